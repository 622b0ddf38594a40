//! Worlds that look like a view: hidden cards dealt at random so that
//! everything that happened could have happened.

use engine::{Chance, Seat};
use parts::Pile;

use crate::{
    Card, Race, View,
    cards::{self, CardTable},
    counts::Counts,
    forage::Forage,
    holding::{Bounds, Holding, MOST_OWNED},
    race::{MOST_PLAYERS, Runner},
    traps::TrapDeck,
    view::Seen,
};

/// How often a hand is dealt afresh because it contradicts what is known,
/// before it is mended instead.
const DEALS: usize = 32;

/// Cards in some order.
type Cards = Pile<Card, MOST_OWNED>;

impl View {
    /// A position that looks to its viewer like this.
    pub(crate) fn guess(&self, chance: &mut impl Chance) -> Race {
        let mut runners = [const { Runner::NEW }; MOST_PLAYERS];
        for seat in Seat::all(self.seats.into()) {
            let seen = self.runner(seat);
            runners[seat.index()] = Runner {
                animal: seen.animal,
                spot: seen.spot,
                lane: seen.lane,
                moved: seen.moved,
                cards: self.guess_cards(seat, chance),
            };
        }
        let mut forage_deck: Cards = self.forage_deck.iter().collect();
        chance.shuffle(forage_deck.as_mut_slice());
        let mut traps: Cards = self.traps.iter().collect();
        chance.shuffle(traps.as_mut_slice());
        let bottom = self.trap_bottom.as_slice().iter().rev();
        let traps = traps.as_slice().iter().chain(bottom).copied();
        Race {
            options: self.options,
            seats: self.seats,
            first: self.first,
            turn: self.turn,
            round: self.round,
            phase: self.phase,
            acorns: self.acorns,
            runners,
            forage: Forage::new(
                forage_deck.as_slice().iter().copied(),
                self.row.as_slice().iter().copied(),
                self.removed.iter(),
            ),
            traps: TrapDeck::new(traps, self.trap_bottom.len() as u8),
        }
    }

    /// A player's cards, with hand and deck told apart at random where the
    /// viewer cannot.
    fn guess_cards(&self, seat: Seat, chance: &mut impl Chance) -> Holding {
        let seen = self.runner(seat);
        let mut rest = seen.pool;
        rest -= &seen.held;
        let unknown = usize::from(seen.hand_size) - seen.held.len();
        let (hand, mut deck) = if let Some(own) = self.hand(seat) {
            let mut hand = *own;
            hand -= &seen.held;
            rest -= &hand;
            (hand.iter().collect(), rest.iter().collect())
        } else {
            let table = cards::table(self.options.run_option);
            guess_hand(seen, &rest, unknown, table, chance)
        };
        chance.shuffle(deck.as_mut_slice());
        let empty = Pile::new();
        let played = if seat == self.turn {
            &self.played
        } else {
            &empty
        };
        let mut cards = Holding::new(
            deck.as_slice().iter().copied(),
            Cards::as_slice(&hand).iter().copied(),
            seen.held.iter(),
            played.as_slice().iter().copied(),
            seen.nest.iter(),
        );
        cards.set_bounds(seen.bounds);
        cards
    }
}

/// The unknown part of a hand, and the rest.
fn guess_hand(
    seen: &Seen,
    rest: &Counts,
    size: usize,
    table: &CardTable,
    chance: &mut impl Chance,
) -> (Cards, Cards) {
    let bounds = seen.bounds;
    let must_play = |card: Card| table.must_play.contains(card);
    let trap = |card: Card| table.trap_designs.contains(card);
    let impossible = |card: Card| {
        (bounds.must_play_at_most == 0 && must_play(card))
            || (bounds.traps_at_most == 0 && trap(card))
    };
    let mut possible: Cards = rest.iter().filter(|&card| !impossible(card)).collect();
    let mut deck: Cards = rest.iter().filter(|&card| impossible(card)).collect();
    for _ in 0..DEALS {
        deal_front(possible.as_mut_slice(), size, chance);
        if bounds.allow(&possible.as_slice()[..size], table) {
            break;
        }
    }
    mend(possible.as_mut_slice(), size, bounds, table);
    deck.extend(possible.as_slice()[size..].iter().copied());
    let hand = possible.as_slice()[..size].iter().copied().collect();
    (hand, deck)
}

/// Puts `size` random cards in front.
fn deal_front(cards: &mut [Card], size: usize, chance: &mut impl Chance) {
    for i in 0..size {
        let pick = i + chance.below((cards.len() - i) as u32) as usize;
        cards.swap(i, pick);
    }
}

/// Exchanges cards between the hand in front and the rest until the hand keeps
/// to what is known of it.
fn mend(cards: &mut [Card], size: usize, bounds: Bounds, table: &CardTable) {
    while !bounds.allow(&cards[..size], table) {
        let before = bounds.excess(&cards[..size], table);
        let better = (0..size).flat_map(|i| (size..cards.len()).map(move |j| (i, j)));
        let better = better.into_iter().find(|&(i, j)| {
            let mut hand = Cards::new();
            hand.extend(cards[..size].iter().copied());
            hand.as_mut_slice()[i] = cards[j];
            bounds.excess(hand.as_slice(), table) < before
        });
        let Some((i, j)) = better else {
            return;
        };
        cards.swap(i, j);
    }
}
