//! Sheets to print.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{Path, State},
    http::header,
    response::{IntoResponse as _, Response},
};
use print::{Order, Part, PrintError};
use tokio::sync::Semaphore;

use super::{Server, Visitor, fields::Fields, front::FOR_A_WHILE};
use crate::{live, pages, problem::Problem};

/// How many sheets are drawn at once.
const AT_ONCE: usize = 2;

/// How many may wait for that.
const WAITING: usize = 64;

/// Where sheets are drawn: off the threads that answer requests, and few at a time, so
/// that printing never keeps a table waiting.
pub(super) struct Presses {
    free: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

impl Presses {
    pub(super) fn new() -> Presses {
        Presses {
            free: Arc::new(Semaphore::new(AT_ONCE)),
            places: Arc::new(Semaphore::new(WAITING)),
        }
    }

    /// Runs some printing when a press is free.
    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, PrintError> + Send + 'static,
    ) -> Result<T, Problem> {
        let crowded = Problem::TooMany {
            wait: Duration::from_secs(1),
        };
        let place = Arc::clone(&self.places).try_acquire_owned();
        let place = place.map_err(|_| crowded)?;
        let press = Arc::clone(&self.free).acquire_owned().await;
        let press = press.map_err(|_| Problem::Broken)?;
        let done = tokio::task::spawn_blocking(move || {
            // Whoever asked may be gone; the press is taken until it is done.
            let _taken = (place, press);
            work()
        });
        let done = done.await.map_err(|error| {
            tracing::error!(%error, "printing failed");
            Problem::Broken
        })?;
        done.map_err(|error| Problem::Unusable(format!("{error}.")))
    }
}

/// The page where sheets are chosen and looked at.
pub(super) async fn page(
    State(server): State<Server>,
    Path(game): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let entry = live::known(&game)?;
    let order = read(&game, &fields)?;
    let wanted = order.clone();
    let work = move || Ok((print::parts(&wanted.game)?, print::list(&wanted)?));
    let (parts, sheets) = server.presses().run(work).await?;
    let page = pages::PrintPage {
        game: entry,
        games: live::games(),
        order: &order,
        parts: &parts,
        sheets: &sheets,
        me: visitor.name(),
    };
    Ok(page.full().into_response())
}

/// One sheet as a picture.
pub(super) async fn sheet(
    State(server): State<Server>,
    Path((game, number)): Path<(String, usize)>,
    fields: Fields,
) -> Result<Response, Problem> {
    live::known(&game)?;
    let order = read(&game, &fields)?;
    let work = move || print::preview(&order, number);
    let svg = server.presses().run(work).await?.ok_or(Problem::NoPage)?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, FOR_A_WHILE),
    ];
    Ok((headers, svg).into_response())
}

/// The file.
pub(super) async fn pdf(
    State(server): State<Server>,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let id = live::known(&game)?.id;
    let order = read(&game, &fields)?;
    let name = format!("{id}-{}-{}.pdf", order.layout.name(), order.paper);
    let work = move || print::print(&order);
    let printed = server.presses().run(work).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/pdf".to_owned()),
        (header::CACHE_CONTROL, FOR_A_WHILE.to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}\""),
        ),
    ];
    Ok((headers, printed.pdf).into_response())
}

/// What was chosen. Whoever comes from another game may ask for a part that this one
/// does not have, and gets all of it.
fn read(game: &str, fields: &Fields) -> Result<Order, Problem> {
    fn word<T: std::str::FromStr<Err = print::UnknownWord> + Default>(
        text: Option<&str>,
    ) -> Result<T, Problem> {
        let read = text.map_or_else(|| Ok(T::default()), str::parse);
        read.map_err(|error| Problem::Unusable(format!("{error}.")))
    }
    let ink = fields.text("ink").map(print::read_ink).transpose();
    let ink = ink.map_err(|error| Problem::Unusable(format!("{error}.")))?;
    let part: Part = word(fields.text("part"))?;
    let known = print::parts(game).map_err(|_| Problem::NoGame)?;
    let offset = |name| match fields.number::<f32>(name)?.unwrap_or(0.0) {
        mm if mm.abs() <= print::MOST_OFFSET => Ok(mm),
        _ => Err(Problem::Unusable(
            "Backs can be moved by 20 mm at most.".to_owned(),
        )),
    };
    Ok(Order {
        paper: word(fields.text("paper"))?,
        layout: word(fields.text("layout"))?,
        flip: word(fields.text("flip"))?,
        ink: ink.unwrap_or_default(),
        part: if known.contains(&part) {
            part
        } else {
            Part::All
        },
        offset: (offset("x")?, offset("y")?),
        ..Order::new(game)
    })
}
