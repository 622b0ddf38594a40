//! Every page and every table as a picture, by day and by night, on a desk and on a
//! phone, in `target/screens`, to be looked at by people.

use std::path::{Path, PathBuf};

use guests::Program;
use serde_json::Value;

use crate::{
    axe::Axe,
    player::{Wish, make_table, prefer, ready},
    server::{Folder, folder, start},
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

/// What is too small for a finger, or reaches beyond the edge of the page.
const FLAWS: &str = "
    const flaws = [];
    if (document.documentElement.scrollWidth > innerWidth) {
        const wide = [...document.querySelectorAll('#main *')].find((node) => node.getBoundingClientRect().right > innerWidth + 1 && !node.closest('.scroll, .cards, svg'));
        flaws.push('scrolls sideways: ' + (wide ? wide.outerHTML.slice(0, 120) : '?'));
    }
    for (const node of document.querySelectorAll('#act button, #chosen button, .main, #dock .live, #board .cards .live')) {
        const { width, height } = node.getBoundingClientRect();
        if (node.getClientRects().length && (width < 43.5 || height < 43.5)) flaws.push(`${width}x${height}: ${node.outerHTML.slice(0, 120)}`);
    }
    return flaws;";

/// Looks at a page in both sizes and both lights, and says what is wrong with it: what
/// the checker finds, and what does not fit on the smallest phone.
async fn portray(window: &Window, server: &Program, sitting: &Sitting) -> Vec<String> {
    let Sitting { name, path } = sitting;
    let axe = Axe::open();
    let mut faults = Vec::new();
    for (size, width, height) in SIZES {
        window.resize(width, height);
        window.go(&server.page(path)).await;
        window.until(ready()).await;
        for light in ["day", "night"] {
            let dress = format!("document.documentElement.dataset.theme = '{light}';");
            window.ask(&dress).await;
            let picture = gallery().join(format!("{name}-{size}-{light}.png"));
            std::fs::write(picture, window.picture().await).unwrap();
            if let (Some(axe), "desk") = (&axe, size) {
                faults.extend(axe.faults(window, light).await);
            }
        }
    }
    window.resize(SMALLEST.0, SMALLEST.1);
    let flaws = window.ask(FLAWS).await;
    let flaws = flaws.as_array().unwrap().iter().filter_map(Value::as_str);
    let flaws = flaws
        .map(str::to_owned)
        .chain(window.complaints())
        .chain(faults);
    flaws.map(|flaw| format!("{name}: {flaw}")).collect()
}

async fn somebody(folder: &Folder) -> Option<(Window, Program)> {
    let window = Window::open(Script::On).await?;
    let server = start(folder.path());
    let still = [("motion", "off"), ("forced", "ask")];
    prefer(&window, &server, &still).await;
    Some((window, server))
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
    ];
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
        let Played { record, middle } = play(game);
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
    assert_eq!(flaws, Vec::<String>::new());
}
