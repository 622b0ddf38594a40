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
        iterations: 4_000,
        careless: 0,
    };

    const PROSPECTS: &'static [&'static str] = advice::PROSPECTS;

    fn pauses(&self, start: &Dandelion) -> bool {
        self.deck.len() + DRAWN <= start.deck.len()
            && !self.deck.is_empty()
            && self.table.step == Step::Build
            && !self.table.built
    }

    /// Whether the seat wins, or how likely that is by the points it has and may
    /// expect.
    fn worth(&self, seat: Seat) -> f32 {
        if let Status::Over(outcome) = self.status() {
            let winners = outcome.winners(self.seats());
            let shares = winners.contains(seat).then(|| 1.0 / winners.len() as f32);
            return shares.unwrap_or(0.0);
        }
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        let rival = others
            .map(|other| self.gardener(other).standing())
            .fold(f32::NEG_INFINITY, f32::max);
        let lead = self.gardener(seat).standing() - rival;
        let luck = LUCK + LUCK_OF_A_CARD * self.deck.len() as f32;
        // Near the bell curve, and the same to the last bit everywhere.
        0.5 + 0.5 * lead / (lead * lead + 1.57 * luck * luck).sqrt()
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
    ) -> String {
        advice::reason(view, action, forecast, other)
    }
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
