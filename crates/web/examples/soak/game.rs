//! A program that plays at random.

use std::{net::SocketAddr, time::Duration};

use anyhow::{Context as _, bail};
use guests::Client;
use serde_json::{Value, json};

/// A game as it is played here.
pub(crate) struct Title {
    /// Its id.
    pub(crate) id: &'static str,
    seats: usize,
}

/// The games in turn: Badger, which is the shortest to play, more often than the others.
pub(crate) const GAMES: [Title; 8] = [
    title("badger", 2),
    title("bordering", 2),
    title("badger", 2),
    title("dandelion", 2),
    title("badger", 2),
    title("acorn", 4),
    title("badger", 2),
    title("resourced", 3),
];

const fn title(id: &'static str, seats: usize) -> Title {
    Title { id, seats }
}

/// After how many of its games one of each is played to the end.
const WHOLE: usize = 12;

/// How many moves the others have.
const FEW: usize = 8;

/// How many moves a game may have that is to come to its end.
const MANY: usize = 3000;

/// How many games one person plays before another comes.
const TURNS: usize = 5;

/// Somebody who plays from all seats of a table.
pub(crate) struct Player {
    client: Client,
    token: String,
    games: usize,
    moves: usize,
    chance: u64,
}

impl Player {
    pub(crate) async fn connect(server: SocketAddr, number: usize) -> anyhow::Result<Player> {
        Ok(Player {
            client: Client::connect(server).await?,
            token: String::new(),
            games: 0,
            moves: 0,
            chance: 0x9E37_79B9_7F4A_7C15 ^ (number as u64 + 1),
        })
    }

    /// How many moves were made.
    pub(crate) fn moves(&self) -> usize {
        self.moves
    }

    /// Plays a game, every so often to its end.
    pub(crate) async fn play(&mut self, title: &Title, round: usize) -> anyhow::Result<()> {
        if self.games.is_multiple_of(TURNS) {
            self.become_another().await?;
        }
        self.games += 1;
        let is_whole = round % WHOLE == WHOLE - 1;
        let table = self.sit_down(title).await?;
        let ended = self.act(&table, if is_whole { MANY } else { FEW }).await?;
        let say = json!({ "text": "Well played!" });
        self.post(&format!("/api/v1/tables/{table}/chat"), &say)
            .await?;
        if !ended {
            self.post(&format!("/t/{table}/close"), &json!({})).await?;
        }
        Ok(())
    }

    /// Plays a game to its end, for its size on the disk.
    pub(crate) async fn play_whole(&mut self, title: &Title) -> anyhow::Result<()> {
        if self.games.is_multiple_of(TURNS) {
            self.become_another().await?;
        }
        self.games += 1;
        let table = self.sit_down(title).await?;
        if !self.act(&table, MANY).await? {
            bail!("a game of {} does not end", title.id);
        }
        Ok(())
    }

    async fn become_another(&mut self) -> anyhow::Result<()> {
        self.token = String::new();
        let person = self
            .post("/api/v1/people", &json!({ "name": "Soak" }))
            .await?;
        let token = person["token"].as_str().context("a person has a token")?;
        token.clone_into(&mut self.token);
        Ok(())
    }

    async fn sit_down(&mut self, title: &Title) -> anyhow::Result<String> {
        let seats = vec!["me"; title.seats];
        let new = json!({ "game": title.id, "seats": seats, "pace": "instant" });
        let made = self.post("/api/v1/tables", &new).await?;
        Ok(made["id"].as_str().context("no table")?.to_owned())
    }

    /// Makes so many moves at most; whether the game is over then.
    async fn act(&mut self, table: &str, most: usize) -> anyhow::Result<bool> {
        let (due, act) = (
            format!("/api/v1/tables/{table}/actions"),
            format!("/api/v1/tables/{table}/moves"),
        );
        for _ in 0..most {
            let asked = self.ask("GET", &due, &Value::Null).await?;
            let actions = asked["actions"].as_array().context("no actions")?;
            if actions.is_empty() {
                return Ok(true);
            }
            let number = self.draw(actions.len());
            let action = &actions[number]["action"];
            let act_now = json!({ "ply": asked["ply"], "action": action });
            self.post(&act, &act_now).await?;
            self.moves += 1;
        }
        Ok(false)
    }

    /// A number below `most`.
    fn draw(&mut self, most: usize) -> usize {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        (self.chance % most as u64) as usize
    }

    async fn post(&mut self, path: &str, body: &Value) -> anyhow::Result<Value> {
        self.ask("POST", path, body).await
    }

    /// Asks, and waits if that was too much at once.
    async fn ask(&mut self, method: &str, path: &str, body: &Value) -> anyhow::Result<Value> {
        loop {
            let token = Some(self.token.as_str()).filter(|token| !token.is_empty());
            let (status, answer) = self.client.ask(method, path, token, body).await?;
            match status {
                200..=399 => return Ok(answer),
                429 => tokio::time::sleep(Duration::from_millis(100)).await,
                status => bail!("{path} is answered by {status}: {answer}"),
            }
        }
    }
}
