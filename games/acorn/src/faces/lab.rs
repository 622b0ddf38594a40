use crate::{
    Animal, Event, Kind, Lane, Race, standard,
    words::{BRUSH, RIVER, TRAIL},
};
use engine::Seat;

use lab::{Happening, Label, Label::Of, Notes, Own, Piece, Series, Shape, Study};

i18n::messages! {
    /// What reports call things.
    pub static WORDS of crate::words::CATALOGUE;
    phrases {
        LAB_ACORNS, LAB_ANIMAL, LAB_ANIMAL_CARD, LAB_BONUS_USED, LAB_BOUGHT, LAB_CARDS_BOUGHT, LAB_CARD_BOUGHT, LAB_CARD_DISCARDED, LAB_CARD_PAYS, LAB_CARD_REVEALED, LAB_CHECKPOINT, LAB_FORAGE_CARD, LAB_GATHERED, LAB_LANE, LAB_LANES, LAB_NOBODY_FINISHES, LAB_NO_TRAP_LEFT, LAB_PAID_FOR_LANES, LAB_PAWN_BACK, LAB_PAWN_FORWARD, LAB_RESHUFFLED, LAB_REVEALED, LAB_ROUND, LAB_ROUNDS, LAB_ROW_REMOVED, LAB_SPOT, LAB_SPOTS, LAB_STARTING_LANE, LAB_TRAPS_GIVEN, LAB_TRAP_GIVEN, LAB_TRAP_SHED, LAB_TURNS, LAB_USED, START_CARD, TRAP,
    }
    sentences { lab_start_in(lane: Message) }
}

const ROUNDS: usize = 0;
const BOUGHT: usize = 1;
const TRAPPED: usize = 2;
const PAID: usize = 3;

const SPOTS: usize = 0;
const LANES: usize = 1;
const GATHERED: usize = 2;

const fn when(rule: &'static str, words: Label) -> Happening {
    Happening { rule, words }
}

impl Study for Race {
    const TOUCHES: [Label; 3] = [Of(LAB_REVEALED), Of(LAB_BOUGHT), Of(LAB_USED)];
    const OWN: &'static [Own] = &[
        Own {
            id: "rounds",
            name: Of(LAB_ROUNDS),
        },
        Own {
            id: "bought",
            name: Of(LAB_CARDS_BOUGHT),
        },
        Own {
            id: "trapped",
            name: Of(LAB_TRAPS_GIVEN),
        },
        Own {
            id: "paid_for_lanes",
            name: Of(LAB_PAID_FOR_LANES),
        },
    ];
    const HAPPENINGS: &'static [Happening] = &[
        when("A18", Of(LAB_CARD_REVEALED)),
        when("A20", Of(LAB_CARD_PAYS)),
        when("A29", Of(LAB_BONUS_USED)),
        when("A33", Of(LAB_CARD_DISCARDED)),
        when("A41", Of(LAB_CARD_BOUGHT)),
        when("A44", Of(LAB_PAWN_FORWARD)),
        when("A47", Of(LAB_CHECKPOINT)),
        when("A48", Of(LAB_ROW_REMOVED)),
        when("A52", Of(LAB_PAWN_BACK)),
        when("A58", Of(LAB_RESHUFFLED)),
        when("A64", Of(LAB_TRAP_GIVEN)),
        when("A64", Of(LAB_NO_TRAP_LEFT)),
        when("A66", Of(LAB_TRAP_SHED)),
        when("A75", Of(LAB_NOBODY_FINISHES)),
    ];
    const SERIES: &'static [Series] = &[
        Series {
            id: "spots",
            title: Of(LAB_SPOTS),
            across: Of(LAB_ROUND),
            up: Of(LAB_SPOT),
            shape: Shape::Trend(61),
        },
        Series {
            id: "lanes",
            title: Of(LAB_LANES),
            across: Of(LAB_LANE),
            up: Of(LAB_TURNS),
            shape: Shape::Parts(&[Of(TRAIL), Of(RIVER), Of(BRUSH)]),
        },
        Series {
            id: "gathered",
            title: Of(LAB_GATHERED),
            across: Of(LAB_ROUND),
            up: Of(LAB_ACORNS),
            shape: Shape::Trend(61),
        },
    ];

    fn pieces() -> Vec<Piece> {
        let mut pieces: Vec<Piece> = (standard().designs().iter())
            .map(|design| {
                let group = match design.kind {
                    Kind::Start => START_CARD,
                    Kind::Animal(_) => LAB_ANIMAL_CARD,
                    Kind::Forage { .. } => LAB_FORAGE_CARD,
                    Kind::Trap => TRAP,
                };
                Piece::new(group, design.id, design.called())
            })
            .collect();
        pieces.extend(Animal::all().map(|animal| {
            let name = animal.word().to_string();
            Piece::new(LAB_ANIMAL, animal.id(), &name)
        }));
        pieces.extend(Lane::ALL.map(|lane| {
            let id = format!("start-{lane}");
            Piece::new(LAB_STARTING_LANE, &id, &say::lab_start_in(lane.word()))
        }));
        pieces
    }

    /// A12: animals are picked the other way round.
    fn starts(&self) -> Seat {
        self.first()
    }

    fn watch(event: Event, notes: &mut Notes) {
        match event {
            Event::Picked { seat, animal } => {
                let place = Animal::all().position(|other| other == animal);
                notes.used(designs() + place.unwrap_or(0), seat);
            }
            Event::Placed { seat, lane, spot } => {
                notes.used(designs() + Animal::all().len() + lane as usize, seat);
                notes.memory[seat.index()] = lane as i64;
                notes.stands(seat, spot.into());
            }
            Event::HandsDealt => {}
            Event::Revealed { card } => {
                notes.fired(0);
                notes.seen(card.index());
            }
            Event::Paid { .. } => {
                notes.fired(1);
                notes.own(PAID, 1);
            }
            Event::InLane { seat, lane } => notes.memory[seat.index()] = lane as i64,
            Event::Played { seat, card, way } => {
                notes.used(card.index(), seat);
                if way.bonus_first() {
                    notes.fired(2);
                }
            }
            Event::BonusUsed { .. } => notes.fired(2),
            Event::Gathered { acorns, .. } => {
                notes.value(GATHERED, notes.memory[5] as usize, acorns.into());
            }
            Event::Bought { card, .. } => {
                notes.fired(4);
                notes.own(BOUGHT, 1);
                notes.taken(card.index());
            }
            Event::Moved { seat, from, to } => {
                notes.stands(seat, to.into());
                if to > from {
                    notes.fired(5);
                } else if to < from {
                    notes.fired(8);
                }
            }
            Event::Checkpoint { seat, lane, .. } => {
                notes.memory[seat.index()] = lane as i64;
                notes.fired(6);
            }
            Event::RowRemoved => notes.fired(7),
            Event::Drew { .. } => {}
            Event::Reshuffled { .. } => notes.fired(9),
            Event::Discarded { .. } => notes.fired(3),
            Event::Trapped { card, .. } => {
                notes.fired(10);
                notes.own(TRAPPED, 1);
                notes.taken(card.index());
            }
            Event::NoTrapLeft { .. } => notes.fired(11),
            Event::Shed { .. } => notes.fired(12),
            Event::TurnBegan { seat, round } => {
                notes.turn();
                if notes.memory[5] != i64::from(round) {
                    notes.memory[5] = round.into();
                    notes.own(ROUNDS, 1);
                }
                notes.value(SPOTS, round.into(), notes.standing(seat));
                notes.value(LANES, notes.memory[seat.index()] as usize, 1);
            }
            Event::Won { .. } => {}
        }
    }

    fn finish(&self, notes: &mut Notes) {
        if self.needed_safety_stop() {
            notes.fired(13);
        }
    }
}

fn designs() -> usize {
    standard().designs().len()
}
