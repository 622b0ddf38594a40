### Was das Spiel sagt, auf Deutsch.

summary = Stichspiel für zwei mit dem Decktet
credit = The Badger on the Borderland ist von M. C. DeMarco, nach The Fox in the Forest von Joshua Buergel; das Decktet hat P. D. Magnus geschaffen.

## Karten: Sie heißen, wie sie gedruckt sind; `lang` sagt, in welcher Sprache

piece-ace-moons = Ass der Monde
    .accusative = das Ass der Monde
    .dative = dem Ass der Monde
piece-ace-suns = Ass der Sonnen
    .accusative = das Ass der Sonnen
    .dative = dem Ass der Sonnen
piece-ace-waves = Ass der Wellen
    .accusative = das Ass der Wellen
    .dative = dem Ass der Wellen
piece-ace-leaves = Ass des Laubs
    .accusative = das Ass des Laubs
    .dative = dem Ass des Laubs
piece-ace-wyrms = Ass der Wyrme
    .accusative = das Ass der Wyrme
    .dative = dem Ass der Wyrme
piece-ace-knots = Ass der Knoten
    .accusative = das Ass der Knoten
    .dative = dem Ass der Knoten
piece-author = Author
    .lang = en
piece-desert = Desert
    .lang = en
piece-origin = Origin
    .lang = en
piece-journey = Journey
    .lang = en
piece-painter = Painter
    .lang = en
piece-savage = Savage
    .lang = en
piece-mountain = Mountain
    .lang = en
piece-sailor = Sailor
    .lang = en
piece-battle = Battle
    .lang = en
piece-forest = Forest
    .lang = en
piece-discovery = Discovery
    .lang = en
piece-soldier = Soldier
    .lang = en
piece-lunatic = Lunatic
    .lang = en
piece-penitent = Penitent
    .lang = en
piece-market = Market
    .lang = en
piece-chance-meeting = Chance Meeting
    .lang = en
piece-castle = Castle
    .lang = en
piece-cave = Cave
    .lang = en
piece-diplomat = Diplomat
    .lang = en
piece-mill = Mill
    .lang = en
piece-betrayal = Betrayal
    .lang = en
piece-pact = Pact
    .lang = en
piece-darkness = Darkness
    .lang = en
piece-merchant = Merchant
    .lang = en
piece-harvest = Harvest
    .lang = en
piece-watchman = Watchman
    .lang = en
piece-light-keeper = Light Keeper
    .lang = en
piece-borderland = Borderland
    .lang = en
piece-consul = Consul
    .lang = en
piece-rite = Rite
    .lang = en
piece-island = Island
    .lang = en
piece-window = Window
    .lang = en
piece-huntress = Huntress
    .lang = en
piece-bard = Bard
    .lang = en
piece-sea = Sea
    .lang = en
piece-end = End
    .lang = en
piece-calamity = Calamity
    .lang = en
piece-windfall = Windfall
    .lang = en
piece-excuse = Ausflucht

## Hausregeln: `rule-SCHLÜSSEL` ist der Name eines Schalters, `rule-SCHLÜSSEL-WERT` der eines Werts, `-is` was er bedeutet

rule-target = Ziel
rule-target-is = Punkte, die das Spiel am Ende einer Runde beenden
rule-lead-suits = verlangte Farben
rule-lead-suits-is = welche Farben der ausgespielten Karte bedient werden müssen
rule-lead-suits-all = alle
rule-lead-suits-all-is = jede Farbe auf ihr
rule-lead-suits-leader-names = nach Ansage
rule-lead-suits-leader-names-is = eine ihrer Farben; wer ausspielt, sagt sie an
rule-lead-suits-uppermost = oberste
rule-lead-suits-uppermost-is = ihre oberste Farbe
rule-pawn-tie = gleiche Bauern
rule-pawn-tie-is = wer bei zwei gleich hohen Bauern gewinnt
rule-pawn-tie-leader = wer ausspielt
rule-pawn-tie-leader-is = wer ausgespielt hat
rule-pawn-tie-follower = wer folgt
rule-pawn-tie-follower-is = wer gefolgt ist
rule-pawn-tie-precedence = Rangfolge
rule-pawn-tie-precedence-is = Harvest, Watchman, Light Keeper, Borderland, in dieser Reihenfolge
rule-exchange = Tausch
rule-exchange-is = ob eine 3 das Dekret tauschen darf oder muss
rule-exchange-may = darf
rule-exchange-may-is = wer sie spielt, darf verzichten
rule-exchange-must = muss
rule-exchange-must-is = wer sie spielt, muss, wenn eine Karte auf der Hand ist
rule-decree-suit = Farbe des Dekrets
rule-decree-suit-is = welche Farbe eines neuen Dekrets Trumpf ist
rule-decree-suit-uppermost = oberste
rule-decree-suit-uppermost-is = seine oberste Farbe
rule-decree-suit-chooser = nach Wahl
rule-decree-suit-chooser-is = eine seiner Farben; wer tauscht, nennt sie
rule-pawn-removal = entfernter Bauer
rule-pawn-removal-is = wann ein Bauer entfernt wird und wer weiß, welcher
rule-pawn-removal-game-public = offen für das Spiel
rule-pawn-removal-game-public-is = einmal für das Spiel, beiden bekannt
rule-pawn-removal-game-hidden = verdeckt für das Spiel
rule-pawn-removal-game-hidden-is = einmal für das Spiel, niemandem bekannt
rule-pawn-removal-round-hidden = verdeckt in jeder Runde
rule-pawn-removal-round-hidden-is = vor jedem Geben aufs Neue, niemandem bekannt
rule-final-tie = Gleichstand am Ende
rule-final-tie-is = was folgt, wenn Summen und letzte Runden gleich sind
rule-final-tie-draw = unentschieden
rule-final-tie-draw-is = das Spiel endet unentschieden
rule-final-tie-extra-round = Zusatzrunde
rule-final-tie-extra-round-is = es werden Runden gespielt, bis die Summen verschieden sind
rule-history = Rückblick
rule-history-is = welche gestochenen Karten angesehen werden dürfen
rule-history-full = ganze Runde
rule-history-full-is = alle dieser Runde
rule-history-last = letzter Stich
rule-history-last-is = die des letzten Stichs
rule-history-none = keine
rule-history-none-is = keine
rule-tens = Zehnen
rule-tens-is = welche Karten die Zehnen sind
rule-tens-pawns = Bauern
rule-tens-pawns-is = drei der vier Bauern
rule-tens-courts = Höfe
rule-tens-courts-is = drei der vier Höfe
rule-anchors = Asse und Kronen
rule-anchors-is = welche Asse und Kronen im Spiel sind
rule-anchors-msw = MSW
rule-anchors-msw-is = die von Monden, Sonnen und Wellen
rule-anchors-lyk = LYK
rule-anchors-lyk-is = die von Laub, Wyrmen und Knoten

## Die Einleitung des Regelhefts, jeder Absatz in einer Zeile

about-1 = Ein Stichspiel für zwei mit dem Decktet. M. C. DeMarco hat es nach *The Fox in the Forest* von Joshua Buergel entworfen; das Decktet ist von P. D. Magnus. Die veröffentlichten Regeln sind Fassung 1.0, und wer sie geschrieben hat, merkt an, dass das Spiel noch nicht erprobt ist.
about-2 = Eine Runde hat dreizehn Stiche. Ein paar Stiche mehr zu machen als dein Gegenüber bringt am meisten, fast alle zu machen bringt nichts, und kaum welche zu machen ist so viel wert wie ein guter Sieg. Jede Karte mit ungeradem Rang hat eine Wirkung. Sobald jemand nach einer Runde 21 Punkte hat, gewinnt, wer mehr Punkte hat.
about-3 = Die veröffentlichten Regeln füllen eine Seite und verweisen für vieles auf das Spiel, von dem es abstammt. Darum sagt jede Regel, woher sie kommt: *(original)* steht in den veröffentlichten Regeln; *(fox)* ist aus The Fox in the Forest übernommen, weil das Original die Wirkungen gleich nennt oder schweigt; *(ruling)* wurde hier entschieden; *(derived)* folgt aus anderen Regeln. Die Tabelle der Entscheidungen nennt Gründe, und die meisten Entscheidungen lassen sich umstellen (siehe Hausregeln).
about-4 = Eine Folge des Aufbaus, die zu wissen sich lohnt: **Knoten können** nach den üblichen Regeln **nie Trumpf sein**, denn auf keiner Karte des Spiels stehen Knoten oben, und **in etwa einem Drittel der Fälle sind Monde Trumpf**, denn auf elf oder zwölf der 33 Karten stehen Monde oben.
about-5 = Im Regelheft sind die Farben abgekürzt: M Monde, S Sonnen, W Wellen, L Laub, Y Wyrme, K Knoten. *Pact 9 MS* ist die Karte vom Rang 9 mit Monden und Sonnen, Monde oben. P ist ein Bauer, C eine Krone.

## Farben

moons = Monde
    .gender = plural
    .dative = Monden
suns = Sonnen
    .gender = plural
waves = Wellen
    .gender = plural
leaves = Laub
    .gender = neuter
wyrms = Wyrme
    .gender = plural
    .dative = Wyrmen
knots = Knoten
    .gender = plural

## Rang und Farbe eines Asses in Kürze

ace-mark = Ass { $suit }

## Was zu entscheiden ist, und die Entscheidungen, wie sie im Satz stehen; eine Schaltfläche beginnt mit einem Großbuchstaben

task-lead = eine Karte zum Ausspielen wählen
task-follow = eine Karte zum Folgen wählen
task-exchange = das Dekret tauschen oder liegen lassen
task-bury = eine Karte wählen, die unter den Stapel kommt
task-over = das Spiel ist zu Ende
lead = { ACCUSATIVE($card) } ausspielen
lead-as = { ACCUSATIVE($card) } ausspielen und { $suit } ansagen
play = { ACCUSATIVE($card) } spielen
make-decree = { ACCUSATIVE($card) } zum Dekret machen
make-decree-as = { ACCUSATIVE($card) } zum Dekret machen, Trumpf { GENDER($suit) ->
    [neuter] wird
   *[plural] werden
} { $suit }
leave-decree = das Dekret liegen lassen
bury = { ACCUSATIVE($card) } vergraben

## Der Verlauf

played = { $seat } spielt { ACCUSATIVE($card) } ({ $mark }).
played-as = { $seat } spielt { ACCUSATIVE($card) } ({ $mark }) und sagt { $suit } an.
exchanged = { $seat } macht { ACCUSATIVE($laid) } ({ $mark }) zum Dekret und nimmt { ACCUSATIVE($taken) } ({ $old }): Trumpf { GENDER($suit) ->
    [neuter] ist
   *[plural] sind
} { $suit }.
kept = { $seat } lässt das Dekret liegen.
you-draw = Du ziehst { ACCUSATIVE($card) } ({ $mark }).
drew = { $seat } zieht eine Karte.
you-bury = Du vergräbst { ACCUSATIVE($card) } ({ $mark }).
buried = { $seat } vergräbt eine Karte.
took-trick = { $seat } bekommt den Stich aus { DATIVE($led) } und { DATIVE($followed) }.
took-sevens = { $seat } bekommt den Stich aus { DATIVE($led) } und { DATIVE($followed) }, dazu { $points ->
    [one] 1 Punkt für die Sieben
   *[other] { $points } Punkte für die Siebenen
}.
ace-leads = Das Ass hat verloren, also spielt { $seat } als Nächstes aus.
round-scored = Runde { $round }: Stiche { $tricks }:{ $others-tricks }, Punkte { $points }:{ $others-points }, zusammen { $total }:{ $others-total }.
dealt = { $seat } gibt Runde { $round } und deckt als Dekret { ACCUSATIVE($card) } ({ $mark }) auf; Trumpf { GENDER($suit) ->
    [neuter] ist
   *[plural] sind
} { $suit }.
won = { $seat } gewinnt, { $total }:{ $others-total }.
drawn-game = Unentschieden, { $total }:{ $others-total }.

## Warum etwas nicht geht

game-is-over = das Spiel ist zu Ende
others-turn = dein Gegenüber ist am Zug
three-must = an diesem Tisch muss eine 3 das Dekret tauschen
bury-own = vergraben kannst du nur eine Karte aus deiner Hand
lead-now = jetzt muss eine Karte ausgespielt werden
follow-now = jetzt muss eine Karte folgen
exchange-first = zuerst ist über den Tausch nach einer 3 zu entscheiden
bury-now = nach einer 5 muss eine Karte vergraben werden
lead-own = ausspielen kannst du nur eine Karte aus deiner Hand
follow-own = folgen kannst du nur mit einer Karte aus deiner Hand
crown-asks = eine ausgespielte Krone verlangt dein Ass oder deine höchste Karte mit { DATIVE($suits) }
must-follow = du hast eine Karte mit { DATIVE($suits) }, also musst du eine solche spielen
not-offered = weder die eben gespielte 3 noch das alte Dekret kann angeboten werden
exchange-own = zum Dekret kann nur eine Karte aus deiner Hand werden
name-a-suit = eine Farbe der Karte muss genannt werden, wie in „… as waves“
name-no-suit = hier ist keine Farbe zu nennen
suit-not-there = die genannte Farbe ist nicht auf der Karte
no-card = „{ $card }“ ist keine Karte des Decktets
no-such-suit = „{ $suit }“ ist keine Farbe; Farben sind moons, suns, waves, leaves, wyrms und knots
two-play = B1: Dieses Spiel ist für zwei Personen, nicht für { $seats }

## Tipps

hint = bei bisher { $taken ->
    [one] 1 Stich
   *[other] { $taken } Stichen
} gegen { $lost } sind in dieser Runde { $own } Punkte gegen { $other } zu erwarten; in { $worse } % der Fälle geht die Runde verloren

## Was an einer aufgeschriebenen Stellung nicht stimmt; Plätze zählen wie in der Notation

no-suit = „{ $suit }“ ist keine Farbe
in-two-places = die Karte „{ $card }“ ist an zwei Stellen
not-in-deck = die Karte „{ $card }“ gehört nicht zu diesem Spiel
led-by-seat = die Karte auf dem Tisch hat Platz { $number } ausgespielt
below-sevens = ist kleiner als die Punkte für Siebenen, die darin enthalten sind
rounds-from-one = Runden werden ab 1 gezählt
more-than = ist mehr als { $most }
none-of-the-tens = „{ $card }“ ist keine der vier Zehnen, von denen eine entfernt wird
trump-cannot-be = kann mit dem Dekret „{ $card }“ nicht „{ $suit }“ sein (B19)
pile-too-large = { $count ->
    [one] hat 1 Karte
   *[other] hat { $count } Karten
}; höchstens { $most } sind möglich
hand-too-large = { $count ->
    [one] hat 1 Karte
   *[other] hat { $count } Karten
}; höchstens { $most } sind möglich (B15)
two-hands = es gibt zwei Hände, nicht { $count }
trick-of-two = ein Stich hat zwei Karten
no-such-seat = einen Platz { $number } gibt es nicht; die Plätze heißen 0 und 1
leader-names = wer ausspielt, muss eine Farbe der Karte nennen
one-seat-played = beide Karten kommen vom selben Platz
no-such-phase = „{ $phase }“ ist weder lead noch follow, exchange, bury oder over
phase-misfits = „{ $phase }“ passt nicht zu den Karten auf dem Tisch
hands-unequal = zu Beginn des Stichs müssen beide Hände gleich groß gewesen sein
hands-empty = sind leer, wenn das Spiel zu Ende ist
nobody-acts = in der Phase „{ $phase }“ kann mit leerer Hand niemand handeln
one-card-twice = ist zweimal dieselbe Karte

## Was an einer geänderten Datendatei nicht stimmt

cards-are-known = daran erkennt man die Karten, in ihrer Reihenfolge
aces-and-crowns = jede Farbe hat ein Ass und eine Krone (B6)
pawns-and-courts = es gibt vier Bauern und vier Höfe (B7)
excuse-stays-out = die Ausflucht ist in keinem Blatt dieses Spiels
too-many-of-rank = es gibt mehr als { $most } Karten vom Rang { $rank } (B66)
file-suit-unknown = „suits“: eine Farbe „{ $suit }“ gibt es nicht
file-suit-twice = „suits“ nennt { $suit } zweimal
file-suit-count = eine Karte trägt eine bis drei Farben, nicht { $count }

## Der Tisch

decree = Dekret
trick = Die Lichtung
last-trick = Letzter Stich
taken = In dieser Runde gestochen
your-hand = Deine Hand
pile = Nachziehstapel
fence = Der Zaun
land = Das Gelände
points-for-tricks = Punkte für Stiche
takes-the-trick = bekommt den Stich
loses-the-trick = verliert den Stich
stacks = Stiche dieser Runde
now = jetzt
rounds = Runden
round = Runde
nothing-led = Es ist keine Karte mehr zu spielen.
tricks = Stiche
sevens = Siebenen
earlier-rounds = frühere Runden

## Die Karten

shelf-aces = Asse
shelf-low = Zwei bis fünf
shelf-high = Sechs bis neun
shelf-tens = Bauern und Höfe
shelf-crowns = Kronen
shelf-excuse = Die Ausflucht

## Ränge und was sie bewirken

rank-ace = Ass
rank-court = Hof, Rang 10
rank-pawn = Bauer, Rang 10
rank-crown = Krone, Rang 11
rank-none = ohne Rang
effect-ace = Verloren? Du spielst aus.
effect-three = Du darfst das Dekret tauschen.
effect-five = Karte ziehen, dann eine vergraben.
effect-seven = 1 Punkt für den Stich.
effect-nine = Trumpf, wenn die einzige 9.
effect-crown = Ausgespielt: verlangt das Ass oder die höchste.

## Was daraus wird

is-trump = Trumpf
follow-freely = irgendeine Karte spielen: Bedienen kannst du nicht
only-nine-wins = die einzige 9 ist Trumpf
off-suit-loses = die andere Karte bedient nicht
tie-to-leader = gleicher Rang, die ausgespielte gewinnt
tie-to-follower = gleicher Rang, die zweite gewinnt
short-ace = Ass
short-court = Hof
short-pawn = Bauer
short-crown = Krone

## Sätze

bare-name = { $card }
out = Draußen: { $card }
follow-suits = mit { DATIVE($suits) } bedienen
only-trump-wins = Trumpf schlägt { $suit }
higher-wins = { $high } schlägt { $low }
tie-by-name = { $card } geht vor { $other }
verdict = Stich für { $name }: { $why }
comes-to = { $what }: { $why }
on-the-fence = { $name }: { $score } von { $target }, { $end }, wenn die Runde jetzt endete.
leads = { $name } spielt aus.
follows = { $name } folgt.
worth = { $tricks }: { $now }; { $next } mit dem nächsten
worth-at-last = { $tricks }: { $now }
led-by = { $name } hat ausgespielt
led-as = { $name } hat ausgespielt und { $suit } angesagt
followed-by = { $name } ist gefolgt
taken-by = Stich für { $name }.
hand-of = Hand von { $name }
tricks-count = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
round-source = Runde { $round }: { $what }
standing = { $points }, { $tricks } in dieser Runde
progress = Runde { $round } · Stich { $trick } von 13 · { $dealer } hat gegeben
progress-near = { progress } · letzte Runde: Das Ziel ist erreicht
trump-becomes = { $mark }; Trumpf { GENDER($suit) ->
    [neuter] wird
   *[plural] werden
} { $suit }, du nimmst { ACCUSATIVE($old) }
trump-stays = Trumpf { GENDER($suit) ->
    [neuter] bleibt
   *[plural] bleiben
} { $suit }
ending-last-round = Das Ziel von { $target } ist erreicht, und die Summen sind gleich, { $one } zu { $other }: Die bessere letzte Runde entscheidet, und die hatte { $name } (B90).
ending-more = Das Ziel von { $target } ist erreicht, und { $name } hat mehr: { $one } zu { $other } (B89).
ending-draw = Summen und letzte Runden sind gleich, { $one } zu { $other }: unentschieden (B91).

## Zeichen und Wörter, erklärt

term-suit = Eine Farbe. Bediene mit einer Karte, die eine Farbe mit der ausgespielten gemeinsam hat, wenn du eine hast.
term-ace = Verliert es den Stich, spielt zum nächsten aus, wer es gespielt hat.
term-three = Wer sie spielt, darf eine Handkarte als neues Dekret hinlegen und das alte nehmen.
term-five = Wer sie spielt, zieht die oberste Karte des Stapels und schiebt eine Karte darunter.
term-seven = Wer den Stich macht, hat dafür sofort 1 Punkt.
term-nine = Gilt als Trumpf, solange sie die einzige 9 im Stich ist.
term-pawn = Drei Farben und keine Wirkung.
term-court = Tritt an die Stelle der Bauern, wo die Hausregeln es sagen.
term-crown = Ausgespielt verlangt sie das Ass ihrer Farbe oder die höchste Karte dieser Farbe aus der anderen Hand.
term-decree = Die Karte auf dem Baumstumpf. Ihre oberste Farbe ist Trumpf.
trump-word = Trumpf
term-trump = Die oberste Farbe des Dekrets. Ein Trumpf schlägt alles, was keiner ist; Karten mit doppeltem Rahmen sind Trümpfe.

## Warum das Spiel endete, wie Terminal und Labor es nennen

reason-target = Ziel erreicht
reason-last-round = letzte Runde
reason-draw = unentschieden

## Im Terminal

terminal-decree = Dekret
terminal-pile = Stapel
terminal-before = Zuvor
terminal-trick = Stich
terminal-you = du
terminal-over = Das Spiel ist zu Ende.
terminal-keep = das Dekret liegen lassen
terminal-ace = wenn es verliert, spielst du als Nächstes aus
terminal-three = du darfst das Dekret tauschen
terminal-five = eine Karte ziehen, dann eine vergraben
terminal-seven = bringt 1 Punkt mit dem Stich
terminal-nine = gilt als Trumpf, wenn sie die einzige 9 ist
terminal-crown = ausgespielt: verlangt das Ass oder die höchste Karte ihrer Farbe
terminal-round = Runde { $round }, { $dealer } hat gegeben · bis { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
}
terminal-card = { $card } [{ $mark }]
terminal-trump = { $decree }   Trumpf { GENDER($suit) ->
    [neuter] ist
   *[plural] sind
} { $suit } ({ $letter })
terminal-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
terminal-taken = { $led }, { $followed }: gestochen von { $seat }
terminal-leads = { $seat } spielt aus
terminal-plays = { $seat }: { $card }
terminal-plays-as = { $seat }: { $card }, angesagt { GENDER($suit) ->
    [neuter] ist
   *[plural] sind
} { $suit }
terminal-list = { $list }
terminal-player = { $seat } { $you }  { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
} in dieser Runde{ $sevens ->
    [0] { "" }
    [one] { " " }und 1 Sieben
   *[other] { " " }und { $sevens } Siebenen
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand
terminal-becomes = Trumpf { GENDER($suit) ->
    [neuter] wird
   *[plural] werden
} { $suit }

## Auf gedruckten Karten

printed-game = Karten des Spiels (ein Bauer bleibt draußen)
printed-rest = die übrigen Karten des Decktets
printed-ace = Verliert es den Stich, spielst du zum nächsten aus.
printed-three = Du darfst eine Handkarte als neues Dekret hinlegen und das alte nehmen.
printed-five = Zieh die oberste Karte des Stapels, dann schieb eine Handkarte darunter.
printed-seven = Wer den Stich bekommt, erhält 1 Punkt für jede 7 darin.
printed-nine = Gilt als Trumpf, außer wenn beide Karten des Stichs 9en sind.
printed-crown = Ausgespielt: Antworte mit dem Ass ihrer Farbe oder deiner höchsten Karte dieser Farbe.
printed-no-picture = für „{ $card }“ gibt es kein Bild
printed-no-suit = eine Farbe „{ $suit }“ gibt es nicht

## Das Labor

lab-led = ausgespielt
lab-taken = bekam den Stich
lab-played = gespielt
lab-card = Karte
lab-rounds-of-game = Runden eines Spiels
lab-seven-points = Punkte für Siebenen, beide zusammen
lab-exchanges = getauschte Dekrete
lab-knots-trump = wie oft Knoten Trumpf wurden
lab-ace-leads = wer mit einem Ass verliert, spielt aus
lab-three-keeps = nach einer 3 bleibt das Dekret liegen
lab-three-exchanges = nach einer 3 wird das Dekret getauscht
lab-five-buries = nach einer 5 wird gezogen und vergraben
lab-seven-scores = eine Sieben bringt einen Punkt
lab-few-tricks = eine Runde bringt 6 Punkte für wenige Stiche (0 bis 3)
lab-many-tricks = eine Runde bringt 6 Punkte für viele Stiche (7 bis 9)
lab-too-many-tricks = eine Runde bringt nichts, weil es zu viele Stiche sind (10 und mehr)
lab-draw = das Spiel endet unentschieden
lab-another-round = eine weitere Runde folgt
lab-tricks-by-round = Stiche einer Person in einer Runde
lab-points-by-round = Punkte einer Person in einer Runde
lab-sevens-by-round = Punkte einer Person für Siebenen in einer Runde
lab-trumps = Trumpffarben, gegeben und getauscht
lab-totals = Summe einer Person nach jeder Runde
lab-tricks = Stiche
lab-points = Punkte
lab-rounds = Runden
lab-round = Runde
lab-suit = Farbe
lab-times = wie oft in einem Spiel
lab-piece = { $card } ({ $mark })
