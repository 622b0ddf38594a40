use std::cmp::Ordering;

use engine::{Message, Seat, Viewer};

use crate::{
    Animal, Card, Lane, Way,
    words::{self, message},
};

/// What happened, for people.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// A12: an animal was picked.
    Picked {
        /// Whose pawn or cards.
        seat: Seat,
        /// Which animal.
        animal: Animal,
    },
    /// A15: a pawn was placed.
    Placed {
        /// Whose pawn or cards.
        seat: Seat,
        /// The lane.
        lane: Lane,
        /// The spot.
        spot: u16,
    },
    /// A16: everybody drew a hand.
    HandsDealt,
    /// A18: a card came to the Row.
    Revealed {
        /// Which card.
        card: Card,
    },
    /// A20: a card was paid for a lane change.
    Paid {
        /// Whose pawn or cards.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A20, A24, `lane any`: a pawn is in this lane now.
    InLane {
        /// Whose pawn or cards.
        seat: Seat,
        /// The lane.
        lane: Lane,
    },
    /// A28: a card was played.
    Played {
        /// Whose pawn or cards.
        seat: Seat,
        /// Which card.
        card: Card,
        /// How it was played.
        way: Way,
    },
    /// A29: the bonus was used after the option.
    BonusUsed {
        /// Whose pawn or cards.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A39: acorns were gathered.
    Gathered {
        /// Whose pawn or cards.
        seat: Seat,
        /// How many.
        acorns: u16,
        /// How many there are now.
        pool: u16,
    },
    /// A41: a card was bought.
    Bought {
        /// Whose pawn or cards.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A44, A52: a pawn moved along the track.
    Moved {
        /// Whose pawn or cards.
        seat: Seat,
        /// The spot it left.
        from: u16,
        /// The spot it came to.
        to: u16,
    },
    /// A47: a checkpoint was reached and the pawn pushed to this lane.
    Checkpoint {
        /// Whose pawn or cards.
        seat: Seat,
        /// Its spot.
        checkpoint: u16,
        /// The lane.
        lane: Lane,
    },
    /// A48: the Row left the game.
    RowRemoved,
    /// A57: a card was drawn; only its owner sees which.
    Drew {
        /// Whose pawn or cards.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A58: a Nest became the new deck.
    Reshuffled {
        /// Whose pawn or cards.
        seat: Seat,
    },
    /// A33: a card was discarded.
    Discarded {
        /// Whose pawn or cards.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A64: a Trap came to a Nest.
    Trapped {
        /// Whose pawn or cards.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A64: there was no Trap left to give.
    NoTrapLeft {
        /// Whose pawn or cards.
        seat: Seat,
    },
    /// A66: a Trap went under the Trap deck.
    Shed {
        /// Whose pawn or cards.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A71: a turn began.
    TurnBegan {
        /// Whose pawn or cards.
        seat: Seat,
        /// The round.
        round: u8,
    },
    /// A45, A75: the race is over.
    Won {
        /// Whose pawn or cards.
        seat: Seat,
    },
}

impl Event {
    /// What happened, as the viewer reads it in the log.
    pub(crate) fn words(&self, viewer: Viewer) -> Message {
        match self.subject() {
            Some(seat) if viewer.is(seat) => self.words_for_self(),
            _ => self.words_for_others(),
        }
    }

    /// Whose pawn or cards it is about.
    fn subject(&self) -> Option<Seat> {
        match *self {
            Event::Picked { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Paid { seat, .. }
            | Event::InLane { seat, .. }
            | Event::Played { seat, .. }
            | Event::BonusUsed { seat, .. }
            | Event::Gathered { seat, .. }
            | Event::Bought { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Checkpoint { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Reshuffled { seat }
            | Event::Discarded { seat, .. }
            | Event::Trapped { seat, .. }
            | Event::NoTrapLeft { seat }
            | Event::Shed { seat, .. }
            | Event::TurnBegan { seat, .. }
            | Event::Won { seat } => Some(seat),
            Event::HandsDealt | Event::Revealed { .. } | Event::RowRemoved => None,
        }
    }

    fn words_for_self(&self) -> Message {
        match *self {
            Event::Picked { animal, .. } => message::you_pick(animal.word()),
            Event::Placed { lane, spot, .. } => message::you_start(lane.word(), words::spot(spot)),
            Event::Paid { card, .. } => message::you_pay(card.piece()),
            Event::InLane { lane, .. } => message::you_go(lane.word()),
            Event::Played { card, way, .. } if way.bonus_first() => {
                message::you_play_bonus_first(card.piece())
            }
            Event::Played { card, .. } => message::you_play(card.piece()),
            Event::BonusUsed { card, .. } => message::you_use_bonus(card.piece()),
            Event::Gathered { acorns, pool, .. } => message::you_gather(acorns, pool),
            Event::Bought { card, .. } => message::you_buy(card.piece()),
            Event::Moved { from, to, .. } => match from.cmp(&to) {
                Ordering::Equal => message::you_stay(words::spot(to)),
                Ordering::Less => message::you_move(words::spot(from), words::spot(to)),
                Ordering::Greater => message::you_move_back(words::spot(from), words::spot(to)),
            },
            Event::Checkpoint {
                checkpoint, lane, ..
            } => message::you_reach(words::spot(checkpoint), lane.word()),
            Event::Drew { card, .. } => message::you_draw(card.piece()),
            Event::Reshuffled { .. } => words::YOU_SHUFFLE.into(),
            Event::Discarded { card, .. } => message::you_discard(card.piece()),
            Event::Trapped { card, .. } => message::you_get_trap(card.piece()),
            Event::NoTrapLeft { .. } => words::YOU_GET_NO_TRAP.into(),
            Event::Shed { card, .. } => message::you_shed(card.piece()),
            Event::TurnBegan { round, .. } => message::you_begin_turn(round),
            Event::Won { .. } => words::YOU_WIN.into(),
            Event::HandsDealt | Event::Revealed { .. } | Event::RowRemoved => {
                self.words_for_others()
            }
        }
    }

    fn words_for_others(&self) -> Message {
        match *self {
            Event::Picked { seat, animal } => message::picks(seat, animal.word()),
            Event::Placed { seat, lane, spot } => {
                message::starts(seat, lane.word(), words::spot(spot))
            }
            Event::HandsDealt => words::HANDS_DEALT.into(),
            Event::Revealed { card } => message::revealed(card.piece()),
            Event::Paid { seat, card } => message::pays(seat, card.piece()),
            Event::InLane { seat, lane } => message::goes(seat, lane.word()),
            Event::Played { seat, card, way } if way.bonus_first() => {
                message::plays_bonus_first(seat, card.piece())
            }
            Event::Played { seat, card, .. } => message::plays(seat, card.piece()),
            Event::BonusUsed { seat, card } => message::uses_bonus(seat, card.piece()),
            Event::Gathered { seat, acorns, pool } => message::gathers(seat, acorns, pool),
            Event::Bought { seat, card } => message::buys(seat, card.piece()),
            Event::Moved { seat, from, to } => match from.cmp(&to) {
                Ordering::Equal => message::stays(seat, words::spot(to)),
                Ordering::Less => message::moves(seat, words::spot(from), words::spot(to)),
                Ordering::Greater => message::moves_back(seat, words::spot(from), words::spot(to)),
            },
            Event::Checkpoint {
                seat,
                checkpoint,
                lane,
            } => message::reaches(seat, words::spot(checkpoint), lane.word()),
            Event::RowRemoved => words::ROW_REMOVED.into(),
            // A74: which card it is, its owner alone is told.
            Event::Drew { seat, .. } => message::draws(seat),
            Event::Reshuffled { seat } => message::shuffles(seat),
            Event::Discarded { seat, card } => message::discards(seat, card.piece()),
            Event::Trapped { seat, card } => message::gets_trap(seat, card.piece()),
            Event::NoTrapLeft { seat } => message::gets_no_trap(seat),
            Event::Shed { seat, card } => message::sheds(seat, card.piece()),
            Event::TurnBegan { seat, round } => message::begins_turn(round, seat),
            Event::Won { seat } => message::wins(seat),
        }
    }
}
