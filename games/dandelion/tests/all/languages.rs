//! What the game says, word by word, in English and German.

use std::collections::BTreeSet;

use dandelion::{Action, Card, Cards, Dandelion, Event, Icon, Insect, Offer, Options, Wild, words};
use engine::{
    Chance, Forecast, Game as _, HouseRules as _, MAX_PROSPECTS, Message, Notation as _, Seat,
    Seed, Tactics as _, Viewer, conformance::Conform as _, house,
};
use i18n::{Arg, Language, Phrase, speaking};
use serde_json::{Value, json};

fn seat(n: usize) -> Seat {
    Seat::new(n)
}

fn card(id: &str) -> Card {
    Card::from_id(id).expect("there is such a card")
}

fn cards(ids: &[&str]) -> Cards {
    ids.iter().map(|id| card(id)).collect()
}

fn options(given: &Value) -> Options {
    house::read(given.as_object().expect("an object")).expect("options of the game")
}

fn at(house: &Value, fields: &Value) -> Dandelion {
    let fields = fields.as_object().expect("an object");
    Dandelion::from_position(&options(house), None, fields)
        .expect("a position that can be")
        .0
}

#[track_caller]
fn says(message: &Message, english: &str, german: &str) {
    let text = |language| speaking(language, || message.to_string());
    assert_eq!(text(Language::English), english);
    assert_eq!(text(Language::German), german);
}

/// What the first seat reads of an event.
#[track_caller]
fn tells_me(event: &Event, english: &str, german: &str) {
    let told = Dandelion::tell(event, Viewer::Seat(seat(0)));
    says(&told.expect("events are told"), english, german);
}

/// What spectators read of an event.
#[track_caller]
fn tells_all(event: &Event, english: &str, german: &str) {
    let told = Dandelion::tell(event, Viewer::Spectator);
    says(&told.expect("events are told"), english, german);
}

#[track_caller]
fn refuses(game: &Dandelion, by: usize, line: &str, english: &str, german: &str) {
    let action = game.parse_action(line).expect("an action");
    let refusal = game.refusal(seat(by), action).expect("a refusal");
    says(&refusal.words, english, german);
}

#[test]
fn building_is_told_by_guild_cards_and_worth() {
    let laid = Event::Laid {
        seat: seat(0),
        cards: cards(&["apple", "clover", "chicken"]),
        name: None,
        points: 3,
    };
    tells_me(
        &laid,
        "You lay Apple, Chicken and Clover: 3 points.",
        "Du legst den Apfel, das Huhn und den Klee: 3 Punkte.",
    );
    tells_all(
        &laid,
        "Seat 1 lays Apple, Chicken and Clover: 3 points.",
        "Platz 1 legt den Apfel, das Huhn und den Klee: 3 Punkte.",
    );
    let single = Event::Laid {
        seat: seat(1),
        cards: cards(&["pond"]),
        name: None,
        points: 1,
    };
    tells_me(
        &single,
        "Seat 2 lays Pond: 1 point.",
        "Platz 2 legt den Teich: 1 Punkt.",
    );
    let extended = |guilds: &[usize], name| Event::Extended {
        seat: seat(0),
        guilds: guilds.iter().copied().collect(),
        cards: cards(&["dandelion", "mint"]),
        name,
        points: 4,
    };
    tells_me(
        &extended(&[0], Some(Icon::Water)),
        "You extend guild 1 with Dandelion (water) and Mint: 4 points.",
        "Du erweiterst Gilde 1 um den Löwenzahn (Wasser) und die Minze: 4 Punkte.",
    );
    tells_all(
        &extended(&[0, 2], None),
        "Seat 1 extends guilds 1 and 3 with Dandelion and Mint: 4 points.",
        "Platz 1 erweitert die Gilden 1 und 3 um den Löwenzahn und die Minze: 4 Punkte.",
    );
}

#[test]
fn discarding_and_drawing_are_told() {
    let discarded = Event::Discarded {
        seat: seat(0),
        card: card("garlic"),
    };
    tells_me(
        &discarded,
        "You discard Garlic.",
        "Du wirfst den Knoblauch ab.",
    );
    tells_all(
        &discarded,
        "Seat 1 discards Garlic.",
        "Platz 1 wirft den Knoblauch ab.",
    );
    let drew = Event::Drew {
        seat: seat(0),
        card: card("house"),
    };
    tells_me(&drew, "You draw House.", "Du ziehst das Haus.");
    tells_all(&drew, "Seat 1 draws a card.", "Platz 1 zieht eine Karte.");
    let took = Event::Took {
        seat: seat(1),
        cards: cards(&["mint", "pond"]),
    };
    tells_all(
        &took,
        "Seat 2 takes Mint and Pond from the pile.",
        "Platz 2 nimmt die Minze und den Teich vom Ablagestapel.",
    );
    let nothing = Event::DrewNothing { seat: seat(0) };
    tells_me(
        &nothing,
        "You draw nothing: there is nothing to draw.",
        "Du ziehst nichts: Es ist nichts mehr zu ziehen.",
    );
    tells_all(
        &Event::DryTurn { seat: seat(2) },
        "Seat 3 has a dry turn: the end is near.",
        "Platz 3 hat einen trockenen Zug: Das Ende ist nah.",
    );
    tells_all(&Event::Ended, "The game is over.", "Das Spiel ist zu Ende.");
}

#[test]
fn aphids_are_told_with_the_guild_they_lie_on() {
    let revealed = |wild| Event::Revealed {
        seat: seat(0),
        wild,
    };
    tells_me(
        &revealed(Wild::Aphids),
        "You turn up Aphids.",
        "Du deckst Blattläuse auf.",
    );
    tells_all(
        &revealed(Wild::PrayingMantis),
        "Seat 1 turns up Praying Mantis.",
        "Platz 1 deckt eine Gottesanbeterin auf.",
    );
    let landed = Event::AphidsLanded {
        seat: seat(0),
        guild: 0,
    };
    tells_me(
        &landed,
        "Aphids land on your guild 1.",
        "Auf deiner Gilde 1 lassen sich Blattläuse nieder.",
    );
    tells_all(
        &landed,
        "Aphids land on guild 1 of Seat 1.",
        "Auf Gilde 1 von Platz 1 lassen sich Blattläuse nieder.",
    );
    let passed = Event::AphidsPassed {
        from: seat(1),
        to: seat(0),
    };
    tells_me(
        &passed,
        "Seat 2 passes the aphids on to you.",
        "Platz 2 gibt die Blattläuse an dich weiter.",
    );
    tells_all(
        &passed,
        "Seat 2 passes the aphids on to Seat 1.",
        "Platz 2 gibt die Blattläuse an Platz 1 weiter.",
    );
    tells_me(
        &Event::AphidsAway { seat: seat(0) },
        "You put the aphids out of the game.",
        "Du nimmst die Blattläuse aus dem Spiel.",
    );
}

/// Articles and pronouns go by the insect.
#[test]
fn insects_are_told_with_the_right_article() {
    let cured = |by, owner| Event::Cured {
        seat: seat(by),
        owner: seat(owner),
        guild: 1,
        insect: Insect::Ladybug,
    };
    tells_me(
        &cured(0, 0),
        "You use the Ladybug on your guild 2: the aphids are gone.",
        "Du setzt den Marienkäfer auf deine Gilde 2: Die Blattläuse sind weg.",
    );
    tells_me(
        &cured(1, 0),
        "Seat 2 uses the Ladybug on your guild 2: the aphids are gone.",
        "Platz 2 setzt den Marienkäfer auf deine Gilde 2: Die Blattläuse sind weg.",
    );
    tells_all(
        &cured(1, 1),
        "Seat 2 uses the Ladybug on guild 2 of Seat 2: the aphids are gone.",
        "Platz 2 setzt den Marienkäfer auf die eigene Gilde 2: Die Blattläuse sind weg.",
    );
    let spent = |insect| Event::Spent {
        seat: seat(0),
        insect,
    };
    tells_me(
        &spent(Insect::Ladybug),
        "You spend the Ladybug, which eats the aphids before they land.",
        "Du setzt den Marienkäfer ein: Er frisst die Blattläuse, bevor sie sich niederlassen.",
    );
    tells_all(
        &spent(Insect::PrayingMantis),
        "Seat 1 spends the Praying Mantis, which eats the aphids before they land.",
        "Platz 1 setzt die Gottesanbeterin ein: Sie frisst die Blattläuse, bevor sie sich niederlassen.",
    );
    tells_me(
        &Event::Saved {
            seat: seat(0),
            insect: Insect::PrayingMantis,
        },
        "You save the Praying Mantis.",
        "Du hebst die Gottesanbeterin auf.",
    );
}

#[test]
fn trades_are_told() {
    let insect = Insect::PrayingMantis;
    tells_all(
        &Event::TradeOpened {
            seat: seat(0),
            insect,
        },
        "Seat 1 offers the Praying Mantis for a guild.",
        "Platz 1 bietet die Gottesanbeterin gegen eine Gilde an.",
    );
    let answered = |answer| Event::Answered {
        seat: seat(0),
        answer,
    };
    tells_me(
        &answered(Offer::Guild(2)),
        "You offer guild 3 for it.",
        "Du bietest dafür Gilde 3 an.",
    );
    tells_me(&answered(Offer::Pass), "You pass.", "Du passt.");
    tells_all(&answered(Offer::Pass), "Seat 1 passes.", "Platz 1 passt.");
    let traded = Event::Traded {
        trader: seat(1),
        from: seat(0),
        guild: 2,
        insect,
    };
    tells_me(
        &traded,
        "Seat 2 takes your guild 3 for the Praying Mantis.",
        "Platz 2 nimmt deine Gilde 3 für die Gottesanbeterin.",
    );
    tells_all(
        &traded,
        "Seat 2 takes guild 3 of Seat 1 for the Praying Mantis.",
        "Platz 2 nimmt Gilde 3 von Platz 1 für die Gottesanbeterin.",
    );
    tells_me(
        &Event::OffersRefused { seat: seat(0) },
        "You take no offer.",
        "Du nimmst kein Angebot an.",
    );
}

#[test]
fn disasters_are_told() {
    let blown = |cards| Event::BlownAway {
        seat: seat(0),
        cards,
    };
    tells_me(
        &blown(cards(&["apple", "mint"])),
        "You lose Apple and Mint to the tornado.",
        "Du verlierst den Apfel und die Minze an den Tornado.",
    );
    tells_me(
        &blown(Cards::NONE),
        "The tornado finds you empty-handed.",
        "Der Tornado findet bei dir keine Karte.",
    );
    tells_all(
        &blown(Cards::NONE),
        "The tornado finds Seat 1 empty-handed.",
        "Der Tornado findet bei Platz 1 keine Karte.",
    );
    tells_all(
        &Event::DroughtEnded,
        "The drought is over.",
        "Die Dürre ist vorbei.",
    );
}

/// A table with guilds and aphids, in the middle of building.
fn building() -> Dandelion {
    at(
        &json!({}),
        &json!({
            "turn": 0,
            "hands": [["mint", "apple"], ["garlic"]],
            "guilds": [
                [{"cards": ["clover", "sugar-maple", "blueberry"]}, {"cards": ["arbor"], "aphids": true}],
                [{"cards": ["mulberry", "nasturtium", "rain-barrel"]}],
            ],
            "insects": [["ladybug"], []],
        }),
    )
}

#[test]
fn actions_have_words_with_the_guilds_they_name() {
    let game = building();
    let words = |by: usize, line: &str| {
        let view = game.view(Viewer::Seat(seat(by)));
        game.parse_action(line).expect("an action").words(&view)
    };
    says(
        &words(0, "lay apple mint"),
        "Lay Apple and Mint",
        "Apfel und Minze legen",
    );
    says(
        &words(0, "extend 0 1 with dandelion:water"),
        "Extend your guild 1 (Blueberry and 2 more) and your guild 2 (Arbor (aphids)) with Dandelion as water",
        "Gilde 1 (Heidelbeere und 2 weitere) und Gilde 2 (Pergola (Blattläuse)) um Löwenzahn als Wasser erweitern",
    );
    says(
        &words(0, "cure 0 1 with ladybug"),
        "Use the Ladybug on your guild 2 (Arbor (aphids))",
        "Marienkäfer auf Gilde 2 (Pergola (Blattläuse)) setzen",
    );
    says(
        &words(1, "cure 0 1 with ladybug"),
        "Use the Ladybug on Seat 1’s guild 2 (Arbor (aphids))",
        "Marienkäfer auf Gilde 2 (Pergola (Blattläuse)) von Platz 1 setzen",
    );
    says(
        &words(0, "aphids to 1 0"),
        "Pass the aphids to Seat 2’s guild 1 (Mulberry and 2 more)",
        "Die Blattläuse an Gilde 1 (Maulbeere und 2 weitere) von Platz 2 weitergeben",
    );
    says(
        &words(0, "aphids to 1"),
        "Pass the aphids to Seat 2",
        "Die Blattläuse an Platz 2 weitergeben",
    );
    says(
        &words(1, "accept 0"),
        "Take the offer of Seat 1",
        "Das Angebot von Platz 1 annehmen",
    );
    says(&words(0, "done"), "Done building", "Fertig gebaut");
    says(&words(0, "offer 7"), "Offer guild 8", "Gilde 8 anbieten");
}

#[test]
fn refusals_say_who_and_what() {
    let game = building();
    refuses(
        &game,
        1,
        "done",
        "it is Seat 1’s turn",
        "Platz 1 ist am Zug",
    );
    refuses(
        &game,
        1,
        "cure 0 1 with ladybug",
        "a saved insect acts in its owner's building step, or when aphids land on a guild of its owner",
        "ein aufgehobenes Insekt wirkt, während du selbst baust, oder wenn Blattläuse sich auf einer eigenen Gilde niederlassen",
    );
    refuses(
        &game,
        0,
        "lay mint mint",
        "you do not hold two cards Mint",
        "die Karte „Minze“ hast du nicht zweimal",
    );
    refuses(
        &game,
        0,
        "lay mint",
        "a single card must be one that needs nothing",
        "eine einzelne Karte muss eine sein, die nichts braucht",
    );
    refuses(
        &game,
        0,
        "extend 1 with mint",
        "a guild with aphids cannot join",
        "eine Gilde mit Blattläusen kann nicht dazukommen",
    );
    refuses(
        &game,
        0,
        "draw deck",
        "this belongs to another step of the turn",
        "das gehört zu einem anderen Teil des Zuges",
    );
    let insect = at(
        &json!({}),
        &json!({
            "turn": 0,
            "hands": [["mint"], ["garlic"]],
            "discarded": true,
            "phase": "insect",
            "pending": {"card": "praying-mantis", "seat": 0},
        }),
    );
    refuses(
        &insect,
        0,
        "done",
        "first the Praying Mantis must be dealt with",
        "zuerst ist über die Gottesanbeterin zu entscheiden",
    );
}

#[test]
fn lines_that_are_no_action_are_told_so() {
    let game = building();
    let wrong = |line| game.parse_action(line).expect_err("no action").0;
    says(
        &wrong("discard palm"),
        "there is no card `palm`",
        "eine Karte „palm“ gibt es nicht",
    );
    says(
        &wrong("offer first"),
        "`first` is not a number",
        "„first“ ist keine Zahl",
    );
    says(
        &wrong("lay mint:water"),
        "`mint:water`: only the Dandelion is given a name",
        "„mint:water“: Nur der Löwenzahn bekommt einen Namen",
    );
    says(
        &wrong("extend 0 mint"),
        "an extension is written `extend GUILD … with CARD …`",
        "eine Erweiterung schreibt man „extend GILDE … with KARTE …“",
    );
}

#[test]
fn a_table_of_another_size_is_refused_in_words() {
    let reason = |house: &Value, seats| {
        let error = options(house).seats(Some(seats)).expect_err("a wrong size");
        error.reason
    };
    says(
        &reason(&json!({}), 5),
        "it must be 6 for 5 players (D15)",
        "für 5 Personen muss es 6 sein (D15)",
    );
    says(
        &reason(&json!({"max_players": 6}), 7),
        "this game is for 2 to 6 players, not 7 (D15)",
        "dieses Spiel ist für 2 bis 6 Personen, nicht für 7 (D15)",
    );
}

/// A forecast of points, the rival's points, the lead and aphids.
fn forecast(figures: [f32; 4], outlook: f32) -> Forecast {
    let mut means = [0.0; MAX_PROSPECTS];
    means[..4].copy_from_slice(&figures);
    Forecast {
        outlook,
        means,
        ..Forecast::default()
    }
}

#[test]
fn hints_give_their_reason() {
    let game = building();
    let view = game.view(Viewer::Seat(seat(0)));
    let reason = |action, one: &Forecast, other: Option<&Forecast>| {
        Dandelion::reason(&view, seat(0), action, one, other).expect("a reason")
    };
    let lay = game.parse_action("lay apple mint").expect("an action");
    let good = forecast([3.2, 2.0, -1.5, 0.2], 0.4);
    let poor = forecast([2.0, 1.0, 0.0, 0.0], 0.3);
    says(
        &reason(Action::Done, &good, Some(&poor)),
        "waiting brings 3.2 points in the next turns, your rival 2.0, and you are 1.5 behind; 1.2 more than the next best; aphids come over a guild in 20 of 100",
        "wenn du abwartest, machst du in den nächsten Zügen 3,2 Punkte, die stärkste Konkurrenz 2,0, und du liegst 1,5 zurück; 1,2 mehr als mit dem nächstbesten Zug; in 20 von 100 Fällen kommen Blattläuse auf eine Gilde",
    );
    says(
        &reason(lay, &poor, Some(&good)),
        "this brings 2.0 points in the next turns, your rival 1.0, and you are level; the best makes 1.2 more",
        "damit machst du in den nächsten Zügen 2,0 Punkte, die stärkste Konkurrenz 1,0, und du liegst gleichauf; der beste Zug bringt 1,2 mehr",
    );
    let ahead = forecast([2.0, 1.0, 0.7, 0.0], 0.5);
    says(
        &reason(lay, &ahead, Some(&good)),
        "this brings 2.0 points in the next turns, your rival 1.0, and you are 0.7 ahead; the next best makes 1.2 more but stands worse",
        "damit machst du in den nächsten Zügen 2,0 Punkte, die stärkste Konkurrenz 1,0, und du liegst 0,7 vorn; der nächstbeste Zug bringt 1,2 mehr, aber du stehst dann schlechter",
    );
    says(
        &reason(lay, &good, Some(&ahead)),
        "this brings 3.2 points in the next turns, your rival 2.0, and you are 1.5 behind; 1.2 more than the best, which stands better; aphids come over a guild in 20 of 100",
        "damit machst du in den nächsten Zügen 3,2 Punkte, die stärkste Konkurrenz 2,0, und du liegst 1,5 zurück; 1,2 mehr als mit dem besten Zug, nach dem du aber besser stehst; in 20 von 100 Fällen kommen Blattläuse auf eine Gilde",
    );
}

/// People, pieces and guilds are arguments, so that a page can make links of them.
#[test]
fn people_pieces_and_guilds_are_arguments() {
    let event = Event::Discarded {
        seat: seat(2),
        card: card("mint"),
    };
    let told = Dandelion::tell(&event, Viewer::Spectator).expect("events are told");
    assert_eq!(told.id(), "discarded");
    let args: Vec<(&str, &Arg<'static>)> = told.args().collect();
    assert!(
        matches!(
            args.as_slice(),
            [("who", _), ("seat", Arg::Seat(i18n::Seat(2))), ("card", Arg::Piece(piece))]
                if piece.id == "mint"
        ),
        "{args:?}"
    );
    let game = building();
    let view = game.view(Viewer::Seat(seat(0)));
    let Arg::Space(guild) = view.guild_words(seat(0), 1) else {
        panic!("a guild is a place");
    };
    assert_eq!(guild.touch, "guild:0:1");
}

/// The names of the data file are the English ones, and German has one of its own for all,
/// with its article.
#[test]
fn every_card_class_and_icon_has_a_name_in_both_languages() {
    let in_both =
        |phrase: Phrase| Language::ALL.map(|language| speaking(language, || phrase.text()));
    for card in Card::all() {
        let name = |language| speaking(language, || card.piece().name());
        assert_eq!(name(Language::English), card.name());
        let id = format!("piece-{card}");
        assert!(words::CATALOGUE.has_word(Language::German, &id), "{card}");
        let [english, german] = in_both(card.class_word());
        assert_eq!(english, card.class());
        assert_ne!(english, german);
        let event = Event::Discarded {
            seat: seat(0),
            card,
        };
        let told = Dandelion::tell(&event, Viewer::Spectator).expect("events are told");
        let told = speaking(Language::German, || told.to_string());
        let article = ["den", "die", "das"].map(|article| format!("wirft {article} "));
        assert!(article.iter().any(|begin| told.contains(begin)), "{told}");
    }
    for icon in Icon::ALL {
        let [english, german] = in_both(icon.word());
        assert_eq!(english, icon.id());
        assert_ne!(english, german);
    }
}

/// All that the rules name is there in every language with the arguments it is given, and the
/// catalogue says by name only what is asked for by name.
#[test]
fn what_the_rules_say_stands_in_the_catalogue() {
    let mistakes = words::CATALOGUE.mistakes(&[&words::WORDS, &words::files::WORDS], &|_| true);
    // Messages with arguments that the faces of the game declare.
    let own = mistakes
        .iter()
        .filter(|mistake| !mistake.ends_with("cannot have arguments"));
    assert_eq!(own.collect::<Vec<_>>(), Vec::<&String>::new());
    let switches: BTreeSet<String> = (Options::SWITCHES.iter())
        .flat_map(engine::Switch::message_ids)
        .collect();
    for language in Language::ALL {
        let known: Vec<&str> = words::CATALOGUE.ids(language).collect();
        let is_asked_for = |id: &&str| match id.strip_prefix("piece-") {
            Some(piece) => Card::from_id(piece).is_some(),
            None => !id.starts_with("rule-") || switches.contains(*id),
        };
        let idle: Vec<&&str> = known.iter().filter(|id| !is_asked_for(id)).collect();
        assert!(idle.is_empty(), "{language:?}: {idle:?}");
        let silent = switches.iter().filter(|id| !known.contains(&id.as_str()));
        let silent: Vec<&String> = silent
            .filter(|id| !id.starts_with("rule-max-players-"))
            .collect();
        assert!(silent.is_empty(), "{language:?}: {silent:?}");
    }
}

/// House rules for the game with this number: every switch takes each of its values in turn,
/// each at another pace.
fn house_rules(n: usize, tried: &mut BTreeSet<String>) -> Options {
    let mut given = serde_json::Map::new();
    for (i, switch) in Options::SWITCHES.iter().enumerate() {
        // A preset beside all other switches would change nothing.
        let values = switch.values.usual();
        let value = match switch.key {
            "preset" if n.is_multiple_of(5) => values[n / 5 % values.len()].clone(),
            "preset" => continue,
            _ if n.is_multiple_of(5) => continue,
            _ => values[(n + n / (i + 1)) % values.len()].clone(),
        };
        tried.insert(format!("{}={value}", switch.key));
        given.insert(switch.key.to_owned(), value);
    }
    options(&Value::Object(given))
}

/// The ids of all that was said so far, and of what stands within.
#[derive(Default)]
struct Said(BTreeSet<String>);

impl Said {
    #[track_caller]
    fn hear(&mut self, message: &Message) {
        for language in Language::ALL {
            let gaps = message.gaps(language);
            assert!(gaps.is_empty(), "{language:?} lacks {gaps:?}");
        }
        self.note(message);
    }

    fn note(&mut self, message: &Message) {
        self.0.insert(message.id());
        for (_, arg) in message.args() {
            match arg {
                Arg::Phrase(phrase) => {
                    self.0.insert(phrase.id());
                }
                Arg::Message(inner) => self.note(inner),
                Arg::Space(space) => self.note(&space.name),
                Arg::List(_) => {
                    let items = serde_json::to_value(arg).expect("a list is JSON");
                    let messages = items.as_array().into_iter().flatten();
                    let ids = messages.filter_map(|item| item["id"].as_str());
                    let ids = ids.filter_map(|id| id.split_once('.'));
                    self.0.extend(ids.map(|(_, id)| id.to_owned()));
                }
                Arg::Text(_) | Arg::Count(_) | Arg::Decimal(_) | Arg::Seat(_) | Arg::Piece(_) => {}
            }
        }
    }
}

/// A forecast by chance.
fn guessed(chance: &mut impl Chance) -> Forecast {
    let mut draw = || chance.below(16) as f32 / 4.0 - 2.0;
    forecast([draw(), draw(), draw(), draw()], draw())
}

/// Actions that few positions allow, and lines that no position does.
const STRANGE: [&str; 6] = [
    "lay dandelion:water",
    "lay dandelion:food",
    "aphids to 0",
    "aphids to 1",
    "aphids to 0 0",
    "aphids to 1 0",
];
const WRONG: [&str; 5] = [
    "extend 0 mint",
    "discard palm",
    "offer first",
    "take dandelion:water",
    "lay mint:water",
];

/// In 200 random games over every value of every house rule nothing is said that a language
/// lacks, and nothing that is no message.
#[test]
fn random_games_leave_nothing_unsaid_in_any_language() {
    let (mut tried, mut said) = (BTreeSet::new(), Said::default());
    for n in 0..200 {
        let rules = house_rules(n, &mut tried);
        for seats in [5, 7] {
            if let Err(error) = rules.seats(Some(seats)) {
                said.hear(&error.reason);
            }
        }
        let seats = 2 + n % (usize::from(rules.max_players.number()) - 1);
        let mut chance = Seed::from(n as u64).setup();
        let mut game = Dandelion::setup(&rules, seats, &mut chance);
        for line in WRONG {
            said.hear(&game.parse_action(line).expect_err("no action").0);
        }
        let (mut legal, mut ply) = (Vec::new(), 0);
        while let Some(seat) = game.awaits().first() {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let views = [Viewer::Seat(seat), Viewer::Spectator].map(|viewer| game.view(viewer));
            for action in legal.iter().take(40) {
                for view in &views {
                    said.hear(&action.words(view));
                }
            }
            let action = chance.choose(&legal);
            let (one, other) = (guessed(&mut chance), guessed(&mut chance));
            for other in [None, Some(&other)] {
                let reason = Dandelion::reason(&views[0], seat, action, &one, other);
                said.hear(&reason.expect("a reason"));
            }
            if ply % 8 == 0 || matches!(action, Action::AphidsTo { .. }) {
                refusals(&game, &mut said);
            }
            let mut events: Vec<Event> = Vec::new();
            game.apply(seat, action, &mut chance, &mut events);
            for event in &events {
                for viewer in Viewer::all(seats) {
                    said.hear(&Dandelion::tell(event, viewer).expect("events are told"));
                }
            }
            ply += 1;
        }
        refusals(&game, &mut said);
    }
    for switch in Options::SWITCHES {
        for value in switch.values.usual() {
            let name = format!("{}={value}", switch.key);
            assert!(tried.contains(&name), "{name} was not tried");
        }
    }
    let declared = words::WORDS.all().iter().map(|declared| declared.name);
    let never: Vec<String> = declared
        .map(|name| name.to_lowercase().replace('_', "-"))
        .filter(|id| !said.0.contains(id) && !is_of_faces(id))
        .collect();
    assert!(never.is_empty(), "never said: {never:?}");
}

/// Why everybody may not do what can be thought of.
fn refusals(game: &Dandelion, said: &mut Said) {
    let mut thinkable = Vec::new();
    game.thinkable(&mut thinkable);
    thinkable.extend(STRANGE.map(|line| game.parse_action(line).expect("an action")));
    for by in Seat::all(game.seats()) {
        let refused = thinkable.iter().map(|&action| game.refusal(by, action));
        refused
            .flatten()
            .for_each(|refusal| said.hear(&refusal.words));
    }
}

/// What pages and the terminal alone say with the words of the rules, and what is said of
/// positions that cannot be.
fn is_of_faces(id: &str) -> bool {
    let alone = [
        "nothing",
        "points",
        "cards",
        "listed",
        "needs-gives",
        "guild",
    ];
    let kinds = ["class-", "icon-"];
    alone.contains(&id) || id == "no-such-icon" || kinds.iter().any(|kind| id.starts_with(kind))
}
