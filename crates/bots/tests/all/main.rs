//! Bots of every kind, at games small enough to know what is best.

mod nim;
mod small;

mod play;
mod search;
