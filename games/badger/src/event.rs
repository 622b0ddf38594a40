use engine::{Message, Seat, Viewer};

use crate::{
    card::{Card, Suit},
    words::message,
};

/// What happened at the table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// A card was led or followed with.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// The lead suit, if it was named.
        named: Option<Suit>,
    },
    /// The decree was exchanged.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// The new decree.
        laid: Card,
        /// The old one, now in hand.
        taken: Card,
        /// The trump suit from now on.
        trump: Suit,
    },
    /// The decree was left as it is.
    Kept {
        /// By whom.
        seat: Seat,
    },
    /// A card was drawn for a 5.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which: for its player's eyes only.
        card: Card,
    },
    /// A card was buried for a 5.
    Buried {
        /// By whom.
        seat: Seat,
        /// Which: for its player's eyes only.
        card: Card,
    },
    /// A trick was taken.
    TookTrick {
        /// By whom.
        seat: Seat,
        /// The led card and the other one.
        cards: [Card; 2],
        /// Points for sevens.
        sevens: u8,
    },
    /// A losing Ace gives its player the lead.
    AceLeads {
        /// Whose.
        seat: Seat,
    },
    /// A round was scored.
    RoundScored {
        /// Which.
        round: u16,
        /// Tricks of each seat.
        tricks: [u8; 2],
        /// Points of each seat, sevens included.
        points: [u8; 2],
        /// Totals of each seat.
        scores: [u16; 2],
    },
    /// A round was dealt.
    Dealt {
        /// Which.
        round: u16,
        /// By whom.
        dealer: Seat,
        /// The decree.
        decree: Card,
        /// The trump suit.
        trump: Suit,
    },
    /// The game is over.
    Over {
        /// The totals.
        scores: [u16; 2],
        /// Who won; nobody in a draw.
        winner: Option<Seat>,
    },
}

impl Event {
    /// The event in words, as one viewer notices it.
    pub(crate) fn tell(&self, viewer: Viewer) -> Message {
        match *self {
            Event::Played {
                seat,
                card,
                named: None,
            } => message::played(seat, card.piece(), card.short()),
            Event::Played {
                seat,
                card,
                named: Some(suit),
            } => message::played_as(seat, card.piece(), card.short(), suit.word()),
            Event::Exchanged {
                seat,
                laid,
                taken,
                trump,
            } => message::exchanged(
                seat,
                laid.piece(),
                laid.short(),
                taken.piece(),
                taken.short(),
                trump.word(),
            ),
            Event::Kept { seat } => message::kept(seat),
            Event::Drew { seat, card } if viewer.is(seat) => {
                message::you_draw(card.piece(), card.short())
            }
            Event::Drew { seat, .. } => message::drew(seat),
            Event::Buried { seat, card } if viewer.is(seat) => {
                message::you_bury(card.piece(), card.short())
            }
            Event::Buried { seat, .. } => message::buried(seat),
            Event::TookTrick {
                seat,
                cards: [led, followed],
                sevens: 0,
            } => message::took_trick(seat, led.piece(), followed.piece()),
            Event::TookTrick {
                seat,
                cards: [led, followed],
                sevens,
            } => message::took_sevens(seat, led.piece(), followed.piece(), sevens),
            Event::AceLeads { seat } => message::ace_leads(seat),
            Event::RoundScored {
                round,
                tricks,
                points,
                scores,
            } => message::round_scored(
                round, tricks[0], tricks[1], points[0], points[1], scores[0], scores[1],
            ),
            Event::Dealt {
                round,
                dealer,
                decree,
                trump,
            } => message::dealt(dealer, round, decree.piece(), decree.short(), trump.word()),
            Event::Over {
                scores: [total, others_total],
                winner: Some(seat),
            } => message::won(seat, total, others_total),
            Event::Over {
                scores: [total, others_total],
                winner: None,
            } => message::drawn_game(total, others_total),
        }
    }
}
