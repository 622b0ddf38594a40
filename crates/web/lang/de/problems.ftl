### Was schiefgeht und was dann zu tun ist.

## Probleme des Servers

no-page = Unter dieser Adresse ist nichts.
no-table = Diesen Tisch gibt es nicht.
no-game = Dieses Spiel gibt es nicht.
foreign = Diese Anfrage kam von einer anderen Website.
unknown-host = Dieser Server kennt den Namen in der Adresse nicht.
stranger = Dieser Schlüssel ist hier nicht bekannt.
too-many = Das war zu viel auf einmal.
outdated = Dieses Spiel wurde nach Regeln einer anderen Fassung gespielt.
unavailable = Der Server kann seine Tische gerade weder lesen noch schreiben.
server-full = Der Server ist voll. Versuch es gleich noch einmal.
too-many-connections = Aus deinem Netz kommen zu viele Verbindungen.
disk-full = Die Festplatte des Servers ist voll.
disk-fails = Die Festplatte des Servers ist gestört.
read-only = In die Datenbank des Servers kann nicht geschrieben werden.
unreachable = Der Server erreicht seine Datenbank gerade nicht.
damaged = Die Datenbank des Servers ist beschädigt.
broken = Hier ist etwas schiefgegangen.
with-advice = { $problem } { $advice }

## Was dann zu tun ist

advice-first-page = Geh zur ersten Seite und fang dort an.
advice-new-link = Lass dir einen neuen Link schicken.
advice-the-page = Geh zur Seite selbst und versuch es dort.
advice-other-host = Nimm eine andere Adresse oder starte ihn mit --allowed-host und diesem Namen.
advice-sit-down = Setz dich an einen Tisch oder stell einen auf, dann kennt man dich.
advice-try-again = Geh zurück, sieh noch einmal hin und versuch etwas anderes.
advice-wait = { $seconds ->
    [one] Warte eine Sekunde und versuch es noch einmal.
   *[other] Warte { $seconds } Sekunden und versuch es noch einmal.
}
advice-finish = Bring erst etwas zu Ende oder schließe etwas.
advice-program = Es kann mit dem Programm nachgespielt werden, mit dem es gespielt wurde.
advice-not-stored = Was du eben getan hast, wurde nicht gespeichert; alles davor ist noch da. Versuch es gleich noch einmal.
advice-moment = Was du eben getan hast, wurde vielleicht nicht gespeichert; alles davor ist noch da. Versuch es gleich noch einmal.
advice-backup = Wer ihn betreibt, muss eine Sicherung einspielen.
advice-noted = Es ist vermerkt. Versuch es gleich noch einmal.

## Formulare, Adressen und was Programme schicken

control-characters = Steuerzeichen sind nicht erlaubt.
too-long = „{ $field }“ ist länger als { $most } Zeichen.
not-utf-8 = Die Adresse ist nicht in UTF-8 geschrieben.
number-needed = „{ $field }“ muss eine ganze Zahl sein.
field-missing = „{ $field }“ fehlt.
form-unreadable = Das Formular ist nicht lesbar: { $why }.
request-unreadable = Die Anfrage ist nicht lesbar: { $why }
file-unreadable = Die Datei ist nicht lesbar: { $why }.
message-unreadable = Diese Nachricht ist nicht lesbar.
no-seat = Diesen Platz gibt es nicht.
name-a-seat = Nenne einen Platz.
seat-or-spectator = `as` ist ein Platz oder `spectator`.
only-this-machine = Das darf sich nur dieser Rechner ansehen.
no-language = Diese Sprache gibt es hier nicht.
sentence = { CAPITAL($what) }.

## Neue Tische

many-tables = Du hast zu viele Tische, die noch nicht zu Ende sind.
players-exactly = { $players ->
    [one] Dieses Spiel ist für eine Person.
   *[other] Dieses Spiel ist für { $players } Personen.
}
players-between = Dieses Spiel ist für { $least } bis { $most } Personen.
bots-at-tables = Für { $game } gibt es keinen Bot `{ $bot }`. An Tischen gibt es { $levels }.
chosen-seed = Wer den Startwert wählt, kann jede Karte kennen. Wo andere mitspielen, lass ihn weg, oder mach daraus ein gewähltes Blatt, dem alle zustimmen müssen.
say-your-name = Gib dir einen Namen.

## Aufbewahrte Spiele

kept-too-many = Du bewahrst hier so viele beendete Spiele auf, wie eine Person darf. Lösche welche unter „Meine Spiele“.
host-keeps-too-many = Wer diesen Tisch aufgestellt hat, bewahrt schon so viele beendete Spiele auf, wie eine Person darf. Stell einen eigenen Tisch auf.
delete-not-yours = Nur wer einen Tisch aufgestellt hat, kann sein Spiel löschen.
delete-not-over = Dieses Spiel ist nicht zu Ende. Spielt es zu Ende oder schließt den Tisch und lösche es dann.
deal-of-record = Was die Aufzeichnung über das Geben sagt, stimmt nicht.
position-not-kept = Die Stellung, mit der diese Aufzeichnung beginnt, kann nicht gespeichert werden.
over-there = Dort ist das Spiel schon zu Ende; geh einen Schritt zurück.
still-runs = Das Spiel läuft noch; spiel an seinem Tisch weiter.
others-cards = Die Karten der anderen sind erst nach dem Spiel zu sehen.
only-so-many-moves = { $moves ->
    [one] Dieses Spiel hat einen Zug.
   *[other] Dieses Spiel hat { $moves } Züge.
}
record-later = Die Aufzeichnung gibt es nach dem Spiel: Sie verrät jede Karte.

## Drucken und das Labor

backs-moved = Rückseiten können um höchstens { $most } mm verschoben werden.
seats-too-long = Nenne weniger Bots.

## Personen, Geräte, Erinnerungen

not-your-name = So heißt du nicht. Schreib deinen Namen so, wie er da steht.
link-used-up = Dieser Link ist schon benutzt oder zu alt.
passkeys-many = Du hast schon viele Passkeys.
passkey-twice = Diesen Passkey gibt es hier schon.
passkey-nobody = Dieser Passkey gehört hier niemandem.
passkey-unchecked = Dieser Passkey ließ sich nicht prüfen.
passkeys-need = Passkeys brauchen eine verschlüsselte Adresse oder localhost.
took-too-long = Das hat zu lange gedauert. Versuch es noch einmal.
not-pushed-there = Dorthin können keine Nachrichten geschickt werden.
no-mails-there = An diese Adresse können keine E-Mails geschickt werden.
enough-links = Heute können keine weiteren Links verschickt werden.
mail-not-sent = Die E-Mail konnte nicht verschickt werden. Versuch es später noch einmal.

## Am Tisch

seat-taken = Dieser Platz ist besetzt.
your-own-seat = Das ist dein eigener Platz.
somebody-elses-seat = Dieser Platz gehört jemand anderem.
no-seat-here = Du hast an diesem Tisch keinen Platz.
only-the-host = Das kann nur, wer den Tisch aufgestellt hat.
no-mark = Dieses Zeichen gibt es nicht.
mark-taken = Dieses Zeichen hat schon jemand.
unwatched = An diesem Tisch wird ohne Publikum gespielt.
too-many-watch = An diesem Tisch schauen schon zu viele zu.
open-too-often = Du hast diesen Tisch zu oft offen.
watch-too-much = Du schaust zu vielen Tischen gleichzeitig zu.
nothing-to-say = Da ist nichts zu sagen.
not-begun = Das Spiel hat noch nicht begonnen.
begun-already = Das Spiel hat schon begonnen.
not-over-yet = Das Spiel ist noch nicht zu Ende.
game-over = Das Spiel ist zu Ende.
table-closed = Der Tisch wurde geschlossen.
table-is-full = Dieser Tisch fasst keine weiteren Züge. Beginnt ein neues Spiel.
moved-on = Das Spiel ist schon weitergegangen; sieh noch einmal hin.
confirm-resigning = Bestätige bitte, dass du aufgibst.

## Das Geben

agree-to-chosen = Wer diesen Tisch aufgestellt hat, hat den Startwert gewählt und konnte jede Karte kennen. Setz dich nur, wenn du einverstanden bist.
same-promise = Jemand anders hat dasselbe versprochen. Ziehe ein eigenes Geheimnis.
being-dealt = Die Karten werden gerade gegeben.
adds-nothing = An diesem Tisch haben die Geräte keinen Anteil am Geben.
not-dealt-yet = Die Karten werden noch nicht gegeben.
dealt-already = Die Karten sind schon gegeben.
promised-nothing = Dein Gerät hat vor dem Geben nichts versprochen.
not-promised = Das ist nicht das Geheimnis, das versprochen war.

## Abwesende

not-playing-here = Du spielst hier nicht mit.
nobody-away = Dort sitzt niemand, der weg sein könnte.
here-a-moment-ago = Da war eben noch jemand. Warte ein wenig.
at-least-level = Ein Bot, der an diesem Tisch einspringt, spielt mindestens `{ $level }`.
bot-in-minutes = { $minutes ->
    [one] In einer Minute darf dort ein Bot einspringen, wenn bis dahin niemand zurück ist.
   *[other] In { $minutes } Minuten darf dort ein Bot einspringen, wenn bis dahin niemand zurück ist.
}
no-bot-for-the-away = An diesem Tisch spielt kein Bot für Abwesende.
not-their-turn = Dort ist niemand am Zug, auf den man warten müsste.
bot-plays-for-you = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.

## Zurücknehmen

nothing-happened = Noch ist nichts geschehen.
not-your-move = Der letzte Zug war nicht deiner.
chance-had-a-say = Bei deinem letzten Zug hatte der Zufall ein Wort mitzureden.
turned-up = Dein letzter Zug hat etwas Verdecktes aufgedeckt.
