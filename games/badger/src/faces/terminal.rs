use crate::card::CardSet;
use crate::{Action, Badger, Card, Hand, History, Phase, Suit, View, words};
use engine::{Seat, Viewer};
use i18n::{List, Message, Phrase};

use term::Face;

i18n::messages! {
    /// What is said in the terminal.
    pub static WORDS of words::CATALOGUE;
    phrases {
        TERMINAL_DECREE, TERMINAL_PILE, TERMINAL_BEFORE, TERMINAL_TRICK, TERMINAL_YOU,
        TERMINAL_OVER, TERMINAL_KEEP, TERMINAL_ACE, TERMINAL_THREE, TERMINAL_FIVE,
        TERMINAL_SEVEN, TERMINAL_NINE, TERMINAL_CROWN, YOUR_HAND, IS_TRUMP,
    }
    sentences {
        terminal_round(round: Count, dealer: Seat, target: Count),
        terminal_card(card: Piece, mark),
        terminal_trump(decree: Message, suit: Message, letter: Text),
        terminal_cards(count: Count),
        terminal_taken(led: Message, followed: Message, seat: Seat),
        terminal_leads(seat: Seat),
        terminal_plays(seat: Seat, card: Message),
        terminal_plays_as(seat: Seat, card: Message, suit: Message),
        terminal_player(
            seat: Seat, you: Text, points: Count, tricks: Count, sevens: Count, cards: Count,
        ),
        terminal_list(list: List),
        terminal_becomes(suit: Message),
    }
}

impl Face for Badger {
    fn table(view: &View) -> String {
        let trump = message::terminal_trump(
            card(view.decree),
            view.trump.word(),
            view.trump.letter().to_string(),
        );
        let mut lines = vec![
            say::terminal_round(view.round, view.dealer, view.target()),
            headed(TERMINAL_DECREE, &trump),
            headed(TERMINAL_PILE, &message::terminal_cards(view.pile)),
        ];
        for seat in Seat::all(2) {
            lines.push(player(view, seat));
        }
        if let Some(trick) = view.last_trick.filter(|_| view.history() != History::None) {
            let [led, followed] = trick.cards.map(card);
            let taken = message::terminal_taken(led, followed, trick.winner);
            lines.push(headed(TERMINAL_BEFORE, &taken));
        }
        lines.push(trick(view));
        if let Viewer::Seat(seat) = view.viewer
            && let Hand::Seen(hand) = view.hands[seat.index()]
        {
            lines.push(YOUR_HAND.into());
            lines.extend(hand_by_suit(hand));
        }
        lines.join("\n")
    }

    fn remark(view: &View, action: Action) -> String {
        let (Action::Play { card, .. } | Action::Exchange { card, .. } | Action::Bury { card }) =
            action
        else {
            return TERMINAL_KEEP.into();
        };
        let mut remark = card.mark().to_owned();
        match action {
            Action::Play { card, .. } => {
                if card.bears(view.trump) {
                    remark.push_str(&format!(", {IS_TRUMP}"));
                }
                if let Some(effect) = effect(card) {
                    remark.push_str(&format!("; {effect}"));
                }
            }
            Action::Exchange { card, named } => {
                let trump = named.unwrap_or(card.suits().uppermost());
                remark.push_str("; ");
                remark.push_str(&say::terminal_becomes(trump.word()));
            }
            Action::Bury { .. } | Action::Keep => {}
        }
        remark
    }
}

fn card(card: Card) -> Message {
    message::terminal_card(card.piece(), card.short())
}

/// A line with its heading, which are all equally wide.
fn headed(heading: Phrase, message: &Message) -> String {
    let headings = [
        TERMINAL_DECREE,
        TERMINAL_PILE,
        TERMINAL_BEFORE,
        TERMINAL_TRICK,
    ];
    let width = widest(headings) + 2;
    format!("{:width$}{message}", heading.text())
}

fn widest(phrases: impl IntoIterator<Item = Phrase>) -> usize {
    let widths = phrases
        .into_iter()
        .map(|phrase| phrase.text().chars().count());
    widths.max().unwrap_or(0)
}

fn player(view: &View, seat: Seat) -> String {
    let own = view.viewer == Viewer::Seat(seat);
    let you = if own { TERMINAL_YOU.text() } else { "" };
    let i = seat.index();
    say::terminal_player(
        seat,
        format!("{you:width$}", width = widest([TERMINAL_YOU])),
        view.scores[i],
        view.tricks[i],
        view.sevens[i],
        view.hands[i].len(),
    )
}

fn trick(view: &View) -> String {
    let Some(led) = view.led else {
        return match view.phase {
            Phase::Over => TERMINAL_OVER.into(),
            Phase::Lead | Phase::Follow | Phase::Exchange | Phase::Bury => {
                headed(TERMINAL_TRICK, &message::terminal_leads(view.leader))
            }
        };
    };
    let mut plays = vec![match view.named {
        Some(suit) => message::terminal_plays_as(view.leader, card(led), suit.word()),
        None => message::terminal_plays(view.leader, card(led)),
    }];
    if let Some(followed) = view.followed {
        plays.push(message::terminal_plays(view.leader.next(2), card(followed)));
    }
    headed(TERMINAL_TRICK, &message::terminal_list(List::commas(plays)))
}

/// A line for each suit: a card of several suits stands under each of them.
fn hand_by_suit(hand: CardSet) -> Vec<String> {
    let width = widest(Suit::ALL.map(Suit::word)) + 1;
    Suit::ALL
        .into_iter()
        .filter_map(|suit| {
            let mut cards: Vec<Card> = hand.and(suit.cards()).iter().collect();
            cards.sort_by_key(|card| std::cmp::Reverse(card.rank()));
            let names: Vec<String> = cards
                .into_iter()
                .map(|c| format!("{} {}", c.mark(), c.id()))
                .collect();
            let word = suit.word().text();
            (!names.is_empty()).then(|| format!("  {word:width$} {}", names.join(" · ")))
        })
        .collect()
}

/// What a card does, in a few words.
fn effect(card: Card) -> Option<Phrase> {
    match card.rank() {
        1 => Some(TERMINAL_ACE),
        3 => Some(TERMINAL_THREE),
        5 => Some(TERMINAL_FIVE),
        7 => Some(TERMINAL_SEVEN),
        9 => Some(TERMINAL_NINE),
        11 => Some(TERMINAL_CROWN),
        _ => None,
    }
}
