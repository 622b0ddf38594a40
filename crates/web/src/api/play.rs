use axum::{
    Json,
    extract::{Path, State},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    body::{Asked, Body, WhichSeat, seat},
    tables::known,
};
use crate::{
    live::{Decision, Done, RuleText},
    problem::{Problem, ProblemBody},
    server::{Server, Visitor, Wish},
};
use board::Choice;

/// A position as you see it.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct ViewBody {
    /// How many decisions led there.
    pub(super) ply: usize,
    /// The position in the notation of the game, `null` where you may not look.
    #[schema(value_type = Object)]
    pub(super) view: Value,
}

/// What you may do.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct ActionsBody {
    /// The ply to answer.
    ply: usize,
    /// The actions; none if you are not to act.
    actions: Vec<ActionBody>,
}

/// Something you may do.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct ActionBody {
    /// What to send.
    action: String,
    /// What it means.
    label: String,
    /// What it would cost or bring, as far as that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    preview: Option<String>,
}

impl ActionsBody {
    pub(super) fn new(ply: usize, choices: Vec<Choice>) -> ActionsBody {
        let actions = choices.into_iter().map(|choice| ActionBody {
            action: choice.text,
            label: choice.label,
            preview: choice.preview,
        });
        ActionsBody {
            ply,
            actions: actions.collect(),
        }
    }
}

/// A question.
#[derive(Deserialize)]
pub(super) struct WhyAsked {
    action: String,
    seat: Option<usize>,
}

/// Whether something is possible.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct WhyBody {
    /// Whether it is.
    allowed: bool,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
    /// The rules that say so.
    rules: Vec<RuleText>,
}

/// A decision.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Deciding {
    /// The ply you answer.
    ply: usize,
    /// What you do.
    action: String,
    /// Any text by which you know this decision; sent again, it changes nothing.
    key: Option<String>,
    /// Your seat, if you have several.
    seat: Option<usize>,
}

/// Taking back.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TakingBack {
    /// The ply you see.
    ply: usize,
    /// Any text by which you know this; sent again, it changes nothing.
    key: Option<String>,
    /// Your seat, if you have several.
    seat: Option<usize>,
}

/// What came of it.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct DoneBody {
    /// Whether it had been done before, with the same key.
    repeated: bool,
}

impl From<Done> for DoneBody {
    fn from(done: Done) -> DoneBody {
        DoneBody {
            repeated: done == Done::Before,
        }
    }
}

/// Something to say.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Saying {
    /// What.
    text: String,
    /// Any text by which you know this; the same words sent again with it are said
    /// once.
    key: Option<String>,
}

/// Something that was said.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct LineBody {
    /// Its number.
    number: u64,
    /// Who said it.
    name: String,
    /// The seat of who said it; nothing if they only watch.
    seat: Option<usize>,
    /// What.
    text: String,
}

/// The position as you see it
#[utoipa::path(
    get,
    path = "/tables/{table}/view",
    params(
        ("table" = String, Path, description = "the id of a table"),
        ("seat" = Option<usize>, Query, description = "your seat, if you have several"),
    ),
    responses((status = 200, body = ViewBody), (status = 404, body = ProblemBody))
)]
pub(super) async fn view(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(which): Asked<WhichSeat>,
) -> Result<Json<ViewBody>, Problem> {
    let table = server.tables().table(&id.into()).await?;
    let reader = visitor.reader(which.seat()?);
    table.glance(&reader).await;
    let (ply, view) = table.view(&reader).await?;
    Ok(Json(ViewBody { ply, view }))
}

/// What you may do now
#[utoipa::path(
    get,
    path = "/tables/{table}/actions",
    params(
        ("table" = String, Path, description = "the id of a table"),
        ("seat" = Option<usize>, Query, description = "your seat, if you have several"),
    ),
    security(("token" = [])),
    responses((status = 200, body = ActionsBody), (status = 403, body = ProblemBody))
)]
pub(super) async fn actions(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(which): Asked<WhichSeat>,
) -> Result<Json<ActionsBody>, Problem> {
    let table = server.tables().table(&id.into()).await?;
    let reader = visitor.reader(which.seat()?);
    table.glance(&reader).await;
    let (ply, choices) = table.legal(&reader).await?;
    Ok(Json(ActionsBody::new(ply, choices)))
}

/// Why something is not possible, or that it is
#[utoipa::path(
    get,
    path = "/tables/{table}/why",
    params(
        ("table" = String, Path, description = "the id of a table"),
        ("action" = String, Query, description = "an action in the notation of the game"),
        ("seat" = Option<usize>, Query, description = "your seat, if you have several"),
    ),
    security(("token" = [])),
    responses((status = 200, body = WhyBody), (status = 403, body = ProblemBody))
)]
pub(super) async fn why(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(asked): Asked<WhyAsked>,
) -> Result<Json<WhyBody>, Problem> {
    known(&server, &visitor, Wish::Act)?;
    let table = server.tables().table(&id.into()).await?;
    let refused = table
        .why_not(&visitor.reader(seat(asked.seat)?), &asked.action)
        .await?;
    Ok(Json(match refused {
        None => WhyBody {
            allowed: true,
            message: None,
            rules: Vec::new(),
        },
        Some(refused) => WhyBody {
            allowed: false,
            message: Some(refused.words.to_string()),
            rules: refused.rules,
        },
    }))
}

/// Act
#[utoipa::path(
    post,
    path = "/tables/{table}/moves",
    params(("table" = String, Path, description = "the id of a table")),
    security(("token" = [])),
    request_body = Deciding,
    responses(
        (status = 200, body = DoneBody),
        (status = 409, description = "the table has moved on", body = ProblemBody),
        (status = 422, description = "the rules do not allow it", body = ProblemBody),
    )
)]
pub(super) async fn act(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(deciding): Body<Deciding>,
) -> Result<Json<DoneBody>, Problem> {
    known(&server, &visitor, Wish::Act)?;
    let table = server.tables().table(&id.into()).await?;
    let reader = visitor.reader(seat(deciding.seat)?);
    table.glance(&reader).await;
    // To the end, even if whoever asked has left.
    let acting = tokio::spawn(async move {
        let decision = Decision {
            ply: deciding.ply,
            action: &deciding.action,
            key: deciding.key.as_deref(),
        };
        table.act(&reader, &decision).await
    });
    let done = acting.await.map_err(|_| Problem::Broken)??;
    Ok(Json(done.into()))
}

/// Take your last move back, if nobody learned anything by it
#[utoipa::path(
    post,
    path = "/tables/{table}/undo",
    params(("table" = String, Path, description = "the id of a table")),
    security(("token" = [])),
    request_body = TakingBack,
    responses((status = 200, body = DoneBody), (status = 422, body = ProblemBody))
)]
pub(super) async fn undo(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(taking): Body<TakingBack>,
) -> Result<Json<DoneBody>, Problem> {
    known(&server, &visitor, Wish::Act)?;
    let table = server.tables().table(&id.into()).await?;
    let reader = visitor.reader(seat(taking.seat)?);
    let undoing =
        tokio::spawn(async move { table.undo(&reader, taking.ply, taking.key.as_deref()).await });
    let done = undoing.await.map_err(|_| Problem::Broken)??;
    Ok(Json(done.into()))
}

/// Give up
#[utoipa::path(
    post,
    path = "/tables/{table}/resign",
    params(
        ("table" = String, Path, description = "the id of a table"),
        ("seat" = Option<usize>, Query, description = "your seat, if you have several"),
    ),
    security(("token" = [])),
    responses((status = 200, body = DoneBody), (status = 422, body = ProblemBody))
)]
pub(super) async fn resign(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(which): Asked<WhichSeat>,
) -> Result<Json<DoneBody>, Problem> {
    known(&server, &visitor, Wish::Act)?;
    let table = server.tables().table(&id.into()).await?;
    let reader = visitor.reader(which.seat()?);
    let resigning = tokio::spawn(async move { table.resign(&reader).await });
    resigning.await.map_err(|_| Problem::Broken)??;
    Ok(Json(DoneBody { repeated: false }))
}

/// Say something
#[utoipa::path(
    post,
    path = "/tables/{table}/chat",
    params(("table" = String, Path, description = "the id of a table")),
    security(("token" = [])),
    request_body = Saying,
    responses((status = 200, body = DoneBody), (status = 422, body = ProblemBody))
)]
pub(super) async fn say(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(saying): Body<Saying>,
) -> Result<Json<DoneBody>, Problem> {
    let person = known(&server, &visitor, Wish::Line)?;
    let table = server.tables().table(&id.into()).await?;
    let done = table
        .say(person, &saying.text, saying.key.as_deref())
        .await?;
    Ok(Json(done.into()))
}

/// What was said
#[utoipa::path(
    get,
    path = "/tables/{table}/chat",
    params(("table" = String, Path, description = "the id of a table")),
    responses((status = 200, body = Vec<LineBody>), (status = 404, body = ProblemBody))
)]
pub(super) async fn chat(
    State(server): State<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<Vec<LineBody>>, Problem> {
    let table = server.tables().table(&id.into()).await?;
    let lines = table.lines(&visitor.reader(None)).await?;
    let lines = lines.into_iter().map(|line| LineBody {
        number: line.number,
        name: line.said.name,
        seat: line.said.seat.map(engine::Seat::index),
        text: line.said.words,
    });
    Ok(Json(lines.collect()))
}
