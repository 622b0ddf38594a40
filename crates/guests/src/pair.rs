use std::{net::SocketAddr, time::Duration};

use anyhow::Context as _;
use catalog::Badger;
use engine::{Dice, Game as _, Match, Notation as _, Seat, Seed, house};
use serde_json::{Map, Value, json};
use tokio::time::{Instant, sleep_until};

use crate::{Page, get, known, post};

/// Two people at a table, each with a page, who know the seed and so need not be told
/// what is legal.
pub struct Pair {
    /// The id of the table.
    pub table: String,
    /// The tokens by which the two are known.
    pub tokens: [String; 2],
    /// Their pages.
    pub pages: [Page; 2],
    game: Match<Badger>,
    whims: Dice,
}

impl Pair {
    /// Makes a table that two people sit down at, each at a server of their own or both
    /// at one, and opens their pages.
    ///
    /// # Errors
    ///
    /// Fails if the server, or the game, does not let it.
    pub async fn sit_down(servers: [SocketAddr; 2], number: u64) -> anyhow::Result<Pair> {
        let seed = Seed::from(number);
        // A game that does not end while we look.
        let mut rules = Map::new();
        rules.insert("target".to_owned(), json!(30_000));
        let [here, there] = servers;
        let tokens = [known(here, "Ana").await?, known(there, "Ben").await?];
        let wanted = json!({
            "game": Badger::ID,
            "seats": ["me", "open"],
            "options": rules,
            "seed": number,
            "chosen_deal": true,
        });
        let made = post(here, "/tables", Some(&tokens[0]), &wanted).await?;
        let table = made["id"].as_str().context("a table has an id")?.to_owned();
        let seats = format!("/tables/{table}/seats");
        post(
            there,
            &seats,
            Some(&tokens[1]),
            &json!({ "seat": 1, "accept_chosen_deal": true }),
        )
        .await?;
        if here != there {
            begins(here, &table).await?;
        }
        let mut pair = Pair {
            pages: [
                Page::open(here, &table, &tokens[0]).await?,
                Page::open(there, &table, &tokens[1]).await?,
            ],
            table,
            tokens,
            game: Match::new(house::read(&rules)?, Some(2), seed)?,
            whims: seed.bot(0),
        };
        pair.both_reach(0).await?;
        Ok(pair)
    }

    /// Makes moves from `first` until `end`, with a pause after each, and tells how
    /// long each took to reach both pages.
    ///
    /// # Errors
    ///
    /// Fails if the server, or the game, does not let it.
    pub async fn play(
        mut self,
        first: Instant,
        end: Instant,
        pause: Duration,
    ) -> anyhow::Result<(Pair, Vec<Duration>)> {
        let mut delays = Vec::new();
        let mut next = first;
        loop {
            sleep_until(next).await;
            if Instant::now() >= end {
                return Ok((self, delays));
            }
            delays.push(self.act().await?);
            next = Instant::now() + pause;
        }
    }

    /// How many moves were made.
    pub fn ply(&self) -> usize {
        self.game.ply()
    }

    /// Makes a move and tells how long it took to reach both pages.
    ///
    /// # Errors
    ///
    /// Fails if the server, or the game, does not let it.
    pub async fn act(&mut self) -> anyhow::Result<Duration> {
        let (seat, act) = self.next_move()?;
        let sent = Instant::now();
        let page = &mut self.pages[seat.index()];
        page.send(&act).await?;
        self.take(seat, &act)?;
        self.both_reach(self.game.ply()).await?;
        Ok(sent.elapsed())
    }

    /// Whose turn it is, and a move as a page sends it.
    ///
    /// # Errors
    ///
    /// Fails if the server, or the game, does not let it.
    pub fn next_move(&mut self) -> anyhow::Result<(Seat, Value)> {
        let state = self.game.state();
        let seat = state.awaits().first().context("the game is over")?;
        let action = state.random_action(seat, &mut self.whims, &mut Vec::new());
        let ply = self.game.ply();
        let act = json!({
            "do": "act",
            "ply": ply,
            "action": state.action_text(action),
            "key": format!("key-{ply}"),
        });
        Ok((seat, act))
    }

    /// Notes that a move was made.
    ///
    /// # Errors
    ///
    /// Fails if the server, or the game, does not let it.
    pub fn take(&mut self, seat: Seat, act: &Value) -> anyhow::Result<()> {
        let text = act["action"].as_str().unwrap_or_default();
        let action = self.game.state().parse_action(text)?;
        self.game.submit(self.game.ply(), seat, action)?;
        Ok(())
    }

    /// Waits until both pages have been told of this ply.
    ///
    /// # Errors
    ///
    /// Fails if the server, or the game, does not let it.
    pub async fn both_reach(&mut self, ply: usize) -> anyhow::Result<()> {
        let [ana, ben] = &mut self.pages;
        tokio::try_join!(ana.reach(ply), ben.reach(ply))?;
        Ok(())
    }
}

/// Waits until a server knows that the game has begun.
async fn begins(server: SocketAddr, table: &str) -> anyhow::Result<()> {
    let path = format!("/tables/{table}");
    while get(server, &path, None).await?["stage"] != "playing" {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    Ok(())
}
