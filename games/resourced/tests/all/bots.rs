//! What bots do is legal with every house rule, and what they guess is what is on the table.

use engine::{
    Chance as _, Game as _, HouseRules as _, Seat, Seed, Tactics as _, Viewer,
    conformance::variants,
};
use resourced::{House, Phase, Resourced, TeamDecision, Verdict};

/// Plays a game in which some seats are careless; every choice of the others must be legal.
fn play(house: &House, seats: usize, seed: Seed, temperament: usize, careless: u32) -> Resourced {
    let mut game = Resourced::setup(house, seats, &mut seed.setup());
    let mut legal = Vec::new();
    let mut scratch = Vec::new();
    let mut ply = 0;
    while let Some(seat) = game.awaits().first() {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let mut dice = seed.bot(ply);
        let action = if dice.below(100) < careless {
            dice.choose(&legal)
        } else {
            let view = game.view(Viewer::Seat(seat));
            let action = Resourced::greedy(&view, seat, &legal, temperament, &mut dice);
            assert!(legal.contains(&action), "{action:?}");
            if temperament == 0 {
                let again = game.rollout(seat, &mut dice, &mut scratch);
                assert_eq!(again, action, "playouts go on as the expert would");
            }
            action
        };
        game.apply(seat, action, &mut seed.ply(ply), &mut ());
        ply += 1;
        assert!(ply < 20_000, "the game does not end");
    }
    game
}

#[test]
fn greedy_players_act_legally_with_every_house_rule() {
    for (name, house) in variants::<Resourced>() {
        for seats in [3, 4] {
            if house.seats(Some(seats)).is_ok() {
                println!("{name}, {seats} players");
                for temperament in 0..Resourced::TEMPERAMENTS.len() {
                    play(&house, seats, Seed::from(seats as u64), temperament, 20);
                }
            }
        }
    }
}

/// R195: a team of bots agrees with itself, so that votes change nothing.
#[test]
fn a_team_that_votes_wins_as_the_lead_does() {
    let wins = |team_decision| {
        let house = House {
            team_decision,
            ..House::default()
        };
        let ends = (0..10).map(|n| play(&house, 4, Seed::from(n), 0, 0).phase());
        ends.filter(|&end| end == Phase::Over(Verdict::Housing))
            .count()
    };
    assert!(wins(TeamDecision::Lead) >= 8);
    assert!(wins(TeamDecision::Unanimous) >= 8);
}

/// R13, ruling 35: nothing is hidden from whoever has been watching, so a guess is the position itself, which
/// was reached by legal actions from the set-up.
#[test]
fn twenty_thousand_guesses_are_the_table_as_it_is() {
    let house = engine::house::read(&serde_json::from_str(r#"{"hands": "closed"}"#).unwrap());
    let house: House = house.unwrap();
    let (mut guesses, mut n) = (0, 0);
    let mut legal = Vec::new();
    while guesses < 20_000 {
        let seed = Seed::from(n);
        let seats = 3 + n as usize % 2;
        let mut game = Resourced::setup(&house, seats, &mut seed.setup());
        let mut dice = seed.ply(0);
        while let Some(seat) = game.awaits().first() {
            for viewer in Seat::all(seats).map(Viewer::Seat) {
                assert_eq!(Resourced::imagine(&game.view(viewer), &mut dice), game);
                guesses += 1;
            }
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let action = dice.choose(&legal);
            assert_eq!(game.refusal(seat, action), None);
            game.apply(seat, action, &mut dice, &mut ());
        }
        n += 1;
    }
}
