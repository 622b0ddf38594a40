//! The marks and words on the cards, explained.

use crate::Lane;

use super::words;
use board::Term;

pub(super) fn terms() -> Vec<Term> {
    let lanes = Lane::ALL.map(|lane| Term::mark(lane.id(), &words::lane(lane), words::TERM_LANE));
    let on_cards = [
        Term::mark("acorn", words::TERM_ACORN_NAME.text(), words::TERM_ACORN),
        Term::word(words::TERM_SHED_NAME.text(), words::TERM_SHED),
        Term::mark("trap", words::TRAP.text(), words::TERM_TRAP),
        Term::word(words::MUST.text(), words::TERM_MUST),
    ];
    let on_table = [
        Term::sign(words::NEST.text(), "", words::TERM_NEST, ""),
        Term::sign("25, 50, 75", "", words::TERM_CHECKPOINT, ""),
    ];
    lanes.into_iter().chain(on_cards).chain(on_table).collect()
}
