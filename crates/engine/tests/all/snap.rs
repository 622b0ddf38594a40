//! A game of cards with copies, and ways to get it wrong.

use engine::{
    BySeat, Catalogue, Chance, Game, HouseRules, Log, Message, Notation, OptionError, Outcome,
    ParseError, PositionError, Refusal, Seat, SeatSet, Status, Switch, Viewer,
    conformance::{Conform, History, Past, Rewind, Secret},
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

pub const NONE: u8 = 0;
/// Everybody sees all hands.
pub const OPEN_VIEW: u8 = 1;
/// The first card of a hand is drawn more often than the others.
pub const UNEVEN: u8 = 2;
/// Cards are drawn that nobody holds.
pub const ILLEGAL: u8 = 3;
/// Guesses forget what was played.
pub const FORGETFUL: u8 = 4;
/// The deck is said to be open, and guesses deal it anew.
pub const UNDECLARED: u8 = 5;

const KINDS: usize = 3;
const COPIES: u8 = 6;
const HAND: u8 = 5;
const SEATS: usize = 2;

/// How many cards of each kind.
type Cards = [u8; KINDS];

/// Two hands from a deck of three kinds of cards. Who plays more of the last kind wins.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Snap<const FAULT: u8> {
    hands: [Cards; SEATS],
    played: [Cards; SEATS],
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    hands: [Option<Cards>; SEATS],
    played: [Cards; SEATS],
}

#[derive(Clone, Default, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plain {}

impl HouseRules for Plain {
    const SWITCHES: &'static [Switch] = &[];

    fn seats(&self, _: Option<usize>) -> Result<usize, OptionError> {
        Ok(SEATS)
    }
}

/// Deals hands of these sizes from what is left of the deck.
fn deal(gone: &[Cards], sizes: [u8; SEATS], chance: &mut impl Chance) -> [Cards; SEATS] {
    let mut rest: Vec<usize> = Vec::new();
    for kind in 0..KINDS {
        let gone: u8 = gone.iter().map(|cards| cards[kind]).sum();
        rest.extend((gone..COPIES).map(|_| kind));
    }
    chance.shuffle(&mut rest);
    let mut cards = rest.into_iter();
    sizes.map(|size| {
        let mut hand = Cards::default();
        for kind in cards.by_ref().take(size.into()) {
            hand[kind] += 1;
        }
        hand
    })
}

fn count(cards: Cards) -> u8 {
    cards.iter().sum()
}

impl<const FAULT: u8> Snap<FAULT> {
    fn turn(&self) -> Option<Seat> {
        let [first, second] = [0, 1].map(|seat| count(self.hands[seat]));
        (second > 0).then(|| Seat::new(usize::from(first < second)))
    }
}

impl<const FAULT: u8> Game for Snap<FAULT> {
    type Options = Plain;
    type Action = u8;
    type Event = ();
    type View = View;

    const ID: &'static str = "snap";
    const RULES: u32 = 1;

    fn setup(_: &Plain, _: usize, chance: &mut impl Chance) -> Self {
        Snap {
            hands: deal(&[], [HAND; SEATS], chance),
            played: Default::default(),
        }
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn status(&self) -> Status {
        match self.turn() {
            Some(seat) => Status::Awaits(SeatSet::only(seat)),
            None => {
                let score = |seat: Seat| i64::from(self.played[seat.index()][KINDS - 1]);
                Status::Over(Outcome::by_score(BySeat::from_fn(SEATS, score), "most"))
            }
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<u8>) {
        if self.turn() == Some(seat) {
            let held = |kind: &u8| self.hands[seat.index()][usize::from(*kind)] > 0;
            out.extend((0..KINDS as u8).filter(held));
        }
    }

    fn refusal(&self, seat: Seat, kind: u8) -> Option<Refusal> {
        let mut legal = Vec::new();
        self.legal_actions(seat, &mut legal);
        (!legal.contains(&kind))
            .then(|| Refusal::new(&["P1"], i18n::verbatim("one of your own cards")))
    }

    fn apply(&mut self, seat: Seat, kind: u8, _: &mut impl Chance, _: &mut impl Log<()>) {
        self.hands[seat.index()][usize::from(kind)] -= 1;
        self.played[seat.index()][usize::from(kind)] += 1;
    }

    fn view(&self, viewer: Viewer) -> View {
        let sees = |seat: usize| FAULT == OPEN_VIEW || viewer.is(Seat::new(seat));
        View {
            hands: [0, 1].map(|seat| sees(seat).then_some(self.hands[seat])),
            played: self.played,
        }
    }

    fn determinize(view: &View, chance: &mut impl Chance) -> Self {
        let mut gone = view.played.to_vec();
        gone.extend(view.hands.iter().flatten());
        if FAULT == FORGETFUL {
            gone.drain(..SEATS);
        }
        let sizes = [0, 1].map(|seat| match view.hands[seat] {
            Some(_) => 0,
            None => HAND - count(view.played[seat]),
        });
        let dealt = deal(&gone, sizes, chance);
        Snap {
            hands: [0, 1].map(|seat| view.hands[seat].unwrap_or(dealt[seat])),
            played: view.played,
        }
    }

    fn random_action(&self, seat: Seat, chance: &mut impl Chance, legal: &mut Vec<u8>) -> u8 {
        legal.clear();
        self.legal_actions(seat, legal);
        match FAULT {
            UNEVEN if chance.below(10) == 0 => legal[0],
            ILLEGAL => chance.below(KINDS as u32) as u8,
            _ => chance.choose(legal),
        }
    }
}

fn fields(hands: Value, played: [Cards; SEATS]) -> Map<String, Value> {
    let played = serde_json::json!(played);
    [
        ("phase", "play".into()),
        ("hands", hands),
        ("played", played),
    ]
    .map(|(name, value)| (name.to_owned(), value))
    .into_iter()
    .collect()
}

impl<const FAULT: u8> Notation for Snap<FAULT> {
    type Chronicle = ();

    const TITLE: &'static str = "Snap";
    const CATALOGUE: &'static Catalogue = badger::Badger::CATALOGUE;
    const RULEBOOK: &'static str = "## Play\n\n- **P1** Play one of your own cards.\n";
    const PLAYERS: (usize, usize) = (SEATS, SEATS);
    const USUAL_PLAYERS: usize = SEATS;

    fn action_text(&self, kind: u8) -> String {
        format!("play {kind}")
    }

    fn parse_action(&self, text: &str) -> Result<u8, ParseError> {
        let kind = text
            .strip_prefix("play ")
            .and_then(|kind| kind.parse().ok());
        kind.ok_or_else(|| ParseError::unknown(text))
    }

    fn position(&self, (): &()) -> Map<String, Value> {
        fields(serde_json::json!(self.hands), self.played)
    }

    fn from_position(
        _: &Plain,
        _: Option<usize>,
        fields: &Map<String, Value>,
    ) -> Result<(Self, ()), PositionError> {
        let read = |name: &str| serde_json::from_value(fields[name].clone());
        let read = |name| read(name).expect("tests read what they wrote");
        let (hands, played) = (read("hands"), read("played"));
        Ok((Snap { hands, played }, ()))
    }

    fn derived(&self, _: &Map<String, Value>) -> Vec<&'static str> {
        Vec::new()
    }

    fn view_fields(view: &View, (): &()) -> Map<String, Value> {
        fields(serde_json::json!(view.hands), view.played)
    }

    fn tell((): &(), _: Viewer) -> Option<Message> {
        None
    }
}

impl<const FAULT: u8> Conform for Snap<FAULT> {
    fn audit(&self) {
        for kind in 0..KINDS {
            let all: u8 = [self.hands, self.played]
                .as_flattened()
                .iter()
                .map(|c| c[kind])
                .sum();
            assert!(all <= COPIES, "{all} cards of kind {kind}");
        }
    }

    fn hidden_from(&self, _: Viewer) -> Vec<String> {
        Vec::new()
    }

    fn secrets(&self, viewer: Viewer) -> Vec<Secret> {
        let others = Seat::all(SEATS).filter(|&seat| !viewer.is(seat) && FAULT != UNDECLARED);
        let hand = |seat: Seat| {
            let hand = self.hands[seat.index()];
            let ids = (0..KINDS).flat_map(|kind| (0..hand[kind]).map(move |_| kind));
            Secret::unordered(format!("hand of {seat}"), ids)
        };
        others.map(hand).collect()
    }

    fn thinkable(&self, out: &mut Vec<u8>) {
        out.extend(0..=KINDS as u8);
    }
}

impl<const FAULT: u8> Rewind for Snap<FAULT> {
    /// Every card went from a hand to the table, so the guess was dealt what it holds
    /// and what was played.
    fn pasts(&self, _: Viewer, history: &History<Self>) -> Option<Vec<Past<Self>>> {
        let mut dealt = self.clone();
        for (hand, played) in dealt.hands.iter_mut().zip(&mut dealt.played) {
            for kind in 0..KINDS {
                hand[kind] += std::mem::take(&mut played[kind]);
            }
        }
        Some(vec![Past {
            from: 0,
            dealt,
            moves: history.moves(0),
            chance: Vec::new(),
        }])
    }
}
