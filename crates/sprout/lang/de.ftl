### Alles, was Sprout sagt. Die Namen der Mitteilungen stehen in src/words.rs; nach denen, die mit
### piece-, field-, prompt-, rule- und reason- beginnen, wird mit Namen gefragt.

summary = Gemüse in steigender Folge pflanzen, für zwei bis vier
credit = Ein neues Spiel. Schreib in lang/de.ftl, wer es entworfen hat.

## Karten

piece-lettuce = Salat
piece-radish = Radieschen
piece-carrot = Karotte
piece-leek = Lauch
piece-beet = Rübe
piece-pumpkin = Kürbis

## Was auf dem Tisch liegt

field-hands = Hand
field-beds = Beet
field-compost = Kompost
field-deck = Stapel
field-scores = Punkte
field-worth = Wert

## Entscheidungen

prompt-turn = pflanze eine Karte, oder leg eine auf den Kompost
prompt-over = das Spiel ist zu Ende
plant = { $card } pflanzen
compost = { $card } auf den Kompost legen

## Der Verlauf

planted = { $seat } pflanzt { $card }.
composted = { $seat } legt { $card } auf den Kompost.
you-drew = Du ziehst { $card }.
drew = { $seat } zieht eine Karte.
all-played = Alle Karten sind gespielt.
reason-played-out = alle Karten gespielt

## Warum etwas nicht erlaubt ist

game-is-over = das Spiel ist zu Ende
others-turn = { $seat } ist am Zug
not-yours = spielen kannst du nur eine Karte aus deiner Hand
worth-less = { $card } ist weniger wert als eine Karte in deinem Beet
no-card = eine Karte „{ $id }“ gibt es nicht
too-many-play = S1: Es spielen zwei bis vier, nicht { $seats }

## Hausregeln

rule-hand = Karten auf der Hand
rule-hand-is = Wie viele Karten alle bekommen.

## Was an einer aufgeschriebenen Stellung nicht stimmt

other-seats = nötig sind zwei bis vier Hände und ebenso viele Beete
other-cards = zusammen mit Händen, Beeten und Kompost sind das nicht die Karten des Spiels
hands-unequal = alle Hände sind gleich groß, bis auf eine Karte bei denen, die einen Zug mehr hatten

## Was an einer geänderten Datendatei nicht stimmt

cards-are-known = daran werden die Karten erkannt, in ihrer Reihenfolge
too-many-cards = es kann höchstens { $kinds } Sorten und { $cards } Karten geben
too-few-cards = es müssen { $cards } Karten sein, damit alle eine Hand bekommen
