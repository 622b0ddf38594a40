### What is said about actions, options and records of every game.

## Actions

table-moved-on = the game has moved on
table-moved-on-to = the game has moved on: it is at move { $at }
refused-by = { $rules }: { $words }
unknown-action = `{ $text }` is not an action of this game

## House rules and positions

no-such-option = there is no such option; there are { $keys }
option-cannot-be = cannot be { $value }; it can be { $allowed }
any-number = { $usual }, or any number from { $least } to { $most }
option-wrong = option `{ $key }`: { $reason }
position-wrong = position field `{ $field }`: { $reason }
is-required = is required
required-here = is required in this phase
null-here = must be null in this phase
no-such-field = there is no such field
must-be-object = must be an object
there-twice = is there twice
one-for-each-seat = there must be one for each seat
no-seat = there is no seat { $number }; seats are numbered 0 to { $last }
no-phase = there is no phase `{ $phase }`
out-of-range = must be from { $least } to { $most }, not { $found }
other-length = has { $found } entries, but `{ $field }` has { $length }
other-table = { $found } entries for a table of { $seats }
in-two-places = `{ $id }` is in two places

## What a view shows

yes = yes
no = no
unknown = hidden
nothing-there = nothing

## Seeds and deals

seed-is = a seed is a number from 0 to 18446744073709551615 or 64 hexadecimal digits
bytes-are = a secret or its hash has 64 hexadecimal digits
deal-server = the server's secret is not the one it promised ({ $promised })
deal-share = the secret from { $seat } is not the one that was promised
deal-unpromised = the secret from { $seat } was never promised
deal-places = the seats of its people cannot be so
deal-lot = the seats were not drawn by these secrets
deal-seed = these secrets give the seed { $made }, not the one the game was dealt from

## Records

not-a-record = not a record: { $why }
record-format = field `record`: this is format { $found }, this program reads format { $known }
record-game = field `game`: this is a record of `{ $found }`, not of `{ $wanted }`
record-rules = field `rules`: played under version { $found } of the rules, this program plays version { $known }
record-seats = field `seats`: { $found ->
    [one] { $found } name
   *[other] { $found } names
} for a table of { $seats }
record-malformed = field `moves[{ $ply }]`: `{ $text }` is not a seat and an action, as in `0 play battle`
record-no-action = field `moves[{ $ply }]`: { $why }
record-impossible = field `moves[{ $ply }]`: `{ $text }` is not possible: { $why }
