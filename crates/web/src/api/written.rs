//! What the API says, as it is sent: for tests that compare it.

use serde::Serialize;
use serde_json::Value;

use super::{
    events::EventBody,
    play::{ActionsBody, ViewBody},
};
use crate::live::News;
use board::Choice;

fn written(body: &impl Serialize) -> String {
    serde_json::to_string(body).expect("a body can be written")
}

pub(crate) fn view(ply: usize, view: Value) -> String {
    written(&ViewBody { ply, view })
}

pub(crate) fn actions(ply: usize, choices: Vec<Choice>) -> String {
    written(&ActionsBody::new(ply, choices))
}

pub(crate) fn event(news: News) -> String {
    written(&EventBody::from(news))
}
