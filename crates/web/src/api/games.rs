use axum::{Json, extract::Path};
use catalog::Entry;
use engine::{Switch, Values};
use serde::Serialize;
use serde_json::Value;

use crate::{
    live,
    problem::{Problem, ProblemBody},
};

/// A game.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct GameBody {
    /// Its id in addresses.
    id: &'static str,
    /// Its name.
    title: &'static str,
    /// What it is.
    summary: &'static str,
    /// The version of its rules.
    rules: u32,
    /// The fewest players.
    least_players: usize,
    /// The most players.
    most_players: usize,
    /// How many usually play.
    usual_players: usize,
    /// The bots that play it.
    bots: Vec<&'static str>,
    /// Its house rules.
    options: Vec<OptionBody>,
}

/// A house rule.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct OptionBody {
    /// Its name.
    key: &'static str,
    /// The rule it changes.
    rule: &'static str,
    /// What it decides.
    meaning: &'static str,
    /// What it can be set to, the usual value first.
    #[schema(value_type = Vec<Object>)]
    values: Vec<Value>,
    /// The least number, where any number up to `most` will do.
    least: Option<i64>,
    /// The greatest number.
    most: Option<i64>,
}

impl From<&Entry> for GameBody {
    fn from(entry: &Entry) -> GameBody {
        GameBody {
            id: entry.id,
            title: entry.title,
            summary: entry.summary(),
            rules: entry.rules,
            least_players: entry.players.0,
            most_players: entry.players.1,
            usual_players: entry.usual_players,
            bots: live::LEVELS.iter().map(|level| level.id).collect(),
            options: entry
                .switches
                .iter()
                .map(|switch| OptionBody::of(switch, entry))
                .collect(),
        }
    }
}

impl OptionBody {
    fn of(switch: &Switch, entry: &Entry) -> OptionBody {
        let (least, most) = match switch.values {
            Values::Numbers { least, most, .. } => (Some(least), Some(most)),
            Values::Words(_) | Values::OneOf(_) => (None, None),
        };
        OptionBody {
            key: switch.key,
            rule: switch.rule,
            meaning: switch.meaning(entry.catalogue),
            values: switch.values.usual(),
            least,
            most,
        }
    }
}

/// The games
#[utoipa::path(get, path = "/games", responses((status = 200, body = Vec<GameBody>)))]
pub(super) async fn list() -> Json<Vec<GameBody>> {
    Json(live::games().iter().map(GameBody::from).collect())
}

/// One game
#[utoipa::path(
    get,
    path = "/games/{game}",
    params(("game" = String, Path, description = "the id of a game")),
    responses((status = 200, body = GameBody), (status = 404, body = ProblemBody))
)]
pub(super) async fn game(Path(game): Path<String>) -> Result<Json<GameBody>, Problem> {
    Ok(Json(GameBody::from(live::known(&game)?)))
}
