//! What conformance tests ask.

use engine::{
    Game as _, Seat, Viewer,
    conformance::{Conform, History, Past, Rewind, Secret},
};
use parts::Hex;

use crate::{
    Action, BankSize, CARDS_OF_A_KIND, Choice, Phase, Resource, Resourced, SpotSet, Thing, Tile,
    Trade, Upgrade, Way,
};

impl Conform for Resourced {
    fn audit(&self) {
        if self.house.bank == BankSize::Finite {
            for kind in Resource::ALL {
                let piled = self.waste.from_top().filter(|&card| card == kind).count();
                let all = self.bank.of(kind) + self.in_hands(kind) + piled as u16;
                assert_eq!(all, CARDS_OF_A_KIND, "R12: {kind} cards");
            }
        } else {
            assert!(self.bank.is_empty(), "an unlimited Bank is not counted");
        }
        for seat in Seat::all(crate::SEATS).skip(self.seats()) {
            assert!(self.hand(seat).is_empty(), "nobody sits in {seat:?}");
        }
        let board = &self.board;
        let laid: u16 = Tile::ALL.map(|tile| board.tiles(tile).count()).iter().sum();
        assert_eq!(laid, board.occupied().count(), "R20: one tile for a hex");
        for thing in Thing::all() {
            let copies = match thing {
                Thing::Tile(tile) => tile.copies(),
                Thing::Upgrade(upgrade) => upgrade.copies(),
            };
            assert!(board.supply(thing) <= copies, "R2, R3: {thing}");
        }
        for seat in self.all_seats() {
            let there = board.occupied().contains(self.pawn(seat));
            assert!(there, "R78: {seat:?} stands on no tile");
        }
        if self.phase != Phase::Setup {
            assert!(self.empty_in(1).is_empty(), "R24: ring 1 is full");
        }
        let open = (0..=self.ring).fold(SpotSet::NONE, |all, k| all.or(SpotSet::ring(k)));
        let beyond = board.occupied().minus(open);
        assert!(beyond.is_empty(), "R125: tiles beyond the current ring");
        assert_eq!(
            self.phase.in_turn() && !self.is_skipped_turn(),
            self.spin.is_some()
        );
    }

    /// Nothing is hidden: every card moves in the open (R13, ruling 35).
    fn hidden_from(&self, _: Viewer) -> Vec<String> {
        Vec::new()
    }

    fn secrets(&self, _: Viewer) -> Vec<Secret> {
        Vec::new()
    }

    /// A part of all actions there are, another one in every position.
    fn thinkable(&self, out: &mut Vec<Action>) {
        const SHARE: usize = 41;
        let cards: u16 = self.hands.iter().map(|hand| hand.total() * 7).sum();
        let turn = usize::from(self.round) * 5 + self.active.index() * 3;
        let start = usize::from(cards + self.waste.len()) + turn + self.phase.id().len();
        out.extend(
            every_action(self.seats())
                .skip(start % SHARE)
                .step_by(SHARE),
        );
    }
}

impl Rewind for Resourced {
    /// A guess is the position itself.
    fn pasts(&self, _: Viewer, history: &History<Resourced>) -> Option<Vec<Past<Resourced>>> {
        let from = history.last_chance();
        Some(vec![Past {
            from,
            dealt: history.position(from).clone(),
            moves: history.moves(from),
            chance: Vec::new(),
        }])
    }
}

impl Resourced {
    /// R69 with `skip_hand_check`: the hand check of a skipped turn.
    fn is_skipped_turn(&self) -> bool {
        matches!(self.phase, Phase::Discard { .. })
            && self.house.skip_hand_check.is_on()
            && self.spin.is_none()
    }
}

/// Every action a line can mean at a table of so many seats, on the map and one hex around it.
pub fn every_action(seats: usize) -> impl Iterator<Item = Action> {
    let choices = every_choice(seats);
    let deeds = choices.clone().into_iter().map(Action::Do);
    let proposals = choices.into_iter().map(Action::Propose);
    deeds
        .chain(proposals)
        .chain([Action::Agree, Action::Object])
}

fn every_choice(seats: usize) -> Vec<Choice> {
    let hexes: Vec<Hex> = Hex::disc(4).collect();
    let seats: Vec<Seat> = Seat::all(seats).collect();
    let mut all = vec![
        Choice::Preset,
        Choice::Gather,
        Choice::Operate,
        Choice::Shop,
        Choice::Enough,
        Choice::Finish,
        Choice::Pass,
        Choice::Stay,
        Choice::Accept,
        Choice::Decline,
        Choice::End,
    ];
    for &hex in &hexes {
        all.extend(Tile::ALL.map(|tile| Choice::Build(tile, hex)));
        all.extend([
            Choice::Abandon(hex),
            Choice::Upgrade(hex),
            Choice::Place(hex),
            Choice::Move(hex),
        ]);
        for (i, &seat) in seats.iter().enumerate() {
            all.push(Choice::RepairSystem(hex, seat));
            all.extend(seats[i..].iter().map(|&b| Choice::Fence(hex, [seat, b])));
        }
    }
    for kind in Resource::ALL {
        all.extend([
            Choice::Waste(kind),
            Choice::Pay(kind),
            Choice::Discard(kind),
            Choice::GatherOne(kind),
            Choice::Take(kind),
        ]);
        let from = Resource::ALL.into_iter().filter(|&other| other >= kind);
        all.extend(from.map(|other| Choice::GatherTwo(kind, other)));
        for &seat in &seats {
            all.extend([
                Choice::Feed(seat, kind),
                Choice::Lose(seat, kind),
                Choice::PayBy(kind, seat),
            ]);
            all.extend([Way::Give, Way::Ask].map(|way| {
                Choice::Trade(Trade {
                    way,
                    partner: seat,
                    kind,
                })
            }));
        }
    }
    for (i, &a) in seats.iter().enumerate() {
        all.extend([Choice::Replant(a), Choice::Blame(a)]);
        for (j, &b) in seats.iter().enumerate().skip(i) {
            let with_third = seats.iter().skip(j);
            all.extend(with_third.map(|&c| Choice::RepairContainer([a, b, c])));
        }
    }
    all.extend(Tile::ALL.map(|tile| Choice::Craft(Thing::Tile(tile))));
    all.extend(Upgrade::ALL.map(|upgrade| Choice::Craft(Thing::Upgrade(upgrade))));
    all
}
