//! A table before it is made: whether a game can be played like that.

use engine::{HouseRules as _, Seed, Switch, house};
use serde_json::{Map, Value};

use super::played::house_rules as meanings;
use crate::{pages::HouseRule, problem::Problem};
use board::Board;

/// House rules as a form or a program sends them: texts or values.
#[derive(Clone, Debug)]
pub enum Given {
    /// As typed, by key.
    Texts(Vec<(String, String)>),
    /// As JSON, by key.
    Values(Map<String, Value>),
}

/// The house rules that differ from the usual ones, if so many can play by them.
///
/// # Errors
///
/// Says which rule cannot be so, and what it can be.
pub fn house_rules(game: &str, given: &Given, seats: usize) -> Result<Map<String, Value>, Problem> {
    catalog::with_game!(game, G => read::<G>(given, seats)).ok_or(Problem::NoGame)?
}

fn read<G: Board>(given: &Given, seats: usize) -> Result<Map<String, Value>, Problem> {
    let unusable = |error: engine::OptionError| Problem::sentence(error.message());
    let mut values = match given {
        Given::Values(values) => values.clone(),
        Given::Texts(texts) => {
            let typed = texts.iter().map(|(key, text)| {
                let value = house::value_from_text::<G::Options>(key, text);
                (key.clone(), value)
            });
            // A form sends every switch; those left as they were must not undo what a
            // preset says.
            typed
                .filter(|(key, value)| !is_usual::<G>(key, value))
                .collect()
        }
    };
    // Some games call the number of players a house rule.
    let counts = |switch: &Switch| {
        switch.key == "players" && switch.values.usual().contains(&Value::from(seats))
    };
    if G::Options::SWITCHES.iter().any(counts) {
        values.insert("players".to_owned(), seats.into());
    }
    let options: G::Options = house::read(&values).map_err(unusable)?;
    options.seats(Some(seats)).map_err(unusable)?;
    engine::Match::<G>::new(options.clone(), Some(seats), Seed::from(0)).map_err(unusable)?;
    Ok(house::differences(&options))
}

/// The house rules of a table that has not begun, as far as they differ from the usual
/// ones, with what they mean.
pub(super) fn differing(game: &str, options: &str) -> Vec<HouseRule> {
    let values: Map<String, Value> = serde_json::from_str(options).unwrap_or_default();
    let meant = catalog::with_game!(game, G => {
        house::read(&values).map(|options| meanings::<G>(&options))
    });
    meant.and_then(Result::ok).unwrap_or_default()
}

fn is_usual<G: Board>(key: &str, value: &Value) -> bool {
    let switch = G::Options::SWITCHES.iter().find(|switch| switch.key == key);
    switch.is_some_and(|switch| switch.values.usual().first() == Some(value))
}
