//! A player who thinks no further than this turn.

use engine::{Chance, Seat};

use crate::{Action, Border, ColourSet, Echo, Hex, Phase, Rotation, Spot, Sum, View};

/// How much a greedy player heeds.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Temperament {
    /// Remembers every card and takes the best placement.
    Attentive,
    /// Turns over any card, but takes the best placement.
    Forgetful,
    /// Turns over any card and places anything anywhere.
    Careless,
}

impl Temperament {
    pub(crate) const ALL: [Temperament; 3] = [
        Temperament::Attentive,
        Temperament::Forgetful,
        Temperament::Careless,
    ];
    pub(crate) const NAMES: [&'static str; 3] = ["attentive", "forgetful", "careless"];

    /// S15, S16: which card to turn over.
    pub(crate) fn flip(self, view: &View, legal: &[Action], chance: &mut impl Chance) -> Action {
        match self {
            Temperament::Attentive => remembering_flip(view, legal, chance),
            Temperament::Forgetful | Temperament::Careless => chance.choose(legal),
        }
    }

    /// S24: Bill gets rid of every Complication.
    pub(crate) fn judge(self) -> Action {
        match self {
            Temperament::Attentive | Temperament::Forgetful | Temperament::Careless => {
                Action::Ignore
            }
        }
    }

    /// S26, S27: which Hex to place, where and how.
    pub(crate) fn place(
        self,
        view: &View,
        seat: Seat,
        legal: &[Action],
        chance: &mut impl Chance,
    ) -> Action {
        match self {
            Temperament::Careless => chance.choose(legal),
            Temperament::Attentive | Temperament::Forgetful => best_placement(view, seat, legal),
        }
    }
}

/// The flip of somebody who remembers all cards that were turned back.
fn remembering_flip(view: &View, legal: &[Action], chance: &mut impl Chance) -> Action {
    let flippable = view.flippable();
    let known = |spot: Spot| view.square[spot.index()].and_then(|face| face.echo());
    let good = |spot: &Spot| known(*spot).is_some_and(|echo| !echo.is_complication());
    let matching = view.open.options.matching;
    let best = match view.open.taken.as_slice().first() {
        // The card with the most echoes to follow it.
        None => {
            let promise = |spot: Spot| {
                let first = known(spot)?;
                let echoes = flippable.iter().filter(good).filter(|&other| {
                    other != spot && known(other).is_some_and(|echo| matching.matches(first, echo))
                });
                let product: i64 = echoes
                    .filter_map(known)
                    .map(|echo| i64::from(echo.value()))
                    .product();
                Some((product * i64::from(first.value()), spot))
            };
            flippable.iter().filter(good).filter_map(promise).max()
        }
        Some(&first) => flippable
            .iter()
            .filter(good)
            .filter_map(|spot| {
                let echo = known(spot)?;
                matching
                    .matches(first, echo)
                    .then(|| (i64::from(echo.value()), spot))
            })
            .max(),
    };
    if let Some((_, spot)) = best {
        return Action::Flip(spot);
    }
    let pick = |wanted: &dyn Fn(Spot) -> bool, chance: &mut _| {
        let spots: Vec<Spot> = flippable.iter().filter(|&spot| wanted(spot)).collect();
        (!spots.is_empty()).then(|| Action::Flip(Chance::choose(chance, &spots)))
    };
    let _ = legal;
    pick(&|spot| known(spot).is_none(), chance)
        .or_else(|| pick(&|spot| good(&spot), chance))
        .unwrap_or_else(|| chance.choose(legal))
}

/// The placement with the most points for this turn; of several the first.
fn best_placement(view: &View, seat: Seat, legal: &[Action]) -> Action {
    let options = &view.open.options;
    let who = view.open.character();
    let taken: &[Echo] = view.open.taken.as_slice();
    let mut best = (i64::MIN, legal[0]);
    let mut consider =
        |hex: Hex, borders: &[Border], action: &dyn Fn(Hex, Border, Rotation) -> Action| {
            let mut worth = [None; 64];
            for &border in borders {
                for &rotation in &Rotation::ALL[..hex.period()] {
                    let paired: ColourSet = hex.ring(rotation).pairs(border.facing());
                    let points = *worth[paired.index()].get_or_insert_with(|| {
                        Sum::of(options, who, hex, taken, paired).before_floor()
                    });
                    if points > best.0 {
                        best = (points, action(hex, border, rotation));
                    }
                }
            }
        };
    let borders = view.open.table.borders();
    match view.open.phase {
        Phase::Choose => {
            for hex in view.hand(seat).unwrap_or_default().iter() {
                consider(hex, borders, &|hex, _, _| Action::Choose(hex));
            }
        }
        Phase::At(hex) => consider(hex, borders, &|_, border, _| Action::At(border.cell())),
        Phase::Turn(hex, cell) => {
            let border = view.open.table.border(cell);
            consider(hex, border.as_slice(), &|_, _, rotation| {
                Action::Turn(rotation)
            });
        }
        Phase::Character | Phase::Flip | Phase::Bill(_) | Phase::Over => {}
    }
    best.1
}
