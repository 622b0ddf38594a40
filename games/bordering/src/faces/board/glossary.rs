//! The yarns, letters and words on the cards, explained.

use crate::{Colour, Kind};

use super::{words, yarn};
use board::Term;

pub(super) fn terms() -> Vec<Term> {
    let yarns = Colour::ALL.map(|colour| Term {
        sign: yarn(colour),
        name: words::colour(colour).to_owned(),
        meaning: words::TERM_YARN.into(),
        trace: format!("yarn {}\"", colour.id()),
    });
    let fields = [
        Kind::Earthworks,
        Kind::PlantSystems,
        Kind::AnimalSystems,
        Kind::EnergyAndMaterials,
    ];
    let fields = fields.map(|kind| {
        let name = words::kind(kind);
        Term::sign(words::kind_mark(kind), name, words::TERM_FIELD, name)
    });
    let others = [
        Term::word(words::kind(Kind::Complication), words::TERM_COMPLICATION),
        Term::sign("2", words::TERM_VALUE_NAME.text(), words::TERM_VALUE, ""),
        Term::sign(words::TERM_LINKED_NAME.text(), "", words::TERM_LINKED, ""),
    ];
    yarns.into_iter().chain(fields).chain(others).collect()
}
