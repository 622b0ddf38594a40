### Was das Spiel sagt, auf Deutsch.

summary = Ein Wettrennen über Pfad, Fluss und Gebüsch für vier oder fünf Tiere, die unterwegs ihren Kartenstapel verbessern.

## Karten und Teile

piece-walk = Schritt
piece-run = Lauf
piece-cheek-pouches = Backentaschen
piece-branch-leap = Astsprung
piece-spring-bound = Sprungkraft
piece-antler-charge = Geweihstoß
piece-sly-trick = Hinterlist
piece-fox-trot = Foxtrott
piece-river-slide = Flussrutsche
piece-shell-cracker = Muschelknacker
piece-night-sight = Nachtsicht
piece-silent-glide = Gleitflug
piece-curl-up = Einrollen
piece-bristle = Stacheln
piece-refresh = Erfrischung
piece-berry-patch = Beerenhecke
piece-kicked-pebbles = Kieselhagel
piece-hidden-stash = Geheimvorrat
piece-trail-mix = Studentenfutter
piece-stepping-stones = Trittsteine
piece-undergrowth-dash = Unterholzsprint
piece-slipstream = Windschatten
piece-two-evils = Zwei Übel
piece-mill-pond = Mühlteich
piece-shortcut = Abkürzung
piece-loose-branch = Astbruch
piece-scout-ahead = Ausschau
piece-greedy-forage = Sammelwut
piece-long-stride = Riesenschritt
piece-white-water = Wildwasser
piece-thicket-tunnel = Dickichttunnel
piece-snare-line = Fallstricke
piece-hollow-oak = Eichenhöhle
piece-salmon-run = Lachswanderung
piece-stampede = Massenflucht
piece-harvest-moon = Erntemond
piece-leaf-pit = Laubgrube
piece-rock-slide = Steinschlag
piece-tangled-roots = Wurzelgeflecht
piece-mud-puddle = Schlammpfütze
piece-thorn-patch = Dornengestrüpp
piece-wrong-turn = Irrweg
piece-squirrel = Eichhörnchen
piece-deer = Hirsch
piece-fox = Fuchs
piece-otter = Fischotter
piece-owl = Eule
piece-hedgehog = Igel
piece-taken = dieses Tier hat sich schon jemand ausgesucht

## Hausregeln: `rule-SCHLÜSSEL` ist der Name eines Schalters, `rule-SCHLÜSSEL-WERT` der eines Werts, `-is` was er bedeutet

rule-finish = Ziel
rule-finish-is = das Feld, auf dem das Ziel ist
rule-players = Mitspielende
rule-players-is = wie viele spielen dürfen
rule-players-four-to-five = vier bis fünf
rule-players-four-to-five-is = vier oder fünf
rule-players-two-to-five = zwei bis fünf
rule-players-two-to-five-is = zwei bis fünf
rule-stagger = Vorsprung
rule-stagger-is = Vorsprung in Feldern für jeden Platz in der Zugfolge
rule-reveal = Aufdecken
rule-reveal-is = wie viele neue Karten in die Auslage kommen
rule-reveal-auto = von selbst
rule-reveal-auto-is = immer so viele wie möglich
rule-reveal-choice = nach Wahl
rule-reveal-choice-is = so viele, wie man will, bis zu dieser Zahl
rule-lane-change = Wechsel der Bahn
rule-lane-change-is = wohin zwei Karten deine Figur bringen können
rule-lane-change-any = beliebig
rule-lane-change-any-is = auf jede andere Bahn
rule-lane-change-adjacent = daneben
rule-lane-change-adjacent-is = auf eine Bahn neben ihrer
rule-run-option = Lauf
rule-run-option-is = was Lauf außer der Bewegung bietet
rule-run-option-acorn1 = eine Eichel
rule-run-option-acorn1-is = 1 Eichel
rule-run-option-none = ohne
rule-run-option-none-is = nichts
rule-run-option-acorn2 = zwei Eicheln
rule-run-option-acorn2-is = 2 Eicheln
rule-must-play = Spielzwang
rule-must-play-is = ob manche Fallen gespielt werden müssen
rule-must-play-on = an
rule-must-play-on-is = Karten mit Spielzwang müssen gespielt werden
rule-must-play-off = aus
rule-must-play-off-is = keine Karte muss gespielt werden
rule-two-evils = Zwei Übel
rule-two-evils-is = was Zwei Übel bei der gewählten Person bewirkt
rule-two-evils-trap = Falle
rule-two-evils-trap-is = sie bekommt eine Falle
rule-two-evils-choice = nach Wahl
rule-two-evils-choice-is = sie bekommt eine Falle oder geht 3 zurück
rule-trail-edge = Rand des Pfads
rule-trail-edge-is = was mit einer Figur auf dem Pfad an einem Kontrollpunkt geschieht
rule-trail-edge-wrap = außen herum
rule-trail-edge-wrap-is = sie geht außen herum ins Gebüsch
rule-trail-edge-stay = bleiben
rule-trail-edge-stay-is = sie bleibt auf dem Pfad
rule-played-traps = gespielte Fallen
rule-played-traps-is = wohin gespielte Fallen am Ende des Zuges kommen
rule-played-traps-stay = bleiben
rule-played-traps-stay-is = ins eigene Nest
rule-played-traps-return = zurück
rule-played-traps-return-is = unter den Fallenstapel
rule-finish-rule = Zieleinlauf
rule-finish-rule-is = wann das Rennen entschieden ist
rule-finish-rule-instant = sofort
rule-finish-rule-instant-is = sobald eine Figur das Ziel erreicht
rule-finish-rule-photo = Zielfoto
rule-finish-rule-photo-is = am Ende dieser Runde, für die vorderste Figur

## Die Einleitung des Regelhefts, jeder Absatz in einer Zeile

about-1 = Die Tiere des Waldes laufen um die Wette, wie jedes Jahr. Alle beginnen mit demselben langsamen Stapel, sammeln unterwegs bessere Karten und wollen als Erste ins Ziel, ohne in den Fallen der anderen stecken zu bleiben.
about-2 = *The Acorn Race* haben Seth Karstad, Logan Yue und Morgan Cselinacz erfunden, die es auf einer Strecke mit drei Bahnen spielten, ähnlich einem Cribbage-Brett. Von ihnen sind der Ablauf eines Zuges, die Bahnen, die Kontrollpunkte und der Startstapel. Die Bilder der meisten Karten sind verloren, darum sind die meisten Karten hier nachgebildet: In `cards.tsv` sagt die Spalte `status` für jede Karte, ob sie vom Original stammt, und `sourced_fields`, welche ihrer Spalten es sind.
about-3 = So liest du das Regelheft: Jede Regel hat eine Nummer, und das Programm nennt sie, wenn es einen Zug ablehnt. *(original)* steht bei einer Regel, die das Original so aufschreibt, *(ruling)* bei einer, zu der es eine Frage offen lässt, die in der Tabelle der Entscheidungen beantwortet ist, *(reconstructed)* bei einer, die neu gefunden werden musste.

## Der Tisch

track = Strecke
row-empty = Die Auslage ist leer.
played = In diesem Zug gespielt
runners = Läufer
nest = Nest
nest-empty = leer
removed = Aus dem Spiel
your-hand = Deine Hand
animals = Tiere zur Auswahl
or = oder
must = muss gespielt werden
trap = Falle
start-card = Startkarte
spot = Feld auf der Strecke
finish = Ziel
lane-trail = Pfad
lane-river = Fluss
lane-brush = Gebüsch
nothing-happens = nichts geschieht
any-lane = beliebige Bahn
no-animal = noch kein Tier

## Die Karten

shelf-start = Startkarten
shelf-animals = Tiere
shelf-forage = Sammelkarten
shelf-traps = Fallen

## Was zu tun ist und was daraus wird

task-pick = ein Tier aussuchen
task-start = eine Bahn für den Start wählen
task-reveal = sagen, wie viele Karten aufgedeckt werden
task-lane = die Bahn wechseln, eine Karte spielen oder den Zug beenden
task-play = spielen, kaufen oder den Zug beenden
task-bonus = den Bonus nutzen oder nicht
task-go = eine Bahn wählen
task-target = jemand anderen wählen
task-evils = eine Falle nehmen oder 3 zurückgehen
task-over = das Rennen ist zu Ende
use-bonus = Den Bonus nutzen
no-bonus = Kein Bonus
enough = Keine mehr abschütteln
take-trap = Die Falle nehmen
go-back = 3 zurückgehen
end-turn = Den Zug beenden
change-costs = kostet zwei Karten deiner Hand
can-buy = Du kannst noch eine Karte kaufen.

## Wirkungen

acorns = { $count ->
    [one] 1 Eichel
   *[other] { $count } Eicheln
}
traps = { $count ->
    [one] 1 Falle
   *[other] { $count } Fallen
}
forward = { $spots } vor
back = { $spots } zurück
draw = { $cards } ziehen
discard-some = { $cards } abwerfen
trap-self = { $traps } für dich
trap-one = { $traps } für jemand anderen
trap-each = { $traps } für alle anderen
push-one = jemand anderes { $spots } zurück
push-each = alle anderen { $spots } zurück
chase = { $spots } vor für jede Figur weiter vorn
shed-some = bis zu { $traps } abschütteln

## Sätze

in-lane = { $lane ->
    [trail] auf dem Pfad
    [river] im Fluss
   *[brush] im Gebüsch
}
costs = kostet { $cost }
full-name = { $name }, { $kind }: { $does }
full-name-or = { $card }, oder { $other }
full-name-bonus = { $card }. Bonus { in-lane }: { $bonus }
full-name-must = { $card }. Muss gespielt werden
runner-waits = { $animal }, noch nicht aufgestellt
numbered = Feld { $spot }
runner = { $animal }, Feld { $spot } { in-lane }
runner-safe = { runner }, fällt nicht hinter { $floor } zurück
holdings = Hand { $hand }, Stapel { $deck }
row-title = Auslage: { $acorns } zum Ausgeben
piles = Sammelstapel: { $forage }. Fallenstapel: { $traps }.
progress = Runde { $round } · { $name } ist am Zug · die vorderste Figur ist auf { $ahead } von { $finish }
progress-card = { progress } · { $card } wird ausgeführt
task-pay = { $cards } bezahlen
task-discard = { $cards } abwerfen
pick = { $animal } aussuchen
start-in = { $lane ->
    [trail] Auf dem Pfad
    [river] Im Fluss
   *[brush] Im Gebüsch
} starten
turn-up = { $cards } aufdecken
change-to = { $lane ->
    [trail] Auf den Pfad
    [river] In den Fluss
   *[brush] Ins Gebüsch
} wechseln
pay = { $card } bezahlen
play = { $card } spielen: { $does }
play-bonus = { $card } spielen: { $bonus }, dann { $does }
buy = { $card } kaufen
go-to = { $lane ->
    [trail] Auf den Pfad
    [river] In den Fluss
   *[brush] Ins Gebüsch
} gehen
aim-at = Auf { $name } zielen
discard = { $card } abwerfen
shed = { $card } abschütteln
shed-from-nest = { $card } aus dem Nest abschütteln
bonus-follows = der Bonus kann folgen: { $bonus }
for-acorns = für { $acorns }, in dein Nest
left-in-hand = noch { $cards } auf der Hand; kein Zurücknehmen mehr
unspent = { $acorns } nicht ausgegeben; { left-in-hand }
ending-rounds = 200 Runden sind vorbei, und niemand ist am Ziel: { $name } ist am weitesten vorn, bei Gleichstand wer früher dran war (A75).
ending-finish = { $name } ist im Ziel auf Feld { $finish } (A45, A72). Für die anderen zählt, wie weit sie gekommen sind.
can-play = { $count ->
    [one] Du kannst noch 1 Karte spielen.
   *[other] Du kannst noch { $count } Karten spielen.
}

## Zeichen und Wörter, erklärt

term-lane = Eine Bahn. Ein Bonus mit diesem Zeichen gehört dir, wenn deine Figur in der Bahn steht.
term-acorn-name = Eichel
term-acorn = Bezahlt Karten der Auslage, nur in diesem Zug.
term-shed-name = abschütteln
term-shed = Deine Fallen, von der Hand oder aus dem Nest, kommen unter den Fallenstapel.
term-trap = Eine Karte, die dir schadet. Sie kommt in dein Nest und wird gezogen und gespielt wie jede andere.
term-must = Solange du sie hast, darf keine andere Karte vor ihr gespielt werden, und dein Zug kann nicht enden.
term-nest = Dein offener Haufen gespielter und gekaufter Karten. Ist dein Stapel leer, wird er gemischt und daraus gezogen.
term-checkpoint = Kontrollpunkte: Deine Figur rückt eine Bahn nach links und fällt nie wieder dahinter zurück. Wer als Erster dort ist, räumt die Auslage ab.
