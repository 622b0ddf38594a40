//! Middleware: the checks that every request passes, and the security headers of answers.

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};

use super::{Problem, Server, dress, language};
use crate::input;

/// Browsers use encrypted connections alone, for a year.
const STRICT_TRANSPORT: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Nothing but our own files runs, nothing but our own server is asked, and no
/// other page may frame ours.
const CONTENT_SECURITY_POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; \
     font-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; \
     frame-ancestors 'none'",
);

const ALWAYS: [(HeaderName, HeaderValue); 6] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    ),
    // The address of a private table is a secret.
    (
        header::REFERRER_POLICY,
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=()"),
    ),
];

/// Refuses requests for another host, requests that another site made a browser send, and
/// addresses with control characters; adds the headers that keep a page to itself.
pub(super) async fn guard(State(server): State<Server>, request: Request, next: Next) -> Response {
    let mut response = match check(&server, &request) {
        Ok(()) => next.run(request).await,
        Err(problem) if request.uri().path().starts_with("/api/") => problem.into_response(),
        Err(problem) => {
            let language = language::wanted(request.headers());
            i18n::scope(language, async { dress::page(&problem) }).await
        }
    };
    if server.0.secure {
        response
            .headers_mut()
            .insert(header::STRICT_TRANSPORT_SECURITY, STRICT_TRANSPORT);
    }
    with_headers(response)
}

fn check(server: &Server, request: &Request) -> Result<(), Problem> {
    let (uri, headers) = (request.uri(), request.headers());
    // Whoever looks after containers asks by whatever name they have.
    let is_probe = matches!(uri.path(), "/healthz" | "/livez" | "/readyz");
    if !is_probe && !server.0.hosts.allow(uri, headers) {
        return Err(Problem::UnknownHost);
    }
    if is_foreign(request.method(), headers) {
        return Err(Problem::Foreign);
    }
    input::check_uri(uri)
}

fn with_headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        // A report of the lab has a policy of its own, and a stricter one.
        headers.entry(name).or_insert(value);
    }
    // Pages differ from person to person; only assets say otherwise.
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Whether another site is behind a request that could change something: a
/// form, or a WebSocket, which browsers let any page open.
fn is_foreign(method: &Method, headers: &HeaderMap) -> bool {
    let opens_socket = headers.contains_key(header::UPGRADE);
    if method.is_safe() && !opens_socket {
        return false;
    }
    let text = |name: &HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    // Browsers send this and pages cannot forge it.
    if let Some(site) = text(&HeaderName::from_static("sec-fetch-site")) {
        return !matches!(site, "same-origin" | "none");
    }
    // Older browsers say where they come from; programs say nothing.
    match text(&header::ORIGIN) {
        None => false,
        Some(origin) => {
            let host = text(&header::HOST);
            let from = origin.split_once("://").map(|(_, from)| from);
            from.is_none() || from != host
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foreign(method: &Method, headers: &[(&'static str, &'static str)]) -> bool {
        let headers = (headers.iter())
            .map(|&(name, value)| {
                (
                    HeaderName::from_static(name),
                    HeaderValue::from_static(value),
                )
            })
            .collect();
        is_foreign(method, &headers)
    }

    #[test]
    fn a_form_of_another_site_is_refused() {
        assert!(foreign(&Method::POST, &[("sec-fetch-site", "cross-site")]));
        assert!(foreign(&Method::POST, &[("sec-fetch-site", "same-site")]));
        assert!(foreign(
            &Method::POST,
            &[
                ("origin", "https://evil.example"),
                ("host", "table.example")
            ]
        ));
        assert!(foreign(
            &Method::POST,
            &[("origin", "null"), ("host", "table.example")]
        ));
    }

    #[test]
    fn a_socket_of_another_site_is_refused() {
        let headers = [
            ("upgrade", "websocket"),
            ("origin", "https://evil.example"),
            ("host", "table.example"),
        ];
        assert!(foreign(&Method::GET, &headers));
    }

    #[test]
    fn our_own_forms_and_programs_pass() {
        assert!(!foreign(
            &Method::POST,
            &[("sec-fetch-site", "same-origin")]
        ));
        assert!(!foreign(
            &Method::POST,
            &[
                ("origin", "https://table.example"),
                ("host", "table.example")
            ]
        ));
        assert!(!foreign(&Method::POST, &[("host", "table.example")]));
        assert!(!foreign(&Method::GET, &[("sec-fetch-site", "cross-site")]));
    }
}
