//! How a table feels: what is touched is counted, and can be let go of.

use serde_json::Value;

use crate::{
    player::{prefer, ready},
    server::{Folder, Server},
    staged::{Played, fork, play, upload},
    window::{Script, Window},
};

const ESCAPE: char = '\u{E00C}';

const TURN: &str = "document.querySelector('#prompt[data-turn]')";

#[tokio::test]
async fn what_is_touched_is_counted_before_it_is_done_and_escape_steps_back() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = Folder::new("touching");
    let server = Server::start(folder.path());
    prefer(&window, &server, &[("motion", "off"), ("forced", "ask")]).await;
    window.write("input[name=name]", "Ana").await;
    window.click("form[action='/settings'] button").await;
    window
        .until("document.querySelector('.top nav').textContent.includes('Ana')")
        .await;
    let Played { record, middle } = play("dandelion");
    let over = upload(&window, &record).await;
    let table = fork(&window, &over, middle).await;
    window.go(&server.page(&format!("/t/{table}"))).await;
    window.until(&format!("{TURN} && {}", ready())).await;
    // The cards of a lay that takes several, one after the other.
    let plan = "
        const lays = [...document.querySelectorAll('#all button[data-touches]')].map((button) => button.dataset.touches.split(' '));
        return lays.find((cards) => cards.length > 1 && cards.every((card) => !card.includes(':')));";
    let cards = window.ask(plan).await;
    let cards: Vec<&str> = cards
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    for card in &cards {
        window.click(&format!("#dock [data-touch='{card}']")).await;
    }
    let sum = window.text("#chosen button.main small").await;
    assert!(sum.contains("point"), "{sum}");
    let on = "return document.querySelectorAll('#dock .on').length;";
    for left in (0..cards.len()).rev() {
        window.press(ESCAPE).await;
        assert_eq!(window.ask(on).await, Value::from(left));
    }
    // A centre shows what it lacks: what would supply it is marked on other cards.
    let lit = "return document.querySelectorAll('.lit').length;";
    assert_eq!(window.ask(lit).await, Value::from(0));
    let mut shown = 0;
    for card in &cards {
        window.click(&format!("#dock [data-touch='{card}']")).await;
        shown += window.ask(lit).await.as_u64().unwrap();
        window.press(ESCAPE).await;
    }
    assert!(shown > 0, "nothing lights up for {cards:?}");
    assert_eq!(window.complaints(), Vec::<String>::new());
}
