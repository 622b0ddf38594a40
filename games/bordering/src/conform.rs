//! What the conformance tests ask.

use engine::{
    Seat, Viewer,
    conformance::{Conform, History, Past, Rewind, Secret},
};

use crate::{
    Action, Bordering, Cell, Character, Echo, EchoSet, Hands, Hex, HexSet, Length, Phase, Rotation,
    Spot,
    game::{HAND, SHORT},
};

impl Bordering {
    fn audit_echoes(&self) {
        let mut met = EchoSet::NONE;
        let mut meet = |echo: Echo| {
            assert!(!met.contains(echo), "{echo:?} is in two places");
            met.insert(echo);
        };
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
        let mut met = HexSet::NONE;
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

impl Rewind for Bordering {
    /// Since the last shuffle cards only move, so the guess says which card lay where
    /// a card really lay.
    fn pasts(&self, _: Viewer, history: &History<Bordering>) -> Option<Vec<Past<Bordering>>> {
        let truth = &history.now;
        let spots = (truth.spread.iter().zip(self.spread.iter()))
            .map(|((_, real), (_, guessed))| (real, guessed));
        let stack = truth.echo_stack.as_slice().iter().copied();
        let echoes: Vec<(Echo, Echo)> = spots
            .chain(stack.zip(self.echo_stack.as_slice().iter().copied()))
            .collect();
        let stack = truth.hex_stack.as_slice().iter().copied();
        let mut hexes: Vec<(Hex, Hex)> = stack
            .zip(self.hex_stack.as_slice().iter().copied())
            .collect();
        for (&real, &guessed) in truth.hands.iter().zip(&self.hands) {
            hexes.extend(real.minus(guessed).iter().zip(guessed.minus(real).iter()));
        }
        let from = history.last_chance();
        let mut dealt = history.position(from).clone();
        let echo = |echo| instead(&echoes, echo);
        dealt.spread.replace(echo);
        for place in dealt.echo_stack.as_mut_slice() {
            *place = echo(*place);
        }
        for place in dealt.hex_stack.as_mut_slice() {
            *place = instead(&hexes, *place);
        }
        for hand in &mut dealt.hands {
            *hand = hand.iter().map(|hex| instead(&hexes, hex)).collect();
        }
        Some(vec![Past {
            from,
            dealt,
            moves: history.moves(from),
            chance: Vec::new(),
        }])
    }
}

/// What stands for a card; itself, if nothing else does.
fn instead<T: Copy + Eq>(pairs: &[(T, T)], card: T) -> T {
    let pair = pairs.iter().find(|&&(real, _)| real == card);
    pair.map_or(card, |&(_, guessed)| guessed)
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

    fn secrets(&self, viewer: Viewer) -> Vec<Secret> {
        let turned = self.open.phase.turned();
        let smoke = (self.spread.iter())
            .filter(|&(spot, _)| !self.spread.seen().contains(spot) && turned != Some(spot));
        let mut secrets = vec![
            Secret::new("square", smoke.map(|(_, echo)| echo.id())),
            Secret::new(
                "Echo stack",
                self.echo_stack.as_slice().iter().map(|echo| echo.id()),
            ),
            Secret::new(
                "Hex stack",
                self.hex_stack.as_slice().iter().map(|hex| hex.id()),
            ),
        ];
        for seat in Seat::all(self.open.seats()) {
            if self.open.options.hands == Hands::Secret && !viewer.is(seat) {
                let unknown = self.hand(seat).iter();
                let unknown = unknown.filter(|&hex| self.open.phase.chosen() != Some(hex));
                let hand = unknown.map(Hex::id);
                secrets.push(Secret::unordered(format!("hand of {seat}"), hand));
            }
        }
        secrets
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
