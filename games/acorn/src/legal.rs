//! What the seat to act may do.

use crate::{
    Action, Animal, Lane, Race,
    cards::{Card, Designs, Kind},
    options::LaneChange,
    race::{Asks, LANE_PRICE, Phase},
};

impl Race {
    /// Appends the legal actions of the seat to act.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Pick => {
                let free = Animal::all().filter(|&animal| !self.is_taken(animal));
                out.extend(free.map(Action::Pick));
            }
            Phase::Start => out.extend(Lane::ALL.map(Action::Start)),
            Phase::Reveal => out.extend((0..=self.forage.revealable()).map(Action::Reveal)),
            Phase::Lane => {
                let lanes = Lane::ALL
                    .into_iter()
                    .filter(|&lane| self.can_change_to(lane));
                out.extend(lanes.map(Action::Change));
                self.list_plays(out);
            }
            Phase::Pay { .. } => out.extend(self.hand_designs().iter().map(Action::Pay)),
            Phase::Play => {
                out.extend(self.affordable().iter().map(Action::Buy));
                self.list_plays(out);
            }
            Phase::Card(asks, _) => self.list_answers(asks, out),
            Phase::Over => {}
        }
    }

    fn list_answers(&self, asks: Asks, out: &mut Vec<Action>) {
        match asks {
            Asks::Bonus => out.extend([Action::Bonus, Action::Skip]),
            Asks::Go => out.extend(Lane::ALL.map(Action::Go)),
            Asks::Target => {
                let seats = (0..self.seats).filter(|&seat| usize::from(seat) != self.turn.index());
                out.extend(seats.map(Action::Target));
            }
            Asks::Discard => out.extend(self.hand_designs().iter().map(Action::Discard)),
            Asks::Shed => {
                let traps = self.table().trap_designs;
                out.extend(self.hand_designs().and(traps).iter().map(Action::Shed));
                let nest: Designs = self.active().cards.nest().iter().copied().collect();
                out.extend(nest.and(traps).iter().map(Action::ShedFromNest));
                out.push(Action::Enough);
            }
            Asks::Evils(_) => out.extend([Action::Trap, Action::Back]),
        }
    }

    /// A27 to A31, A37: the cards that can be played, and the end of the turn.
    fn list_plays(&self, out: &mut Vec<Action>) {
        let (playable, may_end) = self.playable();
        let lane = self.active().lane;
        for card in playable.iter() {
            let ways = self.table().design(card).ways(lane);
            out.extend(ways.iter().map(|&way| Action::Play(card, way)));
        }
        if may_end {
            out.push(Action::End);
        }
    }

    /// A37: the designs that can be played, and whether the turn may end.
    #[inline]
    fn playable(&self) -> (Designs, bool) {
        let hand = self.hand_designs();
        let pressing = hand.and(self.must_play());
        if pressing.is_empty() {
            (hand, true)
        } else {
            (pressing, false)
        }
    }

    /// A40: the Row cards the pool can pay for.
    #[inline]
    fn affordable(&self) -> Designs {
        if self.acorns == 0 {
            return Designs::default();
        }
        let row = self.forage.row().iter().copied();
        row.filter(|&card| self.can_afford(card)).collect()
    }

    /// A40: whether the pool pays for a card.
    pub(crate) fn can_afford(&self, card: Card) -> bool {
        self.cost(card).is_some_and(|cost| cost <= self.acorns)
    }

    /// What a Forage card costs; nothing else can be bought.
    pub(crate) fn cost(&self, card: Card) -> Option<u16> {
        match self.table().design(card).kind {
            Kind::Forage { cost } => Some(cost.into()),
            Kind::Start | Kind::Animal(_) | Kind::Trap => None,
        }
    }

    /// A13: whether somebody has picked this animal.
    pub(crate) fn is_taken(&self, animal: Animal) -> bool {
        self.players()
            .iter()
            .any(|runner| runner.animal == Some(animal))
    }

    /// A20: whether two cards can take the active pawn to this lane.
    pub(crate) fn can_change_to(&self, lane: Lane) -> bool {
        let Some(own) = self.active().lane else {
            return false;
        };
        let near = match self.options.lane_change {
            LaneChange::Any => own != lane,
            LaneChange::Adjacent => own.is_beside(lane),
        };
        near && self.active().cards.hand().len() >= usize::from(LANE_PRICE)
    }

    /// The designs in the active player's hand.
    #[inline]
    pub(crate) fn hand_designs(&self) -> Designs {
        self.active().cards.hand().iter().copied().collect()
    }
}
