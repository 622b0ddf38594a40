//! What people read on the pages, by name: the texts themselves are in the catalogues
//! (`lang`). What a game says stands with the game.

use i18n::Phrase;

use engine::{Ending, Outcome, Seat, SeatSet};
use i18n::{List, Message};
use maud::Render;

pub(crate) mod identity;
pub(crate) mod lab;
pub(crate) mod problems;
pub(crate) mod reminders;

/// The messages.
pub static CATALOGUE: i18n::Catalogue = i18n::catalogue!("server", "pages");

i18n::messages! {
    /// What all pages have in common.
    pub static WORDS of CATALOGUE;
    phrases {
        HEDGEROW, SKIP, PAGES, LOBBY, LOBBY_TITLE, MY_GAMES, MY_GAMES_TITLE, SETTINGS,
        SETTINGS_TITLE, PROBLEM_TITLE, CLOSE, CARD, COPY, COPIED, CANCEL, RECONNECTING, OFFLINE,
        MUTE, UNMUTE, ONLY_MOVE, KEPT, PLAY_BACK, PAUSE, PLAY_NOW, GUEST, SET_UP, RECENT,
        ALL_MINE, VARIANTS, ORIGIN, BEST_GAMES, NO_BEST_GAMES, LEARN, DO_THIS, ANOTHER_WAY, HAPPENED, NOTHING_YET,
        STEP_BACK, FROM_THE_START, HOME_TITLE, HOME_HEADING, HOME_LEAD, RULES, CARDS,
        PRINT, OPEN_TABLES, NO_TABLES, NEW_TABLE, RUNNING, UPLOAD, RECORD_FILE, UPLOAD_NOW,
        PRINT_LEAD, PRINT_PART, PRINT_LAYOUT, PRINT_PAPER, PRINT_INK, PRINT_FLIP, PRINT_OFFSET,
        PRINT_OFFSET_HINT, PRINT_RIGHT, PRINT_DOWN, SHOW_SHEETS, DOWNLOAD_PDF, PRINT_HINT,
        PRINT_OTHERS, YOUR_NAME, NAME, SEATS, HOW_MANY, ME, A_FRIEND, ABOUT_BOTS,
        BOTS_PLAY_FAIR, GRACE, GRACE_5M, GRACE_1M, GRACE_30M, GRACE_1D, GRACE_NEVER, STAND_IN, HOUSE_RULES, HOUSE_RULES_HINT, USUAL_RULES, MORE, PACE, RECOVER_TITLE,
        RECOVER_HEADING, RECOVER_WORDS, RECOVER_NOW, LISTED, SPECTATORS, ORDER, ORDER_LISTED,
        ORDER_RANDOM, SEED_WISH, SEED_HINT, MAKE_TABLE, READ_RULES, TABLE, BESIDE_THE_TABLE,
        WHAT_NOW, HAND_AND_ACTIONS, ACTIONS, HOT_SEAT, CLOSED, UNDO, REDO, RESTART_TURN,
        SINCE_YOU_LOOKED, QUESTIONS, COPY_LOG, TYPE_AN_ACTION, ACTION_IN_NOTATION, DO_IT,
        PLAYERS, NOBODY, YOU, TO_ACT, POINTS_BY_SOURCE, HERE, AWAY,
        TAKE_BACK_SEAT, OPEN, CLOSED_SEAT, INVITATION, INVITE, INVITATION_CODE, ONLY_THIS_MACHINE, RECOVERY_CODE,
        YOUR_MARK, FREE_SEAT, NOBODY_AT_ALL, HOST_DECIDES, HOST_DECIDES_STILL, ASK_NO_MORE,
        START, HOST_STARTS, LEAVE, SIT_DOWN, SIT_HERE_TOO, GIVE_SEAT_TO, ANYBODY, CHANGE, LOG,
        FILTER, EARLIER_MOVES, REPLAY, DOWNLOAD_RECORD, CHAT, SAY, SEND, WATCHES, SPECTATORS_CHAT, NOTES,
        NOTES_FOR_YOU, KEEP, SEARCH_RULES, GLOSSARY, GLOSSARY_HINT, SEARCH_CARDS, OPEN_RULES, ALL_CARDS, FAIR_SHUFFLE,
        MENU, FULL_SCREEN, SCORE, SEED_HASH, SEED, SEED_LATER, VERIFY, DEAL_EXPLAINED, DEAL_CLAIMED, DEAL_HELD, DEAL_UNSEEN,
        DEAL_BROKEN, DEAL_SWAPPED, DEAL_DROPPED, DEALT_BY_SERVER, PROMISES, THE_SERVER, PROMISE_HASH, PROMISE_SECRET, NO_PROMISE,
        DEALING, LOOK_AGAIN, CHOSEN_DEAL, CHOSEN_EXPLAINED, CHOSEN_LOG, CHOSEN_WISH, ACCEPT_CHOSEN, KNOWN_CARDS, KNOWN_EXPLAINED, RESIGN, RESIGN_NOW, THE_END, PLACE, PLAYER,
        WHERE_FROM, REMATCH, TO_THE_REMATCH, WATCH_REPLAY, NEW_GAME, STEPS, FIRST, BACK, ON,
        LAST, MOVE, SEEN_BY, A_SPECTATOR, GO, TO_THE_TABLE, PLAY_ON_FROM_HERE,
        PLAY_ON_WITH_BOTS, PLAY_ON_ALONE, PLAY_ON_HINT, NO_GAMES_YET, START_ONE,
        WAITING_FOR_YOU, WAITING_FOR_OTHERS, HEARD, LETTER_KEYS, NOT_STARTED, FINISHED, DELETE_MARK, DELETE_MARKED,
        DELETE_HEADING, DELETE_WORDS, DELETE_SHARED, DELETE_FOR_GOOD,
        OUTDATED_BROKEN, OUTDATED_RECORD, OUTDATED_CLOSE, OUTDATED_WAIT, CLOSE_TABLE, YOU_HEADING, OTHER_DEVICE,
        RECOVERY, RECOVERY_LINK, SHOW_LINK, THIS_BROWSER, KEPT_HERE, NO_SCRIPT, KEYS, THEME,
        MOTION, CONFIRM, FORCED, SOUND, NOTIFY, CONTENTS, THEME_SYSTEM, THEME_DAY, THEME_NIGHT,
        MOTION_NORMAL, MOTION_FAST, MOTION_SLOW, OFF, CONFIRM_SELECT, CONFIRM_PLAY, FORCED_AUTO,
        FORCED_ASK, PACE_NORMAL, PACE_SLOW, PACE_FAST, PACE_INSTANT, SOUND_QUIET, SOUND_ON,
        SOUND_LOUD, SWITCHED_ON, TONGUE, TONGUE_HINT, ENGLISH_RULES, MARK_CIRCLE, MARK_SQUARE,
        MARK_TRIANGLE, MARK_DIAMOND, MARK_STAR, MARK_CROSS, KEY_TAB, KEY_TAB_DOES, KEY_ARROWS,
        KEY_ARROWS_DO, KEY_ENTER, KEY_ENTER_DOES, KEY_ESC, KEY_ESC_DOES, KEY_U_DOES, KEY_E_DOES,
        KEY_I_DOES, KEY_L_DOES, KEY_C_DOES, KEY_R_DOES, KEY_ENDS, KEY_ENDS_DO, KEY_HELP_DOES,
        PHRASE_HELLO, PHRASE_GOOD_MOVE, PHRASE_THANKS, PHRASE_MOMENT, PHRASE_GOOD_GAME,
        LEVEL_EASY, LEVEL_MEDIUM, LEVEL_HARD, PAPER_A4, PAPER_LETTER, LAYOUT_QUICK,
        LAYOUT_DUPLEX, LAYOUT_FOLD, LAYOUT_BLEED, LAYOUT_SHOP, INK_FULL, INK_LOW, INK_GREY,
        FLIP_LONG, FLIP_SHORT, FINCH, ROOK, WREN, HERON, JAY, STARLING, LARK, THRUSH, PART_ALL, PART_CARDS, PART_BOARD, PART_TOKENS, PART_TALLY,
        PART_RULES, LESSON_DONE, JUST_NOW, NOBODY_SITS, WAITING_ALONE, RESIGNING_ALONE,
        RESIGNING_TWO, RESIGNING_MORE, TEAM_WON, TEAM_LOST, DRAW,
    }
    sentences {
        seat(number),
        players_count(most: Count),
        players_range(least, most),
        new_table_of(title),
        tutorial_of(title),
        lesson(step, steps),
        rules_of(title),
        cards_of(title),
        replay_of(title),
        table_of(game),
        your_turn_at(game),
        bot(level),
        stand_in_as(level),
        plays_for_you(level),
        let_a_bot_play(name),
        bot_may_play_soon(name),
        bot_may_play_in_minutes(name, minutes),
        bot_may_play_in_hours(name, hours),
        no_bot_plays(name),
        open_seats(open: Count),
        house_rules_count(count: Count),
        moves(count: Count),
        won_after(rounds: Count),
        guests(count: Count),
        sitting(names),
        watching(count: Count, names),
        gave_up(name),
        wants_rematch(name),
        dealt_by(names),
        added_nothing(names),
        waiting_for_shares(names),
        pass_on(name),
        bots_take(open: Count),
        minutes_ago(minutes),
        hours_ago(hours),
        days_ago(days: Count),
        away_since(ago),
        next_waiting(count: Count),
        gathering(title),
        your_turn(task),
        turn_of(name, task),
        waiting_for_task(name, task),
        waiting_for(names),
        pass_the_device(name),
        only(name),
        i_am(name),
        yes(action),
        rule(number),
        all_actions(count: Count),
        place_number(place),
        if_it_ended(points, place),
        if_all_ended(what),
        step(ply, plies),
        status(status),
        usual_numbers(numbers),
        wins(name),
        share_the_win(names),
        print_of(game),
        sheets(count: Count),
        sheet(number),
        kept_games(kept, most),
        closed_in(days: Count),
        deleted_in(days: Count),
        closing_soon(days: Count),
        deleting_soon(days: Count),
        gathering_kept(days: Count),
        outdated(played, known),
    }
}

pub(crate) use board::words::{LOST, POINTS, WON, list, points};
pub(crate) use say::{
    all_actions, bot, bots_take, cards_of, closed_in, deleted_in, gathering_kept, gave_up, i_am,
    if_all_ended, if_it_ended, kept_games, let_a_bot_play, moves, new_table_of, next_waiting,
    no_bot_plays, only, open_seats, outdated, pass_on, plays_for_you, print_of, replay_of, rule,
    rules_of, sheet, sheets, stand_in_as, status, step, tutorial_of, wants_rematch, yes,
};

/// Values of a choice with their words, the usual one first.
pub(crate) type Values = &'static [(&'static str, Phrase)];

/// What bots are called: more of them than there are seats.
pub(crate) const BIRDS: [Phrase; 8] = [FINCH, ROOK, WREN, HERON, JAY, STARLING, LARK, THRUSH];

/// Colours to choose from.
pub(crate) const THEMES: Values = &[
    ("system", THEME_SYSTEM),
    ("day", THEME_DAY),
    ("night", THEME_NIGHT),
];

/// Speeds of animation.
pub(crate) const MOTIONS: Values = &[
    ("normal", MOTION_NORMAL),
    ("fast", MOTION_FAST),
    ("slow", MOTION_SLOW),
    ("off", OFF),
];

/// What a click does.
pub(crate) const CONFIRMS: Values = &[("select", CONFIRM_SELECT), ("play", CONFIRM_PLAY)];

/// What happens if there is one legal move.
pub(crate) const FORCEDS: Values = &[("auto", FORCED_AUTO), ("ask", FORCED_ASK)];

/// How fast bots play.
pub(crate) const PACES: Values = &[
    ("normal", PACE_NORMAL),
    ("slow", PACE_SLOW),
    ("fast", PACE_FAST),
    ("instant", PACE_INSTANT),
];

/// How long people may be away.
pub(crate) const GRACES: Values = &[
    ("5m", GRACE_5M),
    ("1m", GRACE_1M),
    ("30m", GRACE_30M),
    ("1d", GRACE_1D),
    ("never", GRACE_NEVER),
];

/// The marks of players, in order.
pub(crate) const PLAYER_MARKS: [Phrase; board::marks::PLAYERS] = [
    MARK_CIRCLE,
    MARK_SQUARE,
    MARK_TRIANGLE,
    MARK_DIAMOND,
    MARK_STAR,
    MARK_CROSS,
];

/// How loud sounds are.
pub(crate) const VOLUMES: Values = &[
    ("off", OFF),
    ("quiet", SOUND_QUIET),
    ("on", SOUND_ON),
    ("loud", SOUND_LOUD),
];

/// Off, then on.
pub(crate) const OFF_ON: Values = &[("off", OFF), ("on", SWITCHED_ON)];

/// On, then off.
pub(crate) const ON_OFF: Values = &[("on", SWITCHED_ON), ("off", OFF)];

/// What stands on a key, or on several.
#[derive(Copy, Clone)]
pub(crate) enum Key {
    /// A letter, the same in every language.
    Letter(&'static str),
    /// A word.
    Word(Phrase),
}

impl Render for Key {
    fn render_to(&self, out: &mut String) {
        match self {
            Key::Letter(letter) => letter.render_to(out),
            Key::Word(word) => word.render_to(out),
        }
    }
}

/// The keys of a table page.
pub(crate) const KEY_MAP: &[(Key, Phrase)] = &[
    (Key::Word(KEY_TAB), KEY_TAB_DOES),
    (Key::Word(KEY_ARROWS), KEY_ARROWS_DO),
    (Key::Word(KEY_ENTER), KEY_ENTER_DOES),
    (Key::Word(KEY_ESC), KEY_ESC_DOES),
    (Key::Letter("u"), KEY_U_DOES),
    (Key::Letter("e"), KEY_E_DOES),
    (Key::Letter("i"), KEY_I_DOES),
    (Key::Letter("l"), KEY_L_DOES),
    (Key::Letter("c"), KEY_C_DOES),
    (Key::Letter("r"), KEY_R_DOES),
    (Key::Word(KEY_ENDS), KEY_ENDS_DO),
    (Key::Letter("?"), KEY_HELP_DOES),
];

/// Quick things to say.
pub(crate) const PHRASES: &[Phrase] = &[
    PHRASE_HELLO,
    PHRASE_GOOD_MOVE,
    PHRASE_THANKS,
    PHRASE_MOMENT,
    PHRASE_GOOD_GAME,
];

/// A seat, as people count.
pub(crate) fn seat(seat: Seat) -> String {
    say::seat(seat.index() + 1)
}

/// A phrase as a sentence: a capital at the start, a full stop at the end.
pub(crate) fn sentence(phrase: &str) -> String {
    let mut letters = phrase.trim().chars();
    let first: String = letters
        .next()
        .map(char::to_uppercase)
        .into_iter()
        .flatten()
        .collect();
    let rest = letters.as_str();
    let stop = if rest.ends_with(['.', '!', '?']) {
        ""
    } else {
        "."
    };
    format!("{first}{rest}{stop}")
}

/// How many play.
pub(crate) fn players((least, most): (usize, usize)) -> String {
    if least == most {
        say::players_count(most)
    } else {
        say::players_range(least, most)
    }
}

/// How far a tutorial has come.
pub(crate) fn lesson(step: usize, steps: usize) -> String {
    if step < steps {
        say::lesson(step + 1, steps)
    } else {
        LESSON_DONE.into()
    }
}

/// The page of a table.
pub(crate) fn table_title(your_turn: bool, game: &str) -> String {
    if your_turn {
        say::your_turn_at(game)
    } else {
        say::table_of(game)
    }
}

/// How many house rules differ.
pub(crate) fn house_rules(count: usize) -> String {
    say::house_rules_count(count)
}

/// When a team won.
pub(crate) fn won_after(rounds: i64) -> String {
    say::won_after(rounds)
}

/// Who sits at a table.
pub(crate) fn sitting(names: &[String]) -> String {
    if names.is_empty() {
        return NOBODY_SITS.into();
    }
    say::sitting(list(names))
}

/// Who watches.
pub(crate) fn watching(names: &[String], unnamed: usize) -> String {
    let count = names.len() + unnamed;
    let mut names = names.to_vec();
    if unnamed > 0 {
        names.push(say::guests(unnamed));
    }
    say::watching(count, list(&names))
}

/// So many seconds ago.
pub(crate) fn ago(seconds: u64) -> String {
    match seconds {
        0..=59 => JUST_NOW.into(),
        60..=3599 => say::minutes_ago(seconds / 60),
        3600..=86_399 => say::hours_ago(seconds / 3600),
        _ => say::days_ago(seconds / 86_400),
    }
}

/// Away since.
pub(crate) fn away(seconds: u64) -> String {
    say::away_since(ago(seconds))
}

/// When a bot may play for somebody.
pub(crate) fn bot_may_play(name: &str, seconds: u64) -> String {
    match seconds {
        0..=60 => say::bot_may_play_soon(name),
        61..=7200 => say::bot_may_play_in_minutes(name, seconds.div_ceil(60)),
        _ => say::bot_may_play_in_hours(name, seconds.div_ceil(3600)),
    }
}

/// Others are to act.
pub(crate) fn waiting(tasks: &[(Seat, Message)]) -> Message {
    match tasks {
        [] => WAITING_ALONE.into(),
        [(seat, task)] => message::waiting_for_task(*seat, task.clone()),
        several => message::waiting_for(List::and(several.iter().map(|(seat, _)| *seat))),
    }
}

/// What resigning does.
pub(crate) fn resigning(seats: usize) -> Phrase {
    match seats {
        1 => RESIGNING_ALONE,
        2 => RESIGNING_TWO,
        _ => RESIGNING_MORE,
    }
}

/// A place at the end.
pub(crate) fn place(place: Option<u8>, won: bool) -> String {
    match place {
        Some(place) => say::place_number(place),
        None if won => WON.into(),
        None => LOST.into(),
    }
}

/// Usual numbers of an option.
pub(crate) fn usual_numbers(usual: &[i64]) -> String {
    let numbers: Vec<String> = usual.iter().map(i64::to_string).collect();
    say::usual_numbers(numbers.join(", "))
}

/// Who won, in a sentence.
pub(crate) fn result(outcome: &Outcome, seats: usize) -> Message {
    let winners = outcome.winners(seats);
    match &outcome.ending {
        Ending::Team { won: true } => TEAM_WON.into(),
        Ending::Team { won: false } => TEAM_LOST.into(),
        Ending::Ranked(_) if winners == SeatSet::all(seats) && seats > 1 => DRAW.into(),
        Ending::Ranked(_) => {
            let winners: Vec<Seat> = winners.iter().collect();
            match winners.as_slice() {
                [one] => message::wins(*one),
                several => message::share_the_win(List::and(several.iter().copied())),
            }
        }
    }
}

/// A kind of paper.
pub(crate) fn paper(paper: print::Paper) -> Phrase {
    match paper {
        print::Paper::A4 => PAPER_A4,
        print::Paper::Letter => PAPER_LETTER,
    }
}

/// How cards lie on sheets.
pub(crate) fn print_layout(layout: print::Layout) -> Phrase {
    match layout {
        print::Layout::Quick => LAYOUT_QUICK,
        print::Layout::Duplex => LAYOUT_DUPLEX,
        print::Layout::Fold => LAYOUT_FOLD,
        print::Layout::Bleed => LAYOUT_BLEED,
        print::Layout::Shop => LAYOUT_SHOP,
    }
}

/// A kind of ink.
pub(crate) fn ink(ink: print::Ink) -> Phrase {
    match ink {
        print::Ink::Full => INK_FULL,
        print::Ink::Low => INK_LOW,
        print::Ink::Grey => INK_GREY,
    }
}

/// The edge over which a printer turns.
pub(crate) fn flip(flip: print::Flip) -> Phrase {
    match flip {
        print::Flip::Long => FLIP_LONG,
        print::Flip::Short => FLIP_SHORT,
    }
}

/// A part of a game.
pub(crate) fn print_part(part: print::Part) -> Phrase {
    match part {
        print::Part::All => PART_ALL,
        print::Part::Cards => PART_CARDS,
        print::Part::Board => PART_BOARD,
        print::Part::Tokens => PART_TOKENS,
        print::Part::Tally => PART_TALLY,
        print::Part::Rules => PART_RULES,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_become_sentences_once() {
        assert_eq!(sentence("trick-taking for two"), "Trick-taking for two.");
        assert_eq!(sentence("A race."), "A race.");
    }

    /// All messages of the server are there in every language, agree with the code, and are
    /// said somewhere.
    #[test]
    fn the_catalogues_have_no_mistakes() {
        let catalogues: [(&'static i18n::Catalogue, &[&'static i18n::Set]); 7] = [
            (&CATALOGUE, &[&WORDS]),
            (&identity::CATALOGUE, &[&identity::WORDS]),
            (&lab::CATALOGUE, &[&lab::WORDS]),
            (&problems::CATALOGUE, &[&problems::WORDS]),
            (&reminders::CATALOGUE, &[&reminders::WORDS]),
            (&engine::words::CATALOGUE, &[&engine::words::WORDS]),
            (&i18n::common::CATALOGUE, &[&i18n::common::COMMON]),
        ];
        for (catalogue, sets) in catalogues {
            let mistakes = catalogue.mistakes(sets, &|_| false);
            assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
        }
    }
}
