//! In which language somebody is answered.

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Uri, header},
    middleware::Next,
    response::{IntoResponse as _, Redirect, Response},
};
use i18n::Language;

use super::{Server, Visitor, cookies, fields::Fields};
use crate::{problem::Problem, words::problems};

/// The name of the cookie.
const COOKIE: &str = "language";

/// Answers in the language that was chosen, else in one the browser asks for.
pub(super) async fn speak(request: Request, next: Next) -> Response {
    let language = wanted(request.headers());
    let mut response = i18n::scope(language, next.run(request)).await;
    // Some answers are kept by browsers.
    response.headers_mut().append(
        header::VARY,
        HeaderValue::from_static("accept-language, cookie"),
    );
    response
}

pub(super) fn wanted(headers: &HeaderMap) -> Language {
    let chosen = cookies::sent(headers, COOKIE).and_then(Language::from_tag);
    let asked = || {
        let header = headers.get(header::ACCEPT_LANGUAGE)?;
        header.to_str().ok().and_then(Language::preferred)
    };
    chosen.or_else(asked).unwrap_or(Language::English)
}

/// Speaks another language from now on, and goes back to where that was asked for.
pub(super) async fn choose(
    State(server): State<Server>,
    headers: HeaderMap,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let unknown = || Problem::unusable(problems::NO_LANGUAGE);
    let language = Language::from_tag(fields.needed("language")?).ok_or_else(unknown)?;
    if let Some(person) = &visitor.person {
        server.store().write_in(&person.id, language.tag()).await?;
    }
    let mut response = Redirect::to(&came_from(&headers)).into_response();
    let kept = cookies::kept(COOKIE, language.tag(), server.0.secure);
    response.headers_mut().append(header::SET_COOKIE, kept);
    Ok(response)
}

/// The page with the form, as far as the browser tells; only the part of the address
/// behind the server's name counts, so nobody is sent elsewhere.
fn came_from(headers: &HeaderMap) -> String {
    let referer = headers.get(header::REFERER);
    let referer: Option<Uri> = referer.and_then(|value| value.to_str().ok()?.parse().ok());
    let path = referer.and_then(|uri| Some(uri.path_and_query()?.as_str().to_owned()));
    // Two slashes would begin the name of another server.
    path.filter(|path| path.starts_with('/') && !path.starts_with("//") && !path.contains('\\'))
        .unwrap_or_else(|| "/settings".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(list: &[(&'static str, &'static str)]) -> HeaderMap {
        let list = list.iter();
        list.map(|&(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn a_choice_goes_before_what_the_browser_asks_for() {
        let german = ("accept-language", "fr, de-AT;q=0.8, en;q=0.5");
        assert_eq!(wanted(&headers(&[])), Language::English);
        assert_eq!(wanted(&headers(&[german])), Language::German);
        let chosen = ("cookie", "a=b; language=en");
        assert_eq!(wanted(&headers(&[german, chosen])), Language::English);
        let strange = ("cookie", "language=xx");
        assert_eq!(wanted(&headers(&[german, strange])), Language::German);
    }

    #[test]
    fn nobody_is_sent_to_another_server() {
        let to = |referer| came_from(&headers(&[("referer", referer)]));
        assert_eq!(to("http://here.example/t/x?seat=1"), "/t/x?seat=1");
        assert_eq!(to("http://here.example//evil.example/"), "/settings");
        assert_eq!(to("http://here.example/\\evil.example"), "/settings");
        assert_eq!(came_from(&headers(&[])), "/settings");
    }
}
