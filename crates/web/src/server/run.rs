use std::{future::Future, io, net::SocketAddr, time::Duration};

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;

use super::{Server, Upkeep, app};

/// How long the server waits for connections to end before it leaves.
const PATIENCE: Duration = Duration::from_secs(5);

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
    let upkeep = Upkeep::start(&server);
    let app = app(server.clone()).into_make_service_with_connect_info::<SocketAddr>();
    // Without this, small messages wait up to 40 ms for an acknowledgement.
    let listener = listener.tap_io(|connection| {
        if let Err(error) = connection.set_nodelay(true) {
            tracing::debug!(%error, "a connection keeps its delay");
        }
    });
    let stopping = {
        let server = server.clone();
        async move {
            shutdown.await;
            server.stop();
        }
    };
    let (told, telling) = tokio::sync::oneshot::channel();
    let serving = axum::serve(listener, app).with_graceful_shutdown(async move {
        stopping.await;
        // Nobody listens any more if serving has ended by itself.
        let _ended = told.send(());
    });
    let hurry = async {
        if telling.await.is_ok() {
            tokio::time::sleep(PATIENCE).await;
        } else {
            std::future::pending::<()>().await;
        }
    };
    let served = tokio::select! {
        served = serving => served,
        () = hurry => Ok(()),
    };
    drop(upkeep);
    server.store().close().await;
    served
}
