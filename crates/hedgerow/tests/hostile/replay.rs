//! Replay: send again what was sent before.

use guests::{Pair, Program, get, post};
use serde_json::json;

use crate::stranger::{Stranger, ask};

pub(crate) async fn what_was_sent_before(server: &Program) {
    let address = server.address();
    let mut pair = Pair::sit_down([address; 2], 700).await.unwrap();
    // A captured move, sent again by its owner under its key, and under another.
    let (seat, act) = pair.next_move().unwrap();
    pair.act().await.unwrap();
    let token = pair.tokens[seat.index()].clone();
    let path = format!("/tables/{}/moves", pair.table);
    let mut again = json!({ "ply": act["ply"], "action": act["action"], "key": act["key"] });
    let ply = get(address, &format!("/tables/{}", pair.table), Some(&token))
        .await
        .unwrap()["ply"]
        .clone();
    post(address, &path, Some(&token), &again).await.unwrap();
    again["key"] = json!("another");
    let (status, answer) = ask(address, "POST", &path, &token, &again).await;
    assert!((400..500).contains(&status), "{status}: {answer}");
    let now = get(address, &format!("/tables/{}", pair.table), Some(&token))
        .await
        .unwrap();
    assert_eq!(now["ply"], ply, "a move was doubled");
    // By the opponent, with the opponent's token.
    let other = &pair.tokens[1 - seat.index()];
    let (status, _) = ask(address, "POST", &path, other, &again).await;
    assert!((400..500).contains(&status), "{status}");
    // A recovery link is good once.
    let ana = Stranger::known(address, "203.0.113.90", "Ana").await;
    let cookie = format!("hedgerow={}", ana.token.clone().unwrap());
    let form = [
        ("Cookie", cookie.as_str()),
        ("Content-Type", "application/x-www-form-urlencoded"),
    ];
    let page = ana
        .send("POST", "/settings/recovery", &form, "")
        .await
        .unwrap();
    let (_, code) = page.body.split_once("/recover/").expect("a link is shown");
    let code: String = code
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect();
    let form = [("Content-Type", "application/x-www-form-urlencoded")];
    let body = format!("code={code}");
    let thief = Stranger::at(address, "198.51.100.90");
    let first = thief.send("POST", "/recover", &form, &body).await.unwrap();
    let second = thief.send("POST", "/recover", &form, &body).await.unwrap();
    assert_eq!(first.status, 303, "{first:?}");
    assert!((400..500).contains(&second.status), "{second:?}");
    println!("replay: nothing counts twice");
}
