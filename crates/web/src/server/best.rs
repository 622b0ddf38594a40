//! The best games of those in which people challenge themselves. What a finished game is
//! remembered by is noted once, so that the best of all are found, however many there are.

use engine::Together;
use serde_json::Value;
use store::{Listing, Stage, Table};

use super::{Server, Visitor, front::names};
use crate::{
    live::{self, may_see_listed},
    pages::{BestGame, Feat},
    problem::Problem,
};

/// How many are shown.
const BEST: usize = 10;

/// How many of the best are read at a time: not all may be shown to everybody.
const LOOKED_AT: u32 = 50;

/// How often more of them are read.
const PAGES: u32 = 10;

/// How many games that were finished meanwhile are looked at together.
const SCORED: u32 = 20;

/// The games in which people play together: there is something to compare.
fn compared() -> Vec<&'static str> {
    let games = live::games().iter();
    let compared = games.filter(|game| game.together.is_team());
    compared.map(|game| game.id).collect()
}

/// The best finished games: those of the lobby, and the reader's own. Nothing where games
/// are not compared.
pub(super) async fn best(
    server: &Server,
    visitor: &Visitor,
    game: &str,
) -> Result<Option<Vec<BestGame>>, Problem> {
    let together = live::known(game)?.together;
    if !together.is_team() {
        return Ok(None);
    }
    // Who comes from the end of a game finds it here.
    score_some(server).await?;
    let person = visitor.person.as_ref();
    let mut best: Vec<BestGame> = Vec::new();
    for page in 0..PAGES {
        let id = person.map(|person| &person.id);
        let skip = page * LOOKED_AT;
        let some = (server.store().best(game, id, skip, LOOKED_AT)).await?;
        let is_last = some.len() < LOOKED_AT as usize;
        let seen = some
            .into_iter()
            .filter(|(listing, _)| may_see_listed(listing, person));
        best.extend(seen.map(|(listing, score)| {
            let feat = match together {
                Together::No | Together::ForPoints => Feat::Points(score),
                Together::ToWin => Feat::Rounds(-score),
            };
            best_game(&listing, feat)
        }));
        if is_last || best.len() >= BEST {
            break;
        }
    }
    best.truncate(BEST);
    Ok(Some(best))
}

/// Notes what some games are remembered by that were finished meanwhile; whether there may
/// be more.
///
/// # Errors
///
/// Fails if the store does.
pub(super) async fn score_some(server: &Server) -> Result<bool, Problem> {
    // Of several who want it one does it.
    static TURN: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());
    let Ok(_turn) = TURN.try_lock() else {
        return Ok(false);
    };
    let store = server.store();
    let finished = store.unscored(&compared(), SCORED).await?;
    for id in &finished {
        let Some(table) = store.table(id).await? else {
            continue;
        };
        let score = score(server, &table).await?;
        store.score(id, &table.game, score).await?;
    }
    Ok(finished.len() == SCORED as usize)
}

/// What a finished game is remembered by, more being better: the points all have together,
/// or how soon they won.
async fn score(server: &Server, table: &Table) -> Result<Option<i64>, Problem> {
    let Some(points) = points(table) else {
        return Ok(None);
    };
    match live::known(&table.game)?.together {
        Together::No => Ok(None),
        Together::ForPoints => Ok(Some(points)),
        Together::ToWin => {
            let position = async {
                let table = server.tables().table(&table.id).await?;
                table.position_at(usize::MAX).await
            };
            match position.await {
                Ok((_, position, _)) => Ok(position["round"].as_i64().map(|rounds| -rounds)),
                Err(Problem::Unavailable(trouble)) => Err(Problem::Unavailable(trouble)),
                // It cannot be replayed any more.
                Err(_) => Ok(None),
            }
        }
    }
}

/// The points of a team that is not remembered for losing.
fn points(table: &Table) -> Option<i64> {
    let Stage::Over { outcome } = &table.stage else {
        return None;
    };
    let outcome: Value = serde_json::from_str(outcome).ok()?;
    (outcome["won"] == true).then(|| outcome["scores"][0].as_i64())?
}

fn best_game(listing: &Listing, feat: Feat) -> BestGame {
    let rules: serde_json::Map<String, Value> =
        serde_json::from_str(&listing.table.options).unwrap_or_default();
    BestGame {
        id: listing.table.id.to_string(),
        names: names(&listing.table),
        feat,
        house_rules: rules.len(),
    }
}
