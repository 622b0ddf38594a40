//! What is true of every page.

use super::{
    player::{Wish, make_table, ready},
    server::{folder, start},
    window::{Script, Window},
};

/// The most bytes of script and of style that travel for a page, and of the pictures of a
/// game.
const SCRIPT: u64 = 25_000;
const STYLE: u64 = 24_000;
const PICTURES: u64 = 100_000;

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
            const sizes = (kind) => performance.getEntriesByType('resource')
                .filter((entry) => new URL(entry.name).pathname.endsWith(kind))
                .map((entry) => entry.encodedBodySize);
            const sum = (kind) => sizes(kind).reduce((sum, size) => sum + size, 0);
            return [sum('.js'), sum('.css'), Math.max(0, ...sizes('.svg'))];";
        let weight = window.ask(weight).await;
        let [script, style, pictures] = [0, 1, 2].map(|kind| weight[kind].as_u64().unwrap());
        assert!(
            0 < script && script <= SCRIPT,
            "{path}: {script} bytes of script"
        );
        assert!(
            0 < style && style <= STYLE,
            "{path}: {style} bytes of style"
        );
        let draws = path.ends_with("/cards") || path.starts_with("/t/");
        assert!(
            (!draws || 0 < pictures) && pictures <= PICTURES,
            "{path}: {pictures} bytes of pictures"
        );
        if draws {
            eprintln!("{path}: {script} bytes of script, {style} of style, {pictures} of pictures");
        }
        assert_eq!(window.complaints(), Vec::<String>::new(), "{path}");
    }
}
