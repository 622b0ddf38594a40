//! What a viewer may know.

use engine::{Game as _, Seat, Viewer};
use serde_json::{Map, Value, json};

use crate::{Hands, Resourced, position};

/// What a viewer knows, and who it is.
///
/// Every card enters and leaves a hand in the open (R13, ruling 35), so whoever has been watching knows
/// all hands. With closed hands the table shows less than that: the rest is what a careful player
/// remembers, and stands in `recall`.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    viewer: Viewer,
    known: Resourced,
}

impl View {
    pub(crate) fn of(position: &Resourced, viewer: Viewer) -> View {
        View {
            viewer,
            known: position.clone(),
        }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The position, as somebody knows it who has been watching.
    pub fn known(&self) -> &Resourced {
        &self.known
    }

    /// Whether the table shows the viewer what a seat holds.
    pub fn shows_hand(&self, seat: Seat) -> bool {
        self.known.house().hands == Hands::Open || self.viewer.is(seat)
    }

    /// The fields of the position as the table shows them.
    pub(crate) fn fields(&self) -> Map<String, Value> {
        let mut fields = self.known.fields();
        if self.known.house().hands == Hands::Open {
            return fields;
        }
        let seats = || Seat::all(self.known.seats());
        let shown = seats().map(|seat| {
            if self.shows_hand(seat) {
                position::cards(self.known.hand(seat))
            } else {
                json!(self.known.hand(seat).total())
            }
        });
        let remembered = seats().map(|seat| position::cards(self.known.hand(seat)));
        let recall = json!({ "hands": remembered.collect::<Vec<_>>() });
        fields.insert("hands".to_owned(), shown.collect());
        fields.insert("recall".to_owned(), recall);
        fields
    }
}
