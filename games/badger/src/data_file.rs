//! Another deck: which cards may differ from the Decktet, and how.

use parts::{DataFile, Row, Sheet, SheetError, instead};

use crate::{
    Badger,
    card::{Card, Deck, FILE, FIVE, IN_PLAY, NINE, PRINTED, Suit, Suits, THREE},
    guess, tactics,
    words::{self, message},
};

impl DataFile for Badger {
    const FILE: &'static str = FILE;

    type Deck = Deck;

    fn read(text: &str) -> Result<Deck, SheetError> {
        read(text)
    }

    fn with<R>(deck: &'static Deck, play: impl FnOnce() -> R) -> R {
        let forget = || {
            guess::forget();
            tactics::forget();
        };
        forget();
        let played = instead(&IN_PLAY, deck, play);
        forget();
        played
    }
}

/// B66: the pile lasts for three 5s, and as many cards are taken by 3s.
const MOST_OF_A_POWER: usize = 3;

fn read(text: &str) -> Result<Deck, SheetError> {
    let columns = ["id", "name", "rank", "suits"];
    let printed = Sheet::read(FILE, &columns)?;
    let sheet = Sheet::read(text, &columns)?;
    let known = words::CARDS_ARE_KNOWN;
    sheet.keeps(&printed, &[("id", known), ("name", known)])?;
    let (mut ranks, mut of_suits) = (PRINTED.ranks, PRINTED.suits);
    let mut of_a_power = [0; 2];
    for ((card, row), printed) in Card::all().zip(sheet.rows()).zip(printed.rows()) {
        let at = card.index() as usize;
        match printed.text("rank") {
            "Ace" | "Crown" => {
                let why = words::ACES_AND_CROWNS;
                row.keeps(printed, "rank", why)?;
                row.keeps(printed, "suits", why)?;
            }
            "Pawn" | "Court" => {
                row.keeps(printed, "rank", words::PAWNS_AND_COURTS)?;
                of_suits[at] = suits(row)?;
            }
            "-" => {
                let why = words::EXCUSE_STAYS_OUT;
                row.keeps(printed, "rank", why)?;
                row.keeps(printed, "suits", why)?;
            }
            _ => {
                let rank = row.number("rank", 2..=u16::from(NINE))?;
                ranks[at] = rank as u8;
                of_suits[at] = suits(row)?;
                for (count, power) in of_a_power.iter_mut().zip([THREE, FIVE]) {
                    *count += usize::from(rank == u16::from(power));
                    if *count > MOST_OF_A_POWER {
                        return Err(row.wrong(message::too_many_of_rank(MOST_OF_A_POWER, power)));
                    }
                }
            }
        }
    }
    Ok(Deck::of(ranks, of_suits))
}

/// One to three suits, by their names.
fn suits(row: &Row<'_>) -> Result<Suits, SheetError> {
    let mut suits = Suits::default();
    for name in row.list("suits") {
        let suit = Suit::printed_as(name)
            .ok_or_else(|| row.wrong(message::file_suit_unknown(name.to_owned())))?;
        if suits.contains(suit) {
            return Err(row.wrong(message::file_suit_twice(name.to_owned())));
        }
        suits = suits.with(suit);
    }
    match suits.len() {
        1..=3 => Ok(suits),
        found => Err(row.wrong(message::file_suit_count(found))),
    }
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

    #[test]
    fn the_file_of_the_game_is_the_deck_as_printed() {
        let deck = read(FILE).expect("a good file");
        assert_eq!(deck.ranks, PRINTED.ranks);
        assert_eq!(deck.suits, PRINTED.suits);
    }

    #[test]
    fn number_cards_may_have_other_ranks_and_suits() {
        let deck = changed("the Author\t2\tMoons,Knots", "the Author\t9\tSuns");
        let author = Card::from_id("author").expect("a card").index() as usize;
        let deck = deck.expect("a good file");
        assert_eq!(
            (deck.ranks[author], deck.suits[author]),
            (9, Suits::only(Suit::Suns))
        );
    }

    #[test]
    fn what_the_rules_count_on_is_refused_with_the_reason() {
        for (from, to, words) in [
            (
                "the Author\t2",
                "the Author\t10",
                "line 8: `rank` is 10, not a number from 2 to 9",
            ),
            (
                "the Author\t2",
                "the Author\t5",
                "line 19: there are more than 3 cards of rank 5 (B66)",
            ),
            (
                "2\tMoons,Knots",
                "2\tMoons,Stars",
                "line 8: `suits`: there is no suit `Stars`",
            ),
            (
                "2\tMoons,Knots",
                "2\tMoons,Moons",
                "line 8: `suits` names Moons twice",
            ),
            (
                "2\tMoons,Knots",
                "2\t",
                "line 8: a card bears one to three suits, not 0",
            ),
            (
                "Ace\tMoons",
                "Ace\tSuns",
                "line 2: `suits` is `Suns` and has to stay `Moons`: each suit has one Ace and one Crown (B6)",
            ),
            (
                "author\t",
                "poet\t",
                "line 8: `id` is `poet` and has to stay `author`: cards are known by it, in their order",
            ),
        ] {
            assert_eq!(changed(from, to).err().as_deref(), Some(words));
        }
    }
}
