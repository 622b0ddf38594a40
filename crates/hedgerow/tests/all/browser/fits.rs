//! A table is one scene: all of it can be seen without scrolling, whatever the size of the
//! window, and no words lie upon others.

use serde_json::Value;

use super::{
    player::{prefer, ready},
    server::{folder, start},
    staged::{GAMES, Played, fork, play, upload},
    window::{Script, Window},
};

/// The windows a table has to fit in: desks, a tablet, and a phone held upright and on its
/// side.
const SIZES: [(u32, u32); 7] = [
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (1024, 768),
    (390, 844),
    (844, 390),
];

/// How many moments of each game are looked at.
fn moments() -> usize {
    match std::env::var_os("HEDGEROW_THOROUGH") {
        Some(_) => 200,
        None => 3,
    }
}

/// What is wrong with the table as it lies there. What is closed, what only screen readers
/// read, and what a finger pushes aside on a phone do not count; cards of a hand lie upon
/// each other and may show their upper half.
const FAULTS: &str = r"
    const faults = [], narrow = innerWidth < 700 || innerHeight < 480, table = document.querySelector('#table');
    const called = (node) => node.outerHTML.slice(0, 120);
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.push(`the page scrolls: ${root.scrollWidth}x${root.scrollHeight}`);
    const scrolls = (node) => {
        const { overflowX, overflowY } = getComputedStyle(node), may = (way) => /auto|scroll/.test(way);
        return [may(overflowX) && node.scrollWidth > node.clientWidth + 1, may(overflowY) && node.scrollHeight > node.clientHeight + 1];
    };
    const pushed = (node) => { for (let at = node.parentElement; at && at !== table; at = at.parentElement) if (scrolls(at).some(Boolean)) return true; };
    for (const node of table.querySelectorAll('*:not(svg *)')) {
        if (!node.checkVisibility() || node.closest('#side, .list, .lesson, #end')) continue;
        if (scrolls(node).some(Boolean) && !narrow) faults.push(`scrolls: ${called(node)}`);
    }
    for (const node of table.querySelectorAll('.live, [data-try], #act button, #prompt .say, .plate')) {
        const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
        if (!node.checkVisibility() || !width || !height || node.closest('.list, #side')) continue;
        const lowest = node.closest('#dock') ? (top + bottom) / 2 : bottom;
        if ((left < -2 || top < -2 || right > innerWidth + 2 || lowest > innerHeight + 2) && !(narrow && pushed(node))) faults.push(`off the table: ${called(node)}`);
    }
    // Words, as far as they are not cut off; letters do not fill the height of their line.
    const words = [], walk = document.createTreeWalker(document.querySelector('#main'), NodeFilter.SHOW_TEXT), range = document.createRange();
    while (walk.nextNode()) {
        const text = walk.currentNode, parent = text.parentElement;
        if (!text.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || parent.closest('template, .list')) continue;
        const cuts = [];
        for (let at = parent; at && at !== document.body; at = at.parentElement) {
            const { overflowX, overflowY, clipPath, position } = getComputedStyle(at);
            if (overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none') cuts.push(at.getBoundingClientRect());
            if (position === 'fixed') break;
        }
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
            const seen = { left: line.left, right: line.right, top: line.top + line.height * .18, bottom: line.bottom - line.height * .18 };
            for (const cut of cuts) {
                seen.left = Math.max(seen.left, cut.left); seen.right = Math.min(seen.right, cut.right);
                seen.top = Math.max(seen.top, cut.top); seen.bottom = Math.min(seen.bottom, cut.bottom);
            }
            if (seen.right - seen.left > 3 && seen.bottom - seen.top > 3) words.push({ text: text.data.trim(), parent, ...seen });
        }
    }
    const solid = (node) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(node), [, , , alpha = 1] = backgroundColor.match(/[\d.]+/g) ?? [0, 0, 0, 0];
        return backgroundImage !== 'none' || alpha > .5;
    };
    for (const [i, one] of words.entries()) for (const other of words.slice(i + 1)) {
        if (one.parent === other.parent || one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
        const left = Math.max(one.left, other.left), right = Math.min(one.right, other.right), top = Math.max(one.top, other.top), bottom = Math.min(one.bottom, other.bottom);
        if (right - left < 3 || bottom - top < 5) continue;
        // What lies on top hides the rest if it lies on something.
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const upper = [one, other].find(({ parent }) => there && (parent === there || parent.contains(there)));
        if (!upper) continue;
        const lower = upper === one ? other : one, between = [];
        for (let at = upper.parent; at && !at.contains(lower.parent); at = at.parentElement) between.push(at);
        if (!between.some(solid)) faults.push(`“${upper.text}” upon “${lower.text}”: ${called(upper.parent)}`);
    }
    return faults;";

/// What is wrong with tables of one language.
async fn misfits(language: &str) -> Vec<String> {
    let Some(window) = Window::open(Script::On).await else {
        return Vec::new();
    };
    let folder = folder("fits");
    let server = start(folder.path());
    prefer(&window, &server, &[("motion", "off"), ("forced", "ask")]).await;
    let speak = format!("document.cookie = 'language={language}; path=/';");
    window.ask(&speak).await;
    window.write("input[name=name]", "Ana").await;
    window.click("form[action='/settings'] button").await;
    window
        .until("document.querySelector('.top nav').textContent.includes('Ana')")
        .await;
    let settled = format!(
        "const done = arguments[0], look = () => {{ {FAULTS} }};
         requestAnimationFrame(() => requestAnimationFrame(() => {{
             for (const animation of document.getAnimations()) if (!(animation instanceof CSSAnimation)) animation.finish();
             done(look());
         }}));"
    );
    let mut faults = Vec::new();
    for game in GAMES {
        let Played { record, plies, .. } = play(game);
        let over = upload(&window, &record).await;
        let mut tables = vec![("the end".to_owned(), over.clone())];
        for moment in 0..moments() {
            let ply = moment * (plies - 1) / (moments() - 1);
            tables.push((format!("ply {ply}"), fork(&window, &over, ply).await));
        }
        for (moment, table) in tables {
            window.go(&server.page(&format!("/t/{table}"))).await;
            window.until(ready()).await;
            for (width, height) in SIZES {
                window.resize(width, height);
                let found = window.ask_later(&settled, Vec::new()).await;
                let found = found.as_array().unwrap().iter().filter_map(Value::as_str);
                faults.extend(found.map(|fault| {
                    format!("{language} {game}, {moment}, {width}x{height}: {fault}")
                }));
            }
        }
    }
    faults
}

#[tokio::test]
async fn every_table_fits_every_window_in_english() {
    assert_eq!(misfits("en").await, Vec::<String>::new());
}

#[tokio::test]
async fn every_table_fits_every_window_in_german() {
    assert_eq!(misfits("de").await, Vec::<String>::new());
}
