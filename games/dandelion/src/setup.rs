use engine::{Chance, MAX_SEATS, Seat};
use parts::Pile;

use crate::{
    Dandelion, FULL_HAND, IN_PLAY,
    cards::{Card, Cards, Wild},
    options::{DealWilds, Options},
    table::{DealtWild, Table},
};

impl Dandelion {
    /// D17 to D26: shuffles and deals, up to the first decision.
    pub(crate) fn dealt(options: Options, seats: usize, chance: &mut impl Chance) -> Dandelion {
        let dealer = Seat::new(chance.below(seats as u32) as usize);
        let table = Table::new(options, seats, dealer);
        let mut deck = full_deck(&table);
        chance.shuffle(deck.as_mut_slice());
        let mut game = Dandelion {
            table,
            hands: [Cards::NONE; MAX_SEATS],
            deck,
        };
        match options.deal_wilds {
            DealWilds::Redeal => game.deal_without_wilds(chance),
            DealWilds::Resolve => game.deal_with_wilds(),
        }
        game
    }

    /// D22 to D24: wild cards are laid aside and shuffled back in.
    fn deal_without_wilds(&mut self, chance: &mut impl Chance) {
        let mut aside: Pile<Card, 6> = Pile::new();
        for _ in 0..FULL_HAND {
            for seat in self.in_turn_order() {
                loop {
                    let card = self.top_card();
                    if card.wild().is_none() {
                        self.hands[seat.index()].insert(card);
                        break;
                    }
                    aside.push(card);
                }
            }
        }
        if aside.is_empty() {
            return;
        }
        self.deck.extend(aside.as_slice().iter().copied());
        chance.shuffle(self.deck.as_mut_slice());
    }

    /// D21 with `deal_wilds` = `resolve`: wild cards count among the five and
    /// lie open until their owner deals with them.
    fn deal_with_wilds(&mut self) {
        let mut dealt: Pile<DealtWild, 6> = Pile::new();
        for _ in 0..FULL_HAND {
            for seat in self.in_turn_order() {
                let card = self.top_card();
                match card.wild() {
                    None => self.hands[seat.index()].insert(card),
                    Some(wild) => dealt.push(DealtWild { seat, wild }),
                }
            }
        }
        // Seat by seat in turn order, the first to be looked at last.
        let mut in_order: Pile<DealtWild, 6> = Pile::new();
        for seat in self.in_turn_order().rev() {
            let own = dealt.from_top().filter(|dealt| dealt.seat == seat);
            in_order.extend(own);
        }
        self.table.dealt = Some(in_order);
        self.settle_next(&mut ());
    }

    fn in_turn_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (first, seats) = (self.table.turn, self.table.seats());
        (0..seats).map(move |steps| first.after(steps, seats))
    }

    fn top_card(&mut self) -> Card {
        (self.deck.pop()).expect("six hands take 30 of 62 cards, and 6 are wild")
    }
}

/// D17, D18: all cards in play, in the order of their numbers.
fn full_deck(table: &Table) -> Pile<Card, IN_PLAY> {
    let mut deck: Pile<Card, IN_PLAY> = Card::ORDINARY.iter().collect();
    for wild in Wild::ALL {
        deck.extend((0..table.copies(wild)).map(|_| wild.card()));
    }
    deck
}
