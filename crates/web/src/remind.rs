//! Reminders for people who are not here: pushed to their browsers, or by mail if the host
//! has a mail server.
//!
//! Every few seconds the store is asked who is due; nothing waits for that when somebody
//! moves, and nothing is lost when the server stops.

mod courier;
mod mail;
mod message;
mod round;
mod sealed;
mod vapid;

use std::time::Duration;

use tokio::sync::OnceCell;

pub use mail::Mailer;
pub(crate) use {
    courier::Endpoint,
    mail::{Letter, read_address},
    round::remind,
    sealed::{BrowserKeys, seal},
};

use crate::problem::Problem;
use courier::Courier;
use vapid::Signer;

/// When and how people are reminded.
#[derive(Clone, Debug)]
pub struct Config {
    /// How often it is looked who is due.
    pub every: Duration,
    /// How long somebody has to have looked at nothing before a browser is pushed to.
    pub push_after: Duration,
    /// How long before a mail is written.
    pub mail_after: Duration,
    /// How many pushes a person gets a day.
    pub pushes_a_day: u32,
    /// How many mails a person gets a day.
    pub mails_a_day: u32,
    /// Who takes mails, if anybody does.
    pub mailer: Option<Mailer>,
    /// Whether push services may be on this machine, and without encryption; for tests.
    pub push_to_loopback: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            every: Duration::from_secs(10),
            push_after: Duration::from_mins(2),
            mail_after: Duration::from_hours(1),
            pushes_a_day: 60,
            mails_a_day: 10,
            mailer: None,
            push_to_loopback: false,
        }
    }
}

/// What reminders need.
pub(crate) struct Reminders {
    pub(crate) config: Config,
    courier: Courier,
    /// Made once for all servers of a database.
    signer: OnceCell<Signer>,
}

/// The name of the key that signs pushes, among the secrets of the store.
const SIGNING_KEY: &str = "push signing key";

impl Reminders {
    pub(crate) fn new(config: Config) -> Reminders {
        Reminders {
            courier: Courier::new(),
            config,
            signer: OnceCell::new(),
        }
    }

    /// Who signs pushes.
    pub(crate) async fn signer(&self, store: &store::Store) -> Result<&Signer, Problem> {
        let made = self.signer.get_or_try_init(|| async {
            let fresh = vapid::fresh_key().ok_or(Problem::Broken)?;
            let kept = store.secret(SIGNING_KEY, &fresh).await?;
            Signer::read(&kept).ok_or_else(|| {
                tracing::error!("the key that signs pushes cannot be read");
                Problem::Broken
            })
        });
        made.await
    }
}
