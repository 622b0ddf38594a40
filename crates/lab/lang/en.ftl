### What the lab says.

## How much was played

nothing-played = Nothing was played.
extent = { $games } of { $title } with { $players }, on { $deals }{ $stopped }.
some-games = { $number ->
    [one] 1 game
   *[other] { $written } games
}
some-players = { $number ->
    [one] 1 player
   *[other] { $number } players
}
some-deals = { $number ->
    [one] 1 deal
   *[other] { $written } deals
}
stopped-before = , stopped before the { $deals } that were asked for

## In a minute

first-in-turn = The first in turn order wins { $share }; an equal share is { $fair } %: { $verdict }.
no-advantage = no advantage of a seat is seen
turn-helps = the first turn helps, by { $points } points
turn-hurts = the first turn hurts, by { $points } points
team-wins = The team wins { $share } of its games.
team-makes = The team makes { $points } points.
winner-has = The winner has { $points } points, { $margin } more than anybody else; { $ties } of the games have several winners.
lead-changes-told = The lead changes { $changes } times; the winner leads for good after { $part } % of the game; { $comebacks } of the games are won from behind at half-time.
wins-listed = Wins: { $bots }.
wins-of-one = { $bot } { $share }
wins-against = { $one } wins { $share } against { $other }{ $elo }.
elo-behind = , { $elo } Elo
takes-decisions = A game takes { $decisions } decisions (nine games in ten: { $low } to { $high }, the middle one { $median })
takes-turns = { takes-decisions } in { $turns } turns; { $choices } of 100 decisions leave a choice, among { $actions } actions on average
as-sentence = { $text }.
never-happened = It never happened in { $games } games that { $happenings }.
happening-by-rule = { $happening } ({ $rule })

## Without an action

nothing-taken-away = No decision offered `{ $action }` beside another choice: nothing was taken away.
taken-away = `{ $action }` was taken away { $times ->
    [one] 1 time
   *[other] { $written } times
}
taken-from-team = { $taken }, from one of the team.
makes-no-difference = { $taken }. Whoever does without it wins { $share }; an equal share is { $fair } %: it makes no difference that can be seen.
is-worth = { $taken }. Whoever does without it wins { $share }; an equal share is { $fair } %: it is worth { $points } points.

## Ladders

rung-points = { $name }: { $points } points.
rung-wins = { $name }: wins { $share }.
rung = { $name }: wins { $share }{ $elo }; { $verdict }.
rung-elo = { " " }({ $elo } Elo, { $low } to { $high })
no-difference = no difference is seen
skill-wins = skill wins
stronger-loses = the one that should be stronger loses

## Variants

compared-with = Everything is compared with { $first }, on the same deals. What is said to change would change as much by chance alone in at most one of 20 comparisons.
exactly-the-same = { $name }: every game goes exactly the same.
no-change-beyond = { " " }No change by more than { $width }, if any: { $figure }.
nothing-changes = { $name }: nothing changes that can be told from chance.{ $kept }
changes = { $name } changes: { $changes }{ $more }.{ $kept }{ $rest }
change = { $figure } { $by }
more-figures = { $count ->
    [one] , and 1 more figure
   *[other] , and { $count } more figures
}
others-unsure = { $count ->
    [one] { " " }The other figure does not change for certain.
   *[other] { " " }The other { $count } figures do not change for certain.
}
points-width = { $points } points
points-between = { $points } points ({ $low } to { $high })

## Names of figures, in order of appearance

usual-rules = the usual rules
bot-against = { $stronger } against { $weaker }
bot-without = { $bot } without { $action }
bot-with = { $bot } with it
wins-of-seat = wins of seat { $seat }
wins-of-turn = wins of the { $nth } in turn order
points-of-seat = points of seat { $seat }
points-of-winner = points of the winner
margin-of-winner = margin of the winner
games-tied = games with several winners
points-of-team = points of the team
games-won = games won by the team
decisions-of-game = decisions of a game
wins-of-bot = wins of { $bot }
points-of-bot = points of { $bot }, each
turns-of-game = turns of a game
real-choices = decisions with a real choice
legal-actions = legal actions, over all decisions
lead-changes = lead changes
lead-for-good = part of the game before the winner leads for good
comebacks = games won from behind at half-time
first = first
second = second
third = third
fourth = fourth
fifth = fifth
sixth = sixth
first-short = 1st
second-short = 2nd
third-short = 3rd
fourth-short = 4th
fifth-short = 5th
sixth-short = 6th

## The page

page-title = { $heading } · Hedgerow lab
heading-compare = { $game }: variants compared
heading-sweep = { $game }: { $key } varied
heading-deviate = { $game }: which option matters
heading-restrict = { $game }: without an action
heading-ladder = { $game }: does skill win?
in-a-minute = In a minute
about-figures = Figures are means; in brackets the interval that holds the truth 95 times in 100. Bots are not people: what they miss, nobody here finds.
to-do-again = To do it again
program-version = Hedgerow { $version }; { $setting }.
usual-house-rules = the usual house rules
changed-data = , with a changed data file (in run.json)
setting = { $game } (rules version { $rules }){ $cards }, { $options }, seats { $seats }, first seed { $seed }
figures-of = Figures: { $name }
figure = figure
mean-interval = mean (95 % interval)
points-title = Points
length-title = Length
points = points
decisions = decisions
wins = wins
share = share
wins-by-seat = Wins by seat
wins-by-turn = Wins by turn order
wins-by-bot = Wins by bot
seat = seat
place-in-turn = place in turn order
bot = bot
equal-shares = equal shares
and-more = { $from }+
how-games-end = How games end
ending = ending
share-of-games = share of games
pieces-title = Cards and other pieces
about-pieces = Times in a game, over { $games } games looked at closely. "With" are the players who used the piece in the game, "without" all others. That is a connection, not a cause: who is ahead may simply get to use more.
kind = kind
piece = piece
games-without-use = games without use
wins-with = wins with
wins-without = wins without
points-with = points with
points-without = points without
difference = difference
never-met = Never met: { $pieces }.
rules-title = Which rules matter
about-rules = By what the program reports while it plays; a rule without an event of its own does not show.
rule = rule
what-happens = what happens
times-in-game = times in a game
games-with-it = games with it
variant = variant
verdict-changes = changes
verdict-chance = cannot be told from chance
instead-of = { $name } instead of { $first }
before = before
difference-same-deals = difference on the same deals
verdict = verdict
pair-wins = Wins of the first of each pair
bot-reaches = What each bot reaches
pair = pair
interval = { $mean } ({ $low } to { $high })
share-interval = { $mean } % ({ $low } to { $high })

## Games that do not say what they measure

card = card
action = action
offered = could be chosen
forced = had to be
chosen = chosen

## What cannot be

lineup = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: name one for all, two (one of the first at a table full of the second) or { $seats }
other-game = the order is for `{ $game }`
other-rules = the order is for version { $found } of the rules of { $game }, this program plays version { $own }
no-path = `{ $text }` is not a path to a number: write it as ROW.COLUMN, as in two-evils.cost
no-row = the data file has no row `{ $row }`
no-column = the data file has no column `{ $found }`, only { $columns }
several-rows = { $count } rows are called `{ $row }`: say which, as in { $row }@2.{ $column }
several-numbers = `{ $cell }` in { $path } has { $count } numbers: say which, as in { $path }.2
no-number = `{ $cell }` in { $path } has no such number
