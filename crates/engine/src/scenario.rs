//! Scenarios: a position, some steps, and what must be true after each.

mod pattern;

use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::{
    Match, Notation, Script, Seat, Seed, Status, Viewer, house,
    one_line::{OneLine, read_json},
};

/// The version of the file format.
const FORMAT: u32 = 1;

/// A rule test as data; `docs/notation.md` describes the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    #[serde(rename = "scenario")]
    format: u32,
    /// The game it is about.
    pub game: String,
    /// What it shows.
    pub title: String,
    /// The rules it shows.
    #[serde(default)]
    pub rules: Vec<String>,
    #[serde(default)]
    options: Map<String, Value>,
    seats: Option<usize>,
    position: Option<Value>,
    seed: Option<Seed>,
    steps: Vec<Step>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Step {
    seat: Option<usize>,
    #[serde(rename = "do")]
    action: Option<String>,
    chance: Option<Vec<Value>>,
    illegal: Option<String>,
    because: Option<OneOrMore>,
    legal: Option<Vec<String>>,
    can: Option<Vec<String>>,
    cannot: Option<Vec<String>>,
    expect: Option<Value>,
    view: Option<ViewStep>,
    set: Option<Map<String, Value>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum OneOrMore {
    One(String),
    More(Vec<String>),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ViewStep {
    seat: Value,
    expect: Value,
}

/// Why a scenario failed.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("step {step}: expected {}; found {}", OneLine(.expected), OneLine(.found))]
pub struct Failure {
    /// The step, from 1; 0 for the beginning.
    pub step: usize,
    /// What should have been.
    pub expected: String,
    /// What was.
    pub found: String,
}

impl Scenario {
    /// Reads a scenario file.
    ///
    /// # Errors
    ///
    /// Says in one line what is wrong with the file.
    pub fn read(text: &str) -> Result<Scenario, String> {
        let scenario: Scenario =
            read_json(text).map_err(|error| format!("not a scenario: {error}"))?;
        if scenario.format != FORMAT {
            return Err(format!(
                "field `scenario`: this is format {}, this program reads format {FORMAT}",
                scenario.format
            ));
        }
        if scenario.position.is_some() == scenario.seed.is_some() && scenario.position.is_none() {
            return Err("field `position`: a scenario has a `position` or a `seed`".to_owned());
        }
        for (i, step) in scenario.steps.iter().enumerate() {
            let kinds = [
                step.action.is_some(),
                step.illegal.is_some(),
                step.legal.is_some(),
                step.can.is_some(),
                step.cannot.is_some(),
                step.expect.is_some(),
                step.view.is_some(),
                step.set.is_some(),
            ];
            if kinds.into_iter().filter(|&there| there).count() != 1 {
                return Err(format!(
                    "field `steps[{i}]`: a step has exactly one of do, illegal, legal, can, cannot, expect, view, set"
                ));
            }
            if step.chance.is_some() && step.action.is_none() {
                return Err(format!(
                    "field `steps[{i}].chance`: stands only beside `do`"
                ));
            }
            if step.because.is_some() && step.illegal.is_none() {
                return Err(format!(
                    "field `steps[{i}].because`: stands only beside `illegal`"
                ));
            }
        }
        Ok(scenario)
    }

    /// Plays the scenario.
    ///
    /// # Errors
    ///
    /// Fails at the first step that does not hold.
    pub fn run<G: Notation>(&self) -> Result<(), Failure> {
        let mut run = Run {
            game: self.begin::<G>()?,
            script: None,
            step: 0,
        };
        for step in &self.steps {
            run.step += 1;
            run.take(step)?;
        }
        match run.script {
            Some(script) if script.left() > 0 => Err(Failure {
                step: run.step,
                expected: "every scripted result of chance to be used".to_owned(),
                found: format!("{} left over", script.left()),
            }),
            _ => Ok(()),
        }
    }

    fn begin<G: Notation>(&self) -> Result<Match<G>, Failure> {
        let failure = |error: String| Failure {
            step: 0,
            expected: "a table to start from".to_owned(),
            found: error,
        };
        let options = house::read(&self.options).map_err(|error| failure(error.to_string()))?;
        let seed = self.seed.unwrap_or(Seed::from(0));
        match &self.position {
            None => {
                Match::new(options, self.seats, seed).map_err(|error| failure(error.to_string()))
            }
            Some(position) => Match::from_position(options, self.seats, seed, position)
                .map_err(|error| failure(error.to_string())),
        }
    }
}

struct Run<G: Notation> {
    game: Match<G>,
    script: Option<Script>,
    step: usize,
}

impl<G: Notation> Run<G> {
    fn take(&mut self, step: &Step) -> Result<(), Failure> {
        if let Some(text) = &step.action {
            if let Some(results) = &step.chance {
                let script = self.script.get_or_insert_default();
                script.extend(results.iter().cloned());
            }
            return self.act(self.seat(step)?, text);
        }
        if let Some(text) = &step.illegal {
            return self.must_be_refused(self.seat(step)?, text, step.because.as_ref());
        }
        if let Some(texts) = &step.legal {
            return self.exactly_legal(self.seat(step)?, texts);
        }
        if let Some(texts) = &step.can {
            let seat = self.seat(step)?;
            return texts.iter().try_for_each(|text| {
                let why = self.refused(seat, text);
                why.map_or(Ok(()), |why| {
                    self.fail(format!("`{text}` to be legal"), why)
                })
            });
        }
        if let Some(texts) = &step.cannot {
            let seat = self.seat(step)?;
            return texts.iter().try_for_each(|text| {
                let why = self.refused(seat, text);
                why.map_or_else(
                    || self.fail(format!("`{text}` to be refused"), "it is legal"),
                    |_| Ok(()),
                )
            });
        }
        if let Some(expected) = &step.expect {
            return self.compare(expected, &self.game.position());
        }
        if let Some(view) = &step.view {
            let found = self.game.view(self.viewer(&view.seat)?);
            return self.compare(&view.expect, &found);
        }
        if let Some(named) = &step.set {
            return self
                .game
                .set(named)
                .or_else(|error| self.fail("a position that can be", error.to_string()));
        }
        Ok(())
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<(), Failure> {
        let action = match self.game.state().parse_action(text) {
            Ok(action) => action,
            Err(error) => return self.fail(format!("`{text}` to apply"), error.to_string()),
        };
        let ply = self.game.ply();
        let taken = match &mut self.script {
            Some(script) => self.game.submit_with(ply, seat, action, script),
            None => self.game.submit(ply, seat, action),
        };
        if let Err(rejection) = taken {
            return self.fail(format!("`{text}` to apply"), rejection.to_string());
        }
        match self.script.as_ref().and_then(Script::fault) {
            Some(fault) => self.fail("a script that fits", fault.to_owned()),
            None => Ok(()),
        }
    }

    fn must_be_refused(
        &self,
        seat: Seat,
        text: &str,
        because: Option<&OneOrMore>,
    ) -> Result<(), Failure> {
        let wanted: &[String] = match because {
            None => &[],
            Some(OneOrMore::One(rule)) => std::slice::from_ref(rule),
            Some(OneOrMore::More(rules)) => rules,
        };
        let expected = match wanted {
            [] => format!("`{text}` to be refused"),
            rules => format!("`{text}` to be refused by {}", rules.join(" or ")),
        };
        let action = match self.game.state().parse_action(text) {
            Ok(action) => action,
            Err(_) if wanted.is_empty() => return Ok(()),
            Err(error) => return self.fail(expected, format!("no rule cited: {error}")),
        };
        match self.game.state().refusal(seat, action) {
            None => self.fail(expected, "it is legal"),
            Some(_) if wanted.is_empty() => Ok(()),
            Some(refusal) if wanted.iter().any(|rule| refusal.cites(rule)) => Ok(()),
            Some(refusal) => self.fail(expected, refusal.to_string()),
        }
    }

    fn exactly_legal(&self, seat: Seat, texts: &[String]) -> Result<(), Failure> {
        let state = self.game.state();
        let canonical = |text: &String| match state.parse_action(text) {
            Ok(action) => state.action_text(action),
            Err(_) => text.clone(),
        };
        let mut wanted: Vec<String> = texts.iter().map(canonical).collect();
        let mut found: Vec<String> = (self.game.legal(seat).into_iter())
            .map(|action| state.action_text(action))
            .collect();
        for list in [&mut wanted, &mut found] {
            list.sort_unstable();
            list.dedup();
        }
        if wanted == found {
            return Ok(());
        }
        self.fail(
            format!("exactly these to be legal: {}", wanted.join("; ")),
            found.join("; "),
        )
    }

    /// Why `text` is refused now, in words; `None` if it is legal.
    fn refused(&self, seat: Seat, text: &str) -> Option<String> {
        match self.game.state().parse_action(text) {
            Err(error) => Some(error.to_string()),
            Ok(action) => (self.game.state().refusal(seat, action)).map(|r| r.to_string()),
        }
    }

    fn compare(&self, expected: &Value, found: &Value) -> Result<(), Failure> {
        pattern::matches(expected, found).or_else(|(expected, found)| self.fail(expected, found))
    }

    /// The seat a step is about: the one it names, or the only one to act.
    fn seat(&self, step: &Step) -> Result<Seat, Failure> {
        let seats = self.game.state().seats();
        match step.seat {
            Some(n) if n < seats => Ok(Seat::new(n)),
            Some(n) => self.fail(format!("a seat below {seats}"), format!("seat {n}")),
            None => match self.game.state().status() {
                Status::Awaits(who) if who.len() == 1 => Ok(who.first().expect("one seat")),
                Status::Awaits(_) => self.fail("`seat` in this step", "several seats may act"),
                // Everybody is told the same once the game is over.
                Status::Over(_) => Ok(Seat::new(0)),
            },
        }
    }

    fn viewer(&self, seat: &Value) -> Result<Viewer, Failure> {
        if seat == "spectator" {
            return Ok(Viewer::Spectator);
        }
        let seats = self.game.state().seats();
        match seat.as_u64() {
            Some(n) if n < seats as u64 => Ok(Viewer::Seat(Seat::new(n as usize))),
            _ => self.fail(
                format!("a seat below {seats} or \"spectator\""),
                seat.to_string(),
            ),
        }
    }

    fn fail<T>(&self, expected: impl Into<String>, found: impl Into<String>) -> Result<T, Failure> {
        Err(Failure {
            step: self.step,
            expected: expected.into(),
            found: found.into(),
        })
    }
}

impl Failure {
    /// The failure as one JSON object.
    pub fn to_json(&self) -> Value {
        json!({ "step": self.step, "expected": self.expected, "found": self.found })
    }
}
