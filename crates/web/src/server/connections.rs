//! How many connections there are, and who has them.

use std::{
    io,
    net::SocketAddr,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};

use i18n::{Language, speaking};
use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, ReadBuf},
    net::TcpStream,
    sync::{OwnedSemaphorePermit, Semaphore},
};

use crate::{
    network::{ClientNetwork, Entered, Network, Tally},
    words::problems,
};

/// How many refused clients are told so at once; more are cut off.
const TOLD: usize = 64;

/// How long a refused client may take to read that.
const LAST_WORD: Duration = Duration::from_secs(1);

/// The open connections of a server.
pub(super) struct Connections {
    network: Network,
    open: Arc<Semaphore>,
    clients: Tally<ClientNetwork>,
    told: Arc<Semaphore>,
}

/// Why a connection is refused.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Refusal {
    /// The server has as many as it can have.
    Full,
    /// The client has as many as one may have.
    TooMany,
}

impl Connections {
    pub(super) fn new(network: &Network) -> Connections {
        let most = network.max_connections.min(Semaphore::MAX_PERMITS);
        Connections {
            network: network.clone(),
            open: Arc::new(Semaphore::new(most)),
            clients: Tally::default(),
            told: Arc::new(Semaphore::new(TOLD)),
        }
    }

    /// The stream, if there is room for it; else the client is told at once.
    pub(super) fn admit(&self, stream: TcpStream, peer: SocketAddr) -> Option<Connection> {
        match self.room_for(peer) {
            Ok((open, client)) => Some(Connection {
                stream,
                _open: open,
                _client: client,
            }),
            Err(refusal) => {
                tracing::debug!(%peer, ?refusal, "a connection is refused");
                if let Ok(told) = Arc::clone(&self.told).try_acquire_owned() {
                    tokio::spawn(async move {
                        let words = tokio::time::timeout(LAST_WORD, refusal.tell(stream));
                        // Whoever does not listen is cut off all the same.
                        let _heard = words.await;
                        drop(told);
                    });
                }
                None
            }
        }
    }

    fn room_for(
        &self,
        peer: SocketAddr,
    ) -> Result<(OwnedSemaphorePermit, Entered<ClientNetwork>), Refusal> {
        let ip = peer.ip().to_canonical();
        let limit = if self.network.exempts_connection(ip) {
            usize::MAX
        } else {
            self.network.max_connections_per_client
        };
        let client = self.clients.enter(ClientNetwork::of(ip), limit);
        let client = client.ok_or(Refusal::TooMany)?;
        let open = Arc::clone(&self.open).try_acquire_owned();
        Ok((open.map_err(|_| Refusal::Full)?, client))
    }
}

impl Refusal {
    /// In every language: what the client speaks stands in a request that nobody reads.
    fn answer(self) -> String {
        let (status, why) = match self {
            Refusal::Full => ("503 Service Unavailable", problems::SERVER_FULL),
            Refusal::TooMany => ("429 Too Many Requests", problems::TOO_MANY_CONNECTIONS),
        };
        let words = Language::ALL.map(|language| speaking(language, || why.text()));
        let words = words.join("\n") + "\n";
        format!(
            "HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\n\
             Content-Length: {}\r\nRetry-After: 5\r\nConnection: close\r\n\r\n{words}",
            words.len()
        )
    }

    async fn tell(self, mut stream: TcpStream) -> io::Result<()> {
        stream.write_all(self.answer().as_bytes()).await?;
        stream.shutdown().await?;
        // If what the client sent were left unread, the system would reset the connection,
        // and the answer might be lost.
        let mut rest = [0; 1024];
        while stream.read(&mut rest).await? > 0 {}
        Ok(())
    }
}

/// A stream that is counted as long as it is open, also after it has become a WebSocket.
pub(super) struct Connection {
    stream: TcpStream,
    _open: OwnedSemaphorePermit,
    _client: Entered<ClientNetwork>,
}

impl AsyncRead for Connection {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().stream).poll_write(context, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().stream).poll_write_vectored(context, parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(ip: &str) -> SocketAddr {
        SocketAddr::new(ip.parse().unwrap(), 4000)
    }

    fn connections(change: impl FnOnce(&mut Network)) -> Connections {
        let mut network = Network {
            max_connections: 4,
            max_connections_per_client: 2,
            ..Network::default()
        };
        change(&mut network);
        Connections::new(&network)
    }

    #[test]
    fn one_client_cannot_have_all_connections() {
        let connections = connections(|_| {});
        let first = connections.room_for(peer("2001:db8::1")).unwrap();
        let _second = connections.room_for(peer("2001:db8::2")).unwrap();
        let refused = connections.room_for(peer("2001:db8::3"));
        assert_eq!(refused.err(), Some(Refusal::TooMany));
        let _other = connections.room_for(peer("9.9.9.9")).unwrap();
        drop(first);
        assert!(connections.room_for(peer("2001:db8::3")).is_ok());
    }

    #[test]
    fn a_trusted_proxy_may_have_all_and_nobody_more_than_that() {
        let connections = connections(|network| {
            network.trusted_proxies = vec!["10.0.0.0/8".parse().unwrap()];
        });
        let _all: Vec<_> = (0..4)
            .map(|_| connections.room_for(peer("10.0.0.1")).unwrap())
            .collect();
        let refused = connections.room_for(peer("10.0.0.1"));
        assert_eq!(refused.err(), Some(Refusal::Full));
    }

    #[test]
    fn the_refused_are_told_why_in_every_language() {
        let answer = Refusal::Full.answer();
        let (head, words) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("Content-Length: {}\r\n", words.len())));
        assert_eq!(
            words,
            "The server is full. Try again in a moment.\n\
             Der Server ist voll. Versuch es gleich noch einmal.\n"
        );
    }
}
