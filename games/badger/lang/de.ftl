### Was das Spiel sagt, auf Deutsch.

summary = Stichspiel für zwei mit dem Decktet

## Karten und Teile

piece-ace-moons = Ass der Monde
piece-ace-suns = Ass der Sonnen
piece-ace-waves = Ass der Wellen
piece-ace-leaves = Ass des Laubs
piece-ace-wyrms = Ass der Wyrme
piece-ace-knots = Ass der Knoten
piece-author = Author
piece-desert = Desert
piece-origin = Origin
piece-journey = Journey
piece-painter = Painter
piece-savage = Savage
piece-mountain = Mountain
piece-sailor = Sailor
piece-battle = Battle
piece-forest = Forest
piece-discovery = Discovery
piece-soldier = Soldier
piece-lunatic = Lunatic
piece-penitent = Penitent
piece-market = Market
piece-chance-meeting = Chance Meeting
piece-castle = Castle
piece-cave = Cave
piece-diplomat = Diplomat
piece-mill = Mill
piece-betrayal = Betrayal
piece-pact = Pact
piece-darkness = Darkness
piece-merchant = Merchant
piece-harvest = Harvest
piece-watchman = Watchman
piece-light-keeper = Light Keeper
piece-borderland = Borderland
piece-consul = Consul
piece-rite = Rite
piece-island = Island
piece-window = Window
piece-huntress = Huntress
piece-bard = Bard
piece-sea = Sea
piece-end = End
piece-calamity = Calamity
piece-windfall = Windfall
piece-excuse = Excuse

## Hausregeln: `rule-SCHLÜSSEL` ist der Name eines Schalters, `rule-SCHLÜSSEL-WERT` der eines Werts, `-is` was er bedeutet

rule-target = Ziel
rule-target-is = Punkte, die das Spiel am Ende einer Runde beenden
rule-lead-suits = verlangte Farben
rule-lead-suits-is = welche Farben der ausgespielten Karte bedient werden müssen
rule-lead-suits-all = alle
rule-lead-suits-all-is = jede Farbe auf ihr
rule-lead-suits-leader-names = nach Ansage
rule-lead-suits-leader-names-is = eine ihrer Farben, angesagt von wem sie stammt
rule-lead-suits-uppermost = oberste
rule-lead-suits-uppermost-is = ihre oberste Farbe
rule-pawn-tie = gleiche Bauern
rule-pawn-tie-is = wer bei zwei gleich hohen Bauern gewinnt
rule-pawn-tie-leader = Ausspielende
rule-pawn-tie-leader-is = wer ausgespielt hat
rule-pawn-tie-follower = Folgende
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
rule-decree-suit-uppermost-is = ihre oberste Farbe
rule-decree-suit-chooser = nach Wahl
rule-decree-suit-chooser-is = eine ihrer Farben, genannt von wem der Tausch kommt
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
rule-history = Gedächtnis
rule-history-is = welche gestochenen Karten angesehen werden dürfen
rule-history-full = alles
rule-history-full-is = alle dieser Runde
rule-history-last = letzte
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

## Der Tisch

decree = Dekret
trick = Die Lichtung
last-trick = Letzter Stich
taken = In dieser Runde gestochen
your-hand = Deine Hand
pile = Nachziehstapel
out = Aus dem Spiel
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
shelf-excuse = Die Excuse

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

## Was zu tun ist und was daraus wird

task-lead = eine Karte zum Ausspielen wählen
task-follow = eine Karte zum Folgen wählen
task-exchange = das Dekret tauschen oder liegen lassen
task-bury = eine Karte wählen, die unter den Stapel kommt
task-over = das Spiel ist zu Ende
leave-decree = Das Dekret liegen lassen
is-trump = Trumpf
would-take = bekäme den Stich
would-lose = verlöre den Stich

## Sätze

ace-mark = Ass { $letter }
trump = Trumpf: { $suit }
leads = { $name } spielt aus.
follows = { $name } folgt.
worth = { $tricks }: { $now }; { $next } mit dem nächsten
worth-at-last = { $tricks }: { $now }
led-by = { $name } hat ausgespielt
led-as = { $name } hat ausgespielt, als { $suit }
followed-by = { $name } ist gefolgt
taken-by = Gestochen von { $name }.
hand-of = Hand von { $name }
tricks-count = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
round-source = Runde { $round }: { $what }
standing = { $points }, { $tricks } in dieser Runde
progress = Trumpf { $suit } · Runde { $round }, Stich { $trick } von 13 · bis { $target } · { $dealer } hat gegeben
progress-near = { progress } · letzte Runde: Das Ziel ist erreicht
lead = { $card } ausspielen
lead-as = { $card } als { $suit } ausspielen
play = { $card } spielen
make-decree = { $card } zum Dekret machen
make-decree-as = { $card } als { $suit } zum Dekret machen
bury = { $card } vergraben
trump-becomes = { $mark }; Trumpf wird { $suit }, du nimmst { $old }
trump-stays = Trumpf bleibt { $suit }
ending-last-round = Das Ziel von { $target } ist erreicht, und die Summen sind gleich, { $one } zu { $other }: Die bessere letzte Runde entscheidet, und die hatte { $name } (B90).
ending-more = Das Ziel von { $target } ist erreicht, und { $name } hat mehr: { $one } zu { $other } (B89).
ending-draw = Summen und letzte Runden sind gleich, { $one } zu { $other }: unentschieden (B91).

## Zeichen und Wörter, erklärt

term-suit = Eine Farbe. Bediene mit einer Karte, die eine Farbe mit der ausgespielten gemeinsam hat, wenn du eine hast.
term-ace = Verliert es den Stich, spielt sein Spieler zum nächsten aus.
term-three = Ihr Spieler darf eine Handkarte als neues Dekret hinlegen und das alte nehmen.
term-five = Ihr Spieler zieht die oberste Karte des Stapels und schiebt eine Karte darunter.
term-seven = Wer den Stich macht, hat dafür sofort 1 Punkt.
term-nine = Gilt als Trumpf, solange sie die einzige 9 im Stich ist.
term-pawn = Drei Farben und keine Wirkung.
term-court = Tritt an die Stelle der Bauern, wo die Hausregeln es sagen.
term-crown = Ausgespielt verlangt sie das Ass ihrer Farbe oder die höchste Karte dieser Farbe aus der anderen Hand.
term-decree = Die Karte am Pfosten. Ihre oberste Farbe ist Trumpf.
trump-word = Trumpf
term-trump = Die oberste Farbe des Dekrets. Ein Trumpf schlägt alles, was keiner ist; Karten mit doppeltem Rahmen sind Trümpfe.
