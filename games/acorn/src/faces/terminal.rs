use crate::{Action, Card, Design, Effects, Kind, Lane, Race, View, Way, words::animal_name};
use engine::{Seat, Viewer};
use i18n::{Language, Numbered, Seats as _, spoken};

use term::Face;

i18n::messages! {
    /// The race in lines of text.
    pub static WORDS of crate::words::CATALOGUE;
    phrases {
        CHANGE_COSTS, MUST, NO_ANIMAL, TERMINAL_FROM_HAND, TERMINAL_GO_BACK,
        TERMINAL_NOT_PLACED, TERMINAL_TAKE_TRAP, TERMINAL_YOU, YOUR_HAND,
    }
    sentences {
        terminal_asks(card: Text, task: Message),
        terminal_cards(deck: Text, hand: Text, nest: Text),
        terminal_effect(effect: Message),
        terminal_head(round: Count, finish: Count, forage: Count, traps: Count, removed: Count),
        terminal_pawn(spot: Text, lane: Text, floor: Text),
        terminal_played(cards: Text),
        terminal_price(cost: Count, does: Text),
        terminal_row(acorns: Count),
        terminal_target(seat: Seat, spot: Count, floor: Count),
        terminal_then(bonus: Text, does: Text),
        terminal_trap(does: Text),
    }
}

/// The most columns a lane takes.
const COLUMNS: u16 = 80;

impl Face for Race {
    fn table(view: &View) -> String {
        let (forage, traps, removed) = view.pile_sizes();
        let finish = view.options.finish.spot();
        let mut lines = vec![say::terminal_head(
            view.round, finish, forage, traps, removed,
        )];
        lines.extend(Lane::ALL.map(|lane| track(view, lane)));
        lines.extend(players(view));
        lines.push(say::terminal_row(view.acorns));
        lines.extend(view.row().iter().map(|&card| line(view, card)));
        if !view.played().is_empty() {
            let names: Vec<_> = view
                .played()
                .iter()
                .map(|&card| view.design(card).called())
                .collect();
            lines.push(say::terminal_played(names.join(", ")));
        }
        if let Some(card) = view.under_way() {
            let name = view.design(card).called();
            lines.push(say::terminal_asks(name, view.task()));
        }
        if matches!(view.viewer, Viewer::Seat(_)) {
            lines.push(YOUR_HAND.into());
            lines.extend(view.own_hand().map(|card| line(view, card)));
        }
        lines.join("\n")
    }

    fn remark(view: &View, action: Action) -> String {
        match action {
            Action::Play(card, way) => named(view.design(card), &played(view, card, way)),
            Action::Buy(card) | Action::Pay(card) | Action::Discard(card) => {
                described(view.design(card))
            }
            Action::Pick(animal) => {
                let cards = crate::standard().designs().iter();
                let own = cards.filter(|design| design.kind == Kind::Animal(animal));
                own.map(|design| format!("{}: {}", design.called(), effects(design)))
                    .collect::<Vec<_>>()
                    .join("; ")
            }
            Action::Change(_) => CHANGE_COSTS.into(),
            Action::Target(seat) => {
                let seat = Seat::new(seat.into());
                let seen = view.seen(seat);
                say::terminal_target(seat, seen.spot, seen.floor)
            }
            Action::Bonus => {
                let bonus = view
                    .under_way()
                    .and_then(|card| view.design(card).bonus.as_ref());
                bonus.map_or(String::new(), |(_, list)| briefly(list))
            }
            Action::Shed(card) => named(view.design(card), TERMINAL_FROM_HAND.text()),
            Action::Trap => TERMINAL_TAKE_TRAP.into(),
            Action::Back => TERMINAL_GO_BACK.into(),
            Action::Start(_)
            | Action::Reveal(_)
            | Action::Skip
            | Action::Go(_)
            | Action::ShedFromNest(_)
            | Action::Enough
            | Action::End => translated(view, action),
        }
    }
}

/// What an action does that speaks for itself, to whoever does not speak English.
fn translated(view: &View, action: Action) -> String {
    match spoken() {
        Language::English => String::new(),
        Language::German => view.label(action).to_string(),
    }
}

/// What is said of a card that stands there by its id, with its name where that is another.
fn named(design: &Design<'static>, text: &str) -> String {
    let name = design.called();
    if name == design.name {
        text.to_owned()
    } else {
        format!("{name}: {text}")
    }
}

fn width(words: impl IntoIterator<Item = String>) -> usize {
    let widths = words.into_iter().map(|word| word.chars().count());
    widths.max().unwrap_or(0)
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
        let digit = char::from_digit(seat.index() as u32 + 1, 10).unwrap_or('?');
        columns[column] = if taken[column] { '*' } else { digit };
        taken[column] = true;
    }
    let columns: String = columns.into_iter().collect();
    let widest = lane_width();
    format!("{:<widest$} {columns}", lane.word().text())
}

fn lane_width() -> usize {
    width(Lane::ALL.map(|lane| lane.word().into()))
}

/// A line for each seat.
fn players(view: &View) -> Vec<String> {
    let animals: Vec<String> = Seat::all(view.seats())
        .map(|seat| match view.seen(seat).animal {
            None => NO_ANIMAL.into(),
            Some(animal) => animal_name(animal.name()).to_string(),
        })
        .collect();
    let animal_width = width(animals.iter().cloned());
    let you_width = width([TERMINAL_YOU.into()]);
    let lane_width = lane_width();
    let line = |(seat, animal): (Seat, &String)| {
        let seen = view.seen(seat);
        let is_you = view.viewer == Viewer::Seat(seat);
        let you = if is_you { TERMINAL_YOU.text() } else { "" };
        let turn = if view.turn == seat { ">" } else { " " };
        let pawn = match seen.lane {
            None => TERMINAL_NOT_PLACED.into(),
            Some(lane) => say::terminal_pawn(
                format!("{:2}", seen.spot),
                format!("{:<lane_width$}", lane.word().text()),
                format!("{:2}", seen.floor),
            ),
        };
        let cards = say::terminal_cards(
            format!("{:2}", seen.deck_size),
            format!("{:2}", seen.hand_size),
            format!("{:2}", view.nest(seat).count()),
        );
        format!(
            "{turn}{} {you:<you_width$} {animal:<animal_width$} {pawn}  {cards}",
            Numbered.name(seat.into())
        )
    };
    Seat::all(view.seats()).zip(&animals).map(line).collect()
}

fn line(view: &View, card: Card) -> String {
    format!("  {:<17} {}", card.id(), described(view.design(card)))
}

/// A card that stands there by its id.
fn described(design: &Design<'static>) -> String {
    named(design, &effects(design))
}

/// Everything a card says, in one line.
fn effects(design: &Design<'static>) -> String {
    let mut does = briefly(&design.option_a);
    if let Some(b) = &design.option_b {
        does.push_str(&format!(" / {}", briefly(b)));
    }
    if let Some((lane, bonus)) = &design.bonus {
        does.push_str(&format!(" · {}: {}", lane.word(), briefly(bonus)));
    }
    if design.must_play {
        does.push_str(&format!(" · {MUST}"));
    }
    match design.kind {
        Kind::Forage { cost } => say::terminal_price(cost, does),
        Kind::Trap => say::terminal_trap(does),
        Kind::Start | Kind::Animal(_) => does,
    }
}

/// What a list of effects does, in as few words as can be.
fn briefly(effects: &Effects) -> String {
    let parts = match effects.parts() {
        [] => vec![say::terminal_effect(effects.words())],
        parts => (parts.iter())
            .map(|part| say::terminal_effect(part.words()))
            .collect(),
    };
    parts.join("; ")
}

/// What a card does if it is played this way.
fn played(view: &View, card: Card, way: Way) -> String {
    let option = briefly(view.option(card, way));
    match &view.design(card).bonus {
        Some((_, bonus)) if way.bonus_first() => say::terminal_then(briefly(bonus), option),
        _ => option,
    }
}

#[cfg(test)]
mod tests {
    use crate::Options;
    use engine::{Chance as _, Game as _, Match, Seed};
    use i18n::speaking;

    use super::*;

    /// Every line of a race, and every remark as it stands behind its action in the list.
    #[test]
    fn no_line_is_wider_than_a_hundred_columns_in_any_language() {
        for language in Language::ALL {
            speaking(language, || {
                let seed = Seed::from(3);
                let mut race = Match::<Race>::new(Options::default(), Some(5), seed).unwrap();
                let mut chance = seed.bot(0);
                while let Some(seat) = race.state().awaits().first() {
                    let view = race.state().view(Viewer::Seat(seat));
                    for line in <Race as Face>::table(&view).lines() {
                        assert!(line.chars().count() <= 100, "{line}");
                    }
                    let action = chance.choose(&race.legal(seat));
                    race.submit(race.ply(), seat, action).unwrap();
                }
                for design in crate::standard().designs() {
                    let line = format!("  {:<17} {}", design.id, described(design));
                    assert!(line.chars().count() <= 100, "{line}");
                }
            });
        }
    }

    #[test]
    fn cards_are_described_in_both_languages() {
        let design = |id| Card::from_id(id).unwrap().design();
        assert_eq!(
            described(design("sly-trick")),
            "trap one 1; acorn 1 / move 4"
        );
        assert_eq!(
            described(design("refresh")),
            "(1) draw 1; discard 1 / move 3 · brush: draw 1; discard 1"
        );
        assert_eq!(
            described(design("tangled-roots")),
            "Trap: back 2 · must be played"
        );
        assert_eq!(described(design("mud-puddle")), "Trap: none");
        speaking(Language::German, || {
            assert_eq!(
                described(design("refresh")),
                "Erfrischung: (1) 1 ziehen; 1 weg / 3 vor · Gebüsch: 1 ziehen; 1 weg"
            );
            assert_eq!(
                described(design("tangled-roots")),
                "Wurzelgeflecht: Falle: 2 zurück · muss gespielt werden"
            );
        });
    }
}
