use engine::{Chance, Forecast, Game as _, MAX_PROSPECTS, Method, Seat, Skill, Status, Tactics};

use crate::{
    Action, Animal, Card, Lane, Race, View,
    effects::Part,
    glance::{Glance, OwnCards},
    planner::{CARDS, LaneWorth, Planner},
    race::{Asks, LANE_PRICE, Phase},
    reasons::{PROSPECTS, reason},
    script::Script,
    temperament::Temperament,
};

/// How many rounds a playout runs before it is judged.
const HORIZON: u8 = 2;

impl Tactics for Race {
    const TEMPERAMENTS: &'static [&'static str] = &[
        Temperament::ALL[0].id(),
        Temperament::ALL[1].id(),
        Temperament::ALL[2].id(),
        Temperament::ALL[3].id(),
        Temperament::ALL[4].id(),
        Temperament::ALL[5].id(),
    ];

    const METHOD: Method = Method::Halving;

    const EASY: Skill = Skill::Greedy {
        temperament: 0,
        careless: 30,
    };

    const MEDIUM: Skill = Skill::Search {
        iterations: 40,
        careless: 12,
    };

    const HARD: Skill = Skill::Search {
        iterations: 2_000,
        careless: 0,
    };

    const PROSPECTS: &'static [&'static str] = &PROSPECTS;

    fn pauses(&self, start: &Race) -> bool {
        matches!(self.phase, Phase::Lane | Phase::Reveal)
            && self.turns_since(start) >= i32::from(HORIZON * self.seats)
    }

    fn worth(&self, seat: Seat) -> f32 {
        if let Status::Over(outcome) = self.status() {
            return outcome.payoff(seat);
        }
        self.outlook()[seat.index()]
    }

    fn greedy(
        view: &View,
        seat: Seat,
        legal: &[Action],
        temperament: usize,
        _: &mut impl Chance,
    ) -> Action {
        let cards = OwnCards::of(view, seat);
        let glance = Glance::seen(view, seat, &cards);
        let script = Script::of(temperament, view.options.run_option);
        Planner::new(glance, script).decide(legal)
    }

    fn prospects(&self, start: &Race, seat: Seat) -> [f32; MAX_PROSPECTS] {
        self.noted(start, seat)
    }

    fn reason(
        _: &View,
        _: Seat,
        _: Action,
        forecast: &Forecast,
        other: Option<&Forecast>,
    ) -> Option<engine::Message> {
        Some(reason(HORIZON, forecast, other))
    }

    #[inline]
    fn rollout(&self, seat: Seat, _: &mut impl Chance, scratch: &mut Vec<Action>) -> Action {
        let script = Script::of(0, self.options.run_option);
        self.follow(script, seat, scratch)
    }
}

impl Race {
    /// How many turns were played since an earlier position.
    fn turns_since(&self, start: &Race) -> i32 {
        let turn = |race: &Race| {
            i32::from(race.round) * i32::from(race.seats) + race.place(race.turn) as i32
        };
        turn(self) - turn(start)
    }

    /// What the player of a script does, from what the seat sees.
    #[inline]
    pub(crate) fn follow(&self, script: &Script, seat: Seat, scratch: &mut Vec<Action>) -> Action {
        scratch.clear();
        self.list_actions(scratch);
        if let &[only] = scratch.as_slice() {
            return only;
        }
        Planner::new(Glance::of(self, seat), script).decide(scratch)
    }
}

impl Planner<'_> {
    /// One of the legal actions.
    pub(crate) fn decide(&self, legal: &[Action]) -> Action {
        let wanted = match self.glance.phase {
            Phase::Pick => best_of(legal, |action| match action {
                Action::Pick(animal) => self.liking(animal),
                _ => 0.0,
            }),
            Phase::Start => Action::Start(self.best_lane(None)),
            Phase::Reveal => legal.iter().copied().max().unwrap_or(legal[0]),
            Phase::Lane => self.begin(legal),
            Phase::Play => self.go_on(legal),
            Phase::Pay { lane, .. } => best_of(legal, |action| match action {
                Action::Pay(card) => -self.use_now(card, lane),
                _ => 0.0,
            }),
            Phase::Card(asks, under_way) => match asks {
                Asks::Bonus if self.wants_bonus(under_way.card) => Action::Bonus,
                Asks::Bonus => Action::Skip,
                Asks::Go => Action::Go(self.best_lane(Some(under_way.card))),
                Asks::Target => best_of(legal, |action| match action {
                    Action::Target(target) => self.danger(Seat::new(target.into())),
                    _ => 0.0,
                }),
                Asks::Discard => best_of(legal, |action| match action {
                    Action::Discard(card) => -self.use_now(card, self.glance.lane),
                    _ => 0.0,
                }),
                Asks::Shed => best_of(legal, |action| match action {
                    Action::Shed(card) | Action::ShedFromNest(card) => -self.strength(card),
                    _ => f32::NEG_INFINITY,
                }),
                Asks::Evils(_) if self.pushed(self.glance.seat, 3) < self.trap_cost() => {
                    Action::Back
                }
                Asks::Evils(_) => Action::Trap,
            },
            Phase::Over => unreachable!("nobody is asked after the race"),
        };
        debug_assert!(legal.contains(&wanted), "{wanted:?} of {legal:?}");
        wanted
    }

    /// How good the cards of an animal are, in spots.
    fn liking(&self, animal: Animal) -> f32 {
        let cards = self.script.table.animals[usize::from(animal.0)].cards;
        cards.into_iter().map(|card| self.strength(card)).sum()
    }

    /// The lane with the best bonuses, that of the card under way among them.
    fn best_lane(&self, under_way: Option<Card>) -> Lane {
        let mut worths = self.lane_worths().map(LaneWorth::all);
        if let Some(card) = under_way
            && let Some((lane, _)) = self.script.table.design(card).bonus
        {
            worths[lane as usize] += f32::max(self.bonus_now(card), 0.0);
        }
        let mut best = self.glance.lane;
        for lane in Lane::ALL {
            if worths[lane as usize] > worths[best as usize] {
                best = lane;
            }
        }
        best
    }

    /// Step 2: change lanes if the turn is better for it, even with two cards
    /// less.
    fn begin(&self, legal: &[Action]) -> Action {
        let margin = self.script.weights.change;
        let (hand, own) = (self.glance.hand, self.glance.lane);
        let worths = self.lane_worths();
        let here = worths[own as usize];
        let mut best: Option<(f32, Action)> = None;
        for &action in legal {
            let Action::Change(lane) = action else {
                continue;
            };
            let there = worths[lane as usize];
            // Two cards are worth more than that.
            if there.all() - here.all() < margin {
                continue;
            }
            let rival = best.map_or_else(|| self.plan(hand, own).value, |best| best.0);
            let mut cards = [Card::default(); CARDS];
            let count = hand.len().min(CARDS);
            let cards = &mut cards[..count];
            cards.copy_from_slice(&hand[..count]);
            cards.sort_by(|&a, &b| self.use_now(b, lane).total_cmp(&self.use_now(a, lane)));
            let kept = &cards[..count - usize::from(LANE_PRICE)];
            let value = self.plan(kept, lane).value + there.later - here.later - margin;
            if value > rival {
                best = Some((value, action));
            }
        }
        best.map_or_else(|| self.go_on(legal), |best| best.1)
    }

    /// Step 3: first what draws, then acorns and purchases, then chases while
    /// others are ahead, then the rest.
    fn go_on(&self, legal: &[Action]) -> Action {
        if !legal.contains(&Action::End) {
            // A37 leaves little choice.
            return best_of(legal, |action| match action {
                Action::Play(card, _) => self.use_now(card, self.glance.lane),
                _ => f32::NEG_INFINITY,
            });
        }
        let hand = self.glance.hand;
        let plan = self.plan(hand, self.glance.lane);
        let find = |what: fn(&Part) -> bool| {
            let mut plays = hand.iter().zip(plan.ways);
            plays.find_map(|(&card, way)| {
                let way = way.filter(|&way| self.does(card, way, what))?;
                Some(Action::Play(card, way))
            })
        };
        if let Some(play) = find(|part| matches!(part, Part::Draw(_))) {
            return play;
        }
        if let Some(play) = find(|part| matches!(part, Part::Acorn(_))) {
            return play;
        }
        if let Some(card) = self.next_purchase() {
            return Action::Buy(card);
        }
        if let Some(play) = find(|part| matches!(part, Part::Chase(_))) {
            return play;
        }
        find(|_| true).unwrap_or(Action::End)
    }

    /// How dangerous an opponent is, who might be pushed back.
    fn danger(&self, seat: Seat) -> f32 {
        f32::from(self.glance.spot_of(seat)) + 5.0 * self.pushed(seat, 3)
    }
}

/// The action worth most, the first of equals.
fn best_of(legal: &[Action], worth: impl Fn(Action) -> f32) -> Action {
    let mut best = (legal[0], worth(legal[0]));
    for &action in &legal[1..] {
        let other = worth(action);
        if other > best.1 {
            best = (action, other);
        }
    }
    best.0
}
