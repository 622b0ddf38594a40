//! What the fuzz targets do with the bytes they are given: read them, and use
//! whatever could be read. Nothing may panic, and every error is one line.

use catalog::Playable;
use engine::{Chance as _, Match, Record, Seat, Seed, Viewer, house, scenario::Scenario};
use serde_json::{Map, Value};

/// How far a position that was read is played on.
const PLIES: usize = 60;

/// The first three bytes choose a game and a position of it, the rest is a line
/// somebody types.
pub fn action(bytes: &[u8]) {
    let [game, seed, plies, text @ ..] = bytes else {
        return;
    };
    let Ok(text) = str::from_utf8(text) else {
        return;
    };
    let games = catalog::games();
    let game = &games[usize::from(*game) % games.len()];
    catalog::with_game!(game.id, G => try_action::<G>(*seed, *plies, text));
}

fn try_action<G: Playable>(seed: u8, plies: u8, text: &str) {
    let seed = Seed::from(u64::from(seed));
    let mut game = Match::<G>::new(G::Options::default(), None, seed).expect("the usual table");
    play(&mut game, usize::from(plies), |_| {});
    let state = game.state();
    let action = match state.parse_action(text) {
        Ok(action) => action,
        Err(error) => return one_line(&error.to_string()),
    };
    let canonical = state.action_text(action);
    let again = state.parse_action(&canonical);
    assert_eq!(again, Ok(action), "`{canonical}` does not read back");
    for seat in Seat::all(state.seats()) {
        let legal = game.legal(seat).contains(&action);
        let refusal = state.refusal(seat, action);
        assert_eq!(refusal.is_none(), legal, "`{canonical}`: {refusal:?}");
    }
}

/// A position with its game and options, as `hedgerow position --check` takes
/// it; a scenario file has the same fields.
pub fn position(bytes: &[u8]) {
    let Ok(Value::Object(file)) = serde_json::from_slice::<Value>(bytes) else {
        return;
    };
    let (Some(game), Some(position)) = (file.get("game"), file.get("position")) else {
        return;
    };
    let options = file.get("options").and_then(Value::as_object);
    let game = game.as_str().unwrap_or_default();
    catalog::with_game!(game, G => try_position::<G>(options, position));
}

fn try_position<G: Playable>(options: Option<&Map<String, Value>>, position: &Value) {
    let options = match house::read::<G::Options>(options.unwrap_or(&Map::new())) {
        Ok(options) => options,
        Err(error) => return one_line(&error.to_string()),
    };
    let seed = Seed::from(1);
    let mut game = match Match::<G>::from_position(options.clone(), None, seed, position) {
        Ok(game) => game,
        Err(error) => return one_line(&error.to_string()),
    };
    let written = game.position();
    let again = Match::<G>::from_position(options, None, seed, &written);
    let again = again.unwrap_or_else(|error| panic!("{written} is refused: {error}"));
    assert_eq!(again.position(), written, "a position changes");
    let mut guesser = seed.bot(1);
    play(&mut game, PLIES, |game| {
        for viewer in Viewer::all(game.state().seats()) {
            game.view(viewer);
            let view = game.state().view(viewer);
            let guess = G::determinize(&view, &mut guesser);
            assert_eq!(guess.view(viewer), view, "a guess looks different");
        }
    });
}

/// A scenario file.
pub fn scenario(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let scenario = match Scenario::read(text) {
        Ok(scenario) => scenario,
        Err(error) => return one_line(&error),
    };
    let run = catalog::with_game!(&scenario.game, G => scenario.run::<G>());
    if let Some(Err(failure)) = run {
        one_line(&failure.to_string());
    }
}

/// A record file.
pub fn record(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let record = match Record::read(text) {
        Ok(record) => record,
        Err(error) => return one_line(&error.to_string()),
    };
    catalog::with_game!(&record.game, G => match record.replay::<G>(None) {
        Ok(mut game) => play(&mut game, 3, |_| {}),
        Err(error) => one_line(&error.to_string()),
    });
}

/// Plays random actions; `look` sees each position on the way.
fn play<G: Playable>(game: &mut Match<G>, plies: usize, mut look: impl FnMut(&Match<G>)) {
    let mut chooser = game.seed().bot(0);
    for _ in 0..plies {
        look(game);
        let Some(seat) = game.state().awaits().first() else {
            return;
        };
        let legal = game.legal(seat);
        assert!(!legal.is_empty(), "{seat:?} is to act and cannot");
        let action = chooser.choose(&legal);
        let taken = game.submit(game.ply(), seat, action);
        assert!(taken.is_ok(), "{action:?} is listed and refused");
    }
}

fn one_line(words: &str) {
    assert!(
        !words.is_empty() && !words.chars().any(char::is_control),
        "{words:?}"
    );
}
