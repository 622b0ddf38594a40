### What all pages say. Values are in braces; `{ " " }` is a space that has to be kept.

hedgerow = Hedgerow
skip = Skip to the content
pages = Pages
lobby = Lobby
lobby-title = Lobby · Hedgerow
my-games = My games
my-games-title = My games · Hedgerow
settings = Settings
settings-title = Settings · Hedgerow
problem-title = Something went wrong · Hedgerow
close = Close
card = A card
copy = Copy
copied = Copied
cancel = Cancel
reconnecting = Reconnecting…
offline = Connection lost. Reconnecting…
mute = Mute
unmute = Unmute
only-move = Your only move:
kept = Kept
play-back = Play
pause = Pause

play-now = Play now
guest = Guest
set-up = With friends
recent = Your tables
all-mine = All your games
variants = House rules to vary it
origin = What it is, and where it comes from
best-games = Best games
no-best-games = Nobody has ended one here yet.
learn = Tutorial
do-this = Now:
another-way = That is allowed too, but this lesson takes another way.
happened = What happened
nothing-yet = The game begins.
step-back = One step back
from-the-start = From the start
home-title = Hedgerow: five tabletop games
home-heading = Five games of forest, garden and borderland
home-lead = Play with friends or with bots. No account: pick a game, give yourself a name, send a link.
rules = Rules
cards = Cards
print = Print
open-tables = Tables with an open seat
no-tables = No open tables right now.
new-table = A new table
running = playing
upload = Continue a game from a file
record-file = Record of a game{ " " }
upload-now = Open it as a replay

print-lead = Cards, boards and rules as a file to print, cut out and play with, the same as on the screen.
print-part = What{ " " }
print-layout = How cards lie on the sheets{ " " }
print-paper = Paper{ " " }
print-ink = Ink{ " " }
print-flip = The printer turns sheets over{ " " }
print-offset = If the backs do not line up with the fronts
print-offset-hint = Print the calibration sheet of a two-sided layout; it says which millimetres to fill in here.
print-right = Move backs right, mm{ " " }
print-down = Move backs down, mm{ " " }
show-sheets = Show the sheets
download-pdf = Download the PDF
print-hint = Print at 100 %, without fitting to the page; the ruler on each sheet is 50 mm long.
print-others = Print another game

your-name = Your name{ " " }
name = Name{ " " }
seats = Seats
how-many = How many play{ " " }
me = me
a-friend = a friend, by link
about-bots = How the bots play
bots-play-fair = A bot sees what its seat may see and nothing else.
house-rules = House rules
house-rules-hint = Leave everything as it is to play by the book.
usual-rules = By the book.
more = Order, pace, spectators, absence, seed
pace = Bots play{ " " }
recover-title = Be yourself on this device · Hedgerow
recover-heading = Play as yourself on this device
recover-words = From now on this browser knows you, with your name and your tables.
recover-now = Yes, this is me
listed = { " " }List the table in the lobby. Otherwise only people with the link find it.
spectators = { " " }People with the link may watch. They see what lies open, and no hands.
grace = If somebody is away when it is their turn, a bot may play for them{ " " }
grace-5m = after 5 minutes
grace-1m = after a minute
grace-30m = after half an hour
grace-1d = after a day
grace-never = never
stand-in = That bot is the{ " " }
order = Seats{ " " }
order-listed = as listed
order-random = drawn by lot
seed-wish = Seed{ " " }
seed-hint = Leave it empty for a fresh shuffle. With the same seed and the same decisions a game repeats itself.
make-table = Make the table
read-rules = Read the rules

table = Table
beside-the-table = Log, chat and rules
what-now = What to do now
hand-and-actions = Hand and actions
actions = Actions
hot-seat = Several people at one screen
closed = This table is closed.
undo = Undo
redo = Redo
restart-turn = Restart turn
since-you-looked = Since you last looked
questions = Type an action as the list writes it, or ask: hand, board, moves, score, last, help.
copy-log = Copy the log
type-an-action = Command box
action-in-notation = Action, as the rules write it{ " " }
do-it = Do it
players = Players
nobody = nobody yet
you = you
to-act = to act
points-by-source = Where the points come from
here = here
away = away
take-back-seat = Take my seat back

open = open
closed-seat = closed
invitation = Invitation
invite = Send this link, or let a phone read the code. Whoever opens it may sit down.
invitation-code = The invitation as a code for phones
only-this-machine = Only this machine can open this link. To let other devices in, start Hedgerow with --listen 0.0.0.0:7777 and open it by one of the addresses that it then lists.
recovery-code = The link as a code for phones
your-mark = Your mark:
free-seat = Free the seat
nobody-at-all = nobody: play without it
host-decides = Who may watch, pace, absence, order
host-decides-still = Who may watch, pace
ask-no-more = Yes, and do not ask again in this game
start = Start
host-starts = The game starts when every seat is taken, or when the host starts it with bots in the open seats.
leave = Leave the table
sit-down = Sit down
sit-here-too = Sit here too
give-seat-to = Give it to{ " " }
anybody = anybody with the link
change = Change

log = Log
filter = Only lines with{ " " }
earlier-moves = Earlier moves
replay = Replay
download-record = Download the record
chat = Chat
say = Say{ " " }
send = Send
watches = watches
spectators-chat = What you say as a spectator is marked as such.
notes = Notes
notes-for-you = For your eyes only{ " " }
keep = Keep
search-rules = Search the rules{ " " }
glossary = Marks and words
glossary-hint = Hold a card, or press i on it, to see it large with its marks explained.
search-cards = Only cards with{ " " }
open-rules = Open the rules
all-cards = All cards
menu = Menu
full-screen = Full screen
score = Score
fair-shuffle = A fair shuffle
seed-hash = SHA-256 of the seed:
seed = The seed:
seed-later = The seed itself is shown after the game, so that anybody can check the deal.
verify = Download the record and check it with: hedgerow replay FILE --verify
deal-explained = The cards are dealt from secrets: one of the server and one of every player's device. Each shows its SHA-256 first and the secret only when all others are fixed. So nobody can choose the cards: no host, no player, no server.
deal-claimed = This record was uploaded. What it says about its deal fits together, but this server did not deal the game.
deal-held = The deal is as promised: checked on this device.
deal-unseen = The numbers fit together. This device did not see the promises before the deal, so it cannot compare them.
deal-broken = The deal is NOT as promised: the numbers do not fit together.
deal-swapped = The deal is NOT as promised: these are not the promises this device saw before the deal.
deal-dropped = The server dealt without the secret that this device sent.
dealt-by-server = The server alone dealt; no player’s device took part.
dealt-by = Dealt from secrets of the server and of the devices of { $names }.
added-nothing = Nothing came from { $names }.
promises = Promises and secrets
the-server = The server
promise-hash = promised
promise-secret = revealed
no-promise = promised nothing
dealing = The cards are being dealt…
waiting-for-shares = Waiting for the secret of { $names }. In a few seconds the game begins in any case.
look-again = Look again
chosen-deal = Chosen deal
chosen-explained = Whoever made this table chose the seed, and could know every card from the start.
chosen-log = The seed of this game was chosen: whoever made the table could know every card.
chosen-wish = { " " }Chosen deal: where others play, a seed I choose is marked for all to see, and everybody has to agree to it.
accept-chosen = { " " }I agree: whoever made the table could know every card.
known-cards = Known cards
known-explained = This game continues another one whose cards everybody could see.
resign = Resign
resign-now = Yes, resign

the-end = The end
place = Place
player = Player
where-from = Where from
rematch = Rematch
to-the-rematch = To the rematch
watch-replay = Watch the replay
new-game = New game like this

steps = Steps
first = First
back = Back
on = Next
last = Last
move = Move{ " " }
seen-by = Seen by{ " " }
a-spectator = a spectator
go = Go
to-the-table = To the table
play-on-from-here = Play on from here
play-on-with-bots = Play on against bots
play-on-alone = Play on at one screen
play-on-hint = A new table from this position. This record stays as it is.

no-games-yet = You are not at any table.
start-one = Start a game
waiting-for-you = Waiting for you
waiting-for-others = Waiting for others
heard = What others do
not-started = Not started
finished = Finished
kept-games = You keep { $kept } of at most { $most } finished games.
delete-mark = Mark for deletion
delete-marked = Delete the marked games
delete-heading = Delete these games?
delete-words = They cannot be brought back. Download a record first if you want to keep the game: it can be uploaded again.
delete-shared = Others played here too, and cannot look at these games any more either.
delete-for-good = Delete for good
closed-in = { $days ->
    [one] closed in 1 day unless somebody moves
   *[other] closed in { $days } days unless somebody moves
}
deleted-in = { $days ->
    [one] deleted in 1 day
   *[other] deleted in { $days } days
}
closing-soon = { $days ->
    [one] Nobody has moved here for a long time. If nobody does, this table is closed in 1 day.
   *[other] Nobody has moved here for a long time. If nobody does, this table is closed in { $days } days.
}
deleting-soon = { $days ->
    [one] This game is deleted from the server in 1 day. Download the record to keep it.
   *[other] This game is deleted from the server in { $days } days. Download the record to keep it.
}
gathering-kept = { $days ->
    [one] If no game begins, this table is removed after 1 day. A word in the chat keeps it as long again.
   *[other] If no game begins, this table is removed after { $days } days. A word in the chat keeps it as long again.
}
outdated = This game was played under version { $played } of its rules, and this server plays version { $known }. It cannot be continued here.
outdated-broken = This game cannot be continued here: what is stored of it does not follow the rules.
outdated-record = What happened can be taken along as a record, and replayed with the program it was played with.
outdated-close = Close the table, and everybody who was here can download the record of the game.
outdated-wait = Whoever made the table can close it. Then the record of the game can be downloaded here.
close-table = Close the table

you-heading = You
other-device = Play on another device
recovery = There is no account: this browser is your key. Open the link on another device to be yourself there too. Whoever has the link can play as you.
recovery-link = Link for another device
show-link = Show the link
this-browser = In this browser
kept-here = These choices stay in this browser.
no-script = Without JavaScript, pages work with links and buttons; colours follow your system, and you see what is new when you reload a page.
keys = Keys
theme = Colours{ " " }
motion = Animation{ " " }
confirm = A click on a card{ " " }
forced = A move without a choice{ " " }
letter-keys = Keys that are a single letter{ " " }
sound = Sounds{ " " }
notify = Notice on the desktop when it is your turn{ " " }
contents = Contents

## Choices of the settings

theme-system = as the system has them
theme-day = day
theme-night = night
motion-normal = normal
motion-fast = fast
motion-slow = slow
off = off
confirm-select = selects it; a second one plays it
confirm-play = plays it at once
forced-auto = is made for me
forced-ask = is left to me
pace-normal = at an easy pace
pace-slow = slowly
pace-fast = quickly
pace-instant = at once
sound-quiet = quiet
sound-on = on
sound-loud = loud
switched-on = on
tongue = Language{ " " }
tongue-hint = Rulebooks are in English only.
english-rules = The rulebook is in English.

## The marks of players

mark-circle = red circle
mark-square = blue square
mark-triangle = green triangle
mark-diamond = purple diamond
mark-star = amber star
mark-cross = grey cross

## The keys of a table page

key-tab = Tab
key-tab-does = from one zone or button to the next
key-arrows = Arrows
key-arrows-do = from card to card within a zone
key-enter = Enter, Space
key-enter-does = select a card; again: play it
key-esc = Esc
key-esc-does = put back what is selected
key-u-does = undo
key-e-does = end the turn, or pass
key-i-does = look at a card closely
key-l-does = the list of all actions
key-c-does = chat
key-r-does = rules
key-ends = Home, End
key-ends-do = replay: first and last move; the arrows step
key-help-does = these keys

## Quick things to say

phrase-hello = Hello!
phrase-good-move = Good move.
phrase-thanks = Thank you.
phrase-moment = One moment, please.
phrase-good-game = Good game!

## How bots play

finch = Finch
rook = Rook
wren = Wren
heron = Heron
jay = Jay
starling = Starling
lark = Lark
thrush = Thrush
level-easy = plays by simple habits, and errs like a beginner
level-medium = thinks a little before each decision
level-hard = thinks for up to a second before each decision, as well as it can

## Printing

paper-a4 = A4
paper-letter = Letter
layout-quick = nine fronts on a sheet, for sleeves
layout-duplex = nine fronts, then their backs, two-sided
layout-fold = fronts above backs, to fold and glue
layout-bleed = eight with colour over the edge, two-sided
layout-shop = one on a page, for a print shop
ink-full = full colour
ink-low = little: lines without areas
ink-grey = greys
flip-long = the long edge, like a book
flip-short = the short edge, like a calendar
part-all = everything
part-cards = cards and tiles
part-board = boards and tracks
part-tokens = pawns and markers
part-tally = the tally card
part-rules = the rulebook

## Single phrases

lesson-done = Done
just-now = just now
nobody-sits = nobody sits here yet
waiting-alone = Waiting
resigning-alone = The game ends here.
resigning-two = Your opponent wins, and the game ends.
resigning-more = A bot takes your seat, and the others play on.
team-won = You won together!
team-lost = You lost together.
draw = A draw

## Sentences

seat = Seat { $number }
players-count = { $most ->
    [1] For one player.
   *[other] For { $most } players.
}
players-range = For { $least } to { $most } players.
new-table-of = New table · { $title } · Hedgerow
tutorial-of = { $title }: a first game
lesson = Step { $step } of { $steps }
rules-of = Rules · { $title } · Hedgerow
cards-of = { $title }: what is in the box
replay-of = Replay · { $title } · Hedgerow
table-of = { $game } · Hedgerow
your-turn-at = ● Your turn · { $game } · Hedgerow
bot = { $level } bot
stand-in-as = { $level } bot stands in
plays-for-you = At the moment a { $level } bot plays for you.
let-a-bot-play = Let a bot play for { $name }
bot-may-play-soon = A bot may play for { $name } in a minute.
bot-may-play-in-minutes = A bot may play for { $name } in { $minutes } min.
bot-may-play-in-hours = A bot may play for { $name } in { $hours } h.
no-bot-plays = At this table no bot plays for { $name }.
open-seats = { $open ->
    [one] 1 open seat
   *[other] { $open } open seats
}
house-rules-count = { $count ->
    [one] 1 house rule
   *[other] { $count } house rules
}
moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
won-after = { $rounds ->
    [one] won in 1 round
   *[other] won in { $rounds } rounds
}
guests = { $count ->
    [one] 1 guest
   *[other] { $count } guests
}
sitting = with { $names }
watching = { $count } watching: { $names }
gave-up = { $name } gave up
wants-rematch = { $name } wants a rematch.
pass-on = Pass on to { $name }
bots-take = { $open ->
    [one] One seat is open. If you start now, a medium bot takes it.
   *[other] { $open } seats are open. If you start now, medium bots take them.
}
minutes-ago = { $minutes } min ago
hours-ago = { $hours } h ago
days-ago = { $days ->
    [one] 1 day ago
   *[other] { $days } days ago
}
away-since = away, last seen { $ago }
next-waiting = { $count ->
    [one] A game waits for you
   *[other] { $count } games wait for you
}
gathering = { $title }: who plays?
your-turn = Your turn: { $task }
turn-of = { $name }: { $task }
waiting-for-task = Waiting for { $name } ({ $task })
waiting-for = Waiting for { $names }
pass-the-device = Pass the device to { $name }
only = Only { $name } should look now.
i-am = I am { $name }: show my hand
yes = Yes: { $action }
rule = Rule { $number }
all-actions = { $count ->
    [1] The only action
   *[other] All { $count } actions
}
place-number = { $place }.
if-it-ended = If it ended now: { $points }, place { $place }
if-all-ended = If it ended now: { $what }
step = After move { $ply } of { $plies }
status = Status { $status }
usual-numbers = (usual: { $numbers })
wins = { $name } wins
share-the-win = { $names } share the win
print-of = Print { $game }
sheets = { $count ->
    [one] 1 sheet
   *[other] { $count } sheets
}
sheet = Sheet { $number }
