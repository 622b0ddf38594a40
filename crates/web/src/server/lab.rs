//! The lab: studies that were made, and the one that is being made.

mod bench;
mod shelf;

use std::{fs::File, io::Read as _, path::PathBuf, sync::Arc};

use axum::{
    Json,
    body::Body,
    extract::{Path, State},
    http::{HeaderValue, header},
    response::{IntoResponse as _, Redirect, Response},
};
use engine::Seed;
use serde::Serialize;

use super::{Server, Visitor, fields::Fields};
use crate::{
    live, pages,
    problem::Problem,
    words::{lab as words, problems},
};

use bench::Bench;
pub use bench::Run;
use shelf::Shelf;
pub use shelf::{Figure, Study, Value as FigureValue};

/// Where studies are, and how they are made.
#[derive(Clone, Debug)]
pub struct Place {
    /// The data folder; studies are in `lab` below it.
    pub data: PathBuf,
    /// The program that makes studies, if they may be made from pages.
    pub program: Option<PathBuf>,
}

/// The lab of a server.
pub(super) struct Lab {
    shelf: Shelf,
    bench: Option<Bench>,
}

impl Lab {
    pub(super) fn new(place: Place) -> Lab {
        Lab {
            shelf: Shelf::new(place.data.join("lab")),
            bench: place.program.map(|program| Bench::new(program, place.data)),
        }
    }

    fn bench(&self) -> Result<&Bench, Problem> {
        self.bench
            .as_ref()
            .ok_or(Problem::not_yours(words::NOT_HERE))
    }
}

/// The most games of a run that is started from a page.
pub(super) const MOST_GAMES: u64 = 100_000;

/// The longest name of bots.
const LONGEST_SEATS: usize = 200;

/// The list of studies.
pub(super) async fn list(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let lab = server.lab()?;
    let run = lab.bench.as_ref().and_then(Bench::run);
    let mut studies = lab.shelf.list().await?;
    if let Some(run) = run.as_ref().filter(|run| run.ended.is_none()) {
        // It writes down what it has now and then, as if it had been stopped.
        studies.retain(|study| study.name != run.name);
    }
    let page = pages::LabPage {
        games: live::games(),
        studies: &studies,
        may_start: lab.bench.is_some(),
        run,
        me: visitor.name(),
    };
    Ok(page.full().into_response())
}

/// One study in short.
pub(super) async fn study(
    State(server): State<Server>,
    Path(name): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let study = server.lab()?.shelf.study(&name).await?;
    let page = pages::StudyPage {
        study: &study,
        me: visitor.name(),
    };
    Ok(page.full().into_response())
}

/// Several studies side by side.
pub(super) async fn side_by_side(
    State(server): State<Server>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let mut names: Vec<&str> = (fields.0.keys())
        .filter_map(|field| field.strip_prefix("run."))
        .collect();
    names.sort_unstable();
    if names.len() < 2 {
        return Err(Problem::unusable(words::CHOOSE_TWO));
    }
    let mut studies = Vec::new();
    for name in names.into_iter().take(pages::SIDE_BY_SIDE) {
        studies.push(server.lab()?.shelf.study(name).await?);
    }
    let page = pages::SidePage {
        studies: &studies,
        me: visitor.name(),
    };
    Ok(page.full().into_response())
}

/// A report needs its own styles and nothing else; no script runs in it.
const REPORT_POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; form-action 'none'; \
     frame-ancestors 'none'",
);

/// A file of a study.
pub(super) async fn file(
    State(server): State<Server>,
    Path((name, file)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let (bytes, media) = server.lab()?.shelf.file(&name, &file).await?;
    let mut response = ([(header::CONTENT_TYPE, media)], in_parts(bytes)).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, REPORT_POLICY);
    if file != shelf::REPORT {
        let name = format!("attachment; filename=\"{name}-{file}\"");
        if let Ok(value) = HeaderValue::from_str(&name) {
            headers.insert(header::CONTENT_DISPOSITION, value);
        }
    }
    Ok(response)
}

/// The bytes of a file, as many at a time as somebody reads.
fn in_parts(file: File) -> Body {
    let parts = futures_util::stream::unfold(Some(file), |file| async move {
        let mut file = file?;
        let read = tokio::task::spawn_blocking(move || {
            let mut part = vec![0; PART];
            let length = file.read(&mut part)?;
            part.truncate(length);
            Ok((part, file))
        });
        match read.await.unwrap_or_else(|error| Err(error.into())) {
            Ok((part, _)) if part.is_empty() => None,
            Ok((part, file)) => Some((Ok(part), Some(file))),
            Err(error) => Some((Err::<_, std::io::Error>(error), None)),
        }
    });
    Body::from_stream(parts)
}

/// How many bytes of a file are read at a time.
const PART: usize = 64 * 1024;

/// The form for a new study.
pub(super) async fn form(
    State(server): State<Server>,
    Path(game): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    server.lab()?.bench()?;
    let page = pages::NewStudy {
        game: live::known(&game)?,
        given: &fields.0,
        most_games: MOST_GAMES,
        me: visitor.name(),
    };
    Ok(page.full().into_response())
}

/// Starts a study.
pub(super) async fn start(
    State(server): State<Server>,
    Path(game): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Redirect, Problem> {
    let lab = server.lab()?;
    let bench = lab.bench()?;
    server.limits().study(visitor.address)?;
    let arguments = arguments(&game, &fields)?;
    let name = lab.shelf.reserve(live::known(&game)?.id).await?;
    match bench.start(name.clone(), arguments) {
        Ok(()) => Ok(Redirect::to("/lab")),
        Err(problem) => {
            lab.shelf.give_up(&name);
            Err(problem)
        }
    }
}

/// What the program is asked.
fn arguments(game: &str, fields: &Fields) -> Result<Vec<String>, Problem> {
    let entry = live::known(game)?;
    let games = fields.number::<u64>("games")?.unwrap_or(1_000);
    if !(1..=MOST_GAMES).contains(&games) {
        return Err(Problem::Unusable(words::message::most_games(MOST_GAMES)));
    }
    let seats = fields.text("seats").unwrap_or("medium").replace(' ', "");
    if seats.len() > LONGEST_SEATS {
        return Err(Problem::unusable(problems::SEATS_TOO_LONG));
    }
    let seed = fields.text("seed").unwrap_or("0").parse::<Seed>();
    let seed = seed.map_err(|error| Problem::sentence(error.into()))?;
    let players = (fields.number::<usize>("players")?).unwrap_or(entry.usual_players);
    let rules = fields.0.iter().filter_map(|(name, value)| {
        let key = name.strip_prefix("rule.")?;
        Some((key.to_owned(), value.clone()))
    });
    // Wrong rules are told at once; only those that differ are worth writing down.
    let rules = live::house_rules(game, &live::Given::Texts(rules.collect()), players)?;
    let mut arguments = vec!["run".to_owned(), entry.id.to_owned()];
    for (key, value) in rules {
        let value = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        arguments.push(format!("-o{key}={value}"));
    }
    arguments.extend([
        format!("--seats={seats}"),
        format!("--players={players}"),
        format!("--games={games}"),
        format!("--seed={seed}"),
    ]);
    Ok(arguments)
}

/// How far the study is that is being made.
#[derive(Serialize)]
pub(super) struct Progress {
    running: bool,
    games: u64,
    of: Option<u64>,
    words: String,
}

/// For pages that look again and again.
pub(super) async fn progress(State(server): State<Server>) -> Result<Json<Progress>, Problem> {
    let run = server.lab()?.bench()?.run();
    let running = run.as_ref().is_some_and(|run| run.ended.is_none());
    let (games, of, words) = run.map_or((0, None, String::new()), |run| {
        (
            run.games,
            run.of,
            words::progress(run.games, run.of, &run.words),
        )
    });
    Ok(Json(Progress {
        running,
        games,
        of,
        words,
    }))
}

/// Stops the study that is being made; what is done is kept.
pub(super) async fn stop(State(server): State<Server>) -> Result<Redirect, Problem> {
    server.lab()?.bench()?.stop();
    Ok(Redirect::to("/lab"))
}

impl Server {
    /// Opens a lab; the first one counts.
    pub fn open_lab(&self, place: Place) {
        // A second one has nothing to add.
        let _ = self.0.lab.set(Arc::new(Lab::new(place)));
    }

    /// Whether there is a lab.
    pub(super) fn has_lab(&self) -> bool {
        self.0.lab.get().is_some()
    }

    fn lab(&self) -> Result<&Lab, Problem> {
        let lab = self.0.lab.get().ok_or(Problem::NoPage)?;
        Ok(lab)
    }
}
