//! Worlds that could be: dealing the hidden cards at random so that everything
//! that happened could have happened.
//!
//! To a player every possible world is equally likely. A world says which
//! hidden card lies where, and for each 5 of the hidden hand which card was
//! drawn and which was buried. The cards a hand may hold depend on where they
//! came from: a card that was dealt has to fit everything the hand has shown, a
//! card drawn by a 5 only what it has shown since. So a world is drawn in two
//! steps: first the [`Story`], where each drawn card went, weighted by how many
//! worlds tell it; then the cards. Where the second step picks one card twice
//! the world is thrown away and drawn afresh, which keeps the rest equally
//! likely.

#[cfg(test)]
mod evenness;
mod hidden_hand;
mod story;

use engine::{Chance, Seat};
use parts::{CardSet, Pile};

use crate::{
    Badger, PILE,
    card::Card,
    recall::Recall,
    view::{Hand, View},
};
use hidden_hand::{Filled, HiddenHand};

impl View {
    /// A world that looks like this view.
    ///
    /// The real world is among those drawn from, so this ends.
    pub(crate) fn guess(&self, chance: &mut impl Chance) -> Badger {
        let placed = self.placed();
        let taken = self.recall.taken.as_slice().iter();
        let loose = (self.house.cards())
            .minus(placed)
            .minus(taken.map(|taken| taken.card).collect());
        let hidden = [0, 1].map(|seat| match self.hands[seat] {
            Hand::Seen(_) => None,
            Hand::Hidden(size) => Some(HiddenHand::new(self, Seat::new(seat), size.into(), placed)),
        });
        loop {
            if let Some(world) = self.try_guess(loose, &hidden, chance) {
                return world;
            }
        }
    }

    fn try_guess(
        &self,
        loose: CardSet<Card>,
        hidden: &[Option<HiddenHand>; 2],
        chance: &mut impl Chance,
    ) -> Option<Badger> {
        let removed = match self.removed {
            Some(removed) => removed,
            None => self.guess_removed(loose, hidden, chance)?,
        };
        let mut left = loose.minus(CardSet::only(removed));
        let mut recall = self.recall;
        let mut hands = [CardSet::EMPTY; 2];
        for seat in Seat::all(2) {
            hands[seat.index()] = match (&hidden[seat.index()], self.hands[seat.index()]) {
                (Some(hidden), _) => {
                    let filled = hidden.fill(left, chance)?;
                    left = left.minus(filled.cards());
                    fill_in(&mut recall, seat, &filled);
                    filled.hand
                }
                (None, Hand::Seen(cards)) => cards,
                (None, Hand::Hidden(_)) => CardSet::EMPTY,
            };
        }
        Some(Badger {
            hands,
            gone: self.gone,
            recall,
            house: self.house,
            scores: self.scores,
            round: self.round,
            pile: self.guess_pile(&recall, left, chance),
            decree: self.decree,
            trump: self.trump,
            removed,
            table: self.table(),
            phase: self.phase,
            dealer: self.dealer,
            leader: self.leader,
            tricks: self.tricks,
            sevens: self.sevens,
            last_trick: self.last_trick,
            seen_tens: self.seen_tens,
        })
    }

    /// A ten that may be the removed one, weighted by how many worlds are left
    /// without it.
    fn guess_removed(
        &self,
        loose: CardSet<Card>,
        hidden: &[Option<HiddenHand>; 2],
        chance: &mut impl Chance,
    ) -> Option<Card> {
        let candidates =
            (loose.and(self.house.tens())).minus(self.seen_tens.by(self.viewer, self.house));
        let weight = |ten: Card| {
            let without = loose.minus(CardSet::only(ten));
            (hidden.iter().flatten().next()).map_or(1, |hand| hand.worlds(without))
        };
        let total = candidates.iter().map(weight).sum();
        let mut at = below(total, chance)?;
        for ten in candidates.iter() {
            let weight = weight(ten);
            if at < weight {
                return Some(ten);
            }
            at -= weight;
        }
        None
    }

    /// The pile: what is left in random order, on top of the buried cards.
    fn guess_pile(
        &self,
        recall: &Recall,
        left: CardSet<Card>,
        chance: &mut impl Chance,
    ) -> Pile<Card, PILE> {
        let buried = recall.fives().iter().rev().filter_map(|five| five.buried);
        let mut pile: Pile<Card, PILE> = buried.collect();
        let mut left = left;
        while pile.len() < usize::from(self.pile) {
            let card = left.nth(chance.below(left.len() as u32) as usize);
            left.remove(card);
            pile.push(card);
        }
        pile
    }
}

/// Writes the drawn and buried cards of a hand into what is remembered.
fn fill_in(recall: &mut Recall, seat: Seat, filled: &Filled) {
    let fives = recall.fives_mut().iter_mut();
    for (i, five) in fives.filter(|five| five.seat == seat).enumerate() {
        five.drawn = filled.drawn[i];
        five.buried = filled.buried[i];
    }
}

/// A number below `n`, each equally likely but for one part in 2^40; none if
/// there is nothing to draw from.
fn below(n: u64, chance: &mut impl Chance) -> Option<u64> {
    if let Ok(small) = u32::try_from(n) {
        return (small > 0).then(|| u64::from(chance.below(small)));
    }
    let wide = u64::from(chance.below(1 << 31)) << 31 | u64::from(chance.below(1 << 31));
    Some(((u128::from(wide) * u128::from(n)) >> 62) as u64)
}
