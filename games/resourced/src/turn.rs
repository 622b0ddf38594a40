//! Carrying out what was decided.

use engine::{Chance, Log};
use parts::Hex;

use crate::{
    BuildScope, Choice, ComposterRecipe, DoubleCraft, HousingRule, News, PersonalCosts, Phase,
    Recipe, Resource, Resourced, Spot, Thing, Tile, Trade, TradePartners, Upgrade, Which, recycles,
    recycling,
};

/// R26: the preset layout, in the order of R18.
pub(crate) const PRESET: [(Tile, Hex); 6] = [
    (Tile::FoodForest, Hex::new(1, 0)),
    (Tile::HeatHaven, Hex::new(1, -1)),
    (Tile::Recycler, Hex::new(0, -1)),
    (Tile::CommunityGarden, Hex::new(-1, 0)),
    (Tile::SocialHousing, Hex::new(-1, 1)),
    (Tile::FoodForest, Hex::new(0, 1)),
];

/// R165: what repairing a Container takes from each of the three payers.
const REPAIR: Resource = Resource::Metal;
/// R166: what a fence takes from each of the two payers.
const FENCE: Resource = Resource::Wood;

impl Resourced {
    /// Carries out a possible answer to what is asked.
    pub(crate) fn carry_out(
        &mut self,
        choice: Choice,
        chance: &mut impl Chance,
        log: &mut impl Log<News>,
    ) {
        match choice {
            Choice::Preset => {
                for (tile, hex) in PRESET {
                    self.board.lay(tile, on_map(hex));
                }
                log.push(|| News::Preset);
                self.begin_round(chance, log);
            }
            Choice::Build(tile, hex) => {
                self.board.lay(tile, on_map(hex));
                log.push(|| News::Laid(tile, on_map(hex)));
                if self.empty_in(1).is_empty() {
                    self.begin_round(chance, log);
                }
            }
            Choice::Waste(kind) => {
                self.waste_from_bank(kind, log);
                self.one_less(chance, log);
            }
            Choice::Feed(seat, kind) => {
                self.pay_one(seat, kind, log);
                self.one_fed(chance, log);
            }
            Choice::Lose(seat, kind) => {
                self.waste_from_hand(seat, kind, log);
                self.one_less(chance, log);
            }
            Choice::RepairSystem(hex, seat) => {
                self.pay_one(seat, Resource::Water, log);
                self.dealt_with(on_map(hex), chance, log);
            }
            Choice::RepairContainer(payers) => {
                for seat in payers {
                    self.pay_one(seat, REPAIR, log);
                }
                self.begin_turns(chance, log);
            }
            Choice::Fence(hex, payers) => {
                for seat in payers {
                    self.pay_one(seat, FENCE, log);
                }
                self.dealt_with(on_map(hex), chance, log);
            }
            Choice::Abandon(hex) => self.abandon(on_map(hex), chance, log),
            Choice::Replant(seat) => {
                self.pay_one(seat, Resource::Food, log);
                self.one_less(chance, log);
            }
            Choice::Pay(kind) => {
                let seat = self.decider();
                self.pay_one(seat, kind, log);
                self.exposed_paid(chance, log);
            }
            Choice::PayBy(kind, seat) => {
                self.pay_one(seat, kind, log);
                self.exposed_paid(chance, log);
            }
            Choice::Blame(seat) => {
                self.phase = Phase::Damage { blamed: Some(seat) };
                log.push(|| News::Blamed(seat));
            }
            Choice::Discard(kind) => {
                let seat = self.decider();
                self.waste_from_hand(seat, kind, log);
                self.one_less(chance, log);
            }
            Choice::Upgrade(hex) => {
                self.improve(on_map(hex), log);
                self.begin_turns(chance, log);
            }
            Choice::Gather => self.gather(log),
            Choice::GatherOne(kind) => self.gather_at_centre([kind], log),
            Choice::GatherTwo(one, other) => self.gather_at_centre([one, other], log),
            Choice::Operate => self.operate(log),
            Choice::Shop => {
                let seat = self.active;
                log.push(|| News::WentShopping(seat));
                self.phase = Phase::ShopTake {
                    which: self.which(),
                    taken: 0,
                };
            }
            Choice::Take(kind) => {
                let seat = self.active;
                self.draw(seat, kind, 1);
                log.push(|| News::Took(seat, kind, 1));
                if let Phase::ShopTake { taken, .. } = &mut self.phase {
                    *taken += 1;
                }
            }
            Choice::Enough => {
                if let Phase::ShopTake { which, taken } = self.phase {
                    self.phase = Phase::ShopWaste { which, left: taken };
                }
            }
            Choice::Craft(thing) => {
                let seat = self.active;
                log.push(|| News::Crafts(seat, thing));
                self.phase = Phase::Place {
                    which: self.which(),
                    thing,
                };
                self.warn_before(thing, log);
            }
            Choice::Place(hex) => self.place(on_map(hex), log),
            Choice::Finish => self.end_action(),
            Choice::Pass => {
                let seat = self.active;
                log.push(|| News::Passed(seat));
                self.end_action();
            }
            Choice::Move(hex) => {
                let seat = self.active;
                self.pawns[seat.index()] = on_map(hex);
                log.push(|| News::Moved(seat, on_map(hex)));
                self.phase = Phase::Action(Which::Second);
            }
            Choice::Stay => self.phase = Phase::Action(Which::Second),
            Choice::Trade(trade) => {
                if self.house.trade_consent.is_on() {
                    self.turn.offer = Some(trade);
                    let seat = self.active;
                    log.push(|| News::Offered(seat, choice));
                } else {
                    self.trade(trade, log);
                }
            }
            Choice::Accept => {
                if let Some(trade) = self.turn.offer.take() {
                    self.trade(trade, log);
                }
            }
            Choice::Decline => {
                if let Some(trade) = self.turn.offer.take() {
                    self.turn.declined.push(trade);
                    log.push(|| News::Declined(trade.partner, Choice::Trade(trade)));
                }
            }
            Choice::End => self.check_hand(chance, log),
        }
    }

    /// One card less is owed: in Upkeep, Event, shopping trip or hand limit.
    fn one_less(&mut self, chance: &mut impl Chance, log: &mut impl Log<News>) {
        match &mut self.phase {
            Phase::UpkeepBank { left } => {
                *left -= 1;
                if *left == 0 {
                    self.begin_feeding(chance, log);
                }
            }
            Phase::UpkeepLoss { left } => {
                *left -= 1;
                if *left == 0 {
                    self.begin_event(chance, log);
                }
            }
            Phase::Replant { gardens } => {
                let gardens = *gardens;
                self.next_garden(gardens, chance, log);
            }
            Phase::Damage { .. } => self.begin_turns(chance, log),
            Phase::ShopWaste { left, .. } => {
                *left -= 1;
                if *left == 0 {
                    self.end_action();
                }
            }
            Phase::Discard { left } => {
                *left -= 1;
                if *left == 0 {
                    self.end_turn(chance, log);
                }
            }
            Phase::Setup
            | Phase::UpkeepFeed { .. }
            | Phase::Carya
            | Phase::Drought { .. }
            | Phase::Thirst { .. }
            | Phase::HeatWave { .. }
            | Phase::Vandalism
            | Phase::Flood { .. }
            | Phase::Action(_)
            | Phase::Move
            | Phase::Place { .. }
            | Phase::ShopTake { .. }
            | Phase::End
            | Phase::Over(_) => unreachable!("no single cards are owed in {:?}", self.phase),
        }
    }

    fn one_fed(&mut self, chance: &mut impl Chance, log: &mut impl Log<News>) {
        let Phase::UpkeepFeed { food, water, short } = self.phase else {
            return;
        };
        let (food, water) = match food {
            0 => (0, water - 1),
            _ => (food - 1, water),
        };
        if food + water == 0 {
            return self.begin_loss(short, chance, log);
        }
        self.phase = Phase::UpkeepFeed { food, water, short };
    }

    /// R167: a system or garden is dealt with.
    fn dealt_with(&mut self, spot: Spot, chance: &mut impl Chance, log: &mut impl Log<News>) {
        let without = |spots: crate::SpotSet| spots.minus(crate::SpotSet::only(spot));
        if let Phase::Drought { systems } = self.phase {
            self.next_system(without(systems), chance, log);
        } else if let Phase::Flood { gardens } = self.phase {
            self.next_garden(without(gardens), chance, log);
        }
    }

    fn abandon(&mut self, spot: Spot, chance: &mut impl Chance, log: &mut impl Log<News>) {
        self.lose_upgrade(spot, log);
        if let Phase::Flood { gardens } = self.phase {
            let gardens = gardens.minus(crate::SpotSet::only(spot));
            self.begin_replanting(gardens, chance, log);
        } else if let Phase::Drought { .. } = self.phase {
            self.dealt_with(spot, chance, log);
        } else {
            self.begin_turns(chance, log);
        }
    }

    /// The exposed player at hand is paid for.
    fn exposed_paid(&mut self, chance: &mut impl Chance, log: &mut impl Log<News>) {
        if let Phase::HeatWave { exposed } = self.phase {
            let paid = self.first_of(exposed);
            let left = paid.map_or(exposed, |seat| exposed.without(seat));
            self.next_in_heat(left, chance, log);
        } else if let Phase::Thirst { exposed } = self.phase {
            let paid = self.first_of(exposed);
            let left = paid.map_or(exposed, |seat| exposed.without(seat));
            self.next_in_thirst(left, chance, log);
        }
    }

    fn which(&self) -> Which {
        self.phase.which().unwrap_or(Which::First)
    }

    /// R68: after the first Action comes the move, after the second the last trades.
    fn end_action(&mut self) {
        self.phase = match self.which() {
            Which::First => Phase::Move,
            Which::Second => Phase::End,
        };
        self.turn.crafted = 0;
    }

    /// R91 to R93, R97.
    fn gather(&mut self, log: &mut impl Log<News>) {
        let seat = self.active;
        if let Some((kind, amount)) = self.yield_on(self.pawn(seat)) {
            let count = self.draw(seat, kind, amount);
            log.push(|| News::Took(seat, kind, count));
        }
        self.end_action();
    }

    /// R91 to R93: what a resource tile yields.
    pub fn yield_on(&self, spot: Spot) -> Option<(Resource, u16)> {
        let tile = self.board.tile_on(spot)?;
        let kind = tile.yields()?;
        let bonus = self.board.upgrade_on(spot).map_or(0, Upgrade::bonus);
        Some((kind, tile.yield_in(spot.ring()) + bonus))
    }

    /// R94.
    fn gather_at_centre<const N: usize>(&mut self, kinds: [Resource; N], log: &mut impl Log<News>) {
        let seat = self.active;
        for kind in kinds {
            self.draw(seat, kind, 1);
            log.push(|| News::Took(seat, kind, 1));
        }
        self.end_action();
    }

    /// R100, R101: what the upgrade on a hex does.
    pub fn recipe_on(&self, spot: Spot) -> Option<Recipe> {
        match self.board.upgrade_on(spot)? {
            Upgrade::Composter => Some(match self.house.composter_recipe {
                ComposterRecipe::Table => Recipe::composter(),
                ComposterRecipe::Text => Recipe::composter_by_text(),
            }),
            Upgrade::IrrigationSystem => Some(Recipe::irrigation()),
            Upgrade::ShippingContainer | Upgrade::Shelter | Upgrade::BusStop => None,
        }
    }

    /// R99 to R101, R108 to R112.
    fn operate(&mut self, log: &mut impl Log<News>) {
        let seat = self.active;
        let spot = self.pawn(seat);
        if let Some(recipe) = self.recipe_on(spot) {
            self.pay(seat, recipe.input, log);
            let count = self.draw(seat, recipe.output, recipe.count);
            log.push(|| News::Took(seat, recipe.output, count));
        } else {
            self.pay(seat, recycling(), log);
            self.recycle(recycles()[usize::from(spot.ring()) - 1], log);
            self.turn.recycled.push(spot);
        }
        self.end_action();
    }

    /// R118, R124.
    fn place(&mut self, spot: Spot, log: &mut impl Log<News>) {
        let Phase::Place { which, thing } = self.phase else {
            return;
        };
        self.pay(self.active, thing.price(spot.ring()), log);
        match thing {
            Thing::Tile(tile) => {
                self.board.lay(tile, spot);
                log.push(|| News::Laid(tile, spot));
                self.warn_after(tile, log);
            }
            Thing::Upgrade(_) => self.improve(spot, log),
        }
        let twice = self.house.double_craft == DoubleCraft::AfterMove;
        if which == Which::Second && twice && self.turn.crafted == 0 {
            self.turn.crafted = 1;
            self.phase = Phase::Action(Which::Second);
            return;
        }
        self.end_action();
    }

    fn improve(&mut self, spot: Spot, log: &mut impl Log<News>) {
        self.board.improve(spot);
        if let Some(upgrade) = self.board.upgrade_on(spot) {
            log.push(|| News::Improved(upgrade, spot));
        }
    }

    /// R82, R86, R87.
    pub(crate) fn trade(&mut self, trade: Trade, log: &mut impl Log<News>) {
        let (from, to) = (trade.giver(self.active), trade.taker(self.active));
        self.hands[from.index()].take(trade.kind, 1);
        self.hands[to.index()].add(trade.kind, 1);
        self.turn.given[from.index()] += 1;
        if self.house.trade_partners == TradePartners::One {
            self.turn.partner = Some(trade.partner);
        }
        log.push(|| News::Traded {
            from,
            to,
            kind: trade.kind,
        });
    }
}

/// R190: too few hexes for the housing still needed.
impl Resourced {
    /// Warns as soon as it is clear that the thing being crafted will take a hex that housing needs.
    fn warn_before(&self, thing: Thing, log: &mut impl Log<News>) {
        if let Thing::Tile(tile) = thing
            && tile != Tile::SocialHousing
        {
            self.warn(1, log);
        }
    }

    fn warn_after(&self, tile: Tile, log: &mut impl Log<News>) {
        if tile != Tile::SocialHousing {
            self.warn(0, log);
        }
    }

    fn warn(&self, about_to_be_taken: u16, log: &mut impl Log<News>) {
        let (needed, free) = self.room_for_housing();
        let free = free.saturating_sub(about_to_be_taken);
        if needed > free {
            log.push(|| News::TooFewHexes { needed, free });
        }
    }

    /// R190: Social Housing still needed before the current ring is done with, and the hexes it may go to.
    pub fn room_for_housing(&self) -> (u16, u16) {
        let current = self.empty_in(self.ring).count();
        match (self.house.housing_rule, self.house.build_scope) {
            (HousingRule::Total, BuildScope::CurrentRing) => {
                (self.housing_needed(self.ring), current)
            }
            (HousingRule::Total, BuildScope::OpenedRings) => {
                let all = (2..=self.ring)
                    .map(|ring| self.empty_in(ring).count())
                    .sum();
                (self.housing_needed(self.ring), all)
            }
            // What other rings lack cannot be mended here, or has a ring of its own.
            (HousingRule::PerRing, _) => (self.housing_needed_in(self.ring), current),
        }
    }
}

/// Whether the team pays what events ask of players.
impl Resourced {
    pub(crate) fn team_pays(&self) -> bool {
        self.house.personal_costs == PersonalCosts::Team
    }
}

fn on_map(hex: Hex) -> Spot {
    Spot::at(hex).expect("a possible answer names a hex of the map")
}
