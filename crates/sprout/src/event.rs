use engine::{Message, Seat, Viewer};

use crate::{
    Card,
    words::{self, message},
};

/// What happened at the table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// A card was planted.
    Planted {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card was put on the compost.
    Composted {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which: for its player's eyes only.
        card: Card,
    },
    /// The last card was played.
    Over,
}

impl Event {
    /// The event as one viewer notices it.
    pub(crate) fn words(&self, viewer: Viewer) -> Message {
        match *self {
            Event::Planted { seat, card } => message::planted(seat, card.piece()),
            Event::Composted { seat, card } => message::composted(seat, card.piece()),
            Event::Drew { seat, card } if viewer.is(seat) => message::you_drew(card.piece()),
            Event::Drew { seat, .. } => message::drew(seat),
            Event::Over => words::ALL_PLAYED.into(),
        }
    }
}
