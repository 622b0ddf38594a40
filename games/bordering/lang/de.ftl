### Was das Spiel sagt, auf Deutsch.

summary = Deckt Echos auf, legt Sechsecke Kante an Kante und sammelt gemeinsam Punkte, wo gleiche Garnfarben sich treffen.
credit = Bordering on Success ist von D. X. Logan, für Game Chef 2017.

## Wo lange Wörter auf Karten getrennt werden dürfen

seams =
    Abfall|frei Beeren|hecke Beob|achtung Bestäu|bung Bienen|stöcke Biogas|anlage Blumen|wiese Eigen|tümer|verein Enten|teich Erd|gewächs|haus Fisch|teich
    Geräte|schuppen Gewächs|haus Grün|düngung Heim|gewerbe Höhen|linien Hühner|auslauf Hühner|mobil Kanin|chen|stall Kompos|tieren Kompost|mieten
    Kontur|pflügen Kräuter|spirale Küchen|garten Misch|kultur Nahver|sorgung Nieder|wald|rand Nist|kästen Obst|garten Pflanzen|kohle Pilz|stämme
    Regen|sammeln Regen|tanks Saatgut|gewin|nung Schaf|pferch Schilf|beet Schluff|ebene Schnitt|mulch Schweine|koppel Schädlings|jagd Schädlings|plage
    Solar|anlage Stroh|ballen|scheune Suhlen|rand Umtriebs|weide Wald|garten Wild|sammlung Wind|schutz Ziegen|weide

## Karten und Teile

piece-maddy = Maddy
piece-jeff = Jeff
piece-alan = Alan
piece-cass = Cass
piece-bill = Bill
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
rule-square-is = wie viele Echokarten im Quadrat liegen
rule-match = Zusammenpassen
rule-match-is = wann eine weitere Karte zur ersten passt
rule-match-name = Name
rule-match-name-is = beide haben denselben Namen
rule-match-type = Art
rule-match-type-is = beide haben dieselbe Art
rule-match-colour = Farbe
rule-match-colour-is = beide haben eine Farbe gemeinsam
rule-flip = Aufdecken
rule-flip-is = ob noch eine Karte aufgedeckt werden muss
rule-flip-must = muss
rule-flip-must-is = es muss noch eine sein
rule-flip-may = darf
rule-flip-may-is = nach der ersten Karte darf man aufhören
rule-complication-flip = aufgedeckte Komplikation
rule-complication-flip-is = was aus einer Komplikation wird, die nicht zur ersten Karte passt
rule-complication-flip-stick = hängen bleiben
rule-complication-flip-stick-is = sie wird genommen, und das Aufdecken ist vorbei
rule-complication-flip-turn-back = zurückdrehen
rule-complication-flip-turn-back-is = sie wird zurückgedreht, und das Aufdecken ist vorbei
rule-complication = Komplikation
rule-complication-is = wie eine Komplikation schadet
rule-complication-mirror = spiegeln
rule-complication-mirror-is = verknüpft teilt sie, sonst wird sie abgezogen
rule-complication-subtract = abziehen
rule-complication-subtract-is = sie wird abgezogen, verknüpft oder nicht
rule-complication-negative = negativ
rule-complication-negative-is = verknüpft multipliziert sie mit minus ihrem Wert, sonst wird sie abgezogen
rule-turn-floor = Untergrenze
rule-turn-floor-is = ob ein Zug mindestens 0 bringt
rule-turn-floor-on = an
rule-turn-floor-on-is = ein Zug bringt mindestens 0
rule-turn-floor-off = aus
rule-turn-floor-off-is = ein Zug kann Punkte kosten
rule-length = Länge
rule-length-is = wie lang das Spiel ist
rule-length-full = voll
rule-length-full-is = alle 46 Sechsecke, 45 Züge
rule-length-short = kurz
rule-length-short-is = 26 Sechsecke, 25 Züge
rule-length-hands-only = nur die Hand
rule-length-hands-only-is = niemand zieht Sechsecke nach, vier Züge für jede Person
rule-bonus = Bonus
rule-bonus-is = wann der Bonus der Figur zählt
rule-bonus-after = danach
rule-bonus-after-is = am Ende, nie multipliziert
rule-bonus-before = davor
rule-bonus-before-is = er erhöht zuerst die Werte der Karten
rule-bill = Bill
rule-bill-is = wie oft Bill eine Komplikation zurückdrehen darf
rule-bill-unlimited = unbegrenzt
rule-bill-unlimited-is = jedes Mal
rule-bill-once = einmal
rule-bill-once-is = höchstens einmal in einem Zug
rule-hands = Hände
rule-hands-is = wer die Sechsecke auf einer Hand sieht
rule-hands-open = offen
rule-hands-open-is = alle
rule-hands-secret = geheim
rule-hands-secret-is = nur, wem sie gehören
rule-memory-aid = Gedächtnishilfe
rule-memory-aid-is = ob Karten, die aufgedeckt und zurückgedreht wurden, sichtbar bleiben
rule-memory-aid-off = aus
rule-memory-aid-off-is = sie bleiben nicht sichtbar
rule-memory-aid-on = an
rule-memory-aid-on-is = sie bleiben sichtbar

## Die Einleitung des Regelhefts, jeder Absatz in einer Zeile

about-1 = Ein Spiel über Permakultur für eine bis fünf Personen mit einer gemeinsamen Punktzahl. Ihr deckt Echokarten auf und legt Sechsecke Kante an Kante; die Garnfarben, die sich treffen, entscheiden, welche Echos sich vervielfachen.
about-2 = Entworfen hat es D. X. Logan für Game Chef 2017 (Thema: Grenzen; Zutaten: Garn, Rauch, Schnitt, Echo). Das Regelheft gibt die Regeln in eigenen Worten wieder. Was aus dem veröffentlichten Beitrag stammt, ist mit *(original)* gekennzeichnet, was entschieden wurde, wo er schweigt oder unklar ist, mit *(ruling)*, und was erdacht werden musste, weil es verloren ist, mit *(reconstructed)*. Die Bilder der Karten sind verloren: Alle Garnfarben, alle Sechsecke bis auf den Namen von einem und 54 der 99 Echokarten sind nachgebildet. Die Datei `cards.tsv` sagt für jede Karte, welche Werte zu lesen waren.

## Arten der Karten, Garnfarben und das Wort für eine Summe

earthworks = Erdarbeiten
plant-systems = Pflanzen
animal-systems = Tiere
energy-and-materials = Energie und Material
complication = Komplikation
red = rot
orange = orange
yellow = gelb
green = grün
blue = blau
purple = lila
hard-ground = karger Boden
settled = heimisch
thriving = gedeihend
abundant = im Überfluss
flourishing = in voller Blüte
off-the-card = über den Bogen hinaus

## Warum ein Spiel endete, als `reason-GRUND`: die Noten (S47)

reason-hard-ground = { hard-ground }
reason-settled = { settled }
reason-thriving = { thriving }
reason-abundant = { abundant }
reason-flourishing = { flourishing }
reason-off-the-card = { off-the-card }

## Was die Figuren können

maddy-can = +1 für jede beteiligte Karte der Art Erdarbeiten
jeff-can = +1 für jede beteiligte Karte der Art Pflanzen
alan-can = +1 für jede beteiligte Karte der Art Tiere
cass-can = +1 für jede beteiligte Karte der Art Energie und Material
bill-can = darf eine aufgedeckte Komplikation zurückdrehen und eine andere Karte aufdecken

## Orte, und Karten mit einer Zahl, in Sätzen

spot = Stelle { $number }
cell-at = { $cell }
valued = { $card } { $value }

## Was man tun kann

play = { $who } spielen
turn-over = { $spot } aufdecken
stop = Nichts mehr aufdecken
turn-back = Zurückdrehen und eine andere aufdecken
keep = Behalten
place = „{ $hex }“ legen
at = Auf { $cell }
as-printed = Wie gedruckt
turned-by = { $sixths ->
    [one] Um ein Sechstel gedreht
   *[other] Um { $sixths } Sechstel gedreht
}

## Was zu entscheiden ist

task-character = eine Figur wählen
task-flip = eine Karte des Quadrats aufdecken
task-match = noch eine Karte aufdecken: Passt sie zu „{ $echo }“?
task-bill = die Komplikation zurückdrehen oder behalten
task-choose = ein Sechseck zum Legen wählen
task-at = ein Feld für „{ $hex }“ wählen
task-turn = „{ $hex }“ nach Belieben drehen
task-over = das Spiel ist zu Ende

## Der Verlauf

chose = { $seat } spielt { $who }.
turn-began = Zug { $turn }: { $who }.
turned-over = { $who } deckt { $spot } auf: { $echo } ({ $kind }, { $value }, { $letters }).
    .speech = { $who } deckt { $spot } auf: { $echo } ({ $kind }, { $value }, { $colours }).
took = { $who } nimmt „{ $echo }“.
stuck = „{ $echo }“ bleibt an { $who } hängen; das Aufdecken ist vorbei.
turned-back = { $who } dreht „{ $echo }“ auf { $spot } zurück; das Aufdecken ist vorbei.
ignored = { $who } dreht „{ $echo }“ auf { $spot } zurück und sieht anderswo nach.
stopped = { $who } deckt nichts mehr auf.
placed = { $who } legt „{ $hex }“ auf { $cell }, { $sixths ->
    [0] wie gedruckt
    [one] um ein Sechstel gedreht
   *[other] um { $sixths } Sechstel gedreht
}.
no-colours-meet = Keine Farben treffen sich.
colours-meet = Farben, die sich treffen: { $colours }.
times = { $factors } × { $echo } { $value }
product-alone = { $factors }.
product-is = { $factors } = { $product }.
by = durch { $echo } { $value }
divided = Geteilt { $divisors }, abgerundet: { $quotient }.
added = Nicht verknüpft: { $cards }: + { $points }.
subtracted = Komplikationen: { $cards }: − { $points }.
bonus = { $who } gibt + { $points } dazu.
floored = { $points } ist unter 0 und zählt 0.
scored = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; die Summe ist { $total }.
reshuffled = Der Ablagestapel der Echos wird gemischt: ein neuer Stapel aus { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
refilled = { $cards ->
    [one] Eine neue Karte wird verdeckt hingelegt.
   *[other] { $cards } neue Karten werden verdeckt hingelegt.
}
drew = { $who } zieht „{ $hex }“.
drew-hidden = { $who } zieht ein Sechseck.
ended = Niemand hat mehr ein Sechseck. Summe { $total }: { $grade }.

## Warum etwas nicht geht

game-is-over = Das Spiel ist zu Ende.
others-turn = Jemand anderes ist am Zug.
character-taken = Jemand anderes spielt schon { $who }.
character-first = Wähle zuerst eine Figur.
flip-first = Deck zuerst eine Echokarte des Quadrats auf.
flip-now = Jetzt ist noch eine Echokarte aufzudecken.
bill-first = Entscheide zuerst über die Komplikation: „ignore“ dreht sie zurück, „keep“ nicht.
choose-now = Wähle jetzt das Sechseck, das du legst.
cell-now = Wähle jetzt das Feld für das Sechseck.
turn-now = Wähle jetzt, wie das Sechseck gedreht wird.
stays-down = Bill hat diese Karte zurückgedreht; sie bleibt für den Rest des Zuges verdeckt.
square-without = Das Quadrat hat keine { $spot }.
spot-empty = Auf { $spot } liegt keine Karte.
first-is-taken = Die erste Echokarte muss genommen werden.
must-flip = Solange die Karten zusammenpassen, muss noch eine aufgedeckt werden.
not-in-hand = „{ $hex }“ ist nicht auf deiner Hand.
occupied = Dort liegt schon „{ $hex }“.
nothing-next = Neben diesem Feld liegt kein Sechseck.
players-are = dieses Spiel ist für eine bis fünf Personen, nicht für { $seats } (S1)

## Zeilen, die kein Zug sind

no-character = niemand heißt „{ $text }“
no-spot = „{ $text }“ ist keine Stelle; die Stellen haben die Nummern 1 bis 25
no-hex = es gibt kein Sechseck „{ $text }“
no-rotation = „{ $text }“ ist keine Drehung; es gibt 0 bis 5
no-cell = „{ $text }“ ist kein Feld; ein Feld schreibt man wie „1,-2“

## Warum zu etwas geraten wird

expected = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} { $turns ->
    [one] im nächsten Zug
   *[other] in den nächsten { $turns } Zügen
}
expected-more = { $expected }, { $more } mehr als mit der nächstbesten Wahl
expected-fewer = { $expected }, { $fewer } weniger als mit der nächstbesten Wahl, dafür bleibt mehr für später
card-unknown = eine Karte, die niemand kennt: { $expected }
card-known = „{ $echo }“ mit Wert { $value }, davon { $known } bekannt und { $unseen } nicht gesehen: { $expected }
points-now = jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $expected }
feared = { $expected }; dabei tauchen { $complications } Komplikationen auf

## Der Tisch

square = Echo-Quadrat
taken = In diesem Zug genommen
meadow = Wiese
your-hand = Deine Sechsecke
tally = Wertung
last-turn = Der letzte Zug, Schritt für Schritt
characters = Figuren zur Wahl
rotations = Das Sechseck drehen
discard = Ablagestapel der Echos
empty = leer
smoke = Rauch
turned-back-by-bill = von Bill zurückgedreht
total = gemeinsame Summe
earlier-turns = frühere Züge
newest-turn = der letzte Zug
zoom-in = Vergrößern
zoom-out = Verkleinern
fit = Einpassen
fit-the-meadow = Die Wiese in ihren Platz einpassen
plan-echoes = Echos
plan-hex = Hex
plan-cell = Feld
plan-turn = Drehen
ends-undo = danach kein Zurücknehmen mehr
no-pair = kein Paar
nobody-yet = noch keine Figur
echo = { $echo }, { $kind }, Wert { $value }; { $colours }
hex = { $hex }, { $kinds }, Wert { $value }; Kanten von Osten im Uhrzeigersinn: { $edges }
two-kinds = { $one } + { $other }
cell = leeres Feld { $cell }
spot-lies = { $spot }: { $what }
sitter = { $seat } als { $who }
character-card = { $who }: { $ability }
character-of = { $who }, { $field }: { $ability }
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
    [one] { $turns } Zug gespielt
   *[other] { $turns } Züge gespielt
}
progress = Zug { $turn } · { $seat } ist am Zug · noch { $left ->
    [one] { $left } Sechseck
   *[other] { $left } Sechsecke
} · Summe { $total }
progress-near = { progress } · die letzten Sechsecke
up-to = { $facing }; bis zu { $points }
facing = { $direction } { $colour }
pairs = Paare in { $colours }
pairs-bring = { $pairs }: { $sum } = { $points }
hexes-count = { $count ->
    [one] { $count } Sechseck
   *[other] { $count } Sechsecke
}
standing = { $who }, { $hexes }
ending = Niemand hat mehr ein Sechseck (S44). Zusammen habt ihr { $tally } (S45, S47).

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

## Zeichen und Wörter, erklärt

term-yarn = Garn. Wo zwei Kanten dieser Farbe aneinanderstoßen, sind Echokarten mit ihr verknüpft.
term-field = Ein Arbeitsgebiet. Eine Figur hat für jede Karte des eigenen Gebiets 1 Punkt mehr.
term-complication = Teilt die Punkte, wenn sie verknüpft ist, sonst wird sie abgezogen.
term-value-name = Wert
term-value = Das neue Sechseck wird mit dem Wert jeder verknüpften Echokarte malgenommen; die Werte der anderen kommen hinzu.
term-linked-name = verknüpft
term-linked = Eine Echokarte ist verknüpft, wenn eine ihrer Farben an einer Kante des neuen Sechsecks auf ihresgleichen trifft.

## Im Terminal: die ersten Wörter der Zeilen sind kurz

line-taken = Genommen
line-meadow = Wiese
line-last = Zuletzt
line-tally = Wertung
turn-number = Zug { $turn }
heading = { $turn } · { $who } { $does }
seated = { $seat }
seated-as = { $who } ({ $seat })
does-character = wählt eine Figur
does-flip = deckt Echos auf
does-bill = entscheidet über eine Komplikation
does-choose = wählt ein Sechseck
does-at = sucht ein Feld
does-turn = dreht das Sechseck
does-over = hat zuletzt gespielt; das Spiel ist zu Ende
piles = Stapel der Echos { $echoes } · Ablage { $discard } · Stapel der Sechsecke { $hexes }
nothing-taken = nichts
smoke-of = ~~~~ ({ $who })
hand = { $who }: { $hexes }
your-own-hand = { $who }, das bist du: { $hexes }
no-hexes = keine Sechsecke
sum-line = { $hex }: { $sum } = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
total-line = Summe { $total } · { $filled } von { $boxes } Kästchen · { $grade }
meadow-key = ein Sechseck zeigt seine Kanten um Art ({ $letters }) und Wert
meadow-goes-on = (nach Osten und Westen geht es weiter)
may-stop = nichts mehr aufdecken
may-turn-back = zurückdrehen und eine andere aufdecken
may-keep = aufgedeckt lassen
cell-faces = grenzt an { $facing }; bis zu { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
turn-brings = { $pairs }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Auf Papier

deck-echoes = Echokarten
deck-characters = Figuren
deck-hexes = Sechsecke, 50 mm breit
back-of-echo = Echo
sheet-tally = Wertungsbogen
tally-heading = Wertungsbogen: für je 5 Punkte ein Kästchen ausfüllen
tally-grades = Unter 200 { hard-ground } · ab 200 { settled } · ab 350 { thriving } · ab 450 { abundant } · ab 550 { flourishing } · über 700 { off-the-card }
no-deck = es gibt keinen Stapel „{ $text }“
no-yarn = „{ $column }“: Es gibt kein Garn „{ $letter }“
no-picture = es gibt kein Bild für „{ $id }“
six-edges = ein Sechseck hat sechs Kanten

## Im Labor

touched-seen = aufgedeckt oder gezogen
touched-taken = genommen
touched-used = verknüpft oder gelegt
measured-matches = Karten, die in einem Zug nach der ersten genommen werden
measured-complications = genommene Komplikationen
happens-match = eine Karte passt und wird auch genommen
happens-turned-back = eine Karte wird zurückgedreht
happens-stuck = eine Komplikation beendet das Aufdecken
happens-bill = Bill dreht eine Komplikation zurück
happens-multiplied = verknüpfte Echokarten multiplizieren
happens-divided = verknüpfte Komplikationen teilen
happens-added = nicht verknüpfte Echokarten zählen dazu
happens-subtracted = Komplikationen werden abgezogen
happens-bonus = eine Figur gibt einen Bonus dazu
happens-floored = ein Zug unter 0 zählt 0
happens-reshuffled = der Ablagestapel wird zum Stapel
series-sources = Punkte nach Herkunft
series-sources-across = Herkunft
series-sources-up = Punkte in einem Spiel
series-by-turn = Punkte eines Zugs
series-by-turn-across = Zug
series-by-turn-up = Punkte
series-taken = In einem Zug genommene Echokarten
series-taken-across = Karten
series-taken-up = Züge
source-linked = Sechseck und Verknüpftes
source-divided = weggeteilt
source-unlinked = nicht verknüpfte Echos
source-complications = Komplikationen
source-characters = Figuren
source-raised = auf 0 angehoben
group-complication = Komplikation
group-echo = Echo
group-hex = Sechseck
group-character = Figur

## Was an einer aufgeschriebenen Stellung oder einer geänderten Datendatei nicht stimmt; Plätze zählen wie in der Notation

hands-empty-at-end = am Ende des Spiels hat niemand ein Sechseck (S44)
turn-needs-hex = wer am Zug ist, hat ein Sechseck (S43)
taken-in-a-turn = Karten werden nur in einem Zug genommen
has-enough = mit so vielen Karten deckt niemand weiter auf (S22)
nothing-to-flip = es ist keine Karte aufzudecken (S22, S25)
bill-alone = nur Bill dreht Karten zurück, in seinem Zug (S24)
bill-complications = Bill dreht nur Komplikationen zurück (S24)
bill-once = Bill dreht höchstens eine Karte in einem Zug zurück (S24)
bill-is-asked = nach Komplikationen wird nur Bill gefragt (S24)
bill-asked-complications = Bill wird nur nach Komplikationen gefragt (S24)
bill-did-this = diese Karte hat Bill schon zurückgedreht (S24)
bill-did-one = Bill hat schon eine Karte zurückgedreht (S24)
turned-back-is-seen = eine Karte, die Bill zurückgedreht hat, wurde gesehen
no-echo = eine Echokarte „{ $id }“ gibt es nicht
one-to-five = dieses Spiel ist für eine bis fünf Personen (S1)
hand-of-four = keine Hand hat mehr als 4 Sechsecke (S8)
cell-shape = ein Feld schreibt man als „q,r“
rotation-range = eine Drehung ist eine Zahl von 0 bis 5 (S12)
centre-missing = auf 0,0 muss ein Sechseck liegen (S9)
must-hang-together = die Sechsecke müssen zusammenhängen, auf jedem Feld nur eines (S26)
short-game = ein kurzes Spiel hat nur 26 Sechsecke
square-spots = das Quadrat hat { $count } Stellen (S7, S48)
lists-empty = muss die Stellen nennen, die in „square“ null sind
taken-too-many = niemand nimmt mehr Karten, als das größte Quadrat hat
no-spot-numbered = eine Stelle { $number } gibt es nicht
not-in-that-hand = muss auf der Hand des Platzes sein, der am Zug ist
must-be-free-cell = muss ein leeres Feld neben einem Sechseck sein (S26)
required-in-bill = ist in der Phase „bill“ nötig
required-in-both = ist in den Phasen „at“ und „turn“ nötig
required-in-turn = ist in der Phase „turn“ nötig
only-in-bill = gibt es nur in der Phase „bill“
only-in-both = gibt es nur in den Phasen „at“ und „turn“
only-in-turn = gibt es nur in der Phase „turn“
earlier-have-chosen = die Plätze vor „turn“ haben schon gewählt
character-twice = „{ $id }“ ist schon da (S2)
first-ones-have-chosen = in der Phase „character“ haben die Plätze von „first“ bis vor „turn“ gewählt und keine anderen
all-have-chosen = wenn die Züge beginnen, haben alle gewählt
spot-is-empty = auf Stelle { $number } liegt keine Karte
spot-twice = Stelle { $number } ist zweimal genannt
not-below-zero = kein Zug bringt weniger als 0 (S37)
fills = eine Summe von { $total } füllt { $boxes } Kästchen (S45)
known-by-it = daran erkennt man die Karten, in ihrer Reihenfolge
counted = es gibt 46 Sechsecke und 99 Echokarten, und Karten eines Namens sind ein Echo (S6, S17)
characters-are-rules = die Figuren gehören zu den Regeln (S3, S4)
hex-has-edges = ein Sechseck hat stattdessen Kanten
echo-has-colours = eine Echokarte hat stattdessen Farben
one-type = „type“: Karten eines Namens haben dieselbe Art
one-value = „value“: Karten eines Namens haben denselben Wert
no-type = „type“: „{ $name }“ gibt es nicht
type-count = „type“: Ein Sechseck hat eine Art, ein Überlappungssechseck zwei (S36)
complication-stays = „type“: Eine Komplikation bleibt eine (S5)
no-yarn-but = „{ $column }“: Ein Garn „{ $letter }“ gibt es nicht, nur ROYGBP
edge-count = „edges“: Ein Sechseck hat sechs, nicht { $found } (S12)
colour-twice = „colours“ nennt { $letter } zweimal
colour-missing = „colours“: Eine Echokarte hat mindestens eine
