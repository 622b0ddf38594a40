### What the game says, in English.

summary = Turn over Echoes, lay Hexes edge to edge, and score together where the yarn colours meet.
credit = Bordering on Success was designed by D. X. Logan for Game Chef 2017.

## Where long words on cards may be parted

seams = Silvo|pasture

## Cards and pieces

piece-maddy = Maddy
piece-jeff = Jeff
piece-alan = Alan
piece-cass = Cass
piece-bill = Bill
piece-clay = Clay
piece-sandy-bank = Sandy Bank
piece-silt-flat = Silt Flat
piece-swale = Swale
piece-berm = Berm
piece-terrace = Terrace
piece-pond = Pond
piece-raised-bed = Raised Bed
piece-hugel-mound = Hugel Mound
piece-gravel-path = Gravel Path
piece-orchard = Orchard
piece-herb-spiral = Herb Spiral
piece-kitchen-garden = Kitchen Garden
piece-meadow = Meadow
piece-berry-hedge = Berry Hedge
piece-vineyard = Vineyard
piece-mushroom-logs = Mushroom Logs
piece-windbreak = Windbreak
piece-reed-bed = Reed Bed
piece-forest-garden = Forest Garden
piece-chicken-run = Chicken Run
piece-beehives = Beehives
piece-duck-pond = Duck Pond
piece-goat-pasture = Goat Pasture
piece-worm-farm = Worm Farm
piece-rabbit-hutch = Rabbit Hutch
piece-pig-paddock = Pig Paddock
piece-fish-pond = Fish Pond
piece-bird-boxes = Bird Boxes
piece-sheep-fold = Sheep Fold
piece-solar-array = Solar Array
piece-wind-pump = Wind Pump
piece-cob-oven = Cob Oven
piece-greenhouse = Greenhouse
piece-tool-shed = Tool Shed
piece-rain-tanks = Rain Tanks
piece-compost-bays = Compost Bays
piece-straw-bale-barn = Straw Bale Barn
piece-root-cellar = Root Cellar
piece-biogas-digester = Biogas Digester
piece-bog-margin = Bog Margin
piece-wallow-edge = Wallow Edge
piece-sunken-greenhouse = Sunken Greenhouse
piece-silvopasture = Silvopasture
piece-coppice-edge = Coppice Edge
piece-manure-hotbed = Manure Hotbed
piece-loamy-soil = Loamy Soil
piece-mulching = Mulching
piece-composting = Composting
piece-contour-marking = Contour Marking
piece-swale-digging = Swale Digging
piece-keyline-ploughing = Keyline Ploughing
piece-cover-crops = Cover Crops
piece-biochar = Biochar
piece-polyculture = Polyculture
piece-rainwater-catchment = Rainwater Catchment
piece-chop-and-drop = Chop and Drop
piece-companion-planting = Companion Planting
piece-seed-saving = Seed Saving
piece-rotational-grazing = Rotational Grazing
piece-manure-spreading = Manure Spreading
piece-pest-patrol = Pest Patrol
piece-pollination = Pollination
piece-chicken-tractor = Chicken Tractor
piece-heritage-breeds = Heritage Breeds
piece-beekeeping = Beekeeping
piece-ergonomics = Ergonomics
piece-natural-building = Natural Building
piece-wild-harvest = Wild Harvest
piece-home-business = Home Business
piece-zero-waste = Zero Waste
piece-windfall = Windfall
piece-careful-observation = Careful Observation
piece-local-focus = Local Focus
piece-home-owner-association = Home Owner Association
piece-drought = Drought
piece-pest-outbreak = Pest Outbreak
piece-late-frost = Late Frost

## House rules: `rule-KEY` is the name of a switch, `rule-KEY-VALUE` that of a value, `-is` what it means

rule-square = square
rule-square-is = how many Echo cards lie in the square
rule-match = match
rule-match-is = when a further card matches the first one
rule-match-name = name
rule-match-name-is = both have the same name
rule-match-type = type
rule-match-type-is = both have the same type
rule-match-colour = colour
rule-match-colour-is = both have a colour in common
rule-flip = flip
rule-flip-is = whether another card has to be turned over
rule-flip-must = must
rule-flip-must-is = another card has to be
rule-flip-may = may
rule-flip-may-is = after the first card one may stop
rule-complication-flip = complication flip
rule-complication-flip-is = what becomes of a Complication that does not match the first card
rule-complication-flip-stick = stick
rule-complication-flip-stick-is = it is taken and the draw is over
rule-complication-flip-turn-back = turn back
rule-complication-flip-turn-back-is = it is turned back and the draw is over
rule-complication = complication
rule-complication-is = how a Complication hurts
rule-complication-mirror = mirror
rule-complication-mirror-is = it divides if linked and is subtracted if not
rule-complication-subtract = subtract
rule-complication-subtract-is = it is subtracted, linked or not
rule-complication-negative = negative
rule-complication-negative-is = it multiplies by minus its value if linked and is subtracted if not
rule-turn-floor = turn floor
rule-turn-floor-is = whether a turn scores at least 0
rule-turn-floor-on = on
rule-turn-floor-on-is = a turn scores at least 0
rule-turn-floor-off = off
rule-turn-floor-off-is = a turn can cost points
rule-length = length
rule-length-is = how long the game is
rule-length-full = full
rule-length-full-is = all 46 Hexes, 45 turns
rule-length-short = short
rule-length-short-is = 26 Hexes, 25 turns
rule-length-hands-only = hands only
rule-length-hands-only-is = nobody draws Hexes, four turns each
rule-bonus = bonus
rule-bonus-is = when the character's bonus counts
rule-bonus-after = after
rule-bonus-after-is = at the end, never multiplied
rule-bonus-before = before
rule-bonus-before-is = it raises the values of the cards first
rule-bill = bill
rule-bill-is = how often Bill may turn a Complication back
rule-bill-unlimited = unlimited
rule-bill-unlimited-is = every time
rule-bill-once = once
rule-bill-once-is = at most once a turn
rule-hands = hands
rule-hands-is = who sees the Hexes in a hand
rule-hands-open = open
rule-hands-open-is = everybody
rule-hands-secret = secret
rule-hands-secret-is = only its owner
rule-memory-aid = memory aid
rule-memory-aid-is = whether cards that were turned over and back stay visible
rule-memory-aid-off = off
rule-memory-aid-off-is = they do not stay visible
rule-memory-aid-on = on
rule-memory-aid-on-is = they stay visible

## Types of cards, colours of yarn, and the word for a total

earthworks = Earthworks
plant-systems = Plant Systems
animal-systems = Animal Systems
energy-and-materials = Energy and Materials
complication = Complication
red = red
orange = orange
yellow = yellow
green = green
blue = blue
purple = purple
hard-ground = hard ground
settled = settled
thriving = thriving
abundant = abundant
flourishing = flourishing
off-the-card = off the card

## Why a game ended, as `reason-REASON`: the grades (S47)

reason-hard-ground = { hard-ground }
reason-settled = { settled }
reason-thriving = { thriving }
reason-abundant = { abundant }
reason-flourishing = { flourishing }
reason-off-the-card = { off-the-card }

## What characters can do

maddy-can = +1 per Earthworks card involved
jeff-can = +1 per Plant Systems card involved
alan-can = +1 per Animal Systems card involved
cass-can = +1 per Energy and Materials card involved
bill-can = may turn a revealed Complication back and flip another card

## Places, and cards with a figure, inside of sentences

spot = spot { $number }
cell-at = { $cell }
valued = { $card } { $value }

## What may be done

play = Play { $who }
turn-over = Turn over { $spot }
stop = Stop drawing
turn-back = Turn it back, turn over another
keep = Keep it
place = Place { $hex }
at = At { $cell }
as-printed = As printed
turned-by = { $sixths ->
    [one] Turned by one sixth
   *[other] Turned by { $sixths } sixths
}

## What is to be decided

task-character = choose a character
task-flip = turn over a card of the square
task-match = turn over another: does it match { $echo }?
task-bill = turn the Complication back, or keep it
task-choose = choose a Hex to place
task-at = choose a cell for { $hex }
task-turn = turn { $hex } as you like
task-over = the game is over

## The log

chose = { $seat } plays { $who }.
turn-began = Turn { $turn }: { $who }.
turned-over = { $who } turns over { $spot }: { $echo } ({ $kind }, { $value }, { $letters }).
    .speech = { $who } turns over { $spot }: { $echo } ({ $kind }, { $value }, { $colours }).
took = { $who } takes { $echo }.
stuck = { $echo } sticks with { $who }; the draw is over.
turned-back = { $who } turns { $echo } back on { $spot }; the draw is over.
ignored = { $who } turns { $echo } back on { $spot } and looks elsewhere.
stopped = { $who } stops drawing.
placed = { $who } places { $hex } at { $cell }, { $sixths ->
    [0] as printed
    [one] turned by one sixth
   *[other] turned by { $sixths } sixths
}.
no-colours-meet = No colours meet.
colours-meet = Colours that meet: { $colours }.
times = { $factors } × { $echo } { $value }
product-alone = { $factors }.
product-is = { $factors } = { $product }.
by = by { $echo } { $value }
divided = Divided { $divisors }, rounded down: { $quotient }.
added = Unlinked: { $cards }: + { $points }.
subtracted = Complications: { $cards }: − { $points }.
bonus = { $who } adds + { $points }.
floored = { $points } is below 0 and counts 0.
scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the total is { $total }.
reshuffled = The Echo discard pile is shuffled: a new stack of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
refilled = { $cards ->
    [one] One new card is laid face down.
   *[other] { $cards } new cards are laid face down.
}
drew = { $who } draws { $hex }.
drew-hidden = { $who } draws a Hex.
ended = Nobody holds a Hex any more. Total { $total }: { $grade }.

## Why something is not allowed

game-is-over = The game is over.
others-turn = It is another player's turn.
character-taken = Somebody else plays { $who } already.
character-first = First choose a character.
flip-first = First turn over an Echo card of the square.
flip-now = Another Echo card has to be turned over now.
bill-first = First decide about the Complication: `ignore` turns it back, `keep` does not.
choose-now = Choose the Hex to place now.
cell-now = Choose the cell for the Hex now.
turn-now = Choose how the Hex is turned now.
stays-down = Bill has turned this card back; it stays face down for the rest of the turn.
square-without = The square has no { $spot }.
spot-empty = There is no card on { $spot }.
first-is-taken = The first Echo card has to be taken.
must-flip = Another card has to be turned over as long as they match.
not-in-hand = { $hex } is not in your hand.
occupied = { $hex } lies there already.
nothing-next = No Hex lies next to this cell.
players-are = this game is for 1 to 5 players, not { $seats } (S1)

## Lines that are no action

no-character = nobody is called `{ $text }`
no-spot = `{ $text }` is not a spot; spots are numbered 1 to 25
no-hex = there is no Hex `{ $text }`
no-rotation = `{ $text }` is not a rotation; rotations are numbered 0 to 5
no-cell = `{ $text }` is not a cell; a cell is written as `1,-2`

## Why an action is advised

expected = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the next { $turns ->
    [one] turn
   *[other] { $turns } turns
}
expected-more = { $expected }, { $more } more than the next best
expected-fewer = { $expected }, { $fewer } fewer than the next best, but it leaves more for later
card-unknown = a card nobody knows: { $expected }
card-known = { $echo } of value { $value }, { $known } known and { $unseen } unseen: { $expected }
points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, { $expected }
feared = { $expected }; { $complications } Complications come up

## The board

square = Echo square
taken = Taken this turn
meadow = Meadow
your-hand = Your Hexes
tally = Tally
last-turn = Last turn, step by step
characters = Characters to choose from
rotations = Turn the Hex
discard = Echo discard pile
empty = empty
smoke = smoke
turned-back-by-bill = turned back by Bill
total = shared total
earlier-turns = earlier turns
newest-turn = the last turn
zoom-in = Zoom in
zoom-out = Zoom out
fit = Fit
fit-the-meadow = Fit the meadow into its place
plan-echoes = Echoes
plan-hex = Hex
plan-cell = Place
plan-turn = Turn
ends-undo = ends undo
no-pair = no pair
nobody-yet = no character yet
echo = { $echo }, { $kind }, value { $value }; { $colours }
hex = { $hex }, { $kinds }, value { $value }; edges clockwise from the east { $edges }
two-kinds = { $one } + { $other }
cell = empty cell { $cell }
spot-lies = { $spot }: { $what }
sitter = { $seat } as { $who }
character-card = { $who }: { $ability }
character-of = { $who }, { $field }: { $ability }
stacks = Echo stack: { $echoes }. Hex stack: { $hexes }. Echo discard pile: { $discard }.
tally-line = { $points }: { $filled } of { $boxes } boxes, { $grade }
step-alone = { $hex } { $value }, linked with nothing: { $product }
step-times = { $hex } { $value }, times { $cards }: { $product }
step-divided = ÷ { $divisor } for { $cards }: { $quotient }
step-added = + { $added } for { $cards }, not linked
step-subtracted = − { $subtracted } for { $cards }
step-bonus = + { $bonus } for the character
step-sum = = { $points }
turns-played = { $turns ->
    [one] { $turns } turn played
   *[other] { $turns } turns played
}
progress = Turn { $turn } · { $seat }’s turn · { $left ->
    [one] { $left } Hex
   *[other] { $left } Hexes
} to come · total { $total }
progress-near = { progress } · the last Hexes
up-to = { $facing }; up to { $points }
facing = { $direction } { $colour }
pairs = pairs { $colours }
pairs-bring = { $pairs }: { $sum } = { $points }
hexes-count = { $count ->
    [one] { $count } Hex
   *[other] { $count } Hexes
}
standing = { $who }, { $hexes }
ending = Nobody holds a Hex any more (S44). Together you have { $tally } (S45, S47).

## The gallery

shelf-characters = Characters
shelf-hexes = Hexes
shelf-echoes = Echo cards

## In short: types of cards, and directions

mark-earthworks = E
mark-plants = P
mark-animals = A
mark-energy = M
east = E
south-east = SE
south-west = SW
west = W
north-west = NW
north-east = NE

## Marks and words, explained

term-yarn = Yarn. Where two edges of this colour meet, Echo cards with it are linked.
term-field = A field of work. A character has 1 point more for each card of the own field.
term-complication = Divides the points if it is linked, and is subtracted if it is not.
term-value-name = value
term-value = The new Hex is multiplied by the value of each linked Echo card; values of the others are added.
term-linked-name = linked
term-linked = An Echo card is linked if one of its colours meets its like at an edge of the new Hex.

## In the terminal: the first words of lines are short

line-taken = Taken
line-meadow = Meadow
line-last = Last
line-tally = Tally
turn-number = Turn { $turn }
heading = { $turn } · { $who } { $does }
seated = { $seat }
seated-as = { $who } ({ $seat })
does-character = chooses a character
does-flip = turns over Echoes
does-bill = decides about a Complication
does-choose = chooses a Hex
does-at = looks for a cell
does-turn = turns the Hex
does-over = played last; the game is over
piles = Echo stack { $echoes } · discard { $discard } · Hex stack { $hexes }
nothing-taken = nothing
smoke-of = ~~~~ ({ $who })
hand = { $who }: { $hexes }
your-own-hand = { $who }, you: { $hexes }
no-hexes = no Hexes
sum-line = { $hex }: { $sum } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
total-line = Total { $total } · { $filled } of { $boxes } boxes · { $grade }
meadow-key = a Hex shows its edges around type ({ $letters }) and value
meadow-goes-on = (it goes on to the east and the west)
may-stop = end the draw
may-turn-back = turn it back and turn over another
may-keep = leave it turned over
cell-faces = faces { $facing }; up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turn-brings = { $pairs }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## On paper

deck-echoes = Echo cards
deck-characters = characters
deck-hexes = Hexes, 50 mm across
back-of-echo = Echo
sheet-tally = tally card
tally-heading = Tally card: fill in a box for every 5 points
tally-grades = Below 200 { hard-ground } · from 200 { settled } · from 350 { thriving } · from 450 { abundant } · from 550 { flourishing } · above 700 { off-the-card }
no-deck = there is no deck `{ $text }`
no-yarn = `{ $column }`: there is no yarn `{ $letter }`
no-picture = there is no picture for `{ $id }`
six-edges = a Hex has six edges

## In the lab

touched-seen = turned over or drawn
touched-taken = taken
touched-used = linked or placed
measured-matches = cards taken beyond the first of a turn
measured-complications = Complications taken
happens-match = a card matches and is taken as well
happens-turned-back = a card is turned back
happens-stuck = a Complication ends the draw
happens-bill = Bill turns a Complication back
happens-multiplied = linked Echo cards multiply
happens-divided = linked Complications divide
happens-added = unlinked Echo cards are added
happens-subtracted = Complications are subtracted
happens-bonus = a character adds a bonus
happens-floored = a turn below 0 counts 0
happens-reshuffled = the discard pile becomes the stack
series-sources = Points by source
series-sources-across = source
series-sources-up = points in a game
series-by-turn = Points of a turn
series-by-turn-across = turn
series-by-turn-up = points
series-taken = Echo cards taken in a turn
series-taken-across = cards
series-taken-up = turns
source-linked = Hex and links
source-divided = divided away
source-unlinked = unlinked Echoes
source-complications = Complications
source-characters = characters
source-raised = raised to 0
group-complication = Complication
group-echo = Echo
group-hex = Hex
group-character = character

## What is wrong with a position or a data file that somebody wrote; seats are numbered as in the notation

hands-empty-at-end = nobody holds a Hex when the game is over (S44)
turn-needs-hex = the seat whose turn it is holds a Hex (S43)
taken-in-a-turn = cards are taken only in a turn
has-enough = nobody goes on drawing with so many cards (S22)
nothing-to-flip = there is no card to turn over (S22, S25)
bill-alone = only Bill turns cards back, in his turn (S24)
bill-complications = Bill turns back only Complications (S24)
bill-once = Bill turns back at most one card a turn (S24)
bill-is-asked = only Bill is asked about Complications (S24)
bill-asked-complications = Bill is asked only about Complications (S24)
bill-did-this = Bill has turned this card back already (S24)
bill-did-one = Bill has turned a card back already (S24)
turned-back-is-seen = a card Bill has turned back has been seen
no-echo = there is no Echo card `{ $id }`
one-to-five = this game is for 1 to 5 players (S1)
hand-of-four = no hand has more than 4 Hexes (S8)
cell-shape = a cell is written as `q,r`
rotation-range = a rotation is a number from 0 to 5 (S12)
centre-missing = there must be a Hex at 0,0 (S9)
must-hang-together = the Hexes must hang together, one on a cell (S26)
short-game = a short game has only 26 Hexes
square-spots = the square has { $count } spots (S7, S48)
lists-empty = must list the spots that are null in `square`
taken-too-many = nobody takes more cards than the largest square has
no-spot-numbered = there is no spot { $number }
not-in-that-hand = must be in the hand of the seat whose turn it is
must-be-free-cell = must be an empty cell next to a Hex (S26)
required-in-bill = is required in phase `bill`
required-in-both = is required in phases `at` and `turn`
required-in-turn = is required in phase `turn`
only-in-bill = there is one only in phase `bill`
only-in-both = there is one only in phases `at` and `turn`
only-in-turn = there is one only in phase `turn`
earlier-have-chosen = seats before `turn` have chosen
character-twice = `{ $id }` is there already (S2)
first-ones-have-chosen = in phase `character` the seats from `first` to before `turn` have chosen, and no others
all-have-chosen = everybody has chosen once the turns begin
spot-is-empty = there is no card on spot { $number }
spot-twice = spot { $number } is listed twice
not-below-zero = no turn scores less than 0 (S37)
fills = a total of { $total } fills { $boxes } (S45)
known-by-it = cards are known by it, in their order
counted = there are 46 Hexes and 99 Echo cards, and cards of one name are an echo (S6, S17)
characters-are-rules = the characters are part of the rules (S3, S4)
hex-has-edges = a Hex has edges instead
echo-has-colours = an Echo card has colours instead
one-type = `type`: cards of one name have one type
one-value = `value`: cards of one name have one value
no-type = `type`: there is no `{ $name }`
type-count = `type`: a Hex has one type, an Overlap Hex two (S36)
complication-stays = `type`: a Complication stays one (S5)
no-yarn-but = `{ $column }`: there is no yarn `{ $letter }`, only ROYGBP
edge-count = `edges`: a Hex has six, not { $found } (S12)
colour-twice = `colours` names { $letter } twice
colour-missing = `colours`: an Echo card has one at least
