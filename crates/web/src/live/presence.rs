use std::collections::HashMap;

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

/// Who is looking at a table.
#[derive(Default)]
pub(super) struct Lookers {
    people: HashMap<PersonId, Looker>,
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
        let Some(person) = person else {
            self.strangers = self.strangers.saturating_sub(1);
            return true;
        };
        let Some(looker) = self.people.get_mut(person) else {
            return false;
        };
        looker.sockets = looker.sockets.saturating_sub(1);
        looker.left = at;
        looker.sockets == 0
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
