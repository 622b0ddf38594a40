//! What nobody wants any more is closed and removed, and nothing else.

use std::{fs, time::Duration};

use engine::{Seat, SeatSet};
use sqlx::{Connection as _, SqliteConnection};
use store::{
    Append, Deed, Digest, End, Expiry, Moment, NewEntry, NewLine, Person, Room, Stage, Store, Table,
};

use crate::common::{self, person, play, started, table};

crate::on_both!(
    a_table_where_no_game_begins_is_removed_in_its_time,
    a_game_nobody_moves_in_is_closed_and_later_removed,
    finished_games_are_kept_unless_somebody_says_how_long,
    guests_without_a_game_are_forgotten_and_others_are_not,
    nothing_expires_that_is_kept_for_ever,
    two_may_prune_at_once,
    a_long_game_is_removed_whole,
    a_game_that_runs_is_not_removed,
    what_a_person_keeps_is_counted,
);

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Days after the beginning.
fn day(number: i64) -> Moment {
    Moment(number * DAY)
}

async fn say(store: &Store, table: &Table, person: &Person, at: Moment) {
    let line = NewLine {
        room: Room::Table,
        person: person.id.clone(),
        seat: None,
        name: person.name.clone(),
        words: "Tonight at eight?".to_owned(),
        key: None,
        at,
    };
    store.say(&table.id, &line).await.unwrap();
}

async fn end(store: &Store, table: &Table, end: End, at: Moment) {
    let append = Append {
        table: table.id.clone(),
        version: 1,
        entries: vec![NewEntry {
            deed: Deed::Resign { seat: Seat::new(0) },
            awaits: SeatSet::NONE,
            key: None,
        }],
        end: Some(end),
        at,
    };
    store.append(append).await.unwrap();
}

async fn a_table_where_no_game_begins_is_removed_in_its_time(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let (quiet, spoken) = (table(&[&ana], DAY), table(&[&ana], DAY));
    store.create(&quiet, &[]).await.unwrap();
    store.create(&spoken, &[]).await.unwrap();
    say(&store, &spoken, &ana, day(5)).await;
    let expiry = Expiry::default();
    assert!(store.expire(&expiry, day(7)).await.unwrap().is_empty());
    let expired = store.expire(&expiry, day(9)).await.unwrap();
    assert_eq!(
        (expired.gatherings, expired.tables),
        (1, vec![quiet.id.clone()])
    );
    assert_eq!(store.table(&quiet.id).await.unwrap(), None);
    // Its host is here: perhaps it is about to begin.
    store
        .saw(std::slice::from_ref(&ana.id), day(13))
        .await
        .unwrap();
    assert!(store.expire(&expiry, day(13)).await.unwrap().is_empty());
    assert_eq!(store.expire(&expiry, day(14)).await.unwrap().gatherings, 1);
    assert_eq!(store.chat(&spoken.id, 0, 9).await.unwrap(), []);
}

async fn a_game_nobody_moves_in_is_closed_and_later_removed(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let table = started(&store, &[&ana]).await;
    let mut played = play(&table, 1, "k", 0);
    played.at = day(50);
    store.append(played).await.unwrap();
    let expiry = Expiry::default();
    assert!(store.expire(&expiry, day(139)).await.unwrap().is_empty());
    let expired = store.expire(&expiry, day(141)).await.unwrap();
    assert_eq!((expired.abandoned, expired.closed), (1, 0));
    let row = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!((row.stage, row.ended_at), (Stage::Closed, Some(day(141))));
    let entries = store.entries(&table.id, 0).await.unwrap();
    assert_eq!(entries.last().unwrap().deed, Deed::Close);
    assert!(store.expire(&expiry, day(230)).await.unwrap().is_empty());
    assert_eq!(store.expire(&expiry, day(232)).await.unwrap().closed, 1);
    assert_eq!(store.entries(&table.id, 0).await.unwrap(), []);
}

async fn finished_games_are_kept_unless_somebody_says_how_long(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let table = started(&store, &[&ana]).await;
    let outcome = "{}".to_owned();
    end(&store, &table, End::Over { outcome }, day(1)).await;
    let mut uploaded = common::table(&[&ana], DAY);
    uploaded.stage = Stage::Closed;
    uploaded.ended_at = Some(day(1));
    let past = NewEntry {
        deed: Deed::Move {
            seat: Seat::new(0),
            ply: 0,
            text: "play".to_owned(),
        },
        awaits: SeatSet::NONE,
        key: None,
    };
    store.create(&uploaded, &[past]).await.unwrap();
    let expired = store.expire(&Expiry::default(), day(9999)).await.unwrap();
    assert!(expired.is_empty(), "{expired:?}");
    let expiry = Expiry {
        finished: Some(Duration::from_hours(24 * 30)),
        ..Expiry::default()
    };
    assert!(store.expire(&expiry, day(30)).await.unwrap().is_empty());
    assert_eq!(store.expire(&expiry, day(32)).await.unwrap().finished, 2);
    assert_eq!(store.table(&table.id).await.unwrap(), None);
}

async fn guests_without_a_game_are_forgotten_and_others_are_not(address: String) {
    let store = Store::open(&address).await.unwrap();
    let [ana, ben, _eve] = [
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
        person(&store, "Eve", 3).await,
    ];
    let table = started(&store, &[&ana]).await;
    end(&store, &table, End::Closed, Moment(20)).await;
    say(&store, &table, &ben, Moment(30)).await;
    let expiry = Expiry {
        gatherings: None,
        closed: None,
        ..Expiry::default()
    };
    assert!(store.expire(&expiry, day(29)).await.unwrap().is_empty());
    assert_eq!(store.expire(&expiry, day(31)).await.unwrap().guests, 1);
    let known = async |byte| {
        store
            .person(&Digest::new(&[byte; 32]))
            .await
            .unwrap()
            .is_some()
    };
    assert!(known(1).await && known(2).await && !known(3).await);
}

async fn nothing_expires_that_is_kept_for_ever(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    person(&store, "Eve", 2).await;
    store.create(&table(&[&ana], 1), &[]).await.unwrap();
    let played = started(&store, &[&ana]).await;
    end(&store, &played, End::Closed, Moment(30)).await;
    started(&store, &[&ana]).await;
    let expiry = Expiry {
        gatherings: None,
        abandoned: None,
        closed: None,
        finished: None,
        guests: None,
    };
    assert!(store.expire(&expiry, day(9999)).await.unwrap().is_empty());
}

async fn two_may_prune_at_once(address: String) {
    let (one, other) = (
        Store::open(&address).await.unwrap(),
        Store::open(&address).await.unwrap(),
    );
    let ana = person(&one, "Ana", 1).await;
    for _ in 0..10 {
        one.create(&table(&[&ana], 1), &[]).await.unwrap();
    }
    let expiry = Expiry::default();
    let (some, others) = tokio::join!(one.expire(&expiry, day(20)), other.expire(&expiry, day(20)));
    assert_eq!(some.unwrap().gatherings + others.unwrap().gatherings, 10);
}

async fn a_long_game_is_removed_whole(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let mut long = table(&[&ana], 1);
    long.stage = Stage::Closed;
    long.ended_at = Some(Moment(1));
    let entries: Vec<NewEntry> = (0..1700)
        .map(|ply| NewEntry {
            deed: Deed::Move {
                seat: Seat::new(0),
                ply,
                text: "play".to_owned(),
            },
            awaits: SeatSet::NONE,
            key: None,
        })
        .collect();
    store.create(&long, &entries).await.unwrap();
    let full = bytes_after_compacting(&store, &address).await;
    assert!(store.remove(&long.id).await.unwrap());
    let left = bytes_after_compacting(&store, &address).await;
    assert!(
        full.is_none() || left < full.map(|full| full * 2 / 3),
        "{left:?} of {full:?}"
    );
    assert_eq!(store.entries(&long.id, 0).await.unwrap(), []);
    assert_eq!(store.table(&long.id).await.unwrap(), None);
    assert!(!store.remove(&long.id).await.unwrap());
}

/// The bytes of a database that is a file, once it is as small as it can be. Somebody else
/// empties its log all the time, and SQLite sends the second who wants to away at once, so
/// that it has to be tried again.
async fn bytes_after_compacting(store: &Store, address: &str) -> Option<u64> {
    let file = address.strip_prefix("sqlite:")?;
    let mut other = SqliteConnection::connect(address).await.unwrap();
    let empty = async |other: &mut SqliteConnection| {
        loop {
            sqlx::query("PRAGMA wal_checkpoint(PASSIVE)")
                .execute(&mut *other)
                .await
                .unwrap();
        }
    };
    for _ in 0..10 {
        tokio::select! {
            compacted = store.compact() => compacted.unwrap(),
            () = empty(&mut other) => {}
        }
        let log = fs::metadata(format!("{file}-wal")).unwrap();
        assert_eq!(log.len(), 0, "the log is not empty");
    }
    other.close().await.unwrap();
    Some(fs::metadata(file).unwrap().len())
}

async fn a_game_that_runs_is_not_removed(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let table = started(&store, &[&ana]).await;
    assert!(!store.remove(&table.id).await.unwrap());
    assert_eq!(store.entries(&table.id, 0).await.unwrap().len(), 1);
}

async fn what_a_person_keeps_is_counted(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben) = (
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
    );
    let table = started(&store, &[&ana, &ben]).await;
    started(&store, &[&ana]).await;
    end(&store, &table, End::Closed, Moment(20)).await;
    let kept = store.kept(&ana.id).await.unwrap();
    assert_eq!((kept.finished, kept.entries), (1, 3));
    let kept = store.kept(&ben.id).await.unwrap();
    assert_eq!((kept.finished, kept.entries), (0, 0));
}
