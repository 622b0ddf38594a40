//! Quick, sensible play for playouts.
//!
//! It looks one trick ahead: who takes the trick decides what may be hoped for
//! from the round, if all other tricks fell as if by the toss of a coin. That knows
//! the targets of B84 and the score; everything else is thrift: who wants tricks
//! parts with what is weak, who does not with what is strong.

use crate::card::CardSet;
use engine::{Chance, Seat};

use crate::{
    Action, Badger, Phase, Suit,
    card::{Card, SEVEN},
    each_naming,
    options::LeadSuits,
    solver::{Solver, thrift},
    trick,
};

/// How far two choices may lie apart for chance to prefer the worse one, in the
/// measure of hope.
const WHIM: u32 = 200;

/// What thrift counts in the measure of hope.
const THRIFT: i32 = 10;

/// What a trump more than the other seat has counts when the decree is
/// exchanged.
const TRUMP: i32 = 100;

/// The choices met so far: the best one is kept.
struct Pick<'a, C> {
    chance: &'a mut C,
    promise: i32,
    action: Option<Action>,
}

impl<C: Chance> Pick<'_, C> {
    fn offer(&mut self, promise: i32, action: Action) {
        let promise = promise + self.chance.below(WHIM) as i32;
        if self.action.is_none() || promise > self.promise {
            self.promise = promise;
            self.action = Some(action);
        }
    }
}

/// What the seat that is to act does; none if the game is over, or a position was
/// set up that no round can come to.
pub(crate) fn action(
    game: &Badger,
    seat: Seat,
    solver: &mut Solver,
    chance: &mut impl Chance,
) -> Option<Action> {
    let hopes = solver.hopes(game, seat)?;
    let mut pick = Pick {
        chance,
        promise: 0,
        action: None,
    };
    let hand = game.hands[seat.index()];
    let parts_with = |card: Card| THRIFT * thrift(card, game.trump, hopes.wants_tricks());
    match game.phase {
        Phase::Lead => {
            let answering = game.hands[1 - seat.index()];
            each_lead(game, hand, |action, card, suits| {
                let answers = trick::playable(answering, card, suits);
                let tie = game.house.pawn_tie();
                let beating = answers.and(trick::beating(card, suits, game.trump, tie));
                let sevens = u8::from(card.rank() == SEVEN);
                let [wins, loses] = [true, false].map(|wins| hopes.after(wins, sevens));
                let hope = match (beating.is_empty(), beating == answers) {
                    (true, _) => wins,
                    (false, true) => loses,
                    (false, false) => wins.min(loses),
                };
                pick.offer(hope, action);
            });
        }
        Phase::Follow => {
            let (led, suits) = (game.table.led?, game.lead_suits()?);
            let beating = trick::beating(led, suits, game.trump, game.house.pawn_tie());
            for card in trick::playable(hand, led, suits).iter() {
                let sevens = u8::from(led.rank() == SEVEN) + u8::from(card.rank() == SEVEN);
                let hope = hopes.after(beating.contains(card), sevens);
                pick.offer(hope + parts_with(card), Action::play(card));
            }
        }
        Phase::Exchange => {
            let other = game.hands[1 - seat.index()];
            let lead_in = |hand: CardSet, trump: Suit| {
                let count = |hand: CardSet| hand.and(trump.cards()).len() as i32;
                let more = TRUMP * (count(hand) - count(other));
                if hopes.wants_tricks() { more } else { -more }
            };
            if !game.house.must_exchange() {
                pick.offer(lead_in(hand, game.trump), Action::Keep);
            }
            for card in hand.iter() {
                let mut after = hand;
                after.remove(card);
                after.insert(game.decree);
                let mut lay = |named: Option<Suit>| {
                    let trump = named.unwrap_or(card.suits().uppermost());
                    pick.offer(lead_in(after, trump), Action::Exchange { card, named });
                };
                if game.house.chooser_names_trump() {
                    each_naming(card, lay);
                } else {
                    lay(None);
                }
            }
        }
        Phase::Bury => {
            for card in hand.iter() {
                pick.offer(parts_with(card), Action::Bury { card });
            }
        }
        Phase::Over => {}
    }
    pick.action
}

/// Visits every way to lead a card of a hand, with the suits to follow.
fn each_lead(game: &Badger, hand: CardSet, mut visit: impl FnMut(Action, Card, crate::Suits)) {
    let rule = game.house.lead_suits();
    for card in hand.iter() {
        let mut lead = |named: Option<Suit>| {
            let suits = trick::lead_suits(card, named, rule);
            visit(Action::Play { card, named }, card, suits);
        };
        match rule {
            LeadSuits::LeaderNames => each_naming(card, lead),
            LeadSuits::All | LeadSuits::Uppermost => lead(None),
        }
    }
}
