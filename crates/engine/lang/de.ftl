### Was über Züge und Hausregeln jedes Spiels gesagt wird.

table-moved-on = am Tisch ist es schon weitergegangen
unknown-action = „{ $text }“ ist kein Zug in diesem Spiel
no-such-option = diese Hausregel gibt es nicht; es gibt { $keys }
option-cannot-be = kann nicht { $value } sein; möglich ist { $allowed }
any-number = { $usual } oder jede Zahl von { $least } bis { $most }
