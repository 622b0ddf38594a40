//! The house rules: what a table may decide differently.

use engine::{HouseRules, OptionError, Switch, Values};
use serde::{Deserialize, Serialize};

use crate::words::message;

/// How long the game is.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// 20 rounds, three rings.
    #[default]
    Standard,
    /// 10 rounds, two rings (R191).
    Easy,
}

/// R100: what a Composter makes.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComposterRecipe {
    /// 2 Food and 1 Water become 4 Compost.
    #[default]
    Table,
    /// 1 Food becomes 2 Compost.
    Text,
}

/// R42: how much a Composter protects.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComposterEffect {
    /// All Food and Water.
    #[default]
    Global,
    /// One card in each Upkeep, Event and turn.
    OnePerComposter,
}

/// R122: whether the second Action crafts twice.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DoubleCraft {
    /// Up to two crafts.
    #[default]
    AfterMove,
    /// One craft.
    Off,
}

/// R113: how often one may recycle in a turn.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecyclerLimit {
    /// Once.
    #[default]
    PerTurn,
    /// Once with each Recycler.
    PerRecycler,
}

/// R86: what the trade limit counts.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TradeLimit {
    /// Cards given by either side.
    #[default]
    PerGiver,
    /// Cards given by both sides together.
    Combined,
}

/// R126: where tiles may go.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BuildScope {
    /// To the current ring.
    #[default]
    CurrentRing,
    /// To any ring opened so far.
    OpenedRings,
}

/// R63: who pays what an event asks of a player.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PersonalCosts {
    /// That player.
    #[default]
    Own,
    /// Anybody.
    Team,
}

/// R56: what happens to missed feeding with empty hands.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MissedFeeding {
    /// The Bank loses the rest.
    #[default]
    HandsThenBank,
    /// The rest is let off.
    HandsOnly,
}

/// R177: how many cards there are.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BankSize {
    /// 16 of each resource.
    #[default]
    Finite,
    /// As many as anybody wants.
    Unlimited,
}

/// R168: what a garden costs that nobody can replant.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FloodUnpaid {
    /// Nothing.
    #[default]
    Ignore,
    /// A card from a hand.
    WasteOne,
}

/// R185: which Social Housing counts.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HousingRule {
    /// All of it.
    #[default]
    Total,
    /// Some in each ring.
    PerRing,
}

/// R34: who begins a round.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    /// Always the same player.
    #[default]
    Fixed,
    /// The next player each round.
    Rotate,
}

/// R195: how the team decides.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamDecision {
    /// The Lead decides.
    #[default]
    Lead,
    /// More than half of the seats must agree.
    Vote,
    /// All seats must agree.
    Unanimous,
}

/// R82: how many partners one has in a turn.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TradePartners {
    /// One.
    #[default]
    One,
    /// Any number.
    Any,
}

/// R13: what the table shows of hands.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    /// Everything.
    #[default]
    Open,
    /// How many cards the others hold.
    Closed,
}

/// Whether something holds.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Toggle {
    /// It does not.
    #[default]
    Off,
    /// It does.
    On,
}

impl Toggle {
    /// Whether it holds.
    #[inline]
    pub const fn is_on(self) -> bool {
        match self {
            Toggle::Off => false,
            Toggle::On => true,
        }
    }
}

/// The house rules of one table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct House {
    /// R191: how long the game is.
    pub difficulty: Difficulty,
    /// R1: how many play.
    pub players: u8,
    /// R100: what Operating a Composter does.
    pub composter_recipe: ComposterRecipe,
    /// R42: how much Food and Water a Composter keeps from being Wasted.
    pub composter_effect: ComposterEffect,
    /// R122: what the second Action on BGCS may craft.
    pub double_craft: DoubleCraft,
    /// R113: how often a player may Operate Recyclers in a turn.
    pub recycler_limit: RecyclerLimit,
    /// R86: what the trade limit counts.
    pub trade_limit: TradeLimit,
    /// R126: where new tiles may go.
    pub build_scope: BuildScope,
    /// R127: whether a new tile must touch another one.
    pub adjacent_placement: Toggle,
    /// R63: who pays what an event asks of each player.
    pub personal_costs: PersonalCosts,
    /// R69: whether the hand limit is checked in a skipped turn.
    pub skip_hand_check: Toggle,
    /// R56: what missed feeding costs once all hands are empty.
    pub missed_feeding: MissedFeeding,
    /// R177: how many cards there are.
    pub bank: BankSize,
    /// R116: whether a player on a Recycler who can Operate it must.
    pub recycler_forced: Toggle,
    /// R145: Containers the Bus Stop needs.
    pub bus_stop_gate: u8,
    /// R168: what a flooded garden costs if nobody has Food.
    pub flood_unpaid: FloodUnpaid,
    /// R185: where Social Housing must stand.
    pub housing_rule: HousingRule,
    /// R188: whether a ring must be full before moving on.
    pub fill_rings: Toggle,
    /// R34: who begins a round.
    pub first_player: FirstPlayer,
    /// R195: how the team decides.
    pub team_decision: TeamDecision,
    /// R88: whether the partner is asked about each trade.
    pub trade_consent: Toggle,
    /// R82: how many players one may trade with in a turn.
    pub trade_partners: TradePartners,
    /// R13: what players see of other hands.
    pub hands: Hands,
}

impl Default for House {
    fn default() -> House {
        House {
            difficulty: Difficulty::default(),
            players: 4,
            composter_recipe: ComposterRecipe::default(),
            composter_effect: ComposterEffect::default(),
            double_craft: DoubleCraft::default(),
            recycler_limit: RecyclerLimit::default(),
            trade_limit: TradeLimit::default(),
            build_scope: BuildScope::default(),
            adjacent_placement: Toggle::Off,
            personal_costs: PersonalCosts::default(),
            skip_hand_check: Toggle::Off,
            missed_feeding: MissedFeeding::default(),
            bank: BankSize::default(),
            recycler_forced: Toggle::On,
            bus_stop_gate: 3,
            flood_unpaid: FloodUnpaid::default(),
            housing_rule: HousingRule::default(),
            fill_rings: Toggle::Off,
            first_player: FirstPlayer::default(),
            team_decision: TeamDecision::default(),
            trade_consent: Toggle::Off,
            trade_partners: TradePartners::default(),
            hands: Hands::default(),
        }
    }
}

impl HouseRules for House {
    const SWITCHES: &'static [Switch] = &[
        Switch {
            key: "difficulty",
            rule: "R191",
            values: Values::Words(&["standard", "easy"]),
        },
        Switch {
            key: "players",
            rule: "R1",
            values: Values::OneOf(&[4, 3]),
        },
        Switch {
            key: "composter_recipe",
            rule: "R100",
            values: Values::Words(&["table", "text"]),
        },
        Switch {
            key: "composter_effect",
            rule: "R42",
            values: Values::Words(&["global", "one_per_composter"]),
        },
        Switch {
            key: "double_craft",
            rule: "R122",
            values: Values::Words(&["after_move", "off"]),
        },
        Switch {
            key: "recycler_limit",
            rule: "R113",
            values: Values::Words(&["per_turn", "per_recycler"]),
        },
        Switch {
            key: "trade_limit",
            rule: "R86",
            values: Values::Words(&["per_giver", "combined"]),
        },
        Switch {
            key: "build_scope",
            rule: "R126",
            values: Values::Words(&["current_ring", "opened_rings"]),
        },
        Switch {
            key: "adjacent_placement",
            rule: "R127",
            values: Values::Words(&["off", "on"]),
        },
        Switch {
            key: "personal_costs",
            rule: "R63",
            values: Values::Words(&["own", "team"]),
        },
        Switch {
            key: "skip_hand_check",
            rule: "R69",
            values: Values::Words(&["off", "on"]),
        },
        Switch {
            key: "missed_feeding",
            rule: "R56",
            values: Values::Words(&["hands_then_bank", "hands_only"]),
        },
        Switch {
            key: "bank",
            rule: "R177",
            values: Values::Words(&["finite", "unlimited"]),
        },
        Switch {
            key: "recycler_forced",
            rule: "R116",
            values: Values::Words(&["on", "off"]),
        },
        Switch {
            key: "bus_stop_gate",
            rule: "R145",
            values: Values::OneOf(&[3, 0]),
        },
        Switch {
            key: "flood_unpaid",
            rule: "R168",
            values: Values::Words(&["ignore", "waste_one"]),
        },
        Switch {
            key: "housing_rule",
            rule: "R185",
            values: Values::Words(&["total", "per_ring"]),
        },
        Switch {
            key: "fill_rings",
            rule: "R188",
            values: Values::Words(&["off", "on"]),
        },
        Switch {
            key: "first_player",
            rule: "R34",
            values: Values::Words(&["fixed", "rotate"]),
        },
        Switch {
            key: "team_decision",
            rule: "R195",
            values: Values::Words(&["lead", "vote", "unanimous"]),
        },
        Switch {
            key: "trade_consent",
            rule: "R88",
            values: Values::Words(&["off", "on"]),
        },
        Switch {
            key: "trade_partners",
            rule: "R82",
            values: Values::Words(&["one", "any"]),
        },
        Switch {
            key: "hands",
            rule: "R13",
            values: Values::Words(&["open", "closed"]),
        },
    ];

    fn seats(&self, asked: Option<usize>) -> Result<usize, OptionError> {
        let players = usize::from(self.players);
        match asked {
            None => Ok(players),
            Some(seats) if seats == players => Ok(seats),
            // Four is what the option says if nobody set it.
            Some(3) => Ok(3),
            Some(seats) => Err(OptionError::new(
                "players",
                message::table_is_for(players, seats),
            )),
        }
    }
}
