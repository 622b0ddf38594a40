//! What is true of every page.

use serde_json::Value;

use crate::{
    player::{Wish, make_table, ready},
    server::{folder, start},
    window::{Script, Window},
};

/// The most bytes of script and of style that travel for a page.
const SCRIPT: u64 = 15_000;
const STYLE: u64 = 20_000;

const GAMES: [&str; 5] = ["acorn", "badger", "bordering", "dandelion", "resourced"];

#[tokio::test]
async fn every_page_is_light_and_asks_nobody_else() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("pages");
    let server = start(folder.path());
    let mut paths: Vec<String> = ["/", "/lobby", "/mine", "/settings"]
        .map(str::to_owned)
        .to_vec();
    for game in GAMES {
        let about = ["", "/rules", "/cards"].map(|part| format!("/g/{game}{part}"));
        paths.extend(about);
        paths.push(format!("/new/{game}"));
        let wish = Wish { game, fields: &[] };
        let table = make_table(&window, &server, "Ana", &wish).await;
        paths.push(format!("/t/{table}"));
        paths.push(format!("/t/{table}/replay"));
    }
    for path in paths {
        window.go(&server.page(&path)).await;
        window.until(ready()).await;
        window.asked_only(&server.page("/")).await;
        let weight = "
            const sum = (kind) => performance.getEntriesByType('resource')
                .filter((entry) => new URL(entry.name).pathname.endsWith(kind))
                .reduce((sum, entry) => sum + entry.encodedBodySize, 0);
            return [sum('.js'), sum('.css')];";
        let weight = window.ask(weight).await;
        let [script, style] = [0, 1].map(|kind| weight[kind].as_u64().unwrap());
        assert!(
            0 < script && script <= SCRIPT,
            "{path}: {script} bytes of script"
        );
        assert!(
            0 < style && style <= STYLE,
            "{path}: {style} bytes of style"
        );
        let wide = "return document.documentElement.scrollWidth > innerWidth;";
        assert_eq!(
            window.ask(wide).await,
            Value::Bool(false),
            "{path} scrolls sideways"
        );
        assert_eq!(window.complaints(), Vec::<String>::new(), "{path}");
    }
}
