//! The lab: runs that are listed, read, put side by side, started and stopped.
#![cfg(unix)]

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    time::Duration,
};

use axum::body::Body;
use serde_json::json;
use web::server::LabPlace;

use crate::support::{Guest, House};

/// A data folder that is there as long as the test.
struct Data(PathBuf);

impl Data {
    fn new() -> Data {
        let name = format!("lab-{}", store::TableId::random());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder).unwrap();
        Data(folder)
    }

    /// A study that was made.
    fn study(&self, name: &str, wins: [f64; 2]) {
        let folder = self.0.join("lab").join(name);
        fs::create_dir_all(&folder).unwrap();
        let [low, high] = wins;
        let text = format!("{:.1} %", 50.0 * (low + high));
        let summary = json!({
            "format": 1, "version": "0.1.0", "game": "badger", "title": "The Badger",
            "purpose": "run", "command": "hedgerow lab run badger", "games": 40, "deals": 40,
            "plans": ["the usual rules"], "summary": ["40 games were played."],
            "figures": [{ "id": "wins_turn_0", "name": "wins of the first",
                "plans": [{ "text": text, "low": low, "high": high }] }],
        });
        fs::write(folder.join("summary.json"), summary.to_string()).unwrap();
        fs::write(folder.join("report.html"), "<!doctype html><p>All of it").unwrap();
    }

    /// A program that makes studies as `hedgerow lab` does, until its input ends.
    fn program(&self) -> PathBuf {
        let path = self.0.join("program.sh");
        let script = r#"#!/bin/sh
for word in "$@"; do
  case "$word" in
    --keep=*) name="${word#--keep=}" ;;
    --seats=nobody) echo "error: there is no bot \`nobody\`" >&2; exit 2 ;;
  esac
done
echo "progress 5 100 first in turn order wins 50.0" >&2
cat > /dev/null
out="$HEDGEROW_DATA/lab/$name"
printf '{"title":"The Badger","purpose":"run","command":"%s","games":5,"plans":[],"summary":["Five."],"figures":[]}' "$*" > "$out/summary.json"
"#;
        fs::write(&path, script).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path
    }

    async fn house(&self, program: Option<PathBuf>) -> House {
        let house = House::open().await;
        let data = self.0.clone();
        house.server.open_lab(LabPlace { data, program });
        house
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        // What cannot be removed now goes with the target folder.
        let _left = fs::remove_dir_all(&self.0);
    }
}

/// Looks again and again until the run that is under way is over.
async fn until_over(guest: &Guest, house: &House) {
    while guest.get(house, "/lab/progress").await.ok().json()["running"] == true {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn without_a_lab_there_is_no_page() {
    let house = House::open().await;
    let mut guest = Guest::default();
    guest.get(&house, "/").await.ok().lacks("href=\"/lab\"");
    guest.get(&house, "/lab").await.is(404);
    guest.post(&house, "/lab/new/badger", &[]).await.is(404);
}

#[tokio::test]
async fn where_runs_may_only_be_read_none_is_started() {
    let data = Data::new();
    data.study("mine", [0.4, 0.6]);
    let house = data.house(None).await;
    let mut guest = Guest::default();
    guest.get(&house, "/").await.ok().has("href=\"/lab\"");
    let page = guest
        .get(&house, "/lab")
        .await
        .ok()
        .has("40 games were played.");
    page.has("/lab/run/mine").lacks("/lab/new/badger");
    guest.get(&house, "/lab/new/badger").await.is(403);
    guest.post(&house, "/lab/new/badger", &[]).await.is(403);
    guest.post(&house, "/lab/stop", &[]).await.is(403);
    assert_eq!(fs::read_dir(data.0.join("lab")).unwrap().count(), 1);
}

#[tokio::test]
async fn a_report_is_shown_under_a_policy_that_lets_no_script_run() {
    let data = Data::new();
    data.study("mine", [0.4, 0.6]);
    let house = data.house(None).await;
    let guest = Guest::default();
    let page = guest.get(&house, "/lab/run/mine").await.ok();
    page.has("/lab/run/mine/report.html")
        .has("hedgerow lab run badger");
    let report = guest.get(&house, "/lab/run/mine/report.html").await.ok();
    let policy = report.header("content-security-policy");
    assert!(policy.contains("default-src 'none'") && policy.contains("sandbox"));
    assert!(policy.contains("style-src 'unsafe-inline'") && !policy.contains("script-src"));
    assert_eq!(report.header("x-content-type-options"), "nosniff");
    report.has("All of it");
    let file = guest.get(&house, "/lab/run/mine/summary.json").await.ok();
    assert!(file.header("content-disposition").starts_with("attachment"));
    for path in [
        "/lab/run/other",
        "/lab/run/mine/secret.txt",
        "/lab/run/mine/games.csv",
        "/lab/run/..%2Fmine/report.html",
        "/lab/run/%2E%2E/test.sqlite",
    ] {
        guest.get(&house, path).await.is(404);
    }
}

#[tokio::test]
async fn runs_stand_side_by_side_and_what_differs_stands_out() {
    let data = Data::new();
    data.study("one", [0.40, 0.60]);
    data.study("same", [0.45, 0.65]);
    data.study("zapped", [0.70, 0.80]);
    let house = data.house(None).await;
    let guest = Guest::default();
    guest.get(&house, "/lab/side?run.one=on").await.is(422);
    let page = guest
        .get(&house, "/lab/side?run.zapped=on&run.one=on&run.same=on")
        .await
        .ok();
    let page = page.has("<strong>75.0 %</strong>").has("wins of the first");
    page.lacks("<strong>55.0 %</strong>").has("55.0 %");
}

#[tokio::test]
async fn a_run_is_started_watched_and_stopped() {
    let data = Data::new();
    let house = data.house(Some(data.program())).await;
    let mut guest = Guest::default();
    let form = guest.get(&house, "/lab/new/badger").await.ok();
    form.has("name=\"seats\"").has("rule.target");
    let fields = [
        ("seats", "easy, random"),
        ("games", "100"),
        ("rule.target", "31"),
    ];
    let started = guest.post(&house, "/lab/new/badger", &fields).await.is(303);
    assert_eq!(started.location(), "/lab");
    guest
        .post(&house, "/lab/new/acorn", &[])
        .await
        .is(429)
        .has("one at a time");
    loop {
        let far = guest.get(&house, "/lab/progress").await.ok().json();
        assert_eq!(far["running"], true);
        if far["games"] == 5 {
            assert_eq!(far["of"], 100);
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let page = guest.get(&house, "/lab").await.ok();
    page.has("5 of 100 games").has("action=\"/lab/stop\"");
    guest.post(&house, "/lab/stop", &[]).await.is(303);
    until_over(&guest, &house).await;
    let page = guest.get(&house, "/lab").await.ok();
    page.has("/lab/run/badger-1").lacks("/lab/run/acorn-1");
    guest
        .get(&house, "/lab/run/badger-1")
        .await
        .ok()
        .has("lab run badger -otarget=31 --seats=easy,random --players=2 --games=100 --seed=0");
}

#[tokio::test]
async fn what_cannot_be_is_told_and_leaves_nothing_behind() {
    let data = Data::new();
    let house = data.house(Some(data.program())).await;
    let mut guest = Guest::default();
    for fields in [
        [("games", "0"), ("seats", "easy")],
        [("games", "100001"), ("seats", "easy")],
        [("games", "many"), ("seats", "easy")],
        [("seed", "luck"), ("seats", "easy")],
        [("rule.target", "x"), ("seats", "easy")],
    ] {
        guest.post(&house, "/lab/new/badger", &fields).await.is(422);
    }
    guest.post(&house, "/lab/new/chess", &[]).await.is(404);
    let foreign = (guest.request("POST", "/lab/new/badger"))
        .header("sec-fetch-site", "cross-site")
        .body(Body::empty())
        .unwrap();
    house.send(foreign).await.is(403);
    let nobody = [("seats", "nobody")];
    guest.post(&house, "/lab/new/badger", &nobody).await.is(303);
    until_over(&guest, &house).await;
    let page = guest.get(&house, "/lab").await.ok();
    page.has("there is no bot `nobody`");
    assert_eq!(fs::read_dir(data.0.join("lab")).unwrap().count(), 0);
}
