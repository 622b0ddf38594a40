//! ResourCEd: the map, tiles, upgrades, resource and event cards, spinner, tracks.

use art::Colour;

use crate::{
    PrintError,
    canvas::{Canvas, Frame, Style},
    furniture,
    hexes::{self, Hex},
    layout::CARD,
    paper::{Paper, Size},
    sheet::{Deck, Draw, Piece},
    table::{Row, Table},
};

const GAME: &str = "resourced";
const DATA: &str = include_str!("../../../../games/resourced/pieces.tsv");

/// From side to side of a tile, so that the whole map fits one sheet.
pub(crate) const ACROSS: f32 = 26.0;

const RESOURCES: [&str; 5] = ["wood", "metal", "compost", "food", "water"];
/// Cards of each resource.
const EACH: usize = 16;

fn read(data: Option<&str>) -> Result<Table<'_>, PrintError> {
    let columns = [
        "id", "name", "kind", "on", "wood", "metal", "compost", "food", "water", "copies", "effect",
    ];
    Table::read(data.unwrap_or(DATA), &columns)
}

/// Resource cards and events.
pub(crate) fn decks(data: Option<&str>) -> Result<Vec<Deck>, PrintError> {
    let table = read(data)?;
    let resources = RESOURCES.map(|name| Piece {
        name: capital(name),
        copies: EACH,
        front: Box::new(move |canvas: &mut Canvas<'_, '_>| resource(canvas, name)),
    });
    let mut decks = vec![Deck {
        title: "resource cards".to_owned(),
        size: CARD,
        pieces: resources.into_iter().collect(),
        back: Some(Box::new(|canvas| {
            draw_back(canvas, Colour::Sage, "bgcs", "ResourCEd");
        })),
    }];
    for (kind, title, tint, middle) in [
        ("good", "Good events", Colour::Fern, "rain"),
        ("bad", "Bad events", Colour::Clay, "flood"),
    ] {
        let mut pieces = Vec::new();
        for row in table.rows().iter().filter(|row| row.text("kind") == kind) {
            check_picture(row)?;
            let (id, name) = (row.text("id").to_owned(), row.text("name").to_owned());
            let effect = sentence(row.text("effect"));
            pieces.push(Piece {
                name: name.clone(),
                copies: row.number("copies", 1)?,
                front: Box::new(move |canvas| event(canvas, &id, &name, &effect, tint)),
            });
        }
        decks.push(Deck {
            title: title.to_owned(),
            size: CARD,
            pieces,
            back: Some(Box::new(move |canvas| {
                draw_back(canvas, tint, middle, title);
            })),
        });
    }
    Ok(decks)
}

/// The tiles.
pub(crate) fn hexes(data: Option<&str>) -> Result<Vec<Hex>, PrintError> {
    let table = read(data)?;
    let mut tiles: Vec<Hex> = Vec::new();
    for row in table.rows().iter().filter(|row| row.text("kind") == "tile") {
        check_picture(row)?;
        let (id, name) = (row.text("id").to_owned(), row.text("name").to_owned());
        // A tile that costs more further out has a row for each ring.
        if tiles.iter().any(|tile| tile.name == name) {
            continue;
        }
        let title = name.clone();
        tiles.push(Hex {
            name: title,
            copies: row.number("copies", 1)?,
            front: Box::new(move |canvas, r| tile(canvas, r, &id, &name)),
        });
    }
    Ok(tiles)
}

/// Upgrades, pawns and the round token.
pub(crate) fn tokens(data: Option<&str>) -> Result<Vec<Deck>, PrintError> {
    let table = read(data)?;
    let mut pieces = Vec::new();
    for row in table
        .rows()
        .iter()
        .filter(|row| row.text("kind") == "upgrade")
    {
        check_picture(row)?;
        let (id, name) = (row.text("id").to_owned(), row.text("name").to_owned());
        pieces.push(Piece {
            name: name.clone(),
            copies: row.number("copies", 1)?,
            front: Box::new(move |canvas| token(canvas, Colour::Sun, &id, &name)),
        });
    }
    let pawns = [
        ("Clay", Colour::Clay),
        ("River", Colour::River),
        ("Sun", Colour::Marigold),
        ("Moss", Colour::Moss),
    ];
    for (name, colour) in pawns {
        pieces.push(Piece {
            name: format!("pawn {name}"),
            copies: 1,
            front: Box::new(move |canvas| {
                canvas.fill(Colour::Paper, Frame::new(-3.0, -3.0, 26.0, 26.0), 0.0);
                canvas.disc(10.0, 6.5, 3.6, Some(colour), Some((Colour::Ink, 0.4)));
                canvas.path(
                    "M5 16C5 11 8 9.5 10 9.5S15 11 15 16z",
                    Some(colour),
                    Some((Colour::Ink, 0.4)),
                );
                canvas.label(Style::text(7.0).bold().centred(), 10.0, 19.0, name);
            }),
        });
    }
    pieces.push(Piece {
        name: "round token".to_owned(),
        copies: 1,
        front: Box::new(|canvas| {
            canvas.fill(Colour::Sun, Frame::new(-3.0, -3.0, 26.0, 26.0), 0.0);
            canvas.disc(
                10.0,
                9.0,
                6.0,
                Some(Colour::Paper),
                Some((Colour::Ink, 0.5)),
            );
            canvas.label(Style::text(7.0).bold().centred(), 10.0, 18.6, "round");
        }),
    });
    Ok(vec![Deck {
        title: "upgrades, pawns, round token".to_owned(),
        size: Size::new(20.0, 20.0),
        pieces,
        back: None,
    }])
}

fn check_picture(row: &Row<'_>) -> Result<(), PrintError> {
    let id = row.text("id");
    match art::picture(GAME, id) {
        Some(_) => Ok(()),
        None => Err(row.wrong(format!("there is no picture for `{id}`"))),
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// A remark of the data file as a sentence.
fn sentence(text: &str) -> String {
    let text = capital(text);
    if text.ends_with('.') {
        text
    } else {
        text + "."
    }
}

fn tint(resource: &str) -> Colour {
    match resource {
        "wood" => Colour::Straw,
        "metal" => Colour::Stone,
        "compost" => Colour::Bark,
        "food" => Colour::Blossom,
        _ => Colour::Mist,
    }
}

fn resource(canvas: &mut Canvas<'_, '_>, name: &str) {
    furniture::face(canvas, tint(name));
    let title = capital(name);
    furniture::name(canvas, Frame::new(6.0, 5.5, 51.0, 9.0), tint(name), &title);
    canvas.mark(name, 11.5, 22.0, 40.0);
    canvas.mark(name, 5.5, 72.0, 10.0);
    canvas.mark(name, 47.5, 72.0, 10.0);
    canvas.label(Style::text(13.0).bold().centred(), 31.5, 79.0, &title);
}

fn event(canvas: &mut Canvas<'_, '_>, id: &str, name: &str, effect: &str, tint: Colour) {
    furniture::face(canvas, tint);
    furniture::name(canvas, Frame::new(6.0, 5.5, 51.0, 8.0), tint, name);
    canvas.piece(GAME, id, 12.5, 15.0, 38.0);
    let frame = Frame::new(7.0, 54.0, 49.0, 29.0);
    canvas.fit(Style::text(11.0).centred(), frame, effect);
}

fn tile(canvas: &mut Canvas<'_, '_>, r: f32, id: &str, name: &str) {
    canvas.polygon(&hexes::corners(r + 0.6), Some(Colour::Paper), None);
    canvas.polygon(&hexes::corners(r * 0.95), None, Some((Colour::Moss, 0.6)));
    canvas.piece(GAME, id, -8.0, -11.0, 16.0);
    let frame = Frame::new(-9.6, 4.6, 19.2, 6.0);
    canvas.fit(Style::text(7.5).bold().centred(), frame, name);
}

fn token(canvas: &mut Canvas<'_, '_>, tint: Colour, id: &str, name: &str) {
    canvas.fill(tint, Frame::new(-3.0, -3.0, 26.0, 26.0), 0.0);
    canvas.fill(Colour::Paper, Frame::new(1.2, 1.2, 17.6, 17.6), 1.5);
    canvas.piece(GAME, id, 4.0, 1.4, 12.0);
    let frame = Frame::new(1.6, 13.0, 16.8, 5.4);
    canvas.fit(Style::text(6.5).bold().centred(), frame, name);
}

fn draw_back(canvas: &mut Canvas<'_, '_>, ground: Colour, middle: &str, title: &str) {
    let leaf = art::marks::mark("leaves").unwrap_or_default();
    let middle = art::picture(GAME, middle).unwrap_or_default();
    furniture::back(canvas, CARD, ground, &leaf, &middle, title);
}

/// The map with its three rings, the round track, the bands of Waste; then the
/// spinner and the player aid.
pub(crate) fn board(paper: Paper, data: Option<&str>) -> Result<Vec<(Size, Draw)>, PrintError> {
    let page = paper.size().turned();
    let upright = paper.size();
    let prices = prices(data)?;
    Ok(vec![
        (page, Box::new(move |canvas| map(canvas, page))),
        (
            upright,
            Box::new(move |canvas| aid(canvas, upright, &prices)),
        ),
    ])
}

fn map(canvas: &mut Canvas<'_, '_>, page: Size) {
    let r = hexes::radius(ACROSS);
    let middle = (page.width / 2.0 + 16.0, page.height / 2.0);
    for q in -3i32..=3 {
        for s in -3i32..=3 {
            let ring = q.abs().max(s.abs()).max((q + s).abs());
            if ring > 3 {
                continue;
            }
            let x = middle.0 + ACROSS * (q as f32 + s as f32 / 2.0);
            let y = middle.1 + 1.5 * r * s as f32;
            let fill = [Colour::Sun, Colour::Sage, Colour::Mist, Colour::Paper][ring as usize];
            canvas.at(x, y, |canvas| {
                let corners = hexes::corners(r);
                canvas.polygon(&corners, Some(fill), Some((Colour::Ink, 0.35)));
                let label = if ring == 0 {
                    "BGCS".to_owned()
                } else {
                    format!("{q},{s}")
                };
                let style = Style::text(7.0).centred();
                canvas.label(style, 0.0, -r * 0.5, &label);
                if ring > 1 {
                    let label = format!("ring {ring}");
                    canvas.label(style.italic(), 0.0, r * 0.66, &label);
                }
            });
        }
    }
    canvas.label(Style::text(16.0).bold(), 11.0, 20.0, "ResourCEd");
    canvas.label(Style::text(9.0).italic(), 11.0, 27.0, "round track");
    for round in 0..=20u8 {
        let (row, column) = (f32::from(round / 3), f32::from(round % 3));
        let frame = Frame::new(11.0 + 17.0 * column, 30.0 + 12.0 * row, 15.0, 10.0);
        let fill = if round == 10 || round == 20 {
            Colour::Sun
        } else {
            Colour::Paper
        };
        canvas.fill(fill, frame, 1.5);
        canvas.outline(Colour::Ink, 0.3, frame, 1.5);
        let label = if round == 0 {
            "setup".to_owned()
        } else {
            round.to_string()
        };
        canvas.fit(Style::text(11.0).bold().centred(), frame, &label);
    }
    let mut y = 122.0;
    canvas.label(
        Style::text(9.0).italic(),
        11.0,
        y,
        "Waste pile: Bad event on",
    );
    for (band, bad) in [
        ("0 to 5", "5, 6"),
        ("6 to 11", "4 to 6"),
        ("12 to 17", "3 to 6"),
        ("18 to 23", "2 to 6"),
        ("24 and more", "always"),
    ] {
        y += 5.6;
        canvas.label(Style::text(9.0), 13.0, y, band);
        canvas.label(Style::text(9.0).bold(), 40.0, y, bad);
    }
    let place = Frame::new(11.0, y + 6.0, 50.0, 24.0);
    canvas.outline(Colour::Ink, 0.3, place, 2.0);
    canvas.piece(GAME, "waste", 13.0, y + 8.0, 20.0);
    canvas.label(Style::text(11.0).bold(), 36.0, y + 19.0, "Waste pile");
}

/// What each piece costs, for the player aid: its name and its price.
type Price = (String, String, Vec<(&'static str, usize)>);

fn prices(data: Option<&str>) -> Result<Vec<Price>, PrintError> {
    let table = read(data)?;
    let mut prices = Vec::new();
    for row in table.rows() {
        let kind = row.text("kind");
        if !["tile", "upgrade", "operation"].contains(&kind) || row.text("id").ends_with("-text") {
            continue;
        }
        let mut price = Vec::new();
        for name in RESOURCES {
            let count = row.number(name, 0)?;
            if count > 0 {
                price.push((name, count));
            }
        }
        let on = match row.text("on") {
            "ring-2,ring-3" | "centre" | "" => String::new(),
            "ring-2" => "in ring 2".to_owned(),
            "ring-3" => "in ring 3".to_owned(),
            on => format!("on {}", on.replace('-', " ")),
        };
        if !price.is_empty() {
            prices.push((row.text("name").to_owned(), on, price));
        }
    }
    Ok(prices)
}

fn aid(canvas: &mut Canvas<'_, '_>, page: Size, prices: &[Price]) {
    let middle = page.width / 2.0;
    canvas.label(
        Style::text(18.0).bold().centred(),
        middle,
        24.0,
        "Player aid and spinner",
    );
    let mut y = 36.0;
    for (name, on, price) in prices {
        canvas.label(Style::text(11.0).bold(), 16.0, y, name);
        canvas.label(Style::text(9.0).italic(), 76.0, y, on);
        let mut x = 116.0;
        for &(resource, count) in price {
            canvas.label(Style::text(11.0).bold().right(), x, y, &count.to_string());
            canvas.mark(resource, x + 0.8, y - 4.6, 6.4);
            x += 15.0;
        }
        canvas.line(
            Colour::Stone,
            0.15,
            (16.0, y + 2.4),
            (page.width - 16.0, y + 2.4),
        );
        y += 8.0;
    }
    let text = "In your turn: spin, one Action, move, one Action, check your hand limit. An Action is to gather, to operate or to craft. You may trade before and after each.";
    y += canvas.text(
        Style::text(10.0),
        Frame::new(16.0, y, page.width - 32.0, 20.0),
        text,
    );
    let centre = (middle, y + 44.0);
    let third = |turn: f32, r: f32| {
        let (sin, cos) = turn.to_radians().sin_cos();
        (centre.0 + r * sin, centre.1 - r * cos)
    };
    for (i, colour) in [Colour::Fern, Colour::Sun, Colour::River]
        .into_iter()
        .enumerate()
    {
        let from = third(120.0 * i as f32, 36.0);
        let to = third(120.0 * (i + 1) as f32, 36.0);
        let path = format!(
            "M{} {}L{} {}A36 36 0 0 1 {} {}z",
            centre.0, centre.1, from.0, from.1, to.0, to.1
        );
        canvas.path(&path, Some(colour), Some((Colour::Ink, 0.5)));
        let label = third(120.0 * i as f32 + 60.0, 21.0);
        let style = Style::text(30.0).bold().centred();
        canvas.label(style, label.0, label.1 + 3.6, &(i + 1).to_string());
    }
    canvas.disc(
        centre.0,
        centre.1,
        2.0,
        Some(Colour::Paper),
        Some((Colour::Ink, 0.4)),
    );
    let note = "Lay a paper clip around the tip of a pencil on the middle, and flick it.";
    canvas.label(
        Style::text(9.0).italic().centred(),
        middle,
        centre.1 + 43.0,
        note,
    );
}
