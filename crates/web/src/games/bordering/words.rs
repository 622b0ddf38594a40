//! What Bordering on Success says.

use bordering::{
    Action, BOXES, Border, Cell, Character, Colour, Echo, Hex, Last, Phase, Rotation, Sum, View,
    filled_boxes, grade,
};
use engine::{Outcome, Seat};
use parts::Direction;

use crate::{board::Names, words};

macro_rules! words {
    ($($name:ident = $text:expr;)+) => { $(pub(super) const $name: &str = $text;)+ };
}

words! {
    SQUARE = "Echo square";
    TAKEN = "Taken this turn";
    MEADOW = "Meadow";
    HANDS = "Hexes of the others";
    YOUR_HAND = "Your Hexes";
    TALLY = "Tally";
    LAST_TURN = "Last turn, step by step";
    CHARACTERS = "Characters to choose from";
    ROTATIONS = "Turn the Hex";
    DISCARD = "Echo discard pile";
    EMPTY = "empty";
    TURNED_BACK = "turned back by Bill";
    TOTAL = "shared total";
}

/// By how much a button makes the meadow larger, with its sign and its name.
pub(super) const ZOOM: [(&str, (&str, &str)); 3] = [
    ("1.3", ("+", "Zoom in")),
    ("0.77", ("−", "Zoom out")),
    ("1", ("Fit", "Fit the meadow into its place")),
];

/// The parts of the gallery.
pub(super) const SHELVES: [&str; 3] = ["Characters", "Hexes", "Echo cards"];

fn colours(echo: Echo) -> String {
    let names: Vec<&str> = echo.colours().iter().map(Colour::name).collect();
    words::list(&names)
}

/// The Echo card with everything on it.
pub(super) fn echo(echo: Echo) -> String {
    format!(
        "{}, {}, value {}; {}",
        echo.name(),
        echo.kind().name(),
        echo.value(),
        colours(echo)
    )
}

pub(super) fn kinds(hex: Hex) -> String {
    let kinds: Vec<&str> = hex.kinds().map(bordering::Kind::name).collect();
    kinds.join(" + ")
}

/// The Hex with everything on it, as it lies.
pub(super) fn hex(hex: Hex, rotation: Rotation) -> String {
    let ring = hex.ring(rotation);
    let edges: Vec<&str> = (0..6)
        .filter_map(|d| ring.at(d))
        .map(Colour::name)
        .collect();
    format!(
        "{}, {}, value {}; edges clockwise from the east {}",
        hex.name(),
        kinds(hex),
        hex.value(),
        edges.join(", ")
    )
}

pub(super) fn cell(cell: Cell) -> String {
    format!("empty cell {cell}")
}

pub(super) fn spot(number: usize) -> String {
    format!("spot {number}")
}

/// A spot whose card is not seen.
pub(super) fn face_down(number: usize, lies: bool) -> String {
    let what = if lies { "smoke" } else { EMPTY };
    format!("{}: {what}", spot(number))
}

pub(super) fn sitter(view: &View, who: &Names, seat: Seat) -> String {
    match view.open.characters[seat.index()] {
        Some(character) => format!("{} as {}", who.of(seat), character.name()),
        None => who.of(seat).to_owned(),
    }
}

pub(super) fn character(character: Character) -> String {
    let ability = character.ability();
    match character.field() {
        Some(field) => format!("{}, {}: {ability}", character.name(), field.name()),
        None => format!("{}: {ability}", character.name()),
    }
}

pub(super) fn stacks(view: &View) -> String {
    format!(
        "Echo stack: {}. Hex stack: {}. Echo discard pile: {}.",
        words::cards(view.echo_stack.into()),
        words::cards(view.hex_stack.into()),
        words::cards(view.open.discard.len())
    )
}

pub(super) fn tally(total: i64) -> String {
    format!(
        "{}: {} of {BOXES} boxes, {}",
        words::points(total),
        filled_boxes(total),
        grade(total)
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
            .map(|e| format!("{} {}", e.name(), e.value()))
            .collect();
        words::list(&names)
    };
    let sum = &last.sum;
    let mut steps = vec![match linked.as_slice() {
        [] => format!(
            "{} {}, linked with nothing: {}",
            last.hex.name(),
            last.hex.value(),
            sum.product
        ),
        cards => format!(
            "{} {}, times {}: {}",
            last.hex.name(),
            last.hex.value(),
            named(cards),
            sum.product
        ),
    }];
    if sum.divisor != 1 {
        steps.push(format!(
            "÷ {} for {}: {}",
            sum.divisor,
            named(&troubles),
            sum.quotient()
        ));
    }
    if sum.added != 0 {
        steps.push(format!("+ {} for {}, not linked", sum.added, named(&apart)));
    }
    if sum.subtracted != 0 {
        let all = [troubles, worries].concat();
        steps.push(format!("− {} for {}", sum.subtracted, named(&all)));
    }
    if sum.bonus != 0 {
        steps.push(format!("+ {} for the character", sum.bonus));
    }
    steps.push(format!("= {}", words::points(last.points)));
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
    match open.phase {
        Phase::Over => format!("{} turns played", open.turns),
        _ => {
            let end = if left <= open.seats() {
                " · the last Hexes"
            } else {
                ""
            };
            format!(
                "Turn {} · {}’s turn · {left} Hexes to come · total {}{end}",
                open.turns + 1,
                who.of(open.turn),
                open.score
            )
        }
    }
}

pub(super) fn task(view: &View) -> String {
    match view.open.phase {
        Phase::Character => "choose a character".to_owned(),
        Phase::Flip if view.open.taken.is_empty() => "turn over a card of the square".to_owned(),
        Phase::Flip => format!("turn over another: does it match {}?", first_taken(view)),
        Phase::Bill(_) => "turn the Complication back, or keep it".to_owned(),
        Phase::Choose => "choose a Hex to place".to_owned(),
        Phase::At(hex) => format!("choose a cell for {}", hex.name()),
        Phase::Turn(hex, _) => format!("turn {} as you like", hex.name()),
        Phase::Over => "the game is over".to_owned(),
    }
}

fn first_taken(view: &View) -> &'static str {
    view.open
        .taken
        .as_slice()
        .first()
        .map_or("", |echo| echo.name())
}

pub(super) fn label(action: Action) -> String {
    match action {
        Action::Character(character) => format!("Play {}", character.name()),
        Action::Flip(spot) => format!("Turn over spot {}", spot.number()),
        Action::Stop => "Stop drawing".to_owned(),
        Action::Ignore => "Turn it back, turn over another".to_owned(),
        Action::Keep => "Keep it".to_owned(),
        Action::Choose(hex) => format!("Place {}", hex.name()),
        Action::At(cell) => format!("At {cell}"),
        Action::Turn(rotation) => match rotation.sixths() {
            0 => "As printed".to_owned(),
            1 => "Turned by one sixth".to_owned(),
            n => format!("Turned by {n} sixths"),
        },
    }
}

pub(super) fn preview(view: &View, action: Action) -> Option<String> {
    match action {
        Action::Character(character) => Some(character.ability().to_owned()),
        Action::Flip(_) => Some("ends undo".to_owned()),
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
        .filter_map(|d| Some(format!("{} {}", compass(d), facing.at(d.index())?.name())))
        .collect();
    Some(format!(
        "{}; up to {}",
        colours.join(", "),
        words::points(best)
    ))
}

/// What a rotation pairs and brings.
pub(super) fn turned(view: &View, rotation: Rotation) -> Option<String> {
    let Phase::Turn(hex, cell) = view.open.phase else {
        return None;
    };
    let border = view.open.table.border(cell)?;
    let paired = hex.ring(rotation).pairs(border.facing());
    let names: Vec<&str> = paired.iter().map(Colour::name).collect();
    let pairs = match names.as_slice() {
        [] => "no pair".to_owned(),
        names => format!("pairs {}", words::list(names)),
    };
    let counted = view.open.sum(hex, border, rotation);
    let points = counted.points(view.open.options.turn_floor);
    Some(format!(
        "{pairs}: {} = {}",
        sum(&counted),
        words::points(points)
    ))
}

fn compass(direction: Direction) -> &'static str {
    match direction {
        Direction::East => "E",
        Direction::SouthEast => "SE",
        Direction::SouthWest => "SW",
        Direction::West => "W",
        Direction::NorthWest => "NW",
        Direction::NorthEast => "NE",
    }
}

pub(super) fn standing(view: &View, seat: Seat) -> String {
    let character = view.open.characters[seat.index()].map_or("no character yet", Character::name);
    let hexes = words::counted(view.hands[seat.index()].len(), "Hex", "Hexes");
    format!("{character}, {hexes}")
}

pub(super) fn ending(outcome: &Outcome) -> String {
    let total = outcome.scores.as_slice().first().copied().unwrap_or(0);
    format!(
        "Nobody holds a Hex any more (S44). Together you have {} (S45, S47).",
        tally(total)
    )
}
