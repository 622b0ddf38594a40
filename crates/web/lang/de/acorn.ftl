### Was das Eichelrennen an seinem Tisch sagt.

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
