//! Where everything stands in a code.

use super::{Code, blocks::Version};

/// A code that is being drawn.
pub(super) struct Grid<'a> {
    version: &'a Version,
    side: usize,
    dark: Vec<bool>,
    /// The squares that hold no data.
    fixed: Vec<bool>,
}

/// What is turned round by which mask.
const MASKS: [fn(usize, usize) -> bool; 8] = [
    |x, y| (x + y).is_multiple_of(2),
    |_, y| y.is_multiple_of(2),
    |x, _| x.is_multiple_of(3),
    |x, y| (x + y).is_multiple_of(3),
    |x, y| (x / 3 + y / 2).is_multiple_of(2),
    |x, y| x * y % 2 + x * y % 3 == 0,
    |x, y| (x * y % 2 + x * y % 3).is_multiple_of(2),
    |x, y| ((x + y) % 2 + x * y % 3).is_multiple_of(2),
];

/// How a reader finds the corners, with light squares on one side.
const FINDER: [[bool; 11]; 2] = {
    let (o, x) = (false, true);
    [
        [x, o, x, x, x, o, x, o, o, o, o],
        [o, o, o, o, x, o, x, x, x, o, x],
    ]
};

impl<'a> Grid<'a> {
    /// The patterns of a size, without data.
    pub(super) fn new(version: &'a Version) -> Grid<'a> {
        let side = version.side();
        let mut grid = Grid {
            version,
            side,
            dark: vec![false; side * side],
            fixed: vec![false; side * side],
        };
        for i in 0..side {
            grid.fix(6, i, i % 2 == 0);
            grid.fix(i, 6, i % 2 == 0);
        }
        let far = side - 7;
        for (x, y) in [(0, 0), (far, 0), (0, far)] {
            grid.finder(x, y);
        }
        grid.alignments();
        grid.version_squares();
        // What mask it is comes last, but its place is kept.
        grid.format(0);
        grid
    }

    fn fix(&mut self, x: usize, y: usize, dark: bool) {
        let at = y * self.side + x;
        self.dark[at] = dark;
        self.fixed[at] = true;
    }

    /// Three rings around a corner, and the light one outside.
    fn finder(&mut self, left: usize, top: usize) {
        let side = self.side;
        let edge = |from: usize| from.saturating_sub(1)..(from + 8).min(side);
        for y in edge(top) {
            for x in edge(left) {
                let ring = x.abs_diff(left + 3).max(y.abs_diff(top + 3));
                self.fix(x, y, ring != 2 && ring != 4);
            }
        }
    }

    fn alignments(&mut self) {
        let places = self.version.alignment;
        let last = places.len().saturating_sub(1);
        for (i, &x) in places.iter().enumerate() {
            for (j, &y) in places.iter().enumerate() {
                // Three corners are taken.
                if [(0, 0), (0, last), (last, 0)].contains(&(i, j)) {
                    continue;
                }
                for dy in 0..5usize {
                    for dx in 0..5usize {
                        let ring = dx.abs_diff(2).max(dy.abs_diff(2));
                        self.fix(x + dx - 2, y + dy - 2, ring != 1);
                    }
                }
            }
        }
    }

    /// Large codes say how large they are.
    fn version_squares(&mut self) {
        let number = self.version.number as u32;
        if number < 7 {
            return;
        }
        let bits = protected(number, 12, 0x1f25);
        for i in 0..18 {
            let dark = bits >> i & 1 == 1;
            let (near, far) = (i / 3, self.side - 11 + i % 3);
            self.fix(near, far, dark);
            self.fix(far, near, dark);
        }
    }

    /// The level of correction, which is 00, and the mask, twice.
    fn format(&mut self, mask: usize) {
        let bits = protected(mask as u32, 10, 0x537) ^ 0x5412;
        let far = self.side - 1;
        for i in 0..15 {
            let dark = bits >> i & 1 == 1;
            let along = match i {
                0..6 => (8, i),
                6 => (8, 7),
                7 => (8, 8),
                8 => (7, 8),
                _ => (14 - i, 8),
            };
            let apart = match i {
                0..8 => (far - i, 8),
                _ => (8, far + i - 14),
            };
            for (x, y) in [along, apart] {
                self.fix(x, y, dark);
            }
        }
        self.fix(8, far - 7, true);
    }

    /// The code with these words in it, under the mask that reads best.
    pub(super) fn filled(mut self, words: &[u8]) -> Code {
        let bit = |i: usize| {
            words
                .get(i / 8)
                .is_some_and(|word| word >> (7 - i % 8) & 1 == 1)
        };
        for (i, at) in self.free().into_iter().enumerate() {
            self.dark[at] = bit(i);
        }
        let masked = (0..MASKS.len()).map(|mask| self.masked(mask));
        masked
            .min_by_key(unrest)
            .unwrap_or_else(|| unreachable!("there are eight masks"))
    }

    /// The squares for data, in order: in pairs of columns from the right, up and down.
    fn free(&self) -> Vec<usize> {
        let columns = (0..self.side).rev().filter(|&x| x != 6);
        let columns: Vec<usize> = columns.collect();
        let mut squares = Vec::new();
        for (i, pair) in columns.chunks(2).enumerate() {
            for step in 0..self.side {
                let y = if i % 2 == 0 {
                    self.side - 1 - step
                } else {
                    step
                };
                squares.extend(pair.iter().map(|x| y * self.side + x));
            }
        }
        squares.retain(|&at| !self.fixed[at]);
        squares
    }

    fn masked(&mut self, mask: usize) -> Code {
        self.format(mask);
        let turned = |at: usize| !self.fixed[at] && MASKS[mask](at % self.side, at / self.side);
        let squares = self.dark.iter().enumerate();
        Code {
            side: self.side,
            dark: squares.map(|(at, &dark)| dark ^ turned(at)).collect(),
        }
    }
}

/// A number followed by the remainder that protects it.
fn protected(number: u32, bits: u32, divisor: u32) -> u32 {
    let mut rest = number << bits;
    while rest >> bits != 0 {
        rest ^= divisor << (divisor.leading_zeros() - rest.leading_zeros());
    }
    number << bits | rest
}

/// How hard a code is to read: runs, blocks and what looks like a corner count, and if
/// much more or less than half is dark.
fn unrest(code: &Code) -> usize {
    let side = code.side;
    let mut sum = 0;
    for i in 0..side {
        let row: Vec<bool> = (0..side).map(|j| code.is_dark(j, i)).collect();
        let column: Vec<bool> = (0..side).map(|j| code.is_dark(i, j)).collect();
        for line in [row, column] {
            let runs = line.chunk_by(|one, next| one == next).map(<[bool]>::len);
            sum += runs
                .filter(|&run| run >= 5)
                .map(|run| run - 2)
                .sum::<usize>();
            let corners = line
                .windows(11)
                .filter(|part| FINDER.iter().any(|f| f == part));
            sum += 40 * corners.count();
        }
    }
    for y in 1..side {
        for x in 1..side {
            let block = [(x - 1, y), (x, y - 1), (x - 1, y - 1)];
            let dark = code.is_dark(x, y);
            if block.iter().all(|&(x, y)| code.is_dark(x, y) == dark) {
                sum += 3;
            }
        }
    }
    let dark = code.dark.iter().filter(|&&dark| dark).count();
    sum + 10 * ((20 * dark).abs_diff(10 * side * side) / (side * side))
}
