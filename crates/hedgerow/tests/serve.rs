//! The server as a program: started, killed, started again.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something unexpected happens"
)]

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};

/// A folder that is there as long as the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("{name}-{}", std::process::id());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        // What an earlier run left behind.
        let _left = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _left = std::fs::remove_dir_all(&self.0);
    }
}

fn hedgerow() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hedgerow"));
    for name in [
        "LISTEN",
        "DATA",
        "DATABASE_URL",
        "PUBLIC_URL",
        "LOG",
        "LOG_JSON",
    ] {
        command.env_remove(format!("HEDGEROW_{name}"));
    }
    command
}

/// A running server; killed without warning when dropped.
struct Running {
    child: Child,
    address: String,
}

impl Running {
    fn new(data: &Path) -> Running {
        let mut child = hedgerow()
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--log",
                "warn",
                "--data",
            ])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).expect("an address");
        let address = address.split('/').next().unwrap().to_owned();
        Running { child, address }
    }

    /// As a power cut would.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    #[track_caller]
    fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> Value {
        let answer = call(&self.address, method, path, token, body);
        let (status, answer) = answer.expect("an answer");
        assert!((200..300).contains(&status), "{status}: {answer}");
        answer
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Already gone if it was killed by the test itself.
        let _gone = self.child.kill();
        let _gone = self.child.wait();
    }
}

/// What a server answers; nothing if it is gone.
fn call(
    address: &str,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> Option<(u16, Value)> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .ok()?;
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let length = body.len();
    let request = format!(
        "{method} /api/v1{path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         authorization: Bearer {token}\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some((status, serde_json::from_str(body).unwrap_or(Value::Null)))
}

/// The moves that count, from everything that is kept of a table.
fn moves(data: &Path, table: &str) -> Vec<String> {
    let output = hedgerow()
        .args(["admin", "--data"])
        .arg(data)
        .args(["export", table])
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let kept: Value = serde_json::from_slice(&output.stdout).unwrap();
    let moves = kept["record"]["moves"].as_array().unwrap();
    moves
        .iter()
        .map(|m| m.as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn a_server_that_is_killed_loses_no_move_and_doubles_none() {
    let folder = Folder::new("killed");
    let data = folder.0.join("data");
    let server = Running::new(&data);
    let null = Value::Null;
    let token = server.ask("POST", "/people", "", &json!({ "name": "Ana" }));
    let token = token["token"].as_str().unwrap().to_owned();
    // Both seats are ours, so that nobody else moves.
    let new = json!({ "game": "dandelion", "seats": ["me", "me"] });
    let table = server.ask("POST", "/tables", &token, &new);
    let table = table["id"].as_str().unwrap().to_owned();
    let path = format!("/tables/{table}");
    let mut server = Some(server);
    // What we know to be stored, because we were told so.
    let mut acknowledged: Vec<String> = Vec::new();
    let mut kills = 0;
    for n in 0..60 {
        let running = server.get_or_insert_with(|| Running::new(&data));
        let facts = running.ask("GET", &path, &token, &null);
        assert_eq!(
            facts["ply"],
            acknowledged.len(),
            "after {n} moves and {kills} kills"
        );
        if facts["stage"] != "playing" {
            break;
        }
        let seat = facts["to_act"][0].as_u64().unwrap();
        let due = running.ask("GET", &format!("{path}/actions?seat={seat}"), &token, &null);
        let action = due["actions"][n % due["actions"].as_array().unwrap().len()]["action"].clone();
        let body =
            json!({ "ply": due["ply"], "action": action, "key": format!("k{n}"), "seat": seat });
        let moves = format!("{path}/moves");
        if n % 4 == 3 {
            // The kill comes while the move is on its way, each time at another moment.
            let killed = server.take().expect("it runs");
            let sending = std::thread::spawn({
                let (address, body) = (killed.address.clone(), body.clone());
                let (moves, token) = (moves.clone(), token.clone());
                move || call(&address, "POST", &moves, &token, &body)
            });
            std::thread::sleep(Duration::from_micros(400 * (n as u64 % 17)));
            killed.kill();
            kills += 1;
            let answered = sending.join().unwrap();
            let running = server.insert(Running::new(&data));
            // We do not know whether it was stored, and so send it again.
            let answer = running.ask("POST", &moves, &token, &body);
            if let Some((200, _)) = answered {
                assert_eq!(answer["repeated"], true, "an acknowledged move was lost");
            }
        } else {
            running.ask("POST", &moves, &token, &body);
        }
        acknowledged.push(format!("{seat} {}", action.as_str().unwrap()));
    }
    drop(server);
    assert!(kills >= 5);
    assert_eq!(moves(&data, &table), acknowledged);
}

#[test]
fn bots_go_on_thinking_after_a_kill() {
    let folder = Folder::new("bots-killed");
    let data = folder.0.join("data");
    let server = Running::new(&data);
    let token = server.ask("POST", "/people", "", &json!({ "name": "Ana" }));
    let token = token["token"].as_str().unwrap().to_owned();
    let new = json!({ "game": "badger", "seats": ["easy", "me"], "pace": "slow" });
    let table = server.ask("POST", "/tables", &token, &new);
    let path = format!("/tables/{}", table["id"].as_str().unwrap());
    // A slow bot has not moved yet, unless the first turn is ours.
    server.kill();
    let server = Running::new(&data);
    for _ in 0..200 {
        let facts = server.ask("GET", &path, &token, &Value::Null);
        if facts["to_act"] == json!([1]) {
            return;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("the bot does not move");
}

#[test]
fn a_port_in_use_is_refused_in_one_line() {
    let folder = Folder::new("port");
    let server = Running::new(&folder.0.join("one"));
    let output = hedgerow()
        .args(["serve", "--listen", &server.address, "--data"])
        .arg(folder.0.join("two"))
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
    let file = folder.0.join("a-file");
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
    let mut server = Running::new(&folder.0.join("data"));
    let id = server.child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-TERM", &id])
            .status()
            .unwrap()
            .success()
    );
    let mut waited = 0;
    let status = loop {
        if let Some(status) = server.child.try_wait().unwrap() {
            break status;
        }
        waited += 1;
        assert!(waited < 100, "it does not stop");
        std::thread::sleep(Duration::from_millis(100));
    };
    assert!(status.success());
}

#[test]
fn an_operator_lists_closes_and_exports() {
    let folder = Folder::new("admin");
    let data = folder.0.join("data");
    let server = Running::new(&data);
    let token = server.ask("POST", "/people", "", &json!({ "name": "Ana" }));
    let token = token["token"].as_str().unwrap().to_owned();
    let new = json!({ "game": "badger", "seats": ["me", "open"] });
    let table = server.ask("POST", "/tables", &token, &new);
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
        let facts = server.ask("GET", &format!("/tables/{table}"), &token, &Value::Null);
        if facts["stage"] == "closed" {
            return;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("the server does not notice");
}
