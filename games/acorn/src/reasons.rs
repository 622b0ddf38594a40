//! Why a search advises something, in words.

use engine::{Forecast, MAX_PROSPECTS, Message, Seat};
use i18n::{Decimal, Phrase};

use crate::{
    Race,
    race::Phase,
    words::{self, message},
};

/// What a playout notes, in this order.
pub(crate) const PROSPECTS: [&str; 6] = ["spots", "lead", "cards", "Traps", "won", "lost"];

/// The prospects by name.
#[derive(Copy, Clone)]
struct Prospects {
    /// Spots the own pawn went forward.
    spots: f32,
    /// Spots from the best opponent to the own pawn.
    lead: f32,
    /// Forage cards bought.
    cards: f32,
    /// Traps received, less those shed.
    traps: f32,
    /// Whether the race was won, or lost, by then.
    won: f32,
    lost: f32,
}

impl Prospects {
    fn of([spots, lead, cards, traps, won, lost]: [f32; MAX_PROSPECTS]) -> Prospects {
        Prospects {
            spots,
            lead,
            cards,
            traps,
            won,
            lost,
        }
    }
}

impl Race {
    /// What a playout from `start` came to for a seat.
    pub(crate) fn noted(&self, start: &Race, seat: Seat) -> [f32; MAX_PROSPECTS] {
        let spot = |race: &Race| f32::from(race.runner(seat).spot);
        let traps = |race: &Race| {
            let own = race.runner(seat).cards.all().iter();
            let designs = race.table().trap_designs;
            own.filter(|&&card| designs.contains(card)).count() as f32
        };
        let others = Seat::all(self.seats_count()).filter(|&other| other != seat);
        let best = others.map(|other| self.runner(other).spot).max();
        let is_over = self.phase == Phase::Over;
        let has_won = is_over && self.furthest() == seat;
        let mark = |yes: bool| if yes { 1.0 } else { 0.0 };
        [
            spot(self) - spot(start),
            spot(self) - f32::from(best.unwrap_or(0)),
            self.foraged(seat) as f32 - start.foraged(seat) as f32,
            traps(self) - traps(start),
            mark(has_won),
            mark(is_over && !has_won),
        ]
    }
}

/// What is expected in so many rounds, what that has over the other action, and what is
/// feared.
pub(crate) fn reason(rounds: u8, forecast: &Forecast, other: Option<&Forecast>) -> Message {
    let means = Prospects::of(forecast.means);
    let expected = expectation(rounds, means);
    let difference = other.and_then(|other| {
        let beside = if forecast.outlook >= other.outlook {
            words::THAN_NEXT_BEST
        } else {
            words::THAN_BEST
        };
        difference(means, Prospects::of(other.means), beside)
    });
    let spread = Prospects::of(forecast.spreads).spots;
    match (difference, fear(means, spread)) {
        (None, None) => message::hint_of_one(expected),
        (Some(more), None) | (None, Some(more)) => message::hint_of_two(expected, more),
        (Some(difference), Some(fear)) => message::hint_of_three(expected, difference, fear),
    }
}

fn expectation(rounds: u8, means: Prospects) -> Message {
    if means.won >= 0.5 {
        return message::reaches_finish(rounds, hundredths(means.won));
    }
    let standing = match whole(means.lead) {
        0 => words::LEVEL_WITH_LEADER.into(),
        lead @ 1.. => message::ahead_of_all(lead),
        lead => message::behind_leader(-lead),
    };
    match whole(means.spots) {
        back @ ..=-1 => message::about_back(-back, rounds, standing),
        spots => message::about_forward(spots, rounds, standing),
    }
}

/// What stands out against another action.
fn difference(own: Prospects, other: Prospects, beside: Phrase) -> Option<Message> {
    type Words = fn(Decimal, Phrase) -> Message;
    let spots: [Words; 2] = [message::more_spots, message::fewer_spots];
    let cards: [Words; 2] = [message::more_cards, message::fewer_cards];
    let traps: [Words; 2] = [message::more_traps, message::fewer_traps];
    // A card or a Trap is worth noting as much as three spots.
    let differences = [
        (own.spots - other.spots, 1.0, spots),
        (own.cards - other.cards, 3.0, cards),
        (own.traps - other.traps, 3.0, traps),
    ];
    let weight = |&(by, counts, _): &(f32, f32, [Words; 2])| by.abs() * counts;
    let (by, _, [more, fewer]) = (differences.into_iter())
        .max_by(|a, b| weight(a).total_cmp(&weight(b)))
        .filter(|difference| weight(difference) >= 0.3)?;
    let words = if by > 0.0 { more } else { fewer };
    Some(words(Decimal::new(by.abs(), 1), beside))
}

fn fear(means: Prospects, spread: f32) -> Option<Message> {
    if means.lost >= 0.05 {
        return Some(message::rival_first(hundredths(means.lost)));
    }
    if means.won >= 0.5 {
        return None;
    }
    if means.traps >= 0.5 {
        return Some(message::fears_traps(Decimal::new(means.traps, 1)));
    }
    let least = (means.spots - spread).max(0.0);
    Some(message::without_luck(whole(least)))
}

fn hundredths(share: f32) -> i32 {
    whole(100.0 * share)
}

fn whole(number: f32) -> i32 {
    number.round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forecast(outlook: f32, means: [f32; 6], spread: f32) -> Forecast {
        Forecast {
            outlook,
            means,
            spreads: [spread; 6],
        }
    }

    #[test]
    fn a_reason_tells_what_is_expected_gained_and_feared() {
        let best = forecast(0.4, [23.2, 4.1, 1.0, 0.0, 0.0, 0.0], 5.0);
        let next = forecast(0.3, [21.8, 4.1, 1.0, 0.0, 0.0, 0.0], 5.0);
        assert_eq!(
            reason(2, &best, Some(&next)).to_string(),
            "About 23 spots in 2 rounds, then 4 ahead of everybody; 1.4 spots more than the next best; without luck only 18."
        );
        assert_eq!(
            reason(2, &next, Some(&best)).to_string(),
            "About 22 spots in 2 rounds, then 4 ahead of everybody; 1.4 spots fewer than the best; without luck only 17."
        );
    }

    #[test]
    fn near_the_finish_a_reason_counts_races() {
        let near = forecast(0.7, [30.0, 3.0, 0.0, 0.0, 0.72, 0.21], 5.0);
        assert_eq!(
            reason(2, &near, None).to_string(),
            "Reaches the finish within 2 rounds in 72 of 100 races; fears a rival at the finish first in 21 of 100."
        );
    }
}
