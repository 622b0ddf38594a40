//! Looks from time to time who is due, and sends what is.

use i18n::{Language, speaking};
use std::{collections::HashSet, time::Duration};

use axum::http::{HeaderName, HeaderValue, header};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use futures_util::{StreamExt as _, stream};
use sha2::{Digest as _, Sha256};
use store::{Browser, Claimed, Due, Mailbox, Moment, Way};
use tokio::time::MissedTickBehavior;

use super::{BrowserKeys, Endpoint, Letter, courier::Undelivered, message::Message, seal};
use crate::{problem::Problem, server::Server};

/// How many reminders of one kind a round looks at.
const TOGETHER: u32 = 100;

/// How many are sent at once.
const AT_ONCE: usize = 8;

/// How long a server that sends one may be silent before another does.
const LEASE: Duration = Duration::from_mins(2);

/// How long to wait after the first failure, the second, and all later ones.
const PAUSES: [Duration; 3] = [
    Duration::from_mins(1),
    Duration::from_mins(10),
    Duration::from_hours(1),
];

/// How long a push service keeps a message for a browser that is switched off.
const KEPT: &str = "86400";

/// Reminds people as long as the server runs.
pub(crate) async fn remind(server: Server) {
    let config = &server.reminders().config;
    let mut time = tokio::time::interval(config.every);
    time.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut noticed = HashSet::new();
    let mut today = 0;
    loop {
        time.tick().await;
        if let Err(problem) = round(&server, &mut noticed).await {
            tracing::warn!(problem = problem.code(), "nobody could be reminded");
        }
        let day = Moment::now().0 / (24 * 60 * 60 * 1000);
        if day != today && server.store().forget_counts(Moment::now()).await.is_ok() {
            today = day;
        }
    }
}

type Key = (
    store::TableId,
    store::PersonId,
    store::Occasion,
    i64,
    String,
);

/// Sends what is due, if it was due in the round before too: servers that share a database
/// need a moment to tell each other who is there.
async fn round(server: &Server, noticed: &mut HashSet<Key>) -> Result<(), Problem> {
    let (config, store) = (&server.reminders().config, server.store());
    let now = Moment::now();
    let mut due = store.due_pushes(config.push_after, now, TOGETHER).await?;
    if config.mailer.is_some() {
        due.extend(store.due_mails(config.mail_after, now, TOGETHER).await?);
    }
    // Who is here was written down a minute ago at worst; this server knows better.
    due.retain(|due| {
        let quiet = match due.way {
            Way::Push(_) => config.push_after,
            Way::Mail(_) => config.mail_after,
        };
        let since = Moment(now.0 - quiet.as_millis() as i64);
        !server.tables().saw_since(&due.person, since)
    });
    let before = std::mem::replace(noticed, due.iter().map(Due::key).collect());
    due.retain(|due| before.contains(&due.key()));
    stream::iter(due)
        .for_each_concurrent(AT_ONCE, async |due| {
            if let Err(problem) = send(server, &due).await {
                tracing::warn!(problem = problem.code(), "a reminder could not be sent");
            }
        })
        .await;
    Ok(())
}

/// Sends one reminder, unless another server does.
async fn send(server: &Server, due: &Due) -> Result<(), Problem> {
    let (config, store) = (&server.reminders().config, server.store());
    let (way, most) = match due.way {
        Way::Push(_) => ("push", config.pushes_a_day),
        Way::Mail(_) => ("mail", config.mails_a_day),
    };
    let claimed = store
        .claim_reminder(due, Moment::now(), LEASE, most)
        .await?;
    let Claimed::Ours { tries } = claimed else {
        return Ok(());
    };
    let Some(table) = store.table(&due.table).await? else {
        return Ok(());
    };
    let sent = match &due.way {
        Way::Push(device) => push(server, due, &table, device).await?,
        Way::Mail(mailbox) => write(server, due, &table, mailbox).await,
    };
    let outcome = match &sent {
        Ok(()) => "sent",
        Err(Undelivered::Gone | Undelivered::Forbidden) => "gone",
        Err(Undelivered::Failed(_)) => "failed",
    };
    metrics::counter!("hedgerow_reminders_total", "way" => way, "outcome" => outcome).increment(1);
    match (sent, &due.way) {
        (Err(Undelivered::Gone | Undelivered::Forbidden), Way::Push(device)) => {
            store.forget_browser(&device.endpoint).await?;
        }
        (Err(Undelivered::Failed(reason)), _) => {
            tracing::info!(way, tries, reason, "a reminder did not arrive");
            let pause = PAUSES[(tries as usize - 1).min(PAUSES.len() - 1)];
            store.put_off(due, Moment::now() + pause).await?;
        }
        (Ok(()) | Err(_), _) => store.reminded(due).await?,
    }
    Ok(())
}

async fn push(
    server: &Server,
    due: &Due,
    table: &store::Table,
    device: &Browser,
) -> Result<Result<(), Undelivered>, Problem> {
    let reminders = server.reminders();
    let endpoint = Endpoint::read(&device.endpoint, reminders.config.push_to_loopback);
    let keys = BrowserKeys::read(&device.key, &device.secret);
    let (Some(endpoint), Some(keys)) = (endpoint, keys) else {
        return Ok(Err(Undelivered::Forbidden));
    };
    let message = told(due, table, &device.language, |message| {
        message.for_browser(table, &device.language)
    });
    let message = seal(&keys, &message).ok_or(Problem::Broken)?;
    let signer = reminders.signer(server.store()).await?;
    let contact = server.contact();
    let token = signer.authorization(&endpoint.origin(), contact.as_deref(), Moment::now());
    let token = HeaderValue::try_from(token.ok_or(Problem::Broken)?);
    let headers = vec![
        (header::AUTHORIZATION, token.map_err(|_| Problem::Broken)?),
        (
            header::CONTENT_ENCODING,
            HeaderValue::from_static("aes128gcm"),
        ),
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/octet-stream"),
        ),
        (
            HeaderName::from_static("ttl"),
            HeaderValue::from_static(KEPT),
        ),
        (
            HeaderName::from_static("urgency"),
            HeaderValue::from_static("normal"),
        ),
        (HeaderName::from_static("topic"), topic(table)?),
    ];
    Ok(reminders.courier.post(&endpoint, headers, message).await)
}

/// A later message replaces an earlier one about the same table that has not arrived. The
/// push service is not to learn the table's address.
fn topic(table: &store::Table) -> Result<HeaderValue, Problem> {
    let digest = Sha256::digest(table.id.as_str().as_bytes());
    let topic = URL_SAFE_NO_PAD.encode(&digest[..24]);
    HeaderValue::try_from(topic).map_err(|_| Problem::Broken)
}

async fn write(
    server: &Server,
    due: &Due,
    table: &store::Table,
    mailbox: &Mailbox,
) -> Result<(), Undelivered> {
    let Some(mailer) = &server.reminders().config.mailer else {
        return Ok(());
    };
    let stop = format!("{}/reminders/stop/{}", server.public_url(), mailbox.stop);
    let (subject, text) = told(due, table, &mailbox.language, |message| {
        let text = message.for_mail(table, server.public_url(), &stop);
        (message.title, text)
    });
    let letter = Letter {
        to: &mailbox.address,
        subject: &subject,
        text: &text,
        stop: Some(&stop),
        host: &server.host(),
    };
    mailer.send(&letter).await.map_err(Undelivered::Failed)
}

/// Says something in the language of whoever is reminded.
fn told<T>(due: &Due, table: &store::Table, tag: &str, say: impl FnOnce(Message) -> T) -> T {
    let language = Language::from_tag(tag).unwrap_or(Language::English);
    speaking(language, || {
        say(Message::about(due.occasion, table, &due.person))
    })
}
