//! What is left of a person who was deleted.

use engine::Seat;
use store::{
    Append, Ceremony, Deed, Digest, End, Entry, Moment, NewEntry, NewLine, Passkey, Person,
    PersonId, Room, Sitter, Stage, Store, Table, TableId,
};

use crate::common::{chair, person, started, table};

crate::on_both!(
    everything_of_a_deleted_person_goes,
    a_bot_plays_on_for_a_deleted_person,
    seats_of_a_deleted_person_are_free_before_the_game,
    a_table_with_nobody_left_is_closed,
    what_is_over_keeps_its_seats_and_lines_without_the_name,
    a_save_from_before_a_deletion_comes_too_late,
    nobody_else_is_touched,
);

const AT: Moment = Moment(1000);

async fn delete(store: &Store, person: &Person) -> Vec<TableId> {
    store
        .delete_person(&person.id, "medium", AT)
        .await
        .unwrap()
        .unwrap()
}

async fn read(store: &Store, table: &Table) -> Table {
    store.table(&table.id).await.unwrap().unwrap()
}

async fn say(store: &Store, table: &Table, person: &Person) {
    let line = NewLine {
        room: Room::Table,
        person: person.id.clone(),
        seat: None,
        name: person.name.clone(),
        words: "hello".to_owned(),
        key: Some("same".to_owned()),
        at: Moment(50),
    };
    store.say(&table.id, &line).await.unwrap();
}

/// A game between these people that is over.
async fn finished(store: &Store, people: &[&Person]) -> Table {
    let table = started(store, people).await;
    let append = Append {
        table: table.id.clone(),
        version: 1,
        entries: vec![NewEntry {
            deed: Deed::Resign { seat: Seat::new(0) },
            awaits: engine::SeatSet::NONE,
            key: None,
        }],
        end: Some(End::Over {
            outcome: "{}".to_owned(),
        }),
        at: Moment(40),
    };
    store.append(append).await.unwrap();
    read(store, &table).await
}

async fn everything_of_a_deleted_person_goes(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben) = (
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
    );
    let table = started(&store, &[&ana, &ben]).await;
    let digest = Digest::new(&[9; 32]);
    store
        .write_note(&table.id, &ana.id, "secret", AT)
        .await
        .unwrap();
    store
        .offer_recovery(&ana.id, &digest, Moment(9000))
        .await
        .unwrap();
    let keep = Ceremony::Keep(ana.id.clone());
    store
        .add_challenge(&digest, &keep, Moment(9000))
        .await
        .unwrap();
    let passkey = Passkey {
        id: "key".to_owned(),
        person: ana.id.clone(),
        public_key: String::new(),
        counter: 0,
        browser: None,
        platform: None,
        made_at: AT,
        used_at: None,
    };
    store.add_passkey(&passkey).await.unwrap();
    delete(&store, &ana).await;
    assert!(
        store
            .people(std::slice::from_ref(&ana.id))
            .await
            .unwrap()
            .is_empty()
    );
    assert_eq!(store.person(&Digest::new(&[1; 32])).await.unwrap(), None);
    assert_eq!(store.passkey("key").await.unwrap(), None);
    assert_eq!(store.take_challenge(&digest, AT).await.unwrap(), None);
    assert_eq!(
        store
            .recover(&digest, &Digest::new(&[8; 32]), AT)
            .await
            .unwrap(),
        None
    );
    assert_eq!(store.note(&table.id, &ana.id).await.unwrap(), "");
    assert_eq!(
        store.delete_person(&ana.id, "medium", AT).await.unwrap(),
        None
    );
    let nobody = PersonId::deleted();
    assert_eq!(
        store.delete_person(&nobody, "medium", AT).await.unwrap(),
        None
    );
}

async fn a_bot_plays_on_for_a_deleted_person(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben) = (
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
    );
    let table = started(&store, &[&ana, &ben]).await;
    assert_eq!(delete(&store, &ana).await, vec![table.id.clone()]);
    let left = read(&store, &table).await;
    assert_eq!(left.stage, Stage::Playing);
    assert_eq!(left.host, ben.id);
    let bot = Sitter::Bot {
        level: "medium".to_owned(),
    };
    assert_eq!(left.chairs[0].sitter, bot);
    assert_eq!(left.chairs[1], chair(&ben));
    assert!(left.revision > table.revision);
    assert_eq!(store.awaiting_bots().await.unwrap(), vec![table.id]);
}

async fn seats_of_a_deleted_person_are_free_before_the_game(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben) = (
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
    );
    let gathering = table(&[&ana, &ben], 10);
    store.create(&gathering, &[]).await.unwrap();
    delete(&store, &ana).await;
    let left = read(&store, &gathering).await;
    assert_eq!((left.stage, left.host), (Stage::Gathering, ben.id));
    assert_eq!(left.chairs[0].sitter, Sitter::Open);
}

async fn a_table_with_nobody_left_is_closed(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let gathering = table(&[&ana], 10);
    store.create(&gathering, &[]).await.unwrap();
    let playing = started(&store, &[&ana]).await;
    delete(&store, &ana).await;
    for (table, entries) in [(gathering, 1), (playing, 2)] {
        let left = read(&store, &table).await;
        assert_eq!(
            (left.stage, left.host),
            (Stage::Closed, PersonId::deleted())
        );
        assert_eq!(left.ended_at, Some(AT));
        let kept: Vec<Entry> = store.entries(&table.id, 0).await.unwrap();
        assert_eq!(kept.len(), entries);
        assert_eq!(kept.last().unwrap().deed, Deed::Close);
    }
    assert!(store.awaiting_bots().await.unwrap().is_empty());
}

async fn what_is_over_keeps_its_seats_and_lines_without_the_name(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben) = (
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
    );
    let table = finished(&store, &[&ana, &ben]).await;
    say(&store, &table, &ana).await;
    say(&store, &table, &ben).await;
    // Both go, one after the other, and said the same with the same key.
    for gone in [&ana, &ben] {
        delete(&store, gone).await;
    }
    let left = read(&store, &table).await;
    assert_eq!(left.stage, table.stage);
    assert_eq!(left.host, PersonId::deleted());
    for seat in [0, 1] {
        let Sitter::Person { person, name } = &left.chairs[seat].sitter else {
            panic!("{:?}", left.chairs[seat]);
        };
        assert_eq!((person, &**name), (&PersonId::deleted(), "deleted player"));
    }
    for line in store.chat(&table.id, 0, 100).await.unwrap() {
        assert_eq!(line.said.person, PersonId::deleted());
        assert_eq!(
            (&*line.said.name, &*line.said.words),
            ("deleted player", "hello")
        );
    }
    assert_eq!(store.entries(&table.id, 0).await.unwrap().len(), 2);
}

async fn a_save_from_before_a_deletion_comes_too_late(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben) = (
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
    );
    let mut table = started(&store, &[&ana, &ben]).await;
    delete(&store, &ana).await;
    assert!(matches!(
        store.save(&mut table).await,
        Err(store::SaveError::Stale)
    ));
}

async fn nobody_else_is_touched(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben) = (
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
    );
    let others = started(&store, &[&ben]).await;
    let over = finished(&store, &[&ben]).await;
    say(&store, &over, &ben).await;
    assert!(delete(&store, &ana).await.is_empty());
    assert_eq!(read(&store, &others).await, others);
    assert_eq!(read(&store, &over).await, over);
    assert_eq!(
        store.chat(&over.id, 0, 100).await.unwrap()[0].said.person,
        ben.id
    );
    assert_eq!(
        store.person(&Digest::new(&[2; 32])).await.unwrap(),
        Some(ben)
    );
}
