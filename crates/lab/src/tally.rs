//! What games add up to: integers only, so that any split of the deals over threads
//! or machines gives the same sum.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::stats::{Estimate, wilson};

/// One win, in the parts it is shared in: every number of seats divides it.
pub const WIN: i64 = 60;

/// Values added up, with their squares.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Sum {
    /// How many there were.
    pub n: u64,
    /// Their sum.
    pub sum: i64,
    /// The sum of their squares.
    pub squares: u64,
}

impl Sum {
    /// Counts a value.
    #[inline]
    pub fn add(&mut self, value: i64) {
        self.n += 1;
        self.sum += value;
        self.squares += (value * value) as u64;
    }

    /// Counts what another sum has counted.
    pub fn merge(&mut self, other: &Sum) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// What `scale` of the unit make one; each value stands for `parts` games.
    pub fn estimate(&self, scale: i64, parts: u64) -> Estimate {
        let unit = (scale as f64) * parts.max(1) as f64;
        Estimate::around(self.mean() / unit, self.error() / unit)
    }

    /// The mean as a share of one, with Wilson's interval. Values that each stand for
    /// several games on one deal count as many games as their spread says.
    pub fn share(&self, scale: i64, parts: u64) -> Estimate {
        let unit = (scale as f64) * parts.max(1) as f64;
        let share = self.mean() / unit;
        let error = self.error() / unit;
        let games = if error > 0.0 && share > 0.0 && share < 1.0 {
            share * (1.0 - share) / (error * error)
        } else {
            (self.n * parts.max(1)) as f64
        };
        wilson(share, games)
    }

    /// The plain mean.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.n.max(1) as f64
    }

    /// The variance of one value.
    pub fn variance(&self) -> f64 {
        let n = self.n as f64;
        // Exact in integers: floating point would cancel where the spread is small.
        let squares = i128::from(self.squares) * i128::from(self.n)
            - i128::from(self.sum) * i128::from(self.sum);
        squares as f64 / n.max(1.0) / (n - 1.0).max(1.0)
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        (self.variance() / self.n.max(1) as f64).sqrt()
    }
}

/// How often each value came up.
#[derive(Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Histogram(pub BTreeMap<i64, u64>);

impl Histogram {
    /// Counts a value.
    pub fn add(&mut self, value: i64) {
        *self.0.entry(value).or_default() += 1;
    }

    /// Counts what another histogram has counted.
    pub fn merge(&mut self, other: &Histogram) {
        for (&value, n) in &other.0 {
            *self.0.entry(value).or_default() += n;
        }
    }

    /// How many values were counted.
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// The value below which this share of all lies.
    pub fn quantile(&self, share: f64) -> Option<i64> {
        let wanted = (share * self.total() as f64).ceil().max(1.0) as u64;
        let mut passed = 0;
        self.0.iter().find_map(|(&value, n)| {
            passed += n;
            (passed >= wanted).then_some(value)
        })
    }
}

/// Counts values while games are played: small ones, which are nearly all, in a list.
#[derive(Clone, Debug)]
pub(crate) struct Counter {
    small: Vec<u64>,
    others: Histogram,
}

impl Counter {
    const SMALL: usize = 1_024;

    pub(crate) fn new() -> Counter {
        Counter {
            small: vec![0; Counter::SMALL],
            others: Histogram::default(),
        }
    }

    #[inline]
    pub(crate) fn add(&mut self, value: i64) {
        match self.small.get_mut(value as usize) {
            Some(n) => *n += 1,
            None => self.others.add(value),
        }
    }

    pub(crate) fn into_histogram(self) -> Histogram {
        let mut histogram = self.others;
        let small = self.small.into_iter().enumerate();
        histogram.0.extend(
            small
                .filter(|&(_, n)| n > 0)
                .map(|(value, n)| (value as i64, n)),
        );
        histogram
    }
}

/// How the seats fared that did, or had, something: wins in parts of [`WIN`], and
/// points.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Fared {
    /// Wins.
    pub wins: Sum,
    /// Points.
    pub points: Sum,
}

impl Fared {
    /// Counts one seat of one game.
    pub fn add(&mut self, wins: i64, points: i64) {
        self.wins.add(wins);
        self.points.add(points);
    }

    fn merge(&mut self, other: &Fared) {
        self.wins.merge(&other.wins);
        self.points.merge(&other.points);
    }

    /// Those of `all` that are not counted here.
    pub fn rest_of(&self, all: &Fared) -> Fared {
        let rest = |all: &Sum, own: &Sum| Sum {
            n: all.n - own.n,
            sum: all.sum - own.sum,
            squares: all.squares - own.squares,
        };
        Fared {
            wins: rest(&all.wins, &self.wins),
            points: rest(&all.points, &self.points),
        }
    }
}

/// What became of a card, tile, event, lane or character.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct PieceTally {
    /// How often it was seen, taken and used, in the words of the game.
    pub touched: [u64; 3],
    /// Games in which nobody used it.
    pub unused: u64,
    /// How the seats fared that used it.
    pub with: Fared,
}

/// How often something happened.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Fired {
    /// In all.
    pub times: u64,
    /// In how many games at least once.
    pub games: u64,
}

/// What the games of a plan add up to.
#[derive(Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// Deals, each played in every rotation of the bots.
    pub deals: u64,
    /// Games.
    pub games: u64,
    /// Games that were looked at closely.
    pub close: u64,
    /// Every figure of the plan, by deal: the sum over the games of the deal.
    pub figures: Vec<Sum>,
    /// Why games ended.
    pub reasons: BTreeMap<String, u64>,
    /// Points of a seat, or of the team.
    pub scores: Histogram,
    /// Decisions of a game.
    pub lengths: Histogram,
    /// How all seats of the games looked at closely fared.
    pub all: Fared,
    /// What became of the pieces.
    pub pieces: Vec<PieceTally>,
    /// How often rules mattered.
    pub fired: Vec<Fired>,
    /// The series of the game, cell by cell.
    pub series: Vec<Vec<Sum>>,
    /// Decisions from which an action was taken away.
    pub denied: u64,
}

impl Tally {
    /// Adds the games of another tally of the same plan.
    pub fn merge(&mut self, other: &Tally) {
        self.deals += other.deals;
        self.games += other.games;
        self.close += other.close;
        self.denied += other.denied;
        each(&mut self.figures, &other.figures, Sum::merge);
        for (reason, n) in &other.reasons {
            *self.reasons.entry(reason.clone()).or_default() += n;
        }
        self.scores.merge(&other.scores);
        self.lengths.merge(&other.lengths);
        self.all.merge(&other.all);
        each(&mut self.pieces, &other.pieces, |own, other| {
            for (own, other) in own.touched.iter_mut().zip(other.touched) {
                *own += other;
            }
            own.unused += other.unused;
            own.with.merge(&other.with);
        });
        each(&mut self.fired, &other.fired, |own, other| {
            own.times += other.times;
            own.games += other.games;
        });
        each(&mut self.series, &other.series, |own, other| {
            each(own, other, Sum::merge);
        });
    }
}

/// Merges lists entry by entry; what the other list has more is taken over.
fn each<T: Clone + Default>(own: &mut Vec<T>, other: &[T], merge: impl Fn(&mut T, &T)) {
    if own.len() < other.len() {
        own.resize(other.len(), T::default());
    }
    for (own, other) in own.iter_mut().zip(other) {
        merge(own, other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summed(values: &[i64]) -> Sum {
        let mut sum = Sum::default();
        for &value in values {
            sum.add(value);
        }
        sum
    }

    #[test]
    fn a_sum_says_what_the_values_say() {
        let estimate = summed(&[1, 2, 3, 4]).estimate(1, 1);
        assert_eq!(estimate, Estimate::of(&[1.0, 2.0, 3.0, 4.0]));
        let halves = summed(&[2, 4, 6, 8]).estimate(1, 2);
        assert!((halves.mean - 2.5).abs() < 1e-12);
    }

    #[test]
    fn a_share_of_single_games_has_the_plain_interval_of_wilson() {
        let mut sum = Sum::default();
        (0..1_000).for_each(|n| sum.add(if n % 10 < 3 { WIN } else { 0 }));
        let (found, plain) = (sum.share(WIN, 1), wilson(0.3, 1_000.0));
        assert!((found.low - plain.low).abs() < 2e-5 && (found.high - plain.high).abs() < 2e-5);
    }

    #[test]
    fn what_is_not_counted_is_the_rest() {
        let (mut all, mut some) = (Fared::default(), Fared::default());
        for n in 0..10 {
            all.add(WIN * (n % 2), n);
            if n < 4 {
                some.add(WIN * (n % 2), n);
            }
        }
        let rest = some.rest_of(&all);
        assert_eq!((rest.points.n, rest.points.sum), (6, 39));
    }

    #[test]
    fn a_counter_is_a_histogram() {
        let (mut counter, mut histogram) = (Counter::new(), Histogram::default());
        for value in [-3, 0, 7, 7, 1_023, 1_024, 99_999] {
            counter.add(value);
            histogram.add(value);
        }
        assert_eq!(counter.into_histogram(), histogram);
    }

    #[test]
    fn the_median_has_half_below_it() {
        let mut histogram = Histogram::default();
        (1..=9).for_each(|n| histogram.add(n));
        assert_eq!(histogram.quantile(0.5), Some(5));
        assert_eq!(Histogram::default().quantile(0.5), None);
    }
}
