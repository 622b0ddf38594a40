//! Refusals within a turn: Actions, moves and trades.

use parts::Hex;

use super::{Answer, Rules, no, no_if};
use crate::{
    BuildScope, Phase, Resource, Resourced, Spot, Thing, Tile, Trade, TradePartners, Upgrade,
    recycling,
};

impl Resourced {
    pub(super) fn refuse_between_crafts(&self) -> Answer {
        no_if(
            self.turn.crafted > 0,
            &["R122"],
            "craft a second thing, or finish",
        )
    }

    pub(super) fn refuse_gather(&self) -> Answer {
        if let Some(refusal) = self.refuse_between_crafts() {
            return Some(refusal);
        }
        let spot = self.pawn(self.active);
        match self.board.tile_on(spot) {
            Some(Tile::Recycler) => return no(&["R95"], "a Recycler yields nothing"),
            Some(Tile::Bgcs) => return no(&["R94"], "say what you Gather on BGCS"),
            _ => {}
        }
        no_if(
            !self.may_gather(),
            &["R98"],
            "the Bank has none of what this tile yields",
        )
    }

    pub(super) fn refuse_gather_at_centre(&self, count: u16, in_bank: bool) -> Answer {
        if let Some(refusal) = self.refuse_between_crafts() {
            return Some(refusal);
        }
        match self.board.tile_on(self.pawn(self.active)) {
            Some(Tile::Bgcs) => {}
            Some(Tile::Recycler) => return no(&["R95", "R91"], "a Recycler yields nothing"),
            _ => return no(&["R91"], "this tile yields one kind; just `gather`"),
        }
        if self.bank_total() == 0 {
            return no(&["R98"], "the Bank is empty");
        }
        if count != self.cards_at_centre() {
            let words = if count == 1 {
                "with the Bus Stop you Gather two cards"
            } else {
                "you Gather one card here"
            };
            // A pair the Bank does not have is refused for both reasons.
            let rules: Rules = if in_bank { &["R94"] } else { &["R94", "R98"] };
            return no(rules, words);
        }
        no_if(!in_bank, &["R98"], "the Bank does not have that")
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
                    no(&["R104"], "this upgrade has no operation")
                }
                _ => no(&["R99"], "there is nothing to Operate here"),
            };
        };
        if !hand.cover(&recipe.input) {
            return no(&["R105"], format!("it takes {}", recipe.input));
        }
        no_if(
            !self.bank_has(recipe.output),
            &["R106"],
            "the Bank has none of what it makes",
        )
    }

    pub(super) fn refuse_recycling(&self, spot: Spot) -> Answer {
        if self.has_recycled(spot) {
            return no(&["R113"], "you have recycled in this turn");
        }
        if self.waste.is_empty() {
            return no(&["R114"], "the Waste pile is empty");
        }
        if !self.hand(self.active).cover(&recycling()) {
            return no(&["R115", "R105"], format!("it takes {}", recycling()));
        }
        None
    }

    pub(super) fn refuse_shop(&self) -> Answer {
        if let Some(refusal) = self.refuse_between_crafts() {
            return Some(refusal);
        }
        if self.pawn(self.active) != Spot::CENTRE || !self.board.has_bus_stop() {
            return no(&["R99"], "shopping trips start from the Bus Stop on BGCS");
        }
        no_if(
            !self.may_shop(),
            &["R103"],
            "a trip needs two cards in the Bank",
        )
    }

    pub(super) fn refuse_take(&self, kind: Resource) -> Answer {
        let Phase::ShopTake { taken, .. } = self.phase else {
            return None;
        };
        if !self.may_take_more(taken) {
            return no(
                &["R103"],
                "the Bank must keep as many cards as you take, to be Wasted",
            );
        }
        no_if(!self.bank_has(kind), &["R103"], "the Bank has no such card")
    }

    pub(super) fn refuse_craft(&self, thing: Thing) -> Answer {
        if self.pawn(self.active) != Spot::CENTRE {
            return no(&["R117"], "crafting is done on BGCS");
        }
        if thing == Thing::Tile(Tile::Bgcs) {
            return no(&["R22", "R178"], "there is one BGCS and it is here");
        }
        if self.board.supply(thing) == 0 {
            return no(&["R178"], "no such piece is left");
        }
        if !self.is_past_gate(thing) {
            return no(
                &["R145"],
                "the Bus Stop needs three Shipping Containers on the board",
            );
        }
        if !self.has_price_somewhere(thing) {
            let price = thing.price(self.ring);
            return no(&["R119"], format!("it costs {price}"));
        }
        no_if(
            self.places_for(thing).is_empty(),
            &["R123"],
            "there is no place left for it",
        )
    }

    pub(super) fn refuse_place(&self, hex: Hex) -> Answer {
        let Phase::Place { thing, .. } = self.phase else {
            return None;
        };
        let spot = Spot::at(hex);
        match (thing, spot) {
            (Thing::Tile(_), None) => no(&["R17"], "that hex is outside the map"),
            (Thing::Tile(tile), Some(spot)) => self.refuse_tile_place(tile, spot),
            (Thing::Upgrade(_), None) => no(&["R128", "R17"], "that hex is outside the map"),
            (Thing::Upgrade(upgrade), Some(spot)) => {
                if !self.board.tiles(upgrade.tile()).contains(spot) {
                    let words = format!("a {} goes on a {}", upgrade.name(), upgrade.tile().name());
                    return no(&["R128"], words);
                }
                let taken = self.board.upgrade_on(spot).is_some();
                no_if(taken, &["R21"], "that tile has its upgrade")
            }
        }
    }

    pub(super) fn refuse_tile_place(&self, tile: Tile, spot: Spot) -> Answer {
        let occupied = self.board.occupied();
        if occupied.contains(spot) {
            return no(&["R20"], "there is a tile on that hex");
        }
        let ring = spot.ring();
        if ring > self.ring {
            return no(&["R125"], "that ring is not open yet");
        }
        if ring < self.ring && self.house.build_scope == BuildScope::CurrentRing {
            return no(&["R126", "R125"], "that ring is closed for building");
        }
        let touches = occupied.with_neighbours().contains(spot);
        if self.house.adjacent_placement.is_on() && !touches {
            return no(&["R127"], "a new tile must touch another one");
        }
        let price = tile.price(ring);
        if !self.hand(self.active).cover(&price) {
            return no(&["R136", "R119"], format!("there it costs {price}"));
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
        no(rules, "there is an Action to take")
    }

    pub(super) fn refuse_move(&self, hex: Hex) -> Answer {
        let occupied = self.board.occupied();
        let Some(spot) = Spot::at(hex).filter(|&spot| occupied.contains(spot)) else {
            return no(&["R78"], "there is no tile on that hex");
        };
        if spot == self.pawn(self.active) {
            return no(&["R77"], "you are there; `stay` if you want to");
        }
        if self.reachable().contains(spot) {
            return None;
        }
        if self.within(crate::HEXES as u8).contains(spot) {
            let steps = self.steps().unwrap_or(0);
            return no(&["R77"], format!("that is more than {steps} steps away"));
        }
        no(&["R78"], "no tiles lead there")
    }

    pub(super) fn refuse_trade(&self, trade: Trade) -> Answer {
        let giver = trade.giver(self.active);
        if trade.partner == self.active {
            return no(&["R80"], "a trade needs another player");
        }
        if !self.chain().contains(trade.partner) {
            return no(&["R83"], "no chain of pawns joins the two of you");
        }
        let fixed = self.turn.partner.filter(|&fixed| fixed != trade.partner);
        if let (Some(fixed), TradePartners::One) = (fixed, self.house.trade_partners) {
            return no(
                &["R82"],
                format!("in this turn you are trading with seat {fixed}"),
            );
        }
        if !self.hand(giver).has(trade.kind) {
            return no(&["R87"], "the giver holds no such card");
        }
        if !self.may_give(giver) {
            return no(&["R86", "R85"], "that is more than the trade limit allows");
        }
        no_if(
            self.turn.declined.contains(trade),
            &["R88"],
            "that offer has been declined in this turn",
        )
    }
}
