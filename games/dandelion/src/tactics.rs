use engine::{Chance, Forecast, Game as _, MAX_PROSPECTS, Method, Seat, Skill, Status, Tactics};

use crate::{
    Dandelion,
    action::Action,
    advice,
    gardener::Gardener,
    greedy::{Greedy, Temperament},
    table::Step,
    view::View,
};

/// Playouts pause at the beginning of a turn once so many cards were drawn, which
/// takes two or three turns. What comes later is mostly luck.
const DRAWN: usize = 8;

/// How far the points that gardeners make before the end lie apart, for each
/// player, with an empty deck; and by how much more for each card in it.
const LUCK: f32 = 2.5;
const LUCK_OF_A_CARD: f32 = 0.08;

/// How much of the worth of a position is for points, whoever wins; and the lead
/// from which on more points count for little.
const FOR_POINTS: f32 = 0.1;
const GREAT_LEAD: f32 = 12.0;

/// The points of a build that a seat inclines to with all its heart.
const GREAT_BUILD: f32 = 4.0;

const PROVIDENT: usize = 0;
const TALL: usize = 1;
const THRIFTY: usize = 2;

impl Tactics for Dandelion {
    const TEMPERAMENTS: &'static [&'static str] = &["provident", "tall", "thrifty"];

    const METHOD: Method = Method::Halving;

    const EASY: Skill = Skill::Greedy {
        temperament: TALL,
        careless: 45,
    };

    const MEDIUM: Skill = Skill::Greedy {
        temperament: THRIFTY,
        careless: 10,
    };

    const HARD: Skill = Skill::Search {
        iterations: 19_600,
        careless: 0,
    };

    const PROSPECTS: &'static [&'static str] = advice::PROSPECTS;

    /// Playouts are so much alike that a few hundred tell all they can.
    const SECOND_THOUGHTS: u32 = 2;

    fn pauses(&self, start: &Dandelion) -> bool {
        self.deck.len() + DRAWN <= start.deck.len()
            && !self.deck.is_empty()
            && self.table.step == Step::Build
            && !self.table.built
    }

    /// Whether the seat wins, or how likely that is by the points it has and may
    /// expect; and a little for points, so that a game that is as good as won or lost
    /// is still played for them.
    fn worth(&self, seat: Seat) -> f32 {
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        let (wins, lead) = if let Status::Over(outcome) = self.status() {
            let winners = outcome.winners(self.seats());
            let shares = winners.contains(seat).then(|| 1.0 / winners.len() as f32);
            let rival = others.map(|other| outcome.scores[other]).max();
            let lead = outcome.scores[seat] - rival.unwrap_or(0);
            (shares.unwrap_or(0.0), lead as f32)
        } else {
            let rival = others
                .map(|other| self.gardener(other).standing())
                .fold(f32::NEG_INFINITY, f32::max);
            let lead = self.gardener(seat).standing() - rival;
            let luck = LUCK + LUCK_OF_A_CARD * self.deck.len() as f32;
            (bell(lead, luck), lead)
        };
        (1.0 - FOR_POINTS) * wins + FOR_POINTS * bell(lead, GREAT_LEAD)
    }

    fn greedy(
        view: &View,
        seat: Seat,
        legal: &[Action],
        temperament: usize,
        _: &mut impl Chance,
    ) -> Action {
        let by_habit = |temperament| {
            let greedy = Greedy {
                view,
                seat,
                temperament,
            };
            greedy.choose(legal)
        };
        let action = match temperament {
            PROVIDENT => view.gardener(seat).choose(),
            TALL => by_habit(Temperament::Tall),
            _ => by_habit(Temperament::Thrifty),
        };
        action.unwrap_or(legal[0])
    }

    fn inclination(&self, seat: Seat, action: Action) -> f32 {
        let merit = self.gardener(seat).merit_of(action);
        merit.map_or(0.0, |points| (points / GREAT_BUILD).clamp(-1.0, 1.0))
    }

    fn rollout(&self, seat: Seat, chance: &mut impl Chance, scratch: &mut Vec<Action>) -> Action {
        let action = self.gardener(seat).choose();
        action.unwrap_or_else(|| self.random_action(seat, chance, scratch))
    }

    fn prospects(&self, start: &Dandelion, seat: Seat) -> [f32; MAX_PROSPECTS] {
        advice::prospects(self, start, seat)
    }

    fn reason(
        view: &View,
        _: Seat,
        action: Action,
        forecast: &Forecast,
        other: Option<&Forecast>,
    ) -> Option<engine::Message> {
        Some(advice::reason(view, action, forecast, other))
    }
}

/// How likely a lead is to last if luck moves it so far, usually: near the bell
/// curve, and the same to the last bit everywhere.
fn bell(lead: f32, luck: f32) -> f32 {
    0.5 + 0.5 * lead / (lead * lead + 1.57 * luck * luck).sqrt()
}

impl Dandelion {
    /// The gardener in a seat.
    #[inline]
    pub(crate) fn gardener(&self, seat: Seat) -> Gardener<'_> {
        Gardener {
            table: &self.table,
            seat,
            hand: self.hand(seat),
            deck: self.deck.len(),
        }
    }
}

impl View {
    /// The gardener in the viewer's seat.
    fn gardener(&self, seat: Seat) -> Gardener<'_> {
        Gardener {
            table: &self.table,
            seat,
            hand: self.own_hand(),
            deck: self.deck as usize,
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seed;

    use super::*;
    use crate::options::Options;

    /// Whoever wins is better off than whoever does not, and of two who won, or of two
    /// who lost, the one who leads by more.
    #[test]
    fn a_game_is_played_to_win_and_then_for_points() {
        let mut ends = Vec::new();
        for n in 0..200 {
            let mut chance = Seed::from(n).setup();
            let mut game = Dandelion::setup(&Options::default(), 2, &mut chance);
            engine::playout(&mut game, &mut chance, &mut Vec::new());
            let scores = game.table.scores();
            for (seat, &own) in scores.iter() {
                let other = scores[seat.next(2)];
                ends.push((own.cmp(&other), own - other, game.worth(seat)));
            }
        }
        ends.sort_by_key(|end| (end.0, end.1));
        assert!(ends.is_sorted_by(|a, b| a.2 <= b.2));
        assert!(ends[0].2 < ends[100].2 && ends[300].2 < ends[399].2);
    }
}
