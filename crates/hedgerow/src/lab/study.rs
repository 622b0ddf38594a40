use std::{
    io::{IsTerminal as _, Write as _, stderr, stdout},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::Context as _;
use i18n::{Language, speaking};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{
    Course, Estimate, Output, Plan, Purpose, Report, Shard, Study, Subject, Wording, words::fixed,
};

use super::setting::Setting;
use crate::{
    failure::{Failure, cannot_write},
    stop,
    words::{self, say},
};

/// A question, ready to be answered.
pub(super) struct Asked<G: Study> {
    pub(super) setting: Setting,
    pub(super) purpose: Purpose,
    pub(super) names: Vec<String>,
    pub(super) plans: Vec<Plan<G>>,
}

/// What is known so far, and where it goes.
struct Answer {
    report: Report,
    output: Option<Output>,
    /// Why writing stopped.
    failed: Option<std::io::Error>,
    bar: Progress,
    said: Option<Instant>,
    /// When it began, and when it is kept next.
    begun: Instant,
    keep_after: Duration,
    /// How many deals were asked for.
    deals: Option<u64>,
}

/// What is known is written after a second, and whenever the run has taken twice as long
/// or this much longer.
const FIRST_KEPT: Duration = Duration::from_secs(1);
const KEPT_EVERY: Duration = Duration::from_mins(1);

/// How it goes, for whoever looks.
enum Progress {
    Bar(ProgressBar),
    Lines { of: Option<u64> },
}

impl Progress {
    /// How many games are played, and what they show so far.
    fn say(&self, games: u64, words: &str) {
        match self {
            Progress::Bar(bar) => {
                bar.set_position(games);
                bar.set_message(words.to_owned());
            }
            Progress::Lines { of } => {
                let of = of.map_or_else(|| "?".to_owned(), |of| of.to_string());
                // Whoever listened may be gone, which is no reason to fail.
                let _ = writeln!(stderr(), "progress {games} {of} {words}");
            }
        }
    }
}

impl<G: Study> Asked<G> {
    pub(super) fn answer(self) -> Result<(), Failure> {
        let threads = self.setting.threads()?;
        let error = self.setting.error()?;
        let rotations = self.plans[0].rotations().len() as u64;
        let deals = self.setting.games()?.div_ceil(rotations);
        let stop = stop::on_interrupt()?;
        if self.setting.attended {
            stop::at_end_of_input(&stop);
        }
        let mut answer = self.begin(deals, error)?;
        let mut done = 0;
        while done < deals && !stop.load(Ordering::Relaxed) {
            let next = if error.is_some() {
                look_after(done).min(deals)
            } else {
                deals
            };
            let course = Course {
                deals: done..next,
                shard: self.shard(),
                threads,
                rows: answer.output.is_some(),
            };
            self.play(&course, &stop, |shard| answer.add(&shard, &stop))?;
            done = next;
            if error.is_some_and(|error| answer.is_known(error)) {
                break;
            }
        }
        if let Progress::Bar(bar) = &answer.bar {
            bar.finish_and_clear();
        }
        if error.is_none() && answer.report.tallies.deals() < deals {
            answer.report.stopped_before = Some(deals);
        }
        answer.finish()
    }

    /// Plays here, or wherever there are workers.
    fn play(
        &self,
        course: &Course,
        stop: &Arc<AtomicBool>,
        each: impl FnMut(Shard),
    ) -> Result<(), Failure> {
        #[cfg(feature = "nats")]
        if let Some(address) = &self.setting.nats {
            return super::nats::run(address, &self.plans, course, stop, each);
        }
        Ok(lab::run(&self.plans, course, stop, each)?)
    }

    /// Random games are over before a thread has fetched one.
    fn shard(&self) -> u64 {
        let quick = self.plans.iter().all(|plan| plan.close_every > 1);
        if quick { 256 } else { 1 }
    }

    fn begin(&self, deals: u64, error: Option<f64>) -> Result<Answer, Failure> {
        // It is written down; pages translate it.
        let subject = speaking(Language::English, || Subject::of(&self.plans[0]));
        let orders: Vec<_> = self.plans.iter().map(Plan::order).collect();
        let output = match self.setting.folder()? {
            None => None,
            Some(folder) => Some(
                Output::create(
                    &folder,
                    &subject.figures,
                    &orders,
                    &self.names,
                    Wording::of::<G>(),
                )
                .map_err(|error| cannot_write(&folder, &error))?,
            ),
        };
        let per_deal: u64 = self
            .plans
            .iter()
            .map(|plan| plan.rotations().len() as u64)
            .sum();
        let games = error.is_none().then_some(deals * per_deal);
        let bar = if self.setting.attended {
            Progress::Lines { of: games }
        } else {
            Progress::Bar(progress(games))
        };
        Ok(Answer {
            report: Report {
                format: Report::FORMAT,
                version: env!("CARGO_PKG_VERSION").to_owned(),
                purpose: self.purpose.clone(),
                command: command(),
                names: self.names.clone(),
                orders,
                subject,
                tallies: lab::Tallies::default(),
                stopped_before: None,
            },
            output,
            failed: None,
            bar,
            said: None,
            begun: Instant::now(),
            keep_after: FIRST_KEPT,
            deals: error.is_none().then_some(deals),
        })
    }
}

impl Answer {
    /// Counts a stretch, keeps its games, and says how it goes.
    fn add(&mut self, shard: &Shard, stop: &Arc<AtomicBool>) {
        self.report.tallies.merge(&shard.tallies);
        if let (Some(output), None) = (&mut self.output, &self.failed) {
            let written = shard.rows.0.iter().try_for_each(|row| output.game(row));
            if let Err(error) = written {
                // What was played so far is still told.
                self.failed = Some(error);
                stop.store(true, Ordering::Relaxed);
            }
        }
        let taken = self.begun.elapsed();
        if taken >= self.keep_after {
            self.keep_after = (taken * 2).min(taken + KEPT_EVERY);
            self.keep();
        }
        if (self.said).is_none_or(|said| said.elapsed() > Duration::from_millis(200)) {
            self.said = Some(Instant::now());
            let words = self.report.headline(0);
            let words = words.map(|(id, found)| running(id, found));
            let games = self.report.tallies.games();
            self.bar.say(games, &words.unwrap_or_default());
        }
    }

    /// Writes down what is known, for the case that the program is killed.
    fn keep(&mut self) {
        let (Some(output), None) = (&mut self.output, &self.failed) else {
            return;
        };
        self.report.stopped_before = self.deals;
        if let Err(error) = output.keep(&self.report) {
            self.failed = Some(error);
        }
        self.report.stopped_before = None;
    }

    /// Whether the main figure is known well enough.
    fn is_known(&self, error: f64) -> bool {
        let known = |plan| {
            let Some((id, found)) = self.report.headline(plan) else {
                return true;
            };
            let whole = if id == "points" {
                found.mean.abs()
            } else {
                1.0
            };
            found.half() <= error * whole
        };
        (0..self.report.names.len()).all(known)
    }

    fn finish(self) -> Result<(), Failure> {
        let mut out = stdout().lock();
        let wording = catalog::find(&self.report.subject.game).map(|game| game.wording);
        for line in self.report.summary(wording) {
            writeln!(out, "{line}")?;
        }
        if let Some(error) = self.failed {
            if let Some(output) = self.output
                && let Ok(page) = output.give_up(&self.report)
            {
                writeln!(out, "{}", say::report_at(page.display().to_string()))?;
            }
            return Err(anyhow::Error::from(error)
                .context(words::TABLES_NOT_WRITTEN)
                .into());
        }
        if let Some(output) = self.output {
            let page = output
                .finish(&self.report)
                .context(words::REPORT_NOT_WRITTEN)?;
            writeln!(out, "{}", say::report_at(page.display().to_string()))?;
        }
        Ok(())
    }
}

/// After how many deals to look again whether enough is known: always the same, so
/// that the end does not depend on the threads.
fn look_after(done: u64) -> u64 {
    (done + done / 4).max(done + 32)
}

/// The main figure while games are played.
fn running(id: &str, found: Estimate) -> String {
    if id == "points" {
        return say::running_points(fixed(found.mean, 1), fixed(found.half(), 1));
    }
    let what = match id {
        "wins_bot_0" => words::FIRST_BOT_WINS,
        "won" => words::TEAM_WINS,
        _ => words::FIRST_IN_TURN_WINS,
    };
    let percent = |share: f64| fixed(100.0 * share, 1);
    say::running_wins(what, percent(found.mean), percent(found.half()))
}

/// A bar on the terminal; nothing where nobody looks.
fn progress(games: Option<u64>) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let (word, to_go) = (words::GAMES_TO_GO, words::TIME_TO_GO);
    let (bar, template) = match games {
        Some(games) => (
            ProgressBar::new(games),
            format!("{{wide_bar}} {{pos}}/{{len}} {word}, {{per_sec}}, {{eta}} {to_go}  {{msg}}"),
        ),
        None => (
            ProgressBar::new_spinner(),
            format!("{{spinner}} {{pos}} {word}, {{per_sec}}  {{msg}}"),
        ),
    };
    let style = ProgressStyle::with_template(&template);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The command as it was typed.
fn command() -> String {
    let mut words = vec!["hedgerow".to_owned()];
    let typed = std::env::args().skip(1);
    words.extend(typed.filter(|word| word != "--attended").map(|word| {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_=.,:/%+".contains(c);
        if !word.is_empty() && word.chars().all(is_plain) {
            word
        } else {
            format!("'{}'", word.replace('\'', "'\\''"))
        }
    }));
    words.join(" ")
}
