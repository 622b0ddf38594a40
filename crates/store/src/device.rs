use sqlx::{Row as _, any::AnyRow};

use crate::{
    Digest, Moment, Person, PersonId, Store, StoreError, person::read_person,
    transaction::Transaction,
};

/// For how long a token is good that nobody uses: as long as browsers keep a cookie.
const UNUSED: std::time::Duration = std::time::Duration::from_hours(400 * 24);

/// A browser or program that a person is known by.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Device {
    /// Its name on the server: no secret, and of no use to anybody but its owner.
    pub id: String,
    /// The browser, as far as it tells.
    pub browser: Option<String>,
    /// The system it runs on, as far as it tells.
    pub platform: Option<String>,
    /// The day it became known.
    pub made_at: Moment,
    /// The day it was last used; `None` if not since that is written down.
    pub used_at: Option<Moment>,
}

/// A device that is to be known by a token.
#[derive(Copy, Clone, Debug)]
pub struct NewDevice<'a> {
    /// What the store knows the token by.
    pub token: &'a Digest,
    /// The browser, as far as it tells.
    pub browser: Option<&'a str>,
    /// The system it runs on, as far as it tells.
    pub platform: Option<&'a str>,
}

/// A device that tells nothing of itself.
impl<'a> From<&'a Digest> for NewDevice<'a> {
    fn from(token: &'a Digest) -> NewDevice<'a> {
        NewDevice {
            token,
            browser: None,
            platform: None,
        }
    }
}

impl Store {
    /// Whose token it is, and of which device; nobody's if it was not used for 400 days.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn person_and_device(
        &self,
        token: &Digest,
        at: Moment,
    ) -> Result<Option<(Person, Device)>, StoreError> {
        let row = sqlx::query(
            "SELECT p.*, t.digest, t.browser, t.platform, t.made_at AS device_made_at, t.used_at \
             FROM tokens t JOIN people p ON p.id = t.person \
             WHERE t.digest = $1 AND (t.used_at IS NULL OR t.used_at >= $2)",
        )
        .bind(token.as_str())
        .bind(oldest(at).0)
        .fetch_optional(self.readers())
        .await?;
        let known = |row: &AnyRow| Ok((read_person(row)?, read_device(row)?));
        row.as_ref().map(known).transpose()
    }

    /// Notes that a device was used today.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn use_device(&self, token: &Digest, at: Moment) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query("UPDATE tokens SET used_at = $2 WHERE digest = $1")
            .bind(token.as_str())
            .bind(at.day().0)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// The devices of a person, the one used last first.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn devices(&self, person: &PersonId) -> Result<Vec<Device>, StoreError> {
        let rows = sqlx::query(
            "SELECT digest, browser, platform, made_at AS device_made_at, used_at FROM tokens \
             WHERE person = $1 ORDER BY coalesce(used_at, 0) DESC, made_at DESC, digest",
        )
        .bind(person.as_str())
        .fetch_all(self.readers())
        .await?;
        rows.iter().map(read_device).collect()
    }

    /// Makes the token of a device worthless; whether there was one.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn sign_out(&self, person: &PersonId, device: &str) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let gone =
            sqlx::query("DELETE FROM tokens WHERE person = $1 AND substr(digest, 1, 16) = $2")
                .bind(person.as_str())
                .bind(device)
                .execute(&mut *transaction)
                .await?;
        transaction.commit().await?;
        Ok(gone.rows_affected() > 0)
    }

    /// Makes every token of a person worthless, and the link for another device with them.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn sign_out_everywhere(&self, person: &PersonId) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        for sql in [
            "DELETE FROM tokens WHERE person = $1",
            "DELETE FROM recoveries WHERE person = $1",
        ] {
            sqlx::query(sql)
                .bind(person.as_str())
                .execute(&mut *transaction)
                .await?;
        }
        Ok(transaction.commit().await?)
    }

    /// Forgets tokens that nobody used for 400 days, and links and challenges of old. Tokens
    /// from before that was counted are counted from now on.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn forget_expired_secrets(&self, at: Moment) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let steps = [
            (
                "UPDATE tokens SET used_at = $1 WHERE used_at IS NULL",
                at.day(),
            ),
            ("DELETE FROM tokens WHERE used_at < $1", oldest(at)),
            ("DELETE FROM recoveries WHERE until < $1", at),
            ("DELETE FROM challenges WHERE until < $1", at),
        ];
        for (sql, moment) in steps {
            sqlx::query(sql)
                .bind(moment.0)
                .execute(&mut *transaction)
                .await?;
        }
        Ok(transaction.commit().await?)
    }
}

/// The day on which a device was used that is still known.
fn oldest(at: Moment) -> Moment {
    Moment(at.day().0.saturating_sub(UNUSED.as_millis() as i64))
}

/// Makes a person known by a token.
pub(crate) async fn insert_device(
    transaction: &mut Transaction,
    person: &str,
    device: NewDevice<'_>,
    at: Moment,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tokens (digest, person, browser, platform, made_at, used_at) \
         VALUES ($1, $2, $3, $4, $5, $5)",
    )
    .bind(device.token.as_str())
    .bind(person)
    .bind(device.browser)
    .bind(device.platform)
    .bind(at.day().0)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

fn read_device(row: &AnyRow) -> Result<Device, StoreError> {
    let digest: &str = row.try_get("digest")?;
    let used_at: Option<i64> = row.try_get("used_at")?;
    Ok(Device {
        id: digest.chars().take(16).collect(),
        browser: row.try_get("browser")?,
        platform: row.try_get("platform")?,
        made_at: Moment(row.try_get("device_made_at")?).day(),
        used_at: used_at.map(Moment),
    })
}
