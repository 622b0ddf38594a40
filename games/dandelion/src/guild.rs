//! What makes a guild: who is satisfied in it, and what that is worth.

use crate::{
    cards::{Card, Cards},
    icons::{Icon, Icons},
};

/// How cards give while guilds are judged: as printed, or under a drought, and
/// with the name the joker goes by.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Climate {
    pub(crate) water: Water,
    /// The icon a joker gives beyond its printed ones (D106).
    pub(crate) joker: Option<Icon>,
}

/// Which cards give water (D104).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Water {
    /// Those that print it.
    Flows,
    /// Of those, the structures.
    Stored,
    /// None.
    Gone,
}

const WATER: Icons = Icons::only(Icon::Water);

/// The cards of class structure.
const STRUCTURES: Cards = structures();

const fn structures() -> Cards {
    use crate::deck_file::{DECK, ORDINARY};
    use parts::tsv::same;

    let (mut bits, mut i) = (0, 0);
    while i < ORDINARY {
        if same(DECK[i].class, "structure") {
            bits |= 1 << i;
        }
        i += 1;
    }
    Cards::from_bits(bits)
}

impl Climate {
    /// The icons a card gives.
    #[inline]
    pub(crate) fn outputs(self, card: Card) -> Icons {
        let mut outputs = card.outputs();
        if card == Card::DANDELION
            && let Some(icon) = self.joker
        {
            outputs = outputs.with(icon);
        }
        match self.water {
            Water::Flows => outputs,
            Water::Stored if STRUCTURES.contains(card) => outputs,
            Water::Stored | Water::Gone => outputs.minus(WATER),
        }
    }
}

/// What the cards of a guild give, by one card at least and by two.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Mix {
    pub(crate) once: Icons,
    pub(crate) twice: Icons,
}

impl Mix {
    pub(crate) fn of(cards: impl IntoIterator<Item = Card>, climate: Climate) -> Mix {
        let mut mix = Mix::default();
        for card in cards {
            mix.add(climate.outputs(card));
        }
        mix
    }

    #[inline]
    pub(crate) fn add(&mut self, outputs: Icons) {
        self.twice = self.twice.or(self.once.and(outputs));
        self.once = self.once.or(outputs);
    }

    /// Both together.
    #[inline]
    pub(crate) fn and(self, other: Mix) -> Mix {
        Mix {
            once: self.once.or(other.once),
            twice: (self.twice.or(other.twice)).or(self.once.and(other.once)),
        }
    }

    /// D34, D35: what a card with these outputs gets from the others.
    #[inline]
    pub(crate) fn supply(self, outputs: Icons) -> Icons {
        self.twice.or(self.once.minus(outputs))
    }

    /// D34: whether a card of the guild has all it needs.
    #[inline]
    pub(crate) fn satisfies(self, card: Card, climate: Climate) -> bool {
        card.inputs().within(self.supply(climate.outputs(card)))
    }
}

/// D57 to D59: the most inputs among satisfied cards; 0 if no card that needs
/// anything is satisfied.
pub(crate) fn most_inputs(cards: Cards, climate: Climate) -> u8 {
    let mix = Mix::of(cards.iter(), climate);
    (cards.iter())
        .filter(|&card| mix.satisfies(card, climate))
        .map(|card| card.inputs().count())
        .max()
        .unwrap_or(0)
}

/// D56, D57: what a legal guild is worth without aphids.
///
/// With `helpers` = `free` a guild may owe its right to a self-satisfied card
/// and is then worth 1; otherwise a guild of several cards has a centre, so
/// the lower bound changes nothing.
pub(crate) fn points(cards: Cards, climate: Climate) -> u8 {
    most_inputs(cards, climate).max(1)
}

/// Whether some card of these is satisfied, one that needs nothing included
/// but not the joker.
pub(crate) fn anyone_satisfied(among: Cards, guild: Cards, climate: Climate, joker: Cards) -> bool {
    let mix = Mix::of(guild.iter(), climate);
    (among.minus(joker).iter()).any(|card| mix.satisfies(card, climate))
}
