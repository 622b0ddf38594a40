### Was jemand über sich selbst liest.

## Geräte

devices = Deine Geräte
devices-lead = Jeder Browser, in dem du bekannt bist, hat seinen eigenen Schlüssel. Er gilt, solange du innerhalb von 400 Tagen wiederkommst.
this-device = dieses hier
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
sign-out-hint = Wer überall abgemeldet ist, kommt nur mit einem Passkey zurück.
unknown-device = Ein Programm oder ein unbekannter Browser
device-on = { $browser } auf { $platform }
some-browser-on = Ein Browser auf { $platform }
used-today = heute benutzt
used = zuletzt benutzt { $ago }
known-since-today = heute hinzugekommen
known-since = hinzugekommen { $ago }
link-hint = Der Link gilt einmal und eine Stunde lang.
link-waits = { $minutes ->
    [one] Ein Link wartet darauf, benutzt zu werden, noch eine Minute lang.
   *[other] Ein Link wartet darauf, benutzt zu werden, noch { $minutes } Minuten lang.
}
cancel-link = Link ungültig machen

## Wer hier nicht bekannt ist

stranger = Hast du hier schon einmal gespielt?
stranger-lead = Öffne auf einem Gerät, das dich kennt, die Einstellungen, lass dir den Link für ein anderes Gerät zeigen und öffne ihn hier.
come-back-title = Hast du hier schon einmal gespielt? · Hedgerow
somebody-else = Als jemand anderes anmelden

## Passkeys

passkeys = Passkeys
passkeys-lead = Einen Passkey bewahrt dein Telefon, dein Rechner oder dein Passwortmanager auf. Mit ihm bist du in jedem Browser du selbst, ohne Link, auch wenn du dieses Gerät verlierst.
made-in = Passkey, angelegt mit { $device }
add-passkey = Passkey hinzufügen
remove = Entfernen
sign-in-passkey = Mit einem Passkey anmelden
passkey-failed = Das hat nicht geklappt oder wurde abgebrochen. Es ist alles wie vorher.
passkey-known = Dieses Gerät hat schon einen Passkey für dich.
passkeys-unsupported = Dieser Browser bietet keine Passkeys an, oder JavaScript ist aus.
passkeys-insecure = Browser bieten Passkeys nur unter einer verschlüsselten Adresse (https://) an oder, auf dem Rechner selbst, unter dem Namen localhost statt einer Adresse aus Ziffern.

## Was gespeichert ist

about-you = Deine Daten
about-you-lead = Du kannst lesen, was dieser Server speichert, alles über dich mitnehmen und es löschen.
what-is-stored = Was dieser Server speichert
download-everything = Alles über mich herunterladen
delete-me = Mich löschen …

delete-title = Mich löschen · Hedgerow
delete-heading = Dich von diesem Server löschen?
delete-own = Dein Name, deine Geräte, Passkeys, Links und Notizen sind sofort und für immer weg. Niemand kann sie zurückholen.
delete-running = Partien, die andere mit dir spielen, gehen weiter: Auf deinem Platz spielt ein Bot. Tische, an denen sonst niemand sitzt, werden geschlossen.
delete-over = Partien, die zu Ende sind, kann man weiter ansehen. Wo dein Name stand, am Tisch, im Chat und in Aufzeichnungen, steht dann „gelöschte Person“. Was du geschrieben hast, bleibt.
type-your-name = Schreib zur Sicherheit deinen Namen ({ $name }):{" "}
delete-now = Mich für immer löschen
keep-me = Nein, zurück
deleted-player = gelöschte Person

## Datenschutz

privacy-title = Was dieser Server speichert · Hedgerow
privacy-heading = Was dieser Server speichert
privacy-lead = Was zum Spielen nötig ist, und über dich nichts, was du ihm nicht gesagt hast. Kein Konto, keine Werbung, und niemand verfolgt, was du tust.
privacy-you = Du
privacy-you-words = Der Name, den du dir gegeben hast, eine Zufallszahl, die für dich steht, und wann du zum ersten Mal hier und zuletzt an einem Tisch warst. Bis du es löschst.
privacy-devices = Deine Geräte
privacy-devices-words = Für jeden Browser, in dem du bekannt bist: eine Prüfsumme seines Schlüssels (nicht der Schlüssel selbst), ungefähr was er ist („Firefox auf Android“), der Tag, seit dem er bekannt ist, und der Tag, an dem er zuletzt benutzt wurde. Vergessen, wenn du dich abmeldest, oder nach 400 Tagen ohne Besuch. Von einem Passkey wird die öffentliche Hälfte gespeichert, nie ein Fingerabdruck oder ein Gesicht; die verlassen dein Gerät nicht. Ein Link für ein anderes Gerät wird eine Stunde lang gespeichert, als Prüfsumme.
privacy-tables = Tische
privacy-tables-words = Wer unter welchem Namen wo saß, jeder Zug mit seiner Zeit, die Hausregeln und was im Chat geschrieben wurde. Aufbewahrt, bis der Tisch von denen entfernt wird, die diesen Server betreiben. Wenn du dich löschst, verschwindet dein Name.
privacy-who = Wer das sieht
privacy-who-words = Wer am Tisch sitzt, und wer zuschauen darf. Tische in der Lobby finden alle, andere nur, wer die Adresse hat; an einem Tisch ohne Zuschauer sieht sonst niemand etwas. Verdeckte Karten sieht vor dem Ende niemand.
privacy-notes = Notizen
privacy-notes-words = Was du dir neben einem Tisch notierst, siehst nur du.
privacy-reminders = Erinnerungen
privacy-reminders-words = Nur wenn dieser Server sie anbietet und du sie einschaltest: die Adresse, unter der der Push-Dienst deines Browsers Nachrichten für dich annimmt, oder die E-Mail-Adresse, die du angibst. Bis du sie ausschaltest.
privacy-address = Deine Internetadresse
privacy-address-words = Sie wird nicht gespeichert. Einige Minuten lang wird im Arbeitsspeicher gezählt, wie viel woher kommt, damit niemand den Server überlasten kann.
privacy-cookies = Cookies
privacy-cookies-words = Zwei, und beide sind nötig: „hedgerow“ („__Host-hedgerow“, wo die Verbindung verschlüsselt ist) ist der Schlüssel dieses Browsers, und „language“ die Sprache, die du gewählt hast. Browser behalten sie 400 Tage. Farben, Töne und Ähnliches bleiben in deinem Browser und werden nicht gesendet.
privacy-others = Andere
privacy-others-words = Die Seiten fragen keinen anderen Server nach irgendetwas: keine Schriften, keine Zähler, keine Bilder von woanders.
privacy-host = Die Betreiber
privacy-host-words = Wer den Server betreibt, kann alles lesen, was hier gespeichert ist, und hat vielleicht Kopien davon für den Fall, dass eine Festplatte ausfällt; was du löschst, verschwindet daraus mit diesen Kopien.
privacy-yours = Was du tun kannst
privacy-yours-words = In den Einstellungen kannst du deine Geräte ansehen und abmelden, alles über dich als eine Datei herunterladen und dich löschen.
privacy-settings = Zu den Einstellungen
