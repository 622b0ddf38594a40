//! A sequential test: stop as soon as the result is clear.

use crate::words::{self, say};

/// Two shares of wins to tell apart.
#[derive(Copy, Clone, Debug)]
pub(super) struct Bounds {
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Bounds {
    /// `P0,P1`; if nothing is given, the fair share and 1.1 times that.
    pub(super) fn parse(text: &str, fair: Option<f64>) -> Result<Bounds, String> {
        let wrong = || say::sprt_shape(text);
        if text.is_empty() {
            let low = fair.ok_or(words::SPRT_NEEDS_SHARES)?;
            let high = 1.1 * low;
            return Ok(Bounds { low, high });
        }
        let (low, high) = text.split_once(',').ok_or_else(wrong)?;
        let share = |text: &str| text.trim().parse::<f64>().map_err(|_| wrong());
        let (low, high) = (share(low)?, share(high)?);
        if 0.0 < low && low < high && high < 1.0 {
            Ok(Bounds { low, high })
        } else {
            Err(wrong())
        }
    }
}

/// A sequential probability ratio test on the first bot's share of wins, from
/// the mean and the spread of whole deals.
pub(super) struct Sprt {
    bounds: Bounds,
    /// No spread smaller than this is believed.
    least_variance: f64,
}

/// What the test says so far.
#[derive(Copy, Clone, Debug)]
pub(super) struct Verdict {
    pub(super) bounds: Bounds,
    /// The logarithm of how much better the higher share explains the results.
    pub(super) ratio: f64,
    pub(super) accepted: Option<Accepted>,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Accepted {
    Low,
    High,
}

impl Sprt {
    /// The chance of either mistake.
    pub(super) const ERROR: f64 = 0.05;

    /// A test between two shares, where a deal has so many games.
    pub(super) fn new(bounds: Bounds, games_of_a_deal: u32) -> Sprt {
        let middle = f64::midpoint(bounds.low, bounds.high);
        Sprt {
            bounds,
            // A quarter of what independent games would show: duplicate deals
            // vary less, but not by more than that.
            least_variance: 0.25 * middle * (1.0 - middle) / f64::from(games_of_a_deal),
        }
    }

    /// What the shares of the deals so far say.
    pub(super) fn verdict(&self, shares: &[f64]) -> Verdict {
        let Bounds { low, high } = self.bounds;
        let n = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / n.max(1.0);
        let squares: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
        let variance = (squares / (n - 1.0).max(1.0)).max(self.least_variance);
        let ratio = if shares.is_empty() {
            0.0
        } else {
            n * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
        };
        let edge = ((1.0 - Sprt::ERROR) / Sprt::ERROR).ln();
        let accepted = if ratio >= edge {
            Some(Accepted::High)
        } else if ratio <= -edge {
            Some(Accepted::Low)
        } else {
            None
        };
        Verdict {
            bounds: self.bounds,
            ratio,
            accepted,
        }
    }
}

impl Verdict {
    pub(super) fn decided(&self) -> bool {
        self.accepted.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test() -> Sprt {
        Sprt::new(Bounds::parse("", Some(0.5)).unwrap(), 2)
    }

    #[test]
    fn clear_results_end_the_test_and_even_ones_do_not() {
        assert_eq!(test().verdict(&[1.0; 100]).accepted, Some(Accepted::High));
        assert_eq!(test().verdict(&[0.0; 100]).accepted, Some(Accepted::Low));
        assert_eq!(test().verdict(&[]).accepted, None);
        let between: Vec<f64> = (0..40).map(|n| f64::from(n % 2)).collect();
        assert_eq!(test().verdict(&between).accepted, None);
    }

    #[test]
    fn bounds_are_two_rising_shares() {
        let bounds = Bounds::parse("0.25,0.35", Some(0.25)).unwrap();
        assert_eq!((bounds.low, bounds.high), (0.25, 0.35));
        for wrong in ["0.5", "0.6,0.5", "0.5,x", "0,0.5", "0.5,1"] {
            assert!(Bounds::parse(wrong, Some(0.5)).is_err(), "{wrong}");
        }
        assert!(Bounds::parse("", None).is_err());
    }
}
