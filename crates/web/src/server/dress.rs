//! Problems as pages, for people.

use axum::{
    extract::Request,
    http::{HeaderValue, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};

use crate::{pages, problem::Problem, words};

/// Turns an answer that is a problem into a page that says so.
pub(super) async fn dress(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let Some(problem) = response.extensions_mut().remove::<Problem>() else {
        return response;
    };
    let mut dressed = page(&problem);
    if let Some(wait) = response.headers().get(header::RETRY_AFTER) {
        dressed
            .headers_mut()
            .insert(header::RETRY_AFTER, HeaderValue::clone(wait));
    }
    dressed
}

/// A problem as a page.
pub(super) fn page(problem: &Problem) -> Response {
    let page = pages::Problem {
        status: problem.status().as_u16(),
        words: &problem.words().to_string(),
        advice: &problem.advice().to_string(),
        back: ("/", words::HEDGEROW.text()),
    };
    (problem.status(), page.full()).into_response()
}
