//! The few messages that every catalogue needs.

use crate::Catalogue;

/// The catalogue of this crate.
pub static CATALOGUE: Catalogue = crate::catalogue!("common");

crate::messages! {
    /// What is said everywhere.
    pub static COMMON of CATALOGUE;
    phrases { LIST_COMMA, LIST_AND, LIST_OR }
    sentences {
        verbatim(text: Text),
        seat_number(number: Count),
    }
}
