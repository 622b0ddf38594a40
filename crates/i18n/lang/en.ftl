### What is said everywhere.

list-comma = { ", " }
list-and = { " and " }
list-or = { " or " }
verbatim = { $text }
seat-number = Seat { $number }
