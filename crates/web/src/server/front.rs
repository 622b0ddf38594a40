//! The pages around tables: games, lobby, own tables, files.

use axum::{
    extract::{Path, State},
    http::header,
    response::{IntoResponse as _, Redirect, Response},
};
use store::{Listing, Moment, Page, Sitter, Stage, Which};

use super::{Server, Visitor, best::best, fields::Fields};
use crate::{
    live,
    pages::{self, MyTable, OpenTable, Waiting, assets},
    problem::Problem,
    words::{self, identity::DELETED_PLAYER},
};

/// How many tables the first page shows.
const FEW: u32 = 10;

/// How many tables a list shows.
pub(super) const MANY: u32 = 100;

/// How long browsers may keep what only a new version of the program changes.
pub(super) const FOR_A_WHILE: &str = "private, max-age=3600";

pub(super) async fn home(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let open = server
        .store()
        .list(&Which::Gathering, &Page::first(FEW))
        .await?;
    let own = match &visitor.person {
        Some(person) => server.store().tables_of(&person.id, FEW).await?,
        None => Vec::new(),
    };
    let page = pages::Home {
        games: live::games(),
        waiting: waiting(&server, &visitor).await?.len(),
        recent: &own.iter().map(my_table).collect::<Vec<_>>(),
        open: &open.iter().map(open_table).collect::<Vec<_>>(),
        lab: server.has_lab(),
        me: visitor.name(),
    };
    Ok(page.full().into_response())
}

pub(super) async fn lobby(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let mut tables = server
        .store()
        .list(&Which::Gathering, &Page::first(MANY))
        .await?;
    tables.extend(
        server
            .store()
            .list(&Which::Playing, &Page::first(MANY))
            .await?,
    );
    tables.retain(|listing| live::may_see_listed(listing, visitor.person.as_ref()));
    let page = pages::Lobby {
        tables: &tables.iter().map(open_table).collect::<Vec<_>>(),
        games: live::games(),
        me: visitor.name(),
    };
    Ok(page.full().into_response())
}

pub(super) async fn mine(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let mut tables = Vec::new();
    if let Some(person) = &visitor.person {
        tables = server.store().tables_of(&person.id, MANY).await?;
        let finished = Which::FinishedOf(person.id.clone());
        tables.extend(server.store().list(&finished, &Page::first(MANY)).await?);
    }
    let mut mine: Vec<MyTable> = tables.iter().map(my_table).collect();
    for (listing, mine) in tables.iter().zip(&mut mine) {
        mine.fate = server.fate(&listing.table, listing.head.at).await?;
        mine.deletable = listing.table.is_finished()
            && visitor
                .person
                .as_ref()
                .is_some_and(|person| person.id == listing.table.host);
    }
    let page = pages::Mine {
        tables: &mine,
        kept: match &visitor.person {
            Some(person) => server.room_of(person).await?,
            None => None,
        },
        me: visitor.name(),
    };
    Ok(page.full().into_response())
}

/// Goes to a table that waits.
pub(super) async fn next(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Redirect, Problem> {
    let waiting = waiting(&server, &visitor).await?;
    // The one that has waited longest comes first.
    Ok(match waiting.last() {
        Some(listing) => Redirect::to(&format!("/t/{}", listing.table.id)),
        None => Redirect::to("/mine"),
    })
}

async fn waiting(server: &Server, visitor: &Visitor) -> Result<Vec<Listing>, Problem> {
    let Some(person) = &visitor.person else {
        return Ok(Vec::new());
    };
    let mut tables = server.store().tables_of(&person.id, MANY).await?;
    tables.retain(|listing| listing.waiting);
    Ok(tables)
}

fn open_table(listing: &Listing) -> OpenTable {
    let table = &listing.table;
    let open = |chair: &&store::Chair| chair.sitter == Sitter::Open;
    let rules: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(&table.options).unwrap_or_default();
    OpenTable {
        id: table.id.to_string(),
        title: live::known(&table.game).map_or("?", |entry| entry.title),
        names: names(table),
        open: table.chairs.iter().filter(open).count(),
        running: table.stage == Stage::Playing,
        house_rules: rules.len(),
        chosen: live::dealing::is_chosen(table),
    }
}

fn my_table(listing: &Listing) -> MyTable {
    let table = &listing.table;
    MyTable {
        id: table.id.to_string(),
        title: live::known(&table.game).map_or("?", |entry| entry.title),
        names: names(table),
        waiting: match table.stage {
            Stage::Gathering | Stage::Dealing => Waiting::Start,
            Stage::Playing if listing.waiting => Waiting::You,
            Stage::Playing => Waiting::Others,
            Stage::Over { .. } | Stage::Closed => Waiting::Over,
        },
        ply: (listing.head.version as usize).saturating_sub(1),
        idle: (Moment::now() - listing.head.at).as_secs(),
        deletable: false,
        fate: None,
    }
}

pub(super) fn names(table: &store::Table) -> Vec<String> {
    let name = |chair: &store::Chair| match &chair.sitter {
        Sitter::Person { person, .. } if person.is_deleted() => Some(DELETED_PLAYER.into()),
        Sitter::Person { name, .. } => Some(name.clone()),
        Sitter::Bot { level } => Some(words::bot(level)),
        Sitter::Open | Sitter::Closed => None,
    };
    table.chairs.iter().filter_map(name).collect()
}

pub(super) async fn game(
    State(server): State<Server>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let page = about(&game, &visitor)?;
    let best = best(&server, &visitor, &game).await?;
    Ok(page.full(best.as_deref()).into_response())
}

pub(super) async fn rules(
    Path(game): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let page = about(&game, &visitor)?;
    if fields.0.contains_key("bare") {
        return Ok(([(header::CACHE_CONTROL, FOR_A_WHILE)], page.bare_rules()).into_response());
    }
    Ok(page.rules().into_response())
}

pub(super) async fn cards(
    Path(game): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let page = about(&game, &visitor)?;
    if fields.0.contains_key("bare") {
        return Ok(([(header::CACHE_CONTROL, FOR_A_WHILE)], page.bare_cards()).into_response());
    }
    Ok(page.cards().into_response())
}

pub(super) async fn card(
    Path((game, card)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let card = about(&game, &visitor)?.card(&card).ok_or(Problem::NoPage)?;
    Ok(([(header::CACHE_CONTROL, FOR_A_WHILE)], card).into_response())
}

fn about<'a>(game: &str, visitor: &'a Visitor) -> Result<pages::GamePage<'a>, Problem> {
    Ok(pages::GamePage {
        game: live::known(game)?,
        me: visitor.name(),
    })
}

/// Style, script and icon.
pub(super) async fn asset(Path(path): Path<String>) -> Result<Response, Problem> {
    let asset = assets::find(&path).ok_or(Problem::NoPage)?;
    let headers = [
        (header::CONTENT_TYPE, asset.media),
        (header::CACHE_CONTROL, assets::CACHE_CONTROL),
    ];
    Ok((headers, asset.bytes).into_response())
}
