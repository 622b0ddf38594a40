### Was der Löwenzahn an seinem Tisch sagt.

could-build = Du kannst in diesem Zug noch bauen.
middle = Nachziehstapel und Ablagestapel
deck = Nachziehstapel
pile = Ablagestapel, oberste zuerst
pile-empty = Der Ablagestapel ist leer.
out = Aus dem Spiel
your-hand = Deine Hand
needs = braucht
gives = gibt
nothing = nichts
saved = Aufgehobene Insekten
known = Bekannt auf der Hand
aphids = Blattläuse: nichts wert
no-guilds = Noch keine Gilden.
centre = Mitte
wild = wilde Karte
turned-up = Aufgedeckt
dealt-wilds = Wilde Karten vom Austeilen, die noch ausstehen

## Was wilde Karten bewirken

effect-aphids = Liegen auf einer Gilde, die nichts wert ist, bis ein Insekt sie frisst.
effect-drought = Eine Runde lang gibt nichts Wasser für Gilden, die gebaut werden.
effect-insect = Frisst Blattläuse, wird aufgehoben oder gegen eine Gilde getauscht.
effect-tornado = Bläst deine Hand fort. Zieh fünf Karten, und dein Zug ist zu Ende.

## Was zu tun ist und was daraus wird

step-build = baut
step-discard = wirft ab
step-replenish = füllt die Hand auf
step-aphids = hat Blattläuse bekommen
step-insect = hat ein Insekt gefunden
step-over = war zuletzt am Zug
task-build = Gilden legen, Gilden erweitern oder weitergehen
task-discard = eine Karte abwerfen
task-aphids = sagen, wohin die Blattläuse kommen
task-over = das Spiel ist zu Ende
done-building = Fertig gebaut
draw-deck = Vom Nachziehstapel ziehen
draw-pile = Vom Ablagestapel nehmen
aphids-away = Die Blattläuse aus dem Spiel nehmen
suffer = Die Blattläuse sich setzen lassen
save = Aufheben
trade = Gegen eine Gilde anbieten
pass = Nichts anbieten
refuse = Kein Angebot annehmen
ends-undo = kein Zurücknehmen mehr: Als Nächstes ziehst du
on-to-discard = weiter zum Abwerfen
worth-nothing = die Gilde wird nichts wert sein
unharmed = die Gilde bleibt unversehrt

## Sätze

full-name = { $name }, { $class }: { $does }
full-name-wild = { $name }, wilde Karte. { $effect }
needs-gives = braucht { $needs }; gibt { $gives }
garden-of = Garten von { $name }
garden-sum = { $points }, { $cards } auf der Hand
guild-worth = Gilde { $number }: { $points }
dry = Dürre: Nichts gibt neuen Gilden Wasser, bis { $name } gebaut hat.
stands-for = steht für { $icon }
offers-nothing = { $name } bietet nichts an.
offers-guild = { $name } bietet { $guild } an.
with-aphids = { $card } (Blattläuse)
and-more = { $card } und { $count } dazu
progress = { $name } { $step } · Nachziehstapel { $deck }
progress-last-lap = { progress } · letzte Runde: { $dry } hatte einen trockenen Zug
progress-empty = { progress } · der Nachziehstapel ist leer: Ein trockener Zug bringt das Ende
task-replenish = { $cards } vom Nachziehstapel oder vom Ablagestapel nehmen
task-take = noch { $cards } vom Ablagestapel nehmen
task-landing = entscheiden, ob Blattläuse sich auf Gilde { $guild } setzen
task-insect = über { $insect } entscheiden
task-offers = eine Gilde für { $insect } anbieten oder passen
task-answer = ein Angebot für { $insect } annehmen oder keines
card-as = { $card } als { $icon }
guild = Gilde { $number }
your-guild = Gilde { $number } ({ $centre })
guild-of = Gilde { $number } ({ $centre }) von { $name }
lay = { $cards } legen
extend = { $guilds } mit { $cards } erweitern
use-on = { $insect } auf { $guild } anwenden
offer-saved = { $insect } gegen eine Gilde anbieten
discard = { $card } abwerfen
take = { $card } nehmen
aphids-on = Blattläuse auf { $guild } setzen
pass-aphids = Die Blattläuse an { $whom } weitergeben
spend = { $insect } einsetzen
cure = { $guild } heilen
offer = { $guild } anbieten
accept = Das Angebot von { $name } annehmen
more = { $points } mehr
worth-for-you = { $worth } wert, { $gain } für dich
cards-in-deck = noch { $cards } darin; kein Zurücknehmen mehr
pile-top = { $cards } vom Ablagestapel, die alle gesehen haben
ending-most = Der Nachziehstapel ist leer, und niemand baut mehr. Die meisten Punkte gewinnen (D115): { $points }.
ending-best-guild = { ending-most } Mehrere haben so viele; die beste Gilde entscheidet, und die hat { $name } (D116).
ending-shared = { ending-most } { $names } haben gleich viele und teilen sich den Sieg (D116).

## Zeichen und Wörter, erklärt

term-water = Etwas zu trinken, im Boden gehalten oder dorthin gebracht.
term-pollinators = Besucher, die aus Blüten Früchte machen.
term-nitrogen = Woraus Blätter bestehen, aus der Luft geholt.
term-groundcover = Ein lebender Teppich, der den Boden feucht hält.
term-compost = Was gegessen wurde und übrig blieb, zu Erde geworden.
term-trellis = Etwas zum Hochklettern.
term-food = Etwas zu essen, für Mensch und Tier.
term-needs = Symbole, die die anderen Karten der Gilde geben müssen. Eine Karte, die alle hat, kann die Mitte sein.
term-gives = Symbole für jede andere Karte der Gilde; nichts wird verbraucht.
term-wild = Wird sofort abgehandelt, wenn man sie zieht; nie auf einer Hand oder in einer Gilde.
term-centre = Die versorgte Karte, die am meisten braucht: so viele Punkte ist die Gilde wert.
guild-word = Gilde
term-guild = Karten, die beieinander liegen. Eine allein ist 1 Punkt wert; mit Blattläusen zählt sie nichts.
