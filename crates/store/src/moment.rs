use std::{
    ops::{Add, Sub},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

/// A moment in milliseconds since 1970.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Moment(pub i64);

/// The milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

impl Moment {
    /// The present, by the clock of this machine.
    pub fn now() -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Moment(since.map_or(0, |since| since.as_millis() as i64))
    }

    /// The beginning of its day, by Greenwich: who wants to know no more keeps no more.
    pub fn day(self) -> Moment {
        Moment(self.0 - self.0.rem_euclid(DAY))
    }
}

impl Add<Duration> for Moment {
    type Output = Moment;

    fn add(self, time: Duration) -> Moment {
        Moment(self.0.saturating_add(time.as_millis() as i64))
    }
}

/// The time that passed since an earlier moment; none if it was later.
impl Sub for Moment {
    type Output = Duration;

    fn sub(self, earlier: Moment) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0).max(0) as u64)
    }
}
