//! Worlds that could be: dealing the hidden cards at random so that everything
//! that happened could have happened.
//!
//! To a player every possible world is equally likely. A world says which
//! hidden card lies where, and for each 5 of the hidden hand which card was
//! drawn and which was buried. The cards a hand may hold depend on where they
//! came from: a card that was dealt has to fit everything the hand has shown, a
//! card drawn by a 5 only what it has shown since. So a world is drawn in two
//! steps: first the [`Story`], where each drawn card went, weighted by how many
//! worlds tell it; then the cards. Where the second step picks one card twice
//! the world is thrown away and drawn afresh, which keeps the rest equally
//! likely.
//!
//! All this counts on B66, by which a buried card stays buried. A position that
//! is set up with a short pile may break it; then the hidden cards are dealt
//! without asking how they moved.

#[cfg(test)]
mod evenness;
mod hidden_hand;
mod story;

use std::cell::RefCell;

use engine::{Chance, Seat, Seed, Viewer};
use parts::Pile;

use crate::card::CardSet;

use crate::{
    Badger, PILE, Phase,
    card::{Card, FIVE, ranked},
    recall::Recall,
    view::{Hand, View},
};
use hidden_hand::{Filled, HiddenHand};
use story::Stories;

thread_local! {
    /// A search guesses from one view again and again, and to count its worlds
    /// takes long where fives were played.
    static LAST: RefCell<Option<Guesser>> = const { RefCell::new(None) };
}

/// Forgets the last view: what its worlds are depends on the deck.
pub(crate) fn forget() {
    LAST.set(None);
}

impl View {
    /// A world that looks like this view.
    ///
    /// The real world is among those drawn from, so this ends.
    pub(crate) fn guess(&self, chance: &mut impl Chance) -> Badger {
        if self.buried_may_be_drawn() {
            return self.guess_plainly(chance);
        }
        LAST.with_borrow_mut(|last| match last {
            Some(guesser) if guesser.view == *self => guesser.guess(chance),
            _ => last.insert(Guesser::new(self)).guess(chance),
        })
    }

    /// The only world that looks like this view, for a seat to which nothing that
    /// bears on the round is hidden.
    pub(crate) fn only_world(&self) -> Option<Badger> {
        let Viewer::Seat(viewer) = self.viewer else {
            return None;
        };
        let removed = self.removed?;
        if self.buried_may_be_drawn() {
            return None;
        }
        let other = viewer.next(2);
        let size = self.hands[other.index()].len();
        let hidden = HiddenHand::new(self, other, size, self.placed());
        let loose = self.loose().minus(CardSet::only(removed));
        if hidden.stories(loose).worlds() != 1 {
            return None;
        }
        let world = self.guess(&mut Seed::from(0).setup());
        // The order of cards that nobody has seen matters if a 5 may draw them.
        let buried = self.recall.fives().iter().filter_map(|five| five.buried);
        let unseen = usize::from(self.pile).saturating_sub(buried.count());
        let live = world.hands[0].or(world.hands[1]);
        let mut fives = live.or(CardSet::only(world.decree)).and(ranked(FIVE));
        fives = if unseen > 1 { fives } else { CardSet::NONE };
        fives.is_empty().then_some(world)
    }

    /// The cards that may be in a hidden hand, in the pile or out of the game.
    fn loose(&self) -> CardSet {
        let taken = self.recall.taken.as_slice().iter();
        (self.house.cards())
            .minus(self.placed())
            .minus(taken.map(|taken| taken.card).collect())
    }

    /// Whether more fives were played than the pile has cards, so that a buried
    /// card was drawn again (unlike B66).
    fn buried_may_be_drawn(&self) -> bool {
        let burying = usize::from(self.phase == Phase::Bury);
        self.recall.fives().len() > usize::from(self.pile) + burying
    }

    /// Any deal of the cards that are not in sight.
    fn guess_plainly(&self, chance: &mut impl Chance) -> Badger {
        let mut left = self.house.cards().minus(self.in_sight());
        let removed = self.removed.unwrap_or_else(|| {
            let tens = left.and(self.house.tens());
            draw(
                tens.minus(self.seen_tens.by(self.viewer, self.house)),
                chance,
            )
        });
        left.remove(removed);
        let mut deal = |count: usize| -> CardSet {
            let cards = (0..count).map(|_| {
                let card = draw(left, chance);
                left.remove(card);
                card
            });
            cards.collect()
        };
        let hands = self.hands.map(|hand| match hand {
            Hand::Seen(cards) => cards,
            Hand::Hidden(size) => deal(size.into()),
        });
        let mut pile = Pile::new();
        (0..self.pile).for_each(|_| pile.extend(deal(1).iter()));
        self.world(hands, self.recall, pile, removed)
    }

    fn world(
        &self,
        hands: [CardSet; 2],
        recall: Recall,
        pile: Pile<Card, PILE>,
        removed: Card,
    ) -> Badger {
        Badger {
            hands,
            gone: self.gone,
            recall,
            house: self.house,
            scores: self.scores,
            round: self.round,
            pile,
            decree: self.decree,
            trump: self.trump,
            removed,
            table: self.table(),
            phase: self.phase,
            dealer: self.dealer,
            leader: self.leader,
            tricks: self.tricks,
            sevens: self.sevens,
            last_trick: self.last_trick,
            seen_tens: self.seen_tens,
        }
    }

    /// The pile: what is left in random order, on top of the buried cards.
    fn guess_pile(
        &self,
        recall: &Recall,
        left: CardSet,
        chance: &mut impl Chance,
    ) -> Pile<Card, PILE> {
        let buried = recall.fives().iter().rev().filter_map(|five| five.buried);
        let mut pile: Pile<Card, PILE> = buried.collect();
        let mut left = left;
        while pile.len() < usize::from(self.pile) {
            let card = draw(left, chance);
            left.remove(card);
            pile.push(card);
        }
        pile
    }
}

/// What all guesses from a view share.
#[derive(Debug)]
struct Guesser {
    view: View,
    loose: CardSet,
    hidden: [Option<HiddenHand>; 2],
    removals: Vec<Removal>,
}

/// A ten that may be the removed one.
#[derive(Debug)]
struct Removal {
    ten: Card,
    /// What the first hidden hand may tell without it; none if both are seen.
    stories: Option<Stories>,
}

impl Removal {
    fn worlds(&self) -> u64 {
        self.stories.as_ref().map_or(1, Stories::worlds)
    }
}

impl Guesser {
    fn new(view: &View) -> Guesser {
        let (loose, placed) = (view.loose(), view.placed());
        let hidden = [0, 1].map(|seat| match view.hands[seat] {
            Hand::Seen(_) => None,
            Hand::Hidden(size) => Some(HiddenHand::new(view, Seat::new(seat), size.into(), placed)),
        });
        let tens = match view.removed {
            Some(removed) => CardSet::only(removed),
            None => {
                (loose.and(view.house.tens())).minus(view.seen_tens.by(view.viewer, view.house))
            }
        };
        let first = hidden.iter().flatten().next();
        let removal = |ten: Card| Removal {
            ten,
            stories: first.map(|hand| hand.stories(loose.minus(CardSet::only(ten)))),
        };
        Guesser {
            view: view.clone(),
            loose,
            removals: tens.iter().map(removal).collect(),
            hidden,
        }
    }

    fn guess(&self, chance: &mut impl Chance) -> Badger {
        loop {
            if let Some(world) = self.try_to_guess(chance) {
                return world;
            }
        }
    }

    fn try_to_guess(&self, chance: &mut impl Chance) -> Option<Badger> {
        let view = &self.view;
        let removal = self.pick_removal(chance)?;
        // They were told for the first hidden hand.
        let mut stories = removal.stories.as_ref();
        let mut left = self.loose.minus(CardSet::only(removal.ten));
        let mut recall = view.recall;
        let mut hands = [CardSet::NONE; 2];
        for seat in Seat::all(2) {
            hands[seat.index()] = match (&self.hidden[seat.index()], view.hands[seat.index()]) {
                (Some(hidden), _) => {
                    let filled = match stories.take() {
                        Some(stories) => hidden.fill(left, stories, chance),
                        None => hidden.fill(left, &hidden.stories(left), chance),
                    }?;
                    left = left.minus(filled.cards());
                    fill_in(&mut recall, seat, &filled);
                    filled.hand
                }
                (None, Hand::Seen(cards)) => cards,
                (None, Hand::Hidden(_)) => CardSet::NONE,
            };
        }
        let pile = view.guess_pile(&recall, left, chance);
        Some(view.world(hands, recall, pile, removal.ten))
    }

    /// The ten that is out, the likelier the more worlds there are without it.
    fn pick_removal(&self, chance: &mut impl Chance) -> Option<&Removal> {
        if self.view.removed.is_some() {
            return self.removals.first();
        }
        let mut at = below(self.removals.iter().map(Removal::worlds).sum(), chance)?;
        self.removals.iter().find(|removal| {
            let worlds = removal.worlds();
            let is_it = at < worlds;
            at = at.saturating_sub(worlds);
            is_it
        })
    }
}

/// One of the cards, each equally likely.
fn draw(cards: CardSet, chance: &mut impl Chance) -> Card {
    cards.draw(|count| chance.below(count))
}

/// Writes the drawn and buried cards of a hand into what is remembered.
fn fill_in(recall: &mut Recall, seat: Seat, filled: &Filled) {
    let fives = recall.fives_mut().iter_mut();
    for (i, five) in fives.filter(|five| five.seat == seat).enumerate() {
        five.drawn = filled.drawn[i];
        five.buried = filled.buried[i];
    }
}

/// A number below `n`, each equally likely but for one part in 2^40; none if
/// there is nothing to draw from.
fn below(n: u64, chance: &mut impl Chance) -> Option<u64> {
    if let Ok(small) = u32::try_from(n) {
        return (small > 0).then(|| u64::from(chance.below(small)));
    }
    let wide = u64::from(chance.below(1 << 31)) << 31 | u64::from(chance.below(1 << 31));
    Some(((u128::from(wide) * u128::from(n)) >> 62) as u64)
}

#[cfg(test)]
mod tests {
    use engine::{Game, Notation, Seat, Seed, Viewer};
    use serde_json::json;

    use crate::{Badger, Options};

    #[test]
    fn a_guess_ends_where_a_buried_card_was_drawn_again() {
        let position = json!({
            "removed_pawn": "harvest", "dealer": 0, "decree": "ace-suns", "pile": ["cave"],
            "hands": [["forest", "author", "mill", "savage"], ["soldier", "battle", "market", "sea"]],
        });
        let fields = position.as_object().expect("an object");
        let (mut game, _) = Badger::from_position(&Options::default(), None, fields)
            .expect("a position that can be");
        let mut chance = Seed::from(0).setup();
        for (seat, line) in [
            (1, "play soldier"),
            (1, "bury battle"),
            (0, "play author"),
            (1, "play market"),
            (0, "play forest"),
        ] {
            let action = game.parse_action(line).expect("an action");
            assert_eq!(game.refusal(Seat::new(seat), action), None, "{line}");
            game.apply(Seat::new(seat), action, &mut chance, &mut ());
        }
        for viewer in [Seat::new(0), Seat::new(1)].map(Viewer::Seat) {
            let view = game.view(viewer);
            let world = Badger::determinize(&view, &mut chance);
            assert_eq!(world.view(viewer), view);
        }
    }
}
