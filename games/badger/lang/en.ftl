### What the game says, in English.

summary = trick-taking for two with the Decktet
credit = The Badger on the Borderland was designed by M. C. DeMarco after The Fox in the Forest by Joshua Buergel; the Decktet is the creation of P. D. Magnus.

## Cards and pieces

piece-ace-moons = Ace of Moons
piece-ace-suns = Ace of Suns
piece-ace-waves = Ace of Waves
piece-ace-leaves = Ace of Leaves
piece-ace-wyrms = Ace of Wyrms
piece-ace-knots = Ace of Knots
piece-author = the Author
    .bare = Author
piece-desert = the Desert
    .bare = Desert
piece-origin = the Origin
    .bare = Origin
piece-journey = the Journey
    .bare = Journey
piece-painter = the Painter
    .bare = Painter
piece-savage = the Savage
    .bare = Savage
piece-mountain = the Mountain
    .bare = Mountain
piece-sailor = the Sailor
    .bare = Sailor
piece-battle = the Battle
    .bare = Battle
piece-forest = the Forest
    .bare = Forest
piece-discovery = the Discovery
    .bare = Discovery
piece-soldier = the Soldier
    .bare = Soldier
piece-lunatic = the Lunatic
    .bare = Lunatic
piece-penitent = the Penitent
    .bare = Penitent
piece-market = the Market
    .bare = Market
piece-chance-meeting = the Chance Meeting
    .bare = Chance Meeting
piece-castle = the Castle
    .bare = Castle
piece-cave = the Cave
    .bare = Cave
piece-diplomat = the Diplomat
    .bare = Diplomat
piece-mill = the Mill
    .bare = Mill
piece-betrayal = the Betrayal
    .bare = Betrayal
piece-pact = the Pact
    .bare = Pact
piece-darkness = the Darkness
    .bare = Darkness
piece-merchant = the Merchant
    .bare = Merchant
piece-harvest = the Harvest
    .bare = Harvest
piece-watchman = the Watchman
    .bare = Watchman
piece-light-keeper = the Light Keeper
    .bare = Light Keeper
piece-borderland = the Borderland
    .bare = Borderland
piece-consul = the Consul
    .bare = Consul
piece-rite = the Rite
    .bare = Rite
piece-island = the Island
    .bare = Island
piece-window = the Window
    .bare = Window
piece-huntress = the Huntress
    .bare = Huntress
piece-bard = the Bard
    .bare = Bard
piece-sea = the Sea
    .bare = Sea
piece-end = the End
    .bare = End
piece-calamity = the Calamity
    .bare = Calamity
piece-windfall = the Windfall
    .bare = Windfall
piece-excuse = the Excuse
    .bare = Excuse

## House rules: `rule-KEY` is the name of a switch, `rule-KEY-VALUE` that of a value, `-is` what it means

rule-target = target
rule-target-is = points that end the game at the end of a round
rule-lead-suits = lead suits
rule-lead-suits-is = which suits of the led card must be followed
rule-lead-suits-all = all
rule-lead-suits-all-is = every suit on it
rule-lead-suits-leader-names = leader names
rule-lead-suits-leader-names-is = one of its suits, named by the leader
rule-lead-suits-uppermost = uppermost
rule-lead-suits-uppermost-is = its uppermost suit
rule-pawn-tie = pawn tie
rule-pawn-tie-is = who wins between two Pawns that tie
rule-pawn-tie-leader = leader
rule-pawn-tie-leader-is = the leader
rule-pawn-tie-follower = follower
rule-pawn-tie-follower-is = the follower
rule-pawn-tie-precedence = precedence
rule-pawn-tie-precedence-is = Harvest, Watchman, Light Keeper, Borderland, in this order
rule-exchange = exchange
rule-exchange-is = whether a 3 may or must exchange the decree
rule-exchange-may = may
rule-exchange-may-is = its player may decline
rule-exchange-must = must
rule-exchange-must-is = its player has to, with a card in hand
rule-decree-suit = decree suit
rule-decree-suit-is = which suit of a new decree is trump
rule-decree-suit-uppermost = uppermost
rule-decree-suit-uppermost-is = its uppermost suit
rule-decree-suit-chooser = chooser
rule-decree-suit-chooser-is = any of its suits, named by the player who exchanges
rule-pawn-removal = pawn removal
rule-pawn-removal-is = when a Pawn is removed, and who knows which
rule-pawn-removal-game-public = game public
rule-pawn-removal-game-public-is = once for the game, known to both
rule-pawn-removal-game-hidden = game hidden
rule-pawn-removal-game-hidden-is = once for the game, known to nobody
rule-pawn-removal-round-hidden = round hidden
rule-pawn-removal-round-hidden-is = anew before every deal, known to nobody
rule-final-tie = final tie
rule-final-tie-is = what follows when totals and last rounds are equal
rule-final-tie-draw = draw
rule-final-tie-draw-is = the game is a draw
rule-final-tie-extra-round = extra round
rule-final-tie-extra-round-is = rounds are played until the totals differ
rule-history = history
rule-history-is = which taken cards may be looked at
rule-history-full = full
rule-history-full-is = all of this round
rule-history-last = last
rule-history-last-is = those of the last trick
rule-history-none = none
rule-history-none-is = none
rule-tens = tens
rule-tens-is = which cards are the tens
rule-tens-pawns = pawns
rule-tens-pawns-is = three of the four Pawns
rule-tens-courts = courts
rule-tens-courts-is = three of the four Courts
rule-anchors = anchors
rule-anchors-is = which Aces and Crowns are in the deck
rule-anchors-msw = MSW
rule-anchors-msw-is = those of Moons, Suns and Waves
rule-anchors-lyk = LYK
rule-anchors-lyk-is = those of Leaves, Wyrms and Knots

## Suits

moons = Moons
suns = Suns
waves = Waves
leaves = Leaves
wyrms = Wyrms
knots = Knots

## Rank and suit of an Ace in short

ace-mark = Ace { $suit }

## What to decide, and the decisions as they stand within a sentence; a button begins with a capital letter

task-lead = choose a card to lead
task-follow = choose a card to follow with
task-exchange = exchange the decree, or leave it
task-bury = choose a card to put under the pile
task-over = the game is over
lead = lead { $card }
lead-as = lead { $card } as { $suit }
play = play { $card }
make-decree = make { $card } the decree
make-decree-as = make { $card } the decree as { $suit }
leave-decree = leave the decree
bury = bury { $card }

## The log

played = { $seat } plays { $card } ({ $mark }).
played-as = { $seat } plays { $card } ({ $mark }) as { $suit }.
exchanged = { $seat } makes { $laid } ({ $mark }) the decree and takes { $taken } ({ $old }): trump is { $suit }.
kept = { $seat } leaves the decree.
you-draw = You draw { $card } ({ $mark }).
drew = { $seat } draws a card.
you-bury = You bury { $card } ({ $mark }).
buried = { $seat } buries a card.
took-trick = { $seat } takes the trick of { $led } and { $followed }.
took-sevens = { $seat } takes the trick of { $led } and { $followed } and { $points ->
    [one] 1 point for the seven
   *[other] { $points } points for the sevens
}.
ace-leads = The losing Ace gives { $seat } the lead.
round-scored = Round { $round }: tricks { $tricks }:{ $others-tricks }, points { $points }:{ $others-points }, totals { $total }:{ $others-total }.
dealt = { $seat } deals round { $round }; the decree is { $card } ({ $mark }), trump is { $suit }.
won = { $seat } wins, { $total }:{ $others-total }.
drawn-game = A draw, { $total }:{ $others-total }.

## Why something is not allowed

game-is-over = the game is over
others-turn = it is the other player’s turn
three-must = a 3 must exchange the decree at this table
bury-own = only a card of your hand can be buried
lead-now = a card has to be led now
follow-now = a card has to follow now
exchange-first = the exchange after a 3 has to be settled first
bury-now = a card has to be buried after a 5
lead-own = only a card of your hand can be led
follow-own = only a card of your hand can follow
crown-asks = a led Crown asks for your Ace of { $suits } or your highest card with { $suits }
must-follow = you hold a card with { $suits }, so you must follow with one
not-offered = neither the 3 just played nor the old decree can be offered
exchange-own = only a card of your hand can become the decree
name-a-suit = name one of the card’s suits, as in `… as waves`
name-no-suit = no suit can be named here
suit-not-there = the named suit is not on the card
no-card = `{ $card }` is not a card of the Decktet
no-such-suit = `{ $suit }` is not a suit; suits are moons, suns, waves, leaves, wyrms and knots
two-play = B1: this game is for 2 players, not { $seats }

## Hints

hint = with { $taken ->
    [one] 1 trick
   *[other] { $taken } tricks
} to { $lost } so far, expects { $own } points to { $other } in this round; fears to come off worse in { $worse } %

## What is wrong with a position that somebody wrote down; numbers of seats are those of the notation

no-suit = `{ $suit }` is not a suit
in-two-places = the card `{ $card }` is in two places
not-in-deck = the card `{ $card }` is not in the deck of this game
led-by-seat = seat { $number } led the card on the table
below-sevens = is below the points from sevens, which it includes
rounds-from-one = rounds are numbered from 1
more-than = is more than { $most }
none-of-the-tens = `{ $card }` is not one of the four tens of which one is removed
trump-cannot-be = cannot be `{ $suit }` with the decree `{ $card }` (B19)
pile-too-large = { $count ->
    [one] has 1 card
   *[other] has { $count } cards
}; { $most } at most
hand-too-large = { $count ->
    [one] has 1 card
   *[other] has { $count } cards
}; { $most } at most (B15)
two-hands = there are two hands, not { $count }
trick-of-two = a trick has two cards
no-such-seat = there is no seat { $number }; seats are numbered 0 to 1
leader-names = the leader has to name one of the card's suits
one-seat-played = one seat has played both cards
no-such-phase = `{ $phase }` is not lead, follow, exchange, bury or over
phase-misfits = `{ $phase }` does not fit the cards on the table
hands-unequal = both hands must have been of equal size at the start of the trick
hands-empty = are empty when the game is over
nobody-acts = nobody can act in phase `{ $phase }` with an empty hand
one-card-twice = is one card twice

## What is wrong with a data file that somebody changed

cards-are-known = cards are known by it, in their order
aces-and-crowns = each suit has one Ace and one Crown (B6)
pawns-and-courts = there are four Pawns and four Courts (B7)
excuse-stays-out = the Excuse is in no deck of this game
too-many-of-rank = there are more than { $most } cards of rank { $rank } (B66)
file-suit-unknown = `suits`: there is no suit `{ $suit }`
file-suit-twice = `suits` names { $suit } twice
file-suit-count = a card bears one to three suits, not { $count }

## The board

decree = Decree
trick = The clearing
last-trick = Last trick
taken = Taken this round
your-hand = Your hand
pile = Draw pile
fence = The fence
land = The lie of the land
points-for-tricks = points for tricks
takes-the-trick = takes the trick
loses-the-trick = loses the trick
stacks = Tricks this round
now = now
rounds = Rounds
round = Round
nothing-led = No card is left to be played.
tricks = tricks
sevens = sevens
earlier-rounds = earlier rounds

## The gallery

shelf-aces = Aces
shelf-low = Two to five
shelf-high = Six to nine
shelf-tens = Pawns and Courts
shelf-crowns = Crowns
shelf-excuse = The Excuse

## Ranks and what they do

rank-ace = Ace
rank-court = Court, rank 10
rank-pawn = Pawn, rank 10
rank-crown = Crown, rank 11
rank-none = no rank
effect-ace = Loses? You lead next.
effect-three = You may exchange the decree.
effect-five = Draw a card, then bury one.
effect-seven = 1 point for the winner.
effect-nine = Trump, if the only 9.
effect-crown = Led: asks for the Ace or the highest.

## What comes of it

is-trump = trump
follow-freely = play any card: you have none that follows
only-nine-wins = the only 9 is trump
off-suit-loses = the other card does not follow
tie-to-leader = equal ranks, the led card wins
tie-to-follower = equal ranks, the second card wins
short-ace = Ace
short-court = Court
short-pawn = Pawn
short-crown = Crown

## Sentences

bare-name = { BARE($card) }
out = Out: { BARE($card) }
follow-suits = follow with { $suits }
only-trump-wins = trump beats { $suit }
higher-wins = { $high } beats { $low }
tie-by-name = { $card } comes before { $other }
verdict = { $name } takes it: { $why }
comes-to = { $what }: { $why }
on-the-fence = { $name }: { $score } of { $target }, { $end } if the round ended now.
leads = { $name } leads.
follows = { $name } follows.
worth = { $tricks }: { $now }; { $next } with the next
worth-at-last = { $tricks }: { $now }
led-by = { $name } led
led-as = { $name } led, as { $suit }
followed-by = { $name } followed
taken-by = { $name } took it.
hand-of = { $name }’s hand
tricks-count = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
round-source = Round { $round }: { $what }
standing = { $points }, { $tricks } this round
progress = Round { $round } · trick { $trick } of 13 · { $dealer } dealt
progress-near = { progress } · last round: the target is reached
trump-becomes = { $mark }; trump becomes { $suit }, you take { $old }
trump-stays = trump stays { $suit }
ending-last-round = The target of { $target } was reached and the totals are equal, { $one } to { $other }: the better last round decides, and it was { $name }’s (B90).
ending-more = The target of { $target } was reached, and { $name } has more: { $one } to { $other } (B89).
ending-draw = Totals and last rounds are equal, { $one } to { $other }: a draw (B91).

## Marks and words, explained

term-suit = A suit. Follow with a card that shares a suit with the led card, if you hold one.
term-ace = If it loses the trick, its player leads the next one.
term-three = Its player may lay a card from the hand as the new decree and take the old one.
term-five = Its player draws the top card of the draw pile and puts a card under it.
term-seven = Whoever takes the trick has 1 point for it at once.
term-nine = Counts as trump as long as it is the only 9 of the trick.
term-pawn = Three suits, and no effect.
term-court = Takes the place of the Pawns where the house rules say so.
term-crown = Led, it asks for the Ace of its suit or the highest card of that suit in the other hand.
term-decree = The card on the stump. Its topmost suit is trump.
trump-word = Trump
term-trump = The topmost suit of the decree. A trump beats everything that is none; cards with a double frame are trumps.

## Why the game ended, as the terminal and the lab name it

reason-target = target
reason-last-round = last round
reason-draw = draw

## In the terminal

terminal-decree = Decree
terminal-pile = Pile
terminal-before = Before
terminal-trick = Trick
terminal-you = you
terminal-over = The game is over.
terminal-keep = leave the decree as it is
terminal-ace = if it loses, you lead next
terminal-three = you may exchange the decree
terminal-five = draw one card, then bury one
terminal-seven = 1 point for the winner of the trick
terminal-nine = counts as trump if it is the only 9
terminal-crown = led: asks for the Ace or the highest of its suit
terminal-round = Round { $round }, { $dealer } dealt · to { $target } points
terminal-card = { $card } [{ $mark }]
terminal-trump = { $decree }   trump is { $suit } ({ $letter })
terminal-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-taken = { $led }, { $followed }: taken by { $seat }
terminal-leads = { $seat } leads
terminal-plays = { $seat }: { $card }
terminal-plays-as = { $seat }: { $card } as { $suit }
terminal-list = { $list }
terminal-player = { $seat } { $you }  { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} this round{ $sevens ->
    [0] { "" }
    [one] { " " }and 1 seven
   *[other] { " " }and { $sevens } sevens
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand
terminal-becomes = trump becomes { $suit }

## On printed cards

printed-game = cards of the game (one Pawn stays out)
printed-rest = the rest of the Decktet
printed-ace = If it loses the trick, you lead the next one.
printed-three = You may lay a card of your hand down as the new decree and take the old one.
printed-five = Draw the top card of the pile, then put a card of your hand under it.
printed-seven = Whoever wins the trick scores a point for each 7 in it.
printed-nine = Counts as trump, unless both cards of the trick are 9s.
printed-crown = When led: answer with the Ace of its suit or your highest card of its suit.
printed-no-picture = there is no picture for `{ $card }`
printed-no-suit = there is no suit `{ $suit }`

## The lab

lab-led = led
lab-taken = took the trick
lab-played = played
lab-card = card
lab-rounds-of-game = rounds of a game
lab-seven-points = points for sevens, both players
lab-exchanges = decrees exchanged
lab-knots-trump = times Knots became trump
lab-ace-leads = a losing Ace takes the lead
lab-three-keeps = a 3 leaves the decree as it is
lab-three-exchanges = a 3 exchanges the decree
lab-five-buries = a 5 draws and buries
lab-seven-scores = a seven scores
lab-few-tricks = a round gives 6 points for few tricks (0 to 3)
lab-many-tricks = a round gives 6 points for many tricks (7 to 9)
lab-too-many-tricks = a round gives nothing for too many tricks (10 and more)
lab-draw = the game is a draw
lab-another-round = another round follows
lab-tricks-by-round = Tricks of a player in a round
lab-points-by-round = Points of a player in a round
lab-sevens-by-round = Points for sevens of a player in a round
lab-trumps = Trump suits as dealt and exchanged
lab-totals = Total of a player after each round
lab-tricks = tricks
lab-points = points
lab-rounds = rounds
lab-round = round
lab-suit = suit
lab-times = times in a game
lab-piece = { $card } ({ $mark })
