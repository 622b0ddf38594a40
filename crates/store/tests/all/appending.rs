//! Entries are appended by compare and swap, and none is ever lost.

use std::collections::BTreeSet;

use engine::{Seat, SeatSet};
use store::{
    Append, AppendError, Appended, Deed, End, Moment, NewEntry, Stage, Store, TableId, moves,
};

use crate::common::{person, play, started};

crate::on_both!(
    entries_read_back_in_order,
    of_many_writers_one_wins_each_version,
    the_same_key_is_stored_once,
    several_entries_are_stored_together_or_not_at_all,
    an_undo_keeps_what_it_takes_back,
    the_last_entry_ends_the_game,
    a_missing_table_spoils_nothing_for_the_others,
    many_tables_at_once_all_get_their_answers,
    closing_stores_what_was_sent_before,
);

async fn entries_read_back_in_order(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let table = started(&store, &[&ana]).await;
    for version in 1..=12 {
        let append = play(&table, version, &format!("k{version}"), 1);
        assert_eq!(store.append(append).await.unwrap(), Appended::Stored);
    }
    let entries = store.entries(&table.id, 0).await.unwrap();
    let versions: Vec<u64> = entries.iter().map(|entry| entry.version).collect();
    assert_eq!(versions, (0..=12).collect::<Vec<_>>());
    assert_eq!(entries[3].key.as_deref(), Some("k3"));
    assert_eq!(entries[3].at, Moment(33));
    assert_eq!(entries[3].awaits, SeatSet::only(Seat::new(1)));
    let later = store.entries(&table.id, 11).await.unwrap();
    assert_eq!(later, entries[11..]);
}

/// Two stores on one database, eight writers each: every version has one winner.
async fn of_many_writers_one_wins_each_version(address: String) {
    let one = Store::open(&address).await.unwrap();
    let other = Store::open(&address).await.unwrap();
    let ana = person(&one, "Ana", 1).await;
    let table = started(&one, &[&ana]).await;
    let writers = (0..16).map(|writer| {
        let store = if writer % 2 == 0 { &one } else { &other }.clone();
        let table = table.clone();
        tokio::spawn(async move {
            let mut won = Vec::new();
            for version in 1..=20 {
                let append = play(&table, version, &format!("{writer}-{version}"), 1);
                match store.append(append).await {
                    Ok(Appended::Stored) => won.push(version),
                    Err(AppendError::Stale) => {}
                    other => panic!("{other:?}"),
                }
            }
            won
        })
    });
    let mut won = Vec::new();
    for writer in writers.collect::<Vec<_>>() {
        won.extend(writer.await.unwrap());
    }
    won.sort_unstable();
    assert_eq!(won, (1..=20).collect::<Vec<_>>());
    assert_eq!(one.entries(&table.id, 0).await.unwrap().len(), 21);
}

async fn the_same_key_is_stored_once(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let table = started(&store, &[&ana]).await;
    let append = play(&table, 1, "once", 1);
    assert_eq!(
        store.append(append.clone()).await.unwrap(),
        Appended::Stored
    );
    assert_eq!(store.append(append).await.unwrap(), Appended::Before);
    let other = store.append(play(&table, 1, "another", 1)).await;
    assert!(matches!(other, Err(AppendError::Stale)), "{other:?}");
    let mut nameless = play(&table, 1, "", 1);
    nameless.entries[0].key = None;
    let nameless = store.append(nameless).await;
    assert!(matches!(nameless, Err(AppendError::Stale)), "{nameless:?}");
    assert_eq!(store.entries(&table.id, 1).await.unwrap().len(), 1);
}

async fn several_entries_are_stored_together_or_not_at_all(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let table = started(&store, &[&ana]).await;
    let mut run = play(&table, 1, "a", 1);
    run.entries.extend(play(&table, 2, "b", 1).entries);
    run.entries.extend(play(&table, 3, "c", 1).entries);
    store.append(play(&table, 1, "first", 1)).await.unwrap();
    let late = store.append(run.clone()).await;
    assert!(matches!(late, Err(AppendError::Stale)), "{late:?}");
    assert_eq!(store.entries(&table.id, 1).await.unwrap().len(), 1);
    run.version = 2;
    assert_eq!(store.append(run).await.unwrap(), Appended::Stored);
    assert_eq!(store.entries(&table.id, 2).await.unwrap().len(), 3);
}

async fn an_undo_keeps_what_it_takes_back(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let table = started(&store, &[&ana]).await;
    store.append(play(&table, 1, "a", 0)).await.unwrap();
    store.append(play(&table, 2, "b", 0)).await.unwrap();
    let mut undo = play(&table, 3, "u", 0);
    undo.entries[0].deed = Deed::Undo {
        seat: Seat::new(0),
        ply: 1,
    };
    store.append(undo.clone()).await.unwrap();
    let late = store.append(play(&table, 3, "c", 0)).await;
    assert!(matches!(late, Err(AppendError::Stale)), "{late:?}");
    let mut again = play(&table, 4, "d", 1);
    if let Deed::Move { ply, .. } = &mut again.entries[0].deed {
        *ply = 1;
    }
    store.append(again).await.unwrap();
    let entries = store.entries(&table.id, 0).await.unwrap();
    assert_eq!(entries.len(), 5);
    assert_eq!(entries[3].deed, undo.entries[0].deed);
    let texts: Vec<&str> = moves(&entries).into_iter().map(|m| m.text).collect();
    assert_eq!(texts, ["play a", "play d"]);
}

async fn the_last_entry_ends_the_game(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let table = started(&store, &[&ana]).await;
    let mut last = play(&table, 1, "last", 1);
    let outcome = "Ana wins".to_owned();
    last.end = Some(End::Over {
        outcome: outcome.clone(),
    });
    last.entries[0].awaits = SeatSet::NONE;
    store.append(last).await.unwrap();
    let over = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!(over.stage, Stage::Over { outcome });
    assert_eq!(over.ended_at, Some(Moment(31)));
    assert_eq!(over.revision, table.revision + 1);
}

async fn a_missing_table_spoils_nothing_for_the_others(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let table = started(&store, &[&ana]).await;
    let mut astray = play(&table, 1, "x", 1);
    astray.table = TableId::random();
    let (good, bad) = tokio::join!(store.append(play(&table, 1, "a", 1)), store.append(astray));
    assert_eq!(good.unwrap(), Appended::Stored);
    assert!(matches!(bad, Err(AppendError::NoTable)), "{bad:?}");
}

async fn many_tables_at_once_all_get_their_answers(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(started(&store, &[&ana]).await);
    }
    let players = tables.iter().cloned().map(|table| {
        let store = store.clone();
        tokio::spawn(async move {
            for version in 1..=25 {
                let append = play(&table, version, &format!("{version}"), 1);
                assert_eq!(store.append(append).await.unwrap(), Appended::Stored);
            }
        })
    });
    for player in players.collect::<Vec<_>>() {
        player.await.unwrap();
    }
    let ids: Vec<TableId> = tables.into_iter().map(|table| table.id).collect();
    let heads = store.heads(&ids).await.unwrap();
    assert_eq!(heads.len(), ids.len());
    assert!(heads.iter().all(|(_, head)| head.version == 26));
    let found: BTreeSet<TableId> = heads.into_iter().map(|(id, _)| id).collect();
    assert_eq!(found, ids.into_iter().collect());
}

async fn closing_stores_what_was_sent_before(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let table = started(&store, &[&ana]).await;
    let entry = NewEntry {
        deed: Deed::Close,
        awaits: SeatSet::NONE,
        key: None,
    };
    let close = Append {
        table: table.id.clone(),
        version: 1,
        entries: vec![entry],
        end: Some(End::Closed),
        at: Moment(99),
    };
    let (sent, trouble) = tokio::join!(store.append(close.clone()), store.close());
    assert_eq!(sent.unwrap(), Appended::Stored);
    assert_eq!(trouble, None);
    let late = store.append(close).await;
    assert!(matches!(late, Err(AppendError::Store(_))), "{late:?}");
    let store = Store::open(&address).await.unwrap();
    let stored = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!(stored.stage, Stage::Closed);
}
