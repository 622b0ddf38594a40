//! What answers requests: [`app`] is the whole server as a value, [`run`] puts it
//! behind a listener.

mod about_me;
mod account;
mod best;
mod client;
mod connections;
mod cookies;
mod create;
mod door;
mod dress;
mod fields;
mod front;
mod guard;
mod identity;
mod keeping;
mod lab;
mod language;
mod learn;
mod limits;
mod operations;
mod outdated;
mod passkeys;
mod play;
mod print;
mod remind;
mod replay;
mod run;
mod upkeep;

use std::{
    sync::{Arc, Once, OnceLock},
    time::Duration,
};

use axum::{
    Router,
    extract::{DefaultBodyLimit, MatchedPath, Request},
    http::{HeaderMap, Uri},
    middleware,
    response::{IntoResponse as _, Response},
    routing::{get, post},
};
use store::{Expiry, Store};
use tokio::sync::watch;
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::CompressionLayer,
    compression::predicate::Predicate,
    compression::predicate::SizeAbove,
    timeout::RequestBodyDeadlineLayer,
    trace::{DefaultOnFailure, TraceLayer},
};
use tracing::Level;

use crate::{
    api,
    host::{self, AllowedHosts},
    live::{self, Tables},
    network::Network,
    problem::Problem,
    remind::{Mailer, Reminders},
    socket,
};

pub(crate) use about_me::{about, delete_person};
pub(crate) use create::wrong_number;
pub use create::{Seating, Wanted, create};
pub(crate) use fields::Fields;
pub use identity::{Token, Visitor};
pub use lab::{Figure, FigureValue, Place as LabPlace, Run, Study};
pub(crate) use limits::of_socket;
pub use limits::{Limits, Wish};
pub(crate) use play::again;
pub(crate) use replay::{Company, keep, play_on};
pub use run::{run, run_all};
pub use upkeep::Upkeep;

/// The most bytes of an ordinary request.
const LONGEST_REQUEST: usize = 64 * 1024;

/// The most bytes of a record.
const LONGEST_RECORD: usize = 1024 * 1024;

/// How long somebody may take to send what belongs to a request.
const LONGEST_SENDING: Duration = Duration::from_secs(30);

/// How many unfinished tables one person may have made.
const TABLES_PER_PERSON: u64 = 50;

/// Everything requests are answered from. Clones share it.
#[derive(Clone)]
pub struct Server(Arc<Shared>);

struct Shared {
    store: Store,
    tables: Tables,
    limits: Limits,
    presses: print::Presses,
    lab: OnceLock<Arc<lab::Lab>>,
    reminders: Reminders,
    /// Whether cookies may travel by encrypted connections only.
    secure: bool,
    /// Whether links always have the public address.
    is_public: bool,
    public_url: Arc<str>,
    network: Network,
    hosts: AllowedHosts,
    /// Told once.
    untrusted_proxy: Once,
    metrics: operations::Metrics,
    /// How many finished games one person may keep, if there is a limit.
    kept_games: Option<u64>,
    expiry: Expiry,
    /// Turns true when the server is about to stop.
    stopping: watch::Sender<bool>,
}

impl Server {
    /// A server of this store.
    pub fn new(store: Store, config: live::Config) -> Server {
        let is_public = !config.public_url.is_empty();
        let public_url = match (is_public, config.network.listen.first()) {
            (false, Some(listen)) => format!("http://{listen}"),
            _ => config.public_url.clone(),
        };
        Server(Arc::new(Shared {
            limits: Limits::default(),
            presses: print::Presses::new(),
            lab: OnceLock::new(),
            reminders: Reminders::new(config.reminding.clone()),
            secure: config.public_url.starts_with("https:"),
            is_public,
            hosts: AllowedHosts::new(&config.public_url, &config.network),
            public_url: public_url.into(),
            network: config.network.clone(),
            untrusted_proxy: Once::new(),
            metrics: operations::Metrics::install(),
            kept_games: config.kept_games,
            expiry: config.expiry,
            stopping: watch::Sender::new(false),
            tables: Tables::new(store.clone(), config),
            store,
        }))
    }

    /// The tables in memory.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// How much people may ask for.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// Where sheets are drawn.
    fn presses(&self) -> &print::Presses {
        &self.0.presses
    }

    /// What reminders need.
    pub(crate) fn reminders(&self) -> &Reminders {
        &self.0.reminders
    }

    /// Where somebody can complain who is sent something by this server.
    pub(crate) fn contact(&self) -> Option<String> {
        let mail = self.0.reminders.config.mailer.as_ref().map(Mailer::contact);
        mail.or_else(|| self.0.secure.then(|| self.public_url().to_owned()))
    }

    /// The name of the server in its address.
    pub(crate) fn host(&self) -> String {
        let url: Option<Uri> = self.public_url().parse().ok();
        let host = url.as_ref().and_then(Uri::host);
        host.unwrap_or("localhost").to_owned()
    }

    /// The address people reach the server under, or else where it listens. A page has a
    /// better one: [`Visitor::base_url`].
    pub fn public_url(&self) -> &str {
        &self.0.public_url
    }

    /// How links begin in the answer to a request: with the public address, else with the
    /// one that the browser used, which was checked.
    fn base_url(&self, uri: &Uri, headers: &HeaderMap) -> Arc<str> {
        match host::asked(uri, headers) {
            Some(host) if !self.0.is_public => format!("http://{host}").into(),
            _ => Arc::clone(&self.0.public_url),
        }
    }

    /// Tells when the server is about to stop.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// Lets sockets and streams come to an end.
    pub fn stop(&self) {
        self.0.stopping.send_replace(true);
    }
}

/// The whole server.
pub fn app(server: Server) -> Router {
    // Whoever asks about a table passes it, whatever they ask.
    let door = || middleware::from_fn_with_state(server.clone(), door::admit);
    let pages = Router::new()
        .route("/", get(front::home))
        .route("/lobby", get(front::lobby))
        .route("/mine", get(front::mine))
        .route("/mine/next", get(front::next))
        .route("/mine/delete", post(keeping::delete))
        .route("/g/{game}", get(front::game))
        .route("/g/{game}/rules", get(front::rules))
        .route("/g/{game}/cards", get(front::cards))
        .route("/g/{game}/card/{card}", get(front::card))
        .route("/g/{game}/tutorial", get(learn::page).post(learn::act))
        .route("/g/{game}/print", get(print::page))
        .route("/g/{game}/print/sheet/{number}", get(print::sheet))
        .route("/g/{game}/print/pdf", get(print::pdf))
        .route("/new/{game}", get(create::form).post(create::submit))
        .route("/lab", get(lab::list))
        .route("/lab/side", get(lab::side_by_side))
        .route("/lab/run/{name}", get(lab::study))
        .route("/lab/run/{name}/{file}", get(lab::file))
        .route("/lab/new/{game}", get(lab::form).post(lab::start))
        .route("/lab/stop", post(lab::stop))
        .route("/lab/progress", get(lab::progress))
        .route("/settings", get(account::settings).post(account::rename))
        .route("/language", post(language::choose))
        .route("/settings/recovery", post(account::offer_recovery))
        .route("/settings/recovery/cancel", post(account::cancel_recovery))
        .route("/settings/sign-out", post(account::sign_out))
        .route("/settings/export", get(about_me::export))
        .route(
            "/settings/delete",
            get(about_me::confirm_deletion).post(about_me::delete),
        )
        .route("/privacy", get(account::privacy))
        .route("/recover/{code}", get(account::confirm_recovery))
        .route("/recover", get(account::come_back).post(account::recover))
        .route("/settings/passkeys/remove", post(passkeys::remove))
        .route("/settings/reminders/stop", post(remind::stop_devices))
        .route("/settings/mail", post(remind::ask_mail))
        .route("/settings/mail/stop", post(remind::forget_mail))
        .route("/reminders/device", post(remind::add_device))
        .route("/reminders/device/known", post(remind::know_device))
        .route("/reminders/device/stop", post(remind::stop_device))
        .route(
            "/reminders/mail/{code}",
            get(remind::confirm_page).post(remind::confirm),
        )
        .route(
            "/reminders/stop/{code}",
            get(remind::stop_page).post(remind::stop_mail),
        )
        .route("/t/{table}", get(play::page))
        .route("/t/{table}/act", post(play::act))
        .route("/t/{table}/undo", post(play::undo))
        .route("/t/{table}/resign", post(play::resign))
        .route("/t/{table}/join", post(play::join))
        .route("/t/{table}/leave", post(play::leave))
        .route("/t/{table}/commit", post(play::commit))
        .route("/t/{table}/reveal", post(play::reveal))
        .route("/t/{table}/seat", post(play::seat))
        .route("/t/{table}/mark", post(play::mark))
        .route("/t/{table}/terms", post(play::terms))
        .route("/t/{table}/start", post(play::start))
        .route("/t/{table}/bot", post(play::bot))
        .route("/t/{table}/back", post(play::back))
        .route("/t/{table}/rematch", post(play::rematch))
        .route("/t/{table}/close", post(play::close))
        .route("/t/{table}/chat", post(play::chat))
        .route("/t/{table}/note", post(play::note))
        .route("/t/{table}/replay", get(replay::page))
        .route("/t/{table}/record", get(replay::record))
        .route("/t/{table}/fork", post(replay::fork))
        .route(
            "/upload",
            post(replay::upload).layer(DefaultBodyLimit::max(LONGEST_RECORD)),
        )
        .fallback(nothing_here)
        .layer(door())
        .layer(middleware::from_fn(dress::dress));
    let parts = Router::new()
        .route("/passkeys/keep/begin", post(passkeys::begin_keeping))
        .route("/passkeys/keep", post(passkeys::keep))
        .route("/passkeys/sign-in/begin", post(passkeys::begin_sign_in))
        .route("/passkeys/sign-in", post(passkeys::sign_in))
        .route("/t/{table}/live", get(socket::open))
        .route("/t/{table}/fragment", get(play::fragment))
        .route("/t/{table}/why", get(play::why))
        .layer(door());
    let bare = Router::new()
        .route("/a/{*path}", get(front::asset))
        .route("/reminders.js", get(remind::worker))
        .route("/reminders/key", get(remind::key))
        .route("/healthz", get(operations::healthz))
        .route("/livez", get(operations::livez))
        .route("/readyz", get(operations::readyz))
        .route("/metrics", get(operations::metrics));
    let api = api::routes().layer(door());
    // Whoever found a fault has logged it; here it would be told for every request that met it.
    let trace = TraceLayer::new_for_http()
        .make_span_with(span)
        .on_failure(DefaultOnFailure::new().level(Level::DEBUG));
    // What is small is hardly smaller when it is compressed. Sockets compress by themselves.
    let compression = CompressionLayer::new().compress_when(SizeAbove::new(1024).and(is_whole));
    pages
        .merge(parts)
        .nest("/api/v1", api)
        .layer(middleware::from_fn(language::speak))
        .merge(bare)
        .layer(DefaultBodyLimit::max(LONGEST_REQUEST))
        .layer(RequestBodyDeadlineLayer::new(LONGEST_SENDING))
        .layer(middleware::from_fn_with_state(
            server.clone(),
            identity::limit_addresses,
        ))
        .layer(middleware::from_fn_with_state(server.clone(), guard::guard))
        .layer(compression)
        .layer(trace)
        .layer(CatchPanicLayer::custom(panicked))
        .with_state(server)
}

/// Streams go out as they come, and need no compression. Files may be large, and to compress
/// a large one at once keeps a thread that others wait for.
fn is_whole(
    _: axum::http::StatusCode,
    _: axum::http::Version,
    headers: &HeaderMap,
    _: &axum::http::Extensions,
) -> bool {
    let is_stream = (headers.get("content-type")).is_some_and(|kind| kind == "text/event-stream");
    !is_stream && !headers.contains_key("content-disposition")
}

/// Names the kind of address and not the address itself, which may be a secret.
fn span(request: &Request) -> tracing::Span {
    let path = request.extensions().get::<MatchedPath>();
    let path = path.map_or("-", MatchedPath::as_str);
    tracing::debug_span!("request", method = %request.method(), path)
}

async fn nothing_here() -> Problem {
    Problem::NoPage
}

#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over")]
fn panicked(panic: Box<dyn std::any::Any + Send + 'static>) -> Response {
    let words = panic.downcast_ref::<&str>().copied();
    let words = words.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    tracing::error!(words = words.unwrap_or("?"), "a request panicked");
    Problem::Broken.into_response()
}

/// How often the server looks after itself.
const UPKEEP: Duration = Duration::from_secs(5);
