//! What one person may keep, what is stored of it, and what becomes of what nobody wants.

use std::{path::Path, time::Duration};

use engine::{Game as _, Match, Seed};
use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};
use store::{Moment, TableId};

use crate::support::{Guest, House};

/// The record of a game of Badger, with one move in it.
fn record() -> Value {
    let mut game: Match<catalog::Badger> = Match::new(
        engine::house::read(&serde_json::Map::new()).unwrap(),
        Some(2),
        Seed::from(5),
    )
    .unwrap();
    let seat = game.state().awaits().first().unwrap();
    let mut actions = Vec::new();
    game.state().legal_actions(seat, &mut actions);
    game.submit(0, seat, actions.remove(0)).unwrap();
    let text = game
        .record(vec!["Ana".to_owned(), "Ben".to_owned()])
        .write();
    serde_json::from_str(&text).unwrap()
}

async fn database(house: &House) -> SqliteConnection {
    let address = format!("sqlite:{}", house.database().display());
    SqliteConnection::connect(&address).await.unwrap()
}

/// Everything a database holds, as one text.
fn bytes(file: &Path) -> String {
    let mut all = std::fs::read(file).unwrap();
    let mut wal = file.as_os_str().to_owned();
    wal.push("-wal");
    all.extend(std::fs::read(wal).unwrap_or_default());
    String::from_utf8_lossy(&all).into_owned()
}

#[tokio::test]
async fn a_record_is_stored_as_it_is_understood_and_not_as_it_was_sent() {
    let house = House::open().await;
    let ana = Guest::program(&house, "Ana").await;
    let plain = record();
    let made = ana
        .send(&house, "/api/v1/records", plain.clone())
        .await
        .is(201)
        .json();
    let address = format!("/api/v1/tables/{}/record", made["table"].as_str().unwrap());
    let canonical = ana.get(&house, &address).await.ok().json();

    let mut padded = plain;
    let first = padded["moves"][0].as_str().unwrap().to_owned();
    let (seat, action) = first.split_once(' ').unwrap();
    padded["moves"][0] = json!(format!("  {seat}   {}  ", action.replace(' ', "   ")));
    padded["position"] = Value::Null;
    let made = ana
        .send(&house, "/api/v1/records", padded)
        .await
        .is(201)
        .json();
    let address = format!("/api/v1/tables/{}/record", made["table"].as_str().unwrap());
    assert_eq!(ana.get(&house, &address).await.ok().json(), canonical);
}

#[tokio::test]
async fn a_start_position_is_stored_as_it_is_understood() {
    let house = House::open().await;
    let ana = Guest::program(&house, "Ana").await;
    let game: Match<catalog::Badger> = Match::new(
        engine::house::read(&serde_json::Map::new()).unwrap(),
        Some(2),
        Seed::from(5),
    )
    .unwrap();
    let mut start = web::live::open(&game.record(vec![String::new(); 2]))
        .unwrap()
        .unwrap()
        .position();
    // What a reader of positions overlooks must not be stored.
    let round = start.as_object_mut().unwrap();
    let order: Vec<String> = round.keys().rev().cloned().collect();
    let text: Vec<String> = order
        .iter()
        .map(|key| format!("{key:?}:{}{}", " ".repeat(5000), round[key]))
        .collect();
    let mut sent = record();
    sent["moves"] = json!([]);
    let text = format!("{{{}}}", text.join(","));
    let sent = sent
        .to_string()
        .replacen('{', &format!("{{\"position\":{text},"), 1);
    let request = ana
        .request("POST", "/upload")
        .header("content-type", "application/json")
        .body(axum::body::Body::from(sent))
        .unwrap();
    house.send(request).await.is(303);
    assert!(!bytes(&house.database()).contains(&" ".repeat(100)));
}

#[tokio::test]
async fn who_keeps_enough_deletes_some_first() {
    let house = House::with(|config| config.kept_games = Some(2)).await;
    let mut ana = Guest::program(&house, "Ana").await;
    let first = ana
        .send(&house, "/api/v1/records", record())
        .await
        .is(201)
        .json();
    ana.send(&house, "/api/v1/records", record()).await.is(201);
    let full =
        "You have as many finished games here as one person may keep. Delete some under My games.";
    let refused = ana
        .send(&house, "/api/v1/records", record())
        .await
        .is(429)
        .json();
    assert_eq!(refused["message"], full);
    let new = json!({ "game": "badger", "seats": ["me", "open"] });
    let refused = ana
        .send(&house, "/api/v1/tables", new.clone())
        .await
        .is(429)
        .json();
    assert_eq!(refused["message"], full);

    let page = ana.get(&house, "/mine").await.ok();
    let mark = format!("t.{}", first["table"].as_str().unwrap());
    let page = page
        .has("You keep 2 of at most 2 finished games.")
        .has(&mark);
    page.has("Delete the marked games");
    let asked = ana
        .post(&house, "/mine/delete", &[(&mark, "on")])
        .await
        .ok();
    asked.has("Delete these games?").has(&mark);
    ana.get(&house, "/mine").await.ok().has(&mark);
    let sure = [(&*mark, "on"), ("sure", "yes")];
    assert_eq!(
        ana.post(&house, "/mine/delete", &sure)
            .await
            .is(303)
            .location(),
        "/mine"
    );
    ana.get(&house, "/mine").await.ok().lacks(&mark);
    ana.send(&house, "/api/v1/tables", new).await.is(201);
}

#[tokio::test]
async fn only_whoever_made_a_table_deletes_its_game_and_only_when_it_is_over() {
    let house = House::open().await;
    let (ana, ben) = (
        Guest::program(&house, "Ana").await,
        Guest::program(&house, "Ben").await,
    );
    let made = ana
        .send(&house, "/api/v1/records", record())
        .await
        .is(201)
        .json();
    let table = format!("/api/v1/tables/{}", made["table"].as_str().unwrap());
    let delete = async |guest: &Guest, path: &str| {
        let request = guest.request("DELETE", path);
        house
            .send(request.body(axum::body::Body::empty()).unwrap())
            .await
    };
    delete(&ben, &table).await.is(403);
    delete(&ana, &table).await.is(204);
    delete(&ana, &table).await.is(404);
    let new = json!({ "game": "badger", "seats": ["me", "me"] });
    let made = ana.send(&house, "/api/v1/tables", new).await.is(201).json();
    let table = format!("/api/v1/tables/{}", made["id"].as_str().unwrap());
    delete(&ana, &table)
        .await
        .is(403)
        .has("This game is not over.");
}

#[tokio::test]
async fn what_nobody_wants_is_announced_and_removed_from_memory_too() {
    let house = House::open().await;
    let ana = Guest::program(&house, "Ana").await;
    let new = json!({ "game": "badger", "seats": ["me", "open"] });
    let made = ana.send(&house, "/api/v1/tables", new).await.is(201).json();
    let waiting = format!("/t/{}", made["id"].as_str().unwrap());
    let page = ana.get(&house, &waiting).await.ok();
    page.has("this table is removed after 7 days");
    let new = json!({ "game": "badger", "seats": ["me", "me"] });
    let made = ana.send(&house, "/api/v1/tables", new).await.is(201).json();
    let played = made["id"].as_str().unwrap().to_owned();

    // Nothing has happened since 85 days ago.
    let days = |days: u64| Duration::from_hours(24 * days).as_millis() as i64;
    let then = Moment::now().0 - days(85);
    let mut database = database(&house).await;
    for sql in [
        "UPDATE tables SET made_at = $1",
        "UPDATE entries SET made_at = $1",
        "UPDATE people SET seen_at = $1",
    ] {
        sqlx::query(sql)
            .bind(then)
            .execute(&mut database)
            .await
            .unwrap();
    }
    let page = ana.get(&house, &format!("/t/{played}")).await.ok();
    page.has("If nobody does, this table is closed in 5 days.");
    let page = ana.get(&house, "/mine").await.ok();
    page.has("closed in 5 days unless somebody moves")
        .has("deleted in 1 day");

    let expired = house.server.expire(Moment::now()).await.unwrap();
    assert_eq!((expired.gatherings, expired.abandoned), (1, 0));
    ana.get(&house, &waiting).await.is(404);
    let later = Moment(Moment::now().0 + days(6));
    let expired = house.server.expire(later).await.unwrap();
    assert_eq!(expired.abandoned, 1);
    let facts = ana
        .get(&house, &format!("/api/v1/tables/{played}"))
        .await
        .ok()
        .json();
    assert_eq!(facts["stage"], "closed");
}

#[tokio::test]
async fn a_table_of_other_rules_can_be_closed_and_taken_along() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let address = ana
        .makes(
            &house,
            "badger",
            &[("name", "Ana"), ("seat1", "open"), ("spectators", "on")],
        )
        .await;
    let id = TableId::from(address.trim_start_matches("/t/").to_owned());
    ana.post(&house, &format!("{address}/start"), &[])
        .await
        .is(303);
    let mut database = database(&house).await;
    sqlx::query("UPDATE tables SET rules = 999, revision = revision + 1")
        .execute(&mut database)
        .await
        .unwrap();
    let house = house.again().await;
    let stranger = Guest::default();
    let page = stranger.get(&house, &address).await.is(410);
    page.has("under version 999 of its rules")
        .has("Whoever made the table can close it")
        .lacks("<form method=\"post\" action=\"/t/");
    stranger
        .get(
            &house,
            &format!("/api/v1{}", address.replace("/t/", "/tables/")),
        )
        .await
        .is(410);
    stranger
        .get(&house, &format!("{address}/record"))
        .await
        .is(410);
    ana.get(&house, &address)
        .await
        .is(410)
        .has("Close the table");
    ana.post(&house, &format!("{address}/close"), &[])
        .await
        .is(303);
    let row = house.server.store().table(&id).await.unwrap().unwrap();
    assert_eq!(row.stage, store::Stage::Closed);
    stranger.get(&house, &address).await.is(410).has("/record");
    let record = stranger
        .get(&house, &format!("{address}/record"))
        .await
        .ok()
        .json();
    assert_eq!(
        (&record["rules"], &record["game"]),
        (&json!(999), &json!("badger"))
    );
}

/// Nobody wants anything of them for a minute, and all they are is in the store.
#[tokio::test]
async fn tables_nobody_looks_at_leave_memory_also_those_of_bots_alone() {
    let house = House::open().await;
    let ana = Guest::program(&house, "Ana").await;
    let mut tables = Vec::new();
    for seats in [json!(["me", "me"]), json!(["me", "easy"])] {
        let new = json!({
            "game": "badger", "seats": seats, "pace": "slow", "options": { "target": 30_000 },
        });
        let made = ana.send(&house, "/api/v1/tables", new).await.is(201).json();
        tables.push(format!("/api/v1/tables/{}", made["id"].as_str().unwrap()));
    }
    let path = format!("{}/stand-in", tables[1]);
    ana.send(&house, &path, json!({ "seat": 0 })).await.is(200);
    // Nobody who belongs there has looked at them since this program began.
    let house = house.again().await;
    for table in &tables {
        Guest::default().get(&house, table).await.ok();
    }
    house.server.tables().wake_bots().await.unwrap();
    let tables = house.server.tables();
    assert_eq!(tables.len(), 2);
    let after = |seconds: i64| Moment(Moment::now().0 + 1000 * seconds);
    tables.forget_idle(after(50));
    assert_eq!(tables.len(), 2);
    tables.forget_idle(after(61));
    assert!(tables.is_empty());
}

/// It is told of, and the others go on.
#[tokio::test]
async fn a_table_of_a_game_that_is_gone_keeps_no_other_waiting() {
    let house = House::open().await;
    let ana = Guest::program(&house, "Ana").await;
    let new = json!({ "game": "badger", "seats": ["me", "open"] });
    ana.send(&house, "/api/v1/tables", new).await.is(201);
    let mut database = database(&house).await;
    sqlx::query("UPDATE tables SET game = 'gone', dealing = 1, revision = revision + 1")
        .execute(&mut database)
        .await
        .unwrap();
    let house = house.again().await;
    assert_eq!(house.server.store().dealing().await.unwrap().len(), 1);
    house.server.tables().go_on_dealing().await.unwrap();
    house.server.tables().wake_bots().await.unwrap();
    assert!(house.server.tables().is_empty());
}
