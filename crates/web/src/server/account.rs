//! Who somebody is: a name, and a link to be the same person on another device.

use std::time::Duration;

use axum::{
    extract::{Path, State},
    response::{IntoResponse as _, Redirect, Response},
};
use store::Moment;

use super::{Server, Token, Visitor, Wish, fields::Fields, remind::reminders};
use crate::{live, pages, problem::Problem, webauthn::Site, words::problems};

/// How long a link to another device works.
const RECOVERY: Duration = Duration::from_hours(1);

pub(super) async fn settings(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    settings_page(&server, &visitor, None).await
}

/// The settings, with a link for another device if one was asked for.
async fn settings_page(
    server: &Server,
    visitor: &Visitor,
    link: Option<&str>,
) -> Result<Response, Problem> {
    let mut page = pages::Settings {
        me: visitor.name(),
        known: visitor.person.is_some(),
        recovery: link,
        recovery_until: None,
        devices: Vec::new(),
        passkeys: Vec::new(),
        has_passkeys: Site::of(&visitor.base_url).is_some(),
        reminders: reminders(server, visitor).await?,
    };
    if let Some(person) = &visitor.person {
        let store = server.store();
        page.recovery_until = store.recovery_until(&person.id, Moment::now()).await?;
        page.passkeys = store.passkeys(&person.id).await?;
        let here = visitor.device.as_ref().map(|device| &device.id);
        page.devices = (store.devices(&person.id).await?.into_iter())
            .map(|device| (here == Some(&device.id), device))
            .collect();
    }
    Ok(page.full().into_response())
}

/// The ways in for whoever is not known in this browser.
pub(super) async fn come_back(visitor: Visitor) -> Response {
    let are_possible = Site::of(&visitor.base_url).is_some();
    pages::come_back(visitor.name(), are_possible).into_response()
}

/// What is stored, in plain words.
pub(super) async fn privacy(visitor: Visitor) -> Response {
    pages::privacy(visitor.name()).into_response()
}

/// Signs out a device: another one, this one, or all.
pub(super) async fn sign_out(
    State(server): State<Server>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let person = visitor.known()?;
    server.limits().wish(&person.id, Wish::Act)?;
    let device = fields.needed("device")?;
    if device == "all" {
        server.store().sign_out_everywhere(&person.id).await?;
        return Ok(Visitor::goodbye(Redirect::to("/settings")));
    }
    server.store().sign_out(&person.id, device).await?;
    let here = visitor.device.as_ref().map(|device| &*device.id);
    let answer = Redirect::to("/settings");
    if here == Some(device) {
        return Ok(Visitor::goodbye(answer));
    }
    Ok(answer.into_response())
}

/// Makes the link for another device worthless.
pub(super) async fn cancel_recovery(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Redirect, Problem> {
    let person = visitor.known()?;
    server.limits().wish(&person.id, Wish::Act)?;
    server.store().cancel_recovery(&person.id).await?;
    Ok(Redirect::to("/settings"))
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
    settings_page(&server, &visitor, Some(&link)).await
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
    let digest = token.digest();
    let found = server
        .store()
        .recover(&code.digest(), visitor.new_device(&digest), Moment::now())
        .await?;
    visitor.become_person(found.ok_or_else(used_up)?, token);
    Ok(visitor.answer(&server, Redirect::to("/mine")))
}

fn used_up() -> Problem {
    Problem::unusable(problems::LINK_USED_UP)
}
