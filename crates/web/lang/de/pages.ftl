### Was alle Seiten sagen. Werte stehen in geschweiften Klammern; `{ " " }` ist ein Leerzeichen, das bleiben muss.

hedgerow = Hedgerow
skip = Zum Inhalt springen
pages = Seiten
lobby = Lobby
lobby-title = Lobby · Hedgerow
my-games = Meine Spiele
my-games-title = Meine Spiele · Hedgerow
settings = Einstellungen
settings-title = Einstellungen · Hedgerow
problem-title = Etwas ist schiefgegangen · Hedgerow
close = Schließen
card = Eine Karte
copy = Kopieren
copied = Kopiert
cancel = Abbrechen
reconnecting = Verbindung wird wieder aufgebaut …
offline = Verbindung verloren. Sie wird wiederhergestellt …
mute = Stummschalten:
unmute = Wieder hören:
only-move = Dein einziger Zug:
kept = Behalten
play-back = Abspielen
pause = Pause

play-now = Sofort spielen
guest = Gast
set-up = Mit Freunden
recent = Deine Tische
all-mine = Alle deine Spiele
variants = Hausregeln zur Abwechslung
origin = Was es ist und woher es kommt
best-games = Die besten Partien
no-best-games = Hier hat noch niemand eine beendet.
learn = Einführung
do-this = Jetzt:
another-way = Das ist auch erlaubt, aber diese Einführung geht einen anderen Weg.
happened = Was geschehen ist
nothing-yet = Das Spiel beginnt.
step-back = Einen Schritt zurück
from-the-start = Von vorn
home-title = Hedgerow: fünf Spiele für den Tisch
home-heading = Fünf Spiele aus Wald, Garten und Grenzland
home-lead = Spiele mit Freunden oder mit Bots. Ganz ohne Konto: Wähle ein Spiel, gib dir einen Namen, verschicke einen Link.
rules = Regeln
cards = Karten
print = Drucken
open-tables = Tische mit freiem Platz
no-tables = Gerade ist kein Tisch frei.
new-table = Ein neuer Tisch
running = läuft
upload = Ein Spiel aus einer Datei fortsetzen
record-file = Aufzeichnung eines Spiels{ " " }
upload-now = Als Wiederholung öffnen

print-lead = Karten, Spielpläne und Regeln als Datei zum Drucken, Ausschneiden und Spielen, genau wie auf dem Bildschirm.
print-part = Was{ " " }
print-layout = Wie die Karten auf den Bögen liegen{ " " }
print-paper = Papier{ " " }
print-ink = Farbe{ " " }
print-flip = Der Drucker wendet die Bögen über{ " " }
print-offset = Wenn die Rückseiten nicht zu den Vorderseiten passen
print-offset-hint = Drucke den Prüfbogen einer beidseitigen Anordnung; er sagt dir, welche Millimeter hier einzutragen sind.
print-right = Rückseiten nach rechts, mm{ " " }
print-down = Rückseiten nach unten, mm{ " " }
show-sheets = Bögen zeigen
download-pdf = PDF herunterladen
print-hint = Drucke mit 100 %, ohne Anpassen an die Seite; das Lineal auf jedem Bogen ist 50 mm lang.
print-others = Ein anderes Spiel drucken

your-name = Dein Name{ " " }
name = Name{ " " }
seats = Plätze
how-many = Wie viele spielen{ " " }
me = ich
a-friend = jemand mit dem Link
about-bots = Wie die Bots spielen
bots-play-fair = Ein Bot sieht, was sein Platz sehen darf, und sonst nichts.
house-rules = Hausregeln
house-rules-hint = Lass alles, wie es ist, um nach dem Regelheft zu spielen.
usual-rules = Nach dem Regelheft.
more = Reihenfolge, Tempo, Zuschauer, Abwesenheit, Startwert
pace = Bots spielen{ " " }
recover-title = Auf diesem Gerät du selbst sein · Hedgerow
recover-heading = Auf diesem Gerät als du selbst spielen
recover-words = Von jetzt an kennt dich auch dieser Browser, mit deinem Namen und deinen Tischen.
recover-now = Ja, das bin ich
listed = { " " }Den Tisch in der Lobby zeigen. Sonst finden ihn nur Leute mit dem Link.
spectators = { " " }Wer den Link hat, darf zuschauen. Zu sehen ist, was offen liegt, und keine Handkarten.
grace = Ist jemand weg und am Zug, darf ein Bot einspringen{ " " }
grace-5m = nach 5 Minuten
grace-1m = nach einer Minute
grace-30m = nach einer halben Stunde
grace-1d = nach einem Tag
grace-never = nie
stand-in = Dann spielt{ " " }
order = Plätze{ " " }
order-listed = wie aufgeführt
order-random = ausgelost
seed-wish = Startwert{ " " }
seed-hint = Lass das Feld leer, wenn frisch gemischt werden soll. Mit demselben Startwert und denselben Entscheidungen wiederholt sich ein Spiel.
make-table = Tisch aufstellen
read-rules = Regeln lesen

table = Tisch
beside-the-table = Verlauf, Chat und Regeln
what-now = Was jetzt zu tun ist
hand-and-actions = Hand und Züge
actions = Züge
hot-seat = Mehrere an einem Bildschirm
closed = Dieser Tisch ist geschlossen.
undo = Zurücknehmen
redo = Wiederholen
restart-turn = Zug neu beginnen
since-you-looked = Seit du zuletzt hier warst
questions = Gib einen Zug so ein, wie die Liste ihn schreibt, oder frage: hand, board, moves, score, last, help.
copy-log = Verlauf kopieren
type-an-action = Eingabezeile
action-in-notation = Zug, wie die Regeln ihn schreiben{ " " }
do-it = Ausführen
players = Spieler
nobody = noch niemand
you = du
to-act = am Zug
points-by-source = Woher die Punkte kommen
here = da
away = weg
take-back-seat = Wieder selbst spielen

open = frei
closed-seat = geschlossen
invitation = Einladung
invite = Verschicke diesen Link oder lass ein Telefon den Code lesen. Wer ihn öffnet, darf sich setzen.
invitation-code = Die Einladung als Code für Telefone
only-this-machine = Diesen Link kann nur dieser Rechner öffnen. Damit andere Geräte mitspielen können, starte Hedgerow mit --listen 0.0.0.0:7777 und öffne es unter einer der Adressen, die es dann nennt.
recovery-code = Der Link als Code für Telefone
your-mark = Dein Zeichen:
free-seat = Platz freigeben
nobody-at-all = niemand: ohne diesen Platz spielen
host-decides = Wer zuschauen darf, Tempo, Abwesenheit, Reihenfolge
host-decides-still = Wer zuschauen darf, Tempo
ask-no-more = Ja, und in diesem Spiel nicht mehr fragen
start = Anfangen
host-starts = Das Spiel beginnt, wenn alle Plätze besetzt sind oder wenn der Gastgeber es mit Bots auf den freien Plätzen beginnt.
leave = Den Tisch verlassen
sit-down = Platz nehmen
sit-here-too = Auch hier Platz nehmen
give-seat-to = Geht an{ " " }
anybody = alle mit dem Link
change = Ändern

log = Verlauf
filter = Nur Zeilen mit{ " " }
earlier-moves = Frühere Züge
replay = Wiederholung
download-record = Aufzeichnung herunterladen
chat = Chat
say = Sagen{ " " }
send = Senden
watches = schaut zu
spectators-chat = Was du als Zuschauer sagst, ist so gekennzeichnet.
notes = Notizen
notes-for-you = Nur für dich{ " " }
keep = Speichern
search-rules = In den Regeln suchen{ " " }
glossary = Zeichen und Wörter
glossary-hint = Halte eine Karte gedrückt oder drücke i auf ihr, um sie groß zu sehen, mit ihren Zeichen erklärt.
search-cards = Nur Karten mit{ " " }
open-rules = Regeln öffnen
all-cards = Alle Karten
menu = Menü
full-screen = Vollbild
score = Wertung
fair-shuffle = Ehrlich gemischt
seed-hash = SHA-256 des Startwerts:
seed = Der Startwert:
seed-later = Der Startwert selbst wird nach dem Spiel gezeigt, damit alle nachprüfen können, wie gemischt wurde.
verify = Lade die Aufzeichnung herunter und prüfe sie mit: hedgerow replay DATEI --verify
deal-explained = Gegeben wird aus Geheimnissen: einem des Servers und einem von jedem Gerät, an dem jemand mitspielt. Alle zeigen zuerst dessen SHA-256 und das Geheimnis selbst erst, wenn alle anderen feststehen. So kann niemand die Karten bestimmen: kein Gastgeber, kein Mitspieler, kein Server.
deal-claimed = Diese Aufzeichnung wurde hochgeladen. Was sie über das Geben sagt, passt zusammen, aber dieser Server hat das Spiel nicht gegeben.
deal-held = Gegeben wurde wie versprochen: auf diesem Gerät nachgeprüft.
deal-unseen = Die Zahlen passen zusammen. Dieses Gerät hat die Versprechen vor dem Geben nicht gesehen und kann sie deshalb nicht vergleichen.
deal-broken = Gegeben wurde NICHT wie versprochen: Die Zahlen passen nicht zusammen.
deal-swapped = Gegeben wurde NICHT wie versprochen: Das sind nicht die Versprechen, die dieses Gerät vor dem Geben gesehen hat.
deal-dropped = Der Server hat ohne das Geheimnis gegeben, das dieses Gerät geschickt hat.
dealt-by-server = Der Server allein hat gegeben; kein Gerät der Mitspieler hat etwas beigetragen.
dealt-by = Gegeben aus Geheimnissen des Servers und der Geräte von { $names }.
added-nothing = Nichts kam von { $names }.
promises = Versprechen und Geheimnisse
the-server = Der Server
promise-hash = versprach
promise-secret = zeigte
no-promise = versprach nichts
dealing = Die Karten werden gegeben…
waiting-for-shares = Es fehlt noch das Geheimnis von { $names }. In ein paar Sekunden beginnt das Spiel auf jeden Fall.
look-again = Noch einmal nachsehen
chosen-deal = Gewähltes Blatt
chosen-explained = Wer diesen Tisch aufgestellt hat, hat den Startwert gewählt und konnte von Anfang an jede Karte kennen.
chosen-log = Der Startwert dieses Spiels wurde gewählt: Wer den Tisch aufgestellt hat, konnte jede Karte kennen.
chosen-wish = { " " }Gewähltes Blatt: Wo andere mitspielen, wird ein Startwert, den ich wähle, für alle sichtbar vermerkt, und alle müssen zustimmen.
accept-chosen = { " " }Einverstanden: Wer den Tisch aufgestellt hat, konnte jede Karte kennen.
known-cards = Bekannte Karten
known-explained = Dieses Spiel setzt ein anderes fort, dessen Karten alle sehen konnten.
resign = Aufgeben
resign-now = Ja, aufgeben

the-end = Das Ende
place = Rang
player = Spieler
where-from = Woher
rematch = Revanche
to-the-rematch = Zur Revanche
watch-replay = Wiederholung ansehen
new-game = Neues Spiel wie dieses

steps = Schritte
first = Anfang
back = Zurück
on = Weiter
last = Ende
move = Zug{ " " }
seen-by = Gesehen von{ " " }
a-spectator = jemandem, der zuschaut
go = Los
to-the-table = Zum Tisch
play-on-from-here = Von hier aus weiterspielen
play-on-with-bots = Gegen Bots weiterspielen
play-on-alone = An einem Bildschirm weiterspielen
play-on-hint = Ein neuer Tisch mit dieser Stellung. Diese Aufzeichnung bleibt, wie sie ist.

no-games-yet = Du sitzt an keinem Tisch.
start-one = Ein Spiel beginnen
waiting-for-you = Warten auf dich
waiting-for-others = Warten auf andere
heard = Was andere tun
not-started = Noch nicht begonnen
finished = Zu Ende
kept-games = Du bewahrst { $kept } von höchstens { $most } beendeten Spielen auf.
delete-mark = Zum Löschen auswählen
delete-marked = Ausgewählte Spiele löschen
delete-heading = Diese Spiele löschen?
delete-words = Sie lassen sich nicht zurückholen. Lade vorher die Aufzeichnung herunter, wenn du ein Spiel behalten willst: Sie lässt sich wieder hochladen.
delete-shared = Hier haben auch andere mitgespielt; auch sie können sich diese Spiele dann nicht mehr ansehen.
delete-for-good = Endgültig löschen
closed-in = { $days ->
    [one] wird in 1 Tag geschlossen, wenn niemand zieht
   *[other] wird in { $days } Tagen geschlossen, wenn niemand zieht
}
deleted-in = { $days ->
    [one] wird in 1 Tag gelöscht
   *[other] wird in { $days } Tagen gelöscht
}
closing-soon = { $days ->
    [one] Hier hat lange niemand gezogen. Bleibt es dabei, wird dieser Tisch in 1 Tag geschlossen.
   *[other] Hier hat lange niemand gezogen. Bleibt es dabei, wird dieser Tisch in { $days } Tagen geschlossen.
}
deleting-soon = { $days ->
    [one] Dieses Spiel wird in 1 Tag vom Server gelöscht. Lade die Aufzeichnung herunter, um es zu behalten.
   *[other] Dieses Spiel wird in { $days } Tagen vom Server gelöscht. Lade die Aufzeichnung herunter, um es zu behalten.
}
gathering-kept = { $days ->
    [one] Beginnt kein Spiel, wird dieser Tisch nach 1 Tag abgeräumt. Ein Wort im Chat verlängert die Frist.
   *[other] Beginnt kein Spiel, wird dieser Tisch nach { $days } Tagen abgeräumt. Ein Wort im Chat verlängert die Frist.
}
outdated = Dieses Spiel wurde nach Regeln der Fassung { $played } gespielt, und dieser Server spielt nach Fassung { $known }. Hier kann niemand weiterspielen.
outdated-broken = Dieses Spiel lässt sich hier nicht weiterspielen: Was davon gespeichert ist, folgt nicht den Regeln.
outdated-record = Was geschah, lässt sich als Aufzeichnung mitnehmen und mit dem Programm nachspielen, mit dem gespielt wurde.
outdated-close = Schließ den Tisch, dann können alle, die hier waren, die Aufzeichnung des Spiels herunterladen.
outdated-wait = Wer den Tisch aufgestellt hat, kann ihn schließen. Dann lässt sich hier die Aufzeichnung des Spiels herunterladen.
close-table = Tisch schließen

you-heading = Du
other-device = Auf einem anderen Gerät spielen
recovery = Es gibt kein Konto: Dieser Browser ist dein Schlüssel. Öffne den Link auf einem anderen Gerät, um auch dort du selbst zu sein. Wer den Link hat, kann als du spielen.
recovery-link = Link für ein anderes Gerät
show-link = Link zeigen
this-browser = In diesem Browser
kept-here = Diese Einstellungen bleiben in diesem Browser.
no-script = Ohne JavaScript geht alles mit Links und Knöpfen; die Farben richten sich nach deinem System, und Neues siehst du, wenn du eine Seite neu lädst.
keys = Tasten
theme = Farben{ " " }
motion = Bewegung{ " " }
confirm = Ein Klick auf eine Karte{ " " }
forced = Ein Zug ohne Wahl{ " " }
letter-keys = Tasten mit einem einzelnen Buchstaben{ " " }
sound = Töne{ " " }
notify = Hinweis auf dem Bildschirm, wenn du am Zug bist{ " " }
contents = Inhalt

## Einstellungen

theme-system = wie im System
theme-day = Tag
theme-night = Nacht
motion-normal = normal
motion-fast = schnell
motion-slow = langsam
off = aus
confirm-select = wählt sie aus; ein zweiter spielt sie
confirm-play = spielt sie sofort
forced-auto = wird für mich gemacht
forced-ask = bleibt mir überlassen
pace-normal = in Ruhe
pace-slow = langsam
pace-fast = schnell
pace-instant = sofort
sound-quiet = leise
sound-on = an
sound-loud = laut
switched-on = an
tongue = Sprache{ " " }
tongue-hint = Die Regelhefte gibt es bisher nur auf Englisch.
english-rules = Das Regelheft gibt es bisher nur auf Englisch.

## Die Zeichen der Spieler

mark-circle = roter Kreis
mark-square = blaues Quadrat
mark-triangle = grünes Dreieck
mark-diamond = lila Raute
mark-star = bernsteinfarbener Stern
mark-cross = graues Kreuz

## Die Tasten am Tisch

key-tab = Tab
key-tab-does = von einem Bereich oder Knopf zum nächsten
key-arrows = Pfeile
key-arrows-do = in einem Bereich von Karte zu Karte
key-enter = Eingabe, Leertaste
key-enter-does = Karte auswählen; noch einmal: sie spielen
key-esc = Esc
key-esc-does = zurücklegen, was ausgewählt ist
key-u-does = zurücknehmen
key-e-does = Zug beenden oder passen
key-i-does = eine Karte aus der Nähe ansehen
key-l-does = die Liste aller Züge
key-c-does = Chat
key-r-does = Regeln
key-ends = Pos1, Ende
key-ends-do = Wiederholung: erster und letzter Zug; Pfeile gehen einen Schritt
key-help-does = diese Tasten

## Kurz gesagt

phrase-hello = Hallo!
phrase-good-move = Guter Zug.
phrase-thanks = Danke.
phrase-moment = Einen Moment, bitte.
phrase-good-game = Gutes Spiel!

## Wie Bots spielen

finch = Fink
rook = Krähe
wren = Zaunkönig
heron = Reiher
jay = Häher
starling = Star
lark = Lerche
thrush = Drossel
level-easy = spielt nach einfachen Gewohnheiten und irrt sich wie ein Anfänger
level-medium = denkt vor jeder Entscheidung ein wenig nach
level-hard = denkt vor jeder Entscheidung bis zu einer Sekunde nach, so gut er kann

## Drucken

paper-a4 = A4
paper-letter = Letter
layout-quick = neun Vorderseiten auf einem Bogen, für Hüllen
layout-duplex = neun Vorderseiten, dann ihre Rückseiten, beidseitig
layout-fold = Vorderseiten über Rückseiten, zum Falten und Kleben
layout-bleed = acht mit Farbe über den Rand, beidseitig
layout-shop = eine auf jeder Seite, für eine Druckerei
ink-full = volle Farben
ink-low = wenig: Linien ohne Flächen
ink-grey = Grautöne
flip-long = die lange Kante, wie ein Buch
flip-short = die kurze Kante, wie ein Kalender
part-all = alles
part-cards = Karten und Plättchen
part-board = Spielpläne und Leisten
part-tokens = Figuren und Marken
part-tally = der Wertungsbogen
part-rules = das Regelheft

## Einzelne Wendungen

lesson-done = Geschafft
just-now = gerade eben
nobody-sits = noch sitzt niemand hier
waiting-alone = Warten
resigning-alone = Das Spiel endet hier.
resigning-two = Dein Gegenüber gewinnt, und das Spiel endet.
resigning-more = Ein Bot übernimmt deinen Platz, und die anderen spielen weiter.
team-won = Ihr habt gemeinsam gewonnen!
team-lost = Ihr habt gemeinsam verloren.
draw = Unentschieden

## Sätze

seat = Platz { $number }
players-count = { $most ->
    [1] Für eine Person.
   *[other] Für { $most } Personen.
}
players-range = Für { $least } bis { $most } Personen.
new-table-of = Neuer Tisch · { $title } · Hedgerow
tutorial-of = { $title }: ein erstes Spiel
lesson = Schritt { $step } von { $steps }
rules-of = Regeln · { $title } · Hedgerow
cards-of = { $title }: was in der Schachtel ist
replay-of = Wiederholung · { $title } · Hedgerow
table-of = { $game } · Hedgerow
your-turn-at = ● Du bist dran · { $game } · Hedgerow
bot = { $level ->
    [easy] Bot (leicht)
    [medium] Bot (mittel)
    [hard] Bot (stark)
    [random] Bot (Zufall)
    [greedy] Bot (gierig)
   *[other] Bot ({ $level })
}
stand-in-as = { $level ->
    [easy] Bot (leicht) springt ein
    [medium] Bot (mittel) springt ein
    [hard] Bot (stark) springt ein
   *[other] Bot ({ $level }) springt ein
}
plays-for-you = { $level ->
    [easy] Im Moment spielt ein leichter Bot für dich.
    [medium] Im Moment spielt ein mittlerer Bot für dich.
    [hard] Im Moment spielt ein starker Bot für dich.
   *[other] Im Moment spielt ein Bot ({ $level }) für dich.
}
let-a-bot-play = Einen Bot für { $name } spielen lassen
bot-may-play-soon = In einer Minute darf ein Bot für { $name } spielen.
bot-may-play-in-minutes = In { $minutes } Min. darf ein Bot für { $name } spielen.
bot-may-play-in-hours = In { $hours } Std. darf ein Bot für { $name } spielen.
no-bot-plays = An diesem Tisch spielt kein Bot für { $name }.
open-seats = { $open ->
    [one] 1 freier Platz
   *[other] { $open } freie Plätze
}
house-rules-count = { $count ->
    [one] 1 Hausregel
   *[other] { $count } Hausregeln
}
moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
won-after = { $rounds ->
    [one] gewonnen in 1 Runde
   *[other] gewonnen in { $rounds } Runden
}
guests = { $count ->
    [one] 1 Gast
   *[other] { $count } Gäste
}
sitting = mit { $names }
watching = { $count ->
    [one] 1 schaut zu: { $names }
   *[other] { $count } schauen zu: { $names }
}
gave-up = { $name } hat aufgegeben
wants-rematch = { $name } möchte eine Revanche.
pass-on = Weitergeben an { $name }
bots-take = { $open ->
    [one] Ein Platz ist frei. Wenn du jetzt anfängst, übernimmt ihn ein mittlerer Bot.
   *[other] { $open } Plätze sind frei. Wenn du jetzt anfängst, übernehmen sie mittlere Bots.
}
minutes-ago = vor { $minutes } Min.
hours-ago = vor { $hours } Std.
days-ago = { $days ->
    [one] vor 1 Tag
   *[other] vor { $days } Tagen
}
away-since = weg, zuletzt gesehen { $ago }
next-waiting = { $count ->
    [one] Ein Spiel wartet auf dich
   *[other] { $count } Spiele warten auf dich
}
gathering = { $title }: wer spielt mit?
your-turn = Du bist dran: { $task }
turn-of = { $name }: { $task }
waiting-for-task = Warten auf { $name } ({ $task })
waiting-for = Warten auf { $names }
pass-the-device = Gib das Gerät an { $name } weiter
only = Jetzt sollte nur { $name } hinsehen.
i-am = Ich bin { $name }: zeig meine Hand
yes = Ja: { $action }
rule = Regel { $number }
all-actions = { $count ->
    [1] Der einzige Zug
   *[other] Alle { $count } Züge
}
place-number = { $place }.
if-it-ended = Wäre jetzt Schluss: { $points }, Rang { $place }
if-all-ended = Wäre jetzt Schluss: { $what }
step = Nach Zug { $ply } von { $plies }
status = Status { $status }
usual-numbers = (üblich: { $numbers })
wins = { $name } gewinnt
share-the-win = { $names } teilen sich den Sieg
print-of = { $game } drucken
sheets = { $count ->
    [one] 1 Bogen
   *[other] { $count } Bögen
}
sheet = Bogen { $number }
