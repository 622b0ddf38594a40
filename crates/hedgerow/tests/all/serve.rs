//! The server as a program: started, killed, started again.

use std::{
    io::pipe,
    net::{SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command},
    time::Duration,
};

use guests::{Page, Place, get, known, post, request, until_ready};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_hedgerow"))
}

fn hedgerow() -> Command {
    guests::hedgerow(program())
}

/// A folder that is there as long as the test.
struct Folder(guests::Folder);

impl Folder {
    fn new(name: &str) -> Folder {
        Folder(guests::Folder::new(name).unwrap())
    }

    fn join(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

/// A running server; killed without warning when dropped.
struct Running(guests::Program);

impl Running {
    fn new(data: &Path) -> Running {
        Running(guests::Program::start(program(), Place::Folder(data)).unwrap())
    }

    async fn get(&self, path: &str, token: &str) -> Value {
        get(self.0.address(), path, Some(token)).await.unwrap()
    }

    async fn post(&self, path: &str, token: &str, body: &Value) -> Value {
        post(self.0.address(), path, Some(token), body)
            .await
            .unwrap()
    }

    /// The token of somebody new.
    async fn ana(&self) -> String {
        known(self.0.address(), "Ana").await.unwrap()
    }
}

/// The moves that count at a table.
fn moves(data: &Path, table: &str) -> Vec<String> {
    guests::moves(program(), Place::Folder(data), table).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_loses_no_move_and_doubles_none() {
    let folder = Folder::new("killed");
    let data = folder.join("data");
    let server = Running::new(&data);
    let token = server.ana().await;
    // Both seats are ours, so that nobody else moves.
    let new = json!({ "game": "dandelion", "seats": ["me", "me"] });
    let table = server.post("/tables", &token, &new).await;
    let table = table["id"].as_str().unwrap().to_owned();
    let path = format!("/tables/{table}");
    let mut server = Some(server);
    // What we know to be stored, because we were told so.
    let mut acknowledged: Vec<String> = Vec::new();
    let mut kills = 0;
    for n in 0..60 {
        let running = server.get_or_insert_with(|| Running::new(&data));
        let facts = running.get(&path, &token).await;
        assert_eq!(
            facts["ply"],
            acknowledged.len(),
            "after {n} moves and {kills} kills"
        );
        if facts["stage"] != "playing" {
            break;
        }
        let seat = facts["to_act"][0].as_u64().unwrap();
        let due = running
            .get(&format!("{path}/actions?seat={seat}"), &token)
            .await;
        let action = due["actions"][n % due["actions"].as_array().unwrap().len()]["action"].clone();
        let body =
            json!({ "ply": due["ply"], "action": action, "key": format!("k{n}"), "seat": seat });
        let moves = format!("{path}/moves");
        if n % 4 == 3 {
            // The kill comes while the move is on its way, each time at another moment.
            let killed = server.take().expect("it runs");
            let sending = tokio::spawn({
                let (address, body) = (killed.0.address(), body.clone());
                let (moves, token) = (moves.clone(), token.clone());
                async move { request(address, "POST", &moves, Some(&token), &body).await }
            });
            tokio::time::sleep(Duration::from_micros(400 * (n as u64 % 17))).await;
            drop(killed);
            kills += 1;
            let answered = sending.await.unwrap();
            let running = server.insert(Running::new(&data));
            // We do not know whether it was stored, and so send it again.
            let answer = running.post(&moves, &token, &body).await;
            if let Ok((200, _)) = answered {
                assert_eq!(answer["repeated"], true, "an acknowledged move was lost");
            }
        } else {
            running.post(&moves, &token, &body).await;
        }
        acknowledged.push(format!("{seat} {}", action.as_str().unwrap()));
    }
    drop(server);
    assert!(kills >= 5);
    assert_eq!(moves(&data, &table), acknowledged);
}

#[tokio::test]
async fn bots_go_on_thinking_after_a_kill() {
    let folder = Folder::new("bots-killed");
    let data = folder.join("data");
    let server = Running::new(&data);
    let token = server.ana().await;
    let new = json!({ "game": "badger", "seats": ["easy", "me"], "pace": "slow" });
    let table = server.post("/tables", &token, &new).await;
    let path = format!("/tables/{}", table["id"].as_str().unwrap());
    // A slow bot has not moved yet, unless the first turn is ours.
    drop(server);
    let server = Running::new(&data);
    for _ in 0..200 {
        let facts = server.get(&path, &token).await;
        if facts["to_act"] == json!([1]) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the bot does not move");
}

#[test]
fn a_port_in_use_is_refused_in_one_line() {
    let folder = Folder::new("port");
    let server = Running::new(&folder.join("one"));
    let output = hedgerow()
        .args([
            "serve",
            "--listen",
            &server.0.address().to_string(),
            "--data",
        ])
        .arg(folder.join("two"))
        .output()
        .unwrap();
    let words = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(words.lines().count(), 1, "{words}");
    assert!(words.contains("in use"), "{words}");
}

#[test]
fn a_folder_that_cannot_be_is_refused_in_one_line() {
    let folder = Folder::new("folder");
    let file = folder.join("a-file");
    std::fs::write(&file, "in the way").unwrap();
    let output = hedgerow()
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(file.join("data"))
        .output()
        .unwrap();
    let words = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(words.lines().count(), 1, "{words}");
    assert!(words.contains("a-file"), "{words}");
}

#[cfg(unix)]
#[test]
fn a_server_that_is_asked_to_stop_stops() {
    let folder = Folder::new("stop");
    let mut server = Running::new(&folder.join("data"));
    let id = server.0.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-TERM", &id])
            .status()
            .unwrap()
            .success()
    );
    let mut waited = 0;
    let well = loop {
        if let Some(well) = server.0.ended().unwrap() {
            break well;
        }
        waited += 1;
        assert!(waited < 100, "it does not stop");
        std::thread::sleep(Duration::from_millis(100));
    };
    assert!(well);
}

#[tokio::test]
async fn an_operator_lists_closes_and_exports() {
    let folder = Folder::new("admin");
    let data = folder.join("data");
    let server = Running::new(&data);
    let token = server.ana().await;
    let new = json!({ "game": "badger", "seats": ["me", "open"] });
    let table = server.post("/tables", &token, &new).await;
    let table = table["id"].as_str().unwrap().to_owned();
    let admin = |arguments: &[&str]| {
        let output = hedgerow()
            .args(["admin", "--data"])
            .arg(&data)
            .args(arguments)
            .output();
        let output = output.unwrap();
        (
            output.status.code(),
            String::from_utf8(output.stdout).unwrap(),
        )
    };
    let (code, list) = admin(&["list"]);
    assert_eq!(code, Some(0));
    assert!(
        list.contains(&table) && list.contains("gathering"),
        "{list}"
    );
    assert_eq!(admin(&["close", &table]).0, Some(0));
    assert!(admin(&["list", "--json"]).1.contains("\"closed\""));
    assert_eq!(admin(&["close", "nothing"]).0, Some(2));
    // The running server takes it in by itself.
    for _ in 0..200 {
        let facts = server.get(&format!("/tables/{table}"), &token).await;
        if facts["stage"] == "closed" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the server does not notice");
}

/// A process that ends with the test.
struct Unheard(Child);

impl Drop for Unheard {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _gone = self.0.kill();
        let _gone = self.0.wait();
    }
}

/// Whoever started it may have closed both pipes, as a shell does whose `head` has read enough.
#[tokio::test]
async fn a_server_goes_on_when_nobody_reads_what_it_says() {
    let folder = Folder::new("unheard");
    let free = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address: SocketAddr = free.local_addr().unwrap();
    drop(free);
    let ((nobody, out), (no_one, error)) = (pipe().unwrap(), pipe().unwrap());
    drop((nobody, no_one));
    let server = hedgerow()
        .args(["serve", "--log", "debug", "--listen", &address.to_string()])
        .arg("--data")
        .arg(folder.join("data"))
        .stdout(out)
        .stderr(error)
        .spawn();
    let mut server = Unheard(server.unwrap());
    until_ready(address, true).await.unwrap();
    // Each of these is told in the log.
    for _ in 0..20 {
        let token = known(address, "Ana").await.unwrap();
        let new = json!({ "game": "badger", "seats": ["me", "me"] });
        post(address, "/tables", Some(&token), &new).await.unwrap();
    }
    assert!(server.0.try_wait().unwrap().is_none(), "it has stopped");
}

/// The program, started by a shell that does something first.
#[cfg(unix)]
fn after(words: &str, script: &Path, data: &Path) -> guests::Program {
    use std::os::unix::fs::PermissionsExt as _;
    let program = program().display();
    let words = format!("#!/bin/sh\n{words}\nexec '{program}' \"$@\"\n");
    std::fs::write(script, words).unwrap();
    std::fs::set_permissions(script, std::fs::Permissions::from_mode(0o755)).unwrap();
    guests::Program::start(script, Place::Folder(data)).unwrap()
}

/// Whoever comes when the system lets the program open no more files is told so at once, and
/// who was there plays on.
#[cfg(unix)]
#[tokio::test]
async fn at_the_limit_of_open_files_newcomers_are_refused_early() {
    let folder = Folder::new("files");
    // Half of them are kept free for the database.
    let server = after("ulimit -n 256", &folder.join("few"), &folder.join("data"));
    let address = server.address();
    let token = known(address, "Ana").await.unwrap();
    let new = json!({ "game": "badger", "seats": ["me", "me"], "options": { "target": 30_000 } });
    let table = post(address, "/tables", Some(&token), &new).await.unwrap();
    let table = table["id"].as_str().unwrap();
    let mut page = Page::open(address, table, &token).await.unwrap();
    let mut crowd = Vec::new();
    for _ in 0..140 {
        crowd.push(TcpStream::connect(address).await.unwrap());
    }
    let mut newcomer = TcpStream::connect(address).await.unwrap();
    let mut heard = String::new();
    let answer = newcomer.read_to_string(&mut heard);
    timeout(Duration::from_secs(5), answer)
        .await
        .unwrap()
        .unwrap();
    assert!(heard.starts_with("HTTP/1.1 503 "), "{heard}");
    // She is not cut off, and her moves are stored.
    page.send(json!({ "do": "chat", "text": "Crowded today", "key": "k" }))
        .await
        .unwrap();
    page.hear(|message| message["ack"] == "k").await.unwrap();
    // When some have left there is room again.
    drop(crowd);
    until_ready(address, true).await.unwrap();
    newcomer.shutdown().await.ok();
}

/// The program, for which no file may become much larger than those in a folder are, as
/// on a disk that is nearly full.
#[cfg(unix)]
fn cramped(script: &Path, data: &Path) -> guests::Program {
    let files = std::fs::read_dir(data).unwrap();
    let largest = files.map(|file| file.unwrap().metadata().unwrap().len());
    // The shell counts in blocks of 512 bytes.
    let blocks = largest.max().unwrap() / 512 + 64;
    after(&format!("trap '' XFSZ\nulimit -f {blocks}"), script, data)
}

#[cfg(unix)]
#[tokio::test]
async fn a_server_whose_files_may_hardly_grow_loses_nothing() {
    let folder = Folder::new("full");
    let data = folder.join("data");
    let server = Running::new(&data);
    let token = server.ana().await;
    let new = json!({ "game": "dandelion", "seats": ["me", "me"] });
    let table = server.post("/tables", &token, &new).await;
    let table = table["id"].as_str().unwrap().to_owned();
    drop(server);
    let server = Running(cramped(&folder.join("cramped"), &data));
    let path = format!("/tables/{table}");
    let mut kept = Vec::new();
    let mut n = 0;
    let lost = loop {
        let facts = server.get(&path, &token).await;
        // The server may mend itself each time, by emptying its log.
        let Some(seat) = facts["to_act"][0].as_u64() else {
            break None;
        };
        let due = format!("{path}/actions?seat={seat}");
        let due = server.get(&due, &token).await;
        let action = due["actions"][n % due["actions"].as_array().unwrap().len()]["action"].clone();
        let body =
            json!({ "ply": due["ply"], "action": action, "key": format!("k{n}"), "seat": seat });
        let moves = format!("{path}/moves");
        let answer = request(server.0.address(), "POST", &moves, Some(&token), &body).await;
        let (status, answer) = answer.unwrap();
        if status != 200 {
            assert_eq!((status, &answer["code"]), (503, &json!("unavailable")));
            break Some(body);
        }
        kept.push(format!("{seat} {}", action.as_str().unwrap()));
        n += 1;
    };
    // What was there can still be read.
    assert_eq!(server.get(&path, &token).await["ply"], kept.len());
    drop(server);
    assert_eq!(moves(&data, &table), kept);
    // With more room it goes on.
    let server = Running::new(&data);
    if let Some(lost) = lost {
        server.post(&format!("{path}/moves"), &token, &lost).await;
        assert_eq!(moves(&data, &table).len(), kept.len() + 1);
    }
}

#[tokio::test]
async fn an_operator_finds_and_deletes_a_person() {
    let folder = Folder::new("delete-person");
    let data = folder.join("data");
    let server = Running::new(&data);
    let (ana, ben) = (
        server.ana().await,
        known(server.0.address(), "Ben").await.unwrap(),
    );
    let new = json!({ "game": "badger", "seats": ["me", "open"] });
    let table = server.post("/tables", &ana, &new).await;
    let table = format!("/tables/{}", table["id"].as_str().unwrap());
    server
        .post(&format!("{table}/seats"), &ben, &json!({}))
        .await;
    let admin = |arguments: &[&str]| {
        let command = hedgerow()
            .args(["admin", "--data"])
            .arg(&data)
            .args(arguments)
            .output();
        let output = command.unwrap();
        (
            output.status.code(),
            String::from_utf8(output.stdout).unwrap(),
        )
    };
    let (_, everybody) = admin(&["people", "--json"]);
    assert_eq!(everybody.lines().count(), 2, "{everybody}");
    let (code, found) = admin(&["people", "ana", "--json"]);
    let found: Value = serde_json::from_str(&found).unwrap();
    assert_eq!((code, &found["name"]), (Some(0), &json!("Ana")));
    let id = found["id"].as_str().unwrap();
    assert_eq!(admin(&["delete-person", id]).0, Some(0));
    assert_eq!(admin(&["delete-person", id]).0, Some(2));
    assert_eq!(admin(&["people", "Ana"]).1, "");
    // The running server takes it in by itself.
    for _ in 0..200 {
        let facts = server.get(&table, &ben).await;
        if facts["seats"][0]["kind"] == "bot" {
            assert_eq!(facts["stage"], "playing");
            let me = request(server.0.address(), "GET", "/me", Some(&ana), &Value::Null).await;
            assert_eq!(me.unwrap().0, 401);
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the server does not notice");
}
