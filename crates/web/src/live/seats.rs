//! Who sits where: sitting down, leaving, starting, handing over, playing again.

use engine::{Message, Seat};
use store::{Chair, Moment, Order, PersonId, SaveError, Sitter, Stage, TableId};

use super::{
    Code, Offer, Refused, STAND_IN, StandIn, dealing,
    state::{Change, State},
    table::Table,
};
use crate::{problem::Problem, words::problems};

/// How often a change is tried again if another server was faster.
const TRIES: usize = 4;

/// To whom a seat is given.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Gift {
    /// Whoever comes.
    Anybody,
    /// Nobody.
    Nobody,
    /// A bot of this level.
    Bot(String),
}

/// Somebody who wants to sit down.
#[derive(Copy, Clone, Debug)]
pub struct Arrival<'a> {
    /// Who.
    pub person: &'a PersonId,
    /// Under which name.
    pub name: &'a str,
    /// Where; in the first open seat if nobody says.
    pub seat: Option<Seat>,
    /// What the device promises to add to the deal.
    pub commitment: Option<&'a str>,
    /// Whether it is all right that somebody chose the seed.
    pub accepts_chosen_deal: bool,
}

impl Table {
    /// Seats a person. The game begins when the last open seat is taken.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn join(&self, arrival: Arrival<'_>) -> Result<Seat, Problem> {
        let Arrival {
            person, name, seat, ..
        } = arrival;
        let commitment = arrival.commitment.map(dealing::read).transpose()?;
        let mut state = self.lock().await?;
        let mut taken = None;
        self.change(&mut state, |row| {
            gathering(row)?;
            if dealing::is_chosen(row) && !arrival.accepts_chosen_deal {
                return Err(Problem::unusable(problems::AGREE_TO_CHOSEN));
            }
            let is_open = |seat: &Seat| row.chairs[seat.index()].sitter == Sitter::Open;
            let mut open = Seat::all(row.chairs.len()).filter(is_open);
            let seat = match seat {
                Some(seat) if seat.index() < row.chairs.len() => Some(seat).filter(is_open),
                Some(_) => None,
                None => open.next(),
            };
            let seat = seat.ok_or_else(|| not_now(problems::SEAT_TAKEN))?;
            // Two people of one name would be mistaken for each other.
            let namesakes = row
                .chairs
                .iter()
                .filter(|chair| is_called(chair, name))
                .count();
            let name = match namesakes {
                0 => name.to_owned(),
                n => format!("{name} {}", n + 1),
            };
            row.chairs[seat.index()] = Sitter::Person {
                person: person.clone(),
                name,
            }
            .into();
            if let Some(commitment) = commitment {
                dealing::promise(row, person, commitment)?;
            }
            taken = Some(seat);
            Ok(())
        })
        .await?;
        let open = |chair: &Chair| chair.sitter == Sitter::Open;
        if !state.row.chairs.iter().any(open) {
            self.begin(&mut state).await?;
        }
        taken.ok_or(Problem::Broken)
    }

    /// Frees the seats of a person, before the game.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn leave(&self, person: &PersonId) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        self.change(&mut state, |row| {
            gathering(row)?;
            for chair in &mut row.chairs {
                if sits(chair, person) {
                    *chair = Sitter::Open.into();
                }
            }
            Ok(())
        })
        .await
    }

    /// Gives a seat to somebody else, before the game; only the host may.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn give(&self, person: &PersonId, seat: Seat, gift: &Gift) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        self.change(&mut state, |row| {
            hosts(row, person)?;
            gathering(row)?;
            if let Gift::Bot(level) = gift {
                super::check_level(&row.game, level)?;
            }
            let chair = row.chairs.get_mut(seat.index());
            let chair = chair.ok_or_else(|| not_now(problems::NO_SEAT))?;
            if let Sitter::Person { person: host, .. } = &chair.sitter
                && host == person
            {
                return Err(not_now(problems::YOUR_OWN_SEAT));
            }
            *chair = match gift {
                Gift::Anybody => Sitter::Open,
                Gift::Nobody => Sitter::Closed,
                Gift::Bot(level) => Sitter::Bot {
                    level: level.clone(),
                },
            }
            .into();
            played_by(row)?;
            Ok(())
        })
        .await
    }

    /// Begins the game; only the host may. Bots take the open seats, and closed
    /// ones are carried away.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn start(&self, person: &PersonId) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        hosts(&state.row, person)?;
        if matches!(state.row.stage, Stage::Playing | Stage::Dealing) {
            return Ok(());
        }
        gathering(&state.row)?;
        self.begin(&mut state).await
    }

    /// Begins the game if nobody has to be waited for.
    ///
    /// # Errors
    ///
    /// Fails if the store does.
    pub async fn begin_if_full(&self) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        let open = |chair: &Chair| chair.sitter == Sitter::Open;
        if state.row.stage == Stage::Gathering && !state.row.chairs.iter().any(open) {
            self.begin(&mut state).await?;
        }
        Ok(())
    }

    /// Begins the game, or asks the devices of those who play for what they add to the
    /// deal.
    pub(super) async fn begin(&self, state: &mut State) -> Result<(), Problem> {
        let mut row = state.row.clone();
        row.options = played_by(&row)?;
        row.chairs.retain(|chair| chair.sitter != Sitter::Closed);
        for chair in &mut row.chairs {
            if chair.sitter == Sitter::Open {
                chair.sitter = Sitter::Bot {
                    level: STAND_IN.to_owned(),
                };
            }
        }
        if dealing::freeze(&mut row) {
            row.stage = Stage::Dealing;
            return self.ask_for_shares(state, row).await;
        }
        self.deal_out(state, row).await
    }

    /// Deals, and begins the game.
    pub(super) async fn deal_out(
        &self,
        state: &mut State,
        mut row: store::Table,
    ) -> Result<(), Problem> {
        dealing::deal(&mut row)?;
        let before = std::mem::replace(&mut state.row, row);
        let dealt = state.dealt();
        let mut row = std::mem::replace(&mut state.row, before);
        let live = dealt?;
        match self
            .hall
            .store
            .start(&mut row, live.awaits(), Moment::now())
            .await
        {
            Ok(()) => {}
            Err(error) => {
                self.read_again(state).await?;
                return Err(error.into());
            }
        }
        state.row = row;
        state.rename();
        state.entries = 1;
        state.awaited_at = [Moment::now(); engine::MAX_SEATS];
        state.live = Some(live);
        metrics::counter!("hedgerow_games_started_total").increment(1);
        self.tell(state, Change::Game(0));
        Ok(())
    }

    /// Lets a bot play for a person whose turn it is and who has been away for as long as
    /// the host allows; anybody who plays may ask for that. For themselves, people may at
    /// any time.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn hand_over(
        &self,
        person: &PersonId,
        seat: Seat,
        level: Option<&str>,
    ) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        state.running()?;
        if state.seats_of(person).is_empty() && state.row.host != *person {
            return Err(Problem::not_yours(problems::NOT_PLAYING_HERE));
        }
        let level = state.stand_in(level)?;
        let chair = state.row.chairs.get(seat.index());
        let Some(Sitter::Person { person: absent, .. }) = chair.map(|chair| &chair.sitter) else {
            return Err(not_now(problems::NOBODY_AWAY));
        };
        if absent != person && chair.is_some_and(|chair| chair.stand_in.is_none()) {
            let offer = state.offer(&self.lookers(), seat, Moment::now());
            may_be_replaced(offer, state.awaits().contains(seat))?;
        }
        self.change(&mut state, |row| {
            row.chairs[seat.index()].stand_in = Some(level.word().to_owned());
            Ok(())
        })
        .await
    }

    /// Gives a person the seats back that bots play at.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn take_back(&self, person: &PersonId) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        state.running()?;
        self.change(&mut state, |row| {
            for chair in &mut row.chairs {
                if sits(chair, person) {
                    chair.stand_in = None;
                }
            }
            Ok(())
        })
        .await
    }

    /// Asks for a rematch. Once everybody has asked, there is a new table with the
    /// same people, each one seat further.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn rematch(
        &self,
        person: &PersonId,
        commitment: Option<&str>,
    ) -> Result<Option<TableId>, Problem> {
        let commitment = commitment.map(dealing::read).transpose()?;
        let mut state = self.lock().await?;
        if let Some(next) = &state.row.rematch {
            return Ok(Some(next.clone()));
        }
        if !state.is_finished() {
            return Err(not_now(problems::NOT_OVER_YET));
        }
        if state.seats_of(person).is_empty() {
            return Err(Problem::not_yours(problems::NO_SEAT_HERE));
        }
        self.change(&mut state, |row| {
            for chair in &mut row.chairs {
                if sits(chair, person) {
                    chair.wants_rematch = true;
                }
            }
            if let Some(commitment) = commitment {
                dealing::promise(row, person, commitment)?;
            }
            Ok(())
        })
        .await?;
        if let Some(next) = &state.row.rematch {
            return Ok(Some(next.clone()));
        }
        let agrees = |chair: &Chair| match chair.sitter {
            Sitter::Person { ref person, .. } => chair.wants_rematch || person.is_deleted(),
            Sitter::Bot { .. } | Sitter::Open | Sitter::Closed => true,
        };
        if !state.row.chairs.iter().all(agrees) {
            return Ok(None);
        }
        let next = self.play_again(&mut state).await?;
        Ok(Some(next))
    }

    async fn play_again(&self, state: &mut State) -> Result<TableId, Problem> {
        let mut next = state.row.clone();
        next.id = TableId::random();
        next.seed = super::fresh_seed()?;
        next.deal = Some(dealing::fresh_deal(&next.id)?);
        next.order = Order::AsSeated;
        next.stage = Stage::Gathering;
        next.rematch = None;
        next.origin = None;
        next.position = None;
        next.revision = 0;
        next.made_at = Moment::now();
        next.ended_at = None;
        // Whoever sat in seat 1 has the first turn now.
        next.chairs.rotate_left(1);
        for chair in &mut next.chairs {
            chair.stand_in = None;
            chair.wants_rematch = false;
            if sits(chair, &PersonId::deleted()) {
                chair.sitter = Sitter::Bot {
                    level: STAND_IN.to_owned(),
                };
            }
        }
        let mut row = state.row.clone();
        match self.hall.store.rematch(&mut row, &next).await {
            Ok(()) => state.row = row,
            Err(SaveError::Stale) => self.read_again(state).await?,
            Err(error) => return Err(error.into()),
        }
        self.tell(state, Change::Rematch);
        state.row.rematch.clone().ok_or(Problem::Broken)
    }

    /// Closes the table; only the host may.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn close(&self, person: &PersonId) -> Result<(), Problem> {
        let mut state = self.lock().await?;
        hosts(&state.row, person)?;
        self.close_locked(&mut state).await
    }

    /// Changes the row of the table, again if another server was faster, and tells
    /// readers.
    pub(super) async fn change(
        &self,
        state: &mut State,
        mut change: impl FnMut(&mut store::Table) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        for _ in 0..TRIES {
            let mut row = state.row.clone();
            change(&mut row)?;
            if row == state.row {
                return Ok(());
            }
            match self.hall.store.save(&mut row).await {
                Ok(()) => {
                    state.row = row;
                    state.rename();
                    self.tell(state, Change::People);
                    return Ok(());
                }
                Err(SaveError::Stale) => self.read_again(state).await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refused::stale().into())
    }
}

impl State {
    /// The level of a bot that plays for somebody: as asked for, if the table allows it.
    fn stand_in(&self, wanted: Option<&str>) -> Result<StandIn, Problem> {
        let least = self.settings.stand_in;
        let Some(wanted) = wanted else {
            return Ok(least);
        };
        let level = StandIn::from_word(wanted).filter(|&level| level >= least);
        level.ok_or_else(|| Problem::Unusable(problems::message::at_least_level(least.word())))
    }
}

/// Whether a bot may play for somebody else now.
fn may_be_replaced(offer: Option<Offer>, is_awaited: bool) -> Result<(), Problem> {
    match offer {
        Some(Offer::Now) => Ok(()),
        Some(Offer::In(seconds)) => {
            let minutes = seconds.div_ceil(60);
            Err(not_now(problems::message::bot_in_minutes(minutes)))
        }
        Some(Offer::Never) => Err(not_now(problems::NO_BOT_FOR_THE_AWAY)),
        None if is_awaited => Err(not_now(problems::HERE_A_MOMENT_AGO)),
        None => Err(not_now(problems::NOT_THEIR_TURN)),
    }
}

pub(super) fn gathering(row: &store::Table) -> Result<(), Problem> {
    match row.stage {
        Stage::Gathering => Ok(()),
        Stage::Dealing => Err(not_now(problems::BEING_DEALT)),
        Stage::Playing => Err(not_now(problems::BEGUN_ALREADY)),
        Stage::Over { .. } | Stage::Closed => Err(not_now(problems::GAME_OVER)),
    }
}

pub(super) fn hosts(row: &store::Table, person: &PersonId) -> Result<(), Problem> {
    if row.host == *person {
        Ok(())
    } else {
        Err(Problem::not_yours(problems::ONLY_THE_HOST))
    }
}

pub(super) fn sits(chair: &Chair, person: &PersonId) -> bool {
    matches!(&chair.sitter, Sitter::Person { person: sitter, .. } if sitter == person)
}

fn is_called(chair: &Chair, wanted: &str) -> bool {
    matches!(&chair.sitter, Sitter::Person { name, .. } if name == wanted)
}

pub(super) fn not_now(words: impl Into<Message>) -> Problem {
    Refused::plain(Code::NotNow, words).into()
}

/// The house rules of a table, if the seats that are not closed can play by them.
fn played_by(row: &store::Table) -> Result<String, Problem> {
    let closed = |chair: &&Chair| chair.sitter == Sitter::Closed;
    let seats = row.chairs.len() - row.chairs.iter().filter(closed).count();
    let mut rules: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(&row.options).unwrap_or_default();
    if seats != row.chairs.len() {
        // Some games call the number of players a house rule; it follows from the seats.
        rules.remove("players");
    }
    let rules = super::house_rules(&row.game, &super::Given::Values(rules), seats)?;
    Ok(serde_json::Value::Object(rules).to_string())
}
