//! What happens, for people.

use engine::Seat;

use crate::{
    action::Choice,
    cards::{Cards, Resource},
    event_card::EventCard,
    map::Spot,
    phase::Verdict,
    pieces::{Thing, Tile, Upgrade},
};

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum News {
    /// R45: a round begins.
    RoundBegins(u8),
    /// R26: the preset layout was taken.
    Preset,
    /// A tile was laid.
    Laid(Tile, Spot),
    /// An upgrade was put on the board.
    Improved(Upgrade, Spot),
    /// R130: an upgrade was taken off the board.
    Lost(Upgrade, Spot),
    /// R36: a card of the Bank was Wasted.
    BankWasted(Resource),
    /// R36: a card of a hand was Wasted.
    HandWasted(Seat, Resource),
    /// R35, R41: somebody paid; `wasted` of it went to the pile.
    Paid {
        /// Who.
        seat: Seat,
        /// All cards paid.
        cards: Cards,
        /// Those that were Wasted.
        wasted: Cards,
    },
    /// R55: so many Food and Water could not be paid.
    FeedingMissed(u16),
    /// R58, R60: the roll and the event it led to.
    Drawn {
        /// The die.
        roll: u8,
        /// The event.
        event: EventCard,
    },
    /// The event found nothing to do.
    NothingHappens(EventCard),
    /// Cards came from the Bank.
    Took(Seat, Resource, u16),
    /// R156: a card came from the Waste pile.
    Rescued(Seat, Resource),
    /// R157: the die of Trash Pickup Day.
    Rolled(u8),
    /// R37: cards went back to the Bank.
    Recycled(u16),
    /// R161, R162: a player will skip the turn of this round.
    MustSkip(Seat),
    /// R163: a player is under Smoke.
    InSmoke(Seat),
    /// R169: the cat visits a player.
    Blamed(Seat),
    /// R68: a turn begins with this spin.
    TurnBegins(Seat, u8),
    /// R69: a turn was skipped.
    TurnSkipped(Seat),
    /// R72: an Action was skipped.
    Passed(Seat),
    /// A pawn moved.
    Moved(Seat, Spot),
    /// R102: a shopping trip began.
    WentShopping(Seat),
    /// R120: this is about to be placed.
    Crafts(Seat, Thing),
    /// R87: a card changed hands.
    Traded {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// What.
        kind: Resource,
    },
    /// R88: a trade waits for the partner's answer.
    Offered(Seat, Choice),
    /// R88: the partner said no.
    Declined(Seat, Choice),
    /// R195: a proposal, or a vote.
    Proposed(Seat, Choice),
    /// R195: a voice for the proposal.
    Agreed(Seat),
    /// R195: a voice against it.
    Objected(Seat),
    /// R196: the proposal failed and everybody names an answer.
    EverybodyVotes,
    /// R196: several answers have the most votes.
    VoteTied,
    /// R190: the tile leaves, or has left, too few hexes for the housing still needed.
    TooFewHexes {
        /// Social Housing still to be built.
        needed: u16,
        /// Hexes that will be left for it.
        free: u16,
    },
    /// R182: the next ring is open.
    RingOpens(u8),
    /// The game is over.
    Over(Verdict),
}
