//! How the figures are found that the greedy players judge by; the example `train` does it.

mod learning;
mod tuning;

pub use learning::{Course, learn_on};
pub use tuning::tune;
