### Was über Züge, Hausregeln und Aufzeichnungen jedes Spiels gesagt wird.

## Züge

table-moved-on = das Spiel ist schon weitergegangen
table-moved-on-to = das Spiel ist schon weitergegangen: Es ist bei Zug { $at }
refused-by = { $rules }: { $words }
unknown-action = „{ $text }“ ist kein Zug in diesem Spiel

## Hausregeln und Stellungen

no-such-option = diese Hausregel gibt es nicht; es gibt { $keys }
option-cannot-be = kann nicht { $value } sein; möglich ist { $allowed }
any-number = { $usual } oder jede Zahl von { $least } bis { $most }
option-wrong = Hausregel „{ $key }“: { $reason }
position-wrong = Feld „{ $field }“ der Stellung: { $reason }
is-required = fehlt
required-here = ist in dieser Phase nötig
null-here = muss in dieser Phase null sein
no-such-field = so ein Feld gibt es nicht
must-be-object = muss ein Objekt sein
there-twice = kommt zweimal vor
one-for-each-seat = jeder Platz braucht einen Eintrag
no-seat = einen Platz { $number } gibt es nicht; die Plätze heißen 0 bis { $last }
no-phase = eine Phase „{ $phase }“ gibt es nicht
out-of-range = muss von { $least } bis { $most } sein, nicht { $found }
other-length = hat { $found } Einträge, aber „{ $field }“ hat { $length }
other-table = { $found } Einträge für einen Tisch mit { $seats } Plätzen
in-two-places = „{ $id }“ ist an zwei Stellen

## Was eine Ansicht zeigt

yes = ja
no = nein
unknown = verdeckt
nothing-there = nichts

## Startwerte und das Geben

seed-is = ein Startwert ist eine Zahl von 0 bis 18446744073709551615 oder besteht aus 64 Hexadezimalziffern
bytes-are = ein Geheimnis oder sein Hash besteht aus 64 Hexadezimalziffern
deal-server = das Geheimnis des Servers ist nicht das versprochene ({ $promised })
deal-share = das Geheimnis von { $seat } ist nicht das versprochene
deal-unpromised = das Geheimnis von { $seat } war nie versprochen
deal-places = so können die Plätze nicht verteilt sein
deal-lot = die Plätze wurden nicht mit diesen Geheimnissen ausgelost
deal-seed = diese Geheimnisse ergeben den Startwert { $made } und nicht den, aus dem gegeben wurde

## Aufzeichnungen

not-a-record = das ist keine Aufzeichnung: { $why }
record-format = Feld `record`: das ist Format { $found }, dieses Programm liest Format { $known }
record-game = Feld `game`: das ist eine Aufzeichnung von `{ $found }` und nicht von `{ $wanted }`
record-rules = Feld `rules`: gespielt nach Fassung { $found } der Regeln, dieses Programm spielt Fassung { $known }
record-seats = Feld `seats`: { $found ->
    [one] { $found } Name
   *[other] { $found } Namen
} für einen Tisch mit { $seats } Plätzen
record-malformed = Feld `moves[{ $ply }]`: `{ $text }` ist kein Platz mit einem Zug wie in `0 play battle`
record-no-action = Feld `moves[{ $ply }]`: { $why }
record-impossible = Feld `moves[{ $ply }]`: `{ $text }` ist nicht möglich: { $why }
