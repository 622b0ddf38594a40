use engine::{HouseRules, Message, OptionError, Switch, house::Toggle, house_rules};

use crate::{Lane, words::message};

house_rules! {
    /// The house rules of a race.
    pub struct Options;
    /// A8: where the race ends.
    finish "A8": Finish {
        /// Spot 75.
        Usual = 75,
        /// Spot 60.
        Short = 60,
        /// Spot 100.
        Advanced = 100,
    }
    /// A1: how many may play.
    players "A1": Players {
        /// Four or five.
        FourToFive: "four_to_five",
        /// Two or three as well.
        TwoToFive: "two_to_five",
    }
    /// A15: the head start for each place in turn order.
    stagger "A15": u8 [0, 1, 2]
    /// A18: whether the number of new Row cards is a choice.
    reveal "A18": Reveal {
        /// As many as possible.
        Auto: "auto",
        /// As many as the player says.
        Choice: "choice",
    }
    /// A20: how far two cards take a pawn sideways.
    lane_change "A20": LaneChange {
        /// To any lane.
        Any: "any",
        /// To a lane beside its own.
        Adjacent: "adjacent",
    }
    /// A28: what else Run can do.
    run_option "A28": RunOption {
        /// Give 1 acorn.
        Acorn1: "acorn1",
        /// Nothing: it has a single option.
        None: "none",
        /// Give 2 acorns.
        Acorn2: "acorn2",
    }
    /// A37: whether must-play cards must be played.
    must_play "A37": Toggle [On, Off]
    /// A64: what Two Evils does.
    two_evils "A64": TwoEvils {
        /// The target takes a Trap.
        Trap: "trap",
        /// The target takes a Trap or goes back 3.
        Choice: "choice",
    }
    /// A47: what lies left of the trail.
    trail_edge "A47": TrailEdge {
        /// The brush.
        Wrap: "wrap",
        /// Nothing: the pawn stays.
        Stay: "stay",
    }
    /// A67, A68: where played Traps go.
    played_traps "A68": PlayedTraps {
        /// To the Nest.
        Stay: "stay",
        /// Under the Trap deck.
        Return: "return",
    }
    /// A45, A72: whether the round is played out.
    finish_rule "A72": FinishRule {
        /// The first across wins at once.
        Instant: "instant",
        /// The furthest pawn wins when the round ends.
        Photo: "photo",
    }
}

impl Options {
    /// The shares of the rest of the way that a pawn runs in each lane, trail
    /// first, if only checkpoints push it (A47).
    #[inline]
    pub(crate) fn lane_shares(&self, spot: u16, mut lane: Lane) -> [f32; 3] {
        let mut at = spot;
        let mut spots = [0u16; 3];
        for &checkpoint in self.finish.checkpoints() {
            if checkpoint > at {
                spots[lane as usize] += checkpoint - at;
                lane = self.trail_edge.left_of(lane);
                at = checkpoint;
            }
        }
        spots[lane as usize] += self.finish.spot().saturating_sub(at);
        let all = f32::max(f32::from(self.finish.spot().saturating_sub(spot)), 1.0);
        spots.map(|spots| f32::from(spots) / all)
    }
}

impl Finish {
    /// The spot.
    #[inline]
    pub const fn spot(self) -> u16 {
        self.number() as u16
    }

    /// A9: the checkpoints before it.
    #[inline]
    pub const fn checkpoints(self) -> &'static [u16] {
        match self {
            Finish::Usual | Finish::Short => &[25, 50],
            Finish::Advanced => &[25, 50, 75],
        }
    }

    /// A51, A52: how far a pawn that stands on a spot can be moved back.
    ///
    /// A pawn never stands below a checkpoint it has reached, so the spot tells.
    #[inline]
    pub(crate) fn floor(self, spot: u16) -> u16 {
        let checkpoints = self.checkpoints().iter().rev().copied();
        checkpoints.into_iter().find(|&c| c <= spot).unwrap_or(0)
    }
}

impl TrailEdge {
    /// A47: the lane a checkpoint pushes a pawn to.
    #[inline]
    pub(crate) fn left_of(self, lane: Lane) -> Lane {
        match (lane.left(), self) {
            (Some(left), _) => left,
            (None, TrailEdge::Wrap) => Lane::Brush,
            (None, TrailEdge::Stay) => lane,
        }
    }
}

/// How many play if nobody says.
pub(crate) const USUAL_PLAYERS: usize = 4;

impl HouseRules for Options {
    const SWITCHES: &'static [Switch] = Options::DECLARED;

    fn seats(&self, asked: Option<usize>) -> Result<usize, OptionError> {
        let asked = asked.unwrap_or(USUAL_PLAYERS);
        let (allowed, reason): (_, fn(usize) -> Message) = match self.players {
            Players::FourToFive => (4..=5, message::four_or_five_play),
            Players::TwoToFive => (2..=5, message::two_to_five_play),
        };
        if allowed.contains(&asked) {
            return Ok(asked);
        }
        Err(OptionError::new("players", reason(asked)))
    }
}
