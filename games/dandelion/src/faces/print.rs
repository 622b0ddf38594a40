//! The Food Forest cards.

use crate::{
    Card, Dandelion, Icon,
    words::{CATALOGUE, NOTHING, class},
};
use art::{Colour, Pictures as _, marks::mark};
use i18n::{Language, Phrase, speaking};

use parts::DataFile;
use print::{
    CARD, Canvas, Deck, Frame, Paper, Parts, Piece, Pieces, PrintError, Row, Style, Table,
    furniture,
};

i18n::messages! {
    /// What is printed on cards.
    pub static WORDS of CATALOGUE;
    phrases {
        PRINTED_CARDS, PRINTED_INSECT, PRINTED_APHIDS, PRINTED_TORNADO, PRINTED_DROUGHT, NEEDS,
        GIVES,
    }
    sentences {
        short_icon(icon: Message),
        printed_no_picture(card: Text),
        printed_no_icon(column: Text, icon: Text),
    }
}

impl Pieces for Dandelion {
    fn parts(_: Paper, data: Option<&str>) -> Result<Parts, PrintError> {
        Ok(Parts {
            cards: decks(data)?,
            ..Parts::default()
        })
    }
}

fn decks(data: Option<&str>) -> Result<Vec<Deck>, PrintError> {
    let table = Table::read(
        data.unwrap_or(Dandelion::FILE),
        &["id", "name", "class", "inputs", "outputs", "copies"],
    )?;
    let mut pieces = Vec::new();
    for row in table.rows() {
        let card = Printed::read(row)?;
        pieces.push(Piece {
            name: card.name.clone(),
            copies: row.number("copies", 1)?,
            front: Box::new(move |canvas| card.draw(canvas)),
        });
    }
    Ok(vec![Deck {
        title: PRINTED_CARDS.into(),
        size: CARD,
        pieces,
        back: Some(Box::new(draw_back)),
    }])
}

struct Printed {
    id: String,
    name: String,
    class: String,
    inputs: Vec<String>,
    outputs: Vec<String>,
}

impl Printed {
    fn read(row: &Row<'_>) -> Result<Printed, PrintError> {
        let id = row.text("id");
        if Dandelion::picture(id).is_none() {
            return Err(row.wrong(say::printed_no_picture(id)));
        }
        let icons = |column: &str| -> Result<Vec<String>, PrintError> {
            let icons = row.list(column);
            match icons.iter().find(|icon| mark(icon).is_none()) {
                Some(icon) => Err(row.wrong(say::printed_no_icon(column, *icon))),
                None => Ok(icons.into_iter().map(str::to_owned).collect()),
            }
        };
        Ok(Printed {
            id: id.to_owned(),
            name: name(id, row.text("name")).to_owned(),
            class: row.text("class").to_owned(),
            inputs: icons("inputs")?,
            outputs: icons("outputs")?,
        })
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        let tint = tint(&self.class);
        furniture::face(canvas, tint);
        furniture::name(canvas, Frame::new(6.0, 5.5, 51.0, 8.0), tint, &self.name);
        let class = Frame::new(6.0, 14.0, 51.0, 4.5);
        canvas.fit(
            Style::text(8.0).italic().centred(),
            class,
            self.class_word(),
        );
        canvas.piece::<Dandelion>(&self.id, 12.5, 20.2, 38.0);
        if let Some(effect) = effect(&self.id) {
            let frame = Frame::new(7.0, 60.0, 49.0, 23.0);
            canvas.fit(Style::text(9.5).centred(), frame, effect.text());
        } else {
            icons(canvas, 60.0, NEEDS, &self.inputs);
            icons(canvas, 72.2, GIVES, &self.outputs);
        }
    }

    /// The class as people read it; one that the game does not know is read as it stands.
    fn class_word(&self) -> &str {
        class(&self.class).map_or(&self.class, |word| word.text())
    }
}

/// The name of a card: that of the catalogue, unless the data file has given it another.
fn name<'a>(id: &str, given: &'a str) -> &'a str {
    let Some(card) = Card::from_id(id) else {
        return given;
    };
    let known = speaking(Language::English, || card.piece().name());
    if known == given {
        card.piece().name()
    } else {
        given
    }
}

/// A row of icons with their names below, and what the row is.
fn icons(canvas: &mut Canvas<'_>, y: f32, title: Phrase, names: &[String]) {
    canvas.line(Colour::Ink, 0.2, (6.5, y - 0.6), (56.5, y - 0.6));
    canvas.turned(6.2, y + 10.0, -90.0, |canvas| {
        canvas.label(Style::text(8.0).italic(), 0.2, 2.4, title.text());
    });
    if names.is_empty() {
        let frame = Frame::new(10.0, y, 46.0, 10.0);
        canvas.fit(Style::text(8.0).italic().centred(), frame, NOTHING.text());
        return;
    }
    let step = (47.6 / names.len() as f32).min(14.0);
    let start = 33.0 - step * names.len() as f32 / 2.0;
    let style = Style::text(7.0).centred();
    let words: Vec<&str> = names.iter().map(|name| word(name)).collect();
    let widths = words.iter().map(|word| canvas.width(style, word));
    let is_tight = widths.fold(0.0, f32::max) > step;
    for (i, (name, word)) in names.iter().zip(words).enumerate() {
        let x = start + step * i as f32;
        canvas.mark(name, x + (step - 7.6) / 2.0, y - 0.2, 7.6);
        let word = if is_tight {
            short(name)
        } else {
            word.to_owned()
        };
        canvas.label(style, x + step / 2.0, y + 9.6, &word);
    }
}

/// An icon as people read it.
fn word(icon: &str) -> &str {
    Icon::from_id(icon).map_or(icon, |icon| icon.word().text())
}

/// The same, short enough to stand below an icon in a row of five.
fn short(icon: &str) -> String {
    Icon::from_id(icon).map_or_else(|| icon.to_owned(), |icon| say::short_icon(icon.word()))
}

/// What a wild card does.
fn effect(id: &str) -> Option<Phrase> {
    match id {
        "ladybug" | "praying-mantis" => Some(PRINTED_INSECT),
        "aphids" => Some(PRINTED_APHIDS),
        "tornado" => Some(PRINTED_TORNADO),
        "drought" => Some(PRINTED_DROUGHT),
        _ => None,
    }
}

fn tint(class: &str) -> Colour {
    match class {
        "root/tuber" => Colour::Straw,
        "fungus" => Colour::Stone,
        "groundcover" => Colour::Sage,
        "herbaceous" => Colour::Sun,
        "shrub" => Colour::Fern,
        "climber" => Colour::Marigold,
        "understory" => Colour::Blossom,
        "canopy" => Colour::Moss,
        "animal" => Colour::Clay,
        "insect" => Colour::Marigold,
        "structure" => Colour::Mist,
        _ => Colour::Hip,
    }
}

fn draw_back(canvas: &mut Canvas<'_>) {
    let leaf = mark("leaves").unwrap_or_default();
    let dandelion = Dandelion::picture("dandelion").unwrap_or_default();
    let title = "Guiding the Dandelion";
    furniture::back(canvas, CARD, Colour::Sun, &leaf, &dandelion, title);
}
