//! What people were told of their moves, to hold it against what is stored.

use std::{
    net::SocketAddr,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use anyhow::{Context as _, bail, ensure};
use futures_util::future::try_join_all;
use serde_json::{Value, json};
use tokio::{
    task::JoinSet,
    time::{Instant, sleep},
};

use crate::{Page, Place, get, known, moves, post, request, text};

/// How long anything may take that should take no time, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// How often it is asked whether a server is ready.
const PAUSE: Duration = Duration::from_millis(10);

/// Tables at which somebody plays on and on, and somebody else watches. Every move that
/// was sent is written down, with what the server said of it.
pub struct Ledger {
    players: Vec<Player>,
    watchers: JoinSet<()>,
}

struct Player {
    table: String,
    token: String,
    watcher: String,
    /// The moves that were acknowledged.
    acknowledged: Vec<String>,
    /// One that was sent, and of which nobody has heard. It is sent again, with its key.
    pending: Option<(String, Value)>,
    /// The latest ply that somebody else has seen.
    seen: Arc<AtomicUsize>,
}

/// What came of moves.
#[derive(Copy, Clone, Default, Debug)]
pub struct Count {
    /// How many were acknowledged.
    pub acknowledged: usize,
    /// How many were refused since the server could not store them.
    pub refused: usize,
    /// How many were answered by nobody.
    pub unanswered: usize,
}

impl Ledger {
    /// Makes tables. Of several servers that share a database each gets its part.
    ///
    /// # Errors
    ///
    /// Fails if a server does not let it.
    pub async fn open(servers: &[SocketAddr], tables: usize) -> anyhow::Result<Ledger> {
        let server = |number: usize| servers[number % servers.len()];
        let players = (0..tables).map(|number| Player::sit_down(server(number)));
        Ok(Ledger {
            players: try_join_all(players).await?,
            watchers: JoinSet::new(),
        })
    }

    /// Lets somebody watch each table, through the last of these servers. Whoever watched
    /// before, at a server that is gone, has gone as well.
    ///
    /// # Errors
    ///
    /// Fails if a server does not let it.
    pub async fn watch(&mut self, servers: &[SocketAddr]) -> anyhow::Result<()> {
        self.watchers.abort_all();
        let server = *servers.last().context("no server")?;
        let open =
            (self.players.iter()).map(|player| Page::open(server, &player.table, &player.watcher));
        let pages = try_join_all(open).await?;
        for (player, mut page) in self.players.iter().zip(pages) {
            let seen = Arc::clone(&player.seen);
            self.watchers.spawn(async move {
                // It ends with the server.
                while let Ok(message) = page.hear(|message| message["ply"].is_u64()).await {
                    let ply = message["ply"].as_u64().unwrap_or_default() as usize;
                    seen.fetch_max(ply, Ordering::Relaxed);
                }
            });
        }
        Ok(())
    }

    /// Plays at all tables at once until `end`, or until each has made so many attempts.
    ///
    /// # Errors
    ///
    /// Fails if a server says what it must not.
    pub async fn play(
        &mut self,
        servers: &[SocketAddr],
        attempts: usize,
        end: Option<Instant>,
    ) -> anyhow::Result<Count> {
        let play = self.players.iter_mut().enumerate().map(|(number, player)| {
            let server = servers[number % servers.len()];
            async move {
                let mut count = Count::default();
                for _ in 0..attempts {
                    if end.is_some_and(|end| Instant::now() >= end) {
                        break;
                    }
                    player.act(server, &mut count).await?;
                }
                anyhow::Ok(count)
            }
        });
        let mut all = Count::default();
        for count in try_join_all(play).await? {
            all.acknowledged += count.acknowledged;
            all.refused += count.refused;
            all.unanswered += count.unanswered;
        }
        Ok(all)
    }

    /// Holds what was acknowledged and seen against what a server says. A move that nobody
    /// has heard of may be there or not.
    ///
    /// # Errors
    ///
    /// Fails if a move is lost, was stored twice, or was seen before it was stored.
    pub async fn check(&self, server: SocketAddr) -> anyhow::Result<()> {
        for player in &self.players {
            let path = format!("/tables/{}", player.table);
            let facts = get(server, &path, Some(&player.token)).await?;
            let stored = facts["ply"].as_u64().context("a table has a ply")? as usize;
            player.compare(stored)?;
        }
        Ok(())
    }

    /// Holds all against what is stored, move by move; how many were acknowledged.
    ///
    /// # Errors
    ///
    /// As [`check`](Ledger::check).
    pub fn audit(&self, program: &Path, place: Place<'_>) -> anyhow::Result<usize> {
        let mut acknowledged = 0;
        for player in &self.players {
            let stored = moves(program, place, &player.table)?;
            player.compare(stored.len())?;
            let pending = player.pending.iter().map(|(text, _)| text);
            let sent = player.acknowledged.iter().chain(pending);
            for (ply, (stored, sent)) in stored.iter().zip(sent).enumerate() {
                let table = &player.table;
                ensure!(
                    stored == sent,
                    "at {table}, ply {ply}: `{stored}` is stored, `{sent}` was sent"
                );
            }
            acknowledged += player.acknowledged.len();
        }
        Ok(acknowledged)
    }

    /// How many moves were acknowledged at all.
    pub fn acknowledged(&self) -> usize {
        let moves = self.players.iter().map(|player| player.acknowledged.len());
        moves.sum()
    }
}

impl Player {
    async fn sit_down(server: SocketAddr) -> anyhow::Result<Player> {
        let token = known(server, "Ana").await?;
        let watcher = known(server, "Ben").await?;
        // A game that does not end while we look.
        let wanted = json!({
            "game": "badger", "seats": ["me", "me"], "options": { "target": 30_000 },
        });
        let made = post(server, "/tables", Some(&token), &wanted).await?;
        let table = made["id"].as_str().context("a table has an id")?.to_owned();
        Ok(Player {
            table,
            token,
            watcher,
            acknowledged: Vec::new(),
            pending: None,
            seen: Arc::default(),
        })
    }

    /// Makes a move, or sends the one again of which nobody has heard.
    async fn act(&mut self, server: SocketAddr, count: &mut Count) -> anyhow::Result<()> {
        if self.pending.is_none() {
            self.pending = self.next_move(server).await?;
        }
        let Some((_, body)) = &self.pending else {
            count.unanswered += 1;
            sleep(PAUSE).await;
            return Ok(());
        };
        let path = format!("/tables/{}/moves", self.table);
        let asked = request(server, "POST", &path, Some(&self.token), body).await;
        match asked {
            Ok((200..300, _)) => {
                let pending = self.pending.take();
                self.acknowledged.extend(pending.map(|(text, _)| text));
                count.acknowledged += 1;
            }
            Ok((503, answer)) => {
                ensure!(answer["code"] == "unavailable", "refused by {answer}");
                count.refused += 1;
                sleep(PAUSE).await;
            }
            Ok((status, answer)) => {
                bail!("a move is answered by {status}: {answer}; it was {body}")
            }
            Err(_) => {
                count.unanswered += 1;
                sleep(PAUSE).await;
            }
        }
        Ok(())
    }

    /// A move, as it is recorded and as it is sent; nothing if nobody is there, or the
    /// server cannot say now.
    async fn next_move(&self, server: SocketAddr) -> anyhow::Result<Option<(String, Value)>> {
        let token = Some(&*self.token);
        let path = format!("/tables/{}", self.table);
        let asked = request(server, "GET", &path, token, &Value::Null).await;
        let Ok((status, facts)) = asked else {
            return Ok(None);
        };
        let Some(seat) = facts["to_act"][0].as_u64() else {
            ensure!(status == 503, "{path} is answered by {status}: {facts}");
            return Ok(None);
        };
        let path = format!("{path}/actions?seat={seat}");
        let asked = request(server, "GET", &path, token, &Value::Null).await;
        let Ok((status, due)) = asked else {
            return Ok(None);
        };
        let Some(actions) = due["actions"].as_array().filter(|some| !some.is_empty()) else {
            ensure!(status == 503, "{path} is answered by {status}: {due}");
            return Ok(None);
        };
        let ply = self.acknowledged.len();
        // A node that has not heard yet of what another has stored is asked again.
        if due["ply"].as_u64() != Some(ply as u64) {
            return Ok(None);
        }
        let action = &actions[ply * 7 % actions.len()]["action"];
        let action = action.as_str().context("an action is text")?;
        let body = json!({
            "ply": ply, "seat": seat, "action": action, "key": format!("key-{ply}"),
        });
        Ok(Some((format!("{seat} {action}"), body)))
    }

    fn compare(&self, stored: usize) -> anyhow::Result<()> {
        let (table, acknowledged) = (&self.table, self.acknowledged.len());
        let seen = self.seen.load(Ordering::Relaxed);
        let most = acknowledged + usize::from(self.pending.is_some());
        ensure!(
            stored >= acknowledged,
            "LOST at {table}: {acknowledged} moves acknowledged, {stored} stored"
        );
        ensure!(
            stored >= seen,
            "SEEN before it was stored at {table}: ply {seen} seen, {stored} stored"
        );
        ensure!(
            stored <= most,
            "DOUBLED at {table}: {most} moves sent, {stored} stored"
        );
        Ok(())
    }
}

/// Waits until a server says that it is ready, or that it is not, and returns its words.
///
/// # Errors
///
/// Fails if it never does.
pub async fn until_ready(server: SocketAddr, ready: bool) -> anyhow::Result<String> {
    let end = Instant::now() + PATIENCE;
    loop {
        let said = text(server, "/readyz").await;
        match said {
            Ok((status, words)) if (status == 200) == ready => return Ok(words),
            _ if Instant::now() > end => bail!("the server does not come to that: {said:?}"),
            _ => sleep(PAUSE).await,
        }
    }
}
