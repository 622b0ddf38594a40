//! What a placement would bring.

use crate::{Border, Hex, Open, Rotation, Sum};

impl Open {
    /// What placing a Hex here and so would bring now (S29 to S36).
    #[inline]
    pub fn sum(&self, hex: Hex, border: Border, rotation: Rotation) -> Sum {
        let paired = hex.ring(rotation).pairs(border.facing());
        let taken = self.taken.as_slice();
        Sum::of(&self.options, self.character(), hex, taken, paired)
    }

    /// What a Hex brings at the best of these cells, turned as is best. Below 0
    /// the least loss still counts as best.
    pub(crate) fn best_points(&self, hex: Hex, borders: &[Border]) -> i64 {
        // Only the set of paired colours matters, and there are few.
        let mut tried = 0u64;
        let mut best = i64::MIN;
        for &border in borders {
            for &rotation in hex.rotations() {
                let paired = hex.ring(rotation).pairs(border.facing());
                let bit = 1 << paired.index();
                if tried & bit == 0 {
                    tried |= bit;
                    best = best.max(self.sum(hex, border, rotation).before_floor());
                }
            }
        }
        best
    }
}
