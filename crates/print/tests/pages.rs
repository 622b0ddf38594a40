//! Renders the sheets with poppler and measures them as a person with a ruler would.

mod render;

use std::collections::BTreeSet;

use print::{Flip, Ink, Layout, Order, Paper, Part};
use render::{pages, words};

const GAMES: [(&str, usize, usize); 5] = [
    // The cards and the tiles of each game, by its data file.
    ("badger", 45, 0),
    ("dandelion", 66, 0),
    ("acorn", 40 + 12 + 60 + 18, 0),
    ("bordering", 99 + 5, 46),
    ("resourced", 80 + 14, 51),
];

fn cards(game: &str) -> Order {
    Order {
        part: Part::Cards,
        ..Order::new(game)
    }
}

#[test]
fn every_card_and_tile_of_the_data_is_printed() {
    for (game, cards_of_game, tiles) in GAMES {
        let printed = print::print(&cards(game)).expect("it prints");
        assert_eq!(printed.pieces, cards_of_game + tiles, "{game}");
    }
}

/// The data files, and the columns in them that say which pieces there are.
const DATA: [(&str, &str); 5] = [
    ("badger", include_str!("../../../games/badger/decktet.tsv")),
    (
        "dandelion",
        include_str!("../../../games/dandelion/cards.tsv"),
    ),
    ("acorn", include_str!("../../../games/acorn/cards.tsv")),
    (
        "bordering",
        include_str!("../../../games/bordering/cards.tsv"),
    ),
    (
        "resourced",
        include_str!("../../../games/resourced/pieces.tsv"),
    ),
];

#[test]
fn every_name_is_printed_as_often_as_the_data_says() {
    for (game, data) in DATA {
        let printed = print::print(&Order::new(game)).expect("it prints");
        let text = render::drawn_words(&printed.pdf);
        let mut lines = data.lines().filter(|line| !line.starts_with('#'));
        let names: Vec<&str> = lines.next().expect("a header").split('\t').collect();
        let column = |name: &str| names.iter().position(|&column| column == name);
        for line in lines {
            let cells: Vec<&str> = line.split('\t').collect();
            let cell = |name: &str| column(name).and_then(|i| cells.get(i)).copied();
            // A variant of a recipe is for the program only, and the spinner has no name.
            if cell("id").is_some_and(|id| id.ends_with("-text") || id == "spinner") {
                continue;
            }
            let name = cell("name").expect("a name");
            let copies = cell("copies").and_then(|copies| copies.parse().ok());
            let players = if cell("kind") == Some("start") { 5 } else { 1 };
            let found = text.matches(name).count();
            let wanted = copies.unwrap_or(1) * players;
            assert!(
                found >= wanted,
                "{game}: {name} {found} times, not {wanted}"
            );
        }
    }
}

#[test]
fn words_keep_away_from_the_edge_of_their_card() {
    for (game, ..) in GAMES {
        if game == "resourced" || game == "bordering" {
            // Their tiles lie on ordinary sheets, which are looked at below.
            continue;
        }
        let order = Order {
            layout: Layout::Shop,
            ..cards(game)
        };
        let printed = print::print(&order).expect("it prints");
        // 3 mm of bleed, and 3 mm inside the cut.
        let (edge, word) = render::nearest_word(&printed.pdf);
        assert!(edge >= 6.0, "{game}: {edge} mm: {word}");
    }
    for (game, ..) in GAMES {
        for paper in [Paper::A4, Paper::Letter] {
            let order = Order {
                paper,
                ..Order::new(game)
            };
            let printed = print::print(&order).expect("it prints");
            let (edge, word) = render::nearest_word(&printed.pdf);
            // The box of a word reaches below its letters.
            assert!(edge >= 3.9, "{game}, {paper}: {edge} mm: {word}");
        }
    }
}

#[test]
fn the_booklet_is_read_aloud_in_the_order_of_its_pages() {
    let order = Order {
        part: Part::Rules,
        ..Order::new("badger")
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
    for (game, ..) in GAMES {
        for layout in [Layout::Duplex, Layout::Bleed] {
            let order = Order {
                layout,
                ..Order::new(game)
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
    for (game, ..) in GAMES {
        let order = Order::new(game);
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
    for (game, ..) in GAMES {
        let order = Order::new(game);
        let one = print::print(&order).expect("it prints");
        let two = print::print(&order).expect("it prints");
        assert!(one.pdf == two.pdf, "{game}");
    }
}

#[test]
fn crop_marks_say_63_by_88_and_the_grid_is_in_the_middle_of_either_paper() {
    for paper in [Paper::A4, Paper::Letter] {
        let order = Order {
            paper,
            ..cards("badger")
        };
        let printed = print::print(&order).expect("it prints");
        let page = &pages(&printed.pdf, 1, 1, 300)[0];
        let (left, right) = page.vertical_marks();
        assert_eq!(left.len(), 4, "{paper}: {left:?}");
        for pair in left.windows(2) {
            assert!((pair[1] - pair[0] - 63.0).abs() <= 0.1, "{paper}: {left:?}");
        }
        let tops = right;
        assert_eq!(tops.len(), 4, "{paper}: {tops:?}");
        for pair in tops.windows(2) {
            assert!((pair[1] - pair[0] - 88.0).abs() <= 0.1, "{paper}: {tops:?}");
        }
        let size = paper.size();
        assert!(
            (left[0] + left[3] - size.width).abs() <= 0.1,
            "{paper}: {left:?}"
        );
        assert!(
            (tops[0] + tops[3] - size.height).abs() <= 0.1,
            "{paper}: {tops:?}"
        );
    }
}

#[test]
fn the_ruler_is_50_mm_long() {
    for layout in [Layout::Quick, Layout::Bleed, Layout::Fold] {
        let order = Order {
            layout,
            ..cards("badger")
        };
        let printed = print::print(&order).expect("it prints");
        let page = &pages(&printed.pdf, 1, 1, 300)[0];
        let ruler = page.ruler();
        assert!((ruler - 50.0).abs() <= 0.2, "{layout}: {ruler}");
    }
}

#[test]
fn nothing_lies_where_a_printer_cannot_print() {
    for (game, ..) in GAMES {
        let printed = print::print(&Order::new(game)).expect("it prints");
        for (number, page) in pages(&printed.pdf, 1, printed.pages, 40).iter().enumerate() {
            let margin = page.empty_margin();
            assert!(margin >= 3.9, "{game}, page {}: {margin} mm", number + 1);
        }
    }
}

#[test]
fn backs_lie_exactly_behind_their_fronts() {
    for flip in [Flip::Long, Flip::Short] {
        let order = Order {
            layout: Layout::Duplex,
            flip,
            ..cards("dandelion")
        };
        let printed = print::print(&order).expect("it prints");
        // The last sheet is not full, so a wrong mirror shows.
        let last = pages(&printed.pdf, printed.pages - 1, printed.pages, 100);
        let (front, back) = (last[0].card_boxes(), last[1].card_boxes());
        let size = Paper::A4.size();
        let mirrored: Vec<(f32, f32)> = (front.iter())
            .map(|&(x, y)| match flip {
                Flip::Long => (size.width - x - 63.0, y),
                Flip::Short => (x, size.height - y - 88.0),
            })
            .collect();
        assert_eq!(front.len(), back.len());
        for (x, y) in mirrored {
            let near = |&(bx, by): &(f32, f32)| (bx - x).abs() < 0.6 && (by - y).abs() < 0.6;
            assert!(
                back.iter().any(near),
                "{flip:?}: no back at {x}, {y}: {back:?}"
            );
        }
    }
}

#[test]
fn every_font_is_embedded_and_names_are_text() {
    for (game, name) in [
        ("badger", "Chance Meeting"),
        ("dandelion", "Praying Mantis"),
        ("acorn", "Undergrowth Dash"),
        ("bordering", "Forest Garden"),
        ("resourced", "Community Planting Day"),
    ] {
        let printed = print::print(&Order::new(game)).expect("it prints");
        assert!(render::fonts_are_embedded(&printed.pdf), "{game}");
        assert!(words(&printed.pdf).contains(name), "{game} lacks {name}");
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
fn grey_sheets_keep_every_suit_apart() {
    let order = Order {
        ink: Ink::Grey,
        ..cards("badger")
    };
    let printed = print::print(&order).expect("it prints");
    let page = &pages(&printed.pdf, 1, 1, 150)[0];
    // The marks of the three Aces, at the same place on their cards.
    let marks: Vec<Vec<u8>> = (0..3)
        .map(|i| page.patch(10.5 + 63.0 * i as f32 + 5.0, 16.5 + 14.0, 8.0))
        .collect();
    for (i, one) in marks.iter().enumerate() {
        for other in &marks[i + 1..] {
            let apart = one
                .iter()
                .zip(other)
                .filter(|(a, b)| a.abs_diff(**b) > 60)
                .count();
            assert!(apart * 10 > one.len(), "{apart} of {}", one.len());
        }
    }
}

#[test]
fn a_changed_data_file_is_printed_or_refused_with_line_and_reason() {
    let data = include_str!("../../../games/dandelion/cards.tsv");
    let with = |from: &str, to: &str| Order {
        cards: Some(data.replacen(from, to, 1)),
        ..cards("dandelion")
    };
    let longer = with("\tSunchoke\t", "\tThe Sunchoke of the Northern Meadows\t");
    assert!(print::print(&longer).is_ok());
    let far_too_long = with("\tSunchoke\t", &format!("\t{}\t", "Sunchoke ".repeat(60)));
    let error = print::print(&far_too_long).expect_err("no type is that small");
    assert!(error.to_string().contains("does not fit"), "{error}");
    let unknown = with("water,compost", "water,gold");
    let error = print::print(&unknown).expect_err("there is no gold");
    assert!(error.to_string().contains("line 4"), "{error}");
    let empty = Order {
        cards: Some(String::new()),
        ..cards("dandelion")
    };
    assert!(print::print(&empty).is_err());
}

#[test]
fn a_game_or_part_that_is_not_there_is_refused() {
    let error = print::print(&Order::new("chess")).expect_err("no such game");
    assert_eq!(error.to_string(), "there is no game `chess`");
    let order = Order {
        part: Part::Tally,
        ..Order::new("badger")
    };
    let error = print::print(&order).expect_err("no such part");
    assert_eq!(
        error.to_string(),
        "`badger` has no tally; it has all, cards, rules"
    );
}
