//! Links that a phone reads from a screen: QR codes (ISO/IEC 18004) of bytes, with error
//! correction of level M.

mod blocks;
mod field;
mod grid;

use maud::{Markup, html};

use blocks::VERSIONS;
use grid::Grid;

/// How many light squares a code needs around it.
const MARGIN: usize = 4;

/// A code: dark squares among light ones.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Code {
    side: usize,
    dark: Vec<bool>,
}

impl Code {
    /// The smallest code that holds a text; `None` if the text is longer than 213 bytes.
    pub fn of(text: &str) -> Option<Code> {
        let version = VERSIONS
            .iter()
            .find(|version| text.len() <= version.room())?;
        let words = version.woven(&version.data(text.as_bytes()));
        Some(Grid::new(version).filled(&words))
    }

    /// Whether a square is dark; outside all are light.
    fn is_dark(&self, x: usize, y: usize) -> bool {
        x < self.side && self.dark[y * self.side + x]
    }

    /// The code as a drawing, dark on light at day and at night. `name` says what it is.
    pub fn drawn(&self, name: &str) -> Markup {
        let size = self.side + 2 * MARGIN;
        html! {
            svg .qr viewBox={ "0 0 " (size) " " (size) } role="img" aria-label=(name) shape-rendering="crispEdges" {
                path fill="#fff" d={ "M0 0h" (size) "v" (size) "H0z" } {}
                path fill="#000" d=(self.outline()) {}
            }
        }
    }

    /// The dark squares, each run of a row as one.
    fn outline(&self) -> String {
        let mut path = String::new();
        for y in 0..self.side {
            let mut x = 0;
            while x < self.side {
                let run = (x..self.side).take_while(|&x| self.is_dark(x, y)).count();
                if run > 0 {
                    path += &format!("M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN);
                }
                x += run.max(1);
            }
        }
        path
    }
}

#[cfg(test)]
mod tests;
