//! How the game looks. Everything is made from what the game says already: what a face does
//! better, it says here.

use crate::Sprout;

/// Pictures: the first letter of each card.
impl art::Pictures for Sprout {}

/// A page: the fields of the view, cards in rows, actions as buttons.
impl board::Board for Sprout {}

/// Reports of the lab: length, wins by seat, cards and kinds of actions.
impl lab::Study for Sprout {}

/// Paper: the cards of the data file, and the rulebook.
impl print::Pieces for Sprout {}

/// A terminal: the fields of the view in lines.
impl term::Face for Sprout {}
