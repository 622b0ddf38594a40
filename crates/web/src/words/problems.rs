//! What goes wrong, and what to do about it.

/// The messages.
pub static CATALOGUE: i18n::Catalogue = i18n::catalogue!("problems", "problems");

i18n::messages! {
    /// Problems.
    pub static WORDS of CATALOGUE;
    phrases {
        NO_PAGE, NO_TABLE, NO_GAME, FOREIGN, UNKNOWN_HOST, STRANGER, TOO_MANY, OUTDATED,
        UNAVAILABLE, SERVER_FULL, TOO_MANY_CONNECTIONS, DISK_FULL, DISK_FAILS, READ_ONLY, UNREACHABLE, DAMAGED, BROKEN,
        ADVICE_FIRST_PAGE, ADVICE_NEW_LINK, ADVICE_THE_PAGE, ADVICE_OTHER_HOST,
        ADVICE_SIT_DOWN, ADVICE_TRY_AGAIN, ADVICE_FINISH, ADVICE_PROGRAM, ADVICE_NOT_STORED,
        ADVICE_MOMENT, ADVICE_BACKUP, ADVICE_NOTED, CONTROL_CHARACTERS, NOT_UTF_8,
        MESSAGE_UNREADABLE, NO_SEAT, NAME_A_SEAT, SEAT_OR_SPECTATOR, ONLY_THIS_MACHINE,
        NO_LANGUAGE, MANY_TABLES, CHOSEN_SEED, SAY_YOUR_NAME, KEPT_TOO_MANY,
        HOST_KEEPS_TOO_MANY, DELETE_NOT_YOURS, DELETE_NOT_OVER, DEAL_OF_RECORD,
        POSITION_NOT_KEPT, OVER_THERE, STILL_RUNS, OTHERS_CARDS, RECORD_LATER,
        SEATS_TOO_LONG, NOT_YOUR_NAME, LINK_USED_UP, PASSKEYS_MANY, PASSKEY_TWICE,
        PASSKEY_NOBODY, PASSKEY_UNCHECKED, PASSKEYS_NEED, TOOK_TOO_LONG, NOT_PUSHED_THERE,
        NO_MAILS_THERE, ENOUGH_LINKS, MAIL_NOT_SENT, SEAT_TAKEN, YOUR_OWN_SEAT,
        SOMEBODY_ELSES_SEAT, NO_SEAT_HERE, ONLY_THE_HOST, NO_MARK, MARK_TAKEN, UNWATCHED,
        TOO_MANY_WATCH, OPEN_TOO_OFTEN, WATCH_TOO_MUCH, NOTHING_TO_SAY, NOT_BEGUN,
        BEGUN_ALREADY, NOT_OVER_YET, GAME_OVER, TABLE_CLOSED, TABLE_IS_FULL, MOVED_ON,
        CONFIRM_RESIGNING, AGREE_TO_CHOSEN, SAME_PROMISE, BEING_DEALT, ADDS_NOTHING,
        NOT_DEALT_YET, DEALT_ALREADY, PROMISED_NOTHING, NOT_PROMISED, NOT_PLAYING_HERE,
        NOBODY_AWAY, HERE_A_MOMENT_AGO, NO_BOT_FOR_THE_AWAY, NOT_THEIR_TURN, BOT_PLAYS_FOR_YOU,
        NOTHING_HAPPENED, NOT_YOUR_MOVE, CHANCE_HAD_A_SAY, TURNED_UP,
    }
    sentences {
        with_advice(problem: Message, advice: Message),
        advice_wait(seconds: Count),
        too_long(field: Text, most: Count),
        number_needed(field: Text),
        field_missing(field: Text),
        form_unreadable(why: Text),
        request_unreadable(why: Text),
        file_unreadable(why: Text),
        sentence(what: Message),
        players_exactly(players: Count),
        players_between(least: Count, most: Count),
        bots_at_tables(game: Text, bot: Text, levels: List),
        only_so_many_moves(moves: Count),
        backs_moved(most: Count),
        at_least_level(level: Text),
        bot_in_minutes(minutes: Count),
    }
}
