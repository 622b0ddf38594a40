//! Who pushes a message: a signed token that push services ask for, RFC 8292.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use serde_json::json;
use store::Moment;

/// How long a token is good; push services allow a day.
const GOOD_FOR: i64 = 12 * 60 * 60;

/// The key that signs.
pub(crate) struct Signer {
    pair: EcdsaKeyPair,
    public: String,
}

/// A new key, as text.
pub(super) fn fresh_key() -> Option<String> {
    let random = SystemRandom::new();
    let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).ok()?;
    Some(URL_SAFE_NO_PAD.encode(key))
}

impl Signer {
    /// Reads a key; `None` if it is none.
    pub(super) fn read(text: &str) -> Option<Signer> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, &bytes, &random).ok()?;
        Some(Signer {
            public: URL_SAFE_NO_PAD.encode(pair.public_key()),
            pair,
        })
    }

    /// The key that browsers and push services know the server by.
    pub(crate) fn public(&self) -> &str {
        &self.public
    }

    /// The header for a push service; `contact` is where its operator can complain.
    pub(super) fn authorization(
        &self,
        audience: &str,
        contact: Option<&str>,
        at: Moment,
    ) -> Option<String> {
        let mut claims = json!({ "aud": audience, "exp": at.0 / 1000 + GOOD_FOR });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let head = URL_SAFE_NO_PAD.encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let token = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature = self
            .pair
            .sign(&SystemRandom::new(), token.as_bytes())
            .ok()?;
        let signature = URL_SAFE_NO_PAD.encode(signature);
        Some(format!("vapid t={token}.{signature}, k={}", self.public))
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    #[test]
    fn a_token_is_signed_by_the_key_it_names() {
        let signer = Signer::read(&fresh_key().unwrap()).unwrap();
        let at = Moment(1_000_000);
        let header = signer.authorization("https://push.example", Some("mailto:a@b"), at);
        let header = header.unwrap();
        let (token, key) = header
            .strip_prefix("vapid t=")
            .unwrap()
            .split_once(", k=")
            .unwrap();
        assert_eq!(key, signer.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key))
            .verify(signed.as_bytes(), &bytes(signature))
            .unwrap();
        let (head, claims) = signed.split_once('.').unwrap();
        assert_eq!(bytes(head), br#"{"typ":"JWT","alg":"ES256"}"#);
        assert_eq!(
            String::from_utf8(bytes(claims)).unwrap(),
            r#"{"aud":"https://push.example","exp":44200,"sub":"mailto:a@b"}"#
        );
    }
}
