//! What one viewer may know, and a guess at the rest.

use engine::{Chance, Seat, Viewer};
use parts::Pile;

use crate::{
    Bordering, Echo, EchoSet, Hands, Hex, HexSet, Length, Open, Spot, SpotSet, echo::ECHOES,
    hex::HEXES, spread::Spread,
};

/// What one viewer may know, with perfect recall: cards that were turned over
/// and back are known, whether or not the table shows them.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub open: Open,
    /// The square; `None` for an empty spot.
    pub square: [Option<Face>; Spot::MOST],
    /// The hands by seat.
    pub hands: [HandView; 5],
    /// How many cards the Echo stack has.
    pub echo_stack: u8,
    /// How many cards the Hex stack has.
    pub hex_stack: u8,
    /// The cards nobody has seen since the last shuffle: those of the Echo
    /// stack and those laid from it that were never turned over.
    pub unseen: EchoSet,
    /// The same for the stacks before, oldest first: their last cards lie on
    /// these spots and nowhere else.
    pub older: Vec<(SpotSet, EchoSet)>,
    /// How often the discard pile was shuffled.
    pub shuffles: u8,
    /// The Hexes that may be in the stack or in a hand the viewer cannot see.
    pub unseen_hexes: HexSet,
}

/// A card of the square as a careful player knows it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Face {
    /// Never turned over since it was laid, after so many shuffles.
    Smoke {
        /// How many shuffles came before.
        laid_after: u8,
    },
    /// Turned over and back: face down, but known.
    Remembered {
        /// The card.
        echo: Echo,
        /// How many shuffles came before it was laid.
        laid_after: u8,
    },
    /// Turned over for the first time, while Bill decides about it.
    Revealed {
        /// The card.
        echo: Echo,
        /// How many shuffles came before it was laid.
        laid_after: u8,
    },
}

impl Face {
    /// The card, if it is known.
    pub fn echo(self) -> Option<Echo> {
        match self {
            Face::Smoke { .. } => None,
            Face::Remembered { echo, .. } | Face::Revealed { echo, .. } => Some(echo),
        }
    }

    fn laid_after(self) -> u8 {
        match self {
            Face::Smoke { laid_after }
            | Face::Remembered { laid_after, .. }
            | Face::Revealed { laid_after, .. } => laid_after,
        }
    }
}

/// A hand as the viewer sees it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum HandView {
    /// All its Hexes.
    Open(HexSet),
    /// Only how many there are.
    Secret(u8),
}

impl HandView {
    /// How many Hexes it has.
    pub fn len(self) -> usize {
        match self {
            HandView::Open(hexes) => hexes.len(),
            HandView::Secret(count) => usize::from(count),
        }
    }

    /// Whether it is empty.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl View {
    /// What `viewer` may know of a position.
    pub(crate) fn of(game: &Bordering, viewer: Viewer) -> View {
        let spread = &game.spread;
        let mut square = [None; Spot::MOST];
        let mut unseen: EchoSet = game.echo_stack.as_slice().iter().copied().collect();
        let mut older: Vec<(SpotSet, EchoSet)> = Vec::new();
        for (spot, echo) in spread.iter() {
            let laid_after = spread.laid_after(spot);
            let face = if spread.seen().contains(spot) {
                Face::Remembered { echo, laid_after }
            } else if game.open.phase.turned() == Some(spot) {
                Face::Revealed { echo, laid_after }
            } else {
                Face::Smoke { laid_after }
            };
            square[spot.index()] = Some(face);
            if face.echo().is_none() && laid_after == game.shuffles {
                unseen.insert(echo);
            }
        }
        for shuffle in 0..game.shuffles {
            let spots: SpotSet = smoke(&square, shuffle).collect();
            if !spots.is_empty() {
                let echoes = spots.iter().map(|spot| spread.face(spot)).collect();
                older.push((spots, echoes));
            }
        }
        let hands = std::array::from_fn(|seat| game.hand_view(Seat::new(seat), viewer));
        View {
            viewer,
            open: game.open.clone(),
            square,
            hands,
            echo_stack: game.echo_stack.len() as u8,
            hex_stack: game.hex_stack.len() as u8,
            unseen,
            older,
            shuffles: game.shuffles,
            unseen_hexes: game.unseen_hexes(&hands),
        }
    }

    /// The Hexes this seat holds, if the viewer sees them.
    pub fn hand(&self, seat: Seat) -> Option<HexSet> {
        match self.hands[seat.index()] {
            HandView::Open(hexes) => Some(hexes),
            HandView::Secret(_) => None,
        }
    }

    /// The spots with a card that may be turned over now.
    pub fn flippable(&self) -> SpotSet {
        let filled: SpotSet = Spot::first(Spot::MOST)
            .filter(|spot| self.square[spot.index()].is_some())
            .collect();
        filled.minus(self.open.ignored)
    }

    /// A position that looks like this view and could have come about.
    pub(crate) fn guess(&self, chance: &mut impl Chance) -> Bordering {
        let mut fresh: Pile<Echo, ECHOES> = self.unseen.iter().collect();
        chance.shuffle(fresh.as_mut_slice());
        let mut spread = Spread::default();
        for spot in Spot::first(Spot::MOST) {
            let Some(face) = self.square[spot.index()] else {
                continue;
            };
            match face {
                Face::Remembered { echo, laid_after } => {
                    spread.lay(spot, echo, laid_after);
                    spread.show(spot);
                }
                Face::Revealed { echo, laid_after } => spread.lay(spot, echo, laid_after),
                Face::Smoke { laid_after } if laid_after == self.shuffles => {
                    let echo = fresh.pop().expect("a card for every spot");
                    spread.lay(spot, echo, laid_after);
                }
                // Cards of older stacks follow below.
                Face::Smoke { .. } => {}
            }
        }
        for &(spots, echoes) in &self.older {
            let mut echoes: Pile<Echo, { Spot::MOST }> = echoes.iter().collect();
            chance.shuffle(echoes.as_mut_slice());
            for (spot, &echo) in spots.iter().zip(echoes.as_slice()) {
                let laid_after = self.square[spot.index()].map_or(0, Face::laid_after);
                spread.lay(spot, echo, laid_after);
            }
        }
        let (hands, hex_stack) = self.guess_hexes(chance);
        Bordering {
            open: self.open.clone(),
            spread,
            echo_stack: fresh,
            shuffles: self.shuffles,
            hex_stack,
            hands,
        }
    }

    /// Deals the unseen Hexes to the hands the viewer cannot see and to the stack.
    fn guess_hexes(&self, chance: &mut impl Chance) -> ([HexSet; 5], Pile<Hex, HEXES>) {
        let mut unseen: Pile<Hex, HEXES> = self.unseen_hexes.iter().collect();
        chance.shuffle(unseen.as_mut_slice());
        let hands = std::array::from_fn(|seat| match self.hands[seat] {
            HandView::Open(hexes) => hexes,
            HandView::Secret(count) => {
                let mut hand = HexSet::NONE;
                if seat == self.open.turn.index()
                    && let Some(hex) = self.open.phase.chosen()
                {
                    hand.insert(hex);
                }
                while hand.len() < usize::from(count) {
                    hand.insert(unseen.pop().expect("a Hex for every hand"));
                }
                hand
            }
        });
        // In a short game nobody knows which Hexes were left out.
        while unseen.len() > usize::from(self.hex_stack) {
            unseen.pop();
        }
        (hands, unseen)
    }
}

/// The spots whose card was never turned over and was laid after so many shuffles.
fn smoke(square: &[Option<Face>; Spot::MOST], shuffles: u8) -> impl Iterator<Item = Spot> {
    Spot::first(Spot::MOST).filter(move |spot| {
        square[spot.index()]
            == Some(Face::Smoke {
                laid_after: shuffles,
            })
    })
}

impl Bordering {
    fn hand_view(&self, seat: Seat, viewer: Viewer) -> HandView {
        let hand = self.hand(seat);
        match self.open.options.hands {
            Hands::Open => HandView::Open(hand),
            Hands::Secret if viewer.is(seat) => HandView::Open(hand),
            Hands::Secret => HandView::Secret(hand.len() as u8),
        }
    }

    /// The Hexes that may be where the viewer of these hands cannot look.
    fn unseen_hexes(&self, hands: &[HandView; 5]) -> HexSet {
        let chosen = self.open.phase.chosen().map_or(HexSet::NONE, HexSet::only);
        match self.open.options.length {
            Length::Full | Length::HandsOnly => {
                let mut unseen: HexSet = self.hex_stack.as_slice().iter().copied().collect();
                for (hand, shown) in self.hands.iter().zip(hands) {
                    match shown {
                        HandView::Open(_) => {}
                        HandView::Secret(_) => unseen = unseen.or(*hand),
                    }
                }
                unseen.minus(chosen)
            }
            // Which Hexes were left out is as secret as the rest.
            Length::Short => {
                let mut shown = self.open.table.hex_set().or(chosen);
                for hand in hands {
                    match hand {
                        HandView::Open(hexes) => shown = shown.or(*hexes),
                        HandView::Secret(_) => {}
                    }
                }
                HexSet::ALL.minus(shown)
            }
        }
    }
}
