//! Playtests by simulation, as people ask for them.

use std::{fs, path::PathBuf, process::Stdio};

use serde_json::Value;

use crate::support::{self, changed_cards, hedgerow, run_json};

/// What was printed, what was complained about, and the exit code.
fn lab(arguments: &[&str]) -> (String, String, i32) {
    support::ask(&[&["lab"], arguments].concat())
}

fn folder(name: &str) -> PathBuf {
    support::folder(&format!("lab-{name}"))
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
        let games = fs::read(out.join("games.csv")).unwrap();
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
        (&["run", "badger", "-o", "target"], "write KEY=VALUE"),
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
        (
            &["sweep", "badger", "--over", "target=5..1"],
            "is not a range",
        ),
        (
            &["sweep", "acorn", "--number", "squirrel.cost=1..3"],
            "the data file has no row `squirrel`",
        ),
        (
            &["sweep", "acorn", "--number", "refresh.price=1..3"],
            "the data file has no column `price`",
        ),
        (
            &["sweep", "acorn", "--number", "refresh=1..3"],
            "write it as ROW.COLUMN",
        ),
        (
            &["sweep", "acorn", "--number", "refresh.cost=0..3"],
            "cost must be a number",
        ),
        (
            &["run", "badger", "--keep", "../up"],
            "--keep takes a name of letters",
        ),
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
    let child = hedgerow(&question)
        .arg(&out)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let games = out.join("games.csv");
    while fs::metadata(&games).map_or(0, |file| file.len()) < 10_000 {
        std::thread::yield_now();
    }
    let told = std::process::Command::new("kill")
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

/// Whatever is in a data file, one figure of it changes the game.
#[test]
fn a_changed_data_file_changes_every_game() {
    // Cheaper Forage cards, more 7s, an icon less to feed, higher values, a better Recycler.
    let column = |text: &str, change: &dyn Fn(&mut Vec<&str>)| -> String {
        let lines = text.lines().map(|line| {
            let mut cells: Vec<&str> = line.split('\t').collect();
            change(&mut cells);
            cells.join("\t") + "\n"
        });
        lines.collect()
    };
    let files = [
        (
            "acorn",
            changed_cards("acorn", "cheap", |text| {
                column(text, &|cells| {
                    if cells[2] == "forage" {
                        cells[5] = "1";
                    }
                })
            }),
        ),
        (
            "badger",
            changed_cards("badger", "sevens", |text| {
                column(text, &|cells| {
                    if ["6", "8"].contains(&cells[2]) {
                        cells[2] = "7";
                    }
                })
            }),
        ),
        (
            "dandelion",
            changed_cards("dandelion", "dry", |text| {
                column(text, &|cells| {
                    if cells.len() > 3 && cells[3].starts_with("water,") {
                        cells[3] = &cells[3]["water,".len()..];
                    }
                })
            }),
        ),
        (
            "bordering",
            changed_cards("bordering", "rich", |text| {
                column(text, &|cells| {
                    if cells[2] == "hex" {
                        cells[5] = "5";
                    }
                })
            }),
        ),
        (
            "resourced",
            changed_cards("resourced", "quick", |text| {
                text.replace("gather=wood:2/3/4", "gather=wood:9/9/9")
            }),
        ),
    ];
    for (game, file) in files {
        let tallies = |cards: &[&str]| {
            let out = folder(&format!("cards-{game}-{}", cards.len()));
            let path = out.to_str().unwrap();
            let question = [
                "run",
                game,
                "--seats",
                "random",
                "--games",
                "64",
                "--threads",
                "1",
                "--out",
                path,
            ];
            let (_, err, code) = lab(&[&question[..], cards].concat());
            assert_eq!(code, 0, "{game}: {err}");
            let run = run_json(&out);
            let given = run["orders"][0]["cards"].as_str().map(str::to_owned);
            (run["tallies"].clone(), given)
        };
        let (usual, none) = tallies(&[]);
        let (changed, given) = tallies(&["--cards", file.to_str().unwrap()]);
        assert_ne!(usual, changed, "{game}");
        assert_eq!(
            (none, given),
            (None, fs::read_to_string(&file).ok()),
            "{game}"
        );
    }
}

#[test]
fn bots_of_every_kind_play_with_changed_cards() {
    let file = changed_cards("badger", "sixes", |text| {
        text.replace("the Author\t2", "the Author\t6")
    });
    let path = file.to_str().unwrap();
    let question = ["run", "badger", "--games", "4", "--cards", path];
    let (_, err, code) = lab(&[&question[..], &["--seats", "search:50,easy"]].concat());
    assert_eq!(code, 0, "{err}");
    for (game, row) in [
        ("dandelion", "garlic.copies"),
        ("bordering", "clay.value"),
        ("resourced", "food-forest.effect.1"),
        ("acorn", "refresh.cost"),
    ] {
        let number = format!("--number={row}=1,2");
        let question = ["sweep", game, "--games", "4", "--seats", "greedy"];
        let (said, err, code) = lab(&[&question[..], &[&number]].concat());
        if game == "dandelion" {
            assert_eq!((code, err.lines().count()), (2, 1), "{err}");
            assert!(
                err.contains("one of each ordinary card is in play"),
                "{err}"
            );
        } else {
            assert_eq!(code, 0, "{err}");
            assert!(said.contains(&format!("{row}=2")), "{said}");
        }
    }
}

#[test]
fn a_sweep_over_a_number_is_paired_and_does_not_depend_on_threads() {
    let tallies = |threads: &str, values: &str| {
        let out = folder(&format!("number-{threads}-{}", values.len()));
        let number = format!("--number=two-evils.cost={values}");
        let (said, err, code) = lab(&[
            "sweep",
            "acorn",
            &number,
            "--seats",
            "random",
            "--games",
            "600",
            "--threads",
            threads,
            "--out",
            out.to_str().unwrap(),
        ]);
        assert_eq!(code, 0, "{err}");
        assert!(said.contains("compared with two-evils.cost=1"), "{said}");
        let games = fs::read_to_string(out.join("games.csv")).unwrap();
        (run_json(&out)["tallies"].clone(), games)
    };
    let one = tallies("1", "1..5/2");
    assert_eq!(tallies("2", "1..5/2"), one);
    // The variant with the printed number is the game as it is.
    let out = folder("number-usual");
    let path = out.to_str().unwrap();
    let question = [
        "run", "acorn", "--seats", "random", "--games", "600", "--out", path,
    ];
    assert_eq!(lab(&question).2, 0);
    assert_eq!(one.0["each"][1], run_json(&out)["tallies"]["each"][0]);
}

#[test]
fn a_mistake_in_a_data_file_is_told_with_its_line() {
    for game in ["acorn", "badger", "dandelion", "bordering", "resourced"] {
        let empty = changed_cards(game, "empty", |_| String::new());
        let renamed = changed_cards(game, "renamed", |text| {
            text.replacen("\nid\t", "\nname\t", 1)
                .replacen("id\t", "ident\t", 1)
        });
        let short = changed_cards(game, "short", |text| {
            text.lines().take(9).collect::<Vec<_>>().join("\n")
        });
        for path in [empty, renamed, short] {
            let path = path.to_str().unwrap();
            let (said, err, code) = lab(&["run", game, "--cards", path]);
            assert_eq!(
                (code, err.lines().count(), said.as_str()),
                (1, 1, ""),
                "{err}"
            );
            assert!(err.contains(path) && err.contains(": line "), "{err}");
        }
    }
    let wrong = changed_cards("acorn", "wrong", |text| {
        text.replacen("\tforage\t", "\tforrage\t", 1)
    });
    let (_, err, _) = lab(&["run", "acorn", "--cards", wrong.to_str().unwrap()]);
    assert!(err.contains("kind is 'forrage'"), "{err}");
    let (_, err, code) = lab(&["run", "badger", "--cards", "nowhere.tsv"]);
    assert_eq!((code, err.lines().count()), (1, 1), "{err}");
}

/// A run that is killed leaves a report on what it had done a moment before.
#[cfg(unix)]
#[test]
fn a_killed_run_leaves_what_it_had_done() {
    let out = folder("killed");
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
    let mut child = hedgerow(&question)
        .arg(&out)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while !out.join("report.html").exists() {
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let run = run_json(&out);
    let played = run["tallies"]["each"][0]["games"].as_u64().unwrap();
    assert!(played > 0 && run["stopped_before"] == 900_000_000);
    let rows = fs::read_to_string(out.join("games.csv")).unwrap();
    assert!(
        rows.lines().count() as u64 > played,
        "every game has its row"
    );
    let page = fs::read_to_string(out.join("report.html")).unwrap();
    assert!(page.ends_with("</html>\n"), "the report is whole");
}

/// Whoever starts a study for somebody else reads lines, and stops it by hanging up.
#[test]
fn an_attended_run_says_how_it_goes_and_stops_when_nobody_listens() {
    use std::io::{BufRead as _, BufReader};

    let data = folder("attended");
    let mut child = hedgerow(&["lab", "run", "badger", "--seats", "random"])
        .args(["--games=900000000", "--keep=mine", "--attended"])
        .env("HEDGEROW_DATA", &data)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    assert!(
        first.starts_with("progress ") && first.contains(" 900000000 "),
        "{first}"
    );
    drop(child.stdin.take());
    let last = lines.map(Result::unwrap).last();
    assert!(child.wait().unwrap().success(), "{last:?}");
    let out = data.join("lab/mine");
    let summary: Value =
        serde_json::from_str(&fs::read_to_string(out.join("summary.json")).unwrap()).unwrap();
    assert_eq!(
        summary["games"],
        run_json(&out)["tallies"]["each"][0]["games"]
    );
    let command = summary["command"].as_str().unwrap();
    assert!(
        command.ends_with("--keep=mine") && !command.contains("attended"),
        "{command}"
    );
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
    assert!(
        run_json(&out)["tallies"]["each"][0]["games"].as_u64() > Some(0),
        "what was counted is kept where there is room"
    );
    let (_, err, code) = lab(&["run", "badger", "--games", "2", "--out", "/dev/null/there"]);
    assert_eq!((code, err.lines().count()), (1, 1), "{err}");
}
