### What the game says, in English.

summary = Gather plants, animals and structures into guilds that feed their centre.
credit = Guiding the Dandelion is a game by Karl Treen for his Food Forest card deck; its designer lists it as Guilding the Dandelion.

## Where long words on cards may be parted

seams = Service|berry

## Cards and pieces

piece-sunchoke = Sunchoke
piece-groundnut = Groundnut
piece-garlic = Garlic
piece-horseradish = Horseradish
piece-skirret = Skirret
piece-crosne = Crosne
piece-wine-cap = Wine Cap
piece-shiitake = Shiitake
piece-oyster-mushroom = Oyster Mushroom
piece-mycorrhizae = Mycorrhizae
piece-clover = Clover
piece-strawberry = Strawberry
piece-creeping-thyme = Creeping Thyme
piece-mint = Mint
piece-wintergreen = Wintergreen
piece-nasturtium = Nasturtium
piece-dandelion = Dandelion
piece-comfrey = Comfrey
piece-sunflower = Sunflower
piece-asparagus = Asparagus
piece-rhubarb = Rhubarb
piece-bee-balm = Bee Balm
piece-blueberry = Blueberry
piece-beach-plum = Beach Plum
piece-sea-buckthorn = Sea Buckthorn
piece-goumi = Goumi
piece-elderberry = Elderberry
piece-hazelnut = Hazelnut
piece-hardy-kiwi = Hardy Kiwi
piece-grape = Grape
piece-american-hogpeanut = American Hogpeanut
piece-hops = Hops
piece-maypop = Maypop
piece-magnolia-vine = Magnolia Vine
piece-apple = Apple
piece-asian-pear = Asian Pear
piece-pawpaw = Pawpaw
piece-serviceberry = Serviceberry
piece-mulberry = Mulberry
piece-bamboo = Bamboo
piece-chestnut = Chestnut
piece-black-walnut = Black Walnut
piece-white-oak = White Oak
piece-sugar-maple = Sugar Maple
piece-linden = Linden
piece-persimmon = Persimmon
piece-chicken = Chicken
piece-earthworm = Earthworm
piece-honeybee = Honeybee
piece-mason-bee = Mason Bee
piece-ladybug = Ladybug
piece-praying-mantis = Praying Mantis
piece-aphids = Aphids
piece-house = House
piece-rain-barrel = Rain Barrel
piece-pond = Pond
piece-swale = Swale
piece-arbor = Arbor
piece-compost-pile = Compost Pile
piece-hugelkultur-bed = Hugelkultur Bed
piece-tornado = Tornado
piece-drought = Drought

## House rules: `rule-KEY` is the name of a switch, `rule-KEY-VALUE` that of a value, `-is` what it means

rule-preset = preset
rule-preset-is = a whole set of house rules; switches beside it override it
rule-preset-recommended = recommended
rule-preset-recommended-is = the rules as this book recommends them
rule-preset-seed-strict = seed strict
rule-preset-seed-strict-is = as little as possible beyond the designer's draft
rule-first-player = first player
rule-first-player-is = who has the first turn
rule-first-player-right = right
rule-first-player-right-is = the player to the right of the dealer
rule-first-player-left = left
rule-first-player-left-is = the player to the left of the dealer
rule-max-players = max players
rule-max-players-is = how many may play
rule-deal-wilds = deal wilds
rule-deal-wilds-is = what becomes of wild cards in the opening deal
rule-deal-wilds-redeal = redeal
rule-deal-wilds-redeal-is = they go back into the deck
rule-deal-wilds-resolve = resolve
rule-deal-wilds-resolve-is = they are dealt with after the deal
rule-helpers = helpers
rule-helpers-is = what may ride along in a guild
rule-helpers-strict = strict
rule-helpers-strict-is = every other card feeds the centre
rule-helpers-free = free
rule-helpers-free-is = anything, if one card is satisfied
rule-extend = extend
rule-extend-is = what an extension must be worth
rule-extend-improve = improve
rule-extend-improve-is = more than each guild that joins
rule-extend-lateral = lateral
rule-extend-lateral-is = at least as much as each guild that joins
rule-new-centre = new centre
rule-new-centre-is = where the centre of an extension may come from
rule-new-centre-any = any
rule-new-centre-any-is = the hand or the table
rule-new-centre-added-only = added only
rule-new-centre-added-only-is = the hand alone
rule-pile-pick = pile pick
rule-pile-pick-is = what can be taken from the discard pile
rule-pile-pick-block = block
rule-pile-pick-block-is = the uppermost cards below your own discard
rule-pile-pick-block-own = block own
rule-pile-pick-block-own-is = the uppermost cards, your own discard included
rule-pile-pick-free = free
rule-pile-pick-free-is = any cards but your own discard
rule-wild-replacement = wild replacement
rule-wild-replacement-is = whether a wild card is replaced by another draw
rule-wild-replacement-yes = yes
rule-wild-replacement-yes-is = it costs no draw
rule-wild-replacement-no = no
rule-wild-replacement-no-is = it uses up a draw and the hand stays short
rule-passed-aphids = passed aphids
rule-passed-aphids-is = who picks the guild for aphids passed on
rule-passed-aphids-victim = victim
rule-passed-aphids-victim-is = the player who gets them
rule-passed-aphids-passer = passer
rule-passed-aphids-passer-is = the player who passes them on
rule-insect-trade = insect trade
rule-insect-trade-is = when insects may be traded for guilds
rule-insect-trade-on-reveal = on reveal
rule-insect-trade-on-reveal-is = at the moment they turn up
rule-insect-trade-on-own-turn = on own turn
rule-insect-trade-on-own-turn-is = saved ones, once in each building step
rule-insect-trade-off = off
rule-insect-trade-off-is = never
rule-drought = drought
rule-drought-is = what Drought does
rule-drought-dry-round = dry round
rule-drought-dry-round-is = nothing gives water for one round of building
rule-drought-cisterns-hold = cisterns hold
rule-drought-cisterns-hold-is = the same, but structures keep their water
rule-drought-set-aside = set aside
rule-drought-set-aside-is = it is taken out before the game
rule-dandelion = dandelion
rule-dandelion-is = what the Dandelion is
rule-dandelion-plain = plain
rule-dandelion-plain-is = an ordinary card
rule-dandelion-joker = joker
rule-dandelion-joker-is = a helper that gives one more icon of your choice
rule-final-lap = final lap
rule-final-lap-is = when the game ends
rule-final-lap-one-lap = one lap
rule-final-lap-one-lap-is = one lap after the first dry turn
rule-final-lap-dry-lap = dry lap
rule-final-lap-dry-lap-is = after a whole lap of dry turns
rule-ties = ties
rule-ties-is = who wins a tie
rule-ties-shared = shared
rule-ties-shared-is = all who are level
rule-ties-best-guild = best guild
rule-ties-best-guild-is = the highest guild, then the most guilds

## Icons and classes

icon-water = water
icon-pollinators = pollinators
    .short = pollin.
icon-nitrogen = nitrogen
    .short = nitrog.
icon-groundcover = groundcover
    .short = ground
icon-compost = compost
icon-trellis = trellis
icon-food = food
class-root-tuber = root/tuber
class-fungus = fungus
class-groundcover = groundcover
class-herbaceous = herbaceous
class-shrub = shrub
class-climber = climber
class-understory = understory
class-canopy = canopy
class-animal = animal
class-insect = insect
class-structure = structure
class-natural-disaster = natural disaster

## Within sentences

nothing = nothing
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
listed = { $list }
just-card = { $card }
joker-card = { $card } ({ $icon })
card-as = { $card } as { $icon }
needs-gives = needs { $needs }; gives { $gives }
with-aphids = { $card } (aphids)
and-more = { $card } and { $count } more
guild = guild { $number }
guild-around = guild { $number } ({ $centre })
your-guild = your guild { $number } ({ $centre })
guild-of = { $seat }’s { $guild }
guild-at = { $whose ->
    [yours] your guild { $number }
   *[other] guild { $number } of { $owner }
}

## Actions, as on a button

lay = Lay { $cards }
extend = Extend { $guilds } with { $cards }
use-on = Use the { $insect } on { $guild }
offer-saved = Offer the { $insect } for a guild
done-building = Done building
discard = Discard { $card }
draw-deck = Draw from the deck
draw-pile = Take from the pile
take = Take { $card }
aphids-on = Aphids on { $guild }
pass-aphids = Pass the aphids to { $whom }
aphids-away = Put the aphids out of the game
spend = Spend the { $insect }
suffer = Let the aphids land
cure = Cure { $guild }
save = Save it
trade = Offer it for a guild
offer = Offer { $guild }
pass = Offer nothing
accept = Take the offer of { $seat }
refuse = Take no offer

## The log: `$who` is `you` for the one who reads it

laid = { $who ->
    [you] You lay
   *[other] { $seat } lays
} { $cards }: { points }.
extended = { $who ->
    [you] You extend
   *[other] { $seat } extends
} { $count ->
    [one] guild
   *[other] guilds
} { $guilds } with { $cards }: { points }.
cured = { $who ->
    [you] You use
   *[other] { $seat } uses
} the { $insect } on { $guild }: the aphids are gone.
discarded = { $who ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
drew = You draw { $card }.
drew-hidden = { $seat } draws a card.
took = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $cards } from the pile.
drew-nothing = { $who ->
    [you] You draw
   *[other] { $seat } draws
} nothing: there is nothing to draw.
wild-turned-up = { $who ->
    [you] You turn up
   *[other] { $seat } turns up
} { $wild }.
aphids-passed = { $who ->
    [you] You pass
   *[other] { $seat } passes
} the aphids on to { $whom ->
    [you] you
   *[other] { $to }
}.
aphids-put-away = { $who ->
    [you] You put
   *[other] { $seat } puts
} the aphids out of the game.
aphids-landed = Aphids land on { $guild }.
insect-spent = { $who ->
    [you] You spend
   *[other] { $seat } spends
} the { $insect }, which eats the aphids before they land.
insect-saved = { $who ->
    [you] You save
   *[other] { $seat } saves
} the { $insect }.
trade-opened = { $who ->
    [you] You offer
   *[other] { $seat } offers
} the { $insect } for a guild.
guild-offered = { $who ->
    [you] You offer
   *[other] { $seat } offers
} guild { $number } for it.
passed = { $who ->
    [you] You pass
   *[other] { $seat } passes
}.
traded = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $guild } for the { $insect }.
offers-refused = { $who ->
    [you] You take
   *[other] { $seat } takes
} no offer.
tornado-in-vain = The tornado finds { $who ->
    [you] you
   *[other] { $seat }
} empty-handed.
blown-away = { $who ->
    [you] You lose
   *[other] { $seat } loses
} { $cards } to the tornado.
drought-ended = The drought is over.
dry-turn = { $who ->
    [you] You have
   *[other] { $seat } has
} a dry turn: the end is near.
game-ended = The game is over.

## Why something is not possible

game-is-over = the game is over
saved-acts-when = a saved insect acts in its owner's building step, or when aphids land on a guild of its owner
others-turn = it is { $seat }’s turn
wild-first = first the { $wild } must be dealt with
other-step = this belongs to another step of the turn
not-saved = you have not saved this insect
not-held = you do not hold this card
deck-empty = the deck is empty
pile-short = the pile has fewer available cards than you need
play-stalled = play has stalled: the pile is barred until a card is drawn from the deck
not-available = this card of the pile is not available to you
offer-own-guild = offer a guild of your own without aphids
nothing-offered = this player has offered nothing
one-trade = there is one trade in a building step
which-insect = say which saved insect you offer
trade-is-open = a trade is open already
apply-or-save = an insect received in a trade is used or saved
offered-already = this insect has been offered already
only-just-turned-up = only the insect that has just turned up can be offered
no-trades = insects are not traded at this table
trades-while-building = at this table saved insects are offered while building
trades-on-reveal = a trade is opened when an insect turns up
guild-of-held = a new guild is made of cards you hold
joker-alone = a joker never lies alone
single-card = a single card must be one that needs nothing
no-centre = no card of these has all it needs from the others and is fed by each of them
extend-with-held = an extension adds cards you hold
extend-your-own = an extension takes guilds of your own
named-already = the joker has this name already; leave it out
aphids-cannot-join = a guild with aphids cannot join
nobody-satisfied = no card would have all it needs
no-new-centre = no card that could be the centre would have all it needs
added-useless = a card you add gives nothing the centre needs
joined-useless = a guild that joins gives nothing the centre needs
not-worth-more = the guild would not be worth more than before
no-joker-here = the Dandelion is no joker at this table
which-icon = say which icon the Dandelion stands for
icon-not-shown = the Dandelion stands for an icon it does not show
only-dandelion = only the Dandelion is given a name
no-aphids-there = there are no aphids on such a guild
aphids-already = this guild has aphids already
aphids-on-your-own = lay the aphids on a guild of your own
name-another = name another player who has a guild without aphids
they-pick = the player you name picks the guild
which-guild = say which guild you pick
pick-free = pick a guild without aphids
choose-free = choose one of your guilds without aphids
guild-yourself = you have a guild for the aphids yourself
wild-in-guild = a wild card is never part of a guild
twice = you do not hold two cards { $card }

## What was typed or set

how-to-extend = an extension is written `extend GUILD … with CARD …`
only-dandelion-named = `{ $word }`: only the Dandelion is given a name
no-such-icon = `{ $word }`: there is no icon `{ $icon }`
no-such-card = there is no card `{ $word }`
not-a-number = `{ $word }` is not a number
needs-max-players = it must be 6 for { $players } players (D15)
not-so-many = this game is for 2 to { $most } players, not { $players } (D15)

## Hints

hint = { $when ->
    [waiting] waiting brings
    [building] this brings
    [discarding] without it you make
    [drawing] with these cards you make
   *[other] after this you make
} { $points } points in the next turns, your rival { $rival }, and you are { $standing }
ahead = { $lead } ahead
behind = { $lead } behind
level = level
hint-and = { $hint }; { $more }
more-than-next = { $points } more than the next best
more-than-best = { $points } more than the best, which stands better
next-makes-more = the next best makes { $points } more but stands worse
best-makes-more = the best makes { $points } more
aphids-feared = aphids come over a guild in { $percent } of 100

## The board

could-build = You can still build in this turn.
middle = Deck and pile
deck = Deck
pile = Discard pile, top first
out = Out of the game
your-hand = Your hand
needs = needs
gives = gives
saved = Saved insects
known = Known to be in hand
aphids = Aphids: worth nothing
no-guilds = Nothing planted yet
centre = centre
wild = wild
turned-up = Turned up
dealt-wilds = Wild cards of the deal, still to be dealt with
full-name = { $card }, { $class }: { $does }
full-name-wild = { $card }, wild. { $effect }
shelf = { CAPITAL($class) }
garden-of = { $name }’s garden
garden-sum = { points }, { cards } in hand
plate-sum = { $guilds ->
    [one] 1 guild
   *[other] { $guilds } guilds
} · { $cards }
guild-worth = Guild { $number }: { points }
dry = { drought-until }.
stands-for = stands for { $icon }
offers-nothing = { $seat } offers nothing.
offers-guild = { $seat } offers { $guild }.

## What wild cards do

effect-aphids = Lie on a guild, which is worth nothing until an insect eats them.
effect-drought = For a round nothing gives water to guilds being built.
effect-insect = Eats aphids, is saved, or is traded for a guild.
effect-tornado = Blows your hand away. Draw five, and your turn is over.

## What to do, and what comes of it

plan-build = Build
plan-discard = Discard
plan-draw = Draw
new-bed = new bed
pile-below = Deeper in the discard pile
given = What this guild gives
step-build = builds
step-discard = discards
step-replenish = replenishes
step-aphids = has met aphids
step-insect = has found an insect
step-over = played last
progress = { $seat } { $step } · deck { $deck }
progress-last-lap = { progress } · the last lap: { $dry } had a dry turn
progress-empty = { progress } · the deck is empty: a dry turn brings the end
task-build = lay or extend guilds, or go on
task-discard = discard one card
task-replenish = draw { cards } from the deck or the pile
task-take = take { cards } more from the pile
task-aphids = say where the aphids go
task-landing = aphids are about to land on { $guild }
task-insect = what shall the { $insect } do?
task-offers = offer a guild for the { $insect }, or pass
task-answer = take an offer for the { $insect }, or none
task-over = the game is over
ends-undo = ends undo: you draw next
on-to-discard = on to the discard
worth-nothing = the guild will be worth nothing
unharmed = the guild is unharmed
more = { points } more
worth-for-you = worth { points }, { $gain } for you
cards-in-deck = { cards } in it; ends undo
pile-top = { cards } of the pile, which all have seen
ending-most = The deck is empty and nobody builds any more. Whoever has the most points wins (D115): { points }.
ending-best-guild = { ending-most } Several have as many; the best guild decides, and it is { $seat }’s (D116).
ending-shared = { ending-most } { $seats } are level and share the win (D116).

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

## At the terminal

counted-from = In what you type, seats and guilds are counted from 0: `extend 0 …` extends guild 1.
drought-until = Drought: nothing gives water to new guilds until { $seat } has built
end-is-near = The end is near: { $seat } had a dry turn
deck-and-pile = Deck { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} · pile { $pile }
no-pile = empty
pile-of = { cards }, top first: { $list }
and-out = { $line } · out of the game: { $cards }
player = { $seat }: { points }, { cards } in hand
player-you = { $seat } (you): { points }, { cards } in hand
and-known = { $line } (among them { $cards })
and-saved = { $line }, saved: { $insects }
infested = APHIDS
now-builds = { $seat } builds.
now-discards = { $seat } discards a card.
now-replenishes = { $seat } needs { cards }.
now-takes = { $seat } takes { $count } more from the pile.
now-aphids = Aphids! { $seat } says where they go.
now-landing = Aphids are about to land on guild { $number } of { $seat }.
now-insect = { $seat } has turned up or received the { $insect }.
now-offers = { $seat } offers the { $insect }; { $asked } is asked.
now-answers = { $seat } has offers for the { $insect }.
go-on = go on to the discard
out-of-game = out of the game
let-land = let the aphids land
cards-left = { cards } left
points-for-you = { points }, { $gain } for you
in-short = { $centre }, { points }

## On printed cards

printed-cards = Food Forest cards
printed-insect = Clear the aphids off any guild, or save it for later, or trade it for a guild.
printed-aphids = Lay them on a guild of yours: it is worth nothing and cannot grow until an insect clears them.
printed-tornado = Your hand goes to the discard pile. Draw five new cards; your turn is over.
printed-drought = Nothing gives water to a guild being built, until you have built in your next turn.
short-icon = { SHORT($icon) }
printed-no-picture = there is no picture for `{ $card }`
printed-no-icon = `{ $column }`: there is no icon `{ $icon }`

## In reports of the lab

lab-drawn = drawn or taken
lab-taken = taken from the pile
lab-built = built with
lab-guilds-laid = guilds laid
lab-guilds-extended = guilds extended
lab-guilds-struck = guilds struck by aphids
lab-new-guild = a new guild is laid
lab-single-card = a single card is laid as a guild
lab-extended = a guild is extended
lab-joined = guilds join
lab-discarded = a card is discarded
lab-took-pile = cards are taken from the pile
lab-drew-nothing = there is nothing to draw
lab-aphids-lie = aphids lie on a guild
lab-aphids-passed = aphids are passed on
lab-aphids-away = aphids are put out of the game
lab-aphids-met = a saved insect meets aphids
lab-cured = an insect cures a guild
lab-insect-saved = an insect is saved
lab-insect-offered = an insect is offered for trade
lab-traded = guild and insect change hands
lab-no-offer = no offer is taken
lab-tornado = the tornado takes a hand
lab-drought-ends = a drought ends
lab-joker-named = the Dandelion is named as a joker
lab-dry-turn = a turn is dry
lab-guild-sizes = Sizes of guilds at the end
lab-guild-points = Worth of guilds at the end
lab-totals = Points of a player after each turn of the table
lab-cards = cards
lab-points = points
lab-guilds = guilds
lab-turn = turn of the table
lab-card = card
lab-wild-card = wild card

## What is wrong with a position or a data file that somebody wrote; seats are numbered as in the notation

hands-wrong = { $seats } hands: { $reason }
hands-at-other-table = { $seats } hands at a table of another size
not-in-game = `{ $card }` is not in this game
too-often = `{ $card }` is there more than { $copies ->
    [one] once
   *[other] { $copies } times
} (D14)
never-lies-here = `{ $card }` is wild and never lies here (D7)
not-wild = `{ $card }` is not a wild card
hand-of-five = a hand holds at most five cards (D64)
not-an-insect = `{ $card }` is not an insect to save (D90)
is-wild = `{ $card }` is wild (D6)
guild-without-cards = a guild holds at least one card (D10)
guild-unsatisfied = no card of it is satisfied (D40, D41)
guild-is-worth = this guild is worth { $points }
no-joker = the Dandelion is no joker (D106)
joker-names = as a joker the Dandelion is named after water, nitrogen, groundcover or trellis, as in `dandelion:water` (D106)
needs-resolve = needs the house rule deal_wilds = resolve (D23)
has-settled = this player has dealt with own wild cards already
empty-hand = an empty hand has nothing to discard (D63)
needs-free-pick = `take` needs the house rule pile_pick = free
required-in = is required in the phase `{ $phase }`
null-in = is null in the phase `{ $phase }`
had-last-turn = this seat has had its last turn (D109)
false-in = is false in the phase `{ $phase }` (D28)
does-not-lead-to = `{ $card }` does not lead to `{ $phase }`
left-out-in = is left out in the phase `{ $phase }`
passer-picks = at this table the passer picks the guild (D86)
no-free-guild = this player has no guild without aphids (D85)
not-free = is no guild without aphids of this seat
no-insect-saved = this player has no saved insect to ask for (D87)
who-is-asked = the others are asked, the trader answers (D92)
offer-shape = is a guild without aphids, "pass" or null
answers-in-turn = seats answer in turn, clockwise from the trader (D92)
nothing-to-answer = without an offer there is nothing to answer (D95)
hand-is-full = a full hand is not replenished (D65)
nothing-to-draw = there is nothing to draw (D74)
too-few-to-take = fewer cards are available than needed (D68)
guilds-are-worth = the guilds are worth { $scores } (D61)
must-say = cannot be so in this phase; leave it out or say { $must }
need-at-most = is at most { $most } with this hand (D64)
need-missing = must be given once a wild card has come up and is not replaced
need-is = is { $need } here (D64)
known-by-it = cards are known by it, in their order
drought-and-structures = a drought depends on which cards are structures (D104)
wild-rules = wild cards have rules of their own (D4)
wild-without-icons = wild cards neither need nor give anything (D4)
one-of-each = one of each ordinary card is in play (D17)
too-many-inputs = `inputs` has { $found } icons, and { $most } are the most
joker-outputs = a joker is named after what the Dandelion does not give (D106)
no-icon = `{ $column }`: there is no icon `{ $name }`
icon-twice = `{ $column }` names { $name } twice (D3)
null-while-trading = is null while a saved insect is traded
