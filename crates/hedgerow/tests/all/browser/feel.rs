//! How a table feels: nothing a person does is lost when the table moves on.

use serde_json::Value;

use super::{
    player::{make_table, prefer, ready},
    server::{folder, start},
    short,
    staged::{Played, fork, play, upload},
    window::{Script, Window},
};

const ENTER: char = '\u{E007}';
const ESCAPE: char = '\u{E00C}';

const TURN: &str = "document.querySelector('#prompt[data-turn]')";

/// Makes a move behind the page's back, as another tab would, and waits until the page
/// shows it. With a card the move plays it.
async fn move_elsewhere(window: &Window, card: &str) {
    let script = "
        const [card, done] = arguments, form = document.querySelector('#act');
        const fields = new URLSearchParams(new FormData(form));
        const actions = [...form.querySelectorAll('button[name=action]')].map(({ value }) => value);
        fields.set('action', actions.find((action) => action.split(' ').includes(card)) ?? actions.at(-1));
        const ply = document.querySelector('#table').dataset.ply;
        fetch(form.getAttribute('action'), { method: 'POST', body: fields }).then(() => {
            const look = () => document.querySelector('#table').dataset.ply !== ply ? done(true) : setTimeout(look, 20);
            look();
        });";
    let told = window.ask_later(script, vec![Value::from(card)]).await;
    assert_eq!(told, Value::Bool(true));
}

/// A table of Badger at which it is Ana's turn.
async fn a_turn(window: &Window, server: &guests::Program, motion: &str) {
    prefer(window, server, &[("motion", motion), ("forced", "ask")]).await;
    make_table(window, server, "Ana", &short::BADGER).await;
    window.until(&format!("{TURN} && {}", ready())).await;
}

#[tokio::test]
async fn half_typed_words_their_cursor_and_the_scroll_survive_a_move() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("feel");
    let server = start(folder.path());
    a_turn(&window, &server, "normal").await;
    window.resize(390, 700);
    // Half a sentence, with the cursor in the middle of it.
    let begin = "
        document.querySelector('#side').showPopover();
        document.querySelector('#log').open = true;
        const field = document.querySelector('#type input[name=action]');
        field.focus();
        field.value = 'Good mov';
        field.setSelectionRange(4, 4);
        return [field.name, Math.round(field.getBoundingClientRect().y)];";
    let before = window.ask(begin).await;
    move_elsewhere(&window, "").await;
    // What is new in the log stands there when the next picture is shown.
    let after = "
        const done = arguments[0], field = document.activeElement;
        const look = () => done([field.value, field.selectionStart, field.name, Math.round(field.getBoundingClientRect().y)]);
        requestAnimationFrame(() => requestAnimationFrame(look));";
    let after = window.ask_later(after, Vec::new()).await;
    let (y, was) = (after[3].as_i64().unwrap(), before[1].as_i64().unwrap());
    assert!((y - was).abs() < 24, "the page jumped: {before} {after}");
    let rest = [&after[0], &after[1], &after[2]].map(Value::clone);
    assert_eq!(
        Value::from(rest.to_vec()),
        serde_json::json!(["Good mov", 4, "action"])
    );
    assert_eq!(window.complaints(), Vec::<String>::new());
}

/// Puts the focus on the nth card of the hand; says which it is.
async fn focus_card(window: &Window, nth: usize) -> String {
    let script = format!(
        "const card = document.querySelectorAll('#dock [data-touch]')[{nth}];
         card.focus();
         return card.dataset.touch;"
    );
    let card = window.ask(&script).await;
    card.as_str().unwrap().to_owned()
}

/// The card that has the focus, where it stands in the hand, and whether Tab stops at it.
const FOCUSED: &str = "
    const at = document.activeElement;
    return [at.dataset.touch ?? at.id, [...document.querySelectorAll('#dock [data-touch]')].indexOf(at), at.tabIndex];";

#[tokio::test]
async fn the_focus_stays_on_a_card_or_goes_to_its_neighbour() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("focus");
    let server = start(folder.path());
    a_turn(&window, &server, "normal").await;
    let hand = "return [...document.querySelectorAll('#dock [data-touch]')].map((card) => card.dataset.touch);";
    let live =
        "return [...document.querySelectorAll('#dock .live')].map((card) => card.dataset.touch);";
    for turn in 0..4 {
        window.until(TURN).await;
        let (cards, can) = (window.ask(hand).await, window.ask(live).await);
        let cards: Vec<&str> = (cards.as_array().unwrap().iter())
            .filter_map(Value::as_str)
            .collect();
        let played = can[0].as_str().unwrap();
        let order = cards.iter().position(|&card| card == played).unwrap();
        if turn % 2 == 0 {
            // Another card goes, be it before or after.
            let nth = if order == 0 {
                cards.len() - 1
            } else {
                order - 1
            };
            let nth = if turn == 0 { cards.len() - 1 } else { nth };
            let kept = focus_card(&window, nth).await;
            if kept == played {
                continue;
            }
            move_elsewhere(&window, played).await;
            window.until(TURN).await;
            assert_eq!(window.ask(FOCUSED).await[0], Value::from(kept));
        } else {
            // The card itself goes: its neighbour takes over, and can be used at once.
            focus_card(&window, order).await;
            move_elsewhere(&window, played).await;
            window.until(TURN).await;
            // An effect may take further cards, or put another in the place of the card.
            let now = window.ask(hand).await;
            let left = |card: &&&str| now.as_array().unwrap().contains(&Value::from(**card));
            let after = cards[order + 1..].iter();
            let heir = after.chain(cards[..order].iter().rev()).find(left);
            let at = window.ask(FOCUSED).await;
            assert!(
                at[0] == *heir.unwrap() || at[1] == order,
                "{played} left {cards:?}, now {now}, and the focus is at {at}"
            );
        }
        assert_eq!(
            window.ask(FOCUSED).await[2],
            Value::from(0),
            "a stop of Tab"
        );
    }
    // By keys alone: what was selected is confirmed by a button, which goes; the focus
    // stays near the card, not at the top of the page.
    window.until(TURN).await;
    window
        .ask("document.querySelector('#dock .live').focus();")
        .await;
    window.press(ENTER).await;
    window
        .ask("document.querySelector('#chosen .main').focus();")
        .await;
    let ply = window
        .ask("return document.querySelector('#table').dataset.ply;")
        .await;
    window.press(ENTER).await;
    window
        .until(&format!(
            "document.querySelector('#table').dataset.ply !== {ply} && {TURN}"
        ))
        .await;
    let at = window.ask(FOCUSED).await;
    assert!(at[1].as_i64() >= Some(0), "the focus is at {at}");
    assert_eq!(window.complaints(), Vec::<String>::new());
}

/// Puts the first half of lists of a page last behind its back, so that at the next update so many things
/// that lie there travel.
pub async fn stir(window: &Window, things: usize) {
    let script = format!(
        "let things = 0;
         const lists = (part) => [...document.querySelectorAll(part + ' ul')];
         for (const list of [...lists('#dock'), ...lists('#board')]) {{
             if (things >= {things}) break;
             things += list.children.length;
             list.append(...[...list.children].slice(0, Math.ceil(list.children.length / 2)));
         }}"
    );
    window.ask(&script).await;
}

/// Movements that run.
pub const MOVING: &str = "document.getAnimations().filter((a) => a.playState === 'running' && !(a instanceof CSSAnimation)).length";

#[tokio::test]
async fn a_click_on_what_moves_counts_and_ends_the_movement() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("movement");
    let server = start(folder.path());
    a_turn(&window, &server, "slow").await;
    let table = window.address().await;
    // So slow that a busy machine sees it too.
    window.slow_down();
    let guest = Window::open(Script::On).await.unwrap();
    for round in 0..2 {
        stir(&window, 13).await;
        // Somebody comes to watch, or goes: the page is told.
        let there = round % 2 == 0;
        let place = if there { &table } else { "about:blank" };
        guest.go(place).await;
        window.until(&format!("{MOVING} > 5")).await;
        // A card that is far from where it will be: there lies another then. From here on
        // all hardly moves, so that what is picked lies there still when the click comes.
        let pick = "
            for (const animation of document.getAnimations()) animation.playbackRate = 0.001;
            const cards = [...document.querySelectorAll('#dock .live')].map((card) => [card, card.getBoundingClientRect()]);
            const far = cards.map(([card, { x, y, width, height }]) => {
                const place = card.closest('li').offsetLeft - card.closest('ul').offsetLeft + card.closest('ul').getBoundingClientRect().x;
                return { card, off: Math.abs(place - x), x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
            }).filter(({ card, x, y }) => card.contains(document.elementFromPoint(x, y)));
            far.sort((a, b) => b.off - a.off);
            return [far[0].card.dataset.touch, far[0].x, far[0].y, far[0].off];";
        let picked = window.ask(pick).await;
        assert!(picked[3].as_f64() > Some(60.0), "{picked}");
        let [x, y] = [1, 2].map(|i| picked[i].as_i64().unwrap());
        window.click_at(x, y).await;
        let touched = format!(
            "return [[...document.querySelectorAll('.on')].map((card) => card.dataset.touch), {MOVING}, !!document.querySelector('#chosen .main')];"
        );
        let touched = window.ask(&touched).await;
        assert_eq!(touched[0][0], picked[0], "round {round}");
        // Only what was touched moves, as it is lifted.
        assert!(touched[1].as_u64() <= Some(2), "round {round}: {touched}");
        assert_eq!(touched[2], true, "round {round}");
        window.press(ESCAPE).await;
    }
    assert_eq!(window.complaints(), Vec::<String>::new());
}

#[tokio::test]
async fn what_is_touched_is_counted_before_it_is_done_and_escape_steps_back() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    let folder = folder("touching");
    let server = start(folder.path());
    prefer(&window, &server, &[("motion", "off"), ("forced", "ask")]).await;
    window.write("input[name=name]", "Ana").await;
    window.click("form[action='/settings'] button").await;
    window
        .until("document.querySelector('.top nav').textContent.includes('Ana')")
        .await;
    let Played { record, middle, .. } = play("dandelion");
    let over = upload(&window, &record).await;
    let table = fork(&window, &over, middle).await;
    window.go(&server.page(&format!("/t/{table}"))).await;
    window.until(&format!("{TURN} && {}", ready())).await;
    // The cards of a lay that takes several, one after the other.
    let plan = "
        const lays = [...document.querySelectorAll('#all button[data-touches]')].map((button) => button.dataset.touches.split(' '));
        return lays.find((cards) => cards.length > 1 && cards.every((card) => !card.includes(':')));";
    let cards = window.ask(plan).await;
    let cards: Vec<&str> = cards
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    for card in &cards {
        window.click(&format!("#dock [data-touch='{card}']")).await;
    }
    let sum = window.text("#chosen button.main small").await;
    assert!(sum.contains("point"), "{sum}");
    let on = "return document.querySelectorAll('#dock .on').length;";
    for left in (0..cards.len()).rev() {
        window.press(ESCAPE).await;
        assert_eq!(window.ask(on).await, Value::from(left));
    }
    // A centre shows what it lacks: what would supply it is marked on other cards.
    let lit = "return document.querySelectorAll('.lit').length;";
    assert_eq!(window.ask(lit).await, Value::from(0));
    let mut shown = 0;
    for card in &cards {
        window.click(&format!("#dock [data-touch='{card}']")).await;
        shown += window.ask(lit).await.as_u64().unwrap();
        window.press(ESCAPE).await;
    }
    assert!(shown > 0, "nothing lights up for {cards:?}");
    assert_eq!(window.complaints(), Vec::<String>::new());
}
