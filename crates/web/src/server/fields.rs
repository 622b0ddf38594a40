//! The fields of forms and addresses.

use std::collections::HashMap;

use axum::{
    Form,
    extract::{FromRequest, Request},
};
use engine::{MAX_SEATS, Seat};

use crate::{input, problem::Problem, words::problems};

/// The fields of a form, or of the part of an address behind the question mark.
/// Of repeated ones the last counts.
#[derive(Clone, Default, Debug)]
pub(crate) struct Fields(pub(crate) HashMap<String, String>);

impl Fields {
    /// A field; `None` if it is missing or empty.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.0
            .get(name)
            .map(String::as_str)
            .filter(|text| !text.is_empty())
    }

    /// A field that has to be there.
    pub(crate) fn needed(&self, name: &str) -> Result<&str, Problem> {
        self.text(name).ok_or_else(|| missing(name))
    }

    /// A number.
    pub(crate) fn number<N: std::str::FromStr>(&self, name: &str) -> Result<Option<N>, Problem> {
        let unusable = || Problem::Unusable(problems::message::number_needed(name.to_owned()));
        self.text(name)
            .map(|text| text.parse().map_err(|_| unusable()))
            .transpose()
    }

    /// A number that has to be there.
    pub(crate) fn needed_number<N: std::str::FromStr>(&self, name: &str) -> Result<N, Problem> {
        self.number(name)?.ok_or_else(|| missing(name))
    }

    /// A seat, in the field `seat`; `None` if it is missing or `none`.
    pub(crate) fn seat(&self) -> Result<Option<Seat>, Problem> {
        if self.text("seat") == Some("none") {
            return Ok(None);
        }
        match self.number::<usize>("seat")? {
            Some(seat) if seat < MAX_SEATS => Ok(Some(Seat::new(seat))),
            Some(_) => Err(Problem::unusable(problems::NO_SEAT)),
            None => Ok(None),
        }
    }

    /// A seat that has to be there.
    pub(crate) fn needed_seat(&self) -> Result<Seat, Problem> {
        self.needed("seat")?;
        let unnamed = || Problem::unusable(problems::NAME_A_SEAT);
        self.seat()?.ok_or_else(unnamed)
    }
}

fn missing(name: &str) -> Problem {
    Problem::Unusable(problems::message::field_missing(name.to_owned()))
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Fields, Problem> {
        match Form::<Vec<(String, String)>>::from_request(request, state).await {
            Ok(Form(fields)) => {
                for (name, value) in &fields {
                    input::check_field(name, value)?;
                }
                Ok(Fields(fields.into_iter().collect()))
            }
            Err(rejection) => Err(Problem::Unusable(problems::message::form_unreadable(
                rejection.to_string(),
            ))),
        }
    }
}
