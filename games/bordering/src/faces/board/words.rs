//! What Bordering on Success says.

use crate::{
    Action, BOXES, Border, Cell, Character, Colour, Echo, Hex, Kind, Last, Phase, Rotation, Spot,
    Sum, View, filled_boxes, grade,
    words::{cell, message::valued, spot},
};
use engine::{Outcome, Seat};
use i18n::{Arg, Each, List, Message, Phrase};
use parts::Direction;

use board::{
    Names,
    words::message::{cards_count as cards, points_count as points},
};

i18n::messages! {
    /// The board.
    pub static WORDS of crate::words::CATALOGUE;
    phrases {
        TERM_YARN, TERM_FIELD, TERM_COMPLICATION, TERM_VALUE_NAME, TERM_VALUE, TERM_LINKED_NAME,
        TERM_LINKED,
        SQUARE, TAKEN, MEADOW, YOUR_HAND, TALLY, LAST_TURN, CHARACTERS, ROTATIONS,
        DISCARD, EMPTY, SMOKE, TURNED_BACK_BY_BILL, TOTAL, EARLIER_TURNS, NEWEST_TURN, ZOOM_IN,
        ZOOM_OUT, FIT, FIT_THE_MEADOW, SHELF_CHARACTERS, SHELF_HEXES, SHELF_ECHOES,
        MARK_EARTHWORKS, MARK_PLANTS, MARK_ANIMALS, MARK_ENERGY, EAST, SOUTH_EAST, SOUTH_WEST,
        WEST, NORTH_WEST, NORTH_EAST, ENDS_UNDO, NO_PAIR, NOBODY_YET, PLAN_ECHOES,
        PLAN_HEX, PLAN_CELL, PLAN_TURN,
    }
    sentences {
        echo(echo: Piece, kind: Message, value: Count, colours: List),
        hex(hex: Piece, kinds: Message, value: Count, edges: List),
        two_kinds(one: Message, other: Message),
        cell(cell: Space),
        spot_lies(spot: Space, what: Message),
        sitter(seat: Seat, who: Piece),
        character_card(who: Piece, ability: Message),
        character_of(who: Piece, field: Message, ability: Message),
        stacks(echoes: Message, hexes: Message, discard: Message),
        tally_line(points: Message, filled: Count, boxes: Count, grade: Message),
        step_alone(hex: Piece, value: Count, product: Count),
        step_times(hex: Piece, value: Count, cards: List, product: Count),
        step_divided(divisor: Count, cards: List, quotient: Count),
        step_added(added: Count, cards: List),
        step_subtracted(subtracted: Count, cards: List),
        step_bonus(bonus: Count),
        step_sum(points: Message),
        turns_played(turns: Count),
        progress(turn: Count, seat: Seat, left: Count, total: Count),
        progress_near(turn: Count, seat: Seat, left: Count, total: Count),
        up_to(facing: List, points: Message),
        facing(direction: Message, colour: Message),
        pairs(colours: List),
        pairs_bring(pairs: Message, sum: Text, points: Message),
        hexes_count(count: Count),
        standing(who, hexes: Message),
        ending(tally: Message),
    }
}

/// The parts of the gallery.
pub(super) const SHELVES: [Phrase; 3] = [SHELF_CHARACTERS, SHELF_HEXES, SHELF_ECHOES];

/// Names of all cards, looked up once.
struct CardNames {
    hexes: Vec<&'static str>,
    echoes: Vec<&'static str>,
}

static NAMES: Each<CardNames> = Each::new(|| CardNames {
    hexes: Hex::all().map(|hex| hex.piece().name()).collect(),
    echoes: Echo::all().map(|echo| echo.piece().name()).collect(),
});

/// What a Hex is called.
pub(super) fn hex_name(hex: Hex) -> &'static str {
    NAMES.spoken().hexes[hex.index()]
}

/// What an Echo card is called.
pub(super) fn echo_name(echo: Echo) -> &'static str {
    NAMES.spoken().echoes[echo.index()]
}

/// What a type is called.
pub(super) fn kind(kind: Kind) -> &'static str {
    kind.word().text()
}

/// What a colour is called.
pub(super) fn colour(colour: Colour) -> &'static str {
    colour.word().text()
}

/// The letter of a type.
pub(super) fn kind_mark(kind: Kind) -> &'static str {
    match kind {
        Kind::Earthworks => MARK_EARTHWORKS.text(),
        Kind::PlantSystems => MARK_PLANTS.text(),
        Kind::AnimalSystems => MARK_ANIMALS.text(),
        Kind::EnergyAndMaterials => MARK_ENERGY.text(),
        Kind::Complication => "!",
    }
}

/// The Echo card with everything on it.
pub(super) fn echo(echo: Echo) -> String {
    let colours = List::and(echo.colours().iter().map(Colour::word));
    say::echo(echo.piece(), echo.kind().word(), echo.value(), colours)
}

/// The type of a Hex, or both.
pub(super) fn kinds(hex: Hex) -> String {
    kinds_of(hex).to_string()
}

fn kinds_of(hex: Hex) -> Message {
    let mut kinds = hex.kinds().map(|kind| Message::from(kind.word()));
    let first = kinds.next().expect("a Hex has a type");
    kinds.fold(first, message::two_kinds)
}

/// The Hex with everything on it, as it lies.
pub(super) fn hex(hex: Hex, rotation: Rotation) -> String {
    let ring = hex.ring(rotation);
    let edges = (0..6).filter_map(|d| ring.at(d)).map(Colour::word);
    say::hex(hex.piece(), kinds_of(hex), hex.value(), List::commas(edges))
}

pub(super) fn empty_cell(at: Cell) -> String {
    say::cell(cell(at))
}

/// A spot whose card is not seen.
pub(super) fn face_down(at: Spot, lies: bool) -> String {
    say::spot_lies(spot(at), if lies { SMOKE } else { EMPTY })
}

pub(super) fn sitter(view: &View, who: &Names, seat: Seat) -> String {
    match view.open.characters[seat.index()] {
        Some(character) => message::sitter(seat, character.piece()).text(who),
        None => who.of(seat).to_owned(),
    }
}

pub(super) fn character(character: Character) -> String {
    let (who, ability) = (character.piece(), character.ability());
    match character.field() {
        Some(field) => say::character_of(who, field.word(), ability),
        None => say::character_card(who, ability),
    }
}

pub(super) fn stacks(view: &View) -> String {
    say::stacks(
        cards(view.echo_stack),
        cards(view.hex_stack),
        cards(view.open.discard.len()),
    )
}

pub(super) fn tally(total: i64) -> Message {
    message::tally_line(
        points(total),
        filled_boxes(total),
        BOXES,
        grade(total).word(),
    )
}

/// The arithmetic of a turn.
fn sum(sum: &Sum) -> String {
    let mut text = sum.product.to_string();
    if sum.divisor != 1 {
        text.push_str(&format!(" ÷ {}", sum.divisor));
    }
    for (sign, number) in [("+", sum.added), ("−", sum.subtracted), ("+", sum.bonus)] {
        if number != 0 {
            text.push_str(&format!(" {sign} {number}"));
        }
    }
    text
}

/// The arithmetic of the last turn, a line for each step (S31 to S36).
pub(super) fn last_turn(last: &Last) -> Vec<Message> {
    let (linked, troubles) = parted(last.linked());
    let (apart, worries) = parted(last.unlinked());
    let named = |cards: &[Echo]| {
        let cards = cards.iter();
        List::and(cards.map(|echo| valued(echo.piece(), echo.value())))
    };
    let sum = &last.sum;
    let (hex, value) = (last.hex.piece(), last.hex.value());
    let mut steps = vec![match linked.as_slice() {
        [] => message::step_alone(hex, value, sum.product),
        cards => message::step_times(hex, value, named(cards), sum.product),
    }];
    if sum.divisor != 1 {
        let cards = named(&troubles);
        steps.push(message::step_divided(sum.divisor, cards, sum.quotient()));
    }
    if sum.added != 0 {
        steps.push(message::step_added(sum.added, named(&apart)));
    }
    if sum.subtracted != 0 {
        let all = [troubles, worries].concat();
        steps.push(message::step_subtracted(sum.subtracted, named(&all)));
    }
    if sum.bonus != 0 {
        steps.push(message::step_bonus(sum.bonus));
    }
    steps.push(message::step_sum(points(last.points)));
    steps
}

/// Echo cards, and the Complications among them.
fn parted(cards: &[Echo]) -> (Vec<Echo>, Vec<Echo>) {
    cards
        .iter()
        .copied()
        .partition(|echo| !echo.is_complication())
}

pub(super) fn progress(view: &View) -> Message {
    let open = &view.open;
    let left = usize::from(view.hex_stack)
        + view
            .hands
            .iter()
            .take(open.seats())
            .map(|hand| hand.len())
            .sum::<usize>();
    if open.phase == Phase::Over {
        return message::turns_played(open.turns);
    }
    if left <= open.seats() {
        message::progress_near(open.turns + 1, open.turn, left, open.score)
    } else {
        message::progress(open.turns + 1, open.turn, left, open.score)
    }
}

pub(super) fn preview(view: &View, action: Action) -> Option<String> {
    match action {
        Action::Character(character) => Some(character.ability().into()),
        Action::Flip(_) => Some(ENDS_UNDO.into()),
        Action::Choose(hex) => Some(format!("{} {}", kinds(hex), hex.value())),
        Action::At(cell) => best_at(view, cell),
        Action::Turn(rotation) => turned(view, rotation),
        Action::Stop | Action::Ignore | Action::Keep => None,
    }
}

/// The most that a Hex can bring in a cell.
pub(super) fn best(view: &View, hex: Hex, border: Border) -> Option<i64> {
    let points = |rotation| {
        let sum = view.open.sum(hex, border, rotation);
        sum.points(view.open.options.turn_floor)
    };
    Rotation::ALL.into_iter().map(points).max()
}

/// What a cell shows to the Hex that is being placed, and the most it can bring.
fn best_at(view: &View, cell: Cell) -> Option<String> {
    let hex = view.open.phase.chosen()?;
    let border = view.open.table.border(cell)?;
    let best = best(view, hex, border)?;
    let shown = Direction::ALL.into_iter().filter_map(|direction| {
        let colour = border.facing().at(direction.index())?;
        Some(message::facing(compass(direction), colour.word()))
    });
    Some(say::up_to(List::commas(shown), points(best)))
}

/// What a rotation pairs and brings.
pub(super) fn turned(view: &View, rotation: Rotation) -> Option<String> {
    let Phase::Turn(hex, cell) = view.open.phase else {
        return None;
    };
    let border = view.open.table.border(cell)?;
    let paired = hex.ring(rotation).pairs(border.facing());
    let pairs = if paired.iter().next().is_none() {
        NO_PAIR.into()
    } else {
        message::pairs(List::and(paired.iter().map(Colour::word)))
    };
    let counted = view.open.sum(hex, border, rotation);
    let brought = counted.points(view.open.options.turn_floor);
    Some(say::pairs_bring(pairs, sum(&counted), points(brought)))
}

/// What a rotation brings.
pub(super) fn brought(view: &View, rotation: Rotation) -> Option<i64> {
    let Phase::Turn(hex, cell) = view.open.phase else {
        return None;
    };
    let border = view.open.table.border(cell)?;
    let counted = view.open.sum(hex, border, rotation);
    Some(counted.points(view.open.options.turn_floor))
}

fn compass(direction: Direction) -> Phrase {
    match direction {
        Direction::East => EAST,
        Direction::SouthEast => SOUTH_EAST,
        Direction::SouthWest => SOUTH_WEST,
        Direction::West => WEST,
        Direction::NorthWest => NORTH_WEST,
        Direction::NorthEast => NORTH_EAST,
    }
}

pub(super) fn standing(view: &View, seat: Seat) -> Message {
    let who: Arg<'static> = match view.open.characters[seat.index()] {
        Some(character) => character.piece().into(),
        None => NOBODY_YET.into(),
    };
    let hexes = message::hexes_count(view.hands[seat.index()].len());
    message::standing(who, hexes)
}

pub(super) fn ending(outcome: &Outcome) -> Message {
    let total = outcome.scores.as_slice().first().copied().unwrap_or(0);
    message::ending(tally(total))
}
