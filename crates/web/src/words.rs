//! What people read on the pages, in one place, so that other languages can take
//! its place. What a game says stands with the game.

use engine::{Ending, Outcome, Seat, SeatSet};

use crate::board::Names;

macro_rules! words {
    ($($name:ident = $text:expr;)+) => {
        $(#[doc = $text] pub const $name: &str = $text;)+
    };
}

pub mod lab;

words! {
    LANGUAGE = "en";
    HEDGEROW = "Hedgerow";
    SKIP = "Skip to the content";
    PAGES = "Pages";
    LOBBY = "Lobby";
    LOBBY_TITLE = "Lobby · Hedgerow";
    MY_GAMES = "My games";
    MY_GAMES_TITLE = "My games · Hedgerow";
    SETTINGS = "Settings";
    SETTINGS_TITLE = "Settings · Hedgerow";
    PROBLEM_TITLE = "Something went wrong · Hedgerow";
    CLOSE = "Close";
    CARD = "A card";
    COPY = "Copy";
    COPIED = "Copied";
    CANCEL = "Cancel";
    RECONNECTING = "Reconnecting…";
    OFFLINE = "No connection to the table right now. It is tried again by itself.";
    MUTE = "Mute";
    UNMUTE = "Unmute";
    ONLY_MOVE = "Your only move:";
    KEPT = "Kept";
    PLAY_BACK = "Play";
    PAUSE = "Pause";

    PLAY_NOW = "Play now";
    GUEST = "Guest";
    SET_UP = "With friends";
    RECENT = "Your tables";
    ALL_MINE = "All your games";
    VARIANTS = "House rules to vary it";
    ORIGIN = "What it is, and where it comes from";
    LEARN = "Tutorial";
    DO_THIS = "Now:";
    ANOTHER_WAY = "That is allowed too, but this lesson goes another way.";
    HAPPENED = "What happened";
    NOTHING_YET = "The game begins.";
    STEP_BACK = "One step back";
    FROM_THE_START = "From the start";
    HOME_TITLE = "Hedgerow: five tabletop games";
    HOME_HEADING = "Five games of forest, garden and borderland";
    HOME_LEAD = "Play with friends or with bots. No account: pick a game, give yourself a name, send a link.";
    PLAY = "Play";
    RULES = "Rules";
    CARDS = "Cards";
    PRINT = "Print";
    OPEN_TABLES = "Tables with an open seat";
    NO_TABLES = "No table is listed right now.";
    NEW_TABLE = "A new table";
    RUNNING = "playing";
    UPLOAD = "Continue a game from a file";
    RECORD_FILE = "Record of a game ";
    UPLOAD_NOW = "Open it as a replay";

    PRINT_LEAD = "Cards, boards and rules as a file to print, cut out and play with, the same as on the screen.";
    PRINT_PART = "What ";
    PRINT_LAYOUT = "How cards lie on the sheets ";
    PRINT_PAPER = "Paper ";
    PRINT_INK = "Ink ";
    PRINT_FLIP = "The printer turns sheets over ";
    PRINT_OFFSET = "The backs lie off the fronts";
    PRINT_OFFSET_HINT = "Print the calibration sheet of a two-sided layout; it says which millimetres to fill in here.";
    PRINT_RIGHT = "Move backs right, mm ";
    PRINT_DOWN = "Move backs down, mm ";
    SHOW_SHEETS = "Show the sheets";
    DOWNLOAD_PDF = "Download the PDF";
    PRINT_HINT = "Print at 100 %, without fitting to the page; the ruler on each sheet is 50 mm long.";
    PRINT_OTHERS = "Print another game";

    YOUR_NAME = "Your name ";
    NAME = "Name ";
    SEATS = "Seats";
    HOW_MANY = "How many play ";
    ME = "me";
    A_FRIEND = "a friend, by link";
    ABOUT_BOTS = "How the bots play";
    BOTS_PLAY_FAIR = "A bot sees what its seat may see and nothing else.";
    HOUSE_RULES = "House rules";
    HOUSE_RULES_HINT = "Leave everything as it is to play by the book.";
    USUAL_RULES = "By the book.";
    MORE = "Order, pace, spectators, seed";
    PACE = "Bots play ";
    RECOVER_TITLE = "Be yourself on this device · Hedgerow";
    RECOVER_HEADING = "Play as yourself on this device";
    RECOVER_WORDS = "From now on this browser is you, with your name and your tables.";
    RECOVER_NOW = "Yes, this is me";
    LISTED = " List the table in the lobby. Otherwise only people with the link find it.";
    SPECTATORS = " People with the link may watch. They see what lies open, and no hands.";
    ORDER = "Seats ";
    ORDER_LISTED = "as listed";
    ORDER_RANDOM = "drawn by lot";
    SEED_WISH = "Seed ";
    SEED_HINT = "Leave it empty for a fresh shuffle. With the same seed and the same decisions a game repeats itself.";
    MAKE_TABLE = "Make the table";
    READ_RULES = "Read the rules";

    TABLE = "Table";
    BESIDE_THE_TABLE = "Log, chat and rules";
    WHAT_NOW = "What to do now";
    HAND_AND_ACTIONS = "Hand and actions";
    ACTIONS = "Actions";
    HOT_SEAT = "Several people at one screen";
    CLOSED = "This table is closed.";
    UNDO = "Undo";
    REDO = "Redo";
    RESTART_TURN = "Restart turn";
    SINCE_YOU_LOOKED = "Since you last looked";
    QUESTIONS = "Type an action as the list writes it, or ask: hand, board, moves, score, last, help.";
    COPY_LOG = "Copy the log";
    TYPE_AN_ACTION = "Command box";
    ACTION_IN_NOTATION = "Action, as the rules write it ";
    DO_IT = "Do it";
    PLAYERS = "Players";
    NOBODY = "nobody yet";
    YOU = "you";
    TO_ACT = "to act";
    POINTS_BY_SOURCE = "Where the points come from";
    HERE = "here";
    AWAY = "away";
    LET_A_BOT_PLAY = "Let a bot play on";
    TAKE_BACK_SEAT = "Take your seat back";

    OPEN = "open";
    CLOSED_SEAT = "closed";
    INVITATION = "Invitation";
    INVITE = "Send this link, or let a phone read the code. Whoever opens it may sit down.";
    INVITATION_CODE = "The invitation as a code for phones";
    RECOVERY_CODE = "The link as a code for phones";
    YOUR_MARK = "Your mark:";
    FREE_SEAT = "Free the seat";
    NOBODY_AT_ALL = "nobody: play without it";
    HOST_DECIDES = "Who may watch, pace, order";
    HOST_DECIDES_STILL = "Who may watch, pace";
    ASK_NO_MORE = "Yes, and do not ask again in this game";
    START = "Start";
    HOST_STARTS = "The game starts when every seat is taken, or when the host starts it with bots in the open seats.";
    LEAVE = "Leave the table";
    SIT_DOWN = "Sit down";
    SIT_HERE_TOO = "Sit here too";
    GIVE_SEAT_TO = "Give it to ";
    ANYBODY = "anybody with the link";
    CHANGE = "Change";

    LOG = "Log";
    FILTER = "Only lines with ";
    REPLAY = "Replay";
    DOWNLOAD_RECORD = "Download the record";
    CHAT = "Chat";
    SAY = "Say ";
    SEND = "Send";
    WATCHES = "watches";
    SPECTATORS_CHAT = "What you say as a spectator is marked as such.";
    NOTES = "Notes";
    NOTES_FOR_YOU = "For your eyes only ";
    KEEP = "Keep";
    SEARCH_RULES = "Search the rules ";
    OPEN_RULES = "Open the rules";
    ALL_CARDS = "All cards";
    ABOUT_TABLE = "About this table";
    FAIR_SHUFFLE = "A fair shuffle";
    SEED_HASH = "SHA-256 of the seed:";
    SEED = "The seed:";
    SEED_LATER = "The seed itself is shown after the game, so that anybody can check the deal.";
    VERIFY = "Download the record and check it with: hedgerow replay FILE --verify";
    RESIGN = "Resign";
    RESIGN_NOW = "Yes, resign";

    THE_END = "The end";
    PLACE = "Place";
    PLAYER = "Player";
    POINTS = "Points";
    WHERE_FROM = "Where from";
    REMATCH = "Rematch";
    TO_THE_REMATCH = "To the rematch";
    WATCH_REPLAY = "Watch the replay";
    NEW_GAME = "New game like this";

    STEPS = "Steps";
    FIRST = "First";
    BACK = "Back";
    ON = "On";
    LAST = "Last";
    MOVE = "Move ";
    SEEN_BY = "Seen by ";
    A_SPECTATOR = "a spectator";
    GO = "Go";
    TO_THE_TABLE = "To the table";
    PLAY_ON_FROM_HERE = "Play on from here";
    PLAY_ON_WITH_BOTS = "Play on against bots";
    PLAY_ON_ALONE = "Play on at one screen";
    PLAY_ON_HINT = "A new table from this position. This record stays as it is.";

    NO_GAMES_YET = "You do not sit at any table.";
    START_ONE = "Start a game";
    WAITING_FOR_YOU = "Waiting for you";
    WAITING_FOR_OTHERS = "Waiting for others";
    NOT_STARTED = "Not started";
    FINISHED = "Finished";

    YOU_HEADING = "You";
    OTHER_DEVICE = "Play on another device";
    RECOVERY = "There is no account: this browser is your key. Open the link on another device to be yourself there too. Whoever has the link can play as you.";
    RECOVERY_LINK = "Link for another device";
    SHOW_LINK = "Show the link";
    THIS_BROWSER = "In this browser";
    KEPT_HERE = "These choices stay in this browser.";
    NO_SCRIPT = "Without script the pages work by links and buttons; themes follow your system, and a page shows what is new when you load it again.";
    KEYS = "Keys";
    THEME = "Colours ";
    MOTION = "Animation ";
    CONFIRM = "A click on a card ";
    FORCED = "A move without a choice ";
    SOUND = "Sounds ";
    NOTIFY = "Notice on the desktop when it is your turn ";
    CONTENTS = "Contents";
}

/// Colours to choose from.
pub const THEMES: &[(&str, &str)] = &[
    ("system", "as the system has them"),
    ("day", "day"),
    ("night", "night"),
];

/// Speeds of animation.
pub const MOTIONS: &[(&str, &str)] = &[
    ("normal", "normal"),
    ("fast", "fast"),
    ("slow", "slow"),
    ("off", "off"),
];

/// What a click does.
pub const CONFIRMS: &[(&str, &str)] = &[
    ("select", "selects it; a second one plays it"),
    ("play", "plays it at once"),
];

/// What happens if there is one legal move.
pub const FORCEDS: &[(&str, &str)] = &[("auto", "is made for me"), ("ask", "is left to me")];

/// How fast bots play.
pub const PACES: &[(&str, &str)] = &[
    ("normal", "at an easy pace"),
    ("slow", "slowly"),
    ("fast", "quickly"),
    ("instant", "at once"),
];

/// The marks of players, in order.
pub const PLAYER_MARKS: [&str; crate::marks::PLAYERS] = [
    "red circle",
    "blue square",
    "green triangle",
    "purple diamond",
    "amber star",
    "grey cross",
];

/// How loud sounds are.
pub const VOLUMES: &[(&str, &str)] = &[
    ("off", "off"),
    ("quiet", "quiet"),
    ("on", "on"),
    ("loud", "loud"),
];

/// Off, then on.
pub const OFF_ON: &[(&str, &str)] = &[("off", "off"), ("on", "on")];

/// The keys of a table page.
pub const KEY_MAP: &[(&str, &str)] = &[
    ("Tab", "from one zone or button to the next"),
    ("Arrows", "from card to card within a zone"),
    ("Enter, Space", "select a card; again: play it"),
    ("Esc", "put back what is selected"),
    ("u", "undo"),
    ("e", "end the turn, or go on without"),
    ("i", "look at a card closely"),
    ("l", "the list of all actions"),
    ("c", "chat"),
    ("r", "rules"),
    ("Home, End", "replay: first and last move; the arrows step"),
    ("?", "these keys"),
];

/// Quick things to say.
pub const PHRASES: &[&str] = &[
    "Hello!",
    "Good move.",
    "Thank you.",
    "One moment, please.",
    "Good game!",
];

/// A seat, as people count.
pub fn seat(seat: Seat) -> String {
    format!("Seat {}", seat.index() + 1)
}

/// A phrase as a sentence: a capital at the start, a full stop at the end.
pub fn sentence(phrase: &str) -> String {
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

/// A key of an option as people read it.
pub fn spaced(key: &str) -> String {
    key.replace('_', " ")
}

/// How many play.
pub fn players((least, most): (usize, usize)) -> String {
    match (least, most) {
        (1, 1) => "For one player.".to_owned(),
        (least, most) if least == most => format!("For {least} players."),
        (least, most) => format!("For {least} to {most} players."),
    }
}

/// The page for a new table.
pub fn new_table_of(title: &str) -> String {
    format!("New table · {title} · Hedgerow")
}

/// The page of a tutorial.
pub fn tutorial_of(title: &str) -> String {
    format!("{title}: a first game")
}

/// How far a tutorial has come.
pub fn lesson(step: usize, steps: usize) -> String {
    if step < steps {
        format!("Step {} of {steps}", step + 1)
    } else {
        "Done".to_owned()
    }
}

/// The page of the rules.
pub fn rules_of(title: &str) -> String {
    format!("Rules · {title} · Hedgerow")
}

/// The page of the cards.
pub fn cards_of(title: &str) -> String {
    format!("{title}: what is in the box")
}

/// The page of a replay.
pub fn replay_of(title: &str) -> String {
    format!("Replay · {title} · Hedgerow")
}

/// The page of a table.
pub fn table_title(your_turn: bool, game: &str) -> String {
    let mark = if your_turn { "● Your turn · " } else { "" };
    format!("{mark}{game} · Hedgerow")
}

/// A bot of a level.
pub fn bot(level: &str) -> String {
    format!("{level} bot")
}

/// A bot in the place of somebody.
pub fn stand_in(level: &str) -> String {
    format!("{level} bot stands in")
}

/// How many seats are open.
pub fn open_seats(open: usize) -> String {
    counted(open, "open seat", "open seats")
}

/// How many house rules differ.
pub fn house_rules(count: usize) -> String {
    counted(count, "house rule", "house rules")
}

/// How many moves were made.
pub fn moves(count: usize) -> String {
    counted(count, "move", "moves")
}

/// How many points.
pub fn points(points: i64) -> String {
    match points {
        1 => "1 point".to_owned(),
        points => format!("{points} points"),
    }
}

/// How many cards.
pub fn cards(count: usize) -> String {
    counted(count, "card", "cards")
}

/// A number and what it counts.
pub fn counted(count: usize, one: &str, many: &str) -> String {
    if count == 1 {
        format!("1 {one}")
    } else {
        format!("{count} {many}")
    }
}

/// Names with commas and an "and".
pub fn list<S: AsRef<str>>(names: &[S]) -> String {
    match names {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

/// Who sits at a table.
pub fn sitting(names: &[String]) -> String {
    if names.is_empty() {
        return "nobody sits here yet".to_owned();
    }
    format!("with {}", list(names))
}

/// Who watches.
pub fn watching(names: &[String], unnamed: usize) -> String {
    let count = names.len() + unnamed;
    let mut names = names.to_vec();
    if unnamed > 0 {
        names.push(counted(unnamed, "guest", "guests"));
    }
    format!("{count} watching: {}", list(&names))
}

/// Who gave up.
pub fn gave_up(name: &str) -> String {
    format!("{name} gave up")
}

/// Who wants to play again.
pub fn wants_rematch(name: &str) -> String {
    format!("{name} wants a rematch.")
}

/// The way to the next person at this screen.
pub fn pass_on(name: &str) -> String {
    format!("Pass on to {name}")
}

/// What happens to open seats at the start.
pub fn bots_take(open: usize) -> String {
    match open {
        1 => "One seat is open. If you start now, a medium bot takes it.".to_owned(),
        open => format!("{open} seats are open. If you start now, medium bots take them."),
    }
}

/// So many seconds ago.
pub fn ago(seconds: u64) -> String {
    match seconds {
        0..=59 => "just now".to_owned(),
        60..=3599 => format!("{} min ago", seconds / 60),
        3600..=86_399 => format!("{} h ago", seconds / 3600),
        _ => format!("{} days ago", seconds / 86_400),
    }
}

/// Away since.
pub fn away(seconds: u64) -> String {
    format!("away, last seen {}", ago(seconds))
}

/// Other tables wait.
pub fn next_waiting(count: usize) -> String {
    match count {
        1 => "A game waits for you".to_owned(),
        count => format!("{count} games wait for you"),
    }
}

/// Before the game.
pub fn gathering(title: &str) -> String {
    format!("{title}: who plays?")
}

/// The reader is to act.
pub fn your_turn(task: &str) -> String {
    format!("Your turn: {task}")
}

/// Somebody at this screen is to act.
pub fn turn_of(name: &str, task: &str) -> String {
    format!("{name}: {task}")
}

/// Others are to act.
pub fn waiting<'a>(tasks: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let tasks: Vec<(&str, &str)> = tasks.collect();
    match tasks.as_slice() {
        [] => "Waiting".to_owned(),
        [(name, task)] => format!("Waiting for {name} ({task})"),
        several => {
            let names: Vec<&str> = several.iter().map(|&(name, _)| name).collect();
            format!("Waiting for {}", list(&names))
        }
    }
}

/// Between two hands at one screen.
pub fn pass_the_device(name: &str) -> String {
    format!("Pass the device to {name}")
}

/// Whose hand comes next.
pub fn only(name: &str) -> String {
    format!("Only {name} should look now.")
}

/// The button that uncovers a hand.
pub fn i_am(name: &str) -> String {
    format!("I am {name}: show my hand")
}

/// Agreeing to something that was asked about.
pub fn yes(action: &str) -> String {
    format!("Yes: {action}")
}

/// A rule by number.
pub fn rule(number: &str) -> String {
    format!("Rule {number}")
}

/// The list of everything that may be done.
pub fn all_actions(count: usize) -> String {
    match count {
        1 => "The only action".to_owned(),
        count => format!("All {count} actions"),
    }
}

/// What resigning does.
pub fn resigning(seats: usize) -> &'static str {
    match seats {
        1 => "The game ends here.",
        2 => "Your opponent wins, and the game ends.",
        _ => "A bot takes your seat, and the others play on.",
    }
}

/// A place at the end.
pub fn place(place: Option<u8>, won: bool) -> String {
    match place {
        Some(place) => format!("{place}."),
        None if won => "won".to_owned(),
        None => "lost".to_owned(),
    }
}

/// A step of a replay.
pub fn step(ply: usize, plies: usize) -> String {
    format!("After move {ply} of {plies}")
}

/// The status of an answer.
pub fn status(status: u16) -> String {
    format!("Status {status}")
}

/// Usual numbers of an option.
pub fn usual_numbers(usual: &[i64]) -> String {
    let numbers: Vec<String> = usual.iter().map(i64::to_string).collect();
    format!("(usual: {})", numbers.join(", "))
}

/// Who won, in a sentence.
pub fn result(outcome: &Outcome, who: &Names, seats: usize) -> String {
    let winners = outcome.winners(seats);
    match &outcome.ending {
        Ending::Team { won: true } => "You have won together!".to_owned(),
        Ending::Team { won: false } => "You have lost together.".to_owned(),
        Ending::Ranked(_) if winners == SeatSet::all(seats) && seats > 1 => "A draw".to_owned(),
        Ending::Ranked(_) => {
            let names: Vec<&str> = winners.iter().map(|seat| who.of(seat)).collect();
            match names.as_slice() {
                [one] => format!("{one} wins"),
                several => format!("{} share the win", list(several)),
            }
        }
    }
}

/// The title of the page where a game is printed.
pub fn print_of(game: &str) -> String {
    format!("Print {game}")
}

/// How many sheets there are.
pub fn sheets(count: usize) -> String {
    match count {
        1 => "1 sheet".to_owned(),
        n => format!("{n} sheets"),
    }
}

/// A sheet of a preview.
pub fn sheet(number: usize, title: &str) -> String {
    format!("Sheet {number}: {title}")
}

/// A kind of paper.
pub fn paper(paper: print::Paper) -> &'static str {
    match paper {
        print::Paper::A4 => "A4",
        print::Paper::Letter => "Letter",
    }
}

/// How cards lie on sheets.
pub fn print_layout(layout: print::Layout) -> &'static str {
    match layout {
        print::Layout::Quick => "nine fronts on a sheet, for sleeves",
        print::Layout::Duplex => "nine fronts, then their backs, two-sided",
        print::Layout::Fold => "fronts above backs, to fold and glue",
        print::Layout::Bleed => "eight with colour over the edge, two-sided",
        print::Layout::Shop => "one on a page, for a print shop",
    }
}

/// A kind of ink.
pub fn ink(ink: print::Ink) -> &'static str {
    match ink {
        print::Ink::Full => "full colour",
        print::Ink::Low => "little: lines without areas",
        print::Ink::Grey => "greys",
    }
}

/// The edge over which a printer turns.
pub fn flip(flip: print::Flip) -> &'static str {
    match flip {
        print::Flip::Long => "the long edge, like a book",
        print::Flip::Short => "the short edge, like a calendar",
    }
}

/// A part of a game.
pub fn print_part(part: print::Part) -> &'static str {
    match part {
        print::Part::All => "everything",
        print::Part::Cards => "cards and tiles",
        print::Part::Board => "boards and tracks",
        print::Part::Tokens => "pawns and markers",
        print::Part::Tally => "the tally card",
        print::Part::Rules => "the rulebook",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_become_sentences_once() {
        assert_eq!(sentence("trick-taking for two"), "Trick-taking for two.");
        assert_eq!(sentence("A race."), "A race.");
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
    }
}
