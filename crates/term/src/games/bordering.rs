use bordering::{
    Action, BOXES, Border, Bordering, Cell, Colour, Echo, Face as Card, Hex, Last, MemoryAid,
    Options, Phase, Rotation, Spot, TurnFloor, View, filled_boxes, grade,
};
use engine::Seat;

use crate::Face;

/// The widest a table may be drawn.
const COLUMNS: usize = 100;

impl Face for Bordering {
    fn challenge(options: &Options, seats: usize) -> Option<String> {
        Some(bordering::challenge(options, seats))
    }

    fn table(view: &View) -> String {
        let mut lines = heading(view);
        lines.extend(square(view));
        lines.push(taken(view));
        lines.push(String::new());
        lines.extend(meadow(view));
        lines.push(String::new());
        lines.extend(Seat::all(view.open.seats()).map(|seat| player(view, seat)));
        lines.extend(view.open.last.as_ref().map(last_turn));
        lines.extend(tally(view.open.score));
        lines.join("\n")
    }

    fn remark(view: &View, action: Action) -> String {
        match action {
            Action::Character(character) => character.ability().to_owned(),
            Action::Flip(spot) => shown(view, spot).map_or(String::new(), card),
            Action::Stop => "end the draw".to_owned(),
            Action::Ignore => "turn it back and turn over another".to_owned(),
            Action::Keep => "leave it turned over".to_owned(),
            Action::Choose(hex) => described(hex),
            Action::At(cell) => cell_remark(view, cell),
            Action::Turn(rotation) => turn_remark(view, rotation),
        }
    }
}

fn heading(view: &View) -> Vec<String> {
    let open = &view.open;
    let doing = match open.phase {
        Phase::Character => "chooses a character",
        Phase::Flip => "turns over Echoes",
        Phase::Bill(_) => "decides about a Complication",
        Phase::Choose => "chooses a Hex",
        Phase::At(_) => "looks for a cell",
        Phase::Turn(..) => "turns the Hex",
        Phase::Over => "played last; the game is over",
    };
    let turn = match open.phase {
        Phase::Over => format!("{} turns played", open.turns),
        Phase::Character
        | Phase::Flip
        | Phase::Bill(_)
        | Phase::Choose
        | Phase::At(_)
        | Phase::Turn(..) => format!("Turn {}", open.turns + 1),
    };
    vec![
        format!("{turn} · {} {doing}", seat_name(view, open.turn)),
        format!(
            "Echo stack {} · discard {} · Hex stack {}",
            view.echo_stack,
            open.discard.len(),
            view.hex_stack
        ),
    ]
}

fn seat_name(view: &View, seat: Seat) -> String {
    match view.open.characters[seat.index()] {
        Some(character) => format!("{} (seat {seat})", character.name()),
        None => format!("seat {seat}"),
    }
}

/// The card on a spot, where the table shows it.
fn shown(view: &View, spot: Spot) -> Option<Echo> {
    let card = view.square[spot.index()]?;
    let visible = match card {
        Card::Smoke { .. } => false,
        Card::Remembered { .. } => {
            view.open.options.memory_aid == MemoryAid::On || view.open.phase.turned() == Some(spot)
        }
        Card::Revealed { .. } => true,
    };
    card.echo().filter(|_| visible)
}

fn square(view: &View) -> Vec<String> {
    let side = view.open.options.square.side();
    let width = COLUMNS.min(30 * side) / side;
    let spots: Vec<Spot> = Spot::first(side * side).collect();
    let line = |row: &[Spot]| {
        let cells = row.iter().map(|&spot| {
            let face = match (view.square[spot.index()], shown(view, spot)) {
                (None, _) => "-".to_owned(),
                (Some(_), Some(echo)) => card(echo),
                (Some(_), None) if view.open.ignored.contains(spot) => "~~~~ (Bill)".to_owned(),
                (Some(_), None) => "~~~~".to_owned(),
            };
            let face: String = face.chars().take(width - 4).collect();
            format!("{:>2} {face:<rest$}", spot.number(), rest = width - 3)
        });
        format!("  {}", cells.collect::<String>().trim_end())
    };
    spots.chunks(side).map(line).collect()
}

fn taken(view: &View) -> String {
    let cards: Vec<String> = view
        .open
        .taken
        .as_slice()
        .iter()
        .map(|&e| card(e))
        .collect();
    match cards.as_slice() {
        [] => "Taken   nothing".to_owned(),
        cards => format!("Taken   {}", cards.join(" · ")),
    }
}

/// `Mulching 2 ROY`, with a mark on Complications.
fn card(echo: Echo) -> String {
    let colours: String = echo.colours().iter().map(Colour::letter).collect();
    let mark = if echo.is_complication() { "!" } else { "" };
    format!("{}{mark} {} {colours}", echo.name(), echo.value())
}

/// `Earthworks 3, RROOYY`.
fn described(hex: Hex) -> String {
    let kinds: Vec<&str> = hex.kinds().map(bordering::Kind::name).collect();
    format!(
        "{} {}, {:?}",
        kinds.join(" + "),
        hex.value(),
        hex.ring(Rotation::R0)
    )
}

fn player(view: &View, seat: Seat) -> String {
    let you = if view.viewer.is(seat) { ", you" } else { "" };
    let hand = match view.hand(seat) {
        None => format!("{} Hexes", view.hands[seat.index()].len()),
        Some(hand) if hand.is_empty() => "no Hexes".to_owned(),
        Some(hand) => {
            let hexes = hand
                .iter()
                .map(|hex| format!("{} {}{}", hex.name(), kinds(hex), hex.value()));
            hexes.collect::<Vec<_>>().join(" · ")
        }
    };
    format!("{}{you}: {hand}", seat_name(view, seat))
}

fn last_turn(last: &Last) -> String {
    let sum = last.sum;
    let mut text = format!("Last    {}: {}", last.hex.name(), sum.product);
    if sum.divisor != 1 {
        text.push_str(&format!(" ÷ {}", sum.divisor));
    }
    for (sign, number) in [("+", sum.added), ("-", sum.subtracted), ("+", sum.bonus)] {
        if number != 0 {
            text.push_str(&format!(" {sign} {number}"));
        }
    }
    text.push_str(&format!(" = {} points", last.points));
    text
}

/// S45: the tally card, seven rows of ten boxes in a line.
fn tally(total: i64) -> Vec<String> {
    let filled = filled_boxes(total);
    let row = |row: usize| -> String {
        (10 * row..10 * row + 10)
            .map(|number| if number < filled { '#' } else { '.' })
            .collect()
    };
    let line = |rows: std::ops::Range<usize>| rows.map(row).collect::<Vec<_>>().join(" ");
    vec![
        format!("Tally   {}", line(0..7)),
        format!("        {}", line(7..14)),
        format!(
            "Total {total} · {filled} of {BOXES} boxes · {}",
            grade(total)
        ),
    ]
}

/// The letter or letters of a Hex's types.
fn kinds(hex: Hex) -> String {
    let letter = |kind| match kind {
        bordering::Kind::Earthworks => 'e',
        bordering::Kind::PlantSystems => 'p',
        bordering::Kind::AnimalSystems => 'a',
        bordering::Kind::EnergyAndMaterials => 'm',
        bordering::Kind::Complication => '!',
    };
    hex.kinds().map(letter).collect()
}

/// How many columns a cell takes; a row is shifted by half of them.
const WIDTH: i32 = 6;

/// The Hexes with their edges, and the coordinates of the cells around them.
///
/// A Hex takes three lines of five letters: the two upper edges, then the west
/// edge, type and value, the east edge, then the two lower edges.
fn meadow(view: &View) -> Vec<String> {
    let table = &view.open.table;
    let column = |cell: Cell| WIDTH * i32::from(cell.q) + WIDTH / 2 * i32::from(cell.r);
    let borders = table.borders().iter().map(|border| border.cell());
    let cells: Vec<Cell> = table.hexes().map(|(_, p)| p.cell).chain(borders).collect();
    let left = cells.iter().map(|&cell| column(cell)).min().unwrap_or(0);
    let right = cells.iter().map(|&cell| column(cell)).max().unwrap_or(0) + WIDTH;
    let top = cells
        .iter()
        .map(|cell| i32::from(cell.r))
        .min()
        .unwrap_or(0);
    let bottom = cells
        .iter()
        .map(|cell| i32::from(cell.r))
        .max()
        .unwrap_or(0);
    let mut page = vec![vec![' '; (right - left) as usize]; 3 * (bottom - top + 1) as usize];
    let mut write = |cell: Cell, line: usize, text: &str| {
        let row = 3 * (i32::from(cell.r) - top) as usize + line;
        let start = (column(cell) - left) as usize;
        for (place, letter) in page[row][start..].iter_mut().zip(text.chars()) {
            *place = letter;
        }
    };
    for cell in table.borders().iter().map(|border| border.cell()) {
        write(cell, 1, &format!("{:^6}", cell.to_string()));
    }
    for (hex, placement) in table.hexes() {
        let ring = hex.ring(placement.rotation);
        let edge = |d| ring.at(d).map_or('?', Colour::letter);
        let middle = format!("{}{}", kinds(hex), hex.value());
        write(placement.cell, 0, &format!(" {} {} ", edge(4), edge(5)));
        write(
            placement.cell,
            1,
            &format!("{}{middle:^3}{}", edge(3), edge(0)),
        );
        write(placement.cell, 2, &format!(" {} {} ", edge(2), edge(1)));
    }
    let mut lines = crop(&page);
    lines.insert(
        0,
        "Meadow  a Hex shows its edges around type (e p a m) and value".to_owned(),
    );
    lines
}

/// The middle of a page that is too wide, and a word about it.
fn crop(page: &[Vec<char>]) -> Vec<String> {
    let width = page.first().map_or(0, Vec::len);
    let start = width.saturating_sub(COLUMNS - 2) / 2;
    let line = |row: &Vec<char>| {
        let shown: String = row.iter().skip(start).take(COLUMNS - 2).collect();
        format!("  {}", shown.trim_end()).trim_end().to_owned()
    };
    let mut lines: Vec<String> = page.iter().map(line).collect();
    let is_blank = |line: &String| line.is_empty();
    while lines.first().is_some_and(is_blank) {
        lines.remove(0);
    }
    while lines.last().is_some_and(is_blank) {
        lines.pop();
    }
    if start > 0 {
        lines.push("  (it goes on to the east and the west)".to_owned());
    }
    lines
}

/// What a placement would bring, as the rules of the table count it.
fn points(view: &View, hex: Hex, border: Border, rotation: Rotation) -> i64 {
    let floor: TurnFloor = view.open.options.turn_floor;
    view.open.sum(hex, border, rotation).points(floor)
}

fn cell_remark(view: &View, cell: Cell) -> String {
    let (Some(hex), Some(border)) = (view.open.phase.chosen(), view.open.table.border(cell)) else {
        return String::new();
    };
    let best = Rotation::ALL
        .into_iter()
        .map(|rotation| points(view, hex, border, rotation))
        .max();
    let facing = border.facing();
    let colours: Vec<String> = parts::Direction::ALL
        .into_iter()
        .filter_map(|d| Some(format!("{} {}", compass(d), facing.at(d.index())?.letter())))
        .collect();
    format!(
        "faces {}; up to {} points",
        colours.join(", "),
        best.unwrap_or(0)
    )
}

fn compass(direction: parts::Direction) -> &'static str {
    match direction {
        parts::Direction::East => "E",
        parts::Direction::SouthEast => "SE",
        parts::Direction::SouthWest => "SW",
        parts::Direction::West => "W",
        parts::Direction::NorthWest => "NW",
        parts::Direction::NorthEast => "NE",
    }
}

fn turn_remark(view: &View, rotation: Rotation) -> String {
    let Phase::Turn(hex, cell) = view.open.phase else {
        return String::new();
    };
    let Some(border) = view.open.table.border(cell) else {
        return String::new();
    };
    let paired = hex.ring(rotation).pairs(border.facing());
    let names: Vec<&str> = paired.iter().map(Colour::name).collect();
    let pairs = match names.as_slice() {
        [] => "no pair".to_owned(),
        names => format!("pairs {}", names.join(", ")),
    };
    format!("{pairs}: {} points", points(view, hex, border, rotation))
}
