//! Hearts for four, to 50 points.
//!
//! - **H1** Seats act in turn.
//! - **H2** Each hand, thirteen cards are dealt to each seat.
//! - **H3** Each seat in turn, from seat 0, lays out three cards, one after the other. When all
//!   have, they are passed: to the left in the first hand, to the right in the second, across in
//!   the third; in the fourth they are taken back; and so on.
//! - **H4** Whoever holds the two of clubs leads it to the first trick.
//! - **H5** Follow suit if you can. Points may be played on the first trick.
//! - **H6** Hearts may not be led before a heart has been played, unless nothing else is held.
//! - **H7** The highest card of the suit led takes the trick and leads the next.
//! - **H8** Each heart counts one, the queen of spades thirteen. Who takes all 26 gets none, and
//!   every other seat gets 26.
//! - **H9** The game ends after the hand in which somebody reaches 50; fewest points win.

mod card;
mod view;

use engine::{BySeat, Chance, Game, Log, Outcome, Refusal, Seat, SeatSet, Status, Tactics, Viewer};
use i18n::verbatim;

pub use card::{Card, Cards, Suit};
pub use view::View;

use crate::Plain;

/// The number of players.
pub const SEATS: usize = 4;
/// How many cards each is dealt (H2).
const DEALT: usize = 13;
/// How many cards each passes (H3).
const PASSED: usize = 3;
/// The score that ends the game (H9).
const TARGET: u8 = 50;
/// All points of a hand (H8).
const ALL_POINTS: u8 = 26;

/// A position.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Hearts {
    hands: [Cards; SEATS],
    /// What each seat passed in this hand; taken up by the receivers once play
    /// begins.
    passed: [Cards; SEATS],
    /// What each seat played in this hand.
    played: [Cards; SEATS],
    table: Table,
}

/// What everybody sees, the cards played apart.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
struct Table {
    phase: Phase,
    /// Who acts.
    turn: Seat,
    /// Counted from 0.
    hand: u8,
    /// Before this hand.
    scores: [u8; SEATS],
    /// Points taken in this hand.
    taken: [u8; SEATS],
    trick: Option<Trick>,
    hearts_broken: bool,
    /// Suits each seat has shown not to hold.
    voids: [Voids; SEATS],
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Phase {
    Passing,
    Playing,
    Over,
}

/// A trick with one to three cards.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
struct Trick {
    leader: Seat,
    led: Suit,
    /// The highest card of the suit led, so far.
    best: Card,
    /// Who played it.
    winner: Seat,
    points: u8,
}

/// A set of suits.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
struct Voids(u8);

impl Voids {
    const NONE: Voids = Voids(0);

    fn insert(&mut self, suit: Suit) {
        self.0 |= 1 << suit as u8;
    }

    fn contains(self, suit: Suit) -> bool {
        self.0 >> suit as u8 & 1 == 1
    }
}

/// What a seat does.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    /// Passes a card (H3).
    Pass(Card),
    /// Plays a card to the trick.
    Play(Card),
}

impl Hearts {
    /// The beginning of a hand, with these cards dealt.
    pub fn dealt(hands: [Cards; SEATS], hand: u8, scores: [u8; SEATS]) -> Hearts {
        Hearts {
            hands,
            passed: [Cards::NONE; SEATS],
            played: [Cards::NONE; SEATS],
            table: Table {
                phase: Phase::Passing,
                turn: Seat::new(0),
                hand,
                scores,
                taken: [0; SEATS],
                trick: None,
                hearts_broken: false,
                voids: [Voids::NONE; SEATS],
            },
        }
    }

    /// The cards each seat was dealt in this hand.
    pub fn deal(&self) -> [Cards; SEATS] {
        let mut deal = self.hands;
        for seat in Seat::all(SEATS) {
            let cards = &mut deal[seat.index()];
            *cards = cards
                .or(self.played[seat.index()])
                .minus(self.received(seat))
                .or(self.passed[seat.index()]);
        }
        deal
    }

    /// What `seat` passed in this hand.
    pub fn passed(&self, seat: Seat) -> Cards {
        self.passed[seat.index()]
    }

    /// The number of the hand, from 0.
    pub fn hand(&self) -> u8 {
        self.table.hand
    }

    /// The points of each seat before this hand, or at the end.
    pub fn scores(&self) -> [u8; SEATS] {
        self.table.scores
    }

    /// What `seat` took up at the beginning of play.
    fn received(&self, seat: Seat) -> Cards {
        self.table
            .giver(seat)
            .map_or(Cards::NONE, |giver| self.passed[giver.index()])
    }

    fn begin_play(&mut self) {
        self.table.phase = Phase::Playing;
        for seat in Seat::all(SEATS) {
            let received = self.received(seat);
            let hand = &mut self.hands[seat.index()];
            *hand = hand.or(received);
        }
        self.table.turn = Seat::all(SEATS)
            .find(|seat| self.hands[seat.index()].contains(Card::TWO_OF_CLUBS))
            .expect("the two of clubs was dealt to somebody");
    }

    /// The cards the seat to act may pass or play.
    #[inline]
    fn choices(&self) -> Cards {
        let hand = self.hands[self.table.turn.index()];
        match (self.table.phase, self.table.trick) {
            (Phase::Passing, _) => hand,
            (Phase::Playing, Some(trick)) => or_all(hand.and(trick.led.cards()), hand),
            // Nobody holds it any longer after the first lead.
            (Phase::Playing, None) if hand.contains(Card::TWO_OF_CLUBS) => {
                Cards::only(Card::TWO_OF_CLUBS)
            }
            (Phase::Playing, None) if self.table.hearts_broken => hand,
            (Phase::Playing, None) => or_all(hand.minus(Suit::Hearts.cards()), hand),
            (Phase::Over, _) => Cards::NONE,
        }
    }

    #[inline]
    fn action(&self, card: Card) -> Action {
        match self.table.phase {
            Phase::Passing => Action::Pass(card),
            Phase::Playing | Phase::Over => Action::Play(card),
        }
    }

    /// H3.
    fn pass(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        let passed = &mut self.passed[seat.index()];
        passed.insert(card);
        if passed.len() < PASSED {
            return;
        }
        self.table.turn = seat.next(SEATS);
        if self.table.turn == Seat::new(0) {
            self.begin_play();
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, card: Card, chance: &mut impl Chance) {
        self.hands[seat.index()].remove(card);
        self.played[seat.index()].insert(card);
        if self.table.play(seat, card) && self.hands[seat.index()].is_empty() {
            self.end_hand(chance);
        }
    }

    /// H8, H9.
    fn end_hand(&mut self, chance: &mut impl Chance) {
        let table = &mut self.table;
        let shooter = table.taken.iter().position(|&points| points == ALL_POINTS);
        for (seat, score) in table.scores.iter_mut().enumerate() {
            *score += match shooter {
                None => table.taken[seat],
                Some(shooter) if shooter == seat => 0,
                Some(_) => ALL_POINTS,
            };
        }
        if table.scores.iter().any(|&score| score >= TARGET) {
            table.phase = Phase::Over;
            return;
        }
        *self = Hearts::dealt(deal(chance), table.hand + 1, table.scores);
    }
}

/// These cards, or the others if there are none.
#[inline]
fn or_all(cards: Cards, all: Cards) -> Cards {
    if cards.is_empty() { all } else { cards }
}

/// How many places to the left of the giver the receiver sits (H3).
const fn steps_to_receiver(hand: u8) -> usize {
    match hand % 4 {
        0 => 1,
        1 => 3,
        2 => 2,
        _ => 0,
    }
}

/// H2.
fn deal(chance: &mut impl Chance) -> [Cards; SEATS] {
    let mut deck: [u8; 52] = std::array::from_fn(|i| i as u8);
    chance.shuffle(&mut deck);
    let mut hands = [Cards::NONE; SEATS];
    for (hand, cards) in hands.iter_mut().zip(deck.chunks(DEALT)) {
        *hand = cards.iter().map(|&i| Card::from_index(i.into())).collect();
    }
    hands
}

impl Table {
    /// Who passed cards to `seat`, once they have been taken up.
    fn giver(&self, seat: Seat) -> Option<Seat> {
        let steps = SEATS - steps_to_receiver(self.hand);
        (self.phase != Phase::Passing).then(|| seat.after(steps, SEATS))
    }

    /// A card is played to the trick; returns whether that ended it.
    #[inline]
    fn play(&mut self, seat: Seat, card: Card) -> bool {
        let suit = card.suit();
        let points = match suit {
            Suit::Hearts => 1,
            Suit::Spades if card == Card::QUEEN_OF_SPADES => 13,
            Suit::Clubs | Suit::Diamonds | Suit::Spades => 0,
        };
        let Some(trick) = &mut self.trick else {
            if suit == Suit::Hearts && !self.hearts_broken {
                // H6: nothing else was held.
                for other in [Suit::Clubs, Suit::Diamonds, Suit::Spades] {
                    self.voids[seat.index()].insert(other);
                }
                self.hearts_broken = true;
            }
            self.trick = Some(Trick {
                leader: seat,
                led: suit,
                best: card,
                winner: seat,
                points,
            });
            self.turn = seat.next(SEATS);
            return false;
        };
        trick.points += points;
        if suit != trick.led {
            self.voids[seat.index()].insert(trick.led);
            self.hearts_broken |= suit == Suit::Hearts;
        } else if card > trick.best {
            trick.best = card;
            trick.winner = seat;
        }
        self.turn = seat.next(SEATS);
        if self.turn != trick.leader {
            return false;
        }
        self.turn = trick.winner;
        self.taken[trick.winner.index()] += trick.points;
        self.trick = None;
        true
    }
}

impl Game for Hearts {
    type Options = Plain<SEATS>;
    type Action = Action;
    type Event = ();
    type View = View;

    const ID: &'static str = "hearts";
    const RULES: u32 = 1;

    fn setup(_: &Plain<SEATS>, _: usize, chance: &mut impl Chance) -> Hearts {
        Hearts::dealt(deal(chance), 0, [0; SEATS])
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn status(&self) -> Status {
        if self.table.phase != Phase::Over {
            return Status::Awaits(SeatSet::only(self.table.turn));
        }
        let score = |seat: Seat| -i64::from(self.table.scores[seat.index()]);
        let scores = BySeat::from_fn(SEATS, score);
        Status::Over(Outcome::by_score(scores, "fewest points"))
    }

    #[inline]
    fn awaits(&self) -> SeatSet {
        match self.table.phase {
            Phase::Passing | Phase::Playing => SeatSet::only(self.table.turn),
            Phase::Over => SeatSet::NONE,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.table.turn {
            out.extend(self.choices().iter().map(|card| self.action(card)));
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if !self.awaits().contains(seat) {
            return Some(Refusal::new(&["H1"], verbatim("it is not your turn")));
        }
        let card = match (self.table.phase, action) {
            (Phase::Passing, Action::Pass(card)) | (Phase::Playing, Action::Play(card)) => card,
            (Phase::Passing, Action::Play(_)) => {
                return Some(Refusal::new(&["H3"], verbatim("pass a card first")));
            }
            (Phase::Playing | Phase::Over, _) => {
                return Some(Refusal::new(&["H3"], verbatim("the passing is over")));
            }
        };
        if self.choices().contains(card) {
            return None;
        }
        let hand = self.hands[seat.index()];
        if !hand.contains(card) {
            return Some(Refusal::new(&["H2"], verbatim("you do not hold this card")));
        }
        if self.table.trick.is_some() {
            return Some(Refusal::new(&["H5"], verbatim("follow suit")));
        }
        if hand.contains(Card::TWO_OF_CLUBS) {
            return Some(Refusal::new(&["H4"], verbatim("the two of clubs leads")));
        }
        Some(Refusal::new(
            &["H6"],
            verbatim("no heart has been played yet"),
        ))
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        _: &mut impl Log<Self::Event>,
    ) {
        match action {
            Action::Pass(card) => self.pass(seat, card),
            Action::Play(card) => self.play(seat, card, chance),
        }
    }

    #[inline]
    fn random_action(&self, _: Seat, chance: &mut impl Chance, _: &mut Vec<Action>) -> Action {
        self.action(self.choices().draw(|count| chance.below(count)))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn determinize(view: &View, chance: &mut impl Chance) -> Hearts {
        view.guess(chance)
    }
}

impl Tactics for Hearts {
    /// At the end of each hand.
    #[inline]
    fn pauses(&self, start: &Hearts) -> bool {
        self.table.hand != start.table.hand
    }

    fn worth(&self, seat: Seat) -> f32 {
        if let Status::Over(outcome) = self.status() {
            return outcome.payoff(seat);
        }
        let own = f32::from(self.table.scores[seat.index()]);
        let all: f32 = self
            .table
            .scores
            .iter()
            .map(|&score| f32::from(score))
            .sum();
        let others = (all - own) / (SEATS - 1) as f32;
        (0.5 + (others - own) / (2.0 * f32::from(TARGET))).clamp(0.0, 1.0)
    }
}
