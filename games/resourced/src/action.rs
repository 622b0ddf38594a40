//! What players decide.

use engine::Seat;
use parts::Hex;

use crate::{
    cards::Resource,
    pieces::{Thing, Tile},
};

/// One decision: something done, or a word in a vote.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    /// Decides at once.
    Do(Choice),
    /// R195, R196: proposes an answer, or votes for it.
    Propose(Choice),
    /// R195: is for the proposal.
    Agree,
    /// R195: is against it.
    Object,
}

/// An answer to what is asked. Hexes may lie anywhere, on the map or not.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Choice {
    /// R26: the preset layout.
    Preset,
    /// R24, R25: a tile for ring 1.
    Build(Tile, Hex),
    /// R49, R56, R103: a card from the Bank.
    Waste(Resource),
    /// R52: who pays the next Food or Water.
    Feed(Seat, Resource),
    /// R57, R168: who loses which card.
    Lose(Seat, Resource),
    /// R160: who pays for a system.
    RepairSystem(Hex, Seat),
    /// R165: who pays for the Container, in seat order.
    RepairContainer([Seat; 3]),
    /// R166: who pays for a fence, in seat order.
    Fence(Hex, [Seat; 2]),
    /// R65: not to pay for this one.
    Abandon(Hex),
    /// R166: who pays the Food.
    Replant(Seat),
    /// R162: one's own payment.
    Pay(Resource),
    /// R63 with `personal_costs = team`: somebody's payment.
    PayBy(Resource, Seat),
    /// R169: who is visited by the cat.
    Blame(Seat),
    /// R169, R175: a card from one's own hand.
    Discard(Resource),
    /// R158: the tile that is upgraded for free.
    Upgrade(Hex),
    /// R91: on a resource tile.
    Gather,
    /// R94: a card on BGCS.
    GatherOne(Resource),
    /// R94: two cards on BGCS, in resource order.
    GatherTwo(Resource, Resource),
    /// R99, R108: what stands on the tile.
    Operate,
    /// R102: begins a shopping trip.
    Shop,
    /// R102: one more card.
    Take(Resource),
    /// R102: no more cards.
    Enough,
    /// R120: what is crafted.
    Craft(Thing),
    /// R124: where it goes.
    Place(Hex),
    /// R122: does without the second craft.
    Finish,
    /// R72: does without an Action.
    Pass,
    /// R77: where to go.
    Move(Hex),
    /// R77: no step.
    Stay,
    /// R80: one card changes hands.
    Trade(Trade),
    /// R88: yes to the offer.
    Accept,
    /// R88: no to the offer.
    Decline,
    /// R68: on to the hand limit.
    End,
}

/// R87: one card to or from another seat.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Trade {
    /// Which way the card goes.
    pub way: Way,
    /// The other seat.
    pub partner: Seat,
    /// The card.
    pub kind: Resource,
}

/// Which way a traded card goes.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Way {
    /// To the partner.
    Give,
    /// From the partner.
    Ask,
}

impl Trade {
    /// Who hands the card over, in a trade started by `active`.
    #[inline]
    pub const fn giver(self, active: Seat) -> Seat {
        match self.way {
            Way::Give => active,
            Way::Ask => self.partner,
        }
    }

    /// Who gets it.
    #[inline]
    pub const fn taker(self, active: Seat) -> Seat {
        match self.way {
            Way::Give => self.partner,
            Way::Ask => active,
        }
    }
}
