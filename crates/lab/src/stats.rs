//! Figures with intervals: the statistics of the lab and of the arena.

/// How many standard errors 95 % lie within.
pub const Z: f64 = 1.959_964;

/// A figure with its 95 % interval.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Estimate {
    /// The figure.
    pub mean: f64,
    /// Where the interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

impl Estimate {
    /// A mean with its standard error.
    pub fn around(mean: f64, error: f64) -> Estimate {
        Estimate {
            mean,
            low: mean - Z * error,
            high: mean + Z * error,
        }
    }

    /// The mean of independent figures.
    pub fn of(figures: &[f64]) -> Estimate {
        let mean = mean(figures);
        let squares: f64 = figures.iter().map(|figure| (figure - mean).powi(2)).sum();
        let n = figures.len() as f64;
        Estimate::around(mean, (squares / (n - 1.0).max(1.0) / n.max(1.0)).sqrt())
    }

    /// The mean of some figures divided by that of others, where both come in
    /// pairs; `None` if the latter is not above zero.
    pub fn of_ratio(figures: &[f64], others: &[f64]) -> Option<Estimate> {
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

    /// Half the width of the interval.
    pub fn half(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Whether the interval holds this value.
    pub fn covers(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }
}

/// The mean; 0 of nothing.
pub fn mean(figures: &[f64]) -> f64 {
    figures.iter().sum::<f64>() / figures.len().max(1) as f64
}

/// Wilson's interval of a share of so many games, which need not be a whole
/// number where games are not independent.
pub fn wilson(share: f64, games: f64) -> Estimate {
    if games <= 0.0 {
        return Estimate {
            mean: 0.0,
            low: 0.0,
            high: 1.0,
        };
    }
    let weight = Z * Z / games;
    let middle = (share + weight / 2.0) / (1.0 + weight);
    let half = Z * (share * (1.0 - share) / games + weight / (4.0 * games)).sqrt() / (1.0 + weight);
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
pub fn elo(shares: &[f64], games: usize, others: usize) -> Estimate {
    let spread = Estimate::of(shares);
    // Deals that all went the same way show no spread, which is no certainty.
    let share = if spread.low < spread.high {
        spread
    } else {
        wilson(spread.mean, games as f64)
    };
    elo_of(share, others)
}

/// The Elo difference that a share of wins stands for.
pub fn elo_of(share: Estimate, others: usize) -> Estimate {
    let rating = |share: f64| {
        let share = share.clamp(0.0, 1.0);
        -400.0 * ((1.0 / share - 1.0) / others as f64).log10()
    };
    Estimate {
        mean: rating(share.mean),
        low: rating(share.low),
        high: rating(share.high),
    }
}

/// How many standard errors from zero are as unlikely as `chance`, on both sides
/// together, where nothing differs.
pub fn standard_errors(chance: f64) -> f64 {
    let (mut low, mut high) = (0.0, 40.0);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if 2.0 * beyond(middle) > chance {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// The share of a normal distribution that lies beyond `z` standard deviations, on
/// one side; `z` is not negative.
fn beyond(z: f64) -> f64 {
    let density = (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    if z < 3.0 {
        // The sum over z^(2k+1) / (1·3·5·…·(2k+1)).
        let (mut term, mut sum, mut k) = (z, z, 1.0);
        while term > 1e-17 {
            term *= z * z / (2.0 * k + 1.0);
            sum += term;
            k += 1.0;
        }
        return 0.5 - density * sum;
    }
    // Laplace's continued fraction.
    let fraction = (1..60).rev().fold(z, |below, k| z + f64::from(k) / below);
    density / fraction
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
        let some = wilson(0.3, 50.0);
        assert!(
            near(some.low, 0.191_0) && near(some.high, 0.437_5),
            "{some:?}"
        );
        let all = wilson(1.0, 20.0);
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

    /// Quantiles of the normal distribution, as tables have them.
    #[test]
    fn unlikely_is_as_far_out_as_the_tables_say() {
        for (chance, z) in [
            (0.05, 1.959_964),
            (0.01, 2.575_829),
            (0.001, 3.290_527),
            (0.317_311, 1.0),
        ] {
            assert!(near(standard_errors(chance), z), "{chance}");
        }
    }
}
