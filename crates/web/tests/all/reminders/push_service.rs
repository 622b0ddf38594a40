//! A push service that keeps what it is given, and a browser that can read it.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicU16, Ordering},
};

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hkdf::{HKDF_SHA256, KeyType, Prk, Salt},
    rand::{SecureRandom as _, SystemRandom},
    signature,
};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};

/// What was pushed.
#[derive(Clone, PartialEq, Debug)]
pub struct Pushed {
    pub path: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Pushed {
    #[track_caller]
    pub fn header(&self, name: &str) -> &str {
        let header = self.headers.iter().find(|(known, _)| known == name);
        header.map_or_else(|| panic!("no {name}"), |(_, value)| value)
    }
}

pub struct PushService {
    pub origin: String,
    pushed: Arc<Mutex<Vec<Pushed>>>,
    news: tokio::sync::Mutex<mpsc::UnboundedReceiver<Pushed>>,
    status: Arc<AtomicU16>,
}

impl PushService {
    pub async fn start() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let (sender, news) = mpsc::unbounded_channel();
        let pushed: Arc<Mutex<Vec<Pushed>>> = Arc::default();
        let status = Arc::new(AtomicU16::new(201));
        let (kept, wanted) = (Arc::clone(&pushed), Arc::clone(&status));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let pushed = answer(stream, wanted.load(Ordering::Relaxed)).await;
                kept.lock().unwrap().push(pushed.clone());
                if sender.send(pushed).is_err() {
                    break;
                }
            }
        });
        PushService {
            origin,
            pushed,
            news: tokio::sync::Mutex::new(news),
            status,
        }
    }

    /// What to say from now on.
    pub fn answer(&self, status: u16) {
        self.status.store(status, Ordering::Relaxed);
    }

    pub fn pushed(&self) -> Vec<Pushed> {
        self.pushed.lock().unwrap().clone()
    }

    /// What is pushed next.
    pub async fn next(&self) -> Pushed {
        let mut news = self.news.lock().await;
        let next = tokio::time::timeout(std::time::Duration::from_secs(20), news.recv());
        next.await.expect("nothing is pushed").unwrap()
    }

    /// Checks that the message says who sends it, as RFC 8292 wants it.
    pub fn check_token(&self, pushed: &Pushed, key: &str) {
        let header = pushed.header("authorization");
        let (token, named) = header
            .strip_prefix("vapid t=")
            .unwrap()
            .split_once(", k=")
            .unwrap();
        assert_eq!(named, key);
        let (signed, sign) = token.rsplit_once('.').unwrap();
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, bytes(key))
            .verify(signed.as_bytes(), &bytes(sign))
            .unwrap();
        let claims: Value =
            serde_json::from_slice(&bytes(signed.split_once('.').unwrap().1)).unwrap();
        assert_eq!(claims["aud"], *self.origin);
    }
}

async fn answer(mut stream: TcpStream, status: u16) -> Pushed {
    let mut bytes = Vec::new();
    let head = loop {
        if let Some(end) = bytes.windows(4).position(|end| end == b"\r\n\r\n") {
            break end;
        }
        assert!(stream.read_buf(&mut bytes).await.unwrap() > 0, "no request");
    };
    let text = String::from_utf8(bytes[..head].to_vec()).unwrap();
    let mut lines = text.split("\r\n");
    let path = lines.next().unwrap().split(' ').nth(1).unwrap().to_owned();
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
        .collect();
    let length = headers.iter().find(|(name, _)| name == "content-length");
    let length: usize = length.unwrap().1.parse().unwrap();
    let mut body = bytes.split_off(head + 4);
    while body.len() < length {
        assert!(
            stream.read_buf(&mut body).await.unwrap() > 0,
            "half a message"
        );
    }
    let answer = format!("HTTP/1.1 {status} X\r\nContent-Length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.unwrap();
    Pushed {
        path,
        headers,
        body,
    }
}

/// A browser with a subscription; it can read one message.
pub struct Browser {
    pub endpoint: String,
    pub key: String,
    pub secret: String,
    private: EphemeralPrivateKey,
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(key: &Prk, info: &[&[u8]]) -> [u8; N] {
    let mut bytes = [0; N];
    key.expand(info, Length(N))
        .unwrap()
        .fill(&mut bytes)
        .unwrap();
    bytes
}

impl Browser {
    pub fn new(service: &PushService, name: &str) -> Browser {
        let random = SystemRandom::new();
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &random).unwrap();
        let public = private.compute_public_key().unwrap();
        let mut secret = [0; 16];
        random.fill(&mut secret).unwrap();
        Browser {
            endpoint: format!("{}/{name}", service.origin),
            key: URL_SAFE_NO_PAD.encode(public),
            secret: URL_SAFE_NO_PAD.encode(secret),
            private,
        }
    }

    /// What a message says.
    pub fn open(self, body: &[u8]) -> Vec<u8> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let (own, secret) = (bytes(&self.key), bytes(&self.secret));
        let (salt, rest) = body.split_at(16);
        assert_eq!(
            rest[..5],
            [0, 0, 16, 0, 65],
            "record size and length of the key"
        );
        let (theirs, sealed) = rest[5..].split_at(65);
        let shared = agree_ephemeral(
            self.private,
            &UnparsedPublicKey::new(&ECDH_P256, theirs),
            <[u8]>::to_vec,
        );
        let first = Salt::new(HKDF_SHA256, &secret).extract(&shared.unwrap());
        let material: [u8; 32] = expand(&first, &[b"WebPush: info\0", &own, theirs]);
        let second = Salt::new(HKDF_SHA256, salt).extract(&material);
        let key: [u8; 16] = expand(&second, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce: [u8; 12] = expand(&second, &[b"Content-Encoding: nonce\0"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut record = sealed.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        let record = key.open_in_place(nonce, Aad::empty(), &mut record).unwrap();
        let end = record.iter().rposition(|&byte| byte != 0).unwrap();
        assert_eq!(record[end], 2, "the end of the last record");
        record[..end].to_vec()
    }
}
