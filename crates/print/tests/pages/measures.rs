//! Sheets measured as a person with a very good ruler would.

use print::{Flip, Layout, Listed, Order, Paper, Part};

use crate::{
    data::{self, GAMES},
    order_of,
    picture::{Line, Picture},
    render::{page, pages, printed},
};

/// How exact sheets are, in millimetres.
const EXACT: f32 = 0.1;

/// How fine a page is looked at, in dots to an inch. Lines are measured to a fraction of
/// a dot.
const FINE: u32 = 300;

/// Lines that are turned by some degrees, by how far they lie to the side.
fn offsets(lines: &[Line], turn: f32) -> Vec<f32> {
    let (sin, cos) = turn.to_radians().sin_cos();
    let turned = lines.iter().filter(|line| {
        let apart = (line.turn - turn).rem_euclid(180.0);
        !(3.0..=177.0).contains(&apart)
    });
    let mut offsets: Vec<f32> = turned.map(|line| line.y * cos - line.x * sin).collect();
    offsets.sort_by(f32::total_cmp);
    offsets
}

/// Values that are the same but for `EXACT`, once each.
fn distinct(values: &[f32]) -> Vec<f32> {
    let mut all: Vec<f32> = Vec::new();
    for &value in values {
        if all.last().is_none_or(|last| value - last > EXACT) {
            all.push(value);
        }
    }
    all
}

/// Where upright cuts are, and level ones.
fn cuts(picture: &Picture) -> (Vec<f32>, Vec<f32>) {
    let lines = picture.lines();
    let upright: Vec<f32> = offsets(&lines, 90.0).iter().map(|x| -x).rev().collect();
    (distinct(&upright), distinct(&offsets(&lines, 0.0)))
}

/// The numbers of the sheets of a section, from 1.
fn sheets_of(sheets: &[Listed], section: &str) -> Vec<usize> {
    let numbered = sheets.iter().enumerate();
    numbered
        .filter(|(_, sheet)| sheet.section.starts_with(section))
        .map(|(i, _)| i + 1)
        .collect()
}

/// The left upper corners of the pieces on a sheet, found by its cuts and by what is
/// printed between them.
fn pieces_on(picture: &Picture, (width, height): (f32, f32)) -> Vec<(f32, f32)> {
    let (xs, ys) = cuts(picture);
    let mut pieces = Vec::new();
    for y in ys.windows(2).filter(|y| y[1] - y[0] > height - 1.0) {
        for x in xs.windows(2).filter(|x| x[1] - x[0] > width - 1.0) {
            if picture.is_printed(x[0] + width / 2.0, y[0] + 1.0) {
                pieces.push((x[0], y[0]));
            }
        }
    }
    pieces
}

#[test]
fn as_many_pieces_are_printed_as_the_data_says_and_cut_in_their_size() {
    for game in GAMES {
        for paper in [Paper::A4, Paper::Letter] {
            let order = Order {
                paper,
                ..order_of(game)
            };
            let (document, sheets) = (printed(&order), print::list(&order).unwrap());
            let mut all = 0;
            for (section, size, count) in data::pieces(game) {
                all += count;
                let numbers = sheets_of(&sheets, section);
                let (first, last) = (numbers[0], numbers[numbers.len() - 1]);
                let what = format!("{game}, {paper}, {section}");
                let found = if size.1 > 0.0 {
                    count_cards(&document.pdf, (first, last), size, &what)
                } else {
                    let pictures = pages(&document.pdf, first, last, 200);
                    let found = pictures.iter();
                    found
                        .map(|picture| check_hexes(picture, size.0, &what))
                        .sum()
                };
                assert_eq!(found, count, "{game}, {paper}: {section}");
            }
            assert_eq!(all, document.pieces, "{game}");
        }
    }
}

/// Counts the pieces on the sheets from one number to another, and measures the first
/// and the last of them.
fn count_cards(pdf: &[u8], (first, last): (usize, usize), size: (f32, f32), what: &str) -> usize {
    let full = page(pdf, first, FINE);
    let grid = check_grid(&full, size, first < last, what);
    if first < last {
        check_grid(&page(pdf, last, FINE), size, false, what);
    }
    // All sheets have the grid of the first.
    let coarse = pages(pdf, first, last, 40);
    let counts = coarse.iter().map(|picture| {
        let there = |place: &&(f32, f32)| picture.is_printed(place.0 + size.0 / 2.0, place.1 + 1.5);
        grid.iter().filter(there).count()
    });
    counts.sum()
}

/// The pieces on a sheet whose cuts are where they must be.
fn check_grid(picture: &Picture, size: (f32, f32), is_full: bool, what: &str) -> Vec<(f32, f32)> {
    let (xs, ys) = cuts(picture);
    for (cuts, length) in [(&xs, size.0), (&ys, size.1)] {
        assert!(cuts.len() >= 2, "{what}: {cuts:?}");
        for pair in cuts.windows(2) {
            let wrong = (pair[1] - pair[0] - length).abs();
            assert!(wrong <= EXACT, "{what}: {cuts:?} are not {length} apart");
        }
    }
    // A sheet that is full lies in the middle of the paper.
    if is_full {
        let (width, height) = picture.size();
        for (cuts, length) in [(&xs, width), (&ys, height)] {
            let off = (cuts[0] + cuts[cuts.len() - 1] - length) / 2.0;
            assert!(off.abs() <= EXACT, "{what}: {off} mm off the middle");
        }
    }
    let pieces = pieces_on(picture, size);
    // What is printed begins and ends at the cuts.
    let row = ys[0] + 0.7;
    let (begin, end) = picture.printed_span(row);
    let in_row = pieces.iter().filter(|piece| piece.1 < row);
    let right = in_row.map(|piece| piece.0 + size.0).fold(0.0, f32::max);
    assert!((begin - xs[0]).abs() <= EXACT, "{what}: from {begin} on");
    assert!(
        (end - right).abs() <= EXACT,
        "{what}: until {end}, not {right}"
    );
    pieces
}

/// Counts the hexagons on a sheet all of whose sides have their cut marks, as far apart
/// as they must be.
fn check_hexes(picture: &Picture, across: f32, game: &str) -> usize {
    let lines = picture.lines();
    let middles = picture.areas(across * across / 2.0);
    for &(x, y) in &middles {
        for turn in [90.0_f32, 30.0, 150.0] {
            let (sin, cos) = turn.to_radians().sin_cos();
            let here = y * cos - x * sin;
            let cuts = offsets(&lines, turn);
            let sides = [-0.5, 0.5].map(|side| {
                let wanted = here + side * across;
                let near = cuts.iter().copied();
                let nearest = near.min_by(|a, b| (a - wanted).abs().total_cmp(&(b - wanted).abs()));
                let nearest = nearest.unwrap_or(f32::MAX);
                assert!(
                    (nearest - wanted).abs() <= EXACT,
                    "{game}: the Hex at {x}, {y} has its cut turned {turn} at {nearest}, not {wanted}"
                );
                nearest
            });
            let wide = sides[1] - sides[0];
            assert!((wide - across).abs() <= EXACT, "{game}: {wide} across");
        }
    }
    middles.len()
}

/// Where something lies when a sheet is turned over an edge.
fn behind((width, height): (f32, f32), flip: Flip, (x, y): (f32, f32)) -> (f32, f32) {
    let upright = height >= width;
    if (flip == Flip::Long) == upright {
        (width - x, y)
    } else {
        (x, height - y)
    }
}

fn is_near(a: (f32, f32), b: (f32, f32)) -> bool {
    (a.0 - b.0).abs() <= EXACT && (a.1 - b.1).abs() <= EXACT
}

#[test]
fn backs_lie_exactly_behind_their_fronts_over_either_edge() {
    for game in GAMES {
        for (layout, flip) in [
            (Layout::Duplex, Flip::Long),
            (Layout::Duplex, Flip::Short),
            (Layout::Bleed, Flip::Long),
        ] {
            let order = Order {
                layout,
                flip,
                part: Part::Cards,
                ..order_of(game)
            };
            let (document, sheets) = (printed(&order), print::list(&order).unwrap());
            for (section, size, _) in data::pieces(game) {
                let numbers = sheets_of(&sheets, section);
                // Characters and the tiles of ResourCEd have no backs.
                if numbers.is_empty() || ["characters", "tiles"].contains(&section) {
                    continue;
                }
                // The last sheet is seldom full, so a wrong mirror shows.
                let front = numbers[numbers.len() - 2];
                let both = pages(&document.pdf, front, front + 1, 200);
                let what = format!("{game}, {layout}, {flip:?}, {section}");
                check_backs(&both[0], &both[1], flip, size, &what);
            }
        }
    }
}

fn check_backs(front: &Picture, back: &Picture, flip: Flip, size: (f32, f32), what: &str) {
    let page = front.size();
    let marks = |picture: &Picture| -> Vec<(f32, f32)> {
        let lines = picture.lines();
        lines.iter().map(|line| (line.x, line.y)).collect()
    };
    let pieces = |picture: &Picture| -> Vec<(f32, f32)> {
        if size.1 == 0.0 {
            return picture.areas(size.0 * size.0 / 2.0);
        }
        let corners = pieces_on(picture, size);
        let middle = |(x, y): (f32, f32)| (x + size.0 / 2.0, y + size.1 / 2.0);
        corners.into_iter().map(middle).collect()
    };
    for (kind, fronts, backs) in [
        ("mark", marks(front), marks(back)),
        ("piece", pieces(front), pieces(back)),
    ] {
        assert!(fronts.len() >= 2, "{what}: {} {kind}s", fronts.len());
        assert_eq!(fronts.len(), backs.len(), "{what}: {kind}s");
        for &place in &fronts {
            let wanted = behind(page, flip, place);
            assert!(
                backs.iter().any(|&there| is_near(there, wanted)),
                "{what}: no {kind} at {wanted:?} behind {place:?}"
            );
        }
    }
}

#[test]
fn backs_move_as_far_as_they_are_told() {
    let order = Order {
        layout: Layout::Duplex,
        part: Part::Cards,
        ..order_of("badger")
    };
    let moved = Order {
        offset: (0.5, -1.5),
        ..order.clone()
    };
    let (still, moved) = (
        cuts(&page(&printed(&order).pdf, 2, FINE)),
        cuts(&page(&printed(&moved).pdf, 2, FINE)),
    );
    for (one, two, by) in [(&still.0, &moved.0, 0.5), (&still.1, &moved.1, -1.5)] {
        assert_eq!(one.len(), two.len());
        for (one, two) in one.iter().zip(two) {
            assert!(
                (two - one - by).abs() <= EXACT,
                "{one} to {two}, not by {by}"
            );
        }
    }
}

#[test]
fn fold_sheets_fold_in_their_middle_and_backs_lie_mirrored_about_the_fold() {
    for game in GAMES {
        for paper in [Paper::A4, Paper::Letter] {
            let order = Order {
                layout: Layout::Fold,
                part: Part::Cards,
                paper,
                ..order_of(game)
            };
            let (document, sheets) = (printed(&order), print::list(&order).unwrap());
            for (section, size, _) in data::pieces(game) {
                let numbers = sheets_of(&sheets, section);
                if size.1 == 0.0 || numbers.is_empty() || section == "characters" {
                    continue;
                }
                let picture = page(&document.pdf, numbers[numbers.len() - 1], FINE);
                check_fold(&picture, size, &format!("{game}, {paper}, {section}"));
            }
        }
    }
}

fn check_fold(picture: &Picture, size: (f32, f32), what: &str) {
    let (width, height) = picture.size();
    let lines = picture.lines().into_iter();
    let (dashes, marks): (Vec<Line>, Vec<Line>) = lines.partition(|line| {
        let is_level = (line.turn - 90.0).abs() > 87.0;
        is_level && (line.y - height / 2.0).abs() < 3.0
    });
    assert!(dashes.len() > 50, "{what}: {} dashes", dashes.len());
    for dash in &dashes {
        assert!((dash.y - height / 2.0).abs() <= EXACT, "{what}: {dash:?}");
    }
    for mark in &marks {
        let folded = (mark.x, height - mark.y);
        let there = marks
            .iter()
            .any(|other| is_near((other.x, other.y), folded));
        assert!(there, "{what}: nothing lies behind {mark:?}");
    }
    let xs = distinct(
        &offsets(&marks, 90.0)
            .iter()
            .map(|x| -x)
            .rev()
            .collect::<Vec<_>>(),
    );
    let ys = distinct(&offsets(&marks, 0.0));
    assert_eq!(ys.len(), 4, "{what}: {ys:?}");
    for (one, two) in [(ys[0], ys[1]), (ys[2], ys[3])] {
        assert!((two - one - size.1).abs() <= EXACT, "{what}: {ys:?}");
    }
    for pair in xs.chunks(2) {
        assert!(
            (pair[1] - pair[0] - size.0).abs() <= EXACT,
            "{what}: {xs:?}"
        );
    }
    // Colour begins as far above the fold as below it, and as far left.
    let (front, back) = (f32::midpoint(ys[0], ys[1]), f32::midpoint(ys[2], ys[3]));
    assert!((front + back - height).abs() <= EXACT, "{what}");
    let spans = [front, back].map(|y| picture.printed_span(y));
    assert!(is_near(spans[0], spans[1]), "{what}: {spans:?}");
    let columns = picture.transposed();
    let (top, bottom) = columns.printed_span(f32::midpoint(xs[0], xs[1]));
    assert!(
        (top + bottom - height).abs() <= EXACT,
        "{what}: {top}, {bottom} on {width}"
    );
    // Folded over, the back of a card stands upright: it is upside down here. Backs of
    // the first and the last card are alike, but for a dot at their edges.
    let back = picture.part(xs[0] + 4.0, ys[2] + 4.0, size.0 - 8.0, size.1 - 8.0);
    let front = picture.part(xs[0] + 4.0, ys[0] + 4.0, size.0 - 8.0, size.1 - 8.0);
    assert!(
        back.difference(&front) > 10.0,
        "{what}: the back looks as the front"
    );
}

#[test]
fn backs_on_fold_sheets_stand_on_their_heads() {
    for game in GAMES {
        let order = |layout| Order {
            layout,
            part: Part::Cards,
            ..order_of(game)
        };
        let (shop, fold) = (printed(&order(Layout::Shop)), printed(&order(Layout::Fold)));
        // The second page of a shop file is the back of the first card.
        let upright = page(&shop.pdf, 2, FINE).part(5.0, 5.0, 59.0, 84.0);
        let sheet = page(&fold.pdf, 1, FINE);
        let (_, height) = sheet.size();
        let left = (sheet.size().0 - 4.0 * 67.0) / 2.0 + 2.0;
        let top = height / 2.0 + 5.0 + 2.0;
        let there = sheet.part(left + 2.0, top + 2.0, 59.0, 84.0);
        let (same, other) = (
            there.upside_down().difference(&upright),
            there.difference(&upright),
        );
        assert!(same < 8.0 && other > 2.0 * same, "{game}: {same}, {other}");
    }
}

#[test]
fn every_sheet_has_a_ruler_of_50_mm() {
    for game in GAMES {
        for (layout, paper) in [(Layout::Quick, Paper::A4), (Layout::Fold, Paper::Letter)] {
            let order = Order {
                layout,
                paper,
                ..order_of(game)
            };
            let (document, sheets) = (printed(&order), print::list(&order).unwrap());
            let mut last = "";
            for (i, sheet) in sheets.iter().enumerate() {
                // One sheet of each section; what is empty and the booklet have none.
                let is_bare = sheet.title.ends_with("empty back") || sheet.section == "rulebook";
                if is_bare || sheet.section == last {
                    continue;
                }
                last = &sheet.section;
                let ruler = page(&document.pdf, i + 1, 150).ruler();
                let what = format!("{game}, {layout}, {paper}, {}", sheet.title);
                let ruler = ruler.unwrap_or_else(|| panic!("{what}: no ruler"));
                assert!((ruler - 50.0).abs() <= EXACT, "{what}: {ruler}");
            }
        }
    }
}

#[test]
fn nothing_lies_where_a_printer_cannot_print() {
    for game in GAMES {
        for (layout, paper, part) in [
            (Layout::Quick, Paper::A4, Part::All),
            (Layout::Quick, Paper::Letter, Part::All),
            (Layout::Fold, Paper::Letter, Part::Cards),
            (Layout::Bleed, Paper::Letter, Part::Cards),
        ] {
            let order = Order {
                layout,
                paper,
                part,
                ..order_of(game)
            };
            let document = printed(&order);
            let pictures = pages(&document.pdf, 1, document.pages, 51);
            for (i, picture) in pictures.iter().enumerate() {
                let margin = picture.empty_margin();
                let what = format!("{game}, {layout}, {paper}, page {}", i + 1);
                // Half a millimetre is a dot.
                assert!(margin >= 3.9, "{what}: {margin} mm");
            }
        }
    }
}
