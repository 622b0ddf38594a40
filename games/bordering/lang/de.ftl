### Was das Spiel sagt, auf Deutsch.

summary = Deckt Echos auf, legt Sechsecke Kante an Kante und punktet gemeinsam, wo gleiche Garnfarben sich treffen.

## Karten und Teile

piece-clay = Lehm
piece-sandy-bank = Sandbank
piece-silt-flat = Schluffebene
piece-swale = Mulde
piece-berm = Erdwall
piece-terrace = Terrasse
piece-pond = Teich
piece-raised-bed = Hochbeet
piece-hugel-mound = Hügelbeet
piece-gravel-path = Kiesweg
piece-orchard = Obstgarten
piece-herb-spiral = Kräuterspirale
piece-kitchen-garden = Küchengarten
piece-meadow = Blumenwiese
piece-berry-hedge = Beerenhecke
piece-vineyard = Weinberg
piece-mushroom-logs = Pilzstämme
piece-windbreak = Windschutz
piece-reed-bed = Schilfbeet
piece-forest-garden = Waldgarten
piece-chicken-run = Hühnerauslauf
piece-beehives = Bienenstöcke
piece-duck-pond = Ententeich
piece-goat-pasture = Ziegenweide
piece-worm-farm = Wurmfarm
piece-rabbit-hutch = Kaninchenstall
piece-pig-paddock = Schweinekoppel
piece-fish-pond = Fischteich
piece-bird-boxes = Nistkästen
piece-sheep-fold = Schafpferch
piece-solar-array = Solaranlage
piece-wind-pump = Windpumpe
piece-cob-oven = Lehmofen
piece-greenhouse = Gewächshaus
piece-tool-shed = Geräteschuppen
piece-rain-tanks = Regentanks
piece-compost-bays = Kompostmieten
piece-straw-bale-barn = Strohballenscheune
piece-root-cellar = Erdkeller
piece-biogas-digester = Biogasanlage
piece-bog-margin = Moorrand
piece-wallow-edge = Suhlenrand
piece-sunken-greenhouse = Erdgewächshaus
piece-silvopasture = Waldweide
piece-coppice-edge = Niederwaldrand
piece-manure-hotbed = Mistbeet
piece-loamy-soil = Lehmboden
piece-mulching = Mulchen
piece-composting = Kompostieren
piece-contour-marking = Höhenlinien
piece-swale-digging = Mulden graben
piece-keyline-ploughing = Konturpflügen
piece-cover-crops = Gründüngung
piece-biochar = Pflanzenkohle
piece-polyculture = Vielfalt
piece-rainwater-catchment = Regensammeln
piece-chop-and-drop = Schnittmulch
piece-companion-planting = Mischkultur
piece-seed-saving = Saatgutgewinnung
piece-rotational-grazing = Umtriebsweide
piece-manure-spreading = Mist ausbringen
piece-pest-patrol = Schädlingsjagd
piece-pollination = Bestäubung
piece-chicken-tractor = Hühnermobil
piece-heritage-breeds = Alte Rassen
piece-beekeeping = Imkerei
piece-ergonomics = Ergonomie
piece-natural-building = Naturbau
piece-wild-harvest = Wildsammlung
piece-home-business = Heimgewerbe
piece-zero-waste = Abfallfrei
piece-windfall = Fallobst
piece-careful-observation = Beobachtung
piece-local-focus = Nahversorgung
piece-home-owner-association = Eigentümerverein
piece-drought = Dürre
piece-pest-outbreak = Schädlingsplage
piece-late-frost = Spätfrost

## Hausregeln: `rule-SCHLÜSSEL` ist der Name eines Schalters, `rule-SCHLÜSSEL-WERT` der eines Werts, `-is` was er bedeutet

rule-square = Quadrat
rule-square-is = Wie viele Echokarten im Quadrat liegen.
rule-match = Zusammenpassen
rule-match-is = Wann eine weitere Karte zur ersten passt.
rule-match-name = Name
rule-match-name-is = beide haben denselben Namen
rule-match-type = Art
rule-match-type-is = beide haben dieselbe Art
rule-match-colour = Farbe
rule-match-colour-is = beide haben eine Farbe gemeinsam
rule-flip = Aufdecken
rule-flip-is = Ob noch eine Karte aufgedeckt werden muss.
rule-flip-must = muss
rule-flip-must-is = es muss sein
rule-flip-may = darf
rule-flip-may-is = nach der ersten Karte darf man aufhören
rule-complication-flip = aufgedeckte Komplikation
rule-complication-flip-is = Was aus einer Komplikation wird, die nicht zur ersten Karte passt.
rule-complication-flip-stick = hängen bleiben
rule-complication-flip-stick-is = sie wird genommen, und das Aufdecken ist vorbei
rule-complication-flip-turn-back = zurückdrehen
rule-complication-flip-turn-back-is = sie wird zurückgedreht, und das Aufdecken ist vorbei
rule-complication = Komplikation
rule-complication-is = Wie eine Komplikation schadet.
rule-complication-mirror = spiegeln
rule-complication-mirror-is = verknüpft teilt sie, sonst wird sie abgezogen
rule-complication-subtract = abziehen
rule-complication-subtract-is = sie wird abgezogen, verknüpft oder nicht
rule-complication-negative = negativ
rule-complication-negative-is = verknüpft multipliziert sie mit minus ihrem Wert, sonst wird sie abgezogen
rule-turn-floor = Untergrenze
rule-turn-floor-is = Ob ein Zug mindestens 0 bringt.
rule-turn-floor-on = an
rule-turn-floor-on-is = das tut er
rule-turn-floor-off = aus
rule-turn-floor-off-is = ein Zug kann Punkte kosten
rule-length = Länge
rule-length-is = Wie lang das Spiel ist.
rule-length-full = voll
rule-length-full-is = alle 46 Sechsecke, 45 Züge
rule-length-short = kurz
rule-length-short-is = 26 Sechsecke, 25 Züge
rule-length-hands-only = nur die Hand
rule-length-hands-only-is = niemand zieht Sechsecke nach, vier Züge für jede Person
rule-bonus = Bonus
rule-bonus-is = Wann der Bonus der Figur zählt.
rule-bonus-after = danach
rule-bonus-after-is = am Ende, nie multipliziert
rule-bonus-before = davor
rule-bonus-before-is = er erhöht zuerst die Werte der Karten
rule-bill = Bill
rule-bill-is = Wie oft Bill eine Komplikation zurückdrehen darf.
rule-bill-unlimited = unbegrenzt
rule-bill-unlimited-is = jedes Mal
rule-bill-once = einmal
rule-bill-once-is = höchstens einmal in einem Zug
rule-hands = Hände
rule-hands-is = Wer die Sechsecke auf einer Hand sieht.
rule-hands-open = offen
rule-hands-open-is = alle
rule-hands-secret = geheim
rule-hands-secret-is = nur, wem sie gehören
rule-memory-aid = Gedächtnishilfe
rule-memory-aid-is = Ob Karten, die aufgedeckt und zurückgedreht wurden, sichtbar bleiben.
rule-memory-aid-off = aus
rule-memory-aid-off-is = das tun sie nicht
rule-memory-aid-on = an
rule-memory-aid-on-is = das tun sie

## Die Einleitung des Regelhefts, jeder Absatz in einer Zeile

about-1 = Ein Spiel über Permakultur für eine bis fünf Personen mit einer gemeinsamen Punktzahl. Ihr deckt Echokarten auf und legt Sechsecke Kante an Kante; die Garnfarben, die sich treffen, entscheiden, welche Echos sich vervielfachen.
about-2 = Entworfen hat es D. X. Logan für Game Chef 2017 (Thema: Grenzen; Zutaten: Garn, Rauch, Schnitt, Echo). Das Regelheft gibt die Regeln in eigenen Worten wieder. Was aus dem veröffentlichten Beitrag stammt, ist mit *(original)* gekennzeichnet, was entschieden wurde, wo er schweigt oder unklar ist, mit *(ruling)*, und was erdacht werden musste, weil es verloren ist, mit *(reconstructed)*. Die Bilder der Karten sind verloren: Alle Garnfarben, alle Sechsecke bis auf den Namen von einem und 54 der 99 Echokarten sind nachgebildet. Die Datei `cards.tsv` sagt für jede Karte, welche Werte zu lesen waren.

## Der Tisch

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
