//! Near the end of a round, with all cards known, `hard` plays perfectly.

use badger::{Badger, Options};
use bots::{Bot as _, Level};
use engine::{Chance as _, Dice, Game as _, Notation as _, Seat, Seed, Status, Tactics, Viewer};
use serde_json::{Value, json};

/// What a position is worth to a seat if both sides see everything, found by
/// trying every action.
fn by_brute_force(game: &Badger, start: &Badger, seat: Seat) -> f32 {
    let actor = game.awaits().first().filter(|_| !game.pauses(start));
    let Some(actor) = actor else {
        return game.worth(seat);
    };
    let mut legal = Vec::new();
    game.legal_actions(actor, &mut legal);
    let worths = legal.into_iter().map(|action| {
        let mut next = game.clone();
        // Chance deals the next round, which does not matter here.
        next.apply(actor, action, &mut Seed::from(0).setup(), &mut ());
        by_brute_force(&next, start, seat)
    });
    if actor == seat {
        worths.fold(f32::MIN, f32::max)
    } else {
        worths.fold(f32::MAX, f32::min)
    }
}

fn play_at_random(game: &mut Badger, chance: &mut Dice) {
    let mut legal = Vec::new();
    if let Some(seat) = game.awaits().first() {
        game.legal_actions(seat, &mut legal);
        game.apply(seat, chance.choose(&legal), chance, &mut ());
    }
}

fn cards(game: &Badger) -> usize {
    let hands = game.view(Viewer::Spectator).hands;
    hands[0].len().max(hands[1].len())
}

/// A position in which the seat that is to act knows every card: from a random
/// game, with no more than `pile` cards left in the draw pile, and played on.
fn known_position(seed: u64, pile: usize) -> Option<Badger> {
    let mut chance = Seed::from(seed).setup();
    let mut game = Badger::setup(&Options::default(), 2, &mut chance);
    let round = 1 + chance.below(3) as u16;
    let begin = 2 + chance.below(6) as usize;
    loop {
        let view = game.view(Viewer::Spectator);
        if matches!(game.status(), Status::Over(_)) {
            return None;
        }
        if view.round >= round && cards(&game) <= begin && view.led.is_none() {
            break;
        }
        play_at_random(&mut game, &mut chance);
    }
    let mut fields = game.position(&Vec::new());
    for unknown in ["gone", "to_act", "over"] {
        fields.remove(unknown);
    }
    if let Some(Value::Array(cards)) = fields.get("pile").cloned() {
        fields.insert("pile".to_owned(), json!(cards[..pile.min(cards.len())]));
    }
    let (mut game, _) = Badger::from_position(&Options::default(), None, &fields).ok()?;
    let most = 1 + chance.below(4) as usize;
    let start = game.clone();
    while cards(&game) > most {
        play_at_random(&mut game, &mut chance);
    }
    if game.pauses(&start) {
        return None;
    }
    let seat = game.awaits().first()?;
    let view = game.view(Viewer::Seat(seat));
    // Nothing is hidden from the seat if every guess is the truth.
    let is_true = |_| Badger::determinize(&view, &mut chance) == game;
    (0..12).all(is_true).then_some(game)
}

/// B36 to B91.
#[test]
fn hard_plays_ten_thousand_known_endings_perfectly() {
    let mut hard = Level::<Badger>::new(Badger::HARD);
    let mut legal = Vec::new();
    let (mut checked, mut choices, mut seed) = (0, 0, 0);
    while checked < 10_000 {
        seed += 1;
        let Some(game) = known_position(seed, usize::from(seed % 3 == 0)) else {
            continue;
        };
        let seat = game.awaits().first().expect("the game runs");
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let action = hard.choose(&view, seat, &legal, &mut Seed::from(seed).bot(0));
        let mut next = game.clone();
        next.apply(seat, action, &mut Seed::from(0).setup(), &mut ());
        let played = by_brute_force(&next, &game, seat);
        let best = by_brute_force(&game, &game, seat);
        assert!(
            (played - best).abs() < 1e-6,
            "seed {seed}: {action:?} is worth {played}, the best {best}"
        );
        checked += 1;
        choices += u32::from(legal.len() > 1);
    }
    println!("{checked} endings, {choices} with a choice, from {seed} games");
    assert!(choices > 5_000, "only {choices} endings left a choice");
}
