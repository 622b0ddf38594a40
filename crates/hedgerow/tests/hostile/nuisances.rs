//! Nuisances: clients that send what is no message, or too much of it, or never read.

use std::net::SocketAddr;

use guests::{Page, Pair, Program, get, known, post};
use serde_json::json;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    task::JoinSet,
    time::timeout,
};

use crate::PATIENCE;

/// Opens connections that begin a request and never end it, and waits for the server to
/// have enough of them.
pub(crate) async fn are_cut_off(address: SocketAddr, words: &'static str) {
    let dawdle = move || async move {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(words.as_bytes()).await.unwrap();
        let mut heard = Vec::new();
        let closed = stream.read_to_end(&mut heard);
        // Cut off with or without a last word, but cut off.
        let _closed = timeout(PATIENCE, closed).await.expect("nobody is cut off");
    };
    (0..50)
        .map(|_| dawdle())
        .collect::<JoinSet<()>>()
        .join_all()
        .await;
}

pub(crate) async fn every_nuisance(server: &Program, seed: u64) {
    frames_that_are_none(server, seed).await;
    messages_of_a_mebibyte(server, seed).await;
    moves_for_others(server, seed).await;
    a_key_sent_again_and_again(server, seed).await;
    illegal_actions_without_end(server, seed).await;
    pages_that_never_read(server, seed).await;
}

/// Opens a socket by hand and sends bytes that are no frame: reserved bits, opcodes that
/// do not exist, frames without a mask, lengths that promise too much.
async fn frames_that_are_none(server: &Program, seed: u64) {
    let pair = Pair::sit_down([server.address(); 2], seed).await.unwrap();
    let huge = [&[0x81, 0xff][..], &u64::MAX.to_be_bytes(), &[0; 64]].concat();
    let long_ping = [&[0x89, 0xfe, 0x01, 0x00][..], &[0; 4 + 256]].concat();
    let broken: [&[u8]; 6] = [
        &[0xf1, 0x80, 0, 0, 0, 0],
        &[0x83, 0x80, 0, 0, 0, 0],
        &[0x81, 0x02, b'h', b'i'],
        &long_ping,
        &[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe],
        &huge,
    ];
    for _ in 0..10 {
        for bytes in broken {
            let mut stream = TcpStream::connect(server.address()).await.unwrap();
            let request = format!(
                "GET /t/{}/live HTTP/1.1\r\nHost: {}\r\nCookie: hedgerow={}\r\nUpgrade: websocket\r\n\
                 Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
                 Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
                pair.table,
                server.address(),
                pair.tokens[0]
            );
            stream.write_all(request.as_bytes()).await.unwrap();
            stream.write_all(bytes).await.unwrap();
            let mut heard = Vec::new();
            let closed = stream.read_to_end(&mut heard);
            // Cut off with or without a last word, but cut off.
            let _closed = timeout(PATIENCE, closed).await.expect("nobody is cut off");
        }
    }
}

async fn messages_of_a_mebibyte(server: &Program, seed: u64) {
    let pair = Pair::sit_down([server.address(); 2], seed + 1)
        .await
        .unwrap();
    for _ in 0..20 {
        let mut page = Page::open(server.address(), &pair.table, &pair.tokens[0])
            .await
            .unwrap();
        // The server need not even read it all.
        let _cut = page.send("x".repeat(1 << 20)).await;
        page.is_cut_off().await.unwrap();
    }
    let path = format!("/tables/{}/chat", pair.table);
    let words = json!({ "text": "x".repeat(1 << 20) });
    let answer = post(server.address(), &path, Some(&pair.tokens[0]), &words).await;
    // Refused, or cut off while it was still being sent.
    assert!(answer.is_err(), "{answer:?}");
}

async fn moves_for_others(server: &Program, seed: u64) {
    let mut pair = Pair::sit_down([server.address(); 2], seed + 2)
        .await
        .unwrap();
    let mallory = known(server.address(), "Mallory").await.unwrap();
    let (seat, act) = pair.next_move().unwrap();
    // A watcher, through a socket.
    let mut page = Page::open(server.address(), &pair.table, &mallory)
        .await
        .unwrap();
    let answer = page.ask(&act).await.unwrap();
    assert!(answer["refused"].is_object(), "{answer}");
    // A watcher and the opponent, by the API, for the seat that is to act.
    let path = format!("/tables/{}/moves", pair.table);
    let other = &pair.tokens[1 - seat.index()];
    for token in [&mallory, other] {
        let mut body = act.clone();
        body.as_object_mut().unwrap().remove("do");
        body["seat"] = json!(seat.index());
        let answer = post(server.address(), &path, Some(token), &body).await;
        let words = answer.unwrap_err().to_string();
        assert!(words.contains("403"), "{words}");
    }
    // The opponent, out of turn.
    let page = &mut pair.pages[1 - seat.index()];
    let answer = page.ask(&act).await.unwrap();
    assert_eq!(answer["refused"]["code"], "not_your_turn", "{answer}");
    // And whoever may, still can.
    pair.act().await.unwrap();
}

async fn a_key_sent_again_and_again(server: &Program, seed: u64) {
    let mut pair = Pair::sit_down([server.address(); 2], seed + 3)
        .await
        .unwrap();
    let (seat, act) = pair.next_move().unwrap();
    let page = &mut pair.pages[seat.index()];
    for _ in 0..50 {
        page.send(&act).await.unwrap();
    }
    for _ in 0..50 {
        let answer = page
            .hear(|message| message["ack"] == act["key"])
            .await
            .unwrap();
        assert!(answer["refused"].is_null(), "{answer}");
        assert_eq!(answer["ply"], 1);
    }
}

/// Each is refused, until there are more than any person sends; then the socket is closed.
async fn illegal_actions_without_end(server: &Program, seed: u64) {
    let mut pair = Pair::sit_down([server.address(); 2], seed + 4)
        .await
        .unwrap();
    let (seat, _) = pair.next_move().unwrap();
    let page = &mut pair.pages[seat.index()];
    let mut refused = 0;
    'flood: for some in 0..100 {
        for number in 0..100 {
            let key = some * 100 + number;
            let act = json!({ "do": "act", "ply": 0, "action": format!("play {key} of nothing"), "key": key.to_string() });
            if page.send(&act).await.is_err() {
                break 'flood;
            }
        }
        for _ in 0..100 {
            let Ok(answer) = page.hear(|message| message["ack"].is_string()).await else {
                break 'flood;
            };
            assert!(answer["refused"]["words"].is_string(), "{answer}");
            refused += 1;
        }
    }
    assert!((10..10_000).contains(&refused), "{refused}");
    let path = format!("/tables/{}", pair.table);
    let table = get(server.address(), &path, None).await.unwrap();
    assert_eq!(table["ply"], 0);
}

/// Watchers who open a page and never read it, while the table goes on.
async fn pages_that_never_read(server: &Program, seed: u64) {
    let mut pair = Pair::sit_down([server.address(); 2], seed + 5)
        .await
        .unwrap();
    let mut deaf = Vec::new();
    // As many as one person may have.
    for _ in 0..50 {
        match Page::open(server.address(), &pair.table, &pair.tokens[0]).await {
            Ok(page) => deaf.push(page),
            Err(_) => break,
        }
    }
    assert!((10..50).contains(&deaf.len()), "{}", deaf.len());
    for _ in 0..60 {
        pair.act().await.unwrap();
    }
    drop(deaf);
}
