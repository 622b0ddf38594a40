//! The page for printing: choices, previews, the file.

use crate::support::{Guest, House};

/// The addresses of the pictures in a page.
fn pictures(page: &str) -> Vec<String> {
    let parts = page.split("<img src=\"").skip(1);
    parts
        .map(|part| part.split('"').next().unwrap().replace("&amp;", "&"))
        .collect()
}

#[tokio::test]
async fn every_sheet_of_every_game_has_a_preview_and_the_file_has_as_many_pages() {
    let house = House::open().await;
    let guest = Guest::default();
    for game in catalog::games() {
        let address = format!("/g/{}/print?layout=duplex", game.id);
        let page = guest.get(&house, &address).await.ok().body;
        let pictures = pictures(&page);
        let order = print::Order {
            layout: print::Layout::Duplex,
            ..print::Order::new(game.edition)
        };
        let printed = print::print(&order).unwrap();
        assert_eq!(pictures.len(), printed.pages, "{}", game.id);
        // The first, the last and one between: drawing all of them is for people.
        for address in [&pictures[0], &pictures[4], pictures.last().unwrap()] {
            let sheet = guest.get(&house, address).await.ok();
            assert_eq!(sheet.header("content-type"), "image/svg+xml");
            assert!(sheet.header("cache-control").contains("max-age"));
            assert!(sheet.body.starts_with("<svg"), "{address}");
            // Nothing that the policy of the pages would have to allow.
            assert!(!sheet.body.contains("style="), "{address}");
            assert!(!sheet.body.contains("<script"), "{address}");
        }
        let beyond = format!("/g/{}/print/sheet/{}", game.id, 10_000);
        guest.get(&house, &beyond).await.is(404);
    }
}

#[tokio::test]
async fn the_page_links_to_the_file_as_it_was_chosen() {
    let house = House::open().await;
    let guest = Guest::default();
    let chosen = "part=cards&layout=bleed&paper=letter&ink=grey&flip=short&x=0.5&y=-1";
    let page = guest
        .get(&house, &format!("/g/dandelion/print?{chosen}"))
        .await
        .ok()
        .has("<option value=\"letter\" selected>")
        .has("<option value=\"bleed\" selected>");
    let link = format!("/g/dandelion/print/pdf?{chosen}");
    assert!(page.body.replace("&amp;", "&").contains(&link));
    let file = guest.get(&house, &link).await.ok();
    assert_eq!(file.header("content-type"), "application/pdf");
    assert_eq!(
        file.header("content-disposition"),
        "attachment; filename=\"dandelion-bleed-letter.pdf\""
    );
    assert!(file.body.starts_with("%PDF"));
}

#[tokio::test]
async fn the_page_is_reached_from_the_first_page_and_from_the_game() {
    let house = House::open().await;
    let guest = Guest::default();
    for address in ["/", "/g/acorn"] {
        guest.get(&house, address).await.ok().has("/g/acorn/print");
    }
    // No script is needed: everything is a form and pictures.
    let page = guest.get(&house, "/g/acorn/print").await.ok();
    page.has("method=\"get\"").has("loading=\"lazy\"");
}

#[tokio::test]
async fn what_cannot_be_printed_is_refused_with_a_sentence() {
    let house = House::open().await;
    let guest = Guest::default();
    guest.get(&house, "/g/chess/print").await.is(404);
    for wrong in [
        "paper=a3",
        "layout=poster",
        "ink=gold",
        "flip=wide",
        "x=21",
        "y=NaN",
    ] {
        let address = format!("/g/badger/print?{wrong}");
        guest.get(&house, &address).await.is(422).lacks("panicked");
    }
    guest
        .get(&house, "/g/badger/print?paper=a3")
        .await
        .is(422)
        .has("There is no paper `a3`; there are a4, letter.");
    // A part of another game is not wrong: there is just no such thing here.
    let page = guest.get(&house, "/g/badger/print?part=tally").await.ok();
    page.has("<option value=\"all\" selected>");
}
