//! Plans: who sits where, and what is written down.

use bots::BotSpec;
use catalog::{Acorn, Badger};
use engine::Seed;
use lab::{Order, Plan, PlanError, Study, Without};

fn plan<G: Study>(bots: &[&str]) -> Result<Plan<G>, PlanError> {
    let bots: Vec<BotSpec> = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    Plan::new(G::Options::default(), None, &bots, Seed::from(0))
}

#[test]
fn only_rotations_that_differ_are_played() {
    assert_eq!(plan::<Badger>(&["easy"]).unwrap().rotations(), [0]);
    assert_eq!(
        plan::<Badger>(&["easy", "random"]).unwrap().rotations(),
        [0, 1]
    );
    let four = plan::<Acorn>(&["easy", "random"]).unwrap();
    assert_eq!(four.rotations(), [0, 1, 2, 3]);
    let pairs = plan::<Acorn>(&["easy", "random", "easy", "random"]).unwrap();
    assert_eq!(pairs.rotations(), [0, 1]);
    assert!(plan::<Badger>(&["easy", "easy", "easy"]).is_err());
}

#[test]
fn an_order_is_the_plan() {
    let mut written = plan::<Acorn>(&["greedy:mean", "random"]).unwrap();
    written.without = Some(Without("play run".to_owned()));
    let order = written.order();
    let text = serde_json::to_string(&order).unwrap();
    let read: Order = serde_json::from_str(&text).unwrap();
    assert_eq!(Plan::<Acorn>::from_order(&read).unwrap().order(), order);
    assert!(matches!(
        Plan::<Badger>::from_order(&read),
        Err(PlanError::Game(_))
    ));
    let other = Order { rules: 99, ..read };
    assert!(matches!(
        Plan::<Acorn>::from_order(&other),
        Err(PlanError::Rules { .. })
    ));
}
