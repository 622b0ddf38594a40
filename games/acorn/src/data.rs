//! Reading the data file: one line, one design, everything checked.

use crate::{
    Lane,
    cards::{Animal, AnimalCards, Card, CardTable, Design, Designs, Kind},
    effects::{EffectError, Effects, LARGEST},
    holding::MOST_OWNED,
};

/// The columns of the data file.
const COLUMNS: [&str; 15] = [
    "id",
    "code",
    "kind",
    "animal",
    "name",
    "cost",
    "copies",
    "option_a",
    "option_b",
    "bonus_lane",
    "bonus",
    "must_play",
    "status",
    "sourced_fields",
    "note",
];

/// The most designs a data file can have.
pub const MOST_DESIGNS: usize = 64;
/// The most Forage cards.
pub const MOST_FORAGE: usize = 88;
/// The most Traps.
pub const MOST_TRAPS: usize = 28;
/// The most cards everybody starts with, animal cards apart.
pub const MOST_START: usize = MOST_OWNED - MOST_FORAGE - MOST_TRAPS - 2;
/// Enough animals for the largest table.
pub const FEWEST_ANIMALS: usize = 5;

/// A line of the data file that cannot be.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct CardError {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: Reason,
}

/// What can be wrong with a line.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Reason {
    /// The first line does not name the columns.
    #[error("the first line must name the columns {}", COLUMNS.join(", "))]
    Header,
    /// Too few or too many fields.
    #[error("{found} fields instead of {}", COLUMNS.len())]
    Fields {
        /// How many there are.
        found: usize,
    },
    /// A field that must not be empty.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// A field that must be empty.
    #[error("{column} must be empty here: {why}")]
    Surplus {
        /// The column.
        column: &'static str,
        /// Why it must be empty.
        why: &'static str,
    },
    /// A field that is none of a few words.
    #[error("{column} is '{found}', not one of {words}")]
    Word {
        /// The column.
        column: &'static str,
        /// What stands there.
        found: String,
        /// What could stand there.
        words: &'static str,
    },
    /// A field that is no number in range.
    #[error("{column} must be a number from 1 to {most}, not '{found}'")]
    Number {
        /// The column.
        column: &'static str,
        /// What stands there.
        found: String,
        /// The largest number.
        most: u8,
    },
    /// An id that is not in kebab-case.
    #[error("the id '{0}' must be small letters, digits and single hyphens")]
    Id(String),
    /// A value that another line has already.
    #[error("{column} '{found}' is taken by line {by}")]
    Taken {
        /// The column.
        column: &'static str,
        /// The value.
        found: String,
        /// The line that has it.
        by: usize,
    },
    /// An effect list that cannot be read.
    #[error("{column}: {error}")]
    Effect {
        /// The column.
        column: &'static str,
        /// What is wrong with it.
        error: EffectError,
    },
    /// `sourced_fields` names something else.
    #[error("sourced_fields names '{0}', which is no column")]
    Column(String),
    /// An animal without exactly two cards.
    #[error("{animal} has {found} cards instead of 2")]
    AnimalCards {
        /// The animal.
        animal: String,
        /// How many cards it has.
        found: usize,
    },
    /// Too few animals for the largest table.
    #[error("{found} animals are too few for five players")]
    Animals {
        /// How many there are.
        found: usize,
    },
    /// More than a position has room for.
    #[error("{found} {what} are more than the {most} there is room for")]
    TooMany {
        /// Of what.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// The limit.
        most: usize,
    },
    /// No card of a kind the game needs.
    #[error("there is no {0} card")]
    None(&'static str),
}

/// The fields of one line.
struct Line<'a>([&'a str; COLUMNS.len()]);

impl<'a> Line<'a> {
    fn read(text: &'a str) -> Result<Line<'a>, Reason> {
        let mut fields = [""; COLUMNS.len()];
        let found = text.split('\t').count();
        if found != COLUMNS.len() {
            return Err(Reason::Fields { found });
        }
        for (field, text) in fields.iter_mut().zip(text.split('\t')) {
            *field = text.trim();
        }
        Ok(Line(fields))
    }

    fn field(&self, column: &'static str) -> &'a str {
        let index = COLUMNS.iter().position(|&name| name == column);
        self.0[index.expect("only columns of the file are asked for")]
    }

    fn filled(&self, column: &'static str) -> Result<&'a str, Reason> {
        match self.field(column) {
            "" => Err(Reason::Missing(column)),
            text => Ok(text),
        }
    }

    fn empty(&self, column: &'static str, why: &'static str) -> Result<(), Reason> {
        match self.field(column) {
            "" => Ok(()),
            _ => Err(Reason::Surplus { column, why }),
        }
    }

    fn number(&self, column: &'static str, most: u8) -> Result<u8, Reason> {
        let text = self.filled(column)?;
        match text.parse() {
            Ok(n) if (1..=most).contains(&n) => Ok(n),
            _ => Err(Reason::Number {
                column,
                found: text.to_owned(),
                most,
            }),
        }
    }

    fn word(&self, column: &'static str, words: &'static str) -> Result<&'a str, Reason> {
        let text = self.filled(column)?;
        if words.split(", ").any(|word| word == text) {
            return Ok(text);
        }
        Err(Reason::Word {
            column,
            found: text.to_owned(),
            words,
        })
    }

    fn effects(&self, column: &'static str) -> Result<Option<Effects>, Reason> {
        let text = self.field(column);
        if text.is_empty() {
            return Ok(None);
        }
        let effects = Effects::parse(text);
        effects
            .map(Some)
            .map_err(|error| Reason::Effect { column, error })
    }

    fn id(&self) -> Result<&'a str, Reason> {
        let id = self.filled("id")?;
        let is_word = |word: &str| {
            let mut letters = word.bytes();
            !word.is_empty() && letters.all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        };
        if id.split('-').all(is_word) {
            Ok(id)
        } else {
            Err(Reason::Id(id.to_owned()))
        }
    }

    fn bonus(&self) -> Result<Option<(Lane, Effects)>, Reason> {
        let Some(effects) = self.effects("bonus")? else {
            self.empty("bonus_lane", "there is no bonus")?;
            return Ok(None);
        };
        let lane = self.word("bonus_lane", "trail, river, brush")?;
        let lane = Lane::from_id(lane).expect("one of the three words");
        Ok(Some((lane, effects)))
    }

    fn sourced(&self) -> Result<bool, Reason> {
        if self.word("status", "sourced, reconstructed")? == "reconstructed" {
            self.empty("sourced_fields", "the card is reconstructed")?;
            return Ok(false);
        }
        for name in self.filled("sourced_fields")?.split(',') {
            if !COLUMNS.contains(&name) {
                return Err(Reason::Column(name.to_owned()));
            }
        }
        Ok(true)
    }

    fn kind(&self, animals: &mut Vec<&'a str>) -> Result<Kind, Reason> {
        let kind = self.word("kind", "start, animal, forage, trap")?;
        if kind != "animal" {
            self.empty("animal", "this is no animal card")?;
        }
        if kind != "forage" {
            self.empty("cost", "only Forage cards are bought")?;
        }
        match kind {
            "start" => Ok(Kind::Start),
            "animal" => {
                let name = self.filled("animal")?;
                let known = animals.iter().position(|&other| other == name);
                let index = known.unwrap_or_else(|| {
                    animals.push(name);
                    animals.len() - 1
                });
                Ok(Kind::Animal(Animal(index as u8)))
            }
            "forage" => {
                let cost = self.number("cost", LARGEST)?;
                Ok(Kind::Forage { cost })
            }
            _ => Ok(Kind::Trap),
        }
    }

    fn design(&self, animals: &mut Vec<&'a str>) -> Result<Design<'a>, Reason> {
        let kind = self.kind(animals)?;
        let most_copies = match kind {
            Kind::Animal(_) => 1,
            Kind::Start | Kind::Forage { .. } | Kind::Trap => LARGEST,
        };
        Ok(Design {
            id: self.id()?,
            code: self.filled("code")?,
            kind,
            name: self.filled("name")?,
            copies: self.number("copies", most_copies)?,
            option_a: self
                .effects("option_a")?
                .ok_or(Reason::Missing("option_a"))?,
            option_b: self.effects("option_b")?,
            bonus: self.bonus()?,
            must_play: self.word("must_play", "yes, no")? == "yes",
            sourced: self.sourced()?,
            sourced_fields: self.field("sourced_fields"),
            note: self.field("note"),
        })
    }
}

/// Reads and checks a whole data file.
pub(crate) fn parse(text: &str) -> Result<CardTable<'_>, CardError> {
    let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
    if !lines
        .next()
        .is_some_and(|(_, line)| line.split('\t').eq(COLUMNS))
    {
        return Err(CardError {
            line: 1,
            reason: Reason::Header,
        });
    }

    let mut designs: Vec<Design> = Vec::new();
    let mut line_of: Vec<usize> = Vec::new();
    let mut animals = Vec::new();
    for (line, text) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let at = |reason| CardError { line, reason };
        let design = Line::read(text)
            .and_then(|fields| fields.design(&mut animals))
            .map_err(at)?;
        for (other, &by) in designs.iter().zip(&line_of) {
            let taken = |column, found: &str| {
                let found = found.to_owned();
                at(Reason::Taken { column, found, by })
            };
            if other.id == design.id {
                return Err(taken("id", design.id));
            }
            if other.code == design.code {
                return Err(taken("code", design.code));
            }
        }
        designs.push(design);
        line_of.push(line);
    }
    // What only the whole file shows is reported for its last line.
    let line = line_of.last().copied().unwrap_or(1);
    collect(designs, &animals).map_err(|reason| CardError { line, reason })
}

/// Puts the designs together and checks what they must be as a whole.
fn collect<'a>(designs: Vec<Design<'a>>, names: &[&'a str]) -> Result<CardTable<'a>, Reason> {
    let at_most = |what, found, most| {
        if found > most {
            return Err(Reason::TooMany { what, found, most });
        }
        Ok(())
    };
    at_most("designs", designs.len(), MOST_DESIGNS)?;

    let mut table = CardTable {
        designs: Vec::new(),
        animals: Vec::new(),
        start: Vec::new(),
        forage: Vec::new(),
        traps: Vec::new(),
        trap_designs: Designs::default(),
        must_play: Designs::default(),
        two_evils: None,
    };
    let mut of_animal = vec![Vec::new(); names.len()];
    for (index, design) in designs.iter().enumerate() {
        let card = Card(index as u8);
        let copies = std::iter::repeat_n(card, usize::from(design.copies));
        match design.kind {
            Kind::Start => table.start.extend(copies),
            Kind::Animal(animal) => of_animal[usize::from(animal.0)].push(card),
            Kind::Forage { .. } => table.forage.extend(copies),
            Kind::Trap => {
                table.traps.extend(copies);
                table.trap_designs.insert(card);
            }
        }
        if design.must_play {
            table.must_play.insert(card);
        }
        if design.id == "two-evils" {
            table.two_evils = Some(card);
        }
    }

    at_most("Forage cards", table.forage.len(), MOST_FORAGE)?;
    at_most("Traps", table.traps.len(), MOST_TRAPS)?;
    at_most("starting cards", table.start.len(), MOST_START)?;
    for (kind, cards) in [
        ("start", &table.start),
        ("forage", &table.forage),
        ("trap", &table.traps),
    ] {
        if cards.is_empty() {
            return Err(Reason::None(kind));
        }
    }
    if names.len() < FEWEST_ANIMALS {
        return Err(Reason::Animals { found: names.len() });
    }
    for (&name, cards) in names.iter().zip(of_animal) {
        let [first, second] = cards[..] else {
            return Err(Reason::AnimalCards {
                animal: name.to_owned(),
                found: cards.len(),
            });
        };
        table.animals.push(AnimalCards {
            name,
            id: name.to_lowercase().replace(' ', "-"),
            cards: [first, second],
        });
    }
    table.designs = designs;
    Ok(table)
}
