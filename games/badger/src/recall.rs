//! What a careful player remembers of a round: what the other hand has shown
//! not to hold, and the ways cards moved that no zone shows.

use std::fmt;

use crate::card::CardSet;
use engine::{Seat, Viewer};

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
    pub(crate) fn forbidden(self) -> CardSet {
        if self == Limits::NONE {
            return CardSet::NONE;
        }
        let mut cards = CardSet::NONE;
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
    /// What the hand has shown since.
    pub(crate) limits: Limits,
    /// The drawn card; unknown in a position that was set up.
    pub(crate) drawn: Option<Card>,
    /// The buried card, once it is.
    pub(crate) buried: Option<Card>,
    pub(crate) seat: Seat,
    /// The number of the trick it was played to, from 1; 0 if that is forgotten.
    at: u8,
}

impl Five {
    /// Fills the room of fives not yet played.
    const UNUSED: Five = Five::new(Seat::new(0), None);

    /// A five just played, with the card it drew.
    pub(crate) const fn new(seat: Seat, drawn: Option<Card>) -> Five {
        Five {
            limits: Limits::NONE,
            drawn,
            buried: None,
            seat,
            at: 0,
        }
    }

    /// Without the cards, which only its player knows.
    pub(crate) const fn covered(self) -> Five {
        Five {
            drawn: None,
            buried: None,
            ..self
        }
    }

    /// Whether it was played to the trick with this index.
    pub(crate) fn was_played_to(self, trick: usize) -> bool {
        usize::from(self.at) == trick + 1
    }
}

/// A finished trick, in two bytes: the led card, the other one, who led, and the
/// trump suit when it was taken.
#[derive(Copy, Clone, Eq, PartialEq, Default)]
pub(crate) struct PastTrick(u16);

impl PastTrick {
    #[inline]
    fn new(leader: Seat, cards: [Card; 2], trump: Suit) -> PastTrick {
        let [led, followed] = cards.map(|card| card.index() as u16);
        PastTrick(led | followed << 6 | (leader.index() as u16) << 12 | (trump as u16) << 13)
    }

    pub(crate) fn leader(self) -> Seat {
        Seat::new(usize::from(self.0 >> 12 & 1))
    }

    pub(crate) fn trump(self) -> Suit {
        Suit::ALL[usize::from(self.0 >> 13)]
    }

    /// The led card and the other one.
    pub(crate) fn cards(self) -> [Card; 2] {
        [self.0 & 63, self.0 >> 6 & 63].map(|index| Card::from_index(index.into()))
    }

    /// What a seat played to it.
    pub(crate) fn card_of(self, seat: Seat) -> Card {
        self.cards()[usize::from(seat != self.leader())]
    }
}

impl fmt::Debug for PastTrick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} by {}", self.cards(), self.leader())
    }
}

/// A decree card somebody took into hand.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Taken {
    pub(crate) card: Card,
    /// One bit for the seat, two for its fives, four for the trick.
    circumstances: u8,
}

impl Taken {
    fn new(card: Card, seat: Seat, fives: usize, at: u8) -> Taken {
        Taken {
            card,
            circumstances: at << 3 | (fives << 1 | seat.index()) as u8,
        }
    }

    pub(crate) fn seat(self) -> Seat {
        Seat::new(usize::from(self.circumstances & 1))
    }

    /// How many fives its player had played this round when it was taken.
    pub(crate) fn fives(self) -> usize {
        usize::from(self.circumstances >> 1 & 3)
    }

    /// How many tricks were remembered when it was taken.
    pub(crate) fn at(self) -> usize {
        usize::from(self.circumstances >> 3)
    }
}

/// Fills unused room in a pile.
impl Default for Taken {
    fn default() -> Taken {
        Taken::new(Card::default(), Seat::new(0), 0, 0)
    }
}

/// Finished tricks of a round that are remembered, the latest of thirteen.
const TRICKS: usize = 12;

/// All that is remembered of the present round.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Recall {
    fives: [Five; 3],
    /// What each hand has shown before its first five.
    pub(crate) dealt_limits: [Limits; 2],
    tricks: [PastTrick; TRICKS],
    pub(crate) taken: parts::Pile<Taken, 3>,
    /// How many tricks and fives there are, in one byte.
    counts: u8,
}

/// One trick more, in `counts`; fives are counted below it.
const A_TRICK: u8 = 4;

impl Recall {
    pub(crate) fn new() -> Recall {
        Recall {
            fives: [Five::UNUSED; 3],
            dealt_limits: [Limits::NONE; 2],
            tricks: [PastTrick::default(); TRICKS],
            taken: parts::Pile::new(),
            counts: 0,
        }
    }

    /// The fives played this round, in order.
    #[inline]
    pub(crate) fn fives(&self) -> &[Five] {
        &self.fives[..usize::from(self.counts % A_TRICK)]
    }

    #[inline]
    pub(crate) fn fives_mut(&mut self) -> &mut [Five] {
        &mut self.fives[..usize::from(self.counts % A_TRICK)]
    }

    /// The finished tricks of this round, in order.
    #[inline]
    pub(crate) fn tricks(&self) -> &[PastTrick] {
        &self.tricks[..usize::from(self.counts / A_TRICK)]
    }

    /// How many fives a seat has played this round.
    fn fives_of(&self, seat: Seat) -> usize {
        self.fives().iter().filter(|five| five.seat == seat).count()
    }

    pub(crate) fn push_five(&mut self, mut five: Five) {
        five.at = self.counts / A_TRICK + 1;
        self.copy_five(five);
    }

    /// Takes over a five from elsewhere, with the trick it was played to.
    pub(crate) fn copy_five(&mut self, five: Five) {
        self.fives[usize::from(self.counts % A_TRICK)] = five;
        self.counts += 1;
    }

    /// Takes over the tricks from elsewhere.
    pub(crate) fn copy_tricks(&mut self, other: &Recall) {
        self.tricks = other.tricks;
        self.counts = self.counts % A_TRICK + other.counts / A_TRICK * A_TRICK;
    }

    /// A trick is finished.
    #[inline]
    pub(crate) fn push_trick(&mut self, leader: Seat, cards: [Card; 2], trump: Suit) {
        let count = usize::from(self.counts / A_TRICK);
        let trick = PastTrick::new(leader, cards, trump);
        if let Some(place) = self.tricks.get_mut(count) {
            *place = trick;
            self.counts += A_TRICK;
        } else {
            self.forget_the_first_trick();
            self.tricks[TRICKS - 1] = trick;
        }
    }

    /// Makes room for the thirteenth trick, which stays on the table when the game
    /// ends. No card played to the first trick was drawn by a 5.
    #[cold]
    fn forget_the_first_trick(&mut self) {
        self.tricks.copy_within(1.., 0);
        for five in self.fives_mut() {
            five.at = five.at.saturating_sub(1);
        }
    }

    pub(crate) fn bury(&mut self, card: Card) {
        if let Some(five) = self.fives_mut().last_mut() {
            five.buried = Some(card);
        }
    }

    pub(crate) fn take(&mut self, card: Card, seat: Seat) {
        let fives = self.fives_of(seat);
        let at = self.counts / A_TRICK;
        self.taken.push(Taken::new(card, seat, fives, at));
    }

    /// For each five of a seat, the cards the seat has played or laid down since
    /// then and before its next five, those taken from the decree apart: any of
    /// them may be the drawn one.
    ///
    /// `on_table` is what the seat has played to the trick under way.
    pub(crate) fn emitted(
        &self,
        seat: Seat,
        on_table: Option<Card>,
        decree: Card,
    ) -> parts::Pile<CardSet, 3> {
        let mut emitted: parts::Pile<CardSet, 3> = parts::Pile::new();
        let own = || self.fives().iter().filter(|five| five.seat == seat);
        own().for_each(|_| emitted.push(CardSet::NONE));
        if emitted.is_empty() {
            return emitted;
        }
        let taken = self.taken.as_slice();
        let was_taken = |card: Card, before: usize| {
            (taken[..before].iter()).any(|taken| taken.card == card && taken.seat() == seat)
        };
        let mut emit = |stretch: usize, card: Card, before: usize| {
            let stretch = stretch.checked_sub(1);
            let cards = stretch.and_then(|stretch| emitted.as_mut_slice().get_mut(stretch));
            if let Some(cards) = cards.filter(|_| !was_taken(card, before)) {
                cards.insert(card);
            }
        };
        let past = self.tricks().iter().map(|trick| trick.card_of(seat));
        for (card, trick) in past.chain(on_table).zip(0..) {
            let stretch = own().filter(|five| five.at <= trick).count();
            emit(stretch, card, taken.len());
        }
        // What was laid down is what was taken next, or lies there still.
        for (i, exchange) in taken.iter().enumerate() {
            if exchange.seat() == seat {
                let laid = taken.get(i + 1).map_or(decree, |next| next.card);
                emit(exchange.fives(), laid, i);
            }
        }
        emitted
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
            && self.tricks() == other.tricks()
    }
}

impl Eq for Recall {}

/// The tens that were seen in earlier rounds: where the removed one is secret,
/// none of them can be it. Four bits each for what all saw and what each seat
/// saw.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct SeenTens(u16);

impl SeenTens {
    pub(crate) fn note(&mut self, viewer: Viewer, cards: CardSet, house: House) {
        for (i, ten) in house.tens().iter().enumerate() {
            if cards.contains(ten) {
                self.0 |= 1 << (SeenTens::shift(viewer) + i);
            }
        }
    }

    /// The tens a viewer saw.
    pub(crate) fn by(self, viewer: Viewer, house: House) -> CardSet {
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
