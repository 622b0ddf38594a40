use crate::{EventCard, News, Resourced, Thing, Tile, Upgrade};
use engine::Seat;

use lab::{Happening, Label, Label::Of, Notes, Own, Piece, Series, Shape, Study};

i18n::messages! {
    /// What is said about measures of this game.
    pub static WORDS of crate::words::CATALOGUE;
    phrases {
        LAB_DRAWN, LAB_LOST, LAB_BUILT, LAB_ROUNDS, LAB_WASTE, LAB_HOUSING, LAB_CRAFTED,
        LAB_TRADED, LAB_PAYS, LAB_BANK_WASTED, LAB_HAND_WASTED, LAB_RECYCLED, LAB_MISSED,
        LAB_EVENT, LAB_NO_EFFECT, LAB_TURN_SKIPPED, LAB_ACTION_SKIPPED, LAB_MOVES,
        LAB_HANDED_OVER, LAB_DECLINED, LAB_SHOPPING, LAB_CRAFTS, LAB_UPGRADE_LOST,
        LAB_RESCUED, LAB_WILL_SKIP, LAB_SMOKE, LAB_CAT, LAB_RING_OPENS, LAB_TOO_FEW_HEXES,
        LAB_PROPOSED, LAB_OBJECTED, LAB_VOTES, LAB_WASTE_BY_ROUND, LAB_ROUND, LAB_CARDS,
        LAB_HOUSING_BY_ROUND, LAB_TILES, LAB_LAST_ROUND, LAB_GAMES, LAB_TILE, LAB_UPGRADE,
        LAB_GOOD_EVENT, LAB_BAD_EVENT,
    }
    sentences {}
}

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

const fn when(rule: &'static str, words: Label) -> Happening {
    Happening { rule, words }
}

impl Study for Resourced {
    const TOUCHES: [Label; 3] = [Of(LAB_DRAWN), Of(LAB_LOST), Of(LAB_BUILT)];
    const OWN: &'static [Own] = &[
        Own {
            id: "rounds",
            name: Of(LAB_ROUNDS),
        },
        Own {
            id: "waste",
            name: Of(LAB_WASTE),
        },
        Own {
            id: "housing",
            name: Of(LAB_HOUSING),
        },
        Own {
            id: "crafts",
            name: Of(LAB_CRAFTED),
        },
        Own {
            id: "trades",
            name: Of(LAB_TRADED),
        },
    ];
    const HAPPENINGS: &'static [Happening] = &[
        when("R35", Of(LAB_PAYS)),
        when("R36", Of(LAB_BANK_WASTED)),
        when("R36", Of(LAB_HAND_WASTED)),
        when("R37", Of(LAB_RECYCLED)),
        when("R55", Of(LAB_MISSED)),
        when("R58", Of(LAB_EVENT)),
        when("R60", Of(LAB_NO_EFFECT)),
        when("R69", Of(LAB_TURN_SKIPPED)),
        when("R72", Of(LAB_ACTION_SKIPPED)),
        when("R77", Of(LAB_MOVES)),
        when("R87", Of(LAB_HANDED_OVER)),
        when("R88", Of(LAB_DECLINED)),
        when("R102", Of(LAB_SHOPPING)),
        when("R120", Of(LAB_CRAFTS)),
        when("R130", Of(LAB_UPGRADE_LOST)),
        when("R156", Of(LAB_RESCUED)),
        when("R161", Of(LAB_WILL_SKIP)),
        when("R163", Of(LAB_SMOKE)),
        when("R169", Of(LAB_CAT)),
        when("R182", Of(LAB_RING_OPENS)),
        when("R190", Of(LAB_TOO_FEW_HEXES)),
        when("R195", Of(LAB_PROPOSED)),
        when("R195", Of(LAB_OBJECTED)),
        when("R196", Of(LAB_VOTES)),
    ];
    const SERIES: &'static [Series] = &[
        Series {
            id: "waste_by_round",
            title: Of(LAB_WASTE_BY_ROUND),
            across: Of(LAB_ROUND),
            up: Of(LAB_CARDS),
            shape: Shape::Trend(21),
        },
        Series {
            id: "housing_by_round",
            title: Of(LAB_HOUSING_BY_ROUND),
            across: Of(LAB_ROUND),
            up: Of(LAB_TILES),
            shape: Shape::Trend(21),
        },
        Series {
            id: "last_round",
            title: Of(LAB_LAST_ROUND),
            across: Of(LAB_ROUND),
            up: Of(LAB_GAMES),
            shape: Shape::Spread(21),
        },
    ];

    fn pieces() -> Vec<Piece> {
        let tiles = Tile::ALL.map(|tile| Piece::new(LAB_TILE, tile.id(), tile.piece().name()));
        let upgrades = Upgrade::ALL
            .map(|upgrade| Piece::new(LAB_UPGRADE, upgrade.id(), upgrade.piece().name()));
        let good = EventCard::GOOD
            .map(|event| Piece::new(LAB_GOOD_EVENT, event.id(), event.piece().name()));
        let bad =
            EventCard::BAD.map(|event| Piece::new(LAB_BAD_EVENT, event.id(), event.piece().name()));
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
