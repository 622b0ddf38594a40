//! What a checker of accessibility finds fault with.

use std::env;

use serde_json::Value;

use super::window::Window;

/// The variable with the path of the checker's script. `cargo xtask test` installs it
/// and sets this.
const AXE: &str = "HEDGEROW_TEST_AXE";

/// The checker, if there is one.
pub struct Axe(String);

impl Axe {
    /// Reads its script.
    pub fn open() -> Option<Axe> {
        let Ok(path) = env::var(AXE) else {
            eprintln!("skipped: accessibility, since {AXE} is not set");
            return None;
        };
        Some(Axe(std::fs::read_to_string(path).unwrap()))
    }

    /// What is wrong with the page as it is, in words; by night only what light changes.
    pub async fn faults(&self, window: &Window, light: &str) -> Vec<String> {
        if window.ask("return !window.axe;").await == Value::Bool(true) {
            window.ask(&self.0).await;
        }
        let script = "
            const [light, done] = arguments;
            axe.run(document, { resultTypes: ['violations'], ...(light === 'night' && { runOnly: ['color-contrast'] }) }).then(({ violations }) => done(violations.flatMap(({ id, nodes }) =>
                nodes.slice(0, 3).map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`))));";
        let faults = window.ask_later(script, vec![Value::from(light)]).await;
        let faults = faults.as_array().unwrap().iter();
        faults
            .map(|fault| fault.as_str().unwrap().to_owned())
            .collect()
    }
}
