//! The JSON API, for programs that play.

mod body;
mod events;
mod facts;
mod games;
mod past;
mod people;
mod play;
mod tables;
#[cfg(test)]
pub(crate) mod written;

use axum::{Json, Router, routing::get};
use utoipa::{
    Modify, OpenApi,
    openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::server::Server;

/// What the API is.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Hedgerow",
        description = "Play five tabletop games by program. `docs/api.md` of the project has an example.",
        license(name = "MIT OR Apache-2.0")
    ),
    servers((url = "/api/v1")),
    modifiers(&Tokens)
)]
struct Description;

/// Says how programs tell who they are.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The token of POST /people."))
            .build();
        let components = api.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

/// All addresses below `/api/v1`.
pub(crate) fn routes() -> Router<Server> {
    let (router, api) = described();
    let api = Json(api);
    router.route(
        "/openapi.json",
        get(move || std::future::ready(api.clone())),
    )
}

fn described() -> (Router<Server>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(people::sign_up))
        .routes(routes!(people::me, people::delete))
        .routes(routes!(people::export))
        .routes(routes!(games::list))
        .routes(routes!(games::game))
        .routes(routes!(tables::list, tables::make))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::table, tables::delete))
        .routes(routes!(tables::join))
        .routes(routes!(tables::commit))
        .routes(routes!(tables::reveal))
        .routes(routes!(tables::start))
        .routes(routes!(tables::stand_in))
        .routes(routes!(tables::take_back))
        .routes(routes!(tables::rematch))
        .routes(routes!(play::view))
        .routes(routes!(play::actions))
        .routes(routes!(play::why))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::resign))
        .routes(routes!(play::say, play::chat))
        .routes(routes!(events::log))
        .routes(routes!(events::events))
        .routes(routes!(past::replay))
        .routes(routes!(past::record))
        .routes(routes!(past::upload))
        .routes(routes!(past::fork))
        .split_for_parts()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_is_described() {
        let (_, api) = described();
        assert!(api.paths.paths.len() >= 20);
        for (path, item) in &api.paths.paths {
            let operations = [&item.get, &item.post, &item.delete];
            for operation in operations.into_iter().flatten() {
                assert!(operation.summary.is_some(), "{path} has no summary");
                assert!(
                    !operation.responses.responses.is_empty(),
                    "{path} has no answer"
                );
            }
        }
    }
}
