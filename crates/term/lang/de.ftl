### Was im Terminal gesagt wird.

## Am Tisch

begin = { $game }. `hilfe` zeigt, was du eingeben kannst.
prompt = { $seat }>{ " " }
next-seat = ---- { $seat } ----
hand-over = { $seat } ist an der Reihe. Schaut sonst niemand her? Drück die Eingabetaste.{ " " }
you-may = Du kannst:
choices-are = { $count ->
    [one] Es gibt nur 1 Möglichkeit.
   *[other] Es gibt die Möglichkeiten 1 bis { $count }.
}
try-help = { $error }. `hilfe` zeigt, was du eingeben kannst.
not-allowed = Das geht nicht. { $refusal }.
is-allowed = „{ $action }“ ist erlaubt.
help =
    Eine Zahl oder ein Zug, wie er in der Liste steht, wird gespielt.
      warum ZUG         welche Regel ihn verbietet
      tipp              was ein Bot an deiner Stelle täte und was er sich davon verspricht
      zurück            den letzten Zug zurücknehmen, wenn er nichts aufgedeckt hat
      tisch             Tisch und Möglichkeiten noch einmal zeigen
      verlauf           was bisher geschehen ist
      regeln [N]        das Regelheft (auf Englisch) oder eine Regel daraus, wie in `regeln 12`
      speichern [DATEI] das Spiel in einer Datei aufheben, jetzt und nach jedem Zug
      hilfe             diese Übersicht
      ende              den Tisch verlassen
    Die englischen Befehle gehen auch: why, hint, undo, look, log, rules, save, help, quit.

## Ein Tisch, den sein Spiel nicht zeichnet

empty = keine
face-down = { $count } verdeckt

## Zurücknehmen

taken-back = Zurückgenommen.
not-taken-back = Nicht zurückgenommen: { $why }.
nothing-happened = Es ist noch nichts geschehen
not-your-move = Der letzte Zug war nicht deiner
chance-had-a-say = Bei deinem letzten Zug hatte der Zufall ein Wort mitzureden
turned-up = Dein letzter Zug hat etwas Verdecktes aufgedeckt

## Tipps

would = Ich nähme `{ $action }`: { $outlook }.
or-would = { "    " }oder `{ $action }`: { $outlook }.
very-good = sehr gute Aussichten
good = gute Aussichten
even = ausgeglichene Aussichten
poor = schlechte Aussichten
very-poor = sehr schlechte Aussichten
outlook = { $prospects }, { $of-hundred } von 100
imagined = (Aus { $games ->
    [one] 1 gedachten Spiel
   *[other] { $games } gedachten Spielen
}: 0 ist das Schlechteste, was dabei herauskommen kann, 100 das Beste.)

## Regeln und Dateien

no-rule = Es gibt keine Regel { $number }. `regeln` zeigt alle.
exists-already = { $file } gibt es schon; nenne eine andere Datei.
saved = Gespeichert. Mit `hedgerow play --resume { $file }` geht es von hier weiter.
not-saved = Nicht gespeichert: { $file }: { $error }.
cannot-keep = das Spiel lässt sich nicht in { $file } speichern: { $error }
is-kept = Das Spiel ist gespeichert: Mit `hedgerow play --resume { $file }` geht es weiter.
was-not-saved = Das Spiel wurde nicht gespeichert.
no-such-file = diese Datei oder diesen Ordner gibt es nicht
not-permitted = das ist nicht erlaubt
is-a-folder = das ist ein Ordner
no-folder = ein Teil des Pfads ist kein Ordner
disk-full = der Datenträger ist voll
not-text = das ist kein Text

## Das Ende

won-together = Zusammen gewonnen ({ $reason }), { $scores }.
lost-together = Zusammen verloren ({ $reason }), { $scores }.
winner-is = { $seat } gewinnt ({ $reason }), { $scores }.
winners-are = Den ersten Rang teilen sich { $seats } ({ $reason }), { $scores }.

## Wer wo sitzt

nobody-such = { $error }, dazu `human`, jemand an dieser Tastatur
