//! Another deck: which cards may differ from the printed ones, and how.

use parts::{DataFile, Row, Sheet, SheetError, instead};

use crate::{
    Dandelion,
    cards::Card,
    deck_file::{Deck, FILE, IN_PLAY, PRINTED},
    icons::{Icon, Icons},
    words::{self, files},
};

impl DataFile for Dandelion {
    const FILE: &'static str = FILE;

    type Deck = Deck;

    fn read(text: &str) -> Result<Deck, SheetError> {
        read(text)
    }

    fn with<R>(deck: &'static Deck, play: impl FnOnce() -> R) -> R {
        instead(&IN_PLAY, deck, play)
    }
}

/// A guild is worth as many points as its centre needs icons, and there is room for five.
const MOST_INPUTS: u8 = 5;

fn read(text: &str) -> Result<Deck, SheetError> {
    let columns = ["id", "name", "class", "inputs", "outputs", "copies", "wild"];
    let printed = Sheet::read(FILE, &columns)?;
    let sheet = Sheet::read(text, &columns)?;
    let known = files::KNOWN_BY_IT;
    sheet.keeps(
        &printed,
        &[
            ("id", known),
            ("name", known),
            ("class", files::DROUGHT_AND_STRUCTURES),
            ("wild", files::WILD_RULES),
        ],
    )?;
    let (mut inputs, mut outputs) = (PRINTED.inputs, PRINTED.outputs);
    let mut copies = PRINTED.copies;
    for (row, printed) in sheet.rows().iter().zip(printed.rows()) {
        let card = Card::from_id(row.text("id"))
            .ok_or_else(|| row.wrong(words::message::no_such_card(row.text("id").to_owned())))?;
        let at = card.index() as usize;
        if card.wild().is_some() {
            let why = files::WILD_WITHOUT_ICONS;
            row.keeps(printed, "inputs", why)?;
            row.keeps(printed, "outputs", why)?;
            let most = PRINTED.copies[at].into();
            copies[at] = row.number("copies", 0..=most)? as u8;
            continue;
        }
        row.keeps(printed, "copies", files::ONE_OF_EACH)?;
        inputs[at] = icons(row, "inputs")?;
        let count = inputs[at].count();
        if count > MOST_INPUTS {
            return Err(row.wrong(files::message::too_many_inputs(count, MOST_INPUTS)));
        }
        if card == Card::DANDELION {
            let why = files::JOKER_OUTPUTS;
            row.keeps(printed, "outputs", why)?;
        }
        outputs[at] = icons(row, "outputs")?;
    }
    Ok(Deck::of(inputs, outputs, copies))
}

fn icons(row: &Row<'_>, column: &str) -> Result<Icons, SheetError> {
    let mut icons = Icons::NONE;
    for name in row.list(column) {
        let icon = Icon::from_id(name).ok_or_else(|| {
            row.wrong(files::message::no_icon(column.to_owned(), name.to_owned()))
        })?;
        if icons.contains(icon) {
            return Err(row.wrong(files::message::icon_twice(
                column.to_owned(),
                name.to_owned(),
            )));
        }
        icons = icons.with(icon);
    }
    Ok(icons)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(from: &str, to: &str) -> Result<Deck, String> {
        assert_eq!(
            FILE.matches(from).count(),
            1,
            "{from:?} is in the file once"
        );
        read(&FILE.replace(from, to)).map_err(|error| error.to_string())
    }

    fn at(id: &str) -> usize {
        Card::from_id(id).expect("a card").index() as usize
    }

    #[test]
    fn the_file_of_the_game_is_the_deck_as_printed() {
        assert_eq!(read(FILE).expect("a good file"), PRINTED);
    }

    #[test]
    fn icons_and_copies_of_wild_cards_may_be_others() {
        let deck = changed(
            "tuber\tnitrogen,groundcover\tfood\t1",
            "tuber\twater\twater,food\t1",
        );
        let garlic = at("garlic");
        let deck = deck.expect("a good file");
        let (needs, gives) = (deck.inputs[garlic], deck.outputs[garlic]);
        assert!(needs.iter().eq([Icon::Water]));
        assert!(gives.iter().eq([Icon::Water, Icon::Food]));
        let deck = changed("Aphids\tinsect\t\t\t2", "Aphids\tinsect\t\t\t0");
        assert_eq!(deck.expect("a good file").copies[at("aphids")], 0);
    }

    #[test]
    fn what_the_rules_count_on_is_refused_with_the_reason() {
        for (from, to, words) in [
            (
                "tuber\tnitrogen,groundcover\tfood\t1",
                "tuber\tnitrogen,sun\tfood\t1",
                "line 6: `inputs`: there is no icon `sun`",
            ),
            (
                "tuber\tnitrogen,groundcover\tfood\t1",
                "tuber\twater,water\tfood\t1",
                "line 6: `inputs` names water twice (D3)",
            ),
            (
                "tuber\tnitrogen,groundcover\tfood\t1",
                "tuber\twater,nitrogen,groundcover,compost,trellis,food\tfood\t1",
                "line 6: `inputs` has 6 icons, and 5 are the most",
            ),
            (
                "tuber\tnitrogen,groundcover\tfood\t1",
                "tuber\tnitrogen,groundcover\tfood\t2",
                "line 6: `copies` is `2` and has to stay `1`: one of each ordinary card is in play (D17)",
            ),
            (
                "Aphids\tinsect\t\t\t2",
                "Aphids\tinsect\t\t\t3",
                "line 56: `copies` is 3, not a number from 0 to 2",
            ),
            (
                "pollinators,compost,food\t1\tno\treconstructed\tname sourced; needs nothing",
                "food\t1\tno\treconstructed\tname sourced; needs nothing",
                "line 20: `outputs` is `food` and has to stay `pollinators,compost,food`: a joker is named after what the Dandelion does not give (D106)",
            ),
        ] {
            assert_eq!(changed(from, to).err().as_deref(), Some(words));
        }
    }
}
