//! What people read in the lab.

/// The messages.
pub static CATALOGUE: i18n::Catalogue = i18n::catalogue!("server", "lab");

i18n::messages! {
    /// The lab.
    pub static WORDS of CATALOGUE;
    phrases {
        LAB, TITLE, LEAD, HOME_LEAD, NEW, READ_ONLY, RUNS, NONE, CHOOSE, SIDE_BY_SIDE,
        SIDE_LEAD, CHOOSE_TWO, FIGURE, UNDER_WAY, STOP, LOOK_AGAIN, STOPPING, FAILED, REPORT,
        FILES, COMMAND, START, PLAYERS, SEATS, SEATS_HINT, GAMES, GAMES_HINT, SEED,
        ONE_AT_A_TIME, NOT_HERE, FULL, TOO_LARGE,
    }
    sentences {
        games_of(games, of),
        games_done(games),
        done_and(done, words),
        most_games(most),
    }
}

/// How far a run is.
pub(crate) fn progress(games: u64, of: Option<u64>, words: &str) -> String {
    let done = match of {
        Some(of) => say::games_of(games, of),
        None => say::games_done(games),
    };
    if words.is_empty() {
        done
    } else {
        say::done_and(&done, words)
    }
}
