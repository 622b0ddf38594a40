//! Looking closely: at what is named, at what happened last, and at how it stands.

use serde_json::Value;

use super::{
    player::{Wish, make_table, prefer, ready},
    server::{folder, start},
    staged::{Played, fork, play, upload},
    window::{Script, Window},
};

const ESCAPE: char = '\u{E00C}';

/// A table at which the first answer is a card and nothing more: where a hidden card
/// becomes the decree, no arrow can tell where it was.
const A_PLAIN_BEGINNING: Wish<'static> = Wish {
    game: "badger",
    fields: &[("seat1", "bot:easy"), ("pace", "instant"), ("seed", "1")],
};

const TURN: &str = "document.querySelector('#prompt[data-turn]')";

/// Clicks on a link that shows something, and waits for the words in what it shows.
async fn shows(window: &Window, link: &str, part: &str) {
    window.click(link).await;
    let there = format!("document.querySelector('#look[open]:not(.peek) {part}')?.textContent");
    window.until(&there).await;
    window.press(ESCAPE).await;
    window.until("!document.querySelector('#look[open]')").await;
}

#[tokio::test]
async fn what_happened_is_pointed_out_and_what_is_named_can_be_seen() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("looking");
    let server = start(folder.path());
    prefer(&window, &server, &[("motion", "off"), ("forced", "ask")]).await;
    make_table(&window, &server, "Ana", &A_PLAIN_BEGINNING).await;
    window.until(&format!("{TURN} && {}", ready())).await;
    // A card is played, and what came is marked.
    window
        .ask("window.before = document.querySelector('#table').dataset.ply;")
        .await;
    window.click("#dock .live").await;
    window.click("#chosen .main").await;
    let moved = format!(
        "document.querySelector('#table').dataset.ply > window.before && {TURN} && document.querySelector('#board .fresh')"
    );
    window.until(&moved).await;
    // What came last stays marked when the page is loaded again.
    window.reload().await;
    window
        .until("document.querySelector('#board .fresh')")
        .await;
    // The score if the game ended now is the sum of where it comes from.
    let sums = "
        return [...document.querySelectorAll('#score .sources')].map((sources) => {
            const points = [...sources.querySelectorAll('td')].map((cell) => +cell.textContent);
            return [sources.closest('details:not(#score)').querySelector('summary').textContent, points.reduce((a, b) => a + b, 0)];
        });";
    let sums = window.ask(sums).await;
    for plate in sums.as_array().unwrap() {
        let words = plate[0].as_str().unwrap();
        let said = format!("If it ended now: {}, place", plate[1]);
        assert!(words.starts_with(&said), "{words}: {}", plate[1]);
    }
    assert!(!sums.as_array().unwrap().is_empty());
    window.click("#log > summary").await;
    // Players and cards of the log are shown where they are clicked, or hovered over.
    shows(&window, "#lines a.look[href^=\"#plate\"]", ".standing").await;
    shows(&window, "#lines a.look[data-look]", ".terms dd").await;
    // The mouse rests on the name still, but nobody asks for it again before it moves.
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    let open = "return !!document.querySelector('#look[open]');";
    assert_eq!(window.ask(open).await, Value::Bool(false));
    window.rest("#prompt").await;
    window.rest("#lines a.look[data-look]").await;
    window
        .until("document.querySelector('#look.peek[open] .card')")
        .await;
    window.rest("#prompt").await;
    window.until("!document.querySelector('#look[open]')").await;
    // Marks are explained beside the table, and all cards are there.
    let terms = "return document.querySelectorAll('#cards .terms dt').length;";
    assert!(window.ask(terms).await.as_u64() > Some(10));
    window.click("#cards > summary").await;
    window
        .until("document.querySelectorAll('#cards .book .card').length > 30")
        .await;

    // A prompt that names a Hex shows it; the square of a line is shown on the board.
    window.go(&server.page("/settings")).await;
    let Played { record, middle, .. } = play("bordering");
    let over = upload(&window, &record).await;
    let table = fork(&window, &over, middle).await;
    window.go(&server.page(&format!("/t/{table}"))).await;
    window.until(&format!("{TURN} && {}", ready())).await;
    shows(&window, "#prompt a.look[data-look]", ".terms dd").await;
    window
        .go(&server.page(&format!("/t/{over}/replay?ply={middle}")))
        .await;
    let spot = "#lines a.look[data-show^=spot]";
    window
        .until(&format!("document.querySelector('{spot}')"))
        .await;
    window.click("#log > summary").await;
    window.click(spot).await;
    let shown = window
        .ask("return document.querySelector('#board .shown')?.dataset.touch;")
        .await;
    assert!(
        shown.as_str().is_some_and(|name| name.starts_with("spot:")),
        "{shown}"
    );
    window.click("#score > summary").await;
    let team = window.text("#score [data-key=all] summary").await;
    assert!(team.starts_with("If it ended now: "), "{team}");
    assert_eq!(
        window
            .ask("return document.querySelectorAll('[data-key=all] td').length > 0;")
            .await,
        Value::Bool(true)
    );
    assert_eq!(window.complaints(), Vec::<String>::new());
}
