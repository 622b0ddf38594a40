//! What the data files say there must be, counted here once more.

use std::collections::BTreeSet;

/// All games.
pub const GAMES: [&str; 5] = ["badger", "dandelion", "acorn", "bordering", "resourced"];

/// The data file of a game.
pub fn file(game: &str) -> &'static str {
    match game {
        "badger" => include_str!("../../../../games/badger/decktet.tsv"),
        "dandelion" => include_str!("../../../../games/dandelion/cards.tsv"),
        "acorn" => include_str!("../../../../games/acorn/cards.tsv"),
        "bordering" => include_str!("../../../../games/bordering/cards.tsv"),
        "resourced" => include_str!("../../../../games/resourced/pieces.tsv"),
        other => panic!("there is no game {other}"),
    }
}

/// A row of a data file.
pub struct Row {
    cells: Vec<(&'static str, &'static str)>,
}

impl Row {
    /// A cell by the name of its column.
    pub fn cell(&self, name: &str) -> &'static str {
        let cell = self.cells.iter().find(|(column, _)| *column == name);
        cell.map_or("", |(_, text)| text.trim())
    }

    fn copies(&self) -> usize {
        self.cell("copies").parse().unwrap_or(1)
    }
}

/// The rows of a data file.
pub fn rows(game: &str) -> Vec<Row> {
    let mut lines = file(game).lines().filter(|line| !line.starts_with('#'));
    let names: Vec<&str> = lines.next().expect("a header").split('\t').collect();
    lines
        .map(|line| Row {
            cells: names.iter().copied().zip(line.split('\t')).collect(),
        })
        .collect()
}

/// Every section of sheets with pieces: the size of a piece, and how many there are. Hexes
/// have no height.
pub fn pieces(game: &str) -> Vec<(&'static str, (f32, f32), usize)> {
    let rows = rows(game);
    let card = (63.0, 88.0);
    let count = |wanted: &dyn Fn(&Row) -> bool| -> usize {
        let rows = rows.iter().filter(|row| wanted(row));
        rows.map(Row::copies).sum()
    };
    let kind = |kind: &str| count(&|row| row.cell("kind") == kind);
    match game {
        "badger" => {
            let rest = count(&|row| row.cell("in_badger") == "no");
            vec![
                ("cards of the game", card, rows.len() - rest),
                ("the rest of the Decktet", card, rest),
            ]
        }
        "dandelion" => vec![("Food Forest cards", card, count(&|_| true))],
        "acorn" => {
            let animals = rows.iter().map(|row| row.cell("animal"));
            let animals: BTreeSet<&str> = animals.filter(|animal| !animal.is_empty()).collect();
            vec![
                // Five players have their own.
                ("starter cards", card, 5 * kind("start")),
                ("animal cards", card, kind("animal")),
                ("Forage cards", card, kind("forage")),
                ("Trap cards", card, kind("trap")),
                ("pawns", (22.0, 76.0), animals.len()),
            ]
        }
        "bordering" => {
            let of = |decks: [&str; 2]| {
                let rows = rows.iter();
                rows.filter(|row| decks.contains(&row.cell("deck"))).count()
            };
            vec![
                ("Echo cards", card, of(["echo", "complication"])),
                ("characters", card, of(["character", "character"])),
                ("Hexes", (50.0, 0.0), of(["hex", "overlap"])),
            ]
        }
        "resourced" => {
            // A tile with a row for each ring is one tile; its copies are said in each.
            let tiles = rows.iter().filter(|row| row.cell("kind") == "tile");
            let tiles: BTreeSet<(&str, usize)> =
                tiles.map(|row| (row.cell("name"), row.copies())).collect();
            let tiles: usize = tiles.iter().map(|(_, copies)| copies).sum();
            vec![
                // R6: five resources of 16 cards each.
                ("resource cards", card, 5 * 16),
                ("Good events", card, kind("good")),
                ("Bad events", card, kind("bad")),
                ("tiles", (26.0, 0.0), tiles),
                // R7: four pawns and a round token.
                ("upgrades", (20.0, 20.0), kind("upgrade") + 4 + 1),
            ]
        }
        other => panic!("there is no game {other}"),
    }
}
