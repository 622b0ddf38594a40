//! A tutorial in the browser, with script and without.

use serde_json::Value;

use super::{
    player::prefer,
    server::{folder, start},
    window::{Script, Window},
};

/// The number of the step that is shown.
async fn step(window: &Window) -> u64 {
    let script = "return +(document.querySelector('#act [name=step]')?.value ?? 999);";
    window.ask(script).await.as_u64().unwrap()
}

#[tokio::test]
async fn a_tutorial_is_played_by_touching_and_explains_other_moves() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("learning");
    let server = start(folder.path());
    prefer(&window, &server, &[("motion", "off")]).await;
    window.go(&server.page("/")).await;
    window.click("a[href='/g/badger/tutorial']").await;
    window.until("document.querySelector('#dock .live')").await;
    window.ask("window.loaded = 'once';").await;
    // Another card is allowed, but not what the lesson is about.
    window.click("#dock [data-touch=desert]").await;
    window.click("#chosen button.main").await;
    window
        .until("document.querySelector('#prompt .notice')")
        .await;
    assert_eq!(step(&window).await, 0);
    for (number, card) in [
        (1, "ace-moons"),
        (2, "chance-meeting"),
        (3, "discovery"),
        (4, "diplomat"),
    ] {
        window.click(&format!("#dock [data-touch={card}]")).await;
        window.click("#chosen button.main").await;
        window
            .until(&format!(
                "document.querySelector('#act [name=step]').value === '{number}'"
            ))
            .await;
    }
    // What the rules forbid is refused with the reason.
    window.click("#dock [data-touch=bard]").await;
    window
        .until("document.querySelector('#prompt .notice')")
        .await;
    assert_eq!(step(&window).await, 4);
    assert_eq!(window.ask("return window.loaded;").await, "once");
    let known = ["Failed to load resource: the server responded with a status of 422"];
    let complaints = window.complaints();
    assert!(
        complaints
            .iter()
            .all(|line| known.iter().any(|text| line.contains(text))),
        "{complaints:?}"
    );
}

#[tokio::test]
async fn every_tutorial_is_played_to_its_end_by_forms_alone() {
    let Some(window) = Window::open(Script::Off).await else {
        return;
    };
    let folder = folder("lessons");
    let server = start(folder.path());
    for game in super::staged::GAMES {
        window
            .go(&server.page(&format!("/g/{game}/tutorial")))
            .await;
        for number in 1.. {
            assert_ne!(window.text(".lesson").await, "", "{game} {number}");
            // The move that is asked for, by its words.
            let press = "
                const words = document.querySelector('.asked b')?.textContent;
                const button = [...document.querySelectorAll('#act button')].find((button) => button.firstChild.textContent === words);
                button?.click();
                return !!button;";
            if window.ask(press).await == Value::Bool(false) {
                assert!(number > 10, "{game} stops at {number}");
                break;
            }
            let on = format!(
                "document.querySelector('#act [name=step]')?.value === '{number}' || !document.querySelector('#act')"
            );
            window.until(&on).await;
        }
    }
    assert_eq!(window.complaints(), Vec::<String>::new());
}
