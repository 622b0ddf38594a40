use serde_json::{Value, json};

use crate::{BySeat, Seat, SeatSet};

/// How a game ended.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Outcome {
    /// Points as the game counts them; a team shares one entry or has one each.
    pub scores: BySeat<i64>,
    /// Who won.
    pub ending: Ending,
    /// In one or two words of the game, why it ended.
    pub reason: &'static str,
}

/// Who won: seats against each other, or all together.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Ending {
    /// Place of each seat, 0 for first; seats that tie share the better place.
    Ranked(BySeat<u8>),
    /// The team won or lost.
    Team {
        /// Whether it won.
        won: bool,
    },
}

impl Outcome {
    /// The outcome of a game where `winners` come first and everybody else
    /// follows by score, more being better.
    pub fn ranked(scores: BySeat<i64>, winners: SeatSet, reason: &'static str) -> Outcome {
        let better = |other: Seat, seat: Seat| {
            (winners.contains(other), scores[other]) > (winners.contains(seat), scores[seat])
        };
        let places = BySeat::from_fn(scores.len(), |seat| {
            if winners.contains(seat) {
                return 0;
            }
            Seat::all(scores.len())
                .filter(|&other| better(other, seat))
                .count() as u8
        });
        Outcome {
            scores,
            ending: Ending::Ranked(places),
            reason,
        }
    }

    /// The outcome where the highest score wins and equal ones share.
    pub fn by_score(scores: BySeat<i64>, reason: &'static str) -> Outcome {
        let best = scores.as_slice().iter().max().copied();
        let winners = Seat::all(scores.len()).filter(|&seat| Some(scores[seat]) == best);
        Outcome::ranked(scores, winners.collect(), reason)
    }

    /// The outcome of a cooperative game.
    pub fn team(won: bool, scores: BySeat<i64>, reason: &'static str) -> Outcome {
        Outcome {
            scores,
            ending: Ending::Team { won },
            reason,
        }
    }

    /// The seats in first place; of a team that won, all.
    pub fn winners(&self, seats: usize) -> SeatSet {
        match &self.ending {
            Ending::Ranked(places) => Seat::all(places.len())
                .filter(|&seat| places[seat] == 0)
                .collect(),
            Ending::Team { won: true } => SeatSet::all(seats),
            Ending::Team { won: false } => SeatSet::NONE,
        }
    }

    /// The worth of this outcome to a seat: 1 for first place alone, 0 for last
    /// place, ties in between; for a team 1 or 0.
    pub fn payoff(&self, seat: Seat) -> f32 {
        let places = match &self.ending {
            Ending::Team { won } => return f32::from(u8::from(*won)),
            Ending::Ranked(places) => places,
        };
        let (mut below, mut level) = (0.0, 0.0);
        for (other, place) in places.iter().filter(|&(other, _)| other != seat) {
            debug_assert_ne!(other, seat);
            match place.cmp(&places[seat]) {
                std::cmp::Ordering::Greater => below += 1.0,
                std::cmp::Ordering::Equal => level += 1.0,
                std::cmp::Ordering::Less => {}
            }
        }
        (below + level / 2.0) / (places.len() as f32 - 1.0).max(1.0)
    }

    /// The field `over` of a position.
    pub fn to_json(&self) -> Value {
        let scores = self.scores.as_slice();
        match &self.ending {
            Ending::Ranked(places) => {
                let winners: Vec<Seat> = self.winners(places.len()).iter().collect();
                json!({ "winners": winners, "scores": scores, "reason": self.reason })
            }
            Ending::Team { won } => {
                json!({ "won": won, "scores": scores, "reason": self.reason })
            }
        }
    }
}
