### What is said of data files, and of hexes that somebody wrote.

line-wrong = line { $line }: { $reason }
file-empty = the file is empty
no-column = there is no column `{ $name }`
too-many-cells = { $cells } cells for { $columns } columns
no-rows = there are no rows
other-count = { $found ->
    [one] there is 1 row
   *[other] there are { $found } rows
} instead of { $needed }: rows are changed, not added or left out
not-a-number = `{ $name }` is { $found }, not a number from { $least } to { $most }
has-to-stay = `{ $column }` is { $found } and has to stay { $kept }: { $why }
empty = empty
quoted = `{ $text }`
hex-shape = a hex is written as two numbers, as in `2,-1`
