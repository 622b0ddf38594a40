//! Bordering on Success: Hexes, Echoes, characters, the tally card.

use crate::{
    Bordering, Character, Echo, Kind, grade,
    words::{self, CATALOGUE},
};
use art::{Colour, Pictures as _, Sketch};
use i18n::{Language, Phrase, speaking};

use parts::DataFile;
use print::{
    CARD, Canvas, Deck, Frame, Page, Paper, Parts, Piece, Pieces, PrintError, Row, Style, Table,
    furniture,
    hexes::{self, Hex, Tiles},
    sentence,
};

i18n::messages! {
    /// What is printed, and what may be wrong with a changed data file.
    pub static WORDS of CATALOGUE;
    phrases {
        DECK_ECHOES, DECK_CHARACTERS, DECK_HEXES, BACK_OF_ECHO, SHEET_TALLY, TALLY_HEADING,
        TALLY_GRADES, SIX_EDGES,
    }
    sentences {
        no_deck(text: Text),
        no_yarn(column: Text, letter: Text),
        no_picture(id: Text),
    }
}

impl Pieces for Bordering {
    fn parts(paper: Paper, data: Option<&str>) -> Result<Parts, PrintError> {
        Ok(Parts {
            cards: decks(data)?,
            tiles: Some(tiles(data)?),
            tally: vec![tally(paper)],
            ..Parts::default()
        })
    }
}

fn read(data: Option<&str>) -> Result<Table<'_>, PrintError> {
    let columns = [
        "id", "deck", "type", "name", "value", "copies", "edges", "colours", "ability",
    ];
    Table::read(data.unwrap_or(Bordering::FILE), &columns)
}

/// Echo cards and characters.
fn decks(data: Option<&str>) -> Result<Vec<Deck>, PrintError> {
    let table = read(data)?;
    let (mut echoes, mut people) = (Vec::new(), Vec::new());
    for row in table.rows() {
        check_picture(row)?;
        let (id, name) = (row.text("id").to_owned(), name(row));
        let field = row.text("type").to_owned();
        match row.text("deck") {
            "echo" | "complication" => {
                let value = row.number("value", 0)?;
                let yarns = yarns(row, "colours")?;
                echoes.push(Piece {
                    name: name.clone(),
                    copies: 1,
                    front: Box::new(move |canvas| echo(canvas, &id, &name, &field, value, &yarns)),
                });
            }
            "character" => {
                let ability = sentence(&ability(row));
                people.push(Piece {
                    name: name.clone(),
                    copies: 1,
                    front: Box::new(move |canvas| person(canvas, &id, &name, &field, &ability)),
                });
            }
            "hex" | "overlap" => {}
            other => return Err(row.wrong(say::no_deck(other))),
        }
    }
    Ok(vec![
        Deck {
            title: DECK_ECHOES.into(),
            size: CARD,
            pieces: echoes,
            back: Some(Box::new(|canvas| {
                let word = BACK_OF_ECHO.text();
                furniture::back(canvas, CARD, Colour::Stone, &puff(), &smoke(), word);
            })),
        },
        Deck {
            title: DECK_CHARACTERS.into(),
            size: CARD,
            pieces: people,
            back: None,
        },
    ])
}

/// The Hexes, to be cut along straight lines.
fn tiles(data: Option<&str>) -> Result<Tiles, PrintError> {
    let table = read(data)?;
    let mut all = Vec::new();
    for row in table.rows() {
        if !["hex", "overlap"].contains(&row.text("deck")) {
            continue;
        }
        check_picture(row)?;
        let (id, name) = (row.text("id").to_owned(), name(row));
        let (field, value) = (row.text("type").to_owned(), row.number("value", 0)?);
        let edges = yarns(row, "edges")?;
        if edges.len() != 6 {
            return Err(row.wrong(SIX_EDGES));
        }
        let title = name.clone();
        all.push(Hex {
            name: title,
            copies: row.number("copies", 1)?,
            front: Box::new(move |canvas, r| hex(canvas, r, &id, &name, &field, value, &edges)),
        });
    }
    Ok(Tiles {
        title: DECK_HEXES.text(),
        across: hexes::ACROSS,
        hexes: all,
        back: Some(Box::new(|canvas, r| {
            // A little over the edge, as far as the neighbour leaves room.
            canvas.polygon(&hexes::corners(r + 0.6), Some(Colour::Stone), None);
            let line = Some((Colour::Paper, 0.5));
            canvas.polygon(&hexes::corners(r * 0.86), None, line);
            canvas.picture(&smoke(), -17.0, -17.0, 34.0);
        })),
    })
}

/// A puff of smoke, for the backs: they show the same smoke on every card.
fn puff() -> Sketch {
    Sketch::new()
        .shape(
            Colour::Mist,
            "M22 68C6 66 6 46 22 44C20 26 44 20 52 34C62 22 84 30 80 46C96 48 94 68 78 68C72 80 56 78 52 70C46 80 28 80 22 68z",
        )
        .line(2.0, "M34 52C40 44 52 48 50 56C48 62 40 60 42 55M62 50C68 44 76 50 72 56")
}

/// Puffs that rise.
fn smoke() -> Sketch {
    Sketch::new()
        .inset(puff(), 70.0, 20.0, 38.0, 0.0)
        .inset(puff(), 46.0, 42.0, 62.0, 0.0)
        .inset(puff(), 72.0, 66.0, 56.0, 0.0)
        .inset(puff(), 30.0, 70.0, 62.0, 0.0)
}

fn check_picture(row: &Row<'_>) -> Result<(), PrintError> {
    let id = row.text("id");
    match Bordering::picture(id) {
        Some(_) => Ok(()),
        None => Err(row.wrong(say::no_picture(id))),
    }
}

/// A text of the data file in the language that is spoken, unless the file has another one
/// than the game.
fn told(given: &str, known: impl Fn() -> Option<&'static str>) -> String {
    let is_known = speaking(Language::English, || known() == Some(given));
    let told = known().filter(|_| is_known);
    told.unwrap_or(given).to_owned()
}

/// What a card is called.
fn name(row: &Row<'_>) -> String {
    let id = row.text("id");
    told(row.text("name"), || {
        let hex = crate::Hex::by_id(id).map(crate::Hex::piece);
        let piece = hex
            .or_else(|| Echo::by_id(id).map(Echo::piece))
            .or_else(|| Character::from_id(id).map(Character::piece));
        piece.map(|piece| piece.name())
    })
}

/// What a character can do.
fn ability(row: &Row<'_>) -> String {
    told(row.text("ability"), || {
        Some(Character::from_id(row.text("id"))?.ability().text())
    })
}

/// A type, or two with a plus between them.
fn types(field: &str) -> String {
    let known = |name: &str| Kind::ALL.into_iter().find(|kind| kind.name() == name);
    let types = field.split(" + ");
    let types = types.map(|name| known(name).map_or(name, |kind| kind.word().text()));
    types.collect::<Vec<_>>().join(" + ")
}

/// A colour of yarn: its letter, its tint, its name.
type Yarn = (char, Colour, Phrase);

fn yarns(row: &Row<'_>, column: &str) -> Result<Vec<Yarn>, PrintError> {
    let letters = row.text(column).chars();
    letters
        .map(|letter| match letter {
            'R' => Ok(('R', Colour::Hip, words::RED)),
            'O' => Ok(('O', Colour::Marigold, words::ORANGE)),
            'Y' => Ok(('Y', Colour::Sun, words::YELLOW)),
            'G' => Ok(('G', Colour::Moss, words::GREEN)),
            'B' => Ok(('B', Colour::River, words::BLUE)),
            'P' => Ok(('P', Colour::Berry, words::PURPLE)),
            other => Err(row.wrong(say::no_yarn(column, other.to_string()))),
        })
        .collect()
}

fn field_tint(field: &str) -> Colour {
    match field {
        "Earthworks" => Colour::Straw,
        "Plant Systems" => Colour::Sage,
        "Animal Systems" => Colour::Blossom,
        "Energy and Materials" => Colour::Sun,
        "Complication" => Colour::Stone,
        _ => Colour::Mist,
    }
}

/// A ball of yarn with its letter.
fn yarn(canvas: &mut Canvas<'_>, (letter, colour, _): Yarn, x: f32, y: f32, r: f32) {
    canvas.disc(x, y, r, Some(colour), Some((Colour::Ink, 0.3)));
    let thread = format!(
        "M{} {}C{} {} {} {} {} {}",
        x - r * 0.8,
        y - r * 0.4,
        x - r * 0.2,
        y - r * 0.9,
        x + r * 0.4,
        y - r * 0.8,
        x + r * 0.85,
        y - r * 0.3
    );
    canvas.path(&thread, None, Some((Colour::Paper, 0.3)));
    canvas.disc(x, y + r * 0.1, r * 0.56, Some(Colour::Paper), None);
    let style = Style::text(r * 2.6).bold().centred();
    canvas.label(style, x, y + r * 0.1 + r * 0.33, &letter.to_string());
}

fn echo(canvas: &mut Canvas<'_>, id: &str, name: &str, field: &str, value: usize, yarns: &[Yarn]) {
    let tint = field_tint(field);
    furniture::face(canvas, tint);
    furniture::name(canvas, Frame::new(6.0, 5.5, 51.0, 8.0), tint, name);
    let kind = Frame::new(6.0, 14.0, 51.0, 4.5);
    canvas.fit(Style::text(8.0).italic().centred(), kind, &types(field));
    canvas.piece::<Bordering>(id, 11.5, 18.5, 40.0);
    canvas.disc(14.0, 72.0, 7.2, Some(tint), Some((Colour::Ink, 0.4)));
    let figure = if field == "Complication" {
        format!("÷{value}")
    } else {
        format!("×{value}")
    };
    let frame = Frame::new(7.4, 68.0, 13.2, 8.0);
    canvas.fit(Style::text(17.0).bold().centred(), frame, &figure);
    let step = 10.6;
    let start = 40.0 - step * (yarns.len() as f32 - 1.0) / 2.0;
    for (i, &colour) in yarns.iter().enumerate() {
        let x = start + step * i as f32;
        yarn(canvas, colour, x, 70.0, 4.4);
        canvas.label(Style::text(7.0).centred(), x, 77.6, colour.2.text());
    }
}

fn person(canvas: &mut Canvas<'_>, id: &str, name: &str, field: &str, ability: &str) {
    let tint = field_tint(field);
    furniture::face(canvas, tint);
    furniture::name(canvas, Frame::new(6.0, 5.5, 51.0, 8.0), tint, name);
    canvas.piece::<Bordering>(id, 9.5, 15.0, 44.0);
    let kind = Frame::new(6.0, 59.5, 51.0, 5.0);
    canvas.fit(Style::text(9.0).italic().centred(), kind, &types(field));
    let frame = Frame::new(7.0, 65.0, 49.0, 18.0);
    canvas.fit(Style::text(10.0).centred(), frame, ability);
}

fn hex(
    canvas: &mut Canvas<'_>,
    r: f32,
    id: &str,
    name: &str,
    field: &str,
    value: usize,
    edges: &[Yarn],
) {
    let corners = hexes::corners(r);
    let inner = |p: (f32, f32), t: f32| (p.0 * t, p.1 * t);
    canvas.polygon(&hexes::corners(r + 0.6), Some(Colour::Paper), None);
    // Edge 0 faces east and lies between the corners at 60 and 120 degrees from the top.
    for (direction, &(letter, colour, _)) in edges.iter().enumerate() {
        let (a, b) = (corners[(direction + 1) % 6], corners[(direction + 2) % 6]);
        let band = [
            inner(a, 1.03),
            inner(b, 1.03),
            inner(b, 0.84),
            inner(a, 0.84),
        ];
        canvas.polygon(&band, Some(colour), None);
        let middle = ((a.0 + b.0) * 0.46, (a.1 + b.1) * 0.46);
        canvas.disc(middle.0, middle.1, 1.7, Some(Colour::Paper), None);
        let style = Style::text(8.0).bold().centred();
        canvas.label(style, middle.0, middle.1 + 0.95, &letter.to_string());
    }
    for corner in corners {
        canvas.line(Colour::Ink, 0.25, inner(corner, 0.84), corner);
    }
    canvas.polygon(
        &corners.map(|corner| inner(corner, 0.84)),
        None,
        Some((Colour::Ink, 0.25)),
    );
    // From the upper corner down: the picture, the name, what it is, what it is worth.
    let style = Style::text(9.5).bold().centred();
    let title = Frame::new(-17.5, 4.2, 35.0, 5.8);
    hexes::picture_over_name::<Bordering>(canvas, id, (-17.5, 22.0), (style, title), name);
    let kind = Frame::new(-15.0, 9.6, 30.0, 5.8);
    canvas.fit(Style::text(7.0).italic().centred(), kind, &types(field));
    let tint = field_tint(field);
    canvas.disc(0.0, 18.9, 3.3, Some(tint), Some((Colour::Ink, 0.3)));
    let worth = Frame::new(-3.0, 15.9, 6.0, 6.0);
    canvas.fit(
        Style::text(11.0).bold().centred(),
        worth,
        &value.to_string(),
    );
}

/// The tally card: 14 rows of ten boxes, five points each.
fn tally(paper: Paper) -> Page {
    let page = paper.size();
    let draw = Box::new(move |canvas: &mut Canvas<'_>| {
        let middle = page.width / 2.0;
        canvas.heading(1, |canvas| {
            let style = Style::text(20.0).bold().centred();
            canvas.label(style, middle, 22.0, "Bordering on Success");
        });
        let style = Style::text(12.0).italic().centred();
        canvas.label(style, middle, 30.0, TALLY_HEADING.text());
        let (size, step) = (13.0, 14.4);
        let left = middle - 5.0 * size - 8.0;
        for row in 0..14usize {
            let y = 36.0 + step * row as f32;
            let total = (row + 1) * 50;
            let tint = match total {
                0..=200 => Colour::Paper,
                201..=350 => Colour::Straw,
                351..=450 => Colour::Sage,
                451..=550 => Colour::Fern,
                _ => Colour::Sun,
            };
            for column in 0..10usize {
                let frame = Frame::new(left + size * column as f32, y, size - 1.6, size - 1.6);
                canvas.fill(tint, frame, 1.5);
                canvas.outline(Colour::Ink, 0.3, frame, 1.5);
            }
            // What the team reaches when the row is full.
            let reached = match total {
                200 | 350 | 450 | 550 => grade(total as i64).word().text(),
                _ => "",
            };
            let right = left + size * 10.0 + 2.0;
            canvas.label(Style::text(12.0).bold(), right, y + 6.0, &total.to_string());
            canvas.label(Style::text(9.0).italic(), right, y + 10.6, reached);
        }
        let y = 36.0 + step * 14.0 + 3.0;
        let frame = Frame::new(20.0, y, page.width - 40.0, 9.0);
        canvas.fit(Style::text(9.0).centred(), frame, TALLY_GRADES.text());
    });
    (SHEET_TALLY.into(), page, draw)
}
