//! What is in the box besides the cards: tiles, upgrades and the spinner.

use std::fmt;

use crate::{
    cards::{Cards, Resource},
    table,
};

/// A kind of tile.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Tile {
    /// Yields Wood.
    FoodForest,
    /// Yields Water.
    HeatHaven,
    /// Yields Food.
    CommunityGarden,
    /// Yields Metal, and wants to be fed.
    SocialHousing,
    /// Takes cards out of the Waste pile.
    Recycler,
    /// The centre.
    Bgcs,
}

impl Tile {
    /// How many kinds there are.
    pub const COUNT: usize = 6;

    /// All kinds, the centre last.
    pub const ALL: [Tile; Tile::COUNT] = [
        Tile::FoodForest,
        Tile::HeatHaven,
        Tile::CommunityGarden,
        Tile::SocialHousing,
        Tile::Recycler,
        Tile::Bgcs,
    ];

    /// R120: the kinds that are built.
    pub const BUILT: [Tile; 5] = [
        Tile::FoodForest,
        Tile::HeatHaven,
        Tile::CommunityGarden,
        Tile::SocialHousing,
        Tile::Recycler,
    ];

    /// The word for it in actions and positions.
    pub const fn id(self) -> &'static str {
        match self {
            Tile::FoodForest => "food-forest",
            Tile::HeatHaven => "heat-haven",
            Tile::CommunityGarden => "community-garden",
            Tile::SocialHousing => "social-housing",
            Tile::Recycler => "recycler",
            Tile::Bgcs => "bgcs",
        }
    }

    /// Its name on the table.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; Tile::COUNT] = {
            let mut names = [""; Tile::COUNT];
            let mut i = 0;
            while i < Tile::COUNT {
                names[i] = table::name(Tile::ALL[i].id());
                i += 1;
            }
            names
        };
        NAMES[self as usize]
    }

    /// R2: how many pieces there are.
    pub const fn copies(self) -> u16 {
        const COPIES: [u16; Tile::COUNT] = {
            let mut copies = [0; Tile::COUNT];
            let mut i = 0;
            while i < Tile::COUNT {
                copies[i] = table::copies(Tile::ALL[i].id());
                i += 1;
            }
            copies
        };
        COPIES[self as usize]
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
    pub const fn yield_in(self, ring: u8) -> u16 {
        const FOREST: [u16; 3] = table::effect("food-forest", "gather");
        const HAVEN: [u16; 3] = table::effect("heat-haven", "gather");
        const GARDEN: [u16; 3] = table::effect("community-garden", "gather");
        const HOUSING: [u16; 3] = table::effect("social-housing", "gather");
        let ladder = match self {
            Tile::FoodForest => FOREST,
            Tile::HeatHaven => HAVEN,
            Tile::CommunityGarden => GARDEN,
            Tile::SocialHousing => HOUSING,
            Tile::Recycler | Tile::Bgcs => [0; 3],
        };
        ladder[ring as usize - 1]
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
    pub const fn price(self, ring: u8) -> Cards {
        const FOREST: Cards = table::price("food-forest", None);
        const HAVEN: Cards = table::price("heat-haven", None);
        const GARDEN: Cards = table::price("community-garden", None);
        const HOUSING: Cards = table::price("social-housing", None);
        const RECYCLER: [Cards; 2] = [
            table::price("recycler", Some("ring-2")),
            table::price("recycler", Some("ring-3")),
        ];
        match self {
            Tile::FoodForest => FOREST,
            Tile::HeatHaven => HAVEN,
            Tile::CommunityGarden => GARDEN,
            Tile::SocialHousing => HOUSING,
            Tile::Recycler => RECYCLER[if ring < 3 { 0 } else { 1 }],
            Tile::Bgcs => Cards::NONE,
        }
    }

    /// The tile with this id.
    pub fn from_id(id: &str) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.id() == id)
    }
}

/// A kind of upgrade.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Upgrade {
    /// Protects Food and Water, makes Compost.
    Composter,
    /// Makes Food of Water.
    IrrigationSystem,
    /// Raises the hand limit.
    ShippingContainer,
    /// Raises the trade limit.
    Shelter,
    /// Adds a step, and goes shopping.
    BusStop,
}

impl Upgrade {
    /// How many kinds there are.
    pub const COUNT: usize = 5;

    /// All kinds.
    pub const ALL: [Upgrade; Upgrade::COUNT] = [
        Upgrade::Composter,
        Upgrade::IrrigationSystem,
        Upgrade::ShippingContainer,
        Upgrade::Shelter,
        Upgrade::BusStop,
    ];

    /// The word for it in actions and positions.
    pub const fn id(self) -> &'static str {
        match self {
            Upgrade::Composter => "composter",
            Upgrade::IrrigationSystem => "irrigation-system",
            Upgrade::ShippingContainer => "shipping-container",
            Upgrade::Shelter => "shelter",
            Upgrade::BusStop => "bus-stop",
        }
    }

    /// Its name on the table.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; Upgrade::COUNT] = {
            let mut names = [""; Upgrade::COUNT];
            let mut i = 0;
            while i < Upgrade::COUNT {
                names[i] = table::name(Upgrade::ALL[i].id());
                i += 1;
            }
            names
        };
        NAMES[self as usize]
    }

    /// R3, R4: how many pieces there are.
    pub const fn copies(self) -> u16 {
        const COPIES: [u16; Upgrade::COUNT] = {
            let mut copies = [0; Upgrade::COUNT];
            let mut i = 0;
            while i < Upgrade::COUNT {
                copies[i] = table::copies(Upgrade::ALL[i].id());
                i += 1;
            }
            copies
        };
        COPIES[self as usize]
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
    pub const fn price(self) -> Cards {
        const PRICES: [Cards; Upgrade::COUNT] = {
            let mut prices = [Cards::NONE; Upgrade::COUNT];
            let mut i = 0;
            while i < Upgrade::COUNT {
                prices[i] = table::price(Upgrade::ALL[i].id(), None);
                i += 1;
            }
            prices
        };
        PRICES[self as usize]
    }

    /// R93: how much more one Gathers on its tile.
    pub const fn bonus(self) -> u16 {
        const BONUS: [[u16; 1]; 4] = [
            table::effect("composter", "gather_bonus"),
            table::effect("irrigation-system", "gather_bonus"),
            table::effect("shipping-container", "gather_bonus"),
            table::effect("shelter", "gather_bonus"),
        ];
        match self {
            Upgrade::Composter => BONUS[0][0],
            Upgrade::IrrigationSystem => BONUS[1][0],
            Upgrade::ShippingContainer => BONUS[2][0],
            Upgrade::Shelter => BONUS[3][0],
            // R94: two cards in place of one, which the choice of types takes care of.
            Upgrade::BusStop => 0,
        }
    }

    /// The upgrade with this id.
    pub fn from_id(id: &str) -> Option<Upgrade> {
        Upgrade::ALL.into_iter().find(|upgrade| upgrade.id() == id)
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
    pub const fn price(self, ring: u8) -> Cards {
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

/// R8: what the spinner shows.
pub const SPINNER: [u16; 3] = table::effect("spinner", "faces");

/// R111: cards a Recycler takes out of the pile in ring 1, 2 and 3.
pub const RECYCLES: [u16; 3] = table::effect("operate-recycler", "recycle");

/// R110: what that costs.
pub const RECYCLING: Cards = table::price("operate-recycler", None);

/// R48: cards each Social Housing Wastes from the Bank.
pub const HOUSING_WASTE: u16 = {
    let [waste] = table::effect("social-housing", "upkeep_waste");
    waste
};

/// R146: how much a Shipping Container raises the hand limit.
pub const CONTAINER_ROOM: u16 = {
    let [room] = table::effect("shipping-container", "hand_limit");
    room
};

/// R147: how much a Shelter raises the trade limit.
pub const SHELTER_TRADE: u16 = {
    let [trade] = table::effect("shelter", "trade_limit");
    trade
};

/// R148: how many steps the Bus Stop adds.
pub const BUS_STEPS: u16 = {
    let [steps] = table::effect("bus-stop", "steps");
    steps
};

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
    pub const COMPOSTER: Recipe = Recipe {
        input: table::price("operate-composter", None),
        output: Resource::Compost,
        count: {
            let [count] = table::effect("operate-composter", "take");
            count
        },
    };

    /// R100 with `composter_recipe = text`.
    pub const COMPOSTER_BY_TEXT: Recipe = Recipe {
        input: table::price("operate-composter-text", None),
        output: Resource::Compost,
        count: {
            let [count] = table::effect("operate-composter-text", "take");
            count
        },
    };

    /// R101: the Irrigation System.
    pub const IRRIGATION: Recipe = Recipe {
        input: table::price("operate-irrigation-system", None),
        output: Resource::Food,
        count: {
            let [count] = table::effect("operate-irrigation-system", "take");
            count
        },
    };
}
