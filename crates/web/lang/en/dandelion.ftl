### What the Dandelion says on its board.

could-build = You can still build in this turn.
middle = Deck and pile
deck = Deck
pile = Discard pile, top first
pile-empty = The discard pile is empty.
out = Out of the game
your-hand = Your hand
needs = needs
gives = gives
nothing = nothing
saved = Saved insects
known = Known to be in hand
aphids = Aphids: worth nothing
no-guilds = No guilds yet.
centre = centre
wild = wild
turned-up = Turned up
dealt-wilds = Wild cards of the deal, still to be dealt with

## What wild cards do

effect-aphids = Lie on a guild, which is worth nothing until an insect eats them.
effect-drought = For a round nothing gives water to guilds being built.
effect-insect = Eats aphids, is saved, or is traded for a guild.
effect-tornado = Blows your hand away. Draw five, and your turn is over.

## What to do, and what comes of it

step-build = builds
step-discard = discards
step-replenish = replenishes
step-aphids = has met aphids
step-insect = has found an insect
step-over = played last
task-build = lay or extend guilds, or go on
task-discard = discard one card
task-aphids = say where the aphids go
task-over = the game is over
done-building = Done building
draw-deck = Draw from the deck
draw-pile = Take from the pile
aphids-away = Put the aphids out of the game
suffer = Let the aphids land
save = Save it
trade = Offer it for a guild
pass = Offer nothing
refuse = Take no offer
ends-undo = ends undo: you draw next
on-to-discard = on to the discard
worth-nothing = the guild will be worth nothing
unharmed = the guild is unharmed

## Sentences

full-name = { $name }, { $class }: { $does }
full-name-wild = { $name }, wild. { $effect }
needs-gives = needs { $needs }; gives { $gives }
garden-of = { $name }’s garden
garden-sum = { $points }, { $cards } in hand
guild-worth = Guild { $number }: { $points }
dry = Drought: nothing gives water to new guilds until { $name } has built.
stands-for = stands for { $icon }
offers-nothing = { $name } offers nothing.
offers-guild = { $name } offers { $guild }.
with-aphids = { $card } (aphids)
and-more = { $card } and { $count } more
progress = { $name } { $step } · deck { $deck }
progress-last-lap = { progress } · the last lap: { $dry } had a dry turn
progress-empty = { progress } · the deck is empty: a dry turn brings the end
task-replenish = draw { $cards } from the deck or the pile
task-take = take { $cards } more from the pile
task-landing = aphids are about to land on guild { $guild }
task-insect = what shall the { $insect } do?
task-offers = offer a guild for the { $insect }, or pass
task-answer = take an offer for the { $insect }, or none
card-as = { $card } as { $icon }
guild = guild { $number }
your-guild = your guild { $number } ({ $centre })
guild-of = { $name }’s guild { $number } ({ $centre })
lay = Lay { $cards }
extend = Extend { $guilds } with { $cards }
use-on = Use the { $insect } on { $guild }
offer-saved = Offer the { $insect } for a guild
discard = Discard { $card }
take = Take { $card }
aphids-on = Aphids on { $guild }
pass-aphids = Pass the aphids to { $whom }
spend = Spend the { $insect }
cure = Cure { $guild }
offer = Offer { $guild }
accept = Take the offer of { $name }
more = { $points } more
worth-for-you = worth { $worth }, { $gain } for you
cards-in-deck = { $cards } in it; ends undo
pile-top = { $cards } of the pile, which all have seen
ending-most = The deck is empty and nobody builds any more. The most points win (D115): { $points }.
ending-best-guild = { ending-most } Several have as many; the best guild decides, and it is { $name }’s (D116).
ending-shared = { ending-most } { $names } are level and share the win (D116).

## Marks and words, explained

term-water = Something to drink, held in the soil or brought to it.
term-pollinators = Visitors that turn flowers into fruit.
term-nitrogen = What leaves are made of, taken from the air.
term-groundcover = A living carpet that keeps the soil moist.
term-compost = What was eaten and left, turned into soil.
term-trellis = Something to climb on.
term-food = Something to eat, for people and animals.
term-needs = Icons that the other cards of the guild have to give. A card that has them all can be the centre.
term-gives = Icons for every other card of the guild; nothing is used up.
term-wild = Dealt with at once when it is drawn; never in a hand or a guild.
term-centre = The card whose needs are met and that needs most: so many points the guild is worth.
guild-word = guild
term-guild = Cards that lie together. One card alone is worth 1 point; aphids make it worth nothing.
