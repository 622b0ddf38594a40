### Was ResourCEd an seinem Tisch sagt.

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
