//! The languages people read, and which one is spoken right now.
//!
//! What pages say stands in catalogues (`lang/LANGUAGE/AREA.ftl`), written in
//! Fluent. [`catalogue!`] makes constants and functions of the messages that the
//! pages name; [`said`] finds the sentences that games and the server say in English,
//! and gives them in the language of the reader.
//!
//! Whoever answers a request says once which language is spoken ([`scope`]); all that
//! is drawn while the request is answered is drawn in it.

mod area;
mod catalogue;
mod pattern;
mod said;
mod seams;
#[cfg(test)]
mod tests;

use std::{borrow::Cow, sync::OnceLock};

pub(crate) use area::Area;
pub(crate) use catalogue::{Declared, Phrase, catalogue, tell};
pub(crate) use pattern::Arg;
pub(crate) use said::{name_of, said};
pub(crate) use seams::parted;

/// A language people read.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Language {
    /// English, in which games and server speak by themselves.
    English,
    /// German.
    German,
}

/// The forms a word may have for a number.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Plural {
    One,
    Other,
}

impl Language {
    /// All of them, in the order of their numbers.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// Its tag, as in `lang="de"`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    /// The language with this tag; of `de-AT` the part before the dash counts.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let main = tag.split('-').next().unwrap_or(tag);
        (Language::ALL.into_iter()).find(|language| language.tag().eq_ignore_ascii_case(main))
    }

    /// The first language of an `Accept-Language` header that is there, by weight.
    pub fn preferred(header: &str) -> Option<Language> {
        let mut best: Option<(f32, Language)> = None;
        for wish in header.split(',') {
            let mut parts = wish.split(';').map(str::trim);
            let language = parts.next().and_then(Language::from_tag);
            let weight = parts.find_map(|part| part.strip_prefix("q="));
            let weight: f32 = weight.map_or(1.0, |weight| weight.parse().unwrap_or(0.0));
            if let Some(language) = language
                && weight > best.map_or(0.0, |(weight, _)| weight)
            {
                best = Some((weight, language));
            }
        }
        best.map(|(_, language)| language)
    }

    /// Which form of a word stands with a number.
    pub(crate) fn plural(self, number: i64) -> Plural {
        match self {
            Language::English | Language::German if number == 1 => Plural::One,
            Language::English | Language::German => Plural::Other,
        }
    }
}

tokio::task_local! {
    static SPOKEN: Language;
}

/// The language that is spoken right now: English where nobody said otherwise.
pub fn spoken() -> Language {
    SPOKEN
        .try_with(|language| *language)
        .unwrap_or(Language::English)
}

/// Does something in a language.
pub fn speaking<T>(language: Language, act: impl FnOnce() -> T) -> T {
    SPOKEN.sync_scope(language, act)
}

/// A task that speaks a language from its beginning to its end.
pub fn scope<F: Future>(language: Language, task: F) -> impl Future<Output = F::Output> {
    SPOKEN.scope(language, task)
}

/// Words for a number of things: "3 cards". Small numbers are on everything a page shows,
/// so their words are kept.
pub(crate) struct Counted {
    tell: fn(i64) -> String,
    told: [OnceLock<Vec<String>>; Language::ALL.len()],
}

/// Up to this, words are kept.
const SMALL_NUMBERS: i64 = 64;

impl Counted {
    pub(crate) const fn new(tell: fn(i64) -> String) -> Counted {
        Counted {
            tell,
            told: [const { OnceLock::new() }; Language::ALL.len()],
        }
    }

    /// The words for a number, in the language that is spoken.
    pub(crate) fn of(&'static self, number: i64) -> Cow<'static, str> {
        let told = self.told[spoken() as usize]
            .get_or_init(|| (0..SMALL_NUMBERS).map(self.tell).collect());
        match usize::try_from(number).ok().and_then(|n| told.get(n)) {
            Some(words) => Cow::Borrowed(words),
            None => Cow::Owned((self.tell)(number)),
        }
    }
}

/// Something that is made once for each language, when it is first needed.
pub(crate) struct Each<T> {
    make: fn() -> T,
    made: [OnceLock<T>; Language::ALL.len()],
}

impl<T> Each<T> {
    pub(crate) const fn new(make: fn() -> T) -> Each<T> {
        Each {
            make,
            made: [const { OnceLock::new() }; Language::ALL.len()],
        }
    }

    /// The one in the language that is spoken.
    pub(crate) fn spoken(&self) -> &T {
        let language = spoken();
        self.made[language as usize].get_or_init(|| speaking(language, self.make))
    }
}
