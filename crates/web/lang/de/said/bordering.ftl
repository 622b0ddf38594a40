### Was die Regeln von Bordering on Success sagen.

## Das Spiel

summary = Deckt Echos auf, legt Sechsecke Kante an Kante und punktet gemeinsam, wo gleiche Garnfarben sich treffen.

## Die Einleitung des Regelhefts, jeder Absatz in einer Zeile

about-1 = Ein Spiel über Permakultur für eine bis fünf Personen mit einer gemeinsamen Punktzahl. Ihr deckt Echokarten auf und legt Sechsecke Kante an Kante; die Garnfarben, die sich treffen, entscheiden, welche Echos sich vervielfachen.
about-2 = Entworfen hat es D. X. Logan für Game Chef 2017 (Thema: Grenzen; Zutaten: Garn, Rauch, Schnitt, Echo). Das Regelheft gibt die Regeln in eigenen Worten wieder. Was aus dem veröffentlichten Beitrag stammt, ist mit *(original)* gekennzeichnet, was entschieden wurde, wo er schweigt oder unklar ist, mit *(ruling)*, und was erdacht werden musste, weil es verloren ist, mit *(reconstructed)*. Die Bilder der Karten sind verloren: Alle Garnfarben, alle Sechsecke bis auf den Namen von einem und 54 der 99 Echokarten sind nachgebildet. Die Datei `cards.tsv` sagt für jede Karte, welche Werte zu lesen waren.

## Arten, Farben, und wie die Summe heißt

kind-earthworks = Erdarbeiten
kind-plants = Pflanzen
kind-animals = Tiere
kind-energy = Energie und Material
kind-complication = Komplikation
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-purple = lila
grade-hard = karger Boden
grade-settled = heimisch
grade-thriving = gedeihend
grade-abundant = im Überfluss
grade-flourishing = in voller Blüte
grade-off = über den Bogen hinaus

## Was die Figuren können

ability-maddy = +1 für jede beteiligte Karte der Art Erdarbeiten
ability-jeff = +1 für jede beteiligte Karte der Art Pflanzen
ability-alan = +1 für jede beteiligte Karte der Art Tiere
ability-cass = +1 für jede beteiligte Karte der Art Energie und Material
ability-bill = darf eine aufgedeckte Komplikation zurückdrehen und eine andere Karte aufdecken

## Sechsecke

hex-clay = Lehm
hex-sandy-bank = Sandbank
hex-silt-flat = Schluffebene
hex-swale = Mulde
hex-berm = Erdwall
hex-terrace = Terrasse
hex-pond = Teich
hex-raised-bed = Hochbeet
hex-hugel-mound = Hügelbeet
hex-gravel-path = Kiesweg
hex-orchard = Obstgarten
hex-herb-spiral = Kräuterspirale
hex-kitchen-garden = Küchengarten
hex-meadow = Blumenwiese
hex-berry-hedge = Beerenhecke
hex-vineyard = Weinberg
hex-mushroom-logs = Pilzstämme
hex-windbreak = Windschutz
hex-reed-bed = Schilfbeet
hex-forest-garden = Waldgarten
hex-chicken-run = Hühnerauslauf
hex-beehives = Bienenstöcke
hex-duck-pond = Ententeich
hex-goat-pasture = Ziegenweide
hex-worm-farm = Wurmfarm
hex-rabbit-hutch = Kaninchenstall
hex-pig-paddock = Schweinekoppel
hex-fish-pond = Fischteich
hex-bird-boxes = Nistkästen
hex-sheep-fold = Schafpferch
hex-solar-array = Solaranlage
hex-wind-pump = Windpumpe
hex-cob-oven = Lehmofen
hex-greenhouse = Gewächshaus
hex-tool-shed = Geräteschuppen
hex-rain-tanks = Regentanks
hex-compost-bays = Kompostmieten
hex-straw-bale-barn = Strohballenscheune
hex-root-cellar = Erdkeller
hex-biogas-digester = Biogasanlage
hex-bog-margin = Moorrand
hex-wallow-edge = Suhlenrand
hex-sunken-greenhouse = Erdgewächshaus
hex-silvopasture = Waldweide
hex-coppice-edge = Niederwaldrand
hex-manure-hotbed = Mistbeet

## Echokarten

echo-loamy-soil = Lehmboden
echo-mulching = Mulchen
echo-composting = Kompostieren
echo-contour-marking = Höhenlinien
echo-swale-digging = Mulden graben
echo-keyline-ploughing = Konturpflügen
echo-cover-crops = Gründüngung
echo-biochar = Pflanzenkohle
echo-polyculture = Vielfalt
echo-rainwater-catchment = Regensammeln
echo-chop-and-drop = Schnittmulch
echo-companion-planting = Mischkultur
echo-seed-saving = Saatgutgewinnung
echo-rotational-grazing = Umtriebsweide
echo-manure-spreading = Mist ausbringen
echo-pest-patrol = Schädlingsjagd
echo-pollination = Bestäubung
echo-chicken-tractor = Hühnermobil
echo-heritage-breeds = Alte Rassen
echo-beekeeping = Imkerei
echo-ergonomics = Ergonomie
echo-natural-building = Naturbau
echo-wild-harvest = Wildsammlung
echo-home-business = Heimgewerbe
echo-zero-waste = Abfallfrei
echo-windfall = Fallobst
echo-careful-observation = Beobachtung
echo-local-focus = Nahversorgung
echo-home-owner-association = Eigentümerverein
echo-drought = Dürre
echo-pest-outbreak = Schädlingsplage
echo-late-frost = Spätfrost

## In Sätzen

part-by = durch { $cards }
part-by-more = { $one } durch { $more }
part-times = { $one } × { $more }
part-list = { $one }, { $more }
part-valued = { $card } { $count }

## Der Verlauf

chose = { $seat } spielt { $who }.
turn-began = Zug { $count }: { $who }.
turned-over = { $who } deckt Stelle { $count } auf: { $echo } ({ $kind }, { $count-value }, { $letters }).
took = { $who } nimmt { $echo }.
stuck = { $echo } bleibt an { $who } hängen; es wird nichts mehr aufgedeckt.
turned-back = { $who } dreht { $echo } auf Stelle { $count } zurück; es wird nichts mehr aufgedeckt.
ignored = { $who } dreht { $echo } auf Stelle { $count } zurück und sieht anderswo nach.
stopped = { $who } deckt nichts mehr auf.
placed = { $who } legt { $hex } auf { $cell }, { $count ->
    [0] wie gedruckt
   *[other] um { $count } Sechstel gedreht
}.
none-meet = Keine Farben treffen sich.
meet = Farben, die sich treffen: { $colours }.
divided = Geteilt { $cards }, abgerundet: { $count }.
added = Nicht verknüpft: { $cards }: + { $count }.
subtracted = Komplikationen: { $cards }: − { $count }.
bonus = { $who } gibt + { $count } dazu.
floored = { $count } ist unter 0 und zählt 0.
scored = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}; die Summe ist { $count-total }.
reshuffled = Der Ablagestapel der Echos wird gemischt: ein neuer Stapel aus { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
refilled-one = Eine neue Karte wird verdeckt hingelegt.
refilled = { $count } neue Karten werden verdeckt hingelegt.
drew-secret = { $who } zieht ein Sechseck.
drew = { $who } zieht { $hex }.
ended = Niemand hat mehr ein Sechseck. Summe { $count }: { $grade }.

## Warum etwas nicht geht

over = Das Spiel ist zu Ende.
others-turn = Jemand anderes ist am Zug.
character-taken = { $who } spielt schon jemand anderes.
character-first = Wähle zuerst eine Figur.
flip-first = Deck zuerst eine Echokarte des Quadrats auf.
flip-now = Jetzt ist noch eine Echokarte aufzudecken.
bill-first = Entscheide zuerst über die Komplikation: „ignore“ dreht sie zurück, „keep“ nicht.
choose-now = Wähle jetzt das Sechseck, das du legst.
cell-now = Wähle jetzt das Feld für das Sechseck.
turn-now = Wähle jetzt, wie das Sechseck gedreht wird.
stays-down = Bill hat diese Karte zurückgedreht; sie bleibt für den Rest des Zuges verdeckt.
square-without = Das Quadrat hat keine Stelle { $count }.
spot-empty = Auf Stelle { $count } liegt keine Karte.
first-taken = Die erste Echokarte muss genommen werden.
must-flip = Solange die Karten zusammenpassen, muss noch eine aufgedeckt werden.
not-in-hand = { $hex } ist nicht auf deiner Hand.
occupied = Dort liegt schon { $hex }.
nothing-next = Neben diesem Feld liegt kein Sechseck.
no-character = niemand heißt „{ $id }“
no-spot = „{ $id }“ ist keine Stelle; die Stellen haben die Nummern 1 bis 25
no-hex = es gibt kein Sechseck „{ $id }“
no-rotation = „{ $id }“ ist keine Drehung; es gibt 0 bis 5
no-cell = „{ $id }“ ist kein Feld; ein Feld schreibt man wie „1,-2“

## Hausregeln

rule-square = Quadrat
rule-square-is = Wie viele Echokarten im Quadrat liegen.
rule-match = Zusammenpassen
rule-match-is = Wann eine weitere Karte zur ersten passt.
word-name = Name
word-name-is = beide haben denselben Namen
word-type = Art
word-type-is = beide haben dieselbe Art
word-colour = Farbe
word-colour-is = beide haben eine Farbe gemeinsam
rule-flip = Aufdecken
rule-flip-is = Ob noch eine Karte aufgedeckt werden muss.
word-must = muss
word-must-is = es muss sein
word-may = darf
word-may-is = nach der ersten Karte darf man aufhören
rule-complication-flip = aufgedeckte Komplikation
rule-complication-flip-is = Was aus einer Komplikation wird, die nicht zur ersten Karte passt.
word-stick = hängen bleiben
word-stick-is = sie wird genommen, und das Aufdecken ist vorbei
word-turn-back = zurückdrehen
word-turn-back-is = sie wird zurückgedreht, und das Aufdecken ist vorbei
rule-complication = Komplikation
rule-complication-is = Wie eine Komplikation schadet.
word-mirror = spiegeln
word-mirror-is = verknüpft teilt sie, sonst wird sie abgezogen
word-subtract = abziehen
word-subtract-is = sie wird abgezogen, verknüpft oder nicht
word-negative = negativ
word-negative-is = verknüpft multipliziert sie mit minus ihrem Wert, sonst wird sie abgezogen
rule-turn-floor = Untergrenze
rule-turn-floor-is = Ob ein Zug mindestens 0 bringt.
word-on = an
word-on-is = das tut er
word-off = aus
word-off-is = ein Zug kann Punkte kosten
rule-length = Länge
rule-length-is = Wie lang das Spiel ist.
word-full = voll
word-full-is = alle 46 Sechsecke, 45 Züge
word-short = kurz
word-short-is = 26 Sechsecke, 25 Züge
word-hands-only = nur die Hand
word-hands-only-is = niemand zieht Sechsecke nach, vier Züge für jede Person
rule-bonus = Bonus
rule-bonus-is = Wann der Bonus der Figur zählt.
word-after = danach
word-after-is = am Ende, nie multipliziert
word-before = davor
word-before-is = er erhöht zuerst die Werte der Karten
rule-bill = Bill
rule-bill-is = Wie oft Bill eine Komplikation zurückdrehen darf.
word-unlimited = unbegrenzt
word-unlimited-is = jedes Mal
word-once = einmal
word-once-is = höchstens einmal in einem Zug
rule-hands = Hände
rule-hands-is = Wer die Sechsecke auf einer Hand sieht.
word-open = offen
word-open-is = alle
word-secret = geheim
word-secret-is = nur, wem sie gehören
rule-memory-aid = Gedächtnishilfe
rule-memory-aid-is = Ob Karten, die aufgedeckt und zurückgedreht wurden, sichtbar bleiben.
word-hidden-is = das tun sie nicht
word-visible-is = das tun sie

## Die Rechnung eines Zuges; zuletzt, da vieles so zu lesen wäre

multiplied = { $first } × { $rest } = { $count }.
multiplied-alone = { $hex } { $count }.
