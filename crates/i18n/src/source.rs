use std::collections::HashMap;

use fluent_syntax::{
    ast::{self, Entry},
    parser,
};

/// A catalogue file as it was written: its messages and terms by id.
pub(crate) struct Source {
    text: &'static str,
    messages: HashMap<&'static str, Entries>,
    /// The ids of the messages, in order.
    ids: Vec<&'static str>,
    terms: HashMap<&'static str, ast::Pattern<&'static str>>,
    mistakes: Vec<Mistake>,
}

/// The value and the attributes of a message.
pub(crate) struct Entries {
    pub(crate) value: ast::Pattern<&'static str>,
    pub(crate) attributes: Vec<(&'static str, ast::Pattern<&'static str>)>,
}

/// Something wrong with a catalogue file, and the line it is in.
pub(crate) struct Mistake {
    pub(crate) line: usize,
    pub(crate) words: String,
}

impl Source {
    /// Reads a catalogue file. What cannot be read is noted as a mistake and left out.
    pub(crate) fn read(text: &'static str) -> Source {
        let (resource, errors) = match parser::parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let mut source = Source {
            text,
            messages: HashMap::new(),
            ids: Vec::new(),
            terms: HashMap::new(),
            mistakes: Vec::new(),
        };
        for error in errors {
            source.mistakes.push(Mistake {
                line: line_at(text, error.pos.start),
                words: error.kind.to_string(),
            });
        }
        for entry in resource.body {
            source.add(entry);
        }
        source
    }

    fn add(&mut self, entry: Entry<&'static str>) {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let Some(value) = message.value else {
                    self.note(id, "has attributes and no text");
                    return;
                };
                let attributes = (message.attributes.into_iter())
                    .map(|attribute| (attribute.id.name, attribute.value))
                    .collect();
                let entries = Entries { value, attributes };
                if self.messages.contains_key(id) {
                    self.note(id, "is there twice");
                    return;
                }
                self.messages.insert(id, entries);
                self.ids.push(id);
            }
            Entry::Term(term) => {
                self.terms.insert(term.id.name, term.value);
            }
            // Junk has been noted as an error.
            Entry::Junk { .. }
            | Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_) => {}
        }
    }

    fn note(&mut self, id: &str, words: &str) {
        self.mistakes.push(Mistake {
            line: self.line_of(id),
            words: format!("`{id}` {words}"),
        });
    }

    /// The message with this id.
    pub(crate) fn message(&self, id: &str) -> Option<&Entries> {
        self.messages.get(id)
    }

    /// The term with this id.
    pub(crate) fn term(&self, id: &str) -> Option<&ast::Pattern<&'static str>> {
        self.terms.get(id)
    }

    /// All ids, in order.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.ids.iter().copied()
    }

    /// What could not be read.
    pub(crate) fn mistakes(&self) -> &[Mistake] {
        &self.mistakes
    }

    /// The line a message is in, counted from 1.
    pub(crate) fn line_of(&self, id: &str) -> usize {
        let begins = |line: &str| {
            let rest = line.strip_prefix(id);
            rest.is_some_and(|rest| rest.trim_start().starts_with('='))
        };
        self.text
            .lines()
            .position(begins)
            .map_or(1, |line| line + 1)
    }
}

fn line_at(text: &str, position: usize) -> usize {
    let before = text.as_bytes().iter().take(position);
    before.filter(|&&byte| byte == b'\n').count() + 1
}
