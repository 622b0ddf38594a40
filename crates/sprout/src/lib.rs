//! Sprout: beds of vegetables in rising order, for two to four.
//!
//! The rulebook is `rules.md`; its numbers are cited here, in the tests and in every refusal.

mod action;
mod cards;
mod conform;
mod event;
#[cfg(feature = "faces")]
mod faces;
mod notation;
mod options;
mod tactics;
mod view;
pub mod words;

use engine::{BySeat, Chance, Game, Log, Outcome, Refusal, Seat, SeatSet, Status, Viewer};
use parts::Pile;

pub use action::Action;
pub use cards::{Card, Cards, Deck, MOST_CARDS, deck};
pub use event::Event;
pub use options::Options;
pub use view::{Hand, View};

/// The most players (S1).
pub const MOST_PLAYERS: usize = 4;

/// A position.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Sprout {
    seats: u8,
    hands: [Cards; MOST_PLAYERS],
    beds: [Cards; MOST_PLAYERS],
    compost: Cards,
    deck: Pile<Card, MOST_CARDS>,
}

impl Game for Sprout {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "sprout";
    const RULES: u32 = 1;

    /// S2, S9.
    fn setup(options: &Options, seats: usize, chance: &mut impl Chance) -> Sprout {
        let mut deck: Pile<Card, MOST_CARDS> = Cards::all().iter().collect();
        chance.shuffle(deck.as_mut_slice());
        let mut hands = [Cards::NONE; MOST_PLAYERS];
        for hand in &mut hands[..seats] {
            for _ in 0..options.hand {
                if let Some(card) = deck.pop() {
                    hand.insert(card);
                }
            }
        }
        Sprout {
            seats: seats as u8,
            hands,
            beds: [Cards::NONE; MOST_PLAYERS],
            compost: Cards::NONE,
            deck,
        }
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn status(&self) -> Status {
        match self.to_act() {
            Some(seat) => Status::Awaits(SeatSet::only(seat)),
            None => Status::Over(Outcome::by_score(self.scores(), "played out")),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.to_act() != Some(seat) {
            return;
        }
        for card in self.hands[seat.index()].kinds() {
            if self.grows(seat, card) {
                out.push(Action::Plant(card));
            }
            out.push(Action::Compost(card));
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        match self.to_act() {
            None => return Some(Refusal::new(&["S7"], words::GAME_IS_OVER)),
            Some(other) if other != seat => {
                return Some(Refusal::new(&["S3"], words::message::others_turn(other)));
            }
            Some(_) => {}
        }
        if self.hands[seat.index()].count(action.card()) == 0 {
            return Some(Refusal::new(&["S4"], words::NOT_YOURS));
        }
        match action {
            Action::Plant(card) if !self.grows(seat, card) => Some(Refusal::new(
                &["S5"],
                words::message::worth_less(card.piece()),
            )),
            Action::Plant(_) | Action::Compost(_) => None,
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        _: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let card = action.card();
        let hand = &mut self.hands[seat.index()];
        hand.remove(card);
        match action {
            Action::Plant(_) => {
                self.beds[seat.index()].insert(card);
                log.push(|| Event::Planted { seat, card });
            }
            Action::Compost(_) => {
                self.compost.insert(card);
                log.push(|| Event::Composted { seat, card });
            }
        }
        // S6
        if let Some(card) = self.deck.pop() {
            self.hands[seat.index()].insert(card);
            log.push(|| Event::Drew { seat, card });
        }
        if self.to_act().is_none() {
            log.push(|| Event::Over);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, chance: &mut impl Chance) -> Sprout {
        view.guess(chance)
    }
}

impl Sprout {
    /// S3: as many turns have been taken as cards were played; nobody acts once all are.
    fn to_act(&self) -> Option<Seat> {
        let seats = self.seats();
        let planted: usize = self.beds.iter().map(Cards::len).sum();
        let turn = Seat::new((planted + self.compost.len()) % seats);
        (!self.hands[turn.index()].is_empty()).then_some(turn)
    }

    /// S5: whether a card is worth at least as much as every card in the bed.
    fn grows(&self, seat: Seat, card: Card) -> bool {
        let mut bed = self.beds[seat.index()].kinds();
        bed.all(|planted| planted.worth() <= card.worth())
    }

    /// S8.
    fn scores(&self) -> BySeat<i64> {
        BySeat::from_fn(self.seats(), |seat| self.beds[seat.index()].worth())
    }
}
