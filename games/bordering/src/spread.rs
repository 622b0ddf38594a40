use crate::{Echo, Spot, SpotSet};

/// The square of Echo cards on the table (S7).
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct Spread {
    cards: [Option<Echo>; Spot::MOST],
    filled: SpotSet,
    seen: SpotSet,
    /// How many shuffles of S41 came before each card was laid. A careful
    /// player knows that a card laid before a shuffle was not in it.
    laid_after: [u8; Spot::MOST],
}

impl Spread {
    /// Lays a card face down on an empty spot, after so many shuffles.
    #[inline]
    pub(crate) fn lay(&mut self, spot: Spot, echo: Echo, shuffles: u8) {
        self.cards[spot.index()] = Some(echo);
        self.laid_after[spot.index()] = shuffles;
        self.filled.insert(spot);
    }

    /// Takes the card off a spot.
    ///
    /// # Panics
    ///
    /// Panics if the spot is empty.
    #[inline]
    pub(crate) fn take(&mut self, spot: Spot) -> Echo {
        let echo = self.face(spot);
        self.cards[spot.index()] = None;
        self.laid_after[spot.index()] = 0;
        self.filled.remove(spot);
        self.seen.remove(spot);
        echo
    }

    /// S23: notes that everybody has seen the card on this spot.
    #[inline]
    pub(crate) fn show(&mut self, spot: Spot) {
        self.seen.insert(spot);
    }

    /// The card on a spot, if there is one.
    #[inline]
    pub(crate) fn card(&self, spot: Spot) -> Option<Echo> {
        self.cards[spot.index()]
    }

    /// The card on a spot that holds one.
    #[inline]
    pub(crate) fn face(&self, spot: Spot) -> Echo {
        self.card(spot).expect("the spot holds a card")
    }

    /// Puts another card in the place of each.
    pub(crate) fn replace(&mut self, other: impl Fn(Echo) -> Echo) {
        for card in self.cards.iter_mut().flatten() {
            *card = other(*card);
        }
    }

    /// The spots that hold a card.
    #[inline]
    pub(crate) fn filled(&self) -> SpotSet {
        self.filled
    }

    /// The spots whose card was turned over and back since it was laid.
    #[inline]
    pub(crate) fn seen(&self) -> SpotSet {
        self.seen
    }

    /// How many shuffles came before the card on this spot was laid.
    pub(crate) fn laid_after(&self, spot: Spot) -> u8 {
        self.laid_after[spot.index()]
    }

    /// The spots with their cards.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Spot, Echo)> {
        self.filled.iter().map(|spot| (spot, self.face(spot)))
    }
}
