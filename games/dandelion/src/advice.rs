//! Why a search advises something, in the words of the game.

use engine::{Forecast, MAX_PROSPECTS, Message, Seat};
use i18n::Decimal;

use crate::{
    Dandelion,
    action::Action,
    table::Step,
    view::View,
    words::{self, message},
};

/// What is noted at the end of a playout.
pub(crate) const PROSPECTS: &[&str] = &["points", "rival's points", "lead", "aphids"];

const POINTS: usize = 0;
const RIVAL: usize = 1;
const LEAD: usize = 2;
const APHIDS: usize = 3;

/// A lead smaller than this is none.
const LEVEL: f32 = 0.05;
const BEHIND: f32 = -LEVEL;

/// Aphids that come less often are not worth a word.
const RARE: f32 = 0.08;

/// What came of a playout: the points the seat made, those of the rival who then
/// stands best, the lead over that rival, and whether aphids came over a guild.
pub(crate) fn prospects(end: &Dandelion, start: &Dandelion, seat: Seat) -> [f32; MAX_PROSPECTS] {
    let (scores, before) = (end.table().scores(), start.table().scores());
    let others = Seat::all(end.table().seats()).filter(|&other| other != seat);
    let rival = others.max_by_key(|&other| scores[other]).unwrap_or(seat);
    let infested = |game: &Dandelion| {
        let guilds = game.table().garden().guilds(seat);
        guilds.filter(|guild| guild.aphids).count()
    };
    let mut figures = [0.0; MAX_PROSPECTS];
    figures[POINTS] = (scores[seat] - before[seat]) as f32;
    figures[RIVAL] = (scores[rival] - before[rival]) as f32;
    figures[LEAD] = (scores[seat] - scores[rival]) as f32;
    figures[APHIDS] = f32::from(u8::from(infested(end) > infested(start)));
    figures
}

/// What the search expects of an action, how the next best differs, and what it
/// fears.
pub(crate) fn reason(
    view: &View,
    action: Action,
    forecast: &Forecast,
    other: Option<&Forecast>,
) -> Message {
    let means = &forecast.means;
    let when = match view.table.step {
        Step::Build if action == Action::Done => "waiting",
        Step::Build => "building",
        Step::Discard => "discarding",
        Step::Replenish | Step::Take => "drawing",
        Step::Aphids { .. }
        | Step::Landing { .. }
        | Step::Insect { .. }
        | Step::Offers { .. }
        | Step::Answer { .. }
        | Step::Over => "after",
    };
    let (points, rival) = (tenths(means[POINTS]), tenths(means[RIVAL]));
    let mut hint = message::hint(when, points, rival, standing(means[LEAD]));
    if let Some(other) = other {
        let more = means[POINTS] - other.means[POINTS];
        let is_best = forecast.outlook >= other.outlook;
        let difference = tenths(more.abs());
        let compared = match (is_best, more) {
            (true, LEVEL..) => Some(message::more_than_next(difference)),
            (false, LEVEL..) => Some(message::more_than_best(difference)),
            (true, ..=BEHIND) => Some(message::next_makes_more(difference)),
            (false, ..=BEHIND) => Some(message::best_makes_more(difference)),
            (true | false, _) => None,
        };
        if let Some(compared) = compared {
            hint = message::hint_and(hint, compared);
        }
    }
    if means[APHIDS] >= RARE {
        let percent = (100.0 * means[APHIDS]).round() as i64;
        hint = message::hint_and(hint, message::aphids_feared(percent));
    }
    hint
}

fn standing(lead: f32) -> Message {
    match lead {
        LEVEL.. => message::ahead(tenths(lead)),
        ..=BEHIND => message::behind(tenths(-lead)),
        _ => words::LEVEL.into(),
    }
}

fn tenths(figure: f32) -> Decimal {
    Decimal::new(figure, 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use engine::{Game as _, Seed, Viewer};

    #[test]
    fn a_reason_says_what_is_expected_what_else_there_is_and_what_is_feared() {
        let game = Dandelion::setup(&Options::default(), 2, &mut Seed::from(1).setup());
        let view = game.view(Viewer::Seat(game.table().turn()));
        let mut forecast = Forecast::default();
        forecast.means[..4].copy_from_slice(&[3.2, 2.0, -1.5, 0.2]);
        let mut other = Forecast::default();
        other.means[POINTS] = 2.0;
        assert_eq!(
            reason(&view, Action::Done, &forecast, Some(&other)).to_string(),
            "waiting brings 3.2 points in the next turns, your rival 2.0, and you are 1.5 behind; \
             1.2 more than the next best; aphids come over a guild in 20 of 100"
        );
        forecast.outlook = 0.1;
        let of_the_other = reason(&view, Action::Done, &other, Some(&forecast)).to_string();
        assert!(
            of_the_other.ends_with("; the best makes 1.2 more"),
            "{of_the_other}"
        );
        forecast.means[LEAD] = 0.0;
        forecast.means[APHIDS] = 0.0;
        let alone = reason(&view, Action::Done, &forecast, None).to_string();
        assert!(alone.ends_with("and you are level"), "{alone}");
    }
}
