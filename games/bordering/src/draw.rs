//! The Echo draw (S15 to S25).

use engine::Log;

use crate::{
    BillsGift, Bordering, Character, Echo, Event, Flip, LaterComplication, Matching, Phase, Spot,
    SpotSet,
};

impl Bordering {
    /// The spots with a card that may be turned over now (S16, S24).
    #[inline]
    pub fn flippable(&self) -> SpotSet {
        self.spread.filled().minus(self.open.ignored)
    }

    /// Whether the player may stop instead of turning over another card (S16).
    #[inline]
    pub(crate) fn may_stop(&self) -> bool {
        match self.open.options.flip {
            Flip::Must => false,
            Flip::May => !self.open.taken.is_empty(),
        }
    }

    /// S15, S16: turns over the card on a spot.
    pub(crate) fn turn_over(&mut self, spot: Spot, log: &mut impl Log<Event>) {
        let echo = self.spread.face(spot);
        let who = self.open.character();
        log.push(|| Event::TurnedOver { who, spot, echo });
        if echo.is_complication() && self.bill_is_asked() {
            self.open.phase = Phase::Bill(spot);
            return;
        }
        self.follow(spot, log);
    }

    /// S24: whether the player may turn a Complication back.
    fn bill_is_asked(&self) -> bool {
        if self.open.character() != Character::Bill {
            return false;
        }
        match self.open.options.bill {
            BillsGift::Unlimited => true,
            BillsGift::Once => self.open.ignored.is_empty(),
        }
    }

    /// S24: Bill turns the Complication back and turns over another card instead.
    pub(crate) fn ignore(&mut self, spot: Spot, log: &mut impl Log<Event>) {
        let (who, echo) = (self.open.character(), self.spread.face(spot));
        log.push(|| Event::Ignored { who, spot, echo });
        self.open.ignored.insert(spot);
        self.spread.show(spot);
        self.go_on_drawing();
    }

    /// S15, S18 to S22: what becomes of a card that was turned over.
    pub(crate) fn follow(&mut self, spot: Spot, log: &mut impl Log<Event>) {
        let echo = self.spread.face(spot);
        let who = self.open.character();
        let matches = match self.open.taken.as_slice().first() {
            None => true,
            Some(&first) => self.open.options.matching.matches(first, echo),
        };
        if matches {
            log.push(|| Event::Taken { who, echo });
            self.take(spot);
            self.go_on_drawing();
            return;
        }
        self.open.phase = Phase::Choose;
        if echo.is_complication() && self.open.options.complication_flip == LaterComplication::Stick
        {
            log.push(|| Event::Stuck { who, echo });
            self.take(spot);
        } else {
            log.push(|| Event::TurnedBack { who, spot, echo });
            self.spread.show(spot);
        }
    }

    fn take(&mut self, spot: Spot) {
        let echo = self.spread.take(spot);
        self.open.taken.push(echo);
    }

    /// Whether as many cards are taken as the largest square has: then, but in
    /// a made-up position, no card is left in the square (S22).
    pub(crate) fn has_taken_all(&self) -> bool {
        self.open.taken.len() == Spot::MOST
    }

    /// S16, S22, S25: another card, or none that could be turned over.
    fn go_on_drawing(&mut self) {
        self.open.phase = if self.flippable().is_empty() || self.has_taken_all() {
            Phase::Choose
        } else {
            Phase::Flip
        };
    }
}

impl Matching {
    /// S17, S21: whether a card matches the first one taken.
    #[inline]
    pub fn matches(self, first: Echo, echo: Echo) -> bool {
        match self {
            Matching::Name => first.shares_name(echo),
            Matching::Type => first.kind() == echo.kind(),
            Matching::Colour => first.colours().meets(echo.colours()),
        }
    }
}
