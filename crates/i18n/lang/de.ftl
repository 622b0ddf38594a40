### Was überall gesagt wird.

list-comma = { ", " }
list-and = { " und " }
list-or = { " oder " }
verbatim = { $text }
seat-number = Platz { $number }
