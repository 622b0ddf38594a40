use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use engine::Seed;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::{Order, Page, TableId, Which};

use super::{
    body::{Body, seat},
    facts::TableBody,
};
use crate::{
    live::{self, Given, Pace, Settings},
    problem::{Problem, ProblemBody},
    server::{self, Seating, Server, Visitor, Wanted, Wish},
};

/// How many tables a list has.
const MANY: u32 = 100;

/// A table you want.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// The id of a game.
    game: String,
    /// Who sits where: `me`, `open`, or the level of a bot. You may sit in several seats.
    seats: Vec<String>,
    /// House rules.
    #[serde(default)]
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// Whether the lobby lists it.
    #[serde(default)]
    listed: bool,
    /// Whether people may watch; they may if nothing is said.
    spectators: Option<bool>,
    /// How fast bots play.
    #[serde(default)]
    pace: Pace,
    /// Whether seats are drawn by lot at the start.
    #[serde(default)]
    shuffle_seats: bool,
    /// The seed of all chance: a number, or 64 hexadecimal digits. Drawn if nothing is said.
    #[schema(value_type = Option<Object>)]
    seed: Option<Seed>,
}

/// Who sits down where.
#[derive(Deserialize, Default, utoipa::ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Joining {
    /// The number of a seat; the first that is open if nothing is said.
    seat: Option<usize>,
}

/// A rematch, if everybody wants one.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct RematchBody {
    /// The new table; nothing while others have not asked for it.
    table: Option<String>,
}

/// Tables in the lobby
#[utoipa::path(get, path = "/tables", responses((status = 200, body = Vec<TableBody>)))]
pub(super) async fn list(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Json<Vec<TableBody>>, Problem> {
    let mut tables = Vec::new();
    for which in [Which::Gathering, Which::Playing] {
        for listing in server.store().list(&which, &Page::first(MANY)).await? {
            if !live::may_see_listed(&listing, visitor.person.as_ref()) {
                continue;
            }
            let facts = live::Facts::listed(listing, visitor.person.as_ref());
            tables.push(TableBody::new(&facts, &visitor.base_url));
        }
    }
    Ok(Json(tables))
}

/// Your unfinished tables, those that wait for you first
#[utoipa::path(
    get,
    path = "/me/tables",
    security(("token" = [])),
    responses((status = 200, body = Vec<TableBody>), (status = 401, body = ProblemBody))
)]
pub(super) async fn mine(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Json<Vec<TableBody>>, Problem> {
    let person = visitor.known()?;
    let listings = server.store().tables_of(&person.id, MANY).await?;
    let facts = listings
        .into_iter()
        .map(|listing| live::Facts::listed(listing, Some(person)));
    let tables = facts.map(|facts| TableBody::new(&facts, &visitor.base_url));
    Ok(Json(tables.collect()))
}

/// Make a table; if no seat is open, the game begins
#[utoipa::path(
    post,
    path = "/tables",
    security(("token" = [])),
    request_body = NewTable,
    responses(
        (status = 201, body = TableBody),
        (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody),
    )
)]
pub(super) async fn make(
    State(server): State<Server>,
    visitor: Visitor,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableBody>), Problem> {
    let person = visitor.known()?;
    live::known(&new.game)?;
    if new.seats.is_empty() || new.seats.len() > engine::MAX_SEATS {
        return Err(Problem::Unusable("So many cannot play.".to_owned()));
    }
    let wanted = Wanted {
        game: new.game,
        seats: new.seats.iter().map(|text| Seating::read(text)).collect(),
        rules: Given::Values(new.options),
        listed: new.listed,
        settings: Settings {
            spectators: new.spectators.unwrap_or(true),
            pace: new.pace,
        },
        order: if new.shuffle_seats {
            Order::Random
        } else {
            Order::AsSeated
        },
        seed: new.seed,
    };
    let id = server::create(&server, person, &wanted).await?;
    Ok((StatusCode::CREATED, body(&server, &visitor, &id).await?))
}

/// One table
#[utoipa::path(
    get,
    path = "/tables/{table}",
    params(("table" = String, Path, description = "the id of a table")),
    responses((status = 200, body = TableBody), (status = 404, body = ProblemBody))
)]
pub(super) async fn table(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<TableBody>, Problem> {
    body(&server, &visitor, &id.into()).await
}

/// Delete the game of a table that you made, when it is over
#[utoipa::path(
    delete,
    path = "/tables/{table}",
    params(("table" = String, Path, description = "the id of a table")),
    security(("token" = [])),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody))
)]
pub(super) async fn delete(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<StatusCode, Problem> {
    let person = known(&server, &visitor, Wish::Act)?;
    server.delete(&person.id, &id.into()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sit down; the game begins when the last open seat is taken
#[utoipa::path(
    post,
    path = "/tables/{table}/seats",
    params(("table" = String, Path, description = "the id of a table")),
    security(("token" = [])),
    request_body = Joining,
    responses((status = 200, body = TableBody), (status = 422, body = ProblemBody))
)]
pub(super) async fn join(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(joining): Body<Joining>,
) -> Result<Json<TableBody>, Problem> {
    let person = known(&server, &visitor, Wish::Act)?;
    let id = TableId::from(id);
    let table = server.tables().table(&id).await?;
    table
        .join(&person.id, &person.name, seat(joining.seat)?)
        .await?;
    body(&server, &visitor, &id).await
}

/// Begin; bots take the open seats
#[utoipa::path(
    post,
    path = "/tables/{table}/start",
    params(("table" = String, Path, description = "the id of a table")),
    security(("token" = [])),
    responses((status = 200, body = TableBody), (status = 403, body = ProblemBody))
)]
pub(super) async fn start(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<TableBody>, Problem> {
    let person = known(&server, &visitor, Wish::Act)?;
    let id = TableId::from(id);
    server.tables().table(&id).await?.start(&person.id).await?;
    body(&server, &visitor, &id).await
}

/// Ask for a rematch
#[utoipa::path(
    post,
    path = "/tables/{table}/rematch",
    params(("table" = String, Path, description = "the id of a table")),
    security(("token" = [])),
    responses((status = 200, body = RematchBody), (status = 403, body = ProblemBody))
)]
pub(super) async fn rematch(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<RematchBody>, Problem> {
    let person = known(&server, &visitor, Wish::Table)?;
    let table = server.tables().table(&id.into()).await?;
    let next = server::again(&server, &table, &person.id).await?;
    Ok(Json(RematchBody {
        table: next.map(|next| next.to_string()),
    }))
}

/// Counts a wish of somebody who has to be known.
pub(super) fn known<'a>(
    server: &Server,
    visitor: &'a Visitor,
    wish: Wish,
) -> Result<&'a store::Person, Problem> {
    let person = visitor.known()?;
    server.limits().wish(&person.id, wish)?;
    Ok(person)
}

async fn body(
    server: &Server,
    visitor: &Visitor,
    id: &TableId,
) -> Result<Json<TableBody>, Problem> {
    let table = server.tables().table(id).await?;
    let reader = visitor.reader(None);
    table.glance(&reader).await;
    let facts = table.facts(&reader).await?;
    Ok(Json(TableBody::new(&facts, &visitor.base_url)))
}
