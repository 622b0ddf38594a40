use dandelion::{
    Action, Card, Cards, Dandelion, Guild, Hand, Icon, Icons, Insect, Offer, Step, Table, View,
};
use engine::{Seat, Viewer};

use crate::Face;

/// How wide a table may be.
const WIDTH: usize = 100;

impl Face for Dandelion {
    fn table(view: &View) -> String {
        let table = &view.table;
        let mut lines = vec![middle(view)];
        if let Some(seat) = table.drought() {
            lines.push(format!(
                "Drought: nothing gives water to new guilds until seat {seat} has built"
            ));
        }
        if let Some(seat) = table.final_lap() {
            lines.push(format!("The end is near: seat {seat} had a dry turn"));
        }
        for seat in Seat::all(table.seats()) {
            lines.push(player(view, seat));
            let guilds = table.garden().guilds(seat).enumerate();
            lines.extend(guilds.flat_map(|(number, guild)| guild_lines(table, number, &guild)));
        }
        if let Viewer::Seat(_) = view.viewer {
            lines.push("Your hand".to_owned());
            lines.extend(view.own_hand().iter().flat_map(|card| {
                let line = format!("  {:<19} {}", card.name(), icons(card));
                wrap(&line, 22)
            }));
        }
        lines.push(asked(view));
        lines.join("\n")
    }

    fn remark(view: &View, action: Action) -> String {
        let Viewer::Seat(seat) = view.viewer else {
            return String::new();
        };
        if let Some(made) = view.prospect(seat, action) {
            return match made.gain {
                gain if gain == made.worth => points(made.worth),
                gain => format!("{}, {gain:+} for you", points(made.worth)),
            };
        }
        match action {
            Action::Done => "go on to the discard".to_owned(),
            Action::Discard(card) | Action::Take(card) => icons(card),
            Action::DrawDeck => format!("{} cards left", view.deck),
            Action::AphidsOn(guild) | Action::Offer(guild) => guild_in_short(view, seat, guild),
            Action::AphidsAway => "out of the game".to_owned(),
            Action::Suffer => "let the aphids land".to_owned(),
            Action::Accept(from) => offered(view, from),
            Action::Apply { seat, guild } | Action::Cure { seat, guild, .. } => {
                let owner = Seat::all(view.table.seats()).nth(usize::from(seat));
                owner.map_or(String::new(), |owner| guild_in_short(view, owner, guild))
            }
            Action::Lay { .. }
            | Action::Extend { .. }
            | Action::TradeSaved(_)
            | Action::DrawPile
            | Action::AphidsTo { .. }
            | Action::Spend(_)
            | Action::Save
            | Action::Trade
            | Action::Pass
            | Action::Refuse => String::new(),
        }
    }
}

/// Deck, pile and what is out of the game.
fn middle(view: &View) -> String {
    let pile: Vec<&str> = view
        .table
        .discard()
        .iter()
        .rev()
        .map(|card| card.name())
        .collect();
    let pile = match pile.as_slice() {
        [] => "empty".to_owned(),
        cards => format!("{} cards, top first: {}", cards.len(), cards.join(", ")),
    };
    let line = format!("Deck {} cards · pile {pile}", view.deck);
    let out: Vec<&str> = view.table.out().iter().map(Card::name).collect();
    let line = match out.as_slice() {
        [] => line,
        cards => format!("{line} · out of the game: {}", cards.join(", ")),
    };
    wrap(&line, 2).join("\n")
}

fn player(view: &View, seat: Seat) -> String {
    let table = &view.table;
    let who = if view.viewer.is(seat) { " (you)" } else { "" };
    let turn = if table.turn() == seat { "> " } else { "  " };
    let score = table.garden().score(seat);
    let mut line = format!(
        "{turn}Seat {seat}{who}: {}, {} cards in hand",
        points(score),
        view.hand(seat).len()
    );
    if let (Hand::Hidden(_), known) = (view.hand(seat), table.known(seat))
        && !known.is_empty()
    {
        line.push_str(&format!(" (among them {})", names(known)));
    }
    let saved: Vec<&str> = table
        .saved(seat)
        .iter()
        .map(|i: Insect| i.card().name())
        .collect();
    if !saved.is_empty() {
        line.push_str(&format!(", saved: {}", saved.join(", ")));
    }
    wrap(&line, 4).join("\n")
}

/// A guild with its number and worth, the centre first in brackets.
fn guild_lines(table: &Table, number: usize, guild: &Guild<'_>) -> Vec<String> {
    let centre = table.centre(guild);
    let cards: Vec<String> = (guild.cards.iter())
        .map(|&card| {
            let name = joker_name(table, card);
            if Some(card) == centre && guild.cards.len() > 1 {
                format!("[{name}]")
            } else {
                name
            }
        })
        .collect();
    let aphids = if guild.aphids { " · APHIDS" } else { "" };
    let line = format!(
        "    {number}: {} · {}{aphids}",
        points(guild.points().into()),
        cards.join(" + ")
    );
    wrap(&line, 7)
}

/// The Dandelion says what it stands for, if it is a joker.
fn joker_name(table: &Table, card: Card) -> String {
    match table.garden().joker() {
        Some(icon) if card == Card::DANDELION => format!("{} ({})", card.name(), icon.id()),
        _ => card.name().to_owned(),
    }
}

/// What is being decided now.
fn asked(view: &View) -> String {
    let table = &view.table;
    let turn = table.turn();
    match table.step() {
        Step::Build => format!("Seat {turn} builds."),
        Step::Discard => format!("Seat {turn} discards a card."),
        Step::Replenish => format!("Seat {turn} needs {} cards.", table.need()),
        Step::Take => format!("Seat {turn} takes {} more from the pile.", table.need()),
        Step::Aphids { seat } => format!("Aphids! Seat {seat} says where they go."),
        Step::Landing { seat, guild } => {
            format!("Aphids are about to land on guild {guild} of seat {seat}.")
        }
        Step::Insect { insect, seat } => {
            format!(
                "Seat {seat} has turned up or received the {}.",
                insect.card().name()
            )
        }
        Step::Offers { insect, seat, .. } => {
            format!(
                "Seat {turn} offers the {}; seat {seat} is asked.",
                insect.card().name()
            )
        }
        Step::Answer { insect, .. } => {
            format!("Seat {turn} has offers for the {}.", insect.card().name())
        }
        Step::Over => "The game is over.".to_owned(),
    }
}

/// A guild in a few words: its centre, how many help it, its worth.
fn guild_in_short(view: &View, owner: Seat, number: u8) -> String {
    let table = &view.table;
    let Some(guild) = table.garden().guild(owner, usize::from(number)) else {
        return String::new();
    };
    let centre = table.centre(&guild).map_or("", Card::name);
    let worth = points(guild.points().into());
    match guild.cards.len() {
        1 => format!("{centre}, {worth}"),
        cards => format!("{centre} and {} more, {worth}", cards - 1),
    }
}

fn offered(view: &View, from: u8) -> String {
    let (Step::Answer { offers, .. }, Some(owner)) = (
        view.table.step(),
        Seat::all(view.table.seats()).nth(usize::from(from)),
    ) else {
        return String::new();
    };
    match offers[owner.index()] {
        Offer::Guild(number) => guild_in_short(view, owner, number),
        Offer::Pass | Offer::Open => String::new(),
    }
}

fn icons(card: Card) -> String {
    let list = |icons: Icons| {
        let words: Vec<&str> = icons.iter().map(Icon::id).collect();
        words.join(", ")
    };
    match (card.inputs().is_empty(), card.outputs().is_empty()) {
        (true, true) => String::new(),
        (true, false) => format!("needs nothing; gives {}", list(card.outputs())),
        (false, true) => format!("needs {}", list(card.inputs())),
        (false, false) => {
            format!(
                "needs {}; gives {}",
                list(card.inputs()),
                list(card.outputs())
            )
        }
    }
}

fn names(cards: Cards) -> String {
    let names: Vec<&str> = cards.iter().map(Card::name).collect();
    names.join(", ")
}

fn points(points: i64) -> String {
    if points == 1 {
        "1 point".to_owned()
    } else {
        format!("{points} points")
    }
}

/// Breaks a line at spaces; what follows is indented.
fn wrap(line: &str, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let start = line.len() - line.trim_start().len();
    let mut current = " ".repeat(start);
    for word in line.trim_start().split(' ') {
        let blank = current.trim().is_empty();
        if !blank && current.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(std::mem::replace(&mut current, " ".repeat(indent)));
            current.push_str(word);
            continue;
        }
        if !blank {
            current.push(' ');
        }
        current.push_str(word);
    }
    lines.push(current);
    lines
}

#[cfg(test)]
mod tests {
    use dandelion::Options;
    use engine::{Chance as _, Game as _, Seed};

    use super::*;

    /// Every position of some random games is drawn within the width, and
    /// shows no card its viewer may not see.
    #[test]
    fn tables_fit_and_show_only_what_the_viewer_sees() {
        for seed in 0..5 {
            let mut chance = Seed::from(seed).setup();
            let mut game = Dandelion::setup(&Options::default(), 4, &mut chance);
            let mut legal = Vec::new();
            while let Some(seat) = game.awaits().first() {
                for viewer in Viewer::all(4) {
                    let view = game.view(viewer);
                    let drawn = <Dandelion as Face>::table(&view);
                    let widest = drawn.lines().map(|line| line.chars().count()).max();
                    assert!(widest <= Some(WIDTH), "{drawn}");
                    for held in Seat::all(4).filter(|&held| !viewer.is(held)) {
                        for card in game.hand(held).minus(game.table().known(held)).iter() {
                            assert!(!drawn.contains(card.name()), "{viewer:?} {card}: {drawn}");
                        }
                    }
                }
                legal.clear();
                game.legal_actions(seat, &mut legal);
                let action = chance.choose(&legal);
                let view = game.view(Viewer::Seat(seat));
                assert!(Dandelion::remark(&view, action).chars().count() < WIDTH);
                game.apply(seat, action, &mut chance, &mut ());
            }
        }
    }
}
