use std::{
    collections::BTreeMap,
    ops::Range,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc,
    },
};

use engine::{Seat, Together};
use serde::{Deserialize, Serialize};

use crate::{
    Plan, Study,
    deal::{Bench, Ended},
    figure::figures,
    notes::points,
    tally::{Counter, Sum, Tally},
};

/// What several plans add up to on the same deals.
#[derive(Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Tallies {
    /// Each plan by itself.
    pub each: Vec<Tally>,
    /// For every plan but the first: each figure less that of the first plan on the
    /// same deal.
    pub less_first: Vec<Vec<Sum>>,
}

impl Tallies {
    /// Adds more deals of the same plans.
    pub fn merge(&mut self, other: &Tallies) {
        self.each.resize_with(other.each.len(), Tally::default);
        for (own, other) in self.each.iter_mut().zip(&other.each) {
            own.merge(other);
        }
        self.less_first
            .resize_with(other.less_first.len(), Vec::new);
        for (own, other) in self.less_first.iter_mut().zip(&other.less_first) {
            own.resize(other.len(), Sum::default());
            own.iter_mut()
                .zip(other)
                .for_each(|(own, other)| own.merge(other));
        }
    }

    /// How many deals were played.
    pub fn deals(&self) -> u64 {
        self.each.first().map_or(0, |tally| tally.deals)
    }

    /// How many games were played, over all plans.
    pub fn games(&self) -> u64 {
        self.each.iter().map(|tally| tally.games).sum()
    }
}

/// One line for each game.
#[derive(Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Rows(pub Vec<Row>);

/// A game: where it comes from, and its figures in the order of
/// [`figures`]; those of a closer look may be missing.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// Which of the plans.
    pub plan: usize,
    /// Which deal.
    pub deal: u64,
    /// Which rotation of the bots.
    pub rotation: usize,
    /// Why it ended.
    pub reason: String,
    /// The figures.
    pub values: Vec<i64>,
}

/// A stretch of deals that was played.
#[derive(Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Shard {
    /// What it adds up to.
    pub tallies: Tallies,
    /// Its games, if they are wanted.
    pub rows: Rows,
}

/// How plans are carried out.
#[derive(Clone, Debug)]
pub struct Course {
    /// The deals, from the seed on.
    pub deals: Range<u64>,
    /// How many deals a thread takes at a time.
    pub shard: u64,
    /// How many threads.
    pub threads: usize,
    /// Whether a row for each game is wanted.
    pub rows: bool,
}

/// What came of one plan on a stretch of deals.
#[derive(Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Stretch {
    /// What it adds up to.
    pub tally: Tally,
    /// For each deal, the sums of the figures over its games; empty if they are not
    /// wanted.
    pub sums: Vec<Vec<Option<i64>>>,
    /// Its games, if they are wanted.
    pub rows: Rows,
}

impl Shard {
    /// Puts together what came of several plans on the same deals.
    pub fn of(mut stretches: Vec<Stretch>) -> Shard {
        let mut rows = Rows::default();
        for (number, stretch) in stretches.iter_mut().enumerate() {
            for mut row in stretch.rows.0.drain(..) {
                row.plan = number;
                rows.0.push(row);
            }
        }
        // However deals are split, the games of a deal stand together.
        rows.0.sort_by_key(|row| row.deal);
        let less_first = match &stretches[..] {
            [] => Vec::new(),
            [first, others @ ..] => (others.iter())
                .map(|other| differences(other, first))
                .collect(),
        };
        let each = stretches.into_iter().map(|stretch| stretch.tally).collect();
        Shard {
            tallies: Tallies { each, less_first },
            rows,
        }
    }
}

/// Each figure of a plan less that of another, deal by deal.
fn differences(own: &Stretch, base: &Stretch) -> Vec<Sum> {
    let mut differences = vec![Sum::default(); base.tally.figures.len()];
    for (own, base) in own.sums.iter().zip(&base.sums) {
        for ((sum, own), base) in differences.iter_mut().zip(own).zip(base) {
            if let (Some(own), Some(base)) = (own, base) {
                sum.add(own - base);
            }
        }
    }
    differences
}

/// Plays the deals of a course, and hands over stretch by stretch, in order, what came
/// of them. `stop` ends it early; stretches that are finished count.
///
/// # Errors
///
/// Fails if the machine has no such number of threads.
pub fn run<G: Study>(
    plans: &[Plan<G>],
    course: &Course,
    stop: &Arc<AtomicBool>,
    mut each: impl FnMut(Shard),
) -> Result<(), rayon::ThreadPoolBuildError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(course.threads.max(1))
        .build()?;
    let size = course.shard.max(1);
    let shards = (course.deals.end - course.deals.start).div_ceil(size);
    let next = AtomicU64::new(0);
    // Bounded, so that a slow disk slows the players down instead of filling memory.
    let (sender, receiver) = mpsc::sync_channel::<(u64, Shard)>(course.threads * 4);
    pool.in_place_scope(|scope| {
        for _ in 0..course.threads.max(1) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move |_| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= shards || stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let start = course.deals.start + number * size;
                    let deals = start..(start + size).min(course.deals.end);
                    let Some(played) = shard(plans, deals, course.rows, stop) else {
                        return;
                    };
                    if sender.send((number, played)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let (mut waiting, mut due) = (BTreeMap::new(), 0);
        for (number, shard) in receiver {
            waiting.insert(number, shard);
            while let Some(shard) = waiting.remove(&due) {
                each(shard);
                due += 1;
            }
        }
        // After a stop some stretches may never come.
        waiting.into_values().for_each(each);
    });
    Ok(())
}

/// Plays a stretch of deals; `None` if it is stopped.
pub fn shard<G: Study>(
    plans: &[Plan<G>],
    deals: Range<u64>,
    rows: bool,
    stop: &Arc<AtomicBool>,
) -> Option<Shard> {
    let stretches = plans
        .iter()
        .map(|plan| stretch(plan, deals.clone(), rows, plans.len() > 1, stop))
        .collect::<Option<Vec<Stretch>>>()?;
    Some(Shard::of(stretches))
}

/// Plays a stretch of deals of one plan, with its cards; `None` if it is stopped.
pub fn stretch<G: Study>(
    plan: &Plan<G>,
    deals: Range<u64>,
    rows: bool,
    sums: bool,
    stop: &Arc<AtomicBool>,
) -> Option<Stretch> {
    plan.on_its_cards(|| {
        let mut player = Player::new(plan);
        let mut stretch = Stretch::default();
        for deal in deals {
            if !player.play(deal, rows.then_some(&mut stretch.rows.0), stop) {
                return None;
            }
            player.count();
            if sums {
                stretch.sums.push(player.sums.clone());
            }
        }
        stretch.tally = player.into_tally();
        Some(stretch)
    })
}

/// Carries out one plan, deal by deal.
struct Player<'a, G: Study> {
    plan: &'a Plan<G>,
    rotations: Vec<usize>,
    bench: Bench<G>,
    tally: Tally,
    /// The figures of the deal: their sums over its games.
    sums: Vec<Option<i64>>,
    ended: Vec<Ended>,
    scores: Counter,
    lengths: Counter,
}

impl<'a, G: Study> Player<'a, G> {
    fn new(plan: &'a Plan<G>) -> Player<'a, G> {
        let width = figures(plan).len();
        let tally = Tally {
            figures: vec![Sum::default(); width],
            ..Tally::default()
        };
        Player {
            plan,
            rotations: plan.rotations(),
            bench: Bench::new(plan),
            tally,
            sums: vec![None; width],
            ended: Vec::new(),
            scores: Counter::new(),
            lengths: Counter::new(),
        }
    }

    /// Plays a deal in all rotations; `false` if it was stopped.
    fn play(&mut self, deal: u64, mut rows: Option<&mut Vec<Row>>, stop: &Arc<AtomicBool>) -> bool {
        let close = !self.plan.is_random() || deal.is_multiple_of(self.plan.close_every);
        self.sums.fill(None);
        self.ended.clear();
        for &rotation in &self.rotations {
            let Some(ended) = self.bench.play(self.plan, deal, rotation, close, stop) else {
                return false;
            };
            for (sum, value) in self.sums.iter_mut().zip(&self.bench.values) {
                *sum = Some(sum.unwrap_or(0) + value);
            }
            if let Some(rows) = &mut rows {
                rows.push(Row {
                    plan: 0,
                    deal,
                    rotation,
                    reason: ended.outcome.reason.to_owned(),
                    values: self.bench.values.clone(),
                });
            }
            self.ended.push(ended);
        }
        true
    }

    /// Counts the deal that was played.
    fn count(&mut self) {
        let tally = &mut self.tally;
        tally.deals += 1;
        tally.games += self.ended.len() as u64;
        for (figure, sum) in tally.figures.iter_mut().zip(&self.sums) {
            if let Some(sum) = sum {
                figure.add(*sum);
            }
        }
        for Ended { outcome, decisions } in &self.ended {
            match tally.reasons.get_mut(outcome.reason) {
                Some(n) => *n += 1,
                None => {
                    tally.reasons.insert(outcome.reason.to_owned(), 1);
                }
            }
            self.lengths.add(*decisions as i64);
            let scores = match G::TOGETHER {
                Together::No => self.plan.seats,
                Together::ForPoints | Together::ToWin => 1,
            };
            for seat in Seat::all(scores) {
                self.scores.add(points(outcome, seat));
            }
        }
    }

    fn into_tally(self) -> Tally {
        let mut tally = self.tally;
        tally.denied = self.bench.denied;
        tally.scores = self.scores.into_histogram();
        tally.lengths = self.lengths.into_histogram();
        self.bench.notes.into_tally(&mut tally);
        tally
    }
}
