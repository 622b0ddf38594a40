//! The resources, short names and words of the game, explained.

use crate::{Resource, Thing, Tile, Upgrade};

use super::words;
use board::Term;

pub(super) fn terms() -> Vec<Term> {
    let resources = Resource::ALL.map(|kind| {
        let meaning = match kind {
            Resource::Wood | Resource::Metal | Resource::Compost => words::TERM_MATERIAL,
            Resource::Food | Resource::Water => words::TERM_SUPPLY,
        };
        Term::mark(kind.id(), words::kind(kind), meaning)
    });
    let verbs = [
        (words::TERM_USE_NAME, words::TERM_USE),
        (words::TERM_WASTE_NAME, words::TERM_WASTE),
        (words::TERM_RECYCLE_NAME, words::TERM_RECYCLE),
    ];
    let verbs = verbs.map(|(verb, meaning)| Term::word(verb.text(), meaning));
    let tiles = Tile::ALL.into_iter().map(|tile| {
        let name = words::thing(Thing::Tile(tile));
        Term::sign(words::short(tile), name, words::tile(tile), "")
    });
    let upgrades = Upgrade::ALL.into_iter().map(|upgrade| {
        let (short, name) = (
            words::short_upgrade(upgrade).text(),
            words::thing(Thing::Upgrade(upgrade)),
        );
        Term::sign(short, name, words::upgrade(upgrade), "")
    });
    let things = tiles.chain(upgrades);
    (resources.into_iter().chain(verbs)).chain(things).collect()
}
