use std::{net::SocketAddr, time::Duration};

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, client::IntoClientRequest as _, protocol::WebSocketConfig},
};

use crate::{Messages, message};

/// How long anything may take that should take no time, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// The socket of a page that somebody looks at.
pub struct Page {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    messages: Messages,
    received: usize,
}

impl Page {
    /// Opens a page of a table.
    ///
    /// # Errors
    ///
    /// Fails if the server does not let it.
    pub async fn open(address: SocketAddr, table: &str, token: &str) -> anyhow::Result<Page> {
        let mut request = format!("ws://{address}/t/{table}/live").into_client_request()?;
        let cookie = format!("hedgerow={token}").parse()?;
        request.headers_mut().insert("cookie", cookie);
        let config = WebSocketConfig::default()
            .read_buffer_size(8 * 1024)
            .write_buffer_size(0);
        let (socket, _) = connect_async_with_config(request, Some(config), true).await?;
        Ok(Page {
            socket,
            messages: Messages::default(),
            received: 0,
        })
    }

    /// How many bytes of messages came.
    pub fn received(&self) -> usize {
        self.received
    }

    /// The next message, as text.
    async fn next(&mut self) -> anyhow::Result<String> {
        loop {
            if let Some(message) = self.messages.pop() {
                return Ok(message);
            }
            let heard = (self.socket.next().await).context("a page was closed")??;
            self.received += heard.len();
            match heard {
                Message::Binary(bytes) => self.messages.take(&bytes)?,
                Message::Text(text) => return Ok(text.to_string()),
                Message::Close(_) => bail!("a page was closed"),
                _ => {}
            }
        }
    }

    /// Sends a text.
    ///
    /// # Errors
    ///
    /// Fails if the line is cut.
    pub async fn send(&mut self, text: impl ToString) -> anyhow::Result<()> {
        Ok(self.socket.send(Message::text(text.to_string())).await?)
    }

    /// The next message that is about `what`.
    ///
    /// # Errors
    ///
    /// Fails if none comes.
    pub async fn hear(&mut self, what: impl Fn(&Value) -> bool) -> anyhow::Result<Value> {
        let heard = async {
            loop {
                let message = message(&self.next().await?)?;
                if what(&message) {
                    return anyhow::Ok(message);
                }
            }
        };
        timeout(PATIENCE, heard)
            .await
            .context("a page hears nothing")?
    }

    /// Sends something with a key, and waits for the answer.
    ///
    /// # Errors
    ///
    /// Fails if none comes.
    pub async fn ask(&mut self, message: &Value) -> anyhow::Result<Value> {
        self.send(message).await?;
        self.hear(|answer| answer["ack"] == message["key"]).await
    }

    /// Reads until a message is of this ply, or a later one.
    ///
    /// # Errors
    ///
    /// Fails if something was refused, or no such message comes.
    pub async fn reach(&mut self, ply: usize) -> anyhow::Result<()> {
        let reached = async {
            loop {
                let text = self.next().await?;
                // Both stand at the beginning, so that reading a message whole would only
                // cost us.
                let ours = text.split_once("\"ply\":").map_or("", |(_, rest)| rest);
                let digits = ours.split(|c: char| !c.is_ascii_digit()).next();
                if digits.and_then(|digits| digits.parse().ok()) >= Some(ply) {
                    return Ok(());
                }
                if text.contains("\"refused\":") {
                    bail!("a move is refused: {}", message(&text)?["refused"]);
                }
            }
        };
        timeout(PATIENCE, reached)
            .await
            .context("a page hears nothing")?
    }

    /// Waits until the server has cut it off.
    ///
    /// # Errors
    ///
    /// Fails if the server does not.
    pub async fn is_cut_off(&mut self) -> anyhow::Result<()> {
        let closed = async { while self.next().await.is_ok() {} };
        timeout(PATIENCE, closed).await.context("nobody is cut off")
    }
}
