use engine::{Message, Seat, Viewer};
use i18n::List;

use crate::{
    cards::{Card, Cards, Insect, Wild},
    garden::GuildSet,
    icons::Icon,
    table::Offer,
    words::{self, list, message},
};

/// What happened, for people.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// A new guild was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Its cards.
        cards: Cards,
        /// What the joker is called, if it is among them.
        name: Option<Icon>,
        /// Its worth.
        points: u8,
    },
    /// Guilds were extended.
    Extended {
        /// By whom.
        seat: Seat,
        /// The guilds that joined, by their numbers before.
        guilds: GuildSet,
        /// The cards added, with a joker that was renamed.
        cards: Cards,
        /// What the joker is called, if it was named.
        name: Option<Icon>,
        /// What the guild is worth now.
        points: u8,
    },
    /// Aphids were removed by an insect.
    Cured {
        /// Who applied the insect.
        seat: Seat,
        /// Whose guild it is.
        owner: Seat,
        /// Its number.
        guild: u8,
        /// The insect.
        insect: Insect,
    },
    /// A card was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card was drawn from the deck.
    Drew {
        /// By whom.
        seat: Seat,
        /// The card, which only that player sees.
        card: Card,
    },
    /// Cards were taken from the pile.
    Took {
        /// By whom.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// There was nothing to draw.
    DrewNothing {
        /// For whom.
        seat: Seat,
    },
    /// A wild card turned up.
    Revealed {
        /// Before whom.
        seat: Seat,
        /// The card.
        wild: Wild,
    },
    /// Aphids were passed on.
    AphidsPassed {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// Aphids were put out of the game.
    AphidsAway {
        /// By whom.
        seat: Seat,
    },
    /// Aphids lie on a guild.
    AphidsLanded {
        /// Whose guild.
        seat: Seat,
        /// Its number.
        guild: u8,
    },
    /// A saved insect met the aphids.
    Spent {
        /// Whose insect.
        seat: Seat,
        /// The insect.
        insect: Insect,
    },
    /// An insect was saved.
    Saved {
        /// By whom.
        seat: Seat,
        /// The insect.
        insect: Insect,
    },
    /// An insect was offered.
    TradeOpened {
        /// By whom.
        seat: Seat,
        /// The insect.
        insect: Insect,
    },
    /// A player answered an open trade.
    Answered {
        /// Who.
        seat: Seat,
        /// A guild, or a pass.
        answer: Offer,
    },
    /// Guild and insect changed hands.
    Traded {
        /// Who gets the guild.
        trader: Seat,
        /// Who gets the insect.
        from: Seat,
        /// The guild's old number.
        guild: u8,
        /// The insect.
        insect: Insect,
    },
    /// No offer was good enough.
    OffersRefused {
        /// For whom.
        seat: Seat,
    },
    /// The tornado blew a hand away.
    BlownAway {
        /// Whose hand.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// The drought is over.
    DroughtEnded,
    /// The first dry turn, or the first of a run.
    DryTurn {
        /// Whose turn it was.
        seat: Seat,
    },
    /// The game is over.
    Ended,
}

impl Event {
    /// The event as `viewer` is told of it.
    pub(crate) fn tell(&self, viewer: Viewer) -> Message {
        let who = |seat: Seat| if viewer.is(seat) { "you" } else { "other" };
        let guild = |owner: Seat, guild: u8, actor: Option<Seat>| {
            let whose = if viewer.is(owner) {
                "yours"
            } else if actor == Some(owner) {
                "own"
            } else {
                "other"
            };
            message::guild_at(whose, guild + 1, owner)
        };
        match *self {
            Event::Laid {
                seat,
                cards,
                name,
                points,
            } => message::laid(who(seat), seat, list(cards, name), points),
            Event::Extended {
                seat,
                guilds,
                cards,
                name,
                points,
            } => {
                let numbers = guilds.iter().map(|number| number + 1);
                let cards = list(cards, name);
                let count = guilds.iter().count();
                message::extended(who(seat), seat, count, List::and(numbers), cards, points)
            }
            Event::Cured {
                seat,
                owner,
                guild: number,
                insect,
            } => {
                let guild = guild(owner, number, Some(seat));
                message::cured(who(seat), seat, insect.piece(), guild)
            }
            Event::Discarded { seat, card } => message::discarded(who(seat), seat, card.piece()),
            Event::Drew { seat, card } if viewer.is(seat) => message::drew(card.piece()),
            Event::Drew { seat, .. } => message::drew_hidden(seat),
            Event::Took { seat, cards } => message::took(who(seat), seat, list(cards, None)),
            Event::DrewNothing { seat } => message::drew_nothing(who(seat), seat),
            Event::Revealed { seat, wild } => {
                message::wild_turned_up(who(seat), seat, wild.piece())
            }
            Event::AphidsPassed { from, to } => {
                message::aphids_passed(who(from), from, who(to), to)
            }
            Event::AphidsAway { seat } => message::aphids_put_away(who(seat), seat),
            Event::AphidsLanded {
                seat,
                guild: number,
            } => message::aphids_landed(guild(seat, number, None)),
            Event::Spent { seat, insect } => message::insect_spent(who(seat), seat, insect.piece()),
            Event::Saved { seat, insect } => message::insect_saved(who(seat), seat, insect.piece()),
            Event::TradeOpened { seat, insect } => {
                message::trade_opened(who(seat), seat, insect.piece())
            }
            Event::Answered {
                seat,
                answer: Offer::Guild(number),
            } => message::guild_offered(who(seat), seat, number + 1),
            Event::Answered {
                seat,
                answer: Offer::Pass | Offer::Open,
            } => message::passed(who(seat), seat),
            Event::Traded {
                trader,
                from,
                guild: number,
                insect,
            } => {
                let guild = guild(from, number, None);
                message::traded(who(trader), trader, guild, insect.piece())
            }
            Event::OffersRefused { seat } => message::offers_refused(who(seat), seat),
            Event::BlownAway { seat, cards } if cards.is_empty() => {
                message::tornado_in_vain(who(seat), seat)
            }
            Event::BlownAway { seat, cards } => {
                message::blown_away(who(seat), seat, list(cards, None))
            }
            Event::DroughtEnded => words::DROUGHT_ENDED.into(),
            Event::DryTurn { seat } => message::dry_turn(who(seat), seat),
            Event::Ended => words::GAME_ENDED.into(),
        }
    }
}
