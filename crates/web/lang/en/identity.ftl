### What people read about themselves.

## Devices

devices = Your devices
devices-lead = Each browser you are known in has a key of its own, which stays good as long as you come back within 400 days.
this-device = this one
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
sign-out-hint = Whoever is signed out everywhere comes back with a passkey only.
unknown-device = A program, or an unknown browser
device-on = { $browser } on { $platform }
some-browser-on = A browser on { $platform }
used-today = used today
used = last used { $ago }
known-since-today = added today
known-since = added { $ago }
link-hint = The link works once, and for one hour.
link-waits = { $minutes ->
    [one] A link waits to be used, for one more minute.
   *[other] A link waits to be used, for { $minutes } more minutes.
}
cancel-link = Cancel the link

## Whoever is not known here

stranger = Have you played here before?
stranger-lead = On a device that knows you, open the settings, ask for the link for another device, and open it here.
come-back-title = Have you played here before? · Hedgerow
somebody-else = Come in as somebody else

## Passkeys

passkeys = Passkeys
passkeys-lead = A passkey is kept by your phone, your computer or your password manager. With it you are yourself in any browser, without a link, even if you lose this device.
made-in = Passkey made in { $device }
add-passkey = Add a passkey
remove = Remove
sign-in-passkey = Sign in with a passkey
passkey-failed = That did not work, or was called off. Nothing has changed.
passkey-known = This device has a passkey for you already.
passkeys-unsupported = This browser offers no passkeys, or JavaScript is off.
passkeys-insecure = Browsers offer passkeys under an encrypted address (https://) only or, on the machine itself, under the name localhost instead of an address in digits.

## What is stored

about-you = Your data
about-you-lead = You can read what this server stores, take everything about you with you, and delete it.
what-is-stored = What this server stores
download-everything = Download everything about me
delete-me = Delete me …

delete-title = Delete me · Hedgerow
delete-heading = Delete yourself from this server?
delete-own = Your name, your devices, passkeys, links and private notes go at once and for good. Nobody can bring them back.
delete-running = Games that others play with you go on: a bot takes your seat. Tables with nobody else at them are closed.
delete-over = Games that are over can still be looked back at. Where your name was, at the table, in the chat and in records, it says “deleted player”. What you said stays.
type-your-name = To be sure, type your name ({ $name }):{" "}
delete-now = Delete me for good
keep-me = No, go back
deleted-player = deleted player

## Privacy

privacy-title = What this server stores · Hedgerow
privacy-heading = What this server stores
privacy-lead = What is needed to play, and nothing about you that you have not told it. No account, no advertising, and nobody follows what you do.
privacy-you = You
privacy-you-words = The name you chose, a random number that stands for you, and when you first came and were last seen at a table. Until you delete it.
privacy-devices = Your devices
privacy-devices-words = For each browser you are known in: a hash of its key (not the key itself), roughly what it is (“Firefox on Android”), the day it became known and the day it was last used. Forgotten when you sign out, or after 400 days without a visit. Of a passkey the public half is kept, never a fingerprint or a face; those do not leave your device. A link for another device is kept for an hour, as a hash.
privacy-tables = Tables
privacy-tables-words = Who sat where under which name, every move with its time, the house rules, and what was said in the chat. Kept until whoever runs this server removes the table. If you delete yourself, your name goes.
privacy-who = Who sees that
privacy-who-words = Whoever sits at the table, and whoever may watch. Tables in the lobby are found by everybody, others only by those who have the address; at a table that is played unwatched nobody else sees anything. Hidden cards are shown to nobody before the end.
privacy-notes = Private notes
privacy-notes-words = What you note beside a table is shown to you alone.
privacy-reminders = Reminders
privacy-reminders-words = Only if this server offers them and you switch them on: the address under which your browser's push service takes messages for you, or the e-mail address you give. Until you switch them off.
privacy-address = Your internet address
privacy-address-words = It is not stored. For some minutes it is counted in memory how much comes from where, so that nobody can overload the server.
privacy-cookies = Cookies
privacy-cookies-words = Two, and both are needed: “hedgerow” (“__Host-hedgerow” where the connection is encrypted) is the key of this browser, and “language” the language you chose. Browsers keep them for 400 days. Colours, sounds and the like stay in your browser and are not sent.
privacy-others = Others
privacy-others-words = Pages ask no other server for anything: no fonts, no counters, no pictures from elsewhere.
privacy-host = Whoever runs this server
privacy-host-words = They can read all that is stored here, and may keep copies of it in case a disk breaks; what you delete is gone from those when they are.
privacy-yours = What you can do
privacy-yours-words = In the settings you can look at your devices and sign them out, download everything about you as one file, and delete yourself.
privacy-settings = To the settings
