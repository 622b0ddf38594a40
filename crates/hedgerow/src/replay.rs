use std::{
    io::{BufWriter, Write, stdout},
    path::PathBuf,
};

use engine::{Bytes32, Deal, Fairness, Match, Record, RecordError, Status, Viewer};
use term::Face;

use crate::{
    failure::Failure,
    position::parse_viewer,
    table::{no_such_game, read_file},
    words::{self, say},
};

/// Show a recorded game step by step, or check it
#[derive(clap::Args)]
pub(crate) struct Replay {
    /// The record
    file: PathBuf,

    /// Stop after this many decisions
    #[arg(long, value_name = "PLY")]
    to: Option<usize>,

    /// As a seat saw it; otherwise as a spectator would
    #[arg(long = "as", value_name = "SEAT")]
    viewer: Option<String>,

    /// Only check that the game can be replayed and that its seed came about as the record
    /// says, and print who had a hand in it and the hash of the seed
    #[arg(long)]
    verify: bool,

    /// The hash of the seed that the table showed while the game ran; it has to be the
    /// one of this record
    #[arg(long, value_name = "HASH", requires = "verify")]
    seed_hash: Option<String>,

    /// A promise (SHA-256 of a secret) that the table showed before the deal; it has to be
    /// among those of this record. Give it once for each that was noted
    #[arg(long, value_name = "HASH", requires = "verify")]
    commitment: Vec<Bytes32>,
}

impl Replay {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let named = |words: String| Failure::of_file(&self.file, &words);
        let record =
            Record::read(&read_file(&self.file)?).map_err(|error| named(error.to_string()))?;
        if let Some(to) = self.to.filter(|&to| to > record.moves.len()) {
            return Err(Failure::usage(say::too_far(to, record.moves.len())));
        }
        if self.verify {
            let replayed = catalog::with_game!(&record.game, G => {
                record.replay::<G>(self.to).map(|game| verdict(&game))
            });
            let replayed = replayed.ok_or_else(|| no_such_game(&record.game))?;
            let words = replayed.map_err(|error| named(error.to_string()))?;
            let hash = web::live::seed_hash(&record.seed);
            if let Some(shown) = &self.seed_hash
                && !shown.trim().eq_ignore_ascii_case(&hash)
            {
                return Err(named(say::other_seed_hash(hash, shown.trim())));
            }
            let fairness = record.fairness();
            let fairness = fairness.map_err(|error| named(say::field_deal(error.to_string())))?;
            for wanted in &self.commitment {
                let promised = match &record.deal {
                    Some(Deal::Drawn(drawn)) => drawn.promises().any(|promise| promise == *wanted),
                    Some(Deal::Chosen) | None => false,
                };
                if !promised {
                    return Err(named(say::nobody_promised(wanted.to_string())));
                }
            }
            writeln!(stdout(), "{}", say::ok(words))?;
            writeln!(stdout(), "{}", say::dealt(dealt(&record, &fairness)))?;
            writeln!(stdout(), "{}", say::seed_hash(hash))?;
            return Ok(());
        }
        catalog::with_game!(&record.game, G => self.show::<G>(&record))
            .unwrap_or_else(|| Err(no_such_game(&record.game)))
    }

    fn show<G: Face>(&self, record: &Record) -> Result<(), Failure> {
        let mut game = record.begin::<G>()?;
        let viewer = match &self.viewer {
            None => Viewer::Spectator,
            Some(text) => parse_viewer(text, game.state().seats())?,
        };
        let mut out = BufWriter::new(stdout().lock());
        writeln!(out, "{}", G::TITLE)?;
        writeln!(out, "{}", G::table(&game.state().view(viewer)))?;
        for (ply, m) in record.parsed_moves()?.into_iter().enumerate() {
            if self.to == Some(ply) {
                break;
            }
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
            writeln!(out, "\n{}", rule(ply + 1))?;
            for words in happening
                .events
                .iter()
                .filter_map(|event| G::tell(event, viewer))
            {
                writeln!(out, "{words}")?;
            }
            writeln!(out, "\n{}", G::table(&game.state().view(viewer)))?;
        }
        writeln!(out, "\n{}", verdict(&game))?;
        out.flush()?;
        Ok(())
    }
}

/// Who had a hand in the deal, in words.
fn dealt(record: &Record, fairness: &Fairness) -> String {
    let names = |seats: &[usize]| {
        let name = |&seat: &usize| record.seats.get(seat).map_or("?", String::as_str);
        seats.iter().map(name).collect::<Vec<_>>().join(", ")
    };
    let words = match fairness {
        Fairness::Unsaid => words::DEAL_UNSAID.into(),
        Fairness::Chosen => words::DEAL_CHOSEN.into(),
        Fairness::Drawn { added, .. } if added.is_empty() => words::DEAL_BY_SERVER.into(),
        Fairness::Drawn { added, silent } => {
            let fair = say::deal_fair(added.len(), names(added));
            match silent.as_slice() {
                [] => fair,
                silent => say::deal_silent(fair, names(silent)),
            }
        }
    };
    match &record.position {
        Some(_) => say::deal_given_position(words),
        None => words,
    }
}

/// A line that sets a step apart.
fn rule(ply: usize) -> String {
    format!("{:-<60}", format!("---- {ply} "))
}

/// How a match stands, in a sentence.
fn verdict<G: engine::Notation>(game: &Match<G>) -> String {
    let plies = game.ply();
    match game.state().status() {
        Status::Awaits(_) => say::goes_on(plies),
        Status::Over(outcome) => say::over(plies, outcome.to_json().to_string()),
    }
}
