//! What the command line has to tell people.

use i18n::Catalogue;

/// Everything it says, in every language.
pub(crate) static CATALOGUE: Catalogue = i18n::catalogue!("hedgerow");

i18n::messages! {
    /// What commands say. Help texts are found by the names of commands and arguments.
    pub(crate) static WORDS of CATALOGUE;
    phrases {
        NO_PERSON_HERE, HOUSE_RULES, THIS_GAME, NO_DATA_FOLDER, DEAL_UNSAID, DEAL_CHOSEN,
        DEAL_BY_SERVER, SPRT_NEEDS_SHARES, GAMES_TO_GO, TIME_TO_GO, COLUMN_BOT, COLUMN_GAMES,
        COLUMN_WINS, COLUMN_POINTS, COLUMN_DECISIONS, COLUMN_MEAN, COLUMN_P95, COLUMN_MAX,
        SPRT_UNDECIDED, KEEP_NAME, NO_FOLDER, TWO_BOTS, RESTRICT_ONE_BOT, WITHOUT_SHAPE,
        COMPARE_NEEDS, NUMBER_SHAPE, TABLES_NOT_WRITTEN, REPORT_NOT_WRITTEN, FIRST_BOT_WINS,
        TEAM_WINS, FIRST_IN_TURN_WINS, WHOLE_NUMBER, POSITIVE_NUMBER, CANNOT_BE_READ,
        NOT_AN_OBJECT, OTHER_DEVICES, NO_DATABASE_FOLDER,
    }
    sentences {
        // Every command
        error(words: Text),
        no_such_language(language: Text, known: Text),
        no_such_game(game: Text, games: Text),
        of_file(file: Text, words: Text),
        cannot_write(file: Text, why: Text),
        cannot_read(file: Text, why: Text),
        no_such_seat(text: Text, last: Count),
        option_shape(option: Text),
        option_twice(key: Text),
        players_differ(players: Count, named: Count),
        threads_range(most: Count),

        // Games and rules
        listed_game(id: Text, title: Text, summary: Text, players: Text),
        described_game(title: Text, summary: Text),
        players_exactly(most: Count),
        players_range(least: Count, most: Count, usual: Count),
        greedy_players(names: Text),
        switch(key: Text, rule: Text, meaning: Text),
        no_such_rule(rule: Text, first: Text, last: Text),

        // Playing and looking back
        seed(seed: Text),
        record_exists(file: Text),
        best_totals(challenge: Text),
        field_seats(why: Text),
        field_deal(why: Text),
        is_damaged(file: Text),
        too_far(to: Count, count: Count),
        other_seed_hash(hash: Text, shown: Text),
        nobody_promised(wanted: Text),
        ok(words: Text),
        dealt(words: Text),
        seed_hash(hash: Text),
        goes_on(plies: Count),
        over(plies: Count, outcome: Text),
        deal_fair(people: Count, names: Text),
        deal_silent(dealt: Text, names: Text),
        deal_given_position(dealt: Text),
        ends_after(plies: Count),
        not_a_position(why: Text),
        position_over(game: Text),
        position_waits(game: Text, seats: List),

        // Serving
        serving(url: Text),
        only_here(port: Text),
        in_use(address: Text),
        cannot_listen(address: Text, why: Text),
        no_such_address(address: Text),
        address_shape(address: Text, why: Text),
        public_url_shape(url: Text),

        // Printing
        printed(file: Text, pages: Count, pieces: Count),
        offset_shape(text: Text),

        // The arena
        team_size(team: Text, bots: Count, seats: Count),
        team_not_here(team: Text),
        bots_for_two(bots: Count),
        bots_for_seats(bots: Count, seats: Count),
        sprt_shape(text: Text),
        played_teams(games: Count),
        played_deals(games: Count, deals: Count, seatings: Count),
        arena_heading(game: Text, options: Text, seats: Count, played: Text, seed: Text),
        arena_interrupted(heading: Text),
        fair_share(bot: Text, times: Text, low: Text, high: Text),
        elo_over(bot: Text, other: Text, elo: Text, low: Text, high: Text),
        points_beside(bot: Text, points: Text, low: Text, high: Text, first: Text),
        points_percent_beside(bot: Text, points: Message, percent: Message, first: Text),
        estimated_points(points: Text, low: Text, high: Text),
        estimated_percent(percent: Text, low: Text, high: Text),
        sprt_accepts(share: Text),
        sprt_told(high: Text, low: Text, bot: Text, verdict: Text, ratio: Text, error: Text),

        // The lab
        games_range(most: Count),
        error_range(text: Text),
        too_many_variants(most: Count),
        over_shape(over: Text),
        number_wrong(over: Text, why: Text),
        most_values(most: Count),
        variants_differ(one: Count, other: Count),
        range_shape(text: Text),
        range_values(text: Text),
        report_at(file: Text),
        running_points(mean: Text, half: Text),
        running_wins(what: Message, mean: Text, half: Text),

        // Help, and when a command cannot be understood
        default_value(value: Text),
        see_help(command: Text),
        no_such_command(found: Text),
        no_such_argument(found: Text),
        perhaps(wrong: Text, likely: Text),
        value_missing(argument: Text),
        value_wrong(argument: Text, value: Text),
        value_wrong_because(argument: Text, value: Text, why: Text),
        value_known(wrong: Text, known: Text),
        required(arguments: Text),
        conflict(argument: Text, other: Text),
        given_twice(argument: Text),
        command_missing(known: Text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_has_no_mistakes() {
        let begins = ["help", "heading-", "usage", "value-"];
        let by_convention = |id: &str| begins.iter().any(|begin| id.starts_with(begin));
        let mistakes = CATALOGUE.mistakes(&[&WORDS], &by_convention);
        assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
    }
}
