//! Lines of the log, drawn where there is time for them.

use std::sync::Arc;

use engine::Viewer;
use maud::Markup;

use super::{Past, Workshop, recent, state::State};
use crate::{
    board::Names,
    pages::{Earlier, LogLine, TablePage},
    problem::Problem,
};

/// How many decisions may be played again by a thread that answers requests.
const SHORT: usize = 32;

/// The lines of a log from a ply on, which are still to be told and drawn. They hold nothing
/// of the table, so that this can be done when others have it.
pub(super) struct Lines {
    game: &'static str,
    names: Arc<Names>,
    viewer: Viewer,
    earlier: Option<Earlier>,
    /// What everybody is told before the rest.
    first: Option<LogLine>,
    log: Log,
}

enum Log {
    Told(Vec<LogLine>),
    Past(Box<dyn Past>),
}

impl Lines {
    /// The lines from `from` on, or as many of them as are told at once.
    pub(super) fn of(state: &State, from: usize, viewer: Viewer) -> Lines {
        let first = recent(state.ply()).max(from);
        let log = match &state.live {
            None => Log::Told(Vec::new()),
            Some(live) => (live.told_last(first, viewer))
                .map_or_else(|| Log::Past(live.past(first, state.ply())), Log::Told),
        };
        Lines {
            game: state.game.id,
            names: Arc::clone(&state.names),
            viewer,
            earlier: (first > from).then(|| Earlier {
                ply: first,
                address: format!("/t/{}/replay?ply={first}", state.row.id),
            }),
            first: state.said_first(first),
            log,
        }
    }

    /// Draws them here and now.
    pub(super) fn draw(self) -> Markup {
        let told = match self.log {
            Log::Told(lines) => lines,
            Log::Past(past) => past.told(self.viewer),
        };
        let lines: Vec<LogLine> = self.first.into_iter().chain(told).collect();
        TablePage::log_items(&self.names, self.earlier.as_ref(), &lines)
    }

    /// Draws them, in the workshop if that takes long.
    pub(super) async fn drawn(self, workshop: &Workshop) -> Result<Markup, Problem> {
        let length = match &self.log {
            Log::Told(_) => 0,
            Log::Past(past) => past.length(),
        };
        if length <= SHORT {
            return Ok(self.draw());
        }
        workshop.run(|| self.draw()).await
    }
}

/// Does something with a stretch of a match: here if it is short, else in the workshop.
pub(super) async fn look_back<T: Send + 'static>(
    workshop: &Workshop,
    past: Box<dyn Past>,
    work: impl FnOnce(&dyn Past) -> T + Send + 'static,
) -> Result<T, Problem> {
    if past.length() <= SHORT {
        return Ok(work(&*past));
    }
    workshop.run(move || work(&*past)).await
}
