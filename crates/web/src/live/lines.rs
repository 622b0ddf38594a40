//! Lines of the log, drawn where there is time for them.

use std::sync::Arc;

use engine::{SeatSet, Viewer};
use i18n::{Medium as _, Message, Speech};
use maud::Markup;
use serde::Serialize;

use super::{Past, Workshop, recent, state::State};
use crate::{
    pages::{Earlier, LogLine, TablePage},
    problem::Problem,
};
use board::Names;

/// How many decisions may be played again by a thread that answers requests.
const SHORT: usize = 32;

/// How many lines of news are read aloud at most: whoever comes back after a while reads
/// the log.
const ALOUD: usize = 6;

/// The lines of a log from a ply on, which are still to be told and drawn. They hold nothing
/// of the table, so that this can be done when others have it.
pub(super) struct Lines {
    names: Arc<Names>,
    viewer: Viewer,
    earlier: Option<Earlier>,
    /// What everybody is told before the rest.
    first: Option<LogLine>,
    log: Log,
    /// The plies whose lines need not be read aloud: own decisions without chance.
    own: Vec<usize>,
    /// Whether they are told as events too.
    events: bool,
}

/// Lines of a log, for eyes, for ears, and for scripts.
pub(super) struct DrawnLines {
    /// For the page.
    pub(super) html: Markup,
    /// What a screen reader says of the last of them.
    pub(super) aloud: String,
    /// What happened, as a list of JSON; empty where it is not told.
    pub(super) events: String,
}

/// Something that happened, as the API tells it: with everything the viewer may know.
#[derive(Serialize)]
struct Event<'a> {
    ply: usize,
    #[serde(flatten)]
    message: &'a Message,
}

enum Log {
    Told(Vec<LogLine>),
    Past(Box<dyn Past>),
}

impl Lines {
    /// The lines from `from` on, or as many of them as are told at once.
    pub(super) fn of(state: &State, from: usize, viewer: Viewer, own: SeatSet) -> Lines {
        let first = recent(state.ply()).max(from);
        let log = match &state.live {
            None => Log::Told(Vec::new()),
            Some(live) => (live.told_last(first, viewer))
                .map_or_else(|| Log::Past(live.past(first, state.ply())), Log::Told),
        };
        let is_own = |ply: &usize| {
            let mover = state.live.as_ref().and_then(|live| live.mover(*ply));
            mover.is_some_and(|seat| own.contains(seat))
        };
        // What one did oneself one knows, unless chance had a say.
        let by_chance = state.live.as_ref().is_some_and(|live| live.by_chance());
        let last = state.ply().checked_sub(1).filter(|_| by_chance);
        Lines {
            own: (first..state.ply())
                .filter(|ply| is_own(ply) && Some(*ply) != last)
                .collect(),
            names: Arc::clone(&state.names),
            viewer,
            earlier: (first > from).then(|| Earlier {
                ply: first,
                address: format!("/t/{}/replay?ply={first}", state.row.id),
            }),
            first: state.said_first(first),
            log,
            events: false,
        }
    }

    /// The same, told as events too or not.
    pub(super) fn with_events(self, events: bool) -> Lines {
        Lines { events, ..self }
    }

    /// Draws them here and now.
    pub(super) fn draw(self) -> DrawnLines {
        let told = match self.log {
            Log::Told(lines) => lines,
            Log::Past(past) => past.told(self.viewer),
        };
        let events = if self.events {
            events(&told)
        } else {
            String::new()
        };
        let lines: Vec<LogLine> = self.first.into_iter().chain(told).collect();
        DrawnLines {
            events,
            html: TablePage::log_items(&self.names, self.earlier.as_ref(), &lines),
            aloud: aloud(&lines, &self.own, &self.names),
        }
    }

    /// Draws them, in the workshop if that takes long.
    pub(super) async fn drawn(self, workshop: &Workshop) -> Result<DrawnLines, Problem> {
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

fn events(lines: &[LogLine]) -> String {
    let events = lines.iter().map(|line| Event {
        ply: line.ply,
        message: &line.message,
    });
    let events: Vec<Event<'_>> = events.collect();
    serde_json::to_string(&events).expect("an event has string keys")
}

/// What a screen reader says of lines: the last few of what others did.
fn aloud(lines: &[LogLine], own: &[usize], names: &Names) -> String {
    let mut others: Vec<&LogLine> = (lines.iter().rev())
        .filter(|line| !own.contains(&line.ply))
        .take(ALOUD)
        .collect();
    others.reverse();
    let mut speech = Speech::new(names);
    for line in others {
        line.message.write(&mut speech);
        speech.text("\n");
    }
    speech.finish()
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
