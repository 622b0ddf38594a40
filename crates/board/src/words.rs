//! What boards of all games say.

use std::borrow::Cow;

use i18n::Catalogue;

use crate::Counted;

/// The messages.
pub static CATALOGUE: Catalogue = i18n::catalogue!("board");

i18n::messages! {
    /// Words for points, cards and lists.
    pub static WORDS of CATALOGUE;
    phrases {
        POINTS, WON, LOST,

        // Tables that their games do not draw
        CARDS, DECIDE, NOTHING_THERE, TEAM_WON, TEAM_LOST, NOBODY_WON,
    }
    sentences {
        button(what: Message),
        heading(name),
        face_down(count: Count),
        named_value(name, value),
        winner_with(seat: Seat, points: Message),
        winners_with(seats: List, points: Message),
        winners_are(seats: List),
        points_count(points: Count),
        cards_count(count: Count),
        listed_and(first, last),
    }
}

/// How many points.
pub fn points(points: i64) -> Cow<'static, str> {
    static POINTS: Counted = Counted::new(say::points_count);
    POINTS.of(points)
}

/// How many cards.
pub fn cards(count: usize) -> Cow<'static, str> {
    static CARDS: Counted = Counted::new(say::cards_count);
    CARDS.of(count as i64)
}

/// Names with commas and an "and".
pub fn list<S: AsRef<str>>(names: &[S]) -> String {
    match names {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            say::listed_and(first.join(", "), last.as_ref())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_names_are_listed_with_an_and() {
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
    }

    #[test]
    fn the_catalogue_and_the_code_agree() {
        let mistakes = CATALOGUE.mistakes(&[&WORDS], &|_| false);
        assert_eq!(mistakes, Vec::<String>::new());
    }
}
