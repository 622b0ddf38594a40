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
    body::{Asked, Body, seat},
    facts::TableBody,
};
use crate::{
    live::{self, Arrival, Given, Grace, Pace, Settings, StandIn},
    problem::{Problem, ProblemBody},
    server::{self, Seating, Server, Visitor, Wanted, Wish, wrong_number},
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
    /// How long somebody whose turn it is may be away before a bot may play for them.
    #[serde(default)]
    grace: Grace,
    /// The least level of that bot.
    #[serde(default)]
    stand_in: StandIn,
    /// Whether seats are drawn by lot at the start.
    #[serde(default)]
    shuffle_seats: bool,
    /// The seed of all chance: a number, or 64 hexadecimal digits. Drawn if nothing is said.
    #[schema(value_type = Option<Object>)]
    seed: Option<Seed>,
    /// Whether a `seed` is to be taken although others may sit down: everybody is told, and
    /// has to agree.
    #[serde(default)]
    chosen_deal: bool,
}

/// Who sits down where.
#[derive(Deserialize, Default, utoipa::ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Joining {
    /// The number of a seat; the first that is open if nothing is said.
    seat: Option<usize>,
    /// What you promise to add to the deal: the hash of a secret, as docs/fair-deal.md says.
    commitment: Option<String>,
    /// That it is all right with you that whoever made the table chose the seed.
    accept_chosen_deal: bool,
}

/// What you promise to add to the deal.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Promising {
    /// The hash of a secret, as docs/fair-deal.md says.
    commitment: String,
}

/// What you promised to add to the deal.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Revealing {
    /// The secret: 64 hexadecimal digits.
    share: String,
}

/// What a rematch may be asked for with.
#[derive(Deserialize)]
pub(super) struct AskingAgain {
    commitment: Option<String>,
}

/// For whom a bot plays.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct StandingIn {
    /// The number of the seat.
    seat: usize,
    /// How well the bot plays; what the host chose, at least.
    level: Option<StandIn>,
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
    let game = live::known(&new.game)?;
    if new.seats.is_empty() || new.seats.len() > engine::MAX_SEATS {
        return Err(wrong_number(game));
    }
    let wanted = Wanted {
        game: new.game,
        seats: new.seats.iter().map(|text| Seating::read(text)).collect(),
        rules: Given::Values(new.options),
        listed: new.listed,
        settings: Settings {
            spectators: new.spectators.unwrap_or(true),
            pace: new.pace,
            grace: new.grace,
            stand_in: new.stand_in,
        },
        order: if new.shuffle_seats {
            Order::Random
        } else {
            Order::AsSeated
        },
        seed: new.seed,
        chosen_deal: new.chosen_deal,
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
    let arrival = Arrival {
        person: &person.id,
        name: &person.name,
        seat: seat(joining.seat)?,
        commitment: joining.commitment.as_deref(),
        accepts_chosen_deal: joining.accept_chosen_deal,
    };
    table.join(arrival).await?;
    body(&server, &visitor, &id).await
}

/// Promise to add a secret to the deal, before the game begins
#[utoipa::path(
    post,
    path = "/tables/{table}/commitment",
    params(("table" = String, Path, description = "the id of a table")),
    security(("token" = [])),
    request_body = Promising,
    responses((status = 200, body = TableBody), (status = 422, body = ProblemBody))
)]
pub(super) async fn commit(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(promising): Body<Promising>,
) -> Result<Json<TableBody>, Problem> {
    let person = known(&server, &visitor, Wish::Act)?;
    let id = TableId::from(id);
    let table = server.tables().table(&id).await?;
    table.commit(&person.id, &promising.commitment).await?;
    body(&server, &visitor, &id).await
}

/// Reveal the secret you promised; with the last one the game begins
#[utoipa::path(
    post,
    path = "/tables/{table}/share",
    params(("table" = String, Path, description = "the id of a table")),
    security(("token" = [])),
    request_body = Revealing,
    responses((status = 200, body = TableBody), (status = 422, body = ProblemBody))
)]
pub(super) async fn reveal(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(revealing): Body<Revealing>,
) -> Result<Json<TableBody>, Problem> {
    let person = known(&server, &visitor, Wish::Act)?;
    let id = TableId::from(id);
    let table = server.tables().table(&id).await?;
    table.reveal(&person.id, &revealing.share).await?;
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

/// Let a bot play for somebody who is away, or for you
#[utoipa::path(
    post,
    path = "/tables/{table}/stand-in",
    params(("table" = String, Path, description = "the id of a table")),
    security(("token" = [])),
    request_body = StandingIn,
    responses(
        (status = 200, body = TableBody),
        (status = 403, body = ProblemBody),
        (status = 422, description = "they are not away, or not for long", body = ProblemBody),
    )
)]
pub(super) async fn stand_in(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(wanted): Body<StandingIn>,
) -> Result<Json<TableBody>, Problem> {
    let person = known(&server, &visitor, Wish::Act)?;
    let id = TableId::from(id);
    let table = server.tables().table(&id).await?;
    let number = seat(Some(wanted.seat))?.ok_or(Problem::Broken)?;
    let level = wanted.level.map(StandIn::word);
    table.hand_over(&person.id, number, level).await?;
    body(&server, &visitor, &id).await
}

/// Take your seats back from bots that play for you
#[utoipa::path(
    post,
    path = "/tables/{table}/take-back",
    params(("table" = String, Path, description = "the id of a table")),
    security(("token" = [])),
    responses((status = 200, body = TableBody), (status = 422, body = ProblemBody))
)]
pub(super) async fn take_back(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<TableBody>, Problem> {
    let person = known(&server, &visitor, Wish::Act)?;
    let id = TableId::from(id);
    let table = server.tables().table(&id).await?;
    table.take_back(&person.id).await?;
    body(&server, &visitor, &id).await
}

/// Ask for a rematch
#[utoipa::path(
    post,
    path = "/tables/{table}/rematch",
    params(
        ("table" = String, Path, description = "the id of a table"),
        ("commitment" = Option<String>, Query, description = "what you promise to add to the next deal"),
    ),
    security(("token" = [])),
    responses((status = 200, body = RematchBody), (status = 403, body = ProblemBody))
)]
pub(super) async fn rematch(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(again): Asked<AskingAgain>,
) -> Result<Json<RematchBody>, Problem> {
    let person = known(&server, &visitor, Wish::Table)?;
    let table = server.tables().table(&id.into()).await?;
    let next = server::again(&server, &table, &person.id, again.commitment.as_deref()).await?;
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
