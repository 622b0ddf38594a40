### What the game says, in English.

summary = A deck-building race through trail, river and brush for four or five animals.

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
piece-squirrel = Squirrel
piece-deer = Deer
piece-fox = Fox
piece-otter = Otter
piece-owl = Owl
piece-hedgehog = Hedgehog
piece-taken = somebody has picked this animal already

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
or = or
must = must be played
trap = Trap
start-card = starting card
spot = spot on the track
finish = finish
lane-trail = Trail
lane-river = River
lane-brush = Brush
nothing-happens = nothing happens
any-lane = any lane
no-animal = no animal yet

## The gallery

shelf-start = Starting cards
shelf-animals = Animals
shelf-forage = Forage cards
shelf-traps = Traps

## What to do, and what comes of it

task-pick = pick an animal
task-start = choose a lane to start in
task-reveal = say how many cards to turn up
task-lane = change lanes, play a card or end your turn
task-play = play, buy, or end your turn
task-bonus = use the bonus, or not
task-go = choose a lane
task-target = choose an opponent
task-evils = take a Trap, or go back 3
task-over = the race is over
use-bonus = Use the bonus
no-bonus = No bonus
enough = Shed no more
take-trap = Take the Trap
go-back = Go back 3
end-turn = End the turn
change-costs = costs two cards of your hand
can-buy = You can still buy a card.

## Effects

acorns = { $count ->
    [one] 1 acorn
   *[other] { $count } acorns
}
traps = { $count ->
    [one] 1 Trap
   *[other] { $count } Traps
}
forward = forward { $spots }
back = back { $spots }
draw = draw { $cards }
discard-some = discard { $cards }
trap-self = { $traps } for you
trap-one = { $traps } for one opponent
trap-each = { $traps } for every opponent
push-one = one opponent back { $spots }
push-each = every opponent back { $spots }
chase = forward { $spots } for each pawn ahead
shed-some = shed up to { $traps }

## Sentences

in-lane = in the { $lane }
costs = costs { $cost }
full-name = { $name }, { $kind }: { $does }
full-name-or = { $card }, or { $other }
full-name-bonus = { $card }. Bonus in the { $lane }: { $bonus }
full-name-must = { $card }. Must be played
runner-waits = { $animal }, not placed yet
numbered = spot { $spot }
runner = { $animal }, spot { $spot } in the { $lane }
runner-safe = { runner }, cannot fall behind { $floor }
holdings = hand { $hand }, deck { $deck }
row-title = Forage Row: { $acorns } to spend
piles = Forage deck: { $forage }. Trap deck: { $traps }.
progress = Round { $round } · { $name }’s turn · the first pawn is on { $ahead } of { $finish }
progress-card = { progress } · { $card } is being carried out
task-pay = pay { $cards }
task-discard = discard { $cards }
pick = Pick the { $animal }
start-in = Start in the { $lane }
turn-up = Turn up { $cards }
change-to = Change to the { $lane }
pay = Pay { $card }
play = Play { $card }: { $does }
play-bonus = Play { $card }: { $bonus }, then { $does }
buy = Buy { $card }
go-to = Go to the { $lane }
aim-at = Aim at { $name }
discard = Discard { $card }
shed = Shed { $card }
shed-from-nest = Shed { $card } from the Nest
bonus-follows = the bonus may follow: { $bonus }
for-acorns = for { $acorns }, into your Nest
left-in-hand = { $cards } left in hand; ends undo
unspent = { $acorns } unspent; { left-in-hand }
ending-rounds = 200 rounds are over and nobody is home: { $name } is furthest ahead, the earlier player among equals (A75).
ending-finish = { $name } is over the finish on spot { $finish } (A45, A72). The others are ranked by how far they came.
can-play = { $count ->
    [one] You can still play 1 card.
   *[other] You can still play { $count } cards.
}

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
