use sqlx::{AssertSqlSafe, Row as _, any::AnyRow};

use crate::{Digest, Moment, PersonId, Store, StoreError, save::places};

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
        token: &Digest,
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
        sqlx::query("INSERT INTO tokens (digest, person, made_at) VALUES ($1, $2, $3)")
            .bind(token.as_str())
            .bind(person.id.as_str())
            .bind(at.0)
            .execute(&mut *transaction)
            .await?;
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

    /// Uses up a link: whoever holds `token` is that person too. Nobody if the
    /// link is unknown, used or too old.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn recover(
        &self,
        link: &Digest,
        token: &Digest,
        at: Moment,
    ) -> Result<Option<Person>, StoreError> {
        let mut transaction = self.begin().await?;
        let owner: Option<String> = sqlx::query_scalar(
            "DELETE FROM recoveries WHERE digest = $1 AND until >= $2 RETURNING person",
        )
        .bind(link.as_str())
        .bind(at.0)
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(owner) = owner else { return Ok(None) };
        sqlx::query("INSERT INTO tokens (digest, person, made_at) VALUES ($1, $2, $3)")
            .bind(token.as_str())
            .bind(owner)
            .bind(at.0)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        self.person(token).await
    }

    /// Makes every token of a person worthless but one: all other devices are
    /// signed out.
    ///
    /// # Errors
    ///
    /// Fails if the database does.
    pub async fn forget_other_tokens(
        &self,
        person: &PersonId,
        token: &Digest,
    ) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query("DELETE FROM tokens WHERE person = $1 AND digest <> $2")
            .bind(person.as_str())
            .bind(token.as_str())
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }
}

fn read_person(row: &AnyRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.try_get::<String, _>("id")?.into(),
        name: row.try_get("name")?,
        made_at: Moment(row.try_get("made_at")?),
        seen_at: Moment(row.try_get("seen_at")?),
    })
}
