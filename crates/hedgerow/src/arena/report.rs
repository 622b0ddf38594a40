//! The results for people and for programs.

use std::fmt::Write as _;

use engine::Seed;
use lab::Estimate;
use serde_json::{Map, Value, json};

use super::{
    sprt::{Accepted, Sprt, Verdict},
    tally::{Row, Tally},
};

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
            "bot",
            "games",
            "wins",
            "95 %",
            "points",
            "±",
            "decisions",
            "mean ms",
            "p95 ms",
            "max ms"
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
        let stopped = if self.interrupted {
            ", interrupted"
        } else {
            ""
        };
        let played = if self.cooperative {
            format!("{games} games of each team")
        } else {
            format!(
                "{games} games: {deals} deals, {} seatings each",
                self.seatings
            )
        };
        let options: String = (self.options.iter())
            .map(|(key, value)| match value {
                Value::String(word) => format!(" {key}={word}"),
                other => format!(" {key}={other}"),
            })
            .collect();
        format!(
            "{}{options}, {} seats, {played}, seed {}{stopped}\n",
            self.game, self.seats, self.seed
        )
    }

    fn remarks(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let Some(first) = self.tally.rows.first() else {
            return lines;
        };
        if let Some(fair) = first.fair.filter(|_| self.seats > 2) {
            lines.push(format!(
                "{} has {:.2} times its fair share of wins [{:.2}, {:.2}]",
                first.name,
                first.wins.mean / fair,
                first.wins.low / fair,
                first.wins.high / fair
            ));
        }
        if let Some(elo) = self.tally.elo {
            lines.push(format!(
                "Elo of {} over {}: {:+.0} [{:+.0}, {:+.0}]",
                first.name, self.tally.rows[1].name, elo.mean, elo.low, elo.high
            ));
        }
        for row in &self.tally.rows[1..] {
            let Estimate { mean, low, high } = row.lead;
            // Where nobody plays against the other, points are what is compared.
            let percent = row.ratio.filter(|_| self.cooperative).map(|ratio| {
                let percent = |ratio: f64| 100.0 * (ratio - 1.0);
                let [mean, low, high] = [ratio.mean, ratio.low, ratio.high].map(percent);
                format!(", {mean:+.1} % [{low:+.1}, {high:+.1}],")
            });
            lines.push(format!(
                "{} has {mean:+.2} points [{low:+.2}, {high:+.2}]{} beside {} on the same deals",
                row.name,
                percent.unwrap_or_default(),
                first.name
            ));
        }
        if let Some(verdict) = self.sprt {
            let Verdict { bounds, ratio, .. } = verdict;
            let said = match verdict.accepted {
                Some(Accepted::High) => format!("accepts {:.3}", bounds.high),
                Some(Accepted::Low) => format!("accepts {:.3}", bounds.low),
                None => "is undecided".to_owned(),
            };
            lines.push(format!(
                "SPRT of a share of {:.3} against {:.3} for {} {said} (log ratio {ratio:+.2}, error {:.0} %)",
                bounds.high,
                bounds.low,
                first.name,
                100.0 * Sprt::ERROR
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
    let interval = format!(
        "[{:.1}, {:.1}]",
        percent(row.wins.low),
        percent(row.wins.high)
    );
    format!(
        "{:>6} {:>5.1} % {interval:>15} {:>9.2} {:>8.2} {:>9} {:>9.3} {:>9.3} {:>9.3}",
        row.games,
        percent(row.wins.mean),
        row.points.mean,
        row.points.high - row.points.mean,
        row.decisions,
        1e3 * row.time.mean,
        1e3 * row.time.p95,
        1e3 * row.time.max
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
