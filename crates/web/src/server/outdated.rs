//! Tables that were played under rules of another version: nobody can play on, but they can be
//! closed, and what happened can be taken along.

use axum::{
    http::{Method, request::Parts},
    response::{IntoResponse as _, Redirect, Response},
};
use store::TableId;

use super::{Server, Visitor, replay::record_file};
use crate::{
    live::{self, Kept},
    pages,
    problem::Problem,
    words::problems,
};

/// What is answered to whoever asks for anything about such a table.
pub(super) async fn answer(
    server: &Server,
    visitor: &Visitor,
    id: &TableId,
    parts: &Parts,
) -> Result<Response, Problem> {
    let kept = Kept::read(server.store(), id).await?;
    kept.admit(visitor.person.as_ref())?;
    let path = parts.uri.path();
    let is_page = !path.starts_with("/api/");
    let table = kept.table();
    if path.ends_with("/record") && table.is_finished() {
        let record = kept.record().ok_or(Problem::Outdated)?;
        return record_file(&table.game, record.write());
    }
    let is_host = (visitor.person.as_ref()).is_some_and(|person| person.id == table.host);
    if path.ends_with("/close") && parts.method == Method::POST && is_page {
        if !is_host {
            return Err(Problem::not_yours(problems::ONLY_THE_HOST));
        }
        kept.close(server.store()).await?;
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    if !is_page {
        return Err(Problem::Outdated);
    }
    let entry = live::known(&table.game)?;
    let page = pages::Outdated {
        id: id.as_str(),
        title: entry.title,
        played: table.rules,
        known: entry.rules,
        finished: table.is_finished(),
        host: is_host,
        me: visitor.name(),
    };
    Ok((Problem::Outdated.status(), page.full()).into_response())
}
