//! Connect 4 on a board of eight columns and eight rows.
//!
//! - **C1** Seats take turns, seat 0 first, until somebody wins or the board is full.
//! - **C2** A stone falls to the lowest free place of its column; a full column takes none.
//! - **C3** Four stones in a line, across, up or aslant, win.

use engine::{BySeat, Chance, Game, Log, Outcome, Refusal, Seat, SeatSet, Status, Tactics, Viewer};
use i18n::verbatim;

use crate::Plain;

/// How many columns there are, and how many rows.
pub const SIDE: u32 = 8;

/// The highest place of every column.
const TOP: u64 = 0x8080_8080_8080_8080;
/// Every place.
const BOARD: u64 = u64::MAX;

/// A position: one bit for each place, columns from left to right, each from the
/// bottom up.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Connect4 {
    stones: [u64; 2],
    turn: Seat,
    phase: Phase,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Phase {
    Dropping,
    Won,
    Full,
}

/// A column, from 0.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Column(u8);

impl Column {
    /// The column with this number.
    ///
    /// # Panics
    ///
    /// Panics if the board has no such column.
    pub const fn new(index: u32) -> Column {
        assert!(index < SIDE, "the board has eight columns");
        Column(index as u8)
    }

    /// All columns, from the left.
    pub fn all() -> impl Iterator<Item = Column> {
        (0..SIDE).map(Column::new)
    }

    /// The lowest place.
    const fn bottom(self) -> u64 {
        1 << (SIDE * self.0 as u32)
    }

    const fn places(self) -> u64 {
        0xff << (SIDE * self.0 as u32)
    }
}

impl Connect4 {
    const fn occupied(&self) -> u64 {
        self.stones[0] | self.stones[1]
    }

    /// C2.
    const fn takes(&self, column: Column) -> bool {
        self.occupied() & TOP & column.places() == 0
    }

    /// Who connected four, if anybody.
    pub const fn winner(&self) -> Option<Seat> {
        match self.phase {
            Phase::Won => Some(self.turn.next(2)),
            Phase::Dropping | Phase::Full => None,
        }
    }
}

/// C3: whether four of these stones are in a line.
///
/// Bits that run over the top or bottom of a column go on in the next one; lines
/// that begin too near the edge are masked out.
#[inline]
const fn four_in_line(stones: u64) -> bool {
    /// Places with at least three places above them in their column.
    const THREE_ABOVE: u64 = 0x1f1f_1f1f_1f1f_1f1f;
    /// Places with at least three places below them.
    const THREE_BELOW: u64 = THREE_ABOVE << 3;

    let up = line(stones, 1) & THREE_ABOVE;
    let across = line(stones, SIDE);
    let rising = line(stones, SIDE + 1) & THREE_ABOVE;
    let falling = line(stones, SIDE - 1) & THREE_BELOW;
    up | across | rising | falling != 0
}

/// The first of each four stones that are `step` bits apart.
#[inline]
const fn line(stones: u64, step: u32) -> u64 {
    let pairs = stones & (stones >> step);
    pairs & (pairs >> (2 * step))
}

impl Game for Connect4 {
    type Options = Plain<2>;
    type Action = Column;
    type Event = ();
    /// Nothing is hidden.
    type View = Connect4;

    const ID: &'static str = "connect4";
    const RULES: u32 = 1;

    fn setup(_: &Plain<2>, _: usize, _: &mut impl Chance) -> Connect4 {
        Connect4 {
            stones: [0; 2],
            turn: Seat::new(0),
            phase: Phase::Dropping,
        }
    }

    fn seats(&self) -> usize {
        2
    }

    fn status(&self) -> Status {
        let reason = match self.phase {
            Phase::Dropping => return Status::Awaits(SeatSet::only(self.turn)),
            Phase::Won => "four in a line",
            Phase::Full => "the board is full",
        };
        let scores = BySeat::from_fn(2, |seat| i64::from(self.winner() == Some(seat)));
        Status::Over(Outcome::by_score(scores, reason))
    }

    #[inline]
    fn awaits(&self) -> SeatSet {
        match self.phase {
            Phase::Dropping => SeatSet::only(self.turn),
            Phase::Won | Phase::Full => SeatSet::NONE,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Column>) {
        if self.awaits().contains(seat) {
            out.extend(Column::all().filter(|&column| self.takes(column)));
        }
    }

    fn refusal(&self, seat: Seat, column: Column) -> Option<Refusal> {
        if !self.awaits().contains(seat) {
            return Some(Refusal::new(&["C1"], verbatim("it is not your turn")));
        }
        let full = !self.takes(column);
        full.then(|| Refusal::new(&["C2"], verbatim("this column is full")))
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        column: Column,
        _: &mut impl Chance,
        _: &mut impl Log<Self::Event>,
    ) {
        // Stones fill a column from the bottom, so adding one carries to the
        // lowest free place.
        let place = (self.occupied() + column.bottom()) & column.places();
        let stones = &mut self.stones[seat.index() & 1];
        *stones |= place;
        if four_in_line(*stones) {
            self.phase = Phase::Won;
        } else if self.occupied() == BOARD {
            self.phase = Phase::Full;
        }
        self.turn = seat.next(2);
    }

    fn view(&self, _: Viewer) -> Connect4 {
        *self
    }

    fn determinize(view: &Connect4, _: &mut impl Chance) -> Connect4 {
        *view
    }

    /// Draws among all columns until one has room, which is nearly always the
    /// first.
    #[inline]
    fn random_action(&self, _: Seat, chance: &mut impl Chance, _: &mut Vec<Column>) -> Column {
        loop {
            let column = Column::new(chance.below(SIDE));
            if self.takes(column) {
                return column;
            }
        }
    }
}

impl Tactics for Connect4 {}
