//! What the rest of a round can come to.

use crate::{
    Badger,
    card::{SEVEN, ranked},
};

/// The tricks of a whole round.
const TRICKS: u8 = 13;

/// The sevens of a deck.
const SEVENS: u8 = 3;

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

/// The worst and the best that a round can come to for seat 0.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Outlook {
    pub(super) least: Step,
    pub(super) most: Step,
}

impl Outlook {
    /// What holds for either.
    fn or(self, other: Outlook) -> Outlook {
        Outlook {
            least: self.least.min(other.least),
            most: self.most.max(other.most),
        }
    }
}

/// The sevens that may yet be taken.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct Sevens {
    /// How many there are.
    pub(super) count: u8,
    /// Whether all of them will be: a card may go out of play, or never come into it.
    pub(super) certain: bool,
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
    /// For each tally, what it comes to if every trick falls to either seat as if
    /// by the toss of a coin, in parts of [`FULL_HOPE`].
    hopes: Vec<i16>,
    /// For each tally and number of sevens to come: what it can come to if all of
    /// them are taken, and if any number of them is.
    outlooks: Vec<[Outlook; 2]>,
    /// What a finished round comes to.
    steps: [Step; ENDS],
}

/// One more than the highest number of a tally without tricks left.
const ENDS: usize = (TRICKS as usize + 1) << 4;

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
        // Another deck may have more sevens than these tallies have room for.
        let fits = ranked(SEVEN).len() <= usize::from(SEVENS);
        let sound = all <= usize::from(TRICKS) && own <= SEVENS && other <= SEVENS - own;
        (fits && sound).then_some(Tally {
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

    /// All sevens that nobody has taken, wherever they are.
    #[inline]
    pub(super) fn sevens_left(self) -> Sevens {
        Sevens {
            count: SEVENS - self.sevens[0] - self.sevens[1],
            certain: false,
        }
    }

    /// A number for each tally.
    #[inline]
    fn index(self) -> usize {
        let [own, other] = self.sevens;
        usize::from(self.left) << 8
            | usize::from(self.taken) << 4
            | usize::from(own) << 2
            | usize::from(other)
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
            hopes: Vec::new(),
            outlooks: Vec::new(),
            steps: [0; ENDS],
        }
    }

    /// Works out the stakes of a position, unless they are the same as before.
    #[inline]
    pub(super) fn set(&mut self, game: &Badger, tally: Tally) {
        let terms = Terms {
            scores: [0, 1].map(|seat| game.scores[seat] - u16::from(game.sevens[seat])),
            target: game.house.target(),
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

    /// What a finished round comes to.
    #[inline]
    pub(super) fn end(&self, tally: Tally) -> Step {
        self.steps[tally.index()]
    }

    /// What a round can come to from a tally.
    #[inline]
    pub(super) fn outlook(&self, tally: Tally, sevens: Sevens) -> Outlook {
        let Sevens { count, certain } = sevens;
        self.outlooks[place(tally, count)][usize::from(!certain)]
    }

    /// The same if at least `won` of the tricks left are seat 0's, and at least
    /// `lost` are not.
    #[inline]
    pub(super) fn narrowed(&self, mut tally: Tally, sevens: Sevens, won: u8, lost: u8) -> Outlook {
        tally.left -= won + lost;
        tally.taken += won;
        self.outlook(tally, sevens)
    }

    /// How good it is for a seat that `winner` takes the next trick with so many
    /// sevens in it.
    #[inline]
    pub(super) fn hope(&self, tally: Tally, seat: usize, winner: usize, sevens: u8) -> i32 {
        let hope = i32::from(self.hopes[tally.after(winner, sevens).index()]);
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
        self.hopes.clear();
        self.hopes.resize(last.index() + 1, 0);
        self.outlooks.clear();
        self.outlooks
            .resize(place(last, SEVENS) + 1, Default::default());
        each_tally(0, tricks, |tally| {
            let worth = worth(tally);
            let step = self.ladder.partition_point(|&other| other < worth);
            self.steps[tally.index()] = step as Step;
            self.hopes[tally.index()] = ((worth - bottom) * scale) as i16;
        });
        for left in 0..=tricks {
            each_tally(left, tricks - left, |tally| {
                if left > 0 {
                    let [won, lost] =
                        [0, 1].map(|winner| self.hopes[tally.after(winner, 0).index()]);
                    self.hopes[tally.index()] = i16::midpoint(won, lost);
                }
                self.look_out(tally);
            });
        }
    }

    /// Works out what a tally can come to, from those with a trick less to come.
    fn look_out(&mut self, tally: Tally) {
        let mut any = None;
        for count in 0..=SEVENS - tally.sevens[0] - tally.sevens[1] {
            let all = if tally.left == 0 {
                self.shared(tally, count)
            } else {
                let [lost, won] = [1, 0].map(|winner| {
                    let next = tally.after(winner, 0);
                    self.outlooks[place(next, count)][0]
                });
                lost.or(won)
            };
            let either = any.map_or(all, |any| all.or(any));
            any = Some(either);
            self.outlooks[place(tally, count)] = [all, either];
        }
    }

    /// What a round can come to whose tricks are counted, but not so many of its
    /// sevens.
    fn shared(&self, tally: Tally, count: u8) -> Outlook {
        let ends = (0..=count).map(|own| {
            let mut end = tally;
            end.sevens[0] += own;
            end.sevens[1] += count - own;
            let step = self.end(end);
            Outlook {
                least: step,
                most: step,
            }
        });
        ends.reduce(Outlook::or).unwrap_or_default()
    }
}

/// A number for each tally and number of sevens to come.
#[inline]
fn place(tally: Tally, sevens: u8) -> usize {
    tally.index() << 2 | usize::from(sevens)
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
