use crate::{
    Action, BOXES, Border, Bordering, Cell, Character, Colour, Echo, Face as Card, Hex, Kind, Last,
    Options, Phase, Rotation, Spot, View, filled_boxes, grade, words,
};
use engine::{Seat, house::Toggle};
use i18n::{List, Message, Phrase};
use parts::Direction;

use term::Face;

i18n::messages! {
    /// What is said in the terminal.
    pub static WORDS of words::CATALOGUE;
    phrases {
        LINE_TAKEN, LINE_MEADOW, LINE_LAST, LINE_TALLY, DOES_CHARACTER, DOES_FLIP, DOES_BILL,
        DOES_CHOOSE, DOES_AT, DOES_TURN, DOES_OVER, NOTHING_TAKEN, NO_HEXES, MEADOW_GOES_ON,
        MAY_STOP, MAY_TURN_BACK, MAY_KEEP, NO_PAIR, MARK_EARTHWORKS, MARK_PLANTS, MARK_ANIMALS,
        MARK_ENERGY, EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST,
    }
    sentences {
        turn_number(turn: Count),
        turns_played(turns: Count),
        heading(turn: Message, who: Message, does: Message),
        seated(seat: Seat),
        seated_as(who: Piece, seat: Seat),
        piles(echoes: Count, discard: Count, hexes: Count),
        smoke_of(who: Piece),
        two_kinds(one: Message, other: Message),
        hand(who: Message, hexes: Text),
        your_own_hand(who: Message, hexes: Text),
        hexes_count(count: Count),
        sum_line(hex: Piece, sum: Text, points: Count),
        total_line(total: Count, filled: Count, boxes: Count, grade: Message),
        meadow_key(letters: Text),
        facing(direction: Message, colour: Text),
        cell_faces(facing: List, points: Count),
        pairs(colours: List),
        turn_brings(pairs: Message, points: Count),
    }
}

/// The widest a table may be drawn.
const COLUMNS: usize = 100;

impl Face for Bordering {
    fn challenge(options: &Options, seats: usize) -> Option<String> {
        Some(crate::challenge(options, seats))
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
            Action::Character(character) => character.ability().into(),
            Action::Flip(spot) => shown(view, spot).map_or(String::new(), card),
            Action::Stop => MAY_STOP.into(),
            Action::Ignore => MAY_TURN_BACK.into(),
            Action::Keep => MAY_KEEP.into(),
            Action::Choose(hex) => described(hex),
            Action::At(cell) => cell_remark(view, cell),
            Action::Turn(rotation) => turn_remark(view, rotation),
        }
    }
}

fn heading(view: &View) -> Vec<String> {
    let open = &view.open;
    let does = match open.phase {
        Phase::Character => DOES_CHARACTER,
        Phase::Flip => DOES_FLIP,
        Phase::Bill(_) => DOES_BILL,
        Phase::Choose => DOES_CHOOSE,
        Phase::At(_) => DOES_AT,
        Phase::Turn(..) => DOES_TURN,
        Phase::Over => DOES_OVER,
    };
    let turn = match open.phase {
        Phase::Over => message::turns_played(open.turns),
        Phase::Character
        | Phase::Flip
        | Phase::Bill(_)
        | Phase::Choose
        | Phase::At(_)
        | Phase::Turn(..) => message::turn_number(open.turns + 1),
    };
    vec![
        say::heading(turn, seated(view, open.turn), does),
        say::piles(view.echo_stack, open.discard.len(), view.hex_stack),
    ]
}

fn seated(view: &View, seat: Seat) -> Message {
    match view.open.characters[seat.index()] {
        Some(character) => message::seated_as(character.piece(), seat),
        None => message::seated(seat),
    }
}

/// The first word of a line, as wide as the widest of them.
fn begun(line: Phrase) -> String {
    let lines = [LINE_TAKEN, LINE_MEADOW, LINE_LAST, LINE_TALLY];
    let widths = lines.map(|line| line.text().chars().count());
    let width = widths.into_iter().max().unwrap_or(0) + 2;
    format!("{:<width$}", line.text())
}

/// The card on a spot, where the table shows it.
fn shown(view: &View, spot: Spot) -> Option<Echo> {
    let card = view.square[spot.index()]?;
    let visible = match card {
        Card::Smoke { .. } => false,
        Card::Remembered { .. } => {
            view.open.options.memory_aid == Toggle::On || view.open.phase.turned() == Some(spot)
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
                (Some(_), None) if view.open.ignored.contains(spot) => {
                    say::smoke_of(Character::Bill.piece())
                }
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
    let cards = match cards.as_slice() {
        [] => NOTHING_TAKEN.into(),
        cards => cards.join(" · "),
    };
    begun(LINE_TAKEN) + &cards
}

/// `Mulching 2 ROY`, with a mark on Complications.
fn card(echo: Echo) -> String {
    let colours: String = echo.colours().iter().map(Colour::letter).collect();
    let mark = if echo.is_complication() { "!" } else { "" };
    format!("{}{mark} {} {colours}", echo.piece().name(), echo.value())
}

/// `Earthworks 3, RROOYY`.
fn described(hex: Hex) -> String {
    let mut kinds = hex.kinds().map(|kind| Message::from(kind.word()));
    let first = kinds.next().expect("a Hex has a type");
    let kinds = kinds.fold(first, message::two_kinds);
    format!("{kinds} {}, {:?}", hex.value(), hex.ring(Rotation::R0))
}

fn player(view: &View, seat: Seat) -> String {
    let hand = match view.hand(seat) {
        None => say::hexes_count(view.hands[seat.index()].len()),
        Some(hand) if hand.is_empty() => NO_HEXES.into(),
        Some(hand) => {
            let hexes = hand
                .iter()
                .map(|hex| format!("{} {}{}", hex.piece().name(), kinds(hex), hex.value()));
            hexes.collect::<Vec<_>>().join(" · ")
        }
    };
    let who = seated(view, seat);
    if view.viewer.is(seat) {
        say::your_own_hand(who, hand)
    } else {
        say::hand(who, hand)
    }
}

fn last_turn(last: &Last) -> String {
    let sum = last.sum;
    let mut text = sum.product.to_string();
    if sum.divisor != 1 {
        text.push_str(&format!(" ÷ {}", sum.divisor));
    }
    for (sign, number) in [("+", sum.added), ("-", sum.subtracted), ("+", sum.bonus)] {
        if number != 0 {
            text.push_str(&format!(" {sign} {number}"));
        }
    }
    begun(LINE_LAST) + &say::sum_line(last.hex.piece(), text, last.points)
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
    let begun = begun(LINE_TALLY);
    let indent = " ".repeat(begun.chars().count());
    vec![
        begun + &line(0..7),
        indent + &line(7..14),
        say::total_line(total, filled, BOXES, grade(total).word()),
    ]
}

/// The letter or letters of a Hex's types.
fn kinds(hex: Hex) -> String {
    hex.kinds().map(letter).collect()
}

/// The letter of a type, small beside the capitals of yarns.
fn letter(kind: Kind) -> String {
    let mark = match kind {
        Kind::Earthworks => MARK_EARTHWORKS,
        Kind::PlantSystems => MARK_PLANTS,
        Kind::AnimalSystems => MARK_ANIMALS,
        Kind::EnergyAndMaterials => MARK_ENERGY,
        Kind::Complication => return "!".to_owned(),
    };
    mark.text().to_lowercase()
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
    let letters = Kind::ALL
        .into_iter()
        .filter(|&kind| kind != Kind::Complication)
        .map(letter);
    let letters = letters.collect::<Vec<_>>().join(" ");
    lines.insert(0, begun(LINE_MEADOW) + &say::meadow_key(letters));
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
        lines.push(format!("  {MEADOW_GOES_ON}"));
    }
    lines
}

/// What a placement would bring, as the rules of the table count it.
fn points(view: &View, hex: Hex, border: Border, rotation: Rotation) -> i64 {
    let floor: Toggle = view.open.options.turn_floor;
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
    let shown = Direction::ALL.into_iter().filter_map(|direction| {
        let letter = facing.at(direction.index())?.letter();
        Some(message::facing(compass(direction), letter.to_string()))
    });
    say::cell_faces(List::commas(shown), best.unwrap_or(0))
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

fn turn_remark(view: &View, rotation: Rotation) -> String {
    let Phase::Turn(hex, cell) = view.open.phase else {
        return String::new();
    };
    let Some(border) = view.open.table.border(cell) else {
        return String::new();
    };
    let paired = hex.ring(rotation).pairs(border.facing());
    let pairs = if paired.iter().next().is_none() {
        NO_PAIR.into()
    } else {
        message::pairs(List::commas(paired.iter().map(Colour::word)))
    };
    say::turn_brings(pairs, points(view, hex, border, rotation))
}
