use engine::{HouseRules, OptionError, Switch, house_rules};

use crate::words::message;

house_rules! {
    /// The house rules of Guiding the Dandelion; `rules.md` lists them.
    pub struct Options, presets "D1" ["recommended", "seed_strict"];
    /// Who begins (D26).
    first_player "D26": FirstPlayer {
        /// The player to the right of the dealer.
        Right: "right",
        /// The player to the left.
        Left: "left",
    }
    /// How many may play (D15).
    max_players "D15": MaxPlayers {
        /// Two to four.
        Four = 4,
        /// Two to six.
        Six = 6,
    }
    /// What happens to wild cards in the deal (D23).
    deal_wilds "D23": DealWilds {
        /// They go back into the deck.
        Redeal: "redeal",
        /// They are dealt with after the deal.
        Resolve: "resolve",
    }
    /// What may ride along in a guild (D41).
    helpers "D41": Helpers {
        /// Every other card feeds the centre.
        Strict: "strict",
        /// Anything, if one card is satisfied.
        Free: "free",
    }
    /// What an extension must be worth (D52).
    extend "D52": Extend {
        /// More than each guild that joins.
        Improve: "improve",
        /// At least as much.
        Lateral: "lateral",
    }
    /// Where the centre of an extension may come from (D54).
    new_centre "D54": NewCentre {
        /// From the hand or the table.
        Any: "any",
        /// From the hand.
        AddedOnly: "added_only",
    }
    /// What can be taken from the discard pile (D67, D69).
    pile_pick "D69": PilePick {
        /// The uppermost below the own discard.
        Block: "block",
        /// The uppermost.
        BlockOwn: "block_own",
        /// Any below the own discard.
        Free: "free",
    }
    /// Whether a wild card is replaced (D79).
    wild_replacement "D79": WildReplacement {
        /// It costs no draw.
        Yes: "yes",
        /// It uses up a draw.
        No: "no",
    }
    /// Who picks the guild for aphids passed on (D86).
    passed_aphids "D86": PassedAphids {
        /// Who gets them.
        Victim: "victim",
        /// Who passes them on.
        Passer: "passer",
    }
    /// When insects may be traded (D96).
    insect_trade "D96": InsectTrade {
        /// When they turn up.
        OnReveal: "on_reveal",
        /// Saved ones, while building.
        OnOwnTurn: "on_own_turn",
        /// Never.
        Off: "off",
    }
    /// What Drought does (D103).
    drought "D103": Drought {
        /// Nothing gives water for a round.
        DryRound: "dry_round",
        /// Only structures do.
        CisternsHold: "cisterns_hold",
        /// It is not in the game.
        SetAside: "set_aside",
    }
    /// What the Dandelion is (D106).
    dandelion "D106": DandelionCard {
        /// An ordinary card.
        Plain: "plain",
        /// A helper that gives one more icon.
        Joker: "joker",
    }
    /// When the game ends (D109).
    final_lap "D109": FinalLap {
        /// One lap after the first dry turn.
        OneLap: "one_lap",
        /// After a whole lap of dry turns.
        DryLap: "dry_lap",
    }
    /// Who wins a tie (D116).
    ties "D116": Ties {
        /// All who are level.
        Shared: "shared",
        /// The highest guild, then the most guilds.
        BestGuild: "best_guild",
    }
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

impl HouseRules for Options {
    const SWITCHES: &'static [Switch] = Options::DECLARED;

    /// D15: two to four, with `max_players` to six.
    fn seats(&self, asked: Option<usize>) -> Result<usize, OptionError> {
        let most = usize::from(self.max_players.number());
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
