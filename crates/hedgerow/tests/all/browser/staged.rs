//! Games that bots have played, so that a page can show any moment of them at once.

use bots::{Bot, BotSpec};
use catalog::Playable;
use engine::{HouseRules as _, Match, Record, Seed, Viewer};
use serde_json::Value;

use super::window::Window;

/// A whole game, with a moment in its middle at which much can be done.
pub struct Played {
    pub record: String,
    pub middle: usize,
    pub plies: usize,
}

/// Every game there is.
pub const GAMES: [&str; 5] = ["badger", "dandelion", "acorn", "bordering", "resourced"];

/// A game played by easy bots, with a person's name on the first seat.
pub fn play(game: &str) -> Played {
    catalog::with_game!(game, G => played::<G>()).unwrap()
}

fn played<G: Playable>() -> Played {
    let options = G::Options::default();
    let seats = options.seats(Some(G::USUAL_PLAYERS)).unwrap();
    let mut game = Match::<G>::new(options, Some(seats), Seed::from(5)).unwrap();
    let mut bot: Box<dyn Bot<G>> = "easy".parse::<BotSpec>().unwrap().build();
    let mut widths = Vec::new();
    while let Some(seat) = game.state().awaits().first() {
        let (ply, legal) = (game.ply(), game.legal(seat));
        // So much that can be done tells no more; a list of hundreds is rare.
        widths.push(legal.len().min(40));
        let view = game.state().view(Viewer::Seat(seat));
        let action = bot.choose(&view, seat, &legal, &mut Seed::from(ply as u64).bot(0));
        game.submit(ply, seat, action).unwrap();
    }
    let plies = widths.len();
    let middle = (plies * 2 / 5..plies * 7 / 10).max_by_key(|&ply| widths[ply]);
    let names = (0..seats).map(|seat| if seat == 0 { "Ana" } else { "medium" });
    let names = names.map(str::to_owned).collect();
    let record: Record = game.record(names);
    Played {
        record: record.write(),
        middle: middle.unwrap(),
        plies,
    }
}

/// Brings a record to the server; says the id of its table.
pub async fn upload(window: &Window, record: &str) -> String {
    let script = "
        const [record, done] = arguments;
        fetch('/upload', { method: 'POST', body: record }).then((answer) => done(answer.url));";
    let address = window.ask_later(script, vec![Value::from(record)]).await;
    let address = address.as_str().unwrap();
    let id = address.rsplit("/t/").next().unwrap();
    id.strip_suffix("/replay").unwrap().to_owned()
}

/// Plays on from a moment of a game; says the id of the new table.
pub async fn fork(window: &Window, table: &str, ply: usize) -> String {
    let script = "
        const [table, ply, done] = arguments;
        fetch(`/t/${table}/fork`, { method: 'POST', body: new URLSearchParams({ ply }) }).then((answer) => done(answer.url));";
    let arguments = vec![Value::from(table), Value::from(ply)];
    let address = window.ask_later(script, arguments).await;
    let address = address.as_str().unwrap();
    address.rsplit("/t/").next().unwrap().to_owned()
}
