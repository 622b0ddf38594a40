//! Reminders all the way: a push service and a mail server of the test's own, on this
//! machine, and what arrives there.

mod mail_server;
mod push_service;

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use std::{sync::Arc, time::Duration};

use axum::{body::Body, http::Request};
use mail_server::MailServer;
use push_service::{Browser, PushService};
use serde_json::Value;
use store::{Moment, PersonId, Store};
use web::{
    live::{Config, Look, Reader},
    network::ClientAddress,
    remind::Mailer,
    server::{Server, Token, Upkeep},
};

use crate::support::{self, Guest, House, Page};

/// Somebody who has looked at nothing for so long is away.
const AWAY: Duration = Duration::from_millis(300);

/// Longer than a few rounds: what has not arrived by then does not arrive.
const A_WHILE: Duration = Duration::from_millis(900);

/// Everything as it is, only quicker, and with push services on this machine.
fn quickly(config: &mut Config) {
    config.reminding.every = Duration::from_millis(40);
    config.reminding.push_after = AWAY;
    config.reminding.mail_after = AWAY;
    config.reminding.push_to_loopback = true;
}

async fn who(server: &Server, guest: &Guest) -> PersonId {
    let cookie = guest.cookie.as_ref().unwrap();
    let token = Token::read(cookie.split_once('=').unwrap().1).unwrap();
    let person = server.store().person(&token.digest()).await.unwrap();
    person.unwrap().id
}

/// Somebody's page of a table, open until this is dropped.
async fn looks(server: &Server, guest: &Guest, table: &str) -> Look {
    let person = who(server, guest).await;
    let reader = Reader {
        person: Some(person),
        ..Reader::default()
    };
    let client = ClientAddress {
        ip: "127.0.0.1".parse().unwrap(),
        local: true,
        exempt: true,
    };
    let id = table.trim_start_matches("/t/").into();
    let table = server.tables().table(&id).await.unwrap();
    table.look(&reader, client).await.unwrap()
}

/// Two people at a table of the Badger: first who is to act, then the other.
async fn pair(house: &House) -> (Guest, Guest, String) {
    let (mut ana, mut ben) = (Guest::default(), Guest::default());
    let fields = [("name", "Ana"), ("seat0", "me"), ("seat1", "open")];
    let table = ana.makes(house, "badger", &fields).await;
    let join = format!("{table}/join");
    ben.post(house, &join, &[("name", "Jörg")]).await.is(303);
    let page = ana.get(house, &table).await.ok();
    if page.body.contains("<title>● Your turn") {
        (ana, ben, table)
    } else {
        (ben, ana, table)
    }
}

/// Sends a form as a German browser does.
async fn in_german(house: &House, guest: &Guest, path: &str, fields: &[(&str, &str)]) -> Page {
    let body = serde_urlencoded(fields);
    let request = (guest.request("POST", path))
        .header("content-type", "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "same-origin")
        .header("accept-language", "de")
        .body(Body::from(body))
        .unwrap();
    house.send(request).await
}

fn serde_urlencoded(fields: &[(&str, &str)]) -> String {
    let escaped =
        |text: &str| -> String { utf8_percent_encode(text, NON_ALPHANUMERIC).to_string() };
    let fields = fields.iter();
    let fields = fields.map(|(name, value)| format!("{name}={}", escaped(value)));
    fields.collect::<Vec<_>>().join("&")
}

async fn subscribes(house: &House, guest: &Guest, service: &PushService, name: &str) -> Browser {
    let browser = Browser::new(service, name);
    let fields = [
        ("endpoint", browser.endpoint.as_str()),
        ("key", &browser.key),
        ("secret", &browser.secret),
    ];
    in_german(house, guest, "/reminders/device", &fields)
        .await
        .is(204);
    browser
}

#[tokio::test]
async fn who_left_is_told_once_that_it_is_their_turn_and_who_is_there_is_not() {
    let house = House::with(quickly).await;
    let service = PushService::start().await;
    let (first, other, table) = pair(&house).await;
    let browser = subscribes(&house, &first, &service, "first").await;
    let _other = subscribes(&house, &other, &service, "other").await;
    let there = looks(&house.server, &first, &table).await;
    let _there = looks(&house.server, &other, &table).await;
    let _upkeep = Upkeep::start(&house.server);
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(service.pushed(), [], "they look at the table");

    drop(there);
    let pushed = service.next().await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(service.pushed().len(), 1, "more than one");
    assert_eq!(pushed.path, "/first");
    for (name, value) in [
        ("content-encoding", "aes128gcm"),
        ("ttl", "86400"),
        ("urgency", "normal"),
    ] {
        assert_eq!(pushed.header(name), value);
    }
    let topic = pushed.header("topic");
    assert!(topic.len() == 32 && !topic.contains(table.trim_start_matches("/t/")));
    let key = first.get(&house, "/reminders/key").await.ok().body;
    service.check_token(&pushed, &key);

    let note: Value = serde_json::from_slice(&browser.open(&pushed.body)).unwrap();
    assert_eq!(
        note["title"],
        "Du bist am Zug: The Badger on the Borderland"
    );
    let text = note["text"].as_str().unwrap();
    assert!(["Mit Ana.", "Mit Jörg."].contains(&text), "{text}");
    assert_eq!(note["url"], table);
    assert_eq!(note.as_object().unwrap().len(), 5, "{note}");
    // It is done with: what had failed would be tried again.
    let later = Moment::now() + Duration::from_hours(3);
    let due = house
        .server
        .store()
        .due_pushes(AWAY, later, 10)
        .await
        .unwrap();
    let reader = who(&house.server, &first).await;
    assert!(due.iter().all(|due| due.person != reader), "{due:?}");
}

#[tokio::test]
async fn after_a_restart_nobody_is_told_again() {
    let house = House::with(quickly).await;
    let service = PushService::start().await;
    let (first, ..) = pair(&house).await;
    subscribes(&house, &first, &service, "first").await;
    let upkeep = Upkeep::start(&house.server);
    service.next().await;
    drop(upkeep);
    let again = house.server.store().clone();
    let mut config = Config::default();
    quickly(&mut config);
    let _upkeep = Upkeep::start(&Server::new(again, config));
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(service.pushed().len(), 1);
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_one_out_of_reach_is_not() {
    let house = House::with(quickly).await;
    let service = PushService::start().await;
    let (first, ..) = pair(&house).await;
    subscribes(&house, &first, &service, "first").await;
    service.answer(503);
    let _upkeep = Upkeep::start(&house.server);
    service.next().await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(
        service.pushed().len(),
        1,
        "it is tried again, but not at once"
    );
    let person = who(&house.server, &first).await;
    assert_eq!(
        house.server.store().browsers(&person).await.unwrap().len(),
        1
    );

    service.answer(410);
    subscribes(&house, &first, &service, "second").await;
    service.next().await;
    support::until(async || {
        let devices = house.server.store().browsers(&person).await.unwrap();
        (devices.len() == 1 && devices[0].endpoint.ends_with("/first")).then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_browser_is_taken_off_by_itself_or_all_at_once() {
    let house = House::with(quickly).await;
    let service = PushService::start().await;
    let (mut ana, ben, _) = pair(&house).await;
    let browser = subscribes(&house, &ana, &service, "first").await;
    let endpoint = [("endpoint", browser.endpoint.as_str())];
    let known = "/reminders/device/known";
    ana.post(&house, known, &endpoint).await.is(204);
    ben.clone().post(&house, known, &endpoint).await.is(404);
    Guest::default()
        .post(&house, known, &endpoint)
        .await
        .is(404);
    ana.get(&house, "/settings").await.ok().has("one browser");
    ana.post(&house, "/reminders/device/stop", &endpoint)
        .await
        .is(204);
    ana.post(&house, known, &endpoint).await.is(404);
    subscribes(&house, &ana, &service, "second").await;
    ana.post(&house, "/settings/reminders/stop", &[])
        .await
        .is(303);
    ana.get(&house, "/settings").await.ok().lacks("one browser");
}

#[tokio::test]
async fn nothing_is_pushed_to_where_a_stranger_points() {
    let house = House::open().await;
    let service = PushService::start().await;
    let (ana, ..) = pair(&house).await;
    let browser = Browser::new(&service, "x");
    for endpoint in [
        browser.endpoint.as_str(),
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "http://push.example/x",
        "https://push.example:8443/x",
        "x",
    ] {
        let fields = [
            ("endpoint", endpoint),
            ("key", &browser.key),
            ("secret", &browser.secret),
        ];
        let page = in_german(&house, &ana, "/reminders/device", &fields)
            .await
            .is(422);
        page.has("Dorthin können keine Nachrichten");
    }
    let stranger = Guest::default();
    in_german(&house, &stranger, "/reminders/device", &[])
        .await
        .is(401);
}

#[tokio::test]
async fn the_script_of_reminders_is_at_the_top_and_has_the_usual_headers() {
    let house = House::open().await;
    let script = Guest::default().get(&house, "/reminders.js").await.ok();
    assert!(script.header("content-type").starts_with("text/javascript"));
    assert_eq!(script.header("cache-control"), "no-cache");
    assert!(
        script
            .header("content-security-policy")
            .contains("default-src 'none'")
    );
    script.has("notificationclick");
}

#[tokio::test]
async fn two_servers_remind_once() {
    let service = PushService::start().await;
    let mut databases = vec![None];
    databases.extend(guests::fresh_database().await.unwrap().map(Some));
    for database in databases {
        let house = House::with(quickly).await;
        let mut config = Config::default();
        config.network.exempt_local = true;
        quickly(&mut config);
        // In SQLite the other server has a connection of its own to the same file.
        let house = match &database {
            None => house,
            Some(address) => house.moved(Store::open(address).await.unwrap(), config.clone()),
        };
        let other = match &database {
            None => Store::open_file(&house.folder().join("test.sqlite")).await,
            Some(address) => Store::open(address).await,
        };
        let other = Server::new(other.unwrap(), config);
        let (first, _, table) = pair(&house).await;
        let before = service.pushed().len();
        subscribes(&house, &first, &service, "first").await;
        let there = looks(&other, &first, &table).await;
        other.tables().note_presence().await;
        let upkeeps = [Upkeep::start(&house.server), Upkeep::start(&other)];
        if database.is_some() {
            // Servers on PostgreSQL tell each other every five seconds who is there.
            for _ in 0..10 {
                tokio::time::sleep(AWAY / 3).await;
                other.tables().note_presence().await;
            }
            assert_eq!(
                service.pushed().len(),
                before,
                "they look through the other"
            );
        }
        drop(there);
        service.next().await;
        tokio::time::sleep(A_WHILE).await;
        assert_eq!(service.pushed().len(), before + 1);
        drop(upkeeps);
        other.store().close().await;
    }
}

#[tokio::test]
async fn a_mail_comes_when_the_address_is_confirmed_and_none_after_it_is_ended() {
    let post = Arc::new(MailServer::start().await);
    let url = post.url();
    let house = House::with(|config| {
        quickly(config);
        let mailer = Mailer::new(&url, "Hedgerow <play@table.example>").unwrap();
        config.reminding.mailer = Some(mailer);
    })
    .await;
    let (mut first, _, table) = pair(&house).await;
    let _upkeep = Upkeep::start(&house.server);
    let address = [("address", "someone@mail.example")];
    in_german(&house, &first, "/settings/mail", &address)
        .await
        .is(303);
    let asked = post.next().await;
    assert_eq!(asked.to, "someone@mail.example");
    let words = asked.text();
    assert!(words.contains("öffne diesen Link"), "{words}");
    assert!(
        !words.contains("Ana") && !words.contains("Jörg"),
        "names of the asker's choice"
    );
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(post.mails().len(), 1, "it is not confirmed");
    first
        .get(&house, "/settings")
        .await
        .ok()
        .has("A link was sent to");

    let link = link_in(&words, "/reminders/mail/");
    let stranger = Guest::default();
    stranger
        .get(&house, &link)
        .await
        .ok()
        .has("write to you when it is your turn");
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(
        post.mails().len(),
        1,
        "a link that is only looked at does nothing"
    );
    stranger
        .clone()
        .post(&house, &link, &[])
        .await
        .ok()
        .has("Confirmed");
    stranger.clone().post(&house, &link, &[]).await.is(422);

    let mail = post.next().await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(post.mails().len(), 2, "one for each turn");
    let words = mail.text();
    assert!(
        words.contains("Du bist am Zug: The Badger on the Borderland"),
        "{words}"
    );
    assert!(
        words.contains(&format!("http://table.example{table}")),
        "{words}"
    );
    for line in ["Date: ", "Message-ID: <", "Auto-Submitted: auto-generated"] {
        assert!(mail.head().contains(line), "{}", mail.head());
    }
    let stop = link_in(&words, "/reminders/stop/");
    assert!(
        mail.head()
            .contains(&format!("List-Unsubscribe: <http://table.example{stop}>"))
    );
    // A mail program's button: no page, no cookie.
    let one_click = Request::post(&stop)
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from("List-Unsubscribe=One-Click"))
        .unwrap();
    house.send(one_click).await.ok();
    let person = who(&house.server, &first).await;
    assert_eq!(house.server.store().mailbox(&person).await.unwrap(), None);
    first
        .post(&house, "/settings/mail", &[("address", "no address")])
        .await
        .is(422);
    for _ in 0..3 {
        first.post(&house, "/settings/mail", &address).await;
    }
    first.post(&house, "/settings/mail", &address).await.is(429);
    assert_eq!(post.mails().len(), 4, "one address gets few links a day");
}

fn link_in(words: &str, path: &str) -> String {
    let from = words
        .find(path)
        .unwrap_or_else(|| panic!("no {path} in {words}"));
    let rest = &words[from..];
    let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
    rest[..end].to_owned()
}

#[tokio::test]
async fn without_a_mail_server_no_address_is_asked_for() {
    let house = House::open().await;
    let (mut ana, ..) = pair(&house).await;
    ana.get(&house, "/settings").await.ok().lacks("By mail");
    let address = [("address", "someone@mail.example")];
    ana.post(&house, "/settings/mail", &address).await.is(404);
}
