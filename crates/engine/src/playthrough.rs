//! A whole game as text that a reviewer can read.

use std::{borrow::Cow, fmt::Write as _};

use i18n::{Seat, Seats};

use crate::{Match, Notation, Record, RecordError, Viewer};

/// The game of a record: each decision with what was legal, and what came of
/// it as a spectator is told.
///
/// # Errors
///
/// Fails if the record cannot be replayed.
pub fn playthrough<G: Notation>(record: &Record) -> Result<String, RecordError> {
    let mut game = record.begin::<G>()?;
    let mut out = format!("{}\n", G::TITLE);
    write_line(&mut out, &format!("seed {}", record.seed));
    for (key, value) in &record.options {
        write_line(&mut out, &format!("option {key} = {value}"));
    }
    write_line(&mut out, &format!("start {}", game.position()));
    for (ply, m) in record.parsed_moves()?.into_iter().enumerate() {
        step(&mut game, ply, m, &mut out)?;
    }
    write_line(&mut out, &format!("end {}", game.position()));
    Ok(out)
}

fn step<G: Notation>(
    game: &mut Match<G>,
    ply: usize,
    m: crate::Move<'_>,
    out: &mut String,
) -> Result<(), RecordError> {
    let legal: Vec<String> = (game.legal(m.seat).into_iter())
        .map(|action| game.state().action_text(action))
        .collect();
    write_line(out, "");
    write_line(out, &format!("{ply} seat {}: {}", m.seat, m.text));
    write_line(out, &format!("  legal: {}", legal.join("; ")));
    let action = game
        .state()
        .parse_action(m.text)
        .map_err(|error| RecordError::NoAction { ply, error })?;
    let happening =
        game.submit(ply, m.seat, action)
            .map_err(|rejection| RecordError::Rejected {
                ply,
                text: m.text.to_owned(),
                rejection,
            })?;
    for event in &happening.events {
        if let Some(words) = G::tell(event, Viewer::Spectator) {
            write_line(out, &format!("  {}", words.text(&AsNoted)));
        }
    }
    if !happening.results.is_empty() {
        let results = serde_json::Value::from(happening.results);
        write_line(out, &format!("  chance: {results}"));
    }
    Ok(())
}

/// Seats by the numbers that notation gives them, which stands beside the sentences.
struct AsNoted;

impl Seats for AsNoted {
    fn name(&self, seat: Seat) -> Cow<'_, str> {
        Cow::Owned(format!("Seat {}", seat.0))
    }
}

fn write_line(out: &mut String, line: &str) {
    writeln!(out, "{line}").expect("a string takes every line");
}
