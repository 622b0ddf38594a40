//! How much one person may keep on the server, and how they part with it.

use std::time::Duration;

use axum::{
    extract::State,
    response::{IntoResponse as _, Redirect, Response},
};
use i18n::Phrase;
use store::{Moment, Person, PersonId, Stage, TableId};

use super::{Server, TABLES_PER_PERSON, Visitor, Wish, fields::Fields, front, play::to_the_end};
use crate::{
    live,
    pages::{self, Fate},
    problem::Problem,
    words::problems,
};

/// How many moves the games have on average that fill what one person may keep. Most games
/// have fewer; a record may have as many as somebody likes.
const MOVES_PER_GAME: u64 = 300;

const DAY: Duration = Duration::from_hours(24);

/// How long before a table is closed or deleted pages say so.
const SOON: Duration = Duration::from_hours(14 * 24);

/// What is said to whoever has no room for another table.
const FULL: Phrase = problems::KEPT_TOO_MANY;

impl Server {
    /// Whether a person may make another table.
    ///
    /// # Errors
    ///
    /// Says what there is too much of.
    pub(super) async fn may_make(&self, person: &Person) -> Result<(), Problem> {
        self.limits().wish(&person.id, Wish::Table)?;
        if self.store().hosted(&person.id).await? >= TABLES_PER_PERSON {
            return Err(Problem::crowded(problems::MANY_TABLES));
        }
        self.has_room(&person.id, FULL).await
    }

    /// Whether a person may keep another game; refused in these words.
    async fn has_room(&self, person: &PersonId, words: Phrase) -> Result<(), Problem> {
        let Some(most) = self.0.kept_games else {
            return Ok(());
        };
        let kept = self.store().kept(person).await?;
        if kept.finished >= most || kept.entries >= most.saturating_mul(MOVES_PER_GAME) {
            return Err(Problem::crowded(words));
        }
        Ok(())
    }

    /// Whether a game may be played again at another table of the same host.
    pub(super) async fn may_play_again(
        &self,
        host: &PersonId,
        asked: &PersonId,
    ) -> Result<(), Problem> {
        let words = if host == asked {
            FULL
        } else {
            problems::HOST_KEEPS_TOO_MANY
        };
        self.has_room(host, words).await
    }

    /// How many finished games a person keeps, and how many that may be.
    pub(super) async fn room_of(&self, person: &Person) -> Result<Option<(u64, u64)>, Problem> {
        let Some(most) = self.0.kept_games else {
            return Ok(None);
        };
        Ok(Some((self.store().kept(&person.id).await?.finished, most)))
    }

    /// What happens to a table before long at which nothing has happened since a moment.
    pub(super) async fn fate(
        &self,
        table: &store::Table,
        since: Moment,
    ) -> Result<Option<Fate>, Problem> {
        let expiry = &self.0.expiry;
        let ended = table.ended_at.unwrap_or(since);
        let uploaded = ended <= table.made_at;
        let (kept, since) = match table.stage {
            Stage::Gathering | Stage::Dealing => (expiry.gatherings, since),
            Stage::Playing => (expiry.abandoned, since),
            Stage::Closed if !uploaded => (expiry.closed, ended),
            Stage::Over { .. } | Stage::Closed => (expiry.finished, ended),
        };
        let left = |since: Moment| Some(kept?.saturating_sub(Moment::now() - since));
        let is_soon = |left: Option<Duration>| {
            left.is_some_and(|left| left <= SOON.min(kept.unwrap_or_default() / 2))
        };
        let mut left_now = left(since);
        if is_soon(left_now) && !table.is_finished() {
            // What was said counts too, and is looked up only where it matters.
            let spoken = self.store().last_line_at(&table.id).await?;
            left_now = left(spoken.map_or(since, |spoken| spoken.max(since)));
        }
        if !is_soon(left_now) {
            return Ok(None);
        }
        let days = left_now
            .unwrap_or_default()
            .as_secs()
            .div_ceil(DAY.as_secs())
            .max(1);
        Ok(Some(match table.stage {
            Stage::Playing => Fate::Closed(days),
            Stage::Gathering | Stage::Dealing | Stage::Over { .. } | Stage::Closed => {
                Fate::Deleted(days)
            }
        }))
    }

    /// Deletes a game that is over, for whoever made its table.
    ///
    /// # Errors
    ///
    /// Fails if it is somebody else's, or not over.
    pub(crate) async fn delete(&self, person: &PersonId, id: &TableId) -> Result<(), Problem> {
        let row = self.store().table(id).await?.ok_or(Problem::NoTable)?;
        if row.host != *person {
            return Err(Problem::not_yours(problems::DELETE_NOT_YOURS));
        }
        if !row.is_finished() {
            return Err(Problem::not_yours(problems::DELETE_NOT_OVER));
        }
        self.store().remove(id).await?;
        self.tables().remove(id).await;
        Ok(())
    }
}

/// Deletes the games that were marked under My games, if it is confirmed, and asks otherwise.
pub(super) async fn delete(
    State(server): State<Server>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let person = visitor.known()?.clone();
    server.limits().wish(&person.id, Wish::Act)?;
    let marked = fields.0.keys().filter_map(|name| name.strip_prefix("t."));
    let marked: Vec<TableId> = marked.map(|id| TableId::from(id.to_owned())).collect();
    if marked.is_empty() {
        return Ok(Redirect::to("/mine").into_response());
    }
    if fields.text("sure").is_none() {
        let mut games = Vec::new();
        for id in marked.iter().take(front::MANY as usize) {
            if let Some(row) = server.store().table(id).await? {
                games.push(pages::KeptGame {
                    id: id.to_string(),
                    title: live::known(&row.game).map_or("?", |entry| entry.title),
                    names: front::names(&row),
                    shared: row.has_others(&person.id),
                });
            }
        }
        let page = pages::Deleting {
            games: &games,
            me: visitor.name(),
        };
        return Ok(page.full().into_response());
    }
    to_the_end(async move {
        for id in &marked {
            match server.delete(&person.id, id).await {
                // It is gone already.
                Ok(()) | Err(Problem::NoTable) => {}
                Err(problem) => return Err(problem),
            }
        }
        Ok(())
    })
    .await?;
    Ok(Redirect::to("/mine").into_response())
}
