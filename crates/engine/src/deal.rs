//! Where the seed of a game came from, so that anybody can check that nobody chose it.
//!
//! `docs/fair-deal.md` describes the protocol. Everything that is hashed is text, so that
//! a page or `sha256sum` computes the same.

use std::{collections::BTreeSet, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest as _, Sha256};

use crate::{
    MAX_SEATS, Message, Record, Seed,
    one_line::told_by_message,
    words::{self, message},
};

/// A secret, or the hash of one: 32 bytes, written as 64 hexadecimal digits.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Bytes32([u8; 32]);

/// A text that is not 64 hexadecimal digits.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("{}", words::BYTES_ARE)]
pub struct Bytes32Error;

impl Bytes32Error {
    /// What to tell whoever wrote it.
    pub fn message(self) -> Message {
        words::BYTES_ARE.into()
    }
}

impl Bytes32 {
    /// These bytes.
    pub const fn new(bytes: [u8; 32]) -> Bytes32 {
        Bytes32(bytes)
    }

    /// The SHA-256 of a text.
    fn hash(text: &str) -> Bytes32 {
        Bytes32(Sha256::digest(text).into())
    }

    /// What a person's device shows of its secret before anything is revealed.
    ///
    /// It names neither table nor seat: it is made before there is either, and nothing
    /// that is revealed elsewhere opens it.
    #[must_use]
    pub fn commitment(self) -> Bytes32 {
        Bytes32::hash(&format!("hedgerow deal 1 share\n{self}\n"))
    }

    /// What the server shows of its secret for a table.
    #[must_use]
    pub fn server_commitment(self, table: &str) -> Bytes32 {
        Bytes32::hash(&format!("hedgerow deal 1 server\n{table}\n{self}\n"))
    }
}

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bytes32({self})")
    }
}

impl FromStr for Bytes32 {
    type Err = Bytes32Error;

    fn from_str(text: &str) -> Result<Bytes32, Bytes32Error> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(Bytes32Error);
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| Bytes32Error)?;
        }
        Ok(Bytes32(bytes))
    }
}

impl Serialize for Bytes32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bytes32, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// How the seed of a game came about.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// Whoever made the table chose it, and so could know every card.
    Chosen,
    /// It was made from secrets.
    Drawn(Drawn),
}

/// A seed made from the secret of the server and those of people's devices.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// The table it was made for.
    pub table: String,
    /// What the server showed of its secret from the start.
    pub commitment: Bytes32,
    /// The secret of the server.
    pub secret: Bytes32,
    /// The people at the table, each once, by the first place each sat in.
    pub people: Vec<Contribution>,
    /// If seats were drawn by lot: the place that each seat had before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<Vec<usize>>,
}

/// What a person's device added to a deal.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contribution {
    /// Where the person sat before seats were drawn by lot.
    pub places: Vec<usize>,
    /// What the device showed of its secret before any was revealed; nothing if it took
    /// no part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Bytes32>,
    /// The secret; nothing if the device did not reveal it in time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<Bytes32>,
}

/// Why a statement of a deal does not hold.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum DealError {
    /// The server revealed another secret than it promised.
    Server {
        /// What it had promised.
        promised: Bytes32,
    },
    /// A device revealed another secret than it promised.
    Share {
        /// The first place of the person.
        place: usize,
    },
    /// A secret without a promise could have been chosen after the others.
    Unpromised {
        /// The first place of the person.
        place: usize,
    },
    /// The statement names places that cannot be.
    Places,
    /// Seats were drawn by another lot.
    Lot,
    /// The seed is another.
    Seed {
        /// The seed that the secrets give.
        made: Seed,
    },
}

told_by_message!(DealError);

impl DealError {
    /// What does not hold, for people.
    pub fn message(&self) -> Message {
        let seat = |place: usize| i18n::Seat(place.min(MAX_SEATS) as u8);
        match self {
            DealError::Server { promised } => message::deal_server(promised.to_string()),
            DealError::Share { place } => message::deal_share(seat(*place)),
            DealError::Unpromised { place } => message::deal_unpromised(seat(*place)),
            DealError::Places => words::DEAL_PLACES.into(),
            DealError::Lot => words::DEAL_LOT.into(),
            DealError::Seed { made } => message::deal_seed(made.to_string()),
        }
    }
}

/// Who had a hand in a deal that holds.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Fairness {
    /// The record does not say where its seed came from.
    Unsaid,
    /// The seed was chosen.
    Chosen,
    /// The server and so many people's devices; nobody's alone if there are none.
    Drawn {
        /// The seats whose devices added a secret.
        added: Vec<usize>,
        /// The seats of people whose devices added nothing.
        silent: Vec<usize>,
    },
}

impl Drawn {
    /// A deal at a table, before anybody has added anything.
    pub fn new(table: &str, secret: Bytes32) -> Drawn {
        Drawn {
            table: table.to_owned(),
            commitment: secret.server_commitment(table),
            secret,
            people: Vec::new(),
            lot: None,
        }
    }

    /// What is hashed: the table, the server's secret, and whatever was revealed.
    fn material(&self) -> String {
        let mut text = format!("{}\n{}\n", self.table, self.secret);
        for person in &self.people {
            if let (Some(place), Some(share)) = (person.places.first(), person.share) {
                text.push_str(&format!("{place} {share}\n"));
            }
        }
        text
    }

    /// The seed of all chance.
    pub fn seed(&self) -> Seed {
        Seed::from_bytes(Bytes32::hash(&format!("hedgerow deal 1 seed\n{}", self.material())).0)
    }

    /// Who sits where, if lots are drawn: the place that each of so many seats had before.
    /// Each place draws a ticket, and they sit down in the order of the tickets.
    pub fn draw_lot(&self, seats: usize) -> Vec<usize> {
        let material = self.material();
        let ticket =
            |&place: &usize| Bytes32::hash(&format!("hedgerow deal 1 lot\n{place}\n{material}"));
        let mut places: Vec<usize> = (0..seats).collect();
        places.sort_by_key(ticket);
        places
    }

    /// The seat that whoever was at a place sits in.
    pub fn seat_of(&self, place: usize) -> usize {
        let Some(lot) = &self.lot else { return place };
        lot.iter().position(|&was| was == place).unwrap_or(place)
    }

    /// Whether the secrets are those that were promised and give this seed.
    ///
    /// # Errors
    ///
    /// Says what does not hold.
    pub fn check(&self, seats: usize, seed: &Seed) -> Result<(), DealError> {
        if self.secret.server_commitment(&self.table) != self.commitment {
            return Err(DealError::Server {
                promised: self.commitment,
            });
        }
        let mut taken = BTreeSet::new();
        let mut last = None;
        for person in &self.people {
            let first = *person.places.first().ok_or(DealError::Places)?;
            let is_next = person.places.is_sorted() && Some(first) > last;
            let free = |&place: &usize| place < seats.min(MAX_SEATS) && taken.insert(place);
            if !is_next || !person.places.iter().all(free) {
                return Err(DealError::Places);
            }
            last = Some(first);
            match (person.commitment, person.share) {
                (_, None) => {}
                (None, Some(_)) => return Err(DealError::Unpromised { place: first }),
                (Some(promised), Some(share)) if share.commitment() == promised => {}
                (Some(_), Some(_)) => return Err(DealError::Share { place: first }),
            }
        }
        if self
            .lot
            .as_ref()
            .is_some_and(|lot| *lot != self.draw_lot(seats))
        {
            return Err(DealError::Lot);
        }
        let made = self.seed();
        if made == *seed {
            Ok(())
        } else {
            Err(DealError::Seed { made })
        }
    }

    /// Everything that was promised: by the server first, then by people's devices.
    pub fn promises(&self) -> impl Iterator<Item = Bytes32> {
        let people = self.people.iter().filter_map(|person| person.commitment);
        std::iter::once(self.commitment).chain(people)
    }
}

impl Record {
    /// Who had a hand in the deal, if what the record says of it holds.
    ///
    /// It is the record's own word: only a promise that was noted before the game shows
    /// that the record was not made up as a whole.
    ///
    /// # Errors
    ///
    /// Says what does not hold.
    pub fn fairness(&self) -> Result<Fairness, DealError> {
        let drawn = match &self.deal {
            None => return Ok(Fairness::Unsaid),
            Some(Deal::Chosen) => return Ok(Fairness::Chosen),
            Some(Deal::Drawn(drawn)) => drawn,
        };
        drawn.check(self.seats.len(), &self.seed)?;
        let seat = |person: &Contribution| person.places.first().map(|&place| drawn.seat_of(place));
        let (added, silent): (Vec<_>, Vec<_>) =
            (drawn.people.iter()).partition(|person| person.share.is_some());
        Ok(Fairness::Drawn {
            added: added.into_iter().filter_map(seat).collect(),
            silent: silent.into_iter().filter_map(seat).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(byte: u8) -> Bytes32 {
        Bytes32::new([byte; 32])
    }

    fn two_people() -> Drawn {
        let mut drawn = Drawn::new("kT3x", bytes(0x11));
        drawn.people = vec![
            Contribution {
                places: vec![0, 2],
                commitment: Some(bytes(0x22).commitment()),
                share: Some(bytes(0x22)),
            },
            Contribution {
                places: vec![1],
                commitment: Some(bytes(0x33).commitment()),
                share: Some(bytes(0x33)),
            },
        ];
        drawn
    }

    /// Computed with `sha256sum`, from what docs/fair-deal.md says.
    #[test]
    fn the_hashes_are_those_that_anybody_can_compute() {
        let drawn = two_people();
        assert_eq!(
            drawn.commitment.to_string(),
            "c7d0d3c49575f70a71cf3d5d5d3ace62b3109b348e9a99c2af59d79444ae7190"
        );
        let shares: Vec<String> = drawn.promises().skip(1).map(|p| p.to_string()).collect();
        assert_eq!(
            shares,
            [
                "44b317324648008d7a93d8e8397e240583d20caaff430cbcd0efed91414e3ff1",
                "998be1fe92279894325dd627f226b1ea9ea2a5dcd6a2c65689ed6898aaaec76f"
            ]
        );
        assert_eq!(
            drawn.seed().to_string(),
            "ee6c09ff1d67d8ddcf593db98c83b2e16f1e69637e4e1a1618ae9adb99ebac42"
        );
        assert_eq!(drawn.draw_lot(3), [0, 2, 1]);
    }

    #[test]
    fn a_deal_as_promised_holds() {
        let mut drawn = two_people();
        assert_eq!(drawn.check(3, &drawn.seed()), Ok(()));
        drawn.lot = Some(drawn.draw_lot(3));
        assert_eq!(drawn.check(3, &drawn.seed()), Ok(()));
        drawn.people[1].share = None;
        drawn.lot = Some(drawn.draw_lot(3));
        assert_eq!(drawn.check(3, &drawn.seed()), Ok(()));
    }

    #[test]
    fn whoever_swaps_a_secret_is_caught() {
        let honest = two_people();
        let seed = honest.seed();
        let mut drawn = honest.clone();
        drawn.secret = bytes(0x12);
        let promised = drawn.commitment;
        assert_eq!(drawn.check(3, &seed), Err(DealError::Server { promised }));
        let mut drawn = honest.clone();
        drawn.people[1].share = Some(bytes(0x34));
        assert_eq!(drawn.check(3, &seed), Err(DealError::Share { place: 1 }));
        let mut drawn = honest.clone();
        drawn.people[1].commitment = None;
        assert_eq!(
            drawn.check(3, &seed),
            Err(DealError::Unpromised { place: 1 })
        );
        let mut drawn = honest.clone();
        drawn.people[1].share = None;
        assert!(matches!(drawn.check(3, &seed), Err(DealError::Seed { .. })));
        let mut drawn = honest.clone();
        drawn.table = "kT3y".to_owned();
        assert!(matches!(
            drawn.check(3, &seed),
            Err(DealError::Server { .. })
        ));
        let mut drawn = honest.clone();
        let mut lot = drawn.draw_lot(3);
        lot.swap(0, 1);
        drawn.lot = Some(lot);
        assert_eq!(drawn.check(3, &seed), Err(DealError::Lot));
        assert!(honest.check(3, &Seed::from(7)).is_err());
    }

    #[test]
    fn nobody_is_counted_twice() {
        let honest = two_people();
        let seed = honest.seed();
        for places in [vec![], vec![0], vec![3], vec![usize::MAX], vec![2, 1]] {
            let mut drawn = honest.clone();
            drawn.people[1].places = places;
            assert_eq!(drawn.check(3, &seed), Err(DealError::Places));
        }
        assert_eq!(honest.check(2, &seed), Err(DealError::Places));
    }

    #[test]
    fn a_deal_is_read_as_it_is_written() {
        let drawn = Deal::Drawn(two_people());
        let text = serde_json::to_string(&drawn).unwrap();
        assert_eq!(serde_json::from_str::<Deal>(&text).unwrap(), drawn);
        assert_eq!(serde_json::to_string(&Deal::Chosen).unwrap(), "\"chosen\"");
        let more = text.replace("\"people\"", "\"extra\":1,\"people\"");
        assert!(serde_json::from_str::<Deal>(&more).is_err());
    }
}
