### Was auf gedruckten Bögen neben den Karten steht.

## Das Dokument

document = { $game }: drucken und spielen
label = { $game } · { $title } · { $paper } · mit 100 % drucken
sheet-of = { $deck }, Bogen { $sheet } von { $sheets }
front = { $title }, Vorderseite
back = { $title }, Rückseite
empty-back = { $title }: leere Rückseite
ruler = 50 mm
cards = Karten
cut = Jede Kante liegt auf einer geraden Linie über den ganzen Bogen: Schneide von Marke zu Marke und von Rand zu Rand.

## Das Deckblatt

cover = Deckblatt
in-this-file = In dieser Datei
pages = Seiten
pieces = Teile
printing = Drucken
whose-work = Von wem es ist
credits = { $who } Bilder und Bögen sind von Hedgerow, die Schrift Vollkorn ist von Friedrich Althausen. Welche Zahlen von den Autoren stammen und welche nachgebildet sind, steht bei jeder Regel.
printed-from = Gedruckt nach Regeln der Fassung { $rules }, Daten { $hash }, mit Hedgerow { $version }.
printed-from-changed = Gedruckt nach Regeln der Fassung { $rules }, geänderten Daten { $hash }, mit Hedgerow { $version }.
how-to-print = Drucke mit 100 %, ohne Anpassen an die Seite; das Lineal am Fuß jedes Bogens ist 50 mm lang. { $how } Kräftiges Papier ab 200 g hält am längsten. Das Regelheft wird beidseitig gedruckt und gefaltet.
how-quick = Drucke einseitig. Die Karten messen 63 mal 88 mm und haben gemeinsame Schnitte: Schneide an den Schnittmarken und steck jede Karte in eine Hülle, vor eine gewöhnliche Spielkarte.
how-duplex = Drucke beidseitig, gewendet über die { $edge } Kante: Hinter jedem Bogen Vorderseiten liegen seine Rückseiten. Die Karten messen 63 mal 88 mm und haben gemeinsame Schnitte; schneide an den Schnittmarken. Der Prüfbogen zeigt, wie weit dein Drucker danebenliegt.
how-fold = Drucke einseitig. Falte jeden Kartenbogen an der gestrichelten Linie, kleb die Hälften zusammen, lass sie beschwert trocknen und schneide an den Schnittmarken. Die Karten messen 63 mal 88 mm.
how-bleed = Drucke beidseitig, gewendet über die { $edge } Kante. Die Farbe reicht 2 mm über den Rand jeder Karte hinaus, darum hat jede Karte ihre eigenen Schnitte: Schneide an den Schnittmarken auf beiden Seiten jeder Lücke. Die Karten messen 63 mal 88 mm. Der Prüfbogen zeigt, wie weit dein Drucker danebenliegt.
how-shop = Eine Karte auf jeder Seite, für eine Druckerei.
long-edge = lange
short-edge = kurze

## Der Prüfbogen

calibration = Prüfbogen
calibration-front = Prüfbogen, Vorderseite
calibration-back = Prüfbogen, Rückseite
calibration-front-title = Prüfbogen, Vorderseite
calibration-back-title = Prüfbogen, Rückseite
calibrate-front = Drucke diesen Bogen beidseitig, so wie du die Karten drucken wirst, und halte ihn gegen das Licht, die Rückseite zu dir.
calibrate-back = Mit dem Licht hinter dem Bogen siehst du das Kreuz der Vorderseite durch das Papier. Liegt es um einige Millimeter rechts von diesem, drucke noch einmal mit dieser Zahl als X der Verschiebung, wie in --offset 1.5,0; liegt es links, mit einem Minus. Liegt es darunter, ist die Zahl Y; darüber, mit einem Minus.

## Das Regelheft

rulebook = Regelheft
rulebook-title = Regelheft (auf Englisch)
rulebook-booklet = Regelheft auf Englisch, zum Falten
rulebook-front = Regelheft, Bogen { $sheet }, Vorderseite
rulebook-back = Regelheft, Bogen { $sheet }, Rückseite
rules-version = Regeln der Fassung { $rules }, gedruckt mit Hedgerow { $version }
notes = Notizen
how-to-fold = Beidseitig drucken, über die kurze Kante gewendet; die Bögen aufeinanderlegen, in der Mitte falten, im Falz heften.

## Zeichen, wie sie vorgelesen werden

mark-moons = Monde
mark-suns = Sonnen
mark-waves = Wellen
mark-leaves = Laub
mark-wyrms = Wyrme
mark-knots = Knoten
mark-water = Wasser
mark-nitrogen = Stickstoff
mark-pollinators = Bestäuber
mark-groundcover = Bodendecker
mark-compost = Kompost
mark-trellis = Rankhilfe
mark-food = Nahrung
mark-wood = Holz
mark-metal = Metall
mark-acorn = Eichel

## Was nicht gedruckt werden kann

unknown-word = { $kind } „{ $found }“ gibt es nicht; es gibt { $known }
paper = Papier
layout = Anordnung
edge = Kante
ink = Farbe
part = Teil
no-such-part = zu „{ $game }“ gibt es kein `{ $part }`, aber { $known }
cards-wrong = in der Kartendatei, Zeile { $line }: { $reason }
change-cards = in der Kartendatei: { $fault }; ändere das
no-document = das PDF konnte nicht erzeugt werden: { $why }
not-a-number = „{ $name }“ ist „{ $text }“, keine Zahl bis { $most }
does-not-fit = „{ $text }“ passt selbst in der kleinsten Schrift nicht
no-letters = keine Schrift hat alle Buchstaben von „{ $text }“
fault-of = „{ $piece }“: { $fault }
