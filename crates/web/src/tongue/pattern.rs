//! A message as it is kept: ready to be written into a text without another look at
//! the catalogue.

use std::{borrow::Cow, collections::HashMap};

use fluent_syntax::{ast, parser, unicode::unescape_unicode_to_string};
use maud::Render as _;

use super::{Language, Plural};

/// A value in a message.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Arg<'a> {
    /// A name or a phrase.
    Text(&'a str),
    /// A number, which chooses the form of words.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl<'a> From<&'a Cow<'_, str>> for Arg<'a> {
    fn from(text: &'a Cow<'_, str>) -> Arg<'a> {
        Arg::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(i64::from(number))
            }
        })+
    };
}

numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Arg<'_> {
    fn from(number: u64) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// A part of a message.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) enum Part {
    /// As it stands.
    Text(Box<str>),
    /// The value with this number.
    Slot(usize),
    /// One of several, by the value with this number.
    Choice {
        slot: usize,
        arms: Vec<(Key, Vec<Part>)>,
        /// The arm that is taken where no key fits.
        usual: usize,
    },
}

/// What chooses an arm.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) enum Key {
    Number(i64),
    Plural(Plural),
    Word(Box<str>),
}

impl Key {
    fn fits(&self, language: Language, value: Arg<'_>) -> bool {
        match (self, value) {
            (Key::Number(key), Arg::Number(number)) => *key == number,
            (Key::Plural(key), Arg::Number(number)) => *key == language.plural(number),
            (Key::Word(key), Arg::Text(text)) => **key == *text,
            (Key::Number(_) | Key::Plural(_), Arg::Text(_)) | (Key::Word(_), Arg::Number(_)) => {
                false
            }
        }
    }
}

/// Writes a message with its values.
pub(super) fn write(language: Language, parts: &[Part], values: &[Arg<'_>], out: &mut String) {
    for part in parts {
        match part {
            Part::Text(text) => out.push_str(text),
            Part::Slot(slot) => match values[*slot] {
                Arg::Text(text) => out.push_str(text),
                Arg::Number(number) => number.render_to(out),
            },
            Part::Choice { slot, arms, usual } => {
                let value = values[*slot];
                // A number itself goes before the form it asks for.
                let exact = |(key, _): &&(Key, Vec<Part>)| {
                    !matches!(key, Key::Plural(_)) && key.fits(language, value)
                };
                let (_, parts) = (arms.iter().find(exact))
                    .or_else(|| arms.iter().find(|(key, _)| key.fits(language, value)))
                    .unwrap_or(&arms[*usual]);
                write(language, parts, values, out);
            }
        }
    }
}

/// The messages of a catalogue as they were written.
pub(super) struct Source {
    /// The messages, in order.
    pub(super) messages: Vec<(String, ast::Pattern<&'static str>)>,
    terms: HashMap<String, ast::Pattern<&'static str>>,
}

impl Source {
    /// Reads a catalogue.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    pub(super) fn read(text: &'static str) -> Result<Source, String> {
        let resource = parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
        let mut source = Source {
            messages: Vec::new(),
            terms: HashMap::new(),
        };
        for entry in resource.body {
            match entry {
                ast::Entry::Message(message) => {
                    let id = message.id.name.to_owned();
                    let value = message.value.ok_or_else(|| format!("{id} says nothing"))?;
                    if source.messages.iter().any(|(known, _)| *known == id) {
                        return Err(format!("{id} is there twice"));
                    }
                    source.messages.push((id, value));
                }
                ast::Entry::Term(term) => {
                    source.terms.insert(term.id.name.to_owned(), term.value);
                }
                ast::Entry::Comment(_)
                | ast::Entry::GroupComment(_)
                | ast::Entry::ResourceComment(_) => {}
                ast::Entry::Junk { content } => return Err(format!("no message: {content}")),
            }
        }
        Ok(source)
    }

    /// The message with this id, with its values numbered as in `slots`; values that
    /// are not in there are added.
    pub(super) fn compiled(&self, id: &str, slots: &mut Vec<String>) -> Result<Vec<Part>, String> {
        let message = self.messages.iter().find(|(known, _)| known == id);
        let (_, pattern) = message.ok_or_else(|| format!("there is no message {id}"))?;
        let mut parts = Vec::new();
        self.pattern(pattern, slots, &mut parts)
            .map_err(|error| format!("{id}: {error}"))?;
        Ok(parts)
    }

    fn pattern(
        &self,
        pattern: &ast::Pattern<&'static str>,
        slots: &mut Vec<String>,
        parts: &mut Vec<Part>,
    ) -> Result<(), String> {
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => add_text(parts, value),
                ast::PatternElement::Placeable { expression } => {
                    self.expression(expression, slots, parts)?;
                }
            }
        }
        Ok(())
    }

    fn expression(
        &self,
        expression: &ast::Expression<&'static str>,
        slots: &mut Vec<String>,
        parts: &mut Vec<Part>,
    ) -> Result<(), String> {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, slots, parts),
            ast::Expression::Select { selector, variants } => {
                let ast::InlineExpression::VariableReference { id } = selector else {
                    return Err("only values choose".to_owned());
                };
                let slot = slot(slots, id.name);
                let mut arms = Vec::new();
                for variant in variants {
                    let mut inner = Vec::new();
                    self.pattern(&variant.value, slots, &mut inner)?;
                    arms.push((key(&variant.key)?, inner));
                }
                let usual = variants.iter().position(|variant| variant.default);
                parts.push(Part::Choice {
                    slot,
                    arms,
                    usual: usual.ok_or("one arm has to be the usual one")?,
                });
                Ok(())
            }
        }
    }

    fn inline(
        &self,
        inline: &ast::InlineExpression<&'static str>,
        slots: &mut Vec<String>,
        parts: &mut Vec<Part>,
    ) -> Result<(), String> {
        match inline {
            ast::InlineExpression::StringLiteral { value } => {
                add_text(parts, &unescape_unicode_to_string(value));
                Ok(())
            }
            ast::InlineExpression::NumberLiteral { value } => {
                add_text(parts, value);
                Ok(())
            }
            ast::InlineExpression::VariableReference { id } => {
                let slot = slot(slots, id.name);
                parts.push(Part::Slot(slot));
                Ok(())
            }
            ast::InlineExpression::Placeable { expression } => {
                self.expression(expression, slots, parts)
            }
            ast::InlineExpression::TermReference {
                id,
                attribute: None,
                arguments: None,
            } => {
                let term = self.terms.get(id.name);
                let term = term.ok_or_else(|| format!("there is no term -{}", id.name))?;
                self.pattern(term, slots, parts)
            }
            ast::InlineExpression::MessageReference {
                id,
                attribute: None,
            } => {
                let message = self.messages.iter().find(|(known, _)| known == id.name);
                let (_, pattern) =
                    message.ok_or_else(|| format!("there is no message {}", id.name))?;
                self.pattern(pattern, slots, parts)
            }
            ast::InlineExpression::FunctionReference { .. }
            | ast::InlineExpression::MessageReference { .. }
            | ast::InlineExpression::TermReference { .. } => {
                Err("functions, attributes and terms with values are not used here".to_owned())
            }
        }
    }
}

fn add_text(parts: &mut Vec<Part>, text: &str) {
    if let Some(Part::Text(last)) = parts.last_mut() {
        *last = format!("{last}{text}").into();
    } else {
        parts.push(Part::Text(text.into()));
    }
}

fn slot(slots: &mut Vec<String>, name: &str) -> usize {
    (slots.iter().position(|known| known == name)).unwrap_or_else(|| {
        slots.push(name.to_owned());
        slots.len() - 1
    })
}

fn key(key: &ast::VariantKey<&str>) -> Result<Key, String> {
    match key {
        ast::VariantKey::NumberLiteral { value } => (value.parse().map(Key::Number))
            .map_err(|_| format!("{value} is no number to choose by")),
        ast::VariantKey::Identifier { name } => Ok(match *name {
            "one" => Key::Plural(Plural::One),
            "other" => Key::Plural(Plural::Other),
            word => Key::Word(word.into()),
        }),
    }
}
