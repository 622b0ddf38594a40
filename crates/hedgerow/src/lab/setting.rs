use std::{num::NonZeroU64, path::PathBuf};

use anyhow::Context as _;
use bots::BotSpec;
use engine::{Seed, house};
use lab::{Plan, PlanError, Study};
use serde_json::{Map, Value};

use crate::{
    data,
    failure::Failure,
    table::read_file,
    words::{self, say},
};

/// What is played and how much of it; the same words for every question.
#[derive(Clone, clap::Args)]
pub(super) struct Setting {
    /// The game
    pub(super) game: String,

    /// A house rule; `hedgerow games GAME` lists them
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE")]
    pub(super) options: Vec<String>,

    /// Who plays: one bot for all seats, two (one of the first at a table full of the
    /// second), or one for each seat
    #[arg(
        long,
        value_name = "A,B,…",
        value_delimiter = ',',
        default_value = "medium"
    )]
    pub(super) seats: Vec<String>,

    /// Play with a changed data file: a copy of games/GAME/*.tsv with other numbers
    #[arg(long, value_name = "FILE")]
    pub(super) cards: Option<PathBuf>,

    /// Number of players; otherwise that of --seats, or the game's usual number
    #[arg(long, value_name = "N")]
    pub(super) players: Option<usize>,

    /// Games to play of each variant, rounded up to whole deals [default: 1000]
    #[arg(long, value_name = "N")]
    pub(super) games: Option<NonZeroU64>,

    /// Stop when the main figure is known to within this much, as in 0.5% (of all
    /// games, or of the points of a team)
    #[arg(long, value_name = "P%")]
    pub(super) until_error: Option<String>,

    /// The seed of the first deal; the next ones follow it
    #[arg(long, value_name = "N", default_value = "0")]
    pub(super) seed: Seed,

    /// Games played at the same time; otherwise one for each core
    #[arg(long, value_name = "T")]
    pub(super) threads: Option<NonZeroU64>,

    /// Have it played by the workers at this NATS server
    #[cfg(feature = "nats")]
    #[arg(long, value_name = "nats://HOST:PORT")]
    pub(super) nats: Option<String>,

    /// Write report.html, summary.json, run.json and tables as CSV to this
    /// folder
    #[arg(long, value_name = "DIR")]
    pub(super) out: Option<PathBuf>,

    /// Write them to lab/NAME in the data folder, where `hedgerow serve` shows them
    #[arg(long, value_name = "NAME", conflicts_with = "out")]
    pub(super) keep: Option<String>,

    /// Tell line by line how it goes, and stop when standard input ends: for the program
    /// that started this one
    #[arg(long, hide = true)]
    pub(super) attended: bool,
}

/// More games than anybody can wait for.
const MOST_GAMES: u64 = 1_000_000_000;
/// Games if nobody says.
const USUAL_GAMES: u64 = 1_000;
/// More threads than any machine has.
const MOST_THREADS: u64 = 1_024;

impl Setting {
    /// Where the report goes.
    pub(super) fn folder(&self) -> Result<Option<PathBuf>, Failure> {
        let Some(name) = &self.keep else {
            return Ok(self.out.clone());
        };
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
        if name.is_empty() || name.len() > 60 || !name.chars().all(is_plain) {
            return Err(Failure::usage(words::KEEP_NAME));
        }
        let data = data::folder().context(words::NO_FOLDER)?;
        Ok(Some(data.join("lab").join(name)))
    }

    /// The options as typed: keys with their values, in the order given.
    pub(super) fn typed(&self) -> Result<Vec<(String, Vec<String>)>, Failure> {
        let mut typed: Vec<(String, Vec<String>)> = Vec::new();
        for option in &self.options {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| Failure::usage(say::option_shape(option)))?;
            match typed.iter_mut().find(|(known, _)| known == key) {
                Some((_, values)) => values.push(value.to_owned()),
                None => typed.push((key.to_owned(), vec![value.to_owned()])),
            }
        }
        Ok(typed)
    }

    /// The options where each is given once.
    pub(super) fn single(&self) -> Result<Vec<(String, String)>, Failure> {
        (self.typed()?.into_iter())
            .map(
                |(key, mut values)| match (values.pop(), values.is_empty()) {
                    (Some(value), true) => Ok((key, value)),
                    _ => Err(Failure::usage(say::option_twice(key))),
                },
            )
            .collect()
    }

    pub(super) fn bots(&self) -> Result<Vec<BotSpec>, Failure> {
        let parsed = self.seats.iter().map(|name| name.parse());
        parsed.collect::<Result<_, _>>().map_err(Failure::usage)
    }

    /// The plan with these options.
    pub(super) fn plan<G: Study>(
        &self,
        options: &[(String, String)],
        bots: &[BotSpec],
    ) -> Result<Plan<G>, Failure> {
        let options = read_options::<G>(options).map_err(Failure::usage)?;
        let plan = Plan::new(options, self.players, bots, self.seed).map_err(Failure::usage)?;
        let Some(path) = &self.cards else {
            return Ok(plan);
        };
        let text = read_file(path)?;
        (plan.with_cards(&text)).map_err(|error| Failure::of_file(path, &error))
    }

    pub(super) fn threads(&self) -> Result<usize, Failure> {
        match self.threads {
            None => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
            Some(threads) if threads.get() <= MOST_THREADS => Ok(threads.get() as usize),
            Some(_) => Err(Failure::usage(say::threads_range(MOST_THREADS))),
        }
    }

    /// How many games to play at most.
    pub(super) fn games(&self) -> Result<u64, Failure> {
        let usual = if self.until_error.is_some() {
            MOST_GAMES
        } else {
            USUAL_GAMES
        };
        let games = self.games.map_or(usual, NonZeroU64::get);
        if games > MOST_GAMES {
            return Err(Failure::usage(say::games_range(MOST_GAMES)));
        }
        Ok(games)
    }

    /// How well the main figure is to be known.
    pub(super) fn error(&self) -> Result<Option<f64>, Failure> {
        let Some(text) = &self.until_error else {
            return Ok(None);
        };
        let percent = text.trim_end_matches('%').trim().parse::<f64>().ok();
        percent
            .filter(|percent| *percent > 0.0 && *percent < 50.0)
            .map(|percent| Some(percent / 100.0))
            .ok_or_else(|| Failure::usage(say::error_range(text)))
    }
}

/// House rules from options as they were typed.
pub(super) fn read_options<G: Study>(
    options: &[(String, String)],
) -> Result<G::Options, PlanError> {
    let given: Map<String, Value> = (options.iter())
        .map(|(key, value)| {
            (
                key.clone(),
                house::value_from_text::<G::Options>(key, value),
            )
        })
        .collect();
    Ok(house::read(&given)?)
}
