//! What somebody came with, as roughly as people name it.

use axum::http::{HeaderMap, header};

/// A browser and the system it runs on. Nothing finer is kept.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(super) struct Client {
    /// The browser, if it is one we know.
    pub(super) browser: Option<&'static str>,
    /// The system, if it is one we know.
    pub(super) platform: Option<&'static str>,
}

/// Browsers by what only they say; those that say what others say too come first.
const BROWSERS: [(&str, &str); 10] = [
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
];

const PLATFORMS: [(&str, &str); 8] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
    ("X11", "Unix"),
];

impl Client {
    /// Who sends these headers.
    pub(super) fn of(headers: &HeaderMap) -> Client {
        let words = headers.get(header::USER_AGENT);
        let words = words.and_then(|words| words.to_str().ok()).unwrap_or("");
        let known = |list: &'static [(&str, &str)]| {
            let found = list.iter().find(|(word, _)| words.contains(word));
            found.map(|&(_, name)| name)
        };
        Client {
            browser: known(&BROWSERS),
            platform: known(&PLATFORMS),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_and_systems_are_told_apart() {
        for (words, browser, platform) in [
            (
                "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0",
                "Firefox",
                "Android",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0",
                "Edge",
                "Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 \
                 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
                "Safari",
                "iPhone",
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/130.0.0.0 Safari/537.36",
                "Chrome",
                "Linux",
            ),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, words.parse().unwrap());
            let client = Client::of(&headers);
            assert_eq!(
                (client.browser, client.platform),
                (Some(browser), Some(platform))
            );
        }
        assert_eq!(Client::of(&HeaderMap::new()), Client::default());
    }
}
