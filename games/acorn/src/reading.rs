//! Positions on their way in: everything that cannot be is refused.

use engine::{Fields, HouseRules as _, Message, PositionError, Seat};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::{
    Animal, Card, Lane, Options, Race,
    copies::Copies,
    forage::{Forage, ROW},
    holding::Holding,
    options::{FinishRule, Reveal},
    pending::Pending,
    race::{LAST_ROUND, MOST_PLAYERS, Phase, Runner},
    traps::TrapDeck,
    words::{files, message},
};

/// The fields that have one entry for each seat.
const PER_SEAT: [&str; 8] = [
    "animals", "spots", "lanes", "floors", "moved", "decks", "hands", "nests",
];

/// Further no pawn gets, and no pool grows, in any race.
const FAR: u16 = 9_999;

/// What the field `phase` says.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Word {
    Pick,
    Start,
    Reveal,
    Lane,
    Pay,
    Play,
    /// One of the phases of a card under way.
    Card(&'static str),
    Over,
}

impl Word {
    fn parse(text: &str) -> Option<Word> {
        Some(match text {
            "pick" => Word::Pick,
            "start" => Word::Start,
            "reveal" => Word::Reveal,
            "lane" => Word::Lane,
            "pay" => Word::Pay,
            "play" => Word::Play,
            "over" => Word::Over,
            "bonus" => Word::Card("bonus"),
            "go" => Word::Card("go"),
            "target" => Word::Card("target"),
            "discard" => Word::Card("discard"),
            "shed" => Word::Card("shed"),
            "evils" => Word::Card("evils"),
            _ => return None,
        })
    }

    fn is_setup(self) -> bool {
        matches!(self, Word::Pick | Word::Start)
    }

    /// Whether no card of the turn has been played yet.
    fn is_before_play(self) -> bool {
        self.is_setup() || matches!(self, Word::Reveal | Word::Lane | Word::Pay)
    }
}

pub(crate) fn fault<T>(
    field: impl Into<String>,
    reason: impl Into<Message>,
) -> Result<T, PositionError> {
    Err(PositionError::new(field, reason))
}

impl Race {
    /// The position with these fields.
    pub(crate) fn read(
        options: &Options,
        asked: Option<usize>,
        fields: &Map<String, Value>,
    ) -> Result<Race, PositionError> {
        let seats = count_seats(options, asked, fields)?;
        let reader = Reader {
            fields: Fields::new(fields),
            options: *options,
            seats,
        };
        let race = reader.race()?;
        reader.fields.finish()?;
        Ok(race)
    }
}

/// As many seats as the per-seat arrays have entries.
fn count_seats(
    options: &Options,
    asked: Option<usize>,
    fields: &Map<String, Value>,
) -> Result<usize, PositionError> {
    let mut found: Option<(&str, usize)> = None;
    for name in PER_SEAT {
        let Some(Value::Array(entries)) = fields.get(name) else {
            continue;
        };
        match found {
            Some((other, n)) if n != entries.len() => {
                let len = entries.len();
                return fault(
                    name,
                    engine::words::message::other_length(len, other.to_owned(), n),
                );
            }
            _ => found = Some((name, entries.len())),
        }
    }
    let (field, seats) = match found {
        Some((name, n)) => (name, Some(n)),
        None => ("seats", asked),
    };
    let seats = options.seats(seats);
    seats.map_err(|error| PositionError::new(field, error.reason))
}

struct Reader<'a> {
    fields: Fields<'a>,
    options: Options,
    seats: usize,
}

impl Reader<'_> {
    fn race(&self) -> Result<Race, PositionError> {
        let pending = match self.fields.value("pending") {
            None => None,
            Some(value) => Some(Pending::read(value, self.seats)?),
        };
        let played = self.cards("played")?;
        let acorns = self.number("acorns", 0, 0, FAR)?;
        let word = self.word(pending.as_ref(), &played, acorns)?;
        if word.is_before_play() {
            if !played.is_empty() {
                return fault("played", files::NOTHING_PLAYED_YET);
            }
            if acorns > 0 {
                return fault("acorns", files::NO_ACORNS_YET);
            }
        }
        let first = self.fields.seat("first", self.seats)?;
        let none = || std::iter::empty();
        let mut race = Race {
            options: self.options,
            seats: self.seats as u8,
            first: first.unwrap_or(Seat::new(0)),
            turn: Seat::new(0),
            round: self.number("round", 1, 1, LAST_ROUND.into())? as u8,
            phase: Phase::Over,
            acorns,
            runners: [const { Runner::NEW }; MOST_PLAYERS],
            forage: Forage::new(none(), none(), none()),
            traps: TrapDeck::new(none(), 0),
        };
        if word.is_setup() && race.round != 1 {
            return fault("round", files::FIRST_ROUND);
        }
        self.animals(&mut race, word)?;
        self.pawns(&mut race, word)?;
        race.turn = self.turn(&race, word)?;
        self.all_cards(&mut race, word, &played)?;
        race.phase = self.phase(&race, word, pending)?;
        Ok(race)
    }

    fn number(
        &self,
        name: &'static str,
        default: u16,
        least: u16,
        most: u16,
    ) -> Result<u16, PositionError> {
        match self.fields.read::<i64>(name)? {
            None => Ok(default),
            Some(n) if (i64::from(least)..=i64::from(most)).contains(&n) => Ok(n as u16),
            Some(n) => fault(name, engine::words::message::out_of_range(least, most, n)),
        }
    }

    /// A field with one entry for each seat.
    fn per_seat<T: DeserializeOwned>(
        &self,
        name: &'static str,
    ) -> Result<Option<Vec<T>>, PositionError> {
        self.fields.read::<Vec<T>>(name)
    }

    fn cards(&self, name: &'static str) -> Result<Vec<Card>, PositionError> {
        let ids: Vec<String> = self.fields.read(name)?.unwrap_or_default();
        known_cards(name, &ids)
    }

    fn cards_per_seat(&self, name: &'static str) -> Result<Vec<Vec<Card>>, PositionError> {
        let Some(zones) = self.per_seat::<Vec<String>>(name)? else {
            return Ok(vec![Vec::new(); self.seats]);
        };
        let zones = zones.iter().enumerate();
        zones
            .map(|(seat, ids)| known_cards(&format!("{name}[{seat}]"), ids))
            .collect()
    }

    /// The phase, worked out if it is left out.
    fn word(
        &self,
        pending: Option<&Pending>,
        played: &[Card],
        acorns: u16,
    ) -> Result<Word, PositionError> {
        if let Some(text) = self.fields.read::<String>("phase")? {
            let word = Word::parse(&text);
            return word.ok_or_else(|| {
                PositionError::new("phase", engine::words::message::no_phase(text))
            });
        }
        Ok(match pending {
            Some(pending) => pending.word()?,
            None if !played.is_empty() || acorns > 0 => Word::Play,
            None => Word::Lane,
        })
    }

    /// A12, A13: who has picked which animal.
    fn animals(&self, race: &mut Race, word: Word) -> Result<(), PositionError> {
        let given = self.per_seat::<Option<String>>("animals")?;
        for seat in Seat::all(self.seats) {
            let field = format!("animals[{seat}]");
            let animal = match &given {
                None if word == Word::Pick => None,
                None => Animal::all().nth(seat.index()),
                Some(ids) => match &ids[seat.index()] {
                    None => None,
                    Some(id) => match Animal::from_id(id) {
                        None => return fault(field, message::no_such_animal(id.clone())),
                        animal => animal,
                    },
                },
            };
            if animal.is_none() && word != Word::Pick {
                return fault(field, files::ANIMAL_MISSING);
            }
            if animal.is_some_and(|animal| race.is_taken(animal)) {
                return fault(field, files::ANIMAL_TWICE);
            }
            race.runner_mut(seat).animal = animal;
        }
        Ok(())
    }

    /// Spots, lanes, free lanes, floors and checkpoints.
    fn pawns(&self, race: &mut Race, word: Word) -> Result<(), PositionError> {
        let lanes = self.per_seat::<Option<String>>("lanes")?;
        let spots = self.per_seat::<i64>("spots")?;
        let moved = self.per_seat::<bool>("moved")?;
        for seat in Seat::all(self.seats) {
            let i = seat.index();
            let field = |name: &str| format!("{name}[{seat}]");
            let lane = match &lanes {
                None if word.is_setup() => None,
                None => Some(Lane::Trail),
                Some(ids) => match &ids[i] {
                    None => None,
                    Some(id) => match Lane::from_id(id) {
                        None => return fault(field("lanes"), message::no_such_lane(id.clone())),
                        lane => lane,
                    },
                },
            };
            match (word, lane) {
                (Word::Pick, Some(_)) => {
                    return fault(field("lanes"), files::PLACED_AFTER_PICK);
                }
                (Word::Pick | Word::Start, _) | (_, Some(_)) => {}
                (_, None) => return fault(field("lanes"), files::PAWN_NOT_PLACED),
            }
            let start = match lane {
                Some(_) => race.start_spot(seat),
                None => 0,
            };
            let spot = match &spots {
                None => start,
                Some(spots) => match u16::try_from(spots[i]) {
                    Ok(spot) if spot <= FAR => spot,
                    _ => return fault(field("spots"), files::message::spot_range(FAR)),
                },
            };
            if word.is_setup() && spot != start {
                return fault(field("spots"), files::message::start_spot(start));
            }
            let has_moved = match &moved {
                None => spot > start,
                Some(moved) => moved[i],
            };
            if has_moved && word.is_setup() {
                return fault(field("moved"), files::NOBODY_MOVES_YET);
            }
            if spot > start && !has_moved {
                return fault(field("moved"), files::HAS_MOVED);
            }
            let runner = race.runner_mut(seat);
            runner.lane = lane;
            runner.spot = spot;
            runner.moved = has_moved;
        }
        self.floors(race)
    }

    fn floors(&self, race: &Race) -> Result<(), PositionError> {
        if let Some(floors) = self.per_seat::<u16>("floors")? {
            for (seat, &floor) in Seat::all(self.seats).zip(&floors) {
                let right = race.floor(seat);
                if floor != right {
                    let reason = files::message::floor_is(right);
                    return fault(format!("floors[{seat}]"), reason);
                }
            }
        }
        if let Some(claimed) = self.fields.read::<Vec<u16>>("claimed")? {
            let checkpoints = self.options.finish.checkpoints().iter().copied();
            let right: Vec<u16> = checkpoints.filter(|&c| race.is_claimed(c)).collect();
            if claimed != right {
                return fault("claimed", files::message::claimed_are(format!("{right:?}")));
            }
        }
        Ok(())
    }

    /// Whose turn it is; in some phases only one seat can be meant.
    fn turn(&self, race: &Race, word: Word) -> Result<Seat, PositionError> {
        let given = self.fields.seat("turn", self.seats)?;
        let only = match word {
            Word::Pick => Some(self.next_to_pick(race)?),
            Word::Start => Some(self.next_to_start(race)?),
            Word::Over => Some(self.last_to_play(race)?),
            _ => None,
        };
        match (given, only) {
            (None, None) => Ok(race.first),
            (Some(seat), None) | (None, Some(seat)) => Ok(seat),
            (Some(given), Some(only)) if given == only => Ok(given),
            (Some(_), Some(only)) => fault("turn", files::message::turn_of(only.index())),
        }
    }

    /// A12: the first seat in picking order without an animal.
    fn next_to_pick(&self, race: &Race) -> Result<Seat, PositionError> {
        let order = (1..=self.seats).map(|back| race.first.after(self.seats - back, self.seats));
        let has = |seat: &Seat| race.runner(*seat).animal.is_some();
        let Some(next) = order.clone().find(|seat| !has(seat)) else {
            return fault("animals", files::ALL_HAVE_PICKED);
        };
        match order.skip_while(|&seat| seat != next).find(has) {
            None => Ok(next),
            Some(seat) => fault(format!("animals[{seat}]"), files::PICKS_LATER),
        }
    }

    /// A15: the first seat in turn order whose pawn is not placed.
    fn next_to_start(&self, race: &Race) -> Result<Seat, PositionError> {
        let order = (0..self.seats).map(|steps| race.first.after(steps, self.seats));
        let has = |seat: &Seat| race.runner(*seat).lane.is_some();
        let Some(next) = order.clone().find(|seat| !has(seat)) else {
            return fault("lanes", files::ALL_ARE_PLACED);
        };
        match order.skip_while(|&seat| seat != next).find(has) {
            None => Ok(next),
            Some(seat) => fault(format!("lanes[{seat}]"), files::STARTS_LATER),
        }
    }

    /// A45, A75: who ended the race.
    fn last_to_play(&self, race: &Race) -> Result<Seat, PositionError> {
        let finish = self.options.finish.spot();
        let mut across = Seat::all(self.seats).filter(|&s| race.runner(s).spot >= finish);
        let last = race.first.after(self.seats - 1, self.seats);
        match (across.next(), self.options.finish_rule) {
            (None, _) if race.round < LAST_ROUND => fault("phase", files::NOBODY_FINISHED),
            (None, _) | (Some(_), FinishRule::Photo) => Ok(last),
            (Some(winner), FinishRule::Instant) => match across.next() {
                None => Ok(winner),
                Some(other) => fault(format!("spots[{other}]"), files::TWO_PAST_FINISH),
            },
        }
    }

    fn all_cards(&self, race: &mut Race, word: Word, played: &[Card]) -> Result<(), PositionError> {
        let decks = self.cards_per_seat("decks")?;
        let hands = self.cards_per_seat("hands")?;
        let nests = self.cards_per_seat("nests")?;
        let row = self.cards("row")?;
        let forage_deck = self.cards("forage_deck")?;
        let trap_deck = self.cards("trap_deck")?;
        let removed = self.cards("removed")?;
        if row.len() > ROW {
            return fault("row", files::message::row_too_long(ROW));
        }

        let mut copies = Copies::new(race);
        for seat in Seat::all(self.seats) {
            let i = seat.index();
            for (name, zone) in [
                ("decks", &decks[i]),
                ("hands", &hands[i]),
                ("nests", &nests[i]),
            ] {
                copies.owned(&format!("{name}[{i}]"), seat, zone)?;
                let too_early = match word {
                    Word::Pick => true,
                    Word::Start => name != "decks",
                    _ => false,
                };
                if too_early && !zone.is_empty() {
                    return fault(format!("{name}[{i}]"), files::NO_CARDS_YET);
                }
            }
        }
        copies.owned("played", race.turn, played)?;
        copies.forage("row", &row)?;
        copies.forage("forage_deck", &forage_deck)?;
        copies.forage("removed", &removed)?;
        copies.traps("trap_deck", &trap_deck)?;
        if word.is_setup() {
            for (name, zone) in [("row", &row), ("removed", &removed)] {
                if !zone.is_empty() {
                    return fault(name, files::NO_ROW_YET);
                }
            }
        }

        for seat in Seat::all(self.seats) {
            let i = seat.index();
            let played = if seat == race.turn { played } else { &[] };
            race.runners[i].cards = Holding::new(
                decks[i].iter().copied(),
                hands[i].iter().copied(),
                std::iter::empty(),
                played.iter().copied(),
                nests[i].iter().copied(),
            );
        }
        race.forage = Forage::new(
            forage_deck.iter().copied(),
            row.iter().copied(),
            removed.iter().copied(),
        );
        race.traps = TrapDeck::new(trap_deck.iter().copied(), 0);
        Ok(())
    }

    fn phase(
        &self,
        race: &Race,
        word: Word,
        pending: Option<Pending>,
    ) -> Result<Phase, PositionError> {
        let running = word != Word::Over && self.options.finish_rule == FinishRule::Instant;
        if running && race.is_finished() {
            let across = race.furthest();
            let reason = files::FINISH_ENDS_RACE;
            return fault(format!("spots[{across}]"), reason);
        }
        match (word, pending) {
            (Word::Pay | Word::Card(_), None) => fault("pending", engine::words::REQUIRED_HERE),
            (Word::Pay | Word::Card(_), Some(pending)) => pending.phase(race, word),
            (_, Some(_)) => fault("pending", engine::words::NULL_HERE),
            (Word::Pick, None) => Ok(Phase::Pick),
            (Word::Start, None) => Ok(Phase::Start),
            (Word::Lane, None) => Ok(Phase::Lane),
            (Word::Play, None) => Ok(Phase::Play),
            (Word::Over, None) => Ok(Phase::Over),
            (Word::Reveal, None) if self.options.reveal == Reveal::Auto => {
                fault("phase", files::REVEAL_NEEDS_CHOICE)
            }
            (Word::Reveal, None) if race.forage.revealable() == 0 => {
                fault("phase", files::NOTHING_TO_TURN_UP)
            }
            (Word::Reveal, None) => Ok(Phase::Reveal),
        }
    }
}

fn known_cards(field: &str, ids: &[String]) -> Result<Vec<Card>, PositionError> {
    let known = |id: &String| {
        Card::from_id(id)
            .ok_or_else(|| PositionError::new(field, message::no_such_card(id.clone())))
    };
    ids.iter().map(known).collect()
}
