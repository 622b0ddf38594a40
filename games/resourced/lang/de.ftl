### Was das Spiel sagt, auf Deutsch.

summary = Baut gemeinsam und ohne Abfall eine Kreislaufwirtschaft rund um das Gemeindezentrum auf.

## Karten und Teile

piece-food-forest = Waldgarten
piece-heat-haven = Kühloase
piece-community-garden = Gemeinschaftsgarten
piece-social-housing = Sozialbau
piece-recycler = Recyclinghof
piece-composter = Komposter
piece-irrigation-system = Bewässerung
piece-shipping-container = Frachtcontainer
piece-shelter = Schutzdach
piece-bus-stop = Haltestelle
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
rule-difficulty-is = Wie lang das Spiel ist
rule-difficulty-standard = üblich
rule-difficulty-standard-is = 20 Runden, gewonnen wird in Ring 3
rule-difficulty-easy = leicht
rule-difficulty-easy-is = 10 Runden, gewonnen wird in Ring 2
rule-players = Personen
rule-players-is = Wie viele mitspielen
rule-composter-recipe = Rezept des Komposters
rule-composter-recipe-is = Was ein betriebener Komposter bewirkt
rule-composter-recipe-table = Tabelle
rule-composter-recipe-table-is = aus 2 Nahrung und 1 Wasser werden 4 Kompost
rule-composter-recipe-text = Text
rule-composter-recipe-text-is = aus 1 Nahrung werden 2 Kompost
rule-composter-effect = Wirkung des Komposters
rule-composter-effect-is = Wie viel Nahrung und Wasser ein Komposter vor dem Wegwerfen bewahrt
rule-composter-effect-global = überall
rule-composter-effect-global-is = alles
rule-composter-effect-one-per-composter = eine je Komposter
rule-composter-effect-one-per-composter-is = eine Karte für jeden Komposter in jedem Unterhalt, Ereignis und Zug
rule-double-craft = doppelt bauen
rule-double-craft-is = Was die zweite Aktion auf BGCS bauen darf
rule-double-craft-after-move = nach dem Gehen
rule-double-craft-after-move-is = bis zu zwei Dinge
rule-double-craft-off = aus
rule-double-craft-off-is = ein Ding
rule-recycler-limit = Grenze der Recyclinghöfe
rule-recycler-limit-is = Wie oft man in einem Zug Recyclinghöfe betreiben darf
rule-recycler-limit-per-turn = je Zug
rule-recycler-limit-per-turn-is = einmal
rule-recycler-limit-per-recycler = je Recyclinghof
rule-recycler-limit-per-recycler-is = jeden Recyclinghof einmal
rule-trade-limit = Tauschgrenze
rule-trade-limit-is = Was die Tauschgrenze zählt
rule-trade-limit-per-giver = je Seite
rule-trade-limit-per-giver-is = was jede Seite gibt
rule-trade-limit-combined = zusammen
rule-trade-limit-combined-is = was beide Seiten zusammen geben
rule-build-scope = Baugebiet
rule-build-scope-is = Wohin neue Plättchen dürfen
rule-build-scope-current-ring = jetziger Ring
rule-build-scope-current-ring-is = in den jetzigen Ring
rule-build-scope-opened-rings = eröffnete Ringe
rule-build-scope-opened-rings-is = in jeden Ring, der schon eröffnet ist
rule-adjacent-placement = angrenzend bauen
rule-adjacent-placement-is = Ob ein neues Plättchen ein anderes berühren muss
rule-adjacent-placement-off = aus
rule-adjacent-placement-off-is = nicht nötig
rule-adjacent-placement-on = an
rule-adjacent-placement-on-is = nötig
rule-personal-costs = eigene Kosten
rule-personal-costs-is = Wer zahlt, was ein Ereignis von einzelnen verlangt
rule-personal-costs-own = selbst
rule-personal-costs-own-is = wen es trifft
rule-personal-costs-team = Team
rule-personal-costs-team-is = wer auch immer, wie das Team entscheidet
rule-skip-hand-check = Handlimit beim Aussetzen
rule-skip-hand-check-is = Ob das Handlimit auch in einem ausgesetzten Zug gilt
rule-skip-hand-check-off = aus
rule-skip-hand-check-off-is = gilt nicht
rule-skip-hand-check-on = an
rule-skip-hand-check-on-is = gilt
rule-missed-feeding = fehlende Versorgung
rule-missed-feeding-is = Was fehlende Versorgung kostet, wenn alle Hände leer sind
rule-missed-feeding-hands-then-bank = Hände, dann Vorrat
rule-missed-feeding-hands-then-bank-is = Karten aus dem Vorrat
rule-missed-feeding-hands-only = nur Hände
rule-missed-feeding-hands-only-is = nichts weiter
rule-bank = Vorrat
rule-bank-is = Wie viele Karten es gibt
rule-bank-finite = begrenzt
rule-bank-finite-is = 16 von jedem Rohstoff
rule-bank-unlimited = unbegrenzt
rule-bank-unlimited-is = so viele, wie gebraucht werden
rule-recycler-forced = Zwang zum Recyceln
rule-recycler-forced-is = Ob man auf einem Recyclinghof, den man betreiben kann, es auch muss
rule-recycler-forced-on = an
rule-recycler-forced-on-is = man muss ihn betreiben
rule-recycler-forced-off = aus
rule-recycler-forced-off-is = man darf verzichten
rule-bus-stop-gate = Bedingung der Haltestelle
rule-bus-stop-gate-is = Wie viele Frachtcontainer die Haltestelle braucht
rule-flood-unpaid = unbezahlte Überschwemmung
rule-flood-unpaid-is = Was ein überschwemmter Garten kostet, wenn niemand Nahrung hat
rule-flood-unpaid-ignore = übergehen
rule-flood-unpaid-ignore-is = nichts
rule-flood-unpaid-waste-one = eine wegwerfen
rule-flood-unpaid-waste-one-is = eine Karte aus einer Hand
rule-housing-rule = Sozialbauten
rule-housing-rule-is = Wo Sozialbauten stehen müssen
rule-housing-rule-total = insgesamt
rule-housing-rule-total-is = irgendwo
rule-housing-rule-per-ring = je Ring
rule-housing-rule-per-ring-is = 2 in Ring 2, und zum Sieg auch 3 in Ring 3
rule-fill-rings = Ringe füllen
rule-fill-rings-is = Ob ein Ring voll sein muss, bevor es weitergeht
rule-fill-rings-off = aus
rule-fill-rings-off-is = nicht nötig
rule-fill-rings-on = an
rule-fill-rings-on-is = Ring 2, um weiterzukommen, Ring 3, um zu gewinnen
rule-first-player = Rundenbeginn
rule-first-player-is = Wer eine Runde beginnt
rule-first-player-fixed = fest
rule-first-player-fixed-is = immer dieselbe Person
rule-first-player-rotate = reihum
rule-first-player-rotate-is = jede Runde die nächste Person
rule-team-decision = Entscheidung im Team
rule-team-decision-is = Wie das Team entscheidet
rule-team-decision-lead = Leitung
rule-team-decision-lead-is = die Leitung entscheidet
rule-team-decision-vote = Mehrheit
rule-team-decision-vote-is = durch Abstimmung, mehr als die Hälfte muss zustimmen
rule-team-decision-unanimous = einstimmig
rule-team-decision-unanimous-is = durch Abstimmung, alle müssen zustimmen
rule-trade-consent = Zustimmung zum Tausch
rule-trade-consent-is = Ob die andere Seite bei jedem Tausch gefragt wird
rule-trade-consent-off = aus
rule-trade-consent-off-is = das Einverständnis wird vorausgesetzt
rule-trade-consent-on = an
rule-trade-consent-on-is = die andere Seite nimmt an oder lehnt ab
rule-trade-partners = Tauschpartner
rule-trade-partners-is = Mit wie vielen man in einem Zug tauschen darf
rule-trade-partners-one = mit einer Person
rule-trade-partners-one-is = mit einer Person
rule-trade-partners-any = beliebig
rule-trade-partners-any-is = mit beliebig vielen
rule-hands = Hände
rule-hands-is = Was man von den Händen der anderen sieht
rule-hands-open = offen
rule-hands-open-is = alles
rule-hands-closed = verdeckt
rule-hands-closed-is = nur, wie viele Karten

## Die Einleitung des Regelhefts, jeder Absatz in einer Zeile

about-1 = Ein Spiel für 3 oder 4 Personen über eine Wirtschaft im Kreislauf: Gemeinsam erschließt ihr das Land um ein Gemeindezentrum, Ring um Ring, und dürft dabei nicht im Abfall versinken. Ihr gewinnt oder verliert alle zusammen.
about-2 = **Wer es erfunden hat.** Entworfen haben es Jonathan Metcalf, Sean O'Connor, Elitumaini Swai und Evan Vadeboncoeur, die am Worcester Polytechnic Institute (WPI) studierten, für Banksia Gardens Community Services (BGCS) in Broadmeadows; gefördert von Edgar Caballero Aspe, betreut von Steven McCauley und Fabio Carrera.
about-3 = **Was nachgebildet ist.** Nur die Worte der Anleitung sind erhalten; ihre Bilder, und mit ihnen die meisten Preise, der Drehpfeil und die Zahl der Ereigniskarten, sind verloren. Jede Regel sagt, woher sie kommt: *(original)* steht in der Anleitung, *(inferred)* zeigt die Anleitung, ohne es zu sagen, *(ruling n)* die Anleitung schweigt oder widerspricht sich, und die Tabelle der Entscheidungen sagt, warum wir so gewählt haben, *(reconstructed)* eine eigene Zahl an Stelle einer verlorenen. Alle Zahlen stehen in der Datei `pieces.tsv`, jede mit ihrem Stand.
about-4 = **Abkürzungen im Regelheft.** FF Waldgarten, SH Sozialbau, HH Kühloase, CG Gemeinschaftsgarten, RC Recyclinghof, BGCS das Plättchen in der Mitte. Die Rohstoffe sind Holz, Metall, Kompost, Nahrung und Wasser, immer in dieser Reihenfolge. „Das Team“ seid ihr alle, wenn ihr gemeinsam entscheidet.
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

## Der Tisch

no-action = Du hast noch eine Aktion frei.
land = Das Land
bank = Vorrat
unlimited = unbegrenzt
waste = Abfallstapel
goal = Was noch fehlt
reach = Felder mit gepunktetem Ring sind mit der gedrehten Zahl zu erreichen.
next-event = Das nächste Ereignis, nach dem Würfel:
good-face = gut
bad-face = schlecht
no-waste = Der Abfallstapel ist leer.
pieces = Was noch da ist und was es kostet
hands = Hände der anderen
your-hand = Deine Karten
no-cards = keine Karten
event = Ereignis
turn = Zug
vote = Abstimmung
housing = gebaute Sozialbauten
waste-left = Karten im Abfall
rounds-played = gespielte Runden
good = Gutes Ereignis
bad = Schlechtes Ereignis
bare = unbebaut
skips = setzt diesen Zug aus
in-smoke = im Rauch
nothing = nichts

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
task-heat-wave = eine Nahrung oder ein Wasser zahlen
task-vandalism = 3 Metall zahlen oder einen Frachtcontainer aufgeben
task-flood = einen Garten einzäunen oder ihn aufgeben
task-replant = wer zahlt die Nahrung zum Neupflanzen?
task-cat = wen besucht die Katze?
task-cat-waste = eine Karte für die Katze wegwerfen
task-first-action = die erste Aktion ausführen
task-second-action = die zweite Aktion ausführen
task-end = tauschen oder den Zug beenden
task-over = das Spiel ist zu Ende
agree = Zustimmen
object = Widersprechen
take-preset = Die Vorgabe nehmen
gather = Sammeln
operate = Betreiben
go-shopping = Einkaufen fahren
take-no-more = Nichts mehr nehmen
no-second-craft = Nichts Zweites bauen
pass = Keine Aktion
stay = Bleiben
accept = Annehmen
decline = Ablehnen
end-turn = Den Zug beenden
nothing-to-lose = es gibt nichts zu verlieren
three-metal = 3 Metall
two-wood = 2 Holz
one-water = 1 Wasser
shopping-does = Karten aus dem Vorrat nehmen und ebenso viele wegwerfen
end-does = weiter zum Handlimit

## Sätze

gathers = { $kind } sammeln: { $one } in Ring 1, { $two } in Ring 2, { $three } in Ring 3; mit Ausbau eine Karte mehr.
recycles = Betreiben für { $cards }: { $one }, { $two } oder { $three } Karten recyceln, in Ring 1, 2 oder 3.
goes-on = Gehört auf: { $tile }. { $does }
gift = Alle bekommen 1 { $kind } aus dem Vorrat.
with-upgrade = mit { $upgrade }
here-are = hier: { $names }
tile-at = { $tile } auf { $hex }
waste-limit = { $cards }; mit 24 am Ende einer Runde ist das Spiel verloren
more-housing = { $needed ->
    [one] noch 1 Sozialbau
   *[other] noch { $needed } Sozialbauten
} (gebaut: { $built })
empty-waste = ein leerer Abfallstapel (noch { $cards })
round-of = Runde { $round } von { $rounds }
hand-limit = { $cards } von { $limit }
progress = Runde { $round } von { $rounds } · Ring { $ring } · noch { $needed ->
    [one] 1 Sozialbau
   *[other] { $needed } Sozialbauten
} und ein leerer Abfallstapel (jetzt { $waste }) · Leitung: { $name }
progress-last = { progress } · die letzte Runde
steps-count = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
turn-line = { $name }: gedreht { $spin }, { $steps }, Tauschgrenze { $limit }
trading-with = tauscht mit { $name }: gegeben { $gave }, bekommen { $got }
offered = angeboten: { $what }
proposes = { $name } schlägt vor: { $what }.
for-it = Dafür: { $names }.
against-it = Dagegen: { $names }.
voted = { $name }: { $what }
not-yet = { $name }: noch nicht
tied = Gleichauf: { $what }
task-waste-bank = { $cards } aus dem Vorrat wegwerfen
task-feed = wer versorgt die Sozialbauten? Zu zahlen: { $food } Nahrung, { $water } Wasser
task-unfed = { $cards } für das wegwerfen, was nicht versorgt wurde
task-move = bis zu { $steps } gehen oder bleiben
task-place = einen Platz für { $thing } wählen
task-shop = Karten aus dem Vorrat nehmen (bisher { $taken })
task-limit = { $cards } über dem Handlimit wegwerfen
propose = Vorschlagen: { $what }
waste-card = { $kind } wegwerfen
pays = { $name } zahlt { $kind }
loses = { $name } verliert { $kind }
pays-system = { $name } zahlt für die Bewässerung auf { $hex }
pay-metal = Das Metall zahlen: { $names }
fence = { $hex } einzäunen, Holz von { $names }
give-up = { $place } aufgeben
pays-food = { $name } zahlt die Nahrung
pay = { $kind } zahlen
cat-visits = Die Katze besucht { $name }
upgrade-tile = { $place } ausbauen
gather-one = { $kind } sammeln
gather-two = { $one } und { $other } sammeln
take = { $kind } nehmen
craft = { $thing } bauen
place-on = Auf { $place } legen
move-to = Zu { $place } gehen
give = { $kind } an { $name } geben
ask = { $name } um { $kind } bitten
costs = kostet { $price }
loses-its = verliert: { $upgrade }
in-the-bank = { $count } im Vorrat
beware = Achtung: { $needed ->
    [one] 1 Sozialbau braucht
   *[other] { $needed } Sozialbauten brauchen
} noch ein Feld
makes = aus { $cards } werden { $count } { $kind }
to-recycle = { $price }, um { $cards } zu recyceln
standing = { $hand }, auf { $tile } { $spot }
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
