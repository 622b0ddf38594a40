//! Random races, in which nothing may be left unsaid, and the catalogue itself.

use std::{
    collections::{BTreeSet, HashSet},
    fs,
    path::Path,
};

use acorn::{Event, Options, Race, words};
use engine::{
    Chance, Forecast, Game as _, HouseRules as _, Message, Notation as _, Seat, Seed, Tactics as _,
    Viewer, conformance::Conform as _, house,
};
use i18n::{Arg, Language};
use serde_json::{Map, Value};

use super::forecast;

/// House rules for the race with this number: every switch takes each of its values in turn,
/// each at another pace.
fn house_rules(n: usize, tried: &mut BTreeSet<String>) -> Options {
    let mut given = Map::new();
    for (i, switch) in Options::SWITCHES.iter().enumerate() {
        let values = switch.values.usual();
        let value = values[(n + n / (i + 1)) % values.len()].clone();
        tried.insert(format!("{}={value}", switch.key));
        given.insert(switch.key.to_owned(), value);
    }
    house::read(&given).expect("options of the game")
}

/// The ids of all that was said so far, and of what stands within.
#[derive(Default)]
struct Said {
    ids: BTreeSet<String>,
    /// Messages with their arguments, of which the same come again and again.
    heard: HashSet<String>,
}

impl Said {
    /// Notes a message, which no language may lack; `verbatim` lacks in all.
    #[track_caller]
    fn hear(&mut self, message: &Message) {
        if !self
            .heard
            .insert(serde_json::to_string(message).expect("messages are JSON"))
        {
            return;
        }
        for language in Language::ALL {
            let gaps = message.gaps(language);
            assert!(gaps.is_empty(), "{language:?} lacks {gaps:?}");
        }
        self.note(&json(message));
        for (_, arg) in message.args() {
            if let Arg::Space(space) = arg {
                self.note(&json(&space.name));
            }
        }
    }

    fn note(&mut self, value: &Value) {
        match value {
            Value::Object(fields) => {
                if let Some(id) = fields.get("id").and_then(Value::as_str) {
                    let id = id.split_once('.').map_or(id, |(_, id)| id);
                    self.ids.insert(id.to_owned());
                }
                fields.values().for_each(|value| self.note(value));
            }
            Value::Array(items) => items.iter().for_each(|item| self.note(item)),
            // A word of the catalogue within a message.
            Value::String(word) => {
                self.ids.insert(word.clone());
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
}

fn json(message: &Message) -> Value {
    serde_json::to_value(message).expect("messages are JSON")
}

/// A forecast by chance, some of them near the finish.
fn guessed(chance: &mut impl Chance) -> Forecast {
    let mut draw = |most: u32| chance.below(most * 4) as f32 / 4.0;
    let (spots, lead) = (draw(12) - 3.0, draw(10) - 5.0);
    let (cards, traps) = (draw(3), draw(2));
    let (won, lost) = (draw(2) / 2.0, draw(2) / 4.0 - 0.2);
    forecast(draw(1), [spots, lead, cards, traps, won, lost], draw(4))
}

/// Why two seats, whoever is to act and another, may not do what can be thought of.
fn refusals(race: &Race, said: &mut Said) {
    let mut thinkable = Vec::new();
    race.thinkable(&mut thinkable);
    let active = race.awaits().first().unwrap_or(Seat::new(0));
    for by in [active, active.after(1, race.seats())] {
        for &action in &thinkable {
            if let Some(refusal) = race.refusal(by, action) {
                said.hear(&refusal.words);
            }
        }
    }
}

const WRONG: [&str; 5] = ["pick cat", "pay cash", "go left", "reveal all", "fly"];

/// In 200 random races over every value of every house rule nothing is said that a language
/// lacks, and nothing that is no message.
#[test]
fn random_races_leave_nothing_unsaid_in_any_language() {
    let (mut tried, mut said) = (BTreeSet::new(), Said::default());
    for n in 0..200 {
        let rules = house_rules(n, &mut tried);
        for seats in [1, 3, 6] {
            if let Err(error) = rules.seats(Some(seats)) {
                said.hear(&error.reason);
            }
        }
        let mut chance = Seed::from(n as u64).setup();
        let mut race = Race::setup(&rules, 4 + n % 2, &mut chance);
        for line in WRONG {
            said.hear(&race.parse_action(line).expect_err("no action").0);
        }
        let (mut legal, mut ply) = (Vec::new(), 0);
        while let Some(seat) = race.awaits().first() {
            let view = race.view(Viewer::Seat(seat));
            said.hear(&view.task());
            legal.clear();
            race.legal_actions(seat, &mut legal);
            for &action in &legal {
                said.hear(&view.label(action));
            }
            let action = chance.choose(&legal);
            let (one, other) = (guessed(&mut chance), guessed(&mut chance));
            for other in [None, Some(&other)] {
                let reason = Race::reason(&view, seat, action, &one, other);
                said.hear(&reason.expect("a reason"));
            }
            if ply % 16 == n % 16 {
                refusals(&race, &mut said);
            }
            let mut events: Vec<Event> = Vec::new();
            race.apply(seat, action, &mut chance, &mut events);
            for event in &events {
                for viewer in [
                    Viewer::Spectator,
                    Viewer::Seat(seat),
                    Viewer::Seat(Seat::new(0)),
                ] {
                    said.hear(&Race::tell(event, viewer).expect("events are told"));
                }
            }
            ply += 1;
        }
        said.hear(&race.view(Viewer::Spectator).task());
        refusals(&race, &mut said);
    }
    for switch in Options::SWITCHES {
        for value in switch.values.usual() {
            let name = format!("{}={value}", switch.key);
            assert!(tried.contains(&name), "{name} was not tried");
        }
    }
    // With fewer than two cards no random race begins a turn.
    let rare = |id: &String| *id == words::LANE_COSTS_TWO.id();
    let never: Vec<String> = declared()
        .filter(|id| !said.ids.contains(id) && !rare(id))
        .collect();
    assert!(never.is_empty(), "never said: {never:?}");
}

/// The ids that the rules name.
fn declared() -> impl Iterator<Item = String> {
    let names = words::WORDS.all().iter().map(|declared| declared.name);
    names.map(|name| name.to_lowercase().replace('_', "-"))
}

/// What the faces of the game are written in.
fn faces() -> String {
    fn read(path: &Path, text: &mut String) {
        if path.is_dir() {
            for entry in fs::read_dir(path).expect("a readable folder") {
                read(&entry.expect("a readable folder").path(), text);
            }
        } else {
            text.push_str(&fs::read_to_string(path).expect("a readable file"));
        }
    }
    let mut text = String::new();
    read(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src/faces"),
        &mut text,
    );
    text
}

/// The catalogue has what the rules name, with these arguments, and holds nothing that
/// neither rules nor faces name. What faces name is compared beside them.
#[test]
fn the_catalogue_and_the_rules_agree() {
    let faces = faces();
    let named = |id: &str| {
        let name = id.replace('-', "_");
        let mut words = faces.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        words.any(|word| word == name || word == name.to_uppercase())
    };
    let by_convention = |id: &str| {
        let kinds = ["piece-", "rule-", "about-", "reason-"];
        ["summary", "credit", "seams"].contains(&id)
            || kinds.iter().any(|kind| id.starts_with(kind))
    };
    let mistakes = words::CATALOGUE.mistakes(&[&words::WORDS, &words::files::WORDS], &|id| {
        by_convention(id)
    });
    let of_faces = |mistake: &String| {
        let id = mistake.split('`').nth(1).unwrap_or_default();
        mistake.contains("nobody says") && named(id)
    };
    let mistakes: Vec<String> = (mistakes.into_iter())
        .filter(|mistake| !of_faces(mistake))
        .collect();
    assert_eq!(mistakes, Vec::<String>::new());
    let german: BTreeSet<&str> = words::CATALOGUE.ids(Language::German).collect();
    let english = words::CATALOGUE.ids(Language::English);
    let missing: Vec<&str> = english.filter(|id| !german.contains(id)).collect();
    assert_eq!(missing, Vec::<&str>::new());
}
