use engine::{Seat, Viewer};

use crate::card::{Card, Suit};

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
    pub(crate) fn tell(&self, viewer: Viewer) -> String {
        let named = |suit: &Option<Suit>| suit.map_or(String::new(), |s| format!(" as {s}"));
        match self {
            Event::Played {
                seat,
                card,
                named: suit,
            } => {
                format!(
                    "Seat {seat} plays {} ({}){}.",
                    card.name(),
                    card.mark(),
                    named(suit)
                )
            }
            Event::Exchanged {
                seat,
                laid,
                taken,
                trump,
            } => format!(
                "Seat {seat} makes {} ({}) the decree and takes {} ({}): trump is {trump}.",
                laid.name(),
                laid.mark(),
                taken.name(),
                taken.mark()
            ),
            Event::Kept { seat } => format!("Seat {seat} leaves the decree."),
            Event::Drew { seat, card } if viewer.is(*seat) => {
                format!("You draw {} ({}).", card.name(), card.mark())
            }
            Event::Drew { seat, .. } => format!("Seat {seat} draws a card."),
            Event::Buried { seat, card } if viewer.is(*seat) => {
                format!("You bury {} ({}).", card.name(), card.mark())
            }
            Event::Buried { seat, .. } => format!("Seat {seat} buries a card."),
            Event::TookTrick {
                seat,
                cards: [led, followed],
                sevens,
            } => {
                let points = match sevens {
                    0 => String::new(),
                    1 => " and 1 point for the seven".to_owned(),
                    n => format!(" and {n} points for the sevens"),
                };
                format!(
                    "Seat {seat} takes the trick of {} and {}{points}.",
                    led.name(),
                    followed.name()
                )
            }
            Event::AceLeads { seat } => format!("The losing Ace gives seat {seat} the lead."),
            Event::RoundScored {
                round,
                tricks,
                points,
                scores,
            } => format!(
                "Round {round}: tricks {}:{}, points {}:{}, totals {}:{}.",
                tricks[0], tricks[1], points[0], points[1], scores[0], scores[1]
            ),
            Event::Dealt {
                round,
                dealer,
                decree,
                trump,
            } => format!(
                "Seat {dealer} deals round {round}; the decree is {} ({}), trump is {trump}.",
                decree.name(),
                decree.mark()
            ),
            Event::Over { scores, winner } => match winner {
                Some(seat) => format!("Seat {seat} wins, {}:{}.", scores[0], scores[1]),
                None => format!("A draw, {}:{}.", scores[0], scores[1]),
            },
        }
    }
}
