//! Finding and deleting people.

use std::io::{Write as _, stdout};

use serde_json::json;
use store::{Moment, PersonId, Store};
use web::live::STAND_IN;

use crate::failure::Failure;

/// Lists people, those of a name or all, the one seen last first.
pub(super) async fn list(
    store: &Store,
    name: Option<&str>,
    limit: u32,
    json: bool,
) -> Result<(), Failure> {
    let mut out = stdout().lock();
    for person in store.people_called(name, limit).await? {
        let (id, name) = (person.id.as_str(), &person.name);
        if json {
            let line = json!({
                "id": id,
                "name": name,
                "made_at": person.made_at.0,
                "seen_at": person.seen_at.0,
            });
            writeln!(out, "{line}")?;
        } else {
            let days = (Moment::now() - person.seen_at).as_secs() / 86_400;
            writeln!(out, "{id}  seen {days:4} days ago  {name}")?;
        }
    }
    Ok(())
}

/// Deletes a person for good.
pub(super) async fn delete(store: &Store, id: &str) -> Result<(), Failure> {
    let deleted = (store.delete_person(&PersonId::from(id), STAND_IN, Moment::now())).await?;
    let Some(tables) = deleted else {
        let words = format!("there is no person {id}; `hedgerow admin people` lists them");
        return Err(Failure::usage(words));
    };
    writeln!(
        stdout(),
        "deleted {id}; {} tables were changed",
        tables.len()
    )?;
    Ok(())
}
