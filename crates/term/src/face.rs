use engine::{Notation, Tactics};

use crate::undrawn;

/// How a game looks in a terminal.
pub trait Face: Notation + Tactics {
    /// The table as a viewer sees it: some lines of at most 100 columns, plain
    /// text, without a trailing line break.
    ///
    /// Where a game does not draw it, these are the fields of the view: what is everybody's,
    /// then seat by seat.
    fn table(view: &Self::View) -> String {
        undrawn::table::<Self>(view)
    }

    /// A short remark beside an action in the list of what may be done; empty
    /// where the action speaks for itself.
    fn remark(view: &Self::View, action: Self::Action) -> String {
        Self::action_words(view, action).to_string()
    }

    /// The name under which best totals of a shared score are kept, in games
    /// whose rules ask for that.
    fn challenge(options: &Self::Options, seats: usize) -> Option<String> {
        let _ = (options, seats);
        None
    }
}
