//! A player who thinks no further than this turn.

use engine::{Chance, Seat};

use crate::{
    Action, Echo, HexSet, Matching, Phase, Spot, SpotSet, View, hopes::Hopes, recall::Recall,
    siting::Siting,
};

/// How much a greedy player heeds.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Temperament {
    /// Remembers every card, weighs what a card may become against what it brings
    /// now, and keeps good Hexes for good turns.
    Foresighted,
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
    pub(crate) const ALL: [Temperament; 5] = [
        Temperament::Foresighted,
        Temperament::Attentive,
        Temperament::Patient,
        Temperament::Forgetful,
        Temperament::Careless,
    ];
    pub(crate) const NAMES: [&'static str; 5] = [
        "foresighted",
        "attentive",
        "patient",
        "forgetful",
        "careless",
    ];

    /// S2: who to be: whose field most of the Hexes in hand belong to.
    pub(crate) fn be(
        self,
        view: &View,
        seat: Seat,
        legal: &[Action],
        chance: &mut impl Chance,
    ) -> Action {
        let best = match self {
            Temperament::Foresighted => (view.hand(seat)).and_then(|hand| favourite(hand, legal)),
            Temperament::Attentive
            | Temperament::Patient
            | Temperament::Forgetful
            | Temperament::Careless => None,
        };
        best.unwrap_or_else(|| chance.choose(legal))
    }

    /// S15, S16: which card to turn over.
    pub(crate) fn flip(self, view: &View, legal: &[Action], chance: &mut impl Chance) -> Action {
        let recall = Recall::of_view(view);
        let best = match self {
            Temperament::Foresighted => best_flip(&recall, chance),
            Temperament::Attentive => like_pairs(&recall, 3, chance),
            Temperament::Patient => like_pairs(&recall, PATIENT, chance),
            Temperament::Forgetful | Temperament::Careless => None,
        };
        best.unwrap_or_else(|| chance.choose(legal))
    }

    /// S24: Bill gets rid of every Complication.
    pub(crate) fn judge(self) -> Action {
        match self {
            Temperament::Foresighted
            | Temperament::Attentive
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
            Temperament::Foresighted => (view.hand(seat))
                .and_then(|hand| Siting::of(&view.open, view.turns_left()).step(hand))
                .unwrap_or_else(|| chance.choose(legal)),
            Temperament::Attentive | Temperament::Patient | Temperament::Forgetful => {
                best_step(view, seat).unwrap_or_else(|| chance.choose(legal))
            }
        }
    }
}

/// A card of this value is worth beginning with, even to who is patient.
const PATIENT: u8 = 4;

/// S15, S16: which card somebody with foresight turns over.
pub(crate) fn best_flip(recall: &Recall<'_>, chance: &mut impl Chance) -> Option<Action> {
    match recall.open.options.matching {
        Matching::Name => Hopes::of(recall).flip(),
        // Where a match is never far, patience is all it takes.
        Matching::Type | Matching::Colour => like_pairs(recall, PATIENT, chance),
    }
}

/// The character of these whose field has the most Hexes of a hand.
pub(crate) fn favourite(hand: HexSet, legal: &[Action]) -> Option<Action> {
    let fit = |action: &Action| match action {
        Action::Character(character) => match character.field() {
            Some(kind) => 1 + hand.iter().filter(|hex| hex.is(kind)).count() as i64,
            None => 0,
        },
        _ => 0,
    };
    first_max(legal.iter().map(|action| (fit(action), *action)))
}

/// The flip of somebody who likes pairs, then known cards of this value or more.
fn like_pairs(recall: &Recall<'_>, worthwhile: u8, chance: &mut impl Chance) -> Option<Action> {
    let best = match recall.open.taken.as_slice().first() {
        None => best_first(recall, worthwhile),
        Some(&first) => best_match(recall, first),
    };
    // A card nobody knows may match, and is known from then on. Failing
    // that, one that does no harm.
    let good = || recall.good_cards().map(|(spot, _)| spot).collect();
    best.or_else(|| pick(recall.unknown(), chance))
        .or_else(|| pick(good(), chance))
        .map(Action::Flip)
}

/// The known card to begin with: one that others will follow, else one that is
/// worthwhile by itself.
fn best_first(recall: &Recall<'_>, worthwhile: u8) -> Option<Spot> {
    let matching = recall.open.options.matching;
    let promise = |(spot, first): (Spot, Echo)| {
        let value = i64::from(first.value());
        let followers = (recall.good_cards())
            .filter(|&(other, echo)| other != spot && matching.matches(first, echo));
        let (count, product) = followers.fold((0, value), |(count, product), (_, echo)| {
            (count + 1, product.saturating_mul(i64::from(echo.value())))
        });
        let begins = count > 0 || first.value() >= worthwhile;
        begins.then_some((count > 0, product, spot))
    };
    let best = recall.good_cards().filter_map(promise).max();
    best.map(|(_, _, spot)| spot)
}

/// The best known card that matches the first one.
fn best_match(recall: &Recall<'_>, first: Echo) -> Option<Spot> {
    let matching = recall.open.options.matching;
    (recall.good_cards())
        .filter(|&(_, echo)| matching.matches(first, echo))
        .max_by_key(|&(spot, echo)| (echo.value(), spot))
        .map(|(spot, _)| spot)
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
