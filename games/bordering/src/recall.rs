//! The square as a careful player remembers it.

use crate::{Bordering, Echo, EchoSet, Face, Open, Spot, SpotSet, View};

/// What somebody knows who forgets nothing: the cards of the square that were
/// turned over, and which cards nobody has seen yet.
#[derive(Clone, Debug)]
pub(crate) struct Recall<'a> {
    pub(crate) open: &'a Open,
    known: [Option<Echo>; Spot::MOST],
    /// The spots with a card that may be turned over now.
    pub(crate) flippable: SpotSet,
    /// The cards nobody has seen: those of the stack and the smoke in the square.
    pub(crate) unseen: EchoSet,
    /// Turns to come, the one that is being played included.
    pub(crate) turns_left: u32,
}

impl Recall<'_> {
    /// What the viewer of a view knows.
    pub(crate) fn of_view(view: &View) -> Recall<'_> {
        let mut unseen = view.unseen;
        for &(_, older) in &view.older {
            unseen = unseen.or(older);
        }
        Recall {
            open: &view.open,
            known: std::array::from_fn(|i| view.square[i].and_then(Face::echo)),
            flippable: view.flippable(),
            unseen,
            turns_left: view.turns_left(),
        }
    }

    /// What everybody at the table knows.
    #[inline]
    pub(crate) fn of_table(game: &Bordering) -> Recall<'_> {
        let mut known = [None; Spot::MOST];
        let mut unseen: EchoSet = game.echo_stack.as_slice().iter().copied().collect();
        let turned = game.open.phase.turned();
        for (spot, echo) in game.spread.iter() {
            if game.spread.seen().contains(spot) || turned == Some(spot) {
                known[spot.index()] = Some(echo);
            } else {
                unseen.insert(echo);
            }
        }
        Recall {
            open: &game.open,
            known,
            flippable: game.flippable(),
            unseen,
            turns_left: game.turns_left(),
        }
    }

    /// The card on a spot, if it is known.
    #[inline]
    pub(crate) fn card(&self, spot: Spot) -> Option<Echo> {
        self.known[spot.index()]
    }

    /// The known cards that may be turned over, with their spots.
    #[inline]
    pub(crate) fn cards(&self) -> impl Iterator<Item = (Spot, Echo)> {
        (self.flippable.iter()).filter_map(|spot| Some((spot, self.card(spot)?)))
    }

    /// Those of them that are no Complications.
    pub(crate) fn good_cards(&self) -> impl Iterator<Item = (Spot, Echo)> {
        self.cards().filter(|(_, echo)| !echo.is_complication())
    }

    /// The spots with a card nobody knows.
    #[inline]
    pub(crate) fn unknown(&self) -> SpotSet {
        let unknown = |spot: &Spot| self.card(*spot).is_none();
        self.flippable.iter().filter(unknown).collect()
    }
}

impl View {
    /// Turns to come, the one that is being played included.
    pub(crate) fn turns_left(&self) -> u32 {
        let held: usize = self.hands.iter().map(|hand| hand.len()).sum();
        self.open.turns_left(held, self.hex_stack.into())
    }
}

impl Bordering {
    /// Turns to come, the one that is being played included.
    #[inline]
    pub(crate) fn turns_left(&self) -> u32 {
        let held: usize = self.hands.iter().map(|hand| hand.len()).sum();
        self.open.turns_left(held, self.hex_stack.len())
    }
}
