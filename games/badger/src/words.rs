//! What the game has to tell people: its catalogue and the messages that the rules name.

use engine::{Catalogue, Message};
use i18n::{Arg, List, Phrase, Piece};

use crate::{Action, Card, Phase, Suit, Suits, View, card::ACE};

/// Everything the game says, in every language.
pub static CATALOGUE: Catalogue = i18n::catalogue!("badger");

i18n::messages! {
    /// What the rules say.
    pub static WORDS of CATALOGUE;
    phrases {
        MOONS, SUNS, WAVES, LEAVES, WYRMS, KNOTS,

        // Decisions
        TASK_LEAD, TASK_FOLLOW, TASK_EXCHANGE, TASK_BURY, TASK_OVER, LEAVE_DECREE,

        // Refusals
        GAME_IS_OVER, OTHERS_TURN, THREE_MUST, BURY_OWN, LEAD_NOW, FOLLOW_NOW, EXCHANGE_FIRST,
        BURY_NOW, LEAD_OWN, FOLLOW_OWN, NOT_OFFERED, EXCHANGE_OWN, NAME_A_SUIT, NAME_NO_SUIT,
        SUIT_NOT_THERE,

        // Positions
        BELOW_SEVENS, ROUNDS_FROM_ONE, TRICK_OF_TWO, LEADER_NAMES, ONE_SEAT_PLAYED,
        HANDS_UNEQUAL, HANDS_EMPTY, ONE_CARD_TWICE,

        // Data files
        CARDS_ARE_KNOWN, ACES_AND_CROWNS, PAWNS_AND_COURTS, EXCUSE_STAYS_OUT,
    }
    sentences {
        ace_mark(suit: Text),

        // Decisions
        lead(card: Piece),
        lead_as(card: Piece, suit: Message),
        play(card: Piece),
        make_decree(card: Piece),
        make_decree_as(card: Piece, suit: Message),
        bury(card: Piece),

        // The log
        played(seat: Seat, card: Piece, mark),
        played_as(seat: Seat, card: Piece, mark, suit: Message),
        exchanged(seat: Seat, laid: Piece, mark, taken: Piece, old, suit: Message),
        kept(seat: Seat),
        you_draw(card: Piece, mark),
        drew(seat: Seat),
        you_bury(card: Piece, mark),
        buried(seat: Seat),
        took_trick(seat: Seat, led: Piece, followed: Piece),
        took_sevens(seat: Seat, led: Piece, followed: Piece, points: Count),
        ace_leads(seat: Seat),
        round_scored(
            round: Count, tricks: Count, others_tricks: Count, points: Count,
            others_points: Count, total: Count, others_total: Count,
        ),
        dealt(seat: Seat, round: Count, card: Piece, mark, suit: Message),
        won(seat: Seat, total: Count, others_total: Count),
        drawn_game(total: Count, others_total: Count),

        // Refusals
        crown_asks(suits: List),
        must_follow(suits: List),
        no_card(card: Text),
        no_such_suit(suit: Text),
        two_play(seats: Count),

        // Hints
        hint(taken: Count, lost: Count, own: Decimal, other: Decimal, worse: Decimal),

        // Positions
        no_suit(suit: Text),
        in_two_places(card: Text),
        not_in_deck(card: Text),
        led_by_seat(number: Count),
        more_than(most: Count),
        none_of_the_tens(card: Text),
        trump_cannot_be(suit: Text, card: Text),
        pile_too_large(count: Count, most: Count),
        hand_too_large(count: Count, most: Count),
        two_hands(count: Count),
        no_such_seat(number: Count),
        no_such_phase(phase: Text),
        phase_misfits(phase: Text),
        nobody_acts(phase: Text),

        // Data files
        too_many_of_rank(most: Count, rank: Count),
        file_suit_unknown(suit: Text),
        file_suit_twice(suit: Text),
        file_suit_count(count: Count),
    }
}

impl Card {
    /// The card in a message.
    pub const fn piece(self) -> Piece {
        Piece {
            catalogue: &CATALOGUE,
            id: self.id(),
        }
    }

    /// Rank and suits in short, in a message: only an Ace is called differently elsewhere.
    pub fn short(self) -> Arg<'static> {
        if self.rank() == ACE {
            message::ace_mark(self.suits().uppermost().letter().to_string()).into()
        } else {
            self.mark().into()
        }
    }
}

impl Suit {
    /// The word for it in messages.
    pub const fn word(self) -> Phrase {
        match self {
            Suit::Moons => MOONS,
            Suit::Suns => SUNS,
            Suit::Waves => WAVES,
            Suit::Leaves => LEAVES,
            Suit::Wyrms => WYRMS,
            Suit::Knots => KNOTS,
        }
    }
}

impl Suits {
    /// "Moons or Waves"
    pub(crate) fn alternatives(self) -> List {
        List::or(self.iter().map(Suit::word))
    }
}

impl Action {
    /// What somebody would do, as it stands within a sentence: "play the Sea".
    pub fn words(self, view: &View) -> Message {
        match self {
            Action::Play { card, named } if view.led.is_none() => match named {
                Some(named) => message::lead_as(card.piece(), named.word()),
                None => message::lead(card.piece()),
            },
            Action::Play { card, .. } => message::play(card.piece()),
            Action::Exchange { card, named } => match named {
                Some(named) => message::make_decree_as(card.piece(), named.word()),
                None => message::make_decree(card.piece()),
            },
            Action::Keep => LEAVE_DECREE.into(),
            Action::Bury { card } => message::bury(card.piece()),
        }
    }
}

impl View {
    /// What whoever is to act has to decide: "choose a card to lead".
    pub const fn task(&self) -> Phrase {
        match self.phase {
            Phase::Lead => TASK_LEAD,
            Phase::Follow => TASK_FOLLOW,
            Phase::Exchange => TASK_EXCHANGE,
            Phase::Bury => TASK_BURY,
            Phase::Over => TASK_OVER,
        }
    }
}
