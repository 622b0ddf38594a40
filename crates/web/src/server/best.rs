//! The best games of those in which people challenge themselves.

use serde_json::Value;
use store::{Listing, Page, Stage, Which};

use super::{Server, Visitor, front::names};
use crate::{
    live::may_see_listed,
    pages::{BestGame, Feat},
    problem::Problem,
};

/// How many are shown.
const BEST: usize = 10;

/// How many finished games are looked at, the newest first.
const LOOKED_AT: u32 = 500;

/// What a game is remembered by.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Measure {
    /// The points all have together.
    Points,
    /// After how many rounds it was won.
    Rounds,
}

/// What counts in a game; nothing where people play against each other.
fn measure(game: &str) -> Option<Measure> {
    match game {
        "bordering" => Some(Measure::Points),
        "resourced" => Some(Measure::Rounds),
        _ => None,
    }
}

/// The best finished games: those of the lobby, and the reader's own. Nothing where games
/// are not compared.
pub(super) async fn best(
    server: &Server,
    visitor: &Visitor,
    game: &str,
) -> Result<Option<Vec<BestGame>>, Problem> {
    let Some(measure) = measure(game) else {
        return Ok(None);
    };
    let page = Page::first(LOOKED_AT);
    let listed = Which::FinishedIn(game.to_owned());
    let mut finished = server.store().list(&listed, &page).await?;
    if let Some(person) = &visitor.person {
        let own = Which::FinishedOf(person.id.clone());
        finished.extend(server.store().list(&own, &page).await?);
    }
    finished.retain(|listing| listing.table.game == game);
    finished.retain(|listing| may_see_listed(listing, visitor.person.as_ref()));
    finished.sort_by(|a, b| a.table.id.cmp(&b.table.id));
    finished.dedup_by(|a, b| a.table.id == b.table.id);
    Ok(Some(match measure {
        Measure::Points => most_points(&finished),
        Measure::Rounds => fewest_rounds(server, finished).await?,
    }))
}

/// The points of a team that is not remembered for losing.
fn points(listing: &Listing) -> Option<i64> {
    let Stage::Over { outcome } = &listing.table.stage else {
        return None;
    };
    let outcome: Value = serde_json::from_str(outcome).ok()?;
    (outcome["won"] == true).then(|| outcome["scores"][0].as_i64())?
}

fn most_points(finished: &[Listing]) -> Vec<BestGame> {
    let scored = finished.iter().filter_map(|listing| {
        let feat = Feat::Points(points(listing)?);
        Some(best_game(listing, feat))
    });
    ranked(scored.collect())
}

/// The wins after the fewest rounds. A round is a few decisions, so only the wins after the
/// fewest decisions are opened and asked for theirs.
async fn fewest_rounds(
    server: &Server,
    mut finished: Vec<Listing>,
) -> Result<Vec<BestGame>, Problem> {
    finished.retain(|listing| points(listing).is_some());
    finished.sort_by_key(|listing| listing.head.version);
    let mut won = Vec::new();
    for listing in finished.iter().take(2 * BEST) {
        let table = server.tables().table(&listing.table.id).await?;
        let (_, position, _) = table.position_at(usize::MAX).await?;
        if let Some(rounds) = position["round"].as_i64() {
            won.push(best_game(listing, Feat::Rounds(rounds)));
        }
    }
    Ok(ranked(won))
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

fn ranked(mut games: Vec<BestGame>) -> Vec<BestGame> {
    games.sort_by_key(|game| match game.feat {
        Feat::Points(points) => -points,
        Feat::Rounds(rounds) => rounds,
    });
    games.truncate(BEST);
    games
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_points_and_the_fewest_rounds_come_first() {
        let game = |id: &str, feat| BestGame {
            id: id.to_owned(),
            names: Vec::new(),
            feat,
            house_rules: 0,
        };
        let order = |games: Vec<BestGame>| -> String {
            ranked(games).into_iter().map(|game| game.id).collect()
        };
        let points = [("a", 40), ("b", 371), ("c", 40)];
        let points = points.map(|(id, points)| game(id, Feat::Points(points)));
        assert_eq!(order(points.into()), "bac");
        let rounds = [("a", 12), ("b", 9), ("c", 20)];
        let rounds = rounds.map(|(id, rounds)| game(id, Feat::Rounds(rounds)));
        assert_eq!(order(rounds.into()), "bac");
    }
}
