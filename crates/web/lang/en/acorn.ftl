### What the Acorn Race says on its board.

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
