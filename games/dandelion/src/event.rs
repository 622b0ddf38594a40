use engine::{Seat, Viewer};

use crate::{
    cards::{Card, Cards, Insect, Wild},
    garden::GuildSet,
    icons::Icon,
    table::Offer,
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
    pub(crate) fn tell(&self, viewer: Viewer) -> String {
        let who = |seat: Seat| Who { viewer, seat };
        match self {
            Event::Laid {
                seat,
                cards,
                name,
                points,
            } => {
                let cards = list(*cards, *name);
                format!(
                    "{} {cards}: {}.",
                    who(*seat).does("lay", "lays"),
                    worth(*points)
                )
            }
            Event::Extended {
                seat,
                guilds,
                cards,
                name,
                points,
            } => {
                let numbers: Vec<String> = guilds.iter().map(|n| n.to_string()).collect();
                format!(
                    "{} guild {} with {}: {}.",
                    who(*seat).does("extend", "extends"),
                    numbers.join(" and "),
                    list(*cards, *name),
                    worth(*points)
                )
            }
            Event::Cured {
                seat,
                owner,
                guild,
                insect,
            } => format!(
                "{} the {} to guild {guild} of {}: the aphids are gone.",
                who(*seat).does("apply", "applies"),
                insect.card().name(),
                who(*owner).object()
            ),
            Event::Discarded { seat, card } => {
                format!(
                    "{} {}.",
                    who(*seat).does("discard", "discards"),
                    card.name()
                )
            }
            Event::Drew { seat, card } if viewer.is(*seat) => format!("You draw {}.", card.name()),
            Event::Drew { seat, .. } => format!("{} a card.", who(*seat).does("draw", "draws")),
            Event::Took { seat, cards } => format!(
                "{} {} from the pile.",
                who(*seat).does("take", "takes"),
                list(*cards, None)
            ),
            Event::DrewNothing { seat } => {
                format!(
                    "{} nothing: there is nothing to draw.",
                    who(*seat).does("draw", "draws")
                )
            }
            Event::Revealed { seat, wild } => {
                let turn_up = who(*seat).does("turn up", "turns up");
                format!("{turn_up} {}.", wild.card().name())
            }
            Event::AphidsPassed { from, to } => format!(
                "{} the aphids on to {}.",
                who(*from).does("pass", "passes"),
                who(*to).object()
            ),
            Event::AphidsAway { seat } => {
                format!(
                    "{} the aphids out of the game.",
                    who(*seat).does("put", "puts")
                )
            }
            Event::AphidsLanded { seat, guild } => {
                format!("Aphids lie on guild {guild} of {}.", who(*seat).object())
            }
            Event::Spent { seat, insect } => format!(
                "{} the {}, which eats the aphids before they land.",
                who(*seat).does("spend", "spends"),
                insect.card().name()
            ),
            Event::Saved { seat, insect } => {
                format!(
                    "{} the {}.",
                    who(*seat).does("save", "saves"),
                    insect.card().name()
                )
            }
            Event::TradeOpened { seat, insect } => format!(
                "{} the {} for a guild.",
                who(*seat).does("offer", "offers"),
                insect.card().name()
            ),
            Event::Answered { seat, answer } => match answer {
                Offer::Guild(guild) => {
                    format!(
                        "{} guild {guild} for it.",
                        who(*seat).does("offer", "offers")
                    )
                }
                Offer::Pass | Offer::Open => format!("{}.", who(*seat).does("pass", "passes")),
            },
            Event::Traded {
                trader,
                from,
                guild,
                insect,
            } => format!(
                "{} guild {guild} of {} for the {}.",
                who(*trader).does("take", "takes"),
                who(*from).object(),
                insect.card().name()
            ),
            Event::OffersRefused { seat } => {
                format!("{} no offer.", who(*seat).does("take", "takes"))
            }
            Event::BlownAway { seat, cards } if cards.is_empty() => {
                format!("The tornado finds {} empty-handed.", who(*seat).object())
            }
            Event::BlownAway { seat, cards } => {
                let lose = who(*seat).does("lose", "loses");
                format!("{lose} {} to the tornado.", list(*cards, None))
            }
            Event::DroughtEnded => "The drought is over.".to_owned(),
            Event::DryTurn { seat } => {
                format!(
                    "{} a dry turn: the end is near.",
                    who(*seat).does("have", "has")
                )
            }
            Event::Ended => "The game is over.".to_owned(),
        }
    }
}

/// A player in a sentence to a viewer.
struct Who {
    viewer: Viewer,
    seat: Seat,
}

impl Who {
    fn does(&self, you: &str, they: &str) -> String {
        if self.viewer.is(self.seat) {
            format!("You {you}")
        } else {
            format!("Seat {} {they}", self.seat)
        }
    }

    fn object(&self) -> String {
        if self.viewer.is(self.seat) {
            "you".to_owned()
        } else {
            format!("seat {}", self.seat)
        }
    }
}

fn worth(points: u8) -> String {
    if points == 1 {
        "1 point".to_owned()
    } else {
        format!("{points} points")
    }
}

/// Names with commas and an "and"; the joker with what it stands for.
fn list(cards: Cards, name: Option<Icon>) -> String {
    let mut names: Vec<String> = (cards.iter())
        .map(|card| match name {
            Some(icon) if card == Card::DANDELION => format!("{} ({})", card.name(), icon.id()),
            _ => card.name().to_owned(),
        })
        .collect();
    match names.pop() {
        None => "nothing".to_owned(),
        Some(last) if names.is_empty() => last,
        Some(last) => format!("{} and {last}", names.join(", ")),
    }
}
