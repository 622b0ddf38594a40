//! What people say at a table.

use sha2::{Digest as _, Sha256};
use store::{Line, Moment, NewLine, Person, Room, Said};

use super::{Done, deeds::check_key, hexadecimal, state::Change, table::Table};
use crate::{
    input::{LONGEST_LINE, check_length},
    problem::Problem,
    words::problems,
};

/// How many lines of a table are kept in the store.
const LINES_KEPT: u64 = 5000;

/// How many more there may be before the oldest are forgotten.
const LINES_TOGETHER: u64 = 100;

impl Table {
    /// Says something: at the table who has a seat, among the watchers who has
    /// none, so that nobody whispers to a player. The same words with the same key
    /// are said once.
    ///
    /// # Errors
    ///
    /// Fails if there is nothing to say or too much, or the speaker may not watch.
    pub async fn say(
        &self,
        person: &Person,
        words: &str,
        key: Option<&str>,
    ) -> Result<Done, Problem> {
        check_key(key)?;
        let words = words.trim();
        check_length("text", words, LONGEST_LINE)?;
        let words = words.replace(char::is_control, " ");
        if words.trim().is_empty() {
            return Err(Problem::unusable(problems::NOTHING_TO_SAY));
        }
        let reader = super::Reader {
            person: Some(person.id.clone()),
            ..Default::default()
        };
        let mut state = self.lock().await?;
        let eyes = state.eyes(&reader)?;
        let seat = eyes.own.first();
        let name = match seat {
            Some(seat) => state.names.of(seat).to_owned(),
            None => person.name.clone(),
        };
        let said = NewLine {
            room: match seat {
                Some(_) => Room::Table,
                None => Room::Gallery,
            },
            person: person.id.clone(),
            seat,
            name,
            // A form that was filled in anew may still have its old key.
            key: key.map(|key| {
                let words = &Sha256::digest(&words)[..8];
                format!("{key} {}", hexadecimal(words))
            }),
            words,
            at: Moment::now(),
        };
        let number = match self.hall.store.say(self.id(), &said).await? {
            Said::Now(number) => number,
            Said::Before(_) => return Ok(Done::Before),
        };
        if number > LINES_KEPT && number.is_multiple_of(LINES_TOGETHER) {
            let store = &self.hall.store;
            store.forget_lines(self.id(), number - LINES_KEPT).await?;
        }
        if number == state.next_line() {
            state.hear(vec![Line { number, said }]);
            self.tell(&mut state, Change::Chat(number));
        } else {
            // Somebody spoke at another server meanwhile.
            self.read_again(&mut state).await?;
        }
        Ok(Done::Now)
    }
}
