### Was der Server und das Spielwerk sagen.

## Probleme

no-page = Unter dieser Adresse ist nichts.
no-table = Diesen Tisch gibt es nicht.
no-game = Dieses Spiel gibt es nicht.
foreign = Das kam von einer anderen Website.
unknown-host = Unter dem Namen in der Adresse kennt sich dieser Server nicht.
stranger = Mit diesem Schlüssel ist niemand bekannt.
too-many = Das war zu viel auf einmal.
outdated = Dieses Spiel wurde nach Regeln einer anderen Fassung gespielt.
unavailable = Der Server kann seine Tische gerade weder lesen noch schreiben.
disk-full = Die Festplatte des Servers ist voll.
disk-fails = Die Festplatte des Servers versagt.
read-only = In die Datenbank des Servers kann nicht geschrieben werden.
unreachable = Der Server erreicht seine Datenbank gerade nicht.
damaged = Die Datenbank des Servers ist beschädigt.
broken = Hier ist etwas schiefgegangen.
advice-first-page = Geh zur ersten Seite und wähle von dort.
advice-new-link = Bitte um einen neuen Link, wo du diesen herhast.
advice-the-page = Geh zur Seite selbst und versuch es dort.
advice-other-host = Nimm eine andere Adresse oder starte ihn mit --allowed-host und diesem Namen.
advice-sit-down = Setz dich an einen Tisch oder stell einen auf, um bekannt zu werden.
advice-try-again = Geh zurück, sieh noch einmal hin und versuch etwas anderes.
advice-wait = Warte { $count } s und versuch es noch einmal.
advice-finish = Bring erst etwas zu Ende oder schließe etwas.
advice-program = Es kann mit dem Programm nachgespielt werden, mit dem es gespielt wurde.
advice-not-stored = Was du eben getan hast, wurde nicht gespeichert; alles davor ist noch da. Versuch es gleich noch einmal.
advice-moment = Was du eben getan hast, wurde vielleicht nicht gespeichert; alles davor ist noch da. Versuch es gleich noch einmal.
advice-backup = Wer ihn betreibt, muss eine Sicherung einspielen.
advice-noted = Es ist vermerkt. Versuch es gleich noch einmal.

## Erinnerungen

not-pushed-there = Dorthin können keine Nachrichten geschickt werden.
no-mails-there = An diese Adresse können keine E-Mails geschickt werden.
enough-links = Für heute wurden genug Links verschickt.
mail-not-sent = Die E-Mail konnte nicht verschickt werden. Versuch es später noch einmal.

## Formulare

many-tables = Du hast schon viele Tische aufgestellt, die noch nicht zu Ende sind.
kept-too-many = Du bewahrst hier so viele beendete Spiele auf, wie eine Person darf. Lösche welche unter „Meine Spiele“.
host-keeps-too-many = Wer diesen Tisch aufgestellt hat, bewahrt schon so viele beendete Spiele auf, wie eine Person darf. Stell einen eigenen Tisch auf.
delete-not-yours = Nur wer einen Tisch aufgestellt hat, kann sein Spiel löschen.
delete-not-over = Dieses Spiel ist nicht zu Ende. Spielt es zu Ende oder schließt den Tisch und lösche es dann.
table-is-full = Dieser Tisch fasst keine weiteren Züge. Beginnt ein neues Spiel.
position-not-kept = Die Stellung, mit der diese Aufzeichnung beginnt, kann nicht aufbewahrt werden.
so-many = So viele können nicht spielen.
confirm-resigning = Wer aufgibt, muss es bestätigen.
link-used-up = Dieser Link ist schon benutzt oder zu alt.
not-your-name = So heißt du nicht. Schreib deinen Namen so, wie er da steht.
passkeys-many = Du hast schon viele Passkeys.
passkey-twice = Diesen Passkey gibt es hier schon.
passkey-nobody = Mit diesem Passkey ist hier niemand bekannt.
passkey-unchecked = Dieser Passkey war nicht zu prüfen.
passkeys-need = Passkeys brauchen eine verschlüsselte Adresse oder localhost.
took-too-long = Das hat zu lange gedauert. Versuch es noch einmal.
control-characters = Steuerzeichen können nicht verwendet werden.
too-long = „{ $field }“ ist länger als { $count } Zeichen.
not-utf-8 = Die Adresse ist nicht in UTF-8 geschrieben.
only-this-machine = Das darf sich nur dieser Rechner ansehen.
backs-moved = Rückseiten können um höchstens 20 mm verschoben werden.
no-language = Diese Sprache gibt es hier nicht.
field-number = Im Feld `{ $name }` steht keine mögliche Zahl.
no-seat = Diesen Platz gibt es nicht.
name-a-seat = Nenne einen Platz.
field-missing = Das Feld `{ $name }` fehlt.
form-unreadable = Das Formular ist nicht zu lesen: { $why }.
file-unreadable = Die Datei ist nicht zu lesen: { $why }.
over-there = Dort ist das Spiel schon zu Ende; geh einen Schritt zurück.
say-your-name = Sag, wie du heißen möchtest.
bots-at-tables = An Tischen gibt es easy, medium, hard, greedy und random.
seed-is = ein Startwert ist eine Zahl von 0 bis 18446744073709551615 oder besteht aus 64 Hexadezimalziffern
bytes-are = ein Geheimnis oder sein Hash besteht aus 64 Hexadezimalziffern
chosen-seed = Wer den Startwert wählt, kann jede Karte kennen. Wo andere mitspielen, lass ihn weg, oder mach daraus ein gewähltes Blatt, dem alle zustimmen müssen.
deal-of-record = Was die Aufzeichnung über das Geben sagt, stimmt nicht.
option-cannot = Die Hausregel „{ $key }“ kann nicht { $value } sein; es geht: { $values }

## Am Tisch

seat-taken = Dieser Platz ist besetzt.
agree-to-chosen = Wer diesen Tisch aufgestellt hat, hat den Startwert gewählt und konnte jede Karte kennen. Setz dich nur, wenn du einverstanden bist.
same-promise = Jemand anders hat dasselbe versprochen. Ziehe ein eigenes Geheimnis.
being-dealt = Die Karten werden gerade gegeben.
adds-nothing = Geräte tragen an diesem Tisch nichts zum Geben bei.
not-dealt-yet = Die Karten werden noch nicht gegeben.
dealt-already = Die Karten sind schon gegeben.
promised-nothing = Dein Gerät hat vor dem Geben nichts versprochen.
not-promised = Das ist nicht das Geheimnis, das versprochen war.
your-own-seat = Das ist dein eigener Platz.
not-playing-here = Du spielst hier nicht mit.
nobody-away = Dort sitzt niemand, der weg sein könnte.
here-a-moment-ago = Da war eben noch jemand. Warte ein wenig.
at-least-level = Wer an diesem Tisch für jemanden spielt, ist mindestens `{ $level }`.
bot-in-minutes = In { $count } min darf dort ein Bot einspringen, wenn bis dahin niemand zurück ist.
no-bot-for-the-away = An diesem Tisch spielt kein Bot für Abwesende.
not-their-turn = Dort ist niemand am Zug, auf den man warten müsste.
not-over-yet = Das Spiel ist noch nicht zu Ende.
no-seat-here = Du hast an diesem Tisch keinen Platz.
begun-already = Das Spiel hat schon begonnen.
game-over = Das Spiel ist zu Ende.
only-the-host = Das kann nur, wer den Tisch aufgestellt hat.
somebody-elses-seat = Das ist der Platz von jemand anderem.
no-mark = Dieses Zeichen gibt es nicht.
mark-taken = Dieses Zeichen hat schon jemand.
still-runs = Das Spiel läuft noch; spiel an seinem Tisch weiter.
so-many-decisions = Es gibt { $count } Entscheidungen.
moved-on = Am Tisch ging es schon weiter; sieh noch einmal hin.
nothing-to-say = Da ist nichts zu sagen.
record-later = Die Aufzeichnung gibt es nach dem Spiel: Sie verrät jede Karte.
too-many-watch = An diesem Tisch schauen schon zu viele zu.
open-too-often = Du hast diesen Tisch zu oft offen.
watch-too-much = Du schaust zu vielen Tischen gleichzeitig zu.
unwatched = An diesem Tisch wird ohne Zuschauer gespielt.
table-closed = Der Tisch wurde geschlossen.
not-begun = Das Spiel hat noch nicht begonnen.
nothing-happened = Noch ist nichts geschehen.
not-your-move = Der letzte Zug war nicht deiner.
chance-had-a-say = Bei deinem letzten Zug hatte der Zufall ein Wort mitzureden.
turned-up = Dein letzter Zug hat etwas Verdecktes aufgedeckt.
message-unreadable = Diese Nachricht ist nicht zu lesen.
no-action = „{ $text }“ ist kein Zug in diesem Spiel
