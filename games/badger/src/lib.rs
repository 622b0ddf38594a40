//! The Badger on the Borderland: trick-taking for two with the Decktet.
//!
//! The rulebook is `rules.md`; its numbers are cited here, in the tests and in
//! every refusal.

mod action;
mod belief;
mod card;
mod conform;
mod data_file;
mod event;
#[cfg(feature = "faces")]
mod faces;
mod guess;
mod notation;
mod options;
mod position;
mod quick;
mod recall;
mod refusal;
mod round;
mod round_results;
mod solver;
mod standing;
mod tactics;
mod trick;
mod view;
pub mod words;

pub use action::Action;
pub use card::{Card, CardSet, Deck, Suit, Suits};
use engine::{Chance, Game, Log, Refusal, Seat, SeatSet, Status, Viewer};

pub use event::Event;
pub use notation::RoundScore;
use options::House;
pub use options::{
    Anchors, DecreeSuit, Exchange, FinalTie, History, LeadSuits, Options, PawnRemoval, PawnTie,
    Tens,
};
use parts::{Pile, named};
use recall::{Five, Recall, SeenTens};
pub use solver::Solver;
pub use trick::{Reason, Side, trick_winner};
pub use view::{FinishedTrick, Hand, View};

use card::{ACE, FIVE, SEVEN, THREE};

/// A position.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Badger {
    hands: [CardSet; 2],
    /// Cards taken in tricks this round.
    gone: CardSet,
    recall: Recall,
    house: House,
    /// Game totals, sevens of this round included.
    scores: [u16; 2],
    round: u16,
    /// The draw pile; six cards but for short test positions.
    pile: Pile<Card, PILE>,
    decree: Card,
    trump: Suit,
    /// The Pawn that is out of the game, or of this round.
    removed: Card,
    table: Table,
    phase: Phase,
    dealer: Seat,
    /// Who leads, or led, the current trick.
    leader: Seat,
    tricks: [u8; 2],
    /// Points from sevens in this round.
    sevens: [u8; 2],
    last_trick: Option<Trick>,
    seen_tens: SeenTens,
}

/// The most cards a pile may have in a position that is set up; what the bytes
/// of a position leave room for, and almost twice what a game needs.
const PILE: usize = 11;

const _: () = assert!(
    size_of::<Badger>() <= 128,
    "a position is at most 128 bytes"
);

/// The cards of the current trick.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
struct Table {
    led: Option<Card>,
    followed: Option<Card>,
    /// The lead suit, where the leader named one.
    named: Option<Suit>,
}

/// A completed trick.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Trick {
    /// The led card and the other one.
    pub cards: [Card; 2],
    /// Who took it.
    pub winner: Seat,
}

named! {
    /// The kind of decision awaited.
    pub enum Phase {
        /// A card to lead.
        Lead = "lead",
        /// A card to follow.
        Follow = "follow",
        /// After a 3.
        Exchange = "exchange",
        /// After a 5.
        Bury = "bury",
        /// None: the game is over.
        Over = "over",
    }
}

impl Game for Badger {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "badger";
    const RULES: u32 = 1;

    fn setup(options: &Options, _: usize, chance: &mut impl Chance) -> Badger {
        let house = House::new(options);
        let dealer = Seat::new(chance.below(2) as usize);
        let removed = round::pick_removed(house, chance);
        Badger::dealt(house, dealer, removed, chance)
    }

    fn seats(&self) -> usize {
        2
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Over => Status::Over(self.outcome()),
            Phase::Lead | Phase::Follow | Phase::Exchange | Phase::Bury => {
                Status::Awaits(SeatSet::only(self.to_act()))
            }
        }
    }

    #[inline]
    fn awaits(&self) -> SeatSet {
        match self.phase {
            Phase::Over => SeatSet::NONE,
            Phase::Lead | Phase::Follow | Phase::Exchange | Phase::Bury => {
                SeatSet::only(self.to_act())
            }
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase == Phase::Over || seat != self.to_act() {
            return;
        }
        let hand = self.hands[seat.index()];
        match self.phase {
            Phase::Lead if self.house.lead_suits() == LeadSuits::LeaderNames => {
                for card in hand.iter() {
                    each_naming(card, |named| out.push(Action::Play { card, named }));
                }
            }
            Phase::Lead => out.extend(hand.iter().map(Action::play)),
            Phase::Follow => out.extend(self.playable(hand).iter().map(Action::play)),
            Phase::Exchange => {
                for card in hand.iter() {
                    if self.house.chooser_names_trump() {
                        each_naming(card, |named| out.push(Action::Exchange { card, named }));
                    } else {
                        out.push(Action::exchange(card));
                    }
                }
                if !self.house.must_exchange() {
                    out.push(Action::Keep);
                }
            }
            Phase::Bury => out.extend(hand.iter().map(|card| Action::Bury { card })),
            Phase::Over => {}
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        self.why_not(seat, action)
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::Play { card, named } => {
                log.push(|| Event::Played { seat, card, named });
                self.play(seat, card, named);
                if self.effect(seat, card, log) {
                    return;
                }
            }
            Action::Exchange { card, named } => self.exchange(seat, card, named, log),
            Action::Keep => log.push(|| Event::Kept { seat }),
            Action::Bury { card } => {
                self.hands[seat.index()].remove(card);
                self.pile.push_bottom(card);
                self.recall.bury(card);
                log.push(|| Event::Buried { seat, card });
            }
        }
        self.go_on(chance, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, chance: &mut impl Chance) -> Badger {
        view.guess(chance)
    }

    #[inline]
    fn choices(&self, seat: Seat, _: &mut Vec<Action>) -> usize {
        let hand = self.hands[seat.index()];
        match self.phase {
            Phase::Lead if self.house.lead_suits() == LeadSuits::LeaderNames => namings(hand),
            Phase::Follow => self.playable(hand).len(),
            Phase::Exchange => {
                let names = self.house.chooser_names_trump();
                let laid = if names { namings(hand) } else { hand.len() };
                laid + usize::from(!self.house.must_exchange())
            }
            Phase::Lead | Phase::Bury => hand.len(),
            Phase::Over => 0,
        }
    }

    #[inline]
    fn random_action(
        &self,
        seat: Seat,
        chance: &mut impl Chance,
        scratch: &mut Vec<Action>,
    ) -> Action {
        let hand = self.hands[seat.index()];
        let mut any = |cards: CardSet| cards.draw(|count| chance.below(count));
        match self.phase {
            Phase::Lead if self.house.lead_suits() != LeadSuits::LeaderNames => {
                Action::play(any(hand))
            }
            Phase::Follow => Action::play(any(self.playable(hand))),
            Phase::Bury => Action::Bury { card: any(hand) },
            Phase::Exchange if !self.house.chooser_names_trump() => {
                let choices = hand.len() + usize::from(!self.house.must_exchange());
                let drawn = chance.below(choices as u32) as usize;
                if drawn < hand.len() {
                    Action::exchange(hand.nth(drawn))
                } else {
                    Action::Keep
                }
            }
            Phase::Lead | Phase::Exchange | Phase::Over => {
                scratch.clear();
                self.legal_actions(seat, scratch);
                chance.choose(scratch)
            }
        }
    }
}

/// How many ways there are to name a suit of a card of the hand.
fn namings(hand: CardSet) -> usize {
    hand.iter().map(|card| card.suits().len()).sum()
}

/// The ways to name a suit of a card: none where it has only one.
fn each_naming(card: Card, mut visit: impl FnMut(Option<Suit>)) {
    if card.suits().len() == 1 {
        visit(None);
    } else {
        card.suits().iter().for_each(|suit| visit(Some(suit)));
    }
}

impl Badger {
    /// Who is to act while the game runs: with one card on the table and its
    /// effect done, the follower.
    #[inline]
    fn to_act(&self) -> Seat {
        let leader_acts = match self.phase {
            Phase::Lead | Phase::Over => true,
            Phase::Follow => false,
            Phase::Exchange | Phase::Bury => self.table.followed.is_none(),
        };
        if leader_acts {
            self.leader
        } else {
            self.leader.next(2)
        }
    }

    /// B28: the suits to follow, once a card is led.
    #[inline]
    fn lead_suits(&self) -> Option<Suits> {
        let rule = self.house.lead_suits();
        (self.table.led).map(|led| trick::lead_suits(led, self.table.named, rule))
    }

    #[inline]
    fn playable(&self, hand: CardSet) -> CardSet {
        match (self.table.led, self.lead_suits()) {
            (Some(led), Some(lead)) => trick::playable(hand, led, lead),
            _ => hand,
        }
    }

    /// The card goes from hand to table.
    #[inline]
    fn play(&mut self, seat: Seat, card: Card, named: Option<Suit>) {
        self.hands[seat.index()].remove(card);
        match (self.table.led, self.lead_suits()) {
            (Some(led), Some(lead)) => {
                self.recall.learn(seat, led, lead, card);
                self.table.followed = Some(card);
            }
            _ => {
                self.table.led = Some(card);
                self.table.named = named;
            }
        }
    }

    /// B53, B61: what a card does when it is played; whether that asks its
    /// player for a decision.
    #[inline]
    fn effect(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) -> bool {
        match card.rank() {
            THREE if !self.hands[seat.index()].is_empty() => {
                self.phase = Phase::Exchange;
                true
            }
            FIVE => {
                let Some(drawn) = self.pile.pop() else {
                    return false;
                };
                self.hands[seat.index()].insert(drawn);
                self.recall.push_five(Five::new(seat, Some(drawn)));
                log.push(|| Event::Drew { seat, card: drawn });
                self.phase = Phase::Bury;
                true
            }
            _ => false,
        }
    }

    /// B54, B56, B57: the card becomes the decree, the old one goes to hand.
    fn exchange(&mut self, seat: Seat, card: Card, named: Option<Suit>, log: &mut impl Log<Event>) {
        let taken = std::mem::replace(&mut self.decree, card);
        let hand = &mut self.hands[seat.index()];
        hand.remove(card);
        hand.insert(taken);
        self.trump = named.unwrap_or(card.suits().uppermost());
        self.recall.take(taken, seat);
        let trump = self.trump;
        log.push(|| Event::Exchanged {
            seat,
            laid: card,
            taken,
            trump,
        });
    }

    /// B83: what comes after a card and its effect.
    #[inline]
    fn go_on(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match (self.table.led, self.table.followed) {
            (Some(led), Some(followed)) => {
                self.finish_trick(led, followed, log);
                if self.hands[0].is_empty() && self.hands[1].is_empty() {
                    self.finish_round(chance, log);
                }
            }
            _ => self.phase = Phase::Follow,
        }
    }

    /// B36, B67, B80, B81: the trick is taken and the next leader known.
    #[inline]
    fn finish_trick(&mut self, led: Card, followed: Card, log: &mut impl Log<Event>) {
        let lead = trick::lead_suits(led, self.table.named, self.house.lead_suits());
        let side = trick_winner(led, followed, self.trump, lead, self.house.pawn_tie());
        let follower = self.leader.next(2);
        let (winner, loser, losing) = match side {
            Side::Leader => (self.leader, follower, followed),
            Side::Follower => (follower, self.leader, led),
        };
        let sevens = u8::from(led.rank() == SEVEN) + u8::from(followed.rank() == SEVEN);
        self.tricks[winner.index()] += 1;
        self.sevens[winner.index()] += sevens;
        self.scores[winner.index()] += u16::from(sevens);
        self.gone.insert(led);
        self.gone.insert(followed);
        let cards = [led, followed];
        self.recall.push_trick(self.leader, cards, self.trump);
        self.last_trick = Some(Trick { cards, winner });
        self.table = Table::default();
        self.phase = Phase::Lead;
        log.push(|| Event::TookTrick {
            seat: winner,
            cards,
            sevens,
        });
        // B49: a losing Ace takes the lead; without effect in the last trick.
        let ace_leads = losing.rank() == ACE;
        self.leader = if ace_leads { loser } else { winner };
        if ace_leads && !self.hands[0].is_empty() {
            log.push(|| Event::AceLeads { seat: loser });
        }
    }
}
