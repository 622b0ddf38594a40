### What is said about bots.

unknown-bot = there is no bot `{ $bot }`; there are { $forms }
no-settings = `{ $bot }` has no settings: leave out the colon and what follows
no-temperament = `greedy:` lacks a temperament: name one after the colon, or write `greedy`
wrong-budget = `{ $given }`: add iterations from 1 to { $most }, as in `{ $bot }:20000`, or a time up to { $longest } s, as in `{ $bot }:500ms` or `{ $bot }:2s`
no-greedy = `{ $game }` has no greedy player; `easy`, `medium` and `hard` play every game
no-such-temperament = the greedy player of `{ $game }` has no temperament `{ $temperament }`; it can be { $known }
