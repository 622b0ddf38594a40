### What the terminal says.

## At the table

begin = { $game }. `help` lists what you can type.
prompt = { $seat }>{ " " }
next-seat = ---- { $seat } ----
hand-over = { $seat } is next. Nobody else looks? Press Enter.{ " " }
you-may = You may:
choices-are = { $count ->
    [one] There is 1 choice.
   *[other] There are choices 1 to { $count }.
}
try-help = { $error }. `help` lists what you can type.
not-allowed = Not allowed. { $refusal }.
is-allowed = `{ $action }` is allowed.
help =
    A number, or an action as it is written in the list, plays it.
      why ACTION    which rule forbids it
      hint          what a bot would do in your place, and what it expects of it
      undo          take your last move back, unless it turned up something
      look          show the table and the choices again
      log           what happened so far
      rules [N]     the rulebook, or one rule, as in `rules 12`
      save [FILE]   keep the game in a file, now and after every move
      help          this
      quit          leave the table

## A table that its game does not draw

empty = none
face-down = { $count } face down

## Taking back

taken-back = Taken back.
not-taken-back = Not taken back: { $why }.
nothing-happened = nothing has happened yet
not-your-move = the last move was not yours
chance-had-a-say = chance had a say in your last move
turned-up = your last move turned up something hidden

## Hints

would = I would `{ $action }`: { $outlook }.
or-would = { "     " }or `{ $action }`: { $outlook }.
very-good = very good prospects
good = good prospects
even = even prospects
poor = poor prospects
very-poor = very poor prospects
outlook = { $prospects }, { $of-hundred } of 100
imagined = (From { $games ->
    [one] 1 imagined game
   *[other] { $games } imagined games
}: 0 is the worst that can come of it, 100 the best.)

## Rules and files

no-rule = There is no rule { $number }. `rules` prints them all.
exists-already = { $file } exists already; name another file.
saved = Saved. `hedgerow play --resume { $file }` goes on from here.
not-saved = Not saved: { $file }: { $error }.
cannot-keep = cannot keep the game in { $file }: { $error }
is-kept = The game is kept: `hedgerow play --resume { $file }` goes on.
was-not-saved = The game was not saved.
no-such-file = there is no such file or folder
not-permitted = this is not permitted
is-a-folder = this is a folder
no-folder = part of the path is not a folder
disk-full = the disk is full
not-text = this is not text

## The end

won-together = Won together ({ $reason }), { $scores }.
lost-together = Lost together ({ $reason }), { $scores }.
winner-is = The winner is { $seat } ({ $reason }), { $scores }.
winners-are = First place is shared by { $seats } ({ $reason }), { $scores }.

## Who sits where

nobody-such = { $error }, and `human`, a person at this keyboard
