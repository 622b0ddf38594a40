//! One socket for each page: what changed goes out, what people do comes in.
//!
//! A socket holds no queue. It is woken by a change and asks for what its page
//! lacks, so a slow reader costs nothing but its turn.

mod stream;

use std::{pin::pin, time::Duration};

use axum::{
    body::Bytes,
    extract::{
        Path, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket, close_code},
    },
    response::Response,
};
use governor::DefaultDirectRateLimiter;
use serde::Deserialize;
use store::{TableId, Trouble};
use tokio::{sync::watch, time::Instant};

use crate::{
    input,
    live::{Answer, Code, Decision, Look, Reader, Refused, Table, Zones},
    problem::Problem,
    server::{Fields, Server, Visitor, Wish, of_socket},
    words::problems,
};

pub(crate) use stream::{END, Stream};

/// The most bytes of a message.
const LONGEST_MESSAGE: usize = 4096;

/// The most bytes that are sent at once. A socket keeps room for what it sent, and a whole
/// page is longer than any update.
const PART: usize = 2048;

/// The room for what comes in; messages are small.
const READ_BUFFER: usize = 512;

/// How long a page may be silent. One that nobody looks at may not ping for a minute, so that
/// the server does, half-way; browsers answer that by themselves.
const SILENCE: Duration = Duration::from_mins(1);

/// The answer to a ping. It is the only text that is sent: everything else is in the stream.
const PONG: &str = r#"{"pong":true}"#;

/// How long a page may take to accept a message.
const SLOWNESS: Duration = Duration::from_secs(20);

/// For how long a page is served that belongs to a device signed out meanwhile.
const PROOF: Duration = Duration::from_secs(30);

/// How many bad messages a page may send before it is left alone.
const PATIENCE: u32 = 20;

/// What a page sends: a verb and what belongs to it.
#[derive(Deserialize)]
struct Wanted {
    #[serde(rename = "do")]
    verb: Verb,
    ply: Option<usize>,
    action: Option<String>,
    text: Option<String>,
    key: Option<String>,
    seat: Option<usize>,
    level: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Verb {
    Act,
    Undo,
    Chat,
    Why,
    HandOver,
    TakeBack,
    Ping,
}

/// Opens a socket to a table.
pub(crate) async fn open(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
    fields: Fields,
) -> Result<Response, Problem> {
    let table = server.tables().table(&TableId::from(id)).await?;
    let reader = visitor.reader(fields.seat()?);
    let since = fields.number("since")?;
    let look = table.look(&reader, visitor.address).await?;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE);
    // The socket is served by a task of its own, which speaks as its page does.
    let language = i18n::spoken();
    // Apart from that task, which would keep room for it twice.
    let mut connection = Box::new(Connection {
        server,
        visitor,
        reader,
        since,
        zones: Zones::default(),
        stream: Stream::default(),
        faults: 0,
        others: of_socket(),
        flood: false,
        proven_at: Instant::now(),
        _look: look,
    });
    let serve = move |mut socket| async move {
        metrics::gauge!("hedgerow_sockets").increment(1);
        connection.serve(&mut socket, &table).await;
        metrics::gauge!("hedgerow_sockets").decrement(1);
    };
    Ok(upgrade.on_upgrade(move |socket| i18n::scope(language, serve(socket))))
}

struct Connection {
    server: Server,
    visitor: Visitor,
    reader: Reader,
    /// The version the page has.
    since: Option<u64>,
    /// What it shows of that.
    zones: Zones,
    stream: Stream,
    faults: u32,
    /// Counts what no limit of the person does: pings, nonsense, and what was too much.
    others: DefaultDirectRateLimiter,
    /// Whether there was too much of that.
    flood: bool,
    /// When the token was last looked up: it may have been signed out since.
    proven_at: Instant,
    /// That somebody looks, as long as this is here.
    _look: Look,
}

impl Connection {
    async fn serve(&mut self, socket: &mut WebSocket, table: &Table) {
        let mut news = table.news();
        let mut stopping = self.server.stopping();
        let mut answer = Answer::default();
        // One alarm that is set again when it rings: to set one for each message costs
        // more than the message.
        let mut alarm = pin!(tokio::time::sleep(SILENCE / 2));
        let mut heard_at = Instant::now();
        loop {
            // What comes from here on is news; the page is told all that came before.
            news.mark_unchanged();
            // Whoever sits down or leaves sees with other eyes at once, so it is asked
            // anew each time.
            if self.proven_at.elapsed() > PROOF {
                self.proven_at = Instant::now();
                if !self.visitor.is_still_known(&self.server).await {
                    self.reload(socket, table).await;
                    break;
                }
            }
            let update = table.update(&self.reader, self.since, &mut self.zones, &answer);
            match update.await {
                Ok(None) => {}
                Ok(Some(update)) => {
                    self.since = Some(update.version);
                    let text = self.stream.push(update.text);
                    let chat = update.chat.map(|chat| self.stream.push_apart(chat));
                    for bytes in [Some(text), chat].into_iter().flatten() {
                        if !tell(socket, bytes).await {
                            return;
                        }
                    }
                }
                Err(problem) => {
                    tracing::debug!(problem = problem.code(), "a socket is closed");
                    if let Problem::NotYours(_) = problem {
                        self.reload(socket, table).await;
                    }
                    break;
                }
            }
            answer = Answer::default();
            tokio::select! {
                heard = socket.recv() => {
                    let Some(Ok(message)) = heard else { break };
                    heard_at = Instant::now();
                    match message {
                        // Apart, so that a socket at rest has no room for it.
                        Message::Text(text) => match Box::pin(self.hear(&text, table)).await {
                            Some(some) => answer = some,
                            None => {
                                if !send(socket, Message::text(PONG)).await {
                                    return;
                                }
                            }
                        },
                        Message::Binary(_) => self.faults += 1,
                        Message::Ping(_) | Message::Pong(_) => self.count(),
                        Message::Close(_) => return,
                    }
                    if self.flood {
                        let reason = CloseFrame {
                            code: close_code::POLICY,
                            reason: "too many messages".into(),
                        };
                        send(socket, Message::Close(Some(reason))).await;
                        return;
                    }
                    if self.faults > PATIENCE {
                        break;
                    }
                }
                changed = news.changed() => {
                    if changed.is_err() {
                        break;
                    }
                }
                () = &mut alarm => {
                    let silence = heard_at.elapsed();
                    if silence >= SILENCE {
                        break;
                    }
                    if silence < SILENCE / 2 {
                        alarm.as_mut().reset(heard_at + SILENCE / 2);
                    } else {
                        if !send(socket, Message::Ping(Bytes::new())).await {
                            return;
                        }
                        alarm.as_mut().reset(heard_at + SILENCE);
                    }
                }
                () = stopped(&mut stopping) => break,
            }
        }
        send(socket, Message::Close(None)).await;
    }

    /// Lets a page load itself again: whoever may not look any more is told so there.
    async fn reload(&mut self, socket: &mut WebSocket, table: &Table) {
        let go = serde_json::json!({ "go": format!("/t/{}", table.id()) });
        tell(socket, self.stream.push(go.to_string())).await;
    }

    /// Does what a page wants, to the end, and says what came of it; nothing if it only wants
    /// to know whether somebody hears it.
    async fn hear(&mut self, text: &str, table: &Table) -> Option<Answer> {
        let Ok(wanted) = serde_json::from_str::<Wanted>(text) else {
            return Some(self.unreadable());
        };
        let key = wanted.key;
        if let Err(problem) = input::check_json(text.as_bytes()) {
            self.count();
            return Some(self.answer(None, Err(problem)));
        }
        let answer = match (wanted.verb, wanted.ply, wanted.action, wanted.text) {
            (Verb::Ping, ..) => {
                self.count();
                return None;
            }
            (Verb::Act, Some(ply), Some(action), _) => {
                let decision = Decision {
                    ply,
                    action: &action,
                    key: key.as_deref(),
                };
                let done = match self.may(Wish::Act) {
                    Ok(()) => table.act(&self.reader, &decision).await.map(|_| ()),
                    Err(problem) => Err(problem),
                };
                self.answer(key, done)
            }
            (Verb::Undo, Some(ply), ..) => {
                let done = match self.may(Wish::Act) {
                    Ok(()) => table
                        .undo(&self.reader, ply, key.as_deref())
                        .await
                        .map(|_| ()),
                    Err(problem) => Err(problem),
                };
                self.answer(key, done)
            }
            (Verb::Chat, _, _, Some(text)) => {
                let done = match (self.may(Wish::Line), &self.visitor.person) {
                    (Ok(()), Some(person)) => {
                        table.say(person, &text, key.as_deref()).await.map(|_| ())
                    }
                    (Ok(()), None) => Err(Problem::Stranger),
                    (Err(problem), _) => Err(problem),
                };
                self.answer(key, done)
            }
            (Verb::Why, _, Some(action), _) => {
                let why = match self.may(Wish::Act) {
                    Ok(()) => table.why_not(&self.reader, &action).await,
                    Err(problem) => Err(problem),
                };
                match why {
                    Ok(None) => Answer::default(),
                    Ok(Some(words)) => refused(None, words),
                    Err(problem) => self.answer(None, Err(problem)),
                }
            }
            (Verb::HandOver, ..) => {
                let Some(seat) = wanted.seat.filter(|&seat| seat < engine::MAX_SEATS) else {
                    return Some(self.unreadable());
                };
                let done = match (self.may(Wish::Act), &self.visitor.person) {
                    (Ok(()), Some(person)) => {
                        let (seat, level) = (engine::Seat::new(seat), wanted.level.as_deref());
                        table.hand_over(&person.id, seat, level).await
                    }
                    (Ok(()), None) => Err(Problem::Stranger),
                    (Err(problem), _) => Err(problem),
                };
                self.answer(key, done)
            }
            (Verb::TakeBack, ..) => {
                let done = match (self.may(Wish::Act), &self.visitor.person) {
                    (Ok(()), Some(person)) => table.take_back(&person.id).await,
                    (Ok(()), None) => Err(Problem::Stranger),
                    (Err(problem), _) => Err(problem),
                };
                self.answer(key, done)
            }
            (Verb::Act | Verb::Undo | Verb::Chat | Verb::Why, ..) => self.unreadable(),
        };
        Some(answer)
    }

    /// Counts a message that no limit of the person does.
    fn count(&mut self) {
        self.flood |= self.others.check().is_err();
    }

    fn unreadable(&mut self) -> Answer {
        self.faults += 1;
        let words = Refused::plain(Code::NoAction, problems::MESSAGE_UNREADABLE);
        refused(None, words)
    }

    fn answer(&mut self, key: Option<String>, done: Result<(), Problem>) -> Answer {
        match done {
            Ok(()) => Answer {
                ack: key,
                ..Answer::default()
            },
            Err(Problem::Refused(words)) => refused(key, words),
            Err(
                Problem::Unavailable(Trouble::Unreachable | Trouble::Unusable) | Problem::Broken,
            ) => {
                // Whether it is stored nobody knows. The page comes again and sends it
                // again, with its key.
                self.faults = PATIENCE + 1;
                Answer::default()
            }
            Err(problem @ Problem::Unavailable(_)) => refused(
                key,
                Refused::plain(Code::NotNow, problem.words_and_advice()),
            ),
            Err(problem) => refused(key, Refused::plain(Code::NotNow, problem.words())),
        }
    }

    fn may(&mut self, wish: Wish) -> Result<(), Problem> {
        let person = self.visitor.known();
        let may = person.and_then(|person| self.server.limits().wish(&person.id, wish));
        if may.is_err() {
            self.count();
        }
        may
    }
}

fn refused(key: Option<String>, words: Refused) -> Answer {
    Answer {
        ack: key,
        refused: Some(words),
    }
}

/// Ends when the server is about to stop.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // If nobody can tell any more, the server has stopped.
    let _told = stopping.wait_for(|stopping| *stopping).await;
}

/// Sends a piece of the stream, in parts if it is long; whether the page took it in time.
async fn tell(socket: &mut WebSocket, bytes: Vec<u8>) -> bool {
    let mut rest = Bytes::from(bytes);
    while !rest.is_empty() {
        let part = rest.split_to(rest.len().min(PART));
        if !send(socket, Message::Binary(part)).await {
            return false;
        }
    }
    true
}

/// Sends; whether the page took it in time.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(
        tokio::time::timeout(SLOWNESS, socket.send(message)).await,
        Ok(Ok(()))
    )
}
