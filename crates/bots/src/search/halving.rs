use std::time::Duration;

use cpu_time::ThreadTime;
use engine::{Chance as _, Dice, Seed, Tactics};

use super::{
    notes::Notes,
    playout::worth_of,
    question::{Clock, Limit, Question},
    second_thought::{self, play_with_care},
};

/// Worlds that every action is tried in before any is dropped, at least; if the
/// budget is too small for that, only the most promising actions are tried.
const FEW: u64 = 4;

/// By how many standard errors an action must do better than what the greedy
/// player would do to be preferred.
const DOUBT: f64 = 0.5;

/// By how many standard errors an action must do worse or better for the case to be
/// closed, and in how many worlds it must have been tried.
const BEYOND_DOUBT: f64 = 4.0;
const ENOUGH: u32 = 16;

/// Looks at whether the case is closed while two actions are left.
const LAST_ROUNDS: u64 = 4;

/// Playouts from which on some of them are spent on second thoughts, if the game
/// has them: so many tell the actions apart as well as any number.
const MORE_THAN_ENOUGH: u64 = 15_000;

/// The world that actions are sorted in and the clock is tried on; the others
/// follow it.
const FIRST_WORLD: usize = 0;

/// Sequential halving (Karnin, Koren and Somekh 2013) over the actions at hand.
///
/// All actions are tried in the same imagined worlds with the same chance, so that
/// what is luck is the same for all. Then the worse half is dropped, and the
/// others are tried in more worlds, until two are left. What the greedy player
/// would do stays to the end.
///
/// With a great budget there are fewer playouts, in which the seat thinks over its
/// next decisions: what it does then is not left to habit.
#[derive(Debug)]
pub(super) struct Halving<G: Tactics> {
    /// What the greedy player would do, if there is one, then the others; those
    /// that were not dropped yet come first.
    contenders: Vec<Contender<G::Action>>,
    /// Worlds that were thought through.
    worlds: usize,
    /// Decisions that the seat thinks over in each playout.
    thoughts: u32,
    /// What each contender came to in the world at hand.
    results: Vec<f32>,
    /// Room for lists of legal actions.
    legal: Vec<G::Action>,
}

/// An action, and what came of it.
#[derive(Copy, Clone, Debug)]
pub(super) struct Contender<A> {
    pub(super) action: A,
    pub(super) tally: Tally,
}

/// What came of an action.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Tally {
    pub(super) visits: u32,
    total: f64,
    /// The worlds in which it was compared with the first contender.
    compared: u32,
    /// By how much it did better than that in these worlds.
    lead: f64,
    lead_squares: f64,
    pub(super) notes: Notes,
}

impl<G: Tactics> Halving<G> {
    pub(super) const fn new() -> Halving<G> {
        Halving {
            contenders: Vec::new(),
            worlds: 0,
            thoughts: 0,
            results: Vec::new(),
            legal: Vec::new(),
        }
    }

    /// Compares the actions of a question.
    pub(super) fn think(&mut self, question: &Question<'_, G>, seed: Seed, chance: &mut Dice) {
        self.worlds = 0;
        self.thoughts = 0;
        self.enter(question, seed, chance);
        let budget = self.affordable(question, seed);
        if question.is_stopped() {
            return;
        }
        let mut cost = 1;
        if budget >= MORE_THAN_ENOUGH {
            cost += u64::from(G::SECOND_THOUGHTS * second_thought::PLAYOUTS);
            self.thoughts = G::SECOND_THOUGHTS;
        }
        self.contenders
            .truncate(most_contenders(self.contenders.len(), budget / cost));
        let mut left = u64::from(question.limit.iterations) / cost;
        let mut time = question.limit.time;
        let mut alive = self.contenders.len();
        let mut last_rounds = LAST_ROUNDS;
        loop {
            let rounds = if alive > 2 {
                rounds(alive)
            } else {
                last_rounds
            };
            let worlds = left / (rounds * alive as u64);
            let limit = Limit {
                iterations: u32::try_from(worlds).unwrap_or(u32::MAX).max(1),
                time: time / rounds as u32,
            };
            let spent = self.round(question, alive, limit, seed);
            time = time.saturating_sub(spent);
            left = left.saturating_sub(u64::from(limit.iterations) * alive as u64);
            if alive > 2 {
                alive = self.cut(alive, question.habit.is_some());
            } else {
                last_rounds -= 1;
            }
            let goes_on = left >= alive as u64
                && last_rounds > 0
                && !time.is_zero()
                && !self.is_settled(alive)
                && !question.is_stopped();
            if !goes_on {
                break;
            }
        }
        self.rank(question.habit.is_some());
    }

    /// The actions that were tried, the best first; the first thought, if it was
    /// stopped before anything was tried.
    pub(super) fn tried(&self) -> impl Iterator<Item = &Contender<G::Action>> {
        let tried = |c: &&Contender<G::Action>| c.tally.visits > 0;
        let nothing = !self.contenders.iter().any(|c| tried(&c));
        let first = self.contenders.iter().take(usize::from(nothing));
        first.chain(self.contenders.iter().filter(tried))
    }

    /// Lets all actions enter: first what the greedy player would do, then by
    /// inclination, equals in any order.
    fn enter(&mut self, question: &Question<'_, G>, seed: Seed, chance: &mut Dice) {
        let world = G::imagine(question.view, &mut seed.ply(FIRST_WORLD));
        let mut actions: Vec<(f32, G::Action)> = (question.legal.iter())
            .map(|&action| match question.habit {
                Some(habit) if habit == action => (f32::INFINITY, action),
                _ if question.is_stopped() => (0.0, action),
                _ => (world.inclination(question.seat, action), action),
            })
            .collect();
        chance.shuffle(&mut actions);
        actions.sort_by(|a, b| b.0.total_cmp(&a.0));
        self.contenders.clear();
        (self.contenders).extend(actions.into_iter().map(|(_, action)| Contender {
            action,
            tally: Tally::default(),
        }));
    }

    /// How many playouts the budget allows, about.
    fn affordable(&mut self, question: &Question<'_, G>, seed: Seed) -> u64 {
        let asked = u64::from(question.limit.iterations);
        if !question.is_by_time() {
            return asked;
        }
        let clock = ThreadTime::now();
        let action = self.contenders[0].action;
        for _ in 0..FEW {
            if question.is_stopped() {
                break;
            }
            let mut dice = seed.ply(FIRST_WORLD);
            let start = G::imagine(question.view, &mut dice);
            self.playout(question, &start, action, &mut dice, &mut Notes::default());
        }
        let one = clock.elapsed().as_secs_f64() / FEW as f64;
        (question.limit.time.as_secs_f64() / one.max(1e-9)) as u64
    }

    /// Tries the contenders that are left in as many worlds as the limit allows.
    /// Returns the time it took.
    ///
    /// A world that not all of them were tried in does not count, unless it is
    /// the first.
    fn round(
        &mut self,
        question: &Question<'_, G>,
        alive: usize,
        limit: Limit,
        seed: Seed,
    ) -> Duration {
        let mut clock = Clock::start();
        let mut goes_on = true;
        for _ in 0..limit.iterations {
            let mut dice = seed.ply(FIRST_WORLD + 1 + self.worlds);
            let start = G::imagine(question.view, &mut dice);
            self.results.clear();
            for i in 0..alive {
                let Contender { action, tally } = self.contenders[i];
                let mut notes = tally.notes;
                let worth = self.playout(question, &start, action, &mut dice.clone(), &mut notes);
                self.contenders[i].tally.notes = notes;
                self.results.push(worth);
                let is_late = clock.tick().is_some_and(|spent| spent >= limit.time);
                if is_late || question.is_stopped() {
                    goes_on = false;
                    break;
                }
            }
            if self.results.len() == alive || self.worlds == 0 {
                let first = f64::from(self.results[0]);
                for (contender, &worth) in self.contenders.iter_mut().zip(&self.results) {
                    contender.tally.add(worth.into(), first);
                }
                self.worlds += 1;
            }
            if !goes_on {
                break;
            }
        }
        clock.spent()
    }

    /// Drops the worse half, and what is worse than the first beyond doubt;
    /// returns how many are left.
    fn cut(&mut self, alive: usize, has_habit: bool) -> usize {
        let others = &mut self.contenders[usize::from(has_habit)..alive];
        others.sort_by(|a, b| b.tally.mean().total_cmp(&a.tally.mean()));
        let half = &self.contenders[..alive.div_ceil(2)];
        let is_hopeless = |contender: &&Contender<G::Action>| {
            contender.tally.is_clear() && contender.tally.lead < 0.0
        };
        // They are sorted by mean, so those without hope come last.
        let hopeless = half.iter().rev().take_while(is_hopeless).count();
        let left = (half.len() - hopeless).max(1);
        if !has_habit {
            // Another one may be the first now.
            for contender in &mut self.contenders[..left] {
                contender.tally.compared = 0;
                contender.tally.lead = 0.0;
                contender.tally.lead_squares = 0.0;
            }
        }
        left
    }

    /// Whether what is left need not be tried again: one action alone, or two that
    /// differ beyond doubt.
    fn is_settled(&self, alive: usize) -> bool {
        match &self.contenders[..alive] {
            [only] => only.tally.visits >= ENOUGH,
            [_, other] => other.tally.is_clear(),
            _ => false,
        }
    }

    /// Sorts by how long they were kept, then by what came of them.
    fn rank(&mut self, has_habit: bool) {
        let merit = |contender: &Contender<G::Action>| {
            if has_habit {
                contender.tally.sure_lead()
            } else {
                contender.tally.mean()
            }
        };
        self.contenders.sort_by(|a, b| {
            (b.tally.visits.cmp(&a.tally.visits)).then_with(|| merit(b).total_cmp(&merit(a)))
        });
    }

    /// What comes of an action in a world, for the seat that thinks.
    fn playout(
        &mut self,
        question: &Question<'_, G>,
        start: &G,
        action: G::Action,
        chance: &mut Dice,
        notes: &mut Notes,
    ) -> f32 {
        let seat = question.seat;
        let mut state = start.clone();
        let (thoughts, legal) = (self.thoughts, &mut self.legal);
        let play_on = |state: &mut G, chance: &mut Dice| {
            play_with_care(state, start, seat, thoughts, chance, legal)
        };
        let worth = worth_of(&mut state, seat, action, chance, play_on);
        if question.explains {
            notes.add(&mut state, start, seat, chance, &mut self.legal);
        }
        worth
    }
}

impl Tally {
    pub(super) fn add(&mut self, worth: f64, first: f64) {
        let lead = worth - first;
        self.visits += 1;
        self.total += worth;
        self.compared += 1;
        self.lead += lead;
        self.lead_squares += lead * lead;
    }

    pub(super) fn mean(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }

    /// By how much it does better than the first contender, and the standard
    /// error of that.
    fn mean_lead(&self) -> (f64, f64) {
        let n = f64::from(self.compared.max(1));
        let mean = self.lead / n;
        let variance = (self.lead_squares / n - mean * mean).max(0.0);
        (mean, (variance / n).sqrt())
    }

    /// By how much it does better than the first contender, at least.
    pub(super) fn sure_lead(&self) -> f64 {
        let (mean, error) = self.mean_lead();
        mean - DOUBT * error
    }

    /// Whether it is better or worse than the first contender beyond doubt, or
    /// exactly as good.
    fn is_clear(&self) -> bool {
        let (mean, error) = self.mean_lead();
        self.compared >= ENOUGH && mean.abs() >= BEYOND_DOUBT * error
    }
}

/// How often so many contenders are cut to one.
fn rounds(contenders: usize) -> u64 {
    u64::from(contenders.next_power_of_two().ilog2()).max(1)
}

/// How many of so many actions a budget of playouts can tell apart.
fn most_contenders(actions: usize, playouts: u64) -> usize {
    let fits = |n: &usize| playouts / (*n as u64 * rounds(*n)) >= FEW;
    let few = actions.min(2).min(playouts as usize).max(1);
    (few..=actions).rev().find(fits).unwrap_or(few)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_budget_is_spent_on_few_actions() {
        assert_eq!(most_contenders(1_700, 1), 1);
        assert_eq!(most_contenders(1_700, 2), 2);
        assert_eq!(most_contenders(1_700, 200), 12);
        assert_eq!(most_contenders(1_700, 1_000_000), 1_700);
        assert_eq!(most_contenders(3, 1_000_000), 3);
        assert_eq!(most_contenders(1, 5), 1);
    }

    #[test]
    fn what_is_better_by_luck_is_not_preferred() {
        let mut lucky = Tally::default();
        let mut better = Tally::default();
        for n in 0..16 {
            lucky.add(if n % 8 < 5 { 1.0 } else { 0.0 }, 0.5);
            better.add(0.6, 0.5);
        }
        assert!(lucky.mean() > better.mean());
        assert!(better.sure_lead() > lucky.sure_lead());
    }
}
