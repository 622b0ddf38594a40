### What goes wrong, and what to do about it.

## Problems of the server

no-page = There is nothing at this address.
no-table = There is no such table.
no-game = There is no such game.
foreign = This request came from another site.
unknown-host = This server does not know the name in the address.
stranger = This token is not known here.
too-many = That was too much at once.
outdated = This game was played under rules of another version.
unavailable = The server can neither read nor save its tables right now.
server-full = The server is full. Try again in a moment.
too-many-connections = There are too many connections from your network.
disk-full = The server’s disk is full.
disk-fails = The server’s disk is failing.
read-only = The server cannot write to its database.
unreachable = The server cannot reach its database right now.
damaged = The server’s database is damaged.
broken = Something went wrong here.
with-advice = { $problem } { $advice }

## What to do about it

advice-first-page = Go to the first page and start from there.
advice-new-link = Ask whoever sent you the link for a new one.
advice-the-page = Go to the page itself and try there.
advice-other-host = Use another address of it, or start it with --allowed-host and this name.
advice-sit-down = Sit down at a table or make one; then you are known here.
advice-try-again = Go back, look again, and try something else.
advice-wait = { $seconds ->
    [one] Wait a second and try again.
   *[other] Wait { $seconds } seconds and try again.
}
advice-finish = Finish or close something first.
advice-program = It can be replayed with the program it was played with.
advice-not-stored = What you did just now was not stored; everything before it is kept. Try again in a moment.
advice-moment = What you did just now may not have been stored; everything before it is kept. Try again in a moment.
advice-backup = Whoever runs it has to restore a backup.
advice-noted = It was noted. Try again in a moment.

## Forms, addresses and what programs send

control-characters = Control characters cannot be used.
too-long = `{ $field }` is longer than { $most } letters.
not-utf-8 = The address is not written in UTF-8.
number-needed = `{ $field }` must be a whole number.
field-missing = `{ $field }` is missing.
form-unreadable = The form cannot be read: { $why }.
request-unreadable = The request cannot be read: { $why }
file-unreadable = The file cannot be read: { $why }.
message-unreadable = That message cannot be read.
no-seat = There is no such seat.
name-a-seat = Name a seat.
seat-or-spectator = `as` is a seat or `spectator`.
only-this-machine = Only this machine may look at this.
no-language = There is no such language.
sentence = { CAPITAL($what) }.

## New tables

many-tables = You have too many unfinished tables.
players-exactly = { $players ->
    [one] This game is for { $players } player.
   *[other] This game is for { $players } players.
}
players-between = This game is for { $least } to { $most } players.
bots-at-tables = { $game } has no bot `{ $bot }`. At tables there are { $levels }.
chosen-seed = Whoever chooses the seed can know every card. Where others play, leave it out, or make it a chosen deal, which everybody has to agree to.
say-your-name = Give yourself a name.

## Games that are kept

kept-too-many = You have as many finished games here as one person may keep. Delete some under My games.
host-keeps-too-many = Whoever made this table has as many finished games as one person may keep. Make a table of your own.
delete-not-yours = Only whoever made a table can delete its game.
delete-not-over = This game is not over. Play it to its end, or close the table, and delete it then.
deal-of-record = What the record says about its deal is wrong.
position-not-kept = The position this record starts from cannot be stored.
over-there = The game is over there; go back a step.
still-runs = The game is still going on; play it at its table.
others-cards = The others’ cards can be seen when the game is over.
only-so-many-moves = { $moves ->
    [one] This game has { $moves } move.
   *[other] This game has { $moves } moves.
}
record-later = The record is available when the game is over, because it tells every card.

## Printing and the lab

backs-moved = Backs can be moved by { $most } mm at most.
seats-too-long = Name fewer bots.

## People, devices, reminders

not-your-name = That is not your name. Type it as it is shown.
link-used-up = This link was used already, or is too old.
passkeys-many = You have many passkeys already.
passkey-twice = This passkey is known already.
passkey-nobody = This passkey belongs to nobody here.
passkey-unchecked = This passkey could not be checked.
passkeys-need = Passkeys need an encrypted address, or localhost.
took-too-long = That took too long. Try it again.
not-pushed-there = Messages cannot be pushed there.
no-mails-there = Mails cannot be sent to this address.
enough-links = No more links can be sent today.
mail-not-sent = The mail could not be sent. Try again later.

## At a table

seat-taken = That seat is taken.
your-own-seat = That is your own seat.
somebody-elses-seat = That seat is somebody else's.
no-seat-here = You have no seat at this table.
only-the-host = Only whoever made the table can do that.
no-mark = There is no such mark.
mark-taken = Somebody else has that mark.
unwatched = The people at this table play without an audience.
too-many-watch = Too many people are watching this table already.
open-too-often = You have this table open too many times.
watch-too-much = You are watching too many tables at once.
nothing-to-say = There is nothing to say.
not-begun = The game has not begun yet.
begun-already = The game has begun already.
not-over-yet = The game is not over yet.
game-over = The game is over.
table-closed = The table was closed.
table-is-full = This table holds no more moves. Begin a new game.
moved-on = The game has moved on; look again.
confirm-resigning = Please confirm that you give up.

## The deal

agree-to-chosen = Whoever made this table chose the seed and could know every card. Sit down only if you agree to that.
same-promise = Somebody else has promised the same. Draw a secret of your own.
being-dealt = The cards are being dealt.
adds-nothing = At this table devices take no part in the deal.
not-dealt-yet = The cards are not being dealt yet.
dealt-already = The cards have been dealt already.
promised-nothing = Your device promised nothing before the deal.
not-promised = That is not the secret that was promised.

## Whoever is away

not-playing-here = You do not play here.
nobody-away = Nobody who could be away sits there.
here-a-moment-ago = They were here a moment ago. Wait a little.
at-least-level = A bot that stands in at this table is at least `{ $level }`.
bot-in-minutes = { $minutes ->
    [one] A bot may play for them in a minute, if they stay away.
   *[other] A bot may play for them in { $minutes } minutes, if they stay away.
}
no-bot-for-the-away = At this table no bot plays for those who are away.
not-their-turn = It is not their turn, so nobody has to wait for them.
bot-plays-for-you = A bot plays for you. Take your seat back first.

## Taking back

nothing-happened = Nothing has happened yet.
not-your-move = The last move was not yours.
chance-had-a-say = Chance had a say in your last move.
turned-up = Your last move turned up something hidden.
