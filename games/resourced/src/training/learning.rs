//! How the expert learns, by playing with itself.
//!
//! After each game every position that somebody chose is moved towards what came of it: the end of the game and the
//! estimates on the way there, the later ones counting less (temporal differences; Tesauro 1995 did it for backgammon).

use std::fmt::Write as _;

use engine::{Chance as _, Dice, Game as _, Seed};

use crate::{
    Action, Choice, Difficulty, House, Phase, Resourced, Verdict,
    companion::Companion,
    expert::{
        Expert,
        features::{COUNT, Outset, Sink, places},
        network::{HIDDEN, Network, Sums},
    },
    worth::Weights,
};

const STAGES: usize = Outset::STAGES;
const WEIGHTS: usize = COUNT * HIDDEN + HIDDEN + STAGES * (HIDDEN + 1);

/// Positions learnt from in one step.
const BATCH: usize = 64;

/// Positions remembered.
const MEMORY: usize = 30_000;

/// A position and what became of it.
#[derive(Clone, Default)]
struct Lesson {
    features: Vec<(u16, f32)>,
    stage: usize,
    target: f32,
}

impl Sink for Lesson {
    fn take(&mut self, start: usize, numbers: &[(u8, f32)], ones: u128) {
        let at = |place: usize| (start + place) as u16;
        let numbers = numbers.iter().filter(|(_, value)| *value != 0.0);
        self.features
            .extend(numbers.map(|&(place, value)| (at(place.into()), value)));
        self.features
            .extend(places(ones).map(|place| (at(place), 1.0)));
    }
}

impl Lesson {
    /// About a position, unless its end is known anyway.
    fn about(game: &Resourced) -> Option<Lesson> {
        let outset = game.outset().ok()?;
        let mut lesson = Lesson {
            stage: outset.stage(game),
            ..Lesson::default()
        };
        game.table_features(&outset, &mut lesson);
        let mut seat = outset.next;
        for place in 0..usize::from(game.seats) {
            game.seat_features(seat, place, outset.later[seat.index()], &mut lesson);
            seat = seat.next(usize::from(game.seats));
        }
        Some(lesson)
    }

    fn neurons(&self, network: &Network) -> Sums {
        let mut sums = network.threshold;
        for &(place, value) in &self.features {
            for (sum, weight) in sums.iter_mut().zip(&network.inner[usize::from(place)]) {
                *sum += weight * value;
            }
        }
        sums
    }

    fn estimate(&self, network: &Network) -> f32 {
        network.answer(&self.neurons(network), self.stage)
    }
}

/// A network that learns (Adam; Kingma and Ba 2015).
struct Student {
    network: Network,
    gradient: Vec<f32>,
    /// For each weight the mean of its gradient and of its square.
    means: Vec<(f32, f32)>,
    steps: i32,
}

impl Student {
    fn new(network: Network) -> Student {
        Student {
            network,
            gradient: vec![0.0; WEIGHTS],
            means: vec![(0.0, 0.0); WEIGHTS],
            steps: 0,
        }
    }

    /// Knows nothing.
    fn fresh(dice: &mut Dice) -> Student {
        let mut network = Network::empty();
        for weight in network.weights_mut() {
            *weight = (dice.below(2001) as f32 - 1000.0) / 7000.0;
        }
        Student::new(network)
    }

    /// Adds what a lesson teaches to the gradient; returns the square of the error.
    fn study(&mut self, lesson: &Lesson) -> f32 {
        let neurons = lesson.neurons(&self.network);
        let error = self.network.answer(&neurons, lesson.stage) - lesson.target;
        let outer = &self.network.outer[lesson.stage];
        let (inner, rest) = self.gradient.split_at_mut(COUNT * HIDDEN);
        let (threshold, rest) = rest.split_at_mut(HIDDEN);
        let row = &mut rest[lesson.stage * (HIDDEN + 1)..][..=HIDDEN];
        let mut back = [0.0; HIDDEN];
        for i in 0..HIDDEN {
            if neurons[i] > 0.0 {
                back[i] = error * outer[i];
                row[i] += error * neurons[i];
            }
            threshold[i] += back[i];
        }
        row[HIDDEN] += error;
        for &(place, value) in &lesson.features {
            let row = &mut inner[usize::from(place) * HIDDEN..][..HIDDEN];
            for (gradient, back) in row.iter_mut().zip(&back) {
                *gradient += back * value;
            }
        }
        error * error
    }

    /// Follows the gradient of a batch.
    fn learn(&mut self, rate: f32) {
        self.steps += 1;
        let settled = |share: f32| 1.0 - share.powi(self.steps.min(10_000));
        let (first, second) = (settled(0.9), settled(0.999));
        let weights = self.network.weights_mut();
        for ((weight, gradient), (mean, square)) in
            weights.zip(&mut self.gradient).zip(&mut self.means)
        {
            let slope = std::mem::take(gradient) / BATCH as f32;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= rate * (*mean / first) / ((*square / second).sqrt() + 1e-6);
        }
    }

    /// In the form of `expert.tsv`.
    fn written(&mut self) -> String {
        let numbers: Vec<f32> = self.network.weights_mut().map(|w| *w * 1000.0).collect();
        let (inner, outer) = numbers.split_at((COUNT + 1) * HIDDEN);
        let rows = inner.chunks(HIDDEN).chain(outer.chunks(HIDDEN + 1));
        let mut text = String::new();
        for row in rows {
            for (i, number) in row.iter().enumerate() {
                let before = if i == 0 { "" } else { "\t" };
                let _ = write!(text, "{before}{}", number.round() as i32);
            }
            text.push('\n');
        }
        text
    }
}

/// How a game is played to learn from it.
struct Play<'a> {
    house: House,
    network: &'a Network,
    /// Rounds the companion plays before the expert does.
    guided: u8,
    /// Of a thousand decisions, how many are random.
    careless: u32,
    /// How much the end counts against the estimates on the way.
    patience: f32,
}

impl Play<'_> {
    /// Plays a game; returns its end and what there is to learn.
    fn play(&self, seed: Seed) -> (Resourced, Vec<Lesson>) {
        let seats = usize::from(self.house.players);
        let mut game = Resourced::setup(&self.house, seats, &mut seed.setup());
        let (mut legal, mut room) = (Vec::new(), Vec::new());
        let (mut dice, mut chance) = (seed.bot(0), seed.ply(0));
        let mut expert = Expert::with(self.network);
        let mut guide = Weights::of(seats);
        let mut lessons = Vec::new();
        while let Some(seat) = game.awaits().first() {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let action = if game.phase != Phase::Setup && dice.below(1000) < self.careless {
                dice.choose(&legal)
            } else if game.round < self.guided {
                Companion {
                    game: &game,
                    judge: &mut guide,
                }
                .choose(&mut room)
            } else {
                Companion {
                    game: &game,
                    judge: &mut expert,
                }
                .choose(&mut room)
            };
            lessons.extend(chosen(&game, action).and_then(|after| Lesson::about(&after)));
            game.apply(seat, action, &mut chance, &mut ());
        }
        let mut target = f32::from(u8::from(is_won(&game)));
        for lesson in lessons.iter_mut().rev() {
            lesson.target = target;
            let estimate = lesson.estimate(self.network);
            target = self.patience * target + (1.0 - self.patience) * estimate;
        }
        (game, lessons)
    }
}

fn is_won(game: &Resourced) -> bool {
    game.phase == Phase::Over(Verdict::Housing)
}

/// The position somebody chose: at the end of a turn, or by an answer in Upkeep and Event.
fn chosen(game: &Resourced, action: Action) -> Option<Resourced> {
    match action {
        Action::Do(Choice::End) => Some(game.clone()),
        Action::Do(Choice::Waste(_) | Choice::Blame(_)) => None,
        Action::Do(choice) if !game.phase.in_turn() && game.phase != Phase::Setup => {
            Some(game.aftermath(choice))
        }
        _ => None,
    }
}

/// The games it is for: standard and easy, with 4 and with 3 players.
fn houses() -> [House; 4] {
    [
        (Difficulty::Standard, 4),
        (Difficulty::Standard, 3),
        (Difficulty::Easy, 4),
        (Difficulty::Easy, 3),
    ]
    .map(|(difficulty, players)| House {
        difficulty,
        players,
        ..House::default()
    })
}

/// What the expert learns from.
#[derive(Copy, Clone, Debug)]
pub struct Course {
    /// Games it plays.
    pub games: u32,
    /// Whether it begins knowing nothing, with lessons of the companion.
    pub from_scratch: bool,
    /// Of a thousand decisions, how many are random in a third of the games, so that it learns
    /// to cope with team mates who do something else.
    pub careless: u32,
    /// How much the end of a game counts against the estimates on the way.
    pub patience: f32,
    /// In how many games at first the companion plays the first rounds.
    pub guided: f32,
    /// How fast it learns.
    pub rate: f32,
    /// The first seed, after ten million.
    pub seed: u32,
}

impl Default for Course {
    fn default() -> Course {
        Course {
            games: 40_000,
            from_scratch: false,
            careless: 15,
            patience: 0.9,
            guided: 0.0,
            rate: 0.001,
            seed: 0,
        }
    }
}

/// Lessons of games that the companion plays.
fn first_lessons(games: u64) -> Vec<Lesson> {
    let mut lessons = Vec::new();
    for n in 0..games {
        let play = Play {
            house: houses()[n as usize % 4],
            network: &Network::empty(),
            guided: u8::MAX,
            careless: 30,
            patience: 1.0,
        };
        lessons.extend(play.play(Seed::from(n)).1);
    }
    lessons
}

/// Goes through lessons in any order, once for each; returns the mean square of the error.
fn go_through(student: &mut Student, lessons: &[Lesson], rate: f32, dice: &mut Dice) -> f32 {
    let mut errors = 0.0;
    let batches = lessons.len().div_ceil(BATCH);
    for _ in 0..batches {
        for _ in 0..BATCH {
            let n = dice.below(lessons.len() as u32) as usize;
            errors += student.study(&lessons[n]);
        }
        student.learn(rate);
    }
    errors / (batches * BATCH) as f32
}

/// Takes a course, saying now and then how it goes; `keep` is handed what was learnt so far, in
/// the form of `expert.tsv`.
pub fn learn_on(course: &Course, mut keep: impl FnMut(String)) {
    let mut dice = Seed::from(1).bot(0);
    let mut student = if course.from_scratch {
        let mut student = Student::fresh(&mut dice);
        let lessons = first_lessons(3000);
        for _ in 0..7 {
            go_through(&mut student, &lessons, 0.002, &mut dice);
        }
        student
    } else {
        Student::new(Network::learnt().clone())
    };
    learn(&mut student, course, &mut dice, &mut keep);
    keep(student.written());
}

/// Plays and learns.
fn learn(student: &mut Student, course: &Course, dice: &mut Dice, keep: &mut impl FnMut(String)) {
    let &Course {
        games,
        careless,
        patience,
        guided,
        rate,
        ..
    } = course;
    let first = u64::from(course.seed);
    let mut memory: Vec<Lesson> = Vec::new();
    let mut oldest = 0;
    let mut won = [(0, 0); 4];
    for n in 0..games {
        let progress = n as f32 / games as f32;
        let is_guided = (dice.below(1000) as f32) < 1000.0 * guided * (1.0 - 2.0 * progress);
        let which = [0, 1, 2, 0, 1, 1, 0, 1, 1, 3][n as usize % 10];
        let play = Play {
            house: houses()[which],
            network: &student.network,
            guided: if is_guided {
                1 + dice.below(8) as u8
            } else {
                0
            },
            careless: if n % 3 == 0 { careless } else { 0 },
            patience,
        };
        let (end, lessons) = play.play(Seed::from(10_000_000 + first + u64::from(n)));
        won[which].0 += u32::from(is_won(&end));
        won[which].1 += 1;
        let fresh = lessons.len();
        for lesson in lessons {
            if memory.len() < MEMORY {
                memory.push(lesson);
            } else {
                memory[oldest] = lesson;
                oldest = (oldest + 1) % MEMORY;
            }
        }
        let rate = rate * (1.0 - 0.9 * progress);
        if memory.len() > MEMORY / 5 {
            // Each lesson four times over before it is forgotten.
            for _ in 0..fresh.div_ceil(BATCH / 4) {
                for _ in 0..BATCH {
                    student.study(&memory[dice.below(memory.len() as u32) as usize]);
                }
                student.learn(rate);
            }
        }
        if (n + 1).is_multiple_of(1000) {
            let shares =
                won.map(|(won, all)| format!("{:.1} %", 100.0 * f64::from(won) / f64::from(all)));
            println!("{} games, won {}", n + 1, shares.join(", "));
            won = [(0, 0); 4];
            keep(student.written());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Judge;

    #[test]
    fn learning_makes_estimates_better() {
        let mut dice = Seed::from(1).bot(0);
        let mut student = Student::fresh(&mut dice);
        let lessons = first_lessons(40);
        let before = go_through(&mut student, &lessons, 0.002, &mut dice);
        for _ in 0..5 {
            go_through(&mut student, &lessons, 0.002, &mut dice);
        }
        let after = go_through(&mut student, &lessons, 0.002, &mut dice);
        assert!(after < 0.7 * before, "{before} {after}");
    }

    /// What is written can be read, and the file holds a whole network.
    #[test]
    fn the_table_of_weights_is_complete() {
        let mut network = Network::learnt().clone();
        let numbers = include_str!("../../expert.tsv").split_ascii_whitespace();
        assert_eq!(numbers.clone().count(), WEIGHTS);
        assert!(numbers.map(str::parse::<i32>).all(|n| n.is_ok()));
        assert_eq!(network.weights_mut().count(), WEIGHTS);
        let written = Student::new(network).written();
        assert_eq!(written, include_str!("../../expert.tsv"));
    }

    /// What the expert remembers of the last position does not change what it says of the next.
    #[test]
    fn estimates_do_not_depend_on_what_was_thought_before() {
        for (n, house) in houses().into_iter().enumerate() {
            let play = Play {
                house,
                network: Network::learnt(),
                guided: 0,
                careless: 100,
                patience: 1.0,
            };
            let seed = Seed::from(n as u64);
            let (_, lessons) = play.play(seed);
            let mut expert = Expert::new();
            let mut game = Resourced::setup(&house, usize::from(house.players), &mut seed.setup());
            assert!(!lessons.is_empty());
            let mut legal = Vec::new();
            while let Some(seat) = game.awaits().first() {
                assert_eq!(
                    expert.judge(&game).to_bits(),
                    Expert::new().judge(&game).to_bits()
                );
                legal.clear();
                game.legal_actions(seat, &mut legal);
                let action = seed.bot(legal.len()).choose(&legal);
                game.apply(seat, action, &mut seed.ply(game.round.into()), &mut ());
            }
        }
    }
}
