//! Planning one turn: which cards to play for what, and what to buy.

use engine::Seat;

use crate::{
    Card, Lane, View, Way,
    cards::{self, CardTable, Kind},
    counts::Counts,
    effects::{Effects, Part},
    temperament::Taste,
};

/// What an average card of a young deck is worth, in spots.
const AVERAGE: f32 = 1.7;
/// What an acorn is worth that may or may not buy something, in spots.
const ACORN: f32 = 0.8;
/// How many spots a turn brings on average.
const PACE: f32 = 7.5;
/// How likely the pawn is to be in the lane of a bonus later on.
const IN_LANE: f32 = 0.4;
/// How many opponents are ahead on average, for each there is.
const AHEAD: f32 = 0.45;
/// What a Trap costs its owner in the course of a game, in spots.
const TRAP: f32 = 2.0;
/// More acorns than this are of no more use in one turn.
const PURSE: usize = 24;
/// Less than any value.
const NEVER: f32 = f32::NEG_INFINITY;
/// More cards than this are not planned with in one turn.
const CARDS: usize = 16;

/// What one seat sees, with a taste for purchases.
pub(crate) struct Planner<'a> {
    pub(crate) view: &'a View,
    pub(crate) seat: Seat,
    pub(crate) table: &'static CardTable<'static>,
    taste: Taste,
    hand: Counts,
}

/// A turn as planned: cards with the way they should be played.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) plays: Vec<(Card, Way)>,
    pub(crate) value: f32,
}

/// What playing a card one way brings.
#[derive(Copy, Clone, Default, Debug)]
struct Gain {
    /// In spots, acorns apart.
    value: f32,
    acorns: u16,
}

/// What an effect can count on.
#[derive(Copy, Clone)]
enum When {
    /// This turn, with the table as it is.
    Now,
    /// Some later turn.
    Later,
}

impl<'a> Planner<'a> {
    pub(crate) fn new(view: &'a View, seat: Seat, taste: Taste) -> Planner<'a> {
        Planner {
            view,
            seat,
            table: cards::table(view.options.run_option),
            taste,
            hand: view.hand(seat).copied().unwrap_or(Counts::NONE),
        }
    }

    pub(crate) fn hand(&self) -> &Counts {
        &self.hand
    }

    fn spot(&self) -> u16 {
        self.view.runner(self.seat).spot
    }

    fn opponents(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.view.seats.into()).filter(|&seat| seat != self.seat)
    }

    /// Spots to go.
    fn distance(&self) -> f32 {
        f32::from(self.view.options.finish.spot().saturating_sub(self.spot()))
    }

    /// How far a push by `n` takes an opponent.
    pub(crate) fn pushed(&self, seat: Seat, n: u8) -> f32 {
        let seen = self.view.runner(seat);
        f32::from((seen.spot - seen.floor).min(n.into()))
    }

    /// What a part is worth.
    fn part(&self, part: Part, when: When) -> Gain {
        let spots = |value: f32| Gain { value, acorns: 0 };
        let opponents = f32::from(self.view.seats - 1);
        let spite = self.taste.spite;
        let n = f32::from(part.number().unwrap_or(0));
        match (part, when) {
            (Part::Move(_), _) => spots(n),
            (Part::Back(n), When::Now) => spots(-self.pushed(self.seat, n)),
            (Part::Back(_), When::Later) => spots(-0.6 * n),
            (Part::Acorn(n), When::Now) => Gain {
                value: 0.0,
                acorns: n.into(),
            },
            (Part::Acorn(_), When::Later) => spots(ACORN * n),
            (Part::Draw(_), When::Later) => spots(AVERAGE * n),
            (Part::Draw(_), When::Now) => {
                let seen = self.view.runner(self.seat);
                let cards = f32::from(seen.deck_size) + seen.nest.len() as f32;
                spots(AVERAGE * n.min(cards))
            }
            (Part::Discard(_), _) => spots(-0.8 * n),
            (Part::TrapSelf(_), _) => spots(-TRAP * n),
            (Part::TrapOne(_), _) => spots(TRAP * spite * n),
            (Part::TrapEach(_), _) => spots(TRAP * spite * n * opponents * 0.6),
            (Part::PushOne(n), When::Now) => {
                let best = self.opponents().map(|seat| self.pushed(seat, n));
                spots(spite * best.fold(0.0, f32::max))
            }
            (Part::PushOne(_), When::Later) => spots(spite * n),
            (Part::PushEach(n), When::Now) => {
                let all: f32 = self.opponents().map(|seat| self.pushed(seat, n)).sum();
                spots(spite * all * 0.6)
            }
            (Part::PushEach(_), When::Later) => spots(spite * n * opponents * 0.5),
            (Part::Chase(_), When::Now) => {
                let ahead = self.opponents();
                let ahead = ahead.filter(|&seat| self.view.runner(seat).spot > self.spot());
                spots(n * ahead.count() as f32)
            }
            (Part::Chase(_), When::Later) => spots(n * opponents * AHEAD),
            (Part::Shed(_), When::Now) => spots(TRAP * 0.7 * n.min(self.own_traps())),
            (Part::Shed(_), When::Later) => spots(0.3 * n),
            (Part::LaneAny, _) => spots(0.3),
        }
    }

    fn own_traps(&self) -> f32 {
        let nest = &self.view.runner(self.seat).nest;
        let own = self.hand.iter().chain(nest.iter());
        own.filter(|&card| self.table.trap_designs.contains(card))
            .count() as f32
    }

    fn list(&self, effects: &Effects, when: When) -> Gain {
        effects.parts().iter().fold(Gain::default(), |sum, &part| {
            let gain = self.part(part, when);
            Gain {
                value: sum.value + gain.value,
                acorns: sum.acorns + gain.acorns,
            }
        })
    }

    /// What a card brings in later turns, in spots.
    pub(crate) fn strength(&self, card: Card) -> f32 {
        let design = self.table.design(card);
        let a = self.list(&design.option_a, When::Later).value;
        let b = design.option_b.as_ref();
        let b = b.map_or(0.0, |list| self.list(list, When::Later).value);
        let bonus = design.bonus.as_ref();
        let bonus = bonus.map_or(0.0, |(_, list)| self.list(list, When::Later).value);
        a.max(b) + IN_LANE * bonus
    }

    /// What the bonuses of the own cards are worth in a lane.
    pub(crate) fn lane_worth(&self, lane: Lane) -> f32 {
        let seen = self.view.runner(self.seat);
        let bonus = |card: Card| match &self.table.design(card).bonus {
            Some((at, list)) if *at == lane => self.list(list, When::Later).value,
            _ => 0.0,
        };
        let now: f32 = self.hand.iter().map(bonus).sum();
        let later: f32 = seen.pool.iter().chain(seen.nest.iter()).map(bonus).sum();
        now + 0.25 * later
    }

    /// What a card in hand brings this turn at best, in spots.
    pub(crate) fn use_now(&self, card: Card, lane: Lane) -> f32 {
        let ways = self.ways(card, lane);
        ways.map(|(_, gain)| gain.value + ACORN * f32::from(gain.acorns))
            .fold(0.0, f32::max)
    }

    /// The ways to play a card in a lane, the bonus first where it fits.
    fn ways(&self, card: Card, lane: Lane) -> impl Iterator<Item = (Way, Gain)> + '_ {
        let design = self.table.design(card);
        let bonus = match &design.bonus {
            Some((at, list)) if *at == lane => Some(self.list(list, When::Now)),
            _ => None,
        };
        let two = design.option_b.is_some();
        let lists = [Some(&design.option_a), design.option_b.as_ref()];
        lists
            .into_iter()
            .flatten()
            .enumerate()
            .map(move |(i, list)| {
                let way = match (two, i, bonus.is_some()) {
                    (false, _, false) => Way::Only,
                    (false, _, true) => Way::BonusOnly,
                    (true, 0, false) => Way::A,
                    (true, 0, true) => Way::BonusA,
                    (true, _, false) => Way::B,
                    (true, _, true) => Way::BonusB,
                };
                let option = self.list(list, When::Now);
                let bonus = bonus.unwrap_or_default();
                let gain = Gain {
                    value: option.value + bonus.value,
                    acorns: option.acorns + bonus.acorns,
                };
                (way, gain)
            })
    }

    /// What a Row card is worth to buy, in spots gained before the finish.
    fn purchase(&self, card: Card) -> f32 {
        let seen = self.view.runner(self.seat);
        if self.spot() >= self.taste.until {
            return 0.0;
        }
        let owned = (seen.pool.len() + seen.nest.len() + self.view.played.len()) as f32;
        let turns = self.distance() / PACE;
        let wait = f32::from(seen.deck_size) / 4.0 + 1.0;
        let uses = (turns - wait).max(0.0) * 4.0 / (owned + 1.0);
        self.taste.appetite * uses * (self.strength(card) - AVERAGE)
    }

    /// The Row cards worth buying, with cost and value.
    fn offers(&self) -> impl Iterator<Item = (Card, usize, f32)> + '_ {
        let row = self.view.row.as_slice().iter();
        row.filter_map(|&card| match self.table.design(card).kind {
            Kind::Forage { cost } => Some((card, usize::from(cost), self.purchase(card))),
            Kind::Start | Kind::Animal(_) | Kind::Trap => None,
        })
        .filter(|&(_, _, value)| value > 0.0)
    }

    /// What the best purchases are worth, for every number of acorns.
    fn purses(&self) -> [f32; PURSE + 1] {
        purses(self.offers())
    }

    /// A card of the best purchases for the acorns in the pool.
    pub(crate) fn next_purchase(&self) -> Option<Card> {
        let pool = usize::from(self.view.acorns).min(PURSE);
        let best = self.purses()[pool];
        let belongs = |i: usize, cost: usize, value: f32| {
            let others = self.offers().enumerate().filter(|&(j, _)| j != i);
            let others = purses(others.map(|(_, offer)| offer));
            // Sums of the same values in another order may differ a little.
            cost <= pool && value + others[pool - cost] >= best - 1e-3
        };
        let mut offers = self.offers().enumerate();
        let next = offers.find(|&(i, (_, cost, value))| belongs(i, cost, value));
        next.map(|(_, (card, ..))| card)
    }

    /// The best plan for these cards in a lane, with the pool as it is.
    pub(crate) fn plan(&self, cards: impl Iterator<Item = Card>, lane: Lane) -> Plan {
        let cards: Vec<Card> = cards.take(CARDS).collect();
        if let Some(plan) = self.dash(&cards, lane) {
            return plan;
        }
        // best[a] is the most value with `a` acorns gathered; chosen[i][a] how
        // card i is played to get there.
        let mut best = [NEVER; PURSE + 1];
        best[0] = 0.0;
        let mut chosen = [[(None, 0u8); PURSE + 1]; CARDS];
        for (i, &card) in cards.iter().enumerate() {
            let before = best;
            for (a, &value) in before.iter().enumerate() {
                chosen[i][a] = (None, a as u8);
                best[a] = value;
            }
            for (way, gain) in self.ways(card, lane) {
                for (a, &value) in before.iter().enumerate() {
                    let acorns = (a + usize::from(gain.acorns)).min(PURSE);
                    let value = value + gain.value;
                    if value > best[acorns] {
                        best[acorns] = value;
                        chosen[i][acorns] = (Some(way), a as u8);
                    }
                }
            }
        }
        let allowed = usize::from(self.taste.purse.saturating_sub(self.view.acorns)).min(PURSE);
        let allowed = if self.spot() >= self.taste.until {
            0
        } else {
            allowed
        };
        let (pool, purses) = (usize::from(self.view.acorns), self.purses());
        let worth = |a: usize| best[a] + purses[(pool + a).min(PURSE)];
        let mut goal = 0;
        let mut value = worth(0);
        for a in 1..=allowed {
            // What cannot be gathered is worth NEVER.
            let other = worth(a);
            if other > value {
                (goal, value) = (a, other);
            }
        }
        let mut plays = Vec::new();
        for (i, &card) in cards.iter().enumerate().rev() {
            let (way, from) = chosen[i][goal];
            plays.extend(way.map(|way| (card, way)));
            goal = usize::from(from);
        }
        Plan { plays, value }
    }

    /// All cards for movement, if that reaches the finish.
    fn dash(&self, cards: &[Card], lane: Lane) -> Option<Plan> {
        let fastest = |&card: &Card| {
            let ways = self
                .ways(card, lane)
                .map(|(way, _)| (way, self.run(card, way)));
            let best = ways.max_by(|a, b| a.1.total_cmp(&b.1));
            best.map(|(way, run)| (card, way, run))
        };
        let mut runs: Vec<_> = cards
            .iter()
            .filter_map(fastest)
            .filter(|r| r.2 > 0.0)
            .collect();
        let total: f32 = runs.iter().map(|r| r.2).sum();
        if total < self.distance() {
            return None;
        }
        runs.sort_by(|a, b| b.2.total_cmp(&a.2));
        let plays = runs.iter().map(|&(card, way, _)| (card, way)).collect();
        Some(Plan {
            plays,
            value: 1_000.0,
        })
    }

    /// How far a card takes the pawn this way.
    fn run(&self, card: Card, way: Way) -> f32 {
        let runs = |part: &&Part| matches!(part, Part::Move(_) | Part::Chase(_));
        let parts = self.parts(card, way).filter(runs);
        parts.map(|&part| self.part(part, When::Now).value).sum()
    }

    /// All parts of a card played this way.
    fn parts(&self, card: Card, way: Way) -> impl Iterator<Item = &'static Part> + use<> {
        let design = self.table.design(card);
        let option = match way {
            Way::B | Way::BonusB => design.option_b.as_ref(),
            Way::Only | Way::A | Way::BonusOnly | Way::BonusA => Some(&design.option_a),
        };
        let bonus = design.bonus.as_ref().filter(|_| way.bonus_first());
        let lists = option.into_iter().chain(bonus.map(|(_, list)| list));
        lists.flat_map(Effects::parts)
    }

    /// Whether a card played this way has such a part.
    pub(crate) fn does(&self, card: Card, way: Way, what: impl Fn(&Part) -> bool) -> bool {
        self.parts(card, way).any(what)
    }

    /// Whether the bonus of the card under way is worth using.
    pub(crate) fn wants_bonus(&self, card: Card) -> bool {
        let bonus = self.table.design(card).bonus.as_ref();
        bonus.is_some_and(|(_, list)| {
            let gain = self.list(list, When::Now);
            gain.value + ACORN * f32::from(gain.acorns) > 0.0
        })
    }

    /// What one more Trap would cost, in spots.
    pub(crate) fn trap_cost(&self) -> f32 {
        TRAP.min(self.distance() / PACE * 0.3)
    }
}

/// What the best of these offers are worth, for every number of acorns.
fn purses(offers: impl Iterator<Item = (Card, usize, f32)>) -> [f32; PURSE + 1] {
    let mut worth = [0.0; PURSE + 1];
    for (_, cost, value) in offers {
        for acorns in (cost..=PURSE).rev() {
            worth[acorns] = f32::max(worth[acorns], worth[acorns - cost] + value);
        }
    }
    worth
}
