//! What is in the box besides the cards: tiles, upgrades and the spinner.

use std::fmt;

use parts::named;

use crate::{
    cards::{Cards, Resource},
    figures,
    table::{FILE, Table},
};

/// The game's own data file.
const TABLE: Table<'_> = Table(FILE);

named! {
    /// A kind of tile.
    pub enum Tile {
        /// Yields Wood.
        FoodForest = "food-forest",
        /// Yields Water.
        HeatHaven = "heat-haven",
        /// Yields Food.
        CommunityGarden = "community-garden",
        /// Yields Metal, and wants to be fed.
        SocialHousing = "social-housing",
        /// Takes cards out of the Waste pile.
        Recycler = "recycler",
        /// The centre.
        Bgcs = "bgcs",
    }
}

impl Tile {
    /// R120: the kinds that are built.
    pub const BUILT: [Tile; 5] = [
        Tile::FoodForest,
        Tile::HeatHaven,
        Tile::CommunityGarden,
        Tile::SocialHousing,
        Tile::Recycler,
    ];

    /// Its name on the table.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; Tile::COUNT] = {
            let mut names = [""; Tile::COUNT];
            let mut i = 0;
            while i < Tile::COUNT {
                names[i] = TABLE.name(Tile::ALL[i].id());
                i += 1;
            }
            names
        };
        NAMES[self as usize]
    }

    /// R2: how many pieces there are.
    #[inline]
    pub fn copies(self) -> u16 {
        figures::tile_copies(self)
    }

    /// R91: what one Gathers there; nothing special on BGCS (R94), nothing on a Recycler (R95).
    pub const fn yields(self) -> Option<Resource> {
        match self {
            Tile::FoodForest => Some(Resource::Wood),
            Tile::HeatHaven => Some(Resource::Water),
            Tile::CommunityGarden => Some(Resource::Food),
            Tile::SocialHousing => Some(Resource::Metal),
            Tile::Recycler | Tile::Bgcs => None,
        }
    }

    /// R92: how much one Gathers in a ring from 1 to 3, without upgrade.
    #[inline]
    pub fn yield_in(self, ring: u8) -> u16 {
        figures::yield_in(self, ring)
    }

    /// R128: the upgrade that belongs on it.
    pub const fn upgrade(self) -> Option<Upgrade> {
        match self {
            Tile::FoodForest => Some(Upgrade::IrrigationSystem),
            Tile::HeatHaven => Some(Upgrade::Shelter),
            Tile::CommunityGarden => Some(Upgrade::Composter),
            Tile::SocialHousing => Some(Upgrade::ShippingContainer),
            Tile::Bgcs => Some(Upgrade::BusStop),
            Tile::Recycler => None,
        }
    }

    /// R131 to R138: what it costs in a ring, 2 or 3.
    #[inline]
    pub fn price(self, ring: u8) -> Cards {
        figures::tile_price(self, ring)
    }
}

named! {
    /// A kind of upgrade.
    pub enum Upgrade {
        /// Protects Food and Water, makes Compost.
        Composter = "composter",
        /// Makes Food of Water.
        IrrigationSystem = "irrigation-system",
        /// Raises the hand limit.
        ShippingContainer = "shipping-container",
        /// Raises the trade limit.
        Shelter = "shelter",
        /// Adds a step, and goes shopping.
        BusStop = "bus-stop",
    }
}

impl Upgrade {
    /// Its name on the table.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; Upgrade::COUNT] = {
            let mut names = [""; Upgrade::COUNT];
            let mut i = 0;
            while i < Upgrade::COUNT {
                names[i] = TABLE.name(Upgrade::ALL[i].id());
                i += 1;
            }
            names
        };
        NAMES[self as usize]
    }

    /// R3, R4: how many pieces there are.
    #[inline]
    pub fn copies(self) -> u16 {
        figures::upgrade_copies(self)
    }

    /// R128: the tile it belongs on.
    pub const fn tile(self) -> Tile {
        match self {
            Upgrade::Composter => Tile::CommunityGarden,
            Upgrade::IrrigationSystem => Tile::FoodForest,
            Upgrade::ShippingContainer => Tile::SocialHousing,
            Upgrade::Shelter => Tile::HeatHaven,
            Upgrade::BusStop => Tile::Bgcs,
        }
    }

    /// R139 to R144: what it costs.
    #[inline]
    pub fn price(self) -> Cards {
        figures::upgrade_price(self)
    }

    /// R93: how much more one Gathers on its tile.
    #[inline]
    pub fn bonus(self) -> u16 {
        figures::bonus(self)
    }
}

/// R120: what a craft makes.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Thing {
    /// A tile.
    Tile(Tile),
    /// An upgrade.
    Upgrade(Upgrade),
}

impl Thing {
    /// Everything that can be crafted, tiles first.
    pub fn all() -> impl Iterator<Item = Thing> {
        let tiles = Tile::BUILT.into_iter().map(Thing::Tile);
        tiles.chain(Upgrade::ALL.into_iter().map(Thing::Upgrade))
    }

    /// The word for it in actions and positions.
    pub const fn id(self) -> &'static str {
        match self {
            Thing::Tile(tile) => tile.id(),
            Thing::Upgrade(upgrade) => upgrade.id(),
        }
    }

    /// Its name on the table.
    pub const fn name(self) -> &'static str {
        match self {
            Thing::Tile(tile) => tile.name(),
            Thing::Upgrade(upgrade) => upgrade.name(),
        }
    }

    /// R131 to R144: what it costs, a tile in the ring where it goes.
    #[inline]
    pub fn price(self, ring: u8) -> Cards {
        match self {
            Thing::Tile(tile) => tile.price(ring),
            Thing::Upgrade(upgrade) => upgrade.price(),
        }
    }

    /// The tile or upgrade with this id.
    pub fn from_id(id: &str) -> Option<Thing> {
        let tile = Tile::from_id(id).map(Thing::Tile);
        tile.or_else(|| Upgrade::from_id(id).map(Thing::Upgrade))
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// R6: cards of each resource.
pub const CARDS_OF_A_KIND: u16 = 16;

/// What an operation takes from the hand and gives from the Bank.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Recipe {
    /// Cards to Use.
    pub input: Cards,
    /// Kind of card that comes of it.
    pub output: Resource,
    /// How many of them.
    pub count: u16,
}

impl Recipe {
    /// R100: the Composter by the reference table.
    pub fn composter() -> Recipe {
        Recipe::of(0, Resource::Compost)
    }

    /// R100 with `composter_recipe = text`.
    pub fn composter_by_text() -> Recipe {
        Recipe::of(1, Resource::Compost)
    }

    /// R101: the Irrigation System.
    pub fn irrigation() -> Recipe {
        Recipe::of(2, Resource::Food)
    }

    fn of(place: usize, output: Resource) -> Recipe {
        let (input, count) = figures::operation(place);
        Recipe {
            input,
            output,
            count,
        }
    }
}
