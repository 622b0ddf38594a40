//! Nobody is sent what they may not know.
//!
//! Two worlds that look the same to a viewer, the real one and one guessed from
//! what the viewer sees, must give the viewer the same bytes: pages, messages,
//! everything the API says, and answers to "why not?". Both then go on, with
//! moves that look the same to the viewer, and must still give the same bytes. Of a
//! move after which both still look the same, the log tells the same lines.

pub(super) mod hall;

use engine::{
    Chance as _, Dice, Game as _, Happening, HouseRules as _, Match, Seat, Seed, Viewer,
    conformance::is_thorough,
};
use i18n::Language;

use super::{Live as _, played::Played};
use crate::pages::{LogLine, TablePage};
use board::{Board, Names};
use hall::{Hall, Sight};

/// How many games of each are played.
const GAMES: u64 = 200;

/// How many are played in another language.
const FEW_GAMES: u64 = 10;

/// At so many plies of a game everything is compared; at all if thorough.
const LOOKS: usize = 2;

/// How many moves both worlds go on after that.
const FURTHER: usize = 2;

/// How many moves of others are tried in a guessed world, to find one that looks
/// like the real one.
const TRIES: usize = 6;

/// How many answers to "why not?" are compared at one ply.
const QUESTIONS: usize = 12;

/// What was compared, so that the test cannot pass by comparing nothing.
#[derive(Default)]
struct Tally {
    /// Everything a viewer is sent of a position.
    looks: usize,
    /// Looks at worlds that differ.
    differing: usize,
    /// Moves of which the same was told.
    moves: usize,
    /// Moves that differ and look the same.
    secret_moves: usize,
    /// Moves of which everything that is told was compared, whatever is hidden.
    tellings: usize,
    /// Answers to "why not?".
    answers: usize,
}

#[tokio::test]
async fn badger_keeps_its_secrets() {
    let tally = keep_secrets::<catalog::Badger>(GAMES).await;
    assert!(tally.differing > 1000);
}

#[tokio::test]
async fn dandelion_keeps_its_secrets() {
    let tally = keep_secrets::<catalog::Dandelion>(GAMES).await;
    assert!(tally.differing > 1000);
}

#[tokio::test]
async fn the_acorn_race_keeps_its_secrets() {
    let tally = keep_secrets::<catalog::Acorn>(GAMES).await;
    assert!(tally.differing > 1000);
}

#[tokio::test]
async fn bordering_keeps_its_secrets() {
    let tally = keep_secrets::<catalog::Bordering>(GAMES).await;
    assert!(tally.differing > 1000);
}

#[tokio::test]
async fn resourced_keeps_its_secrets() {
    let tally = keep_secrets::<catalog::Resourced>(GAMES).await;
    assert_eq!(tally.differing, 0, "nothing is hidden but what is to come");
}

/// Pages in another language are other pages; here those with the most words on cards.
#[tokio::test]
async fn the_acorn_race_keeps_its_secrets_in_german() {
    let tally = i18n::scope(
        Language::German,
        Box::pin(keep_secrets::<catalog::Acorn>(FEW_GAMES)),
    )
    .await;
    assert!(tally.differing > 50);
}

async fn keep_secrets<G: Board>(games: u64) -> Tally {
    let mut tally = Tally::default();
    let mut hall = Hall::new(G::ID).await;
    let (least, most) = G::PLAYERS;
    let usual = G::Options::default();
    let tables: Vec<usize> = (least..=most)
        .filter(|&seats| usual.seats(Some(seats)).is_ok())
        .collect();
    for n in 0..games {
        let seats = tables[n as usize % tables.len()];
        let game = Match::<G>::new(usual.clone(), Some(seats), Seed::from(n))
            .expect("the rules allow this number of players");
        let places = hall.table::<G>(seats).await;
        play_through(game, &places, n, &mut tally).await;
    }
    println!(
        "{}: {} looks, {} at worlds that differ; {} moves, {} of them secret; {} tellings; {} answers",
        G::ID,
        tally.looks,
        tally.differing,
        tally.moves,
        tally.secret_moves,
        tally.tellings,
        tally.answers
    );
    let compared = [tally.looks, 2 * tally.moves, tally.tellings, tally.answers];
    let enough = 5 * games as usize;
    assert!(compared.iter().all(|&count| count > enough), "{}", G::ID);
    tally
}

/// Plays a game to its end, and looks at it a few times on the way and at the end.
async fn play_through<G: Board>(
    mut game: Match<G>,
    places: &hall::Places,
    n: u64,
    tally: &mut Tally,
) {
    let mut chooser = Seed::from(n).bot(usize::MAX >> 1);
    let mut path = vec![game.clone()];
    while let Some((seat, action)) = any_move(&game, &mut chooser) {
        let ply = game.ply();
        let happening = game.submit(ply, seat, action).expect("a legal action");
        check_telling(&path[ply], &game, seat, action, &happening);
        path.push(game.clone());
    }
    let last = path.len() - 1;
    let plies: Vec<usize> = if is_thorough() {
        (0..=last).collect()
    } else {
        let some = (0..LOOKS).map(|_| chooser.below(last as u32) as usize);
        some.chain([last]).collect()
    };
    for ply in plies {
        for viewer in Viewer::all(game.state().seats()) {
            let mut chance = Seed::from(n).bot(ply);
            let worlds = Worlds::split(&path[ply], viewer, &mut chance);
            worlds.compare(places, &mut chance, n, ply, tally).await;
        }
    }
}

/// What a viewer is told of a move names no card that is hidden from the viewer
/// before and after, unless it is the card that was openly played, or one of several
/// that are alike. Where chance has a say, a card may be shown and shuffled in again.
fn check_telling<G: Board>(
    before: &Match<G>,
    after: &Match<G>,
    seat: Seat,
    action: G::Action,
    happening: &Happening<G>,
) {
    // In Bordering cards are turned over before all eyes and put back.
    if happening.by_chance || G::ID == catalog::Bordering::ID {
        return;
    }
    let open = (before.state().is_open(seat, action)).then(|| before.state().action_text(action));
    let nobody = Names::new(Vec::new());
    for viewer in Viewer::all(before.state().seats()) {
        let told = (happening.events.iter()).filter_map(|event| G::tell(event, viewer));
        let told: Vec<LogLine> = told.map(|message| LogLine { ply: 0, message }).collect();
        // Here every name of a card has become a link.
        let told = TablePage::log_items(&nobody, None, &told).into_string();
        let still_hidden = after.state().hidden_from(viewer);
        for card in before.state().hidden_from(viewer) {
            let played = open.as_ref().is_some_and(|text| text.contains(&card));
            if played || !still_hidden.contains(&card) {
                continue;
            }
            let named = told.contains(&format!("data-look=\"{card}\""));
            assert!(
                !named || !is_only_one::<G>(&card),
                "{} ply {}: {viewer:?} is told of {card}: {told}",
                G::ID,
                before.ply()
            );
        }
    }
}

/// Whether no other card has the same name.
fn is_only_one<G: Board>(card: &str) -> bool {
    let named = G::cards().iter().find(|named| named.id == card);
    named.is_some_and(|named| {
        let alike = G::cards().iter().filter(|other| other.name == named.name);
        alike.count() == 1
    })
}

fn any_move<G: Board>(game: &Match<G>, chooser: &mut Dice) -> Option<(Seat, G::Action)> {
    let awaited: Vec<Seat> = game.state().awaits().iter().collect();
    (!awaited.is_empty()).then(|| {
        let seat = chooser.choose(&awaited);
        (seat, chooser.choose(&game.legal(seat)))
    })
}

/// The real world and a guessed one, between which the viewer cannot decide.
struct Worlds<G: Board> {
    real: Match<G>,
    guess: Match<G>,
    viewer: Viewer,
}

impl<G: Board> Worlds<G> {
    /// Both begin at the same ply, with the same chance to come.
    fn split(game: &Match<G>, viewer: Viewer, chance: &mut Dice) -> Worlds<G> {
        let guess = G::determinize(&game.state().view(viewer), chance);
        let chronicle = game.chronicle();
        let begun = |state: &G| {
            let position = serde_json::Value::Object(state.position(chronicle));
            let (options, seats) = (game.options().clone(), Some(state.seats()));
            Match::from_position(options, seats, game.seed(), &position)
                .expect("a position can be begun with")
        };
        Worlds {
            real: begun(game.state()),
            guess: begun(&guess),
            viewer,
        }
    }

    /// Looks at both worlds, and goes on in both.
    async fn compare(
        mut self,
        places: &hall::Places,
        chance: &mut Dice,
        n: u64,
        ply: usize,
        tally: &mut Tally,
    ) {
        let viewer = self.viewer;
        let mut played = (
            Played::of(self.real.clone()),
            Played::of(self.guess.clone()),
        );
        for step in 0..=FURTHER {
            let at = format!("{} seed {n} ply {ply} and {step}, {viewer:?}", G::ID);
            self.compare_answers(&played, &at, chance, tally);
            let (real, guess) = (
                Sight::of(Box::new(played.0), viewer, places).await,
                Sight::of(Box::new(played.1), viewer, places).await,
            );
            real.same(&guess, &at);
            tally.looks += 1;
            tally.differing += usize::from(self.real.state() != self.guess.state());
            let Some(next) = self.go_on(chance, &at, tally) else {
                return;
            };
            played = next;
        }
    }

    /// "Why not?" is answered the same.
    fn compare_answers(
        &self,
        (real, guess): &(Played<G>, Played<G>),
        at: &str,
        chance: &mut Dice,
        tally: &mut Tally,
    ) {
        let Viewer::Seat(seat) = self.viewer else {
            return;
        };
        let state = self.real.state();
        let mut thinkable = Vec::new();
        state.thinkable(&mut thinkable);
        for _ in 0..QUESTIONS.min(thinkable.len()) {
            let text = state.action_text(chance.choose(&thinkable));
            let [real, guess] = [real, guess].map(|world| {
                let answer = world.why_not(seat, &text);
                serde_json::to_string(&answer).expect("an answer can be written")
            });
            assert_eq!(real, guess, "{at}: why {text} is refused");
            tally.answers += 1;
        }
        let [real, guess] = [real, guess].map(|world| world.legal(seat));
        assert_eq!(real, guess, "{at}: what may be done");
    }

    /// Makes a move in the real world and one in the guessed world that looks the
    /// same to the viewer; `None` if none is found. It is the same move where the
    /// viewer knows which it is: the mover does, and of open moves everybody.
    fn go_on(
        &mut self,
        chance: &mut Dice,
        at: &str,
        tally: &mut Tally,
    ) -> Option<(Played<G>, Played<G>)> {
        let (seat, action) = any_move(&self.real, chance)?;
        let after = |from: &Match<G>, action: G::Action| {
            let mut game = from.clone();
            let happening = game.submit(from.ply(), seat, action);
            let happening = happening.expect("a legal action");
            // With every argument: programs are told these too.
            let told: Vec<String> = (happening.events.iter())
                .filter_map(|event| G::tell(event, self.viewer))
                .map(|message| serde_json::to_string(&message).expect("a message"))
                .collect();
            (game, told)
        };
        let (real, told) = after(&self.real, action);
        let seen = real.state().view(self.viewer);
        let legal = self.guess.legal(seat);
        if legal.contains(&action) {
            let (guess, heard) = after(&self.guess, action);
            if guess.state().view(self.viewer) == seen {
                // Whoever sees the same before and after is told the same, whatever is
                // hidden. In which order own cards came is told, but not to be seen.
                let sorted = |mut lines: Vec<String>| {
                    lines.sort_unstable();
                    lines
                };
                let (told, heard) = (sorted(told.clone()), sorted(heard));
                assert_eq!(told, heard, "{at}: what is told of {action:?}");
                tally.tellings += 1;
            }
        }
        let mut candidates = Vec::new();
        if !self.viewer.is(seat) && !self.real.state().is_open(seat, action) {
            candidates.extend((0..TRIES).map(|_| chance.choose(&legal)));
        }
        candidates.extend(legal.iter().copied().filter(|&same| same == action));
        let found = candidates.into_iter().find_map(|candidate| {
            let (guess, heard) = after(&self.guess, candidate);
            // The move may have shown the viewer something that is no longer to be
            // seen: in which order cards came, say.
            let same = guess.state().view(self.viewer) == seen && heard == told;
            same.then_some((candidate, guess))
        });
        let (candidate, guess) = found?;
        tally.moves += 1;
        tally.secret_moves += usize::from(candidate != action);
        let played = |from: &Match<G>, action: G::Action| {
            let text = from.state().action_text(action);
            let mut played = Played::of(from.clone());
            played.submit(seat, &text).expect("a legal action");
            played
        };
        let both = (played(&self.real, action), played(&self.guess, candidate));
        if self.viewer.is(seat) {
            let [real, guess] = [&both.0, &both.1].map(Played::revealed);
            assert_eq!(real, guess, "{at}: whether {action:?} can be taken back");
        }
        (self.real, self.guess) = (real, guess);
        Some(both)
    }
}
