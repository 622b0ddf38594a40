use parts::tsv;

/// What a card is about: the type printed at its top.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Kind {
    /// Soil and water; Maddy's field.
    Earthworks,
    /// Jeff's field.
    PlantSystems,
    /// Alan's field.
    AnimalSystems,
    /// Cass's field.
    EnergyAndMaterials,
    /// Trouble; nobody's field (S5).
    Complication,
}

impl Kind {
    /// All types, in the order of the rulebook.
    pub const ALL: [Kind; 5] = [
        Kind::Earthworks,
        Kind::PlantSystems,
        Kind::AnimalSystems,
        Kind::EnergyAndMaterials,
        Kind::Complication,
    ];

    /// The type as the card file has it.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Earthworks => "Earthworks",
            Kind::PlantSystems => "Plant Systems",
            Kind::AnimalSystems => "Animal Systems",
            Kind::EnergyAndMaterials => "Energy and Materials",
            Kind::Complication => "Complication",
        }
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    pub(crate) const fn named(name: &str) -> Kind {
        let mut i = 0;
        while i < Kind::ALL.len() {
            if tsv::same(name, Kind::ALL[i].name()) {
                return Kind::ALL[i];
            }
            i += 1;
        }
        panic!("a card has an unknown type")
    }
}
