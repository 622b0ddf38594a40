use std::sync::Arc;

use bots::{BotSpec, BotSpecError, UnfitBot};
use engine::{HouseRules as _, OptionError, Seed, house};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use parts::SheetError;

use crate::{Study, words::say};

/// What is played.
#[derive(Clone, Debug)]
pub struct Plan<G: Study> {
    /// The house rules.
    pub options: G::Options,
    /// How many play.
    pub seats: usize,
    /// The bots; every deal is played in every rotation of them that differs.
    pub lineup: Vec<BotSpec>,
    /// The seed of the first deal; the next ones follow it.
    pub seed: Seed,
    /// The data file that is played with instead of the game's own.
    cards: Option<Changed<G>>,
    /// What one of the players may not do.
    pub without: Option<Without>,
    /// Every how manyth deal is looked at closely.
    pub close_every: u64,
}

/// A changed data file, and what it says.
#[derive(Debug)]
struct Changed<G: Study> {
    text: Arc<str>,
    deck: &'static G::Deck,
}

impl<G: Study> Clone for Changed<G> {
    fn clone(&self) -> Changed<G> {
        Changed {
            text: Arc::clone(&self.text),
            deck: self.deck,
        }
    }
}

/// An action that the first of the lineup does not take, unless there is no other.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Without(pub String);

impl Without {
    /// Whether this is how the action reads, or how it begins.
    pub fn forbids(&self, action: &str) -> bool {
        action
            .strip_prefix(self.0.as_str())
            .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    }
}

/// A plan as it is written down and sent to other machines.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// House rules that differ from the defaults.
    pub options: Map<String, Value>,
    /// How many play.
    pub seats: usize,
    /// The bots.
    pub lineup: Vec<String>,
    /// The seed of the first deal.
    pub seed: Seed,
    /// The data file that is played with instead of the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
    /// What the first player may not do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub without: Option<Without>,
    /// Every how manyth deal is looked at closely.
    pub close_every: u64,
}

impl Order {
    /// The names of those who differ: bots, or who may not do something and the others.
    pub fn entrants(&self) -> Vec<String> {
        entrants(self.lineup.iter().cloned(), self.without.as_ref())
    }
}

fn entrants(mut lineup: impl Iterator<Item = String>, without: Option<&Without>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    if let Some(Without(action)) = without {
        let bot = lineup.next().unwrap_or_default();
        return vec![say::bot_without(&bot, action), say::bot_with(&bot)];
    }
    for bot in lineup {
        if !names.contains(&bot) {
            names.push(bot);
        }
    }
    names
}

/// Why a plan cannot be carried out.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum PlanError {
    /// A house rule cannot be so.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// There is no such bot.
    #[error(transparent)]
    Bot(#[from] BotSpecError),
    /// The bot does not play this game.
    #[error(transparent)]
    Unfit(#[from] UnfitBot),
    /// The number of bots fits no table.
    #[error("{}", say::lineup(*bots, *seats))]
    Lineup {
        /// How many bots are named.
        bots: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// The data file cannot be so.
    #[error(transparent)]
    Cards(#[from] SheetError),
    /// The order is for another game.
    #[error("{}", say::other_game(.0))]
    Game(String),
    /// The order is for other rules.
    #[error("{}", say::other_rules(*found, *game, *own))]
    Rules {
        /// The game.
        game: &'static str,
        /// The version of the order.
        found: u32,
        /// The version of this program.
        own: u32,
    },
}

impl<G: Study> Plan<G> {
    /// A plan with these house rules and bots.
    ///
    /// # Errors
    ///
    /// Fails if the number of bots fits no table of these rules, or if a bot does
    /// not play the game.
    pub fn new(
        options: G::Options,
        players: Option<usize>,
        bots: &[BotSpec],
        seed: Seed,
    ) -> Result<Plan<G>, PlanError> {
        let asked = players.or((bots.len() > 2).then_some(bots.len()));
        let seats = match asked {
            Some(asked) => options.seats(Some(asked))?,
            None => (options.seats(Some(G::USUAL_PLAYERS))).or_else(|_| options.seats(None))?,
        };
        for bot in bots {
            bot.check::<G>()?;
        }
        let lineup: Vec<BotSpec> = match bots {
            [one] => vec![one.clone(); seats],
            [one, other] if seats != 2 => (0..seats)
                .map(|place| if place == 0 { one } else { other }.clone())
                .collect(),
            all if all.len() == seats => all.to_vec(),
            _ => {
                return Err(PlanError::Lineup {
                    bots: bots.len(),
                    seats,
                });
            }
        };
        let close_every = if is_random(&lineup) { CLOSE_EVERY } else { 1 };
        Ok(Plan {
            options,
            seats,
            lineup,
            seed,
            cards: None,
            without: None,
            close_every,
        })
    }

    /// The plan that was written down.
    ///
    /// # Errors
    ///
    /// Fails as [`new`](Plan::new) does, or if the order is for another game or for
    /// other rules.
    pub fn from_order(order: &Order) -> Result<Plan<G>, PlanError> {
        if order.game != G::ID {
            return Err(PlanError::Game(order.game.clone()));
        }
        if order.rules != G::RULES {
            return Err(PlanError::Rules {
                game: G::ID,
                found: order.rules,
                own: G::RULES,
            });
        }
        let options = house::read::<G::Options>(&order.options)?;
        let bots = (order.lineup.iter())
            .map(|name| name.parse())
            .collect::<Result<Vec<BotSpec>, _>>()?;
        let plan = Plan::new(options, Some(order.seats), &bots, order.seed)?;
        let plan = match &order.cards {
            Some(text) => plan.with_cards(text)?,
            None => plan,
        };
        Ok(Plan {
            without: order.without.clone(),
            close_every: order.close_every.max(1),
            ..plan
        })
    }

    /// The same with another data file. What it says stays in memory for good.
    ///
    /// # Errors
    ///
    /// The first line that cannot be, and why.
    pub fn with_cards(self, text: &str) -> Result<Plan<G>, SheetError> {
        let deck = G::read(text)?;
        let cards = (text != G::FILE).then(|| Changed {
            text: text.into(),
            deck: Box::leak(Box::new(deck)),
        });
        Ok(Plan { cards, ..self })
    }

    /// The text of the data file that is played with.
    pub fn data_file(&self) -> &str {
        self.cards.as_ref().map_or(G::FILE, |cards| &cards.text)
    }

    /// Does something with the cards of the plan in play, on this thread.
    pub fn on_its_cards<R>(&self, play: impl FnOnce() -> R) -> R {
        match &self.cards {
            Some(cards) => G::with(cards.deck, play),
            None => play(),
        }
    }

    /// The plan, written down.
    pub fn order(&self) -> Order {
        Order {
            game: G::ID.to_owned(),
            rules: G::RULES,
            options: house::differences(&self.options),
            seats: self.seats,
            lineup: self.lineup.iter().map(BotSpec::to_string).collect(),
            seed: self.seed,
            cards: self.cards.as_ref().map(|cards| cards.text.to_string()),
            without: self.without.clone(),
            close_every: self.close_every,
        }
    }

    /// The rotations of the lineup that differ: by how many seats it moves on.
    pub fn rotations(&self) -> Vec<usize> {
        if self.without.is_some() {
            // The first of the lineup differs from its equals.
            return (0..self.seats).collect();
        }
        let same =
            |a: usize, b: usize| (0..self.seats).all(|seat| self.bot(seat, a) == self.bot(seat, b));
        (0..self.seats)
            .filter(|&turn| (0..turn).all(|earlier| !same(turn, earlier)))
            .collect()
    }

    /// The place in the lineup of who sits here in a rotation.
    pub(crate) fn place(&self, seat: usize, rotation: usize) -> usize {
        bots::place(seat, rotation, self.seats)
    }

    /// Who sits here in a rotation.
    pub(crate) fn bot(&self, seat: usize, rotation: usize) -> &BotSpec {
        &self.lineup[self.place(seat, rotation)]
    }

    /// Whether everybody plays at random, without restriction.
    pub(crate) fn is_random(&self) -> bool {
        is_random(&self.lineup) && self.without.is_none()
    }

    /// The names of those who differ: bots, or who may not do something and the others.
    pub fn entrants(&self) -> Vec<String> {
        let lineup = self.lineup.iter().map(BotSpec::to_string);
        entrants(lineup, self.without.as_ref())
    }

    /// Which of the [`entrants`](Plan::entrants) takes a place in the lineup.
    pub(crate) fn entrant(&self, place: usize) -> usize {
        if self.without.is_some() {
            return usize::from(place > 0);
        }
        let is_first = |at: usize| !self.lineup[..at].contains(&self.lineup[at]);
        let own = self
            .lineup
            .iter()
            .position(|bot| *bot == self.lineup[place]);
        (0..own.unwrap_or(place)).filter(|&at| is_first(at)).count()
    }
}

/// Games of random players are quicker to play than to look at.
const CLOSE_EVERY: u64 = 32;

fn is_random(lineup: &[BotSpec]) -> bool {
    lineup.iter().all(|bot| *bot == BotSpec::Random)
}

/// The seed `n` places behind the first, so that `trace --seed` shows the same
/// game.
pub fn nth_seed(first: Seed, n: u64) -> Seed {
    let mut bytes = *first.bytes();
    let (number, _) = bytes.split_at_mut(8);
    let start = number.iter().rev().fold(0, |n, &b| n << 8 | u64::from(b));
    number.copy_from_slice(&start.wrapping_add(n).to_le_bytes());
    Seed::from_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_follow_one_another() {
        assert_eq!(nth_seed(Seed::from(7), 3), Seed::from(10));
        assert_eq!(nth_seed(Seed::from(u64::MAX), 1), Seed::from(0));
    }

    #[test]
    fn a_forbidden_action_is_named_whole_or_by_its_beginning() {
        let without = Without("play run".to_owned());
        assert!(without.forbids("play run") && without.forbids("play run a"));
        assert!(!without.forbids("play runner") && !without.forbids("buy run"));
    }
}
