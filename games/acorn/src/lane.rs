use std::fmt;

/// A5: a lane of the track, from left to right.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Lane {
    /// Brown.
    Trail,
    /// Blue.
    River,
    /// Green.
    Brush,
}

impl Lane {
    /// All lanes from left to right.
    pub const ALL: [Lane; 3] = [Lane::Trail, Lane::River, Lane::Brush];

    /// The lane as actions and positions write it.
    pub const fn id(self) -> &'static str {
        match self {
            Lane::Trail => "trail",
            Lane::River => "river",
            Lane::Brush => "brush",
        }
    }

    /// A6: its colour.
    pub const fn colour(self) -> &'static str {
        match self {
            Lane::Trail => "brown",
            Lane::River => "blue",
            Lane::Brush => "green",
        }
    }

    /// The lane written like this.
    pub fn from_id(id: &str) -> Option<Lane> {
        Lane::ALL.into_iter().find(|lane| lane.id() == id)
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

impl fmt::Display for Lane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
