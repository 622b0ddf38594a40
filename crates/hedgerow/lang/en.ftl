### What the command line says. Help texts in English stand beside the arguments themselves.

## Every command

error = error: { $words }
no-such-language = there is no language `{ $language }`; there are { $known }
no-such-game = there is no game `{ $game }`; there are { $games }
of-file = { $file }: { $words }
cannot-write = { $file } cannot be written: { $why }
cannot-read = { $file } cannot be read: { $why }
no-such-seat = `{ $text }` is not a seat at this table; there are 0 to { $last } and `spectator`
option-shape = option `{ $option }`: write KEY=VALUE
option-twice = option `{ $key }` is given twice
players-differ = --players { $players } does not match the { $named } of --seats
no-person-here = no person can sit here: every seat takes a bot, such as random
threads-range = --threads takes a number from 1 to { $most }

## Games and rules

listed-game = { $id } { $title }: { $summary } ({ $players })
described-game = { $title }: { $summary }
players-exactly = { $most } players
players-range = { $least } to { $most } players, usually { $usual }
greedy-players = greedy players: { $names }
house-rules = House rules, the default first (-o KEY=VALUE):
switch = { $key } ({ $rule }): { $meaning }
no-such-rule = there is no rule `{ $rule }`; there are { $first } to { $last }

## Playing and looking back

seed = seed { $seed }
record-exists = { $file } exists already; `--resume { $file }` goes on with it
best-totals = Best totals ({ $challenge }):
this-game = this game
field-seats = field `seats`: { $why }
field-deal = field `deal`: { $why }
no-data-folder = no folder for best totals: set HEDGEROW_DATA to one
is-damaged = { $file } is damaged; move it out of the way
too-far = --to { $to }: the record has { $count } decisions
other-seed-hash = the hash of its seed is { $hash }, not { $shown }: the cards were not dealt as promised
nobody-promised = nobody promised { $wanted } in this record: the cards were not dealt as promised
ok = ok: { $words }
dealt = deal: { $words }
seed-hash = seed hash { $hash }
goes-on = { $plies ->
    [one] 1 decision
   *[other] { $plies } decisions
}, the game goes on
over = { $plies ->
    [one] 1 decision
   *[other] { $plies } decisions
}, over: { $outcome }
deal-unsaid = the record does not say where its seed came from
deal-chosen = CHOSEN: whoever made the table chose the seed and could know every card
deal-by-server = by the server alone; nobody else added to it
deal-fair = fairly, by { $people ->
    [one] 1 person
   *[other] { $people } people
} ({ $names }) and the server
deal-silent = { $dealt }; nothing came from { $names }
deal-given-position = { $dealt }; it starts from a given position, so what lay there was known
ends-after = the game ends after { $plies ->
    [one] 1 decision
   *[other] { $plies } decisions
}
not-a-position = not a position: { $why }
not-an-object = it must be an object
position-over = a position of { $game }, the game is over
position-waits = a position of { $game }, { $seats } to act

## Serving

serving = Hedgerow is at { $url } (Ctrl+C stops it)
other-devices = Other devices in your network open one of these:
only-here = Only this machine can open it; --listen 0.0.0.0:{ $port } lets others in.
in-use = { $address } is in use; choose another address with --listen
cannot-listen = cannot listen on { $address }: { $why }
no-such-address = --listen { $address }: there is no such address
address-shape = --listen { $address }: { $why }; an address is HOST:PORT, as in localhost:7777
public-url-shape = --public-url { $url }: it has to begin with http:// or https://
no-database-folder = there is no folder for the database: name one with --data

## Printing

printed = { $file }: { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}, { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}. Print at 100 %.
offset-shape = --offset takes two numbers of millimetres up to 20, as in 0.5,-1, not `{ $text }`

## The arena

team-size = `{ $team }` has { $bots } bots for { $seats } seats: name one bot for all seats, or one for each
team-not-here = `{ $team }`: a team with + is for games that are won together
bots-for-two = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} for 2 seats: name 2
bots-for-seats = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} for { $seats } seats: name 2 (one of the first at a table full of the second) or { $seats }
sprt-shape = --sprt={ $text }: write two shares of wins, the lower first, such as --sprt=0.5,0.55
sprt-needs-shares = --sprt needs two shares in a game that is won together, such as --sprt=0.8,0.9
games-to-go = games
time-to-go = to go
column-bot = bot
column-games = games
column-wins = wins
column-points = points
column-decisions = decisions
column-mean = mean ms
column-p95 = p95 ms
column-max = max ms
played-teams = { $games } games of each team
played-deals = { $games } games: { $deals } deals, { $seatings } seatings each
arena-heading = { $game }{ $options }, { $seats } seats, { $played }, seed { $seed }
arena-interrupted = { $heading }, interrupted
fair-share = { $bot } has { $times } times its fair share of wins [{ $low }, { $high }]
elo-over = Elo of { $bot } over { $other }: { $elo } [{ $low }, { $high }]
points-beside = { $bot } has { $points } points [{ $low }, { $high }] beside { $first } on the same deals
points-percent-beside = { $bot } has { $points }, { $percent }, beside { $first } on the same deals
estimated-points = { $points } points [{ $low }, { $high }]
estimated-percent = { $percent } % [{ $low }, { $high }]
sprt-accepts = accepts { $share }
sprt-undecided = is undecided
sprt-told = SPRT of a share of { $high } against { $low } for { $bot } { $verdict } (log ratio { $ratio }, error { $error } %)

## The lab

keep-name = --keep takes a name of letters, digits, - and _, 60 at most
no-folder = there is no data folder: set HEDGEROW_DATA to one
games-range = --games takes a number from 1 to { $most }
error-range = --until-error takes a percentage above 0 and below 50, as in 0.5%, not `{ $text }`
two-bots = --bots takes at least two bots
restrict-one-bot = restrict takes one bot for all seats: the one without the action plays its equals
without-shape = --without takes an action, as in "buy"
too-many-variants = there are more than { $most } variants
compare-needs = compare needs an option with several values, as in -o dandelion=plain -o dandelion=joker
over-shape = --over `{ $over }`: write KEY=VALUES
number-wrong = --number { $over }: { $why }
number-shape = write it as ROW.COLUMN=VALUES, as in two-evils.cost=1..5
most-values = there can be at most { $most } values
variants-differ = the variants are for { $one } and for { $other } players, who cannot have the same deals: name --players, or run each alone
range-shape = `{ $text }` is not a range: write 10..30 or 10..30/5
range-values = `{ $text }` must have several values, as in 16,21,26 or 10..30/5
report-at = Report: { $file }
tables-not-written = the tables could not be written to the end
report-not-written = the report cannot be written
running-points = points { $mean } ± { $half }
running-wins = { $what } { $mean } ± { $half } %
first-bot-wins = first bot wins
team-wins = team wins
first-in-turn-wins = first in turn order wins

## When a command cannot be understood; a default in a help text

default-value = { "[" }default: { $value }]
see-help = More about it: { $command } --help
no-such-command = there is no command `{ $found }`
no-such-argument = there is no argument `{ $found }` here
perhaps = { $wrong }; did you mean `{ $likely }`?
value-missing = `{ $argument }` needs a value
value-wrong = `{ $argument }` cannot be `{ $value }`
value-wrong-because = `{ $argument }` cannot be `{ $value }`: { $why }
value-known = { $wrong }; there are { $known }
whole-number = it must be a whole number
positive-number = it must be a whole number from 1 on
required = missing: { $arguments }
conflict = `{ $argument }` and `{ $other }` do not go together
given-twice = `{ $argument }` is given more than once
command-missing = name a command: { $known }
cannot-be-read = the command cannot be understood
