//! What a passkey says, checked: as much of `WebAuthn` as is needed where it does not matter who
//! made the device ("none" attestation).
//!
//! The passkey signs what the browser tells of the page, and what the device tells of itself.
//! Both are read here, and nothing is believed that is not signed, but for the first message,
//! which brings the key.

use axum::http::Uri;
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use ciborium::Value;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents,
    UnparsedPublicKey,
};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use crate::host;

/// The kinds of keys that are understood, the best first, as COSE numbers them: ECDSA with
/// P-256, Ed25519, RSA with SHA-256.
pub(crate) const ALGORITHMS: [i64; 3] = [-7, -8, -257];

/// The longest id of a passkey, in bytes.
const LONGEST_ID: usize = 1023;

/// Why a passkey is not believed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Fault {
    /// It is not what a browser sends.
    Unreadable,
    /// It answers another kind of question.
    Kind,
    /// It was made at another page.
    Origin,
    /// It is for another site.
    Site,
    /// Nobody was there.
    Absent,
    /// The key is of no kind that is understood.
    Algorithm,
    /// Another key has signed, or something else was signed.
    Signature,
}

/// The site that passkeys are for.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Site {
    /// Its name, as passkeys know it.
    pub(crate) id: String,
    origin: String,
}

impl Site {
    /// The site whose pages have this address; `None` where browsers offer no passkeys: without
    /// encryption, except on this machine, and under an address in digits.
    pub(crate) fn of(base_url: &str) -> Option<Site> {
        let url: Uri = base_url.parse().ok()?;
        let (scheme, authority) = (url.scheme_str()?, url.authority()?);
        let id = authority.host().to_ascii_lowercase();
        let is_safe = scheme == "https" || id == "localhost" || id.ends_with(".localhost");
        if !is_safe || host::is_address(authority.as_str()) {
            return None;
        }
        let port = match (scheme, authority.port_u16()) {
            ("https", Some(443)) | ("http", Some(80)) | (_, None) => String::new(),
            (_, Some(port)) => format!(":{port}"),
        };
        let origin = format!("{scheme}://{id}{port}");
        Some(Site { id, origin })
    }
}

/// What the browser says it was asked, and by which page.
#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    cross_origin: bool,
}

/// Reads what a browser says and checks all but the challenge, which is returned: whoever
/// gave it out knows whether it is good.
fn challenge(site: &Site, kind: &str, client_data: &[u8]) -> Result<String, Fault> {
    let said: ClientData = serde_json::from_slice(client_data).map_err(|_| Fault::Unreadable)?;
    if said.kind != kind {
        return Err(Fault::Kind);
    }
    if said.origin != site.origin || said.cross_origin {
        return Err(Fault::Origin);
    }
    Ok(said.challenge)
}

/// What a device says of itself: for whom, whether somebody was there, how often it signed.
struct Device<'a> {
    counter: u32,
    has_key: bool,
    /// What follows: a new key, where there is one.
    rest: &'a [u8],
}

impl Device<'_> {
    fn read<'a>(site: &Site, data: &'a [u8]) -> Result<Device<'a>, Fault> {
        let (hash, data) = data.split_at_checked(32).ok_or(Fault::Unreadable)?;
        let (flags, data) = data.split_first().ok_or(Fault::Unreadable)?;
        let (counter, rest) = data.split_first_chunk().ok_or(Fault::Unreadable)?;
        if hash != &Sha256::digest(&site.id)[..] {
            return Err(Fault::Site);
        }
        // Whether it was also made sure who was there is wished for and not demanded: some
        // devices have no way to.
        if flags & 0x01 == 0 {
            return Err(Fault::Absent);
        }
        Ok(Device {
            counter: u32::from_be_bytes(*counter),
            has_key: flags & 0x40 != 0,
            rest,
        })
    }
}

/// A passkey that a device has made.
#[derive(Debug)]
pub(crate) struct NewKey {
    /// The challenge it answers.
    pub(crate) challenge: String,
    /// Its id, in base64 for addresses.
    pub(crate) id: String,
    /// Its public half: COSE in hexadecimal digits.
    pub(crate) public_key: String,
    /// How often it has signed.
    pub(crate) counter: u32,
}

/// Reads the answer of a device that was asked to make a passkey.
pub(crate) fn new_key(
    site: &Site,
    client_data: &[u8],
    attestation: &[u8],
) -> Result<NewKey, Fault> {
    let challenge = challenge(site, "webauthn.create", client_data)?;
    let attestation: Value = read_cbor(&mut &*attestation)?;
    let data = field(&attestation, &Value::from("authData"));
    let data = data.and_then(Value::as_bytes).ok_or(Fault::Unreadable)?;
    let device = Device::read(site, data)?;
    if !device.has_key {
        return Err(Fault::Unreadable);
    }
    // The model of the device; nothing is made of it.
    let rest = device.rest.get(16..).ok_or(Fault::Unreadable)?;
    let (length, rest) = rest.split_first_chunk().ok_or(Fault::Unreadable)?;
    let length = usize::from(u16::from_be_bytes(*length));
    let (id, mut rest) = rest.split_at_checked(length).ok_or(Fault::Unreadable)?;
    if id.is_empty() || id.len() > LONGEST_ID {
        return Err(Fault::Unreadable);
    }
    let key = read_cbor(&mut rest)?;
    Key::read(&key)?;
    let mut cose = Vec::new();
    ciborium::into_writer(&key, &mut cose).map_err(|_| Fault::Unreadable)?;
    Ok(NewKey {
        challenge,
        id: BASE64.encode(id),
        public_key: crate::live::hexadecimal(&cose),
        counter: device.counter,
    })
}

/// What a device sends to show that it has a passkey.
#[derive(Copy, Clone)]
pub(crate) struct Proof<'a> {
    /// What the browser says.
    pub(crate) client_data: &'a [u8],
    /// What the device says.
    pub(crate) device_data: &'a [u8],
    /// The signature of both.
    pub(crate) signature: &'a [u8],
}

impl Proof<'_> {
    /// Checks that the passkey with this public half has signed; the challenge it answers and
    /// how often it has signed by now.
    pub(crate) fn check(&self, site: &Site, public_key: &str) -> Result<(String, u32), Fault> {
        let challenge = challenge(site, "webauthn.get", self.client_data)?;
        let device = Device::read(site, self.device_data)?;
        let cose = from_hexadecimal(public_key).ok_or(Fault::Algorithm)?;
        let cose = read_cbor(&mut &*cose)?;
        let mut signed = self.device_data.to_vec();
        signed.extend(Sha256::digest(self.client_data));
        Key::read(&cose)?.verify(&signed, self.signature)?;
        Ok((challenge, device.counter))
    }
}

/// A public key.
enum Key<'a> {
    P256 { x: &'a [u8], y: &'a [u8] },
    Ed25519 { x: &'a [u8] },
    Rsa { n: &'a [u8], e: &'a [u8] },
}

impl Key<'_> {
    fn read(cose: &Value) -> Result<Key<'_>, Fault> {
        let number = |key: i64| {
            let value = field(cose, &Value::from(key))?.as_integer()?;
            i64::try_from(value).ok()
        };
        let bytes = |key: i64| field(cose, &Value::from(key)).and_then(Value::as_bytes);
        let bytes = |key| bytes(key).map(Vec::as_slice).ok_or(Fault::Algorithm);
        // Kind, algorithm and curve, as COSE numbers them.
        match (number(1), number(3), number(-1)) {
            (Some(2), Some(-7), Some(1)) => {
                let (x, y) = (bytes(-2)?, bytes(-3)?);
                let is_point = x.len() == 32 && y.len() == 32;
                is_point.then_some(Key::P256 { x, y })
            }
            (Some(1), Some(-8), Some(6)) => Some(Key::Ed25519 { x: bytes(-2)? }),
            (Some(3), Some(-257), _) => Some(Key::Rsa {
                n: bytes(-1)?,
                e: bytes(-2)?,
            }),
            _ => None,
        }
        .ok_or(Fault::Algorithm)
    }

    fn verify(&self, message: &[u8], signature: &[u8]) -> Result<(), Fault> {
        let verified = match self {
            Key::P256 { x, y } => {
                let point = [&[4], *x, *y].concat();
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(message, signature)
            }
            Key::Ed25519 { x } => UnparsedPublicKey::new(&ED25519, x).verify(message, signature),
            Key::Rsa { n, e } => RsaPublicKeyComponents { n, e }.verify(
                &RSA_PKCS1_2048_8192_SHA256,
                message,
                signature,
            ),
        };
        verified.map_err(|_| Fault::Signature)
    }
}

fn read_cbor(bytes: &mut &[u8]) -> Result<Value, Fault> {
    ciborium::from_reader(bytes).map_err(|_| Fault::Unreadable)
}

fn field<'a>(map: &'a Value, key: &Value) -> Option<&'a Value> {
    let fields = map.as_map()?.iter();
    fields
        .clone()
        .find(|(found, _)| found == key)
        .map(|(_, value)| value)
}

/// Bytes in base64 for addresses.
pub(crate) fn base64(text: &str) -> Result<Vec<u8>, Fault> {
    BASE64.decode(text).map_err(|_| Fault::Unreadable)
}

/// Base64 for addresses.
pub(crate) fn to_base64(bytes: &[u8]) -> String {
    BASE64.encode(bytes)
}

fn from_hexadecimal(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes().chunks(2);
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    digits.map(byte).collect()
}

#[cfg(test)]
mod tests;
