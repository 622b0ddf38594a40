//! A table in lines of text, for games that do not draw theirs.

use engine::{
    Notation, Seat,
    zones::{self, Holding, Zone, zones},
};
use i18n::{Numbered, Seats as _};

use crate::words::{self, say};

/// How wide a line may be.
const COLUMNS: usize = 100;

/// Every zone in a line of its own, or several if it is long: first what is everybody's,
/// then what each seat has.
pub(crate) fn table<G: Notation>(view: &G::View) -> String {
    let all = zones::<G>(view, &G::Chronicle::default(), &Numbered);
    let indent = |zone: &Zone| if zone.of.is_some() { 2 } else { 0 };
    let width = |zone: &Zone| zone.name.chars().count() + indent(zone);
    let column = all.iter().map(width).max().unwrap_or(0) + 2;
    let mut lines = Vec::new();
    let seats = Seat::all(zones::seats::<G>(view)).map(Some);
    for of in [None].into_iter().chain(seats) {
        if let Some(seat) = of {
            lines.push(Numbered.name(seat.into()).into_owned());
        }
        for zone in all.iter().filter(|zone| zone.of == of) {
            let name = format!("{:indent$}{}", "", zone.name, indent = indent(zone));
            let mut name = format!("{name:column$}");
            for line in wrapped(&words_of(&zone.holds), COLUMNS - column) {
                lines.push(format!("{name}{line}"));
                name = " ".repeat(column);
            }
        }
    }
    lines.join("\n")
}

fn words_of(holds: &Holding) -> String {
    let pieces = match holds {
        Holding::Value(value) => return value.clone(),
        Holding::Pieces(pieces) if pieces.is_empty() => return words::EMPTY.into(),
        Holding::Pieces(pieces) => pieces,
    };
    let mut names: Vec<String> = (pieces.iter().flatten())
        .map(|piece| piece.name().to_owned())
        .collect();
    let hidden = pieces.len() - names.len();
    if hidden > 0 {
        names.push(say::face_down(hidden));
    }
    names.join(" · ")
}

/// A text in lines of at most so many letters, parted between words.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.len() - 1;
        let line = &mut lines[last];
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= most {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use badger::Badger;
    use engine::{Game as _, HouseRules as _, Seed, Viewer};
    use i18n::{Language, speaking};

    use super::*;

    #[test]
    fn a_view_is_told_zone_by_zone_and_hides_what_it_hides() {
        let options = <Badger as engine::Game>::Options::default();
        let seats = options.seats(None).expect("usual rules");
        let game = Badger::setup(&options, seats, &mut Seed::from(3).setup());
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let told = table::<Badger>(&view);
        let lines: Vec<&str> = told.lines().collect();
        assert!(lines.iter().all(|line| line.chars().count() <= COLUMNS));
        let second = lines.iter().position(|line| *line == "Seat 2");
        let (_, theirs) = lines.split_at(second.expect("the other seat"));
        let hidden = theirs.iter().filter(|line| line.contains("13 face down"));
        assert_eq!(hidden.count(), 1, "{told}");
        let german = speaking(Language::German, || table::<Badger>(&view));
        assert!(german.contains("13 verdeckt"), "{german}");
    }

    #[test]
    fn long_lines_are_parted_between_words() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("", 7), [""]);
    }
}
