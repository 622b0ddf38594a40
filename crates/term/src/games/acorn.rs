use acorn::{Action, Card, Design, Kind, Lane, Race, View, Way};
use engine::{Seat, Viewer};

use crate::Face;

/// The most columns a lane takes.
const COLUMNS: u16 = 80;

impl Face for Race {
    fn table(view: &View) -> String {
        let (forage, traps, removed) = view.pile_sizes();
        let finish = view.options.finish.spot();
        let mut lines = vec![format!(
            "Round {} · finish {finish} · Forage deck {forage}, Traps {traps}, out of the game {removed}",
            view.round
        )];
        lines.extend(Lane::ALL.map(|lane| track(view, lane)));
        lines.extend(Seat::all(view.seats()).map(|seat| player(view, seat)));
        lines.push(format!("Row, for {} acorns in the pool", view.acorns));
        lines.extend(view.row().iter().map(|&card| line(view, card)));
        if !view.played().is_empty() {
            let names: Vec<_> = view
                .played()
                .iter()
                .map(|&card| view.design(card).name)
                .collect();
            lines.push(format!("Played  {}", names.join(", ")));
        }
        if let Some(card) = view.under_way() {
            let name = view.design(card).name;
            lines.push(format!("{name} asks for a decision: {}", view.phase()));
        }
        if matches!(view.viewer, Viewer::Seat(_)) {
            lines.push("Your hand".to_owned());
            lines.extend(view.own_hand().map(|card| line(view, card)));
        }
        lines.join("\n")
    }

    fn remark(view: &View, action: Action) -> String {
        match action {
            Action::Play(card, way) => played(view.design(card), way),
            Action::Buy(card) => effects(view.design(card)),
            Action::Pick(animal) => {
                let cards = acorn::standard().designs().iter();
                let own = cards.filter(|design| design.kind == Kind::Animal(animal));
                own.map(|design| format!("{}: {}", design.name, effects(design)))
                    .collect::<Vec<_>>()
                    .join("; ")
            }
            Action::Change(_) => "costs two cards of your hand".to_owned(),
            Action::Target(seat) => {
                let seen = view.seen(Seat::new(seat.into()));
                format!("on spot {}, floor {}", seen.spot, seen.floor)
            }
            Action::Pay(card) | Action::Discard(card) => effects(view.design(card)),
            Action::Bonus => {
                let bonus = view
                    .under_way()
                    .and_then(|card| view.design(card).bonus.as_ref());
                bonus.map_or(String::new(), |(_, list)| list.to_string())
            }
            Action::Shed(_) => "from your hand".to_owned(),
            Action::Trap => "take the Trap".to_owned(),
            Action::Back => "go back 3".to_owned(),
            Action::Start(_)
            | Action::Reveal(_)
            | Action::Skip
            | Action::Go(_)
            | Action::ShedFromNest(_)
            | Action::Enough
            | Action::End => String::new(),
        }
    }
}

/// A lane with its pawns by seat number, `*` where several stand.
fn track(view: &View, lane: Lane) -> String {
    let finish = view.options.finish.spot();
    // A long track shows two spots in a column.
    let scale = finish / COLUMNS + 1;
    let mut columns: Vec<char> = (0..=finish / scale).map(|_| '.').collect();
    for &checkpoint in view.options.finish.checkpoints() {
        columns[usize::from(checkpoint / scale)] = '|';
    }
    let last = columns.len() - 1;
    columns[last] = '#';
    let mut taken = vec![false; columns.len()];
    for seat in Seat::all(view.seats()) {
        let seen = view.seen(seat);
        if seen.lane != Some(lane) {
            continue;
        }
        let column = usize::from(seen.spot / scale).min(last);
        let digit = char::from_digit(seat.index() as u32, 10).unwrap_or('?');
        columns[column] = if taken[column] { '*' } else { digit };
        taken[column] = true;
    }
    format!("{lane:<6} {}", columns.into_iter().collect::<String>())
}

fn player(view: &View, seat: Seat) -> String {
    let seen = view.seen(seat);
    let who = if view.viewer == Viewer::Seat(seat) {
        "you"
    } else {
        "   "
    };
    let turn = if view.turn == seat { ">" } else { " " };
    let animal = seen.animal.map_or("no animal yet", |animal| animal.name());
    let pawn = match seen.lane {
        None => "not placed yet".to_owned(),
        Some(lane) => format!("spot {:2} {lane:<5} (floor {:2})", seen.spot, seen.floor),
    };
    format!(
        "{turn}Seat {seat} {who} {animal:<9} {pawn}  deck {:2}, hand {:2}, Nest {:2}",
        seen.deck_size,
        seen.hand_size,
        view.nest(seat).count(),
    )
}

fn line(view: &View, card: Card) -> String {
    let design = view.design(card);
    format!("  {:<17} {}", card.id(), effects(design))
}

/// Everything a card says, in one line.
fn effects(design: &Design) -> String {
    let mut text = match design.kind {
        Kind::Forage { cost } => format!("({cost}) "),
        Kind::Trap => "Trap: ".to_owned(),
        Kind::Start | Kind::Animal(_) => String::new(),
    };
    text.push_str(&design.option_a.to_string());
    if let Some(b) = &design.option_b {
        text.push_str(&format!(" / {b}"));
    }
    if let Some((lane, bonus)) = &design.bonus {
        text.push_str(&format!(" · in the {lane}: {bonus}"));
    }
    if design.must_play {
        text.push_str(" · must be played");
    }
    text
}

/// What a card does if it is played this way.
fn played(design: &Design, way: Way) -> String {
    let option = match way {
        Way::B | Way::BonusB => design.option_b.as_ref().unwrap_or(&design.option_a),
        Way::Only | Way::A | Way::BonusOnly | Way::BonusA => &design.option_a,
    };
    match &design.bonus {
        Some((_, bonus)) if way.bonus_first() => format!("{bonus}, then {option}"),
        _ => option.to_string(),
    }
}
