//! Letters as pictures, for pieces that nobody has drawn.

use crate::{
    Colour, Sketch,
    forms::{block, circle, polygon},
};

/// What letters stand on.
const GROUNDS: [Colour; 8] = [
    Colour::Sage,
    Colour::Straw,
    Colour::Sun,
    Colour::Mist,
    Colour::Blossom,
    Colour::Fern,
    Colour::Marigold,
    Colour::River,
];

/// The first letter of an id, on a ground whose form and colour depend on the whole of it.
pub fn lettered(id: &str) -> Sketch {
    // FNV-1a: as good as any to scatter a few words.
    let hash = id.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    let form = match hash >> 8 & 3 {
        0 => circle(50.0, 50.0, 46.0),
        1 => block(8.0, 8.0, 84.0, 84.0),
        2 => polygon(&[(50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0)]),
        _ => polygon(&[
            (25.0, 6.0),
            (75.0, 6.0),
            (100.0, 50.0),
            (75.0, 94.0),
            (25.0, 94.0),
            (0.0, 50.0),
        ]),
    };
    let ground = Sketch::new().shape(GROUNDS[(hash & 7) as usize], form);
    let Some(path) = id.chars().find_map(strokes) else {
        return ground;
    };
    // The letter is 10 wide and 14 high; its middle comes to lie in the middle.
    let (scale, thick) = (3.4, 6.5);
    let letter = Sketch::new().line(thick / f32::sqrt(scale), path);
    let place = |middle: f32| 50.0 + scale * (50.0 - middle);
    ground.inset(letter, place(5.0), place(7.0), 100.0 * scale, 0.0)
}

/// The strokes of a letter or digit on a field 10 wide and 14 high, as an SVG path.
fn strokes(letter: char) -> Option<&'static str> {
    Some(match letter.to_ascii_uppercase() {
        'A' => "M0 14L5 0L10 14M2 9H8",
        'B' => "M0 7H6A3.5 3.5 0 0 1 6 14H0V0H5.5A3.5 3.5 0 0 1 5.5 7",
        'C' => "M10 3A6 7 0 1 0 10 11",
        'D' => "M0 0V14H3A7 7 0 0 0 3 0Z",
        'E' => "M9 0H0V14H9M0 7H7",
        'F' => "M9 0H0V14M0 7H7",
        'G' => "M10 3A6 7 0 1 0 10 11V8H6",
        'H' => "M0 0V14M10 0V14M0 7H10",
        'I' => "M5 0V14M2 0H8M2 14H8",
        'J' => "M8 0V10A4 4 0 0 1 0 10",
        'K' => "M0 0V14M10 0L0 8M3.5 5.5L10 14",
        'L' => "M1 0V14H9",
        'M' => "M0 14V0L5 8L10 0V14",
        'N' => "M0 14V0L10 14V0",
        'O' => "M5 0A5.5 7 0 0 0 5 14A5.5 7 0 0 0 5 0Z",
        'P' => "M0 14V0H6A3.8 3.8 0 0 1 6 7.6H0",
        'Q' => "M5 0A5.5 7 0 0 0 5 14A5.5 7 0 0 0 5 0ZM6 10L10 14",
        'R' => "M0 14V0H6A3.8 3.8 0 0 1 6 7.6H0M5 7.6L10 14",
        'S' => "M9 2.5A4.5 3.600 0 1 0 5 7A4.5 3.600 0 1 1 1 11.5",
        'T' => "M0 0H10M5 0V14",
        'U' => "M0 0V9A5 5 0 0 0 10 9V0",
        'V' => "M0 0L5 14L10 0",
        'W' => "M0 0L2.5 14L5 4L7.5 14L10 0",
        'X' => "M0 0L10 14M10 0L0 14",
        'Y' => "M0 0L5 7L10 0M5 7V14",
        'Z' => "M0 0H10L0 14H10",
        '0' => "M5 0A4.5 7 0 0 0 5 14A4.5 7 0 0 0 5 0Z",
        '1' => "M2 3L5 0V14",
        '2' => "M1 3A4.200 3.800 0 1 1 8 6L1 14H9",
        '3' => "M1 1.5A4 3.5 0 1 1 5 7A4 3.5 0 1 1 1 12.5",
        '4' => "M7 14V0L0 10H10",
        '5' => "M9 0H2L1.5 6A4.5 4.200 0 1 1 1 12",
        '6' => "M8 0L2 8A4.5 4 0 1 0 5 6A4 4 0 0 0 1.5 8.5",
        '7' => "M0 0H9L3 14",
        '8' => "M5 7A4 3.5 0 1 1 5 0A4 3.5 0 1 1 5 7A4.5 3.5 0 1 1 5 14A4.5 3.5 0 1 1 5 7Z",
        '9' => "M2 14L8 6A4.5 4 0 1 0 5 8A4 4 0 0 0 8.5 5.5",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ink;

    #[test]
    fn every_letter_and_digit_has_strokes_and_its_own_picture() {
        let all: Vec<String> = (('a'..='z').chain('0'..='9'))
            .map(|letter| {
                assert!(strokes(letter).is_some(), "{letter}");
                lettered(&letter.to_string()).svg(Ink::Low)
            })
            .collect();
        for (i, picture) in all.iter().enumerate() {
            assert!(!picture.contains("NaN"));
            assert_eq!(all.iter().position(|other| other == picture), Some(i));
        }
    }

    #[test]
    fn an_id_without_a_letter_is_a_plain_ground() {
        let lines = |id| lettered(id).svg(Ink::Full).matches("stroke=").count();
        assert_eq!(lines("--"), 1);
        assert_eq!(lines("-a"), 2);
    }
}
