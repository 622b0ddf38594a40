use engine::{Dice, Forecast, Message, Seat, Seed, Skill, Tactics};

use crate::{Budget, Search};

/// An action that a bot advises, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// What is expected of it, from 0 (the worst) to 1 (the best).
    pub outlook: f32,
    /// Why, as the game says it.
    pub reason: Option<Message>,
    /// In how many imagined games it was tried.
    pub visits: u32,
}

/// What a bot thinks of the actions a seat may take, from what it sees, the best
/// first; those it did not think about are left out.
///
/// The first is what the level `hard` would do, as far as the budget allows. The
/// chance it draws from is its own, so that hints tell nothing about that of the
/// game; a budget of iterations gives the same hints again.
///
/// # Panics
///
/// Panics if `legal` is empty.
pub fn advice<G: Tactics>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    budget: Budget,
) -> Vec<Hint<G::Action>> {
    let mut chance = Seed::from(0).setup();
    let mut advice = Search::<G>::new(budget).advise(view, seat, legal, &mut chance);
    let hard = greedy_choice::<G>(view, seat, legal, &mut chance);
    let place = advice.iter().position(|advice| Some(advice.action) == hard);
    if let Some(place) = place {
        advice[..=place].rotate_right(1);
    }
    let forecast = |place: usize| advice.get(place).map(|advice| &advice.forecast);
    let hint = |(place, advice): (usize, &crate::Advice<G::Action>)| {
        let own: &Forecast = &advice.forecast;
        let other = forecast(usize::from(place == 0));
        Hint {
            action: advice.action,
            outlook: own.outlook,
            reason: G::reason(view, seat, advice.action, own, other),
            visits: advice.visits,
        }
    };
    advice.iter().enumerate().map(hint).collect()
}

/// What the level `hard` does, where that is the game's greedy player; a search
/// only explains it then.
fn greedy_choice<G: Tactics>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    chance: &mut Dice,
) -> Option<G::Action> {
    match G::HARD {
        Skill::Greedy { temperament, .. } if !G::TEMPERAMENTS.is_empty() => {
            Some(G::greedy(view, seat, legal, temperament, chance))
        }
        Skill::Greedy { .. } | Skill::Search { .. } => None,
    }
}
