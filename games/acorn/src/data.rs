//! Reading the data file: one line, one design, everything checked.

use engine::Message;
use i18n::Phrase;
use parts::SheetError;

use crate::{
    Lane,
    cards::{Animal, AnimalCards, Card, CardTable, Design, Designs, Kind},
    effects::{Effects, LARGEST},
    holding::MOST_OWNED,
    words::files,
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

/// The fields of one line.
struct Line<'a>([&'a str; COLUMNS.len()]);

impl<'a> Line<'a> {
    fn read(text: &'a str) -> Result<Line<'a>, Message> {
        let mut fields = [""; COLUMNS.len()];
        let found = text.split('\t').count();
        if found != COLUMNS.len() {
            return Err(files::message::fields(found, COLUMNS.len()));
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

    fn filled(&self, column: &'static str) -> Result<&'a str, Message> {
        match self.field(column) {
            "" => Err(files::message::missing(column)),
            text => Ok(text),
        }
    }

    fn empty(&self, column: &'static str, why: Phrase) -> Result<(), Message> {
        match self.field(column) {
            "" => Ok(()),
            _ => Err(files::message::surplus(column, why)),
        }
    }

    fn number(&self, column: &'static str, most: u8) -> Result<u8, Message> {
        let text = self.filled(column)?;
        match text.parse() {
            Ok(n) if (1..=most).contains(&n) => Ok(n),
            _ => Err(files::message::wrong_number(column, most, text.to_owned())),
        }
    }

    fn word(&self, column: &'static str, words: &'static str) -> Result<&'a str, Message> {
        let text = self.filled(column)?;
        if words.split(", ").any(|word| word == text) {
            return Ok(text);
        }
        Err(files::message::wrong_word(column, text.to_owned(), words))
    }

    fn effects(&self, column: &'static str) -> Result<Option<Effects>, Message> {
        let text = self.field(column);
        if text.is_empty() {
            return Ok(None);
        }
        let effects = Effects::parse(text);
        effects
            .map(Some)
            .map_err(|reason| files::message::in_column(column, reason))
    }

    fn id(&self) -> Result<&'a str, Message> {
        let id = self.filled("id")?;
        let is_word = |word: &str| {
            let mut letters = word.bytes();
            !word.is_empty() && letters.all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        };
        if id.split('-').all(is_word) {
            Ok(id)
        } else {
            Err(files::message::wrong_id(id.to_owned()))
        }
    }

    fn bonus(&self) -> Result<Option<(Lane, Effects)>, Message> {
        let Some(effects) = self.effects("bonus")? else {
            self.empty("bonus_lane", files::NO_BONUS_HERE)?;
            return Ok(None);
        };
        let lane = self.word("bonus_lane", "trail, river, brush")?;
        let lane = Lane::from_id(lane).expect("one of the three words");
        Ok(Some((lane, effects)))
    }

    fn sourced(&self) -> Result<bool, Message> {
        if self.word("status", "sourced, reconstructed")? == "reconstructed" {
            self.empty("sourced_fields", files::IS_RECONSTRUCTED)?;
            return Ok(false);
        }
        for name in self.filled("sourced_fields")?.split(',') {
            if !COLUMNS.contains(&name) {
                return Err(files::message::no_column(name.to_owned()));
            }
        }
        Ok(true)
    }

    fn kind(&self, animals: &mut Vec<&'a str>) -> Result<Kind, Message> {
        let kind = self.word("kind", "start, animal, forage, trap")?;
        if kind != "animal" {
            self.empty("animal", files::NO_ANIMAL_CARD)?;
        }
        if kind != "forage" {
            self.empty("cost", files::ONLY_FORAGE_IS_BOUGHT)?;
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

    fn design(&self, animals: &mut Vec<&'a str>) -> Result<Design<'a>, Message> {
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
                .ok_or_else(|| files::message::missing("option_a"))?,
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
pub(crate) fn parse(text: &str) -> Result<CardTable<'_>, SheetError> {
    let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
    if !lines
        .next()
        .is_some_and(|(_, line)| line.split('\t').eq(COLUMNS))
    {
        let reason = files::message::first_line(COLUMNS.join(", "));
        return Err(SheetError::new(1, reason));
    }

    let mut designs: Vec<Design> = Vec::new();
    let mut line_of: Vec<usize> = Vec::new();
    let mut animals = Vec::new();
    for (line, text) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let at = |reason| SheetError::new(line, reason);
        let design = Line::read(text)
            .and_then(|fields| fields.design(&mut animals))
            .map_err(at)?;
        for (other, &by) in designs.iter().zip(&line_of) {
            let taken =
                |column, found: &str| at(files::message::taken(column, found.to_owned(), by));
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
    collect(designs, &animals).map_err(|reason| SheetError::new(line, reason))
}

/// Puts the designs together and checks what they must be as a whole.
fn collect<'a>(designs: Vec<Design<'a>>, names: &[&'a str]) -> Result<CardTable<'a>, Message> {
    let at_most = |what: Phrase, found: usize, most: usize| {
        if found > most {
            return Err(files::message::too_many(found, what, most));
        }
        Ok(())
    };
    at_most(files::DESIGNS, designs.len(), MOST_DESIGNS)?;

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

    at_most(files::FORAGE_CARDS, table.forage.len(), MOST_FORAGE)?;
    at_most(files::TRAPS, table.traps.len(), MOST_TRAPS)?;
    at_most(files::STARTING_CARDS, table.start.len(), MOST_START)?;
    for (kind, cards) in [
        ("start", &table.start),
        ("forage", &table.forage),
        ("trap", &table.traps),
    ] {
        if cards.is_empty() {
            return Err(files::message::none_of_kind(kind));
        }
    }
    if names.len() < FEWEST_ANIMALS {
        return Err(files::message::too_few_animals(names.len()));
    }
    for (&name, cards) in names.iter().zip(of_animal) {
        let [first, second] = cards[..] else {
            return Err(files::message::cards_of_animal(
                name.to_owned(),
                cards.len(),
            ));
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
