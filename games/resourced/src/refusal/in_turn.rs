//! Refusals within a turn: Actions, moves and trades.

use parts::Hex;

use super::{Answer, Rules, no, no_if};
use crate::{
    BuildScope, Phase, Resource, Resourced, Spot, Thing, Tile, Trade, TradePartners, Upgrade,
    recycling,
    words::{self, message},
};

impl Resourced {
    pub(super) fn refuse_between_crafts(&self) -> Answer {
        no_if(self.turn.crafted > 0, &["R122"], words::CRAFT_OR_FINISH)
    }

    pub(super) fn refuse_gather(&self) -> Answer {
        if let Some(refusal) = self.refuse_between_crafts() {
            return Some(refusal);
        }
        let spot = self.pawn(self.active);
        match self.board.tile_on(spot) {
            Some(Tile::Recycler) => return no(&["R95"], words::RECYCLER_YIELDS),
            Some(Tile::Bgcs) => return no(&["R94"], words::SAY_WHAT),
            _ => {}
        }
        no_if(!self.may_gather(), &["R98"], words::BANK_HAS_NONE)
    }

    pub(super) fn refuse_gather_at_centre(&self, count: u16, in_bank: bool) -> Answer {
        if let Some(refusal) = self.refuse_between_crafts() {
            return Some(refusal);
        }
        match self.board.tile_on(self.pawn(self.active)) {
            Some(Tile::Bgcs) => {}
            Some(Tile::Recycler) => return no(&["R95", "R91"], words::RECYCLER_YIELDS),
            _ => return no(&["R91"], words::ONE_KIND),
        }
        if self.bank_total() == 0 {
            return no(&["R98"], words::BANK_EMPTY);
        }
        if count != self.cards_at_centre() {
            let words = if count == 1 {
                words::TWO_CARDS
            } else {
                words::ONE_CARD
            };
            // A pair the Bank does not have is refused for both reasons.
            let rules: Rules = if in_bank { &["R94"] } else { &["R94", "R98"] };
            return no(rules, words);
        }
        no_if(!in_bank, &["R98"], words::BANK_WITHOUT)
    }

    pub(super) fn refuse_operate(&self) -> Answer {
        if let Some(refusal) = self.refuse_between_crafts() {
            return Some(refusal);
        }
        let (spot, hand) = (self.pawn(self.active), self.hand(self.active));
        if self.board.tiles(Tile::Recycler).contains(spot) {
            return self.refuse_recycling(spot);
        }
        let Some(recipe) = self.recipe_on(spot) else {
            return match self.board.upgrade_on(spot) {
                Some(Upgrade::Shelter | Upgrade::ShippingContainer) => {
                    no(&["R104"], words::NO_OPERATION)
                }
                _ => no(&["R99"], words::NOTHING_TO_OPERATE),
            };
        };
        if !hand.cover(&recipe.input) {
            return no(&["R105"], message::it_takes(recipe.input.words()));
        }
        no_if(
            !self.bank_has(recipe.output),
            &["R106"],
            words::BANK_CANNOT_MAKE,
        )
    }

    pub(super) fn refuse_recycling(&self, spot: Spot) -> Answer {
        if self.has_recycled(spot) {
            return no(&["R113"], words::HAS_RECYCLED);
        }
        if self.waste.is_empty() {
            return no(&["R114"], words::PILE_EMPTY);
        }
        if !self.hand(self.active).cover(&recycling()) {
            return no(&["R115", "R105"], message::it_takes(recycling().words()));
        }
        None
    }

    pub(super) fn refuse_shop(&self) -> Answer {
        if let Some(refusal) = self.refuse_between_crafts() {
            return Some(refusal);
        }
        if self.pawn(self.active) != Spot::CENTRE || !self.board.has_bus_stop() {
            return no(&["R99"], words::FROM_BUS_STOP);
        }
        no_if(!self.may_shop(), &["R103"], words::TRIP_NEEDS_TWO)
    }

    pub(super) fn refuse_take(&self, kind: Resource) -> Answer {
        let Phase::ShopTake { taken, .. } = self.phase else {
            return None;
        };
        if !self.may_take_more(taken) {
            return no(&["R103"], words::BANK_MUST_KEEP);
        }
        self.refuse_missing_in_bank(kind, &["R103"])
    }

    pub(super) fn refuse_craft(&self, thing: Thing) -> Answer {
        if self.pawn(self.active) != Spot::CENTRE {
            return no(&["R117"], words::CRAFT_ON_BGCS);
        }
        if thing == Thing::Tile(Tile::Bgcs) {
            return no(&["R22", "R178"], words::ONE_BGCS);
        }
        if self.board.supply(thing) == 0 {
            return no(&["R178"], words::NO_PIECE_LEFT);
        }
        if !self.is_past_gate(thing) {
            return no(&["R145"], words::THREE_CONTAINERS);
        }
        if !self.has_price_somewhere(thing) {
            let price = thing.price(self.ring);
            return no(&["R119"], message::it_costs(price.words()));
        }
        no_if(
            self.places_for(thing).is_empty(),
            &["R123"],
            words::NO_PLACE_LEFT,
        )
    }

    pub(super) fn refuse_place(&self, hex: Hex) -> Answer {
        let Phase::Place { thing, .. } = self.phase else {
            return None;
        };
        let spot = Spot::at(hex);
        match (thing, spot) {
            (Thing::Tile(_), None) => no(&["R17"], words::OUTSIDE),
            (Thing::Tile(tile), Some(spot)) => self.refuse_tile_place(tile, spot),
            (Thing::Upgrade(_), None) => no(&["R128", "R17"], words::OUTSIDE),
            (Thing::Upgrade(upgrade), Some(spot)) => {
                if !self.board.tiles(upgrade.tile()).contains(spot) {
                    let words = message::belongs_on(upgrade.piece(), upgrade.tile().piece());
                    return no(&["R128"], words);
                }
                let taken = self.board.upgrade_on(spot).is_some();
                no_if(taken, &["R21"], words::HAS_UPGRADE)
            }
        }
    }

    pub(super) fn refuse_tile_place(&self, tile: Tile, spot: Spot) -> Answer {
        let occupied = self.board.occupied();
        if occupied.contains(spot) {
            return no(&["R20"], words::TILE_THERE);
        }
        let ring = spot.ring();
        if ring > self.ring {
            return no(&["R125"], words::RING_NOT_OPEN);
        }
        if ring < self.ring && self.house.build_scope == BuildScope::CurrentRing {
            return no(&["R126", "R125"], words::RING_CLOSED);
        }
        let touches = occupied.with_neighbours().contains(spot);
        if self.house.adjacent_placement.is_on() && !touches {
            return no(&["R127"], words::MUST_TOUCH);
        }
        let price = tile.price(ring);
        if !self.hand(self.active).cover(&price) {
            return no(&["R136", "R119"], message::there_it_costs(price.words()));
        }
        None
    }

    pub(super) fn refuse_pass(&self) -> Answer {
        if let Some(refusal) = self.refuse_between_crafts() {
            return Some(refusal);
        }
        if self.may_pass_on_recycler() || !self.has_action() {
            return None;
        }
        let on_recycler = (self.board.tiles(Tile::Recycler)).contains(self.pawn(self.active));
        let rules: Rules = if on_recycler {
            &["R116", "R71"]
        } else {
            &["R71"]
        };
        no(rules, words::AN_ACTION_TO_TAKE)
    }

    pub(super) fn refuse_move(&self, hex: Hex) -> Answer {
        let occupied = self.board.occupied();
        let Some(spot) = Spot::at(hex).filter(|&spot| occupied.contains(spot)) else {
            return no(&["R78"], words::NO_TILE_THERE);
        };
        if spot == self.pawn(self.active) {
            return no(&["R77"], words::YOU_ARE_THERE);
        }
        if self.reachable().contains(spot) {
            return None;
        }
        if self.within(crate::HEXES as u8).contains(spot) {
            let steps = self.steps().unwrap_or(0);
            return no(&["R77"], message::too_far(steps));
        }
        no(&["R78"], words::NO_TILES_LEAD)
    }

    pub(super) fn refuse_trade(&self, trade: Trade) -> Answer {
        let giver = trade.giver(self.active);
        if trade.partner == self.active {
            return no(&["R80"], words::ANOTHER_PLAYER);
        }
        if !self.chain().contains(trade.partner) {
            return no(&["R83"], words::NO_CHAIN);
        }
        let fixed = self.turn.partner.filter(|&fixed| fixed != trade.partner);
        if let (Some(fixed), TradePartners::One) = (fixed, self.house.trade_partners) {
            return no(&["R82"], message::only_trading_with(fixed));
        }
        if !self.hand(giver).has(trade.kind) {
            return no(&["R87"], message::has_none(giver, trade.kind.word()));
        }
        if !self.may_give(giver) {
            return no(&["R86", "R85"], words::ABOVE_LIMIT);
        }
        no_if(
            self.turn.declined.contains(trade),
            &["R88"],
            words::DECLINED_BEFORE,
        )
    }
}
