//! What the terminal has to tell people.

use std::io::{Error, ErrorKind};

use i18n::Catalogue;

/// Everything the terminal says, in every language.
pub static CATALOGUE: Catalogue = i18n::catalogue!("term");

i18n::messages! {
    /// What is said at every table.
    pub static WORDS of CATALOGUE;
    phrases {
        YOU_MAY, HELP, TAKEN_BACK, NOTHING_HAPPENED, NOT_YOUR_MOVE, CHANCE_HAD_A_SAY, TURNED_UP,
        VERY_GOOD, GOOD, EVEN, POOR, VERY_POOR, WAS_NOT_SAVED, NO_SUCH_FILE, NOT_PERMITTED,
        IS_A_FOLDER, NO_FOLDER, DISK_FULL, NOT_TEXT, EMPTY,
    }
    sentences {
        begin(game: Text),
        prompt(seat: Seat),
        next_seat(seat: Seat),
        hand_over(seat: Seat),
        choices_are(count: Count),
        face_down(count: Count),
        try_help(error: Text),
        not_allowed(refusal: Text),
        is_allowed(action: Text),
        not_taken_back(why: Message),
        would(action: Text, outlook: Message),
        or_would(action: Text, outlook: Message),
        outlook(prospects: Message, of_hundred: Decimal),
        imagined(games: Count),
        no_rule(number: Text),
        exists_already(file: Text),
        saved(file: Text),
        not_saved(file: Text, error: Text),
        cannot_keep(file: Text, error: Text),
        is_kept(file: Text),
        won_together(reason: Text, scores: Text),
        lost_together(reason: Text, scores: Text),
        winner_is(seat: Seat, reason: Text, scores: Text),
        winners_are(seats: List, reason: Text, scores: Text),
        nobody_such(error: Text),
    }
}

/// Why a file cannot be read or written, as far as people can do something about it; else
/// as the system says it.
pub fn file_trouble(error: &Error) -> String {
    let phrase = match error.kind() {
        ErrorKind::NotFound => NO_SUCH_FILE,
        ErrorKind::PermissionDenied => NOT_PERMITTED,
        ErrorKind::IsADirectory => IS_A_FOLDER,
        ErrorKind::NotADirectory => NO_FOLDER,
        ErrorKind::StorageFull => DISK_FULL,
        ErrorKind::InvalidData => NOT_TEXT,
        _ => return error.to_string(),
    };
    phrase.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_and_the_code_agree() {
        let mistakes = CATALOGUE.mistakes(&[&WORDS], &|_| false);
        assert_eq!(mistakes, Vec::<String>::new());
    }
}
