use badger::{Badger, Card, Event, Suit};
use engine::{Game as _, Viewer};
use parts::Card as _;

use crate::{
    Notes,
    study::{Happening, Label, Label::English, Own, Piece, Series, Shape, Study, Together},
};

const ROUNDS: usize = 0;
const SEVENS: usize = 1;
const EXCHANGES: usize = 2;
const KNOTS: usize = 3;

const TRICKS: usize = 0;
const POINTS: usize = 1;
const SEVEN_POINTS: usize = 2;
const TRUMPS: usize = 3;
const TOTALS: usize = 4;

const fn when(rule: &'static str, words: Label) -> Happening {
    Happening { rule, words }
}

impl Study for Badger {
    const TOGETHER: Together = Together::No;
    const TOUCHES: [Label; 3] = [English("led"), English("took the trick"), English("played")];
    const OWN: &'static [Own] = &[
        Own {
            id: "rounds",
            name: English("rounds of a game"),
        },
        Own {
            id: "seven_points",
            name: English("points for sevens, both players"),
        },
        Own {
            id: "exchanges",
            name: English("decrees exchanged"),
        },
        Own {
            id: "knots_trump",
            name: English("times Knots became trump"),
        },
    ];
    const HAPPENINGS: &'static [Happening] = &[
        when("B49", English("a losing Ace takes the lead")),
        when("B53", English("a 3 leaves the decree as it is")),
        when("B54", English("a 3 exchanges the decree")),
        when("B62", English("a 5 draws and buries")),
        when("B67", English("a seven scores")),
        when(
            "B84",
            English("a round gives 6 points for few tricks (0 to 3)"),
        ),
        when(
            "B84",
            English("a round gives 6 points for many tricks (7 to 9)"),
        ),
        when(
            "B84",
            English("a round gives nothing for too many tricks (10 and more)"),
        ),
        when("B91", English("the game is a draw")),
        when("B92", English("another round follows")),
    ];
    const SERIES: &'static [Series] = &[
        Series {
            id: "tricks",
            title: English("Tricks of a player in a round"),
            across: English("tricks"),
            up: English("rounds"),
            shape: Shape::Spread(14),
        },
        Series {
            id: "round_points",
            title: English("Points of a player in a round"),
            across: English("points"),
            up: English("rounds"),
            shape: Shape::Spread(10),
        },
        Series {
            id: "round_sevens",
            title: English("Points for sevens of a player in a round"),
            across: English("points"),
            up: English("rounds"),
            shape: Shape::Spread(4),
        },
        Series {
            id: "trumps",
            title: English("Trump suits as dealt and exchanged"),
            across: English("suit"),
            up: English("times in a game"),
            shape: Shape::Parts(&[
                English("Moons"),
                English("Suns"),
                English("Waves"),
                English("Leaves"),
                English("Wyrms"),
                English("Knots"),
            ]),
        },
        Series {
            id: "totals",
            title: English("Total of a player after each round"),
            across: English("round"),
            up: English("points"),
            shape: Shape::Trend(12),
        },
    ];

    fn pieces() -> Vec<Piece> {
        Card::all()
            .map(|card| {
                let name = format!("{} ({})", card.name(), card.mark());
                Piece::new("card", card.id(), &name)
            })
            .collect()
    }

    fn watch(event: Event, notes: &mut Notes) {
        match event {
            Event::Played { seat, card, .. } => {
                notes.used(place(card), seat);
                notes.memory[seat.index()] = place(card) as i64;
            }
            Event::Exchanged { trump, .. } => {
                notes.fired(2);
                notes.own(EXCHANGES, 1);
                becomes_trump(trump, notes);
            }
            Event::Kept { .. } => notes.fired(1),
            Event::Drew { .. } => {}
            Event::Buried { .. } => notes.fired(3),
            Event::TookTrick {
                seat,
                cards: [led, _],
                sevens,
            } => {
                notes.turn();
                notes.seen(place(led));
                notes.taken(notes.memory[seat.index()] as usize);
                if sevens > 0 {
                    notes.fired(4);
                    notes.own(SEVENS, sevens.into());
                    notes.stands(seat, notes.standing(seat) + i64::from(sevens));
                }
            }
            Event::AceLeads { .. } => notes.fired(0),
            Event::RoundScored {
                round,
                tricks,
                points,
                scores,
            } => {
                notes.own(ROUNDS, 1);
                for seat in engine::Seat::all(2) {
                    let at = seat.index();
                    let sevens = points[at] - trick_points(tricks[at]);
                    notes.value(TRICKS, tricks[at].into(), 1);
                    notes.value(POINTS, points[at].into(), 1);
                    notes.value(SEVEN_POINTS, sevens.into(), 1);
                    notes.value(TOTALS, round.into(), scores[at].into());
                    notes.stands(seat, scores[at].into());
                    match tricks[at] {
                        0..=3 => notes.fired(5),
                        7..=9 => notes.fired(6),
                        10.. => notes.fired(7),
                        4..=6 => {}
                    }
                }
            }
            Event::Dealt { trump, .. } => {
                notes.fired(9);
                becomes_trump(trump, notes);
            }
            Event::Over { winner, .. } => {
                if winner.is_none() {
                    notes.fired(8);
                }
            }
        }
    }

    fn settle(&self, notes: &mut Notes) {
        // No event tells of the first deal.
        if notes.memory[2] == 0 {
            notes.memory[2] = 1;
            let first_decree = self.view(Viewer::Spectator).trump;
            becomes_trump(first_decree, notes);
        }
    }
}

fn place(card: Card) -> usize {
    card.index() as usize - 1
}

fn becomes_trump(suit: Suit, notes: &mut Notes) {
    notes.value(TRUMPS, suit as usize, 1);
    notes.own(KNOTS, i64::from(suit == Suit::Knots));
}

/// B84.
fn trick_points(tricks: u8) -> u8 {
    match tricks {
        0..=3 | 7..=9 => 6,
        4 => 1,
        5 => 2,
        6 => 3,
        10.. => 0,
    }
}
