//! Games played again: step by step, as files, and on from any step.

use axum::{
    extract::{FromRequest as _, Multipart, Path, Request, State},
    http::{HeaderValue, header},
    response::{IntoResponse as _, Redirect, Response},
};
use engine::{Record, Seat, Viewer};
use store::{
    Chair, Deed, Moment, NewEntry, Order, Origin, Person, Sitter, Stage, TableId, Visibility,
};

use super::{LONGEST_RECORD, Seating, Server, Visitor, create::chairs, fields::Fields};
use crate::{
    input,
    live::{self, Live, Settings, dealing},
    problem::Problem,
    words::problems,
};

/// A step of a game.
pub(super) async fn page(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let table = server.tables().table(&TableId::from(id)).await?;
    let viewer = match (fields.text("seat"), fields.seat()?) {
        (None, _) => None,
        (Some(_), Some(seat)) => Some(Viewer::Seat(seat)),
        (Some(_), None) => Some(Viewer::Spectator),
    };
    let step = fields.number("ply")?;
    let page = table
        .replay_page(&visitor.reader(None), step, viewer, visitor.name())
        .await?;
    Ok(page.into_response())
}

/// The record of a game that is over.
pub(super) async fn record(
    State(server): State<Server>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let table = server.tables().table(&TableId::from(id)).await?;
    let game = table.row().await?.game;
    record_file(&game, table.record().await?)
}

/// A record as a file to keep.
pub(super) fn record_file(game: &str, record: String) -> Result<Response, Problem> {
    let file = format!("attachment; filename=\"{game}.json\"");
    let file = HeaderValue::from_str(&file).map_err(|_| Problem::Broken)?;
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/json"),
        ),
        (header::CONTENT_DISPOSITION, file),
    ];
    Ok((headers, record).into_response())
}

/// Plays on from a step of a game that is over, against bots.
pub(super) async fn fork(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Redirect, Problem> {
    let person = visitor.known()?;
    let ply = fields.needed_number("ply")?;
    let company = match fields.text("with") {
        Some("me") => Company::Oneself,
        _ => Company::Bots,
    };
    let (id, seat) = (TableId::from(id), fields.seat()?);
    let table = play_on(&server, person, &id, ply, seat, company).await?;
    Ok(Redirect::to(&format!("/t/{table}")))
}

/// Who plays on with whoever goes back to a step of a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Company {
    /// Bots.
    Bots,
    /// Nobody: all seats are played at one screen.
    Oneself,
}

/// Makes a table at which a game goes on after `ply` decisions: `person` sits in
/// `seat`, or else where the next decision is due, and bots or the same person sit everywhere else. What
/// was hidden stays as it was; what chance brings from here on is new.
///
/// # Errors
///
/// Fails while the game runs, and at its end.
pub(crate) async fn play_on(
    server: &Server,
    person: &Person,
    id: &TableId,
    ply: u32,
    seat: Option<Seat>,
    company: Company,
) -> Result<TableId, Problem> {
    server.may_make(person).await?;
    let from = server.tables().table(id).await?;
    let (row, position, awaits) = from.position_at(ply as usize).await?;
    let seats = row.chairs.len();
    let seat = match seat {
        Some(seat) if seat.index() < seats => seat,
        Some(_) => return Err(Problem::unusable(problems::NO_SEAT)),
        None => awaits
            .first()
            .ok_or_else(|| Problem::unusable(problems::OVER_THERE))?,
    };
    let seating = Seat::all(seats).map(|other| match company {
        Company::Bots if other != seat => Seating::Bot(live::STAND_IN.to_owned()),
        Company::Bots | Company::Oneself => Seating::Me,
    });
    let chairs = chairs(&row.game, person, &seating.collect::<Vec<_>>())?;
    let new = TableId::random();
    let table = store::Table {
        deal: Some(dealing::fresh_deal(&new)?),
        id: new,
        position: Some(position.to_string()),
        seed: live::fresh_seed()?,
        host: person.id.clone(),
        chairs,
        order: Order::AsSeated,
        visibility: Visibility::Private,
        stage: Stage::Gathering,
        rematch: None,
        origin: Some(Origin {
            table: id.clone(),
            ply,
        }),
        revision: 0,
        made_at: Moment::now(),
        ended_at: None,
        ..row
    };
    server.store().create(&table, &[]).await?;
    server
        .tables()
        .table(&table.id)
        .await?
        .begin_if_full()
        .await?;
    Ok(table.id)
}

/// Takes a record in, sent by a form or as it is.
pub(super) async fn upload(
    State(server): State<Server>,
    mut visitor: Visitor,
    request: Request,
) -> Result<Response, Problem> {
    let text = record_in(request).await?;
    let name = visitor.name().unwrap_or(NAMELESS).to_owned();
    let person = visitor.or_new(&server, &name).await?;
    let table = keep(&server, &person, text).await?;
    Ok(visitor.answer(&server, Redirect::to(&format!("/t/{table}/replay"))))
}

/// What somebody is called who uploads a record before having a name.
const NAMELESS: &str = "Somebody";

async fn record_in(request: Request) -> Result<String, Problem> {
    let unreadable = |error: String| Problem::Unusable(problems::message::file_unreadable(error));
    let kind = request.headers().get(header::CONTENT_TYPE);
    let is_form = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"multipart/form-data"));
    if !is_form {
        let body = axum::body::to_bytes(request.into_body(), LONGEST_RECORD).await;
        let body = body.map_err(|error| unreadable(error.to_string()))?;
        return String::from_utf8(body.to_vec()).map_err(|error| unreadable(error.to_string()));
    }
    let form = Multipart::from_request(request, &()).await;
    let mut form = form.map_err(|error| unreadable(error.to_string()))?;
    while let Some(field) =
        (form.next_field().await).map_err(|error| unreadable(error.to_string()))?
    {
        if field.name() == Some("record") {
            return field
                .text()
                .await
                .map_err(|error| unreadable(error.to_string()));
        }
    }
    Err(Problem::Unusable(problems::message::field_missing(
        "record",
    )))
}

/// The match of a record.
fn open(record: &Record) -> Result<Box<dyn Live>, Problem> {
    let live = live::open(record).ok_or(Problem::NoGame)?;
    live.map_err(|error| Problem::sentence(error.message()))
}

/// Keeps a record as a table that is over, or closed if the game is not.
///
/// # Errors
///
/// Says what is wrong with the record.
pub(crate) async fn keep(
    server: &Server,
    person: &Person,
    text: String,
) -> Result<TableId, Problem> {
    server.may_make(person).await?;
    let host = person.clone();
    // A record may be of a long game, and is played from its start to its end.
    let workshop = server.tables().workshop();
    let (table, entries) = workshop.run(move || written_down(&host, &text)).await??;
    server.store().create(&table, &entries).await?;
    Ok(table.id)
}

/// A record as a table, with what happened there.
fn written_down(person: &Person, text: &str) -> Result<(store::Table, Vec<NewEntry>), Problem> {
    input::check_json(text.as_bytes())?;
    let record = Record::read(text).map_err(|error| Problem::sentence(error.message()))?;
    // What it says of its deal is its own word; but a lie is not kept.
    record
        .fairness()
        .map_err(|_| Problem::unusable(problems::DEAL_OF_RECORD))?;
    let live = open(&record)?;
    // What is stored is written anew, so that nothing of the text that was sent reaches the
    // disk but what it means.
    let start = record
        .position
        .is_some()
        .then(|| live.past(0, 0).then().position());
    let deal = record.deal;
    let mut record = live.record(record.seats);
    record.deal = deal;
    record.position = start;
    if record.position.is_some() && open(&record)?.position() != live.position() {
        return Err(Problem::unusable(problems::POSITION_NOT_KEPT));
    }
    let chair = |name: &String| {
        Chair::from(match name.parse::<bots::BotSpec>() {
            Ok(_) => Sitter::Bot {
                level: name.clone(),
            },
            Err(_) => Sitter::Person {
                person: person.id.clone(),
                name: live::name(name).unwrap_or_else(|_| NAMELESS.to_owned()),
            },
        })
    };
    let mut entries = vec![NewEntry {
        deed: Deed::Start,
        awaits: engine::SeatSet::NONE,
        key: None,
    }];
    let moves = record
        .parsed_moves()
        .map_err(|error| Problem::sentence(error.message()))?;
    entries.extend(moves.into_iter().zip(0..).map(|(m, ply)| NewEntry {
        deed: Deed::Move {
            seat: m.seat,
            ply,
            text: m.text.to_owned(),
        },
        awaits: engine::SeatSet::NONE,
        key: None,
    }));
    let now = Moment::now();
    let table = store::Table {
        id: TableId::random(),
        game: record.game.clone(),
        rules: record.rules,
        options: serde_json::Value::Object(record.options).to_string(),
        position: record.position.map(|position| position.to_string()),
        seed: record.seed,
        deal: record.deal.as_ref().map(dealing::told),
        host: person.id.clone(),
        chairs: record.seats.iter().map(chair).collect(),
        order: Order::AsSeated,
        visibility: Visibility::Private,
        settings: Settings::default().write(),
        stage: match live.outcome() {
            Some(outcome) => Stage::Over {
                outcome: outcome.to_json().to_string(),
            },
            None => Stage::Closed,
        },
        rematch: None,
        origin: None,
        revision: 0,
        made_at: now,
        ended_at: Some(now),
    };
    Ok((table, entries))
}
