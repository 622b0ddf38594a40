//! A server in memory of the test, and people who use it without a socket.

pub mod doors;
pub mod sockets;

use std::{path::PathBuf, time::Duration};

use axum::{
    Router,
    body::Body,
    http::{HeaderValue, Request, StatusCode, header},
};
use serde_json::Value;
use store::Store;
use tempfile::TempDir;
use tower::ServiceExt as _;
use web::{
    live::Config,
    network::Network,
    server::{Server, app},
};

/// A server with a database of its own.
pub struct House {
    pub server: Server,
    app: Router,
    folder: TempDir,
}

impl House {
    pub async fn open() -> House {
        House::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> House {
        let folder = TempDir::with_prefix_in("house-", env!("CARGO_TARGET_TMPDIR")).unwrap();
        let mut config = House::config();
        change(&mut config);
        let store = Store::open_file(&folder.path().join("test.sqlite"))
            .await
            .unwrap();
        let server = Server::new(store, config);
        House {
            app: app(server.clone()),
            server,
            folder,
        }
    }

    /// How it is usually kept; tests are quicker than people, and so are not limited.
    fn config() -> Config {
        Config {
            public_url: "http://table.example".to_owned(),
            network: Network {
                exempt_local: true,
                ..Network::default()
            },
            ..Config::default()
        }
    }

    /// The file of its database.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("test.sqlite")
    }

    /// The same house after everybody forgot everything that is not stored.
    pub async fn again(self) -> House {
        self.again_with(|_| {}).await
    }

    pub async fn again_with(self, change: impl FnOnce(&mut Config)) -> House {
        let House { server, folder, .. } = self;
        server.store().close().await;
        let store = Store::open_file(&folder.path().join("test.sqlite"))
            .await
            .unwrap();
        let mut config = House::config();
        change(&mut config);
        let server = Server::new(store, config);
        House {
            app: app(server.clone()),
            server,
            folder,
        }
    }

    /// All that stands in the files of its database.
    pub fn files(&self) -> Vec<u8> {
        let files = std::fs::read_dir(self.folder.path()).unwrap();
        let read = |file: std::io::Result<std::fs::DirEntry>| std::fs::read(file.unwrap().path());
        files.flat_map(|file| read(file).unwrap()).collect()
    }

    /// The same house with another store.
    pub fn moved(mut self, store: Store, config: Config) -> House {
        self.server = Server::new(store, config);
        self.app = app(self.server.clone());
        self
    }

    /// Where its database is.
    pub fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    pub async fn send(&self, mut request: Request<Body>) -> Page {
        let host = HeaderValue::from_static("localhost");
        request.headers_mut().entry(header::HOST).or_insert(host);
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, 8 << 20).await.unwrap();
        Page {
            status: parts.status,
            headers: parts.headers,
            body: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }
}

/// An answer.
#[derive(Debug)]
pub struct Page {
    pub status: StatusCode,
    pub headers: axum::http::HeaderMap,
    pub body: String,
}

impl Page {
    #[track_caller]
    pub fn ok(self) -> Page {
        assert!(self.status.is_success(), "{}: {}", self.status, self.body);
        self
    }

    #[track_caller]
    pub fn has(self, words: &str) -> Page {
        assert!(self.body.contains(words), "no `{words}` in {}", self.body);
        self
    }

    #[track_caller]
    pub fn lacks(self, words: &str) -> Page {
        assert!(!self.body.contains(words), "`{words}` in {}", self.body);
        self
    }

    #[track_caller]
    pub fn is(self, status: u16) -> Page {
        assert_eq!(self.status.as_u16(), status, "{}", self.body);
        self
    }

    pub fn location(&self) -> &str {
        self.header("location")
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }

    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

/// Somebody with a browser, or a program.
#[derive(Default, Clone)]
pub struct Guest {
    pub cookie: Option<String>,
    pub token: Option<String>,
}

impl Guest {
    pub async fn get(&self, house: &House, path: &str) -> Page {
        house
            .send(self.request("GET", path).body(Body::empty()).unwrap())
            .await
    }

    pub async fn post(&mut self, house: &House, path: &str, fields: &[(&str, &str)]) -> Page {
        let body: Vec<String> = (fields.iter())
            .map(|(name, value)| format!("{}={}", escaped(name), escaped(value)))
            .collect();
        let request = (self.request("POST", path))
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header("sec-fetch-site", "same-origin")
            .body(Body::from(body.join("&")))
            .unwrap();
        let page = house.send(request).await;
        if let Some(cookie) = page.headers.get(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
            self.cookie = Some(cookie.to_owned());
        }
        page
    }

    /// Sends JSON, as programs do.
    pub async fn send(&self, house: &House, path: &str, body: Value) -> Page {
        let request = (self.request("POST", path))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_string()))
            .unwrap();
        house.send(request).await
    }

    pub fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        request
    }

    /// Makes a table and says its address.
    pub async fn makes(&mut self, house: &House, game: &str, fields: &[(&str, &str)]) -> String {
        let page = self
            .post(house, &format!("/new/{game}"), fields)
            .await
            .is(303);
        page.location().to_owned()
    }

    /// A program that is known.
    pub async fn program(house: &House, name: &str) -> Guest {
        let guest = Guest::default();
        let body = serde_json::json!({ "name": name });
        let answer = guest
            .send(house, "/api/v1/people", body)
            .await
            .is(201)
            .json();
        Guest {
            cookie: None,
            token: Some(answer["token"].as_str().unwrap().to_owned()),
        }
    }
}

/// Waits for something that bots do in their own time.
pub async fn until<T, F: Future<Output = Option<T>>>(mut look: impl FnMut() -> F) -> T {
    for _ in 0..2000 {
        if let Some(found) = look().await {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it never happened");
}

fn escaped(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
                char::from(byte).to_string()
            }
            byte => format!("%{byte:02X}"),
        })
        .collect()
}
