//! Who somebody is: a name, and a link to be the same person on another device.

use std::time::Duration;

use axum::{
    extract::{Path, State},
    response::{IntoResponse as _, Redirect, Response},
};
use store::Moment;

use super::{Server, Token, Visitor, Wish, fields::Fields};
use crate::{live, pages, problem::Problem};

/// How long a link to another device works.
const RECOVERY: Duration = Duration::from_hours(1);

pub(super) async fn settings(visitor: Visitor) -> Response {
    let page = pages::Settings {
        me: visitor.name(),
        recovery: None,
    };
    page.full().into_response()
}

/// Takes another name, and makes a person of a stranger.
pub(super) async fn rename(
    State(server): State<Server>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let name = live::name(fields.text("name").unwrap_or_default())?;
    let person = visitor.or_new(&server, &name).await?;
    server.limits().wish(&person.id, Wish::Act)?;
    Ok(visitor.answer(&server, Redirect::to("/settings")))
}

/// Shows a link that makes another device this person's.
pub(super) async fn offer_recovery(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let person = visitor.known()?;
    server.limits().wish(&person.id, Wish::Table)?;
    let code = Token::random()?;
    let until = Moment::now() + RECOVERY;
    server
        .store()
        .offer_recovery(&person.id, &code.digest(), until)
        .await?;
    let link = format!("{}/recover/{}", visitor.base_url, code.expose());
    let page = pages::Settings {
        me: visitor.name(),
        recovery: Some(&link),
    };
    Ok(page.full().into_response())
}

/// Asks before a link is used up: programs that preview links must not.
pub(super) async fn confirm_recovery(
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let code = Token::read(&code).ok_or_else(used_up)?;
    let page = pages::Recover {
        code: code.expose(),
        me: visitor.name(),
    };
    Ok(page.full().into_response())
}

/// Uses a link up: this device is that person's from now on.
pub(super) async fn recover(
    State(server): State<Server>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    server.limits().person(visitor.address)?;
    let code = Token::read(fields.needed("code")?).ok_or_else(used_up)?;
    let token = Token::random()?;
    let found = server
        .store()
        .recover(&code.digest(), &token.digest(), Moment::now())
        .await?;
    visitor.become_person(found.ok_or_else(used_up)?, token);
    Ok(visitor.answer(&server, Redirect::to("/mine")))
}

fn used_up() -> Problem {
    Problem::Unusable("This link was used already, or is too old.".to_owned())
}
