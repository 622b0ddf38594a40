//! The Acorn Race: starter, animal, Forage and Trap cards, the lanes, the pawns.

use art::{Colour, marks::mark};

use crate::{
    PrintError,
    canvas::{Canvas, Frame, Style},
    furniture,
    games::{Page, capital},
    layout::CARD,
    paper::{Paper, Size},
    sheet::{Deck, Draw, Piece},
    table::{Row, Table},
};

const GAME: &str = "acorn";
pub(super) const DATA: &str = include_str!("../../../../games/acorn/cards.tsv");

/// Everybody starts with their own Walks and Runs.
const MOST_PLAYERS: usize = 5;

const ANIMALS: [&str; 6] = ["squirrel", "deer", "fox", "otter", "owl", "hedgehog"];

pub(crate) fn decks(data: Option<&str>) -> Result<Vec<Deck>, PrintError> {
    let columns = [
        "id",
        "kind",
        "animal",
        "name",
        "cost",
        "copies",
        "option_a",
        "option_b",
        "bonus_lane",
        "bonus",
        "must_play",
    ];
    let table = Table::read(data.unwrap_or(DATA), &columns)?;
    let mut decks = Vec::new();
    for (kind, title, ground) in [
        ("start", "starter cards, for five players", Colour::Straw),
        ("animal", "animal cards", Colour::Straw),
        ("forage", "Forage cards", Colour::Fern),
        ("trap", "Trap cards", Colour::Stone),
    ] {
        let mut pieces = Vec::new();
        for row in table.rows().iter().filter(|row| row.text("kind") == kind) {
            let card = Card::read(row)?;
            let copies = row.number("copies", 1)?;
            let players = if kind == "start" { MOST_PLAYERS } else { 1 };
            pieces.push(Piece {
                name: card.name.clone(),
                copies: copies * players,
                front: Box::new(move |canvas| card.draw(canvas)),
            });
        }
        let back: Draw = Box::new(move |canvas| draw_back(canvas, kind, ground));
        decks.push(Deck {
            title: title.to_owned(),
            size: CARD,
            pieces,
            back: Some(back),
        });
    }
    if let Some(row) = table
        .rows()
        .iter()
        .find(|row| !["start", "animal", "forage", "trap"].contains(&row.text("kind")))
    {
        return Err(row.wrong(format!("there is no kind `{}`", row.text("kind"))));
    }
    Ok(decks)
}

struct Card {
    id: String,
    name: String,
    kind: String,
    animal: String,
    cost: String,
    options: Vec<String>,
    bonus: Option<(String, String)>,
    must_play: bool,
}

impl Card {
    fn read(row: &Row<'_>) -> Result<Card, PrintError> {
        let id = row.text("id");
        if art::picture(GAME, id).is_none() {
            return Err(row.wrong(format!("there is no picture for `{id}`")));
        }
        let options = ["option_a", "option_b"].map(|column| row.text(column));
        let options = options.iter().filter(|option| !option.is_empty());
        let lane = row.text("bonus_lane");
        if !["", "trail", "river", "brush"].contains(&lane) {
            return Err(row.wrong(format!("there is no lane `{lane}`")));
        }
        Ok(Card {
            id: id.to_owned(),
            name: row.text("name").to_owned(),
            kind: row.text("kind").to_owned(),
            animal: row.text("animal").to_owned(),
            cost: row.text("cost").to_owned(),
            options: options.map(|option| capital(&words(option))).collect(),
            bonus: (!lane.is_empty()).then(|| (lane.to_owned(), words(row.text("bonus")))),
            must_play: row.text("must_play") == "yes",
        })
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        let tint = match self.kind.as_str() {
            "trap" => Colour::Stone,
            "forage" => Colour::Fern,
            _ => Colour::Straw,
        };
        furniture::face(canvas, tint);
        let left = if self.cost.is_empty() { 6.0 } else { 17.0 };
        let band = Frame::new(left, 5.5, 57.0 - left, 8.0);
        furniture::name(canvas, band, tint, &self.name);
        if !self.cost.is_empty() {
            canvas.mark("acorn", 5.0, 4.6, 7.6);
            let frame = Frame::new(12.4, 5.5, 4.2, 8.0);
            canvas.fit(Style::text(15.0).bold().centred(), frame, &self.cost);
        }
        let kind = match (self.kind.as_str(), self.must_play) {
            ("start", _) => "starter".to_owned(),
            ("animal", _) => self.animal.clone(),
            ("trap", true) => "Trap, must be played".to_owned(),
            ("trap", false) => "Trap".to_owned(),
            _ => "Forage".to_owned(),
        };
        let frame = Frame::new(6.0, 14.0, 51.0, 4.5);
        canvas.fit(Style::text(8.0).italic().centred(), frame, &kind);
        canvas.piece(GAME, &self.id, 15.5, 18.0, 32.0);
        self.options(canvas);
        if let Some((lane, bonus)) = &self.bonus {
            let frame = Frame::new(5.5, 75.0, 52.0, 8.2);
            canvas.fill(lane_tint(lane), frame, 1.6);
            canvas.outline(Colour::Ink, 0.3, frame, 1.6);
            let text = format!("On the {lane}: {bonus}");
            canvas.fit(Style::text(9.0).bold().centred(), frame.inset(0.8), &text);
        }
    }

    fn options(&self, canvas: &mut Canvas<'_>) {
        let top = 51.0;
        let height = if self.bonus.is_some() { 23.0 } else { 31.5 };
        match self.options.as_slice() {
            [a, b] => {
                let box_height = (height - 4.6) / 2.0;
                for (i, option) in [a, b].into_iter().enumerate() {
                    let y = top + (box_height + 4.0) * i as f32;
                    let frame = Frame::new(6.5, y, 50.0, box_height);
                    canvas.outline(Colour::Ink, 0.25, frame, 1.4);
                    canvas.fit(Style::text(12.0).centred(), frame.inset(0.8), option);
                }
                let y = top + box_height + 3.0;
                canvas.label(Style::text(8.0).italic().centred(), 31.5, y, "or");
            }
            [only] => {
                let frame = Frame::new(6.5, top, 50.0, height - 2.0);
                canvas.outline(Colour::Ink, 0.25, frame, 1.4);
                canvas.fit(Style::text(12.0).centred(), frame.inset(1.5), only);
            }
            _ => {}
        }
    }
}

/// An option of the data file in words.
fn words(option: &str) -> String {
    let parts: Vec<String> = option.split(';').map(|part| phrase(part.trim())).collect();
    parts.join(", ")
}

fn phrase(part: &str) -> String {
    let parts: Vec<&str> = part.split_whitespace().collect();
    let many = |n: &str, one: &str| {
        if n == "1" {
            format!("{n} {one}")
        } else {
            format!("{n} {one}s")
        }
    };
    match parts.as_slice() {
        ["acorn", n] => many(n, "acorn"),
        ["move", n] => format!("move {n}"),
        ["back", n] => format!("go back {n}"),
        ["draw", n] => format!("draw {n}"),
        ["discard", n] => format!("discard {n}"),
        ["shed", n] => format!("shed {n}"),
        ["chase", n] => format!("chase {n}"),
        ["lane", "any"] => "change lane".to_owned(),
        ["push", "one", n] => format!("push one opponent back {n}"),
        ["push", "each", n] => format!("push each opponent back {n}"),
        ["trap", "one", n] => format!("one opponent gains {}", many(n, "Trap")),
        ["trap", "each", n] => format!("each opponent gains {}", many(n, "Trap")),
        ["trap", "self", n] => format!("gain {}", many(n, "Trap")),
        ["none"] => "nothing happens".to_owned(),
        _ => part.to_owned(),
    }
}

fn lane_tint(lane: &str) -> Colour {
    match lane {
        "trail" => Colour::Straw,
        "river" => Colour::Mist,
        _ => Colour::Sage,
    }
}

fn draw_back(canvas: &mut Canvas<'_>, kind: &str, ground: Colour) {
    let acorn = mark("acorn").unwrap_or_default();
    let (middle, title) = match kind {
        "trap" => ("leaf-pit", "Trap"),
        "forage" => ("berry-patch", "Forage"),
        _ => ("squirrel", "The Acorn Race"),
    };
    let middle = art::picture(GAME, middle).unwrap_or_default();
    furniture::back(canvas, CARD, ground, &acorn, &middle, title);
}

/// Spots on one sheet of the track.
const SPOTS: usize = 26;

/// The three lanes, on four sheets to lay end to end; a race of 60, 75 or 100
/// ends where its finish is marked.
pub(crate) fn board(paper: Paper) -> Vec<Page> {
    let page = paper.size().turned();
    (0..4)
        .map(|sheet| {
            let first = sheet * 25;
            let title = format!("track, spots {first} to {}", first + 25);
            let draw: Draw = Box::new(move |canvas| lanes(canvas, page, first));
            (title, page, draw)
        })
        .collect()
}

fn lanes(canvas: &mut Canvas<'_>, page: Size, first: usize) {
    let (left, right) = (10.0, page.width - 10.0);
    let height = (page.height - 52.0) / 3.0;
    let lanes = [
        ("trail", Colour::Straw),
        ("river", Colour::Mist),
        ("brush", Colour::Sage),
    ];
    canvas.heading(1, |canvas| {
        let title = format!("The Acorn Race · spots {first} to {}", first + 25);
        let style = Style::text(14.0).bold().centred();
        canvas.label(style, page.width / 2.0, 17.5, &title);
    });
    for (lane, (name, colour)) in lanes.into_iter().enumerate() {
        let top = 23.0 + (height + 5.0) * lane as f32;
        let band = Frame::new(left, top, right - left, height);
        canvas.fill(colour, band, 4.0);
        canvas.outline(Colour::Ink, 0.4, band, 4.0);
        track(canvas, band, first, name);
    }
}

/// One lane: a path that winds up and down, so that its spots have room for pawns.
fn track(canvas: &mut Canvas<'_>, band: Frame, first: usize, lane: &str) {
    let step = (band.width - 14.0) / (SPOTS as f32 - 1.0);
    let r = 6.6;
    let swing = band.height / 2.0 - r - 4.4;
    let spots: Vec<(f32, f32)> = (0..SPOTS)
        .map(|spot| {
            let wave = [0.0, 1.0, 0.0, -1.0][spot % 4];
            let x = band.x + 7.0 + step * spot as f32;
            (x, band.y + band.height / 2.0 - 0.8 + swing * wave)
        })
        .collect();
    for pair in spots.windows(2) {
        canvas.line(Colour::Paper, 2.6, pair[0], pair[1]);
    }
    for (spot, &(x, y)) in spots.iter().enumerate() {
        let number = first + spot;
        let (fill, word) = match number {
            0 => (Colour::Fern, "start"),
            25 | 50 => (Colour::Blossom, "checkpoint"),
            60 | 100 => (Colour::Sun, "finish"),
            75 => (Colour::Sun, "checkpoint, finish"),
            _ => (Colour::Paper, ""),
        };
        canvas.disc(x, y, r, Some(fill), Some((Colour::Ink, 0.35)));
        let label = number.to_string();
        canvas.label(Style::text(12.0).bold().centred(), x, y + 1.5, &label);
        // Words at the ends of the band stay inside it.
        let style = Style::text(7.5).italic();
        if spot == 0 {
            canvas.label(style, x - r + 0.8, y - r - 1.4, word);
        } else if spot + 1 == SPOTS {
            canvas.label(style.right(), x + r - 0.8, y + r + 2.9, word);
        } else {
            canvas.label(style.centred(), x, y + r + 2.9, word);
        }
    }
    let style = Style::text(13.0).bold();
    canvas.label(style, band.x + 4.0, band.y + 7.0, &capital(lane));
}

/// How wide a pawn is, how high it stands, and how deep its foot is.
const PAWN: (f32, f32, f32) = (22.0, 29.0, 9.0);

/// A pawn for each animal: a tent of two sides whose ends are glued together as a foot.
pub(crate) fn tokens() -> Vec<Deck> {
    let (width, height, foot) = PAWN;
    let size = Size::new(width, 2.0 * (height + foot));
    let pieces = ANIMALS.map(|animal| Piece {
        name: format!("pawn: {animal}"),
        copies: 1,
        front: Box::new(move |canvas: &mut Canvas<'_>| pawn(canvas, size, animal)),
    });
    vec![Deck {
        title: "pawns to fold and glue".to_owned(),
        size,
        pieces: pieces.into_iter().collect(),
        back: None,
    }]
}

fn pawn(canvas: &mut Canvas<'_>, size: Size, animal: &str) {
    let (width, height, foot) = PAWN;
    let edge = Frame::new(0.0, 0.0, size.width, size.height);
    canvas.fill(Colour::Paper, edge.inset(-3.0), 0.0);
    let top = size.height / 2.0;
    let side = |canvas: &mut Canvas<'_>| {
        canvas.piece(GAME, animal, 2.0, 2.0, width - 4.0);
        let style = Style::text(9.0).bold().centred();
        canvas.label(style, width / 2.0, 24.6, &capital(animal));
        let end = Frame::new(-3.0, height, width + 6.0, foot + 3.0);
        canvas.fill(Colour::Straw, end, 0.0);
        let style = Style::text(7.0).italic().centred();
        canvas.label(style, width / 2.0, height + 5.6, "foot: glue");
        canvas.dashes(Colour::Ink, 0.2, (0.0, height), (width, height));
    };
    canvas.at(0.0, top, side);
    canvas.turned(width, top, 180.0, side);
    canvas.dashes(Colour::Ink, 0.2, (0.0, top), (width, top));
}
