//! The contract of a game holds at every ply of random games, for every seat and a spectator, with
//! every value of every house rule.

use engine::{
    Chance as _, Game as _, HouseRules as _, Notation as _, Seat, Seed, Status, Viewer,
    conformance::{Conform as _, check, is_thorough, variants},
};
use resourced::{House, Resourced};

const MAX_PLIES: usize = 20_000;

/// Checks every other variant, so that two threads share the work.
fn check_half(half: usize) {
    let games = if is_thorough() { 1000 } else { 3 };
    let all = variants::<Resourced>();
    assert_eq!(all.len(), 1 + 24, "the default and every other value");
    for (name, house) in all.into_iter().skip(half).step_by(2) {
        for seats in [3, 4] {
            if house.seats(Some(seats)).is_ok() {
                println!("{name}, {seats} players");
                check::<Resourced>(&house, Some(seats), 0..games, MAX_PLIES);
            }
        }
    }
}

#[test]
fn every_second_variant_conforms() {
    check_half(0);
}

#[test]
fn every_other_variant_conforms() {
    check_half(1);
}

#[test]
fn three_players_conform() {
    check::<Resourced>(&House::default(), Some(3), 100..120, MAX_PLIES);
}

#[test]
fn four_players_conform() {
    check::<Resourced>(&House::default(), Some(4), 100..120, MAX_PLIES);
}

/// House rules that meet each other.
#[test]
fn mixed_house_rules_conform() {
    let mixes = [
        r#"{"team_decision": "vote", "personal_costs": "team", "flood_unpaid": "waste_one", "trade_consent": "on"}"#,
        r#"{"team_decision": "unanimous", "bank": "unlimited", "bus_stop_gate": 0, "skip_hand_check": "on"}"#,
        r#"{"composter_effect": "one_per_composter", "skip_hand_check": "on", "first_player": "rotate", "hands": "closed"}"#,
        r#"{"build_scope": "opened_rings", "adjacent_placement": "on", "housing_rule": "per_ring", "trade_partners": "any", "trade_limit": "combined"}"#,
    ];
    for text in mixes {
        let given = serde_json::from_str(text).unwrap();
        let house = engine::house::read(&given).unwrap();
        for seats in [3, 4] {
            check::<Resourced>(&house, Some(seats), 200..203, MAX_PLIES);
        }
    }
}

/// R11, R12, R35, R44, R177: a thousand random games with 3 and with 4 players and every value of every
/// house rule. Every card is in one place at every ply, what is played was not refused, and the game
/// ends; what takes longer to look at is looked at now and then.
fn a_thousand_games(half: usize) {
    let work = variants::<Resourced>()
        .into_iter()
        .flat_map(|(name, house)| [3, 4].map(|seats| (name.clone(), house, seats)))
        .filter(|(_, house, seats)| house.seats(Some(*seats)).is_ok());
    let mut legal = Vec::new();
    for (name, house, seats) in work.skip(half).step_by(2) {
        let mut plies: u64 = 0;
        for n in 0..1000 {
            let at = format!("{name}, {seats} players, seed {n}");
            let seed = Seed::from(n);
            let mut dice = seed.ply(0);
            let mut game = Resourced::setup(&house, seats, &mut seed.setup());
            let end = plies + MAX_PLIES as u64;
            loop {
                game.audit();
                if plies.is_multiple_of(97) {
                    look_closely(&house, &game, &at);
                }
                let Some(seat) = game.awaits().first() else {
                    break;
                };
                legal.clear();
                game.legal_actions(seat, &mut legal);
                let action = dice.choose(&legal);
                assert_eq!(game.refusal(seat, action), None, "{at}: {action}");
                game.apply(seat, action, &mut dice, &mut ());
                plies += 1;
                assert!(plies < end, "{at} does not end");
            }
            assert!(matches!(game.status(), Status::Over(_)), "{at}");
        }
    }
}

/// The whole contract in one position.
fn look_closely(house: &House, game: &Resourced, at: &str) {
    let fields = game.position(&());
    let (again, ()) = Resourced::from_position(house, None, &fields).expect("own position");
    assert_eq!(&again, game, "{at}: the position changes");
    let mut thinkable = Vec::new();
    game.thinkable(&mut thinkable);
    for seat in Seat::all(game.seats()) {
        let mut listed = Vec::new();
        game.legal_actions(seat, &mut listed);
        assert_eq!(listed.is_empty(), !game.awaits().contains(seat), "{at}");
        for &action in thinkable.iter().chain(&listed) {
            let refusal = game.refusal(seat, action);
            assert_eq!(
                refusal.is_none(),
                listed.contains(&action),
                "{at}: {action}"
            );
            assert_eq!(
                game.parse_action(&game.action_text(action)),
                Ok(action),
                "{at}"
            );
        }
        let view = game.view(Viewer::Seat(seat));
        let guess = Resourced::determinize(&view, &mut Seed::from(0).bot(0));
        assert_eq!(guess.view(Viewer::Seat(seat)), view, "{at}");
        assert_eq!(guess.status(), game.status(), "{at}");
    }
}

#[test]
fn r11_r12_half_of_the_variants_hold_for_a_thousand_games() {
    a_thousand_games(0);
}

#[test]
fn r11_r12_the_other_half_holds_for_a_thousand_games() {
    a_thousand_games(1);
}
