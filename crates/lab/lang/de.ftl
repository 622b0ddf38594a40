### Was das Labor sagt.

## Wie viel gespielt wurde

nothing-played = Es wurde nichts gespielt.
extent = { $title }: { $games } mit { $players }, auf { $deals }{ $stopped }.
some-games = { $number ->
    [one] 1 Spiel
   *[other] { $written } Spiele
}
some-players = { $number ->
    [one] 1 Person
   *[other] { $number } Personen
}
some-deals = { $number ->
    [one] 1 Verteilung
   *[other] { $written } Verteilungen
}
stopped-before = , abgebrochen vor den verlangten { $deals }

## In einer Minute

first-in-turn = Wer in der Zugfolge beginnt, gewinnt { $share }; ein gleicher Anteil wären { $fair } %: { $verdict }.
no-advantage = ein Vorteil ist nicht zu sehen
turn-helps = der erste Zug hilft, um { $points } Prozentpunkte
turn-hurts = der erste Zug schadet, um { $points } Prozentpunkte
team-wins = Das Team gewinnt { $share } seiner Spiele.
team-makes = Das Team erreicht { $points } Punkte.
winner-has = Wer gewinnt, hat { $points } Punkte, { $margin } mehr als alle anderen; { $ties } der Spiele werden von mehreren gewonnen.
lead-changes-told = Die Führung wechselt { $changes }-mal; endgültig in Führung liegt, wer gewinnt, nach { $part } % des Spiels; { $comebacks } der Spiele werden nach einem Rückstand zur Halbzeit gewonnen.
wins-listed = Siege: { $bots }.
wins-of-one = { $bot } { $share }
wins-against = { $one } gewinnt { $share } gegen { $other }{ $elo }.
elo-behind = , { $elo } Elo
takes-decisions = Ein Spiel hat { $decisions } Entscheidungen (neun von zehn Spielen: { $low } bis { $high }, das mittlere { $median })
takes-turns = { takes-decisions } in { $turns } Zügen; { $choices } von 100 Entscheidungen lassen eine Wahl, im Mittel zwischen { $actions } Möglichkeiten
as-sentence = { $text }.
never-happened = In { $games } Spielen kam nie vor: { $happenings }.
happening-by-rule = { $happening } ({ $rule })

## Ohne eine Möglichkeit

nothing-taken-away = Bei keiner Entscheidung gab es „{ $action }“ neben etwas anderem: Es wurde nichts weggenommen.
taken-away = „{ $action }“ wurde { $written }-mal weggenommen
taken-from-team = { $taken }, und zwar einer Person aus dem Team.
makes-no-difference = { $taken }. Wer darauf verzichtet, gewinnt { $share }; ein gleicher Anteil wären { $fair } %: Ein Unterschied ist nicht zu sehen.
is-worth = { $taken }. Wer darauf verzichtet, gewinnt { $share }; ein gleicher Anteil wären { $fair } %: Es ist { $points } Prozentpunkte wert.

## Stufenleitern

rung-points = { $name }: { $points } Punkte.
rung-wins = { $name }: gewinnt { $share }.
rung = { $name }: gewinnt { $share }{ $elo }; { $verdict }.
rung-elo = { " " }({ $elo } Elo, { $low } bis { $high })
no-difference = ein Unterschied ist nicht zu sehen
skill-wins = Können gewinnt
stronger-loses = wer stärker sein sollte, verliert

## Varianten

compared-with = Alles wird auf denselben Verteilungen mit „{ $first }“ verglichen. Was hier als Änderung gilt, würde sich durch Zufall allein in höchstens einem von 20 Vergleichen so stark ändern.
exactly-the-same = { $name }: Jedes Spiel verläuft genau gleich.
no-change-beyond = { " " }Höchstens um { $width } ändert sich, wenn überhaupt: { $figure }.
nothing-changes = { $name }: Es ändert sich nichts, was vom Zufall zu unterscheiden wäre.{ $kept }
changes = { $name } ändert: { $changes }{ $more }.{ $kept }{ $rest }
change = { $figure } { $by }
more-figures = { $count ->
    [one] , dazu 1 weitere Größe
   *[other] , dazu { $count } weitere Größen
}
others-unsure = { $count ->
    [one] { " " }Die andere Größe ändert sich nicht sicher.
   *[other] { " " }Die anderen { $count } Größen ändern sich nicht sicher.
}
points-width = { $points } Prozentpunkte
points-between = { $points } Prozentpunkte ({ $low } bis { $high })

## Namen der Größen, in der Reihenfolge ihres Auftretens

usual-rules = die üblichen Regeln
bot-against = { $stronger } gegen { $weaker }
bot-without = { $bot } ohne { $action }
bot-with = { $bot } mit
wins-of-seat = Siege von Platz { $seat }
wins-of-turn = Siege auf dem { $nth } Rang der Zugfolge
points-of-seat = Punkte von Platz { $seat }
points-of-winner = Punkte des Siegers
margin-of-winner = Vorsprung des Siegers
games-tied = Spiele mit mehreren Siegern
points-of-team = Punkte des Teams
games-won = vom Team gewonnene Spiele
decisions-of-game = Entscheidungen eines Spiels
wins-of-bot = Siege von { $bot }
points-of-bot = Punkte von { $bot }, je Platz
turns-of-game = Züge eines Spiels
real-choices = Entscheidungen mit einer echten Wahl
legal-actions = erlaubte Möglichkeiten, über alle Entscheidungen
lead-changes = Führungswechsel
lead-for-good = Teil des Spiels, bis die Führung endgültig ist
comebacks = Spiele, die nach Rückstand zur Halbzeit gewonnen werden
first = ersten
second = zweiten
third = dritten
fourth = vierten
fifth = fünften
sixth = sechsten
first-short = 1.
second-short = 2.
third-short = 3.
fourth-short = 4.
fifth-short = 5.
sixth-short = 6.

## Die Seite

page-title = { $heading } · Hedgerow-Labor
heading-compare = { $game }: Varianten im Vergleich
heading-sweep = { $game }: { $key } verändert
heading-deviate = { $game }: Welche Hausregel zählt?
heading-restrict = { $game }: ohne eine Möglichkeit
heading-ladder = { $game }: Gewinnt das Können?
in-a-minute = In einer Minute
about-figures = Alle Zahlen sind Mittelwerte; in Klammern steht der Bereich, in dem die Wahrheit in 95 von 100 Fällen liegt. Bots sind keine Menschen: Was sie übersehen, findet hier niemand.
to-do-again = Noch einmal
program-version = Hedgerow { $version }; { $setting }.
usual-house-rules = übliche Hausregeln
changed-data = , mit geänderter Datendatei (in run.json)
setting = { $game } (Regeln in Fassung { $rules }){ $cards }, { $options }, Plätze { $seats }, erster Startwert { $seed }
figures-of = Größen: { $name }
figure = Größe
mean-interval = Mittelwert (95-%-Bereich)
points-title = Punkte
length-title = Länge
points = Punkte
decisions = Entscheidungen
wins = Siege
share = Anteil
wins-by-seat = Siege nach Platz
wins-by-turn = Siege nach Zugfolge
wins-by-bot = Siege nach Bot
seat = Platz
place-in-turn = Rang in der Zugfolge
bot = Bot
equal-shares = gleiche Anteile
and-more = ab { $from }
how-games-end = Wie Spiele enden
ending = Ende
share-of-games = Anteil der Spiele
pieces-title = Karten und andere Teile
about-pieces = Wie oft in einem Spiel, über { $games } genau betrachtete Spiele. „Mit“ sind alle, die das Teil im Spiel verwendet haben, „ohne“ alle anderen. Das ist ein Zusammenhang, keine Ursache: Wer vorn liegt, kommt vielleicht nur öfter dazu, etwas zu verwenden.
kind = Art
piece = Teil
games-without-use = Spiele ohne Verwendung
wins-with = Siege mit
wins-without = Siege ohne
points-with = Punkte mit
points-without = Punkte ohne
difference = Unterschied
never-met = Nie vorgekommen: { $pieces }.
rules-title = Welche Regeln zählen
about-rules = Nach dem, was das Programm beim Spielen meldet; eine Regel ohne eigenes Ereignis ist nicht zu sehen.
rule = Regel
what-happens = was geschieht
times-in-game = wie oft in einem Spiel
games-with-it = Spiele damit
variant = Variante
verdict-changes = ändert sich
verdict-chance = vom Zufall nicht zu unterscheiden
instead-of = { $name } statt { $first }
before = vorher
difference-same-deals = Unterschied auf denselben Verteilungen
verdict = Urteil
pair-wins = Siege des ersten von jedem Paar
bot-reaches = Was jeder Bot erreicht
pair = Paar
interval = { $mean } ({ $low } bis { $high })
share-interval = { $mean } % ({ $low } bis { $high })

## Spiele, die nicht sagen, was sie messen

card = Karte
action = Zug
offered = wählbar
forced = erzwungen
chosen = gewählt

## Was nicht sein kann

lineup = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
} für { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}: Nenne einen für alle, zwei (einen vom ersten an einem Tisch voll vom zweiten) oder { $seats }
other-game = der Auftrag ist für „{ $game }“
other-rules = der Auftrag ist für die Regeln von { $game } in Fassung { $found }, dieses Programm spielt Fassung { $own }
no-path = „{ $text }“ führt zu keiner Zahl: Schreib es als ZEILE.SPALTE, wie in two-evils.cost
no-row = die Datendatei hat keine Zeile „{ $row }“
no-column = die Datendatei hat keine Spalte „{ $found }“, nur { $columns }
several-rows = { $count } Zeilen heißen „{ $row }“: Sag, welche, wie in { $row }@2.{ $column }
several-numbers = „{ $cell }“ in { $path } hat { $count } Zahlen: Sag, welche, wie in { $path }.2
no-number = „{ $cell }“ in { $path } hat keine solche Zahl
