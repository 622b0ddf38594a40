use std::{cell::RefCell, cmp::Ordering};

use engine::{
    BySeat, Chance, Forecast, Game as _, MAX_PROSPECTS, Message, Seat, Seed, Skill, Status, Tactics,
};
use i18n::Decimal;

use crate::{
    Action, Badger, Phase, View, belief, quick, round::trick_points, solver::Solver,
    standing::non_dealers_chance, words::message,
};

/// With so many cards in the larger hand a round is solved instead of played out.
const SOLVED: usize = 3;

/// With so many cards in the larger hand, if all are known, it is worked out what
/// each action is worth.
const CERTAIN: usize = 6;

/// Of a hundred decisions in a playout, how many are made at random, so that
/// playouts from one place differ.
const RANDOM: u32 = 10;

thread_local! {
    /// What it remembers is true for every position, so that answers do not
    /// depend on what was asked before.
    static SOLVER: RefCell<Solver> = RefCell::new(Solver::new(REMEMBERED));
}

/// How much the solver remembers: the binary logarithm of the positions.
const REMEMBERED: u32 = 15;

/// Forgets what was solved: it depends on the deck.
pub(crate) fn forget() {
    SOLVER.set(Solver::new(REMEMBERED));
}

impl Tactics for Badger {
    const HARD: Skill = Skill::Search {
        iterations: 19_000,
        careless: 0,
    };

    const PROSPECTS: &'static [&'static str] = &["own points", "other points", "comes off worse"];

    /// A round is a whole of its own: totals judge what comes after it.
    #[inline]
    fn pauses(&self, start: &Badger) -> bool {
        self.round != start.round
    }

    /// Between rounds, how likely the totals win the game.
    fn worth(&self, seat: Seat) -> f32 {
        if let Status::Over(outcome) = self.status() {
            return outcome.payoff(seat);
        }
        let chance = self.first_seats_chance(self.scores, self.dealer);
        of_seat(chance, seat)
    }

    fn rollout(&self, seat: Seat, chance: &mut impl Chance, scratch: &mut Vec<Action>) -> Action {
        if chance.below(100) < RANDOM {
            return self.random_action(seat, chance, scratch);
        }
        SOLVER
            .with_borrow_mut(|solver| quick::action(self, seat, solver, chance))
            .unwrap_or_else(|| self.random_action(seat, chance, scratch))
    }

    /// Worlds in which the other seat has answered leads sensibly come up more
    /// often.
    fn imagine(view: &View, chance: &mut impl Chance) -> Badger {
        SOLVER.with_borrow_mut(|solver| belief::likely_world(view, solver, chance))
    }

    /// The last tricks of a round.
    fn solved(&self) -> Option<BySeat<f32>> {
        let cards = self.hands[0].len().max(self.hands[1].len());
        if cards > SOLVED || self.phase == Phase::Over {
            return None;
        }
        let chance = SOLVER.with_borrow_mut(|solver| solver.solve(self))?;
        Some(BySeat::from_fn(2, |seat| of_seat(chance, seat)))
    }

    /// Where both hands are known near the end of a round.
    fn certain(view: &View, seat: Seat, legal: &[Action]) -> Option<Vec<f32>> {
        if view.hands.iter().any(|hand| hand.len() > CERTAIN) {
            return None;
        }
        let world = view.only_world()?;
        let worth = |&action: &Action| {
            let mut next = world.clone();
            // Chance can only deal the next round.
            next.apply(seat, action, &mut Seed::from(0).setup(), &mut ());
            if next.phase == Phase::Over || next.pauses(&world) {
                return Some(next.worth(seat));
            }
            let chance = SOLVER.with_borrow_mut(|solver| solver.solve(&next))?;
            Some(of_seat(chance, seat))
        };
        legal.iter().map(worth).collect()
    }

    /// The round scores of both sides (B85), and whether the own one is lower.
    fn prospects(&self, start: &Badger, seat: Seat) -> [f32; MAX_PROSPECTS] {
        let [own, other] = [seat.index(), 1 - seat.index()].map(|i| {
            let before = start.scores[i] - u16::from(start.sevens[i]);
            f32::from(self.scores[i].saturating_sub(before))
        });
        let worse = if own < other { 1.0 } else { 0.0 };
        [own, other, worse, 0.0, 0.0, 0.0]
    }

    fn reason(
        view: &View,
        seat: Seat,
        _: Action,
        forecast: &Forecast,
        _: Option<&Forecast>,
    ) -> Option<Message> {
        let [own, other, worse, ..] = forecast.means;
        let [taken, lost] = [seat.index(), 1 - seat.index()].map(|i| view.tricks[i]);
        let [own, other] = [own, other].map(|points| Decimal::new(points, 1));
        let worse = Decimal::new(100.0 * worse, 0);
        Some(message::hint(taken, lost, own, other, worse))
    }

    /// All but what is buried.
    #[inline]
    fn is_open(&self, _: Seat, action: Action) -> bool {
        match action {
            Action::Play { .. } | Action::Exchange { .. } | Action::Keep => true,
            Action::Bury { .. } => false,
        }
    }
}

/// What seat 0's chance is to a seat.
fn of_seat(first_seats_chance: f32, seat: Seat) -> f32 {
    match seat.index() {
        0 => first_seats_chance,
        _ => 1.0 - first_seats_chance,
    }
}

impl Badger {
    /// Seat 0's chance to win the game from these totals, before a round that
    /// `dealer` deals.
    fn first_seats_chance(&self, scores: [u16; 2], dealer: Seat) -> f32 {
        let missing = scores.map(|score| i32::from(self.house.target()) - i32::from(score));
        match dealer.index() {
            0 => 1.0 - non_dealers_chance(missing[1], missing[0]),
            _ => non_dealers_chance(missing[0], missing[1]),
        }
    }

    /// Seat 0's chance to win the game after this round, if each seat has taken so
    /// many tricks and sevens in it.
    pub(crate) fn worth_of_round(&self, tricks: [u8; 2], sevens: [u8; 2]) -> f32 {
        let points = [0, 1].map(|seat| trick_points(tricks[seat]) + sevens[seat]);
        let totals = [0, 1]
            .map(|seat| self.scores[seat] - u16::from(self.sevens[seat]) + u16::from(points[seat]));
        if totals[0].max(totals[1]) < self.house.target() {
            return self.first_seats_chance(totals, self.dealer.next(2));
        }
        match (totals[0], points[0]).cmp(&(totals[1], points[1])) {
            Ordering::Greater => 1.0,
            Ordering::Less => 0.0,
            Ordering::Equal => 0.5,
        }
    }
}
