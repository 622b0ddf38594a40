### What the game says, in English.

summary = trick-taking for two with the Decktet

## Cards and pieces

piece-ace-moons = Ace of Moons
piece-ace-suns = Ace of Suns
piece-ace-waves = Ace of Waves
piece-ace-leaves = Ace of Leaves
piece-ace-wyrms = Ace of Wyrms
piece-ace-knots = Ace of Knots
piece-author = the Author
piece-desert = the Desert
piece-origin = the Origin
piece-journey = the Journey
piece-painter = the Painter
piece-savage = the Savage
piece-mountain = the Mountain
piece-sailor = the Sailor
piece-battle = the Battle
piece-forest = the Forest
piece-discovery = the Discovery
piece-soldier = the Soldier
piece-lunatic = the Lunatic
piece-penitent = the Penitent
piece-market = the Market
piece-chance-meeting = the Chance Meeting
piece-castle = the Castle
piece-cave = the Cave
piece-diplomat = the Diplomat
piece-mill = the Mill
piece-betrayal = the Betrayal
piece-pact = the Pact
piece-darkness = the Darkness
piece-merchant = the Merchant
piece-harvest = the Harvest
piece-watchman = the Watchman
piece-light-keeper = the Light Keeper
piece-borderland = the Borderland
piece-consul = the Consul
piece-rite = the Rite
piece-island = the Island
piece-window = the Window
piece-huntress = the Huntress
piece-bard = the Bard
piece-sea = the Sea
piece-end = the End
piece-calamity = the Calamity
piece-windfall = the Windfall
piece-excuse = the Excuse

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

## The board

decree = Decree
trick = The clearing
last-trick = Last trick
taken = Taken this round
your-hand = Your hand
pile = Draw pile
out = Out of the game
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

## What to do, and what comes of it

task-lead = choose a card to lead
task-follow = choose a card to follow with
task-exchange = exchange the decree, or leave it
task-bury = choose a card to put under the pile
task-over = the game is over
leave-decree = Leave the decree
is-trump = trump
would-take = would take the trick
would-lose = would lose the trick

## Sentences

ace-mark = Ace { $letter }
trump = Trump: { $suit }
leads = { $name } leads.
follows = { $name } follows.
worth = { $tricks }: { $now }; { $next } with the next
worth-at-last = { $tricks }: { $now }
led-by = { $name } led
led-as = { $name } led, as { $suit }
followed-by = { $name } followed
taken-by = Taken by { $name }.
hand-of = { $name }’s hand
tricks-count = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
round-source = Round { $round }: { $what }
standing = { $points }, { $tricks } this round
progress = Trump { $suit } · round { $round }, trick { $trick } of 13 · to { $target } · { $dealer } dealt
progress-near = { progress } · last round: the target is reached
lead = Lead { $card }
lead-as = Lead { $card } as { $suit }
play = Play { $card }
make-decree = Make { $card } the decree
make-decree-as = Make { $card } the decree as { $suit }
bury = Bury { $card }
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
term-decree = The card on the post. Its topmost suit is trump.
trump-word = Trump
term-trump = The topmost suit of the decree. A trump beats everything that is none; cards with a double frame are trumps.
