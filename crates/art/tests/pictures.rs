//! Every piece that has a row in a game's data file has a picture of its own.

use std::collections::HashMap;

/// The ids in the first column of a data file.
fn ids(data: &str) -> Vec<&str> {
    let rows = data.lines().filter(|line| !line.starts_with('#'));
    rows.skip(1)
        .filter_map(|row| row.split('\t').next())
        .collect()
}

fn all_are_drawn(game: &str, ids: &[&str]) {
    let mut seen: HashMap<String, &str> = HashMap::new();
    for &id in ids {
        let picture = art::picture(game, id).unwrap_or_else(|| panic!("{game} lacks `{id}`"));
        let svg = picture.svg(art::Ink::Full);
        assert!(!svg.contains("NaN"), "{id}");
        if let Some(other) = seen.insert(svg, id) {
            assert_eq!(other, id, "two pieces of {game} look the same");
        }
    }
}

#[test]
fn every_card_of_the_food_forest_is_drawn() {
    all_are_drawn(
        "dandelion",
        &ids(include_str!("../../../games/dandelion/cards.tsv")),
    );
}

#[test]
fn every_animal_and_card_of_the_acorn_race_is_drawn() {
    let mut pieces = ids(include_str!("../../../games/acorn/cards.tsv"));
    pieces.extend(["squirrel", "deer", "fox", "otter", "owl", "hedgehog"]);
    all_are_drawn("acorn", &pieces);
}

#[test]
fn what_there_is_not_is_not_drawn() {
    assert!(art::picture("dandelion", "palm").is_none());
    assert!(art::picture("chess", "apple").is_none());
    assert!(art::marks::mark("hearts").is_none());
}
