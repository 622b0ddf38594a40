//! What is asked, what may be done and why not, and what is advised.

use acorn::{Action, Race};
use engine::{Forecast, Game as _, HouseRules as _, Notation as _, Tactics as _, Viewer};
use serde_json::{Value, json};

use super::{forecast, options, says, seat};

fn at(house: &Value, fields: &Value) -> Race {
    let fields = fields.as_object().expect("an object");
    Race::from_position(&options(house), None, fields)
        .expect("a position that can be")
        .0
}

#[track_caller]
fn refuses(race: &Race, by: usize, line: &str, english: &str, german: &str) {
    let action = race.parse_action(line).expect("an action");
    let refusal = race.refusal(seat(by), action).expect("a refusal");
    says(&refusal.words, english, german);
}

#[test]
fn refusals_say_why() {
    let race = at(
        &json!({}),
        &json!({"phase": "lane", "turn": 0, "hands": [["walk", "tangled-roots"], [], [], []]}),
    );
    refuses(
        &race,
        1,
        "end",
        "it is another player's turn",
        "jemand anderes ist am Zug",
    );
    refuses(
        &race,
        0,
        "end",
        "a card in your hand has to be played first",
        "zuerst muss eine Karte aus deiner Hand gespielt werden",
    );
    refuses(
        &race,
        0,
        "change trail",
        "your pawn is in that lane already",
        "deine Figur ist schon auf dieser Bahn",
    );
    refuses(
        &race,
        0,
        "play tangled-roots a",
        "that card has a single option",
        "diese Karte hat nur eine Möglichkeit",
    );
    let poor = at(
        &json!({}),
        &json!({"phase": "lane", "turn": 0, "hands": [["walk"], [], [], []]}),
    );
    refuses(
        &poor,
        0,
        "change river",
        "a lane change costs two cards from your hand",
        "ein Bahnwechsel kostet zwei Karten aus deiner Hand",
    );
    let asked = at(
        &json!({"two_evils": "choice"}),
        &json!({
            "phase": "evils", "turn": 0, "played": ["two-evils"],
            "pending": {"card": "two-evils", "left": ["trap one 1"], "then": null, "target": 1},
        }),
    );
    refuses(
        &asked,
        0,
        "end",
        "the target of Two Evils has to answer first",
        "zuerst muss antworten, wen „Zwei Übel“ trifft",
    );
}

#[test]
fn lines_that_are_no_actions_are_refused_in_words() {
    let race = at(&json!({}), &json!({}));
    let wrong = |line: &str| race.parse_action(line).expect_err("no action").0;
    says(
        &wrong("pick badger"),
        "there is no animal `badger`",
        "ein Tier „badger“ gibt es nicht",
    );
    says(
        &wrong("buy acorns"),
        "there is no card `acorns`",
        "eine Karte „acorns“ gibt es nicht",
    );
    says(
        &wrong("go left"),
        "there is no lane `left`; there are trail, river, brush",
        "eine Bahn „left“ gibt es nicht; es gibt trail (Pfad), river (Fluss) und brush (Gebüsch)",
    );
    says(
        &wrong("target owl"),
        "`owl` is not a number from 0 to 255",
        "„owl“ ist keine Zahl von 0 bis 255",
    );
}

#[test]
fn tables_of_another_size_are_refused_in_words() {
    let refused = |house: &Value, seats| {
        let error = options(house).seats(Some(seats));
        error.expect_err("a wrong number").reason
    };
    says(
        &refused(&json!({}), 3),
        "this game is for 4 or 5 players (A1), not 3; with two_to_five 2 or 3 may play too",
        "dieses Spiel ist für 4 oder 5 Personen (A1), nicht für 3; mit „zwei bis fünf“ auch für 2 oder 3",
    );
    says(
        &refused(&json!({"players": "two_to_five"}), 1),
        "this game is for 2 to 5 players (A1), not 1",
        "dieses Spiel ist für 2 bis 5 Personen (A1), nicht für 1",
    );
}

#[test]
fn buttons_say_what_an_action_does() {
    let race = at(&json!({}), &json!({}));
    let view = race.view(Viewer::Seat(seat(0)));
    let label = |line: &str| view.label(race.parse_action(line).expect("an action"));
    says(&label("pick deer"), "Pick the Deer", "Den Hirsch aussuchen");
    says(
        &label("start river"),
        "Start in the river",
        "Im Fluss starten",
    );
    says(
        &label("change brush"),
        "Change to the brush",
        "Ins Gebüsch wechseln",
    );
    says(&label("reveal 1"), "Turn up 1 card", "1 Karte aufdecken");
    says(
        &label("play refresh bonus b"),
        "Play Refresh: draw 1, discard 1, then forward 3",
        "Erfrischung spielen: 1 Karte ziehen, 1 Karte abwerfen, dann 3 vor",
    );
    says(
        &label("play snare-line a"),
        "Play Snare Line: 1 Trap for every opponent, draw 1",
        "Fallstricke spielen: 1 Falle für alle anderen, 1 Karte ziehen",
    );
    says(
        &label("play mud-puddle"),
        "Play Mud Puddle: nothing happens",
        "Schlammpfütze spielen: nichts geschieht",
    );
    says(&label("target 2"), "Aim at Seat 3", "Auf Platz 3 zielen");
    says(
        &label("shed leaf-pit from nest"),
        "Shed Leaf Pit from the Nest",
        "Laubgrube aus dem Nest abschütteln",
    );
    says(&label("end"), "End the turn", "Den Zug beenden");
}

#[test]
fn tasks_say_what_is_asked() {
    let pay = at(
        &json!({}),
        &json!({"phase": "pay", "hands": [["walk", "walk"], [], [], []], "pending": {"lane": "river", "due": 2}}),
    );
    let task = |race: &Race| race.view(Viewer::Spectator).task();
    says(&task(&pay), "pay 2 cards", "mit 2 Karten bezahlen");
    let discard = at(
        &json!({}),
        &json!({
            "phase": "discard", "hands": [["walk"], [], [], []], "played": ["refresh"],
            "pending": {"card": "refresh", "left": ["discard 1"], "then": null},
        }),
    );
    says(&task(&discard), "discard 1 card", "1 Karte abwerfen");
}

#[test]
fn hints_give_their_reason() {
    let race = at(&json!({}), &json!({}));
    let view = race.view(Viewer::Seat(seat(0)));
    let reason = |one: &Forecast, other: Option<&Forecast>| {
        let reason = Race::reason(&view, seat(0), Action::End, one, other);
        reason.expect("a reason")
    };
    let best = forecast(0.4, [23.2, 4.1, 1.0, 0.0, 0.0, 0.0], 5.0);
    let next = forecast(0.3, [21.8, -1.0, 1.0, 0.0, 0.0, 0.0], 5.0);
    says(
        &reason(&best, Some(&next)),
        "About 23 spots in 2 rounds, then 4 ahead of everybody; 1.4 spots more than the next best; without luck only 18.",
        "In 2 Runden etwa 23 Felder vor, dann 4 vor allen anderen; 1,4 Felder mehr als beim nächstbesten Zug; ohne Glück nur 18.",
    );
    says(
        &reason(&next, Some(&best)),
        "About 22 spots in 2 rounds, then 1 behind the leader; 1.4 spots fewer than the best; without luck only 17.",
        "In 2 Runden etwa 22 Felder vor, dann 1 hinter der vordersten Figur; 1,4 Felder weniger als beim besten Zug; ohne Glück nur 17.",
    );
    let rich = forecast(0.4, [1.0, 0.0, 2.0, 0.6, 0.0, 0.0], 0.0);
    says(
        &reason(&rich, Some(&forecast(0.3, [1.0; 6], 0.0))),
        "About 1 spot in 2 rounds, then level with the leader; 1.0 more cards bought than the next best; fears 0.6 more Traps.",
        "In 2 Runden etwa 1 Feld vor, dann gleichauf mit der vordersten Figur; 1,0 gekaufte Karten mehr als beim nächstbesten Zug; wohl 0,6 Fallen mehr.",
    );
    let trapped = forecast(0.1, [-2.0, -9.0, 0.0, 0.0, 0.0, 0.0], 1.0);
    says(
        &reason(&trapped, None),
        "About 2 spots back in 2 rounds, then 9 behind the leader; without luck only 0.",
        "In 2 Runden etwa 2 Felder zurück, dann 9 hinter der vordersten Figur; ohne Glück nur 0.",
    );
    let near = forecast(0.7, [30.0, 3.0, 0.0, 0.0, 0.72, 0.21], 5.0);
    says(
        &reason(&near, None),
        "Reaches the finish within 2 rounds in 72 of 100 races; fears a rival at the finish first in 21 of 100.",
        "In 72 von 100 Rennen nach spätestens 2 Runden im Ziel; in 21 von 100 ist jemand anderes vorher im Ziel.",
    );
    let won = forecast(0.9, [30.0, 3.0, 0.0, 0.0, 0.97, 0.01], 5.0);
    says(
        &reason(&won, None),
        "Reaches the finish within 2 rounds in 97 of 100 races.",
        "In 97 von 100 Rennen nach spätestens 2 Runden im Ziel.",
    );
}
