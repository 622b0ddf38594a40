//! A server behind a real port, and sockets to it.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use guests::Messages;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};
use web::server::{Server, run};

use super::Guest;

/// A server behind a real port.
pub struct Served {
    pub address: SocketAddr,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    task: tokio::task::JoinHandle<std::io::Result<()>>,
}

impl Served {
    pub async fn new(server: Server) -> Served {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let task = tokio::spawn(run(listener, server, async {
            let _stopped = stopped.await;
        }));
        Served {
            address,
            stop: Some(stop),
            task,
        }
    }

    pub async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        self.task.await.unwrap().unwrap();
    }

    pub async fn socket(&self, guest: &Guest, table: &str, query: &str) -> Socket {
        let url = format!("ws://{}{table}/live{query}", self.address);
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = &guest.cookie {
            request
                .headers_mut()
                .insert("cookie", cookie.parse().unwrap());
        }
        let (stream, _) = connect_async(request).await.unwrap();
        Socket {
            line: stream,
            messages: Messages::default(),
        }
    }
}

pub struct Socket {
    pub line: WebSocketStream<MaybeTlsStream<TcpStream>>,
    messages: Messages,
}

impl Socket {
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some(text) = self.messages.pop() {
                return Some(guests::message(&text).unwrap());
            }
            let message =
                tokio::time::timeout(std::time::Duration::from_secs(20), self.line.next());
            match message.await.expect("a message in time")? {
                Ok(Message::Binary(bytes)) => self.messages.take(&bytes).unwrap(),
                Ok(Message::Text(text)) => return Some(guests::message(&text).unwrap()),
                Ok(Message::Close(_)) => return None,
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// The first message that is about `what`.
    pub async fn until(&mut self, what: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the socket is open");
            if what(&message) {
                return message;
            }
        }
    }

    pub async fn send(&mut self, message: Value) {
        assert!(self.try_send(message).await, "the socket is open");
    }

    /// Whether the socket was still open.
    pub async fn try_send(&mut self, message: Value) -> bool {
        let message = Message::text(message.to_string());
        self.line.send(message).await.is_ok()
    }

    /// Waits until all that was sent has been heard. One who is cut off is not answered.
    pub async fn is_heard(&mut self) -> bool {
        self.try_send(json!({ "do": "ping" })).await;
        while let Some(message) = self.next().await {
            if message["pong"] == true {
                return true;
            }
        }
        false
    }
}

/// What a page sends, with this text in it.
pub fn messages(text: &str) -> [(&'static str, Value); 5] {
    [
        ("act", json!({ "do": "act", "ply": 0, "action": text })),
        ("why", json!({ "do": "why", "action": text })),
        ("undo", json!({ "do": "undo", "ply": 0, "key": text })),
        ("chat", json!({ "do": "chat", "text": text })),
        (
            "hand over",
            json!({ "do": "hand_over", "seat": 0, "level": text }),
        ),
    ]
}
