//! Passkeys: keeping one, coming in with one, and forgetting one.

use std::time::Duration;

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse as _, Redirect, Response},
};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use store::{Ceremony, Digest, Moment, Passkey};

use super::{Server, Token, Visitor, Wish, fields::Fields};
use crate::{
    problem::Problem,
    webauthn::{self, ALGORITHMS, Fault, Proof, Site},
    words::problems,
};

/// How long somebody may take to answer a challenge.
const CHALLENGE: Duration = Duration::from_mins(5);

/// How many passkeys one person may have.
const PASSKEYS_PER_PERSON: usize = 20;

/// What a browser needs to make a passkey for the visitor.
pub(super) async fn begin_keeping(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Json<Value>, Problem> {
    let person = visitor.known()?;
    server.limits().wish(&person.id, Wish::Table)?;
    let site = site(&visitor)?;
    let passkeys = server.store().passkeys(&person.id).await?;
    if passkeys.len() >= PASSKEYS_PER_PERSON {
        return Err(Problem::crowded(problems::PASSKEYS_MANY));
    }
    let challenge = challenge(&server, &Ceremony::Keep(person.id.clone())).await?;
    Ok(Json(json!({
        "challenge": challenge,
        "rp": { "id": site.id, "name": "Hedgerow" },
        "user": { "id": person.id.as_str(), "name": person.name, "displayName": person.name },
        "algorithms": ALGORITHMS,
        "known": passkeys.iter().map(|passkey| &passkey.id).collect::<Vec<_>>(),
    })))
}

/// Keeps the passkey that a device has made.
pub(super) async fn keep(
    State(server): State<Server>,
    visitor: Visitor,
    fields: Fields,
) -> Result<StatusCode, Problem> {
    let person = visitor.known()?;
    server.limits().wish(&person.id, Wish::Table)?;
    let site = site(&visitor)?;
    let bytes = |name| bytes(&fields, name);
    let key = webauthn::new_key(&site, &bytes("client_data")?, &bytes("attestation")?);
    let key = key.map_err(unbelieved)?;
    if take(&server, &key.challenge).await? != Some(Ceremony::Keep(person.id.clone())) {
        return Err(too_late());
    }
    let device = visitor.device.as_ref();
    let passkey = Passkey {
        id: key.id,
        person: person.id.clone(),
        public_key: key.public_key,
        counter: key.counter,
        browser: device.and_then(|device| device.browser.clone()),
        platform: device.and_then(|device| device.platform.clone()),
        made_at: Moment::now(),
        used_at: None,
    };
    if !server.store().add_passkey(&passkey).await? {
        return Err(Problem::unusable(problems::PASSKEY_TWICE));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// What a browser needs to show a passkey, whosever it is.
pub(super) async fn begin_sign_in(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Json<Value>, Problem> {
    server.limits().person(visitor.address)?;
    let site = site(&visitor)?;
    let challenge = challenge(&server, &Ceremony::SignIn).await?;
    Ok(Json(json!({ "challenge": challenge, "site": site.id })))
}

/// Lets the owner of a passkey in.
pub(super) async fn sign_in(
    State(server): State<Server>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    server.limits().person(visitor.address)?;
    let site = site(&visitor)?;
    let bytes = |name| bytes(&fields, name);
    let (client_data, device_data) = (bytes("client_data")?, bytes("device_data")?);
    let proof = Proof {
        client_data: &client_data,
        device_data: &device_data,
        signature: &bytes("signature")?,
    };
    let store = server.store();
    let unknown = || Problem::unusable(problems::PASSKEY_NOBODY);
    let passkey = store
        .passkey(fields.needed("id")?)
        .await?
        .ok_or_else(unknown)?;
    let checked = proof.check(&site, &passkey.public_key);
    let (challenge, counter) = checked.map_err(unbelieved)?;
    if take(&server, &challenge).await? != Some(Ceremony::SignIn) {
        return Err(too_late());
    }
    let token = Token::random()?;
    let digest = token.digest();
    let device = visitor.new_device(&digest);
    let person = store
        .sign_in(&passkey.id, counter, device, Moment::now())
        .await?;
    let person = person.ok_or_else(|| {
        tracing::warn!("a passkey counts backwards: there may be a copy of it");
        Problem::unusable(problems::PASSKEY_UNCHECKED)
    })?;
    visitor.become_person(person, token);
    Ok(visitor.answer(&server, StatusCode::NO_CONTENT))
}

/// Forgets a passkey.
pub(super) async fn remove(
    State(server): State<Server>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let person = visitor.known()?;
    server.limits().wish(&person.id, Wish::Act)?;
    let passkey = fields.needed("passkey")?;
    server.store().remove_passkey(&person.id, passkey).await?;
    Ok(Redirect::to("/settings").into_response())
}

/// The site that the visitor's browser is at.
fn site(visitor: &Visitor) -> Result<Site, Problem> {
    Site::of(&visitor.base_url).ok_or_else(|| Problem::unusable(problems::PASSKEYS_NEED))
}

/// A new challenge. The store has its hash, so that any server may check the answer.
async fn challenge(server: &Server, ceremony: &Ceremony) -> Result<String, Problem> {
    let challenge = webauthn::to_base64(&random_bytes()?);
    let until = Moment::now() + CHALLENGE;
    server
        .store()
        .add_challenge(&digest(&challenge), ceremony, until)
        .await?;
    Ok(challenge)
}

fn random_bytes() -> Result<[u8; 32], Problem> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Problem::Broken)?;
    Ok(bytes)
}

async fn take(server: &Server, challenge: &str) -> Result<Option<Ceremony>, Problem> {
    Ok(server
        .store()
        .take_challenge(&digest(challenge), Moment::now())
        .await?)
}

fn digest(challenge: &str) -> Digest {
    Digest::new(&Sha256::digest(challenge).into())
}

fn bytes(fields: &Fields, name: &str) -> Result<Vec<u8>, Problem> {
    webauthn::base64(fields.needed(name)?).map_err(unbelieved)
}

fn unbelieved(fault: Fault) -> Problem {
    tracing::debug!(?fault, "a passkey is not believed");
    Problem::unusable(problems::PASSKEY_UNCHECKED)
}

fn too_late() -> Problem {
    Problem::unusable(problems::TOOK_TOO_LONG)
}
