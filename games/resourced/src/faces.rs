//! How the game looks: on a page, in a terminal, on paper, in reports of the lab.

mod board;
mod lab;
mod pictures;
mod print;
mod terminal;

#[cfg(test)]
mod tests {
    use crate::{Resourced, words};

    use super::{board, lab, print, terminal};

    #[test]
    fn the_catalogue_has_no_mistakes() {
        engine::conformance::check_catalogue::<Resourced>(&[
            &words::WORDS,
            &words::files::WORDS,
            &board::words::WORDS,
            &lab::WORDS,
            &print::WORDS,
            &terminal::WORDS,
        ]);
    }
}
