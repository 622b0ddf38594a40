//! The yardsticks keep the contract of games, and bots play them well.

mod behaviour;
mod contract;
mod search;
