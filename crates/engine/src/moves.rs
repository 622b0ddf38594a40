use std::fmt;

use crate::Seat;

/// One decision of one seat, in notation.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Move<'a> {
    /// Who decided.
    pub seat: Seat,
    /// What, as one line.
    pub text: &'a str,
}

/// The decisions of a match, in order. Their texts stand in one, because a server has
/// thousands of matches in memory and each text is a few letters long.
#[derive(Clone, Eq, PartialEq, Default)]
pub struct Moves {
    /// How many decisions before these are left out.
    before: usize,
    texts: String,
    /// Who decided, and where the text ends.
    ends: Vec<(Seat, u32)>,
}

impl Moves {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.before + self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Decision number `ply`, if it was not left out.
    pub fn get(&self, ply: usize) -> Option<Move<'_>> {
        let number = ply.checked_sub(self.before)?;
        let &(seat, end) = self.ends.get(number)?;
        let before = number.checked_sub(1).map_or(0, |last| self.ends[last].1);
        let text = &self.texts[before as usize..end as usize];
        Some(Move { seat, text })
    }

    /// The last decision.
    pub fn last(&self) -> Option<Move<'_>> {
        self.get(self.len().checked_sub(1)?)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Move<'_>> {
        (self.before..self.len()).filter_map(|ply| self.get(ply))
    }

    /// So many decisions, all of them left out.
    pub(crate) fn left_out(count: usize) -> Moves {
        Moves {
            before: count,
            ..Moves::default()
        }
    }

    /// Whether none is left out.
    pub(crate) fn is_whole(&self) -> bool {
        self.before == 0
    }

    /// Keeps the first so many.
    pub(crate) fn truncate(&mut self, count: usize) {
        self.ends.truncate(count.saturating_sub(self.before));
        self.texts
            .truncate(self.ends.last().map_or(0, |&(_, end)| end as usize));
    }

    pub(crate) fn push(&mut self, seat: Seat, text: &str) {
        self.texts.push_str(text);
        self.ends.push((seat, self.texts.len() as u32));
    }
}

impl fmt::Debug for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
