//! Playing by typing, and taking back.

use super::{
    player::{Dice, Wish, look, make_table, prefer, ready},
    server::{folder, start},
    short,
    window::{Script, Window},
};

const ENTER: char = '\u{E007}';

/// Types something into the command box, and Enter.
async fn type_in(window: &Window, text: &str) {
    window
        .ask(
            "document.querySelector('#log').open = true;
             document.querySelector('#type input[name=action]').focus();",
        )
        .await;
    window.type_keys(&format!("{text}{ENTER}")).await;
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

/// What ends a turn or a part of it.
const ENDS: [&str; 7] = ["done:", "end", "enough:", "pass", "skip", "stop:", "keep:"];

async fn a_whole_game(wish: Wish<'_>, at_most: usize) {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder(&format!("typed-{}", wish.game));
    let server = start(folder.path());
    prefer(&window, &server, &[("motion", "off"), ("forced", "ask")]).await;
    make_table(&window, &server, "Ana", &wish).await;
    let mut dice = Dice::new(5);
    for typed in 0..at_most {
        let due = format!(
            "document.querySelector('#prompt[data-turn], #end') && {}",
            ready()
        );
        window.until(&due).await;
        let seen = look(&window).await;
        if seen.over {
            assert!(typed > 3, "{typed} moves");
            assert_eq!(window.complaints(), Vec::<String>::new());
            return;
        }
        // Whoever types knows nothing but the answers.
        let moves = answer(&window, "moves").await;
        let moves: Vec<&str> = moves.lines().collect();
        // A game is shorter for those who like to end a turn.
        let ends = |line: &&&str| ENDS.iter().any(|word| line.starts_with(word));
        let end = moves.iter().find(ends).filter(|_| dice.roll(4) > 0);
        let line = end.unwrap_or(&moves[dice.roll(moves.len())]);
        let action = line.split_once(": ").map_or(*line, |(action, _)| action);
        type_in(&window, action).await;
        let moved = format!(
            "document.querySelector('#table').dataset.ply !== '{}' || document.querySelector('#end')",
            seen.ply
        );
        window.until(&moved).await;
    }
    panic!("no end after {at_most} moves");
}

#[tokio::test]
async fn a_game_of_badger_by_typing_alone() {
    a_whole_game(short::BADGER, 80).await;
}

#[tokio::test]
async fn a_game_of_dandelion_by_typing_alone() {
    a_whole_game(short::DANDELION, 300).await;
}

#[tokio::test]
async fn a_game_of_acorn_by_typing_alone() {
    a_whole_game(short::ACORN, 300).await;
}

#[tokio::test]
async fn a_game_of_bordering_by_typing_alone() {
    a_whole_game(short::BORDERING, 120).await;
}

#[tokio::test]
async fn a_game_of_resourced_by_typing_alone() {
    a_whole_game(short::RESOURCED, 400).await;
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
