use std::fmt;

use parts::{bit_set, tsv::same};

use crate::{
    deck_file::{DECK, DESIGNS, Design, ORDINARY, deck},
    icons::{Icon, Icons},
};

bit_set! {
    /// A set of cards of this deck.
    pub struct Cards(u64) of Card: card => card.0, number => Card(number as u8);
}

/// One of the 62 designs of the deck (D1).
///
/// Of every ordinary design one card is in play (D17), so it stands for the
/// card as well; of the wild ones there are two Aphids.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
pub struct Card(u8);

impl Card {
    /// The Dandelion, which a house rule makes a joker (D106).
    pub const DANDELION: Card = Card::named("dandelion");

    /// The ordinary cards.
    pub const ORDINARY: Cards = Cards::from_bits((1 << ORDINARY) - 1);

    const fn named(id: &str) -> Card {
        let mut i = 0;
        while i < DESIGNS {
            if same(DECK[i].id, id) {
                return Card(i as u8);
            }
            i += 1;
        }
        panic!("cards.tsv has no such card")
    }

    /// Its number, by id, wild ones last.
    #[inline]
    pub const fn index(self) -> u32 {
        self.0 as u32
    }

    /// The card with this number.
    #[inline]
    pub const fn from_index(index: u32) -> Card {
        Card(index as u8)
    }

    /// All designs: ordinary ones by id, then wild ones by id.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..DESIGNS as u8).map(Card)
    }

    /// The card with this id.
    pub fn from_id(id: &str) -> Option<Card> {
        Card::all().find(|card| card.id() == id)
    }

    /// Its id in actions and positions.
    pub fn id(self) -> &'static str {
        self.design().id
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.design().name
    }

    /// Its class.
    pub fn class(self) -> &'static str {
        self.design().class
    }

    /// The icons it needs.
    #[inline]
    pub fn inputs(self) -> Icons {
        deck().inputs[self.0 as usize]
    }

    /// The icons printed as its outputs.
    #[inline]
    pub fn outputs(self) -> Icons {
        deck().outputs[self.0 as usize]
    }

    /// How many there are in the box.
    pub fn copies(self) -> u8 {
        deck().copies[self.0 as usize]
    }

    /// How many are in play: the Houses but one are put away (D17).
    pub fn copies_in_play(self) -> u8 {
        if self.wild().is_some() {
            self.copies()
        } else {
            1
        }
    }

    /// Whether its icons or effect come from the designer. If not they are
    /// reconstructed: game values, no plant facts.
    pub fn is_sourced(self) -> bool {
        self.design().sourced
    }

    /// What is known about where the card comes from.
    pub fn idea(self) -> &'static str {
        self.design().idea
    }

    /// Which wild card it is, if it is one (D4).
    #[inline]
    pub fn wild(self) -> Option<Wild> {
        (self.0 as usize)
            .checked_sub(ORDINARY)
            .map(|place| Wild::ALL[place])
    }

    /// Which beneficial insect it is, if it is one.
    pub fn insect(self) -> Option<Insect> {
        match self.wild()? {
            Wild::Ladybug => Some(Insect::Ladybug),
            Wild::PrayingMantis => Some(Insect::PrayingMantis),
            Wild::Aphids | Wild::Drought | Wild::Tornado => None,
        }
    }

    fn design(self) -> &'static Design {
        &DECK[self.0 as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The wild cards (D4), in alphabetical order.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[repr(u8)]
pub enum Wild {
    /// Nullify a guild (D82 to D87).
    Aphids,
    /// No water for a round of building (D103 to D105).
    Drought,
    /// Undoes aphids or is traded (D88 to D96).
    Ladybug,
    /// As the ladybug.
    PrayingMantis,
    /// A new hand (D97 to D102).
    Tornado,
}

impl Wild {
    /// All five.
    pub const ALL: [Wild; 5] = [
        Wild::Aphids,
        Wild::Drought,
        Wild::Ladybug,
        Wild::PrayingMantis,
        Wild::Tornado,
    ];

    /// The card.
    pub const fn card(self) -> Card {
        Card(ORDINARY as u8 + self as u8)
    }
}

/// A beneficial insect: it undoes aphids (D88).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Insect {
    /// Ladybug.
    Ladybug,
    /// Praying Mantis.
    PrayingMantis,
}

impl Insect {
    /// Both.
    pub const ALL: [Insect; 2] = [Insect::Ladybug, Insect::PrayingMantis];

    /// The card.
    pub const fn card(self) -> Card {
        self.wild().card()
    }

    /// It as a wild card.
    pub const fn wild(self) -> Wild {
        match self {
            Insect::Ladybug => Wild::Ladybug,
            Insect::PrayingMantis => Wild::PrayingMantis,
        }
    }
}

bit_set! {
    /// The insects saved in front of a player (D90), alphabetically.
    pub struct Insects(u8) of Insect: insect => insect as u8, number => Insect::ALL[number as usize];
}

/// The wild cards out of the game (D81), counted: there are two Aphids.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub struct OutOfGame([u8; 5]);

impl OutOfGame {
    /// Adds one.
    #[inline]
    pub fn insert(&mut self, wild: Wild) {
        self.0[wild as usize] += 1;
    }

    /// How many of one kind there are.
    pub fn count(&self, wild: Wild) -> u8 {
        self.0[wild as usize]
    }

    /// The cards, in alphabetical order.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        let copies = *self;
        (Wild::ALL.into_iter())
            .flat_map(move |wild| (0..copies.count(wild)).map(move |_| wild.card()))
    }
}

/// The icons a joker may be named after (D106): those the Dandelion does not
/// print.
pub const JOKER_NAMES: [Icon; 4] = [
    Icon::Water,
    Icon::Nitrogen,
    Icon::Groundcover,
    Icon::Trellis,
];
