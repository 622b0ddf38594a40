//! What the known cards of the square may become, and which card to turn over.
//!
//! A card left where it is may be joined by others of its name, and each of them
//! multiplies. The figures were found by varying them and playing some hundred
//! thousand games.

use crate::{Action, Echo, Flip, LaterComplication, Spot, copies::Copies, recall::Recall};

/// What is multiplied: the Hex, and that a name taken is a turn well used.
const HEX: f32 = 4.4;

/// How much what a card may become counts beside what it brings now.
const PATIENCE: f32 = 0.5;

/// How many unseen cards are seen in a turn.
const SEEN_IN_A_TURN: f32 = 1.65;

/// How much better it is to begin with a card nobody knows than what may come up.
const CURIOSITY: f32 = 1.4;

/// How bad it is to begin with a Complication.
const TROUBLE: f32 = 3.0;

/// The share of a turn that a Complication costs which comes up later.
const RISK: f32 = 0.25;

/// What it is good for to see one more card of the square.
const INSIGHT: f32 = 6.8;

/// What a careful player makes of the square.
pub(crate) struct Hopes<'a> {
    recall: &'a Recall<'a>,
    /// How many copies are known and may be turned over.
    known: [u8; Copies::COUNT],
    /// How likely it is that a certain unseen card comes up before the end.
    arrival: f32,
    /// How much of it there is time for.
    time: f32,
}

impl<'a> Hopes<'a> {
    #[inline]
    pub(crate) fn of(recall: &'a Recall<'a>) -> Hopes<'a> {
        let mut known = [0; Copies::COUNT];
        for (_, echo) in recall.cards() {
            known[Copies::of(echo).index()] += 1;
        }
        let turns = recall.turns_left.saturating_sub(1) as f32;
        let unseen = recall.unseen.len().max(1) as f32;
        Hopes {
            recall,
            known,
            arrival: (SEEN_IN_A_TURN * turns / unseen).min(1.0),
            time: turns / (turns + 1.0),
        }
    }

    /// Which card to turn over, or to stop where that is better and allowed.
    pub(crate) fn flip(&self) -> Option<Action> {
        match self.recall.open.taken.as_slice().first() {
            None => self.begin().map(Action::Flip),
            Some(&first) => self.go_on(first),
        }
    }

    /// S15: the card to begin with.
    fn begin(&self) -> Option<Spot> {
        let mut best: Option<(f32, Spot)> = None;
        let mut weigh = |merit: f32, spot: Spot| {
            if best.is_none_or(|(most, _)| merit > most) {
                best = Some((merit, spot));
            }
        };
        if let Some(spot) = self.recall.unknown().iter().next() {
            weigh(self.surprise(), spot);
        }
        for (spot, echo) in self.recall.cards() {
            let copies = Copies::of(echo);
            let known = self.known[copies.index()];
            weigh(self.merit(copies, known, self.unseen(copies)), spot);
        }
        best.map(|(_, spot)| spot)
    }

    /// S16: a known card that matches; else one nobody knows, unless too much is at
    /// stake; else one that does no harm.
    fn go_on(&self, first: Echo) -> Option<Action> {
        let recall = self.recall;
        let matching = recall.open.options.matching;
        let good = || recall.good_cards();
        let known = good().find(|&(_, echo)| matching.matches(first, echo));
        if let Some((spot, _)) = known {
            return Some(Action::Flip(spot));
        }
        let harmless = match recall.open.options.flip {
            Flip::May => Some(Action::Stop),
            Flip::Must => good().next().map(|(spot, _)| Action::Flip(spot)),
        };
        let unknown = recall.unknown().iter().next().map(Action::Flip);
        let any = recall.flippable.iter().next().map(Action::Flip);
        if harmless.is_none() || self.dares(first) {
            unknown.or(harmless).or(any)
        } else {
            harmless
        }
    }

    /// Whether to turn over an unknown card once this one is taken.
    fn dares(&self, first: Echo) -> bool {
        let recall = self.recall;
        let good = (recall.open.taken.as_slice().iter()).filter(|echo| !echo.is_complication());
        let at_stake = good.fold(HEX, |product, echo| product * f32::from(echo.value()));
        let matches = self.unseen(Copies::of(first)) as f32;
        let troubles = match recall.open.options.complication_flip {
            LaterComplication::Stick => {
                let complications = Copies::all().filter(|copies| copies.card().is_complication());
                complications.map(|copies| self.unseen(copies)).sum::<u32>() as f32
            }
            LaterComplication::TurnBack => 0.0,
        };
        let hope = matches * (f32::from(first.value()) - 1.0);
        let share = (hope - RISK * troubles) / recall.unseen.len().max(1) as f32;
        share * at_stake + INSIGHT > 0.0
    }

    /// How good it is to begin with a card that nobody knows.
    fn surprise(&self) -> f32 {
        let (mut sum, mut count) = (0.0, 0);
        for copies in Copies::all() {
            let unseen = self.unseen(copies);
            if unseen > 0 {
                let known = self.known[copies.index()] + 1;
                sum += unseen as f32 * self.merit(copies, known, unseen - 1);
                count += unseen;
            }
        }
        sum / count.max(1) as f32 + CURIOSITY
    }

    /// How good it is to take so many known copies now, while so many are unseen.
    #[inline]
    fn merit(&self, copies: Copies, known: u8, unseen: u32) -> f32 {
        if copies.card().is_complication() {
            return -TROUBLE;
        }
        let value = f32::from(copies.card().value());
        let now = (0..known).fold(HEX, |product, _| product * value);
        now - PATIENCE * self.time * self.held(now, value, unseen)
    }

    /// What copies that bring so much now are good for if they stay in the square,
    /// beyond what the unseen ones are good for without them.
    #[inline]
    fn held(&self, now: f32, value: f32, unseen: u32) -> f32 {
        let (mut growth, mut nothing) = (1.0, 1.0);
        for _ in 0..unseen {
            growth *= 1.0 + self.arrival * (value - 1.0);
            nothing *= 1.0 - self.arrival;
        }
        (now * growth - HEX * (growth - nothing)).max(0.0)
    }

    /// How many copies nobody has seen.
    #[inline]
    fn unseen(&self, copies: Copies) -> u32 {
        self.recall.unseen.and(copies.cards()).len() as u32
    }

    /// What the square is good for in the turns to come, beside one with nothing but
    /// unknown cards.
    ///
    /// The weights come from a regression on what 4,000 games brought in the end.
    pub(crate) fn outlook(&self) -> f32 {
        let turns = self.recall.turns_left as f32;
        let mut outlook = 0.0;
        for copies in Copies::all() {
            let known = self.known[copies.index()];
            if known == 0 {
                continue;
            }
            if copies.card().is_complication() {
                outlook -= 15.0 * turns / (turns + 15.0) * f32::from(known);
                continue;
            }
            let value = f32::from(copies.card().value());
            let now = (0..known).fold(HEX, |product, _| product * value);
            outlook += if known == 1 {
                4.0 / (turns + 8.0) * self.held(now, value, self.unseen(copies))
            } else {
                0.9 * now
            };
            outlook -= 6.0 * turns / (turns + 10.0) * f32::from(known);
        }
        outlook
    }
}
