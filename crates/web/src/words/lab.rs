//! What people read in the lab.

words! {
    LAB = "The lab";
    TITLE = "The lab · Hedgerow";
    LEAD = "Playtests by simulation: bots play a game hundreds of times, and the report says with error bars what it is like.";
    HOME_LEAD = "Change a house rule and see, with error bars, what it does.";
    NEW = "A new run";
    READ_ONLY = "On this server runs are made on the command line (hedgerow lab) and read here.";
    RUNS = "Runs";
    NONE = "There is no run yet.";
    CHOOSE = "Put side by side";
    SIDE_BY_SIDE = "Side by side";
    SIDE_LEAD = "A figure stands out where its interval does not meet that of the first column. Runs with other bots or on other deals differ for that reason too; hedgerow lab compare plays variants on the same deals.";
    CHOOSE_TWO = "Choose two runs or more.";
    FIGURE = "Figure";
    UNDER_WAY = "Under way";
    STOP = "Stop and keep what is done";
    LOOK_AGAIN = "Look again";
    STOPPING = "It stops when the game that is being played is over.";
    FAILED = "The last run came to nothing: ";
    REPORT = "The whole report";
    FILES = "Files";
    COMMAND = "The command that does it again";
    START = "Start";
    PLAYERS = "Players";
    SEATS = "Who plays";
    SEATS_HINT = "One bot for all seats, two (one of the first with a table of the second), or one for each seat, as in easy or hard,medium. Bots: random, greedy, easy, medium, hard.";
    GAMES = "Games";
    GAMES_HINT = "Random players take no time; easy and medium play a few games a second, hard needs up to a second for a decision.";
    SEED = "Seed of the first deal";
    ONE_AT_A_TIME = "Another run is under way, and there is one at a time.";
    NOT_HERE = "On this server runs are made on the command line.";
    FULL = "There are so many runs that some have to go before the next one.";
    TOO_LARGE = "The file is too large to send; it is in the data folder of the server.";
}

/// How far a run is.
pub fn progress(games: u64, of: Option<u64>, words: &str) -> String {
    let done = match of {
        Some(of) => format!("{games} of {of} games"),
        None => format!("{games} games"),
    };
    if words.is_empty() {
        done
    } else {
        format!("{done}; {words}")
    }
}

/// How many games a run may have.
pub fn most_games(most: u64) -> String {
    format!("From here a run has {most} games at most.")
}
