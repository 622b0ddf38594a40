use engine::{Chance, Game as _, Seat, Status, Tactics};

use crate::{
    Action, Card, Lane, Race, View,
    effects::Part,
    planner::Planner,
    race::{Asks, Phase},
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

    fn pauses(&self, start: &Race) -> bool {
        matches!(self.phase, Phase::Lane | Phase::Reveal) && self.round >= start.round + HORIZON
    }

    fn worth(&self, seat: Seat) -> f32 {
        if let Status::Over(outcome) = self.status() {
            return outcome.payoff(seat);
        }
        let all = Seat::all(self.seats_count());
        let lead = |seat: Seat| self.promise(seat);
        let total: f32 = all.map(lead).sum();
        lead(seat) / total
    }

    fn greedy(
        view: &View,
        seat: Seat,
        legal: &[Action],
        temperament: usize,
        chance: &mut impl Chance,
    ) -> Action {
        let taste = Temperament::ALL[temperament].taste();
        let planner = Planner::new(view, seat, taste);
        let wanted = planner.decide(legal, chance);
        // A plan is made from estimates; only what is legal is done.
        if legal.contains(&wanted) {
            return wanted;
        }
        chance.choose(legal)
    }
}

impl Race {
    /// How likely a player is to win, up to a common factor: fewer turns to go
    /// count exponentially.
    fn promise(&self, seat: Seat) -> f32 {
        let runner = self.runner(seat);
        let cards = &runner.cards;
        let (mut sum, mut count) = (0.0, 0.0);
        for zone in [cards.deck(), cards.hand(), cards.played(), cards.nest()] {
            for &card in zone {
                sum += self.reach_of(card);
                count += 1.0;
            }
        }
        let pace = 4.0 * sum / f32::max(count, 1.0);
        let distance = self.options.finish.spot().saturating_sub(runner.spot);
        let turns = f32::from(distance) / f32::max(pace, 1.0);
        (-turns).exp()
    }

    /// How far a card takes its owner on average.
    fn reach_of(&self, card: Card) -> f32 {
        let design = self.table().design(card);
        let reach = |part: &Part| match part {
            Part::Move(n) => f32::from(*n),
            Part::Draw(n) => 1.7 * f32::from(*n),
            Part::Chase(n) => 1.3 * f32::from(*n),
            Part::Back(n) => -0.5 * f32::from(*n),
            Part::Acorn(_)
            | Part::Discard(_)
            | Part::TrapSelf(_)
            | Part::TrapOne(_)
            | Part::TrapEach(_)
            | Part::PushOne(_)
            | Part::PushEach(_)
            | Part::Shed(_)
            | Part::LaneAny => 0.0,
        };
        let lists = [Some(&design.option_a), design.option_b.as_ref()];
        let reaches = lists.into_iter().flatten();
        reaches
            .map(|list| list.parts().iter().map(reach).sum())
            .fold(0.0, f32::max)
    }
}

impl Planner<'_> {
    fn decide(&self, legal: &[Action], chance: &mut impl Chance) -> Action {
        match self.view.phase {
            Phase::Pick => chance.choose(legal),
            Phase::Start => Action::Start(self.best_lane(chance)),
            Phase::Reveal => legal.iter().copied().max().unwrap_or(legal[0]),
            Phase::Lane => self.begin(legal),
            Phase::Play => self.go_on(legal),
            Phase::Pay { lane, .. } => Action::Pay(self.least_useful(lane)),
            Phase::Card(asks, under_way) => match asks {
                Asks::Bonus if self.wants_bonus(under_way.card) => Action::Bonus,
                Asks::Bonus => Action::Skip,
                Asks::Go => Action::Go(self.best_lane(chance)),
                Asks::Target => self.aim(legal),
                Asks::Discard => Action::Discard(self.least_useful(self.lane())),
                Asks::Shed => legal[0],
                Asks::Evils(_) if self.pushed(self.seat, 3) < self.trap_cost() => Action::Back,
                Asks::Evils(_) => Action::Trap,
            },
            Phase::Over => unreachable!("nobody is asked after the race"),
        }
    }

    fn lane(&self) -> Lane {
        self.view.runner(self.seat).lane.unwrap_or(Lane::Trail)
    }

    /// The lane with the best bonuses, any of them if they are equal.
    fn best_lane(&self, chance: &mut impl Chance) -> Lane {
        let mut lanes = Lane::ALL;
        chance.shuffle(&mut lanes);
        let worth = |lane: &Lane| self.lane_worth(*lane);
        let best = lanes
            .into_iter()
            .max_by(|a, b| worth(a).total_cmp(&worth(b)));
        best.unwrap_or(Lane::Trail)
    }

    /// Step 2: change lanes if the turn is better for it, even with two cards
    /// less.
    fn begin(&self, legal: &[Action]) -> Action {
        let stay = self.plan(self.hand().iter(), self.lane());
        let mut best = (stay.value + 0.5, None);
        for &action in legal {
            let Action::Change(lane) = action else {
                continue;
            };
            let mut cards: Vec<Card> = self.hand().iter().collect();
            cards.sort_by(|&a, &b| self.use_now(b, lane).total_cmp(&self.use_now(a, lane)));
            cards.truncate(cards.len() - 2);
            let gain = self.lane_worth(lane) - self.lane_worth(self.lane());
            let value = self.plan(cards.into_iter(), lane).value + 0.3 * gain;
            if value > best.0 {
                best = (value, Some(action));
            }
        }
        best.1.unwrap_or_else(|| self.go_on(legal))
    }

    /// Step 3: first what draws, then acorns and purchases, then chases while
    /// others are ahead, then the rest.
    fn go_on(&self, legal: &[Action]) -> Action {
        let plays_only = |action: &&Action| matches!(action, Action::Play(..));
        if !legal.contains(&Action::End) {
            // A37 leaves no other choice.
            let forced = legal.iter().find(plays_only);
            return forced.copied().unwrap_or(legal[0]);
        }
        let plan = self.plan(self.hand().iter(), self.lane());
        let find = |what: fn(&Part) -> bool| {
            let play = plan
                .plays
                .iter()
                .find(|&&(card, way)| self.does(card, way, what));
            play.map(|&(card, way)| Action::Play(card, way))
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
        let first = plan.plays.first();
        first.map_or(Action::End, |&(card, way)| Action::Play(card, way))
    }

    /// The hand card that brings least in a lane.
    fn least_useful(&self, lane: Lane) -> Card {
        let worth = |card: &Card| self.use_now(*card, lane);
        let least = self
            .hand()
            .iter()
            .min_by(|a, b| worth(a).total_cmp(&worth(b)));
        least.expect("whoever is asked for a card has one")
    }

    /// The opponent who is furthest ahead, or would be pushed furthest.
    fn aim(&self, legal: &[Action]) -> Action {
        let worth = |action: &Action| {
            let Action::Target(target) = *action else {
                return f32::NEG_INFINITY;
            };
            let seat = Seat::new(target.into());
            let lead = f32::from(self.view.runner(seat).spot);
            lead + 5.0 * self.pushed(seat, 3)
        };
        let best = legal.iter().max_by(|a, b| worth(a).total_cmp(&worth(b)));
        best.copied().unwrap_or(legal[0])
    }
}
