//! Matches between bots, as people and programs ask for them.

use serde_json::Value;

use crate::support;

/// What was printed, what was complained about, and the exit code.
fn arena(arguments: &[&str]) -> (String, String, i32) {
    support::ask(&[&["arena"], arguments].concat())
}

fn json(arguments: &[&str]) -> Value {
    let (out, err, code) = arena(&[arguments, &["--json"]].concat());
    assert_eq!(code, 0, "{err}");
    serde_json::from_str(&out).unwrap()
}

/// The report without what depends on the machine.
fn without_times(mut report: Value) -> Value {
    for bot in report["bots"].as_array_mut().unwrap() {
        bot.as_object_mut().unwrap().remove("cpu_ms").unwrap();
    }
    report
}

#[test]
fn search_beats_random_and_the_interval_says_so() {
    let report = json(&["badger", "ismcts:100", "random", "--games", "40"]);
    assert_eq!(
        (&report["games"], &report["deals"]),
        (&40.into(), &20.into())
    );
    let wins = &report["bots"][0]["wins"];
    assert!(wins["low"].as_f64().unwrap() > 0.5, "{report}");
    assert!(wins["high"].as_f64().unwrap() <= 1.0, "{report}");
    assert!(report["elo"]["mean"].as_f64().is_none_or(|elo| elo > 0.0));
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    for arguments in [
        &[
            "acorn",
            "greedy",
            "random",
            "--players",
            "4",
            "--games",
            "12",
        ][..],
        &["badger", "ismcts:20", "random", "--games", "200", "--sprt"],
        &[
            "resourced",
            "greedy",
            "random",
            "--games",
            "3",
            "--seed",
            "5",
        ],
    ] {
        let on = |threads| without_times(json(&[arguments, &["--threads", threads]].concat()));
        assert_eq!(on("1"), on("3"));
    }
}

#[test]
fn equal_bots_share_what_there_is() {
    let report = json(&["badger", "random", "random", "--games", "20"]);
    // Both seats of a deal with the same streams are the same game twice.
    for bot in report["bots"].as_array().unwrap() {
        assert_eq!(bot["wins"]["mean"], 0.5);
        assert_eq!(bot["fair"], 0.5);
    }
    assert_eq!(report["elo"]["mean"].as_f64(), Some(0.0));
}

#[test]
fn a_clear_result_ends_a_sequential_test_early() {
    let report = json(&["badger", "ismcts:50", "random", "--games", "2000", "--sprt"]);
    assert_eq!(report["sprt"]["accepted"], "high");
    assert!(report["games"].as_u64().unwrap() < 2_000, "{report}");
}

#[test]
fn one_bot_meets_a_table_of_another() {
    let report = json(&[
        "acorn",
        "greedy",
        "random",
        "--players",
        "4",
        "--games",
        "10",
    ]);
    assert_eq!(
        (&report["seats"], &report["games"]),
        (&4.into(), &12.into())
    );
    assert_eq!(report["bots"][0]["fair"], 0.25);
    // Greedy racers beat random ones, or nobody else won at all.
    let elo = &report["elo"]["mean"];
    assert!(elo.as_f64().is_none_or(|elo| elo > 0.0), "{elo}");
    assert!(report["elo"].is_object());
    let (text, _, _) = arena(&[
        "acorn",
        "greedy",
        "random",
        "--players",
        "4",
        "--games",
        "4",
    ]);
    assert!(text.contains("times its fair share of wins"), "{text}");
}

#[test]
fn teams_are_measured_side_by_side() {
    let report = json(&[
        "bordering",
        "greedy",
        "random",
        "greedy+random",
        "--games",
        "6",
    ]);
    assert_eq!(report["cooperative"], true);
    assert_eq!(report["seats"], 2);
    let bots = report["bots"].as_array().unwrap();
    assert_eq!(bots.len(), 3);
    assert!(
        bots.iter()
            .all(|bot| bot["games"] == 6 && bot["fair"].is_null())
    );
    let points = |i: usize| bots[i]["points"]["mean"].as_f64().unwrap();
    assert!(points(0) > points(1), "{report}");
}

#[test]
fn the_report_has_the_documented_keys() {
    let report = json(&[
        "badger",
        "random",
        "ismcts:2",
        "--games",
        "2",
        "-o",
        "target=16",
    ]);
    assert_eq!(report["options"]["target"], 16);
    for key in [
        "game",
        "options",
        "seats",
        "seed",
        "cooperative",
        "deals",
        "games",
        "interrupted",
    ] {
        assert!(!report[key].is_null(), "{key}: {report}");
    }
    for key in [
        "bot",
        "games",
        "wins",
        "fair",
        "points",
        "lead",
        "decisions",
        "cpu_ms",
    ] {
        assert!(!report["bots"][1][key].is_null(), "{key}: {report}");
    }
    for key in ["mean", "p95", "max"] {
        assert!(
            report["bots"][1]["cpu_ms"][key].is_number(),
            "{key}: {report}"
        );
    }
    for key in ["mean", "low", "high"] {
        assert!(
            report["bots"][1]["points"][key].is_number(),
            "{key}: {report}"
        );
    }
}

#[test]
fn wrong_matches_are_refused_in_one_line() {
    for (arguments, words) in [
        (
            &["chess", "random", "random"][..],
            "there is no game `chess`",
        ),
        (&["badger", "random", "genius"], "there is no bot `genius`"),
        (&["badger", "random"], "1 bot for 2 seats: name 2"),
        (&["badger", "random", "greedy"], "no greedy player"),
        (
            &["badger", "random", "random", "random"],
            "3 bots for 2 seats",
        ),
        (
            &["acorn", "random", "random", "random", "--players", "4"],
            "or 4",
        ),
        (&["badger", "random+random", "random"], "won together"),
        (&["badger", "random", "random", "-o", "target"], "KEY=VALUE"),
        (&["badger", "random", "random", "--players", "3"], "B1"),
        (&["badger", "random", "random", "--sprt=0.6"], "two shares"),
        (
            &["badger", "random", "random", "--threads", "9999"],
            "--threads",
        ),
        (&["resourced", "greedy", "--sprt"], "two shares"),
        (&["resourced", "greedy+random", "--players", "3"], "3 seats"),
    ] {
        let (_, err, code) = arena(arguments);
        assert_eq!(code, 2, "{err}");
        assert_eq!(err.lines().count(), 1, "{err}");
        assert!(err.contains(words), "`{words}` is not in: {err}");
    }
}
