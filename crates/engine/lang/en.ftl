### What is said about actions and options of every game.

table-moved-on = the table has moved on
unknown-action = `{ $text }` is not an action of this game
no-such-option = there is no such option; there are { $keys }
option-cannot-be = cannot be { $value }; it can be { $allowed }
any-number = { $usual }, or any number from { $least } to { $most }
