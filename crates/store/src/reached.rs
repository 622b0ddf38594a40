//! Where people can be reached who are not here: browsers and mailboxes.

use sqlx::{Row as _, any::AnyRow};

use crate::{Digest, Moment, PersonId, Store, StoreError, id::BrowserId};

/// A browser that wants reminders.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Browser {
    /// Where its push service takes messages for it.
    pub endpoint: String,
    /// Its public key, as it gave it.
    pub key: String,
    /// The secret it shares with us, as it gave it.
    pub secret: String,
    /// The tag of the language it is spoken to in.
    pub language: String,
}

/// An address for reminders by mail.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Mailbox {
    /// The address.
    pub address: String,
    /// Whether its owner has confirmed it.
    pub confirmed: bool,
    /// The tag of the language that is written in.
    pub language: String,
    /// What a link needs to end the reminders.
    pub stop: String,
}

/// How many devices of one person are reminded; the oldest makes room.
const DEVICES: i64 = 10;

impl Store {
    /// A secret that all servers of the database share: `fresh`, unless there was one.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn secret(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let read = "SELECT value FROM secrets WHERE name = $1";
        let known: Option<String> = (sqlx::query_scalar(read).bind(name))
            .fetch_optional(self.readers())
            .await?;
        if let Some(known) = known {
            return Ok(known);
        }
        let mut transaction = self.begin().await?;
        sqlx::query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(fresh)
            .execute(&mut *transaction)
            .await?;
        let kept = (sqlx::query_scalar(read).bind(name))
            .fetch_one(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(kept)
    }

    /// Reminds a person through a browser from now on, as long as it is signed in by this
    /// token.
    ///
    /// # Errors
    ///
    /// Fails if there is no such person or token.
    pub async fn add_browser(
        &self,
        person: &PersonId,
        token: &Digest,
        device: &Browser,
        at: Moment,
    ) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query(
            "INSERT INTO push_devices \
             (id, person, token, endpoint, browser_key, browser_secret, language, made_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
             ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, \
             token = excluded.token, browser_key = excluded.browser_key, \
             browser_secret = excluded.browser_secret, language = excluded.language",
        )
        .bind(BrowserId::random().as_str())
        .bind(person.as_str())
        .bind(token.as_str())
        .bind(&*device.endpoint)
        .bind(&*device.key)
        .bind(&*device.secret)
        .bind(&*device.language)
        .bind(at.0)
        .execute(&mut *transaction)
        .await?;
        sqlx::query(
            "DELETE FROM push_devices WHERE person = $1 AND id NOT IN (SELECT id FROM push_devices \
             WHERE person = $1 ORDER BY made_at DESC, id LIMIT $2)",
        )
        .bind(person.as_str())
        .bind(DEVICES)
        .execute(&mut *transaction)
        .await?;
        Ok(transaction.commit().await?)
    }

    /// Whether a person is reminded through this endpoint; in this language from now on.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn renew_browser(
        &self,
        person: &PersonId,
        endpoint: &str,
        language: &str,
    ) -> Result<bool, StoreError> {
        let before: Option<String> = sqlx::query_scalar(
            "SELECT language FROM push_devices WHERE endpoint = $1 AND person = $2",
        )
        .bind(endpoint)
        .bind(person.as_str())
        .fetch_optional(self.readers())
        .await?;
        if before.as_deref().is_none_or(|before| before == language) {
            return Ok(before.is_some());
        }
        let mut transaction = self.begin().await?;
        sqlx::query("UPDATE push_devices SET language = $3 WHERE endpoint = $1 AND person = $2")
            .bind(endpoint)
            .bind(person.as_str())
            .bind(language)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Reminds nobody through this endpoint any more.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn forget_browser(&self, endpoint: &str) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query("DELETE FROM push_devices WHERE endpoint = $1")
            .bind(endpoint)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// Reminds a person through none of the browsers any more.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn forget_browsers(&self, person: &PersonId) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query("DELETE FROM push_devices WHERE person = $1")
            .bind(person.as_str())
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// The browsers through which a person is reminded, the oldest first.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn browsers(&self, person: &PersonId) -> Result<Vec<Browser>, StoreError> {
        let rows = sqlx::query("SELECT * FROM push_devices WHERE person = $1 ORDER BY made_at, id")
            .bind(person.as_str())
            .fetch_all(self.readers())
            .await?;
        rows.iter().map(read_browser).collect()
    }

    /// Takes an address for reminders by mail, instead of any older one. Nothing is sent
    /// there until somebody comes by the link.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn ask_mailbox(
        &self,
        person: &PersonId,
        mailbox: &Mailbox,
        link: &Digest,
        until: Moment,
        at: Moment,
    ) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query(
            "INSERT INTO mail_addresses (person, address, language, link, until, stop, made_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (person) DO UPDATE \
             SET address = excluded.address, language = excluded.language, link = excluded.link, \
             until = excluded.until, stop = excluded.stop, made_at = excluded.made_at",
        )
        .bind(person.as_str())
        .bind(&*mailbox.address)
        .bind(&*mailbox.language)
        .bind(link.as_str())
        .bind(until.0)
        .bind(&*mailbox.stop)
        .bind(at.0)
        .execute(&mut *transaction)
        .await?;
        Ok(transaction.commit().await?)
    }

    /// Confirms the address a link was sent to; whether the link was good.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn confirm_mailbox(&self, link: &Digest, at: Moment) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let done = sqlx::query(
            "UPDATE mail_addresses SET link = NULL, until = NULL WHERE link = $1 AND until >= $2",
        )
        .bind(link.as_str())
        .bind(at.0)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(done.rows_affected() > 0)
    }

    /// Forgets the address of a person.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn forget_mailbox(&self, person: &PersonId) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query("DELETE FROM mail_addresses WHERE person = $1")
            .bind(person.as_str())
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// Forgets the address whose mails had this link to end them; whether there was one.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn stop_mail(&self, stop: &str) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let done = sqlx::query("DELETE FROM mail_addresses WHERE stop = $1")
            .bind(stop)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(done.rows_affected() > 0)
    }

    /// The address of a person.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn mailbox(&self, person: &PersonId) -> Result<Option<Mailbox>, StoreError> {
        let row = sqlx::query(
            "SELECT m.*, CASE WHEN m.link IS NULL THEN 1 ELSE 0 END AS confirmed \
             FROM mail_addresses m WHERE m.person = $1",
        )
        .bind(person.as_str())
        .fetch_optional(self.readers())
        .await?;
        row.as_ref().map(read_mailbox).transpose()
    }

    /// Writes to a person in another language from now on.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn write_in(&self, person: &PersonId, language: &str) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query("UPDATE mail_addresses SET language = $2 WHERE person = $1")
            .bind(person.as_str())
            .bind(language)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// Counts something that may happen `most` times a day; whether it may once more.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn count_today(&self, name: &str, most: u32, at: Moment) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
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
        transaction.commit().await?;
        Ok(counted.rows_affected() > 0 && most > 0)
    }

    /// Forgets the counts of earlier days.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn forget_counts(&self, at: Moment) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query("DELETE FROM tallies WHERE day < $1")
            .bind(day(at))
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }
}

/// The number of a day, since 1970.
pub(crate) fn day(at: Moment) -> i64 {
    at.0.div_euclid(24 * 60 * 60 * 1000)
}

pub(crate) fn read_browser(row: &AnyRow) -> Result<Browser, StoreError> {
    Ok(Browser {
        endpoint: row.try_get("endpoint")?,
        key: row.try_get("browser_key")?,
        secret: row.try_get("browser_secret")?,
        language: row.try_get("language")?,
    })
}

pub(crate) fn read_mailbox(row: &AnyRow) -> Result<Mailbox, StoreError> {
    Ok(Mailbox {
        address: row.try_get("address")?,
        confirmed: row.try_get::<i64, _>("confirmed")? != 0,
        language: row.try_get("language")?,
        stop: row.try_get("stop")?,
    })
}
