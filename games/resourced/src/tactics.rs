//! What bots know about playing well.

use engine::{Chance, Forecast, Game as _, MAX_PROSPECTS, Message, Method, Seat, Skill, Tactics};

use crate::{
    Action, Resourced, View, companion::Companion, event_card, expert::Expert, plan::Judge,
    recycling, words::message, worth::Weights,
};

/// The temperaments of the greedy player.
const EXPERT: usize = 0;
const COMPANION: usize = 1;

/// Places in [`Tactics::PROSPECTS`].
const PILE: usize = 0;
const HOUSING: usize = 1;
const SETS: usize = 2;

impl Tactics for Resourced {
    const TEMPERAMENTS: &'static [&'static str] = &["expert", "companion"];
    const METHOD: Method = Method::Halving;
    const EASY: Skill = Skill::Greedy {
        temperament: COMPANION,
        careless: 20,
    };
    const MEDIUM: Skill = Skill::Greedy {
        temperament: EXPERT,
        careless: 10,
    };
    const HARD: Skill = Skill::Greedy {
        temperament: EXPERT,
        careless: 0,
    };
    const PROSPECTS: &'static [&'static str] = &[
        "cards in the pile",
        "Social Housing",
        "hands that can recycle",
    ];

    /// A search looks once round the table: to the same player's next turn, or from Upkeep and Event to
    /// the first turn of the next round.
    #[inline]
    fn pauses(&self, start: &Resourced) -> bool {
        if !self.begins_turn() || self.round == start.round {
            return false;
        }
        let place = |game: &Resourced| {
            let seats = usize::from(game.seats);
            (game.active.index() + seats - game.first.index()) % seats
        };
        self.round > start.round + 1 || !start.phase.in_turn() || place(self) >= place(start)
    }

    fn worth(&self, _: Seat) -> f32 {
        Expert::new().judge(self)
    }

    fn prospects(&self, _: &Resourced, _: Seat) -> [f32; MAX_PROSPECTS] {
        let mut figures = [0.0; MAX_PROSPECTS];
        figures[PILE] = f32::from(self.waste.len());
        figures[HOUSING] = f32::from(self.board.housing());
        let ready = self
            .all_seats()
            .filter(|&s| self.hand(s).cover(&recycling()));
        figures[SETS] = ready.count() as f32;
        figures
    }

    fn reason(
        _: &View,
        _: Seat,
        _: Action,
        forecast: &Forecast,
        other: Option<&Forecast>,
    ) -> Option<Message> {
        let of_100 = |forecast: &Forecast| (100.0 * forecast.outlook).round() as i32;
        let wins = of_100(forecast);
        let wins = match other.map(|other| wins - of_100(other)) {
            Some(more @ 1..) => message::wins_more(wins, more),
            Some(less @ ..=-1) => message::wins_fewer(wins, -less),
            Some(0) | None => message::wins_of(wins),
        };
        let pile = forecast.means[PILE];
        let (usual, bad) = (pile.round(), (pile + forecast.spreads[PILE]).round());
        let pile = if bad > usual {
            let faces = event_card::bad_faces(bad as u16);
            message::pile_may_hold(usual as u16, bad as u16, faces)
        } else {
            message::pile_holds(usual as u16)
        };
        let ready = forecast.means[SETS].round() as u16;
        let housing = forecast.means[HOUSING].round() as u16;
        Some(message::hint(wins, ready, housing, pile))
    }

    fn greedy(
        view: &View,
        _: Seat,
        legal: &[Action],
        temperament: usize,
        _: &mut impl Chance,
    ) -> Action {
        let game = view.known();
        let mut room = Vec::with_capacity(256);
        let wanted = match temperament {
            COMPANION => {
                let mut judge = Weights::of(game.seats());
                Companion {
                    game,
                    judge: &mut judge,
                }
                .choose(&mut room)
            }
            _ => {
                let mut judge = Expert::new();
                Companion {
                    game,
                    judge: &mut judge,
                }
                .choose(&mut room)
            }
        };
        if legal.contains(&wanted) {
            wanted
        } else {
            legal[0]
        }
    }

    fn inclination(&self, _: Seat, action: Action) -> f32 {
        let mut judge = Expert::new();
        let mut companion = Companion {
            game: self,
            judge: &mut judge,
        };
        2.0 * companion.worth_of(action, &mut Vec::with_capacity(256)) - 1.0
    }

    fn rollout(&self, _: Seat, _: &mut impl Chance, scratch: &mut Vec<Action>) -> Action {
        let mut judge = Expert::new();
        let mut companion = Companion {
            game: self,
            judge: &mut judge,
        };
        scratch.clear();
        companion.choose(scratch)
    }
}
