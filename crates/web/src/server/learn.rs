//! Tutorials, step by step. Nothing is kept: the address says which step it is.

use axum::{
    extract::Path,
    http::StatusCode,
    response::{IntoResponse as _, Redirect, Response},
};
use engine::Viewer;
use maud::Markup;

use super::{Visitor, fields::Fields};
use crate::{
    input::{LONGEST_ACTION, check_length},
    live, pages,
    problem::Problem,
    tutorial::{Tried, Tutorial},
    words,
};
use board::Names;
use i18n::Message;

/// The page of a step.
pub(super) async fn page(
    Path(game): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Markup, Problem> {
    let tutorial = Tutorial::of(&game).ok_or(Problem::NoGame)?;
    let step = fields.number("step")?.unwrap_or(0);
    draw(&game, tutorial, step, None, visitor.name())
}

/// Takes a move: on to the next step, or this one again with an explanation.
pub(super) async fn act(
    Path(game): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let tutorial = Tutorial::of(&game).ok_or(Problem::NoGame)?;
    let step: usize = fields.needed_number("step")?;
    let words = if step >= tutorial.steps() {
        None
    } else {
        let action = fields.needed("action")?;
        check_length("action", action, LONGEST_ACTION)?;
        match tutorial.attempt(step, action) {
            Tried::Right => {
                let next = format!("/g/{game}/tutorial?step={}", step + 1);
                return Ok(Redirect::to(&next).into_response());
            }
            Tried::Aside => Some(words::ANOTHER_WAY.into()),
            Tried::Refused(refused) => Some(refused.words),
        }
    };
    let page = draw(&game, tutorial, step, words, visitor.name())?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

fn draw(
    game: &str,
    tutorial: &Tutorial,
    step: usize,
    notice: Option<Message>,
    me: Option<&str>,
) -> Result<Markup, Problem> {
    let step = step.min(tutorial.steps());
    let names = Names::new(tutorial.names().to_vec());
    let table = tutorial.game(step);
    let page = pages::LessonPage {
        game: live::known(game)?,
        step,
        steps: tutorial.steps(),
        ply: tutorial.ply(step),
        said: if step == tutorial.steps() {
            vec![tutorial.end()]
        } else {
            tutorial.said(step)
        },
        since: &tutorial.since(step),
        drawn: table.drawn(Viewer::Seat(tutorial.you()), &names),
        names: &names,
        asked: tutorial.asked(step),
        notice: notice.map(|words| words.text(&names)),
        me,
    };
    Ok(page.full())
}
