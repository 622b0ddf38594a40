use sqlx::{AssertSqlSafe, Row as _, any::AnyRow};

use crate::{
    Digest, Moment, NewDevice, PersonId, Store, StoreError, device::insert_device, save::places,
};

/// Somebody who plays.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// The name shown unless a table has another.
    pub name: String,
    /// When first seen.
    pub made_at: Moment,
    /// When last seen, as far as it was written down.
    pub seen_at: Moment,
}

/// How many people are looked up at a time.
const TOGETHER: usize = 32;

impl Store {
    /// Makes a person who is known by a token from now on.
    ///
    /// # Errors
    ///
    /// Fails if the token is somebody's already.
    pub async fn add_person(
        &self,
        name: &str,
        device: impl Into<NewDevice<'_>>,
        at: Moment,
    ) -> Result<Person, StoreError> {
        let person = Person {
            id: PersonId::random(),
            name: name.to_owned(),
            made_at: at,
            seen_at: at,
        };
        let mut transaction = self.begin().await?;
        sqlx::query("INSERT INTO people (id, name, made_at, seen_at) VALUES ($1, $2, $3, $3)")
            .bind(person.id.as_str())
            .bind(name)
            .bind(at.0)
            .execute(&mut *transaction)
            .await?;
        insert_device(&mut transaction, person.id.as_str(), device.into(), at).await?;
        transaction.commit().await?;
        Ok(person)
    }

    /// Whose token it is.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn person(&self, token: &Digest) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query(
            "SELECT p.* FROM tokens t JOIN people p ON p.id = t.person WHERE t.digest = $1",
        )
        .bind(token.as_str())
        .fetch_optional(self.readers())
        .await?;
        row.as_ref().map(read_person).transpose()
    }

    /// Gives a person another name; tables keep the name used there.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn rename(&self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query("UPDATE people SET name = $2 WHERE id = $1")
            .bind(person.as_str())
            .bind(name)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// Notes that these people were here.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn saw(&self, people: &[PersonId], at: Moment) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        for some in people.chunks(TOGETHER) {
            let places = places(2, some.len());
            let sql = format!("UPDATE people SET seen_at = $1 WHERE id IN ({places})");
            let mut query = sqlx::query(AssertSqlSafe(sql)).bind(at.0);
            for person in some {
                query = query.bind(person.as_str());
            }
            query.execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    /// These people, in any order; those unknown are left out.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn people(&self, people: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        let mut found = Vec::new();
        for some in people.chunks(TOGETHER) {
            let sql = format!(
                "SELECT * FROM people WHERE id IN ({})",
                places(1, some.len())
            );
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for person in some {
                query = query.bind(person.as_str());
            }
            for row in query.fetch_all(self.readers()).await? {
                found.push(read_person(&row)?);
            }
        }
        Ok(found)
    }

    /// Makes a link by which a person comes in from another device, instead of any
    /// older one.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn offer_recovery(
        &self,
        person: &PersonId,
        link: &Digest,
        until: Moment,
    ) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query("DELETE FROM recoveries WHERE person = $1")
            .bind(person.as_str())
            .execute(&mut *transaction)
            .await?;
        sqlx::query("INSERT INTO recoveries (digest, person, until) VALUES ($1, $2, $3)")
            .bind(link.as_str())
            .bind(person.as_str())
            .bind(until.0)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// Uses up a link: whoever has this device is that person too. Nobody if the
    /// link is unknown, used or too old.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn recover(
        &self,
        link: &Digest,
        device: impl Into<NewDevice<'_>>,
        at: Moment,
    ) -> Result<Option<Person>, StoreError> {
        let device = device.into();
        let mut transaction = self.begin().await?;
        let owner: Option<String> = sqlx::query_scalar(
            "DELETE FROM recoveries WHERE digest = $1 AND until >= $2 RETURNING person",
        )
        .bind(link.as_str())
        .bind(at.0)
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(owner) = owner else {
            transaction.rollback().await?;
            return Ok(None);
        };
        insert_device(&mut transaction, &owner, device, at).await?;
        transaction.commit().await?;
        self.person(device.token).await
    }

    /// Until when a link for another device works, if there is one.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn recovery_until(
        &self,
        person: &PersonId,
        at: Moment,
    ) -> Result<Option<Moment>, StoreError> {
        let until: Option<i64> =
            sqlx::query_scalar("SELECT until FROM recoveries WHERE person = $1 AND until >= $2")
                .bind(person.as_str())
                .bind(at.0)
                .fetch_optional(self.readers())
                .await?;
        Ok(until.map(Moment))
    }

    /// Makes the link for another device worthless.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn cancel_recovery(&self, person: &PersonId) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query("DELETE FROM recoveries WHERE person = $1")
            .bind(person.as_str())
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// The people of this name, with everybody for none, the one seen last first.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn people_called(
        &self,
        name: Option<&str>,
        limit: u32,
    ) -> Result<Vec<Person>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM people WHERE id <> 'deleted' AND ($3 = 0 OR lower(name) = lower($1)) \
             ORDER BY seen_at DESC, id LIMIT $2",
        )
        .bind(name.unwrap_or_default())
        .bind(i64::from(limit))
        .bind(i64::from(name.is_some()))
        .fetch_all(self.readers())
        .await?;
        rows.iter().map(read_person).collect()
    }
}

pub(crate) fn read_person(row: &AnyRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.try_get::<String, _>("id")?.into(),
        name: row.try_get("name")?,
        made_at: Moment(row.try_get("made_at")?),
        seen_at: Moment(row.try_get("seen_at")?),
    })
}
