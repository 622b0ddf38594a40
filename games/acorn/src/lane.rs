use parts::named;

named! {
    /// A5: a lane of the track, from left to right.
    pub enum Lane {
        /// Brown.
        Trail = "trail",
        /// Blue.
        River = "river",
        /// Green.
        Brush = "brush",
    }
}

impl Lane {
    /// A6: its colour.
    pub const fn colour(self) -> &'static str {
        match self {
            Lane::Trail => "brown",
            Lane::River => "blue",
            Lane::Brush => "green",
        }
    }

    /// The lane on the left; there is none beside the trail.
    pub const fn left(self) -> Option<Lane> {
        match self {
            Lane::Trail => None,
            Lane::River => Some(Lane::Trail),
            Lane::Brush => Some(Lane::River),
        }
    }

    /// Whether the two lanes lie side by side.
    pub fn is_beside(self, other: Lane) -> bool {
        self.left() == Some(other) || other.left() == Some(self)
    }
}
