use engine::Seat;
use sqlx::{Row as _, any::AnyRow};

use crate::{Moment, PersonId, Store, StoreError, TableId, entry_rows::read_seat};

/// Something that was said at a table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Line {
    /// Its number, from 0.
    pub number: u64,
    /// What was said, by whom.
    pub said: NewLine,
}

/// Something that is to be said at a table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NewLine {
    /// Who hears it.
    pub room: Room,
    /// Who says it.
    pub person: PersonId,
    /// The seat of the speaker, if any.
    pub seat: Option<Seat>,
    /// The name of the speaker.
    pub name: String,
    /// What is said.
    pub words: String,
    /// By what the speaker knows it, to say it again without harm.
    pub key: Option<String>,
    /// When.
    pub at: Moment,
}

/// What came of saying something.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Said {
    /// It is the line of this number.
    Now(u64),
    /// The speaker had said it before, with the same key: it is the line of this
    /// number.
    Before(u64),
}

/// Who hears what is said.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Room {
    /// Everybody at the table.
    Table,
    /// Those who only watch.
    Gallery,
}

impl Store {
    /// Stores what was said, once for each key of a speaker.
    ///
    /// # Errors
    ///
    /// Fails if there is no such table.
    pub async fn say(&self, table: &TableId, line: &NewLine) -> Result<Said, StoreError> {
        loop {
            if let Some(said) = self.try_to_say(table, line).await? {
                return Ok(said);
            }
            // Somebody at another server spoke at the same moment.
        }
    }

    async fn try_to_say(
        &self,
        table: &TableId,
        line: &NewLine,
    ) -> Result<Option<Said>, StoreError> {
        let mut transaction = self.begin().await?;
        let number: Option<i64> = sqlx::query_scalar(
            "INSERT INTO lines (table_id, number, room, person, seat, name, words, made_at, send_key) \
             SELECT $1, coalesce(max(number) + 1, 0), $2, $3, $4, $5, $6, $7, $8 FROM lines WHERE table_id = $1 \
             ON CONFLICT DO NOTHING RETURNING number",
        )
        .bind(table.as_str())
        .bind(match line.room {
            Room::Table => "table",
            Room::Gallery => "gallery",
        })
        .bind(line.person.as_str())
        .bind(line.seat.map(|seat| seat.index() as i64))
        .bind(&*line.name)
        .bind(&*line.words)
        .bind(line.at.0)
        .bind(line.key.as_deref())
        .fetch_optional(&mut *transaction)
        .await?;
        if let Some(number) = number {
            self.commit(transaction, table).await?;
            return Ok(Some(Said::Now(number as u64)));
        }
        let Some(key) = &line.key else {
            transaction.rollback().await?;
            return Ok(None);
        };
        let before: Option<i64> = sqlx::query_scalar(
            "SELECT number FROM lines WHERE table_id = $1 AND person = $2 AND send_key = $3",
        )
        .bind(table.as_str())
        .bind(line.person.as_str())
        .bind(&**key)
        .fetch_optional(&mut *transaction)
        .await?;
        transaction.rollback().await?;
        Ok(before.map(|number| Said::Before(number as u64)))
    }

    /// When something was last said at a table.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn last_line_at(&self, table: &TableId) -> Result<Option<Moment>, StoreError> {
        let at: Option<i64> = sqlx::query_scalar(
            "SELECT made_at FROM lines WHERE table_id = $1 ORDER BY number DESC LIMIT 1",
        )
        .bind(table.as_str())
        .fetch_optional(self.readers())
        .await?;
        Ok(at.map(Moment))
    }

    /// Forgets what was said at a table before line `before`.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn forget_lines(&self, table: &TableId, before: u64) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query("DELETE FROM lines WHERE table_id = $1 AND number < $2")
            .bind(table.as_str())
            .bind(before as i64)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// What was said at a table from line `since` on: the newest lines of that, `most` of
    /// them at most. People talk at a table for days, and nobody wants to hear all of it.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn chat(
        &self,
        table: &TableId,
        since: u64,
        most: u32,
    ) -> Result<Vec<Line>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM lines WHERE table_id = $1 AND number >= $2 ORDER BY number DESC LIMIT $3",
        )
        .bind(table.as_str())
        .bind(since as i64)
        .bind(i64::from(most))
        .fetch_all(self.readers())
        .await?;
        rows.iter().rev().map(read_line).collect()
    }

    /// Everything a person said, with the table it was said at.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn lines_of(&self, person: &PersonId) -> Result<Vec<(TableId, Line)>, StoreError> {
        let rows =
            sqlx::query("SELECT * FROM lines WHERE person = $1 ORDER BY made_at, table_id, number")
                .bind(person.as_str())
                .fetch_all(self.readers())
                .await?;
        let line = |row: &AnyRow| {
            Ok((
                row.try_get::<String, _>("table_id")?.into(),
                read_line(row)?,
            ))
        };
        rows.iter().map(line).collect()
    }
}

fn read_line(row: &AnyRow) -> Result<Line, StoreError> {
    let seat: Option<i64> = row.try_get("seat")?;
    Ok(Line {
        number: row.try_get::<i64, _>("number")? as u64,
        said: NewLine {
            room: match row.try_get("room")? {
                "table" => Room::Table,
                "gallery" => Room::Gallery,
                _ => return Err(StoreError::Unreadable("room")),
            },
            person: row.try_get::<String, _>("person")?.into(),
            seat: seat.map(read_seat).transpose()?,
            name: row.try_get("name")?,
            words: row.try_get("words")?,
            key: row.try_get("send_key")?,
            at: Moment(row.try_get("made_at")?),
        },
    })
}
