use engine::{HouseRules, OptionError, Switch, Values};
use parts::CardSet;
use serde::{Deserialize, Serialize};

use crate::{
    card::{ACE, COURTS, CROWN, Card, NINE, PAWNS, Suit, above, ranked},
    words::message,
};

/// The house rules of a table (section 10 of the rulebook).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Points that end the game.
    pub target: u16,
    /// Which suits of the led card must be followed.
    pub lead_suits: LeadSuits,
    /// Who wins between two Pawns that tie.
    pub pawn_tie: PawnTie,
    /// Whether a 3 may or must exchange.
    pub exchange: Exchange,
    /// Which suit of a new decree is trump.
    pub decree_suit: DecreeSuit,
    /// When the Pawn is removed, and who knows.
    pub pawn_removal: PawnRemoval,
    /// What follows a full tie.
    pub final_tie: FinalTie,
    /// Which taken cards may be looked at.
    pub history: History,
    /// Which cards are the tens.
    pub tens: Tens,
    /// Which Aces and Crowns are in the deck.
    pub anchors: Anchors,
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$word_doc:meta])* $word:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum $name { #[default] $($(#[$word_doc])* $word),+ }
    };
}

words! {
    /// B28: which suits of the led card must be followed.
    LeadSuits {
        /// All it bears.
        All,
        /// The one its player names.
        LeaderNames,
        /// The uppermost.
        Uppermost,
    }
}
words! {
    /// B42: who wins between two Pawns that tie.
    PawnTie {
        /// The leader.
        Leader,
        /// The follower.
        Follower,
        /// The Pawn that comes first in the order of the deck.
        Precedence,
    }
}
words! {
    /// B53: whether a 3 may or must exchange.
    Exchange {
        /// Its player may decline.
        May,
        /// Its player has to, with a card in hand.
        Must,
    }
}
words! {
    /// B57: which suit of a new decree is trump.
    DecreeSuit {
        /// The uppermost.
        Uppermost,
        /// Any, named by who exchanges.
        Chooser,
    }
}
words! {
    /// B8, B10: when the Pawn is removed, and who knows which.
    PawnRemoval {
        /// Once, known to both.
        GamePublic,
        /// Once, known to nobody.
        GameHidden,
        /// Before every deal, known to nobody.
        RoundHidden,
    }
}
words! {
    /// B91: what follows a full tie.
    FinalTie {
        /// The game is a draw.
        Draw,
        /// Another round.
        ExtraRound,
    }
}
words! {
    /// B97: which taken cards may be looked at.
    History {
        /// All of this round.
        Full,
        /// The last trick.
        Last,
        /// None.
        None,
    }
}
words! {
    /// Which cards are the tens.
    Tens {
        /// The Pawns.
        Pawns,
        /// The Courts.
        Courts,
    }
}

/// Which Aces and Crowns are in the deck.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[repr(u8)]
pub enum Anchors {
    /// Those of Moons, Suns and Waves.
    #[default]
    #[serde(rename = "MSW")]
    Msw,
    /// Those of Leaves, Wyrms and Knots.
    #[serde(rename = "LYK")]
    Lyk,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            target: 21,
            lead_suits: LeadSuits::default(),
            pawn_tie: PawnTie::default(),
            exchange: Exchange::default(),
            decree_suit: DecreeSuit::default(),
            pawn_removal: PawnRemoval::default(),
            final_tie: FinalTie::default(),
            history: History::default(),
            tens: Tens::default(),
            anchors: Anchors::default(),
        }
    }
}

impl HouseRules for Options {
    const SWITCHES: &'static [Switch] = &[
        Switch {
            key: "target",
            rule: "B87",
            values: Values::Numbers {
                usual: &[21, 16, 35],
                least: 1,
                most: 30_000,
            },
        },
        Switch {
            key: "lead_suits",
            rule: "B28",
            values: Values::Words(&["all", "leader_names", "uppermost"]),
        },
        Switch {
            key: "pawn_tie",
            rule: "B42",
            values: Values::Words(&["leader", "follower", "precedence"]),
        },
        Switch {
            key: "exchange",
            rule: "B53",
            values: Values::Words(&["may", "must"]),
        },
        Switch {
            key: "decree_suit",
            rule: "B57",
            values: Values::Words(&["uppermost", "chooser"]),
        },
        Switch {
            key: "pawn_removal",
            rule: "B8",
            values: Values::Words(&["game_public", "game_hidden", "round_hidden"]),
        },
        Switch {
            key: "final_tie",
            rule: "B91",
            values: Values::Words(&["draw", "extra_round"]),
        },
        Switch {
            key: "history",
            rule: "B97",
            values: Values::Words(&["full", "last", "none"]),
        },
        Switch {
            key: "tens",
            rule: "B7",
            values: Values::Words(&["pawns", "courts"]),
        },
        Switch {
            key: "anchors",
            rule: "B6",
            values: Values::Words(&["MSW", "LYK"]),
        },
    ];

    fn seats(&self, asked: Option<usize>) -> Result<usize, OptionError> {
        match asked {
            None | Some(2) => Ok(2),
            Some(n) => Err(OptionError::new("players", message::two_play(n))),
        }
    }
}

/// The house rules packed into four bytes, for the position.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(crate) struct House {
    pub(crate) target: u16,
    switches: u16,
}

impl House {
    pub(crate) fn new(options: &Options) -> House {
        let switches = options.lead_suits as u16
            | (options.pawn_tie as u16) << 2
            | (options.exchange as u16) << 4
            | (options.decree_suit as u16) << 5
            | (options.pawn_removal as u16) << 6
            | (options.final_tie as u16) << 8
            | (options.history as u16) << 9
            | (options.tens as u16) << 11
            | (options.anchors as u16) << 12;
        House {
            target: options.target,
            switches,
        }
    }

    /// A number that stands for all switches but the target.
    pub(crate) const fn sign(self) -> u64 {
        self.switches as u64
    }

    #[inline]
    const fn bits(self, from: u32, count: u32) -> u16 {
        self.switches >> from & ((1 << count) - 1)
    }

    #[inline]
    pub(crate) const fn lead_suits(self) -> LeadSuits {
        match self.bits(0, 2) {
            0 => LeadSuits::All,
            1 => LeadSuits::LeaderNames,
            _ => LeadSuits::Uppermost,
        }
    }

    #[inline]
    pub(crate) const fn pawn_tie(self) -> PawnTie {
        match self.bits(2, 2) {
            0 => PawnTie::Leader,
            1 => PawnTie::Follower,
            _ => PawnTie::Precedence,
        }
    }

    pub(crate) const fn must_exchange(self) -> bool {
        self.bits(4, 1) != 0
    }

    pub(crate) const fn chooser_names_trump(self) -> bool {
        self.bits(5, 1) != 0
    }

    pub(crate) const fn pawn_removal(self) -> PawnRemoval {
        match self.bits(6, 2) {
            0 => PawnRemoval::GamePublic,
            1 => PawnRemoval::GameHidden,
            _ => PawnRemoval::RoundHidden,
        }
    }

    pub(crate) const fn final_tie(self) -> FinalTie {
        match self.bits(8, 1) {
            0 => FinalTie::Draw,
            _ => FinalTie::ExtraRound,
        }
    }

    pub(crate) const fn history(self) -> History {
        match self.bits(9, 2) {
            0 => History::Full,
            1 => History::Last,
            _ => History::None,
        }
    }

    /// The four tens, one of which is removed (B7, B8).
    pub(crate) const fn tens(self) -> CardSet<Card> {
        match self.bits(11, 1) {
            0 => PAWNS,
            _ => COURTS,
        }
    }

    /// The 34 cards of which one ten is removed (B6, B7).
    pub(crate) fn cards(self) -> CardSet<Card> {
        let msw = (Suit::Moons.cards())
            .or(Suit::Suns.cards())
            .or(Suit::Waves.cards());
        let ends = ranked(ACE).or(ranked(CROWN));
        let anchors = match self.bits(12, 1) {
            0 => ends.and(msw),
            _ => ends.minus(msw),
        };
        let numbers = above(ACE).minus(above(NINE));
        numbers.or(anchors).or(self.tens())
    }
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "House({}, {:#x})", self.target, self.switches)
    }
}
