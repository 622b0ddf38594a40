//! What a careful player remembers of a round: what the other hand has shown
//! not to hold, and the ways cards moved that no zone shows.

use engine::{Seat, Viewer};
use parts::CardSet;

use crate::{
    card::{ACE, CROWN, Card, Suit, Suits, above},
    options::House,
};

/// Up to which rank a hand was shown to hold each suit; 0 is a void.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) struct Limits(u32);

/// No limit: above every rank.
const OPEN: u32 = 15;

impl Limits {
    pub(crate) const NONE: Limits = Limits(0xff_ffff);

    pub(crate) const fn of(self, suit: Suit) -> Option<u8> {
        match self.0 >> (4 * suit as u32) & 15 {
            OPEN => None,
            rank => Some(rank as u8),
        }
    }

    /// A card of the suit above `rank` would have had to be played.
    fn lower(&mut self, suit: Suit, rank: u8) {
        let shift = 4 * suit as u32;
        let limit = (self.0 >> shift & 15).min(u32::from(rank));
        self.0 = self.0 & !(15 << shift) | limit << shift;
    }

    /// The cards the hand was shown not to hold.
    #[inline]
    pub(crate) fn forbidden(self) -> CardSet<Card> {
        if self == Limits::NONE {
            return CardSet::EMPTY;
        }
        let mut cards = CardSet::EMPTY;
        for suit in Suit::ALL {
            let limit = self.0 >> (4 * suit as u32) & 15;
            cards = cards.or(suit.cards().and(above(limit as u8)));
        }
        cards
    }

    /// Learns from a follower's card: what it does not follow is not held
    /// (B29), and what it answers a Crown with is the highest (B76).
    #[inline]
    pub(crate) fn learn(&mut self, led: Card, lead: Suits, played: Card) {
        if !played.suits().meets(lead) {
            for suit in lead.iter() {
                self.lower(suit, 0);
            }
        } else if led.rank() == CROWN && played.rank() != ACE {
            self.lower(lead.uppermost(), played.rank());
        }
    }
}

/// What a played 5 did, and what its player's hand showed after it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Five {
    /// Cards its player has since played or laid down, those taken from the
    /// decree apart: any of them may be the drawn one.
    pub(crate) emitted: CardSet<Card>,
    /// What the hand has shown since.
    pub(crate) limits: Limits,
    /// The drawn card; unknown in a position that was set up.
    pub(crate) drawn: Option<Card>,
    /// The buried card, once it is.
    pub(crate) buried: Option<Card>,
    pub(crate) seat: Seat,
}

impl Five {
    /// Fills the room of fives not yet played.
    pub(crate) const UNUSED: Five = Five {
        emitted: CardSet::EMPTY,
        limits: Limits::NONE,
        drawn: None,
        buried: None,
        seat: Seat::new(0),
    };
}

/// A decree card somebody took into hand.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Taken {
    pub(crate) card: Card,
    seat_and_fives: u8,
}

impl Taken {
    pub(crate) fn new(card: Card, seat: Seat, fives: usize) -> Taken {
        Taken {
            card,
            seat_and_fives: (fives << 1 | seat.index()) as u8,
        }
    }

    pub(crate) fn seat(self) -> Seat {
        Seat::new(usize::from(self.seat_and_fives & 1))
    }

    /// How many fives its player had played this round when it was taken.
    pub(crate) fn fives(self) -> usize {
        usize::from(self.seat_and_fives >> 1)
    }
}

/// Fills unused room in a pile.
impl Default for Taken {
    fn default() -> Taken {
        Taken::new(Card::default(), Seat::new(0), 0)
    }
}

/// All that is remembered of the present round.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Recall {
    fives: [Five; 3],
    /// What each hand has shown before its first five.
    pub(crate) dealt_limits: [Limits; 2],
    pub(crate) taken: parts::Pile<Taken, 3>,
    played_fives: u8,
}

impl Recall {
    pub(crate) fn new() -> Recall {
        Recall {
            fives: [Five::UNUSED; 3],
            dealt_limits: [Limits::NONE; 2],
            taken: parts::Pile::new(),
            played_fives: 0,
        }
    }

    /// The fives played this round, in order.
    #[inline]
    pub(crate) fn fives(&self) -> &[Five] {
        &self.fives[..usize::from(self.played_fives)]
    }

    #[inline]
    pub(crate) fn fives_mut(&mut self) -> &mut [Five] {
        &mut self.fives[..usize::from(self.played_fives)]
    }

    /// How many fives a seat has played this round.
    fn fives_of(&self, seat: Seat) -> usize {
        self.fives().iter().filter(|five| five.seat == seat).count()
    }

    pub(crate) fn push_five(&mut self, five: Five) {
        self.fives[usize::from(self.played_fives)] = five;
        self.played_fives += 1;
    }

    pub(crate) fn bury(&mut self, card: Card) {
        if let Some(five) = self.fives_mut().last_mut() {
            five.buried = Some(card);
        }
    }

    pub(crate) fn take(&mut self, card: Card, seat: Seat) {
        let fives = self.fives_of(seat);
        self.taken.push(Taken::new(card, seat, fives));
    }

    /// A card left a hand for all to see.
    #[inline]
    pub(crate) fn emit(&mut self, seat: Seat, card: Card) {
        let was_taken = |taken: &Taken| taken.card == card && taken.seat() == seat;
        if self.played_fives == 0 || self.taken.as_slice().iter().any(was_taken) {
            return;
        }
        if let Some(five) = self.fives_mut().iter_mut().rfind(|five| five.seat == seat) {
            five.emitted.insert(card);
        }
    }

    /// A follower's card tells about the follower's hand.
    #[inline]
    pub(crate) fn learn(&mut self, seat: Seat, led: Card, lead: Suits, played: Card) {
        let last = self.fives_mut().iter_mut().rfind(|five| five.seat == seat);
        match last {
            Some(five) => five.limits.learn(led, lead, played),
            None => self.dealt_limits[seat.index()].learn(led, lead, played),
        }
    }
}

impl PartialEq for Recall {
    fn eq(&self, other: &Recall) -> bool {
        self.fives() == other.fives()
            && self.dealt_limits == other.dealt_limits
            && self.taken == other.taken
    }
}

impl Eq for Recall {}

/// The tens that were seen in earlier rounds: where the removed one is secret,
/// none of them can be it. Four bits each for what all saw and what each seat
/// saw.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct SeenTens(u16);

impl SeenTens {
    pub(crate) fn note(&mut self, viewer: Viewer, cards: CardSet<Card>, house: House) {
        for (i, ten) in house.tens().iter().enumerate() {
            if cards.contains(ten) {
                self.0 |= 1 << (SeenTens::shift(viewer) + i);
            }
        }
    }

    /// The tens a viewer saw.
    pub(crate) fn by(self, viewer: Viewer, house: House) -> CardSet<Card> {
        let bits = self.0 >> SeenTens::shift(viewer);
        (house.tens().iter().enumerate())
            .filter(|(i, _)| bits & 1 << i != 0)
            .map(|(_, ten)| ten)
            .collect()
    }

    /// What a viewer knows of this: its own, and what all saw.
    pub(crate) fn known_to(self, viewer: Viewer) -> SeenTens {
        let own = 15 << SeenTens::shift(viewer);
        SeenTens(self.0 & (own | 15 << SeenTens::shift(Viewer::Spectator)))
    }

    fn shift(viewer: Viewer) -> usize {
        match viewer {
            Viewer::Spectator => 0,
            Viewer::Seat(seat) => 4 + 4 * seat.index(),
        }
    }
}
