//! A position as the solver sees it: nothing in it but what bears on the rest
//! of the round.

use parts::{Card as _, CardSet};

use super::stakes::Tally;
use crate::{
    Badger,
    card::{ACE, Card, FIVE, SEVEN, Suit, Suits, THREE, ranked},
    options::{House, LeadSuits},
    trick,
};

/// The most cards that are drawn in a round: there are three fives.
const DRAWS: usize = 3;

/// Where a round stands between two decisions.
#[derive(Copy, Clone, Debug)]
pub(super) struct Spot {
    pub(super) hands: [CardSet<Card>; 2],
    pub(super) tally: Tally,
    pub(super) decree: Card,
    pub(super) trump: Suit,
    /// The seat that leads, or has led.
    pub(super) leader: u8,
    /// Cards drawn since the search began.
    pub(super) drawn: u8,
    /// Cards buried since the search began, and how many.
    buried: [Option<Card>; DRAWS],
    graves: u8,
}

/// A card that was led, and the suits to follow.
#[derive(Copy, Clone, Debug)]
pub(super) struct Lead {
    pub(super) card: Card,
    pub(super) suits: Suits,
}

/// What stays the same while a round is solved.
#[derive(Copy, Clone, Debug)]
pub(super) struct Rules {
    pub(super) house: House,
    /// The cards that may be drawn, the next one first.
    draws: [Option<Card>; DRAWS],
    /// How many cards the pile had when the search began.
    pile: usize,
    /// For each number of cards drawn, what stands for those still to come.
    signs: [u64; DRAWS + 1],
    /// What stands for the house rules and the stakes.
    base: u64,
    /// For each trump and led card, the cards that beat it where all of its lead
    /// suits follow from the card.
    beating: [[CardSet<Card>; 46]; 6],
}

impl Rules {
    /// The rules of a house, with no pile yet.
    pub(super) fn new(house: House) -> Rules {
        let mut beating = [[CardSet::EMPTY; 46]; 6];
        for trump in Suit::ALL {
            for card in house.cards().iter() {
                let suits = trick::lead_suits(card, None, house.lead_suits());
                beating[trump as usize][card.index() as usize] =
                    trick::beating(card, suits, trump, house.pawn_tie());
            }
        }
        Rules {
            house,
            draws: [None; DRAWS],
            pile: 0,
            signs: [0; DRAWS + 1],
            base: 0,
            beating,
        }
    }

    /// Takes over what holds for a position; `stakes` stands for what is at stake.
    pub(super) fn set(&mut self, game: &Badger, stakes: u64) {
        if self.house != game.house {
            *self = Rules::new(game.house);
        }
        self.base = mixed(
            stakes ^ 0x9e37_79b9_7f4a_7c15,
            game.house.sign() ^ 0xbf58_476d_1ce4_e5b9,
        );
        self.pile = game.pile.len();
        self.draws = [None; DRAWS];
        for (place, card) in self.draws.iter_mut().zip(game.pile.from_top()) {
            *place = Some(card);
        }
        for drawn in 0..=DRAWS {
            let left = self.draws.iter().skip(drawn).flatten();
            self.signs[drawn] = left.fold(self.pile.min(DRAWS) as u64 + 1, |sign, card| {
                mixed(sign ^ u64::from(card.index()), 0xa076_1d64_78bd_642f)
            });
        }
    }

    /// The card on top of the pile when so many were drawn, if it is not one that
    /// was buried since.
    #[inline]
    pub(super) fn top_of_pile(&self, drawn: u8) -> Option<Card> {
        self.draws.get(usize::from(drawn)).copied().flatten()
    }

    /// Whether buried cards stay out of play (B66); in a position set up with a
    /// short pile they may be drawn again.
    #[inline]
    pub(super) fn pile_lasts(&self) -> bool {
        self.pile >= DRAWS
    }

    /// The suits that a card may make trump (B57).
    #[inline]
    pub(super) fn trumps(&self, card: Card) -> impl Iterator<Item = Suit> + use<> {
        let suits = if self.house.chooser_names_trump() {
            card.suits()
        } else {
            Suits::only(card.suits().uppermost())
        };
        suits.iter()
    }

    /// The cards that the fives may bring into a hand.
    #[inline]
    fn drawable(&self, drawn: u8) -> CardSet<Card> {
        let left = self.draws.iter().skip(usize::from(drawn));
        left.flatten().copied().collect()
    }

    /// Each way to lead a card (B28).
    #[inline]
    pub(super) fn leads(&self, card: Card) -> impl Iterator<Item = Lead> + use<> {
        let rule = self.house.lead_suits();
        let named = match rule {
            LeadSuits::LeaderNames => card.suits(),
            LeadSuits::All | LeadSuits::Uppermost => Suits::only(card.suits().uppermost()),
        };
        named.iter().map(move |suit| Lead {
            card,
            suits: trick::lead_suits(card, Some(suit), rule),
        })
    }

    /// The cards that take the trick when they follow (B36 to B45).
    #[inline]
    pub(super) fn beating(&self, lead: Lead, trump: Suit) -> CardSet<Card> {
        match self.house.lead_suits() {
            LeadSuits::All | LeadSuits::Uppermost => {
                self.beating[trump as usize][lead.card.index() as usize]
            }
            LeadSuits::LeaderNames => {
                trick::beating(lead.card, lead.suits, trump, self.house.pawn_tie())
            }
        }
    }
}

impl Spot {
    pub(super) fn of(game: &Badger, tally: Tally) -> Spot {
        Spot {
            hands: game.hands,
            tally,
            decree: game.decree,
            trump: game.trump,
            leader: game.leader.index() as u8,
            drawn: 0,
            buried: [None; DRAWS],
            graves: 0,
        }
    }

    #[inline]
    pub(super) fn leader(&self) -> usize {
        usize::from(self.leader)
    }

    #[inline]
    pub(super) fn follower(&self) -> usize {
        1 - usize::from(self.leader)
    }

    /// A number that stands for everything that bears on the rest of the round.
    #[inline]
    pub(super) fn key(&self, rules: &Rules) -> u64 {
        let [first, second] = self.hands.map(CardSet::bits);
        let (decree, draws) = self.live_sources(rules);
        let mut own = first | (self.trump as u64) << 46 | u64::from(self.leader) << 49;
        let mut sign = self.tally.sign() ^ rules.base;
        if draws {
            own |= 1 << 50;
            sign ^= rules.signs[usize::from(self.drawn)];
            if rules.pile < DRAWS {
                sign ^= self.graves_sign();
            }
        }
        let decree = if decree {
            u64::from(self.decree.index())
        } else {
            0
        };
        let other = second | decree << 46;
        let hands = mixed(own ^ 0xe703_7ed1_a0b4_28db, other ^ 0x8ebc_6af0_9c88_c6e3);
        mixed(hands ^ sign, 0x5899_65cc_7537_4cc3)
    }

    /// Whether the decree, and whether cards of the pile, may yet come into a
    /// hand.
    #[inline]
    fn live_sources(&self, rules: &Rules) -> (bool, bool) {
        let mut live = self.hands[0].or(self.hands[1]);
        let powers = ranked(THREE).or(ranked(FIVE));
        if live.and(powers).is_empty() {
            return (false, false);
        }
        let (mut decree, mut draws) = (false, false);
        for _ in 0..2 {
            if !draws && !live.and(ranked(FIVE)).is_empty() {
                draws = true;
                live = live.or(rules.drawable(self.drawn));
            }
            if !decree && !live.and(ranked(THREE)).is_empty() {
                decree = true;
                live.insert(self.decree);
            }
        }
        (decree, draws)
    }

    fn graves_sign(&self) -> u64 {
        let buried = self.buried.iter().flatten();
        buried.fold(u64::from(self.drawn) + 1, |sign, card| {
            mixed(sign ^ u64::from(card.index()), 0x2d35_8dcc_aa6c_78a5)
        })
    }

    /// B61: draws the top card of the pile, if it has one.
    #[inline]
    pub(super) fn draw(&mut self, seat: usize, rules: &Rules) -> bool {
        let drawn = usize::from(self.drawn);
        let card = match drawn.checked_sub(rules.pile) {
            None => rules.draws.get(drawn).copied().flatten(),
            Some(grave) => self.buried.get(grave).copied().flatten(),
        };
        let Some(card) = card else {
            return false;
        };
        self.drawn += 1;
        self.hands[seat].insert(card);
        true
    }

    /// B62: puts a card under the pile.
    #[inline]
    pub(super) fn bury(&mut self, seat: usize, card: Card) {
        self.hands[seat].remove(card);
        if let Some(grave) = self.buried.get_mut(usize::from(self.graves)) {
            *grave = Some(card);
        }
        self.graves += 1;
    }

    /// B54: lays a card down as the decree and takes the old one.
    #[inline]
    pub(super) fn exchange(&mut self, seat: usize, card: Card, trump: Suit) {
        self.hands[seat].remove(card);
        self.hands[seat].insert(self.decree);
        self.decree = card;
        self.trump = trump;
    }

    /// B36, B80, B81, B49: the trick is taken; a losing Ace leads.
    #[inline]
    pub(super) fn finish(&mut self, lead: Lead, card: Card, beating: CardSet<Card>) {
        let (winner, losing) = if beating.contains(card) {
            (self.follower(), lead.card)
        } else {
            (self.leader(), card)
        };
        self.tally = self.tally.after(winner, sevens_in(lead.card, card));
        let ace_leads = losing.rank() == ACE;
        self.leader = if ace_leads { 1 - winner } else { winner } as u8;
    }
}

/// Sevens in a trick of two cards.
#[inline]
pub(super) fn sevens_in(led: Card, followed: Card) -> u8 {
    u8::from(led.rank() == SEVEN) + u8::from(followed.rank() == SEVEN)
}

/// Two numbers stirred into one.
#[inline]
const fn mixed(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    (product >> 64) as u64 ^ product as u64
}
