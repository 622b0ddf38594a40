//! Renders the sheets with poppler and looks at them.
#![allow(clippy::unwrap_used)]

mod data;
mod files;
mod greys;
mod insides;
mod measures;
mod picture;
mod render;

use std::collections::BTreeSet;

use data::GAMES;
use print::{Ink, Layout, Order, Part};

/// All of a game.
fn order_of(game: &str) -> Order {
    Order::new(catalog::find(game).unwrap().edition)
}

fn cards(game: &str) -> Order {
    Order {
        part: Part::Cards,
        ..order_of(game)
    }
}

#[test]
fn every_name_is_printed_as_often_as_the_data_says() {
    for game in GAMES {
        let printed = render::printed(&order_of(game));
        // Names begin with a capital on cards.
        let text = render::drawn_words(&printed.pdf).to_lowercase();
        for row in data::rows(game) {
            // A variant of a recipe is for the program only, and the spinner has no name.
            let id = row.cell("id");
            if id.ends_with("-text") || id == "spinner" {
                continue;
            }
            let name = row.cell("name").to_lowercase();
            let players = if row.cell("kind") == "start" { 5 } else { 1 };
            let found = text.matches(&name).count();
            let wanted = row.cell("copies").parse().unwrap_or(1) * players;
            assert!(
                found >= wanted,
                "{game}: {name} {found} times, not {wanted}"
            );
        }
    }
}

#[test]
fn every_font_is_embedded_and_every_letter_is_text() {
    for game in GAMES {
        for (layout, ink) in [
            (Layout::Quick, Ink::Full),
            (Layout::Duplex, Ink::Grey),
            (Layout::Shop, Ink::Low),
        ] {
            let order = Order {
                layout,
                ink,
                ..order_of(game)
            };
            let printed = render::printed(&order);
            let fonts = render::fonts(&printed.pdf);
            assert!(!fonts.is_empty(), "{game}");
            for (name, is_embedded) in fonts {
                assert!(is_embedded, "{game}, {layout}: {name}");
                assert!(name.contains("Vollkorn"), "{game}, {layout}: {name}");
            }
            let text = render::drawn_words(&printed.pdf);
            let unknown = text.chars().find(|&c| c == '\u{fffd}' || c.is_control());
            assert_eq!(unknown, None, "{game}, {layout}");
        }
    }
}

#[test]
fn a_folded_booklet_is_numbered_from_its_front_to_its_back() {
    for game in GAMES {
        for (layout, flip) in [
            (Layout::Quick, print::Flip::Long),
            (Layout::Duplex, print::Flip::Long),
            (Layout::Duplex, print::Flip::Short),
        ] {
            let order = Order {
                part: Part::Rules,
                layout,
                flip,
                ..order_of(game)
            };
            let sides = render::words(&render::printed(&order).pdf);
            let count = 2 * sides.len();
            // A side is numbered at its foot, or at its head if it is upside down.
            let number = |side: usize, right: bool| {
                let page = &sides[side];
                let turned = layout == Layout::Duplex && flip == print::Flip::Long && side % 2 == 1;
                let words = page.words.iter().filter(|word| {
                    let (x, y) = word.middle();
                    let (x, y) = if turned {
                        (page.width - x, page.height - y)
                    } else {
                        (x, y)
                    };
                    y > page.height - 9.5 && (x > page.width / 2.0) == right
                });
                let words: Vec<&str> = words.map(|word| word.text.as_str()).collect();
                words.join(" ").parse::<usize>().ok()
            };
            // Sheets are folded in the middle: leaf by leaf from the outermost front.
            let mut pages = vec![None; count];
            for sheet in 0..sides.len() / 2 {
                let (front, back) = (2 * sheet, 2 * sheet + 1);
                pages[2 * sheet] = number(front, true);
                pages[2 * sheet + 1] = number(back, false);
                pages[count - 2 - 2 * sheet] = number(back, true);
                pages[count - 1 - 2 * sheet] = number(front, false);
            }
            // The front and the back have no number.
            let mut wanted: Vec<Option<usize>> = (1..=count).map(Some).collect();
            (wanted[0], wanted[count - 1]) = (None, None);
            assert_eq!(pages, wanted, "{game}, {layout}, {flip:?}");
        }
    }
}

#[test]
fn the_booklet_is_read_aloud_in_the_order_of_its_pages() {
    let order = Order {
        part: Part::Rules,
        ..order_of("badger")
    };
    let printed = print::print(&order).expect("it prints");
    let text = render::read_aloud(&printed.pdf);
    let places: Vec<Option<usize>> = ["B1 ", "B20", "B40", "B60", "B90"]
        .iter()
        .map(|number| text.find(&format!("\"{}", number.trim())))
        .collect();
    assert!(places.iter().all(Option::is_some), "{places:?}");
    assert!(places.is_sorted(), "{places:?}");
}

#[test]
fn in_two_sided_files_every_front_is_followed_by_its_back() {
    for game in GAMES {
        for layout in [Layout::Duplex, Layout::Bleed] {
            let order = Order {
                layout,
                ..order_of(game)
            };
            let sheets = print::list(&order).expect("it prints");
            for pair in sheets.chunks(2) {
                let [front, back] = pair else {
                    panic!("{game}: {} has no back", pair[0].title)
                };
                assert_eq!(front.section, back.section, "{game}");
                assert_eq!(front.size, back.size, "{game}: {}", front.title);
                assert!(back.title.ends_with("back"), "{game}: {}", back.title);
            }
        }
    }
}

#[test]
fn previews_show_every_sheet_and_need_nothing_else() {
    for game in GAMES {
        let order = order_of(game);
        let sheets = print::list(&order).expect("it prints");
        for number in 1..=sheets.len() {
            let svg = print::preview(&order, number).expect("it prints");
            let svg = svg.expect("there is such a sheet");
            assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count());
            assert!(svg.len() < 1 << 20, "{game}, {number}: {}", svg.len());
            let names = |before: &str| -> BTreeSet<String> {
                let after = svg.split(before).skip(1);
                after
                    .filter_map(|text| Some(text.split('"').next()?.to_owned()))
                    .collect()
            };
            assert!(names("href=\"#").is_subset(&names(" id=\"")), "{game}");
        }
        let beyond = print::preview(&order, sheets.len() + 1).expect("it prints");
        assert_eq!(beyond, None);
        assert_eq!(print::preview(&order, 0).expect("it prints"), None);
    }
}

#[test]
fn the_same_order_gives_the_same_bytes() {
    for game in GAMES {
        let order = order_of(game);
        let one = print::print(&order).expect("it prints");
        let two = print::print(&order).expect("it prints");
        assert!(one.pdf == two.pdf, "{game}");
    }
}

#[test]
fn viewers_are_told_not_to_scale() {
    let order = Order {
        layout: Layout::Duplex,
        ..cards("badger")
    };
    let printed = print::print(&order).expect("it prints");
    let told = render::info(&printed.pdf);
    // Poppler calls the mark that all tags can be trusted an error.
    let faults = told.lines().filter(|line| line.contains("Error"));
    let faults: Vec<&str> = faults.filter(|line| !line.contains("Suspects")).collect();
    assert!(faults.is_empty(), "{faults:?}");
    assert!(told.contains("Tagged:          yes"), "{told}");
    let text = String::from_utf8_lossy(&printed.pdf);
    assert!(text.contains("/PrintScaling /None"));
    assert!(text.contains("/Duplex /DuplexFlipLongEdge"));
}

#[test]
fn shop_pages_have_trim_and_bleed() {
    let order = Order {
        layout: Layout::Shop,
        ..cards("dandelion")
    };
    let printed = print::print(&order).expect("it prints");
    assert_eq!(printed.pages, 2 * 66);
    let boxes = render::boxes(&printed.pdf);
    // 69 by 94 mm, and 63 by 88 within it, in points.
    assert!(
        boxes.contains("195.59") && boxes.contains("266.46"),
        "{boxes}"
    );
    assert!(boxes.contains("TrimBox"), "{boxes}");
}

#[test]
fn a_part_that_is_not_there_is_refused() {
    let order = Order {
        part: Part::Tally,
        ..order_of("badger")
    };
    let error = print::print(&order).expect_err("no such part");
    assert_eq!(
        error.to_string(),
        "`badger` has no tally; it has all, cards, rules"
    );
}
