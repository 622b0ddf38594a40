use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::body::{Asked, Body};
use crate::{
    live,
    problem::{Problem, ProblemBody},
    server::{self, Server, Visitor},
};

/// Somebody who wants to be known.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct NewPerson {
    /// What you want to be called.
    name: String,
}

/// Somebody who is known.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct PersonBody {
    /// What you are called.
    name: String,
    /// Your secret, told once: send it as `Authorization: Bearer TOKEN`.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// Get to be known
#[utoipa::path(
    post,
    path = "/people",
    request_body = NewPerson,
    responses((status = 201, body = PersonBody), (status = 422, body = ProblemBody))
)]
pub(super) async fn sign_up(
    State(server): State<Server>,
    visitor: Visitor,
    Body(new): Body<NewPerson>,
) -> Result<(StatusCode, Json<PersonBody>), Problem> {
    let name = live::name(&new.name)?;
    let mut stranger = visitor.as_stranger();
    let person = stranger.or_new(&server, &name).await?;
    let token = stranger
        .fresh_token()
        .map(|token| token.expose().to_owned());
    let body = PersonBody {
        name: person.name,
        token,
    };
    Ok((StatusCode::CREATED, Json(body)))
}

/// Everything that is stored about you
#[utoipa::path(
    get,
    path = "/me/export",
    security(("token" = [])),
    responses((status = 200, body = Object), (status = 401, body = ProblemBody))
)]
pub(super) async fn export(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Json<Value>, Problem> {
    Ok(Json(server::about(&server, visitor.known()?).await?))
}

/// Your name, to be sure.
#[derive(Deserialize)]
pub(super) struct Sure {
    name: String,
}

/// Delete yourself, for good
#[utoipa::path(
    delete,
    path = "/me",
    params(("name" = String, Query, description = "your name, to be sure")),
    security(("token" = [])),
    responses(
        (status = 204, description = "nothing of you is left"),
        (status = 401, body = ProblemBody),
        (status = 422, body = ProblemBody),
    )
)]
pub(super) async fn delete(
    State(server): State<Server>,
    visitor: Visitor,
    Asked(sure): Asked<Sure>,
) -> Result<StatusCode, Problem> {
    server::delete_person(&server, visitor.known()?, &sure.name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Who you are
#[utoipa::path(
    get,
    path = "/me",
    security(("token" = [])),
    responses((status = 200, body = PersonBody), (status = 401, body = ProblemBody))
)]
pub(super) async fn me(visitor: Visitor) -> Result<Json<PersonBody>, Problem> {
    Ok(Json(PersonBody {
        name: visitor.known()?.name.clone(),
        token: None,
    }))
}
