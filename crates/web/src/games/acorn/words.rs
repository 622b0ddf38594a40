//! What the Acorn Race says.

use acorn::{Action, Card, Design, Effects, Kind, Lane, Part, View, Way};
use engine::{Outcome, Seat};

use crate::{board::Names, words};

macro_rules! words {
    ($($name:ident = $text:expr;)+) => { $(pub(super) const $name: &str = $text;)+ };
}

words! {
    TRACK = "Track";
    ROW = "Forage Row";
    ROW_EMPTY = "The Row is empty.";
    PLAYED = "Played this turn";
    RUNNERS = "Runners";
    NEST = "Nest";
    NEST_EMPTY = "empty";
    REMOVED = "Out of the game";
    YOUR_HAND = "Your hand";
    ANIMALS = "Animals to pick from";
    OR = "or";
    MUST = "must be played";
    TRAP = "Trap";
    START_CARD = "starting card";
    SPOT = "spot on the track";
    FINISH = "finish";
}

/// The parts of the gallery.
pub(super) const SHELVES: [&str; 4] = ["Starting cards", "Animals", "Forage cards", "Traps"];

fn part(part: Part) -> String {
    match part {
        Part::Move(n) => format!("forward {n}"),
        Part::Back(n) => format!("back {n}"),
        Part::Acorn(n) => words::counted(n.into(), "acorn", "acorns"),
        Part::Draw(n) => format!("draw {n}"),
        Part::Discard(n) => format!("discard {n}"),
        Part::TrapSelf(n) => format!("{} for you", words::counted(n.into(), "Trap", "Traps")),
        Part::TrapOne(n) => format!(
            "{} for one opponent",
            words::counted(n.into(), "Trap", "Traps")
        ),
        Part::TrapEach(n) => format!(
            "{} for every opponent",
            words::counted(n.into(), "Trap", "Traps")
        ),
        Part::PushOne(n) => format!("one opponent back {n}"),
        Part::PushEach(n) => format!("every opponent back {n}"),
        Part::Chase(n) => format!("forward {n} for each pawn ahead"),
        Part::Shed(n) => format!("shed up to {}", words::counted(n.into(), "Trap", "Traps")),
        Part::LaneAny => "any lane".to_owned(),
    }
}

/// An effect list as people read it.
pub(super) fn effects(effects: &Effects) -> String {
    let parts: Vec<String> = effects.parts().iter().map(|&p| part(p)).collect();
    match parts.as_slice() {
        [] => "nothing happens".to_owned(),
        parts => parts.join(", "),
    }
}

pub(super) fn in_lane(lane: Lane) -> String {
    format!("in the {lane}")
}

pub(super) fn kind(design: &Design<'_>) -> String {
    match design.kind {
        Kind::Start => START_CARD.to_owned(),
        Kind::Animal(animal) => animal.name().to_owned(),
        Kind::Forage { cost } => format!("costs {cost}"),
        Kind::Trap => TRAP.to_owned(),
    }
}

/// The card with everything on it.
pub(super) fn full_name(design: &Design<'_>) -> String {
    let mut text = format!(
        "{}, {}: {}",
        design.name,
        kind(design),
        effects(&design.option_a)
    );
    if let Some(b) = &design.option_b {
        text.push_str(&format!(", or {}", effects(b)));
    }
    if let Some((lane, bonus)) = &design.bonus {
        text.push_str(&format!(". Bonus in the {lane}: {}", effects(bonus)));
    }
    if design.must_play {
        text.push_str(". Must be played");
    }
    text
}

pub(super) fn lane(lane: Lane) -> &'static str {
    match lane {
        Lane::Trail => "Trail",
        Lane::River => "River",
        Lane::Brush => "Brush",
    }
}

pub(super) fn runner(view: &View, seat: Seat) -> String {
    let seen = view.seen(seat);
    let animal = seen.animal.map_or("no animal yet", acorn::Animal::name);
    match seen.lane {
        None => format!("{animal}, not placed yet"),
        Some(lane) => {
            let floor = match seen.floor {
                0 => String::new(),
                floor => format!(", cannot fall behind {floor}"),
            };
            format!("{animal}, spot {} in the {lane}{floor}", seen.spot)
        }
    }
}

pub(super) fn holdings(view: &View, seat: Seat) -> String {
    let seen = view.seen(seat);
    format!("hand {}, deck {}", seen.hand_size, seen.deck_size)
}

pub(super) fn row_title(view: &View) -> String {
    format!(
        "{ROW}: {} to spend",
        words::counted(view.acorns.into(), "acorn", "acorns")
    )
}

pub(super) fn piles(view: &View) -> String {
    let (forage, traps, _) = view.pile_sizes();
    format!(
        "Forage deck: {}. Trap deck: {}.",
        words::cards(forage),
        words::cards(traps)
    )
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
    let mut line = format!(
        "Round {} · {}’s turn · the first pawn is on {ahead} of {finish}",
        view.round,
        who.of(view.turn)
    );
    if let Some(card) = view.under_way() {
        line.push_str(&format!(
            " · {} is being carried out",
            view.design(card).name
        ));
    }
    line
}

pub(super) fn task(view: &View) -> String {
    let due = view.cards_due().unwrap_or(1);
    match view.phase() {
        "pick" => "pick an animal".to_owned(),
        "start" => "choose a lane to start in".to_owned(),
        "reveal" => "say how many cards to turn up".to_owned(),
        "lane" => "change lanes, play a card or end your turn".to_owned(),
        "pay" => format!("pay {}", words::counted(due.into(), "card", "cards")),
        "play" => "play, buy, or end your turn".to_owned(),
        "bonus" => "use the bonus, or not".to_owned(),
        "go" => "choose a lane".to_owned(),
        "target" => "choose an opponent".to_owned(),
        "discard" => format!("discard {}", words::counted(due.into(), "card", "cards")),
        "shed" => format!("shed up to {}", words::counted(due.into(), "Trap", "Traps")),
        "evils" => "take a Trap, or go back 3".to_owned(),
        _ => "the race is over".to_owned(),
    }
}

fn option<'a>(design: &'a Design<'_>, way: Way) -> &'a Effects {
    match way {
        Way::B | Way::BonusB => design.option_b.as_ref().unwrap_or(&design.option_a),
        Way::Only | Way::A | Way::BonusOnly | Way::BonusA => &design.option_a,
    }
}

fn name(view: &View, card: Card) -> &'static str {
    view.design(card).name
}

pub(super) fn label(view: &View, who: &Names, action: Action) -> String {
    match action {
        Action::Pick(animal) => format!("Pick the {}", animal.name()),
        Action::Start(lane) => format!("Start in the {lane}"),
        Action::Reveal(n) => format!("Turn up {}", words::cards(n.into())),
        Action::Change(lane) => format!("Change to the {lane}"),
        Action::Pay(card) => format!("Pay {}", name(view, card)),
        Action::Play(card, way) => {
            let design = view.design(card);
            let option = effects(option(design, way));
            match &design.bonus {
                Some((_, bonus)) if way.bonus_first() => {
                    format!("Play {}: {}, then {option}", design.name, effects(bonus))
                }
                _ => format!("Play {}: {option}", design.name),
            }
        }
        Action::Bonus => "Use the bonus".to_owned(),
        Action::Skip => "No bonus".to_owned(),
        Action::Buy(card) => format!("Buy {}", name(view, card)),
        Action::Go(lane) => format!("Go to the {lane}"),
        Action::Target(seat) => {
            let seat = Seat::all(view.seats()).nth(seat.into());
            format!("Aim at {}", seat.map_or("", |seat| who.of(seat)))
        }
        Action::Discard(card) => format!("Discard {}", name(view, card)),
        Action::Shed(card) => format!("Shed {}", name(view, card)),
        Action::ShedFromNest(card) => format!("Shed {} from the Nest", name(view, card)),
        Action::Enough => "Shed no more".to_owned(),
        Action::Trap => "Take the Trap".to_owned(),
        Action::Back => "Go back 3".to_owned(),
        Action::End => "End the turn".to_owned(),
    }
}

pub(super) fn preview(view: &View, action: Action) -> Option<String> {
    match action {
        Action::Pick(animal) => {
            let cards = acorn::standard().designs().iter();
            let own = cards.filter(|design| design.kind == Kind::Animal(animal));
            let names: Vec<&str> = own.map(|design| design.name).collect();
            Some(words::list(&names))
        }
        Action::Change(_) => Some("costs two cards of your hand".to_owned()),
        Action::Play(card, way) => {
            let design = view.design(card);
            let (lane, bonus) = design.bonus.as_ref()?;
            let here = view.seen(view.turn).lane == Some(*lane);
            (here && !way.bonus_first())
                .then(|| format!("the bonus may follow: {}", effects(bonus)))
        }
        Action::Buy(card) => match view.design(card).kind {
            Kind::Forage { cost } => Some(format!(
                "for {}, into your Nest",
                words::counted(cost.into(), "acorn", "acorns")
            )),
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
            let unused = view.own_hand().count();
            let acorns = match view.acorns {
                0 => String::new(),
                n => format!("{} unspent; ", words::counted(n.into(), "acorn", "acorns")),
            };
            Some(format!(
                "{acorns}{} left in hand; ends undo",
                words::cards(unused)
            ))
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
    let finish = view.options.finish.spot();
    match outcome.reason {
        "rounds" => format!(
            "200 rounds are over and nobody is home: {name} is furthest ahead, the earlier player among equals (A75)."
        ),
        _ => format!(
            "{name} is over the finish on spot {finish} (A45, A72). The others are ranked by how far they came."
        ),
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
        (0, true) => Some("You can still buy a card.".to_owned()),
        (n, _) => Some(format!(
            "You can still play {}.",
            words::counted(n, "card", "cards")
        )),
    }
}
