use std::{
    sync::{
        Arc, Mutex, Weak,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use engine::{Outcome, Seat, Viewer};
use serde_json::Value;
use store::{Moment, Person, PersonId, Sitter, Stage, TableId};
use tokio::sync::{MutexGuard, watch};

use super::{
    Code, Eyes, Hall, Live, Offer, PLIES, Refused, Settings,
    dealing::recorded_deal,
    presence::{Lookers, SETTLING, SOCKETS_PER_PERSON, Watcher, Watching},
    state::{Change, State},
};
use crate::{
    input::{LONGEST_ACTION, check_length},
    network::{ClientAddress, ClientNetwork, Tally},
    pages::Presence,
    problem::Problem,
    words::problems,
};

/// A table that somebody looks at, or that a bot has to play at.
///
/// Everything that changes it goes through one lock, and is in the store before
/// anybody sees it.
pub struct Table {
    id: TableId,
    pub(super) hall: Arc<Hall>,
    pub(super) me: Weak<Table>,
    state: tokio::sync::Mutex<State>,
    news: watch::Sender<u64>,
    pub(super) lookers: Mutex<Lookers>,
    /// Sockets of those who watch this table without a seat.
    pub(super) watchers: Tally<ClientNetwork>,
    used: AtomicI64,
}

/// Who wants something of a table, and from which seat.
#[derive(Clone, Default, Debug)]
pub struct Reader {
    /// Who; nobody we know if `None`.
    pub person: Option<PersonId>,
    /// The name the reader goes by.
    pub name: String,
    /// At one screen for several: the seat asked for.
    pub seat: Option<Seat>,
    /// How links to the server begin for the reader.
    pub base_url: Arc<str>,
}

impl Table {
    /// Reads a table from the store; `None` if there is none.
    pub(super) async fn load(
        hall: &Arc<Hall>,
        id: &TableId,
    ) -> Result<Option<Arc<Table>>, Problem> {
        let Some(state) = State::load(&hall.store, &hall.workshop, id).await? else {
            return Ok(None);
        };
        let version = state.version;
        let mut lookers = Lookers::default();
        for person in hall.store.people(&state.people()).await? {
            lookers.seen(&person.id, &person.name, person.seen_at);
        }
        Ok(Some(Arc::new_cyclic(|me| Table {
            id: id.clone(),
            hall: Arc::clone(hall),
            me: me.clone(),
            state: tokio::sync::Mutex::new(state),
            news: watch::Sender::new(version),
            lookers: Mutex::new(lookers),
            watchers: Tally::default(),
            used: AtomicI64::new(Moment::now().0),
        })))
    }

    /// Its name.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// Tells of every change, by version.
    pub fn news(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }

    /// How long nobody has wanted anything of it.
    pub(super) fn idle(&self, now: Moment) -> Duration {
        now - Moment(self.used.load(Ordering::Relaxed))
    }

    /// The state, for whoever comes next; read again if somebody was interrupted
    /// while changing it.
    pub(super) async fn lock(&self) -> Result<MutexGuard<'_, State>, Problem> {
        self.used.store(Moment::now().0, Ordering::Relaxed);
        let mut state = self.state.lock().await;
        if state.torn {
            // Apart: it happens seldom, and whoever waits here would have room for it.
            Box::pin(self.read_again(&mut state)).await?;
        }
        self.wait_for_shares(&mut state);
        Ok(state)
    }

    /// The state as memory has it, for what is no use of the table.
    pub(super) async fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().await
    }

    /// Reads what others have changed, tells readers, and lets bots think.
    pub(super) async fn read_again(&self, state: &mut State) -> Result<(), Problem> {
        for change in state.refresh(&self.hall).await? {
            self.tell(state, change);
        }
        Ok(())
    }

    /// Looks whether other servers have changed it.
    ///
    /// # Errors
    ///
    /// Fails if the store does.
    pub async fn catch_up(&self) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        self.read_again(&mut state).await
    }

    /// Lets whoever looks find out that the table is gone.
    pub(super) async fn look_again(&self) {
        self.state.lock().await.torn = true;
        self.news.send_modify(|version| *version += 1);
    }

    /// Whether the store has something that this table has not.
    pub(super) async fn is_behind(&self, head: &store::Head) -> bool {
        let state = self.state.lock().await;
        head.version != state.entries
            || head.revision != state.row.revision
            || head.lines > state.next_line()
    }

    /// Tells readers of a change, and lets bots think.
    pub(super) fn tell(&self, state: &mut State, change: Change) {
        let version = state.note(change);
        self.news.send_replace(version);
        self.let_bots_think(state);
    }

    /// Lets somebody see the table at all: everything about it asks this first.
    ///
    /// # Errors
    ///
    /// Fails if those who play here want no others to see.
    pub async fn admit(&self, person: Option<&Person>) -> Result<(), Problem> {
        let state = self.lock().await?;
        state.admit(person.map(|person| &person.id))
    }

    /// Through whose eyes a reader sees the table.
    ///
    /// # Errors
    ///
    /// Fails if the reader may not watch, or asks for a seat of somebody else.
    pub async fn eyes(&self, reader: &Reader) -> Result<Eyes, Problem> {
        self.lock().await?.eyes(reader)
    }

    /// The position as a reader sees it, in notation, with the ply.
    ///
    /// # Errors
    ///
    /// Fails if the game has not begun, or the reader may not watch.
    pub async fn view(&self, reader: &Reader) -> Result<(usize, Value), Problem> {
        let state = self.lock().await?;
        let eyes = state.eyes(reader)?;
        let live = state.live.as_ref().ok_or_else(not_begun)?;
        Ok((live.ply(), live.view(eyes.viewer)))
    }

    /// What a seat may do, with the ply; nothing if it is not to act.
    ///
    /// # Errors
    ///
    /// Fails if the game has not begun, or the reader has no seat.
    pub async fn legal(&self, reader: &Reader) -> Result<(usize, Vec<board::Choice>), Problem> {
        let state = self.lock().await?;
        let seat = state.seat_of(reader)?;
        let live = state.live.as_ref().ok_or_else(not_begun)?;
        let choices = if state.awaits().contains(seat) {
            live.drawn(Viewer::Seat(seat), &state.names).choices
        } else {
            Vec::new()
        };
        Ok((live.ply(), choices))
    }

    /// Why a seat may not do something; `None` if it may.
    ///
    /// # Errors
    ///
    /// Fails if the game has not begun, the reader has no seat, or the action is too long.
    pub async fn why_not(&self, reader: &Reader, action: &str) -> Result<Option<Refused>, Problem> {
        check_length("action", action, LONGEST_ACTION)?;
        let state = self.lock().await?;
        let seat = state.seat_of(reader)?;
        let live = state.live.as_ref().ok_or_else(not_begun)?;
        Ok(live.why_not(seat, action))
    }

    /// The record of a finished game, as a file.
    ///
    /// # Errors
    ///
    /// Fails while the game runs: the seed tells everything.
    pub async fn record(&self) -> Result<String, Problem> {
        let state = self.lock().await?;
        if !state.is_finished() {
            return Err(Problem::not_yours(problems::RECORD_LATER));
        }
        let live = state.live.as_ref().ok_or_else(not_begun)?;
        let deal = recorded_deal(&state.row);
        let write = move |live: &dyn Live, sitters| {
            let mut record = live.record(sitters);
            record.deal = deal;
            record.write()
        };
        if live.ply() <= PLIES {
            return Ok(write(&**live, state.row.sitters()));
        }
        // Its turn first: a copy of a long match takes room.
        drop(state);
        let bench = self.hall.workshop.bench().await?;
        let state = self.lock().await?;
        let live = state.live.as_ref().ok_or_else(not_begun)?;
        let (live, sitters) = (live.copy(), state.row.sitters());
        drop(state);
        bench.run(move || write(&*live, sitters)).await
    }

    /// What the store knows of the table.
    ///
    /// # Errors
    ///
    /// Fails if the store does.
    pub async fn row(&self) -> Result<store::Table, Problem> {
        Ok(self.lock().await?.row.clone())
    }

    /// How the game ended, if it did.
    ///
    /// # Errors
    ///
    /// Fails if the store does.
    pub async fn outcome(&self) -> Result<Option<Outcome>, Problem> {
        let state = self.lock().await?;
        Ok(state.live.as_ref().and_then(|live| live.outcome()))
    }

    /// Notes that somebody looks through a socket, until the answer is dropped. Who has a
    /// seat, or made the table, does not depend on how many watch.
    ///
    /// # Errors
    ///
    /// Fails if the reader may not watch, or if too many do.
    pub async fn look(
        self: &Arc<Table>,
        reader: &Reader,
        client: ClientAddress,
    ) -> Result<Look, Problem> {
        let mut state = self.lock().await?;
        let eyes = state.eyes(reader)?;
        let belongs = eyes.host || !eyes.own.is_empty();
        let watching = if belongs {
            None
        } else {
            Some(self.watch(reader, client)?)
        };
        let news = {
            let mut lookers = self.lookers();
            let open = reader.person.as_ref().map(|person| lookers.sockets(person));
            if open.is_some_and(|open| open >= SOCKETS_PER_PERSON) {
                return Err(Problem::crowded(problems::OPEN_TOO_OFTEN));
            }
            let person = reader
                .person
                .as_ref()
                .map(|person| (person, reader.name.as_str()));
            lookers.come(person, Moment::now())
        };
        if news {
            self.tell(&mut state, Change::People);
        }
        // They may have waited for somebody to look.
        self.let_bots_think(&mut state);
        Ok(Look {
            table: Arc::clone(self),
            person: reader.person.clone(),
            _watching: watching,
        })
    }

    /// Counts somebody who watches without a seat; the caller holds the lock.
    fn watch(&self, reader: &Reader, client: ClientAddress) -> Result<Watching, Problem> {
        let crowded = || Problem::crowded(problems::TOO_MANY_WATCH);
        if self.watchers.total() >= self.hall.config.watchers_per_table {
            return Err(crowded());
        }
        let network = client.network();
        let (here, everywhere) = Watcher::limits(client);
        let everybody = &self.hall.watchers;
        let too_many = || Problem::crowded(problems::WATCH_TOO_MUCH);
        Ok(Watching {
            _here: self.watchers.enter(network, here).ok_or_else(crowded)?,
            _network: everybody
                .enter(Watcher::Network(network), everywhere)
                .ok_or_else(too_many)?,
            _person: match &reader.person {
                None => None,
                Some(person) => Some(
                    everybody
                        .enter(Watcher::Person(person.clone()), everywhere)
                        .ok_or_else(too_many)?,
                ),
            },
        })
    }

    /// Notes that somebody who belongs to the table looks without a socket.
    pub async fn glance(&self, reader: &Reader) {
        let Some(person) = &reader.person else { return };
        let Ok(mut state) = self.lock().await else {
            return;
        };
        if state.row.host != *person && state.seats_of(person).is_empty() {
            return;
        }
        let looked_at = self.is_looked_at();
        (self.lookers()).glance(person, &reader.name, Moment::now());
        if !looked_at {
            self.let_bots_think(&mut state);
        }
    }

    /// The people with a seat and without a socket here; they may have one at another
    /// server.
    pub(super) async fn absent(&self) -> Vec<PersonId> {
        // Not a use of the table: it may be forgotten all the same.
        let state = self.state.lock().await;
        let lookers = self.lookers();
        let here: Vec<&PersonId> = lookers.here().map(|(person, _)| person).collect();
        let mut people = state.people();
        people.retain(|person| !here.contains(&person));
        people
    }

    /// Lets pages say anew how long people have been away, if somebody looks and
    /// somebody is away: each minute, and when a bot may play for one more of them.
    pub(super) async fn tell_time(&self, is_minute: bool) {
        if self.lookers().is_empty() {
            return;
        }
        // Not a use of the table: it may be forgotten all the same.
        let mut state = self.state.lock().await;
        let now = Moment::now();
        let away = |person: &PersonId| self.lookers().presence(person, now) != Presence::Here;
        if state.torn {
            return;
        }
        let away = is_minute && state.people().iter().any(away);
        let offered = {
            let lookers = self.lookers();
            let offered = |&seat: &Seat| state.offer(&lookers, seat, now) == Some(Offer::Now);
            Seat::all(state.row.chairs.len()).filter(offered).collect()
        };
        if away || offered != state.offered {
            state.offered = offered;
            self.tell(&mut state, Change::People);
        }
    }

    /// Takes in when people were last seen anywhere.
    pub(super) async fn meet(&self, people: &[Person]) {
        let mut state = self.state.lock().await;
        let now = Moment::now();
        let mut news = false;
        for person in people
            .iter()
            .filter(|person| !state.seats_of(&person.id).is_empty())
        {
            let mut lookers = self.lookers();
            let before = lookers.presence(&person.id, now) == Presence::Here;
            lookers.seen(&person.id, &person.name, person.seen_at);
            news |= before != (lookers.presence(&person.id, now) == Presence::Here);
        }
        // What memory holds beyond the store is seen by nobody, not even by a bot; whoever
        // comes next reads again.
        if news && !state.torn {
            self.tell(&mut state, Change::People);
        }
    }

    pub(super) fn lookers(&self) -> std::sync::MutexGuard<'_, Lookers> {
        // Whoever panicked while counting has left the counts usable.
        self.lookers
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// Whether somebody may see a table, and everything about it: who sits at it or made it, and
/// otherwise anybody who has its address, unless those who play want no others to see.
/// People have to find it, so before the game it is open.
pub(super) fn may_see(row: &store::Table, settings: Settings, person: Option<&PersonId>) -> bool {
    settings.spectators
        || matches!(row.stage, Stage::Gathering | Stage::Dealing)
        || person.is_some_and(|person| row.host == *person || !row.seats_of(person).is_empty())
}

/// Whether somebody may see a table of a list.
pub fn may_see_listed(listing: &store::Listing, person: Option<&Person>) -> bool {
    let row = &listing.table;
    let settings = Settings::read(&row.settings);
    may_see(row, settings, person.map(|person| &person.id))
}

impl State {
    /// Lets somebody see the table.
    fn admit(&self, person: Option<&PersonId>) -> Result<(), Problem> {
        if may_see(&self.row, self.settings, person) {
            return Ok(());
        }
        Err(Problem::not_yours(problems::UNWATCHED))
    }

    /// Through whose eyes a reader sees the table.
    pub(super) fn eyes(&self, reader: &Reader) -> Result<Eyes, Problem> {
        let person = reader.person.as_ref();
        self.admit(person)?;
        let own = person.map_or(engine::SeatSet::NONE, |person| self.seats_of(person));
        let host = person == Some(&self.row.host);
        let eyes = |viewer, cover| Eyes {
            viewer,
            cover,
            own,
            host,
        };
        if let Some(seat) = reader.seat {
            if !own.contains(seat) {
                return Err(Problem::not_yours(problems::SOMEBODY_ELSES_SEAT));
            }
            return Ok(eyes(Viewer::Seat(seat), None));
        }
        match (own.len(), own.first()) {
            (0, _) | (_, None) => Ok(eyes(Viewer::Spectator, None)),
            (1, Some(seat)) => Ok(eyes(Viewer::Seat(seat), None)),
            (_, Some(first)) => Ok(self.at_one_screen(own, first).map_or_else(
                || eyes(Viewer::Spectator, None),
                |(seat, covered)| {
                    if covered {
                        eyes(Viewer::Spectator, Some(seat))
                    } else {
                        eyes(Viewer::Seat(seat), None)
                    }
                },
            )),
        }
    }

    /// At one screen for several: who is next, and whether the others must look
    /// away. Nobody while only bots are to act.
    fn at_one_screen(&self, own: engine::SeatSet, first: Seat) -> Option<(Seat, bool)> {
        let live = self.live.as_ref()?;
        let next = self.awaits().iter().find(|&seat| own.contains(seat));
        let open = own.iter().all(|seat| live.looks_the_same(first, seat));
        match next {
            Some(seat) => Some((seat, !open)),
            None if open => Some((first, false)),
            None => None,
        }
    }

    /// The seat a reader acts from.
    pub(super) fn seat_of(&self, reader: &Reader) -> Result<Seat, Problem> {
        let none = Problem::not_yours(problems::NO_SEAT_HERE);
        let own = match &reader.person {
            Some(person) => self.seats_of(person),
            None => return Err(none),
        };
        match reader.seat {
            Some(seat) if own.contains(seat) => Ok(seat),
            Some(_) => Err(Problem::not_yours(problems::SOMEBODY_ELSES_SEAT)),
            None => {
                let next = self.awaits().iter().find(|&seat| own.contains(seat));
                next.or(own.first()).ok_or(none)
            }
        }
    }

    /// The people who sit at the table.
    fn people(&self) -> Vec<PersonId> {
        let person = |chair: &store::Chair| match &chair.sitter {
            Sitter::Person { person, .. } => Some(person.clone()),
            Sitter::Bot { .. } | Sitter::Open | Sitter::Closed => None,
        };
        self.row.chairs.iter().filter_map(person).collect()
    }

    /// The running game.
    pub(super) fn running(&mut self) -> Result<&mut Box<dyn Live>, Problem> {
        match self.row.stage {
            Stage::Playing => self.live.as_mut().ok_or_else(not_begun),
            Stage::Gathering | Stage::Dealing => Err(not_begun()),
            Stage::Over { .. } => Err(Refused::plain(Code::Over, problems::GAME_OVER).into()),
            Stage::Closed => Err(Refused::plain(Code::Over, problems::TABLE_CLOSED).into()),
        }
    }
}

pub(super) fn not_begun() -> Problem {
    Refused::plain(Code::NotNow, problems::NOT_BEGUN).into()
}

/// Somebody who looks at a table.
pub struct Look {
    table: Arc<Table>,
    person: Option<PersonId>,
    _watching: Option<Watching>,
}

impl Drop for Look {
    fn drop(&mut self) {
        let gone = self.table.lookers().go(self.person.as_ref(), Moment::now());
        // A page that is loaded again is back in a moment, and nobody need know.
        if gone && let Ok(runtime) = tokio::runtime::Handle::try_current() {
            let table = Arc::downgrade(&self.table);
            runtime.spawn(async move {
                tokio::time::sleep(Duration::from_secs(SETTLING)).await;
                let Some(table) = table.upgrade() else { return };
                if let Ok(mut state) = table.lock().await {
                    table.tell(&mut state, Change::People);
                }
            });
        }
    }
}
