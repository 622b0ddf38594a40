### What the game says, in English.

summary = Build a circular economy around the community centre, together and without waste.
credit = ResourCEd was designed by Jonathan Metcalf, Sean O'Connor, Elitumaini Swai and Evan Vadeboncoeur, students of Worcester Polytechnic Institute, for Banksia Gardens Community Services.

## Where long words on cards may be parted

seams = Irri|gation

## Cards and pieces

piece-food-forest = Food Forest
    .indefinite = a Food Forest
piece-heat-haven = Heat Haven
    .indefinite = a Heat Haven
piece-community-garden = Community Garden
    .indefinite = a Community Garden
piece-social-housing = Social Housing
    .indefinite = Social Housing
piece-recycler = Recycler
    .indefinite = a Recycler
piece-bgcs = BGCS
piece-composter = Composter
    .indefinite = a Composter
piece-irrigation-system = Irrigation System
    .indefinite = an Irrigation System
piece-shipping-container = Shipping Container
    .indefinite = a Shipping Container
piece-shelter = Shelter
    .indefinite = a Shelter
piece-bus-stop = Bus Stop
    .indefinite = a Bus Stop
piece-rain = Rain
piece-community-planting-day = Community Planting Day
piece-harvest = Harvest
piece-bee-hotels = Bee Hotels
piece-computer-access-program = Computer Access Program
piece-study-group = Study Group
piece-trash-pickup-day = Trash Pickup Day
piece-join-carya = Join CARYA
piece-drought = Drought
piece-heat-wave = Heat Wave
piece-bushfire-smoke = Bushfire Smoke
piece-vandalism = Vandalism
piece-flood = Flood
piece-propurrrty-damage = Propurrrty Damage

## House rules: `rule-KEY` is the name of a switch, `rule-KEY-VALUE` that of a value, `-is` what it means

rule-difficulty = difficulty
rule-difficulty-is = how long the game is
rule-difficulty-standard = standard
rule-difficulty-standard-is = 20 rounds, won from ring 3
rule-difficulty-easy = easy
rule-difficulty-easy-is = 10 rounds, won from ring 2
rule-players = players
rule-players-is = how many play
rule-composter-recipe = composter recipe
rule-composter-recipe-is = what Operating a Composter does
rule-composter-recipe-table = table
rule-composter-recipe-table-is = 2 Food and 1 Water become 4 Compost
rule-composter-recipe-text = text
rule-composter-recipe-text-is = 1 Food becomes 2 Compost
rule-composter-effect = composter effect
rule-composter-effect-is = how much Food and Water a Composter keeps from being Wasted
rule-composter-effect-global = global
rule-composter-effect-global-is = all of it
rule-composter-effect-one-per-composter = one per composter
rule-composter-effect-one-per-composter-is = one card for each Composter in each Upkeep, Event and turn
rule-double-craft = double craft
rule-double-craft-is = what the second Action on BGCS may craft
rule-double-craft-after-move = after move
rule-double-craft-after-move-is = up to two things
rule-double-craft-off = off
rule-double-craft-off-is = one thing
rule-recycler-limit = recycler limit
rule-recycler-limit-is = how often a player may Operate Recyclers in a turn
rule-recycler-limit-per-turn = per turn
rule-recycler-limit-per-turn-is = once
rule-recycler-limit-per-recycler = per recycler
rule-recycler-limit-per-recycler-is = each Recycler once
rule-trade-limit = trade limit
rule-trade-limit-is = what the trade limit counts
rule-trade-limit-per-giver = per giver
rule-trade-limit-per-giver-is = what each side gives
rule-trade-limit-combined = combined
rule-trade-limit-combined-is = what both sides give together
rule-build-scope = build scope
rule-build-scope-is = where new tiles may go
rule-build-scope-current-ring = current ring
rule-build-scope-current-ring-is = to the current ring
rule-build-scope-opened-rings = opened rings
rule-build-scope-opened-rings-is = to any ring opened so far
rule-adjacent-placement = adjacent placement
rule-adjacent-placement-is = whether a new tile must touch another one
rule-adjacent-placement-off = off
rule-adjacent-placement-off-is = it need not
rule-adjacent-placement-on = on
rule-adjacent-placement-on-is = it must
rule-personal-costs = personal costs
rule-personal-costs-is = who pays what an event asks of each player
rule-personal-costs-own = own
rule-personal-costs-own-is = that player
rule-personal-costs-team = team
rule-personal-costs-team-is = anybody, as the team decides
rule-skip-hand-check = skip hand check
rule-skip-hand-check-is = whether the hand limit is checked in a skipped turn
rule-skip-hand-check-off = off
rule-skip-hand-check-off-is = it is not
rule-skip-hand-check-on = on
rule-skip-hand-check-on-is = it is
rule-missed-feeding = missed feeding
rule-missed-feeding-is = what missed feeding costs once all hands are empty
rule-missed-feeding-hands-then-bank = hands then bank
rule-missed-feeding-hands-then-bank-is = cards from the Bank
rule-missed-feeding-hands-only = hands only
rule-missed-feeding-hands-only-is = nothing more
rule-bank = bank
rule-bank-is = how many cards there are
rule-bank-finite = finite
rule-bank-finite-is = 16 of each resource
rule-bank-unlimited = unlimited
rule-bank-unlimited-is = as many as are wanted
rule-recycler-forced = recycler forced
rule-recycler-forced-is = whether a player on a Recycler who can Operate it must
rule-recycler-forced-on = on
rule-recycler-forced-on-is = must Operate it
rule-recycler-forced-off = off
rule-recycler-forced-off-is = may pass
rule-bus-stop-gate = bus stop gate
rule-bus-stop-gate-is = how many Shipping Containers the Bus Stop needs
rule-flood-unpaid = flood unpaid
rule-flood-unpaid-is = what a flooded garden costs if nobody has Food
rule-flood-unpaid-ignore = ignore
rule-flood-unpaid-ignore-is = nothing
rule-flood-unpaid-waste-one = waste one
rule-flood-unpaid-waste-one-is = one card from a hand
rule-housing-rule = housing rule
rule-housing-rule-is = where Social Housing must stand
rule-housing-rule-total = total
rule-housing-rule-total-is = anywhere
rule-housing-rule-per-ring = per ring
rule-housing-rule-per-ring-is = 2 in ring 2, and to win 3 in ring 3 as well
rule-fill-rings = fill rings
rule-fill-rings-is = whether a ring must be full before moving on
rule-fill-rings-off = off
rule-fill-rings-off-is = it need not
rule-fill-rings-on = on
rule-fill-rings-on-is = ring 2 to move on, ring 3 to win
rule-first-player = first player
rule-first-player-is = who begins a round
rule-first-player-fixed = fixed
rule-first-player-fixed-is = always the same player
rule-first-player-rotate = rotate
rule-first-player-rotate-is = the next player each round
rule-team-decision = team decision
rule-team-decision-is = how the team decides
rule-team-decision-lead = lead
rule-team-decision-lead-is = the Lead decides
rule-team-decision-vote = vote
rule-team-decision-vote-is = by vote, more than half must agree
rule-team-decision-unanimous = unanimous
rule-team-decision-unanimous-is = by vote, all must agree
rule-trade-consent = trade consent
rule-trade-consent-is = whether the partner is asked about each trade
rule-trade-consent-off = off
rule-trade-consent-off-is = agreement is taken for granted
rule-trade-consent-on = on
rule-trade-consent-on-is = the partner accepts or declines
rule-trade-partners = trade partners
rule-trade-partners-is = how many players one may trade with in a turn
rule-trade-partners-one = one
rule-trade-partners-one-is = one
rule-trade-partners-any = any
rule-trade-partners-any-is = any number
rule-hands = hands
rule-hands-is = what players see of other hands
rule-hands-open = open
rule-hands-open-is = everything
rule-hands-closed = closed
rule-hands-closed-is = only how many cards

## The board

no-action = You can still use your Action.
land = Land
bank = Bank
unlimited = unlimited
waste = Waste pile
goal = What is still needed
next-event = The next event, by the die:
good-face = good
bad-face = bad
pieces = Pieces left, with their prices
your-hand = Your cards
event = Event
vote = Vote
housing = Social Housing built
waste-left = Waste in the pile
rounds-played = rounds played
good = Good event
bad = Bad event
bare = bare
skips = skips this turn
in-smoke = in the smoke

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
task-heat-wave = pay 1 Food or 1 Water
task-vandalism = pay 3 Metal, or give up a Shipping Container
task-flood = fence a garden, or give it up
task-replant = who pays the Food to replant?
task-cat = whom does the cat visit?
task-cat-waste = Waste a card for the cat
task-first-action = take your first Action
task-second-action = take your second Action
task-end = trade, or end your turn
task-over = the game is over
nothing-to-lose = it has nothing to lose
three-metal = 3 Metal
two-wood = 2 Wood
one-water = 1 Water
shopping-does = take cards from the Bank, and Waste as many
end-does = on to the hand limit

## Sentences

gathers = Gather { $kind }: { $one } in ring 1, { $two } in ring 2, { $three } in ring 3; one more with an upgrade.
recycles = Operate it for { $cards }: Recycle { $one }, { $two } or { $three } cards in ring 1, 2 or 3.
goes-on = On { INDEFINITE($tile) }. { $does }
gift = Everybody gets 1 { $kind } from the Bank.
with-upgrade = with { $upgrade }
here-are = here: { $seats }
waste-limit = { $cards }; the game is lost with 24 at the end of a round
more-housing = { $needed } more Social Housing ({ $built } built)
empty-waste = an empty Waste pile ({ $cards } to go)
round-of = Round { $round } of { $rounds }
hand-limit = { $held ->
    [one] 1 card
   *[other] { $held } cards
} of { $limit }
progress = Round { $round } of { $rounds } · ring { $ring } · { $needed } more Social Housing and an empty Waste pile ({ $waste } now) · { $seat } leads
progress-last = { progress } · the last round
steps-count = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
turn-line = { $seat }: spin { $spin }, { $steps }, trade limit { $limit }
trading-with = trading with { $seat }: gave { $gave }, got { $got }
offered = offered: { $what }
proposes = { $seat } proposes: { $what }.
for-it = For it: { $seats }.
against-it = Against it: { $seats }.
voted = { $seat }: { $what }
not-yet = { $seat }: not yet
tied = Tied: { $what }
label = { CAPITAL($what) }
tile-at = { $tile } at { $hex }
task-waste-bank = Waste { $cards } from the Bank
task-feed = who feeds the Social Housing? { $food } Food, { $water } Water to pay
task-unfed = Waste { $cards } for what could not be fed
task-move = move up to { $steps }, or stay
task-place = choose a place for the { $thing }
task-shop = take cards from the Bank ({ $taken } so far)
task-limit = Waste { $cards } above your limit
costs = costs { $price }
loses-its = it loses its { $upgrade }
in-the-bank = { $count } in the Bank
beware = beware: { $needed } Social Housing still need a hex
makes = { $cards } make { $count } { $kind }
to-recycle = { $price } to Recycle { $cards }
standing = { $hand }, on { $tile } { $hex }
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

## Resources

wood = Wood
metal = Metal
compost = Compost
food = Food
water = Water
nothing = nothing
some-of = { $count } { $kind }
hex-at = { $hex }
listed = { $list }

## Answers, as they stand within a sentence; a button begins with a capital letter

take-preset = take the preset layout
build = { $tile } at { $hex }
waste-card = Waste { $kind }
pays-card = { $seat } pays { $kind }
loses-card = { $seat } loses { $kind }
pays-system = { $seat } pays for the system at { $hex }
payment = { $count } { $kind } from { $seat }
repair-container = repair a Shipping Container with { $payments }
fence = fence { $hex } with { $payments }
give-up = give up { $place }
pays-food = { $seat } pays the Food
pay = pay { $kind }
cat-visits = the cat visits { $seat }
upgrade-tile = upgrade { $place }
gather = Gather
gather-one = Gather { $kind }
gather-two = Gather { $one } and { $other }
operate = Operate
go-shopping = go shopping
take = take { $kind }
take-no-more = take no more
craft = craft { INDEFINITE($thing) }
place-on = place it on { $place }
no-second-craft = no second craft
pass = no Action
move-to = move to { $place }
stay = stay
give = give { $kind } to { $seat }
ask = ask { $seat } for { $kind }
accept = accept
decline = decline
end-turn = end the turn
propose = propose: { $what }
agree = agree
object = object

## The log

round-begins = Round { $round } begins.
preset-laid = Ring 1 is laid out as preset.
laid = { CAPITAL(INDEFINITE($tile)) } is built on { $hex }.
improved = { $hex } gets { INDEFINITE($upgrade) }.
lost = { $hex } loses its { $upgrade }.
bank-wasted = 1 { $kind } from the Bank is Wasted.
hand-wasted = { $seat } Wastes 1 { $kind }.
paid = { $seat } pays { $cards }.
paid-wasted = { $seat } pays { $cards }; Wasted, as there is no Composter: { $wasted }.
feeding-missed = { $count } Food or Water { $count ->
    [one] is
   *[other] are
} missing to feed Social Housing.
drawn-good = The die shows { $roll }: a good event, { $event }.
drawn-bad = The die shows { $roll }: a bad event, { $event }.
nothing-happens = { $event } has no effect.
took = { $seat } takes { $count } { $kind }.
rescued = { $seat } takes 1 { $kind } out of the Waste pile.
rolled = The die shows { $roll }.
recycled = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} Recycled.
must-skip = { $seat } cannot pay and will skip a turn.
now-in-smoke = { $seat } is in the smoke: one step less.
blamed = The cat visits { $seat }.
spins = { $seat } spins a { $spin }.
turn-skipped = { $seat } skips the turn.
passed = { $seat } takes no Action.
moved = { $seat } moves to { $hex }.
went-shopping = { $seat } takes the bus to the shops.
crafts = { $seat } crafts { INDEFINITE($thing) }.
traded = { $seat } gives 1 { $kind } to { $to }.
trade-offered = { $seat } offers: { $choice }.
trade-declined = { $seat } declines: { $choice }.
proposed = { $seat } proposes: { $choice }.
agreed = { $seat } agrees.
objected = { $seat } objects.
everybody-votes = The proposal fails; everybody names an answer.
vote-tied = The vote is tied; the Lead decides among the tied.
too-few-hexes = Warning: { $needed } more Social Housing needed, and { $free ->
    [one] 1 hex
   *[other] { $free } hexes
} left to build it on.
ring-opens = Ring { $ring } opens.
team-has-won = No Waste, and homes for all: the team wins.
lost-by-waste = Too much Waste: the team loses.
lost-by-rounds = The last round is over: the team loses.

## Why something is not allowed

game-is-over = the game is over
nobody-there = nobody sits there
had-your-say = you have had your say on this proposal
no-proposal = there is no proposal to agree or object to
no-vote-now = nothing is being put to a vote now
answer-proposal = agree to the proposal, or object
lead-proposes = the Lead makes the proposal
answer-named = you have named your answer
lead-decides-tie = the Lead decides among the tied answers
most-votes-only = only an answer with the most votes can be chosen
no-offer = there is no offer to answer
put-to-vote = the team decides by vote: put it as a proposal
no-trade-yet = nobody trades before the turns of a round
finish-first = finish what you are doing before you trade
preset-whole = the preset is a whole layout; you have begun your own
no-three-metal = these seats do not hold the 3 Metal
no-two-wood = these seats do not hold the 2 Wood
cat-was-there = the cat has made its visit; a card is to go
you-hold-none = you hold no such card
at-least-one = a shopping trip brings home at least one card
nothing-to-finish = there is nothing to finish: take an Action first
outside = that hex is outside the map
ring-one-takes = ring 1 takes one of each tile and one more Food Forest, Community Garden or Heat Haven
fill-ring-one = the six tiles fill ring 1
tile-there = there is a tile on that hex
hands-first = cards in hands go before cards of the Bank
replanted-with-food = a garden is replanted with Food
food-is-there = there is Food to replant the garden with
no-system-there = no Irrigation System to be dealt with there
no-garden-there = no Community Garden to be dealt with there
no-container-there = there is no Shipping Container
pay-your-own = everybody pays their own
heat-takes = a Heat Wave takes Food or Water
drought-takes = a Drought takes Water
no-resource-tile = there is no resource tile
bgcs-no-resource-tile = BGCS is no resource tile
has-upgrade = that tile has its upgrade
no-upgrade-left = no such upgrade is left
craft-or-finish = craft a second thing, or finish
recycler-yields = a Recycler yields nothing
say-what = say what you Gather on BGCS
bank-has-none = the Bank has none of what this tile yields
one-kind = this tile yields one kind; just `gather`
bank-empty = the Bank is empty
two-cards = with the Bus Stop you Gather two cards
one-card = you Gather one card here
bank-without = the Bank does not have that
no-operation = this upgrade has no operation
nothing-to-operate = there is nothing to Operate here
bank-cannot-make = the Bank has none of what it makes
has-recycled = you have recycled in this turn
pile-empty = the Waste pile is empty
from-bus-stop = shopping trips start from the Bus Stop on BGCS
trip-needs-two = a trip needs two cards in the Bank
bank-must-keep = the Bank must keep as many cards as you take, to be Wasted
craft-on-bgcs = crafting is done on BGCS
one-bgcs = there is one BGCS and it is here
no-piece-left = no such piece is left
three-containers = the Bus Stop needs three Shipping Containers on the board
no-place-left = there is no place left for it
ring-not-open = that ring is not open yet
ring-closed = that ring is closed for building
must-touch = a new tile must touch another one
an-action-to-take = there is an Action to take
no-tile-there = there is no tile on that hex
you-are-there = you are there; `stay` if you want to
no-tiles-lead = no tiles lead there
another-player = a trade needs another player
no-chain = no chain of pawns joins the two of you
above-limit = that is more than the trade limit allows
declined-before = that offer has been declined in this turn
others-decision = it is for { $seat } to decide
others-trade = only { $seat } can start a trade now
now-about = now it is about { $question }
has-none = { $seat } has no { $kind }
no-card-to-lose = { $seat } has no card to lose
bank-lacks = the Bank has no { $kind }
due-now = { $kind } is to be paid now
say-who-pays = say who pays: `pay water by 0` for { $seat }
offer-waits = an offer waits for the answer of { $seat }
it-takes = it takes { $cards }
it-costs = it costs { $cards }
there-it-costs = there it costs { $cards }
belongs-on = { INDEFINITE($upgrade) } goes on { INDEFINITE($tile) }
too-far = that is more than { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} away
only-trading-with = in this turn you are trading with { $seat }
table-is-for = this table is for { $players } players, not { $seats } (R1)

## What it is about now

about-setup = the layout of ring 1
about-bank = the cards Wasted from the Bank
about-feed = feeding Social Housing
about-loss = the cards lost for missed feeding
about-carya = the tile that gets an upgrade
about-drought = the dry Irrigation Systems
about-thirst = Water for thirsty players
about-heat = Food or Water against the heat
about-vandalism = the damaged Shipping Container
about-flood = the flooded Community Gardens
about-replant = replanting the garden
about-cat = what the cat broke
about-action = an Action
about-move = moving
about-place = the place of what was crafted
about-shop = the cards of the shopping trip
about-shop-waste = the cards the shopping trip Wastes
about-end = the end of the turn
about-limit = the cards above the hand limit
about-over = nothing, for the game is over

## Hints

hint = { $wins }; once round the table { $ready ->
    [0] no hand can recycle
    [one] 1 hand can recycle
   *[other] { $ready } hands can recycle
}, { $housing } Social Housing { $housing ->
    [one] stands
   *[other] stand
} and { $pile }
wins-of = the team wins { $wins } of 100
wins-more = the team wins { $wins } of 100, { $more } more than otherwise
wins-fewer = the team wins { $wins } of 100, { $fewer } fewer than otherwise
pile-holds = the pile holds { $cards }
pile-may-hold = the pile holds { $cards }, or { $worst } if it goes badly, with a Bad event on { $faces } of 6

## The lab

lab-drawn = drawn
lab-lost = lost
lab-built = built or happened
lab-rounds = rounds of a game
lab-waste = cards in the Waste pile at the end
lab-housing = Social Housing at the end
lab-crafted = things crafted
lab-traded = cards traded
lab-pays = somebody pays
lab-bank-wasted = a card of the Bank is Wasted
lab-hand-wasted = a card of a hand is Wasted
lab-recycled = cards are Recycled
lab-missed = Food or Water is missing at the feeding
lab-event = an event is drawn
lab-no-effect = an event has no effect
lab-turn-skipped = a turn is skipped
lab-action-skipped = an Action is skipped
lab-moves = a pawn moves
lab-handed-over = a card changes hands
lab-declined = an offer is declined
lab-shopping = a shopping trip begins
lab-crafts = something is crafted
lab-upgrade-lost = an upgrade is lost
lab-rescued = a card comes back from the Waste pile
lab-will-skip = a player will skip a turn
lab-smoke = a player is under Smoke
lab-cat = the cat visits a player
lab-ring-opens = the next ring opens
lab-too-few-hexes = too few hexes are left for housing
lab-proposed = a proposal is made
lab-objected = a proposal finds an objection
lab-votes = everybody votes
lab-waste-by-round = Waste pile at the start of a round
lab-round = round
lab-cards = cards
lab-housing-by-round = Social Housing at the start of a round
lab-tiles = tiles
lab-last-round = Round in which the game ends
lab-games = games
lab-tile = tile
lab-upgrade = upgrade
lab-good-event = good event
lab-bad-event = bad event

## The terminal

term-upgraded = + upgrade
term-state = Round { $round } of { $rounds } · ring { $ring } · { $housing } Social Housing, { $needed } more needed · { $waste } Waste: { $events }, 24 lose
term-good-event = { $most ->
    [one] Good event on 1
   *[other] Good event on 1-{ $most }
}
term-bad-events = only Bad events
term-bank = Bank
terminal-waste = Waste
term-turn = Turn
term-vote = Vote
term-you = you
term-unlimited = unlimited
term-pile = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, top first: { $letters } ({ $meaning })
term-closed-hand = closed hand
term-cards-of = ({ $held } of { $limit })
term-proposal = { $seat } proposes: { $what }; { $agree } for it, { $object } against
term-votes = everybody names an answer. { $votes }
term-tied = tied: { $tied }
term-for = 1 { $kind } for { $seat }
term-from = 1 { $kind } from { $seat }
term-then-food = { $loses }, then 1 Food
term-usual-layout = take the usual layout
term-loses = loses its { $upgrade }
term-nothing-to-lose = has nothing to lose
terminal-recycle = { $price } to Recycle { $cards } cards
letter-wood = W
letter-metal = M
letter-compost = C
letter-food = F
letter-water = A

## How a game ended, in a word or two

reason-housing = housing
reason-waste = waste
reason-rounds = rounds

## Printed sheets

print-resource-cards = resource cards
print-good-events = Good events
print-bad-events = Bad events
print-tiles = tiles, 26 mm across
print-tokens = upgrades, pawns, round token
print-pawn-clay = Clay
print-pawn-river = River
print-pawn-sun = Sun
print-pawn-moss = Moss
print-pawn = pawn { $colour }
print-round-token = round token
print-round = round
print-board = board with the map and the round track
print-aid-and-die = player aid, spinner and die
print-ring = ring { $ring }
print-round-track = round track
print-setup = setup
print-easy-game = An easy game ends after round 10.
print-bad-on = Waste pile: Bad event on
print-band = { $least } to { $most }
print-band-last = 24 and more
print-always = always
print-faces = { $least } to 6
print-waste-pile = Waste pile
print-aid = Player aid
print-piece-or-operation = piece or operation
print-costs = costs
print-gives = gives
print-by-ring = (in ring 1/2/3)
print-in-ring = in ring { $ring }
print-on-bgcs = on BGCS
print-on = on { $piece }
print-gather = gather { $count } { $kind }
print-gather-any = gather { $count } of any kind
print-gather-more = gather { $count } more
print-recycles = recycle { $count }
print-take-and-waste = take and waste alike
print-take = take { $count } { $kind }
print-your-turn = In your turn: spin, one Action, move, one Action, check your hand limit. An Action is to gather, to operate or to craft. You may trade before and after each.
print-spinner = Spinner: hold a paper clip on the middle
    with the tip of a pencil, and flick it.
print-die = Die: cut out,
    fold, and glue
    the flaps.
print-no-picture = there is no picture for `{ $id }`
print-operation = { $piece } operation
print-shop = Shopping trip

## What is wrong with a position or a data file that somebody wrote; seats are numbered as in the notation

round-in-setup = is 0 in setup and only there
too-many-rounds = there are not so many rounds
ring-two-or-three = the current ring is 2 or 3
ring-in-setup = the current ring is 2 in setup
first-leads = outside of turns the first player leads
does-not-skip = the player whose turn it is does not skip it
no-hex = there is no such hex
no-tile = there is no tile `{ $id }`
bgcs-in-centre = BGCS lies on 0,0 and nothing else does
hex-twice = the hex is named twice
no-upgrade = there is no upgrade `{ $id }`
upgrade-misfits = that upgrade does not go on that tile
beyond-ring = a tile lies beyond the current ring
ring-one-is-full = ring 1 is full after setup
setup-is-over = ring 1 is full, so setup is over
no-upgrades-yet = there are no upgrades in setup
not-the-set = not a part of the set of R24
pawn-on-tile = a pawn stands on a tile
too-much-waste = that is more than a round can Waste
no-resource = no resource `{ $id }`
unlimited-is-null = is null if it is unlimited
too-many-of-a-kind = { $count } { $kind } in hands and pile, and there are 16 (R12)
not-sixteen = Bank, hands and pile do not make 16 of each resource (R12)
protected-is-null = is null unless composter_effect = one_per_composter
too-many-composters = there are not so many Composters
null-outside-turns = is null outside of turns
not-on-spinner = the spinner does not show that
partner-is-another = is another player than the active one
partner-is-null = is null with trade_partners = any
no-trade-outside = nobody trades outside of turns
empty-outside-turns = is empty outside of turns
nothing-declined = nothing is declined with trade_consent = off
no-trade = `{ $text }` is not a trade with another player
too-much-recycled = that is more than a turn allows
no-recycler = there is no Recycler
too-many-cards = that is more than a round can bring
nobody-asked = nobody is asked with trade_consent = off
offer-impossible = could not have been made: { $why }
entry-for-each = has an entry for each seat
three-or-four-play = this game is for 3 or 4 players (R1)
no-such-resource = there is no such resource
number-of-cards = is a number of cards
too-many-owed = not so many cards can be owed
event-required = is required in phase event
nobody-replants = nobody can replant anything
crafting-required = is required in phase place
nobody-above-limit = nobody is above the hand limit
cards-above-limit = is the number of cards above the hand limit
not-ended = nothing has ended this game
between-crafts = is 1 only between two crafts in the second Action on BGCS
no-such-thing = there is no `{ $id }`
cannot-craft = the active player cannot craft that
nothing-owed = nothing is owed
too-much-asked = Social Housing does not ask for so much
not-in-hands = the hands do not hold so much
null-in-event = is null in this event
nothing-to-upgrade = no tile can be upgraded
no-container = there is no Shipping Container
first-cannot-pay = the first exposed player cannot pay
no-garden-left = no garden is left to deal with
event-asks-nothing = this event asks nobody anything
no-system-on-it = no Irrigation System there
no-system-left = no system is left to deal with
pay-by-themselves = players pay by themselves with personal_costs = own
nobody-has-water = nobody can pay any Water
seats-in-order = lists seats in turn order
seat-not-exposed = a seat is not exposed
nobody-exposed = nobody is exposed
no-garden-on-it = no Community Garden there
one-seat-or-none = is [] or one seat
nothing-to-lose-there = there is no card to lose
trip-from-bus-stop = shopping trips start from the Bus Stop
too-many-taken = not so many cards can have been taken
no-event = there is no event `{ $id }`
flood-in-replant = is flood in phase replant
one-or-two = is 1 or 2
contradicts-phase = contradicts the phase
no-vote-here = nothing is put to a vote in this phase with these options
single-answer = a single answer needs no vote
no-answer = `{ $text }` is not an answer
lead-agrees = the Lead agrees, and nobody agrees and objects
proposal-decided = this proposal has been decided
vote-for-each = there is a vote for each seat
vote-decided = this vote has been decided
tied-answers = two to four different answers are tied
no-such-seat = there is no such seat
seat-twice = a seat is named twice
known-by-it = pieces are known by it, in their order
place-is-rule = where a piece goes is part of the rules (R120, R128)
recycler-rows = `copies`: both rows of the Recycler have to say the same
no-event-left = `copies`: there is no { $kind } event left (R9)
has-no-price = it has no price
price-is-rule = its price is part of the rules (R102)
price-too-low = its price is nothing, and a card is the least
there-is-one = there is one of it, or it is no piece (R5)
only-numbers = only numbers in it may be others
operation-says = the row operate-recycler says how much is Recycled
written-in-rules = this is written in the rules, not read from the file
effect-range = `effect`: the numbers of { $word } go from { $least } to { $most }
only-so-many = there are only { $copies } { $piece }
