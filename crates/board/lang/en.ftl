### What boards of all games say.

points = Points
won = won
lost = lost
listed-and = { $first } and { $last }

## Tables that their games do not draw

cards = Cards
button = { CAPITAL($what) }
heading = { CAPITAL($name) }
decide = decide what to do
nothing-there = nothing
face-down = { $count } face down
named-value = { CAPITAL($name) } { $value }
winner-with = { $seat } wins with { $points }.
winners-with = { $seats } share first place with { $points }.
winners-are = First: { $seats }.
team-won = You have won together.
team-lost = You have lost together.
nobody-won = Nobody has won.

## Numbers of things

points-count = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
