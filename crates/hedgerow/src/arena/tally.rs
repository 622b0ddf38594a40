//! What the games add up to.

use engine::{Ending, Seat, Together};
use lab::{Estimate, elo, mean, wilson};

use super::{
    contest::{Deal, Played},
    seating::{Entrant, Seating},
};

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
        together: Together,
        deals: &[Deal],
    ) -> Tally {
        let teams = together.is_team();
        let points: Vec<Vec<f64>> = (0..entrants.len())
            .map(|entrant| by_deal(deals, seatings, entrant, points))
            .collect();
        let rows = (entrants.iter().enumerate())
            .map(|(i, entrant)| {
                let shares = by_deal(deals, seatings, i, wins);
                let games = deals.len() * (seatings.iter()).filter(|s| chairs(s, i) > 0).count();
                let fair = chairs(&seatings[0], i).max(1) as f64 / seats as f64;
                let leads: Vec<f64> = (points[i].iter().zip(&points[0]))
                    .map(|(own, first)| own - first)
                    .collect();
                let times = times(deals, seatings, i);
                Row {
                    name: entrant.name.clone(),
                    games,
                    wins: wilson(mean(&shares), games as f64),
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

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 0.001
    }

    #[test]
    fn the_slowest_twentieth_lies_behind_p95() {
        let times = Times::of((1..=100).map(|n| n as f32).collect());
        assert!(near(times.p95, 95.0) && near(times.max, 100.0) && near(times.mean, 50.5));
    }
}
