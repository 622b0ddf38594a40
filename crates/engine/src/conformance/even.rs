use std::collections::BTreeMap;

use crate::{Chance, Game, Seat};

/// Chance that takes every way there is, one after the other.
#[derive(Default)]
struct EveryWay {
    /// What was answered, out of how many, at each question on this way.
    answers: Vec<(u32, u32)>,
    asked: usize,
}

impl Chance for EveryWay {
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "nothing to draw from");
        if self.asked == self.answers.len() {
            self.answers.push((0, n));
        }
        let (answer, of) = self.answers[self.asked];
        assert_eq!(of, n, "the same answers lead to another question");
        self.asked += 1;
        answer
    }
}

impl EveryWay {
    /// How likely this way was.
    fn likelihood(&self) -> f64 {
        (self.answers.iter())
            .map(|&(_, of)| 1.0 / f64::from(of))
            .product()
    }

    /// Goes on to the next way, if there is one.
    fn next(&mut self) -> bool {
        self.asked = 0;
        while let Some((answer, of)) = self.answers.pop() {
            if answer + 1 < of {
                self.answers.push((answer + 1, of));
                return true;
            }
        }
        false
    }
}

/// Panics unless `random_action` draws each of the legal actions equally likely, by
/// following every way chance can go.
pub(super) fn check_evenness<G: Game>(state: &G, seat: Seat, legal: &[G::Action]) {
    let mut likelihoods: BTreeMap<G::Action, f64> = BTreeMap::new();
    let (mut way, mut scratch) = (EveryWay::default(), Vec::new());
    loop {
        let action = state.random_action(seat, &mut way, &mut scratch);
        *likelihoods.entry(action).or_default() += way.likelihood();
        if !way.next() {
            break;
        }
    }
    let even = 1.0 / legal.len() as f64;
    for action in legal {
        let likelihood = likelihoods.remove(action).unwrap_or(0.0);
        assert!(
            (likelihood - even).abs() < 1e-9,
            "{action:?} comes up with {likelihood}, one of {} actions",
            legal.len()
        );
    }
    assert!(likelihoods.is_empty(), "illegal: {likelihoods:?}");
}
