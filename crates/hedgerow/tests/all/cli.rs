//! The command line as people and programs use it.

use std::{
    fs,
    io::Write as _,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use serde_json::Value;

/// What a command printed and how it ended.
struct Ran {
    out: String,
    err: String,
    code: i32,
}

fn hedgerow(arguments: &[&str]) -> Ran {
    typed(arguments, "")
}

/// Runs a command with lines typed into it.
fn typed(arguments: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hedgerow"))
        .args(arguments)
        .env("HEDGEROW_DATA", scratch("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that fails early does not read what is typed.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().unwrap();
    Ran {
        out: String::from_utf8(stdout).unwrap(),
        err: String::from_utf8(stderr).unwrap(),
        code: status.code().unwrap(),
    }
}

/// A file of this test run that does not exist yet.
fn scratch(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&file);
    file
}

/// A wrong question: exit code 2, one line that says all of these.
fn assert_usage(ran: &Ran, words: &[&str]) {
    assert_eq!(ran.code, 2, "{}", ran.err);
    for word in words {
        assert!(ran.err.contains(word), "`{word}` is not in: {}", ran.err);
    }
}

/// A failure: exit code 1, one line that says all of these.
fn assert_failure(ran: &Ran, words: &[&str]) {
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    for word in words {
        assert!(ran.err.contains(word), "`{word}` is not in: {}", ran.err);
    }
}

/// The environment tells the language before any argument is read.
#[test]
fn help_speaks_the_language_of_the_environment() {
    for arguments in [&["--help"][..], &["play", "--help"], &["print", "--help"]] {
        let ran = Command::new(env!("CARGO_BIN_EXE_hedgerow"))
            .args(arguments)
            .env("HEDGEROW_LANGUAGE", "de")
            .output()
            .unwrap();
        let told = String::from_utf8(ran.stdout).unwrap();
        assert!(ran.status.success(), "{arguments:?}");
        assert!(told.contains("Aufruf"), "{told}");
    }
}

#[test]
fn all_five_games_are_listed() {
    let ran = hedgerow(&["games", "--json"]);
    let ids: Vec<Value> = (ran.out.lines())
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["id"].clone())
        .collect();
    assert_eq!(
        ids,
        ["badger", "dandelion", "acorn", "bordering", "resourced"]
    );
    assert!(hedgerow(&["games", "acorn"]).out.contains("lane_change"));
}

#[test]
fn one_rule_or_the_whole_book_is_printed() {
    let rule = hedgerow(&["rules", "badger", "b76"]);
    assert!(rule.out.starts_with("B76 ("), "{}", rule.out);
    let book = hedgerow(&["rules", "badger"]);
    assert!(book.out.contains("- **B97**"));
    assert_usage(
        &hedgerow(&["rules", "badger", "B98"]),
        &["B98", "B1 to B97"],
    );
}

#[test]
fn wrong_questions_are_answered_with_what_would_be_right() {
    assert_usage(&hedgerow(&["play", "chess"]), &["chess", "badger"]);
    assert_usage(
        &hedgerow(&["trace", "badger", "-o", "targt=16"]),
        &["targt", "target"],
    );
    assert_usage(
        &hedgerow(&["trace", "badger", "-o", "target=x"]),
        &["target", "21"],
    );
    assert_usage(
        &hedgerow(&["trace", "badger", "-o", "target"]),
        &["KEY=VALUE"],
    );
    assert_usage(&hedgerow(&["trace", "badger", "--players", "3"]), &["B1"]);
    assert_usage(
        &hedgerow(&["trace", "badger", "--seats", "robot,random"]),
        &["robot", "random"],
    );
    assert_usage(
        &hedgerow(&["trace", "badger", "--seats", "greedy,random"]),
        &["greedy"],
    );
    assert_usage(
        &hedgerow(&["trace", "badger", "--seats", "human,random"]),
        &["bot"],
    );
    assert_usage(&hedgerow(&["trace", "badger", "--seed", "x"]), &["seed"]);
    assert_usage(
        &hedgerow(&["position", "badger", "--after", "9999"]),
        &["ends after"],
    );
    assert_usage(&hedgerow(&["scenario", "nowhere.json"]), &["nowhere.json"]);
    assert_usage(&hedgerow(&["fly"]), &["fly"]);
}

#[test]
fn a_trace_has_a_line_for_each_decision_and_repeats_itself() {
    for game in ["badger", "dandelion", "acorn", "bordering", "resourced"] {
        let trace = hedgerow(&["trace", game, "--seed", "11"]);
        assert_eq!(trace.code, 0, "{}", trace.err);
        assert_eq!(trace.out, hedgerow(&["trace", game, "--seed", "11"]).out);
        let lines: Vec<Value> = (trace.out.lines())
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let (last, decisions) = lines.split_last().unwrap();
        assert!(!last["position"]["over"].is_null(), "{game} is over");
        for (ply, line) in decisions.iter().enumerate() {
            assert_eq!(line["ply"], ply);
            assert_eq!(line["options"].is_null(), ply > 0);
            let legal = line["legal"].as_array().unwrap();
            assert!(legal.contains(&line["action"]), "{line}");
        }
    }
}

#[test]
fn a_position_checks_out_and_a_wrong_one_names_its_field() {
    let file = scratch("position.json");
    let position = hedgerow(&["position", "badger", "--seed", "4", "--after", "9"]).out;
    fs::write(&file, &position).unwrap();
    let path = file.to_str().unwrap();
    let ok = hedgerow(&["position", "--check", path]);
    assert!(
        ok.out.starts_with("ok: a position of badger"),
        "{}{}",
        ok.out,
        ok.err
    );

    let mut wrong: Value = serde_json::from_str(&position).unwrap();
    wrong["hands"][0][0] = wrong["hands"][1][0].clone();
    fs::write(&file, wrong.to_string()).unwrap();
    let refused = hedgerow(&["position", "--check", path]);
    assert_failure(&refused, &["position.json", "hands[1][0]", "two places"]);
    fs::write(&file, "{").unwrap();
    assert_failure(
        &hedgerow(&["position", "--check", path]),
        &["position.json"],
    );
}

#[test]
fn a_view_hides_the_other_hand() {
    let view = hedgerow(&["position", "badger", "--seed", "4", "--as", "1"]).out;
    let view: Value = serde_json::from_str(&view).unwrap();
    assert!(
        view["hands"][0]
            .as_array()
            .unwrap()
            .iter()
            .all(Value::is_null)
    );
    assert!(
        view["hands"][1]
            .as_array()
            .unwrap()
            .iter()
            .all(Value::is_string)
    );
    assert_usage(&hedgerow(&["position", "badger", "--as", "2"]), &["0 to 1"]);
}

#[test]
fn a_whole_game_can_be_played_from_a_pipe() {
    let file = scratch("whole.json");
    let path = file.to_str().unwrap();
    let input = "1\n".repeat(400);
    let ran = typed(&["play", "badger", "--seed", "3", "--record", path], &input);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("The winner is Seat"), "{}", ran.out);
    let verified = hedgerow(&["replay", path, "--verify"]);
    assert!(
        verified.out.contains("over:"),
        "{}{}",
        verified.out,
        verified.err
    );
    let shown = hedgerow(&["replay", path, "--to", "3", "--as", "0"]);
    assert!(shown.out.contains("---- 3"), "{}", shown.out);
    let again = typed(&["play", "badger", "--record", path], "");
    assert_usage(&again, &["exists already", "--resume"]);
}

#[test]
fn a_game_that_was_left_goes_on_where_it_was() {
    let file = scratch("left.json");
    let path = file.to_str().unwrap();
    let first = typed(
        &["play", "badger", "--seed", "8"],
        &format!("1\nsave {path}\nquit\n"),
    );
    assert!(first.out.contains("--resume"), "{}", first.out);
    let kept = fs::read_to_string(&file).unwrap();
    let second = typed(&["play", "--resume", path], "look\n1\n");
    assert_eq!(second.code, 0, "{}", second.err);
    let moves = |text: &str| {
        let record: Value = serde_json::from_str(text).unwrap();
        record["moves"].as_array().unwrap().len()
    };
    assert!(moves(&fs::read_to_string(&file).unwrap()) > moves(&kept));
}

#[test]
fn why_hint_log_and_rules_answer_at_the_prompt() {
    let input = "why play sea\nhint\nlog\nrules B29\nfoo\n99\nplay excuse\nhelp\nquit\n";
    let ran = typed(&["play", "badger", "--seed", "5"], input);
    for words in [
        "B27: only a card of your hand can be led",
        "I would `play ",
        "B29 ",
        "`foo` is not an action",
        "There are choices 1 to 13",
        "Not allowed. B27",
        "why ACTION",
        "not saved",
    ] {
        assert!(ran.out.contains(words), "`{words}` is not in: {}", ran.out);
    }
}

/// B53, B61: a 3 turns nothing up, so playing it can be taken back; a 5 draws.
#[test]
fn undo_takes_back_what_turned_nothing_up() {
    let human = ["play", "badger", "--seats", "human,human", "--seed"];
    let play = |seed: &str, input: &str| typed(&[&human[..], &[seed]].concat(), input).out;
    // In some deal the first player holds a 3, in some a 5.
    let seeds: Vec<String> = (0..20).map(|n: u32| n.to_string()).collect();
    let three = (seeds.iter())
        .map(|seed| play(seed, "play journey\nundo\nundo\nquit\n"))
        .find(|out| out.contains("leave the decree as it is"))
        .unwrap();
    assert!(three.contains("Taken back."), "{three}");
    assert!(
        three.contains("Not taken back: nothing has happened yet"),
        "{three}"
    );
    let five = (seeds.iter())
        .map(|seed| play(seed, "play forest\nundo\nquit\n"))
        .find(|out| out.contains("You draw"))
        .unwrap();
    assert!(
        five.contains("Not taken back: your last move turned up something hidden"),
        "{five}"
    );
}

#[test]
fn damaged_records_are_named_in_one_line() {
    let file = scratch("damaged.json");
    let path = file.to_str().unwrap();
    let good = typed(
        &["play", "badger", "--seed", "8"],
        &format!("1\nsave {path}\n"),
    );
    assert_eq!(good.code, 0);
    let record: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    for (field, value, words) in [
        ("game", Value::from("chess"), "chess"),
        ("rules", Value::from(99), "rules"),
        ("record", Value::from(2), "record"),
        ("seats", Value::from(vec!["human"]), "B1"),
        ("moves", Value::from(vec!["0 play excuse"]), "moves[0]"),
        ("moves", Value::from(vec!["play mill"]), "moves[0]"),
        ("options", serde_json::json!({"target": 0}), "target"),
    ] {
        let mut wrong = record.clone();
        wrong[field] = value;
        fs::write(&file, wrong.to_string()).unwrap();
        let ran = hedgerow(&["replay", path, "--verify"]);
        assert_ne!(ran.code, 0, "{field}");
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
        assert!(ran.err.contains(words), "{field}: {}", ran.err);
    }
}

#[test]
fn scenarios_are_counted_and_failures_explained() {
    let file = scratch("failing.json");
    let scenario = serde_json::json!({
        "scenario": 1, "game": "badger", "title": "this is wrong", "rules": ["B1"], "seed": 1,
        "steps": [{ "expect": { "round": 2 } }],
    });
    fs::write(&file, scenario.to_string()).unwrap();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/badger/scenarios");
    let ran = hedgerow(&["scenario", folder, file.to_str().unwrap()]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("FAILED badger/failing"), "{}", ran.out);
    assert!(
        ran.out
            .contains("step 1: expected position.round to be 2; found position.round = 1")
    );
    assert!(
        ran.out
            .lines()
            .last()
            .unwrap()
            .ends_with("passed, 1 failed")
    );
    let json = hedgerow(&["scenario", "--json", file.to_str().unwrap()]);
    let line: Value = serde_json::from_str(json.out.lines().next().unwrap()).unwrap();
    assert_eq!(line["failure"]["step"], 1);
}

#[test]
fn every_scenario_holds() {
    let folders = catalog::games().into_iter().map(|game| {
        let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
        format!("{games}/{}/scenarios", game.id)
    });
    let folders: Vec<String> = folders.collect();
    let arguments = std::iter::once("scenario").chain(folders.iter().map(String::as_str));
    let ran = hedgerow(&arguments.collect::<Vec<_>>());
    assert_eq!(ran.code, 0, "{}", ran.out);
    for game in catalog::games() {
        let of_it = format!("ok {}/", game.id);
        assert!(ran.out.contains(&of_it), "{}: no scenario", game.id);
    }
}

#[test]
fn bench_has_the_documented_keys() {
    let ran = hedgerow(&["bench", "badger", "--json", "--seconds", "0.05"]);
    let line: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(line["game"], "badger");
    for key in [
        "games_per_s",
        "decisions_per_s",
        "ns_per_decision",
        "clones_per_s",
        "state_bytes",
        "allocs_per_decision",
        "search_iterations_per_s",
    ] {
        assert!(line[key].is_number(), "{key}: {line}");
    }
    assert_eq!(line["allocs_per_decision"], 0.0);
}

#[test]
fn sheets_are_printed_or_refused_in_one_line() {
    let folder = guests::Folder::new("print").unwrap();
    let folder = folder.path();
    let file = folder.join("badger.pdf");
    let path = file.to_str().unwrap();
    let printed = hedgerow(&["print", "badger", "--part", "cards", "--out", path]);
    assert_eq!(printed.code, 0, "{}", printed.err);
    assert!(fs::read(&file).unwrap().starts_with(b"%PDF"));
    let nowhere = folder.join("no/such/folder/x.pdf");
    let empty = folder.join("empty.tsv");
    fs::write(&empty, "").unwrap();
    let long = folder.join("long.tsv");
    let cards = include_str!("../../../../games/dandelion/cards.tsv");
    let name = format!("\t{}\t", "Sunchoke ".repeat(60));
    fs::write(&long, cards.replacen("\tSunchoke\t", &name, 1)).unwrap();
    let kept = fs::read(&file).unwrap();
    for (words, code) in [
        (vec!["print", "chess"], 2),
        (vec!["print", "badger", "--paper", "a5"], 2),
        (vec!["print", "badger", "--layout", "tiny"], 2),
        (vec!["print", "badger", "--part", "tally"], 2),
        (vec!["print", "badger", "--offset", "far"], 2),
        (vec!["print", "badger", "--cards", "/no/such/file"], 1),
        (
            vec!["print", "badger", "--out", nowhere.to_str().unwrap()],
            1,
        ),
        // A folder is no file.
        (
            vec!["print", "badger", "--out", folder.to_str().unwrap()],
            1,
        ),
        (
            vec![
                "print",
                "badger",
                "--cards",
                empty.to_str().unwrap(),
                "--out",
                path,
            ],
            1,
        ),
        (
            vec![
                "print",
                "dandelion",
                "--cards",
                long.to_str().unwrap(),
                "--out",
                path,
            ],
            1,
        ),
    ] {
        let refused = hedgerow(&words);
        assert_eq!(refused.code, code, "{words:?}");
        assert_eq!(refused.err.lines().count(), 1, "{words:?}: {}", refused.err);
        assert!(refused.err.len() < 250, "{}", refused.err);
    }
    assert_eq!(fs::read(&file).unwrap(), kept, "nothing was written over");
}
