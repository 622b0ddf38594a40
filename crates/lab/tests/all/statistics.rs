//! The intervals hold what they promise, on games whose answer is known.

use engine::{Chance as _, Dice, Seed};
use lab::{Estimate, Sum, WIN, standard_errors};

const REPEATS: u64 = 1_000;

/// The share of repeats in which something holds.
fn how_often(holds: impl Fn(&mut Dice) -> bool) -> f64 {
    let held = (0..REPEATS).filter(|&n| holds(&mut Seed::from(n).setup()));
    held.count() as f64 / REPEATS as f64
}

/// `deals` of `games` coins each, that come up heads `heads` times in a thousand.
fn coins(dice: &mut Dice, deals: u64, games: u64, heads: u32) -> Sum {
    let mut sum = Sum::default();
    for _ in 0..deals {
        let won = (0..games).filter(|_| dice.below(1_000) < heads).count();
        sum.add(WIN * won as i64);
    }
    sum
}

/// Of 1,000 intervals, 950 should hold the truth; 14 is two standard deviations of
/// that number.
fn is_95_percent(share: f64) -> bool {
    (0.93..=0.97).contains(&share)
}

#[test]
fn intervals_of_a_fair_coin_cover_it_95_times_in_100() {
    for (deals, games) in [(400, 1), (100, 4), (40, 1)] {
        let covered =
            how_often(|dice| coins(dice, deals, games, 500).share(WIN, games).covers(0.5));
        assert!(
            is_95_percent(covered),
            "{deals} deals of {games}: {covered}"
        );
    }
}

/// Two rotations of a deal that say the same are one piece of evidence.
#[test]
fn games_that_repeat_each_other_do_not_make_it_surer() {
    let covered = how_often(|dice| {
        let mut sum = Sum::default();
        (0..300).for_each(|_| sum.add(2 * WIN * i64::from(dice.below(2))));
        sum.share(WIN, 2).covers(0.5)
    });
    assert!(is_95_percent(covered), "{covered}");
}

#[test]
fn intervals_of_dice_cover_their_mean_95_times_in_100() {
    let covered = how_often(|dice| {
        let mut sum = Sum::default();
        (0..200).for_each(|_| sum.add(i64::from(dice.die(6))));
        sum.estimate(1, 1).covers(3.5)
    });
    assert!(is_95_percent(covered), "{covered}");
}

/// Two variants on the same deals: a third of what happens is luck they share.
fn paired(dice: &mut Dice, deals: u32, effect: i64) -> Estimate {
    let mut less_first = Sum::default();
    for _ in 0..deals {
        let shared = 10 * i64::from(dice.below(10));
        let first = shared + i64::from(dice.below(21));
        let second = shared + i64::from(dice.below(21)) + effect;
        less_first.add(second - first);
    }
    less_first.estimate(1, 1)
}

fn is_found(estimate: Estimate, chance: f64) -> bool {
    let error = estimate.half() / lab::Z;
    estimate.mean.abs() > standard_errors(chance) * error
}

/// The spread of a difference is that of two 21-sided dice, 8.6: a difference of 2 on
/// 400 deals is 4.7 standard errors, which is missed once in 300 times at 5 %.
#[test]
fn a_planted_effect_of_2_points_is_found() {
    let found = how_often(|dice| is_found(paired(dice, 400, 2), 0.05));
    assert!(found > 0.98, "{found}");
    // Even with the strictness of 20 figures at once.
    let found = how_often(|dice| is_found(paired(dice, 400, 2), 0.05 / 20.0));
    assert!(found > 0.90, "{found}");
}

#[test]
fn a_planted_null_is_found_as_seldom_as_stated() {
    let found = how_often(|dice| is_found(paired(dice, 400, 0), 0.05));
    assert!((0.03..=0.07).contains(&found), "{found}");
    let found = how_often(|dice| is_found(paired(dice, 400, 0), 0.05 / 20.0));
    assert!(found <= 0.008, "{found}");
}
