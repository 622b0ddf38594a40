//! Middleware: finds out who asks, and lets them see the table they ask about, or not.

use axum::{
    RequestPartsExt as _,
    extract::{RawPathParams, Request, State},
    http::{header, request::Parts},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use store::TableId;

use super::{Problem, Server, Visitor, outdated};

/// The one door to everything about tables. Every address with a `{table}` in it passes here,
/// before its handler has read anything, so that a new one cannot forget to ask.
pub(super) async fn admit(State(server): State<Server>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    match enter(&server, &mut parts).await {
        Ok(Entered::Visitor(visitor)) => {
            let cookies = visitor.renew(&server, &parts.headers).await;
            parts.extensions.insert(visitor);
            let mut response = next.run(Request::from_parts(parts, body)).await;
            // Unless the answer has something newer to say.
            if !response.headers().contains_key(header::SET_COOKIE) {
                for cookie in cookies {
                    response.headers_mut().append(header::SET_COOKIE, cookie);
                }
            }
            response
        }
        Ok(Entered::Answered(answer)) => answer,
        Err(problem) => problem.into_response(),
    }
}

/// What came of asking at the door.
enum Entered {
    /// Somebody may go on.
    Visitor(Visitor),
    /// It is answered here.
    Answered(Response),
}

async fn enter(server: &Server, parts: &mut Parts) -> Result<Entered, Problem> {
    let visitor = Visitor::of(parts, server).await?;
    if let Some(id) = table_in(parts).await {
        match server.tables().table(&id).await {
            Ok(table) => table.admit(visitor.person.as_ref()).await?,
            Err(Problem::Outdated) => {
                let answer = outdated::answer(server, &visitor, &id, parts).await?;
                return Ok(Entered::Answered(answer));
            }
            Err(problem) => return Err(problem),
        }
    }
    Ok(Entered::Visitor(visitor))
}

/// The table in the address of a request.
async fn table_in(parts: &mut Parts) -> Option<TableId> {
    // Where there is no page, there are no parameters either.
    let params = parts.extract::<RawPathParams>().await.ok()?;
    let (_, table) = params.iter().find(|(name, _)| *name == "table")?;
    Some(TableId::from(table))
}
