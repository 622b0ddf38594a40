//! Dealing: the seed of a game is made from a secret of the server and one of every
//! person's device, each promised before any is revealed. `docs/fair-deal.md` says why.

use std::time::Duration;

use engine::{Bytes32, Chance as _, Contribution, Deal, Drawn, SeatSet, Seed};
use serde_json::{Value, json};
use store::{Chair, Order, PersonId, Sitter, Stage, TableId};

use super::{
    Code, Refused,
    seats::{not_now, sits},
    state::{Change, State},
    table::Table,
};
use crate::{
    pages::{Contributed, DealNote, DrawnNote, LogLine, PromiseNote},
    problem::Problem,
    words::{self, problems},
};

/// How long pages say nothing while devices are asked: it is over in a moment.
const QUIET: Duration = Duration::from_millis(800);

/// How often a change is tried again if another server was faster.
const TRIES: usize = 8;

/// What came of a secret that was revealed.
enum Revealed {
    /// It was known already.
    Before,
    /// Others are still to come.
    More,
    /// All are here.
    Last,
}

impl Table {
    /// Takes what a person's device promises to add to the deal.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn commit(&self, person: &PersonId, commitment: &str) -> Result<(), Problem> {
        let commitment = read(commitment)?;
        let mut state = self.lock().await?;
        self.change(&mut state, |row| {
            super::seats::gathering(row)?;
            promise(row, person, commitment)
        })
        .await
    }

    /// Takes the secret that a person's device has promised. With the last one the game
    /// begins.
    ///
    /// # Errors
    ///
    /// Says why not; nothing has changed then.
    pub async fn reveal(&self, person: &PersonId, share: &str) -> Result<(), Problem> {
        let share = read(share)?;
        let mut state = self.lock().await?;
        for _ in 0..TRIES {
            let mut row = state.row.clone();
            let done = match take(&mut row, person, share)? {
                Revealed::Before => return Ok(()),
                Revealed::More => self.note_share(&mut state, row).await,
                Revealed::Last => self.deal_out(&mut state, row).await,
            };
            if !is_stale(&done) {
                return done;
            }
        }
        Err(Refused::stale().into())
    }

    /// Saves a changed row, without telling anybody yet.
    async fn save(&self, state: &mut State, mut row: store::Table) -> Result<(), Problem> {
        self.hall.store.save(&mut row).await?;
        state.row = row;
        state.rename();
        Ok(())
    }

    /// Stores a secret. Nobody is told: it changes no page.
    async fn note_share(&self, state: &mut State, row: store::Table) -> Result<(), Problem> {
        let saved = self.save(state, row).await;
        if is_stale(&saved) {
            self.read_again(state).await?;
        }
        saved
    }

    /// Asks the devices of those who promised something for their secrets.
    pub(super) async fn ask_for_shares(
        &self,
        state: &mut State,
        row: store::Table,
    ) -> Result<(), Problem> {
        let sitters = |row: &store::Table| row.chairs.clone().into_iter().map(|chair| chair.sitter);
        let reseated = sitters(&row).ne(sitters(&state.row));
        if let Err(problem) = self.save(state, row).await {
            self.read_again(state).await?;
            return Err(problem);
        }
        if reseated {
            self.tell(state, Change::People);
        }
        self.tell(state, Change::Deal);
        self.wait_for_shares(state);
        Ok(())
    }

    /// Deals in time, whoever has revealed nothing by then. Each server waits by a clock
    /// of its own, from when it learns of the dealing.
    pub(super) fn wait_for_shares(&self, state: &mut State) {
        if state.row.stage != Stage::Dealing || state.awaits_shares {
            return;
        }
        let (Some(me), Ok(runtime)) = (self.me.upgrade(), tokio::runtime::Handle::try_current())
        else {
            return;
        };
        state.awaits_shares = true;
        let patience = self.hall.config.deal_patience;
        runtime.spawn(async move {
            let quiet = QUIET.min(patience);
            tokio::time::sleep(quiet).await;
            if let Ok(mut state) = me.lock().await
                && state.row.stage == Stage::Dealing
            {
                me.tell(&mut state, Change::People);
            }
            tokio::time::sleep(patience.saturating_sub(quiet)).await;
            me.deal_without().await;
        });
    }

    /// Deals without those who have revealed nothing.
    async fn deal_without(&self) {
        let Ok(mut state) = self.lock().await else {
            return;
        };
        for _ in 0..TRIES {
            if state.row.stage != Stage::Dealing {
                break;
            }
            let row = state.row.clone();
            let done = self.deal_out(&mut state, row).await;
            if let Err(problem) = &done
                && !is_stale(&done)
            {
                tracing::warn!(problem = problem.code(), "a table could not be dealt yet");
                break;
            }
        }
        // Whoever looks at the table next, or the sweep, waits anew if need be.
        state.awaits_shares = false;
    }
}

/// Whether another server was faster.
fn is_stale(done: &Result<(), Problem>) -> bool {
    matches!(done, Err(Problem::Refused(refused)) if refused.code == Code::Stale)
}

/// A secret or its hash, as somebody sent it.
pub(super) fn read(text: &str) -> Result<Bytes32, Problem> {
    (text.trim().parse()).map_err(|error: engine::Bytes32Error| Problem::sentence(error.message()))
}

fn written(deal: &Deal) -> String {
    serde_json::to_string(deal).expect("a deal has string keys")
}

/// The deal of a table whose seed somebody chose.
pub(crate) fn chosen() -> String {
    written(&Deal::Chosen)
}

/// The deal of a new table: the server draws its secret.
///
/// # Errors
///
/// Fails if the system has no random numbers.
pub(crate) fn fresh_deal(table: &TableId) -> Result<String, Problem> {
    let secret = Bytes32::new(*super::fresh_seed()?.bytes());
    Ok(written(&Deal::Drawn(Drawn::new(table.as_str(), secret))))
}

/// The deal that a record tells of, for a table that keeps the record.
pub(crate) fn told(deal: &Deal) -> String {
    written(deal)
}

/// What the record of a table says of the deal: that of this table, or what an uploaded record
/// claims.
pub(super) fn recorded_deal(row: &store::Table) -> Option<Deal> {
    let deal = statement(row)?;
    match &deal {
        Deal::Drawn(drawn) if drawn.seed() != row.seed => None,
        Deal::Chosen | Deal::Drawn(_) => Some(deal),
    }
}

/// What is known of the deal of a table.
pub(crate) fn statement(row: &store::Table) -> Option<Deal> {
    let deal = row.deal.as_deref()?;
    serde_json::from_str(deal).ok()
}

/// Whether somebody chose the seed.
pub(crate) fn is_chosen(row: &store::Table) -> bool {
    // As `chosen` writes it: every page asks.
    row.deal.as_deref() == Some("\"chosen\"")
}

/// Notes what a person's device promises.
pub(super) fn promise(
    row: &mut store::Table,
    person: &PersonId,
    commitment: Bytes32,
) -> Result<(), Problem> {
    let first = row.chairs.iter().position(|chair| sits(chair, person));
    let first = first.ok_or(Problem::not_yours(problems::NO_SEAT_HERE))?;
    let text = Some(commitment.to_string());
    let is_copied = |chair: &Chair| !sits(chair, person) && chair.commitment == text;
    if row.chairs.iter().any(is_copied) {
        return Err(Problem::unusable(problems::SAME_PROMISE));
    }
    for chair in &mut row.chairs {
        if sits(chair, person) {
            chair.commitment = None;
        }
    }
    row.chairs[first].commitment = text;
    Ok(())
}

/// The people at a table, each once, with what their devices promised.
fn people(chairs: &[Chair]) -> Vec<Contribution> {
    let mut people: Vec<(&PersonId, Contribution)> = Vec::new();
    for (place, chair) in chairs.iter().enumerate() {
        let Sitter::Person { person, .. } = &chair.sitter else {
            continue;
        };
        let commitment = chair.commitment.as_deref();
        let commitment = commitment.and_then(|text| text.parse().ok());
        match people.iter_mut().find(|(known, _)| *known == person) {
            Some((_, known)) => {
                known.places.push(place);
                known.commitment = known.commitment.or(commitment);
            }
            None => people.push((
                person,
                Contribution {
                    places: vec![place],
                    commitment,
                    share: None,
                },
            )),
        }
    }
    people.into_iter().map(|(_, person)| person).collect()
}

/// Freezes who takes part in the deal; whether there are devices to be asked.
pub(super) fn freeze(row: &mut store::Table) -> bool {
    let people = people(&row.chairs);
    for chair in &mut row.chairs {
        chair.commitment = None;
    }
    let Some(Deal::Drawn(mut drawn)) = statement(row) else {
        return false;
    };
    // Alone among bots, nobody has to be protected from anybody.
    if people.len() < 2 {
        return false;
    }
    let has_promises = people.iter().any(|person| person.commitment.is_some());
    drawn.people = people;
    row.deal = Some(written(&Deal::Drawn(drawn)));
    has_promises
}

/// Takes the secret of a person's device into a row.
fn take(row: &mut store::Table, person: &PersonId, share: Bytes32) -> Result<Revealed, Problem> {
    let Some(Deal::Drawn(mut drawn)) = statement(row) else {
        return Err(not_now(problems::ADDS_NOTHING));
    };
    let is_known = |person: &Contribution| person.share == Some(share);
    if drawn.people.iter().any(is_known) {
        return Ok(Revealed::Before);
    }
    match row.stage {
        Stage::Dealing => {}
        Stage::Gathering => return Err(not_now(problems::NOT_DEALT_YET)),
        Stage::Playing | Stage::Over { .. } | Stage::Closed => {
            return Err(not_now(problems::DEALT_ALREADY));
        }
    }
    let place = row.chairs.iter().position(|chair| sits(chair, person));
    let own = (drawn.people.iter_mut()).find(|known| known.places.first().copied() == place);
    let own = own.filter(|_| place.is_some());
    let own = own.ok_or(Problem::not_yours(problems::NO_SEAT_HERE))?;
    match own.commitment {
        None => {
            return Err(not_now(problems::PROMISED_NOTHING));
        }
        Some(promised) if promised != share.commitment() => {
            return Err(Problem::unusable(problems::NOT_PROMISED));
        }
        Some(_) => own.share = Some(share),
    }
    let is_due = |person: &Contribution| person.commitment.is_some() && person.share.is_none();
    let more = drawn.people.iter().any(is_due);
    row.deal = Some(written(&Deal::Drawn(drawn)));
    Ok(if more { Revealed::More } else { Revealed::Last })
}

/// Makes the seed from what was revealed, and seats people by lot if they want that.
pub(super) fn deal(row: &mut store::Table) -> Result<(), Problem> {
    match statement(row) {
        Some(Deal::Drawn(mut drawn)) => {
            if row.order == Order::Random {
                let lot = drawn.draw_lot(row.chairs.len());
                let chairs = lot
                    .iter()
                    .filter_map(|&place| row.chairs.get(place).cloned());
                row.chairs = chairs.collect();
                drawn.lot = Some(lot);
            }
            row.seed = drawn.seed();
            row.deal = Some(written(&Deal::Drawn(drawn)));
        }
        Some(Deal::Chosen) | None => {
            if row.order == Order::Random {
                Seed::setup(&super::fresh_seed()?).shuffle(&mut row.chairs);
            }
        }
    }
    Ok(())
}

impl State {
    /// Whether the cards have been dealt.
    fn is_dealt(&self) -> bool {
        !matches!(self.row.stage, Stage::Gathering | Stage::Dealing) && self.live.is_some()
    }

    /// Whether the seed is fixed, so that its hash can be shown.
    pub(super) fn is_seed_fixed(&self) -> bool {
        self.is_dealt() || !matches!(statement(&self.row), Some(Deal::Drawn(_)))
    }

    /// What readers, and the scripts of their pages, are told of the deal. Secrets are in
    /// it when the game is over, and not before.
    pub(super) fn deal_facts(&self, own: SeatSet) -> Option<Value> {
        let Some(Deal::Drawn(mut drawn)) = statement(&self.row) else {
            return None;
        };
        if self.row.stage == Stage::Gathering {
            drawn.people = people(&self.row.chairs);
        }
        let is_own = |person: &&Contribution| {
            let seats = person.places.iter().map(|&place| drawn.seat_of(place));
            own.iter()
                .any(|seat| seats.clone().any(|own| own == seat.index()))
        };
        let mine = drawn.people.iter().find(is_own);
        let mut facts = json!({
            "table": drawn.table,
            "stage": match self.row.stage {
                Stage::Gathering => "gathering",
                Stage::Dealing => "dealing",
                Stage::Playing => "playing",
                Stage::Over { .. } | Stage::Closed => "over",
            },
            "commitment": drawn.commitment,
            "people": (drawn.people.iter())
                .map(|person| json!({ "places": person.places, "commitment": person.commitment }))
                .collect::<Vec<_>>(),
            "mine": mine.and_then(|person| person.commitment),
            "seated": !own.is_empty(),
        });
        if self.is_finished() && drawn.seed() == self.row.seed {
            facts["people"] = json!(drawn.people);
            facts["secret"] = json!(drawn.secret);
            facts["lot"] = json!(drawn.lot);
            facts["seed"] = json!(self.row.seed.to_string());
        }
        Some(facts)
    }

    /// What a page says of the deal.
    pub(super) fn deal_note(&self, own: SeatSet) -> DealNote {
        let mut drawn = match statement(&self.row) {
            None => return DealNote::Unsaid,
            Some(Deal::Chosen) => return DealNote::Chosen,
            Some(Deal::Drawn(drawn)) => drawn,
        };
        if self.row.stage == Stage::Gathering {
            drawn.people = people(&self.row.chairs);
        }
        let over = self.is_finished() && drawn.seed() == self.row.seed;
        let person = |person: &Contribution| {
            let seat = person.places.first().map(|&place| drawn.seat_of(place));
            let name = seat.filter(|&seat| seat < self.row.chairs.len());
            let name = name.map(|seat| self.names.of(engine::Seat::new(seat)).to_owned());
            PromiseNote {
                name: name.unwrap_or_default(),
                promise: person.commitment.map(|hash| hash.to_string()),
                secret: person.share.filter(|_| over).map(|share| share.to_string()),
                contributed: match person.share {
                    Some(_) => Contributed::Added,
                    None if self.is_dealt() => Contributed::Nothing,
                    None => Contributed::Due,
                },
            }
        };
        DealNote::Drawn(DrawnNote {
            ours: drawn.table == self.row.id.as_str(),
            dealt: self.is_dealt(),
            server: drawn.commitment.to_string(),
            secret: over.then(|| drawn.secret.to_string()),
            people: drawn.people.iter().map(person).collect(),
            facts: self.deal_facts(own).map(|facts| facts.to_string()),
        })
    }

    /// The names of those whose secrets are awaited.
    pub(super) fn awaited_shares(&self) -> Vec<String> {
        let Some(Deal::Drawn(drawn)) = statement(&self.row) else {
            return Vec::new();
        };
        let due = |person: &&Contribution| person.commitment.is_some() && person.share.is_none();
        let seats = drawn
            .people
            .iter()
            .filter(due)
            .filter_map(|person| person.places.first());
        let seats = seats.filter(|&&seat| seat < self.row.chairs.len());
        let names = seats.map(|&seat| self.names.of(engine::Seat::new(seat)).to_owned());
        names.collect()
    }

    /// What everybody is told before anything else of a log from this ply on: that the seed
    /// was chosen.
    pub(super) fn said_first(&self, from: usize) -> Option<LogLine> {
        let is_said = from == 0 && self.live.is_some() && self.warns_of_chosen();
        is_said.then(|| LogLine {
            ply: 0,
            message: words::CHOSEN_LOG.into(),
        })
    }

    /// Whether people have to know that the seed was chosen: in practice alone among bots
    /// nobody is deceived.
    pub(super) fn warns_of_chosen(&self) -> bool {
        is_chosen(&self.row) && self.is_for_several()
    }

    /// Whether people have to know that the game goes on from cards that were open to all.
    pub(super) fn warns_of_known(&self) -> bool {
        self.row.position.is_some() && self.is_for_several()
    }

    /// Whether more than one seat is for people.
    fn is_for_several(&self) -> bool {
        let is_human =
            |chair: &&Chair| matches!(chair.sitter, Sitter::Person { .. } | Sitter::Open);
        self.row.chairs.iter().filter(is_human).count() > 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str, commitment: Option<Bytes32>) -> Chair {
        Chair {
            commitment: commitment.map(|hash| hash.to_string()),
            ..Sitter::Person {
                person: PersonId::from(name.to_owned()),
                name: name.to_owned(),
            }
            .into()
        }
    }

    #[test]
    fn a_person_in_several_seats_counts_once() {
        let hash = Bytes32::new([5; 32]);
        let bot = Sitter::Bot {
            level: "easy".to_owned(),
        };
        let chairs = [
            person("ana", None),
            bot.into(),
            person("ben", None),
            person("ana", Some(hash)),
        ];
        let people = people(&chairs);
        assert_eq!(people.len(), 2);
        assert_eq!(people[0].places, [0, 3]);
        assert_eq!(people[0].commitment, Some(hash));
        assert_eq!(people[1].places, [2]);
    }
}
