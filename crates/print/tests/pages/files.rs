//! Changed data files: long names are printed, and what cannot be printed is refused in
//! one line.

use print::{Layout, Order, Paper, Part, PrintError};

use crate::{
    data::{self, GAMES},
    insides::check_tiles,
    order_of,
    render::{drawn_words, printed, words},
};

/// A name of three dozen letters in several words, and one that is a single word.
const LONG: [&str; 2] = [
    "The Old Hedgehog of Upper Borderlands",
    "Hedgerowlandscapegardenerassociations",
];

/// The data of a game with every name replaced.
fn renamed(game: &str, name: &str) -> String {
    let mut column = None;
    let lines = data::file(game).lines().map(|line| {
        let mut cells: Vec<&str> = line.split('\t').collect();
        match column {
            _ if line.starts_with('#') => {}
            None => column = cells.iter().position(|&cell| cell == "name"),
            Some(column) => cells[column] = name,
        }
        cells.join("\t")
    });
    lines.collect::<Vec<String>>().join("\n")
}

#[test]
fn names_too_long_for_their_cards_shrink_and_wrap_in_every_game() {
    for game in GAMES {
        for name in LONG {
            let order = Order {
                cards: Some(renamed(game, name)),
                ..order_of(game)
            };
            // Hyphens and ends of lines aside, it stands there in full.
            let text = drawn_words(&printed(&order).pdf);
            let text = text.replace("- ", "").replace(' ', "");
            let found = text.matches(&name.replace(' ', "")).count();
            assert!(found >= 5, "{game}: {name} {found} times");
            let shop = Order {
                layout: Layout::Shop,
                part: Part::Cards,
                ..order
            };
            if ["bordering", "resourced"].contains(&game) {
                check_tiles(&Order {
                    layout: Layout::Quick,
                    ..shop.clone()
                });
            }
            let cards = words(&printed(&shop).pdf);
            for page in cards.iter().filter(|page| page.width < 100.0) {
                for word in &page.words {
                    let inside = word.left.min(page.width - word.right);
                    assert!(inside >= 5.5, "{game}: {word:?}");
                }
            }
        }
    }
}

#[test]
fn a_name_beyond_all_measure_is_refused_in_one_line_that_says_it() {
    for game in GAMES {
        let name = "Neverending ".repeat(60);
        let order = Order {
            cards: Some(renamed(game, name.trim())),
            ..order_of(game)
        };
        let error = print::print(&order).expect_err("no type is that small");
        let error = error.to_string();
        assert!(
            error.contains("`Neverending Neverending"),
            "{game}: {error}"
        );
        assert!(error.contains("does not fit"), "{game}: {error}");
        assert!(
            !error.contains('\n') && error.len() < 200,
            "{game}: {error}"
        );
    }
}

#[test]
fn a_text_beyond_all_measure_is_refused_by_the_name_of_its_card() {
    let data = data::file("bordering");
    let long = "and so on ".repeat(80);
    let order = Order {
        cards: Some(data.replacen("+1 per Earthworks card involved", long.trim(), 1)),
        ..order_of("bordering")
    };
    let error = print::print(&order)
        .expect_err("no type is that small")
        .to_string();
    assert!(error.contains("`Maddy`: `And so on"), "{error}");
}

#[test]
fn letters_that_no_type_has_are_refused() {
    for game in GAMES {
        let order = Order {
            cards: Some(renamed(game, "Badger \u{6f22}")),
            ..order_of(game)
        };
        let error = print::print(&order).expect_err("there is no such glyph");
        assert!(
            error.to_string().contains("no type has all letters"),
            "{error}"
        );
    }
}

#[test]
fn a_changed_data_file_is_refused_with_line_and_reason() {
    let data = data::file("dandelion");
    let unknown = Order {
        cards: Some(data.replacen("water,compost", "water,gold", 1)),
        ..order_of("dandelion")
    };
    let error = print::print(&unknown).expect_err("there is no gold");
    assert!(error.to_string().contains("line 4"), "{error}");
    for game in GAMES {
        for (text, reason) in [("", "empty"), ("id\tname\n", "column")] {
            let order = Order {
                cards: Some(text.to_owned()),
                ..order_of(game)
            };
            let error = print::print(&order).expect_err("there is nothing to print");
            assert!(matches!(error, PrintError::Cards { .. }), "{game}: {error}");
            assert!(error.to_string().contains(reason), "{game}: {error}");
        }
    }
}

#[test]
fn words_that_name_nothing_are_refused_with_those_that_do() {
    let error = "a5".parse::<Paper>().expect_err("there is no such paper");
    assert_eq!(
        error.to_string(),
        "there is no paper `a5`; there are a4, letter"
    );
}
