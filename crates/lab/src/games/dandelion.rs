use dandelion::{Card, Cards, Dandelion, Event, Wild};
use engine::Seat;
use parts::Card as _;

use crate::{
    Notes,
    study::{Happening, Label, Label::English, Own, Piece, Series, Shape, Study, Together},
};

const LAID: usize = 0;
const EXTENDED: usize = 1;
const APHIDS: usize = 2;

const SIZES: usize = 0;
const WORTHS: usize = 1;
const TOTALS: usize = 2;

/// What is remembered: whether the gardens have changed, and whose turn it is.
const CHANGED: usize = 0;
const TURN: usize = 1;
const TURNS: usize = 2;

const fn when(rule: &'static str, words: Label) -> Happening {
    Happening { rule, words }
}

impl Study for Dandelion {
    const TOGETHER: Together = Together::No;
    const TOUCHES: [Label; 3] = [
        English("drawn or taken"),
        English("taken from the pile"),
        English("built with"),
    ];
    const OWN: &'static [Own] = &[
        Own {
            id: "guilds_laid",
            name: English("guilds laid"),
        },
        Own {
            id: "guilds_extended",
            name: English("guilds extended"),
        },
        Own {
            id: "aphids_landed",
            name: English("guilds struck by aphids"),
        },
    ];
    const HAPPENINGS: &'static [Happening] = &[
        when("D39", English("a new guild is laid")),
        when("D40", English("a single card is laid as a guild")),
        when("D46", English("a guild is extended")),
        when("D47", English("guilds join")),
        when("D62", English("a card is discarded")),
        when("D69", English("cards are taken from the pile")),
        when("D74", English("there is nothing to draw")),
        when("D82", English("aphids lie on a guild")),
        when("D85", English("aphids are passed on")),
        when("D85", English("aphids are put out of the game")),
        when("D87", English("a saved insect meets aphids")),
        when("D89", English("an insect cures a guild")),
        when("D90", English("an insect is saved")),
        when("D92", English("an insect is offered for trade")),
        when("D94", English("guild and insect change hands")),
        when("D95", English("no offer is taken")),
        when("D97", English("the tornado takes a hand")),
        when("D103", English("a drought ends")),
        when("D106", English("the Dandelion is named as a joker")),
        when("D108", English("a turn is dry")),
    ];
    const SERIES: &'static [Series] = &[
        Series {
            id: "guild_sizes",
            title: English("Sizes of guilds at the end"),
            across: English("cards"),
            up: English("guilds"),
            shape: Shape::Spread(20),
        },
        Series {
            id: "guild_points",
            title: English("Worth of guilds at the end"),
            across: English("points"),
            up: English("guilds"),
            shape: Shape::Spread(8),
        },
        Series {
            id: "totals",
            title: English("Points of a player after each turn of the table"),
            across: English("turn of the table"),
            up: English("points"),
            shape: Shape::Trend(40),
        },
    ];

    fn pieces() -> Vec<Piece> {
        let group = |card: Card| {
            if card.wild().is_some() {
                "wild card"
            } else {
                "card"
            }
        };
        Card::all()
            .map(|card| Piece::new(group(card), card.id(), card.name()))
            .collect()
    }

    fn watch(event: Event, notes: &mut Notes) {
        match event {
            Event::Laid {
                seat, cards, name, ..
            } => {
                notes.own(LAID, 1);
                notes.fired(usize::from(cards.len() == 1));
                built(cards, seat, name.is_some(), notes);
            }
            Event::Extended {
                seat,
                guilds,
                cards,
                name,
                ..
            } => {
                notes.own(EXTENDED, 1);
                notes.fired(2);
                if guilds.iter().count() > 1 {
                    notes.fired(3);
                }
                built(cards, seat, name.is_some(), notes);
            }
            Event::Cured { .. } => {
                notes.memory[CHANGED] = 1;
                notes.fired(11);
            }
            Event::Discarded { .. } => notes.fired(4),
            Event::Drew { card, .. } => notes.seen(card.index() as usize),
            Event::Took { cards, .. } => {
                notes.fired(5);
                for card in cards.iter() {
                    notes.seen(card.index() as usize);
                    notes.taken(card.index() as usize);
                }
            }
            Event::DrewNothing { .. } => notes.fired(6),
            Event::Revealed { seat, wild } => {
                notes.seen(wild.card().index() as usize);
                match wild {
                    // They strike everybody, or change what everybody may do.
                    Wild::Drought => notes.used_by_all(wild.card().index() as usize),
                    Wild::Aphids | Wild::Ladybug | Wild::PrayingMantis | Wild::Tornado => {
                        notes.used(wild.card().index() as usize, seat);
                    }
                }
            }
            Event::AphidsPassed { .. } => notes.fired(8),
            Event::AphidsAway { .. } => notes.fired(9),
            Event::AphidsLanded { .. } => {
                notes.memory[CHANGED] = 1;
                notes.own(APHIDS, 1);
                notes.fired(7);
            }
            Event::Spent { .. } => notes.fired(10),
            Event::Saved { .. } => notes.fired(12),
            Event::TradeOpened { .. } => notes.fired(13),
            Event::Answered { .. } => {}
            Event::Traded { .. } => {
                notes.memory[CHANGED] = 1;
                notes.fired(14);
            }
            Event::OffersRefused { .. } => notes.fired(15),
            Event::BlownAway { .. } => notes.fired(16),
            Event::DroughtEnded => notes.fired(17),
            Event::DryTurn { .. } => notes.fired(19),
            Event::Ended => {}
        }
    }

    fn settle(&self, notes: &mut Notes) {
        let table = self.table();
        if std::mem::take(&mut notes.memory[CHANGED]) == 1 {
            for (seat, &score) in table.scores().iter() {
                notes.stands(seat, score);
            }
        }
        let turn = table.turn().index() as i64 + 1;
        if notes.memory[TURN] != turn {
            notes.memory[TURN] = turn;
            notes.turn();
            let seats = notes.seats();
            let round = notes.memory[TURNS] as usize / seats;
            notes.memory[TURNS] += 1;
            let seat = table.turn();
            notes.value(TOTALS, round, notes.standing(seat));
        }
    }

    fn finish(&self, notes: &mut Notes) {
        let garden = self.table().garden();
        for seat in Seat::all(notes.seats()) {
            for guild in garden.guilds(seat) {
                notes.value(SIZES, guild.set().len(), 1);
                notes.value(WORTHS, guild.points().into(), 1);
            }
        }
    }
}

fn built(cards: Cards, seat: Seat, named: bool, notes: &mut Notes) {
    notes.memory[CHANGED] = 1;
    for card in cards.iter() {
        notes.used(card.index() as usize, seat);
    }
    if named {
        notes.fired(18);
    }
}
