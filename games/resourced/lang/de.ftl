### Was das Spiel sagt, auf Deutsch.

summary = Baut gemeinsam und ohne Abfall eine Kreislaufwirtschaft rund um das Gemeindezentrum auf.
credit = ResourCEd ist von Jonathan Metcalf, Sean O'Connor, Elitumaini Swai und Evan Vadeboncoeur, die am Worcester Polytechnic Institute studierten, für Banksia Gardens Community Services.

## Wo lange Wörter auf Karten getrennt werden dürfen

seams =
    Bewässe|rung Bienen|hotels Busch|feuer|rauch Fracht|container Gemein|schafts|garten Halte|stelle Hitze|welle Katzen|schaden Lern|gruppe
    Müll|sammel|tag Recycling|hof Schutz|dach Vanda|lismus Wald|garten Über|schwem|mung

## Karten und Teile

piece-food-forest = Waldgarten
    .gender = masculine
    .indefinite = ein Waldgarten
    .accusative = einen Waldgarten
piece-heat-haven = Kühloase
    .gender = feminine
    .indefinite = eine Kühloase
    .accusative = eine Kühloase
piece-community-garden = Gemeinschaftsgarten
    .gender = masculine
    .indefinite = ein Gemeinschaftsgarten
    .accusative = einen Gemeinschaftsgarten
piece-social-housing = Sozialbau
    .gender = masculine
    .indefinite = ein Sozialbau
    .accusative = einen Sozialbau
piece-recycler = Recyclinghof
    .gender = masculine
    .indefinite = ein Recyclinghof
    .accusative = einen Recyclinghof
piece-bgcs = BGCS
piece-composter = Komposter
    .gender = masculine
    .indefinite = ein Komposter
    .accusative = einen Komposter
piece-irrigation-system = Bewässerung
    .gender = feminine
    .indefinite = eine Bewässerung
    .accusative = eine Bewässerung
piece-shipping-container = Frachtcontainer
    .gender = masculine
    .indefinite = ein Frachtcontainer
    .accusative = einen Frachtcontainer
piece-shelter = Schutzdach
    .gender = neuter
    .indefinite = ein Schutzdach
    .accusative = ein Schutzdach
piece-bus-stop = Haltestelle
    .gender = feminine
    .indefinite = eine Haltestelle
    .accusative = eine Haltestelle
piece-rain = Regen
piece-community-planting-day = Pflanztag
piece-harvest = Ernte
piece-bee-hotels = Bienenhotels
piece-computer-access-program = Computer für alle
piece-study-group = Lerngruppe
piece-trash-pickup-day = Müllsammeltag
piece-join-carya = Mitmachen bei CARYA
piece-drought = Dürre
piece-heat-wave = Hitzewelle
piece-bushfire-smoke = Buschfeuerrauch
piece-vandalism = Vandalismus
piece-flood = Überschwemmung
piece-propurrrty-damage = Katzenschaden

## Hausregeln: `rule-SCHLÜSSEL` ist der Name eines Schalters, `rule-SCHLÜSSEL-WERT` der eines Werts, `-is` was er bedeutet

rule-difficulty = Schwierigkeit
rule-difficulty-is = wie lang das Spiel ist
rule-difficulty-standard = üblich
rule-difficulty-standard-is = 20 Runden, gewonnen wird in Ring 3
rule-difficulty-easy = leicht
rule-difficulty-easy-is = 10 Runden, gewonnen wird in Ring 2
rule-players = Personen
rule-players-is = wie viele mitspielen
rule-composter-recipe = Rezept des Komposters
rule-composter-recipe-is = was ein betriebener Komposter bewirkt
rule-composter-recipe-table = Tabelle
rule-composter-recipe-table-is = aus 2 Nahrung und 1 Wasser werden 4 Kompost
rule-composter-recipe-text = Text
rule-composter-recipe-text-is = aus 1 Nahrung werden 2 Kompost
rule-composter-effect = Wirkung des Komposters
rule-composter-effect-is = wie viel Nahrung und Wasser ein Komposter vor dem Wegwerfen bewahrt
rule-composter-effect-global = überall
rule-composter-effect-global-is = alles
rule-composter-effect-one-per-composter = eine je Komposter
rule-composter-effect-one-per-composter-is = eine Karte für jeden Komposter in jedem Unterhalt, Ereignis und Zug
rule-double-craft = doppelt bauen
rule-double-craft-is = was die zweite Aktion auf BGCS bauen darf
rule-double-craft-after-move = nach dem Gehen
rule-double-craft-after-move-is = bis zu zwei Dinge
rule-double-craft-off = aus
rule-double-craft-off-is = ein Ding
rule-recycler-limit = Grenze der Recyclinghöfe
rule-recycler-limit-is = wie oft man in einem Zug Recyclinghöfe betreiben darf
rule-recycler-limit-per-turn = je Zug
rule-recycler-limit-per-turn-is = einmal
rule-recycler-limit-per-recycler = je Recyclinghof
rule-recycler-limit-per-recycler-is = jeden Recyclinghof einmal
rule-trade-limit = Tauschgrenze
rule-trade-limit-is = was die Tauschgrenze zählt
rule-trade-limit-per-giver = je Seite
rule-trade-limit-per-giver-is = was jede Seite gibt
rule-trade-limit-combined = zusammen
rule-trade-limit-combined-is = was beide Seiten zusammen geben
rule-build-scope = Baugebiet
rule-build-scope-is = wohin neue Plättchen dürfen
rule-build-scope-current-ring = jetziger Ring
rule-build-scope-current-ring-is = in den jetzigen Ring
rule-build-scope-opened-rings = eröffnete Ringe
rule-build-scope-opened-rings-is = in jeden Ring, der schon eröffnet ist
rule-adjacent-placement = angrenzend bauen
rule-adjacent-placement-is = ob ein neues Plättchen ein anderes berühren muss
rule-adjacent-placement-off = aus
rule-adjacent-placement-off-is = nicht nötig
rule-adjacent-placement-on = an
rule-adjacent-placement-on-is = nötig
rule-personal-costs = eigene Kosten
rule-personal-costs-is = wer zahlt, was ein Ereignis von einzelnen verlangt
rule-personal-costs-own = selbst
rule-personal-costs-own-is = wen es trifft
rule-personal-costs-team = Team
rule-personal-costs-team-is = wer auch immer, wie das Team entscheidet
rule-skip-hand-check = Handlimit beim Aussetzen
rule-skip-hand-check-is = ob das Handlimit auch in einem ausgesetzten Zug gilt
rule-skip-hand-check-off = aus
rule-skip-hand-check-off-is = gilt nicht
rule-skip-hand-check-on = an
rule-skip-hand-check-on-is = gilt
rule-missed-feeding = fehlende Versorgung
rule-missed-feeding-is = was fehlende Versorgung kostet, wenn alle Hände leer sind
rule-missed-feeding-hands-then-bank = Hände, dann Vorrat
rule-missed-feeding-hands-then-bank-is = Karten aus dem Vorrat
rule-missed-feeding-hands-only = nur Hände
rule-missed-feeding-hands-only-is = nichts weiter
rule-bank = Vorrat
rule-bank-is = wie viele Karten es gibt
rule-bank-finite = begrenzt
rule-bank-finite-is = 16 von jedem Rohstoff
rule-bank-unlimited = unbegrenzt
rule-bank-unlimited-is = so viele, wie gebraucht werden
rule-recycler-forced = Zwang zum Recyceln
rule-recycler-forced-is = ob man auf einem Recyclinghof, den man betreiben kann, es auch muss
rule-recycler-forced-on = an
rule-recycler-forced-on-is = man muss ihn betreiben
rule-recycler-forced-off = aus
rule-recycler-forced-off-is = man darf verzichten
rule-bus-stop-gate = Bedingung der Haltestelle
rule-bus-stop-gate-is = wie viele Frachtcontainer die Haltestelle braucht
rule-flood-unpaid = unbezahlte Überschwemmung
rule-flood-unpaid-is = was ein überschwemmter Garten kostet, wenn niemand Nahrung hat
rule-flood-unpaid-ignore = übergehen
rule-flood-unpaid-ignore-is = nichts
rule-flood-unpaid-waste-one = eine wegwerfen
rule-flood-unpaid-waste-one-is = eine Karte aus einer Hand
rule-housing-rule = Sozialbauten
rule-housing-rule-is = wo Sozialbauten stehen müssen
rule-housing-rule-total = insgesamt
rule-housing-rule-total-is = irgendwo
rule-housing-rule-per-ring = je Ring
rule-housing-rule-per-ring-is = 2 in Ring 2, und zum Sieg auch 3 in Ring 3
rule-fill-rings = Ringe füllen
rule-fill-rings-is = ob ein Ring voll sein muss, bevor es weitergeht
rule-fill-rings-off = aus
rule-fill-rings-off-is = nicht nötig
rule-fill-rings-on = an
rule-fill-rings-on-is = Ring 2, um weiterzukommen, Ring 3, um zu gewinnen
rule-first-player = Rundenbeginn
rule-first-player-is = wer eine Runde beginnt
rule-first-player-fixed = fest
rule-first-player-fixed-is = immer dieselbe Person
rule-first-player-rotate = reihum
rule-first-player-rotate-is = jede Runde die nächste Person
rule-team-decision = Entscheidung im Team
rule-team-decision-is = wie das Team entscheidet
rule-team-decision-lead = Leitung
rule-team-decision-lead-is = die Leitung entscheidet
rule-team-decision-vote = Mehrheit
rule-team-decision-vote-is = durch Abstimmung, mehr als die Hälfte muss zustimmen
rule-team-decision-unanimous = einstimmig
rule-team-decision-unanimous-is = durch Abstimmung, alle müssen zustimmen
rule-trade-consent = Zustimmung zum Tausch
rule-trade-consent-is = ob die andere Seite bei jedem Tausch gefragt wird
rule-trade-consent-off = aus
rule-trade-consent-off-is = das Einverständnis wird vorausgesetzt
rule-trade-consent-on = an
rule-trade-consent-on-is = die andere Seite nimmt an oder lehnt ab
rule-trade-partners = Tauschpartner
rule-trade-partners-is = mit wie vielen man in einem Zug tauschen darf
rule-trade-partners-one = mit einer Person
rule-trade-partners-one-is = mit einer Person
rule-trade-partners-any = beliebig
rule-trade-partners-any-is = mit beliebig vielen
rule-hands = Hände
rule-hands-is = was man von den Händen der anderen sieht
rule-hands-open = offen
rule-hands-open-is = alles
rule-hands-closed = verdeckt
rule-hands-closed-is = nur, wie viele Karten

## Die Einleitung des Regelhefts, jeder Absatz in einer Zeile

about-1 = Ein Spiel für 3 oder 4 Personen über eine Wirtschaft im Kreislauf: Gemeinsam erschließt ihr das Land um ein Gemeindezentrum, Ring um Ring, und dürft dabei nicht im Abfall versinken. Ihr gewinnt oder verliert alle zusammen.
about-2 = **Wer es erfunden hat.** Entworfen haben es Jonathan Metcalf, Sean O'Connor, Elitumaini Swai und Evan Vadeboncoeur, die am Worcester Polytechnic Institute (WPI) studierten, für Banksia Gardens Community Services (BGCS) in Broadmeadows; gefördert von Edgar Caballero Aspe, betreut von Steven McCauley und Fabio Carrera.
about-3 = **Was nachgebildet ist.** Nur die Worte der Anleitung sind erhalten; ihre Bilder, und mit ihnen die meisten Preise, der Drehpfeil und die Zahl der Ereigniskarten, sind verloren. Jede Regel sagt, woher sie kommt: *(original)* steht in der Anleitung, *(inferred)* zeigt die Anleitung, ohne es zu sagen, *(ruling n)* die Anleitung schweigt oder widerspricht sich, und die Tabelle der Entscheidungen sagt, warum wir so gewählt haben, *(reconstructed)* eine eigene Zahl an Stelle einer verlorenen. Alle Zahlen stehen in der Datei `pieces.tsv`, jede mit ihrem Stand.
about-4 = **Abkürzungen im Regelheft.** FF Waldgarten, SH Sozialbau, HH Kühloase, CG Gemeinschaftsgarten, RC Recyclinghof, BGCS das Plättchen in der Mitte. Die Rohstoffe sind Holz, Metall, Kompost, Nahrung und Wasser, immer in dieser Reihenfolge. „Das Team“ seid ihr alle, wenn ihr gemeinsam entscheidet.

## Der Tisch

no-action = Du hast noch eine Aktion frei.
land = Das Land
bank = Vorrat
unlimited = unbegrenzt
waste = Abfallstapel
goal = Was noch fehlt
next-event = Das nächste Ereignis, nach dem Würfel:
good-face = gut
bad-face = schlecht
pieces = Was noch da ist und was es kostet
your-hand = Deine Karten
event = Ereignis
vote = Abstimmung
housing = gebaute Sozialbauten
waste-left = Karten im Abfall
rounds-played = gespielte Runden
good = Gutes Ereignis
bad = Schlechtes Ereignis
bare = unbebaut
skips = setzt diesen Zug aus
in-smoke = im Rauch

## Die Karten

shelf-tiles = Plättchen
shelf-upgrades = Ausbauten
shelf-good = Gute Ereignisse
shelf-bad = Schlechte Ereignisse
shelf-resources = Rohstoffe

## Plättchen und Ausbauten in zwei Buchstaben

short-food-forest = WG
short-heat-haven = KO
short-community-garden = GG
short-social-housing = SB
short-recycler = RH
short-composter = Ko
short-irrigation-system = Be
short-shipping-container = Fc
short-shelter = Sd
short-bus-stop = Ha

## Was die Dinge bewirken

does-bgcs = Die Mitte. Sammle eine beliebige Karte oder baue etwas.
does-composter = Bezahlte Nahrung und bezahltes Wasser gehen in den Vorrat zurück. Betreiben: Aus 2 Nahrung und 1 Wasser werden 4 Kompost.
does-irrigation-system = Betreiben: Aus 1 Wasser werden 2 Nahrung.
does-shipping-container = Alle dürfen 2 Karten mehr halten.
does-shelter = Die Tauschgrenze steigt um 2.
does-bus-stop = Ein Schritt mehr für alle. Betreiben: einkaufen fahren.
does-study-group = Alle nehmen eine zufällige Karte aus dem Abfallstapel.
does-trash-pickup-day = Würfelt und recycelt so viele Karten.
does-join-carya = Ein Plättchen eurer Wahl bekommt seinen Ausbau umsonst.
does-drought = Zahlt 1 Wasser für jede Bewässerung oder verliert sie; wer weder in einem Waldgarten noch auf BGCS steht, zahlt 1 Wasser oder setzt einen Zug aus.
does-heat-wave = Wer weder in einer Kühloase noch auf BGCS steht, zahlt 1 Nahrung oder Wasser oder setzt einen Zug aus.
does-bushfire-smoke = Wer nicht auf BGCS steht, geht einen Schritt weniger.
does-vandalism = Zahlt zusammen 3 Metall oder verliert einen Frachtcontainer.
does-flood = Zäunt jeden Gemeinschaftsgarten für 2 Holz ein, sonst verliert er seinen Komposter, und 1 Nahrung wird fällig.
does-propurrrty-damage = Eine Katze besucht jemanden; eine Karte von dort wird weggeworfen.

## Was gebraucht wird

enough-housing = Es stehen genug Sozialbauten.
waste-is-empty = Der Abfallstapel ist leer, wie er sein muss.

## Was zu tun ist und was daraus wird

task-offer = das Angebot beantworten
task-proposal = zustimmen oder widersprechen
task-vote = die eigene Antwort nennen
task-runoff = unter den gleichstehenden Antworten wählen
task-setup = Ring 1 auslegen oder die Vorgabe nehmen
task-carya = ein Plättchen wählen, das umsonst ausgebaut wird
task-drought = für eine Bewässerung zahlen oder sie aufgeben
task-thirst = wer zahlt das Wasser?
task-heat-wave = 1 Nahrung oder 1 Wasser zahlen
task-vandalism = 3 Metall zahlen oder einen Frachtcontainer aufgeben
task-flood = einen Garten einzäunen oder ihn aufgeben
task-replant = wer zahlt die Nahrung zum Neupflanzen?
task-cat = wen besucht die Katze?
task-cat-waste = eine Karte für die Katze wegwerfen
task-first-action = die erste Aktion ausführen
task-second-action = die zweite Aktion ausführen
task-end = tauschen oder den Zug beenden
task-over = das Spiel ist zu Ende
nothing-to-lose = es gibt nichts zu verlieren
three-metal = 3 Metall
two-wood = 2 Holz
one-water = 1 Wasser
shopping-does = Karten aus dem Vorrat nehmen und ebenso viele wegwerfen
end-does = weiter zum Handlimit

## Sätze

gathers = { $kind } sammeln: { $one } in Ring 1, { $two } in Ring 2, { $three } in Ring 3; mit Ausbau eine Karte mehr.
recycles = Betreiben für { $cards }: { $one }, { $two } oder { $three } Karten recyceln, in Ring 1, 2 oder 3.
goes-on = Gehört auf { ACCUSATIVE($tile) }. { $does }
gift = Alle bekommen 1 { $kind } aus dem Vorrat.
with-upgrade = mit { $upgrade }
here-are = hier: { $seats }
waste-limit = { $cards }; mit 24 am Ende einer Runde ist das Spiel verloren
more-housing = { $needed ->
    [one] noch 1 Sozialbau
   *[other] noch { $needed } Sozialbauten
} (gebaut: { $built })
empty-waste = ein leerer Abfallstapel (noch { $cards })
round-of = Runde { $round } von { $rounds }
hand-limit = { $held } von { $limit } Karten
progress = Runde { $round } von { $rounds } · Ring { $ring } · noch { $needed ->
    [one] 1 Sozialbau
   *[other] { $needed } Sozialbauten
} und ein leerer Abfallstapel (jetzt { $waste }) · Leitung: { $seat }
progress-last = { progress } · die letzte Runde
steps-count = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
turn-line = { $seat }: gedreht { $spin }, { $steps }, Tauschgrenze { $limit }
trading-with = tauscht mit { $seat }: gegeben { $gave }, bekommen { $got }
offered = angeboten: { $what }
proposes = { $seat } schlägt vor: { $what }.
for-it = Dafür: { $seats }.
against-it = Dagegen: { $seats }.
voted = { $seat }: { $what }
not-yet = { $seat }: noch nicht
tied = Gleichauf: { $what }
label = { CAPITAL($what) }
tile-at = { $hex } ({ $tile })
task-waste-bank = { $cards } aus dem Vorrat wegwerfen
task-feed = wer versorgt die Sozialbauten? Zu zahlen: { $food } Nahrung, { $water } Wasser
task-unfed = { $cards } für das wegwerfen, was nicht versorgt wurde
task-move = bis zu { $steps } gehen oder bleiben
task-place = einen Platz für { ACCUSATIVE($thing) } wählen
task-shop = Karten aus dem Vorrat nehmen (bisher { $taken })
task-limit = { $cards } über dem Handlimit wegwerfen
costs = kostet { $price }
loses-its = verliert { GENDER($upgrade) ->
    [feminine] die
    [neuter] das
   *[masculine] den
} { $upgrade }
in-the-bank = { $count } im Vorrat
beware = Achtung: { $needed ->
    [one] 1 Sozialbau braucht
   *[other] { $needed } Sozialbauten brauchen
} noch ein Feld
makes = aus { $cards } werden { $count } { $kind }
to-recycle = { $price }, um { $cards } zu recyceln
standing = { $hand }, auf { $hex } ({ $tile })
ending-housing = In Runde { $round } stehen { $housing } Sozialbauten, und der Abfallstapel ist leer (R183, R191).
ending-waste = Am Ende der Runde liegen { $waste } im Abfallstapel: 24 sind zu viel (R180).
ending-rounds = Die letzte Runde ist vorbei, mit { $housing ->
    [one] 1 Sozialbau
   *[other] { $housing } Sozialbauten
} und { $waste } im Abfallstapel (R189).

## Zeichen und Wörter, erklärt

term-material = Ein Rohstoff, der Bauteile und Reparaturen bezahlt und in den Vorrat zurückgeht.
term-supply = Ein Rohstoff, den jeder Sozialbau im Unterhalt verlangt. Ohne Komposter landet er im Abfall.
term-use-name = verbrauchen
term-use = Eine Karte geht von einer Hand in den Vorrat zurück.
term-waste-name = wegwerfen
term-waste = Eine Karte kommt oben auf den Abfallstapel. Mit 24 am Ende einer Runde ist das Spiel verloren.
term-recycle-name = recyceln
term-recycle = Die ältesten Karten des Abfallstapels gehen in den Vorrat zurück.

## Rohstoffe

wood = Holz
    .gender = neuter
metal = Metall
    .gender = neuter
compost = Kompost
    .gender = masculine
food = Nahrung
    .gender = feminine
water = Wasser
    .gender = neuter
nothing = nichts
some-of = { $count } { $kind }
hex-at = { $hex }
listed = { $list }

## Antworten, wie sie im Satz stehen; eine Schaltfläche beginnt mit einem Großbuchstaben

take-preset = die Vorgabe nehmen
build = { $tile } auf { $hex }
waste-card = { $kind } wegwerfen
pays-card = { $seat } zahlt { $kind }
loses-card = { $seat } verliert { $kind }
pays-system = { $seat } zahlt für die Bewässerung auf { $hex }
payment = { $count } { $kind } von { $seat }
repair-container = einen Frachtcontainer mit { $payments } reparieren
fence = { $hex } mit { $payments } einzäunen
give-up = { $place } aufgeben
pays-food = { $seat } zahlt die Nahrung
pay = { $kind } zahlen
cat-visits = die Katze besucht { $seat }
upgrade-tile = { $place } ausbauen
gather = sammeln
gather-one = { $kind } sammeln
gather-two = { $one } und { $other } sammeln
operate = betreiben
go-shopping = einkaufen fahren
take = { $kind } nehmen
take-no-more = nichts mehr nehmen
craft = { ACCUSATIVE($thing) } bauen
place-on = auf { $place } legen
no-second-craft = nichts Zweites bauen
pass = keine Aktion
move-to = auf { $place } gehen
stay = bleiben
give = { $kind } an { $seat } geben
ask = { $seat } um { $kind } bitten
accept = annehmen
decline = ablehnen
end-turn = den Zug beenden
propose = vorschlagen: { $what }
agree = zustimmen
object = widersprechen

## Der Verlauf

round-begins = Runde { $round } beginnt.
preset-laid = Ring 1 wird nach der Vorgabe ausgelegt.
laid = Auf { $hex } wird { INDEFINITE($tile) } gebaut.
improved = { $hex } bekommt { ACCUSATIVE($upgrade) }.
lost = { $hex } verliert { GENDER($upgrade) ->
    [feminine] seine
    [neuter] sein
   *[masculine] seinen
} { $upgrade }.
bank-wasted = Aus dem Vorrat wird 1 { $kind } weggeworfen.
hand-wasted = { $seat } wirft 1 { $kind } weg.
paid = { $seat } zahlt { $cards }.
paid-wasted = { $seat } zahlt { $cards }; davon in den Abfall, weil ein Komposter fehlt: { $wasted }.
feeding-missed = Um die Sozialbauten zu versorgen, { $count ->
    [one] fehlt 1 Karte
   *[other] fehlen { $count } Karten
} Nahrung oder Wasser.
drawn-good = Der Würfel zeigt { $roll }: ein gutes Ereignis, { $event }.
drawn-bad = Der Würfel zeigt { $roll }: ein schlechtes Ereignis, { $event }.
nothing-happens = Das Ereignis „{ $event }“ bewirkt nichts.
took = { $seat } nimmt { $count } { $kind }.
rescued = { $seat } nimmt 1 { $kind } aus dem Abfallstapel.
rolled = Der Würfel zeigt { $roll }.
recycled = { $count ->
    [one] 1 Karte wird
   *[other] { $count } Karten werden
} recycelt.
must-skip = { $seat } kann nicht zahlen und setzt einen Zug aus.
now-in-smoke = { $seat } steht im Rauch: ein Schritt weniger.
blamed = Die Katze besucht { $seat }.
spins = { $seat } dreht eine { $spin }.
turn-skipped = { $seat } setzt den Zug aus.
passed = { $seat } verzichtet auf eine Aktion.
moved = { $seat } geht auf { $hex }.
went-shopping = { $seat } fährt mit dem Bus einkaufen.
crafts = { $seat } baut { ACCUSATIVE($thing) }.
traded = { $seat } gibt { $to } eine Karte { $kind }.
trade-offered = { $seat } bietet an: { $choice }.
trade-declined = { $seat } lehnt ab: { $choice }.
proposed = { $seat } schlägt vor: { $choice }.
agreed = { $seat } stimmt zu.
objected = { $seat } widerspricht.
everybody-votes = Der Vorschlag ist abgelehnt; jetzt nennen alle ihre Antwort.
vote-tied = Die Abstimmung steht unentschieden; die Leitung wählt unter den gleichstehenden Antworten.
too-few-hexes = Achtung: { $needed ->
    [one] 1 Sozialbau fehlt
   *[other] { $needed } Sozialbauten fehlen
} noch, und dafür { $free ->
    [0] bleibt kein Feld
    [one] bleibt nur 1 Feld
   *[other] bleiben nur { $free } Felder
}.
ring-opens = Ring { $ring } wird eröffnet.
team-has-won = Kein Abfall und ein Zuhause für alle: Das Team gewinnt.
lost-by-waste = Zu viel Abfall: Das Team verliert.
lost-by-rounds = Die letzte Runde ist vorbei: Das Team verliert.

## Warum etwas nicht geht

game-is-over = das Spiel ist zu Ende
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
no-trade-yet = vor den Zügen einer Runde wird nicht getauscht
finish-first = bring erst zu Ende, was du tust, dann tausche
preset-whole = die Vorgabe gibt es nur im Ganzen; du hast schon selbst zu legen begonnen
no-three-metal = die Genannten haben die 3 Metall nicht
no-two-wood = die Genannten haben die 2 Holz nicht
cat-was-there = die Katze war schon da; jetzt muss eine Karte weg
you-hold-none = eine solche Karte hast du nicht
at-least-one = von einem Einkauf bringt man mindestens eine Karte mit
nothing-to-finish = es gibt nichts abzuschließen: führ erst eine Aktion aus
outside = dieses Feld liegt außerhalb der Karte
ring-one-takes = in Ring 1 kommt jedes Plättchen einmal, dazu noch ein Waldgarten, ein Gemeinschaftsgarten oder eine Kühloase
fill-ring-one = die sechs Plättchen füllen Ring 1
tile-there = auf diesem Feld liegt schon ein Plättchen
hands-first = erst kommen Karten aus den Händen, dann aus dem Vorrat
replanted-with-food = ein Garten wird mit Nahrung neu bepflanzt
food-is-there = es ist noch Nahrung da, um den Garten neu zu bepflanzen
no-system-there = dort ist keine Bewässerung, um die es geht
no-garden-there = dort ist kein Gemeinschaftsgarten, um den es geht
no-container-there = dort steht kein Frachtcontainer
pay-your-own = alle zahlen für sich selbst
heat-takes = eine Hitzewelle verlangt Nahrung oder Wasser
drought-takes = eine Dürre verlangt Wasser
no-resource-tile = dort liegt kein Plättchen, das Rohstoffe bringt
bgcs-no-resource-tile = BGCS ist kein Plättchen, das Rohstoffe bringt
has-upgrade = dieses Plättchen hat seinen Ausbau schon
no-upgrade-left = ein solcher Ausbau ist nicht mehr da
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
no-place-left = dafür ist kein Platz mehr
ring-not-open = dieser Ring ist noch nicht eröffnet
ring-closed = in diesem Ring wird nicht mehr gebaut
must-touch = ein neues Plättchen muss ein anderes berühren
an-action-to-take = eine Aktion ist noch möglich
no-tile-there = auf diesem Feld liegt kein Plättchen
you-are-there = da stehst du schon; „stay“, wenn du bleiben willst
no-tiles-lead = dorthin führen keine Plättchen
another-player = zum Tauschen gehören zwei
no-chain = keine Kette von Figuren verbindet euch
above-limit = das ist mehr, als die Tauschgrenze erlaubt
declined-before = dieses Angebot wurde in diesem Zug schon abgelehnt
others-decision = das entscheidet { $seat }
others-trade = einen Tausch kann jetzt nur { $seat } beginnen
now-about = jetzt geht es um { $question }
has-none = { $seat } hat { GENDER($kind) ->
    [feminine] keine
    [masculine] keinen
   *[neuter] kein
} { $kind }
no-card-to-lose = { $seat } hat keine Karte zu verlieren
bank-lacks = im Vorrat ist { GENDER($kind) ->
    [feminine] keine
   *[other] kein
} { $kind }
due-now = jetzt ist { $kind } zu zahlen
say-who-pays = sag, wer zahlt: „pay water by 0“ für { $seat }
offer-waits = ein Angebot wartet auf die Antwort von { $seat }
it-takes = dafür braucht es { $cards }
it-costs = das kostet { $cards }
there-it-costs = dort kostet es { $cards }
belongs-on = { INDEFINITE($upgrade) } gehört auf { ACCUSATIVE($tile) }
too-far = das ist mehr als { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} entfernt
only-trading-with = in diesem Zug tauschst du mit { $seat }
table-is-for = dieser Tisch ist für { $players } Personen, nicht für { $seats } (R1)

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

## Tipps

hint = { $wins }; nach einer Runde am Tisch { $ready ->
    [0] kann keine Hand recyceln
    [one] kann 1 Hand recyceln
   *[other] können { $ready } Hände recyceln
}, { $housing ->
    [0] steht kein Sozialbau
    [one] steht 1 Sozialbau
   *[other] stehen { $housing } Sozialbauten
} und { $pile }
wins-of = das Team gewinnt { $wins } von 100 Spielen
wins-more = das Team gewinnt { $wins } von 100 Spielen, { $more } mehr als sonst
wins-fewer = das Team gewinnt { $wins } von 100 Spielen, { $fewer } weniger als sonst
pile-holds = { $cards ->
    [0] liegt keine Karte
    [one] liegt 1 Karte
   *[other] liegen { $cards } Karten
} im Abfallstapel
pile-may-hold = { $cards ->
    [0] liegt keine Karte
    [one] liegt 1 Karte
   *[other] liegen { $cards } Karten
} im Abfallstapel, oder { $worst }, wenn es schlecht läuft: Dann { $faces ->
    [one] bringt 1
   *[other] bringen { $faces }
} von 6 Würfelseiten ein schlechtes Ereignis

## Das Labor

lab-drawn = gezogen
lab-lost = verloren
lab-built = gebaut oder eingetreten
lab-rounds = Runden eines Spiels
lab-waste = Karten im Abfallstapel am Ende
lab-housing = Sozialbauten am Ende
lab-crafted = gebaute Dinge
lab-traded = getauschte Karten
lab-pays = jemand zahlt
lab-bank-wasted = eine Karte aus dem Vorrat wird weggeworfen
lab-hand-wasted = eine Karte aus einer Hand wird weggeworfen
lab-recycled = Karten werden recycelt
lab-missed = bei der Versorgung fehlt Nahrung oder Wasser
lab-event = ein Ereignis wird gezogen
lab-no-effect = ein Ereignis bewirkt nichts
lab-turn-skipped = ein Zug wird ausgesetzt
lab-action-skipped = eine Aktion wird ausgelassen
lab-moves = eine Figur geht
lab-handed-over = eine Karte wird getauscht
lab-declined = ein Angebot wird abgelehnt
lab-shopping = jemand fährt einkaufen
lab-crafts = etwas wird gebaut
lab-upgrade-lost = ein Ausbau geht verloren
lab-rescued = eine Karte kommt aus dem Abfallstapel zurück
lab-will-skip = jemand muss einen Zug aussetzen
lab-smoke = jemand steht im Rauch
lab-cat = die Katze besucht jemanden
lab-ring-opens = der nächste Ring wird eröffnet
lab-too-few-hexes = für die Sozialbauten bleiben zu wenige Felder
lab-proposed = ein Vorschlag wird gemacht
lab-objected = einem Vorschlag wird widersprochen
lab-votes = alle stimmen ab
lab-waste-by-round = Abfallstapel zu Beginn einer Runde
lab-round = Runde
lab-cards = Karten
lab-housing-by-round = Sozialbauten zu Beginn einer Runde
lab-tiles = Plättchen
lab-last-round = Runde, in der das Spiel endet
lab-games = Spiele
lab-tile = Plättchen
lab-upgrade = Ausbau
lab-good-event = gutes Ereignis
lab-bad-event = schlechtes Ereignis

## Das Terminal

term-upgraded = + Ausbau
term-state = Runde { $round } von { $rounds } · Ring { $ring } · { $housing ->
    [one] 1 Sozialbau
   *[other] { $housing } Sozialbauten
}, { $needed } fehlen · Abfall { $waste }: { $events }, verloren bei 24
term-good-event = { $most ->
    [one] gutes Ereignis bei 1
   *[other] gutes Ereignis bei 1-{ $most }
}
term-bad-events = nur schlechte Ereignisse
term-bank = Vorrat
terminal-waste = Abfall
term-turn = Zug
term-vote = Abstimmung
term-you = du
term-unlimited = unbegrenzt
term-pile = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, die oberste zuerst: { $letters } ({ $meaning })
term-closed-hand = verdeckte Hand
term-cards-of = ({ $held } von { $limit })
term-proposal = { $seat } schlägt vor: { $what }; { $agree } dafür, { $object } dagegen
term-votes = alle nennen eine Antwort. { $votes }
term-tied = gleichauf: { $tied }
term-for = 1 { $kind } für { $seat }
term-from = 1 { $kind } von { $seat }
term-then-food = { $loses }, dann 1 Nahrung
term-usual-layout = die übliche Auslage nehmen
term-loses = verliert { GENDER($upgrade) ->
    [feminine] die
    [neuter] das
   *[masculine] den
} { $upgrade }
term-nothing-to-lose = hat nichts zu verlieren
terminal-recycle = { $price }, um { $cards } Karten zu recyceln
letter-wood = H
letter-metal = M
letter-compost = K
letter-food = N
letter-water = W

## Wie ein Spiel endete, in ein, zwei Wörtern

reason-housing = Sozialbauten
reason-waste = Abfall
reason-rounds = Runden

## Druckbögen

print-resource-cards = Rohstoffkarten
print-good-events = Gute Ereignisse
print-bad-events = Schlechte Ereignisse
print-tiles = Plättchen, 26 mm breit
print-tokens = Ausbauten, Figuren, Rundenstein
print-pawn-clay = Ton
print-pawn-river = Fluss
print-pawn-sun = Sonne
print-pawn-moss = Moos
print-pawn = Figur { $colour }
print-round-token = Rundenstein
print-round = Runde
print-board = Spielplan mit Karte und Rundenleiste
print-aid-and-die = Spielhilfe, Drehpfeil und Würfel
print-ring = Ring { $ring }
print-round-track = Rundenleiste
print-setup = Start
print-easy-game = Ein leichtes Spiel endet nach Runde 10.
print-bad-on = Abfallstapel: schlechtes Ereignis bei
print-band = { $least } bis { $most }
print-band-last = 24 und mehr
print-always = immer
print-faces = { $least } bis 6
print-waste-pile = Abfallstapel
print-aid = Spielhilfe
print-piece-or-operation = Teil oder Betrieb
print-costs = kostet
print-gives = bringt
print-by-ring = (in Ring 1/2/3)
print-in-ring = in Ring { $ring }
print-on-bgcs = auf BGCS
print-on = auf { $piece }
print-gather = { $count } { $kind } sammeln
print-gather-any = { $count ->
    [one] 1 beliebige Karte
   *[other] { $count } beliebige Karten
} sammeln
print-gather-more = { $count } mehr sammeln
print-recycles = { $count } recyceln
print-take-and-waste = ebenso viel nehmen wie wegwerfen
print-take = { $count } { $kind } nehmen
print-your-turn = In deinem Zug: drehen, eine Aktion, gehen, eine Aktion, Handlimit prüfen. Eine Aktion ist sammeln, betreiben oder bauen. Davor und danach darfst du jeweils tauschen.
print-spinner = Drehpfeil: Halte eine Büroklammer mit einer
    Bleistiftspitze in der Mitte fest und schnipse sie an.
print-die = Würfel: ausschneiden,
    falten und die Laschen
    festkleben.
print-no-picture = zu „{ $id }“ gibt es kein Bild
print-operation = { $piece } betreiben
print-shop = Einkauf

## Was an einer aufgeschriebenen Stellung oder einer geänderten Datendatei nicht stimmt; Plätze zählen wie in der Notation

round-in-setup = ist im Aufbau 0, und nur dort
too-many-rounds = so viele Runden gibt es nicht
ring-two-or-three = der jetzige Ring ist 2 oder 3
ring-in-setup = im Aufbau ist der jetzige Ring 2
first-leads = außerhalb der Züge leitet, wer die Runde beginnt
does-not-skip = wer am Zug ist, setzt ihn nicht aus
no-hex = so ein Feld gibt es nicht
no-tile = ein Plättchen „{ $id }“ gibt es nicht
bgcs-in-centre = auf 0,0 liegt BGCS und nichts anderes
hex-twice = das Feld ist zweimal genannt
no-upgrade = einen Ausbau „{ $id }“ gibt es nicht
upgrade-misfits = dieser Ausbau gehört nicht auf dieses Plättchen
beyond-ring = ein Plättchen liegt außerhalb des jetzigen Rings
ring-one-is-full = nach dem Aufbau ist Ring 1 voll
setup-is-over = Ring 1 ist voll, also ist der Aufbau zu Ende
no-upgrades-yet = im Aufbau gibt es keine Ausbauten
not-the-set = gehört nicht zu den Plättchen von R24
pawn-on-tile = eine Figur steht auf einem Plättchen
too-much-waste = das ist mehr, als in einer Runde weggeworfen werden kann
no-resource = einen Rohstoff „{ $id }“ gibt es nicht
unlimited-is-null = ist null, wenn der Vorrat unbegrenzt ist
too-many-of-a-kind = { $count } { $kind } in Händen und Stapel, und es gibt 16 (R12)
not-sixteen = Vorrat, Hände und Stapel ergeben nicht 16 von jedem Rohstoff (R12)
protected-is-null = ist null, außer bei composter_effect = one_per_composter
too-many-composters = so viele Komposter gibt es nicht
null-outside-turns = ist außerhalb der Züge null
not-on-spinner = das zeigt der Drehpfeil nicht
partner-is-another = ist nicht die Person, die am Zug ist
partner-is-null = ist bei trade_partners = any null
no-trade-outside = außerhalb der Züge tauscht niemand
empty-outside-turns = ist außerhalb der Züge leer
nothing-declined = bei trade_consent = off wird nichts abgelehnt
no-trade = „{ $text }“ ist kein Tausch mit jemand anderem
too-much-recycled = das ist mehr, als ein Zug erlaubt
no-recycler = dort ist kein Recyclinghof
too-many-cards = das ist mehr, als eine Runde bringen kann
nobody-asked = bei trade_consent = off wird niemand gefragt
offer-impossible = konnte so nicht gemacht werden: { $why }
entry-for-each = hat für jeden Platz einen Eintrag
three-or-four-play = dieses Spiel ist für 3 oder 4 Personen (R1)
no-such-resource = so einen Rohstoff gibt es nicht
number-of-cards = ist eine Anzahl von Karten
too-many-owed = so viele Karten können nicht fällig sein
event-required = ist in der Phase „event“ nötig
nobody-replants = niemand kann etwas neu pflanzen
crafting-required = ist in der Phase „place“ nötig
nobody-above-limit = niemand ist über dem Handlimit
cards-above-limit = ist die Zahl der Karten über dem Handlimit
not-ended = nichts hat dieses Spiel beendet
between-crafts = ist nur zwischen zweimal Bauen in der zweiten Aktion auf BGCS 1
no-such-thing = „{ $id }“ gibt es nicht
cannot-craft = wer am Zug ist, kann das nicht bauen
nothing-owed = es ist nichts fällig
too-much-asked = so viel verlangen die Sozialbauten nicht
not-in-hands = so viel ist nicht auf den Händen
null-in-event = ist bei diesem Ereignis null
nothing-to-upgrade = kein Plättchen kann ausgebaut werden
no-container = es gibt keinen Frachtcontainer
first-cannot-pay = wen es zuerst trifft, kann nicht zahlen
no-garden-left = es ist kein Garten mehr offen
event-asks-nothing = dieses Ereignis fragt niemanden etwas
no-system-on-it = dort ist keine Bewässerung
no-system-left = es ist keine Bewässerung mehr offen
pay-by-themselves = bei personal_costs = own zahlen alle für sich selbst
nobody-has-water = niemand kann Wasser zahlen
seats-in-order = nennt Plätze in der Reihenfolge der Züge
seat-not-exposed = einen der Plätze trifft es nicht
nobody-exposed = es trifft niemanden
no-garden-on-it = dort ist kein Gemeinschaftsgarten
one-seat-or-none = ist [] oder ein Platz
nothing-to-lose-there = es ist keine Karte zu verlieren da
trip-from-bus-stop = einkaufen fährt man von der Haltestelle
too-many-taken = so viele Karten können nicht genommen sein
no-event = ein Ereignis „{ $id }“ gibt es nicht
flood-in-replant = ist in der Phase „replant“ flood
one-or-two = ist 1 oder 2
contradicts-phase = widerspricht der Phase
no-vote-here = in dieser Phase wird mit diesen Hausregeln über nichts abgestimmt
single-answer = eine einzige Antwort braucht keine Abstimmung
no-answer = „{ $text }“ ist keine Antwort
lead-agrees = die Leitung stimmt zu, und niemand stimmt zu und widerspricht zugleich
proposal-decided = dieser Vorschlag ist schon entschieden
vote-for-each = es gibt eine Stimme für jeden Platz
vote-decided = diese Abstimmung ist schon entschieden
tied-answers = gleichauf sind zwei bis vier verschiedene Antworten
no-such-seat = so einen Platz gibt es nicht
seat-twice = ein Platz ist zweimal genannt
known-by-it = daran erkennt man die Teile, in ihrer Reihenfolge
place-is-rule = wohin ein Teil kommt, gehört zu den Regeln (R120, R128)
recycler-rows = „copies“: Beide Zeilen des Recyclinghofs müssen dasselbe sagen
no-event-left = „copies“: Es bleibt kein { $kind ->
    [good] gutes
   *[bad] schlechtes
} Ereignis (R9)
has-no-price = es hat keinen Preis
price-is-rule = sein Preis gehört zu den Regeln (R102)
price-too-low = der Preis ist nichts, und das Mindeste ist eine Karte
there-is-one = davon gibt es eines, oder es ist kein Teil (R5)
only-numbers = darin dürfen nur Zahlen anders sein
operation-says = wie viel recycelt wird, sagt die Zeile operate-recycler
written-in-rules = das steht in den Regeln und wird nicht aus der Datei gelesen
effect-range = „effect“: Die Zahlen von { $word } gehen von { $least } bis { $most }
only-so-many = von { $piece } gibt es nur { $copies }
