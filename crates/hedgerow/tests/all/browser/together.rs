//! Two people at one table, and one person in two tabs.

use super::{
    player::{Player, Wish, look, make_table, prefer, ready},
    server::{folder, start},
    window::{Script, Window},
};

/// Waits until a page shows a ply.
async fn shows(window: &Window, ply: u64) {
    let shown = format!("document.querySelector('#table').dataset.ply === '{ply}'");
    window.until(&shown).await;
}

/// The names of the cards in the viewer's own hand, as the page has them.
async fn hand(window: &Window) -> Vec<String> {
    let script = "return [...document.querySelectorAll('#dock [data-key]')].map((card) => card.dataset.key);";
    let keys = window.ask(script).await;
    let keys = keys.as_array().unwrap();
    keys.iter()
        .map(|key| key.as_str().unwrap().to_owned())
        .collect()
}

/// Everything the server sent for this page, without the drawings of all cards there
/// are, which are the same for everybody; and everything the page has made of it.
async fn everything_known(window: &Window) -> String {
    let script = "
        const page = document.documentElement.cloneNode(true);
        page.querySelector('#faces').remove();
        const request = new XMLHttpRequest();
        request.open('GET', location.href, false);
        request.send();
        const fresh = new DOMParser().parseFromString(request.responseText, 'text/html');
        fresh.querySelector('#faces').remove();
        return page.outerHTML + fresh.documentElement.outerHTML;";
    window.ask(script).await.as_str().unwrap().to_owned()
}

#[tokio::test]
async fn two_people_play_by_link_and_see_each_other_move() {
    let (Some(ana), Some(ben)) = (
        Window::open(Script::On).await,
        Window::open(Script::On).await,
    ) else {
        return;
    };
    let folder = folder("together");
    let server = start(folder.path());
    let wish = Wish {
        game: "badger",
        fields: &[("seat1", "open"), ("rule.target", "1")],
    };
    for window in [&ana, &ben] {
        prefer(window, &server, &[("forced", "ask")]).await;
    }
    make_table(&ana, &server, "Ana", &wish).await;
    ana.until(ready()).await;
    ana.ask("window.loaded = 'once';").await;
    let link = ana
        .find("[data-share]")
        .await
        .prop("value")
        .await
        .unwrap()
        .unwrap();

    ben.go(&link).await;
    ben.write("#board input[name=name]", "<b>Ben</b>").await;
    ben.click("#board form[action$=join] button").await;
    // The last seat is taken, and the game begins for both; his name has become no tag.
    for window in [&ana, &ben] {
        let named = "document.querySelector('#players').textContent.includes('<b>Ben</b>')";
        window.until(named).await;
    }
    for window in [&ana, &ben] {
        window.until("document.querySelector('#dock .cards')").await;
        window.until(ready()).await;
    }
    ben.ask("window.loaded = 'once';").await;
    let mut players = [Player::new(3), Player::new(4)];
    let windows = [&ana, &ben];
    for decision in 0..12 {
        let mut turns = Vec::new();
        for window in windows {
            turns.push(look(window).await.turn);
        }
        let mover = turns
            .iter()
            .position(|&turn| turn)
            .expect("somebody's turn");
        assert!(!turns[1 - mover], "both are to act");
        let own = hand(windows[mover]).await;
        let before = look(windows[1 - mover]).await;
        assert_eq!(
            before.live + before.plain + before.sure,
            0,
            "only one may act"
        );
        let page = everything_known(windows[1 - mover]).await;
        // What lay open once, the log has named: a decree that was taken, say.
        let open = "return [...document.querySelectorAll('#lines [data-look]')].map((card) => card.dataset.look);";
        let open = windows[1 - mover].ask(open).await;
        let is_open = |card: &&String| {
            open.as_array()
                .unwrap()
                .iter()
                .any(|id| id == card.as_str())
        };
        let hidden: Vec<&String> = own.iter().filter(|card| !is_open(card)).collect();
        assert!(
            hidden.len() + 3 > own.len(),
            "hardly anything is hidden: {open}"
        );
        for card in hidden {
            let tell = format!("\"{card}\"");
            assert!(
                !page.contains(&tell),
                "{card} is known after {decision} decisions"
            );
        }
        players[mover].decide(windows[mover]).await;
        let ply = look(windows[mover]).await.ply;
        shows(windows[1 - mover], ply).await;
        if look(windows[mover]).await.over {
            break;
        }
        let due = "document.querySelector('#prompt').textContent";
        let turn = windows[mover].ask(&format!("return {due};")).await;
        assert!(turn.as_str().unwrap().contains("Waiting for") || look(windows[mover]).await.turn);
    }
    // What is said arrives, and is text.
    ana.click("#chat > summary").await;
    ana.write("#chat input[name=text]", "Hello <i>there</i>")
        .await;
    ana.click("#chat form:not(.phrases) button").await;
    ben.until("document.querySelector('#said').textContent.includes('Hello <i>there</i>')")
        .await;
    for window in windows {
        assert_eq!(
            window.ask("return window.loaded;").await,
            "once",
            "a page was loaded anew"
        );
        window.asked_only(&server.page("/")).await;
    }
    // She gives up; both want to play again, and find themselves at the same new table.
    let old = ana.ask("return location.pathname;").await;
    ana.click("#about > summary").await;
    ana.until("document.querySelector('#about .resign')").await;
    ana.click("#about .resign summary").await;
    ana.click("#about .resign button").await;
    for window in windows {
        window
            .until("document.querySelector('#end form[action$=rematch]')")
            .await;
        window.until(ready()).await;
    }
    for window in [&ben, &ana] {
        window.click("#end form[action$=rematch] button").await;
    }
    for window in windows {
        window
            .until(&format!(
                "location.pathname !== {old} && document.querySelector('#dock .cards')"
            ))
            .await;
        assert_eq!(window.complaints(), Vec::<String>::new());
    }
    let addresses = [ana.address().await, ben.address().await];
    assert_eq!(addresses[0], addresses[1]);
}

#[tokio::test]
async fn two_tabs_and_a_reload_show_the_same() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("tabs");
    let server = start(folder.path());
    let wish = Wish {
        game: "badger",
        fields: &[("seat1", "bot:easy"), ("pace", "instant")],
    };
    prefer(&window, &server, &[("forced", "ask")]).await;
    let table = make_table(&window, &server, "Ana", &wish).await;
    let address = server.page(&format!("/t/{table}"));
    let tabs = window.second_tab().await;
    window.go(&address).await;
    window.until(ready()).await;
    let mut player = Player::new(5);
    for decision in 0..6 {
        window.look_at(&tabs[decision % 2]).await;
        window
            .until("document.querySelector('#prompt[data-turn]')")
            .await;
        player.decide(&window).await;
        window
            .until("document.querySelector('#prompt[data-turn]')")
            .await;
        let (ply, own) = (look(&window).await.ply, hand(&window).await);
        window.look_at(&tabs[1 - decision % 2]).await;
        shows(&window, ply).await;
        assert_eq!(hand(&window).await, own);
        if decision % 3 == 2 {
            window.reload().await;
            window.until(ready()).await;
            shows(&window, ply).await;
            assert_eq!(hand(&window).await, own);
        }
    }
    assert_eq!(window.complaints(), Vec::<String>::new());
}
