//! Every page and every table as a picture, by day and by night, on a desk and on a
//! phone, in `target/screens`, to be looked at by people.

use std::path::{Path, PathBuf};

use guests::Program;
use serde_json::Value;

use super::{
    axe::Axe,
    player::{Wish, make_table, prefer, ready},
    server::{Folder, folder, program, start},
    staged::{GAMES, Played, fork, play, upload},
    window::{Script, Window},
};

/// A page, and what its picture is called.
struct Sitting {
    name: String,
    path: String,
}

impl Sitting {
    fn new(name: impl Into<String>, path: impl Into<String>) -> Sitting {
        Sitting {
            name: name.into(),
            path: path.into(),
        }
    }
}

/// The sizes in which pages are shown: a desk, and a phone held upright.
const SIZES: [(&str, u32, u32); 2] = [("desk", 1440, 900), ("phone", 390, 844)];

/// The smallest phone on which nothing may reach beyond the edge.
const SMALLEST: (u32, u32) = (360, 640);

fn gallery() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let folder = target.join("screens");
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// What reaches beyond the edge of the screen, unless it lies in something that scrolls. A
/// phone makes its window wider where a page is, so what counts is the screen's width; and
/// a page may cut off what does not fit, so every node is looked at.
async fn beyond_the_edge(window: &Window, width: u32) -> Option<String> {
    let script = format!(
        "const cut = (node) => node.id !== 'main' && node !== document.body && getComputedStyle(node).overflowX !== 'visible';
         const held = (node) => node && (cut(node) || held(node.parentElement));
         const far = [...document.querySelectorAll('body *:not(svg *)')]
             .find((node) => node.checkVisibility() && node.getBoundingClientRect().right > {width} + 1 && !held(node.parentElement));
         const wide = document.documentElement.scrollWidth;
         return far || wide > {width} ? `${{wide}} wide on a screen of {width}: ${{far?.outerHTML.slice(0, 160)}}` : null;"
    );
    window.ask(&script).await.as_str().map(str::to_owned)
}

/// What is too small for a finger.
const FLAWS: &str = "
    const flaws = [];
    for (const node of document.querySelectorAll('#act button, #chosen button, .main, #dock .live, #board .cards .live')) {
        const { width, height } = node.getBoundingClientRect();
        if (node.getClientRects().length && (width < 43.5 || height < 43.5)) flaws.push(`${width}x${height}: ${node.outerHTML.slice(0, 120)}`);
    }
    return flaws;";

/// Words that reach beyond what they stand in; pictures may.
const SQUEEZED: &str = "
    const reach = (node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect(), range = document.createRange();
        const upright = getComputedStyle(node).writingMode.startsWith('vertical');
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT, (text) => text.data.trim() && text.parentElement.checkVisibility() && !text.parentElement.closest('svg, .aside, [aria-hidden] i') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT);
        let most = 0;
        while (texts.nextNode()) {
            range.selectNodeContents(texts.currentNode);
            for (const line of range.getClientRects()) {
                most = Math.max(most, ...upright ? [line.bottom - bottom, top - line.top] : [line.right - right, left - line.left]);
            }
        }
        return most;
    };
    const boxes = document.querySelectorAll('.card, .card *, .piece, .chip, .zone > h3, button, summary, .plate, .tag, th, td, .top nav a');
    const squeezed = [...boxes].filter((node) => node.checkVisibility() && node.clientWidth > 1 && !node.closest('svg, #lines, .aside') && node.scrollWidth > node.clientWidth + 1 && reach(node) > 1 && getComputedStyle(node).display !== 'inline');
    return squeezed.map((node) => `${node.clientWidth} and ${reach(node)} more: ${node.outerHTML.slice(0, 200)}`);";

/// Pictures that can be seen have come.
const PICTURED: &str = "[...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)";

/// Looks at a page in both sizes and both lights, and says what is wrong with it: what
/// the checker finds, and what does not fit on the smallest phone.
async fn portray(window: &Window, server: &Program, sitting: &Sitting) -> Vec<String> {
    let Sitting { name, path } = sitting;
    let axe = Axe::open();
    let mut faults = Vec::new();
    for (size, width, height) in SIZES {
        window.resize(width, height);
        window.go(&server.page(path)).await;
        window.until(&format!("{} && {PICTURED}", ready())).await;
        for light in ["day", "night"] {
            let dress = format!("document.documentElement.dataset.theme = '{light}';");
            window.ask(&dress).await;
            let picture = gallery().join(format!("{name}-{size}-{light}.png"));
            std::fs::write(picture, window.picture().await).unwrap();
            if let (Some(axe), "desk") = (&axe, size) {
                faults.extend(axe.faults(window, light).await);
            }
        }
        faults.extend(beyond_the_edge(window, width).await);
    }
    window.resize(SMALLEST.0, SMALLEST.1);
    faults.extend(beyond_the_edge(window, SMALLEST.0).await);
    // The browser says that there is nothing where nothing shall be.
    let mut complaints = window.complaints();
    complaints.retain(|line| !line.contains("/nowhere"));
    let flaws = window.ask(FLAWS).await;
    let flaws = flaws.as_array().unwrap().iter().filter_map(Value::as_str);
    let flaws = flaws.map(str::to_owned).chain(complaints).chain(faults);
    flaws.map(|flaw| format!("{name}: {flaw}")).collect()
}

async fn somebody(folder: &Folder) -> Option<(Window, Program)> {
    let window = Window::open(Script::On).await?;
    let server = start(folder.path());
    let still = [("motion", "off"), ("forced", "ask")];
    prefer(&window, &server, &still).await;
    Some((window, server))
}

/// A small study, as somebody would make it on the command line.
fn study(folder: &Folder, name: &str) {
    let mut lab = guests::hedgerow(program());
    lab.args(["lab", "run", "badger", "--seats", "random", "--games", "40"])
        .args(["--threads", "1", "--keep", name])
        .env("HEDGEROW_DATA", folder.path());
    assert!(lab.output().unwrap().status.success());
}

#[tokio::test]
async fn every_page_has_its_picture() {
    let folder = folder("portraits");
    let Some((window, server)) = somebody(&folder).await else {
        return;
    };
    let wish = Wish {
        game: "acorn",
        fields: &[("seat1", "open"), ("listed", "on")],
    };
    let table = make_table(&window, &server, "Ana", &wish).await;
    let mut pages = vec![
        Sitting::new("gathering", format!("/t/{table}")),
        Sitting::new("home", "/"),
        Sitting::new("lobby", "/lobby"),
        Sitting::new("mine", "/mine"),
        Sitting::new("settings", "/settings"),
        Sitting::new("nowhere", "/nowhere"),
    ];
    for name in ["first", "second"] {
        study(&folder, name);
    }
    for (name, path) in [
        ("lab", "/lab"),
        ("lab-new", "/lab/new/dandelion"),
        ("lab-run", "/lab/run/first"),
        ("lab-side", "/lab/side?run.first=on&run.second=on"),
    ] {
        pages.push(Sitting::new(name, path));
    }
    for game in GAMES {
        for (name, path) in [
            ("about", ""),
            ("rules", "/rules"),
            ("cards", "/cards"),
            ("print", "/print"),
        ] {
            pages.push(Sitting::new(
                format!("{game}-{name}"),
                format!("/g/{game}{path}"),
            ));
        }
        pages.push(Sitting::new(format!("{game}-new"), format!("/new/{game}")));
        pages.push(Sitting::new(
            format!("{game}-tutorial"),
            format!("/g/{game}/tutorial?step=4"),
        ));
    }
    let mut flaws = Vec::new();
    for page in pages {
        flaws.extend(portray(&window, &server, &page).await);
    }
    assert_eq!(flaws, Vec::<String>::new());
}

#[tokio::test]
async fn every_table_has_its_pictures() {
    let folder = folder("tables");
    let Some((window, server)) = somebody(&folder).await else {
        return;
    };
    // Whoever plays on needs a name.
    window.write("input[name=name]", "Ana").await;
    window.click("form[action='/settings'] button").await;
    window
        .until("document.querySelector('.top nav').textContent.includes('Ana')")
        .await;
    let mut flaws = Vec::new();
    for game in GAMES {
        let Played { record, middle, .. } = play(game);
        let over = upload(&window, &record).await;
        let opening = fork(&window, &over, 0).await;
        let running = fork(&window, &over, middle).await;
        for (name, path) in [
            ("opening", format!("/t/{opening}")),
            ("middle", format!("/t/{running}")),
            ("end", format!("/t/{over}")),
            ("replay", format!("/t/{over}/replay?ply={middle}")),
        ] {
            let sitting = Sitting::new(format!("{game}-{name}"), path);
            flaws.extend(portray(&window, &server, &sitting).await);
        }
    }
    // Two people at one screen pass it on.
    let wish = Wish {
        game: "badger",
        fields: &[("seat1", "me")],
    };
    let table = make_table(&window, &server, "Ana", &wish).await;
    let cover = Sitting::new("cover", format!("/t/{table}"));
    flaws.extend(portray(&window, &server, &cover).await);
    assert_eq!(flaws, Vec::<String>::new());
}

/// German has longer words: they are parted, and nothing is cut off.
#[tokio::test]
async fn german_fits_on_every_table() {
    let folder = folder("german");
    let Some((window, server)) = somebody(&folder).await else {
        return;
    };
    window.ask("document.cookie = 'language=de; path=/';").await;
    window.write("input[name=name]", "Ana").await;
    window.click("form[action='/settings'] button").await;
    window
        .until("document.querySelector('.top nav').textContent.includes('Ana')")
        .await;
    let mut flaws = Vec::new();
    for game in GAMES {
        let Played { record, middle, .. } = play(game);
        let over = upload(&window, &record).await;
        let opening = fork(&window, &over, 0).await;
        let running = fork(&window, &over, middle).await;
        for (name, path) in [
            ("opening", format!("/t/{opening}")),
            ("middle", format!("/t/{running}")),
            ("end", format!("/t/{over}")),
            ("about", format!("/g/{game}")),
            ("cards", format!("/g/{game}/cards")),
            ("tutorial", format!("/g/{game}/tutorial?step=4")),
        ] {
            let sitting = Sitting::new(format!("de-{game}-{name}"), path);
            flaws.extend(squeeze(&window, &server, &sitting).await);
        }
    }
    for (name, path) in [
        ("home", "/"),
        ("new", "/new/acorn"),
        ("settings", "/settings"),
    ] {
        let sitting = Sitting::new(format!("de-{name}"), path);
        flaws.extend(squeeze(&window, &server, &sitting).await);
    }
    assert_eq!(flaws, Vec::<String>::new());
}

/// Looks at a page in both sizes, and says which words do not fit.
async fn squeeze(window: &Window, server: &Program, sitting: &Sitting) -> Vec<String> {
    let Sitting { name, path } = sitting;
    let mut flaws = Vec::new();
    for (size, width, height) in SIZES {
        window.resize(width, height);
        window.go(&server.page(path)).await;
        window.until(&format!("{} && {PICTURED}", ready())).await;
        let picture = gallery().join(format!("{name}-{size}-day.png"));
        std::fs::write(picture, window.picture().await).unwrap();
        flaws.extend(beyond_the_edge(window, width).await);
        let squeezed = window.ask(SQUEEZED).await;
        let squeezed = squeezed
            .as_array()
            .unwrap()
            .iter()
            .filter_map(Value::as_str);
        flaws.extend(squeezed.map(|words| format!("{name} {size}: {words}")));
    }
    flaws
}
