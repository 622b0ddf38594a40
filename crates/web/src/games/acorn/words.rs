//! What the Acorn Race says.

use crate::words::name_of;
use acorn::{Action, Animal, Card, Design, Effects, Kind, Lane, Part, View, Way};
use engine::{Outcome, Seat};
use i18n::Phrase;

use crate::{board::Names, words};

i18n::messages! {
    /// The board.
    pub static WORDS of acorn::words::CATALOGUE;
    phrases {
        TERM_LANE, TERM_ACORN_NAME, TERM_ACORN, TERM_SHED_NAME, TERM_SHED, TERM_TRAP, TERM_MUST,
        TERM_NEST, TERM_CHECKPOINT,
        TRACK, ROW_EMPTY, PLAYED, RUNNERS, NEST, NEST_EMPTY, REMOVED, YOUR_HAND, ANIMALS, OR, MUST,
        TRAP, START_CARD, SPOT, FINISH, LANE_TRAIL, LANE_RIVER, LANE_BRUSH, NOTHING_HAPPENS,
        ANY_LANE, NO_ANIMAL, SHELF_START, SHELF_ANIMALS, SHELF_FORAGE, SHELF_TRAPS, TASK_PICK,
        TASK_START, TASK_REVEAL, TASK_LANE, TASK_PLAY, TASK_BONUS, TASK_GO, TASK_TARGET,
        TASK_EVILS, TASK_OVER, USE_BONUS, NO_BONUS, ENOUGH, TAKE_TRAP, GO_BACK, END_TURN,
        CHANGE_COSTS, CAN_BUY,
    }
    sentences {
        acorns(count: Count),
        traps(count: Count),
        forward(spots),
        back(spots),
        draw(cards),
        discard_some(cards),
        trap_self(traps),
        trap_one(traps),
        trap_each(traps),
        push_one(spots),
        push_each(spots),
        chase(spots),
        shed_some(traps),
        in_lane(lane),
        costs(cost),
        full_name(name, kind, does),
        full_name_or(card, other),
        full_name_bonus(card, lane, bonus),
        full_name_must(card),
        numbered(spot),
        runner_waits(animal),
        runner(animal, spot, lane),
        runner_safe(animal, spot, lane, floor),
        holdings(hand, deck),
        row_title(acorns),
        piles(forage, traps),
        progress(round, name, ahead, finish),
        progress_card(round, name, ahead, finish, card),
        task_pay(cards),
        task_discard(cards),
        pick(animal),
        start_in(lane),
        turn_up(cards),
        change_to(lane),
        pay(card),
        play(card, does),
        play_bonus(card, bonus, does),
        buy(card),
        go_to(lane),
        aim_at(name),
        discard(card),
        shed(card),
        shed_from_nest(card),
        bonus_follows(bonus),
        for_acorns(acorns),
        left_in_hand(cards),
        unspent(acorns, cards),
        ending_rounds(name),
        ending_finish(name, finish),
        can_play(count: Count),
    }
}

/// What a card is called.
pub(super) fn name_of_card(design: &Design<'static>) -> &'static str {
    name_of("acorn", design.name)
}

/// What an animal is called.
pub(super) fn animal(animal: Animal) -> &'static str {
    name_of("acorn", animal.name())
}

fn part(part: Part) -> String {
    match part {
        Part::Move(n) => say::forward(n),
        Part::Back(n) => say::back(n),
        Part::Acorn(n) => say::acorns(n),
        Part::Draw(n) => say::draw(n),
        Part::Discard(n) => say::discard_some(n),
        Part::TrapSelf(n) => say::trap_self(&say::traps(n)),
        Part::TrapOne(n) => say::trap_one(&say::traps(n)),
        Part::TrapEach(n) => say::trap_each(&say::traps(n)),
        Part::PushOne(n) => say::push_one(n),
        Part::PushEach(n) => say::push_each(n),
        Part::Chase(n) => say::chase(n),
        Part::Shed(n) => say::shed_some(&say::traps(n)),
        Part::LaneAny => ANY_LANE.into(),
    }
}

/// An effect list as people read it.
pub(super) fn effects(effects: &Effects) -> String {
    let parts: Vec<String> = effects.parts().iter().map(|&p| part(p)).collect();
    match parts.as_slice() {
        [] => NOTHING_HAPPENS.into(),
        parts => parts.join(", "),
    }
}

pub(super) fn in_lane(lane: Lane) -> String {
    say::in_lane(lane.id())
}

pub(super) fn kind(design: &Design<'static>) -> String {
    match design.kind {
        Kind::Start => START_CARD.into(),
        Kind::Animal(animal) => self::animal(animal).to_owned(),
        Kind::Forage { cost } => say::costs(cost),
        Kind::Trap => TRAP.into(),
    }
}

/// The card with everything on it.
pub(super) fn full_name(design: &Design<'static>) -> String {
    let does = effects(&design.option_a);
    let mut text = say::full_name(name_of_card(design), &kind(design), &does);
    if let Some(b) = &design.option_b {
        text = say::full_name_or(&text, &effects(b));
    }
    if let Some((lane, bonus)) = &design.bonus {
        text = say::full_name_bonus(&text, lane.id(), &effects(bonus));
    }
    if design.must_play {
        text = say::full_name_must(&text);
    }
    text
}

pub(super) fn lane(lane: Lane) -> Phrase {
    match lane {
        Lane::Trail => LANE_TRAIL,
        Lane::River => LANE_RIVER,
        Lane::Brush => LANE_BRUSH,
    }
}

pub(super) fn runner(view: &View, seat: Seat) -> String {
    let seen = view.seen(seat);
    let animal = seen.animal.map_or_else(|| NO_ANIMAL.text(), animal);
    match seen.lane {
        None => say::runner_waits(animal),
        Some(lane) => match seen.floor {
            0 => say::runner(animal, seen.spot, lane.id()),
            floor => say::runner_safe(animal, seen.spot, lane.id(), floor),
        },
    }
}

pub(super) fn holdings(view: &View, seat: Seat) -> String {
    let seen = view.seen(seat);
    say::holdings(seen.hand_size, seen.deck_size)
}

pub(super) fn row_title(view: &View) -> String {
    say::row_title(&say::acorns(view.acorns))
}

pub(super) fn piles(view: &View) -> String {
    let (forage, traps, _) = view.pile_sizes();
    say::piles(&words::cards(forage), &words::cards(traps))
}

pub(super) fn standing(view: &View, seat: Seat) -> String {
    format!("{} · {}", runner(view, seat), holdings(view, seat))
}

pub(super) fn progress(view: &View, who: &Names) -> String {
    let finish = view.options.finish.spot();
    let ahead = Seat::all(view.seats())
        .map(|seat| view.seen(seat).spot)
        .max()
        .unwrap_or(0);
    let (round, turn) = (view.round, who.of(view.turn));
    match view.under_way() {
        Some(card) => say::progress_card(round, turn, ahead, finish, name(view, card)),
        None => say::progress(round, turn, ahead, finish),
    }
}

pub(super) fn task(view: &View) -> String {
    let due = view.cards_due().unwrap_or(1);
    match view.phase() {
        "pick" => TASK_PICK.into(),
        "start" => TASK_START.into(),
        "reveal" => TASK_REVEAL.into(),
        "lane" => TASK_LANE.into(),
        "pay" => say::task_pay(&words::cards(due.into())),
        "play" => TASK_PLAY.into(),
        "bonus" => TASK_BONUS.into(),
        "go" => TASK_GO.into(),
        "target" => TASK_TARGET.into(),
        "discard" => say::task_discard(&words::cards(due.into())),
        "shed" => say::shed_some(&say::traps(due)),
        "evils" => TASK_EVILS.into(),
        _ => TASK_OVER.into(),
    }
}

fn option<'a>(design: &'a Design<'_>, way: Way) -> &'a Effects {
    match way {
        Way::B | Way::BonusB => design.option_b.as_ref().unwrap_or(&design.option_a),
        Way::Only | Way::A | Way::BonusOnly | Way::BonusA => &design.option_a,
    }
}

/// What a card at this table is called.
pub(super) fn name(view: &View, card: Card) -> &'static str {
    name_of_card(view.design(card))
}

pub(super) fn label(view: &View, who: &Names, action: Action) -> String {
    match action {
        Action::Pick(animal) => say::pick(self::animal(animal)),
        Action::Start(lane) => say::start_in(lane.id()),
        Action::Reveal(n) => say::turn_up(&words::cards(n.into())),
        Action::Change(lane) => say::change_to(lane.id()),
        Action::Pay(card) => say::pay(name(view, card)),
        Action::Play(card, way) => {
            let design = view.design(card);
            let option = effects(option(design, way));
            match &design.bonus {
                Some((_, bonus)) if way.bonus_first() => {
                    say::play_bonus(name_of_card(design), &effects(bonus), &option)
                }
                _ => say::play(name_of_card(design), &option),
            }
        }
        Action::Bonus => USE_BONUS.into(),
        Action::Skip => NO_BONUS.into(),
        Action::Buy(card) => say::buy(name(view, card)),
        Action::Go(lane) => say::go_to(lane.id()),
        Action::Target(seat) => {
            let seat = Seat::all(view.seats()).nth(seat.into());
            say::aim_at(seat.map_or("", |seat| who.of(seat)))
        }
        Action::Discard(card) => say::discard(name(view, card)),
        Action::Shed(card) => say::shed(name(view, card)),
        Action::ShedFromNest(card) => say::shed_from_nest(name(view, card)),
        Action::Enough => ENOUGH.into(),
        Action::Trap => TAKE_TRAP.into(),
        Action::Back => GO_BACK.into(),
        Action::End => END_TURN.into(),
    }
}

pub(super) fn preview(view: &View, action: Action) -> Option<String> {
    match action {
        Action::Pick(animal) => {
            let cards = acorn::standard().designs().iter();
            let own = cards.filter(|design| design.kind == Kind::Animal(animal));
            let names: Vec<&str> = own.map(name_of_card).collect();
            Some(words::list(&names))
        }
        Action::Change(_) => Some(CHANGE_COSTS.into()),
        Action::Play(card, way) => {
            let design = view.design(card);
            let (lane, bonus) = design.bonus.as_ref()?;
            let here = view.seen(view.turn).lane == Some(*lane);
            (here && !way.bonus_first()).then(|| say::bonus_follows(&effects(bonus)))
        }
        Action::Buy(card) => match view.design(card).kind {
            Kind::Forage { cost } => Some(say::for_acorns(&say::acorns(cost))),
            Kind::Start | Kind::Animal(_) | Kind::Trap => None,
        },
        Action::Bonus => {
            let (_, bonus) = view.design(view.under_way()?).bonus.as_ref()?;
            Some(effects(bonus))
        }
        Action::Target(seat) => {
            let seat = Seat::all(view.seats()).nth(seat.into())?;
            Some(runner(view, seat))
        }
        Action::End => {
            let unused = words::cards(view.own_hand().count());
            Some(match view.acorns {
                0 => say::left_in_hand(&unused),
                n => say::unspent(&say::acorns(n), &unused),
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

pub(super) fn ending(view: &View, who: &Names, outcome: &Outcome) -> String {
    let winner = outcome.winners(view.seats()).first();
    let name = winner.map_or("", |seat| who.of(seat));
    match outcome.reason {
        "rounds" => say::ending_rounds(name),
        _ => say::ending_finish(name, view.options.finish.spot()),
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
