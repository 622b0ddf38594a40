//! Resource cards: the five kinds, and any number of each.

use std::fmt;

use parts::named;

named! {
    /// The five resources, in the order they are always listed in.
    pub enum Resource {
        /// Grown in Food Forests.
        Wood = "wood",
        /// Found in Social Housing.
        Metal = "metal",
        /// Made by Composters; no tile yields it.
        Compost = "compost",
        /// Grown in Community Gardens.
        Food = "food",
        /// Kept in Heat Havens.
        Water = "water",
    }
}

impl Resource {
    /// The word for it in sentences.
    pub const fn name(self) -> &'static str {
        match self {
            Resource::Wood => "Wood",
            Resource::Metal => "Metal",
            Resource::Compost => "Compost",
            Resource::Food => "Food",
            Resource::Water => "Water",
        }
    }
}

/// So many cards of each resource: a hand, the Bank, a price.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub struct Cards([u16; Resource::COUNT]);

impl Cards {
    /// No card at all.
    pub const NONE: Cards = Cards([0; Resource::COUNT]);

    /// Counts in resource order.
    pub const fn new(counts: [u16; Resource::COUNT]) -> Cards {
        Cards(counts)
    }

    /// The same number of each.
    pub const fn of_each(count: u16) -> Cards {
        Cards([count; Resource::COUNT])
    }

    /// How many of one kind.
    #[inline]
    pub const fn of(&self, kind: Resource) -> u16 {
        self.0[kind as usize]
    }

    /// Whether there is a card of this kind.
    #[inline]
    pub const fn has(&self, kind: Resource) -> bool {
        self.0[kind as usize] > 0
    }

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u16 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Resource::COUNT]
    }

    /// Adds cards of one kind.
    #[inline]
    pub const fn add(&mut self, kind: Resource, count: u16) {
        self.0[kind as usize] += count;
    }

    /// Adds all cards of another hand.
    #[inline]
    pub fn add_all(&mut self, cards: &Cards) {
        for (count, more) in self.0.iter_mut().zip(cards.0) {
            *count += more;
        }
    }

    /// Takes cards of one kind out; they must be there.
    #[inline]
    pub const fn take(&mut self, kind: Resource, count: u16) {
        self.0[kind as usize] -= count;
    }

    /// Whether a price can be paid from these.
    #[inline]
    pub fn cover(&self, price: &Cards) -> bool {
        self.0.iter().zip(&price.0).all(|(have, need)| have >= need)
    }

    /// The kinds there is a card of.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Resource> {
        Resource::ALL
            .into_iter()
            .filter(move |&kind| self.has(kind))
    }

    /// Kinds with their counts, in resource order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Resource, u16)> {
        Resource::ALL.into_iter().zip(self.0)
    }
}

/// Reads as people say it: `1 Wood and 1 Metal`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = self.kinds().count();
        if kinds == 0 {
            return f.write_str("nothing");
        }
        for (i, kind) in self.kinds().enumerate() {
            let before = match i {
                0 => "",
                _ if i + 1 == kinds => " and ",
                _ => ", ",
            };
            write!(f, "{before}{} {}", self.of(kind), kind.name())?;
        }
        Ok(())
    }
}
