//! Words and pictures stay inside their cuts.

use print::{Ink, Layout, Order, Paper, Part};

use crate::{
    data::{self, GAMES},
    order_of,
    picture::Picture,
    render::{Sheet, Word, page, pages, printed, words},
};

/// How far inside the cut words and pictures of a card stay, in millimetres.
const SAFE: f32 = 2.0;

fn shop_cards(game: &str, ink: Ink) -> Order {
    Order {
        layout: Layout::Shop,
        part: Part::Cards,
        ink,
        ..order_of(game)
    }
}

/// A page for a print shop, and what of it is cut off on each side.
const SHOP: (f32, f32, f32) = (69.0, 94.0, 3.0);

#[test]
fn pictures_and_words_of_every_card_stay_inside_its_cut() {
    for game in GAMES {
        let order = shop_cards(game, Ink::Full);
        let (document, sheets) = (printed(&order), print::list(&order).unwrap());
        let mut fronts = 0;
        let mut last = String::new();
        for (i, sheet) in sheets.iter().enumerate() {
            let is_card = sheet.size.width < 100.0;
            // Copies look alike.
            if !is_card || sheet.title.ends_with(", back") || sheet.title == last {
                continue;
            }
            last.clone_from(&sheet.title);
            fronts += 1;
            let picture = page(&document.pdf, i + 1, 75);
            let ground = picture.grey(1.0, 1.0);
            let (width, height, bleed) = SHOP;
            let edge = bleed + SAFE;
            for (x, y) in places(width, height) {
                let inside = x.min(y).min(width - x).min(height - y);
                if inside < edge {
                    let grey = picture.grey(x, y);
                    let what = format!("{game}: {} at {x}, {y}", sheet.title);
                    assert!(grey.abs_diff(ground) < 6, "{what}: {grey} on {ground}");
                }
            }
        }
        let kinds: usize = data::pieces(game)
            .iter()
            .filter(|piece| piece.1.1 > 80.0)
            .count();
        assert!(fronts > kinds, "{game}: {fronts} cards");
    }
}

/// Places all over a page, a third of a millimetre apart.
fn places(width: f32, height: f32) -> impl Iterator<Item = (f32, f32)> {
    let (columns, rows) = ((width * 3.0) as usize, (height * 3.0) as usize);
    let at = |i: usize| (i as f32 + 0.5) / 3.0;
    (0..rows).flat_map(move |y| (0..columns).map(move |x| (at(x), at(y))))
}

#[test]
fn words_keep_three_millimetres_from_the_cut_of_a_card() {
    for game in GAMES {
        let document = printed(&shop_cards(game, Ink::Full));
        for page in words(&document.pdf) {
            if (page.width - SHOP.0).abs() > 0.1 {
                continue;
            }
            for word in &page.words {
                let edge = distance_to_edge(&page, word) - SHOP.2;
                assert!(edge >= 3.0, "{game}: {word:?} is {edge} mm from the cut");
            }
        }
    }
}

fn distance_to_edge(page: &Sheet, word: &Word) -> f32 {
    let near = word.left.min(word.top);
    near.min(page.width - word.right)
        .min(page.height - word.bottom)
}

#[test]
fn words_keep_away_from_the_edge_of_every_sheet() {
    for game in GAMES {
        for paper in [Paper::A4, Paper::Letter] {
            let order = Order {
                paper,
                ..order_of(game)
            };
            for page in words(&printed(&order).pdf) {
                for word in &page.words {
                    // The box of a word reaches below its letters.
                    let edge = distance_to_edge(&page, word);
                    assert!(edge >= 3.9, "{game}, {paper}: {word:?}: {edge} mm");
                }
            }
        }
    }
}

/// Whether a place lies in a hexagon with a corner up.
fn is_in_hex((x, y): (f32, f32), middle: (f32, f32), across: f32) -> bool {
    let (x, y) = (x - middle.0, y - middle.1);
    [90.0_f32, 30.0, 150.0].into_iter().all(|turn| {
        let (sin, cos) = turn.to_radians().sin_cos();
        (y * cos - x * sin).abs() <= across / 2.0
    })
}

/// The sheets of the tiles of a game: their pictures, their words, how far tiles reach.
fn tiles(order: &Order) -> (Vec<Picture>, Vec<Sheet>, f32) {
    let game = order.game.id;
    let (document, sheets) = (printed(order), print::list(order).unwrap());
    let hexes = data::pieces(game)
        .into_iter()
        .find(|piece| piece.1.1 == 0.0);
    let (section, (across, _), _) = hexes.expect("there are tiles");
    let first = sheets
        .iter()
        .position(|sheet| sheet.section.starts_with(section));
    let first = first.expect("there are sheets of tiles");
    let pictures = pages(&document.pdf, first + 1, sheets.len(), 150);
    let words = words(&document.pdf).split_off(first);
    (pictures, words, across)
}

#[test]
fn words_and_pictures_of_every_tile_stay_inside_its_cut() {
    for game in ["bordering", "resourced"] {
        let order = Order {
            part: Part::Cards,
            ..order_of(game)
        };
        let count = check_tiles(&order);
        assert!(count > 90, "{game}: {count} words");
    }
}

/// Counts the words on tiles, all of which must lie inside their cuts, as pictures do.
pub fn check_tiles(order: &Order) -> usize {
    let game = order.game.id;
    let (pictures, pages, across) = tiles(order);
    let mut count = 0;
    for (picture, page) in pictures.iter().zip(&pages) {
        let middles = picture.areas(across * across / 2.0);
        for word in &page.words {
            // Labels of the sheet stand at its head and its foot.
            if word.top < 9.0 || word.bottom > page.height - 9.0 {
                continue;
            }
            // The box of a word is twice as high as its capitals.
            let spare = (word.bottom - word.top) / 4.0;
            let (top, bottom) = (word.top + spare, word.bottom - spare);
            let corners = [
                (word.left, top),
                (word.right, top),
                (word.left, bottom),
                (word.right, bottom),
            ];
            let inside = middles.iter().any(|&middle| {
                corners
                    .iter()
                    .all(|&corner| is_in_hex(corner, middle, across - 0.6))
            });
            assert!(inside, "{game}: {word:?} is on no tile of {middles:?}");
            count += 1;
        }
        for &middle in &middles {
            if game == "bordering" {
                bands_are_clean(picture, middle, across);
            } else {
                edge_is_bare(picture, middle, across);
            }
        }
    }
    count
}

/// The yarn along each side has one colour, apart from its letter in the middle and the
/// corners.
fn bands_are_clean(picture: &Picture, middle: (f32, f32), across: f32) {
    for side in 0..6u8 {
        let (sin, cos) = (60.0 * f32::from(side)).to_radians().sin_cos();
        let at = |out: f32, along: f32| {
            let (out, along) = (out * across / 2.0, along * across / 2.0 / 3.0_f32.sqrt());
            picture.grey(
                middle.0 + out * cos - along * sin,
                middle.1 + out * sin + along * cos,
            )
        };
        let yarn = at(0.93, 0.4);
        for out in [0.88, 0.91, 0.94, 0.97] {
            for along in [-0.75, -0.6, -0.45, -0.3, 0.3, 0.45, 0.6, 0.75] {
                let grey = at(out, along);
                assert!(
                    grey.abs_diff(yarn) < 12,
                    "side {side} of the Hex at {middle:?}: {grey} on {yarn}"
                );
            }
        }
    }
}

/// Between the line around a tile and its cut nothing is printed.
fn edge_is_bare(picture: &Picture, middle: (f32, f32), across: f32) {
    for side in 0..6u8 {
        let (sin, cos) = (60.0 * f32::from(side)).to_radians().sin_cos();
        for along in [-0.8, -0.5, -0.2, 0.0, 0.2, 0.5, 0.8] {
            let (out, along) = (across / 2.0, along * across / 2.0 / 3.0_f32.sqrt());
            let place = (
                middle.0 + out * cos - along * sin,
                middle.1 + out * sin + along * cos,
            );
            let grey = picture.grey(place.0, place.1);
            assert!(grey > 238, "the tile at {middle:?}: {grey} at {place:?}");
        }
    }
}

#[test]
fn words_of_every_token_stay_inside_its_cut() {
    for (game, (width, height)) in [("acorn", (22.0, 76.0)), ("resourced", (20.0, 20.0))] {
        let order = Order {
            part: Part::Tokens,
            ..order_of(game)
        };
        let sheets = words(&printed(&order).pdf);
        let page = &sheets[0];
        let columns = ((page.width - 28.0) / width).floor();
        let rows = ((page.height - 28.0) / height).floor();
        let (left, top) = (
            (page.width - columns * width) / 2.0,
            (page.height - rows * height) / 2.0,
        );
        let mut count = 0;
        for word in &page.words {
            if word.top < 9.0 || word.bottom > page.height - 9.0 {
                continue;
            }
            let place = |at: f32, start: f32, step: f32| ((at - start) / step).floor();
            let (x, y) = word.middle();
            let (column, row) = (place(x, left, width), place(y, top, height));
            let (near, far) = (left + column * width, left + (column + 1.0) * width);
            assert!(
                word.left >= near + 0.8 && word.right <= far - 0.8,
                "{game}: {word:?}"
            );
            let (near, far) = (top + row * height, top + (row + 1.0) * height);
            // The box of a word is higher than its letters.
            assert!(
                word.top >= near - 0.2 && word.bottom <= far + 0.2,
                "{game}: {word:?}"
            );
            count += 1;
        }
        assert!(count >= 12, "{game}: {count} words");
    }
}

#[test]
fn no_word_lies_on_another() {
    for game in GAMES {
        for paper in [Paper::A4, Paper::Letter] {
            let order = Order {
                paper,
                ..order_of(game)
            };
            for (i, page) in words(&printed(&order).pdf).iter().enumerate() {
                // Words on their sides have boxes that say little.
                let level = |word: &&Word| word.right - word.left > (word.bottom - word.top) * 0.25;
                let level: Vec<&Word> = page.words.iter().filter(level).collect();
                for (j, one) in level.iter().enumerate() {
                    for other in &level[j + 1..] {
                        let wide = one.right.min(other.right) - one.left.max(other.left);
                        let high = one.bottom.min(other.bottom) - one.top.max(other.top);
                        let least = (one.bottom - one.top).min(other.bottom - other.top);
                        assert!(
                            wide < 0.3 || high < least * 0.45,
                            "{game}, {paper}, page {}: {one:?} and {other:?}",
                            i + 1
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn no_type_on_a_card_is_smaller_than_seven_points() {
    // How high the box of a word is, in sizes of type.
    let ratio = {
        let order = Order {
            part: Part::Rules,
            ..order_of("badger")
        };
        let pages = words(&printed(&order).pdf);
        let word = pages[1].words.iter().find(|word| word.text == "Two");
        let word = word.expect("B1 begins with it");
        // The rulebook is set in 9 points.
        (word.bottom - word.top) / 9.0
    };
    for game in GAMES {
        for part in [Part::Cards, Part::Tokens] {
            if !print::parts(&order_of(game).game).unwrap().contains(&part) {
                continue;
            }
            let order = Order {
                part,
                ..order_of(game)
            };
            for page in words(&printed(&order).pdf) {
                for word in page.words {
                    let on_label = word.top < 9.0 || word.bottom > page.height - 9.0;
                    let points = (word.bottom - word.top) / ratio;
                    // Words on their sides are as high as they are long.
                    let is_level = word.right - word.left > 0.8;
                    assert!(
                        on_label || !is_level || points >= 6.9,
                        "{game}: {word:?} has {points} points"
                    );
                }
            }
        }
    }
}
