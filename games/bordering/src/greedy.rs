//! A player who thinks no further than this turn.

use engine::{Chance, Seat};

use crate::{Action, Border, Echo, Face, Hex, Phase, Rotation, Spot, SpotSet, View};

/// How much a greedy player heeds.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Temperament {
    /// Remembers every card, likes pairs, then known cards of value 3 or 4;
    /// takes the best placement.
    Attentive,
    /// The same, but leaves known cards below 4 where they are until there is
    /// a match for them.
    Patient,
    /// Turns over any card, but takes the best placement.
    Forgetful,
    /// Turns over any card and places anything anywhere.
    Careless,
}

impl Temperament {
    pub(crate) const ALL: [Temperament; 4] = [
        Temperament::Attentive,
        Temperament::Patient,
        Temperament::Forgetful,
        Temperament::Careless,
    ];
    pub(crate) const NAMES: [&'static str; 4] = ["attentive", "patient", "forgetful", "careless"];

    /// S15, S16: which card to turn over.
    pub(crate) fn flip(self, view: &View, legal: &[Action], chance: &mut impl Chance) -> Action {
        let worthwhile = match self {
            Temperament::Attentive => 3,
            Temperament::Patient => 4,
            Temperament::Forgetful | Temperament::Careless => return chance.choose(legal),
        };
        let memory = Memory::of(view);
        let best = match view.open.taken.as_slice().first() {
            None => memory.best_first(worthwhile),
            Some(&first) => memory.best_match(first),
        };
        // A card nobody knows may match, and is known from then on. Failing
        // that, one that does no harm.
        let spot = best
            .or_else(|| pick(memory.unknown(), chance))
            .or_else(|| pick(memory.good(), chance));
        spot.map_or_else(|| chance.choose(legal), Action::Flip)
    }

    /// S24: Bill gets rid of every Complication.
    pub(crate) fn judge(self) -> Action {
        match self {
            Temperament::Attentive
            | Temperament::Patient
            | Temperament::Forgetful
            | Temperament::Careless => Action::Ignore,
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
            Temperament::Attentive | Temperament::Patient | Temperament::Forgetful => {
                best_placement(view, seat).unwrap_or_else(|| chance.choose(legal))
            }
        }
    }
}

/// The square as somebody remembers it.
struct Memory<'a> {
    view: &'a View,
    flippable: SpotSet,
}

impl Memory<'_> {
    fn of(view: &View) -> Memory<'_> {
        Memory {
            view,
            flippable: view.flippable(),
        }
    }

    fn card(&self, spot: Spot) -> Option<Echo> {
        self.view.square[spot.index()].and_then(Face::echo)
    }

    /// The spots nobody knows.
    fn unknown(&self) -> SpotSet {
        let unknown = |&spot: &Spot| self.card(spot).is_none();
        self.flippable.iter().filter(unknown).collect()
    }

    /// The spots with a known card that is no Complication.
    fn good(&self) -> SpotSet {
        self.good_cards().map(|(spot, _)| spot).collect()
    }

    fn good_cards(&self) -> impl Iterator<Item = (Spot, Echo)> {
        self.flippable
            .iter()
            .filter_map(|spot| Some((spot, self.card(spot)?)))
            .filter(|(_, echo)| !echo.is_complication())
    }

    /// The known card to begin with: one that others will follow, else one
    /// that is worthwhile by itself.
    fn best_first(&self, worthwhile: u8) -> Option<Spot> {
        let matching = self.view.open.options.matching;
        let promise = |(spot, first): (Spot, Echo)| {
            let value = i64::from(first.value());
            let followers = self
                .good_cards()
                .filter(|&(other, echo)| other != spot && matching.matches(first, echo));
            let (count, product) = followers.fold((0, value), |(count, product), (_, echo)| {
                (count + 1, product * i64::from(echo.value()))
            });
            let begins = count > 0 || first.value() >= worthwhile;
            begins.then_some((count > 0, product, spot))
        };
        let best = self.good_cards().filter_map(promise).max();
        best.map(|(_, _, spot)| spot)
    }

    /// The best known card that matches the first one.
    fn best_match(&self, first: Echo) -> Option<Spot> {
        let matching = self.view.open.options.matching;
        self.good_cards()
            .filter(|&(_, echo)| matching.matches(first, echo))
            .max_by_key(|&(spot, echo)| (echo.value(), spot))
            .map(|(spot, _)| spot)
    }
}

fn pick(spots: SpotSet, chance: &mut impl Chance) -> Option<Spot> {
    if spots.is_empty() {
        return None;
    }
    let nth = chance.below(spots.len() as u32) as usize;
    spots.iter().nth(nth)
}

/// The step towards the placement with the most points for this turn; of
/// several the first in order of Hex, cell and rotation.
fn best_placement(view: &View, seat: Seat) -> Option<Action> {
    let borders = view.open.table.borders();
    match view.open.phase {
        Phase::Choose => {
            let hand = view.hand(seat)?;
            let best = first_max(hand.iter().map(|hex| (best_spot(view, hex, borders), hex)))?;
            Some(Action::Choose(best))
        }
        Phase::At(hex) => {
            let spots = borders.iter().map(|border| {
                let here = std::slice::from_ref(border);
                (best_spot(view, hex, here), border.cell())
            });
            first_max(spots).map(Action::At)
        }
        Phase::Turn(hex, cell) => {
            let border = view.open.table.border(cell)?;
            let turns = rotations(hex).iter().map(|&rotation| {
                let points = points(view, hex, border, rotation);
                (points, rotation)
            });
            first_max(turns).map(Action::Turn)
        }
        Phase::Character | Phase::Flip | Phase::Bill(_) | Phase::Over => None,
    }
}

/// The rotations that look different.
fn rotations(hex: Hex) -> &'static [Rotation] {
    static ALL: [Rotation; 6] = Rotation::ALL;
    &ALL[..hex.period()]
}

/// What the Hex brings at the best of these cells, turned as is best.
fn best_spot(view: &View, hex: Hex, borders: &[Border]) -> i64 {
    // Only the set of paired colours matters, and there are few.
    let mut tried = 0u64;
    let mut best = i64::MIN;
    for &border in borders {
        for &rotation in rotations(hex) {
            let paired = hex.ring(rotation).pairs(border.facing());
            let bit = 1 << paired.index();
            if tried & bit == 0 {
                tried |= bit;
                best = best.max(points(view, hex, border, rotation));
            }
        }
    }
    best
}

/// What a placement brings. Below 0 the least loss still counts as best.
fn points(view: &View, hex: Hex, border: Border, rotation: Rotation) -> i64 {
    view.sum(hex, border, rotation).before_floor()
}

/// The first of those with the most points.
fn first_max<T>(candidates: impl Iterator<Item = (i64, T)>) -> Option<T> {
    candidates
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, best)| best)
}
