//! Two people at one table, each through a server of their own; both servers share a
//! PostgreSQL database.

use guests::{Place, Program};

use super::{
    player::{Player, Wish, look, make_table, prefer, ready},
    server::program,
    window::{Script, Window},
};

#[tokio::test]
async fn two_people_play_to_the_end_through_different_servers() {
    let (Some(ana), Some(ben), Some(database)) = (
        Window::open(Script::On).await,
        Window::open(Script::On).await,
        guests::fresh_database().await.unwrap(),
    ) else {
        return;
    };
    let place = Place::Database(&database);
    let nodes = [(); 2].map(|()| Program::start(program(), place).unwrap());
    let windows = [&ana, &ben];
    for (window, node) in windows.into_iter().zip(&nodes) {
        prefer(window, node, &[("forced", "ask"), ("motion", "off")]).await;
    }
    let wish = Wish {
        game: "badger",
        fields: &[("seat1", "open"), ("rule.target", "1")],
    };
    let table = make_table(&ana, &nodes[0], "Ana", &wish).await;
    ben.go(&nodes[1].page(&format!("/t/{table}"))).await;
    ben.write("#board input[name=name]", "Ben").await;
    ben.click("#board form[action$=join] button").await;
    for window in windows {
        window.until("document.querySelector('#dock .cards')").await;
        window.until(ready()).await;
        window.ask("window.loaded = 'once';").await;
    }
    // Each server learns from the other who is there.
    for window in windows {
        let here = "document.querySelectorAll('#players .here').length === 2";
        window.until(here).await;
    }
    let mut players = [Player::new(21), Player::new(22)];
    let (mut decisions, mut by) = (0, [0, 0]);
    while !look(&ana).await.over {
        let mut mover = None;
        for (seat, window) in windows.into_iter().enumerate() {
            if look(window).await.turn {
                mover = Some(seat);
            }
        }
        let mover = mover.expect("somebody is to act");
        players[mover].decide(windows[mover]).await;
        let ply = look(windows[mover]).await.ply;
        let shown = format!("document.querySelector('#table').dataset.ply === '{ply}'");
        windows[1 - mover].until(&shown).await;
        decisions += 1;
        by[mover] += 1;
        assert!(decisions < 200, "the game does not end");
    }
    assert!(by[0] > 5 && by[1] > 5, "{by:?}");
    ben.until("document.querySelector('#end')").await;
    let results = [ana.text("#prompt h1").await, ben.text("#prompt h1").await];
    assert_eq!(results[0], results[1]);
    let kept = guests::moves(program(), place, &table).unwrap();
    assert_eq!(kept.len(), decisions);
    // What is said through one is heard through the other.
    ben.click("#chat > summary").await;
    ben.write("#chat input[name=text]", "Well played").await;
    ben.click("#chat form:not(.phrases) button").await;
    ana.until("document.querySelector('#said').textContent.includes('Well played')")
        .await;
    for (window, node) in windows.into_iter().zip(&nodes) {
        assert_eq!(window.ask("return window.loaded;").await, "once");
        window.asked_only(&node.page("/")).await;
        assert_eq!(window.complaints(), Vec::<String>::new());
    }
}
