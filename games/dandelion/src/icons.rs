use std::fmt;

/// What cards need and give (D2).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Icon {
    /// Water.
    Water,
    /// Pollinators.
    Pollinators,
    /// Nitrogen.
    Nitrogen,
    /// Groundcover.
    Groundcover,
    /// Compost.
    Compost,
    /// Trellis.
    Trellis,
    /// Food.
    Food,
}

impl Icon {
    /// All seven.
    pub const ALL: [Icon; 7] = [
        Icon::Water,
        Icon::Pollinators,
        Icon::Nitrogen,
        Icon::Groundcover,
        Icon::Compost,
        Icon::Trellis,
        Icon::Food,
    ];

    /// Its name in data files and actions.
    pub const fn id(self) -> &'static str {
        match self {
            Icon::Water => "water",
            Icon::Pollinators => "pollinators",
            Icon::Nitrogen => "nitrogen",
            Icon::Groundcover => "groundcover",
            Icon::Compost => "compost",
            Icon::Trellis => "trellis",
            Icon::Food => "food",
        }
    }

    /// The icon with this name.
    pub fn from_id(id: &str) -> Option<Icon> {
        Icon::ALL.into_iter().find(|icon| icon.id() == id)
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

/// A set of icons: no card shows one twice on the same side (D3).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
pub struct Icons(u8);

impl Icons {
    /// None.
    pub const NONE: Icons = Icons(0);

    /// One bit for each icon, in the order of [`Icon::ALL`].
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0 as u64
    }

    /// The set with these bits.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Icons {
        Icons(bits as u8)
    }

    /// One icon alone.
    #[inline]
    pub const fn only(icon: Icon) -> Icons {
        Icons(1 << icon as u8)
    }

    /// This set with one icon more.
    #[inline]
    pub const fn with(self, icon: Icon) -> Icons {
        self.or(Icons::only(icon))
    }

    /// The icons in either.
    #[inline]
    pub const fn or(self, other: Icons) -> Icons {
        Icons(self.0 | other.0)
    }

    /// The icons in both.
    #[inline]
    pub const fn and(self, other: Icons) -> Icons {
        Icons(self.0 & other.0)
    }

    /// The icons of this set that are not in the other.
    #[inline]
    pub const fn minus(self, other: Icons) -> Icons {
        Icons(self.0 & !other.0)
    }

    /// Whether all icons of this set are in the other.
    #[inline]
    pub const fn within(self, other: Icons) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the two have an icon in common.
    #[inline]
    pub const fn meets(self, other: Icons) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether the icon is in the set.
    #[inline]
    pub const fn contains(self, icon: Icon) -> bool {
        self.meets(Icons::only(icon))
    }

    /// How many icons there are.
    #[inline]
    pub const fn len(self) -> u8 {
        COUNTS[self.index()]
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its number among the 128 sets, for tables by set.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize & 127
    }

    /// The icons in the order of [`Icon::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Icon> {
        Icon::ALL
            .into_iter()
            .filter(move |&icon| self.contains(icon))
    }

    /// Their places in [`Icon::ALL`], rising; for arrays with a slot per icon.
    #[inline]
    pub(crate) fn places(self) -> impl Iterator<Item = usize> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let place = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(place)
        })
    }
}

impl fmt::Debug for Icons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Icon::id)).finish()
    }
}
