use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use store::{Backend, Moment, PersonId, Store, TableId};

use tokio::sync::OnceCell;

use super::{
    Config, Workshop,
    bots::Pool,
    presence::Watcher,
    state::{is_unplayable, note_unplayable},
    table::Table,
};
use crate::{network::Tally, problem::Problem};

/// What all tables share.
pub(super) struct Hall {
    pub(super) store: Store,
    pub(super) pool: Arc<Pool>,
    pub(super) config: Config,
    /// Sockets of those who watch without a seat, at all tables.
    pub(super) watchers: Tally<Watcher>,
    /// Where long work is done.
    pub(super) workshop: Workshop,
}

/// The tables that are in memory. Clones share them.
#[derive(Clone)]
pub struct Tables {
    hall: Arc<Hall>,
    open: Arc<Mutex<HashMap<TableId, Place>>>,
}

/// A table, once it was read: of many who want it at once, one reads it.
type Place = Arc<OnceCell<Arc<Table>>>;

/// How long a table stays in memory when nobody wants anything of it.
const IDLE: Duration = Duration::from_mins(1);

impl Tables {
    /// None yet.
    pub fn new(store: Store, config: Config) -> Tables {
        Tables {
            hall: Arc::new(Hall {
                pool: Pool::new(config.bot_threads),
                store,
                config,
                watchers: Tally::default(),
                workshop: Workshop::new(),
            }),
            open: Arc::default(),
        }
    }

    /// Where tables are kept.
    pub fn store(&self) -> &Store {
        &self.hall.store
    }

    /// The table of that name.
    ///
    /// # Errors
    ///
    /// Fails if there is none, or the store does not answer.
    pub async fn table(&self, id: &TableId) -> Result<Arc<Table>, Problem> {
        let _waiting = Waiting { tables: self, id };
        let place = Arc::clone(self.lock().entry(id.clone()).or_default());
        let load = async || Table::load(&self.hall, id).await?.ok_or(Problem::NoTable);
        place.get_or_try_init(load).await.cloned()
    }

    /// Where long work is done.
    pub(crate) fn workshop(&self) -> &Workshop {
        &self.hall.workshop
    }

    /// The table of that name, if it is in memory.
    pub fn loaded(&self, id: &TableId) -> Option<Arc<Table>> {
        self.lock().get(id)?.get().cloned()
    }

    /// All tables in memory.
    pub fn all(&self) -> Vec<Arc<Table>> {
        (self.lock().values())
            .filter_map(|place| place.get().cloned())
            .collect()
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.lock().len()
    }

    /// Whether no table is in memory.
    pub fn is_empty(&self) -> bool {
        self.lock().is_empty()
    }

    /// Forgets tables that nobody has wanted anything of for a while. All they
    /// are is in the store.
    pub fn forget_idle(&self, now: Moment) {
        self.hall.pool.forget();
        self.lock().retain(|_, place| match place.get() {
            Some(table) => Arc::strong_count(table) > 1 || table.idle(now) < IDLE,
            None => true,
        });
    }

    /// Forgets a table that is no longer in the store, and lets whoever looks at it know.
    pub async fn remove(&self, id: &TableId) {
        let removed = self.lock().remove(id);
        if let Some(table) = removed.as_ref().and_then(|place| place.get()) {
            table.look_again().await;
        }
    }

    /// Takes in that the store has changed a table.
    ///
    /// # Errors
    ///
    /// Fails if the store does.
    pub async fn take_in(&self, id: &TableId) -> Result<(), Problem> {
        let Some(table) = self.loaded(id) else {
            return Ok(());
        };
        match table.catch_up().await {
            Err(Problem::NoTable) => {
                self.remove(id).await;
                Ok(())
            }
            done => done,
        }
    }

    /// Asks bots that wait since this program, or another, was stopped: those that play
    /// with people, and those that somebody looks at.
    ///
    /// # Errors
    ///
    /// Fails if the store does.
    pub async fn wake_bots(&self) -> Result<(), Problem> {
        for table in self.all().iter().filter(|table| table.is_looked_at()) {
            table.wake().await;
        }
        for id in self.hall.store.awaiting_bots().await? {
            self.wake(&id).await;
        }
        Ok(())
    }

    /// Goes on dealing where this program, or another, was stopped meanwhile.
    ///
    /// # Errors
    ///
    /// Fails if the store does.
    pub async fn go_on_dealing(&self) -> Result<(), Problem> {
        for id in self.hall.store.dealing().await? {
            self.wake(&id).await;
        }
        Ok(())
    }

    /// Lets a table go on with what waits there. One that cannot be opened keeps no other
    /// waiting, and the log is told of it once.
    async fn wake(&self, id: &TableId) {
        if is_unplayable(id) {
            return;
        }
        match self.table(id).await {
            Ok(table) => table.wake().await,
            // It was removed meanwhile, or the database says itself what it lacks.
            Err(Problem::NoTable | Problem::Unavailable(_)) => {}
            Err(problem) => {
                if note_unplayable(id) {
                    tracing::warn!(table = %id, problem = problem.code(), "a table stays asleep");
                }
            }
        }
    }

    /// Looks which tables other servers have changed.
    ///
    /// # Errors
    ///
    /// Fails if the store does.
    pub async fn catch_up(&self) -> Result<(), Problem> {
        let tables = self.all();
        let ids: Vec<TableId> = tables.iter().map(|table| table.id().clone()).collect();
        let heads = self.hall.store.heads(&ids).await?;
        let there: HashSet<&TableId> = heads.iter().map(|(id, _)| id).collect();
        for id in ids.iter().filter(|id| !there.contains(id)) {
            self.remove(id).await;
        }
        for (id, head) in &heads {
            let Some(table) = self.loaded(id) else {
                continue;
            };
            if table.is_behind(head).await {
                self.take_in(id).await?;
            }
        }
        Ok(())
    }

    /// Writes down who is here, and learns from other servers who is there.
    pub async fn note_presence(&self) {
        if let Err(problem) = self.exchange_presence().await {
            tracing::warn!(
                problem = problem.code(),
                "who is here could not be exchanged"
            );
        }
    }

    async fn exchange_presence(&self) -> Result<(), Problem> {
        let tables = self.all();
        let mut here: HashSet<PersonId> = HashSet::new();
        for table in &tables {
            here.extend(table.lookers().here().map(|(person, _)| person.clone()));
        }
        let here: Vec<PersonId> = here.into_iter().collect();
        if !here.is_empty() {
            self.hall.store.saw(&here, Moment::now()).await?;
        }
        if self.hall.store.backend() == Backend::Sqlite {
            return Ok(());
        }
        let mut wanted: HashSet<PersonId> = HashSet::new();
        for table in &tables {
            wanted.extend(table.absent().await);
        }
        let wanted: Vec<PersonId> = wanted.into_iter().collect();
        let people = self.hall.store.people(&wanted).await?;
        for table in &tables {
            table.meet(&people).await;
        }
        Ok(())
    }

    /// Whether servers that share the store have to be told often who is here.
    pub fn has_neighbours(&self) -> bool {
        self.hall.store.backend() == Backend::Postgres
    }

    /// Whether a person looks at a table here, or has done since a moment.
    pub(crate) fn saw_since(&self, person: &PersonId, since: Moment) -> bool {
        let tables = self.all();
        tables
            .iter()
            .any(|table| table.lookers().saw_since(person, since))
    }

    /// Lets pages say anew how long people have been away, each minute, and for whom a
    /// bot may play now.
    pub async fn tell_time(&self, is_minute: bool) {
        for table in self.all() {
            table.tell_time(is_minute).await;
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Place>> {
        // A panic cannot leave a map of tables half changed.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who waits for a table. There may be none, and its place is not kept then.
struct Waiting<'a> {
    tables: &'a Tables,
    id: &'a TableId,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let mut open = self.tables.lock();
        let place = open.get(self.id);
        if place.is_some_and(|place| place.get().is_none() && Arc::strong_count(place) == 1) {
            open.remove(self.id);
        }
    }
}
