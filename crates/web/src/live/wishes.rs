//! What people choose about a table besides their moves: a mark, not to be asked
//! whether they are sure, who may watch.

use engine::Seat;
use store::{Chair, Order, PersonId, Visibility};

use super::{
    Grace, Pace, Settings,
    seats::{gathering, hosts, not_now, sits},
    table::Table,
};
use crate::{problem::Problem, words::problems};
use board::marks;

/// What a host decides about a table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Terms {
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// How fast bots play; as before if nobody says.
    pub pace: Option<Pace>,
    /// How long people may be away before a bot may play for them; as before if nobody
    /// says.
    pub grace: Option<Grace>,
    /// Who sits where at the start; as before if nobody says.
    pub order: Option<Order>,
}

impl Table {
    /// Changes who may watch, who finds the table and how fast bots play, and before the
    /// game who sits where and how long people may be away; only the host may.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn settle(&self, person: &PersonId, terms: Terms) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        self.change(&mut state, |row| {
            hosts(row, person)?;
            if let Some(order) = terms.order {
                gathering(row)?;
                row.order = order;
            }
            let before = Settings::read(&row.settings);
            // People sat down to play under this one.
            let grace = terms.grace.unwrap_or(before.grace);
            if grace != before.grace {
                gathering(row)?;
            }
            row.visibility = if terms.listed {
                Visibility::Listed
            } else {
                Visibility::Private
            };
            let settings = Settings {
                spectators: terms.spectators,
                pace: terms.pace.unwrap_or(before.pace),
                grace,
                ..before
            };
            row.settings = settings.write();
            Ok(())
        })
        .await
    }

    /// Gives a seat of a person another mark, before the game.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn choose_mark(
        &self,
        person: &PersonId,
        seat: Seat,
        mark: u8,
    ) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        self.change(&mut state, |row| {
            gathering(row)?;
            let (chair, others) = split(&mut row.chairs, seat)?;
            if !sits(chair, person) {
                return Err(Problem::not_yours(problems::SOMEBODY_ELSES_SEAT));
            }
            if usize::from(mark) >= marks::PLAYERS {
                return Err(Problem::unusable(problems::NO_MARK));
            }
            if others.contains(&Some(mark)) {
                return Err(not_now(problems::MARK_TAKEN));
            }
            chair.mark = Some(mark);
            Ok(())
        })
        .await
    }

    /// Asks a person no more at this table whether they are sure.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn calm(&self, person: &PersonId) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        self.change(&mut state, |row| {
            let own = row.chairs.iter_mut().filter(|chair| sits(chair, person));
            for chair in own {
                chair.calm = true;
            }
            Ok(())
        })
        .await
    }
}

/// A chair, and the marks chosen by the others.
fn split(chairs: &mut [Chair], seat: Seat) -> Result<(&mut Chair, Vec<Option<u8>>), Problem> {
    let others = (chairs.iter().enumerate())
        .filter(|&(i, _)| i != seat.index())
        .map(|(_, chair)| chair.mark)
        .collect();
    let chair = chairs.get_mut(seat.index());
    let chair = chair.ok_or_else(|| not_now(problems::NO_SEAT))?;
    Ok((chair, others))
}

/// The mark of each seat: the one that was chosen, or else the seat's own, or else one
/// that nobody has.
pub(super) fn marks_of(chairs: &[Chair]) -> Vec<u8> {
    let mut given: Vec<Option<u8>> = chairs.iter().map(|chair| chair.mark).collect();
    for own in 0..chairs.len() {
        let mark = own as u8;
        if given[own].is_none() && !given.contains(&Some(mark)) {
            given[own] = Some(mark);
        }
    }
    for seat in 0..chairs.len() {
        let free = (0..marks::PLAYERS as u8).find(|&mark| !given.contains(&Some(mark)));
        given[seat] = given[seat].or(free);
    }
    given.into_iter().map(Option::unwrap_or_default).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::Sitter;

    #[test]
    fn every_seat_has_a_mark_of_its_own() {
        let chairs = |marks: &[Option<u8>]| -> Vec<Chair> {
            let chair = |&mark: &Option<u8>| Chair {
                mark,
                ..Sitter::Open.into()
            };
            marks.iter().map(chair).collect()
        };
        assert_eq!(marks_of(&chairs(&[None, None, None])), [0, 1, 2]);
        assert_eq!(marks_of(&chairs(&[None, Some(5), None])), [0, 5, 2]);
        // Who came first to another's mark keeps it.
        assert_eq!(marks_of(&chairs(&[None, None, Some(0)])), [2, 1, 0]);
        assert_eq!(marks_of(&chairs(&[Some(1), None])), [1, 0]);
    }
}
