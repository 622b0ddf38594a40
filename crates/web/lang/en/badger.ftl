### What the Badger says on its board.

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
