//! How smoothly things move.

use super::{
    feel::{MOVING, stir},
    player::{prefer, ready},
    server::{folder, start},
    staged::{play, upload},
    window::{Script, Window},
};

/// The bar: so many pictures in a second while so many cards move.
const FRAMES: f64 = 50.0;
const CARDS: u64 = 30;

/// A machine that shows fewer of as many plain boxes has no time to be measured.
const PLAIN: f64 = 57.0;

/// What has to be reached where more is to be done than the machine has cores for.
const AMONG_OTHERS: f64 = 20.0;

/// How often it is tried on a machine where others work too.
const TRIES: usize = 8;

/// Counts pictures for half a second, from when the script sends something on its way.
const COUNT: &str = "
    const done = arguments[0];
    const moving = () => document.getAnimations().filter((a) => a.playState === 'running' && a.constructor === Animation).length;
    let start, frames = 0, most = 0;
    const look = (time) => {
        most = Math.max(most, moving());
        if (start === undefined) { if (moving()) start = time; return requestAnimationFrame(look); }
        frames += 1;
        if (time - start < 500) requestAnimationFrame(look); else done([frames * 1000 / (time - start), most]);
    };
    requestAnimationFrame(look);";

/// As many plain boxes as there shall be cards, moving as cards do.
const BOXES: &str = "
    document.body.replaceChildren(...Array.from({ length: 30 }, (_, i) => {
        const box = document.createElement('div');
        box.style.cssText = `position: absolute; left: ${i * 40}px; top: 300px; width: 120px; height: 160px; background: #ccc; border: 1px solid #333`;
        return box;
    }));
    for (const box of document.body.children) box.animate([{ transform: 'translate(300px, -200px)' }, { transform: 'translate(0, 0)' }], 900);";

/// Whether more processes want to run than there are cores for, as far as the system tells.
fn busy() -> bool {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load: Option<f64> = load.split(' ').next().and_then(|load| load.parse().ok());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    load.is_none_or(|load| load > cores as f64)
}

#[tokio::test]
async fn thirty_cards_move_at_fifty_frames_a_second() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let guest = Window::open(Script::On).await.unwrap();
    let folder = folder("frames");
    let server = start(folder.path());
    prefer(&window, &server, &[("motion", "slow"), ("forced", "ask")]).await;
    // At the end of a game gardens are full of cards.
    let over = upload(&window, &play("dandelion").record).await;
    let table = server.page(&format!("/t/{over}"));
    guest.go(&server.page("/settings")).await;
    let visit = format!(
        "if (window.line) line = line.close();
         else window.line = new WebSocket(`ws://${{location.host}}/t/{over}/live?since=0`);"
    );
    let mut seen = Vec::new();
    for _ in 0..TRIES {
        window.go("about:blank").await;
        window.ask(BOXES).await;
        let plain = window.ask_later(COUNT, Vec::new()).await;
        window.go(&table).await;
        window.until(ready()).await;
        window.until(&format!("{MOVING} === 0")).await;
        stir(&window, 36).await;
        // Somebody comes to watch, or goes: the page is told.
        let (_, cards) = tokio::join!(guest.ask(&visit), window.ask_later(COUNT, Vec::new()));
        let moved = cards[1].as_u64().unwrap();
        assert!(moved >= CARDS, "only {moved} cards move");
        let [plain, cards] = [plain, cards].map(|count| count[0].as_f64().unwrap());
        eprintln!(
            "{cards:.0} frames a second with {moved} moving cards, {plain:.0} with plain boxes"
        );
        seen.push((plain, cards));
        if cards >= FRAMES {
            return;
        }
    }
    let bar = if busy() { AMONG_OTHERS } else { FRAMES };
    // One good look is enough: a machine that has others to serve can only make it worse.
    let smooth = seen.iter().any(|&(_, cards)| cards >= bar);
    seen.retain(|&(plain, _)| plain >= PLAIN);
    assert!(
        smooth || seen.is_empty(),
        "too slow where plain boxes move smoothly: {seen:?}"
    );
}
