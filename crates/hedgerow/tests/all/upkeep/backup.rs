//! Backups hold, and are put in place whole.

use std::fs;

use guests::{Folder, Place, Program, known, moves};

use super::{act, admin, done, facts, program, table};

#[tokio::test]
async fn a_backup_made_while_people_play_holds_every_move_acknowledged_before() {
    let folder = Folder::new("backup").unwrap();
    let (data, copies) = (folder.path().join("data"), folder.path().join("copies"));
    fs::create_dir(&copies).unwrap();
    let server = Program::start(program(), Place::Folder(&data)).unwrap();
    let token = known(server.address(), "Ana").await.unwrap();
    let played = table(&server, &token).await;
    let mut acknowledged = 0;
    for number in 0..20 {
        let seat = number % 2;
        acknowledged += usize::from(act(&server, &token, &played, seat).await);
        acknowledged += usize::from(act(&server, &token, &played, 1 - seat).await);
    }
    let copy = copies.join("one.sqlite");
    let made = admin(&data, &["backup", copy.to_str().unwrap()]).well();
    assert!(made.out.contains("1 tables"), "{}", made.out);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(&copy).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "others can read the seeds");
    }
    // Nothing is replaced unasked, and the database itself never.
    admin(&data, &["backup", copy.to_str().unwrap()]).refused(1, "--force");
    admin(&data, &["backup", "--force", copy.to_str().unwrap()]).well();
    let itself = data.join("hedgerow.sqlite");
    admin(&data, &["backup", "--force", itself.to_str().unwrap()]).refused(1, "in use");
    // In a folder it is named after the moment.
    admin(&data, &["backup", copies.to_str().unwrap()]).well();
    assert_eq!(fs::read_dir(&copies).unwrap().count(), 2);

    // While a server runs, nothing is put under it.
    let refused = admin(&data, &["restore", copy.to_str().unwrap()]);
    refused.refused(1, "stop the server");
    let later = table(&server, &token).await;
    // Killed, it leaves a log beside its file that a copy must not be read with.
    server.kill();
    assert!(data.join("hedgerow.sqlite-wal").exists());
    let restored = admin(&data, &["restore", copy.to_str().unwrap()]).well();
    assert!(
        restored.out.contains("the database before is"),
        "{}",
        restored.out
    );

    let now = moves(program(), Place::Folder(&data), &played).unwrap();
    assert_eq!(now.len(), acknowledged);
    let server = Program::start(program(), Place::Folder(&data)).unwrap();
    assert_eq!(facts(&server, &token, &played).await["stage"], "playing");
    admin(&data, &["export", &later]).refused(2, "no such table");
    act(&server, &token, &played, 0).await;

    // What was there before is all there under its new name.
    let before = fs::read_dir(&data).unwrap().filter_map(|file| {
        let name = file.unwrap().file_name().into_string().unwrap();
        (name.contains("-before-") && name.ends_with(".sqlite")).then_some(name)
    });
    let before: Vec<String> = before.collect();
    assert_eq!(before.len(), 1, "{before:?}");
    let elsewhere = folder.path().join("elsewhere");
    let aside = data.join(&before[0]);
    admin(&elsewhere, &["restore", aside.to_str().unwrap()]).well();
    admin(&elsewhere, &["export", &later]).well();
}

#[tokio::test]
async fn a_copy_that_is_damaged_or_foreign_is_not_put_in_place() {
    let folder = Folder::new("restore").unwrap();
    let data = folder.path().join("data");
    let server = Program::start(program(), Place::Folder(&data)).unwrap();
    let token = known(server.address(), "Ana").await.unwrap();
    for _ in 0..5 {
        let table = table(&server, &token).await;
        for seat in [0, 1, 0, 1] {
            act(&server, &token, &table, seat).await;
        }
    }
    let copy = folder.path().join("copy.sqlite");
    admin(&data, &["backup", copy.to_str().unwrap()]).well();
    server.kill();
    let whole = fs::read(&copy).unwrap();
    let mut damaged = whole.clone();
    let middle = damaged.len() / 2;
    damaged[middle..middle + 2048].fill(0x5a);
    let half = whole[..whole.len() / 2].to_vec();
    let none = b"these are somebody's words, and not a database at all".to_vec();
    for (bytes, words) in [
        (damaged, "damaged"),
        (half, "damaged"),
        (none, "no database"),
        (Vec::new(), "no database of Hedgerow"),
    ] {
        fs::write(&copy, bytes).unwrap();
        admin(&data, &["restore", copy.to_str().unwrap()]).refused(1, words);
    }
    // Everything is as it was.
    let list = admin(&data, &["list"]).well().out;
    assert_eq!(list.lines().count(), 5, "{list}");
}

#[test]
fn a_folder_without_a_database_is_named_and_stays_empty() {
    let folder = Folder::new("typo").unwrap();
    let typo = folder.path().join("typo");
    let copy = folder.path().join("copy.sqlite");
    let commands: [&[&str]; 6] = [
        &["list"],
        &["close", "x"],
        &["export", "x"],
        &["backup", copy.to_str().unwrap()],
        &["prune"],
        &["check"],
    ];
    for command in commands {
        let refused = admin(&typo, command);
        assert_ne!(refused.code, Some(0));
        assert!(
            refused.error.contains(typo.to_str().unwrap()),
            "{}",
            refused.error
        );
        assert!(!typo.exists() && !copy.exists(), "{command:?}");
    }
}

#[test]
fn who_uses_postgres_is_told_the_command_to_use() {
    for (command, words) in [("backup", "pg_dump"), ("restore", "pg_restore")] {
        let mut asked = guests::hedgerow(program());
        asked.args([
            "admin",
            "--database-url",
            "postgres://nobody@127.0.0.1:1/none",
        ]);
        let asked = asked.args([command, "file"]).output().unwrap();
        done(asked).refused(2, words);
    }
}
