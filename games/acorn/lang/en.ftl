### What the game says, in English.

summary = A deck-building race through trail, river and brush for four or five animals.
credit = The Acorn Race was designed by Seth Karstad, Logan Yue and Morgan Cselinacz.

## Where long words on cards may be parted

seams =
    Under|growth

## Cards and pieces

piece-walk = Walk
piece-run = Run
piece-cheek-pouches = Cheek Pouches
piece-branch-leap = Branch Leap
piece-spring-bound = Spring Bound
piece-antler-charge = Antler Charge
piece-sly-trick = Sly Trick
piece-fox-trot = Fox Trot
piece-river-slide = River Slide
piece-shell-cracker = Shell Cracker
piece-night-sight = Night Sight
piece-silent-glide = Silent Glide
piece-curl-up = Curl Up
piece-bristle = Bristle
piece-refresh = Refresh
piece-berry-patch = Berry Patch
piece-kicked-pebbles = Kicked Pebbles
piece-hidden-stash = Hidden Stash
piece-trail-mix = Trail Mix
piece-stepping-stones = Stepping Stones
piece-undergrowth-dash = Undergrowth Dash
piece-slipstream = Slipstream
piece-two-evils = Two Evils
piece-mill-pond = Mill Pond
piece-shortcut = Shortcut
piece-loose-branch = Loose Branch
piece-scout-ahead = Scout Ahead
piece-greedy-forage = Greedy Forage
piece-long-stride = Long Stride
piece-white-water = White Water
piece-thicket-tunnel = Thicket Tunnel
piece-snare-line = Snare Line
piece-hollow-oak = Hollow Oak
piece-salmon-run = Salmon Run
piece-stampede = Stampede
piece-harvest-moon = Harvest Moon
piece-leaf-pit = Leaf Pit
piece-rock-slide = Rock Slide
piece-tangled-roots = Tangled Roots
piece-mud-puddle = Mud Puddle
piece-thorn-patch = Thorn Patch
piece-wrong-turn = Wrong Turn

## House rules: `rule-KEY` is the name of a switch, `rule-KEY-VALUE` that of a value, `-is` what it means

rule-finish = finish
rule-finish-is = the spot of the finish
rule-players = players
rule-players-is = how many people may play
rule-players-four-to-five = four to five
rule-players-four-to-five-is = four or five
rule-players-two-to-five = two to five
rule-players-two-to-five-is = two to five
rule-stagger = stagger
rule-stagger-is = head start in spots for each place in turn order
rule-reveal = reveal
rule-reveal-is = how many new cards come to the Row
rule-reveal-auto = auto
rule-reveal-auto-is = always as many as possible
rule-reveal-choice = choice
rule-reveal-choice-is = as many as the player says, up to that number
rule-lane-change = lane change
rule-lane-change-is = where two cards can take your pawn
rule-lane-change-any = any
rule-lane-change-any-is = to any other lane
rule-lane-change-adjacent = adjacent
rule-lane-change-adjacent-is = to a lane beside its own
rule-run-option = run option
rule-run-option-is = what Run offers beside its movement
rule-run-option-acorn1 = acorn1
rule-run-option-acorn1-is = 1 acorn
rule-run-option-none = none
rule-run-option-none-is = nothing
rule-run-option-acorn2 = acorn2
rule-run-option-acorn2-is = 2 acorns
rule-must-play = must play
rule-must-play-is = whether some Traps have to be played
rule-must-play-on = on
rule-must-play-on-is = must-play cards must be played
rule-must-play-off = off
rule-must-play-off-is = no card has to be played
rule-two-evils = two evils
rule-two-evils-is = what Two Evils does to its target
rule-two-evils-trap = trap
rule-two-evils-trap-is = the target takes a Trap
rule-two-evils-choice = choice
rule-two-evils-choice-is = the target takes a Trap or goes back 3
rule-trail-edge = trail edge
rule-trail-edge-is = what happens to a pawn on the trail at a checkpoint
rule-trail-edge-wrap = wrap
rule-trail-edge-wrap-is = it goes round into the brush
rule-trail-edge-stay = stay
rule-trail-edge-stay-is = it stays on the trail
rule-played-traps = played traps
rule-played-traps-is = where played Traps go at the end of the turn
rule-played-traps-stay = stay
rule-played-traps-stay-is = to the Nest of their player
rule-played-traps-return = return
rule-played-traps-return-is = under the Trap deck
rule-finish-rule = finish rule
rule-finish-rule-is = when the race is decided
rule-finish-rule-instant = instant
rule-finish-rule-instant-is = as soon as a pawn reaches the finish
rule-finish-rule-photo = photo
rule-finish-rule-photo-is = at the end of that round, for the furthest pawn

## Animals

squirrel = Squirrel
deer = Deer
fox = Fox
otter = Otter
owl = Owl
hedgehog = Hedgehog

## Lanes and spots

trail = trail
river = river
brush = brush
spot-number = spot { $number }
    .short = { $number }

## Effects: `short` is what the terminal writes, as in the data file; `bare` is what fits on a printed card

acorns = { $count ->
    [one] 1 acorn
   *[other] { $count } acorns
}
    .short = acorn { $count }
-traps = { $count ->
    [one] 1 Trap
   *[other] { $count } Traps
}
forward = forward { $count }
    .short = move { $count }
    .bare = move { $count }
back = back { $count }
    .bare = go back { $count }
draw = draw { $count }
discard-some = discard { $count }
trap-self = { -traps } for you
    .short = trap self { $count }
    .bare = gain { -traps }
trap-one = { -traps } for one opponent
    .short = trap one { $count }
    .bare = one opponent gains { -traps }
trap-each = { -traps } for every opponent
    .short = trap each { $count }
    .bare = each opponent gains { -traps }
push-one = one opponent back { $count }
    .short = push one { $count }
    .bare = push one opponent back { $count }
push-each = every opponent back { $count }
    .short = push each { $count }
    .bare = push each opponent back { $count }
chase = forward { $count } for each pawn ahead
    .short = chase { $count }
    .bare = chase { $count }
shed-some = shed up to { -traps }
    .short = shed { $count }
    .bare = shed { $count }
any-lane = any lane
    .short = lane any
    .bare = change lane
nothing-happens = nothing happens
    .short = none
listed = { $list }

## What to do: `short` is the name of the phase

task-pick = pick an animal
task-start = choose a lane to start in
task-reveal = say how many cards to turn up
task-lane = change lanes, play a card or end your turn
task-pay = pay { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
task-play = play, buy, or end your turn
task-bonus = use the bonus, or not
    .short = bonus
task-go = choose a lane
    .short = go
task-target = choose an opponent
    .short = target
task-discard = discard { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
    .short = discard
task-shed = shed up to { $traps ->
    [one] 1 Trap
   *[other] { $traps } Traps
}
    .short = shed
task-evils = take a Trap, or go back 3
    .short = evils
task-over = the race is over

## What may be done, as on a button

pick = Pick the { $animal }
start-in = Start in the { $lane }
turn-up = Turn up { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
change-to = Change to the { $lane }
pay = Pay { $card }
play = Play { $card }: { $does }
play-bonus = Play { $card }: { $bonus }, then { $does }
use-bonus = Use the bonus
no-bonus = No bonus
buy = Buy { $card }
go-to = Go to the { $lane }
aim-at = Aim at { $seat }
discard = Discard { $card }
shed = Shed { $card }
shed-from-nest = Shed { $card } from the Nest
enough = Shed no more
take-trap = Take the Trap
go-back = Go back 3
end-turn = End the turn

## The log: what others do, and what the reader does

picks = { $seat } picks the { $animal }.
you-pick = You pick the { $animal }.
starts = { $seat } starts in the { $lane } on { $spot }.
you-start = You start in the { $lane } on { $spot }.
hands-dealt = Everybody draws four cards.
revealed = { $card } comes to the Row.
pays = { $seat } pays { $card }.
you-pay = You pay { $card }.
goes = { $seat } goes to the { $lane }.
you-go = You go to the { $lane }.
plays = { $seat } plays { $card }.
you-play = You play { $card }.
plays-bonus-first = { $seat } plays { $card }, bonus first.
you-play-bonus-first = You play { $card }, bonus first.
uses-bonus = { $seat } uses the bonus of { $card }.
you-use-bonus = You use the bonus of { $card }.
gathers = { $seat } gathers { $count ->
    [one] 1 acorn
   *[other] { $count } acorns
} ({ $pool } in all).
you-gather = You gather { $count ->
    [one] 1 acorn
   *[other] { $count } acorns
} ({ $pool } in all).
buys = { $seat } buys { $card }.
you-buy = You buy { $card }.
stays = { $seat } stays on { $spot }.
you-stay = You stay on { $spot }.
moves = { $seat } moves forward from { $from } to { SHORT($to) }.
you-move = You move forward from { $from } to { SHORT($to) }.
moves-back = { $seat } moves back from { $from } to { SHORT($to) }.
you-move-back = You move back from { $from } to { SHORT($to) }.
reaches = { $seat } reaches the checkpoint on { SHORT($spot) } and goes on in the { $lane }.
you-reach = You reach the checkpoint on { SHORT($spot) } and go on in the { $lane }.
row-removed = All cards of the Row leave the game.
draws = { $seat } draws a card.
you-draw = You draw { $card }.
shuffles = { $seat } shuffles their Nest into a new deck.
you-shuffle = You shuffle your Nest into a new deck.
discards = { $seat } discards { $card }.
you-discard = You discard { $card }.
gets-trap = { $seat } gets the Trap { $card }.
you-get-trap = You get the Trap { $card }.
gets-no-trap = { $seat } gets no Trap: there are none left.
you-get-no-trap = You get no Trap: there are none left.
sheds = { $seat } sheds { $card }.
you-shed = You shed { $card }.
begins-turn = Round { $round }: { $seat }’s turn.
you-begin-turn = Round { $round }: your turn.
wins = { $seat } wins the race!
you-win = You win the race!

## Why something is not allowed

race-is-over = the race is over
animal-taken = somebody has picked this animal already
pick-first = first everybody picks an animal
place-first = first everybody places a pawn
not-so-many = you cannot turn up that many cards
reveal-first = first say how many cards to turn up
pay-from-hand = only cards in your hand can pay for the lane
pay-first = first pay for the lane change
not-your-pick = it is not your turn to pick an animal
not-your-pawn = it is not your turn to place a pawn
evils-first = the target of { piece-two-evils } has to answer first
not-your-turn = it is another player's turn
bonus-first = first say whether you use the bonus
lane-first = first choose the lane
target-first = first choose an opponent
discard-first = first choose a card to discard
shed-first = first choose a Trap to shed, or say that it is enough
choose-first = first choose between the Trap and going back
opponents-only = choose one of your opponents
no-trap-in-hand = there is no such Trap in your hand
no-trap-in-nest = there is no such Trap in your Nest
animals-before = animals are picked before the race
pawns-before = pawns are placed before the race
cards-at-start = new cards are turned up when a turn begins
nothing-to-pay = there is no lane change to pay for
no-free-lane = there is no free lane to choose now
bonus-when = a bonus is used directly before or after its option
not-asked = no card asks for that now
discard-when = you discard only when a card tells you to
shed-when = no card lets you shed Traps now
change-when = lanes are changed once, before the first card is played
must-play-first = a card in your hand has to be played first
there-already = your pawn is in that lane already
lane-costs-two = a lane change costs two cards from your hand
not-beside = that lane is not beside yours
stays-in-play = that card stays in your play area until the turn ends
not-in-hand = that card is not in your hand
another-first = another card in your hand has to be played first
which-option = say which option: a or b
single-option = that card has a single option
without-bonus = that card has no bonus
not-in-bonus-lane = your pawn is not in the lane of that bonus
not-in-row = that card is not in the Row
too-dear = you do not have enough acorns for that card

## What cannot be read, and tables that cannot be

no-such-animal = there is no animal `{ $id }`
no-such-card = there is no card `{ $id }`
no-such-lane = there is no lane `{ $id }`; there are trail, river, brush
not-a-number = `{ $text }` is not a number from 0 to 255
four-or-five-play = this game is for 4 or 5 players (A1), not { $players }; with two_to_five 2 or 3 may play too
two-to-five-play = this game is for 2 to 5 players (A1), not { $players }

## Hints: one to three parts, the first a sentence of its own

hint-of-one = { $expected }.
hint-of-two = { $expected }; { $more }.
hint-of-three = { $expected }; { $difference }; { $fear }.
reaches-finish = Reaches the finish within { $rounds } rounds in { $races } of 100 races
about-forward = About { $spots ->
    [one] 1 spot
   *[other] { $spots } spots
} in { $rounds } rounds, then { $standing }
about-back = About { $spots ->
    [one] 1 spot
   *[other] { $spots } spots
} back in { $rounds } rounds, then { $standing }
ahead-of-all = { $spots } ahead of everybody
behind-leader = { $spots } behind the leader
level-with-leader = level with the leader
more-spots = { $by } spots more than { $other }
fewer-spots = { $by } spots fewer than { $other }
more-cards = { $by } more cards bought than { $other }
fewer-cards = { $by } fewer cards bought than { $other }
more-traps = { $by } Traps more than { $other }
fewer-traps = { $by } Traps fewer than { $other }
than-next-best = the next best
than-best = the best
rival-first = fears a rival at the finish first in { $races } of 100
fears-traps = fears { $traps } more Traps
without-luck = without luck only { $spots }

## The board

track = Track
row-empty = The Row is empty.
played = Played this turn
runners = Runners
nest = Nest
nest-empty = empty
removed = Out of the game
your-hand = Your hand
animals = Animals to pick from
forage-deck = Forage deck
trap-deck = Trap deck
lane = Lane
lanes = Lanes
to-you = to you
to-one = to one
to-each = to each
pushed-one = one
pushed-each = each
per-pawn-ahead = per pawn ahead
away = away
must = must be played
trap = Trap
start-card = starting card
spot = spot on the track
lane-name = { CAPITAL($lane) }
no-animal = no animal yet
costs = costs { $cost }
full-name = { $card }, { $kind }: { $does }
full-name-or = { $card }, or { $other }
full-name-bonus = { $card }. Bonus in the { $lane }: { $bonus }
full-name-must = { $card }. Must be played
runner-waits = { $animal }, not placed yet
runner = { $animal }, { $spot } in the { $lane }
runner-safe = { runner }, cannot fall behind { $floor }
holdings = hand { $hand } · deck { $deck } · nest { $nest }
standing = { $lane } · { $holdings }
row-title = Forage Row: { $acorns } to spend
piles = Forage deck: { $forage }. Trap deck: { $traps }.
progress = Round { $round } · { $seat }’s turn · the first pawn is on { $ahead } of { $finish }
progress-card = { progress } · { $card } is being carried out

## The gallery

shelf-start = Starting cards
shelf-animals = Animals
shelf-forage = Forage cards
shelf-traps = Traps

## What comes of it

change-costs = costs two cards from your hand
can-buy = You can still buy a card.
can-play = { $count ->
    [one] You can still play 1 card.
   *[other] You can still play { $count } cards.
}
draw-short = draw { $count }
discard-short = discard { $count }
bonus-follows = the bonus may follow: { $bonus }
for-acorns = for { $acorns }, into your Nest
left-in-hand = { $cards } left in hand; ends undo
unspent = { $acorns } unspent; { left-in-hand }
ending-rounds = 200 rounds are over and nobody is home: { $seat } is furthest ahead, the earlier player among equals (A75).
ending-finish = { $seat } is over the finish on spot { $finish } (A45, A72). The others are ranked by how far they came.

## Marks and words, explained

term-lane = A lane. A bonus with this mark is yours if your pawn is in the lane.
term-acorn-name = acorn
term-acorn = Pays for cards of the Forage Row, in this turn only.
term-shed-name = shed
term-shed = Your Traps, from hand or Nest, go under the Trap deck.
term-trap = A card that does you harm. It comes into your Nest and is drawn and played like any other.
term-must = While you hold it, no other card may be played before it, and your turn cannot end.
term-nest = Your heap of played and bought cards, face up. When your deck is empty, it is shuffled and drawn from.
term-checkpoint = Checkpoints: your pawn is pushed one lane to the left, and never falls behind them again. The first to come there clears the Row.

## How a race ended, in a word

reason-finish = finish
reason-rounds = rounds

## In the terminal

terminal-head = Round { $round } · finish { $finish } · Forage deck { $forage }, Traps { $traps }, out of the game { $removed }
terminal-row = Row, for { $acorns ->
    [one] 1 acorn
   *[other] { $acorns } acorns
} in the pool
terminal-played = Played  { $cards }
terminal-asks = { $card } asks for a decision: { SHORT($task) }
terminal-you = you
terminal-not-placed = not placed yet
terminal-pawn = spot { $spot } { $lane } (floor { $floor })
terminal-cards = deck { $deck }, hand { $hand }, Nest { $nest }
terminal-effect = { SHORT($effect) }
terminal-price = ({ $cost }) { $does }
terminal-trap = Trap: { $does }
terminal-then = { $bonus }, then { $does }
terminal-target = { $seat } on spot { $spot }, floor { $floor }
terminal-from-hand = from your hand
terminal-take-trap = take the Trap
terminal-go-back = go back 3

## On printed sheets

print-starters = starter cards, for five players
finish = finish
or = or
print-animals = animal cards
print-forage-cards = Forage cards
print-trap-cards = Trap cards
print-starter = starter
print-forage = Forage
print-trap-must = Trap, must be played
print-bonus = On the { $lane }: { $bonus }
print-effect = { BARE($effect) }
print-track = track, spots { $first } to { $last }
print-track-head = The Acorn Race · spots { $first } to { $last }
print-start = start
print-checkpoint = checkpoint
print-checkpoint-finish = checkpoint, finish
print-pawns = pawns to fold and glue
print-pawn = pawn: { $animal }
print-foot = foot: glue
print-no-kind = there is no kind `{ $kind }`
print-no-picture = there is no picture for `{ $id }`
print-no-lane = there is no lane `{ $lane }`

## In reports of the lab

lab-revealed = came to the Row
lab-bought = bought
lab-used = played or chosen
lab-rounds = rounds of a race
lab-cards-bought = cards bought, all players
lab-traps-given = Traps given, all players
lab-paid-for-lanes = cards paid for lane changes, all players
lab-card-revealed = a card comes to the Row
lab-card-pays = a card pays for a lane change
lab-bonus-used = a bonus is used
lab-card-discarded = a card is discarded
lab-card-bought = a card is bought
lab-pawn-forward = a pawn moves forward
lab-checkpoint = a checkpoint pushes to the left
lab-row-removed = the Row leaves the game
lab-pawn-back = a pawn moves backward
lab-reshuffled = a Nest becomes the new deck
lab-trap-given = a Trap is given
lab-no-trap-left = no Trap is left to give
lab-trap-shed = a Trap is shed
lab-nobody-finishes = nobody reaches the finish in 200 rounds
lab-spots = Spot of a pawn at the start of its turn
lab-lanes = Turns begun in each lane, all players
lab-gathered = Acorns gathered in a round, all players
lab-round = round
lab-spot = spot
lab-lane = lane
lab-turns = turns in a race
lab-acorns = acorns at a time
lab-animal-card = animal card
lab-forage-card = Forage card
lab-animal = animal
lab-starting-lane = starting lane
lab-start-in = start in the { $lane }

## What is wrong with a position or a data file that somebody wrote; seats are numbered as in the notation

of-another-animal = { $card } belongs to another animal (A14)
not-forage = { $card } is not a Forage card
not-a-trap = { $card } is not a Trap
too-often = { $card } exists only { $copies ->
    [one] once
   *[other] { $copies } times
}
then-wrong = must be bonus, a, b or null, not `{ $found }`
waits-for-nothing = `{ $part }` waits for no decision
misfits-phase = does not fit the phase
lane-price = must be from 1 to { $most } (A20)
hand-too-small = there are not so many cards in the hand (A20)
lane-unreachable = the pawn cannot change to this lane (A20)
not-played-last = must be the last card of `played`
card-without-bonus = that card has no bonus
card-with-one-option = that card has a single option
not-left-over = is not the end of an effect list of that card
outside-bonus-lane = the pawn is not in a bonus lane of that card (A29)
must-be-bonus = must be bonus
free-lane-used = the free lane has been used (A25)
nobody-ahead = nobody is ahead, so there is no movement (A54)
nobody-answers = nobody has to answer that card
must-be-opponent = must be an opponent (A33)
nothing-to-discard = there is no card to discard (A62)
nothing-to-shed = there is no Trap to shed (A66)
nothing-played-yet = no card has been played yet in this phase
no-acorns-yet = there are none before a card is played (A39)
first-round = must be 1 before the race begins
animal-missing = everybody has an animal after the pick (A12)
animal-twice = two players have the same animal (A13)
placed-after-pick = pawns are placed after the pick (A15)
pawn-not-placed = every pawn has been placed (A15)
spot-range = must be from 0 to { $most }
start-spot = must be { $spot } before the race begins
nobody-moves-yet = nobody moves before the race begins
has-moved = a pawn beyond its start spot has moved (A24)
floor-is = the floor of this spot is { $floor } (A51, A52)
claimed-are = by the spots it is { $spots } (A46, A52)
turn-of = here it must be seat { $seat }
all-have-picked = everybody has picked, so the phase is not `pick`
picks-later = picks after others (A12)
all-are-placed = every pawn is placed, so the phase is not `start`
starts-later = starts after others (A15)
nobody-finished = nobody has reached the finish, so the race is not over
two-past-finish = two pawns are past the finish
row-too-long = holds at most { $most } cards (A3)
no-cards-yet = no cards are there yet (A14, A16)
no-row-yet = no cards are there before the race begins (A17)
finish-ends-race = a pawn at the finish ends the race (A45)
reveal-needs-choice = `reveal` needs the house rule reveal = choice (A18)
nothing-to-turn-up = no card can be turned up (A18)
first-line = the first line must name the columns { $columns }
fields = { $found } fields instead of { $needed }
missing = { $column } is missing
surplus = { $column } must be empty here: { $why }
wrong-word = { $column } is '{ $found }', not one of { $words }
wrong-number = { $column } must be a number from 1 to { $most }, not '{ $found }'
wrong-id = the id '{ $id }' must be small letters, digits and single hyphens
taken = { $column } '{ $found }' is taken by line { $line }
in-column = { $column }: { $reason }
no-column = sourced_fields names '{ $name }', which is not a column
cards-of-animal = { $animal } has { $found ->
    [one] 1 card
   *[other] { $found } cards
} instead of 2
too-few-animals = { $found } animals are too few for five players
too-many = { $found } { $what } are more than the { $most } there is room for
none-of-kind = there is no { $kind } card
designs = designs
forage-cards = Forage cards
traps = Traps
starting-cards = starting cards
no-bonus-here = there is no bonus
is-reconstructed = the card is reconstructed
no-animal-card = this is not an animal card
only-forage-is-bought = only Forage cards are bought
no-effect = '{ $text }' is not an effect
effect-number = '{ $part }' needs a number from 1 to { $most }, not '{ $found }'
effects-too-long = an effect list has at most { $most } parts
