use std::{
    cell::Cell,
    fmt,
    sync::{LazyLock, OnceLock},
};

use parts::{DataFile, SheetError, bit_set, instead};

use crate::{
    Lane, Race, Way,
    data::{self, MOST_DESIGNS},
    effects::{Effects, Part},
    options::RunOption,
    outlook::CardFigures,
    race::List,
    script::Script,
};

/// A card, by the line of its design in the data file. Copies of one design
/// are alike.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
pub struct Card(pub(crate) u8);

impl Card {
    /// The card with this id in the game's own data file.
    pub fn from_id(id: &str) -> Option<Card> {
        standard().card(id)
    }

    /// Its id in the game's own data file.
    pub fn id(self) -> &'static str {
        standard().design(self).id
    }

    /// Its design in the game's own data file, before any house rule.
    pub fn design(self) -> &'static Design<'static> {
        standard().design(self)
    }

    /// Its place among the designs of the data file, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Where a card comes from.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Kind {
    /// Part of everybody's first deck.
    Start,
    /// One of the two cards of an animal.
    Animal(Animal),
    /// Bought from the Row for this many acorns.
    Forage {
        /// The price.
        cost: u8,
    },
    /// A Trap.
    Trap,
}

/// An animal, by its place in the data file.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Animal(pub(crate) u8);

impl Animal {
    /// The animal called this in actions and positions.
    pub fn from_id(id: &str) -> Option<Animal> {
        Animal::all().find(|animal| animal.id() == id)
    }

    /// All animals in the order of the data file.
    pub fn all() -> impl DoubleEndedIterator<Item = Animal> + ExactSizeIterator {
        (0..standard().animals.len() as u8).map(Animal)
    }

    /// Its name in actions and positions.
    pub fn id(self) -> &'static str {
        &standard().animals[usize::from(self.0)].id
    }

    /// Its name as printed.
    pub fn name(self) -> &'static str {
        standard().animals[usize::from(self.0)].name
    }
}

impl fmt::Debug for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// One line of the data file.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Design<'a> {
    /// The name in actions and positions.
    pub id: &'a str,
    /// The short code of the collection.
    pub code: &'a str,
    /// Where it comes from.
    pub kind: Kind,
    /// The name as printed.
    pub name: &'a str,
    /// How many there are: per player, or in the shared deck.
    pub copies: u8,
    /// The first option.
    pub option_a: Effects,
    /// The second option; a card without one has a single option.
    pub option_b: Option<Effects>,
    /// The bonus and the lane that unlocks it.
    pub bonus: Option<(Lane, Effects)>,
    /// Whether it has to be played (A37).
    pub must_play: bool,
    /// Whether the original names it.
    pub sourced: bool,
    /// The columns that come from the original.
    pub sourced_fields: &'a str,
    /// A remark about the sources.
    pub note: &'a str,
}

impl Design<'_> {
    /// One of its effect lists; one it does not have is empty.
    #[inline]
    pub(crate) fn list(&self, list: List) -> &Effects {
        let bonus = || self.bonus.as_ref().map(|(_, list)| list);
        let list = match list {
            List::A => Some(&self.option_a),
            List::B => self.option_b.as_ref(),
            List::Bonus => bonus(),
        };
        list.unwrap_or(&Effects::NONE)
    }

    /// A28 to A30: the ways to play it with the pawn in this lane.
    #[inline]
    pub(crate) fn ways(&self, lane: Option<Lane>) -> &'static [Way] {
        let bonus = self.bonus.as_ref().is_some_and(|&(at, _)| lane == Some(at));
        match (self.option_b.is_some(), bonus) {
            (true, false) => &[Way::A, Way::B],
            (true, true) => &[Way::A, Way::B, Way::BonusA, Way::BonusB],
            (false, false) => &[Way::Only],
            (false, true) => &[Way::Only, Way::BonusOnly],
        }
    }
}

/// The two cards of an animal.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct AnimalCards<'a> {
    /// The animal's name as printed.
    pub name: &'a str,
    /// The name in actions and positions.
    pub id: String,
    /// Its two cards.
    pub cards: [Card; 2],
}

bit_set! {
    /// A set of designs, in the order of the data file.
    pub(crate) struct Designs(u64) of Card: card => card.0, number => Card(number as u8);
}

/// All designs, checked, with what the rules look up often.
#[derive(Clone, Debug)]
pub struct CardTable<'a> {
    pub(crate) designs: Vec<Design<'a>>,
    pub(crate) animals: Vec<AnimalCards<'a>>,
    /// A14: a starting deck without the animal's cards, in the order of the file.
    pub(crate) start: Vec<Card>,
    /// A17: the whole Forage deck, in the order of the file.
    pub(crate) forage: Vec<Card>,
    /// A17: the whole Trap deck, in the order of the file.
    pub(crate) traps: Vec<Card>,
    pub(crate) trap_designs: Designs,
    pub(crate) must_play: Designs,
    pub(crate) two_evils: Option<Card>,
}

impl<'a> CardTable<'a> {
    /// Reads and checks a data file.
    ///
    /// # Errors
    ///
    /// The first line that cannot be, and why.
    pub fn parse(text: &'a str) -> Result<CardTable<'a>, SheetError> {
        data::parse(text)
    }

    /// All designs in the order of the file.
    pub fn designs(&self) -> &[Design<'a>] {
        &self.designs
    }

    /// All cards in the order of the file.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..self.designs.len() as u8).map(Card)
    }

    /// The animals in the order of the file.
    pub fn animals(&self) -> &[AnimalCards<'a>] {
        &self.animals
    }

    /// The card with this id.
    pub fn card(&self, id: &str) -> Option<Card> {
        self.cards().find(|&card| self.design(card).id == id)
    }

    /// The design of a card.
    #[inline]
    pub fn design(&self, card: Card) -> &Design<'a> {
        &self.designs[card.index()]
    }

    /// The same cards with Run as the house rule has it (ruling 3).
    fn with_run(mut self, option: RunOption) -> CardTable<'a> {
        let Some(run) = self.card("run") else {
            return self;
        };
        let run = &mut self.designs[run.index()];
        match option {
            RunOption::Acorn1 => {}
            RunOption::None => run.option_a = run.option_b.take().unwrap_or(run.option_a),
            RunOption::Acorn2 => run.option_a = Effects::only(Part::Acorn(2)),
        }
        self
    }
}

/// The game's own data file.
const FILE: &str = include_str!("../cards.tsv");

/// Cards to play with, and what bots make of them.
#[derive(Debug)]
pub struct Deck {
    /// The cards, for each way to play Run.
    tables: [CardTable<'static>; 3],
    pub(crate) figures: OnceLock<Box<[[CardFigures; MOST_DESIGNS]; 3]>>,
    pub(crate) scripts: OnceLock<Vec<Box<Script>>>,
}

impl Deck {
    fn of(table: &CardTable<'static>) -> Deck {
        Deck {
            tables: RunOption::ALL.map(|option| table.clone().with_run(option)),
            figures: OnceLock::new(),
            scripts: OnceLock::new(),
        }
    }
}

static PRINTED: LazyLock<Deck> = LazyLock::new(|| {
    let table = CardTable::parse(FILE).expect("the file is checked by a test");
    Deck::of(&table)
});

thread_local! {
    /// The deck that this thread plays with, if it is not the printed one.
    static IN_PLAY: Cell<Option<&'static Deck>> = const { Cell::new(None) };
}

#[inline]
pub(crate) fn deck() -> &'static Deck {
    match IN_PLAY.get() {
        Some(deck) => deck,
        None => &PRINTED,
    }
}

impl DataFile for Race {
    const FILE: &'static str = FILE;

    type Deck = Deck;

    fn read(text: &str) -> Result<Deck, SheetError> {
        CardTable::parse(text)?;
        // Cards are looked up by reference all the time, so they stay for good, as their deck
        // does.
        let table = CardTable::parse(text.to_owned().leak())?;
        Ok(Deck::of(&table))
    }

    fn with<R>(deck: &'static Deck, play: impl FnOnce() -> R) -> R {
        instead(&IN_PLAY, Some(deck), play)
    }
}

/// The cards of the game with Run as the house rule has it.
#[inline]
pub(crate) fn table(run: RunOption) -> &'static CardTable<'static> {
    &deck().tables[run as usize]
}

/// The cards of the game with Run as the house rule has it.
pub fn standard_with(run: RunOption) -> &'static CardTable<'static> {
    table(run)
}

/// The cards of the game as the data file has them.
pub fn standard() -> &'static CardTable<'static> {
    table(RunOption::Acorn1)
}
