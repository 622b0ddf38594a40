//! Playing by typing, and taking back.

use crate::{
    player::{Wish, look, make_table, prefer, ready},
    server::{folder, start},
    window::{Script, Window},
};

/// Types something into the command box.
async fn type_in(window: &Window, text: &str) {
    window
        .ask("document.querySelector('#type').open = true;")
        .await;
    window.write("#type input[name=action]", text).await;
    window.click("#type form button").await;
}

/// What the command box says to a question.
async fn answer(window: &Window, question: &str) -> String {
    type_in(window, question).await;
    window.text("#told").await
}

async fn shows(window: &Window, ply: u64) {
    let shown = format!("document.querySelector('#table').dataset.ply === '{ply}'");
    window.until(&shown).await;
}

#[tokio::test]
async fn a_whole_game_is_played_by_typing_alone() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("typed");
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
    for typed in 0..60 {
        let due = format!(
            "document.querySelector('#prompt[data-turn], #end') && {}",
            ready()
        );
        window.until(&due).await;
        let seen = look(&window).await;
        if seen.over {
            assert!(typed >= 13, "{typed} moves");
            assert_eq!(window.complaints(), Vec::<String>::new());
            return;
        }
        let moves = answer(&window, "moves").await;
        let (action, _) = moves.lines().next().unwrap().split_once(": ").unwrap();
        type_in(&window, action).await;
        let moved = format!(
            "document.querySelector('#table').dataset.ply !== '{}' || document.querySelector('#end')",
            seen.ply
        );
        window.until(&moved).await;
    }
    panic!("no end");
}

#[tokio::test]
async fn questions_are_answered_and_moves_are_typed_and_taken_back() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("typing");
    let server = start(folder.path());
    prefer(&window, &server, &[("motion", "off"), ("forced", "ask")]).await;
    let wish = Wish {
        game: "resourced",
        fields: &[("players", "3"), ("pace", "instant")],
    };
    make_table(&window, &server, "Ana", &wish).await;
    window.until(ready()).await;
    let due = "document.querySelector('#prompt[data-turn]')";
    window.until(due).await;
    assert!(answer(&window, "help").await.contains("score"));
    assert!(answer(&window, "hand").await.contains("Water"));
    assert!(answer(&window, "board").await.contains("BGCS"));
    assert!(answer(&window, "score").await.contains("Ana"));

    let start = look(&window).await.ply;
    for n in 1..=2 {
        let moves = answer(&window, "moves").await;
        let line = moves
            .lines()
            .find(|line| line.starts_with("build "))
            .unwrap();
        let (action, _) = line.split_once(": ").unwrap();
        type_in(&window, action).await;
        shows(&window, start + n).await;
    }
    assert!(!answer(&window, "last").await.is_empty());
    // Back, on again, and back to the beginning of the turn.
    let tool = |name: &str| {
        format!(
            "[...document.querySelectorAll('#tools button')].find((button) => button.textContent === '{name}')"
        )
    };
    for (name, ply) in [("Undo", 1), ("Redo", 2), ("Restart turn", 0)] {
        window.until(&tool(name)).await;
        window.ask(&format!("{}.click();", tool(name))).await;
        shows(&window, start + ply).await;
    }
    // What cannot be is refused with the reason, and changes nothing.
    type_in(&window, "fly").await;
    window
        .until("document.querySelector('#alert').textContent.length > 10")
        .await;
    shows(&window, start).await;
    assert_eq!(window.complaints(), Vec::<String>::new());
}
