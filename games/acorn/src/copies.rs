use engine::{PositionError, Seat};

use crate::{
    Card, Race,
    cards::{self, Kind},
    counts::Counts,
    reading::fault,
    words::files,
};

/// Counts cards, so that none is there more often than it exists.
pub(crate) struct Copies<'a> {
    race: &'a Race,
    /// Starting and animal cards, by owner.
    own: Vec<Counts>,
    /// Forage cards and Traps, wherever they are.
    shared: Counts,
}

impl Copies<'_> {
    pub(crate) fn new(race: &Race) -> Copies<'_> {
        Copies {
            race,
            own: vec![Counts::NONE; race.seats_count()],
            shared: Counts::NONE,
        }
    }

    /// Cards of one player.
    pub(crate) fn owned(
        &mut self,
        field: &str,
        seat: Seat,
        cards: &[Card],
    ) -> Result<(), PositionError> {
        for &card in cards {
            let counts = match cards::standard().design(card).kind {
                Kind::Start => &mut self.own[seat.index()],
                Kind::Animal(animal) if self.race.runner(seat).animal == Some(animal) => {
                    &mut self.own[seat.index()]
                }
                Kind::Animal(_) => {
                    return fault(field, files::message::of_another_animal(card.to_string()));
                }
                Kind::Forage { .. } | Kind::Trap => &mut self.shared,
            };
            add(counts, field, card)?;
        }
        Ok(())
    }

    /// Forage cards nobody owns.
    pub(crate) fn forage(&mut self, field: &str, cards: &[Card]) -> Result<(), PositionError> {
        for &card in cards {
            if !matches!(cards::standard().design(card).kind, Kind::Forage { .. }) {
                return fault(field, files::message::not_forage(card.to_string()));
            }
            add(&mut self.shared, field, card)?;
        }
        Ok(())
    }

    /// Traps nobody owns.
    pub(crate) fn traps(&mut self, field: &str, cards: &[Card]) -> Result<(), PositionError> {
        for &card in cards {
            if cards::standard().design(card).kind != Kind::Trap {
                return fault(field, files::message::not_a_trap(card.to_string()));
            }
            add(&mut self.shared, field, card)?;
        }
        Ok(())
    }
}

fn add(counts: &mut Counts, field: &str, card: Card) -> Result<(), PositionError> {
    *counts += &[card][..];
    let copies = cards::standard().design(card).copies;
    if counts.count(card) > copies {
        return fault(field, files::message::too_often(card.to_string(), copies));
    }
    Ok(())
}
