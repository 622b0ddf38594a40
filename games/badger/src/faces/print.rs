//! The Decktet, with what each card does in this game.

use crate::{Badger, words};
use art::{Colour, Pictures as _, marks::mark};
use i18n::{Language, Phrase, speaking};

use parts::DataFile;
use print::{
    CARD, Canvas, Deck, Frame, Paper, Parts, Piece, Pieces, PrintError, Row, Style, Table, capital,
    furniture,
};

i18n::messages! {
    /// What is printed on cards.
    pub static WORDS of words::CATALOGUE;
    phrases {
        PRINTED_GAME, PRINTED_REST, PRINTED_ACE, PRINTED_THREE, PRINTED_FIVE, PRINTED_SEVEN,
        PRINTED_NINE, PRINTED_CROWN,
    }
    sentences {
        printed_no_picture(card: Text),
        printed_no_suit(suit: Text),
    }
}

impl Pieces for Badger {
    fn parts(_: Paper, data: Option<&str>) -> Result<Parts, PrintError> {
        Ok(Parts {
            cards: decks(data)?,
            ..Parts::default()
        })
    }
}

/// The cards of the game, and the rest of the Decktet.
fn decks(data: Option<&str>) -> Result<Vec<Deck>, PrintError> {
    let table = Table::read(
        data.unwrap_or(Badger::FILE),
        &["id", "name", "rank", "suits", "in_badger"],
    )?;
    let (mut played, mut rest) = (Vec::new(), Vec::new());
    for row in table.rows() {
        let card = Card::read(row)?;
        let pile = if row.text("in_badger") == "no" {
            &mut rest
        } else {
            &mut played
        };
        pile.push(Piece {
            name: card.name.clone(),
            copies: 1,
            front: Box::new(move |canvas| card.draw(canvas)),
        });
    }
    let deck = |title: Phrase, pieces| Deck {
        title: title.into(),
        size: CARD,
        pieces,
        back: Some(Box::new(draw_back)),
    };
    let mut decks = vec![deck(PRINTED_GAME, played)];
    if !rest.is_empty() {
        decks.push(deck(PRINTED_REST, rest));
    }
    Ok(decks)
}

struct Card {
    id: String,
    name: String,
    rank: String,
    suits: Vec<String>,
    /// What it does, in the language that is spoken when the data file is read.
    effect: &'static str,
}

impl Card {
    fn read(row: &Row<'_>) -> Result<Card, PrintError> {
        let id = row.text("id");
        if Badger::picture(id).is_none() {
            return Err(row.wrong(say::printed_no_picture(id)));
        }
        let suits: Vec<String> = row.list("suits").iter().map(|s| s.to_lowercase()).collect();
        if let Some(suit) = suits.iter().find(|suit| mark(suit).is_none()) {
            return Err(row.wrong(say::printed_no_suit(suit)));
        }
        Ok(Card {
            id: id.to_owned(),
            name: name(id, row.text("name")).to_owned(),
            rank: row.text("rank").to_owned(),
            suits,
            effect: effect(row.text("rank")).map_or("", Phrase::text),
        })
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        furniture::face(canvas, tint(self.suits.first().map_or("", String::as_str)));
        self.index(canvas);
        canvas.turned(CARD.width, CARD.height, 180.0, |canvas| self.index(canvas));
        // Without words below it the picture is larger and stands in the middle.
        let (top, size) = if self.effect.is_empty() {
            (17.5, 38.0)
        } else {
            (13.0, 37.0)
        };
        canvas.piece::<Badger>(&self.id, (CARD.width - size) / 2.0, top, size);
        let foot = top + size + 1.5;
        let name = Frame::new(13.5, foot, 36.0, 6.5);
        let title = capital(&self.name);
        canvas.fit(Style::text(11.0).bold().centred(), name, &title);
        canvas.line(Colour::Ink, 0.2, (22.0, foot + 7.3), (41.0, foot + 7.3));
        if !self.effect.is_empty() {
            let frame = Frame::new(13.8, 60.5, 35.4, 20.0);
            canvas.fit(Style::text(9.5).centred(), frame, self.effect);
        }
    }

    /// The rank, and below it the suits in the printed order, each with its
    /// letter.
    fn index(&self, canvas: &mut Canvas<'_>) {
        let rank = match self.rank.as_str() {
            "Ace" => "A",
            "Pawn" => "P",
            "Crown" => "C",
            "Court" => "T",
            "-" => "",
            number => number,
        };
        let frame = Frame::new(4.4, 5.3, 9.2, 8.6);
        canvas.fit(Style::text(19.0).bold().centred(), frame, rank);
        for (i, suit) in self.suits.iter().enumerate() {
            let y = 14.0 + 10.6 * i as f32;
            canvas.mark(suit, 5.2, y, 7.4);
            let letter = match suit.as_str() {
                "wyrms" => "Y",
                other => &other[..1].to_uppercase(),
            };
            canvas.label(Style::text(7.0).bold().centred(), 9.0, y + 9.9, letter);
        }
    }
}

/// The name of a card: that of the catalogue, unless the data file has given it another.
fn name<'a>(id: &str, given: &'a str) -> &'a str {
    let Some(card) = crate::Card::from_id(id) else {
        return given;
    };
    let known = speaking(Language::English, || card.piece().name());
    if known == given {
        card.piece().name()
    } else {
        given
    }
}

fn effect(rank: &str) -> Option<Phrase> {
    match rank {
        "Ace" => Some(PRINTED_ACE),
        "3" => Some(PRINTED_THREE),
        "5" => Some(PRINTED_FIVE),
        "7" => Some(PRINTED_SEVEN),
        "9" => Some(PRINTED_NINE),
        "Crown" => Some(PRINTED_CROWN),
        _ => None,
    }
}

fn tint(suit: &str) -> Colour {
    match suit {
        "moons" => Colour::Mist,
        "suns" => Colour::Sun,
        "waves" => Colour::River,
        "leaves" => Colour::Moss,
        "wyrms" => Colour::Clay,
        "knots" => Colour::Straw,
        _ => Colour::Stone,
    }
}

fn draw_back(canvas: &mut Canvas<'_>) {
    let leaf = mark("leaves").unwrap_or_default();
    let badger = Badger::picture("borderland").unwrap_or_default();
    furniture::back(
        canvas,
        CARD,
        Colour::Sage,
        &leaf,
        &badger,
        "The Badger on the Borderland",
    );
}
