//! Why a search advises something, in the words of the game.

use engine::{Forecast, MAX_PROSPECTS, Message};
use i18n::Decimal;

use crate::{Action, Bordering, Phase, Spot, View, copies::Copies, recall::Recall, words::message};

/// What is noted at the end of a playout.
pub(crate) const PROSPECTS: &[&str] = &["points", "turns", "complications"];

const POINTS: usize = 0;
const TURNS: usize = 1;
const COMPLICATIONS: usize = 2;

/// A difference smaller than this is none.
const LEVEL: f32 = 0.5;

/// Complications that come less often are not worth a word.
const RARE: f32 = 0.1;

/// What came of a playout: points, turns and Complications taken.
pub(crate) fn prospects(end: &Bordering, start: &Bordering) -> [f32; MAX_PROSPECTS] {
    let mut figures = [0.0; MAX_PROSPECTS];
    figures[POINTS] = (end.open.score - start.open.score) as f32;
    figures[TURNS] = (end.open.turns - start.open.turns) as f32;
    // What lies in the square and the stack cannot have been taken.
    let at_large = |game: &Bordering| {
        let stacked = game.echo_stack.as_slice().iter().copied();
        let lying = game.spread.iter().map(|(_, echo)| echo);
        stacked
            .chain(lying)
            .filter(|echo| echo.is_complication())
            .count() as f32
    };
    figures[COMPLICATIONS] = (at_large(start) - at_large(end)).max(0.0);
    figures
}

/// What the action is, what the search expects of it beside the next best, and what
/// it fears.
pub(crate) fn reason(
    view: &View,
    action: Action,
    forecast: &Forecast,
    other: Option<&Forecast>,
) -> Message {
    let means = &forecast.means;
    let mut words = message::expected(whole(means[POINTS]), whole(means[TURNS]));
    if let Some(other) = other {
        let more = means[POINTS] - other.means[POINTS];
        if more >= LEVEL {
            words = message::expected_more(words, Decimal::new(more, 1));
        } else if more <= -LEVEL {
            words = message::expected_fewer(words, Decimal::new(-more, 1));
        }
    }
    words = with_what_is_known(view, action, words);
    if means[COMPLICATIONS] >= RARE {
        words = message::feared(words, Decimal::new(means[COMPLICATIONS], 1));
    }
    words
}

fn whole(figure: f32) -> i32 {
    figure.round() as i32
}

/// Begins with what is known of an action before anything is imagined.
fn with_what_is_known(view: &View, action: Action, expected: Message) -> Message {
    let open = &view.open;
    let points = match (action, open.phase) {
        (Action::Flip(spot), _) => {
            return with_what_lies_there(&Recall::of_view(view), spot, expected);
        }
        (Action::Choose(hex), _) => Some(open.best_points(hex, open.table.borders())),
        (Action::At(cell), Phase::At(hex)) => {
            let border = open.table.border(cell);
            border.map(|border| open.best_points(hex, &[border]))
        }
        (Action::Turn(rotation), Phase::Turn(hex, cell)) => {
            let border = open.table.border(cell);
            border.map(|border| open.sum(hex, border, rotation).before_floor())
        }
        (
            Action::Character(_)
            | Action::Stop
            | Action::Ignore
            | Action::Keep
            | Action::At(_)
            | Action::Turn(_),
            _,
        ) => None,
    };
    match points {
        Some(points) => message::points_now(points.max(0), expected),
        None => expected,
    }
}

fn with_what_lies_there(recall: &Recall<'_>, spot: Spot, expected: Message) -> Message {
    let Some(echo) = recall.card(spot) else {
        return message::card_unknown(expected);
    };
    let copies = Copies::of(echo);
    let known = recall
        .cards()
        .filter(|&(_, other)| Copies::of(other) == copies)
        .count();
    let unseen = recall.unseen.and(copies.cards()).len();
    message::card_known(echo.piece(), echo.value(), known, unseen, expected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use engine::{Game as _, Notation as _, Seed, Viewer};

    fn forecast(points: f32, complications: f32) -> Forecast {
        let mut forecast = Forecast::default();
        forecast.means[..3].copy_from_slice(&[points, 8.0, complications]);
        forecast
    }

    #[test]
    fn a_reason_says_what_is_known_what_is_expected_and_what_is_feared() {
        let game = Bordering::setup(&Options::default(), 2, &mut Seed::from(1).setup());
        let view = game.view(Viewer::Spectator);
        let first = Spot::first(1).next().expect("a spot");
        let (best, next) = (forecast(96.2, 0.9), forecast(93.0, 0.0));
        assert_eq!(
            reason(&view, Action::Flip(first), &best, Some(&next)).to_string(),
            "a card nobody knows: about 96 points in the next 8 turns, 3.2 more than the next best; \
             0.9 Complications come up"
        );
        assert_eq!(
            reason(&view, Action::Stop, &next, None).to_string(),
            "about 93 points in the next 8 turns"
        );
    }

    #[test]
    fn a_reason_names_the_known_card_and_counts_its_copies() {
        let position = serde_json::json!({
            "characters": ["maddy"], "seen": [1, 2], "hands": [["pond"]],
            "square": ["loamy-soil-1", "loamy-soil-2", "biochar-1", null, null, null, null, null, null],
            "echo_stack": ["loamy-soil-3"], "table": { "0,0": { "hex": "clay", "turn": 0 } },
        });
        let fields = position.as_object().expect("an object");
        let (game, _) =
            Bordering::from_position(&Options::default(), None, fields).expect("a position");
        let view = game.view(Viewer::Spectator);
        let first = Spot::first(1).next().expect("a spot");
        let words = reason(&view, Action::Flip(first), &forecast(50.0, 0.0), None).to_string();
        assert!(
            words.starts_with("Loamy Soil of value 4, 2 known and 1 unseen: "),
            "{words}"
        );
    }
}
