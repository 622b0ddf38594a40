//! What the marks and words on cards mean.

use maud::{Markup, html};

use board::{Board, Face, Term};

/// Everything a game explains.
pub(super) fn all(game: &str) -> Vec<Term> {
    catalog::with_game!(game, G => <G as Board>::glossary()).unwrap_or_default()
}

/// What a card shows of it.
pub(super) fn on(game: &str, face: &Face) -> Vec<Term> {
    let mut terms = all(game);
    terms.retain(|term| term.is_on(face));
    terms
}

/// Terms with what they mean.
pub(super) fn list(terms: &[Term]) -> Markup {
    html! {
        dl .terms { @for term in terms {
            div {
                dt { (term.sign) " " (term.name) }
                dd { (term.meaning) }
            }
        } }
    }
}
