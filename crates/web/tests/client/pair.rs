use std::{net::SocketAddr, time::Duration};

use anyhow::{Context as _, bail};
use catalog::Badger;
use engine::{Dice, Game as _, Match, Notation as _, Seat, Seed, house};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Map, Value, json};
use tokio::{
    net::TcpStream,
    time::{Instant, sleep_until, timeout},
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, client::IntoClientRequest as _, protocol::WebSocketConfig},
};

use super::post;

/// How long a move may take before something must be wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// The socket of a page.
pub type Page = WebSocketStream<MaybeTlsStream<TcpStream>>;

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
        });
        let made = post(here, "/tables", Some(&tokens[0]), &wanted).await?;
        let table = made["id"].as_str().context("a table has an id")?.to_owned();
        let seats = format!("/tables/{table}/seats");
        post(there, &seats, Some(&tokens[1]), &json!({ "seat": 1 })).await?;
        let mut pair = Pair {
            pages: [
                open(here, &table, &tokens[0]).await?,
                open(there, &table, &tokens[1]).await?,
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
    pub async fn act(&mut self) -> anyhow::Result<Duration> {
        let (seat, act) = self.next_move()?;
        let sent = Instant::now();
        let page = &mut self.pages[seat.index()];
        page.send(Message::text(act.to_string())).await?;
        self.take(seat, &act)?;
        self.both_reach(self.game.ply()).await?;
        Ok(sent.elapsed())
    }

    /// Whose turn it is, and a move as a page sends it.
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
    pub fn take(&mut self, seat: Seat, act: &Value) -> anyhow::Result<()> {
        let text = act["action"].as_str().unwrap_or_default();
        let action = self.game.state().parse_action(text)?;
        self.game.submit(self.game.ply(), seat, action)?;
        Ok(())
    }

    /// Waits until both pages have been told of this ply.
    pub async fn both_reach(&mut self, ply: usize) -> anyhow::Result<()> {
        let [ana, ben] = &mut self.pages;
        let both = async { tokio::try_join!(reach(ana, ply), reach(ben, ply)) };
        timeout(PATIENCE, both)
            .await
            .context("a page hears nothing")??;
        Ok(())
    }
}

/// Gets to be known under a name, by the token returned.
pub async fn known(address: SocketAddr, name: &str) -> anyhow::Result<String> {
    let person = post(address, "/people", None, &json!({ "name": name })).await?;
    let token = person["token"].as_str();
    Ok(token.context("a person has a token")?.to_owned())
}

/// Opens a page of a table.
pub async fn open(address: SocketAddr, table: &str, token: &str) -> anyhow::Result<Page> {
    let mut request = format!("ws://{address}/t/{table}/live").into_client_request()?;
    let cookie = format!("hedgerow={token}").parse()?;
    request.headers_mut().insert("cookie", cookie);
    let config = WebSocketConfig::default()
        .read_buffer_size(8 * 1024)
        .write_buffer_size(0);
    let (page, _) = connect_async_with_config(request, Some(config), true).await?;
    Ok(page)
}

/// Reads until a message is of this ply, or a later one.
async fn reach(page: &mut Page, ply: usize) -> anyhow::Result<()> {
    while let Some(message) = page.next().await {
        let Message::Text(text) = message? else {
            continue;
        };
        // Both stand at the beginning, so that reading a message whole would only cost us.
        let ours = text.split_once("\"ply\":").map_or("", |(_, rest)| rest);
        let digits = ours.split(|c: char| !c.is_ascii_digit()).next();
        if digits.and_then(|digits| digits.parse().ok()) >= Some(ply) {
            return Ok(());
        }
        if text.contains("\"refused\":") {
            let message: Value = serde_json::from_str(&text)?;
            bail!("a move is refused: {}", message["refused"]);
        }
    }
    bail!("a page was closed")
}
