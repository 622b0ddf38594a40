use serde_json::{Map, Value};

use crate::{
    Chance, Game, Message, Moves, Notation, OptionError, PositionError, Recorder, Rejection, Seat,
    Seed, Status, Viewer, house::HouseRules as _, position, words,
};

/// A running match: how it began, what was decided, and where that led.
#[derive(Clone, Debug)]
pub struct Match<G: Notation> {
    pub(crate) seed: Seed,
    pub(crate) options: G::Options,
    pub(crate) start: Option<Value>,
    pub(crate) moves: Moves,
    state: G,
    chronicle: G::Chronicle,
}

/// A moment of a match to go back to, without what led there.
#[derive(Clone, Debug)]
pub struct Checkpoint<G: Notation> {
    ply: usize,
    state: G,
    chronicle: G::Chronicle,
}

impl<G: Notation> Checkpoint<G> {
    /// How many decisions had been taken.
    pub fn ply(&self) -> usize {
        self.ply
    }
}

/// What came of a decision.
#[derive(Clone, Debug)]
pub struct Happening<G: Game> {
    /// What happened, in order.
    pub events: Vec<G::Event>,
    /// The results of dice, spinners and picks.
    pub results: Vec<Value>,
    /// Whether chance had a say, shuffles included.
    pub by_chance: bool,
}

/// Why a match cannot begin.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum StartError {
    /// A house rule cannot be so.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The position cannot be.
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl StartError {
    /// What to tell whoever wanted it to.
    pub fn message(&self) -> Message {
        match self {
            StartError::Option(error) => error.message(),
            StartError::Position(error) => error.message(),
        }
    }
}

impl<G: Notation> Match<G> {
    /// Sets up a fresh table; `seats` is the number asked for, if any.
    ///
    /// # Errors
    ///
    /// Fails if the house rules do not allow that number of seats or
    /// contradict one another.
    pub fn new(
        options: G::Options,
        seats: Option<usize>,
        seed: Seed,
    ) -> Result<Match<G>, OptionError> {
        let seats = options.seats(seats)?;
        let state = G::setup(&options, seats, &mut seed.setup());
        Ok(Match {
            seed,
            options,
            start: None,
            moves: Moves::default(),
            state,
            chronicle: G::Chronicle::default(),
        })
    }

    /// Goes on from a position; chance comes from `seed`.
    ///
    /// # Errors
    ///
    /// Fails if the position cannot be under these house rules.
    pub fn from_position(
        options: G::Options,
        seats: Option<usize>,
        seed: Seed,
        position: &Value,
    ) -> Result<Match<G>, StartError> {
        let Value::Object(fields) = position else {
            return Err(PositionError::new("position", words::MUST_BE_OBJECT).into());
        };
        let (state, chronicle) = G::from_position(&options, seats, fields)?;
        options.seats(Some(state.seats()))?;
        Ok(Match {
            seed,
            options,
            start: Some(position.clone()),
            moves: Moves::default(),
            state,
            chronicle,
        })
    }

    /// Takes a decision and returns what came of it.
    ///
    /// `ply` is the move the player believes to be answering, so that a late or
    /// repeated request changes nothing.
    ///
    /// # Errors
    ///
    /// The match is unchanged if the decision is rejected.
    pub fn submit(
        &mut self,
        ply: usize,
        seat: Seat,
        action: G::Action,
    ) -> Result<Happening<G>, Rejection> {
        let chance = self.seed.ply(self.ply());
        self.submit_with(ply, seat, action, chance)
    }

    /// As [`submit`](Match::submit), with chance from elsewhere.
    ///
    /// # Errors
    ///
    /// The match is unchanged if the decision is rejected.
    pub fn submit_with(
        &mut self,
        ply: usize,
        seat: Seat,
        action: G::Action,
        chance: impl Chance,
    ) -> Result<Happening<G>, Rejection> {
        if ply != self.ply() {
            return Err(Rejection::Stale { at: self.ply() });
        }
        if let Some(refusal) = self.state.refusal(seat, action) {
            return Err(match self.state.status() {
                Status::Over(_) => Rejection::Over(refusal),
                Status::Awaits(seats) if !seats.contains(seat) => Rejection::NotYourTurn(refusal),
                Status::Awaits(_) => Rejection::Illegal(refusal),
            });
        }
        let text = self.state.action_text(action);
        let mut events = Vec::new();
        let mut chance = Recorder::new(chance);
        self.state.apply(seat, action, &mut chance, &mut events);
        for event in &events {
            G::chronicle(&mut self.chronicle, event);
        }
        self.moves.push(seat, &text);
        Ok(Happening {
            events,
            by_chance: chance.was_asked(),
            results: chance.into_results(),
        })
    }

    /// This moment, to go back to.
    pub fn checkpoint(&self) -> Checkpoint<G> {
        Checkpoint {
            ply: self.ply(),
            state: self.state.clone(),
            chronicle: self.chronicle.clone(),
        }
    }

    /// The match as it was at a checkpoint of it. It knows how many decisions had been taken
    /// and not which, so that it costs the same however many there were, and cannot write a
    /// record.
    #[must_use]
    pub fn resumed(&self, from: &Checkpoint<G>) -> Match<G> {
        Match {
            seed: self.seed,
            options: self.options.clone(),
            start: None,
            moves: Moves::left_out(from.ply),
            state: from.state.clone(),
            chronicle: from.chronicle.clone(),
        }
    }

    /// The match at its beginning.
    ///
    /// # Panics
    ///
    /// Never: it began like that before.
    #[must_use]
    pub fn begun(&self) -> Match<G> {
        let (options, seats) = (self.options.clone(), Some(self.state.seats()));
        let begun = match &self.start {
            None => Match::new(options, seats, self.seed).map_err(StartError::from),
            Some(position) => Match::from_position(options, seats, self.seed, position),
        };
        begun.expect("the match itself began like this")
    }

    /// Goes back to what it was `then`.
    pub fn go_back(&mut self, then: Match<G>) {
        self.moves.truncate(then.ply());
        self.state = then.state;
        self.chronicle = then.chronicle;
    }

    /// How many decisions have been taken.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// The position as the rules know it.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What the table remembers beyond the position.
    pub fn chronicle(&self) -> &G::Chronicle {
        &self.chronicle
    }

    /// The house rules.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The seed of all chance.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The decisions so far.
    pub fn moves(&self) -> &Moves {
        &self.moves
    }

    /// The actions `seat` may take now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(seat, &mut legal);
        legal
    }

    /// The position with everything a referee knows.
    pub fn position(&self) -> Value {
        position::complete(&self.state, self.state.position(&self.chronicle))
    }

    /// The position as a viewer sees it.
    pub fn view(&self, viewer: Viewer) -> Value {
        let view = self.state.view(viewer);
        position::complete(&self.state, G::view_fields(&view, &self.chronicle))
    }

    /// Whether two seats may look at the same table: nothing is hidden from one and shown
    /// to the other.
    pub fn looks_the_same(&self, one: Seat, other: Seat) -> bool {
        let shown = |seat| {
            let mut view = self.view(Viewer::Seat(seat));
            // What they remember of what both have seen may be written in another order.
            if let Some(fields) = view.as_object_mut() {
                fields.remove("recall");
            }
            view
        };
        shown(one) == shown(other)
    }

    /// Changes some fields of the position and goes on from there.
    ///
    /// # Errors
    ///
    /// Fails, and changes nothing, if the changed position cannot be.
    pub fn set(&mut self, named: &Map<String, Value>) -> Result<(), PositionError> {
        let mut fields = self.state.position(&self.chronicle);
        for derived in self.state.derived(named) {
            fields.shift_remove(derived);
        }
        for (name, value) in named {
            fields.insert(name.clone(), value.clone());
        }
        let seats = Some(self.state.seats());
        (self.state, self.chronicle) = G::from_position(&self.options, seats, &fields)?;
        Ok(())
    }
}
