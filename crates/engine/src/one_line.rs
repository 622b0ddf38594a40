use std::fmt::{self, Write as _};

use serde::de::DeserializeOwned;

/// Words that may quote what somebody wrote, shown in one line: line breaks and
/// other control characters become escapes, so that nobody's file or action
/// writes on the terminal of another.
pub(crate) struct OneLine<'a>(pub(crate) &'a str);

impl fmt::Display for OneLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| match c {
            '\u{2028}' | '\u{2029}' => write!(f, "{}", c.escape_unicode()),
            c if c.is_control() => write!(f, "{}", c.escape_default()),
            c => f.write_char(c),
        })
    }
}

/// The same as text, for a message.
pub(crate) fn one_line(text: &str) -> String {
    OneLine(text).to_string()
}

/// Lets errors that have a message for people be written as what it says, in the language
/// that is spoken and in one line.
macro_rules! told_by_message {
    ($($error:ty),+) => {
        $(
            impl std::fmt::Display for $error {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    $crate::one_line::OneLine(&self.message().to_string()).fmt(f)
                }
            }

            impl std::error::Error for $error {}
        )+
    };
}

pub(crate) use told_by_message;

/// Reads JSON; what is wrong is told in one line with the path of the field.
pub(crate) fn read_json<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        let words = match path.as_str() {
            "." => error.inner().to_string(),
            path => format!("field `{path}`: {}", error.inner()),
        };
        OneLine(&words).to_string()
    })?;
    reader.end().map_err(|error| error.to_string())?;
    Ok(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_escaped_and_letters_are_not() {
        let shown = OneLine("a\nb\u{1b}[31m \u{2028}Größe").to_string();
        assert_eq!(shown, "a\\nb\\u{1b}[31m \\u{2028}Größe");
    }

    #[test]
    fn wrong_json_names_the_field() {
        let error = read_json::<Vec<Vec<u8>>>("[[1], [2, \"x\"]]").unwrap_err();
        assert!(
            error.starts_with("field `[1][1]`: invalid type: string"),
            "{error}"
        );
        let error = read_json::<Vec<u8>>("[1] 2").unwrap_err();
        assert!(error.starts_with("trailing characters"), "{error}");
    }
}
