//! Links that a phone reads from a screen.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// How many light squares a code needs around it.
const MARGIN: usize = 4;

/// A QR code, with error correction of level M.
pub struct Code(QrCode);

impl Code {
    /// The smallest code that holds a text; `None` if the text is too long for any.
    pub fn of(text: &str) -> Option<Code> {
        let code = QrCode::with_error_correction_level(text, EcLevel::M);
        code.ok().map(Code)
    }

    /// The code as a drawing, dark on light at day and at night. `name` says what it is.
    pub fn drawn(&self, name: &str) -> Markup {
        let size = self.0.width() + 2 * MARGIN;
        html! {
            svg .qr viewBox={ "0 0 " (size) " " (size) } role="img" aria-label=(name) shape-rendering="crispEdges" {
                path fill="#fff" d={ "M0 0h" (size) "v" (size) "H0z" } {}
                path fill="#000" d=(self.outline()) {}
            }
        }
    }

    /// The dark squares, each run of a row as one.
    fn outline(&self) -> String {
        let squares = self.0.to_colors();
        let mut path = String::new();
        for (y, row) in squares.chunks(self.0.width()).enumerate() {
            let mut x = 0;
            for run in row.chunk_by(|a, b| a == b) {
                if run[0] == Color::Dark {
                    let (at, length) = (x + MARGIN, run.len());
                    path += &format!("M{at} {}h{length}v1h-{length}z", y + MARGIN);
                }
                x += run.len();
            }
        }
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The squares that a drawing makes dark.
    fn dark(path: &str) -> Vec<(usize, usize)> {
        let runs = path.split_terminator('z').map(|run| {
            let (place, run) = run[1..].split_once('h').unwrap();
            let (x, y) = place.split_once(' ').unwrap();
            let (length, _) = run.split_once('v').unwrap();
            [x, y, length].map(|number| number.parse::<usize>().unwrap())
        });
        runs.flat_map(|[x, y, length]| (x..x + length).map(move |x| (x, y)))
            .collect()
    }

    #[test]
    fn what_is_dark_in_a_code_is_dark_in_its_drawing_and_nothing_else() {
        let link = "https://hedgerow.example/t/".repeat(9);
        for length in [1, 20, 60, 213, link.len()] {
            let code = Code::of(&link[..length]).expect("a code holds as much");
            let side = code.0.width();
            let squares = (0..side * side).map(|i| (i % side, i / side));
            let expected: Vec<_> = squares
                .filter(|&(x, y)| code.0[(x, y)] == Color::Dark)
                .map(|(x, y)| (x + MARGIN, y + MARGIN))
                .collect();
            assert_eq!(dark(&code.outline()), expected);
        }
        assert!(Code::of(&link.repeat(20)).is_none());
    }
}
