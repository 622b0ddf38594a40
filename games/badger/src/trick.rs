//! Playing a trick: what may be played, and who wins it.

use parts::CardSet;

use crate::{
    card::{ACE, CROWN, Card, NINE, Suit, Suits, TEN, ranked},
    options::{LeadSuits, PawnTie},
};

/// One of the two cards of a trick.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Side {
    /// The led card.
    Leader,
    /// The card that followed.
    Follower,
}

/// B28: the suits that must be followed.
#[inline]
pub(crate) fn lead_suits(led: Card, named: Option<Suit>, rule: LeadSuits) -> Suits {
    match (rule, named) {
        (LeadSuits::All, _) => led.suits(),
        (LeadSuits::LeaderNames, Some(suit)) => Suits::only(suit),
        (LeadSuits::LeaderNames, None) | (LeadSuits::Uppermost, _) => {
            Suits::only(led.suits().uppermost())
        }
    }
}

/// B29–B35, B74–B78: the cards of a hand that may follow.
#[inline]
pub(crate) fn playable(hand: CardSet<Card>, led: Card, lead: Suits) -> CardSet<Card> {
    let following = hand.and(lead.cards());
    if following.is_empty() {
        return hand;
    }
    if led.rank() == CROWN {
        return answers_to_crown(following);
    }
    following
}

/// B76: of the cards that bear a led Crown's suit, the Ace and the highest.
fn answers_to_crown(following: CardSet<Card>) -> CardSet<Card> {
    let aces = following.and(ranked(ACE));
    let highest = (ACE..=CROWN)
        .rev()
        .map(|rank| following.and(ranked(rank)))
        .find(|cards| !cards.is_empty());
    highest.map_or(aces, |cards| cards.or(aces))
}

/// B36–B45, B70–B73: which of the two cards takes the trick.
#[inline]
pub fn trick_winner(led: Card, followed: Card, trump: Suit, lead: Suits, tie: PawnTie) -> Side {
    let lone_nine = (led.rank() == NINE) != (followed.rank() == NINE);
    let counts_as_trump = |card: Card| card.bears(trump) || lone_nine && card.rank() == NINE;
    match (counts_as_trump(led), counts_as_trump(followed)) {
        (true, false) => Side::Leader,
        (false, true) => Side::Follower,
        (false, false) if !followed.suits().meets(lead) => Side::Leader,
        (true, true) | (false, false) => higher(led, followed, tie),
    }
}

/// B39, B40, B42: the higher rank, or the rule for ties.
#[inline]
fn higher(led: Card, followed: Card, tie: PawnTie) -> Side {
    match led.rank().cmp(&followed.rank()) {
        std::cmp::Ordering::Greater => Side::Leader,
        std::cmp::Ordering::Less => Side::Follower,
        std::cmp::Ordering::Equal => {
            debug_assert_eq!(led.rank(), TEN, "only Pawns tie (B43)");
            match tie {
                PawnTie::Leader => Side::Leader,
                PawnTie::Follower => Side::Follower,
                // The data file lists them in their order of precedence.
                PawnTie::Precedence if led < followed => Side::Leader,
                PawnTie::Precedence => Side::Follower,
            }
        }
    }
}
