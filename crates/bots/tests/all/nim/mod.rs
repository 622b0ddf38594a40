//! A game whose perfect play is known.

use engine::{
    BySeat, Chance, Game, Log, Method, Outcome, Refusal, Seat, SeatSet, Status, Tactics, Viewer,
};

use crate::small::Plain;

/// What a player of Nim knows about the game.
pub const NOTHING: u8 = 0;
pub const EXACT_ANSWERS: u8 = 1;
pub const GOOD_PLAYOUTS: u8 = 2;
pub const A_JUDGEMENT: u8 = 3;

/// Added to what is known: the search halves instead of growing a tree.
pub const HALVING: u8 = 4;

/// The same, with second thoughts.
pub const THINKING_AGAIN: u8 = 8;

/// Two players take one, two or three stones in turn; who takes the last one
/// wins. To leave a multiple of four is perfect.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Nim<const KNOWS: u8> {
    pub stones: u32,
    pub turn: Seat,
}

impl<const KNOWS: u8> Nim<KNOWS> {
    fn other(&self) -> Seat {
        self.turn.next(2)
    }

    /// Who wins if both play perfectly.
    fn favoured(&self) -> Seat {
        if self.stones.is_multiple_of(4) {
            self.other()
        } else {
            self.turn
        }
    }
}

impl<const KNOWS: u8> Game for Nim<KNOWS> {
    type Options = Plain;
    type Action = u32;
    type Event = ();
    type View = Nim<KNOWS>;

    const ID: &'static str = "nim";
    const RULES: u32 = 1;

    fn setup(_: &Plain, _: usize, chance: &mut impl Chance) -> Self {
        Nim {
            stones: 20 + chance.below(20),
            turn: Seat::new(0),
        }
    }

    fn seats(&self) -> usize {
        2
    }

    fn status(&self) -> Status {
        if self.stones > 0 {
            return Status::Awaits(SeatSet::only(self.turn));
        }
        let winner = SeatSet::only(self.other());
        Status::Over(Outcome::ranked(
            BySeat::same(2, 0),
            winner,
            "the last stone",
        ))
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<u32>) {
        if seat == self.turn {
            out.extend(1..=self.stones.min(3));
        }
    }

    fn refusal(&self, seat: Seat, taken: u32) -> Option<Refusal> {
        let fits = (1..=self.stones.min(3)).contains(&taken);
        (seat != self.turn || !fits)
            .then(|| Refusal::new(&["N1"], i18n::verbatim("one to three stones")))
    }

    fn apply(&mut self, _: Seat, taken: u32, _: &mut impl Chance, _: &mut impl Log<()>) {
        self.stones -= taken;
        self.turn = self.other();
    }

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn determinize(view: &Self, _: &mut impl Chance) -> Self {
        view.clone()
    }
}

impl<const KNOWS: u8> Tactics for Nim<KNOWS> {
    const METHOD: Method = if KNOWS >= HALVING {
        Method::Halving
    } else {
        Method::Tree
    };

    const SECOND_THOUGHTS: u32 = if KNOWS >= THINKING_AGAIN { 2 } else { 0 };

    fn pauses(&self, start: &Self) -> bool {
        KNOWS % HALVING == A_JUDGEMENT && self.stones < start.stones
    }

    fn worth(&self, seat: Seat) -> f32 {
        match self.status() {
            Status::Over(outcome) => outcome.payoff(seat),
            Status::Awaits(_) if KNOWS % HALVING != A_JUDGEMENT => 0.5,
            Status::Awaits(_) if seat == self.favoured() => 0.6,
            Status::Awaits(_) => 0.4,
        }
    }

    fn rollout(&self, seat: Seat, chance: &mut impl Chance, scratch: &mut Vec<u32>) -> u32 {
        let perfect = self.stones % 4;
        if KNOWS % HALVING == GOOD_PLAYOUTS && perfect > 0 {
            return perfect;
        }
        self.random_action(seat, chance, scratch)
    }

    fn solved(&self) -> Option<BySeat<f32>> {
        let favoured = self.favoured();
        (KNOWS % HALVING == EXACT_ANSWERS)
            .then(|| BySeat::from_fn(2, |seat| if seat == favoured { 1.0 } else { 0.0 }))
    }
}
