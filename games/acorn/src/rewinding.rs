//! Guesses are worlds that could have been: rewound to the deal and played
//! again, every action was legal, and nothing looked different to the viewer.

use engine::{Chance, Dice, Game as _, Notation as _, Seat, Seed, Viewer, conformance::variants};

use crate::{
    Action, Card, Event, Options, Race, View, forage::Forage, race::Phase, traps::TrapDeck,
};

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
    /// What everybody saw before each move.
    views: Vec<Vec<View>>,
    shuffles: Vec<Shuffled>,
    base: Base,
}

impl History {
    fn new(race: &Race) -> History {
        History {
            dealt: race.clone(),
            moves: Vec::new(),
            views: Vec::new(),
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
        let viewers = Viewer::all(before.seats_count());
        (self.views).push(viewers.map(|viewer| before.view(viewer)).collect());
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

    /// Whether a guess can be dealt and played to.
    fn leads_to(&self, guess: &Race, viewer: Viewer) -> bool {
        let seats = guess.seats_count();
        let mut orders: Vec<Vec<Vec<Card>>> = Seat::all(seats)
            .map(|seat| self.orders(seat, viewer, guess))
            .collect();
        // Only one seat has more than one.
        let most = orders.iter().map(Vec::len).max().unwrap_or(0);
        (0..most).any(|n| {
            let orders: Vec<&Vec<Card>> = (orders.iter_mut())
                .map(|orders| &orders[n.min(orders.len() - 1)])
                .collect();
            self.replays_to(&orders, guess, viewer)
        })
    }

    /// Deals the cards of a guess, with the last shuffles as given, and plays
    /// everything again.
    fn replays_to(&self, orders: &[&Vec<Card>], guess: &Race, viewer: Viewer) -> bool {
        let mut world = self.dealt.clone();
        world.forage = under(world.forage.deck(), guess.forage.deck(), |deck| {
            Forage::new(deck.iter().rev().copied(), [].into_iter(), [].into_iter())
        });
        world.traps = under(world.traps.as_slice(), guess.traps.unknown(), |deck| {
            TrapDeck::new(deck.iter().rev().copied(), 0)
        });
        let place = Viewer::all(guess.seats_count()).position(|other| other == viewer);
        let place = place.expect("one of the viewers");
        for (ply, &(seat, action)) in self.moves.iter().enumerate() {
            if world.view(viewer) != self.views[ply][place] {
                return false;
            }
            if world.refusal(seat, action).is_some() {
                return false;
            }
            world.apply(seat, action, &mut self.chance(ply, orders), &mut ());
        }
        world.position(&()) == guess.position(&())
    }

    /// What chance has to bring at a ply.
    fn chance(&self, ply: usize, orders: &[&Vec<Card>]) -> Foregone {
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
        Foregone(choices.into_iter())
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

/// Chance that brings what is given.
struct Foregone(std::vec::IntoIter<u32>);

impl Chance for Foregone {
    fn below(&mut self, n: u32) -> u32 {
        let next = self.0.next().expect("every draw is foregone");
        assert!(next < n);
        next
    }
}

/// Plays a random race, and checks guesses at about one ply in `stride`; returns
/// how many were checked, and how many are left out because there are too many
/// ways to rewind them.
fn check(options: &Options, seats: usize, seed: u64, stride: u32) -> (u32, u32) {
    let seed = Seed::from(seed);
    let mut chooser: Dice = seed.bot(0);
    let mut race = Race::setup(options, seats, &mut seed.setup());
    let mut history = History::new(&race);
    let (mut checked, mut left_out) = (0, 0);
    let mut legal = Vec::new();
    while let Some(seat) = race.awaits().first() {
        legal.clear();
        race.legal_actions(seat, &mut legal);
        // Long turns tell most, so a turn is seldom ended.
        let mut action = chooser.choose(&legal);
        if action == Action::End && legal.len() > 1 {
            action = chooser.choose(&legal);
        }
        let before = race.clone();
        let mut events = Vec::new();
        race.apply(
            seat,
            action,
            &mut seed.ply(history.moves.len()),
            &mut events,
        );
        history.note(&before, action, &events, &race);
        if chooser.below(stride) > 0 {
            continue;
        }
        let viewers: Vec<Viewer> = Viewer::all(seats).collect();
        let viewer = chooser.choose(&viewers);
        let drawn = history
            .last(race.turn)
            .map_or(0, |i| history.shuffles[i].drawn.len());
        if drawn - history.base.drawn > 4 {
            left_out += 1;
            continue;
        }
        let guess = Race::determinize(&race.view(viewer), &mut chooser);
        assert!(
            history.leads_to(&guess, viewer),
            "{seed} ply {} {viewer:?}: {:?} could not have been",
            history.moves.len(),
            guess.position(&())["hands"]
        );
        checked += 1;
    }
    (checked, left_out)
}

/// A74: 20,000 guesses for every viewer, house rule and number of players.
#[test]
fn a74_guesses_can_be_rewound_to_the_deal_and_played_again() {
    let variants = variants::<Race>();
    let (mut checked, mut left_out, mut seed) = (0, 0, 0);
    while checked < 20_000 {
        let (_, options) = &variants[seed as usize % variants.len()];
        let (more, out) = check(options, 4 + (seed % 2) as usize, seed, 6);
        checked += more;
        left_out += out;
        seed += 1;
    }
    println!("{checked} guesses of {seed} races rewound and played again, {left_out} left out");
    assert!(left_out < checked / 20, "{left_out} of {checked}");
}
