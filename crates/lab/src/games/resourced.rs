use engine::Seat;
use resourced::{EventCard, News, Resourced, Thing, Tile, Upgrade};

use crate::{
    Notes,
    study::{Happening, Own, Piece, Series, Shape, Study, Together},
};

const ROUNDS: usize = 0;
const WASTE: usize = 1;
const HOUSING: usize = 2;
const CRAFTS: usize = 3;
const TRADES: usize = 4;

const WASTE_BY_ROUND: usize = 0;
const HOUSING_BY_ROUND: usize = 1;
const LAST_ROUNDS: usize = 2;

/// What is remembered: the round, and whether it has just begun.
const ROUND: usize = 0;
const BEGUN: usize = 1;

/// The team is one party.
const TEAM: Seat = Seat::new(0);

const fn when(rule: &'static str, words: &'static str) -> Happening {
    Happening { rule, words }
}

impl Study for Resourced {
    const TOGETHER: Together = Together::ToWin;
    const TOUCHES: [&'static str; 3] = ["drawn", "lost", "built or happened"];
    const OWN: &'static [Own] = &[
        Own {
            id: "rounds",
            name: "rounds of a game",
        },
        Own {
            id: "waste",
            name: "cards in the Waste pile at the end",
        },
        Own {
            id: "housing",
            name: "Social Housing at the end",
        },
        Own {
            id: "crafts",
            name: "things crafted",
        },
        Own {
            id: "trades",
            name: "cards traded",
        },
    ];
    const HAPPENINGS: &'static [Happening] = &[
        when("R35", "somebody pays"),
        when("R36", "a card of the Bank is Wasted"),
        when("R36", "a card of a hand is Wasted"),
        when("R37", "cards are Recycled"),
        when("R55", "Food or Water is missing at the feeding"),
        when("R58", "an event is drawn"),
        when("R60", "an event finds nothing to do"),
        when("R69", "a turn is skipped"),
        when("R72", "an Action is skipped"),
        when("R77", "a pawn moves"),
        when("R87", "a card changes hands"),
        when("R88", "an offer is declined"),
        when("R102", "a shopping trip begins"),
        when("R120", "something is crafted"),
        when("R130", "an upgrade is lost"),
        when("R156", "a card comes back from the Waste pile"),
        when("R161", "a player will skip a turn"),
        when("R163", "a player is under Smoke"),
        when("R169", "the cat visits a player"),
        when("R182", "the next ring opens"),
        when("R190", "too few hexes are left for housing"),
        when("R195", "a proposal is made"),
        when("R195", "a proposal finds an objection"),
        when("R196", "everybody votes"),
    ];
    const SERIES: &'static [Series] = &[
        Series {
            id: "waste_by_round",
            title: "Waste pile at the start of a round",
            across: "round",
            up: "cards",
            shape: Shape::Trend(21),
        },
        Series {
            id: "housing_by_round",
            title: "Social Housing at the start of a round",
            across: "round",
            up: "tiles",
            shape: Shape::Trend(21),
        },
        Series {
            id: "last_round",
            title: "Round in which the game ends",
            across: "round",
            up: "games",
            shape: Shape::Spread(21),
        },
    ];

    fn pieces() -> Vec<Piece> {
        let tiles = Tile::ALL.map(|tile| Piece::new("tile", tile.id(), tile.name()));
        let upgrades =
            Upgrade::ALL.map(|upgrade| Piece::new("upgrade", upgrade.id(), upgrade.name()));
        let good = EventCard::GOOD.map(|event| Piece::new("good event", event.id(), event.name()));
        let bad = EventCard::BAD.map(|event| Piece::new("bad event", event.id(), event.name()));
        let mut pieces = Vec::from(tiles);
        pieces.extend(upgrades);
        pieces.extend(good);
        pieces.extend(bad);
        pieces
    }

    fn watch(news: News, notes: &mut Notes) {
        match news {
            News::RoundBegins(round) => {
                notes.own(ROUNDS, 1);
                notes.memory[ROUND] = round.into();
                notes.memory[BEGUN] = 1;
            }
            News::Preset => {}
            // Ring 1 is there for everybody (R24).
            News::Laid(tile, _) => {
                if notes.memory[ROUND] > 0 {
                    notes.used(tile as usize, TEAM);
                }
            }
            News::Improved(upgrade, _) => notes.used(place(upgrade), TEAM),
            News::Lost(upgrade, _) => {
                notes.fired(14);
                notes.taken(place(upgrade));
            }
            News::BankWasted(_) => notes.fired(1),
            News::HandWasted(..) => notes.fired(2),
            News::Paid { .. } => notes.fired(0),
            News::FeedingMissed(_) => notes.fired(4),
            News::Drawn { event, .. } => {
                notes.fired(5);
                let piece = Tile::ALL.len() + Upgrade::ALL.len() + event as usize;
                notes.seen(piece);
                notes.used(piece, TEAM);
            }
            News::NothingHappens(_) => notes.fired(6),
            News::Took(..) => {}
            News::Rescued(..) => notes.fired(15),
            News::Rolled(_) => {}
            News::Recycled(_) => notes.fired(3),
            News::MustSkip(_) => notes.fired(16),
            News::InSmoke(_) => notes.fired(17),
            News::Blamed(_) => notes.fired(18),
            News::TurnBegins(..) => notes.turn(),
            News::TurnSkipped(_) => notes.fired(7),
            News::Passed(_) => notes.fired(8),
            News::Moved(..) => notes.fired(9),
            News::WentShopping(_) => notes.fired(12),
            News::Crafts(_, Thing::Tile(_) | Thing::Upgrade(_)) => {
                notes.fired(13);
                notes.own(CRAFTS, 1);
            }
            News::Traded { .. } => {
                notes.fired(10);
                notes.own(TRADES, 1);
            }
            News::Offered(..) => {}
            News::Declined(..) => notes.fired(11),
            News::Proposed(..) => notes.fired(21),
            News::Agreed(_) => {}
            News::Objected(_) => notes.fired(22),
            News::EverybodyVotes => notes.fired(23),
            News::VoteTied => {}
            News::TooFewHexes { .. } => notes.fired(20),
            News::RingOpens(_) => notes.fired(19),
            News::Over(_) => {}
        }
    }

    fn settle(&self, notes: &mut Notes) {
        if std::mem::take(&mut notes.memory[BEGUN]) == 1 {
            let round = self.round().into();
            notes.value(WASTE_BY_ROUND, round, self.waste().len().into());
            notes.value(HOUSING_BY_ROUND, round, self.board().housing().into());
        }
    }

    fn finish(&self, notes: &mut Notes) {
        notes.own(WASTE, self.waste().len().into());
        notes.own(HOUSING, self.board().housing().into());
        notes.value(LAST_ROUNDS, self.round().into(), 1);
    }
}

fn place(upgrade: Upgrade) -> usize {
    Tile::ALL.len() + upgrade as usize
}
