//! The check of every text that comes in: control characters are refused.
//!
//! No text needs them, PostgreSQL cannot store NUL, and a terminal would obey some.

use axum::http::Uri;
use percent_encoding::percent_decode_str;

use crate::problem::Problem;

/// Whether a character may not stand in a text.
fn is_unusable(character: char) -> bool {
    character.is_ascii_control() && !matches!(character, '\t' | '\n' | '\r')
}

fn unusable() -> Problem {
    Problem::Unusable("Control characters cannot be used.".to_owned())
}

/// Checks a text.
pub(crate) fn check(text: &str) -> Result<(), Problem> {
    if text.contains(is_unusable) {
        return Err(unusable());
    }
    Ok(())
}

/// Checks an address, with the question behind it.
pub(crate) fn check_uri(uri: &Uri) -> Result<(), Problem> {
    for part in [uri.path(), uri.query().unwrap_or_default()] {
        let Ok(text) = percent_decode_str(part).decode_utf8() else {
            return Err(Problem::Unusable(
                "The address is not written in UTF-8.".to_owned(),
            ));
        };
        check(&text)?;
    }
    Ok(())
}

/// Checks JSON that is not parsed yet, where such characters stand as escapes.
pub(crate) fn check_json(json: &[u8]) -> Result<(), Problem> {
    let mut rest = json;
    while let Some(at) = memchr::memchr2(b'\\', 0x7f, rest) {
        let is_bad = match &rest[at..] {
            [0x7f, ..] | [b'\\', b'b' | b'f', ..] => true,
            [b'\\', b'u', digits @ ..] => {
                let digits = digits.get(..4).and_then(|d| std::str::from_utf8(d).ok());
                let code = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
                code.and_then(char::from_u32).is_some_and(is_unusable)
            }
            _ => false,
        };
        if is_bad {
            return Err(unusable());
        }
        // The character after a backslash belongs to it.
        rest = rest.get(at + 2..).unwrap_or_default();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_refused_wherever_they_hide() {
        for text in ["a\0b", "\u{1b}[2J", "\u{7f}"] {
            assert!(check(text).is_err(), "{text:?}");
            let json = serde_json::to_string(text).unwrap();
            assert!(check_json(json.as_bytes()).is_err(), "{json}");
        }
        for json in [
            r#"{"a":"\u0000"}"#,
            r#""\\\u0000""#,
            r#""\b""#,
            r#"{"\u0000":1}"#,
        ] {
            assert!(check_json(json.as_bytes()).is_err(), "{json}");
        }
        for uri in ["/t/a%00b", "/t/x?key=%00", "/t/%ff", "/t/x?a=%1B"] {
            assert!(check_uri(&uri.parse().unwrap()).is_err(), "{uri}");
        }
    }

    #[test]
    fn every_other_text_passes() {
        for text in ["Grüße,\r\nAna\t🦡", "", "\\u0000", "100 %", "עברית"] {
            assert!(check(text).is_ok(), "{text:?}");
            let json = serde_json::to_string(text).unwrap();
            assert!(check_json(json.as_bytes()).is_ok(), "{json}");
        }
        for json in [
            r#""\\u0000""#,
            r#""\u00e4""#,
            r#""\"#,
            r#""\u00"#,
            r#""\ud83e\udda1""#,
        ] {
            assert!(check_json(json.as_bytes()).is_ok(), "{json}");
        }
        for uri in ["/", "/t/x?text=a%0D%0Ab+c", "/g/%E2%9C%93", "/%zz"] {
            assert!(check_uri(&uri.parse().unwrap()).is_ok(), "{uri}");
        }
    }
}
