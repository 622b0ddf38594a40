use std::{
    cell::Cell,
    env,
    pin::pin,
    sync::{
        OnceLock,
        atomic::{AtomicU8, Ordering},
    },
};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

/// A language with a catalogue in every `lang` folder.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Language {
    /// English, the language every catalogue is complete in.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// All languages, in the order of their numbers.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// Its tag, as in `lang="de"`, which also names its catalogue files.
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

    /// The language with this tag; of `de-AT` or `de_AT.UTF-8` only the first part counts.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let main = tag.split(['-', '_', '.']).next().unwrap_or(tag);
        (Language::ALL.into_iter()).find(|language| language.tag().eq_ignore_ascii_case(main))
    }

    /// The best available language of an `Accept-Language` header, by weight.
    pub fn preferred(header: &str) -> Option<Language> {
        let mut best: Option<(f32, Language)> = None;
        for wanted in header.split(',') {
            let mut parts = wanted.split(';').map(str::trim);
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

    /// The language the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and
    /// `LANG` that is set.
    pub fn of_environment() -> Option<Language> {
        let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
        let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        Language::from_tag(&wanted?)
    }

    pub(crate) fn plural(self, number: i64) -> PluralCategory {
        static RULES: [OnceLock<PluralRules>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        let rules = RULES[self as usize].get_or_init(|| plural_rules(self.tag()));
        plural(rules, number)
    }
}

/// The plural rules of a language, by its tag.
///
/// # Panics
///
/// Panics for a tag of which the Unicode data has no rules; those of our languages are
/// tested.
pub(crate) fn plural_rules(tag: &str) -> PluralRules {
    let language: LanguageIdentifier = tag.parse().expect("a tag of a language");
    PluralRules::create(language, PluralRuleType::CARDINAL).expect("a language with plural rules")
}

/// The category of a number.
pub(crate) fn plural(rules: &PluralRules, number: i64) -> PluralCategory {
    rules.select(number).unwrap_or(PluralCategory::OTHER)
}

thread_local! {
    static SPOKEN: Cell<Option<Language>> = const { Cell::new(None) };
}

static DEFAULT: AtomicU8 = AtomicU8::new(Language::English as u8);

/// The language that texts are written in right now: the one of the innermost
/// [`speaking`], else the one of the process.
pub fn spoken() -> Language {
    SPOKEN
        .get()
        .unwrap_or_else(|| Language::ALL[usize::from(DEFAULT.load(Ordering::Relaxed))])
}

/// Sets the language of the process.
pub fn set_default(language: Language) {
    DEFAULT.store(language as u8, Ordering::Relaxed);
}

/// Does something in a language.
pub fn speaking<T>(language: Language, act: impl FnOnce() -> T) -> T {
    struct Restore(Option<Language>);
    impl Drop for Restore {
        fn drop(&mut self) {
            SPOKEN.set(self.0);
        }
    }
    let _restore = Restore(SPOKEN.replace(Some(language)));
    act()
}

/// A task that speaks a language whenever it runs.
pub async fn scope<F: Future>(language: Language, task: F) -> F::Output {
    let mut task = pin!(task);
    std::future::poll_fn(|context| speaking(language, || task.as_mut().poll(context))).await
}

/// Something that is made once for each language, when it is first needed.
pub struct Each<T> {
    make: fn() -> T,
    made: [OnceLock<T>; Language::ALL.len()],
}

impl<T> Each<T> {
    /// Will be made by this function, which is called while the language is spoken.
    pub const fn new(make: fn() -> T) -> Each<T> {
        Each {
            make,
            made: [const { OnceLock::new() }; Language::ALL.len()],
        }
    }

    /// The one in the language that is spoken.
    pub fn spoken(&self) -> &T {
        let language = spoken();
        self.made[language as usize].get_or_init(|| speaking(language, self.make))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_is_asked_by_weight() {
        assert_eq!(Language::preferred("de"), Some(Language::German));
        assert_eq!(
            Language::preferred("fr, en;q=0.7, de;q=0.9"),
            Some(Language::German)
        );
        assert_eq!(
            Language::preferred("de;q=0, en;q=0.1"),
            Some(Language::English)
        );
        assert_eq!(Language::preferred("fr, *;q=0.1"), None);
    }

    #[test]
    fn a_locale_of_the_environment_is_a_language() {
        assert_eq!(Language::from_tag("de_AT.UTF-8"), Some(Language::German));
        assert_eq!(Language::from_tag("C.UTF-8"), None);
    }

    #[test]
    fn the_inner_language_ends_with_its_scope() {
        speaking(Language::German, || {
            speaking(Language::English, || {
                assert_eq!(spoken(), Language::English);
            });
            assert_eq!(spoken(), Language::German);
        });
        assert_eq!(spoken(), Language::English);
    }
}
