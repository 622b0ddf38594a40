### Was die Regeln von ResourCEd sagen.

## Das Spiel

summary = Baut gemeinsam und ohne Abfall eine Kreislaufwirtschaft rund um das Gemeindezentrum auf.

## Die Einleitung des Regelhefts, jeder Absatz in einer Zeile

about-1 = Ein Spiel für 3 oder 4 Personen über eine Wirtschaft im Kreislauf: Gemeinsam erschließt ihr das Land um ein Gemeindezentrum, Ring um Ring, und dürft dabei nicht im Abfall versinken. Ihr gewinnt oder verliert alle zusammen.
about-2 = **Wer es erfunden hat.** Entworfen haben es Jonathan Metcalf, Sean O'Connor, Elitumaini Swai und Evan Vadeboncoeur, die am Worcester Polytechnic Institute (WPI) studierten, für Banksia Gardens Community Services (BGCS) in Broadmeadows; gefördert von Edgar Caballero Aspe, betreut von Steven McCauley und Fabio Carrera.
about-3 = **Was nachgebildet ist.** Nur die Worte der Anleitung sind erhalten; ihre Bilder, und mit ihnen die meisten Preise, der Drehpfeil und die Zahl der Ereigniskarten, sind verloren. Jede Regel sagt, woher sie kommt: *(original)* steht in der Anleitung, *(inferred)* zeigt die Anleitung, ohne es zu sagen, *(ruling n)* die Anleitung schweigt oder widerspricht sich, und die Tabelle der Entscheidungen sagt, warum wir so gewählt haben, *(reconstructed)* eine eigene Zahl an Stelle einer verlorenen. Alle Zahlen stehen in der Datei `pieces.tsv`, jede mit ihrem Stand.
about-4 = **Abkürzungen im Regelheft.** FF Waldgarten, SH Sozialbau, HH Kühloase, CG Gemeinschaftsgarten, RC Recyclinghof, BGCS das Plättchen in der Mitte. Die Rohstoffe sind Holz, Metall, Kompost, Nahrung und Wasser, immer in dieser Reihenfolge. „Das Team“ seid ihr alle, wenn ihr gemeinsam entscheidet.

## Rohstoffe, Plättchen, Ausbauten und Ereignisse

wood = Holz
metal = Metall
compost = Kompost
food = Nahrung
water = Wasser
food-forest = Waldgarten
heat-haven = Kühloase
community-garden = Gemeinschaftsgarten
social-housing = Sozialbau
recycler = Recyclinghof
composter = Komposter
irrigation-system = Bewässerung
shipping-container = Frachtcontainer
shelter = Schutzdach
bus-stop = Haltestelle
rain = Regen
community-planting-day = Pflanztag
harvest = Ernte
bee-hotels = Bienenhotels
computer-access-program = Computer für alle
study-group = Lerngruppe
trash-pickup-day = Müllsammeltag
join-carya = Mitmachen bei CARYA
drought = Dürre
heat-wave = Hitzewelle
bushfire-smoke = Buschfeuerrauch
vandalism = Vandalismus
flood = Überschwemmung
propurrrty-damage = Katzenschaden

## Züge in Notation, wie Vorschläge und Angebote sie nennen; „Seat“ und die Nummer werden zum Namen

id-wood = Holz
id-metal = Metall
id-compost = Kompost
id-food = Nahrung
id-water = Wasser
id-food-forest = Waldgarten
id-heat-haven = Kühloase
id-community-garden = Gemeinschaftsgarten
id-social-housing = Sozialbau
id-recycler = Recyclinghof
choice-preset = die Vorgabe nehmen
part-build = { $tile } auf { $hex }
part-waste = { $kind } wegwerfen
part-feed = Seat { $count } zahlt { $kind }
part-lose = Seat { $count } verliert { $kind }
part-repair-container = Metall von Seat { $count }, Seat { $count-b } und Seat { $count-c }
part-repair-system = Seat { $count } zahlt für die Bewässerung auf { $hex }
part-fence = { $hex } einzäunen, Holz von Seat { $count } und Seat { $count-b }
part-abandon = { $hex } aufgeben
part-replant = Seat { $count } zahlt die Nahrung
part-pay-by = Seat { $count } zahlt { $kind }
part-pay = { $kind } zahlen
part-blame = die Katze besucht Seat { $count }
part-upgrade = { $hex } ausbauen
part-place = auf { $hex } legen
part-give = { $kind } an Seat { $count } geben
part-ask = Seat { $count } um { $kind } bitten

## In Sätzen

part-and = { $one } und { $other }
part-list = { $one }, { $more }
part-some = { $count } { $kind }

## Der Verlauf

round-begins = Runde { $count } beginnt.
preset = Ring 1 wird nach der Vorgabe ausgelegt.
laid = Auf { $hex } wird gebaut: { $tile }.
improved = { $hex } bekommt einen Ausbau: { $upgrade }.
lost = { $hex } verliert den Ausbau: { $upgrade }.
bank-wasted = Aus dem Vorrat wird weggeworfen: { $kind }.
hand-wasted = { $seat } wirft { $kind } weg.
paid-wasted = { $seat } zahlt { $cards }; weggeworfen, weil kein Komposter da ist: { $wasted }.
paid = { $seat } zahlt { $cards }.
feeding-missed = Um die Sozialbauten zu versorgen, fehlt an Nahrung oder Wasser: { $count }.
drawn = Der Würfel zeigt { $count }: ein { $deck ->
    [good] gutes
   *[other] schlechtes
} Ereignis, { $event }.
nothing-happens = { $event } bewirkt nichts.
rescued = { $seat } nimmt { $kind } aus dem Abfallstapel.
went-shopping = { $seat } fährt mit dem Bus einkaufen.
took = { $seat } nimmt { $count } { $kind }.
rolled = Der Würfel zeigt { $count }.
recycled = { $count ->
    [one] 1 Karte wird
   *[other] { $count } Karten werden
} recycelt.
must-skip = { $seat } kann nicht zahlen und setzt einen Zug aus.
now-in-smoke = { $seat } steht im Rauch: ein Schritt weniger.
blamed = Die Katze besucht { $seat }.
spins = { $seat } dreht eine { $count }.
turn-skipped = { $seat } setzt den Zug aus.
passed = { $seat } verzichtet auf eine Aktion.
moved = { $seat } geht auf { $hex }.
crafts = { $seat } baut { $thing }.
traded = { $seat } gibt { $kind } an { $seat-to }.
offered = { $seat } bietet an: { $choice }.
declined = { $seat } lehnt ab: { $choice }.
proposed = { $seat } schlägt vor: { $choice }.
agreed = { $seat } stimmt zu.
objected = { $seat } widerspricht.
everybody-votes = Der Vorschlag ist abgelehnt; jetzt nennen alle ihre Antwort.
vote-tied = Die Abstimmung steht unentschieden; die Leitung wählt unter den gleichstehenden Antworten.
too-few-hexes = Achtung: { $count ->
    [one] 1 Sozialbau fehlt
   *[other] { $count } Sozialbauten fehlen
} noch, und { $count-free ->
    [one] 1 Feld bleibt
   *[other] { $count-free } Felder bleiben
} dafür.
ring-opens = Ring { $count } wird eröffnet.
won = Kein Abfall und ein Zuhause für alle: Das Team gewinnt.
lost-by-waste = Zu viel Abfall: Das Team verliert.
lost-by-rounds = Die letzte Runde ist vorbei: Das Team verliert.

## Warum etwas nicht geht

over = das Spiel ist zu Ende
nobody-there = dort sitzt niemand
had-your-say = zu diesem Vorschlag hast du dich schon geäußert
no-proposal = es gibt keinen Vorschlag, über den zu entscheiden wäre
no-vote-now = gerade wird über nichts abgestimmt
answer-proposal = stimm dem Vorschlag zu oder widersprich
lead-proposes = den Vorschlag macht die Leitung
answer-named = du hast deine Antwort schon genannt
lead-decides-tie = unter den gleichstehenden Antworten entscheidet die Leitung
most-votes-only = gewählt werden kann nur eine Antwort mit den meisten Stimmen
no-offer = es gibt kein Angebot zu beantworten
put-to-vote = das Team stimmt darüber ab: mach einen Vorschlag daraus
others-decision = das entscheidet { $seat }
no-trade-yet = vor den Zügen einer Runde wird nicht getauscht
others-trade = einen Tausch kann jetzt nur { $seat } beginnen
finish-first = bring erst zu Ende, was du tust, dann tausche
about = jetzt geht es um { $question }
preset-whole = die Vorgabe gibt es nur im Ganzen; du hast schon selbst zu legen begonnen
no-water-to-pay = dort ist kein Wasser zum Zahlen
no-three-metal = die Genannten haben die 3 Metall nicht
no-two-wood = die Genannten haben die 2 Holz nicht
no-food-to-replant = dort ist keine Nahrung zum Neupflanzen
cat-was-there = die Katze war schon da; jetzt muss eine Karte weg
no-card-to-lose = dort ist keine Karte zu verlieren
you-hold-none = eine solche Karte hast du nicht
at-least-one = von einem Einkauf bringt man mindestens eine Karte mit
nothing-to-finish = es gibt nichts abzuschließen: führ erst eine Aktion aus
outside = dieses Feld liegt außerhalb der Karte
ring-one-takes = in Ring 1 kommt jedes Plättchen einmal, dazu noch ein Waldgarten, ein Gemeinschaftsgarten oder eine Kühloase
fill-ring-one = die sechs Plättchen füllen Ring 1
tile-there = auf diesem Feld liegt schon ein Plättchen
hands-first = erst kommen Karten aus den Händen, dann aus dem Vorrat
bank-lacks = eine solche Karte ist nicht im Vorrat
due = jetzt ist { $kind } zu zahlen
seat-has-none = dort ist nichts davon
seat-holds-none = dort ist keine solche Karte
replanted-with-food = ein Garten wird mit Nahrung neu bepflanzt
food-is-there = es ist noch Nahrung da, um den Garten neu zu bepflanzen
no-system-there = dort ist keine Bewässerung, um die es geht
no-garden-there = dort ist kein Gemeinschaftsgarten, um den es geht
no-container-there = dort steht kein Frachtcontainer
say-who-pays = sag, wer zahlt: „pay water by 0“
pay-your-own = alle zahlen für sich selbst
heat-takes = eine Hitzewelle verlangt Nahrung oder Wasser
no-card-to-pay = eine solche Karte zum Zahlen ist nicht da
drought-takes = eine Dürre verlangt Wasser
seat-has-no-water = dort ist kein Wasser
no-resource-tile = dort liegt kein Plättchen, das Rohstoffe bringt
bgcs-no-resource-tile = BGCS ist kein Plättchen, das Rohstoffe bringt
has-upgrade = dieses Plättchen hat seinen Ausbau schon
no-upgrade-left = ein solcher Ausbau ist nicht mehr da
offer-waits = ein Angebot wartet auf die Antwort von { $seat }
craft-or-finish = baue noch etwas oder schließ ab
recycler-yields = ein Recyclinghof bringt nichts ein
say-what = sag, was du auf BGCS sammelst
bank-has-none = was dieses Plättchen bringt, ist nicht mehr im Vorrat
one-kind = dieses Plättchen bringt nur eins; einfach „gather“
bank-empty = der Vorrat ist leer
two-cards = mit der Haltestelle sammelst du zwei Karten
one-card = hier sammelst du eine Karte
bank-without = das ist nicht im Vorrat
no-operation = dieser Ausbau lässt sich nicht betreiben
nothing-to-operate = hier gibt es nichts zu betreiben
takes = dafür braucht es { $cards }
bank-cannot-make = was daraus würde, ist nicht mehr im Vorrat
has-recycled = in diesem Zug hast du schon recycelt
pile-empty = der Abfallstapel ist leer
from-bus-stop = einkaufen fährt man von der Haltestelle auf BGCS
trip-needs-two = für einen Einkauf müssen zwei Karten im Vorrat sein
bank-must-keep = im Vorrat müssen so viele Karten bleiben, wie du nimmst: Sie werden weggeworfen
craft-on-bgcs = gebaut wird auf BGCS
one-bgcs = es gibt nur ein BGCS, und das ist hier
no-piece-left = davon ist nichts mehr da
three-containers = für die Haltestelle müssen drei Frachtcontainer auf dem Plan stehen
costs = das kostet { $cards }
no-place-left = dafür ist kein Platz mehr
goes-on = { $upgrade } gehört auf: { $tile }
ring-not-open = dieser Ring ist noch nicht eröffnet
ring-closed = in diesem Ring wird nicht mehr gebaut
must-touch = ein neues Plättchen muss ein anderes berühren
costs-there = dort kostet es { $cards }
an-action-to-take = eine Aktion ist noch möglich
no-tile-there = auf diesem Feld liegt kein Plättchen
you-are-there = da stehst du schon; „stay“, wenn du bleiben willst
too-far = das ist mehr als { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} entfernt
no-tiles-lead = dorthin führen keine Plättchen
another-player = zum Tauschen gehören zwei
no-chain = keine Kette von Figuren verbindet euch
trading-with = in diesem Zug tauschst du mit { $seat }
giver-lacks = wer geben soll, hat keine solche Karte
above-limit = das ist mehr, als die Tauschgrenze erlaubt
declined-before = dieses Angebot wurde in diesem Zug schon abgelehnt

## Worum es jetzt geht

about-setup = die Auslage von Ring 1
about-bank = die Karten, die aus dem Vorrat weggeworfen werden
about-feed = die Versorgung der Sozialbauten
about-loss = die Karten, die für fehlende Versorgung verloren gehen
about-carya = das Plättchen, das einen Ausbau bekommt
about-drought = die trockenen Bewässerungen
about-thirst = Wasser für die Durstigen
about-heat = Nahrung oder Wasser gegen die Hitze
about-vandalism = den beschädigten Frachtcontainer
about-flood = die überschwemmten Gemeinschaftsgärten
about-replant = das Neupflanzen im Garten
about-cat = das, was die Katze zerbrochen hat
about-action = eine Aktion
about-move = das Gehen
about-place = den Platz für das Gebaute
about-shop = die Karten des Einkaufs
about-shop-waste = die Karten, die der Einkauf wegwirft
about-end = das Ende des Zuges
about-limit = die Karten über dem Handlimit
about-over = nichts mehr, denn das Spiel ist zu Ende

## Hausregeln

rule-difficulty = Schwierigkeit
rule-difficulty-is = Wie lang das Spiel ist
word-standard = üblich
word-standard-is = 20 Runden, gewonnen wird in Ring 3
word-easy = leicht
word-easy-is = 10 Runden, gewonnen wird in Ring 2
rule-players = Personen
rule-players-is = Wie viele mitspielen
rule-composter-recipe = Rezept des Komposters
rule-composter-recipe-is = Was ein betriebener Komposter bewirkt
word-table = Tabelle
word-table-is = aus 2 Nahrung und 1 Wasser werden 4 Kompost
word-text = Text
word-text-is = aus 1 Nahrung werden 2 Kompost
rule-composter-effect = Wirkung des Komposters
rule-composter-effect-is = Wie viel Nahrung und Wasser ein Komposter vor dem Wegwerfen bewahrt
word-global = überall
word-global-is = alles
word-one-per-composter = eine je Komposter
word-one-per-composter-is = eine Karte für jeden Komposter in jedem Unterhalt, Ereignis und Zug
rule-double-craft = doppelt bauen
rule-double-craft-is = Was die zweite Aktion auf BGCS bauen darf
word-after-move = nach dem Gehen
word-after-move-is = bis zu zwei Dinge
word-off = aus
word-one-thing-is = ein Ding
rule-recycler-limit = Grenze der Recyclinghöfe
rule-recycler-limit-is = Wie oft man in einem Zug Recyclinghöfe betreiben darf
word-per-turn = je Zug
word-per-turn-is = einmal
word-per-recycler = je Recyclinghof
word-per-recycler-is = jeden Recyclinghof einmal
rule-trade-limit = Tauschgrenze
rule-trade-limit-is = Was die Tauschgrenze zählt
word-per-giver = je Seite
word-per-giver-is = was jede Seite gibt
word-combined = zusammen
word-combined-is = was beide Seiten zusammen geben
rule-build-scope = Baugebiet
rule-build-scope-is = Wohin neue Plättchen dürfen
word-current-ring = jetziger Ring
word-current-ring-is = in den jetzigen Ring
word-opened-rings = eröffnete Ringe
word-opened-rings-is = in jeden Ring, der schon eröffnet ist
rule-adjacent-placement = angrenzend bauen
rule-adjacent-placement-is = Ob ein neues Plättchen ein anderes berühren muss
word-need-not-is = nicht nötig
word-on = an
word-must-is = nötig
rule-personal-costs = eigene Kosten
rule-personal-costs-is = Wer zahlt, was ein Ereignis von einzelnen verlangt
word-own = selbst
word-own-is = wen es trifft
word-team = Team
word-team-is = wer auch immer, wie das Team entscheidet
rule-skip-hand-check = Handlimit beim Aussetzen
rule-skip-hand-check-is = Ob das Handlimit auch in einem ausgesetzten Zug gilt
word-is-not-is = gilt nicht
word-is-is = gilt
rule-missed-feeding = fehlende Versorgung
rule-missed-feeding-is = Was fehlende Versorgung kostet, wenn alle Hände leer sind
word-hands-then-bank = Hände, dann Vorrat
word-hands-then-bank-is = Karten aus dem Vorrat
word-hands-only = nur Hände
word-hands-only-is = nichts weiter
rule-bank = Vorrat
rule-bank-is = Wie viele Karten es gibt
word-finite = begrenzt
word-finite-is = 16 von jedem Rohstoff
word-unlimited = unbegrenzt
word-unlimited-is = so viele, wie gebraucht werden
rule-recycler-forced = Zwang zum Recyceln
rule-recycler-forced-is = Ob man auf einem Recyclinghof, den man betreiben kann, es auch muss
word-must-operate-is = man muss ihn betreiben
word-may-pass-is = man darf verzichten
rule-bus-stop-gate = Bedingung der Haltestelle
rule-bus-stop-gate-is = Wie viele Frachtcontainer die Haltestelle braucht
rule-flood-unpaid = unbezahlte Überschwemmung
rule-flood-unpaid-is = Was ein überschwemmter Garten kostet, wenn niemand Nahrung hat
word-ignore = übergehen
word-ignore-is = nichts
word-waste-one = eine wegwerfen
word-waste-one-is = eine Karte aus einer Hand
rule-housing-rule = Sozialbauten
rule-housing-rule-is = Wo Sozialbauten stehen müssen
word-total = insgesamt
word-total-is = irgendwo
word-per-ring = je Ring
word-per-ring-is = 2 in Ring 2, und zum Sieg auch 3 in Ring 3
rule-fill-rings = Ringe füllen
rule-fill-rings-is = Ob ein Ring voll sein muss, bevor es weitergeht
word-fill-is = Ring 2, um weiterzukommen, Ring 3, um zu gewinnen
rule-first-player = Rundenbeginn
rule-first-player-is = Wer eine Runde beginnt
word-fixed = fest
word-fixed-is = immer dieselbe Person
word-rotate = reihum
word-rotate-is = jede Runde die nächste Person
rule-team-decision = Entscheidung im Team
rule-team-decision-is = Wie das Team entscheidet
word-lead = Leitung
word-lead-is = die Leitung entscheidet
word-vote = Mehrheit
word-vote-is = durch Abstimmung, mehr als die Hälfte muss zustimmen
word-unanimous = einstimmig
word-unanimous-is = durch Abstimmung, alle müssen zustimmen
rule-trade-consent = Zustimmung zum Tausch
rule-trade-consent-is = Ob die andere Seite bei jedem Tausch gefragt wird
word-granted-is = das Einverständnis wird vorausgesetzt
word-asked-is = die andere Seite nimmt an oder lehnt ab
rule-trade-partners = Tauschpartner
rule-trade-partners-is = Mit wie vielen man in einem Zug tauschen darf
word-one = mit einer Person
word-any = beliebig
word-any-is = mit beliebig vielen
rule-hands = Hände
rule-hands-is = Was man von den Händen der anderen sieht
word-open = offen
word-open-is = alles
word-closed = verdeckt
word-closed-is = nur, wie viele Karten
