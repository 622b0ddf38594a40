//! What the page of the Acorn Race says.

use crate::{
    Action, Animal, Card, Design, Kind, Lane, View,
    words::{self as rules, spot},
};
use engine::{Outcome, Seat};
use i18n::{List, Message};

use board::words::message::cards_count as cards;

i18n::messages! {
    /// The board.
    pub static WORDS of crate::words::CATALOGUE;
    phrases {
        TERM_LANE, TERM_ACORN_NAME, TERM_ACORN, TERM_SHED_NAME, TERM_SHED, TERM_TRAP, TERM_MUST,
        TERM_NEST, TERM_CHECKPOINT,
        TRACK, ROW_EMPTY, PLAYED, RUNNERS, NEST, NEST_EMPTY, REMOVED, YOUR_HAND, ANIMALS, MUST,
        FORAGE_DECK, TRAP_DECK, LANE, LANES, TO_YOU, TO_ONE, TO_EACH, PUSHED_ONE, PUSHED_EACH,
        PER_PAWN_AHEAD, AWAY,
        TRAP, START_CARD, SPOT, NO_ANIMAL, SHELF_START, SHELF_ANIMALS, SHELF_FORAGE,
        SHELF_TRAPS, CHANGE_COSTS, CAN_BUY,
    }
    sentences {
        lane_name(lane: Message),
        costs(cost: Count),
        full_name(card: Text, kind: Message, does: Message),
        full_name_or(card: Message, other: Message),
        full_name_bonus(card: Message, lane: Message, bonus: Message),
        full_name_must(card: Message),
        runner_waits(animal: Message),
        runner(animal: Message, spot: Space, lane: Message),
        runner_safe(animal: Message, spot: Space, lane: Message, floor: Count),
        holdings(hand: Count, deck: Count, nest: Count),
        standing(lane: Message, holdings: Message),
        row_title(acorns: Message),
        piles(forage: Message, traps: Message),
        progress(round: Count, seat: Seat, ahead: Count, finish: Count),
        progress_card(round: Count, seat: Seat, ahead: Count, finish: Count, card: Piece),
        bonus_follows(bonus: Message),
        for_acorns(acorns: Message),
        left_in_hand(cards: Message),
        unspent(acorns: Message, cards: Message),
        ending_rounds(seat: Seat),
        ending_finish(seat: Seat, finish: Count),
        can_play(count: Count),
        draw_short(count: Count),
        discard_short(count: Count),
    }
}

/// What a card says where there is little room: to draw so many.
pub(super) fn draw_short(count: u8) -> String {
    say::draw_short(count)
}

/// The same, to discard so many.
pub(super) fn discard_short(count: u8) -> String {
    say::discard_short(count)
}

/// What an animal is called.
pub(super) fn animal(animal: Animal) -> String {
    animal.word().to_string()
}

/// What a lane is called.
pub(super) fn lane(lane: Lane) -> String {
    say::lane_name(lane.word())
}

/// Where a card comes from.
pub(super) fn kind(design: &Design<'static>) -> Message {
    match design.kind {
        Kind::Start => START_CARD.into(),
        Kind::Animal(animal) => animal.word(),
        Kind::Forage { cost } => message::costs(cost),
        Kind::Trap => TRAP.into(),
    }
}

/// The card with everything on it.
pub(super) fn full_name(design: &Design<'static>) -> String {
    let does = design.option_a.words();
    let mut words = message::full_name(design.called(), kind(design), does);
    if let Some(b) = &design.option_b {
        words = message::full_name_or(words, b.words());
    }
    if let Some((lane, bonus)) = &design.bonus {
        words = message::full_name_bonus(words, lane.word(), bonus.words());
    }
    if design.must_play {
        words = message::full_name_must(words);
    }
    words.to_string()
}

fn seen_animal(view: &View, seat: Seat) -> Message {
    let animal = view.seen(seat).animal;
    animal.map_or_else(|| NO_ANIMAL.into(), Animal::word)
}

/// A pawn and where it stands.
pub(super) fn runner(view: &View, seat: Seat) -> Message {
    let seen = view.seen(seat);
    let animal = seen_animal(view, seat);
    match seen.lane {
        None => message::runner_waits(animal),
        Some(lane) => match seen.floor {
            0 => message::runner(animal, spot(seen.spot), lane.word()),
            floor => message::runner_safe(animal, spot(seen.spot), lane.word(), floor),
        },
    }
}

pub(super) fn holdings(view: &View, seat: Seat) -> Message {
    let seen = view.seen(seat);
    message::holdings(seen.hand_size, seen.deck_size, view.nest(seat).count())
}

pub(super) fn row_title(view: &View) -> String {
    say::row_title(acorns(view.acorns))
}

fn acorns(count: u16) -> Message {
    rules::message::acorns(count)
}

pub(super) fn piles(view: &View) -> String {
    let (forage, traps, _) = view.pile_sizes();
    say::piles(cards(forage), cards(traps))
}

pub(super) fn standing(view: &View, seat: Seat) -> Message {
    let animal = || seen_animal(view, seat);
    let lane = view
        .seen(seat)
        .lane
        .map_or_else(animal, |lane| lane.word().into());
    message::standing(lane, holdings(view, seat))
}

pub(super) fn progress(view: &View) -> Message {
    let finish = view.options.finish.spot();
    let ahead = Seat::all(view.seats())
        .map(|seat| view.seen(seat).spot)
        .max()
        .unwrap_or(0);
    let (round, turn) = (view.round, view.turn);
    match view.under_way() {
        Some(card) => message::progress_card(round, turn, ahead, finish, card.piece()),
        None => message::progress(round, turn, ahead, finish),
    }
}

/// What an action would cost or bring.
pub(super) fn preview(view: &View, action: Action) -> Option<Message> {
    match action {
        Action::Pick(animal) => {
            let designs = crate::standard().cards();
            let own = designs.filter(|card| card.design().kind == Kind::Animal(animal));
            Some(rules::message::listed(List::and(own.map(Card::piece))))
        }
        Action::Change(_) => Some(CHANGE_COSTS.into()),
        Action::Play(card, way) => {
            let (lane, bonus) = view.design(card).bonus.as_ref()?;
            let here = view.seen(view.turn).lane == Some(*lane);
            (here && !way.bonus_first()).then(|| message::bonus_follows(bonus.words()))
        }
        Action::Buy(card) => match view.design(card).kind {
            Kind::Forage { cost } => Some(message::for_acorns(acorns(cost.into()))),
            Kind::Start | Kind::Animal(_) | Kind::Trap => None,
        },
        Action::Bonus => {
            let (_, bonus) = view.design(view.under_way()?).bonus.as_ref()?;
            Some(bonus.words())
        }
        Action::Target(seat) => {
            let seat = Seat::all(view.seats()).nth(seat.into())?;
            Some(runner(view, seat))
        }
        Action::End => {
            let unused = cards(view.own_hand().count());
            Some(match view.acorns {
                0 => message::left_in_hand(unused),
                n => message::unspent(acorns(n), unused),
            })
        }
        Action::Start(_)
        | Action::Reveal(_)
        | Action::Pay(_)
        | Action::Skip
        | Action::Go(_)
        | Action::Discard(_)
        | Action::Shed(_)
        | Action::ShedFromNest(_)
        | Action::Enough
        | Action::Trap
        | Action::Back => None,
    }
}

/// How the race ended.
pub(super) fn ending(view: &View, outcome: &Outcome) -> Message {
    let winner = outcome.winners(view.seats()).first();
    let winner = winner.unwrap_or(view.turn);
    match outcome.reason {
        "rounds" => message::ending_rounds(winner),
        _ => message::ending_finish(winner, view.options.finish.spot()),
    }
}

/// What may still be done in a turn that is about to end.
pub(super) fn left_undone(legal: &[Action]) -> Option<String> {
    let cards: std::collections::BTreeSet<_> = (legal.iter())
        .filter_map(|action| match action {
            Action::Play(card, _) => Some(card.id()),
            _ => None,
        })
        .collect();
    let buys = legal.iter().any(|action| matches!(action, Action::Buy(_)));
    match (cards.len(), buys) {
        (0, false) => None,
        (0, true) => Some(CAN_BUY.into()),
        (n, _) => Some(say::can_play(n)),
    }
}
