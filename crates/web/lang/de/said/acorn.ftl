### Was die Regeln des Eichelrennens sagen. Karten und Tiere stehen in Sätzen ohne Artikel und Endung.

## Das Spiel

summary = Ein Wettrennen über Pfad, Fluss und Gebüsch für vier oder fünf Tiere, die unterwegs ihren Kartenstapel verbessern.

## Die Einleitung des Regelhefts, jeder Absatz in einer Zeile

about-1 = Die Tiere des Waldes laufen um die Wette, wie jedes Jahr. Alle beginnen mit demselben langsamen Stapel, sammeln unterwegs bessere Karten und wollen als Erste ins Ziel, ohne in den Fallen der anderen stecken zu bleiben.
about-2 = *The Acorn Race* haben Seth Karstad, Logan Yue und Morgan Cselinacz erfunden, die es auf einer Strecke mit drei Bahnen spielten, ähnlich einem Cribbage-Brett. Von ihnen sind der Ablauf eines Zuges, die Bahnen, die Kontrollpunkte und der Startstapel. Die Bilder der meisten Karten sind verloren, darum sind die meisten Karten hier nachgebildet: In `cards.tsv` sagt die Spalte `status` für jede Karte, ob sie vom Original stammt, und `sourced_fields`, welche ihrer Spalten es sind.
about-3 = So liest du das Regelheft: Jede Regel hat eine Nummer, und das Programm nennt sie, wenn es einen Zug ablehnt. *(original)* steht bei einer Regel, die das Original so aufschreibt, *(ruling)* bei einer, zu der es eine Frage offen lässt, die in der Tabelle der Entscheidungen beantwortet ist, *(reconstructed)* bei einer, die neu gefunden werden musste.

## Tiere und Karten

animal-squirrel = Eichhörnchen
animal-deer = Hirsch
animal-fox = Fuchs
animal-otter = Fischotter
animal-owl = Eule
animal-hedgehog = Igel
card-walk = Schritt
card-run = Lauf
card-cheek-pouches = Backentaschen
card-branch-leap = Astsprung
card-spring-bound = Sprungkraft
card-antler-charge = Geweihstoß
card-sly-trick = Hinterlist
card-fox-trot = Foxtrott
card-river-slide = Flussrutsche
card-shell-cracker = Muschelknacker
card-night-sight = Nachtsicht
card-silent-glide = Gleitflug
card-curl-up = Einrollen
card-bristle = Stacheln
card-refresh = Erfrischung
card-berry-patch = Beerenhecke
card-kicked-pebbles = Kieselhagel
card-hidden-stash = Geheimvorrat
card-trail-mix = Studentenfutter
card-stepping-stones = Trittsteine
card-undergrowth-dash = Unterholzsprint
card-slipstream = Windschatten
card-two-evils = Zwei Übel
card-mill-pond = Mühlteich
card-shortcut = Abkürzung
card-loose-branch = Astbruch
card-scout-ahead = Ausschau
card-greedy-forage = Sammelwut
card-long-stride = Riesenschritt
card-white-water = Wildwasser
card-thicket-tunnel = Dickichttunnel
card-snare-line = Fallstricke
card-hollow-oak = Eichenhöhle
card-salmon-run = Lachswanderung
card-stampede = Massenflucht
card-harvest-moon = Erntemond
card-leaf-pit = Laubgrube
card-rock-slide = Steinschlag
card-tangled-roots = Wurzelgeflecht
card-mud-puddle = Schlammpfütze
card-thorn-patch = Dornengestrüpp
card-wrong-turn = Irrweg

## In Sätzen

part-in-lane = { $lane ->
    [trail] auf dem Pfad
    [river] im Fluss
   *[brush] im Gebüsch
}
part-to-lane = { $lane ->
    [trail] auf den Pfad
    [river] in den Fluss
   *[brush] ins Gebüsch
}
part-go-on = läufst { $lane ->
    [trail] auf dem Pfad
    [river] im Fluss
   *[brush] im Gebüsch
} weiter
part-goes-on = läuft { $lane ->
    [trail] auf dem Pfad
    [river] im Fluss
   *[brush] im Gebüsch
} weiter
who-may-four = Es spielen 4 oder 5 (A1), mit „zwei bis fünf“ auch 2 oder 3
who-may-two = Es spielen 2 bis 5 (A1)
part-acorns = { $count ->
    [one] 1 Eichel
   *[other] { $count } Eicheln
}

## Der Verlauf

you-pick = Du suchst { $animal } aus.
they-pick = { $seat } sucht { $animal } aus.
you-start = Du startest { $where } auf Feld { $count }.
they-start = { $seat } startet { $where } auf Feld { $count }.
hands-dealt = Alle ziehen vier Karten.
revealed = { $card } kommt in die Auslage.
you-pay = Du bezahlst mit { $card }.
they-pay = { $seat } bezahlt mit { $card }.
you-go = Du gehst { $where }.
they-go = { $seat } geht { $where }.
you-play-bonus = Du spielst { $card }, den Bonus zuerst.
they-play-bonus = { $seat } spielt { $card }, den Bonus zuerst.
you-play = Du spielst { $card }.
they-play = { $seat } spielt { $card }.
you-use-bonus = Du nutzt den Bonus von { $card }.
they-use-bonus = { $seat } nutzt den Bonus von { $card }.
you-gather = Du sammelst { $acorns } (zusammen { $count }).
they-gather = { $seat } sammelt { $acorns } (zusammen { $count }).
you-buy = Du kaufst { $card }.
they-buy = { $seat } kauft { $card }.
you-stay = Du bleibst auf Feld { $count }.
they-stay = { $seat } bleibt auf Feld { $count }.
you-move = Du ziehst vor von Feld { $count } auf { $count-to }.
they-move = { $seat } zieht vor von Feld { $count } auf { $count-to }.
you-move-back = Du gehst zurück von Feld { $count } auf { $count-to }.
they-move-back = { $seat } geht zurück von Feld { $count } auf { $count-to }.
you-reach = Du erreichst den Kontrollpunkt auf { $count } und { $on }.
they-reach = { $seat } erreicht den Kontrollpunkt auf { $count } und { $on }.
row-removed = Alle Karten der Auslage verlassen das Spiel.
they-draw = { $seat } zieht eine Karte.
you-draw = Du ziehst { $card }.
you-shuffle = Du mischst dein Nest zu einem neuen Stapel.
they-shuffle = { $seat } mischt das eigene Nest zu einem neuen Stapel.
you-discard = Du wirfst { $card } ab.
they-discard = { $seat } wirft { $card } ab.
you-get-trap = Du bekommst die Falle { $card }.
they-get-trap = { $seat } bekommt die Falle { $card }.
you-get-none = Du bekommst keine Falle: Es sind keine mehr da.
they-get-none = { $seat } bekommt keine Falle: Es sind keine mehr da.
you-shed = Du schüttelst { $card } ab.
they-shed = { $seat } schüttelt { $card } ab.
you-begin = Runde { $count }: Du beginnst einen Zug.
they-begin = Runde { $count }: { $seat } beginnt einen Zug.
you-win = Du gewinnst das Rennen!
they-win = { $seat } gewinnt das Rennen!

## Warum etwas nicht geht

over = das Rennen ist zu Ende
animal-taken = dieses Tier hat sich schon jemand ausgesucht
pick-first = zuerst suchen sich alle ein Tier aus
place-first = zuerst stellen alle eine Figur auf
not-so-many = so viele Karten können nicht aufgedeckt werden
reveal-first = sag zuerst, wie viele Karten aufgedeckt werden
pay-from-hand = für die Bahn bezahlen kannst du nur mit Karten deiner Hand
pay-first = bezahl zuerst für den Wechsel der Bahn
not-your-pick = du bist nicht an der Reihe, ein Tier auszusuchen
not-your-pawn = du bist nicht an der Reihe, eine Figur aufzustellen
evils-first = zuerst muss antworten, auf wen Zwei Übel zielt
not-your-turn = jemand anderes ist am Zug
bonus-first = sag zuerst, ob du den Bonus nutzt
lane-first = wähle zuerst die Bahn
target-first = wähle zuerst jemand anderen
discard-first = wähle zuerst eine Karte zum Abwerfen
shed-first = wähle zuerst eine Falle zum Abschütteln, oder sag, dass es genug ist
choose-first = wähle zuerst zwischen der Falle und dem Zurückgehen
opponents-only = wähle jemand anderen, der mitspielt
no-trap-in-hand = so eine Falle ist nicht auf deiner Hand
no-trap-in-nest = so eine Falle ist nicht in deinem Nest
animals-before = Tiere werden vor dem Rennen ausgesucht
pawns-before = Figuren werden vor dem Rennen aufgestellt
cards-at-start = neue Karten werden am Anfang eines Zuges aufgedeckt
nothing-to-pay = es ist kein Wechsel der Bahn zu bezahlen
no-free-lane = jetzt ist keine Bahn frei zu wählen
bonus-when = ein Bonus wird unmittelbar vor oder nach der gewählten Möglichkeit genutzt
not-asked = danach fragt jetzt keine Karte
discard-when = du wirfst nur ab, wenn eine Karte es verlangt
shed-when = jetzt lässt dich keine Karte Fallen abschütteln
change-when = die Bahn wird einmal gewechselt, bevor die erste Karte gespielt ist
must-play-first = zuerst muss eine Karte deiner Hand gespielt werden
there-already = deine Figur ist schon in dieser Bahn
change-costs = ein Wechsel der Bahn kostet zwei Karten deiner Hand
not-beside = diese Bahn liegt nicht neben deiner
stays = diese Karte bleibt vor dir liegen, bis der Zug zu Ende ist
not-in-hand = diese Karte ist nicht auf deiner Hand
another-first = zuerst muss eine andere Karte deiner Hand gespielt werden
which-option = sag, welche Möglichkeit: a oder b
single-option = diese Karte hat nur eine Möglichkeit
no-bonus = diese Karte hat keinen Bonus
not-in-bonus-lane = deine Figur ist nicht in der Bahn dieses Bonus
not-in-row = diese Karte ist nicht in der Auslage
too-dear = für diese Karte hast du nicht genug Eicheln
no-such-animal = ein Tier „{ $id }“ gibt es nicht
no-such-card = eine Karte „{ $id }“ gibt es nicht
no-such-lane = eine Bahn „{ $id }“ gibt es nicht; es gibt trail, river und brush
no-number = „{ $id }“ ist keine Zahl von 0 bis 255
not-possible = Hausregel „{ $key }“: Mit { $count ->
    [one] 1 Person
   *[other] { $count } Personen
} geht es nicht. { $words }

## Hausregeln

rule-finish = Ziel
rule-finish-is = das Feld, auf dem das Ziel ist
rule-players = Mitspielende
rule-players-is = wie viele spielen dürfen
word-four-to-five = vier bis fünf
word-four-to-five-is = vier oder fünf
word-two-to-five = zwei bis fünf
rule-stagger = Vorsprung
rule-stagger-is = Vorsprung in Feldern für jeden Platz in der Zugfolge
rule-reveal = Aufdecken
rule-reveal-is = wie viele neue Karten in die Auslage kommen
word-auto = von selbst
word-auto-is = immer so viele wie möglich
word-choice = nach Wahl
word-choice-is = so viele, wie man will, bis zu dieser Zahl
rule-lane-change = Wechsel der Bahn
rule-lane-change-is = wohin zwei Karten deine Figur bringen können
word-any = beliebig
word-any-is = auf jede andere Bahn
word-adjacent = daneben
word-adjacent-is = auf eine Bahn neben ihrer
rule-run-option = Lauf
rule-run-option-is = was Lauf außer der Bewegung bietet
word-acorn1 = eine Eichel
word-acorn1-is = 1 Eichel
word-none = ohne
word-none-is = nichts
word-acorn2 = zwei Eicheln
word-acorn2-is = 2 Eicheln
rule-must-play = Spielzwang
rule-must-play-is = ob manche Fallen gespielt werden müssen
word-on = an
word-on-is = Karten mit Spielzwang müssen gespielt werden
word-off = aus
word-off-is = keine Karte muss gespielt werden
rule-two-evils = Zwei Übel
rule-two-evils-is = was Zwei Übel bei der gewählten Person bewirkt
word-trap = Falle
word-trap-is = sie bekommt eine Falle
word-choice-evils-is = sie bekommt eine Falle oder geht 3 zurück
rule-trail-edge = Rand des Pfads
rule-trail-edge-is = was mit einer Figur auf dem Pfad an einem Kontrollpunkt geschieht
word-wrap = außen herum
word-wrap-is = sie geht außen herum ins Gebüsch
word-stay = bleiben
word-stay-is = sie bleibt auf dem Pfad
rule-played-traps = gespielte Fallen
rule-played-traps-is = wohin gespielte Fallen am Ende des Zuges kommen
word-stay-nest-is = ins eigene Nest
word-return = zurück
word-return-is = unter den Fallenstapel
rule-finish-rule = Zieleinlauf
rule-finish-rule-is = wann das Rennen entschieden ist
word-instant = sofort
word-instant-is = sobald eine Figur das Ziel erreicht
word-photo = Zielfoto
word-photo-is = am Ende dieser Runde, für die vorderste Figur
