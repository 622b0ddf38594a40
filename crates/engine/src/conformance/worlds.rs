use std::sync::atomic::{AtomicU64, Ordering};

use super::{
    Budget, Conform, Table,
    contract::side_by_side,
    seeds::{Seeds, Whereabouts, is_thorough},
};
use crate::{Chance, Dice, Game, Match, Seat, Seed, Viewer};

/// A decision that was taken, and what came of it.
#[derive(Clone, Debug)]
pub struct Ply<G: Game> {
    /// The position it was taken in.
    pub before: G,
    /// Who took it.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// What happened then.
    pub events: Vec<G::Event>,
    /// Whether chance had a say in it.
    pub by_chance: bool,
}

/// A game so far.
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    /// What was decided, from the start.
    pub plies: Vec<Ply<G>>,
    /// The position it came to.
    pub now: G,
}

impl<G: Game> History<G> {
    /// The position before decision number `ply`, or the present one.
    pub fn position(&self, ply: usize) -> &G {
        self.plies.get(ply).map_or(&self.now, |ply| &ply.before)
    }

    /// The decisions from number `ply` on.
    pub fn moves(&self, ply: usize) -> Vec<(Seat, G::Action)> {
        let plies = self.plies[ply..].iter();
        plies.map(|ply| (ply.seat, ply.action)).collect()
    }

    /// The first ply after which chance had no say.
    pub fn last_chance(&self) -> usize {
        let last = self.plies.iter().rposition(|ply| ply.by_chance);
        last.map_or(0, |ply| ply + 1)
    }
}

/// What may have led to a guess.
#[derive(Clone, Debug)]
pub struct Past<G: Game> {
    /// The ply it begins at.
    pub from: usize,
    /// What that position was like, if the guess is right.
    pub dealt: G,
    /// What was decided then; secret decisions are those of the guess.
    pub moves: Vec<(Seat, G::Action)>,
    /// What chance brought in each of them, answer by answer; where there is
    /// nothing, nothing may be asked of it.
    pub chance: Vec<Vec<u32>>,
}

/// A game whose guesses can be rewound.
pub trait Rewind: Conform {
    /// Every past that may have led to this guess of `viewer`; `None` if there are
    /// too many to try.
    fn pasts(&self, viewer: Viewer, history: &History<Self>) -> Option<Vec<Past<Self>>>;

    /// Whether two positions are the same, where the order of something tells nothing.
    fn is_same(&self, other: &Self) -> bool {
        self == other
    }
}

/// Plays random games at these tables and checks that guesses are worlds that could
/// have been: rewound and played again, every action was legal, everything looked
/// the same to the viewer at every step, and the guess comes out. The positions of
/// the budget are those at which each viewer guesses. Returns how many guesses were
/// checked; at most one in twenty may have too many pasts to try.
///
/// # Panics
///
/// Panics, saying how to see it again, at a guess that could not have been.
pub fn check_worlds<G: Rewind>(tables: &[Table<G>], budget: Budget) -> u64 {
    let (checked, left_out) = (AtomicU64::new(0), AtomicU64::new(0));
    side_by_side(tables.len(), |i| {
        let (more, out) = check_table(&tables[i], budget);
        checked.fetch_add(more, Ordering::Relaxed);
        left_out.fetch_add(out, Ordering::Relaxed);
    });
    let (checked, left_out) = (checked.into_inner(), left_out.into_inner());
    assert!(
        left_out <= checked / 20,
        "{left_out} guesses were left out, {checked} checked"
    );
    checked
}

fn check_table<G: Rewind>(table: &Table<G>, budget: Budget) -> (u64, u64) {
    let seeds = Seeds::of(budget.games);
    let quota = budget.positions.div_ceil(budget.games) as usize;
    let (mut checked, mut left_out) = (0, 0);
    for seed in seeds.list() {
        let whereabouts = Whereabouts::new(table, seed);
        let history = play(table, seed, budget.longest);
        let mut chance = Seed::from(seed).bot(usize::MAX >> 2);
        let last = history.plies.len();
        let plies: Vec<usize> = if is_thorough() || seeds.are_given() {
            (0..=last).collect()
        } else {
            (0..quota)
                .map(|_| chance.below(last as u32 + 1) as usize)
                .collect()
        };
        for ply in plies {
            whereabouts.ply.set(ply);
            let history = History {
                now: history.position(ply).clone(),
                plies: history.plies[..ply].to_vec(),
            };
            for viewer in Viewer::all(table.seats) {
                let guess = G::determinize(&history.now.view(viewer), &mut chance);
                let Some(pasts) = guess.pasts(viewer, &history) else {
                    left_out += 1;
                    continue;
                };
                let faults: Vec<String> = (pasts.iter())
                    .map_while(|past| fault(&guess, past, viewer, &history))
                    .collect();
                assert!(
                    faults.len() < pasts.len(),
                    "no past leads to a guess of {viewer:?}: {faults:?}"
                );
                checked += 1;
            }
        }
    }
    (checked, left_out)
}

fn play<G: Conform>(table: &Table<G>, seed: u64, longest: usize) -> History<G> {
    let seed = Seed::from(seed);
    let mut chooser: Dice = seed.bot(usize::MAX >> 1);
    let mut game = Match::<G>::new(table.options.clone(), Some(table.seats), seed)
        .unwrap_or_else(|error| panic!("{}: {error}", G::ID));
    let mut plies = Vec::new();
    while let Some(waiting) = Some(game.state().awaits()).filter(|seats| !seats.is_empty()) {
        assert!(plies.len() < longest, "the game does not end");
        let which = chooser.below(waiting.len() as u32) as usize;
        let seat = waiting.iter().nth(which).expect("one of those who wait");
        let action = chooser.choose(&game.legal(seat));
        let before = game.state().clone();
        let happening = (game.submit(plies.len(), seat, action))
            .unwrap_or_else(|error| panic!("{action:?}: {error}"));
        plies.push(Ply {
            before,
            seat,
            action,
            events: happening.events,
            by_chance: happening.by_chance,
        });
    }
    History {
        plies,
        now: game.state().clone(),
    }
}

/// Why a past does not lead to a guess; `None` if it does.
fn fault<G: Rewind>(
    guess: &G,
    past: &Past<G>,
    viewer: Viewer,
    history: &History<G>,
) -> Option<String> {
    past.dealt.audit();
    let mut world = past.dealt.clone();
    for (i, &(seat, action)) in past.moves.iter().enumerate() {
        if world.view(viewer) != history.position(past.from + i).view(viewer) {
            return Some(format!("{i} moves later it looked different"));
        }
        if let Some(refusal) = world.refusal(seat, action) {
            return Some(format!("{i} moves later {action:?}: {refusal:?}"));
        }
        let answers = past.chance.get(i).map_or(&[][..], Vec::as_slice);
        world.apply(seat, action, &mut Foregone(answers.iter()), &mut ());
    }
    (!world.is_same(guess)).then(|| "it does not come out again".to_owned())
}

/// Chance that brings what it brought.
struct Foregone<'a>(std::slice::Iter<'a, u32>);

impl Chance for Foregone<'_> {
    fn below(&mut self, n: u32) -> u32 {
        // A past that asks for more is none: something legal is brought, and it does
        // not come out.
        self.0.next().map_or(0, |&answer| answer.min(n - 1))
    }
}
