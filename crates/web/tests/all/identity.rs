//! Who somebody is: devices, links, what is stored, and how it is deleted.

use std::time::Duration;

use axum::body::Body;
use serde_json::{Value, json};
use store::{Digest, Moment};

use crate::support::{Guest, House, Page};

const FIREFOX: &str = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0";

/// Somebody who chose a name in a browser.
async fn known(house: &House, name: &str) -> Guest {
    let mut guest = Guest::default();
    guest
        .post(house, "/settings", &[("name", name)])
        .await
        .is(303);
    guest
}

/// The link for another device, and somebody who opened it there.
async fn elsewhere(house: &House, guest: &mut Guest) -> Guest {
    let page = guest.post(house, "/settings/recovery", &[]).await.ok();
    let link = page.body.split("/recover/").nth(1).unwrap();
    let code = link[..64].to_owned();
    let mut other = Guest::default();
    other
        .post(house, "/recover", &[("code", &code)])
        .await
        .is(303);
    // It works once.
    Guest::default()
        .post(house, "/recover", &[("code", &code)])
        .await
        .is(422);
    other
}

async fn is_known(house: &House, guest: &Guest) -> bool {
    guest.get(house, "/api/v1/me").await.status == 200
}

/// The ids of the devices on the page of settings, in its order.
fn devices(page: &Page) -> Vec<String> {
    let buttons = page.body.split("name=\"device\" value=\"").skip(1);
    let ids = buttons.map(|rest| rest.split('"').next().unwrap().to_owned());
    ids.filter(|id| id != "all").collect()
}

#[tokio::test]
async fn devices_are_listed_and_signed_out_one_by_one() {
    let house = House::open().await;
    let mut ana = known(&house, "Ana").await;
    let page = ana.get(&house, "/settings").await.ok();
    let first = devices(&page);
    assert_eq!(first.len(), 1);
    let other = elsewhere(&house, &mut ana).await;
    let request = (other.request("GET", "/settings"))
        .header("user-agent", FIREFOX)
        .body(Body::empty())
        .unwrap();
    house.send(request).await.ok().has("this one");
    let both = devices(&ana.get(&house, "/settings").await);
    assert_eq!(both.len(), 2);
    let second = both.into_iter().find(|id| *id != first[0]).unwrap();
    let mut eve = known(&house, "Eve").await;
    eve.post(&house, "/settings/sign-out", &[("device", &second)])
        .await
        .is(303);
    assert!(is_known(&house, &other).await, "a device of somebody else");
    let page = ana
        .post(&house, "/settings/sign-out", &[("device", &second)])
        .await
        .is(303);
    assert!(page.header("set-cookie").is_empty());
    assert!(!is_known(&house, &other).await);
    assert!(is_known(&house, &ana).await);
    let here = ana.clone();
    let page = ana
        .post(&house, "/settings/sign-out", &[("device", &first[0])])
        .await
        .is(303);
    assert!(page.header("set-cookie").contains("Max-Age=0"), "{page:?}");
    assert!(!is_known(&house, &here).await);
}

#[tokio::test]
async fn a_device_is_named_after_its_browser() {
    let house = House::open().await;
    let request = (Guest::default().request("POST", "/settings"))
        .header("content-type", "application/x-www-form-urlencoded")
        .header("user-agent", FIREFOX)
        .body(Body::from("name=Ana"))
        .unwrap();
    let page = house.send(request).await.is(303);
    let cookie = page
        .header("set-cookie")
        .split(';')
        .next()
        .unwrap()
        .to_owned();
    let ana = Guest {
        cookie: Some(cookie),
        token: None,
    };
    let page = ana.get(&house, "/settings").await.ok();
    page.has("Firefox on Android")
        .lacks("130.0")
        .lacks("Mobile");
    let request = (ana.request("GET", "/settings"))
        .header("accept-language", "de")
        .body(Body::empty())
        .unwrap();
    house.send(request).await.ok().has("Firefox auf Android");
}

#[tokio::test]
async fn whoever_signs_out_everywhere_is_known_nowhere_and_no_link_is_left() {
    let house = House::open().await;
    let mut ana = known(&house, "Ana").await;
    let other = elsewhere(&house, &mut ana).await;
    let page = ana.post(&house, "/settings/recovery", &[]).await.ok();
    let code = page.body.split("/recover/").nth(1).unwrap()[..64].to_owned();
    let here = ana.clone();
    ana.post(&house, "/settings/sign-out", &[("device", "all")])
        .await
        .is(303);
    assert!(!is_known(&house, &here).await && !is_known(&house, &other).await);
    Guest::default()
        .post(&house, "/recover", &[("code", &code)])
        .await
        .is(422);
}

#[tokio::test]
async fn a_link_that_waits_is_told_of_and_cancelled() {
    let house = House::open().await;
    let mut ana = known(&house, "Ana").await;
    ana.get(&house, "/settings")
        .await
        .ok()
        .lacks("Cancel the link");
    let page = ana.post(&house, "/settings/recovery", &[]).await.ok();
    let code = page.body.split("/recover/").nth(1).unwrap()[..64].to_owned();
    ana.get(&house, "/settings")
        .await
        .ok()
        .has("for 60 more minutes")
        .lacks(&code);
    ana.post(&house, "/settings/recovery/cancel", &[])
        .await
        .is(303);
    ana.get(&house, "/settings")
        .await
        .ok()
        .lacks("Cancel the link");
    Guest::default()
        .post(&house, "/recover", &[("code", &code)])
        .await
        .is(422);
}

#[tokio::test]
async fn a_cookie_is_renewed_on_the_first_visit_of_a_day() {
    let house = House::open().await;
    let ana = known(&house, "Ana").await;
    let cookie = ana.cookie.clone().unwrap();
    let page = ana.get(&house, "/").await.ok();
    assert!(page.header("set-cookie").is_empty(), "it is new");
    let token = cookie.split('=').nth(1).unwrap();
    let digest = Digest::new(&<[u8; 32]>::from(<sha2::Sha256 as sha2::Digest>::digest(
        token,
    )));
    let store = house.server.store();
    let long_ago = Moment(Moment::now().0 - Duration::from_hours(24 * 30).as_millis() as i64);
    store.use_device(&digest, long_ago).await.unwrap();
    let page = ana.get(&house, "/").await.ok();
    let renewed = page.header("set-cookie");
    assert!(
        renewed.starts_with(&cookie) && renewed.contains("Max-Age=34560000"),
        "{renewed}"
    );
    let page = ana.get(&house, "/lobby").await.ok();
    assert!(page.header("set-cookie").is_empty(), "once a day");
    let unused = Moment(Moment::now().0 - Duration::from_hours(24 * 402).as_millis() as i64);
    store.use_device(&digest, unused).await.unwrap();
    assert!(!is_known(&house, &ana).await, "after 400 days");
}

#[tokio::test]
async fn with_https_a_cookie_of_the_old_name_becomes_one_of_the_new() {
    let house =
        House::with(|config| "https://table.example".clone_into(&mut config.public_url)).await;
    let program = Guest::program(&house, "Ana").await;
    let token = program.token.unwrap();
    let old = Guest {
        cookie: Some(format!("hedgerow={token}")),
        token: None,
    };
    let page = old.get(&house, "/").await.ok();
    let cookies: Vec<&str> = (page.headers.get_all("set-cookie").iter())
        .map(|cookie| cookie.to_str().unwrap())
        .collect();
    let [new, removed] = cookies[..] else {
        panic!("{cookies:?}")
    };
    assert!(new.starts_with(&format!("__Host-hedgerow={token};")) && new.contains("; Secure"));
    assert!(removed.starts_with("hedgerow=;") && removed.contains("Max-Age=0"));
    assert_eq!(page.header("strict-transport-security"), "max-age=31536000");
    let new = Guest {
        cookie: Some(format!("__Host-hedgerow={token}")),
        token: None,
    };
    assert!(
        new.get(&house, "/")
            .await
            .ok()
            .header("set-cookie")
            .is_empty()
    );
    let plain = House::open().await;
    let page = Guest::default().get(&plain, "/").await.ok();
    assert!(page.header("strict-transport-security").is_empty());
}

/// A finished game of Ana and Ben in which both spoke, and one that runs.
async fn two_games(house: &House, ana: &Guest, ben: &Guest) -> [String; 2] {
    let mut made = Vec::new();
    for _ in 0..2 {
        let new = json!({ "game": "badger", "seats": ["me", "open"], "listed": true });
        let table = ana.send(house, "/api/v1/tables", new).await.is(201).json();
        let id = table["id"].as_str().unwrap().to_owned();
        ben.send(house, &format!("/api/v1/tables/{id}/seats"), json!({}))
            .await
            .ok();
        for guest in [ana, ben] {
            let line = json!({ "text": "hello" });
            guest
                .send(house, &format!("/api/v1/tables/{id}/chat"), line)
                .await
                .ok();
        }
        made.push(id);
    }
    ana.send(
        house,
        &format!("/api/v1/tables/{}/resign", made[0]),
        json!({}),
    )
    .await
    .ok();
    made.try_into().unwrap()
}

#[tokio::test]
async fn everything_about_me_is_one_file_without_secrets() {
    let house = House::open().await;
    let ana = Guest::program(&house, "Ana").await;
    let ben = Guest::program(&house, "Ben").await;
    let [over, running] = two_games(&house, &ana, &ben).await;
    let mut browser = Guest {
        cookie: Some(format!("hedgerow={}", ana.token.as_ref().unwrap())),
        token: None,
    };
    browser
        .post(
            &house,
            &format!("/t/{running}/note"),
            &[("text", "remember")],
        )
        .await
        .is(303);
    let page = browser.get(&house, "/settings/export").await.ok();
    assert!(
        page.header("content-disposition")
            .contains("hedgerow-about-me.json")
    );
    let about: Value = page.json();
    assert_eq!(about["person"]["name"], "Ana");
    assert_eq!(about["devices"].as_array().unwrap().len(), 1);
    assert_eq!(about["notes"][0]["text"], "remember");
    let chat = about["chat"].as_array().unwrap();
    assert!(
        chat.len() == 2 && chat.iter().all(|line| line["name"] == "Ana"),
        "{chat:?}"
    );
    let tables = about["tables"].as_array().unwrap();
    let find = |id: &str| tables.iter().find(|table| table["id"] == *id).unwrap();
    assert_eq!(tables.len(), 2);
    let record = ana
        .get(&house, &format!("/t/{over}/record"))
        .await
        .ok()
        .json();
    for part in ["game", "seed", "seats", "moves"] {
        assert_eq!(find(&over)["record"][part], record[part], "{part}");
    }
    assert!(find(&running)["record"].is_null());
    assert!(!page.body.contains(ana.token.as_ref().unwrap()), "a secret");
    let by_api = ana.get(&house, "/api/v1/me/export").await.ok().json();
    assert_eq!(by_api["tables"], about["tables"]);
    Guest::default()
        .get(&house, "/settings/export")
        .await
        .is(401);
}

#[tokio::test]
async fn whoever_is_deleted_leaves_games_behind_and_no_name() {
    let house = House::open().await;
    let ana = Guest::program(&house, "Anastasia").await;
    let ben = Guest::program(&house, "Ben").await;
    let [over, running] = two_games(&house, &ana, &ben).await;
    let mut browser = Guest {
        cookie: Some(format!("hedgerow={}", ana.token.as_ref().unwrap())),
        token: None,
    };
    browser
        .get(&house, "/settings/delete")
        .await
        .ok()
        .has("Anastasia");
    browser
        .post(&house, "/settings/delete", &[("name", "Ben")])
        .await
        .is(422);
    browser.post(&house, "/settings/delete", &[]).await.is(422);
    assert!(is_known(&house, &ana).await);
    let page = browser
        .post(&house, "/settings/delete", &[("name", "Anastasia")])
        .await
        .is(303);
    assert!(page.header("set-cookie").contains("Max-Age=0"));
    assert!(!is_known(&house, &ana).await);
    // What was in memory before is right as well.
    for id in [&over, &running] {
        let page = ben.get(&house, &format!("/t/{id}")).await.ok();
        page.lacks("Anastasia").has("deleted player");
        let facts = ben.get(&house, &format!("/api/v1/tables/{id}")).await.ok();
        facts.lacks("Anastasia");
        let chat = ben
            .get(&house, &format!("/api/v1/tables/{id}/chat"))
            .await
            .ok();
        chat.lacks("Anastasia").has("deleted player").has("hello");
    }
    let facts = ben
        .get(&house, &format!("/api/v1/tables/{running}"))
        .await
        .json();
    assert_eq!(
        (&facts["stage"], &facts["seats"][0]["kind"]),
        (&json!("playing"), &json!("bot"))
    );
    ben.get(&house, &format!("/t/{over}/record"))
        .await
        .ok()
        .has("deleted player");
    ben.get(&house, &format!("/t/{over}/replay?ply=0"))
        .await
        .ok()
        .lacks("Anastasia");
    let mut host = Guest {
        cookie: Some(format!("hedgerow={}", ben.token.as_ref().unwrap())),
        token: None,
    };
    host.post(&house, &format!("/t/{running}/close"), &[])
        .await
        .is(303);
    let house = house.again().await;
    for path in [
        format!("/t/{over}"),
        format!("/t/{running}"),
        "/lobby".to_owned(),
    ] {
        ben.get(&house, &path).await.ok().lacks("Anastasia");
    }
    let request = (ben.request("GET", &format!("/t/{over}")))
        .header("accept-language", "de")
        .body(Body::empty())
        .unwrap();
    house.send(request).await.ok().has("gelöschte Person");
}

#[tokio::test]
async fn a_rematch_with_somebody_deleted_is_one_with_a_bot() {
    let house = House::open().await;
    let ana = Guest::program(&house, "Ana").await;
    let ben = Guest::program(&house, "Ben").await;
    let [over, _] = two_games(&house, &ana, &ben).await;
    let gone = house.send(
        ana.request("DELETE", "/api/v1/me?name=Ana")
            .body(Body::empty())
            .unwrap(),
    );
    gone.await.is(204);
    let next = ben
        .send(&house, &format!("/api/v1/tables/{over}/rematch"), json!({}))
        .await
        .ok()
        .json();
    let next = next["table"].as_str().unwrap();
    let facts = ben
        .get(&house, &format!("/api/v1/tables/{next}"))
        .await
        .ok()
        .json();
    let kinds: Vec<&str> = (facts["seats"].as_array().unwrap().iter())
        .map(|seat| seat["kind"].as_str().unwrap())
        .collect();
    assert_eq!(kinds, ["person", "bot"]);
}

#[tokio::test]
async fn other_sites_cannot_sign_out_or_delete_anybody() {
    let house = House::open().await;
    let ana = known(&house, "Ana").await;
    for (path, body) in [
        ("/settings/sign-out", "device=all"),
        ("/settings/delete", "name=Ana"),
        ("/settings/recovery", ""),
        ("/settings/recovery/cancel", ""),
    ] {
        for (name, value) in [
            ("sec-fetch-site", "cross-site"),
            ("origin", "https://evil.example"),
        ] {
            let request = (ana.request("POST", path))
                .header("content-type", "application/x-www-form-urlencoded")
                .header(name, value)
                .body(Body::from(body))
                .unwrap();
            house.send(request).await.is(403);
        }
    }
    assert!(is_known(&house, &ana).await);
}

#[tokio::test]
async fn no_address_and_no_key_is_in_the_database() {
    let house = House::with(|config| {
        config.network.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    })
    .await;
    let request = (Guest::default().request("POST", "/settings"))
        .header("content-type", "application/x-www-form-urlencoded")
        .header("x-forwarded-for", "203.0.113.77")
        .header("user-agent", FIREFOX)
        .body(Body::from("name=Anastasia"))
        .unwrap();
    let page = house.send(request).await.is(303);
    let cookie = page
        .header("set-cookie")
        .split(';')
        .next()
        .unwrap()
        .to_owned();
    let token = cookie.split('=').nth(1).unwrap().to_owned();
    let mut ana = Guest {
        cookie: Some(cookie),
        token: None,
    };
    let link = ana.post(&house, "/settings/recovery", &[]).await.ok();
    let code = link.body.split("/recover/").nth(1).unwrap()[..64].to_owned();
    let files = house.files();
    let has = |text: &str| {
        files
            .windows(text.len())
            .any(|some| some == text.as_bytes())
    };
    assert!(has("Anastasia") && has("Firefox"));
    for secret in ["203.0.113.77", "130.0", &token, &code] {
        assert!(!has(secret), "{secret}");
    }
}

#[tokio::test]
async fn what_is_stored_is_told_in_both_languages() {
    let house = House::open().await;
    let guest = Guest::default();
    guest.get(&house, "/").await.ok().has("href=\"/privacy\"");
    guest
        .get(&house, "/privacy")
        .await
        .ok()
        .has("What this server stores");
    let request = guest
        .request("GET", "/privacy")
        .header("accept-language", "de");
    let page = house.send(request.body(Body::empty()).unwrap()).await.ok();
    page.has("Was dieser Server speichert").lacks("stores");
}
