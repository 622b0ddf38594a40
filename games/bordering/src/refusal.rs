//! Why an action is not allowed.

use engine::{Refusal, Seat};

use crate::{
    Action, Bordering, Cell, Flip, Hex, Phase, Spot,
    words::{self, message},
};

impl Bordering {
    /// Why `seat` may not do this now; `None` if it may.
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if self.open.phase == Phase::Over {
            return Some(Refusal::new(&["S44"], words::GAME_IS_OVER));
        }
        if seat != self.open.turn {
            return Some(Refusal::new(&["S10"], words::OTHERS_TURN));
        }
        match (self.open.phase, action) {
            (Phase::Character, Action::Character(character)) => self
                .open
                .is_taken(character)
                .then(|| Refusal::new(&["S2"], message::character_taken(character.piece()))),
            (Phase::Flip, Action::Flip(spot)) => self.why_not_flip(spot),
            (Phase::Flip, Action::Stop) => self.why_not_stop(),
            (Phase::Bill(_), Action::Ignore | Action::Keep)
            | (Phase::Turn(..), Action::Turn(_)) => None,
            (Phase::Choose, Action::Choose(hex)) => self.why_not_choose(seat, hex),
            (Phase::At(_), Action::At(cell)) => self.why_not_at(cell),
            (
                Phase::Character
                | Phase::Flip
                | Phase::Bill(_)
                | Phase::Choose
                | Phase::At(_)
                | Phase::Turn(..)
                | Phase::Over,
                Action::Character(_)
                | Action::Flip(_)
                | Action::Stop
                | Action::Ignore
                | Action::Keep
                | Action::Choose(_)
                | Action::At(_)
                | Action::Turn(_),
            ) => Some(self.what_is_due()),
        }
    }

    /// What has to be decided instead of something else.
    fn what_is_due(&self) -> Refusal {
        match self.open.phase {
            Phase::Character => Refusal::new(&["S2"], words::CHARACTER_FIRST),
            Phase::Flip if self.open.taken.is_empty() => Refusal::new(&["S15"], words::FLIP_FIRST),
            Phase::Flip => Refusal::new(&["S16"], words::FLIP_NOW),
            Phase::Bill(_) => Refusal::new(&["S24"], words::BILL_FIRST),
            Phase::Choose => Refusal::new(&["S26"], words::CHOOSE_NOW),
            Phase::At(_) => Refusal::new(&["S26"], words::CELL_NOW),
            Phase::Turn(..) => Refusal::new(&["S26"], words::TURN_NOW),
            Phase::Over => Refusal::new(&["S44"], words::GAME_IS_OVER),
        }
    }

    /// The rule that asks for a card of the square: S15 for the first, S16 after it.
    fn flip_rule(&self) -> &'static [&'static str] {
        if self.open.taken.is_empty() {
            &["S15"]
        } else {
            &["S16"]
        }
    }

    fn why_not_flip(&self, spot: Spot) -> Option<Refusal> {
        if self.open.ignored.contains(spot) {
            return Some(Refusal::new(&["S24"], words::STAYS_DOWN));
        }
        if spot.index() >= self.open.options.square.spots() {
            let words = message::square_without(words::spot(spot));
            return Some(Refusal::new(self.flip_rule(), words));
        }
        if self.spread.card(spot).is_none() {
            let words = message::spot_empty(words::spot(spot));
            return Some(Refusal::new(self.flip_rule(), words));
        }
        None
    }

    fn why_not_stop(&self) -> Option<Refusal> {
        if self.open.taken.is_empty() {
            return Some(Refusal::new(&["S15"], words::FIRST_IS_TAKEN));
        }
        match self.open.options.flip {
            Flip::May => None,
            Flip::Must => Some(Refusal::new(&["S16"], words::MUST_FLIP)),
        }
    }

    fn why_not_choose(&self, seat: Seat, hex: Hex) -> Option<Refusal> {
        (!self.hand(seat).contains(hex))
            .then(|| Refusal::new(&["S26"], message::not_in_hand(hex.piece())))
    }

    fn why_not_at(&self, cell: Cell) -> Option<Refusal> {
        if self.open.table.border(cell).is_some() {
            return None;
        }
        let words = match self.open.table.hex_at(cell) {
            Some((hex, _)) => message::occupied(hex.piece()),
            None => words::NOTHING_NEXT.into(),
        };
        Some(Refusal::new(&["S26"], words))
    }
}
