//! Who is away when it is their turn: bots may play for them, and they come back.

use engine::SeatSet;
use serde_json::{Value, json};
use store::{Moment, PersonId, Sitter};

use crate::support::{self, Guest, House};

const DAY: i64 = 24 * 60;

/// A game of two people that began some minutes ago, and who of them is waited for.
struct Game {
    house: House,
    /// By seat.
    people: [(Guest, PersonId); 2],
    table: String,
    awaited: usize,
}

/// When something happened so many minutes ago.
fn ago(minutes: i64) -> Moment {
    Moment(Moment::now().0 - 60_000 * minutes)
}

impl Game {
    async fn begun(minutes: i64, wishes: &[(&str, &str)]) -> Game {
        let house = House::open().await;
        let (mut ana, mut ben) = (Guest::default(), Guest::default());
        // Ben has a name once he has made a table.
        let own = ben.makes(&house, "badger", &[("name", "Ben")]).await;
        let store = house.server.store();
        let row = store.table(&own.trim_start_matches("/t/").into()).await;
        let bens = row.unwrap().unwrap().host;
        let mut fields = vec![("name", "Ana"), ("players", "2"), ("seat1", "open")];
        fields.extend(wishes);
        let table = ana.makes(&house, "badger", &fields).await;
        let row = store.table(&table.trim_start_matches("/t/").into()).await;
        let mut row = row.unwrap().unwrap();
        let anas = row.host.clone();
        let sitter = Sitter::Person {
            person: bens.clone(),
            name: "Ben".to_owned(),
        };
        row.chairs[1] = sitter.into();
        store
            .start(&mut row, SeatSet::all(2), ago(minutes))
            .await
            .unwrap();
        let house = house.again().await;
        let facts = Guest::default().get(&house, &api(&table, "")).await;
        let facts = facts.ok().json();
        Game {
            house,
            people: [(ana, anas), (ben, bens)],
            awaited: facts["to_act"][0].as_u64().unwrap() as usize,
            table,
        }
    }

    /// Who was seen so many minutes ago, for the last time.
    async fn left(mut self, seat: usize, minutes: i64) -> Game {
        let person = self.people[seat].1.clone();
        let store = self.house.server.store();
        store.saw(&[person], ago(minutes)).await.unwrap();
        self.house = self.house.again().await;
        self
    }

    /// Asks for a bot in a seat, by form, in the name of the person in another.
    async fn ask(&mut self, by: usize, seat: usize, level: Option<&str>) -> support::Page {
        let number = seat.to_string();
        let mut fields = vec![("seat", number.as_str())];
        fields.extend(level.map(|level| ("level", level)));
        let path = format!("{}/bot", self.table);
        self.people[by].0.post(&self.house, &path, &fields).await
    }

    async fn page(&self, seat: usize) -> support::Page {
        self.people[seat].0.get(&self.house, &self.table).await.ok()
    }

    /// What the API says of a seat.
    async fn seat(&self, seat: usize) -> Value {
        let path = api(&self.table, "");
        let facts = self.people[1 - seat].0.get(&self.house, &path);
        facts.await.ok().json()["seats"][seat].clone()
    }
}

fn api(table: &str, rest: &str) -> String {
    format!("/api/v1/tables/{}{rest}", table.trim_start_matches("/t/"))
}

const WATCHED: (&str, &str) = ("spectators", "on");

#[tokio::test]
async fn a_bot_plays_for_who_is_away_and_hands_the_seat_back_at_any_time() {
    let game = Game::begun(40, &[WATCHED]).await;
    let (absent, present) = (game.awaited, 1 - game.awaited);
    let mut game = game.left(absent, 41).await;
    let name = ["Ana", "Ben"][absent];
    game.page(present)
        .await
        .has(&format!("Let a bot play for {name}"));
    assert_eq!(game.seat(absent).await["bot_in"], 0);
    for level in ["random", "greedy", "easy"] {
        game.ask(present, absent, Some(level))
            .await
            .is(422)
            .has("at least `medium`");
    }
    game.ask(present, absent, None).await.is(303);
    assert_eq!(game.seat(absent).await["level"], "medium");
    game.page(present)
        .await
        .has("medium bot stands in")
        .lacks("Let a bot play for");

    // Who comes back is told so, and has nothing to play until the seat is theirs again.
    game.page(absent)
        .await
        .has("a medium bot plays for you")
        .has("Take my seat back")
        .lacks("id=\"act\"");
    let act = format!("{}/act", game.table);
    let back = format!("{}/back", game.table);
    let guest = &mut game.people[absent].0;
    guest
        .post(&game.house, &act, &[("ply", "0"), ("action", "x")])
        .await
        .is(422)
        .has("seat back");
    guest.post(&game.house, &back, &[]).await.is(303);
    game.page(absent).await.lacks("plays for you");
    assert_eq!(game.seat(absent).await["level"], Value::Null);

    // By the API as well, also where a person wants it for themselves.
    let guest = game.people[absent].0.clone();
    let wanted = json!({ "seat": absent, "level": "hard" });
    let done = guest
        .send(&game.house, &api(&game.table, "/stand-in"), wanted)
        .await;
    assert_eq!(done.ok().json()["seats"][absent]["level"], "hard");
    let done = guest
        .send(&game.house, &api(&game.table, "/take-back"), json!(null))
        .await;
    assert_eq!(done.ok().json()["seats"][absent]["level"], Value::Null);
}

#[tokio::test]
async fn the_host_says_how_long_people_may_be_away() {
    let game = Game::begun(40, &[WATCHED, ("grace", "30m"), ("stand_in", "easy")]).await;
    let (absent, present) = (game.awaited, 1 - game.awaited);
    // Away for 28 minutes of 30.
    let mut game = game.left(absent, 28).await;
    let name = ["Ana", "Ben"][absent];
    game.page(present)
        .await
        .has(&format!("A bot may play for {name} in 2 min."));
    game.ask(present, absent, None)
        .await
        .is(422)
        .has("in 2 minutes, if they stay away");
    let seconds = game.seat(absent).await["bot_in"].as_u64().unwrap();
    assert!((60..=120).contains(&seconds), "{seconds}");
    let mut game = game.left(absent, 31).await;
    game.ask(present, absent, Some("easy")).await.is(303);

    let game = Game::begun(DAY * 3, &[WATCHED, ("grace", "never")]).await;
    let (absent, present) = (game.awaited, 1 - game.awaited);
    let mut game = game.left(absent, DAY * 3).await;
    game.page(present)
        .await
        .has("At this table no bot plays for");
    game.ask(present, absent, None)
        .await
        .is(422)
        .has("no bot plays for those who are away");
}

#[tokio::test]
async fn nobody_is_replaced_while_another_is_waited_for_or_in_a_game_over_days() {
    let game = Game::begun(30, &[WATCHED]).await;
    let (awaited, other) = (game.awaited, 1 - game.awaited);
    let mut game = game.left(other, 31).await;
    game.page(awaited).await.lacks("Let a bot play for");
    game.ask(awaited, other, None)
        .await
        .is(422)
        .has("It is not their turn");
    // Here a moment ago.
    game.page(awaited).await;
    game.ask(other, awaited, None)
        .await
        .is(422)
        .has("a moment ago");

    // Who was long gone when their turn came has a day for it.
    let game = Game::begun(60, &[WATCHED]).await;
    let (absent, present) = (game.awaited, 1 - game.awaited);
    let mut game = game.left(absent, 300).await;
    game.page(present).await.has("in 23 h");
    game.ask(present, absent, None).await.is(422);
}
