//! What the game says, word by word, in English and German.

use std::collections::HashSet;

use engine::{
    Chance as _, Forecast, Game as _, HouseRules as _, MAX_PROSPECTS, Message, Notation as _, Seat,
    Seed, Tactics as _, Viewer, conformance, house,
};
use i18n::{Arg, Language, speaking};
use parts::Hex;
use resourced::{
    Action, Cards, Choice, EventCard, House, News, Resource, Resourced, Spot, Thing, Tile, Trade,
    Upgrade, Verdict, Way, words,
};
use serde_json::{Value, json};

fn seat(n: usize) -> Seat {
    Seat::new(n)
}

fn spot(q: i8, r: i8) -> Spot {
    Spot::at(Hex::new(q, r)).expect("a hex of the map")
}

fn game(house: Value, fields: Value) -> Resourced {
    let (Value::Object(house), Value::Object(fields)) = (house, fields) else {
        panic!("house rules and a position are objects");
    };
    let house: House = house::read(&house).expect("options of the game");
    Resourced::from_position(&house, None, &fields)
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
fn tells(news: News, english: &str, german: &str) {
    for viewer in [Viewer::Seat(seat(0)), Viewer::Spectator] {
        let told = Resourced::tell(&news, viewer).expect("events are told");
        says(&told, english, german);
    }
}

#[track_caller]
fn refuses(game: &Resourced, by: usize, line: &str, english: &str, german: &str) {
    let action = game.parse_action(line).expect("an action");
    let refusal = game.refusal(seat(by), action).expect("a refusal");
    says(&refusal.words, english, german);
}

#[test]
fn rounds_and_endings_are_told() {
    tells(News::RoundBegins(3), "Round 3 begins.", "Runde 3 beginnt.");
    tells(
        News::Preset,
        "Ring 1 is laid out as preset.",
        "Ring 1 wird nach der Vorgabe ausgelegt.",
    );
    tells(News::RingOpens(3), "Ring 3 opens.", "Ring 3 wird eröffnet.");
    tells(
        News::TooFewHexes { needed: 3, free: 1 },
        "Warning: 3 more Social Housing needed, and 1 hex left to build it on.",
        "Achtung: 3 Sozialbauten fehlen noch, und dafür bleibt nur 1 Feld.",
    );
    tells(
        News::TooFewHexes { needed: 1, free: 0 },
        "Warning: 1 more Social Housing needed, and 0 hexes left to build it on.",
        "Achtung: 1 Sozialbau fehlt noch, und dafür bleibt kein Feld.",
    );
    tells(
        News::Over(Verdict::Housing),
        "No Waste, and homes for all: the team wins.",
        "Kein Abfall und ein Zuhause für alle: Das Team gewinnt.",
    );
    tells(
        News::Over(Verdict::Waste),
        "Too much Waste: the team loses.",
        "Zu viel Abfall: Das Team verliert.",
    );
    tells(
        News::Over(Verdict::Rounds),
        "The last round is over: the team loses.",
        "Die letzte Runde ist vorbei: Das Team verliert.",
    );
}

/// Articles and endings go by the name of the piece.
#[test]
fn building_is_told_with_the_right_article() {
    let at = spot(1, 0);
    tells(
        News::Laid(Tile::FoodForest, at),
        "A Food Forest is built on 1,0.",
        "Auf 1,0 wird ein Waldgarten gebaut.",
    );
    tells(
        News::Laid(Tile::HeatHaven, at),
        "A Heat Haven is built on 1,0.",
        "Auf 1,0 wird eine Kühloase gebaut.",
    );
    tells(
        News::Laid(Tile::SocialHousing, at),
        "Social Housing is built on 1,0.",
        "Auf 1,0 wird ein Sozialbau gebaut.",
    );
    tells(
        News::Improved(Upgrade::IrrigationSystem, at),
        "1,0 gets an Irrigation System.",
        "1,0 bekommt eine Bewässerung.",
    );
    tells(
        News::Improved(Upgrade::Composter, at),
        "1,0 gets a Composter.",
        "1,0 bekommt einen Komposter.",
    );
    tells(
        News::Lost(Upgrade::Composter, at),
        "1,0 loses its Composter.",
        "1,0 verliert seinen Komposter.",
    );
    tells(
        News::Lost(Upgrade::IrrigationSystem, at),
        "1,0 loses its Irrigation System.",
        "1,0 verliert seine Bewässerung.",
    );
    tells(
        News::Lost(Upgrade::Shelter, at),
        "1,0 loses its Shelter.",
        "1,0 verliert sein Schutzdach.",
    );
    tells(
        News::Crafts(seat(1), Thing::Upgrade(Upgrade::Shelter)),
        "Seat 2 crafts a Shelter.",
        "Platz 2 baut ein Schutzdach.",
    );
    tells(
        News::Crafts(seat(1), Thing::Tile(Tile::Recycler)),
        "Seat 2 crafts a Recycler.",
        "Platz 2 baut einen Recyclinghof.",
    );
}

#[test]
fn cards_are_told_by_number_and_kind() {
    tells(
        News::BankWasted(Resource::Food),
        "1 Food from the Bank is Wasted.",
        "Aus dem Vorrat wird 1 Nahrung weggeworfen.",
    );
    tells(
        News::HandWasted(seat(2), Resource::Wood),
        "Seat 3 Wastes 1 Wood.",
        "Platz 3 wirft 1 Holz weg.",
    );
    tells(
        News::Paid {
            seat: seat(0),
            cards: Cards::new([2, 1, 0, 0, 1]),
            wasted: Cards::NONE,
        },
        "Seat 1 pays 2 Wood, 1 Metal and 1 Water.",
        "Platz 1 zahlt 2 Holz, 1 Metall und 1 Wasser.",
    );
    tells(
        News::Paid {
            seat: seat(0),
            cards: Cards::new([0, 0, 0, 2, 1]),
            wasted: Cards::new([0, 0, 0, 1, 1]),
        },
        "Seat 1 pays 2 Food and 1 Water; Wasted, as there is no Composter: 1 Food and 1 Water.",
        "Platz 1 zahlt 2 Nahrung und 1 Wasser; davon in den Abfall, weil ein Komposter fehlt: 1 Nahrung und 1 Wasser.",
    );
    tells(
        News::FeedingMissed(1),
        "1 Food or Water is missing to feed Social Housing.",
        "Um die Sozialbauten zu versorgen, fehlt 1 Karte Nahrung oder Wasser.",
    );
    tells(
        News::FeedingMissed(3),
        "3 Food or Water are missing to feed Social Housing.",
        "Um die Sozialbauten zu versorgen, fehlen 3 Karten Nahrung oder Wasser.",
    );
    tells(
        News::Took(seat(3), Resource::Compost, 4),
        "Seat 4 takes 4 Compost.",
        "Platz 4 nimmt 4 Kompost.",
    );
    tells(
        News::Rescued(seat(3), Resource::Metal),
        "Seat 4 takes 1 Metal out of the Waste pile.",
        "Platz 4 nimmt 1 Metall aus dem Abfallstapel.",
    );
    tells(
        News::Recycled(1),
        "1 card is Recycled.",
        "1 Karte wird recycelt.",
    );
    tells(
        News::Recycled(5),
        "5 cards are Recycled.",
        "5 Karten werden recycelt.",
    );
    tells(
        News::Traded {
            from: seat(0),
            to: seat(2),
            kind: Resource::Water,
        },
        "Seat 1 gives 1 Water to Seat 3.",
        "Platz 1 gibt Platz 3 eine Karte Wasser.",
    );
}

#[test]
fn events_are_told() {
    tells(
        News::Drawn {
            roll: 2,
            event: EventCard::Rain,
        },
        "The die shows 2: a good event, Rain.",
        "Der Würfel zeigt 2: ein gutes Ereignis, Regen.",
    );
    tells(
        News::Drawn {
            roll: 6,
            event: EventCard::PropurrrtyDamage,
        },
        "The die shows 6: a bad event, Propurrrty Damage.",
        "Der Würfel zeigt 6: ein schlechtes Ereignis, Katzenschaden.",
    );
    tells(
        News::NothingHappens(EventCard::Vandalism),
        "Vandalism has no effect.",
        "Das Ereignis „Vandalismus“ bewirkt nichts.",
    );
    tells(News::Rolled(4), "The die shows 4.", "Der Würfel zeigt 4.");
    tells(
        News::MustSkip(seat(1)),
        "Seat 2 cannot pay and will skip a turn.",
        "Platz 2 kann nicht zahlen und setzt einen Zug aus.",
    );
    tells(
        News::InSmoke(seat(1)),
        "Seat 2 is in the smoke: one step less.",
        "Platz 2 steht im Rauch: ein Schritt weniger.",
    );
    tells(
        News::Blamed(seat(1)),
        "The cat visits Seat 2.",
        "Die Katze besucht Platz 2.",
    );
}

#[test]
fn turns_are_told() {
    tells(
        News::TurnBegins(seat(0), 3),
        "Seat 1 spins a 3.",
        "Platz 1 dreht eine 3.",
    );
    tells(
        News::TurnSkipped(seat(0)),
        "Seat 1 skips the turn.",
        "Platz 1 setzt den Zug aus.",
    );
    tells(
        News::Passed(seat(0)),
        "Seat 1 takes no Action.",
        "Platz 1 verzichtet auf eine Aktion.",
    );
    tells(
        News::Moved(seat(0), spot(0, -1)),
        "Seat 1 moves to 0,-1.",
        "Platz 1 geht auf 0,-1.",
    );
    tells(
        News::WentShopping(seat(0)),
        "Seat 1 takes the bus to the shops.",
        "Platz 1 fährt mit dem Bus einkaufen.",
    );
}

/// Proposals and offers are told in words, not in notation.
#[test]
fn votes_and_offers_are_told() {
    let offer = |way| {
        Choice::Trade(Trade {
            way,
            partner: seat(2),
            kind: Resource::Wood,
        })
    };
    tells(
        News::Offered(seat(0), offer(Way::Give)),
        "Seat 1 offers: give Wood to Seat 3.",
        "Platz 1 bietet an: Holz an Platz 3 geben.",
    );
    tells(
        News::Declined(seat(2), offer(Way::Ask)),
        "Seat 3 declines: ask Seat 3 for Wood.",
        "Platz 3 lehnt ab: Platz 3 um Holz bitten.",
    );
    tells(
        News::Proposed(seat(0), Choice::Preset),
        "Seat 1 proposes: take the preset layout.",
        "Platz 1 schlägt vor: die Vorgabe nehmen.",
    );
    let metal = Choice::RepairContainer([seat(0), seat(0), seat(3)]);
    tells(
        News::Proposed(seat(0), metal),
        "Seat 1 proposes: repair a Shipping Container with 2 Metal from Seat 1 and 1 Metal from Seat 4.",
        "Platz 1 schlägt vor: einen Frachtcontainer mit 2 Metall von Platz 1 und 1 Metall von Platz 4 reparieren.",
    );
    tells(
        News::Agreed(seat(1)),
        "Seat 2 agrees.",
        "Platz 2 stimmt zu.",
    );
    tells(
        News::Objected(seat(1)),
        "Seat 2 objects.",
        "Platz 2 widerspricht.",
    );
    tells(
        News::EverybodyVotes,
        "The proposal fails; everybody names an answer.",
        "Der Vorschlag ist abgelehnt; jetzt nennen alle ihre Antwort.",
    );
    tells(
        News::VoteTied,
        "The vote is tied; the Lead decides among the tied.",
        "Die Abstimmung steht unentschieden; die Leitung wählt unter den gleichstehenden Antworten.",
    );
}

#[test]
fn answers_have_words() {
    let at = Hex::new(1, 0);
    let words = |choice: Choice| choice.words(words::hex);
    says(
        &words(Choice::Build(Tile::HeatHaven, at)),
        "Heat Haven at 1,0",
        "Kühloase auf 1,0",
    );
    says(
        &words(Choice::Fence(at, [seat(1), seat(2)])),
        "fence 1,0 with 1 Wood from Seat 2 and 1 Wood from Seat 3",
        "1,0 mit 1 Holz von Platz 2 und 1 Holz von Platz 3 einzäunen",
    );
    says(
        &words(Choice::GatherTwo(Resource::Wood, Resource::Food)),
        "Gather Wood and Food",
        "Holz und Nahrung sammeln",
    );
    says(
        &words(Choice::GatherTwo(Resource::Food, Resource::Food)),
        "Gather 2 Food",
        "2 Nahrung sammeln",
    );
    says(
        &words(Choice::Craft(Thing::Tile(Tile::FoodForest))),
        "craft a Food Forest",
        "einen Waldgarten bauen",
    );
    says(&words(Choice::Move(at)), "move to 1,0", "auf 1,0 gehen");
    says(
        &Action::Propose(Choice::Blame(seat(0))).words(words::hex),
        "propose: the cat visits Seat 1",
        "vorschlagen: die Katze besucht Platz 1",
    );
}

#[test]
fn refusals_say_who_and_what() {
    let first = game(json!({}), json!({"hands": [{}, {"wood": 1}, {}, {}]}));
    refuses(
        &first,
        1,
        "pass",
        "it is for Seat 1 to decide",
        "das entscheidet Platz 1",
    );
    refuses(
        &first,
        1,
        "give 0 wood",
        "only Seat 1 can start a trade now",
        "einen Tausch kann jetzt nur Platz 1 beginnen",
    );
    refuses(
        &first,
        0,
        "ask 1 compost",
        "Seat 2 has no Compost",
        "Platz 2 hat keinen Kompost",
    );
    refuses(
        &first,
        0,
        "ask 1 food",
        "Seat 2 has no Food",
        "Platz 2 hat keine Nahrung",
    );
    refuses(
        &first,
        0,
        "give 1 wood",
        "Seat 1 has no Wood",
        "Platz 1 hat kein Holz",
    );
    refuses(
        &first,
        0,
        "craft heat-haven",
        "it costs 1 Wood and 1 Compost",
        "das kostet 1 Holz und 1 Kompost",
    );
    refuses(
        &first,
        0,
        "end",
        "now it is about an Action",
        "jetzt geht es um eine Aktion",
    );
    refuses(
        &first,
        0,
        "craft bgcs",
        "there is one BGCS and it is here",
        "es gibt nur ein BGCS, und das ist hier",
    );
}

#[test]
fn refusals_of_the_upkeep_and_of_events_say_what_is_due() {
    let feed = game(
        json!({}),
        json!({"phase": "upkeep_feed", "hands": [{"food": 1}, {"water": 1}, {}, {}]}),
    );
    refuses(
        &feed,
        0,
        "feed 1 water",
        "Food is to be paid now",
        "jetzt ist Nahrung zu zahlen",
    );
    refuses(
        &feed,
        0,
        "feed 2 food",
        "Seat 3 has no Food",
        "Platz 3 hat keine Nahrung",
    );
    let heat = game(
        json!({"personal_costs": "team"}),
        json!({"phase": "event", "event": "heat-wave", "todo": [1, 3], "pawns": ["1,0", "1,0", "0,0", "1,0"], "hands": [{"food": 1}, {}, {}, {}]}),
    );
    refuses(
        &heat,
        0,
        "pay food",
        "say who pays: `pay water by 0` for Seat 1",
        "sag, wer zahlt: „pay water by 0“ für Platz 1",
    );
    let cat = game(
        json!({}),
        json!({"phase": "event", "event": "propurrrty-damage", "hands": [{"food": 1}, {}, {}, {}]}),
    );
    refuses(
        &cat,
        0,
        "blame 3",
        "Seat 4 has no card to lose",
        "Platz 4 hat keine Karte zu verlieren",
    );
}

#[test]
fn a_table_of_another_size_is_refused_in_words() {
    let error = House::default().seats(Some(2)).expect_err("two seats");
    says(
        &error.reason,
        "this table is for 4 players, not 2 (R1)",
        "dieser Tisch ist für 4 Personen, nicht für 2 (R1)",
    );
}

#[test]
fn hints_give_their_reason() {
    let game = game(json!({}), json!({}));
    let view = game.view(Viewer::Seat(seat(0)));
    let reason = |outlook, [pile, housing, sets]: [f32; 3], spread, other: Option<f32>| {
        let forecast = |outlook| {
            let (mut means, mut spreads) = ([0.0; MAX_PROSPECTS], [0.0; MAX_PROSPECTS]);
            means[..3].copy_from_slice(&[pile, housing, sets]);
            spreads[0] = spread;
            Forecast {
                outlook,
                means,
                spreads,
            }
        };
        let other = other.map(forecast);
        Resourced::reason(
            &view,
            seat(0),
            Action::Do(Choice::Pass),
            &forecast(outlook),
            other.as_ref(),
        )
        .expect("a reason")
    };
    says(
        &reason(0.43, [12.0, 3.0, 1.0], 2.0, Some(0.40)),
        "the team wins 43 of 100, 3 more than otherwise; once round the table 1 hand can recycle, 3 Social Housing stand and the pile holds 12, or 14 if it goes badly, with a Bad event on 4 of 6",
        "das Team gewinnt 43 von 100 Spielen, 3 mehr als sonst; nach einer Runde am Tisch kann 1 Hand recyceln, stehen 3 Sozialbauten und liegen 12 Karten im Abfallstapel, oder 14, wenn es schlecht läuft: Dann bringen 4 von 6 Würfelseiten ein schlechtes Ereignis",
    );
    says(
        &reason(0.43, [1.0, 1.0, 0.0], 0.0, Some(0.45)),
        "the team wins 43 of 100, 2 fewer than otherwise; once round the table no hand can recycle, 1 Social Housing stands and the pile holds 1",
        "das Team gewinnt 43 von 100 Spielen, 2 weniger als sonst; nach einer Runde am Tisch kann keine Hand recyceln, steht 1 Sozialbau und liegt 1 Karte im Abfallstapel",
    );
    says(
        &reason(0.5, [0.0, 2.0, 2.0], 0.0, None),
        "the team wins 50 of 100; once round the table 2 hands can recycle, 2 Social Housing stand and the pile holds 0",
        "das Team gewinnt 50 von 100 Spielen; nach einer Runde am Tisch können 2 Hände recyceln, stehen 2 Sozialbauten und liegt keine Karte im Abfallstapel",
    );
}

/// Seats, pieces and hexes are arguments, so that a page can make links of them.
#[test]
fn people_pieces_and_hexes_are_arguments() {
    let told = News::Improved(Upgrade::Shelter, spot(1, 0)).words();
    assert_eq!(told.id(), "improved");
    let args: Vec<(&str, &Arg<'static>)> = told.args().collect();
    assert!(
        matches!(
            args.as_slice(),
            [("hex", Arg::Space(at)), ("upgrade", Arg::Piece(piece))]
                if at.touch == "hex:1,0" && piece.id == "shelter"
        ),
        "{args:?}"
    );
    let told = News::Blamed(seat(2)).words();
    assert!(told.args().all(|(_, arg)| *arg == Arg::Seat(i18n::Seat(2))));
}

/// Every piece of the box has a name in both languages, and forms for the sentences it stands in.
#[test]
fn every_piece_has_a_name_in_both_languages() {
    let things = Thing::all().map(Thing::id);
    let events = EventCard::GOOD.into_iter().chain(EventCard::BAD);
    for id in things.chain(["bgcs"]).chain(events.map(EventCard::id)) {
        for language in Language::ALL {
            let named = words::CATALOGUE.has_word(language, &format!("piece-{id}"));
            assert!(named, "{id} in {language:?}");
        }
    }
}

/// 200 random games with house rules drawn at random: events, refusals and hints.
#[test]
fn whole_games_are_told_in_every_language() {
    conformance::check_languages::<Resourced>(0..200, 20_000);
}

/// At least 200 random games over all house rules, each value of each: what there is to choose
/// from.
#[test]
fn whole_games_are_offered_in_every_language() {
    let tables = conformance::tables::<Resourced>();
    let games = tables.len().max(200);
    let (mut legal, mut heard) = (Vec::new(), HashSet::new());
    for (n, table) in tables.iter().cycle().take(games).enumerate() {
        let mut chance = Seed::from(n as u64).setup();
        let mut game = Resourced::setup(&table.options, table.seats, &mut chance);
        while let Some(seat) = game.awaits().first() {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            for action in &legal {
                let words = action.words(words::hex);
                if heard.insert(words.to_string()) {
                    for language in Language::ALL {
                        let gaps = words.gaps(language);
                        assert!(gaps.is_empty(), "{}: {language:?} {gaps:?}", table.name);
                    }
                }
            }
            let action = chance.choose(&legal);
            game.apply(seat, action, &mut chance, &mut ());
        }
    }
    assert!(heard.len() > 300, "only {} choices", heard.len());
}
