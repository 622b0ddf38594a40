//! What is stored about a person, to take along and to delete.

use axum::{
    extract::State,
    http::{HeaderValue, header},
    response::{IntoResponse as _, Redirect, Response},
};
use serde_json::{Value, json};
use store::{Browser, Device, Listing, Mailbox, Moment, Page, Passkey, Person, Room, Stage, Which};

use super::{Server, Visitor, Wish, fields::Fields};
use crate::{live, pages, problem::Problem, words::problems};

/// How many tables are read at a time.
const TOGETHER: u32 = 100;

/// Everything about the visitor as a file.
pub(super) async fn export(
    State(server): State<Server>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let about = about(&server, visitor.known()?).await?;
    let text = serde_json::to_string_pretty(&about).expect("values have string keys");
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/json"),
        ),
        (
            header::CONTENT_DISPOSITION,
            HeaderValue::from_static("attachment; filename=\"hedgerow-about-me.json\""),
        ),
    ];
    Ok((headers, text).into_response())
}

/// Everything that is stored about a person, but for what would let somebody be them. Of
/// games that run, nothing that is hidden.
///
/// # Errors
///
/// Fails if the store does, or this is asked for too often.
pub(crate) async fn about(server: &Server, person: &Person) -> Result<Value, Problem> {
    server.limits().wish(&person.id, Wish::Table)?;
    let (store, id) = (server.store(), &person.id);
    let devices = store.devices(id).await?;
    let passkeys = store.passkeys(id).await?;
    let browsers = store.browsers(id).await?;
    let mailbox = store.mailbox(id).await?;
    let mut tables = Vec::new();
    let mut page = Page::first(TOGETHER);
    loop {
        let some = store.list(&Which::Of(id.clone()), &page).await?;
        for listing in &some {
            tables.push(table(server, person, listing).await?);
        }
        page.after = some.into_iter().last();
        if page.after.is_none() {
            break;
        }
    }
    let lines = store.lines_of(id).await?;
    let lines = lines.iter().map(|(table, line)| {
        json!({
            "table": table.as_str(),
            "at": line.said.at.0,
            "room": match line.said.room { Room::Table => "table", Room::Gallery => "gallery" },
            "name": line.said.name,
            "text": line.said.words,
        })
    });
    let notes = store.notes_of(id).await?;
    let notes = (notes.iter())
        .map(|(table, words)| json!({ "table": table.as_str(), "text": words }))
        .collect::<Vec<_>>();
    Ok(json!({
        "about": "Everything this Hedgerow server stores about you. Moments are milliseconds since 1970.",
        "person": {
            "id": id.as_str(),
            "name": person.name,
            "made_at": person.made_at.0,
            "seen_at": person.seen_at.0,
        },
        "devices": devices.iter().map(device).collect::<Vec<_>>(),
        "passkeys": passkeys.iter().map(passkey).collect::<Vec<_>>(),
        "reminders": {
            "browsers": browsers.iter().map(browser).collect::<Vec<_>>(),
            "mail": mailbox.as_ref().map(mail),
        },
        "link_until": store.recovery_until(id, Moment::now()).await?.map(|until| until.0),
        "tables": tables,
        "chat": lines.collect::<Vec<_>>(),
        "notes": notes,
    }))
}

fn device(device: &Device) -> Value {
    json!({
        "browser": device.browser,
        "platform": device.platform,
        "known_since": device.made_at.0,
        "used_at": device.used_at.map(|day| day.0),
    })
}

/// Where a browser is reminded, without the keys that seal what it is sent.
fn browser(browser: &Browser) -> Value {
    json!({ "push_service": browser.endpoint, "language": browser.language })
}

fn mail(mailbox: &Mailbox) -> Value {
    json!({
        "address": mailbox.address,
        "confirmed": mailbox.confirmed,
        "language": mailbox.language,
    })
}

fn passkey(passkey: &Passkey) -> Value {
    json!({
        "id": passkey.id,
        "browser": passkey.browser,
        "platform": passkey.platform,
        "made_at": passkey.made_at.0,
        "used_at": passkey.used_at.map(|day| day.0),
    })
}

async fn table(server: &Server, person: &Person, listing: &Listing) -> Result<Value, Problem> {
    let row = &listing.table;
    let (stage, is_over) = match row.stage {
        Stage::Gathering => ("gathering", false),
        Stage::Dealing => ("dealing", false),
        Stage::Playing => ("playing", false),
        Stage::Over { .. } => ("over", true),
        Stage::Closed => ("closed", true),
    };
    let record = if is_over && listing.head.version > 0 {
        let entries = server.store().entries(&row.id, 0).await?;
        Some(live::stored_record(row, &entries))
    } else {
        None
    };
    Ok(json!({
        "id": row.id.as_str(),
        "game": row.game,
        "stage": stage,
        "made_by_you": row.host == person.id,
        "your_seats": row.seats_of(&person.id).iter().map(engine::Seat::index).collect::<Vec<_>>(),
        "made_at": row.made_at.0,
        "ended_at": row.ended_at.map(|at| at.0),
        "record": record,
    }))
}

/// Asks before somebody is deleted.
pub(super) async fn confirm_deletion(visitor: Visitor) -> Result<Response, Problem> {
    let name = &visitor.known()?.name;
    Ok(pages::Deletion { name }.full().into_response())
}

/// Deletes the visitor, who has typed the own name.
pub(super) async fn delete(
    State(server): State<Server>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    delete_person(&server, visitor.known()?, fields.needed("name")?).await?;
    Ok(Visitor::goodbye(Redirect::to("/")))
}

/// Deletes a person whose name is given to be sure.
///
/// # Errors
///
/// Fails if that is another name, or if the store does.
pub(crate) async fn delete_person(
    server: &Server,
    person: &Person,
    name: &str,
) -> Result<(), Problem> {
    if live::name(name).ok().as_ref() != Some(&person.name) {
        return Err(Problem::unusable(problems::NOT_YOUR_NAME));
    }
    let deleted = server
        .store()
        .delete_person(&person.id, live::STAND_IN, Moment::now());
    for table in deleted.await?.unwrap_or_default() {
        if let Some(table) = server.tables().loaded(&table) {
            table.catch_up().await?;
        }
    }
    Ok(())
}
