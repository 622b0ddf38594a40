use acorn::{Animal, Event, Kind, Lane, Race, standard};
use engine::Seat;

use crate::{
    Notes,
    study::{Happening, Label, Label::English, Own, Piece, Series, Shape, Study, Together},
};

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
    const TOGETHER: Together = Together::No;
    const TOUCHES: [Label; 3] = [
        English("came to the Row"),
        English("bought"),
        English("played or chosen"),
    ];
    const OWN: &'static [Own] = &[
        Own {
            id: "rounds",
            name: English("rounds of a race"),
        },
        Own {
            id: "bought",
            name: English("cards bought, all players"),
        },
        Own {
            id: "trapped",
            name: English("Traps given, all players"),
        },
        Own {
            id: "paid_for_lanes",
            name: English("cards paid for lane changes, all players"),
        },
    ];
    const HAPPENINGS: &'static [Happening] = &[
        when("A18", English("a card comes to the Row")),
        when("A20", English("a card pays for a lane change")),
        when("A29", English("a bonus is used")),
        when("A33", English("a card is discarded")),
        when("A41", English("a card is bought")),
        when("A44", English("a pawn moves forward")),
        when("A47", English("a checkpoint pushes to the left")),
        when("A48", English("the Row leaves the game")),
        when("A52", English("a pawn moves backward")),
        when("A58", English("a Nest becomes the new deck")),
        when("A64", English("a Trap is given")),
        when("A64", English("no Trap is left to give")),
        when("A66", English("a Trap is shed")),
        when("A75", English("nobody reaches the finish in 200 rounds")),
    ];
    const SERIES: &'static [Series] = &[
        Series {
            id: "spots",
            title: English("Spot of a pawn at the start of its turn"),
            across: English("round"),
            up: English("spot"),
            shape: Shape::Trend(61),
        },
        Series {
            id: "lanes",
            title: English("Turns begun in each lane, all players"),
            across: English("lane"),
            up: English("turns in a race"),
            shape: Shape::Parts(&[English("trail"), English("river"), English("brush")]),
        },
        Series {
            id: "gathered",
            title: English("Acorns gathered in a round, all players"),
            across: English("round"),
            up: English("acorns at a time"),
            shape: Shape::Trend(61),
        },
    ];

    fn pieces() -> Vec<Piece> {
        let mut pieces: Vec<Piece> = (standard().designs().iter())
            .map(|design| {
                let group = match design.kind {
                    Kind::Start => "starting card",
                    Kind::Animal(_) => "animal card",
                    Kind::Forage { .. } => "Forage card",
                    Kind::Trap => "Trap",
                };
                Piece::new(group, design.id, design.name)
            })
            .collect();
        pieces.extend(Animal::all().map(|animal| Piece::new("animal", animal.id(), animal.name())));
        pieces.extend(Lane::ALL.map(|lane| {
            let id = format!("start-{lane}");
            Piece::new("starting lane", &id, &format!("start in the {lane}"))
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
