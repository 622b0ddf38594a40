use engine::{Chance, MAX_SEATS, Seat, Viewer};
use parts::Pile;

use crate::{
    Dandelion, IN_PLAY,
    cards::{Card, Cards, Wild},
    table::Table,
};

/// What one viewer knows: the open table, which remembers who took what from
/// the pile, the own hand, and how many cards there are elsewhere (D13).
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub table: Table,
    /// The hands, by seat.
    pub hands: [Hand; MAX_SEATS],
    /// How many cards the deck holds.
    pub deck: u8,
}

/// A hand as somebody sees it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Hand {
    /// The cards.
    Open(Cards),
    /// How many cards.
    Hidden(u8),
}

impl Hand {
    /// How many cards it holds.
    pub fn len(self) -> usize {
        match self {
            Hand::Open(cards) => cards.len(),
            Hand::Hidden(count) => count as usize,
        }
    }

    /// Whether it holds none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl View {
    pub(crate) fn of(game: &Dandelion, viewer: Viewer) -> View {
        let mut hands = [Hand::Hidden(0); MAX_SEATS];
        for seat in Seat::all(game.table.seats()) {
            let hand = game.hand(seat);
            hands[seat.index()] = if viewer.is(seat) {
                Hand::Open(hand)
            } else {
                Hand::Hidden(hand.len() as u8)
            };
        }
        View {
            viewer,
            table: game.table.clone(),
            hands,
            deck: game.deck.len() as u8,
        }
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The viewer's own cards.
    pub fn own_hand(&self) -> Cards {
        match self.viewer {
            Viewer::Seat(seat) => match self.hand(seat) {
                Hand::Open(cards) => cards,
                Hand::Hidden(_) => Cards::NONE,
            },
            Viewer::Spectator => Cards::NONE,
        }
    }

    /// The ordinary cards whose place the viewer does not know.
    pub(crate) fn unseen(&self) -> Cards {
        let table = &self.table;
        let pile: Cards = table.discard().iter().copied().collect();
        let known = table
            .known
            .iter()
            .fold(Cards::NONE, |all, &set| all.or(set));
        Card::ORDINARY
            .minus(table.garden.cards())
            .minus(pile)
            .minus(known)
            .minus(self.own_hand())
    }

    /// A position that looks like this to its viewer.
    ///
    /// Every deal of the unseen cards is possible: what somebody laid,
    /// discarded or let be says nothing certain about the cards still held.
    pub(crate) fn guess(&self, chance: &mut impl Chance) -> Dandelion {
        let mut unseen: Pile<Card, IN_PLAY> = self.unseen().iter().collect();
        chance.shuffle(unseen.as_mut_slice());
        let mut hands = [Cards::NONE; MAX_SEATS];
        for seat in Seat::all(self.table.seats()) {
            hands[seat.index()] = match self.hand(seat) {
                Hand::Open(cards) => cards,
                Hand::Hidden(count) => {
                    let mut hand = self.table.known(seat);
                    while hand.len() < count as usize {
                        let card = unseen.pop();
                        hand.insert(card.expect("hidden cards are among the unseen"));
                    }
                    hand
                }
            };
        }
        let mut deck = unseen;
        for wild in Wild::ALL {
            let hidden = self.table.copies(wild) - self.table.in_sight(wild);
            deck.extend((0..hidden).map(|_| wild.card()));
        }
        chance.shuffle(deck.as_mut_slice());
        // A test position may hold a part of the deck only.
        while deck.len() > self.deck as usize {
            deck.pop();
        }
        Dandelion {
            table: self.table.clone(),
            hands,
            deck,
        }
    }
}
