//! Why an action is not allowed, by rule number.

use engine::{Refusal, Seat};

use crate::{
    Action, Badger, LeadSuits, Phase,
    card::{CROWN, Card, Suit},
};

/// What is wrong with a named suit.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Naming {
    Right,
    Wrong(&'static str),
}

impl Badger {
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Option<Refusal> {
        if self.phase == Phase::Over {
            return Some(Refusal::new(&["B89"], "the game is over"));
        }
        if seat != self.to_act() {
            return Some(Refusal::new(&["B83"], "the other player is to act"));
        }
        match (self.phase, action) {
            (Phase::Lead, Action::Play { card, named }) => self.why_not_lead(seat, card, named),
            (Phase::Follow, Action::Play { card, named }) => self.why_not_follow(seat, card, named),
            (Phase::Exchange, Action::Exchange { card, named }) => {
                self.why_not_exchange(seat, card, named)
            }
            (Phase::Exchange, Action::Keep) => (self.house.must_exchange())
                .then(|| Refusal::new(&["B53"], "a 3 must exchange the decree at this table")),
            (Phase::Bury, Action::Bury { card }) => (!self.holds(seat, card))
                .then(|| Refusal::new(&["B62"], "only a card of your hand can be buried")),
            (
                Phase::Lead | Phase::Follow | Phase::Exchange | Phase::Bury | Phase::Over,
                Action::Play { .. } | Action::Exchange { .. } | Action::Keep | Action::Bury { .. },
            ) => Some(Refusal::new(&["B83"], self.what_is_due())),
        }
    }

    fn what_is_due(&self) -> &'static str {
        match self.phase {
            Phase::Lead => "a card has to be led now",
            Phase::Follow => "a card has to follow now",
            Phase::Exchange => "the exchange after a 3 has to be settled first",
            Phase::Bury => "a card has to be buried after a 5",
            Phase::Over => "the game is over",
        }
    }

    fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hands[seat.index()].contains(card)
    }

    fn why_not_lead(&self, seat: Seat, card: Card, named: Option<Suit>) -> Option<Refusal> {
        let by_name = self.house.lead_suits() == LeadSuits::LeaderNames;
        let words = "only a card of your hand can be led";
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
            let words = "only a card of your hand can follow";
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
        let suits: Vec<String> = (self.lead_suits().into_iter())
            .flat_map(|suits| {
                suits
                    .iter()
                    .map(|suit| suit.to_string())
                    .collect::<Vec<_>>()
            })
            .collect();
        let suits = suits.join(" or ");
        let crown = self.table.led.is_some_and(|led| led.rank() == CROWN);
        let words = if crown {
            format!("a led Crown asks for your Ace of {suits} or your highest card with {suits}")
        } else {
            format!("you hold a card with {suits}, so you must follow with one")
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
            let words = "neither the 3 just played nor the old decree can be offered";
            return Some(match naming {
                Naming::Right => Refusal::new(&["B55"], words),
                Naming::Wrong(_) => Refusal::new(&["B55", "B57"], words),
            });
        }
        let words = "only a card of your hand can become the decree";
        Some(match naming {
            Naming::Right => Refusal::new(&["B54"], words),
            Naming::Wrong(_) => Refusal::new(&["B54", "B57"], words),
        })
    }
}

/// Whether a suit is named just where one has to be, and is on the card.
fn naming(card: Card, named: Option<Suit>, by_name: bool) -> Naming {
    match named {
        None if by_name && card.suits().len() > 1 => {
            Naming::Wrong("one of the card's suits has to be named, as in `… as waves`")
        }
        None => Naming::Right,
        Some(_) if !by_name || card.suits().len() < 2 => {
            Naming::Wrong("no suit is to be named here")
        }
        Some(suit) if !card.bears(suit) => Naming::Wrong("the named suit is not on the card"),
        Some(_) => Naming::Right,
    }
}
