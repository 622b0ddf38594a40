//! Steps of a game that were, for replays and for playing on from them.

use std::sync::Arc;

use engine::{SeatSet, Viewer};
use maud::Markup;
use serde_json::Value;

use super::{
    Past, Reader,
    lines::look_back,
    recent,
    table::{Table, not_begun},
};
use crate::{
    pages::{Earlier, Perspective, Replay},
    problem::Problem,
    words::problems,
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
            return Err(Problem::not_yours(problems::OTHERS_CARDS));
        }
        let perspectives: Vec<Perspective> = Viewer::all(live.seats())
            .map(|viewer| Perspective {
                viewer,
                allowed: allowed(viewer),
            })
            .collect();
        let first = recent(ply);
        let past = live.past(first, ply);
        let (id, game, seed) = (self.id().clone(), state.game, state.seed_note(eyes.own));
        let (names, me) = (Arc::clone(&state.names), me.map(str::to_owned));
        drop(state);
        let draw = move |past: &dyn Past| {
            let mut page = Replay {
                id: id.as_str(),
                game,
                ply,
                plies,
                viewer,
                perspectives: &perspectives,
                drawn: past.then().drawn(viewer, &names),
                names: &names,
                earlier: None,
                log: &past.told(viewer),
                seed: &seed,
                over,
                me: me.as_deref(),
            };
            page.earlier = (first > 0).then(|| Earlier {
                ply: first,
                address: page.address(first),
            });
            page.full()
        };
        look_back(&self.hall.workshop, past, draw).await
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
            return Err(Problem::not_yours(problems::STILL_RUNS));
        }
        let live = state.live.as_ref().ok_or_else(not_begun)?;
        let ply = ply.min(live.ply());
        let (past, row) = (live.past(ply, ply), state.row.clone());
        drop(state);
        let look = |past: &dyn Past| {
            let then = past.then();
            (then.position(), then.awaits())
        };
        let (position, awaits) = look_back(&self.hall.workshop, past, look).await?;
        Ok((row, position, awaits))
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
            return Err(Problem::not_yours(problems::OTHERS_CARDS));
        }
        let live = state.live.as_ref().ok_or_else(not_begun)?;
        if ply > live.ply() {
            return Err(Problem::Unusable(problems::message::only_so_many_moves(
                live.ply(),
            )));
        }
        let past = live.past(ply, ply);
        drop(state);
        let view = move |past: &dyn Past| past.then().view(viewer);
        look_back(&self.hall.workshop, past, view).await
    }
}
