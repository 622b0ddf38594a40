//! The Acorn Race: starter, animal, Forage and Trap cards, the lanes, the pawns.

use crate::{
    Effects, Lane, Part, Race,
    words::{animal_name, card_name},
};
use art::{Colour, Pictures as _, marks::mark};

use parts::DataFile;
use print::{
    CARD, Canvas, Deck, Draw, Frame, Page, Paper, Parts, Piece, Pieces, PrintError, Row, Size,
    Style, Table, capital, furniture,
};

i18n::messages! {
    /// What stands on cards, track and pawns.
    pub static WORDS of crate::words::CATALOGUE;
    phrases {
        FINISH, OR, PRINT_ANIMALS, PRINT_CHECKPOINT, PRINT_CHECKPOINT_FINISH, PRINT_FOOT,
        PRINT_FORAGE, PRINT_FORAGE_CARDS, PRINT_PAWNS, PRINT_START, PRINT_STARTER,
        PRINT_STARTERS, PRINT_TRAP_CARDS, PRINT_TRAP_MUST, TRAP,
    }
    sentences {
        lane_name(lane: Message),
        print_bonus(lane: Message, bonus: Text),
        print_effect(effect: Message),
        print_no_kind(kind: Text),
        print_no_lane(lane: Text),
        print_no_picture(id: Text),
        print_pawn(animal: Text),
        print_track(first: Count, last: Count),
        print_track_head(first: Count, last: Count),
    }
}

impl Pieces for Race {
    fn parts(paper: Paper, data: Option<&str>) -> Result<Parts, PrintError> {
        Ok(Parts {
            cards: decks(data)?,
            board: board(paper),
            tokens: tokens(),
            ..Parts::default()
        })
    }
}

/// Everybody starts with their own Walks and Runs.
const MOST_PLAYERS: usize = 5;

const ANIMALS: [&str; 6] = ["squirrel", "deer", "fox", "otter", "owl", "hedgehog"];

fn decks(data: Option<&str>) -> Result<Vec<Deck>, PrintError> {
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
    let table = Table::read(data.unwrap_or(Race::FILE), &columns)?;
    let mut decks = Vec::new();
    for (kind, title, ground) in [
        ("start", PRINT_STARTERS, Colour::Straw),
        ("animal", PRINT_ANIMALS, Colour::Straw),
        ("forage", PRINT_FORAGE_CARDS, Colour::Fern),
        ("trap", PRINT_TRAP_CARDS, Colour::Stone),
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
            title: title.into(),
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
        return Err(row.wrong(say::print_no_kind(row.text("kind"))));
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
    bonus: Option<(Lane, String)>,
    must_play: bool,
}

impl Card {
    fn read(row: &Row<'_>) -> Result<Card, PrintError> {
        let id = row.text("id");
        if Race::picture(id).is_none() {
            return Err(row.wrong(say::print_no_picture(id)));
        }
        let options = ["option_a", "option_b"].map(|column| row.text(column));
        let options = options.iter().filter(|option| !option.is_empty());
        let bonus = match row.text("bonus_lane") {
            "" => None,
            lane => {
                let known = Lane::from_id(lane);
                let known = known.ok_or_else(|| row.wrong(say::print_no_lane(lane)))?;
                Some((known, words(row.text("bonus"))))
            }
        };
        Ok(Card {
            id: id.to_owned(),
            name: card_name(id, row.text("name")).to_owned(),
            kind: row.text("kind").to_owned(),
            animal: animal_name(row.text("animal")).to_string(),
            cost: row.text("cost").to_owned(),
            options: options.map(|option| capital(&words(option))).collect(),
            bonus,
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
            ("start", _) => PRINT_STARTER.text(),
            ("animal", _) => &self.animal,
            ("trap", true) => PRINT_TRAP_MUST.text(),
            ("trap", false) => TRAP.text(),
            _ => PRINT_FORAGE.text(),
        };
        let frame = Frame::new(6.0, 14.0, 51.0, 4.5);
        canvas.fit(Style::text(8.0).italic().centred(), frame, kind);
        canvas.piece::<Race>(&self.id, 15.5, 18.0, 32.0);
        self.options(canvas);
        if let Some((lane, bonus)) = &self.bonus {
            let frame = Frame::new(5.5, 75.0, 52.0, 8.2);
            canvas.fill(lane_tint(*lane), frame, 1.6);
            canvas.outline(Colour::Ink, 0.3, frame, 1.6);
            let text = say::print_bonus(lane.word(), bonus);
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
                canvas.label(Style::text(8.0).italic().centred(), 31.5, y, OR.text());
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

/// A part in words; one that the game does not know is printed as it stands.
fn phrase(part: &str) -> String {
    let effect = match Part::parse(part) {
        Ok(part) => part.words(),
        Err(_) if part == "none" => Effects::NONE.words(),
        Err(_) => return part.to_owned(),
    };
    say::print_effect(effect)
}

fn lane_tint(lane: Lane) -> Colour {
    match lane {
        Lane::Trail => Colour::Straw,
        Lane::River => Colour::Mist,
        Lane::Brush => Colour::Sage,
    }
}

fn draw_back(canvas: &mut Canvas<'_>, kind: &str, ground: Colour) {
    let acorn = mark("acorn").unwrap_or_default();
    let (middle, title) = match kind {
        "trap" => ("leaf-pit", TRAP.text()),
        "forage" => ("berry-patch", PRINT_FORAGE.text()),
        _ => ("squirrel", "The Acorn Race"),
    };
    let middle = Race::picture(middle).unwrap_or_default();
    furniture::back(canvas, CARD, ground, &acorn, &middle, title);
}

/// Spots on one sheet of the track.
const SPOTS: usize = 26;

/// The three lanes, on four sheets to lay end to end; a race of 60, 75 or 100
/// ends where its finish is marked.
fn board(paper: Paper) -> Vec<Page> {
    let page = paper.size().turned();
    (0..4)
        .map(|sheet| {
            let first = sheet * 25;
            let title = say::print_track(first, first + 25);
            let draw: Draw = Box::new(move |canvas| lanes(canvas, page, first));
            (title, page, draw)
        })
        .collect()
}

fn lanes(canvas: &mut Canvas<'_>, page: Size, first: usize) {
    let (left, right) = (10.0, page.width - 10.0);
    let height = (page.height - 52.0) / 3.0;
    canvas.heading(1, |canvas| {
        let title = say::print_track_head(first, first + 25);
        let style = Style::text(14.0).bold().centred();
        canvas.label(style, page.width / 2.0, 17.5, &title);
    });
    for lane in Lane::ALL {
        let top = 23.0 + (height + 5.0) * f32::from(lane as u8);
        let band = Frame::new(left, top, right - left, height);
        canvas.fill(lane_tint(lane), band, 4.0);
        canvas.outline(Colour::Ink, 0.4, band, 4.0);
        track(canvas, band, first, lane);
    }
}

/// One lane: a path that winds up and down, so that its spots have room for pawns.
fn track(canvas: &mut Canvas<'_>, band: Frame, first: usize, lane: Lane) {
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
            0 => (Colour::Fern, PRINT_START.text()),
            25 | 50 => (Colour::Blossom, PRINT_CHECKPOINT.text()),
            60 | 100 => (Colour::Sun, FINISH.text()),
            75 => (Colour::Sun, PRINT_CHECKPOINT_FINISH.text()),
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
    canvas.label(
        style,
        band.x + 4.0,
        band.y + 7.0,
        &say::lane_name(lane.word()),
    );
}

/// How wide a pawn is, how high it stands, and how deep its foot is.
const PAWN: (f32, f32, f32) = (22.0, 29.0, 9.0);

/// A pawn for each animal: a tent of two sides whose ends are glued together as a foot.
fn tokens() -> Vec<Deck> {
    let (width, height, foot) = PAWN;
    let size = Size::new(width, 2.0 * (height + foot));
    let pieces = ANIMALS.map(|animal| Piece {
        name: say::print_pawn(animal),
        copies: 1,
        front: Box::new(move |canvas: &mut Canvas<'_>| pawn(canvas, size, animal)),
    });
    vec![Deck {
        title: PRINT_PAWNS.into(),
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
        canvas.piece::<Race>(animal, 2.0, 2.0, width - 4.0);
        let style = Style::text(9.0).bold().centred();
        let name = animal_name(animal).to_string();
        canvas.label(style, width / 2.0, 24.6, &name);
        let end = Frame::new(-3.0, height, width + 6.0, foot + 3.0);
        canvas.fill(Colour::Straw, end, 0.0);
        let style = Style::text(7.0).italic().centred();
        canvas.label(style, width / 2.0, height + 5.6, PRINT_FOOT.text());
        canvas.dashes(Colour::Ink, 0.2, (0.0, height), (width, height));
    };
    canvas.at(0.0, top, side);
    canvas.turned(width, top, 180.0, side);
    canvas.dashes(Colour::Ink, 0.2, (0.0, top), (width, top));
}
