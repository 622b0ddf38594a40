//! The Food Forest cards.

use art::{Colour, marks::mark};

use crate::{
    PrintError,
    canvas::{Canvas, Frame, Style},
    furniture,
    layout::CARD,
    sheet::{Deck, Piece},
    table::{Row, Table},
};

const GAME: &str = "dandelion";
pub(super) const DATA: &str = include_str!("../../../../games/dandelion/cards.tsv");

pub(crate) fn decks(data: Option<&str>) -> Result<Vec<Deck>, PrintError> {
    let table = Table::read(
        data.unwrap_or(DATA),
        &["id", "name", "class", "inputs", "outputs", "copies"],
    )?;
    let mut pieces = Vec::new();
    for row in table.rows() {
        let card = Card::read(row)?;
        pieces.push(Piece {
            name: card.name.clone(),
            copies: row.number("copies", 1)?,
            front: Box::new(move |canvas| card.draw(canvas)),
        });
    }
    Ok(vec![Deck {
        title: "Food Forest cards".to_owned(),
        size: CARD,
        pieces,
        back: Some(Box::new(draw_back)),
    }])
}

struct Card {
    id: String,
    name: String,
    class: String,
    inputs: Vec<String>,
    outputs: Vec<String>,
}

impl Card {
    fn read(row: &Row<'_>) -> Result<Card, PrintError> {
        let id = row.text("id");
        if art::picture(GAME, id).is_none() {
            return Err(row.wrong(format!("there is no picture for `{id}`")));
        }
        let icons = |column: &str| -> Result<Vec<String>, PrintError> {
            let icons = row.list(column);
            match icons.iter().find(|icon| mark(icon).is_none()) {
                Some(icon) => Err(row.wrong(format!("`{column}`: there is no icon `{icon}`"))),
                None => Ok(icons.into_iter().map(str::to_owned).collect()),
            }
        };
        Ok(Card {
            id: id.to_owned(),
            name: row.text("name").to_owned(),
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
        canvas.fit(Style::text(8.0).italic().centred(), class, &self.class);
        canvas.piece(GAME, &self.id, 12.5, 20.2, 38.0);
        let effect = effect(&self.id);
        if effect.is_empty() {
            icons(canvas, 60.0, "needs", &self.inputs);
            icons(canvas, 72.2, "gives", &self.outputs);
        } else {
            let frame = Frame::new(7.0, 60.0, 49.0, 23.0);
            canvas.fit(Style::text(9.5).centred(), frame, effect);
        }
    }
}

/// A row of icons with their names below, and what the row is.
fn icons(canvas: &mut Canvas<'_>, y: f32, title: &str, names: &[String]) {
    canvas.line(Colour::Ink, 0.2, (6.5, y - 0.6), (56.5, y - 0.6));
    canvas.turned(6.2, y + 10.0, -90.0, |canvas| {
        canvas.label(Style::text(8.0).italic(), 0.2, 2.4, title);
    });
    if names.is_empty() {
        let frame = Frame::new(10.0, y, 46.0, 10.0);
        canvas.fit(Style::text(8.0).italic().centred(), frame, "nothing");
        return;
    }
    let step = (47.6 / names.len() as f32).min(14.0);
    let start = 33.0 - step * names.len() as f32 / 2.0;
    let style = Style::text(7.0).centred();
    let widths = names.iter().map(|name| canvas.width(style, name));
    let is_tight = widths.fold(0.0, f32::max) > step;
    for (i, name) in names.iter().enumerate() {
        let x = start + step * i as f32;
        canvas.mark(name, x + (step - 7.6) / 2.0, y - 0.2, 7.6);
        let word = if is_tight { short(name) } else { name };
        canvas.label(style, x + step / 2.0, y + 9.6, word);
    }
}

/// Names short enough to stand below an icon in a row of five.
fn short(icon: &str) -> &str {
    match icon {
        "pollinators" => "pollin.",
        "groundcover" => "ground",
        "nitrogen" => "nitrog.",
        other => other,
    }
}

fn effect(id: &str) -> &'static str {
    match id {
        "ladybug" | "praying-mantis" => {
            "Clear the aphids off any guild, or save it for later, or trade it for a guild."
        }
        "aphids" => {
            "Lay them on a guild of yours: it is worth nothing and cannot grow until an insect clears them."
        }
        "tornado" => "Your hand goes to the discard pile. Draw five new cards; your turn is over.",
        "drought" => {
            "Nothing gives water to a guild being built, until you have built in your next turn."
        }
        _ => "",
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
    let dandelion = art::picture(GAME, "dandelion").unwrap_or_default();
    let title = "Guiding the Dandelion";
    furniture::back(canvas, CARD, Colour::Sun, &leaf, &dandelion, title);
}
