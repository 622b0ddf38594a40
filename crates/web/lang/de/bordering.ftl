### Was Bordering on Success an seinem Tisch sagt.

square = Quadrat der Echos
taken = In diesem Zug genommen
meadow = Wiese
hands = Sechsecke der anderen
your-hand = Deine Sechsecke
tally = Wertung
last-turn = Der letzte Zug, Schritt für Schritt
characters = Figuren zur Wahl
rotations = Das Sechseck drehen
discard = Ablagestapel der Echos
empty = leer
smoke = Rauch
turned-back = von Bill zurückgedreht
total = gemeinsame Summe
earlier-turns = frühere Züge
newest-turn = der letzte Zug
zoom-in = Vergrößern
zoom-out = Verkleinern
fit = Einpassen
fit-the-meadow = Die Wiese in ihren Platz einpassen

## Die Karten

shelf-characters = Figuren
shelf-hexes = Sechsecke
shelf-echoes = Echokarten

## Kurz gesagt: Arten der Karten und Richtungen

mark-earthworks = E
mark-plants = P
mark-animals = T
mark-energy = M
east = O
south-east = SO
south-west = SW
west = W
north-west = NW
north-east = NO

## Was zu tun ist und was daraus wird

task-character = eine Figur wählen
task-flip = eine Karte des Quadrats aufdecken
task-bill = die Komplikation zurückdrehen oder behalten
task-choose = ein Sechseck zum Legen wählen
task-over = das Spiel ist zu Ende
stop = Nichts mehr aufdecken
turn-back = Zurückdrehen und eine andere aufdecken
keep = Behalten
as-printed = Wie gedruckt
ends-undo = danach kein Zurücknehmen mehr
no-pair = kein Paar
no-character = noch keine Figur

## Sätze

echo = { $name }, { $kind }, Wert { $value }; { $colours }
hex = { $name }, { $kinds }, Wert { $value }; Kanten von Osten im Uhrzeigersinn: { $edges }
cell = leeres Feld { $cell }
spot = Stelle { $number }
spot-lies = Stelle { $number }: { $what }
sitter = { $name } als { $character }
character-card = { $name }: { $ability }
character-of = { $name }, { $field }: { $ability }
stacks = Stapel der Echos: { $echoes }. Stapel der Sechsecke: { $hexes }. Ablagestapel der Echos: { $discard }.
tally-line = { $points }: { $filled } von { $boxes } Kästchen, { $grade }
step-alone = { $hex } { $value }, mit nichts verknüpft: { $product }
step-times = { $hex } { $value }, mal { $cards }: { $product }
step-divided = ÷ { $divisor } für { $cards }: { $quotient }
step-added = + { $added } für { $cards }, nicht verknüpft
step-subtracted = − { $subtracted } für { $cards }
step-bonus = + { $bonus } für die Figur
step-sum = = { $points }
turns-played = { $turns ->
    [one] 1 Zug gespielt
   *[other] { $turns } Züge gespielt
}
progress = Zug { $turn } · { $name } ist am Zug · noch { $left ->
    [one] 1 Sechseck
   *[other] { $left } Sechsecke
} · Summe { $total }
progress-near = { progress } · die letzten Sechsecke
task-match = noch eine Karte aufdecken: Passt sie zu { $name }?
task-at = ein Feld für { $hex } wählen
task-turn = { $hex } nach Belieben drehen
play = { $name } spielen
turn-over = Stelle { $number } aufdecken
place = { $hex } legen
at = Auf { $cell }
turned-by = Um { $sixths } Sechstel gedreht
up-to = { $colours }; bis zu { $points }
pairs = Paare in { $colours }
pairs-bring = { $pairs }: { $sum } = { $points }
hexes-count = { $count ->
    [one] 1 Sechseck
   *[other] { $count } Sechsecke
}
standing = { $character }, { $hexes }
ending = Niemand hat mehr ein Sechseck (S44). Zusammen habt ihr { $tally } (S45, S47).

## Zeichen und Wörter, erklärt

term-yarn = Garn. Wo zwei Kanten dieser Farbe aneinanderstoßen, sind Echokarten mit ihr verbunden.
term-field = Ein Arbeitsgebiet. Eine Figur hat für jede Karte des eigenen Gebiets 1 Punkt mehr.
term-complication = Teilt die Punkte, wenn sie verbunden ist, sonst wird sie abgezogen.
term-value-name = Wert
term-value = Das neue Sechseck wird mit dem Wert jeder verbundenen Echokarte malgenommen; die Werte der anderen kommen hinzu.
term-linked-name = verbunden
term-linked = Eine Echokarte ist verbunden, wenn eine ihrer Farben an einer Kante des neuen Sechsecks auf ihresgleichen trifft.
