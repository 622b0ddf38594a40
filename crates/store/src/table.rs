use engine::{Seat, SeatSet, Seed};

use crate::{Moment, PersonId, TableId};

/// A table: what is played at it and who sits there.
///
/// Read it, change it, [`save`](crate::Store::save) it; of two who do so at the same time, one
/// is told to read again.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Table {
    /// Its name.
    pub id: TableId,
    /// What is played; never changes.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The house rules, as the caller writes them (JSON).
    pub options: String,
    /// Where the game starts if not from a fresh table, as the caller writes it (JSON).
    pub position: Option<String>,
    /// The seed of all chance: a secret until the end.
    pub seed: Seed,
    /// How the seed comes about, as the caller writes it (JSON): a secret until the end.
    pub deal: Option<String>,
    /// Who made it and may change it.
    pub host: PersonId,
    /// The seats, from 0.
    pub chairs: Vec<Chair>,
    /// Who sits where at the start.
    pub order: Order,
    /// Who finds it.
    pub visibility: Visibility,
    /// Whatever else the caller keeps about it (JSON).
    pub settings: String,
    /// How far it is.
    pub stage: Stage,
    /// The table at which the same people play again.
    pub rematch: Option<TableId>,
    /// The game it goes on from.
    pub origin: Option<Origin>,
    /// How often it was saved.
    pub revision: u64,
    /// When it was made.
    pub made_at: Moment,
    /// When it ended.
    pub ended_at: Option<Moment>,
}

impl Table {
    /// The seats that `person` sits in.
    pub fn seats_of(&self, person: &PersonId) -> SeatSet {
        let sits = |seat: &Seat| match &self.chairs[seat.index()].sitter {
            Sitter::Person { person: sitter, .. } => sitter == person,
            Sitter::Bot { .. } | Sitter::Open | Sitter::Closed => false,
        };
        Seat::all(self.chairs.len()).filter(sits).collect()
    }

    /// Who sat where, as records say it.
    pub fn sitters(&self) -> Vec<String> {
        let name = |chair: &Chair| match &chair.sitter {
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot { level } => level.clone(),
            Sitter::Open | Sitter::Closed => String::new(),
        };
        self.chairs.iter().map(name).collect()
    }

    /// Whether its game is over, or it was closed.
    pub fn is_finished(&self) -> bool {
        match self.stage {
            Stage::Over { .. } | Stage::Closed => true,
            Stage::Gathering | Stage::Dealing | Stage::Playing => false,
        }
    }

    /// Whether anybody but `person` sits at it.
    pub fn has_others(&self, person: &PersonId) -> bool {
        self.chairs.iter().any(|chair| match &chair.sitter {
            Sitter::Person { person: sitter, .. } => sitter != person,
            Sitter::Bot { .. } | Sitter::Open | Sitter::Closed => false,
        })
    }
}

/// A seat and who is in it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Chair {
    /// Who sits there.
    pub sitter: Sitter,
    /// The level of the bot that plays for a person who is away.
    pub stand_in: Option<String>,
    /// Whether whoever sits there has asked for a rematch.
    pub wants_rematch: bool,
    /// Whether whoever sits there wants to be asked no more before unusual acts.
    pub calm: bool,
    /// The mark that was chosen to play under; otherwise the seat has one.
    pub mark: Option<u8>,
    /// What the device of whoever sits there has promised to add to the next deal.
    pub commitment: Option<String>,
}

impl From<Sitter> for Chair {
    fn from(sitter: Sitter) -> Chair {
        Chair {
            sitter,
            stand_in: None,
            wants_rematch: false,
            calm: false,
            mark: None,
            commitment: None,
        }
    }
}

/// Who sits in a seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Sitter {
    /// A person, under the name used at this table. One person may sit in
    /// several seats.
    Person {
        /// Who.
        person: PersonId,
        /// The name at this table.
        name: String,
    },
    /// A bot.
    Bot {
        /// The level it plays at.
        level: String,
    },
    /// Nobody yet.
    Open,
    /// Nobody, and it stays so.
    Closed,
}

/// Who sits where at the start.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Order {
    /// As the seats were taken.
    AsSeated,
    /// By lot.
    Random,
}

/// Who finds a table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Visibility {
    /// Everybody, in the lobby.
    Listed,
    /// Whoever has its address.
    Private,
}

/// How far a table is.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Stage {
    /// People sit down.
    Gathering,
    /// All sit, and their devices are asked for the secrets the seed is made from.
    Dealing,
    /// The game runs.
    Playing,
    /// The game is over.
    Over {
        /// The result, as the caller writes it.
        outcome: String,
    },
    /// It was closed before its end.
    Closed,
}

/// The game that a table goes on from.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Origin {
    /// Which.
    pub table: TableId,
    /// After how many moves.
    pub ply: u32,
}
