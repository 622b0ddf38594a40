//! Positions and views as JSON fields.

use engine::{Seat, Viewer};
use serde_json::{Map, Value, json};

use crate::{
    Animal, Card, Lane, Race, View,
    counts::Counts,
    race::{Asks, List, Phase, Then, UnderWay},
    view::Seen,
};

impl Phase {
    /// The phase as positions write it.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Phase::Pick => "pick",
            Phase::Start => "start",
            Phase::Reveal => "reveal",
            Phase::Lane => "lane",
            Phase::Pay { .. } => "pay",
            Phase::Play => "play",
            Phase::Card(asks, _) => asks.word(),
            Phase::Over => "over",
        }
    }
}

impl Asks {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Asks::Bonus => "bonus",
            Asks::Go => "go",
            Asks::Target => "target",
            Asks::Discard => "discard",
            Asks::Shed => "shed",
            Asks::Evils(_) => "evils",
        }
    }
}

impl Race {
    /// The position with everything a referee knows.
    pub(crate) fn fields(&self) -> Map<String, Value> {
        let mut fields = View::of(self, Viewer::Spectator).open_fields();
        let top_first = |cards: &[Card]| ids(cards.iter().rev().copied());
        let runners = self.players().iter();
        fields["decks"] = runners.clone().map(|r| top_first(r.cards.deck())).collect();
        fields["hands"] = runners
            .map(|r| ids(Counts::of(r.cards.hand()).iter()))
            .collect();
        fields["forage_deck"] = top_first(self.forage.deck());
        fields["trap_deck"] = top_first(self.traps.as_slice());
        fields
    }
}

impl View {
    /// The fields of the position, with `null` for every card the viewer may
    /// not see.
    fn open_fields(&self) -> Map<String, Value> {
        let seats = || Seat::all(self.seats.into());
        let runners = || self.players().iter();
        let hand = |seat: Seat| match self.hand(seat) {
            Some(own) => ids(own.iter()),
            None => hidden(self.runner(seat).hand_size.into()),
        };
        let checkpoints = self.options.finish.checkpoints().iter();
        let claimed = checkpoints.filter(|&&c| runners().any(|seen| seen.spot >= c));
        let Value::Object(fields) = json!({
            "round": self.round,
            "first": self.first,
            "turn": self.turn,
            "phase": self.phase.word(),
            "animals": by_player(runners(), |seen| json!(seen.animal.map(Animal::id))),
            "spots": by_player(runners(), |seen| json!(seen.spot)),
            "lanes": by_player(runners(), |seen| json!(seen.lane.map(Lane::id))),
            "floors": by_player(runners(), |seen| json!(seen.floor)),
            "moved": by_player(runners(), |seen| json!(seen.moved)),
            "decks": by_player(runners(), |seen| hidden(seen.deck_size.into())),
            "hands": seats().map(hand).collect::<Value>(),
            "nests": by_player(runners(), |seen| ids(seen.nest.iter())),
            "played": ids(self.played.as_slice().iter().copied()),
            "acorns": self.acorns,
            "row": ids(self.row.as_slice().iter().copied()),
            "forage_deck": hidden(self.forage_deck.len()),
            "trap_deck": hidden(self.traps.len() + self.trap_bottom.len()),
            "removed": ids(self.removed.iter()),
            "claimed": claimed.collect::<Vec<_>>(),
            "pending": self.pending(),
        }) else {
            unreachable!("written as an object")
        };
        fields
    }

    /// The fields of the position as the viewer sees them, and what a careful
    /// player would remember.
    pub(crate) fn fields(&self) -> Map<String, Value> {
        let mut fields = self.open_fields();
        let runners = || self.players().iter();
        let recall = json!({
            "pools": by_player(runners(), |seen| ids(seen.pool.iter())),
            "forage_deck": ids(self.forage_deck.iter()),
            "trap_deck": ids(self.traps.iter()),
            "trap_bottom": ids(self.trap_bottom.from_top()),
            "held": by_player(runners(), |seen| ids(seen.held.iter())),
            "must_play_at_most": by_player(runners(), |seen| json!(seen.bounds.must_play_at_most)),
            "traps_at_least": by_player(runners(), |seen| json!(seen.bounds.traps_at_least)),
            "traps_at_most": by_player(runners(), |seen| json!(seen.bounds.traps_at_most)),
        });
        fields.insert("recall".to_owned(), recall);
        fields
    }

    fn pending(&self) -> Value {
        match self.phase {
            Phase::Pay { lane, due } => json!({ "lane": lane.id(), "due": due }),
            Phase::Card(asks, under_way) => {
                let mut pending = json!({
                    "card": under_way.card.id(),
                    "left": self.left(under_way),
                    "then": match under_way.then {
                        Then::Nothing => None,
                        Then::Bonus => Some("bonus"),
                        Then::OptionA => Some("a"),
                        Then::OptionB => Some("b"),
                    },
                });
                if let Asks::Evils(target) = asks {
                    pending["target"] = json!(target);
                }
                pending
            }
            Phase::Pick
            | Phase::Start
            | Phase::Reveal
            | Phase::Lane
            | Phase::Play
            | Phase::Over => Value::Null,
        }
    }

    /// The parts that are not finished, as the data file writes them.
    fn left(&self, under_way: UnderWay) -> Vec<String> {
        let design = crate::cards::table(self.options.run_option).design(under_way.card);
        let list = match under_way.list {
            List::A => Some(&design.option_a),
            List::B => design.option_b.as_ref(),
            List::Bonus => design.bonus.as_ref().map(|(_, list)| list),
        };
        let parts = list.map_or(&[][..], |list| list.parts());
        let left = parts.iter().skip(under_way.at.into()).enumerate();
        left.map(|(i, part)| match i {
            0 => part.with_number(under_way.left).to_string(),
            _ => part.to_string(),
        })
        .collect()
    }
}

fn by_player<'a>(runners: impl Iterator<Item = &'a Seen>, field: impl Fn(&Seen) -> Value) -> Value {
    runners.map(field).collect()
}

fn ids(cards: impl Iterator<Item = Card>) -> Value {
    cards.map(|card| Value::from(card.id())).collect()
}

fn hidden(count: usize) -> Value {
    vec![Value::Null; count].into()
}
