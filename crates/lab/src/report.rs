//! What a study found, for people.

mod digest;
mod html;
mod verdict;

use serde::{Deserialize, Serialize};

use crate::{Estimate, Kind, Order, Subject, Sum, Tallies, Tally, elo_of};

pub use digest::{Digest, DigestFigure, DigestValue};
pub(crate) use html::escape;
pub use verdict::{Change, changes};

/// A study with everything that its pages show; written to `run.json`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The version of the file format.
    pub format: u32,
    /// The version of the program.
    pub version: String,
    /// What was asked.
    pub purpose: Purpose,
    /// The command that does it again.
    pub command: String,
    /// The name of each plan.
    pub names: Vec<String>,
    /// The plans.
    pub orders: Vec<Order>,
    /// The names of what was counted.
    pub subject: Subject,
    /// What was counted.
    pub tallies: Tallies,
    /// How many deals were asked for, if the study was stopped before.
    pub stopped_before: Option<u64>,
}

/// What a study asks.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// What a game is like.
    Run,
    /// What differs between variants on the same deals.
    Compare,
    /// What changes along the values of one option.
    Sweep(String),
    /// Which option matters most.
    Deviate,
    /// Whether an action is too strong.
    Restrict,
    /// Whether skill wins.
    Ladder,
}

impl Report {
    /// The version of the file format.
    pub const FORMAT: u32 = 1;

    /// What was found, in sentences a designer reads in a minute.
    pub fn summary(&self) -> Vec<String> {
        let mut lines = vec![self.extent()];
        match &self.purpose {
            Purpose::Run => lines.extend(self.portrait()),
            Purpose::Restrict => {
                lines.push(self.without());
                lines.extend(self.portrait());
            }
            Purpose::Compare | Purpose::Sweep(_) | Purpose::Deviate => {
                lines.extend(self.comparisons());
            }
            Purpose::Ladder => lines.extend(self.rungs()),
        }
        lines
    }

    /// How much was played.
    fn extent(&self) -> String {
        let Some(order) = self.orders.first() else {
            return "Nothing was played.".to_owned();
        };
        let players = match order.seats {
            1 => "1 player".to_owned(),
            n => format!("{n} players"),
        };
        let stopped = match self.stopped_before {
            Some(asked) => format!(", stopped before the {} that were asked for", count(asked)),
            None => String::new(),
        };
        let some = |n: u64, what: &str| {
            let plural = if n == 1 { "" } else { "s" };
            format!("{} {what}{plural}", count(n))
        };
        format!(
            "{} of {} with {players}, on {}{stopped}.",
            some(self.tallies.games(), "game"),
            self.subject.title,
            some(self.tallies.deals(), "deal")
        )
    }

    /// The tally of the first plan.
    pub fn first(&self) -> Option<&Tally> {
        self.tallies.each.first()
    }

    /// Games of a deal.
    pub(crate) fn parts(tally: &Tally) -> u64 {
        tally.games.checked_div(tally.deals).unwrap_or(1).max(1)
    }

    /// A figure of a plan, by its id.
    pub fn figure(&self, plan: usize, id: &str) -> Option<Estimate> {
        let at = self
            .subject
            .figures
            .iter()
            .position(|figure| figure.id == id)?;
        let tally = self.tallies.each.get(plan)?;
        let sum = tally.figures.get(at).filter(|sum| sum.n > 0)?;
        Some(estimate(
            sum,
            self.subject.figures[at].kind,
            Report::parts(tally),
        ))
    }

    /// What is said first of a game: who wins, or how much is won.
    pub fn headline(&self, plan: usize) -> Option<(&str, Estimate)> {
        let ids = ["wins_bot_0", "won", "points", "wins_turn_0"];
        ids.into_iter()
            .find_map(|id| Some((id, self.figure(plan, id)?)))
    }

    /// A game by itself.
    fn portrait(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let seats = self.orders.first().map_or(1, |order| order.seats);
        let fair = 1.0 / seats as f64;
        if let Some(first) = self.figure(0, "wins_turn_0") {
            lines.push(format!(
                "The first in turn order wins {}; an equal share is {:.1} %: {}.",
                share(first),
                100.0 * fair,
                if first.covers(fair) {
                    "no advantage of a seat is seen".to_owned()
                } else if first.mean > fair {
                    format!(
                        "the first turn helps, by {:.1} points",
                        100.0 * (first.mean - fair)
                    )
                } else {
                    format!(
                        "the first turn hurts, by {:.1} points",
                        100.0 * (fair - first.mean)
                    )
                }
            ));
        }
        lines.extend(self.strengths());
        if let Some(won) = self.figure(0, "won") {
            lines.push(format!("The team wins {} of its games.", share(won)));
        }
        if let Some(points) = self.figure(0, "points") {
            lines.push(format!("The team makes {} points.", around(points)));
        }
        if let (Some(points), Some(margin), Some(tie)) = (
            self.figure(0, "points_winner"),
            self.figure(0, "margin"),
            self.figure(0, "tie"),
        ) {
            lines.push(format!(
                "The winner has {} points, {} more than anybody else; {} of the games have several winners.",
                around(points),
                around(margin),
                share(tie)
            ));
        }
        lines.extend(self.length());
        if let (true, Some(changes), Some(good), Some(back)) = (
            self.subject.rivals && seats > 1,
            self.figure(0, "lead_changes"),
            self.figure(0, "lead_for_good"),
            self.figure(0, "comeback"),
        ) {
            lines.push(format!(
                "The lead changes {} times; the winner leads for good after {:.0} % of the game; {} of the games are won from behind at half-time.",
                around(changes),
                100.0 * good.mean,
                share(back)
            ));
        }
        lines.extend(self.idle_rules());
        lines
    }

    fn strengths(&self) -> Option<String> {
        let names = self.entrants();
        let seats = self.orders.first()?.seats;
        let first = self.figure(0, "wins_bot_0")?;
        let [one, other] = names.as_slice() else {
            let all = names.iter().enumerate().filter_map(|(i, name)| {
                Some(format!(
                    "{name} {}",
                    share(self.figure(0, &format!("wins_bot_{i}"))?)
                ))
            });
            return Some(format!("Wins: {}.", all.collect::<Vec<_>>().join(", ")));
        };
        let elo = elo_of(first, seats - 1);
        Some(format!(
            "{one} wins {} against {other}{}.",
            share(first),
            if elo.mean.is_finite() {
                format!(", {:+.0} Elo", elo.mean)
            } else {
                String::new()
            }
        ))
    }

    /// The names behind `wins_bot_…`.
    fn entrants(&self) -> Vec<String> {
        (self.subject.figures.iter())
            .filter(|figure| figure.id.starts_with("wins_bot_"))
            .map(|figure| figure.name.trim_start_matches("wins of ").to_owned())
            .collect()
    }

    fn length(&self) -> Option<String> {
        let tally = self.first()?;
        let decisions = self.figure(0, "decisions")?;
        let (median, low, high) = (
            tally.lengths.quantile(0.5)?,
            tally.lengths.quantile(0.05)?,
            tally.lengths.quantile(0.95)?,
        );
        let mut line = format!(
            "A game takes {} decisions (nine games in ten: {low} to {high}, the middle one {median})",
            around(decisions)
        );
        if let (Some(turns), Some(choices), Some(actions)) = (
            self.figure(0, "turns"),
            self.figure(0, "choices"),
            self.figure(0, "actions"),
        ) {
            line += &format!(
                " in {} turns; {:.0} of 100 decisions leave a choice, among {} actions on average",
                number(turns.mean),
                100.0 * choices.mean / decisions.mean.max(1e-9),
                number(actions.mean / decisions.mean.max(1e-9))
            );
        }
        Some(line + ".")
    }

    /// Rules that never mattered.
    fn idle_rules(&self) -> Option<String> {
        let tally = self.first().filter(|tally| tally.close > 0)?;
        let idle: Vec<String> = (self.subject.happenings.iter().zip(&tally.fired))
            .filter(|(_, fired)| fired.times == 0)
            .map(|([rule, words], _)| format!("{words} ({rule})"))
            .collect();
        (!idle.is_empty()).then(|| {
            format!(
                "It never happened in {} games that {}.",
                count(tally.close),
                idle.join("; ")
            )
        })
    }

    /// What an action is worth.
    fn without(&self) -> String {
        let action = self.orders.first().and_then(|order| order.without.as_ref());
        let action = action.map_or("", |without| without.0.as_str());
        let denied = self.first().map_or(0, |tally| tally.denied);
        if denied == 0 {
            return format!(
                "No decision offered `{action}` beside something else: nothing was taken away."
            );
        }
        let seats = self.orders.first().map_or(1, |order| order.seats);
        let fair = 1.0 / seats as f64;
        let times = format!("`{action}` was taken away {} times", count(denied));
        match self.figure(0, "wins_bot_0") {
            Some(wins) if wins.covers(fair) => format!(
                "{times}. Who does without it wins {}; an equal share is {:.1} %: it makes no difference that can be seen.",
                share(wins),
                100.0 * fair
            ),
            Some(wins) => format!(
                "{times}. Who does without it wins {}; an equal share is {:.1} %: it is worth {:.1} points.",
                share(wins),
                100.0 * fair,
                100.0 * (fair - wins.mean)
            ),
            None => format!("{times}, from one of the team."),
        }
    }

    /// Each rung of a ladder.
    fn rungs(&self) -> Vec<String> {
        let seats = self.orders.first().map_or(2, |order| order.seats);
        let fair = 1.0 / seats as f64;
        let rung = |(plan, name): (usize, &String)| {
            let wins = self.figure(plan, "wins_bot_0");
            let Some(wins) = wins else {
                let (id, found) = self.headline(plan)?;
                return Some(match id {
                    "points" => format!("{name}: {} points.", around(found)),
                    _ => format!("{name}: wins {}.", share(found)),
                });
            };
            let elo = elo_of(wins, seats - 1);
            let verdict = if wins.covers(fair) {
                "no difference is seen"
            } else if wins.mean > fair {
                "skill wins"
            } else {
                "the supposed stronger one loses"
            };
            let elo = if elo.mean.is_finite() {
                format!(
                    " ({:+.0} Elo, {:+.0} to {:+.0})",
                    elo.mean, elo.low, elo.high
                )
            } else {
                String::new()
            };
            Some(format!("{name}: wins {}{elo}; {verdict}.", share(wins)))
        };
        self.names.iter().enumerate().filter_map(rung).collect()
    }
}

/// What a sum says, in the unit of its figure.
pub(crate) fn estimate(sum: &Sum, kind: Kind, parts: u64) -> Estimate {
    if kind.is_share() {
        sum.share(kind.scale(), parts)
    } else {
        sum.estimate(kind.scale(), parts)
    }
}

/// A number as people write it.
pub(crate) fn number(value: f64) -> String {
    let size = value.abs();
    let text = if size >= 100.0 || (value - value.round()).abs() < 1e-9 {
        format!("{value:.0}")
    } else if size >= 10.0 {
        format!("{value:.1}")
    } else {
        format!("{value:.2}")
    };
    if text
        .trim_start_matches('-')
        .chars()
        .all(|c| matches!(c, '0' | '.'))
    {
        return "0".to_owned();
    }
    text
}

/// A count with thin gaps between thousands.
pub(crate) fn count(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A share with its interval.
pub(crate) fn share(Estimate { mean, low, high }: Estimate) -> String {
    format!(
        "{:.1} % ({:.1} to {:.1})",
        100.0 * mean,
        100.0 * low,
        100.0 * high
    )
}

/// A mean with its interval.
pub(crate) fn around(Estimate { mean, low, high }: Estimate) -> String {
    if low < high {
        format!("{} ({} to {})", number(mean), number(low), number(high))
    } else {
        number(mean)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!(count(1_234_567), "1,234,567");
        assert_eq!(number(12.345), "12.3");
        assert_eq!(number(-0.001), "0");
        assert_eq!(number(4.0), "4");
        let share = share(Estimate::around(0.5, 0.0));
        assert_eq!(share, "50.0 % (50.0 to 50.0)");
    }
}
