### Was der Dachs an seinem Tisch sagt.

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
