//! People, what they say and note, and which tables they find.

use std::time::Duration;

use engine::{Seat, SeatSet};
use store::{
    Ceremony, Digest, End, Listing, Moment, NewDevice, NewLine, Page, Passkey, Person, PersonId,
    Room, Said, Sitter, Store, StoreError, Table, TableId, Visibility, Which,
};

use crate::common::{chair, person, play, started, table};

crate::on_both!(
    a_person_is_known_by_the_token_alone,
    a_recovery_link_works_once_and_not_for_ever,
    other_devices_can_be_signed_out,
    whoever_signs_out_everywhere_is_known_nowhere,
    a_device_is_known_for_400_days_after_its_last_use,
    a_challenge_is_good_once_and_not_for_long,
    a_passkey_lets_its_owner_in_while_its_counter_goes_up,
    who_was_seen_is_remembered,
    lines_are_numbered_as_they_are_said,
    a_line_with_a_key_is_said_once,
    notes_are_for_their_writer,
    tables_that_wait_for_me_come_first,
    the_lobby_lists_what_is_listed,
    lists_go_on_where_the_last_page_ended,
    one_server_claims_a_bots_move,
    tables_where_a_bot_is_awaited_are_found,
    heads_tell_what_changed,
);

fn digest(byte: u8) -> Digest {
    Digest::new(&[byte; 32])
}

async fn a_person_is_known_by_the_token_alone(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    assert_eq!(store.person(&digest(1)).await.unwrap(), Some(ana.clone()));
    assert_eq!(store.person(&digest(2)).await.unwrap(), None);
    let again = store.add_person("Eve", &digest(1), Moment(1)).await;
    assert!(matches!(again, Err(StoreError::Database(_))), "{again:?}");
    store.rename(&ana.id, "Anna").await.unwrap();
    let renamed = store.person(&digest(1)).await.unwrap().unwrap();
    assert_eq!((renamed.id, &*renamed.name), (ana.id, "Anna"));
}

async fn a_recovery_link_works_once_and_not_for_ever(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let until = Moment(100);
    store
        .offer_recovery(&ana.id, &digest(7), until)
        .await
        .unwrap();
    store
        .offer_recovery(&ana.id, &digest(8), until)
        .await
        .unwrap();
    let replaced = store.recover(&digest(7), &digest(2), Moment(50)).await;
    assert_eq!(replaced.unwrap(), None);
    let late = store.recover(&digest(8), &digest(2), Moment(101)).await;
    assert_eq!(late.unwrap(), None);
    let here = store.recover(&digest(8), &digest(2), Moment(50)).await;
    assert_eq!(here.unwrap(), Some(ana.clone()));
    let twice = store.recover(&digest(8), &digest(3), Moment(50)).await;
    assert_eq!(twice.unwrap(), None);
    for token in [digest(1), digest(2)] {
        assert_eq!(store.person(&token).await.unwrap(), Some(ana.clone()));
    }
}

async fn other_devices_can_be_signed_out(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    store
        .offer_recovery(&ana.id, &digest(7), Moment(9))
        .await
        .unwrap();
    store
        .recover(&digest(7), &digest(2), Moment(5))
        .await
        .unwrap();
    let devices = store.devices(&ana.id).await.unwrap();
    assert_eq!(devices.len(), 2);
    let (_, second) = (store
        .person_and_device(&digest(2), Moment(6))
        .await
        .unwrap())
    .unwrap();
    let somebody_else = person(&store, "Eve", 3).await;
    assert!(!store.sign_out(&somebody_else.id, &second.id).await.unwrap());
    assert!(store.sign_out(&ana.id, &second.id).await.unwrap());
    assert!(!store.sign_out(&ana.id, &second.id).await.unwrap());
    assert_eq!(store.person(&digest(2)).await.unwrap(), None);
    assert_eq!(store.person(&digest(1)).await.unwrap(), Some(ana));
}

async fn whoever_signs_out_everywhere_is_known_nowhere(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let link = digest(7);
    store
        .offer_recovery(&ana.id, &link, Moment(9))
        .await
        .unwrap();
    assert_eq!(
        store.recovery_until(&ana.id, Moment(5)).await.unwrap(),
        Some(Moment(9))
    );
    store.sign_out_everywhere(&ana.id).await.unwrap();
    assert_eq!(store.person(&digest(1)).await.unwrap(), None);
    assert_eq!(
        store.recover(&link, &digest(2), Moment(5)).await.unwrap(),
        None
    );
    store
        .offer_recovery(&ana.id, &link, Moment(9))
        .await
        .unwrap();
    store.cancel_recovery(&ana.id).await.unwrap();
    assert_eq!(
        store.recovery_until(&ana.id, Moment(5)).await.unwrap(),
        None
    );
    assert_eq!(
        store.recover(&link, &digest(2), Moment(5)).await.unwrap(),
        None
    );
}

async fn a_device_is_known_for_400_days_after_its_last_use(address: String) {
    let store = Store::open(&address).await.unwrap();
    let day = |days: i64| Moment(days * 24 * 60 * 60 * 1000);
    let token = digest(1);
    let device = NewDevice {
        token: &token,
        browser: Some("Firefox"),
        platform: Some("Android"),
    };
    let ana = store
        .add_person("Ana", device, day(10) + Duration::from_hours(5))
        .await
        .unwrap();
    let known = async |at| store.person_and_device(&token, at).await.unwrap();
    let (found, device) = known(day(410)).await.unwrap();
    assert_eq!(found, ana);
    assert_eq!(
        (device.browser.as_deref(), device.platform.as_deref()),
        (Some("Firefox"), Some("Android"))
    );
    assert_eq!((device.made_at, device.used_at), (day(10), Some(day(10))));
    assert_eq!(known(day(411)).await, None);
    store
        .use_device(&token, day(400) + Duration::from_hours(3))
        .await
        .unwrap();
    let (_, device) = known(day(800)).await.unwrap();
    assert_eq!(device.used_at, Some(day(400)));
    store.forget_expired_secrets(day(800)).await.unwrap();
    assert!(known(day(800)).await.is_some());
    store.forget_expired_secrets(day(801)).await.unwrap();
    assert!(store.devices(&ana.id).await.unwrap().is_empty());
}

async fn a_challenge_is_good_once_and_not_for_long(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let keep = Ceremony::Keep(ana.id.clone());
    store
        .add_challenge(&digest(4), &keep, Moment(100))
        .await
        .unwrap();
    store
        .add_challenge(&digest(5), &Ceremony::SignIn, Moment(100))
        .await
        .unwrap();
    let take = async |byte, at| {
        store
            .take_challenge(&digest(byte), Moment(at))
            .await
            .unwrap()
    };
    assert_eq!(take(4, 50).await, Some(keep));
    assert_eq!(take(4, 50).await, None);
    assert_eq!(take(5, 101).await, None);
    assert_eq!(take(5, 100).await, Some(Ceremony::SignIn));
    assert_eq!(take(6, 50).await, None);
}

async fn a_passkey_lets_its_owner_in_while_its_counter_goes_up(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, eve) = (
        person(&store, "Ana", 1).await,
        person(&store, "Eve", 2).await,
    );
    let passkey = |id: &str, counter| Passkey {
        id: id.to_owned(),
        person: ana.id.clone(),
        public_key: "a0".to_owned(),
        counter,
        browser: None,
        platform: Some("Linux".to_owned()),
        made_at: Moment(0),
        used_at: None,
    };
    assert!(store.add_passkey(&passkey("one", 3)).await.unwrap());
    assert!(store.add_passkey(&passkey("two", 0)).await.unwrap());
    let stolen = Passkey {
        person: eve.id.clone(),
        ..passkey("one", 0)
    };
    assert!(!store.add_passkey(&stolen).await.unwrap());
    assert_eq!(store.passkey("one").await.unwrap(), Some(passkey("one", 3)));
    let sign_in = async |id: &'static str, counter, token| {
        let token = digest(token);
        store
            .sign_in(id, counter, (&token).into(), Moment(1))
            .await
            .unwrap()
    };
    assert_eq!(sign_in("one", 4, 10).await, Some(ana.clone()));
    for stale in [4, 3, 0] {
        assert_eq!(sign_in("one", stale, 11).await, None, "{stale}");
    }
    // Some devices do not count.
    assert_eq!(sign_in("two", 0, 12).await, Some(ana.clone()));
    assert_eq!(sign_in("two", 0, 13).await, Some(ana.clone()));
    assert_eq!(sign_in("none", 9, 14).await, None);
    assert_eq!(store.person(&digest(11)).await.unwrap(), None);
    assert_eq!(store.person(&digest(13)).await.unwrap(), Some(ana.clone()));
    assert!(!store.remove_passkey(&eve.id, "one").await.unwrap());
    assert!(store.remove_passkey(&ana.id, "one").await.unwrap());
    assert_eq!(store.passkeys(&ana.id).await.unwrap().len(), 1);
    assert_eq!(sign_in("one", 9, 15).await, None);
}

async fn who_was_seen_is_remembered(address: String) {
    let store = Store::open(&address).await.unwrap();
    let mut people = Vec::new();
    for byte in 0..40 {
        people.push(person(&store, "someone", byte).await.id);
    }
    let (seen, unseen) = people.split_at(39);
    store.saw(seen, Moment(500)).await.unwrap();
    let mut ids = people.clone();
    ids.push(PersonId::random());
    let found = store.people(&ids).await.unwrap();
    assert_eq!(found.len(), people.len());
    for person in found {
        let expected = if unseen.contains(&person.id) { 1 } else { 500 };
        assert_eq!(person.seen_at, Moment(expected));
    }
}

async fn lines_are_numbered_as_they_are_said(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let table = started(&store, &[&ana]).await;
    let line = |words: &str, room, seat| NewLine {
        room,
        person: ana.id.clone(),
        seat,
        name: "Ana".to_owned(),
        words: words.to_owned(),
        key: None,
        at: Moment(40),
    };
    let hello = line("hello <b>", Room::Table, Some(Seat::new(0)));
    let aside = line("I see", Room::Gallery, None);
    assert_eq!(store.say(&table.id, &hello).await.unwrap(), Said::Now(0));
    assert_eq!(store.say(&table.id, &aside).await.unwrap(), Said::Now(1));
    let chat = store.chat(&table.id, 0, 9).await.unwrap();
    assert_eq!(chat.len(), 2);
    assert_eq!(chat[0].said, hello);
    assert_eq!(chat[1].said, aside);
    assert_eq!(store.chat(&table.id, 1, 9).await.unwrap(), chat[1..]);
    // Of more than anybody wants to hear, the newest.
    assert_eq!(store.chat(&table.id, 0, 1).await.unwrap(), chat[1..]);
    let both = tokio::join!(store.say(&table.id, &hello), store.say(&table.id, &hello));
    let mut numbers = [both.0.unwrap(), both.1.unwrap()].map(|said| match said {
        Said::Now(number) => number,
        Said::Before(number) => panic!("line {number} has no key"),
    });
    numbers.sort_unstable();
    assert_eq!(numbers, [2, 3]);
    let astray = store.say(&TableId::random(), &hello).await;
    assert!(astray.is_err());
}

async fn a_line_with_a_key_is_said_once(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben) = (
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
    );
    let table = started(&store, &[&ana]).await;
    let line = |speaker: &Person, key: &str| NewLine {
        room: Room::Table,
        person: speaker.id.clone(),
        seat: None,
        name: speaker.name.clone(),
        words: "hello".to_owned(),
        key: Some(key.to_owned()),
        at: Moment(40),
    };
    let say = async |line| store.say(&table.id, &line).await.unwrap();
    assert_eq!(say(line(&ana, "k")).await, Said::Now(0));
    assert_eq!(say(line(&ben, "k")).await, Said::Now(1));
    assert_eq!(say(line(&ana, "l")).await, Said::Now(2));
    store.close().await;
    let store = Store::open(&address).await.unwrap();
    let say = async |line| store.say(&table.id, &line).await.unwrap();
    assert_eq!(say(line(&ana, "k")).await, Said::Before(0));
    let both = tokio::join!(say(line(&ana, "m")), say(line(&ana, "m")));
    assert!(matches!(
        both,
        (Said::Now(3), Said::Before(3)) | (Said::Before(3), Said::Now(3))
    ));
    assert_eq!(store.chat(&table.id, 0, 9).await.unwrap().len(), 4);
}

async fn notes_are_for_their_writer(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben) = (
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
    );
    let table = started(&store, &[&ana, &ben]).await;
    for words in ["first", "he has the 7"] {
        let written = store.write_note(&table.id, &ana.id, words, Moment(5)).await;
        written.unwrap();
    }
    assert_eq!(
        store.note(&table.id, &ana.id).await.unwrap(),
        "he has the 7"
    );
    assert_eq!(store.note(&table.id, &ben.id).await.unwrap(), "");
}

fn ids(listings: &[Listing]) -> Vec<TableId> {
    let id = |listing: &Listing| listing.table.id.clone();
    listings.iter().map(id).collect()
}

async fn tables_that_wait_for_me_come_first(address: String) {
    let store = Store::open(&address).await.unwrap();
    let (ana, ben) = (
        person(&store, "Ana", 1).await,
        person(&store, "Ben", 2).await,
    );
    let waiting = started(&store, &[&ana, &ben]).await;
    let moved = started(&store, &[&ana, &ben]).await;
    store.append(play(&moved, 1, "a", 1)).await.unwrap();
    let gathering = table(&[&ben, &ana], 25);
    store.create(&gathering, &[]).await.unwrap();
    let over = started(&store, &[&ana, &ben]).await;
    let mut last = play(&over, 1, "last", 0);
    last.end = Some(End::Over {
        outcome: String::new(),
    });
    store.append(last).await.unwrap();
    let mut away = started(&store, &[&ana, &ben]).await;
    away.chairs[0].stand_in = Some("easy".to_owned());
    store.save(&mut away).await.unwrap();

    let mine = store.tables_of(&ana.id, 10).await.unwrap();
    assert_eq!(mine.len(), 4);
    assert_eq!(mine[0].table, waiting);
    assert!(mine[0].waiting);
    assert!(mine[1..].iter().all(|listing| !listing.waiting));
    assert_eq!(mine[1].table.id, moved.id);
    assert_eq!(mine[1].head.awaits, SeatSet::only(Seat::new(1)));
    assert_eq!(mine[2].table, gathering);
    assert_eq!(mine[3].table, away);
    let bens = store.tables_of(&ben.id, 1).await.unwrap();
    assert_eq!(ids(&bens), [moved.id]);
    assert!(bens[0].waiting);

    let finished = Which::FinishedOf(ben.id.clone());
    let finished = store.list(&finished, &Page::first(10)).await.unwrap();
    assert_eq!(ids(&finished), [over.id]);
    assert_eq!(store.hosted(&ana.id).await.unwrap(), 3);
    assert_eq!(store.hosted(&ben.id).await.unwrap(), 1);
}

async fn the_lobby_lists_what_is_listed(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let (old, new) = (table(&[&ana], 10), table(&[&ana], 20));
    let hidden = Table {
        visibility: Visibility::Private,
        ..table(&[&ana], 30)
    };
    for made in [&old, &new, &hidden] {
        store.create(made, &[]).await.unwrap();
    }
    let playing = started(&store, &[&ana]).await;
    let page = Page::first(10);
    let gathering = store.list(&Which::Gathering, &page).await.unwrap();
    assert_eq!(ids(&gathering), [new.id, old.id]);
    let running = store.list(&Which::Playing, &page).await.unwrap();
    assert_eq!(ids(&running), [playing.id]);
    assert_eq!(store.list(&Which::Finished, &page).await.unwrap(), []);
    assert_eq!(store.list(&Which::All, &page).await.unwrap().len(), 4);
}

async fn lists_go_on_where_the_last_page_ended(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let mut made = Vec::new();
    for number in 0..7 {
        let table = table(&[&ana], 10 + number / 3);
        store.create(&table, &[]).await.unwrap();
        made.push(table.id);
    }
    let (mut page, mut seen) = (Page::first(3), Vec::new());
    loop {
        let listings = store.list(&Which::All, &page).await.unwrap();
        assert!(listings.len() <= 3);
        let Some(last) = listings.last() else { break };
        page.after = Some(last.clone());
        seen.extend(ids(&listings));
    }
    assert_eq!(seen[0], made[6]);
    seen.sort();
    made.sort();
    assert_eq!(seen, made);
}

async fn one_server_claims_a_bots_move(address: String) {
    let one = Store::open(&address).await.unwrap();
    let other = Store::open(&address).await.unwrap();
    let ana = person(&one, "Ana", 1).await;
    let table = started(&one, &[&ana]).await;
    let claim = async |store: &Store, version, lease| {
        let claim = store.claim(&table.id, version, lease);
        claim.await.unwrap()
    };
    let (hour, moment) = (Duration::from_hours(1), Duration::from_millis(1));
    assert!(claim(&one, 1, hour).await);
    assert!(!claim(&other, 1, hour).await);
    assert!(claim(&one, 1, moment).await, "it may be made anew");
    while !claim(&other, 1, hour).await {
        // By the clock of the database it runs out at once.
    }
    assert!(!claim(&one, 1, hour).await);
    assert!(claim(&one, 2, hour).await, "it is for one entry only");
    assert!(!claim(&other, 1, hour).await);
}

async fn tables_where_a_bot_is_awaited_are_found(address: String) {
    let one = Store::open(&address).await.unwrap();
    let other = Store::open(&address).await.unwrap();
    let ana = person(&one, "Ana", 1).await;
    let ben = person(&one, "Ben", 2).await;
    let bot = Sitter::Bot {
        level: "easy".to_owned(),
    };
    let begun = async |first: usize, stand_in: Option<&str>| {
        let mut made = table(&[&ana], 10);
        made.chairs = vec![chair(&ana), bot.clone().into(), chair(&ben)];
        made.chairs[0].stand_in = stand_in.map(str::to_owned);
        one.create(&made, &[]).await.unwrap();
        let awaits = SeatSet::only(Seat::new(first));
        one.start(&mut made, awaits, Moment(20)).await.unwrap();
        made.id
    };
    let (_person, bots, away) = (
        begun(0, None).await,
        begun(1, None).await,
        begun(0, Some("easy")).await,
    );
    // Bots among themselves play only where somebody looks.
    let mut among_bots = table(&[&ana], 10);
    among_bots.chairs = vec![chair(&ana), bot.clone().into()];
    among_bots.chairs[0].stand_in = Some("easy".to_owned());
    one.create(&among_bots, &[]).await.unwrap();
    let awaits = SeatSet::only(Seat::new(1));
    one.start(&mut among_bots, awaits, Moment(20))
        .await
        .unwrap();
    let awaiting = async |store: &Store| {
        let mut tables = store.awaiting_bots().await.unwrap();
        tables.sort();
        tables
    };
    let mut both = [bots.clone(), away.clone()];
    both.sort();
    assert_eq!(awaiting(&one).await, both);
    let hour = Duration::from_hours(1);
    assert!(one.claim(&bots, 1, hour).await.unwrap());
    assert_eq!(awaiting(&one).await, both);
    assert_eq!(awaiting(&other).await, [away]);
    let moment = Duration::from_millis(1);
    assert!(one.claim(&bots, 1, moment).await.unwrap());
    while awaiting(&other).await != both {
        // It runs out at once.
    }
}

async fn heads_tell_what_changed(address: String) {
    let store = Store::open(&address).await.unwrap();
    let ana = person(&store, "Ana", 1).await;
    let mut made = table(&[&ana], 10);
    store.create(&made, &[]).await.unwrap();
    let id = [made.id.clone(), TableId::random()];
    let head = async || {
        let heads = store.heads(&id).await.unwrap();
        assert_eq!(heads.len(), 1);
        heads[0].1
    };
    let fresh = head().await;
    assert_eq!((fresh.version, fresh.revision, fresh.lines), (0, 0, 0));
    assert_eq!((fresh.awaits, fresh.at), (SeatSet::NONE, Moment(10)));
    let first = SeatSet::only(Seat::new(0));
    store.start(&mut made, first, Moment(20)).await.unwrap();
    let line = NewLine {
        room: Room::Table,
        person: ana.id.clone(),
        seat: None,
        name: String::new(),
        words: String::new(),
        key: None,
        at: Moment(21),
    };
    store.say(&made.id, &line).await.unwrap();
    store.append(play(&made, 1, "a", 1)).await.unwrap();
    let later = head().await;
    assert_eq!((later.version, later.revision, later.lines), (2, 1, 1));
    assert_eq!(later.awaits, SeatSet::only(Seat::new(1)));
    assert_eq!(later.at, Moment(31));
}
