//! The house rules: what a table may decide differently.

use engine::{HouseRules, OptionError, Switch, house::Toggle, house_rules};

use crate::words::message;

house_rules! {
    /// The house rules of one table.
    pub struct House;
    /// R191: how long the game is.
    difficulty "R191": Difficulty {
        /// 20 rounds, three rings.
        Standard: "standard",
        /// 10 rounds, two rings (R191).
        Easy: "easy",
    }
    /// R1: how many play.
    players "R1": u8 [4, 3]
    /// R100: what Operating a Composter does.
    composter_recipe "R100": ComposterRecipe {
        /// 2 Food and 1 Water become 4 Compost.
        Table: "table",
        /// 1 Food becomes 2 Compost.
        Text: "text",
    }
    /// R42: how much Food and Water a Composter keeps from being Wasted.
    composter_effect "R42": ComposterEffect {
        /// All Food and Water.
        Global: "global",
        /// One card in each Upkeep, Event and turn.
        OnePerComposter: "one_per_composter",
    }
    /// R122: what the second Action on BGCS may craft.
    double_craft "R122": DoubleCraft {
        /// Up to two crafts.
        AfterMove: "after_move",
        /// One craft.
        Off: "off",
    }
    /// R113: how often a player may Operate Recyclers in a turn.
    recycler_limit "R113": RecyclerLimit {
        /// Once.
        PerTurn: "per_turn",
        /// Once with each Recycler.
        PerRecycler: "per_recycler",
    }
    /// R86: what the trade limit counts.
    trade_limit "R86": TradeLimit {
        /// Cards given by either side.
        PerGiver: "per_giver",
        /// Cards given by both sides together.
        Combined: "combined",
    }
    /// R126: where new tiles may go.
    build_scope "R126": BuildScope {
        /// To the current ring.
        CurrentRing: "current_ring",
        /// To any ring opened so far.
        OpenedRings: "opened_rings",
    }
    /// R127: whether a new tile must touch another one.
    adjacent_placement "R127": Toggle [Off, On]
    /// R63: who pays what an event asks of each player.
    personal_costs "R63": PersonalCosts {
        /// That player.
        Own: "own",
        /// Anybody.
        Team: "team",
    }
    /// R69: whether the hand limit is checked in a skipped turn.
    skip_hand_check "R69": Toggle [Off, On]
    /// R56: what missed feeding costs once all hands are empty.
    missed_feeding "R56": MissedFeeding {
        /// The Bank loses the rest.
        HandsThenBank: "hands_then_bank",
        /// The rest is let off.
        HandsOnly: "hands_only",
    }
    /// R177: how many cards there are.
    bank "R177": BankSize {
        /// 16 of each resource.
        Finite: "finite",
        /// As many as anybody wants.
        Unlimited: "unlimited",
    }
    /// R116: whether a player on a Recycler who can Operate it must.
    recycler_forced "R116": Toggle [On, Off]
    /// R145: Containers the Bus Stop needs.
    bus_stop_gate "R145": u8 [3, 0]
    /// R168: what a flooded garden costs if nobody has Food.
    flood_unpaid "R168": FloodUnpaid {
        /// Nothing.
        Ignore: "ignore",
        /// A card from a hand.
        WasteOne: "waste_one",
    }
    /// R185: where Social Housing must stand.
    housing_rule "R185": HousingRule {
        /// All of it.
        Total: "total",
        /// Some in each ring.
        PerRing: "per_ring",
    }
    /// R188: whether a ring must be full before moving on.
    fill_rings "R188": Toggle [Off, On]
    /// R34: who begins a round.
    first_player "R34": FirstPlayer {
        /// Always the same player.
        Fixed: "fixed",
        /// The next player each round.
        Rotate: "rotate",
    }
    /// R195: how the team decides.
    team_decision "R195": TeamDecision {
        /// The Lead decides.
        Lead: "lead",
        /// More than half of the seats must agree.
        Vote: "vote",
        /// All seats must agree.
        Unanimous: "unanimous",
    }
    /// R88: whether the partner is asked about each trade.
    trade_consent "R88": Toggle [Off, On]
    /// R82: how many players one may trade with in a turn.
    trade_partners "R82": TradePartners {
        /// One.
        One: "one",
        /// Any number.
        Any: "any",
    }
    /// R13: what players see of other hands.
    hands "R13": Hands {
        /// Everything.
        Open: "open",
        /// How many cards the others hold.
        Closed: "closed",
    }
}

impl HouseRules for House {
    const SWITCHES: &'static [Switch] = House::DECLARED;

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
