use crate::{Badger, Card, Event, Suit, round::trick_points, words};
use engine::{Game as _, Viewer};

use lab::{Happening, Label, Label::Of, Notes, Own, Piece, Series, Shape, Study};

i18n::messages! {
    /// What is said about measures of this game.
    pub static WORDS of words::CATALOGUE;
    phrases {
        LAB_LED, LAB_TAKEN, LAB_PLAYED, LAB_CARD, LAB_ROUNDS_OF_GAME, LAB_SEVEN_POINTS,
        LAB_EXCHANGES, LAB_KNOTS_TRUMP, LAB_ACE_LEADS, LAB_THREE_KEEPS, LAB_THREE_EXCHANGES,
        LAB_FIVE_BURIES, LAB_SEVEN_SCORES, LAB_FEW_TRICKS, LAB_MANY_TRICKS,
        LAB_TOO_MANY_TRICKS, LAB_DRAW, LAB_ANOTHER_ROUND, LAB_TRICKS_BY_ROUND,
        LAB_POINTS_BY_ROUND, LAB_SEVENS_BY_ROUND, LAB_TRUMPS, LAB_TOTALS, LAB_TRICKS,
        LAB_POINTS, LAB_ROUNDS, LAB_ROUND, LAB_SUIT, LAB_TIMES,
    }
    sentences {
        lab_piece(card: Piece, mark),
    }
}

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
    const TOUCHES: [Label; 3] = [Of(LAB_LED), Of(LAB_TAKEN), Of(LAB_PLAYED)];
    const OWN: &'static [Own] = &[
        Own {
            id: "rounds",
            name: Of(LAB_ROUNDS_OF_GAME),
        },
        Own {
            id: "seven_points",
            name: Of(LAB_SEVEN_POINTS),
        },
        Own {
            id: "exchanges",
            name: Of(LAB_EXCHANGES),
        },
        Own {
            id: "knots_trump",
            name: Of(LAB_KNOTS_TRUMP),
        },
    ];
    const HAPPENINGS: &'static [Happening] = &[
        when("B49", Of(LAB_ACE_LEADS)),
        when("B53", Of(LAB_THREE_KEEPS)),
        when("B54", Of(LAB_THREE_EXCHANGES)),
        when("B62", Of(LAB_FIVE_BURIES)),
        when("B67", Of(LAB_SEVEN_SCORES)),
        when("B84", Of(LAB_FEW_TRICKS)),
        when("B84", Of(LAB_MANY_TRICKS)),
        when("B84", Of(LAB_TOO_MANY_TRICKS)),
        when("B91", Of(LAB_DRAW)),
        when("B92", Of(LAB_ANOTHER_ROUND)),
    ];
    const SERIES: &'static [Series] = &[
        Series {
            id: "tricks",
            title: Of(LAB_TRICKS_BY_ROUND),
            across: Of(LAB_TRICKS),
            up: Of(LAB_ROUNDS),
            shape: Shape::Spread(14),
        },
        Series {
            id: "round_points",
            title: Of(LAB_POINTS_BY_ROUND),
            across: Of(LAB_POINTS),
            up: Of(LAB_ROUNDS),
            shape: Shape::Spread(10),
        },
        Series {
            id: "round_sevens",
            title: Of(LAB_SEVENS_BY_ROUND),
            across: Of(LAB_POINTS),
            up: Of(LAB_ROUNDS),
            shape: Shape::Spread(4),
        },
        Series {
            id: "trumps",
            title: Of(LAB_TRUMPS),
            across: Of(LAB_SUIT),
            up: Of(LAB_TIMES),
            shape: Shape::Parts(&[
                Of(words::MOONS),
                Of(words::SUNS),
                Of(words::WAVES),
                Of(words::LEAVES),
                Of(words::WYRMS),
                Of(words::KNOTS),
            ]),
        },
        Series {
            id: "totals",
            title: Of(LAB_TOTALS),
            across: Of(LAB_ROUND),
            up: Of(LAB_POINTS),
            shape: Shape::Trend(12),
        },
    ];

    fn pieces() -> Vec<Piece> {
        Card::all()
            .map(|card| {
                let name = say::lab_piece(card.piece(), card.short());
                Piece::new(LAB_CARD, card.id(), &name)
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
