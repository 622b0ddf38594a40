//! Sockets: what changes reaches every page, and comes again after a break.

use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tokio_tungstenite::{
    connect_async, tungstenite,
    tungstenite::{Message, client::IntoClientRequest as _},
};

use crate::support::{Guest, House, sockets::Served};

async fn two_people(house: &House) -> (Guest, Guest, String) {
    let (mut ana, mut ben) = (Guest::default(), Guest::default());
    let fields = [("name", "Ana"), ("players", "2"), ("seat1", "open")];
    let table = ana.makes(house, "badger", &fields).await;
    let join = format!("{table}/join");
    ben.post(house, &join, &[("name", "Ben"), ("seat", "1")])
        .await
        .is(303);
    if ana.get(house, &table).await.body.contains("id=\"act\"") {
        (ana, ben, table)
    } else {
        (ben, ana, table)
    }
}

async fn an_action(house: &House, guest: &Guest, table: &str) -> String {
    let path = format!("/api/v1/tables/{}/actions", &table[3..]);
    let actions = guest.get(house, &path).await.ok().json();
    actions["actions"][0]["action"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_move_is_acknowledged_and_reaches_the_other_page() {
    let house = House::open().await;
    let (mover, other, table) = two_people(&house).await;
    let served = Served::new(house.server.clone()).await;
    let mut here = served.socket(&mover, &table, "").await;
    let mut there = served.socket(&other, &table, "").await;
    here.until(|message| !message["zones"].is_null()).await;
    there.until(|message| !message["zones"].is_null()).await;
    let action = an_action(&house, &mover, &table).await;
    here.send(json!({ "do": "act", "ply": 0, "action": action, "key": "a" }))
        .await;
    let done = here.until(|message| message["ack"] == "a").await;
    assert_eq!(done["ply"], 1);
    assert!(done["refused"].is_null());
    assert!(done["log"]["from"].is_u64());
    let seen = there.until(|message| message["ply"] == 1).await;
    assert!(seen["log"]["html"].is_string());
    // What one did oneself is not read aloud; what others did is.
    assert_eq!(done["log"]["aloud"], "");
    let aloud = seen["log"]["aloud"].as_str().unwrap();
    assert!(!aloud.is_empty() && !aloud.contains('<'), "{aloud}");
    // Scripts are told what happened, as programs are.
    let event = &seen["log"]["events"][0];
    assert_eq!(event["ply"], 0);
    assert_eq!(event["id"], "badger.played");
    assert_eq!(
        event["args"]["seat"],
        done["log"]["events"][0]["args"]["seat"]
    );
    assert!(event["args"]["card"].is_string(), "{event}");
    // Sent again, as after a break of the line, it is acknowledged and not done again.
    here.send(json!({ "do": "act", "ply": 0, "action": action, "key": "a" }))
        .await;
    let again = here.until(|message| message["ack"] == "a").await;
    assert_eq!(again["ply"], 1);
    served.stop().await;
}

#[tokio::test]
async fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let house = House::open().await;
    let (mover, other, table) = two_people(&house).await;
    let served = Served::new(house.server.clone()).await;
    let mut here = served.socket(&mover, &table, "").await;
    let mut there = served.socket(&other, &table, "").await;
    let seat = seat_of(&house, &mover, &table).await;
    // Of somebody who is there, nobody else may.
    there
        .send(json!({ "do": "hand_over", "seat": seat, "key": "a" }))
        .await;
    let refused = there.until(|message| message["ack"] == "a").await;
    assert_eq!(refused["refused"]["code"], "not_now");
    here.send(json!({ "do": "hand_over", "seat": seat, "key": "b" }))
        .await;
    let done = here.until(|message| message["ack"] == "b").await;
    assert!(done["refused"].is_null(), "{done}");
    here.send(json!({ "do": "take_back", "key": "c" })).await;
    let done = here.until(|message| message["ack"] == "c").await;
    assert!(done["refused"].is_null(), "{done}");
    served.stop().await;
}

/// The seat of a person.
async fn seat_of(house: &House, guest: &Guest, table: &str) -> u64 {
    let path = format!("/api/v1/tables/{}", &table[3..]);
    let facts = guest.get(house, &path).await.ok().json();
    facts["yours"][0].as_u64().unwrap()
}

/// The log is told from what happened, to each reader in their language.
#[tokio::test]
async fn a_socket_speaks_the_language_of_its_page() {
    let house = House::open().await;
    let (mover, mut other, table) = two_people(&house).await;
    other.cookie = other.cookie.map(|cookie| format!("{cookie}; language=de"));
    let served = Served::new(house.server.clone()).await;
    let mut there = served.socket(&other, &table, "").await;
    there.until(|message| !message["zones"].is_null()).await;
    let mut here = served.socket(&mover, &table, "").await;
    let action = an_action(&house, &mover, &table).await;
    here.send(json!({ "do": "act", "ply": 0, "action": action, "key": "a" }))
        .await;
    let told = |message: &Value, words: &str| {
        (message["log"]["html"].as_str()).is_some_and(|line| line.contains(words))
    };
    let seen = there.until(|message| message["ply"] == 1).await;
    assert!(told(&seen, " spielt "), "{seen}");
    here.until(|message| told(message, " plays ")).await;
    there
        .send(json!({ "do": "act", "ply": 1, "action": "fly", "key": "b" }))
        .await;
    let refused = there.until(|message| message["ack"] == "b").await;
    let words = refused["refused"]["words"].as_str().unwrap();
    assert_eq!(words, "„fly“ ist kein Zug in diesem Spiel");
    served.stop().await;
}

#[tokio::test]
async fn a_page_that_comes_back_gets_what_it_lacks() {
    let house = House::open().await;
    let (mover, other, table) = two_people(&house).await;
    let served = Served::new(house.server.clone()).await;
    let mut there = served.socket(&other, &table, "").await;
    let first = there.until(|message| !message["zones"].is_null()).await;
    // Nobody knows what this page had seen.
    assert!(first["log"]["events"].is_null(), "{first}");
    let version = first["version"].as_u64().unwrap();
    drop(there);
    let action = an_action(&house, &mover, &table).await;
    let mut here = served.socket(&mover, &table, "").await;
    here.send(json!({ "do": "act", "ply": 0, "action": action, "key": "a" }))
        .await;
    here.until(|message| message["ack"] == "a").await;
    let mut there = served
        .socket(&other, &table, &format!("?since={version}"))
        .await;
    let resumed = there.next().await.unwrap();
    assert_eq!(resumed["ply"], 1);
    assert_eq!(resumed["log"]["from"], 0);
    assert_eq!(resumed["log"]["events"][0]["ply"], 0);
    let zones = resumed["zones"].as_array().unwrap();
    let prompt = |zone: &Value| {
        zone.as_str()
            .is_some_and(|zone| zone.contains("id=\"prompt\""))
    };
    assert!(zones.iter().any(prompt), "{resumed}");
    served.stop().await;
}

#[tokio::test]
async fn refusals_say_why_and_do_not_close_the_socket() {
    let house = House::open().await;
    let (mover, other, table) = two_people(&house).await;
    let served = Served::new(house.server.clone()).await;
    let mut there = served.socket(&other, &table, "").await;
    let action = an_action(&house, &mover, &table).await;
    there
        .send(json!({ "do": "act", "ply": 0, "action": action, "key": "b" }))
        .await;
    let refused = there.until(|message| message["ack"] == "b").await;
    assert_eq!(refused["refused"]["code"], "not_your_turn");
    assert!(!refused["refused"]["rules"].as_array().unwrap().is_empty());
    there
        .send(json!({ "do": "act", "ply": 7, "action": action, "key": "c" }))
        .await;
    let refused = there.until(|message| message["ack"] == "c").await;
    assert_eq!(refused["refused"]["code"], "stale");
    there
        .send(json!({ "do": "why", "action": "nonsense" }))
        .await;
    let why = there.until(|message| message["refused"].is_object()).await;
    assert_eq!(why["refused"]["code"], "no_action");
    there.send(json!({ "do": "ping" })).await;
    there.until(|message| message["pong"] == true).await;
    served.stop().await;
}

#[tokio::test]
async fn chat_goes_to_every_page_without_drawing_the_table_anew() {
    let house = House::open().await;
    let (mover, other, table) = two_people(&house).await;
    let served = Served::new(house.server.clone()).await;
    let mut here = served.socket(&mover, &table, "").await;
    here.until(|message| !message["zones"].is_null()).await;
    let mut there = served.socket(&other, &table, "").await;
    there.until(|message| !message["zones"].is_null()).await;
    // Both have heard of each other's coming.
    here.until(|message| !message["zones"].is_null()).await;
    there
        .send(json!({ "do": "chat", "text": "hello", "key": "c" }))
        .await;
    let heard = here.until(|message| message["chat"].is_object()).await;
    assert!(heard["chat"]["html"].as_str().unwrap().contains("hello"));
    assert!(heard["zones"].is_null(), "{heard}");
    served.stop().await;
}

#[tokio::test]
async fn nonsense_is_answered_and_then_cut_off() {
    let house = House::open().await;
    let (mover, _other, table) = two_people(&house).await;
    let served = Served::new(house.server.clone()).await;
    let mut here = served.socket(&mover, &table, "").await;
    for _ in 0..40 {
        if here
            .line
            .send(Message::text("{\"do\":\"dance\"}"))
            .await
            .is_err()
        {
            break;
        }
    }
    while here.next().await.is_some() {}
    let mut here = served.socket(&mover, &table, "").await;
    // A message of a mebibyte never gets into memory.
    let _cut = here.line.send(Message::text("x".repeat(1 << 20))).await;
    while here.next().await.is_some() {}
    served.stop().await;
}

#[tokio::test]
async fn another_site_cannot_open_a_socket() {
    let house = House::open().await;
    let (mover, _other, table) = two_people(&house).await;
    let served = Served::new(house.server.clone()).await;
    let url = format!("ws://{}{table}/live", served.address);
    let mut request = url.into_client_request().unwrap();
    let headers = request.headers_mut();
    headers.insert("cookie", mover.cookie.as_ref().unwrap().parse().unwrap());
    headers.insert("origin", "https://evil.example".parse().unwrap());
    match connect_async(request).await {
        Err(tungstenite::Error::Http(answer)) => assert_eq!(answer.status(), 403),
        other => panic!("{other:?}"),
    }
    served.stop().await;
}

#[tokio::test]
async fn a_stopping_server_closes_its_sockets() {
    let house = House::open().await;
    let (mover, _other, table) = two_people(&house).await;
    let served = Served::new(house.server.clone()).await;
    let mut here = served.socket(&mover, &table, "").await;
    here.until(|message| !message["zones"].is_null()).await;
    let began = std::time::Instant::now();
    served.stop().await;
    assert!(began.elapsed() < std::time::Duration::from_secs(4));
    while here.next().await.is_some() {}
}
