//! What is wrong with positions and data files that people wrote.

use super::CATALOGUE;

i18n::messages! {
    /// What is said of a field of a position, or of a line of the data file.
    pub static WORDS of CATALOGUE;
    phrases {
        HANDS_EMPTY_AT_END, TURN_NEEDS_HEX, TAKEN_IN_A_TURN, HAS_ENOUGH,
        NOTHING_TO_FLIP, BILL_ALONE, BILL_COMPLICATIONS, BILL_ONCE, BILL_IS_ASKED,
        BILL_ASKED_COMPLICATIONS, BILL_DID_THIS, BILL_DID_ONE, TURNED_BACK_IS_SEEN,
        ONE_TO_FIVE, HAND_OF_FOUR, CELL_SHAPE, ROTATION_RANGE, CENTRE_MISSING,
        MUST_HANG_TOGETHER, SHORT_GAME, LISTS_EMPTY, TAKEN_TOO_MANY, NOT_IN_THAT_HAND,
        MUST_BE_FREE_CELL, REQUIRED_IN_BILL, REQUIRED_IN_BOTH, REQUIRED_IN_TURN,
        ONLY_IN_BILL, ONLY_IN_BOTH, ONLY_IN_TURN, EARLIER_HAVE_CHOSEN,
        FIRST_ONES_HAVE_CHOSEN, ALL_HAVE_CHOSEN, NOT_BELOW_ZERO, KNOWN_BY_IT, COUNTED,
        CHARACTERS_ARE_RULES, HEX_HAS_EDGES, ECHO_HAS_COLOURS, ONE_TYPE, ONE_VALUE,
        TYPE_COUNT, COMPLICATION_STAYS, COLOUR_MISSING,
    }
    sentences {
        no_echo(id: Text),
        square_spots(count: Count),
        no_spot_numbered(number: Count),
        character_twice(id: Text),
        spot_is_empty(number: Count),
        spot_twice(number: Count),
        fills(total: Count, boxes: Count),
        no_type(name: Text),
        no_yarn_but(column: Text, letter: Text),
        edge_count(found: Count),
        colour_twice(letter: Text),
    }
}
