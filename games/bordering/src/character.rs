use crate::Kind;

/// The people on the property (S2 to S4).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Character {
    /// Knows soil.
    Maddy,
    /// Knows plants.
    Jeff,
    /// Knows animals.
    Alan,
    /// Gets things done.
    Cass,
    /// Sees trouble coming.
    Bill,
}

impl Character {
    /// All five, in the order of the rulebook.
    pub const ALL: [Character; 5] = [
        Character::Maddy,
        Character::Jeff,
        Character::Alan,
        Character::Cass,
        Character::Bill,
    ];

    /// The id used in actions and positions.
    pub const fn id(self) -> &'static str {
        match self {
            Character::Maddy => "maddy",
            Character::Jeff => "jeff",
            Character::Alan => "alan",
            Character::Cass => "cass",
            Character::Bill => "bill",
        }
    }

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

    /// The character with this id.
    pub fn by_id(id: &str) -> Option<Character> {
        Character::ALL.into_iter().find(|c| c.id() == id)
    }
}
