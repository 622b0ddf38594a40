//! For whoever runs the server: is it well, and how much does it do.

use std::sync::OnceLock;

use axum::{
    Extension,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::{StoreError, TableId, Trouble};

use super::Server;
use crate::{network::ClientAddress, problem::Problem, words::problems};

/// What is counted.
pub(super) struct Metrics(PrometheusHandle);

impl Metrics {
    /// Begins to count, once for the whole program.
    pub(super) fn install() -> Metrics {
        static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
        let handle = HANDLE.get_or_init(|| {
            let builder = PrometheusBuilder::new().set_buckets(&[0.01, 0.1, 0.5, 1.0, 2.0, 5.0]);
            let recorder = builder.expect("the buckets are not empty").build_recorder();
            let handle = recorder.handle();
            if metrics::set_global_recorder(recorder).is_err() {
                tracing::warn!("something else counts already; /metrics stays empty");
            }
            handle
        });
        metrics::describe_counter!("hedgerow_moves_total", "Moves that were stored.");
        metrics::describe_counter!("hedgerow_games_started_total", "Games that began.");
        metrics::describe_counter!(
            "hedgerow_expired_total",
            "Tables and people that nobody wanted any more."
        );
        metrics::describe_gauge!("hedgerow_tables", "Tables in memory.");
        metrics::describe_gauge!("hedgerow_sockets", "Open sockets.");
        metrics::describe_gauge!("hedgerow_bots_waiting", "Bots that wait for a thread.");
        metrics::describe_histogram!(
            "hedgerow_bot_waiting_seconds",
            "How long bots waited for a thread."
        );
        metrics::describe_histogram!("hedgerow_bot_thinking_seconds", "How long bots thought.");
        Metrics(handle.clone())
    }

    /// Tidies up; has to be called from time to time.
    pub(super) fn upkeep(&self) {
        self.0.run_upkeep();
    }
}

impl Server {
    /// Whether the store can be read, and the last that was written is stored.
    async fn ready(&self) -> Result<(), StoreError> {
        self.store().check().await?;
        self.store().heads(&[TableId::from("-")]).await?;
        Ok(())
    }

    /// Looks after what is counted.
    pub(super) fn count(&self) {
        metrics::gauge!("hedgerow_tables").set(self.tables().len() as f64);
        self.0.metrics.upkeep();
    }
}

/// Whether the process lives. Whoever looks after it has no reason to start it anew while
/// it answers: a full disk is no emptier for that.
pub(super) async fn livez() -> &'static str {
    "ok\n"
}

/// Whether the server can do its work, and if not, why.
pub(super) async fn readyz(State(server): State<Server>) -> Response {
    match server.ready().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            // What else the database says may not be for everybody.
            let reason = error.trouble().unwrap_or(Trouble::Unusable);
            (StatusCode::SERVICE_UNAVAILABLE, format!("{reason}\n")).into_response()
        }
    }
}

/// Whether the server is well: it can read and write its store.
pub(super) async fn healthz(State(server): State<Server>) -> Result<&'static str, Problem> {
    Ok(server.ready().await.map(|()| "ok\n")?)
}

/// What was counted, for Prometheus on this machine.
pub(super) async fn metrics(
    State(server): State<Server>,
    Extension(client): Extension<ClientAddress>,
) -> Result<Response, Problem> {
    if !client.local {
        return Err(Problem::not_yours(problems::ONLY_THIS_MACHINE));
    }
    server.count();
    let text = server.0.metrics.0.render();
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response())
}
