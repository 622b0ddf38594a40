use clap::Subcommand;

use crate::{failure::Failure, table::no_such_game};

#[cfg(feature = "nats")]
mod fingerprint;
mod ladder;
#[cfg(feature = "nats")]
mod nats;
mod setting;
mod study;
mod variants;

use setting::Setting;
use study::Asked;

/// Playtest a game by simulation, with error bars
///
/// Every deal is played again while the bots move round through all seats, as far as
/// that makes a difference. Results do not depend on the number of threads. Ctrl-C stops
/// and keeps what is done.
#[derive(clap::Args)]
pub(crate) struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// What is a game like? Wins, seats, scores, length, cards and rules
    Run(Run),
    /// What differs between variants, on the same deals? An option given several times
    /// makes a variant for each of its values
    Compare(Compare),
    /// What changes along the values of one option, or of one number of the data file?
    Sweep(Sweep),
    /// Which option matters most? Each is changed alone
    Deviate(Deviate),
    /// Does skill win? Each bot plays against the one before
    Ladder(ladder::Ladder),
    /// Is an action too strong? One player does without it
    Restrict(Restrict),
    #[cfg(feature = "nats")]
    Worker(nats::Worker),
}

#[derive(clap::Args)]
struct Run {
    #[command(flatten)]
    setting: Setting,
}

#[derive(clap::Args)]
struct Compare {
    #[command(flatten)]
    setting: Setting,
}

#[derive(clap::Args)]
struct Sweep {
    /// The option and its values, as in target=16,21,26 or target=10..30/5
    #[arg(
        long = "over",
        value_name = "KEY=VALUES",
        required_unless_present = "number"
    )]
    over: Option<String>,

    /// A number of the data file and its values, as in two-evils.cost=1..5: its row, its
    /// column, and .2 for the second number of the cell; ROW@2 is the second row of that id
    #[arg(long, value_name = "ROW.COLUMN=VALUES", conflicts_with = "over")]
    number: Option<String>,

    #[command(flatten)]
    setting: Setting,
}

#[derive(clap::Args)]
struct Deviate {
    #[command(flatten)]
    setting: Setting,
}

#[derive(clap::Args)]
struct Restrict {
    /// An action as it is written, or how it begins, as in "buy" or "play run"
    #[arg(long, value_name = "ACTION")]
    without: String,

    #[command(flatten)]
    setting: Setting,
}

impl Lab {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let setting = match &self.command {
            Command::Run(Run { setting })
            | Command::Compare(Compare { setting })
            | Command::Sweep(Sweep { setting, .. })
            | Command::Deviate(Deviate { setting })
            | Command::Restrict(Restrict { setting, .. }) => setting,
            Command::Ladder(ladder) => &ladder.setting,
            #[cfg(feature = "nats")]
            Command::Worker(worker) => return worker.run(),
        };
        let game = setting.game.clone();
        catalog::with_game!(&game, G => self.ask::<G>().and_then(Asked::answer))
            .unwrap_or_else(|| Err(no_such_game(&game)))
    }

    fn ask<G: ::lab::Study>(self) -> Result<Asked<G>, Failure> {
        match self.command {
            Command::Run(Run { setting }) => variants::one(setting),
            Command::Compare(Compare { setting }) => variants::compare(setting),
            Command::Sweep(Sweep {
                over,
                number,
                setting,
            }) => match (over, number) {
                (_, Some(number)) => variants::sweep_number(setting, &number),
                (over, None) => variants::sweep(setting, &over.unwrap_or_default()),
            },
            Command::Deviate(Deviate { setting }) => variants::deviate(setting),
            Command::Restrict(Restrict { without, setting }) => {
                variants::restrict(setting, &without)
            }
            Command::Ladder(ladder) => ladder.ask(),
            #[cfg(feature = "nats")]
            Command::Worker(_) => unreachable!("a worker asks nothing"),
        }
    }
}
