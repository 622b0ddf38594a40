//! The JSON API.

use serde_json::{Value, json};

use crate::support::{Guest, House, until};

#[tokio::test]
async fn the_description_is_served_and_complete() {
    let house = House::open().await;
    let api = Guest::default()
        .get(&house, "/api/v1/openapi.json")
        .await
        .ok()
        .json();
    let paths = api["paths"].as_object().unwrap();
    for path in [
        "/games",
        "/tables",
        "/tables/{table}/moves",
        "/tables/{table}/events",
    ] {
        assert!(paths.contains_key(path), "{path}");
    }
    assert!(api["components"]["schemas"]["ActionBody"].is_object());
}

#[tokio::test]
async fn games_say_how_they_can_be_played() {
    let house = House::open().await;
    let games = Guest::default()
        .get(&house, "/api/v1/games")
        .await
        .ok()
        .json();
    let games = games.as_array().unwrap();
    assert_eq!(games.len(), 5);
    for game in games {
        let id = game["id"].as_str().unwrap();
        let one = Guest::default()
            .get(&house, &format!("/api/v1/games/{id}"))
            .await
            .ok()
            .json();
        assert_eq!(one["title"], game["title"]);
        assert!(!game["options"].as_array().unwrap().is_empty(), "{id}");
    }
    Guest::default()
        .get(&house, "/api/v1/games/chess")
        .await
        .is(404);
}

#[tokio::test]
async fn a_stranger_cannot_make_a_table() {
    let house = House::open().await;
    let new = json!({ "game": "badger", "seats": ["me", "easy"] });
    let refused = Guest::default()
        .send(&house, "/api/v1/tables", new)
        .await
        .is(401);
    assert_eq!(refused.json()["code"], "stranger");
}

#[tokio::test]
async fn a_program_plays_every_game_to_its_end() {
    let house = House::open().await;
    for game in catalog::games() {
        let program = Guest::program(&house, "Program").await;
        let mut seats = vec!["me"];
        seats.resize(game.usual_players, "random");
        let new = json!({ "game": game.id, "seats": seats, "pace": "instant" });
        let table = program
            .send(&house, "/api/v1/tables", new)
            .await
            .is(201)
            .json();
        let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
        let end = play(&house, &program, &path).await;
        assert!(end["outcome"]["scores"].is_array(), "{}: {end}", game.id);
        let record = program
            .get(&house, &format!("{path}/record"))
            .await
            .ok()
            .body;
        let record = engine::Record::read(&record).unwrap();
        assert!(
            web::live::open(&record)
                .unwrap()
                .unwrap()
                .outcome()
                .is_some()
        );
    }
}

/// Plays until the game is over: the action in the middle of the list each time.
async fn play(house: &House, program: &Guest, path: &str) -> Value {
    let mut moves = 0;
    loop {
        let (facts, actions) = until(|| async {
            let facts = program.get(house, path).await.ok().json();
            if facts["stage"] == "over" {
                return Some((facts, Value::Null));
            }
            let actions = program
                .get(house, &format!("{path}/actions"))
                .await
                .ok()
                .json();
            let due = !actions["actions"].as_array().unwrap().is_empty();
            due.then_some((facts, actions))
        })
        .await;
        if facts["stage"] == "over" {
            return facts;
        }
        let list = actions["actions"].as_array().unwrap();
        let action = &list[moves % list.len()]["action"];
        let body = json!({ "ply": actions["ply"], "action": action, "key": format!("m{moves}") });
        let done = program.send(house, &format!("{path}/moves"), body).await;
        match done.status.as_u16() {
            // In a vote a bot may have ended the matter.
            200 | 409 | 422 => {}
            429 => tokio::time::sleep(std::time::Duration::from_millis(200)).await,
            other => panic!("{other}: {}", done.body),
        }
        moves += 1;
        assert!(moves < 3000, "the game does not end");
    }
}

#[tokio::test]
async fn refusals_come_with_the_rules_behind_them() {
    let house = House::open().await;
    let program = Guest::program(&house, "Program").await;
    let new = json!({ "game": "dandelion", "seats": ["me", "open"] });
    let table = program
        .send(&house, "/api/v1/tables", new)
        .await
        .is(201)
        .json();
    let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    program.get(&house, &format!("{path}/view")).await.is(422);
    program
        .send(&house, &format!("{path}/start"), Value::Null)
        .await
        .ok();
    let why = program
        .get(&house, &format!("{path}/why?action=nonsense"))
        .await
        .ok()
        .json();
    assert_eq!(why["allowed"], false);
    let actions = program
        .get(&house, &format!("{path}/actions"))
        .await
        .ok()
        .json();
    if let Some(action) = actions["actions"][0]["action"].as_str() {
        let action = action
            .replace(' ', "%20")
            .replace('+', "%2B")
            .replace('#', "%23");
        let why = program
            .get(&house, &format!("{path}/why?action={action}"))
            .await
            .ok()
            .json();
        assert_eq!(why["allowed"], true, "{action}");
    }
    let body = json!({ "ply": 99, "action": "x" });
    let refused = program.send(&house, &format!("{path}/moves"), body).await;
    assert_eq!(refused.json()["code"], "stale");
    let body = json!({ "ply": 0, "action": "x", "sly": true });
    program
        .send(&house, &format!("{path}/moves"), body)
        .await
        .is(422);
}

#[tokio::test]
async fn a_record_can_be_sent_and_played_on_from() {
    let house = House::open().await;
    let program = Guest::program(&house, "Program").await;
    let options = <catalog::Badger as engine::Game>::Options::default();
    let seed = engine::Seed::from(7);
    let game = engine::Match::<catalog::Badger>::new(options, Some(2), seed).unwrap();
    let record = game.record(vec!["Ana".to_owned(), "easy".to_owned()]);
    let body = serde_json::to_value(&record).unwrap();
    let made = program
        .send(&house, "/api/v1/records", body)
        .await
        .is(201)
        .json();
    let path = format!("/api/v1/tables/{}", made["table"].as_str().unwrap());
    let facts = program.get(&house, &path).await.ok().json();
    assert_eq!(facts["stage"], "closed");
    assert_eq!(facts["seed"], "7");
    program
        .get(&house, &format!("{path}/replay?ply=0&as=1"))
        .await
        .ok();
    program
        .get(&house, &format!("{path}/replay?ply=0&as=spectator"))
        .await
        .ok();
    let fork = program
        .send(&house, &format!("{path}/fork"), json!({ "ply": 0 }))
        .await
        .is(201);
    let fork = fork.json();
    let path = format!("/api/v1/tables/{}", fork["table"].as_str().unwrap());
    let facts = program.get(&house, &path).await.ok().json();
    assert_eq!(facts["stage"], "playing");
    assert_eq!(facts["yours"], facts["to_act"]);
}

/// What happened is told as a sentence in the language that was asked for, and as a message
/// that is the same in every language.
#[tokio::test]
async fn events_are_messages_beside_sentences() {
    let house = House::open().await;
    let program = Guest::program(&house, "Program").await;
    let new = json!({ "game": "resourced", "seats": ["me", "easy", "easy"], "pace": "instant", "seed": 1 });
    let made = program.send(&house, "/api/v1/tables", new).await.is(201);
    let table = format!("/api/v1/tables/{}", made.json()["id"].as_str().unwrap());
    let path = format!("{table}/log");
    let mut german = program.clone();
    german.cookie = Some("language=de".to_owned());
    // The log of a table nobody looks at grows by this program's moves alone.
    for turn in 0..6 {
        let actions = async || {
            let actions = program.get(&house, &format!("{table}/actions")).await;
            let actions = actions.ok().json();
            (!actions["actions"].as_array()?.is_empty()).then_some(actions)
        };
        let actions = until(actions).await;
        let action = &actions["actions"][0]["action"];
        let body =
            json!({ "ply": actions["ply"], "action": action, "key": format!("turn {turn}") });
        program
            .send(&house, &format!("{table}/moves"), body)
            .await
            .ok();
    }
    let english = program.get(&house, &path).await.ok().json();
    let german = german.get(&house, &path).await.ok().json();
    let lines = english["log"].as_array().unwrap();
    assert!(!lines.is_empty());
    let mut seats = 0;
    for (line, other) in lines.iter().zip(german["log"].as_array().unwrap()) {
        let id = line["id"].as_str().unwrap();
        assert!(id.starts_with("resourced."), "{line}");
        assert!(line["args"].is_object(), "{line}");
        assert_ne!(line["text"], other["text"]);
        assert_eq!((&line["id"], &line["args"]), (&other["id"], &other["args"]));
        seats += usize::from(line["args"]["seat"].is_u64());
    }
    assert!(seats > 0, "{lines:?}");
    let described = program
        .get(&house, "/api/v1/openapi.json")
        .await
        .ok()
        .json();
    let schemas = &described["components"]["schemas"];
    let message = &schemas["Message"]["properties"];
    assert!(
        message["id"].is_object() && message["args"].is_object(),
        "{schemas}"
    );
    let line = schemas["LogBody"].to_string();
    assert!(line.contains("#/components/schemas/Message"), "{line}");
}
