//! What the expert looks at: a position as a few hundred numbers, most of them 0.

use engine::Seat;

use crate::{
    Cards, Difficulty, Phase, Resource, Resourced, SEATS, Spot, SpotSet, Tile, Turn, Upgrade,
    Verdict, Which, recycles, recycling, round::TOO_MUCH_WASTE,
};

/// Numbers about the table.
const TABLE: usize = 97;
/// Numbers about each seat.
const SEAT: usize = 48;
/// How many numbers describe a position.
pub(crate) const COUNT: usize = TABLE + SEATS * SEAT;

/// Where the numbers of a position go.
pub(crate) trait Sink {
    /// Some numbers with their places, and the places of ones, all counted from `start`.
    fn take(&mut self, start: usize, numbers: &[(u8, f32)], ones: u128);
}

/// The places of ones.
#[inline]
pub(crate) fn places(ones: u128) -> impl Iterator<Item = usize> {
    let mut halves = [ones as u64, (ones >> 64) as u64];
    std::iter::from_fn(move || {
        let (start, half) = match &mut halves {
            [0, 0] => return None,
            [0, high] => (64, high),
            [low, _] => (0, low),
        };
        let place = start + half.trailing_zeros() as usize;
        *half &= *half - 1;
        Some(place)
    })
}

/// The most numbers of a table or a seat that are not just 0 or 1.
const NUMBERS: usize = 32;

/// Lines numbers up for a sink.
struct Writer<'a, S> {
    sink: &'a mut S,
    start: usize,
    place: usize,
    numbers: [(u8, f32); NUMBERS],
    len: usize,
    ones: u128,
}

impl<'a, S: Sink> Writer<'a, S> {
    #[inline]
    fn new(sink: &'a mut S, start: usize) -> Writer<'a, S> {
        Writer {
            sink,
            start,
            place: 0,
            numbers: [(0, 0.0); NUMBERS],
            len: 0,
            ones: 0,
        }
    }

    #[inline]
    fn number(&mut self, value: f32) {
        self.numbers[self.len] = (self.place as u8, value);
        self.len += 1;
        self.place += 1;
    }

    #[inline]
    fn flag(&mut self, on: bool) {
        self.ones |= u128::from(on) << self.place;
        self.place += 1;
    }

    /// One of so many places, the last for everything beyond; none if it is off.
    #[inline]
    fn one_of(&mut self, which: u16, places: u16, on: bool) {
        self.ones |= u128::from(on) << (self.place + usize::from(which.min(places - 1)));
        self.place += usize::from(places);
    }

    /// A place for each thing, up to so many.
    #[inline]
    fn count(&mut self, things: u16, places: u16) {
        let ones = (1 << things.min(places)) - 1;
        self.ones |= ones << self.place;
        self.place += usize::from(places);
    }

    #[inline]
    fn finish(self, places: usize) {
        debug_assert_eq!(self.place, places, "every number has its place");
        let numbers = &self.numbers[..self.len];
        self.sink.take(self.start, numbers, self.ones);
    }
}

/// Where the round is, and what follows from its end if nobody acts any more.
pub(crate) struct Outset {
    /// The seats that still act in this round.
    pub(crate) later: [bool; SEATS],
    turns: u16,
    /// Who acts next.
    pub(crate) next: Seat,
    ring: u8,
    /// Cards in the pile once the active hand is down to its limit.
    waste: u16,
    rounds_left: u8,
}

impl Outset {
    /// Which of the game's stages this is: with 3 or 4 players, the easy game, ring 2 or ring 3.
    pub(crate) fn stage(&self, game: &Resourced) -> usize {
        let ring = match (game.house.difficulty, self.ring) {
            (Difficulty::Easy, _) => 0,
            (Difficulty::Standard, 3) => 2,
            (Difficulty::Standard, _) => 1,
        };
        3 * usize::from(game.seats == 3) + ring
    }

    /// How many stages there are.
    pub(crate) const STAGES: usize = 6;
}

/// What the hands can do together.
#[derive(Default)]
struct Means {
    stock: Cards,
    /// Hands that can pay a Recycler: all, those that act later, and of these the ones that surely reach
    /// one and that probably do.
    sets: u16,
    sets_to_come: u16,
    sure_sets: u16,
    likely_sets: u16,
    /// Hands with a set next to a Recycler, whenever they act.
    ready_sets: u16,
    /// Social Housing that one hand could pay, and that all could.
    most_pairs: u16,
    all_pairs: u16,
    /// Social Housing that one seat could build in this round, and in any.
    buildable: u16,
    buildable_next: u16,
}

impl Resourced {
    /// Where things stand, or how the game ends if this is the end of a round.
    pub(crate) fn outset(&self) -> Result<Outset, Verdict> {
        if let Phase::Over(verdict) = self.phase {
            return Err(verdict);
        }
        let mut outset = self.before_round_ends();
        if outset.turns > 0 || !self.phase.in_turn() || self.begins_turn() {
            return Ok(outset);
        }
        if outset.waste >= TOO_MUCH_WASTE {
            return Err(Verdict::Waste);
        }
        let clean = outset.waste == 0;
        match self.verdict() {
            // Cards above the hand limit are still to come on the pile.
            Some(Verdict::Housing) if !clean && self.round < self.rounds() => {}
            Some(Verdict::Housing) if !clean => return Err(Verdict::Rounds),
            Some(verdict) => return Err(verdict),
            None => {}
        }
        if clean && self.opens_ring_three() {
            outset.ring = 3;
        }
        outset.rounds_left -= 1;
        Ok(outset)
    }

    fn before_round_ends(&self) -> Outset {
        let in_turn = self.phase.in_turn() && !self.begins_turn();
        let mut later = [false; SEATS];
        let mut passed = !self.phase.in_turn();
        let mut turns = 0;
        for seat in self.in_turn_order() {
            passed |= seat == self.active && !in_turn;
            let acts = passed && !self.skips.contains(seat);
            later[seat.index()] = acts;
            turns += u16::from(acts);
            passed |= seat == self.active;
        }
        let (next, over) = if in_turn {
            let cards = self.hand(self.active).total();
            let next = self.active.next(usize::from(self.seats));
            (next, cards.saturating_sub(self.hand_limit()))
        } else if self.phase.in_turn() {
            (self.active, 0)
        } else {
            (self.first, 0)
        };
        Outset {
            later,
            turns,
            next,
            ring: self.ring,
            waste: self.waste.len() + over,
            rounds_left: self.rounds().saturating_sub(self.round),
        }
    }

    /// Whether the active player has spun and done nothing yet.
    pub(crate) fn begins_turn(&self) -> bool {
        self.phase == Phase::Action(Which::First) && self.turn == Turn::NEW
    }

    /// What there is to say about the table.
    pub(crate) fn table_features(&self, outset: &Outset, sink: &mut impl Sink) {
        let mut out = Writer::new(sink, 0);
        let easy = self.house.difficulty == Difficulty::Easy;
        let left = outset.rounds_left;
        out.number(f32::from(left) / 20.0);
        for few in [0, 1, 2, 4, 7] {
            out.flag(left <= few);
        }
        out.flag(easy);
        out.flag(self.seats == 3);
        out.flag(easy || outset.ring == 3);
        out.one_of(outset.turns, 5, true);
        out.flag(matches!(
            self.phase,
            Phase::UpkeepBank { .. } | Phase::UpkeepFeed { .. } | Phase::UpkeepLoss { .. }
        ));
        self.board_features(&mut out);

        let waste = outset.waste;
        let per_operation = self.per_operation();
        let housing = self.board.housing();
        let missing = self.housing_needed(if easy { 2 } else { outset.ring });
        let operations = waste.div_ceil(per_operation);
        // Once the next Upkeep has Wasted its cards.
        let coming = (waste + 2 * housing).div_ceil(per_operation);
        out.number(f32::from(waste.min(40)) / 24.0);
        for much in [6, 12, 18, TOO_MUCH_WASTE] {
            out.flag(waste >= much);
        }
        out.one_of(operations, 5, true);
        out.one_of(coming, 6, true);
        out.number(f32::from(housing) / 6.0);
        out.one_of(missing, 5, true);
        out.flag(missing == 0 && waste == 0);

        let means = self.means(outset);
        for kind in Resource::ALL {
            let stock = means.stock.of(kind);
            out.number(f32::from(stock) / 8.0);
            out.flag(stock == 0);
            let banked = if self.bank_is_finite() {
                f32::from(self.bank.of(kind)) / 16.0 - 0.5
            } else {
                0.0
            };
            out.number(banked);
        }
        for kind in [Resource::Food, Resource::Water] {
            let stock = means.stock.of(kind);
            out.number(f32::from(housing.saturating_sub(stock)) / 3.0);
            out.number(f32::from(stock.saturating_sub(housing).min(6)) / 6.0);
        }
        out.number(f32::from(means.sets) / 4.0);
        out.number(f32::from(means.sets.saturating_sub(coming)) / 4.0);
        out.flag(means.sets >= operations);
        out.flag(means.sets >= coming);
        out.flag(means.sets_to_come >= operations);
        out.flag(means.likely_sets >= operations);
        out.flag(means.sure_sets >= operations);
        out.flag(means.ready_sets >= coming);
        out.flag(means.most_pairs >= missing);
        out.flag(means.all_pairs >= missing);
        out.flag(means.buildable >= missing);
        out.flag(means.buildable_next >= missing);
        out.flag(means.buildable >= missing && means.likely_sets >= operations);
        out.flag(means.buildable >= missing && means.sure_sets >= operations);
        out.flag(means.buildable_next >= missing && means.ready_sets >= coming);
        out.number(f32::from(self.links()) / 6.0);
        out.finish(TABLE);
    }

    fn board_features(&self, out: &mut Writer<'_, impl Sink>) {
        let board = &self.board;
        out.count(board.composters(), 2);
        out.count(board.upgrades(Upgrade::IrrigationSystem).count(), 2);
        out.count(board.upgrades(Upgrade::ShippingContainer).count(), 3);
        out.count(board.upgrades(Upgrade::Shelter).count(), 2);
        out.flag(board.has_bus_stop());
        for tile in [
            Tile::FoodForest,
            Tile::HeatHaven,
            Tile::CommunityGarden,
            Tile::Recycler,
        ] {
            out.count(board.tiles(tile).count().saturating_sub(1), 2);
        }
        let recyclers = board.tiles(Tile::Recycler);
        out.flag(!recyclers.and(SpotSet::ring(2)).is_empty());
        out.flag(!recyclers.and(SpotSet::ring(3)).is_empty());
        for tile in [
            Tile::FoodForest,
            Tile::SocialHousing,
            Tile::CommunityGarden,
            Tile::HeatHaven,
        ] {
            out.number(f32::from(self.best_yield(tile)) / 3.0 - 0.6);
        }
    }

    fn means(&self, outset: &Outset) -> Means {
        let mut means = Means::default();
        for seat in self.all_seats() {
            let hand = self.hand(seat);
            let ring = self.pawn(seat).ring();
            let acts = outset.later[seat.index()];
            means.stock.add_all(hand);
            if hand.cover(&recycling()) {
                let steps = self.steps_to(Tile::Recycler, seat);
                means.sets += 1;
                means.sets_to_come += u16::from(acts);
                means.likely_sets += u16::from(acts && steps <= 2);
                means.sure_sets += u16::from(acts && steps <= 1);
                means.ready_sets += u16::from(steps <= 1);
            }
            let pairs = hand.of(Resource::Wood).min(hand.of(Resource::Metal));
            means.most_pairs = means.most_pairs.max(pairs);
            means.all_pairs += pairs;
            // R121, R122: three crafts for a pawn that stays on BGCS, two for one that gets there.
            let buildable = match ring {
                0 => pairs.min(3),
                1 => pairs.min(2),
                _ => 0,
            };
            means.buildable_next = means.buildable_next.max(buildable);
            if acts {
                means.buildable = means.buildable.max(buildable);
            }
        }
        means
    }

    /// How far a pawn is from the nearest tile of a kind.
    fn steps_to(&self, tile: Tile, seat: Seat) -> u8 {
        let spot = self.pawn(seat);
        let steps = self.board.tiles(tile).iter().map(|t| t.distance(spot));
        steps.min().unwrap_or(u8::MAX)
    }

    /// Pawns that touch, in pairs.
    fn links(&self) -> u16 {
        let mut links = 0;
        for seat in self.all_seats() {
            let near = |other: &Seat| self.pawn(*other).distance(self.pawn(seat)) <= 1;
            links += Seat::all(seat.index()).filter(near).count() as u16;
        }
        links
    }

    /// Cards the best Recycler takes out of the pile.
    fn per_operation(&self) -> u16 {
        let recyclers = self.board.tiles(Tile::Recycler);
        let ring = (1..=3)
            .rev()
            .find(|&ring| !recyclers.and(SpotSet::ring(ring)).is_empty());
        recycles()[usize::from(ring.unwrap_or(1)) - 1]
    }

    /// Cards that the best tile of a kind yields.
    fn best_yield(&self, tile: Tile) -> u16 {
        let tiles = self.board.tiles(tile);
        let upgraded = match tile.upgrade() {
            Some(upgrade) => self.board.upgrades(upgrade),
            None => SpotSet::NONE,
        };
        let mut best = 0;
        for ring in 1..=3 {
            let here = tiles.and(SpotSet::ring(ring));
            if !here.is_empty() {
                let bonus = u16::from(!here.and(upgraded).is_empty());
                best = best.max(tile.yield_in(ring) + bonus);
            }
        }
        best
    }

    /// What there is to say about a seat; `place` counts from the one that acts next.
    pub(crate) fn seat_features(
        &self,
        seat: Seat,
        place: usize,
        acts_later: bool,
        sink: &mut impl Sink,
    ) {
        let mut out = Writer::new(sink, TABLE + SEAT * place);
        let hand = self.hand(seat);
        let spot = self.pawn(seat);
        let board = &self.board;
        out.flag(acts_later);
        out.flag(self.skips.contains(seat));
        out.flag(self.smoke.contains(seat));
        for (_, count) in hand.iter() {
            out.flag(count > 0);
            out.number(f32::from(count.min(8)) / 4.0);
        }
        let room = f32::from(self.hand_limit()) - f32::from(hand.total());
        out.number((room / 7.0).max(-1.0));
        out.flag(room < 0.0);

        let lacking = recycling()
            .iter()
            .filter(|&(kind, n)| hand.of(kind) < n)
            .count();
        let whole = lacking == 0;
        out.flag(whole);
        out.flag(lacking == 1);
        out.flag(recycling().iter().all(|(kind, n)| hand.of(kind) >= 2 * n));
        let pairs = hand.of(Resource::Wood).min(hand.of(Resource::Metal));
        out.count(pairs, 3);
        out.flag(hand.of(Resource::Food) >= 2 && hand.has(Resource::Water));

        let ring = u16::from(spot.ring());
        out.one_of(ring, 4, true);
        let steps = u16::from(self.steps_to(Tile::Recycler, seat));
        out.one_of(steps, 4, true);
        out.one_of(steps, 4, whole);
        for centre in [0, 1] {
            out.flag(ring == centre && pairs >= 1);
            out.flag(ring == centre && pairs >= 2);
        }
        out.flag(ring == 0 && pairs >= 3);
        out.flag(ring == 0 && pairs >= 2 && whole);
        for tile in [
            Tile::FoodForest,
            Tile::HeatHaven,
            Tile::CommunityGarden,
            Tile::SocialHousing,
        ] {
            out.flag(board.tiles(tile).contains(spot));
        }
        let composters = board.upgrades(Upgrade::Composter);
        out.flag(composters.contains(spot));
        out.flag(!composters.and(spot.neighbours()).is_empty());
        // R161, R162: who would have to skip a turn.
        let sheltered = |tile| spot == Spot::CENTRE || board.tiles(tile).contains(spot);
        let thirsty = !hand.has(Resource::Water);
        out.flag(thirsty && !sheltered(Tile::FoodForest));
        out.flag(thirsty && !hand.has(Resource::Food) && !sheltered(Tile::HeatHaven));
        out.finish(SEAT);
    }
}
