//! Playing a trick: what may be played, and who wins it.

use crate::card::CardSet;

use crate::{
    card::{ACE, CROWN, Card, NINE, Suit, Suits, TEN, above, ranked},
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

/// Why a card takes the trick.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Reason {
    /// B38: only this card is trump.
    OnlyTrump,
    /// B70: only this card counts as trump, for it is the only 9.
    OnlyNine,
    /// B41: the other card bears none of the lead suits.
    OffSuit,
    /// B39, B40: its rank is higher.
    Higher,
    /// B42: the ranks are equal.
    Tie,
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
pub(crate) fn playable(hand: CardSet, led: Card, lead: Suits) -> CardSet {
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
fn answers_to_crown(following: CardSet) -> CardSet {
    let aces = following.and(ranked(ACE));
    let highest = (ACE..=CROWN)
        .rev()
        .map(|rank| following.and(ranked(rank)))
        .find(|cards| !cards.is_empty());
    highest.map_or(aces, |cards| cards.or(aces))
}

/// The cards that take the trick when they follow a led one: all at once what
/// [`trick_winner`] says of each.
#[inline]
pub(crate) fn beating(led: Card, lead: Suits, trump: Suit, tie: PawnTie) -> CardSet {
    let trumps = trump.cards();
    let higher = above(led.rank());
    if led.rank() == NINE {
        // Alone it counts as trump; between two 9s printed suits decide.
        let nines = if led.bears(trump) {
            CardSet::NONE
        } else {
            ranked(NINE).and(trumps)
        };
        return higher.and(trumps).or(nines);
    }
    let counting = trumps.or(ranked(NINE));
    let beating = if led.bears(trump) {
        higher.and(counting)
    } else {
        counting.or(higher.and(lead.cards()))
    };
    if led.rank() != TEN || tie == PawnTie::Leader {
        return beating;
    }
    let wins = |card: &Card| trick_winner(led, *card, trump, lead, tie) == Side::Follower;
    let tens = ranked(TEN).minus(CardSet::only(led));
    beating.or(tens.iter().filter(wins).collect())
}

/// B36–B45, B70–B73: which of the two cards takes the trick.
#[inline]
pub fn trick_winner(led: Card, followed: Card, trump: Suit, lead: Suits, tie: PawnTie) -> Side {
    trick_outcome(led, followed, trump, lead, tie).0
}

/// The same as [`trick_winner`], and why.
#[inline]
pub(crate) fn trick_outcome(
    led: Card,
    followed: Card,
    trump: Suit,
    lead: Suits,
    tie: PawnTie,
) -> (Side, Reason) {
    let lone_nine = (led.rank() == NINE) != (followed.rank() == NINE);
    let counts_as_trump = |card: Card| card.bears(trump) || lone_nine && card.rank() == NINE;
    let as_trump = |winner: Card| {
        if winner.bears(trump) {
            Reason::OnlyTrump
        } else {
            Reason::OnlyNine
        }
    };
    match (counts_as_trump(led), counts_as_trump(followed)) {
        (true, false) => (Side::Leader, as_trump(led)),
        (false, true) => (Side::Follower, as_trump(followed)),
        (false, false) if !followed.suits().meets(lead) => (Side::Leader, Reason::OffSuit),
        (true, true) | (false, false) if led.rank() == followed.rank() => {
            (higher(led, followed, tie), Reason::Tie)
        }
        (true, true) | (false, false) => (higher(led, followed, tie), Reason::Higher),
    }
}

/// B39, B40, B42: the higher rank, or the rule for ties.
#[inline]
fn higher(led: Card, followed: Card, tie: PawnTie) -> Side {
    match led.rank().cmp(&followed.rank()) {
        std::cmp::Ordering::Greater => Side::Leader,
        std::cmp::Ordering::Less => Side::Follower,
        // B43: only Pawns tie. In a changed deck others may, and the led card wins.
        std::cmp::Ordering::Equal if led.rank() != TEN => Side::Leader,
        std::cmp::Ordering::Equal => match tie {
            PawnTie::Leader => Side::Leader,
            PawnTie::Follower => Side::Follower,
            // The data file lists them in their order of precedence.
            PawnTie::Precedence if led < followed => Side::Leader,
            PawnTie::Precedence => Side::Follower,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// B36–B45, B70–B73.
    #[test]
    fn the_cards_that_beat_a_led_one_are_those_that_win_the_trick() {
        let rules = [LeadSuits::All, LeadSuits::Uppermost, LeadSuits::LeaderNames];
        let ties = [PawnTie::Leader, PawnTie::Follower, PawnTie::Precedence];
        for (led, trump) in suited().flat_map(|led| Suit::ALL.map(|trump| (led, trump))) {
            for (rule, tie) in rules.iter().flat_map(|rule| ties.map(|tie| (*rule, tie))) {
                for named in led.suits().iter() {
                    let lead = lead_suits(led, Some(named), rule);
                    let beating = beating(led, lead, trump, tie);
                    let others = suited().filter(|&card| card != led && may_meet(led, card));
                    for card in others {
                        let wins = trick_winner(led, card, trump, lead, tie) == Side::Follower;
                        assert_eq!(
                            beating.contains(card),
                            wins,
                            "{card:?} on {led:?}, {trump:?}"
                        );
                    }
                }
            }
        }
    }

    /// All cards but the Excuse, which is in no game.
    fn suited() -> impl Iterator<Item = Card> {
        Card::all().filter(|card| !card.suits().is_empty())
    }

    /// Pawns and Courts are never in the same deck.
    fn may_meet(one: Card, other: Card) -> bool {
        one.rank() != TEN || other.rank() != TEN || {
            let pawns = crate::card::PAWNS;
            pawns.contains(one) == pawns.contains(other)
        }
    }
}
