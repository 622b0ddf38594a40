use crate::{
    cards::{Card, Cards},
    garden::GuildSet,
    icons::Icon,
};

/// One decision.
///
/// Seats, guild numbers and cards are those the player named, which may be
/// none that exist: then the action is refused.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Action {
    /// Lay a new guild (D39).
    Lay {
        /// The cards.
        cards: Cards,
        /// What the joker is called, if it is among them.
        name: Option<Icon>,
    },
    /// Extend own guilds (D46).
    Extend {
        /// The guilds that join.
        guilds: GuildSet,
        /// The cards added; with the Dandelion where it gets a new name.
        cards: Cards,
        /// What the joker is called from now on.
        name: Option<Icon>,
    },
    /// Use a saved insect while building (D91).
    Cure {
        /// Whose guild.
        seat: u8,
        /// Which guild.
        guild: u8,
        /// The insect.
        insect: Card,
    },
    /// Offer a saved insect, with `insect_trade` = `on_own_turn`.
    TradeSaved(Card),
    /// End the building step.
    Done,
    /// Discard a card (D62).
    Discard(Card),
    /// Replenish from the deck (D70).
    DrawDeck,
    /// Replenish from the discard pile (D68).
    DrawPile,
    /// Take one card of the pile, with `pile_pick` = `free`.
    Take(Card),
    /// Lay the aphids on an own guild (D82).
    AphidsOn(u8),
    /// Pass the aphids on (D85).
    AphidsTo {
        /// To whom.
        seat: u8,
        /// On which guild, with `passed_aphids` = `passer`.
        guild: Option<u8>,
    },
    /// Put the aphids out of the game (D85).
    AphidsAway,
    /// Meet the aphids with a saved insect (D87).
    Spend(Card),
    /// Let the aphids land.
    Suffer,
    /// Apply the insect to the aphids of a guild (D89).
    Apply {
        /// Whose guild.
        seat: u8,
        /// Which guild.
        guild: u8,
    },
    /// Save the insect (D90).
    Save,
    /// Open a trade for the insect that turned up (D92).
    Trade,
    /// Offer an own guild for the insect (D92).
    Offer(u8),
    /// Offer nothing.
    Pass,
    /// Take the offer of a seat (D93).
    Accept(u8),
    /// Take no offer.
    Refuse,
}

impl Action {
    /// What actions are ordered by: their kind, then what they name.
    fn order(self) -> (u8, u64, GuildSet, Option<Icon>) {
        let plain = |kind, what: u8| (kind, u64::from(what), GuildSet::NONE, None);
        let two = |kind, a: u8, b: u8| {
            let what = u64::from(a) << 8 | u64::from(b);
            (kind, what, GuildSet::NONE, None)
        };
        let card = |kind, card: Card| {
            let what = u64::from(parts::Card::index(card));
            (kind, what, GuildSet::NONE, None)
        };
        match self {
            Action::Lay { cards, name } => (0, cards.bits(), GuildSet::NONE, name),
            Action::Extend {
                guilds,
                cards,
                name,
            } => (1, cards.bits(), guilds, name),
            Action::Cure {
                seat,
                guild,
                insect,
            } => {
                let (kind, what, guilds, name) = two(2, seat, guild);
                let insect = u64::from(parts::Card::index(insect));
                (kind, what << 8 | insect, guilds, name)
            }
            Action::TradeSaved(insect) => card(3, insect),
            Action::Done => plain(4, 0),
            Action::Discard(discarded) => card(5, discarded),
            Action::DrawDeck => plain(6, 0),
            Action::DrawPile => plain(7, 0),
            Action::Take(taken) => card(8, taken),
            Action::AphidsOn(guild) => plain(9, guild),
            Action::AphidsTo { seat, guild: None } => plain(10, seat),
            Action::AphidsTo {
                seat,
                guild: Some(guild),
            } => two(11, seat, guild),
            Action::AphidsAway => plain(12, 0),
            Action::Spend(insect) => card(13, insect),
            Action::Suffer => plain(14, 0),
            Action::Apply { seat, guild } => two(15, seat, guild),
            Action::Save => plain(16, 0),
            Action::Trade => plain(17, 0),
            Action::Offer(guild) => plain(18, guild),
            Action::Pass => plain(19, 0),
            Action::Accept(seat) => plain(20, seat),
            Action::Refuse => plain(21, 0),
        }
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Action) -> std::cmp::Ordering {
        self.order().cmp(&other.order())
    }
}

impl PartialOrd for Action {
    fn partial_cmp(&self, other: &Action) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
