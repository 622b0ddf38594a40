### Was das Spiel sagt, auf Deutsch.

summary = Versammle Pflanzen, Tiere und Bauwerke in Gilden, die ihre Mitte versorgen.
credit = Guiding the Dandelion ist ein Spiel von Karl Treen für sein Kartenspiel Food Forest; er selbst führt es als Guilding the Dandelion.

## Wo lange Wörter auf Karten getrennt werden dürfen

seams =
    Austern|pilz Blatt|läuse Braun|kappe Felsen|birne Gold|melisse Gottes|anbe|terin Heidel|beere Honig|biene Kapuziner|kresse Knollen|ziest
    Kompost|haufen Marien|käfer Mauer|biene Meer|rettich Mykor|rhiza Nashi|birne Passions|blume Regen|tonne Sand|thymian Schein|beere Schwarz|nuss
    Sicker|mulde Sonnen|blume Spalt|körbchen Strand|pflaume Topi|nambur Zucker|ahorn Zucker|wurzel

## Karten und Teile

piece-sunchoke = Topinambur
    .accusative = den Topinambur
piece-groundnut = Erdbirne
    .accusative = die Erdbirne
piece-garlic = Knoblauch
    .accusative = den Knoblauch
piece-horseradish = Meerrettich
    .accusative = den Meerrettich
piece-skirret = Zuckerwurzel
    .accusative = die Zuckerwurzel
piece-crosne = Knollenziest
    .accusative = den Knollenziest
piece-wine-cap = Braunkappe
    .accusative = die Braunkappe
piece-shiitake = Shiitake
    .accusative = den Shiitake
piece-oyster-mushroom = Austernpilz
    .accusative = den Austernpilz
piece-mycorrhizae = Mykorrhiza
    .accusative = die Mykorrhiza
piece-clover = Klee
    .accusative = den Klee
piece-strawberry = Erdbeere
    .accusative = die Erdbeere
piece-creeping-thyme = Sandthymian
    .accusative = den Sandthymian
piece-mint = Minze
    .accusative = die Minze
piece-wintergreen = Scheinbeere
    .accusative = die Scheinbeere
piece-nasturtium = Kapuzinerkresse
    .accusative = die Kapuzinerkresse
piece-dandelion = Löwenzahn
    .accusative = den Löwenzahn
piece-comfrey = Beinwell
    .accusative = den Beinwell
piece-sunflower = Sonnenblume
    .accusative = die Sonnenblume
piece-asparagus = Spargel
    .accusative = den Spargel
piece-rhubarb = Rhabarber
    .accusative = den Rhabarber
piece-bee-balm = Goldmelisse
    .accusative = die Goldmelisse
piece-blueberry = Heidelbeere
    .accusative = die Heidelbeere
piece-beach-plum = Strandpflaume
    .accusative = die Strandpflaume
piece-sea-buckthorn = Sanddorn
    .accusative = den Sanddorn
piece-goumi = Ölweide
    .accusative = die Ölweide
piece-elderberry = Holunder
    .accusative = den Holunder
piece-hazelnut = Haselnuss
    .accusative = die Haselnuss
piece-hardy-kiwi = Kiwibeere
    .accusative = die Kiwibeere
piece-grape = Weinrebe
    .accusative = die Weinrebe
piece-american-hogpeanut = Erdbohne
    .accusative = die Erdbohne
piece-hops = Hopfen
    .accusative = den Hopfen
piece-maypop = Passionsblume
    .accusative = die Passionsblume
piece-magnolia-vine = Spaltkörbchen
    .accusative = das Spaltkörbchen
piece-apple = Apfel
    .accusative = den Apfel
piece-asian-pear = Nashibirne
    .accusative = die Nashibirne
piece-pawpaw = Papau
    .accusative = die Papau
piece-serviceberry = Felsenbirne
    .accusative = die Felsenbirne
piece-mulberry = Maulbeere
    .accusative = die Maulbeere
piece-bamboo = Bambus
    .accusative = den Bambus
piece-chestnut = Kastanie
    .accusative = die Kastanie
piece-black-walnut = Schwarznuss
    .accusative = die Schwarznuss
piece-white-oak = Weißeiche
    .accusative = die Weißeiche
piece-sugar-maple = Zuckerahorn
    .accusative = den Zuckerahorn
piece-linden = Linde
    .accusative = die Linde
piece-persimmon = Persimone
    .accusative = die Persimone
piece-chicken = Huhn
    .accusative = das Huhn
piece-earthworm = Regenwurm
    .accusative = den Regenwurm
piece-honeybee = Honigbiene
    .accusative = die Honigbiene
piece-mason-bee = Mauerbiene
    .accusative = die Mauerbiene
piece-ladybug = Marienkäfer
    .accusative = den Marienkäfer
    .indefinite = einen Marienkäfer
    .gender = masculine
piece-praying-mantis = Gottesanbeterin
    .accusative = die Gottesanbeterin
    .indefinite = eine Gottesanbeterin
    .gender = feminine
piece-aphids = Blattläuse
    .accusative = die Blattläuse
    .indefinite = Blattläuse
piece-house = Haus
    .accusative = das Haus
piece-rain-barrel = Regentonne
    .accusative = die Regentonne
piece-pond = Teich
    .accusative = den Teich
piece-swale = Sickermulde
    .accusative = die Sickermulde
piece-arbor = Pergola
    .accusative = die Pergola
piece-compost-pile = Komposthaufen
    .accusative = den Komposthaufen
piece-hugelkultur-bed = Hügelbeet
    .accusative = das Hügelbeet
piece-tornado = Tornado
    .accusative = den Tornado
    .indefinite = einen Tornado
piece-drought = Dürre
    .accusative = die Dürre
    .indefinite = eine Dürre

## Hausregeln: `rule-SCHLÜSSEL` ist der Name eines Schalters, `rule-SCHLÜSSEL-WERT` der eines Werts, `-is` was er bedeutet

rule-preset = Grundform
rule-preset-is = ein ganzer Satz von Hausregeln; was daneben gewählt ist, geht vor
rule-preset-recommended = empfohlen
rule-preset-recommended-is = die Regeln, wie dieses Heft sie empfiehlt
rule-preset-seed-strict = nah am Entwurf
rule-preset-seed-strict-is = so wenig wie möglich über den ersten Entwurf hinaus
rule-first-player = wer beginnt
rule-first-player-is = wer den ersten Zug hat
rule-first-player-right = rechts
rule-first-player-right-is = wer rechts von der Person sitzt, die gibt
rule-first-player-left = links
rule-first-player-left-is = wer links von der Person sitzt, die gibt
rule-max-players = Höchstzahl
rule-max-players-is = wie viele spielen dürfen
rule-deal-wilds = wilde Karten am Anfang
rule-deal-wilds-is = was mit wilden Karten beim Austeilen geschieht
rule-deal-wilds-redeal = zurück
rule-deal-wilds-redeal-is = sie kommen zurück in den Nachziehstapel
rule-deal-wilds-resolve = wirksam
rule-deal-wilds-resolve-is = sie wirken nach dem Austeilen
rule-helpers = Helfer
rule-helpers-is = was in einer Gilde mitkommen darf
rule-helpers-strict = streng
rule-helpers-strict-is = jede andere Karte versorgt die Mitte
rule-helpers-free = frei
rule-helpers-free-is = alles, wenn eine Karte hat, was sie braucht
rule-extend = Erweitern
rule-extend-is = was eine Erweiterung wert sein muss
rule-extend-improve = besser
rule-extend-improve-is = mehr als jede Gilde, die dazukommt
rule-extend-lateral = gleich gut
rule-extend-lateral-is = mindestens so viel wie jede Gilde, die dazukommt
rule-new-centre = neue Mitte
rule-new-centre-is = woher die Mitte einer Erweiterung kommen darf
rule-new-centre-any = beliebig
rule-new-centre-any-is = von der Hand oder vom Tisch
rule-new-centre-added-only = nur Neues
rule-new-centre-added-only-is = nur von der Hand
rule-pile-pick = Ablagestapel
rule-pile-pick-is = was vom Ablagestapel genommen werden kann
rule-pile-pick-block = am Stück
rule-pile-pick-block-is = die obersten Karten unter deiner eigenen
rule-pile-pick-block-own = am Stück mit eigener
rule-pile-pick-block-own-is = die obersten Karten, deine eigene eingeschlossen
rule-pile-pick-free = frei
rule-pile-pick-free-is = beliebige Karten außer deiner eigenen
rule-wild-replacement = Ersatz für wilde Karten
rule-wild-replacement-is = ob für eine wilde Karte eine andere gezogen wird
rule-wild-replacement-yes = ja
rule-wild-replacement-yes-is = sie kostet keine Karte
rule-wild-replacement-no = nein
rule-wild-replacement-no-is = sie zählt als gezogen, und die Hand bleibt kleiner
rule-passed-aphids = weitergegebene Blattläuse
rule-passed-aphids-is = wer die Gilde für weitergegebene Blattläuse aussucht
rule-passed-aphids-victim = wer sie bekommt
rule-passed-aphids-victim-is = die Person, die sie bekommt
rule-passed-aphids-passer = wer sie gibt
rule-passed-aphids-passer-is = die Person, die sie weitergibt
rule-insect-trade = Tausch von Insekten
rule-insect-trade-is = wann Insekten gegen Gilden getauscht werden dürfen
rule-insect-trade-on-reveal = beim Aufdecken
rule-insect-trade-on-reveal-is = in dem Augenblick, in dem sie auftauchen
rule-insect-trade-on-own-turn = im eigenen Zug
rule-insect-trade-on-own-turn-is = aufgehobene, einmal bei jedem Bauen
rule-insect-trade-off = aus
rule-insect-trade-off-is = nie
rule-drought = Dürre
rule-drought-is = was Dürre bewirkt
rule-drought-dry-round = trockene Runde
rule-drought-dry-round-is = eine Runde lang gibt beim Bauen nichts Wasser
rule-drought-cisterns-hold = volle Zisternen
rule-drought-cisterns-hold-is = dasselbe, aber Bauwerke behalten ihr Wasser
rule-drought-set-aside = beiseitegelegt
rule-drought-set-aside-is = sie wird vor dem Spiel aussortiert
rule-dandelion = Löwenzahn
rule-dandelion-is = was der Löwenzahn ist
rule-dandelion-plain = gewöhnlich
rule-dandelion-plain-is = eine gewöhnliche Karte
rule-dandelion-joker = als Joker
rule-dandelion-joker-is = ein Helfer, der ein weiteres Zeichen deiner Wahl gibt
rule-final-lap = letzte Runde
rule-final-lap-is = wann das Spiel endet
rule-final-lap-one-lap = eine Runde
rule-final-lap-one-lap-is = eine Runde nach dem ersten trockenen Zug
rule-final-lap-dry-lap = trockene Runde
rule-final-lap-dry-lap-is = nach einer ganzen Runde trockener Züge
rule-ties = Gleichstand
rule-ties-is = wer bei Gleichstand gewinnt
rule-ties-shared = geteilt
rule-ties-shared-is = alle, die gleich viel haben
rule-ties-best-guild = beste Gilde
rule-ties-best-guild-is = die höchste Gilde, dann die meisten Gilden

## Die Einleitung des Regelhefts, jeder Absatz in einer Zeile

about-1 = Ein Kartenspiel über Waldgärten für 2 bis 4 Personen (mit einer Hausregel bis zu sechs). Du versammelst Pflanzen, Tiere und Gartenbauten in *Gilden*, Gruppen, deren Glieder füreinander sorgen, und wählst als Herz jeder Gilde eine möglichst anspruchsvolle Pflanze, die du noch zufriedenstellen kannst.
about-2 = Die Karten vom Waldgarten, dieses Spiel und sein Name sind das Werk von Karl Treen, der es heute „Guilding the Dandelion“ nennt und als neu und wenig erprobt bezeichnet. Das Regelheft folgt einem frühen Entwurf von ihm, der Lücken lässt: Er sagt nicht, was die Dürre bewirkt, ob der Löwenzahn etwas Besonderes ist und wie oft jede Karte vorkommt. Wir haben sie gefüllt. Ein Vermerk nach jeder Regel sagt, wie es um sie steht:
about-3 = *(original)*: Der Entwurf sagt es so;
about-4 = *(ruling)*: Der Entwurf schweigt oder ist unklar, und wir haben entschieden; die Gründe stehen unter *Rulings*;
about-5 = *(reconstructed)*: etwas über Karten, die wir nicht sehen konnten. Die meisten Symbole sind so nachgebildet, dass sich damit spielen lässt, und für das Gleichgewicht verschoben. Es sind Spielwerte, kein Rat für den Garten.

## Zeichen und Arten

icon-water = Wasser
icon-pollinators = Bestäuber
    .short = Bestäub.
icon-nitrogen = Stickstoff
    .short = Stickst.
icon-groundcover = Bodendecker
    .short = Boden
icon-compost = Kompost
icon-trellis = Rankhilfe
    .short = Ranken
icon-food = Nahrung
class-root-tuber = Wurzel oder Knolle
class-fungus = Pilz
class-groundcover = Bodendecker
class-herbaceous = Staude
class-shrub = Strauch
class-climber = Kletterpflanze
class-understory = niedriger Baum
class-canopy = hoher Baum
class-animal = Tier
class-insect = Insekt
class-structure = Bauwerk
class-natural-disaster = Naturgewalt

## In Sätzen

nothing = nichts
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
listed = { $list }
just-card = { $card }
joker-card = { $card } ({ $icon })
    .accusative = { ACCUSATIVE($card) } ({ $icon })
card-as = { $card } als { $icon }
needs-gives = braucht { $needs }; gibt { $gives }
with-aphids = { $card } (Blattläuse)
and-more = { $card } und { $count } weitere
guild = Gilde { $number }
guild-around = Gilde { $number } ({ $centre })
your-guild = Gilde { $number } ({ $centre })
guild-of = { $guild } von { $seat }
guild-at = { $whose ->
    [yours] deine Gilde { $number }
    [own] die eigene Gilde { $number }
   *[other] Gilde { $number } von { $owner }
}
    .dative = { $whose ->
    [yours] deiner Gilde { $number }
    [own] der eigenen Gilde { $number }
   *[other] Gilde { $number } von { $owner }
}

## Aktionen, wie auf einer Schaltfläche

lay = { $cards } legen
extend = { $guilds } um { ACCUSATIVE($cards) } erweitern
use-on = { $insect } auf { $guild } setzen
offer-saved = { $insect } gegen eine Gilde anbieten
done-building = Fertig gebaut
discard = { $card } abwerfen
draw-deck = Vom Nachziehstapel ziehen
draw-pile = Vom Ablagestapel nehmen
take = { $card } nehmen
aphids-on = Blattläuse auf { $guild } setzen
pass-aphids = Die Blattläuse an { $whom } weitergeben
aphids-away = Die Blattläuse aus dem Spiel nehmen
spend = { $insect } einsetzen
suffer = Die Blattläuse hinnehmen
cure = { $guild } heilen
save = Aufheben
trade = Gegen eine Gilde anbieten
offer = { $guild } anbieten
pass = Nichts anbieten
accept = Das Angebot von { $seat } annehmen
refuse = Kein Angebot annehmen

## Der Verlauf: `$who` ist `you` für die Person, die ihn liest

laid = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} { ACCUSATIVE($cards) }: { points }.
extended = { $who ->
    [you] Du erweiterst
   *[other] { $seat } erweitert
} { $count ->
    [one] Gilde
   *[other] die Gilden
} { $guilds } um { ACCUSATIVE($cards) }: { points }.
cured = { $who ->
    [you] Du setzt
   *[other] { $seat } setzt
} { ACCUSATIVE($insect) } auf { $guild }: Die Blattläuse sind weg.
discarded = { $who ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { ACCUSATIVE($card) } ab.
drew = Du ziehst { ACCUSATIVE($card) }.
drew-hidden = { $seat } zieht eine Karte.
took = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { ACCUSATIVE($cards) } vom Ablagestapel.
drew-nothing = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} nichts: Es ist nichts mehr zu ziehen.
wild-turned-up = { $who ->
    [you] Du deckst
   *[other] { $seat } deckt
} { INDEFINITE($wild) } auf.
aphids-passed = { $who ->
    [you] Du gibst
   *[other] { $seat } gibt
} die Blattläuse an { $whom ->
    [you] dich
   *[other] { $to }
} weiter.
aphids-put-away = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} die Blattläuse aus dem Spiel.
aphids-landed = Auf { DATIVE($guild) } lassen sich Blattläuse nieder.
insect-spent = { $who ->
    [you] Du setzt
   *[other] { $seat } setzt
} { ACCUSATIVE($insect) } ein: { GENDER($insect) ->
    [feminine] Sie
   *[masculine] Er
} frisst die Blattläuse, bevor sie sich niederlassen.
insect-saved = { $who ->
    [you] Du hebst
   *[other] { $seat } hebt
} { ACCUSATIVE($insect) } auf.
trade-opened = { $who ->
    [you] Du bietest
   *[other] { $seat } bietet
} { ACCUSATIVE($insect) } gegen eine Gilde an.
guild-offered = { $who ->
    [you] Du bietest
   *[other] { $seat } bietet
} dafür Gilde { $number } an.
passed = { $who ->
    [you] Du passt.
   *[other] { $seat } passt.
}
traded = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $guild } für { ACCUSATIVE($insect) }.
offers-refused = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} kein Angebot an.
tornado-in-vain = Der Tornado findet bei { $who ->
    [you] dir
   *[other] { $seat }
} keine Karte.
blown-away = { $who ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { ACCUSATIVE($cards) } an den Tornado.
drought-ended = Die Dürre ist vorbei.
dry-turn = { $who ->
    [you] Du hast
   *[other] { $seat } hat
} einen trockenen Zug: Das Ende ist nah.
game-ended = Das Spiel ist zu Ende.

## Warum etwas nicht geht

game-is-over = das Spiel ist zu Ende
saved-acts-when = ein aufgehobenes Insekt wirkt, während du selbst baust, oder wenn Blattläuse sich auf einer eigenen Gilde niederlassen
others-turn = { $seat } ist am Zug
wild-first = zuerst ist über { ACCUSATIVE($wild) } zu entscheiden
other-step = das gehört zu einem anderen Teil des Zuges
not-saved = dieses Insekt hast du nicht aufgehoben
not-held = diese Karte hast du nicht
deck-empty = der Nachziehstapel ist leer
pile-short = im Ablagestapel sind weniger Karten für dich, als du brauchst
play-stalled = das Spiel steht still: Der Ablagestapel ist gesperrt, bis jemand vom Nachziehstapel zieht
not-available = diese Karte des Ablagestapels kannst du nicht bekommen
offer-own-guild = biete eine eigene Gilde ohne Blattläuse an
nothing-offered = von dort kam kein Angebot
one-trade = beim Bauen gibt es nur einen Tausch
which-insect = sag, welches aufgehobene Insekt du anbietest
trade-is-open = es ist schon ein Tausch im Gange
apply-or-save = ein eingetauschtes Insekt wird eingesetzt oder aufgehoben
offered-already = dieses Insekt wurde schon angeboten
only-just-turned-up = angeboten werden kann nur das Insekt, das eben aufgedeckt wurde
no-trades = an diesem Tisch werden keine Insekten getauscht
trades-while-building = an diesem Tisch werden aufgehobene Insekten beim Bauen angeboten
trades-on-reveal = ein Tausch beginnt, wenn ein Insekt aufgedeckt wird
guild-of-held = eine neue Gilde besteht aus Karten deiner Hand
joker-alone = ein Joker liegt nie allein
single-card = eine einzelne Karte muss eine sein, die nichts braucht
no-centre = keine dieser Karten bekommt von den anderen alles, was sie braucht, und von jeder etwas
extend-with-held = eine Erweiterung fügt Karten deiner Hand hinzu
extend-your-own = erweitert werden nur eigene Gilden
named-already = der Joker heißt schon so; lass den Namen weg
aphids-cannot-join = eine Gilde mit Blattläusen kann nicht dazukommen
nobody-satisfied = keine Karte hätte alles, was sie braucht
no-new-centre = keine Karte, die Mitte sein könnte, hätte alles, was sie braucht
added-useless = eine Karte, die du hinzufügst, gibt nichts, was die Mitte braucht
joined-useless = eine Gilde, die dazukommt, gibt nichts, was die Mitte braucht
not-worth-more = die Gilde wäre nicht mehr wert als vorher
no-joker-here = der Löwenzahn ist an diesem Tisch kein Joker
which-icon = sag, für welches Zeichen der Löwenzahn steht
icon-not-shown = der Löwenzahn steht für ein Zeichen, das er nicht zeigt
only-dandelion = nur der Löwenzahn bekommt einen Namen
no-aphids-there = auf so einer Gilde sind keine Blattläuse
aphids-already = diese Gilde hat schon Blattläuse
aphids-on-your-own = setz die Blattläuse auf eine eigene Gilde
name-another = nenne jemand anderen mit einer Gilde ohne Blattläuse
they-pick = wen du nennst, sucht die Gilde selbst aus
which-guild = sag, welche Gilde du aussuchst
pick-free = such eine Gilde ohne Blattläuse aus
choose-free = wähle eine deiner Gilden ohne Blattläuse
guild-yourself = du hast selbst eine Gilde für die Blattläuse
wild-in-guild = eine wilde Karte gehört nie zu einer Gilde
twice = die Karte „{ $card }“ hast du nicht zweimal

## Was getippt oder eingestellt wurde

how-to-extend = eine Erweiterung schreibt man „extend GILDE … with KARTE …“
only-dandelion-named = „{ $word }“: Nur der Löwenzahn bekommt einen Namen
no-such-icon = „{ $word }“: Das Zeichen „{ $icon }“ gibt es nicht
no-such-card = eine Karte „{ $word }“ gibt es nicht
not-a-number = „{ $word }“ ist keine Zahl
needs-max-players = für { $players } Personen muss es 6 sein (D15)
not-so-many = dieses Spiel ist für 2 bis { $most } Personen, nicht für { $players } (D15)

## Tipps

hint = { $when ->
    [waiting] wenn du abwartest, machst du
    [building] damit machst du
    [discarding] ohne diese Karte machst du
    [drawing] mit diesen Karten machst du
   *[other] danach machst du
} in den nächsten Zügen { $points } Punkte, die stärkste Konkurrenz { $rival }, und du liegst { $standing }
ahead = { $lead } vorn
behind = { $lead } zurück
level = gleichauf
hint-and = { $hint }; { $more }
more-than-next = { $points } mehr als mit dem nächstbesten Zug
more-than-best = { $points } mehr als mit dem besten Zug, nach dem du aber besser stehst
next-makes-more = der nächstbeste Zug bringt { $points } mehr, aber du stehst dann schlechter
best-makes-more = der beste Zug bringt { $points } mehr
aphids-feared = in { $percent } von 100 Fällen kommen Blattläuse auf eine Gilde

## Der Tisch

could-build = Du kannst in diesem Zug noch bauen.
middle = Nachziehstapel und Ablagestapel
deck = Nachziehstapel
pile = Ablagestapel, oberste zuerst
out = Aus dem Spiel
your-hand = Deine Hand
needs = braucht
gives = gibt
saved = Aufgehobene Insekten
known = Bekannt auf der Hand
aphids = Blattläuse: nichts wert
no-guilds = Noch nichts gepflanzt
centre = Mitte
wild = wilde Karte
turned-up = Aufgedeckt
dealt-wilds = Wilde Karten vom Austeilen, die noch ausstehen
full-name = { $card }, { $class }: { $does }
full-name-wild = { $card }, wilde Karte. { $effect }
shelf = { CAPITAL($class) }
garden-of = Garten von { $name }
garden-sum = { points }, { cards } auf der Hand
plate-sum = { $guilds ->
    [one] 1 Gilde
   *[other] { $guilds } Gilden
} · { $cards }
guild-worth = Gilde { $number }: { points }
dry = { drought-until }.
stands-for = steht für { $icon }
offers-nothing = { $seat } bietet nichts an.
offers-guild = { $seat } bietet { $guild } an.

## Was wilde Karten bewirken

effect-aphids = Liegen auf einer Gilde, die nichts wert ist, bis ein Insekt sie frisst.
effect-drought = Eine Runde lang gibt nichts Wasser für Gilden, die gebaut werden.
effect-insect = Frisst Blattläuse, wird aufgehoben oder gegen eine Gilde getauscht.
effect-tornado = Bläst deine Hand fort. Zieh fünf Karten, und dein Zug ist zu Ende.

## Was zu tun ist und was daraus wird

plan-build = Bauen
plan-discard = Abwerfen
plan-draw = Ziehen
new-bed = neues Beet
pile-below = Tiefer im Ablagestapel
given = Was diese Gilde gibt
step-build = baut
step-discard = wirft ab
step-replenish = füllt die Hand auf
step-aphids = hat Blattläuse bekommen
step-insect = hat ein Insekt gefunden
step-over = war zuletzt am Zug
progress = { $seat } { $step } · Nachziehstapel { $deck }
progress-last-lap = { progress } · letzte Runde: { $dry } hatte einen trockenen Zug
progress-empty = { progress } · der Nachziehstapel ist leer: Ein trockener Zug bringt das Ende
task-build = Gilden legen, Gilden erweitern oder weitergehen
task-discard = eine Karte abwerfen
task-replenish = { cards } vom Nachziehstapel oder vom Ablagestapel nehmen
task-take = noch { cards } vom Ablagestapel nehmen
task-aphids = sagen, wohin die Blattläuse kommen
task-landing = entscheiden, ob Blattläuse sich auf { $guild } niederlassen
task-insect = über { ACCUSATIVE($insect) } entscheiden
task-offers = eine Gilde für { ACCUSATIVE($insect) } anbieten oder passen
task-answer = ein Angebot für { ACCUSATIVE($insect) } annehmen oder keines
task-over = das Spiel ist zu Ende
ends-undo = kein Zurücknehmen mehr: Als Nächstes ziehst du
on-to-discard = weiter zum Abwerfen
worth-nothing = die Gilde wird nichts wert sein
unharmed = die Gilde bleibt unversehrt
more = { points } mehr
worth-for-you = { points } wert, { $gain } für dich
cards-in-deck = noch { cards } darin; kein Zurücknehmen mehr
pile-top = { cards } vom Ablagestapel, die alle gesehen haben
ending-most = Der Nachziehstapel ist leer, und niemand baut mehr. Es gewinnt, wer die meisten Punkte hat (D115): { points }.
ending-best-guild = { ending-most } Mehrere haben so viele; die beste Gilde entscheidet, und die hat { $seat } (D116).
ending-shared = { ending-most } { $seats } haben gleich viele und teilen sich den Sieg (D116).

## Zeichen und Wörter, erklärt

term-water = Etwas zu trinken, im Boden gehalten oder dorthin gebracht.
term-pollinators = Besucher, die aus Blüten Früchte machen.
term-nitrogen = Woraus Blätter bestehen, aus der Luft geholt.
term-groundcover = Ein lebender Teppich, der den Boden feucht hält.
term-compost = Was gegessen wurde und übrig blieb, zu Erde geworden.
term-trellis = Etwas zum Hochklettern.
term-food = Etwas zu essen, für Mensch und Tier.
term-needs = Zeichen, die die anderen Karten der Gilde geben müssen. Eine Karte, die alle hat, kann die Mitte sein.
term-gives = Zeichen für jede andere Karte der Gilde; nichts wird verbraucht.
term-wild = Wird sofort abgehandelt, wenn man sie zieht; nie auf einer Hand oder in einer Gilde.
term-centre = Die versorgte Karte, die am meisten braucht: so viele Punkte ist die Gilde wert.
guild-word = Gilde
term-guild = Karten, die beieinander liegen. Eine allein ist 1 Punkt wert; mit Blattläusen zählt sie nichts.

## Im Terminal

counted-from = Beim Tippen werden Plätze und Gilden ab 0 gezählt: „extend 0 …“ erweitert Gilde 1.
drought-until = Dürre: Nichts gibt neuen Gilden Wasser, bis { $seat } gebaut hat
end-is-near = Das Ende ist nah: { $seat } hatte einen trockenen Zug
deck-and-pile = Nachziehstapel: { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} · Ablagestapel: { $pile }
no-pile = leer
pile-of = { cards }, oberste zuerst: { $list }
and-out = { $line } · aus dem Spiel: { $cards }
player = { $seat }: { points }, { cards } auf der Hand
player-you = { $seat } (du): { points }, { cards } auf der Hand
and-known = { $line } (darunter { $cards })
and-saved = { $line }, aufgehoben: { $insects }
infested = BLATTLÄUSE
now-builds = { $seat } baut.
now-discards = { $seat } wirft eine Karte ab.
now-replenishes = { $seat } braucht { cards }.
now-takes = { $seat } nimmt noch { $count } vom Ablagestapel.
now-aphids = Blattläuse! { $seat } sagt, wohin sie kommen.
now-landing = Blattläuse wollen sich auf Gilde { $number } von { $seat } niederlassen.
now-insect = { $seat } hat { ACCUSATIVE($insect) } aufgedeckt oder bekommen.
now-offers = { $seat } bietet { ACCUSATIVE($insect) } an; { $asked } ist gefragt.
now-answers = { $seat } hat Angebote für { ACCUSATIVE($insect) }.
go-on = weiter zum Abwerfen
out-of-game = aus dem Spiel
let-land = die Blattläuse hinnehmen
cards-left = noch { cards }
points-for-you = { points }, { $gain } für dich
in-short = { $centre }, { points }

## Auf gedruckten Karten

printed-cards = Karten vom Waldgarten
printed-insect = Nimm die Blattläuse von einer beliebigen Gilde, heb die Karte für später auf oder tausche sie gegen eine Gilde.
printed-aphids = Leg sie auf eine deiner Gilden: Sie ist nichts wert und kann nicht wachsen, bis ein Insekt sie befreit.
printed-tornado = Deine Hand kommt auf den Ablagestapel. Zieh fünf neue Karten; dein Zug ist zu Ende.
printed-drought = Nichts gibt einer Gilde Wasser, die gebaut wird, bis du in deinem nächsten Zug gebaut hast.
short-icon = { SHORT($icon) }
printed-no-picture = für „{ $card }“ gibt es kein Bild
printed-no-icon = „{ $column }“: Ein Zeichen „{ $icon }“ gibt es nicht

## In Berichten des Labors

lab-drawn = gezogen oder genommen
lab-taken = vom Ablagestapel genommen
lab-built = verbaut
lab-guilds-laid = gelegte Gilden
lab-guilds-extended = erweiterte Gilden
lab-guilds-struck = von Blattläusen befallene Gilden
lab-new-guild = eine neue Gilde wird gelegt
lab-single-card = eine einzelne Karte wird als Gilde gelegt
lab-extended = eine Gilde wird erweitert
lab-joined = Gilden werden vereint
lab-discarded = eine Karte wird abgeworfen
lab-took-pile = Karten werden vom Ablagestapel genommen
lab-drew-nothing = es gibt nichts zu ziehen
lab-aphids-lie = Blattläuse liegen auf einer Gilde
lab-aphids-passed = Blattläuse werden weitergegeben
lab-aphids-away = Blattläuse kommen aus dem Spiel
lab-aphids-met = ein aufgehobenes Insekt begegnet Blattläusen
lab-cured = ein Insekt heilt eine Gilde
lab-insect-saved = ein Insekt wird aufgehoben
lab-insect-offered = ein Insekt wird zum Tausch angeboten
lab-traded = Gilde und Insekt werden getauscht
lab-no-offer = kein Angebot wird angenommen
lab-tornado = der Tornado bläst eine Hand fort
lab-drought-ends = eine Dürre endet
lab-joker-named = der Löwenzahn wird als Joker benannt
lab-dry-turn = ein Zug ist trocken
lab-guild-sizes = Größen der Gilden am Ende
lab-guild-points = Werte der Gilden am Ende
lab-totals = Punkte einer Person nach jeder Runde am Tisch
lab-cards = Karten
lab-points = Punkte
lab-guilds = Gilden
lab-turn = Runde am Tisch
lab-card = Karte
lab-wild-card = wilde Karte

## Was an einer aufgeschriebenen Stellung oder einer geänderten Datendatei nicht stimmt; Plätze zählen wie in der Notation

hands-wrong = { $seats } Hände: { $reason }
hands-at-other-table = { $seats } Hände an einem Tisch anderer Größe
not-in-game = „{ $card }“ kommt in diesem Spiel nicht vor
too-often = „{ $card }“ kommt mehr als { $copies }-mal vor (D14)
never-lies-here = „{ $card }“ ist eine wilde Karte und liegt nie hier (D7)
not-wild = „{ $card }“ ist keine wilde Karte
hand-of-five = eine Hand hat höchstens fünf Karten (D64)
not-an-insect = „{ $card }“ ist kein Insekt zum Aufheben (D90)
is-wild = „{ $card }“ ist eine wilde Karte (D6)
guild-without-cards = eine Gilde hat mindestens eine Karte (D10)
guild-unsatisfied = keine Karte darin hat alles, was sie braucht (D40, D41)
guild-is-worth = diese Gilde ist { $points } wert
no-joker = der Löwenzahn ist kein Joker (D106)
joker-names = als Joker heißt der Löwenzahn nach water, nitrogen, groundcover oder trellis, wie in „dandelion:water“ (D106)
needs-resolve = braucht die Hausregel deal_wilds = resolve (D23)
has-settled = hier sind die eigenen wilden Karten schon abgehandelt
empty-hand = eine leere Hand hat nichts abzuwerfen (D63)
needs-free-pick = „take“ braucht die Hausregel pile_pick = free
required-in = ist in der Phase „{ $phase }“ nötig
null-in = ist in der Phase „{ $phase }“ null
had-last-turn = dieser Platz hatte seinen letzten Zug schon (D109)
false-in = ist in der Phase „{ $phase }“ false (D28)
does-not-lead-to = „{ $card }“ führt nicht zu „{ $phase }“
left-out-in = fällt in der Phase „{ $phase }“ weg
passer-picks = an diesem Tisch sucht die Gilde aus, wer die Blattläuse weitergibt (D86)
no-free-guild = hier gibt es keine Gilde ohne Blattläuse (D85)
not-free = ist keine Gilde dieses Platzes ohne Blattläuse
no-insect-saved = hier ist kein Insekt aufgehoben, nach dem zu fragen wäre (D87)
who-is-asked = gefragt werden die anderen, und wer tauscht, antwortet (D92)
offer-shape = ist eine Gilde ohne Blattläuse, "pass" oder null
answers-in-turn = geantwortet wird der Reihe nach, im Uhrzeigersinn von der Person an, die tauscht (D92)
nothing-to-answer = ohne Angebot gibt es nichts anzunehmen (D95)
hand-is-full = eine volle Hand wird nicht aufgefüllt (D65)
nothing-to-draw = es ist nichts mehr zu ziehen (D74)
too-few-to-take = es sind weniger Karten zu haben als nötig (D68)
guilds-are-worth = die Gilden sind { $scores } wert (D61)
must-say = kann in dieser Phase nicht so sein; lass es weg oder schreib { $must }
need-at-most = ist mit dieser Hand höchstens { $most } (D64)
need-missing = muss da sein, sobald eine wilde Karte aufgedeckt ist, die nicht ersetzt wird
need-is = ist hier { $need } (D64)
known-by-it = daran erkennt man die Karten, in ihrer Reihenfolge
drought-and-structures = von den Bauwerken hängt ab, was eine Dürre bewirkt (D104)
wild-rules = wilde Karten haben eigene Regeln (D4)
wild-without-icons = wilde Karten brauchen nichts und geben nichts (D4)
one-of-each = jede gewöhnliche Karte ist einmal im Spiel (D17)
too-many-inputs = „inputs“ hat { $found } Zeichen, und { $most } sind das Höchste
joker-outputs = ein Joker heißt nach etwas, das der Löwenzahn nicht gibt (D106)
no-icon = „{ $column }“: Ein Zeichen „{ $name }“ gibt es nicht
icon-twice = „{ $column }“ nennt { $name } zweimal (D3)
null-while-trading = ist null, während ein aufgehobenes Insekt getauscht wird
