//! What a study found, for people.

mod digest;
mod html;
mod verdict;

use std::borrow::Cow;

use i18n::{Language, List, spoken};
use serde::{Deserialize, Serialize};

use crate::{
    Estimate, Kind, Order, Subject, Sum, Tallies, Tally, Wording, elo_of,
    words::{self, count, fixed, number, say, signed},
};

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
    /// The name of each plan, in English.
    pub names: Vec<String>,
    /// The plans.
    pub orders: Vec<Order>,
    /// The names of what was counted, in English.
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
    ///
    /// `wording` is that of the game; without it, figures and pieces have the English names
    /// they were written down with.
    pub fn summary(&self, wording: Option<Wording>) -> Vec<String> {
        self.named(wording).sentences()
    }

    /// The report with names in the language that is spoken: those it is written down with
    /// are English.
    fn named(&self, wording: Option<Wording>) -> Cow<'_, Report> {
        match spoken() {
            Language::English => Cow::Borrowed(self),
            Language::German => Cow::Owned(self.in_words(wording)),
        }
    }

    fn in_words(&self, wording: Option<Wording>) -> Report {
        let mut report = self.clone();
        let named = |order| wording.and_then(|wording| (wording.subject)(order));
        if let Some(subject) = self.orders.first().and_then(named) {
            report.subject.take_names_of(subject);
        }
        for (name, order) in report.names.iter_mut().zip(&self.orders) {
            // What is not a house rule or a number is a pair of bots, or nothing special.
            let is_notation = name.contains('=');
            *name = match (&self.purpose, order.entrants().as_slice()) {
                (Purpose::Ladder, [stronger, weaker]) => say::bot_against(stronger, weaker),
                (Purpose::Ladder, _) => continue,
                _ if is_notation => continue,
                _ => words::USUAL_RULES.into(),
            };
        }
        report
    }

    fn sentences(&self) -> Vec<String> {
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
            return words::NOTHING_PLAYED.into();
        };
        let stopped = match self.stopped_before {
            Some(asked) => say::stopped_before(count(asked)),
            None => String::new(),
        };
        let (games, deals) = (self.tallies.games(), self.tallies.deals());
        say::extent(
            say::some_games(games, count(games)),
            &self.subject.title,
            say::some_players(order.seats),
            say::some_deals(deals, count(deals)),
            stopped,
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
            let verdict = if first.covers(fair) {
                words::NO_ADVANTAGE.into()
            } else if first.mean > fair {
                say::turn_helps(fixed(100.0 * (first.mean - fair), 1))
            } else {
                say::turn_hurts(fixed(100.0 * (fair - first.mean), 1))
            };
            let fair = fixed(100.0 * fair, 1);
            lines.push(say::first_in_turn(share(first), fair, verdict));
        }
        lines.extend(self.strengths());
        if let Some(won) = self.figure(0, "won") {
            lines.push(say::team_wins(share(won)));
        }
        if let Some(points) = self.figure(0, "points") {
            lines.push(say::team_makes(around(points)));
        }
        if let (Some(points), Some(margin), Some(tie)) = (
            self.figure(0, "points_winner"),
            self.figure(0, "margin"),
            self.figure(0, "tie"),
        ) {
            let (points, margin) = (around(points), around(margin));
            lines.push(say::winner_has(points, margin, share(tie)));
        }
        lines.extend(self.length());
        if let (true, Some(changes), Some(good), Some(back)) = (
            self.subject.rivals && seats > 1,
            self.figure(0, "lead_changes"),
            self.figure(0, "lead_for_good"),
            self.figure(0, "comeback"),
        ) {
            let part = fixed(100.0 * good.mean, 0);
            lines.push(say::lead_changes_told(around(changes), part, share(back)));
        }
        lines.extend(self.idle_rules());
        lines
    }

    fn strengths(&self) -> Option<String> {
        let order = self.orders.first()?;
        let names = order.entrants();
        let first = self.figure(0, "wins_bot_0")?;
        let [one, other] = names.as_slice() else {
            let all = names.iter().enumerate().filter_map(|(i, name)| {
                let wins = self.figure(0, &format!("wins_bot_{i}"))?;
                Some(say::wins_of_one(name, share(wins)))
            });
            return Some(say::wins_listed(List::commas(all)));
        };
        let elo = elo_of(first, order.seats - 1);
        let elo = if elo.mean.is_finite() {
            say::elo_behind(signed(elo.mean, 0))
        } else {
            String::new()
        };
        Some(say::wins_against(one, share(first), other, elo))
    }

    fn length(&self) -> Option<String> {
        let tally = self.first()?;
        let decisions = self.figure(0, "decisions")?;
        let (median, low, high) = (
            tally.lengths.quantile(0.5)?,
            tally.lengths.quantile(0.05)?,
            tally.lengths.quantile(0.95)?,
        );
        let of_closer_look = (
            self.figure(0, "turns"),
            self.figure(0, "choices"),
            self.figure(0, "actions"),
        );
        let line = if let (Some(turns), Some(choices), Some(actions)) = of_closer_look {
            let each = |figure: Estimate| figure.mean / decisions.mean.max(1e-9);
            say::takes_turns(
                around(decisions),
                low,
                high,
                median,
                number(turns.mean),
                fixed(100.0 * each(choices), 0),
                number(each(actions)),
            )
        } else {
            say::takes_decisions(around(decisions), low, high, median)
        };
        Some(say::as_sentence(line))
    }

    /// Rules that never mattered.
    fn idle_rules(&self) -> Option<String> {
        let tally = self.first().filter(|tally| tally.close > 0)?;
        let idle: Vec<String> = (self.subject.happenings.iter().zip(&tally.fired))
            .filter(|(_, fired)| fired.times == 0)
            .map(|([rule, happening], _)| say::happening_by_rule(happening, rule))
            .collect();
        (!idle.is_empty()).then(|| say::never_happened(count(tally.close), idle.join("; ")))
    }

    /// What an action is worth.
    fn without(&self) -> String {
        let action = self.orders.first().and_then(|order| order.without.as_ref());
        let action = action.map_or("", |without| without.0.as_str());
        let denied = self.first().map_or(0, |tally| tally.denied);
        if denied == 0 {
            return say::nothing_taken_away(action);
        }
        let seats = self.orders.first().map_or(1, |order| order.seats);
        let fair = 1.0 / seats as f64;
        let percent = |share: f64| fixed(100.0 * share, 1);
        let taken = say::taken_away(action, denied, count(denied));
        match self.figure(0, "wins_bot_0") {
            Some(wins) if wins.covers(fair) => {
                say::makes_no_difference(taken, share(wins), percent(fair))
            }
            Some(wins) => {
                say::is_worth(taken, share(wins), percent(fair), percent(fair - wins.mean))
            }
            None => say::taken_from_team(taken),
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
                    "points" => say::rung_points(name, around(found)),
                    _ => say::rung_wins(name, share(found)),
                });
            };
            let elo = elo_of(wins, seats - 1);
            let verdict = if wins.covers(fair) {
                words::NO_DIFFERENCE
            } else if wins.mean > fair {
                words::SKILL_WINS
            } else {
                words::STRONGER_LOSES
            };
            let elo = if elo.mean.is_finite() {
                let [mean, low, high] = [elo.mean, elo.low, elo.high].map(|elo| signed(elo, 0));
                say::rung_elo(mean, low, high)
            } else {
                String::new()
            };
            Some(say::rung(name, share(wins), elo, verdict.text()))
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

/// A share with its interval.
pub(crate) fn share(Estimate { mean, low, high }: Estimate) -> String {
    let [mean, low, high] = [mean, low, high].map(|share| fixed(100.0 * share, 1));
    say::share_interval(mean, low, high)
}

/// A mean with its interval.
pub(crate) fn around(Estimate { mean, low, high }: Estimate) -> String {
    if low < high {
        say::interval(number(mean), number(low), number(high))
    } else {
        number(mean)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_written_for_people() {
        let half = || share(Estimate::around(0.5, 0.0));
        assert_eq!(half(), "50.0 % (50.0 to 50.0)");
        let german = i18n::speaking(Language::German, half);
        assert_eq!(german, "50,0 % (50,0 bis 50,0)");
    }
}
