use std::sync::LazyLock;

use bordering::{Bordering, Character, Echo, Event, Hex};
use engine::Seat;

use crate::{
    Notes,
    study::{Happening, Label, Label::English, Own, Piece, Series, Shape, Study, Together},
};

const MATCHES: usize = 0;
const COMPLICATIONS: usize = 1;

const SOURCES: usize = 0;
const BY_TURN: usize = 1;
const TAKEN: usize = 2;

/// What is remembered: the turn, the cards taken in it, and the product.
const TURN: usize = 0;
const CARDS: usize = 1;
const PRODUCT: usize = 2;

/// The team is one party.
const TEAM: Seat = Seat::new(0);

const fn when(rule: &'static str, words: Label) -> Happening {
    Happening { rule, words }
}

/// The names of Echo cards, and which of them each card has.
static NAMES: LazyLock<(Vec<Echo>, Vec<usize>)> = LazyLock::new(|| {
    let mut names: Vec<Echo> = Vec::new();
    let places = Echo::all().map(|echo| {
        let known = names.iter().position(|&other| other.shares_name(echo));
        known.unwrap_or_else(|| {
            names.push(echo);
            names.len() - 1
        })
    });
    let places = places.collect();
    (names, places)
});

impl Study for Bordering {
    const TOGETHER: Together = Together::ForPoints;
    const TOUCHES: [Label; 3] = [
        English("turned over or drawn"),
        English("taken"),
        English("linked or placed"),
    ];
    const OWN: &'static [Own] = &[
        Own {
            id: "matches",
            name: English("cards taken beyond the first of a turn"),
        },
        Own {
            id: "complications",
            name: English("Complications taken"),
        },
    ];
    const HAPPENINGS: &'static [Happening] = &[
        when("S18", English("a card matches and is taken as well")),
        when("S19", English("a card is turned back")),
        when("S20", English("a Complication ends the draw")),
        when("S24", English("Bill turns a Complication back")),
        when("S31", English("linked Echo cards multiply")),
        when("S32", English("linked Complications divide")),
        when("S33", English("unlinked Echo cards are added")),
        when("S34", English("Complications are subtracted")),
        when("S35", English("a character adds a bonus")),
        when("S37", English("a turn below 0 counts 0")),
        when("S41", English("the discard pile becomes the stack")),
    ];
    const SERIES: &'static [Series] = &[
        Series {
            id: "sources",
            title: English("Points by source"),
            across: English("source"),
            up: English("points in a game"),
            shape: Shape::Parts(&[
                English("Hex and links"),
                English("divided away"),
                English("unlinked Echoes"),
                English("Complications"),
                English("characters"),
                English("raised to 0"),
            ]),
        },
        Series {
            id: "by_turn",
            title: English("Points of a turn"),
            across: English("turn"),
            up: English("points"),
            shape: Shape::Trend(50),
        },
        Series {
            id: "taken",
            title: English("Echo cards taken in a turn"),
            across: English("cards"),
            up: English("turns"),
            shape: Shape::Spread(10),
        },
    ];

    fn pieces() -> Vec<Piece> {
        let mut pieces: Vec<Piece> = (NAMES.0.iter())
            .map(|echo| {
                let group = if echo.is_complication() {
                    "Complication"
                } else {
                    "Echo"
                };
                Piece::new(group, echo.id(), echo.name())
            })
            .collect();
        pieces.extend(Hex::all().map(|hex| Piece::new("Hex", hex.id(), hex.name())));
        pieces.extend(Character::ALL.map(|who| Piece::new("character", who.id(), who.name())));
        pieces
    }

    fn watch(event: Event, notes: &mut Notes) {
        match event {
            Event::Chose { character, .. } => {
                notes.used(NAMES.0.len() + Hex::all().len() + character as usize, TEAM);
            }
            Event::TurnBegan { turn, .. } => {
                notes.turn();
                notes.memory[TURN] = turn.into();
                notes.memory[CARDS] = 0;
            }
            Event::TurnedOver { echo, .. } => notes.seen(name(echo)),
            Event::Taken { echo, .. } => took(echo, notes),
            Event::Stuck { echo, .. } => {
                notes.fired(2);
                took(echo, notes);
            }
            Event::TurnedBack { .. } => notes.fired(1),
            Event::Ignored { .. } => notes.fired(3),
            Event::Stopped { .. } => {}
            Event::Placed { hex, .. } => notes.used(NAMES.0.len() + hex.index(), TEAM),
            Event::Paired { .. } => {}
            Event::Multiplied {
                factors, product, ..
            } => {
                if !factors.is_empty() {
                    notes.fired(4);
                }
                for &echo in factors.as_slice() {
                    notes.used(name(echo), TEAM);
                }
                notes.memory[PRODUCT] = product;
                notes.value(SOURCES, 0, product);
            }
            Event::Divided { quotient, .. } => {
                notes.fired(5);
                notes.value(SOURCES, 1, quotient - notes.memory[PRODUCT]);
            }
            Event::Added { added, .. } => {
                notes.fired(6);
                notes.value(SOURCES, 2, added.into());
            }
            Event::Subtracted { subtracted, .. } => {
                notes.fired(7);
                notes.value(SOURCES, 3, -i64::from(subtracted));
            }
            Event::Bonus { bonus, .. } => {
                notes.fired(8);
                notes.value(SOURCES, 4, bonus.into());
            }
            Event::Floored { below } => {
                notes.fired(9);
                notes.value(SOURCES, 5, -below);
            }
            Event::Scored { points, .. } => {
                notes.value(BY_TURN, notes.memory[TURN] as usize, points);
                notes.value(TAKEN, notes.memory[CARDS] as usize, 1);
            }
            Event::Reshuffled { .. } => notes.fired(10),
            Event::Refilled { .. } => {}
            Event::Drew { hex, .. } => notes.seen(NAMES.0.len() + hex.index()),
            Event::Over { .. } => {}
        }
    }
}

fn name(echo: Echo) -> usize {
    NAMES.1[echo.index()]
}

fn took(echo: Echo, notes: &mut Notes) {
    notes.taken(name(echo));
    if notes.memory[CARDS] > 0 && !echo.is_complication() {
        notes.fired(0);
        notes.own(MATCHES, 1);
    }
    notes.own(COMPLICATIONS, i64::from(echo.is_complication()));
    notes.memory[CARDS] += 1;
}
