//! How much one person or one address may ask for.

use std::{net::IpAddr, num::NonZeroU32, time::Duration};

use governor::{
    Quota, RateLimiter, clock::Clock as _, clock::DefaultClock,
    state::keyed::DefaultKeyedStateStore,
};
use store::PersonId;

use super::Problem;

type Limiter<K> = RateLimiter<K, DefaultKeyedStateStore<K>, DefaultClock>;

/// Buckets that fill with time and are emptied by requests.
pub struct Limits {
    /// Requests of an address.
    requests: Limiter<IpAddr>,
    /// New people from an address.
    people: Limiter<IpAddr>,
    /// Moves and everything like them, of a person.
    acts: Limiter<PersonId>,
    /// Tables a person makes.
    tables: Limiter<PersonId>,
    /// Lines of chat of a person.
    lines: Limiter<PersonId>,
}

/// What a person wants to do.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Wish {
    /// A move, or anything as small.
    Act,
    /// Another table.
    Table,
    /// A line of chat.
    Line,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: limiter(400, Duration::from_millis(10)),
            people: limiter(40, Duration::from_secs(2)),
            acts: limiter(100, Duration::from_millis(25)),
            tables: limiter(20, Duration::from_secs(6)),
            lines: limiter(10, Duration::from_secs(1)),
        }
    }
}

/// A limiter that allows `burst` at once and one more each `every`.
fn limiter<K: Clone + Eq + std::hash::Hash>(burst: u32, every: Duration) -> Limiter<K> {
    let burst = NonZeroU32::new(burst).expect("bursts are not empty");
    let quota = Quota::with_period(every).expect("periods are not empty");
    RateLimiter::keyed(quota.allow_burst(burst))
}

impl Limits {
    /// Counts a request of an address.
    ///
    /// # Errors
    ///
    /// Says how long to wait if there were too many.
    pub fn request(&self, address: IpAddr) -> Result<(), Problem> {
        check(&self.requests, &address)
    }

    /// Counts a new person from an address.
    ///
    /// # Errors
    ///
    /// Says how long to wait if there were too many.
    pub fn person(&self, address: IpAddr) -> Result<(), Problem> {
        check(&self.people, &address)
    }

    /// Counts what a person does.
    ///
    /// # Errors
    ///
    /// Says how long to wait if it was too much.
    pub fn wish(&self, person: &PersonId, wish: Wish) -> Result<(), Problem> {
        match wish {
            Wish::Act => check(&self.acts, person),
            Wish::Table => check(&self.tables, person),
            Wish::Line => check(&self.lines, person),
        }
    }

    /// Forgets who has been quiet long enough, so that memory does not grow.
    pub fn forget_the_quiet(&self) {
        self.requests.retain_recent();
        self.people.retain_recent();
        self.acts.retain_recent();
        self.tables.retain_recent();
        self.lines.retain_recent();
    }
}

fn check<K: Clone + Eq + std::hash::Hash>(limiter: &Limiter<K>, key: &K) -> Result<(), Problem> {
    limiter
        .check_key(key)
        .map_err(|not_until| Problem::TooMany {
            wait: not_until.wait_time_from(DefaultClock::default().now()),
        })
}
