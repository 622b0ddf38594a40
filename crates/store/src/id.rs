use std::{fmt, sync::Arc};

/// The letters of random ids: none of them is easily taken for another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// How many letters a random id has: 130 bits, so that nobody finds one by trying.
const LENGTH: usize = 26;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
        pub struct $name(Arc<str>);

        impl $name {
            /// A new one that nobody can guess.
            pub fn random() -> $name {
                $name(random_letters().into())
            }

            /// Its letters.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> $name {
                $name(text.into())
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> $name {
                $name(text.into())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// Names a table, also in its address.
    TableId
}

id! {
    /// Names a person, on the server only.
    PersonId
}

id! {
    /// Names one running server among those that share a database.
    NodeId
}

id! {
    /// Names a browser that is reminded, on the server only.
    BrowserId
}

/// The SHA-256 of a secret that the store must not know.
#[derive(Clone, Eq, PartialEq)]
pub struct Digest(String);

impl Digest {
    /// Takes the 32 bytes of the hash.
    pub fn new(bytes: &[u8; 32]) -> Digest {
        let mut text = String::with_capacity(64);
        for byte in bytes {
            text.push_str(&format!("{byte:02x}"));
        }
        Digest(text)
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Says nothing of the secret, so that it can be in a log.
impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Digest")
    }
}

fn random_letters() -> String {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    let letter = |byte: &u8| LETTERS[usize::from(byte % 32)] as char;
    bytes.iter().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_long_plain_and_never_the_same() {
        let (one, other) = (TableId::random(), TableId::random());
        assert_ne!(one, other);
        assert_eq!(one.as_str().len(), LENGTH);
        assert!(one.as_str().bytes().all(|letter| LETTERS.contains(&letter)));
    }

    #[test]
    fn a_digest_is_not_shown() {
        assert_eq!(format!("{:?}", Digest::new(&[7; 32])), "Digest");
    }
}
