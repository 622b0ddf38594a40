//! Every piece that has a row in a game's data file has a picture of its own.

use std::collections::HashMap;

use art::Pictures;
use catalog::{Acorn, Badger, Bordering, Dandelion, DataFile as _, Resourced};

/// The ids in the first column of a data file.
fn ids(data: &str) -> Vec<&str> {
    let rows = data.lines().filter(|line| !line.starts_with('#'));
    rows.skip(1)
        .filter_map(|row| row.split('\t').next())
        .collect()
}

fn all_are_drawn<G: Pictures>(ids: &[&str]) {
    let game = G::ID;
    let mut seen: HashMap<String, &str> = HashMap::new();
    for &id in ids {
        let picture = G::picture(id).unwrap_or_else(|| panic!("{game} lacks `{id}`"));
        let svg = picture.svg(art::Ink::Full);
        assert!(!svg.contains("NaN"), "{id}");
        if let Some(other) = seen.insert(svg, id) {
            assert_eq!(other, id, "two pieces of {game} look the same");
        }
    }
}

#[test]
fn every_card_of_the_food_forest_is_drawn() {
    all_are_drawn::<Dandelion>(&ids(Dandelion::FILE));
}

#[test]
fn every_animal_and_card_of_the_acorn_race_is_drawn() {
    let mut pieces = ids(Acorn::FILE);
    pieces.extend(Acorn::BESIDE);
    all_are_drawn::<Acorn>(&pieces);
}

#[test]
fn every_card_of_the_decktet_is_drawn() {
    all_are_drawn::<Badger>(&ids(Badger::FILE));
}

#[test]
fn every_hex_echo_and_character_of_bordering_is_drawn() {
    let cards = ids(Bordering::FILE);
    let kind = |id: &&str| {
        let copy = id
            .rsplit_once('-')
            .filter(|(_, copy)| copy.parse::<u8>().is_ok());
        copy.is_none_or(|(_, copy)| copy == "1")
    };
    let mut pieces: Vec<&str> = cards.into_iter().filter(kind).collect();
    pieces.extend(Bordering::BESIDE);
    all_are_drawn::<Bordering>(&pieces);
}

#[test]
fn every_tile_upgrade_and_event_of_resourced_is_drawn() {
    let pieces = ids(Resourced::FILE);
    let drawn = |id: &&str| !id.starts_with("operate-") && *id != "shop";
    let mut pieces: Vec<&str> = pieces.into_iter().filter(drawn).collect();
    pieces.extend(Resourced::BESIDE);
    all_are_drawn::<Resourced>(&pieces);
}

#[test]
fn every_suit_and_resource_has_a_mark() {
    let marks = [
        "moons",
        "suns",
        "waves",
        "leaves",
        "wyrms",
        "knots",
        "water",
        "nitrogen",
        "pollinators",
        "groundcover",
        "compost",
        "trellis",
        "food",
        "wood",
        "metal",
        "acorn",
    ];
    for name in marks {
        assert!(art::marks::mark(name).is_some(), "{name}");
    }
}

#[test]
fn what_there_is_not_is_not_drawn() {
    assert!(Dandelion::picture("palm").is_none());
    assert!(art::marks::mark("hearts").is_none());
}
