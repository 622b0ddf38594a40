//! Why an action is not allowed.

use engine::{Refusal, Seat};

use crate::{Action, Bordering, Cell, Flip, Hex, Phase, Spot};

impl Bordering {
    /// Why `seat` may not do this now; `None` if it may.
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if self.open.phase == Phase::Over {
            return Some(Refusal::new(&["S44"], "The game is over."));
        }
        if seat != self.open.turn {
            return Some(Refusal::new(&["S10"], "It is another player's turn."));
        }
        match (self.open.phase, action) {
            (Phase::Character, Action::Character(character)) => {
                self.open.is_taken(character).then(|| {
                    let words = format!("Somebody else plays {} already.", character.name());
                    Refusal::new(&["S2"], words)
                })
            }
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
            Phase::Character => Refusal::new(&["S2"], "First choose a character."),
            Phase::Flip if self.open.taken.is_empty() => {
                Refusal::new(&["S15"], "First turn over an Echo card of the square.")
            }
            Phase::Flip => Refusal::new(&["S16"], "Another Echo card is to be turned over now."),
            Phase::Bill(_) => Refusal::new(
                &["S24"],
                "First decide about the Complication: `ignore` turns it back, `keep` does not.",
            ),
            Phase::Choose => Refusal::new(&["S26"], "Choose the Hex to place now."),
            Phase::At(_) => Refusal::new(&["S26"], "Choose the cell for the Hex now."),
            Phase::Turn(..) => Refusal::new(&["S26"], "Choose how the Hex is turned now."),
            Phase::Over => Refusal::new(&["S44"], "The game is over."),
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
            return Some(Refusal::new(
                &["S24"],
                "Bill has turned this card back; it stays face down for the rest of the turn.",
            ));
        }
        if spot.index() >= self.open.options.square.spots() {
            let words = format!("The square has no spot {}.", spot.number());
            return Some(Refusal::new(self.flip_rule(), words));
        }
        if self.spread.card(spot).is_none() {
            let words = format!("There is no card on spot {}.", spot.number());
            return Some(Refusal::new(self.flip_rule(), words));
        }
        None
    }

    fn why_not_stop(&self) -> Option<Refusal> {
        if self.open.taken.is_empty() {
            return Some(Refusal::new(
                &["S15"],
                "The first Echo card has to be taken.",
            ));
        }
        match self.open.options.flip {
            Flip::May => None,
            Flip::Must => Some(Refusal::new(
                &["S16"],
                "Another card has to be turned over as long as they match.",
            )),
        }
    }

    fn why_not_choose(&self, seat: Seat, hex: Hex) -> Option<Refusal> {
        (!self.hand(seat).contains(hex)).then(|| {
            let words = format!("{} is not in your hand.", hex.name());
            Refusal::new(&["S26"], words)
        })
    }

    fn why_not_at(&self, cell: Cell) -> Option<Refusal> {
        if self.open.table.border(cell).is_some() {
            return None;
        }
        let words = match self.open.table.hex_at(cell) {
            Some((hex, _)) => format!("{} lies there already.", hex.name()),
            None => "No Hex lies next to this cell.".to_owned(),
        };
        Some(Refusal::new(&["S26"], words))
    }
}
