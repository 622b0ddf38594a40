//! Random games by the hundred thousand end, and look as games of these rules
//! look. The bands are wide enough for chance and narrow enough for a rule that
//! has gone wrong. What 200,000 games to 21 under uniform random play show:
//!
//! | figure | a round |
//! |---|---|
//! | follower without a lead suit (B31) | 1.21 |
//! | a Crown's demand leaves less than following would (B76) | 0.74 |
//! | a 9 counts as trump only for being alone (B37) | 1.62 |
//! | an exchange changes the trump suit (B56) | 1.39 |
//! | an Ace loses its trick, the last one included (B49) | 2.11 |
//! | a losing Ace takes the lead (B49, B52) | 1.93 |
//! | sevens scored (B67) | 2.37 |
//! | tricks decided by the rule for Pawns (B42) | 0.020 |
//! | round score of a player (B85) | 5.19 |
//! | non-dealer's score less the dealer's | -0.015 |
//!
//! Rounds in a game: 2.93 to 16 points, 3.81 to 21, 6.34 to 35 (B94).

use std::ops::Range;

use badger::CardSet;
use badger::{Badger, Card, Event, Hand, Options, PawnTie, Phase, Side, Suit, View, trick_winner};
use engine::{Chance as _, Game as _, Log, Seat, Seed, Viewer};

/// What happened in some games.
#[derive(Default, Clone, Copy, Debug)]
struct Tally {
    games: u64,
    rounds: u64,
    voids: u64,
    narrowed: u64,
    promoted: u64,
    ties: u64,
    trump_changes: u64,
    ace_leads: u64,
    /// Aces that lost their trick, the last one of a round included.
    losing_aces: u64,
    sevens: u64,
    points: u64,
    /// Round scores of the non-dealer, less those of the dealer.
    advantage: i64,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.rounds += other.rounds;
        self.voids += other.voids;
        self.narrowed += other.narrowed;
        self.promoted += other.promoted;
        self.ties += other.ties;
        self.trump_changes += other.trump_changes;
        self.ace_leads += other.ace_leads;
        self.losing_aces += other.losing_aces;
        self.sevens += other.sevens;
        self.points += other.points;
        self.advantage += other.advantage;
    }

    fn rounds_a_game(&self) -> f64 {
        self.rounds as f64 / self.games as f64
    }
}

/// Somebody who watches a game and keeps count.
struct Witness {
    tally: Tally,
    trump: Suit,
    dealer: Seat,
}

impl Witness {
    fn trick(&mut self, led: Card, followed: Card) {
        let winner = |tie| trick_winner(led, followed, self.trump, led.suits(), tie);
        let lone_nine = (led.rank() == 9) != (followed.rank() == 9);
        let nine = if led.rank() == 9 { led } else { followed };
        self.tally.promoted += u64::from(lone_nine && !nine.bears(self.trump));
        self.tally.voids += u64::from(!followed.suits().meets(led.suits()));
        let loser = match winner(PawnTie::Leader) {
            Side::Leader => followed,
            Side::Follower => led,
        };
        self.tally.losing_aces += u64::from(loser.rank() == 1);
        self.tally.ties += u64::from(winner(PawnTie::Leader) != winner(PawnTie::Follower));
    }
}

impl Log<Event> for Witness {
    fn push(&mut self, event: impl FnOnce() -> Event) {
        match event() {
            Event::Exchanged { trump, .. } => {
                self.tally.trump_changes += u64::from(trump != self.trump);
                self.trump = trump;
            }
            Event::TookTrick { cards, sevens, .. } => {
                self.tally.sevens += u64::from(sevens);
                self.trick(cards[0], cards[1]);
            }
            Event::AceLeads { .. } => self.tally.ace_leads += 1,
            Event::RoundScored { points, .. } => {
                let dealer = self.dealer.index();
                self.tally.rounds += 1;
                self.tally.points += u64::from(points[0]) + u64::from(points[1]);
                self.tally.advantage += i64::from(points[1 - dealer]) - i64::from(points[dealer]);
            }
            Event::Dealt { dealer, trump, .. } => {
                self.dealer = dealer;
                self.trump = trump;
            }
            Event::Over { .. } => self.tally.games += 1,
            Event::Played { .. }
            | Event::Kept { .. }
            | Event::Drew { .. }
            | Event::Buried { .. } => {}
        }
    }
}

/// Whether the follower could play more cards if the led Crown were another
/// card of its suit.
fn is_narrowed(view: &View, follower: Seat, legal: usize) -> bool {
    let (Some(led), Hand::Seen(hand)) = (view.led, view.hands[follower.index()]) else {
        return false;
    };
    let following: CardSet = hand.and(led.suits().cards());
    view.phase == Phase::Follow && led.rank() == 11 && legal < following.len()
}

fn play(options: &Options, seeds: Range<u64>) -> Tally {
    let mut tally = Tally::default();
    let mut legal = Vec::new();
    for seed in seeds {
        let mut chance = Seed::from(seed).setup();
        let mut state = Badger::setup(options, 2, &mut chance);
        let view = state.view(Viewer::Spectator);
        let mut witness = Witness {
            tally,
            trump: view.trump,
            dealer: view.dealer,
        };
        while let Some(seat) = state.awaits().first() {
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            witness.tally.narrowed += u64::from(is_narrowed(&view, seat, legal.len()));
            state.apply(seat, chance.choose(&legal), &mut chance, &mut witness);
        }
        tally = witness.tally;
    }
    tally
}

/// Plays with these seeds on two threads.
fn play_on_two_threads(options: &Options, games: u64) -> Tally {
    let half = games / 2;
    let mut tally = Tally::default();
    std::thread::scope(|scope| {
        let other = scope.spawn(|| play(options, half..games));
        tally = play(options, 0..half);
        tally.add(other.join().expect("no game panics"));
    });
    tally
}

#[track_caller]
fn within(name: &str, found: f64, band: Range<f64>) {
    println!("{name}: {found:.4}");
    assert!(
        band.contains(&found),
        "{name}: {found:.4} is not in {band:?}"
    );
}

/// B31, B37, B42, B49, B56, B67, B76, B85, B94.
#[test]
fn two_hundred_thousand_random_games_end_and_look_right() {
    let tally = play_on_two_threads(&Options::default(), 200_000);
    assert_eq!(tally.games, 200_000, "every game ends");
    let a_round = |count: u64| count as f64 / tally.rounds as f64;
    within("rounds a game to 21", tally.rounds_a_game(), 3.75..3.9);
    within("voids a round", a_round(tally.voids), 1.1..1.35);
    within("narrowed by a Crown", a_round(tally.narrowed), 0.6..0.8);
    within("promoted nines a round", a_round(tally.promoted), 1.5..1.75);
    within(
        "trump changes a round",
        a_round(tally.trump_changes),
        1.2..1.5,
    );
    within("losing Aces a round", a_round(tally.losing_aces), 2.0..2.2);
    within("Ace leads a round", a_round(tally.ace_leads), 1.85..2.05);
    within("sevens a round", a_round(tally.sevens), 2.25..2.5);
    within(
        "decisive Pawn ties a round",
        a_round(tally.ties),
        0.015..0.03,
    );
    within("round score", a_round(tally.points) / 2.0, 5.1..5.35);
    let advantage = tally.advantage as f64 / tally.rounds as f64;
    within("non-dealer less dealer", advantage, -0.1..0.1);
}

/// B93, B94.
#[test]
fn short_and_long_games_have_their_length() {
    for (target, band) in [(16, 2.8..3.0), (35, 6.2..6.45)] {
        let options = Options {
            target,
            ..Options::default()
        };
        let tally = play_on_two_threads(&options, 20_000);
        assert_eq!(tally.games, 20_000);
        let name = format!("rounds a game to {target}");
        within(&name, tally.rounds_a_game(), band);
    }
}
