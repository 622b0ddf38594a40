//! What is seldom meant asks first, until it is told not to.

use super::{
    player::{Wish, look, make_table, prefer, ready},
    server::{folder, start},
    window::{Script, Window},
};

async fn is_there(window: &Window, css: &str) -> bool {
    let there = format!("return !!document.querySelector('{css}');");
    window.ask(&there).await == true
}

#[tokio::test]
async fn ending_a_turn_early_asks_first_and_not_again_if_told_so() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("asking");
    let server = start(folder.path());
    prefer(&window, &server, &[("motion", "off"), ("forced", "ask")]).await;
    // Ana begins, and holds cards that she could lay.
    let wish = Wish {
        game: "dandelion",
        fields: &[("players", "2"), ("seat1", "bot:easy"), ("seed", "1")],
    };
    make_table(&window, &server, "Ana", &wish).await;
    window.until(ready()).await;
    window.until("document.querySelector('#act .sure')").await;
    // The key to end a turn opens the question, and so does a click; nothing is done yet.
    window
        .ask("document.querySelector('h1').tabIndex = -1; document.querySelector('h1').focus();")
        .await;
    window.press('e').await;
    window.until("document.querySelector('.sure[open]')").await;
    let asked = window.text(".sure p").await;
    assert!(asked.contains("You can still build"), "{asked}");
    window.click(".sure summary").await;
    window
        .until("document.querySelector('.sure:not([open])')")
        .await;
    assert_eq!(look(&window).await.ply, 0);
    window.click(".sure summary").await;
    window.click(".sure button[name=calm]").await;
    window
        .until("document.querySelector('#table').dataset.ply === '1'")
        .await;
    // Taken back, the turn can be ended without a question.
    window.click("#undo button").await;
    window
        .until("document.querySelector('#act .plain > button[value=done]')")
        .await;
    assert!(!is_there(&window, ".sure").await);
    window.click("#act .plain > button[value=done]").await;
    window
        .until("document.querySelector('#table').dataset.ply === '1'")
        .await;
    // A form that is refused says so where it was sent: a bot needs nobody to stand in.
    let stand_in = "const form = document.createElement('form');
        form.method = 'post'; form.action = location.pathname + '/bot';
        form.innerHTML = '<input name=seat value=1><button>x</button>';
        document.querySelector('#players').append(form); form.querySelector('button').click();";
    window.ask("window.loaded = 'once';").await;
    window.ask(stand_in).await;
    window
        .until("document.querySelector('#alert').textContent.includes('could be away')")
        .await;
    assert_eq!(window.ask("return window.loaded;").await, "once");
}
