//! The figures of simulated playtests: how long a race takes, and how fair it
//! is. Run with `--nocapture` to read them.

use acorn::{Action, Animal, Options, Race, Temperament};
use engine::{
    Chance as _, Game as _, Seat, Seed, Status, Tactics as _, Viewer, conformance::variants,
};

/// What a number of races between greedy players came to.
#[derive(Default)]
struct Figures {
    games: u32,
    rounds: Vec<u8>,
    wins_by_place: [u32; 5],
    seats: usize,
    temperaments: [(u32, u32); 6],
    animals: [(u32, u32); 6],
    bought: usize,
    stopped: u32,
}

/// Plays races with temperaments mixed at random over the seats.
fn race(options: &Options, seats: usize, games: u64) -> Figures {
    let mut figures = Figures {
        seats,
        ..Figures::default()
    };
    let mut legal = Vec::new();
    for n in 0..games {
        let mut chance = Seed::from(n).setup();
        let mut race = Race::setup(options, seats, &mut chance);
        let tempers: Vec<usize> = (0..seats).map(|_| chance.below(6) as usize).collect();
        while let Some(seat) = race.awaits().first() {
            legal.clear();
            race.legal_actions(seat, &mut legal);
            let view = race.view(Viewer::Seat(seat));
            // Animals by lot: whoever picks first would take the best one, and the
            // figures would tell of animals and not of places.
            let action = if let Action::Pick(_) = legal[0] {
                chance.choose(&legal)
            } else {
                Race::greedy(&view, seat, &legal, tempers[seat.index()], &mut chance)
            };
            race.apply(seat, action, &mut chance, &mut ());
        }
        figures.note(&race, &tempers);
    }
    figures
}

impl Figures {
    fn note(&mut self, race: &Race, tempers: &[usize]) {
        let Status::Over(outcome) = race.status() else {
            panic!("the race is over");
        };
        let winner = outcome.winners(self.seats).first().expect("a winner");
        let place = (winner.index() + self.seats - race.first().index()) % self.seats;
        self.games += 1;
        self.rounds.push(race.round());
        self.wins_by_place[place] += 1;
        self.stopped += u32::from(race.needed_safety_stop());
        for seat in Seat::all(self.seats) {
            let won = u32::from(seat == winner);
            let temper = &mut self.temperaments[tempers[seat.index()]];
            *temper = (temper.0 + won, temper.1 + 1);
            let animal = race.animal(seat).expect("everybody has picked");
            let index = Animal::all()
                .position(|a| a == animal)
                .expect("one of them");
            let animal = &mut self.animals[index];
            *animal = (animal.0 + won, animal.1 + 1);
            self.bought += race.foraged(seat);
        }
    }

    fn mean(&self) -> f64 {
        self.rounds.iter().map(|&n| f64::from(n)).sum::<f64>() / f64::from(self.games)
    }

    fn share(&self, place: usize) -> f64 {
        100.0 * f64::from(self.wins_by_place[place]) / f64::from(self.games)
    }

    /// How far the best and the worst place are apart, in per cent of games.
    fn spread(&self) -> f64 {
        let shares = (0..self.seats).map(|place| self.share(place));
        let (low, high) = shares.fold((100.0, 0.0), |(low, high), share| {
            (f64::min(low, share), f64::max(high, share))
        });
        high - low
    }

    fn print(&mut self, name: &str) {
        self.rounds.sort_unstable();
        let at = |share: usize| self.rounds[self.rounds.len() * share / 100];
        let places: Vec<String> = (0..self.seats)
            .map(|p| format!("{:.0}", self.share(p)))
            .collect();
        println!(
            "{name}: {:.1} rounds ({} to {}), wins by place {} %, {:.1} cards bought a player, {} stopped",
            self.mean(),
            at(5),
            at(95),
            places.join(" / "),
            self.bought as f64 / (f64::from(self.games) * self.seats as f64),
            self.stopped,
        );
        let share = |&(won, played): &(u32, u32)| 100.0 * f64::from(won) / f64::from(played.max(1));
        let of = |name: &str, figures| format!("{name} {:.0}", share(figures));
        let tempers = Temperament::ALL.iter().zip(&self.temperaments);
        let tempers: Vec<_> = tempers.map(|(t, figures)| of(t.id(), figures)).collect();
        let animals: Vec<_> = Animal::all()
            .zip(&self.animals)
            .map(|(a, f)| of(a.name(), f))
            .collect();
        println!("  {}", tempers.join(", "));
        println!("  {}", animals.join(", "));
    }
}

fn options(given: &serde_json::Value) -> Options {
    let serde_json::Value::Object(given) = given else {
        panic!("options are an object");
    };
    engine::house::read(given).expect("options of this game")
}

/// A8, A15, A72: four players to 75 take 10 to 12 rounds, the first seat is
/// ahead, and a head start of 2 makes it fairer.
#[test]
fn greedy_players_take_ten_to_twelve_rounds_to_75_and_the_first_seat_is_ahead() {
    let mut usual = race(&Options::default(), 4, 600);
    usual.print("4 players, finish 75");
    assert!(
        (10.0..=12.0).contains(&usual.mean()),
        "{} rounds",
        usual.mean()
    );
    assert!(
        (1..4).all(|place| usual.share(0) > usual.share(place)),
        "the first seat is ahead"
    );
    assert_eq!(usual.stopped, 0, "A75 is for programs that do not run");

    let mut stagger = race(&options(&serde_json::json!({ "stagger": 2 })), 4, 600);
    stagger.print("4 players, finish 75, stagger 2");
    assert!(stagger.spread() < usual.spread(), "stagger makes it fairer");
    assert!(
        stagger.mean() < usual.mean(),
        "a head start shortens the race"
    );
}

#[test]
fn other_tables_differ_as_they_should() {
    let mut five = race(&Options::default(), 5, 300);
    five.print("5 players, finish 75");
    let mut short = race(&options(&serde_json::json!({ "finish": 60 })), 4, 300);
    short.print("4 players, finish 60");
    let mut long = race(&options(&serde_json::json!({ "finish": 100 })), 4, 300);
    long.print("4 players, finish 100");
    let mut photo = race(
        &options(&serde_json::json!({ "finish_rule": "photo" })),
        4,
        600,
    );
    photo.print("4 players, finish 75, photo");
    assert!(short.mean() < five.mean() && five.mean() < long.mean());
    assert!(
        photo.share(0) < photo.share(3),
        "playing the round out favours the last seat"
    );
}

/// A75: random races to 60, 75 and 100 end at the finish, not by the safety
/// stop; the share is printed.
#[test]
fn a75_random_races_do_not_need_the_safety_stop() {
    let games = 1_000;
    for finish in [60, 75, 100] {
        let options = options(&serde_json::json!({ "finish": finish }));
        for seats in 4..=5 {
            let (mut stopped, mut rounds, mut longest) = (0, 0, 0);
            for n in 0..games {
                let mut chance = Seed::from(n).setup();
                let mut race = Race::setup(&options, seats, &mut chance);
                engine::playout(&mut race, &mut chance, &mut Vec::new());
                stopped += u32::from(race.needed_safety_stop());
                rounds += u32::from(race.round());
                longest = longest.max(race.round());
            }
            let share = 100.0 * f64::from(stopped) / games as f64;
            let mean = f64::from(rounds) / games as f64;
            println!(
                "{seats} random players to {finish}: {share:.1} % stopped, {mean:.1} rounds, at most {longest}"
            );
            assert_eq!(stopped, 0, "{seats} players to {finish}");
        }
    }
}

/// The scripted player keeps to the rules at every table, from a view and in a
/// playout.
#[test]
fn scripted_players_only_do_what_is_legal_whatever_the_house_rules() {
    let mut scratch = Vec::new();
    for (n, (_, options)) in variants::<Race>().iter().enumerate() {
        for temper in 0..Temperament::ALL.len() {
            let mut chance = Seed::from((100 * n + temper) as u64).setup();
            let mut race = Race::setup(options, 4 + n % 2, &mut chance);
            while let Some(seat) = race.awaits().first() {
                let mut legal = Vec::new();
                race.legal_actions(seat, &mut legal);
                let imagined = race.rollout(seat, &mut chance, &mut scratch);
                assert!(legal.contains(&imagined), "{imagined:?} of {legal:?}");
                let view = race.view(Viewer::Seat(seat));
                let action = Race::greedy(&view, seat, &legal, temper, &mut chance);
                assert!(legal.contains(&action), "{action:?} of {legal:?}");
                race.apply(seat, action, &mut chance, &mut ());
            }
        }
    }
}
