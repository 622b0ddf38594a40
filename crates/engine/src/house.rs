//! House rules: the switches a game offers, read from words and checked.

mod declare;

use std::fmt::Debug;

use i18n::{Catalogue, Message, verbatim};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::{
    one_line::{one_line, told_by_message},
    words::message,
};

pub use declare::Toggle;

/// The switches of one game, set; [`house_rules!`](crate::house_rules) declares them.
///
/// The type serialises to an object with one entry for each switch of
/// [`SWITCHES`](HouseRules::SWITCHES) (a preset apart), words in `snake_case`.
pub trait HouseRules:
    Clone + Default + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// What can be switched, in the order people should read it.
    const SWITCHES: &'static [Switch];

    /// How many seats a table with these rules has, if `asked` for a number.
    ///
    /// # Errors
    ///
    /// Refuses a number the rules do not allow, and switches that contradict
    /// one another.
    fn seats(&self, asked: Option<usize>) -> Result<usize, OptionError>;

    /// The rules a value of the switch `preset` stands for, in games that have
    /// presets.
    fn preset(name: &str) -> Option<Self> {
        let _ = name;
        None
    }
}

/// One thing people may decide differently.
#[derive(Copy, Clone, Debug)]
pub struct Switch {
    /// Its name in options.
    pub key: &'static str,
    /// The rule it changes.
    pub rule: &'static str,
    /// What it can be set to.
    pub values: Values,
}

/// What people read about a switch stands in the catalogue of its game: its name in
/// `rule-KEY`, what it decides in `rule-KEY-is`, and of a word it can be set to the name in
/// `rule-KEY-WORD` and the meaning in `rule-KEY-WORD-is`.
impl Switch {
    /// What it is called.
    pub fn name(&self, catalogue: &'static Catalogue) -> &'static str {
        catalogue.word(&self.id()).unwrap_or(self.key)
    }

    /// What it decides.
    pub fn meaning(&self, catalogue: &'static Catalogue) -> &'static str {
        let meaning = catalogue.word(&format!("{}-is", self.id()));
        meaning.unwrap_or_default()
    }

    /// What a word is called that it can be set to.
    pub fn word_name(&self, word: &'static str, catalogue: &'static Catalogue) -> &'static str {
        catalogue.word(&self.word_id(word)).unwrap_or(word)
    }

    /// What that word means.
    pub fn word_meaning(&self, word: &str, catalogue: &'static Catalogue) -> &'static str {
        let meaning = catalogue.word(&format!("{}-is", self.word_id(word)));
        meaning.unwrap_or_default()
    }

    /// The ids of all messages about it.
    pub fn message_ids(&self) -> Vec<String> {
        let mut ids = vec![self.id()];
        if let Values::Words(words) = self.values {
            ids.extend(words.iter().map(|word| self.word_id(word)));
        }
        let meanings: Vec<String> = ids.iter().map(|id| format!("{id}-is")).collect();
        ids.into_iter().chain(meanings).collect()
    }

    fn id(&self) -> String {
        format!("rule-{}", hyphenated(self.key))
    }

    fn word_id(&self, word: &str) -> String {
        format!("{}-{}", self.id(), hyphenated(word))
    }
}

fn hyphenated(key: &str) -> String {
    key.to_lowercase().replace('_', "-")
}

/// What a switch can be set to, the default first.
#[derive(Copy, Clone, Debug)]
pub enum Values {
    /// These words.
    Words(&'static [&'static str]),
    /// Numbers: those people usually choose, and the range that is allowed.
    Numbers {
        /// The usual choices, the default first.
        usual: &'static [i64],
        /// The least number allowed.
        least: i64,
        /// The greatest number allowed.
        most: i64,
    },
    /// These numbers and no others.
    OneOf(&'static [i64]),
}

impl Values {
    /// The values to try in tests and comparisons, the default first.
    pub fn usual(&self) -> Vec<Value> {
        match self {
            Values::Words(words) => words.iter().map(|&word| word.into()).collect(),
            Values::Numbers { usual, .. } | Values::OneOf(usual) => {
                usual.iter().map(|&n| n.into()).collect()
            }
        }
    }

    /// What may be written, for people.
    pub fn describe(&self) -> Message {
        match self {
            Values::Words(words) => verbatim(words.join(", ")),
            Values::OneOf(numbers) => verbatim(list(numbers)),
            Values::Numbers { usual, least, most } => {
                message::any_number(list(usual), *least, *most)
            }
        }
    }

    fn allows(&self, value: &Value) -> bool {
        match self {
            Values::Words(words) => words.iter().any(|&word| value == word),
            Values::OneOf(numbers) => value.as_i64().is_some_and(|n| numbers.contains(&n)),
            Values::Numbers { least, most, .. } => value
                .as_i64()
                .is_some_and(|n| (*least..=*most).contains(&n)),
        }
    }
}

fn list(numbers: &[i64]) -> String {
    let texts: Vec<String> = numbers.iter().map(i64::to_string).collect();
    texts.join(", ")
}

/// An option that cannot be set so.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct OptionError {
    /// The option.
    pub key: String,
    /// What is wrong, and what would be right.
    pub reason: Message,
}

impl OptionError {
    /// An error about `key`.
    pub fn new(key: &str, reason: impl Into<Message>) -> OptionError {
        OptionError {
            key: key.to_owned(),
            reason: reason.into(),
        }
    }

    /// What to tell whoever set it so.
    pub fn message(&self) -> Message {
        message::option_wrong(one_line(&self.key), self.reason.clone())
    }
}

told_by_message!(OptionError);

/// House rules from the options somebody gave; what is left out keeps its
/// default, or the value of the preset.
///
/// # Errors
///
/// Fails on a key or value the game does not have.
pub fn read<H: HouseRules>(given: &Map<String, Value>) -> Result<H, OptionError> {
    for (key, value) in given {
        let Some(switch) = H::SWITCHES.iter().find(|switch| switch.key == key) else {
            let keys: Vec<&str> = H::SWITCHES.iter().map(|switch| switch.key).collect();
            let reason = message::no_such_option(keys.join(", "));
            return Err(OptionError::new(key, reason));
        };
        if !switch.values.allows(value) {
            let reason = message::option_cannot_be(value.to_string(), switch.values.describe());
            return Err(OptionError::new(key, reason));
        }
    }
    let preset = given.get("preset").and_then(Value::as_str);
    let base = preset.and_then(H::preset).unwrap_or_default();
    let mut fields = fields(&base);
    for (key, value) in given.iter().filter(|(key, _)| *key != "preset") {
        fields.insert(key.clone(), value.clone());
    }
    serde_json::from_value(Value::Object(fields))
        .map_err(|error| OptionError::new("options", verbatim(error.to_string())))
}

/// An option as typed on a command line: a number where the switch takes
/// numbers, a word otherwise.
pub fn value_from_text<H: HouseRules>(key: &str, text: &str) -> Value {
    let switch = H::SWITCHES.iter().find(|switch| switch.key == key);
    match switch.map(|switch| switch.values) {
        Some(Values::Numbers { .. } | Values::OneOf(_)) => text
            .parse::<i64>()
            .map_or_else(|_| text.into(), Value::from),
        Some(Values::Words(_)) | None => text.into(),
    }
}

/// The options that differ from the defaults.
pub fn differences<H: HouseRules>(rules: &H) -> Map<String, Value> {
    let defaults = fields(&H::default());
    fields(rules)
        .into_iter()
        .filter(|(key, value)| defaults.get(key) != Some(value))
        .collect()
}

fn fields<H: HouseRules>(rules: &H) -> Map<String, Value> {
    match serde_json::to_value(rules) {
        Ok(Value::Object(fields)) => fields,
        _ => unreachable!("house rules are a struct of words and numbers"),
    }
}
