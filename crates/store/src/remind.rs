//! Who is to be reminded of what, and which server does it.

use std::{collections::HashMap, time::Duration};

use sqlx::{AssertSqlSafe, Row as _, any::AnyRow};

use crate::{
    Browser, Mailbox, Moment, PersonId, Store, StoreError, TableId,
    reached::{day, read_browser, read_mailbox},
};

/// What somebody is reminded of.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Occasion {
    /// It is their turn.
    Turn,
    /// Somebody has sat down at the table they made.
    Seated,
    /// The game has begun, and others have the first turn.
    Begun,
    /// Somebody wants to play again.
    Rematch,
}

/// How somebody is reached.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Way {
    /// By a message to a browser.
    Push(Browser),
    /// By mail.
    Mail(Mailbox),
}

/// A reminder that is due.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Due {
    /// At which table.
    pub table: TableId,
    /// Whom.
    pub person: PersonId,
    /// Of what.
    pub occasion: Occasion,
    /// Tells this occasion from earlier ones of its kind at the table.
    pub mark: i64,
    /// How.
    pub way: Way,
    /// The device, or `mail`.
    name: String,
}

impl Due {
    /// What tells it from all others.
    pub fn key(&self) -> (TableId, PersonId, Occasion, i64, String) {
        (
            self.table.clone(),
            self.person.clone(),
            self.occasion,
            self.mark,
            self.name.clone(),
        )
    }
}

/// What came of a claim.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Claimed {
    /// This server is to send it, for the so manyth time.
    Ours {
        /// Which try this is, from 1.
        tries: u32,
    },
    /// Another server sends it, or has sent it.
    Theirs,
    /// The person has been reminded enough today; it counts as done.
    Enough,
}

/// How often it is tried to send a reminder.
const TRIES: i64 = 4;

/// Old rematches are not worth a message.
const RECENT: Duration = Duration::from_hours(72);

impl Occasion {
    /// All of them.
    pub const ALL: [Occasion; 4] = [
        Occasion::Turn,
        Occasion::Seated,
        Occasion::Begun,
        Occasion::Rematch,
    ];

    const fn word(self) -> &'static str {
        match self {
            Occasion::Turn => "turn",
            Occasion::Seated => "seated",
            Occasion::Begun => "begun",
            Occasion::Rematch => "rematch",
        }
    }

    /// Tables, with the person as `w.person`, and what marks the occasion. `$1` is the
    /// moment since which nothing may have happened, and the person may not have looked;
    /// `$2` the earliest one for what grows old.
    const fn sql(self) -> (&'static str, &'static str) {
        match self {
            Occasion::Turn => (
                // The last entry that answered for the seat, or did not ask for it.
                "coalesce((SELECT v.version FROM entries v WHERE v.table_id = t.id \
                 AND (((v.awaits >> CAST(c.seat AS integer)) & 1) = 0 OR v.seat = c.seat) \
                 ORDER BY v.version DESC LIMIT 1), -1)",
                "CROSS JOIN chairs c CROSS JOIN tables t CROSS JOIN entries e \
                 WHERE c.person = w.person AND c.stand_in IS NULL \
                 AND t.id = c.table_id AND t.stage = 'playing' AND e.table_id = t.id \
                 AND e.version = (SELECT max(m.version) FROM entries m WHERE m.table_id = t.id) \
                 AND e.made_at <= $1 AND $2 = $2 \
                 AND ((e.awaits >> CAST(c.seat AS integer)) & 1) = 1",
            ),
            Occasion::Begun => (
                "0",
                "CROSS JOIN chairs c CROSS JOIN tables t CROSS JOIN entries e \
                 WHERE c.person = w.person AND c.stand_in IS NULL \
                 AND t.id = c.table_id AND t.stage = 'playing' AND e.table_id = t.id \
                 AND e.version = 0 AND e.made_at <= $1 AND e.made_at >= $2 \
                 AND ((e.awaits >> CAST(c.seat AS integer)) & 1) = 0 \
                 AND NOT EXISTS (SELECT 1 FROM entries l WHERE l.table_id = t.id AND l.version = 1)",
            ),
            Occasion::Seated => (
                "(SELECT count(*) FROM chairs o WHERE o.table_id = t.id \
                 AND o.sitter = 'person' AND o.person <> t.host)",
                "CROSS JOIN tables t WHERE t.host = w.person AND t.stage = 'gathering' \
                 AND $1 = $1 AND $2 = $2",
            ),
            Occasion::Rematch => (
                "0",
                "CROSS JOIN chairs c CROSS JOIN tables t \
                 WHERE c.person = w.person AND c.wants_rematch = 0 AND t.id = c.table_id \
                 AND t.stage = 'over' AND t.rematch IS NULL AND t.ended_at <= $1 AND t.ended_at >= $2 \
                 AND EXISTS (SELECT 1 FROM chairs o WHERE o.table_id = t.id AND o.wants_rematch = 1)",
            ),
        }
    }
}

/// People who want reminders by one way, with all it needs.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Kind {
    Push,
    Mail,
}

impl Kind {
    const fn sql(self) -> &'static str {
        match self {
            Kind::Push => "SELECT d.*, d.id AS way FROM push_devices d",
            Kind::Mail => {
                "SELECT m.*, 'mail' AS way, 1 AS confirmed FROM mail_addresses m WHERE m.link IS NULL"
            }
        }
    }

    const fn table(self) -> &'static str {
        match self {
            Kind::Push => "push_devices",
            Kind::Mail => "mail_addresses",
        }
    }
}

impl Store {
    /// The reminders to browsers that are due now: the person has not looked at anything
    /// since `quiet`, and others play at the table.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn due_pushes(
        &self,
        quiet: Duration,
        at: Moment,
        limit: u32,
    ) -> Result<Vec<Due>, StoreError> {
        self.due(Kind::Push, quiet, at, limit).await
    }

    /// The reminders by mail that are due now, as [`due_pushes`](Store::due_pushes).
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn due_mails(
        &self,
        quiet: Duration,
        at: Moment,
        limit: u32,
    ) -> Result<Vec<Due>, StoreError> {
        self.due(Kind::Mail, quiet, at, limit).await
    }

    async fn due(
        &self,
        kind: Kind,
        quiet: Duration,
        at: Moment,
        limit: u32,
    ) -> Result<Vec<Due>, StoreError> {
        let anybody = format!("SELECT count(*) FROM {}", kind.table());
        let anybody: i64 = sqlx::query_scalar(AssertSqlSafe(anybody))
            .fetch_one(self.readers())
            .await?;
        if anybody == 0 {
            return Ok(Vec::new());
        }
        // One person may have several seats, and each has its own mark: the latest counts.
        let mut due: HashMap<(TableId, String, PersonId, Occasion), Due> = HashMap::new();
        for occasion in Occasion::ALL {
            let (mark, tables) = occasion.sql();
            let people = kind.sql();
            // People who want reminders are few, so they go first.
            let sql = format!(
                "SELECT q.* FROM (SELECT w.*, t.id AS table_id, {mark} AS mark \
                 FROM ({people}) w CROSS JOIN people p {tables} \
                 AND p.id = w.person AND p.seen_at <= $1 \
                 AND EXISTS (SELECT 1 FROM chairs x WHERE x.table_id = t.id \
                 AND x.sitter = 'person' AND x.person <> w.person)) q \
                 WHERE NOT EXISTS (SELECT 1 FROM reminders r WHERE r.table_id = q.table_id \
                 AND r.person = q.person AND r.occasion = $3 AND r.way = q.way AND r.mark >= q.mark \
                 AND (r.settled = 1 OR r.until > $4 OR r.tries >= $5)) LIMIT $6"
            );
            let rows = sqlx::query(AssertSqlSafe(sql))
                .bind(at.0 - quiet.as_millis() as i64)
                .bind(at.0 - RECENT.as_millis() as i64)
                .bind(occasion.word())
                .bind(at.0)
                .bind(TRIES)
                .bind(i64::from(limit))
                .fetch_all(self.readers())
                .await?;
            for row in &rows {
                let found = read_due(kind, occasion, row)?;
                let key = (
                    found.table.clone(),
                    found.name.clone(),
                    found.person.clone(),
                    occasion,
                );
                match due.get(&key) {
                    Some(known) if known.mark >= found.mark => {}
                    _ => {
                        due.insert(key, found);
                    }
                }
            }
        }
        Ok(due.into_values().collect())
    }

    /// Claims a reminder for this server, for as long as `lease`. Each is sent once, unless
    /// it fails or the server is gone before it says so, and a person gets `most` of one
    /// kind a day.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn claim_reminder(
        &self,
        due: &Due,
        at: Moment,
        lease: Duration,
        most: u32,
    ) -> Result<Claimed, StoreError> {
        let mut transaction = self.begin().await?;
        let tries: Option<i64> = sqlx::query_scalar(
            "INSERT INTO reminders (table_id, person, occasion, way, mark, tries, until, settled) \
             VALUES ($1, $2, $3, $4, $5, 1, $6, 0) \
             ON CONFLICT (table_id, person, occasion, way) DO UPDATE \
             SET tries = CASE WHEN reminders.mark < excluded.mark THEN 1 ELSE reminders.tries + 1 END, \
             mark = excluded.mark, until = excluded.until, settled = 0 \
             WHERE reminders.mark < excluded.mark OR (reminders.mark = excluded.mark \
             AND reminders.settled = 0 AND reminders.until <= $7 AND reminders.tries < $8) \
             RETURNING tries",
        )
        .bind(due.table.as_str())
        .bind(due.person.as_str())
        .bind(due.occasion.word())
        .bind(&*due.name)
        .bind(due.mark)
        .bind((at + lease).0)
        .bind(at.0)
        .bind(TRIES)
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(tries) = tries else {
            return Ok(Claimed::Theirs);
        };
        let name = format!("reminders by {} to {}", due.way.word(), due.person);
        let counted = sqlx::query(
            "INSERT INTO tallies (name, day, count) VALUES ($1, $2, 1) \
             ON CONFLICT (name, day) DO UPDATE SET count = tallies.count + 1 \
             WHERE tallies.count < $3",
        )
        .bind(name)
        .bind(day(at))
        .bind(i64::from(most))
        .execute(&mut *transaction)
        .await?;
        let enough = most == 0 || counted.rows_affected() == 0;
        if enough {
            settle(due).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(if enough {
            Claimed::Enough
        } else {
            Claimed::Ours {
                tries: tries as u32,
            }
        })
    }

    /// Notes that a reminder was sent.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn reminded(&self, due: &Due) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        settle(due).execute(&mut *transaction).await?;
        Ok(transaction.commit().await?)
    }

    /// Lets a reminder be tried again, from `until` on; after a few tries it is not.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn put_off(&self, due: &Due, until: Moment) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query(
            "UPDATE reminders SET until = $6 WHERE table_id = $1 AND person = $2 \
             AND occasion = $3 AND way = $4 AND mark = $5",
        )
        .bind(due.table.as_str())
        .bind(due.person.as_str())
        .bind(due.occasion.word())
        .bind(&*due.name)
        .bind(due.mark)
        .bind(until.0)
        .execute(&mut *transaction)
        .await?;
        Ok(transaction.commit().await?)
    }
}

impl Way {
    const fn word(&self) -> &'static str {
        match self {
            Way::Push(_) => "push",
            Way::Mail(_) => "mail",
        }
    }
}

fn settle(due: &Due) -> sqlx::query::Query<'_, sqlx::Any, sqlx::any::AnyArguments> {
    sqlx::query(
        "UPDATE reminders SET settled = 1 WHERE table_id = $1 AND person = $2 \
         AND occasion = $3 AND way = $4 AND mark = $5",
    )
    .bind(due.table.as_str())
    .bind(due.person.as_str())
    .bind(due.occasion.word())
    .bind(&*due.name)
    .bind(due.mark)
}

fn read_due(kind: Kind, occasion: Occasion, row: &AnyRow) -> Result<Due, StoreError> {
    Ok(Due {
        table: row.try_get::<String, _>("table_id")?.into(),
        person: row.try_get::<String, _>("person")?.into(),
        occasion,
        mark: row.try_get("mark")?,
        way: match kind {
            Kind::Push => Way::Push(read_browser(row)?),
            Kind::Mail => Way::Mail(read_mailbox(row)?),
        },
        name: row.try_get("way")?,
    })
}
