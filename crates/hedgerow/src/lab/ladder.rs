use bots::BotSpec;
use engine::Together;
use i18n::{Language, speaking};
use lab::{Purpose, Study, words::say};

use super::{setting::Setting, study::Asked};
use crate::{failure::Failure, words};

#[derive(clap::Args)]
pub(super) struct Ladder {
    /// The bots from the weakest up, each against the one before; instead of the
    /// levels and of searches that think twice as long each
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    bots: Vec<String>,

    #[command(flatten)]
    pub(super) setting: Setting,
}

/// The ladders if nobody names one.
const LEVELS: [&str; 4] = ["random", "easy", "medium", "hard"];
const DOUBLINGS: [&str; 4] = ["search:50", "search:100", "search:200", "search:400"];

impl Ladder {
    pub(super) fn ask<G: Study>(self) -> Result<Asked<G>, Failure> {
        let ladders: Vec<Vec<&str>> = if self.bots.is_empty() {
            vec![LEVELS.to_vec(), DOUBLINGS.to_vec()]
        } else {
            vec![self.bots.iter().map(String::as_str).collect()]
        };
        let options = self.setting.single()?;
        let (mut names, mut plans) = (Vec::new(), Vec::new());
        for ladder in ladders {
            let bots: Vec<BotSpec> = (ladder.iter())
                .map(|name| name.parse())
                .collect::<Result<_, _>>()
                .map_err(Failure::usage)?;
            if G::TOGETHER != Together::No {
                // There is nobody to beat: each fills the table.
                for bot in bots {
                    names.push(bot.to_string());
                    plans.push(self.setting.plan::<G>(&options, &[bot])?);
                }
                continue;
            }
            for pair in bots.windows(2) {
                let [weaker, stronger] = pair else { continue };
                names.push(pair_name(stronger, weaker));
                let both = [stronger.clone(), weaker.clone()];
                plans.push(self.setting.plan::<G>(&options, &both)?);
            }
        }
        if plans.is_empty() {
            return Err(Failure::usage(words::TWO_BOTS));
        }
        for plan in &mut plans {
            // All rungs are looked at in the same way.
            plan.close_every = 1;
        }
        Ok(Asked {
            setting: self.setting,
            purpose: Purpose::Ladder,
            names,
            plans,
        })
    }
}

/// What a plan is called in files, which are the same in every language.
fn pair_name(stronger: &BotSpec, weaker: &BotSpec) -> String {
    let (stronger, weaker) = (stronger.to_string(), weaker.to_string());
    speaking(Language::English, || say::bot_against(stronger, weaker))
}
