use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair as _},
};

use super::*;

/// A device in software.
enum Pair {
    P256(EcdsaKeyPair),
    Ed25519(Ed25519KeyPair),
}

impl Pair {
    fn p256() -> Pair {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let pair = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        Pair::P256(EcdsaKeyPair::from_pkcs8(algorithm, pair.as_ref(), &random).unwrap())
    }

    fn ed25519() -> Pair {
        let pair = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).unwrap();
        Pair::Ed25519(Ed25519KeyPair::from_pkcs8(pair.as_ref()).unwrap())
    }

    fn cose(&self) -> Value {
        let number = |key: i64, value: i64| (Value::from(key), Value::from(value));
        let bytes = |key: i64, value: &[u8]| (Value::from(key), Value::from(value));
        Value::Map(match self {
            Pair::P256(pair) => {
                let point = pair.public_key().as_ref();
                vec![
                    number(1, 2),
                    number(3, -7),
                    number(-1, 1),
                    bytes(-2, &point[1..33]),
                    bytes(-3, &point[33..]),
                ]
            }
            Pair::Ed25519(pair) => vec![
                number(1, 1),
                number(3, -8),
                number(-1, 6),
                bytes(-2, pair.public_key().as_ref()),
            ],
        })
    }

    fn sign(&self, message: &[u8]) -> Vec<u8> {
        match self {
            Pair::P256(pair) => pair
                .sign(&SystemRandom::new(), message)
                .unwrap()
                .as_ref()
                .to_vec(),
            Pair::Ed25519(pair) => pair.sign(message).as_ref().to_vec(),
        }
    }
}

fn site() -> Site {
    Site::of("https://table.example").unwrap()
}

fn client_data(kind: &str, origin: &str) -> Vec<u8> {
    let said = serde_json::json!({
        "type": kind, "challenge": "abc", "origin": origin, "crossOrigin": false,
    });
    said.to_string().into_bytes()
}

fn device_data(site: &str, flags: u8, counter: u32) -> Vec<u8> {
    let mut data = Sha256::digest(site).to_vec();
    data.push(flags);
    data.extend(counter.to_be_bytes());
    data
}

fn attestation(device_data: Vec<u8>, id: &[u8], key: &Value) -> Vec<u8> {
    let mut data = device_data;
    data.extend([0; 16]);
    data.extend((id.len() as u16).to_be_bytes());
    data.extend(id);
    ciborium::into_writer(key, &mut data).unwrap();
    let attestation = Value::Map(vec![
        (Value::from("fmt"), Value::from("none")),
        (Value::from("attStmt"), Value::Map(Vec::new())),
        (Value::from("authData"), Value::from(data)),
    ]);
    let mut bytes = Vec::new();
    ciborium::into_writer(&attestation, &mut bytes).unwrap();
    bytes
}

const HERE: &str = "https://table.example";

fn made(pair: &Pair) -> NewKey {
    let data = device_data("table.example", 0x41, 0);
    let attestation = attestation(data, b"the id", &pair.cose());
    new_key(&site(), &client_data("webauthn.create", HERE), &attestation).unwrap()
}

/// What a device says, signed by `pair`.
fn proof(pair: &Pair, kind: &str, origin: &str, site: &str, flags: u8) -> [Vec<u8>; 3] {
    let client_data = client_data(kind, origin);
    let device_data = device_data(site, flags, 7);
    let mut signed = device_data.clone();
    signed.extend(Sha256::digest(&client_data));
    let signature = pair.sign(&signed);
    [client_data, device_data, signature]
}

fn check(
    key: &NewKey,
    [client_data, device_data, signature]: &[Vec<u8>; 3],
) -> Result<(String, u32), Fault> {
    let proof = Proof {
        client_data,
        device_data,
        signature,
    };
    proof.check(&site(), &key.public_key)
}

#[test]
fn a_passkey_that_was_made_here_is_known_again() {
    for pair in [Pair::p256(), Pair::ed25519()] {
        let key = made(&pair);
        assert_eq!((&*key.challenge, key.counter), ("abc", 0));
        assert_eq!(base64(&key.id).unwrap(), b"the id");
        let proof = proof(&pair, "webauthn.get", HERE, "table.example", 0x01);
        assert_eq!(check(&key, &proof), Ok(("abc".to_owned(), 7)));
    }
}

#[test]
fn another_key_or_another_message_is_not_believed() {
    for pair in [Pair::p256(), Pair::ed25519()] {
        let key = made(&pair);
        for other in [Pair::p256(), Pair::ed25519()] {
            let proof = proof(&other, "webauthn.get", HERE, "table.example", 0x01);
            assert_eq!(check(&key, &proof), Err(Fault::Signature));
        }
        let mut changed = proof(&pair, "webauthn.get", HERE, "table.example", 0x01);
        *changed[1].last_mut().unwrap() += 1;
        assert_eq!(check(&key, &changed), Err(Fault::Signature));
        let mut changed = proof(&pair, "webauthn.get", HERE, "table.example", 0x01);
        changed[0].push(b' ');
        assert_eq!(check(&key, &changed), Err(Fault::Signature));
        let mut changed = proof(&pair, "webauthn.get", HERE, "table.example", 0x01);
        changed[2].clear();
        assert_eq!(check(&key, &changed), Err(Fault::Signature));
    }
}

#[test]
fn what_was_signed_for_another_page_site_or_question_is_refused() {
    let pair = Pair::p256();
    let key = made(&pair);
    for (kind, origin, site, flags, fault) in [
        ("webauthn.create", HERE, "table.example", 0x01, Fault::Kind),
        (
            "webauthn.get",
            "https://evil.example",
            "table.example",
            0x01,
            Fault::Origin,
        ),
        (
            "webauthn.get",
            "http://table.example",
            "table.example",
            0x01,
            Fault::Origin,
        ),
        (
            "webauthn.get",
            "https://table.example:8443",
            "table.example",
            0x01,
            Fault::Origin,
        ),
        ("webauthn.get", HERE, "evil.example", 0x01, Fault::Site),
        ("webauthn.get", HERE, "table.example", 0x04, Fault::Absent),
    ] {
        let proof = proof(&pair, kind, origin, site, flags);
        assert_eq!(check(&key, &proof), Err(fault), "{kind} {origin} {site}");
    }
    let framed = br#"{"type":"webauthn.get","challenge":"abc","origin":"https://table.example","crossOrigin":true}"#;
    assert_eq!(
        challenge(&site(), "webauthn.get", framed),
        Err(Fault::Origin)
    );
}

#[test]
fn a_new_key_has_to_be_readable_and_of_a_known_kind() {
    let pair = Pair::p256();
    let client = client_data("webauthn.create", HERE);
    let data = |flags| device_data("table.example", flags, 0);
    let whole = attestation(data(0x41), b"the id", &pair.cose());
    for length in 0..whole.len() {
        let cut = new_key(&site(), &client, &whole[..length]);
        assert_eq!(cut.unwrap_err(), Fault::Unreadable, "{length}");
    }
    let without = attestation(data(0x01), b"the id", &pair.cose());
    assert_eq!(
        new_key(&site(), &client, &without).unwrap_err(),
        Fault::Unreadable
    );
    let nobody = attestation(data(0x40), b"the id", &pair.cose());
    assert_eq!(
        new_key(&site(), &client, &nobody).unwrap_err(),
        Fault::Absent
    );
    let nameless = attestation(data(0x41), b"", &pair.cose());
    assert_eq!(
        new_key(&site(), &client, &nameless).unwrap_err(),
        Fault::Unreadable
    );
    let Value::Map(mut fields) = pair.cose() else {
        panic!()
    };
    fields[1].1 = Value::from(-35);
    let strange = attestation(data(0x41), b"the id", &Value::Map(fields));
    assert_eq!(
        new_key(&site(), &client, &strange).unwrap_err(),
        Fault::Algorithm
    );
    let elsewhere = client_data("webauthn.create", "https://evil.example");
    assert_eq!(
        new_key(&site(), &elsewhere, &whole).unwrap_err(),
        Fault::Origin
    );
}

#[test]
fn passkeys_are_for_encrypted_sites_with_a_name_and_for_this_machine() {
    let id = |url| Site::of(url).map(|site| (site.id, site.origin));
    let some = |id: &str, origin: &str| Some((id.to_owned(), origin.to_owned()));
    assert_eq!(
        id("https://Table.example"),
        some("table.example", "https://table.example")
    );
    assert_eq!(
        id("https://table.example:443"),
        some("table.example", "https://table.example")
    );
    assert_eq!(
        id("https://table.example:8443"),
        some("table.example", "https://table.example:8443")
    );
    assert_eq!(
        id("http://localhost:7777"),
        some("localhost", "http://localhost:7777")
    );
    for url in [
        "http://table.example",
        "http://127.0.0.1:7777",
        "https://192.168.1.5",
        "https://[::1]",
        "",
    ] {
        assert_eq!(id(url), None, "{url}");
    }
}

/// A signature made with openssl, since nothing here makes RSA keys.
#[test]
fn a_key_of_rsa_is_understood() {
    let n = "9b5f9141f5811b03d37add9c6db4c126bb925cc298f5c2da62e9629e323635bc48b308e671c3b9505131abb1\
     c1b26002697ee90388699b1c03bdfe346d3d48fb26407768a74e8099ea8dabf5e0d87698abe579cd56204a47\
     9f241016ae81a6f24c3eb283c47815d455545ad6db3317cb2fd9db2b614876127e9d6072613bdc5122b3e27a\
     3794514ec4f656335ec4e0114a491a685589d0c6d6ddd6072f067404d48b27b924ee44d84130923061923307\
     e805a2b83853c68f2920f5c4d3dfe548828a45018786b40a60a018828eb233580b4fe610508e0f68c3a9adff\
     191294bec5a8239f2d286fe6a10421c4c0f6d783a2c41fa8284ac499446ffdbc7e0b1b45";
    let signature = "18dd12261c805c621bd2805876907b43cca13cbd504e6fe99a62ec96ab5b9c3102c12c8f2a8be3098f02814f\
     7e2f594471eb3dc6b8dbb0dbd189bf3f7493ddf514e64b69d9b65153b8bc91021751672badc63a1a9c56f2ec\
     7f321ba5931745f403d3cbe5f1d33290ad592cc519b98c802627125155b383635eab868b3b2c2295c554960d\
     8a405ec60bbc01de6cc65ee037d748c83fbef7ed8a319f3da1238f0df4bdd43ae80b1e737ecfb3399816bd4e\
     dae93fe676a5b8136c75180b9930be6bf438887f0e4e7a7862cb8dad79db0c1a2a7f48fc8658fe97ab7b2ef1\
     fce41b62edaebdb4c1cc297ee1e677c630268e353144ec02d32c1f13ec4845fac25035e1";
    let hex = |text| from_hexadecimal(text).unwrap();
    let number = |key: i64, value: i64| (Value::from(key), Value::from(value));
    let cose = Value::Map(vec![
        number(1, 3),
        number(3, -257),
        (Value::from(-1), Value::from(hex(n))),
        (Value::from(-2), Value::from(vec![1, 0, 1])),
    ]);
    let data = device_data("table.example", 0x41, 0);
    let attestation = attestation(data, b"the id", &cose);
    let key = new_key(&site(), &client_data("webauthn.create", HERE), &attestation).unwrap();
    let client_data =
        br#"{"type":"webauthn.get","challenge":"abc","origin":"https://table.example"}"#.to_vec();
    let device_data = device_data("table.example", 0x01, 7);
    let mut proof = [client_data, device_data, hex(signature)];
    assert_eq!(check(&key, &proof), Ok(("abc".to_owned(), 7)));
    proof[2][9] ^= 1;
    assert_eq!(check(&key, &proof), Err(Fault::Signature));
}
