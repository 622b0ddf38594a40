//! What the expert has learnt: a small neural network, from the numbers of a position to a chance to win.

use std::sync::LazyLock;

use super::features::{COUNT, Outset, Sink, places};

/// Neurons between the numbers of a position and the answer.
pub(crate) const HIDDEN: usize = 32;

/// What each neuron has gathered.
pub(crate) type Sums = [f32; HIDDEN];

/// The weights in thousandths: a line for each number of a position, one for the thresholds of the
/// neurons, and one for each stage of the game with what each neuron counts in it and a constant.
const LEARNT: &str = include_str!("../../expert.tsv");

/// What was learnt.
#[derive(Clone, Debug)]
pub(crate) struct Network {
    /// From each number of a position to each neuron.
    pub(crate) inner: Vec<Sums>,
    pub(crate) threshold: Sums,
    /// From each neuron to the answer, in each stage of the game.
    pub(crate) outer: [Sums; Outset::STAGES],
    pub(crate) constant: [f32; Outset::STAGES],
}

impl Network {
    /// Knows nothing.
    pub(crate) fn empty() -> Network {
        Network {
            inner: vec![[0.0; HIDDEN]; COUNT],
            threshold: [0.0; HIDDEN],
            outer: [[0.0; HIDDEN]; Outset::STAGES],
            constant: [0.0; Outset::STAGES],
        }
    }

    /// The network that plays.
    pub(crate) fn learnt() -> &'static Network {
        static NETWORK: LazyLock<Network> = LazyLock::new(|| Network::read(LEARNT));
        &NETWORK
    }

    /// From a text in the form of `expert.tsv`; what is missing there stays 0.
    pub(crate) fn read(text: &str) -> Network {
        let mut network = Network::empty();
        let numbers = text.split_ascii_whitespace();
        for (weight, number) in network.weights_mut().zip(numbers) {
            *weight = number.parse::<f32>().unwrap_or(0.0) / 1000.0;
        }
        network
    }

    /// All weights, in the order of `expert.tsv`.
    pub(crate) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let inner = self.inner.iter_mut().flatten();
        let outer = self.outer.iter_mut().zip(&mut self.constant);
        inner
            .chain(&mut self.threshold)
            .chain(outer.flat_map(|(row, constant)| row.iter_mut().chain([constant])))
    }

    /// From what the neurons have gathered to a chance to win.
    #[inline]
    pub(crate) fn answer(&self, neurons: &Sums, stage: usize) -> f32 {
        let mut lanes = [0.0f32; 8];
        let outer = self.outer[stage].chunks_exact(8);
        for (sums, weights) in neurons.chunks_exact(8).zip(outer) {
            for ((lane, sum), weight) in lanes.iter_mut().zip(sums).zip(weights) {
                *lane += sum.max(0.0) * weight;
            }
        }
        squash(self.constant[stage] + lanes.iter().sum::<f32>())
    }
}

/// From any number to one between 0 and 1, with arithmetic that is the same on all machines.
fn squash(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// Gathers the numbers of a position in the neurons.
pub(crate) struct Gathering<'a> {
    pub(crate) inner: &'a [Sums],
    pub(crate) sums: Sums,
}

impl Sink for Gathering<'_> {
    #[inline]
    fn take(&mut self, start: usize, numbers: &[(u8, f32)], ones: u128) {
        let rows = &self.inner[start..];
        // In a variable of its own the sums stay in registers.
        let mut sums = self.sums;
        for &(place, value) in numbers {
            for (sum, weight) in sums.iter_mut().zip(&rows[usize::from(place)]) {
                *sum += weight * value;
            }
        }
        for place in places(ones) {
            add(&mut sums, &rows[place]);
        }
        self.sums = sums;
    }
}

#[inline]
pub(crate) fn add(sums: &mut Sums, more: &Sums) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more;
    }
}
