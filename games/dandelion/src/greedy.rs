//! Players who think no further than the next build.

use std::cmp::Reverse;

use engine::Seat;

use crate::{
    action::Action,
    cards::Card,
    icons::{Icon, Icons},
    table::Step,
    view::View,
};

/// How a greedy player chooses among builds and discards.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(crate) enum Temperament {
    /// The highest guild first; keeps cards that give much beside food. Chosen
    /// to play as the greedy players the deck was balanced with.
    Tall,
    /// The greatest gain for the fewest cards; keeps cards that give what is
    /// wanted most and given least.
    Thrifty,
}

/// How many guilds a greedy player looks at merging at once.
const MOST_MERGED: usize = 2;

/// A player who looks at what can be built now.
pub(crate) struct Greedy<'a> {
    pub(crate) view: &'a View,
    pub(crate) seat: Seat,
    pub(crate) temperament: Temperament,
}

impl Greedy<'_> {
    pub(crate) fn choose(&self, legal: &[Action]) -> Option<Action> {
        let legal = legal.iter().copied();
        match self.view.table.step {
            Step::Build => Some(self.build(legal)),
            Step::Discard | Step::Take => self.give_up_or_take(legal),
            Step::Replenish => legal.min_by_key(|&action| action != Action::DrawDeck),
            Step::Aphids { .. } => legal.min_by_key(|&action| self.harm(action)),
            Step::Landing { .. } => legal.min_by_key(|&action| action == Action::Suffer),
            Step::Insect { .. } => {
                let cures = legal.filter(|&action| self.cure(action) > 0);
                (cures.max_by_key(|&action| self.cure(action))).or(Some(Action::Save))
            }
            Step::Offers { .. } => Some(Action::Pass),
            Step::Answer { .. } => Some(Action::Refuse),
            Step::Over => None,
        }
    }

    /// The best build that gains points, a cure of an own guild before all.
    fn build(&self, legal: impl Iterator<Item = Action>) -> Action {
        let mut best = (Action::Done, (0, 0, Reverse(0)));
        for action in legal {
            if self.cure(action) > 0 {
                return action;
            }
            let Some(made) = self.view.prospect(self.seat, action) else {
                continue;
            };
            if made.guilds > MOST_MERGED {
                continue;
            }
            let key = match self.temperament {
                Temperament::Tall => (made.worth, made.gain, Reverse(made.cards)),
                Temperament::Thrifty => (made.gain, made.worth, Reverse(made.cards)),
            };
            if made.gain > 0 && (best.0 == Action::Done || key > best.1) {
                best = (action, key);
            }
        }
        best.0
    }

    /// Discards what is worth least to keep, takes what is worth most.
    fn give_up_or_take(&self, legal: impl Iterator<Item = Action>) -> Option<Action> {
        legal.min_by_key(|&action| match action {
            Action::Discard(card) => self.use_of(card),
            Action::Take(card) => -self.use_of(card),
            _ => 0,
        })
    }

    fn use_of(&self, card: Card) -> i64 {
        match self.temperament {
            Temperament::Tall => {
                let outputs = card.outputs().minus(Icons::only(Icon::Food));
                i64::from(outputs.count())
            }
            Temperament::Thrifty => card.outputs().iter().map(demand).sum(),
        }
    }

    /// How much aphids hurt if they go there: own guilds by their worth, other
    /// players the less the more they have.
    fn harm(&self, action: Action) -> i64 {
        let garden = &self.view.table.garden;
        match action {
            Action::AphidsOn(guild) => (garden.guild(self.seat, guild as usize))
                .map_or(0, |guild| i64::from(guild.points())),
            Action::AphidsTo { seat, guild } => {
                let victim = Seat::new(seat as usize);
                let hit = guild.and_then(|number| garden.guild(victim, number as usize));
                let lost = hit.map_or(0, |guild| i64::from(guild.points()));
                -10 * garden.score(victim) - lost
            }
            _ => 1,
        }
    }

    /// What an own guild is worth again if this insect is used on it.
    fn cure(&self, action: Action) -> u8 {
        let (Action::Cure { seat, guild, .. } | Action::Apply { seat, guild }) = action else {
            return 0;
        };
        if usize::from(seat) != self.seat.index() {
            return 0;
        }
        let guild = self.view.table.garden.guild(self.seat, guild as usize);
        guild.map_or(0, |guild| guild.sound)
    }
}

/// How much an icon is wanted: cards that need it for every ten that give it.
fn demand(icon: Icon) -> i64 {
    let count = |shows: fn(Card) -> Icons| {
        let cards = Card::ORDINARY.iter();
        cards.filter(|&card| shows(card).contains(icon)).count() as i64
    };
    10 * count(Card::inputs) / count(Card::outputs).max(1)
}
