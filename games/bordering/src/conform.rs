//! What the conformance tests ask.

use engine::{Seat, Viewer, conformance::Conform};

use crate::{
    Action, Bordering, Cell, Character, Echo, EchoSet, Hands, Hex, HexSet, Length, Phase, Rotation,
    Spot,
    game::{HAND, SHORT},
};

impl Bordering {
    fn audit_echoes(&self) {
        let mut met = EchoSet::NONE;
        let mut meet = |echo: Echo| assert!(met.insert(echo), "{echo:?} is in two places");
        self.echo_stack
            .as_slice()
            .iter()
            .copied()
            .for_each(&mut meet);
        self.open
            .discard
            .as_slice()
            .iter()
            .copied()
            .for_each(&mut meet);
        self.open
            .taken
            .as_slice()
            .iter()
            .copied()
            .for_each(&mut meet);
        self.spread.iter().for_each(|(_, echo)| meet(echo));
        assert_eq!(met.len(), crate::echo::ECHOES, "an Echo card is missing");
    }

    fn audit_hexes(&self) {
        let mut met = HexSet::EMPTY;
        let laid = self.open.table.hexes().map(|(hex, _)| hex);
        let held = self.hands.iter().flat_map(|hand| hand.iter());
        let stacked = self.hex_stack.as_slice().iter().copied();
        for hex in laid.chain(held).chain(stacked) {
            assert!(!met.contains(hex), "{hex:?} is in two places");
            met.insert(hex);
        }
        let all = match self.open.options.length {
            Length::Full | Length::HandsOnly => crate::hex::HEXES,
            Length::Short => SHORT,
        };
        assert_eq!(met.len(), all, "a Hex is missing");
        assert!(self.hands.iter().all(|hand| hand.len() <= HAND));
    }
}

impl Conform for Bordering {
    fn audit(&self) {
        self.audit_echoes();
        self.audit_hexes();
        let open = &self.open;
        let spread = &self.spread;
        assert!(
            spread.seen().minus(spread.filled()).is_empty(),
            "an empty spot is seen"
        );
        assert!(
            open.ignored.minus(spread.seen()).is_empty(),
            "what Bill turned back was seen"
        );
        assert!(
            spread
                .filled()
                .iter()
                .all(|spot| spread.laid_after(spot) <= self.shuffles),
            "a card was laid after a shuffle that never was"
        );
        // The table changes only between turns.
        if open.taken.is_empty() && open.phase.chosen().is_none() {
            open.table.audit();
        }
        let nobody_holds = self.hands.iter().all(|hand| hand.is_empty());
        assert_eq!(nobody_holds, open.phase == Phase::Over, "S44");
    }

    fn hidden_from(&self, viewer: Viewer) -> Vec<String> {
        let turned = self.open.phase.turned();
        let smoke = self
            .spread
            .iter()
            .filter(|&(spot, _)| !self.spread.seen().contains(spot) && turned != Some(spot));
        let smoke = smoke.map(|(_, echo)| echo);
        // What was taken in the last turn stays written down, even if it was
        // shuffled into the stack since.
        let last = self.open.last.as_ref().map(|last| last.cards);
        let told = |echo: &Echo| last.is_some_and(|cards| cards.as_slice().contains(echo));
        let echoes = smoke
            .chain(self.echo_stack.as_slice().iter().copied())
            .filter(|echo| !told(echo))
            .map(|echo| echo.id().to_owned());
        let hidden_hands = Seat::all(self.open.seats())
            .filter(|&seat| self.open.options.hands == Hands::Secret && !viewer.is(seat));
        let hexes = hidden_hands
            .flat_map(|seat| self.hand(seat).iter())
            .chain(self.hex_stack.as_slice().iter().copied())
            .filter(|&hex| self.open.phase.chosen() != Some(hex))
            .map(|hex| hex.id().to_owned());
        echoes.chain(hexes).collect()
    }

    fn thinkable(&self, out: &mut Vec<Action>) {
        out.extend(Character::ALL.map(Action::Character));
        out.extend(Spot::first(Spot::MOST).map(Action::Flip));
        out.extend([Action::Stop, Action::Ignore, Action::Keep]);
        out.extend(Hex::all().map(Action::Choose));
        out.extend(Cell::disc(3).map(Action::At));
        out.push(Action::At(Cell::new(60, -60)));
        out.extend(Rotation::ALL.map(Action::Turn));
    }
}
