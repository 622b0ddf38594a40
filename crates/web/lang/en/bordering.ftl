### What Bordering on Success says on its board.

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
