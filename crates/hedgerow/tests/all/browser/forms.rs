//! With script switched off, a table is played by plain forms.

use serde_json::Value;

use super::{
    server::{folder, moves, start},
    window::{Script, Window},
};

/// Loads the page anew until a node is there, as somebody without script would.
async fn reload_until(window: &Window, css: &str) {
    for _ in 0..400 {
        let there = format!("return !!document.querySelector('{css}');");
        if window.ask(&there).await == Value::Bool(true) {
            return;
        }
        window.reload().await;
    }
    panic!("{css} never comes");
}

#[tokio::test]
async fn a_game_is_played_by_forms_alone() {
    let Some(window) = Window::open(Script::Off).await else {
        return;
    };
    let folder = folder("forms");
    let server = start(folder.path());
    window.go(&server.page("/")).await;
    assert_eq!(
        window
            .ask("return document.documentElement.className;")
            .await,
        "",
        "script runs"
    );
    window.click("a[href='/new/badger']").await;
    window.write("#new input[name=name]", "Ana").await;
    window.select("#new select[name=seat1]", "bot:easy").await;
    window.click("#new details:has([name=pace]) summary").await;
    window.select("#new select[name=pace]", "instant").await;
    window.click("#new button.main").await;
    window.until("document.querySelector('#table')").await;
    let address = window.address().await;
    let table = address.rsplit("/t/").next().unwrap().to_owned();
    for _ in 0..8 {
        reload_until(&window, "#act button[name=action]").await;
        let ply = "document.querySelector('#table')?.dataset.ply";
        let before = window.ask(&format!("return {ply};")).await;
        window.click("#act button[name=action]").await;
        // The next page is there when it shows another ply.
        window.until(&format!("{ply} && {ply} !== {before}")).await;
    }
    assert_eq!(window.complaints(), Vec::<String>::new());
    // What cannot be done is explained on the page.
    reload_until(&window, "#type input[name=action]").await;
    window.click("#log > summary").await;
    window.write("#type input[name=action]", "fly").await;
    window.click("#type button").await;
    let refused = "document.querySelector('#prompt .notice')?.textContent.length > 10";
    window.until(refused).await;
    // So is talk.
    window.click("#chat > summary").await;
    window.write("#chat input[name=text]", "Hello").await;
    window.click("#chat form:not(.phrases) button").await;
    let said = "document.querySelector('#said')?.textContent.includes('Hello')";
    window.until(said).await;
    let kept = moves(folder.path(), &table);
    let own = kept.iter().filter(|text| text.starts_with("0 ")).count();
    assert_eq!(own, 8);
}
