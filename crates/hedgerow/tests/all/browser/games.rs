//! One game of each kind, a person against bots, from the form to the end screen.

use guests::Program;
use serde_json::Value;

use super::{
    player::{Player, Wish, make_table, prefer, ready},
    server::{folder, moves, start},
    short,
    window::{Script, Window},
};

async fn a_whole_game(wish: Wish<'_>, at_most: usize) {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder(wish.game);
    let server = start(folder.path());
    // Movements are for people; a picture that moves is hard to hit for a machine.
    // In one game moves without a choice are made by the page.
    let forced = if wish.game == "badger" { "auto" } else { "ask" };
    prefer(&window, &server, &[("motion", "off"), ("forced", forced)]).await;
    let table = make_table(&window, &server, "Ana", &wish).await;
    window.until(ready()).await;
    let decisions = Player::new(7).play_to_the_end(&window, at_most).await;
    assert!(decisions > 3, "a game of {decisions} decisions");

    let result = window.text("#prompt h1").await;
    let words = window.text("#end .words").await;
    assert!(!result.is_empty() && !words.is_empty(), "{result}: {words}");
    let rows = "return document.querySelectorAll('#end .ranking tbody tr').length;";
    assert!(window.ask(rows).await.as_u64() >= Some(1));
    let ply = window
        .ask("return +document.querySelector('#table').dataset.ply;")
        .await;
    assert_eq!(
        moves(folder.path(), &table).len() as u64,
        ply.as_u64().unwrap()
    );
    if wish.game == "bordering" {
        is_remembered(&window, &server, &table).await;
    }
    // It can be looked at again, and the seed is no longer a secret.
    window
        .go(&server.page(&format!("/t/{table}/replay?ply=0")))
        .await;
    window.until("document.querySelector('#playback')").await;
    window.click("[data-step=on]").await;
    window
        .until("document.querySelector('#table').dataset.ply === '1'")
        .await;
    window.click("#about > summary").await;
    assert!(window.text("#about").await.contains("The seed:"));
    // It plays by itself, and stops.
    window.click("#playback").await;
    window
        .until("document.querySelector('#table').dataset.ply > 1")
        .await;
    window.click("#playback").await;

    window.asked_only(&server.page("/")).await;
    assert_eq!(window.complaints(), Vec::<String>::new());
}

#[tokio::test]
async fn a_game_of_badger_ends() {
    a_whole_game(short::BADGER, 80).await;
}

#[tokio::test]
async fn a_game_of_dandelion_ends() {
    a_whole_game(short::DANDELION, 300).await;
}

#[tokio::test]
async fn a_game_of_acorn_ends() {
    a_whole_game(short::ACORN, 300).await;
}

#[tokio::test]
async fn a_game_of_bordering_ends() {
    a_whole_game(short::BORDERING, 120).await;
}

/// What was reached together is remembered on the page of the game, for those who were there.
async fn is_remembered(window: &Window, server: &Program, table: &str) {
    let reached = window.text("#end .words").await;
    let best = "document.querySelector('.best li')?.innerText";
    window.go(&server.page("/g/bordering")).await;
    let told = window.ask(&format!("return {best};")).await;
    let told = told.as_str().expect("a best game");
    let (points, _) = told.split_once(' ').expect("points and names");
    assert!(
        told.contains("Ana") && reached.contains(points),
        "{told}: {reached}"
    );
    let stranger = Window::open(Script::On).await.expect("a second browser");
    stranger.go(&server.page("/g/bordering")).await;
    assert_eq!(
        stranger.ask(&format!("return {best} ?? null;")).await,
        Value::Null
    );
    window.go(&server.page(&format!("/t/{table}"))).await;
}

#[tokio::test]
async fn a_game_of_resourced_ends() {
    a_whole_game(short::RESOURCED, 400).await;
}
