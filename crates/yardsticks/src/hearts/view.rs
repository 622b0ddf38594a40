use engine::{Chance, Seat, Viewer};

use super::{Card, Cards, DEALT, Hearts, PASSED, Phase, SEATS, Suit, Table};

/// What one viewer knows of a game of Hearts.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    table: Table,
    played: [Cards; SEATS],
    /// How many cards each seat has passed in this hand.
    passes: [usize; SEATS],
    /// `None` for a spectator.
    own: Option<Own>,
}

/// What only the player in a seat knows.
#[derive(Clone, Eq, PartialEq, Debug)]
struct Own {
    seat: Seat,
    hand: Cards,
    passed: Cards,
    received: Cards,
}

impl View {
    pub(super) fn new(game: &Hearts, viewer: Viewer) -> View {
        View {
            table: game.table,
            played: game.played,
            passes: game.passed.map(Cards::len),
            own: match viewer {
                Viewer::Spectator => None,
                Viewer::Seat(seat) => Some(Own {
                    seat,
                    hand: game.hands[seat.index()],
                    passed: game.passed[seat.index()],
                    received: game.received(seat),
                }),
            },
        }
    }

    /// A game that looks like this.
    ///
    /// Every world that fits can come up. Each is equally likely if the suits the
    /// seats have shown to lack exclude ever fewer of them, and nearly so if not.
    pub(super) fn guess(&self, chance: &mut impl Chance) -> Hearts {
        let mut hands = self.known();
        self.deal_unseen(&mut hands, chance);
        let passed = match self.table.phase {
            Phase::Passing => self.lay_aside(&mut hands, chance),
            Phase::Playing | Phase::Over => self.guess_passed(&hands, chance),
        };
        Hearts {
            hands,
            passed,
            played: self.played,
            table: self.table,
        }
    }

    /// The cards whose holders are known. What was passed and not yet taken up
    /// counts as held by who passed it.
    fn known(&self) -> [Cards; SEATS] {
        let mut known = [Cards::NONE; SEATS];
        let first_lead =
            self.table.phase == Phase::Playing && self.played.iter().all(|cards| cards.is_empty());
        if first_lead {
            known[self.table.turn.index()].insert(Card::TWO_OF_CLUBS);
        }
        let Some(own) = &self.own else {
            return known;
        };
        known[own.seat.index()] = own.hand;
        if self.table.phase == Phase::Passing {
            known[own.seat.index()] = own.hand.or(own.passed);
        }
        let receiver = Seat::all(SEATS).find(|&seat| self.table.giver(seat) == Some(own.seat));
        if let Some(receiver) = receiver {
            let i = receiver.index();
            known[i] = known[i].or(own.passed.minus(self.played[i]));
        }
        known
    }

    /// Deals every card that was not seen to seats with room for it that have
    /// not shown to lack its suit.
    fn deal_unseen(&self, hands: &mut [Cards; SEATS], chance: &mut impl Chance) {
        let mut room = Room::default();
        let mut unseen = Cards::ALL;
        for (i, hand) in hands.iter().enumerate() {
            room.seats[i] = (DEALT - self.played[i].len() - hand.len()) as u32;
            unseen = unseen.minus(self.played[i]).minus(*hand);
        }
        room.waiting = room.seats.iter().filter(|&&seat| seat > 0).count();
        for suit in Suit::ALL {
            room.cards[suit as usize] = unseen.and(suit.cards()).len() as u32;
            room.open[suit as usize] =
                std::array::from_fn(|i| room.seats[i] > 0 && !self.table.voids[i].contains(suit));
        }
        // The fewer seats can take a suit, the earlier it is dealt.
        let mut suits = Suit::ALL;
        suits.sort_unstable_by_key(|&suit| room.takers(suit));
        for suit in suits {
            for card in unseen.and(suit.cards()).iter() {
                hands[room.deal(suit, chance)].insert(card);
            }
        }
    }

    /// Parts the cards passed so far from the hands they came from.
    fn lay_aside(&self, hands: &mut [Cards; SEATS], chance: &mut impl Chance) -> [Cards; SEATS] {
        let mut passed = [Cards::NONE; SEATS];
        for i in 0..SEATS {
            passed[i] = match &self.own {
                Some(own) if own.seat.index() == i => own.passed,
                _ => some_of(hands[i], self.passes[i], chance),
            };
            hands[i] = hands[i].minus(passed[i]);
        }
        passed
    }

    /// What each seat may have passed: any three of the cards with which its
    /// receiver began to play.
    fn guess_passed(&self, hands: &[Cards; SEATS], chance: &mut impl Chance) -> [Cards; SEATS] {
        let mut passed = [Cards::NONE; SEATS];
        for receiver in Seat::all(SEATS) {
            let Some(giver) = self.table.giver(receiver) else {
                continue;
            };
            let i = receiver.index();
            passed[giver.index()] = match &self.own {
                Some(own) if own.seat == giver => own.passed,
                Some(own) if own.seat == receiver => own.received,
                _ => some_of(hands[i].or(self.played[i]), PASSED, chance),
            };
        }
        passed
    }
}

fn some_of(mut cards: Cards, count: usize, chance: &mut impl Chance) -> Cards {
    let mut some = Cards::NONE;
    for _ in 0..count {
        let card = cards.draw(|count| chance.below(count));
        cards.remove(card);
        some.insert(card);
    }
    some
}

/// Cards still to be dealt, and room for them.
#[derive(Default)]
struct Room {
    /// How many cards each seat still gets.
    seats: [u32; SEATS],
    /// How many seats got any when the deal began.
    waiting: usize,
    /// How many cards of each suit are left.
    cards: [u32; 4],
    /// For each suit, the seats that can take it.
    open: [[bool; SEATS]; 4],
}

impl Room {
    fn takers(&self, suit: Suit) -> usize {
        let open = self.open[suit as usize];
        open.into_iter().filter(|&open| open).count()
    }

    /// The seat a card of this suit goes to, each as likely as it has room.
    fn deal(&mut self, suit: Suit, chance: &mut impl Chance) -> usize {
        // Suits that no seat lacks come last, and then nothing can go wrong.
        let free = self.takers(suit) == self.waiting;
        let weights: [u32; SEATS] = std::array::from_fn(|i| {
            let can = self.open[suit as usize][i] && self.seats[i] > 0;
            if can && (free || self.works_out(suit, i)) {
                self.seats[i]
            } else {
                0
            }
        });
        let mut draw = chance.below(weights.iter().sum());
        for (i, weight) in weights.into_iter().enumerate() {
            if draw < weight {
                self.seats[i] -= 1;
                self.cards[suit as usize] -= 1;
                return i;
            }
            draw -= weight;
        }
        unreachable!("a draw is below the sum of the weights")
    }

    /// Whether the rest can be dealt if a card of this suit goes to seat `to`:
    /// no group of seats may be the only ones to take more cards than they have
    /// room for (Hall's theorem).
    fn works_out(&self, suit: Suit, to: usize) -> bool {
        (0..1_u32 << SEATS).all(|group| {
            let room: u32 = (0..SEATS)
                .filter(|i| group >> i & 1 == 1)
                .map(|i| self.seats[i] - u32::from(i == to))
                .sum();
            let cards: u32 = Suit::ALL
                .into_iter()
                .filter(|&other| {
                    (0..SEATS).all(|i| !self.open[other as usize][i] || group >> i & 1 == 1)
                })
                .map(|other| self.cards[other as usize] - u32::from(other == suit))
                .sum();
            cards <= room
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use engine::{Game as _, Seed};

    use super::*;
    use crate::Plain;

    /// A position of a random game at the beginning of the last trick but one.
    fn late(seed: u64) -> Hearts {
        let mut chance = Seed::from(seed).setup();
        let mut game = Hearts::setup(&Plain {}, SEATS, &mut chance);
        while game.hands.iter().any(|hand| hand.len() != 2) {
            let seat = game.table.turn;
            let action = game.random_action(seat, &mut chance, &mut Vec::new());
            game.apply(seat, action, &mut chance, &mut ());
        }
        game
    }

    /// Whether the cards of the other seats could lie like this, for seat 0.
    fn fits(game: &Hearts, hands: &[Cards; SEATS]) -> bool {
        let lacks = |seat: usize| {
            let voids = game.table.voids[seat];
            hands[seat].iter().all(|card| !voids.contains(card.suit()))
        };
        // The first hand passes to the left.
        let passed_on = game.passed[0].minus(game.played[1]);
        (1..SEATS).all(lacks) && passed_on.minus(hands[1]).is_empty()
    }

    #[test]
    fn every_world_that_fits_comes_up_and_no_other() {
        for seed in 0..40 {
            let game = late(seed);
            let unseen: Vec<Card> = (game.hands[1..].iter())
                .flat_map(|hand| hand.iter())
                .collect();
            let mut wanted = HashSet::new();
            for holders in 0..3_usize.pow(6) {
                let mut hands = [game.hands[0], Cards::NONE, Cards::NONE, Cards::NONE];
                for (i, &card) in unseen.iter().enumerate() {
                    hands[1 + holders / 3_usize.pow(i as u32) % 3].insert(card);
                }
                if hands.iter().all(|hand| hand.len() == 2) && fits(&game, &hands) {
                    wanted.insert(hands);
                }
            }
            assert!(wanted.contains(&game.hands));
            let view = game.view(Viewer::Seat(Seat::new(0)));
            let mut chance = Seed::from(seed).bot(0);
            let found: HashSet<_> = (0..4_000).map(|_| view.guess(&mut chance).hands).collect();
            assert_eq!(found, wanted, "seed {seed}");
        }
    }
}
