### Was auf der Kommandozeile gesagt wird.

## Jeder Befehl

error = Fehler: { $words }
no-such-language = die Sprache „{ $language }“ gibt es nicht; es gibt { $known }
no-such-game = es gibt kein Spiel „{ $game }“; es gibt { $games }
of-file = { $file }: { $words }
cannot-write = { $file } lässt sich nicht schreiben: { $why }
cannot-read = { $file } lässt sich nicht lesen: { $why }
no-such-seat = „{ $text }“ ist kein Platz an diesem Tisch; es gibt 0 bis { $last } und `spectator`
option-shape = Hausregel „{ $option }“: Schreib SCHLÜSSEL=WERT
option-twice = Hausregel „{ $key }“ ist zweimal angegeben
players-differ = --players { $players } passt nicht zu den { $named } von --seats
no-person-here = hier kann kein Mensch sitzen: Auf jeden Platz gehört ein Bot, etwa random
threads-range = --threads nimmt eine Zahl von 1 bis { $most }

## Spiele und Regeln

listed-game = { $id } { $title }: { $summary } ({ $players })
described-game = { $title }: { $summary }
players-exactly = { $most } Personen
players-range = { $least } bis { $most } Personen, meist { $usual }
greedy-players = Temperamente von greedy: { $names }
house-rules = Hausregeln, die übliche Fassung zuerst (-o SCHLÜSSEL=WERT):
switch = { $key } ({ $rule }): { $meaning }
no-such-rule = es gibt keine Regel „{ $rule }“; es gibt { $first } bis { $last }

## Spielen und nachsehen

seed = Startwert { $seed }
record-exists = { $file } gibt es schon; mit `--resume { $file }` geht das Spiel weiter
best-totals = Die besten Ergebnisse ({ $challenge }):
this-game = dieses Spiel
field-seats = Feld `seats`: { $why }
field-deal = Feld `deal`: { $why }
no-data-folder = kein Ordner für die besten Ergebnisse: Nenne einen in HEDGEROW_DATA
is-damaged = { $file } ist beschädigt; leg die Datei woandershin
too-far = --to { $to }: Die Aufzeichnung hat { $count ->
    [one] nur 1 Entscheidung
   *[other] { $count } Entscheidungen
}
other-seed-hash = der Hash ihres Startwerts ist { $hash }, nicht { $shown }: Die Karten wurden nicht wie versprochen gegeben
nobody-promised = in dieser Aufzeichnung hat niemand { $wanted } versprochen: Die Karten wurden nicht wie versprochen gegeben
ok = in Ordnung: { $words }
dealt = gegeben: { $words }
seed-hash = Hash des Startwerts { $hash }
goes-on = { $plies ->
    [one] 1 Entscheidung
   *[other] { $plies } Entscheidungen
}, das Spiel geht weiter
over = { $plies ->
    [one] 1 Entscheidung
   *[other] { $plies } Entscheidungen
}, zu Ende: { $outcome }
deal-unsaid = die Aufzeichnung sagt nicht, woher ihr Startwert kam
deal-chosen = GEWÄHLT: Wer den Tisch aufgestellt hat, hat den Startwert gewählt und konnte jede Karte kennen
deal-by-server = allein vom Server; niemand sonst hat etwas beigetragen
deal-fair = fair, von { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} ({ $names }) und dem Server
deal-silent = { $dealt }; nichts kam von { $names }
deal-given-position = { $dealt }; es beginnt mit einer vorgegebenen Stellung, was dort lag, war also bekannt
ends-after = das Spiel endet nach { $plies ->
    [one] 1 Entscheidung
   *[other] { $plies } Entscheidungen
}
not-a-position = keine Stellung: { $why }
not-an-object = es muss ein Objekt sein
position-over = eine Stellung von { $game }, das Spiel ist zu Ende
position-waits = eine Stellung von { $game }, am Zug: { $seats }

## Tische anbieten

serving = Hedgerow ist unter { $url } zu finden (Strg+C hält es an)
other-devices = Andere Geräte in deinem Netz öffnen eine dieser Adressen:
only-here = Nur dieser Rechner kann es öffnen; mit --listen 0.0.0.0:{ $port } können es auch andere.
in-use = { $address } ist belegt; wähle mit --listen eine andere Adresse
cannot-listen = unter { $address } ist nichts anzubieten: { $why }
no-such-address = --listen { $address }: Diese Adresse gibt es nicht
address-shape = --listen { $address }: { $why }; eine Adresse ist RECHNER:PORT, wie in localhost:7777
public-url-shape = --public-url { $url }: Die Adresse muss mit http:// oder https:// beginnen
no-database-folder = es gibt keinen Ordner für die Datenbank: Nenne einen mit --data

## Drucken

printed = { $file }: { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
}, { $pieces ->
    [one] 1 Teil
   *[other] { $pieces } Teile
}. Drucke mit 100 %.
offset-shape = --offset nimmt zwei Zahlen, Millimeter bis 20, wie in 0.5,-1, nicht „{ $text }“

## Die Arena

team-size = „{ $team }“ hat { $bots } Bots für { $seats } Plätze: Nenne einen Bot für alle Plätze oder einen für jeden
team-not-here = „{ $team }“: Ein Team mit + ist für Spiele, die man gemeinsam gewinnt
bots-for-two = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
} für 2 Plätze: Nenne 2
bots-for-seats = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
} für { $seats } Plätze: Nenne 2 (einen vom ersten an einem Tisch voll vom zweiten) oder { $seats }
sprt-shape = --sprt={ $text }: Schreib zwei Anteile von Siegen, den kleineren zuerst, etwa --sprt=0.5,0.55
sprt-needs-shares = --sprt braucht in einem Spiel, das man gemeinsam gewinnt, zwei Anteile, etwa --sprt=0.8,0.9
games-to-go = Spiele
time-to-go = übrig
column-bot = Bot
column-games = Spiele
column-wins = Siege
column-points = Punkte
column-decisions = Züge
column-mean = Mittel ms
column-p95 = p95 ms
column-max = max ms
played-teams = { $games } Spiele jedes Teams
played-deals = { $games } Spiele: { $deals } Verteilungen in je { $seatings } Sitzordnungen
arena-heading = { $game }{ $options }, { $seats } Plätze, { $played }, Startwert { $seed }
arena-interrupted = { $heading }, abgebrochen
fair-share = { $bot } hat { $times }-mal seinen gerechten Anteil an den Siegen [{ $low }; { $high }]
elo-over = Elo von { $bot } über { $other }: { $elo } [{ $low }; { $high }]
points-beside = { $bot } hat { $points } Punkte [{ $low }; { $high }] gegenüber { $first } auf denselben Verteilungen
points-percent-beside = { $bot } hat { $points }, { $percent }, gegenüber { $first } auf denselben Verteilungen
estimated-points = { $points } Punkte [{ $low }; { $high }]
estimated-percent = { $percent } % [{ $low }; { $high }]
sprt-accepts = nimmt { $share } an
sprt-undecided = ist unentschieden
sprt-told = SPRT auf einen Anteil von { $high } gegen { $low } für { $bot }: { $verdict } (log. Verhältnis { $ratio }, Irrtum { $error } %)

## Das Labor

keep-name = --keep nimmt einen Namen aus Buchstaben, Ziffern, - und _, höchstens 60
no-folder = kein Datenordner: Nenne einen in HEDGEROW_DATA
games-range = --games nimmt eine Zahl von 1 bis { $most }
error-range = --until-error nimmt einen Prozentsatz über 0 und unter 50, wie in 0.5%, nicht „{ $text }“
two-bots = --bots nimmt mindestens zwei Bots
restrict-one-bot = restrict nimmt einen Bot für alle Plätze: Wer auf die Möglichkeit verzichtet, spielt gegen seinesgleichen
without-shape = --without nimmt einen Zug, wie in "buy"
too-many-variants = das sind mehr als { $most } Varianten
compare-needs = compare braucht eine Hausregel mit mehreren Werten, wie in -o dandelion=plain -o dandelion=joker
over-shape = --over „{ $over }“: Schreib SCHLÜSSEL=WERTE
number-wrong = --number { $over }: { $why }
number-shape = Schreib es als ZEILE.SPALTE=WERTE, wie in two-evils.cost=1..5
most-values = mehr als { $most } Werte gehen nicht
variants-differ = die Varianten sind für { $one } und für { $other } Personen, die nicht dieselben Verteilungen haben können: Nenne --players oder lass jede für sich laufen
range-shape = „{ $text }“ ist kein Bereich: Schreib 10..30 oder 10..30/5
range-values = „{ $text }“ muss mehrere Werte haben, wie in 16,21,26 oder 10..30/5
report-at = Bericht: { $file }
tables-not-written = die Tabellen konnten nicht zu Ende geschrieben werden
report-not-written = der Bericht lässt sich nicht schreiben
running-points = Punkte { $mean } ± { $half }
running-wins = { $what } { $mean } ± { $half } %
first-bot-wins = der erste Bot gewinnt
team-wins = das Team gewinnt
first-in-turn-wins = wer beginnt, gewinnt

## Hilfe: `help-BEFEHL` sagt, was ein Befehl tut, `-more` was es dazu noch zu sagen gibt, `help-BEFEHL-ARGUMENT` oder `help-ARGUMENT` was ein Argument bedeutet

heading-arguments = Argumente
heading-options = Optionen
heading-commands = Befehle
usage = Aufruf
usage-options = OPTIONEN
usage-command = BEFEHL
default-value = { "[" }Vorgabe: { $value }]
help-help = Diese Hilfe zeigen; --help zeigt sie ausführlich
help-version = Die Version zeigen
help-command = Diese Hilfe oder die eines Befehls zeigen
help = Fünf Brettspiele aus Wald, Garten und Grenzland spielen, untersuchen, erproben und drucken.
help-more = Ohne Befehl werden Tische im Browser angeboten.
help-serve = Tische im Browser anbieten, für Menschen und Bots
help-admin = Die Datenbank eines Servers pflegen: Sicherungen, Prüfungen, Tische
help-games = Die Spiele zeigen, oder die Hausregeln von einem
help-play = Im Terminal spielen, mit Menschen an dieser Tastatur und Bots
help-play-more = Ohne --seats sitzt du auf Platz 1, und Bots mittlerer Stärke nehmen die anderen. Bei einer Eingabe zeigt `hilfe`, was möglich ist.
help-rules = Ein Regelheft oder eine Regel daraus zeigen (auf Englisch)
help-scenario = Szenarien prüfen: Regeltests als Daten
help-trace = Ein Spiel von Bots spielen und jede Entscheidung als eine Zeile JSON schreiben
help-position = Eine Stellung zeigen oder prüfen
help-print = Bögen zum Drucken, Ausschneiden und Spielen machen, als PDF
help-print-more = Drucke die Datei mit 100 %, ohne Anpassen an die Seite; das Lineal auf jedem Bogen ist 50 mm lang.
help-replay = Ein aufgezeichnetes Spiel Schritt für Schritt zeigen oder prüfen
help-arena = Bots gegeneinander spielen lassen und messen, wie stark und wie schnell sie sind
help-arena-more = Dieselben Verteilungen werden gespielt, während die Bots durch alle Plätze wandern. Bei zwei Bots in einem Spiel mit mehr Plätzen sitzt einer vom ersten an einem Tisch voll vom zweiten. Wo alle zusammen spielen, besetzt jeder genannte Bot alle Plätze, auf denselben Verteilungen; `A+B+C` ist ein Team aus verschiedenen Bots, vom ersten Platz an. Die Ergebnisse hängen nicht von der Zahl der Threads ab. Strg-C hält an und zeigt, was fertig ist.
help-lab = Ein Spiel durch Simulation erproben, mit Fehlerbalken
help-lab-more = Jede Verteilung wird gespielt, während die Bots durch alle Plätze wandern, soweit das einen Unterschied macht. Die Ergebnisse hängen nicht von der Zahl der Threads ab. Strg-C hält an und behält, was fertig ist.
help-bench = Messen, wie schnell die Spiele auf einem Thread sind
help-lab-run = Wie ist ein Spiel? Siege, Plätze, Punkte, Länge, Karten und Regeln
help-lab-compare = Was unterscheidet Varianten auf denselben Verteilungen? Eine Hausregel, die mehrmals angegeben wird, macht aus jedem ihrer Werte eine Variante
help-lab-sweep = Was ändert sich mit den Werten einer Hausregel oder einer Zahl der Datendatei?
help-lab-deviate = Welche Hausregel macht am meisten aus? Jede wird für sich verändert
help-lab-ladder = Gewinnt das Können? Jeder Bot spielt gegen den vor ihm
help-lab-restrict = Ist eine Möglichkeit zu stark? Eine Seite verzichtet auf sie
help-lab-worker = Teile von Läufen spielen, die andere verlangen, bis Strg-C
help-language = Die Sprache: en oder de; sonst die aus HEDGEROW_LANGUAGE oder der Umgebung (LC_ALL, LC_MESSAGES, LANG)
help-game = Das Spiel
help-games-game = Ein Spiel: zeigt seine Hausregeln
help-json = Ein JSON-Objekt je Zeile
help-rules-json = Ein JSON-Objekt für jede Regel
help-arena-json = Ein JSON-Objekt statt einer Tabelle
help-rule = Die Nummer einer Regel, etwa B76
help-record = Das Spiel nach jedem Zug in dieser Datei aufheben
help-resume = Mit einem Spiel weitermachen, das in einer Datei aufgehoben ist
help-auto = Ohne Nachfrage spielen, wo es nur eine Möglichkeit gibt
help-seats = Wer wo sitzt, vom ersten Platz an: human (ein Mensch), easy, medium, hard, random, greedy[:TEMPERAMENT], search:DURCHLÄUFE, search:ZEIT (wie in 500ms oder 2s), ismcts[:DURCHLÄUFE oder :ZEIT]
help-players = Wie viele mitspielen; sonst so viele wie in --seats, oder die übliche Zahl
help-arena-players = Wie viele mitspielen; sonst so viele, wie Bots genannt sind, wo das geht und sie gegeneinander spielen, oder die übliche Zahl
help-seed = Der Startwert für allen Zufall: eine Zahl oder 64 Hexadezimalziffern
help-options = Eine Hausregel; `hedgerow games SPIEL` zeigt sie
help-out = Die Datei, die geschrieben wird; SPIEL.pdf, wenn keine angegeben ist
help-paper = Das Papier: a4 oder letter
help-layout = Wie Karten auf den Bögen liegen: quick (neun Vorderseiten), duplex (Vorder- und Rückseiten), fold (Vorderseiten über Rückseiten), bleed (acht mit Farbe über den Rand), shop (eine auf jeder Seite)
help-flip = Die Kante, über die der Drucker einen Bogen wendet: long (lange) oder short (kurze)
help-ink = Die Farbe: full (volle Farbe), low (Linien, keine Farbflächen) oder grey (grau)
help-part = Was gedruckt wird: all (alles), cards (Karten), board (Spielplan), tokens (Steine), tally (Wertungsbogen) oder rules (Regelheft)
help-cards = Nach einer geänderten Datendatei drucken
help-offset = Um wie viele Millimeter Rückseiten verschoben werden, wie in 0.5,-1: was der Prüfbogen zeigt
help-file = Die Aufzeichnung
help-to = Nach so vielen Entscheidungen aufhören
help-viewer = Wie es von einem Platz aus zu sehen war (0 ist der erste); sonst wie beim Zuschauen
help-verify = Nur prüfen, ob sich das Spiel wiederholen lässt und ob sein Startwert so zustande kam, wie die Aufzeichnung sagt, und zeigen, wer daran beteiligt war, und den Hash des Startwerts
help-seed-hash = Der Hash des Startwerts, den der Tisch während des Spiels gezeigt hat; er muss der von dieser Aufzeichnung sein
help-commitment = Ein Versprechen (SHA-256 eines Geheimnisses), das der Tisch vor dem Geben gezeigt hat; es muss unter denen dieser Aufzeichnung sein. Gib es für jedes an, das notiert wurde
help-bots = Die Bots, etwa medium, greedy, search:2000
help-arena-games = Wie viele Spiele, oder Spiele jedes Teams; aufgerundet auf ganze Verteilungen
help-arena-seed = Der Startwert der ersten Verteilung; die nächsten folgen ihm
help-threads = Wie viele Spiele zugleich gespielt werden; sonst eines je Kern
help-sprt = Aufhören, sobald mit 5 % Irrtum klar ist, ob der Anteil der Siege des ersten Bots P0 oder P1 ist; ohne Angabe der gerechte Anteil oder das 1,1-Fache davon
help-lab-seats = Wer spielt: ein Bot für alle Plätze, zwei (einer vom ersten an einem Tisch voll vom zweiten) oder einer für jeden Platz
help-lab-cards = Mit einer geänderten Datendatei spielen: einer Kopie von games/SPIEL/*.tsv mit anderen Zahlen
help-lab-games = Wie viele Spiele je Variante, aufgerundet auf ganze Verteilungen [Vorgabe: 1000]
help-lab-until-error = Aufhören, wenn die Hauptgröße so genau bekannt ist, wie in 0.5% (aller Spiele, oder der Punkte eines Teams)
help-lab-seed = Der Startwert der ersten Verteilung; die nächsten folgen ihm
help-lab-nats = Von den Helfern an diesem NATS-Server spielen lassen
help-lab-worker-nats = Der NATS-Server, dessen JetStream eingeschaltet sein muss
help-lab-worker-threads = Wie viele Teile zugleich gespielt werden; sonst eines je Kern
help-lab-out = report.html, summary.json, run.json und Tabellen als CSV in diesen Ordner schreiben
help-lab-keep = Sie nach lab/NAME im Datenordner schreiben, wo `hedgerow serve` sie zeigt
help-lab-over = Die Hausregel und ihre Werte, wie in target=16,21,26 oder target=10..30/5
help-lab-number = Eine Zahl der Datendatei und ihre Werte, wie in two-evils.cost=1..5: ihre Zeile, ihre Spalte und .2 für die zweite Zahl der Zelle; ZEILE@2 ist die zweite Zeile mit diesem Namen
help-lab-without = Ein Zug, wie er geschrieben wird, oder wie er beginnt, wie in "buy" oder "play run"
help-lab-bots = Die Bots vom schwächsten aufwärts, jeder gegen den vor ihm; statt der Stufen und der Suchen, die je doppelt so lange nachdenken
value-game = SPIEL
value-rule = REGEL
value-file = DATEI
value-file-pdf = DATEI.pdf
value-key-value = SCHLÜSSEL=WERT
value-key-values = SCHLÜSSEL=WERTE
value-row-column-values = ZEILE.SPALTE=WERTE
value-seat = PLATZ
value-dir = ORDNER
value-action = ZUG
value-ply = ZAHL
value-part = TEIL
value-paper = PAPIER
value-layout = ANORDNUNG
value-flip = KANTE
value-ink = FARBE
value-language = SPRACHE

## Wenn ein Befehl nicht zu verstehen ist

see-help = Mehr dazu: { $command } --help
no-such-command = den Befehl „{ $found }“ gibt es nicht
no-such-argument = das Argument „{ $found }“ gibt es hier nicht
perhaps = { $wrong }; meintest du „{ $likely }“?
value-missing = bei „{ $argument }“ fehlt ein Wert
value-wrong = „{ $value }“ geht nicht bei „{ $argument }“
value-wrong-because = „{ $value }“ geht nicht bei „{ $argument }“: { $why }
value-known = { $wrong }; es gibt { $known }
whole-number = es muss eine ganze Zahl sein
positive-number = es muss eine ganze Zahl ab 1 sein
required = es fehlt: { $arguments }
conflict = „{ $argument }“ und „{ $other }“ gehen nicht zusammen
given-twice = „{ $argument }“ ist mehrmals angegeben
command-missing = es fehlt ein Befehl: { $known }
cannot-be-read = dieser Befehl ist nicht zu verstehen
