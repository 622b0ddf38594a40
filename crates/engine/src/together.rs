/// Whether players are against each other.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Together {
    /// Each for themselves.
    No,
    /// All together, for as many points as possible.
    ForPoints,
    /// All together, to win or to lose.
    ToWin,
}

impl Together {
    /// Whether all play together against the game.
    pub fn is_team(self) -> bool {
        self != Together::No
    }
}
