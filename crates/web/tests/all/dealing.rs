//! The deal is made from secrets of the server and of everybody's device, and nobody can
//! choose it.

use std::time::Duration;

use engine::{Bytes32, Deal, Fairness, Record};
use serde_json::{Value, json};

use crate::support::{self, Guest, House, until};

/// What a device adds to a deal.
fn share(byte: u8) -> Bytes32 {
    Bytes32::new([byte; 32])
}

fn promise(byte: u8) -> String {
    share(byte).commitment().to_string()
}

/// Two programs, the first of whom has made a table with an open seat.
async fn two(house: &House, more: Value) -> (Guest, Guest, String) {
    let ana = Guest::program(house, "Ana").await;
    let ben = Guest::program(house, "Ben").await;
    let mut wanted = json!({ "game": "badger", "seats": ["me", "open"] });
    for (key, value) in more.as_object().unwrap() {
        wanted[key] = value.clone();
    }
    let made = ana.send(house, "/api/v1/tables", wanted).await.is(201);
    let path = format!("/api/v1/tables/{}", made.json()["id"].as_str().unwrap());
    (ana, ben, path)
}

/// The same, where both have promised something and all sit.
async fn two_who_promised(house: &House, more: Value) -> (Guest, Guest, String) {
    let (ana, ben, table) = two(house, more).await;
    let commitment = json!({ "commitment": promise(1) });
    ana.send(house, &format!("{table}/commitment"), commitment)
        .await
        .is(200);
    let join = json!({ "seat": 1, "commitment": promise(2) });
    let joined = ben.send(house, &format!("{table}/seats"), join).await;
    assert_eq!(joined.is(200).json()["stage"], "dealing");
    (ana, ben, table)
}

async fn reveal(house: &House, guest: &Guest, table: &str, byte: u8) -> support::Page {
    let body = json!({ "share": share(byte) });
    guest.send(house, &format!("{table}/share"), body).await
}

async fn facts(house: &House, guest: &Guest, table: &str) -> Value {
    guest.get(house, table).await.ok().json()
}

async fn begun(house: &House, guest: &Guest, table: &str) -> Value {
    until(async || {
        let facts = facts(house, guest, table).await;
        (facts["stage"] == "playing").then_some(facts)
    })
    .await
}

/// Ends the game, and gives its record.
async fn record(house: &House, guest: &Guest, table: &str) -> Record {
    guest
        .send(house, &format!("{table}/resign"), json!({}))
        .await
        .is(200);
    let record = guest.get(house, &format!("{table}/record")).await.ok();
    Record::read(&record.body).unwrap()
}

/// Whatever anybody can see of a table, as one text.
async fn everything(house: &House, guests: [&Guest; 2], table: &str) -> String {
    let page = table.replace("/api/v1/tables/", "/t/");
    let mut all = String::new();
    for guest in guests {
        for path in [table, &page, &format!("{page}/fragment")] {
            all += &guest.get(house, path).await.ok().body;
        }
    }
    all
}

#[tokio::test]
async fn the_seed_is_made_from_the_secrets_of_all() {
    let house = House::open().await;
    let (ana, ben, table) = two_who_promised(&house, json!({})).await;
    let before = facts(&house, &ana, &table).await;
    assert_eq!(before["seed_hash"], Value::Null);
    let promised = json!([
        { "places": [0], "commitment": promise(1) },
        { "places": [1], "commitment": promise(2) },
    ]);
    assert_eq!(before["deal"]["people"], promised);
    assert_eq!(before["deal"]["mine"], json!(promise(1)));
    reveal(&house, &ben, &table, 2).await.is(200);
    assert_eq!(facts(&house, &ana, &table).await["stage"], "dealing");
    // Nobody sees what another has revealed.
    let seen = everything(&house, [&ana, &ben], &table).await;
    assert!(!seen.contains(&share(2).to_string()));
    reveal(&house, &ana, &table, 1).await.is(200);
    let playing = facts(&house, &ana, &table).await;
    assert_eq!(playing["stage"], "playing");
    let record = {
        let seen = everything(&house, [&ana, &ben], &table).await;
        let record = record(&house, &ben, &table).await;
        let Some(Deal::Drawn(drawn)) = &record.deal else {
            panic!("{:?}", record.deal)
        };
        for secret in [share(1), share(2), drawn.secret] {
            assert!(!seen.contains(&secret.to_string()), "a secret was shown");
        }
        assert!(!seen.contains(&record.seed.to_string()));
        assert_eq!(before["deal"]["commitment"], json!(drawn.commitment));
        record
    };
    let all = Fairness::Drawn {
        added: vec![0, 1],
        silent: vec![],
    };
    assert_eq!(record.fairness(), Ok(all));
    let hash = web::live::seed_hash(&record.seed);
    assert_eq!(playing["seed_hash"], json!(hash));
    let after = facts(&house, &ana, &table).await;
    assert_eq!(after["deal"]["people"][1]["share"], json!(share(2)));
    assert_eq!(after["deal"]["seed"], json!(record.seed.to_string()));
}

/// The server's secret is drawn anew for every table, so what one device adds says nothing.
#[tokio::test]
async fn the_same_shares_never_give_the_same_deal() {
    let house = House::open().await;
    let mut seeds = Vec::new();
    for _ in 0..2 {
        let (ana, ben, table) = two_who_promised(&house, json!({})).await;
        reveal(&house, &ana, &table, 1).await.is(200);
        reveal(&house, &ben, &table, 2).await.is(200);
        seeds.push(record(&house, &ana, &table).await.seed);
    }
    assert_ne!(seeds[0], seeds[1]);
}

#[tokio::test]
async fn who_reveals_nothing_is_left_out_and_everybody_is_told() {
    let house = House::with(|config| config.deal_patience = Duration::from_millis(100)).await;
    let (ana, ben, table) = two_who_promised(&house, json!({})).await;
    reveal(&house, &ana, &table, 1).await.is(200);
    begun(&house, &ana, &table).await;
    let late = reveal(&house, &ben, &table, 2).await.is(422);
    late.has("The cards have been dealt already.");
    let page = table.replace("/api/v1/tables/", "/t/");
    let shown = ana.get(&house, &page).await.ok();
    let shown = shown.has("Dealt from secrets of the server and of the devices of Ana.");
    shown.has("Nothing came from Ben.");
    let record = record(&house, &ana, &table).await;
    let one = Fairness::Drawn {
        added: vec![0],
        silent: vec![1],
    };
    assert_eq!(record.fairness(), Ok(one));
}

#[tokio::test]
async fn where_no_device_takes_part_the_game_begins_at_once() {
    let house = House::open().await;
    let (ana, ben, table) = two(&house, json!({})).await;
    let joined = ben
        .send(&house, &format!("{table}/seats"), json!({ "seat": 1 }))
        .await;
    assert_eq!(joined.is(200).json()["stage"], "playing");
    let page = table.replace("/api/v1/tables/", "/t/");
    let shown = ana.get(&house, &page).await.ok();
    shown.has("The server alone dealt; no player’s device took part.");
    let none = Fairness::Drawn {
        added: vec![],
        silent: vec![0, 1],
    };
    let record = record(&house, &ana, &table).await;
    assert_eq!(record.fairness(), Ok(none));
}

#[tokio::test]
async fn wrong_late_and_copied_promises_are_refused() {
    let house = House::open().await;
    let (ana, ben, table) = two(&house, json!({})).await;
    let commit = format!("{table}/commitment");
    let bad = json!({ "commitment": "7" });
    ana.send(&house, &commit, bad).await.is(422).has("64");
    let early = reveal(&house, &ana, &table, 1).await.is(422);
    early.has("not being dealt yet");
    let mine = json!({ "commitment": promise(1) });
    ana.send(&house, &commit, mine.clone()).await.is(200);
    ben.send(&house, &commit, mine.clone()).await.is(403);
    let copied = json!({ "seat": 1, "commitment": promise(1) });
    let seats = format!("{table}/seats");
    let copied = ben.send(&house, &seats, copied).await.is(422);
    copied.has("Somebody else has promised the same.");
    let join = json!({ "seat": 1, "commitment": promise(2) });
    ben.send(&house, &seats, join).await.is(200);
    // All promises are fixed now, and nobody can leave, sit or promise anew.
    let late = ana
        .send(&house, &commit, json!({ "commitment": promise(3) }))
        .await;
    late.is(422).has("The cards are being dealt.");
    let wrong = reveal(&house, &ana, &table, 3).await.is(422);
    wrong.has("That is not the secret that was promised.");
    let stolen = reveal(&house, &ana, &table, 2).await.is(422);
    stolen.has("That is not the secret that was promised.");
    reveal(&house, &ana, &table, 1).await.is(200);
    // Sent again, as after a break of the line, it is no harm.
    reveal(&house, &ana, &table, 1).await.is(200);
    reveal(&house, &ben, &table, 2).await.is(200);
    assert_eq!(facts(&house, &ana, &table).await["stage"], "playing");
    reveal(&house, &ana, &table, 1).await.is(200);
    let stranger = Guest::program(&house, "Eve").await;
    reveal(&house, &stranger, &table, 5).await.is(422);
}

#[tokio::test]
async fn a_restart_while_the_cards_are_dealt_loses_nothing() {
    let house = House::open().await;
    let (ana, ben, table) = two_who_promised(&house, json!({})).await;
    reveal(&house, &ana, &table, 1).await.is(200);
    let house = house.again().await;
    assert_eq!(facts(&house, &ben, &table).await["stage"], "dealing");
    reveal(&house, &ben, &table, 2).await.is(200);
    let record = record(&house, &ana, &table).await;
    let Ok(Fairness::Drawn { added, .. }) = record.fairness() else {
        panic!("{:?}", record.fairness())
    };
    assert_eq!(added, [0, 1]);
}

/// The server that was to deal in time is gone, and another comes to it by itself.
#[tokio::test]
async fn after_a_restart_the_game_begins_in_time_too() {
    let house = House::open().await;
    let (ana, _ben, table) = two_who_promised(&house, json!({})).await;
    reveal(&house, &ana, &table, 1).await.is(200);
    let quick = |config: &mut web::live::Config| {
        config.deal_patience = Duration::from_millis(50);
    };
    let house = house.again_with(quick).await;
    house.server.tables().go_on_dealing().await.unwrap();
    begun(&house, &ana, &table).await;
}

#[tokio::test]
async fn seats_are_drawn_by_the_same_secrets() {
    let house = House::open().await;
    let mut firsts = Vec::new();
    for _ in 0..24 {
        let (ana, ben, table) = two_who_promised(&house, json!({ "shuffle_seats": true })).await;
        reveal(&house, &ana, &table, 1).await.is(200);
        reveal(&house, &ben, &table, 2).await.is(200);
        let playing = facts(&house, &ana, &table).await;
        let first = playing["seats"][0]["name"].as_str().unwrap().to_owned();
        let record = record(&house, &ana, &table).await;
        let Some(Deal::Drawn(drawn)) = &record.deal else {
            panic!("{:?}", record.deal)
        };
        let place = drawn.lot.as_ref().unwrap()[0];
        assert_eq!(first, ["Ana", "Ben"][place]);
        assert!(record.fairness().is_ok());
        firsts.push(first);
    }
    assert!(firsts.iter().any(|name| name == "Ana"));
    assert!(firsts.iter().any(|name| name == "Ben"));
}

#[tokio::test]
async fn a_rematch_is_dealt_like_the_first_game() {
    let house = House::open().await;
    let (ana, ben, table) = two_who_promised(&house, json!({})).await;
    reveal(&house, &ana, &table, 1).await.is(200);
    reveal(&house, &ben, &table, 2).await.is(200);
    let first = record(&house, &ana, &table).await;
    let again = |byte| format!("{table}/rematch?commitment={}", promise(byte));
    ana.send(&house, &again(3), json!({})).await.is(200);
    let made = ben.send(&house, &again(4), json!({})).await.is(200).json();
    let next = format!("/api/v1/tables/{}", made["table"].as_str().unwrap());
    assert_eq!(facts(&house, &ana, &next).await["stage"], "dealing");
    reveal(&house, &ana, &next, 3).await.is(200);
    reveal(&house, &ben, &next, 4).await.is(200);
    let second = record(&house, &ana, &next).await;
    assert_ne!(first.seed, second.seed);
    let Ok(Fairness::Drawn { added, .. }) = second.fairness() else {
        panic!("{:?}", second.fairness())
    };
    assert_eq!(added, [0, 1]);
}

/// With seed 7 the command line prints everybody's cards, so no host may choose it for others.
#[tokio::test]
async fn a_host_cannot_choose_the_cards_of_others() {
    let house = House::open().await;
    let ana = Guest::program(&house, "Ana").await;
    let mut wanted =
        json!({ "game": "badger", "seats": ["me", "open"], "seed": 7, "listed": true });
    let refused = ana.send(&house, "/api/v1/tables", wanted.clone()).await;
    refused.is(422).has("can know every card");
    let mut host = Guest::default();
    let fields = [
        ("name", "Ana"),
        ("players", "2"),
        ("seat1", "open"),
        ("seed", "7"),
        ("listed", "on"),
    ];
    let refused = host.post(&house, "/new/badger", &fields).await.is(422);
    refused.has("can know every card");
    // Among bots it is practice.
    wanted["seats"] = json!(["me", "easy"]);
    let practice = ana.send(&house, "/api/v1/tables", wanted.clone()).await;
    assert_eq!(practice.is(201).json()["stage"], "playing");
    // By consent of all it may be, and everybody sees it everywhere.
    wanted["seats"] = json!(["me", "open"]);
    wanted["chosen_deal"] = json!(true);
    let made = ana.send(&house, "/api/v1/tables", wanted).await.is(201);
    let made = made.json();
    assert_eq!(made["chosen_deal"], true);
    let id = made["id"].as_str().unwrap();
    let (table, page) = (format!("/api/v1/tables/{id}"), format!("/t/{id}"));
    let mut ben = Guest::default();
    ben.get(&house, "/lobby").await.ok().has("Chosen deal");
    let gathering = ben.get(&house, &page).await.ok();
    gathering
        .has("Chosen deal")
        .has("name=\"accept_chosen_deal\"");
    let join = format!("{page}/join");
    let fields = [("name", "Ben"), ("seat", "1")];
    let refused = ben.post(&house, &join, &fields).await.is(422);
    refused.has("Sit down only if you agree to that.");
    let program = Guest::program(&house, "Bot").await;
    let seats = format!("{table}/seats");
    let body = json!({ "seat": 1 });
    program.send(&house, &seats, body).await.is(422);
    let agreed = [&fields[..], &[("accept_chosen_deal", "on")]].concat();
    ben.post(&house, &join, &agreed).await.is(303);
    let playing = ben.get(&house, &page).await.ok();
    let playing = playing.has("Chosen deal");
    playing.has("The seed of this game was chosen: whoever made the table could know every card.");
    let record = record(&house, &ana, &table).await;
    assert_eq!(record.fairness(), Ok(Fairness::Chosen));
}

#[tokio::test]
async fn an_uploaded_record_may_not_lie_about_its_deal() {
    let house = House::open().await;
    let (ana, ben, table) = two_who_promised(&house, json!({})).await;
    reveal(&house, &ana, &table, 1).await.is(200);
    reveal(&house, &ben, &table, 2).await.is(200);
    let record = record(&house, &ana, &table).await;
    let body: Value = serde_json::from_str(&record.write()).unwrap();
    let kept = ana.send(&house, "/api/v1/records", body.clone()).await;
    let kept = kept.is(201).json();
    let id = kept["table"].as_str().unwrap();
    let page = ana.get(&house, &format!("/t/{id}/replay")).await.ok();
    page.has("This record was uploaded.");
    // What can be proved of it can still be proved.
    let again = ana.get(&house, &format!("/t/{id}/record")).await.ok();
    assert_eq!(Record::read(&again.body).unwrap().deal, record.deal);
    let mut lie = body;
    lie["deal"]["drawn"]["secret"] = json!(share(9));
    let refused = ana.send(&house, "/api/v1/records", lie).await.is(422);
    refused.has("What the record says about its deal is wrong.");
}
