//! What may be decided, and why something is not possible.

use badger::{Badger, Options};
use engine::{Game as _, HouseRules as _, Message, Notation as _, Viewer};
use i18n::{Language, speaking};
use parts::DataFile as _;
use serde_json::{Value, json};

use super::{game, says, seat};

#[track_caller]
fn refuses(game: &Badger, by: usize, line: &str, english: &str, german: &str) {
    let action = game.parse_action(line).expect("an action");
    let refusal = game.refusal(seat(by), action).expect("a refusal");
    says(&refusal.words, english, german);
}

/// The label of an action in the view of whoever is to act.
#[track_caller]
fn offers(game: &Badger, line: &str, english: &str, german: &str) {
    let acting = game.awaits().first().expect("somebody is to act");
    let action = game.parse_action(line).expect("an action");
    assert_eq!(game.refusal(acting, action), None);
    says(
        &action.words(&game.view(Viewer::Seat(acting))),
        english,
        german,
    );
}

#[track_caller]
fn asks(game: &Badger, english: &str, german: &str) {
    says(&game.view(Viewer::Spectator).task().into(), english, german);
}

/// What is wrong with a line or a position.
#[track_caller]
fn complains(complaint: impl Fn() -> Message, english: &str, german: &str) {
    assert_eq!(
        speaking(Language::English, || complaint().to_string()),
        english
    );
    assert_eq!(
        speaking(Language::German, || complaint().to_string()),
        german
    );
}

#[test]
fn leads_and_answers_have_labels() {
    let table = json!({
        "decree": "ace-suns", "pile": ["cave"],
        "hands": [["ace-moons", "origin"], ["soldier", "painter"]],
    });
    let lead = game(json!({}), table.clone());
    asks(
        &lead,
        "choose a card to lead",
        "eine Karte zum Ausspielen wählen",
    );
    offers(
        &lead,
        "play ace-moons",
        "lead Ace of Moons",
        "das Ass der Monde ausspielen",
    );
    let by_name = game(json!({"lead_suits": "leader_names"}), table);
    offers(
        &by_name,
        "play origin as leaves",
        "lead the Origin as Leaves",
        "Origin ausspielen und Laub ansagen",
    );
    let follow = game(
        json!({}),
        json!({
            "decree": "ace-suns", "pile": ["cave"], "leader": 0,
            "hands": [["origin"], ["soldier", "painter"]],
            "table": [{"seat": 0, "card": "ace-moons"}],
        }),
    );
    asks(
        &follow,
        "choose a card to follow with",
        "eine Karte zum Folgen wählen",
    );
    offers(
        &follow,
        "play painter",
        "play the Painter",
        "Painter spielen",
    );
}

#[test]
fn exchanges_and_burials_have_labels() {
    let table = json!({
        "decree": "ace-suns", "pile": ["cave"], "phase": "exchange",
        "hands": [["origin", "mill"], ["soldier", "battle", "desert"]],
        "table": [{"seat": 0, "card": "savage"}],
    });
    let exchange = game(json!({}), table.clone());
    asks(
        &exchange,
        "exchange the decree, or leave it",
        "das Dekret tauschen oder liegen lassen",
    );
    offers(
        &exchange,
        "exchange mill",
        "make the Mill the decree",
        "Mill zum Dekret machen",
    );
    offers(
        &exchange,
        "keep",
        "leave the decree",
        "das Dekret liegen lassen",
    );
    let by_choice = game(json!({"decree_suit": "chooser"}), table);
    offers(
        &by_choice,
        "exchange mill as leaves",
        "make the Mill the decree as Leaves",
        "Mill zum Dekret machen, Trumpf wird Laub",
    );
    offers(
        &by_choice,
        "exchange mill as waves",
        "make the Mill the decree as Waves",
        "Mill zum Dekret machen, Trumpf werden Wellen",
    );
    let bury = game(
        json!({}),
        json!({
            "decree": "ace-suns", "pile": ["cave"],
            "hands": [["origin", "mill", "ace-moons"], ["soldier", "battle", "desert"]],
            "table": [{"seat": 0, "card": "forest"}],
        }),
    );
    asks(
        &bury,
        "choose a card to put under the pile",
        "eine Karte wählen, die unter den Stapel kommt",
    );
    offers(
        &bury,
        "bury ace-moons",
        "bury Ace of Moons",
        "das Ass der Monde vergraben",
    );
}

#[test]
fn refusals_name_the_suits_to_follow() {
    let led = |led: &str, answer: &[&str]| {
        game(
            json!({}),
            json!({
                "decree": "ace-suns", "pile": ["cave"], "leader": 0,
                "hands": [["author"], answer],
                "table": [{"seat": 0, "card": led}],
            }),
        )
    };
    refuses(
        &led("watchman", &["sea", "soldier"]),
        1,
        "play sea",
        "you hold a card with Moons, Wyrms or Knots, so you must follow with one",
        "du hast eine Karte mit Monden, Wyrmen oder Knoten, also musst du eine solche spielen",
    );
    refuses(
        &led("origin", &["soldier", "sailor"]),
        1,
        "play soldier",
        "you hold a card with Waves or Leaves, so you must follow with one",
        "du hast eine Karte mit Wellen oder Laub, also musst du eine solche spielen",
    );
    refuses(
        &led("huntress", &["journey", "lunatic"]),
        1,
        "play journey",
        "a led Crown asks for your Ace of Moons or your highest card with Moons",
        "eine ausgespielte Krone verlangt dein Ass oder deine höchste Karte mit Monden",
    );
}

#[test]
fn refusals_say_what_is_due() {
    let lead = game(
        json!({}),
        json!({"decree": "ace-suns", "pile": ["cave"], "hands": [["author"], ["soldier"]]}),
    );
    refuses(
        &lead,
        1,
        "play soldier",
        "it is the other player’s turn",
        "dein Gegenüber ist am Zug",
    );
    refuses(
        &lead,
        0,
        "keep",
        "a card has to be led now",
        "jetzt muss eine Karte ausgespielt werden",
    );
    refuses(
        &lead,
        0,
        "play soldier",
        "only a card of your hand can be led",
        "ausspielen kannst du nur eine Karte aus deiner Hand",
    );
    refuses(
        &lead,
        0,
        "play author as moons",
        "no suit can be named here",
        "hier ist keine Farbe zu nennen",
    );
    let by_name = game(
        json!({"lead_suits": "leader_names"}),
        json!({"decree": "ace-suns", "pile": ["cave"], "hands": [["author"], ["soldier"]]}),
    );
    refuses(
        &by_name,
        0,
        "play author",
        "name one of the card’s suits, as in `… as waves`",
        "eine Farbe der Karte muss genannt werden, wie in „… as waves“",
    );
    refuses(
        &by_name,
        0,
        "play author as waves",
        "the named suit is not on the card",
        "die genannte Farbe ist nicht auf der Karte",
    );
    let over = game(
        json!({}),
        json!({"decree": "ace-suns", "pile": ["cave"], "hands": [[], []], "phase": "over"}),
    );
    refuses(
        &over,
        0,
        "keep",
        "the game is over",
        "das Spiel ist zu Ende",
    );
    asks(&over, "the game is over", "das Spiel ist zu Ende");
}

#[test]
fn refusals_of_an_exchange_say_what_may_be_offered() {
    let exchange = game(
        json!({"exchange": "must"}),
        json!({
            "decree": "ace-suns", "pile": ["cave"], "phase": "exchange",
            "hands": [["origin"], ["soldier", "battle"]],
            "table": [{"seat": 0, "card": "savage"}],
        }),
    );
    refuses(
        &exchange,
        0,
        "keep",
        "a 3 must exchange the decree at this table",
        "an diesem Tisch muss eine 3 das Dekret tauschen",
    );
    refuses(
        &exchange,
        0,
        "exchange savage",
        "neither the 3 just played nor the old decree can be offered",
        "weder die eben gespielte 3 noch das alte Dekret kann angeboten werden",
    );
    refuses(
        &exchange,
        0,
        "exchange soldier",
        "only a card of your hand can become the decree",
        "zum Dekret kann nur eine Karte aus deiner Hand werden",
    );
    refuses(
        &exchange,
        0,
        "bury origin",
        "the exchange after a 3 has to be settled first",
        "zuerst ist über den Tausch nach einer 3 zu entscheiden",
    );
}

#[test]
fn a_line_that_is_no_action_is_refused_in_words() {
    let game = game(
        json!({}),
        json!({"decree": "ace-suns", "pile": ["cave"], "hands": [["author"], ["soldier"]]}),
    );
    let complaint = |line: &'static str| {
        let game = game.clone();
        move || {
            let error = game.parse_action(line).expect_err("no action");
            error.0
        }
    };
    complains(
        complaint("play joker"),
        "`joker` is not a card of the Decktet",
        "„joker“ ist keine Karte des Decktets",
    );
    complains(
        complaint("play author as hearts"),
        "`hearts` is not a suit; suits are moons, suns, waves, leaves, wyrms and knots",
        "„hearts“ ist keine Farbe; Farben sind moons, suns, waves, leaves, wyrms und knots",
    );
}

#[test]
fn a_position_that_cannot_be_is_refused_in_words() {
    let complaint = |fields: Value| {
        move || {
            let Value::Object(fields) = &fields else {
                panic!("a position is an object");
            };
            let error = Badger::from_position(&Options::default(), None, fields);
            error.expect_err("it cannot be").reason
        }
    };
    complains(
        complaint(json!({
            "removed_pawn": "harvest", "decree": "sea", "pile": [], "hands": [["sea"], ["mill"]],
        })),
        "the card `sea` is in two places",
        "die Karte „sea“ ist an zwei Stellen",
    );
    complains(
        complaint(json!({"removed_pawn": "sea"})),
        "`sea` is not one of the four tens of which one is removed",
        "„sea“ ist keine der vier Zehnen, von denen eine entfernt wird",
    );
    complains(
        complaint(json!({
            "removed_pawn": "harvest", "decree": "sea", "trump": "suns", "pile": [], "hands": [],
        })),
        "cannot be `suns` with the decree `sea` (B19)",
        "kann mit dem Dekret „sea“ nicht „suns“ sein (B19)",
    );
}

#[test]
fn a_table_of_another_size_is_refused_in_words() {
    let error = Options::default().seats(Some(3)).expect_err("three seats");
    says(
        &error.reason,
        "B1: this game is for 2 players, not 3",
        "B1: Dieses Spiel ist für zwei Personen, nicht für 3",
    );
}

#[test]
fn a_changed_data_file_is_refused_in_words() {
    let complaint = |from: &'static str, to: &'static str| {
        move || {
            let changed = Badger::FILE.replacen(from, to, 1);
            let error = Badger::read(&changed).map(|_| ());
            error.expect_err("a file that cannot be").reason
        }
    };
    complains(
        complaint("Moons,Knots", "Moons,Hearts"),
        "`suits`: there is no suit `Hearts`",
        "„suits“: eine Farbe „Hearts“ gibt es nicht",
    );
    complains(
        complaint("Moons,Knots", "Moons,Moons"),
        "`suits` names Moons twice",
        "„suits“ nennt Moons zweimal",
    );
    complains(
        complaint("\t4\t", "\t3\t"),
        "there are more than 3 cards of rank 3 (B66)",
        "es gibt mehr als 3 Karten vom Rang 3 (B66)",
    );
}
