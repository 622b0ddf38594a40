//! What every game must keep to, tested on random play.

use std::{array::from_fn, collections::BTreeSet, ops::Range};

use i18n::{Language, Message, speaking};
use serde_json::{Map, Value};

use crate::{
    Chance, Dice, Forecast, Game, HouseRules as _, Match, Notation, Record, Refusal, Rulebook,
    Seat, Seed, Status, Tactics, Viewer, house, position,
};

/// What a game tells about itself so that it can be tested.
pub trait Conform: Notation {
    /// Panics if this position breaks a law of its own: a card in two places,
    /// a counter out of range, a shown void that is held.
    fn audit(&self);

    /// Ids that must not be in what `viewer` sees, from the position and not
    /// from the view: cards in other hands, say.
    fn hidden_from(&self, viewer: Viewer) -> Vec<String>;

    /// Appends actions somebody might try, most of them illegal. A few dozen
    /// that cover every kind will do.
    fn thinkable(&self, out: &mut Vec<Self::Action>);
}

/// The variants to test: the default, and each usual value of each switch
/// alone. Mixes the rules refuse are left out.
pub fn variants<G: Game>() -> Vec<(String, G::Options)> {
    let mut variants = vec![("default".to_owned(), G::Options::default())];
    for switch in G::Options::SWITCHES {
        for value in switch.values.usual() {
            let name = format!("{}={value}", switch.key);
            let given = [(switch.key.to_owned(), value)].into_iter().collect();
            let options = house::read::<G::Options>(&given)
                .unwrap_or_else(|error| panic!("{}: {error}", G::ID));
            if variants.iter().all(|(_, known)| *known != options) && options.seats(None).is_ok() {
                variants.push((name, options));
            }
        }
    }
    variants
}

/// Whether tests should leave nothing out, however long that takes: the
/// environment variable `HEDGEROW_THOROUGH` is set.
pub fn is_thorough() -> bool {
    std::env::var_os("HEDGEROW_THOROUGH").is_some()
}

/// Plays random games, one for each seed, and checks the contract of [`Game`]
/// at every position for every viewer.
///
/// # Panics
///
/// Panics, naming game, seed and ply, where the contract is broken.
pub fn check<G: Conform>(
    options: &G::Options,
    seats: Option<usize>,
    seeds: Range<u64>,
    max_plies: usize,
) {
    check_every::<G>(1, options, seats, seeds, max_plies);
}

/// As [`check`], but the dear checks (written positions and views, thinkable
/// actions, all viewers) are made only at every `stride`-th ply, other plies for
/// other seeds: for games of many plies, where a thousand games would take too
/// long. At every other ply one viewer, in turn, makes one guess. If
/// [`is_thorough`], nothing is left out.
///
/// # Panics
///
/// Panics, naming game, seed and ply, where the contract is broken.
pub fn check_every<G: Conform>(
    stride: usize,
    options: &G::Options,
    seats: Option<usize>,
    seeds: Range<u64>,
    max_plies: usize,
) {
    let stride = if is_thorough() { 1 } else { stride };
    let book = Rulebook::parse(G::RULEBOOK);
    let rules: BTreeSet<&str> = book.rules().iter().map(|rule| rule.number).collect();
    for n in seeds {
        let mut chooser = Seed::from(n).bot(usize::MAX >> 1);
        let mut game = Match::<G>::new(options.clone(), seats, Seed::from(n))
            .unwrap_or_else(|error| panic!("{} seed {n}: {error}", G::ID));
        loop {
            let at = format!("{} seed {n} ply {}", G::ID, game.ply());
            assert!(game.ply() < max_plies, "{at}: the game does not end");
            game.state().audit();
            let over = game.state().awaits().is_empty();
            if over || (n as usize + game.ply()).is_multiple_of(stride) {
                check_actions(game.state(), &rules, &at);
                check_position(&game, &at);
                for viewer in Viewer::all(game.state().seats()) {
                    check_view(&game, viewer, n, &at);
                }
            } else {
                let seats = game.state().seats();
                let turn = (n as usize + game.ply()) % (seats + 1);
                let viewer = Viewer::all(seats).nth(turn).expect("one of the viewers");
                let mut chance = Seed::from(n).bot(game.ply());
                check_guess(game.state(), viewer, &mut chance, &at);
            }
            let Status::Awaits(who) = game.state().status() else {
                break;
            };
            let waiting: Vec<Seat> = who.iter().collect();
            assert!(!waiting.is_empty(), "{at}: nobody is to act");
            let seat = chooser.choose(&waiting);
            let action = chooser.choose(&game.legal(seat));
            let ply = game.ply();
            game.submit(ply, seat, action)
                .unwrap_or_else(|e| panic!("{at}: {action:?}: {e}"));
        }
        check_record(&game, n);
    }
}

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

fn check_actions<G: Conform>(state: &G, rules: &BTreeSet<&str>, at: &str) {
    let who = match state.status() {
        Status::Awaits(seats) => seats,
        Status::Over(_) => crate::SeatSet::NONE,
    };
    assert_eq!(state.awaits(), who, "{at}: awaits and status differ");
    let mut thinkable = Vec::new();
    state.thinkable(&mut thinkable);
    let mut checked: Vec<&[&str]> = Vec::new();
    for seat in Seat::all(state.seats()) {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        assert_eq!(
            legal.is_empty(),
            !who.contains(seat),
            "{at}: {seat:?} can act or not, and has {} actions",
            legal.len()
        );
        if who.contains(seat) {
            let counted = state.choices(seat, &mut Vec::new());
            assert_eq!(counted, legal.len(), "{at}: {seat:?} has other choices");
        }
        let mut listed = legal.clone();
        listed.sort_unstable();
        listed.dedup();
        assert_eq!(listed.len(), legal.len(), "{at}: repeated actions");
        for &action in &legal {
            let refusal = state.refusal(seat, action);
            assert_eq!(refusal, None, "{at}: {action:?} is listed and refused");
            let text = state.action_text(action);
            let parsed = state.parse_action(&text);
            assert_eq!(parsed, Ok(action), "{at}: `{text}` does not read back");
        }
        for &action in &thinkable {
            let refusal = state.refusal(seat, action);
            assert_eq!(
                refusal.is_none(),
                listed.binary_search(&action).is_ok(),
                "{at}: {seat:?} {action:?} is refused or not listed: {refusal:?}"
            );
            if let Some(Refusal { rules: cited, .. }) = refusal {
                assert!(!cited.is_empty(), "{at}: {action:?} is refused by no rule");
                if checked.iter().any(|known| std::ptr::eq(*known, cited)) {
                    continue;
                }
                checked.push(cited);
                for rule in cited {
                    assert!(rules.contains(rule), "{at}: there is no rule {rule}");
                }
            }
        }
    }
}

fn check_position<G: Conform>(game: &Match<G>, at: &str) {
    let Value::Object(fields) = game.position() else {
        panic!("{at}: a position is an object");
    };
    for name in ["phase", "to_act", "over"] {
        assert!(fields.contains_key(name), "{at}: no field `{name}`");
    }
    let (state, chronicle) = G::from_position(game.options(), None, &fields)
        .unwrap_or_else(|error| panic!("{at}: own position refused: {error}"));
    let again = position::complete(&state, state.position(&chronicle));
    assert_eq!(again, Value::Object(fields), "{at}: the position changes");
}

fn check_view<G: Conform>(game: &Match<G>, viewer: Viewer, seed: u64, at: &str) {
    let state = game.state();
    let shown = game.view(viewer);
    if let (Value::Object(shown), Value::Object(fields)) = (&shown, game.position()) {
        for name in fields.keys() {
            assert!(shown.contains_key(name), "{at}: the view lacks `{name}`");
        }
    }
    let text = shown.to_string();
    for word in state.hidden_from(viewer) {
        let leak = text.contains(&format!("\"{word}\""));
        assert!(!leak, "{at}: {viewer:?} is shown {word}");
    }
    for draw in 0..4 {
        let mut chance = Seed::from(seed).bot(4 * game.ply() + draw);
        check_guess(state, viewer, &mut chance, at);
    }
}

/// A guess is sound, looks to its viewer like the real position, awaits the
/// same seats and leaves the viewer the same choices.
fn check_guess<G: Conform>(state: &G, viewer: Viewer, chance: &mut Dice, at: &str) {
    let view = state.view(viewer);
    let guess = G::determinize(&view, chance);
    guess.audit();
    let seen = guess.view(viewer);
    assert_eq!(seen, view, "{at}: a guess looks different to {viewer:?}");
    assert_eq!(
        guess.status(),
        state.status(),
        "{at}: a guess changes whose turn it is"
    );
    if let Viewer::Seat(seat) = viewer {
        let (mut real, mut guessed) = (Vec::new(), Vec::new());
        state.legal_actions(seat, &mut real);
        guess.legal_actions(seat, &mut guessed);
        assert_eq!(guessed, real, "{at}: {viewer:?} cannot tell what is legal");
    }
}

fn check_record<G: Conform>(game: &Match<G>, n: u64) {
    let seats = vec!["random".to_owned(); game.state().seats()];
    let record = game.record(seats);
    let read = Record::read(&record.write())
        .unwrap_or_else(|error| panic!("{} seed {n}: own record refused: {error}", G::ID));
    assert_eq!(read, record, "{} seed {n}: the record changes", G::ID);
    let again = read
        .replay::<G>(None)
        .unwrap_or_else(|error| panic!("{} seed {n}: {error}", G::ID));
    assert_eq!(
        again.state(),
        game.state(),
        "{} seed {n}: replay differs",
        G::ID
    );
    assert_eq!(again.position(), game.position(), "{} seed {n}", G::ID);
}

/// A game whose guesses can be rewound to where the hidden cards were dealt.
pub trait Rewind: Notation {
    /// Whether the hidden cards were dealt just now.
    fn is_dealt(&self) -> bool;

    /// Rewinds this guess over `moves` to the position it was dealt as, like
    /// `dealt` but for what is hidden; secret moves become those of the guess.
    fn rewind(&self, dealt: &Self, moves: &mut [(Seat, Self::Action)]) -> Self;
}

/// Plays random games and checks that guesses are worlds that could have been:
/// rewound to the deal and played again, every action was legal, everything
/// looked the same to the viewer at every step, and the guess comes out.
/// Returns how many guesses were checked.
///
/// # Panics
///
/// Panics, naming game, seed and ply, at a guess that could not have been.
pub fn check_worlds<G: Rewind>(
    options: &G::Options,
    seats: Option<usize>,
    seeds: Range<u64>,
    guesses: usize,
) -> u64 {
    let mut checked = 0;
    for n in seeds {
        let seed = Seed::from(n);
        let mut chooser = seed.bot(usize::MAX >> 1);
        let mut game = Match::<G>::new(options.clone(), seats, seed)
            .unwrap_or_else(|error| panic!("{} seed {n}: {error}", G::ID));
        let mut path: Vec<G> = Vec::new();
        let mut moves: Vec<(Seat, G::Action)> = Vec::new();
        loop {
            if game.state().is_dealt() {
                path.clear();
                moves.clear();
            }
            path.push(game.state().clone());
            for viewer in Viewer::all(game.state().seats()) {
                for draw in 0..guesses {
                    let mut chance = seed.bot(guesses * game.ply() + draw);
                    let guess = G::determinize(&game.state().view(viewer), &mut chance);
                    let at = format!("{} seed {n} ply {} {viewer:?}", G::ID, game.ply());
                    check_world(&guess, viewer, &path, &moves, &at);
                    checked += 1;
                }
            }
            let Status::Awaits(who) = game.state().status() else {
                break;
            };
            let waiting: Vec<Seat> = who.iter().collect();
            let seat = chooser.choose(&waiting);
            let action = chooser.choose(&game.legal(seat));
            let ply = game.ply();
            moves.push((seat, action));
            game.submit(ply, seat, action)
                .unwrap_or_else(|e| panic!("{} seed {n} ply {ply}: {e}", G::ID));
        }
    }
    checked
}

fn check_world<G: Rewind>(
    guess: &G,
    viewer: Viewer,
    path: &[G],
    moves: &[(Seat, G::Action)],
    at: &str,
) {
    let mut moves = moves.to_vec();
    let mut world = guess.rewind(&path[0], &mut moves);
    for (i, &(seat, action)) in moves.iter().enumerate() {
        let same = world.view(viewer) == path[i].view(viewer);
        assert!(
            same,
            "{at}: {i} moves after the deal a guess looked different"
        );
        let refusal = world.refusal(seat, action);
        assert_eq!(refusal, None, "{at}: {i} moves after the deal, {action:?}");
        world.apply(seat, action, &mut Seed::from(0).ply(i), &mut ());
    }
    assert_eq!(&world, guess, "{at}: a guess does not come out again");
}
