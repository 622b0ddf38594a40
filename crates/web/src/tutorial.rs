//! Tutorials: a short first game of each title, written down beforehand, in which the
//! reader makes the moves of one seat and is told each rule when it is first needed.
//!
//! A script is data (`tutorial/en.json` of a game): the record of a real game, the seat the
//! reader plays, and what is said before some of its moves. What is said in another
//! language is in a file of that language (`tutorial/de.json`). The page of a
//! step is the real table at that moment; the scripted move goes on, any other is
//! explained.

use i18n::{Language, spoken};
use std::{collections::HashMap, sync::LazyLock};

use engine::{Record, Seat, Viewer};
use i18n::Message;
use serde::Deserialize;

use crate::live::{self, Live, Refused};

/// What a file holds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Script {
    /// The seat the reader plays.
    you: usize,
    /// What the seats are called.
    names: Vec<String>,
    /// What is said before a move, in order.
    lessons: Vec<Lesson>,
    /// What is said when all is done.
    end: String,
    /// The game.
    record: Record,
}

/// What is said, in one language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Telling {
    /// What the seats are called.
    names: Vec<String>,
    /// What is said before a move, in order.
    lessons: Vec<Lesson>,
    /// What is said when all is done.
    end: String,
}

/// What is said before one of the reader's moves.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    /// Before which decision of the game.
    ply: usize,
    /// What, a paragraph for each entry.
    say: Vec<String>,
}

/// A scripted game with its steps.
pub struct Tutorial {
    you: usize,
    record: Record,
    /// What is said, by language.
    tellings: [Telling; Language::ALL.len()],
    /// The plies at which the reader moves.
    steps: Vec<usize>,
}

/// The scripts of all games that have one.
static TUTORIALS: LazyLock<HashMap<&'static str, Tutorial>> = LazyLock::new(|| {
    let scripted = |game: &catalog::Entry| {
        let [script, others @ ..] = game.tutorial?;
        let script: Script = serde_json::from_str(script).expect("scripts are tested");
        let others =
            others.map(|text: &str| serde_json::from_str(text).expect("scripts are tested"));
        Some((game.id, Tutorial::new(script, others)))
    };
    live::games().iter().filter_map(scripted).collect()
});

/// What came of a move in a tutorial.
pub enum Tried {
    /// It was the one the script asks for.
    Right,
    /// It is allowed, but the script goes another way.
    Aside,
    /// It is not allowed.
    Refused(Refused),
}

impl Tutorial {
    /// The tutorial of a game.
    pub fn of(game: &str) -> Option<&'static Tutorial> {
        TUTORIALS.get(game)
    }

    fn new(script: Script, [german]: [Telling; Language::ALL.len() - 1]) -> Tutorial {
        let own = format!("{} ", script.you);
        let moves = script.record.moves.iter().enumerate();
        let steps = moves.filter(|(_, text)| text.starts_with(&own));
        let steps = steps.map(|(ply, _)| ply).collect();
        let english = Telling {
            names: script.names,
            lessons: script.lessons,
            end: script.end,
        };
        Tutorial {
            you: script.you,
            record: script.record,
            tellings: [english, german],
            steps,
        }
    }

    /// What is said in the language that is spoken.
    fn telling(&self) -> &Telling {
        &self.tellings[spoken() as usize]
    }

    /// How many moves the reader makes.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// The seat the reader plays.
    pub fn you(&self) -> Seat {
        Seat::new(self.you)
    }

    /// What the seats are called.
    pub fn names(&self) -> &[String] {
        &self.telling().names
    }

    /// The ply of a step; behind the last step, the end of the script.
    pub fn ply(&self, step: usize) -> usize {
        let end = self.record.moves.len();
        self.steps.get(step).copied().unwrap_or(end)
    }

    /// The game at a step.
    ///
    /// # Panics
    ///
    /// Never: a test plays every script through.
    pub fn game(&self, step: usize) -> Box<dyn Live> {
        let mut record = self.record.clone();
        record.moves.truncate(self.ply(step));
        let game = live::open(&record).expect("scripts are of games there are");
        game.expect("scripts are played through by a test")
    }

    /// The move the script asks for, in notation.
    pub fn asked(&self, step: usize) -> Option<&str> {
        let text = self.record.moves.get(*self.steps.get(step)?)?;
        text.split_once(' ').map(|(_, action)| action)
    }

    /// What is said at a step; nothing where all is known already.
    pub fn said(&self, step: usize) -> Vec<Message> {
        let ply = self.ply(step);
        let lessons = &self.telling().lessons;
        let lesson = lessons.iter().find(|lesson| lesson.ply == ply);
        lesson.map_or_else(Vec::new, |lesson| {
            lesson.say.iter().cloned().map(i18n::verbatim).collect()
        })
    }

    /// What is said when all is done.
    pub fn end(&self) -> Message {
        i18n::verbatim(self.telling().end.clone())
    }

    /// What has happened since the reader's last move, that move included.
    pub fn since(&self, step: usize) -> Vec<Message> {
        let from = step.checked_sub(1).map_or(0, |last| self.ply(last));
        let lines = self.game(step).told(from, Viewer::Seat(self.you()));
        lines.into_iter().map(|line| line.message).collect()
    }

    /// Tries a move at a step.
    pub fn attempt(&self, step: usize, action: &str) -> Tried {
        let game = self.game(step);
        if let Some(refused) = game.why_not(self.you(), action) {
            return Tried::Refused(refused);
        }
        // Whatever way it is written, it is the same move if it is noted the same.
        let mut tried = self.game(step);
        let noted = tried.submit(self.you(), action);
        match (noted, self.asked(step)) {
            (Ok(noted), Some(asked)) if noted == asked => Tried::Right,
            (Ok(_), _) => Tried::Aside,
            (Err(refused), _) => Tried::Refused(refused),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every script is a real game: each move of the reader is legal and is the one
    /// that leads on, and what is said is said before one of them.
    #[test]
    fn every_tutorial_plays_through_with_the_real_rules() {
        for game in catalog::games() {
            let tutorial = Tutorial::of(game.id).unwrap();
            let [script, others @ ..] = &tutorial.tellings;
            assert_eq!(tutorial.record.game, game.id);
            for other in others {
                let shape = |telling: &Telling| -> Vec<(usize, usize)> {
                    let lessons = telling.lessons.iter();
                    lessons
                        .map(|lesson| (lesson.ply, lesson.say.len()))
                        .collect()
                };
                assert_eq!(shape(script), shape(other), "{}", game.id);
                assert_eq!(script.names.len(), other.names.len(), "{}", game.id);
            }
            assert!(tutorial.steps() >= 10, "{}", game.id);
            for step in 0..tutorial.steps() {
                let asked = tutorial.asked(step).unwrap();
                let tried = tutorial.attempt(step, asked);
                assert!(matches!(tried, Tried::Right), "{} {step}: {asked}", game.id);
                assert!(matches!(tutorial.attempt(step, "fly"), Tried::Refused(_)));
            }
            for lesson in &script.lessons {
                assert!(
                    tutorial.steps.contains(&lesson.ply),
                    "{}: nobody reads what is said at {}",
                    game.id,
                    lesson.ply
                );
                assert!(lesson.say.iter().all(|text| !text.trim().is_empty()));
            }
            assert!(
                !tutorial.said(0).is_empty(),
                "{} begins in silence",
                game.id
            );
            assert_eq!(tutorial.names().len(), tutorial.game(0).seats());
        }
    }

    #[test]
    fn another_legal_move_is_told_apart_from_the_scripted_one() {
        let tutorial = Tutorial::of("badger").unwrap();
        let legal = tutorial.game(0).legal(tutorial.you());
        let other = legal
            .iter()
            .find(|text| Some(text.as_str()) != tutorial.asked(0));
        assert!(matches!(tutorial.attempt(0, other.unwrap()), Tried::Aside));
    }
}
