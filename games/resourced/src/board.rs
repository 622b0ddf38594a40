//! What lies on the map: tiles and their upgrades.

use crate::{
    map::{Spot, SpotSet},
    pieces::{Thing, Tile, Upgrade},
};

/// Tiles and upgrades on the map.
///
/// Every kind of tile takes one kind of upgrade and has room for one (R21, R128), so a single set
/// of upgraded hexes says it all.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Board {
    tiles: [SpotSet; Tile::COUNT],
    upgraded: SpotSet,
}

impl Board {
    /// R22: BGCS alone.
    pub const EMPTY: Board = {
        let mut tiles = [SpotSet::NONE; Tile::COUNT];
        tiles[Tile::Bgcs as usize] = SpotSet::only(Spot::CENTRE);
        Board {
            tiles,
            upgraded: SpotSet::NONE,
        }
    };

    /// The hexes with this kind of tile.
    #[inline]
    pub const fn tiles(&self, tile: Tile) -> SpotSet {
        self.tiles[tile as usize]
    }

    /// The hexes with this kind of upgrade.
    #[inline]
    pub const fn upgrades(&self, upgrade: Upgrade) -> SpotSet {
        self.tiles(upgrade.tile()).and(self.upgraded)
    }

    /// The hexes with a tile, BGCS among them.
    #[inline]
    pub fn occupied(&self) -> SpotSet {
        self.tiles
            .iter()
            .fold(SpotSet::NONE, |all, &some| all.or(some))
    }

    /// The tile on a hex.
    #[inline]
    pub fn tile_on(&self, spot: Spot) -> Option<Tile> {
        Tile::ALL
            .into_iter()
            .find(|&tile| self.tiles(tile).contains(spot))
    }

    /// The upgrade on a hex.
    #[inline]
    pub fn upgrade_on(&self, spot: Spot) -> Option<Upgrade> {
        if !self.upgraded.contains(spot) {
            return None;
        }
        self.tile_on(spot).and_then(Tile::upgrade)
    }

    /// R42: Composters on the board.
    #[inline]
    pub const fn composters(&self) -> u16 {
        self.upgrades(Upgrade::Composter).count()
    }

    /// Social Housing on the board.
    #[inline]
    pub const fn housing(&self) -> u16 {
        self.tiles(Tile::SocialHousing).count()
    }

    /// Whether the Bus Stop is there.
    #[inline]
    pub const fn has_bus_stop(&self) -> bool {
        self.upgraded.contains(Spot::CENTRE)
    }

    /// R2 to R4: pieces of this kind that are not on the board.
    #[inline]
    pub fn supply(&self, thing: Thing) -> u16 {
        match thing {
            Thing::Tile(tile) => tile.copies() - self.tiles(tile).count(),
            Thing::Upgrade(upgrade) => upgrade.copies() - self.upgrades(upgrade).count(),
        }
    }

    /// R128: the hexes where an upgrade of this kind may go.
    #[inline]
    pub const fn free_for(&self, upgrade: Upgrade) -> SpotSet {
        self.tiles(upgrade.tile()).minus(self.upgraded)
    }

    /// R158, R159: the hexes that may get a free upgrade.
    pub fn carya_targets(&self) -> SpotSet {
        let resource_tiles = Upgrade::ALL
            .into_iter()
            .filter(|&upgrade| upgrade != Upgrade::BusStop);
        resource_tiles
            .filter(|&upgrade| self.supply(Thing::Upgrade(upgrade)) > 0)
            .fold(SpotSet::NONE, |all, upgrade| all.or(self.free_for(upgrade)))
    }

    /// Lays a tile on a bare hex.
    pub const fn lay(&mut self, tile: Tile, spot: Spot) {
        self.tiles[tile as usize].insert(spot);
    }

    /// Puts the upgrade that belongs there on a tile.
    pub const fn improve(&mut self, spot: Spot) {
        self.upgraded.insert(spot);
    }

    /// R130: takes the upgrade off a tile, if it has one.
    pub const fn strip(&mut self, spot: Spot) {
        self.upgraded.remove(spot);
    }
}
