//! House rules from options: what is read, and how a wrong one is refused.

use engine::{
    HouseRules, OptionError, Switch, Values,
    house::{differences, read, value_from_text},
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rules {
    length: u16,
    table: String,
    dice: u8,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules {
            length: 10,
            table: "round".to_owned(),
            dice: 2,
        }
    }
}

const fn switch(key: &'static str, values: Values) -> Switch {
    Switch {
        key,
        rule: "R1",
        values,
    }
}

impl HouseRules for Rules {
    const SWITCHES: &'static [Switch] = &[
        switch("preset", Values::Words(&["usual", "quick"])),
        switch(
            "length",
            Values::Numbers {
                usual: &[10, 20],
                least: 1,
                most: 99,
            },
        ),
        switch("table", Values::Words(&["round", "square"])),
        switch("dice", Values::OneOf(&[2, 3])),
    ];

    fn seats(&self, asked: Option<usize>) -> Result<usize, OptionError> {
        Ok(asked.unwrap_or(2))
    }

    fn preset(name: &str) -> Option<Rules> {
        (name == "quick").then(|| Rules {
            length: 3,
            dice: 3,
            ..Rules::default()
        })
    }
}

fn options(given: Value) -> Map<String, Value> {
    match given {
        Value::Object(map) => map,
        _ => panic!("options are an object"),
    }
}

fn refused(given: Value) -> OptionError {
    let error = read::<Rules>(&options(given)).expect_err("a wrong option");
    assert_eq!(error.to_string().lines().count(), 1);
    assert!(
        error
            .to_string()
            .contains(&format!("option `{}`", error.key))
    );
    error
}

#[test]
fn what_is_left_out_keeps_its_default() {
    assert_eq!(read(&Map::new()), Ok(Rules::default()));
    let square = read::<Rules>(&options(json!({"table": "square"}))).unwrap();
    assert_eq!((square.length, square.table.as_str()), (10, "square"));
}

#[test]
fn a_preset_is_where_other_options_start_from() {
    let quick = read::<Rules>(&options(json!({"dice": 2, "preset": "quick"}))).unwrap();
    assert_eq!((quick.length, quick.dice), (3, 2));
    let usual = read::<Rules>(&options(json!({"preset": "usual"})));
    assert_eq!(usual, Ok(Rules::default()));
}

#[test]
fn an_unknown_option_is_refused_with_those_there_are() {
    let error = refused(json!({"lenght": 3}));
    assert_eq!(error.key, "lenght");
    assert!(
        error.to_string().ends_with("preset, length, table, dice"),
        "{error}"
    );
}

#[test]
fn an_unknown_word_is_refused_with_those_there_are() {
    let error = refused(json!({"table": "oval"}));
    assert_eq!(
        error.to_string(),
        "option `table`: cannot be \"oval\"; it can be round, square"
    );
    assert_eq!(refused(json!({"preset": "slow"})).key, "preset");
}

#[test]
fn a_number_out_of_range_is_refused_with_the_range() {
    for wrong in [json!(0), json!(100), json!(-5), json!(1e300), json!(2.5)] {
        let error = refused(json!({"length": wrong}));
        assert!(
            error
                .to_string()
                .contains("10, 20, or any number from 1 to 99"),
            "{error}"
        );
    }
    let error = refused(json!({"dice": 4}));
    assert!(error.to_string().ends_with("it can be 2, 3"), "{error}");
}

#[test]
fn a_value_of_another_kind_is_refused() {
    for wrong in [
        json!("10"),
        json!(null),
        json!([10]),
        json!({}),
        json!(true),
    ] {
        assert_eq!(refused(json!({"length": wrong})).key, "length");
    }
    assert_eq!(refused(json!({"table": 1})).key, "table");
}

#[test]
fn an_option_with_a_line_break_is_refused_in_one_line() {
    assert_eq!(refused(json!({"a": 1})).key, "a");
    let error = read::<Rules>(&options(json!({"a\nb": 1}))).unwrap_err();
    assert_eq!(error.to_string().lines().count(), 1);
}

#[test]
fn typed_options_are_numbers_where_the_switch_takes_numbers() {
    assert_eq!(value_from_text::<Rules>("length", "5"), json!(5));
    assert_eq!(value_from_text::<Rules>("dice", "3"), json!(3));
    assert_eq!(value_from_text::<Rules>("length", "five"), json!("five"));
    assert_eq!(value_from_text::<Rules>("table", "5"), json!("5"));
    assert_eq!(value_from_text::<Rules>("other", "5"), json!("5"));
}

#[test]
fn only_differences_are_written_and_they_read_back() {
    assert!(differences(&Rules::default()).is_empty());
    let rules = Rules {
        dice: 3,
        ..Rules::default()
    };
    let written = differences(&rules);
    assert_eq!(Value::Object(written.clone()), json!({"dice": 3}));
    assert_eq!(read(&written), Ok(rules));
}
