//! What is possible now.

use engine::{Game as _, Seat, SeatSet};

use crate::{
    Action, BankSize, BuildScope, Choice, Phase, RecyclerLimit, Resource, Resourced, Spot, SpotSet,
    Thing, Tile, Trade, TradeLimit, Upgrade, Vote, Way, Which, recycling,
};

/// A shopping trip takes at most this many cards (R103 with all 80 in the Bank).
const LONGEST_TRIP: u16 = 40;

impl Resourced {
    /// Appends what a seat may do.
    #[inline]
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.awaits().contains(seat) {
            return;
        }
        if self.turn.offer.is_some() {
            out.extend([Choice::Accept, Choice::Decline].map(Action::Do));
            return;
        }
        match self.vote {
            Vote::None => {
                let before = out.len();
                self.list_answers(out);
                if self.is_put_to_vote() && out.len() - before > 1 {
                    put_to_vote(&mut out[before..]);
                }
            }
            Vote::Proposal { .. } => out.extend([Action::Agree, Action::Object]),
            Vote::Votes(_) => {
                let before = out.len();
                self.list_answers(out);
                put_to_vote(&mut out[before..]);
            }
            Vote::Runoff(tied) => out.extend(tied.iter().map(Action::Propose)),
        }
    }

    /// Appends every possible answer to what is asked, without regard to votes and offers.
    pub(crate) fn list_answers(&self, out: &mut Vec<Action>) {
        let mut can = |choice| out.push(Action::Do(choice));
        match self.phase {
            Phase::Setup => self.list_layouts(out),
            Phase::UpkeepBank { .. } | Phase::ShopWaste { .. } => self.list_bank_waste(out),
            Phase::UpkeepFeed { food, .. } => {
                let due = if food > 0 {
                    Resource::Food
                } else {
                    Resource::Water
                };
                for seat in self.holders(due) {
                    can(Choice::Feed(seat, due));
                }
            }
            Phase::UpkeepLoss { .. } if self.all_in_hands() > 0 => self.list_losses(out),
            Phase::UpkeepLoss { .. } => self.list_bank_waste(out),
            Phase::Carya => {
                for spot in self.board.carya_targets().iter() {
                    can(Choice::Upgrade(spot.hex()));
                }
            }
            Phase::Drought { systems } => {
                for spot in systems.iter() {
                    for seat in self.holders(Resource::Water) {
                        can(Choice::RepairSystem(spot.hex(), seat));
                    }
                    can(Choice::Abandon(spot.hex()));
                }
            }
            Phase::Thirst { .. } => {
                for seat in self.holders(Resource::Water) {
                    can(Choice::PayBy(Resource::Water, seat));
                }
            }
            Phase::HeatWave { .. } => {
                for kind in [Resource::Food, Resource::Water] {
                    if self.team_pays() {
                        for seat in self.holders(kind) {
                            can(Choice::PayBy(kind, seat));
                        }
                    } else if self.hand(self.decider()).has(kind) {
                        can(Choice::Pay(kind));
                    }
                }
            }
            Phase::Vandalism => self.list_container_repairs(out),
            Phase::Flood { gardens } => self.list_fences(gardens, out),
            Phase::Replant { .. } if self.in_hands(Resource::Food) > 0 => {
                for seat in self.holders(Resource::Food) {
                    can(Choice::Replant(seat));
                }
            }
            Phase::Replant { .. } => self.list_losses(out),
            Phase::Damage { blamed: None } => {
                for seat in self.all_seats().filter(|&seat| !self.hand(seat).is_empty()) {
                    can(Choice::Blame(seat));
                }
            }
            Phase::Damage {
                blamed: Some(blamed),
            } => {
                for kind in self.hand(blamed).kinds() {
                    can(Choice::Discard(kind));
                }
            }
            Phase::Action(_) => {
                self.list_turn_actions(out);
                self.list_trades(out);
            }
            Phase::Move => {
                can(Choice::Stay);
                for spot in self.reachable().iter() {
                    can(Choice::Move(spot.hex()));
                }
                self.list_trades(out);
            }
            Phase::Place { thing, .. } => {
                for spot in self.places_for(thing).iter() {
                    can(Choice::Place(spot.hex()));
                }
            }
            Phase::ShopTake { taken, .. } => {
                if self.may_take_more(taken) {
                    for kind in self.kinds_in_bank() {
                        can(Choice::Take(kind));
                    }
                }
                if taken > 0 {
                    out.push(Action::Do(Choice::Enough));
                }
            }
            Phase::End => {
                can(Choice::End);
                self.list_trades(out);
            }
            Phase::Discard { .. } => {
                for kind in self.hand(self.active).kinds() {
                    can(Choice::Discard(kind));
                }
            }
            Phase::Over(_) => {}
        }
    }

    /// The seats that hold a card of a kind.
    #[inline]
    fn holders(&self, kind: Resource) -> impl Iterator<Item = Seat> {
        self.all_seats()
            .filter(move |&seat| self.hand(seat).has(kind))
    }

    #[inline]
    fn kinds_in_bank(&self) -> impl Iterator<Item = Resource> {
        Resource::ALL
            .into_iter()
            .filter(|&kind| self.bank_has(kind))
    }

    fn list_bank_waste(&self, out: &mut Vec<Action>) {
        out.extend(
            self.kinds_in_bank()
                .map(|kind| Action::Do(Choice::Waste(kind))),
        );
    }

    fn list_losses(&self, out: &mut Vec<Action>) {
        for seat in self.all_seats() {
            for kind in self.hand(seat).kinds() {
                out.push(Action::Do(Choice::Lose(seat, kind)));
            }
        }
    }

    /// R24: whether the set still lacks a tile of this kind.
    pub(crate) fn layout_lacks(&self, tile: Tile) -> bool {
        let there = self.board.tiles(tile).count();
        match tile {
            Tile::SocialHousing | Tile::Recycler => there == 0,
            Tile::FoodForest | Tile::HeatHaven | Tile::CommunityGarden => {
                let spare = [Tile::FoodForest, Tile::HeatHaven, Tile::CommunityGarden]
                    .into_iter()
                    .all(|tile| self.board.tiles(tile).count() < 2);
                there == 0 || there == 1 && spare
            }
            Tile::Bgcs => false,
        }
    }

    fn list_layouts(&self, out: &mut Vec<Action>) {
        let empty = self.empty_in(1);
        if empty == SpotSet::ring(1) {
            out.push(Action::Do(Choice::Preset));
        }
        for tile in Tile::BUILT {
            if self.layout_lacks(tile) {
                for spot in empty.iter() {
                    out.push(Action::Do(Choice::Build(tile, spot.hex())));
                }
            }
        }
    }

    /// R165: every way to share 3 Metal, and every Container.
    fn list_container_repairs(&self, out: &mut Vec<Action>) {
        let metal = |seat: Seat| self.hand(seat).of(Resource::Metal);
        for a in self.all_seats() {
            for b in self.all_seats().skip(a.index()) {
                for c in self.all_seats().skip(b.index()) {
                    if has_enough([a, b, c], metal) {
                        out.push(Action::Do(Choice::RepairContainer([a, b, c])));
                    }
                }
            }
        }
        for spot in self.board.upgrades(Upgrade::ShippingContainer).iter() {
            out.push(Action::Do(Choice::Abandon(spot.hex())));
        }
    }

    /// R166: every way to share 2 Wood for every garden.
    fn list_fences(&self, gardens: SpotSet, out: &mut Vec<Action>) {
        let wood = |seat: Seat| self.hand(seat).of(Resource::Wood);
        for spot in gardens.iter() {
            for a in self.all_seats() {
                for b in self.all_seats().skip(a.index()) {
                    if has_enough([a, b], wood) {
                        out.push(Action::Do(Choice::Fence(spot.hex(), [a, b])));
                    }
                }
            }
            out.push(Action::Do(Choice::Abandon(spot.hex())));
        }
    }

    /// R71 to R74: Actions, or doing without.
    pub(crate) fn list_turn_actions(&self, out: &mut Vec<Action>) {
        let between_crafts = self.turn.crafted > 0;
        let before = out.len();
        let spot = self.pawn(self.active);
        if spot == Spot::CENTRE {
            if !between_crafts {
                self.list_gathering_at_centre(out);
                if self.may_shop() {
                    out.push(Action::Do(Choice::Shop));
                }
            }
            for thing in Thing::all() {
                if self.may_craft(thing) {
                    out.push(Action::Do(Choice::Craft(thing)));
                }
            }
            if between_crafts {
                out.push(Action::Do(Choice::Finish));
            }
        } else {
            if self.may_gather() {
                out.push(Action::Do(Choice::Gather));
            }
            if self.may_operate() {
                out.push(Action::Do(Choice::Operate));
            }
        }
        if out.len() == before || self.may_pass_on_recycler() {
            out.push(Action::Do(Choice::Pass));
        }
    }

    fn list_gathering_at_centre(&self, out: &mut Vec<Action>) {
        if self.cards_at_centre() < 2 {
            out.extend(
                self.kinds_in_bank()
                    .map(|kind| Action::Do(Choice::GatherOne(kind))),
            );
            return;
        }
        for (i, one) in Resource::ALL.into_iter().enumerate() {
            for &other in &Resource::ALL[i..] {
                if self.bank_has_pair(one, other) {
                    out.push(Action::Do(Choice::GatherTwo(one, other)));
                }
            }
        }
    }

    /// R94, R97: how many cards one Gathers on BGCS.
    pub(crate) fn cards_at_centre(&self) -> u16 {
        let amount = if self.board.has_bus_stop() { 2 } else { 1 };
        self.bank_total().min(amount)
    }

    pub(crate) fn bank_has_pair(&self, one: Resource, other: Resource) -> bool {
        let needed = if one == other { 2 } else { 1 };
        self.bank_of(one) >= needed && self.bank_of(other) >= needed
    }

    /// R95, R98: whether the tile under the active pawn has something to Gather.
    pub(crate) fn may_gather(&self) -> bool {
        self.yield_on(self.pawn(self.active))
            .is_some_and(|(kind, _)| self.bank_has(kind))
    }

    /// R99 to R116: whether what stands under the active pawn can be operated.
    pub(crate) fn may_operate(&self) -> bool {
        let (spot, hand) = (self.pawn(self.active), self.hand(self.active));
        if self.board.tiles(Tile::Recycler).contains(spot) {
            return hand.cover(&recycling()) && !self.waste.is_empty() && !self.has_recycled(spot);
        }
        self.recipe_on(spot)
            .is_some_and(|recipe| hand.cover(&recipe.input) && self.bank_has(recipe.output))
    }

    /// R113: whether the active player may not operate this Recycler again.
    pub(crate) fn has_recycled(&self, spot: Spot) -> bool {
        match self.house.recycler_limit {
            RecyclerLimit::PerTurn => !self.turn.recycled.is_empty(),
            RecyclerLimit::PerRecycler => self.turn.recycled.contains(spot),
        }
    }

    /// R116 with `recycler_forced = off`.
    pub(crate) fn may_pass_on_recycler(&self) -> bool {
        let on_recycler = self
            .board
            .tiles(Tile::Recycler)
            .contains(self.pawn(self.active));
        on_recycler && !self.house.recycler_forced.is_on()
    }

    /// R102, R103: whether there is a Bus Stop and something to get.
    pub(crate) fn may_shop(&self) -> bool {
        self.board.has_bus_stop() && self.may_take_more(0)
    }

    /// R103: whether a trip may go on after so many cards.
    pub(crate) fn may_take_more(&self, taken: u16) -> bool {
        match self.house.bank {
            // The Bank held `taken` more when the trip began, and must hold two for each card.
            BankSize::Finite => self.bank.total() >= taken + 2,
            BankSize::Unlimited => taken < LONGEST_TRIP,
        }
    }

    /// R117 to R123, R145, R178: whether the active player, standing on BGCS, can craft it.
    pub(crate) fn may_craft(&self, thing: Thing) -> bool {
        self.has_price_somewhere(thing)
            && self.is_past_gate(thing)
            && self.board.supply(thing) > 0
            && !self.places_for(thing).is_empty()
    }

    /// R145.
    pub(crate) fn is_past_gate(&self, thing: Thing) -> bool {
        let containers = self.board.upgrades(Upgrade::ShippingContainer).count();
        thing != Thing::Upgrade(Upgrade::BusStop)
            || containers >= u16::from(self.house.bus_stop_gate)
    }

    /// R119: whether the active player holds the price in any ring open for building.
    pub(crate) fn has_price_somewhere(&self, thing: Thing) -> bool {
        let hand = self.hand(self.active);
        self.rings_to_build_in()
            .any(|ring| hand.cover(&thing.price(ring)))
    }

    /// R125, R126: rings open for building.
    fn rings_to_build_in(&self) -> std::ops::RangeInclusive<u8> {
        match self.house.build_scope {
            BuildScope::CurrentRing => self.ring..=self.ring,
            BuildScope::OpenedRings => 2..=self.ring,
        }
    }

    /// R125 to R128, R136: where a thing may go, the price being at hand.
    pub(crate) fn places_for(&self, thing: Thing) -> SpotSet {
        let tile = match thing {
            Thing::Upgrade(upgrade) => return self.board.free_for(upgrade),
            Thing::Tile(tile) => tile,
        };
        let hand = self.hand(self.active);
        let payable = self
            .rings_to_build_in()
            .filter(|&ring| hand.cover(&tile.price(ring)));
        let open = payable.fold(SpotSet::NONE, |open, ring| open.or(self.empty_in(ring)));
        if self.house.adjacent_placement.is_on() {
            open.and(self.board.occupied().with_neighbours())
        } else {
            open
        }
    }

    /// R75 to R78: where the active pawn can go, its own hex left out.
    pub fn reachable(&self) -> SpotSet {
        self.within(self.steps().unwrap_or(0))
    }

    /// Where the active pawn could go with so many steps, its own hex left out.
    pub(crate) fn within(&self, steps: u8) -> SpotSet {
        let occupied = self.board.occupied();
        let start = SpotSet::only(self.pawn(self.active));
        let mut reached = start;
        for _ in 0..steps {
            let next = reached.with_neighbours().and(occupied);
            if next == reached {
                break;
            }
            reached = next;
        }
        reached.minus(start)
    }

    /// R83, R84: the seats joined to the active one by pawns.
    pub(crate) fn chain(&self) -> SeatSet {
        let mut chain = SeatSet::only(self.active);
        let mut hexes = SpotSet::only(self.pawn(self.active));
        loop {
            let near = hexes.with_neighbours();
            let before = chain;
            for seat in self.all_seats() {
                if near.contains(self.pawn(seat)) {
                    chain.insert(seat);
                    hexes.insert(self.pawn(seat));
                }
            }
            if chain == before {
                return chain;
            }
        }
    }

    /// R86: whether a seat may hand over another card in this turn.
    pub(crate) fn may_give(&self, giver: Seat) -> bool {
        let given = match self.house.trade_limit {
            TradeLimit::PerGiver => u16::from(self.turn.given[giver.index()]),
            TradeLimit::Combined => self.turn.given.iter().map(|&n| u16::from(n)).sum(),
        };
        given < self.trade_limit()
    }

    fn list_trades(&self, out: &mut Vec<Action>) {
        let chain = self.chain().without(self.active);
        let own = *self.hand(self.active);
        let may_give = !own.is_empty() && self.may_give(self.active);
        for partner in self.all_seats() {
            let fixed = self.turn.partner.is_some_and(|fixed| fixed != partner);
            if fixed || !chain.contains(partner) {
                continue;
            }
            if may_give {
                self.list_trades_of(Way::Give, partner, own, out);
            }
            if self.may_give(partner) {
                self.list_trades_of(Way::Ask, partner, *self.hand(partner), out);
            }
        }
    }

    fn list_trades_of(&self, way: Way, partner: Seat, cards: crate::Cards, out: &mut Vec<Action>) {
        for kind in cards.kinds() {
            let trade = Trade { way, partner, kind };
            if !self.turn.declined.contains(trade) {
                out.push(Action::Do(Choice::Trade(trade)));
            }
        }
    }

    /// R71: whether the active player has an Action here.
    pub(crate) fn has_action(&self) -> bool {
        let spot = self.pawn(self.active);
        if spot != Spot::CENTRE {
            return self.may_gather() || self.may_operate();
        }
        self.bank_total() > 0 || Thing::all().any(|thing| self.may_craft(thing))
    }
}

/// Whether every payer has the cards to pay each time it is named.
pub(crate) fn has_enough<const N: usize>(payers: [Seat; N], cards: impl Fn(Seat) -> u16) -> bool {
    payers.iter().all(|&seat| {
        let named = payers.iter().filter(|&&payer| payer == seat).count();
        usize::from(cards(seat)) >= named
    })
}

fn put_to_vote(actions: &mut [Action]) {
    for action in actions {
        if let Action::Do(choice) = *action {
            *action = Action::Propose(choice);
        }
    }
}

/// R68: which Actions there are, for those who explain.
impl Which {
    /// Its number.
    pub const fn number(self) -> u8 {
        match self {
            Which::First => 1,
            Which::Second => 2,
        }
    }
}
