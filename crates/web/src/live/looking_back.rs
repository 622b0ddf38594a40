//! Steps of a game that were, for replays and for playing on from them.

use engine::{SeatSet, Viewer};
use maud::Markup;
use serde_json::Value;

use super::{
    Reader, known,
    table::{Table, not_begun},
};
use crate::{
    pages::{Perspective, Replay},
    problem::Problem,
};

impl Table {
    /// A step of the game as a page; the last one if nobody says which, through the
    /// reader's own eyes if nobody says whose. Before the end nobody sees through
    /// the eyes of others.
    ///
    /// # Errors
    ///
    /// Fails if the reader may not see that.
    pub async fn replay_page(
        &self,
        reader: &Reader,
        step: Option<usize>,
        viewer: Option<Viewer>,
        me: Option<&str>,
    ) -> Result<Markup, Problem> {
        let state = self.lock().await?;
        let eyes = state.eyes(reader)?;
        let live = state.live.as_ref().ok_or_else(not_begun)?;
        let plies = live.ply();
        let ply = step.unwrap_or(plies).min(plies);
        let over = state.is_finished();
        let allowed = |viewer: Viewer| over || viewer == eyes.viewer;
        let viewer = viewer.unwrap_or(eyes.viewer);
        if !allowed(viewer) {
            return Err(Problem::NotYours(
                "Others' cards can be looked at when the game is over.",
            ));
        }
        let perspectives: Vec<Perspective> = Viewer::all(live.seats())
            .map(|viewer| Perspective {
                viewer,
                allowed: allowed(viewer),
            })
            .collect();
        let then = live.at(ply);
        let page = Replay {
            id: self.id().as_str(),
            game: known(&state.row.game)?,
            ply,
            plies,
            viewer,
            perspectives: &perspectives,
            drawn: then.drawn(viewer, &state.names),
            names: &state.names,
            log: &then.told(0, viewer),
            seed: &state.seed_note(eyes.own),
            over,
            me,
        };
        Ok(page.full())
    }

    /// The position after `ply` decisions with everything a referee knows, and who
    /// was to act; only when the game is over.
    ///
    /// # Errors
    ///
    /// Fails while the game runs.
    pub async fn position_at(&self, ply: usize) -> Result<(store::Table, Value, SeatSet), Problem> {
        let state = self.lock().await?;
        if !state.is_finished() {
            return Err(Problem::NotYours(
                "The game still runs; play on at its table.",
            ));
        }
        let live = state.live.as_ref().ok_or_else(not_begun)?;
        let then = live.at(ply.min(live.ply()));
        Ok((state.row.clone(), then.position(), then.awaits()))
    }

    /// The position after `ply` decisions as a viewer saw it, in notation.
    ///
    /// # Errors
    ///
    /// Fails if the reader may not see that.
    pub async fn view_at(
        &self,
        reader: &Reader,
        ply: usize,
        viewer: Option<Viewer>,
    ) -> Result<Value, Problem> {
        let state = self.lock().await?;
        let eyes = state.eyes(reader)?;
        let viewer = viewer.unwrap_or(eyes.viewer);
        if viewer != eyes.viewer && !state.is_finished() {
            return Err(Problem::NotYours(
                "Others' cards can be looked at when the game is over.",
            ));
        }
        let live = state.live.as_ref().ok_or_else(not_begun)?;
        if ply > live.ply() {
            return Err(Problem::Unusable(format!(
                "There are {} decisions.",
                live.ply()
            )));
        }
        Ok(live.at(ply).view(viewer))
    }
}
