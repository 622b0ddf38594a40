//! Which worlds are likely: those that explain what the other seat has done.
//!
//! Every world that [`determinize`](engine::Game::determinize) draws could be. In
//! some of them the other seat has answered leads as a sensible player would with
//! that hand, in others it has not; of a few guesses one is picked, the likelier
//! the better it explains the answers.

use crate::card::CardSet;
use engine::{Chance, Game as _, Seat, Viewer};

use crate::{
    Badger, View,
    card::{Card, SEVEN},
    options::LeadSuits,
    recall::PastTrick,
    solver::{Hopes, Solver, thrift},
    trick::{self, Side},
};

/// Guesses of which one is picked.
const GUESSES: usize = 3;

/// How far a choice may fall behind the best one, in the measure of hope, to be
/// half as likely.
const DOUBT: f32 = 300.0;

/// The part of a choice that nothing explains: players see things that we do not.
const UNEXPLAINED: f32 = 0.3;

/// What thrift counts in the measure of hope.
const THRIFT: i32 = 10;

/// The measure of weights when chance picks among them.
const FINE: u32 = 1 << 20;

/// A world that looks like a view, the likelier the better it explains what the
/// other seat has done.
pub(crate) fn likely_world(view: &View, solver: &mut Solver, chance: &mut impl Chance) -> Badger {
    let first = Badger::determinize(view, chance);
    let Viewer::Seat(viewer) = view.viewer else {
        return first;
    };
    let other = viewer.next(2);
    // Which suit a leader named is not remembered.
    let names_suits = view.house.lead_suits() == LeadSuits::LeaderNames;
    if names_suits
        || view
            .recall
            .tricks()
            .iter()
            .all(|trick| trick.leader() == other)
    {
        return first;
    }
    let mut picked = first;
    let mut total = likelihood(&picked, other, solver);
    for _ in 1..GUESSES {
        let world = Badger::determinize(view, chance);
        let weight = likelihood(&world, other, solver);
        total += weight;
        if chance.below(FINE) as f32 * total < weight * FINE as f32 {
            picked = world;
        }
    }
    picked
}

/// How well a world explains the answers that a seat has given in this round.
fn likelihood(world: &Badger, seat: Seat, solver: &mut Solver) -> f32 {
    let Some(mut hopes) = solver.hopes(world, seat) else {
        return 1.0;
    };
    let tricks = world.recall.tricks();
    let on_table = if seat == world.leader {
        world.table.led
    } else {
        world.table.followed
    };
    let mut hand = world.hands[seat.index()];
    if let Some(card) = on_table {
        hand = world.hand_before(hand, seat, card, tricks.len());
    }
    let mut likelihood = 1.0;
    for (i, &past) in tricks.iter().enumerate().rev() {
        let [led, followed] = past.cards();
        let lead = trick::lead_suits(led, None, world.house.lead_suits());
        let tie = world.house.pawn_tie();
        let side = trick::trick_winner(led, followed, past.trump(), lead, tie);
        let winner = match side {
            Side::Leader => past.leader(),
            Side::Follower => past.leader().next(2),
        };
        let sevens = u8::from(led.rank() == SEVEN) + u8::from(followed.rank() == SEVEN);
        hopes.before(winner, sevens);
        hand = world.hand_before(hand, seat, past.card_of(seat), i);
        if past.leader() != seat {
            let answers = trick::playable(hand, led, lead);
            let beating = trick::beating(led, lead, past.trump(), tie);
            likelihood *= answer_likelihood(&hopes, past, answers, beating);
        }
    }
    likelihood
}

/// How likely a seat gives this of all answers that its hand allows.
fn answer_likelihood(hopes: &Hopes, past: PastTrick, answers: CardSet, beating: CardSet) -> f32 {
    let [led, followed] = past.cards();
    let wants = hopes.wants_tricks();
    let promise = |card: Card| {
        let sevens = u8::from(led.rank() == SEVEN) + u8::from(card.rank() == SEVEN);
        let hope = hopes.after(beating.contains(card), sevens);
        hope + THRIFT * thrift(card, past.trump(), wants)
    };
    let best = answers.iter().map(promise).max().unwrap_or_default();
    let weight = |card: Card| DOUBT / (DOUBT + (best - promise(card)) as f32);
    let total: f32 = answers.iter().map(weight).sum();
    let explained = weight(followed) / total;
    UNEXPLAINED / answers.len().max(1) as f32 + (1.0 - UNEXPLAINED) * explained
}

impl Badger {
    /// The hand of a seat before it played a card to the trick with this number
    /// and carried out its effect.
    fn hand_before(&self, mut hand: CardSet, seat: Seat, card: Card, trick: usize) -> CardSet {
        let fives = self.recall.fives().iter();
        for five in fives.filter(|five| five.seat == seat && five.was_played_to(trick)) {
            // In this order: the drawn card may be the buried one.
            five.buried.iter().for_each(|&buried| hand.insert(buried));
            five.drawn.iter().for_each(|&drawn| hand.remove(drawn));
        }
        let taken = self.recall.taken.as_slice();
        for (i, exchange) in taken.iter().enumerate() {
            if exchange.seat() == seat && exchange.at() == trick {
                hand.remove(exchange.card);
                // What was laid down is what was taken next, or lies there still.
                hand.insert(taken.get(i + 1).map_or(self.decree, |next| next.card));
            }
        }
        hand.insert(card);
        hand
    }
}

#[cfg(test)]
mod tests {
    use engine::{Chance as _, Game as _, Seed};

    use super::*;
    use crate::Options;

    /// B54, B61, B62: every hand is found again from what is remembered.
    #[test]
    fn hands_are_traced_back_to_the_deal() {
        let mut legal = Vec::new();
        for seed in 0..200 {
            let mut chance = Seed::from(seed).setup();
            let mut game = Badger::setup(&Options::default(), 2, &mut chance);
            let dealt = game.hands;
            while game.round == 1 && game.phase != crate::Phase::Over {
                for seat in Seat::all(2) {
                    let tricks = game.recall.tricks();
                    let on_table = if seat == game.leader {
                        game.table.led
                    } else {
                        game.table.followed
                    };
                    let mut hand = game.hands[seat.index()];
                    if let Some(card) = on_table {
                        hand = game.hand_before(hand, seat, card, tricks.len());
                    }
                    for (i, past) in tricks.iter().enumerate().rev() {
                        hand = game.hand_before(hand, seat, past.card_of(seat), i);
                    }
                    assert_eq!(hand, dealt[seat.index()], "seed {seed}, seat {seat}");
                }
                let seat = game.to_act();
                legal.clear();
                game.legal_actions(seat, &mut legal);
                game.apply(seat, chance.choose(&legal), &mut chance, &mut ());
            }
        }
    }
}
