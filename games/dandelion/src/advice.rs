//! Why a search advises something, in the words of the game.

use engine::{Forecast, MAX_PROSPECTS, Seat};

use crate::{Dandelion, action::Action, table::Step, view::View};

/// What is noted at the end of a playout.
pub(crate) const PROSPECTS: &[&str] = &["points", "rival's points", "lead", "aphids"];

const POINTS: usize = 0;
const RIVAL: usize = 1;
const LEAD: usize = 2;
const APHIDS: usize = 3;

/// A lead smaller than this is none.
const LEVEL: f32 = 0.05;

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
) -> String {
    let means = &forecast.means;
    let mut words = match view.table.step {
        Step::Build if action == Action::Done => "to wait brings".to_owned(),
        Step::Build => "this brings".to_owned(),
        Step::Discard => "without it you make".to_owned(),
        Step::Replenish | Step::Take => "with these cards you make".to_owned(),
        Step::Aphids { .. }
        | Step::Landing { .. }
        | Step::Insect { .. }
        | Step::Offers { .. }
        | Step::Answer { .. }
        | Step::Over => "after this you make".to_owned(),
    };
    words += &format!(
        " {:.1} points in the next turns, your rival {:.1}, and you are {}",
        means[POINTS],
        means[RIVAL],
        standing(means[LEAD])
    );
    if let Some(other) = other {
        let more = means[POINTS] - other.means[POINTS];
        let is_best = forecast.outlook >= other.outlook;
        if more >= LEVEL && is_best {
            words += &format!("; {more:.1} more than the next best");
        } else if more >= LEVEL {
            words += &format!("; {more:.1} more than the best, which stands better");
        } else if more <= -LEVEL && is_best {
            words += &format!("; the next best makes {:.1} more but stands worse", -more);
        } else if more <= -LEVEL {
            words += &format!("; the best makes {:.1} more", -more);
        }
    }
    if means[APHIDS] >= RARE {
        words += &format!(
            "; aphids come over a guild in {:.0} of 100",
            100.0 * means[APHIDS]
        );
    }
    words
}

fn standing(lead: f32) -> String {
    if lead >= LEVEL {
        format!("{lead:.1} ahead")
    } else if lead <= -LEVEL {
        format!("{:.1} behind", -lead)
    } else {
        "level".to_owned()
    }
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
        forecast.means[..4].copy_from_slice(&[3.25, 2.0, -1.5, 0.2]);
        let mut other = Forecast::default();
        other.means[POINTS] = 2.0;
        assert_eq!(
            reason(&view, Action::Done, &forecast, Some(&other)),
            "to wait brings 3.2 points in the next turns, your rival 2.0, and you are 1.5 behind; \
             1.2 more than the next best; aphids come over a guild in 20 of 100"
        );
        forecast.outlook = 0.1;
        let of_the_other = reason(&view, Action::Done, &other, Some(&forecast));
        assert!(
            of_the_other.ends_with("; the best makes 1.2 more"),
            "{of_the_other}"
        );
        forecast.means[LEAD] = 0.0;
        forecast.means[APHIDS] = 0.0;
        assert!(reason(&view, Action::Done, &forecast, None).ends_with("and you are level"));
    }
}
