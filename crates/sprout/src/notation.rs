//! Actions, positions and views as text.

use engine::{
    Catalogue, Fields, Game as _, Message, Notation, ParseError, PositionError, Seat, Viewer,
};
use parts::Pile;
use serde_json::{Map, Value, json};

use crate::{
    Action, Card, Cards, Event, Hand, MOST_CARDS, MOST_PLAYERS, Options, Sprout, View,
    words::{self, message},
};

impl Notation for Sprout {
    type Chronicle = ();

    const TITLE: &'static str = "Sprout";
    const CATALOGUE: &'static Catalogue = &words::CATALOGUE;
    const RULEBOOK: &'static str = include_str!("../rules.md");
    const PLAYERS: (usize, usize) = (2, MOST_PLAYERS);
    const USUAL_PLAYERS: usize = 2;

    fn action_text(&self, action: Action) -> String {
        match action {
            Action::Plant(card) => format!("plant {}", card.id()),
            Action::Compost(card) => format!("compost {}", card.id()),
        }
    }

    fn action_words(_: &View, action: Action) -> Message {
        match action {
            Action::Plant(card) => message::plant(card.piece()),
            Action::Compost(card) => message::compost(card.piece()),
        }
    }

    fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        let lower = text.to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let card =
            |id: &str| Card::from_id(id).ok_or_else(|| ParseError(message::no_card(id.to_owned())));
        match words[..] {
            ["plant", id] => Ok(Action::Plant(card(id)?)),
            ["compost", id] => Ok(Action::Compost(card(id)?)),
            _ => Err(ParseError::unknown(text)),
        }
    }

    fn position(&self, (): &()) -> Map<String, Value> {
        let deck = self.deck.from_top().map(Card::id).collect();
        let hands = self.hands[..self.seats()].iter().map(ids).collect();
        fields(self, hands, deck)
    }

    fn from_position(
        _: &Options,
        _: Option<usize>,
        fields: &Map<String, Value>,
    ) -> Result<(Sprout, ()), PositionError> {
        let fields = Fields::new(fields);
        let hands = lists(&fields, "hands")?;
        let beds = lists(&fields, "beds")?;
        let list = |name| -> Result<Vec<Card>, PositionError> {
            let ids: Option<Vec<String>> = fields.read(name)?;
            cards(name, &ids.unwrap_or_default())
        };
        let (compost, mut deck) = (list("compost")?, list("deck")?);
        for derived in ["phase", "scores"] {
            fields.value(derived);
        }
        fields.finish()?;
        let seats = hands.len();
        if !(2..=MOST_PLAYERS).contains(&seats) || beds.len() != seats {
            return Err(PositionError::new("hands", words::OTHER_SEATS));
        }
        let placed = hands.iter().chain(&beds).chain([&compost, &deck]).flatten();
        let placed = counted(placed.copied())?;
        if placed != Cards::all() {
            return Err(PositionError::new("deck", words::OTHER_CARDS));
        }
        deck.reverse();
        let by_seat = |lists: Vec<Vec<Card>>| {
            let mut lists = lists.into_iter();
            std::array::from_fn(|_| lists.next().unwrap_or_default().into_iter().collect())
        };
        let game = Sprout {
            seats: seats as u8,
            hands: by_seat(hands),
            beds: by_seat(beds),
            compost: compost.into_iter().collect(),
            deck: deck.into_iter().collect::<Pile<Card, MOST_CARDS>>(),
        };
        game.check_turns()?;
        Ok((game, ()))
    }

    fn derived(&self, _: &Map<String, Value>) -> Vec<&'static str> {
        vec!["phase", "scores"]
    }

    fn view_fields(view: &View, (): &()) -> Map<String, Value> {
        let game: Sprout = view.guess(&mut engine::Seed::from(0).setup());
        let hand = |hand: &Hand| match hand {
            Hand::Seen(cards) => ids(cards),
            Hand::Hidden(size) => vec![Value::Null; *size].into(),
        };
        let hands = view.hands[..view.seats].iter().map(hand).collect();
        fields(&game, hands, vec![Value::Null; view.deck].into())
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Message> {
        Some(event.words(viewer))
    }
}

/// The fields of a position; hands and deck are given as far as they are seen.
fn fields(game: &Sprout, hands: Value, deck: Value) -> Map<String, Value> {
    let phase = if game.awaits().is_empty() {
        "over"
    } else {
        "turn"
    };
    let beds: Value = game.beds[..game.seats()].iter().map(ids).collect();
    [
        ("phase", phase.into()),
        ("scores", json!(game.scores().as_slice())),
        ("deck", deck),
        ("compost", ids(&game.compost)),
        ("beds", beds),
        ("hands", hands),
    ]
    .map(|(name, value)| (name.to_owned(), value))
    .into_iter()
    .collect()
}

fn ids(cards: &Cards) -> Value {
    cards.iter().map(Card::id).collect()
}

/// A list of cards for each seat.
fn lists(fields: &Fields<'_>, name: &'static str) -> Result<Vec<Vec<Card>>, PositionError> {
    let lists: Vec<Vec<String>> = fields.require(name)?;
    lists.iter().map(|ids| cards(name, ids)).collect()
}

fn cards(field: &str, ids: &[String]) -> Result<Vec<Card>, PositionError> {
    let card = |id: &String| {
        let wrong = || PositionError::new(field, message::no_card(id.clone()));
        Card::from_id(id).ok_or_else(wrong)
    };
    ids.iter().map(card).collect()
}

/// How many cards of each kind there are; too many to count are wrong in any case.
fn counted(cards: impl Iterator<Item = Card> + Clone) -> Result<Cards, PositionError> {
    if cards.clone().count() == Cards::all().len() {
        return Ok(cards.collect());
    }
    Err(PositionError::new("deck", words::OTHER_CARDS))
}

impl Sprout {
    /// Hands are as large as turns have left them: whoever has had a turn more may have a
    /// card less, once the deck is used up.
    fn check_turns(&self) -> Result<(), PositionError> {
        let size = |seat: Seat| self.hands[seat.index()].len();
        let first = self.to_act().unwrap_or(Seat::new(0));
        let largest = size(first);
        let fits = |seat: Seat| {
            let had_a_turn_more = seat < first;
            let smaller = usize::from(had_a_turn_more && self.deck.is_empty());
            size(seat) == largest || size(seat) + smaller == largest
        };
        if Seat::all(self.seats()).all(fits) {
            return Ok(());
        }
        Err(PositionError::new("hands", words::HANDS_UNEQUAL))
    }
}
