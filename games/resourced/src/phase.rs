//! What is asked now, and what a turn remembers.

use engine::{Seat, SeatSet};

use crate::{
    action::{Choice, Trade, Way},
    cards::Resource,
    event_card::EventCard,
    map::{Spot, SpotSet},
    pieces::Thing,
};

/// The most seats this game has.
pub const SEATS: usize = 4;

/// The kind of decision that is due, with what it still owes.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Phase {
    /// R24: ring 1 is being filled.
    Setup,
    /// R48: so many cards are still to be Wasted from the Bank.
    UpkeepBank {
        /// Cards to go.
        left: u16,
    },
    /// R51: Food, then Water, is to be paid.
    UpkeepFeed {
        /// Food still to be paid.
        food: u16,
        /// Water still to be paid.
        water: u16,
        /// R55: cards missing altogether.
        short: u16,
    },
    /// R55: so many cards are still to be Wasted.
    UpkeepLoss {
        /// Cards to go.
        left: u16,
    },
    /// R158: Join CARYA.
    Carya,
    /// R160: systems that are neither repaired nor lost.
    Drought {
        /// Where they are.
        systems: SpotSet,
    },
    /// R161 with `personal_costs = team`: players nobody has paid for yet.
    Thirst {
        /// Who they are.
        exposed: SeatSet,
    },
    /// R162: players who have not paid yet.
    HeatWave {
        /// Who they are.
        exposed: SeatSet,
    },
    /// R165.
    Vandalism,
    /// R166: gardens that are neither fenced nor abandoned.
    Flood {
        /// Where they are.
        gardens: SpotSet,
    },
    /// R166: a garden was abandoned and is to be replanted.
    Replant {
        /// The gardens after it.
        gardens: SpotSet,
    },
    /// R169: who, then what.
    Damage {
        /// Who is named, once somebody is.
        blamed: Option<Seat>,
    },
    /// R71: an Action.
    Action(Which),
    /// R77: a move.
    Move,
    /// R124: a place for what was crafted.
    Place {
        /// In which Action.
        which: Which,
        /// What.
        thing: Thing,
    },
    /// R102: cards for the hand.
    ShopTake {
        /// In which Action.
        which: Which,
        /// Cards taken so far.
        taken: u16,
    },
    /// R102: cards for the pile.
    ShopWaste {
        /// In which Action.
        which: Which,
        /// Cards to go.
        left: u16,
    },
    /// R81: last trades.
    End,
    /// R175: cards above the hand limit.
    Discard {
        /// Cards to go.
        left: u16,
    },
    /// The game has ended.
    Over(Verdict),
}

/// Which of the two Actions of a turn.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Which {
    /// Before the move.
    First,
    /// After it.
    Second,
}

/// How the game ended.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Verdict {
    /// R183, R191: won.
    Housing,
    /// R180: lost by Waste.
    Waste,
    /// R189: lost after the last round.
    Rounds,
}

impl Phase {
    /// The word for it in positions.
    pub const fn id(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::UpkeepBank { .. } => "upkeep_bank",
            Phase::UpkeepFeed { .. } => "upkeep_feed",
            Phase::UpkeepLoss { .. } => "upkeep_loss",
            Phase::Carya
            | Phase::Drought { .. }
            | Phase::Thirst { .. }
            | Phase::HeatWave { .. }
            | Phase::Vandalism
            | Phase::Flood { .. }
            | Phase::Damage { .. } => "event",
            Phase::Replant { .. } => "replant",
            Phase::Action(Which::First) => "action_1",
            Phase::Action(Which::Second) => "action_2",
            Phase::Move => "move",
            Phase::Place { .. } => "place",
            Phase::ShopTake { .. } => "shop_take",
            Phase::ShopWaste { .. } => "shop_waste",
            Phase::End => "end",
            Phase::Discard { .. } => "discard",
            Phase::Over(_) => "over",
        }
    }

    /// The event being resolved.
    pub const fn event(self) -> Option<EventCard> {
        match self {
            Phase::Carya => Some(EventCard::JoinCarya),
            Phase::Drought { .. } | Phase::Thirst { .. } => Some(EventCard::Drought),
            Phase::HeatWave { .. } => Some(EventCard::HeatWave),
            Phase::Vandalism => Some(EventCard::Vandalism),
            Phase::Flood { .. } | Phase::Replant { .. } => Some(EventCard::Flood),
            Phase::Damage { .. } => Some(EventCard::PropurrrtyDamage),
            Phase::Setup
            | Phase::UpkeepBank { .. }
            | Phase::UpkeepFeed { .. }
            | Phase::UpkeepLoss { .. }
            | Phase::Action(_)
            | Phase::Move
            | Phase::Place { .. }
            | Phase::ShopTake { .. }
            | Phase::ShopWaste { .. }
            | Phase::End
            | Phase::Discard { .. }
            | Phase::Over(_) => None,
        }
    }

    /// Which Action is being taken.
    pub const fn which(self) -> Option<Which> {
        match self {
            Phase::Action(which)
            | Phase::Place { which, .. }
            | Phase::ShopTake { which, .. }
            | Phase::ShopWaste { which, .. } => Some(which),
            Phase::Setup
            | Phase::UpkeepBank { .. }
            | Phase::UpkeepFeed { .. }
            | Phase::UpkeepLoss { .. }
            | Phase::Carya
            | Phase::Drought { .. }
            | Phase::Thirst { .. }
            | Phase::HeatWave { .. }
            | Phase::Vandalism
            | Phase::Flood { .. }
            | Phase::Replant { .. }
            | Phase::Damage { .. }
            | Phase::Move
            | Phase::End
            | Phase::Discard { .. }
            | Phase::Over(_) => None,
        }
    }

    /// Whether it is part of a player's turn.
    pub const fn in_turn(self) -> bool {
        match self {
            Phase::Action(_)
            | Phase::Move
            | Phase::Place { .. }
            | Phase::ShopTake { .. }
            | Phase::ShopWaste { .. }
            | Phase::End
            | Phase::Discard { .. } => true,
            Phase::Setup
            | Phase::UpkeepBank { .. }
            | Phase::UpkeepFeed { .. }
            | Phase::UpkeepLoss { .. }
            | Phase::Carya
            | Phase::Drought { .. }
            | Phase::Thirst { .. }
            | Phase::HeatWave { .. }
            | Phase::Vandalism
            | Phase::Flood { .. }
            | Phase::Replant { .. }
            | Phase::Damage { .. }
            | Phase::Over(_) => false,
        }
    }

    /// R81: whether the active player may trade.
    #[inline]
    pub const fn trades(self) -> bool {
        matches!(self, Phase::Action(_) | Phase::Move | Phase::End)
    }

    /// R192: whether the team decides, with these personal costs.
    #[inline]
    pub const fn is_team_decision(self, team_pays: bool) -> bool {
        match self {
            Phase::Setup
            | Phase::UpkeepBank { .. }
            | Phase::UpkeepFeed { .. }
            | Phase::UpkeepLoss { .. }
            | Phase::Carya
            | Phase::Drought { .. }
            | Phase::Thirst { .. }
            | Phase::Vandalism
            | Phase::Flood { .. }
            | Phase::Replant { .. }
            | Phase::Damage { blamed: None }
            | Phase::Place { .. } => true,
            Phase::HeatWave { .. } => team_pays,
            Phase::Damage { blamed: Some(_) }
            | Phase::Action(_)
            | Phase::Move
            | Phase::ShopTake { .. }
            | Phase::ShopWaste { .. }
            | Phase::End
            | Phase::Discard { .. }
            | Phase::Over(_) => false,
        }
    }
}

/// What is remembered of a turn while it lasts.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Turn {
    /// R82: the trade partner.
    pub partner: Option<Seat>,
    /// R86: cards each seat has handed over.
    pub given: [u8; SEATS],
    /// R88: the trade that waits for an answer.
    pub offer: Option<Trade>,
    /// R88: the trades declined.
    pub declined: Declined,
    /// R113: the Recyclers operated.
    pub recycled: Recycled,
    /// R122: crafts made in this Action, 0 or 1.
    pub crafted: u8,
}

impl Turn {
    /// The beginning of a turn, and outside of turns.
    pub const NEW: Turn = Turn {
        partner: None,
        given: [0; SEATS],
        offer: None,
        declined: Declined::NONE,
        recycled: Recycled::NONE,
        crafted: 0,
    };
}

/// Declined trades in order. A turn has at most 30: two ways, three partners, five resources.
#[derive(Copy, Clone)]
pub struct Declined {
    trades: [Trade; Declined::MOST],
    len: u8,
}

impl Declined {
    const MOST: usize = 30;

    /// None.
    pub const NONE: Declined = Declined {
        trades: [Trade {
            way: Way::Give,
            partner: Seat::new(0),
            kind: Resource::Wood,
        }; Declined::MOST],
        len: 0,
    };

    /// In the order they were declined.
    pub fn as_slice(&self) -> &[Trade] {
        &self.trades[..usize::from(self.len)]
    }

    /// Whether this one was declined.
    #[inline]
    pub fn contains(&self, trade: Trade) -> bool {
        self.as_slice().contains(&trade)
    }

    /// Adds one that was not declined before.
    pub fn push(&mut self, trade: Trade) {
        self.trades[usize::from(self.len)] = trade;
        self.len += 1;
    }
}

impl PartialEq for Declined {
    fn eq(&self, other: &Declined) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Declined {}

impl std::fmt::Debug for Declined {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_slice().fmt(f)
    }
}

/// Recyclers operated in a turn, in order: one for each Action, and as many more in a position that
/// somebody made up.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Recycled {
    spots: [Option<Spot>; Recycled::ROOM],
}

impl Recycled {
    const ROOM: usize = 4;

    /// None.
    pub const NONE: Recycled = Recycled {
        spots: [None; Recycled::ROOM],
    };

    /// In the order they were operated.
    pub fn iter(self) -> impl Iterator<Item = Spot> {
        self.spots.into_iter().flatten()
    }

    /// Whether none was operated.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.spots[0].is_none()
    }

    /// Whether this one was operated.
    #[inline]
    pub fn contains(self, spot: Spot) -> bool {
        self.spots.contains(&Some(spot))
    }

    /// Adds one; there must be room.
    pub fn push(&mut self, spot: Spot) {
        let used = self.iter().count();
        self.spots[used] = Some(spot);
    }
}

/// R195, R196: where a vote stands.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Vote {
    /// Nothing is proposed.
    None,
    /// The Lead has proposed something.
    Proposal {
        /// What.
        choice: Choice,
        /// Who is for it.
        agree: SeatSet,
        /// Who is against it.
        object: SeatSet,
    },
    /// Every seat names an answer.
    Votes([Option<Choice>; SEATS]),
    /// Several answers have the most votes; the Lead picks one.
    Runoff(Tied),
}

/// Answers with equally many votes, in rising order and without repeats.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Tied {
    choices: [Option<Choice>; SEATS],
}

impl Tied {
    /// From answers in any order.
    pub fn new(answers: impl IntoIterator<Item = Choice>) -> Tied {
        let mut choices = [None; SEATS];
        let mut len = 0;
        for answer in answers {
            if len < SEATS && !choices.contains(&Some(answer)) {
                choices[len] = Some(answer);
                len += 1;
            }
        }
        choices[..len].sort_unstable();
        Tied { choices }
    }

    /// The answers.
    pub fn iter(self) -> impl Iterator<Item = Choice> {
        self.choices.into_iter().flatten()
    }

    /// Whether this is one of them.
    pub fn contains(self, choice: Choice) -> bool {
        self.choices.contains(&Some(choice))
    }
}
