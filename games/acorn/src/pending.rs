//! What is left of a card or lane change under way, on its way in.

use engine::{PositionError, Seat};
use i18n::verbatim;
use serde::Deserialize;
use serde_json::Value;

use crate::{
    Card, Lane, Race,
    cards::Design,
    effects::{Effects, Part},
    options::LaneChange,
    race::{Asks, LANE_PRICE, List, Phase, Then, UnderWay},
    reading::{Word, fault},
    words::{files, message},
};

/// The field `pending`, read but not yet compared with the table.
pub(crate) enum Pending {
    Pay {
        lane: Lane,
        due: u8,
    },
    Card {
        card: Card,
        left: Vec<Part>,
        then: Then,
        target: Option<Seat>,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PayFields {
    lane: String,
    due: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFields {
    card: String,
    left: Vec<String>,
    #[serde(default)]
    then: Option<String>,
    #[serde(default)]
    target: Option<usize>,
}

impl Pending {
    pub(crate) fn read(value: &Value, seats: usize) -> Result<Pending, PositionError> {
        let malformed =
            |error: serde_json::Error| PositionError::new("pending", verbatim(error.to_string()));
        if value.get("lane").is_some() {
            let PayFields { lane, due } =
                serde_json::from_value(value.clone()).map_err(malformed)?;
            let Some(lane) = Lane::from_id(&lane) else {
                return fault("pending.lane", message::no_such_lane(lane));
            };
            return Ok(Pending::Pay { lane, due });
        }
        let fields: CardFields = serde_json::from_value(value.clone()).map_err(malformed)?;
        let Some(card) = Card::from_id(&fields.card) else {
            return fault("pending.card", message::no_such_card(fields.card));
        };
        let parts = fields.left.iter().map(|text| Part::parse(text));
        let left = parts.collect::<Result<_, _>>();
        let left = left.map_err(|error| PositionError::new("pending.left", error))?;
        let then = match fields.then.as_deref() {
            None => Then::Nothing,
            Some("bonus") => Then::Bonus,
            Some("a") => Then::OptionA,
            Some("b") => Then::OptionB,
            Some(other) => {
                return fault("pending.then", files::message::then_wrong(other.to_owned()));
            }
        };
        let target = match fields.target {
            Some(seat) if seat >= seats => {
                return fault(
                    "pending.target",
                    engine::words::message::no_seat(seat, seats - 1),
                );
            }
            seat => seat.map(Seat::new),
        };
        Ok(Pending::Card {
            card,
            left,
            then,
            target,
        })
    }

    /// The phase it belongs to.
    pub(crate) fn word(&self) -> Result<Word, PositionError> {
        let (left, target) = match self {
            Pending::Pay { .. } => return Ok(Word::Pay),
            Pending::Card { left, target, .. } => (left, target),
        };
        if target.is_some() {
            return Ok(Word::Card("evils"));
        }
        Ok(Word::Card(match left.first() {
            None => "bonus",
            Some(Part::Move(_) | Part::Chase(_) | Part::LaneAny) => "go",
            Some(Part::TrapOne(_) | Part::PushOne(_)) => "target",
            Some(Part::Discard(_)) => "discard",
            Some(Part::Shed(_)) => "shed",
            Some(
                part @ (Part::Back(_)
                | Part::Acorn(_)
                | Part::Draw(_)
                | Part::TrapSelf(_)
                | Part::TrapEach(_)
                | Part::PushEach(_)),
            ) => {
                return fault(
                    "pending.left",
                    files::message::waits_for_nothing(part.to_string()),
                );
            }
        }))
    }

    /// The phase with what is pending, if it fits the table.
    pub(crate) fn phase(self, race: &Race, word: Word) -> Result<Phase, PositionError> {
        if self.word()? != word {
            return fault("pending", files::MISFITS_PHASE);
        }
        match self {
            Pending::Pay { lane, due } => pay(race, lane, due),
            Pending::Card {
                card,
                left,
                then,
                target,
            } => under_way(race, card, &left, then, target),
        }
    }
}

fn pay(race: &Race, lane: Lane, due: u8) -> Result<Phase, PositionError> {
    if !(1..=LANE_PRICE).contains(&due) {
        return fault("pending.due", files::message::lane_price(LANE_PRICE));
    }
    if race.active().cards.hand().len() < usize::from(due) {
        return fault("pending.due", files::HAND_TOO_SMALL);
    }
    let own = race.active().lane;
    let near = match race.options.lane_change {
        LaneChange::Any => own != Some(lane),
        LaneChange::Adjacent => own.is_some_and(|own| own.is_beside(lane)),
    };
    if !near {
        return fault("pending.lane", files::LANE_UNREACHABLE);
    }
    Ok(Phase::Pay { lane, due })
}

fn under_way(
    race: &Race,
    card: Card,
    left: &[Part],
    then: Then,
    target: Option<Seat>,
) -> Result<Phase, PositionError> {
    if race.active().cards.played().first() != Some(&card) {
        return fault("pending.card", files::NOT_PLAYED_LAST);
    }
    let design = race.table().design(card);
    match then {
        Then::Bonus | Then::OptionA | Then::OptionB if design.bonus.is_none() => {
            return fault("pending.then", files::CARD_WITHOUT_BONUS);
        }
        Then::OptionB if design.option_b.is_none() => {
            return fault("pending.then", files::CARD_WITH_ONE_OPTION);
        }
        Then::Nothing | Then::Bonus | Then::OptionA | Then::OptionB => {}
    }
    let Some((&first, rest)) = left.split_first() else {
        return bonus(race, card, then);
    };
    let lists: &[List] = match then {
        Then::Bonus => &[List::A, List::B],
        Then::OptionA | Then::OptionB => &[List::Bonus],
        Then::Nothing => &[List::A, List::B, List::Bonus],
    };
    let fits = |list: &&List| {
        let parts = list_of(design, **list).map_or(&[][..], Effects::parts);
        let tail = parts.len().checked_sub(left.len()).map(|at| &parts[at..]);
        tail.and_then(|tail| tail.split_first())
            .is_some_and(|(part, after)| is_what_is_left(first, *part) && after == rest)
    };
    let Some(&list) = lists.iter().find(fits) else {
        return fault("pending.left", files::NOT_LEFT_OVER);
    };
    let parts = list_of(design, list).map_or(0, |list| list.parts().len());
    let under_way = UnderWay {
        card,
        list,
        at: (parts - left.len()) as u8,
        left: first.number().unwrap_or(0),
        then,
    };
    let asks = asks(race, first, under_way, target)?;
    Ok(Phase::Card(asks, under_way))
}

/// A29: the option is done and the bonus may be used.
fn bonus(race: &Race, card: Card, then: Then) -> Result<Phase, PositionError> {
    if !race.in_bonus_lane(card) {
        return fault("pending.left", files::OUTSIDE_BONUS_LANE);
    }
    // Nothing else can follow here, so the field may be left out.
    if !matches!(then, Then::Bonus | Then::Nothing) {
        return fault("pending.then", files::MUST_BE_BONUS);
    }
    let under_way = UnderWay {
        card,
        list: List::A,
        at: race.effects(card, List::A).parts().len() as u8,
        left: 0,
        then: Then::Bonus,
    };
    Ok(Phase::Card(Asks::Bonus, under_way))
}

fn list_of<'a>(design: &'a Design<'_>, list: List) -> Option<&'a Effects> {
    match list {
        List::A => Some(&design.option_a),
        List::B => design.option_b.as_ref(),
        List::Bonus => design.bonus.as_ref().map(|(_, effects)| effects),
    }
}

/// Whether `left` can be what is left of `part`: discards and sheds count down.
fn is_what_is_left(left: Part, part: Part) -> bool {
    match (left, part) {
        (Part::Discard(n), Part::Discard(of)) | (Part::Shed(n), Part::Shed(of)) => n <= of,
        _ => left == part,
    }
}

/// What the first unfinished part asks for, if it can ask for it now.
fn asks(
    race: &Race,
    part: Part,
    under_way: UnderWay,
    target: Option<Seat>,
) -> Result<Asks, PositionError> {
    let runner = race.active();
    let own = || runner.cards.hand().iter().chain(runner.cards.nest());
    match part {
        Part::Move(_) | Part::Chase(_) if runner.moved => {
            fault("pending.left", files::FREE_LANE_USED)
        }
        Part::Chase(_) if race.ahead() == 0 => fault("pending.left", files::NOBODY_AHEAD),
        Part::Move(_) | Part::Chase(_) | Part::LaneAny => Ok(Asks::Go),
        Part::TrapOne(_) | Part::PushOne(_) => match target {
            None => Ok(Asks::Target),
            Some(_) if !race.offers_evils(under_way) => {
                fault("pending.target", files::NOBODY_ANSWERS)
            }
            Some(seat) if seat == race.turn => fault("pending.target", files::MUST_BE_OPPONENT),
            Some(seat) => Ok(Asks::Evils(seat)),
        },
        Part::Discard(_) if runner.cards.hand().is_empty() => {
            fault("pending.left", files::NOTHING_TO_DISCARD)
        }
        Part::Discard(_) => Ok(Asks::Discard),
        Part::Shed(_) if !own().any(|&card| race.table().trap_designs.contains(card)) => {
            fault("pending.left", files::NOTHING_TO_SHED)
        }
        Part::Shed(_) => Ok(Asks::Shed),
        Part::Back(_)
        | Part::Acorn(_)
        | Part::Draw(_)
        | Part::TrapSelf(_)
        | Part::TrapEach(_)
        | Part::PushEach(_) => fault(
            "pending.left",
            files::message::waits_for_nothing(part.to_string()),
        ),
    }
}
