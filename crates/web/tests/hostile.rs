//! Nuisances get clear errors or are cut off, the server's memory stays flat, and other
//! tables keep their pace.
//!
//! The program runs itself as the server, so that the server's memory can be told from
//! that of its guests.

#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something unexpected happens"
)]

mod client;

use std::{
    env, fs,
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use client::{Page, Pair, get, known, open, post};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use store::{Store, TableId};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
    time::timeout,
};
use tokio_tungstenite::tungstenite::Message;
use web::{
    live::Config,
    server::{Server, run},
};

/// How long anything may take that should take no time.
const PATIENCE: Duration = Duration::from_mins(1);

/// By how much the memory of the server may grow while the nuisances come again.
const GROWTH: u64 = 8 << 20;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let arguments: Vec<String> = env::args().collect();
    match arguments.get(1..3) {
        Some([role, folder]) if role == "serve" => serve(PathBuf::from(folder)).await,
        _ => {
            let house = House::open();
            nuisances(&house).await;
        }
    }
}

/// The server, until killed.
async fn serve(folder: PathBuf) {
    let store = Store::open_file(&folder.join("test.sqlite")).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let config = Config {
        public_url: format!("http://{address}"),
        ..Config::default()
    };
    let server = Server::new(store, config);
    println!("{address}");
    let never = std::future::pending();
    run(listener, server, never).await.unwrap();
}

/// A server in a process of its own.
struct House {
    address: SocketAddr,
    child: Child,
    folder: PathBuf,
}

impl House {
    fn open() -> House {
        let name = format!("hostile-{}", TableId::random());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let mut child = Command::new(env::current_exe().unwrap())
            .arg("serve")
            .arg(&folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        House {
            address: line.trim().parse().unwrap(),
            child,
            folder,
        }
    }

    /// The memory of the server, in bytes.
    fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kibibytes = line.unwrap().split_whitespace().next().unwrap();
        kibibytes.parse::<u64>().unwrap() * 1024
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It is of no use any more.
        let _gone = self.child.kill();
        let _gone = self.child.wait();
        let _gone = fs::remove_dir_all(&self.folder);
    }
}

/// Two people who mind their own business, and how long their moves take.
struct Bystanders {
    leave: Arc<AtomicBool>,
    playing: JoinHandle<Vec<Duration>>,
}

impl Bystanders {
    async fn come(house: &House) -> Bystanders {
        let mut pair = Pair::sit_down([house.address; 2], 1).await.unwrap();
        let leave = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&leave);
        let playing = tokio::spawn(async move {
            let mut delays = Vec::new();
            while !seen.load(Ordering::Relaxed) {
                delays.push(pair.act().await.unwrap());
                tokio::time::sleep(Duration::from_millis(40)).await;
            }
            delays
        });
        Bystanders { leave, playing }
    }

    /// The median and the 95th percentile.
    async fn delays(self) -> (Duration, Duration) {
        self.leave.store(true, Ordering::Relaxed);
        let mut delays = self.playing.await.unwrap();
        delays.sort_unstable();
        (delays[delays.len() / 2], delays[delays.len() * 95 / 100])
    }
}

async fn nuisances(house: &House) {
    let dawdlers = [
        // Headers that never end, and a body that never comes.
        "GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ",
        "POST /api/v1/people HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
    ];
    let dawdlers = dawdlers.map(|words| tokio::spawn(are_cut_off(house.address, words)));
    let bystanders = Bystanders::come(house).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let (calm, calm_95) = bystanders.delays().await;
    println!("undisturbed: median {calm:?}, 95 % within {calm_95:?}");

    // Once for the server to take what memory it needs, then again to see it needs no more.
    every_nuisance(house, 100).await;
    let before = house.memory();
    let bystanders = Bystanders::come(house).await;
    for round in 0..3 {
        every_nuisance(house, 200 + 100 * round).await;
    }
    let (median, most) = bystanders.delays().await;
    let after = house.memory();
    println!("disturbed: median {median:?}, 95 % within {most:?}");
    println!(
        "memory: {} KiB, and {} KiB after three times as much",
        before / 1024,
        after / 1024
    );
    let growth = after.saturating_sub(before);
    assert!(growth < GROWTH, "the server grew by {growth} bytes");
    // Generous, for machines on which much else is going on.
    let allowed = calm * 10 + Duration::from_millis(100);
    assert!(median < allowed, "{median:?} instead of {calm:?}");
    for dawdler in dawdlers {
        dawdler.await.unwrap();
    }
    println!("who never finishes a request is cut off");
}

/// Opens connections that begin a request and never end it, and waits for the server to
/// have enough of them.
async fn are_cut_off(address: SocketAddr, words: &'static str) {
    let dawdle = async || {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(words.as_bytes()).await.unwrap();
        let mut heard = Vec::new();
        let closed = stream.read_to_end(&mut heard);
        // Cut off with or without a last word, but cut off.
        let _closed = timeout(PATIENCE, closed).await.expect("nobody is cut off");
    };
    let dawdlers = (0..50).map(|_| dawdle());
    futures_util::future::join_all(dawdlers).await;
}

async fn every_nuisance(house: &House, seed: u64) {
    frames_that_are_none(house, seed).await;
    messages_of_a_mebibyte(house, seed).await;
    moves_for_others(house, seed).await;
    a_key_sent_again_and_again(house, seed).await;
    ten_thousand_illegal_actions(house, seed).await;
    pages_that_never_read(house, seed).await;
}

/// Waits until the server has cut somebody off.
async fn is_cut_off(page: &mut Page) {
    let closed = async {
        while let Some(Ok(message)) = page.next().await {
            if matches!(message, Message::Close(_)) {
                break;
            }
        }
    };
    timeout(PATIENCE, closed).await.expect("nobody is cut off");
}

/// The first message of a page that is about `what`.
async fn hear(page: &mut Page, what: impl Fn(&Value) -> bool) -> Value {
    let heard = async {
        loop {
            match page.next().await.expect("the page is open").unwrap() {
                Message::Text(text) => {
                    let message = serde_json::from_str(&text).unwrap();
                    if what(&message) {
                        return message;
                    }
                }
                Message::Close(_) => panic!("the page was closed"),
                _ => {}
            }
        }
    };
    timeout(PATIENCE, heard)
        .await
        .expect("a page hears nothing")
}

/// Opens a socket by hand and sends bytes that are no frame: reserved bits, opcodes that
/// do not exist, frames without a mask, lengths that promise too much.
async fn frames_that_are_none(house: &House, seed: u64) {
    let pair = Pair::sit_down([house.address; 2], seed).await.unwrap();
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
            let mut stream = TcpStream::connect(house.address).await.unwrap();
            let request = format!(
                "GET /t/{}/live HTTP/1.1\r\nHost: {}\r\nCookie: hedgerow={}\r\nUpgrade: websocket\r\n\
                 Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
                 Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
                pair.table, house.address, pair.tokens[0]
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

async fn messages_of_a_mebibyte(house: &House, seed: u64) {
    let pair = Pair::sit_down([house.address; 2], seed + 1).await.unwrap();
    for _ in 0..20 {
        let mut page = open(house.address, &pair.table, &pair.tokens[0])
            .await
            .unwrap();
        // The server need not even read it all.
        let _cut = page.send(Message::text("x".repeat(1 << 20))).await;
        is_cut_off(&mut page).await;
    }
    let path = format!("/tables/{}/chat", pair.table);
    let words = json!({ "text": "x".repeat(1 << 20) });
    let answer = post(house.address, &path, Some(&pair.tokens[0]), &words).await;
    // Refused, or cut off while it was still being sent.
    assert!(answer.is_err(), "{answer:?}");
}

async fn moves_for_others(house: &House, seed: u64) {
    let mut pair = Pair::sit_down([house.address; 2], seed + 2).await.unwrap();
    let mallory = known(house.address, "Mallory").await.unwrap();
    let (seat, act) = pair.next_move().unwrap();
    // A watcher, through a socket.
    let mut page = open(house.address, &pair.table, &mallory).await.unwrap();
    page.send(Message::text(act.to_string())).await.unwrap();
    let answer = hear(&mut page, |message| message["ack"] == act["key"]).await;
    assert!(answer["refused"].is_object(), "{answer}");
    // A watcher and the opponent, by the API, for the seat that is to act.
    let path = format!("/tables/{}/moves", pair.table);
    let other = &pair.tokens[1 - seat.index()];
    for token in [&mallory, other] {
        let mut body = act.clone();
        body.as_object_mut().unwrap().remove("do");
        body["seat"] = json!(seat.index());
        let answer = post(house.address, &path, Some(token), &body).await;
        let words = answer.unwrap_err().to_string();
        assert!(words.contains("403"), "{words}");
    }
    // The opponent, out of turn.
    let page = &mut pair.pages[1 - seat.index()];
    page.send(Message::text(act.to_string())).await.unwrap();
    let answer = hear(page, |message| message["ack"] == act["key"]).await;
    assert_eq!(answer["refused"]["code"], "not_your_turn", "{answer}");
    // And whoever may, still can.
    pair.act().await.unwrap();
}

async fn a_key_sent_again_and_again(house: &House, seed: u64) {
    let mut pair = Pair::sit_down([house.address; 2], seed + 3).await.unwrap();
    let (seat, act) = pair.next_move().unwrap();
    let page = &mut pair.pages[seat.index()];
    for _ in 0..50 {
        page.send(Message::text(act.to_string())).await.unwrap();
    }
    for _ in 0..50 {
        let answer = hear(page, |message| message["ack"] == act["key"]).await;
        assert!(answer["refused"].is_null(), "{answer}");
        assert_eq!(answer["ply"], 1);
    }
}

async fn ten_thousand_illegal_actions(house: &House, seed: u64) {
    let mut pair = Pair::sit_down([house.address; 2], seed + 4).await.unwrap();
    let (seat, _) = pair.next_move().unwrap();
    let page = &mut pair.pages[seat.index()];
    let mut refused = 0;
    for some in 0..100 {
        for number in 0..100 {
            let key = some * 100 + number;
            let act = json!({ "do": "act", "ply": 0, "action": format!("play {key} of nothing"), "key": key.to_string() });
            page.send(Message::text(act.to_string())).await.unwrap();
        }
        for _ in 0..100 {
            let answer = hear(page, |message| message["ack"].is_string()).await;
            assert!(answer["refused"]["words"].is_string(), "{answer}");
            refused += 1;
        }
    }
    assert_eq!(refused, 10_000);
    let path = format!("/tables/{}", pair.table);
    let table = get(house.address, &path, None).await.unwrap();
    assert_eq!(table["ply"], 0);
}

/// Watchers who open a page and never read it, while the table goes on.
async fn pages_that_never_read(house: &House, seed: u64) {
    let mut pair = Pair::sit_down([house.address; 2], seed + 5).await.unwrap();
    let mut deaf = Vec::new();
    for _ in 0..50 {
        deaf.push(
            open(house.address, &pair.table, &pair.tokens[0])
                .await
                .unwrap(),
        );
    }
    for _ in 0..60 {
        pair.act().await.unwrap();
    }
    drop(deaf);
}
