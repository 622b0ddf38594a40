### Was die Regeln des Dachses sagen. Karten behalten ihre Namen, ohne Artikel.

## Das Spiel

summary = Stichspiel für zwei mit dem Decktet

## Die Einleitung des Regelhefts, jeder Absatz in einer Zeile

about-1 = Ein Stichspiel für zwei mit dem Decktet. M. C. DeMarco hat es nach *The Fox in the Forest* von Joshua Buergel entworfen; das Decktet ist von P. D. Magnus. Die veröffentlichten Regeln sind Fassung 1.0, und wer sie geschrieben hat, merkt an, dass das Spiel noch nicht erprobt ist.
about-2 = Eine Runde hat dreizehn Stiche. Ein paar Stiche mehr zu machen als dein Gegenüber bringt am meisten, fast alle zu machen bringt nichts, und kaum welche zu machen ist so viel wert wie ein guter Sieg. Jede Karte mit ungeradem Rang hat eine Wirkung. Sobald jemand nach einer Runde 21 Punkte hat, gewinnt, wer mehr Punkte hat.
about-3 = Die veröffentlichten Regeln füllen eine Seite und verweisen für vieles auf das Spiel, von dem es abstammt. Darum sagt jede Regel, woher sie kommt: *(original)* steht in den veröffentlichten Regeln; *(fox)* ist aus The Fox in the Forest übernommen, weil das Original die Wirkungen gleich nennt oder schweigt; *(ruling)* wurde hier entschieden; *(derived)* folgt aus anderen Regeln. Die Tabelle der Entscheidungen nennt Gründe, und die meisten Entscheidungen lassen sich umstellen (siehe Hausregeln).
about-4 = Eine Folge des Aufbaus, die zu wissen sich lohnt: **Knoten können** nach den üblichen Regeln **nie Trumpf sein**, denn auf keiner Karte des Spiels stehen Knoten oben, und **in etwa einem Drittel der Fälle sind Monde Trumpf**, denn auf elf oder zwölf der 33 Karten stehen Monde oben.
about-5 = Im Regelheft sind die Farben abgekürzt: M Monde, S Sonnen, W Wellen, L Laub, Y Wyrme, K Knoten. *Pact 9 MS* ist die Karte vom Rang 9 mit Monden und Sonnen, Monde oben. P ist ein Bauer, C eine Krone.

## Farben und Karten

suit-moons = Monde
suit-suns = Sonnen
suit-waves = Wellen
suit-leaves = Laub
suit-wyrms = Wyrme
suit-knots = Knoten
card-ace-moons = Ass der Monde
card-ace-suns = Ass der Sonnen
card-ace-waves = Ass der Wellen
card-ace-leaves = Ass des Laubs
card-ace-wyrms = Ass der Wyrme
card-ace-knots = Ass der Knoten
card-author = Author
card-desert = Desert
card-origin = Origin
card-journey = Journey
card-painter = Painter
card-savage = Savage
card-mountain = Mountain
card-sailor = Sailor
card-battle = Battle
card-forest = Forest
card-discovery = Discovery
card-soldier = Soldier
card-lunatic = Lunatic
card-penitent = Penitent
card-market = Market
card-chance-meeting = Chance Meeting
card-castle = Castle
card-cave = Cave
card-diplomat = Diplomat
card-mill = Mill
card-betrayal = Betrayal
card-pact = Pact
card-darkness = Darkness
card-merchant = Merchant
card-harvest = Harvest
card-watchman = Watchman
card-light-keeper = Light Keeper
card-borderland = Borderland
card-consul = Consul
card-rite = Rite
card-island = Island
card-window = Window
card-huntress = Huntress
card-bard = Bard
card-sea = Sea
card-end = End
card-calamity = Calamity
card-windfall = Windfall
card-excuse = Excuse

## In Sätzen

part-ace = Ass { $suits }
part-or = { $one } oder { $other }

## Der Verlauf

played = { $seat } spielt { $card } ({ $mark }).
played-as = { $seat } spielt { $card } ({ $mark }) als { $suit }.
exchanged = { $seat } macht { $laid } ({ $mark }) zum Dekret und nimmt { $taken } ({ $old }): Trumpf ist { $suit }.
kept = { $seat } lässt das Dekret liegen.
you-draw = Du ziehst { $card } ({ $mark }).
drew = { $seat } zieht eine Karte.
you-bury = Du vergräbst { $card } ({ $mark }).
buried = { $seat } vergräbt eine Karte.
took-trick-seven = { $seat } bekommt den Stich aus { $led } und { $followed } und 1 Punkt für die Sieben.
took-trick-sevens = { $seat } bekommt den Stich aus { $led } und { $followed } und { $count } Punkte für die Siebenen.
took-trick = { $seat } bekommt den Stich aus { $led } und { $followed }.
ace-leads = Das verlorene Ass lässt { $seat } ausspielen.
round-scored = Runde { $count }: Stiche { $count-a }:{ $count-b }, Punkte { $count-c }:{ $count-d }, zusammen { $count-e }:{ $count-f }.
dealt = { $seat } gibt Runde { $count }; das Dekret ist { $card } ({ $mark }), Trumpf ist { $suit }.
won = { $seat } gewinnt { $count-a }:{ $count-b }.
drawn-game = Unentschieden, { $count-a }:{ $count-b }.

## Warum etwas nicht geht

over = das Spiel ist zu Ende
others-turn = dein Gegenüber ist am Zug
three-must = an diesem Tisch muss eine 3 das Dekret tauschen
bury-own = vergraben werden kann nur eine Karte aus deiner Hand
lead-now = jetzt muss eine Karte ausgespielt werden
follow-now = jetzt muss eine Karte folgen
exchange-first = zuerst ist der Tausch nach einer 3 zu entscheiden
bury-now = nach einer 5 muss eine Karte vergraben werden
lead-own = ausspielen kannst du nur eine Karte aus deiner Hand
follow-own = folgen kann nur eine Karte aus deiner Hand
crown-asks = eine ausgespielte Krone verlangt dein Ass in { $suits } oder deine höchste Karte mit { $same }
must-follow = du hast eine Karte mit { $suits }, also musst du mit einer solchen folgen
not-offered = weder die eben gespielte 3 noch das alte Dekret kann angeboten werden
exchange-own = zum Dekret kann nur eine Karte aus deiner Hand werden
name-a-suit = eine Farbe der Karte muss genannt werden, wie in „… as waves“
name-no-suit = hier ist keine Farbe zu nennen
suit-not-there = die genannte Farbe ist nicht auf der Karte
no-card = „{ $id }“ ist keine Karte des Decktets
no-suit = „{ $id }“ ist keine Farbe; Farben sind moons, suns, waves, leaves, wyrms und knots

## Hausregeln

rule-target = Ziel
rule-target-is = Punkte, die das Spiel am Ende einer Runde beenden
rule-lead-suits = verlangte Farben
rule-lead-suits-is = welche Farben der ausgespielten Karte bedient werden müssen
word-all = alle
word-all-is = jede Farbe auf ihr
word-leader-names = nach Ansage
word-leader-names-is = eine ihrer Farben, angesagt von wem sie stammt
word-uppermost = oberste
word-uppermost-is = ihre oberste Farbe
rule-pawn-tie = gleiche Bauern
rule-pawn-tie-is = wer bei zwei gleich hohen Bauern gewinnt
word-leader = Ausspielende
word-leader-is = wer ausgespielt hat
word-follower = Folgende
word-follower-is = wer gefolgt ist
word-precedence = Rangfolge
word-precedence-is = Harvest, Watchman, Light Keeper, Borderland, in dieser Reihenfolge
rule-exchange = Tausch
rule-exchange-is = ob eine 3 das Dekret tauschen darf oder muss
word-may = darf
word-may-is = wer sie spielt, darf verzichten
word-must = muss
word-must-is = wer sie spielt, muss, wenn eine Karte auf der Hand ist
rule-decree-suit = Farbe des Dekrets
rule-decree-suit-is = welche Farbe eines neuen Dekrets Trumpf ist
word-chooser = nach Wahl
word-chooser-is = eine ihrer Farben, genannt von wem der Tausch kommt
rule-pawn-removal = entfernter Bauer
rule-pawn-removal-is = wann ein Bauer entfernt wird und wer weiß, welcher
word-game-public = offen für das Spiel
word-game-public-is = einmal für das Spiel, beiden bekannt
word-game-hidden = verdeckt für das Spiel
word-game-hidden-is = einmal für das Spiel, niemandem bekannt
word-round-hidden = verdeckt in jeder Runde
word-round-hidden-is = vor jedem Geben aufs Neue, niemandem bekannt
rule-final-tie = Gleichstand am Ende
rule-final-tie-is = was folgt, wenn Summen und letzte Runden gleich sind
word-draw = unentschieden
word-draw-is = das Spiel endet unentschieden
word-extra-round = Zusatzrunde
word-extra-round-is = es werden Runden gespielt, bis die Summen verschieden sind
rule-history = Gedächtnis
rule-history-is = welche gestochenen Karten angesehen werden dürfen
word-full = alles
word-full-is = alle dieser Runde
word-last = letzte
word-last-is = die des letzten Stichs
word-none = keine
rule-tens = Zehnen
rule-tens-is = welche Karten die Zehnen sind
word-pawns = Bauern
word-pawns-is = drei der vier Bauern
word-courts = Höfe
word-courts-is = drei der vier Höfe
rule-anchors = Asse und Kronen
rule-anchors-is = welche Asse und Kronen im Spiel sind
word-msw-is = die von Monden, Sonnen und Wellen
word-lyk-is = die von Laub, Wyrmen und Knoten
