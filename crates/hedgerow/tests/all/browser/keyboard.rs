//! Whole games without a pointer.

use super::{
    player::{Player, Wish, make_table, prefer, ready},
    server::{folder, start},
    short,
    window::{Script, Window},
};

const SHIFT: char = '\u{E008}';
const TAB: char = '\u{E004}';
const ENTER: char = '\u{E007}';
const LEFT: char = '\u{E012}';
const RIGHT: char = '\u{E014}';

/// So many times a key is pressed before somebody looks where that led.
const STRIDE: usize = 12;

/// Looks at the goal. From then on keys that lead on do nothing once the focus has arrived,
/// as a finger would stop: Tab in the zone of the goal, arrows on it. The browser alone
/// moves the focus.
const AIM: &str = "
    window.zone = (node) => node.matches('#table [data-touch]') ? node.closest('ul, ol, svg, section') : node;
    window.there = (key) => {
        const at = document.activeElement;
        return at === goal || (key === 'Tab' && zone(at) === zone(goal));
    };
    if (!window.careful) addEventListener('keydown', (event) => {
        if (!goal || event.key === 'Shift' || !there(event.key)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
    }, true);
    window.careful = true;
    window.goal = [...document.querySelectorAll(css)].filter((node) => node.getClientRects().length)[nth];
    return goal ? goal.value ?? goal.dataset.touch ?? 'ask' : null;";

/// Which way the goal is, in the page and in its zone; nothing if it is gone.
const WAY: &str = "
    if (!goal?.isConnected) return null;
    const way = (from) => from.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
    const at = document.activeElement;
    return at === goal ? 'there' : zone(at) === zone(goal) ? ['arrow', way(at)] : ['tab', at === document.body ? 1 : way(at)];";

/// Goes to the nth of the shown nodes by keys alone, and presses Enter; says what it does.
/// Nothing if it went away meanwhile, as the table moved on.
pub async fn enter(window: &Window, css: &str, nth: usize) -> Option<String> {
    let aim = format!("const css = '{css}', nth = {nth}; {AIM}");
    let action = window.ask(&aim).await.as_str()?.to_owned();
    for _ in 0..20 {
        let way = window.ask(WAY).await;
        if way.is_null() {
            return None;
        }
        if way == "there" {
            window.ask("window.goal = null;").await;
            window.press(ENTER).await;
            return Some(action);
        }
        let back = way[1].as_i64() == Some(-1);
        let keys: &[char] = match (way[0] == "tab", back) {
            (true, false) => &[TAB],
            (true, true) => &[SHIFT, TAB],
            (false, false) => &[RIGHT],
            (false, true) => &[LEFT],
        };
        window.press_often(keys, STRIDE).await;
    }
    let page = "const at = (node) => node.outerHTML.slice(0, 200);
        return [at(goal), zone(goal).nodeName, at(document.activeElement), document.querySelector('#prompt').innerText];";
    panic!("no way by keyboard: {}", window.ask(page).await);
}

async fn a_whole_game(wish: Wish<'_>, at_most: usize) {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder(&format!("keyboard-{}", wish.game));
    let server = start(folder.path());
    prefer(&window, &server, &[("motion", "off"), ("forced", "ask")]).await;
    make_table(&window, &server, "Ana", &wish).await;
    window.until(ready()).await;
    let decisions = Player::with_keys(3).play_to_the_end(&window, at_most).await;
    assert!(decisions > 3, "a game of {decisions} decisions");
    assert_eq!(window.complaints(), Vec::<String>::new());
}

#[tokio::test]
async fn a_game_of_badger_by_keyboard_alone() {
    a_whole_game(short::BADGER, 80).await;
}

#[tokio::test]
async fn a_game_of_dandelion_by_keyboard_alone() {
    a_whole_game(short::DANDELION, 300).await;
}

#[tokio::test]
async fn a_game_of_acorn_by_keyboard_alone() {
    a_whole_game(short::ACORN, 300).await;
}

#[tokio::test]
async fn a_game_of_bordering_by_keyboard_alone() {
    a_whole_game(short::BORDERING, 120).await;
}

#[tokio::test]
async fn a_game_of_resourced_by_keyboard_alone() {
    a_whole_game(short::RESOURCED, 400).await;
}
