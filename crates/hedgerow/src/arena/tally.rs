//! What the games add up to.

use engine::{Ending, Seat};

use super::{
    contest::{Deal, Played},
    seating::{Entrant, Seating},
};

/// How many standard errors 95 % lie within.
const Z: f64 = 1.959_964;

/// A figure with its 95 % interval.
#[derive(Copy, Clone, Debug)]
pub(super) struct Estimate {
    pub(super) mean: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// The results of all entrants.
pub(super) struct Tally {
    pub(super) deals: usize,
    pub(super) rows: Vec<Row>,
    /// Of two who met: the first's Elo rating less the second's.
    pub(super) elo: Option<Estimate>,
}

/// The results of one entrant.
pub(super) struct Row {
    pub(super) name: String,
    pub(super) games: usize,
    /// The share of wins, where a tie is shared; of a team, how often it won.
    pub(super) wins: Estimate,
    /// The share that equals would have; none for teams.
    pub(super) fair: Option<f64>,
    /// Points of a seat.
    pub(super) points: Estimate,
    /// Points less those of the first entrant on the same deals.
    pub(super) lead: Estimate,
    /// Points divided by those of the first entrant on the same deals; none if
    /// those are not above zero.
    pub(super) ratio: Option<Estimate>,
    pub(super) decisions: usize,
    pub(super) time: Times,
}

/// Seconds of CPU time for a decision.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Times {
    pub(super) mean: f64,
    pub(super) p95: f64,
    pub(super) max: f64,
}

impl Tally {
    pub(super) fn of(
        entrants: &[Entrant],
        seatings: &[Seating],
        seats: usize,
        deals: &[Deal],
    ) -> Tally {
        let points: Vec<Vec<f64>> = (0..entrants.len())
            .map(|entrant| by_deal(deals, seatings, entrant, points))
            .collect();
        let rows = (entrants.iter().enumerate())
            .map(|(i, entrant)| {
                let shares = by_deal(deals, seatings, i, wins);
                let games = deals.len() * (seatings.iter()).filter(|s| chairs(s, i) > 0).count();
                let teams = deals.iter().flat_map(|deal| &deal.0).any(is_team);
                let fair = chairs(&seatings[0], i).max(1) as f64 / seats as f64;
                let leads: Vec<f64> = (points[i].iter().zip(&points[0]))
                    .map(|(own, first)| own - first)
                    .collect();
                let times = times(deals, seatings, i);
                Row {
                    name: entrant.name.clone(),
                    games,
                    wins: wilson(mean(&shares), games),
                    fair: (!teams).then_some(fair),
                    points: Estimate::of(&points[i]),
                    lead: Estimate::of(&leads),
                    ratio: Estimate::of_ratio(&points[i], &points[0]),
                    decisions: times.len(),
                    time: Times::of(times),
                }
            })
            .collect();
        let shares = by_deal(deals, seatings, 0, wins);
        let teams = deals.iter().flat_map(|deal| &deal.0).any(is_team);
        // One of the first sits with nobody but the second.
        let met = entrants.len() == 2 && seats > 1 && !teams;
        Tally {
            deals: deals.len(),
            rows,
            elo: (met && !deals.is_empty())
                .then(|| elo(&shares, seatings.len() * deals.len(), seats - 1)),
        }
    }

    pub(super) fn games(&self) -> usize {
        self.rows.iter().map(|row| row.games).max().unwrap_or(0)
    }
}

/// The first entrant's share of wins in a deal.
pub(super) fn share_of_first(deal: &Deal, seatings: &[Seating]) -> f64 {
    by_deal(std::slice::from_ref(deal), seatings, 0, wins)[0]
}

fn is_team(played: &Played) -> bool {
    match played.outcome.ending {
        Ending::Team { .. } => true,
        Ending::Ranked(_) => false,
    }
}

/// How many seats an entrant has in a seating.
fn chairs(seating: &Seating, entrant: usize) -> usize {
    places(seating, entrant).count()
}

fn places(seating: &Seating, entrant: usize) -> impl Iterator<Item = Seat> {
    (seating.0.iter().enumerate())
        .filter(move |(_, chair)| chair.entrant == entrant)
        .map(|(seat, _)| Seat::new(seat))
}

/// A figure of an entrant, as the mean over its games of each deal.
fn by_deal(
    deals: &[Deal],
    seatings: &[Seating],
    entrant: usize,
    figure: fn(&Played, &Seating, usize) -> f64,
) -> Vec<f64> {
    let of_deal = |deal: &Deal| {
        let games = deal.0.iter().zip(seatings);
        let own: Vec<f64> = games
            .filter(|(_, seating)| chairs(seating, entrant) > 0)
            .map(|(played, seating)| figure(played, seating, entrant))
            .collect();
        mean(&own)
    };
    deals.iter().map(of_deal).collect()
}

/// The share of a win that an entrant's seats have together.
fn wins(played: &Played, seating: &Seating, entrant: usize) -> f64 {
    let winners = played.outcome.winners(seating.0.len());
    if is_team(played) {
        return if winners.is_empty() { 0.0 } else { 1.0 };
    }
    let own = places(seating, entrant).filter(|&seat| winners.contains(seat));
    own.count() as f64 / winners.iter().count().max(1) as f64
}

/// The points of an entrant's seats, on average.
fn points(played: &Played, seating: &Seating, entrant: usize) -> f64 {
    let scores = played.outcome.scores.as_slice();
    if is_team(played) {
        return scores.first().map_or(0.0, |&score| score as f64);
    }
    let own: Vec<f64> = places(seating, entrant)
        .map(|seat| scores[seat.index()] as f64)
        .collect();
    mean(&own)
}

fn times(deals: &[Deal], seatings: &[Seating], entrant: usize) -> Vec<f32> {
    let mut times = Vec::new();
    for deal in deals {
        for (played, seating) in deal.0.iter().zip(seatings) {
            let own = (played.decisions.iter())
                .filter(|(seat, _)| seating.0[seat.index()].entrant == entrant);
            times.extend(own.map(|&(_, seconds)| seconds));
        }
    }
    times
}

impl Times {
    fn of(mut times: Vec<f32>) -> Times {
        times.sort_unstable_by(f32::total_cmp);
        let Some(&max) = times.last() else {
            return Times::default();
        };
        let sum: f64 = times.iter().map(|&seconds| f64::from(seconds)).sum();
        let at = (times.len() * 95).div_ceil(100) - 1;
        Times {
            mean: sum / times.len() as f64,
            p95: times[at].into(),
            max: max.into(),
        }
    }
}

fn mean(figures: &[f64]) -> f64 {
    figures.iter().sum::<f64>() / figures.len().max(1) as f64
}

impl Estimate {
    /// The mean of independent figures.
    fn of(figures: &[f64]) -> Estimate {
        let mean = mean(figures);
        let squares: f64 = figures.iter().map(|figure| (figure - mean).powi(2)).sum();
        let n = figures.len() as f64;
        let error = (squares / (n - 1.0).max(1.0) / n.max(1.0)).sqrt();
        Estimate {
            mean,
            low: mean - Z * error,
            high: mean + Z * error,
        }
    }

    /// The mean of some figures divided by that of others, where both come in
    /// pairs; `None` if the latter is not above zero.
    fn of_ratio(figures: &[f64], others: &[f64]) -> Option<Estimate> {
        let below = mean(others);
        if below <= 0.0 {
            return None;
        }
        let ratio = mean(figures) / below;
        // What is left of each figure if the ratio held for every pair.
        let rest: Vec<f64> = (figures.iter().zip(others))
            .map(|(figure, other)| (figure - ratio * other) / below)
            .collect();
        let half = Estimate::of(&rest);
        Some(Estimate {
            mean: ratio,
            low: ratio + half.low,
            high: ratio + half.high,
        })
    }
}

/// Wilson's interval of a share of `games`.
fn wilson(share: f64, games: usize) -> Estimate {
    if games == 0 {
        return Estimate {
            mean: 0.0,
            low: 0.0,
            high: 1.0,
        };
    }
    let n = games as f64;
    let weight = Z * Z / n;
    let middle = (share + weight / 2.0) / (1.0 + weight);
    let half = Z * (share * (1.0 - share) / n + weight / (4.0 * n)).sqrt() / (1.0 + weight);
    Estimate {
        mean: share,
        low: (middle - half).clamp(0.0, share),
        high: (middle + half).clamp(share, 1.0),
    }
}

/// The Elo difference to each of so many others that shares of wins by deal stand
/// for; infinite where nothing was won or lost.
///
/// With one other it is the usual one. With more, who is stronger by so much is as
/// often ahead of each other one as in a game of two: a share of wins as strengths
/// compare to their sum.
fn elo(shares: &[f64], games: usize, others: usize) -> Estimate {
    let spread = Estimate::of(shares);
    // Deals that all went the same way show no spread, which is no certainty.
    let Estimate { mean, low, high } = if spread.low < spread.high {
        spread
    } else {
        wilson(spread.mean, games)
    };
    let rating = |share: f64| {
        let share = share.clamp(0.0, 1.0);
        -400.0 * ((1.0 / share - 1.0) / others as f64).log10()
    };
    Estimate {
        mean: rating(mean),
        low: rating(low),
        high: rating(high),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 0.001
    }

    /// The figures of Wilson's interval are those of statsmodels.
    #[test]
    fn intervals_are_those_of_the_textbooks() {
        let some = wilson(0.3, 50);
        assert!(
            near(some.low, 0.191_0) && near(some.high, 0.437_5),
            "{some:?}"
        );
        let all = wilson(1.0, 20);
        assert!(near(all.low, 0.838_9) && near(all.high, 1.0), "{all:?}");
        let mean = Estimate::of(&[1.0, 2.0, 3.0, 4.0]);
        assert!(near(mean.mean, 2.5) && near(mean.high - mean.mean, 1.265_2));
    }

    #[test]
    fn three_quarters_of_the_wins_are_191_points_of_elo() {
        let shares: Vec<f64> = (0..400).map(|n| f64::from(u8::from(n % 4 > 0))).collect();
        let rating = elo(&shares, 800, 1);
        assert!((rating.mean - 190.8).abs() < 0.1, "{rating:?}");
        assert!(rating.low < rating.mean && rating.mean < rating.high);
        let all = elo(&[1.0, 1.0], 4, 1);
        assert!(all.mean.is_infinite() && all.low.is_finite());
    }

    /// Ten times the strength of each of three others wins ten games in thirteen.
    #[test]
    fn a_table_of_equals_counts_as_each_of_them() {
        let shares: Vec<f64> = (0..1_300)
            .map(|n| f64::from(u8::from(n % 13 > 2)))
            .collect();
        assert!((elo(&shares, 1_300, 3).mean - 400.0).abs() < 0.1);
        let fair: Vec<f64> = (0..400).map(|n| f64::from(u8::from(n % 4 > 2))).collect();
        assert!(elo(&fair, 400, 3).mean.abs() < 0.1);
    }

    #[test]
    fn a_ratio_of_pairs_is_surer_than_each_figure() {
        let others: Vec<f64> = (0..50).map(|n| 100.0 + f64::from(n)).collect();
        let figures: Vec<f64> = others.iter().map(|other| 1.2 * other).collect();
        let ratio = Estimate::of_ratio(&figures, &others).unwrap();
        assert!(near(ratio.mean, 1.2) && near(ratio.low, 1.2) && near(ratio.high, 1.2));
        let apart: Vec<f64> = (0..50).map(|n| 130.0 + f64::from(n % 7)).collect();
        let ratio = Estimate::of_ratio(&apart, &others).unwrap();
        assert!(ratio.low < ratio.mean - 0.01 && ratio.high > ratio.mean + 0.01);
        assert!(Estimate::of_ratio(&apart, &[0.0; 50]).is_none());
    }

    #[test]
    fn the_slowest_twentieth_lies_behind_p95() {
        let times = Times::of((1..=100).map(|n| n as f32).collect());
        assert!(near(times.p95, 95.0) && near(times.max, 100.0) && near(times.mean, 50.5));
    }
}
