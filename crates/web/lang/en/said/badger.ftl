### What the rules of the Badger say in English, letter by letter; see `tongue/said.rs`.

## The game

summary = trick-taking for two with the Decktet

## The introduction of the rulebook, each block on one line

about-1 = A trick-taking game for two players with the Decktet. It was designed by M. C. DeMarco after *The Fox in the Forest* by Joshua Buergel; the Decktet is the creation of P. D. Magnus. The published rules are version 1.0, and their author notes that the game has not yet been playtested.
about-2 = You play rounds of thirteen tricks. Taking a few more tricks than your opponent is worth the most, taking nearly all of them is worth nothing, and taking hardly any is worth as much as a good win. Every card of odd rank has an effect. When somebody has 21 points after a round, the player with more points wins.
about-3 = The published text is a page long and refers to its parent game for much of the rest. So every rule says where it comes from: *(original)* is stated by the published rules; *(fox)* is taken over from The Fox in the Forest, because the original says that the effects are the same or is silent; *(ruling)* was decided here; *(derived)* follows from other rules. The table of rulings gives reasons, and most rulings can be switched (see House rules).
about-4 = A consequence of the set-up worth knowing: **Knots can never be trump** under the usual rules, because no card of the game has Knots on top, and **Moons is trump about a third of the time**, because eleven or twelve of the 33 cards have Moons on top.
about-5 = In this book the suits are shortened to M Moons, S Suns, W Waves, L Leaves, Y Wyrms, K Knots. *Pact 9 MS* is the card of rank 9 that bears Moons and Suns, Moons on top. P is a Pawn, C a Crown.

## Suits and cards

suit-moons = Moons
suit-suns = Suns
suit-waves = Waves
suit-leaves = Leaves
suit-wyrms = Wyrms
suit-knots = Knots
card-ace-moons = Ace of Moons
card-ace-suns = Ace of Suns
card-ace-waves = Ace of Waves
card-ace-leaves = Ace of Leaves
card-ace-wyrms = Ace of Wyrms
card-ace-knots = Ace of Knots
card-author = the Author
card-desert = the Desert
card-origin = the Origin
card-journey = the Journey
card-painter = the Painter
card-savage = the Savage
card-mountain = the Mountain
card-sailor = the Sailor
card-battle = the Battle
card-forest = the Forest
card-discovery = the Discovery
card-soldier = the Soldier
card-lunatic = the Lunatic
card-penitent = the Penitent
card-market = the Market
card-chance-meeting = the Chance Meeting
card-castle = the Castle
card-cave = the Cave
card-diplomat = the Diplomat
card-mill = the Mill
card-betrayal = the Betrayal
card-pact = the Pact
card-darkness = the Darkness
card-merchant = the Merchant
card-harvest = the Harvest
card-watchman = the Watchman
card-light-keeper = the Light Keeper
card-borderland = the Borderland
card-consul = the Consul
card-rite = the Rite
card-island = the Island
card-window = the Window
card-huntress = the Huntress
card-bard = the Bard
card-sea = the Sea
card-end = the End
card-calamity = the Calamity
card-windfall = the Windfall
card-excuse = the Excuse

## Inside of sentences

part-ace = Ace { $suits }
part-or = { $one } or { $other }

## The log

played = { $seat } plays { $card } ({ $mark }).
played-as = { $seat } plays { $card } ({ $mark }) as { $suit }.
exchanged = { $seat } makes { $laid } ({ $mark }) the decree and takes { $taken } ({ $old }): trump is { $suit }.
kept = { $seat } leaves the decree.
you-draw = You draw { $card } ({ $mark }).
drew = { $seat } draws a card.
you-bury = You bury { $card } ({ $mark }).
buried = { $seat } buries a card.
took-trick-seven = { $seat } takes the trick of { $led } and { $followed } and 1 point for the seven.
took-trick-sevens = { $seat } takes the trick of { $led } and { $followed } and { $count } points for the sevens.
took-trick = { $seat } takes the trick of { $led } and { $followed }.
ace-leads = The losing Ace gives { $seat } the lead.
round-scored = Round { $count }: tricks { $count-a }:{ $count-b }, points { $count-c }:{ $count-d }, totals { $count-e }:{ $count-f }.
dealt = { $seat } deals round { $count }; the decree is { $card } ({ $mark }), trump is { $suit }.
won = { $seat } wins, { $count-a }:{ $count-b }.
drawn-game = A draw, { $count-a }:{ $count-b }.

## Why something is not allowed

over = the game is over
others-turn = the other player is to act
three-must = a 3 must exchange the decree at this table
bury-own = only a card of your hand can be buried
lead-now = a card has to be led now
follow-now = a card has to follow now
exchange-first = the exchange after a 3 has to be settled first
bury-now = a card has to be buried after a 5
lead-own = only a card of your hand can be led
follow-own = only a card of your hand can follow
crown-asks = a led Crown asks for your Ace of { $suits } or your highest card with { $same }
must-follow = you hold a card with { $suits }, so you must follow with one
not-offered = neither the 3 just played nor the old decree can be offered
exchange-own = only a card of your hand can become the decree
name-a-suit = one of the card's suits has to be named, as in `… as waves`
name-no-suit = no suit is to be named here
suit-not-there = the named suit is not on the card
no-card = `{ $id }` is not a card of the Decktet
no-suit = `{ $id }` is not a suit; suits are moons, suns, waves, leaves, wyrms and knots

## House rules

rule-target = target
rule-target-is = points that end the game at the end of a round
rule-lead-suits = lead suits
rule-lead-suits-is = which suits of the led card must be followed
word-all = all
word-all-is = every suit on it
word-leader-names = leader names
word-leader-names-is = one of its suits, named by the leader
word-uppermost = uppermost
word-uppermost-is = its uppermost suit
rule-pawn-tie = pawn tie
rule-pawn-tie-is = who wins between two Pawns that tie
word-leader = leader
word-leader-is = the leader
word-follower = follower
word-follower-is = the follower
word-precedence = precedence
word-precedence-is = Harvest, Watchman, Light Keeper, Borderland, in this order
rule-exchange = exchange
rule-exchange-is = whether a 3 may or must exchange the decree
word-may = may
word-may-is = its player may decline
word-must = must
word-must-is = its player has to, with a card in hand
rule-decree-suit = decree suit
rule-decree-suit-is = which suit of a new decree is trump
word-chooser = chooser
word-chooser-is = any of its suits, named by the player who exchanges
rule-pawn-removal = pawn removal
rule-pawn-removal-is = when a Pawn is removed, and who knows which
word-game-public = game public
word-game-public-is = once for the game, known to both
word-game-hidden = game hidden
word-game-hidden-is = once for the game, known to nobody
word-round-hidden = round hidden
word-round-hidden-is = anew before every deal, known to nobody
rule-final-tie = final tie
rule-final-tie-is = what follows when totals and last rounds are equal
word-draw = draw
word-draw-is = the game is a draw
word-extra-round = extra round
word-extra-round-is = rounds are played until the totals differ
rule-history = history
rule-history-is = which taken cards may be looked at
word-full = full
word-full-is = all of this round
word-last = last
word-last-is = those of the last trick
word-none = none
rule-tens = tens
rule-tens-is = which cards are the tens
word-pawns = pawns
word-pawns-is = three of the four Pawns
word-courts = courts
word-courts-is = three of the four Courts
rule-anchors = anchors
rule-anchors-is = which Aces and Crowns are in the deck
word-msw-is = those of Moons, Suns and Waves
word-lyk-is = those of Leaves, Wyrms and Knots
