//! Sentences that are said in English where nobody knows the reader: log lines and
//! refusals of games, house rules, names of cards, problems of the server.
//!
//! Games know nothing of languages. Their sentences are in the English catalogue too,
//! with values in place of names and numbers; a sentence is found again by that, and
//! written with the same values in the language of the reader. English readers get the
//! sentence itself, at no cost. A test plays every game and looks for sentences that
//! are not found.

use std::{borrow::Cow, collections::HashMap, ops::RangeInclusive, sync::LazyLock};

use super::Plural;
use super::{
    Language,
    area::SAID,
    pattern::{Arg, Key, Part, Source, write},
    spoken,
};

/// The sentences of one book in one language.
struct Book {
    language: Language,
    /// Sentences and names without values, by their English.
    fixed: HashMap<Box<str>, Box<str>>,
    /// Sentences with values, in the order of the catalogue.
    open: Vec<Open>,
}

/// A sentence with values.
struct Open {
    /// The English, cut at its values.
    english: Vec<Piece>,
    /// Values that the English form itself tells: 1 where it says "a card".
    told: Vec<(usize, Box<str>)>,
    /// How many values there are.
    slots: usize,
    /// Whether it stands inside of other sentences only.
    is_part: bool,
    /// The sentence in this language.
    here: Vec<Part>,
}

#[derive(Clone)]
enum Piece {
    Text(Box<str>),
    Slot(usize, Kind),
}

/// What may stand in the place of a value.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Kind {
    /// `Seat 0` or `seat 0`: for values called `seat…`.
    Seat,
    /// Digits, with or without a sign: for values called `count…`.
    Number,
    /// Any text.
    Text,
}

impl Kind {
    fn of(name: &str) -> Kind {
        if name.starts_with("seat") {
            Kind::Seat
        } else if name.starts_with("count") {
            Kind::Number
        } else {
            Kind::Text
        }
    }

    /// Where a value may end with which a text begins: at least here, and at most there.
    fn ends(self, text: &str) -> RangeInclusive<usize> {
        let counted = |sign: usize| {
            let digits = text.as_bytes()[sign..].iter().take(LONGEST_COUNT);
            sign + 1..=sign + digits.take_while(|byte| byte.is_ascii_digit()).count()
        };
        match self {
            Kind::Seat if text.starts_with("Seat ") || text.starts_with("seat ") => counted(5),
            Kind::Seat => counted(text.len()),
            Kind::Number => {
                let sign = text.chars().next().filter(|sign| "-+−".contains(*sign));
                counted(sign.map_or(0, char::len_utf8))
            }
            Kind::Text => 1..=text.len(),
        }
    }
}

/// By language, then by name; English needs none.
static BOOKS: LazyLock<Vec<HashMap<&'static str, Book>>> = LazyLock::new(|| {
    let of = |language: Language| {
        let books = SAID.iter().map(|(name, texts)| {
            let book = Book::read(texts[0], texts[language as usize], language);
            (*name, book.expect("a test reads every book"))
        });
        match language {
            Language::English => HashMap::new(),
            Language::German => books.collect(),
        }
    };
    Language::ALL.into_iter().map(of).collect()
});

/// The longest sentence that is looked for, in bytes. Those of the books are far shorter.
const LONGEST_SENTENCE: usize = 2_000;

/// The most digits of a number.
const LONGEST_COUNT: usize = 20;

/// How many places are tried for the values of a sentence before it stays English. What
/// people type stands in some sentences, and may be made to fit nearly everywhere; games
/// need less than a fifth of this.
const MOST_STEPS: u32 = 60_000;

/// How many more steps the search for a sentence may take.
struct Budget(u32);

impl Default for Budget {
    fn default() -> Budget {
        Budget(MOST_STEPS)
    }
}

impl Budget {
    /// Takes a step; whether there was one left.
    fn spend(&mut self) -> bool {
        let left = self.0.checked_sub(1);
        self.0 = left.unwrap_or(0);
        left.is_some()
    }
}

/// A sentence or name of a book (`server`, or a game's id) in the language that is
/// spoken; as it is where the book does not have it.
pub(crate) fn said<'a>(book: &str, english: &'a str) -> Cow<'a, str> {
    match BOOKS[spoken() as usize].get(book) {
        None => Cow::Borrowed(english),
        Some(book) => (book.find(english)).map_or(Cow::Borrowed(english), Cow::Owned),
    }
}

/// A name or a sentence without values, as [`said`] gives it.
pub(crate) fn name_of(book: &str, english: &'static str) -> &'static str {
    let book = BOOKS[spoken() as usize].get(book);
    let found = book.and_then(|book| book.fixed.get(english));
    found.map_or(english, |found| found)
}

impl Book {
    pub(super) fn read(
        english: &'static str,
        here: &'static str,
        language: Language,
    ) -> Result<Book, String> {
        let (english, here) = (Source::read(english)?, Source::read(here)?);
        let mut book = Book {
            language,
            fixed: HashMap::new(),
            open: Vec::new(),
        };
        for (id, _) in &english.messages {
            let mut slots = Vec::new();
            let original = english.compiled(id, &mut slots)?;
            let translated = here.compiled(id, &mut slots)?;
            let kinds: Vec<Kind> = slots.iter().map(|name| Kind::of(name)).collect();
            for (pieces, told) in forms(&original, &kinds) {
                match (&pieces[..], &translated[..]) {
                    ([Piece::Text(from)], [Part::Text(to)]) => {
                        book.fixed.insert(from.clone(), to.clone());
                    }
                    _ => book.open.push(Open {
                        english: pieces,
                        told,
                        slots: slots.len(),
                        is_part: id.starts_with("part-"),
                        here: translated.clone(),
                    }),
                }
            }
        }
        Ok(book)
    }

    /// A whole sentence, or a name.
    fn find(&self, english: &str) -> Option<String> {
        self.find_within(english, &mut Budget::default())
    }

    fn find_within(&self, english: &str, budget: &mut Budget) -> Option<String> {
        if let Some(found) = self.fixed.get(english) {
            return Some(found.to_string());
        }
        if english.len() > LONGEST_SENTENCE {
            return None;
        }
        let mut whole = self.open.iter().filter(|open| !open.is_part);
        whole.find_map(|open| self.told(open, english, budget))
    }

    /// What stands in the place of a value: a name, or a part of a sentence.
    fn value<'a>(&'a self, english: &'a str, budget: &mut Budget) -> Cow<'a, str> {
        if let Some(found) = self.fixed.get(english) {
            return Cow::Borrowed(found);
        }
        let mut parts = self.open.iter().filter(|open| open.is_part);
        let found = parts.find_map(|open| self.told(open, english, budget));
        found.map_or(Cow::Borrowed(english), Cow::Owned)
    }

    fn told(&self, open: &Open, english: &str, budget: &mut Budget) -> Option<String> {
        if !begins(&open.english, english) {
            return None;
        }
        let mut values: Vec<&str> = vec![""; open.slots];
        for (slot, value) in &open.told {
            values[*slot] = value;
        }
        if !matches(&open.english, english, &mut values, budget) {
            return None;
        }
        let here: Vec<Cow<'_, str>> = (values.iter())
            .map(|value| self.value(value, budget))
            .collect();
        let args: Vec<Arg<'_>> = (here.iter().zip(&values))
            .map(|(here, value)| value.parse().map_or(Arg::Text(here), Arg::Number))
            .collect();
        let mut out = String::new();
        write(self.language, &open.here, &args, &mut out);
        Some(out)
    }
}

/// Whether a sentence is made of these pieces; what stands for each value. No, if the
/// budget is used up.
fn matches<'a>(
    pieces: &[Piece],
    sentence: &'a str,
    values: &mut [&'a str],
    budget: &mut Budget,
) -> bool {
    let Some((piece, rest)) = pieces.split_first() else {
        return sentence.is_empty();
    };
    match piece {
        Piece::Text(text) => (sentence.strip_prefix(&**text))
            .is_some_and(|after| matches(rest, after, values, budget)),
        Piece::Slot(slot, kind) => {
            // The shortest value with which the rest fits.
            for end in kind.ends(sentence) {
                if !budget.spend() {
                    return false;
                }
                let Some((value, after)) = sentence.split_at_checked(end) else {
                    continue;
                };
                if begins(rest, after) && matches(rest, after, values, budget) {
                    values[*slot] = value;
                    return true;
                }
            }
            false
        }
    }
}

/// Whether a text can begin with these pieces, at a glance.
fn begins(pieces: &[Piece], text: &str) -> bool {
    match pieces.first() {
        None => text.is_empty(),
        Some(Piece::Text(piece)) => text.starts_with(&**piece),
        Some(Piece::Slot(..)) => true,
    }
}

type Form = (Vec<Piece>, Vec<(usize, Box<str>)>);

/// All forms an English sentence may take, each with the values it tells by itself.
fn forms(parts: &[Part], kinds: &[Kind]) -> Vec<Form> {
    let mut forms: Vec<Form> = vec![(Vec::new(), Vec::new())];
    for part in parts {
        match part {
            Part::Text(text) => {
                for (pieces, _) in &mut forms {
                    add(pieces, Piece::Text(text.clone()));
                }
            }
            Part::Slot(slot) => {
                for (pieces, _) in &mut forms {
                    pieces.push(Piece::Slot(*slot, kinds[*slot]));
                }
            }
            Part::Choice { slot, arms, .. } => {
                let mut more = Vec::new();
                for (pieces, told) in &forms {
                    for (key, inner) in arms {
                        for (after, told_inside) in self::forms(inner, kinds) {
                            let (mut pieces, mut told) = (pieces.clone(), told.clone());
                            for piece in after {
                                add(&mut pieces, piece);
                            }
                            told.extend(told_inside);
                            told.extend(alone(key).map(|value| (*slot, value)));
                            more.push((pieces, told));
                        }
                    }
                }
                forms = more;
            }
        }
    }
    forms
}

/// The only value with which an arm is taken, if there is one.
fn alone(key: &Key) -> Option<Box<str>> {
    match key {
        Key::Number(number) => Some(number.to_string().into()),
        Key::Plural(Plural::One) => Some("1".into()),
        Key::Plural(Plural::Other) => None,
        Key::Word(word) => Some(word.clone()),
    }
}

fn add(pieces: &mut Vec<Piece>, piece: Piece) {
    match (pieces.last_mut(), &piece) {
        (Some(Piece::Text(last)), Piece::Text(text)) => *last = format!("{last}{text}").into(),
        _ => pieces.push(piece),
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::{BOOKS, Budget, Language, MOST_STEPS};

    /// How many steps the search for a sentence takes in German.
    pub(in crate::tongue) fn steps(book: &str, english: &str) -> u32 {
        let mut budget = Budget::default();
        let _found = BOOKS[Language::German as usize][book].find_within(english, &mut budget);
        MOST_STEPS - budget.0
    }

    pub(in crate::tongue) const MANY_STEPS: u32 = MOST_STEPS / 5;
}
