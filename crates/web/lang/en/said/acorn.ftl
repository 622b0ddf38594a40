### What the rules of the Acorn Race say in English, letter by letter; see `tongue/said.rs`.

## The game

summary = A deck-building race through trail, river and brush for four or five animals.

## The introduction of the rulebook, each block on one line

about-1 = The animals of the forest run their yearly race. Everybody starts with the same slow deck, forages for better cards on the way, and tries to be first over the finish line, without getting stuck in the Traps the others leave behind.
about-2 = *The Acorn Race* was designed by Seth Karstad, Logan Yue and Morgan Cselinacz, who played it on a three-lane track like that of a Cribbage board. Turn structure, lanes, checkpoints and starting deck are theirs. The pictures of most of their cards are lost, so most cards here are reconstructed: in `cards.tsv` the column `status` says for each card whether it comes from the original, and `sourced_fields` which of its columns do.
about-3 = How to read this book: every rule has a number, and the program names the number when it refuses a move. *(original)* marks a rule the designers wrote down, *(ruling)* one where their text left a question open that is answered in the table of rulings, *(reconstructed)* one that had to be found again.

## Animals and cards

animal-squirrel = Squirrel
animal-deer = Deer
animal-fox = Fox
animal-otter = Otter
animal-owl = Owl
animal-hedgehog = Hedgehog
card-walk = Walk
card-run = Run
card-cheek-pouches = Cheek Pouches
card-branch-leap = Branch Leap
card-spring-bound = Spring Bound
card-antler-charge = Antler Charge
card-sly-trick = Sly Trick
card-fox-trot = Fox Trot
card-river-slide = River Slide
card-shell-cracker = Shell Cracker
card-night-sight = Night Sight
card-silent-glide = Silent Glide
card-curl-up = Curl Up
card-bristle = Bristle
card-refresh = Refresh
card-berry-patch = Berry Patch
card-kicked-pebbles = Kicked Pebbles
card-hidden-stash = Hidden Stash
card-trail-mix = Trail Mix
card-stepping-stones = Stepping Stones
card-undergrowth-dash = Undergrowth Dash
card-slipstream = Slipstream
card-two-evils = Two Evils
card-mill-pond = Mill Pond
card-shortcut = Shortcut
card-loose-branch = Loose Branch
card-scout-ahead = Scout Ahead
card-greedy-forage = Greedy Forage
card-long-stride = Long Stride
card-white-water = White Water
card-thicket-tunnel = Thicket Tunnel
card-snare-line = Snare Line
card-hollow-oak = Hollow Oak
card-salmon-run = Salmon Run
card-stampede = Stampede
card-harvest-moon = Harvest Moon
card-leaf-pit = Leaf Pit
card-rock-slide = Rock Slide
card-tangled-roots = Tangled Roots
card-mud-puddle = Mud Puddle
card-thorn-patch = Thorn Patch
card-wrong-turn = Wrong Turn

## Inside of sentences

part-in-lane = in the { $lane }
part-to-lane = to the { $lane }
part-go-on = go on in the { $lane }
part-goes-on = goes on in the { $lane }
who-may-four = 4 or 5 play (A1); 2 or 3 with two_to_five
who-may-two = 2 to 5 play (A1)
part-acorns = { $count ->
    [one] 1 acorn
   *[other] { $count } acorns
}

## The log

you-pick = You pick the { $animal }.
they-pick = { $seat } picks the { $animal }.
you-start = You start { $where } on spot { $count }.
they-start = { $seat } starts { $where } on spot { $count }.
hands-dealt = Everybody draws four cards.
revealed = { $card } comes to the Row.
you-pay = You pay { $card }.
they-pay = { $seat } pays { $card }.
you-go = You go { $where }.
they-go = { $seat } goes { $where }.
you-play-bonus = You play { $card }, bonus first.
they-play-bonus = { $seat } plays { $card }, bonus first.
you-play = You play { $card }.
they-play = { $seat } plays { $card }.
you-use-bonus = You use the bonus of { $card }.
they-use-bonus = { $seat } uses the bonus of { $card }.
you-gather = You gather { $acorns } ({ $count } in all).
they-gather = { $seat } gathers { $acorns } ({ $count } in all).
you-buy = You buy { $card }.
they-buy = { $seat } buys { $card }.
you-stay = You stay on spot { $count }.
they-stay = { $seat } stays on spot { $count }.
you-move = You move forward from spot { $count } to { $count-to }.
they-move = { $seat } moves forward from spot { $count } to { $count-to }.
you-move-back = You move back from spot { $count } to { $count-to }.
they-move-back = { $seat } moves back from spot { $count } to { $count-to }.
you-reach = You reach the checkpoint on { $count } and { $on }.
they-reach = { $seat } reaches the checkpoint on { $count } and { $on }.
row-removed = All cards of the Row leave the game.
they-draw = { $seat } draws a card.
you-draw = You draw { $card }.
you-shuffle = You shuffle your Nest into a new deck.
they-shuffle = { $seat } shuffles their Nest into a new deck.
you-discard = You discard { $card }.
they-discard = { $seat } discards { $card }.
you-get-trap = You get the Trap { $card }.
they-get-trap = { $seat } gets the Trap { $card }.
you-get-none = You get no Trap: there are none left.
they-get-none = { $seat } gets no Trap: there are none left.
you-shed = You shed { $card }.
they-shed = { $seat } sheds { $card }.
you-begin = Round { $count }: You begin a turn.
they-begin = Round { $count }: { $seat } begins a turn.
you-win = You win the race!
they-win = { $seat } wins the race!

## Why something is not allowed

over = the race is over
animal-taken = somebody has picked this animal already
pick-first = first everybody picks an animal
place-first = first everybody places a pawn
not-so-many = so many cards cannot be turned up
reveal-first = first say how many cards to turn up
pay-from-hand = only cards in your hand can pay for the lane
pay-first = first pay for the lane change
not-your-pick = it is not your turn to pick an animal
not-your-pawn = it is not your turn to place a pawn
evils-first = the target of Two Evils has to answer first
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
change-costs = a lane change costs two cards of your hand
not-beside = that lane is not beside yours
stays = that card stays in your play area until the turn ends
not-in-hand = that card is not in your hand
another-first = another card in your hand has to be played first
which-option = say which option: a or b
single-option = that card has a single option
no-bonus = that card has no bonus
not-in-bonus-lane = your pawn is not in the lane of that bonus
not-in-row = that card is not in the Row
too-dear = you do not have the acorns for that card
no-such-animal = there is no animal `{ $id }`
no-such-card = there is no card `{ $id }`
no-such-lane = there is no lane `{ $id }`; there are trail, river, brush
no-number = `{ $id }` is not a number from 0 to 255
not-possible = option `{ $key }`: { $count } players are not possible: { $words }

## House rules

rule-finish = finish
rule-finish-is = the spot of the finish
rule-players = players
rule-players-is = how many people may play
word-four-to-five = four to five
word-four-to-five-is = four or five
word-two-to-five = two to five
rule-stagger = stagger
rule-stagger-is = head start in spots for each place in turn order
rule-reveal = reveal
rule-reveal-is = how many new cards come to the Row
word-auto = auto
word-auto-is = always as many as possible
word-choice = choice
word-choice-is = as many as the player says, up to that number
rule-lane-change = lane change
rule-lane-change-is = where two cards can take your pawn
word-any = any
word-any-is = to any other lane
word-adjacent = adjacent
word-adjacent-is = to a lane beside its own
rule-run-option = run option
rule-run-option-is = what Run offers beside its movement
word-acorn1 = acorn1
word-acorn1-is = 1 acorn
word-none = none
word-none-is = nothing
word-acorn2 = acorn2
word-acorn2-is = 2 acorns
rule-must-play = must play
rule-must-play-is = whether some Traps have to be played
word-on = on
word-on-is = must-play cards must be played
word-off = off
word-off-is = no card has to be played
rule-two-evils = two evils
rule-two-evils-is = what Two Evils does to its target
word-trap = trap
word-trap-is = the target takes a Trap
word-choice-evils-is = the target takes a Trap or goes back 3
rule-trail-edge = trail edge
rule-trail-edge-is = what happens to a pawn on the trail at a checkpoint
word-wrap = wrap
word-wrap-is = it goes round into the brush
word-stay = stay
word-stay-is = it stays on the trail
rule-played-traps = played traps
rule-played-traps-is = where played Traps go at the end of the turn
word-stay-nest-is = to the Nest of their player
word-return = return
word-return-is = under the Trap deck
rule-finish-rule = finish rule
rule-finish-rule-is = when the race is decided
word-instant = instant
word-instant-is = as soon as a pawn reaches the finish
word-photo = photo
word-photo-is = at the end of that round, for the furthest pawn
