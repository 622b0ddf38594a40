//! How good a position looks to the team.

use engine::Seat;

use crate::{
    Cards, Difficulty, Phase, Resource, Resourced, Spot, Tile, Upgrade, Verdict, plan::Judge,
    recycles, recycling,
};

/// What the greedy player cares about, each a number of points.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Weights(pub(crate) [f32; Weights::COUNT]);

impl Weights {
    /// How many there are.
    pub(crate) const COUNT: usize = 28;

    /// For a table of so many seats.
    pub(crate) const fn of(seats: usize) -> &'static Weights {
        if seats < 4 {
            &Weights::FOR_THREE
        } else {
            &Weights::FOR_FOUR
        }
    }

    /// Found by a random search over whole games.
    const FOR_FOUR: Weights = Weights([
        2.76, 1.16, 26.6, 1.84, 1.76, 0.341, 0.638, 0.743, 5.82, 0.15, 0.382, 1.47, 3.24, 0.168,
        0.362, 0.785, 1.98, 1.82, 0.109, 66.5, 112.0, 1.02, 0.303, 2.83, 0.709, 48.2, 54.0, 7.58,
    ]);

    /// Found likewise: three players have fewer Actions for the same Upkeep.
    const FOR_THREE: Weights = Weights([
        2.76, 1.16, 26.6, 2.32, 1.76, 0.429, 0.638, 0.499, 4.12, 0.15, 0.382, 1.47, 3.24, 0.168,
        0.252, 0.785, 1.98, 1.82, 0.168, 66.5, 121.0, 1.45, 0.43, 2.83, 0.258, 38.2, 54.0, 10.9,
    ]);
}

/// Names for the weights.
mod of {
    pub(super) const WASTE: usize = 0;
    pub(super) const MUCH_WASTE: usize = 1;
    pub(super) const COMPOSTER: usize = 2;
    pub(super) const SPARE_COMPOSTER: usize = 3;
    pub(super) const CONTAINER: usize = 4;
    pub(super) const SHELTER: usize = 5;
    pub(super) const IRRIGATION: usize = 6;
    pub(super) const SPARE_TILE: usize = 7;
    /// Social Housing that has to be fed while the round cannot be finished.
    pub(super) const BURDEN: usize = 8;
    /// One, two, three or all four kinds of the recycling set in a hand.
    pub(super) const SET: usize = 9;
    /// Share of that for sets beyond those needed.
    pub(super) const SPARE_SET: usize = 13;
    pub(super) const PAIR: usize = 14;
    pub(super) const OTHER_PAIR: usize = 15;
    /// A card the team will need, and any other one.
    pub(super) const NEEDED_CARD: usize = 16;
    pub(super) const NEEDED_FOR_FEEDING: usize = 17;
    pub(super) const ANY_CARD: usize = 18;
    /// The round may end as it should, times how likely that is.
    pub(super) const MILESTONE: usize = 19;
    pub(super) const ACHIEVED: usize = 20;
    pub(super) const STEP_TO_RECYCLER: usize = 21;
    pub(super) const STEP_TO_CENTRE: usize = 22;
    pub(super) const ABOVE_LIMIT: usize = 23;
    /// Factor for seats that still act in this round.
    pub(super) const ACTS_LATER: usize = 24;
    /// Opening ring 3 with nothing at hand costs this.
    pub(super) const UNPREPARED: usize = 25;
    pub(super) const RING_THREE: usize = 26;
    pub(super) const SPARE_RECYCLER: usize = 27;
}

/// What the worth of a position is made of.
struct Outlook<'a> {
    game: &'a Resourced,
    weights: &'a [f32; Weights::COUNT],
    /// R182, R183: Social Housing to be built before the team moves on.
    missing: u16,
    /// Cards one operation takes out of the pile.
    per_operation: u16,
    /// All hands together.
    stock: Cards,
    /// Seats with a turn to come in this round.
    later: [bool; crate::SEATS],
}

impl Judge for &Weights {
    const TRADE: f32 = 0.5;
    const PATIENCE: f32 = 3.0;

    fn judge(&mut self, game: &Resourced) -> f32 {
        game.outlook(self)
    }
}

impl Resourced {
    /// How good the position looks, in points.
    fn outlook(&self, weights: &Weights) -> f32 {
        if let Phase::Over(verdict) = self.phase {
            return match verdict {
                Verdict::Housing => 1000.0,
                Verdict::Waste | Verdict::Rounds => -1000.0,
            };
        }
        let recyclers = self.board.tiles(Tile::Recycler);
        let best_ring = recyclers.iter().map(Spot::ring).max().unwrap_or(1);
        let mut stock = Cards::NONE;
        for (kind, count) in self.hands.iter().flat_map(|hand| hand.iter()) {
            stock.add(kind, count);
        }
        let mut later = [false; crate::SEATS];
        let mut passed = !self.phase.in_turn();
        for seat in self.in_turn_order() {
            later[seat.index()] = passed && !self.skips.contains(seat);
            passed |= seat == self.active;
        }
        let goal = match self.house.difficulty {
            Difficulty::Standard => self.ring,
            Difficulty::Easy => 2,
        };
        let outlook = Outlook {
            game: self,
            weights: &weights.0,
            missing: self.housing_needed(goal),
            per_operation: recycles()[usize::from(best_ring.max(1)) - 1],
            stock,
            later,
        };
        outlook.board() + outlook.hands() + outlook.milestone()
    }
}

impl Outlook<'_> {
    fn board(&self) -> f32 {
        let (game, weights) = (self.game, self.weights);
        let board = &game.board;
        let waste = f32::from(game.waste.len());
        let above = (waste - 10.0).max(0.0);
        let mut worth = -weights[of::WASTE] * waste - weights[of::MUCH_WASTE] * above * above / 4.0;
        let beyond_first = |count: u16| f32::from(count.saturating_sub(1).min(1));
        let composters = board.composters();
        worth += weights[of::COMPOSTER] * f32::from(composters.min(1));
        worth += weights[of::SPARE_COMPOSTER] * beyond_first(composters);
        let count = |upgrade| f32::from(board.upgrades(upgrade).count().min(2));
        worth += weights[of::CONTAINER] * count(Upgrade::ShippingContainer);
        worth += weights[of::SHELTER] * count(Upgrade::Shelter);
        worth += weights[of::IRRIGATION] * count(Upgrade::IrrigationSystem).min(1.0);
        for tile in [Tile::FoodForest, Tile::HeatHaven, Tile::CommunityGarden] {
            worth += weights[of::SPARE_TILE] * beyond_first(board.tiles(tile).count());
        }
        worth += weights[of::SPARE_RECYCLER] * beyond_first(board.tiles(Tile::Recycler).count());
        if game.ring == 3 {
            worth += weights[of::RING_THREE];
        }
        worth
    }

    fn steps_to_recycler(&self, seat: Seat) -> u8 {
        let hex = self.game.pawn(seat).hex();
        let recyclers = self.game.board.tiles(Tile::Recycler);
        let steps = recyclers.iter().map(|spot| spot.hex().distance(hex));
        steps.min().unwrap_or(6)
    }

    /// Cards the team will need: for housing, for an empty pile, and to feed everybody.
    fn needed(&self) -> (Cards, Cards) {
        let game = self.game;
        let housing = game.board.housing();
        let sets = (game.waste.len() + 2 * housing)
            .div_ceil(self.per_operation)
            .min(4);
        let mut to_build = Cards::NONE;
        let mut to_feed = Cards::NONE;
        for (kind, count) in recycling().iter() {
            to_build.add(kind, sets * count);
        }
        to_build.add(Resource::Wood, self.missing);
        to_build.add(Resource::Metal, self.missing);
        to_feed.add(Resource::Food, housing + 1);
        to_feed.add(Resource::Water, housing + 1);
        if game.house.difficulty == Difficulty::Standard && game.ring == 2 {
            for (kind, count) in Outlook::next_stage().iter() {
                to_build.add(kind, count);
            }
        }
        if game.board.composters() == 0 {
            to_build.add(Resource::Wood, 2);
        }
        (to_build, to_feed)
    }

    /// What the round after opening ring 3 asks for: three more Social Housing, two operations, food.
    fn next_stage() -> Cards {
        Cards::new([5, 5, 2, 3, 5])
    }

    fn hands(&self) -> f32 {
        let (game, weights) = (self.game, self.weights);
        let limit = game.hand_limit();
        let wanted = (game.waste.len() + 2 * game.board.housing()).div_ceil(self.per_operation);
        let need = self.missing.max(1);
        let mut worth = 0.0;
        let mut sets = 0;
        let (mut best_pairs, mut all_pairs, mut steps_of_best) = (0, 0, 0);
        for seat in game.all_seats() {
            let hand = game.hand(seat);
            let kinds = recycling().kinds().filter(|&kind| hand.has(kind)).count();
            let mut set = match kinds {
                0 => 0.0,
                n => weights[of::SET + n - 1],
            };
            if kinds == 4 {
                sets += 1;
                set -= weights[of::STEP_TO_RECYCLER] * f32::from(self.steps_to_recycler(seat));
                if sets > wanted {
                    set *= weights[of::SPARE_SET];
                }
            }
            if self.later[seat.index()] {
                set *= weights[of::ACTS_LATER];
            }
            worth += set;
            let pairs = hand
                .of(Resource::Wood)
                .min(hand.of(Resource::Metal))
                .min(need);
            all_pairs += pairs;
            if pairs > best_pairs {
                best_pairs = pairs;
                steps_of_best = game.pawn(seat).ring();
            }
            let over = hand.total().saturating_sub(limit);
            worth -= weights[of::ABOVE_LIMIT] * f32::from(over);
        }
        worth += weights[of::PAIR] * f32::from(best_pairs);
        worth += weights[of::OTHER_PAIR] * f32::from((all_pairs - best_pairs).min(need));
        worth -= weights[of::STEP_TO_CENTRE] * f32::from(steps_of_best);
        let (to_build, to_feed) = self.needed();
        for (kind, count) in self.stock.iter() {
            let built = count.min(to_build.of(kind));
            let fed = (count - built).min(to_feed.of(kind));
            worth += weights[of::NEEDED_CARD] * f32::from(built);
            worth += weights[of::NEEDED_FOR_FEEDING] * f32::from(fed);
            worth += weights[of::ANY_CARD] * f32::from(count - built - fed);
        }
        worth
    }

    /// How likely a spin takes a pawn so far.
    fn chance_to_go(&self, steps: u8) -> f32 {
        let bus = u8::from(self.game.board.has_bus_stop());
        match steps.saturating_sub(bus) {
            0 | 1 => 1.0,
            2 => 0.66,
            3 => 0.33,
            _ => 0.0,
        }
    }

    /// How likely the pile is empty when this round ends.
    fn chance_to_clear(&self) -> f32 {
        let game = self.game;
        let mut left = game.waste.len();
        let mut chances = [0.0; crate::SEATS];
        for seat in game.all_seats().filter(|seat| self.later[seat.index()]) {
            if game.hand(seat).cover(&recycling()) {
                chances[seat.index()] = self.chance_to_go(self.steps_to_recycler(seat));
            }
        }
        chances.sort_unstable_by(|a, b| b.total_cmp(a));
        let mut all = 1.0;
        for chance in chances {
            if left == 0 {
                break;
            }
            all *= chance;
            left = left.saturating_sub(self.per_operation);
        }
        if left > 0 { 0.0 } else { all }
    }

    /// How likely the housing that is missing gets built in this round.
    fn chance_to_build(&self) -> f32 {
        let game = self.game;
        let mut missing = self.missing;
        let mut all = 1.0;
        for seat in game.all_seats().filter(|seat| self.later[seat.index()]) {
            if missing == 0 {
                break;
            }
            let hand = game.hand(seat);
            let most = if game.pawn(seat) == Spot::CENTRE {
                3
            } else {
                2
            };
            let mut pairs = hand.of(Resource::Wood).min(hand.of(Resource::Metal));
            if hand.cover(&recycling()) && !game.waste.is_empty() {
                // With other prices a set may need neither.
                pairs = pairs.saturating_sub(1);
            }
            let pairs = pairs.min(most).min(missing);
            if pairs > 0 {
                all *= self.chance_to_go(game.pawn(seat).ring());
                missing -= pairs;
            }
        }
        if missing > 0 { 0.0 } else { all }
    }

    /// Whether this round can end with an empty pile and enough Social Housing.
    fn milestone(&self) -> f32 {
        let (game, weights) = (self.game, self.weights);
        let chance = self.chance_to_clear() * self.chance_to_build();
        let built = f32::from(game.board.housing().saturating_sub(1));
        let burden = weights[of::BURDEN] * built * (1.0 - chance);
        let mut prize = weights[of::MILESTONE];
        if self.missing == 0 && game.waste.is_empty() {
            prize += weights[of::ACHIEVED];
        }
        if game.house.difficulty == Difficulty::Standard && game.ring == 2 {
            prize -= weights[of::UNPREPARED] * self.unprepared();
        }
        chance * prize - burden
    }

    /// Which part of what ring 3 asks for at once is not at hand.
    fn unprepared(&self) -> f32 {
        let wanted = Outlook::next_stage();
        let lacking = wanted.iter().map(|(kind, count)| {
            let spare = match kind {
                Resource::Wood | Resource::Metal => self.missing,
                Resource::Compost | Resource::Food | Resource::Water => 0,
            };
            (count + spare).saturating_sub(self.stock.of(kind))
        });
        f32::from(lacking.sum::<u16>()) / f32::from(wanted.total())
    }
}
