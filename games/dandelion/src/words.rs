//! What the game has to tell people: its catalogue and the messages that the rules name.

pub mod files;
mod labels;

use engine::{Catalogue, Seat};
use i18n::{Arg, List, Message, Phrase, Piece};

use crate::{
    cards::{Card, Cards, Insect, Wild},
    icons::{Icon, Icons},
    table::Table,
};

/// Everything the game says, in every language.
pub static CATALOGUE: Catalogue = i18n::catalogue!("dandelion");

i18n::messages! {
    /// What the rules say.
    pub static WORDS of CATALOGUE;
    phrases {
        // Icons and classes
        ICON_WATER, ICON_POLLINATORS, ICON_NITROGEN, ICON_GROUNDCOVER, ICON_COMPOST,
        ICON_TRELLIS, ICON_FOOD,
        CLASS_ROOT_TUBER, CLASS_FUNGUS, CLASS_GROUNDCOVER, CLASS_HERBACEOUS, CLASS_SHRUB,
        CLASS_CLIMBER, CLASS_UNDERSTORY, CLASS_CANOPY, CLASS_ANIMAL, CLASS_INSECT,
        CLASS_STRUCTURE, CLASS_NATURAL_DISASTER,
        NOTHING,

        // Actions
        DONE_BUILDING, DRAW_DECK, DRAW_PILE, APHIDS_AWAY, SUFFER, SAVE, TRADE, PASS, REFUSE,

        // The log
        DROUGHT_ENDED, GAME_ENDED,

        // Refusals
        GAME_IS_OVER, SAVED_ACTS_WHEN, OTHER_STEP, NOT_SAVED, NOT_HELD, DECK_EMPTY, PILE_SHORT,
        PLAY_STALLED, NOT_AVAILABLE, OFFER_OWN_GUILD, NOTHING_OFFERED, ONE_TRADE, WHICH_INSECT,
        TRADE_IS_OPEN, APPLY_OR_SAVE, OFFERED_ALREADY, ONLY_JUST_TURNED_UP, NO_TRADES,
        TRADES_WHILE_BUILDING, TRADES_ON_REVEAL, GUILD_OF_HELD, JOKER_ALONE, SINGLE_CARD,
        NO_CENTRE, EXTEND_WITH_HELD, EXTEND_YOUR_OWN, NAMED_ALREADY, APHIDS_CANNOT_JOIN,
        NOBODY_SATISFIED, NO_NEW_CENTRE, ADDED_USELESS, JOINED_USELESS, NOT_WORTH_MORE,
        NO_JOKER_HERE, WHICH_ICON, ICON_NOT_SHOWN, ONLY_DANDELION, NO_APHIDS_THERE,
        APHIDS_ALREADY, APHIDS_ON_YOUR_OWN, NAME_ANOTHER, THEY_PICK, WHICH_GUILD, PICK_FREE,
        CHOOSE_FREE, GUILD_YOURSELF, WILD_IN_GUILD, HOW_TO_EXTEND,

        // Hints
        LEVEL,
    }
    sentences {
        points(points: Count),
        cards(cards: Count),
        listed(list: List),
        just_card(card: Piece),
        joker_card(card: Piece, icon: Message),
        card_as(card: Piece, icon: Message),
        needs_gives(needs: Message, gives: Message),
        with_aphids(card: Piece),
        and_more(card: Piece, count: Count),
        guild(number: Count),
        guild_around(number: Count, centre: Message),
        your_guild(number: Count, centre: Message),
        guild_of(seat: Seat, guild: Space),
        guild_at(whose: Text, number: Count, owner: Seat),

        // Actions
        lay(cards: List),
        extend(guilds: List, cards: List),
        use_on(insect: Piece, guild),
        offer_saved(insect: Piece),
        discard(card: Piece),
        take(card: Piece),
        aphids_on(guild),
        pass_aphids(whom),
        spend(insect: Piece),
        cure(guild),
        offer(guild),
        accept(seat: Seat),

        // The log
        laid(who: Text, seat: Seat, cards: List, points: Count),
        extended(
            who: Text, seat: Seat, count: Count, guilds: List, cards: List, points: Count,
        ),
        cured(who: Text, seat: Seat, insect: Piece, guild: Message),
        discarded(who: Text, seat: Seat, card: Piece),
        drew(card: Piece),
        drew_hidden(seat: Seat),
        took(who: Text, seat: Seat, cards: List),
        drew_nothing(who: Text, seat: Seat),
        wild_turned_up(who: Text, seat: Seat, wild: Piece),
        aphids_passed(who: Text, seat: Seat, whom: Text, to: Seat),
        aphids_put_away(who: Text, seat: Seat),
        aphids_landed(guild: Message),
        insect_spent(who: Text, seat: Seat, insect: Piece),
        insect_saved(who: Text, seat: Seat, insect: Piece),
        trade_opened(who: Text, seat: Seat, insect: Piece),
        guild_offered(who: Text, seat: Seat, number: Count),
        passed(who: Text, seat: Seat),
        traded(who: Text, seat: Seat, guild: Message, insect: Piece),
        offers_refused(who: Text, seat: Seat),
        tornado_in_vain(who: Text, seat: Seat),
        blown_away(who: Text, seat: Seat, cards: List),
        dry_turn(who: Text, seat: Seat),

        // Refusals
        others_turn(seat: Seat),
        wild_first(wild: Piece),
        twice(card: Piece),
        only_dandelion_named(word: Text),
        no_such_icon(word: Text, icon: Text),
        no_such_card(word: Text),
        not_a_number(word: Text),
        needs_max_players(players: Count),
        not_so_many(players: Count, most: Count),

        // Hints
        hint(when: Text, points: Decimal, rival: Decimal, standing: Message),
        ahead(lead: Decimal),
        behind(lead: Decimal),
        hint_and(hint: Message, more: Message),
        more_than_next(points: Decimal),
        more_than_best(points: Decimal),
        next_makes_more(points: Decimal),
        best_makes_more(points: Decimal),
        aphids_feared(percent: Count),
    }
}

impl Card {
    /// The card in a message.
    pub fn piece(self) -> Piece {
        Piece {
            catalogue: &CATALOGUE,
            id: self.id(),
        }
    }

    /// The word for its class in messages.
    pub fn class_word(self) -> Phrase {
        class(self.class()).unwrap_or(CLASS_STRUCTURE)
    }
}

impl Wild {
    /// The wild card in a message.
    pub fn piece(self) -> Piece {
        self.card().piece()
    }
}

impl Insect {
    /// The insect in a message.
    pub fn piece(self) -> Piece {
        self.card().piece()
    }
}

/// The word for a class by its name in data files.
pub fn class(name: &str) -> Option<Phrase> {
    let word = match name {
        "root/tuber" => CLASS_ROOT_TUBER,
        "fungus" => CLASS_FUNGUS,
        "groundcover" => CLASS_GROUNDCOVER,
        "herbaceous" => CLASS_HERBACEOUS,
        "shrub" => CLASS_SHRUB,
        "climber" => CLASS_CLIMBER,
        "understory" => CLASS_UNDERSTORY,
        "canopy" => CLASS_CANOPY,
        "animal" => CLASS_ANIMAL,
        "insect" => CLASS_INSECT,
        "structure" => CLASS_STRUCTURE,
        "natural disaster" => CLASS_NATURAL_DISASTER,
        _ => return None,
    };
    Some(word)
}

impl Icon {
    /// The word for it in messages.
    pub const fn word(self) -> Phrase {
        match self {
            Icon::Water => ICON_WATER,
            Icon::Pollinators => ICON_POLLINATORS,
            Icon::Nitrogen => ICON_NITROGEN,
            Icon::Groundcover => ICON_GROUNDCOVER,
            Icon::Compost => ICON_COMPOST,
            Icon::Trellis => ICON_TRELLIS,
            Icon::Food => ICON_FOOD,
        }
    }
}

impl Icons {
    /// Their words: "water, nitrogen and food".
    pub fn words(self) -> Message {
        if self.is_empty() {
            return NOTHING.into();
        }
        message::listed(List::and(self.iter().map(Icon::word)))
    }
}

/// Cards by name, the joker with what it stands for: "Apple, Mint and Dandelion (water)".
pub fn list(cards: Cards, joker: Option<Icon>) -> List {
    List::and(cards.iter().map(|card| named(card, joker)))
}

/// A card, the joker with what it stands for.
pub fn named(card: Card, joker: Option<Icon>) -> Arg<'static> {
    match joker {
        Some(icon) if card == Card::DANDELION => {
            message::joker_card(card.piece(), icon.word()).into()
        }
        _ => card.piece().into(),
    }
}

impl Table {
    /// What a guild is known by: its centre and how many help it, or that aphids lie on it.
    /// Nothing where there is no such guild.
    pub fn centre_words(&self, owner: Seat, number: usize) -> Option<Message> {
        let guild = self.garden().guild(owner, number)?;
        let Some(centre) = self.centre(&guild) else {
            let first = guild.cards.first()?;
            return Some(message::just_card(first.piece()));
        };
        Some(match guild.cards.len() {
            _ if guild.aphids => message::with_aphids(centre.piece()),
            1 => message::just_card(centre.piece()),
            several => message::and_more(centre.piece(), several - 1),
        })
    }
}
