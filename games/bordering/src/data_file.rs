//! Another set of cards: what may differ from the printed ones, and how.

use std::cell::Cell;

use parts::{DataFile, Row, Sheet, SheetError, instead};

use crate::{
    Bordering, Colour, ColourSet, Echo, Hex, Kind, card_file::FILE, echo::Echoes, hex::Hexes,
    words::files,
};

/// What a data file says about Hexes and Echo cards.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Cards {
    pub(crate) hexes: Hexes,
    pub(crate) echoes: Echoes,
}

/// The cards of the game's own file.
static PRINTED: Cards = Cards {
    hexes: Hexes::PRINTED,
    echoes: Echoes::PRINTED,
};

thread_local! {
    /// The cards that this thread plays with.
    static IN_PLAY: Cell<&'static Cards> = const { Cell::new(&PRINTED) };
}

#[inline]
pub(crate) fn cards() -> &'static Cards {
    IN_PLAY.get()
}

impl DataFile for Bordering {
    const FILE: &'static str = FILE;

    type Deck = Cards;

    fn read(text: &str) -> Result<Cards, SheetError> {
        read(text)
    }

    fn with<R>(deck: &'static Cards, play: impl FnOnce() -> R) -> R {
        instead(&IN_PLAY, deck, play)
    }
}

/// S31, S32: what multiplies and divides is 1 at least, and there is room for products
/// of this.
const VALUES: std::ops::RangeInclusive<u16> = 1..=5;

fn read(text: &str) -> Result<Cards, SheetError> {
    let columns = [
        "id", "deck", "type", "name", "value", "copy", "copies", "edges", "colours", "ability",
    ];
    let printed = Sheet::read(FILE, &columns)?;
    let sheet = Sheet::read(text, &columns)?;
    let known = files::KNOWN_BY_IT;
    let counted = files::COUNTED;
    sheet.keeps(
        &printed,
        &[
            ("id", known),
            ("name", known),
            ("deck", counted),
            ("copy", counted),
            ("copies", counted),
            ("ability", files::CHARACTERS_ARE_RULES),
        ],
    )?;
    let mut cards = PRINTED.clone();
    for (row, printed) in sheet.rows().iter().zip(printed.rows()) {
        let id = row.text("id");
        if row.text("deck") == "character" {
            let why = files::CHARACTERS_ARE_RULES;
            for column in ["type", "value", "edges", "colours"] {
                row.keeps(printed, column, why)?;
            }
        } else if let Some(hex) = Hex::by_id(id) {
            row.keeps(printed, "colours", files::HEX_HAS_EDGES)?;
            let value = row.number("value", VALUES)? as u8;
            cards
                .hexes
                .set(hex.index(), value, kinds(row)?, edges(row)?);
        } else if let Some(echo) = Echo::by_id(id) {
            row.keeps(printed, "edges", files::ECHO_HAS_COLOURS)?;
            let at = echo.index();
            cards.echoes.values[at] = row.number("value", VALUES)? as u8;
            cards.echoes.kinds[at] = echo_kind(row)?;
            cards.echoes.colours[at] = colours(row)?;
            let first = echo.first_copy().index();
            let (kinds, values) = (&cards.echoes.kinds, &cards.echoes.values);
            if kinds[at] != kinds[first] {
                return Err(row.wrong(files::ONE_TYPE));
            }
            if values[at] != values[first] && row.text("deck") != "complication" {
                return Err(row.wrong(files::ONE_VALUE));
            }
        }
    }
    Ok(cards)
}

fn field(row: &Row<'_>, name: &str) -> Result<Kind, SheetError> {
    (Kind::ALL.into_iter())
        .find(|kind| kind.name() == name && *kind != Kind::Complication)
        .ok_or_else(|| row.wrong(files::message::no_type(name.to_owned())))
}

/// S36: one type, or on an Overlap Hex two.
fn kinds(row: &Row<'_>) -> Result<u8, SheetError> {
    let names: Vec<&str> = row.text("type").split('+').map(str::trim).collect();
    match (names[..].as_ref(), row.text("deck")) {
        ([one], "hex") => Ok(field(row, one)?.bit()),
        ([one, other], "overlap") if one != other => {
            Ok(field(row, one)?.bit() | field(row, other)?.bit())
        }
        _ => Err(row.wrong(files::TYPE_COUNT)),
    }
}

fn echo_kind(row: &Row<'_>) -> Result<Kind, SheetError> {
    let name = row.text("type");
    match (row.text("deck"), name == Kind::Complication.name()) {
        ("complication", true) => Ok(Kind::Complication),
        ("complication", false) => Err(row.wrong(files::COMPLICATION_STAYS)),
        _ => field(row, name),
    }
}

fn yarns(row: &Row<'_>, column: &str) -> Result<Vec<Colour>, SheetError> {
    (row.text(column).bytes())
        .map(|letter| {
            Colour::lettered(letter).ok_or_else(|| {
                let letter = char::from(letter);
                row.wrong(files::message::no_yarn_but(
                    column.to_owned(),
                    letter.to_string(),
                ))
            })
        })
        .collect()
}

fn edges(row: &Row<'_>) -> Result<[Colour; 6], SheetError> {
    let yarns = yarns(row, "edges")?;
    let found = yarns.len();
    (yarns.try_into()).map_err(|_| row.wrong(files::message::edge_count(found)))
}

fn colours(row: &Row<'_>) -> Result<ColourSet, SheetError> {
    let mut set = ColourSet::NONE;
    for yarn in yarns(row, "colours")? {
        if set.contains(yarn) {
            return Err(row.wrong(files::message::colour_twice(yarn.letter().to_string())));
        }
        set = set.with(yarn);
    }
    if set == ColourSet::NONE {
        return Err(row.wrong(files::COLOUR_MISSING));
    }
    Ok(set)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rotation;

    fn changed(from: &str, to: &str) -> Result<Cards, String> {
        assert_eq!(
            FILE.matches(from).count(),
            1,
            "{from:?} is in the file once"
        );
        read(&FILE.replace(from, to)).map_err(|error| error.to_string())
    }

    #[test]
    fn the_file_of_the_game_is_the_cards_as_printed() {
        assert_eq!(read(FILE).expect("a good file"), PRINTED);
    }

    #[test]
    fn values_types_edges_and_colours_may_be_others() {
        let cards = changed(
            "Earthworks\tClay\t3\t1\t1\tRROOYY",
            "Plant Systems\tClay\t5\t1\t1\tRRRRRP",
        )
        .expect("a good file");
        let clay = Hex::by_id("clay").expect("a Hex");
        let edge = || clay.ring(Rotation::R0).at(5);
        Bordering::with(Box::leak(Box::new(cards)), || {
            assert_eq!(clay.value(), 5);
            assert!(clay.kinds().eq([Kind::PlantSystems]));
            assert_eq!(edge(), Some(Colour::Purple));
        });
        assert_eq!((clay.value(), edge()), (3, Some(Colour::Yellow)));
        let cards = changed("Loamy Soil\t4\t1\t3\t\tR\t", "Loamy Soil\t4\t1\t3\t\tGP\t");
        let colours = cards.expect("a good file").echoes.colours[0];
        assert!(colours.iter().eq([Colour::Green, Colour::Purple]));
    }

    #[test]
    fn what_the_rules_count_on_is_refused_with_the_reason() {
        for (from, to, words) in [
            (
                "Clay\t3\t1\t1\tRROOYY",
                "Clay\t3\t1\t1\tRROOY",
                "line 7: `edges`: a Hex has six, not 5 (S12)",
            ),
            (
                "Clay\t3\t1\t1\tRROOYY",
                "Clay\t3\t1\t1\tRROOYX",
                "line 7: `edges`: there is no yarn `X`, only ROYGBP",
            ),
            (
                "Clay\t3\t",
                "Clay\t12\t",
                "line 7: `value` is 12, not a number from 1 to 5",
            ),
            (
                "Earthworks\tClay",
                "Complication\tClay",
                "line 7: `type`: there is no `Complication`",
            ),
            (
                "Earthworks + Plant Systems\tBog",
                "Earthworks\tBog",
                "line 47: `type`: a Hex has one type, an Overlap Hex two (S36)",
            ),
            (
                "Loamy Soil\t4\t2",
                "Loamy Soil\t5\t2",
                "line 54: `value`: cards of one name have one value",
            ),
            (
                "Loamy Soil\t4\t1\t3\t\tR\t",
                "Loamy Soil\t4\t1\t3\t\t\t",
                "line 53: `colours`: an Echo card has one at least",
            ),
            (
                "+1 per Plant Systems",
                "+2 per Plant Systems",
                "line 3: `ability` is `+2 per Plant Systems card involved` and has to stay `+1 per Plant Systems card involved`: the characters are part of the rules (S3, S4)",
            ),
        ] {
            assert_eq!(changed(from, to).err().as_deref(), Some(words));
        }
    }
}
