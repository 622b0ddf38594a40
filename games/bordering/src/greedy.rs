//! A player who thinks no further than this turn.

use engine::{Chance, Seat};

use crate::{Action, Echo, Face, Phase, Spot, SpotSet, View};

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
                best_step(view, seat).unwrap_or_else(|| chance.choose(legal))
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
fn best_step(view: &View, seat: Seat) -> Option<Action> {
    let open = &view.open;
    let borders = open.table.borders();
    match open.phase {
        Phase::Choose => {
            let hand = view.hand(seat)?.iter();
            first_max(hand.map(|hex| (open.best_points(hex, borders), hex))).map(Action::Choose)
        }
        Phase::At(hex) => {
            let cells = borders.iter().map(|border| {
                let here = std::slice::from_ref(border);
                (open.best_points(hex, here), border.cell())
            });
            first_max(cells).map(Action::At)
        }
        Phase::Turn(hex, cell) => {
            let border = open.table.border(cell)?;
            let rotations = hex.rotations().iter().map(|&rotation| {
                let points = open.sum(hex, border, rotation).before_floor();
                (points, rotation)
            });
            first_max(rotations).map(Action::Turn)
        }
        Phase::Character | Phase::Flip | Phase::Bill(_) | Phase::Over => None,
    }
}

/// The first of those with the most points.
fn first_max<T>(candidates: impl Iterator<Item = (i64, T)>) -> Option<T> {
    candidates
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, best)| best)
}
