//! Pages in another language: all of them, and nothing of English in between.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something unexpected happens"
)]

mod support;

use std::{collections::BTreeSet, path::Path};

use support::{Guest, House, Page};

/// The fixed texts of all catalogues of a language.
fn texts(language: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("lang")
        .join(language);
    let mut texts = BTreeSet::new();
    for folder in [folder.clone(), folder.join("said")] {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                continue;
            }
            let text = std::fs::read_to_string(path).unwrap();
            let messages = text.lines().filter_map(|line| line.split_once(" = "));
            let fixed = messages.filter(|(_, text)| !text.contains('{'));
            texts.extend(fixed.map(|(_, text)| text.to_owned()));
        }
    }
    texts
}

/// English texts that are long enough to be told from names and addresses.
fn english() -> Vec<String> {
    let german = texts("de");
    let telling = |text: &String| text.len() > 10 && text.contains(' ') && !german.contains(text);
    texts("en").into_iter().filter(telling).collect()
}

#[track_caller]
fn is_german(page: &Page, address: &str) {
    assert!(page.body.contains("<html lang=\"de\""), "{address}");
    let readable = page.body.replace("&quot;", "\"").replace("&amp;", "&");
    // What is marked as English may be: the rulebook's own words.
    let mut parts = readable.split("<div lang=\"en\">");
    let first = parts.next().unwrap_or_default().to_owned();
    let readable = parts.fold(first, |text, part| {
        text + part.split_once("</div>").map_or("", |(_, after)| after)
    });
    for text in english() {
        assert!(!readable.contains(&text), "{address} says “{text}”");
    }
}

fn german(mut guest: Guest) -> Guest {
    guest.cookie = Some(match guest.cookie {
        Some(cookie) => format!("{cookie}; language=de"),
        None => "language=de".to_owned(),
    });
    guest
}

#[tokio::test]
async fn every_page_is_there_in_german() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let table = ana
        .makes(&house, "badger", &[("name", "Ana"), ("seat1", "open")])
        .await;
    let ana = german(ana);
    let pages = [
        "/",
        "/lobby",
        "/mine",
        "/settings",
        "/new/badger",
        "/g/badger",
        "/g/badger/cards",
        "/g/badger/print",
        "/nowhere",
        "/t/nowhere",
    ];
    for page in pages {
        is_german(&ana.get(&house, page).await, page);
    }
    for game in catalog::games() {
        let rules = ana.get(&house, &format!("/g/{}/rules", game.id)).await.ok();
        let _rules = rules.has("Das Regelheft gibt es bisher nur auf Englisch.");
    }
    let seats = ana.get(&house, &table).await.ok();
    is_german(&seats, &table);
    let stranger = german(Guest::default());
    is_german(&stranger.get(&house, &table).await, &table);
}

#[tokio::test]
async fn a_language_is_chosen_and_kept() {
    let house = House::open().await;
    let mut guest = Guest::default();
    let _english = guest.get(&house, "/").await.ok().has("<html lang=\"en\"");
    let asked = guest
        .request("GET", "/")
        .header("accept-language", "de-CH, en;q=0.5");
    let asked = house
        .send(asked.body(axum::body::Body::empty()).unwrap())
        .await;
    is_german(&asked, "/");
    let chosen = guest
        .post(&house, "/language", &[("language", "de")])
        .await
        .is(303);
    assert_eq!(chosen.location(), "/settings");
    assert_eq!(guest.cookie.as_deref(), Some("language=de"));
    is_german(&guest.get(&house, "/settings").await, "/settings");
    let strange = guest
        .post(&house, "/language", &[("language", "xx")])
        .await
        .is(422);
    is_german(&strange, "/language");
}

/// Bots are called differently, and programs are told everything in English.
#[tokio::test]
async fn two_people_read_the_same_table_in_their_languages() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let table = ana
        .makes(&house, "badger", &[("name", "Ana"), ("seat1", "bot:easy")])
        .await;
    let _page = ana
        .get(&house, &table)
        .await
        .ok()
        .has("easy bot")
        .lacks("leichter Bot");
    let _page = german(ana.clone())
        .get(&house, &table)
        .await
        .ok()
        .has("leichter Bot")
        .lacks("easy bot");
    let api = format!("/api/v1/tables/{}", table.trim_start_matches("/t/"));
    let _json = german(ana)
        .get(&house, &api)
        .await
        .ok()
        .lacks("leichter Bot");
}
