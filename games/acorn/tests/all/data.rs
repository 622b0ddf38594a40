//! The data file: what it holds, and what is said about a line that is wrong.

use acorn::CardTable;

const FILE: &str = include_str!("../../cards.tsv");

/// The file with one field of one card changed.
fn with(id: &str, column: &str, value: &str) -> String {
    let columns: Vec<&str> = FILE.lines().next().expect("a header").split('\t').collect();
    let index = columns.iter().position(|&c| c == column).expect("a column");
    let change = |line: &str| {
        let mut fields: Vec<&str> = line.split('\t').collect();
        if fields[0] == id {
            fields[index] = value;
        }
        fields.join("\t")
    };
    FILE.lines().map(change).collect::<Vec<_>>().join("\n")
}

fn error(text: &str) -> String {
    CardTable::parse(text)
        .expect_err("a wrong file")
        .to_string()
}

#[test]
fn the_file_of_the_game_is_right() {
    let table = CardTable::parse(FILE).expect("the data file of the game");
    assert_eq!(table.designs().len(), 42);
}

#[test]
fn a_new_card_is_a_new_line() {
    let line = "acorn-cannon\tF99\tforage\t\tAcorn Cannon\t3\t2\tpush each 2; acorn 1\tmove 4\triver\tdraw 1\tno\treconstructed\t\tan idea";
    let text = format!("{FILE}{line}\n");
    let table = CardTable::parse(&text).expect("one card more");
    let card = table.card("acorn-cannon").expect("the new card");
    let design = table.design(card);
    assert_eq!(design.option_a.to_string(), "push each 2; acorn 1");
    assert_eq!((design.copies, design.note), (2, "an idea"));
}

#[test]
fn a_wrong_line_is_reported_with_its_number_and_the_reason() {
    let cases = [
        (
            with("run", "option_b", "hop 2"),
            "line 3: option_b: 'hop 2' is not an effect",
        ),
        (
            with("run", "option_b", "move -2"),
            "line 3: option_b: 'move' needs a number from 1 to 99, not '-2'",
        ),
        (with("walk", "option_a", ""), "line 2: option_a is missing"),
        (with("walk", "name", ""), "line 2: name is missing"),
        (with("refresh", "cost", ""), "line 16: cost is missing"),
        (
            with("refresh", "cost", "-1"),
            "line 16: cost must be a number from 1 to 99, not '-1'",
        ),
        (
            with("refresh", "cost", "0"),
            "line 16: cost must be a number from 1 to 99, not '0'",
        ),
        (
            with("walk", "cost", "1"),
            "line 2: cost must be empty here: only Forage cards are bought",
        ),
        (
            with("walk", "copies", "many"),
            "line 2: copies must be a number from 1 to 99, not 'many'",
        ),
        (
            with("sly-trick", "copies", "2"),
            "line 8: copies must be a number from 1 to 1, not '2'",
        ),
        (
            with("walk", "kind", "begin"),
            "line 2: kind is 'begin', not one of start, animal, forage, trap",
        ),
        (
            with("walk", "animal", "Fox"),
            "line 2: animal must be empty here: this is not an animal card",
        ),
        (with("sly-trick", "animal", ""), "line 8: animal is missing"),
        (
            with("refresh", "bonus_lane", "road"),
            "line 16: bonus_lane is 'road', not one of trail, river, brush",
        ),
        (
            with("refresh", "bonus_lane", ""),
            "line 16: bonus_lane is missing",
        ),
        (
            with("refresh", "bonus", ""),
            "line 16: bonus_lane must be empty here: there is no bonus",
        ),
        (
            with("walk", "must_play", "perhaps"),
            "line 2: must_play is 'perhaps', not one of yes, no",
        ),
        (
            with("walk", "status", "guessed"),
            "line 2: status is 'guessed', not one of sourced, reconstructed",
        ),
        (
            with("walk", "sourced_fields", "name,colour"),
            "line 2: sourced_fields names 'colour', which is not a column",
        ),
        (
            with("berry-patch", "sourced_fields", "name"),
            "line 17: sourced_fields must be empty here: the card is reconstructed",
        ),
        (
            with("run", "id", "Run Fast"),
            "line 3: the id 'Run Fast' must be small letters, digits and single hyphens",
        ),
        (
            with("run", "id", "walk"),
            "line 3: id 'walk' is taken by line 2",
        ),
        (
            with("run", "code", "S01"),
            "line 3: code 'S01' is taken by line 2",
        ),
        (
            FILE.replace("id\tcode", "code\tid"),
            "line 1: the first line must name the columns id, code, kind, animal, name, cost, copies, option_a, option_b, bonus_lane, bonus, must_play, status, sourced_fields, note",
        ),
        (
            FILE.replace("\tWalk\t", "\t"),
            "line 2: 14 fields instead of 15",
        ),
        (
            with("fox-trot", "animal", "Wolf"),
            "line 43: Fox has 1 card instead of 2",
        ),
        (
            with("refresh", "copies", "40"),
            "line 43: 97 Forage cards are more than the 88 there is room for",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(error(&text), expected);
    }
}

#[test]
fn a_file_without_a_kind_of_card_is_refused() {
    let lines = |keep: fn(&str) -> bool| {
        let lines = FILE
            .lines()
            .enumerate()
            .filter(|(i, line)| *i == 0 || keep(line));
        lines.map(|(_, line)| line).collect::<Vec<_>>().join("\n")
    };
    assert!(error(&lines(|line| !line.contains("\ttrap\t"))).contains("no trap card"));
    assert!(error(&lines(|line| !line.contains("\tforage\t"))).contains("no forage card"));
    assert!(error(&lines(|line| !line.contains("\tstart\t"))).contains("no start card"));
    assert!(error(&lines(|line| !line.contains("\tanimal\t"))).contains("0 animals are too few"));
}
