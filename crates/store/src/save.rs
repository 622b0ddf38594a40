//! Making, reading and changing tables.

use engine::SeatSet;
use sqlx::{AssertSqlSafe, Row as _, any::AnyRow};

use crate::{
    Chair, Deed, Moment, NewEntry, Order, Origin, PersonId, SaveError, Sitter, Stage, Store,
    StoreError, Table, TableId, Visibility,
    entry_rows::{EntryRow, insert_entries},
    transaction::Transaction,
};

impl Store {
    /// Makes a table, with what has already happened at it: nothing at a new one.
    ///
    /// # Errors
    ///
    /// Fails if there is a table of that name, or no such host.
    pub async fn create(&self, table: &Table, entries: &[NewEntry]) -> Result<(), StoreError> {
        if entries.len() <= TOGETHER {
            let mut transaction = self.begin().await?;
            insert_table(&mut transaction, table, entries).await?;
            return self.commit(transaction, &table.id).await;
        }
        // Whoever plays elsewhere waits for the one who writes, so much is written in parts. Until
        // the last of them the table is one that nobody has heard of and that was closed.
        let (first, rest) = entries.split_at(TOGETHER);
        let begun = Table {
            stage: Stage::Closed,
            visibility: Visibility::Private,
            ..table.clone()
        };
        let mut transaction = self.begin().await?;
        insert_table(&mut transaction, &begun, first).await?;
        self.commit(transaction, &table.id).await?;
        let mut version = first.len() as u64;
        for some in rest.chunks(TOGETHER) {
            let rows = rows_of(table, some, version);
            let mut transaction = self.begin().await?;
            insert_entries(&mut transaction, &rows).await?;
            self.commit(transaction, &table.id).await?;
            version += some.len() as u64;
        }
        let mut transaction = self.begin().await?;
        let (stage, outcome) = stage_columns(&table.stage);
        sqlx::query("UPDATE tables SET stage = $2, outcome = $3, visibility = $4 WHERE id = $1")
            .bind(table.id.as_str())
            .bind(stage)
            .bind(outcome)
            .bind(visibility_column(table.visibility))
            .execute(&mut *transaction)
            .await?;
        self.commit(transaction, &table.id).await
    }

    /// The table of that name.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn table(&self, id: &TableId) -> Result<Option<Table>, StoreError> {
        let row = sqlx::query("SELECT * FROM tables WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(self.readers())
            .await?;
        let Some(row) = row else { return Ok(None) };
        let mut table = read_table(&row)?;
        self.seat(std::slice::from_mut(&mut table)).await?;
        Ok(Some(table))
    }

    /// Saves a table that was read and changed, if nobody else did so meanwhile;
    /// then its revision is one higher.
    ///
    /// # Errors
    ///
    /// Fails if it was saved, started or ended since it was read.
    pub async fn save(&self, table: &mut Table) -> Result<(), SaveError> {
        let mut transaction = self.begin().await?;
        update_table(&mut transaction, table).await?;
        self.commit(transaction, &table.id).await?;
        table.revision += 1;
        Ok(())
    }

    /// Saves a table and begins the game, with the entry that says so.
    ///
    /// # Errors
    ///
    /// As [`save`](Store::save).
    pub async fn start(
        &self,
        table: &mut Table,
        awaits: SeatSet,
        at: Moment,
    ) -> Result<(), SaveError> {
        let before = std::mem::replace(&mut table.stage, Stage::Playing);
        let started = self.save_started(table, awaits, at).await;
        match started {
            Ok(()) => table.revision += 1,
            Err(_) => table.stage = before,
        }
        started
    }

    async fn save_started(
        &self,
        table: &Table,
        awaits: SeatSet,
        at: Moment,
    ) -> Result<(), SaveError> {
        let entry = NewEntry {
            deed: Deed::Start,
            awaits,
            key: None,
        };
        self.save_and_append(table, 0, &entry, at).await
    }

    /// Saves a table, and appends entry number `version` that says what changed it; both or
    /// neither.
    ///
    /// # Errors
    ///
    /// As [`save`](Store::save), and if there is an entry of that number.
    pub async fn save_with(
        &self,
        table: &mut Table,
        version: u64,
        entry: &NewEntry,
        at: Moment,
    ) -> Result<(), SaveError> {
        self.save_and_append(table, version, entry, at).await?;
        table.revision += 1;
        Ok(())
    }

    async fn save_and_append(
        &self,
        table: &Table,
        version: u64,
        entry: &NewEntry,
        at: Moment,
    ) -> Result<(), SaveError> {
        let mut transaction = self.begin().await?;
        update_table(&mut transaction, table).await?;
        let row = EntryRow {
            table: &table.id,
            version,
            entry,
            at,
        };
        if insert_entries(&mut transaction, &[row]).await? == 0 {
            transaction.rollback().await?;
            return Err(SaveError::Stale);
        }
        Ok(self.commit(transaction, &table.id).await?)
    }

    /// The tables where devices are just asked for their secrets.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn dealing(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE dealing = 1 AND stage = 'gathering'";
        let rows = sqlx::query(sql).fetch_all(self.readers()).await?;
        let id = |row: &AnyRow| Ok(row.try_get::<String, _>("id")?.into());
        rows.iter().map(id).collect()
    }

    /// Makes `next`, and saves `table` with the link to it; both or neither.
    ///
    /// # Errors
    ///
    /// As [`save`](Store::save): somebody else may have made a table to play
    /// again at.
    pub async fn rematch(&self, table: &mut Table, next: &Table) -> Result<(), SaveError> {
        let before = table.rematch.replace(next.id.clone());
        let linked = self.save_linked(table, next).await;
        match linked {
            Ok(()) => table.revision += 1,
            Err(_) => table.rematch = before,
        }
        linked
    }

    async fn save_linked(&self, table: &Table, next: &Table) -> Result<(), SaveError> {
        let mut transaction = self.begin().await?;
        update_table(&mut transaction, table).await?;
        insert_table(&mut transaction, next, &[]).await?;
        Ok(self.commit(transaction, &table.id).await?)
    }

    /// Fills in the chairs of tables that were read without them.
    pub(crate) async fn seat(&self, tables: &mut [Table]) -> Result<(), StoreError> {
        for some in tables.chunks_mut(SEATED) {
            let mut query = sqlx::query(AssertSqlSafe(chairs_of(some.len())));
            for table in some.iter() {
                query = query.bind(table.id.as_str());
            }
            for row in query.fetch_all(self.readers()).await? {
                let id: &str = row.try_get("table_id")?;
                let table = some.iter_mut().find(|table| table.id.as_str() == id);
                let chair = read_chair(&row)?;
                table
                    .ok_or(StoreError::Unreadable("chairs"))?
                    .chairs
                    .push(chair);
            }
        }
        Ok(())
    }
}

/// How many entries are inserted at a time.
const TOGETHER: usize = 512;

/// How many tables' chairs are read at a time.
const SEATED: usize = 32;

fn chairs_of(tables: usize) -> String {
    format!(
        "SELECT * FROM chairs WHERE table_id IN ({}) ORDER BY table_id, seat",
        places(1, tables)
    )
}

/// `$from, …`, so many of them.
pub(crate) fn places(from: usize, count: usize) -> String {
    let places: Vec<String> = (from..from + count)
        .map(|place| format!("${place}"))
        .collect();
    places.join(", ")
}

async fn insert_table(
    transaction: &mut Transaction,
    table: &Table,
    entries: &[NewEntry],
) -> Result<(), StoreError> {
    let (stage, outcome) = stage_columns(&table.stage);
    sqlx::query(
        "INSERT INTO tables (id, game, rules, options, start_position, seed, host, seating, visibility, \
         settings, stage, outcome, rematch, origin, origin_ply, revision, made_at, ended_at, deal, dealing) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)",
    )
    .bind(table.id.as_str())
    .bind(&*table.game)
    .bind(i64::from(table.rules))
    .bind(&*table.options)
    .bind(table.position.as_deref())
    .bind(table.seed.to_string())
    .bind(table.host.as_str())
    .bind(order_column(table.order))
    .bind(visibility_column(table.visibility))
    .bind(&*table.settings)
    .bind(stage)
    .bind(outcome)
    .bind(table.rematch.as_ref().map(TableId::as_str))
    .bind(table.origin.as_ref().map(|origin| origin.table.as_str()))
    .bind(table.origin.as_ref().map(|origin| i64::from(origin.ply)))
    .bind(table.revision as i64)
    .bind(table.made_at.0)
    .bind(table.ended_at.map(|at| at.0))
    .bind(table.deal.as_deref())
    .bind(i64::from(table.stage == Stage::Dealing))
    .execute(&mut **transaction)
    .await?;
    insert_chairs(transaction, table).await?;
    insert_entries(transaction, &rows_of(table, entries, 0)).await?;
    Ok(())
}

/// What happened at a table before it was made, from entry `first` on.
fn rows_of<'a>(table: &'a Table, entries: &'a [NewEntry], first: u64) -> Vec<EntryRow<'a>> {
    (entries.iter().zip(first..))
        .map(|(entry, version)| EntryRow {
            table: &table.id,
            version,
            entry,
            at: table.made_at,
        })
        .collect()
}

async fn update_table(transaction: &mut Transaction, table: &Table) -> Result<(), SaveError> {
    let (stage, outcome) = stage_columns(&table.stage);
    let saved = sqlx::query(
        "UPDATE tables SET rules = $3, options = $4, start_position = $5, seed = $6, host = $7, seating = $8, \
         visibility = $9, settings = $10, stage = $11, outcome = $12, rematch = $13, ended_at = $14, \
         deal = $15, dealing = $16, revision = revision + 1 WHERE id = $1 AND revision = $2",
    )
    .bind(table.id.as_str())
    .bind(table.revision as i64)
    .bind(i64::from(table.rules))
    .bind(&*table.options)
    .bind(table.position.as_deref())
    .bind(table.seed.to_string())
    .bind(table.host.as_str())
    .bind(order_column(table.order))
    .bind(visibility_column(table.visibility))
    .bind(&*table.settings)
    .bind(stage)
    .bind(outcome)
    .bind(table.rematch.as_ref().map(TableId::as_str))
    .bind(table.ended_at.map(|at| at.0))
    .bind(table.deal.as_deref())
    .bind(i64::from(table.stage == Stage::Dealing))
    .execute(&mut **transaction)
    .await?;
    if saved.rows_affected() == 0 {
        let there = sqlx::query("SELECT id FROM tables WHERE id = $1")
            .bind(table.id.as_str())
            .fetch_optional(&mut **transaction)
            .await?;
        return Err(match there {
            Some(_) => SaveError::Stale,
            None => SaveError::NoTable,
        });
    }
    sqlx::query("DELETE FROM chairs WHERE table_id = $1")
        .bind(table.id.as_str())
        .execute(&mut **transaction)
        .await?;
    Ok(insert_chairs(transaction, table).await?)
}

async fn insert_chairs(transaction: &mut Transaction, table: &Table) -> Result<(), StoreError> {
    for (chair, seat) in table.chairs.iter().zip(0i64..) {
        let (sitter, person, name, level) = match &chair.sitter {
            Sitter::Person { person, name } => {
                ("person", Some(person.as_str()), Some(name.as_str()), None)
            }
            Sitter::Bot { level } => ("bot", None, None, Some(level.as_str())),
            Sitter::Open => ("open", None, None, None),
            Sitter::Closed => ("closed", None, None, None),
        };
        sqlx::query(
            "INSERT INTO chairs (table_id, seat, sitter, person, name, level, stand_in, wants_rematch, \
             calm, mark, commitment) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(table.id.as_str())
        .bind(seat)
        .bind(sitter)
        .bind(person)
        .bind(name)
        .bind(level)
        .bind(chair.stand_in.as_deref())
        .bind(i64::from(chair.wants_rematch))
        .bind(i64::from(chair.calm))
        .bind(chair.mark.map(i64::from))
        .bind(chair.commitment.as_deref())
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

/// Reads a row of `tables`; the chairs are not in it.
pub(crate) fn read_table(row: &AnyRow) -> Result<Table, StoreError> {
    let outcome: Option<String> = row.try_get("outcome")?;
    let is_dealing = row.try_get::<i64, _>("dealing")? != 0;
    let stage = match (row.try_get("stage")?, outcome) {
        ("gathering", _) if is_dealing => Stage::Dealing,
        ("gathering", _) => Stage::Gathering,
        ("playing", _) => Stage::Playing,
        ("over", Some(outcome)) => Stage::Over { outcome },
        ("closed", _) => Stage::Closed,
        _ => return Err(StoreError::Unreadable("stage")),
    };
    let seed: &str = row.try_get("seed")?;
    let text = |column| row.try_get::<String, _>(column);
    let number = |column| row.try_get::<i64, _>(column);
    let origin: Option<String> = row.try_get("origin")?;
    let ply: Option<i64> = row.try_get("origin_ply")?;
    let ended_at: Option<i64> = row.try_get("ended_at")?;
    let rematch: Option<String> = row.try_get("rematch")?;
    Ok(Table {
        id: text("id")?.into(),
        game: text("game")?,
        rules: number("rules")? as u32,
        options: text("options")?,
        position: row.try_get("start_position")?,
        seed: seed.parse().map_err(|_| StoreError::Unreadable("seed"))?,
        deal: row.try_get("deal")?,
        host: text("host")?.into(),
        chairs: Vec::new(),
        order: match row.try_get("seating")? {
            "as seated" => Order::AsSeated,
            "random" => Order::Random,
            _ => return Err(StoreError::Unreadable("seating")),
        },
        visibility: match row.try_get("visibility")? {
            "listed" => Visibility::Listed,
            "private" => Visibility::Private,
            _ => return Err(StoreError::Unreadable("visibility")),
        },
        settings: text("settings")?,
        stage,
        rematch: rematch.map(TableId::from),
        origin: origin.zip(ply).map(|(table, ply)| Origin {
            table: table.into(),
            ply: ply as u32,
        }),
        revision: number("revision")? as u64,
        made_at: Moment(number("made_at")?),
        ended_at: ended_at.map(Moment),
    })
}

fn read_chair(row: &AnyRow) -> Result<Chair, StoreError> {
    let person: Option<String> = row.try_get("person")?;
    let name: Option<String> = row.try_get("name")?;
    let level: Option<String> = row.try_get("level")?;
    let sitter = match (row.try_get("sitter")?, person, name, level) {
        ("person", Some(person), Some(name), _) => Sitter::Person {
            person: PersonId::from(person),
            name,
        },
        ("bot", _, _, Some(level)) => Sitter::Bot { level },
        ("open", ..) => Sitter::Open,
        ("closed", ..) => Sitter::Closed,
        _ => return Err(StoreError::Unreadable("sitter")),
    };
    let mark: Option<i64> = row.try_get("mark")?;
    Ok(Chair {
        sitter,
        stand_in: row.try_get("stand_in")?,
        wants_rematch: row.try_get::<i64, _>("wants_rematch")? != 0,
        calm: row.try_get::<i64, _>("calm")? != 0,
        mark: mark.map(|mark| mark as u8),
        commitment: row.try_get("commitment")?,
    })
}

fn stage_columns(stage: &Stage) -> (&'static str, Option<&str>) {
    match stage {
        // For versions that do not know of dealing, and for every list, the game has not begun.
        Stage::Gathering | Stage::Dealing => ("gathering", None),
        Stage::Playing => ("playing", None),
        Stage::Over { outcome } => ("over", Some(outcome)),
        Stage::Closed => ("closed", None),
    }
}

fn order_column(order: Order) -> &'static str {
    match order {
        Order::AsSeated => "as seated",
        Order::Random => "random",
    }
}

fn visibility_column(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Listed => "listed",
        Visibility::Private => "private",
    }
}
