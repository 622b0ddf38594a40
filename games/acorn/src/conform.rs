use engine::{
    Seat, Viewer,
    conformance::{Conform, Secret},
};

use crate::{
    Action, Animal, Card, Lane, Race, Way,
    cards::{self, Designs, Kind},
    counts::Counts,
    race::{LAST_ROUND, Phase},
};

impl Conform for Race {
    fn audit(&self) {
        self.audit_cards();
        assert!(self.forage.row().len() <= crate::forage::ROW, "A3: the Row");
        assert!((1..=LAST_ROUND).contains(&self.round), "A75: the round");
        let finish = self.options.finish.spot();
        for runner in self.players() {
            let unknown = runner.cards.hand().len() - runner.cards.held().len();
            let unknown = &runner.cards.hand()[..unknown];
            let bounds = runner.cards.bounds();
            assert!(
                bounds.allow(unknown, self.table()),
                "{bounds:?}: {unknown:?}"
            );
            if self.phase != Phase::Over && self.options.finish_rule == crate::FinishRule::Instant {
                assert!(runner.spot < finish, "A45: the race goes on");
            }
        }
    }

    /// Nothing can be told by ids: a card's copies are alike, and everybody
    /// can work out which designs a hand and deck hold together.
    fn hidden_from(&self, _: Viewer) -> Vec<String> {
        Vec::new()
    }

    /// The order of all decks, and what nobody has seen of other hands.
    fn secrets(&self, viewer: Viewer) -> Vec<Secret> {
        let ids = |cards: &[Card]| -> Vec<&str> { cards.iter().map(|card| card.id()).collect() };
        let mut secrets = vec![
            Secret::new("forage deck", ids(self.forage.deck())),
            Secret::new("Traps", ids(self.traps.unknown())),
        ];
        for seat in Seat::all(self.seats_count()) {
            let cards = &self.runner(seat).cards;
            secrets.push(Secret::new(format!("deck of {seat}"), ids(cards.deck())));
            if !viewer.is(seat) {
                let unknown = cards.hand().len() - cards.held().len();
                let hand = ids(&cards.hand()[..unknown]);
                secrets.push(Secret::unordered(format!("hand of {seat}"), hand));
            }
        }
        secrets
    }

    fn thinkable(&self, out: &mut Vec<Action>) {
        out.extend(Animal::all().map(Action::Pick));
        for lane in Lane::ALL {
            out.extend([Action::Start(lane), Action::Change(lane), Action::Go(lane)]);
        }
        out.extend((0..=3).map(Action::Reveal));
        out.extend((0..=self.seats).map(Action::Target));
        out.extend([
            Action::Bonus,
            Action::Skip,
            Action::Enough,
            Action::Trap,
            Action::Back,
            Action::End,
        ]);
        // Cards that are about, and a few others, in turn.
        let about = [self.active().cards.hand(), self.forage.row()];
        let mut some: Designs = about.into_iter().flatten().copied().collect();
        for card in self.active().cards.played().iter().take(2) {
            some.insert(*card);
        }
        let turn = usize::from(self.active().spot) + self.active().cards.deck().len();
        for card in self.table().cards().skip(turn % EVERY).step_by(EVERY) {
            some.insert(card);
        }
        for card in some.iter() {
            out.extend([
                Action::Pay(card),
                Action::Buy(card),
                Action::Discard(card),
                Action::Shed(card),
                Action::ShedFromNest(card),
            ]);
            out.extend(Way::ALL.map(|way| Action::Play(card, way)));
        }
    }
}

/// Of the cards that are not about, one in so many is thought of.
const EVERY: usize = 9;

impl Race {
    /// Every card is somewhere, once.
    fn audit_cards(&self) {
        let table = cards::table(self.options.run_option);
        let mut shared = Counts::of(self.forage.deck());
        shared += self.forage.row();
        shared += self.forage.removed();
        shared += self.traps.as_slice();
        let dealt = self.phase != Phase::Pick;
        for runner in self.players() {
            let mut own = Counts::NONE;
            let cards = &runner.cards;
            for zone in [cards.deck(), cards.hand(), cards.played(), cards.nest()] {
                own += zone;
                shared += zone;
            }
            for card in table.cards() {
                let design = table.design(card);
                let right = match design.kind {
                    Kind::Start if dealt => design.copies,
                    Kind::Animal(animal) if dealt && runner.animal == Some(animal) => 1,
                    Kind::Start | Kind::Animal(_) => 0,
                    Kind::Forage { .. } | Kind::Trap => continue,
                };
                assert_eq!(own.count(card), right, "A14: {card} of one player");
            }
        }
        for card in table.cards() {
            let design = table.design(card);
            if matches!(design.kind, Kind::Forage { .. } | Kind::Trap) {
                assert_eq!(shared.count(card), design.copies, "A17: {card}");
            }
        }
    }
}
