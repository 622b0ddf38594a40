use engine::{Seat, Viewer};

use crate::{Animal, Card, Lane, Way};

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

/// A seat as the subject of a sentence, and the verb that fits it.
fn who(seat: Seat, viewer: Viewer, you: &str, other: &str) -> String {
    if viewer.is(seat) {
        format!("You {you}")
    } else {
        format!("Seat {seat} {other}")
    }
}

impl Event {
    /// The event in words.
    pub(crate) fn words(&self, viewer: Viewer) -> String {
        let name = |card: Card| card.design().name;
        match *self {
            Event::Picked { seat, animal } => {
                format!(
                    "{} the {}.",
                    who(seat, viewer, "pick", "picks"),
                    animal.name()
                )
            }
            Event::Placed { seat, lane, spot } => {
                let start = who(seat, viewer, "start", "starts");
                format!("{start} in the {lane} on spot {spot}.")
            }
            Event::HandsDealt => "Everybody draws four cards.".to_owned(),
            Event::Revealed { card } => format!("{} comes to the Row.", name(card)),
            Event::Paid { seat, card } => {
                format!("{} {}.", who(seat, viewer, "pay", "pays"), name(card))
            }
            Event::InLane { seat, lane } => {
                format!("{} to the {lane}.", who(seat, viewer, "go", "goes"))
            }
            Event::Played { seat, card, way } => {
                let plays = who(seat, viewer, "play", "plays");
                let bonus = if way.bonus_first() {
                    ", bonus first"
                } else {
                    ""
                };
                format!("{plays} {}{bonus}.", name(card))
            }
            Event::BonusUsed { seat, card } => {
                let uses = who(seat, viewer, "use", "uses");
                format!("{uses} the bonus of {}.", name(card))
            }
            Event::Gathered { seat, acorns, pool } => {
                let gathers = who(seat, viewer, "gather", "gathers");
                let s = if acorns == 1 { "" } else { "s" };
                format!("{gathers} {acorns} acorn{s} ({pool} in all).")
            }
            Event::Bought { seat, card } => {
                format!("{} {}.", who(seat, viewer, "buy", "buys"), name(card))
            }
            Event::Moved { seat, from, to } if from == to => {
                format!("{} on spot {to}.", who(seat, viewer, "stay", "stays"))
            }
            Event::Moved { seat, from, to } => {
                let way = if from < to { "forward" } else { "back" };
                let moves = who(seat, viewer, "move", "moves");
                format!("{moves} {way} from spot {from} to {to}.")
            }
            Event::Checkpoint {
                seat,
                checkpoint,
                lane,
            } => {
                let reaches = who(seat, viewer, "reach", "reaches");
                let goes = if viewer.is(seat) { "go" } else { "goes" };
                format!("{reaches} the checkpoint on {checkpoint} and {goes} on in the {lane}.")
            }
            Event::RowRemoved => "All cards of the Row leave the game.".to_owned(),
            Event::Drew { seat, card } => {
                let what = if viewer.is(seat) {
                    name(card)
                } else {
                    "a card"
                };
                format!("{} {what}.", who(seat, viewer, "draw", "draws"))
            }
            Event::Reshuffled { seat } => {
                let nest = if viewer.is(seat) { "your" } else { "their" };
                let shuffle = who(seat, viewer, "shuffle", "shuffles");
                format!("{shuffle} {nest} Nest into a new deck.")
            }
            Event::Discarded { seat, card } => {
                format!(
                    "{} {}.",
                    who(seat, viewer, "discard", "discards"),
                    name(card)
                )
            }
            Event::Trapped { seat, card } => {
                let get = who(seat, viewer, "get", "gets");
                format!("{get} the Trap {}.", name(card))
            }
            Event::NoTrapLeft { seat } => {
                let get = who(seat, viewer, "get", "gets");
                format!("{get} no Trap: there are none left.")
            }
            Event::Shed { seat, card } => {
                format!("{} {}.", who(seat, viewer, "shed", "sheds"), name(card))
            }
            Event::TurnBegan { seat, round } => {
                format!(
                    "Round {round}: {} a turn.",
                    who(seat, viewer, "begin", "begins")
                )
            }
            Event::Won { seat } => format!("{} the race!", who(seat, viewer, "win", "wins")),
        }
    }
}
