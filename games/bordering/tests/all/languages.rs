//! What the game says, word by word, in English and German.

use std::collections::BTreeSet;

use bordering::{
    Action, Bordering, Cell, Character, Colour, ColourSet, Echo, Event, Hands, Hex, Kind, Options,
    Rotation, Spot, Taken, grade,
    words::{self, CATALOGUE, WORDS, files},
};
use engine::{
    Chance as _, Forecast, Game as _, HouseRules as _, MAX_PROSPECTS, Message, Notation as _, Seat,
    Seed, Switch, Tactics as _, Viewer, conformance, house,
};
use i18n::{Arg, Language, Numbered, Speech, speaking};
use serde_json::{Map, Value, json};

fn seat(n: usize) -> Seat {
    Seat::new(n)
}

fn spot(number: usize) -> Spot {
    Spot::numbered(number).expect("a spot of the square")
}

fn echo(id: &str) -> Echo {
    Echo::by_id(id).expect("an Echo card")
}

fn hex(id: &str) -> Hex {
    Hex::by_id(id).expect("a Hex")
}

fn taken(ids: &[&str]) -> Taken {
    ids.iter().map(|id| echo(id)).collect()
}

fn options(house: Value) -> Options {
    let Value::Object(house) = house else {
        panic!("house rules are an object");
    };
    house::read(&house).expect("options of the game")
}

/// A game for one, at the first turn, with these fields changed.
fn game(house: Value, fields: Value) -> Bordering {
    let mut position = json!({
        "characters": ["maddy"],
        "square": ["loamy-soil-1", "drought-1", "biochar-1", null, null, null, null, null, null],
        "hands": [["pond", "orchard"]],
        "table": { "0,0": { "hex": "clay", "turn": 0 } },
    });
    let (Value::Object(fields), Value::Object(position)) = (fields, &mut position) else {
        panic!("a position is an object");
    };
    position.extend(fields);
    Bordering::from_position(&options(house), None, position)
        .expect("a position that can be")
        .0
}

#[track_caller]
fn says(message: &Message, english: &str, german: &str) {
    let text = |language| speaking(language, || message.to_string());
    assert_eq!(text(Language::English), english);
    assert_eq!(text(Language::German), german);
}

/// What everybody reads of an event.
#[track_caller]
fn tells(event: &Event, english: &str, german: &str) {
    for viewer in [Viewer::Seat(seat(0)), Viewer::Spectator] {
        let told = Bordering::tell(event, viewer).expect("events are told");
        says(&told, english, german);
    }
}

#[track_caller]
fn refuses(game: &Bordering, by: usize, line: &str, english: &str, german: &str) {
    let action = game.parse_action(line).expect("an action");
    let refusal = game.refusal(seat(by), action).expect("a refusal");
    says(&refusal.words, english, german);
}

#[track_caller]
fn is_no_action(line: &str, english: &str, german: &str) {
    let error = game(json!({}), json!({}))
        .parse_action(line)
        .expect_err("no action");
    says(&error.0, english, german);
}

#[test]
fn turns_begin_and_cards_are_turned_over() {
    tells(
        &Event::Chose {
            seat: seat(0),
            character: Character::Maddy,
        },
        "Seat 1 plays Maddy.",
        "Platz 1 spielt Maddy.",
    );
    tells(
        &Event::TurnBegan {
            who: Character::Jeff,
            turn: 12,
        },
        "Turn 12: Jeff.",
        "Zug 12: Jeff.",
    );
    let turned_over = Event::TurnedOver {
        who: Character::Jeff,
        spot: spot(3),
        echo: echo("mulching-2"),
    };
    tells(
        &turned_over,
        "Jeff turns over spot 3: Mulching (Earthworks, 2, GBP).",
        "Jeff deckt Stelle 3 auf: Mulchen (Erdarbeiten, 2, GBP).",
    );
    let told = Bordering::tell(&turned_over, Viewer::Spectator).expect("events are told");
    let spoken = |language| {
        let mut speech = Speech::new(&Numbered);
        speaking(language, || told.write(&mut speech));
        speech.finish()
    };
    assert_eq!(
        spoken(Language::English),
        "Jeff turns over spot 3: Mulching (Earthworks, 2, green, blue, purple)."
    );
    assert_eq!(
        spoken(Language::German),
        "Jeff deckt Stelle 3 auf: Mulchen (Erdarbeiten, 2, grün, blau, lila)."
    );
}

/// Names of cards stand in quotation marks in German, since many are no nouns and all would
/// want an article.
#[test]
fn draws_are_told() {
    let (who, spot) = (Character::Cass, spot(7));
    tells(
        &Event::Taken {
            who,
            echo: echo("swale-digging-1"),
        },
        "Cass takes Swale Digging.",
        "Cass nimmt „Mulden graben“.",
    );
    let drought = echo("drought-1");
    tells(
        &Event::Stuck { who, echo: drought },
        "Drought sticks with Cass; the draw is over.",
        "„Dürre“ bleibt an Cass hängen; das Aufdecken ist vorbei.",
    );
    tells(
        &Event::TurnedBack {
            who,
            spot,
            echo: echo("biochar-1"),
        },
        "Cass turns Biochar back on spot 7; the draw is over.",
        "Cass dreht „Pflanzenkohle“ auf Stelle 7 zurück; das Aufdecken ist vorbei.",
    );
    tells(
        &Event::Ignored {
            who: Character::Bill,
            spot,
            echo: drought,
        },
        "Bill turns Drought back on spot 7 and looks elsewhere.",
        "Bill dreht „Dürre“ auf Stelle 7 zurück und sieht anderswo nach.",
    );
    tells(
        &Event::Stopped { who },
        "Cass stops drawing.",
        "Cass deckt nichts mehr auf.",
    );
}

#[test]
fn placements_are_told() {
    let placed = |rotation| Event::Placed {
        who: Character::Alan,
        hex: hex("duck-pond"),
        cell: Cell::new(1, -2),
        rotation,
    };
    tells(
        &placed(Rotation::R0),
        "Alan places Duck Pond at 1,-2, as printed.",
        "Alan legt „Ententeich“ auf 1,-2, wie gedruckt.",
    );
    tells(
        &placed(Rotation::R1),
        "Alan places Duck Pond at 1,-2, turned by one sixth.",
        "Alan legt „Ententeich“ auf 1,-2, um ein Sechstel gedreht.",
    );
    tells(
        &placed(Rotation::R4),
        "Alan places Duck Pond at 1,-2, turned by 4 sixths.",
        "Alan legt „Ententeich“ auf 1,-2, um 4 Sechstel gedreht.",
    );
    tells(
        &Event::Paired {
            colours: ColourSet::NONE,
        },
        "No colours meet.",
        "Keine Farben treffen sich.",
    );
    tells(
        &Event::Paired {
            colours: ColourSet::NONE.with(Colour::Purple).with(Colour::Red),
        },
        "Colours that meet: red, purple.",
        "Farben, die sich treffen: rot, lila.",
    );
}

/// S31 to S38.
#[test]
fn the_arithmetic_is_told() {
    let multiplied = |factors: &[&str], raised, product| Event::Multiplied {
        hex: hex("orchard"),
        factors: taken(factors),
        raised,
        product,
    };
    tells(&multiplied(&[], None, 4), "Orchard 4.", "Obstgarten 4.");
    tells(
        &multiplied(&["biochar-2", "drought-1"], Some(Kind::PlantSystems), -80),
        "Orchard 5 × Biochar 4 × Drought -4 = -80.",
        "Obstgarten 5 × Pflanzenkohle 4 × Dürre -4 = -80.",
    );
    let divided = |divisors: &[&str]| Event::Divided {
        divisors: taken(divisors),
        quotient: 6,
    };
    tells(
        &divided(&["drought-1"]),
        "Divided by Drought 4, rounded down: 6.",
        "Geteilt durch Dürre 4, abgerundet: 6.",
    );
    tells(
        &divided(&["drought-1", "late-frost-1"]),
        "Divided by Drought 4 and by Late Frost 2, rounded down: 6.",
        "Geteilt durch Dürre 4 und durch Spätfrost 2, abgerundet: 6.",
    );
    tells(
        &Event::Added {
            cards: taken(&["windfall-1", "mulching-1"]),
            raised: Some(Kind::Earthworks),
            added: 5,
        },
        "Unlinked: Windfall 2, Mulching 3: + 5.",
        "Nicht verknüpft: Fallobst 2, Mulchen 3: + 5.",
    );
    tells(
        &Event::Subtracted {
            cards: taken(&["drought-1"]),
            subtracted: 4,
        },
        "Complications: Drought 4: − 4.",
        "Komplikationen: Dürre 4: − 4.",
    );
    tells(
        &Event::Bonus {
            who: Character::Jeff,
            bonus: 2,
        },
        "Jeff adds + 2.",
        "Jeff gibt + 2 dazu.",
    );
    tells(
        &Event::Floored { below: -3 },
        "-3 is below 0 and counts 0.",
        "-3 ist unter 0 und zählt 0.",
    );
    let scored = |points| Event::Scored { points, total: 40 };
    tells(
        &scored(1),
        "1 point; the total is 40.",
        "1 Punkt; die Summe ist 40.",
    );
    tells(
        &scored(13),
        "13 points; the total is 40.",
        "13 Punkte; die Summe ist 40.",
    );
}

#[test]
fn tidying_up_and_the_end_are_told() {
    tells(
        &Event::Reshuffled { cards: 12 },
        "The Echo discard pile is shuffled: a new stack of 12 cards.",
        "Der Ablagestapel der Echos wird gemischt: ein neuer Stapel aus 12 Karten.",
    );
    tells(
        &Event::Refilled { cards: 1 },
        "One new card is laid face down.",
        "Eine neue Karte wird verdeckt hingelegt.",
    );
    tells(
        &Event::Refilled { cards: 3 },
        "3 new cards are laid face down.",
        "3 neue Karten werden verdeckt hingelegt.",
    );
    let drew = Event::Drew {
        seat: seat(1),
        who: Character::Bill,
        hex: hex("pond"),
        hands: Hands::Secret,
    };
    tells(&drew, "Bill draws a Hex.", "Bill zieht ein Sechseck.");
    let own = Bordering::tell(&drew, Viewer::Seat(seat(1))).expect("events are told");
    says(&own, "Bill draws Pond.", "Bill zieht „Teich“.");
    tells(
        &Event::Over { total: 560 },
        "Nobody holds a Hex any more. Total 560: flourishing.",
        "Niemand hat mehr ein Sechseck. Summe 560: in voller Blüte.",
    );
}

/// S47: grades have a word, under which the reason of a game's end is found as well.
#[test]
fn grades_have_a_word() {
    for (total, english, german) in [
        (199, "hard ground", "karger Boden"),
        (200, "settled", "heimisch"),
        (350, "thriving", "gedeihend"),
        (450, "abundant", "im Überfluss"),
        (550, "flourishing", "in voller Blüte"),
        (701, "off the card", "über den Bogen hinaus"),
    ] {
        let grade = grade(total);
        says(&grade.word().into(), english, german);
        let reason = format!("reason-{}", grade.id().replace(' ', "-"));
        let word = |language| speaking(language, || CATALOGUE.word(&reason));
        assert_eq!(word(Language::English), Some(english));
        assert_eq!(word(Language::German), Some(german));
    }
}

#[test]
fn actions_have_words() {
    let game = game(json!({}), json!({}));
    for (line, english, german) in [
        ("character cass", "Play Cass", "Cass spielen"),
        ("flip 3", "Turn over spot 3", "Stelle 3 aufdecken"),
        ("stop", "Stop drawing", "Nichts mehr aufdecken"),
        (
            "ignore",
            "Turn it back, turn over another",
            "Zurückdrehen und eine andere aufdecken",
        ),
        ("keep", "Keep it", "Behalten"),
        ("choose pond", "Place Pond", "„Teich“ legen"),
        ("at 1,-2", "At 1,-2", "Auf 1,-2"),
        ("turn 0", "As printed", "Wie gedruckt"),
        ("turn 1", "Turned by one sixth", "Um ein Sechstel gedreht"),
        ("turn 5", "Turned by 5 sixths", "Um 5 Sechstel gedreht"),
    ] {
        let action = game.parse_action(line).expect("an action");
        says(&action.words(), english, german);
    }
}

#[test]
fn decisions_have_words() {
    let task = |fields| game(json!({}), fields).open.task();
    says(
        &task(json!({})),
        "turn over a card of the square",
        "eine Karte des Quadrats aufdecken",
    );
    says(
        &task(json!({"taken": ["cover-crops-1"]})),
        "turn over another: does it match Cover Crops?",
        "noch eine Karte aufdecken: Passt sie zu „Gründüngung“?",
    );
    says(
        &task(json!({"phase": "at", "chosen": "pond"})),
        "choose a cell for Pond",
        "ein Feld für „Teich“ wählen",
    );
    says(
        &task(json!({"phase": "turn", "chosen": "pond", "at": "1,0"})),
        "turn Pond as you like",
        "„Teich“ nach Belieben drehen",
    );
}

#[test]
fn refusals_say_what_is_due() {
    let first = game(json!({}), json!({}));
    refuses(
        &first,
        0,
        "choose pond",
        "First turn over an Echo card of the square.",
        "Deck zuerst eine Echokarte des Quadrats auf.",
    );
    refuses(
        &first,
        0,
        "stop",
        "The first Echo card has to be taken.",
        "Die erste Echokarte muss genommen werden.",
    );
    refuses(
        &first,
        0,
        "flip 12",
        "The square has no spot 12.",
        "Das Quadrat hat keine Stelle 12.",
    );
    refuses(
        &first,
        0,
        "flip 4",
        "There is no card on spot 4.",
        "Auf Stelle 4 liegt keine Karte.",
    );
    let bill = game(
        json!({}),
        json!({"phase": "bill", "characters": ["bill"], "turned": 2}),
    );
    refuses(
        &bill,
        0,
        "flip 1",
        "First decide about the Complication: `ignore` turns it back, `keep` does not.",
        "Entscheide zuerst über die Komplikation: „ignore“ dreht sie zurück, „keep“ nicht.",
    );
}

#[test]
fn refusals_name_cards_and_characters() {
    let choose = game(json!({}), json!({"phase": "choose"}));
    refuses(
        &choose,
        0,
        "choose swale",
        "Swale is not in your hand.",
        "„Mulde“ ist nicht auf deiner Hand.",
    );
    let at = game(json!({}), json!({"phase": "at", "chosen": "pond"}));
    refuses(
        &at,
        0,
        "at 0,0",
        "Clay lies there already.",
        "Dort liegt schon „Lehm“.",
    );
    refuses(
        &at,
        0,
        "at 5,5",
        "No Hex lies next to this cell.",
        "Neben diesem Feld liegt kein Sechseck.",
    );
    let fields = json!({
        "phase": "character", "turn": 1, "characters": ["alan", null],
        "hands": [["pond"], ["swale"]],
    });
    refuses(
        &game(json!({}), fields),
        1,
        "character alan",
        "Somebody else plays Alan already.",
        "Jemand anderes spielt schon Alan.",
    );
}

#[test]
fn lines_that_are_no_action_are_refused_in_words() {
    is_no_action(
        "character zoe",
        "nobody is called `zoe`",
        "niemand heißt „zoe“",
    );
    is_no_action(
        "flip 26",
        "`26` is not a spot; spots are numbered 1 to 25",
        "„26“ ist keine Stelle; die Stellen haben die Nummern 1 bis 25",
    );
    is_no_action(
        "choose lake",
        "there is no Hex `lake`",
        "es gibt kein Sechseck „lake“",
    );
    is_no_action(
        "turn 6",
        "`6` is not a rotation; rotations are numbered 0 to 5",
        "„6“ ist keine Drehung; es gibt 0 bis 5",
    );
    is_no_action(
        "at 1",
        "`1` is not a cell; a cell is written as `1,-2`",
        "„1“ ist kein Feld; ein Feld schreibt man wie „1,-2“",
    );
}

#[test]
fn a_table_of_another_size_is_refused_in_words() {
    let error = Options::default().seats(Some(6)).expect_err("six seats");
    says(
        &error.reason,
        "this game is for 1 to 5 players, not 6 (S1)",
        "dieses Spiel ist für eine bis fünf Personen, nicht für 6 (S1)",
    );
}

#[test]
fn hints_give_their_reason() {
    let reason = |fields, line, expected: [f32; 3], other: Option<f32>| {
        let game = game(json!({}), fields);
        let forecast = |figures: [f32; 3]| {
            let mut means = [0.0; MAX_PROSPECTS];
            means[..3].copy_from_slice(&figures);
            Forecast {
                means,
                ..Forecast::default()
            }
        };
        let other = other.map(|points| forecast([points, 8.0, 0.0]));
        let action = game.parse_action(line).expect("an action");
        let view = game.view(Viewer::Seat(seat(0)));
        Bordering::reason(&view, seat(0), action, &forecast(expected), other.as_ref())
            .expect("a reason")
    };
    says(
        &reason(json!({}), "flip 1", [96.2, 8.0, 0.9], Some(93.0)),
        "a card nobody knows: about 96 points in the next 8 turns, 3.2 more than the next best; 0.9 Complications come up",
        "eine Karte, die niemand kennt: etwa 96 Punkte in den nächsten 8 Zügen, 3,2 mehr als mit der nächstbesten Wahl; dabei tauchen 0,9 Komplikationen auf",
    );
    says(
        &reason(
            json!({"seen": [1], "echo_stack": ["loamy-soil-2", "loamy-soil-3"]}),
            "flip 1",
            [50.0, 1.0, 0.0],
            Some(52.5),
        ),
        "Loamy Soil of value 4, 1 known and 2 unseen: about 50 points in the next turn, 2.5 fewer than the next best, but it leaves more for later",
        "„Lehmboden“ mit Wert 4, davon 1 bekannt und 2 nicht gesehen: etwa 50 Punkte im nächsten Zug, 2,5 weniger als mit der nächstbesten Wahl, dafür bleibt mehr für später",
    );
    let turn = json!({"phase": "turn", "chosen": "pond", "at": "1,0"});
    says(
        &reason(turn, "turn 0", [1.0, 2.0, 0.0], None),
        "5 points now, about 1 point in the next 2 turns",
        "jetzt 5 Punkte, etwa 1 Punkt in den nächsten 2 Zügen",
    );
}

/// People, cards and places are arguments, so that a page can make links of them; a card is
/// the very copy, though copies share a name.
#[test]
fn people_cards_and_places_are_arguments() {
    let event = Event::TurnedBack {
        who: Character::Cass,
        spot: spot(7),
        echo: echo("biochar-2"),
    };
    let told = Bordering::tell(&event, Viewer::Spectator).expect("events are told");
    assert_eq!(told.id(), "turned-back");
    let args: Vec<(&str, &Arg<'static>)> = told.args().collect();
    assert!(
        matches!(
            args.as_slice(),
            [("who", Arg::Piece(who)), ("echo", Arg::Piece(echo)), ("spot", Arg::Space(at))]
                if who.id == "cass" && echo.id == "biochar-2" && at.touch == "spot:7"
        ),
        "{args:?}"
    );
    let chose = Event::Chose {
        seat: seat(2),
        character: Character::Cass,
    };
    let told = Bordering::tell(&chose, Viewer::Spectator).expect("events are told");
    let who = told.args().map(|(_, arg)| arg.clone()).next();
    assert_eq!(who, Some(Arg::Seat(i18n::Seat(2))));
}

/// The card file says what is printed; the catalogue says it in every language.
#[test]
fn every_card_is_called_in_english_as_it_is_printed() {
    let rows = include_str!("../../cards.tsv").lines().skip(1);
    let mut cards = 0;
    for row in rows {
        let cells: Vec<&str> = row.split('\t').collect();
        let (id, deck, name, ability) = (cells[0], cells[2], cells[4], cells[10]);
        let piece = match deck {
            "hex" | "overlap" => hex(id).piece(),
            "echo" | "complication" => echo(id).piece(),
            _ => {
                let who = Character::from_id(id).expect("a character");
                assert_eq!(who.ability().text(), ability);
                who.piece()
            }
        };
        assert_eq!(piece.name(), name, "{id}");
        let german = speaking(Language::German, || piece.name());
        assert!(german != name || deck == "character", "{id} in German");
        cards += 1;
    }
    assert_eq!(cards, 46 + 99 + 5);
    for kind in Kind::ALL {
        assert_eq!(kind.word().text(), kind.name());
    }
}

/// What the catalogue has beside what the rules say: texts that are found by convention, and
/// from this heading on what is shown on pages, in the terminal, on paper and in the lab.
const FACES: &str = "\n## The board\n";

#[test]
fn the_catalogue_and_the_rules_agree() {
    let text = include_str!("../../lang/en.ftl");
    let (_, faces) = text.split_once(FACES).expect("the heading");
    let of_faces = |id: &str| faces.contains(&format!("\n{id} = "));
    let switches = Options::SWITCHES.iter();
    let of_rules: BTreeSet<String> = switches.flat_map(Switch::message_ids).collect();
    let by_convention = |id: &str| {
        let begins = ["piece-", "about-", "reason-"];
        let alone = ["summary", "credit", "seams"];
        alone.contains(&id)
            || of_rules.contains(id)
            || begins.iter().any(|start| id.starts_with(start))
    };
    let mistakes = CATALOGUE.mistakes(&[&WORDS, &files::WORDS], &|id| {
        by_convention(id) || of_faces(id)
    });
    let of_the_rules = |mistake: &String| {
        // Those of the faces are declared with their arguments there.
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
    conformance::check_languages::<Bordering>(0..200, 4000);
}

/// 200 random games over all house rules, each value of each in its turn.
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
        let mut game = Bordering::setup(&options, 1 + n % 5, &mut chance);
        let mut ply = n;
        while let Some(seat) = game.awaits().first() {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            // Most cells and cards come again at the next ply.
            ply += 1;
            let looked_at: &[Action] = if ply.is_multiple_of(6) { &legal } else { &[] };
            let labels = looked_at.iter().map(|action| action.words());
            for message in labels.chain([game.open.task()]) {
                for language in Language::ALL {
                    let gaps = message.gaps(language);
                    assert!(gaps.is_empty(), "game {n}: {language:?} lacks {gaps:?}");
                }
                said.insert(message.id());
            }
            let action = chance.choose(&legal);
            game.apply(seat, action, &mut chance, &mut ());
        }
        let over = game.open.task();
        assert_eq!(over, words::TASK_OVER.into());
    }
    assert!(untried.is_empty(), "not tried: {untried:?}");
    let wanted = [
        "as-printed",
        "at",
        "keep",
        "place",
        "play",
        "stop",
        "task-at",
        "task-bill",
        "task-character",
        "task-choose",
        "task-flip",
        "task-match",
        "task-turn",
        "turn-back",
        "turn-over",
        "turned-by",
    ];
    let said: Vec<&str> = said.iter().map(String::as_str).collect();
    assert_eq!(said, wanted);
}
