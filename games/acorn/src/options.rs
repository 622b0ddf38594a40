use engine::{HouseRules, Message, OptionError, Switch, Values};
use serde::{Deserialize, Serialize};

use crate::{Lane, words::message};

/// The house rules of a race.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "snake_case")]
pub struct Options {
    /// A8: where the race ends.
    pub finish: Finish,
    /// A1: how many may play.
    pub players: Players,
    /// A15: the head start for each place in turn order.
    pub stagger: u8,
    /// A18: whether the number of new Row cards is a choice.
    pub reveal: Reveal,
    /// A20: how far two cards take a pawn sideways.
    pub lane_change: LaneChange,
    /// A28: what else Run can do.
    pub run_option: RunOption,
    /// A37: whether must-play cards must be played.
    pub must_play: MustPlay,
    /// A64: what Two Evils does.
    pub two_evils: TwoEvils,
    /// A47: what lies left of the trail.
    pub trail_edge: TrailEdge,
    /// A67, A68: where played Traps go.
    pub played_traps: PlayedTraps,
    /// A45, A72: whether the round is played out.
    pub finish_rule: FinishRule,
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

/// A8: the spot of the finish.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Finish {
    /// Spot 75.
    #[default]
    Usual,
    /// Spot 60.
    Short,
    /// Spot 100.
    Advanced,
}

impl Finish {
    /// The spot.
    #[inline]
    pub const fn spot(self) -> u16 {
        match self {
            Finish::Usual => 75,
            Finish::Short => 60,
            Finish::Advanced => 100,
        }
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

/// A spot where no race ends.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("the finish is 75, 60 or 100")]
pub struct NoFinish;

impl TryFrom<u8> for Finish {
    type Error = NoFinish;

    fn try_from(spot: u8) -> Result<Finish, NoFinish> {
        [Finish::Usual, Finish::Short, Finish::Advanced]
            .into_iter()
            .find(|finish| finish.spot() == u16::from(spot))
            .ok_or(NoFinish)
    }
}

impl From<Finish> for u8 {
    fn from(finish: Finish) -> u8 {
        finish.spot() as u8
    }
}

/// A house rule that is one of a few words, the default first.
macro_rules! switch {
    ($(#[$doc:meta])* $name:ident: $(#[$first_doc:meta])* $first:ident, $($(#[$other_doc:meta])* $other:ident),+) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $(#[$first_doc])*
            #[default]
            $first,
            $($(#[$other_doc])* $other),+
        }
    };
}

switch!(
    /// A1: how many may play.
    Players:
    /// Four or five.
    FourToFive,
    /// Two or three as well.
    TwoToFive
);
switch!(
    /// A18: whether the number of new Row cards is a choice.
    Reveal:
    /// As many as possible.
    Auto,
    /// As many as the player says.
    Choice
);
switch!(
    /// A20: how far two cards take a pawn sideways.
    LaneChange:
    /// To any lane.
    Any,
    /// To a lane beside its own.
    Adjacent
);
switch!(
    /// A28: what else Run can do (ruling 3).
    RunOption:
    /// Give 1 acorn.
    Acorn1,
    /// Nothing: it has a single option.
    None,
    /// Give 2 acorns.
    Acorn2
);
switch!(
    /// A37: whether must-play cards must be played.
    MustPlay:
    /// They must.
    On,
    /// No card must.
    Off
);
switch!(
    /// A64: what option A of Two Evils does (ruling 16).
    TwoEvils:
    /// The target takes a Trap.
    Trap,
    /// The target takes a Trap or goes back 3.
    Choice
);
switch!(
    /// A47: what lies left of the trail.
    TrailEdge:
    /// The brush.
    Wrap,
    /// Nothing: the pawn stays.
    Stay
);
switch!(
    /// A67, A68: where played Traps go.
    PlayedTraps:
    /// To the Nest.
    Stay,
    /// Under the Trap deck.
    Return
);
switch!(
    /// A45, A72: whether the round is played out.
    FinishRule:
    /// The first across wins at once.
    Instant,
    /// The furthest pawn wins when the round ends.
    Photo
);

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

impl RunOption {
    /// All three, the usual one first.
    pub const ALL: [RunOption; 3] = [RunOption::Acorn1, RunOption::None, RunOption::Acorn2];
}

/// How many play if nobody says.
pub(crate) const USUAL_PLAYERS: usize = 4;

impl HouseRules for Options {
    const SWITCHES: &'static [Switch] = &[
        Switch {
            key: "finish",
            rule: "A8",
            values: Values::OneOf(&[75, 60, 100]),
        },
        Switch {
            key: "players",
            rule: "A1",
            values: Values::Words(&["four_to_five", "two_to_five"]),
        },
        Switch {
            key: "stagger",
            rule: "A15",
            values: Values::OneOf(&[0, 1, 2]),
        },
        Switch {
            key: "reveal",
            rule: "A18",
            values: Values::Words(&["auto", "choice"]),
        },
        Switch {
            key: "lane_change",
            rule: "A20",
            values: Values::Words(&["any", "adjacent"]),
        },
        Switch {
            key: "run_option",
            rule: "A28",
            values: Values::Words(&["acorn1", "none", "acorn2"]),
        },
        Switch {
            key: "must_play",
            rule: "A37",
            values: Values::Words(&["on", "off"]),
        },
        Switch {
            key: "two_evils",
            rule: "A64",
            values: Values::Words(&["trap", "choice"]),
        },
        Switch {
            key: "trail_edge",
            rule: "A47",
            values: Values::Words(&["wrap", "stay"]),
        },
        Switch {
            key: "played_traps",
            rule: "A68",
            values: Values::Words(&["stay", "return"]),
        },
        Switch {
            key: "finish_rule",
            rule: "A72",
            values: Values::Words(&["instant", "photo"]),
        },
    ];

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
