use std::{net::SocketAddr, time::Duration};

use anyhow::Context as _;
use catalog::Badger;
use engine::{Dice, Match, Notation, Seat, Seed, house};
use futures_util::future::try_join_all;
use serde_json::{Map, Value, json};
use tokio::time::{Instant, sleep_until};

use crate::{Page, get, known, post};

/// People at a table, each with a page, who know the seed and so need not be told what is
/// legal.
pub struct Company<G: Notation> {
    /// The id of the table.
    pub table: String,
    /// The tokens by which they are known, in seat order.
    pub tokens: Vec<String>,
    /// Their pages.
    pub pages: Vec<Page>,
    /// The pages of those who only watch.
    pub watchers: Vec<Page>,
    game: Match<G>,
    whims: Dice,
}

/// Two people who play Badger.
pub type Pair = Company<Badger>;

impl Pair {
    /// Makes a table that two people sit down at, each at a server of their own or both
    /// at one, and opens their pages.
    ///
    /// # Errors
    ///
    /// Fails if the server, or the game, does not let it.
    pub async fn sit_down(servers: [SocketAddr; 2], number: u64) -> anyhow::Result<Pair> {
        // A game that does not end while we look.
        let mut rules = Map::new();
        rules.insert("target".to_owned(), json!(30_000));
        Company::gather(&servers, &rules, number).await
    }
}

impl<G: Notation> Company<G> {
    /// Makes a table with a seat for each of these servers, which may be the same, and opens
    /// the pages of those who sit down there.
    ///
    /// # Errors
    ///
    /// Fails if the server, or the game, does not let it.
    pub async fn gather(
        servers: &[SocketAddr],
        rules: &Map<String, Value>,
        number: u64,
    ) -> anyhow::Result<Company<G>> {
        let seed = Seed::from(number);
        let here = *servers.first().context("nobody plays")?;
        let names = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn"];
        let known = (servers.iter().zip(names)).map(|(&server, name)| known(server, name));
        let tokens = try_join_all(known).await?;
        let others = || (servers.iter().zip(&tokens)).enumerate().skip(1);
        let seats: Vec<&str> = [("me")]
            .into_iter()
            .chain(others().map(|_| "open"))
            .collect();
        let wanted = json!({
            "game": G::ID,
            "seats": seats,
            "options": rules,
            "seed": number,
            "chosen_deal": true,
        });
        let made = post(here, "/tables", Some(&tokens[0]), &wanted).await?;
        let table = made["id"].as_str().context("a table has an id")?.to_owned();
        let path = format!("/tables/{table}/seats");
        for (seat, (&server, token)) in others() {
            let wanted = json!({ "seat": seat, "accept_chosen_deal": true });
            post(server, &path, Some(token), &wanted).await?;
        }
        if servers.iter().any(|&server| server != here) {
            begins(here, &table).await?;
        }
        let pages =
            (servers.iter().zip(&tokens)).map(|(&server, token)| Page::open(server, &table, token));
        let mut company = Company {
            pages: try_join_all(pages).await?,
            watchers: Vec::new(),
            table,
            tokens,
            game: Match::new(house::read(rules)?, Some(servers.len()), seed)?,
            whims: seed.bot(0),
        };
        company.all_reach(0).await?;
        Ok(company)
    }

    /// Lets so many more people look at the table.
    ///
    /// # Errors
    ///
    /// Fails if the server does not let them.
    pub async fn invite(&mut self, server: SocketAddr, watchers: usize) -> anyhow::Result<()> {
        for _ in 0..watchers {
            let token = known(server, "Wren").await?;
            self.watchers
                .push(Page::open(server, &self.table, &token).await?);
        }
        self.all_reach(self.ply()).await
    }

    /// Makes moves from `first` until `end` or until the game is over, with a pause after
    /// each, and tells how long each took to reach all pages.
    ///
    /// # Errors
    ///
    /// Fails if the server, or the game, does not let it.
    pub async fn play(
        mut self,
        first: Instant,
        end: Instant,
        pause: Duration,
    ) -> anyhow::Result<(Company<G>, Vec<Duration>)> {
        let mut delays = Vec::new();
        let mut next = first;
        loop {
            sleep_until(next).await;
            if Instant::now() >= end || self.is_over() {
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

    /// Whether nobody is to act any more.
    pub fn is_over(&self) -> bool {
        self.game.state().awaits().is_empty()
    }

    /// Makes a move and tells how long it took to reach all pages.
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
        self.all_reach(self.game.ply()).await?;
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

    /// Waits until all pages have been told of this ply.
    ///
    /// # Errors
    ///
    /// Fails if the server, or the game, does not let it.
    pub async fn all_reach(&mut self, ply: usize) -> anyhow::Result<()> {
        let pages = self.pages.iter_mut().chain(&mut self.watchers);
        try_join_all(pages.map(|page| page.reach(ply))).await?;
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
