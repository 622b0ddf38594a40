//! Freeze: requests that cost the server far more than they cost the sender.

use catalog::Badger;
use engine::{Game as _, Match, Seat, Seed, house};
use std::time::{Duration, Instant};

use futures_util::SinkExt as _;
use guests::Program;
use serde_json::{Map, json};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use crate::{
    P95,
    honest::HonestTable,
    stranger::{Stranger, is_closed},
    to_url,
};

/// How many moves the long game has.
const LONG: usize = 20_000;

/// The most bytes of a page or an answer about it.
const LONGEST_ANSWER: usize = 500_000;

/// How many read it at once.
const READERS: usize = 20;

/// Texts of which a parser or a matcher may try every part.
fn hostile_texts() -> Vec<String> {
    let mut texts = Vec::new();
    for length in [400, 1_801, 8_000] {
        for part in [
            "a",
            "a ",
            "Seat 0 ",
            "play the ",
            "1, ",
            "((",
            "ä",
            "\u{301}",
        ] {
            texts.push(part.repeat(length / part.len()));
        }
    }
    texts
}

/// Asks why, in both languages, by page, API and socket, with texts made to be costly.
pub(crate) async fn costly_questions(server: &Program) {
    let mallory = Stranger::known(server.address(), "198.51.100.1", "Mallory").await;
    let game = json!({ "game": "badger", "seats": ["me", "easy"] });
    let table = mallory.make_table(&game).await;
    let before = server.cpu().unwrap();
    let mut asked = 0;
    for text in hostile_texts() {
        let action = to_url(&text);
        for language in ["en", "de"] {
            let cookie = format!("language={language}");
            for path in [
                format!("/t/{table}/why?action={action}"),
                format!("/api/v1/tables/{table}/why?action={action}"),
            ] {
                let headers = [("Cookie", cookie.as_str())];
                let answer = mallory.send("GET", &path, &headers, "").await.unwrap();
                assert!(answer.status < 500, "{path}: {answer:?}");
                asked += 1;
            }
        }
        if let Ok(mut socket) = mallory.open(&table).await {
            let why = json!({ "do": "why", "action": text });
            // A message that is too long is cut off.
            let _cut = socket.send(Message::text(why.to_string())).await;
            let _cut = socket.close(None).await;
            asked += 1;
        }
    }
    let spent = server.cpu().unwrap().saturating_sub(before);
    println!("freeze: {asked} costly questions took {spent:?} of CPU");
    // Unoptimised, an ordinary question takes some milliseconds.
    assert!(spent.as_millis() < 40 * asked, "{spent:?} for {asked}");
}

/// A record of a game that goes on and on.
pub(crate) fn long_record() -> String {
    let mut rules = Map::new();
    rules.insert("target".to_owned(), json!(30_000));
    let seed = Seed::from(77);
    let mut game: Match<Badger> = Match::new(house::read(&rules).unwrap(), Some(2), seed).unwrap();
    let mut whims = seed.bot(0);
    while game.ply() < LONG {
        let seat: Seat = game.state().awaits().first().unwrap();
        let action = game
            .state()
            .random_action(seat, &mut whims, &mut Vec::new());
        game.submit(game.ply(), seat, action).unwrap();
    }
    let seats = vec!["Mallory".to_owned(), "Marvin".to_owned()];
    game.record(seats).write()
}

/// Keeps a very long game, and lets many read it in every way there is.
pub(crate) async fn readers_of_a_long_game(server: &Program) {
    let mallory = Stranger::known(server.address(), "198.51.100.2", "Mallory").await;
    let headers = [("Content-Type", "application/json")];
    let record = long_record();
    let kept = mallory.send("POST", "/upload", &headers, &record).await;
    let kept = kept.unwrap();
    assert_eq!(kept.status, 303, "{kept:?}");
    let table = newest_table(&mallory).await;
    let honest = HonestTable::begin(server, 3).await;
    let mut longest = 0;
    for path in [
        format!("/t/{table}"),
        format!("/t/{table}/fragment"),
        format!("/t/{table}/replay"),
        format!("/t/{table}/replay?ply={}", LONG / 2),
        format!("/t/{table}/record"),
        format!("/api/v1/tables/{table}/log?from=0"),
        format!("/api/v1/tables/{table}/log?from={}&limit=1000000", LONG / 3),
        format!("/api/v1/tables/{table}/replay?ply={}", LONG - 1),
    ] {
        let start = Instant::now();
        let mut readers = JoinSet::new();
        for number in 0..READERS {
            let reader = Stranger::at(server.address(), format!("198.51.100.{}", 10 + number));
            let path = path.clone();
            readers.spawn(async move { reader.get(&path).await });
        }
        for answer in readers.join_all().await {
            let answer = answer.unwrap();
            assert!(answer.status < 500, "{path}: {}", answer.status);
            // A record is as long as its game, and is sent as it is.
            if !path.ends_with("/record") {
                longest = longest.max(answer.body.len());
            }
        }
        println!(
            "freeze: {READERS} readers of {path} had it after {:?}",
            start.elapsed()
        );
    }
    println!("freeze: the longest answer about a game of {LONG} moves has {longest} bytes");
    assert!(longest < LONGEST_ANSWER, "{longest}");
    let delays = honest.delays().await;
    println!("freeze: beside them {delays}");
    assert!(delays.p95 < P95, "{delays}");
}

/// The replay a person has kept last, found as the person would: on the page of their games.
async fn newest_table(mallory: &Stranger) -> String {
    let token = mallory.token.clone().unwrap();
    let cookie = format!("hedgerow={token}");
    let headers = [("Cookie", cookie.as_str())];
    let page = mallory.send("GET", "/mine", &headers, "").await.unwrap();
    let (_, after) = page.body.split_once("/t/").expect("a table is listed");
    let end = after.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    after[..end.unwrap()].to_owned()
}

/// Pings and junk without end on one socket.
pub(crate) async fn pings_without_end(server: &Program) {
    let mallory = Stranger::known(server.address(), "198.51.100.3", "Mallory").await;
    let game = json!({ "game": "badger", "seats": ["me", "easy"] });
    let table = mallory.make_table(&game).await;
    for junk in [
        Message::Ping(vec![0; 64].into()),
        Message::text("{\"do\":\"ping\"}"),
    ] {
        let mut socket = mallory.open(&table).await.unwrap();
        let mut sent = 0;
        for _ in 0..20_000 {
            if socket.send(junk.clone()).await.is_err() {
                break;
            }
            sent += 1;
        }
        let took = is_closed(&mut socket).await;
        println!("freeze: after {sent} pings the socket was closed within {took:?}");
        assert!(sent < 20_000 || took < Duration::from_secs(5), "{took:?}");
    }
}
