### Was über Datendateien und über aufgeschriebene Felder gesagt wird.

line-wrong = Zeile { $line }: { $reason }
file-empty = die Datei ist leer
no-column = eine Spalte „{ $name }“ gibt es nicht
too-many-cells = { $cells } Zellen für { $columns } Spalten
no-rows = es gibt keine Zeilen
other-count = es { $found ->
    [one] gibt 1 Zeile
   *[other] gibt { $found } Zeilen
} statt { $needed }: Zeilen werden geändert, nicht hinzugefügt oder weggelassen
not-a-number = „{ $name }“ ist { $found } und keine Zahl von { $least } bis { $most }
has-to-stay = „{ $column }“ ist { $found } und muss { $kept } bleiben: { $why }
empty = leer
quoted = „{ $text }“
hex-shape = ein Feld schreibt man mit zwei Zahlen, wie in „2,-1“
