//! A browser with one person in front of it.

use std::{
    env,
    io::{self, BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    time::{Duration, Instant},
};

use fantoccini::{
    Client, ClientBuilder, Locator,
    actions::{
        InputSource as _, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    },
    elements::Element,
    error::CmdError,
};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// The variable with the address of a driver through which tests may use a browser.
/// `cargo xtask test` starts one and sets it.
const WEBDRIVER: &str = "HEDGEROW_TEST_WEBDRIVER";

/// How long something may take on a busy machine before a test gives up on it.
const PATIENCE: Duration = Duration::from_mins(1);

/// How often a test looks whether something has happened.
const GLANCE: Duration = Duration::from_millis(25);

/// Whether pages may run scripts.
#[derive(Copy, Clone, Eq, PartialEq)]
pub enum Script {
    On,
    Off,
}

/// A browser without a past: nobody is known in it.
pub struct Window {
    driver: String,
    session: String,
    client: Client,
}

impl Window {
    /// A new browser of the size of a laptop's screen, if there is a driver.
    pub async fn open(script: Script) -> Option<Window> {
        let Ok(driver) = env::var(WEBDRIVER) else {
            eprintln!("skipped: a browser, since {WEBDRIVER} is not set");
            return None;
        };
        let script = match script {
            Script::On => 1,
            Script::Off => 2,
        };
        let wishes = json!({
            "goog:chromeOptions": {
                "args": [
                    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                    "--no-first-run", "--disable-background-networking", "--window-size=1440,900",
                ],
                "prefs": { "profile.managed_default_content_settings.javascript": script },
            },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let Value::Object(wishes) = wishes else {
            unreachable!("wishes are an object");
        };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder.capabilities(wishes).connect(&driver).await.unwrap();
        let session = client.session_id().await.unwrap().unwrap();
        Some(Window {
            driver,
            session,
            client,
        })
    }

    pub async fn go(&self, address: &str) {
        self.client.goto(address).await.unwrap();
    }

    pub async fn reload(&self) {
        self.client.refresh().await.unwrap();
    }

    pub async fn address(&self) -> String {
        self.client.current_url().await.unwrap().to_string()
    }

    /// What a script says; it ends with `return`.
    pub async fn ask(&self, script: &str) -> Value {
        let answer = self.client.execute(script, Vec::new()).await;
        answer.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// What a script hands to its last argument, sooner or later.
    pub async fn ask_later(&self, script: &str, arguments: Vec<Value>) -> Value {
        let answer = self.client.execute_async(script, arguments).await;
        answer.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Makes the page as large as a screen.
    pub fn resize(&self, width: u32, height: u32) {
        let body = json!({
            "cmd": "Emulation.setDeviceMetricsOverride",
            "params": { "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 },
        });
        self.command("POST", "/goog/cdp/execute", &body.to_string())
            .unwrap();
    }

    /// Adds a device that keeps passkeys, in which somebody always touches the sensor.
    pub fn add_authenticator(&self) {
        let device = json!({
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
            "hasUserVerification": true, "isUserVerified": true,
        });
        let answer = self
            .command("POST", "/webauthn/authenticator", &device.to_string())
            .unwrap();
        let answer: Value = serde_json::from_slice(&answer).unwrap();
        assert!(answer["value"].is_string(), "{answer}");
    }

    /// Lets movements take a hundred times as long.
    pub fn slow_down(&self) {
        for (cmd, params) in [
            ("Animation.enable", json!({})),
            ("Animation.setPlaybackRate", json!({ "playbackRate": 0.01 })),
        ] {
            let body = json!({ "cmd": cmd, "params": params });
            self.command("POST", "/goog/cdp/execute", &body.to_string())
                .unwrap();
        }
    }

    /// Presses and releases the mouse at a point of the window, whatever is there.
    pub async fn click_at(&self, x: i64, y: i64) {
        let mouse = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo {
                duration: None,
                x: x as f64,
                y: y as f64,
            })
            .then(PointerAction::Down {
                button: MOUSE_BUTTON_LEFT,
            })
            .then(PointerAction::Up {
                button: MOUSE_BUTTON_LEFT,
            });
        self.client.perform_actions(mouse).await.unwrap();
    }

    /// What the page looks like, as PNG.
    pub async fn picture(&self) -> Vec<u8> {
        self.client.screenshot().await.unwrap()
    }

    /// Waits until an expression holds.
    #[track_caller]
    pub fn until(&self, expression: &str) -> impl Future<Output = ()> {
        let caller = std::panic::Location::caller();
        let expression = expression.to_owned();
        async move {
            let start = Instant::now();
            let script = format!("return !!({expression});");
            loop {
                // A page that is being loaded may have no answer yet.
                let answer = self.client.execute(&script, Vec::new()).await;
                if matches!(answer, Ok(Value::Bool(true))) {
                    return;
                }
                if start.elapsed() > PATIENCE {
                    let page = "return document.body.innerText";
                    let page = self.client.execute(page, Vec::new()).await;
                    panic!("{caller}: waited in vain for {expression}: {answer:?}\n{page:?}");
                }
                tokio::time::sleep(GLANCE).await;
            }
        }
    }

    pub async fn find(&self, css: &str) -> Element {
        let found = self.client.find(Locator::Css(css)).await;
        found.unwrap_or_else(|error| panic!("{css}: {error}"))
    }

    /// Clicks something that is there.
    pub async fn click(&self, css: &str) {
        if let Err(error) = self.try_click(css).await {
            panic!("{css} cannot be clicked: {error}");
        }
    }

    /// Clicks something that may go away at any moment.
    pub async fn try_click(&self, css: &str) -> Result<(), CmdError> {
        let element = self.client.find(Locator::Css(css)).await?;
        // People wait until what they click stands still, and click where they see it: a card
        // of a fan shows its edge.
        let look = "
            const [node] = arguments, within = [.5, .12, .3, .7, .88];
            node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            if (document.getAnimations().some((animation) => animation.playState === 'running' && !(animation instanceof CSSAnimation))) return 'moves';
            const { x, y, width, height } = node.getBoundingClientRect();
            for (const down of within) for (const across of within) {
                const at = [x + width * across, y + height * down], there = document.elementFromPoint(...at);
                if (there && (node.contains(there) || there.closest('label')?.contains(node))) return at;
            }";
        let node = serde_json::to_value(&element).unwrap();
        let mut at = Value::Null;
        for _ in 0..50 {
            at = self.client.execute(look, vec![node.clone()]).await?;
            if at != "moves" {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let (Some(x), Some(y)) = (at[0].as_f64(), at[1].as_f64()) else {
            return element.click().await;
        };
        let (duration, button) = (None, MOUSE_BUTTON_LEFT);
        let mouse = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration, x, y })
            .then(PointerAction::Down { button })
            .then(PointerAction::Up { button });
        self.client.perform_actions(mouse).await
    }

    /// Lets the mouse rest on something that is there.
    pub async fn rest(&self, css: &str) {
        let middle = "
            const [css, done] = arguments, { x, y, width, height } = document.querySelector(css).getBoundingClientRect();
            done([x + width / 2, y + height / 2]);";
        let at = self.ask_later(middle, vec![Value::from(css)]).await;
        let [x, y] = [0, 1].map(|i| at[i].as_f64().unwrap());
        let to = PointerAction::MoveTo {
            duration: None,
            x,
            y,
        };
        let mouse = MouseActions::new("mouse".to_owned()).then(to);
        self.client.perform_actions(mouse).await.unwrap();
    }

    /// Presses a key.
    pub async fn press(&self, key: char) {
        self.press_often(&[key], 1).await;
    }

    /// Presses keys that stand together, and lets them go, so many times.
    pub async fn press_often(&self, together: &[char], times: usize) {
        let mut keys = KeyActions::new("keys".to_owned());
        for _ in 0..times {
            for &value in together {
                keys = keys.then(KeyAction::Down { value });
            }
            for &value in together.iter().rev() {
                keys = keys.then(KeyAction::Up { value });
            }
        }
        self.client.perform_actions(keys).await.unwrap();
    }

    /// Types where the focus is.
    pub async fn type_keys(&self, text: &str) {
        let keys = KeyActions::new("keys".to_owned());
        let keys = text.chars().fold(keys, |keys, value| {
            keys.then(KeyAction::Down { value })
                .then(KeyAction::Up { value })
        });
        self.client.perform_actions(keys).await.unwrap();
    }

    pub async fn write(&self, css: &str, text: &str) {
        let field = self.find(css).await;
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    pub async fn select(&self, css: &str, value: &str) {
        let field = self.find(css).await;
        field.select_by_value(value).await.unwrap();
    }

    /// What a node says to its reader.
    pub async fn text(&self, css: &str) -> String {
        self.find(css).await.text().await.unwrap()
    }

    /// Opens a second tab and looks at it.
    pub async fn second_tab(&self) -> [fantoccini::wd::WindowHandle; 2] {
        let first = self.client.window().await.unwrap();
        let second = self.client.new_window(true).await.unwrap().handle;
        self.client.switch_to_window(second.clone()).await.unwrap();
        [first, second]
    }

    pub async fn look_at(&self, tab: &fantoccini::wd::WindowHandle) {
        self.client.switch_to_window(tab.clone()).await.unwrap();
    }

    /// What the browser's console has been told since it was last asked, apart from
    /// what pages say on purpose: broken scripts, requests that failed, policies that
    /// were violated.
    pub fn complaints(&self) -> Vec<String> {
        let body = json!({ "type": "browser" }).to_string();
        let log = self.command("POST", "/se/log", &body).unwrap();
        let log: Value = serde_json::from_slice(&log).unwrap();
        let lines = log["value"].as_array().expect("a list of lines");
        (lines.iter())
            .filter(|line| line["level"] == "SEVERE" || line["level"] == "WARNING")
            .map(|line| line["message"].as_str().unwrap_or_default().to_owned())
            .collect()
    }

    /// Asserts that the page asked nobody but its own server for anything.
    pub async fn asked_only(&self, origin: &str) {
        let script = "return performance.getEntriesByType('resource').map((entry) => entry.name);";
        let asked = self.ask(script).await;
        for address in asked.as_array().unwrap() {
            let address = address.as_str().unwrap();
            assert!(address.starts_with(origin), "a third party: {address}");
        }
    }

    /// Sends a command that the client does not know, and says what came of it.
    fn command(&self, method: &str, path: &str, body: &str) -> io::Result<Vec<u8>> {
        let host = self.driver.trim_start_matches("http://");
        let request = format!(
            "{method} /session/{}{path} HTTP/1.1\r\nhost: {host}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.session,
            body.len()
        );
        let mut stream = TcpStream::connect(host)?;
        stream.write_all(request.as_bytes())?;
        // The driver leaves the line open, so the length tells where the answer ends.
        let mut answer = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            answer.read_line(&mut line)?;
            let line = line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(told) = line.strip_prefix("content-length:") {
                length = told.trim().parse().unwrap_or(0);
            }
        }
        let mut body = vec![0; length];
        answer.read_exact(&mut body)?;
        Ok(body)
    }
}

/// The browser goes away with its window, also where a test has failed.
impl Drop for Window {
    fn drop(&mut self) {
        // If the driver is gone, there is nobody left to ask.
        let _gone = self.command("DELETE", "", "");
    }
}
