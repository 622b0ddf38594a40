use axum::{
    Json,
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Query, Request},
    http::request::Parts,
};
use engine::{MAX_SEATS, Seat, Viewer};
use serde::{Deserialize, de::DeserializeOwned};

use crate::{input, problem::Problem, words::problems};

/// What a program sent, read from JSON.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let (head, body) = request.into_parts();
        let request = Request::from_parts(head.clone(), body);
        let json = match Bytes::from_request(request, state).await {
            Ok(json) => json,
            Err(rejection) => return Err(unreadable(&rejection.body_text())),
        };
        input::check_json(&json)?;
        let request = Request::from_parts(head, json.into());
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(unreadable(&rejection.body_text())),
        }
    }
}

/// What the libraries that read requests say of one stays in their English.
fn unreadable(why: &str) -> Problem {
    Problem::Unusable(problems::message::request_unreadable(why.to_owned()))
}

/// What stands behind the question mark of an address.
pub(super) struct Asked<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Problem> {
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(rejection) => Err(unreadable(&rejection.body_text())),
        }
    }
}

/// A seat by number, for those who sit in several.
#[derive(Copy, Clone, Default, Deserialize)]
pub(super) struct WhichSeat {
    seat: Option<usize>,
}

impl WhichSeat {
    /// The seat, if one is named.
    pub(super) fn seat(self) -> Result<Option<Seat>, Problem> {
        seat(self.seat)
    }
}

/// The seat of that number.
pub(super) fn seat(number: Option<usize>) -> Result<Option<Seat>, Problem> {
    match number {
        None => Ok(None),
        Some(number) if number < MAX_SEATS => Ok(Some(Seat::new(number))),
        Some(_) => Err(Problem::unusable(problems::NO_SEAT)),
    }
}

/// Whose eyes `as` names: a seat, or `spectator`.
pub(super) fn viewer(text: Option<&str>) -> Result<Option<Viewer>, Problem> {
    let Some(text) = text else { return Ok(None) };
    if text == "spectator" {
        return Ok(Some(Viewer::Spectator));
    }
    let unusable = || Problem::unusable(problems::SEAT_OR_SPECTATOR);
    let number = text.parse().map_err(|_| unusable())?;
    Ok(seat(Some(number))?.map(Viewer::Seat))
}
