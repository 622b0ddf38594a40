//! Reminders: who is due, who sends, how often.

use std::time::Duration;

use engine::Seat;
use store::{
    Browser, Claimed, Digest, Due, Mailbox, Moment, Occasion, Person, Sitter, Store, Table, Way,
};

use crate::common::{person, play, started, table};

crate::on_both!(
    a_turn_is_due_once_and_one_server_sends_it,
    who_looked_or_has_moved_is_not_reminded,
    nobody_is_reminded_at_a_table_of_bots,
    a_failed_reminder_is_tried_again_and_dropped_after_a_while,
    nobody_gets_more_than_so_many_a_day,
    the_host_learns_who_sat_down_and_players_that_it_has_begun,
    a_mailbox_is_written_to_when_confirmed_and_no_more_when_stopped,
    devices_end_with_their_sign_in_and_secrets_stay,
);

const QUIET: Duration = Duration::from_millis(100);
const LEASE: Duration = Duration::from_millis(50);

fn device(name: &str) -> Browser {
    Browser {
        endpoint: format!("https://push.example/{name}"),
        key: "key".to_owned(),
        secret: "secret".to_owned(),
        language: "de".to_owned(),
    }
}

/// Ana and Ben play, and both have a device; Ana is awaited since 20.
async fn playing(store: &Store) -> (Person, Person, Table) {
    let (ana, ben) = (person(store, "Ana", 1).await, person(store, "Ben", 2).await);
    for (who, byte) in [(&ana, 1), (&ben, 2)] {
        let token = Digest::new(&[byte; 32]);
        let device = device(&who.name);
        (store.add_browser(&who.id, &token, &device, Moment(1)).await).unwrap();
    }
    let table = started(store, &[&ana, &ben]).await;
    (ana, ben, table)
}

async fn due(store: &Store, at: i64) -> Vec<Due> {
    store.due_pushes(QUIET, Moment(at), 10).await.unwrap()
}

/// Those who are awaited.
fn turns(due: &[Due]) -> Vec<&Due> {
    let is_turn = |due: &&Due| due.occasion == Occasion::Turn;
    due.iter().filter(is_turn).collect()
}

async fn a_turn_is_due_once_and_one_server_sends_it(address: String) {
    let store = Store::open(&address).await.unwrap();
    let other = Store::open(&address).await.unwrap();
    let (ana, _, table) = playing(&store).await;
    assert!(due(&store, 119).await.is_empty(), "too early");
    let all = due(&store, 120).await;
    let [found] = turns(&all)[..] else {
        panic!("{all:?}");
    };
    assert_eq!((&found.person, &found.table), (&ana.id, &table.id));
    assert_eq!(found.way, Way::Push(device("Ana")));
    let at = Moment(120);
    let claims = tokio::join!(
        store.claim_reminder(found, at, LEASE, 9),
        other.claim_reminder(found, at, LEASE, 9)
    );
    let claims = [claims.0.unwrap(), claims.1.unwrap()];
    let ours = |claim: &&Claimed| **claim == Claimed::Ours { tries: 1 };
    assert_eq!(claims.iter().filter(ours).count(), 1, "{claims:?}");
    store.reminded(found).await.unwrap();
    assert!(turns(&due(&other, 100_000).await).is_empty());
    // Another turn is another reminder: Ana moves, then it is her turn again.
    store.append(play(&table, 1, "a", 1)).await.unwrap();
    store.append(play(&table, 2, "b", 0)).await.unwrap();
    let all = due(&store, 100_000).await;
    let again = turns(&all);
    assert_eq!(again.len(), 1, "{all:?}");
    assert!(again[0].mark > found.mark);
}

async fn who_looked_or_has_moved_is_not_reminded(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben, table) = playing(&store).await;
    store
        .saw(std::slice::from_ref(&ana.id), Moment(300))
        .await
        .unwrap();
    assert!(turns(&due(&store, 399).await).is_empty());
    assert_eq!(turns(&due(&store, 400).await).len(), 1);
    store.append(play(&table, 1, "a", 1)).await.unwrap();
    let all = due(&store, 400).await;
    let [found] = turns(&all)[..] else {
        panic!("{all:?}");
    };
    assert_eq!(found.person, ben.id);
}

async fn nobody_is_reminded_at_a_table_of_bots(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let token = Digest::new(&[1; 32]);
    (store
        .add_browser(&ana.id, &token, &device("Ana"), Moment(1))
        .await)
        .unwrap();
    started(&store, &[&ana]).await;
    assert!(due(&store, 1000).await.is_empty());
}

async fn a_failed_reminder_is_tried_again_and_dropped_after_a_while(address: String) {
    let store = Store::open(&address).await.unwrap();
    playing(&store).await;
    let mut at = 1000;
    for tries in 1..=4 {
        let all = due(&store, at).await;
        let [found] = turns(&all)[..] else {
            panic!("try {tries}: {all:?}");
        };
        let claim = store.claim_reminder(found, Moment(at), LEASE, 99).await;
        assert_eq!(claim.unwrap(), Claimed::Ours { tries });
        // While it is claimed nobody else takes it; nor if the server is gone, for a while.
        assert!(turns(&due(&store, at + 49).await).is_empty());
        if tries > 1 {
            store.put_off(found, Moment(at + 500)).await.unwrap();
            assert!(turns(&due(&store, at + 499).await).is_empty());
        }
        at += 500;
    }
    assert!(turns(&due(&store, at + 1_000_000).await).is_empty());
}

async fn nobody_gets_more_than_so_many_a_day(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben, _) = playing(&store).await;
    started(&store, &[&ana, &ben]).await;
    let all = due(&store, 1000).await;
    let both = turns(&all);
    assert_eq!(both.len(), 2);
    let mut claims = Vec::new();
    for found in both {
        let claim = store.claim_reminder(found, Moment(1000), LEASE, 1).await;
        claims.push(claim.unwrap());
    }
    assert_eq!(claims, [Claimed::Ours { tries: 1 }, Claimed::Enough]);
    assert!(
        turns(&due(&store, 1049).await).is_empty(),
        "it counts as done"
    );
    let day = 24 * 60 * 60 * 1000;
    assert!(store.count_today("x", 1, Moment(0)).await.unwrap());
    assert!(!store.count_today("x", 1, Moment(5)).await.unwrap());
    assert!(store.count_today("x", 1, Moment(day)).await.unwrap());
    store.forget_counts(Moment(day)).await.unwrap();
    assert!(store.count_today("x", 1, Moment(5)).await.unwrap());
}

async fn the_host_learns_who_sat_down_and_players_that_it_has_begun(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben) = (
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
    );
    for (who, byte) in [(&ana, 1), (&ben, 2)] {
        let token = Digest::new(&[byte; 32]);
        let device = device(&who.name);
        (store.add_browser(&who.id, &token, &device, Moment(1)).await).unwrap();
    }
    let mut alone = table(&[&ana], 10);
    store.create(&alone, &[]).await.unwrap();
    assert!(due(&store, 1000).await.is_empty(), "nobody has come");
    alone.chairs[1] = Sitter::Person {
        person: ben.id.clone(),
        name: ben.name.clone(),
    }
    .into();
    store.save(&mut alone).await.unwrap();
    let all = due(&store, 1000).await;
    let found: Vec<_> = all.iter().map(|due| (due.occasion, &due.person)).collect();
    assert_eq!(found, [(Occasion::Seated, &ana.id)]);
    let first = engine::SeatSet::only(Seat::new(0));
    store.start(&mut alone, first, Moment(20)).await.unwrap();
    let all = due(&store, 1000).await;
    let mut found: Vec<_> = all.iter().map(|due| (due.occasion, &due.person)).collect();
    found.sort_by_key(|(occasion, _)| *occasion != Occasion::Turn);
    assert_eq!(
        found,
        [(Occasion::Turn, &ana.id), (Occasion::Begun, &ben.id)]
    );
}

async fn a_mailbox_is_written_to_when_confirmed_and_no_more_when_stopped(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben) = (
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
    );
    started(&store, &[&ana, &ben]).await;
    let mailbox = Mailbox {
        address: "ana@mail.example".to_owned(),
        confirmed: false,
        language: "de".to_owned(),
        stop: "stop".to_owned(),
    };
    let link = Digest::new(&[7; 32]);
    let asked = store.ask_mailbox(&ana.id, &mailbox, &link, Moment(500), Moment(5));
    asked.await.unwrap();
    assert_eq!(
        store.mailbox(&ana.id).await.unwrap().as_ref(),
        Some(&mailbox)
    );
    let due = async || store.due_mails(QUIET, Moment(1000), 10).await.unwrap();
    assert!(due().await.is_empty());
    let confirm = async |byte, at| {
        let link = Digest::new(&[byte; 32]);
        store.confirm_mailbox(&link, Moment(at)).await.unwrap()
    };
    assert!(!confirm(8, 400).await && !confirm(7, 501).await);
    assert!(confirm(7, 500).await && !confirm(7, 500).await);
    store.write_in(&ana.id, "en").await.unwrap();
    let found = due().await;
    let Way::Mail(known) = &found[0].way else {
        panic!("{found:?}");
    };
    assert!(known.confirmed && known.language == "en");
    assert!(!store.stop_mail("pots").await.unwrap());
    assert!(store.stop_mail("stop").await.unwrap());
    assert!(due().await.is_empty());
    assert_eq!(store.mailbox(&ana.id).await.unwrap(), None);
}

async fn devices_end_with_their_sign_in_and_secrets_stay(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben, _) = playing(&store).await;
    let token = Digest::new(&[1; 32]);
    for number in 0..12 {
        let device = device(&format!("{number}"));
        let added = store.add_browser(&ana.id, &token, &device, Moment(100 + number));
        added.await.unwrap();
    }
    assert_eq!(store.browsers(&ana.id).await.unwrap().len(), 10);
    let mut renewed = device("11");
    "other".clone_into(&mut renewed.key);
    (store
        .add_browser(&ana.id, &token, &renewed, Moment(1))
        .await)
        .unwrap();
    assert!(store.browsers(&ana.id).await.unwrap().contains(&renewed));
    let renew = async |who: &Person, name: &str| {
        let endpoint = device(name).endpoint;
        (store.renew_browser(&who.id, &endpoint, "en").await).unwrap()
    };
    assert!(renew(&ana, "11").await && !renew(&ben, "11").await && !renew(&ana, "99").await);
    store.forget_browser(&renewed.endpoint).await.unwrap();
    assert_eq!(store.browsers(&ana.id).await.unwrap().len(), 9);
    store.sign_out_everywhere(&ana.id).await.unwrap();
    assert!(store.browsers(&ana.id).await.unwrap().is_empty());
    store.forget_browsers(&ben.id).await.unwrap();
    assert!(store.browsers(&ben.id).await.unwrap().is_empty());
    assert_eq!(store.secret("key", "first").await.unwrap(), "first");
    assert_eq!(store.secret("key", "second").await.unwrap(), "first");
}
