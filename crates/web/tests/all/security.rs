//! What a stranger, another site or a nuisance cannot do.

use axum::body::Body;

use crate::support::{Guest, House};

#[tokio::test]
async fn every_answer_keeps_the_page_to_itself() {
    let house = House::open().await;
    let guest = Guest::default();
    for path in [
        "/",
        "/lobby",
        "/g/badger",
        "/no/such/page",
        "/api/v1/games",
        "/t/nothing",
    ] {
        let page = guest.get(&house, path).await;
        let policy = page.header("content-security-policy");
        assert!(policy.contains("default-src 'none'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe-inline"), "{path}: {policy}");
        assert_eq!(page.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(page.header("referrer-policy"), "same-origin", "{path}");
    }
}

#[tokio::test]
async fn pages_have_no_inline_script_or_style() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let mut pages = vec!["/".to_owned(), "/lobby".to_owned(), "/settings".to_owned()];
    for game in catalog::games() {
        pages.push(format!("/g/{}/cards", game.id));
        pages.push(format!("/new/{}", game.id));
        let table = ana.makes(&house, game.id, &[("name", "Ana")]).await;
        pages.push(format!("{table}/replay"));
        pages.push(table);
    }
    for path in pages {
        let body = ana.get(&house, &path).await.ok().body;
        for forbidden in [
            " style=\"",
            " onclick",
            " onload",
            "javascript:",
            "<style",
            "<script>",
        ] {
            assert!(!body.contains(forbidden), "{path} has {forbidden}");
        }
        for (at, _) in body
            .match_indices("src=\"")
            .chain(body.match_indices("<link"))
        {
            assert!(
                !body[at..].starts_with("src=\"http"),
                "{path} asks another site"
            );
        }
    }
}

#[tokio::test]
async fn another_site_cannot_send_forms() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let table = ana.makes(&house, "badger", &[("name", "Ana")]).await;
    for (name, value) in [
        ("sec-fetch-site", "cross-site"),
        ("origin", "https://evil.example"),
        ("origin", "null"),
    ] {
        let request = (ana.request("POST", &format!("{table}/resign")))
            .header("content-type", "application/x-www-form-urlencoded")
            .header("host", "table.example")
            .header(name, value)
            .body(Body::from("confirm=yes"))
            .unwrap();
        house.send(request).await.is(403);
    }
    ana.get(&house, &table)
        .await
        .ok()
        .has("data-life=\"running\"");
}

#[tokio::test]
async fn names_and_chat_are_text_and_nothing_else() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let name = "<img src=x onerror=alert(1)>";
    let table = ana.makes(&house, "badger", &[("name", name)]).await;
    let chat = format!("{table}/chat");
    ana.post(&house, &chat, &[("text", "<script>alert(1)</script>")])
        .await
        .is(303);
    let page = ana.get(&house, &table).await.ok();
    page.lacks("<img src=x").lacks("<script>alert");
    let update = ana.get(&house, &format!("{table}/fragment")).await.ok();
    let messages = update.body.split_terminator('\u{1d}');
    let messages: Vec<_> = messages.map(|m| guests::message(m).unwrap()).collect();
    // The name is in the zones, and what was said in a message of its own.
    assert!(messages[0]["zones"].to_string().contains("&lt;img src=x"));
    let chat = messages[1]["chat"]["html"].as_str().unwrap();
    assert!(chat.contains("&lt;script&gt;alert"), "{chat}");
    assert!(!update.body.contains("<img src=x") && !update.body.contains("<script>alert"));
}

#[tokio::test]
async fn a_cookie_is_hard_to_steal_and_means_nothing_when_made_up() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let page = ana
        .post(&house, "/settings", &[("name", "Ana")])
        .await
        .is(303);
    let cookie = page.header("set-cookie");
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    let thief = Guest {
        cookie: Some(format!("hedgerow={}", "0".repeat(64))),
        token: None,
    };
    thief.get(&house, "/api/v1/me").await.is(401);
}

#[tokio::test]
async fn too_much_at_once_is_slowed_down() {
    let house = House::open().await;
    let program = Guest::program(&house, "Greedy").await;
    let new = serde_json::json!({ "game": "bordering", "seats": ["me"] });
    let mut last = 201;
    for _ in 0..60 {
        last = program
            .send(&house, "/api/v1/tables", new.clone())
            .await
            .status
            .as_u16();
        if last != 201 {
            break;
        }
    }
    assert_eq!(last, 429);
    let refused = program.send(&house, "/api/v1/tables", new).await.is(429);
    assert!(!refused.header("retry-after").is_empty());
}

#[tokio::test]
async fn a_far_address_that_asks_too_much_is_slowed_down() {
    let house = House::open().await;
    let mut worst = 200;
    for _ in 0..500 {
        let request = (Guest::default().request("GET", "/healthz"))
            .header("x-forwarded-for", "203.0.113.7")
            .body(Body::empty())
            .unwrap();
        worst = worst.max(house.send(request).await.status.as_u16());
    }
    assert_eq!(worst, 429);
    Guest::default().get(&house, "/healthz").await.ok();
}

#[tokio::test]
async fn what_is_too_long_is_refused() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let table = ana.makes(&house, "badger", &[("name", "Ana")]).await;
    let long = "x".repeat(100_000);
    ana.post(&house, &format!("{table}/chat"), &[("text", &long)])
        .await
        .is(422);
    let action = "x".repeat(1000);
    let fields = [("ply", "0"), ("action", action.as_str())];
    ana.post(&house, &format!("{table}/act"), &fields)
        .await
        .is(422);
}

#[tokio::test]
async fn figures_are_for_this_machine() {
    let house = House::open().await;
    Guest::default()
        .get(&house, "/metrics")
        .await
        .ok()
        .has("hedgerow_tables");
    let request = (Guest::default().request("GET", "/metrics"))
        .header("x-forwarded-for", "203.0.113.7")
        .body(Body::empty())
        .unwrap();
    house.send(request).await.is(403);
}

#[tokio::test]
async fn problems_speak_html_to_people_and_json_to_programs() {
    let house = House::open().await;
    let guest = Guest::default();
    let page = guest.get(&house, "/t/nothing").await.is(404);
    assert!(page.header("content-type").starts_with("text/html"));
    let page = guest.get(&house, "/api/v1/tables/nothing").await.is(404);
    assert_eq!(page.json()["code"], "no_table");
}
