use engine::{Seat, Viewer};
use parts::Pile;

use crate::card::CardSet;

use crate::{
    Badger, PawnTie, Phase, Reason, Side, Table, Trick,
    card::{ACE, Card, Suit, Suits},
    options::{House, PawnRemoval},
    recall::{PastTrick, Recall, SeenTens, Taken},
    trick,
};

/// What one viewer knows, with perfect recall.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Both hands, as far as they are seen.
    pub hands: [Hand; 2],
    /// Cards taken in tricks this round; a careful player remembers them.
    pub gone: CardSet,
    /// The decree card.
    pub decree: Card,
    /// The trump suit.
    pub trump: Suit,
    /// The led card, once there is one.
    pub led: Option<Card>,
    /// The lead suit, if the leader named one.
    pub named: Option<Suit>,
    /// The card that followed, while its effect is settled.
    pub followed: Option<Card>,
    /// The number of cards in the draw pile.
    pub pile: u8,
    /// The removed Pawn, where it is public.
    pub removed: Option<Card>,
    /// The kind of decision awaited.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u16,
    /// Who dealt.
    pub dealer: Seat,
    /// Who leads, or led, the current trick.
    pub leader: Seat,
    /// Tricks of this round.
    pub tricks: [u8; 2],
    /// Game totals.
    pub scores: [u16; 2],
    /// Points from sevens in this round.
    pub sevens: [u8; 2],
    /// The last completed trick of this round.
    pub last_trick: Option<Trick>,
    /// What is remembered of this round; cards the viewer did not see are
    /// left out.
    pub(crate) recall: Recall,
    /// The tens this viewer saw in earlier rounds.
    pub(crate) seen_tens: SeenTens,
    pub(crate) house: House,
}

/// A trick of this round that is over.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct FinishedTrick {
    /// The led card and the other one.
    pub cards: [Card; 2],
    /// Who led.
    pub leader: Seat,
    /// Who took it.
    pub winner: Seat,
    /// Why, as far as that can be told without the suit its leader may have named.
    pub reason: Option<Reason>,
}

/// A hand as somebody sees it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Hand {
    /// The own hand.
    Seen(CardSet),
    /// Another hand: its size.
    Hidden(u8),
}

impl Hand {
    /// How many cards it has.
    pub fn len(&self) -> usize {
        match self {
            Hand::Seen(cards) => cards.len(),
            Hand::Hidden(cards) => usize::from(*cards),
        }
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl View {
    pub(crate) fn of(game: &Badger, viewer: Viewer) -> View {
        let hand = |seat: Seat| {
            let hand = game.hands[seat.index()];
            if viewer.is(seat) {
                Hand::Seen(hand)
            } else {
                Hand::Hidden(hand.len() as u8)
            }
        };
        let public = game.house.pawn_removal() == PawnRemoval::GamePublic;
        View {
            viewer,
            hands: [hand(Seat::new(0)), hand(Seat::new(1))],
            gone: game.gone,
            decree: game.decree,
            trump: game.trump,
            led: game.table.led,
            named: game.table.named,
            followed: game.table.followed,
            pile: game.pile.len() as u8,
            removed: public.then_some(game.removed),
            phase: game.phase,
            round: game.round,
            dealer: game.dealer,
            leader: game.leader,
            tricks: game.tricks,
            scores: game.scores,
            sevens: game.sevens,
            last_trick: game.last_trick,
            recall: recall_of(&game.recall, viewer),
            seen_tens: game.seen_tens.known_to(viewer),
            house: game.house,
        }
    }

    /// The house rules' name for whether taken cards may be looked at.
    pub fn history(&self) -> crate::History {
        self.house.history()
    }

    /// Who plays the next card of the trick.
    pub fn to_play(&self) -> Seat {
        match self.led {
            None => self.leader,
            Some(_) => self.leader.next(2),
        }
    }

    /// B28: the suits to follow; nothing if no card is led.
    pub fn lead_suits(&self) -> Option<Suits> {
        let rule = self.house.lead_suits();
        self.led.map(|led| trick::lead_suits(led, self.named, rule))
    }

    /// Which side would take the trick, and why, if a card followed the led one and trump
    /// stayed as it is; nothing if no card is led.
    pub fn outcome_with(&self, card: Card) -> Option<(Side, Reason)> {
        let (led, lead) = (self.led?, self.lead_suits()?);
        let tie = self.house.pawn_tie();
        Some(trick::trick_outcome(led, card, self.trump, lead, tie))
    }

    /// The finished tricks of this round, in order. The first are missing in a position that
    /// was set up, and when all thirteen are over.
    pub fn finished_tricks(&self) -> impl Iterator<Item = FinishedTrick> {
        let tricks = self.recall.tricks();
        let next_leaders = tricks.iter().skip(1).map(|trick| trick.leader());
        let next_leaders = next_leaders.chain([self.leader]);
        (tricks.iter().zip(next_leaders)).map(|(&trick, next)| self.finished(trick, next))
    }

    /// A trick with its winner, who is known from who led the next.
    fn finished(&self, trick: PastTrick, next_leader: Seat) -> FinishedTrick {
        let (leader, [led, followed]) = (trick.leader(), trick.cards());
        let other = next_leader.next(2);
        let (rule, tie) = (self.house.lead_suits(), self.house.pawn_tie());
        let outcome = |named| {
            let lead = trick::lead_suits(led, named, rule);
            trick::trick_outcome(led, followed, trick.trump(), lead, tie)
        };
        let seat_of = |side| match side {
            Side::Leader => leader,
            Side::Follower => leader.next(2),
        };
        // B49: only a losing Ace leads next. A led Ace has one suit, and one that follows
        // wins as trump or not at all: which suit was named does not matter to it.
        let winner = match [next_leader, other].map(|seat| trick.card_of(seat).rank() == ACE) {
            [true, true] => other,
            [true, false] => seat_of(outcome(None).0),
            [false, _] => next_leader,
        };
        // Which suit was named is forgotten: what it was can show in who won.
        let named = led.suits().iter().map(Some);
        let mut reasons = named
            .map(outcome)
            .filter(|&(side, _)| seat_of(side) == winner)
            .map(|(_, reason)| reason);
        let first = reasons.next();
        FinishedTrick {
            cards: [led, followed],
            leader,
            winner,
            reason: first.filter(|&reason| reasons.all(|other| other == reason)),
        }
    }

    /// Who wins between two Pawns that tie.
    pub fn pawn_tie(&self) -> PawnTie {
        self.house.pawn_tie()
    }

    /// Points that end the game.
    pub fn target(&self) -> u16 {
        self.house.target()
    }

    /// Every card whose place the viewer knows, or that is out of the game by
    /// the set-up.
    pub(crate) fn placed(&self) -> CardSet {
        let mut placed = self.in_sight();
        // Only own buried cards are known here.
        for &card in self.recall.fives().iter().flat_map(|five| &five.buried) {
            placed.insert(card);
        }
        placed
    }

    /// Every card that lies open to the viewer, or is known to be out of the
    /// game.
    pub(crate) fn in_sight(&self) -> CardSet {
        let mut sight = self.gone.or(CardSet::only(self.decree));
        for &card in [self.led, self.followed, self.removed].iter().flatten() {
            sight.insert(card);
        }
        for hand in self.hands {
            if let Hand::Seen(cards) = hand {
                sight = sight.or(cards);
            }
        }
        sight
    }

    /// The decree cards a seat took last and may still hold, with the number of
    /// fives it had played before.
    pub(crate) fn taken_by(&self, seat: Seat, placed: CardSet) -> Pile<Taken, 3> {
        let taken = self.recall.taken.as_slice();
        let is_last = |i: usize| {
            taken[i + 1..]
                .iter()
                .all(|later| later.card != taken[i].card)
        };
        (taken.iter().enumerate())
            .filter(|&(i, taken)| taken.seat() == seat && is_last(i))
            .map(|(_, taken)| *taken)
            .filter(|taken| !placed.contains(taken.card))
            .collect()
    }

    /// For each five of a seat, what it has played or laid down since.
    pub(crate) fn emitted_by(&self, seat: Seat) -> Pile<CardSet, 3> {
        let on_table = if seat == self.leader {
            self.led
        } else {
            self.followed
        };
        self.recall.emitted(seat, on_table, self.decree)
    }

    /// Whether a seat has drawn for a 5 and not yet buried.
    pub(crate) fn is_burying(&self, seat: Seat) -> bool {
        let by_leader = self.followed.is_none();
        self.phase == Phase::Bury && (seat == self.leader) == by_leader
    }

    pub(crate) fn table(&self) -> Table {
        Table {
            led: self.led,
            followed: self.followed,
            named: self.named,
        }
    }
}

/// What a viewer remembers: all that was public, and of the fives only the own
/// cards.
fn recall_of(recall: &Recall, viewer: Viewer) -> Recall {
    let mut seen = Recall::new();
    seen.dealt_limits = recall.dealt_limits;
    seen.taken = recall.taken;
    for &five in recall.fives() {
        let own = viewer.is(five.seat);
        seen.copy_five(if own { five } else { five.covered() });
    }
    seen.copy_tricks(recall);
    seen
}
