use std::fmt;

use engine::Chance;

use crate::{
    cards::{Card, CardTable, Designs},
    data::MOST_DESIGNS,
};

/// Room for everything one player can ever own.
pub const MOST_OWNED: usize = 128;

/// All cards of one player, in one row: deck, hand, play area, Nest.
///
/// Zones lie side by side, so that drawing, playing and clearing up only move
/// the borders between them. The deck has its top card last, next to the hand;
/// the hand is newest first and the play area too. Within the hand, cards
/// everybody knows to be there come last.
///
/// What others can conclude about the rest of the hand is kept as bounds: they
/// follow from what happens in the open, and nothing else.
#[derive(Clone)]
pub(crate) struct Holding {
    cards: [Card; MOST_OWNED],
    deck: u8,
    hand: u8,
    played: u8,
    nest: u8,
    /// How many hand cards everybody knows, because the deck ran out after
    /// they were drawn.
    held: u8,
    /// What is known of the other hand cards.
    bounds: Bounds,
}

/// What everybody can conclude about the hand cards that are not known.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Bounds {
    /// No more than this many are must-play cards (A37).
    pub(crate) must_play_at_most: u8,
    /// At least this many are Traps, because a shed was asked for.
    pub(crate) traps_at_least: u8,
    /// No more than this many are Traps, because a shed was not asked for.
    pub(crate) traps_at_most: u8,
}

impl Bounds {
    /// What is known of no cards at all.
    pub(crate) const NONE: Bounds = Bounds {
        must_play_at_most: 0,
        traps_at_least: 0,
        traps_at_most: 0,
    };

    /// By how many cards a hand breaks the bounds.
    pub(crate) fn excess(self, cards: &[Card], table: &CardTable) -> u8 {
        let count = |designs: Designs| cards.iter().filter(|&&card| designs.contains(card)).count();
        let must_play = count(table.must_play) as u8;
        let traps = count(table.trap_designs) as u8;
        must_play.saturating_sub(self.must_play_at_most)
            + traps.saturating_sub(self.traps_at_most)
            + self.traps_at_least.saturating_sub(traps)
    }

    /// Whether a hand keeps to the bounds.
    pub(crate) fn allow(self, cards: &[Card], table: &CardTable) -> bool {
        self.excess(cards, table) == 0
    }
}

impl Holding {
    pub(crate) const EMPTY: Holding = Holding {
        cards: [Card(0); MOST_OWNED],
        deck: 0,
        hand: 0,
        played: 0,
        nest: 0,
        held: 0,
        bounds: Bounds::NONE,
    };

    /// A holding put together zone by zone: the deck top first, the hand with
    /// `held` known cards, the play area oldest first.
    pub(crate) fn new(
        deck: impl DoubleEndedIterator<Item = Card>,
        unknown: impl Iterator<Item = Card>,
        held: impl Iterator<Item = Card>,
        played: impl DoubleEndedIterator<Item = Card>,
        nest: impl Iterator<Item = Card>,
    ) -> Holding {
        let mut holding = Holding::EMPTY;
        holding.deck = holding.fill(0, deck.rev());
        let unknown = holding.fill(holding.deck, unknown);
        holding.held = holding.fill(holding.deck + unknown, held);
        holding.hand = unknown + holding.held;
        holding.played = holding.fill(holding.deck + holding.hand, played.rev());
        holding.nest = holding.fill(holding.nest_start() as u8, nest);
        holding.bounds = Bounds {
            must_play_at_most: unknown,
            traps_at_least: 0,
            traps_at_most: unknown,
        };
        holding
    }

    fn fill(&mut self, from: u8, cards: impl Iterator<Item = Card>) -> u8 {
        let room = self.cards[usize::from(from)..].iter_mut();
        room.zip(cards).map(|(place, card)| *place = card).count() as u8
    }

    #[inline]
    fn hand_start(&self) -> usize {
        usize::from(self.deck)
    }

    #[inline]
    fn hand_end(&self) -> usize {
        usize::from(self.deck + self.hand)
    }

    #[inline]
    fn nest_start(&self) -> usize {
        usize::from(self.deck + self.hand + self.played)
    }

    #[inline]
    fn len(&self) -> usize {
        self.nest_start() + usize::from(self.nest)
    }

    /// Everything the player owns.
    #[inline]
    pub(crate) fn all(&self) -> &[Card] {
        &self.cards[..self.len()]
    }

    /// The deck, its top card last.
    #[inline]
    pub(crate) fn deck(&self) -> &[Card] {
        &self.cards[..self.hand_start()]
    }

    /// The hand.
    #[inline]
    pub(crate) fn hand(&self) -> &[Card] {
        &self.cards[self.hand_start()..self.hand_end()]
    }

    /// The hand cards everybody knows.
    pub(crate) fn held(&self) -> &[Card] {
        &self.cards[self.hand_end() - usize::from(self.held)..self.hand_end()]
    }

    /// The play area, newest first.
    #[inline]
    pub(crate) fn played(&self) -> &[Card] {
        &self.cards[self.hand_end()..self.nest_start()]
    }

    /// The Nest.
    #[inline]
    pub(crate) fn nest(&self) -> &[Card] {
        &self.cards[self.nest_start()..self.len()]
    }

    pub(crate) fn bounds(&self) -> Bounds {
        self.bounds
    }

    pub(crate) fn set_bounds(&mut self, bounds: Bounds) {
        self.bounds = bounds;
    }

    #[inline]
    pub(crate) fn in_hand(&self, card: Card) -> bool {
        self.hand().contains(&card)
    }

    /// A14: a fresh deck in this order, top first; nothing else is owned yet.
    pub(crate) fn deal(&mut self, deck: impl DoubleEndedIterator<Item = Card>) {
        let none = || std::iter::empty();
        *self = Holding::new(deck, none(), none(), none(), none());
    }

    /// A14: shuffles the deck.
    pub(crate) fn shuffle_deck(&mut self, chance: &mut impl Chance) {
        let deck = usize::from(self.deck);
        chance.shuffle(&mut self.cards[..deck]);
    }

    /// A57 to A59: draws one card, if there is one.
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Option<Card> {
        if self.needs_reshuffle() {
            self.reshuffle(chance);
        }
        self.deck = self.deck.checked_sub(1)?;
        self.hand += 1;
        self.bounds.must_play_at_most += 1;
        self.bounds.traps_at_most += 1;
        Some(self.cards[self.hand_start()])
    }

    /// A58: whether the next draw makes a new deck of the Nest.
    #[inline]
    pub(crate) fn needs_reshuffle(&self) -> bool {
        self.deck == 0 && self.nest > 0
    }

    /// A58, A60: the Nest becomes the deck.
    fn reshuffle(&mut self, chance: &mut impl Chance) {
        let (start, end) = (self.nest_start(), self.len());
        let nest = &mut self.cards[start..end];
        sort_for_deck(nest);
        chance.shuffle(nest);
        self.cards[..end].rotate_left(start);
        self.deck = self.nest;
        self.nest = 0;
        // With the deck empty everybody could work out the whole hand.
        self.held = self.hand;
        self.bounds = Bounds::NONE;
    }

    /// Takes a card out of the hand to its end, known copies first, so that
    /// the zone behind it can take it over.
    fn leave_hand(&mut self, card: Card, table: &CardTable) {
        let (start, end) = (self.hand_start(), self.hand_end());
        let place = self.cards[start..end].iter().rposition(|&c| c == card);
        let place = start + place.expect("only cards in hand are played, paid or discarded");
        let was_known = place + usize::from(self.held) >= end;
        self.cards[place..end].rotate_left(1);
        self.hand -= 1;
        if was_known {
            self.held -= 1;
            return;
        }
        if table.must_play.contains(card) {
            self.bounds.must_play_at_most -= 1;
        }
        if table.trap_designs.contains(card) {
            self.bounds.traps_at_most -= 1;
            self.bounds.traps_at_least = self.bounds.traps_at_least.saturating_sub(1);
        }
        let unknown = self.hand - self.held;
        self.bounds.must_play_at_most = self.bounds.must_play_at_most.min(unknown);
        self.bounds.traps_at_most = self.bounds.traps_at_most.min(unknown);
    }

    /// A28: a hand card goes to the play area.
    #[inline]
    pub(crate) fn play(&mut self, card: Card, table: &CardTable) {
        self.leave_hand(card, table);
        self.played += 1;
    }

    /// A20, A62: a hand card goes to the Nest.
    pub(crate) fn put_in_nest(&mut self, card: Card, table: &CardTable) {
        self.leave_hand(card, table);
        let from = self.hand_end();
        let to = from + usize::from(self.played) + 1;
        self.cards[from..to].rotate_left(1);
        self.nest += 1;
    }

    /// A66: a Trap leaves the hand for the Trap deck.
    pub(crate) fn shed_from_hand(&mut self, card: Card, table: &CardTable) {
        self.put_in_nest(card, table);
        self.leave_nest(self.nest_start());
    }

    /// A66: a Trap leaves the Nest for the Trap deck.
    pub(crate) fn shed_from_nest(&mut self, card: Card) {
        let place = self.nest().iter().position(|&c| c == card);
        self.leave_nest(
            self.nest_start() + place.expect("only Traps in the Nest are shed from it"),
        );
    }

    fn leave_nest(&mut self, place: usize) {
        let last = self.len() - 1;
        self.cards[place] = self.cards[last];
        self.nest -= 1;
    }

    /// A41, A64: a new card comes to the Nest.
    #[inline]
    pub(crate) fn gain(&mut self, card: Card) {
        let end = self.len();
        self.cards[end] = card;
        self.nest += 1;
    }

    /// A68: play area and hand go to the Nest.
    #[inline]
    pub(crate) fn clear_up(&mut self) {
        self.nest += self.hand + self.played;
        self.hand = 0;
        self.played = 0;
        self.held = 0;
        self.bounds = Bounds::NONE;
    }

    /// Takes the oldest Trap out of the play area, for the house rule that
    /// sends played Traps back.
    pub(crate) fn return_played_trap(&mut self, table: &CardTable) -> Option<Card> {
        let played = self.played();
        let place = played
            .iter()
            .rposition(|&card| table.trap_designs.contains(card))?;
        let trap = played[place];
        let from = self.hand_end() + place;
        let end = self.len();
        self.cards[from..end].rotate_left(1);
        self.played -= 1;
        Some(trap)
    }

    /// A37: a card that need not be played was played, or could have been, so
    /// no must-play card is in the hand.
    #[inline]
    pub(crate) fn show_no_must_play(&mut self) {
        self.bounds.must_play_at_most = 0;
    }

    /// A66: a shed was reached. With no Trap in the Nest, whether it is asked
    /// for tells whether there is one in the hand.
    pub(crate) fn show_shed(&mut self, asked: bool, table: &CardTable) {
        let is_trap = |card: &Card| table.trap_designs.contains(*card);
        if !asked {
            self.bounds.traps_at_most = 0;
            self.bounds.traps_at_least = 0;
            return;
        }
        let in_the_open = self.nest().iter().chain(self.held()).any(is_trap);
        if !in_the_open {
            self.bounds.traps_at_least = self.bounds.traps_at_least.max(1);
        }
    }
}

/// Sorts cards so that the first line of the data file ends up on top of a
/// deck: the order cards came to the Nest must not matter.
fn sort_for_deck(cards: &mut [Card]) {
    // Counting beats comparing where most cards are copies of a few designs.
    let mut counts = [0u8; MOST_DESIGNS];
    let mut designs = Designs::default();
    for card in cards.iter() {
        counts[card.index()] += 1;
        designs.insert(*card);
    }
    let mut end = cards.len();
    for card in designs.iter() {
        let start = end - usize::from(counts[card.index()]);
        cards[start..end].fill(card);
        end = start;
    }
}

// What lies behind the last card is left over and does not count.
impl PartialEq for Holding {
    fn eq(&self, other: &Holding) -> bool {
        let lengths = |h: &Holding| (h.deck, h.hand, h.played, h.nest, h.held, h.bounds);
        lengths(self) == lengths(other) && self.cards[..self.len()] == other.cards[..other.len()]
    }
}

impl Eq for Holding {}

impl fmt::Debug for Holding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Holding")
            .field("deck", &self.deck())
            .field("hand", &self.hand())
            .field("held", &self.held())
            .field("played", &self.played())
            .field("nest", &self.nest())
            .field("bounds", &self.bounds)
            .finish_non_exhaustive()
    }
}
