use std::collections::BTreeMap;

use super::Conform;
use crate::Viewer;

/// Cards that somebody does not know.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Secret {
    /// Where they are, as in `hand of seat 1`.
    pub place: String,
    /// Which, as far as this place has an order, in order, otherwise sorted. Cards
    /// that all know to be there may be left out.
    pub cards: Vec<String>,
}

impl Secret {
    /// Cards in a place, in this order.
    pub fn new<T: ToString>(
        place: impl Into<String>,
        cards: impl IntoIterator<Item = T>,
    ) -> Secret {
        Secret {
            place: place.into(),
            cards: cards.into_iter().map(|card| card.to_string()).collect(),
        }
    }

    /// Cards in a place without order.
    pub fn unordered<T: ToString>(
        place: impl Into<String>,
        cards: impl IntoIterator<Item = T>,
    ) -> Secret {
        let mut secret = Secret::new(place, cards);
        secret.cards.sort_unstable();
        secret
    }
}

/// How many guesses at a place must agree with the truth before that is suspicious.
const MANY: u32 = 60;

/// How often guesses looked otherwise than the truth, by viewer and place.
#[derive(Debug, Default)]
pub(super) struct Guessed {
    places: BTreeMap<String, BTreeMap<String, Count>>,
}

#[derive(Copy, Clone, Debug, Default)]
struct Count {
    guesses: u32,
    others: u32,
}

impl Guessed {
    /// Notes a guess at a position; `real` is what is secret there.
    pub(super) fn note<G: Conform>(
        &mut self,
        state: &G,
        real: &[Secret],
        guess: &G,
        viewer: Viewer,
    ) {
        let is_open = real.iter().all(|secret| secret.cards.is_empty());
        assert!(
            !is_open || state == guess,
            "nothing is secret to {viewer:?}, and a guess is another position"
        );
        let places = self.places.entry(format!("{viewer:?}")).or_default();
        let is_settled = |secret: &Secret| {
            let count = places.get(&secret.place);
            secret.cards.len() < 2 || count.is_some_and(|count| count.others > 0)
        };
        // One guess that differs is enough, and writing down secrets takes long.
        if real.iter().all(is_settled) {
            return;
        }
        let guessed = guess.secrets(viewer);
        for secret in real.iter().filter(|secret| secret.cards.len() > 1) {
            let count = places.entry(secret.place.clone()).or_default();
            let same = guessed.iter().find(|other| other.place == secret.place);
            count.guesses += 1;
            count.others += u32::from(same.is_none_or(|same| same.cards != secret.cards));
        }
    }

    /// Panics if guesses never differ from the truth in something that is secret: the
    /// view gives it away.
    pub(super) fn judge(&self) {
        for (viewer, places) in &self.places {
            for (place, count) in places {
                assert!(
                    count.guesses < MANY || count.others > 0,
                    "{viewer} knows what should be secret: {place} was the same in {} guesses",
                    count.guesses
                );
            }
        }
    }
}
