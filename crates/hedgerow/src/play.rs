use std::{
    io::{IsTerminal as _, stdin, stdout},
    path::PathBuf,
};

use engine::{Match, Record, Seed, Status};
use i18n::{Language, speaking};
use term::{Face, Session, Sitter};

use crate::{
    best,
    failure::Failure,
    table::{TableArgs, check_bots, medium, no_such_game, read_file},
    words::{self, say},
};

/// Play in the terminal, with people at this keyboard and bots
///
/// Without --seats you sit in the first seat and bots of medium strength take the others. At a
/// prompt, `help` lists what can be typed.
#[derive(clap::Args)]
pub(crate) struct Play {
    /// The game
    #[arg(required_unless_present = "resume")]
    game: Option<String>,

    /// Keep the game in this file after every move
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    record: Option<PathBuf>,

    /// Continue a game that was kept in a file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "players", "seed", "options"])]
    resume: Option<PathBuf>,

    /// Play without asking where there is only one choice
    #[arg(long)]
    auto: bool,

    #[command(flatten)]
    table: TableArgs,
}

impl Play {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if let Some(file) = &self.resume {
            let record =
                Record::read(&read_file(file)?).map_err(|error| Failure::of_file(file, &error))?;
            return catalog::with_game!(&record.game, G => self.go_on::<G>(file.clone(), &record))
                .unwrap_or_else(|| Err(no_such_game(&record.game)));
        }
        let game = self.game.clone().unwrap_or_default();
        catalog::with_game!(&game, G => self.begin::<G>())
            .unwrap_or_else(|| Err(no_such_game(&game)))
    }

    fn begin<G: Face + catalog::Playable>(&self) -> Result<(), Failure> {
        if let Some(file) = self.record.as_ref().filter(|file| file.exists()) {
            let file = file.display();
            return Err(Failure::usage(say::record_exists(file.to_string())));
        }
        let seed = match self.table.seed {
            Some(seed) => seed,
            None => Seed::from(getrandom::u64()?),
        };
        let usual = |seat| {
            if seat == 0 {
                Sitter::Human
            } else {
                medium(seat)
            }
        };
        let (game, sitters) = self.table.open::<G>(seed, usual)?;
        println!("{}", say::seed(seed.to_string()));
        self.play(game, sitters, self.record.clone())
    }

    fn go_on<G: Face + catalog::Playable>(
        &self,
        file: PathBuf,
        record: &Record,
    ) -> Result<(), Failure> {
        let game = (record.replay::<G>(None)).map_err(|error| Failure::of_file(&file, &error))?;
        let mut sitters = Vec::new();
        for name in &record.seats {
            sitters.push(
                name.parse::<Sitter>().map_err(|error| {
                    Failure::of_file(&file, &say::field_seats(error.to_string()))
                })?,
            );
        }
        check_bots::<G>(&sitters)?;
        self.play(game, sitters, Some(file))
    }

    fn play<G: Face + catalog::Playable>(
        &self,
        game: Match<G>,
        sitters: Vec<Sitter>,
        record: Option<PathBuf>,
    ) -> Result<(), Failure> {
        let interactive = stdin().is_terminal() && stdout().is_terminal();
        let people = sitters.contains(&Sitter::Human);
        let finished_before = game.state().awaits().is_empty();
        let game = Session::new(game, sitters)
            .recorded(record)
            .auto(self.auto)
            .interactive(interactive)
            .run(&mut stdin().lock(), &mut stdout().lock())?;
        if people && !finished_before {
            keep_total(&game)?;
        }
        Ok(())
    }
}

fn challenge_of<G: Face>(game: &Match<G>) -> Option<String> {
    G::challenge(game.options(), game.state().seats())
}

/// Adds the total of a finished game to the best ones, where the game keeps
/// them, and shows those.
fn keep_total<G: Face>(game: &Match<G>) -> Result<(), Failure> {
    let (Some(challenge), Status::Over(outcome)) = (challenge_of(game), game.state().status())
    else {
        return Ok(());
    };
    let total = outcome.scores.as_slice().first().copied().unwrap_or(0);
    // What it is kept under is the same in every language.
    let key = speaking(Language::English, || challenge_of(game)).unwrap_or_default();
    let kept = best::add(G::ID, &key, total)?;
    println!("{}", say::best_totals(challenge));
    let mut this_game = true;
    for (place, kept) in kept.iter().enumerate() {
        let mark = if *kept == total && std::mem::take(&mut this_game) {
            format!("  {}", words::THIS_GAME)
        } else {
            String::new()
        };
        println!("{:4}. {kept}{mark}", place + 1);
    }
    Ok(())
}
