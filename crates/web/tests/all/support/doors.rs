//! Every door that a text comes in by: the pages, their forms, and the API.

use axum::{
    body::Body,
    http::{Request, header},
};
use i18n::Language;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};

use super::{Guest, House};

/// Texts that are meant to be costly: of their repetitions a careless reader makes much.
pub fn hostile_texts() -> [&'static str; 12] {
    [
        "a ",
        "Seat 1 ",
        "and ",
        "1,",
        "((",
        "{ $x } ",
        "play 1 + ",
        "[[{\"",
        "\u{e4}\u{301}",
        "\u{202e}\u{1f9a1}",
        "999999999",
        "%25%00",
    ]
}

/// A text again and again, of so many letters.
pub fn repeated(text: &str, letters: usize) -> String {
    text.chars().cycle().take(letters).collect()
}

/// Somebody with a table, and a program with another.
pub struct Places {
    game: String,
    guest: Guest,
    table: String,
    program: Guest,
    made: String,
}

/// A request with a text in it.
pub struct Door {
    pub name: String,
    method: &'static str,
    pub path: String,
    cookie: String,
    token: Option<String>,
    body: Option<(&'static str, String)>,
}

impl Door {
    /// Whether what it does with a text depends on the game.
    pub fn is_of_the_game(&self) -> bool {
        let parts = [
            "/act",
            "/why",
            "/moves",
            "/tutorial",
            "/new/",
            "/card/",
            "/tables",
        ];
        parts.iter().any(|part| self.name.contains(part))
    }

    /// Whether its address is not longer than addresses can be.
    pub fn is_an_address(&self) -> bool {
        self.path.len() < 65_000
    }

    pub fn request(&self) -> Request<Body> {
        let mut request = Request::builder()
            .method(self.method)
            .uri(&self.path)
            .header(header::COOKIE, &self.cookie);
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let (media, body) = match &self.body {
            Some((media, body)) => (*media, body.clone()),
            None => ("text/plain", String::new()),
        };
        (request.header(header::CONTENT_TYPE, media))
            .header("sec-fetch-site", "same-origin")
            .body(Body::from(body))
            .unwrap()
    }
}

impl Places {
    pub async fn new(house: &House, game: &str) -> Places {
        let mut guest = Guest::default();
        let table = guest.makes(house, game, &[("name", "Ana")]).await;
        let program = Guest::program(house, "Program").await;
        let about = program.get(house, &format!("/api/v1/games/{game}")).await;
        let players = about.ok().json()["usual_players"].as_u64().unwrap();
        let mut seats = vec!["me"];
        seats.resize(players as usize, "easy");
        let new = json!({ "game": game, "seats": seats });
        let made = program.send(house, "/api/v1/tables", new).await.is(201);
        Places {
            game: game.to_owned(),
            guest,
            table,
            program,
            made: made.json()["id"].as_str().unwrap().to_owned(),
        }
    }

    /// Whoever sits at the table, and where it is.
    pub fn page(&self) -> (&Guest, &str) {
        (&self.guest, &self.table)
    }

    /// Asks for answers in a language.
    pub fn speak(&mut self, language: Language) {
        for guest in [&mut self.guest, &mut self.program] {
            let own = guest.cookie.take().unwrap_or_default();
            guest.cookie = Some(format!("{own}; language={}", language.tag()));
        }
    }

    /// All doors, with this text.
    pub fn doors(&self, text: &str) -> Vec<Door> {
        let forms = self.forms(text).into_iter();
        let forms = forms.map(|(path, fields)| self.form(path, &fields));
        let addresses = self.addresses(text).into_iter();
        let addresses = addresses.map(|path| self.door("GET", path, None, false));
        let asked = self.asked(text).into_iter();
        let asked = asked.map(|path| self.door("GET", format!("/api/v1{path}"), None, true));
        let bodies = self.bodies(text).into_iter().map(|(path, body)| {
            let body = ("application/json", body.to_string());
            self.door("POST", format!("/api/v1{path}"), Some(body), true)
        });
        forms.chain(addresses).chain(asked).chain(bodies).collect()
    }

    fn forms<'a>(&self, text: &'a str) -> Vec<(String, Vec<(&'static str, &'a str)>)> {
        let (table, game) = (&self.table, &self.game);
        vec![
            (format!("{table}/chat"), vec![("text", text)]),
            (
                format!("{table}/chat"),
                vec![("text", "well met"), ("key", text)],
            ),
            (format!("{table}/note"), vec![("text", text)]),
            (format!("{table}/act"), vec![("ply", "0"), ("action", text)]),
            (
                format!("{table}/act"),
                vec![("ply", "0"), ("action", "play 1"), ("key", text)],
            ),
            (format!("{table}/act"), vec![("ply", "0"), ("calm", text)]),
            (format!("{table}/undo"), vec![("ply", "0"), ("key", text)]),
            (format!("{table}/seat"), vec![("seat", "1"), ("to", text)]),
            (format!("{table}/mark"), vec![("seat", "1"), ("mark", text)]),
            (format!("{table}/commit"), vec![("commitment", text)]),
            (format!("{table}/reveal"), vec![("share", text)]),
            (format!("{table}/bot"), vec![("seat", "1"), ("level", text)]),
            (
                format!("/g/{game}/tutorial"),
                vec![("step", "0"), ("action", text)],
            ),
            ("/language".to_owned(), vec![("language", text)]),
            ("/recover".to_owned(), vec![("code", text)]),
            (format!("/new/{game}"), vec![("seed", text)]),
            (format!("/new/{game}"), vec![("players", text)]),
            (format!("/new/{game}"), vec![("seat1", text)]),
            (format!("/new/{game}"), vec![("rule.ties", text)]),
            ("/settings/delete".to_owned(), vec![("name", text)]),
            ("/mine/delete".to_owned(), vec![("table", text)]),
            ("/passkeys/sign-in".to_owned(), vec![("id", text)]),
            (
                "/reminders/device".to_owned(),
                vec![("endpoint", text), ("key", text), ("secret", text)],
            ),
        ]
    }

    fn addresses(&self, text: &str) -> Vec<String> {
        let written = utf8_percent_encode(text, NON_ALPHANUMERIC);
        let (table, game) = (&self.table, &self.game);
        vec![
            format!("/t/{written}"),
            format!("/t/{written}/live"),
            format!("/g/{written}"),
            format!("/g/{game}/card/{written}"),
            format!("/recover/{written}"),
            format!("/lab/run/{written}"),
            format!("{table}/why?action={written}"),
            format!("{table}?seat={written}"),
            format!("{table}/replay?ply={written}"),
            format!("/g/{game}/print?paper={written}"),
            format!("/new/{game}?rule.ties={written}"),
        ]
    }

    fn asked(&self, text: &str) -> Vec<String> {
        let written = utf8_percent_encode(text, NON_ALPHANUMERIC);
        let made = &self.made;
        vec![
            format!("/tables/{written}"),
            format!("/tables/{written}/events"),
            format!("/games/{written}"),
            format!("/tables/{made}/why?action={written}"),
            format!("/tables/{made}/log?from={written}"),
            format!("/tables/{made}/replay?ply=0&as={written}"),
        ]
    }

    fn bodies(&self, text: &str) -> Vec<(String, Value)> {
        let (made, game) = (&self.made, &self.game);
        vec![
            ("/people".to_owned(), json!({ text: "Ana" })),
            (
                "/tables".to_owned(),
                json!({ "game": text, "seats": ["me"] }),
            ),
            (
                "/tables".to_owned(),
                json!({ "game": game, "seats": ["me", text] }),
            ),
            (
                "/tables".to_owned(),
                json!({ "game": game, "seats": ["me", "easy"], "options": { text: 1 } }),
            ),
            (format!("/tables/{made}/chat"), json!({ "text": text })),
            (
                format!("/tables/{made}/chat"),
                json!({ "text": "hello", "key": text }),
            ),
            (
                format!("/tables/{made}/moves"),
                json!({ "ply": 0, "action": text }),
            ),
            (
                format!("/tables/{made}/moves"),
                json!({ "ply": 0, "action": "play 1", "key": text }),
            ),
            (
                format!("/tables/{made}/undo"),
                json!({ "ply": 0, "key": text }),
            ),
            ("/records".to_owned(), json!({ "record": 1, "game": text })),
        ]
    }

    fn form(&self, path: String, fields: &[(&str, &str)]) -> Door {
        let written = |text: &str| utf8_percent_encode(text, NON_ALPHANUMERIC).to_string();
        let fields: Vec<String> = (fields.iter())
            .map(|(name, value)| format!("{}={}", written(name), written(value)))
            .collect();
        let body = ("application/x-www-form-urlencoded", fields.join("&"));
        self.door("POST", path, Some(body), false)
    }

    fn door(
        &self,
        method: &'static str,
        path: String,
        body: Option<(&'static str, String)>,
        by_program: bool,
    ) -> Door {
        let guest = if by_program {
            &self.program
        } else {
            &self.guest
        };
        let shape = path.replace(&self.made, "ID");
        let shape = shape.replace(self.table.trim_start_matches("/t/"), "ID");
        Door {
            name: format!("{method} {}", shape.chars().take(48).collect::<String>()),
            method,
            path,
            cookie: guest.cookie.clone().unwrap_or_default(),
            token: guest.token.clone(),
            body,
        }
    }
}
