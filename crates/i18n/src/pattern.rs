//! Messages as they are kept: ready to be written without another look at the file.

use fluent_syntax::{ast, unicode::unescape_unicode_to_string};
use intl_pluralrules::{PluralCategory, PluralRules};

use crate::{
    Arg, Catalogue, Language, Medium, Piece, Seat, Space, language::plural, source::Source,
};

/// A part of a message.
#[derive(Debug)]
pub(crate) enum Part {
    /// As it stands.
    Text(Box<str>),
    /// An argument, or the attribute `form` of what it names.
    Argument {
        slot: usize,
        form: Option<&'static str>,
    },
    /// A piece that the message names itself.
    Piece {
        piece: Piece,
        form: Option<&'static str>,
    },
    /// Another part, its first letter a capital.
    Capital(Box<Part>),
    /// One of several, by an argument or by an attribute of it.
    Choice {
        slot: usize,
        attribute: Option<&'static str>,
        variants: Vec<(Key, Vec<Part>)>,
        /// The variant that is taken where no key fits.
        usual: usize,
    },
}

/// What a variant is chosen by.
#[derive(PartialEq, Debug)]
pub(crate) enum Key {
    Number(i64),
    Plural(PluralCategory),
    Word(&'static str),
}

/// How an argument is used, for the check of its kind.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Use {
    Written,
    Plural,
    Word,
    Attribute,
}

/// The function of catalogues that makes a capital of the first letter.
const CAPITAL: &str = "CAPITAL";

/// Compiles patterns of one file for one list of arguments.
pub(crate) struct Compiler<'a> {
    pub(crate) catalogue: &'static Catalogue,
    pub(crate) source: &'a Source,
    /// The names of the arguments, as in the file.
    pub(crate) names: &'a [String],
    /// How arguments were used so far.
    pub(crate) uses: Vec<(usize, Use)>,
    /// How deep references are nested.
    depth: usize,
}

/// References that are nested deeper than this refer to themselves.
const DEEPEST: usize = 8;

impl<'a> Compiler<'a> {
    pub(crate) fn new(
        catalogue: &'static Catalogue,
        source: &'a Source,
        names: &'a [String],
    ) -> Compiler<'a> {
        Compiler {
            catalogue,
            source,
            names,
            uses: Vec::new(),
            depth: 0,
        }
    }

    /// The parts of a pattern.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it.
    pub(crate) fn compile(
        &mut self,
        pattern: &ast::Pattern<&'static str>,
    ) -> Result<Vec<Part>, String> {
        let mut parts = Vec::new();
        self.pattern(pattern, &mut parts)?;
        Ok(parts)
    }

    fn pattern(
        &mut self,
        pattern: &ast::Pattern<&'static str>,
        parts: &mut Vec<Part>,
    ) -> Result<(), String> {
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => add_text(parts, value),
                ast::PatternElement::Placeable { expression } => {
                    self.expression(expression, parts)?;
                }
            }
        }
        Ok(())
    }

    fn expression(
        &mut self,
        expression: &ast::Expression<&'static str>,
        parts: &mut Vec<Part>,
    ) -> Result<(), String> {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, parts),
            ast::Expression::Select { selector, variants } => {
                let (slot, attribute) = self.selector(selector)?;
                let mut compiled = Vec::new();
                for variant in variants {
                    let key = key(&variant.key, attribute.is_some())?;
                    self.uses.push((
                        slot,
                        match (&key, attribute) {
                            (_, Some(_)) => Use::Attribute,
                            (Key::Plural(PluralCategory::OTHER), None) => Use::Written,
                            (Key::Plural(_) | Key::Number(_), None) => Use::Plural,
                            (Key::Word(_), None) => Use::Word,
                        },
                    ));
                    compiled.push((key, self.compile(&variant.value)?));
                }
                let usual = variants.iter().position(|variant| variant.default);
                parts.push(Part::Choice {
                    slot,
                    attribute,
                    variants: compiled,
                    usual: usual.ok_or("has a choice without a usual variant (`*[other]`)")?,
                });
                Ok(())
            }
        }
    }

    fn selector(
        &mut self,
        selector: &ast::InlineExpression<&'static str>,
    ) -> Result<(usize, Option<&'static str>), String> {
        match selector {
            ast::InlineExpression::VariableReference { id } => Ok((self.slot(id.name)?, None)),
            ast::InlineExpression::FunctionReference { id, arguments } => {
                match arguments.positional.as_slice() {
                    [ast::InlineExpression::VariableReference { id: argument }] => {
                        Ok((self.slot(argument.name)?, Some(attribute_name(id.name)?)))
                    }
                    _ => Err(format!("{}() takes one argument", id.name)),
                }
            }
            _ => Err("chooses by something that is no argument".to_owned()),
        }
    }

    fn inline(
        &mut self,
        inline: &ast::InlineExpression<&'static str>,
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
                let slot = self.slot(id.name)?;
                self.uses.push((slot, Use::Written));
                parts.push(Part::Argument { slot, form: None });
                Ok(())
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression, parts),
            ast::InlineExpression::FunctionReference { id, arguments } => {
                let [argument] = arguments.positional.as_slice() else {
                    return Err(format!("{}() takes one argument", id.name));
                };
                self.function(id.name, argument, parts)
            }
            ast::InlineExpression::TermReference {
                id,
                attribute: None,
                arguments: None,
            } => {
                let source = self.source;
                let term = source.term(id.name);
                let term = term.ok_or_else(|| format!("names no term: -{}", id.name))?;
                self.reference(term, parts)
            }
            ast::InlineExpression::MessageReference {
                id,
                attribute: None,
            } => {
                if let Some(piece) = id.name.strip_prefix(PIECE) {
                    parts.push(self.piece(piece, None)?);
                    return Ok(());
                }
                let source = self.source;
                let message = source.message(id.name);
                let message = message.ok_or_else(|| format!("names no message: {}", id.name))?;
                self.reference(&message.value, parts)
            }
            ast::InlineExpression::MessageReference {
                id,
                attribute: Some(attribute),
            } => {
                let Some(piece) = id.name.strip_prefix(PIECE) else {
                    return Err(format!(
                        "names an attribute of {}, which is no piece",
                        id.name
                    ));
                };
                parts.push(self.piece(piece, Some(attribute.name))?);
                Ok(())
            }
            ast::InlineExpression::TermReference { .. } => {
                Err("gives arguments to a term, which is not done here".to_owned())
            }
        }
    }

    fn function(
        &mut self,
        name: &'static str,
        argument: &ast::InlineExpression<&'static str>,
        parts: &mut Vec<Part>,
    ) -> Result<(), String> {
        if name == CAPITAL {
            let mut inner = Vec::new();
            self.inline(argument, &mut inner)?;
            let mut inner = inner.into_iter();
            if let Some(first) = inner.next() {
                parts.push(Part::Capital(Box::new(first)));
            }
            parts.extend(inner);
            return Ok(());
        }
        let ast::InlineExpression::VariableReference { id } = argument else {
            return Err(format!("{name}() takes an argument such as $card"));
        };
        let slot = self.slot(id.name)?;
        self.uses.push((slot, Use::Attribute));
        parts.push(Part::Argument {
            slot,
            form: Some(attribute_name(name)?),
        });
        Ok(())
    }

    fn piece(&self, id: &'static str, form: Option<&'static str>) -> Result<Part, String> {
        if self.source.message(&format!("{PIECE}{id}")).is_none() {
            return Err(format!("names no piece: {PIECE}{id}"));
        }
        let piece = Piece {
            catalogue: self.catalogue,
            id,
        };
        Ok(Part::Piece { piece, form })
    }

    fn reference(
        &mut self,
        pattern: &ast::Pattern<&'static str>,
        parts: &mut Vec<Part>,
    ) -> Result<(), String> {
        if self.depth == DEEPEST {
            return Err("refers to itself".to_owned());
        }
        self.depth += 1;
        let done = self.pattern(pattern, parts);
        self.depth -= 1;
        done
    }

    fn slot(&self, name: &str) -> Result<usize, String> {
        (self.names.iter().position(|known| known == name))
            .ok_or_else(|| format!("wants `${name}`, which nobody gives"))
    }
}

/// What the ids of names of pieces begin with.
pub(crate) const PIECE: &str = "piece-";

/// `DATIVE()` asks for the attribute `dative`.
///
/// Attributes are few and named in the files, so the list of them is closed.
fn attribute_name(function: &str) -> Result<&'static str, String> {
    const KNOWN: [(&str, &str); 8] = [
        ("ACCUSATIVE", "accusative"),
        ("DATIVE", "dative"),
        ("GENITIVE", "genitive"),
        ("INDEFINITE", "indefinite"),
        ("PLURAL", "plural"),
        ("GENDER", "gender"),
        ("BARE", "bare"),
        ("SHORT", "short"),
    ];
    let known = KNOWN.iter().find(|(name, _)| *name == function);
    known.map(|(_, attribute)| *attribute).ok_or_else(|| {
        let names = KNOWN.map(|(name, _)| name).join(", ");
        format!("asks for {function}(), which there is not; there are {CAPITAL}, {names}")
    })
}

fn add_text(parts: &mut Vec<Part>, text: &str) {
    if let Some(Part::Text(last)) = parts.last_mut() {
        *last = format!("{last}{text}").into();
    } else {
        parts.push(Part::Text(text.into()));
    }
}

fn key(key: &ast::VariantKey<&'static str>, by_attribute: bool) -> Result<Key, String> {
    match key {
        ast::VariantKey::NumberLiteral { value } => (value.parse().map(Key::Number))
            .map_err(|_| format!("chooses by {value}, which is no whole number")),
        ast::VariantKey::Identifier { name } if by_attribute => Ok(Key::Word(name)),
        ast::VariantKey::Identifier { name } => Ok(match *name {
            "zero" => Key::Plural(PluralCategory::ZERO),
            "one" => Key::Plural(PluralCategory::ONE),
            "two" => Key::Plural(PluralCategory::TWO),
            "few" => Key::Plural(PluralCategory::FEW),
            "many" => Key::Plural(PluralCategory::MANY),
            "other" => Key::Plural(PluralCategory::OTHER),
            word => Key::Word(word),
        }),
    }
}

/// Which plural category a number has.
#[derive(Copy, Clone)]
pub(crate) enum Plurals<'a> {
    Of(Language),
    /// Of a language that has no catalogues.
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "tests try languages of many forms")
    )]
    Rules(&'a PluralRules),
}

impl Plurals<'_> {
    fn of(self, number: i64) -> PluralCategory {
        match self {
            Plurals::Of(language) => language.plural(number),
            Plurals::Rules(rules) => plural(rules, number),
        }
    }
}

/// Writes a message with its arguments.
pub(crate) fn write(language: Language, parts: &[Part], args: &[Arg<'_>], medium: &mut dyn Medium) {
    write_by(Plurals::Of(language), language, parts, args, medium);
}

pub(crate) fn write_by(
    plurals: Plurals<'_>,
    language: Language,
    parts: &[Part],
    args: &[Arg<'_>],
    medium: &mut dyn Medium,
) {
    for part in parts {
        match part {
            Part::Text(text) => medium.text(text),
            Part::Argument { slot, form } => args[*slot].write(language, *form, medium),
            Part::Piece { piece, form } => piece.write(language, *form, medium),
            Part::Capital(part) => {
                let mut capital = Capital {
                    medium: &mut *medium,
                    is_done: false,
                };
                write_by(
                    plurals,
                    language,
                    std::slice::from_ref(&**part),
                    args,
                    &mut capital,
                );
            }
            Part::Choice {
                slot,
                attribute,
                variants,
                usual,
            } => {
                let arg = &args[*slot];
                let chosen = match attribute {
                    Some(name) => {
                        let value = arg.attribute(language, name);
                        variants.iter().position(|(key, _)| {
                            matches!(key, Key::Word(word) if Some(*word) == value.as_deref())
                        })
                    }
                    None => choose(plurals, language, arg, variants),
                };
                let (_, parts) = &variants[chosen.unwrap_or(*usual)];
                write_by(plurals, language, parts, args, medium);
            }
        }
    }
}

fn choose(
    plurals: Plurals<'_>,
    language: Language,
    arg: &Arg<'_>,
    variants: &[(Key, Vec<Part>)],
) -> Option<usize> {
    if let Arg::Count(number) = arg {
        // A number itself goes before its category.
        let exact = variants
            .iter()
            .position(|(key, _)| *key == Key::Number(*number));
        return exact.or_else(|| {
            let category = Key::Plural(plurals.of(*number));
            variants.iter().position(|(key, _)| *key == category)
        });
    }
    let text = match arg {
        Arg::Text(text) => text.as_ref(),
        Arg::Phrase(phrase) => phrase.text_in(language),
        _ => return None,
    };
    variants
        .iter()
        .position(|(key, _)| matches!(key, Key::Word(word) if *word == text))
}

/// Hands on what is written, its first letter a capital.
struct Capital<'a> {
    medium: &'a mut dyn Medium,
    is_done: bool,
}

impl Capital<'_> {
    fn of(&mut self, text: &str) -> String {
        let mut letters = text.chars();
        let is_done = std::mem::replace(&mut self.is_done, !text.is_empty());
        match letters.next() {
            Some(first) if !is_done => first.to_uppercase().chain(letters).collect(),
            _ => text.to_owned(),
        }
    }
}

impl Medium for Capital<'_> {
    fn text(&mut self, text: &str) {
        let text = self.of(text);
        self.medium.text(&text);
    }

    fn seat(&mut self, seat: Seat) {
        // Names are written as their owners write them.
        self.is_done = true;
        self.medium.seat(seat);
    }

    fn piece(&mut self, piece: &Piece, name: &str, language: Option<&str>) {
        let name = self.of(name);
        self.medium.piece(piece, &name, language);
    }

    fn space(&mut self, space: &Space, name: &str) {
        let name = self.of(name);
        self.medium.space(space, &name);
    }

    fn own_form(&self) -> Option<&'static str> {
        self.medium.own_form()
    }
}
