//! How the game looks: on a page, in a terminal, on paper, in reports of the lab.

mod board;
mod lab;
mod pictures;
mod print;
mod terminal;
