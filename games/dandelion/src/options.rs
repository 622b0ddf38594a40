use engine::{HouseRules, OptionError, Switch, Values};
use serde::{Deserialize, Serialize};

use crate::words::message;

/// The house rules of Guiding the Dandelion; `rules.md` lists them.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Who begins (D26).
    pub first_player: FirstPlayer,
    /// How many may play (D15).
    pub max_players: MaxPlayers,
    /// What happens to wild cards in the deal (D23).
    pub deal_wilds: DealWilds,
    /// What may ride along in a guild (D41).
    pub helpers: Helpers,
    /// What an extension must be worth (D52).
    pub extend: Extend,
    /// Where the centre of an extension may come from (D54).
    pub new_centre: NewCentre,
    /// What can be taken from the discard pile (D67, D69).
    pub pile_pick: PilePick,
    /// Whether a wild card is replaced (D79).
    pub wild_replacement: WildReplacement,
    /// Who picks the guild for aphids passed on (D86).
    pub passed_aphids: PassedAphids,
    /// When insects may be traded (D96).
    pub insect_trade: InsectTrade,
    /// What Drought does (D103).
    pub drought: Drought,
    /// What the Dandelion is (D106).
    pub dandelion: DandelionCard,
    /// When the game ends (D109).
    pub final_lap: FinalLap,
    /// Who wins a tie (D116).
    pub ties: Ties,
}

impl Options {
    /// The preset that invents as little as possible beyond the draft.
    pub fn seed_strict() -> Options {
        Options {
            helpers: Helpers::Free,
            new_centre: NewCentre::AddedOnly,
            pile_pick: PilePick::BlockOwn,
            drought: Drought::SetAside,
            ..Options::default()
        }
    }
}

/// Declares a switch of words, each a variant with its `snake_case` name.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $first:ident = $first_doc:literal $(, $rest:ident = $rest_doc:literal)* $(,)? }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            #[doc = $first_doc]
            #[default]
            $first,
            $(#[doc = $rest_doc] $rest,)*
        }
    };
}

words!(/// Who begins (D26).
FirstPlayer { Right = "The player to the right of the dealer.", Left = "The player to the left." });
words!(/// What happens to wild cards in the deal (D23).
DealWilds { Redeal = "They go back into the deck.", Resolve = "They are dealt with after the deal." });
words!(/// What may ride along in a guild (D41).
Helpers { Strict = "Every other card feeds the centre.", Free = "Anything, if one card is satisfied." });
words!(/// What an extension must be worth (D52).
Extend { Improve = "More than each guild that joins.", Lateral = "At least as much." });
words!(/// Where the centre of an extension may come from (D54).
NewCentre { Any = "From the hand or the table.", AddedOnly = "From the hand." });
words!(/// What can be taken from the discard pile (D67, D69).
PilePick { Block = "The uppermost below the own discard.", BlockOwn = "The uppermost.", Free = "Any below the own discard." });
words!(/// Whether a wild card is replaced (D79).
WildReplacement { Yes = "It costs no draw.", No = "It uses up a draw." });
words!(/// Who picks the guild for aphids passed on (D86).
PassedAphids { Victim = "Who gets them.", Passer = "Who passes them on." });
words!(/// When insects may be traded (D96).
InsectTrade { OnReveal = "When they turn up.", OnOwnTurn = "Saved ones, while building.", Off = "Never." });
words!(/// What Drought does (D103).
Drought { DryRound = "Nothing gives water for a round.", CisternsHold = "Only structures do.", SetAside = "It is not in the game." });
words!(/// What the Dandelion is (D106).
DandelionCard { Plain = "An ordinary card.", Joker = "A helper that gives one more icon." });
words!(/// When the game ends (D109).
FinalLap { OneLap = "One lap after the first dry turn.", DryLap = "After a whole lap of dry turns." });
words!(/// Who wins a tie (D116).
Ties { Shared = "All who are level.", BestGuild = "The highest guild, then the most guilds." });

/// How many may play (D15): a number in options.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum MaxPlayers {
    /// Two to four.
    #[default]
    Four,
    /// Two to six.
    Six,
}

impl From<MaxPlayers> for u8 {
    fn from(players: MaxPlayers) -> u8 {
        match players {
            MaxPlayers::Four => 4,
            MaxPlayers::Six => 6,
        }
    }
}

impl TryFrom<u8> for MaxPlayers {
    type Error = &'static str;

    fn try_from(players: u8) -> Result<MaxPlayers, &'static str> {
        match players {
            4 => Ok(MaxPlayers::Four),
            6 => Ok(MaxPlayers::Six),
            _ => Err("max_players is 4 or 6"),
        }
    }
}

impl HouseRules for Options {
    const SWITCHES: &'static [Switch] = &[
        Switch {
            key: "preset",
            rule: "D1",
            values: Values::Words(&["recommended", "seed_strict"]),
        },
        Switch {
            key: "first_player",
            rule: "D26",
            values: Values::Words(&["right", "left"]),
        },
        Switch {
            key: "max_players",
            rule: "D15",
            values: Values::OneOf(&[4, 6]),
        },
        Switch {
            key: "deal_wilds",
            rule: "D23",
            values: Values::Words(&["redeal", "resolve"]),
        },
        Switch {
            key: "helpers",
            rule: "D41",
            values: Values::Words(&["strict", "free"]),
        },
        Switch {
            key: "extend",
            rule: "D52",
            values: Values::Words(&["improve", "lateral"]),
        },
        Switch {
            key: "new_centre",
            rule: "D54",
            values: Values::Words(&["any", "added_only"]),
        },
        Switch {
            key: "pile_pick",
            rule: "D69",
            values: Values::Words(&["block", "block_own", "free"]),
        },
        Switch {
            key: "wild_replacement",
            rule: "D79",
            values: Values::Words(&["yes", "no"]),
        },
        Switch {
            key: "passed_aphids",
            rule: "D86",
            values: Values::Words(&["victim", "passer"]),
        },
        Switch {
            key: "insect_trade",
            rule: "D96",
            values: Values::Words(&["on_reveal", "on_own_turn", "off"]),
        },
        Switch {
            key: "drought",
            rule: "D103",
            values: Values::Words(&["dry_round", "cisterns_hold", "set_aside"]),
        },
        Switch {
            key: "dandelion",
            rule: "D106",
            values: Values::Words(&["plain", "joker"]),
        },
        Switch {
            key: "final_lap",
            rule: "D109",
            values: Values::Words(&["one_lap", "dry_lap"]),
        },
        Switch {
            key: "ties",
            rule: "D116",
            values: Values::Words(&["shared", "best_guild"]),
        },
    ];

    /// D15: two to four, with `max_players` to six.
    fn seats(&self, asked: Option<usize>) -> Result<usize, OptionError> {
        let most = usize::from(u8::from(self.max_players));
        match asked {
            None => Ok(2),
            Some(players) if (2..=most).contains(&players) => Ok(players),
            Some(players @ 5..=6) => Err(OptionError::new(
                "max_players",
                message::needs_max_players(players),
            )),
            Some(players) => Err(OptionError::new(
                "players",
                message::not_so_many(players, most),
            )),
        }
    }

    fn preset(name: &str) -> Option<Options> {
        match name {
            "recommended" => Some(Options::default()),
            "seed_strict" => Some(Options::seed_strict()),
            _ => None,
        }
    }
}
