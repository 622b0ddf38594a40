//! The program, serving.

use std::{net::SocketAddr, path::Path};

use guests::{Place, Program};

pub use guests::Folder;

pub fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_hedgerow"))
}

/// A folder that is there as long as the test.
pub fn folder(name: &str) -> Folder {
    Folder::new(&format!("browser-{name}")).unwrap()
}

/// Serves what a folder holds, on a port of its own.
pub fn start(data: &Path) -> Program {
    Program::start(program(), Place::Folder(data)).unwrap()
}

/// Serves what a folder holds, where another server did so before.
pub fn listen(data: &Path, address: SocketAddr) -> Program {
    Program::listen(program(), Place::Folder(data), address).unwrap()
}

/// The moves that count at a table, from everything that is kept of it.
pub fn moves(data: &Path, table: &str) -> Vec<String> {
    guests::moves(program(), Place::Folder(data), table).unwrap()
}
