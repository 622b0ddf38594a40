//! An acknowledged move is never lost, whatever the disk does.
//!
//! People play at a server whose disk fails or is full, and others watch. Whatever the
//! server has acknowledged, or shown to anybody, has to be stored, after a stop as well as
//! after a kill, and nothing may be stored twice; meanwhile the server says truly whether it
//! can work, and it mends itself. With `HEDGEROW_THOROUGH` set, all takes longer.

mod clock;
mod disk;
mod faults;
mod postgres;
mod shim;

use std::{
    env,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Command,
};

use guests::{Folder, Ledger, Place, Program, text, until_ready};

/// At how many tables people play.
const TABLES: usize = 4;

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_hedgerow"))
}

/// Says that a test cannot be made here.
fn cannot(why: &str) {
    eprintln!("skipped: {why}");
}

fn is_thorough() -> bool {
    env::var_os("HEDGEROW_THOROUGH").is_some()
}

/// A place for tables, with servers that come and go, and people who play on.
struct House<'a> {
    place: Place<'a>,
    log: PathBuf,
    ledger: Ledger,
    server: Option<Program>,
}

impl<'a> House<'a> {
    async fn open(
        place: Place<'a>,
        logs: &Folder,
        prepare: impl FnOnce(&mut Command),
    ) -> House<'a> {
        let log = logs.path().join("log");
        let server = Program::prepared(program(), place, &log, prepare).unwrap();
        let at = [server.address()];
        let mut ledger = Ledger::open(&at, TABLES).await.unwrap();
        ledger.watch(&at).await.unwrap();
        House {
            place,
            log,
            ledger,
            server: Some(server),
        }
    }

    fn server(&self) -> SocketAddr {
        self.server.as_ref().unwrap().address()
    }

    /// Starts a server where there is none, which has to know all that was acknowledged.
    async fn start(&mut self, prepare: impl FnOnce(&mut Command)) {
        let server = Program::prepared(program(), self.place, &self.log, prepare).unwrap();
        let at = server.address();
        self.server = Some(server);
        until_ready(at, true).await.unwrap();
        self.ledger.check(at).await.unwrap();
        self.ledger.watch(&[at]).await.unwrap();
    }

    /// Attempts so many moves at each table; how many were acknowledged.
    async fn attempt(&mut self, moves: usize) -> usize {
        let at = [self.server()];
        let count = self.ledger.play(&at, moves, None).await.unwrap();
        count.acknowledged
    }

    /// Makes so many moves at each table, all of which have to succeed.
    async fn play(&mut self, moves: usize) {
        assert_eq!(self.attempt(moves).await, moves * TABLES);
    }

    /// Attempts moves until one is refused, and says what the server says of itself.
    async fn until_refused(&mut self) -> String {
        let at = self.server();
        for _ in 0..5000 {
            let count = self.ledger.play(&[at], 1, None).await.unwrap();
            if count.refused > 0 {
                let (ready, words) = text(at, "/readyz").await.unwrap();
                assert_eq!(ready, 503, "moves are refused, and the server is ready");
                let (well, _) = text(at, "/healthz").await.unwrap();
                assert_eq!(well, 503, "moves are refused, and the server is well");
                assert_eq!(text(at, "/livez").await.unwrap().0, 200);
                return words;
            }
        }
        panic!("no move is refused");
    }

    /// Waits until the server has mended itself.
    async fn mended(&mut self) {
        until_ready(self.server(), true).await.unwrap();
        self.attempt(1).await;
        assert_eq!(text(self.server(), "/healthz").await.unwrap().0, 200);
    }

    fn kill(&mut self) {
        self.server.take().unwrap().kill();
    }

    /// Stops the server properly, and returns its log.
    fn stop(&mut self) -> String {
        assert!(self.server.take().unwrap().stop().unwrap());
        std::fs::read_to_string(&self.log).unwrap()
    }

    /// Holds all that was acknowledged and seen against what is stored.
    fn audit(&self) {
        let acknowledged = self.ledger.audit(program(), self.place).unwrap();
        println!("{acknowledged} moves were acknowledged, and all are stored");
    }
}
