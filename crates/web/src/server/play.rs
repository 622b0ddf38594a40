//! Tables by plain forms, for browsers without script; and the pieces that
//! script asks for.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
    response::{IntoResponse as _, Redirect, Response},
};
use serde::Serialize;
use store::{Moment, Person, Stage, TableId};

use super::{Server, Visitor, Wish, create::order, fields::Fields};
use crate::{
    live::{
        self, Answer, Arrival, Decision, Extras, Gift, Grace, Pace, Reader, RuleText, Table, Terms,
        Zones,
    },
    pages::{Fate, Notice},
    problem::Problem,
    socket::END,
    words::{self, problems},
};

/// A table with who wants something of it.
struct Asked {
    server: Server,
    table: Arc<Table>,
    visitor: Visitor,
    reader: Reader,
}

impl Asked {
    async fn new(
        server: Server,
        id: String,
        visitor: Visitor,
        fields: &Fields,
    ) -> Result<Asked, Problem> {
        let table = server.tables().table(&TableId::from(id)).await?;
        let reader = visitor.reader(fields.seat()?);
        table.glance(&reader).await;
        Ok(Asked {
            server,
            table,
            visitor,
            reader,
        })
    }

    /// Counts a wish of somebody who has to be known.
    fn may(&self, wish: Wish) -> Result<&Person, Problem> {
        let person = self.visitor.known()?;
        self.server.limits().wish(&person.id, wish)?;
        Ok(person)
    }

    /// Changes the table for somebody who has to be known, and goes back to the page.
    async fn change<F>(
        self,
        wish: Wish,
        work: impl FnOnce(Arc<Table>, Reader, Person) -> F,
    ) -> Result<Response, Problem>
    where
        F: Future<Output = Result<(), Problem>> + Send + 'static,
    {
        let person = self.may(wish)?.clone();
        let (table, reader) = (Arc::clone(&self.table), self.reader.clone());
        let done = to_the_end(work(table, reader, person)).await;
        self.back(done).await
    }

    /// Back to the page; what was refused is said on it.
    async fn back(self, done: Result<(), Problem>) -> Result<Response, Problem> {
        match done {
            Ok(()) => {
                let seat = self.reader.seat.map(|seat| format!("?seat={seat}"));
                let to = format!("/t/{}{}", self.table.id(), seat.unwrap_or_default());
                Ok(self.visitor.answer(&self.server, Redirect::to(&to)))
            }
            Err(Problem::Refused(refused)) => {
                let notice = Notice {
                    message: refused.words.clone(),
                    rules: (refused.rules.iter())
                        .map(|rule| (rule.number.clone(), rule.text.clone()))
                        .collect(),
                };
                let status = Problem::Refused(refused).status();
                let page = self.full_page(Some(notice)).await?;
                Ok(self.visitor.answer(&self.server, (status, page)))
            }
            Err(problem) => Err(problem),
        }
    }

    /// Says that the table is closed or deleted before long, if it is.
    async fn last_days(&self) -> Result<Option<Notice>, Problem> {
        let row = self.table.row().await?;
        if row.stage == Stage::Gathering {
            // There it stands below the seats.
            return Ok(None);
        }
        let heads = self
            .server
            .store()
            .heads(std::slice::from_ref(self.table.id()));
        let since = heads
            .await?
            .first()
            .map_or(row.made_at, |(_, head)| head.at);
        let words = match self.server.fate(&row, since).await? {
            None => return Ok(None),
            Some(Fate::Closed(days)) => words::message::closing_soon(days),
            Some(Fate::Deleted(days)) => words::message::deleting_soon(days),
        };
        Ok(Some(Notice {
            message: words,
            rules: Vec::new(),
        }))
    }

    async fn full_page(&self, notice: Option<Notice>) -> Result<maud::Markup, Problem> {
        let mut extras = Extras {
            notice: match notice {
                Some(notice) => Some(notice),
                None => self.last_days().await?,
            },
            ..Extras::default()
        };
        if let Some(person) = &self.visitor.person {
            let store = self.server.store();
            extras.note = store.note(self.table.id(), &person.id).await?;
            let others = store.tables_of(&person.id, WAITING_SHOWN).await?;
            let waiting = others.iter().filter(|listing| listing.waiting);
            extras.waiting_elsewhere = waiting
                .filter(|listing| listing.table.id != *self.table.id())
                .count();
        }
        self.table.full_page(&self.reader, extras).await
    }
}

/// How many tables are looked at to count those that wait.
const WAITING_SHOWN: u32 = 50;

/// The table as a page.
pub(super) async fn page(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &fields).await?;
    Ok(asked.full_page(None).await?.into_response())
}

/// What a page lacks, for script that has no socket.
pub(super) async fn fragment(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &fields).await?;
    let since = fields.number("since")?;
    let update = asked
        .table
        .update(
            &asked.reader,
            since,
            &mut Zones::default(),
            &Answer::default(),
        )
        .await?;
    Ok(match update {
        None => StatusCode::NO_CONTENT.into_response(),
        Some(update) => {
            let messages = [Some(update.text), update.chat];
            let messages = messages.into_iter().flatten();
            let ended = messages.map(|message| message + END.encode_utf8(&mut [0; 1]));
            ended.collect::<String>().into_response()
        }
    })
}

/// Why something is not possible, or that it is.
#[derive(Serialize)]
struct Why {
    allowed: bool,
    words: String,
    rules: Vec<RuleText>,
}

/// Answers "why not?".
pub(super) async fn why(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &fields).await?;
    asked.may(Wish::Act)?;
    let refused = asked
        .table
        .why_not(&asked.reader, fields.needed("action")?)
        .await?;
    Ok(Json(match refused {
        None => Why {
            allowed: true,
            words: String::new(),
            rules: Vec::new(),
        },
        Some(refused) => Why {
            allowed: false,
            words: refused.words.to_string(),
            rules: refused.rules,
        },
    })
    .into_response())
}

/// Runs something to its end even if whoever asked has left: a move that is on its
/// way to the store must not be dropped half-way.
pub(super) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    match tokio::spawn(work).await {
        Ok(done) => done,
        Err(error) => {
            tracing::error!(%error, "a change of a table failed");
            Err(Problem::Broken)
        }
    }
}

/// A move.
pub(super) async fn act(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &fields).await?;
    let work = |table: Arc<Table>, reader, person: Person| async move {
        // Agreed to, and to all questions of the kind.
        let calm = fields.text("calm");
        let decision = Decision {
            ply: fields.needed_number("ply")?,
            action: calm.map_or_else(|| fields.needed("action"), Ok)?,
            key: fields.text("key"),
        };
        if calm.is_some() {
            table.calm(&person.id).await?;
        }
        table.act(&reader, &decision).await.map(|_| ())
    };
    asked.change(Wish::Act, work).await
}

/// Takes a move back.
pub(super) async fn undo(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &fields).await?;
    let work = |table: Arc<Table>, reader, _| async move {
        let ply = fields.needed_number("ply")?;
        let done = table.undo(&reader, ply, fields.text("key")).await;
        done.map(|_| ())
    };
    asked.change(Wish::Act, work).await
}

/// Gives up.
pub(super) async fn resign(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &fields).await?;
    if fields.text("confirm").is_none() {
        return Err(Problem::unusable(problems::CONFIRM_RESIGNING));
    }
    let work = |table: Arc<Table>, reader, _| async move { table.resign(&reader).await };
    asked.change(Wish::Act, work).await
}

/// Sits down.
pub(super) async fn join(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let name = live::name(fields.text("name").or(visitor.name()).unwrap_or_default())?;
    let seat = fields.seat()?;
    // The seat is not the reader's yet.
    let mut asked = Asked::new(server, id, visitor, &Fields::default()).await?;
    // Whoever sits here already adds somebody at the same screen, under a name
    // of their own.
    let own = asked.table.eyes(&asked.reader).await?.own;
    let person = match &asked.visitor.person {
        Some(person) if !own.is_empty() => person.clone(),
        _ => asked.visitor.or_new(&asked.server, &name).await?,
    };
    asked.may(Wish::Act)?;
    let table = Arc::clone(&asked.table);
    let done = to_the_end(async move {
        let arrival = Arrival {
            person: &person.id,
            name: &name,
            seat,
            commitment: fields.text("commitment"),
            accepts_chosen_deal: fields.text("accept_chosen_deal").is_some(),
        };
        table.join(arrival).await.map(|_| ())
    });
    let done = done.await;
    asked.reader = asked.visitor.reader(None);
    asked.table.glance(&asked.reader).await;
    asked.back(done).await
}

/// Leaves before the game.
pub(super) async fn leave(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &fields).await?;
    let work = |table: Arc<Table>, _, person: Person| async move { table.leave(&person.id).await };
    asked.change(Wish::Act, work).await
}

/// Promises to add a secret to the deal; the script of a page does that.
pub(super) async fn commit(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &Fields::default()).await?;
    let work = |table: Arc<Table>, _, person: Person| async move {
        table.commit(&person.id, fields.needed("commitment")?).await
    };
    asked.change(Wish::Act, work).await
}

/// Reveals the secret that was promised; the script of a page does that.
pub(super) async fn reveal(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &Fields::default()).await?;
    let work = |table: Arc<Table>, _, person: Person| async move {
        table.reveal(&person.id, fields.needed("share")?).await
    };
    asked.change(Wish::Act, work).await
}

/// Gives a seat to somebody else, before the game.
pub(super) async fn seat(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &Fields::default()).await?;
    let work = |table: Arc<Table>, _, person: Person| async move {
        let seat = fields.needed_seat()?;
        let gift = match fields.needed("to")? {
            "open" => Gift::Anybody,
            "closed" => Gift::Nobody,
            bot => Gift::Bot(bot.strip_prefix("bot:").unwrap_or(bot).to_owned()),
        };
        table.give(&person.id, seat, &gift).await
    };
    asked.change(Wish::Act, work).await
}

/// Chooses a mark to play under.
pub(super) async fn mark(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &Fields::default()).await?;
    let work = |table: Arc<Table>, _, person: Person| async move {
        let (seat, mark) = (fields.needed_seat()?, fields.needed_number("mark")?);
        table.choose_mark(&person.id, seat, mark).await
    };
    asked.change(Wish::Act, work).await
}

/// Changes what the host decides.
pub(super) async fn terms(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &Fields::default()).await?;
    let terms = Terms {
        spectators: fields.text("spectators").is_some(),
        listed: fields.text("listed").is_some(),
        pace: fields.text("pace").and_then(Pace::from_word),
        grace: fields.text("grace").and_then(Grace::from_word),
        order: fields.text("order").map(order),
    };
    let work =
        |table: Arc<Table>, _, person: Person| async move { table.settle(&person.id, terms).await };
    asked.change(Wish::Act, work).await
}

/// Begins the game.
pub(super) async fn start(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &fields).await?;
    let work = |table: Arc<Table>, _, person: Person| async move { table.start(&person.id).await };
    asked.change(Wish::Act, work).await
}

/// Hands a seat to a bot.
pub(super) async fn bot(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &Fields::default()).await?;
    let work = |table: Arc<Table>, _, person: Person| async move {
        let seat = fields.needed_seat()?;
        table
            .hand_over(&person.id, seat, fields.text("level"))
            .await
    };
    asked.change(Wish::Act, work).await
}

/// Takes the own seat back from a bot.
pub(super) async fn back(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &Fields::default()).await?;
    let work =
        |table: Arc<Table>, _, person: Person| async move { table.take_back(&person.id).await };
    asked.change(Wish::Act, work).await
}

/// Asks for a rematch, or goes to it.
pub(super) async fn rematch(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &Fields::default()).await?;
    let person = asked.may(Wish::Table)?.id.clone();
    let (server, table) = (asked.server.clone(), Arc::clone(&asked.table));
    let next =
        to_the_end(async move { again(&server, &table, &person, fields.text("commitment")).await });
    match next.await {
        Ok(Some(next)) => Ok(Redirect::to(&format!("/t/{next}")).into_response()),
        Ok(None) => asked.back(Ok(())).await,
        Err(problem) => asked.back(Err(problem)).await,
    }
}

/// Asks for a rematch, and begins it if everybody has.
pub(crate) async fn again(
    server: &Server,
    table: &Table,
    person: &store::PersonId,
    commitment: Option<&str>,
) -> Result<Option<TableId>, Problem> {
    server
        .may_play_again(&table.row().await?.host, person)
        .await?;
    let next = table.rematch(person, commitment).await?;
    if let Some(next) = &next {
        server.tables().table(next).await?.begin_if_full().await?;
    }
    Ok(next)
}

/// Closes the table.
pub(super) async fn close(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &Fields::default()).await?;
    let work = |table: Arc<Table>, _, person: Person| async move { table.close(&person.id).await };
    asked.change(Wish::Act, work).await
}

/// Says something.
pub(super) async fn chat(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &fields).await?;
    let work = |table: Arc<Table>, _, person: Person| async move {
        let (words, key) = (fields.needed("text")?, fields.text("key"));
        table.say(&person, words, key).await.map(|_| ())
    };
    asked.change(Wish::Line, work).await
}

/// Notes something for oneself.
pub(super) async fn note(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let asked = Asked::new(server, id, visitor, &Fields::default()).await?;
    let person = asked.may(Wish::Act)?.id.clone();
    asked.table.eyes(&asked.reader).await?;
    // No field is longer than a note may be.
    let words = fields.text("text").unwrap_or_default();
    let store = asked.server.store();
    store
        .write_note(asked.table.id(), &person, words, Moment::now())
        .await?;
    asked.back(Ok(())).await
}
