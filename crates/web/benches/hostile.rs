//! Measures what hostile texts cost a server: `cargo bench -p web --bench hostile`.
//!
//! Each text comes in at every door and by the socket of a page, in every language and several
//! lengths, up to 64 kB and more. What counts is
//! the CPU of the whole process beyond that of a short text at the same door, so what
//! reading and storing a request costs anyway is left out. Of several tries the least
//! counts.

#![allow(
    clippy::unwrap_used,
    reason = "it ends where something unexpected happens"
)]

#[path = "../tests/all/support/mod.rs"]
#[allow(dead_code, reason = "tests use more of it")]
mod support;

use std::time::Duration;

use cpu_time::ProcessTime;
use i18n::Language;
use serde_json::Value;
use support::{
    House,
    doors::{Door, Places, hostile_texts, repeated},
    sockets::{Served, messages},
};

/// How many letters the texts have: as an action may have at most, a line, any field; and
/// more than anything may.
const LENGTHS: [usize; 5] = [400, 500, 4_000, 20_000, 64_000];

/// How often each is tried.
const TRIES: usize = 3;

/// What no text may cost.
const MOST: Duration = Duration::from_millis(5);

fn main() -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let worst = runtime.block_on(measure());
    println!("the costliest, beyond a short text at the same door:");
    for (cost, what) in &worst[..worst.len().min(12)] {
        println!("{:7.3} ms  {what}", cost.as_secs_f64() * 1e3);
    }
    let most = worst.first().map_or(Duration::ZERO, |(cost, _)| *cost);
    anyhow::ensure!(most <= MOST, "more than {MOST:?}");
    Ok(())
}

/// What was tried, the costliest first.
async fn measure() -> Vec<(Duration, String)> {
    let house = House::open().await;
    let mut costs = Vec::new();
    for language in Language::ALL {
        for (number, game) in catalog::games().into_iter().enumerate() {
            let wanted = |door: &Door| number == 0 || door.is_of_the_game();
            let places = spoken(&house, game.id, language).await;
            let mut usual = Vec::new();
            for door in places.doors("x") {
                usual.push(least(&house, &door).await);
            }
            for text in hostile_texts() {
                for length in LENGTHS {
                    // People may ask for so much and no more.
                    let places = spoken(&house, game.id, language).await;
                    let doors = places.doors(&repeated(text, length));
                    let doors = doors.iter().zip(&usual);
                    for (door, usual) in
                        doors.filter(|(door, _)| wanted(door) && door.is_an_address())
                    {
                        let cost = least(&house, door).await.saturating_sub(*usual);
                        let what = format!(
                            "{} {}  {}  {text:?} to {length} letters",
                            language.tag(),
                            game.id,
                            door.name
                        );
                        costs.push((cost, what));
                    }
                }
            }
        }
    }
    by_sockets(&house, &mut costs).await;
    println!("{} texts of {TRIES} tries each", costs.len());
    costs.sort_by(|(one, _), (other, _)| other.cmp(one));
    costs
}

async fn spoken(house: &House, game: &str, language: Language) -> Places {
    let mut places = Places::new(house, game).await;
    places.speak(language);
    places
}

/// The CPU time a request takes.
async fn least(house: &House, door: &Door) -> Duration {
    let mut least = Duration::MAX;
    for _ in 0..TRIES {
        let request = door.request();
        let start = ProcessTime::now();
        let answer = house.send(request).await;
        least = least.min(start.elapsed());
        assert!(answer.status.as_u16() < 500, "{}", answer.body);
    }
    least
}

/// The same by the socket of a page.
async fn by_sockets(house: &House, costs: &mut Vec<(Duration, String)>) {
    let served = Served::new(house.server.clone()).await;
    for language in Language::ALL {
        for game in catalog::games() {
            let places = spoken(house, game.id, language).await;
            let mut usual = Vec::new();
            for (_, message) in messages("x") {
                usual.push(least_heard(&served, &places, &message).await);
            }
            for text in hostile_texts() {
                for length in LENGTHS {
                    let places = spoken(house, game.id, language).await;
                    let all = messages(&repeated(text, length)).into_iter();
                    for ((verb, message), usual) in all.zip(&usual) {
                        let cost = least_heard(&served, &places, &message).await;
                        let tag = language.tag();
                        let what =
                            format!("{tag} {}  {verb}  {text:?} to {length} letters", game.id);
                        costs.push((cost.saturating_sub(*usual), what));
                    }
                }
            }
        }
    }
    served.stop().await;
}

/// The CPU time until a message is answered, or its socket is closed.
async fn least_heard(served: &Served, places: &Places, message: &Value) -> Duration {
    let mut least = Duration::MAX;
    for _ in 0..TRIES {
        let (guest, table) = places.page();
        let mut socket = served.socket(guest, table, "").await;
        socket.is_heard().await;
        let start = ProcessTime::now();
        socket.send(message.clone()).await;
        socket.is_heard().await;
        least = least.min(start.elapsed());
    }
    least
}
