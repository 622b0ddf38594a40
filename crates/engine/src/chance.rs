use std::collections::VecDeque;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::Value;

use crate::{Message, words};

/// Where the rules get what nobody decides: shuffles, dice, spinners, picks.
///
/// What is drawn is part of our replay format, so the draws are written here
/// and do not depend on any library's distributions.
pub trait Chance {
    /// A number in `0..n`, each equally likely.
    fn below(&mut self, n: u32) -> u32;

    /// The index of one of `n` results people can read off, as `reads` writes
    /// them. Scenarios script it, traces note it.
    fn result(&mut self, n: u32, reads: impl Fn(u32) -> Reading) -> u32 {
        let _ = reads;
        self.below(n)
    }

    /// A die with faces from 1 to `faces`.
    fn die(&mut self, faces: u32) -> u32 {
        self.result(faces, |face| Reading::Number(face + 1)) + 1
    }

    /// Puts a slice in random order.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// One item, each equally likely. For players, who are not scripted.
    #[inline]
    fn choose<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }
}

/// How a result of chance reads at the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Reading {
    /// A number on a die or spinner.
    Number(u32),
    /// The id of a card, event or piece.
    Id(&'static str),
}

impl From<Reading> for Value {
    fn from(reading: Reading) -> Value {
        match reading {
            Reading::Number(n) => n.into(),
            Reading::Id(id) => id.into(),
        }
    }
}

/// Everything random about one match.
///
/// Set-up and every ply draw from streams of their own, so the state of a
/// match never holds a generator, a replay can start from any snapshot, and a
/// bot that clones a state learns nothing of the future.
///
/// ```
/// use engine::{Chance as _, Seed};
///
/// let seed = Seed::from(7);
/// assert_eq!(seed.ply(3).below(52), seed.ply(3).below(52));
/// assert_eq!(seed.to_string(), "7");
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Its 32 bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Chance while the table is set up.
    pub fn setup(&self) -> Dice {
        self.stream(0)
    }

    /// Chance while the move numbered `ply` (from 0) is applied.
    pub fn ply(&self, ply: usize) -> Dice {
        self.stream(ply as u64 + 1)
    }

    /// What a bot that acts at `ply` rolls for itself.
    pub fn bot(&self, ply: usize) -> Dice {
        self.stream(1 << 63 | ply as u64)
    }

    fn stream(&self, stream: u64) -> Dice {
        let mut generator = ChaCha8Rng::from_seed(self.0);
        generator.set_stream(stream);
        Dice(generator)
    }

    /// The number this seed was made from, if it was made from one.
    fn number(&self) -> Option<u64> {
        let (small, rest) = self.0.split_at(8);
        let small = small.try_into().expect("split at eight bytes");
        rest.iter()
            .all(|&b| b == 0)
            .then(|| u64::from_le_bytes(small))
    }
}

impl From<u64> for Seed {
    fn from(n: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&n.to_le_bytes());
        Seed(bytes)
    }
}

/// A small seed is written as its number, any other as 64 hexadecimal digits.
impl std::fmt::Display for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.number() {
            Some(n) => write!(f, "{n}"),
            None => self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

/// A text that is no seed.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("{}", words::SEED_IS)]
pub struct SeedError;

impl From<SeedError> for Message {
    fn from(_: SeedError) -> Message {
        words::SEED_IS.into()
    }
}

impl std::str::FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        if let Ok(n) = text.parse::<u64>() {
            return Ok(Seed::from(n));
        }
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(SeedError);
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| SeedError)?;
        }
        Ok(Seed(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.number() {
            Some(n) => serializer.serialize_u64(n),
            None => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::Number(n) => n.as_u64().map(Seed::from),
            Value::String(text) => text.parse().ok(),
            _ => None,
        }
        .ok_or_else(|| de::Error::custom(SeedError))
    }
}

/// Fair chance from a seed.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha8Rng);

impl Chance for Dice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing to draw from");
        // Lemire, "Fast Random Integer Generation in an Interval" (2019).
        let mut wide = u64::from(self.0.next_u32()) * u64::from(n);
        if (wide as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (wide as u32) < threshold {
                wide = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }
}

/// Chance that notes the results people can read off, and whether it was asked
/// at all.
#[derive(Debug)]
pub struct Recorder<C> {
    chance: C,
    results: Vec<Value>,
    asked: bool,
}

impl<C> Recorder<C> {
    /// Listens to `chance`.
    pub fn new(chance: C) -> Recorder<C> {
        Recorder {
            chance,
            results: Vec::new(),
            asked: false,
        }
    }

    /// Whether anything was drawn or shuffled.
    pub fn was_asked(&self) -> bool {
        self.asked
    }

    /// The results in the order they came.
    pub fn into_results(self) -> Vec<Value> {
        self.results
    }
}

impl<C: Chance> Chance for Recorder<C> {
    fn below(&mut self, n: u32) -> u32 {
        self.asked = true;
        self.chance.below(n)
    }

    fn result(&mut self, n: u32, reads: impl Fn(u32) -> Reading) -> u32 {
        self.asked = true;
        let index = self.chance.result(n, &reads);
        self.results.push(reads(index).into());
        index
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        self.asked = true;
        self.chance.shuffle(items);
    }
}

impl<C: Chance> Chance for &mut C {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }

    fn result(&mut self, n: u32, reads: impl Fn(u32) -> Reading) -> u32 {
        (**self).result(n, reads)
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        (**self).shuffle(items);
    }
}

/// Chance that gives the results somebody wrote down. Shuffles keep the order
/// they find.
#[derive(Clone, Default, Debug)]
pub struct Script {
    results: VecDeque<Value>,
    fault: Option<String>,
}

impl Script {
    /// Adds results behind those still to come.
    pub fn extend(&mut self, results: impl IntoIterator<Item = Value>) {
        self.results.extend(results);
    }

    /// What went wrong so far: a result that cannot be, or none left.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// How many results were not used.
    pub fn left(&self) -> usize {
        self.results.len()
    }

    fn next(&mut self, n: u32, reads: impl Fn(u32) -> Reading) -> u32 {
        let Some(wanted) = self.results.pop_front() else {
            self.fail("the script has no result left for a question of chance".to_owned());
            return 0;
        };
        let index = (0..n).find(|&i| Value::from(reads(i)) == wanted);
        index.unwrap_or_else(|| {
            self.fail(format!("the scripted result {wanted} cannot come up here"));
            0
        })
    }

    fn fail(&mut self, fault: String) {
        self.fault.get_or_insert(fault);
    }
}

impl Chance for Script {
    fn below(&mut self, n: u32) -> u32 {
        self.next(n, Reading::Number)
    }

    fn result(&mut self, n: u32, reads: impl Fn(u32) -> Reading) -> u32 {
        self.next(n, reads)
    }

    fn shuffle<T>(&mut self, _: &mut [T]) {}
}
