//! How a table feels: nothing a person does is lost when the table moves on.

use serde_json::Value;

use crate::{
    player::{Wish, make_table, prefer, ready},
    server::{folder, start},
    staged::{Played, fork, play, upload},
    window::{Script, Window},
};

const ESCAPE: char = '\u{E00C}';

const TURN: &str = "document.querySelector('#prompt[data-turn]')";

/// Makes a move behind the page's back, as another tab would, and waits until the page
/// shows it.
async fn move_elsewhere(window: &Window) {
    let script = "
        const done = arguments[0], form = document.querySelector('#act');
        const fields = new URLSearchParams(new FormData(form));
        // The last card, so that those before it stay where they are.
        fields.set('action', [...form.querySelectorAll('button[name=action]')].at(-1).value);
        const ply = document.querySelector('#table').dataset.ply;
        fetch(form.getAttribute('action'), { method: 'POST', body: fields }).then(() => {
            const look = () => document.querySelector('#table').dataset.ply !== ply ? done(true) : setTimeout(look, 20);
            look();
        });";
    assert_eq!(
        window.ask_later(script, Vec::new()).await,
        Value::Bool(true)
    );
}

#[tokio::test]
async fn half_typed_words_and_their_cursor_survive_a_move() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("feel");
    let server = start(folder.path());
    prefer(&window, &server, &[("forced", "ask")]).await;
    let wish = Wish {
        game: "badger",
        fields: &[("seat1", "bot:easy"), ("pace", "instant")],
    };
    make_table(&window, &server, "Ana", &wish).await;
    window.resize(390, 700);
    window.until(&format!("{TURN} && {}", ready())).await;
    // Half a sentence, with the cursor in the middle of it.
    let begin = "
        const field = document.querySelector('#chat input[name=text]');
        field.focus();
        field.value = 'Good mov';
        field.setSelectionRange(4, 4);
        field.scrollIntoView({ block: 'center' });
        return [field.value, field.selectionStart, Math.round(scrollY)];";
    let before = window.ask(begin).await;
    assert!(before[2].as_u64() > Some(100), "the page scrolls: {before}");
    move_elsewhere(&window).await;
    let after = "
        const field = document.activeElement;
        return [field.value, field.selectionStart, field.name];";
    let after = window.ask(after).await;
    assert_eq!(after, serde_json::json!(["Good mov", 4, "text"]));
    assert_eq!(window.complaints(), Vec::<String>::new());
}

#[tokio::test]
async fn what_is_touched_is_counted_before_it_is_done_and_escape_steps_back() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("touching");
    let server = start(folder.path());
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
