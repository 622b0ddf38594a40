//! Reminders as people set them: browsers that are pushed to, and an address for mails.

use i18n::spoken;
use std::time::Duration;

use axum::{
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse as _, Redirect, Response},
};
use sha2::{Digest as _, Sha256};
use store::{Browser, Digest, Mailbox, Moment};

use super::{Server, Token, Visitor, Wish, fields::Fields};
use crate::{
    live,
    pages::{self, MailPage, assets},
    problem::Problem,
    remind::{BrowserKeys, Endpoint, Letter, read_address},
    words::{problems, reminders as words},
};

/// How long a link that confirms an address is good.
const LINK: Duration = Duration::from_hours(24);

/// How many such links a day one person gets.
const LINKS_BY_PERSON: u32 = 5;

/// How many go to one address.
const LINKS_TO_ADDRESS: u32 = 3;

/// How many the whole server sends.
const LINKS: u32 = 500;

/// How a person is reminded, for the settings.
pub(super) async fn reminders(
    server: &Server,
    visitor: &Visitor,
) -> Result<pages::Reminders, Problem> {
    let Some(person) = &visitor.person else {
        return Ok(pages::Reminders {
            devices: 0,
            mail: None,
        });
    };
    let mail = match &server.reminders().config.mailer {
        None => None,
        Some(_) => Some(match server.store().mailbox(&person.id).await? {
            None => pages::Mail::Off,
            Some(mailbox) if mailbox.confirmed => pages::Mail::On(mailbox.address),
            Some(mailbox) => pages::Mail::Asked(mailbox.address),
        }),
    };
    Ok(pages::Reminders {
        devices: server.store().browsers(&person.id).await?.len(),
        mail,
    })
}

/// The script that shows reminders. It may act for all pages, since it is at the top.
pub(super) async fn worker() -> Result<Response, Problem> {
    let worker = assets::worker().ok_or(Problem::NoPage)?;
    let headers = [
        (header::CONTENT_TYPE, worker.media),
        // Browsers look for a new one when they like.
        (header::CACHE_CONTROL, "no-cache"),
    ];
    Ok((headers, worker.bytes).into_response())
}

/// The key by which browsers know whose messages to take.
pub(super) async fn key(State(server): State<Server>) -> Result<String, Problem> {
    let signer = server.reminders().signer(server.store()).await?;
    Ok(signer.public().to_owned())
}

/// Reminds through this browser from now on.
pub(super) async fn add_device(
    State(server): State<Server>,
    visitor: Visitor,
    fields: Fields,
) -> Result<StatusCode, Problem> {
    let person = visitor.known()?;
    let token = visitor.token.as_ref().ok_or(Problem::Stranger)?;
    server.limits().wish(&person.id, Wish::Table)?;
    let (key, secret) = (fields.needed("key")?, fields.needed("secret")?);
    let endpoint = fields.needed("endpoint")?;
    let allow_loopback = server.reminders().config.push_to_loopback;
    if Endpoint::read(endpoint, allow_loopback).is_none()
        || BrowserKeys::read(key, secret).is_none()
    {
        let words = problems::NOT_PUSHED_THERE;
        return Err(Problem::unusable(words));
    }
    let device = Browser {
        endpoint: endpoint.to_owned(),
        key: key.to_owned(),
        secret: secret.to_owned(),
        language: spoken().tag().to_owned(),
    };
    let (store, now) = (server.store(), Moment::now());
    store
        .add_browser(&person.id, &token.digest(), &device, now)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tells a browser whether its person is reminded through it.
pub(super) async fn know_device(
    State(server): State<Server>,
    visitor: Visitor,
    fields: Fields,
) -> Result<StatusCode, Problem> {
    let Some(person) = &visitor.person else {
        return Ok(StatusCode::NOT_FOUND);
    };
    let (endpoint, language) = (fields.needed("endpoint")?, spoken().tag());
    let known = (server.store()).renew_browser(&person.id, endpoint, language);
    Ok(if known.await? {
        StatusCode::NO_CONTENT
    } else {
        StatusCode::NOT_FOUND
    })
}

/// Reminds through this browser no more. Only the browser knows the endpoint.
pub(super) async fn stop_device(
    State(server): State<Server>,
    fields: Fields,
) -> Result<StatusCode, Problem> {
    server
        .store()
        .forget_browser(fields.needed("endpoint")?)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Reminds through no browser any more.
pub(super) async fn stop_devices(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Redirect, Problem> {
    server.store().forget_browsers(&visitor.known()?.id).await?;
    Ok(Redirect::to("/settings#reminders"))
}

/// Takes an address, and sends a link there that confirms it.
pub(super) async fn ask_mail(
    State(server): State<Server>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Redirect, Problem> {
    let person = visitor.known()?;
    let mailer = &server.reminders().config.mailer;
    let mailer = mailer.as_ref().ok_or(Problem::NoPage)?;
    let address = read_address(fields.needed("address")?)
        .ok_or_else(|| Problem::unusable(problems::NO_MAILS_THERE))?;
    let (store, now) = (server.store(), Moment::now());
    // Who asks from where is not written down.
    server.limits().person(visitor.address)?;
    let known_as = live::hexadecimal(&Sha256::digest(address.as_bytes()));
    for (name, most) in [
        (format!("links for {}", person.id), LINKS_BY_PERSON),
        (format!("links to {known_as}"), LINKS_TO_ADDRESS),
        ("links".to_owned(), LINKS),
    ] {
        if !store.count_today(&name, most, now).await? {
            return Err(Problem::crowded(problems::ENOUGH_LINKS));
        }
    }
    let code = Token::random()?;
    let mailbox = Mailbox {
        address,
        confirmed: false,
        language: spoken().tag().to_owned(),
        stop: Token::random()?.expose().to_owned(),
    };
    let digest = code.digest();
    (store.ask_mailbox(&person.id, &mailbox, &digest, now + LINK, now)).await?;
    let home = server.public_url();
    let link = format!("{home}/reminders/mail/{}", code.expose());
    let (before, after) = (words::say::confirm_mail(home), words::CONFIRM_ELSE);
    let text = format!("{before}\n\n{link}\n\n{after}\n");
    let letter = Letter {
        to: &mailbox.address,
        subject: words::CONFIRM_SUBJECT.text(),
        text: &text,
        stop: None,
        host: &server.host(),
    };
    if let Err(reason) = mailer.send(&letter).await {
        tracing::warn!(reason, "a mail could not be sent");
        let words = problems::MAIL_NOT_SENT;
        return Err(Problem::unusable(words));
    }
    Ok(Redirect::to("/settings#reminders"))
}

/// Forgets the visitor's address.
pub(super) async fn forget_mail(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Redirect, Problem> {
    server.store().forget_mailbox(&visitor.known()?.id).await?;
    Ok(Redirect::to("/settings#reminders"))
}

/// Asks before an address is confirmed.
pub(super) async fn confirm_page(visitor: Visitor) -> Response {
    MailPage::Confirm.full(visitor.name()).into_response()
}

/// Confirms an address.
pub(super) async fn confirm(
    State(server): State<Server>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let used_up = || Problem::unusable(problems::LINK_USED_UP);
    let link: Digest = Token::read(&code).ok_or_else(used_up)?.digest();
    let confirmed = server.store().confirm_mailbox(&link, Moment::now()).await?;
    if !confirmed {
        return Err(used_up());
    }
    Ok(MailPage::Confirmed.full(visitor.name()).into_response())
}

/// Asks before mails are ended.
pub(super) async fn stop_page(visitor: Visitor) -> Response {
    MailPage::Stop.full(visitor.name()).into_response()
}

/// Ends mails: by the button of the page, or by that of a mail program (RFC 8058), which
/// sends the same. Whoever does it twice is told the same twice.
pub(super) async fn stop_mail(
    State(server): State<Server>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let known = server.store().stop_mail(&code).await?;
    tracing::debug!(known, "mails were ended");
    Ok(MailPage::Stopped.full(visitor.name()).into_response())
}
