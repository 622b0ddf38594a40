//! What the rest of a round can come to.

use crate::Badger;

/// The tricks of a whole round.
const TRICKS: u8 = 13;

/// The sevens of a deck.
pub(super) const SEVENS: u8 = 3;

/// How a round has gone so far, as far as it counts.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct Tally {
    /// Tricks still to be taken.
    pub(super) left: u8,
    /// Tricks of seat 0.
    pub(super) taken: u8,
    /// Sevens of each seat.
    pub(super) sevens: [u8; 2],
}

/// A step on the ladder of all that a round can be worth, from the worst for
/// seat 0 to the best.
pub(super) type Step = u8;

/// What a round can come to from a tally.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Outlook {
    /// The worst and the best for seat 0.
    pub(super) least: Step,
    pub(super) most: Step,
    /// What it comes to if every trick falls to either seat as if by the toss of
    /// a coin, in parts of [`FULL_HOPE`].
    pub(super) hope: i16,
}

/// The hope of a seat that is sure of the best.
const FULL_HOPE: f32 = 4096.0;

/// What every way a round can go is worth.
#[derive(Debug)]
pub(super) struct Stakes {
    /// What this was worked out for.
    terms: Option<Terms>,
    /// What a round may be worth to seat 0, in rising order.
    ladder: Vec<f32>,
    outlooks: Vec<Outlook>,
}

/// What the worth of a round depends on beside tricks and sevens.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
struct Terms {
    /// Totals before the round.
    scores: [u16; 2],
    target: u16,
    dealer: u8,
    tricks: u8,
}

impl Tally {
    /// How a position stands; none if no round of a game comes to it.
    pub(super) fn of(game: &Badger, left: usize) -> Option<Tally> {
        let [own, other] = game.sevens;
        let all = left + usize::from(game.tricks[0]) + usize::from(game.tricks[1]);
        (all <= usize::from(TRICKS) && own <= SEVENS && other <= SEVENS - own).then_some(Tally {
            left: left as u8,
            taken: game.tricks[0],
            sevens: game.sevens,
        })
    }

    /// One trick later, taken by a seat with so many sevens in it.
    #[inline]
    pub(super) fn after(mut self, winner: usize, sevens: u8) -> Tally {
        self.left -= 1;
        self.taken += u8::from(winner == 0);
        self.sevens[winner] += sevens;
        self
    }

    /// One trick earlier, if `winner` took it with so many sevens in it.
    pub(super) fn before(mut self, winner: usize, sevens: u8) -> Tally {
        self.left += 1;
        self.taken -= u8::from(winner == 0);
        self.sevens[winner] -= sevens;
        self
    }

    /// A number for each tally.
    #[inline]
    fn index(self) -> usize {
        let [own, other] = self.sevens.map(usize::from);
        let tricks = usize::from(self.left) * (usize::from(TRICKS) + 1) + usize::from(self.taken);
        tricks << 4 | own << 2 | other
    }

    /// The part of a tally that does not follow from the cards left.
    #[inline]
    pub(super) fn sign(self) -> u64 {
        (self.index() & 0xff) as u64
    }
}

impl Stakes {
    pub(super) fn new() -> Stakes {
        Stakes {
            terms: None,
            ladder: Vec::new(),
            outlooks: Vec::new(),
        }
    }

    /// Works out the stakes of a position, unless they are the same as before.
    #[inline]
    pub(super) fn set(&mut self, game: &Badger, tally: Tally) {
        let terms = Terms {
            scores: [0, 1].map(|seat| game.scores[seat] - u16::from(game.sevens[seat])),
            target: game.house.target,
            dealer: game.dealer.index() as u8,
            tricks: tally.left + game.tricks[0] + game.tricks[1],
        };
        if self.terms != Some(terms) {
            self.terms = Some(terms);
            self.list(game, terms.tricks);
        }
    }

    /// A number that stands for what this was worked out for.
    pub(super) fn sign(&self) -> u64 {
        self.terms.map_or(0, |terms| {
            let [first, second] = terms.scores.map(u64::from);
            let rest = u64::from(terms.target) << 8
                | u64::from(terms.dealer) << 4
                | u64::from(terms.tricks);
            first | second << 16 | rest << 32
        })
    }

    /// What a step is worth to seat 0.
    pub(super) fn worth(&self, step: Step) -> f32 {
        self.ladder[usize::from(step)]
    }

    /// The best step for seat 0.
    pub(super) fn top(&self) -> Step {
        (self.ladder.len() - 1) as Step
    }

    #[inline]
    pub(super) fn outlook(&self, tally: Tally) -> Outlook {
        self.outlooks[tally.index()]
    }

    /// How good it is for a seat that `winner` takes the next trick with so many
    /// sevens in it.
    #[inline]
    pub(super) fn hope(&self, tally: Tally, seat: usize, winner: usize, sevens: u8) -> i32 {
        let hope = i32::from(self.outlook(tally.after(winner, sevens)).hope);
        if seat == 0 { hope } else { -hope }
    }

    fn list(&mut self, game: &Badger, tricks: u8) {
        let worth = |tally: Tally| {
            let tricks = [tally.taken, tricks - tally.taken];
            game.worth_of_round(tricks, tally.sevens)
        };
        self.ladder.clear();
        each_tally(0, tricks, |tally| self.ladder.push(worth(tally)));
        self.ladder.sort_unstable_by(f32::total_cmp);
        self.ladder.dedup();
        let (bottom, top) = (self.ladder[0], self.ladder[self.ladder.len() - 1]);
        let scale = FULL_HOPE / (top - bottom).max(f32::MIN_POSITIVE);
        let last = Tally {
            left: tricks,
            taken: TRICKS,
            sevens: [SEVENS; 2],
        };
        self.outlooks.clear();
        self.outlooks.resize(last.index() + 1, Outlook::default());
        for left in 0..=tricks {
            each_tally(left, tricks - left, |tally| {
                let outlook = if left == 0 {
                    let worth = worth(tally);
                    let step = self.ladder.partition_point(|&other| other < worth) as Step;
                    Outlook {
                        least: step,
                        most: step,
                        hope: ((worth - bottom) * scale) as i16,
                    }
                } else {
                    self.combined(tally)
                };
                self.outlooks[tally.index()] = outlook;
            });
        }
    }

    /// The outlook from those of all tallies one trick later.
    fn combined(&self, tally: Tally) -> Outlook {
        let sevens_left = SEVENS - tally.sevens[0] - tally.sevens[1];
        let by_chance = [0, 1].map(|winner| self.outlook(tally.after(winner, 0)));
        let mut outlook = Outlook {
            hope: i16::midpoint(by_chance[0].hope, by_chance[1].hope),
            ..by_chance[0]
        };
        for winner in [0, 1] {
            for sevens in 0..=sevens_left.min(2) {
                let next = self.outlook(tally.after(winner, sevens));
                outlook.least = outlook.least.min(next.least);
                outlook.most = outlook.most.max(next.most);
            }
        }
        outlook
    }
}

/// Visits every tally with so many tricks left after so many were played.
fn each_tally(left: u8, played: u8, mut visit: impl FnMut(Tally)) {
    for taken in 0..=played {
        for own in 0..=SEVENS {
            for other in 0..=SEVENS - own {
                visit(Tally {
                    left,
                    taken,
                    sevens: [own, other],
                });
            }
        }
    }
}
