//! Cookies: for this site alone, and not for scripts.

use axum::http::{HeaderMap, HeaderValue, header};
use cookie::{Cookie, SameSite, time::Duration};

/// How long browsers keep them: as long as they are willing to.
const KEPT: Duration = Duration::days(400);

/// What a request has in the cookie of this name.
pub(super) fn sent<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).into_iter();
    let mut cookies = lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(Cookie::split_parse)
        .filter_map(Result::ok);
    cookies.find_map(|cookie| cookie.value_raw().filter(|_| cookie.name() == name))
}

/// The header that makes a browser keep a cookie.
pub(super) fn kept(name: &str, value: &str, is_secure: bool) -> HeaderValue {
    set(name, value, KEPT, is_secure)
}

/// The header that makes a browser forget a cookie.
pub(super) fn forgotten(name: &str, is_secure: bool) -> HeaderValue {
    set(name, "", Duration::ZERO, is_secure)
}

fn set(name: &str, value: &str, age: Duration, is_secure: bool) -> HeaderValue {
    let cookie = Cookie::build((name, value))
        .http_only(true)
        .same_site(SameSite::Lax)
        .path("/")
        .max_age(age)
        .secure(is_secure);
    let text = cookie.build().to_string();
    HeaderValue::from_str(&text).expect("tokens, tags and words make a header")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others_and_in_any_line() {
        let mut headers = HeaderMap::new();
        for line in ["a=b; language=de;c=d", "broken", "hedgerow=1=2"] {
            headers.append(header::COOKIE, HeaderValue::from_static(line));
        }
        assert_eq!(sent(&headers, "language"), Some("de"));
        assert_eq!(sent(&headers, "hedgerow"), Some("1=2"));
        assert_eq!(sent(&headers, "broken"), None);
    }

    #[test]
    fn a_cookie_is_for_this_site_alone() {
        let kept = kept("one", "1", true);
        let kept = kept.to_str().unwrap();
        for part in [
            "HttpOnly",
            "SameSite=Lax",
            "Path=/",
            "Secure",
            "Max-Age=34560000",
        ] {
            assert!(kept.contains(part), "{part}");
        }
        assert!(kept.starts_with("one=1;") && !kept.contains("Domain"));
        let forgotten = forgotten("one", false);
        let forgotten = forgotten.to_str().unwrap();
        assert!(forgotten.contains("Max-Age=0") && !forgotten.contains("Secure"));
    }
}
