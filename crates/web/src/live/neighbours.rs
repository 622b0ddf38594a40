//! What another server stored is taken in move by move.

use std::collections::BTreeSet;

use engine::{Seed, Viewer};
use store::{
    Chair, Deed, Digest, Moment, NewEntry, Order, PersonId, Sitter, Stage, Store, TableId,
    Visibility,
};
use tempfile::TempDir;

use super::{Config, Decision, Reader, Settings, Tables};

/// Two servers on one database, and a table with two people.
struct Neighbours {
    _folder: TempDir,
    here: Tables,
    there: Tables,
    people: Vec<PersonId>,
    id: TableId,
}

impl Neighbours {
    async fn meet() -> Neighbours {
        let folder = TempDir::with_prefix("hedgerow-two-").unwrap();
        let store = Store::open_file(&folder.path().join("both.sqlite"))
            .await
            .unwrap();
        let mut people = Vec::new();
        for name in ["Ana", "Ben"] {
            let digest = Digest::new(&[name.as_bytes()[0]; 32]);
            let person = store.add_person(name, &digest, Moment(0)).await.unwrap();
            people.push(person.id);
        }
        let sitter = |person: &PersonId| Sitter::Person {
            person: person.clone(),
            name: "Somebody".to_owned(),
        };
        let row = store::Table {
            id: TableId::random(),
            game: <catalog::Badger as engine::Game>::ID.to_owned(),
            rules: <catalog::Badger as engine::Game>::RULES,
            options: r#"{"target": 30000}"#.to_owned(),
            position: None,
            seed: Seed::from(3),
            deal: None,
            host: people[0].clone(),
            chairs: people
                .iter()
                .map(|person| Chair::from(sitter(person)))
                .collect(),
            order: Order::AsSeated,
            visibility: Visibility::Private,
            settings: Settings::default().write(),
            stage: Stage::Playing,
            rematch: None,
            origin: None,
            revision: 0,
            made_at: Moment(0),
            ended_at: None,
        };
        let start = NewEntry {
            deed: Deed::Start,
            awaits: engine::SeatSet::NONE,
            key: None,
        };
        store.create(&row, &[start]).await.unwrap();
        Neighbours {
            here: Tables::new(store.clone(), Config::default()),
            there: Tables::new(store, Config::default()),
            _folder: folder,
            people,
            id: row.id,
        }
    }

    fn reader(&self, seat: engine::Seat) -> Reader {
        Reader {
            person: Some(self.people[seat.index()].clone()),
            ..Reader::default()
        }
    }

    /// Makes the first move that is legal, here; who made it.
    async fn act(&self, number: usize) -> engine::Seat {
        let table = self.here.table(&self.id).await.unwrap();
        let (ply, seat, action) = {
            let state = table.lock().await.unwrap();
            let live = state.live.as_ref().unwrap();
            let seat = live.awaits().first().unwrap();
            let legal = live.legal(seat);
            (live.ply(), seat, legal[number % legal.len()].clone())
        };
        let key = format!("k{ply}");
        let decision = Decision {
            ply,
            action: &action,
            key: Some(&key),
        };
        table.act(&self.reader(seat), &decision).await.unwrap();
        seat
    }

    /// What there is catches up, and is as if it had just been read. How often the game was
    /// played from its start there.
    async fn is_followed(&self) -> u32 {
        let there = self.there.table(&self.id).await.unwrap();
        there.catch_up().await.unwrap();
        let anew = Tables::new(self.here.store().clone(), Config::default());
        let anew = anew.table(&self.id).await.unwrap();
        let (there, anew) = (there.lock().await.unwrap(), anew.lock().await.unwrap());
        let (live, fresh) = (there.live.as_ref().unwrap(), anew.live.as_ref().unwrap());
        assert_eq!(live.position(), fresh.position());
        assert_eq!(
            live.record(Vec::new()).moves,
            fresh.record(Vec::new()).moves
        );
        assert_eq!(live.by_chance(), fresh.by_chance());
        for viewer in Viewer::all(2) {
            let from = live.ply().saturating_sub(3);
            assert_eq!(live.told(from, viewer), fresh.told(from, viewer));
        }
        assert_eq!(there.entries, anew.entries);
        assert_eq!(there.resigned, anew.resigned);
        assert_eq!(there.row, anew.row);
        let seats = [engine::Seat::new(0), engine::Seat::new(1)];
        for seat in seats {
            for ply in 0..live.ply() {
                let key = format!("k{ply}");
                assert_eq!(there.knows(seat, &key), anew.knows(seat, &key), "{key}");
            }
        }
        there.replays
    }
}

#[tokio::test]
async fn moves_of_another_server_are_taken_in_one_by_one() {
    let two = Neighbours::meet().await;
    assert_eq!(two.is_followed().await, 1);
    let mut undone = BTreeSet::new();
    // Past several checkpoints, with moves taken back before, at and behind them.
    for number in 0..150 {
        let seat = two.act(number).await;
        let table = two.here.table(&two.id).await.unwrap();
        let ply = table.lock().await.unwrap().ply();
        if table.undo(&two.reader(seat), ply, None).await.is_ok() {
            undone.insert(ply);
        }
        if number % 5 == 0 {
            assert_eq!(two.is_followed().await, 1, "played from its start at {ply}");
        }
    }
    assert!(!undone.is_empty(), "nothing could be taken back");
    let table = two.here.table(&two.id).await.unwrap();
    table
        .resign(&two.reader(engine::Seat::new(1)))
        .await
        .unwrap();
    assert_eq!(two.is_followed().await, 1);
}

#[tokio::test]
async fn who_missed_more_than_moves_reads_the_whole_game() {
    let two = Neighbours::meet().await;
    assert_eq!(two.is_followed().await, 1);
    for number in 0..10 {
        two.act(number).await;
    }
    let there = two.there.table(&two.id).await.unwrap();
    // Somebody was interrupted here.
    there.lock().await.unwrap().torn = true;
    assert_eq!(two.is_followed().await, 2);
}

#[tokio::test]
async fn what_is_taken_back_is_as_if_it_had_never_been() {
    let two = Neighbours::meet().await;
    for number in 0..140 {
        two.act(number).await;
    }
    let table = two.here.table(&two.id).await.unwrap();
    let mut state = table.lock().await.unwrap();
    let live = state.live.as_mut().unwrap();
    let mut record = live.record(vec![String::new(); 2]);
    // Across checkpoints, to the beginning.
    while let Some(ply) = live.ply().checked_sub(1) {
        live.take_back();
        record.moves.truncate(ply);
        let fresh = super::open(&record).unwrap().unwrap();
        assert_eq!(live.position(), fresh.position());
        assert_eq!(live.by_chance(), fresh.by_chance());
        assert_eq!(live.record(vec![String::new(); 2]), record);
        let from = ply.saturating_sub(2);
        assert_eq!(
            live.told(from, Viewer::Spectator),
            fresh.told(from, Viewer::Spectator)
        );
    }
}
