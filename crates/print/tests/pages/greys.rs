//! Without colours every mark can be told from the others, by its shape alone.

use print::{Ink, Order, Part};

use crate::{
    data::GAMES,
    order_of,
    picture::Picture,
    render::{Word, drawn_words, page, printed, words},
};

/// How much of two marks must differ in shape.
const APART: f32 = 0.15;

/// How much of two letters must: R and B have much in common.
const LETTERS_APART: f32 = 0.08;

fn grey(game: &str, part: Part) -> Order {
    Order {
        ink: Ink::Grey,
        part,
        ..order_of(game)
    }
}

/// Where the card lies that a word is on.
fn card_of(word: &Word) -> (f32, f32) {
    let (x, y) = word.middle();
    (
        10.5 + 63.0 * ((x - 10.5) / 63.0).floor(),
        16.5 + 88.0 * ((y - 16.5) / 88.0).floor(),
    )
}

/// The pictures that belong to some words: for each, the part of the page that `part`
/// says, at the first place where the word stands and there is one.
fn pictures(
    order: &Order,
    names: &[&str],
    dpi: u32,
    part: impl Fn(&Word) -> Option<(f32, f32, f32)>,
) -> Vec<Picture> {
    let document = printed(order);
    let pages = words(&document.pdf);
    let found = names.iter().map(|name| {
        let found = pages.iter().enumerate().find_map(|(i, page)| {
            let words = page.words.iter().filter(|word| word.text == *name);
            let place = words.into_iter().find_map(&part)?;
            Some((i, place))
        });
        let (i, (x, y, size)) = found.unwrap_or_else(|| panic!("{}: no {name}", order.game.id));
        page(&document.pdf, i + 1, dpi).part(x, y, size, size)
    });
    found.collect()
}

fn check(names: &[&str], pictures: &[Picture], least: f32) {
    for (i, one) in pictures.iter().enumerate() {
        for (j, other) in pictures.iter().enumerate().skip(i + 1) {
            let apart = one.apart(other);
            assert!(apart >= least, "{} and {}: {apart}", names[i], names[j]);
        }
    }
}

#[test]
fn suits_differ_in_shape() {
    let names = ["Moons", "Suns", "Waves", "Leaves", "Wyrms", "Knots"];
    // Below the A in the corner of its Ace.
    let index = |word: &Word| {
        let (x, y) = card_of(word);
        Some((x + 5.2, y + 14.0, 7.4))
    };
    check(
        &names,
        &pictures(&grey("badger", Part::Cards), &names, 200, index),
        APART,
    );
}

#[test]
fn needs_and_gifts_of_plants_differ_in_shape() {
    let names = [
        "water",
        "nitrogen",
        "pollinators",
        "groundcover",
        "compost",
        "trellis",
        "food",
    ];
    // Above its name, in the lower part of the card.
    let icon = |word: &Word| {
        let (_, y) = card_of(word);
        let is_icon = word.top - y > 55.0;
        is_icon.then(|| (word.middle().0 - 3.8, word.middle().1 - 9.4, 7.6))
    };
    check(
        &names,
        &pictures(&grey("dandelion", Part::Cards), &names, 200, icon),
        APART,
    );
}

#[test]
fn animals_of_the_race_differ_in_shape() {
    let names = ["Squirrel", "Deer", "Fox", "Otter", "Owl", "Hedgehog"];
    // Above its name, on the side of the pawn that is upright here.
    let pawn = |word: &Word| {
        let (x, y) = word.middle();
        (y > 72.5).then_some((x - 9.0, y - 21.5, 18.0))
    };
    check(
        &names,
        &pictures(&grey("acorn", Part::Tokens), &names, 200, pawn),
        APART,
    );
}

#[test]
fn yarns_differ_by_their_letters() {
    let names = ["red", "orange", "yellow", "green", "blue", "purple"];
    // The letter alone, in the middle of the ball above the name.
    let ball = |word: &Word| Some((word.middle().0 - 1.6, word.middle().1 - 8.1, 3.2));
    check(
        &names,
        &pictures(&grey("bordering", Part::Cards), &names, 400, ball),
        LETTERS_APART,
    );
}

#[test]
fn every_side_of_a_hex_bears_the_letter_of_its_yarn() {
    let order = Order {
        part: Part::Cards,
        ..grey("bordering", Part::Cards)
    };
    let pages = words(&printed(&order).pdf);
    let letters = pages.iter().flat_map(|page| &page.words);
    let mut letters: Vec<&str> = letters
        .map(|word| word.text.as_str())
        .filter(|text| text.len() == 1 && "ROYGBP".contains(text))
        .collect();
    letters.sort_unstable();
    let rows = crate::data::rows("bordering");
    let wanted = rows.iter().flat_map(|row| {
        // Hexes say their edges, Echoes their colours.
        let of = if row.cell("deck") == "hex" || row.cell("deck") == "overlap" {
            "edges"
        } else {
            "colours"
        };
        row.cell(of).split("").filter(|letter| !letter.is_empty())
    });
    let mut wanted: Vec<&str> = wanted.collect();
    wanted.sort_unstable();
    assert_eq!(letters, wanted);
}

#[test]
fn resources_differ_in_shape() {
    let names = ["Wood", "Metal", "Compost", "Food", "Water"];
    let large = |word: &Word| {
        let (x, y) = card_of(word);
        Some((x + 11.5, y + 22.0, 40.0))
    };
    check(
        &names,
        &pictures(&grey("resourced", Part::Cards), &names, 200, large),
        APART,
    );
}

#[test]
fn lanes_kinds_and_types_are_said_in_words_whatever_the_ink() {
    for game in GAMES {
        let full = drawn_words(&printed(&order_of(game)).pdf);
        for ink in [Ink::Grey, Ink::Low] {
            let order = Order {
                ink,
                ..order_of(game)
            };
            assert!(drawn_words(&printed(&order).pdf) == full, "{game}");
        }
        for row in crate::data::rows(game) {
            // Types of plants, of Echoes and Hexes; lanes.
            for said in [row.cell("class"), row.cell("type"), row.cell("bonus_lane")] {
                assert!(full.contains(said), "{game} does not say {said}");
            }
        }
    }
}
