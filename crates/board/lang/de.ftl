### Was die Spielbretter aller Spiele sagen.

points = Punkte
won = gewonnen
lost = verloren
listed-and = { $first } und { $last }
points-count = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
