//! Text: lines that wrap, shrink and, at the very end, break.

use crate::{
    canvas::{Align, Canvas, Frame, Style},
    drawing::{Mark, Role},
    typeface::POINTS,
    words::say,
};

/// No type on a card is smaller, in points.
pub const SMALLEST: f32 = 6.5;

impl Canvas<'_> {
    /// How wide a line is, in millimetres.
    pub fn width(&self, style: Style, text: &str) -> f32 {
        self.typeface.width(style.weight, style.size, text)
    }

    /// One line, its foot at `y`; `x` is its left end, its middle or its right
    /// end.
    pub fn label(&mut self, style: Style, x: f32, y: f32, text: &str) {
        if text.is_empty() {
            return;
        }
        let line = self.typeface.cut(style.weight).shape(text);
        if line.lacks {
            self.drawing.faults.push(say::no_letters(beginning(text)));
        }
        let size = style.size / POINTS;
        let start = match style.align {
            Align::Left => x,
            Align::Centre => x - line.width * size / 2.0,
            Align::Right => x - line.width * size,
        };
        self.drawing.marks.push(Mark::Words {
            place: self.place,
            x: start,
            y,
            weight: style.weight,
            size,
            colour: style.colour,
            text: text.to_owned(),
            line,
        });
    }

    /// The text as lines no wider than `width`, unless a single word is.
    pub fn wrap(&self, style: Style, width: f32, text: &str) -> Vec<String> {
        let mut lines = Vec::new();
        for paragraph in text.lines() {
            let mut line = String::new();
            for word in paragraph.split_whitespace() {
                let longer = if line.is_empty() {
                    word.to_owned()
                } else {
                    format!("{line} {word}")
                };
                if !line.is_empty() && self.width(style, &longer) > width {
                    lines.push(std::mem::replace(&mut line, word.to_owned()));
                } else {
                    line = longer;
                }
            }
            lines.push(line);
        }
        lines
    }

    /// As many lines as [`Canvas::wrap`] makes, of nearly one length: no word is left
    /// alone on the last.
    fn balanced(&self, style: Style, width: f32, text: &str) -> Vec<String> {
        let lines = self.wrap(style, width, text);
        let mut best = lines;
        let mut narrower = width;
        loop {
            narrower -= 0.5;
            let lines = self.wrap(style, narrower, text);
            let fits = self.widest(style, &lines) <= narrower;
            if narrower <= 0.0 || lines.len() > best.len() || !fits {
                return best;
            }
            best = lines;
        }
    }

    fn widest(&self, style: Style, lines: &[String]) -> f32 {
        let widths = lines.iter().map(|line| self.width(style, line));
        widths.fold(0.0, f32::max)
    }

    /// Lines no wider than `width`: words that are wider are hyphenated.
    fn broken(&self, style: Style, width: f32, text: &str) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = String::new();
        for word in text.split_whitespace() {
            let gap = if line.is_empty() { "" } else { " " };
            if self.width(style, &format!("{line}{gap}{word}")) <= width {
                line = format!("{line}{gap}{word}");
                continue;
            }
            if self.width(style, word) <= width {
                lines.push(std::mem::replace(&mut line, word.to_owned()));
                continue;
            }
            line.push_str(gap);
            for letter in word.chars() {
                if self.width(style, &format!("{line}{letter}-")) > width && !line.is_empty() {
                    lines.push(format!("{}-", std::mem::take(&mut line)));
                }
                line.push(letter);
            }
        }
        lines.push(line);
        lines
    }

    /// A text from the upper edge of a frame down, wrapped to its width; returns
    /// its height. It may reach below the frame.
    pub fn text(&mut self, style: Style, frame: Frame, text: &str) -> f32 {
        let lines = self.wrap(style, frame.width, text);
        self.lines(style, frame, &lines)
    }

    fn lines(&mut self, style: Style, frame: Frame, lines: &[String]) -> f32 {
        let x = match style.align {
            Align::Left => frame.x,
            Align::Centre => frame.x + frame.width / 2.0,
            Align::Right => frame.x + frame.width,
        };
        // The first line hangs from the edge by the height of its capitals and a little.
        let first = style.size * 0.86 / POINTS;
        self.read_as(Role::Paragraph, |canvas| {
            for (i, line) in lines.iter().enumerate() {
                canvas.label(style, x, frame.y + first + style.step() * i as f32, line);
            }
        });
        style.step() * lines.len() as f32
    }

    /// A text that fits its frame: it shrinks and wraps as far as it must, and what
    /// even then is too long for a line is hyphenated.
    pub fn fit(&mut self, style: Style, frame: Frame, text: &str) {
        let style = self.fitting(style, frame, text);
        let whole = self.wrap(style, frame.width, text);
        let lines = if self.widest(style, &whole) > frame.width {
            self.broken(style, frame.width, text)
        } else if style.align == Align::Centre {
            self.balanced(style, frame.width, text)
        } else {
            whole
        };
        let height = style.step() * lines.len() as f32;
        if height > frame.height + SPARE {
            let fault = say::does_not_fit(beginning(text));
            self.drawing.faults.push(fault);
        }
        // In the middle of the frame from top to bottom.
        let room = ((frame.height - height) / 2.0).max(0.0);
        let frame = Frame {
            y: frame.y + room,
            ..frame
        };
        self.lines(style, frame, &lines);
    }

    /// The style in the largest size in which a text fits a frame, or in the smallest
    /// there is.
    fn fitting(&self, style: Style, frame: Frame, text: &str) -> Style {
        let mut style = style;
        while style.size > SMALLEST {
            let lines = self.wrap(style, frame.width, text);
            let height = style.step() * lines.len() as f32;
            if height <= frame.height + SPARE && self.widest(style, &lines) <= frame.width {
                break;
            }
            style.size = (style.size - 0.25).max(SMALLEST);
        }
        style
    }

    /// How high a text is in a frame of some width, at most, once it has been fitted.
    pub fn height_of(&self, style: Style, frame: Frame, text: &str) -> f32 {
        let style = self.fitting(style, frame, text);
        style.step() * self.broken(style, frame.width, text).len() as f32
    }

    /// Draws a piece; what is wrong with it is said of the piece.
    pub(crate) fn named(&mut self, name: &str, draw: impl FnOnce(&mut Canvas<'_>)) {
        let known = self.drawing.faults.len();
        draw(self);
        let name = beginning(name);
        for fault in &mut self.drawing.faults[known..] {
            if !fault.contains(&name) {
                *fault = say::fault_of(&name, &*fault);
            }
        }
    }
}

/// How far below its frame a text may reach: the last line has room for descenders that
/// are seldom there.
const SPARE: f32 = 0.3;

/// As much of a text as names it.
fn beginning(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
