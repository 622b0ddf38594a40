//! What the game says, in English and German.

use acorn::{Animal, Card, Options};
use engine::{Forecast, MAX_PROSPECTS, Message, Seat, house};
use i18n::{Language, speaking};
use serde_json::Value;

mod answers;
mod log;
mod names;
mod random;

fn seat(n: usize) -> Seat {
    Seat::new(n)
}

fn card(id: &str) -> Card {
    Card::from_id(id).expect("there is such a card")
}

fn animal(id: &str) -> Animal {
    Animal::from_id(id).expect("there is such an animal")
}

fn options(given: &Value) -> Options {
    house::read(given.as_object().expect("an object")).expect("options of the game")
}

#[track_caller]
fn says(message: &Message, english: &str, german: &str) {
    let text = |language| speaking(language, || message.to_string());
    assert_eq!(text(Language::English), english);
    assert_eq!(text(Language::German), german);
}

fn forecast(outlook: f32, prospects: [f32; 6], spread: f32) -> Forecast {
    let mut means = [0.0; MAX_PROSPECTS];
    means[..6].copy_from_slice(&prospects);
    Forecast {
        outlook,
        means,
        spreads: [spread; MAX_PROSPECTS],
    }
}
