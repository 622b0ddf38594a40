use crate::{Card, Cards, Dandelion, Event, Wild};
use engine::Seat;

use lab::{Happening, Label, Label::Of, Notes, Own, Piece, Series, Shape, Study};

i18n::messages! {
    /// What reports call the figures of the game.
    pub static WORDS of crate::words::CATALOGUE;
    phrases {
        LAB_DRAWN, LAB_TAKEN, LAB_BUILT, LAB_GUILDS_LAID, LAB_GUILDS_EXTENDED, LAB_GUILDS_STRUCK,
        LAB_NEW_GUILD, LAB_SINGLE_CARD, LAB_EXTENDED, LAB_JOINED, LAB_DISCARDED, LAB_TOOK_PILE,
        LAB_DREW_NOTHING, LAB_APHIDS_LIE, LAB_APHIDS_PASSED, LAB_APHIDS_AWAY, LAB_APHIDS_MET,
        LAB_CURED, LAB_INSECT_SAVED, LAB_INSECT_OFFERED, LAB_TRADED, LAB_NO_OFFER, LAB_TORNADO,
        LAB_DROUGHT_ENDS, LAB_JOKER_NAMED, LAB_DRY_TURN, LAB_GUILD_SIZES, LAB_GUILD_POINTS,
        LAB_TOTALS, LAB_CARDS, LAB_POINTS, LAB_GUILDS, LAB_TURN, LAB_WILD_CARD, LAB_CARD,
    }
    sentences {}
}

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
    const TOUCHES: [Label; 3] = [Of(LAB_DRAWN), Of(LAB_TAKEN), Of(LAB_BUILT)];
    const OWN: &'static [Own] = &[
        Own {
            id: "guilds_laid",
            name: Of(LAB_GUILDS_LAID),
        },
        Own {
            id: "guilds_extended",
            name: Of(LAB_GUILDS_EXTENDED),
        },
        Own {
            id: "aphids_landed",
            name: Of(LAB_GUILDS_STRUCK),
        },
    ];
    const HAPPENINGS: &'static [Happening] = &[
        when("D39", Of(LAB_NEW_GUILD)),
        when("D40", Of(LAB_SINGLE_CARD)),
        when("D46", Of(LAB_EXTENDED)),
        when("D47", Of(LAB_JOINED)),
        when("D62", Of(LAB_DISCARDED)),
        when("D69", Of(LAB_TOOK_PILE)),
        when("D74", Of(LAB_DREW_NOTHING)),
        when("D82", Of(LAB_APHIDS_LIE)),
        when("D85", Of(LAB_APHIDS_PASSED)),
        when("D85", Of(LAB_APHIDS_AWAY)),
        when("D87", Of(LAB_APHIDS_MET)),
        when("D89", Of(LAB_CURED)),
        when("D90", Of(LAB_INSECT_SAVED)),
        when("D92", Of(LAB_INSECT_OFFERED)),
        when("D94", Of(LAB_TRADED)),
        when("D95", Of(LAB_NO_OFFER)),
        when("D97", Of(LAB_TORNADO)),
        when("D103", Of(LAB_DROUGHT_ENDS)),
        when("D106", Of(LAB_JOKER_NAMED)),
        when("D108", Of(LAB_DRY_TURN)),
    ];
    const SERIES: &'static [Series] = &[
        Series {
            id: "guild_sizes",
            title: Of(LAB_GUILD_SIZES),
            across: Of(LAB_CARDS),
            up: Of(LAB_GUILDS),
            shape: Shape::Spread(20),
        },
        Series {
            id: "guild_points",
            title: Of(LAB_GUILD_POINTS),
            across: Of(LAB_POINTS),
            up: Of(LAB_GUILDS),
            shape: Shape::Spread(8),
        },
        Series {
            id: "totals",
            title: Of(LAB_TOTALS),
            across: Of(LAB_TURN),
            up: Of(LAB_POINTS),
            shape: Shape::Trend(40),
        },
    ];

    fn pieces() -> Vec<Piece> {
        let group = |card: Card| {
            if card.wild().is_some() {
                LAB_WILD_CARD
            } else {
                LAB_CARD
            }
        };
        Card::all()
            .map(|card| Piece::new(group(card), card.id(), card.piece().name()))
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
