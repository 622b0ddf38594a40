//! What Bordering on Success says.

use crate::words::name_of;
use bordering::{
    Action, BOXES, Border, Cell, Character, Colour, Echo, Hex, Kind, Last, Phase, Rotation, Sum,
    View, filled_boxes, grade,
};
use engine::{Outcome, Seat};
use i18n::{Each, Phrase};
use parts::Direction;

use crate::{board::Names, words};

i18n::messages! {
    /// The board.
    pub static WORDS of bordering::words::CATALOGUE;
    phrases {
        TERM_YARN, TERM_FIELD, TERM_COMPLICATION, TERM_VALUE_NAME, TERM_VALUE, TERM_LINKED_NAME,
        TERM_LINKED,
        SQUARE, TAKEN, MEADOW, HANDS, YOUR_HAND, TALLY, LAST_TURN, CHARACTERS, ROTATIONS,
        DISCARD, EMPTY, SMOKE, TURNED_BACK, TOTAL, EARLIER_TURNS, NEWEST_TURN, ZOOM_IN, ZOOM_OUT, FIT, FIT_THE_MEADOW,
        SHELF_CHARACTERS, SHELF_HEXES, SHELF_ECHOES, MARK_EARTHWORKS, MARK_PLANTS,
        MARK_ANIMALS, MARK_ENERGY, EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST,
        TASK_CHARACTER, TASK_FLIP, TASK_BILL, TASK_CHOOSE, TASK_OVER, STOP, TURN_BACK, KEEP,
        AS_PRINTED, ENDS_UNDO, NO_PAIR, NO_CHARACTER,
    }
    sentences {
        echo(name, kind, value, colours),
        hex(name, kinds, value, edges),
        cell(cell),
        spot(number),
        spot_lies(number, what),
        sitter(name, character),
        character_card(name, ability),
        character_of(name, field, ability),
        stacks(echoes, hexes, discard),
        tally_line(points, filled, boxes, grade),
        step_alone(hex, value, product),
        step_times(hex, value, cards, product),
        step_divided(divisor, cards, quotient),
        step_added(added, cards),
        step_subtracted(subtracted, cards),
        step_bonus(bonus),
        step_sum(points),
        turns_played(turns: Count),
        progress(turn, name, left: Count, total),
        progress_near(turn, name, left, total),
        task_match(name),
        task_at(hex),
        task_turn(hex),
        play(name),
        turn_over(number),
        place(hex),
        at(cell),
        turned_by(sixths: Count),
        up_to(colours, points),
        pairs(colours),
        pairs_bring(pairs, sum, points),
        hexes_count(count: Count),
        standing(character, hexes),
        ending(tally),
    }
}

pub(super) use say::spot;

/// The parts of the gallery.
pub(super) const SHELVES: [Phrase; 3] = [SHELF_CHARACTERS, SHELF_HEXES, SHELF_ECHOES];

/// Names of everything on the table, looked up once.
struct Words {
    hexes: Vec<&'static str>,
    echoes: Vec<&'static str>,
    kinds: [&'static str; Kind::ALL.len()],
    colours: [&'static str; Colour::ALL.len()],
}

static NAMES: Each<Words> = Each::new(|| {
    let named = |english| name_of("bordering", english);
    Words {
        hexes: Hex::all().map(|hex| named(hex.name())).collect(),
        echoes: Echo::all().map(|echo| named(echo.name())).collect(),
        kinds: Kind::ALL.map(|kind| named(kind.name())),
        colours: Colour::ALL.map(|colour| named(colour.name())),
    }
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
    NAMES.spoken().kinds[kind as usize]
}

/// What a colour is called.
pub(super) fn colour(colour: Colour) -> &'static str {
    // Red is 1.
    NAMES.spoken().colours[colour as usize - 1]
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

fn colours(echo: Echo) -> String {
    let names: Vec<&str> = echo.colours().iter().map(colour).collect();
    words::list(&names)
}

/// The Echo card with everything on it.
pub(super) fn echo(echo: Echo) -> String {
    say::echo(
        echo_name(echo),
        kind(echo.kind()),
        echo.value(),
        &colours(echo),
    )
}

pub(super) fn kinds(hex: Hex) -> String {
    let kinds: Vec<&str> = hex.kinds().map(kind).collect();
    kinds.join(" + ")
}

/// The Hex with everything on it, as it lies.
pub(super) fn hex(hex: Hex, rotation: Rotation) -> String {
    let ring = hex.ring(rotation);
    let edges: Vec<&str> = (0..6).filter_map(|d| ring.at(d)).map(colour).collect();
    say::hex(hex_name(hex), &kinds(hex), hex.value(), &edges.join(", "))
}

pub(super) fn cell(cell: Cell) -> String {
    say::cell(&cell.to_string())
}

/// A spot whose card is not seen.
pub(super) fn face_down(number: usize, lies: bool) -> String {
    say::spot_lies(number, if lies { SMOKE } else { EMPTY })
}

pub(super) fn sitter(view: &View, who: &Names, seat: Seat) -> String {
    match view.open.characters[seat.index()] {
        Some(character) => say::sitter(who.of(seat), character.name()),
        None => who.of(seat).to_owned(),
    }
}

pub(super) fn character(character: Character) -> String {
    match character.field() {
        Some(field) => say::character_of(character.name(), kind(field), ability(character)),
        None => say::character_card(character.name(), ability(character)),
    }
}

fn ability(character: Character) -> &'static str {
    name_of("bordering", character.ability())
}

pub(super) fn stacks(view: &View) -> String {
    say::stacks(
        &words::cards(view.echo_stack.into()),
        &words::cards(view.hex_stack.into()),
        &words::cards(view.open.discard.len()),
    )
}

pub(super) fn tally(total: i64) -> String {
    say::tally_line(
        &words::points(total),
        filled_boxes(total),
        BOXES,
        name_of("bordering", grade(total)),
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
pub(super) fn last_turn(last: &Last) -> Vec<String> {
    let (linked, troubles) = parted(last.linked());
    let (apart, worries) = parted(last.unlinked());
    let named = |cards: &[Echo]| {
        let names: Vec<String> = cards
            .iter()
            .map(|&echo| format!("{} {}", echo_name(echo), echo.value()))
            .collect();
        words::list(&names)
    };
    let sum = &last.sum;
    let (hex, value) = (hex_name(last.hex), last.hex.value());
    let mut steps = vec![match linked.as_slice() {
        [] => say::step_alone(hex, value, sum.product),
        cards => say::step_times(hex, value, &named(cards), sum.product),
    }];
    if sum.divisor != 1 {
        let cards = named(&troubles);
        steps.push(say::step_divided(sum.divisor, &cards, sum.quotient()));
    }
    if sum.added != 0 {
        steps.push(say::step_added(sum.added, &named(&apart)));
    }
    if sum.subtracted != 0 {
        let all = [troubles, worries].concat();
        steps.push(say::step_subtracted(sum.subtracted, &named(&all)));
    }
    if sum.bonus != 0 {
        steps.push(say::step_bonus(sum.bonus));
    }
    steps.push(say::step_sum(&words::points(last.points)));
    steps
}

/// Echo cards, and the Complications among them.
fn parted(cards: &[Echo]) -> (Vec<Echo>, Vec<Echo>) {
    cards
        .iter()
        .copied()
        .partition(|echo| !echo.is_complication())
}

pub(super) fn progress(view: &View, who: &Names) -> String {
    let open = &view.open;
    let left = usize::from(view.hex_stack)
        + view
            .hands
            .iter()
            .take(open.seats())
            .map(|hand| hand.len())
            .sum::<usize>();
    if open.phase == Phase::Over {
        return say::turns_played(open.turns);
    }
    let (turn, name) = (open.turns + 1, who.of(open.turn));
    if left <= open.seats() {
        say::progress_near(turn, name, left, open.score)
    } else {
        say::progress(turn, name, left, open.score)
    }
}

pub(super) fn task(view: &View) -> String {
    match view.open.phase {
        Phase::Character => TASK_CHARACTER.into(),
        Phase::Flip if view.open.taken.is_empty() => TASK_FLIP.into(),
        Phase::Flip => say::task_match(first_taken(view)),
        Phase::Bill(_) => TASK_BILL.into(),
        Phase::Choose => TASK_CHOOSE.into(),
        Phase::At(hex) => say::task_at(hex_name(hex)),
        Phase::Turn(hex, _) => say::task_turn(hex_name(hex)),
        Phase::Over => TASK_OVER.into(),
    }
}

fn first_taken(view: &View) -> &'static str {
    view.open
        .taken
        .as_slice()
        .first()
        .map_or("", |&echo| echo_name(echo))
}

pub(super) fn label(action: Action) -> String {
    match action {
        Action::Character(character) => say::play(character.name()),
        Action::Flip(spot) => say::turn_over(spot.number()),
        Action::Stop => STOP.into(),
        Action::Ignore => TURN_BACK.into(),
        Action::Keep => KEEP.into(),
        Action::Choose(hex) => say::place(hex_name(hex)),
        Action::At(cell) => say::at(&cell.to_string()),
        Action::Turn(rotation) => match rotation.sixths() {
            0 => AS_PRINTED.into(),
            sixths => say::turned_by(sixths),
        },
    }
}

pub(super) fn preview(view: &View, action: Action) -> Option<String> {
    match action {
        Action::Character(character) => Some(ability(character).to_owned()),
        Action::Flip(_) => Some(ENDS_UNDO.into()),
        Action::Choose(hex) => Some(format!("{} {}", kinds(hex), hex.value())),
        Action::At(cell) => at(view, cell),
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
fn at(view: &View, cell: Cell) -> Option<String> {
    let hex = view.open.phase.chosen()?;
    let border = view.open.table.border(cell)?;
    let best = best(view, hex, border)?;
    let facing = border.facing();
    let colours: Vec<String> = Direction::ALL
        .into_iter()
        .filter_map(|d| Some(format!("{} {}", compass(d), colour(facing.at(d.index())?))))
        .collect();
    Some(say::up_to(&colours.join(", "), &words::points(best)))
}

/// What a rotation pairs and brings.
pub(super) fn turned(view: &View, rotation: Rotation) -> Option<String> {
    let Phase::Turn(hex, cell) = view.open.phase else {
        return None;
    };
    let border = view.open.table.border(cell)?;
    let paired = hex.ring(rotation).pairs(border.facing());
    let names: Vec<&str> = paired.iter().map(colour).collect();
    let pairs = match names.as_slice() {
        [] => NO_PAIR.into(),
        names => say::pairs(&words::list(names)),
    };
    let counted = view.open.sum(hex, border, rotation);
    let points = counted.points(view.open.options.turn_floor);
    Some(say::pairs_bring(
        &pairs,
        &sum(&counted),
        &words::points(points),
    ))
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

pub(super) fn standing(view: &View, seat: Seat) -> String {
    let character = view.open.characters[seat.index()];
    let character = character.map_or_else(|| NO_CHARACTER.text(), Character::name);
    say::standing(character, &say::hexes_count(view.hands[seat.index()].len()))
}

pub(super) fn ending(outcome: &Outcome) -> String {
    let total = outcome.scores.as_slice().first().copied().unwrap_or(0);
    say::ending(&tally(total))
}
