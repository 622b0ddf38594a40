//! A whole game without a pointer.

use serde_json::Value;

use crate::{
    player::{Wish, look, make_table, prefer, ready},
    server::{folder, start},
    window::{Script, Window},
};

const TAB: char = '\u{E004}';
const ENTER: char = '\u{E007}';

/// Tabs on until the focus is on something of this kind.
async fn tab_to(window: &Window, css: &str) {
    let there = format!("return document.activeElement.matches('{css}');");
    for _ in 0..150 {
        if window.ask(&there).await == Value::Bool(true) {
            return;
        }
        window.press(TAB).await;
    }
    panic!("no way to {css} by keyboard");
}

#[tokio::test]
async fn a_game_is_played_by_keyboard_alone() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("keyboard");
    let server = start(folder.path());
    prefer(&window, &server, &[("motion", "off"), ("forced", "ask")]).await;
    let wish = Wish {
        game: "badger",
        fields: &[
            ("seat1", "bot:easy"),
            ("rule.target", "1"),
            ("pace", "instant"),
        ],
    };
    make_table(&window, &server, "Ana", &wish).await;
    let due = format!(
        "document.querySelector('#prompt[data-turn], #end') && {}",
        ready()
    );
    for _ in 0..60 {
        window.until(&due).await;
        let seen = look(&window).await;
        if seen.over {
            assert_eq!(window.complaints(), Vec::<String>::new());
            return;
        }
        // A card is selected, and then what shall be done with it; or there is just a button.
        if seen.live > 0 {
            tab_to(&window, "#table .live").await;
            window.press(ENTER).await;
            tab_to(&window, "#chosen button[name=action]").await;
        } else {
            tab_to(&window, "#act .plain button").await;
        }
        window.press(ENTER).await;
        let moved = format!(
            "+document.querySelector('#table').dataset.ply !== {} || document.querySelector('#end')",
            seen.ply
        );
        window.until(&moved).await;
    }
    panic!("no end");
}
