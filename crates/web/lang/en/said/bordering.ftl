### What the rules of Bordering on Success say in English, letter by letter; see `tongue/said.rs`.

## The game

summary = Turn over Echoes, lay Hexes edge to edge, and score together where the yarn colours meet.

## The introduction of the rulebook, each block on one line

about-1 = A game about permaculture, for one to five people who share one score. You turn over Echo cards, lay Hexes edge to edge, and the yarn colours that meet decide which Echoes multiply.
about-2 = Designed by D. X. Logan for Game Chef 2017 (theme: Borders; ingredients: Yarn, Smoke, Cut, Echo). These are the rules in our own words. What comes from the published entry is marked *(original)*, what was decided where it is silent or unclear *(ruling)*, and what had to be made up because it is lost *(reconstructed)*. The pictures of the cards are lost: all yarn colours, all Hexes but the name of one, and 54 of the 99 Echo cards are reconstructed. The file `cards.tsv` says for each card which figures were readable.

## Types, colours, and what the total is called

kind-earthworks = Earthworks
kind-plants = Plant Systems
kind-animals = Animal Systems
kind-energy = Energy and Materials
kind-complication = Complication
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
grade-hard = hard ground
grade-settled = settled
grade-thriving = thriving
grade-abundant = abundant
grade-flourishing = flourishing
grade-off = off the card

## What characters can do

ability-maddy = +1 per Earthworks card involved
ability-jeff = +1 per Plant Systems card involved
ability-alan = +1 per Animal Systems card involved
ability-cass = +1 per Energy and Materials card involved
ability-bill = may turn a revealed Complication back and flip another card

## Hexes

hex-clay = Clay
hex-sandy-bank = Sandy Bank
hex-silt-flat = Silt Flat
hex-swale = Swale
hex-berm = Berm
hex-terrace = Terrace
hex-pond = Pond
hex-raised-bed = Raised Bed
hex-hugel-mound = Hugel Mound
hex-gravel-path = Gravel Path
hex-orchard = Orchard
hex-herb-spiral = Herb Spiral
hex-kitchen-garden = Kitchen Garden
hex-meadow = Meadow
hex-berry-hedge = Berry Hedge
hex-vineyard = Vineyard
hex-mushroom-logs = Mushroom Logs
hex-windbreak = Windbreak
hex-reed-bed = Reed Bed
hex-forest-garden = Forest Garden
hex-chicken-run = Chicken Run
hex-beehives = Beehives
hex-duck-pond = Duck Pond
hex-goat-pasture = Goat Pasture
hex-worm-farm = Worm Farm
hex-rabbit-hutch = Rabbit Hutch
hex-pig-paddock = Pig Paddock
hex-fish-pond = Fish Pond
hex-bird-boxes = Bird Boxes
hex-sheep-fold = Sheep Fold
hex-solar-array = Solar Array
hex-wind-pump = Wind Pump
hex-cob-oven = Cob Oven
hex-greenhouse = Greenhouse
hex-tool-shed = Tool Shed
hex-rain-tanks = Rain Tanks
hex-compost-bays = Compost Bays
hex-straw-bale-barn = Straw Bale Barn
hex-root-cellar = Root Cellar
hex-biogas-digester = Biogas Digester
hex-bog-margin = Bog Margin
hex-wallow-edge = Wallow Edge
hex-sunken-greenhouse = Sunken Greenhouse
hex-silvopasture = Silvopasture
hex-coppice-edge = Coppice Edge
hex-manure-hotbed = Manure Hotbed

## Echo cards

echo-loamy-soil = Loamy Soil
echo-mulching = Mulching
echo-composting = Composting
echo-contour-marking = Contour Marking
echo-swale-digging = Swale Digging
echo-keyline-ploughing = Keyline Ploughing
echo-cover-crops = Cover Crops
echo-biochar = Biochar
echo-polyculture = Polyculture
echo-rainwater-catchment = Rainwater Catchment
echo-chop-and-drop = Chop and Drop
echo-companion-planting = Companion Planting
echo-seed-saving = Seed Saving
echo-rotational-grazing = Rotational Grazing
echo-manure-spreading = Manure Spreading
echo-pest-patrol = Pest Patrol
echo-pollination = Pollination
echo-chicken-tractor = Chicken Tractor
echo-heritage-breeds = Heritage Breeds
echo-beekeeping = Beekeeping
echo-ergonomics = Ergonomics
echo-natural-building = Natural Building
echo-wild-harvest = Wild Harvest
echo-home-business = Home Business
echo-zero-waste = Zero Waste
echo-windfall = Windfall
echo-careful-observation = Careful Observation
echo-local-focus = Local Focus
echo-home-owner-association = Home Owner Association
echo-drought = Drought
echo-pest-outbreak = Pest Outbreak
echo-late-frost = Late Frost

## Inside of sentences

part-by = by { $cards }
part-by-more = { $one } by { $more }
part-times = { $one } × { $more }
part-list = { $one }, { $more }
part-valued = { $card } { $count }

## The log

chose = { $seat } plays { $who }.
turn-began = Turn { $count }: { $who }.
turned-over = { $who } turns over spot { $count }: { $echo } ({ $kind }, { $count-value }, { $letters }).
took = { $who } takes { $echo }.
stuck = { $echo } sticks with { $who }; the draw is over.
turned-back = { $who } turns { $echo } back on spot { $count }; the draw is over.
ignored = { $who } turns { $echo } back on spot { $count } and looks elsewhere.
stopped = { $who } stops drawing.
placed = { $who } places { $hex } at { $cell }, turned by { $count }.
none-meet = No colours meet.
meet = Colours that meet: { $colours }.
divided = Divided { $cards }, rounded down: { $count }.
added = Unlinked: { $cards }: + { $count }.
subtracted = Complications: { $cards }: − { $count }.
bonus = { $who } adds + { $count }.
floored = { $count } is below 0 and counts 0.
scored = { $count } points; the total is { $count-total }.
reshuffled = The Echo discard pile is shuffled: a new stack of { $count }.
refilled-one = One new card is laid face down.
refilled = { $count } new cards are laid face down.
drew-secret = { $who } draws a Hex.
drew = { $who } draws { $hex }.
ended = Nobody holds a Hex any more. Total { $count }: { $grade }.

## Why something is not allowed

over = The game is over.
others-turn = It is another player's turn.
character-taken = Somebody else plays { $who } already.
character-first = First choose a character.
flip-first = First turn over an Echo card of the square.
flip-now = Another Echo card is to be turned over now.
bill-first = First decide about the Complication: `ignore` turns it back, `keep` does not.
choose-now = Choose the Hex to place now.
cell-now = Choose the cell for the Hex now.
turn-now = Choose how the Hex is turned now.
stays-down = Bill has turned this card back; it stays face down for the rest of the turn.
square-without = The square has no spot { $count }.
spot-empty = There is no card on spot { $count }.
first-taken = The first Echo card has to be taken.
must-flip = Another card has to be turned over as long as they match.
not-in-hand = { $hex } is not in your hand.
occupied = { $hex } lies there already.
nothing-next = No Hex lies next to this cell.
no-character = nobody is called `{ $id }`
no-spot = `{ $id }` is no spot; spots are numbered 1 to 25
no-hex = there is no Hex `{ $id }`
no-rotation = `{ $id }` is no rotation; there are 0 to 5
no-cell = `{ $id }` is no cell; a cell is written as `1,-2`

## House rules

rule-square = square
rule-square-is = How many Echo cards lie in the square.
rule-match = match
rule-match-is = When a further card matches the first one.
word-name = name
word-name-is = both have the same name
word-type = type
word-type-is = both have the same type
word-colour = colour
word-colour-is = both have a colour in common
rule-flip = flip
rule-flip-is = Whether another card has to be turned over.
word-must = must
word-must-is = it has to be
word-may = may
word-may-is = after the first card one may stop
rule-complication-flip = complication flip
rule-complication-flip-is = What becomes of a Complication that does not match the first card.
word-stick = stick
word-stick-is = it is taken and the draw is over
word-turn-back = turn back
word-turn-back-is = it is turned back and the draw is over
rule-complication = complication
rule-complication-is = How a Complication hurts.
word-mirror = mirror
word-mirror-is = it divides if linked and is subtracted if not
word-subtract = subtract
word-subtract-is = it is subtracted, linked or not
word-negative = negative
word-negative-is = it multiplies by minus its value if linked and is subtracted if not
rule-turn-floor = turn floor
rule-turn-floor-is = Whether a turn scores at least 0.
word-on = on
word-on-is = it does
word-off = off
word-off-is = a turn can cost points
rule-length = length
rule-length-is = How long the game is.
word-full = full
word-full-is = all 46 Hexes, 45 turns
word-short = short
word-short-is = 26 Hexes, 25 turns
word-hands-only = hands only
word-hands-only-is = nobody draws Hexes, four turns each
rule-bonus = bonus
rule-bonus-is = When the character's bonus counts.
word-after = after
word-after-is = at the end, never multiplied
word-before = before
word-before-is = it raises the values of the cards first
rule-bill = bill
rule-bill-is = How often Bill may turn a Complication back.
word-unlimited = unlimited
word-unlimited-is = every time
word-once = once
word-once-is = at most once a turn
rule-hands = hands
rule-hands-is = Who sees the Hexes in a hand.
word-open = open
word-open-is = everybody
word-secret = secret
word-secret-is = only its owner
rule-memory-aid = memory aid
rule-memory-aid-is = Whether cards that were turned over and back stay visible.
word-hidden-is = they do not
word-visible-is = they do

## The arithmetic of a turn; last, since much could be read so

multiplied = { $first } × { $rest } = { $count }.
multiplied-alone = { $hex } { $count }.
