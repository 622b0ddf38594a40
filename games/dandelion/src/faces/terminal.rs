use crate::{
    Action, Card, Dandelion, Guild, Hand, Icon, Icons, Offer, Step, Table, View,
    words::{
        NOTHING,
        message::{and_more, just_card, listed},
        named,
        say::{needs_gives, points},
    },
};
use engine::{Seat, Viewer};
use i18n::{List, Message};

use term::Face;

i18n::messages! {
    /// The table in lines of text.
    pub static WORDS of crate::words::CATALOGUE;
    phrases {
        COUNTED_FROM, YOUR_HAND, NO_PILE, INFESTED, GAME_ENDED, GO_ON, OUT_OF_GAME, LET_LAND,
    }
    sentences {
        drought_until(seat: Seat),
        end_is_near(seat: Seat),
        deck_and_pile(deck: Count, pile: Message),
        pile_of(cards: Count, list: List),
        and_out(line: Message, cards: List),
        player(seat: Seat, points: Count, cards: Count),
        player_you(seat: Seat, points: Count, cards: Count),
        and_known(line: Message, cards: List),
        and_saved(line: Message, insects: List),
        now_builds(seat: Seat),
        now_discards(seat: Seat),
        now_replenishes(seat: Seat, cards: Count),
        now_takes(seat: Seat, count: Count),
        now_aphids(seat: Seat),
        now_landing(number: Count, seat: Seat),
        now_insect(seat: Seat, insect: Piece),
        now_offers(seat: Seat, insect: Piece, asked: Seat),
        now_answers(seat: Seat, insect: Piece),
        cards_left(cards: Count),
        points_for_you(points: Count, gain: Text),
        in_short(centre: Message, points: Count),
    }
}

/// How wide a table may be.
const WIDTH: usize = 100;

impl Face for Dandelion {
    fn table(view: &View) -> String {
        let table = &view.table;
        let mut lines = vec![middle(view)];
        if let Some(seat) = table.drought() {
            lines.push(say::drought_until(seat));
        }
        if let Some(seat) = table.final_lap() {
            lines.push(say::end_is_near(seat));
        }
        for seat in Seat::all(table.seats()) {
            lines.push(player(view, seat));
            let guilds = table.garden().guilds(seat).enumerate();
            lines.extend(guilds.flat_map(|(number, guild)| guild_lines(table, number, &guild)));
        }
        if let Viewer::Seat(_) = view.viewer {
            lines.push(YOUR_HAND.into());
            lines.extend(view.own_hand().iter().flat_map(|card| {
                let line = format!("  {:<19} {}", card.piece().name(), icons(card));
                wrap(&line, 22)
            }));
            if Seat::all(table.seats()).any(|seat| !table.garden().is_empty(seat)) {
                lines.push(COUNTED_FROM.into());
            }
        }
        lines.push(asked(view).to_string());
        lines.join("\n")
    }

    fn remark(view: &View, action: Action) -> String {
        let Viewer::Seat(seat) = view.viewer else {
            return String::new();
        };
        if let Some(made) = view.prospect(seat, action) {
            return match made.gain {
                gain if gain == made.worth => points(made.worth),
                gain => say::points_for_you(made.worth, format!("{gain:+}")),
            };
        }
        match action {
            Action::Done => GO_ON.into(),
            Action::Discard(card) | Action::Take(card) => icons(card),
            Action::DrawDeck => say::cards_left(view.deck),
            Action::AphidsOn(guild) | Action::Offer(guild) => guild_in_short(view, seat, guild),
            Action::AphidsAway => OUT_OF_GAME.into(),
            Action::Suffer => LET_LAND.into(),
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
    let pile = view.table.discard();
    let pile = match pile.len() {
        0 => NO_PILE.into(),
        count => {
            let from_top = pile.iter().rev().map(|card| card.piece());
            message::pile_of(count, List::commas(from_top))
        }
    };
    let mut line = message::deck_and_pile(view.deck, pile);
    let mut out = view.table.out().iter().map(Card::piece).peekable();
    if out.peek().is_some() {
        line = message::and_out(line, List::commas(out));
    }
    wrap(&line.to_string(), 2).join("\n")
}

fn player(view: &View, seat: Seat) -> String {
    let table = &view.table;
    let (score, held) = (table.garden().score(seat), view.hand(seat).len());
    let mut line = if view.viewer.is(seat) {
        message::player_you(seat, score, held)
    } else {
        message::player(seat, score, held)
    };
    if let (Hand::Hidden(_), known) = (view.hand(seat), table.known(seat))
        && !known.is_empty()
    {
        line = message::and_known(line, List::commas(known.iter().map(Card::piece)));
    }
    let saved = table.saved(seat);
    if !saved.is_empty() {
        line = message::and_saved(line, List::commas(saved.iter().map(crate::Insect::piece)));
    }
    let turn = if table.turn() == seat { "> " } else { "  " };
    wrap(&format!("{turn}{line}"), 4).join("\n")
}

/// A guild with its number and worth, the centre first in brackets.
fn guild_lines(table: &Table, number: usize, guild: &Guild<'_>) -> Vec<String> {
    let centre = table.centre(guild);
    let joker = table.garden().joker();
    let cards: Vec<String> = (guild.cards.iter())
        .map(|&card| {
            let name = listed(List::and([named(card, joker)])).to_string();
            if Some(card) == centre && guild.cards.len() > 1 {
                format!("[{name}]")
            } else {
                name
            }
        })
        .collect();
    let aphids = if guild.aphids {
        format!(" · {INFESTED}")
    } else {
        String::new()
    };
    let line = format!(
        "    {}: {} · {}{aphids}",
        number + 1,
        points(guild.points()),
        cards.join(" + ")
    );
    wrap(&line, 7)
}

/// What is being decided now.
fn asked(view: &View) -> Message {
    let table = &view.table;
    let turn = table.turn();
    match table.step() {
        Step::Build => message::now_builds(turn),
        Step::Discard => message::now_discards(turn),
        Step::Replenish => message::now_replenishes(turn, table.need()),
        Step::Take => message::now_takes(turn, table.need()),
        Step::Aphids { seat } => message::now_aphids(seat),
        Step::Landing { seat, guild } => message::now_landing(guild + 1, seat),
        Step::Insect { insect, seat } => message::now_insect(seat, insect.piece()),
        Step::Offers { insect, seat, .. } => message::now_offers(turn, insect.piece(), seat),
        Step::Answer { insect, .. } => message::now_answers(turn, insect.piece()),
        Step::Over => GAME_ENDED.into(),
    }
}

/// A guild in a few words: its centre, how many help it, its worth.
fn guild_in_short(view: &View, owner: Seat, number: u8) -> String {
    let table = &view.table;
    let Some(guild) = table.garden().guild(owner, usize::from(number)) else {
        return String::new();
    };
    let Some(centre) = table.centre(&guild) else {
        return points(guild.points());
    };
    let centre = match guild.cards.len() {
        1 => just_card(centre.piece()),
        cards => and_more(centre.piece(), cards - 1),
    };
    say::in_short(centre, guild.points())
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

/// What a card needs and gives; nothing for wild ones.
fn icons(card: Card) -> String {
    if card.wild().is_some() {
        return String::new();
    }
    let list = |icons: Icons| match icons {
        Icons::NONE => Message::from(NOTHING),
        icons => listed(List::commas(icons.iter().map(Icon::word))),
    };
    needs_gives(list(card.inputs()), list(card.outputs()))
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
    use crate::Options;
    use engine::{Chance as _, Game as _, Seed};
    use i18n::{Language, speaking};

    use super::*;

    /// Every position of some random games is drawn within the width in every language, and
    /// shows no card its viewer may not see.
    #[test]
    fn tables_fit_and_show_only_what_the_viewer_sees() {
        for language in Language::ALL {
            speaking(language, || (0..5).for_each(play));
        }
    }

    fn play(seed: u64) {
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
                        let name = card.piece().name();
                        assert!(!drawn.contains(name), "{viewer:?} {card}: {drawn}");
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

    #[test]
    fn the_table_speaks_german() {
        let game = Dandelion::setup(&Options::default(), 2, &mut Seed::from(1).setup());
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let drawn = speaking(Language::German, || <Dandelion as Face>::table(&view));
        let mut lines = drawn.lines();
        assert_eq!(
            lines.next(),
            Some("Nachziehstapel: 53 Karten · Ablagestapel: leer")
        );
        assert_eq!(
            lines.next(),
            Some("> Platz 1 (du): 0 Punkte, 5 Karten auf der Hand")
        );
        assert_eq!(drawn.lines().last(), Some("Platz 1 baut."));
    }
}
