### Reminders, and what is said about them.

heading = Reminders
lead = If it is your turn in a game with others and you have looked at nothing for a while, Hedgerow can tell you. It says who plays which game, and nothing of what lies on the table. Reminders are off until you switch them on.
who-are-you = Give yourself a name above; then you can be reminded.
here = In this browser
here-start = Remind me in this browser
here-stop = Stop reminding me here
here-on = This browser tells you when it is your turn and you have been away for two minutes, also while no page is open.
here-not = This browser cannot be reminded here. It needs JavaScript and an encrypted address (https); on an iPhone or iPad, add the page to the home screen first.
here-denied = This browser does not let Hedgerow show notices. Its settings for this page can change that.
here-failed = That did not work. Try again later.
devices = Reminders go to { $count ->
    [one] one browser
   *[other] { $count } browsers
} of yours.
stop-all = Stop reminding me in any browser
by-mail = By mail
mail-lead = A mail comes when you have been away for an hour: one for each turn, and never more than ten a day.
address = Your address{ " " }
send-link = Send me a link to confirm it
stop-mail = Forget my address
mail-waiting = A link was sent to { $address }. Open it within a day, and reminders go there.
mail-confirmed = Reminders go to { $address }.
at-table = Remind me when it is my turn
at-table-hint = This browser then tells you, also while the page is closed.
at-table-on = This browser reminds you from now on. The settings can change that.
confirm-title = Confirm your address · Hedgerow
confirm-heading = Reminders by mail
confirm-words = Shall Hedgerow write to you when it is your turn?
confirm-now = Yes, write to me
stop-title = No more mails · Hedgerow
stop-heading = No more mails
stop-words = Hedgerow forgets your address and writes to you no more. Your games stay as they are.
stop-now = Forget my address
stopped-heading = No more mails
stopped-words = Your address is forgotten. In the settings you can give it again.
confirmed-heading = Confirmed
confirmed-words = You get a mail when it is your turn and you have been away for an hour. Each mail has a link that ends them.

## In a browser or a mail

your-turn = Your turn: { $game }
with = With { $names }.
begun = It has begun: { $game }
sat-down = { $names } sat down at your table
again = Play again with { $names }?
why-this-mail = You wanted to be reminded by Hedgerow at { $home }. This link ends these mails:
confirm-subject = Reminders from Hedgerow: confirm your address
confirm-mail = Somebody, you most likely, wants reminders from Hedgerow at { $home } sent to this address. If that is so, open this link within a day:
confirm-else = If it is not, you need do nothing: nothing more will be sent.
