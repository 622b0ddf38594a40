use std::{
    hint::black_box,
    io::{Write as _, stdout},
    num::NonZeroU32,
    time::Duration,
};

use bots::{Bot as _, Ismcts};
use catalog::Playable;
use cpu_time::ProcessTime;
use engine::{Chance as _, Dice, HouseRules as _, Match, Seed, Viewer, playout};
use serde_json::{Value, json};

use crate::{failure::Failure, table::no_such_game};

/// Measure the speed of the games on one thread
///
/// Figures are by process CPU time, after a warm-up, with the usual number of
/// players and the default house rules.
#[derive(clap::Args)]
pub(crate) struct Bench {
    /// The games; all if none is named
    games: Vec<String>,

    /// CPU seconds for each measurement
    #[arg(long, value_name = "S", default_value_t = 1.0)]
    seconds: f64,

    /// One JSON object for each game
    #[arg(long)]
    json: bool,
}

/// What was measured of a game.
struct Figures {
    games_per_s: f64,
    decisions_per_s: f64,
    clones_per_s: f64,
    guesses_per_s: f64,
    state_bytes: usize,
    allocs_per_decision: f64,
    search_iterations_per_s: f64,
}

impl Bench {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let all: Vec<String> = catalog::games().iter().map(|g| g.id.to_owned()).collect();
        let games = if self.games.is_empty() {
            &all
        } else {
            &self.games
        };
        if let Some(unknown) = games.iter().find(|game| !all.contains(game)) {
            return Err(no_such_game(unknown));
        }
        if !(self.seconds > 0.0 && self.seconds <= 600.0) {
            return Err(Failure::usage(
                "--seconds takes a number above 0, at most 600",
            ));
        }
        let span = Duration::from_secs_f64(self.seconds);
        let mut out = stdout();
        if !self.json {
            writeln!(
                out,
                "{:<10} {:>10} {:>13} {:>12} {:>12} {:>10} {:>6} {:>15} {:>13}",
                "game",
                "games/s",
                "decisions/s",
                "ns/decision",
                "clones/s",
                "guesses/s",
                "bytes",
                "allocs/decision",
                "iterations/s"
            )?;
        }
        for game in games {
            let figures = catalog::with_game!(game, G => measure::<G>(span));
            let Some(figures) = figures else {
                return Err(no_such_game(game));
            };
            if self.json {
                writeln!(out, "{}", figures.to_json(game))?;
            } else {
                writeln!(out, "{}", figures.line(game))?;
            }
            out.flush()?;
        }
        Ok(())
    }
}

impl Figures {
    fn ns_per_decision(&self) -> f64 {
        1e9 / self.decisions_per_s
    }

    fn line(&self, game: &str) -> String {
        format!(
            "{game:<10} {:>10.0} {:>13.0} {:>12.1} {:>12.0} {:>10.0} {:>6} {:>15.3} {:>13.0}",
            self.games_per_s,
            self.decisions_per_s,
            self.ns_per_decision(),
            self.clones_per_s,
            self.guesses_per_s,
            self.state_bytes,
            self.allocs_per_decision,
            self.search_iterations_per_s
        )
    }

    fn to_json(&self, game: &str) -> Value {
        json!({
            "game": game,
            "games_per_s": self.games_per_s,
            "decisions_per_s": self.decisions_per_s,
            "ns_per_decision": self.ns_per_decision(),
            "clones_per_s": self.clones_per_s,
            "guesses_per_s": self.guesses_per_s,
            "state_bytes": self.state_bytes,
            "allocs_per_decision": self.allocs_per_decision,
            "search_iterations_per_s": self.search_iterations_per_s,
        })
    }
}

fn measure<G: Playable>(span: Duration) -> Figures {
    let seats = G::Options::default().seats(Some(G::USUAL_PLAYERS));
    let seats = seats.expect("the usual number of players is allowed");
    let mut dice = Seed::from(1).setup();
    let mut scratch = Vec::new();
    let mut game = |dice: &mut Dice| {
        let mut state = G::setup(&G::Options::default(), seats, dice);
        playout(&mut state, dice, &mut scratch) as u64
    };
    let mut decisions = 0;
    let (games, spent) = repeat(span, || decisions += game(&mut dice));
    // The decisions of the warm-up count too, so rates come from the mean.
    let per_game = decisions as f64 / games.total as f64;
    let games_per_s = games.measured as f64 / spent;
    let mut played = 0;
    let allocations = heap::requests(|| {
        for _ in 0..200 {
            played += game(&mut dice);
        }
    });
    let opening = opening::<G>(seats);
    let (clones, clone_time) = repeat(span / 4, || {
        for _ in 0..64 {
            black_box(black_box(&opening).clone());
        }
    });
    Figures {
        games_per_s,
        decisions_per_s: games_per_s * per_game,
        clones_per_s: 64.0 * clones.measured as f64 / clone_time,
        guesses_per_s: guesses::<G>(span / 2, seats),
        state_bytes: size_of::<G>(),
        allocs_per_decision: allocations as f64 / played as f64,
        search_iterations_per_s: search::<G>(span, &opening),
    }
}

/// The first opening, by seed, that leaves a choice: a search of one without is
/// none.
fn opening<G: Playable>(seats: usize) -> G {
    let mut openings =
        (0..).map(|n| G::setup(&G::Options::default(), seats, &mut Seed::from(n).setup()));
    let has_choice = |state: &G| {
        let mut legal = Vec::new();
        if let Some(seat) = state.awaits().first() {
            state.legal_actions(seat, &mut legal);
        }
        legal.len() > 1
    };
    openings
        .find(has_choice)
        .expect("some opening of every game leaves a choice")
}

/// Guesses from views in the middle of random games.
fn guesses<G: Playable>(span: Duration, seats: usize) -> f64 {
    let mut views = Vec::new();
    for n in 0..32 {
        let game = Match::<G>::new(G::Options::default(), Some(seats), Seed::from(n));
        let Ok(game) = game else { continue };
        let mut state = game.state().clone();
        let mut dice = Seed::from(n).bot(0);
        let mut scratch = Vec::new();
        for _ in 0..=dice.below(30) {
            let Some(seat) = state.awaits().first() else {
                break;
            };
            let action = state.random_action(seat, &mut dice, &mut scratch);
            state.apply(seat, action, &mut dice, &mut ());
        }
        if let Some(seat) = state.awaits().first() {
            views.push(state.view(Viewer::Seat(seat)));
        }
    }
    let mut dice = Seed::from(2).setup();
    let (rounds, spent) = repeat(span, || {
        for view in &views {
            black_box(G::determinize(view, &mut dice));
        }
    });
    (views.len() * rounds.measured) as f64 / spent
}

/// Iterations of the tree search from the opening.
fn search<G: Playable>(span: Duration, opening: &G) -> f64 {
    const ITERATIONS: NonZeroU32 = NonZeroU32::new(2_000).expect("not zero");
    let Some(seat) = opening.awaits().first() else {
        return 0.0;
    };
    let view = opening.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    opening.legal_actions(seat, &mut legal);
    let mut bot = Ismcts::<G>::new(ITERATIONS);
    let mut dice = Seed::from(3).setup();
    let (searches, spent) = repeat(span, || {
        black_box(bot.choose(&view, seat, &legal, &mut dice));
    });
    f64::from(ITERATIONS.get()) * searches.measured as f64 / spent
}

/// How often something was done.
struct Counts {
    measured: usize,
    total: usize,
}

/// Does something for a fifth of `span` to warm up, then for `span`; returns
/// how often, and the CPU seconds that took.
fn repeat(span: Duration, mut work: impl FnMut()) -> (Counts, f64) {
    let mut total = 0;
    let warm = ProcessTime::now();
    while warm.elapsed() < span / 5 {
        work();
        total += 1;
    }
    let batch = (total / 20).max(1);
    let start = ProcessTime::now();
    let mut measured = 0;
    while start.elapsed() < span {
        for _ in 0..batch {
            work();
        }
        measured += batch;
    }
    let spent = start.elapsed().as_secs_f64();
    (
        Counts {
            measured,
            total: total + measured,
        },
        spent,
    )
}
