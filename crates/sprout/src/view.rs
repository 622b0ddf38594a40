use engine::{Chance, Seat, Viewer};
use parts::Pile;

use crate::{Card, Cards, MOST_CARDS, MOST_PLAYERS, Sprout};

/// What one viewer knows. Nothing that happens tells more about a hidden card than which
/// cards are left.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// How many play.
    pub seats: usize,
    /// The hands, as far as they are seen.
    pub hands: [Hand; MOST_PLAYERS],
    /// What everybody has planted.
    pub beds: [Cards; MOST_PLAYERS],
    /// The cards on the compost.
    pub compost: Cards,
    /// The number of cards in the deck.
    pub deck: usize,
}

/// A hand as somebody sees it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Hand {
    /// The own hand.
    Seen(Cards),
    /// Another hand: its size.
    Hidden(usize),
}

impl View {
    pub(crate) fn of(game: &Sprout, viewer: Viewer) -> View {
        let hand = |seat: Seat| {
            let hand = game.hands[seat.index()];
            if viewer.is(seat) {
                Hand::Seen(hand)
            } else {
                Hand::Hidden(hand.len())
            }
        };
        View {
            viewer,
            seats: game.seats.into(),
            hands: std::array::from_fn(|seat| hand(Seat::new(seat))),
            beds: game.beds,
            compost: game.compost,
            deck: game.deck.len(),
        }
    }

    /// A position that looks like this: the cards whose place is not known are dealt anew.
    pub(crate) fn guess(&self, chance: &mut impl Chance) -> Sprout {
        let mut left = Cards::all();
        let own = self.hands.iter().filter_map(|hand| match hand {
            Hand::Seen(cards) => Some(cards),
            Hand::Hidden(_) => None,
        });
        for cards in own.chain(&self.beds).chain([&self.compost]) {
            cards.iter().for_each(|card| left.remove(card));
        }
        let mut deck: Pile<Card, MOST_CARDS> = left.iter().collect();
        chance.shuffle(deck.as_mut_slice());
        let hands = self.hands.map(|hand| match hand {
            Hand::Seen(cards) => cards,
            Hand::Hidden(size) => (0..size).filter_map(|_| deck.pop()).collect(),
        });
        Sprout {
            seats: self.seats as u8,
            hands,
            beds: self.beds,
            compost: self.compost,
            deck,
        }
    }
}
