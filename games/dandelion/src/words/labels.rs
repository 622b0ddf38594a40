//! Actions in plain words, as on a button.

use engine::{Message, Seat, Viewer};
use i18n::{Arg, List, Space};

use super::{
    APHIDS_AWAY, DONE_BUILDING, DRAW_DECK, DRAW_PILE, PASS, REFUSE, SAVE, SUFFER, TRADE, message,
};
use crate::{
    action::Action,
    cards::{Card, Cards},
    icons::Icon,
    view::View,
};

impl Action {
    /// What somebody would do, to one who sees the table so: "Lay Apple and Mint".
    pub fn words(self, view: &View) -> Message {
        match self {
            Action::Lay { cards, name, .. } => message::lay(cards_as(cards, name)),
            Action::Extend {
                guilds,
                cards,
                name,
                ..
            } => {
                let guilds = guilds.iter().map(|number| view.own_guild(number));
                message::extend(List::and(guilds), cards_as(cards, name))
            }
            Action::Cure {
                seat,
                guild,
                insect,
            } => message::use_on(insect.piece(), view.guild_of(seat, guild)),
            Action::TradeSaved(card) => message::offer_saved(card.piece()),
            Action::Done => DONE_BUILDING.into(),
            Action::Discard(card) => message::discard(card.piece()),
            Action::DrawDeck => DRAW_DECK.into(),
            Action::DrawPile => DRAW_PILE.into(),
            Action::Take(card) => message::take(card.piece()),
            Action::AphidsOn(guild) => message::aphids_on(view.own_guild(guild.into())),
            Action::AphidsTo { seat, guild: None } => message::pass_aphids(i18n::Seat(seat)),
            Action::AphidsTo {
                seat,
                guild: Some(guild),
            } => message::pass_aphids(view.guild_of(seat, guild)),
            Action::AphidsAway => APHIDS_AWAY.into(),
            Action::Spend(card) => message::spend(card.piece()),
            Action::Suffer => SUFFER.into(),
            Action::Apply { seat, guild } => message::cure(view.guild_of(seat, guild)),
            Action::Save => SAVE.into(),
            Action::Trade => TRADE.into(),
            Action::Offer(guild) => message::offer(view.own_guild(guild.into())),
            Action::Pass => PASS.into(),
            Action::Accept(seat) => message::accept(i18n::Seat(seat)),
            Action::Refuse => REFUSE.into(),
        }
    }
}

/// Cards by name, the joker as what it will be called.
fn cards_as(cards: Cards, joker: Option<Icon>) -> List {
    List::and(cards.iter().map(|card| -> Arg<'static> {
        match joker {
            Some(icon) if card == Card::DANDELION => {
                message::card_as(card.piece(), icon.word()).into()
            }
            _ => card.piece().into(),
        }
    }))
}

impl View {
    /// A guild by its owner and its centre, to one who sees the table so: "your guild 1
    /// (Apple and 2 more)".
    pub fn guild_words(&self, owner: Seat, number: usize) -> Arg<'static> {
        let Some(centre) = self.table.centre_words(owner, number) else {
            return message::guild(number + 1).into();
        };
        let space = |name| Space {
            touch: format!("guild:{}:{number}", owner.index()),
            name,
        };
        if self.viewer.is(owner) {
            space(message::your_guild(number + 1, centre)).into()
        } else {
            let guild = space(message::guild_around(number + 1, centre));
            message::guild_of(owner, guild).into()
        }
    }

    fn own_guild(&self, number: usize) -> Arg<'static> {
        let seat = match self.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat::new(0),
        };
        self.guild_words(seat, number)
    }

    /// A guild as an action names it: there may be no such seat.
    fn guild_of(&self, seat: u8, number: u8) -> Arg<'static> {
        match Seat::all(self.table.seats()).nth(usize::from(seat)) {
            Some(owner) => self.guild_words(owner, usize::from(number)),
            None => message::guild(u16::from(number) + 1).into(),
        }
    }
}
