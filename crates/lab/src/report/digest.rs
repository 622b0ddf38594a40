//! A study in short: what a list of studies and a page with several side by side show.

use serde::Serialize;

use super::{Purpose, Report, around, share};

/// A study in short; written to `summary.json`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Digest {
    /// The version of the file format.
    pub format: u32,
    /// The version of the program.
    pub version: String,
    /// The game's id.
    pub game: String,
    /// Its name.
    pub title: String,
    /// The language it is told in, by its tag.
    pub language: &'static str,
    /// What was asked: `run`, `compare`, …
    pub purpose: &'static str,
    /// The command that does it again.
    pub command: String,
    /// How many games were played.
    pub games: u64,
    /// On how many deals.
    pub deals: u64,
    /// The name of each plan.
    pub plans: Vec<String>,
    /// What was found, in sentences.
    pub summary: Vec<String>,
    /// The figures.
    pub figures: Vec<DigestFigure>,
}

/// A figure of all plans.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DigestFigure {
    /// Its name in files.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// For each plan; missing if no game has it.
    pub plans: Vec<Option<DigestValue>>,
}

/// A figure of one plan.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DigestValue {
    /// As people read it, with its interval.
    pub text: String,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Purpose {
    /// The word for it in commands.
    pub const fn word(&self) -> &'static str {
        match self {
            Purpose::Run => "run",
            Purpose::Compare => "compare",
            Purpose::Sweep(_) => "sweep",
            Purpose::Deviate => "deviate",
            Purpose::Restrict => "restrict",
            Purpose::Ladder => "ladder",
        }
    }
}

impl Report {
    /// The study in short.
    pub fn digest(&self) -> Digest {
        let figures = self.subject.figures.iter().map(|figure| {
            let value = |plan| {
                let found = self.figure(plan, &figure.id)?;
                Some(DigestValue {
                    text: if figure.kind.is_share() {
                        share(found)
                    } else {
                        around(found)
                    },
                    low: found.low,
                    high: found.high,
                })
            };
            DigestFigure {
                id: figure.id.clone(),
                name: figure.name.clone(),
                plans: (0..self.names.len()).map(value).collect(),
            }
        });
        Digest {
            format: Report::FORMAT,
            version: self.version.clone(),
            game: self.subject.game.clone(),
            title: self.subject.title.clone(),
            language: i18n::spoken().tag(),
            purpose: self.purpose.word(),
            command: self.command.clone(),
            games: self.tallies.games(),
            deals: self.tallies.deals(),
            plans: self.names.clone(),
            summary: self.summary(None),
            figures: figures.collect(),
        }
    }
}
