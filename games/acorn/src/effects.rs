use std::fmt;

use engine::Message;

use crate::words::files::message;

/// One part of an effect list, with its number.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Part {
    /// The own pawn goes forward.
    Move(u8),
    /// The own pawn goes back.
    Back(u8),
    /// More acorns for this turn.
    Acorn(u8),
    /// Draws, one at a time.
    Draw(u8),
    /// Hand cards go to the own Nest without effect.
    Discard(u8),
    /// The own Nest gets Traps.
    TrapSelf(u8),
    /// One opponent's Nest gets Traps.
    TrapOne(u8),
    /// Every opponent's Nest gets Traps.
    TrapEach(u8),
    /// One opponent's pawn goes back.
    PushOne(u8),
    /// Every opponent's pawn goes back.
    PushEach(u8),
    /// Forward for every opponent ahead.
    Chase(u8),
    /// Own Traps go under the Trap deck.
    Shed(u8),
    /// The own pawn goes to any lane.
    LaneAny,
}

/// The largest number in an effect, so that no turn can overflow a counter.
pub const LARGEST: u8 = 99;

impl Part {
    /// The number it carries; `lane any` has none.
    pub const fn number(self) -> Option<u8> {
        match self {
            Part::Move(n)
            | Part::Back(n)
            | Part::Acorn(n)
            | Part::Draw(n)
            | Part::Discard(n)
            | Part::TrapSelf(n)
            | Part::TrapOne(n)
            | Part::TrapEach(n)
            | Part::PushOne(n)
            | Part::PushEach(n)
            | Part::Chase(n)
            | Part::Shed(n) => Some(n),
            Part::LaneAny => None,
        }
    }

    /// The same part with another number.
    pub const fn with_number(self, n: u8) -> Part {
        match self {
            Part::Move(_) => Part::Move(n),
            Part::Back(_) => Part::Back(n),
            Part::Acorn(_) => Part::Acorn(n),
            Part::Draw(_) => Part::Draw(n),
            Part::Discard(_) => Part::Discard(n),
            Part::TrapSelf(_) => Part::TrapSelf(n),
            Part::TrapOne(_) => Part::TrapOne(n),
            Part::TrapEach(_) => Part::TrapEach(n),
            Part::PushOne(_) => Part::PushOne(n),
            Part::PushEach(_) => Part::PushEach(n),
            Part::Chase(_) => Part::Chase(n),
            Part::Shed(_) => Part::Shed(n),
            Part::LaneAny => Part::LaneAny,
        }
    }

    /// The words in front of the number.
    const fn keyword(self) -> &'static str {
        match self {
            Part::Move(_) => "move",
            Part::Back(_) => "back",
            Part::Acorn(_) => "acorn",
            Part::Draw(_) => "draw",
            Part::Discard(_) => "discard",
            Part::TrapSelf(_) => "trap self",
            Part::TrapOne(_) => "trap one",
            Part::TrapEach(_) => "trap each",
            Part::PushOne(_) => "push one",
            Part::PushEach(_) => "push each",
            Part::Chase(_) => "chase",
            Part::Shed(_) => "shed",
            Part::LaneAny => "lane any",
        }
    }

    /// The parts that carry a number, each with 1.
    const NUMBERED: [Part; 12] = [
        Part::Move(1),
        Part::Back(1),
        Part::Acorn(1),
        Part::Draw(1),
        Part::Discard(1),
        Part::TrapSelf(1),
        Part::TrapOne(1),
        Part::TrapEach(1),
        Part::PushOne(1),
        Part::PushEach(1),
        Part::Chase(1),
        Part::Shed(1),
    ];

    /// Reads one part as the data file writes it.
    ///
    /// # Errors
    ///
    /// Says what is wrong with it: an unknown word, or a number that is
    /// missing, negative, zero or too large.
    pub fn parse(text: &str) -> Result<Part, Message> {
        let text = text.trim();
        if text == Part::LaneAny.keyword() {
            return Ok(Part::LaneAny);
        }
        let unknown = || message::no_effect(text.to_owned());
        let (words, number) = match text.rsplit_once(' ') {
            Some((words, number)) => (words.trim_end(), Some(number)),
            None => (text, None),
        };
        if let Some(part) = Part::NUMBERED
            .into_iter()
            .find(|part| part.keyword() == words)
        {
            let number = number.unwrap_or_default();
            let wrong = || message::effect_number(part.keyword(), LARGEST, number.to_owned());
            let n: u8 = number.parse().map_err(|_| wrong())?;
            if n == 0 || n > LARGEST {
                return Err(wrong());
            }
            return Ok(part.with_number(n));
        }
        // "move" or "trap one" with nothing behind it misses its number.
        match Part::NUMBERED
            .into_iter()
            .find(|part| part.keyword() == text)
        {
            Some(part) => Err(message::effect_number(part.keyword(), LARGEST, "")),
            None => Err(unknown()),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.keyword())?;
        match self.number() {
            Some(n) => write!(f, " {n}"),
            None => Ok(()),
        }
    }
}

/// An effect list, compiled: at most [`Effects::MOST`] parts in place.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct Effects {
    parts: [Part; Effects::MOST],
    len: u8,
}

impl Effects {
    /// The most parts a list can have.
    pub const MOST: usize = 6;

    /// The list `none`: it can be carried out, and nothing happens.
    pub const NONE: Effects = Effects {
        parts: [Part::LaneAny; Effects::MOST],
        len: 0,
    };

    /// A list of one part.
    pub fn only(part: Part) -> Effects {
        let mut effects = Effects::NONE;
        effects.parts[0] = part;
        effects.len = 1;
        effects
    }

    /// Reads a list as the data file writes it.
    ///
    /// # Errors
    ///
    /// Says which part cannot be read and why.
    pub fn parse(text: &str) -> Result<Effects, Message> {
        let mut effects = Effects::NONE;
        if text.trim() == "none" {
            return Ok(effects);
        }
        for part in text.split(';') {
            let room = effects.parts.get_mut(usize::from(effects.len));
            *room.ok_or_else(|| message::effects_too_long(Effects::MOST))? = Part::parse(part)?;
            effects.len += 1;
        }
        Ok(effects)
    }

    /// Its parts in order.
    #[inline]
    pub fn parts(&self) -> &[Part] {
        &self.parts[..usize::from(self.len)]
    }
}

impl fmt::Debug for Effects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Effects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.len == 0 {
            return f.write_str("none");
        }
        for (i, part) in self.parts().iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            part.fmt(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_prints_as_it_was_written() {
        for text in [
            "move 1",
            "trap one 1; acorn 1",
            "lane any; draw 1",
            "shed 2; draw 2",
            "move 4; push each 2",
            "none",
        ] {
            assert_eq!(Effects::parse(text).unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_wrong_word_or_number_is_named() {
        let error = |text| Effects::parse(text).unwrap_err().to_string();
        assert_eq!(error("hop 3"), "'hop 3' is not an effect");
        assert_eq!(error("draw 1; none"), "'none' is not an effect");
        assert_eq!(error("move 1;"), "'' is not an effect");
        assert_eq!(
            error("move -2"),
            "'move' needs a number from 1 to 99, not '-2'"
        );
        assert_eq!(
            error("draw 0"),
            "'draw' needs a number from 1 to 99, not '0'"
        );
        assert_eq!(
            error("push one"),
            "'push one' needs a number from 1 to 99, not ''"
        );
        assert_eq!(
            error("chase"),
            "'chase' needs a number from 1 to 99, not ''"
        );
        assert_eq!(error("trap 1"), "'trap 1' is not an effect");
        assert_eq!(
            error(&["move 1"; 7].join("; ")),
            "an effect list has at most 6 parts"
        );
    }
}
