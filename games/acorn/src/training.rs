//! How the figures are found that greedy players and searches judge by; the example `train` does
//! it.

mod schooling;
mod tuning;

pub use schooling::school;
pub use tuning::tune;
