use std::{collections::BTreeSet, time::Duration};

use cpu_time::ThreadTime;

use super::{Area, Language, area::SAID, catalogue::message_id, pattern::Source, said, speaking};
use crate::pages::rules::opening;

/// Every catalogue with its name: all languages in the order of their numbers.
fn catalogues() -> Vec<(String, [&'static str; Language::ALL.len()])> {
    let areas = Area::ALL.into_iter();
    let areas = areas.map(|area| {
        (
            format!("{area:?}"),
            Language::ALL.map(|language| area.text(language)),
        )
    });
    let said = SAID
        .iter()
        .map(|&(name, texts)| (format!("said/{name}"), texts));
    areas.chain(said).collect()
}

fn read(name: &str, text: &'static str) -> Source {
    Source::read(text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn every_language_has_the_same_messages_with_the_same_values() {
    for (name, [first, others @ ..]) in catalogues() {
        let first = read(&name, first);
        let ids: Vec<&String> = first.messages.iter().map(|(id, _)| id).collect();
        for other in others {
            let other = read(&name, other);
            let others: Vec<&String> = other.messages.iter().map(|(id, _)| id).collect();
            assert_eq!(ids, others, "{name}: the same messages, in the same order");
            for id in &ids {
                let values = |source: &Source| {
                    let mut slots = Vec::new();
                    source
                        .compiled(id, &mut slots)
                        .unwrap_or_else(|error| panic!("{name}: {error}"));
                    BTreeSet::from_iter(slots)
                };
                assert_eq!(values(&first), values(&other), "{name}: {id}");
            }
        }
    }
}

/// The compiler says which constants and functions nobody uses, so a message that the
/// code names is one that is used.
#[test]
fn every_message_of_the_pages_is_named_in_the_code() {
    for area in Area::ALL {
        let source = read("pages", area.text(Language::English));
        let declared = area.declared();
        let phrases = declared.phrases.iter().map(|name| message_id(name));
        let sentences = declared.sentences.iter().map(|(name, _)| message_id(name));
        let named: BTreeSet<String> = phrases.chain(sentences).collect();
        let written: BTreeSet<String> = source.messages.into_iter().map(|(id, _)| id).collect();
        assert_eq!(named, written, "{area:?}");
    }
}

/// Names and words that are the same in both languages.
const ALIKE: &[&str] = &[
    "A4",
    "Cookies",
    "E",
    "Esc",
    "Hedgerow",
    "Letter",
    "Lobby",
    "Lobby · Hedgerow",
    "M",
    "NW",
    "Name ",
    "Nest",
    "P",
    "Passkeys",
    "Pause",
    "SW",
    "Shiitake",
    "Tab",
    "Tornado",
    "W",
    "normal",
];

#[test]
fn nothing_was_left_in_english() {
    let alike: BTreeSet<&str> = ALIKE.iter().copied().collect();
    let mut same = BTreeSet::new();
    for (name, [english, others @ ..]) in catalogues() {
        let english = read(&name, english);
        for other in others {
            let other = read(&name, other);
            for (id, _) in &english.messages {
                let parts = |source: &Source| source.compiled(id, &mut Vec::new()).unwrap();
                let (one, two) = (parts(&english), parts(&other));
                if let [super::pattern::Part::Text(text)] = &one[..]
                    && one == two
                {
                    same.insert(text.to_string());
                }
            }
        }
    }
    let same: BTreeSet<&str> = same.iter().map(String::as_str).collect();
    assert_eq!(same, alike);
}

#[test]
fn what_is_said_in_english_is_found_again_with_its_values() {
    let german = |english| speaking(Language::German, || said("server", english).into_owned());
    assert_eq!(german("The game is over."), "Das Spiel ist zu Ende.");
    assert_eq!(
        german("Wait 3 s and try again."),
        "Warte 3 s und versuch es noch einmal."
    );
    assert_eq!(german("Wait x s and try again."), "Wait x s and try again.");
    assert_eq!(said("server", "The game is over."), "The game is over.");
}

/// Texts of which a matcher may try every part: those of the sentences themselves, said
/// again and again, and what stands between values.
fn hostile_texts() -> Vec<String> {
    let mut parts: BTreeSet<String> = [
        "a", "a ", "Seat 0 ", "seat 1, ", "1", "-1 ", ", ", "; ", ". ", "((", "`", ": ", "ä",
        "\u{301}", " and ", " or ", "the ",
    ]
    .map(str::to_owned)
    .into();
    for (_, texts) in SAID {
        let source = read("said", texts[0]);
        for (id, _) in &source.messages {
            let parts_of = source.compiled(id, &mut Vec::new()).unwrap();
            let whole: String = stretches(&parts_of).join("x");
            if whole.contains('x') && id.len() % 7 == 0 {
                parts.insert(whole);
            }
        }
    }
    let mut texts = Vec::new();
    for part in parts {
        for length in [400, 1_801, 65_536] {
            texts.push(part.repeat(length / part.len()));
        }
    }
    texts
}

/// At most 5 ms of CPU for each in an optimised build; this crate is not optimised in tests,
/// which makes the matcher some five times slower.
#[test]
fn no_text_keeps_the_matcher_busy() {
    let allowed = Duration::from_millis(if cfg!(debug_assertions) { 25 } else { 5 });
    let texts = hostile_texts();
    assert!(texts.len() > 100, "{}", texts.len());
    for language in Language::ALL {
        for (book, _) in SAID {
            // Books are read once.
            let _ready = speaking(language, || said(book, "x").into_owned());
            for text in &texts {
                for sentence in [
                    text.clone(),
                    format!("`{text}` is not an action of this game"),
                ] {
                    let start = ThreadTime::now();
                    let _told = speaking(language, || said(book, &sentence).into_owned());
                    let spent = start.elapsed();
                    let beginning: String = sentence.chars().take(40).collect();
                    assert!(
                        spent < allowed,
                        "{spent:?} in {language:?} for {} bytes of {beginning:?} in {book}",
                        sentence.len()
                    );
                }
            }
        }
    }
}

/// "A or B" is looked for in values, never in a whole sentence.
#[test]
fn parts_of_sentences_are_no_sentences() {
    let crown = "a led Crown asks for your Ace of Moons or Suns or your highest card with Moons";
    let german = speaking(Language::German, || said("badger", crown).into_owned());
    assert_eq!(
        german,
        "eine ausgespielte Krone verlangt dein Ass in Monde oder Sonnen oder deine höchste Karte mit Monde"
    );
}

/// What a book says in English is really said somewhere: every stretch of text in it
/// stands in the code.
#[test]
fn what_books_hold_is_said_somewhere() {
    for &(book, texts) in SAID {
        let code = code_of(book);
        let source = read(book, texts[0]);
        for (id, _) in &source.messages {
            let parts = source.compiled(id, &mut Vec::new()).unwrap();
            for text in stretches(&parts) {
                let text = text.trim_matches(|c: char| !c.is_alphanumeric());
                assert!(is_said(&code, text), "{book}: {id}: nobody says “{text}”");
            }
        }
    }
}

/// Whether a text stands in the code: in one piece, or behind words that stand there by
/// themselves, since games choose between "You lay" and "Seat 0 lays".
fn is_said(code: &str, text: &str) -> bool {
    let text = text.strip_prefix("You ").unwrap_or(text);
    let mut cuts = text.match_indices(' ').map(|(at, _)| text.split_at(at));
    code.contains(text)
        || cuts.any(|(word, rest)| {
            code.contains(&format!("\"{word}\"")) && is_said(code, rest.trim_start())
        })
}

fn stretches(parts: &[super::pattern::Part]) -> Vec<String> {
    use super::pattern::Part;
    let mut all = Vec::new();
    for part in parts {
        match part {
            Part::Text(text) => all.push(text.to_string()),
            Part::Slot(_) => {}
            Part::Choice { arms, .. } => {
                all.extend(arms.iter().flat_map(|(_, parts)| stretches(parts)));
            }
        }
    }
    // What is short is everywhere, or put together from pieces.
    all.retain(|text| text.trim().len() > 8);
    all
}

/// The source of whoever speaks by a book, with broken lines joined.
fn code_of(book: &str) -> String {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = match book {
        "server" => vec![root.join("crates/web/src"), root.join("crates/engine/src")],
        game => vec![root.join("games").join(game)],
    };
    let mut code = String::new();
    for folder in folders {
        read_all(&folder, &mut code);
    }
    let mut joined = String::with_capacity(code.len());
    let mut rest = code.as_str();
    while let Some((before, after)) = rest.split_once("\\\n") {
        joined.push_str(before);
        rest = after.trim_start();
    }
    joined.push_str(rest);
    if let Some(game) = (catalog::games().into_iter()).find(|game| game.id == book) {
        joined.push_str(&opening(game.rulebook).join("\n"));
    }
    // Keys of house rules are shown with spaces.
    let spaced = joined.replace('_', " ");
    joined + &spaced
}

fn read_all(folder: &std::path::Path, code: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_all(&path, code);
        } else if path.extension().is_some_and(|ending| {
            ending == "rs"
                || ending == "toml"
                || ending == "json"
                || ending == "tsv"
                || ending == "csv"
        }) {
            code.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn the_browser_is_asked_by_weight() {
    assert_eq!(Language::preferred("de"), Some(Language::German));
    assert_eq!(
        Language::preferred("fr, en;q=0.7, de;q=0.9"),
        Some(Language::German)
    );
    assert_eq!(
        Language::preferred("de;q=0, en;q=0.1"),
        Some(Language::English)
    );
    assert_eq!(Language::preferred("fr, *;q=0.1"), None);
}

/// What a viewer of a random game is told and shown that is not in the catalogues,
/// in another language than English.
mod played {
    use std::collections::{BTreeSet, HashSet};

    use engine::{Chance as _, HouseRules as _, Match, Seed, Values, Viewer, house};

    use crate::{
        board::{Board, Names},
        live::Refused,
        pages::{Drawn, rules::opening},
        tongue::{Language, said, speaking},
    };

    fn games() -> impl Iterator<Item = &'static str> {
        catalog::games().into_iter().map(|game| game.id)
    }

    /// Sentences that no book has.
    fn unknown<'a>(game: &str, sentences: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
        speaking(Language::German, || {
            let missing = sentences.filter(|text| said(game, text) == **text);
            missing.map(str::to_owned).collect()
        })
    }

    /// The usual house rules, and those that differ from them in one word.
    fn all_options<G: Board>() -> Vec<G::Options> {
        let mut all = vec![G::Options::default()];
        for switch in G::Options::SWITCHES {
            if let Values::Words(values) = switch.values {
                // The first word is the usual one.
                for (word, _) in &values[1..] {
                    let given = [(switch.key.to_owned(), (*word).into())];
                    all.extend(house::read::<G::Options>(&given.into_iter().collect()));
                }
            }
        }
        all
    }

    fn play_all<G: Board>(said: &mut HashSet<String>) {
        for options in all_options::<G>() {
            for seed in 0..2 {
                play::<G>(&options, seed, said);
            }
        }
    }

    fn play<G: Board>(options: &G::Options, seed: u64, said: &mut HashSet<String>) {
        let seed = Seed::from(seed);
        let Ok(mut game) = Match::<G>::new(options.clone(), None, seed) else {
            return;
        };
        let seats = game.state().seats();
        let mut chance = seed.bot(0);
        let mut tried: Vec<G::Action> = Vec::new();
        while let Some(seat) = game.state().awaits().first() {
            let legal = game.legal(seat);
            // What was legal before is often not now.
            for &action in &tried {
                for seat in engine::Seat::all(seats) {
                    let refusal = game.state().refusal(seat, action);
                    // Most was said before; only news is kept.
                    let news = refusal.filter(|refusal| !said.contains(&*refusal.words));
                    said.extend(news.map(|refusal| refusal.words.into_owned()));
                }
            }
            tried.retain(|action| !legal.contains(action));
            tried.extend(legal.iter().copied());
            let start = tried.len().saturating_sub(100);
            tried.drain(..start);
            let action = chance.choose(&legal);
            let happening = game.submit(game.ply(), seat, action).unwrap();
            for viewer in Viewer::all(seats) {
                let told = (happening.events.iter()).filter_map(|event| G::tell(event, viewer));
                said.extend(told);
            }
        }
    }

    #[test]
    fn every_line_and_refusal_of_random_games_is_known() {
        for game in games() {
            let mut said = HashSet::new();
            catalog::with_game!(game, G => play_all::<G>(&mut said)).unwrap();
            let missing = unknown(game, said.iter().map(String::as_str));
            assert!(missing.is_empty(), "{game}: {missing:#?}");
            let most = said.iter().map(|text| said::tests::steps(game, text));
            let most = most.max().unwrap();
            println!("{game}: a sentence takes {most} steps at most");
            assert!(most < said::tests::MANY_STEPS, "{game}: {most}");
        }
    }

    #[test]
    fn every_house_rule_is_explained() {
        fn words<G: Board>() -> Vec<String> {
            let mut words = vec![G::SUMMARY.to_owned()];
            for switch in G::Options::SWITCHES {
                words.extend([switch.key.replace('_', " "), switch.meaning.to_owned()]);
                if let Values::Words(values) = switch.values {
                    for (word, meaning) in values {
                        words.push((*meaning).to_owned());
                        // What is in capitals stands for letters on cards.
                        if word.to_uppercase() != **word {
                            words.push(word.replace('_', " "));
                        }
                    }
                }
            }
            words
        }
        for game in games() {
            let words = catalog::with_game!(game, G => words::<G>()).unwrap();
            let missing = unknown(game, words.iter().map(String::as_str));
            assert!(missing.is_empty(), "{game}: {missing:#?}");
        }
    }

    #[test]
    fn every_introduction_is_known() {
        for game in catalog::games() {
            let blocks = opening(game.rulebook);
            assert!(!blocks.is_empty(), "{}", game.id);
            let blocks = blocks.iter().map(|block| block.trim_start_matches("- "));
            let missing = unknown(game.id, blocks);
            assert!(missing.is_empty(), "{}: {missing:#?}", game.id);
        }
    }

    #[test]
    fn what_is_no_action_is_refused_in_the_language_of_the_reader() {
        let refused: Refused = speaking(Language::German, || {
            let tutorial = crate::tutorial::Tutorial::of("badger").unwrap();
            tutorial.game(0).why_not(tutorial.you(), "fly").unwrap()
        });
        assert_eq!(refused.words, "„fly“ ist kein Zug in diesem Spiel");
    }

    /// A table is drawn in every language by the same rules: the same things lie at
    /// the same places, and nothing but words differs.
    #[test]
    fn a_board_differs_by_its_words_alone() {
        fn check<G: Board>() {
            let seed = Seed::from(7);
            let mut game: Match<G> = Match::new(G::Options::default(), None, seed).unwrap();
            let seats = game.state().seats();
            let names = Names::new((0..seats).map(|i| format!("N{i}")).collect());
            let mut chance = seed.bot(0);
            while let Some(seat) = game.state().awaits().first() {
                for viewer in Viewer::all(seats) {
                    let draw = || Drawn::of(&game, viewer, &names);
                    let [one, other] = Language::ALL.map(|language| speaking(language, draw));
                    let keys = |drawn: &Drawn| -> Vec<String> {
                        let page = drawn.board.0.split(" data-key=\"").skip(1);
                        page.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
                            .collect()
                    };
                    assert_eq!(keys(&one), keys(&other));
                    assert_eq!(one.choices.len(), other.choices.len());
                }
                let action = chance.choose(&game.legal(seat));
                game.submit(game.ply(), seat, action).unwrap();
            }
        }
        for game in games() {
            catalog::with_game!(game, G => check::<G>()).unwrap();
        }
    }
}
