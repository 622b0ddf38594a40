//! How much one person or one address may ask for.

use std::{num::NonZeroU32, time::Duration};

use governor::{
    DefaultDirectRateLimiter, Quota, RateLimiter, clock::Clock as _, clock::DefaultClock,
    state::keyed::DefaultKeyedStateStore,
};
use store::PersonId;

use super::Problem;
use crate::network::{ClientAddress, ClientNetwork};

type Limiter<K> = RateLimiter<K, DefaultKeyedStateStore<K>, DefaultClock>;

/// Buckets that fill with time and are emptied by requests.
pub struct Limits {
    /// Requests of a client network.
    requests: ByNetwork,
    /// New people from a client network.
    people: ByNetwork,
    /// Sheets that are drawn for a client network, those kept from before apart.
    prints: ByNetwork,
    /// Studies that are begun by a client network.
    studies: ByNetwork,
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
            requests: ByNetwork::new(400, Duration::from_millis(10)),
            people: ByNetwork::new(40, Duration::from_secs(2)),
            prints: ByNetwork::new(100, Duration::from_millis(500)),
            studies: ByNetwork::new(10, Duration::from_secs(30)),
            acts: limiter(100, Duration::from_millis(25)),
            tables: limiter(20, Duration::from_secs(6)),
            lines: limiter(10, Duration::from_secs(1)),
        }
    }
}

/// A limiter that allows `burst` at once and one more each `every`.
fn limiter<K: Clone + Eq + std::hash::Hash>(burst: u32, every: Duration) -> Limiter<K> {
    RateLimiter::keyed(quota(burst, every))
}

fn quota(burst: u32, every: Duration) -> Quota {
    let burst = NonZeroU32::new(burst).expect("bursts are not empty");
    let quota = Quota::with_period(every).expect("periods are not empty");
    quota.allow_burst(burst)
}

/// The limiter of one socket, for messages that no other limit counts.
pub(crate) fn of_socket() -> DefaultDirectRateLimiter {
    RateLimiter::direct(quota(50, Duration::from_millis(100)))
}

/// How much more than a /64 the /56 around it may ask for.
const CUSTOMER: u32 = 4;

/// A limiter by client network. Who has a whole /56 of IPv6 gets a little more than who
/// has a /64, and not 256 times as much.
struct ByNetwork {
    clients: Limiter<ClientNetwork>,
    customers: Limiter<ClientNetwork>,
}

impl ByNetwork {
    fn new(burst: u32, every: Duration) -> ByNetwork {
        ByNetwork {
            clients: limiter(burst, every),
            customers: limiter(CUSTOMER * burst, every / CUSTOMER),
        }
    }

    fn check(&self, client: ClientAddress) -> Result<(), Problem> {
        if client.exempt {
            return Ok(());
        }
        check(&self.clients, &client.network())?;
        match ClientNetwork::customer(client.ip) {
            Some(customer) => check(&self.customers, &customer),
            None => Ok(()),
        }
    }

    fn forget_the_quiet(&self) {
        self.clients.retain_recent();
        self.customers.retain_recent();
    }
}

impl Limits {
    /// Counts a request of a client.
    ///
    /// # Errors
    ///
    /// Says how long to wait if there were too many.
    pub fn request(&self, client: ClientAddress) -> Result<(), Problem> {
        self.requests.check(client)
    }

    /// Counts a new person, or an attempt to be one, from a client.
    ///
    /// # Errors
    ///
    /// Says how long to wait if there were too many.
    pub fn person(&self, client: ClientAddress) -> Result<(), Problem> {
        self.people.check(client)
    }

    /// Counts a sheet that is drawn for a client.
    ///
    /// # Errors
    ///
    /// Says how long to wait if there were too many.
    pub fn print(&self, client: ClientAddress) -> Result<(), Problem> {
        self.prints.check(client)
    }

    /// Counts a study that a client begins.
    ///
    /// # Errors
    ///
    /// Says how long to wait if there were too many.
    pub fn study(&self, client: ClientAddress) -> Result<(), Problem> {
        self.studies.check(client)
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
        self.requests.forget_the_quiet();
        self.people.forget_the_quiet();
        self.prints.forget_the_quiet();
        self.studies.forget_the_quiet();
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

#[cfg(test)]
mod tests {
    use super::*;

    fn client(ip: &str) -> ClientAddress {
        ClientAddress {
            ip: ip.parse().unwrap(),
            local: false,
            exempt: false,
        }
    }

    /// How many of `many` requests pass.
    fn passed(limits: &Limits, many: u32, ip: impl Fn(u32) -> String) -> usize {
        let passed = |n: &u32| limits.request(client(&ip(*n))).is_ok();
        (0..many).filter(passed).count()
    }

    #[test]
    fn other_addresses_of_one_ipv6_network_are_the_same_client() {
        let limits = Limits::default();
        let some = passed(&limits, 2000, |n| format!("2001:db8::{n:x}"));
        assert!((400..1000).contains(&some), "{some}");
        assert!(limits.request(client("2001:db8:0:100::1")).is_ok());
    }

    #[test]
    fn a_customer_with_256_networks_has_not_256_times_as_much() {
        let limits = Limits::default();
        let some = passed(&limits, 8000, |n| format!("2001:db8:0:{:x}::1", n % 256));
        assert!((1600..4000).contains(&some), "{some}");
    }
}
