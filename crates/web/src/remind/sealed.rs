//! Messages that only one browser can read: RFC 8291, with the encoding of RFC 8188.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    error::Unspecified,
    hkdf::{HKDF_SHA256, KeyType, Prk, Salt},
    rand::{SecureRandom as _, SystemRandom},
};

/// The bytes of a point of P-256 that is not compressed.
const KEY: usize = 65;

/// The bytes of the secret that a browser shares with us, and of a salt.
const SECRET: usize = 16;

/// The size of records that the header tells; a message is one record.
const RECORD: u32 = 4096;

/// Messages are filled up to a multiple of this, so that their length tells little.
const STEP: usize = 256;

/// The longest message: push services take 4,096 bytes with header and tag.
const LONGEST: usize = 3072;

/// What a browser gave us to write to it.
pub(crate) struct BrowserKeys {
    key: [u8; KEY],
    secret: [u8; SECRET],
}

impl BrowserKeys {
    /// Reads what a browser gave as text; `None` if it is not usable.
    pub(crate) fn read(key: &str, secret: &str) -> Option<BrowserKeys> {
        let bytes = |text: &str| {
            let text = text.trim_end_matches('=');
            URL_SAFE_NO_PAD.decode(text).ok()
        };
        let keys = BrowserKeys {
            key: bytes(key)?.try_into().ok()?,
            secret: bytes(secret)?.try_into().ok()?,
        };
        // A point that is not on the curve is found out when it is used.
        seal(&keys, b"").map(|_| keys)
    }
}

/// A message as its browser can read it; `None` if it is too long, or the key is none.
pub(crate) fn seal(keys: &BrowserKeys, message: &[u8]) -> Option<Vec<u8>> {
    if message.len() > LONGEST {
        return None;
    }
    let random = SystemRandom::new();
    let mut salt = [0; SECRET];
    random.fill(&mut salt).ok()?;
    let ours = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let public = ours.compute_public_key().ok()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &keys.key);
    let mut record = message.to_vec();
    // 2 ends the last record; what follows is padding.
    record.push(2);
    record.resize(record.len().next_multiple_of(STEP), 0);
    let sealed = agree_ephemeral(ours, &theirs, |shared| {
        with_shared(shared, keys, public.as_ref(), &salt, record)
    });
    sealed.ok()?.ok()
}

/// Encrypts a record with what both sides know.
fn with_shared(
    shared: &[u8],
    keys: &BrowserKeys,
    public: &[u8],
    salt: &[u8; SECRET],
    mut record: Vec<u8>,
) -> Result<Vec<u8>, Unspecified> {
    let first = Salt::new(HKDF_SHA256, &keys.secret).extract(shared);
    let material: [u8; 32] = expand(&first, &[b"WebPush: info\0", &keys.key, public])?;
    let second = Salt::new(HKDF_SHA256, salt).extract(&material);
    let key: [u8; 16] = expand(&second, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = expand(&second, &[b"Content-Encoding: nonce\0"])?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    // The key is new for each message, so its one nonce is used once.
    let nonce = Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record)?;
    let mut message = salt.to_vec();
    message.extend(RECORD.to_be_bytes());
    message.push(public.len() as u8);
    message.extend(public);
    message.append(&mut record);
    Ok(message)
}

/// So many bytes.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(key: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0; N];
    key.expand(info, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    const BROWSER_KEY: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const BROWSER_SECRET: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    /// RFC 8291, Appendix A; the private keys there are stood in for by the secret that
    /// follows from them, since the library takes no private key.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let keys = BrowserKeys::read(BROWSER_KEY, BROWSER_SECRET).unwrap();
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let public = bytes(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let record = b"When I grow up, I want to be a watermelon\x02".to_vec();
        let sealed = with_shared(&shared, &keys, &public, &salt, record).unwrap();
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY\
             WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSg\
             Sxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn messages_of_different_length_look_alike() {
        let keys = BrowserKeys::read(BROWSER_KEY, BROWSER_SECRET).unwrap();
        let (short, long) = (seal(&keys, b"a"), seal(&keys, &[b'a'; 200]));
        assert_eq!(short.unwrap().len(), long.unwrap().len());
        assert!(seal(&keys, &[b'a'; LONGEST + 1]).is_none());
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let off_the_curve = URL_SAFE_NO_PAD.encode([[4; 1].as_slice(), &[7; 64]].concat());
        for (key, secret) in [
            (off_the_curve.as_str(), BROWSER_SECRET),
            (&BROWSER_KEY[..60], BROWSER_SECRET),
            (BROWSER_KEY, "short"),
            ("", ""),
            ("?", "?"),
        ] {
            assert!(BrowserKeys::read(key, secret).is_none(), "{key} {secret}");
        }
    }
}
