//! Whether the catalogue has all that is said, and nothing else.

use std::collections::BTreeSet;

use badger::{Badger, Card, Options, words, words::CATALOGUE};
use engine::{Chance as _, Game as _, HouseRules as _, Message, Seed, Switch, Viewer, conformance};
use i18n::{Language, speaking};
use parts::{DataFile as _, Sheet};
use serde_json::{Map, Value};

use super::{card, options};

/// Every card has a name in both languages; the English one is what the data file says.
#[test]
fn every_card_has_a_name_in_both_languages() {
    let sheet = Sheet::read(Badger::FILE, &["id", "name"]).expect("the game's own file");
    let mut named = 0;
    for (card, row) in Card::all().zip(sheet.rows()) {
        assert_eq!(card.id(), row.text("id"));
        let name = |language| speaking(language, || card.piece().name());
        assert_eq!(name(Language::English), row.text("name"));
        let id = format!("piece-{}", card.id());
        assert!(CATALOGUE.has_word(Language::German, &id), "{id}");
        named += 1;
    }
    assert_eq!(named, 45);
    let mark = |id: &str, language| speaking(language, || card(id).mark());
    assert_eq!(mark("ace-knots", Language::English), "Ace K");
    assert_eq!(mark("ace-knots", Language::German), "Ass K");
    assert_eq!(mark("harvest", Language::German), "P MSL");
}

/// From this heading on the catalogue has what is said on pages, in the terminal, on paper
/// and in the lab.
const FACES: &str = "\n## The board\n";

/// What says it there.
const FACE_SOURCES: [&str; 4] = [
    include_str!("../../../src/faces/board/words.rs"),
    include_str!("../../../src/faces/terminal.rs"),
    include_str!("../../../src/faces/print.rs"),
    include_str!("../../../src/faces/lab.rs"),
];

/// Whether a face declares this message, as a phrase or as a sentence.
fn is_declared_by_a_face(id: &str) -> bool {
    let sentence = id.replace('-', "_");
    let phrase = sentence.to_uppercase();
    FACE_SOURCES.iter().any(|source| {
        let (_, declared) = source.split_once("i18n::messages! {").expect("messages");
        let (declared, _) = declared.split_once("\n}").expect("the end of them");
        let mut names = declared.split(|c: char| !c.is_alphanumeric() && c != '_');
        names.any(|name| name == sentence || name == phrase)
    })
}

#[test]
fn the_catalogue_says_what_is_declared_and_nothing_else() {
    let text = include_str!("../../../lang/en.ftl");
    let (_, faces) = text.split_once(FACES).expect("the heading");
    let of_faces = |id: &str| faces.contains(&format!("\n{id} = "));
    let switches = Options::SWITCHES.iter();
    let of_rules: BTreeSet<String> = switches.flat_map(Switch::message_ids).collect();
    let by_convention = |id: &str| {
        let begins = ["piece-", "about-", "reason-"];
        let named = begins.iter().any(|start| id.starts_with(start));
        named || ["summary", "credit"].contains(&id) || of_rules.contains(id)
    };
    let mistakes = CATALOGUE.mistakes(&[&words::WORDS], &|id| {
        by_convention(id) || of_faces(id) && is_declared_by_a_face(id)
    });
    let of_the_rules = |mistake: &String| {
        // Those of the faces are declared with their arguments there, and tested there.
        let sentence = mistake.strip_suffix("` cannot have arguments");
        let sentence = sentence.and_then(|mistake| mistake.rsplit_once('`'));
        !sentence.is_some_and(|(_, id)| of_faces(id))
    };
    let mistakes: Vec<String> = mistakes.into_iter().filter(of_the_rules).collect();
    assert_eq!(mistakes, Vec::<String>::new());
    // English alone has no introduction: it stands in the rulebook.
    let ids = |language| {
        let ids = CATALOGUE.ids(language);
        ids.filter(|id| !id.starts_with("about-"))
            .collect::<BTreeSet<&str>>()
    };
    assert_eq!(ids(Language::English), ids(Language::German));
}

/// 200 random games with house rules drawn at random: events, refusals and hints.
#[test]
fn whole_games_are_told_in_every_language() {
    conformance::check_languages::<Badger>(0..200, 4000);
}

/// 200 random games over all house rules, each value of each in its turn: prompts and labels.
#[test]
fn whole_games_are_offered_in_every_language() {
    let (mut legal, mut said) = (Vec::new(), BTreeSet::new());
    let mut untried: BTreeSet<String> = BTreeSet::new();
    for switch in Options::SWITCHES {
        let values = switch.values.usual();
        untried.extend(values.iter().map(|value| format!("{}={value}", switch.key)));
    }
    for n in 0..200 {
        let values = Options::SWITCHES.iter().enumerate().map(|(i, switch)| {
            let values = switch.values.usual();
            let value = values[(n / (i + 1)) % values.len()].clone();
            untried.remove(&format!("{}={value}", switch.key));
            (switch.key.to_owned(), value)
        });
        let options = options(Value::Object(values.collect::<Map<String, Value>>()));
        let mut chance = Seed::from(n as u64).setup();
        let mut game = Badger::setup(&options, 2, &mut chance);
        loop {
            for viewer in Viewer::all(2) {
                let task = Message::from(game.view(viewer).task());
                assert_can_be_said(&task, n);
                said.insert(task.id());
            }
            let Some(seat) = game.awaits().first() else {
                break;
            };
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let action = chance.choose(&legal);
            // Most cards come again at the next ply.
            let label = action.words(&view);
            assert_can_be_said(&label, n);
            said.insert(label.id());
            game.apply(seat, action, &mut chance, &mut ());
        }
    }
    assert!(untried.is_empty(), "not tried: {untried:?}");
    let wanted = [
        "bury",
        "lead",
        "lead-as",
        "leave-decree",
        "make-decree",
        "make-decree-as",
        "play",
        "task-bury",
        "task-exchange",
        "task-follow",
        "task-lead",
        "task-over",
    ];
    let said: Vec<&str> = said.iter().map(String::as_str).collect();
    assert_eq!(said, wanted);
}

#[track_caller]
fn assert_can_be_said(message: &Message, game: usize) {
    for language in Language::ALL {
        let gaps = message.gaps(language);
        assert!(gaps.is_empty(), "game {game}: {language:?} lacks {gaps:?}");
    }
}
