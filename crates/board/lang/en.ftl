### What boards of all games say.

points = Points
won = won
lost = lost
listed-and = { $first } and { $last }
points-count = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
