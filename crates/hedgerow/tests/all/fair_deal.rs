//! What `hedgerow replay --verify` says of how a game was dealt.

use std::{fs, path::PathBuf, process::Command};

use catalog::Badger;
use engine::{Bytes32, Contribution, Deal, Drawn, Match, Record, Seed, house};
use serde_json::Map;

/// Two people and the server, all of whom kept their word.
fn fair() -> Drawn {
    let mut drawn = Drawn::new("fair-table", Bytes32::new([1; 32]));
    drawn.people = [(0, 2), (1, 3)]
        .map(|(place, byte)| Contribution {
            places: vec![place],
            commitment: Some(Bytes32::new([byte; 32]).commitment()),
            share: Some(Bytes32::new([byte; 32])),
        })
        .to_vec();
    drawn
}

fn record(seed: Seed, deal: Option<Deal>) -> Record {
    let rules = house::read(&Map::new()).unwrap();
    let game: Match<Badger> = Match::new(rules, Some(2), seed).unwrap();
    let mut record = game.record(vec!["Ana".to_owned(), "Ben".to_owned()]);
    record.deal = deal;
    record
}

/// What the program prints about a record, and whether it is content.
fn verify(name: &str, record: &Record, more: &[&str]) -> (bool, String) {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.json"));
    fs::write(&file, record.write()).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_hedgerow"))
        .args(["replay", file.to_str().unwrap(), "--verify"])
        .args(more)
        .output()
        .unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).unwrap())
}

fn says(answer: &(bool, String), good: bool, words: &str) {
    assert_eq!(answer.0, good, "{}", answer.1);
    assert!(answer.1.contains(words), "{}", answer.1);
}

#[test]
fn verify_says_who_had_a_hand_in_the_deal() {
    let mut drawn = fair();
    let all = record(drawn.seed(), Some(Deal::Drawn(drawn.clone())));
    let words = "deal: fairly, by 2 people (Ana, Ben) and the server\n";
    says(&verify("all", &all, &[]), true, words);
    drawn.people[1].share = None;
    let one = record(drawn.seed(), Some(Deal::Drawn(drawn.clone())));
    let words = "deal: fairly, by 1 person (Ana) and the server; nothing came from Ben\n";
    says(&verify("one", &one, &[]), true, words);
    drawn.people[0].share = None;
    let none = record(drawn.seed(), Some(Deal::Drawn(drawn)));
    says(
        &verify("none", &none, &[]),
        true,
        "deal: by the server alone",
    );
    let chosen = record(Seed::from(7), Some(Deal::Chosen));
    says(&verify("chosen", &chosen, &[]), true, "deal: CHOSEN");
    let unsaid = record(Seed::from(7), None);
    says(
        &verify("unsaid", &unsaid, &[]),
        true,
        "deal: the record does not say",
    );
}

#[test]
fn verify_catches_a_server_that_swaps_its_secret() {
    let drawn = fair();
    let noted = drawn.commitment.to_string();
    let mut swapped = drawn.clone();
    swapped.secret = Bytes32::new([9; 32]);
    // It deals from the other secret, and keeps its old promise in the record...
    let kept = record(swapped.seed(), Some(Deal::Drawn(swapped.clone())));
    says(
        &verify("kept", &kept, &[]),
        false,
        "not the one it promised",
    );
    // ...or writes down a promise that fits, which nobody has seen before.
    swapped.commitment = swapped.secret.server_commitment(&swapped.table);
    let fitted = record(swapped.seed(), Some(Deal::Drawn(swapped)));
    says(&verify("fitted", &fitted, &[]), true, "fairly");
    let answer = verify("fitted", &fitted, &["--commitment", &noted]);
    says(&answer, false, "were not dealt as promised");
    let honest = record(drawn.seed(), Some(Deal::Drawn(drawn)));
    says(
        &verify("honest", &honest, &["--commitment", &noted]),
        true,
        "fairly",
    );
    // A game dealt from a seed of its liking, with an honest statement around it.
    let liked = record(Seed::from(7), honest.deal);
    says(
        &verify("liked", &liked, &[]),
        false,
        "field `deal`: these secrets give the seed",
    );
}

#[test]
fn verify_still_compares_the_hash_of_the_seed() {
    let record = record(Seed::from(7), None);
    let hash = web::live::seed_hash(&record.seed);
    says(
        &verify("hash", &record, &["--seed-hash", &hash]),
        true,
        &hash,
    );
    let other = web::live::seed_hash(&Seed::from(8));
    says(
        &verify("hash", &record, &["--seed-hash", &other]),
        false,
        "as promised",
    );
}

/// Records from before there were statements are written as they were.
#[test]
fn a_record_without_a_statement_is_written_as_before() {
    let record = record(Seed::from(7), None);
    assert!(!record.write().contains("deal"));
    assert_eq!(Record::read(&record.write()).unwrap(), record);
}
