//! From the fields of a position to the position.

use engine::{Fields, Message, PositionError, Seat, house::Toggle, words::message as common};
use i18n::verbatim;
use parts::Pile;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::check::check;
use crate::{
    Bordering, Cell, Character, Echo, EchoSet, Hex, HexSet, Last, Length, Open, Options, Phase,
    Placement, Rotation, Spot, SpotSet, Sum, Table, Taken,
    echo::ECHOES,
    filled_boxes,
    game::{HAND, SHORT},
    hex::HEXES,
    spread::Spread,
    words::{files, message},
};

pub(super) type Read<T> = Result<T, PositionError>;

pub(super) fn wrong<T>(field: impl Into<String>, reason: impl Into<Message>) -> Read<T> {
    Err(PositionError::new(field, reason))
}

/// The position with these fields.
pub(crate) fn read(
    options: &Options,
    seats: Option<usize>,
    fields: &Map<String, Value>,
) -> Read<Bordering> {
    let fields = Fields::new(fields);
    let mut cards = Cards::default();
    let hands = hands(&fields, seats, &mut cards)?;
    let seats = hands.len();
    let first = fields.seat("first", seats)?.unwrap_or(Seat::new(0));
    let turn = fields.seat("turn", seats)?.unwrap_or(first);
    let table = table(&fields, &mut cards)?;
    let hex_stack = hex_stack(&fields, options, &mut cards)?;
    let mut spread = square(&fields, options, &mut cards)?;
    let taken = taken(&fields, &mut cards)?;
    let echo_stack = pile(&fields, "echo_stack", &mut cards)?;
    let discard = pile(&fields, "echo_discard", &mut cards)?;
    let phase = phase(&fields, &hands, turn, &table)?;
    let characters = characters(&fields, seats, first, turn, phase)?;
    let ignored = spots(&fields, "ignored", &spread)?.unwrap_or_default();
    let seen = spots(&fields, "seen", &spread)?.unwrap_or(ignored);
    if !ignored.minus(seen).is_empty() {
        return wrong("seen", files::TURNED_BACK_IS_SEEN);
    }
    seen.iter().for_each(|spot| spread.show(spot));
    let score = score(&fields, options)?;
    let mut by_seat = [HexSet::NONE; 5];
    by_seat[..seats].copy_from_slice(&hands);
    let game = Bordering {
        open: Open {
            options: *options,
            seats: seats as u8,
            first,
            turn,
            turns: fields.read("turns")?.unwrap_or(0),
            phase,
            characters,
            ignored,
            taken,
            discard,
            table,
            score,
            last: last(&fields)?,
        },
        spread,
        echo_stack,
        shuffles: 0,
        hex_stack,
        hands: by_seat,
    };
    fields.finish()?;
    check(&game)?;
    Ok(game)
}

/// The cards met so far, so that none is in two places.
#[derive(Default)]
struct Cards {
    hexes: HexSet,
    echoes: EchoSet,
}

impl Cards {
    fn hex(&mut self, field: &str, id: &str) -> Read<Hex> {
        let Some(hex) = Hex::by_id(id) else {
            return wrong(field, message::no_hex(id.to_owned()));
        };
        if self.hexes.contains(hex) {
            return wrong(field, common::in_two_places(id.to_owned()));
        }
        self.hexes.insert(hex);
        Ok(hex)
    }

    fn echo(&mut self, field: &str, id: &str) -> Read<Echo> {
        let echo = echo(field, id)?;
        if self.echoes.contains(echo) {
            return wrong(field, common::in_two_places(id.to_owned()));
        }
        self.echoes.insert(echo);
        Ok(echo)
    }
}

fn echo(field: &str, id: &str) -> Read<Echo> {
    match Echo::by_id(id) {
        Some(echo) => Ok(echo),
        None => wrong(field, files::message::no_echo(id.to_owned())),
    }
}

fn hands(fields: &Fields, seats: Option<usize>, cards: &mut Cards) -> Read<Vec<HexSet>> {
    let hands: Vec<Vec<String>> = fields.require("hands")?;
    if !(1..=5).contains(&hands.len()) {
        return wrong("hands", files::ONE_TO_FIVE);
    }
    if seats.is_some_and(|seats| seats != hands.len()) {
        return wrong("hands", engine::words::ONE_FOR_EACH_SEAT);
    }
    let hand = |(seat, ids): (usize, &Vec<String>)| {
        let field = format!("hands[{seat}]");
        if ids.len() > HAND {
            return wrong(field, files::HAND_OF_FOUR);
        }
        ids.iter().map(|id| cards.hex(&field, id)).collect()
    };
    hands.iter().enumerate().map(hand).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Laid {
    hex: String,
    turn: usize,
}

fn table(fields: &Fields, cards: &mut Cards) -> Read<Table> {
    let laid: Map<String, Value> = fields.require("table")?;
    let mut hexes = Vec::new();
    for (key, value) in laid {
        let field = format!("table[{key}]");
        let Ok(cell) = key.parse::<Cell>() else {
            return wrong(field, files::CELL_SHAPE);
        };
        let laid: Laid = match serde_json::from_value(value) {
            Ok(laid) => laid,
            Err(error) => return wrong(field, verbatim(error.to_string())),
        };
        let hex = cards.hex(&field, &laid.hex)?;
        let Some(&rotation) = Rotation::ALL.get(laid.turn) else {
            return wrong(field, files::ROTATION_RANGE);
        };
        hexes.push((hex, Placement { cell, rotation }));
    }
    if hexes.iter().all(|(_, p)| p.cell != Cell::ORIGIN) {
        return wrong("table", files::CENTRE_MISSING);
    }
    match Table::with(hexes) {
        Some(table) => Ok(table),
        None => wrong("table", files::MUST_HANG_TOGETHER),
    }
}

fn hex_stack(fields: &Fields, options: &Options, cards: &mut Cards) -> Read<Pile<Hex, HEXES>> {
    let ids: Vec<String> = fields.read("hex_stack")?.unwrap_or_default();
    let stack = ids.iter().rev().map(|id| cards.hex("hex_stack", id));
    let stack = stack.collect::<Read<Vec<Hex>>>()?;
    if options.length == Length::Short && cards.hexes.len() > SHORT {
        return wrong("hex_stack", files::SHORT_GAME);
    }
    Ok(stack.into_iter().collect())
}

fn square(fields: &Fields, options: &Options, cards: &mut Cards) -> Read<Spread> {
    let ids: Vec<Option<String>> = fields.require("square")?;
    let count = options.square.spots();
    if ids.len() != count {
        return wrong("square", files::message::square_spots(count));
    }
    let mut spread = Spread::default();
    for (spot, id) in Spot::first(count).zip(&ids) {
        if let Some(id) = id {
            spread.lay(spot, cards.echo("square", id)?, 0);
        }
    }
    let empty: Vec<usize> = Spot::first(count)
        .filter(|&spot| spread.card(spot).is_none())
        .map(Spot::number)
        .collect();
    match fields.read::<Vec<usize>>("empty")? {
        Some(given) if given != empty => wrong("empty", files::LISTS_EMPTY),
        Some(_) | None => Ok(spread),
    }
}

/// Taken as they stand.
fn taken(fields: &Fields, cards: &mut Cards) -> Read<Taken> {
    let ids: Vec<String> = fields.read("taken")?.unwrap_or_default();
    if ids.len() > Spot::MOST {
        return wrong("taken", files::TAKEN_TOO_MANY);
    }
    ids.iter().map(|id| cards.echo("taken", id)).collect()
}

fn pile(fields: &Fields, field: &'static str, cards: &mut Cards) -> Read<Pile<Echo, ECHOES>> {
    let ids: Vec<String> = fields.read(field)?.unwrap_or_default();
    let pile = ids.iter().rev().map(|id| cards.echo(field, id));
    pile.collect::<Read<Vec<Echo>>>()
        .map(|pile| pile.into_iter().collect())
}

/// The phase with the spot, Hex and cell it is about; these must be there in
/// their phases and nowhere else.
fn phase(fields: &Fields, hands: &[HexSet], turn: Seat, table: &Table) -> Read<Phase> {
    let word: String = fields.read("phase")?.unwrap_or_else(|| "flip".to_owned());
    let turned = match fields.read::<usize>("turned")? {
        None => None,
        Some(number) => match Spot::numbered(number) {
            Some(spot) => Some(spot),
            None => return wrong("turned", files::message::no_spot_numbered(number)),
        },
    };
    let chosen = match fields.read::<String>("chosen")? {
        None => None,
        Some(id) => match Hex::by_id(&id) {
            Some(hex) if hands[turn.index()].contains(hex) => Some(hex),
            Some(_) => return wrong("chosen", files::NOT_IN_THAT_HAND),
            None => return wrong("chosen", message::no_hex(id.clone())),
        },
    };
    let at = match fields.read::<String>("at")? {
        None => None,
        Some(text) => match text.parse::<Cell>() {
            Ok(cell) if table.border(cell).is_some() => Some(cell),
            Ok(_) => return wrong("at", files::MUST_BE_FREE_CELL),
            Err(_) => return wrong("at", message::no_cell(text)),
        },
    };
    match (word.as_str(), turned, chosen, at) {
        ("character", None, None, None) => Ok(Phase::Character),
        ("flip", None, None, None) => Ok(Phase::Flip),
        ("bill", Some(spot), None, None) => Ok(Phase::Bill(spot)),
        ("choose", None, None, None) => Ok(Phase::Choose),
        ("at", None, Some(hex), None) => Ok(Phase::At(hex)),
        ("turn", None, Some(hex), Some(cell)) => Ok(Phase::Turn(hex, cell)),
        ("over", None, None, None) => Ok(Phase::Over),
        ("bill", None, ..) => wrong("turned", files::REQUIRED_IN_BILL),
        ("at" | "turn", _, None, _) => wrong("chosen", files::REQUIRED_IN_BOTH),
        ("turn", _, _, None) => wrong("at", files::REQUIRED_IN_TURN),
        ("character" | "flip" | "choose" | "at" | "turn" | "over", Some(_), ..) => {
            wrong("turned", files::ONLY_IN_BILL)
        }
        ("character" | "flip" | "bill" | "choose" | "over", _, Some(_), _) => {
            wrong("chosen", files::ONLY_IN_BOTH)
        }
        ("character" | "flip" | "bill" | "choose" | "at" | "over", _, _, Some(_)) => {
            wrong("at", files::ONLY_IN_TURN)
        }
        (word, ..) => wrong("phase", common::no_phase(word.to_owned())),
    }
}

fn characters(
    fields: &Fields,
    seats: usize,
    first: Seat,
    turn: Seat,
    phase: Phase,
) -> Read<[Option<Character>; 5]> {
    let choosing = phase == Phase::Character;
    let mut characters = [None; 5];
    let Some(ids) = fields.read::<Vec<Option<String>>>("characters")? else {
        if !choosing {
            characters[..seats].copy_from_slice(&Character::ALL.map(Some)[..seats]);
        } else if turn != first {
            return wrong("characters", files::EARLIER_HAVE_CHOSEN);
        }
        return Ok(characters);
    };
    if ids.len() != seats {
        return wrong("characters", engine::words::ONE_FOR_EACH_SEAT);
    }
    for (seat, id) in ids.iter().enumerate() {
        let field = format!("characters[{seat}]");
        let Some(id) = id else { continue };
        let Some(character) = Character::from_id(id) else {
            return wrong(field, message::no_character(id.to_owned()));
        };
        if characters.contains(&Some(character)) {
            return wrong(field, files::message::character_twice(id.to_owned()));
        }
        characters[seat] = Some(character);
    }
    let has_chosen = |steps: usize| characters[first.after(steps, seats).index()].is_some();
    let chosen = if choosing {
        (0..seats)
            .find(|&steps| first.after(steps, seats) == turn)
            .unwrap_or(0)
    } else {
        seats
    };
    if !(0..seats).all(|steps| has_chosen(steps) == (steps < chosen)) {
        let reason = if choosing {
            files::FIRST_ONES_HAVE_CHOSEN
        } else {
            files::ALL_HAVE_CHOSEN
        };
        return wrong("characters", reason);
    }
    Ok(characters)
}

fn spots(fields: &Fields, field: &'static str, spread: &Spread) -> Read<Option<SpotSet>> {
    let Some(numbers) = fields.read::<Vec<usize>>(field)? else {
        return Ok(None);
    };
    let mut spots = SpotSet::NONE;
    for number in numbers {
        let spot = Spot::numbered(number).filter(|&spot| spread.card(spot).is_some());
        let Some(spot) = spot else {
            return wrong(field, files::message::spot_is_empty(number));
        };
        if spots.contains(spot) {
            return wrong(field, files::message::spot_twice(number));
        }
        spots.insert(spot);
    }
    Ok(Some(spots))
}

fn score(fields: &Fields, options: &Options) -> Read<i64> {
    let score: i64 = fields.read("score")?.unwrap_or(0);
    if score < 0 && options.turn_floor == Toggle::On {
        return wrong("score", files::NOT_BELOW_ZERO);
    }
    match fields.read::<usize>("boxes")? {
        Some(boxes) if boxes != filled_boxes(score) => {
            wrong("boxes", files::message::fills(score, filled_boxes(score)))
        }
        Some(_) | None => Ok(score),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LastTurn {
    hex: String,
    linked: Vec<String>,
    unlinked: Vec<String>,
    product: i64,
    divisor: i32,
    added: i32,
    subtracted: i32,
    bonus: i32,
    points: i64,
}

/// Taken as it stands.
fn last(fields: &Fields) -> Read<Option<Last>> {
    let Some(turn) = fields.read::<LastTurn>("last")? else {
        return Ok(None);
    };
    let Some(hex) = Hex::by_id(&turn.hex) else {
        return wrong("last.hex", message::no_hex(turn.hex));
    };
    if turn.linked.len() + turn.unlinked.len() > Spot::MOST {
        return wrong("last", files::TAKEN_TOO_MANY);
    }
    let linked = turn.linked.iter().map(|id| echo("last.linked", id));
    let unlinked = turn.unlinked.iter().map(|id| echo("last.unlinked", id));
    Ok(Some(Last {
        hex,
        cards: linked.chain(unlinked).collect::<Read<Taken>>()?,
        linked_count: turn.linked.len() as u8,
        sum: Sum {
            product: turn.product,
            divisor: turn.divisor,
            added: turn.added,
            subtracted: turn.subtracted,
            bonus: turn.bonus,
        },
        points: turn.points,
    }))
}
