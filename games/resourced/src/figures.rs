//! The figures of the data file that the rules look up, one after another.

use std::cell::Cell;

use crate::{
    cards::{Cards, Resource},
    event_card::EventCard,
    pieces::{Tile, Upgrade},
    table::{FILE, Table},
};

/// Where the figures of a kind begin.
const TILE_COPIES: usize = 0;
const UPGRADE_COPIES: usize = TILE_COPIES + Tile::COUNT;
/// Prices in ring 2 of all tiles, then those in ring 3.
const TILE_PRICES: usize = UPGRADE_COPIES + Upgrade::COUNT;
const UPGRADE_PRICES: usize = TILE_PRICES + 2 * Tile::COUNT;
/// For each tile, what it yields in ring 1, 2 and 3.
const YIELDS: usize = UPGRADE_PRICES + Upgrade::COUNT;
const BONUSES: usize = YIELDS + 3 * Tile::COUNT;
const SPINNER: usize = BONUSES + Upgrade::COUNT;
const RECYCLES: usize = SPINNER + 3;
const RECYCLING: usize = RECYCLES + 3;
const HOUSING_WASTE: usize = RECYCLING + 1;
const CONTAINER_ROOM: usize = HOUSING_WASTE + 1;
const SHELTER_TRADE: usize = CONTAINER_ROOM + 1;
const BUS_STEPS: usize = SHELTER_TRADE + 1;
/// For each operation that gives cards, its price and how many it gives.
const RECIPES: usize = BUS_STEPS + 1;
const EVENT_COPIES: usize = RECIPES + 6;
const COUNT: usize = EVENT_COPIES + EventCard::GOOD.len() + EventCard::BAD.len();

/// The operations that give cards.
const OPERATIONS: [&str; 3] = [
    "operate-composter",
    "operate-composter-text",
    "operate-irrigation-system",
];

static PRINTED: Figures = Figures::of(Table(FILE));

thread_local! {
    /// The figures that this thread plays with.
    pub(crate) static IN_PLAY: Cell<&'static Figures> = const { Cell::new(&PRINTED) };
}

/// All figures of a data file.
#[derive(Clone, Debug)]
pub struct Figures([u64; COUNT]);

impl Figures {
    /// What a data file that was checked says.
    pub(crate) const fn of(table: Table<'_>) -> Figures {
        let mut all = [0; COUNT];
        let mut i = 0;
        while i < Tile::COUNT {
            let tile = Tile::ALL[i];
            all[TILE_COPIES + i] = table.copies(tile.id()) as u64;
            let [near, far] = match tile {
                Tile::Recycler => [
                    table.price(tile.id(), Some("ring-2")),
                    table.price(tile.id(), Some("ring-3")),
                ],
                Tile::Bgcs => [Cards::NONE; 2],
                _ => [table.price(tile.id(), None); 2],
            };
            all[TILE_PRICES + i] = packed(near);
            all[TILE_PRICES + Tile::COUNT + i] = packed(far);
            if tile.yields().is_some() {
                let [one, two, three] = table.effect(tile.id(), "gather");
                all[YIELDS + 3 * i] = one as u64;
                all[YIELDS + 3 * i + 1] = two as u64;
                all[YIELDS + 3 * i + 2] = three as u64;
            }
            i += 1;
        }
        let mut i = 0;
        while i < Upgrade::COUNT {
            let upgrade = Upgrade::ALL[i];
            all[UPGRADE_COPIES + i] = table.copies(upgrade.id()) as u64;
            all[UPGRADE_PRICES + i] = packed(table.price(upgrade.id(), None));
            // R94: the Bus Stop gives two cards in place of one, which the choice of types
            // takes care of.
            if !matches!(upgrade, Upgrade::BusStop) {
                all[BONUSES + i] = one(table, upgrade.id(), "gather_bonus");
            }
            i += 1;
        }
        let spinner: [u16; 3] = table.effect("spinner", "faces");
        let recycles: [u16; 3] = table.effect("operate-recycler", "recycle");
        let mut i = 0;
        while i < 3 {
            all[SPINNER + i] = spinner[i] as u64;
            all[RECYCLES + i] = recycles[i] as u64;
            all[RECIPES + 2 * i] = packed(table.price(OPERATIONS[i], None));
            all[RECIPES + 2 * i + 1] = one(table, OPERATIONS[i], "take");
            i += 1;
        }
        all[RECYCLING] = packed(table.price("operate-recycler", None));
        all[HOUSING_WASTE] = one(table, "social-housing", "upkeep_waste");
        all[CONTAINER_ROOM] = one(table, "shipping-container", "hand_limit");
        all[SHELTER_TRADE] = one(table, "shelter", "trade_limit");
        all[BUS_STEPS] = one(table, "bus-stop", "steps");
        let mut i = 0;
        while i < EventCard::GOOD.len() {
            all[EVENT_COPIES + i] = table.copies(EventCard::GOOD[i].id()) as u64;
            i += 1;
        }
        let mut i = 0;
        while i < EventCard::BAD.len() {
            let at = EVENT_COPIES + EventCard::GOOD.len() + i;
            all[at] = table.copies(EventCard::BAD[i].id()) as u64;
            i += 1;
        }
        Figures(all)
    }
}

const fn one(table: Table<'_>, id: &str, key: &str) -> u64 {
    let [number] = table.effect(id, key);
    number as u64
}

/// Twelve bits for each resource.
const fn packed(cards: Cards) -> u64 {
    let (mut bits, mut i) = (0, 0);
    while i < Resource::COUNT {
        bits |= (cards.of(Resource::ALL[i]) as u64) << (12 * i);
        i += 1;
    }
    bits
}

#[inline]
fn unpacked(bits: u64) -> Cards {
    let count = |at: u32| (bits >> (12 * at)) as u16 & 0xfff;
    Cards::new([count(0), count(1), count(2), count(3), count(4)])
}

#[inline]
fn number(at: usize) -> u64 {
    IN_PLAY.get().0[at]
}

#[inline]
fn figure(at: usize) -> u16 {
    number(at) as u16
}

/// R2: how many pieces of a tile there are.
#[inline]
pub(crate) fn tile_copies(tile: Tile) -> u16 {
    figure(TILE_COPIES + tile as usize)
}

/// R3: how many pieces of an upgrade there are.
#[inline]
pub(crate) fn upgrade_copies(upgrade: Upgrade) -> u16 {
    figure(UPGRADE_COPIES + upgrade as usize)
}

/// R131 to R138: what a tile costs in a ring.
#[inline]
pub(crate) fn tile_price(tile: Tile, ring: u8) -> Cards {
    let far = Tile::COUNT * usize::from(ring >= 3);
    unpacked(number(TILE_PRICES + far + tile as usize))
}

/// R139 to R144: what an upgrade costs.
#[inline]
pub(crate) fn upgrade_price(upgrade: Upgrade) -> Cards {
    unpacked(number(UPGRADE_PRICES + upgrade as usize))
}

/// R92: how much one Gathers on a tile in a ring from 1 to 3.
#[inline]
pub(crate) fn yield_in(tile: Tile, ring: u8) -> u16 {
    figure(YIELDS + 3 * tile as usize + usize::from(ring) - 1)
}

/// R93: how much more one Gathers with an upgrade.
#[inline]
pub(crate) fn bonus(upgrade: Upgrade) -> u16 {
    figure(BONUSES + upgrade as usize)
}

/// R8: what the spinner shows.
#[inline]
pub fn spinner() -> [u16; 3] {
    [0, 1, 2].map(|face| figure(SPINNER + face))
}

/// R111: cards a Recycler takes out of the pile in ring 1, 2 and 3.
#[inline]
pub fn recycles() -> [u16; 3] {
    [0, 1, 2].map(|ring| figure(RECYCLES + ring))
}

/// R110: what that costs.
#[inline]
pub fn recycling() -> Cards {
    unpacked(number(RECYCLING))
}

/// R48: cards each Social Housing Wastes from the Bank.
#[inline]
pub(crate) fn housing_waste() -> u16 {
    figure(HOUSING_WASTE)
}

/// R146: how much a Shipping Container raises the hand limit.
#[inline]
pub(crate) fn container_room() -> u16 {
    figure(CONTAINER_ROOM)
}

/// R147: how much a Shelter raises the trade limit.
#[inline]
pub(crate) fn shelter_trade() -> u16 {
    figure(SHELTER_TRADE)
}

/// R148: how many steps the Bus Stop adds.
#[inline]
pub(crate) fn bus_steps() -> u16 {
    figure(BUS_STEPS)
}

/// R100, R101: what an operation costs and how many cards it gives, by its place among
/// those that give cards.
#[inline]
pub(crate) fn operation(place: usize) -> (Cards, u16) {
    let at = RECIPES + 2 * place;
    (unpacked(number(at)), figure(at + 1))
}

/// R10: how many of an event there are.
#[inline]
pub(crate) fn event_copies(event: EventCard) -> u16 {
    figure(EVENT_COPIES + event as usize)
}
