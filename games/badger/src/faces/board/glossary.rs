//! The marks on the cards, explained.

use crate::Suit;

use super::words;
use board::Term;

pub(super) fn terms() -> Vec<Term> {
    let suits = Suit::ALL.map(|suit| {
        let name = format!("{} ({})", words::suit(suit), suit.letter());
        Term::mark(suit.id(), &name, words::TERM_SUIT)
    });
    let ranks = [
        ("A", words::RANK_ACE.text(), words::TERM_ACE),
        ("3", "", words::TERM_THREE),
        ("5", "", words::TERM_FIVE),
        ("7", "", words::TERM_SEVEN),
        ("9", "", words::TERM_NINE),
        ("P", words::RANK_PAWN.text(), words::TERM_PAWN),
        ("T", words::RANK_COURT.text(), words::TERM_COURT),
        ("C", words::RANK_CROWN.text(), words::TERM_CROWN),
    ];
    let ranks = ranks
        .map(|(rank, name, meaning)| Term::sign(rank, name, meaning, &format!("rank\">{rank}<")));
    let table = [
        Term::sign(words::DECREE.text(), "", words::TERM_DECREE, ""),
        Term::sign(words::TRUMP_WORD.text(), "", words::TERM_TRUMP, ""),
    ];
    suits.into_iter().chain(ranks).chain(table).collect()
}
