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
    texts: String,
    /// Who decided, and where the text ends.
    ends: Vec<(Seat, u32)>,
}

impl Moves {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Decision number `ply`.
    pub fn get(&self, ply: usize) -> Option<Move<'_>> {
        let &(seat, end) = self.ends.get(ply)?;
        let before = ply.checked_sub(1).map_or(0, |last| self.ends[last].1);
        let text = &self.texts[before as usize..end as usize];
        Some(Move { seat, text })
    }

    /// The last decision.
    pub fn last(&self) -> Option<Move<'_>> {
        self.get(self.len().checked_sub(1)?)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Move<'_>> {
        (0..self.len()).filter_map(|ply| self.get(ply))
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
