use crate::{
    Kind,
    card_file::{ABILITY, DECK, FILE, ID},
    tsv,
};

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

    /// The name people read.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Maddy => "Maddy",
            Character::Jeff => "Jeff",
            Character::Alan => "Alan",
            Character::Cass => "Cass",
            Character::Bill => "Bill",
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

    /// What the character can do, as the card file puts it.
    pub fn ability(self) -> &'static str {
        ABILITIES[self as usize]
    }

    /// The character with this id.
    pub fn by_id(id: &str) -> Option<Character> {
        Character::ALL.into_iter().find(|c| c.id() == id)
    }
}

static ABILITIES: [&str; 5] = {
    let mut abilities = [""; 5];
    let mut rows = tsv::Rows::below_header(FILE);
    let mut i = 0;
    while let Some(row) = rows.next() {
        if tsv::same(row.cell(DECK), b"character") {
            assert!(
                tsv::same(row.cell(ID), Character::ALL[i].id().as_bytes()),
                "the characters stand in the order of the rulebook"
            );
            abilities[i] = tsv::text(row.cell(ABILITY));
            i += 1;
        }
    }
    abilities
};
