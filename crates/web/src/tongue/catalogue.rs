use std::{borrow::Cow, fmt, sync::LazyLock};

use maud::{Markup, PreEscaped, Render};

use super::{
    Area, Language,
    pattern::{Arg, Part, Source, write},
    spoken,
};

/// Something that is always said the same: a heading, the word on a button.
///
/// It is looked up by number, and its HTML is ready, so it costs no more than a
/// constant text.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Phrase {
    area: Area,
    number: u16,
}

impl Phrase {
    pub(crate) const fn new(area: Area, number: u16) -> Phrase {
        Phrase { area, number }
    }

    /// As it is said in the language that is spoken.
    pub fn text(self) -> &'static str {
        &self.ready().text
    }

    fn ready(self) -> &'static Ready {
        let texts = &CATALOGUES[spoken() as usize][self.area as usize];
        &texts.phrases[usize::from(self.number)]
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Render for Phrase {
    fn render(&self) -> Markup {
        PreEscaped(self.ready().html.to_string())
    }

    fn render_to(&self, out: &mut String) {
        out.push_str(&self.ready().html);
    }
}

impl From<Phrase> for String {
    fn from(phrase: Phrase) -> String {
        phrase.text().to_owned()
    }
}

impl From<Phrase> for Cow<'static, str> {
    fn from(phrase: Phrase) -> Cow<'static, str> {
        Cow::Borrowed(phrase.text())
    }
}

impl From<Phrase> for Arg<'_> {
    fn from(phrase: Phrase) -> Self {
        Arg::Text(phrase.text())
    }
}

/// What the code names in a catalogue.
pub(crate) struct Declared {
    /// Phrases, by the names of their constants.
    pub(crate) phrases: &'static [&'static str],
    /// Sentences, with the names of their values.
    pub(crate) sentences: &'static [(&'static str, &'static [&'static str])],
}

/// A catalogue in one language.
struct Texts {
    phrases: Vec<Ready>,
    sentences: Vec<Vec<Part>>,
}

struct Ready {
    text: Box<str>,
    html: Box<str>,
}

/// By language and area.
static CATALOGUES: LazyLock<Vec<Vec<Texts>>> = LazyLock::new(|| {
    let of = |language| {
        let texts = Area::ALL.into_iter().map(|area| load(area, language));
        let texts: Result<Vec<Texts>, String> = texts.collect();
        texts.expect("a test reads every catalogue")
    };
    Language::ALL.into_iter().map(of).collect()
});

fn load(area: Area, language: Language) -> Result<Texts, String> {
    let source = Source::read(area.text(language))?;
    let declared = area.declared();
    let phrase = |name: &&str| {
        let parts = source.compiled(&message_id(name), &mut Vec::new())?;
        let mut text = String::new();
        match &parts[..] {
            [Part::Text(only)] => text.push_str(only),
            _ => return Err(format!("{name} has values, and nobody gives them")),
        }
        let mut html = String::new();
        text.as_str().render_to(&mut html);
        Ok(Ready {
            text: text.into(),
            html: html.into(),
        })
    };
    let sentence = |&(name, values): &(&str, &[&str])| {
        let mut slots: Vec<String> = values.iter().map(|&value| value.to_owned()).collect();
        let parts = source.compiled(&message_id(name), &mut slots)?;
        if slots.len() > values.len() {
            return Err(format!("{name} wants values nobody gives: {slots:?}"));
        }
        Ok(parts)
    };
    Ok(Texts {
        phrases: declared
            .phrases
            .iter()
            .map(phrase)
            .collect::<Result<_, _>>()?,
        sentences: (declared.sentences.iter())
            .map(sentence)
            .collect::<Result<_, _>>()?,
    })
}

/// What a catalogue calls a constant or a function.
pub(super) fn message_id(name: &str) -> String {
    name.to_lowercase().replace('_', "-")
}

/// A sentence with its values, in the language that is spoken.
pub(crate) fn tell(area: Area, number: u16, values: &[Arg<'_>]) -> String {
    let language = spoken();
    let parts = &CATALOGUES[language as usize][area as usize].sentences[usize::from(number)];
    let mut out = String::with_capacity(96);
    write(language, parts, values, &mut out);
    out
}

/// Names the messages of a catalogue: phrases become constants, sentences become
/// functions of their values in the module `say`.
macro_rules! catalogue {
    ($area:ident; phrases { $($phrase:ident),* $(,)? } sentences { $($sentence:ident($($value:ident),+)),* $(,)? }) => {
        #[allow(dead_code, non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u16)]
        enum PhraseNumber { $($phrase),* }

        #[allow(dead_code, non_camel_case_types)]
        #[repr(u16)]
        enum SentenceNumber { $($sentence),* }

        $(pub(crate) const $phrase: $crate::tongue::Phrase =
            $crate::tongue::Phrase::new($crate::tongue::Area::$area, PhraseNumber::$phrase as u16);)*

        pub(crate) mod say {
            $(pub(crate) fn $sentence<'a>($($value: impl Into<$crate::tongue::Arg<'a>>),+) -> String {
                $crate::tongue::tell(
                    $crate::tongue::Area::$area,
                    super::SentenceNumber::$sentence as u16,
                    &[$($value.into()),+],
                )
            })*
        }

        pub(crate) const DECLARED: $crate::tongue::Declared = $crate::tongue::Declared {
            phrases: &[$(stringify!($phrase)),*],
            sentences: &[$((stringify!($sentence), &[$(stringify!($value)),+])),*],
        };
    };
}

pub(crate) use catalogue;
