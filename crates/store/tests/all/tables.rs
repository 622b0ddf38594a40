//! Tables are made, changed and read back.

use engine::{Seat, SeatSet};
use store::{
    Chair, Deed, Moment, NewEntry, Order, Origin, SaveError, Sitter, Stage, Store, TableId,
    Visibility,
};

use crate::common::{chair, person, started, table};

crate::on_both!(
    a_table_reads_back_as_it_was_made,
    of_two_who_save_one_is_stale,
    starting_saves_the_table_and_begins_the_entries,
    nobody_starts_a_table_twice,
    a_table_can_be_made_with_a_past,
    of_two_rematches_one_is_made,
    what_is_not_there_cannot_be_saved,
    a_change_and_its_entry_are_stored_both_or_neither,
    a_long_past_is_stored_in_parts,
    the_best_of_all_games_come_first,
);

async fn a_change_and_its_entry_are_stored_both_or_neither(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let mut table = started(&store, &[&ana, &ana]).await;
    let before = store.table(&table.id).await.unwrap().unwrap();
    let entries = store.entries(&table.id, 0).await.unwrap();
    let seat = Seat::new(1);
    let entry = NewEntry {
        deed: Deed::Resign { seat },
        awaits: SeatSet::NONE,
        key: None,
    };
    let bot = Sitter::Bot {
        level: "medium".to_owned(),
    };
    table.chairs[1] = bot.into();
    // The entry is taken: somebody moved meanwhile, and no chair changes.
    let taken = store.save_with(&mut table, 0, &entry, Moment(30)).await;
    assert!(matches!(taken, Err(SaveError::Stale)), "{taken:?}");
    assert_eq!(store.table(&table.id).await.unwrap().unwrap(), before);
    assert_eq!(store.entries(&table.id, 0).await.unwrap(), entries);
    // The table was saved meanwhile, and no entry is there.
    let version = entries.len() as u64;
    table.revision += 7;
    let stale = store
        .save_with(&mut table, version, &entry, Moment(30))
        .await;
    assert!(matches!(stale, Err(SaveError::Stale)), "{stale:?}");
    assert_eq!(store.entries(&table.id, 0).await.unwrap(), entries);
    table.revision -= 7;
    store
        .save_with(&mut table, version, &entry, Moment(30))
        .await
        .unwrap();
    assert_eq!(store.table(&table.id).await.unwrap().unwrap(), table);
    let last = store.entries(&table.id, version).await.unwrap();
    assert_eq!(last[0].deed, entry.deed);
}

async fn a_long_past_is_stored_in_parts(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let mut made = table(&[&ana], 10);
    made.stage = Stage::Over {
        outcome: "{}".to_owned(),
    };
    made.ended_at = Some(Moment(10));
    let entries: Vec<NewEntry> = (0..1_300)
        .map(|ply| NewEntry {
            deed: Deed::Move {
                seat: Seat::new(0),
                ply,
                text: format!("move {ply}"),
            },
            awaits: SeatSet::NONE,
            key: None,
        })
        .collect();
    store.create(&made, &entries).await.unwrap();
    assert_eq!(store.table(&made.id).await.unwrap(), Some(made.clone()));
    let read = store.entries(&made.id, 0).await.unwrap();
    assert_eq!(read.len(), entries.len());
    for (number, (read, entry)) in read.iter().zip(&entries).enumerate() {
        assert_eq!((read.version, &read.deed), (number as u64, &entry.deed));
    }
}

async fn the_best_of_all_games_come_first(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben) = (
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
    );
    let mut ids = Vec::new();
    // The best one is older than all others that anybody would look at.
    for number in 0..60 {
        let mut made = table(&[if number == 1 { &ben } else { &ana }], 10 + number);
        "bordering".clone_into(&mut made.game);
        made.stage = Stage::Over {
            outcome: "{}".to_owned(),
        };
        made.ended_at = Some(Moment(10 + number));
        made.visibility = match number {
            1 => Visibility::Private,
            _ => Visibility::Listed,
        };
        store.create(&made, &[]).await.unwrap();
        ids.push(made.id);
    }
    let games = ["bordering", "resourced"];
    assert_eq!(store.unscored(&games, 100).await.unwrap(), ids);
    assert_eq!(store.unscored(&games[1..], 100).await.unwrap(), []);
    for (number, id) in (0..).zip(&ids) {
        let score = match number {
            0 => Some(500),
            1 => Some(400),
            2 => None,
            _ => Some(number),
        };
        store.score(id, "bordering", score).await.unwrap();
    }
    assert_eq!(store.unscored(&games, 100).await.unwrap(), []);
    let best = |person, skip| {
        let store = store.clone();
        async move {
            let best = store.best("bordering", person, skip, 2).await.unwrap();
            let best = best
                .into_iter()
                .map(|(listing, score)| (listing.table.id, score));
            best.collect::<Vec<_>>()
        }
    };
    let (first, second) = ((ids[0].clone(), 500), (ids[59].clone(), 59));
    assert_eq!(best(None, 0).await, [first.clone(), second.clone()]);
    assert_eq!(best(None, 1).await, [second, (ids[58].clone(), 58)]);
    // One's own is there too, listed or not.
    assert_eq!(best(Some(&ben.id), 0).await, [first, (ids[1].clone(), 400)]);
    // What is remembered does not change.
    store.score(&ids[2], "bordering", Some(900)).await.unwrap();
    assert_eq!(best(None, 0).await[0].1, 500);
}

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
