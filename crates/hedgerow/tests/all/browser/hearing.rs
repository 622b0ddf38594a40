//! What screen readers say, and keys while something is shown.

use super::{
    player::{Wish, make_table, prefer, ready},
    server::{folder, start},
    window::{Script, Window},
};

const ESCAPE: char = '\u{E00C}';

const TABLE: Wish<'static> = Wish {
    game: "badger",
    fields: &[("seat1", "bot:easy"), ("pace", "instant"), ("seed", "1")],
};

const TURN: &str = "document.querySelector('#prompt[data-turn]')";

/// What the region for it holds.
const HEARD: &str = "[...document.querySelectorAll('#heard p')].map((line) => line.textContent)";

/// Plays the first card that can be played, and waits until it is one's turn again.
async fn play_a_card(window: &Window) {
    window
        .ask("window.before = document.querySelector('#table').dataset.ply;")
        .await;
    window.click("#dock .live").await;
    window.click("#chosen .main").await;
    let answered = "+document.querySelector('#table').dataset.ply > +window.before + 1";
    window.until(&format!("{answered} && {TURN}")).await;
}

#[tokio::test]
async fn a_screen_reader_says_what_a_bot_did_in_the_language_of_the_page() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("hearing");
    let server = start(folder.path());
    prefer(&window, &server, &[("motion", "off"), ("forced", "ask")]).await;
    make_table(&window, &server, "Ana", &TABLE).await;
    window.until(&format!("{TURN} && {}", ready())).await;
    let region = "const at = document.querySelector('#heard'); return [at.role, at.ariaLive];";
    assert_eq!(
        window.ask(region).await,
        serde_json::json!(["log", "polite"])
    );
    play_a_card(&window).await;
    window
        .until(&format!(
            "{HEARD}.some((line) => line.startsWith('Finch '))"
        ))
        .await;
    // Each line is one of the log, without marks that only eyes can read.
    let told =
        "const log = [...document.querySelectorAll('#lines li')].map((line) => line.textContent);";
    let strange = format!("{told} return {HEARD}.filter((line) => !log.includes(line));");
    assert_eq!(window.ask(&strange).await, serde_json::json!([]));
    // Nobody has to hear what they did themselves.
    let own = format!("return {HEARD}.filter((line) => line.startsWith('Ana plays'));");
    assert_eq!(window.ask(&own).await, serde_json::json!([]));

    window.click(".menu > summary").await;
    window.click("button[name=language][value=de]").await;
    window
        .until(&format!(
            "document.documentElement.lang === 'de' && {TURN} && {}",
            ready()
        ))
        .await;
    play_a_card(&window).await;
    window
        .until(&format!("{HEARD}.some((line) => line.startsWith('Fink '))"))
        .await;
    assert_eq!(window.complaints(), Vec::<String>::new());
}

#[tokio::test]
async fn keys_go_on_working_while_a_pointer_rests_on_a_name() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("resting");
    let server = start(folder.path());
    prefer(&window, &server, &[("motion", "off"), ("forced", "ask")]).await;
    make_table(&window, &server, "Ana", &TABLE).await;
    window.until(&format!("{TURN} && {}", ready())).await;
    play_a_card(&window).await;
    let peeks = "document.querySelector('#look.peek[open] .card')";
    let in_chat = "document.activeElement.matches('#chat input')";
    let listed = "document.querySelector('#all').open";
    window.click("#log > summary").await;
    window.rest("#lines a.look[data-look]").await;
    window.until(peeks).await;
    let was = window.ask(&format!("return {listed};")).await;
    window.press('l').await;
    window.until(&format!("{listed} !== {was}")).await;
    assert_eq!(window.ask(&format!("return !!{peeks};")).await, true);
    window.press(ESCAPE).await;
    window.until("!document.querySelector('#look[open]')").await;

    window.press('c').await;
    window.until(in_chat).await;
    window.ask("document.activeElement.blur();").await;

    // Whoever speaks to the computer, or hits keys by accident, can do without letters.
    window.rest("#prompt").await;
    let was = window.ask(&format!("return {listed};")).await;
    window
        .ask("localStorage.setItem('hedgerow.letters', 'off');")
        .await;
    window.press('c').await;
    window.press('?').await;
    window.press('l').await;
    let nothing = format!(
        "return !{in_chat} && !document.querySelector('#look[open]') && {listed} === {was};"
    );
    assert_eq!(window.ask(&nothing).await, true);
    assert_eq!(window.complaints(), Vec::<String>::new());
}
