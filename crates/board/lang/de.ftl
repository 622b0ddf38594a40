### Was die Spielbretter aller Spiele sagen.

points = Punkte
won = gewonnen
lost = verloren
listed-and = { $first } und { $last }

## Tische, die ihre Spiele nicht zeichnen

cards = Karten
button = { CAPITAL($what) }
heading = { CAPITAL($name) }
decide = entscheide, was du tust
nothing-there = nichts
face-down = { $count } verdeckt
named-value = { CAPITAL($name) } { $value }
winner-with = { $seat } gewinnt mit { $points }.
winners-with = { $seats } teilen sich den ersten Platz mit { $points }.
winners-are = Auf dem ersten Platz: { $seats }.
team-won = Ihr habt zusammen gewonnen.
team-lost = Ihr habt zusammen verloren.
nobody-won = Niemand hat gewonnen.

## Anzahlen

points-count = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
