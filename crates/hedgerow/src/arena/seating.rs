//! Who sits where in the games of a deal.

use bots::BotSpec;
use catalog::Playable;

use crate::{failure::Failure, words::say};

/// What takes part: a bot, or a team of several.
pub(super) struct Entrant {
    pub(super) name: String,
    bots: Vec<BotSpec>,
}

/// One game of a deal: who sits in each seat.
pub(super) struct Seating(pub(super) Vec<Chair>);

/// A seat and who takes it.
pub(super) struct Chair {
    /// An index into the entrants.
    pub(super) entrant: usize,
    pub(super) bot: BotSpec,
}

impl Entrant {
    pub(super) fn parse<G: Playable>(text: &str) -> Result<Entrant, Failure> {
        let mut bots = Vec::new();
        for name in text.split('+') {
            let bot: BotSpec = name.parse().map_err(Failure::usage)?;
            bot.check::<G>().map_err(Failure::usage)?;
            bots.push(bot);
        }
        let names: Vec<String> = bots.iter().map(BotSpec::to_string).collect();
        Ok(Entrant {
            name: names.join("+"),
            bots,
        })
    }

    /// How many bots it is made of.
    pub(super) fn size(&self) -> usize {
        self.bots.len()
    }

    fn chair(&self, entrant: usize, place: usize) -> Chair {
        let bot = self.bots[place % self.bots.len()].clone();
        Chair { entrant, bot }
    }
}

/// Every entrant fills the whole table once.
pub(super) fn teams(entrants: &[Entrant], seats: usize) -> Result<Vec<Seating>, String> {
    if let Some(mix) = (entrants.iter()).find(|e| e.size() != 1 && e.size() != seats) {
        return Err(say::team_size(&mix.name, mix.size(), seats));
    }
    let table = |(i, entrant): (usize, &Entrant)| {
        Seating((0..seats).map(|seat| entrant.chair(i, seat)).collect())
    };
    Ok(entrants.iter().enumerate().map(table).collect())
}

/// Every entrant takes every seat once; of two at a greater table, the first
/// does, and the second fills the rest.
pub(super) fn rotations(entrants: &[Entrant], seats: usize) -> Result<Vec<Seating>, String> {
    if let Some(mix) = entrants.iter().find(|entrant| entrant.size() > 1) {
        return Err(say::team_not_here(&mix.name));
    }
    let full = entrants.len() == seats;
    if !full && entrants.len() != 2 {
        return Err(match seats {
            2 => say::bots_for_two(entrants.len()),
            _ => say::bots_for_seats(entrants.len(), seats),
        });
    }
    let rotation = |turn: usize| {
        let chair = |seat: usize| {
            let place = bots::place(seat, turn, seats);
            let entrant = if full { place } else { place.min(1) };
            entrants[entrant].chair(entrant, 0)
        };
        Seating((0..seats).map(chair).collect())
    };
    Ok((0..seats).map(rotation).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{Acorn, Resourced};

    fn entrants<G: Playable>(texts: &[&str]) -> Vec<Entrant> {
        (texts.iter())
            .map(|text| Entrant::parse::<G>(text).unwrap())
            .collect()
    }

    fn who(seatings: &[Seating]) -> Vec<Vec<usize>> {
        (seatings.iter())
            .map(|seating| seating.0.iter().map(|chair| chair.entrant).collect())
            .collect()
    }

    #[test]
    fn every_bot_takes_every_seat() {
        let three = entrants::<Acorn>(&["random", "greedy", "ismcts"]);
        let seatings = rotations(&three, 3).unwrap();
        assert_eq!(who(&seatings), [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
    }

    #[test]
    fn one_of_the_first_sits_with_a_table_of_the_second() {
        let two = entrants::<Acorn>(&["greedy", "random"]);
        let seatings = rotations(&two, 4).unwrap();
        assert_eq!(
            who(&seatings),
            [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]
        );
        let three = entrants::<Acorn>(&["greedy", "random", "random"]);
        assert!(rotations(&three, 4).is_err());
    }

    #[test]
    fn a_team_is_one_bot_for_all_seats_or_one_for_each() {
        let teams_of = |texts: &[&str]| teams(&entrants::<Resourced>(texts), 3);
        let seatings = teams_of(&["greedy", "greedy+random+random"]).unwrap();
        assert_eq!(who(&seatings), [[0, 0, 0], [1, 1, 1]]);
        assert_eq!(seatings[1].0[2].bot, BotSpec::Random);
        assert!(teams_of(&["greedy+random"]).is_err());
    }
}
