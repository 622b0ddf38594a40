use engine::{
    BySeat, Chance, Game, Log, Outcome, Refusal, Seat, SeatSet, Status, Tactics, Together, Viewer,
};

use super::Plain;

const FORDS: u8 = 3;

/// Three friends cross a river together. At every ford each secretly chooses a
/// bank, in any order; the signpost names the safe one. They get home if most of
/// them choose the safe bank at each of three fords.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Crossing {
    signposts: [Bank; FORDS as usize],
    ford: u8,
    chosen: [Option<Bank>; 3],
    failed: bool,
}

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Bank {
    Left,
    Right,
}

/// Own choice and who has chosen; others' choices are guessed.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    viewer: Viewer,
    own: Option<Bank>,
    waiting: SeatSet,
    signposts: [Bank; FORDS as usize],
    ford: u8,
    failed: bool,
}

impl Crossing {
    fn waiting(&self) -> SeatSet {
        Seat::all(3)
            .filter(|seat| self.chosen[seat.index()].is_none())
            .collect()
    }
}

fn any_bank(chance: &mut impl Chance) -> Bank {
    chance.choose(&[Bank::Left, Bank::Right])
}

impl Game for Crossing {
    type Options = Plain;
    type Action = Bank;
    type Event = ();
    type View = View;

    const ID: &'static str = "crossing";
    const RULES: u32 = 1;
    const TOGETHER: Together = Together::ToWin;

    fn setup(_: &Plain, _: usize, chance: &mut impl Chance) -> Crossing {
        Crossing {
            signposts: std::array::from_fn(|_| any_bank(chance)),
            ford: 0,
            chosen: [None; 3],
            failed: false,
        }
    }

    fn seats(&self) -> usize {
        3
    }

    fn status(&self) -> Status {
        if !self.failed && self.ford < FORDS {
            return Status::Awaits(self.waiting());
        }
        let scores = BySeat::same(3, i64::from(self.ford));
        Status::Over(Outcome::team(!self.failed, scores, "the river"))
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Bank>) {
        if self.awaits().contains(seat) {
            out.extend([Bank::Left, Bank::Right]);
        }
    }

    fn refusal(&self, seat: Seat, _: Bank) -> Option<Refusal> {
        let waits = self.awaits().contains(seat);
        (!waits).then(|| Refusal::new(&["C1"], i18n::verbatim("you have chosen")))
    }

    fn apply(&mut self, seat: Seat, bank: Bank, _: &mut impl Chance, _: &mut impl Log<()>) {
        self.chosen[seat.index()] = Some(bank);
        if !self.waiting().is_empty() {
            return;
        }
        let safe = Some(self.signposts[self.ford as usize]);
        self.failed = self.chosen.iter().filter(|&&bank| bank == safe).count() < 2;
        self.ford += 1;
        self.chosen = [None; 3];
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            viewer,
            own: match viewer {
                Viewer::Seat(seat) => self.chosen[seat.index()],
                Viewer::Spectator => None,
            },
            waiting: self.waiting(),
            signposts: self.signposts,
            ford: self.ford,
            failed: self.failed,
        }
    }

    fn determinize(view: &View, chance: &mut impl Chance) -> Crossing {
        let mut chosen = [None; 3];
        for seat in Seat::all(3).filter(|&seat| !view.waiting.contains(seat)) {
            chosen[seat.index()] = match view.own {
                Some(bank) if view.viewer.is(seat) => Some(bank),
                _ => Some(any_bank(chance)),
            };
        }
        Crossing {
            signposts: view.signposts,
            ford: view.ford,
            chosen,
            failed: view.failed,
        }
    }
}

impl Tactics for Crossing {}
