//! What is wrong with positions and data files that people wrote.

use super::CATALOGUE;

i18n::messages! {
    /// What is said of a field of a position, or of a line of the data file.
    pub static WORDS of CATALOGUE;
    phrases {
        ROUND_IN_SETUP, TOO_MANY_ROUNDS, RING_TWO_OR_THREE, RING_IN_SETUP, FIRST_LEADS,
        DOES_NOT_SKIP, NO_HEX, BGCS_IN_CENTRE, HEX_TWICE, UPGRADE_MISFITS, BEYOND_RING,
        RING_ONE_IS_FULL, SETUP_IS_OVER, NO_UPGRADES_YET, NOT_THE_SET, PAWN_ON_TILE,
        TOO_MUCH_WASTE, UNLIMITED_IS_NULL, NOT_SIXTEEN, PROTECTED_IS_NULL,
        TOO_MANY_COMPOSTERS, NULL_OUTSIDE_TURNS, NOT_ON_SPINNER, PARTNER_IS_ANOTHER,
        PARTNER_IS_NULL, NO_TRADE_OUTSIDE, EMPTY_OUTSIDE_TURNS, NOTHING_DECLINED,
        TOO_MUCH_RECYCLED, NO_RECYCLER, TOO_MANY_CARDS, NOBODY_ASKED, ENTRY_FOR_EACH,
        THREE_OR_FOUR_PLAY, NO_SUCH_RESOURCE, NUMBER_OF_CARDS, TOO_MANY_OWED,
        EVENT_REQUIRED, NOBODY_REPLANTS, CRAFTING_REQUIRED, NOBODY_ABOVE_LIMIT,
        CARDS_ABOVE_LIMIT, NOT_ENDED, BETWEEN_CRAFTS, CANNOT_CRAFT, NOTHING_OWED,
        TOO_MUCH_ASKED, NOT_IN_HANDS, NULL_IN_EVENT, NOTHING_TO_UPGRADE, NO_CONTAINER,
        FIRST_CANNOT_PAY, NO_GARDEN_LEFT, EVENT_ASKS_NOTHING, NO_SYSTEM_ON_IT,
        NO_SYSTEM_LEFT, PAY_BY_THEMSELVES, NOBODY_HAS_WATER, SEATS_IN_ORDER,
        SEAT_NOT_EXPOSED, NOBODY_EXPOSED, NO_GARDEN_ON_IT, ONE_SEAT_OR_NONE,
        NOTHING_TO_LOSE_THERE, TRIP_FROM_BUS_STOP, TOO_MANY_TAKEN, FLOOD_IN_REPLANT,
        ONE_OR_TWO, CONTRADICTS_PHASE, NO_VOTE_HERE, SINGLE_ANSWER, LEAD_AGREES,
        PROPOSAL_DECIDED, VOTE_FOR_EACH, VOTE_DECIDED, TIED_ANSWERS, NO_SUCH_SEAT,
        SEAT_TWICE, KNOWN_BY_IT, PLACE_IS_RULE, RECYCLER_ROWS, HAS_NO_PRICE,
        PRICE_IS_RULE, PRICE_TOO_LOW, THERE_IS_ONE, ONLY_NUMBERS, OPERATION_SAYS,
        WRITTEN_IN_RULES,
    }
    sentences {
        no_tile(id: Text),
        no_upgrade(id: Text),
        no_resource(id: Text),
        too_many_of_a_kind(count: Count, kind: Text),
        no_trade(text: Text),
        offer_impossible(why: Message),
        no_such_thing(id: Text),
        no_event(id: Text),
        no_answer(text: Text),
        no_event_left(kind: Text),
        effect_range(word: Text, least: Count, most: Count),
        only_so_many(copies: Count, piece: Text),
    }
}
