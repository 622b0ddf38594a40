//! What people choose about a table besides their moves, by plain forms.

use crate::support::{Guest, House};

/// The part of a page between two texts.
fn between<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    let at = page.find(from).unwrap_or_else(|| panic!("no {from}"));
    let rest = &page[at..];
    &rest[..rest.find(to).unwrap_or(rest.len())]
}

/// The value of a field in a form.
fn value<'a>(form: &'a str, name: &str) -> &'a str {
    let at = form.find(&format!("name=\"{name}\" value=\"")).unwrap();
    form[at..].split('"').nth(3).unwrap()
}

/// A table of three, of which two seats are open.
async fn gathering(house: &House, host: &mut Guest, more: &[(&str, &str)]) -> String {
    let mut fields = vec![
        ("name", "Ana"),
        ("players", "3"),
        ("seat1", "open"),
        ("seat2", "open"),
        ("spectators", "on"),
    ];
    fields.extend(more);
    host.makes(house, "dandelion", &fields).await
}

#[tokio::test]
async fn ending_a_turn_with_something_undone_asks_first_until_told_not_to() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let fields = [("name", "Ana"), ("players", "2"), ("seat1", "me")];
    // A deal with which something can be laid in the first turn.
    let (mut seed, mut page) = (0, String::new());
    let table = loop {
        let number = seed.to_string();
        let wish = [&fields[..], &[("seed", number.as_str())]].concat();
        let table = ana.makes(&house, "dandelion", &wish).await;
        for seat in ["0", "1"] {
            let seen = ana.get(&house, &format!("{table}?seat={seat}")).await.ok();
            if seen.body.contains("class=\"sure\"") {
                page = seen.body;
            }
        }
        if !page.is_empty() {
            break table;
        }
        seed += 1;
        assert!(seed < 40, "nobody can ever lay anything");
    };
    let asks = between(&page, "class=\"sure\"", "</details>");
    assert!(asks.contains("You can still build"), "{asks}");
    assert!(asks.contains("name=\"action\" value=\"done\""), "{asks}");
    assert!(asks.contains("name=\"calm\" value=\"done\""), "{asks}");
    let form = between(&page, "id=\"act\"", "</form>");
    let fields = [
        ("ply", value(form, "ply")),
        ("key", value(form, "key")),
        ("seat", value(form, "seat")),
        ("calm", "done"),
    ];
    ana.post(&house, &format!("{table}/act"), &fields)
        .await
        .is(303);
    let after = ana.get(&house, &table).await.ok();
    after.has("data-ply=\"1\"");
    // Taken back, the same turn asks no more, and a restart does not change that.
    let undo = [("ply", "1"), ("key", "u")];
    ana.post(&house, &format!("{table}/undo"), &undo)
        .await
        .is(303);
    let house = house.again().await;
    let seat = value(form, "seat");
    ana.get(&house, &format!("{table}?seat={seat}"))
        .await
        .ok()
        .has("name=\"action\" value=\"done\"")
        .lacks("class=\"sure\"");
}

#[tokio::test]
async fn whoever_comes_reads_the_house_rules_before_sitting_down() {
    let house = House::open().await;
    let (mut ana, ben) = (Guest::default(), Guest::default());
    let table = gathering(&house, &mut ana, &[("rule.drought", "set_aside")]).await;
    let page = ben.get(&house, &table).await.ok();
    let rules = between(&page.body, "class=\"house\"", "</section>");
    assert!(rules.contains("drought: set aside"), "{rules}");
    assert!(
        rules.contains("It is taken out before the game."),
        "{rules}"
    );
    let table = gathering(&house, &mut ana, &[]).await;
    let page = ben.get(&house, &table).await.ok();
    let rules = between(&page.body, "class=\"house\"", "</section>");
    assert!(rules.contains("By the book."), "{rules}");
}

#[tokio::test]
async fn everybody_chooses_a_mark_that_nobody_else_has() {
    let house = House::open().await;
    let (mut ana, mut ben) = (Guest::default(), Guest::default());
    let table = gathering(&house, &mut ana, &[]).await;
    let join = [("name", "Ben"), ("seat", "1")];
    ben.post(&house, &format!("{table}/join"), &join)
        .await
        .is(303);
    let mark = format!("{table}/mark");
    // The star; Ana cannot have it as well, nor choose for Ben.
    ben.post(&house, &mark, &[("seat", "1"), ("mark", "4")])
        .await
        .is(303);
    ana.post(&house, &mark, &[("seat", "0"), ("mark", "4")])
        .await
        .is(422)
        .has("Somebody else has that mark");
    ana.post(&house, &mark, &[("seat", "1"), ("mark", "5")])
        .await
        .is(403);
    ana.post(&house, &mark, &[("seat", "0"), ("mark", "6")])
        .await
        .is(422);
    // It stays with him in the game.
    ana.post(&house, &format!("{table}/start"), &[])
        .await
        .is(303);
    ana.get(&house, &table).await.ok().has("class=\"plate s4\"");
    ben.post(&house, &mark, &[("seat", "1"), ("mark", "5")])
        .await
        .is(422)
        .has("begun");
}

#[tokio::test]
async fn a_host_frees_and_closes_seats() {
    let house = House::open().await;
    let (mut ana, mut ben) = (Guest::default(), Guest::default());
    let table = gathering(&house, &mut ana, &[]).await;
    let join = [("name", "Ben"), ("seat", "1")];
    ben.post(&house, &format!("{table}/join"), &join)
        .await
        .is(303);
    let seat = format!("{table}/seat");
    ben.post(&house, &seat, &[("seat", "0"), ("to", "open")])
        .await
        .is(403);
    ana.get(&house, &table).await.ok().has("Free the seat");
    ana.post(&house, &seat, &[("seat", "1"), ("to", "open")])
        .await
        .is(303);
    ana.get(&house, &table)
        .await
        .ok()
        .lacks("Ben")
        .lacks("Free the seat");
    // Two remain, which is enough; one would not be.
    ana.post(&house, &seat, &[("seat", "2"), ("to", "closed")])
        .await
        .is(303);
    ana.post(&house, &seat, &[("seat", "1"), ("to", "closed")])
        .await
        .is(422);
    ana.post(&house, &seat, &[("seat", "0"), ("to", "open")])
        .await
        .is(422)
        .has("your own seat");
    ana.post(&house, &format!("{table}/start"), &[])
        .await
        .is(303);
    ana.get(&house, &table)
        .await
        .ok()
        .has("data-life=\"running\"")
        .has("data-key=\"seat-1\"")
        .lacks("data-key=\"seat-2\"");
}

#[tokio::test]
async fn a_host_says_at_any_time_who_may_watch() {
    let house = House::open().await;
    let (mut ana, mut eve) = (Guest::default(), Guest::default());
    let table = gathering(&house, &mut ana, &[]).await;
    let terms = format!("{table}/terms");
    eve.post(&house, "/settings", &[("name", "Eve")])
        .await
        .is(303);
    eve.post(&house, &terms, &[]).await.is(403);
    // By lot, listed, and no watching.
    let fields = [("order", "random"), ("listed", "on")];
    ana.post(&house, &terms, &fields).await.is(303);
    let id = table.trim_start_matches("/t/");
    eve.get(&house, "/lobby").await.ok().has(id);
    // While people gather everybody may look who plays.
    eve.get(&house, &table).await.ok();
    ana.post(&house, &format!("{table}/start"), &[])
        .await
        .is(303);
    eve.get(&house, &table)
        .await
        .is(403)
        .has("without an audience");
    ana.post(&house, &terms, &fields).await.is(422).has("begun");
    ana.post(&house, &terms, &[("spectators", "on"), ("pace", "slow")])
        .await
        .is(303);
    ana.get(&house, &table)
        .await
        .ok()
        .has("<option value=\"slow\" selected>");
    eve.get(&house, &table).await.ok();
    eve.get(&house, "/lobby").await.ok().lacks(id);
}

#[tokio::test]
async fn the_invitation_can_be_read_by_a_phone() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let table = gathering(&house, &mut ana, &[]).await;
    let page = ana.get(&house, &table).await.ok();
    let invite = between(&page.body, "class=\"invite\"", "</section>");
    assert!(
        invite.contains(&format!("http://table.example{table}")),
        "{invite}"
    );
    assert!(invite.contains("<svg class=\"qr\""), "{invite}");
}
