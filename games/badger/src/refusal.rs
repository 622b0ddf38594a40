//! Why an action is not allowed, by rule number.

use engine::{Refusal, Seat};
use i18n::Phrase;

use crate::{
    Action, Badger, LeadSuits, Phase,
    card::{CROWN, Card, Suit},
    words::{self, message},
};

/// What is wrong with a named suit.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Naming {
    Right,
    Wrong(Phrase),
}

impl Badger {
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if self.phase == Phase::Over {
            return Some(Refusal::new(&["B89"], words::GAME_IS_OVER));
        }
        if seat != self.to_act() {
            return Some(Refusal::new(&["B83"], words::OTHERS_TURN));
        }
        match (self.phase, action) {
            (Phase::Lead, Action::Play { card, named }) => self.why_not_lead(seat, card, named),
            (Phase::Follow, Action::Play { card, named }) => self.why_not_follow(seat, card, named),
            (Phase::Exchange, Action::Exchange { card, named }) => {
                self.why_not_exchange(seat, card, named)
            }
            (Phase::Exchange, Action::Keep) => {
                (self.house.must_exchange()).then(|| Refusal::new(&["B53"], words::THREE_MUST))
            }
            (Phase::Bury, Action::Bury { card }) => {
                (!self.holds(seat, card)).then(|| Refusal::new(&["B62"], words::BURY_OWN))
            }
            (
                Phase::Lead | Phase::Follow | Phase::Exchange | Phase::Bury | Phase::Over,
                Action::Play { .. } | Action::Exchange { .. } | Action::Keep | Action::Bury { .. },
            ) => Some(Refusal::new(&["B83"], self.what_is_due())),
        }
    }

    fn what_is_due(&self) -> Phrase {
        match self.phase {
            Phase::Lead => words::LEAD_NOW,
            Phase::Follow => words::FOLLOW_NOW,
            Phase::Exchange => words::EXCHANGE_FIRST,
            Phase::Bury => words::BURY_NOW,
            Phase::Over => words::GAME_IS_OVER,
        }
    }

    fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hands[seat.index()].contains(card)
    }

    fn why_not_lead(&self, seat: Seat, card: Card, named: Option<Suit>) -> Option<Refusal> {
        let by_name = self.house.lead_suits() == LeadSuits::LeaderNames;
        let words = words::LEAD_OWN;
        match (self.holds(seat, card), naming(card, named, by_name)) {
            (true, Naming::Right) => None,
            (true, Naming::Wrong(why)) => Some(Refusal::new(&["B28"], why)),
            (false, Naming::Right) => Some(Refusal::new(&["B27"], words)),
            (false, Naming::Wrong(_)) => Some(Refusal::new(&["B27", "B28"], words)),
        }
    }

    fn why_not_follow(&self, seat: Seat, card: Card, named: Option<Suit>) -> Option<Refusal> {
        let hand = self.hands[seat.index()];
        let naming = naming(card, named, false);
        if !hand.contains(card) {
            let words = words::FOLLOW_OWN;
            return Some(match naming {
                Naming::Right => Refusal::new(&["B34"], words),
                Naming::Wrong(_) => Refusal::new(&["B34", "B28"], words),
            });
        }
        if !self.playable(hand).contains(card) {
            return Some(self.why_not_playable(naming));
        }
        match naming {
            Naming::Right => None,
            Naming::Wrong(why) => Some(Refusal::new(&["B28"], why)),
        }
    }

    fn why_not_playable(&self, naming: Naming) -> Refusal {
        let suits = self.lead_suits().unwrap_or_default().alternatives();
        let crown = self.table.led.is_some_and(|led| led.rank() == CROWN);
        let words = if crown {
            message::crown_asks(suits)
        } else {
            message::must_follow(suits)
        };
        match (crown, naming) {
            (true, Naming::Right) => Refusal::new(&["B76"], words),
            (true, Naming::Wrong(_)) => Refusal::new(&["B76", "B28"], words),
            (false, Naming::Right) => Refusal::new(&["B29"], words),
            (false, Naming::Wrong(_)) => Refusal::new(&["B29", "B28"], words),
        }
    }

    fn why_not_exchange(&self, seat: Seat, card: Card, named: Option<Suit>) -> Option<Refusal> {
        let naming = naming(card, named, self.house.chooser_names_trump());
        if self.holds(seat, card) {
            return match naming {
                Naming::Right => None,
                Naming::Wrong(why) => Some(Refusal::new(&["B57"], why)),
            };
        }
        let three = self.table.followed.or(self.table.led);
        if card == self.decree || Some(card) == three {
            let words = words::NOT_OFFERED;
            return Some(match naming {
                Naming::Right => Refusal::new(&["B55"], words),
                Naming::Wrong(_) => Refusal::new(&["B55", "B57"], words),
            });
        }
        let words = words::EXCHANGE_OWN;
        Some(match naming {
            Naming::Right => Refusal::new(&["B54"], words),
            Naming::Wrong(_) => Refusal::new(&["B54", "B57"], words),
        })
    }
}

/// Whether a suit is named just where one has to be, and is on the card.
fn naming(card: Card, named: Option<Suit>, by_name: bool) -> Naming {
    match named {
        None if by_name && card.suits().len() > 1 => Naming::Wrong(words::NAME_A_SUIT),
        None => Naming::Right,
        Some(_) if !by_name || card.suits().len() < 2 => Naming::Wrong(words::NAME_NO_SUIT),
        Some(suit) if !card.bears(suit) => Naming::Wrong(words::SUIT_NOT_THERE),
        Some(_) => Naming::Right,
    }
}
