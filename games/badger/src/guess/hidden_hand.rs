use engine::{Chance, Seat};
use parts::Pile;

use crate::card::CardSet;

use super::{
    draw,
    story::{FIVES, Stories, Story, Whereabouts},
};
use crate::{card::Card, recall::Taken, view::View};

/// One hand the viewer does not see, and what is known about it.
///
/// Its *stretches* are the times between its fives: stretch 0 before the first,
/// stretch 1 after it, and so on.
#[derive(Debug)]
pub(super) struct HiddenHand {
    size: usize,
    /// The cards it was shown not to hold in each stretch.
    forbidden: Pile<CardSet, { FIVES + 1 }>,
    /// The cards that left it for all to see in each stretch after a five.
    emitted: Pile<CardSet, FIVES>,
    /// How many of its fives have buried a card; the last one may be open.
    buried: usize,
    /// Decree cards it took, which are in hand or buried.
    taken: Pile<Taken, 3>,
    /// Cards that left it and cannot have been dealt: each was drawn by some five.
    surely_drawn: CardSet,
}

/// A hand filled in, with the cards each of its fives drew and buried.
#[derive(Debug, Default)]
pub(super) struct Filled {
    pub(super) hand: CardSet,
    pub(super) drawn: [Option<Card>; FIVES],
    pub(super) buried: [Option<Card>; FIVES],
}

impl Filled {
    /// Every card it uses.
    pub(super) fn cards(&self) -> CardSet {
        let fives = self.drawn.iter().chain(&self.buried).flatten().copied();
        self.hand.or(fives.collect())
    }
}

impl HiddenHand {
    pub(super) fn new(view: &View, seat: Seat, size: usize, placed: CardSet) -> HiddenHand {
        let mut hand = HiddenHand {
            size,
            forbidden: Pile::new(),
            emitted: view.emitted_by(seat),
            buried: 0,
            taken: view.taken_by(seat, placed),
            surely_drawn: CardSet::NONE,
        };
        let dealt = view.recall.dealt_limits[seat.index()];
        hand.forbidden.push(dealt.forbidden());
        for five in view.recall.fives().iter().filter(|five| five.seat == seat) {
            hand.forbidden.push(five.limits.forbidden());
        }
        let open = view.is_burying(seat);
        hand.buried = hand.fives() - usize::from(open);
        for (emitted, stretch) in hand.emitted.as_slice().iter().zip(1..) {
            let since_dealt = emitted.and(hand.forbidden(0, stretch));
            hand.surely_drawn = hand.surely_drawn.or(since_dealt);
        }
        hand
    }

    fn fives(&self) -> usize {
        self.emitted.len()
    }

    /// The cards shown not to be held in the stretches `from..to`.
    fn forbidden(&self, from: usize, to: usize) -> CardSet {
        let stretches = self.forbidden.as_slice().get(from..to).unwrap_or_default();
        stretches
            .iter()
            .fold(CardSet::NONE, |all, &cards| all.or(cards))
    }

    /// What may have become of its cards, with these to deal from.
    pub(super) fn stories(&self, loose: CardSet) -> Stories {
        let mut stories = Stories::new();
        Story::each(self.fives(), self.buried, self.taken.len(), &mut |story| {
            stories.add(*story, self.weight(story, loose));
        });
        stories
    }

    /// Draws the hand and what its fives moved, with these cards to deal from and
    /// the stories they allow; none if the draw has to be repeated.
    pub(super) fn fill(
        &self,
        loose: CardSet,
        stories: &Stories,
        chance: &mut impl Chance,
    ) -> Option<Filled> {
        let story = match self.fives() {
            // There is but one.
            0 => stories.first(),
            _ => stories.pick(chance),
        }?;
        self.tell(story, loose, chance)
    }

    /// How many ways there are to deal the cards of a story, counting those in
    /// which one card is picked twice.
    fn weight(&self, story: &Story, loose: CardSet) -> u64 {
        if !self.is_consistent(story) {
            return 0;
        }
        let Some(dealt) = self.size.checked_sub(story.count(Whereabouts::Hand)) else {
            return 0;
        };
        let mut ways = binomial(self.dealt_in_hand(loose).len(), dealt);
        for five in 1..=self.fives() {
            ways *= match story.drawn.as_slice()[five - 1] {
                Whereabouts::Out => self.may_be_out(five, story).len(),
                place => self
                    .drawn_room(five, place, loose)
                    .len()
                    .saturating_sub(dealt),
            } as u64;
        }
        for five in self.dealt_graves(story) {
            ways *= self.dealt_room(five, loose).len().saturating_sub(dealt) as u64;
        }
        ways
    }

    /// Whether every card is where it can be, and every card that was surely drawn
    /// is told of.
    fn is_consistent(&self, story: &Story) -> bool {
        let drawn_fit = (story.drawn.as_slice().iter().zip(1..)).all(|(place, five)| match place {
            Whereabouts::Hand | Whereabouts::Buried(_) => true,
            Whereabouts::Out => five <= self.buried,
        });
        let taken_fit =
            (story.taken.as_slice().iter().zip(self.taken.as_slice())).all(|(place, taken)| {
                let since = taken.fives() + 1;
                let shown = match place {
                    Whereabouts::Hand => self.forbidden(since, self.fives() + 1),
                    Whereabouts::Buried(grave) if usize::from(*grave) >= since => {
                        self.forbidden(since, usize::from(*grave))
                    }
                    Whereabouts::Buried(_) | Whereabouts::Out => return false,
                };
                !shown.contains(taken.card)
            });
        drawn_fit && taken_fit && story.count(Whereabouts::Out) >= self.surely_drawn.len()
    }

    /// The cards that may have been dealt and be in hand now.
    fn dealt_in_hand(&self, loose: CardSet) -> CardSet {
        loose.minus(self.forbidden(0, self.fives() + 1))
    }

    /// The cards that may have been dealt and then buried by a five.
    fn dealt_room(&self, five: usize, loose: CardSet) -> CardSet {
        loose.minus(self.forbidden(0, five))
    }

    /// The cards that may have been drawn by a five and be at a hidden place.
    fn drawn_room(&self, five: usize, place: Whereabouts, loose: CardSet) -> CardSet {
        let until = match place {
            Whereabouts::Buried(grave) => usize::from(grave),
            Whereabouts::Hand | Whereabouts::Out => self.fives() + 1,
        };
        loose.minus(self.forbidden(five, until))
    }

    /// The fives that buried a card which was dealt.
    fn dealt_graves(&self, story: &Story) -> impl Iterator<Item = usize> {
        let story = *story;
        (1..=self.buried).filter(move |&five| story.count(Whereabouts::Buried(five as u8)) == 0)
    }

    /// The cards that have left the hand and may be what a five drew.
    fn may_be_out(&self, five: usize, story: &Story) -> CardSet {
        let mut cards = CardSet::NONE;
        for stretch in five..=self.fives() {
            let emitted = self.emitted.as_slice()[stretch - 1];
            cards = cards.or(emitted.minus(self.forbidden(five, stretch)));
        }
        let sure = self.surely_drawn;
        if story.count(Whereabouts::Out) == sure.len() {
            cards = cards.and(sure);
        }
        cards
    }

    /// Deals the cards of a story.
    fn tell(&self, story: &Story, loose: CardSet, chance: &mut impl Chance) -> Option<Filled> {
        let dealt = self.size.checked_sub(story.count(Whereabouts::Hand))?;
        let mut filled = Filled {
            hand: subset(self.dealt_in_hand(loose), dealt, chance)?,
            ..Filled::default()
        };
        let free = loose.minus(filled.hand);
        let mut used = CardSet::NONE;
        let mut take = |room: CardSet, chance: &mut _| {
            let card = any(room, chance)?;
            let fresh = !used.contains(card);
            used.insert(card);
            fresh.then_some(card)
        };
        for five in 1..=self.fives() {
            let place = story.drawn.as_slice()[five - 1];
            let room = match place {
                Whereabouts::Out => self.may_be_out(five, story),
                Whereabouts::Hand | Whereabouts::Buried(_) => self.drawn_room(five, place, free),
            };
            let card = take(room, chance)?;
            filled.drawn[five - 1] = Some(card);
            match place {
                Whereabouts::Hand => filled.hand.insert(card),
                Whereabouts::Buried(grave) => filled.buried[usize::from(grave) - 1] = Some(card),
                Whereabouts::Out => {}
            }
        }
        for five in self.dealt_graves(story) {
            filled.buried[five - 1] = Some(take(self.dealt_room(five, free), chance)?);
        }
        for (place, taken) in story.taken.as_slice().iter().zip(self.taken.as_slice()) {
            match place {
                Whereabouts::Hand | Whereabouts::Out => filled.hand.insert(taken.card),
                Whereabouts::Buried(grave) => {
                    filled.buried[usize::from(*grave) - 1] = Some(taken.card);
                }
            }
        }
        self.surely_drawn.minus(used).is_empty().then_some(filled)
    }
}

/// One card of a set, each equally likely.
fn any(cards: CardSet, chance: &mut impl Chance) -> Option<Card> {
    (!cards.is_empty()).then(|| draw(cards, chance))
}

/// `count` cards of a set, each choice equally likely; none if it has fewer.
fn subset(cards: CardSet, count: usize, chance: &mut impl Chance) -> Option<CardSet> {
    let spare = cards.len().checked_sub(count)?;
    // Fewer draws pick the smaller part.
    let mut part = CardSet::NONE;
    let mut rest = cards;
    for _ in 0..spare.min(count) {
        let card = any(rest, chance)?;
        rest.remove(card);
        part.insert(card);
    }
    Some(if spare < count { rest } else { part })
}

/// In how many ways `k` of `n` things can be chosen.
fn binomial(n: usize, k: usize) -> u64 {
    if k > n {
        return 0;
    }
    let k = k.min(n - k);
    (1..=k).fold(1, |ways, i| ways * (n - k + i) as u64 / i as u64)
}
