use std::sync::Arc;

use engine::{
    Dice, Happening, HouseRules as _, Match, Move, Outcome, Record, RecordError, Seat, SeatSet,
    Status, Switch, Values, Viewer, house, reveals,
};
use serde_json::Value;

use super::{
    Code, Live, Past, Question, Refused,
    checkpoints::Checkpoints,
    past::{Recall, Stretch},
    question::Asked,
};
use crate::{
    pages::{Drawn, HouseRule, LogLine},
    words,
};
use board::{Board, Names};

/// A match of one game, as tables see every game.
pub(super) struct Played<G: Board> {
    game: Match<G>,
    /// What came of the last decision, if one was taken since the match was
    /// loaded: nearly all that is ever asked of the log.
    last: Option<Happening<G>>,
    checkpoints: Checkpoints<G>,
    recall: Recall<G>,
}

impl<G: Board> Played<G> {
    /// A match from its record.
    pub(super) fn replay(record: &Record) -> Result<Played<G>, RecordError> {
        let mut played = Played::of(record.begin::<G>()?);
        for (ply, m) in record.parsed_moves()?.into_iter().enumerate() {
            played.step(ply, m)?;
        }
        Ok(played)
    }

    pub(super) fn of(game: Match<G>) -> Played<G> {
        Played {
            game,
            last: None,
            checkpoints: Checkpoints::default(),
            recall: Recall::default(),
        }
    }

    /// Takes a decision of a record; what came of it.
    pub(super) fn step(&mut self, ply: usize, m: Move<'_>) -> Result<&Happening<G>, RecordError> {
        let action = (self.game.state().parse_action(m.text))
            .map_err(|error| RecordError::NoAction { ply, error })?;
        let happening =
            self.game
                .submit(ply, m.seat, action)
                .map_err(|rejection| RecordError::Rejected {
                    ply,
                    text: m.text.to_owned(),
                    rejection,
                })?;
        self.checkpoints.note(&self.game);
        Ok(self.last.insert(happening))
    }

    fn stretch(&self, from: usize, to: usize) -> Stretch<G> {
        let early = self.checkpoints.before(from, &self.game);
        let moves = self.game.moves();
        Stretch {
            from,
            to,
            moves: (early.ply()..to)
                .filter_map(|ply| moves.get(ply))
                .map(|m| (m.seat, m.text.to_owned()))
                .collect(),
            early,
            late: self.checkpoints.before(to, &self.game),
            recall: Arc::clone(&self.recall),
        }
    }

    /// The same match, `ply` decisions after its beginning, with what came of the last of
    /// them.
    fn rewound(&self, ply: usize) -> Played<G> {
        let stretch = self.stretch(ply.saturating_sub(1), ply);
        stretch.play(stretch.early.clone(), |_, _| {})
    }
}

impl<G: Board> Live for Played<G> {
    fn seats(&self) -> usize {
        self.game.state().seats()
    }

    fn ply(&self) -> usize {
        self.game.ply()
    }

    fn awaits(&self) -> SeatSet {
        self.game.state().awaits()
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.game.state().status() {
            Status::Awaits(_) => None,
            Status::Over(outcome) => Some(outcome),
        }
    }

    fn submit(&mut self, seat: Seat, text: &str) -> Result<String, Refused> {
        let action =
            (self.game.state().parse_action(text)).map_err(|error| Refused::no_action(&error))?;
        let happening = (self.game.submit(self.game.ply(), seat, action))
            .map_err(|rejection| Refused::rejected::<G>(&rejection))?;
        self.last = Some(happening);
        self.checkpoints.note(&self.game);
        let taken = self.game.moves().last().expect("a move was just made");
        Ok(taken.text.to_owned())
    }

    fn why_not(&self, seat: Seat, text: &str) -> Option<Refused> {
        let state = self.game.state();
        match state.parse_action(text) {
            Err(error) => Some(Refused::no_action(&error)),
            Ok(action) => (state.refusal(seat, action))
                .map(|refusal| Refused::by::<G>(Code::Illegal, &refusal)),
        }
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let state = self.game.state();
        let legal = self.game.legal(seat).into_iter();
        legal.map(|action| state.action_text(action)).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.game.view(viewer)
    }

    fn drawn(&self, viewer: Viewer, who: &Names) -> Drawn {
        Drawn::of(&self.game, viewer, who)
    }

    fn brief(&self, viewer: Viewer, who: &Names) -> Drawn {
        Drawn::brief(&self.game, viewer, who)
    }

    fn told_last(&self, from: usize, viewer: Viewer) -> Option<Vec<LogLine>> {
        let mut lines = Vec::new();
        if from >= self.ply() {
            return Some(lines);
        }
        let last = self.ply().checked_sub(1).filter(|&last| last == from)?;
        tell::<G>(&self.last.as_ref()?.events, last, viewer, &mut lines);
        Some(lines)
    }

    fn past(&self, from: usize, to: usize) -> Box<dyn Past> {
        let to = to.min(self.ply());
        Box::new(self.stretch(from.min(to), to))
    }

    fn mover(&self, ply: usize) -> Option<Seat> {
        self.game.moves().get(ply).map(|m| m.seat)
    }

    fn by_chance(&self) -> bool {
        (self.last.as_ref()).is_some_and(|happening| happening.by_chance)
    }

    fn revealed(&self) -> bool {
        let Some((last, m)) = self.ply().checked_sub(1).zip(self.game.moves().last()) else {
            return false;
        };
        let before = self.rewound(last);
        let state = before.game.state();
        let action = (state.parse_action(m.text)).expect("the match itself made this move");
        reveals(state, m.seat, action, self.game.state())
    }

    fn take_back(&mut self) {
        if let Some(last) = self.ply().checked_sub(1) {
            let before = self.rewound(last);
            self.last = before.last;
            self.game.go_back(before.game);
            self.checkpoints.forget_after(last);
            // Whoever still tells the past as it was keeps that to themselves.
            self.recall = Recall::default();
        }
    }

    fn record(&self, seats: Vec<String>) -> Record {
        self.game.record(seats)
    }

    fn copy(&self) -> Box<dyn Live> {
        Box::new(Played::of(self.game.clone()))
    }

    fn position(&self) -> Value {
        self.game.position()
    }

    fn house_rules(&self) -> Vec<HouseRule> {
        house_rules::<G>(self.game.options())
    }

    fn is_shared(&self) -> bool {
        G::TOGETHER.is_team()
    }

    fn question(&self, seat: Seat) -> Box<dyn Question> {
        let chance: Dice = self.game.seed().bot(self.ply());
        let view = self.game.state().view(Viewer::Seat(seat));
        Box::new(Asked::<G>::new(view, seat, self.game.legal(seat), chance))
    }

    fn looks_the_same(&self, one: Seat, other: Seat) -> bool {
        self.game.looks_the_same(one, other)
    }
}

/// The house rules that differ from the usual ones, with what they mean.
pub(super) fn house_rules<G: Board>(options: &G::Options) -> Vec<HouseRule> {
    let differing = house::differences(options);
    let differs = |switch: &Switch| {
        let value = differing.get(switch.key)?;
        let word = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        let about = words::sentence(switch.meaning(G::CATALOGUE));
        let meaning = switch.word_meaning(&word, G::CATALOGUE);
        let value = match switch.values {
            Values::Words(words) => (words.iter())
                .find(|known| **known == word)
                .map_or(word.clone(), |known| {
                    switch.word_name(known, G::CATALOGUE).to_owned()
                }),
            Values::Numbers { .. } | Values::OneOf(_) => word.clone(),
        };
        Some(HouseRule {
            key: switch.name(G::CATALOGUE).to_owned(),
            meaning: match meaning {
                "" => about,
                meaning => format!("{about} {}", words::sentence(meaning)),
            },
            value,
        })
    };
    G::Options::SWITCHES.iter().filter_map(differs).collect()
}

pub(super) fn tell<G: Board>(
    events: &[G::Event],
    ply: usize,
    viewer: Viewer,
    lines: &mut Vec<LogLine>,
) {
    let told = (events.iter()).filter_map(|event| G::tell(event, viewer));
    lines.extend(told.map(|message| LogLine { ply, message }));
}
