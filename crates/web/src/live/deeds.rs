//! What seats do: moves, taking back, giving up.

use engine::{Outcome, Seat, SeatSet};
use i18n::Phrase;
use serde_json::json;
use store::{Append, AppendError, Appended, Deed, End, Moment, NewEntry, SaveError, Sitter};

use super::{
    Code, Reader, Refused,
    state::{Change, State},
    table::Table,
};
use crate::{
    input::{LONGEST_ACTION, LONGEST_KEY, check_length},
    problem::Problem,
    words::problems,
};

/// A decision as it is sent.
#[derive(Clone, Debug)]
pub struct Decision<'a> {
    /// The ply the sender saw.
    pub ply: usize,
    /// What, in notation.
    pub action: &'a str,
    /// What the sender knows it by, to send it again without harm.
    pub key: Option<&'a str>,
}

/// What came of something that is in the store now.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Done {
    /// It happened.
    Now,
    /// It had happened before: this was a repetition.
    Before,
}

/// How many moves a table holds, those taken back included: several times the longest game.
const MOST_ENTRIES: u64 = 50_000;

impl Table {
    /// Takes a decision of a reader's seat.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn act(&self, reader: &Reader, decision: &Decision<'_>) -> Result<Done, Problem> {
        check_key(decision.key)?;
        check_length("action", decision.action, LONGEST_ACTION)?;
        let mut state = self.lock().await?;
        let seat = state.seat_of(reader)?;
        if decision.key.is_some_and(|key| state.knows(seat, key)) {
            return Ok(Done::Before);
        }
        state.running()?;
        if state.row.chairs[seat.index()].stand_in.is_some() {
            let words = problems::BOT_PLAYS_FOR_YOU;
            return Err(Refused::plain(Code::NotNow, words).into());
        }
        // In a vote others may have acted meanwhile, and that is no reason to ask
        // again.
        let answers = decision.ply == state.ply()
            || (state.awaits().contains(seat)
                && (state.awaited_since[seat.index()]..state.ply()).contains(&decision.ply));
        if !answers {
            return Err(Refused::stale().into());
        }
        self.move_by(&mut state, seat, decision.action, decision.key)
            .await
    }

    /// Makes a move of a seat, stores it and tells everybody.
    pub(super) async fn move_by(
        &self,
        state: &mut State,
        seat: Seat,
        action: &str,
        key: Option<&str>,
    ) -> Result<Done, Problem> {
        let before = state.awaits();
        state.has_room()?;
        let live = state.running()?;
        let ply = live.ply();
        let text = live.submit(seat, action)?;
        let (awaits, outcome) = (live.awaits(), live.outcome());
        let deed = Deed::Move {
            seat,
            ply: ply as u32,
            text,
        };
        let end = outcome.as_ref().map(over);
        let done = self.store(state, deed, awaits, key, end).await?;
        state.awaited(before, seat, Moment::now());
        if let Some(key) = key {
            state.remember(seat, key);
        }
        metrics::counter!("hedgerow_moves_total").increment(1);
        self.tell(state, Change::Game(ply));
        Ok(done)
    }

    /// Takes back the last move of a reader's seat, if nobody learned anything by
    /// it and nobody moved since.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn undo(
        &self,
        reader: &Reader,
        ply: usize,
        key: Option<&str>,
    ) -> Result<Done, Problem> {
        check_key(key)?;
        let mut state = self.lock().await?;
        let seat = state.seat_to_undo(reader)?;
        if key.is_some_and(|key| state.knows(seat, key)) {
            return Ok(Done::Before);
        }
        state.has_room()?;
        let live = state.running()?;
        if ply != live.ply() {
            return Err(Refused::stale().into());
        }
        let kept = |words: Phrase| Problem::from(Refused::plain(Code::Kept, words));
        let Some(last) = ply.checked_sub(1) else {
            return Err(kept(problems::NOTHING_HAPPENED));
        };
        if live.mover(last) != Some(seat) {
            return Err(kept(problems::NOT_YOUR_MOVE));
        }
        if live.by_chance() {
            return Err(kept(problems::CHANCE_HAD_A_SAY));
        }
        if live.revealed() {
            return Err(kept(problems::TURNED_UP));
        }
        live.take_back();
        let awaits = live.awaits();
        let deed = Deed::Undo {
            seat,
            ply: last as u32,
        };
        let done = self.store(&mut state, deed, awaits, key, None).await?;
        state.awaited_since = [last; engine::MAX_SEATS];
        state.awaited_at = [Moment::now(); engine::MAX_SEATS];
        if let Some(key) = key {
            state.remember(seat, key);
        }
        self.tell(&mut state, Change::Game(last));
        Ok(done)
    }

    /// Gives up a reader's seat. Of two opponents the other wins; otherwise a bot
    /// plays on, so that nobody's game ends early.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn resign(&self, reader: &Reader) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        let seat = state.seat_of(reader)?;
        let live = state.running()?;
        let deed = Deed::Resign { seat };
        if live.seats() == 2 && !live.is_shared() {
            let end = Some(End::Over {
                outcome: json!({ "resigned": seat }).to_string(),
            });
            self.store(&mut state, deed, SeatSet::NONE, None, end)
                .await?;
            state.resigned = Some(seat);
        } else {
            let awaits = live.awaits();
            let mut row = state.row.clone();
            let mark = row.chairs[seat.index()].mark;
            row.chairs[seat.index()] = store::Chair {
                mark,
                ..Sitter::Bot {
                    level: state.settings.stand_in.word().to_owned(),
                }
                .into()
            };
            let entry = NewEntry {
                deed,
                awaits,
                key: None,
            };
            self.save_with(&mut state, row, entry).await?;
        }
        self.tell(&mut state, Change::People);
        Ok(())
    }

    /// Saves the table, and appends the entry that says what changed it; both or neither.
    async fn save_with(
        &self,
        state: &mut State,
        mut row: store::Table,
        entry: NewEntry,
    ) -> Result<(), Problem> {
        state.torn = true;
        let store = &self.hall.store;
        let saved = store.save_with(&mut row, state.entries, &entry, Moment::now());
        match saved.await {
            Ok(()) => {}
            Err(SaveError::Store(error)) => return Err(error.into()),
            Err(error) => {
                self.read_again(state).await?;
                return Err(error.into());
            }
        }
        state.torn = false;
        state.entries += 1;
        state.row = row;
        state.rename();
        Ok(())
    }

    /// Puts an entry into the store. Until that is done memory is ahead of it, and
    /// if it fails memory is read again.
    async fn store(
        &self,
        state: &mut State,
        deed: Deed,
        awaits: SeatSet,
        key: Option<&str>,
        end: Option<End>,
    ) -> Result<Done, Problem> {
        let at = Moment::now();
        let append = Append {
            table: self.id().clone(),
            version: state.entries,
            entries: vec![NewEntry {
                deed,
                awaits,
                key: key.map(str::to_owned),
            }],
            end: end.clone(),
            at,
        };
        state.torn = true;
        match self.hall.store.append(append).await {
            Ok(Appended::Stored) => {}
            Ok(Appended::Before) => {
                self.read_again(state).await?;
                return Ok(Done::Before);
            }
            // A store that does not answer would not tell us more now; whoever comes next
            // reads again.
            Err(AppendError::Store(error)) => return Err(error.into()),
            Err(error) => {
                self.read_again(state).await?;
                return Err(error.into());
            }
        }
        state.torn = false;
        state.entries += 1;
        if let Some(end) = end {
            // The store counts the end of a game as a change of the table.
            state.row.revision += 1;
            state.row.ended_at = Some(at);
            state.row.stage = match end {
                End::Over { outcome } => store::Stage::Over { outcome },
                End::Closed => store::Stage::Closed,
            };
        }
        Ok(Done::Now)
    }

    /// Closes the table for good.
    ///
    /// # Errors
    ///
    /// Fails if the game is over, or if the store does.
    pub(super) async fn close_locked(&self, state: &mut State) -> Result<(), Problem> {
        if state.is_finished() {
            return Ok(());
        }
        self.store(state, Deed::Close, SeatSet::NONE, None, Some(End::Closed))
            .await?;
        self.tell(state, Change::People);
        Ok(())
    }
}

impl State {
    /// Whether the table holds another move.
    fn has_room(&self) -> Result<(), Problem> {
        if self.entries < MOST_ENTRIES {
            return Ok(());
        }
        let words = problems::TABLE_IS_FULL;
        Err(Refused::plain(Code::NotNow, words).into())
    }

    /// The seat that takes back: at one screen for several, the one that moved.
    fn seat_to_undo(&self, reader: &Reader) -> Result<Seat, Problem> {
        let last = self
            .live
            .as_ref()
            .and_then(|live| live.mover(live.ply().checked_sub(1)?));
        match (&reader.person, reader.seat, last) {
            (Some(person), None, Some(seat)) if self.seats_of(person).contains(seat) => Ok(seat),
            _ => self.seat_of(reader),
        }
    }
}

/// How a game ended, for the store.
fn over(outcome: &Outcome) -> End {
    End::Over {
        outcome: outcome.to_json().to_string(),
    }
}

pub(super) fn check_key(key: Option<&str>) -> Result<(), Problem> {
    check_length("key", key.unwrap_or(""), LONGEST_KEY)
}
