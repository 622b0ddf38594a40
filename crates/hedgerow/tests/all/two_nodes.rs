//! Two servers share one PostgreSQL database, and people at one table need not know.
//!
//! `cargo xtask test` starts a PostgreSQL server and says where it is; without one these
//! tests say that they did nothing.

use std::{net::SocketAddr, path::Path, time::Duration};

use engine::{Bytes32, Fairness, Record};
use guests::{
    Page, Pair, Place, Program, Wire, fresh_database, get, known, post, query, request, text,
};
use serde_json::{Value, json};

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_hedgerow"))
}

fn serve(database: &str) -> Program {
    Program::start(program(), Place::Database(database)).unwrap()
}

/// The moves that count at a table.
fn moves(database: &str, table: &str) -> Vec<String> {
    guests::moves(program(), Place::Database(database), table).unwrap()
}

/// What a server says of a table when it is as wanted.
async fn until(
    server: SocketAddr,
    table: &str,
    token: &str,
    wanted: impl Fn(&Value) -> bool,
) -> Value {
    let path = format!("/tables/{table}");
    for _ in 0..600 {
        let facts = get(server, &path, Some(token)).await.unwrap();
        if wanted(&facts) {
            return facts;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it does not come to that");
}

#[tokio::test]
async fn two_people_through_different_servers_see_every_move_and_every_word() {
    let Some(database) = fresh_database().await.unwrap() else {
        return;
    };
    let (one, other) = (serve(&database), serve(&database));
    let mut pair = Pair::sit_down([one.address(), other.address()], 1)
        .await
        .unwrap();
    for _ in 0..80 {
        pair.act().await.unwrap();
    }
    assert_eq!(moves(&database, &pair.table).len(), 80);
    for (speaker, words) in [(0, "a badger!"), (1, "no fox")] {
        let said = json!({ "do": "chat", "text": words, "key": "c" });
        pair.pages[speaker].send(&said).await.unwrap();
        let said = |message: &Value| {
            let html = message["chat"]["html"].as_str();
            html.is_some_and(|html| html.contains(words))
        };
        pair.pages[1 - speaker].hear(said).await.unwrap();
    }
}

#[tokio::test]
async fn whoever_sits_down_at_one_server_is_seen_at_the_other() {
    let Some(database) = fresh_database().await.unwrap() else {
        return;
    };
    let (one, other) = (serve(&database), serve(&database));
    let ana = known(one.address(), "Ana").await.unwrap();
    let wanted = json!({ "game": "dandelion", "seats": ["me", "open", "open"] });
    let made = post(one.address(), "/tables", Some(&ana), &wanted).await;
    let made = made.unwrap();
    let table = made["id"].as_str().unwrap();
    let mut page = Page::open(one.address(), table, &ana).await.unwrap();
    for (name, seat) in [("Ben", 1), ("Cleo", 2)] {
        let guest = known(other.address(), name).await.unwrap();
        let seats = format!("/tables/{table}/seats");
        let body = json!({ "seat": seat });
        post(other.address(), &seats, Some(&guest), &body)
            .await
            .unwrap();
        let seen = |message: &Value| message["zones"].to_string().contains(name);
        page.hear(seen).await.unwrap();
    }
    // All sit, and the game has begun at both.
    for server in [&one, &other] {
        until(server.address(), table, &ana, |facts| {
            facts["stage"] == "playing"
        })
        .await;
    }
}

/// Two devices reveal their secrets at different servers, at once; the game begins at both
/// with what both have added.
#[tokio::test]
async fn the_cards_are_dealt_by_devices_at_two_servers() {
    let Some(database) = fresh_database().await.unwrap() else {
        return;
    };
    let (one, other) = (serve(&database), serve(&database));
    let nodes = [one.address(), other.address()];
    let shares = [3, 4].map(|byte| Bytes32::new([byte; 32]));
    let ana = known(nodes[0], "Ana").await.unwrap();
    let ben = known(nodes[1], "Ben").await.unwrap();
    for round in 0..4 {
        let wanted = json!({ "game": "badger", "seats": ["me", "open"] });
        let made = post(nodes[0], "/tables", Some(&ana), &wanted).await;
        let made = made.unwrap();
        let table = made["id"].as_str().unwrap();
        let path = format!("/tables/{table}/commitment");
        let body = json!({ "commitment": shares[0].commitment() });
        post(nodes[0], &path, Some(&ana), &body).await.unwrap();
        let path = format!("/tables/{table}/seats");
        let body = json!({ "seat": 1, "commitment": shares[1].commitment() });
        post(nodes[1], &path, Some(&ben), &body).await.unwrap();
        for (node, token) in [(nodes[0], &ana), (nodes[1], &ben)] {
            until(node, table, token, |facts| facts["stage"] == "dealing").await;
        }
        let path = format!("/tables/{table}/share");
        let [mine, yours] = shares.map(|share| json!({ "share": share }));
        tokio::try_join!(
            post(nodes[0], &path, Some(&ana), &mine),
            post(nodes[1], &path, Some(&ben), &yours),
        )
        .unwrap();
        let mut hashes = Vec::new();
        for (node, token) in [(nodes[0], &ana), (nodes[1], &ben)] {
            let facts = until(node, table, token, |facts| facts["stage"] == "playing").await;
            hashes.push(facts["seed_hash"].clone());
        }
        assert_eq!(hashes[0], hashes[1], "round {round}");
        let resign = format!("/tables/{table}/resign");
        post(nodes[round % 2], &resign, Some(&ana), &json!({}))
            .await
            .unwrap();
        let record = format!("/tables/{table}/record");
        until(nodes[1], table, &ben, |facts| facts["stage"] == "over").await;
        let record = get(nodes[1], &record, Some(&ben)).await.unwrap();
        let record = Record::read(&record.to_string()).unwrap();
        let both = Fairness::Drawn {
            added: vec![0, 1],
            silent: vec![],
        };
        assert_eq!(record.fairness(), Ok(both));
        assert_eq!(json!(web::live::seed_hash(&record.seed)), hashes[0]);
    }
}

/// A device promised and is gone, and so is the server that asked it.
#[tokio::test]
async fn a_server_that_dies_while_it_deals_holds_nobody_up() {
    let Some(database) = fresh_database().await.unwrap() else {
        return;
    };
    let (victim, other) = (serve(&database), serve(&database));
    let ana = known(victim.address(), "Ana").await.unwrap();
    let ben = known(victim.address(), "Ben").await.unwrap();
    let wanted = json!({ "game": "badger", "seats": ["me", "open"] });
    let made = post(victim.address(), "/tables", Some(&ana), &wanted).await;
    let made = made.unwrap();
    let table = made["id"].as_str().unwrap();
    let body = json!({ "seat": 1, "commitment": Bytes32::new([4; 32]).commitment() });
    let seats = format!("/tables/{table}/seats");
    let sat = post(victim.address(), &seats, Some(&ben), &body).await;
    assert_eq!(sat.unwrap()["stage"], "dealing");
    victim.kill();
    let begun = |facts: &Value| facts["stage"] == "playing";
    until(other.address(), table, &ana, begun).await;
}

/// Messages between servers may get lost; then they look for themselves.
#[tokio::test]
async fn moves_arrive_also_where_the_servers_cannot_hear_each_other() {
    let Some(database) = fresh_database().await.unwrap() else {
        return;
    };
    // A function of the same name that tells nobody, found before the real one.
    let mute = "CREATE FUNCTION public.pg_notify(text, text) RETURNS text LANGUAGE sql AS 'SELECT CAST(NULL AS text)';
        DO $$ BEGIN
            EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database());
        END $$;";
    query(&database, mute).await.unwrap();
    // Nothing comes of it, or this divides by zero.
    let is_mute = "SELECT 1 / CAST(CAST(pg_notify('a', 'b') AS text) IS NULL AS integer)";
    query(&database, is_mute).await.unwrap();
    let (one, other) = (serve(&database), serve(&database));
    let mut pair = Pair::sit_down([one.address(), other.address()], 2)
        .await
        .unwrap();
    for _ in 0..6 {
        pair.act().await.unwrap();
    }
    assert_eq!(moves(&database, &pair.table).len(), 6);
}

/// A page sends its move to one server, hears nothing, and sends it to the other.
#[tokio::test]
async fn a_move_sent_to_both_servers_is_made_once() {
    let Some(database) = fresh_database().await.unwrap() else {
        return;
    };
    let (one, other) = (serve(&database), serve(&database));
    let nodes = [one.address(), other.address()];
    let mut pair = Pair::sit_down(nodes, 3).await.unwrap();
    for turn in 1..=20 {
        let (seat, act) = pair.next_move().unwrap();
        let mut pages = both(nodes, &pair.table, &pair.tokens[seat.index()]).await;
        let [here, there] = &mut pages;
        let answers = tokio::try_join!(here.ask(&act), there.ask(&act)).unwrap();
        for answer in [answers.0, answers.1] {
            assert!(answer["refused"].is_null(), "{answer}");
        }
        pair.take(seat, &act).unwrap();
        pair.all_reach(turn).await.unwrap();
    }
    assert_eq!(moves(&database, &pair.table).len(), 20);
}

/// A page at each of two servers.
async fn both(nodes: [SocketAddr; 2], table: &str, token: &str) -> [Page; 2] {
    let [here, there] = nodes.map(|node| Page::open(node, table, token));
    let (here, there) = tokio::try_join!(here, there).unwrap();
    [here, there]
}

/// Somebody has a tab at each server and clicks in both.
#[tokio::test]
async fn of_two_moves_sent_at_once_one_counts_and_the_other_comes_too_late() {
    let Some(database) = fresh_database().await.unwrap() else {
        return;
    };
    let (one, other) = (serve(&database), serve(&database));
    let nodes = [one.address(), other.address()];
    let mut pair = Pair::sit_down(nodes, 4).await.unwrap();
    let (mut turns, mut contests, mut wins) = (0, 0, [0, 0]);
    while contests < 20 {
        let (seat, act) = pair.next_move().unwrap();
        let token = pair.tokens[seat.index()].clone();
        let path = format!("/tables/{}/actions", pair.table);
        let due = get(one.address(), &path, Some(&token)).await.unwrap();
        let actions = due["actions"].as_array().unwrap();
        let another = actions
            .iter()
            .find(|other| other["action"] != act["action"]);
        let taken = match another {
            None => {
                pair.pages[seat.index()].send(&act).await.unwrap();
                act
            }
            Some(another) => {
                contests += 1;
                let mut rival = act.clone();
                rival["action"] = another["action"].clone();
                rival["key"] = json!(format!("rival-{turns}"));
                let mut pages = both(nodes, &pair.table, &token).await;
                let [here, there] = &mut pages;
                let answers = tokio::try_join!(here.ask(&act), there.ask(&rival));
                let answers = <[Value; 2]>::from(answers.unwrap());
                let counts = |answer: &Value| answer["refused"].is_null();
                let winner = answers.iter().position(counts).expect("one counts");
                let late = &answers[1 - winner]["refused"];
                assert_eq!(late["code"], "stale", "{late}");
                let words = late["words"].as_str().unwrap();
                assert!(words.contains("The game has moved on"), "{words}");
                wins[winner] += 1;
                [act, rival][winner].clone()
            }
        };
        pair.take(seat, &taken).unwrap();
        turns += 1;
        pair.all_reach(turns).await.unwrap();
    }
    println!("{wins:?} of {contests} contests were won by the first and the second server");
    assert_eq!(moves(&database, &pair.table).len(), turns);
}

/// How often a server has let a bot think.
async fn thoughts(server: &Program) -> u64 {
    let (_, metrics) = text(server.address(), "/metrics").await.unwrap();
    let count = metrics
        .lines()
        .find_map(|line| line.strip_prefix("hedgerow_bot_thinking_seconds_count "));
    count.map_or(0, |count| count.parse().unwrap())
}

/// Somebody has a page at each server, so both have the table in memory and both could
/// let its bot think.
#[tokio::test]
async fn a_bot_that_both_servers_know_thinks_once_for_each_move() {
    let Some(database) = fresh_database().await.unwrap() else {
        return;
    };
    let servers = [serve(&database), serve(&database)];
    let nodes = [servers[0].address(), servers[1].address()];
    let ana = known(nodes[0], "Ana").await.unwrap();
    let wanted = json!({
        "game": "badger", "seats": ["me", "easy"], "pace": "instant", "seed": 4,
    });
    let made = post(nodes[0], "/tables", Some(&ana), &wanted).await;
    let made = made.unwrap();
    let table = made["id"].as_str().unwrap();
    let _pages = both(nodes, table, &ana).await;
    let mut ply = 0;
    for turn in 0..12 {
        // Each at another server than the last, which may not have heard of it yet.
        let node = nodes[turn % 2];
        let due =
            |facts: &Value| facts["ply"].as_u64() >= Some(ply) && facts["to_act"] == json!([0]);
        let facts = until(node, table, &ana, due).await;
        let path = format!("/tables/{table}/actions");
        let due = get(node, &path, Some(&ana)).await.unwrap();
        assert_eq!(due["ply"], facts["ply"]);
        let body = json!({ "ply": due["ply"], "action": due["actions"][0]["action"], "key": turn.to_string() });
        let path = format!("/tables/{table}/moves");
        post(node, &path, Some(&ana), &body).await.unwrap();
        ply = facts["ply"].as_u64().unwrap() + 1;
    }
    // The bot's last answer, if one is due.
    until(nodes[0], table, &ana, |facts| facts["to_act"] == json!([0])).await;
    let made = moves(&database, table);
    let by_bot = made.iter().filter(|text| text.starts_with("1 ")).count();
    assert!(by_bot >= 8, "{made:?}");
    let thoughts = [thoughts(&servers[0]).await, thoughts(&servers[1]).await];
    println!("{by_bot} moves of the bot, thought of at {thoughts:?}");
    assert_eq!(thoughts.iter().sum::<u64>(), by_bot as u64);
}

/// People go on through the server that is left, without a lost or doubled move, and a
/// bot that thought at the one that is gone is asked again by the other.
#[tokio::test]
async fn when_a_server_is_killed_the_other_goes_on() {
    let Some(database) = fresh_database().await.unwrap() else {
        return;
    };
    let (victim, other) = (serve(&database), serve(&database));
    let left = other.address();
    let mut pair = Pair::sit_down([victim.address(), left], 5).await.unwrap();
    for _ in 0..10 {
        pair.act().await.unwrap();
    }
    let bots = table_that_awaits_a_bot(victim.address(), &pair.tokens[0]).await;
    // The bot takes its time, and its server is gone before it has acted.
    victim.kill();
    assert_eq!(moves(&database, &bots), Vec::<String>::new());
    // Whoever looked through it looks through the other, and sends again what may have
    // been lost.
    pair.pages[0] = Page::open(left, &pair.table, &pair.tokens[0])
        .await
        .unwrap();
    for n in 11..=20 {
        let (seat, act) = pair.next_move().unwrap();
        for _ in 0..2 {
            let answer = pair.pages[seat.index()].ask(&act).await.unwrap();
            assert!(answer["refused"].is_null(), "{answer}");
        }
        pair.take(seat, &act).unwrap();
        pair.pages[1 - seat.index()].reach(n).await.unwrap();
    }
    assert_eq!(moves(&database, &pair.table).len(), 20);
    let moved = |facts: &Value| facts["ply"].as_u64() >= Some(1);
    until(left, &bots, &pair.tokens[0], moved).await;
    assert!(!moves(&database, &bots).is_empty());
}

/// A table at which a bot that takes its time is first.
async fn table_that_awaits_a_bot(server: SocketAddr, token: &str) -> String {
    for seed in 0..20 {
        let wanted = json!({
            "game": "badger", "seats": ["easy", "me"], "pace": "slow", "seed": seed,
        });
        let made = post(server, "/tables", Some(token), &wanted).await;
        let made = made.unwrap();
        if made["to_act"] == json!([0]) {
            return made["id"].as_str().unwrap().to_owned();
        }
    }
    panic!("no bot is ever first");
}

/// The database goes away for a while. Whoever acts is told; nothing is lost or doubled.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_was_gone_for_a_while_has_lost_nothing() {
    let Some(database) = fresh_database().await.unwrap() else {
        return;
    };
    let mut wire = Wire::lay(&database).await.unwrap();
    let server = serve(&wire.address());
    let node = server.address();
    let ana = known(node, "Ana").await.unwrap();
    let wanted = json!({ "game": "badger", "seats": ["me", "me"], "seed": 6 });
    let made = post(node, "/tables", Some(&ana), &wanted).await;
    let made = made.unwrap();
    let table = made["id"].as_str().unwrap();
    let path = format!("/tables/{table}/moves");
    let mut made = Vec::new();
    for n in 0..9 {
        let facts = get(node, &format!("/tables/{table}"), Some(&ana)).await;
        let seat = facts.unwrap()["to_act"][0].as_u64().unwrap();
        let due = format!("/tables/{table}/actions?seat={seat}");
        let due = get(node, &due, Some(&ana)).await.unwrap();
        let action = due["actions"][0]["action"].as_str().unwrap();
        let body =
            json!({ "ply": due["ply"], "action": action, "key": n.to_string(), "seat": seat });
        if n % 4 == 2 {
            wire.cut();
            let answer = request(node, "POST", &path, Some(&ana), &body).await;
            let (status, answer) = answer.unwrap();
            assert_eq!(status, 503, "{answer}");
            assert_eq!(answer["code"], "unavailable", "{answer}");
            assert_eq!(text(node, "/healthz").await.unwrap().0, 503);
            wire.mend().await.unwrap();
        }
        post(node, &path, Some(&ana), &body).await.unwrap();
        made.push(format!("{seat} {action}"));
    }
    assert_eq!(text(node, "/healthz").await.unwrap().0, 200);
    assert_eq!(moves(&database, table), made);
}
