use parts::{bit_set, named};

named! {
    /// What cards need and give (D2).
    pub enum Icon {
        /// Water.
        Water = "water",
        /// Pollinators.
        Pollinators = "pollinators",
        /// Nitrogen.
        Nitrogen = "nitrogen",
        /// Groundcover.
        Groundcover = "groundcover",
        /// Compost.
        Compost = "compost",
        /// Trellis.
        Trellis = "trellis",
        /// Food.
        Food = "food",
    }
}

/// How many icons each of the 128 sets holds; not every processor counts bits
/// in one step.
static COUNTS: [u8; 128] = {
    let mut counts = [0; 128];
    let mut set = 0;
    while set < 128 {
        counts[set] = (set as u32).count_ones() as u8;
        set += 1;
    }
    counts
};

bit_set! {
    /// A set of icons: no card shows one twice on the same side (D3).
    pub struct Icons(u8) of Icon: icon => icon as u8, number => Icon::ALL[number as usize];
}

impl Icons {
    /// How many icons there are.
    #[inline]
    pub const fn count(self) -> u8 {
        COUNTS[self.index()]
    }

    /// Its number among the 128 sets, for tables by set.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize & 127
    }

    /// Their places in [`Icon::ALL`], rising; for arrays with a slot per icon.
    #[inline]
    pub(crate) fn places(self) -> impl Iterator<Item = usize> {
        self.iter().map(|icon| icon as usize)
    }
}
