//! Playtests by simulation, as people ask for them.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something unexpected happens"
)]

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

/// What was printed, what was complained about, and the exit code.
fn lab(arguments: &[&str]) -> (String, String, i32) {
    let ran = Command::new(env!("CARGO_BIN_EXE_hedgerow"))
        .arg("lab")
        .args(arguments)
        .output()
        .unwrap();
    (
        String::from_utf8(ran.stdout).unwrap(),
        String::from_utf8(ran.stderr).unwrap(),
        ran.status.code().unwrap(),
    )
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("lab-{name}"));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn run_json(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("run.json")).unwrap()).unwrap()
}

#[test]
fn a_run_leaves_a_report_and_tables() {
    let out = folder("run");
    let path = out.to_str().unwrap();
    let (said, err, code) = lab(&[
        "run",
        "dandelion",
        "--seats",
        "greedy,random",
        "--games",
        "10",
        "--out",
        path,
    ]);
    assert_eq!(code, 0, "{err}");
    assert!(said.contains("10 games of Guiding the Dandelion"), "{said}");
    let page = fs::read_to_string(out.join("report.html")).unwrap();
    assert!(page.contains("hedgerow lab run dandelion"));
    assert!(
        page.contains("<svg") && !page.contains("http"),
        "the page needs nothing else"
    );
    let rows = |name: &str| fs::read_to_string(out.join(name)).unwrap().lines().count() - 1;
    let seats = run_json(&out)["orders"][0]["seats"].as_u64().unwrap() as usize;
    assert_eq!(rows("games.csv"), 10);
    assert_eq!(rows("seats.csv"), 10 * seats);
    assert!(rows("pieces.csv") > 50);
    for name in ["games", "seats", "pieces"] {
        let file = fs::read(out.join(format!("{name}.parquet"))).unwrap();
        assert!(file.starts_with(b"PAR1") && file.ends_with(b"PAR1"));
    }
}

#[test]
fn tallies_do_not_depend_on_the_number_of_threads() {
    let tallies = |threads: &str| {
        let out = folder(&format!("threads-{threads}"));
        let path = out.to_str().unwrap();
        let arguments = ["run", "acorn", "--seats", "random", "--games", "600"];
        let (_, err, code) =
            lab(&[&arguments[..], &["--threads", threads, "--out", path]].concat());
        assert_eq!(code, 0, "{err}");
        let games = fs::read(out.join("games.parquet")).unwrap();
        (run_json(&out)["tallies"].clone(), games)
    };
    let one = tallies("1");
    assert_eq!(tallies("2"), one);
    assert_eq!(tallies("4"), one);
}

#[test]
fn a_run_until_the_error_is_small_stops_when_it_is() {
    let (said, err, code) = lab(&[
        "run",
        "badger",
        "--seats",
        "random",
        "--until-error",
        "4%",
        "--threads",
        "2",
    ]);
    assert_eq!(code, 0, "{err}");
    let words = said.split("first in turn order wins ").nth(1).unwrap();
    let numbers: Vec<f64> = words
        .split(|c: char| !(c.is_ascii_digit() || c == '.'))
        .filter_map(|number| number.parse().ok())
        .collect();
    let half = (numbers[2] - numbers[1]) / 2.0;
    assert!(half <= 4.1, "{said}");
}

#[test]
fn variants_are_compared_on_the_same_deals() {
    let (said, err, code) = lab(&[
        "compare",
        "badger",
        "-o",
        "target=11",
        "-o",
        "target=31",
        "--seats",
        "random",
        "--games",
        "800",
    ]);
    assert_eq!(code, 0, "{err}");
    assert!(said.contains("compared with target=11"), "{said}");
    assert!(
        said.contains("target=31 changes: ") && said.contains("decisions of a game +"),
        "{said}"
    );
}

#[test]
fn a_sweep_goes_through_the_values_of_an_option() {
    let out = folder("sweep");
    let (said, err, code) = lab(&[
        "sweep",
        "badger",
        "--over",
        "target=11..31/10",
        "--seats",
        "random",
        "--games",
        "300",
        "--out",
        out.to_str().unwrap(),
    ]);
    assert_eq!(code, 0, "{err}");
    assert!(
        said.contains("target=21 changes") && said.contains("target=31 changes"),
        "{said}"
    );
    assert_eq!(run_json(&out)["names"].as_array().unwrap().len(), 3);
}

#[test]
fn deviations_are_ranked_by_their_effect() {
    let (said, err, code) = lab(&["deviate", "badger", "--seats", "random", "--games", "400"]);
    assert_eq!(code, 0, "{err}");
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[2].starts_with("target="), "{said}");
    assert!(lines.last().unwrap().contains("exactly the same"), "{said}");
}

#[test]
fn a_ladder_says_whether_skill_wins() {
    let (said, err, code) = lab(&[
        "ladder",
        "dandelion",
        "--bots",
        "random,greedy",
        "--games",
        "40",
    ]);
    assert_eq!(code, 0, "{err}");
    assert!(
        said.contains("greedy against random: wins") && said.contains("skill wins"),
        "{said}"
    );
    let (said, err, code) = lab(&[
        "ladder",
        "bordering",
        "--bots",
        "random,greedy",
        "--games",
        "20",
    ]);
    assert_eq!(code, 0, "{err}");
    assert!(said.contains("\ngreedy: "), "{said}");
}

#[test]
fn a_player_without_an_action_does_worse() {
    let (said, err, code) = lab(&[
        "restrict",
        "dandelion",
        "--without",
        "lay",
        "--seats",
        "greedy",
        "--games",
        "40",
    ]);
    assert_eq!(code, 0, "{err}");
    assert!(said.contains("it is worth"), "{said}");
    let (said, _, _) = lab(&[
        "restrict",
        "dandelion",
        "--without",
        "juggle",
        "--seats",
        "greedy",
        "--games",
        "4",
    ]);
    assert!(said.contains("nothing was taken away"), "{said}");
}

#[test]
fn what_is_asked_wrongly_is_answered_in_one_line() {
    for (arguments, words) in [
        (&["run", "chess"][..], "there is no game `chess`"),
        (&["run", "badger", "-o", "target=many"], "option `target`"),
        (&["run", "badger", "-o", "target"], "write it as KEY=VALUE"),
        (&["run", "badger", "--seats", "clever"], "there is no bot"),
        (&["run", "badger", "--seats", "easy,easy,easy"], "players"),
        (
            &["run", "badger", "--until-error", "much"],
            "--until-error takes a percentage",
        ),
        (
            &["compare", "badger"],
            "compare needs an option with several values",
        ),
        (&["sweep", "badger", "--over", "target=5..1"], "is no range"),
        (
            &["run", "acorn", "-o", "stagger=1", "-o", "stagger=2"],
            "is given twice",
        ),
    ] {
        let (out, err, code) = lab(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(
            err.contains(words) && err.lines().count() == 1,
            "{arguments:?}: {err}"
        );
    }
}

/// Ctrl-C ends a run of hours with a report on what was played.
#[cfg(unix)]
#[test]
fn an_interrupted_run_keeps_what_is_done() {
    let out = folder("interrupted");
    let question = [
        "lab",
        "run",
        "badger",
        "--seats",
        "random",
        "--games",
        "900000000",
        "--out",
    ];
    let child = Command::new(env!("CARGO_BIN_EXE_hedgerow"))
        .args(question)
        .arg(&out)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let games = out.join("games.csv");
    while fs::metadata(&games).map_or(0, |file| file.len()) < 10_000 {
        std::thread::yield_now();
    }
    let told = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(told.unwrap().success());
    let ran = child.wait_with_output().unwrap();
    let said = String::from_utf8(ran.stdout).unwrap();
    assert!(ran.status.success(), "{said}");
    assert!(said.contains("stopped before the 900,000,000"), "{said}");
    let played = run_json(&out)["tallies"]["each"][0]["games"]
        .as_u64()
        .unwrap() as usize;
    let rows = fs::read_to_string(games).unwrap().lines().count() - 1;
    assert_eq!(rows, played);
}

/// The game's own data file, with something changed.
fn changed_cards(name: &str, change: impl Fn(&str) -> String) -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/acorn/cards.tsv");
    let text = change(&fs::read_to_string(own).unwrap());
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.tsv"));
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn a_changed_data_file_changes_the_game() {
    // Every Forage card costs one acorn: more is bought.
    let cheap = changed_cards("cheap", |text| {
        let lines = text.lines().map(|line| {
            let mut fields: Vec<&str> = line.split('\t').collect();
            if fields[2] == "forage" {
                fields[5] = "1";
            }
            fields.join("\t") + "\n"
        });
        lines.collect()
    });
    let bought = |cards: &[&str], name: &str| {
        let out = folder(name);
        let path = out.to_str().unwrap();
        let question = [
            "run", "acorn", "--seats", "random", "--games", "640", "--out", path,
        ];
        let (_, err, code) = lab(&[&question[..], cards].concat());
        assert_eq!(code, 0, "{err}");
        let run = run_json(&out);
        let figures = run["subject"]["figures"].as_array().unwrap();
        let at = figures
            .iter()
            .position(|figure| figure["id"] == "bought")
            .unwrap();
        run["tallies"]["each"][0]["figures"][at]["sum"]
            .as_i64()
            .unwrap()
    };
    let usual = bought(&[], "usual-cards");
    let more = bought(&["--cards", cheap.to_str().unwrap()], "cheap-cards");
    assert!(more > usual * 5 / 4, "{usual} {more}");
}

#[test]
fn a_mistake_in_a_data_file_is_told_with_its_line() {
    let empty = changed_cards("empty", |_| String::new());
    let wrong = changed_cards("wrong", |text| {
        text.replacen("\tforage\t", "\tforrage\t", 1)
    });
    for (path, words) in [(empty, "line 1: "), (wrong, "kind is 'forrage'")] {
        let path = path.to_str().unwrap();
        let (_, err, code) = lab(&["run", "acorn", "--cards", path]);
        assert_eq!((code, err.lines().count()), (1, 1), "{err}");
        assert!(err.contains(path) && err.contains(words), "{err}");
    }
    let (_, err, code) = lab(&["run", "badger", "--cards", "any.tsv"]);
    assert!(code == 2 && err.contains("are built in"), "{err}");
}

/// A disk that fills up costs the tables, not what was found.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_in_one_line_and_the_summary_is_kept() {
    let out = folder("full");
    fs::create_dir_all(&out).unwrap();
    std::os::unix::fs::symlink("/dev/full", out.join("games.csv")).unwrap();
    let (said, err, code) = lab(&[
        "run",
        "badger",
        "--seats",
        "random",
        "--games",
        "2000",
        "--out",
        out.to_str().unwrap(),
    ]);
    assert_eq!(code, 1);
    assert!(
        said.contains("games of The Badger on the Borderland"),
        "{said}"
    );
    assert!(
        err.starts_with("error: ") && err.lines().count() == 1,
        "{err}"
    );
    let (_, err, code) = lab(&["run", "badger", "--games", "2", "--out", "/dev/null/there"]);
    assert_eq!((code, err.lines().count()), (1, 1), "{err}");
}
