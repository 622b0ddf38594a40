### Everything Sprout says. The names of messages are listed in src/words.rs; those that begin
### with piece-, field-, prompt-, rule- and reason- are asked for by name.

summary = plant vegetables in rising order, for two to four
credit = A new game. Say in lang/en.ftl who designed it.

## Cards

piece-lettuce = Lettuce
piece-radish = Radish
piece-carrot = Carrot
piece-leek = Leek
piece-beet = Beet
piece-pumpkin = Pumpkin

## What stands on the table

field-hands = hand
field-beds = bed
field-compost = compost
field-deck = deck
field-scores = points
field-worth = worth

## Decisions

prompt-turn = plant a card, or put one on the compost
prompt-over = the game is over
plant = plant { $card }
compost = put { $card } on the compost

## The log

planted = { $seat } plants { $card }.
composted = { $seat } puts { $card } on the compost.
you-drew = You draw { $card }.
drew = { $seat } draws a card.
all-played = All cards have been played.
reason-played-out = all cards were played

## Why something is not allowed

game-is-over = the game is over
others-turn = it is the turn of { $seat }
not-yours = only a card of your hand can be played
worth-less = { $card } is worth less than a card in your bed
no-card = there is no card `{ $id }`
too-many-play = S1: two to four play, not { $seats }

## House rules

rule-hand = Cards in hand
rule-hand-is = How many cards everybody is dealt.

## What is wrong with a position that somebody wrote down

other-seats = two to four hands are needed, and as many beds
other-cards = together with hands, beds and compost, these are not the cards of the game
hands-unequal = all hands are equally large, but for a card of whoever has had a turn more

## What is wrong with a data file that somebody changed

cards-are-known = cards are known by it, in their order
too-many-cards = there can be { $kinds } kinds and { $cards } cards at most
too-few-cards = there must be { $cards } cards, so that everybody can be dealt a hand
