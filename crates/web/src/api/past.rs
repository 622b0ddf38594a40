use axum::{
    Json,
    extract::{Path, State},
    http::{StatusCode, header},
    response::IntoResponse,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    body::{Asked, Body, seat, viewer},
    tables::known,
};
use crate::{
    problem::{Problem, ProblemBody},
    server::{self, Company, Server, Visitor, Wish},
};

/// Which step, seen by whom.
#[derive(Deserialize)]
pub(super) struct StepAsked {
    ply: usize,
    r#as: Option<String>,
}

/// A step of a game.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct StepBody {
    /// How many decisions had been taken.
    ply: usize,
    /// The position in the notation of the game.
    #[schema(value_type = Object)]
    view: Value,
}

/// Where to play on.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Forking {
    /// After how many decisions.
    ply: u32,
    /// Where you sit; where the next decision is due if nothing is said.
    seat: Option<usize>,
}

/// A table that was made.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct MadeBody {
    /// Its id.
    table: String,
}

/// A step of a game: through your own eyes while it runs, through anybody's when it is over
#[utoipa::path(
    get,
    path = "/tables/{table}/replay",
    params(
        ("table" = String, Path, description = "the id of a table"),
        ("ply" = usize, Query, description = "after how many decisions"),
        ("as" = Option<String>, Query, description = "a seat, or `spectator`"),
    ),
    responses((status = 200, body = StepBody), (status = 403, body = ProblemBody))
)]
pub(super) async fn replay(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(asked): Asked<StepAsked>,
) -> Result<Json<StepBody>, Problem> {
    let table = server.tables().table(&id.into()).await?;
    let viewer = viewer(asked.r#as.as_deref())?;
    let view = table
        .view_at(&visitor.reader(None), asked.ply, viewer)
        .await?;
    Ok(Json(StepBody {
        ply: asked.ply,
        view,
    }))
}

/// The record of a game that is over
#[utoipa::path(
    get,
    path = "/tables/{table}/record",
    params(("table" = String, Path, description = "the id of a table")),
    responses(
        (status = 200, description = "a record, as docs/notation.md describes it", body = Object),
        (status = 403, body = ProblemBody),
    )
)]
pub(super) async fn record(
    State(server): State<Server>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let table = server.tables().table(&id.into()).await?;
    let file = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment"),
    ];
    Ok((file, table.record().await?))
}

/// Keep a record as a table that can be replayed and played on from
#[utoipa::path(
    post,
    path = "/records",
    security(("token" = [])),
    request_body(content = Object, description = "a record, as docs/notation.md describes it"),
    responses((status = 201, body = MadeBody), (status = 422, body = ProblemBody))
)]
pub(super) async fn upload(
    State(server): State<Server>,
    visitor: Visitor,
    Body(record): Body<Value>,
) -> Result<(StatusCode, Json<MadeBody>), Problem> {
    let person = known(&server, &visitor, Wish::Act)?;
    let table = server::keep(&server, person, record.to_string()).await?;
    let made = MadeBody {
        table: table.to_string(),
    };
    Ok((StatusCode::CREATED, Json(made)))
}

/// Play on from a step of a game that is over, against bots
#[utoipa::path(
    post,
    path = "/tables/{table}/fork",
    params(("table" = String, Path, description = "the id of a table")),
    security(("token" = [])),
    request_body = Forking,
    responses((status = 201, body = MadeBody), (status = 403, body = ProblemBody))
)]
pub(super) async fn fork(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(forking): Body<Forking>,
) -> Result<(StatusCode, Json<MadeBody>), Problem> {
    let person = visitor.known()?;
    let seat = seat(forking.seat)?;
    let table = server::play_on(
        &server,
        person,
        &id.into(),
        forking.ply,
        seat,
        Company::Bots,
    )
    .await?;
    let made = MadeBody {
        table: table.to_string(),
    };
    Ok((StatusCode::CREATED, Json(made)))
}
