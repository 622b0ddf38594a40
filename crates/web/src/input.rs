//! The check of every text that comes in: control characters are refused, and texts that are
//! too long.
//!
//! No text needs control characters, PostgreSQL cannot store NUL, and a terminal would obey
//! some. What is done with a text may take longer than reading it, so whatever comes in has
//! a limit before anything looks at it.

use axum::http::Uri;
use percent_encoding::percent_decode_str;

use crate::{problem::Problem, words::problems};

/// The longest text of all that come in by forms, addresses and JSON, in letters: a note.
pub(crate) const LONGEST_TEXT: usize = 4_000;

/// The longest action, in letters.
pub(crate) const LONGEST_ACTION: usize = 400;

/// The longest key by which somebody knows what was sent, in letters.
pub(crate) const LONGEST_KEY: usize = 64;

/// The longest line of chat, in letters.
pub(crate) const LONGEST_LINE: usize = 500;

/// The longest part of an address between slashes, in letters.
const LONGEST_PART: usize = 200;

/// Checks how long a field is. Line breaks count once, as browsers count them.
pub(crate) fn check_length(field: &str, text: &str, longest: usize) -> Result<(), Problem> {
    let is_short = || text.chars().filter(|&letter| letter != '\r').count() <= longest;
    if text.len() <= longest || is_short() {
        return Ok(());
    }
    // A name that is too long is no help.
    let field = match field.char_indices().nth(LONGEST_NAME) {
        None => field,
        Some((end, _)) => &field[..end],
    };
    let words = problems::message::too_long(field.to_owned(), longest);
    Err(Problem::Unusable(words))
}

/// How much of a field's name is told.
const LONGEST_NAME: usize = 40;

/// Whether a character may not stand in a text.
fn is_unusable(character: char) -> bool {
    character.is_ascii_control() && !matches!(character, '\t' | '\n' | '\r')
}

fn unusable() -> Problem {
    Problem::unusable(problems::CONTROL_CHARACTERS)
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
    let decoded = |part| {
        let text = percent_decode_str(part)
            .decode_utf8()
            .map_err(|_| Problem::unusable(problems::NOT_UTF_8))?;
        check(&text)?;
        Ok::<_, Problem>(text)
    };
    for part in uri.path().split('/') {
        check_length("address", &decoded(part)?, LONGEST_PART)?;
    }
    for part in uri.query().unwrap_or_default().split('&') {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        check_field(&decoded(name)?, &decoded(value)?)?;
    }
    Ok(())
}

/// Checks a field of a form or an address.
pub(crate) fn check_field(name: &str, value: &str) -> Result<(), Problem> {
    check(name)?;
    check(value)?;
    check_length("name", name, LONGEST_PART)?;
    check_length(name, value, LONGEST_TEXT)
}

/// Checks JSON that is not parsed yet, where such characters stand as escapes, and the length
/// of its texts. An escape counts as what it is written with.
pub(crate) fn check_json(json: &[u8]) -> Result<(), Problem> {
    check_lengths(json)?;
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

/// Checks the lengths of the texts in JSON that is not parsed yet.
fn check_lengths(json: &[u8]) -> Result<(), Problem> {
    let mut rest = json;
    while let Some(start) = memchr::memchr(b'"', rest) {
        rest = &rest[start + 1..];
        let mut end = 0;
        loop {
            // What never ends is no JSON, and refused by whoever reads it.
            let Some(at) = memchr::memchr2(b'"', b'\\', &rest[end.min(rest.len())..]) else {
                end = rest.len();
                break;
            };
            end += at;
            if rest[end] == b'"' {
                break;
            }
            // The character after a backslash belongs to it.
            end += 2;
        }
        let text = &rest[..end];
        if text.len() > LONGEST_TEXT {
            check_length("text", &String::from_utf8_lossy(text), LONGEST_TEXT)?;
        }
        rest = rest.get(end + 1..).unwrap_or_default();
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
    fn what_is_too_long_is_refused_wherever_it_stands() {
        let long = "ä".repeat(LONGEST_TEXT + 1);
        let most = "ä\r\n".repeat(LONGEST_TEXT / 2);
        for (text, is_long) in [(&long, true), (&most, false)] {
            assert_eq!(check_field("text", text).is_err(), is_long);
            let letters = text.replace("\r\n", "b");
            for json in [
                format!("[\"\\\"\", \"{letters}\"]"),
                format!("{{\"{letters}\": 1}}"),
                format!("\"{letters}"),
            ] {
                assert_eq!(check_json(json.as_bytes()).is_err(), is_long);
            }
            let query: String =
                percent_encoding::utf8_percent_encode(text, percent_encoding::NON_ALPHANUMERIC)
                    .collect();
            let uri = format!("/t/x/why?action={query}").parse().unwrap();
            assert_eq!(check_uri(&uri).is_err(), is_long);
        }
        let part = "a".repeat(LONGEST_PART + 1);
        for uri in [format!("/t/{part}"), format!("/t/x?{part}=1")] {
            assert!(check_uri(&uri.parse().unwrap()).is_err(), "{uri}");
        }
        let name = "n".repeat(LONGEST_PART);
        let Err(Problem::Unusable(words)) = check_length(&name, "too long", 3) else {
            panic!("too long");
        };
        assert_eq!(
            words.to_string(),
            format!("`{}` is longer than 3 letters.", &name[..40])
        );
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
