//! A hostile client: raw HTTP and sockets, from whatever address it likes to be seen at.

use std::{net::SocketAddr, time::Duration};

use futures_util::StreamExt as _;
use guests::{post, request};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, client::IntoClientRequest as _},
};

use crate::PATIENCE;

/// An open socket of a stranger.
pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Somebody who reaches the server through the proxy it trusts, which reports `address`.
#[derive(Clone)]
pub(crate) struct Stranger {
    pub(crate) server: SocketAddr,
    pub(crate) address: String,
    /// Who the server takes them for, if they have introduced themselves.
    pub(crate) token: Option<String>,
}

/// What the server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
}

impl Stranger {
    /// Somebody unknown at this address.
    pub(crate) fn at(server: SocketAddr, address: impl Into<String>) -> Stranger {
        Stranger {
            server,
            address: address.into(),
            token: None,
        }
    }

    /// Somebody with a name at this address.
    pub(crate) async fn known(server: SocketAddr, address: &str, name: &str) -> Stranger {
        let mut stranger = Stranger::at(server, address);
        let body = json!({ "name": name }).to_string();
        let answer = stranger
            .send("POST", "/api/v1/people", &JSON, &body)
            .await
            .unwrap();
        let answer: Value = serde_json::from_str(&answer.body).unwrap();
        stranger.token = Some(answer["token"].as_str().unwrap().to_owned());
        stranger
    }

    /// Sends a request with these headers; nothing if the server hung up.
    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Option<Answer> {
        let mut text = format!("{method} {path} HTTP/1.1\r\n");
        if !headers.iter().any(|(name, _)| *name == "Host") {
            text.push_str(&format!("Host: {}\r\n", self.server));
        }
        text.push_str(&format!("X-Forwarded-For: {}\r\n", self.address));
        if let Some(token) = &self.token {
            text.push_str(&format!("Authorization: Bearer {token}\r\n"));
        }
        for (name, value) in headers {
            text.push_str(&format!("{name}: {value}\r\n"));
        }
        text.push_str(&format!(
            "Connection: close\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        ));
        raw(self.server, text.as_bytes()).await
    }

    /// Gets a page.
    pub(crate) async fn get(&self, path: &str) -> Option<Answer> {
        self.send("GET", path, &[], "").await
    }

    /// Calls the JSON API; the status and what was answered.
    pub(crate) async fn call(&self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let path = format!("/api/v1{path}");
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        let answer = self.send(method, &path, &JSON, &body).await.unwrap();
        let body = serde_json::from_str(&answer.body).unwrap_or(Value::Null);
        (answer.status, body)
    }

    /// Makes a table and tells its id.
    pub(crate) async fn make_table(&self, wanted: &Value) -> String {
        let made = post(self.server, "/tables", self.token.as_deref(), wanted).await;
        made.unwrap()["id"].as_str().unwrap().to_owned()
    }

    /// Opens the socket of a table's page, if the server lets it; else the status.
    pub(crate) async fn open(&self, table: &str) -> Result<Socket, u16> {
        let address = format!("ws://{}/t/{table}/live", self.server);
        let mut request = address.into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("x-forwarded-for", self.address.parse().unwrap());
        if let Some(token) = &self.token {
            headers.insert("cookie", format!("hedgerow={token}").parse().unwrap());
        }
        match timeout(PATIENCE, connect_async(request)).await.unwrap() {
            Ok((socket, _)) => Ok(socket),
            Err(tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(_) => Err(0),
        }
    }
}

/// The header of a request with a JSON body.
pub(crate) const JSON: [(&str, &str); 1] = [("Content-Type", "application/json")];

/// Sends bytes on a connection of their own and reads the answer to its end.
pub(crate) async fn raw(server: SocketAddr, bytes: &[u8]) -> Option<Answer> {
    let exchange = async {
        let mut stream = TcpStream::connect(server).await.ok()?;
        // The server may answer and hang up before it has read all.
        let _cut = stream.write_all(bytes).await;
        let mut heard = Vec::new();
        let _cut = stream.read_to_end(&mut heard).await;
        let heard = String::from_utf8_lossy(&heard);
        let (head, body) = heard.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some(Answer {
            status,
            body: body.to_owned(),
        })
    };
    timeout(PATIENCE, exchange)
        .await
        .expect("the server answers or hangs up")
}

/// Waits until a socket is closed by the server; how long that took.
pub(crate) async fn is_closed(socket: &mut Socket) -> Duration {
    let start = std::time::Instant::now();
    let closed = async { while let Some(Ok(_)) = socket.next().await {} };
    timeout(PATIENCE, closed)
        .await
        .expect("the socket is closed");
    start.elapsed()
}

/// Asks the API as somebody known, whatever the answer.
pub(crate) async fn ask(
    server: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> (u16, Value) {
    request(server, method, path, Some(token), body)
        .await
        .unwrap()
}
