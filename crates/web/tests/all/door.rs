//! Who may see a table: one question, asked at every address about it.

use std::{fs, path::Path};

use axum::body::Body;
use serde_json::json;

use crate::support::{Guest, House, Page};

/// What whoever may not see is told.
const UNWATCHED: &str = "The people at this table play without an audience.";

/// Every address about a table with its method: the pages as the router is written, and the
/// calls as the API describes itself. `TABLE` stands for the id.
async fn addresses(house: &House) -> Vec<(String, String)> {
    let source = include_str!("../../src/server.rs");
    let mut found = Vec::new();
    for (at, _) in source.match_indices("\"/t/{table}") {
        let path = source[at + 1..].split('"').next().unwrap();
        let handlers = source[at..].split(".route(").next().unwrap();
        let methods = [("get(", "GET"), ("post(", "POST"), ("delete(", "DELETE")];
        let methods = methods.iter().filter(|(call, _)| handlers.contains(call));
        let before = found.len();
        found.extend(methods.map(|(_, method)| (*method, path.to_owned())));
        assert!(
            found.len() > before,
            "{path} has a method this test does not know"
        );
    }
    let pages = found.len();
    let api = Guest::default().get(house, "/api/v1/openapi.json").await;
    for (path, operations) in api.ok().json()["paths"].as_object().unwrap() {
        let operations = operations.as_object().unwrap().keys();
        let methods = ["get", "post", "delete", "put", "patch"];
        for method in operations.filter_map(|key| methods.iter().find(|method| *method == key)) {
            if path.contains("{table}") {
                let method = match *method {
                    "get" => "GET",
                    "post" => "POST",
                    "delete" => "DELETE",
                    other => panic!("{path} has a method this test does not know: {other}"),
                };
                found.push((method, format!("/api/v1{path}")));
            }
        }
    }
    assert!(pages >= 20 && found.len() >= pages + 12, "{found:?}");
    let found = found.into_iter();
    found
        .map(|(method, path)| (method.to_owned(), path.replace("{table}", "TABLE")))
        .collect()
}

/// A table of one who plays both seats, brought as far as `stage` says.
async fn table(house: &House, spectators: bool, stage: &str) -> (Guest, String) {
    let host = Guest::program(house, "Ana").await;
    let seats = if stage == "gathering" {
        ["me", "open"]
    } else {
        ["me", "me"]
    };
    let new = json!({ "game": "badger", "seats": seats, "spectators": spectators, "listed": true });
    let made = host.send(house, "/api/v1/tables", new).await.is(201).json();
    let id = made["id"].as_str().unwrap().to_owned();
    match stage {
        "finished" => {
            let path = format!("/api/v1/tables/{id}/resign");
            host.send(house, &path, json!({})).await.ok();
        }
        "closed" => {
            let path = format!("/t/{id}/close");
            host.clone().post(house, &path, &[]).await.is(303);
        }
        _ => {}
    }
    (host, id)
}

async fn ask(house: &House, guest: &Guest, method: &str, path: &str) -> Page {
    let request = (guest.request(method, path))
        .header("content-type", "application/json")
        .body(Body::from("{}"))
        .unwrap();
    house.send(request).await
}

#[tokio::test]
async fn no_address_of_an_unwatched_table_lets_a_stranger_in() {
    let house = House::open().await;
    let strangers = [Guest::default(), Guest::program(&house, "Eve").await];
    for stage in ["running", "finished", "closed"] {
        let (_, id) = table(&house, false, stage).await;
        for (method, path) in addresses(&house).await {
            for stranger in &strangers {
                let answer = ask(&house, stranger, &method, &path.replace("TABLE", &id)).await;
                let told = answer.body.contains(UNWATCHED);
                assert!(
                    answer.status == 403 && told,
                    "{method} {path} of a {stage} table: {} {}",
                    answer.status,
                    answer.body
                );
            }
        }
    }
}

#[tokio::test]
async fn an_open_table_is_seen_by_whoever_has_its_address() {
    let house = House::open().await;
    let stranger = Guest::program(&house, "Eve").await;
    for (spectators, stage) in [
        (true, "running"),
        (true, "finished"),
        (true, "closed"),
        (true, "gathering"),
        (false, "gathering"),
    ] {
        let (_, id) = table(&house, spectators, stage).await;
        for (method, path) in addresses(&house).await {
            // Streams have no end.
            if path.ends_with("/live") || path.ends_with("/events") || method == "POST" {
                continue;
            }
            let answer = ask(&house, &stranger, &method, &path.replace("TABLE", &id)).await;
            assert!(
                !answer.body.contains(UNWATCHED),
                "{method} {path} of a {stage} table: {}",
                answer.status
            );
        }
        for path in ["/t/TABLE", "/t/TABLE/fragment", "/api/v1/tables/TABLE"] {
            let path = path.replace("TABLE", &id);
            stranger.get(&house, &path).await.ok();
        }
        if stage == "finished" {
            for path in ["/t/TABLE/record", "/api/v1/tables/TABLE/record"] {
                let path = path.replace("TABLE", &id);
                stranger.get(&house, &path).await.ok().has("\"seed\"");
            }
        }
    }
}

#[tokio::test]
async fn who_plays_unwatched_sees_the_own_table() {
    let house = House::open().await;
    for stage in ["running", "finished"] {
        let (host, id) = table(&house, false, stage).await;
        for path in [
            "/t/TABLE",
            "/t/TABLE/replay?ply=0",
            "/api/v1/tables/TABLE/chat",
        ] {
            host.get(&house, &path.replace("TABLE", &id)).await.ok();
        }
    }
}

#[tokio::test]
async fn lists_leave_out_what_a_stranger_may_not_see() {
    let house = House::open().await;
    let (host, hidden) = table(&house, false, "running").await;
    let (_, open) = table(&house, true, "running").await;
    let stranger = Guest::default();
    for path in ["/lobby", "/api/v1/tables"] {
        let list = stranger.get(&house, path).await.ok();
        list.has(&open).lacks(&hidden);
        host.get(&house, path).await.ok().has(&open).has(&hidden);
    }
}

#[tokio::test]
async fn nothing_is_told_to_a_page_under_a_foreign_name() {
    let house = House::open().await;
    let (host, id) = table(&house, true, "running").await;
    let source = include_str!("../../src/server.rs");
    let routes = source.split(".route(").skip(1);
    let mut paths: Vec<String> = routes
        .filter_map(|words| words.split('"').nth(1))
        .map(str::to_owned)
        .collect();
    let api = Guest::default().get(&house, "/api/v1/openapi.json").await;
    let calls = api.ok().json()["paths"].as_object().unwrap().clone();
    paths.extend(calls.keys().map(|path| format!("/api/v1{path}")));
    paths.push("/api/v1/openapi.json".to_owned());
    for path in paths {
        // Whoever looks after containers asks by whatever name they have, and learns
        // whether the server is up.
        if matches!(path.as_str(), "/healthz" | "/livez" | "/readyz") {
            continue;
        }
        let path = path.replace("{table}", &id).replace("{game}", "badger");
        let path = path.replace(['{', '}', '*'], "");
        for method in ["GET", "POST", "DELETE"] {
            let request = (host.request(method, &path))
                .header("host", "evil.example")
                .header("origin", "http://evil.example")
                .header("sec-fetch-site", "same-origin")
                .body(Body::empty())
                .unwrap();
            house.send(request).await.is(421);
        }
    }
}

/// What the tests above go by: nobody writes addresses of tables elsewhere.
#[test]
fn addresses_of_tables_are_all_in_the_router_or_the_api() {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap_or_default();
            let routes = text.match_indices(".route(");
            let about_tables = routes.filter(|(at, _)| {
                let words = text[*at..].split('"').nth(1);
                words.is_some_and(|words| words.contains("{table}"))
            });
            let is_router = path.ends_with("src/server.rs");
            assert!(is_router || about_tables.count() == 0, "{}", path.display());
        }
    }
}
