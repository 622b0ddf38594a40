//! Seeds, dice, scripts and what is noted of them.

use engine::{Chance, Dice, Reading, Recorder, Script, Seed};
use serde_json::{Value, json};

const LARGEST: &str = "18446744073709551615";

#[test]
fn a_small_seed_is_written_as_its_number() {
    for text in ["0", "7", LARGEST] {
        let seed: Seed = text.parse().unwrap();
        assert_eq!(seed.to_string(), text);
    }
    assert_eq!("7".parse(), Ok(Seed::from(7)));
}

#[test]
fn any_other_seed_is_written_as_64_digits() {
    let mut bytes = [0xab; 32];
    bytes[0] = 1;
    let seed = Seed::from_bytes(bytes);
    let text = seed.to_string();
    assert_eq!(text, format!("01{}", "ab".repeat(31)));
    assert_eq!(text.parse(), Ok(seed));
    assert_eq!(text.to_uppercase().parse(), Ok(seed));
}

#[test]
fn a_text_that_is_no_seed_is_refused() {
    let too_large = "18446744073709551616";
    let long = "a".repeat(65);
    let no_digit = "g".repeat(64);
    let accents = "é".repeat(32);
    for text in ["", " 7", "-1", "1.5", too_large, &long, &no_digit, &accents] {
        let error = text.parse::<Seed>().unwrap_err();
        assert!(error.to_string().contains("64 hexadecimal digits"));
    }
}

#[test]
fn a_seed_reads_back_from_json() {
    for seed in [
        Seed::from(0),
        Seed::from(u64::MAX),
        Seed::from_bytes([9; 32]),
    ] {
        let text = serde_json::to_string(&seed).unwrap();
        assert_eq!(serde_json::from_str::<Seed>(&text).unwrap(), seed);
    }
    assert_eq!(
        serde_json::from_value::<Seed>(json!("12")).unwrap(),
        Seed::from(12)
    );
    for wrong in [json!(-1), json!(1.5), json!("x"), json!(null), json!([1])] {
        assert!(serde_json::from_value::<Seed>(wrong).is_err());
    }
}

fn first_draws(mut dice: Dice) -> Vec<u32> {
    (0..8).map(|_| dice.below(1 << 30)).collect()
}

#[test]
fn setup_and_every_ply_have_streams_of_their_own() {
    let seed = Seed::from(3);
    let streams = [
        first_draws(seed.setup()),
        first_draws(seed.ply(0)),
        first_draws(seed.ply(1)),
        first_draws(seed.bot(0)),
        first_draws(seed.bot(1)),
        first_draws(Seed::from(4).setup()),
    ];
    for (i, one) in streams.iter().enumerate() {
        assert!(streams[i + 1..].iter().all(|other| other != one));
    }
    assert_eq!(first_draws(seed.ply(1)), streams[2]);
}

/// Draws are part of the replay format: these must never change.
#[test]
fn the_draws_of_a_seed_are_as_they_were() {
    let mut dice = Seed::from(1).setup();
    let draws: Vec<u32> = (0..8).map(|_| dice.below(100)).collect();
    let mut cards: Vec<u32> = (0..8).collect();
    dice.shuffle(&mut cards);
    assert_eq!(draws, [62, 38, 92, 29, 39, 79, 90, 91]);
    assert_eq!(cards, [3, 4, 2, 6, 0, 1, 5, 7]);
}

#[test]
fn every_number_below_n_is_equally_likely() {
    let mut dice = Seed::from(1).setup();
    for n in [1, 2, 3, 6, 7, 33] {
        let mut count = vec![0_u32; n as usize];
        (0..n * 2000).for_each(|_| count[dice.below(n) as usize] += 1);
        assert!(
            count.iter().all(|times| (1800..2200).contains(times)),
            "{n}: {count:?}"
        );
    }
}

#[test]
fn a_die_shows_its_faces() {
    let mut dice = Seed::from(1).setup();
    let mut shown: Vec<u32> = (0..200).map(|_| dice.die(6)).collect();
    shown.sort_unstable();
    shown.dedup();
    assert_eq!(shown, [1, 2, 3, 4, 5, 6]);
}

fn script(results: impl IntoIterator<Item = Value>) -> Script {
    let mut script = Script::default();
    script.extend(results);
    script
}

fn letter(i: u32) -> Reading {
    Reading::Id(["ash", "beech", "cedar"][i as usize])
}

#[test]
fn a_script_gives_its_results_in_order() {
    let mut script = script([json!(6), json!("cedar"), json!(0)]);
    assert_eq!(script.die(6), 6);
    assert_eq!(script.result(3, letter), 2);
    assert_eq!(script.left(), 1);
    assert_eq!(script.below(1), 0);
    assert_eq!((script.left(), script.fault()), (0, None));
}

#[test]
fn a_scripted_result_that_cannot_come_up_is_a_fault() {
    for wrong in [json!(7), json!(0), json!("6"), json!(6.5), json!(null)] {
        let mut script = script([wrong.clone()]);
        script.die(6);
        let fault = script.fault().expect("a die has six faces").to_owned();
        assert!(fault.contains(&wrong.to_string()), "{fault}");
    }
    let mut script = script([json!("oak")]);
    script.result(3, letter);
    assert!(script.fault().is_some());
}

#[test]
fn a_script_that_runs_out_is_a_fault() {
    let mut script = script([json!(3)]);
    script.die(6);
    assert_eq!(script.fault(), None);
    script.die(6);
    assert!(script.fault().unwrap().contains("no result left"));
}

#[test]
fn a_script_keeps_its_first_fault() {
    let mut script = script([json!(9)]);
    script.die(6);
    let first = script.fault().map(str::to_owned);
    script.die(6);
    assert_eq!(script.fault().map(str::to_owned), first);
}

#[test]
fn a_scripted_shuffle_keeps_the_order() {
    let mut script = script([]);
    let mut cards = [1, 2, 3];
    script.shuffle(&mut cards);
    assert_eq!(cards, [1, 2, 3]);
    assert_eq!(script.fault(), None);
}

#[test]
fn a_recorder_notes_what_people_can_read_off() {
    let mut recorder = Recorder::new(script([json!(4), json!("beech"), json!(1)]));
    assert!(!recorder.was_asked());
    recorder.die(6);
    recorder.result(3, letter);
    recorder.below(2);
    assert!(recorder.was_asked());
    assert_eq!(recorder.into_results(), [json!(4), json!("beech")]);
}

#[test]
fn a_recorder_knows_that_a_shuffle_is_chance() {
    let mut recorder = Recorder::new(Seed::from(1).setup());
    let mut cards: Vec<u32> = (0..20).collect();
    recorder.shuffle(&mut cards);
    assert!(recorder.was_asked());
    assert!(recorder.into_results().is_empty());
    let mut same: Vec<u32> = (0..20).collect();
    Seed::from(1).setup().shuffle(&mut same);
    assert_eq!(cards, same, "listening changes nothing");
}
