//! The icons and words on the cards, explained.

use crate::Icon;

use super::words;
use board::Term;

pub(super) fn terms() -> Vec<Term> {
    let icons = Icon::ALL.map(|icon| {
        let meaning = match icon {
            Icon::Water => words::TERM_WATER,
            Icon::Pollinators => words::TERM_POLLINATORS,
            Icon::Nitrogen => words::TERM_NITROGEN,
            Icon::Groundcover => words::TERM_GROUNDCOVER,
            Icon::Compost => words::TERM_COMPOST,
            Icon::Trellis => words::TERM_TRELLIS,
            Icon::Food => words::TERM_FOOD,
        };
        Term::mark(icon.id(), icon.word().text(), meaning)
    });
    let on_cards = [
        Term::sign(words::NEEDS.text(), "", words::TERM_NEEDS, "data-needs"),
        Term::sign(words::GIVES.text(), "", words::TERM_GIVES, "data-gives"),
        Term::sign(words::WILD.text(), "", words::TERM_WILD, "data-wild"),
    ];
    let on_table = [
        Term::sign(words::CENTRE.text(), "", words::TERM_CENTRE, ""),
        Term::sign(words::GUILD_WORD.text(), "", words::TERM_GUILD, ""),
    ];
    icons.into_iter().chain(on_cards).chain(on_table).collect()
}
