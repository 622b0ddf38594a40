//! A game that goes on and on is shown in parts, and looked back at from close by.

use axum::body::Body;
use catalog::Badger;
use engine::{Game as _, Match, Record, Seat, Seed, Viewer, house};
use serde_json::{Value, json};

use crate::support::{Guest, House};

const LONG: usize = 1_500;

/// A record of so many moves.
fn record() -> Record {
    let rules = json!({ "target": 30_000 });
    let rules = house::read(rules.as_object().unwrap()).unwrap();
    let mut game: Match<Badger> = Match::new(rules, Some(2), Seed::from(77)).unwrap();
    let mut whims = game.seed().bot(0);
    while game.ply() < LONG {
        let seat: Seat = game.state().awaits().first().unwrap();
        let action = game
            .state()
            .random_action(seat, &mut whims, &mut Vec::new());
        game.submit(game.ply(), seat, action).unwrap();
    }
    game.record(vec!["Ana".to_owned(), "Ben".to_owned()])
}

/// Keeps the record; the address of its table.
async fn keeps(house: &House, guest: &Guest, record: &Record) -> String {
    let request = (guest.request("POST", "/api/v1/records"))
        .header("content-type", "application/json")
        .body(Body::from(record.write()))
        .unwrap();
    let made = house.send(request).await.is(201).json();
    made["table"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn pages_show_the_last_moves_and_lead_to_the_earlier_ones() {
    let house = House::open().await;
    let ana = Guest::program(&house, "Ana").await;
    let table = keeps(&house, &ana, &record()).await;
    let page = ana.get(&house, &format!("/t/{table}")).await.ok();
    assert!(page.body.len() < 400_000, "{} bytes", page.body.len());
    assert!(page.body.contains("data-ply=\"1300\"") && !page.body.contains("data-ply=\"1299\""));
    // Back to the beginning, page by page.
    let (mut ply, mut pages) = (LONG, 0);
    while ply > 200 {
        ply -= 200;
        let link = format!("/t/{table}/replay?ply={ply}");
        let shown = if pages == 0 {
            page.body.clone()
        } else {
            let last = format!("/t/{table}/replay?ply={}&seat=0", ply + 200);
            ana.get(&house, &last).await.ok().body
        };
        assert!(shown.contains(&link), "no {link}");
        assert!(shown.len() < 400_000, "{} bytes", shown.len());
        pages += 1;
    }
    let first = format!("/t/{table}/replay?ply={ply}&seat=0");
    let first = ana.get(&house, &first).await.ok();
    first.has("data-ply=\"0\"").lacks("Earlier moves");
    let german = Guest {
        cookie: Some("language=de".to_owned()),
        ..ana
    };
    german
        .get(&house, &format!("/t/{table}"))
        .await
        .ok()
        .has("Frühere Züge");
}

#[tokio::test]
async fn the_log_comes_in_parts_without_a_gap() {
    let house = House::open().await;
    let ana = Guest::program(&house, "Ana").await;
    let table = keeps(&house, &ana, &record()).await;
    let (mut from, mut plies) = (0, Vec::new());
    loop {
        let path = format!("/api/v1/tables/{table}/log?from={from}");
        let part = ana.get(&house, &path).await.ok().json();
        let lines = part["log"].as_array().unwrap();
        plies.extend(
            lines
                .iter()
                .map(|line| line["ply"].as_u64().unwrap() as usize),
        );
        let last = *plies.last().unwrap();
        assert!(last < from + 200, "{last} in the part from {from}");
        match part["next"].as_u64() {
            Some(next) => from = next as usize,
            None => break,
        }
    }
    assert!(plies.is_sorted());
    plies.dedup();
    assert_eq!(plies, (0..LONG).collect::<Vec<_>>());
    let path = format!("/api/v1/tables/{table}/log?from=700&limit=3");
    let part = ana.get(&house, &path).await.ok().json();
    assert_eq!(part["next"], 703);
}

#[tokio::test]
async fn every_step_is_the_one_the_record_leads_to() {
    let house = House::open().await;
    let ana = Guest::program(&house, "Ana").await;
    let record = record();
    let table = keeps(&house, &ana, &record).await;
    for ply in [0, 1, 63, 64, 65, 127, 128, 777, 1_024, LONG - 1, LONG] {
        let there: Match<Badger> = record.replay(Some(ply)).unwrap();
        for (name, viewer) in [
            ("1", Viewer::Seat(Seat::new(1))),
            ("spectator", Viewer::Spectator),
        ] {
            let path = format!("/api/v1/tables/{table}/replay?ply={ply}&as={name}");
            let step = ana.get(&house, &path).await.ok().json();
            assert_eq!(step["view"], there.view(viewer), "{ply} as {name}");
        }
    }
    let file = ana
        .get(&house, &format!("/api/v1/tables/{table}/record"))
        .await;
    let file: Value = file.ok().json();
    assert_eq!(file["moves"], json!(record.moves));
    // Whoever forgot it all reads it again, and has the same.
    let house = house.again().await;
    let file = ana.get(&house, &format!("/t/{table}/record")).await.ok();
    assert_eq!(Record::read(&file.body).unwrap().moves, record.moves);
}
