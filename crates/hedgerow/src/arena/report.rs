//! The results for people and for programs.

use std::fmt::Write as _;

use engine::Seed;
use i18n::{Language, spoken};
use lab::{
    Estimate,
    words::{fixed, signed},
};
use serde_json::{Map, Value, json};

use super::{
    sprt::{Accepted, Sprt, Verdict},
    tally::{Row, Tally},
};
use crate::words::{self, say};

/// What is printed at the end.
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) options: Map<String, Value>,
    pub(super) seats: usize,
    pub(super) seed: Seed,
    pub(super) seatings: usize,
    pub(super) cooperative: bool,
    pub(super) tally: Tally,
    pub(super) sprt: Option<Verdict>,
    pub(super) interrupted: bool,
}

impl Report {
    pub(super) fn text(&self) -> String {
        let mut text = self.heading();
        let width = (self.tally.rows.iter())
            .map(|row| row.name.len())
            .max()
            .unwrap_or(0)
            .max(3);
        let _ = writeln!(
            text,
            "{:width$} {:>6} {:>7} {:>15} {:>9} {:>8} {:>9} {:>9} {:>9} {:>9}",
            words::COLUMN_BOT.text(),
            words::COLUMN_GAMES.text(),
            words::COLUMN_WINS.text(),
            "95 %",
            words::COLUMN_POINTS.text(),
            "±",
            words::COLUMN_DECISIONS.text(),
            words::COLUMN_MEAN.text(),
            words::COLUMN_P95.text(),
            words::COLUMN_MAX.text()
        );
        for row in &self.tally.rows {
            let _ = writeln!(text, "{:width$} {}", row.name, cells(row));
        }
        for line in self.remarks() {
            let _ = writeln!(text, "{line}");
        }
        text
    }

    fn heading(&self) -> String {
        let games = self.tally.games();
        let deals = self.tally.deals;
        let played = if self.cooperative {
            say::played_teams(games)
        } else {
            say::played_deals(games, deals, self.seatings)
        };
        let options: String = (self.options.iter())
            .map(|(key, value)| match value {
                Value::String(word) => format!(" {key}={word}"),
                other => format!(" {key}={other}"),
            })
            .collect();
        let seed = self.seed.to_string();
        let heading = say::arena_heading(self.game, options, self.seats, played, seed);
        if self.interrupted {
            say::arena_interrupted(heading) + "\n"
        } else {
            heading + "\n"
        }
    }

    fn remarks(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let Some(first) = self.tally.rows.first() else {
            return lines;
        };
        if let Some(fair) = first.fair.filter(|_| self.seats > 2) {
            let Estimate { mean, low, high } = first.wins;
            let [mean, low, high] = [mean, low, high].map(|share| fixed(share / fair, 2));
            lines.push(say::fair_share(&first.name, mean, low, high));
        }
        if let Some(elo) = self.tally.elo {
            let [mean, low, high] = [elo.mean, elo.low, elo.high].map(|elo| signed(elo, 0));
            let other = &self.tally.rows[1].name;
            lines.push(say::elo_over(&first.name, other, mean, low, high));
        }
        for row in &self.tally.rows[1..] {
            let Estimate { mean, low, high } = row.lead;
            let [mean, low, high] = [mean, low, high].map(|points| signed(points, 2));
            // Where nobody plays against the other, points are what is compared.
            lines.push(match row.ratio.filter(|_| self.cooperative) {
                None => say::points_beside(&row.name, mean, low, high, &first.name),
                Some(ratio) => {
                    let percent = |ratio: f64| signed(100.0 * (ratio - 1.0), 1);
                    let [share, least, most] = [ratio.mean, ratio.low, ratio.high].map(percent);
                    let points = words::message::estimated_points(mean, low, high);
                    let share = words::message::estimated_percent(share, least, most);
                    say::points_percent_beside(&row.name, points, share, &first.name)
                }
            });
        }
        if let Some(Verdict {
            bounds,
            ratio,
            accepted,
        }) = self.sprt
        {
            let [low, high] = [bounds.low, bounds.high].map(|share| fixed(share, 3));
            let verdict = match accepted {
                Some(Accepted::High) => say::sprt_accepts(&high),
                Some(Accepted::Low) => say::sprt_accepts(&low),
                None => words::SPRT_UNDECIDED.into(),
            };
            let error = fixed(100.0 * Sprt::ERROR, 0);
            let ratio = signed(ratio, 2);
            lines.push(say::sprt_told(
                high,
                low,
                &first.name,
                verdict,
                ratio,
                error,
            ));
        }
        lines
    }

    pub(super) fn to_json(&self) -> Value {
        let bots: Vec<Value> = self.tally.rows.iter().map(row_json).collect();
        json!({
            "game": self.game,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            "cooperative": self.cooperative,
            "deals": self.tally.deals,
            "games": self.tally.games(),
            "interrupted": self.interrupted,
            "bots": bots,
            "elo": self.tally.elo.map(estimate_json),
            "sprt": self.sprt.map(sprt_json),
        })
    }
}

fn cells(row: &Row) -> String {
    let percent = |share: f64| 100.0 * share;
    let (low, high) = (percent(row.wins.low), percent(row.wins.high));
    let between = match spoken() {
        Language::English => ",",
        // The comma stands in the numbers.
        Language::German => ";",
    };
    let interval = format!("[{}{between} {}]", fixed(low, 1), fixed(high, 1));
    let milliseconds = |seconds: f64| fixed(1e3 * seconds, 3);
    format!(
        "{:>6} {:>5} % {interval:>15} {:>9} {:>8} {:>9} {:>9} {:>9} {:>9}",
        row.games,
        fixed(percent(row.wins.mean), 1),
        fixed(row.points.mean, 2),
        fixed(row.points.high - row.points.mean, 2),
        row.decisions,
        milliseconds(row.time.mean),
        milliseconds(row.time.p95),
        milliseconds(row.time.max)
    )
}

fn row_json(row: &Row) -> Value {
    json!({
        "bot": row.name,
        "games": row.games,
        "wins": estimate_json(row.wins),
        "fair": row.fair,
        "points": estimate_json(row.points),
        "lead": estimate_json(row.lead),
        "ratio": row.ratio.map(estimate_json),
        "decisions": row.decisions,
        "cpu_ms": {
            "mean": 1e3 * row.time.mean,
            "p95": 1e3 * row.time.p95,
            "max": 1e3 * row.time.max,
        },
    })
}

/// Infinities become null: JSON has none.
fn estimate_json(estimate: Estimate) -> Value {
    json!({ "mean": estimate.mean, "low": estimate.low, "high": estimate.high })
}

fn sprt_json(verdict: Verdict) -> Value {
    json!({
        "low": verdict.bounds.low,
        "high": verdict.bounds.high,
        "log_ratio": verdict.ratio,
        "accepted": verdict.accepted.map(|accepted| match accepted {
            Accepted::Low => "low",
            Accepted::High => "high",
        }),
    })
}
