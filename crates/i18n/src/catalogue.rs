use std::{collections::HashMap, fmt, ptr, sync::OnceLock};

use crate::{
    Arg, Language, Medium, Numbered, Piece, Plain,
    pattern::{Compiler, PIECE, Part, Use, write},
    source::Source,
    spoken,
};

const LANGUAGES: usize = Language::ALL.len();

/// The messages of a game, or of a part of the program: one Fluent file a language.
///
/// Made by [`catalogue!`](crate::catalogue).
pub struct Catalogue {
    name: &'static str,
    /// Where the files are, `{}` in place of the language.
    path: &'static str,
    texts: [&'static str; LANGUAGES],
    files: [OnceLock<File>; LANGUAGES],
}

/// A file, read.
struct File {
    source: Source,
    /// Messages without arguments, by id.
    words: HashMap<&'static str, Word>,
}

/// A message without arguments, and its attributes.
pub(crate) struct Word {
    text: Box<str>,
    forms: Vec<(&'static str, Box<str>)>,
}

impl Word {
    pub(crate) fn form(&self, form: Option<&str>) -> &str {
        let form = form.and_then(|form| self.forms.iter().find(|(name, _)| *name == form));
        form.map_or(&self.text, |(_, text)| text)
    }

    pub(crate) fn attribute(&self, name: &str) -> Option<&str> {
        let form = self.forms.iter().find(|(known, _)| *known == name);
        form.map(|(_, text)| &**text)
    }
}

impl Catalogue {
    #[doc(hidden)]
    pub const fn new(
        name: &'static str,
        path: &'static str,
        texts: [&'static str; LANGUAGES],
    ) -> Catalogue {
        Catalogue {
            name,
            path,
            texts,
            files: [const { OnceLock::new() }; LANGUAGES],
        }
    }

    /// What it is of: the id of a game, or a word for a part of the program.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The text of a message without arguments that is named by convention and not in the
    /// code: of a house rule, say. In the language that is spoken, else in English.
    pub fn word(&'static self, id: &str) -> Option<&'static str> {
        self.word_in(spoken(), id).map(|word| word.form(None))
    }

    /// Whether a language has this message without arguments.
    pub fn has_word(&'static self, language: Language, id: &str) -> bool {
        self.file(language).words.contains_key(id)
    }

    /// The name of a piece, in a language or else in English.
    pub(crate) fn piece(&'static self, language: Language, id: &str) -> Option<&'static Word> {
        let named = |language| self.piece_in(language, id);
        named(language).or_else(|| named(Language::English))
    }

    /// The name of a piece in this language and no other. Copies of a card share one:
    /// `drought-2` is called what `piece-drought` says.
    pub(crate) fn piece_in(&'static self, language: Language, id: &str) -> Option<&'static Word> {
        let words = &self.file(language).words;
        let named = |id: &str| words.get([PIECE, id].concat().as_str());
        named(id).or_else(|| {
            let (name, copy) = id.rsplit_once('-')?;
            let is_number = copy.bytes().all(|letter| letter.is_ascii_digit());
            is_number.then(|| named(name)).flatten()
        })
    }

    /// What people call a field of notation, a column of a data file, or a word that stands
    /// there: `field-KEY` or `field-KEY-WORD`, else the word itself. In the language that is
    /// spoken.
    pub fn field(&'static self, path: &[&str]) -> String {
        let id = format!("field-{}", path.join("-").replace('_', "-"));
        if let Some(word) = self.word(&id) {
            return word.to_owned();
        }
        let last = path.last().copied().unwrap_or_default();
        if last.starts_with(char::is_alphabetic) {
            last.replace(['_', '-'], " ")
        } else {
            last.to_owned()
        }
    }

    /// The piece that a word of notation names; nothing if no piece is called so. All copies
    /// of a card are the card.
    pub fn piece_named(&'static self, id: &str) -> Option<Piece> {
        let words = &self.file(Language::English).words;
        let known = |id: &str| {
            let (key, _) = words.get_key_value([PIECE, id].concat().as_str())?;
            key.strip_prefix(PIECE)
        };
        let of_copy = |(name, copy): (&str, &str)| {
            let is_number = copy.bytes().all(|letter| letter.is_ascii_digit());
            is_number.then(|| known(name)).flatten()
        };
        let id = known(id).or_else(|| id.rsplit_once('-').and_then(of_copy))?;
        Some(Piece {
            catalogue: self,
            id,
        })
    }

    fn word_in(&'static self, language: Language, id: &str) -> Option<&'static Word> {
        let words = |language| self.file(language).words.get(id);
        words(language).or_else(|| words(Language::English))
    }

    fn file(&'static self, language: Language) -> &'static File {
        self.files[language as usize].get_or_init(|| {
            let source = Source::read(self.texts[language as usize]);
            let mut words = HashMap::new();
            for id in source.ids() {
                let Some(entries) = source.message(id) else {
                    continue;
                };
                let text = |pattern| {
                    let parts = Compiler::new(self, &source, &[]).compile(pattern).ok()?;
                    only_text(parts)
                };
                if let Some(value) = text(&entries.value) {
                    let forms = (entries.attributes.iter())
                        .filter_map(|(name, pattern)| Some((*name, text(pattern)?)));
                    let word = Word {
                        text: value,
                        forms: forms.collect(),
                    };
                    words.insert(id, word);
                }
            }
            File { source, words }
        })
    }

    /// The ids of all messages of a language, in order.
    pub fn ids(&'static self, language: Language) -> impl Iterator<Item = &'static str> {
        self.file(language).source.ids()
    }

    /// What is wrong with its files, as `FILE:LINE: what`: the sets are all there are of it,
    /// and `by_convention` says which other ids are asked for by name.
    pub fn mistakes(
        &'static self,
        sets: &[&'static Set],
        by_convention: &dyn Fn(&str) -> bool,
    ) -> Vec<String> {
        let mut all = Vec::new();
        for language in Language::ALL {
            let source = &self.file(language).source;
            let path = self.path.replace("{}", language.tag());
            let mut note = |line: usize, words: &str| all.push(format!("{path}:{line}: {words}"));
            for mistake in source.mistakes() {
                note(mistake.line, &mistake.words);
            }
            for set in sets {
                for declared in set.declared {
                    let id = message_id(declared.name);
                    match source.message(&id) {
                        None => note(1, &format!("there is no message `{id}`")),
                        Some(_) => {
                            for words in set.check(language, declared) {
                                note(source.line_of(&id), &format!("`{id}` {words}"));
                            }
                        }
                    }
                }
            }
            let is_declared = |id: &str| {
                let mut declared = sets.iter().flat_map(|set| set.declared);
                declared.any(|declared| message_id(declared.name) == id)
            };
            for id in self.file(Language::English).source.ids() {
                if !is_declared(id) && source.message(id).is_none() {
                    note(1, &format!("there is no message `{id}`"));
                }
            }
            for id in source.ids() {
                if !is_declared(id) && !by_convention(id) {
                    note(source.line_of(id), &format!("nobody says `{id}`"));
                } else if !is_declared(id) && !self.file(language).words.contains_key(id) {
                    note(source.line_of(id), &format!("`{id}` cannot have arguments"));
                }
            }
        }
        all
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Catalogue({})", self.name)
    }
}

/// The text of a message that is nothing but text.
fn only_text(parts: Vec<Part>) -> Option<Box<str>> {
    match <[Part; 1]>::try_from(parts) {
        Ok([Part::Text(text)]) => Some(text),
        _ => None,
    }
}

fn text_of(language: Language, parts: &[Part]) -> Box<str> {
    let mut plain = Plain::new(&Numbered);
    write(language, parts, &[], &mut plain);
    plain.finish().into()
}

/// The catalogue in `lang/LANGUAGE.ftl` of the crate, or in `lang/LANGUAGE/FILE.ftl`.
#[macro_export]
macro_rules! catalogue {
    ($name:expr) => {
        $crate::catalogue!(@ $name, "{}.ftl", "en.ftl", "de.ftl")
    };
    ($name:expr, $file:literal) => {
        $crate::catalogue!(@ $name, concat!("{}/", $file, ".ftl"), concat!("en/", $file, ".ftl"), concat!("de/", $file, ".ftl"))
    };
    (@ $name:expr, $path:expr, $($file:expr),+) => {
        $crate::Catalogue::new(
            $name,
            concat!(env!("CARGO_PKG_NAME"), "/lang/", $path),
            [$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lang/", $file))),+],
        )
    };
}

/// A message as the code names it.
#[derive(Debug)]
pub struct Declared {
    /// The name of its constant or function.
    pub name: &'static str,
    /// Its arguments.
    pub args: &'static [(&'static str, Kind)],
}

/// The kind of an argument.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Kind {
    /// Anything that is written as it stands.
    Value,
    /// Text that is the same in every language.
    Text,
    /// A whole number.
    Count,
    /// A number with decimals.
    Decimal,
    /// A person at the table.
    Seat,
    /// A card, tile or animal.
    Piece,
    /// A place on the table.
    Space,
    /// A word or a message of a catalogue.
    Message,
    /// Several things.
    List,
}

impl Kind {
    fn allows(self, how: Use) -> bool {
        match how {
            Use::Written => true,
            Use::Plural => self == Kind::Count,
            Use::Word => matches!(self, Kind::Value | Kind::Text | Kind::Message),
            Use::Attribute => {
                matches!(self, Kind::Piece | Kind::Space | Kind::Message | Kind::List)
            }
        }
    }
}

/// What a catalogue calls a constant, a function or an argument.
pub(crate) fn message_id(name: &str) -> String {
    name.to_lowercase().replace('_', "-")
}

/// Messages of a catalogue that the code names, declared by [`messages!`](crate::messages).
pub struct Set {
    catalogue: &'static Catalogue,
    declared: &'static [Declared],
    texts: [OnceLock<Vec<Text>>; LANGUAGES],
}

/// A message in one language.
struct Text {
    parts: Vec<Part>,
    forms: Vec<(&'static str, Vec<Part>)>,
    /// The whole text, if it has no arguments.
    plain: Box<str>,
    /// The same as HTML.
    html: Box<str>,
}

impl Set {
    #[doc(hidden)]
    pub const fn new(catalogue: &'static Catalogue, declared: &'static [Declared]) -> Set {
        Set {
            catalogue,
            declared,
            texts: [const { OnceLock::new() }; LANGUAGES],
        }
    }

    /// The catalogue that its messages stand in.
    pub fn catalogue(&self) -> &'static Catalogue {
        self.catalogue
    }

    pub(crate) fn declared(&self, number: u16) -> &'static Declared {
        &self.declared[usize::from(number)]
    }

    pub(crate) fn id(&self, number: u16) -> String {
        message_id(self.declared(number).name)
    }

    /// All that is declared.
    pub fn all(&self) -> &'static [Declared] {
        self.declared
    }

    pub(crate) fn write(
        &self,
        language: Language,
        number: u16,
        args: &[Arg<'_>],
        medium: &mut dyn Medium,
    ) {
        let text = self.text(language, number);
        let own = medium.own_form();
        let own = own.and_then(|own| text.forms.iter().find(|(name, _)| *name == own));
        let parts = own.map_or(&text.parts, |(_, parts)| parts);
        write(language, parts, args, medium);
    }

    pub(crate) fn write_form(
        &self,
        language: Language,
        number: u16,
        form: &str,
        args: &[Arg<'_>],
        medium: &mut dyn Medium,
    ) {
        let text = self.text(language, number);
        match text.forms.iter().find(|(name, _)| *name == form) {
            Some((_, parts)) => write(language, parts, args, medium),
            None => self.write(language, number, args, medium),
        }
    }

    /// Whether a language has this message, without a mistake in it.
    pub(crate) fn can_say(&self, language: Language, number: u16) -> bool {
        self.compile(language, self.declared(number)).is_ok()
    }

    pub(crate) fn attribute(&self, language: Language, number: u16, name: &str) -> Option<String> {
        let text = self.text(language, number);
        let (_, parts) = text.forms.iter().find(|(known, _)| *known == name)?;
        Some(text_of(language, parts).into())
    }

    fn text(&self, language: Language, number: u16) -> &Text {
        let texts = self.texts[language as usize].get_or_init(|| {
            let declared = self.declared.iter();
            declared
                .map(|declared| self.load(language, declared))
                .collect()
        });
        &texts[usize::from(number)]
    }

    /// The message of the file; what is missing or wrong there is taken from English, and
    /// what is wrong there too says its id. A test finds both before a reader does.
    fn load(&self, language: Language, declared: &Declared) -> Text {
        let compiled = (self.compile(language, declared))
            .or_else(|_| self.compile(Language::English, declared));
        let (parts, forms) = compiled.unwrap_or_else(|_| {
            let id = message_id(declared.name);
            (vec![Part::Text(id.into())], Vec::new())
        });
        let plain = if declared.args.is_empty() {
            text_of(language, &parts)
        } else {
            Box::default()
        };
        Text {
            html: escaped(&plain),
            plain,
            parts,
            forms,
        }
    }

    #[expect(
        clippy::type_complexity,
        reason = "the parts of the text and of its forms"
    )]
    fn compile(
        &self,
        language: Language,
        declared: &Declared,
    ) -> Result<(Vec<Part>, Vec<(&'static str, Vec<Part>)>), String> {
        let source = &self.catalogue.file(language).source;
        let entries = source
            .message(&message_id(declared.name))
            .ok_or("is missing")?;
        let names: Vec<String> = declared
            .args
            .iter()
            .map(|(name, _)| message_id(name))
            .collect();
        let mut compiler = Compiler::new(self.catalogue, source, &names);
        let parts = compiler.compile(&entries.value)?;
        let mut forms = Vec::new();
        for (name, pattern) in &entries.attributes {
            forms.push((*name, compiler.compile(pattern)?));
        }
        Ok((parts, forms))
    }

    fn check(&self, language: Language, declared: &Declared) -> Vec<String> {
        let source = &self.catalogue.file(language).source;
        let names: Vec<String> = declared
            .args
            .iter()
            .map(|(name, _)| message_id(name))
            .collect();
        let mut compiler = Compiler::new(self.catalogue, source, &names);
        let mut mistakes = Vec::new();
        if let Some(entries) = source.message(&message_id(declared.name)) {
            let attributes = entries.attributes.iter().map(|(_, pattern)| pattern);
            for pattern in [&entries.value].into_iter().chain(attributes) {
                mistakes.extend(compiler.compile(pattern).err());
            }
        }
        for (slot, (name, kind)) in declared.args.iter().enumerate() {
            let mut uses = compiler.uses.iter().filter(|(used, _)| *used == slot);
            if uses.clone().next().is_none() && language == Language::English {
                mistakes.push(format!("does not use `${}`", message_id(name)));
            }
            if let Some((_, how)) = uses.find(|(_, how)| !kind.allows(*how)) {
                mistakes.push(format!(
                    "uses `${}`, a {kind:?}, by {how:?}",
                    message_id(name)
                ));
            }
        }
        mistakes
    }
}

impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Set({})", self.catalogue.name)
    }
}

impl Eq for Set {}

impl PartialEq for Set {
    fn eq(&self, other: &Set) -> bool {
        ptr::eq(self, other)
    }
}

fn escaped(text: &str) -> Box<str> {
    let mut html = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            other => html.push(other),
        }
    }
    html.into()
}

/// A message without arguments: a heading, the word on a button, a reason.
///
/// It is looked up by number and its HTML is ready, so it costs no more than a constant
/// text.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Phrase {
    set: &'static Set,
    number: u16,
}

impl Phrase {
    #[doc(hidden)]
    pub const fn new(set: &'static Set, number: u16) -> Phrase {
        Phrase { set, number }
    }

    pub(crate) fn place(self) -> (&'static Set, u16) {
        (self.set, self.number)
    }

    /// Its id in the catalogue.
    pub fn id(self) -> String {
        self.set.id(self.number)
    }

    /// In the language that is spoken.
    pub fn text(self) -> &'static str {
        self.text_in(spoken())
    }

    pub(crate) fn text_in(self, language: Language) -> &'static str {
        &self.set.text(language, self.number).plain
    }

    /// The same as HTML.
    pub fn html(self) -> &'static str {
        &self.set.text(spoken(), self.number).html
    }

    pub(crate) fn write_form(
        self,
        language: Language,
        form: Option<&str>,
        medium: &mut dyn Medium,
    ) {
        match form {
            Some(form) => (self.set).write_form(language, self.number, form, &[], medium),
            None => self.set.write(language, self.number, &[], medium),
        }
    }

    pub(crate) fn attribute(self, language: Language, name: &str) -> Option<String> {
        self.set.attribute(language, self.number, name)
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl From<Phrase> for String {
    fn from(phrase: Phrase) -> String {
        phrase.text().to_owned()
    }
}

impl From<Phrase> for std::borrow::Cow<'static, str> {
    fn from(phrase: Phrase) -> Self {
        std::borrow::Cow::Borrowed(phrase.text())
    }
}

#[cfg(feature = "html")]
impl maud::Render for Phrase {
    fn render(&self) -> maud::Markup {
        maud::PreEscaped(self.html().to_owned())
    }

    fn render_to(&self, out: &mut String) {
        out.push_str(self.html());
    }
}

/// A message in the language that is spoken, as plain text.
#[doc(hidden)]
pub fn say(set: &Set, number: u16, args: &[Arg<'_>]) -> String {
    let mut plain = Plain::new(&Numbered);
    set.write(spoken(), number, args, &mut plain);
    plain.finish()
}

/// Declares the messages of a catalogue that the code names.
///
/// Phrases have no arguments and become constants. Sentences become functions, once in the
/// module `message`, where they make a [`Message`](crate::Message), and once in `say`, where
/// they make plain text in the language that is spoken. `TOOK_TRICK` and `took_trick` are
/// `took-trick` in the files. An argument without a [`Kind`] is a `Value`.
///
/// ```text
/// messages! {
///     pub static WORDS of CATALOGUE;
///     phrases { GAME_OVER }
///     sentences { played(seat: Seat, card: Piece), cards_left(count: Count) }
/// }
/// ```
#[macro_export]
macro_rules! messages {
    (
        $(#[$doc:meta])*
        $visible:vis static $set:ident of $catalogue:path;
        phrases { $($phrase:ident),* $(,)? }
        sentences { $($sentence:ident($($arg:ident $(: $kind:ident)?),+ $(,)?)),* $(,)? }
    ) => {
        $(#[$doc])*
        $visible static $set: $crate::Set = $crate::Set::new(&$catalogue, &[
            $($crate::Declared { name: stringify!($phrase), args: &[] },)*
            $($crate::Declared {
                name: stringify!($sentence),
                args: &[$((stringify!($arg), $crate::kind!($($kind)?))),+],
            },)*
        ]);

        #[allow(dead_code, non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u16)]
        enum Number { $($phrase,)* $($sentence),* }

        $(
            #[allow(missing_docs)]
            pub const $phrase: $crate::Phrase = $crate::Phrase::new(&$set, Number::$phrase as u16);
        )*

        /// Messages.
        #[allow(missing_docs, dead_code)]
        pub mod message {
            $(
                pub fn $sentence($($arg: $crate::kind!('static $($kind)?)),+) -> $crate::Message {
                    $crate::Message::new(
                        &super::$set,
                        super::Number::$sentence as u16,
                        Box::new([$($crate::kind!(@arg $arg $($kind)?)),+]),
                    )
                }
            )*
        }

        /// Plain text in the language that is spoken.
        #[allow(missing_docs, dead_code)]
        pub mod say {
            $(
                pub fn $sentence<'a>($($arg: $crate::kind!('a $($kind)?)),+) -> String {
                    $crate::say(
                        &super::$set,
                        super::Number::$sentence as u16,
                        &[$($crate::kind!(@arg $arg $($kind)?)),+],
                    )
                }
            )*
        }
    };
}

/// The kind of an argument, as a value and as a type.
#[doc(hidden)]
#[macro_export]
macro_rules! kind {
    () => { $crate::Kind::Value };
    ($kind:ident) => { $crate::Kind::$kind };
    ($a:lifetime) => { impl Into<$crate::Arg<$a>> };
    ($a:lifetime Value) => { impl Into<$crate::Arg<$a>> };
    ($a:lifetime Text) => { impl Into<std::borrow::Cow<$a, str>> };
    ($a:lifetime Decimal) => { $crate::Decimal };
    ($a:lifetime $kind:ident) => { impl Into<$crate::$kind> };
    (@arg $arg:ident) => { $arg.into() };
    (@arg $arg:ident Value) => { $arg.into() };
    (@arg $arg:ident Text) => { $crate::Arg::Text($arg.into()) };
    (@arg $arg:ident Decimal) => { $crate::Arg::Decimal($arg) };
    (@arg $arg:ident $kind:ident) => { $crate::Arg::from(Into::<$crate::$kind>::into($arg)) };
}
