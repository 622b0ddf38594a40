//! Somebody who plays by touching what can be touched.

use serde_json::Value;

use guests::Program;

use super::{keyboard::enter, window::Window};

/// Sets what a browser keeps for itself.
pub async fn prefer(window: &Window, server: &Program, choices: &[(&str, &str)]) {
    window.go(&server.page("/settings")).await;
    for (name, value) in choices {
        let script = format!("localStorage.setItem('hedgerow.{name}', '{value}');");
        window.ask(&script).await;
    }
}

/// What somebody wants of a new table: fields of the form, and house rules.
pub struct Wish<'a> {
    pub game: &'a str,
    pub fields: &'a [(&'a str, &'a str)],
}

/// Makes a table by filling in the form, and waits until its page stands.
pub async fn make_table(window: &Window, server: &Program, name: &str, wish: &Wish<'_>) -> String {
    window
        .go(&server.page(&format!("/new/{}", wish.game)))
        .await;
    window.write("#new input[name=name]", name).await;
    // Where nothing else is wished for, bots play, not friends.
    let bots = "for (const seat of document.querySelectorAll('#new select[name^=seat]:not([name=seat0])')) seat.value = 'bot:medium';";
    window.ask(bots).await;
    for (field, value) in wish.fields {
        let script = format!(
            "const fields = [...document.querySelectorAll('#new [name=\"{field}\"]')];
             const radio = fields.find((field) => field.type === 'radio' && field.value === '{value}');
             for (let node = radio ?? fields[0]; node; node = node.parentElement) if (node.localName === 'details') node.open = true;
             if (radio) return radio.click();
             if (fields[0].type === 'checkbox') return fields[0].checked || fields[0].click();
             fields[0].value = '{value}';
             fields[0].dispatchEvent(new Event('change', {{ bubbles: true }}));"
        );
        window.ask(&script).await;
    }
    window.click("#new button.main").await;
    window.until("document.querySelector('#table')").await;
    let address = window.address().await;
    let id = address.rsplit("/t/").next().unwrap();
    id.split('?').next().unwrap().to_owned()
}

/// What a table page shows.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Sight {
    pub ply: u64,
    pub turn: bool,
    pub over: bool,
    /// How many buttons do what was touched.
    pub sure: usize,
    /// How many things can be touched next.
    pub live: usize,
    /// How many plain buttons there are.
    pub plain: usize,
}

/// Buttons that touch nothing; some ask first.
const PLAIN: &str = "#act .plain > button, #act .plain summary, #act .sure[open] .main";

const SIGHT: &str = "
    const shown = (css) => [...document.querySelectorAll(css)].filter((node) => node.getClientRects().length).length;
    const table = document.querySelector('#table');
    return {
        ply: +table.dataset.ply,
        turn: document.querySelector('#prompt').hasAttribute('data-turn'),
        over: !!document.querySelector('#end'),
        sure: shown('#chosen button[name=action]'),
        live: shown('#table .live'),
        plain: shown('#act .plain > button, #act .plain summary, #act .sure[open] .main'),
        alert: document.querySelector('#alert').textContent,
    };";

/// Looks at the table. Nothing that may be done is ever refused.
pub async fn look(window: &Window) -> Sight {
    let seen = window.ask(SIGHT).await;
    let count = |name: &str| seen[name].as_u64().unwrap();
    assert_eq!(seen["alert"], Value::from(""), "something went wrong");
    Sight {
        ply: count("ply"),
        turn: seen["turn"].as_bool().unwrap(),
        over: seen["over"].as_bool().unwrap(),
        sure: count("sure") as usize,
        live: count("live") as usize,
        plain: count("plain") as usize,
    }
}

/// What somebody plays with.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Hand {
    Pointer,
    Keys,
}

/// Plays without a plan, but the same way each time.
pub struct Player {
    hand: Hand,
    dice: Dice,
}

/// Chances that come the same way each time.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = (self.0.wrapping_mul(6_364_136_223_846_793_005)).wrapping_add(1);
        (self.0 >> 33) as usize % sides
    }
}

impl Player {
    /// Somebody with a mouse.
    pub fn new(seed: u64) -> Player {
        let (hand, dice) = (Hand::Pointer, Dice::new(seed));
        Player { hand, dice }
    }

    /// Somebody with a keyboard and nothing else.
    pub fn with_keys(seed: u64) -> Player {
        let (hand, dice) = (Hand::Keys, Dice::new(seed));
        Player { hand, dice }
    }

    /// Touches things until a decision is sent, and waits until it counts; says which.
    /// Nothing if the page made the only possible move itself meanwhile.
    pub async fn decide(&mut self, window: &Window) -> Option<String> {
        let mut vain = 0;
        loop {
            let seen = look(window).await;
            if !seen.turn || seen.over {
                return None;
            }
            // What is complete may often be extended; mostly it is done.
            let done = seen.sure > 0 && (seen.live == 0 || self.dice.roll(4) > 0);
            let (css, nth) = if done {
                ("#chosen button[name=action]", self.dice.roll(seen.sure))
            } else {
                let choices = seen.live + seen.plain;
                assert!(choices > 0, "nothing can be done: {seen:?}");
                // A game is shorter for those who like to end a turn.
                let brief = seen.plain > 0 && self.dice.roll(4) > 0;
                let first = if brief { seen.live } else { 0 };
                match first + self.dice.roll(choices - first) {
                    nth if nth < seen.live => ("#table .live", nth),
                    nth => (PLAIN, nth - seen.live),
                }
            };
            let touched = match self.hand {
                Hand::Pointer => touch(window, css, nth).await,
                Hand::Keys => enter(window, css, nth).await,
            };
            let Some(action) = touched else {
                vain += 1;
                assert!(vain < 20, "{css} cannot be touched");
                continue;
            };
            // Something was selected, or asks whether it is meant.
            if css != "#table .live" && action != "ask" {
                let moved = format!(
                    "+document.querySelector('#table').dataset.ply !== {} || document.querySelector('#end, #alert:not(:empty)')",
                    seen.ply
                );
                window.until(&moved).await;
                return Some(action);
            }
        }
    }

    /// Plays until the game is over; says how many decisions that took.
    pub async fn play_to_the_end(&mut self, window: &Window, at_most: usize) -> usize {
        for decisions in 0..at_most {
            let due = "document.querySelector('#prompt[data-turn], #end')";
            window.until(&format!("{due} && {}", ready())).await;
            if look(window).await.over {
                return decisions;
            }
            self.decide(window).await;
        }
        panic!("no end after {at_most} decisions");
    }
}

/// Whether a page is connected and shows no trouble.
pub fn ready() -> &'static str {
    "document.documentElement.classList.contains('js') && document.querySelector('#link').hidden"
}

/// Clicks the nth of the shown nodes; says what it does if that is known. Nothing if it went
/// away meanwhile, as the table moved on.
async fn touch(window: &Window, css: &str, nth: usize) -> Option<String> {
    let pick = format!(
        "for (const old of document.querySelectorAll('[data-picked]')) old.removeAttribute('data-picked');
         const shown = [...document.querySelectorAll('{css}')].filter((node) => node.getClientRects().length);
         const node = shown[{nth}];
         if (!node) return null;
         node.setAttribute('data-picked', '');
         node.scrollIntoView({{ block: 'center', inline: 'center' }});
         return node.value ?? node.dataset.touch ?? 'ask';"
    );
    let action = window.ask(&pick).await.as_str()?.to_owned();
    match window.try_click("[data-picked]").await {
        Ok(()) => Some(action),
        Err(error) => {
            eprintln!("{action}: {error}");
            None
        }
    }
}
