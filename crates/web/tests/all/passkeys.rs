//! Passkeys by a device in software: kept, used, used again, and copied.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use ciborium::Value;
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use sha2::{Digest as _, Sha256};

use crate::support::{Guest, House, Page};

const ORIGIN: &str = "https://table.example";

/// A device that makes one passkey.
struct Device {
    pair: EcdsaKeyPair,
    id: Vec<u8>,
}

impl Device {
    fn new(id: &str) -> Device {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let pair = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        Device {
            pair: EcdsaKeyPair::from_pkcs8(algorithm, pair.as_ref(), &random).unwrap(),
            id: id.as_bytes().to_vec(),
        }
    }

    fn data(flags: u8, counter: u32) -> Vec<u8> {
        let mut data = Sha256::digest("table.example").to_vec();
        data.push(flags);
        data.extend(counter.to_be_bytes());
        data
    }

    fn attestation(&self) -> Vec<u8> {
        let mut data = Device::data(0x41, 0);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        let point = self.pair.public_key().as_ref();
        let key = Value::Map(vec![
            (Value::from(1), Value::from(2)),
            (Value::from(3), Value::from(-7)),
            (Value::from(-1), Value::from(1)),
            (Value::from(-2), Value::from(&point[1..33])),
            (Value::from(-3), Value::from(&point[33..])),
        ]);
        ciborium::into_writer(&key, &mut data).unwrap();
        let attestation = Value::Map(vec![
            (Value::from("fmt"), Value::from("none")),
            (Value::from("attStmt"), Value::Map(Vec::new())),
            (Value::from("authData"), Value::from(data)),
        ]);
        let mut bytes = Vec::new();
        ciborium::into_writer(&attestation, &mut bytes).unwrap();
        bytes
    }

    /// Answers a challenge to make a passkey.
    async fn make(&self, house: &House, guest: &mut Guest, challenge: &str) -> Page {
        let fields = [
            (
                "client_data",
                client_data("webauthn.create", challenge, ORIGIN),
            ),
            ("attestation", BASE64.encode(self.attestation())),
        ];
        send(house, guest, "/passkeys/keep", &fields).await
    }

    /// The fields that answer a challenge to show the passkey.
    fn proof(&self, challenge: &str, origin: &str, counter: u32) -> Vec<(&'static str, String)> {
        let client_data = client_data("webauthn.get", challenge, origin);
        let device_data = Device::data(0x01, counter);
        let mut signed = device_data.clone();
        signed.extend(Sha256::digest(BASE64.decode(&client_data).unwrap()));
        let signature = self.pair.sign(&SystemRandom::new(), &signed).unwrap();
        vec![
            ("id", BASE64.encode(&self.id)),
            ("client_data", client_data),
            ("device_data", BASE64.encode(device_data)),
            ("signature", BASE64.encode(signature.as_ref())),
        ]
    }
}

fn client_data(kind: &str, challenge: &str, origin: &str) -> String {
    let said = serde_json::json!({ "type": kind, "challenge": challenge, "origin": origin });
    BASE64.encode(said.to_string())
}

async fn send(house: &House, guest: &mut Guest, path: &str, fields: &[(&str, String)]) -> Page {
    let fields: Vec<(&str, &str)> = (fields.iter())
        .map(|(name, value)| (*name, value.as_str()))
        .collect();
    guest.post(house, path, &fields).await
}

async fn challenge(house: &House, guest: &mut Guest, what: &str) -> String {
    let said = guest
        .post(house, &format!("/passkeys/{what}/begin"), &[])
        .await
        .ok()
        .json();
    said["challenge"].as_str().unwrap().to_owned()
}

async fn house() -> House {
    House::with(|config| ORIGIN.clone_into(&mut config.public_url)).await
}

async fn known(house: &House, name: &str) -> Guest {
    let mut guest = Guest::default();
    guest
        .post(house, "/settings", &[("name", name)])
        .await
        .is(303);
    guest
}

/// Somebody with a passkey.
async fn owner(house: &House, device: &Device) -> Guest {
    let mut ana = known(house, "Ana").await;
    let asked = challenge(house, &mut ana, "keep").await;
    device.make(house, &mut ana, &asked).await.is(204);
    ana
}

#[tokio::test]
async fn a_passkey_lets_its_owner_in_elsewhere() {
    let house = house().await;
    let device = Device::new("one");
    let mut ana = owner(&house, &device).await;
    ana.get(&house, "/settings")
        .await
        .ok()
        .has("name=\"passkey\"");
    let mut elsewhere = Guest::default();
    let asked = challenge(&house, &mut elsewhere, "sign-in").await;
    let proof = device.proof(&asked, ORIGIN, 1);
    let page = send(&house, &mut elsewhere, "/passkeys/sign-in", &proof)
        .await
        .is(204);
    assert!(
        page.header("set-cookie").starts_with("__Host-hedgerow="),
        "{page:?}"
    );
    let me = elsewhere.get(&house, "/api/v1/me").await.ok().json();
    assert_eq!(me["name"], "Ana");
    // What was sent once is of no use to whoever heard it.
    let mut eve = Guest::default();
    send(&house, &mut eve, "/passkeys/sign-in", &proof)
        .await
        .is(422);
    assert!(eve.cookie.is_none());
    let id = BASE64.encode("one");
    ana.post(&house, "/settings/passkeys/remove", &[("passkey", &id)])
        .await
        .is(303);
    let asked = challenge(&house, &mut eve, "sign-in").await;
    let proof = device.proof(&asked, ORIGIN, 2);
    send(&house, &mut eve, "/passkeys/sign-in", &proof)
        .await
        .is(422)
        .has("belongs to nobody here");
}

#[tokio::test]
async fn a_false_proof_lets_nobody_in() {
    let house = house().await;
    let device = Device::new("one");
    let mut ana = owner(&house, &device).await;
    let mut eve = Guest::default();
    // Signed for another page.
    let asked = challenge(&house, &mut eve, "sign-in").await;
    let proof = device.proof(&asked, "https://evil.example", 1);
    send(&house, &mut eve, "/passkeys/sign-in", &proof)
        .await
        .is(422);
    // By another key under the same id.
    let proof = Device::new("one").proof(&asked, ORIGIN, 1);
    send(&house, &mut eve, "/passkeys/sign-in", &proof)
        .await
        .is(422);
    // To a challenge nobody gave, or gave for something else.
    let made_up = BASE64.encode([7; 32]);
    let for_keeping = challenge(&house, &mut ana, "keep").await;
    for asked in [made_up, for_keeping] {
        let proof = device.proof(&asked, ORIGIN, 1);
        send(&house, &mut eve, "/passkeys/sign-in", &proof)
            .await
            .is(422);
    }
    assert!(eve.cookie.is_none());
    // From a copy of the device, which has not counted as far.
    for (counter, status) in [(5, 204), (5, 422), (4, 422), (6, 204)] {
        let mut guest = Guest::default();
        let asked = challenge(&house, &mut guest, "sign-in").await;
        let proof = device.proof(&asked, ORIGIN, counter);
        send(&house, &mut guest, "/passkeys/sign-in", &proof)
            .await
            .is(status);
        assert_eq!(guest.cookie.is_some(), status == 204);
    }
}

#[tokio::test]
async fn a_passkey_is_kept_by_whoever_was_asked_to_make_it() {
    let house = house().await;
    let device = Device::new("one");
    let mut ana = owner(&house, &device).await;
    let mut eve = known(&house, "Eve").await;
    // A challenge of somebody else, one for signing in, and one that was used.
    let hers = challenge(&house, &mut ana, "keep").await;
    let signing_in = challenge(&house, &mut eve, "sign-in").await;
    let own = challenge(&house, &mut eve, "keep").await;
    for asked in [&hers, &signing_in] {
        Device::new("two")
            .make(&house, &mut eve, asked)
            .await
            .is(422);
    }
    Device::new("two")
        .make(&house, &mut eve, &own)
        .await
        .is(204);
    Device::new("three")
        .make(&house, &mut eve, &own)
        .await
        .is(422);
    // Nobody takes over the passkey of somebody else.
    let own = challenge(&house, &mut eve, "keep").await;
    device.make(&house, &mut eve, &own).await.is(422);
    let id = BASE64.encode("one");
    eve.post(&house, "/settings/passkeys/remove", &[("passkey", &id)])
        .await
        .is(303);
    ana.get(&house, "/settings").await.ok().has(&id);
    let mut stranger = Guest::default();
    stranger
        .post(&house, "/passkeys/keep/begin", &[])
        .await
        .is(401);
}

#[tokio::test]
async fn where_browsers_offer_no_passkeys_the_page_says_so() {
    let house = House::open().await;
    let mut ana = known(&house, "Ana").await;
    for guest in [&ana, &Guest::default()] {
        let page = guest.get(&house, "/settings").await.ok();
        page.has("under an encrypted address").lacks("data-passkey");
    }
    ana.post(&house, "/passkeys/keep/begin", &[]).await.is(422);
    ana.post(&house, "/passkeys/sign-in/begin", &[])
        .await
        .is(422);
    for (name, value) in [
        ("sec-fetch-site", "cross-site"),
        ("origin", "https://evil.example"),
    ] {
        for path in [
            "/passkeys/keep/begin",
            "/passkeys/keep",
            "/passkeys/sign-in",
            "/settings/passkeys/remove",
        ] {
            let request = ana.request("POST", path).header(name, value);
            house
                .send(request.body(axum::body::Body::empty()).unwrap())
                .await
                .is(403);
        }
    }
}
