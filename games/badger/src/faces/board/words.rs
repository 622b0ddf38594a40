//! What the Badger says.

use std::{borrow::Cow, ops::RangeInclusive};

use crate::{
    Action, Card, FinishedTrick, Hand, PawnTie, Phase, Reason, Side, Suit, View, card::TEN,
    round::trick_points,
};
use engine::{Outcome, Seat, Viewer};
use i18n::{Message, Phrase};

use board::{
    Counted,
    words::{self, message::points_count},
};

i18n::messages! {
    /// The board.
    pub static WORDS of crate::words::CATALOGUE;
    phrases {
        TERM_SUIT, TERM_ACE, TERM_THREE, TERM_FIVE, TERM_SEVEN, TERM_NINE, TERM_PAWN, TERM_COURT,
        TERM_CROWN, TERM_DECREE, TERM_TRUMP, TRUMP_WORD,
        DECREE, TRICK, LAST_TRICK, TAKEN, YOUR_HAND, PILE, STACKS, NOW, ROUNDS, ROUND,
        FENCE, LAND, POINTS_FOR_TRICKS, TAKES_THE_TRICK, LOSES_THE_TRICK, FOLLOW_FREELY,
        ONLY_NINE_WINS, OFF_SUIT_LOSES, TIE_TO_LEADER, TIE_TO_FOLLOWER,
        SHORT_ACE, SHORT_COURT, SHORT_PAWN, SHORT_CROWN,
        NOTHING_LED, TRICKS, SEVENS, EARLIER_ROUNDS, SHELF_ACES, SHELF_LOW, SHELF_HIGH,
        SHELF_TENS, SHELF_CROWNS, SHELF_EXCUSE, RANK_ACE, RANK_COURT, RANK_PAWN, RANK_CROWN,
        RANK_NONE, EFFECT_ACE, EFFECT_THREE, EFFECT_FIVE, EFFECT_SEVEN, EFFECT_NINE,
        EFFECT_CROWN, IS_TRUMP,
    }
    sentences {
        bare_name(card: Piece),
        out(card: Piece),
        follow_suits(suits: List),
        only_trump_wins(suit: Message),
        higher_wins(high, low),
        tie_by_name(card: Piece, other: Piece),
        verdict(name, why),
        comes_to(what, why),
        on_the_fence(name, score: Count, end: Count, target: Count),
        leads(name),
        follows(name),
        worth(tricks, now, next),
        worth_at_last(tricks, now),
        led_by(name),
        led_as(name, suit: Message),
        followed_by(name),
        taken_by(name),
        hand_of(name),
        tricks_count(count: Count),
        round_source(round: Count, what),
        standing(points: Message, tricks: Message),
        progress(round: Count, trick: Count, dealer: Seat),
        progress_near(round: Count, trick: Count, dealer: Seat),
        trump_becomes(mark, suit: Message, old: Piece),
        trump_stays(suit: Message),
        ending_last_round(target: Message, one: Count, other: Count, name: Seat),
        ending_more(target: Message, name: Seat, one: Count, other: Count),
        ending_draw(one: Count, other: Count),
    }
}

pub(super) use say::{followed_by, follows, hand_of, leads, on_the_fence, taken_by};

/// The parts of the gallery, with the ranks they hold.
pub(super) const SHELVES: [(Phrase, RangeInclusive<u8>); 6] = [
    (SHELF_ACES, 1..=1),
    (SHELF_LOW, 2..=5),
    (SHELF_HIGH, 6..=9),
    (SHELF_TENS, 10..=10),
    (SHELF_CROWNS, 11..=11),
    (SHELF_EXCUSE, 0..=0),
];

/// The rank as it stands on the card.
pub(super) fn rank(card: Card) -> &'static str {
    match card.rank() {
        0 => "–",
        1 => "A",
        2 => "2",
        3 => "3",
        4 => "4",
        5 => "5",
        6 => "6",
        7 => "7",
        8 => "8",
        9 => "9",
        10 if card.is_court() => "T",
        10 => "P",
        _ => "C",
    }
}

pub(super) fn rank_word(card: Card) -> &'static str {
    match card.rank() {
        1 => RANK_ACE.text(),
        10 if card.is_court() => RANK_COURT.text(),
        10 => RANK_PAWN.text(),
        11 => RANK_CROWN.text(),
        0 => RANK_NONE.text(),
        _ => rank(card),
    }
}

/// What a card is called.
pub(super) fn name(card: Card) -> &'static str {
    card.piece().name()
}

/// The same without an article.
pub(super) fn bare_name(card: Card) -> String {
    say::bare_name(card.piece())
}

/// What a suit is called.
pub(super) fn suit(suit: Suit) -> &'static str {
    suit.word().text()
}

/// What a card does.
pub(super) fn effect(card: Card) -> Option<Phrase> {
    match card.rank() {
        1 => Some(EFFECT_ACE),
        3 => Some(EFFECT_THREE),
        5 => Some(EFFECT_FIVE),
        7 => Some(EFFECT_SEVEN),
        9 => Some(EFFECT_NINE),
        11 => Some(EFFECT_CROWN),
        _ => None,
    }
}

/// The card with everything on it.
pub(super) fn full_name(card: Card) -> String {
    let suits: Vec<&str> = card.suits().iter().map(suit).collect();
    let mut name = format!("{}: {}", name(card), rank_word(card));
    if !suits.is_empty() {
        name.push_str(&format!(", {}", words::list(&suits)));
    }
    if let Some(effect) = effect(card) {
        name.push_str(&format!(". {effect}"));
    }
    name
}

/// The card that is out of the game.
pub(super) fn out(card: Card) -> String {
    say::out(card.piece())
}

/// What whoever is to act has to decide; of a card to follow with, which suits it must have.
pub(super) fn task(view: &View) -> Message {
    let Some(suits) = view.lead_suits().filter(|_| view.phase == Phase::Follow) else {
        return view.task().into();
    };
    let follower = view.to_play();
    let can_follow = match view.hands[follower.index()] {
        Hand::Seen(hand) if view.viewer == Viewer::Seat(follower) => {
            !hand.and(suits.cards()).is_empty()
        }
        Hand::Seen(_) | Hand::Hidden(_) => true,
    };
    if can_follow {
        message::follow_suits(suits.alternatives())
    } else {
        FOLLOW_FREELY.into()
    }
}

/// The rank in a sentence: "7", "Pawn".
fn short_rank(card: Card) -> &'static str {
    match card.rank() {
        1 => SHORT_ACE.text(),
        TEN if card.is_court() => SHORT_COURT.text(),
        TEN => SHORT_PAWN.text(),
        11 => SHORT_CROWN.text(),
        _ => rank(card),
    }
}

/// Why a card takes a trick: "7 beats 6".
fn why(view: &View, cards: [Card; 2], side: Side, reason: Reason) -> String {
    let [led, followed] = cards;
    let (winner, loser) = match side {
        Side::Leader => (led, followed),
        Side::Follower => (followed, led),
    };
    match reason {
        Reason::OnlyTrump => say::only_trump_wins(loser.suits().uppermost().word()),
        Reason::OnlyNine => ONLY_NINE_WINS.into(),
        Reason::OffSuit => OFF_SUIT_LOSES.into(),
        Reason::Higher => say::higher_wins(short_rank(winner), short_rank(loser)),
        Reason::Tie if view.pawn_tie() == PawnTie::Precedence && led.rank() == TEN => {
            say::tie_by_name(winner.piece(), loser.piece())
        }
        Reason::Tie => match side {
            Side::Leader => TIE_TO_LEADER.into(),
            Side::Follower => TIE_TO_FOLLOWER.into(),
        },
    }
}

/// Who took a trick, and why if that can be told.
pub(super) fn verdict(view: &View, past: FinishedTrick, name: &str) -> String {
    let side = if past.winner == past.leader {
        Side::Leader
    } else {
        Side::Follower
    };
    match past.reason {
        Some(reason) => say::verdict(name, why(view, past.cards, side, reason)),
        None => taken_by(name),
    }
}

/// Who took the tricks of this round, in order. Where the order of the first is forgotten,
/// they are sorted by seat.
pub(super) fn trick_winners(view: &View) -> Vec<Seat> {
    let known: Vec<Seat> = view.finished_tricks().map(|trick| trick.winner).collect();
    let of = |seat: Seat| known.iter().filter(|&&winner| winner == seat).count();
    let forgotten = Seat::all(2).flat_map(|seat| {
        let all = usize::from(view.tricks[seat.index()]);
        std::iter::repeat_n(seat, all.saturating_sub(of(seat)))
    });
    forgotten.chain(known.iter().copied()).collect()
}

/// What so many tricks are worth now, and with the next.
pub(super) fn worth(count: u8) -> Cow<'static, str> {
    static WORTHS: Counted = Counted::new(|count| {
        let points = |count| trick_points(u8::try_from(count).unwrap_or(u8::MAX));
        let tricks = say::tricks_count(count);
        let now = words::points(points(count).into());
        if count < 13 {
            say::worth(&tricks, &now, points(count + 1))
        } else {
            say::worth_at_last(&tricks, &now)
        }
    });
    WORTHS.of(count.into())
}

pub(super) fn led_by(name: &str, named: Option<Suit>) -> String {
    match named {
        Some(named) => say::led_as(name, named.word()),
        None => say::led_by(name),
    }
}

pub(super) fn tricks(count: u8) -> Cow<'static, str> {
    static TRICKS: Counted = Counted::new(say::tricks_count);
    TRICKS.of(count.into())
}

pub(super) fn standing(view: &View, seat: Seat) -> Message {
    let i = seat.index();
    message::standing(
        points_count(view.scores[i]),
        message::tricks_count(view.tricks[i]),
    )
}

pub(super) fn progress(view: &View) -> Message {
    let done = view.tricks[0] + view.tricks[1];
    let trick = (done + 1).min(13);
    let near = view.scores.iter().any(|&score| score >= view.target());
    if near && view.phase != Phase::Over {
        message::progress_near(view.round, trick, view.dealer)
    } else {
        message::progress(view.round, trick, view.dealer)
    }
}

pub(super) fn preview(view: &View, action: Action) -> String {
    match action {
        Action::Play { card, .. } => {
            let trump = || card.bears(view.trump).then_some(IS_TRUMP.text().into());
            let outcome = (view.led.zip(view.outcome_with(card))).map(|(led, (side, reason))| {
                let what = match side {
                    Side::Leader => LOSES_THE_TRICK,
                    Side::Follower => TAKES_THE_TRICK,
                };
                say::comes_to(what.text(), why(view, [led, card], side, reason))
            });
            let effect = effect(card).map(|effect| effect.text().into());
            // What comes of a card says more than what it is.
            let mark = outcome.is_none().then(|| card.mark().to_owned());
            let parts = [mark, outcome.or_else(trump), effect];
            parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
        }
        Action::Exchange { card, named } => {
            let trump = named.unwrap_or(card.suits().uppermost());
            say::trump_becomes(card.mark(), trump.word(), view.decree.piece())
        }
        Action::Keep => say::trump_stays(view.trump.word()),
        Action::Bury { card } => card.mark().to_owned(),
    }
}

pub(super) fn ending(view: &View, outcome: &Outcome) -> Message {
    let winners = outcome.winners(2);
    let [one, other] = view.scores;
    let target = points_count(view.target());
    match (winners.len(), winners.first()) {
        (1, Some(winner)) if one == other => message::ending_last_round(target, one, other, winner),
        (1, Some(winner)) => message::ending_more(target, winner, one, other),
        _ => message::ending_draw(one, other),
    }
}
