//! Teaching the network of `outlook` from races of the scripted player.

use engine::{Chance as _, Dice, Game as _, Seat, Seed};

use crate::{
    Options, Race,
    options::RunOption,
    outlook::{Figures, INPUTS, Net, chances},
    race::{MOST_PLAYERS, Phase},
    script::Script,
    temperament::Temperament,
    weights::Weights,
};

/// A position and who won from there.
struct Lesson {
    seats: usize,
    figures: [Figures; MOST_PLAYERS],
    winner: usize,
}

/// A scripted player who thinks some things worth more and some worth less.
fn mutant(chance: &mut Dice) -> Script {
    let mut weights = Weights::TUNED;
    let most = chance.choose(&[0.0, 0.3, 0.7]);
    for (_, weight) in weights.each_mut() {
        *weight *= 1.0 + most * (chance.below(2001) as f32 - 1000.0) / 1000.0;
    }
    Script::new(weights, Temperament::Balanced.taste(), RunOption::Acorn1)
}

/// Lessons from one race, about one turn in four.
fn race(seats: usize, chance: &mut Dice, lessons: &mut Vec<Lesson>) {
    let from = lessons.len();
    let mut race = Race::setup(&Options::default(), seats, chance);
    // Everybody has a taste of their own, and some are careless now and then, so
    // that the network sees more than one kind of race.
    let scripts: Vec<Script> = (0..seats).map(|_| mutant(chance)).collect();
    let careless: Vec<u32> = (0..seats).map(|_| chance.choose(&[0, 0, 2, 8])).collect();
    let mut scratch = Vec::new();
    while let Some(seat) = race.awaits().first() {
        if race.phase == Phase::Lane && chance.below(4) == 0 {
            let mut figures = [[0.0; INPUTS]; MOST_PLAYERS];
            for (figures, seat) in figures.iter_mut().zip(Seat::all(seats)) {
                *figures = race.figures(seat);
            }
            lessons.push(Lesson {
                seats,
                figures,
                winner: 0,
            });
        }
        let action = if chance.below(100) < careless[seat.index()] {
            race.random_action(seat, chance, &mut scratch)
        } else {
            race.follow(&scripts[seat.index()], seat, &mut scratch)
        };
        race.apply(seat, action, chance, &mut ());
    }
    let winner = race.furthest().index();
    for lesson in &mut lessons[from..] {
        lesson.winner = winner;
    }
}

/// A network, and how its numbers moved so far (Adam).
struct Pupil {
    net: Net,
    slope: Net,
    momentum: Net,
    squares: Net,
    steps: i32,
}

impl Pupil {
    fn new(chance: &mut Dice) -> Pupil {
        let mut net = Net::NONE;
        for weights in &mut net.hidden {
            for weight in weights {
                *weight = (chance.below(2001) as f32 - 1000.0) / 1000.0 * 0.4;
            }
        }
        for weight in &mut net.output {
            *weight = (chance.below(2001) as f32 - 1000.0) / 1000.0 * 0.5;
        }
        Pupil {
            net,
            slope: Net::NONE,
            momentum: Net::NONE,
            squares: Net::NONE,
            steps: 0,
        }
    }

    /// Adds up the slope of one lesson; returns its loss.
    fn study(&mut self, lesson: &Lesson) -> f32 {
        let mut scores = [0.0; MOST_PLAYERS];
        for (score, figures) in scores.iter_mut().zip(&lesson.figures[..lesson.seats]) {
            *score = self.net.score(figures);
        }
        let chances = chances(&scores[..lesson.seats]);
        for (i, figures) in lesson.figures[..lesson.seats].iter().enumerate() {
            let error = chances[i] - f32::from(u8::from(i == lesson.winner));
            let excited = self.net.excited(figures);
            for (h, excited) in excited.into_iter().enumerate() {
                self.slope.output[h] += error * excited;
                if excited > 0.0 {
                    let back = error * self.net.output[h];
                    self.slope.bias[h] += back;
                    for (slope, figure) in self.slope.hidden[h].iter_mut().zip(figures) {
                        *slope += back * figure;
                    }
                }
            }
        }
        -chances[lesson.winner].max(1e-6).ln()
    }

    /// Moves the numbers against the slope of a batch.
    fn step(&mut self, batch: usize, rate: f32) {
        self.steps += 1;
        let (fade, fade_squares) = (0.9f32, 0.999f32);
        let unbias = 1.0 - fade.powi(self.steps);
        let unbias_squares = 1.0 - fade_squares.powi(self.steps);
        let numbers = self.net.numbers().zip(self.slope.numbers());
        let memory = self.momentum.numbers().zip(self.squares.numbers());
        for ((number, slope), (momentum, square)) in numbers.zip(memory) {
            let mean = *slope / batch as f32;
            *momentum = fade * *momentum + (1.0 - fade) * mean;
            *square = fade_squares * *square + (1.0 - fade_squares) * mean * mean;
            *number -= rate * (*momentum / unbias) / ((*square / unbias_squares).sqrt() + 1e-8);
            *slope = 0.0;
        }
    }
}

/// Teaches a network that knows nothing from so many races, gone through so many times. Returns
/// it in the form of `outlook.tsv`, with its loss on races it has not seen: guessing is 1.39.
pub fn school(races: u64, epochs: u64, seed: u64) -> (String, f32) {
    const BATCH: usize = 64;
    let mut chance = Seed::from(seed).bot(0);
    let mut lessons = Vec::new();
    for n in 0..races {
        race(4 + usize::from(n % 3 == 0), &mut chance, &mut lessons);
    }
    let mut exam = Vec::new();
    for _ in 0..races / 10 {
        race(4, &mut chance, &mut exam);
    }
    let mut pupil = Pupil::new(&mut chance);
    let mut loss = f32::INFINITY;
    for epoch in 0..epochs {
        chance.shuffle(&mut lessons);
        let rate = 0.003 * (1.0 - epoch as f32 / epochs as f32);
        for batch in lessons.chunks(BATCH) {
            for lesson in batch {
                pupil.study(lesson);
            }
            pupil.step(batch.len(), rate);
        }
        let total: f32 = exam.iter().map(|lesson| pupil.study(lesson)).sum();
        pupil.slope = Net::NONE;
        loss = total / exam.len() as f32;
        println!("epoch {epoch}: loss {loss:.4}");
    }
    let mut text = String::new();
    for (i, number) in pupil.net.numbers().enumerate() {
        text.push_str(&format!("{number:.4}"));
        text.push(if i % INPUTS == INPUTS - 1 { '\n' } else { '\t' });
    }
    text.push('\n');
    (text, loss)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schooling_tells_who_is_ahead() {
        let (_, loss) = school(300, 3, 1);
        assert!(loss < 1.25, "{loss}");
    }
}
