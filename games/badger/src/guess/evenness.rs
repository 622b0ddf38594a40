//! Guesses are drawn evenly from the worlds that could be. The worlds are found
//! by brute force: every way to deal the hidden cards is rewound to the start of
//! the round and played again.

use std::collections::HashMap;

use crate::card::CardSet;
use engine::{Chance as _, Game as _, Seat, Seed, Viewer};

use crate::{
    Action, Badger, Options, Phase, card::Card, options::PawnRemoval, recall::Five, view::View,
};

/// The most secrets to go through for one situation.
const SECRETS: u64 = 120_000;

/// What is hidden in a world: the hand, what its fives drew and buried, and the
/// ten that is out. The order of the rest of the pile does not matter.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
struct Secret {
    hand: CardSet,
    drawn: Vec<Card>,
    buried: Vec<Card>,
    removed: Card,
}

/// A position in the middle of a round, and how it came about.
struct Situation {
    seed: u64,
    viewer: Seat,
    /// The positions since the deal; the last one is this.
    path: Vec<Badger>,
    moves: Vec<(Seat, Action)>,
    /// What the viewer saw in earlier rounds.
    seen_before: CardSet,
}

impl Situation {
    fn now(&self) -> &Badger {
        self.path.last().expect("a path has a start")
    }

    fn view(&self) -> View {
        self.now().view(Viewer::Seat(self.viewer))
    }

    fn other(&self) -> Seat {
        self.viewer.next(2)
    }

    /// The fives of the hidden hand.
    fn fives(&self) -> Vec<Five> {
        let fives = self.now().recall.fives().iter();
        fives
            .filter(|five| five.seat == self.other())
            .copied()
            .collect()
    }

    /// What the hand has shown since its last five, or since the deal.
    fn has_shown_limits(&self) -> bool {
        let recall = &self.now().recall;
        let dealt = recall.dealt_limits[self.other().index()];
        let last = self.fives().last().map_or(dealt, |five| five.limits);
        !last.forbidden().is_empty()
    }

    /// Whether a Crown showed that the hand has a suit only up to some rank.
    fn has_shown_a_crown_limit(&self) -> bool {
        let recall = &self.now().recall;
        let mut limits = vec![recall.dealt_limits[self.other().index()]];
        limits.extend(self.fives().iter().map(|five| five.limits));
        let up_to = |limit: Option<u8>| limit.is_some_and(|rank| rank > 0);
        (limits.iter()).any(|limits| crate::Suit::ALL.iter().any(|&suit| up_to(limits.of(suit))))
    }

    /// Decree cards the hand took and has not shown since.
    fn holds_a_taken_card(&self) -> bool {
        let view = self.view();
        !view.taken_by(self.other(), view.placed()).is_empty()
    }

    /// The secret of a world that looks like this.
    fn secret(&self, world: &Badger) -> Secret {
        let fives = world.recall.fives().iter();
        let own: Vec<&Five> = fives.filter(|five| five.seat == self.other()).collect();
        Secret {
            hand: world.hands[self.other().index()],
            drawn: own.iter().filter_map(|five| five.drawn).collect(),
            buried: own.iter().filter_map(|five| five.buried).collect(),
            removed: world.removed,
        }
    }

    /// This position with another secret; the pile has the rest of `hidden`.
    fn world(&self, secret: &Secret, hidden: CardSet) -> Badger {
        let mut world = self.now().clone();
        world.hands[self.other().index()] = secret.hand;
        world.removed = secret.removed;
        let (mut drawn, mut buried) = (secret.drawn.iter(), secret.buried.iter());
        for five in world.recall.fives_mut() {
            if five.seat == self.other() {
                five.drawn = drawn.next().copied();
                five.buried = buried.next().copied();
            }
        }
        let graves: Vec<Card> = (world.recall.fives().iter().rev())
            .filter_map(|five| five.buried)
            .collect();
        let rest = hidden
            .minus(secret.hand)
            .minus(graves.iter().copied().collect())
            .minus(CardSet::only(secret.removed));
        world.pile = graves.into_iter().chain(rest.iter()).collect();
        world.seen_tens = self.view().seen_tens;
        world
    }

    /// Whether the world could have come about: rewound to the deal, no action
    /// was illegal, everything looked as it did, and it comes out again.
    fn could_be(&self, world: &Badger) -> bool {
        let viewer = Viewer::Seat(self.viewer);
        let mut moves = self.moves.clone();
        let mut replay = world.rewind(&self.path[0], &mut moves);
        for (i, &(seat, action)) in moves.iter().enumerate() {
            if replay.view(viewer) != self.path[i].view(viewer)
                || replay.refusal(seat, action).is_some()
            {
                return false;
            }
            replay.apply(seat, action, &mut Seed::from(0).setup(), &mut ());
        }
        replay == *world
    }

    /// Every secret, possible or not: all hands, all buried cards, and for each
    /// draw every card the hand has held since.
    fn each_secret(&self, visit: &mut impl FnMut(&Secret, CardSet)) {
        let view = self.view();
        let hidden = view.house.cards().minus(view.placed());
        let size = self.now().hands[self.other().index()].len();
        let fives = self.fives();
        let shown: CardSet = self.shown().collect();
        let removed: Vec<Card> = match view.removed {
            Some(card) => vec![card],
            None => {
                let tens = hidden.and(view.house.tens());
                let once = view.house.pawn_removal() == PawnRemoval::GameHidden;
                let known = if once {
                    self.seen_before
                } else {
                    CardSet::NONE
                };
                tens.minus(known).iter().collect()
            }
        };
        for removed in removed {
            let loose = hidden.minus(CardSet::only(removed));
            each_subset(loose, size, &mut |hand| {
                let buried = fives.iter().filter(|five| five.buried.is_some()).count();
                let mut secret = Secret {
                    hand,
                    drawn: Vec::new(),
                    buried: Vec::new(),
                    removed,
                };
                each_list(&mut Vec::new(), loose.minus(hand), buried, &mut |graves| {
                    secret.buried = graves.to_vec();
                    let held = hand.or(graves.iter().copied().collect()).or(shown);
                    each_list(&mut Vec::new(), held, fives.len(), &mut |drawn| {
                        secret.drawn = drawn.to_vec();
                        visit(&secret, hidden);
                    });
                });
            });
        }
    }

    /// The cards the hidden hand has played or laid down.
    fn shown(&self) -> impl Iterator<Item = Card> {
        let own = self.moves.iter().filter(|(seat, _)| *seat == self.other());
        own.filter_map(|&(_, action)| match action {
            Action::Play { card, .. } | Action::Exchange { card, .. } => Some(card),
            Action::Keep | Action::Bury { .. } => None,
        })
    }

    /// At most how many secrets there are to go through.
    fn secrets(&self) -> u64 {
        let view = self.view();
        let hidden = view.house.cards().minus(view.placed()).len() as u64;
        let size = self.now().hands[self.other().index()].len() as u64;
        let tens = if view.removed.is_some() { 1 } else { 4 };
        let hands = (0..size).fold(1, |ways, i| ways * (hidden - i) / (i + 1));
        let each_five = (hidden - size) * (size + self.shown().count() as u64 + 1);
        hands * tens * each_five.pow(self.fives().len() as u32)
    }
}

/// Visits every subset of this size.
fn each_subset(cards: CardSet, size: usize, visit: &mut impl FnMut(CardSet)) {
    fn go_on(rest: CardSet, size: usize, chosen: CardSet, visit: &mut impl FnMut(CardSet)) {
        if size == 0 {
            return visit(chosen);
        }
        let mut rest = rest;
        while let Some(card) = rest.first() {
            rest.remove(card);
            go_on(rest, size - 1, chosen.or(CardSet::only(card)), visit);
        }
    }
    go_on(cards, size, CardSet::NONE, visit);
}

/// Visits every list of this many different cards.
fn each_list(list: &mut Vec<Card>, cards: CardSet, count: usize, visit: &mut impl FnMut(&[Card])) {
    if count == 0 {
        return visit(list);
    }
    for card in cards.iter() {
        list.push(card);
        each_list(list, cards.minus(CardSet::only(card)), count - 1, visit);
        list.pop();
    }
}

/// The first `count` situations of random games that are `wanted`, from
/// different games, with few enough hidden cards to go through all worlds.
fn situations(
    options: &Options,
    count: usize,
    wanted: impl Fn(&Situation) -> bool,
) -> Vec<Situation> {
    let mut found = Vec::new();
    for n in 0..20_000 {
        if found.len() == count {
            return found;
        }
        found.extend(first_situation(options, n, &wanted));
    }
    panic!("only {} such situations in 20,000 games", found.len());
}

fn first_situation(
    options: &Options,
    n: u64,
    wanted: &impl Fn(&Situation) -> bool,
) -> Option<Situation> {
    let seed = Seed::from(n);
    let mut chance = seed.bot(0);
    let mut state = Badger::setup(options, 2, &mut seed.setup());
    let mut path = Vec::new();
    let mut moves = Vec::new();
    let mut legal = Vec::new();
    let (mut seen, mut seen_before) = ([CardSet::NONE; 2], [CardSet::NONE; 2]);
    while let Some(seat) = state.awaits().first() {
        if state.is_dealt() {
            path.clear();
            moves.clear();
            seen_before = seen;
        }
        for viewer in Seat::all(2) {
            let cards = &mut seen[viewer.index()];
            *cards = cards.or(state.hands[viewer.index()]).or(state.gone);
            cards.insert(state.decree);
        }
        path.push(state.clone());
        for viewer in Seat::all(2) {
            let size = state.hands[1 - viewer.index()].len();
            if size == 0 || size > 4 {
                continue;
            }
            let situation = Situation {
                seed: n,
                viewer,
                path: path.clone(),
                moves: moves.clone(),
                seen_before: seen_before[viewer.index()],
            };
            if situation.secrets() <= SECRETS && wanted(&situation) {
                return Some(situation);
            }
        }
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = chance.choose(&legal);
        moves.push((seat, action));
        state.apply(seat, action, &mut chance, &mut ());
    }
    None
}

/// Draws many guesses and compares them with all the worlds that could be.
fn check(situation: &Situation) {
    let mut count: HashMap<Secret, f64> = HashMap::new();
    situation.each_secret(&mut |secret, hidden| {
        if situation.could_be(&situation.world(secret, hidden)) {
            count.insert(secret.clone(), 0.0);
        }
    });
    let real = situation.secret(situation.now());
    assert!(count.contains_key(&real), "the real world could be");
    let worlds = count.len();
    let draws = (40 * worlds).clamp(2000, 150_000);
    let view = situation.view();
    let mut chance = Seed::from(situation.seed).bot(1);
    for _ in 0..draws {
        let secret = situation.secret(&view.guess(&mut chance));
        let times = count.get_mut(&secret);
        *times.unwrap_or_else(|| panic!("{secret:?} could not be")) += 1.0;
    }
    let expected = draws as f64 / worlds as f64;
    let missing = count.values().filter(|&&times| times == 0.0).count();
    if expected >= 30.0 {
        assert_eq!(missing, 0, "worlds that could be and never came up");
    }
    let chi_square: f64 = (count.values())
        .map(|times| (times - expected).powi(2) / expected)
        .sum();
    let freedom = worlds as f64 - 1.0;
    let deviations = (chi_square - freedom) / (2.0 * freedom).sqrt().max(1.0);
    println!(
        "seed {} after {} moves, hand of {}: {worlds} worlds, {draws} guesses, chi-square {deviations:+.2} deviations off",
        situation.seed,
        situation.moves.len(),
        situation.now().hands[situation.other().index()].len(),
    );
    assert!(
        deviations < 5.0,
        "guesses are not even: {chi_square} of {freedom}"
    );
}

fn check_all(situations: &[Situation]) {
    situations.iter().for_each(check);
}

fn default() -> Options {
    Options::default()
}

#[test]
fn guesses_are_even_before_any_five() {
    check_all(&situations(&default(), 2, |s| {
        s.fives().is_empty() && !s.has_shown_limits()
    }));
}

#[test]
fn guesses_are_even_after_shown_voids() {
    check_all(&situations(&default(), 2, |s| {
        s.fives().is_empty() && s.has_shown_limits()
    }));
}

#[test]
fn guesses_are_even_after_an_answer_to_a_crown() {
    check_all(&situations(&default(), 2, |s| {
        s.fives().is_empty() && s.has_shown_a_crown_limit()
    }));
}

#[test]
fn guesses_are_even_after_a_taken_decree() {
    check_all(&situations(&default(), 2, |s| {
        s.fives().is_empty() && s.holds_a_taken_card()
    }));
}

#[test]
fn guesses_are_even_after_a_five() {
    check_all(&situations(&default(), 2, |s| s.fives().len() == 1));
}

#[test]
fn guesses_are_even_while_a_card_is_to_be_buried() {
    check_all(&situations(&default(), 2, |s| {
        s.now().phase == Phase::Bury && s.view().is_burying(s.other())
    }));
}

#[test]
fn guesses_are_even_after_a_five_and_shown_limits() {
    check_all(&situations(&default(), 2, |s| {
        let dealt = s.now().recall.dealt_limits[s.other().index()];
        s.fives().len() == 1 && s.has_shown_limits() && !dealt.forbidden().is_empty()
    }));
}

#[test]
fn guesses_are_even_after_a_five_and_a_crown() {
    check_all(&situations(&default(), 2, |s| {
        s.fives().len() == 1 && s.has_shown_a_crown_limit()
    }));
}

#[test]
fn guesses_are_even_after_a_five_and_a_taken_decree() {
    check_all(&situations(&default(), 2, |s| {
        s.fives().len() == 1 && s.holds_a_taken_card()
    }));
}

#[test]
fn guesses_are_even_after_two_fives() {
    check_all(&situations(&default(), 2, |s| s.fives().len() == 2));
}

#[test]
fn guesses_are_even_after_two_fives_and_all_else() {
    check_all(&situations(&default(), 2, |s| {
        s.fives().len() == 2 && s.has_shown_limits() && s.holds_a_taken_card()
    }));
}

#[test]
fn guesses_are_even_while_the_removed_pawn_is_hidden() {
    for pawn_removal in [PawnRemoval::GameHidden, PawnRemoval::RoundHidden] {
        let options = Options {
            pawn_removal,
            ..Options::default()
        };
        check_all(&situations(&options, 2, |s| {
            s.now().round > 1 && s.fives().is_empty() && s.has_shown_limits()
        }));
        check_all(&situations(&options, 2, |s| s.fives().len() == 1));
    }
}
