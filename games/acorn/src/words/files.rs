//! What is wrong with positions and data files that people wrote.

use super::CATALOGUE;

i18n::messages! {
    /// What is said of a field of a position, or of a line of the data file.
    pub static WORDS of CATALOGUE;
    phrases {
        MISFITS_PHASE, HAND_TOO_SMALL, LANE_UNREACHABLE, NOT_PLAYED_LAST,
        CARD_WITHOUT_BONUS, CARD_WITH_ONE_OPTION, NOT_LEFT_OVER, OUTSIDE_BONUS_LANE,
        MUST_BE_BONUS, FREE_LANE_USED, NOBODY_AHEAD, NOBODY_ANSWERS, MUST_BE_OPPONENT,
        NOTHING_TO_DISCARD, NOTHING_TO_SHED, NOTHING_PLAYED_YET, NO_ACORNS_YET,
        FIRST_ROUND, ANIMAL_MISSING, ANIMAL_TWICE, PLACED_AFTER_PICK, PAWN_NOT_PLACED,
        NOBODY_MOVES_YET, HAS_MOVED, ALL_HAVE_PICKED, PICKS_LATER, ALL_ARE_PLACED,
        STARTS_LATER, NOBODY_FINISHED, TWO_PAST_FINISH, NO_CARDS_YET, NO_ROW_YET,
        FINISH_ENDS_RACE, REVEAL_NEEDS_CHOICE, NOTHING_TO_TURN_UP, DESIGNS,
        FORAGE_CARDS, TRAPS, STARTING_CARDS, NO_BONUS_HERE, IS_RECONSTRUCTED,
        NO_ANIMAL_CARD, ONLY_FORAGE_IS_BOUGHT,
    }
    sentences {
        of_another_animal(card: Text),
        not_forage(card: Text),
        not_a_trap(card: Text),
        too_often(card: Text, copies: Count),
        then_wrong(found: Text),
        waits_for_nothing(part: Text),
        lane_price(most: Count),
        spot_range(most: Count),
        start_spot(spot: Count),
        floor_is(floor: Count),
        claimed_are(spots: Text),
        turn_of(seat: Count),
        row_too_long(most: Count),
        first_line(columns: Text),
        fields(found: Count, needed: Count),
        missing(column: Text),
        surplus(column: Text, why: Message),
        wrong_word(column: Text, found: Text, words: Text),
        wrong_number(column: Text, most: Count, found: Text),
        wrong_id(id: Text),
        taken(column: Text, found: Text, line: Count),
        in_column(column: Text, reason: Message),
        no_column(name: Text),
        cards_of_animal(animal: Text, found: Count),
        too_few_animals(found: Count),
        too_many(found: Count, what: Message, most: Count),
        none_of_kind(kind: Text),
        no_effect(text: Text),
        effect_number(part: Text, most: Count, found: Text),
        effects_too_long(most: Count),
    }
}
