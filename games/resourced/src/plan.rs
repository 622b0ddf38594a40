//! Planning a turn: what to do with both Actions and the move, and what to trade first.

use engine::Seat;

use crate::{
    Action, Cards, Choice, Phase, RECYCLING, Resourced, Spot, SpotSet, Thing, Tile, Trade, Upgrade,
    Way, worth::Weights,
};

/// A player's way of looking at a turn.
pub(crate) struct Planner<'a> {
    pub(crate) weights: &'a Weights,
}

/// The best that can be made of a turn, and its first step.
#[derive(Copy, Clone)]
pub(crate) struct Best {
    pub(crate) worth: f32,
    pub(crate) first: Option<Choice>,
}

impl Planner<'_> {
    /// The best turn from here to its last trades, without trading.
    pub(crate) fn best_turn(&self, game: &Resourced) -> Best {
        let mut best = Best {
            worth: f32::NEG_INFINITY,
            first: None,
        };
        self.search(game, None, &mut best);
        best
    }

    fn search(&self, game: &Resourced, first: Option<Choice>, best: &mut Best) {
        match game.phase {
            Phase::Action(_) | Phase::Move => {}
            Phase::Place { thing, .. } => {
                let Some(spot) = game.best_place(thing) else {
                    return;
                };
                let choice = Choice::Place(spot.hex());
                let next = game.after(choice);
                return self.search(&next, first.or(Some(choice)), best);
            }
            _ => {
                let worth = game.outlook(self.weights);
                if worth > best.worth {
                    *best = Best { worth, first };
                }
                return;
            }
        }
        let mut answers = Vec::with_capacity(64);
        game.list_answers(&mut answers);
        for answer in answers {
            let Action::Do(choice) = answer else { continue };
            match choice {
                Choice::Trade(_) | Choice::Shop => continue,
                _ => {}
            }
            let next = game.after(choice);
            self.search(&next, first.or(Some(choice)), best);
        }
    }

    /// The trade to make now, if one makes the turn better.
    pub(crate) fn trade(&self, game: &Resourced, plain: Best) -> Option<Choice> {
        let mut best = (plain.worth + 0.5, None);
        let chain = game.chain().without(game.active);
        for partner in chain.iter() {
            if game.turn.partner.is_some_and(|fixed| fixed != partner) {
                continue;
            }
            for (way, taker) in [(Way::Ask, game.active), (Way::Give, partner)] {
                for wish in wishes(game) {
                    let Some(first) = bundle(game, way, partner, taker, wish) else {
                        continue;
                    };
                    let worth = self.best_turn(&first.after).worth;
                    if worth > best.0 {
                        best = (worth, Some(first.trade));
                    }
                }
            }
        }
        best.1.map(Choice::Trade)
    }
}

struct Bundle {
    trade: Trade,
    after: Resourced,
}

/// What `taker` lacks of a price, if the other side can hand it over now.
fn bundle(game: &Resourced, way: Way, partner: Seat, taker: Seat, wish: Cards) -> Option<Bundle> {
    let mut after = game.clone();
    let mut first = None;
    for (kind, count) in wish.iter() {
        for _ in game.hand(taker).of(kind)..count {
            let trade = Trade { way, partner, kind };
            let choice = Choice::Trade(trade);
            if after.refuse(after.active, Action::Do(choice)).is_some() {
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
    let mut two = housing;
    for (kind, count) in housing.iter() {
        two.add(kind, count);
    }
    let composter = (game.board.composters() == 0).then(|| Upgrade::Composter.price());
    [Some(RECYCLING), Some(housing), Some(two), composter]
        .into_iter()
        .flatten()
}

impl Resourced {
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
            let to_hub = hub.iter().map(|h| h.hex().distance(spot.hex()));
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
