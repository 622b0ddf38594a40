use engine::Chance;
use parts::Pile;

use super::below;

/// The most fives one player can play in a round.
pub(super) const FIVES: usize = 3;
/// The most decree cards one player can take in a round.
const TAKEN: usize = 3;

/// Where a card drawn by a 5, or taken from the decree, is now.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(super) enum Whereabouts {
    /// Still in hand.
    #[default]
    Hand,
    /// Buried by the five with this number, from 1.
    Buried(u8),
    /// Played or laid down since, for all to see.
    Out,
}

/// What became of each drawn and each taken card of one hand.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Story {
    pub(super) drawn: Pile<Whereabouts, FIVES>,
    pub(super) taken: Pile<Whereabouts, TAKEN>,
}

impl Story {
    /// How many drawn or taken cards are at a place.
    pub(super) fn count(&self, place: Whereabouts) -> usize {
        let all = self.drawn.as_slice().iter().chain(self.taken.as_slice());
        all.filter(|&&there| there == place).count()
    }

    /// Tells every story of `fives` fives, the first `buried` of which have
    /// buried a card, and `taken` decree cards, in a fixed order. No two cards lie
    /// in one grave, and no drawn card in one that was dug before.
    pub(super) fn each(fives: usize, buried: usize, taken: usize, visit: &mut impl FnMut(&Story)) {
        Story::default().go_on(fives, buried, taken, visit);
    }

    /// Whether a place is a grave in which a card lies already.
    fn is_taken(&self, place: Whereabouts) -> bool {
        matches!(place, Whereabouts::Buried(_)) && self.count(place) > 0
    }

    fn go_on(&mut self, fives: usize, buried: usize, taken: usize, visit: &mut impl FnMut(&Story)) {
        let graves = |first: usize| (first as u8..=buried as u8).map(Whereabouts::Buried);
        if self.drawn.len() < fives {
            for place in [Whereabouts::Hand, Whereabouts::Out]
                .into_iter()
                .chain(graves(self.drawn.len() + 1))
            {
                if self.is_taken(place) {
                    continue;
                }
                self.drawn.push(place);
                self.go_on(fives, buried, taken, visit);
                self.drawn.pop();
            }
        } else if self.taken.len() < taken {
            for place in [Whereabouts::Hand].into_iter().chain(graves(1)) {
                if self.is_taken(place) {
                    continue;
                }
                self.taken.push(place);
                self.go_on(fives, buried, taken, visit);
                self.taken.pop();
            }
        } else {
            visit(self);
        }
    }
}

/// Stories of one hand, each with how many worlds tell it or one before it.
#[derive(Debug)]
pub(super) struct Stories {
    told: Vec<(u64, Story)>,
}

impl Stories {
    pub(super) const fn new() -> Stories {
        Stories { told: Vec::new() }
    }

    /// Adds a story that so many worlds tell.
    pub(super) fn add(&mut self, story: Story, worlds: u64) {
        if worlds > 0 {
            self.told.push((self.worlds() + worlds, story));
        }
    }

    /// How many worlds tell any of them.
    pub(super) fn worlds(&self) -> u64 {
        self.told.last().map_or(0, |&(worlds, _)| worlds)
    }

    /// The first one, if any is told.
    pub(super) fn first(&self) -> Option<&Story> {
        self.told.first().map(|(_, story)| story)
    }

    /// One of them, the likelier the more worlds tell it.
    pub(super) fn pick(&self, chance: &mut impl Chance) -> Option<&Story> {
        let at = below(self.worlds(), chance)?;
        let place = self.told.partition_point(|&(worlds, _)| worlds <= at);
        self.told.get(place).map(|(_, story)| story)
    }
}
