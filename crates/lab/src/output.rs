//! A study on disk: the report, what was counted, and tables.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use i18n::{Language, speaking};

use crate::{
    Figure, Kind, Order, Report, Row, WIN, Wording,
    table::{Cell, Table, at},
};

/// The folder of a study.
pub struct Output {
    folder: PathBuf,
    games: Table,
    seats: Table,
    figures: Vec<Figure>,
    orders: Vec<Order>,
    names: Vec<String>,
    wording: Wording,
}

impl Output {
    /// Begins the folder, with a table of games and one of seats.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be written.
    pub fn create(
        folder: &Path,
        figures: &[Figure],
        orders: &[Order],
        names: &[String],
        wording: Wording,
    ) -> io::Result<Output> {
        fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
        let mut columns = vec!["plan", "deal", "rotation", "ending"];
        columns.extend(figures.iter().map(|figure| figure.id.as_str()));
        let of_seats = ["plan", "deal", "rotation", "seat", "bot", "wins", "points"];
        Ok(Output {
            folder: folder.to_owned(),
            games: Table::create(folder, "games", &columns)?,
            seats: Table::create(folder, "seats", &of_seats)?,
            figures: figures.to_vec(),
            orders: orders.to_vec(),
            names: names.to_vec(),
            wording,
        })
    }

    /// Adds a game, and its seats.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be written.
    pub fn game(&mut self, row: &Row) -> io::Result<()> {
        let (name, order) = (&self.names[row.plan], &self.orders[row.plan]);
        let whence = [
            Cell::Text(name.clone()),
            Cell::Int(row.deal as i64),
            Cell::Int(row.rotation as i64),
        ];
        let mut cells = whence.to_vec();
        cells.push(row.reason.as_str().into());
        for (i, figure) in self.figures.iter().enumerate() {
            cells.push(match (row.values.get(i), figure.kind) {
                (None, _) => Cell::Missing,
                (Some(&value), Kind::Wins | Kind::Thousandths) => {
                    Cell::Real(value as f64 / figure.kind.scale() as f64)
                }
                (Some(&value), Kind::Whether | Kind::Points | Kind::Count) => Cell::Int(value),
            });
        }
        self.games.push(&cells)?;
        let value = |id: String| {
            let at = self.figures.iter().position(|figure| figure.id == id)?;
            row.values.get(at).copied()
        };
        for seat in 0..order.seats {
            let place = (seat + order.seats - row.rotation) % order.seats;
            let wins = value(format!("wins_seat_{seat}"))
                .or_else(|| Some(value("won".to_owned())? * WIN))
                .map_or(Cell::Missing, |wins| Cell::Real(wins as f64 / WIN as f64));
            let points =
                value(format!("points_seat_{seat}")).or_else(|| value("points".to_owned()));
            let mut cells = whence.to_vec();
            cells.extend([
                Cell::Int(seat as i64),
                order.lineup[place].as_str().into(),
                wins,
                points.map_or(Cell::Missing, Cell::Int),
            ]);
            self.seats.push(&cells)?;
        }
        Ok(())
    }

    /// Writes the table of pieces, what was counted, and the report; where that is.
    ///
    /// # Errors
    ///
    /// Fails if something cannot be written.
    pub fn finish(self, report: &Report) -> io::Result<PathBuf> {
        self.games.finish()?;
        self.seats.finish()?;
        pieces(&self.folder, report)?;
        write_report(&self.folder, report, self.wording)
    }

    /// Writes what is known so far, so that it is there whatever happens.
    ///
    /// # Errors
    ///
    /// Fails if something cannot be written.
    pub fn keep(&mut self, report: &Report) -> io::Result<()> {
        self.games.flush()?;
        self.seats.flush()?;
        write_report(&self.folder, report, self.wording).map(drop)
    }

    /// Writes what was counted and the report, where the tables cannot be written.
    ///
    /// # Errors
    ///
    /// Fails if something cannot be written.
    pub fn give_up(self, report: &Report) -> io::Result<PathBuf> {
        write_report(&self.folder, report, self.wording)
    }
}

/// Writes what was counted, and the report; where that is.
fn write_report(folder: &Path, report: &Report, wording: Wording) -> io::Result<PathBuf> {
    let text = serde_json::to_string(report).map_err(io::Error::other)?;
    write(&folder.join("run.json"), &text)?;
    // Programs read it: it is the same in every language.
    let digest = speaking(Language::English, || report.digest());
    let text = serde_json::to_string_pretty(&digest).map_err(io::Error::other)?;
    write(&folder.join("summary.json"), &text)?;
    let page = folder.join("report.html");
    write(&page, &report.html(Some(wording)))?;
    Ok(page)
}

/// Writes a file whole or not at all: an earlier one stays if this one has no room.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let fresh = path.with_extension("new");
    let written = fs::File::create(&fresh)
        .and_then(|mut file| file.write_all(text.as_bytes()))
        .and_then(|()| fs::rename(&fresh, path));
    written.map_err(|error| {
        // Half a file is of no use; without room it may not even be there.
        let _ = fs::remove_file(&fresh);
        at(path, &error)
    })
}

/// One row for each piece of each plan.
fn pieces(folder: &Path, report: &Report) -> io::Result<()> {
    let columns = [
        "plan",
        "kind",
        "id",
        "name",
        "games",
        "seen",
        "taken",
        "used",
        "games_unused",
        "users",
        "wins_with",
        "points_with",
        "others",
        "wins_without",
        "points_without",
    ];
    let mut table = Table::create(folder, "pieces", &columns)?;
    for (name, tally) in report.names.iter().zip(&report.tallies.each) {
        for ([group, id, title], piece) in report.subject.pieces.iter().zip(&tally.pieces) {
            let rest = piece.with.rest_of(&tally.all);
            let mean = |sum: &crate::Sum, scale: i64| {
                if sum.n == 0 {
                    Cell::Missing
                } else {
                    Cell::Real(sum.mean() / scale as f64)
                }
            };
            let int = |n: u64| Cell::Int(n as i64);
            table.push(&[
                Cell::Text(name.clone()),
                Cell::Text(group.clone()),
                Cell::Text(id.clone()),
                Cell::Text(title.clone()),
                int(tally.close),
                int(piece.touched[0]),
                int(piece.touched[1]),
                int(piece.touched[2]),
                int(piece.unused),
                int(piece.with.wins.n),
                mean(&piece.with.wins, WIN),
                mean(&piece.with.points, 1),
                int(rest.wins.n),
                mean(&rest.wins, WIN),
                mean(&rest.points, 1),
            ])?;
        }
    }
    table.finish()
}
