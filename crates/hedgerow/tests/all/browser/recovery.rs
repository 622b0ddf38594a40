//! The server dies in the middle of a game, and comes back.

use std::{
    process::Command,
    time::{Duration, Instant},
};

use super::{
    player::{Player, Wish, look, make_table, prefer, ready},
    server::{folder, listen, moves, start},
    window::{Script, Window},
};

/// How soon after the server is back a page has to be as before.
const SOON: Duration = Duration::from_secs(5);

/// How soon a page has to notice that nobody answers.
const NOTICED: Duration = Duration::from_secs(9);

/// What the page shows of the game, in words.
async fn shown(window: &Window) -> String {
    let script = "return ['#prompt', '#board', '#dock', '#lines'].map((part) => document.querySelector(part).innerText).join('\\n');";
    window.ask(script).await.as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_page_recovers_by_itself_after_the_server_was_killed() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("recovery");
    let mut server = start(folder.path());
    let wish = Wish {
        game: "badger",
        fields: &[("seat1", "bot:easy"), ("pace", "instant")],
    };
    prefer(&window, &server, &[("forced", "ask")]).await;
    let table = make_table(&window, &server, "Ana", &wish).await;
    window.ask("window.loaded = 'once';").await;
    let mut player = Player::new(11);
    let mut decided = Vec::new();
    let due = format!(
        "document.querySelector('#prompt[data-turn]') && {}",
        ready()
    );
    for _ in 0..4 {
        for _ in 0..2 {
            window.until(&due).await;
            decided.push(player.decide(&window).await.expect("a decision"));
        }
        window.until(&due).await;
        let (before, ply) = (shown(&window).await, look(&window).await.ply);
        let address = server.kill();
        window
            .until("!document.querySelector('#link').hidden")
            .await;
        server = listen(folder.path(), address);
        let back = Instant::now();
        window.until(ready()).await;
        let took = back.elapsed();
        assert!(took < SOON, "it took {took:?}");
        assert_eq!(look(&window).await.ply, ply);
        assert_eq!(shown(&window).await, before);
    }
    // A decision that was on its way when the server died counts once.
    for delay in [0, 1, 3, 9] {
        window.until(&due).await;
        let ply = look(&window).await.ply;
        let click = "const button = document.querySelector('#act button[name=action]'); button.click(); return button.value;";
        let action = window.ask(click).await;
        decided.push(action.as_str().unwrap().to_owned());
        // So that the kill comes at another moment each time.
        tokio::time::sleep(Duration::from_millis(delay)).await;
        let address = server.kill();
        server = listen(folder.path(), address);
        let counts = format!("document.querySelector('#table').dataset.ply > {ply}");
        window.until(&counts).await;
    }
    window.until(&due).await;
    let ply = look(&window).await.ply;
    assert_eq!(
        window.ask("return window.loaded;").await,
        "once",
        "the page was loaded anew"
    );
    drop(server);
    let kept = moves(folder.path(), &table);
    assert_eq!(kept.len() as u64, ply);
    let own: Vec<&str> = kept
        .iter()
        .filter_map(|text| text.strip_prefix("0 "))
        .collect();
    assert_eq!(own, decided, "a move was lost or doubled");
}

/// The server neither answers nor closes the line, as when the network is gone.
#[tokio::test]
async fn a_page_notices_that_its_line_is_dead_and_finds_another() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("silence");
    let server = start(folder.path());
    let wish = Wish {
        game: "badger",
        fields: &[("seat1", "open")],
    };
    make_table(&window, &server, "Ana", &wish).await;
    let tell = |signal: &str| {
        let mut kill = Command::new("kill");
        let told = kill.args([signal, &server.id().to_string()]).status();
        assert!(told.unwrap().success());
    };
    let connected = "document.querySelector('#link').hidden";
    window.until(ready()).await;
    tell("-STOP");
    let silent = Instant::now();
    window.until(&format!("!{connected}")).await;
    let took = silent.elapsed();
    tell("-CONT");
    assert!(took < NOTICED, "it took {took:?}");
    let back = Instant::now();
    window.until(connected).await;
    let took = back.elapsed();
    assert!(took < SOON, "it took {took:?}");
}
