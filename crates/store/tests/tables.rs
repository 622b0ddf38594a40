//! Tables are made, changed and read back.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{chair, person, started, table};
use engine::{Seat, SeatSet};
use store::{
    Chair, Deed, Moment, NewEntry, Order, Origin, SaveError, Sitter, Stage, Store, TableId,
    Visibility,
};

on_both!(
    a_table_reads_back_as_it_was_made,
    of_two_who_save_one_is_stale,
    starting_saves_the_table_and_begins_the_entries,
    nobody_starts_a_table_twice,
    a_table_can_be_made_with_a_past,
    of_two_rematches_one_is_made,
    what_is_not_there_cannot_be_saved,
);

async fn a_table_reads_back_as_it_was_made(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let mut made = table(&[&ana], 10);
    made.chairs = vec![
        Chair {
            stand_in: Some("hard".to_owned()),
            wants_rematch: true,
            commitment: Some("ab".repeat(32)),
            ..chair(&ana)
        },
        Sitter::Bot {
            level: "easy".to_owned(),
        }
        .into(),
        Sitter::Open.into(),
        Sitter::Closed.into(),
    ];
    made.options = String::from(r#"{"ties":"oldest","name":"Ü'\"x"}"#);
    made.position = Some("{}".to_owned());
    made.deal = Some(r#""chosen""#.to_owned());
    made.order = Order::Random;
    made.visibility = Visibility::Private;
    made.origin = Some(Origin {
        table: TableId::random(),
        ply: 12,
    });
    made.rematch = Some(TableId::random());
    store.create(&made, &[]).await.unwrap();
    assert_eq!(store.table(&made.id).await.unwrap(), Some(made));
    assert_eq!(store.table(&TableId::random()).await.unwrap(), None);
}

async fn of_two_who_save_one_is_stale(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben) = (
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
    );
    let mut one = table(&[&ana], 10);
    store.create(&one, &[]).await.unwrap();
    let mut other = one.clone();
    one.chairs[1] = chair(&ben);
    other.chairs[1] = Sitter::Closed.into();
    store.save(&mut one).await.unwrap();
    assert_eq!(one.revision, 1);
    let late = store.save(&mut other).await;
    assert!(matches!(late, Err(SaveError::Stale)), "{late:?}");
    assert_eq!(other.revision, 0);
    let stored = store.table(&one.id).await.unwrap().unwrap();
    assert_eq!(stored, one);
    assert_eq!(stored.seats_of(&ben.id), SeatSet::only(Seat::new(1)));
}

async fn starting_saves_the_table_and_begins_the_entries(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let table = started(&store, &[&ana]).await;
    assert_eq!(table.stage, Stage::Playing);
    assert_eq!(store.table(&table.id).await.unwrap().unwrap(), table);
    let entries = store.entries(&table.id, 0).await.unwrap();
    assert_eq!(entries.len(), 1);
    assert_eq!(entries[0].deed, Deed::Start);
    assert_eq!(entries[0].awaits, SeatSet::only(Seat::new(0)));
    assert_eq!(entries[0].at, Moment(20));
}

async fn nobody_starts_a_table_twice(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let mut one = table(&[&ana], 10);
    store.create(&one, &[]).await.unwrap();
    let mut other = one.clone();
    let nobody = SeatSet::NONE;
    let (first, second) = tokio::join!(
        store.start(&mut one, nobody, Moment(20)),
        store.start(&mut other, nobody, Moment(20)),
    );
    assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
    let stale = first.and(second);
    assert!(matches!(stale, Err(SaveError::Stale)), "{stale:?}");
    assert_eq!(store.entries(&one.id, 0).await.unwrap().len(), 1);
    let stages = [&one.stage, &other.stage];
    assert!(stages.contains(&&Stage::Gathering), "{stages:?}");
}

async fn a_table_can_be_made_with_a_past(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let mut made = table(&[&ana], 10);
    made.stage = Stage::Over {
        outcome: "won".to_owned(),
    };
    made.ended_at = Some(Moment(11));
    let entry = |ply| NewEntry {
        deed: Deed::Move {
            seat: Seat::new(ply as usize % 2),
            ply,
            text: format!("play {ply}"),
        },
        awaits: SeatSet::NONE,
        key: None,
    };
    let past: Vec<NewEntry> = (0..333).map(entry).collect();
    store.create(&made, &past).await.unwrap();
    let entries = store.entries(&made.id, 0).await.unwrap();
    assert_eq!(entries.len(), past.len());
    assert!(entries.iter().zip(0..).all(|(entry, n)| entry.version == n));
    assert!(entries.iter().zip(&past).all(|(a, b)| a.deed == b.deed));
    assert_eq!(store.table(&made.id).await.unwrap(), Some(made));
}

async fn of_two_rematches_one_is_made(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let mut one = started(&store, &[&ana]).await;
    let mut other = one.clone();
    let (next, spare) = (table(&[&ana], 50), table(&[&ana], 50));
    store.rematch(&mut one, &next).await.unwrap();
    let late = store.rematch(&mut other, &spare).await;
    assert!(matches!(late, Err(SaveError::Stale)), "{late:?}");
    assert_eq!(other.rematch, None);
    let stored = store.table(&one.id).await.unwrap().unwrap();
    assert_eq!(stored.rematch.as_ref(), Some(&next.id));
    assert_eq!(store.table(&next.id).await.unwrap(), Some(next));
    assert_eq!(store.table(&spare.id).await.unwrap(), None);
}

async fn what_is_not_there_cannot_be_saved(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let saved = store.save(&mut table(&[&ana], 10)).await;
    assert!(matches!(saved, Err(SaveError::NoTable)), "{saved:?}");
}
