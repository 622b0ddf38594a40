use crate::{
    Arg, Catalogue, Count, Language, List, Medium, Message, Numbered, Piece, Plain, Seat, Space,
    Speech,
    language::plural_rules,
    pattern::{Compiler, Plurals, write_by},
    source::Source,
    speaking,
};

const EN: &str = "\
won = { $seat } wins with { $card } ({ $mark }).
    .speech = { $seat } wins with { $card }.
leads = { CAPITAL($card) } leads.
gives = { $seat } gives { $count ->
        [0] nothing
        [one] { $count } card
       *[other] { $count } cards
    } to { $other }.
choose = choose { $what }
over = the game is <over>
see = Look at { piece-author }.
piece-author = the Author
piece-pact = the Pact
";

const DE: &str = "\
won = { $seat } gewinnt mit { DATIVE($card) } ({ $mark }).
    .speech = { $seat } gewinnt mit { DATIVE($card) }.
leads = { CAPITAL($card) } beginnt.
gives = { $seat } gibt { $count ->
        [0] nichts
        [one] { $count } Karte
       *[other] { $count } Karten
    } an { $other }.
choose = wähle { ACCUSATIVE($what) }
over = das Spiel ist zu Ende
see = Sieh { piece-author.accusative } an.
piece-author = der Autor
    .accusative = den Autor
    .dative = dem Autor
piece-pact = Pact
    .lang = en
";

static CATALOGUE: Catalogue = Catalogue::new("test", "test/lang/{}.ftl", [EN, DE]);

crate::messages! {
    static WORDS of CATALOGUE;
    phrases { OVER, SEE }
    sentences {
        won(seat: Seat, card: Piece, mark: Text),
        leads(card: Piece),
        gives(seat: Seat, count: Count, other: Seat),
        choose(what: List),
    }
}

const AUTHOR: Piece = Piece {
    catalogue: &CATALOGUE,
    id: "author",
};

/// A medium in which what arguments are can be seen.
struct Marked(String);

impl Medium for Marked {
    fn text(&mut self, text: &str) {
        self.0.push_str(text);
    }

    fn seat(&mut self, seat: Seat) {
        self.0.push_str(&format!("[seat {}]", seat.0));
    }

    fn piece(&mut self, piece: &Piece, name: &str, language: Option<&str>) {
        let language = language.map_or(String::new(), |tag| format!(" in {tag}"));
        self.0
            .push_str(&format!("[{}: {name}{language}]", piece.id));
    }

    fn space(&mut self, space: &Space, name: &str) {
        self.0.push_str(&format!("[{}: {name}]", space.touch));
    }
}

fn marked(message: &Message) -> String {
    let mut marked = Marked(String::new());
    message.write(&mut marked);
    marked.0
}

fn in_german<T>(act: impl FnOnce() -> T) -> T {
    speaking(Language::German, act)
}

#[test]
fn the_catalogue_and_the_code_agree() {
    assert_eq!(
        CATALOGUE.mistakes(&[&WORDS], &|id| id.starts_with("piece-")),
        Vec::<String>::new()
    );
}

#[test]
fn arguments_say_what_they_are_in_every_language() {
    let won = message::won(Seat(1), AUTHOR, "2 MY");
    assert_eq!(
        marked(&won),
        "[seat 1] wins with [author: the Author] (2 MY)."
    );
    assert_eq!(
        in_german(|| marked(&won)),
        "[seat 1] gewinnt mit [author: dem Autor] (2 MY)."
    );
    assert_eq!(won.to_string(), "Seat 2 wins with the Author (2 MY).");
    assert_eq!(message::leads(AUTHOR).to_string(), "The Author leads.");
    assert_eq!(
        in_german(|| marked(&SEE.into())),
        "Sieh [author: den Autor] an."
    );
}

/// For a voice that would read it in the language of the sentence otherwise.
#[test]
fn a_name_of_another_language_is_marked() {
    let leads = message::leads(Piece {
        id: "pact",
        ..AUTHOR
    });
    assert_eq!(marked(&leads), "[pact: The Pact] leads.");
    assert_eq!(in_german(|| marked(&leads)), "[pact: Pact in en] beginnt.");
}

#[test]
fn copies_of_a_card_share_its_name() {
    let piece = |id| Piece { id, ..AUTHOR };
    let leads = message::leads(piece("author-12"));
    assert_eq!(leads.to_string(), "The Author leads.");
    assert_eq!(leads.gaps(Language::German), Vec::<String>::new());
    let unknown = message::leads(piece("author-x"));
    assert_eq!(unknown.gaps(Language::German), ["test.piece-author-x"]);
}

#[test]
fn a_voice_leaves_out_what_only_eyes_can_read() {
    let mut speech = Speech::new(&Numbered);
    message::won(Seat(0), AUTHOR, "2 MY").write(&mut speech);
    assert_eq!(speech.finish(), "Seat 1 wins with the Author.");
}

#[test]
fn numbers_choose_the_forms_of_words() {
    let gives = |count: u8| message::gives(Seat(0), count, Seat(1));
    assert_eq!(gives(0).to_string(), "Seat 1 gives nothing to Seat 2.");
    assert_eq!(gives(1).to_string(), "Seat 1 gives 1 card to Seat 2.");
    assert_eq!(
        in_german(|| gives(2).to_string()),
        "Platz 1 gibt 2 Karten an Platz 2."
    );
}

#[test]
fn a_list_asks_its_things_for_the_form() {
    let what = List::or([Arg::from(AUTHOR), "x".into(), message::leads(AUTHOR).into()]);
    let choose = message::choose(what);
    assert_eq!(
        choose.to_string(),
        "choose the Author, x or The Author leads."
    );
    assert_eq!(
        in_german(|| choose.to_string()),
        "wähle den Autor, x oder Der Autor beginnt."
    );
}

#[test]
fn a_message_is_data_for_programs() {
    let won = message::won(Seat(1), AUTHOR, "2 MY");
    assert_eq!(
        serde_json::to_value(&won).unwrap(),
        serde_json::json!({ "id": "test.won", "args": { "seat": 1, "card": "author", "mark": "2 MY" } })
    );
}

#[test]
fn phrases_are_ready_as_html() {
    assert_eq!(OVER.html(), "the game is &lt;over&gt;");
    assert_eq!(OVER.text(), "the game is <over>");
}

/// Texts in languages with more than two forms, though none of them has catalogues yet.
#[test]
fn plural_rules_are_those_of_the_language() {
    let polish = "files = { $count ->\n [one] { $count } plik\n [few] { $count } pliki\n [many] { $count } plików\n *[other] { $count } pliku\n }\n";
    let arabic = "files = { $count ->\n [zero] zero\n [one] one\n [two] two\n [few] few\n [many] many\n *[other] other\n }\n";
    let say = |tag: &str, text: &'static str, count: i64| {
        let source = Source::read(text);
        let names = ["count".to_owned()];
        let entries = source.message("files").unwrap();
        let parts = Compiler::new(&CATALOGUE, &source, &names)
            .compile(&entries.value)
            .unwrap();
        let mut plain = Plain::new(&Numbered);
        let rules = plural_rules(tag);
        write_by(
            Plurals::Rules(&rules),
            Language::English,
            &parts,
            &[Arg::from(Count(count))],
            &mut plain,
        );
        plain.finish()
    };
    let in_polish = [1, 2, 5, 12, 22].map(|count| say("pl", polish, count));
    assert_eq!(
        in_polish,
        ["1 plik", "2 pliki", "5 plików", "12 plików", "22 pliki"]
    );
    let in_arabic = [0, 1, 2, 3, 11, 100].map(|count| say("ar", arabic, count));
    assert_eq!(in_arabic, ["zero", "one", "two", "few", "many", "other"]);
}

static BROKEN: Catalogue = Catalogue::new(
    "broken",
    "broken/lang/{}.ftl",
    [
        "seen = seen { $count }\nopen = { $open -> [one] 1 seat }\nunused = nobody\nword = { $count ->\n [red] a\n *[other] b\n }\nloop = { loop }\nasked = { $seat } and { VOCATIVE($card) }\n",
        "seen = gesehen { $cuont }\nunused = niemand\nword = a\nseen = zweimal\n",
    ],
);

mod said {
    crate::messages! {
        pub(super) static WORDS of super::BROKEN;
        phrases { LOOP }
        sentences {
            seen(count: Count),
            open(open: Count),
            word(count: Count),
            asked(seat: Seat, card: Piece, mark: Text),
        }
    }
}

/// Each mistake is told with file and line, and the message is taken from English or says
/// its id: nothing panics while people read.
#[test]
fn mistakes_are_found_with_their_lines_and_harm_nobody() {
    let mistakes = BROKEN.mistakes(&[&said::WORDS], &|_| false);
    let has = |start: &str| mistakes.iter().any(|mistake| mistake.starts_with(start));
    assert!(has("broken/lang/en.ftl:2: "), "{mistakes:#?}");
    assert!(
        has("broken/lang/en.ftl:3: nobody says `unused`"),
        "{mistakes:#?}"
    );
    assert!(
        has("broken/lang/en.ftl:4: `word` uses `$count`, a Count, by Word"),
        "{mistakes:#?}"
    );
    assert!(
        has("broken/lang/en.ftl:8: `loop` refers to itself"),
        "{mistakes:#?}"
    );
    assert!(
        has("broken/lang/en.ftl:9: `asked` asks for VOCATIVE(), which there is not"),
        "{mistakes:#?}"
    );
    assert!(
        has("broken/lang/en.ftl:9: `asked` does not use `$mark`"),
        "{mistakes:#?}"
    );
    assert!(
        has("broken/lang/de.ftl:1: `seen` wants `$cuont`"),
        "{mistakes:#?}"
    );
    assert!(
        has("broken/lang/de.ftl:1: `seen` is there twice"),
        "{mistakes:#?}"
    );
    assert!(
        has("broken/lang/de.ftl:1: there is no message `open`"),
        "{mistakes:#?}"
    );
    assert_eq!(said::message::open(1).to_string(), "open");
    assert_eq!(said::LOOP.text(), "loop");
    let seen = said::message::seen(3);
    assert_eq!(in_german(|| seen.to_string()), "seen 3");
}
