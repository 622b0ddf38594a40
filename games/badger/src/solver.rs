//! Rounds with all cards open, played perfectly by both sides.
//!
//! The solver finds what a round is worth if both players see both hands and the
//! order of the draw pile, all card powers and house rules included. What a round
//! is worth is the chance to win the game from the totals after it, so the steps
//! of the score (B84), the sevens and the target all count.
//!
//! Drawing for a 5 is no chance here: a guessed world has its pile in some
//! order, and both players are taken to know it. Averaged over guesses every
//! order comes up as often as it should; what is lost is only that a player
//! who plays a 5 does not know the card to come.

mod bounds;
mod ending;
mod hunches;
mod memory;
mod plan;
mod search;
mod spot;
mod stakes;

use engine::Seat;

use crate::{Badger, Options, Phase, Suit, card::Card, options::House};
use hunches::Hunches;
use memory::Memories;
use search::Window;
use spot::{Lead, Rules, Spot};
use stakes::{Stakes, Step, Tally};

/// Solves rounds with open cards.
///
/// What it remembers stays true from one round to the next, so one solver should
/// be used again and again.
#[derive(Debug)]
pub struct Solver {
    memories: Memories,
    hunches: Hunches,
    stakes: Stakes,
    rules: Rules,
    nodes: u64,
}

impl Solver {
    /// A solver that remembers two to the power of `bits` positions, eight bytes
    /// each.
    pub fn new(bits: u32) -> Solver {
        Solver {
            memories: Memories::new(bits),
            hunches: Hunches::new(),
            stakes: Stakes::new(),
            rules: Rules::new(House::new(&Options::default())),
            nodes: 0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.memories.clear();
        self.hunches.clear();
        self.nodes = 0;
    }

    /// How many positions between tricks it has looked into since it was cleared,
    /// not counting those before a last trick.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Seat 0's chance to win the game if both sides play this round perfectly
    /// with open cards.
    ///
    /// None if the game is over, and where a position was set up that no round
    /// can come to: with more than thirteen tricks or three sevens.
    pub fn solve(&mut self, game: &Badger) -> Option<f32> {
        if game.phase == Phase::Over {
            return None;
        }
        let tally = self.prepare(game)?;
        self.rules.set(game, self.stakes.sign());
        let window = Window {
            least: 0,
            most: self.stakes.top(),
        };
        let step = self.go_on(game, &Spot::of(game, tally), window);
        Some(self.stakes.worth(step))
    }

    /// Works out the stakes of the round, unless they are known; none if no round
    /// of a game comes to this.
    fn prepare(&mut self, game: &Badger) -> Option<Tally> {
        let tally = Tally::of(game, tricks_left(game))?;
        self.stakes.set(game, tally);
        Some(tally)
    }

    /// What a seat may hope for from the trick under way, or the next one; none
    /// if the game is over, or no round of a game comes to this.
    #[inline]
    pub(crate) fn hopes(&mut self, game: &Badger, seat: Seat) -> Option<Hopes<'_>> {
        let tally = self.prepare(game)?;
        (game.phase != Phase::Over && tally.left > 0).then_some(Hopes {
            stakes: &self.stakes,
            tally,
            seat: seat.index(),
        })
    }

    fn go_on(&mut self, game: &Badger, spot: &Spot, window: Window) -> Step {
        let (Some(card), Some(suits)) = (game.table.led, game.lead_suits()) else {
            return self.lead(spot, window);
        };
        let lead = Lead { card, suits };
        let followed = game.table.followed;
        match game.phase {
            Phase::Lead | Phase::Follow | Phase::Over => self.follow(spot, lead, window),
            Phase::Exchange => self.exchange(spot, lead, followed, window),
            Phase::Bury => self.bury(spot, lead, followed, window),
        }
    }
}

/// What a seat may hope for from a trick.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Hopes<'a> {
    stakes: &'a Stakes,
    tally: Tally,
    seat: usize,
}

impl Hopes<'_> {
    /// How good it is to win the trick or to lose it, with so many sevens in it.
    #[inline]
    pub(crate) fn after(&self, wins: bool, sevens: u8) -> i32 {
        let winner = if wins { self.seat } else { 1 - self.seat };
        self.stakes.hope(self.tally, self.seat, winner, sevens)
    }

    /// Goes back to the trick before, which `winner` took with so many sevens in
    /// it.
    pub(crate) fn before(&mut self, winner: Seat, sevens: u8) {
        self.tally = self.tally.before(winner.index(), sevens);
    }

    /// Whether it is better to win the trick than to lose it.
    #[inline]
    pub(crate) fn wants_tricks(&self) -> bool {
        self.after(true, 0) >= self.after(false, 0)
    }
}

/// How gladly a seat parts with a card: who wants tricks keeps what is strong.
#[inline]
pub(crate) fn thrift(card: Card, trump: Suit, wants_tricks: bool) -> i32 {
    let strength = strength(card, trump);
    if wants_tricks { -strength } else { strength }
}

/// How strong a card is: its rank, and trumps above all others.
#[inline]
fn strength(card: Card, trump: Suit) -> i32 {
    i32::from(card.rank()) + if card.bears(trump) { 11 } else { 0 }
}

/// How many tricks are to be finished, the one under way included.
fn tricks_left(game: &Badger) -> usize {
    // What the leader has in hand, and the card that was led; a card that was
    // drawn and not yet buried does not count.
    let led = usize::from(game.table.led.is_some());
    let drawn = game.phase == Phase::Bury && game.table.followed.is_none();
    game.hands[game.leader.index()].len() + led - usize::from(drawn)
}
