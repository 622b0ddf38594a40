//! Who wins the trick, over every pair of cards: section 5.

use std::collections::BTreeSet;

use badger::{Card, LeadSuits, Options, PawnTie, Side, Suit, Suits, Tens, trick_winner};

use super::{deck, table};

/// Every card that is in some deck with these tens.
fn cards(tens: Tens) -> Vec<Card> {
    let options = Options {
        tens,
        ..Options::default()
    };
    let decks = (0..50).flat_map(|seed| deck(&table(&options, seed)));
    let cards: BTreeSet<Card> = decks.collect();
    assert_eq!(cards.len(), 34);
    cards.into_iter().collect()
}

/// Calls `check` with every led card, other card and trump.
fn each_trick(tens: Tens, mut check: impl FnMut(Card, Card, Suit)) {
    let cards = cards(tens);
    for &led in &cards {
        for &followed in cards.iter().filter(|&&card| card != led) {
            for trump in Suit::ALL {
                check(led, followed, trump);
            }
        }
    }
}

/// The lead suits of a card under each value of `lead_suits` (B28).
fn possible_leads(led: Card) -> Vec<(LeadSuits, Suits)> {
    let mut leads = vec![
        (LeadSuits::All, led.suits()),
        (LeadSuits::Uppermost, Suits::only(led.suits().uppermost())),
    ];
    leads.extend(
        led.suits()
            .iter()
            .map(|suit| (LeadSuits::LeaderNames, Suits::only(suit))),
    );
    leads
}

/// Whether the trick is decided by the rule for ties.
fn is_tie(led: Card, followed: Card, trump: Suit, lead: Suits) -> bool {
    let with = |tie| trick_winner(led, followed, trump, lead, tie);
    with(PawnTie::Leader) != with(PawnTie::Follower)
}

/// B36 to B41, B70, B73: trump before following before rank, told another way
/// round than the rules do it.
#[test]
fn trump_goes_before_following_and_following_before_rank() {
    each_trick(Tens::Pawns, |led, followed, trump| {
        for (_, lead) in possible_leads(led) {
            let counts = |card: Card, other: Card| {
                card.bears(trump) || card.rank() == 9 && other.rank() != 9
            };
            let follows = counts(followed, led) || followed.suits().meets(lead);
            let leader = (counts(led, followed), true, led.rank());
            let follower = (counts(followed, led), follows, followed.rank());
            let expected = if follower > leader {
                Side::Follower
            } else {
                Side::Leader
            };
            let winner = trick_winner(led, followed, trump, lead, PawnTie::Leader);
            assert_eq!(
                winner, expected,
                "{led:?} {followed:?} {trump:?}, lead {lead:?}"
            );
        }
    });
}

/// B43: with every house rule, only two tens tie.
#[test]
fn only_two_pawns_tie() {
    for tens in [Tens::Pawns, Tens::Courts] {
        let mut ties = 0;
        each_trick(tens, |led, followed, trump| {
            for (_, lead) in possible_leads(led) {
                if is_tie(led, followed, trump, lead) {
                    assert_eq!(
                        (led.rank(), followed.rank()),
                        (10, 10),
                        "{led:?} {followed:?}"
                    );
                    ties += 1;
                }
            }
        });
        assert!(ties > 0);
    }
}

/// B43: cards of one rank share no suit, tens apart.
#[test]
fn cards_of_equal_rank_below_ten_and_crowns_share_no_suit() {
    each_trick(Tens::Pawns, |one, other, _| {
        if one.rank() == other.rank() && one.rank() != 10 {
            assert!(!one.suits().meets(other.suits()), "{one:?} {other:?}");
        }
    });
}

/// B44, B22: the table of Pawn pairs; Knots are there although they cannot be
/// trump by default.
#[test]
fn a_pawn_pair_ties_when_trump_is_on_both_or_neither() {
    use Suit::{Knots, Leaves, Moons, Suns, Waves, Wyrms};
    let rows = [
        ("harvest", "watchman", [Moons, Waves]),
        ("light-keeper", "borderland", [Waves, Moons]),
        ("harvest", "light-keeper", [Suns, Wyrms]),
        ("watchman", "borderland", [Wyrms, Suns]),
        ("harvest", "borderland", [Leaves, Knots]),
        ("watchman", "light-keeper", [Knots, Leaves]),
    ];
    for (one, other, [shared, on_neither]) in rows {
        let [one, other] = [one, other].map(|id| Card::from_id(id).unwrap());
        for trump in Suit::ALL {
            let both = one.bears(trump) && other.bears(trump);
            let neither = !one.bears(trump) && !other.bears(trump);
            assert_eq!(both, trump == shared);
            assert_eq!(neither, trump == on_neither);
            for (led, followed) in [(one, other), (other, one)] {
                let tie = is_tie(led, followed, trump, led.suits());
                assert_eq!(tie, both || neither, "{led:?} {followed:?} {trump:?}");
            }
        }
    }
}

/// B42: the leader, the follower, or the earlier one in the order Harvest,
/// Watchman, Light Keeper, Borderland (Courts: Consul, Rite, Island, Window).
#[test]
fn the_rule_for_ties_decides_ties_and_nothing_else() {
    let orders = [
        (
            Tens::Pawns,
            ["harvest", "watchman", "light-keeper", "borderland"],
        ),
        (Tens::Courts, ["consul", "rite", "island", "window"]),
    ];
    for (tens, order) in orders {
        let place = |card: Card| order.iter().position(|&id| id == card.id());
        each_trick(tens, |led, followed, trump| {
            for (_, lead) in possible_leads(led) {
                let with = |tie| trick_winner(led, followed, trump, lead, tie);
                let first = if place(led) < place(followed) {
                    Side::Leader
                } else {
                    Side::Follower
                };
                if is_tie(led, followed, trump, lead) {
                    assert_eq!(with(PawnTie::Leader), Side::Leader);
                    assert_eq!(with(PawnTie::Follower), Side::Follower);
                    assert_eq!(with(PawnTie::Precedence), first, "{led:?} {followed:?}");
                } else {
                    assert_eq!(with(PawnTie::Precedence), with(PawnTie::Leader));
                }
            }
        });
    }
}

/// B45, B30: one shared suit is as good as two.
#[test]
fn sharing_two_suits_is_no_better_than_sharing_one() {
    let mut pairs = 0;
    each_trick(Tens::Pawns, |led, followed, trump| {
        let shared = led.suits().iter().filter(|&suit| followed.bears(suit));
        let shared: Vec<Suit> = shared.collect();
        pairs += u32::from(shared.len() > 1);
        let winner = trick_winner(led, followed, trump, led.suits(), PawnTie::Leader);
        for suit in shared {
            let narrow = trick_winner(led, followed, trump, Suits::only(suit), PawnTie::Leader);
            assert_eq!(
                narrow, winner,
                "{led:?} {followed:?} {trump:?} through {suit:?}"
            );
        }
    });
    assert!(pairs > 0, "some cards share two suits");
}
