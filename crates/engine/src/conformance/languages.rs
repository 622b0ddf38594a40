use std::{array::from_fn, collections::BTreeSet, ops::Range};

use i18n::{Language, Message, Set, speaking};
use serde_json::{Map, Value};

use super::{Conform, variants};
use crate::{
    Chance, Forecast, HouseRules as _, Match, Notation, PositionError, Seat, Seed, Status, Switch,
    Tactics, Viewer, house,
};

/// Plays random games, one for each seed, each with house rules drawn at random, and checks
/// that everything the game says about them can be said in every language: what happens, to
/// every viewer, refusals, reasons of hints, and which house rules contradict each other.
///
/// # Panics
///
/// Panics, naming game, seed and ply, at a message that a language lacks, that is the same
/// sentence in two languages, or that shows the marks of its making; and if some usual value
/// of a house rule was in no game.
pub fn check_languages<G: Conform + Tactics>(seeds: Range<u64>, max_plies: usize) {
    let mut untried: BTreeSet<String> = (variants::<G>().into_iter())
        .map(|(name, _)| name)
        .filter(|name| name != "default")
        .collect();
    for n in seeds {
        let mut chooser = Seed::from(n).bot(usize::MAX >> 1);
        let Some((given, mut game)) = mixed_table::<G>(n, &mut chooser) else {
            continue;
        };
        for (key, value) in given {
            untried.remove(&format!("{key}={value}"));
        }
        while let Status::Awaits(who) = game.state().status() {
            let at = format!("{} seed {n} ply {}", G::ID, game.ply());
            assert!(game.ply() < max_plies, "{at}: the game does not end");
            let waiting: Vec<Seat> = who.iter().collect();
            let seat = chooser.choose(&waiting);
            let action = chooser.choose(&game.legal(seat));
            check_reasons(game.state(), seat, action, &mut chooser, &at);
            if (n as usize + game.ply()).is_multiple_of(8) {
                let mut thinkable = Vec::new();
                game.state().thinkable(&mut thinkable);
                for seat in Seat::all(game.state().seats()) {
                    let refusals = thinkable.iter().map(|&a| game.state().refusal(seat, a));
                    for refusal in refusals.flatten() {
                        check_sentence(&refusal.words, &at);
                    }
                }
            }
            let happening = (game.submit(game.ply(), seat, action))
                .unwrap_or_else(|error| panic!("{at}: {action:?}: {error}"));
            for event in &happening.events {
                for viewer in Viewer::all(game.state().seats()) {
                    if let Some(message) = G::tell(event, viewer) {
                        check_sentence(&message, &at);
                    }
                }
            }
        }
    }
    assert!(untried.is_empty(), "{}: not tried: {untried:?}", G::ID);
}

/// A table with house rules drawn at random and the values given; nothing, once that was said
/// properly, where they contradict each other.
fn mixed_table<G: Notation>(
    n: u64,
    chooser: &mut impl Chance,
) -> Option<(Map<String, Value>, Match<G>)> {
    let mut given = Map::new();
    for switch in G::Options::SWITCHES {
        // Most keep their default, for many switches at once contradict each other too often.
        if chooser.below(3) == 0 {
            let values = switch.values.usual();
            let which = chooser.below(values.len() as u32) as usize;
            given.insert(switch.key.to_owned(), values[which].clone());
        }
    }
    let (least, most) = G::PLAYERS;
    let seats = least + chooser.below((most - least + 1) as u32) as usize;
    let table = house::read::<G::Options>(&given)
        .and_then(|options| Match::new(options, Some(seats), Seed::from(n)));
    match table {
        Ok(game) => Some((given, game)),
        Err(error) => {
            check_sentence(&error.reason, &format!("{} seed {n}", G::ID));
            None
        }
    }
}

/// Reasons for an action, from forecasts drawn at random.
fn check_reasons<G: Tactics>(
    state: &G,
    seat: Seat,
    action: G::Action,
    chooser: &mut impl Chance,
    at: &str,
) {
    let mut draw = || chooser.below(1000) as f32 / 1000.0;
    let mut forecast = || Forecast {
        outlook: draw(),
        means: from_fn(|_| 12.0 * draw()),
        spreads: from_fn(|_| 3.0 * draw()),
    };
    let (one, other) = (forecast(), forecast());
    let view = state.view(Viewer::Seat(seat));
    for other in [None, Some(&other)] {
        if let Some(reason) = G::reason(&view, seat, action, &one, other) {
            check_sentence(&reason, at);
        }
    }
}

/// Checks the catalogue of a game against all that its rules and its faces say, which are
/// these sets: everything is there in every language, with the arguments it is given, and
/// nothing else is.
///
/// # Panics
///
/// Panics, naming file and line, at everything that is wrong.
pub fn check_catalogue<G: Notation>(sets: &[&'static Set]) {
    let switches: BTreeSet<String> = (G::Options::SWITCHES.iter())
        .flat_map(Switch::message_ids)
        .collect();
    let by_convention = |id: &str| {
        let begins = ["piece-", "about-", "reason-", "field-", "prompt-", "text-"];
        let named = begins.iter().any(|begin| id.starts_with(begin));
        named || ["summary", "credit", "seams"].contains(&id) || switches.contains(id)
    };
    let mistakes = G::CATALOGUE.mistakes(sets, &by_convention);
    assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
}

/// Checks that every language says what is wrong with a position that somebody wrote. What is
/// wrong with its JSON the library says, in English.
///
/// # Panics
///
/// Panics at a message that a language lacks, or that is the same sentence in two languages.
pub fn check_position_error(error: &PositionError) {
    if error.reason.id() != "verbatim" {
        check_sentence(&error.reason, &error.field);
    }
}

fn check_sentence(message: &Message, at: &str) {
    let texts = Language::ALL.map(|language| {
        let gaps = message.gaps(language);
        assert!(gaps.is_empty(), "{at}: {language:?} lacks {gaps:?}");
        let text = speaking(language, || message.to_string());
        let is_whole = !text.is_empty() && !text.contains(['{', '}']) && !text.contains("  ");
        assert!(is_whole, "{at}: {} in {language:?}: {text}", message.id());
        text
    });
    for (i, text) in texts.iter().enumerate() {
        let same = texts.iter().take(i).any(|other| other == text);
        assert!(!same, "{at}: {} in two languages: {text}", message.id());
    }
}
