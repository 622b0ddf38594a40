//! Pages in another language: all of them, and nothing of English in between.

use i18n::{Language, speaking};
use std::{
    collections::{BTreeSet, HashMap, HashSet},
    path::{Path, PathBuf},
    sync::LazyLock,
};

use board::{Board, Names};
use engine::{
    Chance as _, HouseRules as _, Match, Seed, Viewer,
    conformance::{is_thorough, variants},
    house,
};
use web::{pages::Drawn, server::LabPlace};

use crate::support::{Guest, House, Page};

fn games() -> impl Iterator<Item = &'static str> {
    catalog::games().into_iter().map(|game| game.id)
}

/// The stretches of text in all catalogues of a language, between the values.
fn texts(language: &str) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let web = std::fs::read_dir(root.join("crates/web/lang").join(language)).unwrap();
    let mut files: Vec<PathBuf> = web.map(|entry| entry.unwrap().path()).collect();
    for part in ["board", "engine"] {
        files.push(root.join(format!("crates/{part}/lang/{language}.ftl")));
    }
    files.extend(games().map(|game| root.join(format!("games/{game}/lang/{language}.ftl"))));
    let mut texts = BTreeSet::new();
    for path in files {
        if path.is_file() {
            let text = std::fs::read_to_string(path).unwrap();
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let said = line.split_once(" = ").map_or(line, |(_, said)| said);
                let said = said.split_once("] ").map_or(said, |(_, said)| said);
                let pieces = said.split('{').enumerate().filter_map(|(i, piece)| {
                    let inside = i > 0;
                    Some(if inside {
                        piece.split_once('}')?.1
                    } else {
                        piece
                    })
                });
                texts.extend(pieces.map(|piece| piece.trim().to_owned()));
            }
        }
    }
    texts
}

/// English texts that are long enough to be told from names and addresses, by how they
/// begin, so that a page is read once for all of them.
struct English(HashMap<[u8; BEGINNING], Vec<String>>);

const BEGINNING: usize = 8;

static ENGLISH: LazyLock<English> = LazyLock::new(|| {
    let german = texts("de");
    let telling = |text: &String| text.len() > 10 && text.contains(' ') && !german.contains(text);
    let mut all: HashMap<[u8; BEGINNING], Vec<String>> = HashMap::new();
    for text in texts("en").into_iter().filter(telling) {
        let beginning = *text.as_bytes().first_chunk().unwrap();
        all.entry(beginning).or_default().push(text);
    }
    English(all)
});

impl English {
    /// An English text that stands in another one.
    fn found_in(&self, shown: &str) -> Option<&str> {
        let shown = shown.as_bytes();
        shown
            .windows(BEGINNING)
            .enumerate()
            .find_map(|(at, window)| {
                let texts = self.0.get(window)?;
                let mut found = texts.iter().map(String::as_str);
                found.find(|text| shown[at..].starts_with(text.as_bytes()))
            })
    }
}

#[test]
fn english_is_found_wherever_it_stands() {
    let german = "Runde 2 · Ana ist am Zug";
    assert_eq!(ENGLISH.found_in(german), None);
    let told = "<p>Ana: the bonus may follow: 2 vor";
    assert_eq!(ENGLISH.found_in(told), Some("the bonus may follow:"));
    assert_eq!(
        first_english_word("<p>Du und the others"),
        Some("the".to_owned())
    );
    assert_eq!(
        first_english_word("<p lang=\"en\">the <b>others</b></p>dann du"),
        None
    );
    assert_eq!(
        first_english_word("<p aria-label=\"to you\">du"),
        Some("to".to_owned())
    );
}

/// Words that are English and no other language.
const WORDS: &[&str] = &[
    "the", "and", "of", "you", "your", "with", "is", "are", "for", "or", "to", "this", "from", "it",
];

/// Names that stay as they are.
const NAMES: &[&str] = &["The Fox in the Forest", "Guilding the Dandelion"];

/// The first English word that is read on a page and not marked as English.
fn first_english_word(page: &str) -> Option<String> {
    let names = catalog::games().into_iter().map(|game| game.title);
    let names = names.chain(NAMES.iter().copied());
    let text = names.fold(read_aloud(page), |text, name| text.replace(name, ""));
    let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    let english = words.find(|word| WORDS.contains(&word.to_lowercase().as_str()));
    english.map(str::to_owned)
}

/// The tags of a page, each with the text behind it, but for what is marked as English and
/// what is meant for machines.
fn unmarked(page: &str) -> Vec<(&str, &str)> {
    let mut kept = Vec::new();
    let mut skipped: Option<(&str, usize)> = None;
    for piece in page.split('<').skip(1) {
        let (tag, after) = piece.split_once('>').unwrap_or((piece, ""));
        let name = tag.trim_start_matches('/');
        let name = name.split([' ', '/']).next().unwrap_or(name);
        if let Some((element, depth)) = &mut skipped {
            if name == *element {
                *depth = if tag.starts_with('/') {
                    *depth - 1
                } else {
                    *depth + 1
                };
            }
            if *depth > 0 {
                continue;
            }
            skipped = None;
        } else if tag.contains(" lang=\"en\"")
            || ["script", "style", "code", "pre", "kbd"].contains(&name)
        {
            skipped = Some((name, 1));
            continue;
        }
        kept.push((tag, after));
    }
    kept
}

/// What people read on a page, or have read to them, in any language but English.
fn read_aloud(page: &str) -> String {
    let mut text = String::new();
    for (tag, after) in unmarked(page) {
        for attribute in [" aria-label=\"", " alt=\"", " title=\"", " placeholder=\""] {
            let value = tag.split_once(attribute);
            let value = value.and_then(|(_, rest)| rest.split_once('"'));
            text.extend(value.map(|(value, _)| format!(" {value} ")));
        }
        text.push(' ');
        text.push_str(after);
    }
    text
}

#[track_caller]
fn is_german(page: &Page, address: &str) {
    assert!(page.body.contains("<html lang=\"de\""), "{address}");
    let kept = unmarked(&page.body).into_iter();
    let readable: String = kept
        .flat_map(|(tag, after)| [tag, ">", after, "<"])
        .collect();
    let readable = readable.replace("&quot;", "\"").replace("&amp;", "&");
    // Titles stay as they are.
    let readable =
        (catalog::games().iter()).fold(readable, |text, game| text.replace(game.title, ""));
    if let Some(text) = ENGLISH.found_in(&readable) {
        panic!("{address} says “{text}”");
    }
    if let Some(word) = first_english_word(&page.body) {
        let text = read_aloud(&page.body);
        panic!("{address} says “{word}”: {text}");
    }
}

fn german(mut guest: Guest) -> Guest {
    guest.cookie = Some(match guest.cookie {
        Some(cookie) => format!("{cookie}; language=de"),
        None => "language=de".to_owned(),
    });
    guest
}

/// The addresses on a page that lead to other pages of this server.
fn links(page: &Page) -> BTreeSet<String> {
    let hrefs = page.body.split(" href=\"").skip(1);
    let hrefs = hrefs.filter_map(|rest| rest.split_once('"'));
    let hrefs = hrefs.map(|(href, _)| href.replace("&amp;", "&"));
    let pages = hrefs.map(|href| href.split('#').next().unwrap_or_default().to_owned());
    let is_page = |href: &String| {
        let other = ["/a/", "/g/badger/print/", "/t/", "/lab/run/mine/"];
        href.starts_with('/') && !other.iter().any(|start| href.starts_with(start))
    };
    pages.filter(is_page).collect()
}

/// A lab with a run that was made, and where it is.
fn lab(house: &House) -> PathBuf {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join(store::TableId::random().to_string());
    let run = data.join("lab/mine");
    std::fs::create_dir_all(&run).unwrap();
    let summary = serde_json::json!({
        "format": 1, "version": "0.1.0", "game": "badger", "title": "The Badger on the Borderland",
        "purpose": "run", "command": "hedgerow lab run badger", "games": 40, "deals": 40,
        "plans": ["the usual rules"], "summary": ["All of the 40 games were played."],
        "figures": [{ "id": "wins", "name": "wins of the first", "plans": [{ "text": "50 %", "low": 0.4, "high": 0.6 }] }],
    });
    std::fs::write(run.join("summary.json"), summary.to_string()).unwrap();
    let program = Some(data.join("none"));
    let place = LabPlace {
        data: data.clone(),
        program,
    };
    house.server.open_lab(place);
    data
}

/// Whatever can be reached by links from the first page.
#[tokio::test]
async fn every_page_is_there_in_german() {
    let house = House::open().await;
    let lab = lab(&house);
    let guest = german(Guest::default());
    let more = [
        "/nowhere",
        "/t/nowhere",
        "/recover/none",
        "/lab/side?run.mine=on",
    ];
    let mut found: BTreeSet<String> = more.into_iter().map(str::to_owned).collect();
    found.insert("/".to_owned());
    let mut new: Vec<String> = found.iter().cloned().collect();
    while let Some(address) = new.pop() {
        let page = guest.get(&house, &address).await;
        if !page.header("content-type").starts_with("text/html") {
            continue;
        }
        is_german(&page, &address);
        // The forms for other games hold the choices made for this one.
        let links = links(&page).into_iter().filter(|link| !link.contains('?'));
        let fresh: Vec<String> = links.filter(|link| found.insert(link.clone())).collect();
        new.extend(fresh);
    }
    for game in games() {
        for page in ["", "/rules", "/cards", "/print", "/tutorial"] {
            assert!(found.contains(&format!("/g/{game}{page}")), "{game}{page}");
        }
        assert!(found.contains(&format!("/new/{game}")), "{game}");
        assert!(found.contains(&format!("/lab/new/{game}")), "{game}");
    }
    assert!(found.contains("/lab/run/mine"));
    std::fs::remove_dir_all(lab).unwrap();
}

#[tokio::test]
async fn a_table_of_every_game_is_there_in_german() {
    let house = House::open().await;
    for game in games() {
        let mut ana = Guest::default();
        let seats = ["seat0", "seat1", "seat2", "seat3", "seat4", "seat5"];
        let alone = [("name", "Ana")]
            .into_iter()
            .chain(seats.map(|seat| (seat, "me")));
        let running = ana.makes(&house, game, &alone.collect::<Vec<_>>()).await;
        let fields = [("name", "Ana"), ("seat1", "open")];
        let gathering = ana.makes(&house, game, &fields).await;
        let ana = german(ana);
        let shown = format!("{running}?seat=0");
        let replay = format!("{running}/replay");
        for address in [&running, &shown, &replay, &gathering] {
            is_german(&ana.get(&house, address).await.ok(), address);
        }
        let stranger = german(Guest::default());
        is_german(&stranger.get(&house, &gathering).await, &gathering);
    }
}

/// At the table itself, and where a tutorial or a replay looks like one.
#[tokio::test]
async fn at_a_table_another_language_is_one_click_away() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let fields = [("name", "Ana"), ("seat1", "me")];
    let table = ana.makes(&house, "badger", &fields).await;
    let replay = format!("{table}/replay");
    for address in [table.as_str(), &replay, "/g/badger/tutorial"] {
        let page = ana.get(&house, address).await.ok();
        let _page = page.has("<button name=\"language\" value=\"de\" lang=\"de\">Deutsch</button>");
    }
    let asked = (ana.request("POST", "/language"))
        .header("content-type", "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "same-origin")
        .header("referer", format!("http://table.example{table}"));
    let asked = asked.body(axum::body::Body::from("language=de")).unwrap();
    assert_eq!(house.send(asked).await.is(303).location(), table);
    let page = german(ana).get(&house, &table).await.ok();
    is_german(&page, &table);
    let _page = page.has("value=\"en\" lang=\"en\">English</button>");
}

#[tokio::test]
async fn a_language_is_chosen_and_kept() {
    let house = House::open().await;
    let mut guest = Guest::default();
    let _english = guest.get(&house, "/").await.ok().has("<html lang=\"en\"");
    let asked = guest
        .request("GET", "/")
        .header("accept-language", "de-CH, en;q=0.5");
    let asked = house
        .send(asked.body(axum::body::Body::empty()).unwrap())
        .await;
    is_german(&asked, "/");
    let chosen = guest
        .post(&house, "/language", &[("language", "de")])
        .await
        .is(303);
    assert_eq!(chosen.location(), "/settings");
    assert_eq!(guest.cookie.as_deref(), Some("language=de"));
    is_german(&guest.get(&house, "/settings").await, "/settings");
    let strange = guest
        .post(&house, "/language", &[("language", "xx")])
        .await
        .is(422);
    is_german(&strange, "/language");
}

/// Bots are called differently, and programs are told everything in English.
#[tokio::test]
async fn two_people_read_the_same_table_in_their_languages() {
    let house = House::open().await;
    let mut ana = Guest::default();
    let table = ana
        .makes(&house, "badger", &[("name", "Ana"), ("seat1", "bot:easy")])
        .await;
    let _page = ana
        .get(&house, &table)
        .await
        .ok()
        .has("easy bot")
        .lacks("Bot (leicht)");
    let _page = german(ana.clone())
        .get(&house, &table)
        .await
        .ok()
        .has("Bot (leicht)")
        .lacks("easy bot");
    let api = format!("/api/v1/tables/{}", table.trim_start_matches("/t/"));
    let _json = german(ana)
        .get(&house, &api)
        .await
        .ok()
        .lacks("Bot (leicht)");
}

/// Everything that is shown of a game, as text.
fn shown(drawn: &Drawn) -> String {
    let mut text = format!("{}\n{}\n", drawn.board.0, drawn.progress.0);
    let hand = drawn.hand.as_ref().map(|hand| hand.0.clone());
    text.extend(hand);
    text.extend(drawn.tasks.iter().map(|(_, task)| format!("\n{task}")));
    text.extend(
        drawn
            .standings
            .iter()
            .map(|standing| format!("\n{}", standing.0)),
    );
    let sources = drawn.breakdowns.iter().flatten();
    text.extend(sources.map(|source| format!("\n{}", source.what)));
    for choice in &drawn.choices {
        let more = [&choice.preview, &choice.caution];
        let more: Vec<&str> = more.into_iter().flatten().map(String::as_str).collect();
        text.push_str(&format!("\n{}\n{}", choice.label, more.join("\n")));
    }
    text.extend(drawn.ended.iter().map(|ended| format!("\n{}", ended.words)));
    text
}

/// The house rules of the games that are shown: the usual ones, and some drawn at random. With
/// `HEDGEROW_THOROUGH` set 200 games, among them one with each value of each rule.
fn house_rules<G: Board>() -> Vec<G::Options> {
    let (mut all, games) = if is_thorough() {
        let each = variants::<G>().into_iter().map(|(_, rules)| rules);
        (each.collect(), 200)
    } else {
        (vec![G::Options::default()], 2)
    };
    let mut chance = Seed::from(0).bot(1);
    while all.len() < games {
        let mut given = serde_json::Map::new();
        for switch in G::Options::SWITCHES {
            // Most keep their default, for many at once contradict each other too often.
            if chance.below(3) == 0 {
                let values = switch.values.usual();
                let which = chance.below(values.len() as u32) as usize;
                given.insert(switch.key.to_owned(), values[which].clone());
            }
        }
        let rules = house::read::<G::Options>(&given).ok();
        all.extend(rules.filter(|rules| rules.seats(None).is_ok()));
    }
    all
}

#[test]
fn whole_games_are_shown_without_a_word_of_english() {
    /// What was looked at already. From ply to ply most stays the same, and no text goes
    /// beyond a tag.
    type Seen = HashSet<String>;

    #[track_caller]
    fn lacks(shown: &str, seen: &mut Seen) {
        for piece in shown.split(['<', '\n']) {
            if seen.contains(piece) {
                continue;
            }
            if let Some(text) = ENGLISH.found_in(piece) {
                panic!("“{text}” in {shown}");
            }
            seen.insert(piece.to_owned());
        }
    }
    fn play<G: Board>() {
        let mut seen = Seen::new();
        let faces = speaking(Language::German, || G::faces());
        for (_, face) in faces.iter() {
            lacks(&face.name, &mut seen);
            lacks(&face.drawing.0, &mut seen);
        }
        for (number, rules) in house_rules::<G>().into_iter().enumerate() {
            let seed = Seed::from(number as u64);
            let mut game: Match<G> = Match::new(rules, None, seed).unwrap();
            let seats = game.state().seats();
            let names = Names::new((0..seats).map(|i| format!("N{i}")).collect());
            let mut chance = seed.bot(0);
            loop {
                for viewer in Viewer::all(seats) {
                    let draw = || Drawn::brief(&game, viewer, &names);
                    lacks(&speaking(Language::German, || shown(&draw())), &mut seen);
                }
                let Some(seat) = game.state().awaits().first() else {
                    break;
                };
                let action = chance.choose(&game.legal(seat));
                game.submit(game.ply(), seat, action).unwrap();
            }
        }
    }
    for game in games() {
        catalog::with_game!(game, G => play::<G>()).unwrap();
    }
}

#[tokio::test]
async fn tutorials_are_told_in_german() {
    let house = House::open().await;
    let mut guest = german(Guest::default());
    for game in games() {
        let address = format!("/g/{game}/tutorial");
        is_german(&guest.get(&house, &address).await.ok(), &address);
        let wrong = [("step", "0"), ("action", "fly")];
        let refused = guest.post(&house, &address, &wrong).await.is(422);
        is_german(&refused, &address);
    }
}
