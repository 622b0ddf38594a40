//! What the tests ask of a position.

use engine::{
    Game as _, Seat, Viewer,
    conformance::{Conform, Secret},
};

use crate::{Action, Card, Cards, Sprout};

impl Conform for Sprout {
    fn audit(&self) {
        let mut cards: Vec<Card> = self.deck.from_top().collect();
        for zone in self.hands.iter().chain(&self.beds).chain([&self.compost]) {
            cards.extend(zone.iter());
        }
        let cards: Cards = cards.into_iter().collect();
        assert_eq!(cards, Cards::all(), "cards are missing or foreign");
        for seat in self.seats()..self.hands.len() {
            assert!(self.hands[seat].is_empty(), "nobody sits in seat {seat}");
        }
    }

    /// All cards have copies, so that no id gives a hand away; see `secrets`.
    fn hidden_from(&self, _: Viewer) -> Vec<String> {
        Vec::new()
    }

    fn secrets(&self, viewer: Viewer) -> Vec<Secret> {
        let others = Seat::all(self.seats()).filter(|&seat| !viewer.is(seat));
        let hand = |seat: Seat| {
            let ids = self.hands[seat.index()].iter().map(Card::id);
            Secret::unordered(format!("hand of {seat}"), ids)
        };
        let deck = Secret::new("deck", self.deck.from_top().map(Card::id));
        others.map(hand).chain([deck]).collect()
    }

    fn thinkable(&self, out: &mut Vec<Action>) {
        for card in Card::all() {
            out.extend([Action::Plant(card), Action::Compost(card)]);
        }
    }
}
