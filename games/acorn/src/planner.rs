//! Planning one turn: which cards to play for what, and what to buy.

use engine::Seat;

use crate::{
    Card, Lane, Way,
    effects::{Effects, Part},
    glance::Glance,
    race::{HAND, List},
    script::{LaneShares, Script},
};

/// More acorns than this are of no more use in one turn.
const PURSE: usize = 18;
/// Less than any value.
const NEVER: f32 = f32::NEG_INFINITY;
/// More cards than this are not planned with in one turn.
pub(crate) const CARDS: usize = 12;
/// The most cards a Row offers.
const OFFERS: usize = crate::forage::ROW;
/// A turn that reaches the finish is worth more than any other.
const FINISH: f32 = 1_000.0;
/// With so many turns to go a Trap does all the harm it can.
const TRAP_TURNS: f32 = 4.0;

/// A scripted player who looks at the table.
pub(crate) struct Planner<'a> {
    pub(crate) glance: Glance<'a>,
    pub(crate) script: &'a Script,
    /// Where the pawn will be if it only runs.
    lanes: LaneShares,
    /// How many turns the race still lasts.
    turns: f32,
    /// What an average card of the deck brings now, in spots.
    average: f32,
    /// How many opponents are ahead.
    ahead: f32,
    /// How many cards can be drawn.
    drawable: f32,
}

/// What the bonuses of the own cards are worth in a lane, in spots.
#[derive(Copy, Clone)]
pub(crate) struct LaneWorth {
    /// Those in hand, this turn.
    pub(crate) now: f32,
    /// All of them, in later turns.
    pub(crate) later: f32,
}

impl LaneWorth {
    pub(crate) fn all(self) -> f32 {
        self.now + self.later
    }
}

/// A turn as planned.
#[derive(Clone)]
pub(crate) struct Plan {
    /// For each hand card how it should be played, if at all.
    pub(crate) ways: [Option<Way>; CARDS],
    pub(crate) value: f32,
}

/// What playing a card one way brings.
#[derive(Copy, Clone, Default, Debug)]
struct Gain {
    /// In spots, acorns apart.
    value: f32,
    acorns: u16,
    /// How far it takes the pawn.
    run: f32,
}

/// What the two options of a card bring; a missing one never pays.
struct Gains {
    options: [Gain; 2],
    /// Whether its bonus is counted.
    has_bonus: bool,
}

impl Gain {
    const NEVER: Gain = Gain {
        value: NEVER,
        acorns: 0,
        run: NEVER,
    };

    #[inline]
    fn plus(self, other: Gain) -> Gain {
        Gain {
            value: self.value + other.value,
            acorns: self.acorns + other.acorns,
            run: self.run + other.run,
        }
    }
}

/// Row cards worth buying, each with cost and value.
#[derive(Default)]
struct Offers {
    cards: [(Card, usize, f32); OFFERS],
    len: usize,
}

impl Offers {
    fn as_slice(&self) -> &[(Card, usize, f32)] {
        &self.cards[..self.len]
    }

    /// What the best purchases are worth, for every number of acorns up to
    /// `most`.
    #[inline]
    fn purses(&self, most: usize) -> [f32; PURSE + 1] {
        let mut worth = [0.0; PURSE + 1];
        for &(_, cost, value) in self.as_slice() {
            for acorns in (cost..=most).rev() {
                worth[acorns] = f32::max(worth[acorns], worth[acorns - cost] + value);
            }
        }
        worth
    }

    /// The dearest card of the best purchases for so many acorns.
    fn pick(&self, acorns: usize) -> Option<Card> {
        // As `purses`, with the offers taken kept as bits.
        let mut best = [(0.0f32, 0u8); PURSE + 1];
        for (i, &(_, cost, value)) in self.as_slice().iter().enumerate() {
            for purse in (cost..=acorns).rev() {
                let (before, taken) = best[purse - cost];
                if before + value > best[purse].0 {
                    best[purse] = (before + value, taken | 1 << i);
                }
            }
        }
        let taken = best[acorns].1;
        let offers = self.as_slice().iter().enumerate();
        let taken = offers.filter(|&(i, _)| taken >> i & 1 == 1);
        taken
            .max_by_key(|(_, (_, cost, _))| *cost)
            .map(|(_, offer)| offer.0)
    }
}

impl<'a> Planner<'a> {
    #[inline]
    pub(crate) fn new(glance: Glance<'a>, script: &'a Script) -> Planner<'a> {
        let w = &script.weights;
        let lanes = glance.lane_shares(glance.lane);
        let own = f32::max(glance.own.len() as f32, 1.0);
        let at_the_end = script.stage(0.0);
        let reaches = glance
            .own
            .iter()
            .map(|&card| at_the_end.strength(card, &lanes));
        let average = reaches.sum::<f32>() / own;
        let pace = f32::max(f32::from(HAND) * average * w.growth + w.pace, 1.0);
        let turns = f32::from(glance.to_go(glance.spot())) / pace;
        let rival = f32::from(glance.to_go(glance.leader())) / pace;
        let turns = turns - w.rivals * f32::max(turns - rival, 0.0);
        Planner {
            average,
            ahead: f32::from(glance.ahead()),
            drawable: f32::from(glance.deck_size) + glance.nest.len() as f32,
            glance,
            script,
            lanes,
            turns,
        }
    }

    /// How far a push by `n` takes a pawn.
    pub(crate) fn pushed(&self, seat: Seat, n: u8) -> f32 {
        f32::from(self.glance.slack(seat).min(n.into()))
    }

    /// What one more Trap costs its owner, as a share of what it can.
    fn hurt(&self) -> f32 {
        f32::min(self.turns / TRAP_TURNS, 1.0)
    }

    /// What one more Trap would cost, in spots.
    pub(crate) fn trap_cost(&self) -> f32 {
        self.script.weights.trap * self.hurt()
    }

    /// What an effect list brings this turn, with the table as it is.
    #[inline]
    fn list(&self, card: Card, list: List) -> Gain {
        let recipe = &self.script.sheet(card).lists[list as usize];
        let chase = recipe.chase * self.ahead;
        let draws = f32::min(recipe.draws, self.drawable);
        let gain = Gain {
            value: recipe.value + chase + self.script.weights.draw_now * self.average * draws,
            acorns: recipe.acorns,
            run: recipe.run + chase,
        };
        if recipe.more {
            return self.more(card, list, gain);
        }
        gain
    }

    /// Adds what a recipe leaves out.
    fn more(&self, card: Card, list: List, mut gain: Gain) -> Gain {
        let w = &self.script.weights;
        let spite = self.script.taste.spite;
        let opponents = || self.glance.opponents();
        for &part in self.script.table.design(card).list(list).parts() {
            gain.value += match part {
                Part::Back(n) => {
                    let back = self.pushed(self.glance.seat, n);
                    gain.run -= back;
                    -back
                }
                Part::TrapSelf(n) => -self.trap_cost() * f32::from(n),
                Part::TrapOne(n) => spite * w.spite_trap * self.hurt() * f32::from(n),
                Part::TrapEach(n) => {
                    let all = f32::from(n) * opponents().count() as f32;
                    spite * w.spite_trap * w.each * self.hurt() * all
                }
                Part::PushOne(n) => {
                    let furthest = opponents().map(|seat| self.pushed(seat, n));
                    spite * w.spite_push * furthest.fold(0.0, f32::max)
                }
                Part::PushEach(n) => {
                    let all: f32 = opponents().map(|seat| self.pushed(seat, n)).sum();
                    spite * w.spite_push * w.each * all
                }
                Part::Shed(n) => w.shed * self.hurt() * f32::min(f32::from(n), self.own_traps()),
                Part::Move(_)
                | Part::Chase(_)
                | Part::Acorn(_)
                | Part::Draw(_)
                | Part::Discard(_)
                | Part::LaneAny => 0.0,
            };
        }
        gain
    }

    fn own_traps(&self) -> f32 {
        let own = self.glance.hand.iter().chain(self.glance.nest);
        let traps = self.script.table.trap_designs;
        own.filter(|&&card| traps.contains(card)).count() as f32
    }

    /// What the bonuses of the own cards are worth in each lane, trail first:
    /// those in hand now, and all of them on the rest of the way.
    pub(crate) fn lane_worths(&self) -> [LaneWorth; 3] {
        let stage = self.script.stage(self.turns);
        let mut bonuses = [0.0; 3];
        for &card in self.glance.own {
            let (lane, bonus) = stage.bonus(card);
            bonuses[lane] += bonus;
        }
        let mut now = [0.0; 3];
        for &card in self.glance.hand {
            if let Some((lane, _)) = self.script.table.design(card).bonus {
                now[lane as usize] += f32::max(self.bonus_now(card), 0.0);
            }
        }
        let uses = f32::from(HAND) * self.turns / f32::max(self.glance.own.len() as f32, 1.0);
        Lane::ALL.map(|lane| {
            let shares = self.glance.lane_shares(lane);
            let later: f32 = shares
                .iter()
                .zip(bonuses)
                .map(|(share, bonus)| share * bonus)
                .sum();
            LaneWorth {
                now: now[lane as usize],
                later: self.script.weights.lane_later * uses * later,
            }
        })
    }

    /// A gain in spots, its acorns with it.
    fn with_acorns(&self, gain: Gain) -> f32 {
        gain.value + self.script.weights.acorn * f32::from(gain.acorns)
    }

    /// What a card in hand brings this turn at best, in spots.
    pub(crate) fn use_now(&self, card: Card, lane: Lane) -> f32 {
        let gains = self.gains(card, lane);
        let best = gains.options.map(|gain| self.with_acorns(gain));
        let best = f32::max(best[0], best[1]);
        if self.script.table.must_play.contains(card) {
            return best;
        }
        f32::max(best, 0.0)
    }

    /// What the options of a card bring in a lane, with its bonus where it fits.
    #[inline]
    fn gains(&self, card: Card, lane: Lane) -> Gains {
        let sheet = self.script.sheet(card);
        let mut options = [self.list(card, List::A), Gain::NEVER];
        if sheet.has_two {
            options[1] = self.list(card, List::B);
        }
        let has_bonus = sheet.bonus_lane == Some(lane);
        if has_bonus {
            let bonus = self.list(card, List::Bonus);
            options = options.map(|option| option.plus(bonus));
        }
        Gains { options, has_bonus }
    }

    /// The Row cards worth buying that so many acorns can pay, with what they
    /// gain before the finish.
    fn offers(&self, acorns: usize) -> Offers {
        let mut offers = Offers::default();
        let (w, taste) = (&self.script.weights, &self.script.taste);
        let cost = |card: &Card| usize::from(self.script.sheet(*card).cost);
        let affordable = || self.glance.row.iter().filter(|card| cost(card) <= acorns);
        if self.glance.spot() >= taste.until || affordable().next().is_none() {
            return offers;
        }
        let left = self.turns - w.wait - f32::from(self.glance.deck_size) / f32::from(HAND);
        if left <= 0.0 {
            return offers;
        }
        let own = self.glance.own.len() as f32;
        let uses = left * f32::from(HAND) / (own + 1.0);
        // On average a card is used half way through what is left.
        let stage = self.script.stage(left / 2.0);
        let strength = |card: Card| stage.strength(card, &self.lanes);
        let average = self
            .glance
            .own
            .iter()
            .map(|&card| strength(card))
            .sum::<f32>()
            / own;
        for card in affordable() {
            let better = strength(*card) - w.dilution * average;
            if better > 0.0 {
                let value = taste.appetite * w.appetite * uses * better;
                offers.cards[offers.len] = (*card, cost(card), value);
                offers.len += 1;
            }
        }
        offers
    }

    /// A card of the best purchases for the acorns in the pool.
    pub(crate) fn next_purchase(&self) -> Option<Card> {
        let acorns = usize::from(self.glance.acorns).min(PURSE);
        self.offers(acorns).pick(acorns)
    }

    /// The best plan for these cards in a lane, with the pool as it is.
    pub(crate) fn plan(&self, cards: &[Card], lane: Lane) -> Plan {
        let cards = &cards[..cards.len().min(CARDS)];
        // By card and option.
        let mut values = [[0.0f32; 2]; CARDS];
        let mut acorns = [[0usize; 2]; CARDS];
        let mut runs = [[0.0f32; 2]; CARDS];
        let mut with_bonus = [false; CARDS];
        let (mut distance, mut most) = (0.0, 0);
        for (i, &card) in cards.iter().enumerate() {
            let Gains { options, has_bonus } = self.gains(card, lane);
            with_bonus[i] = has_bonus;
            for (j, gain) in options.iter().enumerate() {
                values[i][j] = gain.value;
                acorns[i][j] = usize::from(gain.acorns);
                runs[i][j] = gain.run;
            }
            distance += f32::max(f32::max(runs[i][0], runs[i][1]), 0.0);
            most += acorns[i][0].max(acorns[i][1]);
        }
        let way = |i: usize, option: usize| {
            let list = if option == 0 { List::A } else { List::B };
            self.script.way(cards[i], list, with_bonus[i])
        };
        let mut ways = [None; CARDS];

        let is_dash = distance >= f32::from(self.glance.to_go(self.glance.spot()));
        let pool = usize::from(self.glance.acorns);
        let most = most.min(PURSE.saturating_sub(pool));
        let most = most.min(usize::from(self.script.taste.purse).saturating_sub(pool));
        let offers = if is_dash {
            Offers::default()
        } else {
            self.offers(pool + most)
        };
        if offers.len == 0 {
            let worths = if is_dash { &runs } else { &values };
            let mut value = if is_dash { FINISH } else { 0.0 };
            for i in 0..cards.len() {
                let option = usize::from(worths[i][1] > worths[i][0]);
                if worths[i][option] > 0.0 {
                    ways[i] = Some(way(i, option));
                    value += worths[i][option];
                }
            }
            return Plan { ways, value };
        }

        let purses = offers.purses((pool + most).min(PURSE));
        // best[a] is the most value with `a` acorns gathered; chosen[i][a] how
        // card i is played to get there, and from where.
        let mut best = [NEVER; PURSE + 1];
        best[0] = 0.0;
        let mut chosen = [[(None::<u8>, 0u8); PURSE + 1]; CARDS];
        for i in 0..cards.len() {
            let before = best;
            for (a, chosen) in chosen[i].iter_mut().enumerate().take(most + 1) {
                *chosen = (None, a as u8);
            }
            for option in 0..2 {
                let (value, gathered) = (values[i][option], acorns[i][option]);
                for (a, &before) in before.iter().enumerate().take(most + 1) {
                    let sum = (a + gathered).min(most);
                    if before + value > best[sum] {
                        best[sum] = before + value;
                        chosen[i][sum] = (Some(option as u8), a as u8);
                    }
                }
            }
        }
        let worth = |a: usize| best[a] + purses[(pool + a).min(PURSE)];
        let mut goal = 0;
        for a in 1..=most {
            if worth(a) > worth(goal) {
                goal = a;
            }
        }
        let value = worth(goal);
        for i in (0..cards.len()).rev() {
            let (option, from) = chosen[i][goal];
            ways[i] = option.map(|option| way(i, option.into()));
            goal = usize::from(from);
        }
        Plan { ways, value }
    }

    /// All parts of a card played this way.
    fn parts(&self, card: Card, way: Way) -> impl Iterator<Item = &'static Part> + use<> {
        let design = self.script.table.design(card);
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

    /// What the bonus of a card brings now, in spots.
    pub(crate) fn bonus_now(&self, card: Card) -> f32 {
        self.with_acorns(self.list(card, List::Bonus))
    }

    /// Whether the bonus of the card under way is worth using.
    pub(crate) fn wants_bonus(&self, card: Card) -> bool {
        self.bonus_now(card) > 0.0
    }

    /// How good a card is to own, in spots each time it is drawn.
    pub(crate) fn strength(&self, card: Card) -> f32 {
        self.script
            .stage(self.turns / 2.0)
            .strength(card, &self.lanes)
    }
}
