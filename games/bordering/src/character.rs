use parts::named;

use crate::Kind;

named! {
    /// The people on the property (S2 to S4).
    pub enum Character {
        /// Knows soil.
        Maddy = "maddy",
        /// Knows plants.
        Jeff = "jeff",
        /// Knows animals.
        Alan = "alan",
        /// Gets things done.
        Cass = "cass",
        /// Sees trouble coming.
        Bill = "bill",
    }
}

impl Character {
    /// S3, S4: the type whose cards earn this character a bonus; Bill has none.
    pub const fn field(self) -> Option<Kind> {
        match self {
            Character::Maddy => Some(Kind::Earthworks),
            Character::Jeff => Some(Kind::PlantSystems),
            Character::Alan => Some(Kind::AnimalSystems),
            Character::Cass => Some(Kind::EnergyAndMaterials),
            Character::Bill => None,
        }
    }
}
