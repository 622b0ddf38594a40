### What stands on printed sheets beside the cards.

## The document

document = { $game }: print and play
label = { $game } · { $title } · { $paper } · print at 100 %
sheet-of = { $deck }, sheet { $sheet } of { $sheets }
front = { $title }, front
back = { $title }, back
empty-back = { $title }: empty back
ruler = 50 mm
cards = cards
cut = Every edge lies on a straight line across the sheet: cut from mark to mark, and from edge to edge.

## The cover

cover = cover
in-this-file = In this file
pages = pages
pieces = pieces
printing = Printing
whose-work = Whose work it is
credits = { $who } Pictures and sheets by Hedgerow, typeface Vollkorn by Friedrich Althausen. Which figures are the designers' and which were reconstructed is said at each rule.
printed-from = Printed from rules version { $rules }, data { $hash }, by Hedgerow { $version }.
printed-from-changed = Printed from rules version { $rules }, changed data { $hash }, by Hedgerow { $version }.
how-to-print = Print at 100 %, without fitting to the page; the ruler at the foot of each sheet is 50 mm long. { $how } Heavy paper of 200 g and more makes them last. The rulebook is printed on both sides and folded.
how-quick = Print one-sided. Cards are 63 by 88 mm and share their cuts: cut along the crop marks, then slip each card into a sleeve in front of an ordinary playing card.
how-duplex = Print on both sides, turned over the { $edge } edge: behind each sheet of fronts lie its backs. Cards are 63 by 88 mm and share their cuts; cut along the crop marks. The calibration sheet shows how far your printer drifts.
how-fold = Print one-sided. Fold each sheet of cards along the dashed line, glue the halves together, let them dry under weight, and cut along the crop marks. Cards are 63 by 88 mm.
how-bleed = Print on both sides, turned over the { $edge } edge. Colour reaches 2 mm over the edge of each card, so every card has cuts of its own: cut at the crop marks on both sides of each gap. Cards are 63 by 88 mm. The calibration sheet shows how far your printer drifts.
how-shop = One card to a page, for a print shop.
long-edge = long
short-edge = short

## The calibration sheet

calibration = calibration
calibration-front = calibration, front
calibration-back = calibration, back
calibration-front-title = Calibration, front
calibration-back-title = Calibration, back
calibrate-front = Print this sheet on both sides, as you will print the cards, and hold it against the light with the back towards you.
calibrate-back = With the light behind the sheet you see the cross of the front through the paper. If it lies off this one by some millimetres to the right, print again with that number as X of the offset, as in --offset 1.5,0; to the left, with a minus. If it lies below, the number is Y; above, with a minus.

## The rulebook

rulebook = rulebook
rulebook-title = Rulebook
rulebook-booklet = rulebook, a booklet to fold
rulebook-front = rulebook, sheet { $sheet }, front
rulebook-back = rulebook, sheet { $sheet }, back
rules-version = Rules version { $rules }, printed by Hedgerow { $version }
notes = Notes
how-to-fold = Print on both sides, turned over the short edge; lay the sheets together, fold them in the middle, staple the fold.

## Marks, as they are read aloud

mark-moons = moons
mark-suns = suns
mark-waves = waves
mark-leaves = leaves
mark-wyrms = wyrms
mark-knots = knots
mark-water = water
mark-nitrogen = nitrogen
mark-pollinators = pollinators
mark-groundcover = groundcover
mark-compost = compost
mark-trellis = trellis
mark-food = food
mark-wood = wood
mark-metal = metal
mark-acorn = acorn

## What cannot be printed

unknown-word = there is no { $kind } `{ $found }`; there are { $known }
paper = paper
layout = layout
edge = edge
ink = ink
part = part
no-such-part = `{ $game }` has no { $part }; it has { $known }
cards-wrong = the card file, line { $line }: { $reason }
change-cards = the card file: { $fault }; change it
no-document = the PDF could not be made: { $why }
not-a-number = `{ $name }` is `{ $text }`, not a number up to { $most }
does-not-fit = `{ $text }` does not fit even in the smallest type
no-letters = no type has all letters of `{ $text }`
fault-of = `{ $piece }`: { $fault }
