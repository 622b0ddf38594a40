//! What is wrong with positions and data files that people wrote.

use super::CATALOGUE;

i18n::messages! {
    /// What is said of a field of a position, or of a line of the data file.
    pub static WORDS of CATALOGUE;
    phrases {
        NULL_WHILE_TRADING, HAND_OF_FIVE, GUILD_WITHOUT_CARDS, GUILD_UNSATISFIED, NO_JOKER, JOKER_NAMES,
        NEEDS_RESOLVE, HAS_SETTLED, EMPTY_HAND, NEEDS_FREE_PICK, HAD_LAST_TURN,
        PASSER_PICKS, NO_FREE_GUILD, NOT_FREE, NO_INSECT_SAVED, WHO_IS_ASKED,
        OFFER_SHAPE, ANSWERS_IN_TURN, NOTHING_TO_ANSWER, HAND_IS_FULL, NOTHING_TO_DRAW,
        TOO_FEW_TO_TAKE, NEED_MISSING, KNOWN_BY_IT, DROUGHT_AND_STRUCTURES, WILD_RULES,
        WILD_WITHOUT_ICONS, ONE_OF_EACH, JOKER_OUTPUTS,
    }
    sentences {
        hands_wrong(seats: Count, reason: Message),
        hands_at_other_table(seats: Count),
        not_in_game(card: Text),
        too_often(card: Text, copies: Count),
        never_lies_here(card: Text),
        not_wild(card: Text),
        not_an_insect(card: Text),
        is_wild(card: Text),
        guild_is_worth(points: Count),
        required_in(phase: Text),
        null_in(phase: Text),
        false_in(phase: Text),
        does_not_lead_to(card: Text, phase: Text),
        left_out_in(phase: Text),
        guilds_are_worth(scores: Text),
        must_say(must: Text),
        need_at_most(most: Count),
        need_is(need: Count),
        too_many_inputs(found: Count, most: Count),
        no_icon(column: Text, name: Text),
        icon_twice(column: Text, name: Text),
    }
}
