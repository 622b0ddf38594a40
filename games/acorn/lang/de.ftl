### Was das Spiel sagt, auf Deutsch.

summary = Ein Wettrennen über Pfad, Fluss und Gebüsch für vier oder fünf Tiere, die unterwegs ihren Kartenstapel verbessern.
credit = The Acorn Race ist von Seth Karstad, Logan Yue und Morgan Cselinacz.

## Wo lange Wörter auf Karten getrennt werden dürfen

seams =
    Backen|taschen Beeren|hecke Dickicht|tunnel Dornen|gestrüpp Eichen|höhle Erfri|schung Fall|stricke Fluss|rutsche Geheim|vorrat Geweih|stoß Hinter|list
    Kiesel|hagel Lachs|wande|rung Massen|flucht Muschel|knacker Nacht|sicht Riesen|schritt Schlamm|pfütze Sprung|kraft Stein|schlag Studenten|futter
    Tritt|steine Unter|holz|sprint Wild|wasser Wind|schatten Wurzel|geflecht

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
rule-lane-change = Bahnwechsel
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

## Tiere

squirrel = Eichhörnchen
    .accusative = das Eichhörnchen
deer = Hirsch
    .accusative = den Hirsch
fox = Fuchs
    .accusative = den Fuchs
otter = Fischotter
    .accusative = den Fischotter
owl = Eule
    .accusative = die Eule
hedgehog = Igel
    .accusative = den Igel

## Bahnen und Felder: `dative` sagt, wo jemand läuft, `accusative`, wohin

trail = Pfad
    .dative = auf dem Pfad
    .accusative = auf den Pfad
river = Fluss
    .dative = im Fluss
    .accusative = in den Fluss
brush = Gebüsch
    .dative = im Gebüsch
    .accusative = ins Gebüsch
spot-number = Feld { $number }
    .short = { $number }

## Wirkungen: `short` schreibt das Terminal, `bare` steht auf gedruckten Karten

acorns = { $count ->
    [one] 1 Eichel
   *[other] { $count } Eicheln
}
-traps = { $count ->
    [one] 1 Falle
   *[other] { $count } Fallen
}
-some-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
forward = { $count } vor
back = { $count } zurück
draw = { -some-cards } ziehen
    .short = { $count } ziehen
discard-some = { -some-cards } abwerfen
    .short = { $count } weg
trap-self = { -traps } für dich
trap-one = { -traps } für jemand anderen
    .short = { -traps } für einen
trap-each = { -traps } für alle anderen
    .short = { -traps } für alle
push-one = jemand anderes { $count } zurück
    .short = einer { $count } zurück
push-each = alle anderen { $count } zurück
    .short = alle { $count } zurück
chase = { $count } vor für jede Figur weiter vorn
    .short = { $count } vor je Figur davor
shed-some = bis zu { -traps } abschütteln
    .short = { -traps } abschütteln
any-lane = beliebige Bahn
nothing-happens = nichts geschieht
    .short = nichts
listed = { $list }

## Was zu tun ist

task-pick = ein Tier aussuchen
task-start = eine Bahn für den Start wählen
task-reveal = sagen, wie viele Karten aufgedeckt werden
task-lane = die Bahn wechseln, eine Karte spielen oder den Zug beenden
task-pay = mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} bezahlen
task-play = spielen, kaufen oder den Zug beenden
task-bonus = den Bonus nutzen oder nicht
task-go = eine Bahn wählen
task-target = wählen, wen es trifft
task-discard = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} abwerfen
task-shed = bis zu { $traps ->
    [one] 1 Falle
   *[other] { $traps } Fallen
} abschütteln
task-evils = eine Falle nehmen oder 3 zurückgehen
task-over = das Rennen ist zu Ende

## Was man tun kann, wie auf einem Knopf

pick = { CAPITAL(ACCUSATIVE($animal)) } aussuchen
start-in = { CAPITAL(DATIVE($lane)) } starten
turn-up = { $cards ->
    [0] Keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
} aufdecken
change-to = { CAPITAL(ACCUSATIVE($lane)) } wechseln
pay = Mit der Karte { $card } bezahlen
play = { $card } spielen: { $does }
play-bonus = { $card } spielen: { $bonus }, dann { $does }
use-bonus = Den Bonus nutzen
no-bonus = Kein Bonus
buy = { $card } kaufen
go-to = { CAPITAL(ACCUSATIVE($lane)) } gehen
aim-at = Auf { $seat } zielen
discard = { $card } abwerfen
shed = { $card } abschütteln
shed-from-nest = { $card } aus dem Nest abschütteln
enough = Keine mehr abschütteln
take-trap = Die Falle nehmen
go-back = 3 zurückgehen
end-turn = Den Zug beenden

## Der Verlauf: was andere tun, und was man selbst tut

picks = { $seat } sucht { ACCUSATIVE($animal) } aus.
you-pick = Du suchst { ACCUSATIVE($animal) } aus.
starts = { $seat } startet { DATIVE($lane) } auf { $spot }.
you-start = Du startest { DATIVE($lane) } auf { $spot }.
hands-dealt = Alle ziehen vier Karten.
revealed = Neu in der Auslage: { $card }.
pays = { $seat } bezahlt mit der Karte { $card }.
you-pay = Du bezahlst mit der Karte { $card }.
goes = { $seat } geht { ACCUSATIVE($lane) }.
you-go = Du gehst { ACCUSATIVE($lane) }.
plays = { $seat } spielt { $card }.
you-play = Du spielst { $card }.
plays-bonus-first = { $seat } spielt { $card }, den Bonus zuerst.
you-play-bonus-first = Du spielst { $card }, den Bonus zuerst.
uses-bonus = { $seat } nutzt den Bonus der Karte { $card }.
you-use-bonus = Du nutzt den Bonus der Karte { $card }.
gathers = { $seat } sammelt { $count ->
    [one] 1 Eichel
   *[other] { $count } Eicheln
} (zusammen { $pool }).
you-gather = Du sammelst { $count ->
    [one] 1 Eichel
   *[other] { $count } Eicheln
} (zusammen { $pool }).
buys = { $seat } kauft { $card }.
you-buy = Du kaufst { $card }.
stays = { $seat } bleibt auf { $spot }.
you-stay = Du bleibst auf { $spot }.
moves = { $seat } zieht von { $from } auf { SHORT($to) } vor.
you-move = Du ziehst von { $from } auf { SHORT($to) } vor.
moves-back = { $seat } geht von { $from } auf { SHORT($to) } zurück.
you-move-back = Du gehst von { $from } auf { SHORT($to) } zurück.
reaches = { $seat } erreicht den Kontrollpunkt auf { $spot } und läuft { DATIVE($lane) } weiter.
you-reach = Du erreichst den Kontrollpunkt auf { $spot } und läufst { DATIVE($lane) } weiter.
row-removed = Alle Karten der Auslage verlassen das Spiel.
draws = { $seat } zieht eine Karte.
you-draw = Du ziehst { $card }.
shuffles = { $seat } mischt das eigene Nest zu einem neuen Stapel.
you-shuffle = Du mischst dein Nest zu einem neuen Stapel.
discards = { $seat } wirft { $card } ab.
you-discard = Du wirfst { $card } ab.
gets-trap = { $seat } bekommt die Falle { $card }.
you-get-trap = Du bekommst die Falle { $card }.
gets-no-trap = { $seat } bekommt keine Falle: Es sind keine mehr da.
you-get-no-trap = Du bekommst keine Falle: Es sind keine mehr da.
sheds = { $seat } schüttelt { $card } ab.
you-shed = Du schüttelst { $card } ab.
begins-turn = Runde { $round }: { $seat } ist am Zug.
you-begin-turn = Runde { $round }: Du bist am Zug.
wins = { $seat } gewinnt das Rennen!
you-win = Du gewinnst das Rennen!

## Warum etwas nicht geht

race-is-over = das Rennen ist zu Ende
animal-taken = dieses Tier hat sich schon jemand ausgesucht
pick-first = zuerst suchen sich alle ein Tier aus
place-first = zuerst stellen alle ihre Figur auf
not-so-many = so viele Karten können nicht aufgedeckt werden
reveal-first = sag zuerst, wie viele Karten aufgedeckt werden
pay-from-hand = für den Bahnwechsel kannst du nur mit Karten aus deiner Hand bezahlen
pay-first = bezahl zuerst für den Bahnwechsel
not-your-pick = du bist nicht an der Reihe, ein Tier auszusuchen
not-your-pawn = du bist nicht an der Reihe, eine Figur aufzustellen
evils-first = zuerst muss antworten, wen „{ piece-two-evils }“ trifft
not-your-turn = jemand anderes ist am Zug
bonus-first = sag zuerst, ob du den Bonus nutzt
lane-first = wähle zuerst die Bahn
target-first = wähle zuerst, wen es trifft
discard-first = wähle zuerst eine Karte zum Abwerfen
shed-first = wähle zuerst eine Falle zum Abschütteln, oder sag, dass es genug ist
choose-first = entscheide dich zuerst für die Falle oder für das Zurückgehen
opponents-only = wähle jemand anderen aus der Runde
no-trap-in-hand = so eine Falle ist nicht auf deiner Hand
no-trap-in-nest = so eine Falle ist nicht in deinem Nest
animals-before = Tiere werden vor dem Rennen ausgesucht
pawns-before = Figuren werden vor dem Rennen aufgestellt
cards-at-start = neue Karten werden am Anfang eines Zuges aufgedeckt
nothing-to-pay = es ist kein Bahnwechsel zu bezahlen
no-free-lane = jetzt ist keine Bahn frei zu wählen
bonus-when = ein Bonus wird unmittelbar vor oder nach der gewählten Möglichkeit genutzt
not-asked = danach fragt jetzt keine Karte
discard-when = du wirfst nur ab, wenn eine Karte es verlangt
shed-when = jetzt lässt dich keine Karte Fallen abschütteln
change-when = die Bahn wird einmal gewechselt, bevor die erste Karte gespielt ist
must-play-first = zuerst muss eine Karte aus deiner Hand gespielt werden
there-already = deine Figur ist schon auf dieser Bahn
lane-costs-two = ein Bahnwechsel kostet zwei Karten aus deiner Hand
not-beside = diese Bahn liegt nicht neben deiner
stays-in-play = diese Karte bleibt vor dir liegen, bis der Zug zu Ende ist
not-in-hand = diese Karte ist nicht auf deiner Hand
another-first = zuerst muss eine andere Karte aus deiner Hand gespielt werden
which-option = sag, welche Möglichkeit: a oder b
single-option = diese Karte hat nur eine Möglichkeit
without-bonus = diese Karte hat keinen Bonus
not-in-bonus-lane = deine Figur ist nicht auf der Bahn, für die dieser Bonus gilt
not-in-row = diese Karte ist nicht in der Auslage
too-dear = für diese Karte hast du nicht genug Eicheln

## Was nicht zu lesen ist, und Tische, die es nicht gibt

no-such-animal = ein Tier „{ $id }“ gibt es nicht
no-such-card = eine Karte „{ $id }“ gibt es nicht
no-such-lane = eine Bahn „{ $id }“ gibt es nicht; es gibt trail (Pfad), river (Fluss) und brush (Gebüsch)
not-a-number = „{ $text }“ ist keine Zahl von 0 bis 255
four-or-five-play = dieses Spiel ist für 4 oder 5 Personen (A1), nicht für { $players }; mit „{ rule-players-two-to-five }“ auch für 2 oder 3
two-to-five-play = dieses Spiel ist für 2 bis 5 Personen (A1), nicht für { $players }

## Tipps: ein bis drei Teile, der erste ein eigener Satz

hint-of-one = { $expected }.
hint-of-two = { $expected }; { $more }.
hint-of-three = { $expected }; { $difference }; { $fear }.
reaches-finish = In { $races } von 100 Rennen nach spätestens { $rounds } Runden im Ziel
about-forward = In { $rounds } Runden etwa { $spots ->
    [one] 1 Feld
   *[other] { $spots } Felder
} vor, dann { $standing }
about-back = In { $rounds } Runden etwa { $spots ->
    [one] 1 Feld
   *[other] { $spots } Felder
} zurück, dann { $standing }
ahead-of-all = { $spots } vor allen anderen
behind-leader = { $spots } hinter der vordersten Figur
level-with-leader = gleichauf mit der vordersten Figur
more-spots = { $by } Felder mehr als { $other }
fewer-spots = { $by } Felder weniger als { $other }
more-cards = { $by } gekaufte Karten mehr als { $other }
fewer-cards = { $by } gekaufte Karten weniger als { $other }
more-traps = { $by } Fallen mehr als { $other }
fewer-traps = { $by } Fallen weniger als { $other }
than-next-best = beim nächstbesten Zug
than-best = beim besten Zug
rival-first = in { $races } von 100 ist jemand anderes vorher im Ziel
fears-traps = wohl { $traps } Fallen mehr
without-luck = ohne Glück nur { $spots }

## Der Tisch

track = Strecke
row-empty = Die Auslage ist leer.
played = In diesem Zug gespielt
runners = Im Rennen
nest = Nest
nest-empty = leer
removed = Aus dem Spiel
your-hand = Deine Hand
animals = Tiere zur Auswahl
forage-deck = Sammelstapel
trap-deck = Fallenstapel
lane = Bahn
lanes = Bahnen
to-you = an dich
to-one = an eine Person
to-each = an alle
pushed-one = eine Figur
pushed-each = alle
per-pawn-ahead = je Figur vorn
away = weg
must = muss gespielt werden
trap = Falle
start-card = Startkarte
spot = Feld auf der Strecke
lane-name = { $lane }
no-animal = noch kein Tier
costs = kostet { $cost }
full-name = { $card }, { $kind }: { $does }
full-name-or = { $card }, oder { $other }
full-name-bonus = { $card }. Bonus { DATIVE($lane) }: { $bonus }
full-name-must = { $card }. Muss gespielt werden
runner-waits = { $animal }, noch nicht aufgestellt
runner = { $animal }, { $spot } { DATIVE($lane) }
runner-safe = { runner }, fällt nicht hinter { $floor } zurück
holdings = Hand { $hand } · Stapel { $deck } · Nest { $nest }
standing = { $lane } · { $holdings }
row-title = Auslage: { $acorns } zum Ausgeben
piles = Sammelstapel: { $forage }. Fallenstapel: { $traps }.
progress = Runde { $round } · { $seat } ist am Zug · die vorderste Figur ist auf { $ahead } von { $finish }
progress-card = { progress } · gerade gespielt: { $card }

## Die Karten

shelf-start = Startkarten
shelf-animals = Tiere
shelf-forage = Sammelkarten
shelf-traps = Fallen

## Was daraus wird

change-costs = kostet zwei Karten aus deiner Hand
can-buy = Du kannst noch eine Karte kaufen.
can-play = { $count ->
    [one] Du kannst noch 1 Karte spielen.
   *[other] Du kannst noch { $count } Karten spielen.
}
draw-short = { $count } ziehen
discard-short = { $count } abwerfen
bonus-follows = der Bonus kann folgen: { $bonus }
for-acorns = für { $acorns }, in dein Nest
left-in-hand = noch { $cards } auf der Hand; kein Zurücknehmen mehr
unspent = { $acorns } nicht ausgegeben; { left-in-hand }
ending-rounds = 200 Runden sind vorbei, und niemand ist am Ziel: { $seat } ist am weitesten vorn, bei Gleichstand wer früher dran war (A75).
ending-finish = { $seat } ist im Ziel auf Feld { $finish } (A45, A72). Für die anderen zählt, wie weit sie gekommen sind.

## Zeichen und Wörter, erklärt

term-lane = Eine Bahn. Ein Bonus mit diesem Zeichen gehört dir, wenn deine Figur auf der Bahn steht.
term-acorn-name = Eichel
term-acorn = Bezahlt Karten der Auslage, nur in diesem Zug.
term-shed-name = abschütteln
term-shed = Deine Fallen, von der Hand oder aus dem Nest, kommen unter den Fallenstapel.
term-trap = Eine Karte, die dir schadet. Sie kommt in dein Nest und wird gezogen und gespielt wie jede andere.
term-must = Solange du sie hast, darf keine andere Karte vor ihr gespielt werden, und dein Zug kann nicht enden.
term-nest = Dein offener Haufen gespielter und gekaufter Karten. Ist dein Stapel leer, wird er gemischt und daraus gezogen.
term-checkpoint = Kontrollpunkte: Deine Figur rückt eine Bahn nach links und fällt nie wieder dahinter zurück. Wer zuerst dort ist, räumt die Auslage ab.

## Wie ein Rennen ausging, in einem Wort

reason-finish = Ziel
reason-rounds = Runden

## Im Terminal

terminal-head = Runde { $round } · Ziel { $finish } · Sammelstapel { $forage }, Fallen { $traps }, aus dem Spiel { $removed }
terminal-row = Auslage, dafür { $acorns ->
    [0] keine Eicheln
    [one] 1 Eichel
   *[other] { $acorns } Eicheln
}
terminal-played = Gespielt  { $cards }
terminal-asks = { $card } verlangt eine Entscheidung: { SHORT($task) }
terminal-you = du
terminal-not-placed = noch nicht aufgestellt
terminal-pawn = Feld { $spot } { $lane } (mindestens { $floor })
terminal-cards = Stapel { $deck }, Hand { $hand }, Nest { $nest }
terminal-effect = { SHORT($effect) }
terminal-price = ({ $cost }) { $does }
terminal-trap = Falle: { $does }
terminal-then = { $bonus }, dann { $does }
terminal-target = { $seat } auf Feld { $spot }, mindestens { $floor }
terminal-from-hand = aus deiner Hand
terminal-take-trap = die Falle nehmen
terminal-go-back = 3 zurückgehen

## Auf gedruckten Bögen

print-starters = Startkarten, für fünf Personen
finish = Ziel
or = oder
print-animals = Tierkarten
print-forage-cards = Sammelkarten
print-trap-cards = Fallenkarten
print-starter = Startkarte
print-forage = Sammelkarte
print-trap-must = Falle, muss gespielt werden
print-bonus = { CAPITAL(DATIVE($lane)) }: { $bonus }
print-effect = { BARE($effect) }
print-track = Strecke, Felder { $first } bis { $last }
print-track-head = The Acorn Race · Felder { $first } bis { $last }
print-start = Start
print-checkpoint = Kontrollpunkt
print-checkpoint-finish = Kontrollpunkt, Ziel
print-pawns = Figuren zum Falten und Kleben
print-pawn = Figur: { $animal }
print-foot = Fuß: kleben
print-no-kind = eine Art „{ $kind }“ gibt es nicht
print-no-picture = für „{ $id }“ gibt es kein Bild
print-no-lane = eine Bahn „{ $lane }“ gibt es nicht

## In Berichten des Labors

lab-revealed = kam in die Auslage
lab-bought = gekauft
lab-used = gespielt oder gewählt
lab-rounds = Runden eines Rennens
lab-cards-bought = gekaufte Karten, alle zusammen
lab-traps-given = verteilte Fallen, alle zusammen
lab-paid-for-lanes = Karten für Bahnwechsel, alle zusammen
lab-card-revealed = eine Karte kommt in die Auslage
lab-card-pays = eine Karte bezahlt für einen Bahnwechsel
lab-bonus-used = ein Bonus wird genutzt
lab-card-discarded = eine Karte wird abgeworfen
lab-card-bought = eine Karte wird gekauft
lab-pawn-forward = eine Figur zieht vor
lab-checkpoint = ein Kontrollpunkt schiebt nach links
lab-row-removed = die Auslage verlässt das Spiel
lab-pawn-back = eine Figur geht zurück
lab-reshuffled = ein Nest wird zum neuen Stapel
lab-trap-given = eine Falle wird verteilt
lab-no-trap-left = es ist keine Falle mehr zu verteilen
lab-trap-shed = eine Falle wird abgeschüttelt
lab-nobody-finishes = in 200 Runden kommt niemand ins Ziel
lab-spots = Feld einer Figur am Anfang ihres Zuges
lab-lanes = in jeder Bahn begonnene Züge, alle zusammen
lab-gathered = in einer Runde gesammelte Eicheln, alle zusammen
lab-round = Runde
lab-spot = Feld
lab-lane = Bahn
lab-turns = Züge in einem Rennen
lab-acorns = Eicheln auf einmal
lab-animal-card = Tierkarte
lab-forage-card = Sammelkarte
lab-animal = Tier
lab-starting-lane = Startbahn
lab-start-in = Start { DATIVE($lane) }

## Was an einer aufgeschriebenen Stellung oder einer geänderten Datendatei nicht stimmt; Plätze zählen wie in der Notation

of-another-animal = „{ $card }“ gehört zu einem anderen Tier (A14)
not-forage = „{ $card }“ ist keine Sammelkarte
not-a-trap = „{ $card }“ ist keine Falle
too-often = „{ $card }“ gibt es nur { $copies }-mal
then-wrong = muss bonus, a, b oder null sein, nicht „{ $found }“
waits-for-nothing = „{ $part }“ wartet auf keine Entscheidung
misfits-phase = passt nicht zur Phase
lane-price = muss von 1 bis { $most } sein (A20)
hand-too-small = so viele Karten sind nicht auf der Hand (A20)
lane-unreachable = auf diese Bahn kann die Figur nicht wechseln (A20)
not-played-last = muss die zuletzt gespielte Karte in „played“ sein
card-without-bonus = diese Karte hat keinen Bonus
card-with-one-option = diese Karte hat nur eine Möglichkeit
not-left-over = ist nicht das Ende einer Reihe von Wirkungen dieser Karte
outside-bonus-lane = die Figur ist auf keiner Bahn, für die ein Bonus dieser Karte gilt (A29)
must-be-bonus = muss bonus sein
free-lane-used = die freie Bahn ist schon gewählt (A25)
nobody-ahead = niemand ist weiter vorn, also bewegt sich nichts (A54)
nobody-answers = auf diese Karte muss niemand antworten
must-be-opponent = muss jemand anderes sein (A33)
nothing-to-discard = es ist keine Karte zum Abwerfen da (A62)
nothing-to-shed = es ist keine Falle zum Abschütteln da (A66)
nothing-played-yet = in dieser Phase ist noch keine Karte gespielt
no-acorns-yet = bevor eine Karte gespielt ist, gibt es keine (A39)
first-round = muss vor dem Rennen 1 sein
animal-missing = nach dem Aussuchen haben alle ein Tier (A12)
animal-twice = zwei haben dasselbe Tier (A13)
placed-after-pick = Figuren werden erst nach dem Aussuchen der Tiere aufgestellt (A15)
pawn-not-placed = alle Figuren sind aufgestellt (A15)
spot-range = muss von 0 bis { $most } sein
start-spot = muss vor dem Rennen { $spot } sein
nobody-moves-yet = vor dem Rennen bewegt sich niemand
has-moved = eine Figur jenseits ihres Startfelds hat sich bewegt (A24)
floor-is = hinter { $floor } kann eine Figur auf diesem Feld nicht zurückfallen, und diese Zahl muss hier stehen (A51, A52)
claimed-are = nach den Feldern der Figuren ist es { $spots } (A46, A52)
turn-of = hier muss es Platz { $seat } sein
all-have-picked = alle haben ein Tier, also ist die Phase nicht „pick“
picks-later = sucht erst nach anderen aus (A12)
all-are-placed = alle Figuren stehen, also ist die Phase nicht „start“
starts-later = startet erst nach anderen (A15)
nobody-finished = niemand ist im Ziel, also ist das Rennen nicht zu Ende
two-past-finish = zwei Figuren sind über dem Ziel
row-too-long = hat höchstens { $most } Karten (A3)
no-cards-yet = hier liegen noch keine Karten (A14, A16)
no-row-yet = vor dem Rennen liegen hier keine Karten (A17)
finish-ends-race = eine Figur im Ziel beendet das Rennen (A45)
reveal-needs-choice = „reveal“ braucht die Hausregel reveal = choice (A18)
nothing-to-turn-up = es kann keine Karte aufgedeckt werden (A18)
first-line = die erste Zeile muss die Spalten { $columns } nennen
fields = { $found } Felder statt { $needed }
missing = { $column } fehlt
surplus = { $column } muss hier leer sein: { $why }
wrong-word = { $column } ist „{ $found }“ und keines von { $words }
wrong-number = { $column } muss eine Zahl von 1 bis { $most } sein, nicht „{ $found }“
wrong-id = die Kennung „{ $id }“ darf nur kleine Buchstaben, Ziffern und einzelne Bindestriche haben
taken = { $column } „{ $found }“ steht schon in Zeile { $line }
in-column = { $column }: { $reason }
no-column = sourced_fields nennt „{ $name }“, und so heißt keine Spalte
cards-of-animal = { $animal } hat { $found ->
    [one] 1 Karte
   *[other] { $found } Karten
} statt 2
too-few-animals = { $found } Tiere sind zu wenige für fünf Personen
too-many = { $found } { $what } sind mehr als die { $most }, für die Platz ist
none-of-kind = es gibt keine Karte der Art „{ $kind }“
designs = Kartenbilder
forage-cards = Sammelkarten
traps = Fallen
starting-cards = Startkarten
no-bonus-here = es gibt keinen Bonus
is-reconstructed = die Karte ist nachgebildet
no-animal-card = das ist keine Tierkarte
only-forage-is-bought = nur Sammelkarten werden gekauft
no-effect = „{ $text }“ ist keine Wirkung
effect-number = „{ $part }“ braucht eine Zahl von 1 bis { $most }, nicht „{ $found }“
effects-too-long = eine Wirkung hat höchstens { $most } Teile
