//! Every door a text comes in by: none takes control characters, none takes too much.

use std::time::Instant;

use axum::body::Body;
use serde_json::{Value, json};
use store::{Moment, NewLine, Room, TableId};

use crate::support::{Guest, House, Page};

/// Sends a text in at every door, as `text` and as whatever else may be typed there.
async fn answers(house: &House, text: &str) -> Vec<(String, Page)> {
    let mut ana = Guest::default();
    let table = ana.makes(house, "badger", &[("name", "Ana")]).await;
    let program = Guest::program(house, "Program").await;
    let new = json!({ "game": "badger", "seats": ["me", "easy"] });
    let made = program.send(house, "/api/v1/tables", new.clone()).await;
    let made = made.is(201).json()["id"].as_str().unwrap().to_owned();
    let mut answers = Vec::new();
    for (form, fields) in [
        (format!("{table}/chat"), vec![("text", text)]),
        (
            format!("{table}/chat"),
            vec![("text", "well met"), ("key", text)],
        ),
        (format!("{table}/note"), vec![("text", text)]),
        (format!("{table}/act"), vec![("ply", "0"), ("action", text)]),
        (
            format!("{table}/act"),
            vec![("ply", "0"), ("action", "play 1"), ("key", text)],
        ),
        (format!("{table}/act"), vec![("ply", "0"), ("calm", text)]),
        (format!("{table}/undo"), vec![("ply", "0"), ("key", text)]),
        (format!("{table}/seat"), vec![("seat", "1"), ("to", text)]),
        (
            "/g/badger/tutorial".to_owned(),
            vec![("step", "0"), ("action", text)],
        ),
        ("/language".to_owned(), vec![("language", text)]),
        ("/recover".to_owned(), vec![("code", text)]),
        ("/new/badger".to_owned(), vec![("seed", text)]),
        ("/new/badger".to_owned(), vec![("rule.ties", text)]),
    ] {
        let mut sender = ana.clone();
        answers.push((form.clone(), sender.post(house, &form, &fields).await));
    }
    let written = percent_encoding::utf8_percent_encode(text, percent_encoding::NON_ALPHANUMERIC);
    for address in [
        format!("/t/{written}"),
        format!("/t/{written}/live"),
        format!("/g/{written}"),
        format!("/recover/{written}"),
        format!("/lab/run/{written}"),
        format!("{table}/why?action={written}"),
        format!("{table}?seat={written}"),
        format!("/g/badger/print?paper={written}"),
        format!("/api/v1/tables/{written}"),
        format!("/api/v1/tables/{written}/events"),
        format!("/api/v1/games/{written}"),
        format!("/api/v1/tables/{made}/replay?ply=0&as={written}"),
    ] {
        answers.push((address.clone(), ana.get(house, &address).await));
    }
    let address = format!("/api/v1/tables/{made}/why?action={written}");
    answers.push((address.clone(), program.get(house, &address).await));
    for (path, body) in [
        ("/people".to_owned(), json!({ text: "Ana" })),
        (
            "/tables".to_owned(),
            json!({ "game": text, "seats": ["me"] }),
        ),
        (
            "/tables".to_owned(),
            json!({ "game": "badger", "seats": ["me", "easy"], "options": { text: 1 } }),
        ),
        (format!("/tables/{made}/chat"), json!({ "text": text })),
        (
            format!("/tables/{made}/chat"),
            json!({ "text": "hello", "key": text }),
        ),
        (
            format!("/tables/{made}/moves"),
            json!({ "ply": 0, "action": text }),
        ),
        (
            format!("/tables/{made}/moves"),
            json!({ "ply": 0, "action": "play 1", "key": text }),
        ),
        (
            format!("/tables/{made}/undo"),
            json!({ "ply": 0, "key": text }),
        ),
        ("/records".to_owned(), json!({ "record": 1, "game": text })),
    ] {
        let answer = program.send(house, &format!("/api/v1{path}"), body).await;
        answers.push((path, answer));
    }
    answers
}

#[tokio::test]
async fn control_characters_come_in_by_no_door() {
    let house = House::open().await;
    for text in ["a\0b", "\u{1b}[2J"] {
        for (door, answer) in answers(&house, text).await {
            assert_eq!(answer.status, 422, "{door}: {}", answer.body);
            assert!(
                answer.body.contains("Control characters cannot be used."),
                "{door}: {}",
                answer.body
            );
        }
    }
    // A header cannot hold them, and what is written otherwise in a cookie is nobody's token.
    let cookies = Guest {
        cookie: Some("hedgerow=%00; language=%00".to_owned()),
        token: Some("%00".to_owned()),
    };
    cookies.get(&house, "/").await.ok();
    cookies.get(&house, "/api/v1/me").await.is(401);
}

#[tokio::test]
async fn what_is_too_long_comes_in_by_no_door() {
    let house = House::open().await;
    for text in ["a ".repeat(2_500), "((".repeat(2_500)] {
        for (door, answer) in answers(&house, &text).await {
            assert_eq!(answer.status, 422, "{door}: {}", answer.body);
            assert!(answer.body.contains("letters."), "{door}: {}", answer.body);
        }
    }
    // Whoever reads German is told so in German.
    let request = (Guest::default().request("GET", &format!("/t/{}", "a".repeat(999))))
        .header("cookie", "language=de")
        .body(Body::empty())
        .unwrap();
    let page = house.send(request).await.is(422);
    page.has("ist länger als 200 Zeichen.");
}

/// One who spoke at a table for a day does not fill the memory of whoever comes.
#[tokio::test]
async fn a_newcomer_hears_the_newest_lines_of_a_long_chat() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let table = ana.makes(&house, "badger", &[("name", "Ana")]).await;
    let id = TableId::from(table.trim_start_matches("/t/").to_owned());
    let store = house.server.store();
    let person = store.table(&id).await.unwrap().unwrap().host;
    for number in 0..300 {
        let line = NewLine {
            room: Room::Table,
            person: person.clone(),
            seat: None,
            name: "Ana".to_owned(),
            words: format!("line {number}."),
            key: None,
            at: Moment::now(),
        };
        store.say(&id, &line).await.unwrap();
    }
    let house = house.again().await;
    let page = ana.get(&house, &table).await.ok();
    page.has("line 299.").has("line 100.").lacks("line 99.");
    let lines: Value = ana
        .get(
            &house,
            &format!("/api/v1{}/chat", table.replace("/t/", "/tables/")),
        )
        .await
        .ok()
        .json();
    assert_eq!(lines.as_array().unwrap().len(), 200);
}

/// The text that kept the whole server busy for 9.7 s.
#[tokio::test]
async fn why_is_answered_at_once_whatever_is_asked() {
    let house = House::open().await;
    let mut ana = Guest::default();
    for game in ["acorn", "badger", "bordering", "dandelion", "resourced"] {
        let table = ana.makes(&house, game, &[("name", "Ana")]).await;
        for text in ["a ", "Seat%200%20", "and%20", "1,%20"] {
            let action = text.replace(' ', "%20").repeat(400 / text.len());
            let request = (ana.request("GET", &format!("{table}/why?action={action}")))
                .header("cookie", "language=de")
                .body(Body::empty())
                .unwrap();
            let start = Instant::now();
            let answer = house.send(request).await;
            assert!(answer.status.as_u16() < 500, "{game}: {}", answer.body);
            let took = start.elapsed().as_millis();
            assert!(took < 250, "{game}: {took} ms for {action}");
        }
    }
}
