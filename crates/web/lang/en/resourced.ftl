### What ResourCEd says on its board.

no-action = You can still use your Action.
land = Land
bank = Bank
unlimited = unlimited
waste = Waste pile
goal = What is still needed
reach = Hexes with a dotted ring can be reached with this spin.
next-event = The next event, by the die:
good-face = good
bad-face = bad
no-waste = The Waste pile is empty.
pieces = Pieces left, with their prices
hands = Hands of the others
your-hand = Your cards
no-cards = no cards
event = Event
turn = Turn
vote = Vote
housing = Social Housing built
waste-left = Waste in the pile
rounds-played = rounds played
good = Good event
bad = Bad event
bare = bare
skips = skips this turn
in-smoke = in the smoke
nothing = nothing

## The gallery

shelf-tiles = Tiles
shelf-upgrades = Upgrades
shelf-good = Good events
shelf-bad = Bad events
shelf-resources = Resources

## Tiles and upgrades in two letters

short-food-forest = FF
short-heat-haven = HH
short-community-garden = CG
short-social-housing = SH
short-recycler = RC
short-composter = Co
short-irrigation-system = Ir
short-shipping-container = Sc
short-shelter = Sh
short-bus-stop = Bu

## What things do

does-bgcs = The centre. Gather one card of any kind, or craft.
does-composter = Food and Water that are paid go back to the Bank. Operate it: 2 Food and 1 Water make 4 Compost.
does-irrigation-system = Operate it: 1 Water makes 2 Food.
does-shipping-container = Everybody may hold 2 more cards.
does-shelter = The trade limit rises by 2.
does-bus-stop = One more step for everybody. Operate it: go shopping.
does-study-group = Everybody takes a card of the Waste pile at random.
does-trash-pickup-day = Roll the die and Recycle as many cards.
does-join-carya = A tile of your choice gets its upgrade for free.
does-drought = Pay 1 Water for each Irrigation System or lose it; players away from Food Forests and BGCS pay 1 Water or skip a turn.
does-heat-wave = Players away from Heat Havens and BGCS pay 1 Food or Water or skip a turn.
does-bushfire-smoke = Players away from BGCS go one step less.
does-vandalism = Pay 3 Metal together or lose a Shipping Container.
does-flood = Fence every Community Garden for 2 Wood, or it loses its Composter and 1 Food is due.
does-propurrrty-damage = A cat visits somebody, who Wastes a card.

## What is needed

enough-housing = Enough Social Housing stands.
waste-is-empty = The Waste pile is empty, as it must be.

## What to do, and what comes of it

task-offer = answer the offer
task-proposal = agree or object
task-vote = name your answer
task-runoff = choose among the answers that tie
task-setup = lay out ring 1, or take the preset
task-carya = choose a tile to upgrade for free
task-drought = pay for an Irrigation System, or give it up
task-thirst = who pays the Water?
task-heat-wave = pay a Food or a Water
task-vandalism = pay 3 Metal, or give up a Shipping Container
task-flood = fence a garden, or give it up
task-replant = who pays the Food to replant?
task-cat = whom does the cat visit?
task-cat-waste = Waste a card for the cat
task-first-action = take your first Action
task-second-action = take your second Action
task-end = trade, or end your turn
task-over = the game is over
agree = Agree
object = Object
take-preset = Take the preset layout
gather = Gather
operate = Operate
go-shopping = Go shopping
take-no-more = Take no more
no-second-craft = No second craft
pass = No Action
stay = Stay
accept = Accept
decline = Decline
end-turn = End the turn
nothing-to-lose = it has nothing to lose
three-metal = 3 Metal
two-wood = 2 Wood
one-water = 1 Water
shopping-does = take cards from the Bank, and Waste as many
end-does = on to the hand limit

## Sentences

gathers = Gather { $kind }: { $one } in ring 1, { $two } in ring 2, { $three } in ring 3; one more with an upgrade.
recycles = Operate it for { $cards }: Recycle { $one }, { $two } or { $three } cards in ring 1, 2 or 3.
goes-on = On a { $tile }. { $does }
gift = Everybody gets 1 { $kind } from the Bank.
with-upgrade = with { $upgrade }
here-are = here: { $names }
tile-at = { $tile } at { $hex }
waste-limit = { $cards }; the game is lost with 24 at the end of a round
more-housing = { $needed } more Social Housing ({ $built } built)
empty-waste = an empty Waste pile ({ $cards } to go)
round-of = Round { $round } of { $rounds }
hand-limit = { $cards } of { $limit }
progress = Round { $round } of { $rounds } · ring { $ring } · { $needed } more Social Housing and an empty Waste pile ({ $waste } now) · { $name } leads
progress-last = { progress } · the last round
steps-count = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
turn-line = { $name }: spin { $spin }, { $steps }, trade limit { $limit }
trading-with = trading with { $name }: gave { $gave }, got { $got }
offered = offered: { $what }
proposes = { $name } proposes: { $what }.
for-it = For it: { $names }.
against-it = Against it: { $names }.
voted = { $name }: { $what }
not-yet = { $name }: not yet
tied = Tied: { $what }
task-waste-bank = Waste { $cards } from the Bank
task-feed = who feeds the Social Housing? { $food } Food, { $water } Water to pay
task-unfed = Waste { $cards } for what could not be fed
task-move = move up to { $steps }, or stay
task-place = choose a place for the { $thing }
task-shop = take cards from the Bank ({ $taken } so far)
task-limit = Waste { $cards } above your limit
propose = Propose: { $what }
waste-card = Waste { $kind }
pays = { $name } pays { $kind }
loses = { $name } loses { $kind }
pays-system = { $name } pays for the system at { $hex }
pay-metal = Pay the Metal: { $names }
fence = Fence { $hex }, Wood from { $names }
give-up = Give up { $place }
pays-food = { $name } pays the Food
pay = Pay { $kind }
cat-visits = The cat visits { $name }
upgrade-tile = Upgrade { $place }
gather-one = Gather { $kind }
gather-two = Gather { $one } and { $other }
take = Take { $kind }
craft = Craft { $thing }
place-on = Place it on { $place }
move-to = Move to { $place }
give = Give { $kind } to { $name }
ask = Ask { $name } for { $kind }
costs = costs { $price }
loses-its = it loses its { $upgrade }
in-the-bank = { $count } in the Bank
beware = beware: { $needed } Social Housing still need a hex
makes = { $cards } make { $count } { $kind }
to-recycle = { $price } to Recycle { $cards }
standing = { $hand }, on { $tile } { $spot }
ending-housing = { $housing } Social Housing stand and the Waste pile is empty in round { $round } (R183, R191).
ending-waste = There are { $waste } in the Waste pile at the end of the round: 24 are too many (R180).
ending-rounds = The last round is over with { $housing } Social Housing and { $waste } in the Waste pile (R189).

## Marks and words, explained

term-material = A resource that pays for pieces and repairs, and goes back to the Bank.
term-supply = A resource that every Social Housing wants in the Upkeep. Without a Composter it is Wasted.
term-use-name = Use
term-use = A card goes from a hand back to the Bank.
term-waste-name = Waste
term-waste = A card goes on top of the Waste pile. With 24 there at the end of a round the game is lost.
term-recycle-name = Recycle
term-recycle = The oldest cards of the Waste pile go back to the Bank.
