use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    Json,
    extract::{Path, State},
    response::{
        IntoResponse as _, Response, Sse,
        sse::{Event, KeepAlive},
    },
};
use i18n::Message;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use super::body::{Asked, WhichSeat};
use crate::{
    live::{Look, News, Reader, Table},
    problem::{Problem, ProblemBody},
    server::{Server, Visitor},
    socket,
};

/// How often a stream says that it is still there.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// What happened at a table, as you noticed it.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct EventBody {
    /// Counts everything that changes what you see.
    version: u64,
    /// How many decisions count now.
    ply: usize,
    /// `gathering`, `playing`, `over` or `closed`.
    stage: &'static str,
    /// The seats that are to act.
    to_act: Vec<usize>,
    /// Whether you are.
    your_turn: bool,
    /// Forget the lines of this ply and later ones: they come anew, or were taken back.
    from: usize,
    /// What happened from there on.
    log: Vec<LogBody>,
    /// Where to ask on: more has happened than is told at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<usize>,
}

/// A line of the log.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct LogBody {
    /// The decision it came of.
    ply: usize,
    /// What happened, in a sentence in the language that was asked for.
    text: String,
    /// What happened, for programs: see "Messages" in docs/api.md.
    #[serde(flatten)]
    #[schema(value_type = MessageShape)]
    message: Message,
}

/// A message: what kind it is, and what it is about.
#[derive(utoipa::ToSchema)]
#[schema(as = Message)]
#[allow(dead_code, reason = "it only describes what a message looks like")]
pub(super) struct MessageShape {
    /// The catalogue and the message in it, as `badger.played`.
    id: String,
    /// Its arguments by name: seats and counts are numbers, pieces, spaces and texts are
    /// strings, lists are lists, and a message within it is an object like this one.
    args: std::collections::BTreeMap<String, serde_json::Value>,
}

impl From<News> for EventBody {
    fn from(news: News) -> EventBody {
        EventBody {
            version: news.version,
            ply: news.ply,
            stage: news.stage,
            to_act: news.awaits.iter().map(engine::Seat::index).collect(),
            your_turn: news.your_turn,
            from: news.from,
            next: news.next,
            log: (news.log.into_iter())
                .map(|line| LogBody {
                    ply: line.ply,
                    text: line.message.text(&*news.who),
                    message: line.message,
                })
                .collect(),
        }
    }
}

/// Which part of the log.
#[derive(Deserialize)]
pub(super) struct LogAsked {
    #[serde(default)]
    from: usize,
    limit: Option<usize>,
}

/// What happened from a ply on, as you noticed it: up to 200 decisions at a time
#[utoipa::path(
    get,
    path = "/tables/{table}/log",
    params(
        ("table" = String, Path, description = "the id of a table"),
        ("from" = Option<usize>, Query, description = "the first ply that matters"),
        ("limit" = Option<usize>, Query, description = "how many decisions to tell; 200 at most, and if nothing is said"),
    ),
    responses((status = 200, body = EventBody), (status = 404, body = ProblemBody))
)]
pub(super) async fn log(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(asked): Asked<LogAsked>,
) -> Result<Json<EventBody>, Problem> {
    let table = server.tables().table(&id.into()).await?;
    let reader = visitor.reader(None);
    table.glance(&reader).await;
    let most = asked.limit.unwrap_or(usize::MAX);
    let news = table.what_happened(&reader, asked.from, most).await?;
    Ok(Json(news.into()))
}

/// A stream of what happens (text/event-stream), beginning with the last 200 decisions
#[utoipa::path(
    get,
    path = "/tables/{table}/events",
    params(
        ("table" = String, Path, description = "the id of a table"),
        ("seat" = Option<usize>, Query, description = "your seat, if you have several"),
    ),
    responses(
        (status = 200, body = EventBody, content_type = "text/event-stream"),
        (status = 404, body = ProblemBody),
    )
)]
pub(super) async fn events(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(which): Asked<WhichSeat>,
) -> Result<Response, Problem> {
    let table = server.tables().table(&id.into()).await?;
    let reader = visitor.reader(which.seat()?);
    let look = table.look(&reader, visitor.address).await?;
    let stream = Stream {
        news: table.news(),
        stopping: server.stopping(),
        table,
        reader,
        visitor,
        server,
        since: None,
        _look: look,
    };
    let events = futures_util::stream::unfold(stream, |mut stream| async move {
        let event = stream.next().await?;
        Some((Ok::<_, Infallible>(event), stream))
    });
    let alive = KeepAlive::new().interval(HEARTBEAT);
    Ok(Sse::new(events).keep_alive(alive).into_response())
}

struct Stream {
    table: Arc<Table>,
    reader: Reader,
    visitor: Visitor,
    server: Server,
    since: Option<u64>,
    news: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    _look: Look,
}

impl Stream {
    /// The next event; `None` when there will be no more.
    async fn next(&mut self) -> Option<Event> {
        loop {
            match self.table.happened_since(&self.reader, self.since).await {
                Ok(None) => {}
                Ok(Some(_)) if !self.visitor.is_still_known(&self.server).await => return None,
                Ok(Some(news)) => {
                    self.since = Some(news.version);
                    let event = Event::default().json_data(EventBody::from(news));
                    return Some(event.expect("an event has string keys"));
                }
                Err(_) => return None,
            }
            tokio::select! {
                changed = self.news.changed() => changed.ok()?,
                () = socket::stopped(&mut self.stopping) => return None,
            }
        }
    }
}
