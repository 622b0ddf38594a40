//! What the lab has to tell people, and how it writes numbers.

use i18n::{Catalogue, Language, Phrase, spoken};

/// Everything the lab says, in every language.
pub static CATALOGUE: Catalogue = i18n::catalogue!("lab");

i18n::messages! {
    /// What reports say of every game.
    pub static WORDS of CATALOGUE;
    phrases {
        NOTHING_PLAYED, NO_ADVANTAGE, NO_DIFFERENCE, SKILL_WINS, STRONGER_LOSES,

        // Names of figures
        USUAL_RULES, POINTS_OF_WINNER, MARGIN_OF_WINNER, GAMES_TIED, POINTS_OF_TEAM, GAMES_WON,
        DECISIONS_OF_GAME, TURNS_OF_GAME, REAL_CHOICES, LEGAL_ACTIONS, LEAD_CHANGES,
        LEAD_FOR_GOOD, COMEBACKS, FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, FIRST_SHORT,
        SECOND_SHORT, THIRD_SHORT, FOURTH_SHORT, FIFTH_SHORT, SIXTH_SHORT,

        // The page
        IN_A_MINUTE, ABOUT_FIGURES, TO_DO_AGAIN, USUAL_HOUSE_RULES, CHANGED_DATA, FIGURE,
        MEAN_INTERVAL, POINTS_TITLE, LENGTH_TITLE, POINTS, DECISIONS, WINS, SHARE, WINS_BY_SEAT,
        WINS_BY_TURN, WINS_BY_BOT, SEAT, PLACE_IN_TURN, BOT, EQUAL_SHARES, HOW_GAMES_END, ENDING,
        SHARE_OF_GAMES, PIECES_TITLE, KIND, PIECE, GAMES_WITHOUT_USE, WINS_WITH, WINS_WITHOUT,
        POINTS_WITH, POINTS_WITHOUT, DIFFERENCE, RULES_TITLE, ABOUT_RULES, RULE, WHAT_HAPPENS,
        TIMES_IN_GAME, GAMES_WITH_IT, VARIANT, VERDICT_CHANGES, VERDICT_CHANCE, BEFORE,
        DIFFERENCE_SAME_DEALS, VERDICT, PAIR_WINS, BOT_REACHES, PAIR,

        // Games that do not say what they measure
        CARD, ACTION, OFFERED, FORCED, CHOSEN,
    }
    sentences {
        // How much was played
        extent(games: Text, title: Text, players: Text, deals: Text, stopped: Text),
        some_games(number: Count, written: Text),
        some_players(number: Count),
        some_deals(number: Count, written: Text),
        stopped_before(deals: Text),

        // In a minute
        first_in_turn(share: Text, fair: Text, verdict: Text),
        turn_helps(points: Text),
        turn_hurts(points: Text),
        team_wins(share: Text),
        team_makes(points: Text),
        winner_has(points: Text, margin: Text, ties: Text),
        lead_changes_told(changes: Text, part: Text, comebacks: Text),
        wins_listed(bots: List),
        wins_of_one(bot: Text, share: Text),
        wins_against(one: Text, share: Text, other: Text, elo: Text),
        elo_behind(elo: Text),
        takes_decisions(decisions: Text, low: Count, high: Count, median: Count),
        takes_turns(
            decisions: Text,
            low: Count,
            high: Count,
            median: Count,
            turns: Text,
            choices: Text,
            actions: Text,
        ),
        as_sentence(text: Text),
        never_happened(games: Text, happenings: Text),
        happening_by_rule(happening: Text, rule: Text),

        // Without an action
        nothing_taken_away(action: Text),
        taken_away(action: Text, times: Count, written: Text),
        taken_from_team(taken: Text),
        makes_no_difference(taken: Text, share: Text, fair: Text),
        is_worth(taken: Text, share: Text, fair: Text, points: Text),

        // Ladders
        rung_points(name: Text, points: Text),
        rung_wins(name: Text, share: Text),
        rung(name: Text, share: Text, elo: Text, verdict: Text),
        rung_elo(elo: Text, low: Text, high: Text),

        // Variants
        compared_with(first: Text),
        exactly_the_same(name: Text),
        no_change_beyond(width: Text, figure: Text),
        nothing_changes(name: Text, kept: Text),
        changes(name: Text, changes: Text, more: Text, kept: Text, rest: Text),
        change(figure: Text, by: Text),
        more_figures(count: Count),
        others_unsure(count: Count),
        points_width(points: Text),
        points_between(points: Text, low: Text, high: Text),

        // Names of figures
        bot_against(stronger: Text, weaker: Text),
        bot_without(bot: Text, action: Text),
        bot_with(bot: Text),
        wins_of_seat(seat: Count),
        wins_of_turn(nth: Text),
        points_of_seat(seat: Count),
        wins_of_bot(bot: Text),
        points_of_bot(bot: Text),

        // The page
        page_title(heading: Text),
        heading_compare(game: Text),
        heading_sweep(game: Text, key: Text),
        heading_deviate(game: Text),
        heading_restrict(game: Text),
        heading_ladder(game: Text),
        program_version(version: Text, setting: Text),
        setting(game: Text, rules: Count, cards: Text, options: Text, seats: Text, seed: Text),
        figures_of(name: Text),
        and_more(from: Text),
        about_pieces(games: Text),
        never_met(pieces: Text),
        instead_of(name: Text, first: Text),
        interval(mean: Text, low: Text, high: Text),
        share_interval(mean: Text, low: Text, high: Text),

        // What cannot be
        lineup(bots: Count, seats: Count),
        other_game(game: Text),
        other_rules(found: Count, game: Text, own: Count),
        no_path(text: Text),
        no_row(row: Text),
        no_column(found: Text, columns: Text),
        several_rows(count: Count, row: Text, column: Text),
        several_numbers(cell: Text, path: Text, count: Count),
        no_number(cell: Text, path: Text),
    }
}

/// The place of somebody in turn order, from 0, as in "the first" and as in "1st".
const PLACES: [(Phrase, Phrase); 6] = [
    (FIRST, FIRST_SHORT),
    (SECOND, SECOND_SHORT),
    (THIRD, THIRD_SHORT),
    (FOURTH, FOURTH_SHORT),
    (FIFTH, FIFTH_SHORT),
    (SIXTH, SIXTH_SHORT),
];

/// A place in turn order within a sentence.
pub(crate) fn nth(place: usize) -> &'static str {
    PLACES[place].0.text()
}

/// A place in turn order by itself.
pub(crate) fn nth_short(place: usize) -> &'static str {
    PLACES[place].1.text()
}

/// A number with so many decimals, as the language that is spoken writes it.
pub fn fixed(value: f64, places: usize) -> String {
    pointed(&format!("{value:.places$}"))
}

/// The same with its sign.
pub fn signed(value: f64, places: usize) -> String {
    pointed(&format!("{value:+.places$}"))
}

/// A number as programs write it, with the decimal sign of the language that is spoken.
pub(crate) fn pointed(number: &str) -> String {
    match spoken() {
        Language::English => number.to_owned(),
        Language::German => number.replace('.', ","),
    }
}

/// A number as people write it: with as many decimals as matter.
pub fn number(value: f64) -> String {
    let size = value.abs();
    let text = if size >= 100.0 || (value - value.round()).abs() < 1e-9 {
        format!("{value:.0}")
    } else if size >= 10.0 {
        format!("{value:.1}")
    } else {
        format!("{value:.2}")
    };
    if (text.trim_start_matches('-').chars()).all(|c| matches!(c, '0' | '.')) {
        return "0".to_owned();
    }
    pointed(&text)
}

/// A count with a sign between thousands.
pub fn count(n: u64) -> String {
    let gap = match spoken() {
        Language::English => ',',
        Language::German => '.',
    };
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(gap);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use i18n::speaking;

    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let written = || {
            [
                count(1_234_567),
                number(12.345),
                number(-0.001),
                number(4.0),
            ]
        };
        assert_eq!(written(), ["1,234,567", "12.3", "0", "4"]);
        let german = speaking(Language::German, written);
        assert_eq!(german, ["1.234.567", "12,3", "0", "4"]);
        let signed = speaking(Language::German, || signed(1.25, 1));
        assert_eq!(signed, "+1,2");
    }

    #[test]
    fn the_catalogue_and_the_code_agree() {
        let mistakes = CATALOGUE.mistakes(&[&WORDS], &|_| false);
        assert_eq!(mistakes, Vec::<String>::new());
    }
}
