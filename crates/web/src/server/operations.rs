//! For whoever runs the server: is it well, and how much does it do.

use std::sync::OnceLock;

use axum::{
    Extension,
    extract::State,
    http::header,
    response::{IntoResponse as _, Response},
};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use super::Server;
use crate::{network::ClientAddress, problem::Problem};

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
    /// Looks after what is counted.
    pub(super) fn count(&self) {
        metrics::gauge!("hedgerow_tables").set(self.tables().len() as f64);
        self.0.metrics.upkeep();
    }
}

/// Whether the server is well: it can reach its store.
pub(super) async fn healthz(State(server): State<Server>) -> Result<&'static str, Problem> {
    server.store().heads(&[store::TableId::from("-")]).await?;
    Ok("ok\n")
}

/// What was counted, for Prometheus on this machine.
pub(super) async fn metrics(
    State(server): State<Server>,
    Extension(client): Extension<ClientAddress>,
) -> Result<Response, Problem> {
    if !client.local {
        return Err(Problem::NotYours("Only this machine may look at this."));
    }
    server.count();
    let text = server.0.metrics.0.render();
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response())
}
