//! A position as the solver sees it: nothing in it but what bears on the rest
//! of the round.

use crate::card::CardSet;

use super::{
    stakes::{Sevens, Tally},
    strength,
};
use crate::{
    Badger,
    card::{ACE, CARDS, CROWN, Card, FIVE, SEVEN, Suit, Suits, THREE, ranked},
    options::{House, LeadSuits},
    trick,
};

/// The most cards that are drawn in a round: there are three fives.
const DRAWS: usize = 3;

/// Where a round stands between two decisions.
#[derive(Copy, Clone, Debug)]
pub(super) struct Spot {
    pub(super) hands: [CardSet; 2],
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

/// What may yet come into a trick.
#[derive(Copy, Clone, Debug)]
pub(super) struct Live {
    /// The cards of a hand or of both, and those that may come into them.
    pub(super) cards: CardSet,
    /// Whether the decree, and whether cards of the pile, may come into a hand.
    pub(super) decree: bool,
    pub(super) draws: bool,
}

impl Live {
    /// Adds what the threes and fives among the cards may bring, until they bring
    /// no more of their kind.
    fn look(&mut self, spot: &Spot, rules: &Rules) {
        let mut fives = 0;
        loop {
            if !self.decree && !self.cards.and(rules.threes).is_empty() {
                self.decree = true;
                self.cards.insert(spot.decree);
            }
            let more = self.cards.and(rules.fives).len();
            if more == fives {
                break;
            }
            fives = more;
            self.draws = true;
            self.cards = self.cards.or(rules.coming(spot.drawn, fives));
        }
        // A buried 3 may come back.
        self.decree |= self.draws && !rules.pile_lasts();
    }

    /// Whether nobody can do anything but play the cards in hand.
    #[inline]
    pub(super) fn is_settled(self) -> bool {
        !self.decree && !self.draws
    }

    /// The sevens among the cards. With a short pile a buried one may come back.
    #[inline]
    pub(super) fn sevens(self, tally: Tally, rules: &Rules) -> Sevens {
        let all = tally.sevens_left();
        if self.draws && !rules.pile_lasts() {
            return all;
        }
        let among = self.cards.and(rules.sevens).len() as u8;
        Sevens {
            count: among.min(all.count),
            certain: self.is_settled(),
        }
    }
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
    /// The cards with which the decree is exchanged, those with which a card is
    /// drawn, those that score and those that lead after they have lost.
    pub(super) threes: CardSet,
    pub(super) fives: CardSet,
    sevens: CardSet,
    pub(super) aces: CardSet,
    crowns: CardSet,
    /// Whether the leader of a card may choose among its suits.
    names_suits: bool,
    /// For each led card, those that follow it where nobody names a suit.
    following: [CardSet; CARDS],
    /// For each trump, how strong each card is.
    strengths: [[u8; CARDS]; 6],
    /// What stands for the house rules and the stakes.
    base: u64,
    /// For each trump and led card, the cards that beat it however it is led, and
    /// those that beat it if it is led in some way.
    beaten: [[[CardSet; 2]; CARDS]; 6],
}

impl Rules {
    /// The rules of a house, with no pile yet.
    pub(super) fn new(house: House) -> Rules {
        let mut beaten = [[[CardSet::NONE; 2]; CARDS]; 6];
        let mut following = [CardSet::NONE; CARDS];
        let mut strengths = [[0; CARDS]; 6];
        for card in house.cards().iter() {
            let suits = trick::lead_suits(card, None, house.lead_suits());
            following[card.index() as usize] = suits.cards();
        }
        for trump in Suit::ALL {
            for card in house.cards().iter() {
                strengths[trump as usize][card.index() as usize] = strength(card, trump) as u8;
                let (mut always, mut ever) = (CardSet::ALL, CardSet::NONE);
                for Lead { card, suits } in leads(card, house.lead_suits()) {
                    let beating = trick::beating(card, suits, trump, house.pawn_tie());
                    always = always.and(beating);
                    ever = ever.or(beating);
                }
                beaten[trump as usize][card.index() as usize] = [always, ever];
            }
        }
        Rules {
            house,
            draws: [None; DRAWS],
            pile: 0,
            signs: [0; DRAWS + 1],
            threes: ranked(THREE),
            fives: ranked(FIVE),
            sevens: ranked(SEVEN),
            aces: ranked(ACE),
            crowns: ranked(CROWN),
            names_suits: house.lead_suits() == LeadSuits::LeaderNames,
            following,
            strengths,
            base: 0,
            beaten,
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

    /// The cards that so many fives bring up, when so many cards were drawn.
    #[inline]
    fn coming(&self, drawn: u8, fives: usize) -> CardSet {
        let left = self.draws.iter().skip(usize::from(drawn));
        left.take(fives).flatten().copied().collect()
    }

    /// Whether a hand has a card after which the decree is exchanged, like it or
    /// not (B53).
    #[inline]
    pub(super) fn must_exchange(&self, hand: CardSet) -> bool {
        self.house.must_exchange() && !hand.and(self.threes).is_empty()
    }

    /// Sevens in a trick of two cards.
    #[inline]
    pub(super) fn sevens_in(&self, led: Card, followed: Card) -> u8 {
        u8::from(self.sevens.contains(led)) + u8::from(self.sevens.contains(followed))
    }

    /// The cards with a power that leaves a choice.
    #[inline]
    pub(super) fn powers(&self) -> CardSet {
        self.threes.or(self.fives)
    }

    /// The cards of a hand that may follow (B29 to B35, B74 to B78).
    #[inline]
    pub(super) fn answers(&self, hand: CardSet, lead: Lead) -> CardSet {
        if self.names_suits() || self.crowns.contains(lead.card) {
            return trick::playable(hand, lead.card, lead.suits);
        }
        let following = hand.and(self.following[lead.card.index() as usize]);
        if following.is_empty() {
            hand
        } else {
            following
        }
    }

    /// How gladly a seat parts with a card.
    #[inline]
    pub(super) fn thrift(&self, card: Card, trump: Suit, wants_tricks: bool) -> i32 {
        let strength = i32::from(self.strengths[trump as usize][card.index() as usize]);
        if wants_tricks { -strength } else { strength }
    }

    /// Whether the leader of a card may choose among its suits.
    #[inline]
    pub(super) fn names_suits(&self) -> bool {
        self.names_suits
    }

    /// The one way to lead a card where nobody names a suit.
    #[inline]
    pub(super) fn lead(&self, card: Card) -> Lead {
        let suits = trick::lead_suits(card, None, self.house.lead_suits());
        Lead { card, suits }
    }

    /// Each way to lead a card.
    #[inline]
    pub(super) fn leads(&self, card: Card) -> impl Iterator<Item = Lead> + use<> {
        leads(card, self.house.lead_suits())
    }

    /// The cards that beat a led one however it is led, and those that beat it if
    /// it is led in some way.
    #[inline]
    pub(super) fn beaten(&self, card: Card, trump: Suit) -> [CardSet; 2] {
        self.beaten[trump as usize][card.index() as usize]
    }

    /// The cards that take the trick when they follow (B36 to B45).
    #[inline]
    pub(super) fn beating(&self, lead: Lead, trump: Suit) -> CardSet {
        if self.names_suits {
            trick::beating(lead.card, lead.suits, trump, self.house.pawn_tie())
        } else {
            self.beaten(lead.card, trump)[0]
        }
    }
}

/// Each way to lead a card (B28).
#[inline]
fn leads(card: Card, rule: LeadSuits) -> impl Iterator<Item = Lead> + use<> {
    let named = match rule {
        LeadSuits::LeaderNames => card.suits(),
        LeadSuits::All | LeadSuits::Uppermost => Suits::only(card.suits().uppermost()),
    };
    named.iter().map(move |suit| Lead {
        card,
        suits: trick::lead_suits(card, Some(suit), rule),
    })
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
    pub(super) fn key(&self, rules: &Rules, live: Live) -> u64 {
        let [first, second] = [self.hands[0].bits(), self.hands[1].bits()];
        let mut own = first | (self.trump as u64) << 46 | u64::from(self.leader) << 49;
        let mut sign = self.tally.sign() ^ rules.base;
        if live.draws {
            own |= 1 << 50;
            sign ^= rules.signs[usize::from(self.drawn)];
            if rules.pile < DRAWS {
                sign ^= self.graves_sign();
            }
        }
        let decree = if live.decree {
            u64::from(self.decree.index())
        } else {
            0
        };
        let other = second | decree << 46;
        let hands = mixed(own ^ 0xe703_7ed1_a0b4_28db, other ^ 0x8ebc_6af0_9c88_c6e3);
        mixed(hands ^ sign, 0x5899_65cc_7537_4cc3)
    }

    /// What may yet come into a trick.
    #[inline]
    pub(super) fn live(&self, rules: &Rules) -> Live {
        let in_hand = self.hands[0].or(self.hands[1]);
        let mut live = Live {
            cards: in_hand,
            decree: false,
            draws: false,
        };
        if !in_hand.and(rules.threes.or(rules.fives)).is_empty() {
            live.look(self, rules);
        }
        live
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
    pub(super) fn finish(&mut self, lead: Lead, card: Card, rules: &Rules) {
        let (winner, losing) = if rules.beating(lead, self.trump).contains(card) {
            (self.follower(), lead.card)
        } else {
            (self.leader(), card)
        };
        self.tally = self.tally.after(winner, rules.sevens_in(lead.card, card));
        let ace_leads = rules.aces.contains(losing);
        self.leader = winner as u8 ^ u8::from(ace_leads);
    }
}

/// Two numbers stirred into one.
#[inline]
pub(super) const fn mixed(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    (product >> 64) as u64 ^ product as u64
}
