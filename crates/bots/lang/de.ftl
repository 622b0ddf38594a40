### Was über Bots gesagt wird.

unknown-bot = es gibt keinen Bot „{ $bot }“; es gibt { $forms }
no-settings = `{ $bot }` hat keine Einstellungen: Lass den Doppelpunkt weg und was darauf folgt
no-temperament = bei `greedy:` fehlt das Temperament: Nenne eines nach dem Doppelpunkt oder schreib `greedy`
wrong-budget = „{ $given }“: Nenne die Durchläufe, von 1 bis { $most }, wie in `{ $bot }:20000`, oder eine Zeit bis { $longest } s, wie in `{ $bot }:500ms` oder `{ $bot }:2s`
no-greedy = zu „{ $game }“ gibt es kein `greedy`; `easy`, `medium` und `hard` spielen jedes Spiel
no-such-temperament = bei „{ $game }“ hat `greedy` kein Temperament „{ $temperament }“; es gibt { $known }
