//! Who asks: a long random token, in a cookie or in a header.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Request, State},
    http::{Extensions, HeaderMap, HeaderValue, header, request::Parts},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use sha2::{Digest as _, Sha256};
use store::{Device, Digest, Moment, NewDevice, Person};

use super::{Server, client::Client, cookies};
use crate::{
    live::Reader,
    network::{self, ClientAddress},
    problem::Problem,
};

/// The name of the cookie.
const COOKIE: &str = "hedgerow";

/// Its name where connections are encrypted: browsers then take it from this server alone,
/// and from no other name below the same domain.
const SECURE_COOKIE: &str = "__Host-hedgerow";

/// How long somebody waits for it to be written down that their device was used.
const NOTING: Duration = Duration::from_millis(200);

/// A secret that says who somebody is: 32 random bytes as hexadecimal digits.
///
/// The store has only its SHA-256 and finds people by that, so nothing secret is
/// ever compared letter by letter.
#[derive(Clone)]
pub struct Token(String);

impl Token {
    /// A new one.
    ///
    /// # Errors
    ///
    /// Fails if the system has no random numbers.
    pub fn random() -> Result<Token, Problem> {
        let seed = crate::live::fresh_seed()?;
        Ok(Token(crate::live::hexadecimal(seed.bytes())))
    }

    /// A token somebody sent; `None` if it cannot be one.
    pub fn read(text: &str) -> Option<Token> {
        let is_token = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_token.then(|| Token(text.to_owned()))
    }

    /// What the store knows it by.
    pub fn digest(&self) -> Digest {
        Digest::new(&Sha256::digest(self.0.as_bytes()).into())
    }

    /// Its text, for the person it belongs to.
    pub fn expose(&self) -> &str {
        &self.0
    }

    /// The header that makes a browser keep it.
    fn cookie(&self, is_secure: bool) -> HeaderValue {
        let name = if is_secure { SECURE_COOKIE } else { COOKIE };
        cookies::kept(name, &self.0, is_secure)
    }
}

/// Says nothing, so that it can be in a log.
impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
}

/// Who asks.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who it is, if known.
    pub person: Option<Person>,
    /// By which token.
    pub token: Option<Token>,
    /// The device of that token.
    pub device: Option<Device>,
    /// What the visitor came with, roughly.
    client: Client,
    /// From where.
    pub address: ClientAddress,
    /// How links to this server begin for them, without a slash at the end.
    pub base_url: Arc<str>,
    /// A token that the browser has to be told.
    fresh: Option<Token>,
}

impl Visitor {
    /// The person; somebody has to be known.
    ///
    /// # Errors
    ///
    /// Fails if nobody is.
    pub fn known(&self) -> Result<&Person, Problem> {
        self.person.as_ref().ok_or(Problem::Stranger)
    }

    /// The person, made now if nobody is known, and called `name` from now on.
    ///
    /// # Errors
    ///
    /// Fails if too many people come from one address, or the store does.
    pub async fn or_new(&mut self, server: &Server, name: &str) -> Result<Person, Problem> {
        let store = server.store();
        if let Some(person) = &mut self.person {
            if person.name != name {
                store.rename(&person.id, name).await?;
                name.clone_into(&mut person.name);
            }
            return Ok(person.clone());
        }
        server.limits().person(self.address)?;
        let token = Token::random()?;
        let digest = token.digest();
        let person = store
            .add_person(name, self.new_device(&digest), Moment::now())
            .await?;
        self.person = Some(person.clone());
        self.fresh = Some(token);
        Ok(person)
    }

    /// The same visitor, known by nothing: who signs up anew is somebody new.
    pub(crate) fn as_stranger(&self) -> Visitor {
        Visitor {
            person: None,
            token: None,
            device: None,
            client: self.client,
            address: self.address,
            base_url: Arc::clone(&self.base_url),
            fresh: None,
        }
    }

    /// The device that asks, to be known by a token.
    pub(super) fn new_device<'a>(&self, token: &'a Digest) -> NewDevice<'a> {
        NewDevice {
            token,
            browser: self.client.browser,
            platform: self.client.platform,
        }
    }

    /// Whether the token still is somebody's: it may have been signed out meanwhile.
    pub(crate) async fn is_still_known(&self, server: &Server) -> bool {
        let Some(token) = &self.token else {
            return true;
        };
        let known = server.store().person(&token.digest()).await;
        // Whoever cannot be asked about is let be.
        known.map_or(true, |known| known.is_some() || self.person.is_none())
    }

    /// Becomes the person a token belongs to.
    pub(super) fn become_person(&mut self, person: Person, token: Token) {
        self.person = Some(person);
        self.fresh = Some(token);
    }

    /// The token made for this request, for programs.
    pub fn fresh_token(&self) -> Option<&Token> {
        self.fresh.as_ref()
    }

    /// An answer that also tells the browser who it is, if that is news.
    pub fn answer(&self, server: &Server, answer: impl axum::response::IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(token) = &self.fresh {
            let cookie = token.cookie(server.0.secure);
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }

    /// The name the visitor goes by.
    pub fn name(&self) -> Option<&str> {
        self.person
            .as_ref()
            .map(|person| person.name.as_str())
            .filter(|name| !name.is_empty())
    }

    /// The visitor as tables know readers.
    pub fn reader(&self, seat: Option<engine::Seat>) -> Reader {
        Reader {
            person: self.person.as_ref().map(|person| person.id.clone()),
            name: self.name().unwrap_or_default().to_owned(),
            seat,
            base_url: Arc::clone(&self.base_url),
        }
    }
}

impl Visitor {
    /// Who sends a request.
    pub(super) async fn of(parts: &Parts, server: &Server) -> Result<Visitor, Problem> {
        let token = token_in(&parts.headers);
        let now = Moment::now();
        let known = match &token {
            Some(token) => {
                (server.store())
                    .person_and_device(&token.digest(), now)
                    .await?
            }
            None => None,
        };
        let (person, device) = known.unzip();
        Ok(Visitor {
            fresh: None,
            person,
            token,
            device,
            client: Client::of(&parts.headers),
            address: client_address(&parts.extensions)?,
            base_url: server.base_url(&parts.uri, &parts.headers),
        })
    }
}

impl Visitor {
    /// Notes once a day that the device was here. Returns the cookies by which its browser
    /// keeps the token for as long again, or under the name of today.
    pub(super) async fn renew(&self, server: &Server, headers: &HeaderMap) -> Vec<HeaderValue> {
        let (Some(token), Some(device)) = (&self.token, &self.device) else {
            return Vec::new();
        };
        let now = Moment::now();
        let is_new_day = device.used_at.is_none_or(|used| used < now.day());
        if is_new_day {
            let (store, digest) = (server.store().clone(), token.digest());
            let noting = tokio::spawn(async move { store.use_device(&digest, now).await });
            // Who comes is let in even when nothing can be written.
            if let Ok(Ok(Err(error))) = tokio::time::timeout(NOTING, noting).await {
                tracing::warn!(%error, "the use of a device was not noted");
            }
        }
        let is_secure = server.0.secure;
        let is_renamed = is_secure && cookies::sent(headers, SECURE_COOKIE).is_none();
        if headers.contains_key(header::AUTHORIZATION) || !(is_new_day || is_renamed) {
            return Vec::new();
        }
        let mut kept = vec![token.cookie(is_secure)];
        if is_renamed {
            kept.push(cookies::forgotten(COOKIE, false));
        }
        kept
    }

    /// An answer after which the browser knows no token any more.
    pub(super) fn goodbye(answer: impl axum::response::IntoResponse) -> Response {
        let mut response = answer.into_response();
        for (name, is_secure) in [(COOKIE, false), (SECURE_COOKIE, true)] {
            let cookie = cookies::forgotten(name, is_secure);
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }
}

impl FromRequestParts<Server> for Visitor {
    type Rejection = Problem;

    /// Who passed the [door](super::door).
    async fn from_request_parts(parts: &mut Parts, _: &Server) -> Result<Visitor, Problem> {
        parts.extensions.get().cloned().ok_or(Problem::Broken)
    }
}

/// The token of a request: of a program in a header, of a browser in a cookie.
fn token_in(headers: &HeaderMap) -> Option<Token> {
    let text = |name| {
        headers
            .get(name)
            .and_then(|value: &HeaderValue| value.to_str().ok())
    };
    if let Some(token) = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "))
    {
        return Token::read(token.trim());
    }
    [SECURE_COOKIE, COOKIE]
        .into_iter()
        .find_map(|name| cookies::sent(headers, name).and_then(Token::read))
}

/// Finds out where a request comes from, and slows down a client that asks too much.
pub(super) async fn limit_addresses(
    State(server): State<Server>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map(|&ConnectInfo(peer)| peer);
    let network = &server.0.network;
    let client = network.client(peer, request.version(), request.headers());
    if !peer.is_some_and(|peer| network.trusts(peer.ip().to_canonical()))
        && network::is_proxied(request.version(), request.headers())
    {
        server.0.untrusted_proxy.call_once(|| {
            tracing::warn!(
                peer = %client.ip,
                "a proxy is in front that is not trusted, so all its clients share one limit; \
                 --trusted-proxy names it"
            );
        });
    }
    if let Err(problem) = server.limits().request(client) {
        return problem.into_response();
    }
    request.extensions_mut().insert(client);
    next.run(request).await
}

/// Where a request comes from, once [`limit_addresses`] has found out.
pub(super) fn client_address(extensions: &Extensions) -> Result<ClientAddress, Problem> {
    extensions.get().copied().ok_or(Problem::Broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(list: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for &(name, value) in list {
            headers.append(name, HeaderValue::from_str(value).unwrap());
        }
        headers
    }

    #[test]
    fn a_token_is_read_from_cookie_or_header_and_not_shown() {
        let token = Token::random().unwrap();
        let cookie = format!("a=b; {COOKIE}={}; c=d", token.expose());
        assert_eq!(
            token_in(&headers(&[("cookie", &cookie)])).map(|t| t.0),
            Some(token.0.clone())
        );
        let bearer = format!("Bearer {}", token.expose());
        assert_eq!(
            token_in(&headers(&[("authorization", &bearer)])).map(|t| t.0),
            Some(token.0.clone())
        );
        assert_eq!(format!("{token:?}"), "Token");
        assert!(token_in(&headers(&[("cookie", "hedgerow=short")])).is_none());
        let both = format!(
            "hedgerow={}; __Host-hedgerow={}",
            "0".repeat(64),
            token.expose()
        );
        assert_eq!(
            token_in(&headers(&[("cookie", &both)])).map(|t| t.0),
            Some(token.0.clone())
        );
    }

    #[test]
    fn a_cookie_for_encrypted_connections_has_a_name_of_its_own() {
        let token = Token::random().unwrap();
        let cookie = token.cookie(true);
        let text = cookie.to_str().unwrap();
        assert!(text.starts_with("__Host-hedgerow=") && text.contains("Secure"));
        let plain = token.cookie(false);
        let plain = plain.to_str().unwrap();
        assert!(plain.starts_with("hedgerow=") && !plain.contains("Secure"));
    }
}
