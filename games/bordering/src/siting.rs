//! Where to place which Hex.

use crate::{Action, Border, Hex, HexSet, Open, Phase, Rotation, Sum, colour::ColourSet};

/// What a Hex of each value is good for in hand, and an Overlap Hex: they multiply a
/// great turn to come. Those of 2, 3 and 4 are printed.
const HELD: [f32; 6] = [0.0, 0.0, 0.0, 2.7, 6.9, 11.1];
const OVERLAP: f32 = 10.2;

/// What an edge that a Hex could meet is good for while its cell stays empty.
const EDGE: f32 = 0.24;

/// A placement.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Site {
    pub(crate) hex: Hex,
    pub(crate) border: Border,
    pub(crate) rotation: Rotation,
}

/// What a player weighs who places a Hex.
pub(crate) struct Siting<'a> {
    open: &'a Open,
    /// How much what comes later counts.
    later: f32,
}

impl<'a> Siting<'a> {
    /// With so many turns to come, this one included.
    #[inline]
    pub(crate) fn of(open: &'a Open, turns_left: u32) -> Siting<'a> {
        let turns = turns_left.saturating_sub(1) as f32;
        Siting {
            open,
            later: turns / (turns + 1.0),
        }
    }

    /// The next step towards the best placement of a Hex of this hand; nothing if
    /// no Hex is to be placed.
    pub(crate) fn step(&self, hand: HexSet) -> Option<Action> {
        let borders = self.open.table.borders();
        match self.open.phase {
            Phase::Choose => (self.best(hand.iter(), borders)).map(|site| Action::Choose(site.hex)),
            Phase::At(hex) => {
                let site = self.best([hex].into_iter(), borders);
                site.map(|site| Action::At(site.border.cell()))
            }
            Phase::Turn(hex, cell) => {
                let border = self.open.table.border(cell);
                let site = self.best([hex].into_iter(), border.as_slice());
                site.map(|site| Action::Turn(site.rotation))
            }
            Phase::Character | Phase::Flip | Phase::Bill(_) | Phase::Over => None,
        }
    }

    /// The best placement of one of these Hexes on one of these cells: the points
    /// it brings, without what the Hex and the cell are good for later.
    fn best(&self, hexes: impl Iterator<Item = Hex>, borders: &[Border]) -> Option<Site> {
        let (mut best, mut most) = (None, f32::NEG_INFINITY);
        for hex in hexes {
            let costs = self.later * held(hex);
            let limit = self.most_points(hex);
            // Only the set of paired colours matters, and there are few.
            let mut tried = [f32::NAN; 64];
            for &border in borders {
                let costs = costs + self.later * EDGE * border.facing().coloured() as f32;
                if limit - costs <= most {
                    continue;
                }
                for &rotation in hex.rotations() {
                    let paired = hex.ring(rotation).pairs(border.facing());
                    let points = &mut tried[paired.index() & 63];
                    if points.is_nan() {
                        *points = self.points(hex, paired);
                    }
                    if *points - costs > most {
                        most = *points - costs;
                        best = Some(Site {
                            hex,
                            border,
                            rotation,
                        });
                    }
                }
            }
        }
        best
    }

    fn points(&self, hex: Hex, paired: ColourSet) -> f32 {
        let open = self.open;
        let taken = open.taken.as_slice();
        let sum = Sum::of(&open.options, open.character(), hex, taken, paired);
        sum.points(open.options.turn_floor) as f32
    }

    /// No placement of this Hex brings more.
    fn most_points(&self, hex: Hex) -> f32 {
        let taken = self.open.taken.as_slice();
        if (taken.iter()).any(|echo| echo.is_complication() || echo.value() < 2) {
            return f32::INFINITY;
        }
        // A value of 2 or more, so linking a card never costs anything.
        self.points(hex, ColourSet::ALL)
    }
}

/// What a Hex is good for in hand.
pub(crate) fn held(hex: Hex) -> f32 {
    if hex.kinds().count() > 1 {
        OVERLAP
    } else {
        HELD[usize::from(hex.value())]
    }
}
