use std::{
    io::{IsTerminal as _, Write as _, stderr, stdout},
    num::NonZeroU32,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use catalog::Playable;
use engine::{HouseRules as _, Seed, house};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

use crate::{
    failure::Failure,
    stop,
    table::{no_such_game, options_from},
    words::{self, say},
};

mod contest;
mod report;
mod seating;
mod sprt;
mod tally;

use contest::Deal;
use report::Report;
use seating::{Entrant, Seating};
use sprt::{Bounds, Sprt};
use tally::Tally;

/// Let bots play each other, and measure how strong and how quick they are
///
/// The same deals are played again while the bots move round through all seats. With
/// two bots in a game for more, one of the first sits at a table full of the second.
/// Where all play together, every bot named fills all seats on the same deals; `A+B+C`
/// is a team of different bots, from the first seat. Results do not depend on the
/// number of threads. Ctrl-C stops and prints what is done.
#[derive(clap::Args)]
pub(crate) struct Arena {
    /// The game
    game: String,

    /// The bots, such as medium, greedy, search:2000
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<String>,

    /// Games to play, or games of each team; rounded up to whole deals
    #[arg(long, value_name = "N", default_value = "100")]
    games: NonZeroU32,

    /// The seed of the first deal; the next ones follow it
    #[arg(long, value_name = "N", default_value = "0")]
    seed: Seed,

    /// Games played at the same time; otherwise one for each core
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroU32>,

    /// A house rule; `hedgerow games GAME` lists them
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,

    /// Number of players; otherwise as many as bots are named, where that is
    /// allowed and they play against each other, or the game's usual number
    #[arg(long, value_name = "N")]
    players: Option<usize>,

    /// Stop as soon as it is clear, at 5 % error, whether the first bot's share
    /// of wins is P0 or P1; if none are given, the fair share or 1.1 times that
    #[arg(long, value_name = "P0,P1", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    sprt: Option<String>,

    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
}

/// More seats' worth of games than anybody can wait for.
const MOST_THREADS: u32 = 1_024;

/// Deals between two looks at whether a sequential test is decided.
///
/// Fixed, so that where the test stops does not depend on the threads.
const BATCH: u32 = 16;

/// What is played: the same for every deal.
struct Plan<G: Playable> {
    options: G::Options,
    seats: usize,
    seed: Seed,
    entrants: Vec<Entrant>,
    seatings: Vec<Seating>,
    deals: u32,
    sprt: Option<Sprt>,
}

impl Arena {
    pub(crate) fn run(self) -> Result<(), Failure> {
        catalog::with_game!(&self.game, G => self.contest::<G>())
            .unwrap_or_else(|| Err(no_such_game(&self.game)))
    }

    fn contest<G: Playable>(&self) -> Result<(), Failure> {
        let plan = self.plan::<G>()?;
        let stop = stop::on_interrupt()?;
        let (deals, stopped_at) = self.play(&plan, &stop)?;
        let interrupted = stop.load(Ordering::Relaxed);
        let report = Report {
            game: G::ID,
            options: house::differences(&plan.options),
            seats: plan.seats,
            seed: plan.seed,
            seatings: plan.seatings.len(),
            cooperative: G::TOGETHER.is_team(),
            tally: Tally::of(
                &plan.entrants,
                &plan.seatings,
                plan.seats,
                G::TOGETHER,
                &deals,
            ),
            sprt: stopped_at,
            interrupted,
        };
        let mut out = stdout().lock();
        if self.json {
            writeln!(out, "{}", report.to_json())?;
        } else {
            write!(out, "{}", report.text())?;
        }
        Ok(())
    }

    fn plan<G: Playable>(&self) -> Result<Plan<G>, Failure> {
        let options = options_from::<G>(&self.options)?;
        let entrants: Vec<Entrant> = (self.bots.iter())
            .map(|text| Entrant::parse::<G>(text))
            .collect::<Result<_, Failure>>()?;
        let seats = self.seats::<G>(&options, &entrants)?;
        let cooperative = G::TOGETHER.is_team();
        let seatings = if cooperative {
            seating::teams(&entrants, seats)
        } else {
            seating::rotations(&entrants, seats)
        }
        .map_err(Failure::usage)?;
        let games_of_a_deal = if cooperative {
            1
        } else {
            seatings.len() as u32
        };
        let fair = (!cooperative).then(|| 1.0 / seats as f64);
        let sprt = (self.sprt.as_deref())
            .map(|text| Bounds::parse(text, fair))
            .transpose()
            .map_err(Failure::usage)?
            .map(|bounds| Sprt::new(bounds, games_of_a_deal));
        Ok(Plan {
            options,
            seats,
            seed: self.seed,
            entrants,
            seatings,
            deals: self.games.get().div_ceil(games_of_a_deal),
            sprt,
        })
    }

    fn seats<G: Playable>(
        &self,
        options: &G::Options,
        entrants: &[Entrant],
    ) -> Result<usize, Failure> {
        if let Some(players) = self.players {
            return options.seats(Some(players)).map_err(Failure::usage);
        }
        let usual = (options.seats(Some(G::USUAL_PLAYERS)))
            .or_else(|_| options.seats(None))
            .map_err(Failure::usage)?;
        let wanted = if G::TOGETHER.is_team() {
            let largest = entrants.iter().map(Entrant::size).max().unwrap_or(1);
            if largest > 1 { largest } else { usual }
        } else {
            entrants.len()
        };
        Ok(options.seats(Some(wanted)).unwrap_or(usual))
    }

    /// Plays the deals, in order as far as results go; with a sequential test,
    /// what it said.
    fn play<G: Playable>(
        &self,
        plan: &Plan<G>,
        stop: &Arc<AtomicBool>,
    ) -> Result<(Vec<Deal>, Option<sprt::Verdict>), Failure> {
        let threads = self.threads.map_or(0, NonZeroU32::get);
        if threads > MOST_THREADS {
            return Err(Failure::usage(say::threads_range(MOST_THREADS)));
        }
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads as usize)
            .build()?;
        let bar = progress(u64::from(plan.deals) * plan.seatings.len() as u64);
        let batch = if plan.sprt.is_some() {
            BATCH
        } else {
            plan.deals
        };
        let mut deals: Vec<Deal> = Vec::new();
        let mut verdict = plan.sprt.as_ref().map(|test| test.verdict(&[]));
        let mut next = 0;
        while next < plan.deals && !stop.load(Ordering::Relaxed) {
            let last = (next + batch).min(plan.deals);
            let played: Vec<Option<Deal>> = pool.install(|| {
                (next..last)
                    .into_par_iter()
                    .with_max_len(1)
                    .map(|n| contest::deal(plan, n, stop, &bar))
                    .collect()
            });
            deals.extend(played.into_iter().flatten());
            next = last;
            let Some(test) = &plan.sprt else { continue };
            let shares: Vec<f64> = (deals.iter())
                .map(|deal| tally::share_of_first(deal, &plan.seatings))
                .collect();
            let now = test.verdict(&shares);
            let decided = now.decided();
            verdict = Some(now);
            if decided {
                break;
            }
        }
        bar.finish_and_clear();
        Ok((deals, verdict))
    }
}

/// A bar on the terminal; nothing where nobody looks.
fn progress(games: u64) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let (games_word, to_go) = (words::GAMES_TO_GO, words::TIME_TO_GO);
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {games_word}, {{eta}} {to_go}");
    let style =
        ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}
