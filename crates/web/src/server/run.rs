use std::{future::Future, io, net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
};
use hyper::{
    body::Incoming,
    server::conn::http1,
    service::{Service as _, service_fn},
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use store::Trouble;
use tokio::{net::TcpListener, sync::watch, task::JoinSet};

use super::{
    Server, Upkeep, app,
    connections::{Connection, Connections},
};
use crate::socket;

/// How long the server waits for connections to end before it leaves.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long somebody may take to ask for something, from the connection or the last
/// answer until the end of the headers.
const ASKING: Duration = Duration::from_secs(20);

/// The room for the headers of a request.
const LONGEST_HEADERS: usize = 16 * 1024;

/// How long the server rests when it has no room for another connection.
const REST: Duration = Duration::from_millis(200);

/// Serves until `shutdown`, then lets everybody finish and closes the store.
///
/// # Errors
///
/// Fails if the listener does.
pub async fn run(
    listener: TcpListener,
    server: Server,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    run_all(vec![listener], server, shutdown).await.map(drop)
}

/// Like [`run`], for a server that listens on several addresses. Tells what kept the store
/// from keeping the last that it was asked to, if anything did.
///
/// # Errors
///
/// Fails if the listeners do.
pub async fn run_all(
    listeners: Vec<TcpListener>,
    server: Server,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<Option<Trouble>> {
    let upkeep = Upkeep::start(&server);
    let app = app(server.clone());
    let connections = Arc::new(Connections::new(&server.0.network));
    // Every connection has a receiver, so that all are closed when the last is.
    let open = watch::Sender::new(());
    let mut accepting = JoinSet::new();
    for listener in listeners {
        let (app, server) = (app.clone(), server.clone());
        let (connections, open) = (Arc::clone(&connections), open.clone());
        accepting.spawn(async move {
            accept(&listener, &app, &server, &connections, &open).await;
        });
    }
    shutdown.await;
    accepting.shutdown().await;
    server.stop();
    // Who does not finish in time is left behind.
    let _late = tokio::time::timeout(PATIENCE, open.closed()).await;
    drop(upkeep);
    Ok(server.store().close().await)
}

/// Accepts connections for ever.
async fn accept(
    listener: &TcpListener,
    app: &Router,
    server: &Server,
    connections: &Connections,
    open: &watch::Sender<()>,
) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Without this, small messages wait up to 40 ms for an acknowledgement.
                if let Err(error) = stream.set_nodelay(true) {
                    tracing::debug!(%error, "a connection keeps its delay");
                }
                if let Some(connection) = connections.admit(stream, peer) {
                    serve(connection, peer, app, server, open.subscribe());
                }
            }
            Err(error) if is_theirs(&error) => {}
            Err(error) => {
                tracing::error!(%error, "a connection could not be accepted");
                tokio::time::sleep(REST).await;
            }
        }
    }
}

/// Answers what comes through one connection.
fn serve(
    stream: Connection,
    peer: SocketAddr,
    app: &Router,
    server: &Server,
    open: watch::Receiver<()>,
) {
    let app = TowerToHyperService::new(app.clone());
    let answer = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        app.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(ASKING)
        .max_buf_size(LONGEST_HEADERS)
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    let mut stopping = server.stopping();
    tokio::spawn(async move {
        let mut connection = std::pin::pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            () = socket::stopped(&mut stopping) => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            tracing::trace!(%error, "a connection broke");
        }
        drop(open);
    });
}

/// Whether it is the other side's fault that a connection could not be accepted.
fn is_theirs(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}
