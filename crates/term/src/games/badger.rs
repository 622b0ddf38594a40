use badger::{Action, Badger, Card, Hand, Phase, Suit, View};
use engine::{Seat, Viewer};
use parts::CardSet;

use crate::Face;

impl Face for Badger {
    fn table(view: &View) -> String {
        let mut lines = vec![
            format!(
                "Round {}, seat {} dealt · to {} points",
                view.round,
                view.dealer,
                view.target()
            ),
            format!(
                "Decree  {}   trump is {} ({})",
                card(view.decree),
                view.trump,
                view.trump.letter()
            ),
            format!("Pile    {} cards", view.pile),
        ];
        for seat in Seat::all(2) {
            lines.push(player(view, seat));
        }
        if let Some(trick) = view
            .last_trick
            .filter(|_| view.history() != badger::History::None)
        {
            lines.push(format!(
                "Before  {}, {}: taken by seat {}",
                card(trick.cards[0]),
                card(trick.cards[1]),
                trick.winner
            ));
        }
        lines.push(trick(view));
        if let Viewer::Seat(seat) = view.viewer
            && let Hand::Seen(hand) = view.hands[seat.index()]
        {
            lines.push("Your hand".to_owned());
            lines.extend(hand_by_suit(hand));
        }
        lines.join("\n")
    }

    fn remark(view: &View, action: Action) -> String {
        let (Action::Play { card, .. } | Action::Exchange { card, .. } | Action::Bury { card }) =
            action
        else {
            return "leave the decree as it is".to_owned();
        };
        let mut remark = card.mark().to_owned();
        match action {
            Action::Play { card, .. } => {
                if card.bears(view.trump) {
                    remark.push_str(", trump");
                }
                if let Some(effect) = effect(card) {
                    remark.push_str("; ");
                    remark.push_str(effect);
                }
            }
            Action::Exchange { card, named } => {
                let trump = named.unwrap_or(card.suits().uppermost());
                remark.push_str(&format!("; trump becomes {trump}"));
            }
            Action::Bury { .. } | Action::Keep => {}
        }
        remark
    }
}

fn card(card: Card) -> String {
    format!("{} [{}]", card.name(), card.mark())
}

fn player(view: &View, seat: Seat) -> String {
    let who = if view.viewer == Viewer::Seat(seat) {
        "you"
    } else {
        "   "
    };
    let i = seat.index();
    format!(
        "Seat {seat} {who}  {:2} points, {:2} tricks this round{}, {} cards in hand",
        view.scores[i],
        view.tricks[i],
        match view.sevens[i] {
            0 => String::new(),
            1 => " and 1 seven".to_owned(),
            n => format!(" and {n} sevens"),
        },
        view.hands[i].len()
    )
}

fn trick(view: &View) -> String {
    let Some(led) = view.led else {
        return match view.phase {
            Phase::Over => "The game is over.".to_owned(),
            Phase::Lead | Phase::Follow | Phase::Exchange | Phase::Bury => {
                format!("Trick   seat {} leads", view.leader)
            }
        };
    };
    let named = view
        .named
        .map_or(String::new(), |suit| format!(" as {suit}"));
    let followed = view.followed.map_or(String::new(), |followed| {
        format!(", seat {}: {}", view.leader.next(2), card(followed))
    });
    format!(
        "Trick   seat {}: {}{named}{followed}",
        view.leader,
        card(led)
    )
}

/// A line for each suit: a card of several suits stands under each of them.
fn hand_by_suit(hand: CardSet<Card>) -> Vec<String> {
    Suit::ALL
        .into_iter()
        .filter_map(|suit| {
            let mut cards: Vec<Card> = hand.and(suit.cards()).iter().collect();
            cards.sort_by_key(|card| std::cmp::Reverse(card.rank()));
            let names: Vec<String> = cards
                .into_iter()
                .map(|c| format!("{} {}", c.mark(), c.id()))
                .collect();
            (!names.is_empty()).then(|| format!("  {:<7} {}", suit.to_string(), names.join(" · ")))
        })
        .collect()
}

/// What a card does, in a few words.
fn effect(card: Card) -> Option<&'static str> {
    match card.rank() {
        1 => Some("if it loses, you lead next"),
        3 => Some("you may exchange the decree"),
        5 => Some("draw one card, then bury one"),
        7 => Some("1 point for the winner of the trick"),
        9 => Some("counts as trump if it is the only 9"),
        11 => Some("led: asks for the Ace or the highest of its suit"),
        _ => None,
    }
}
