//! What the tests ask of a position.

use crate::card::CardSet;
use engine::{
    Seat, Viewer,
    conformance::{Conform, History, Past, Rewind, Secret},
};

use crate::{
    Action, Badger, Phase, Suit,
    card::{Card, FIVE},
    options::PawnRemoval,
};

impl Conform for Badger {
    fn audit(&self) {
        let mut seen = CardSet::only(self.removed);
        let mut place = |card: Card| {
            assert!(!seen.contains(card), "{card:?} is in two places");
            seen.insert(card);
        };
        self.hands
            .iter()
            .flat_map(|hand| hand.iter())
            .for_each(&mut place);
        self.gone.iter().for_each(&mut place);
        self.pile.from_top().for_each(&mut place);
        place(self.decree);
        self.table.led.into_iter().for_each(&mut place);
        self.table.followed.into_iter().for_each(&mut place);
        assert_eq!(seen, self.house.cards(), "cards are missing or foreign");
        let pile = if self.phase == Phase::Bury { 5 } else { 6 };
        assert_eq!(
            self.pile.len(),
            pile,
            "the pile has {} cards",
            self.pile.len()
        );
        for seat in Seat::all(2) {
            self.audit_limits(seat);
        }
    }

    fn hidden_from(&self, viewer: Viewer) -> Vec<String> {
        // With a new Pawn each round, earlier rounds tell nothing; with one for
        // the game, a ten seen before may be hidden again now.
        let hidden = self
            .unknown_to(viewer)
            .minus(self.seen_tens.by(viewer, self.house));
        hidden.iter().map(|card| card.id().to_owned()).collect()
    }

    fn secrets(&self, viewer: Viewer) -> Vec<Secret> {
        let unknown = self.unknown_to(viewer);
        let ids =
            |cards: CardSet| -> Vec<&str> { cards.and(unknown).iter().map(Card::id).collect() };
        let pile: Vec<Card> = self.pile.from_top().collect();
        let pile = pile.iter().filter(|&&card| unknown.contains(card));
        let mut secrets = vec![Secret::new("pile", pile.map(|card| card.id()))];
        for seat in Seat::all(2).filter(|&seat| !viewer.is(seat)) {
            let hand = ids(self.hands[seat.index()]);
            secrets.push(Secret::unordered(format!("hand of {seat}"), hand));
        }
        secrets.push(Secret::new(
            "removed card",
            ids(CardSet::only(self.removed)),
        ));
        secrets
    }

    fn thinkable(&self, out: &mut Vec<Action>) {
        let suits = [Suit::Moons, Suit::Leaves].map(Some);
        for card in Card::all() {
            for named in [None].into_iter().chain(suits) {
                out.push(Action::Play { card, named });
                out.push(Action::Exchange { card, named });
            }
            out.push(Action::Bury { card });
        }
        out.push(Action::Keep);
    }
}

impl Badger {
    /// The cards that a viewer has not seen in this round.
    fn unknown_to(&self, viewer: Viewer) -> CardSet {
        let hands = Seat::all(2).filter(|&seat| !viewer.is(seat));
        let mut hidden = self.pile.from_top().collect::<CardSet>();
        for seat in hands {
            hidden = hidden.or(self.hands[seat.index()]);
        }
        if self.house.pawn_removal() != PawnRemoval::GamePublic {
            hidden.insert(self.removed);
        }
        // A taken decree card was public, an own buried card is known.
        for taken in self.recall.taken.as_slice() {
            hidden.remove(taken.card);
        }
        for five in self
            .recall
            .fives()
            .iter()
            .filter(|five| viewer.is(five.seat))
        {
            five.buried.iter().for_each(|&card| hidden.remove(card));
        }
        hidden
    }
}

impl Rewind for Badger {
    fn pasts(&self, _: Viewer, history: &History<Badger>) -> Option<Vec<Past<Badger>>> {
        let end = history.plies.len();
        let from = (0..=end).rfind(|&ply| history.position(ply).is_dealt());
        let from = from.expect("a game begins with a deal");
        let mut moves = history.moves(from);
        let dealt = self.rewind(history.position(from), &mut moves);
        Some(vec![Past {
            from,
            dealt,
            moves,
            chance: Vec::new(),
        }])
    }
}

impl Badger {
    /// Whether the cards were dealt just now.
    pub fn is_dealt(&self) -> bool {
        self.phase == Phase::Lead && self.tricks == [0; 2]
    }

    /// Rewinds this guess over `moves` to the position it was dealt as, like
    /// `dealt` but for what is hidden; secret moves become those of the guess.
    pub fn rewind(&self, dealt: &Badger, moves: &mut [(Seat, Action)]) -> Badger {
        let mut world = dealt.clone();
        world.hands = self.hands;
        world.pile = self.pile;
        world.decree = self.decree;
        world.removed = self.removed;
        world.seen_tens = self.seen_tens;
        let mut fives = self.recall.fives().iter().rev().peekable();
        let mut taken = self.recall.taken.from_top();
        for (seat, action) in moves.iter_mut().rev() {
            let hand = &mut world.hands[seat.index()];
            match action {
                Action::Play { card, .. } => {
                    if card.rank() == FIVE
                        && let Some(drawn) = fives.next().and_then(|five| five.drawn)
                    {
                        hand.remove(drawn);
                        world.pile.push(drawn);
                    }
                    hand.insert(*card);
                }
                Action::Exchange { card, .. } => {
                    let old = taken.next().map_or(*card, |taken| taken.card);
                    hand.remove(old);
                    hand.insert(*card);
                    world.decree = old;
                }
                Action::Keep => {}
                Action::Bury { card } => {
                    *card = (fives.peek()).and_then(|five| five.buried).unwrap_or(*card);
                    let bottom = world.pile.len().saturating_sub(1);
                    world.pile.remove(bottom);
                    hand.insert(*card);
                }
            }
        }
        world
    }
}

impl Badger {
    /// No hand holds what it has shown not to hold since it last changed in
    /// secret; decree cards taken since are an exception.
    fn audit_limits(&self, seat: Seat) {
        let own = self.recall.fives().iter().rfind(|five| five.seat == seat);
        let limits = own.map_or(self.recall.dealt_limits[seat.index()], |five| five.limits);
        let taken = self.recall.taken.as_slice().iter().map(|taken| taken.card);
        let held = self.hands[seat.index()].minus(taken.collect());
        let broken = held.and(limits.forbidden()).first();
        assert_eq!(broken, None, "seat {seat} holds what it has shown to lack");
    }
}
