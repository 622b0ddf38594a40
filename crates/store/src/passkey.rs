use sqlx::{Row as _, any::AnyRow};

use crate::{
    Digest, Moment, NewDevice, Person, PersonId, Store, StoreError, device::insert_device,
    person::read_person,
};

/// A key that a device of a person keeps, by which the person is known anywhere.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Passkey {
    /// The id the device gave it.
    pub id: String,
    /// Whose it is.
    pub person: PersonId,
    /// The public half, as the caller writes it.
    pub public_key: String,
    /// How often the device has signed with it, if it counts.
    pub counter: u32,
    /// The browser it was made in, as far as it tells.
    pub browser: Option<String>,
    /// The system that browser ran on, as far as it tells.
    pub platform: Option<String>,
    /// The day it was made.
    pub made_at: Moment,
    /// The day somebody last came in with it.
    pub used_at: Option<Moment>,
}

/// What a challenge is for.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Ceremony {
    /// To keep a passkey of this person.
    Keep(PersonId),
    /// To tell who somebody is.
    SignIn,
}

impl Store {
    /// Remembers a challenge until it is answered, or too old.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn add_challenge(
        &self,
        challenge: &Digest,
        ceremony: &Ceremony,
        until: Moment,
    ) -> Result<(), StoreError> {
        let person = match ceremony {
            Ceremony::Keep(person) => Some(person.as_str()),
            Ceremony::SignIn => None,
        };
        let mut transaction = self.begin().await?;
        sqlx::query("INSERT INTO challenges (digest, person, until) VALUES ($1, $2, $3)")
            .bind(challenge.as_str())
            .bind(person)
            .bind(until.0)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// Uses up a challenge; what it was for, if it is known and not too old.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn take_challenge(
        &self,
        challenge: &Digest,
        at: Moment,
    ) -> Result<Option<Ceremony>, StoreError> {
        let mut transaction = self.begin().await?;
        let row = sqlx::query(
            "DELETE FROM challenges WHERE digest = $1 AND until >= $2 RETURNING person",
        )
        .bind(challenge.as_str())
        .bind(at.0)
        .fetch_optional(&mut *transaction)
        .await?;
        transaction.commit().await?;
        let Some(row) = row else { return Ok(None) };
        let person: Option<String> = row.try_get("person")?;
        Ok(Some(match person {
            Some(person) => Ceremony::Keep(person.into()),
            None => Ceremony::SignIn,
        }))
    }

    /// Keeps a passkey; whether it is new.
    ///
    /// # Errors
    ///
    /// Fails if there is no such person.
    pub async fn add_passkey(&self, passkey: &Passkey) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let added = sqlx::query(
            "INSERT INTO passkeys (id, person, public_key, counter, browser, platform, made_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
        )
        .bind(&*passkey.id)
        .bind(passkey.person.as_str())
        .bind(&*passkey.public_key)
        .bind(i64::from(passkey.counter))
        .bind(passkey.browser.as_deref())
        .bind(passkey.platform.as_deref())
        .bind(passkey.made_at.day().0)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(added.rows_affected() > 0)
    }

    /// The passkey of this id.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn passkey(&self, id: &str) -> Result<Option<Passkey>, StoreError> {
        let row = sqlx::query("SELECT * FROM passkeys WHERE id = $1")
            .bind(id)
            .fetch_optional(self.readers())
            .await?;
        row.as_ref().map(read_passkey).transpose()
    }

    /// The passkeys of a person, the oldest first.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn passkeys(&self, person: &PersonId) -> Result<Vec<Passkey>, StoreError> {
        let rows = sqlx::query("SELECT * FROM passkeys WHERE person = $1 ORDER BY made_at, id")
            .bind(person.as_str())
            .fetch_all(self.readers())
            .await?;
        rows.iter().map(read_passkey).collect()
    }

    /// Forgets a passkey of a person; whether there was one.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let gone = sqlx::query("DELETE FROM passkeys WHERE person = $1 AND id = $2")
            .bind(person.as_str())
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(gone.rows_affected() > 0)
    }

    /// Lets the owner of a passkey in on another device. Nobody if the passkey is gone, or
    /// its counter is not ahead of the one known: then there are two of it.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn sign_in(
        &self,
        passkey: &str,
        counter: u32,
        device: NewDevice<'_>,
        at: Moment,
    ) -> Result<Option<Person>, StoreError> {
        let mut transaction = self.begin().await?;
        let owner: Option<String> = sqlx::query_scalar(
            "UPDATE passkeys SET counter = $2, used_at = $3 \
             WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING person",
        )
        .bind(passkey)
        .bind(i64::from(counter))
        .bind(at.day().0)
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(owner) = owner else { return Ok(None) };
        insert_device(&mut transaction, &owner, device, at).await?;
        let row = sqlx::query("SELECT * FROM people WHERE id = $1")
            .bind(&*owner)
            .fetch_one(&mut *transaction)
            .await?;
        let person = read_person(&row)?;
        transaction.commit().await?;
        Ok(Some(person))
    }
}

fn read_passkey(row: &AnyRow) -> Result<Passkey, StoreError> {
    let used_at: Option<i64> = row.try_get("used_at")?;
    Ok(Passkey {
        id: row.try_get("id")?,
        person: row.try_get::<String, _>("person")?.into(),
        public_key: row.try_get("public_key")?,
        counter: row.try_get::<i64, _>("counter")? as u32,
        browser: row.try_get("browser")?,
        platform: row.try_get("platform")?,
        made_at: Moment(row.try_get("made_at")?),
        used_at: used_at.map(Moment),
    })
}
