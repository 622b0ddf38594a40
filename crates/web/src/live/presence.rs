use std::{collections::HashMap, time::Duration};

use store::{Moment, PersonId};

use crate::{
    network::{ClientAddress, ClientNetwork, Entered},
    pages::Presence,
};

/// How many sockets one person may have at a table.
pub(super) const SOCKETS_PER_PERSON: u32 = 16;

/// How many of one client network may watch a table.
const WATCHERS_HERE: usize = 20;

/// How many sockets one client network, or one person, may watch all tables with.
const WATCHERS_EVERYWHERE: usize = 100;

/// By what those are counted who watch without a seat.
#[derive(Clone, Eq, PartialEq, Hash)]
pub(super) enum Watcher {
    Network(ClientNetwork),
    Person(PersonId),
}

impl Watcher {
    /// How many of one kind may watch a table, and all tables.
    pub(super) fn limits(client: ClientAddress) -> (usize, usize) {
        if client.exempt {
            (usize::MAX, usize::MAX)
        } else {
            (WATCHERS_HERE, WATCHERS_EVERYWHERE)
        }
    }
}

/// Somebody who watches without a seat, as long as this is here.
pub(super) struct Watching {
    pub(super) _here: Entered<ClientNetwork>,
    pub(super) _network: Entered<Watcher>,
    pub(super) _person: Option<Entered<Watcher>>,
}

/// For so long after a request, whoever plays by requests alone counts as looking.
const GLANCE: Duration = Duration::from_mins(1);

/// Who is looking at a table.
#[derive(Default)]
pub(super) struct Lookers {
    people: HashMap<PersonId, Looker>,
    /// When somebody who belongs to the table last looked without a socket.
    glanced: Option<Moment>,
    /// Sockets of people without a name, who only watch.
    strangers: u32,
}

struct Looker {
    name: String,
    sockets: u32,
    /// When seen last, while there is no socket.
    left: Moment,
}

impl Lookers {
    /// Notes a new socket; whether that is news.
    pub(super) fn come(&mut self, person: Option<(&PersonId, &str)>, at: Moment) -> bool {
        let Some((person, name)) = person else {
            self.strangers += 1;
            return true;
        };
        let looker = self.people.entry(person.clone()).or_insert_with(|| Looker {
            name: String::new(),
            sockets: 0,
            left: at,
        });
        looker.sockets += 1;
        let renamed = looker.name != name;
        if renamed {
            name.clone_into(&mut looker.name);
        }
        renamed || looker.sockets == 1
    }

    /// Notes the end of a socket; whether nobody is left of this kind.
    pub(super) fn go(&mut self, person: Option<&PersonId>, at: Moment) -> bool {
        let gone = match person.map(|person| self.people.get_mut(person)) {
            None => {
                self.strangers = self.strangers.saturating_sub(1);
                true
            }
            Some(None) => false,
            Some(Some(looker)) => {
                looker.sockets = looker.sockets.saturating_sub(1);
                looker.left = at;
                looker.sockets == 0
            }
        };
        if self.is_empty() {
            // The page was loaded before its socket; whoever closes it has left.
            self.glanced = None;
        }
        gone
    }

    /// Notes that somebody who belongs to the table looked without a socket.
    pub(super) fn glance(&mut self, person: &PersonId, name: &str, at: Moment) {
        self.seen(person, name, at);
        self.glanced = Some(at);
    }

    /// Whether somebody looks at the table here, with a socket or by requests.
    pub(super) fn look_on(&self, now: Moment) -> bool {
        !self.is_empty() || self.glanced.is_some_and(|at| now - at < GLANCE)
    }

    /// Notes that somebody was seen at another server, or without a socket.
    pub(super) fn seen(&mut self, person: &PersonId, name: &str, at: Moment) {
        let looker = self.people.entry(person.clone()).or_insert_with(|| Looker {
            name: name.to_owned(),
            sockets: 0,
            left: at,
        });
        looker.left = looker.left.max(at);
    }

    /// Whether a person is there, as a page says it. Who was seen a few seconds ago
    /// is about to come back: a page was loaded again, or asks from time to time.
    pub(super) fn presence(&self, person: &PersonId, now: Moment) -> Presence {
        match self.people.get(person) {
            None => Presence::Unknown,
            Some(looker) if looker.sockets > 0 => Presence::Here,
            Some(looker) => match (now - looker.left).as_secs() {
                0..SETTLING => Presence::Here,
                seconds => Presence::Away(seconds),
            },
        }
    }

    /// Whether a person looks, or has looked since a moment.
    pub(super) fn saw_since(&self, person: &PersonId, since: Moment) -> bool {
        let looker = self.people.get(person);
        looker.is_some_and(|looker| looker.sockets > 0 || looker.left > since)
    }

    /// When a person was seen last, if they are not there now.
    pub(super) fn left(&self, person: &PersonId) -> Option<Moment> {
        let looker = self.people.get(person)?;
        (looker.sockets == 0).then_some(looker.left)
    }

    /// Whether anybody looks.
    pub(super) fn is_empty(&self) -> bool {
        self.strangers == 0 && self.people.values().all(|looker| looker.sockets == 0)
    }

    /// The people with a socket.
    pub(super) fn here(&self) -> impl Iterator<Item = (&PersonId, &str)> {
        let here = self.people.iter().filter(|(_, looker)| looker.sockets > 0);
        here.map(|(person, looker)| (person, looker.name.as_str()))
    }

    /// How many sockets a person has.
    pub(super) fn sockets(&self, person: &PersonId) -> u32 {
        self.people.get(person).map_or(0, |looker| looker.sockets)
    }

    /// How many look without a name.
    pub(super) fn strangers(&self) -> u32 {
        self.strangers
    }
}

/// For so many seconds, who left counts as there.
pub(super) const SETTLING: u64 = 12;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asks_without_a_socket_looks_for_a_minute_and_who_closes_a_page_no_more() {
        let ana = PersonId::from("ana".to_owned());
        let at = |seconds: i64| Moment(1_000 * seconds);
        let mut lookers = Lookers::default();
        assert!(!lookers.look_on(at(0)));
        lookers.glance(&ana, "Ana", at(10));
        assert!(lookers.look_on(at(69)));
        assert!(!lookers.look_on(at(70)));
        lookers.glance(&ana, "Ana", at(100));
        lookers.come(Some((&ana, "Ana")), at(101));
        assert!(lookers.look_on(at(500)));
        lookers.go(Some(&ana), at(501));
        assert!(!lookers.look_on(at(501)));
        lookers.come(None, at(600));
        assert!(lookers.look_on(at(700)));
        lookers.go(None, at(701));
        assert!(!lookers.look_on(at(701)));
    }
}
