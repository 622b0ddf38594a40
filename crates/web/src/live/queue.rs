//! Whose bot thinks next, when more of them are asked than may think at once.

use std::{collections::HashMap, hash::Hash, time::Duration};

/// What is booked for a turn until it is known how long it took, in seconds: who has
/// several turns at once has to pay for them before another person waits for one.
const ADVANCE: f64 = 0.05;

/// For how long a person's turns are remembered, in seconds.
const MEMORY: f64 = 60.0;

/// The bot time a person may use in that time, in seconds, before thoughts are cut short
/// for the sake of others who wait.
const BUDGET: f64 = 20.0;

/// Turns to think, shared among persons.
///
/// This is start-time fair queueing (Goyal, Vin and Cheng 1996) over CPU time: each
/// person's next turn is stamped with the time they have used so far, or with the stamp of
/// the turn given last if that is later, and the lowest stamp is next. So turns go round
/// among those who wait, who thinks long has fewer of them, nobody saves turns up by being
/// idle, and who is the only one to wait has all there are.
///
/// It knows no clock: it is told the time since it was made.
pub(super) struct FairQueue<K, T> {
    /// How many more may think now.
    free: usize,
    /// The stamp of the turn that was given last, in seconds.
    latest: f64,
    accounts: HashMap<K, Account>,
    /// In the order in which they came.
    waiting: Vec<Waiting<K, T>>,
}

/// What a person has used.
#[derive(Default)]
struct Account {
    /// The stamp of their next turn, unless that of the latest turn is later.
    stamp: f64,
    /// Seconds used lately: each counts for less as time goes by.
    recent: f64,
    /// When a turn of theirs last began or ended, in seconds.
    at: f64,
}

struct Waiting<K, T> {
    owners: Vec<K>,
    token: T,
}

impl<K: Clone + Eq + Hash, T> FairQueue<K, T> {
    /// Nobody waits, and so many may think at once.
    pub(super) fn new(free: usize) -> FairQueue<K, T> {
        FairQueue {
            free,
            latest: 0.0,
            accounts: HashMap::new(),
            waiting: Vec::new(),
        }
    }

    /// Somebody waits for a turn, for the sake of all these owners. It counts for the
    /// one who was served least.
    pub(super) fn wait(&mut self, owners: Vec<K>, token: T) {
        self.waiting.push(Waiting { owners, token });
    }

    /// Gives the next turn, if one is free and somebody waits: whose it is, and what they
    /// waited with. It has to be [ended](FairQueue::end).
    pub(super) fn next(&mut self, now: Duration) -> Option<(Option<K>, T)> {
        if self.free == 0 {
            return None;
        }
        let mut best: Option<(f64, usize, Option<K>)> = None;
        for (place, waiting) in self.waiting.iter().enumerate() {
            let owners = waiting.owners.iter();
            let least = owners.min_by(|a, b| self.used(a).total_cmp(&self.used(b)));
            let stamp = least.map_or(self.latest, |owner| self.stamp(owner));
            if best.as_ref().is_none_or(|&(lowest, ..)| stamp < lowest) {
                best = Some((stamp, place, least.cloned()));
            }
        }
        let (stamp, place, owner) = best?;
        let waiting = self.waiting.remove(place);
        self.free -= 1;
        self.latest = stamp;
        if let Some(owner) = &owner {
            let account = self.accounts.entry(owner.clone()).or_default();
            account.use_up(0.0, now);
            account.stamp = stamp + ADVANCE;
        }
        Some((owner, waiting.token))
    }

    /// Ends a turn, in which this much time was used.
    pub(super) fn end(&mut self, owner: Option<&K>, used: Duration, now: Duration) {
        self.free += 1;
        if let Some(account) = owner.and_then(|owner| self.accounts.get_mut(owner)) {
            account.stamp += used.as_secs_f64() - ADVANCE;
            account.use_up(used.as_secs_f64(), now);
        }
    }

    /// Forgets who has used next to nothing lately.
    pub(super) fn forget(&mut self, now: Duration) {
        self.accounts.retain(|_, account| {
            account.recent_at(now) > ADVANCE || now.as_secs_f64() - account.at < MEMORY
        });
    }

    /// Whether somebody waits for a turn while this person has used up their budget.
    pub(super) fn crowds_others_out(&self, owner: &K, now: Duration) -> bool {
        let recent = self.accounts.get(owner).map(|a| a.recent_at(now));
        let other = |waiting: &Waiting<K, T>| !waiting.owners.contains(owner);
        recent.is_some_and(|recent| recent > BUDGET) && self.waiting.iter().any(other)
    }

    /// How many wait.
    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }

    fn used(&self, owner: &K) -> f64 {
        self.accounts
            .get(owner)
            .map_or(0.0, |account| account.stamp)
    }

    fn stamp(&self, owner: &K) -> f64 {
        self.used(owner).max(self.latest)
    }
}

impl Account {
    fn recent_at(&self, now: Duration) -> f64 {
        self.recent * ((self.at - now.as_secs_f64()) / MEMORY).exp()
    }

    fn use_up(&mut self, seconds: f64, now: Duration) {
        self.recent = self.recent_at(now) + seconds;
        self.at = now.as_secs_f64();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A queue with a clock that is moved by hand.
    struct Hall {
        queue: FairQueue<&'static str, &'static str>,
        now: Duration,
    }

    impl Hall {
        fn new(threads: usize) -> Hall {
            Hall {
                queue: FairQueue::new(threads),
                now: Duration::ZERO,
            }
        }

        fn ask(&mut self, owners: &[&'static str]) {
            self.queue.wait(owners.to_vec(), owners[0]);
        }

        /// The next turn takes this long; whose it was.
        fn turn(&mut self, millis: u64) -> Option<&'static str> {
            let (owner, _) = self.queue.next(self.now)?;
            let used = Duration::from_millis(millis);
            self.now += used;
            self.queue.end(owner.as_ref(), used, self.now);
            owner
        }
    }

    #[test]
    fn who_comes_beside_twenty_tables_of_another_is_next() {
        let mut hall = Hall::new(1);
        for _ in 0..20 {
            hall.ask(&["glutton"]);
        }
        assert_eq!(hall.turn(900), Some("glutton"));
        for _ in 0..10 {
            hall.ask(&["ana"]);
            assert_eq!(hall.turn(30), Some("ana"));
            hall.ask(&["glutton"]);
            assert_eq!(hall.turn(900), Some("glutton"));
        }
    }

    #[test]
    fn who_thinks_long_has_fewer_turns() {
        let mut hall = Hall::new(1);
        let (mut turns, mut time) = ([0, 0], [0, 0]);
        hall.ask(&["hard"]);
        hall.ask(&["easy"]);
        for _ in 0..1100 {
            // Whoever had a turn asks again at once.
            let owner = hall
                .queue
                .waiting
                .iter()
                .map(|w| w.owners[0])
                .min_by(|a, b| hall.queue.stamp(a).total_cmp(&hall.queue.stamp(b)));
            let (place, millis) = if owner == Some("hard") {
                (0, 1000)
            } else {
                (1, 100)
            };
            let owner = hall.turn(millis).unwrap();
            hall.ask(&[owner]);
            turns[place] += 1;
            time[place] += millis;
        }
        assert!((90..=110).contains(&turns[0]), "{turns:?}");
        assert!(time[0].abs_diff(time[1]) <= 2000, "{time:?}");
    }

    #[test]
    fn nobody_saves_turns_up() {
        let mut hall = Hall::new(1);
        for _ in 0..100 {
            hall.ask(&["ana"]);
            hall.turn(1000);
        }
        // Somebody who has used nothing so far comes with many questions: they take turns.
        hall.ask(&["ana"]);
        for _ in 0..50 {
            hall.ask(&["glutton"]);
        }
        assert_eq!(hall.turn(1000), Some("glutton"));
        let mut before_ana = 0;
        while hall.turn(1000) != Some("ana") {
            before_ana += 1;
        }
        assert!(before_ana <= 1, "{before_ana} more turns before Ana's");
    }

    #[test]
    fn a_table_of_several_counts_for_the_one_served_least() {
        let mut hall = Hall::new(1);
        for _ in 0..5 {
            hall.ask(&["glutton"]);
            hall.turn(1000);
        }
        hall.ask(&["glutton"]);
        hall.ask(&["glutton", "ben"]);
        assert_eq!(hall.turn(1000), Some("ben"));
        assert_eq!(hall.turn(1000), Some("glutton"));
    }

    #[test]
    fn threads_that_are_free_are_used_and_no_more_than_there_are() {
        let mut hall = Hall::new(2);
        for _ in 0..3 {
            hall.ask(&["ana"]);
        }
        let (first, second) = (hall.queue.next(hall.now), hall.queue.next(hall.now));
        assert!(first.is_some() && second.is_some());
        assert!(hall.queue.next(hall.now).is_none());
        assert_eq!(hall.queue.len(), 1);
        hall.queue.end(Some(&"ana"), Duration::ZERO, hall.now);
        assert!(hall.queue.next(hall.now).is_some());
    }

    #[test]
    fn who_has_several_threads_pays_before_they_are_done() {
        let mut hall = Hall::new(4);
        for _ in 0..10 {
            hall.ask(&["glutton"]);
        }
        for _ in 0..3 {
            assert_eq!(hall.queue.next(hall.now).unwrap().0, Some("glutton"));
        }
        hall.ask(&["ana"]);
        assert_eq!(hall.queue.next(hall.now).unwrap().0, Some("ana"));
    }

    #[test]
    fn only_who_is_beyond_the_budget_makes_room_and_only_for_others() {
        let mut hall = Hall::new(1);
        let crowds = |hall: &Hall, who| hall.queue.crowds_others_out(&who, hall.now);
        hall.ask(&["ana"]);
        hall.turn(1000);
        for _ in 0..40 {
            hall.ask(&["glutton"]);
            hall.turn(1000);
        }
        hall.ask(&["glutton"]);
        assert!(!crowds(&hall, "glutton"), "nobody else waits");
        hall.ask(&["ben"]);
        assert!(crowds(&hall, "glutton"));
        assert!(!crowds(&hall, "ana"));
        hall.now += Duration::from_mins(2);
        assert!(!crowds(&hall, "glutton"), "what was used is forgotten");
    }

    #[test]
    fn what_is_long_past_takes_no_room() {
        let mut hall = Hall::new(1);
        for owner in ["ana", "ben", "cleo"] {
            hall.ask(&[owner]);
            hall.turn(10);
        }
        hall.queue.forget(hall.now);
        assert_eq!(hall.queue.accounts.len(), 3);
        hall.now += Duration::from_mins(2);
        hall.queue.forget(hall.now);
        assert!(hall.queue.accounts.is_empty());
    }
}
