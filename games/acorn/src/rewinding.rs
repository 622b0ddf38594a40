//! Guesses are worlds that could have been: rewound to the deal and played
//! again, every action was legal, and nothing looked different to the viewer.

use engine::{
    Notation as _, Seat, Viewer,
    conformance::{self, Budget, Past, Rewind, check_worlds, tables},
};

use crate::{Action, Card, Event, Race, forage::Forage, race::Phase, traps::TrapDeck};

/// Cards drawn in a turn from which on there are too many ways to have drawn them.
const MANY: usize = 4;

/// A deck that was shuffled, and the cards drawn from it so far.
struct Shuffled {
    ply: usize,
    seat: Seat,
    drawn: Vec<Card>,
}

/// What is known of the hand of the player whose turn it is, at some moment of
/// the turn.
struct Base {
    /// Cards that were in the hand for sure.
    known: Vec<Card>,
    /// How many others.
    unknown: usize,
    /// How many cards had been drawn from the present deck.
    drawn: usize,
    /// The cards that left the hand since.
    left: Vec<Card>,
}

/// A race as it happened.
struct History {
    dealt: Race,
    moves: Vec<(Seat, Action)>,
    shuffles: Vec<Shuffled>,
    base: Base,
}

impl History {
    fn new(race: &Race) -> History {
        History {
            dealt: race.clone(),
            moves: Vec::new(),
            shuffles: Vec::new(),
            base: Base {
                known: Vec::new(),
                unknown: 0,
                drawn: 0,
                left: Vec::new(),
            },
        }
    }

    /// The last time the deck of a seat was shuffled.
    fn last(&self, seat: Seat) -> Option<usize> {
        self.shuffles.iter().rposition(|s| s.seat == seat)
    }

    fn shuffled(&mut self, seat: Seat) {
        self.shuffles.push(Shuffled {
            ply: self.moves.len(),
            seat,
            drawn: Vec::new(),
        });
    }

    /// Notes a move and what came of it.
    fn note(&mut self, before: &Race, action: Action, events: &[Event], after: &Race) {
        let seat = before.to_act();
        if before.phase == Phase::Pick && after.phase == Phase::Start {
            for steps in 0..before.seats_count() {
                self.shuffled(before.first.after(steps, before.seats_count()));
            }
        }
        let mut hand = before.active().cards.hand().to_vec();
        for event in events {
            match *event {
                Event::Drew { seat, card } => {
                    let deck = self.last(seat).expect("decks are shuffled before draws");
                    self.shuffles[deck].drawn.push(card);
                    hand.push(card);
                }
                Event::Reshuffled { seat } => {
                    self.shuffled(seat);
                    // With the deck empty everybody knows the whole hand.
                    self.base = Base {
                        known: hand.clone(),
                        unknown: 0,
                        drawn: 0,
                        left: Vec::new(),
                    };
                }
                Event::Played { card, .. }
                | Event::Paid { card, .. }
                | Event::Discarded { card, .. } => {
                    remove(&mut hand, card);
                    self.base.left.push(card);
                }
                Event::Shed { card, .. } if matches!(action, Action::Shed(_)) => {
                    remove(&mut hand, card);
                    self.base.left.push(card);
                }
                _ => {}
            }
        }
        self.moves.push((seat, action));
        let is_new_turn = matches!(after.phase, Phase::Lane | Phase::Reveal)
            && (before.turn != after.turn
                || before.round != after.round
                || before.phase == Phase::Start);
        if is_new_turn {
            let cards = &after.active().cards;
            self.base = Base {
                known: cards.held().to_vec(),
                unknown: cards.hand().len() - cards.held().len(),
                drawn: self
                    .last(after.turn)
                    .map_or(0, |i| self.shuffles[i].drawn.len()),
                left: Vec::new(),
            };
        }
    }

    /// The orders the deck of a seat may have been shuffled to last, top first,
    /// so that the cards of the guess come out.
    fn orders(&self, seat: Seat, viewer: Viewer, guess: &Race) -> Vec<Vec<Card>> {
        let Some(last) = self.last(seat) else {
            return vec![Vec::new()];
        };
        let drawn = &self.shuffles[last].drawn;
        let cards = &guess.runner(seat).cards;
        let rest = || cards.deck().iter().rev().copied();
        if viewer.is(seat) {
            return vec![drawn.iter().copied().chain(rest()).collect()];
        }
        if seat != guess.turn || guess.phase == Phase::Pick || guess.phase == Phase::Start {
            let unknown = cards.hand().len() - cards.held().len();
            let before = drawn[..drawn.len() - unknown].iter().copied();
            let hand = cards.hand()[..unknown].iter().copied();
            return vec![before.chain(hand).chain(rest()).collect()];
        }
        let base = &self.base;
        let mut through = cards.hand().to_vec();
        through.extend(&base.left);
        for &card in &base.known {
            remove(&mut through, card);
        }
        let before = &drawn[..base.drawn - base.unknown];
        (permutations(&through, drawn.len() - base.drawn).into_iter())
            .map(|(hand, since)| {
                let before = before.iter().copied();
                before.chain(hand).chain(since).chain(rest()).collect()
            })
            .collect()
    }

    /// Every way a guess may have been dealt and played to.
    fn pasts(&self, guess: &Race, viewer: Viewer) -> Vec<Past<Race>> {
        let seats = guess.seats_count();
        let orders: Vec<Vec<Vec<Card>>> = Seat::all(seats)
            .map(|seat| self.orders(seat, viewer, guess))
            .collect();
        // Only one seat has more than one.
        let most = orders.iter().map(Vec::len).max().unwrap_or(0);
        (0..most)
            .map(|n| {
                let orders: Vec<&Vec<Card>> = (orders.iter())
                    .map(|orders| &orders[n.min(orders.len() - 1)])
                    .collect();
                self.past(&orders, guess)
            })
            .collect()
    }

    /// The cards of a guess dealt, with the last shuffles as given.
    fn past(&self, orders: &[&Vec<Card>], guess: &Race) -> Past<Race> {
        let mut dealt = self.dealt.clone();
        dealt.forage = under(dealt.forage.deck(), guess.forage.deck(), |deck| {
            Forage::new(deck.iter().rev().copied(), [].into_iter(), [].into_iter())
        });
        dealt.traps = under(dealt.traps.as_slice(), guess.traps.unknown(), |deck| {
            TrapDeck::new(deck.iter().rev().copied(), 0)
        });
        Past {
            from: 0,
            dealt,
            moves: self.moves.clone(),
            chance: (0..self.moves.len())
                .map(|ply| self.chance(ply, orders))
                .collect(),
        }
    }

    /// What chance has to bring at a ply.
    fn chance(&self, ply: usize, orders: &[&Vec<Card>]) -> Vec<u32> {
        let mut choices = Vec::new();
        for (i, shuffled) in self.shuffles.iter().enumerate() {
            if shuffled.ply == ply {
                let is_last = self.last(shuffled.seat) == Some(i);
                let order = if is_last {
                    orders[shuffled.seat.index()]
                } else {
                    &shuffled.drawn
                };
                choices.extend(shuffle_to(order));
            }
        }
        choices
    }
}

/// A deck with other cards at the bottom; both with the top card last.
fn under<D>(deck: &[Card], bottom: &[Card], make: impl Fn(&[Card]) -> D) -> D {
    let mut cards = deck.to_vec();
    cards[..bottom.len()].copy_from_slice(bottom);
    make(&cards)
}

fn remove(cards: &mut Vec<Card>, card: Card) {
    let place = cards.iter().position(|&other| other == card);
    cards.swap_remove(place.expect("a card that is there"));
}

/// All ways to have drawn `count` of these cards in some order, copies being
/// alike: the others, and the cards drawn.
fn permutations(cards: &[Card], count: usize) -> Vec<(Vec<Card>, Vec<Card>)> {
    if count == 0 {
        return vec![(cards.to_vec(), Vec::new())];
    }
    let mut kinds = cards.to_vec();
    kinds.sort();
    kinds.dedup();
    let mut all = Vec::new();
    for last in kinds {
        let mut rest = cards.to_vec();
        remove(&mut rest, last);
        for (others, mut drawn) in permutations(&rest, count - 1) {
            drawn.push(last);
            all.push((others, drawn));
        }
    }
    all
}

/// The choices that shuffle a sorted deck to an order, top first.
fn shuffle_to(order: &[Card]) -> Vec<u32> {
    let target: Vec<Card> = order.iter().rev().copied().collect();
    let mut cards = target.clone();
    cards.sort_by(|a, b| b.cmp(a));
    (1..cards.len())
        .rev()
        .map(|i| {
            let place = cards[..=i].iter().position(|&card| card == target[i]);
            let place = place.expect("the same cards in another order");
            cards.swap(i, place);
            place as u32
        })
        .collect()
}

impl Rewind for Race {
    fn pasts(
        &self,
        viewer: Viewer,
        history: &conformance::History<Race>,
    ) -> Option<Vec<Past<Race>>> {
        let mut known = History::new(history.position(0));
        for (ply, done) in history.plies.iter().enumerate() {
            let after = history.position(ply + 1);
            known.note(&done.before, done.action, &done.events, after);
        }
        let now = &history.now;
        let drawn = known
            .last(now.turn)
            .map_or(0, |i| known.shuffles[i].drawn.len());
        (drawn - known.base.drawn <= MANY).then(|| known.pasts(self, viewer))
    }

    /// Hands have no order.
    fn is_same(&self, other: &Race) -> bool {
        self.position(&()) == other.position(&())
    }
}

/// A74: guesses of every viewer, with every house rule and number of players.
#[test]
fn a74_guesses_can_be_rewound_to_the_deal_and_played_again() {
    let checked = check_worlds::<Race>(
        &tables(),
        Budget {
            games: 8,
            positions: 64,
            longest: 40_000,
        },
    );
    assert!(checked >= 10_000, "{checked} guesses");
}
