//! What the engine has to tell people.

use crate::{Catalogue, Seat};

/// The messages of the engine.
pub static CATALOGUE: Catalogue = i18n::catalogue!("engine");

i18n::messages! {
    /// What is said about actions and options of every game.
    pub static WORDS of CATALOGUE;
    phrases {
        TABLE_MOVED_ON, SEED_IS, BYTES_ARE, DEAL_PLACES, DEAL_LOT,

        // Positions of every game
        IS_REQUIRED, REQUIRED_HERE, NULL_HERE, NO_SUCH_FIELD, MUST_BE_OBJECT, THERE_TWICE,
        ONE_FOR_EACH_SEAT,

        // Views of every game
        YES, NO, UNKNOWN, NOTHING_THERE,
    }
    sentences {
        table_moved_on_to(at: Count),
        refused_by(rules: Text, words: Message),
        unknown_action(text: Text),
        no_such_option(keys: Text),
        option_cannot_be(value: Text, allowed: Message),
        any_number(usual: Text, least: Count, most: Count),
        option_wrong(key: Text, reason: Message),
        position_wrong(field: Text, reason: Message),
        no_seat(number: Count, last: Count),
        no_phase(phase: Text),
        out_of_range(least: Count, most: Count, found: Count),
        other_length(found: Count, field: Text, length: Count),
        other_table(found: Count, seats: Count),
        in_two_places(id: Text),
        not_a_record(why: Text),
        record_format(found: Count, known: Count),
        record_game(found: Text, wanted: Text),
        record_rules(found: Count, known: Count),
        record_seats(found: Count, seats: Count),
        record_malformed(ply: Count, text: Text),
        record_no_action(ply: Count, why: Message),
        record_impossible(ply: Count, text: Text, why: Message),
        deal_server(promised: Text),
        deal_share(seat: Seat),
        deal_unpromised(seat: Seat),
        deal_seed(made: Text),
    }
}

impl From<Seat> for i18n::Seat {
    fn from(seat: Seat) -> i18n::Seat {
        i18n::Seat(seat.index() as u8)
    }
}

impl From<Seat> for i18n::Arg<'_> {
    fn from(seat: Seat) -> Self {
        i18n::Seat::from(seat).into()
    }
}
