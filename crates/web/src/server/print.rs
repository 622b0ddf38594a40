//! Sheets to print.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use axum::{
    body::Bytes,
    extract::{Path, State},
    http::header,
    response::{IntoResponse as _, Response},
};
use catalog::Entry;
use i18n::{speaking, spoken};
use print::{Order, Part, PrintError, UnknownWord};
use tokio::sync::Semaphore;

use super::{Server, Visitor, fields::Fields, front::FOR_A_WHILE};
use crate::{
    live,
    network::{ClientAddress, ClientNetwork, Tally},
    pages,
    problem::Problem,
    words::problems,
};

/// How many sheets are drawn at once.
const AT_ONCE: usize = 2;

/// How many may wait for that.
const WAITING: usize = 64;

/// How many of one client may wait: as many as a browser asks for at once, and a few more.
const WAITING_OF_CLIENT: usize = 12;

/// The most bytes of what was printed that are kept.
const KEPT: usize = 32 << 20;

/// Where sheets are drawn: off the threads that answer requests, and few at a time, so
/// that printing never keeps a table waiting. Whoever leaves before it is their turn loses
/// their place.
pub(super) struct Presses {
    free: Arc<Semaphore>,
    places: Arc<Semaphore>,
    clients: Tally<ClientNetwork>,
    kept: Arc<Mutex<Kept>>,
}

/// What was printed last, by what was ordered.
#[derive(Default)]
struct Kept {
    sheets: VecDeque<(String, Bytes)>,
    bytes: usize,
}

impl Kept {
    fn find(&self, wanted: &str) -> Option<Bytes> {
        let found = self.sheets.iter().find(|(order, _)| order == wanted);
        found.map(|(_, sheet)| sheet.clone())
    }

    fn keep(&mut self, order: String, sheet: Bytes) {
        if sheet.len() > KEPT / 4 || self.find(&order).is_some() {
            return;
        }
        self.bytes += sheet.len();
        self.sheets.push_back((order, sheet));
        while self.bytes > KEPT {
            let oldest = self.sheets.pop_front();
            self.bytes -= oldest.map_or(0, |(_, sheet)| sheet.len());
        }
    }
}

impl Presses {
    pub(super) fn new() -> Presses {
        Presses {
            free: Arc::new(Semaphore::new(AT_ONCE)),
            places: Arc::new(Semaphore::new(WAITING)),
            clients: Tally::default(),
            kept: Arc::default(),
        }
    }

    /// What was ordered: printed before, or when a press is free.
    async fn print(
        &self,
        server: &Server,
        client: ClientAddress,
        order: String,
        work: impl FnOnce() -> Result<Option<Bytes>, PrintError> + Send + 'static,
    ) -> Result<Option<Bytes>, Problem> {
        if let Some(sheet) = self.kept().find(&order) {
            return Ok(Some(sheet));
        }
        let sheet = self.run(server, client, work).await?;
        if let Some(sheet) = &sheet {
            self.kept().keep(order, sheet.clone());
        }
        Ok(sheet)
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        // A panic cannot leave it worse than half counted.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs some printing when a press is free.
    async fn run<T: Send + 'static>(
        &self,
        server: &Server,
        client: ClientAddress,
        work: impl FnOnce() -> Result<T, PrintError> + Send + 'static,
    ) -> Result<T, Problem> {
        server.limits().print(client)?;
        let crowded = || Problem::TooMany {
            wait: Duration::from_secs(1),
        };
        let own = if client.exempt {
            WAITING
        } else {
            WAITING_OF_CLIENT
        };
        let own = self.clients.enter(client.network(), own);
        let own = own.ok_or_else(crowded)?;
        let place = Arc::clone(&self.places).try_acquire_owned();
        let place = place.map_err(|_| crowded())?;
        let press = Arc::clone(&self.free).acquire_owned().await;
        let press = press.map_err(|_| Problem::Broken)?;
        let language = spoken();
        let done = tokio::task::spawn_blocking(move || {
            // Whoever asked may be gone; the press is taken until it is done.
            let _taken = (own, place, press);
            speaking(language, work)
        });
        let done = done.await.map_err(|error| {
            tracing::error!(%error, "printing failed");
            Problem::Broken
        })?;
        done.map_err(|error| unusable(&error))
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
    let order = read(entry, &fields)?;
    let wanted = order.clone();
    let work = move || Ok((print::parts(&wanted.game)?, print::list(&wanted)?));
    let (parts, sheets) = server.presses().run(&server, visitor.address, work).await?;
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
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let order = read(live::known(&game)?, &fields)?;
    let wanted = format!("{number} of {order:?} in {:?}", spoken());
    let work = move || Ok(print::preview(&order, number)?.map(Bytes::from));
    let svg = (server.presses()).print(&server, visitor.address, wanted, work);
    let svg = svg.await?.ok_or(Problem::NoPage)?;
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
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let entry = live::known(&game)?;
    let order = read(entry, &fields)?;
    let name = format!("{}-{}-{}.pdf", entry.id, order.layout.name(), order.paper);
    let wanted = format!("all of {order:?} in {:?}", spoken());
    let work = move || Ok(Some(print::print(&order)?.pdf.into()));
    let pdf = (server.presses()).print(&server, visitor.address, wanted, work);
    let pdf = pdf.await?.ok_or(Problem::NoPage)?;
    let headers = [
        (header::CONTENT_TYPE, "application/pdf".to_owned()),
        (header::CACHE_CONTROL, FOR_A_WHILE.to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}\""),
        ),
    ];
    Ok((headers, pdf).into_response())
}

/// What was chosen. Whoever comes from another game may ask for a part that this one
/// does not have, and gets all of it.
fn read(game: &Entry, fields: &Fields) -> Result<Order, Problem> {
    fn word<T: std::str::FromStr<Err = UnknownWord> + Default>(
        text: Option<&str>,
    ) -> Result<T, Problem> {
        let read = text.map_or_else(|| Ok(T::default()), str::parse);
        read.map_err(|error| unusable(&error))
    }
    let ink = fields.text("ink").map(print::read_ink).transpose();
    let ink = ink.map_err(|error| unusable(&error))?;
    let part: Part = word(fields.text("part"))?;
    let known = print::parts(&game.edition).map_err(|_| Problem::NoGame)?;
    let offset = |name| match fields.text(name).map_or(Ok(0.0), str::parse) {
        Ok(mm) if f32::abs(mm) <= print::MOST_OFFSET => Ok(mm),
        _ => {
            let most = print::MOST_OFFSET as i64;
            Err(Problem::Unusable(problems::message::backs_moved(most)))
        }
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
        ..Order::new(game.edition)
    })
}

/// What is wrong, told in the language that is spoken.
fn unusable(error: &dyn std::error::Error) -> Problem {
    Problem::sentence(i18n::verbatim(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_printed_is_kept_as_far_as_there_is_room() {
        let mut kept = Kept::default();
        let sheet = Bytes::from(vec![0; KEPT / 5]);
        for number in 0..9 {
            kept.keep(number.to_string(), sheet.clone());
            kept.keep(number.to_string(), sheet.clone());
            assert!(kept.bytes <= KEPT);
        }
        assert_eq!(kept.sheets.len(), 5);
        assert!(kept.find("3").is_none() && kept.find("8").is_some());
        kept.keep("huge".to_owned(), Bytes::from(vec![0; KEPT / 2]));
        assert!(kept.find("huge").is_none());
    }
}
