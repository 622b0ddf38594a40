### What the game says, in English.

summary = Turn over Echoes, lay Hexes edge to edge, and score together where the yarn colours meet.

## Cards and pieces

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
rule-square-is = How many Echo cards lie in the square.
rule-match = match
rule-match-is = When a further card matches the first one.
rule-match-name = name
rule-match-name-is = both have the same name
rule-match-type = type
rule-match-type-is = both have the same type
rule-match-colour = colour
rule-match-colour-is = both have a colour in common
rule-flip = flip
rule-flip-is = Whether another card has to be turned over.
rule-flip-must = must
rule-flip-must-is = it has to be
rule-flip-may = may
rule-flip-may-is = after the first card one may stop
rule-complication-flip = complication flip
rule-complication-flip-is = What becomes of a Complication that does not match the first card.
rule-complication-flip-stick = stick
rule-complication-flip-stick-is = it is taken and the draw is over
rule-complication-flip-turn-back = turn back
rule-complication-flip-turn-back-is = it is turned back and the draw is over
rule-complication = complication
rule-complication-is = How a Complication hurts.
rule-complication-mirror = mirror
rule-complication-mirror-is = it divides if linked and is subtracted if not
rule-complication-subtract = subtract
rule-complication-subtract-is = it is subtracted, linked or not
rule-complication-negative = negative
rule-complication-negative-is = it multiplies by minus its value if linked and is subtracted if not
rule-turn-floor = turn floor
rule-turn-floor-is = Whether a turn scores at least 0.
rule-turn-floor-on = on
rule-turn-floor-on-is = it does
rule-turn-floor-off = off
rule-turn-floor-off-is = a turn can cost points
rule-length = length
rule-length-is = How long the game is.
rule-length-full = full
rule-length-full-is = all 46 Hexes, 45 turns
rule-length-short = short
rule-length-short-is = 26 Hexes, 25 turns
rule-length-hands-only = hands only
rule-length-hands-only-is = nobody draws Hexes, four turns each
rule-bonus = bonus
rule-bonus-is = When the character's bonus counts.
rule-bonus-after = after
rule-bonus-after-is = at the end, never multiplied
rule-bonus-before = before
rule-bonus-before-is = it raises the values of the cards first
rule-bill = bill
rule-bill-is = How often Bill may turn a Complication back.
rule-bill-unlimited = unlimited
rule-bill-unlimited-is = every time
rule-bill-once = once
rule-bill-once-is = at most once a turn
rule-hands = hands
rule-hands-is = Who sees the Hexes in a hand.
rule-hands-open = open
rule-hands-open-is = everybody
rule-hands-secret = secret
rule-hands-secret-is = only its owner
rule-memory-aid = memory aid
rule-memory-aid-is = Whether cards that were turned over and back stay visible.
rule-memory-aid-off = off
rule-memory-aid-off-is = they do not
rule-memory-aid-on = on
rule-memory-aid-on-is = they do

## The board

square = Echo square
taken = Taken this turn
meadow = Meadow
hands = Hexes of the others
your-hand = Your Hexes
tally = Tally
last-turn = Last turn, step by step
characters = Characters to choose from
rotations = Turn the Hex
discard = Echo discard pile
empty = empty
smoke = smoke
turned-back = turned back by Bill
total = shared total
earlier-turns = earlier turns
newest-turn = the last turn
zoom-in = Zoom in
zoom-out = Zoom out
fit = Fit
fit-the-meadow = Fit the meadow into its place

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

## What to do, and what comes of it

task-character = choose a character
task-flip = turn over a card of the square
task-bill = turn the Complication back, or keep it
task-choose = choose a Hex to place
task-over = the game is over
stop = Stop drawing
turn-back = Turn it back, turn over another
keep = Keep it
as-printed = As printed
ends-undo = ends undo
no-pair = no pair
no-character = no character yet

## Sentences

echo = { $name }, { $kind }, value { $value }; { $colours }
hex = { $name }, { $kinds }, value { $value }; edges clockwise from the east { $edges }
cell = empty cell { $cell }
spot = spot { $number }
spot-lies = spot { $number }: { $what }
sitter = { $name } as { $character }
character-card = { $name }: { $ability }
character-of = { $name }, { $field }: { $ability }
stacks = Echo stack: { $echoes }. Hex stack: { $hexes }. Echo discard pile: { $discard }.
tally-line = { $points }: { $filled } of { $boxes } boxes, { $grade }
step-alone = { $hex } { $value }, linked with nothing: { $product }
step-times = { $hex } { $value }, times { $cards }: { $product }
step-divided = ÷ { $divisor } for { $cards }: { $quotient }
step-added = + { $added } for { $cards }, not linked
step-subtracted = − { $subtracted } for { $cards }
step-bonus = + { $bonus } for the character
step-sum = = { $points }
turns-played = { $turns } turns played
progress = Turn { $turn } · { $name }’s turn · { $left } Hexes to come · total { $total }
progress-near = { progress } · the last Hexes
task-match = turn over another: does it match { $name }?
task-at = choose a cell for { $hex }
task-turn = turn { $hex } as you like
play = Play { $name }
turn-over = Turn over spot { $number }
place = Place { $hex }
at = At { $cell }
turned-by = { $sixths ->
    [one] Turned by one sixth
   *[other] Turned by { $sixths } sixths
}
up-to = { $colours }; up to { $points }
pairs = pairs { $colours }
pairs-bring = { $pairs }: { $sum } = { $points }
hexes-count = { $count ->
    [one] 1 Hex
   *[other] { $count } Hexes
}
standing = { $character }, { $hexes }
ending = Nobody holds a Hex any more (S44). Together you have { $tally } (S45, S47).

## Marks and words, explained

term-yarn = Yarn. Where two edges of this colour meet, Echo cards with it are linked.
term-field = A field of work. A character has 1 point more for each card of the own field.
term-complication = Divides the points if it is linked, and is subtracted if it is not.
term-value-name = value
term-value = The new Hex is multiplied by the value of each linked Echo card; values of the others are added.
term-linked-name = linked
term-linked = An Echo card is linked if one of its colours meets its like at an edge of the new Hex.
