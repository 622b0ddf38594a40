use std::sync::LazyLock;

use crate::{Bordering, Character, Echo, Event, Hex, words};
use engine::Seat;

use lab::{Happening, Label, Label::Of, Notes, Own, Piece, Series, Shape, Study};

i18n::messages! {
    /// What is said about measures of this game.
    pub static WORDS of words::CATALOGUE;
    phrases {
        TOUCHED_SEEN, TOUCHED_TAKEN, TOUCHED_USED, MEASURED_MATCHES, MEASURED_COMPLICATIONS,
        HAPPENS_MATCH, HAPPENS_TURNED_BACK, HAPPENS_STUCK, HAPPENS_BILL, HAPPENS_MULTIPLIED,
        HAPPENS_DIVIDED, HAPPENS_ADDED, HAPPENS_SUBTRACTED, HAPPENS_BONUS, HAPPENS_FLOORED,
        HAPPENS_RESHUFFLED, SERIES_SOURCES, SERIES_SOURCES_ACROSS, SERIES_SOURCES_UP,
        SERIES_BY_TURN, SERIES_BY_TURN_ACROSS, SERIES_BY_TURN_UP, SERIES_TAKEN,
        SERIES_TAKEN_ACROSS, SERIES_TAKEN_UP, SOURCE_LINKED, SOURCE_DIVIDED, SOURCE_UNLINKED,
        SOURCE_COMPLICATIONS, SOURCE_CHARACTERS, SOURCE_RAISED, GROUP_COMPLICATION,
        GROUP_ECHO, GROUP_HEX, GROUP_CHARACTER,
    }
    sentences {}
}

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
    const TOUCHES: [Label; 3] = [Of(TOUCHED_SEEN), Of(TOUCHED_TAKEN), Of(TOUCHED_USED)];
    const OWN: &'static [Own] = &[
        Own {
            id: "matches",
            name: Of(MEASURED_MATCHES),
        },
        Own {
            id: "complications",
            name: Of(MEASURED_COMPLICATIONS),
        },
    ];
    const HAPPENINGS: &'static [Happening] = &[
        when("S18", Of(HAPPENS_MATCH)),
        when("S19", Of(HAPPENS_TURNED_BACK)),
        when("S20", Of(HAPPENS_STUCK)),
        when("S24", Of(HAPPENS_BILL)),
        when("S31", Of(HAPPENS_MULTIPLIED)),
        when("S32", Of(HAPPENS_DIVIDED)),
        when("S33", Of(HAPPENS_ADDED)),
        when("S34", Of(HAPPENS_SUBTRACTED)),
        when("S35", Of(HAPPENS_BONUS)),
        when("S37", Of(HAPPENS_FLOORED)),
        when("S41", Of(HAPPENS_RESHUFFLED)),
    ];
    const SERIES: &'static [Series] = &[
        Series {
            id: "sources",
            title: Of(SERIES_SOURCES),
            across: Of(SERIES_SOURCES_ACROSS),
            up: Of(SERIES_SOURCES_UP),
            shape: Shape::Parts(&[
                Of(SOURCE_LINKED),
                Of(SOURCE_DIVIDED),
                Of(SOURCE_UNLINKED),
                Of(SOURCE_COMPLICATIONS),
                Of(SOURCE_CHARACTERS),
                Of(SOURCE_RAISED),
            ]),
        },
        Series {
            id: "by_turn",
            title: Of(SERIES_BY_TURN),
            across: Of(SERIES_BY_TURN_ACROSS),
            up: Of(SERIES_BY_TURN_UP),
            shape: Shape::Trend(50),
        },
        Series {
            id: "taken",
            title: Of(SERIES_TAKEN),
            across: Of(SERIES_TAKEN_ACROSS),
            up: Of(SERIES_TAKEN_UP),
            shape: Shape::Spread(10),
        },
    ];

    fn pieces() -> Vec<Piece> {
        let mut pieces: Vec<Piece> = (NAMES.0.iter())
            .map(|echo| {
                let group = if echo.is_complication() {
                    GROUP_COMPLICATION
                } else {
                    GROUP_ECHO
                };
                Piece::new(group, echo.id(), echo.piece().name())
            })
            .collect();
        pieces.extend(Hex::all().map(|hex| Piece::new(GROUP_HEX, hex.id(), hex.piece().name())));
        pieces.extend(
            Character::ALL.map(|who| Piece::new(GROUP_CHARACTER, who.id(), who.piece().name())),
        );
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
