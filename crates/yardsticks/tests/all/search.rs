//! The generic search on games everybody knows.

use bots::{Bot, BotSpec};
use engine::{Game, HouseRules as _, Seat, Seed, Status, Tactics, Viewer};
use yardsticks::{
    Plain,
    connect4::{Column, Connect4},
    hearts::Hearts,
};

fn bot<G: Tactics>(spec: &str) -> Box<dyn Bot<G>> {
    let spec: BotSpec = spec.parse().expect("tests name bots there are");
    spec.build()
}

/// The mean payoff of a searching seat among random ones, its seat changing.
fn payoff_among_random<G: Tactics>(iterations: u32, games: u64) -> f32 {
    let options = G::Options::default();
    let seats = options.seats(None).expect("plain tables have their seats");
    let mut search = bot::<G>(&format!("ismcts:{iterations}"));
    let mut random = bot::<G>("random");
    let mut total = 0.0;
    for n in 0..games {
        let seed = Seed::from(n);
        let own = Seat::new(n as usize % seats);
        let mut state = G::setup(&options, seats, &mut seed.setup());
        let mut legal = Vec::new();
        let mut ply = 0;
        total += loop {
            let who = match state.status() {
                Status::Awaits(who) => who,
                Status::Over(outcome) => break outcome.payoff(own),
            };
            let seat = who.first().expect("somebody is to act");
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let bot = if seat == own {
                &mut search
            } else {
                &mut random
            };
            let view = state.view(Viewer::Seat(seat));
            let action = bot.choose(&view, seat, &legal, &mut seed.bot(ply));
            assert_eq!(state.refusal(seat, action), None);
            state.apply(seat, action, &mut seed.ply(ply), &mut ());
            ply += 1;
        };
    }
    total / games as f32
}

#[test]
fn search_beats_chance_at_connect_4() {
    let payoff = payoff_among_random::<Connect4>(200, 100);
    assert!(payoff > 0.97, "{payoff}");
}

#[test]
fn search_beats_chance_at_hearts() {
    let payoff = payoff_among_random::<Hearts>(100, 40);
    assert!(payoff > 0.8, "{payoff}");
}

/// The position after stones in these columns.
fn after(columns: &[u32]) -> Connect4 {
    let mut chance = Seed::from(0).setup();
    let mut state = Connect4::setup(&Plain {}, 2, &mut chance);
    for &column in columns {
        let seat = state.awaits().first().expect("the game goes on");
        state.apply(seat, Column::new(column), &mut chance, &mut ());
    }
    state
}

fn searched(state: &Connect4, seed: u64) -> Column {
    let seat = state.awaits().first().expect("the game goes on");
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    bot::<Connect4>("ismcts:2000").choose(&view, seat, &legal, &mut Seed::from(seed).bot(0))
}

#[test]
fn search_takes_a_win_and_stops_a_loss() {
    for seed in 0..20 {
        // Seat 0 has three upon another in column 2.
        assert_eq!(searched(&after(&[2, 5, 2, 5, 2, 7]), seed), Column::new(2));
        assert_eq!(searched(&after(&[2, 5, 2, 7, 2]), seed), Column::new(2));
    }
}

#[test]
fn a_warm_search_of_hearts_allocates_nothing() {
    let state = Hearts::setup(&Plain {}, 4, &mut Seed::from(4).setup());
    let seat = Seat::new(0);
    let view = state.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let mut search = bot::<Hearts>("ismcts:3000");
    let mut chance = Seed::from(4).bot(0);
    search.choose(&view, seat, &legal, &mut chance);
    let warm = heap::requests(|| {
        search.choose(&view, seat, &legal, &mut chance);
    });
    assert_eq!(warm, 0);
}
