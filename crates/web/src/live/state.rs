use std::{
    collections::{HashSet, VecDeque, hash_map::DefaultHasher},
    hash::{Hash as _, Hasher as _},
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use engine::{MAX_SEATS, Record, Seat, SeatSet, Viewer};
use store::{Deed, Entry, Line, Moment, PersonId, Sitter, Stage, Store, TableId};

use super::{
    Hall, Live, Refused, Settings, Workshop, bots::Thinking, dealing::recorded_deal, known, open,
    wishes::marks_of,
};
use crate::{
    problem::Problem,
    words::{self, identity::DELETED_PLAYER},
};
use board::Names;
use i18n::Phrase;

/// How many changes a table remembers, for readers that lag behind.
const STEPS: usize = 16;

/// How many keys a table remembers, to know a repeated decision again.
const KEYS: usize = 64;

/// How many entries are played by a thread that answers requests.
const SHORT: usize = 32;

/// How many lines of chat are kept in memory and shown.
const LINES: usize = 200;

/// How many tables that cannot be played are remembered.
const UNPLAYABLE: usize = 10_000;

/// The tables that this program has found it cannot play.
static FOUND_UNPLAYABLE: LazyLock<Mutex<HashSet<TableId>>> = LazyLock::new(Mutex::default);

/// Remembers that a table cannot be played, so that it is said once; whether it is news.
pub(super) fn note_unplayable(table: &TableId) -> bool {
    let mut found = FOUND_UNPLAYABLE
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    if found.len() >= UNPLAYABLE {
        found.clear();
    }
    found.insert(table.clone())
}

/// Whether a table was found to be one that cannot be played.
pub(super) fn is_unplayable(table: &TableId) -> bool {
    let found = FOUND_UNPLAYABLE.lock();
    found
        .unwrap_or_else(PoisonError::into_inner)
        .contains(table)
}

/// A table as it stands.
pub(super) struct State {
    pub(super) row: store::Table,
    pub(super) game: &'static catalog::Entry,
    pub(super) settings: Settings,
    pub(super) names: Arc<Names>,
    /// The game, once it has begun.
    pub(super) live: Option<Box<dyn Live>>,
    /// How many entries the store has.
    pub(super) entries: u64,
    /// Who gave up, if that ended the game.
    pub(super) resigned: Option<Seat>,
    /// The ply since which each seat has been awaited without a break: a decision
    /// made at a page that is as old is not stale.
    pub(super) awaited_since: [usize; MAX_SEATS],
    /// When that was.
    pub(super) awaited_at: [Moment; MAX_SEATS],
    /// For whom pages say that a bot may play.
    pub(super) offered: SeatSet,
    pub(super) lines: VecDeque<Line>,
    /// Counts everything that changes a page. It starts from the clock, so that no
    /// number comes again after a restart.
    pub(super) version: u64,
    pub(super) thinking: Option<Thinking>,
    /// Whether somebody here deals in time, whoever has not revealed a secret by then.
    pub(super) awaits_shares: bool,
    /// Whether the store may know more than this.
    pub(super) torn: bool,
    keys: VecDeque<u64>,
    steps: VecDeque<Step>,
    /// How often the game was played from its first entry.
    #[cfg(test)]
    pub(super) replays: u32,
}

/// What entries tell of a game that is played from the first of them.
struct Replayed {
    entries: u64,
    resigned: Option<Seat>,
    keys: VecDeque<u64>,
    awaited_since: [usize; MAX_SEATS],
    awaited_at: [Moment; MAX_SEATS],
    live: Option<Box<dyn Live>>,
}

impl Replayed {
    /// Plays the entries of a table, in the workshop if they are many.
    async fn of(
        row: &store::Table,
        entries: Vec<Entry>,
        workshop: &Workshop,
    ) -> Result<Replayed, Problem> {
        let has_begun = !entries.is_empty() || row.stage == Stage::Playing;
        let record = record_of(row, &[]);
        let is_short = entries.len() <= SHORT;
        let id = row.id.clone();
        let play = move || Replayed::play(&id, &entries, has_begun.then_some(record));
        if is_short {
            play()
        } else {
            workshop.run(play).await?
        }
    }

    fn play(id: &TableId, entries: &[Entry], record: Option<Record>) -> Result<Replayed, Problem> {
        let mut replayed = Replayed {
            entries: entries.len() as u64,
            resigned: entries.iter().rev().find_map(|entry| match entry.deed {
                Deed::Resign { seat } => Some(seat),
                Deed::Start | Deed::Move { .. } | Deed::Undo { .. } | Deed::Close => None,
            }),
            keys: (entries.iter().skip(entries.len().saturating_sub(KEYS)))
                .filter_map(|entry| Some(hash(seat_of(&entry.deed)?, entry.key.as_ref()?)))
                .collect(),
            awaited_since: [0; MAX_SEATS],
            awaited_at: [Moment::default(); MAX_SEATS],
            live: None,
        };
        let Some(mut record) = record else {
            return Ok(replayed);
        };
        record.moves = (store::moves(entries).iter())
            .map(|m| format!("{} {}", m.seat, m.text))
            .collect();
        let live = open(&record).ok_or(Problem::NoGame)?;
        let live = live.map_err(|error| {
            if note_unplayable(id) {
                tracing::warn!(table = %id, %error, "a table cannot be replayed");
            }
            Problem::Outdated
        })?;
        replayed.awaited_since = [live.ply(); MAX_SEATS];
        for seat in live.awaits().iter() {
            let answered =
                |entry: &Entry| !entry.awaits.contains(seat) || seat_of(&entry.deed) == Some(seat);
            let since = entries.iter().rposition(answered);
            if let Some(ply) = since.and_then(|since| touched(&entries[since])) {
                replayed.awaited_since[seat.index()] = live.ply().min(ply + 1);
            }
            // Where it was not awaited yet, it is since what happened next.
            let first = since.map_or(0, |since| {
                since + usize::from(!entries[since].awaits.contains(seat))
            });
            if let Some(entry) = entries.get(first) {
                replayed.awaited_at[seat.index()] = entry.at;
            }
        }
        replayed.live = Some(live);
        Ok(replayed)
    }
}

/// What a change of a table means for pages.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Change {
    /// The log is different from this ply on, and so is everything else.
    Game(usize),
    /// Seats or people are different.
    People,
    /// There is a table to play again at.
    Rematch,
    /// Something was said, from this line on.
    Chat(u64),
    /// Devices are asked for what they add to the deal.
    Deal,
}

struct Step {
    /// The version it led to.
    version: u64,
    change: Change,
}

/// How the log is told to a page.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Telling {
    /// As lines alone: nobody knows what the page showed.
    Anew,
    /// As events too: what happened since, step by step, so that it can be shown happening.
    Since,
}

/// What a reader lacks.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct Lack {
    /// Everything but log and chat.
    pub(super) main: bool,
    /// The log from this ply on.
    pub(super) log: Option<usize>,
    /// How that is told.
    pub(super) telling: Telling,
    /// The chat from this line on.
    pub(super) chat: Option<u64>,
    /// That there is a table to play again at.
    pub(super) rematch: bool,
    /// That devices are asked for what they add to the deal.
    pub(super) deal: bool,
}

impl Lack {
    /// All a page shows.
    const ALL: Lack = Lack {
        main: true,
        log: Some(0),
        telling: Telling::Anew,
        chat: Some(0),
        // Who opens the page of an old table wants to see that one.
        rematch: false,
        deal: true,
    };

    const NOTHING: Lack = Lack {
        main: false,
        log: None,
        telling: Telling::Since,
        chat: None,
        rematch: false,
        deal: false,
    };
}

impl State {
    /// Reads a table; `None` if there is none.
    pub(super) async fn load(
        store: &Store,
        workshop: &Workshop,
        id: &TableId,
    ) -> Result<Option<State>, Problem> {
        let Some(row) = store.table(id).await? else {
            return Ok(None);
        };
        let entries = store.entries(id, 0).await?;
        let lines = store.chat(id, 0, LINES as u32).await?;
        let replayed = Replayed::of(&row, entries, workshop).await?;
        let mut state = State {
            game: known(&row.game)?,
            settings: Settings::read(&row.settings),
            names: Arc::new(Names::new(Vec::new())),
            row,
            live: None,
            entries: 0,
            resigned: None,
            awaited_since: [0; MAX_SEATS],
            awaited_at: [Moment::default(); MAX_SEATS],
            offered: SeatSet::NONE,
            lines: VecDeque::new(),
            version: Moment::now().0.unsigned_abs() * 100,
            thinking: None,
            awaits_shares: false,
            torn: false,
            keys: VecDeque::new(),
            steps: VecDeque::new(),
            #[cfg(test)]
            replays: 0,
        };
        state.rename();
        state.take(replayed);
        state.hear(lines);
        Ok(Some(state))
    }

    /// Reads again what may have changed; what that means for pages.
    pub(super) async fn refresh(&mut self, hall: &Hall) -> Result<Vec<Change>, Problem> {
        let (store, id) = (&hall.store, self.row.id.clone());
        let row = (store.table(&id).await?).ok_or(Problem::NoTable)?;
        let news = store.entries(&id, self.entries).await?;
        let heard = self.next_line();
        let lines = store.chat(&id, heard, LINES as u32).await?;
        let asks = row.stage == Stage::Dealing && self.row.stage == Stage::Gathering;
        let people = looks(&row) != looks(&self.row);
        // Whoever is deleted loses the name in what was said before.
        let first = self.lines.front().map(|line| line.number);
        let said_before = match first.filter(|_| people) {
            Some(first) => Some(store.chat(&id, first, LINES as u32).await?),
            None => None,
        };
        // What memory holds may never have been stored, or not be what comes before the news;
        // then all is read again.
        let again = if self.torn || !self.can_go_on(&news) {
            let entries = store.entries(&id, 0).await?;
            Some(Replayed::of(&row, entries, &hall.workshop).await?)
        } else {
            None
        };
        // From here on nothing is waited for, so that nobody leaves half of it done.
        let rematch = row.rematch != self.row.rematch;
        self.row = row;
        self.rename();
        let mut changes = Vec::new();
        if let Some(said_before) = said_before {
            self.lines.clear();
            self.hear(said_before);
            changes.push(Change::Chat(heard));
        } else if !lines.is_empty() {
            changes.push(Change::Chat(heard));
            self.hear(lines);
        }
        if people {
            changes.push(if rematch {
                Change::Rematch
            } else {
                Change::People
            });
        }
        if asks {
            changes.push(Change::Deal);
        }
        let before = self.ply();
        let from = news.iter().filter_map(touched).min().unwrap_or(before);
        if let Some(replayed) = again {
            self.take(replayed);
            changes.push(Change::Game(if self.torn { 0 } else { from }));
            self.torn = false;
        } else if !news.is_empty() {
            changes.push(Change::Game(from));
            if let Err(refused) = self.go_on(&news) {
                tracing::warn!(
                    words = %refused.words,
                    "what another server stored is no move"
                );
                self.torn = true;
                changes.extend(Box::pin(self.refresh(hall)).await?);
            }
        }
        Ok(changes)
    }

    /// Whether these entries only go on with the game as it is in memory.
    fn can_go_on(&self, news: &[Entry]) -> bool {
        let Some(live) = &self.live else {
            return news.is_empty();
        };
        let mut ply = live.ply();
        (news.iter().zip(self.entries..)).all(|(entry, version)| {
            let goes_on = match entry.deed {
                Deed::Move { ply: at, .. } => at as usize == ply,
                Deed::Undo { ply: at, .. } => at as usize + 1 == ply,
                Deed::Resign { .. } | Deed::Close => true,
                Deed::Start => false,
            };
            match entry.deed {
                Deed::Move { .. } => ply += 1,
                Deed::Undo { .. } => ply = ply.saturating_sub(1),
                Deed::Resign { .. } | Deed::Close | Deed::Start => {}
            }
            goes_on && entry.version == version
        })
    }

    /// Goes on with the game.
    fn go_on(&mut self, news: &[Entry]) -> Result<(), Refused> {
        for entry in news {
            let before = self.awaits();
            if let Some(live) = &mut self.live {
                match &entry.deed {
                    Deed::Move { seat, text, .. } => {
                        live.submit(*seat, text)?;
                        self.awaited(before, *seat, entry.at);
                    }
                    Deed::Undo { ply, .. } => {
                        live.take_back();
                        self.awaited_since = [*ply as usize; MAX_SEATS];
                        self.awaited_at = [entry.at; MAX_SEATS];
                    }
                    Deed::Resign { seat } => self.resigned = Some(*seat),
                    Deed::Start | Deed::Close => {}
                }
            }
            if let (Some(key), Some(seat)) = (&entry.key, seat_of(&entry.deed)) {
                self.remember(seat, key);
            }
            self.entries += 1;
        }
        Ok(())
    }

    fn take(&mut self, replayed: Replayed) {
        self.entries = replayed.entries;
        self.resigned = replayed.resigned;
        self.keys = replayed.keys;
        self.awaited_since = replayed.awaited_since;
        self.awaited_at = replayed.awaited_at;
        self.live = replayed.live;
        #[cfg(test)]
        {
            self.replays += 1;
        }
    }

    /// The match as if it began now; for the first move.
    pub(super) fn dealt(&self) -> Result<Box<dyn Live>, Problem> {
        let live = open(&record_of(&self.row, &[])).ok_or(Problem::NoGame)?;
        live.map_err(|error| Problem::sentence(error.message()))
    }

    pub(super) fn hear(&mut self, lines: Vec<Line>) {
        self.lines.extend(lines);
        while self.lines.len() > LINES {
            self.lines.pop_front();
        }
    }

    /// The number of the next line of chat.
    pub(super) fn next_line(&self) -> u64 {
        self.lines.back().map_or(0, |line| line.number + 1)
    }

    /// Takes over what the row says of people and of how they play.
    pub(super) fn rename(&mut self) {
        let chairs = &self.row.chairs;
        // A bot is called like nobody else at the table, so that the log tells them apart.
        let is_taken = |bird: &str| {
            (chairs.iter())
                .any(|chair| matches!(&chair.sitter, Sitter::Person { name, .. } if name == bird))
        };
        let names = || {
            let birds = words::BIRDS.into_iter().map(Phrase::text);
            let mut birds = birds.filter(|bird| !is_taken(bird));
            let name = |chair: &store::Chair| match &chair.sitter {
                Sitter::Person { person, .. } if person.is_deleted() => DELETED_PLAYER.into(),
                Sitter::Person { name, .. } => name.clone(),
                Sitter::Bot { level } => birds
                    .next()
                    .map_or_else(|| words::bot(level), str::to_owned),
                Sitter::Open | Sitter::Closed => String::new(),
            };
            chairs.iter().map(name).collect()
        };
        self.names = Arc::new(Names::spoken(names, marks_of(chairs)));
        self.settings = Settings::read(&self.row.settings);
    }

    /// Whether this seat has sent this key before.
    pub(super) fn knows(&self, seat: Seat, key: &str) -> bool {
        let key = hash(seat, key);
        self.keys.iter().rev().any(|&known| known == key)
    }

    pub(super) fn remember(&mut self, seat: Seat, key: &str) {
        if self.keys.len() == KEYS {
            self.keys.pop_front();
        }
        self.keys.push_back(hash(seat, key));
    }

    /// Notes that pages have to change; the new version.
    pub(super) fn note(&mut self, change: Change) -> u64 {
        self.version += 1;
        if self.steps.len() == STEPS {
            self.steps.pop_front();
        }
        self.steps.push_back(Step {
            version: self.version,
            change,
        });
        self.version
    }

    /// What a page of this version lacks.
    pub(super) fn lack(&self, since: Option<u64>) -> Lack {
        let Some(since) = since else {
            return Lack::ALL;
        };
        if since == self.version {
            return Lack::NOTHING;
        }
        let known = self
            .steps
            .front()
            .is_some_and(|first| first.version <= since + 1);
        if !known || since > self.version {
            return Lack::ALL;
        }
        let mut lack = Lack::NOTHING;
        for step in self.steps.iter().filter(|step| step.version > since) {
            match step.change {
                Change::Game(from) => {
                    lack.main = true;
                    lack.log = Some(lack.log.map_or(from, |log| log.min(from)));
                }
                Change::People => lack.main = true,
                Change::Rematch => {
                    lack.main = true;
                    lack.rematch = true;
                }
                Change::Deal => lack.deal = true,
                Change::Chat(from) => lack.chat = lack.chat.or(Some(from)),
            }
        }
        lack
    }

    /// How many decisions count.
    pub(super) fn ply(&self) -> usize {
        self.live.as_ref().map_or(0, |live| live.ply())
    }

    /// Who is to act; nobody before the start and after the end.
    pub(super) fn awaits(&self) -> SeatSet {
        match (&self.row.stage, &self.live) {
            (Stage::Playing, Some(live)) => live.awaits(),
            _ => SeatSet::NONE,
        }
    }

    /// Whether nothing is hidden any more.
    pub(super) fn is_finished(&self) -> bool {
        matches!(self.row.stage, Stage::Over { .. } | Stage::Closed)
    }

    /// The seats of a person.
    pub(super) fn seats_of(&self, person: &PersonId) -> SeatSet {
        self.row.seats_of(person)
    }

    /// The bot that is to act, if one is: by its own right, or for a person who is
    /// away.
    pub(super) fn bot_to_act(&self) -> Option<(Seat, &str)> {
        self.awaits().iter().find_map(|seat| {
            let chair = &self.row.chairs[seat.index()];
            let level = match &chair.sitter {
                Sitter::Bot { level } => Some(level),
                Sitter::Person { .. } => chair.stand_in.as_ref(),
                Sitter::Open | Sitter::Closed => None,
            };
            level.map(|level| (seat, level.as_str()))
        })
    }

    /// What was said that a viewer hears, from a line on.
    pub(super) fn heard(&self, seated: bool, from: u64) -> impl Iterator<Item = &Line> {
        let all = !seated || self.is_finished();
        let lines = self.lines.iter().skip_while(move |line| line.number < from);
        lines.filter(move |line| all || line.said.room == store::Room::Table)
    }

    /// Takes note of a decision that was made.
    pub(super) fn awaited(&mut self, before: SeatSet, mover: Seat, at: Moment) {
        let (awaits, ply) = (self.awaits(), self.ply());
        for seat in awaits.iter() {
            if seat == mover || !before.contains(seat) {
                self.awaited_since[seat.index()] = ply;
                self.awaited_at[seat.index()] = at;
            }
        }
    }
}

/// The record of a game that is over, as it is stored: nothing is played again.
pub fn stored_record(row: &store::Table, entries: &[Entry]) -> Record {
    record_of(row, &store::moves(entries))
}

/// A table written down, with these moves.
pub(super) fn record_of(row: &store::Table, moves: &[engine::Move<'_>]) -> Record {
    Record {
        record: Record::FORMAT,
        game: row.game.clone(),
        rules: row.rules,
        seed: row.seed,
        deal: recorded_deal(row),
        options: serde_json::from_str(&row.options).unwrap_or_default(),
        seats: row.sitters(),
        position: (row.position.as_deref())
            .and_then(|position| serde_json::from_str(position).ok()),
        moves: (moves.iter())
            .map(|m| format!("{} {}", m.seat, m.text))
            .collect(),
    }
}

/// What a position looks like from where a person sits.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Eyes {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The seat whose hand is about to be shown, while it is covered.
    pub cover: Option<Seat>,
    /// The seats of the reader.
    pub own: SeatSet,
    /// Whether the reader made the table.
    pub host: bool,
}

/// A row as pages show it: how a deal comes about they show when it is done.
fn looks(row: &store::Table) -> store::Table {
    let mut row = row.clone();
    row.revision = 0;
    row.deal = None;
    if row.stage == Stage::Dealing {
        row.stage = Stage::Gathering;
    }
    for chair in &mut row.chairs {
        chair.commitment = None;
    }
    row
}

fn seat_of(deed: &Deed) -> Option<Seat> {
    match deed {
        Deed::Move { seat, .. } | Deed::Undo { seat, .. } | Deed::Resign { seat } => Some(*seat),
        Deed::Start | Deed::Close => None,
    }
}

/// The first ply whose lines an entry changes.
fn touched(entry: &Entry) -> Option<usize> {
    match entry.deed {
        Deed::Move { ply, .. } | Deed::Undo { ply, .. } => Some(ply as usize),
        Deed::Start | Deed::Resign { .. } | Deed::Close => None,
    }
}

fn hash(seat: Seat, key: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (seat, key).hash(&mut hasher);
    hasher.finish()
}
