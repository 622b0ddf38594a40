use crate::card::CardSet;
use engine::{HouseRules, OptionError, Switch, house_rules};

use crate::{
    card::{ACE, COURTS, CROWN, NINE, PAWNS, Suit, above, ranked},
    words::message,
};

house_rules! {
    /// The house rules of a table (section 10 of the rulebook).
    pub struct Options;
    /// Points that end the game.
    target "B87": u16 [21, 16, 35; 1..=30_000]
    /// Which suits of the led card must be followed.
    lead_suits "B28": LeadSuits {
        /// All it bears.
        All: "all",
        /// The one its player names.
        LeaderNames: "leader_names",
        /// The uppermost.
        Uppermost: "uppermost",
    }
    /// Who wins between two Pawns that tie.
    pawn_tie "B42": PawnTie {
        /// The leader.
        Leader: "leader",
        /// The follower.
        Follower: "follower",
        /// The Pawn that comes first in the order of the deck.
        Precedence: "precedence",
    }
    /// Whether a 3 may or must exchange.
    exchange "B53": Exchange {
        /// Its player may decline.
        May: "may",
        /// Its player has to, with a card in hand.
        Must: "must",
    }
    /// Which suit of a new decree is trump.
    decree_suit "B57": DecreeSuit {
        /// The uppermost.
        Uppermost: "uppermost",
        /// Any, named by who exchanges.
        Chooser: "chooser",
    }
    /// When the Pawn is removed, and who knows.
    pawn_removal "B8": PawnRemoval {
        /// Once, known to both.
        GamePublic: "game_public",
        /// Once, known to nobody.
        GameHidden: "game_hidden",
        /// Before every deal, known to nobody.
        RoundHidden: "round_hidden",
    }
    /// What follows a full tie.
    final_tie "B91": FinalTie {
        /// The game is a draw.
        Draw: "draw",
        /// Another round.
        ExtraRound: "extra_round",
    }
    /// Which taken cards may be looked at.
    history "B97": History {
        /// All of this round.
        Full: "full",
        /// The last trick.
        Last: "last",
        /// None.
        None: "none",
    }
    /// Which cards are the tens.
    tens "B7": Tens {
        /// The Pawns.
        Pawns: "pawns",
        /// The Courts.
        Courts: "courts",
    }
    /// Which Aces and Crowns are in the deck.
    anchors "B6": Anchors {
        /// Those of Moons, Suns and Waves.
        Msw: "MSW",
        /// Those of Leaves, Wyrms and Knots.
        Lyk: "LYK",
    }
}

impl HouseRules for Options {
    const SWITCHES: &'static [Switch] = Options::DECLARED;

    fn seats(&self, asked: Option<usize>) -> Result<usize, OptionError> {
        match asked {
            None | Some(2) => Ok(2),
            Some(n) => Err(OptionError::new("players", message::two_play(n))),
        }
    }
}

/// The house rules packed into four bytes, for the position.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(crate) struct House(u32);

impl House {
    pub(crate) fn new(options: &Options) -> House {
        House(options.pack() as u32)
    }

    #[inline]
    const fn options(self) -> Options {
        Options::unpack(self.0 as u64)
    }

    /// A number that stands for all switches but the target, which is packed first.
    pub(crate) const fn sign(self) -> u64 {
        self.0 as u64 >> 15
    }

    pub(crate) const fn target(self) -> u16 {
        self.options().target
    }

    #[inline]
    pub(crate) const fn lead_suits(self) -> LeadSuits {
        self.options().lead_suits
    }

    #[inline]
    pub(crate) const fn pawn_tie(self) -> PawnTie {
        self.options().pawn_tie
    }

    pub(crate) const fn must_exchange(self) -> bool {
        matches!(self.options().exchange, Exchange::Must)
    }

    pub(crate) const fn chooser_names_trump(self) -> bool {
        matches!(self.options().decree_suit, DecreeSuit::Chooser)
    }

    pub(crate) const fn pawn_removal(self) -> PawnRemoval {
        self.options().pawn_removal
    }

    pub(crate) const fn final_tie(self) -> FinalTie {
        self.options().final_tie
    }

    pub(crate) const fn history(self) -> History {
        self.options().history
    }

    /// The four tens, one of which is removed (B7, B8).
    pub(crate) const fn tens(self) -> CardSet {
        match self.options().tens {
            Tens::Pawns => PAWNS,
            Tens::Courts => COURTS,
        }
    }

    /// The 34 cards of which one ten is removed (B6, B7).
    pub(crate) fn cards(self) -> CardSet {
        let msw = (Suit::Moons.cards())
            .or(Suit::Suns.cards())
            .or(Suit::Waves.cards());
        let ends = ranked(ACE).or(ranked(CROWN));
        let anchors = match self.options().anchors {
            Anchors::Msw => ends.and(msw),
            Anchors::Lyk => ends.minus(msw),
        };
        let numbers = above(ACE).minus(above(NINE));
        numbers.or(anchors).or(self.tens())
    }
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.options().fmt(f)
    }
}
