//! Rebind: a page of another site, whose name was made to point here, asks in that name.

use guests::Program;
use serde_json::json;

use crate::stranger::{JSON, Stranger};

pub(crate) async fn foreign_hosts(server: &Program) {
    let ana = Stranger::known(server.address(), "198.51.100.80", "Ana").await;
    let table = ana
        .make_table(&json!({ "game": "badger", "seats": ["me", "easy"] }))
        .await;
    let reads = [
        "/".to_owned(),
        "/lobby".to_owned(),
        "/settings".to_owned(),
        "/metrics".to_owned(),
        format!("/t/{table}"),
        format!("/t/{table}/live"),
        "/api/v1/me".to_owned(),
        "/api/v1/tables".to_owned(),
        format!("/api/v1/tables/{table}/view"),
        format!("/api/v1/tables/{table}/events"),
    ];
    let writes = [
        "/settings".to_owned(),
        format!("/t/{table}/close"),
        format!("/api/v1/tables/{table}/resign"),
    ];
    let socket = [
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    for host in [
        "evil.example",
        "evil.example:7777",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "",
    ] {
        // To the browser it is all one site.
        let origin = format!("http://{host}");
        let mut headers = vec![("Host", host), ("Origin", &origin)];
        headers.push(("Sec-Fetch-Site", "same-origin"));
        for path in &reads {
            let mut headers = headers.clone();
            if path.ends_with("/live") {
                headers.extend(socket);
            }
            let answer = ana.send("GET", path, &headers, "").await;
            let status = answer.map_or(0, |answer| answer.status);
            assert!((400..500).contains(&status), "{host} {path}: {status}");
        }
        headers.extend(JSON);
        for path in &writes {
            let answer = ana.send("POST", path, &headers, "{}").await;
            let status = answer.map_or(0, |answer| answer.status);
            assert!([400, 421].contains(&status), "{host} {path}: {status}");
        }
    }
    let (status, facts) = ana
        .call("GET", &format!("/tables/{table}"), &json!(null))
        .await;
    assert_eq!((status, &facts["stage"]), (200, &json!("playing")));
    println!("rebind: foreign hosts are refused everywhere");
}
