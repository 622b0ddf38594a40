//! Why a search advises something, in words.

use engine::{Forecast, MAX_PROSPECTS, Seat};

use crate::{Race, race::Phase};

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

/// One line: what is expected in so many rounds, what that has over the other
/// action, and what is feared.
pub(crate) fn reason(rounds: u8, forecast: &Forecast, other: Option<&Forecast>) -> String {
    let means = Prospects::of(forecast.means);
    let mut line = expectation(rounds, means);
    if let Some(other) = other {
        let beside = if forecast.outlook >= other.outlook {
            "the next best"
        } else {
            "the best"
        };
        if let Some(difference) = difference(means, Prospects::of(other.means)) {
            line.push_str(&format!("; {difference} than {beside}"));
        }
    }
    let spread = Prospects::of(forecast.spreads).spots;
    line.push_str(&fear(means, spread));
    line.push('.');
    line
}

fn expectation(rounds: u8, means: Prospects) -> String {
    if means.won >= 0.5 {
        return format!(
            "Reaches the finish within {rounds} rounds in {} of 100 races",
            hundredths(means.won)
        );
    }
    let lead = means.lead.round();
    let standing = if lead >= 1.0 {
        format!("{lead} ahead of everybody")
    } else if lead <= -1.0 {
        format!("{} behind the leader", -lead)
    } else {
        "level with the leader".to_owned()
    };
    let spots = means.spots.round();
    format!("About {spots} spots in {rounds} rounds, then {standing}")
}

/// What stands out against another action.
fn difference(own: Prospects, other: Prospects) -> Option<String> {
    // A card or a Trap is worth noting as much as three spots.
    let differences = [
        (own.spots - other.spots, 1.0, "spots"),
        (own.cards - other.cards, 3.0, "cards bought"),
        (own.traps - other.traps, 3.0, "Traps"),
    ];
    let weight = |&(by, counts, _): &(f32, f32, &str)| by.abs() * counts;
    let (by, _, what) = (differences.into_iter())
        .max_by(|a, b| weight(a).total_cmp(&weight(b)))
        .filter(|difference| weight(difference) >= 0.3)?;
    let more = if by > 0.0 { "more" } else { "fewer" };
    Some(format!("{:.1} {what} {more}", by.abs()))
}

fn fear(means: Prospects, spread: f32) -> String {
    if means.lost >= 0.05 {
        let lost = hundredths(means.lost);
        return format!("; fears a rival at the finish first in {lost} of 100");
    }
    if means.won >= 0.5 {
        return String::new();
    }
    if means.traps >= 0.5 {
        return format!("; fears {:.1} more Traps", means.traps);
    }
    let least = (means.spots - spread).max(0.0).round();
    format!("; without luck only {least}")
}

fn hundredths(share: f32) -> f32 {
    (100.0 * share).round()
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
            reason(2, &best, Some(&next)),
            "About 23 spots in 2 rounds, then 4 ahead of everybody; 1.4 spots more than the next best; without luck only 18."
        );
        assert_eq!(
            reason(2, &next, Some(&best)),
            "About 22 spots in 2 rounds, then 4 ahead of everybody; 1.4 spots fewer than the best; without luck only 17."
        );
    }

    #[test]
    fn near_the_finish_a_reason_counts_races() {
        let near = forecast(0.7, [30.0, 3.0, 0.0, 0.0, 0.72, 0.21], 5.0);
        assert_eq!(
            reason(2, &near, None),
            "Reaches the finish within 2 rounds in 72 of 100 races; fears a rival at the finish first in 21 of 100."
        );
    }
}
