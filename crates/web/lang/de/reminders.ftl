### Erinnerungen, und was über sie gesagt wird.

heading = Erinnerungen
lead = Wenn du in einem Spiel mit anderen am Zug bist und eine Weile nichts angesehen hast, kann Hedgerow dir das sagen. Genannt werden das Spiel und wer mitspielt, aber nichts von dem, was auf dem Tisch liegt. Erinnerungen sind aus, bis du sie einschaltest.
who-are-you = Gib dir oben einen Namen; dann kannst du erinnert werden.
here = In diesem Browser
here-start = In diesem Browser erinnern
here-stop = Hier nicht mehr erinnern
here-on = Dieser Browser sagt dir, wenn du am Zug bist und zwei Minuten weg warst, auch wenn keine Seite offen ist.
here-not = Dieser Browser kann hier nicht erinnert werden. Er braucht JavaScript und eine verschlüsselte Adresse (https); auf einem iPhone oder iPad muss die Seite zuerst zum Home-Bildschirm hinzugefügt werden.
here-denied = Dieser Browser lässt Hedgerow keine Hinweise zeigen. Das kann in seinen Einstellungen für diese Seite geändert werden.
here-failed = Das hat nicht geklappt. Versuch es später noch einmal.
devices = Erinnert wirst du in { $count ->
    [one] einem Browser
   *[other] { $count } Browsern
}.
stop-all = In keinem Browser mehr erinnern
by-mail = Per E-Mail
mail-lead = Eine E-Mail kommt, wenn du eine Stunde weg warst: eine je Zug, und nie mehr als zehn am Tag.
address = Deine Adresse{ " " }
send-link = Link zum Bestätigen schicken
stop-mail = Meine Adresse vergessen
mail-waiting = Ein Link ging an { $address }. Öffne ihn innerhalb eines Tages, dann gehen Erinnerungen dorthin.
mail-confirmed = Erinnerungen gehen an { $address }.
at-table = Erinnern, wenn ich am Zug bin
at-table-hint = Dieser Browser sagt es dir dann, auch wenn die Seite zu ist.
at-table-on = Dieser Browser erinnert dich von jetzt an. In den Einstellungen lässt sich das ändern.
confirm-title = Adresse bestätigen · Hedgerow
confirm-heading = Erinnerungen per E-Mail
confirm-words = Soll Hedgerow dir schreiben, wenn du am Zug bist?
confirm-now = Ja, schreib mir
stop-title = Keine E-Mails mehr · Hedgerow
stop-heading = Keine E-Mails mehr
stop-words = Hedgerow vergisst deine Adresse und schreibt dir nicht mehr. Deine Spiele bleiben, wie sie sind.
stop-now = Meine Adresse vergessen
stopped-heading = Du bekommst keine E-Mails mehr
stopped-words = Deine Adresse ist vergessen. In den Einstellungen kannst du sie wieder angeben.
confirmed-heading = Bestätigt
confirmed-words = Du bekommst eine E-Mail, wenn du am Zug bist und eine Stunde weg warst. In jeder steht ein Link, der sie beendet.

## In einem Browser oder einer E-Mail

your-turn = Du bist am Zug: { $game }
with = Mit { $names }.
begun = Es geht los: { $game }
sat-down = An deinem Tisch sitzt jetzt: { $names }
again = Noch einmal spielen mit { $names }?
why-this-mail = Du wolltest von Hedgerow unter { $home } erinnert werden. Dieser Link beendet diese E-Mails:
confirm-subject = Erinnerungen von Hedgerow: Adresse bestätigen
confirm-mail = Jemand, vermutlich du, möchte Erinnerungen von Hedgerow unter { $home } an diese Adresse. Wenn das so ist, öffne diesen Link innerhalb eines Tages:
confirm-else = Wenn nicht, brauchst du nichts zu tun: Mehr wird nicht geschickt.
