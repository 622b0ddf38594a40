//! Other pieces: which figures may differ from the printed ones, and how far.

use i18n::Phrase;
use parts::{DataFile, Row, Sheet, SheetError, instead};

use crate::{
    Resource, Resourced, Tile,
    figures::{Figures, IN_PLAY},
    table::{FILE, Table},
    turn::PRESET,
    words::files,
};

impl DataFile for Resourced {
    const FILE: &'static str = FILE;

    type Deck = Figures;

    fn read(text: &str) -> Result<Figures, SheetError> {
        read(text)
    }

    fn with<R>(deck: &'static Figures, play: impl FnOnce() -> R) -> R {
        instead(&IN_PLAY, deck, play)
    }
}

/// The largest figure of a kind.
const MOST_OF_A_RESOURCE: u16 = 16;
const MOST_PIECES: u16 = 36;
const MOST_EVENTS: u16 = 9;

/// The effects whose numbers may be others: the row, the word, the least and the most.
const EFFECTS: [(&str, &str, u16, u16); 16] = [
    ("food-forest", "gather", 0, 9),
    ("heat-haven", "gather", 0, 9),
    ("community-garden", "gather", 0, 9),
    ("social-housing", "gather", 0, 9),
    ("social-housing", "upkeep_waste", 0, 9),
    ("composter", "gather_bonus", 0, 9),
    ("irrigation-system", "gather_bonus", 0, 9),
    ("shipping-container", "gather_bonus", 0, 9),
    ("shelter", "gather_bonus", 0, 9),
    ("shipping-container", "hand_limit", 0, 9),
    ("shelter", "trade_limit", 0, 9),
    ("bus-stop", "steps", 0, 9),
    ("operate-composter", "take", 1, 9),
    ("operate-composter-text", "take", 1, 9),
    ("operate-irrigation-system", "take", 1, 9),
    ("operate-recycler", "recycle", 1, 24),
];

/// The faces of the spinner.
const FACES: (&str, &str, u16, u16) = ("spinner", "faces", 1, 6);

const COLUMNS: [&str; 11] = [
    "id", "name", "kind", "on", "wood", "metal", "compost", "food", "water", "copies", "effect",
];

fn read(text: &str) -> Result<Figures, SheetError> {
    let printed = Sheet::read(FILE, &COLUMNS)?;
    let sheet = Sheet::read(text, &COLUMNS)?;
    let known = files::KNOWN_BY_IT;
    sheet.keeps(
        &printed,
        &[
            ("id", known),
            ("name", known),
            ("kind", known),
            ("on", files::PLACE_IS_RULE),
        ],
    )?;
    let mut events = [0; 2];
    let mut recyclers = None;
    for (row, printed) in sheet.rows().iter().zip(printed.rows()) {
        price(row, printed)?;
        let copies = copies(row, printed)?;
        effect(row, printed)?;
        match row.text("kind") {
            "good" => events[0] += copies,
            "bad" => events[1] += copies,
            _ => {}
        }
        if row.text("id") == Tile::Recycler.id() && *recyclers.get_or_insert(copies) != copies {
            return Err(row.wrong(files::RECYCLER_ROWS));
        }
    }
    for (copies, kind) in events.into_iter().zip(["good", "bad"]) {
        let mut of_kind = sheet.rows().iter().filter(|row| row.text("kind") == kind);
        if let (0, Some(row)) = (copies, of_kind.next()) {
            let reason = files::message::no_event_left(kind);
            return Err(row.wrong(reason));
        }
    }
    Ok(Figures::of(Table(&plain(&sheet))))
}

/// The cells that are read, one row a line.
fn plain(sheet: &Sheet<'_>) -> String {
    let mut text = String::new();
    for row in sheet.rows() {
        let cells: Vec<&str> = COLUMNS.iter().map(|column| row.text(column)).collect();
        text.push_str(&cells.join("\t"));
        text.push('\n');
    }
    text
}

/// What has a price costs a card at least; what has none stays without.
fn price(row: &Row<'_>, printed: &Row<'_>) -> Result<(), SheetError> {
    let costs = |row: &Row<'_>| -> Result<u16, SheetError> {
        let mut total = 0;
        for kind in Resource::ALL {
            total += row.number(kind.id(), 0..=MOST_OF_A_RESOURCE)?;
        }
        Ok(total)
    };
    if printed.text("wood").is_empty() {
        for kind in Resource::ALL {
            row.keeps(printed, kind.id(), files::HAS_NO_PRICE)?;
        }
        return Ok(());
    }
    if costs(printed)? == 0 {
        for kind in Resource::ALL {
            row.keeps(printed, kind.id(), files::PRICE_IS_RULE)?;
        }
        return Ok(());
    }
    if costs(row)? == 0 {
        return Err(row.wrong(files::PRICE_TOO_LOW));
    }
    Ok(())
}

/// R2 to R4, R9: how many there are; at least what the first layout takes.
fn copies(row: &Row<'_>, printed: &Row<'_>) -> Result<u16, SheetError> {
    let (id, column) = (row.text("id"), "copies");
    match row.text("kind") {
        "tile" if id != Tile::Bgcs.id() => {
            let laid = PRESET.iter().filter(|(tile, _)| tile.id() == id).count() as u16;
            // R26 to R28: any of the three garden tiles may be laid twice.
            let twice = ["food-forest", "heat-haven", "community-garden"].contains(&id);
            row.number(column, laid.max(1 + u16::from(twice))..=MOST_PIECES)
        }
        "upgrade" if id != "bus-stop" => row.number(column, 0..=MOST_PIECES),
        "good" | "bad" => row.number(column, 0..=MOST_EVENTS),
        _ => {
            row.keeps(printed, column, files::THERE_IS_ONE)?;
            Ok(0)
        }
    }
}

/// The numbers of effects that the rules read from the file; all other words stay.
fn effect(row: &Row<'_>, printed: &Row<'_>) -> Result<(), SheetError> {
    let id = row.text("id");
    let entries = |row: &Row<'_>| -> Vec<String> {
        row.text("effect").split(';').map(str::to_owned).collect()
    };
    let (found, kept) = (entries(row), entries(printed));
    let stay = |why: Phrase| row.keeps(printed, "effect", why);
    if found.len() != kept.len() {
        return stay(files::ONLY_NUMBERS);
    }
    for (found, kept) in found.iter().zip(&kept) {
        let word = kept.split('=').next().unwrap_or_default();
        let open = (EFFECTS.iter().chain([&FACES])).find(|open| open.0 == id && open.1 == word);
        let Some(&(_, _, least, most)) = open else {
            if found != kept {
                return stay(match (id, word) {
                    ("recycler", _) => files::OPERATION_SAYS,
                    _ => files::WRITTEN_IN_RULES,
                });
            }
            continue;
        };
        if skeleton(found) != skeleton(kept) {
            return stay(files::ONLY_NUMBERS);
        }
        for number in numbers(found) {
            if !number.is_some_and(|number| (least..=most).contains(&number)) {
                return Err(row.wrong(files::message::effect_range(word.to_owned(), least, most)));
            }
        }
    }
    Ok(())
}

/// An effect with a mark in the place of each number.
fn skeleton(entry: &str) -> String {
    let mut skeleton: String = entry.replace(|c: char| c.is_ascii_digit(), "#");
    while skeleton.contains("##") {
        skeleton = skeleton.replace("##", "#");
    }
    skeleton
}

fn numbers(entry: &str) -> impl Iterator<Item = Option<u16>> {
    let numbers = entry.split(|c: char| !c.is_ascii_digit());
    (numbers.filter(|number| !number.is_empty())).map(|number| number.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(from: &str, to: &str) -> Result<Figures, String> {
        assert_eq!(
            FILE.matches(from).count(),
            1,
            "{from:?} is in the file once"
        );
        read(&FILE.replace(from, to)).map_err(|error| error.to_string())
    }

    #[test]
    fn the_file_of_the_game_and_other_figures_can_be_read() {
        assert!(read(FILE).is_ok());
        for (from, to) in [
            ("gather=wood:2/3/4", "gather=wood:0/10/4"),
            ("faces=1/2/3", "faces=2/2/7"),
        ] {
            assert!(changed(from, to).is_err(), "{to}");
        }
        for (from, to) in [
            ("gather=wood:2/3/4", "gather=wood:1/1/9"),
            ("faces=1/2/3", "faces=2/2/2"),
            (
                "recycle=5/7/9\treconstructed\tfour",
                "recycle=10/12/24\treconstructed\tfour",
            ),
            ("5\t5\t3\t0\t0\t1", "1\t0\t0\t9\t0\t1"),
            ("Rain\tgood\t\t\t\t\t\t\t1", "Rain\tgood\t\t\t\t\t\t\t0"),
        ] {
            assert_eq!(changed(from, to).err(), None, "{to}");
        }
    }

    #[test]
    fn what_the_rules_count_on_is_refused_with_the_reason() {
        for (from, to, words) in [
            (
                "gather=wood:2/3/4",
                "gather=wood:2/3",
                "line 3: `effect` is `gather=wood:2/3` and has to stay `gather=wood:2/3/4`: only numbers in it may be others",
            ),
            (
                "gather=wood:2/3/4",
                "gather=wood:2/3/44",
                "line 3: `effect`: the numbers of gather go from 0 to 9",
            ),
            (
                "upkeep_food=1",
                "upkeep_food=2",
                "line 6: `effect` is `gather=metal:2/3/4;upkeep_waste=2;upkeep_food=2;upkeep_water=1` and has to stay `gather=metal:2/3/4;upkeep_waste=2;upkeep_food=1;upkeep_water=1`: this is written in the rules, not read from the file",
            ),
            (
                "ring-2\t3\t3\t2\t0\t0\t5",
                "ring-2\t3\t3\t2\t0\t0\t6",
                "line 8: `copies`: both rows of the Recycler have to say the same",
            ),
            (
                "food-forest\t1\t2\t0",
                "food-forest\t0\t0\t0",
                "line 10: its price is nothing, and a card is the least",
            ),
            (
                "food-forest\t1\t2\t0",
                "food-forest\t1\tx\t0",
                "line 10: `metal` is x, not a number from 0 to 16",
            ),
            (
                "0\t0\t2\t0\t0\t12",
                "0\t0\t2\t0\t0\t1",
                "line 3: `copies` is 1, not a number from 2 to 36",
            ),
        ] {
            assert_eq!(changed(from, to).err().as_deref(), Some(words));
        }
    }
}
