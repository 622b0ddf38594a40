//! Pages in another language: all of them, and nothing of English in between.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails where something unexpected happens"
)]

mod support;

use std::{collections::BTreeSet, path::Path};

use engine::{Chance as _, Match, Seed, Viewer};
use support::{Guest, House, Page};
use web::{
    board::{Board, Names},
    pages::Drawn,
    tongue::{Language, speaking},
};

fn games() -> impl Iterator<Item = &'static str> {
    catalog::games().into_iter().map(|game| game.id)
}

/// The stretches of text in all catalogues of a language, between the values.
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
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let said = line.split_once(" = ").map_or(line, |(_, said)| said);
                let said = said.split_once("] ").map_or(said, |(_, said)| said);
                let pieces = said.split('{').enumerate().filter_map(|(i, piece)| {
                    let inside = i > 0;
                    Some(if inside {
                        piece.split_once('}')?.1
                    } else {
                        piece
                    })
                });
                texts.extend(pieces.map(|piece| piece.trim().to_owned()));
            }
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
    // Titles stay as they are.
    let readable =
        (catalog::games().iter()).fold(readable, |text, game| text.replace(game.title, ""));
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
    for game in games() {
        for page in [
            format!("/new/{game}"),
            format!("/g/{game}"),
            format!("/g/{game}/cards"),
        ] {
            is_german(&ana.get(&house, &page).await.ok(), &page);
        }
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
        .lacks("Bot (leicht)");
    let _page = german(ana.clone())
        .get(&house, &table)
        .await
        .ok()
        .has("Bot (leicht)")
        .lacks("easy bot");
    let api = format!("/api/v1/tables/{}", table.trim_start_matches("/t/"));
    let _json = german(ana)
        .get(&house, &api)
        .await
        .ok()
        .lacks("Bot (leicht)");
}

/// Everything that is shown of a game, as text.
fn shown(drawn: &Drawn) -> String {
    let mut text = format!("{}\n{}\n", drawn.board.0, drawn.progress.0);
    let hand = drawn.hand.as_ref().map(|hand| hand.0.clone());
    text.extend(hand);
    text.extend(drawn.tasks.iter().map(|(_, task)| format!("\n{task}")));
    text.extend(
        drawn
            .standings
            .iter()
            .map(|standing| format!("\n{}", standing.0)),
    );
    let sources = drawn.breakdowns.iter().flatten();
    text.extend(sources.map(|source| format!("\n{}", source.what)));
    for choice in &drawn.choices {
        let more = [&choice.preview, &choice.caution];
        let more: Vec<&str> = more.into_iter().flatten().map(String::as_str).collect();
        text.push_str(&format!("\n{}\n{}", choice.label, more.join("\n")));
    }
    text.extend(drawn.ended.iter().map(|ended| format!("\n{}", ended.words)));
    text
}

#[test]
fn whole_games_are_shown_without_a_word_of_english() {
    #[track_caller]
    fn lacks(shown: &str, english: &[String]) {
        for text in english {
            assert!(!shown.contains(text), "“{text}” in {shown}");
        }
    }
    fn play<G: Board>(english: &[String]) {
        let faces = speaking(Language::German, || G::faces());
        for (_, face) in faces.iter() {
            lacks(&face.name, english);
            lacks(&face.drawing.0, english);
        }
        for seed in 0..2 {
            let seed = Seed::from(seed);
            let mut game: Match<G> = Match::new(G::Options::default(), None, seed).unwrap();
            let seats = game.state().seats();
            let names = Names::new((0..seats).map(|i| format!("N{i}")).collect());
            let mut chance = seed.bot(0);
            loop {
                for viewer in Viewer::all(seats) {
                    let draw = || Drawn::brief(&game, viewer, &names);
                    lacks(&shown(&speaking(Language::German, draw)), english);
                }
                let Some(seat) = game.state().awaits().first() else {
                    break;
                };
                let action = chance.choose(&game.legal(seat));
                game.submit(game.ply(), seat, action).unwrap();
            }
        }
    }
    let english = english();
    for game in games() {
        catalog::with_game!(game, G => play::<G>(&english)).unwrap();
    }
}

#[tokio::test]
async fn tutorials_are_told_in_german() {
    let house = House::open().await;
    let mut guest = german(Guest::default());
    for game in games() {
        let address = format!("/g/{game}/tutorial");
        is_german(&guest.get(&house, &address).await.ok(), &address);
        let wrong = [("step", "0"), ("action", "fly")];
        let refused = guest.post(&house, &address, &wrong).await.is(422);
        is_german(&refused, &address);
    }
}
