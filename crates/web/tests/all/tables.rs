//! Tables by plain forms: what browsers do when script is switched off.

use crate::support::{Guest, House, Page, until};

/// The value of the first field or button with this name in a page.
fn field<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let at = page.find(&format!("name=\"{name}\" value=\""))?;
    page[at..].split('"').nth(3)
}

/// The address of the page of a table with a person in seat 0 and one in seat 1.
async fn two_people(house: &House, game: &str) -> (Guest, Guest, String) {
    let (mut ana, mut ben) = (Guest::default(), Guest::default());
    let fields = [
        ("name", "Ana"),
        ("players", "2"),
        ("seat1", "open"),
        ("spectators", "on"),
    ];
    let table = ana.makes(house, game, &fields).await;
    ben.post(
        house,
        &format!("{table}/join"),
        &[("name", "Ben"), ("seat", "1")],
    )
    .await
    .is(303);
    (ana, ben, table)
}

async fn act(guest: &mut Guest, house: &House, table: &str) -> Page {
    let page = guest.get(house, table).await.ok().body;
    let form = &page[page.find("id=\"act\"").expect("something to do")..];
    let (ply, key) = (field(form, "ply").unwrap(), field(form, "key").unwrap());
    let action = field(form, "action").unwrap().replace("&amp;", "&");
    let fields = [("ply", ply), ("key", key), ("action", action.as_str())];
    guest.post(house, &format!("{table}/act"), &fields).await
}

#[tokio::test]
async fn a_friend_joins_by_the_link_and_both_play() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let table = ana
        .makes(
            &house,
            "badger",
            &[("name", "Ana"), ("players", "2"), ("seat1", "open")],
        )
        .await;
    ana.get(&house, &table)
        .await
        .ok()
        .has(&format!("http://table.example{table}"));
    let mut ben = Guest::default();
    ben.get(&house, &table).await.ok().has("Ana");
    let join = format!("{table}/join");
    ben.post(&house, &join, &[("name", "Ben"), ("seat", "1")])
        .await
        .is(303);
    // The last seat is taken, so the game has begun, and somebody can act.
    let ana_acts = ana
        .get(&house, &table)
        .await
        .ok()
        .body
        .contains("id=\"act\"");
    let ben_acts = ben
        .get(&house, &table)
        .await
        .ok()
        .body
        .contains("id=\"act\"");
    assert!(ana_acts || ben_acts);
    let (first, second) = if ana_acts {
        (&mut ana, &ben)
    } else {
        (&mut ben, &ana)
    };
    act(first, &house, &table).await.is(303);
    second.get(&house, &table).await.ok().has("data-ply=\"1\"");
}

#[tokio::test]
async fn a_game_against_bots_is_played_to_its_end_by_forms() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let fields = [
        ("name", "Ana"),
        ("players", "2"),
        ("seat1", "bot:easy"),
        ("pace", "instant"),
    ];
    let table = ana.makes(&house, "badger", &fields).await;
    for _ in 0..400 {
        let page = until(|| async {
            let page = ana.get(&house, &table).await.ok().body;
            (page.contains("id=\"act\"") || page.contains("data-life=\"over\"")).then_some(page)
        })
        .await;
        if page.contains("data-life=\"over\"") {
            ana.get(&house, &format!("{table}/record"))
                .await
                .ok()
                .has("\"game\": \"badger\"");
            return;
        }
        let done = act(&mut ana, &house, &table).await;
        assert!([303, 409].contains(&done.status.as_u16()), "{}", done.body);
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_repeated_decision_is_taken_once_and_an_old_page_is_refused() {
    let house = House::open().await;
    let (mut ana, mut ben, table) = two_people(&house, "badger").await;
    if !ana.get(&house, &table).await.body.contains("id=\"act\"") {
        std::mem::swap(&mut ana, &mut ben);
    }
    let page = ana.get(&house, &table).await.ok().body;
    let form = &page[page.find("id=\"act\"").unwrap()..];
    let action = field(form, "action").unwrap().to_owned();
    let path = format!("{table}/act");
    let once = [("ply", "0"), ("key", "k1"), ("action", action.as_str())];
    ana.post(&house, &path, &once).await.is(303);
    ana.post(&house, &path, &once).await.is(303);
    ana.get(&house, &table).await.ok().has("data-ply=\"1\"");
    let again = [("ply", "0"), ("key", "k2"), ("action", action.as_str())];
    ana.post(&house, &path, &again)
        .await
        .is(409)
        .has("moved on");
    ana.get(&house, &table).await.ok().has("data-ply=\"1\"");
}

#[tokio::test]
async fn a_refusal_cites_the_rule_on_the_page_itself() {
    let house = House::open().await;
    let (mut ana, mut ben, table) = two_people(&house, "badger").await;
    if !ana.get(&house, &table).await.body.contains("id=\"act\"") {
        std::mem::swap(&mut ana, &mut ben);
    }
    let path = format!("{table}/act");
    let wrong = [("ply", "0"), ("key", "k"), ("action", "nonsense & <b>")];
    ana.post(&house, &path, &wrong)
        .await
        .is(422)
        .has("nonsense &amp; &lt;b&gt;")
        .lacks("<b>\n");
    let other = act_of(&ana, &house, &table).await;
    let not_turn = [("ply", "0"), ("key", "k"), ("action", other.as_str())];
    let page = ben.post(&house, &path, &not_turn).await.is(422);
    assert!(page.body.contains("class=\"notice\""), "{}", page.body);
}

async fn act_of(guest: &Guest, house: &House, table: &str) -> String {
    let page = guest.get(house, table).await.ok().body;
    let form = &page[page.find("id=\"act\"").unwrap()..];
    field(form, "action").unwrap().to_owned()
}

#[tokio::test]
async fn a_move_can_be_taken_back_until_somebody_learned_from_it() {
    let house = House::open().await;
    let (mut ana, mut ben, table) = two_people(&house, "badger").await;
    if !ana.get(&house, &table).await.body.contains("id=\"act\"") {
        std::mem::swap(&mut ana, &mut ben);
    }
    act(&mut ana, &house, &table).await.is(303);
    let undo = format!("{table}/undo");
    ben.post(&house, &undo, &[("ply", "1"), ("key", "b")])
        .await
        .is(422)
        .has("not yours");
    ana.post(&house, &undo, &[("ply", "1"), ("key", "a")])
        .await
        .is(303);
    ana.get(&house, &table).await.ok().has("data-ply=\"0\"");
    // Repeated, it changes nothing; and what was taken back can be done again.
    ana.post(&house, &undo, &[("ply", "1"), ("key", "a")])
        .await
        .is(303);
    act(&mut ana, &house, &table).await.is(303);
    ana.get(&house, &table).await.ok().has("data-ply=\"1\"");
    // It is in the store, not only in memory.
    let house = house.again().await;
    ana.get(&house, &table).await.ok().has("data-ply=\"1\"");
}

#[tokio::test]
async fn giving_up_ends_a_duel_and_gives_the_record_free() {
    let house = House::open().await;
    let (mut ana, ben, table) = two_people(&house, "badger").await;
    ben.get(&house, &format!("{table}/record")).await.is(403);
    ana.post(&house, &format!("{table}/resign"), &[])
        .await
        .is(422);
    ana.post(&house, &format!("{table}/resign"), &[("confirm", "yes")])
        .await
        .is(303);
    ben.get(&house, &table).await.ok().has("data-life=\"over\"");
    ben.get(&house, &format!("{table}/record"))
        .await
        .ok()
        .has("\"seed\"");
    ben.get(&house, &format!("{table}/replay?ply=0&seat=0"))
        .await
        .ok();
}

#[tokio::test]
async fn giving_up_among_several_leaves_the_seat_to_a_bot() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let fields = [
        ("name", "Ana"),
        ("players", "3"),
        ("seat1", "bot:easy"),
        ("seat2", "bot:easy"),
    ];
    let table = ana.makes(&house, "dandelion", &fields).await;
    ana.post(&house, &format!("{table}/resign"), &[("confirm", "yes")])
        .await
        .is(303);
    let page = ana.get(&house, &table).await.ok();
    page.has("data-life=\"running\"").lacks("id=\"act\"");
}

#[tokio::test]
async fn both_ask_for_a_rematch_and_meet_at_a_new_table() {
    let house = House::open().await;
    let (mut ana, mut ben, table) = two_people(&house, "badger").await;
    let rematch = format!("{table}/rematch");
    ana.post(&house, &rematch, &[]).await.is(422);
    ana.post(&house, &format!("{table}/resign"), &[("confirm", "yes")])
        .await
        .is(303);
    let waits = ana.post(&house, &rematch, &[]).await.is(303);
    assert_eq!(waits.location(), table);
    let next = ben
        .post(&house, &rematch, &[])
        .await
        .is(303)
        .location()
        .to_owned();
    assert_ne!(next, table);
    let same = ana.post(&house, &rematch, &[]).await.is(303);
    assert_eq!(same.location(), next);
    ana.get(&house, &next)
        .await
        .ok()
        .has("data-life=\"running\"");
}

/// How many entries a table has.
async fn entries(house: &House, table: &str) -> usize {
    let id = table.trim_start_matches("/t/").into();
    house.server.store().entries(&id, 0).await.unwrap().len()
}

#[tokio::test]
async fn bots_play_unseen_up_to_a_persons_turn_and_never_among_themselves() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let fields = [
        ("name", "Ana"),
        ("players", "2"),
        ("seat1", "bot:easy"),
        ("pace", "instant"),
        ("spectators", "on"),
    ];
    let table = ana.makes(&house, "badger", &fields).await;
    // Nobody has looked at the table yet, and the bot has its turns all the same.
    until(|| async {
        let id = table.trim_start_matches("/t/").into();
        let entries = house.server.store().entries(&id, 0).await.unwrap();
        let last = entries.last().unwrap();
        last.awaits.contains(engine::Seat::new(0)).then_some(())
    })
    .await;
    // Then only bots are left.
    ana.post(&house, &format!("{table}/bot"), &[("seat", "0")])
        .await
        .is(303);
    let house = house.again().await;
    let before = entries(&house, &table).await;
    house.server.tables().wake_bots().await.unwrap();
    assert_eq!(
        house.server.tables().len(),
        0,
        "the table stays out of memory"
    );
    // Somebody without a seat asks for it, which is no reason to play.
    Guest::default()
        .get(
            &house,
            &format!("/api/v1{table}").replace("/t/", "/tables/"),
        )
        .await
        .ok();
    house.server.tables().wake_bots().await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(entries(&house, &table).await, before);
    ana.get(&house, &table).await.ok();
    until(|| async { (entries(&house, &table).await > before + 3).then_some(()) }).await;
}

#[tokio::test]
async fn watchers_see_no_hand_and_may_be_kept_out() {
    let house = House::open().await;
    let (ana, _ben, table) = two_people(&house, "badger").await;
    let mut eve = Guest::default();
    eve.get(&house, &table).await.ok().lacks("id=\"act\"");
    eve.post(
        &house,
        &format!("{table}/act"),
        &[("ply", "0"), ("action", "x")],
    )
    .await
    .is(401);
    eve.get(&house, &format!("{table}?seat=0")).await.is(403);
    ana.get(&house, &format!("{table}?seat=1")).await.is(403);
    let mut zoe = Guest::default();
    let closed = zoe
        .post(
            &house,
            "/new/badger",
            &[
                ("name", "Zoe"),
                ("players", "2"),
                ("seat1", "bot:easy"),
                ("listed", "on"),
            ],
        )
        .await;
    let closed = closed.is(303).location().to_owned();
    eve.get(&house, &closed).await.is(403);
    eve.get(&house, &format!("{closed}/fragment")).await.is(403);
    eve.get(&house, &format!("/api/v1/tables/{}/view", &closed[3..]))
        .await
        .is(403);
}

#[tokio::test]
async fn chat_is_kept_and_watchers_do_not_whisper_to_players() {
    let house = House::open().await;
    let (mut ana, ben, table) = two_people(&house, "dandelion").await;
    let mut eve = Guest::default();
    eve.post(&house, "/settings", &[("name", "Eve")])
        .await
        .is(303);
    let chat = format!("{table}/chat");
    let table_page = table.replace("/chat", "");
    ana.post(&house, &chat, &[("text", "Hello <i>there</i>")])
        .await
        .is(303);
    eve.post(&house, &chat, &[("text", "He holds the oak")])
        .await
        .is(303);
    ben.get(&house, &table_page)
        .await
        .ok()
        .has("Hello &lt;i&gt;there&lt;/i&gt;")
        .lacks("holds the oak");
    eve.get(&house, &table_page)
        .await
        .ok()
        .has("Hello")
        .has("holds the oak");
    let house = house.again().await;
    ben.get(&house, &table_page)
        .await
        .ok()
        .has("Hello &lt;i&gt;there");
}

#[tokio::test]
async fn a_note_is_for_its_writer_alone() {
    let house = House::open().await;
    let (mut ana, ben, table) = two_people(&house, "badger").await;
    ana.post(
        &house,
        &format!("{table}/note"),
        &[("text", "she has the moon")],
    )
    .await
    .is(303);
    ana.get(&house, &table).await.ok().has("she has the moon");
    ben.get(&house, &table).await.ok().lacks("she has the moon");
}

#[tokio::test]
async fn two_people_at_one_screen_pass_it_on_behind_a_cover() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let fields = [("name", "Ana"), ("players", "2"), ("seat1", "me")];
    let table = ana.makes(&house, "badger", &fields).await;
    let cover = ana.get(&house, &table).await.ok().lacks("id=\"act\"");
    let seat = field(&cover.body, "seat")
        .expect("whose hand is next")
        .to_owned();
    let other = if seat == "0" { "1" } else { "0" };
    let page = ana.get(&house, &format!("{table}?seat={seat}")).await.ok();
    assert!(page.body.contains("id=\"act\""));
    ana.get(&house, &format!("{table}?seat={other}"))
        .await
        .ok()
        .lacks("id=\"act\"");
}

#[tokio::test]
async fn a_finished_game_is_replayed_from_every_seat_and_played_on() {
    let house = House::open().await;
    let (mut ana, mut ben, table) = two_people(&house, "badger").await;
    if !ana.get(&house, &table).await.body.contains("id=\"act\"") {
        std::mem::swap(&mut ana, &mut ben);
    }
    act(&mut ana, &house, &table).await.is(303);
    // Before the end everybody looks back through their own eyes only.
    ana.get(&house, &format!("{table}/replay?ply=0")).await.ok();
    let own = if ana
        .get(&house, &format!("{table}/replay?ply=0&seat=0"))
        .await
        .status
        == 200
    {
        "0"
    } else {
        "1"
    };
    let other = if own == "0" { "1" } else { "0" };
    ana.get(&house, &format!("{table}/replay?ply=0&seat={other}"))
        .await
        .is(403);
    ana.post(&house, &format!("{table}/fork"), &[("ply", "0")])
        .await
        .is(403);
    ben.post(&house, &format!("{table}/resign"), &[("confirm", "yes")])
        .await
        .is(303);
    for seat in ["0", "1", "none"] {
        ana.get(&house, &format!("{table}/replay?ply=1&seat={seat}"))
            .await
            .ok();
    }
    let on = ana
        .post(&house, &format!("{table}/fork"), &[("ply", "0")])
        .await
        .is(303);
    let on = on.location().to_owned();
    ana.get(&house, &on).await.ok().has("id=\"act\"");
    // The record is as it was.
    ana.get(&house, &table).await.ok().has("data-ply=\"1\"");
}

#[tokio::test]
async fn a_record_goes_out_and_comes_in_again() {
    let house = House::open().await;
    let (mut ana, _ben, table) = two_people(&house, "dandelion").await;
    ana.post(&house, &format!("{table}/resign"), &[("confirm", "yes")])
        .await
        .is(303);
    let record = ana.get(&house, &format!("{table}/record")).await.ok().body;
    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"r.json\"\r\n\r\n{record}\r\n--x--\r\n"
    );
    let request = (ana.request("POST", "/upload"))
        .header("content-type", "multipart/form-data; boundary=x")
        .body(axum::body::Body::from(body))
        .unwrap();
    let page = house.send(request).await.is(303);
    let replay = page.location().to_owned();
    ana.get(&house, &replay).await.ok();
    let copy = replay.trim_end_matches("/replay");
    let again = ana.get(&house, &format!("{copy}/record")).await.ok().body;
    let (one, two): (serde_json::Value, serde_json::Value) = (
        serde_json::from_str(&record).unwrap(),
        serde_json::from_str(&again).unwrap(),
    );
    assert_eq!(one["moves"], two["moves"]);
    assert_eq!(one["seed"], two["seed"]);
    let mut eve = Guest::default();
    eve.post(&house, "/upload", &[("record", "no record")])
        .await
        .is(422);
}

#[tokio::test]
async fn the_seed_is_promised_at_the_start_and_told_at_the_end() {
    let house = House::open().await;
    let (mut ana, _ben, table) = two_people(&house, "badger").await;
    let api = format!("/api/v1/tables/{}", &table[3..]);
    let before = ana.get(&house, &api).await.ok().json();
    assert_eq!(before["seed"], serde_json::Value::Null);
    let hash = before["seed_hash"].as_str().unwrap().to_owned();
    ana.get(&house, &table).await.ok().has(&hash);
    ana.post(&house, &format!("{table}/resign"), &[("confirm", "yes")])
        .await
        .is(303);
    let after = ana.get(&house, &api).await.ok().json();
    let seed: engine::Seed = after["seed"].as_str().unwrap().parse().unwrap();
    assert_eq!(web::live::seed_hash(&seed), hash);
}

#[tokio::test]
async fn my_games_puts_those_first_that_wait_for_me() {
    let house = House::open().await;
    let mut ana = Guest::default();
    ana.makes(
        &house,
        "badger",
        &[("name", "Ana"), ("players", "2"), ("seat1", "open")],
    )
    .await;
    let running = ana
        .makes(&house, "bordering", &[("name", "Ana"), ("players", "1")])
        .await;
    let page = ana.get(&house, "/mine").await.ok();
    assert!(page.body.contains(&running));
    let next = ana.get(&house, "/mine/next").await.is(303);
    assert_eq!(next.location(), running);
}

#[tokio::test]
async fn a_link_makes_another_device_the_same_person_once() {
    let house = House::open().await;
    let (mut ana, _ben, table) = two_people(&house, "badger").await;
    let page = ana.post(&house, "/settings/recovery", &[]).await.ok();
    let at = page.body.find("/recover/").expect("a link");
    let code: String = page.body[at + 9..]
        .chars()
        .take_while(char::is_ascii_hexdigit)
        .collect();
    let mut phone = Guest::default();
    phone.get(&house, &format!("/recover/{code}")).await.ok();
    phone
        .post(&house, "/recover", &[("code", &code)])
        .await
        .is(303);
    phone.get(&house, "/mine").await.ok().has(&table);
    let mut thief = Guest::default();
    thief
        .post(&house, "/recover", &[("code", &code)])
        .await
        .is(422);
}

#[tokio::test]
async fn a_form_that_cannot_be_is_shown_again_with_the_reason() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let fields = [("name", "Ana"), ("players", "2"), ("seat1", "bot:genius")];
    ana.post(&house, "/new/badger", &fields)
        .await
        .is(422)
        .has("genius");
    let fields = [("name", "Ana"), ("players", "9")];
    ana.post(&house, "/new/badger", &fields).await.is(422);
    ana.post(&house, "/new/chess", &[("name", "Ana")])
        .await
        .is(404);
    ana.get(&house, "/new/badger").await.ok();
}
