//! What an operator does to a database: backups, checks, pruning, and opening an old one.

mod backup;
mod check;
mod upgrade;

use std::{path::Path, process::Output};

use guests::{Program, get, post};
use serde_json::{Value, json};

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_hedgerow"))
}

/// What came of an `admin` command on the data in a folder.
struct Done {
    code: Option<i32>,
    out: String,
    error: String,
}

impl Done {
    #[track_caller]
    fn well(self) -> Done {
        assert_eq!(self.code, Some(0), "{}{}", self.out, self.error);
        self
    }

    #[track_caller]
    fn refused(self, code: i32, words: &str) -> Done {
        assert_eq!(self.code, Some(code), "{}{}", self.out, self.error);
        let all = format!("{}{}", self.out, self.error);
        assert!(all.contains(words), "no `{words}` in {all}");
        self
    }
}

fn admin(data: &Path, arguments: &[&str]) -> Done {
    let mut command = guests::hedgerow(program());
    command.args(["admin", "--data"]).arg(data).args(arguments);
    done(command.output().unwrap())
}

fn done(output: Output) -> Done {
    Done {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        error: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Makes a table at which one person plays Badger from both seats.
async fn table(server: &Program, token: &str) -> String {
    let new = json!({ "game": "badger", "seats": ["me", "me"], "pace": "instant" });
    let made = post(server.address(), "/tables", Some(token), &new).await;
    made.unwrap()["id"].as_str().unwrap().to_owned()
}

/// Makes one move, if there is one to make from a seat, and says whether.
async fn act(server: &Program, token: &str, table: &str, seat: usize) -> bool {
    let path = format!("/tables/{table}/actions?seat={seat}");
    let due = get(server.address(), &path, Some(token)).await.unwrap();
    let Some(action) = due["actions"]
        .as_array()
        .and_then(|actions| actions.first())
    else {
        return false;
    };
    let act = json!({ "ply": due["ply"], "action": action["action"], "seat": seat });
    let path = format!("/tables/{table}/moves");
    post(server.address(), &path, Some(token), &act)
        .await
        .unwrap();
    true
}

/// What is known of a table.
async fn facts(server: &Program, token: &str, table: &str) -> Value {
    let path = format!("/tables/{table}");
    get(server.address(), &path, Some(token)).await.unwrap()
}
