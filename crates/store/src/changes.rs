use std::{collections::VecDeque, time::Duration};

use sqlx::{AnyPool, postgres::PgListener};
use tokio::time::{Instant, timeout_at};

use crate::{Backend, NodeId, Store, TableId, store::CHANNEL};

/// How often somebody who hears nothing should look for changes.
const LOOK: Duration = Duration::from_secs(2);

/// How often to look while the others cannot be heard.
const LOOK_WHILE_DEAF: Duration = Duration::from_secs(1);

/// Something that another server, or another program, may have changed.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Change {
    /// This table was changed: read it again.
    Table(TableId),
    /// Anything may have changed: compare [`heads`](Store::heads). It comes every few
    /// seconds, and when the others were not heard for a while.
    Unsure,
}

/// What other servers change, as it happens.
///
/// The servers that share a PostgreSQL database tell each other, and whoever misses
/// that is told to look. In SQLite nobody tells, so it is only the latter: there
/// the other program is `hedgerow admin`.
pub struct Changes {
    address: String,
    node: NodeId,
    /// Whether there is anybody to listen to.
    told: bool,
    /// In SQLite: the one connection that writes for us, and what the file was like when
    /// we last looked. It counts what everybody else writes.
    file: Option<(AnyPool, i64)>,
    listener: Option<PgListener>,
    heard: VecDeque<TableId>,
    look: Instant,
}

impl Store {
    /// Begins to listen to what other servers change.
    pub fn changes(&self) -> Changes {
        Changes {
            address: self.address().to_owned(),
            node: self.node().clone(),
            told: self.backend() == Backend::Postgres,
            file: (self.backend() == Backend::Sqlite).then(|| (self.writers().clone(), 0)),
            listener: None,
            heard: VecDeque::new(),
            look: Instant::now() + LOOK,
        }
    }
}

impl Changes {
    /// Waits for the next change.
    pub async fn next(&mut self) -> Change {
        loop {
            if let Some(table) = self.heard.pop_front() {
                return Change::Table(table);
            }
            if self.told && self.listener.is_none() {
                self.listener = listen(&self.address).await;
                // Whatever happened while we did not listen, we have missed.
                let pause = match self.listener {
                    Some(_) => Duration::ZERO,
                    None => LOOK_WHILE_DEAF,
                };
                self.look = Instant::now() + pause;
            }
            let Some(listener) = &mut self.listener else {
                tokio::time::sleep_until(self.look).await;
                self.look = Instant::now() + LOOK;
                if self.is_as_we_left_it().await {
                    continue;
                }
                return Change::Unsure;
            };
            match timeout_at(self.look, listener.try_recv()).await {
                Ok(Ok(Some(notice))) => self.hear(notice.payload()),
                Ok(Ok(None) | Err(_)) => {
                    tracing::warn!("the connection that tells of other servers' changes was lost");
                    self.listener = None;
                }
                Err(_) => {
                    self.look = Instant::now() + LOOK;
                    return Change::Unsure;
                }
            }
        }
    }

    /// Whether nobody else has written to our file since we last looked.
    async fn is_as_we_left_it(&mut self) -> bool {
        let Some((writers, known)) = &mut self.file else {
            return false;
        };
        let version: Result<i64, _> = sqlx::query_scalar("PRAGMA data_version")
            .fetch_one(&*writers)
            .await;
        match version {
            Ok(version) => std::mem::replace(known, version) == version,
            Err(_) => false,
        }
    }

    /// Takes apart `node table table …`.
    fn hear(&mut self, notice: &str) {
        let mut words = notice.split(' ');
        if words.next() == Some(self.node.as_str()) {
            return;
        }
        self.heard.extend(words.map(TableId::from));
    }
}

async fn listen(address: &str) -> Option<PgListener> {
    let mut listener = PgListener::connect(address).await.ok()?;
    listener.listen(CHANNEL).await.ok()?;
    Some(listener)
}
