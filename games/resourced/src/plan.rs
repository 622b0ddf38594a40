//! Planning a turn: what to do with both Actions and the move, and what to trade on the way.

use engine::{Seat, SeatSet};

use crate::{
    Action, Cards, Choice, Phase, Resource, Resourced, Spot, SpotSet, Thing, Tile, Trade, Upgrade,
    Way, recycling,
};

/// Somebody's way of telling good positions from bad ones.
pub(crate) trait Judge {
    /// How much better a position must become to be worth a trade.
    const TRADE: f32;
    /// What a proposal or a trade may cost the team before a companion objects.
    const PATIENCE: f32;

    /// How good the position looks, the more the better.
    fn judge(&mut self, game: &Resourced) -> f32;
}

/// A player's way of looking at a turn.
pub(crate) struct Planner<'a, J> {
    pub(crate) judge: &'a mut J,
    /// Room for what is possible on the way.
    pub(crate) answers: &'a mut Vec<Action>,
}

/// A position on the way through a turn, and the step that leads there.
#[derive(Clone)]
struct Prospect {
    worth: f32,
    first: Option<Choice>,
    game: Resourced,
}

/// The most promising positions, the best first.
struct Shortlist<const N: usize> {
    prospects: [Option<Prospect>; N],
}

impl<const N: usize> Shortlist<N> {
    const EMPTY: Shortlist<N> = Shortlist {
        prospects: [const { None }; N],
    };

    fn consider(&mut self, worth: f32, first: Option<Choice>, game: &Resourced) {
        let better = |prospect: &Option<Prospect>| {
            prospect.as_ref().is_some_and(|known| known.worth >= worth)
        };
        let place = self.prospects.partition_point(better);
        if place < N {
            self.prospects[place..].rotate_right(1);
            self.prospects[place] = Some(Prospect {
                worth,
                first,
                game: game.clone(),
            });
        }
    }
}

/// Ends of a turn whose last trades are thought about.
const ENDS: usize = 3;

type Ends = Shortlist<ENDS>;

impl<J: Judge> Planner<'_, J> {
    /// The next step of the turn.
    pub(crate) fn next_step(&mut self, game: &Resourced) -> Option<Choice> {
        if game.phase == Phase::End {
            let trade = self.best_trade(game);
            return Some(trade.map_or(Choice::End, |(trade, _)| Choice::Trade(trade)));
        }
        let (step, worth) = self.best_way_on(game)?;
        if game.phase != Phase::Move {
            // What an Action needs is asked for on the way; other trades can wait for the move.
            return Some(step);
        }
        let trade = self.trade_before_leaving(game, worth);
        Some(trade.map_or(step, Choice::Trade))
    }

    /// What the rest of a turn is worth.
    pub(crate) fn worth_of_turn(&mut self, game: &Resourced) -> f32 {
        match game.phase {
            Phase::End => {
                let worth = self.judge.judge(game);
                self.settled(game.clone(), worth)
            }
            _ => match self.best_way_on(game) {
                Some((_, worth)) => worth,
                None => self.judge.judge(game),
            },
        }
    }

    /// The best way on that is no trade for its own sake, and what it leads to.
    fn best_way_on(&mut self, game: &Resourced) -> Option<(Choice, f32)> {
        let mut ends = Ends::EMPTY;
        self.search(game, None, None, &mut ends);
        let mut best: Option<(Choice, f32)> = None;
        for end in ends.prospects.into_iter().flatten() {
            let worth = self.settled(end.game, end.worth);
            if let Some(first) = end.first
                && best.is_none_or(|(_, most)| worth > most)
            {
                best = Some((first, worth));
            }
        }
        best
    }

    /// What the end of a turn is worth after its last trades.
    fn settled(&mut self, mut game: Resourced, mut worth: f32) -> f32 {
        while let Some((trade, better)) = self.best_trade(&game) {
            game.trade(trade, &mut ());
            worth = better;
        }
        worth
    }

    /// Goes through the rest of a turn; `crafted` is what this Action has made already, because of two
    /// things the lesser may as well come first.
    fn search(
        &mut self,
        game: &Resourced,
        first: Option<Choice>,
        crafted: Option<Thing>,
        ends: &mut Ends,
    ) {
        match game.phase {
            Phase::Action(_) => {
                self.search_from(game, first, crafted, ends);
                for partner in game.partners().iter() {
                    for wish in game.uses_here().into_iter().flatten() {
                        if let Some(Bundle { trade, after }) = bundle(game, Way::Ask, partner, wish)
                        {
                            let first = first.or(Some(Choice::Trade(trade)));
                            self.search_from(&after, first, crafted, ends);
                        }
                    }
                }
            }
            Phase::Move => self.search_from(game, first, None, ends),
            Phase::Place { thing, .. } => {
                if let Some(spot) = game.best_place(thing) {
                    let choice = Choice::Place(spot.hex());
                    let next = game.after(choice);
                    self.search(&next, first.or(Some(choice)), Some(thing), ends);
                }
            }
            Phase::End => {
                let worth = self.judge.judge(game);
                ends.consider(worth, first, game);
            }
            _ => {}
        }
    }

    /// Everything the active player may do now, trades apart, and what comes of it.
    fn search_from(
        &mut self,
        game: &Resourced,
        first: Option<Choice>,
        crafted: Option<Thing>,
        ends: &mut Ends,
    ) {
        let start = self.answers.len();
        game.list_ways_on(self.answers);
        for i in start..self.answers.len() {
            let Action::Do(choice) = self.answers[i] else {
                continue;
            };
            let is_wanted = match choice {
                Choice::Shop => false,
                Choice::Craft(thing) => crafted.is_none_or(|made| made <= thing),
                _ => true,
            };
            if is_wanted {
                let next = game.after(choice);
                self.search(&next, first.or(Some(choice)), None, ends);
            }
        }
        self.answers.truncate(start);
    }

    /// The trade that makes the position best as it is, and how good that is.
    fn best_trade(&mut self, game: &Resourced) -> Option<(Trade, f32)> {
        let mut best = None;
        let mut most = self.judge.judge(game) + J::TRADE;
        self.each_trade(game, &mut |planner, bundle| {
            let worth = planner.judge.judge(&bundle.after);
            if worth > most {
                most = worth;
                best = Some(bundle.trade);
            }
        });
        best.map(|trade| (trade, most))
    }

    /// A trade that makes the rest of the turn better than `worth`, while the partner is still near.
    fn trade_before_leaving(&mut self, game: &Resourced, worth: f32) -> Option<Trade> {
        let mut best = None;
        let mut most = worth + J::TRADE;
        for partner in game.partners().iter() {
            for way in [Way::Ask, Way::Give] {
                for wish in wishes(game) {
                    if let Some(Bundle { trade, after }) = bundle(game, way, partner, wish)
                        && let Some((_, worth)) = self.best_way_on(&after)
                        && worth > most
                    {
                        most = worth;
                        best = Some(trade);
                    }
                }
            }
        }
        best
    }

    fn each_trade(&mut self, game: &Resourced, then: &mut impl FnMut(&mut Self, Bundle)) {
        for partner in game.partners().iter() {
            for (way, taker) in [(Way::Ask, game.active), (Way::Give, partner)] {
                for wish in wishes(game) {
                    if let Some(bundle) = bundle(game, way, partner, wish) {
                        then(self, bundle);
                    }
                }
                for kind in Resource::ALL {
                    let mut wish = Cards::NONE;
                    wish.add(kind, game.hand(taker).of(kind) + 1);
                    if let Some(bundle) = bundle(game, way, partner, wish) {
                        then(self, bundle);
                    }
                }
            }
        }
    }
}

struct Bundle {
    trade: Trade,
    after: Resourced,
}

/// What one side lacks of a price, if the other can hand it over now.
fn bundle(game: &Resourced, way: Way, partner: Seat, wish: Cards) -> Option<Bundle> {
    let (taker, giver) = match way {
        Way::Ask => (game.active, partner),
        Way::Give => (partner, game.active),
    };
    let (has, gives) = (game.hand(taker), game.hand(giver));
    if wish
        .iter()
        .any(|(kind, count)| has.of(kind) + gives.of(kind) < count)
    {
        return None;
    }
    if has.cover(&wish) || !game.may_give(giver) {
        return None;
    }
    let mut after = game.clone();
    let mut first = None;
    for (kind, count) in wish.iter() {
        for _ in has.of(kind)..count {
            let trade = Trade { way, partner, kind };
            if !after.may_give(giver) || after.turn.declined.contains(trade) {
                return None;
            }
            after.trade(trade, &mut ());
            first.get_or_insert(trade);
        }
    }
    first.map(|trade| Bundle { trade, after })
}

/// Sets of cards that are worth bringing together in one hand.
fn wishes(game: &Resourced) -> impl Iterator<Item = Cards> {
    let housing = Tile::SocialHousing.price(game.ring);
    let composter = (game.board.composters() == 0).then(|| Upgrade::Composter.price());
    [
        Some(recycling()),
        Some(housing),
        Some(times(housing, 2)),
        composter,
    ]
    .into_iter()
    .flatten()
}

fn times(price: Cards, count: u16) -> Cards {
    let mut all = Cards::NONE;
    for (kind, cards) in price.iter() {
        all.add(kind, cards * count);
    }
    all
}

impl Resourced {
    /// What the active player may do now, trades left out.
    fn list_ways_on(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Action(_) => self.list_turn_actions(out),
            Phase::Move => {
                out.push(Action::Do(Choice::Stay));
                out.extend(
                    self.reachable()
                        .iter()
                        .map(|spot| Action::Do(Choice::Move(spot.hex()))),
                );
            }
            _ => {}
        }
    }

    /// The seats the active player may trade with now.
    fn partners(&self) -> SeatSet {
        let linked = self.chain().without(self.active);
        match self.turn.partner {
            Some(partner) if linked.contains(partner) => SeatSet::only(partner),
            Some(_) => SeatSet::NONE,
            None => linked,
        }
    }

    /// Cards that an Action on the active player's tile asks for.
    fn uses_here(&self) -> [Option<Cards>; 4] {
        let spot = self.pawn(self.active);
        if spot == Spot::CENTRE {
            let housing = Tile::SocialHousing.price(self.ring);
            let wanted = self.housing_needed(self.ring) > 0;
            let composter = (self.board.composters() == 0).then(|| Upgrade::Composter.price());
            let recycler = Tile::Recycler.price(self.ring);
            let one_is_enough = self.board.tiles(Tile::Recycler).count() > 1;
            return [
                wanted.then_some(housing),
                wanted.then(|| times(housing, 2)),
                composter,
                (!one_is_enough).then_some(recycler),
            ];
        }
        if self.board.tiles(Tile::Recycler).contains(spot) {
            let useful = !self.waste.is_empty() && !self.has_recycled(spot);
            return [useful.then_some(recycling()), None, None, None];
        }
        let recipe = self.recipe_on(spot).map(|recipe| recipe.input);
        [recipe, None, None, None]
    }

    /// The position after a choice of a turn in which chance has no say.
    pub(crate) fn after(&self, choice: Choice) -> Resourced {
        let mut next = self.clone();
        next.carry_out(choice, &mut NoChance, &mut ());
        next
    }

    /// Where a crafted thing does most good: tiles close together, upgrades close to BGCS.
    pub(crate) fn best_place(&self, thing: Thing) -> Option<Spot> {
        let places = self.places_for(thing);
        let occupied = self.board.occupied();
        let hub = SpotSet::only(Spot::CENTRE).or(self.board.tiles(Tile::Recycler));
        let score = |spot: Spot| {
            let touching = spot.neighbours().and(occupied).len() as i32;
            let to_hub = hub.iter().map(|h| h.distance(spot));
            let near = to_hub.map(i32::from).sum::<i32>();
            match thing {
                Thing::Tile(_) => 3 * touching - near,
                Thing::Upgrade(_) => -3 * i32::from(spot.ring()) - near,
            }
        };
        places
            .iter()
            .max_by_key(|&spot| (score(spot), std::cmp::Reverse(spot)))
    }
}

/// Chance for steps that ask for none.
struct NoChance;

impl engine::Chance for NoChance {
    fn below(&mut self, _: u32) -> u32 {
        unreachable!("a planned step leaves nothing to chance")
    }
}
