//! A table without its game: who sits there and how far it is.

use std::sync::Arc;

use engine::{Seat, SeatSet, Viewer};
use store::{Line, Listing, Moment, Person, Sitter, Stage};
use tokio::sync::MutexGuard;

use super::{Offer, PLIES, Past, Reader, Table, lines::look_back, recent, seed_hash, state::State};
use crate::{
    pages::{LogLine, Presence},
    problem::Problem,
};
use board::Names;

/// What there is to know about a table at a glance.
pub struct Facts {
    /// What the store knows of it.
    pub row: store::Table,
    /// How many decisions count, or, in lists, about how many.
    pub ply: usize,
    /// Who is to act.
    pub awaits: SeatSet,
    /// The seats of who asks.
    pub own: SeatSet,
    /// Who is away, in the order of seats; empty in lists.
    pub absences: Vec<Absence>,
    /// The hash of the seed.
    pub seed_hash: Option<String>,
    /// The seed, once there is nothing left to hide.
    pub seed: Option<String>,
    /// How the seed comes about: what was promised, and at the end all secrets. Not in
    /// lists.
    pub deal: Option<serde_json::Value>,
}

impl Facts {
    /// What a list says of a table.
    pub fn listed(listing: Listing, person: Option<&Person>) -> Facts {
        let own = person.map_or(SeatSet::NONE, |person| listing.table.seats_of(&person.id));
        Facts {
            ply: (listing.head.version as usize).saturating_sub(1),
            awaits: listing.head.awaits,
            own,
            absences: Vec::new(),
            seed_hash: match listing.table.stage {
                Stage::Gathering | Stage::Dealing => None,
                Stage::Playing | Stage::Over { .. } | Stage::Closed => {
                    Some(seed_hash(&listing.table.seed))
                }
            },
            seed: None,
            deal: None,
            row: listing.table,
        }
    }
}

/// What happened at a table, as one reader noticed it.
pub struct News {
    /// The version it brings a reader to.
    pub version: u64,
    /// How many decisions count.
    pub ply: usize,
    /// How far the table is.
    pub stage: &'static str,
    /// Who is to act.
    pub awaits: SeatSet,
    /// Whether the reader is.
    pub your_turn: bool,
    /// The ply from which the log is new.
    pub from: usize,
    /// The log from there on.
    pub log: Vec<LogLine>,
    /// Who sits where.
    pub who: Arc<Names>,
    /// The ply from which it goes on, if there is more.
    pub next: Option<usize>,
}

/// Whether the person in a seat is away.
#[derive(Copy, Clone, Default, Eq, PartialEq, Debug)]
pub struct Absence {
    /// For so many seconds, if they are.
    pub away: Option<u64>,
    /// When a bot may play for them, if they are waited for.
    pub offer: Option<Offer>,
}

impl Table {
    fn absences(&self, state: &State) -> Vec<Absence> {
        let (now, lookers) = (Moment::now(), self.lookers());
        let absence = |seat: Seat| match &state.row.chairs[seat.index()].sitter {
            Sitter::Person { person, .. } => Absence {
                away: match lookers.presence(person, now) {
                    Presence::Away(seconds) => Some(seconds),
                    Presence::Here | Presence::Unknown => None,
                },
                offer: state.offer(&lookers, seat, now),
            },
            Sitter::Bot { .. } | Sitter::Open | Sitter::Closed => Absence::default(),
        };
        Seat::all(state.row.chairs.len()).map(absence).collect()
    }

    /// What there is to know about the table at a glance.
    ///
    /// # Errors
    ///
    /// Fails if the reader may not watch.
    pub async fn facts(&self, reader: &Reader) -> Result<Facts, Problem> {
        let state = self.lock().await?;
        let eyes = state.eyes(reader)?;
        let note = state.seed_note(eyes.own);
        Ok(Facts {
            row: state.row.clone(),
            ply: state.ply(),
            awaits: state.awaits(),
            own: eyes.own,
            absences: self.absences(&state),
            seed_hash: note.hash,
            seed: note.seed,
            deal: state.deal_facts(eyes.own),
        })
    }

    /// What happened from a ply on, as many decisions long as somebody wants and as are
    /// told at once.
    ///
    /// # Errors
    ///
    /// Fails if the reader may not watch.
    pub async fn what_happened(
        &self,
        reader: &Reader,
        from: usize,
        most: usize,
    ) -> Result<News, Problem> {
        let state = self.lock().await?;
        let (news, viewer) = state.news(reader, from)?;
        let to = from.saturating_add(most.min(PLIES)).min(news.ply);
        self.told(state, news, viewer, to).await
    }

    /// What happened since a version; `None` if nothing did.
    ///
    /// # Errors
    ///
    /// Fails if the reader may not watch any more.
    pub async fn happened_since(
        &self,
        reader: &Reader,
        since: Option<u64>,
    ) -> Result<Option<News>, Problem> {
        let state = self.lock().await?;
        if since == Some(state.version) {
            return Ok(None);
        }
        let from = state.lack(since).log.unwrap_or_else(|| state.ply());
        let (news, viewer) = state.news(reader, from.max(recent(state.ply())))?;
        let to = news.ply;
        self.told(state, news, viewer, to).await.map(Some)
    }

    /// Adds the log up to a ply to what happened, when others may have the table again.
    async fn told(
        &self,
        state: MutexGuard<'_, State>,
        mut news: News,
        viewer: Viewer,
        to: usize,
    ) -> Result<News, Problem> {
        let Some(live) = &state.live else {
            return Ok(news);
        };
        let first = state.said_first(news.from);
        if news.from >= to {
            news.log.extend(first);
            return Ok(news);
        }
        news.next = (to < news.ply).then_some(to);
        if let (Some(told), None) = (live.told_last(news.from, viewer), news.next) {
            news.log = first.into_iter().chain(told).collect();
            return Ok(news);
        }
        let past = live.past(news.from, to);
        drop(state);
        let tell = move |past: &dyn Past| past.told(viewer);
        let told = look_back(&self.hall.workshop, past, tell).await?;
        news.log = first.into_iter().chain(told).collect();
        Ok(news)
    }

    /// What was said that a reader may hear.
    ///
    /// # Errors
    ///
    /// Fails if the reader may not watch.
    pub async fn lines(&self, reader: &Reader) -> Result<Vec<Line>, Problem> {
        let state = self.lock().await?;
        let eyes = state.eyes(reader)?;
        Ok(state.heard(!eyes.own.is_empty(), 0).cloned().collect())
    }
}

impl State {
    /// What happened, without the log, and through whose eyes it is told.
    fn news(&self, reader: &Reader, from: usize) -> Result<(News, Viewer), Problem> {
        let eyes = self.eyes(reader)?;
        let awaits = self.awaits();
        let news = News {
            version: self.version,
            ply: self.ply(),
            stage: match self.row.stage {
                Stage::Gathering => "gathering",
                Stage::Dealing => "dealing",
                Stage::Playing => "playing",
                Stage::Over { .. } => "over",
                Stage::Closed => "closed",
            },
            awaits,
            your_turn: awaits.iter().any(|seat| eyes.own.contains(seat)),
            from,
            log: Vec::new(),
            who: Arc::clone(&self.names),
            next: None,
        };
        Ok((news, eyes.viewer))
    }
}
