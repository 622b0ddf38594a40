//! Echo cards that share a name.

use crate::{Echo, EchoSet, echo::ECHOES};

/// The copies of an Echo card: all cards of one name (S17).
///
/// A number below [`Copies::COUNT`], in the order of the card file.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Copies(u8);

impl Copies {
    /// How many names there are, those of Complications included.
    pub(crate) const COUNT: usize = SETS.0;

    /// All of them.
    pub(crate) fn all() -> impl Iterator<Item = Copies> {
        (0..Copies::COUNT as u8).map(Copies)
    }

    /// The copies of this card.
    #[inline]
    pub(crate) fn of(echo: Echo) -> Copies {
        Copies(OF_ECHO[echo.index()])
    }

    /// Its place in arrays.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cards.
    #[inline]
    pub(crate) fn cards(self) -> EchoSet {
        SETS.1[self.index()]
    }

    /// One of the cards; the others have its type, and if it is no Complication
    /// its value.
    #[inline]
    pub(crate) fn card(self) -> Echo {
        FIRST[self.index()]
    }
}

/// How many names there are, and the cards of each.
const SETS: (usize, [EchoSet; ECHOES]) = {
    let mut sets = [EchoSet::NONE; ECHOES];
    let (mut count, mut i) = (0, 0);
    while i < ECHOES {
        if Echo::new(i).first_copy().index() == i {
            count += 1;
        }
        sets[count - 1].insert(Echo::new(i));
        i += 1;
    }
    (count, sets)
};

static OF_ECHO: [u8; ECHOES] = {
    let mut of_echo = [0; ECHOES];
    let mut i = 0;
    while i < ECHOES {
        let mut name = 0;
        while !SETS.1[name].contains(Echo::new(i)) {
            name += 1;
        }
        of_echo[i] = name as u8;
        i += 1;
    }
    of_echo
};

static FIRST: [Echo; Copies::COUNT] = {
    let mut first = [Echo::new(0); Copies::COUNT];
    let mut i = ECHOES;
    while i > 0 {
        i -= 1;
        first[OF_ECHO[i] as usize] = Echo::new(i);
    }
    first
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_share_a_name_a_type_and_unless_they_are_complications_a_value() {
        let mut cards = 0;
        for copies in Copies::all() {
            let first = copies.card();
            assert!(copies.cards().contains(first));
            for echo in copies.cards().iter() {
                assert_eq!(Copies::of(echo), copies);
                assert!(echo.shares_name(first));
                assert_eq!(echo.kind(), first.kind());
                assert!(echo.is_complication() || echo.value() == first.value());
                cards += 1;
            }
        }
        assert_eq!((Copies::COUNT, cards), (32, ECHOES));
    }
}
